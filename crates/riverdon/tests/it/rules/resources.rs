//! 3: resource points.

use super::campaign::{begun, check, deployed, scenario_check};

#[test]
fn missions_are_paid_from_the_stock() {
    check(
        &["3.res.1", "3.res.1#1", "3.res.2"],
        "given first stock 18; first at 27 howitzer_105:2 gun_75:1; second at 21 red_guard:3; missions
         first: mission soften 21 from=27
         then stock first = 12",
    );
    check(
        &["3.res.2#1"],
        "given first stock 2; first aircraft air_bomber:1; first at 27 volunteer:3; second at 21 red_guard:3; missions
         first: mission bomb_strafe 21 unit=air_bomber -> refused 3.res.2",
    );
}

#[test]
fn income_comes_in_every_turn() {
    check(
        &["3.res.3", "3.res.3#1", "3.res.3#2"],
        "given first stock 18; second stock 0; first at 33 volunteer:3; second at 03 red_guard:3; initiative step
         first: keep ; 4 5 1
         then stock first = 22
         then stock second = 3",
    );
}

#[test]
fn income_comes_in_the_first_turn_too() {
    let rolled = deployed("steppe", &["31", "32", "33", "34", "35", "36"], &["01", "02", "03", "04", "05", "06"]);
    let begun = begun("steppe", &[]);
    let stock = |state| -> u16 {
        engine::script::Staging::fact(super::game(), state, "stock first").expect("a fact").parse().expect("a number")
    };
    super::cites(&["3.res.3", "3.res.3#1"]);
    assert_eq!(stock(&rolled), stock(&begun) + 4);
}

#[test]
fn the_stock_is_not_on_the_board() {
    check(
        &["3.res.4", "3.res.4#1"],
        "given second stock 7; first at 09 volunteer:3 leader:0 order:maneuver; second at 36 red_guard:3; execution
         first: act 09
         first: go 03
         first: halt
         then stock second = 7",
    );
}

#[test]
fn the_surrounded_draw_two_points_at_most() {
    check(
        &["3.res.5", "3.res.5#1"],
        "given first stock 10; first at 21 gun_75:3; second at 20 red_guard:3; second at 22 red_guard:3
         given first 21 is surrounded; missions
         first: mission direct_support_ground 21 unit=gun_75 guns=3 -> refused 9.surr.3
         first: mission direct_support_ground 21 unit=gun_75 guns=2
         first: mission direct_support_ground 21 unit=gun_75 guns=1 -> refused 9.surr.3
         then stock first = 8",
    );
    check(
        &["3.res.5#3"],
        "given first stock 5; first aircraft air_bomber:1; first at 15 gun_75:3; second at 14 red_guard:3; second at 16 red_guard:3
         given first 15 is surrounded; missions
         first: mission bomb_strafe 16 unit=air_bomber
         first: mission direct_support_ground 15 unit=gun_75 guns=2
         then stock first = 0",
    );
}

#[test]
fn those_cut_off_draw_two_points_at_most() {
    check(
        &["3.res.5#2"],
        "given first stock 0; first at 15 gun_75:3; second at 25 red_guard:3; second at 26 red_guard:3; second at 27 red_guard:3
         given second at 28 red_guard:3; second at 29 red_guard:3; second at 30 red_guard:3; initiative step
         first: keep ; 6 1 1
         then first 15 supplied = false
         first: done
         second: done
         first: choose probe
         second: choose hold
         first: done
         second: done
         then phase = missions
         first: mission direct_support_ground 15 unit=gun_75 guns=3 -> refused 9.sup.4
         first: mission direct_support_ground 15 unit=gun_75 guns=2",
    );
}

#[test]
fn unspent_points_are_kept() {
    scenario_check(
        &["3.res.6", "3.res.6#1"],
        "steppe",
        "given turn 2; first stock 4; first at 33 volunteer:3; second at 03 red_guard:3; rest
         second: done
         then turn = 3
         first: keep ; 3 1 1
         then stock first = 7",
    );
}
