//! N.poland.

use super::{check, cites, game};

#[test]
fn it_claims_greater_poland_and_is_supplied_from_warsaw() {
    cites(&["N.poland.12", "N.poland.12#1"]);
    let data = game().data();
    let poland = data.factions.iter().find(|one| one.id == "poland").expect("Poland");
    assert_eq!(poland.home.map(|zone| data.ids.id(zone)), Some("poland_green"));
    check(
        &["N.poland.13", "N.poland.13#1", "N.poland.13#2"],
        "given nobody else; event poland_war; poland at war; bolshevik holds lublin bialystok przemysl; bolshevik rail 0329 0630; pilsudski at 0530
         then source kind poland 0530 = rail
         then pilsudski condition = supplied
         given bolshevik rail 0529
         then source kind poland warsaw = named
         then source kind poland 0530 = none
         given poland rail 0529; bolshevik holds warsaw
         then source kind poland warsaw = none
         then source kind poland 0530 = none",
    );
}

#[test]
fn the_baltic_countries_are_closed_to_poles_until_world_revolution() {
    check(
        &["N.poland.18", "N.poland.18#1"],
        "given nobody else; weather north clear; event poland_war; poland at war; pilsudski p_1 at 1025; pilsudski leads p_1
         white: march p_1 0924 -> refused N.poland.18
         given event revolution_mondiale
         white: march p_1 0924",
    );
}

#[test]
fn poles_go_sixteen_hexes_beyond_the_green_border() {
    check(
        &["N.poland.19", "N.poland.19#1", "N.poland.20", "N.poland.20#1"],
        "given nobody else; weather north clear; weather south clear; event poland_war; poland at war; pilsudski p_1 at 2930; pilsudski leads p_1
         then beyond poland 2930 = 16
         white: march p_1 3030 -> refused N.poland.19
         then attack poland 3030 = N.poland.20
         then attack poland 2930 = legal",
    );
}

#[test]
fn the_ukraine_is_open_to_the_poles_to_its_end() {
    check(
        &["N.poland.18#2"],
        "given nobody else; weather north clear; weather south clear; event poland_war; poland at war; pilsudski p_1 at 2447; pilsudski leads p_1
         then beyond poland 2447 = 0
         white: march p_1 2547
         then attack poland 2647 = legal
         then attack poland 2747 = N.poland.20",
    );
}

#[test]
fn an_alliance_lifts_the_limit_for_attacks_too() {
    check(
        &["N.poland.20#2"],
        "given nobody else; event poland_war; poland at war; turn 1920-06
         then attack poland 3030 = N.poland.20
         given program w_alliance of white
         then zone limit poland = false
         then attack poland 3030 = legal",
    );
}

#[test]
fn lemberg_gives_the_poles_three_and_one() {
    check(
        &["N.poland.21", "N.poland.21#1"],
        "given nobody else; turn 1920-05; event poland_war; poland at war; poland pr 0; income
         then points poland = 6
         given poland holds lemberg; poland pr 0; income
         then points poland = 9",
    );
}

#[test]
fn sikorski_stays_in_poland() {
    check(
        &["N.poland.22", "N.poland.22#1"],
        "given nobody else; weather north clear; weather south clear; event poland_war; poland at war; sikorski p_1 at 0632; sikorski leads p_1
         white: march sikorski 0732 -> refused N.poland.22
         white: march p_1 0732
         white: march sikorski 0532",
    );
    check(
        &["N.poland.22#2"],
        "given nobody else; event poland_war; poland at war; poland holds brest_litowsk; poland rail 0831 0731; sikorski p_1 at 0731; poland points 9; sikorski leads p_1; army spent 1; army supplied
         white: rail sikorski 0831 -> refused N.poland.22
         white: rail p_1 0831",
    );
}

#[test]
fn cities_and_the_date_bring_war_nearer() {
    check(
        &["N.poland.10", "N.poland.11"],
        "given nobody else; turn 1920-03; bolshevik holds lemberg tarnopol grodno wilna brest_litowsk
         then entry bonus = 0
         given ukrainian holds lemberg; poland holds wilna
         then entry bonus = 2
         given turn 1920-05
         then entry bonus = 3",
    );
}

