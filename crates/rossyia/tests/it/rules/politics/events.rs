//! Events, and the lines of the event tables.

use super::super::{check, cites, game};

/// A line of a side's event table, by its two dice and those that it needs, and what follows.
fn line(side: &str, given: &str, dice: &str, script: &str) {
    let option = if side == "white" { "w_evenement" } else { "r_evenement" };
    let given = format!("given nobody else; level 50; {given}; {side} hand {option} 1; playing {side}");
    check(&["III.B.7", "III.B.2"], &format!("{given}\n{side}: play {option} ; {dice}\n{script}"));
}

#[test]
fn the_white_table() {
    line("white", "turn 1919-03", "1 1", "then level = 53\n then count white pool w_evenement = 1");
    line("white", "stalin at tsaritzin; stalin armt 3", "1 2", "then level = 51\n then stalin armt = 0");
    line(
        "white",
        "south pr 3; miller pr 0; bolshevik pr 2",
        "1 3",
        "then pr south = 2\n then pr miller = 0\n then pr bolshevik = 2",
    );
    line("white", "turn 1919-03", "2 3", "then level = 49");
    line("white", "turn 1919-03", "3 3", "then level = 50\n then ongoing = 0");
    line("white", "turn 1919-03", "3 4", "then level = 50\n then ongoing = 0");
    line("white", "bolshevik pr 1", "4 4", "then pr bolshevik = 0");
    line("white", "denikine at ekaterinodar; denikine armt 5", "4 5", "then denikine armt = 5");
    line("white", "bolshevik points 3", "5 5", "then points bolshevik = 0");
    line(
        "white",
        "turn 1919-03",
        "5 6",
        "then level = 49\n then coordination south south = 0\n then coordination bolshevik bolshevik = no",
    );
    line(
        "white",
        "b_train_trotsky b_train_a at moscou",
        "6 6",
        "then level = 51\n then may move b_train_trotsky = false\n then may attack b_train_trotsky = false\n then may move b_train_a = true",
    );
}

#[test]
fn the_bolshevik_table() {
    line("bolshevik", "turn 1919-03", "1 1", "then level = 47");
    line("bolshevik", "v_i1 v_guard at 3257", "1 2", "then v_i1 hits = 1\n then v_guard hits = 0");
    line("bolshevik", "bolshevik pr 4", "1 3", "then pr bolshevik = 1");
    line("bolshevik", "turn 1919-03", "2 3", "then level = 51");
    line("bolshevik", "turn 1919-03", "3 3", "then level = 50");
    line("bolshevik", "turn 1919-03", "3 4", "then level = 50");
    line("bolshevik", "bolshevik points 3", "4 4", "then points bolshevik = 8");
    line("bolshevik", "stalin at moscou", "4 5", "then stalin armt = 1");
    line("bolshevik", "a_s1 at odessa", "5 5", "then may move a_s1 = false\n then may attack a_s1 = false");
    line(
        "bolshevik",
        "south pr 4; siberian pr 4",
        "5 6 2",
        "then level = 49\n then pr south = 1\n then pr siberian = 4",
    );
    line(
        "bolshevik",
        "south pr 4; siberian pr 4",
        "5 6 3",
        "then level = 49\n then pr south = 4\n then pr siberian = 1",
    );
    line("bolshevik", "turn 1919-03", "6 6", "then level = 47");
}

#[test]
fn the_death_of_a_commander_moves_only_the_level() {
    check(
        &["III.D.4", "III.D.4#1"],
        "given nobody else; level 50; koltchak s_r1 at omsk; koltchak armt 2; bolshevik hand r_evenement 2; playing bolshevik
         bolshevik: play r_evenement ; 1 1
         then level = 47
         then koltchak armt = 2
         then waiting white = 1
         bolshevik: play r_evenement ; 1 1
         then level = 47",
    );
}

/// An event happens by the rules; it is carried out before the next activation.
fn event(given: &str, event: &str, script: &str) {
    let given =
        format!("given nobody else; level 50; turn 1920-05; initiative white; {given}; military; {event} happens");
    check(&["X.turn.1"], &format!("{given}\nwhite: begin white\nthen happened {event} = true\n{script}"));
}

