//! 8.after, 8.cas: what becomes of those who lost a battle.

use super::around::{MET, check};
use super::cites;

/// The second side is beaten in a space after an attack from the north side of it or the south; its casualty dice follow.
fn beaten(defender: &str, total: u8, losses: &str, dice: &str) -> String {
    format!(
        "given first at 21 volunteer:8 leader:0 order:assault; second at 15 {defender}; execution
         {}
         first: result 15 6 attacker flight defender A1:0,A2:0,{losses} sure=yes
         second: accept ; {dice}",
        MET.replace("second: state 1", &format!("second: state {total}")).replace("first: state 1", "first: state 2")
    )
}

#[test]
fn losers_leave_toward_their_own_edge() {
    check(
        &["8.after.2", "8.after.2#1"],
        &format!(
            "{}
             second: retreat 21 -> refused 8.after.2
             second: retreat 09>03>02 -> refused 8.after.2
             second: retreat 16 -> refused 8.after.2
             second: retreat 09>03
             then stands second 03 = soviet_rifle:3",
            beaten("soviet_rifle:4", 1, "D1:1", "1 1")
        ),
    );
}

#[test]
fn the_surrounded_past_their_number_surrender_whatever_they_are() {
    check(
        &["8.after.3", "8.after.3#1"],
        &format!(
            "given second at 15 officer:4; second 15 is surrounded; first at 21 volunteer:4 leader:0 order:assault; execution
             {MET}
             first: result 15 6 attacker flight defender A1:0,D1:2
             second: accept
             then stands second 15 = nobody
             then groups second 09 = 0"
        ),
    );
    check(
        &["8.after.3"],
        &format!(
            "given second at 15 officer:4 leader:2; second 15 is surrounded
             given first at 21 volunteer:4 leader:0 order:assault; execution
             {MET}
             first: result 15 6 attacker flight defender A1:0,D1:2
             second: accept ; 1 1
             second: retreat 09
             then stands second 09 = officer:2"
        ),
    );
}

#[test]
fn where_no_victor_is_left_those_around_take_up_the_weapons_once_the_clash_is_over() {
    check(
        &["9.yield.1", "8.after.3"],
        &format!(
            "given second at 15 soviet_rifle:4 mg:1; second 15 is surrounded; first at 14 volunteer:1
             given first at 21 volunteer:4 leader:0 order:assault; execution
             {}
             first: result 15 6 attacker flight both A1:4,D1:2,D2:0 sure=yes
             second: accept ; 1 1
             then stands second 15 = nobody
             then phase = spoils
             then asked = first
             first: join 16 -> refused 9.yield.1
             first: join 14
             then stands first 14 = volunteer:1 mg:1
             then prompt = riverdon-ask-succession
             first: join 14
             then phase = execution",
            MET.replace("second: state 1", "second: state 2")
        ),
    );
}

#[test]
fn the_beaten_without_a_way_surrender_or_go_sideways() {
    let attacked =
        "given second at 03 soviet_rifle:4; first at 02 volunteer:1; first at 09 volunteer:4 leader:0 order:assault";
    let fought = MET.replace("act 21", "act 09").replace("go 15", "go 03");
    let lost = "first: result 03 6 attacker flight defender A1:0,D1:2";
    check(
        &["8.after.4", "8.after.4#1"],
        &format!(
            "{attacked}; first at 04 volunteer:1; execution
             {fought}
             {lost}
             second: accept
             then stands second 03 = nobody
             then stands first 03 = volunteer:4"
        ),
    );
    check(
        &["8.after.4", "8.after.4#2"],
        &format!(
            "{attacked}; execution
             {fought}
             {lost}
             second: accept ; 1 1
             second: retreat 02 -> refused 8.after.2
             second: retreat 04
             then stands second 04 = soviet_rifle:2"
        ),
    );
}

