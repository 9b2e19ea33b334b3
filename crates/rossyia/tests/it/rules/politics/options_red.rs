//! Every Bolshevik option is played, and does what it says (III.B.2, III.D.3).

use super::super::check;

/// The Bolsheviks play an option in a position, and this follows.
fn plays(given: &str, script: &str) {
    let given = format!("given nobody else; level 50; {given}; playing bolshevik");
    check(&["III.A.2", "III.B.2", "X.options.1"], &format!("{given}\n{script}"));
}

#[test]
fn propaganda_is_weaker_against_foreigners() {
    plays(
        "v_i1 at 3257; a_s1 at 3257; denikine at 3257; bolshevik hand r_propagande 1",
        "bolshevik: play r_propagande ; 4 4
         then v_i1 hits = 1
         then a_s1 hits = 0",
    );
}

#[test]
fn partisans_cut_a_line_or_wear_a_unit_down() {
    plays(
        "weather south clear; v_i1 at 3257; v_i2 at ekaterinodar; bolshevik hand r_partisans 2",
        "bolshevik: play r_partisans
         bolshevik: choose 2 ; 3
         then v_i1 hits = 1
         then v_i2 hits = 0
         bolshevik: play r_partisans
         bolshevik: choose 1
         bolshevik: mark ekaterinodar -> refused X.options.1
         then asked = bolshevik",
    );
}

#[test]
fn mobilization_draws_units_for_the_great_cities() {
    plays(
        "b_p01 b_p02 b_p03 at pool; bolshevik hand r_mobilisation 1",
        "bolshevik: play r_mobilisation ; 0 1
         then pool infantry = 1
         bolshevik: place b_p01 orel -> refused X.options.1
         bolshevik: place b_p01 moscou
         bolshevik: place b_p03 saratov
         then b_p01 at = 3224
         then pool infantry = 1",
    );
    plays(
        "b_p01 at pool; white hex 3224; south holds moscou petrograd nijni_novgorod; bolshevik hand r_mobilisation 1",
        "bolshevik: play r_mobilisation ; 0
         then phase = whoisfirst
         then stack saratov = b_p01",
    );
}

#[test]
fn options_for_points() {
    plays(
        "bolshevik pr 1; bolshevik hand r_communisme_guerre 1",
        "bolshevik: play r_communisme_guerre
         then level = 51
         then pr bolshevik = 6",
    );
    plays(
        "bolshevik holds omsk_city; siberian pr 4; bolshevik hand r_irkoutsk 1",
        "bolshevik: play r_irkoutsk
         then level = 48
         then pr siberian = 0",
    );
    plays(
        "bolshevik pr 0; bolshevik hand r_nep 1",
        "bolshevik: play r_nep
         then level = 46
         then pr bolshevik = 5
         then played by green = nobody
         then played by makhno = nobody",
    );
    plays(
        "white pool w_occident_soutien 2; white hand w_occident_soutien 1; white hand w_offensive_finlande 1; w_offensive_finlande occurred 1; white hand w_raid 1; bolshevik hand r_accord_londres 1",
        "bolshevik: play r_accord_londres
         then level = 48
         then pool white = 0
         then hand white = 1
         then count white hand w_raid = 1",
    );
}

#[test]
fn the_revolution_looks_abroad() {
    plays(
        "bolshevik hand r_revolution_mondiale 1",
        "bolshevik: play r_revolution_mondiale
         then level = 48
         then happened revolution_mondiale = true",
    );
    plays(
        "turn 1919-03; a_s1 at odessa; bolshevik hand r_prinkipo 1",
        "bolshevik: play r_prinkipo
         then level = 49
         then may attack a_s1 = false
         then held reinforcements allies odessa = no
         given turn 1919-04
         then may attack a_s1 = true
         then held reinforcements allies odessa = late",
    );
    plays(
        "a_s1 a_n1 at odessa; bolshevik hand r_mutinerie 1",
        "bolshevik: play r_mutinerie
         then level = 48
         then may attack a_s1 = false
         then may attack a_n1 = true",
    );
    plays("a_n1 at odessa; bolshevik hand r_mutinerie 1", "bolshevik: play r_mutinerie -> refused X.options.4");
}

