//! I.A, I.B, IV, X.turn: turns, phases, segments.

use engine::{Dice, Event, Events, Game, Seed, awaited, carry_out, notation};
use rossyia::{State, TurnIx};

use super::{check, cites, game, scenario_check, set_up};

/// What is told from here until somebody is asked, after an order.
fn told(state: &mut State, seat: &str, order: &str, dice: &[u16]) -> Vec<&'static str> {
    let game = game();
    let mut heard: Vec<Event> = Vec::new();
    let seat = game.title().seat(seat).expect("a seat");
    let draft = notation::parse(game.title().verbs, order).expect("an order");
    let order = game.complete(state, seat, &draft).expect("it can be read");
    let mut dice = Dice::given(dice.iter().copied());
    carry_out(game, state, seat, &order, &mut dice, &mut Events::heard_by(&mut heard)).expect("it is legal");
    heard.iter().map(|event| event.message.id).collect()
}

fn arranged(script: &str) -> State {
    engine::script::run(game(), set_up("campaign"), &[], script).unwrap_or_else(|found| panic!("{found}"))
}

#[test]
fn the_track_has_thirty_five_turns_and_no_more() {
    cites(&["I.A.1", "I.A.1#1", "I.A.1#3"]);
    let data = game().data();
    let name = |turn: usize| data.calendar.turns[turn - 1].name.as_str();
    assert_eq!(
        [1, 3, 4, 14, 35].map(name),
        ["November 18", "January-February 19", "March 19", "January-February 20", "December 21"]
    );
    let of = |year: &str, month: u8| {
        let turn = |turn: &&rossyia::Turn| turn.id.starts_with(year) && turn.months.contains(&month);
        data.calendar.turns.iter().find(turn).map(|turn| turn.name.as_str())
    };
    assert_eq!([of("1920", 1), of("1920", 2)], [Some("January-February 20"); 2]);
    check(
        &["I.A.1#2"],
        "given nobody else; turn 1921-12; level 50; last move white
         white: done
         then phase = over
         then winner = nobody",
    );
}

#[test]
fn a_die_shows_one_to_six() {
    cites(&["I.A.2", "I.A.2#1"]);
    let mut dice = Dice::seeded(Seed::from_number(3), 0);
    let mut seen = [0u32; 7];
    for _ in 0..6000 {
        seen[usize::from(dice.roll(6, "II.A.2").expect("it falls"))] += 1;
    }
    assert_eq!(seen[0], 0);
    assert!(seen[1..].iter().all(|count| *count > 0));
}

#[test]
fn the_mutual_phase_runs_from_weather_to_reinforcements() {
    cites(&["I.B.4", "I.B.4#1", "I.B.3", "I.B.3#1", "X.turn.1"]);
    let mut state = arranged(
        "given nobody else; turn 1919-05; initiative bolshevik; s_r6 at to_come; koltchak at omsk
         given s_r1 stalin at eliminated; stalin b_18 at moscou; last move white",
    );
    let told = told(&mut state, "white", "done", &[1]);
    let order = ["rossyia-turn", "rossyia-weather", "rossyia-initiative", "rossyia-income", "rossyia-arrives"];
    let places: Vec<Option<usize>> = order.iter().map(|id| told.iter().position(|one| one == id)).collect();
    assert!(places.iter().all(Option::is_some) && places.is_sorted(), "{told:?}");
    assert_eq!(told.iter().filter(|id| **id == "rossyia-weather").count(), 1);
    let prompt = awaited(game(), &state).next().and_then(|seat| game().decision(&state, seat)).map(|one| one.prompt.id);
    assert_eq!(
        prompt,
        Some("rossyia-ask-who-begins"),
        "after the Mutual and Political Phases the Military Phase opens"
    );
}

#[test]
fn arrivals_stand_before_the_military_phase() {
    check(
        &["II.E.1", "II.E.1#1"],
        "given nobody else; turn 1919-05; initiative bolshevik; s_r6 at to_come; koltchak at omsk; last move white
         white: done ; 1
         then s_r6 at = omsk
         then prompt = rossyia-ask-who-begins",
    );
}

#[test]
fn an_activation_goes_through_its_segments_in_order() {
    check(
        &["I.B.6", "I.B.6#2", "IV.0.1"],
        "given nobody else; stalin b_steel b_39 at tsaritzin; stalin armt 1; b_39 hits 1; bolshevik pr 3; naming bolshevik
         bolshevik: activate stalin
         then segment = pick
         bolshevik: command b_steel+b_39
         bolshevik: done ; 1
         then segment = spend
         bolshevik: spend 1
         then segment = replace
         bolshevik: replace b_39 1
         bolshevik: done
         then segment = move
         bolshevik: done
         then phase = whoisfirst",
    );
}

#[test]
fn nobody_else_acts_during_an_activation() {
    check(
        &["IV.0.1#1"],
        "given nobody else; stalin b_steel at tsaritzin; denikine v_i1 at ekaterinodar; naming bolshevik
         bolshevik: activate stalin
         then asked = bolshevik
         white: activate denikine -> refused engine-not-asked
         bolshevik: activate stalin -> refused IV.0.1",
    );
}

#[test]
fn without_armt_there_are_no_replacements_though_printed_before_spending() {
    check(
        &["I.B.6#1", "IV.0.2", "IV.0.2#1", "V.I.2", "V.I.2#1"],
        "given nobody else; stalin b_steel b_39 at tsaritzin; stalin armt 2; b_39 hits 1; bolshevik pr 8; naming bolshevik
         bolshevik: activate stalin
         bolshevik: command b_39
         bolshevik: done ; 1
         bolshevik: spend 0
         then segment = move
         bolshevik: replace b_39 1 -> refused V.I.2",
    );
}

