//! III.B, III.C: pools, January, draws.

use super::super::{check, game, scenario_check, set_up};
use rossyia::Side;

#[test]
fn each_side_plays_its_own_options_only() {
    check(
        &["III.B.1", "III.B.1#1", "III.B.2", "III.B.2#1"],
        "given nobody else; initiative white; white hand w_partisans 1; white hand r_partisans 1; bolshevik hand w_partisans 1; bolshevik hand r_partisans 1; playing bolshevik
         bolshevik: play w_partisans -> refused III.B.4
         bolshevik: play r_partisans
         given playing white
         white: play r_partisans -> refused III.B.4
         white: play w_partisans",
    );
    // Every counter that a side begins with or that comes to it is its own, and is described.
    let data = game().data();
    for option in &data.politics.options {
        let own = if option.side == Side::White { "w_" } else { "r_" };
        assert!(option.id.starts_with(own), "{}", option.id);
        let effect = !option.effect.is_empty() || option.id.ends_with("_stable");
        assert!(effect, "{} does something", option.id);
    }
}

#[test]
fn each_side_forms_a_pool() {
    check(
        &["III.B.3", "III.B.3#1"],
        "given options
         then pool white = 19
         then pool bolshevik = 23
         then count white pool w_partisans = 4
         then count bolshevik pool w_partisans = 0",
    );
    let _ = set_up("campaign");
}

#[test]
fn a_side_draws_from_its_own_pool_only() {
    check(
        &["III.B.4", "III.B.4#1"],
        "given nobody else; turn 1919-05; level 75; initiative white; white pool w_partisans 3; bolshevik pool r_makhno 1; last move white
         white: done ; 1 0 0 0
         then hand white = 2
         then count white hand w_partisans = 2
         then hand bolshevik = 1
         then asked = bolshevik",
    );
}

#[test]
fn later_options_come_on_their_dates() {
    check(
        &["III.B.5", "III.B.5#1", "I.B.5", "I.B.5#1"],
        "given nobody else; kichinev_lost in 1918-11; turn 1919-06; level 20; initiative white; white awaits w_raid 1; last move white
         then pool white = 0
         white: done ; 1 0
         then turn = 1919-07
         then count white hand w_raid = 1",
    );
}

#[test]
fn evenement_goes_straight_back() {
    check(
        &["III.B.7", "III.B.7#1", "III.D.1", "III.D.1#1"],
        "given nobody else; turn 1919-05; level 50; initiative bolshevik; white pool w_evenement 1; last move white
         white: done ; 1 0 3 4
         then pool white = 1
         then hand white = 0",
    );
}

#[test]
fn initiative_and_western_support_return_in_january() {
    check(
        &["III.B.8", "III.B.8#1"],
        "given nobody else; kichinev_lost in 1918-11; poland_war in 1918-11; poland_beaten in 1918-11; turn 1919-12; initiative white; level 90; white played w_initiative 1
         given white played w_occident_soutien 2; bolshevik played r_initiative 1; white played w_partisans_polonais 1; last move white
         white: done ; 1 0 0
         then turn = 1920-01
         then count white played w_initiative = 0
         then count white played w_occident_soutien = 0
         then pool white = 1
         then count bolshevik pool r_initiative = 1
         then count white played w_partisans_polonais = 1",
    );
    check(
        &["III.B.8#2"],
        "given nobody else; kichinev_lost in 1918-11; poland_war in 1918-11; poland_beaten in 1918-11; turn 1919-12; initiative white; level 10; white hand w_initiative 1; last move white
         white: done ; 1
         then asked = white
         white: pass
         then count white hand w_initiative = 1",
    );
}

#[test]
fn one_time_options_return_and_are_western_support() {
    check(
        &["III.B.6", "III.B.6#1", "III.B.9", "III.B.9#1"],
        "given nobody else; kichinev_lost in 1918-11; poland_war in 1918-11; poland_beaten in 1918-11; turn 1919-12; initiative white; level 50
         given white played w_rivalite_versailles 1; w_rivalite_versailles occurred 1; last move white
         white: done ; 1 0
         then count white hand w_rivalite_versailles = 1
         then plays w_rivalite_versailles = w_occident_soutien
         white: play w_rivalite_versailles
         then level = 50
         then prompt = rossyia-ask-choose",
    );
    check(
        &["III.B.9#2"],
        "given nobody else; kichinev_lost in 1918-11; poland_war in 1918-11; poland_beaten in 1918-11; turn 1919-12; initiative white; level 10; white pool w_offensive_finlande 1; last move white
         white: done ; 1
         then count white pool w_offensive_finlande = 1",
    );
}