#[test]
fn events_do_what_they_say() {
    event("white awaits w_offensive_pologne 1", "polish_track", "then count white pool w_offensive_pologne = 1");
    event(
        "white awaits w_partisans_polonais 2; white awaits w_aide_polonaise 1; white awaits w_alliance 1; bolshevik awaits r_greve_dockers 1; p_1 pilsudski at to_come",
        "poland_war",
        "then level = 54
         then pool white = 4
         then count bolshevik pool r_greve_dockers = 1
         then plays w_offensive_pologne = w_occident_soutien
         then p_1 at = 0429
         then pilsudski at = 0429",
    );
    event("a_pol at odessa", "poland_war_second_turn", "then a_pol faction = poland");
    event("p_v1 p_v2 at to_come; poland at war", "warsaw_threatened", "then p_v1 at = 0429\n then p_v2 at = 0429");
    event("bolshevik awaits r_traite_riga 1", "riga", "then count bolshevik pool r_traite_riga = 1");
    event(
        "poland at war; poland holds wilna grodno brest_litowsk lemberg tarnopol",
        "treaty_of_riga",
        "then at war poland = false",
    );
    event("poland at war", "poland_beaten", "then level = 40\n then at war poland = false");
    event(
        "fi_1 mannerheim at to_come",
        "finland_war",
        "then level = 52\n then fi_1 at = 2106\n then mannerheim at = 2106",
    );
    event("finland at war", "finland_peace", "then level = 52\n then at war finland = false");
    event(
        "finland at war; finland holds petrograd",
        "finland_peace_petrograd",
        "then level = 52
         then holder petrograd = bolshevik
         given turn 1920-06
         then held reinforcements bolshevik petrograd = lost",
    );
    event("finland at war", "finland_beaten", "then level = 48\n then at war finland = false");
    event("romania at war", "romania_peace", "then level = 52\n then at war romania = false");
    event("kichinev_lost in 1919-01", "romania_war_2", "then at war romania = true");
    event("romania at war", "romania_peace_lost", "then level = 52\n then at war romania = false");
    event("romania at war", "romania_peace_won", "then level = 48\n then at war romania = false");
    event(
        "t_i1 karabekir at to_come",
        "turkey_war_1",
        "then at war turkey = true\n then t_i1 at = turkey\n then karabekir at = turkey",
    );
    event("turkey at war", "turkey_peace", "then level = 52\n then at war turkey = false");
    event("t_i5 kemal at to_come; turkey holds kars_city", "turkey_war_2", "then level = 52\n then kemal at = kars");
    event(
        "turkey at war; turkey holds kars_city",
        "turkey_collapse",
        "then at war turkey = false\n then holder kars_city = bolshevik",
    );
    event("ba_e1 ba_e3 at to_come", "revolution_mondiale", "then stack reval = ba_e1 ba_e3");
    event("a_c1 at to_come", "caspian_intervention", "then naval white caspian = 3\n then a_c1 at = caspian_2");
    event("m_train at 3121", "miller_without_rail", "then m_train at = lost");
    event("k_train at kiev", "ukraine_without_city", "then k_train at = lost");
    event("b_mongol at to_come", "mongolia", "then b_mongol at = omsk");
    event("bolshevik awaits r_depart_tcheque 1", "czech_departure", "then count bolshevik pool r_depart_tcheque = 1");
    event("cz_bilt cz_27 at omsk", "czech_gone", "then cz_bilt faction = siberian\n then cz_27 faction = siberian");
    check(
        &["X.turn.1"],
        "given nobody else; initiative white; d_v1 d_v2 at to_come; military; cossack_rising happens
         white: place d_v1+d_v2 3844
         then happened cossack_rising = true
         then d_v1 at = 3844",
    );
    event("v_train1 at to_come; south holds rostov", "rostov_south", "then v_train1 at = 3452");
    event("v_train2 at to_come; south holds kharkov", "kharkov_south", "then v_train2 at = 2842");
    event("v_train1 at rostov", "rostov_red_again", "then stack rostov = nobody");
    event("v_train2 at kharkov", "kharkov_red_again", "then stack kharkov = nobody");
    event("s_train at omsk", "omsk_red", "then s_train at = lost");
}

#[test]
fn every_event_of_the_data_is_played_here() {
    cites(&["X.turn.1"]);
    // Those that only mark a moment bring nothing of their own.
    let data = game().data();
    let told = include_str!("events.rs");
    let campaign = data.scenario("campaign").expect("the campaign");
    for event in &data.politics.events {
        let brings = campaign.triggers.iter().any(|trigger| data.politics.events[trigger.event.index()].id == event.id);
        let does_something = !event.effect.is_empty() || brings;
        assert!(!does_something || told.contains(&event.id), "{}", event.id);
    }
}

#[test]
fn the_position_makes_events_happen() {
    check(
        &["X.turn.1"],
        "given nobody else; turn 1920-06; level 50; wrangel at simferopol; initiative white; military
         then happened wrangel_in_play = false
         white: begin white
         then happened wrangel_in_play = true
         then happened wrangel_eliminated = false
         then happened wrangel_in_europe = false
         then happened warsaw_threatened = false",
    );
    check(
        &["III.A.3", "X.turn.1"],
        "given nobody else; weather south clear; bolshevik holds rostov; v_train1 at to_come; denikine v_i1 at 3552; denikine leads v_i1
         white: march v_i1 rostov
         then happened rostov_south = true
         then happened rostov_white = true
         then v_train1 at = to_come",
    );
}