#[test]
fn a_river_without_a_crossing_leaves_no_way_back() {
    let attacked =
        "given card 15 R3; second at 15 soviet_rifle:4 bank:near; first at 09 volunteer:4 leader:0 order:assault
         given first at 09 cossack:1; first at 14 volunteer:1";
    let fought = MET.replace("act 21", "act 09");
    let lost = "first: result 15 6 attacker flight defender A1:0,D1:2";
    check(
        &["8.after.4#3"],
        &format!(
            "{attacked}; first at 16 volunteer:1; execution
             {fought}
             {lost}
             second: accept
             then stands second 15 = nobody"
        ),
    );
    check(
        &["8.after.4#3"],
        &format!(
            "{attacked}; execution
             {fought}
             {lost}
             second: accept ; 1 1
             second: retreat 21 -> refused 8.after.2
             second: retreat 16
             then stands second 16 = soviet_rifle:2"
        ),
    );
}

#[test]
fn trains_go_along_the_rail_and_cars_without_a_way_are_taken() {
    check(
        &["8.after.6", "8.after.6#1"],
        &format!(
            "given card 22 T1; card 28 T1; first at 28 volunteer:4 armoured_train:1 leader:0 order:assault
             given second at 22 soviet_rifle:4; execution
             {}
             first: result 22 6 defender flight attacker A1:2,A2:0,D1:0 sure=yes
             second: accept ; 1 1 1 1
             first: retreat 28
             then stands first 28 = volunteer:2 armoured_train:1",
            MET.replace("act 21", "act 28").replace("go 15", "go 22").replace("first: state 1", "first: state 2")
        ),
    );
    check(
        &["8.after.6", "8.after.6#2"],
        &format!(
            "given card 15 R7; second at 15 soviet_rifle:4 armoured_car:1 bank:far; first at 14 volunteer:1; first at 16 volunteer:1
             given first at 21 volunteer:4 leader:0 order:assault; execution
             {}
             first: result 15 6 attacker flight defender A1:0,D1:2,D2:0 sure=yes
             second: accept ; 1 1 1 1
             second: retreat 09
             then stands second 09 = soviet_rifle:2
             then stands first 15 = volunteer:4 armoured_car:1",
            MET.replace("second: state 1", "second: state 2")
        ),
    );
}

#[test]
fn beaten_troops_join_friends_who_keep_their_order() {
    check(
        &["8.after.5", "8.after.5#1"],
        &format!(
            "given second at 09 red_cav:4 leader:0 order:assault
             {}
             second: retreat 09
             then stands second 09 = soviet_rifle:3 red_cav:4
             then groups second 09 = 2
             then second 09 acted = false
             then second 09.2 acted = true",
            beaten("soviet_rifle:4", 1, "D1:1", "1 1")
        ),
    );
}

#[test]
fn each_company_and_weapon_of_the_beaten_rolls_once() {
    cites(&["8.cas.1", "8.cas.1#1", "8.cas.1#2", "8.cas.2", "8.cas.2#1", "8.cas.3", "8.cas.3#1"]);
    cites(&["8.cons.1", "8.cons.1#1", "8.cons.2", "8.cons.2#1"]);
    for (defender, total, losses, dice, left) in [
        ("soviet_rifle:5", 2, "D1:1,D2:0", "4 5", "soviet_rifle:3"),
        ("soviet_rifle:5", 2, "D1:1,D2:0", "4 4", "soviet_rifle:4"),
        ("red_cav:5", 2, "D1:1,D2:0", "5 5", "red_cav:4"),
        ("red_cav:5", 2, "D1:1,D2:0", "5 6", "red_cav:3"),
        ("horse_gun_75:1 tchanka:1", 2, "D1:0,D2:0", "5 5 5 5", "tchanka:1 horse_gun_75:1"),
        ("soviet_rifle:8 mg:2", 4, "D1:0,D2:0,D3:0,D4:0", "6 6 1 1 6 6 1 1", "soviet_rifle:7 mg:1"),
        ("red_conscript:5", 2, "D1:1,D2:0", "4 4", "red_conscript:4"),
        ("red_conscript:5", 2, "D1:1,D2:0", "5 5", "red_conscript:3"),
    ] {
        check(&[], &format!("{}\nthen stands second 15 = {left}", beaten(defender, total, losses, dice)));
    }
    check(
        &["8.cons.2#1"],
        &format!("{}\nthen stands first 15 = volunteer:8", beaten("red_conscript:5", 2, "D1:1,D2:0", "5 5")),
    );
    check(
        &["8.cons.3", "8.cons.3#1"],
        &format!(
            "{}\nthen stands first 15 = red_conscript:3 volunteer:8\nthen stands second 15 = soviet_rifle:4",
            beaten("red_conscript:3 soviet_rifle:4", 2, "D1:0,D2:0", "5 6 1 1")
        ),
    );
}