#[test]
fn poland_waits_for_its_die_from_january_20_on() {
    check(
        &["N.poland.1", "N.poland.1#1", "N.poland.7", "N.poland.9", "N.poland.9#1"],
        "given nobody else; track 1919-10; redoubt 1138; bolshevik holds lemberg tarnopol grodno wilna brest_litowsk kiev; turn 1919-11; initiative white; all played; last move white
         white: done ; 1
         then turn = 1919-12
         given initiative bolshevik; all played; last move white
         white: done ; 5 1
         then turn = 1920-01
         then at war poland = false",
    );
    check(
        &["N.poland.2", "N.poland.2#1", "N.poland.8", "N.poland.8#1", "N.poland.9#1", "X.turn.1#2", "X.war.1#2", "X.war.1#3"],
        "given nobody else; track 1919-10; redoubt 1138; bolshevik holds lemberg tarnopol grodno wilna brest_litowsk kiev; turn 1919-12; initiative bolshevik; level 50
         given pilsudski p_1 p_train1 p_train2 at to_come; all played; last move white
         white: done ; 6 1
         then at war poland = true
         then level = 53
         then pilsudski at = 0429
         then p_train1 at = 0429
         then points poland = 6
         then draws white = 2
         then waiting white = 1",
    );
}

#[test]
fn white_cities_and_the_spring_of_20_count_for_the_die() {
    check(
        &["N.poland.10", "N.poland.10#1"],
        "given nobody else; track 1919-10; bolshevik holds tarnopol grodno brest_litowsk kiev; ukrainian holds lemberg; baltic holds wilna; turn 1920-01; initiative white; all played; last move white
         white: done ; 4 1
         then turn = 1920-03
         then at war poland = true",
    );
    check(
        &["N.poland.11", "N.poland.11#1"],
        "given nobody else; track 1919-10; redoubt 1138; bolshevik holds lemberg tarnopol grodno wilna brest_litowsk kiev; turn 1920-03; initiative bolshevik; all played; last move white
         white: done ; 5 1
         then turn = 1920-04
         then at war poland = false
         given initiative white; all played; last move white
         white: done ; 5 1
         then turn = 1920-05
         then at war poland = true",
    );
}

#[test]
fn no_die_is_rolled_once_poland_is_at_war() {
    check(
        &["N.poland.7#1"],
        "given nobody else; poland at war; event poland_war; bolshevik holds kiev; turn 1920-01; initiative white; all played; last move white
         white: done ; 1
         then turn = 1920-03",
    );
}

#[test]
fn the_option_waits_on_october_19_and_kiev_brings_it_nearer() {
    let setup = game().data().nations.poland.track.r#box;
    assert_eq!(game().data().ids.id(setup), "1919-10");
    check(
        &["N.poland.3", "N.poland.3#1", "N.poland.4", "N.poland.4#1", "N.ukraine.7", "N.ukraine.7#1"],
        "given nobody else; track 1919-10; ukrainian holds kiev; turn 1918-11; initiative white; all played; last move white
         white: done ; 2 1
         then track = 1919-09
         given initiative white; all played; last move white
         white: done ; 5 1
         then track = 1919-07",
    );
    check(
        &["N.poland.4#2"],
        "given nobody else; track 1919-10; bolshevik holds kiev; turn 1918-11; initiative white; all played; last move white
         white: done ; 1
         then track = 1919-10",
    );
}

#[test]
fn the_option_comes_into_the_pool_when_its_turn_has_come() {
    check(
        &["N.poland.5", "N.poland.5#2"],
        "given nobody else; track 1919-04; ukrainian holds kiev; turn 1919-01; initiative bolshevik; all played; last move white
         white: done ; 3 1
         then turn = 1919-03
         then track = 1919-01
         then happened polish_track = true",
    );
    check(
        &["N.poland.5#1"],
        "given nobody else; track 1919-07; bolshevik holds kiev; turn 1919-06; initiative bolshevik; all played; last move white
         white: done ; 1
         then turn = 1919-07
         then happened polish_track = true",
    );
}

#[test]
fn drawn_the_option_means_war_and_new_options() {
    check(
        &["N.poland.6", "N.poland.6#1", "N.poland.15", "N.poland.15#1", "N.poland.16", "N.poland.16#1", "N.poland.17", "N.poland.17#1", "X.war.1#3"],
        "given nobody else; options; turn 1919-11; pilsudski p_1 at to_come; level 50; program w_offensive_pologne of white
         then at war poland = true
         then level = 54
         then points poland = 0
         then count bolshevik pool r_greve_dockers = 1
         then count white pool w_partisans_polonais = 2
         then count white pool w_aide_polonaise = 1
         then count white pool w_alliance = 1
         then plays w_offensive_pologne = w_occident_soutien",
    );
}