#[test]
fn independent_units_come_after_all_hqs() {
    check(
        &["I.B.7", "I.B.7#1", "IV.0.5", "IV.0.5#1"],
        "given nobody else; denikine v_i1 at ekaterinodar; b_18 at moscou; initiative white; naming white
         white: march v_i1 3257 -> refused I.B.7
         white: activate denikine
         white: done ; 3
         white: spend 0
         white: done
         then phase = whoisfirst
         white: begin bolshevik
         then phase = independent
         then asked = bolshevik",
    );
}

#[test]
fn what_was_played_is_forgotten_when_the_turn_ends() {
    check(
        &["I.B.1", "I.B.1#1", "I.B.2", "V.C.12", "X.turn.2"],
        "given nobody else; stalin b_steel b_39 b_18 b_6 at tsaritzin; naming bolshevik
         bolshevik: activate stalin
         bolshevik: command b_steel+b_39+b_18
         then stalin played = true
         then b_steel played = true
         then b_39 played = true
         then b_18 played = true
         then b_6 played = false
         given turn 1919-10; initiative white; last move white
         white: done ; 1
         then stalin played = false
         then b_steel played = false",
    );
}

#[test]
fn a_headquarters_has_capacity_bonus_and_range() {
    cites(&["V.C.1", "V.C.1#1"]);
    let data = game().data();
    let hq = data.hqs.iter().find(|hq| hq.id == "antonov").expect("Antonov");
    assert_eq!((hq.capacity, hq.bonus, hq.range), (6, 0, 6));
    assert_eq!(data.calendar.turns.len(), 35);
    assert_eq!(data.ids.named::<TurnIx>("1919-02"), None, "February has no turn of its own");
}

#[test]
fn the_level_falls_by_one_from_april_19_on() {
    check(
        &["III.A.7", "III.A.7#1"],
        "given nobody else; kichinev_lost in 1918-11; turn 1919-03; initiative bolshevik; level 50; last move white
         white: done ; 1
         then level = 50
         given last move white
         white: done ; 1
         then level = 49
         given last move white
         white: done ; 1
         then level = 48",
    );
}

#[test]
fn at_nought_the_bolsheviks_win_totally() {
    check(
        &["X.turn.2#2", "III.A.5", "III.A.5#1"],
        "given nobody else; turn 1919-05; level 1; last move white
         white: done
         then level = 0
         then winner = bolshevik",
    );
}

#[test]
fn a_short_scenario_ends_by_its_own_table_or_by_total_victory() {
    scenario_check(
        &["VIII.S.8", "VIII.S.8#1"],
        "ice_and_steppe",
        "given nobody else; turn 1919-05; level 60; last move white
         white: done
         then level = 59
         then winner = white",
    );
    scenario_check(
        &["VIII.S.8#2"],
        "ice_and_steppe",
        "given nobody else; turn 1919-04; level 1; last move white
         white: done
         then level = 0
         then winner = bolshevik",
    );
}

#[test]
fn marks_of_combat_are_gone_when_the_next_turn_begins() {
    check(
        &["X.turn.2#3"],
        "given nobody else; turn 1919-05; weather north clear; denikine v_i1 at 7234; b_18 at 7334; b_18 were attacked; v_i1 attacked; initiative bolshevik; last move white
         then v_i1 attacked = true
         white: done ; 3 1
         then turn = 1919-06
         given denikine leads v_i1; army supplied; army spent 2; weather north clear; segment announce
         white: attack v_i1@7334
         then combats = 1",
    );
}

#[test]
fn every_turn_marks_those_who_were_played_anew() {
    check(
        &["I.B.2#1", "I.B.2#2", "V.C.12#1", "V.C.13", "V.C.13#1"],
        "given nobody else; denikine v_i1 v_i2 v_i3 v_pl1 at ekaterinodar; v_markov v_drozd at novorossisk; turn 1918-11; initiative bolshevik; denikine v_i1 are played; last move white
         white: done ; 1
         then turn = 1918-12
         then denikine played = false
         then v_i1 played = false
         given naming white
         white: activate denikine
         white: command v_i1+v_i2+v_i3+v_markov+v_drozd
         then denikine played = true
         then v_i1 played = true
         then v_drozd played = true
         then v_pl1 played = false
         given last move white
         white: done ; 1
         then turn = 1919-01
         then denikine played = false
         then v_drozd played = false",
    );
}

#[test]
fn in_1920_the_polish_die_opens_the_turn() {
    cites(&["X.turn.1#1"]);
    let mut state = arranged(
        "given nobody else; track 1919-10; redoubt 1138; bolshevik holds lemberg tarnopol grodno wilna brest_litowsk kiev
         given turn 1920-01; initiative bolshevik; stalin b_18 at moscou; all played; last move white",
    );
    let told = told(&mut state, "white", "done", &[1, 1]);
    let order = ["rossyia-turn", "rossyia-poland-waits", "rossyia-weather", "rossyia-initiative", "rossyia-income"];
    let places: Vec<Option<usize>> = order.iter().map(|id| told.iter().position(|one| one == id)).collect();
    assert!(places.iter().all(Option::is_some) && places.is_sorted(), "{told:?}");
}