#[test]
fn cavalry_dig_in_and_disengage_change_the_rolls_of_the_beaten() {
    let fought = |attacker: &str, defender: &str, dice: &str| {
        format!(
            "given first at 21 {attacker} leader:0 order:assault; second at 15 {defender}; execution
             {}
             first: result 15 6 attacker flight defender A1:0,D1:1,D2:0 sure=yes
             second: accept ; {dice}",
            MET.replace("second: state 1", "second: state 2")
        )
    };
    check(
        &["8.cas.4", "8.cas.4#1"],
        &format!(
            "{}\nthen stands second 15 = soviet_rifle:3 red_cav:3",
            fought("cossack:4", "soviet_rifle:4 red_cav:4", "3 4 1 1").replace("D1:1,D2:0", "D1:0,D2:1")
        ),
    );
    check(
        &["8.cas.4", "8.cas.4#2"],
        &format!(
            "{}\nthen stands second 15 = soviet_rifle:3 red_cav:4",
            fought("cossack:4", "soviet_rifle:4 red_cav:4", "3 5 1 1")
        ),
    );
    check(
        &["8.cas.5", "8.cas.5#1"],
        &format!(
            "{}\nthen stands second 15 = soviet_rifle:3",
            fought("volunteer:4", "soviet_rifle:5 order:dig_in leader:0", "4 4")
        ),
    );
    check(
        &["8.cas.6", "8.cas.6#1"],
        &format!(
            "{}\nthen stands second 15 = soviet_rifle:4",
            fought("volunteer:4", "soviet_rifle:5 order:disengage leader:0", "5 5")
        ),
    );
}

#[test]
fn those_who_fled_from_the_railway_join_their_friends() {
    check(
        &["8.after.5", "S2.force.1", "5.tank.3"],
        "given card 15 T4; first at 21 volunteer:4 leader:0 order:assault; second at 15 soviet_rifle:4; second at 09 soviet_rifle:2; execution
         first: act 21
         first: go 15
         first: state 1
         second: state 1
         second: retire ; 1 1
         second: retreat 09
         first: halt
         first: done
         second: done
         then turn = 6
         then groups second 09 = 1",
    );
}

#[test]
fn those_who_retreat_are_seen_and_catch_leaders() {
    check(
        &["9.rec.5", "4.lead.6"],
        "given card 08 O2; first at 08 volunteer:1; first at 07 volunteer:1; first at 21 volunteer:4 leader:0 order:assault; first at 09 leader:0
         given second at 15 soviet_rifle:4; execution
         first: act 21
         first: go 15
         first: state 1
         second: state 1
         second: retire ; 1 1
         then total first 09 = 0
         second: retreat 09
         then total first 09 = 1
         then leader first 2 = 08",
    );
}

#[test]
fn conscripts_are_pursued_like_others() {
    let retires = |order: &str, dice: &str| {
        format!(
            "given first at 21 cossack:4 leader:0 order:assault; second at 15 red_conscript:4 {order}; execution
             first: act 21
             first: go 15
             first: state 1
             second: state 1
             second: retire ; {dice}"
        )
    };
    check(
        &["8.cons.1", "8.cons.3", "8.cas.4"],
        &format!(
            "{}\nthen stands second 15 = nobody\nthen stands first 15 = red_conscript:4 cossack:4",
            retires("", "5 4")
        ),
    );
    check(
        &["8.cons.1", "8.cons.2", "8.cas.6"],
        &format!("{}\nthen stands second 15 = red_conscript:3", retires("leader:0 order:disengage", "5 4")),
    );
}