#[test]
fn makhno_rallies_and_comes_back() {
    plays(
        "turn 1919-05; makhno mk_i1 mk_i2 mk_i3 at eliminated; v_i1 at 2751; bolshevik hand r_makhno 1",
        "bolshevik: play r_makhno
         then played by makhno = bolshevik
         bolshevik: place makhno 2751 -> refused X.options.1
         bolshevik: place mk_i1 2750 -> refused X.options.1
         bolshevik: place makhno 2750
         bolshevik: place mk_i1+mk_i3 2750
         then makhno at = 2750
         then mk_i1 at = 2750
         then mk_i2 at = eliminated
         given turn 1919-06
         then played by makhno = bolshevik
         given turn 1919-07
         then played by makhno = no",
    );
    plays(
        "makhno at 2750; mk_i1 at eliminated; bolshevik hand r_makhno 1",
        "bolshevik: play r_makhno
         then mk_i1 at = eliminated",
    );
}

#[test]
fn specialists_serve_a_headquarters() {
    plays(
        "stalin at tsaritzin; frounze at moscou; bolshevik hand r_spetsy 1",
        "bolshevik: play r_spetsy
         bolshevik: target denikine -> refused X.options.1
         bolshevik: target stalin
         then extra bonus stalin = 1
         then bonus combats stalin = 2
         then extra bonus frounze = 0
         then bonus combats frounze = no",
    );
}

#[test]
fn the_cavalry_army_gathers() {
    plays(
        "boudieny at voronej; b_c01 b_c02 at pool; bolshevik hand r_konarmia 1",
        "bolshevik: play r_konarmia ; 0 0
         bolshevik: place b_c01+b_c02 voronej
         then level = 49
         then pool cavalry = 0
         then cavalry limit boudieny = false
         then cavalry limit stalin = true",
    );
}

#[test]
fn dockers_strike_and_riga_makes_peace() {
    plays(
        "turn 1920-08; poland at war; pilsudski at warsaw; bolshevik hand r_greve_dockers 1",
        "bolshevik: play r_greve_dockers
         then level = 49
         then armt roll pilsudski = -2
         then held pr poland = no
         given turn 1920-09
         then held pr poland = lost
         then held reinforcements poland warsaw = late
         then armt roll pilsudski = 0",
    );
    plays("bolshevik hand r_traite_riga 1", "bolshevik: play r_traite_riga -> refused N.poland.23");
    plays(
        "turn 1920-08; poland at war; poland holds lemberg tarnopol grodno wilna brest_litowsk; bolshevik hand r_traite_riga 1",
        "bolshevik: play r_traite_riga -> refused N.poland.23",
    );
    plays(
        "turn 1920-09; poland at war; bolshevik holds wilna; b_18 at wilna; bolshevik hand r_traite_riga 1",
        "bolshevik: play r_traite_riga
         then happened treaty_of_riga = true
         then at war poland = false",
    );
}

#[test]
fn the_czechs_leave() {
    check(
        &["III.D.1", "X.options.1"],
        "given nobody else; romania_peace in 1918-11; level 50; turn 1919-01; initiative white; bolshevik pool r_depart_tcheque 1; last move white
         white: done ; 1 0
         then level = 49
         then count bolshevik played r_depart_tcheque = 1",
    );
}

#[test]
fn a_strike_holds_back_the_points_of_an_isolated_city_too() {
    plays(
        "turn 1920-08; event poland_war; poland at war; pilsudski at warsaw; bolshevik hand r_greve_dockers 1",
        "bolshevik: play r_greve_dockers
         given poland holds lublin; b_18 at 0733; b_6 at 0533; b_9 at 0632; b_12 at 0634; b_13 at 0534; b_14 at 0734; turn 1920-09; income
         then isolated lublin = true
         then own lublin = 1-0",
    );
}
