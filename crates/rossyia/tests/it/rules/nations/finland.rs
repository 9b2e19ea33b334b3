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
        &["N.finland.3", "N.finland.3#1"],
        "given nobody else; event finland_war; finland at war; mannerheim at viborg
         then source finland viborg = 0
         then mannerheim condition = supplied",
    );
}

#[test]
fn it_acts_four_hexes_beyond_carelie_and_no_farther() {
    check(
        &["N.finland.5", "N.finland.5#1", "N.finland.6", "N.finland.6#1", "N.finland.7", "N.finland.7#1"],
        "given nobody else; weather north clear; event finland_war; finland at war; mannerheim fi_1 at 2712; fi_2 at 2806; mannerheim leads fi_1 fi_2
         then beyond finland 2712 = 4
         white: march fi_1 2713 -> refused X.zone.1
         white: march fi_1 2711
         white: march fi_2 2805
         then attack finland 2713 = X.zone.1
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