#[test]
fn the_polish_division_comes_home_in_the_second_turn_of_the_war() {
    check(
        &["N.poland.14", "N.poland.14#1"],
        "given nobody else; poland at war; poland_war in 1920-03; a_pol at withdrawn; bolshevik holds kiev; turn 1920-03; initiative bolshevik; all played; last move white
         white: done ; 1
         then turn = 1920-04
         then a_pol at = 0429
         then a_pol faction = poland",
    );
    check(
        &["N.poland.14"],
        "given nobody else; poland at war; poland_war in 1920-03; a_pol at lost; bolshevik holds kiev; turn 1920-03; initiative bolshevik; all played; last move white
         white: done ; 1
         then a_pol at = lost",
    );
}

#[test]
fn the_polish_division_leaves_the_allies_for_its_country() {
    check(
        &["N.poland.14#2"],
        "given nobody else; poland at war; poland_war in 1919-03; south holds odessa; a_pol at odessa; bolshevik holds kiev; turn 1919-03; initiative bolshevik; all played; last move white
         white: done ; 1
         then turn = 1919-04
         then a_pol at = 0429
         then a_pol faction = poland",
    );
}

#[test]
fn the_treaty_of_riga_waits_while_the_poles_hold_all_they_claim() {
    check(
        &["N.poland.23", "N.poland.23#1"],
        "given nobody else; poland at war; poland_war in 1920-03; poland holds lemberg tarnopol grodno wilna brest_litowsk; turn 1920-09; bolshevik hand r_traite_riga 1; playing bolshevik
         bolshevik: play r_traite_riga -> refused N.poland.23
         given turn 1921-05
         bolshevik: play r_traite_riga
         then at war poland = false",
    );
    check(
        &["N.poland.24", "N.poland.24#1"],
        "given nobody else; poland at war; poland_war in 1920-03; b_6 at brest_litowsk; poland holds lemberg; turn 1920-08; bolshevik hand r_traite_riga 1; playing bolshevik
         bolshevik: play r_traite_riga
         then at war poland = false",
    );
}

#[test]
fn the_treaty_of_riga_gives_poland_its_claim() {
    check(
        &["N.poland.25", "N.poland.25#1", "N.poland.26", "N.poland.26#1"],
        "given nobody else; poland at war; poland_war in 1920-03; p_1 at warsaw; poland holds lemberg tarnopol; b_6 at brest_litowsk; bolshevik holds wilna grodno brest_litowsk
         given level 30; turn 1920-08; bolshevik hand r_traite_riga 1; playing bolshevik
         bolshevik: play r_traite_riga
         then level = 43
         then p_1 at = withdrawn
         then holder wilna = poland
         then holder brest_litowsk = poland
         then closed bolshevik 0831 = true
         then b_6 at = 1627",
    );
}

#[test]
fn poland_is_beaten_when_all_its_cities_are_red() {
    check(
        &["N.poland.27", "N.poland.27#1", "N.poland.28", "N.poland.28#1"],
        "given nobody else; poland at war; poland_war in 1920-03; bolshevik holds warsaw lublin bialystok kiev; poland holds przemysl; p_1 at przemysl; turn 1920-07; initiative bolshevik; level 31; all played; last move white
         white: done ; 1
         then at war poland = true
         then level = 30
         given p_1 at eliminated; bolshevik holds przemysl; initiative white; level 31; all played; last move white
         white: done ; 1
         then at war poland = false
         then level = 20
         then holder warsaw = poland
         then holder lemberg = ukrainian",
    );
}

#[test]
fn what_comes_with_a_war_finds_room_beside_a_full_city() {
    check(
        &["N.poland.14", "II.E.7"],
        "given nobody else; poland at war; poland_war in 1920-03; a_pol at withdrawn; p_1 p_8 p_train1 at warsaw; bolshevik holds kiev; turn 1920-03; initiative bolshevik; all played; last move white
         then weight warsaw = 7
         white: done ; 1
         then weight warsaw = 7
         then legal warsaw = true
         then a_pol faction = poland",
    );
}
