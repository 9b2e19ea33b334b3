//! N.finland.

use super::{check, cites, game};

#[test]
fn its_goal_is_carelie() {
    cites(&["N.finland.2", "N.finland.2#1"]);
    let data = game().data();
    let finland = data.factions.iter().find(|one| one.id == "finland").expect("Finland");
    assert_eq!(finland.goal.map(|zone| data.ids.id(zone)), Some("carelie"));
}

#[test]
fn helsinki_and_its_lines_supply_it() {
    check(
        &["N.finland.3", "N.finland.3#1", "N.finland.3#2"],
        "given nobody else; event finland_war; finland at war; bolshevik holds viborg tampere; mannerheim at 1705
         then source kind finland 1705 = rail
         then mannerheim condition = supplied
         given bolshevik rail 1606
         then source kind finland helsinki = named
         then source kind finland 1705 = none
         given finland rail 1606; bolshevik holds helsinki
         then source kind finland helsinki = none
         then source kind finland 1705 = none
         then mannerheim condition = isolated",
    );
}

#[test]
fn it_acts_four_hexes_beyond_carelie_and_no_farther() {
    check(
        &["N.finland.5", "N.finland.5#1", "N.finland.6", "N.finland.6#1", "N.finland.7", "N.finland.7#1"],
        "given nobody else; weather north clear; event finland_war; finland at war; mannerheim fi_1 at 2712; fi_2 at 2806; mannerheim leads fi_1 fi_2
         then beyond finland 2712 = 4
         white: march fi_1 2713 -> refused N.finland.6
         white: march fi_1 2711
         white: march fi_2 2805
         then attack finland 2713 = N.finland.7
         then attack finland 2712 = legal",
    );
}

#[test]
fn finnish_land_is_closed_while_it_is_at_peace() {
    check(
        &["X.neutral.1", "X.neutral.1#1"],
        "given nobody else; weather north clear; zinoviev b_6 at 2208; zinoviev leads b_6
         bolshevik: march b_6 2108 -> refused X.neutral.1
         given event finland_war; finland at war
         bolshevik: march b_6 2108",
    );
}

#[test]
fn the_option_brings_finland_into_the_war() {
    check(
        &["N.finland.1", "N.finland.4", "N.finland.4#1", "X.war.1#1"],
        "given nobody else; turn 1919-04; mannerheim fi_1 at to_come; level 50; white hand w_offensive_finlande 1; playing white
         white: play w_offensive_finlande
         then at war finland = true
         then level = 52
         then mannerheim at = 2106
         then points finland = 0
         then waiting white = 1",
    );
}

#[test]
fn the_option_is_not_in_the_pool_before_march_19() {
    check(
        &["N.finland.1", "N.finland.1#1"],
        "given nobody else; kichinev_lost in 1918-11; initiative white; level 10; white awaits w_offensive_finlande 1; turn 1918-12; last move white
         white: done ; 1
         then turn = 1919-01
         then pool white = 0
         given white hand w_raid 1; playing white
         white: play w_offensive_finlande -> refused III.B.4
         given white hand w_raid 0; level 10; initiative white; last move white
         white: done ; 1
         then turn = 1919-03
         then count white pool w_offensive_finlande = 1
         given level 75; white pool w_offensive_finlande 1; turn 1919-01; last move white
         white: done ; 1 0
         then count white hand w_offensive_finlande = 1
         white: play w_offensive_finlande
         then at war finland = true",
    );
}

#[test]
fn the_bolsheviks_may_ask_for_peace_after_a_whole_turn_of_war() {
    check(
        &["N.finland.8", "N.finland.8#1", "N.finland.12", "N.finland.12#1"],
        "given nobody else; finland at war; finland_war in 1919-03; fi_1 at viborg; turn 1919-03; initiative bolshevik; level 52; all played; last move white
         white: done ; 1
         then turn = 1919-04
         then at war finland = true
         given initiative white; level 52; all played; last move white
         white: done
         then prompt = rossyia-ask-sue
         then asked = bolshevik
         bolshevik: sue finland ; 1
         then at war finland = false
         then level = 53
         then holder petrozavodsk = finland
         then fi_1 at = withdrawn",
    );
    check(
        &["N.finland.8"],
        "given nobody else; finland at war; finland_war in 1919-03; fi_1 at viborg; turn 1919-04; initiative white; level 52; all played; last move white
         white: done
         bolshevik: pass ; 1
         then at war finland = true",
    );
}

#[test]
fn finns_in_petrograd_make_peace_and_give_it_back() {
    check(
        &["N.finland.9", "N.finland.9#1", "N.finland.10", "N.finland.10#1", "N.finland.11"],
        "given nobody else; finland at war; finland_war in 1919-04; fi_1 at petrograd; turn 1919-05; initiative bolshevik; level 50; all played; last move white
         then holder petrograd = finland
         white: done ; 1
         then at war finland = false
         then holder petrograd = bolshevik
         then stack petrograd = nobody
         then turn = 1919-06
         then held reinforcements bolshevik petrograd = lost",
    );
}

#[test]
fn there_is_no_second_finnish_war() {
    check(
        &["N.finland.13", "N.finland.13#1"],
        "given nobody else; turn 1920-04; w_offensive_finlande occurred 1; finland_war in 1919-04; finland_peace in 1919-08
         then plays w_offensive_finlande = w_occident_soutien",
    );
}

#[test]
fn helsinki_in_red_hands_ends_the_war_and_carelie_stays_red() {
    check(
        &["N.finland.14", "N.finland.14#1", "N.finland.15", "N.finland.15#1"],
        "given nobody else; finland at war; finland_war in 1919-03; b_6 at helsinki; turn 1919-03; initiative bolshevik; level 52; all played; last move white
         white: done ; 1
         then at war finland = false
         then level = 50
         then holder helsinki = finland
         then holder petrozavodsk = bolshevik
         then b_6 at = 2309",
    );
}

#[test]
fn no_reinforcements_come_in_at_petrograd_after_that_peace() {
    check(
        &["N.finland.11#1"],
        "given nobody else; finland at war; finland_war in 1919-04; fi_1 at petrograd; b_p01 b_p02 b_p03 b_c01 at pool; turn 1919-05; initiative bolshevik
         given bolshevik holds kiev; all played; last move white
         white: done ; 1 0 0 0
         then turn = 1919-06
         then prompt = rossyia-ask-place
         bolshevik: place b_p01 petrograd -> refused II.E.7",
    );
}