#[test]
fn half_of_propaganda_and_partisans_return() {
    check(
        &["III.B.10", "III.B.10#1"],
        "given nobody else; kichinev_lost in 1918-11; poland_war in 1918-11; poland_beaten in 1918-11; turn 1919-12; initiative white; level 10; white hand w_propagande 1; white played w_propagande 2; last move white
         white: done ; 1
         white: pass
         then count white pool w_propagande = 2
         then count white hand w_propagande = 0
         then count white played w_propagande = 1",
    );
    check(
        &["III.B.10#2"],
        "given nobody else; kichinev_lost in 1918-11; poland_war in 1918-11; poland_beaten in 1918-11; turn 1919-12; initiative white; level 10; white played w_partisans 1; last move white
         white: done ; 1
         then count white pool w_partisans = 1
         then count white played w_partisans = 0",
    );
    check(
        &["III.B.10#3"],
        "given nobody else; kichinev_lost in 1918-11; poland_war in 1918-11; poland_beaten in 1918-11; turn 1919-12; initiative white; level 10; white hand w_propagande 3; last move white
         white: done ; 1
         white: pass
         then count white pool w_propagande = 2
         then count white hand w_propagande = 1
         then count white shown w_propagande = 1
         then face down white = 0",
    );
}

#[test]
fn the_level_says_how_many_are_drawn() {
    for (from, to, white, bolshevik) in [(1, 15, 0, 2), (16, 30, 1, 2), (31, 69, 1, 1), (70, 84, 2, 1), (85, 99, 2, 0)]
    {
        let at = |level: u8| {
            format!("given level {level}\n then draws white = {white}\n then draws bolshevik = {bolshevik}\n")
        };
        check(&["III.C.1", "III.C.1#1"], &[at(from), at(to)].concat());
    }
    // White: Quarrel of London and Paris lowers the level from 31 to 30, where the Bolsheviks would draw two.
    check(
        &["III.C.1#2"],
        "given nobody else; turn 1919-05; level 32; initiative bolshevik; white pool w_evenement 1; bolshevik pool r_makhno 2; last move white
         then draws bolshevik = 1
         white: done ; 1 0 1 4 0
         then level = 30
         then draws bolshevik = 2
         then hand bolshevik = 1",
    );
    check(
        &["III.C.1#3"],
        "given nobody else; turn 1919-10; level 50; initiative white; white pool w_offensive_pologne 1; white pool w_partisans 4; last move white
         white: done ; 1 0
         then happened poland_war = true
         then hand white = 0
         then draws white = 2",
    );
}

#[test]
fn stable_is_shown_and_does_nothing() {
    check(
        &["III.C.2", "III.C.2#1"],
        "given nobody else; turn 1919-01; level 50; initiative white; white pool w_stable 1; bolshevik pool r_stable 0; last move white
         white: done ; 1 0
         then level = 50
         then hand white = 0
         then count white played w_stable = 1
         then pool bolshevik = 0",
    );
}

#[test]
fn wrangel_or_the_polish_war_gives_the_whites_one_more() {
    check(&["III.C.3", "III.C.3#1"], "given level 50; poland_war in 1920-01\n then draws white = 2");
    check(&["III.C.3#2"], "given level 50; turn 1920-07; wrangel_in_play in 1920-06\n then draws white = 2");
    check(
        &["III.C.4", "III.C.4#1"],
        "given level 75; poland_war in 1920-01; wrangel_in_play in 1920-06\n then draws white = 3",
    );
    check(
        &["III.C.5", "III.C.5#1"],
        "given level 50; poland_war in 1920-01; treaty_of_riga in 1920-09\n then draws white = 1",
    );
    check(
        &["III.C.5#2"],
        "given level 50; poland_war in 1920-01; wrangel_in_play in 1920-06; wrangel_in_europe in 1920-10\n then draws white = 2",
    );
    scenario_check(&["III.C.3"], "miracle_on_the_vistula", "then happened poland_war = true\n then draws white = 2");
}

#[test]
fn an_empty_pool_gives_what_is_there() {
    check(
        &["X.options.2", "X.options.2#1"],
        "given nobody else; turn 1919-05; level 75; initiative white; white pool w_partisans 1; last move white
         then draws white = 2
         white: done ; 1 0
         then hand white = 1
         then pool white = 0",
    );
}

#[test]
fn a_played_option_stays_aside() {
    check(
        &["X.options.3", "X.options.3#1"],
        "given nobody else; kichinev_lost in 1918-11; poland_war in 1918-11; poland_beaten in 1918-11; turn 1919-12; initiative white; level 10; bolshevik played r_revolution_mondiale 1; last move white
         white: done ; 1
         then turn = 1920-01
         then pool bolshevik = 0
         then count bolshevik played r_revolution_mondiale = 1",
    );
}
