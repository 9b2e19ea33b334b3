//! 9.wea, 9.sup, 9.air, 10.winter: weather, lines of supply, winter.

use super::check;

#[test]
fn on_6_the_weather_is_bad() {
    check(
        &["9.wea.1", "9.wea.1#1"],
        "given plain board; nobody else; initiative first; turn 1; first at 33 volunteer:4 leader:0
         given second at 01 soviet_rifle:4 leader:0; turn start
         first: keep ; 1 1 6
         then weather = bad
         given turn start
         first: keep ; 1 1 5
         then weather = good",
    );
}

#[test]
fn in_winter_on_4() {
    check(
        &["9.wea.2", "9.wea.2#1", "10.winter.1"],
        "given plain board; nobody else; winter; initiative first; turn 1; first at 33 volunteer:4 leader:0
         given second at 01 soviet_rifle:4 leader:0; turn start
         first: keep ; 1 1 4
         then weather = bad
         given turn start
         first: keep ; 1 1 3
         then weather = good",
    );
}

#[test]
fn rivers_do_not_freeze() {
    check(
        &["10.winter.1", "10.winter.1#1"],
        "given plain board; card 15 R3; nobody else; winter; initiative first; turn 2; first tactic assault; second tactic hold
         given first at 21 volunteer:4 leader:0 order:maneuver; second at 01 soviet_rifle:4; execution
         first: act 21
         first: go 15>09 -> refused 6.river.1",
    );
}

#[test]
fn nobody_flies_in_bad_weather() {
    check(
        &["9.wea.3", "9.wea.3#1", "9b.air.1", "9b.air.1#1"],
        "given plain board; nobody else; initiative first; turn 2; first stock 9; first aircraft air_fighter:1; weather bad
         given first at 21 volunteer:4 leader:0; second at 15 soviet_rifle:4; missions
         first: mission air_reconnaissance 15 unit=air_fighter -> refused 9.wea.3
         first: mission air_superiority 15 unit=air_fighter -> refused 9.wea.3
         then stock first = 9
         then orders first mission = 0
         given weather good; missions
         then can first mission = true
         first: mission air_reconnaissance 15 unit=air_fighter",
    );
}

#[test]
fn nobody_breaks_through_in_bad_weather() {
    check(
        &["9.wea.4", "9.wea.4#1"],
        "given plain board; nobody else; initiative first; turn 2; weather bad; first at 21 volunteer:4 leader:2
         given second at 15 soviet_rifle:4 leader:0; operation
         then orders first choose = 2
         first: choose breakthrough -> refused 9.wea.4
         first: choose assault
         second: choose hold
         first: order leader1 order=breakthrough -> refused 9.wea.4
         first: order leader1 order=assault",
    );
}

#[test]
fn maneuvers_are_a_space_shorter() {
    check(
        &["9.wea.5", "9.wea.5#1"],
        "given plain board; nobody else; initiative first; turn 2; weather bad; first tactic assault; second tactic hold
         given first at 33 volunteer:4 leader:0 order:maneuver; first at 31 cossack:4 leader:0 order:maneuver; execution
         first: act 33
         first: go 27>21 -> refused 9.wea.5
         first: go 27
         first: halt
         second: pass
         first: act 31
         first: go 25>19>13>07 -> refused 9.wea.5
         first: go 25>19>13",
    );
}

#[test]
fn trains_too_but_not_those_who_disengage() {
    check(
        &["9.wea.5"],
        "given plain board; card 04 T1; card 10 T1; card 16 T1; card 22 T1; card 28 T1; card 34 T1; nobody else
         given initiative first; turn 2; weather bad; first tactic probe; second tactic withdrawal
         given first at 34 armoured_train:1 leader:0 order:maneuver; second at 01 soviet_rifle:4 leader:0 order:disengage; execution
         first: act 34
         first: go 28>22>16>10 -> refused 9.wea.5
         first: go 28>22>16
         first: halt
         second: act 01
         second: go 07>13",
    );
}

#[test]
fn the_leaderless_stay() {
    check(
        &["9.wea.5", "9.wea.5#2"],
        "given plain board; nobody else; initiative first; turn 2; weather bad; first tactic probe; second tactic counterattack
         given second at 01 soviet_rifle:4 order:maneuver; first at 33 volunteer:4 leader:0; reply
         second: act 01
         second: go 07 -> refused 5.nolead.3
         given weather good
         second: go 07",
    );
}

#[test]
fn supply_holds_for_the_turn() {
    check(
        &["9.sup.1", "9.sup.1#1"],
        "given plain board; nobody else; initiative first; turn 3; first at 15 volunteer:4 gun_75:4 leader:0; first stock 9
         given second at 01 soviet_rifle:4 leader:0; turn start
         first: keep ; 1 1 1
         then turn = 4
         then first 15 unsupplied = false
         given second at 21 red_cav:1; second at 14 red_cav:1; second at 16 red_cav:1; second at 09 red_cav:1; missions
         then first 15 supplied = false
         first: mission direct_support_ground 15 unit=gun_75 guns=4",
    );
}

#[test]
fn four_spaces_to_the_edge() {
    check(
        &["9.sup.2", "9.sup.2#1", "9.sup.2#2"],
        "given plain board; nobody else; first at 09 volunteer:4; first at 03 volunteer:4; first at 36 volunteer:4
         then first 09 supplied = true
         then first 03 supplied = false
         then first 36 supplied = true
         given second at 15 red_cav:1
         then first 09 supplied = false",
    );
}

#[test]
fn it_rests_on_where_the_enemy_truly_is() {
    check(
        &["9.sup.2"],
        "given plain board; nobody else; fog hidden; first at 09 volunteer:4; second at 15 red_cav:1
         then knows first 15 = false
         then first 09 supplied = false",
    );
}

#[test]
fn or_to_a_railway_that_leads_home() {
    check(
        &["9.sup.3", "9.sup.3#1", "9.sup.3#2"],
        "given plain board; card 04 T1; card 10 T1; card 16 T1; card 22 T1; card 28 T1; card 34 T1; nobody else
         given first at 03 volunteer:4
         then first 03 supplied = true
         given second at 22 red_cav:1
         then first 03 supplied = false",
    );
}

#[test]
fn cut_track_leads_nowhere() {
    check(
        &["9.sup.3", "sc4.track.3"],
        "given plain board; card 04 T1; card 10 T1; card 16 T1; card 22 T1; card 28 T1; card 34 T1; nobody else
         given first at 03 volunteer:4; track cut 22
         then first 03 supplied = false",
    );
}

#[test]
fn a_railway_that_ends_before_the_edge_is_none() {
    check(
        &["9.sup.3"],
        "given plain board; card 04 T1; card 10 T1; card 16 T1; card 22 T1; nobody else; first at 03 volunteer:4
         then first 03 supplied = false",
    );
}

#[test]
fn the_cut_off_draw_two_points() {
    check(
        &["9.sup.4", "9.sup.4#1"],
        "given plain board; nobody else; initiative first; turn 2; first at 03 volunteer:4 gun_75:4 leader:0; first stock 9
         given first 03 is unsupplied; missions
         first: mission direct_support_ground 03 unit=gun_75 guns=3 -> refused 9.sup.4
         first: mission direct_support_ground 03 unit=gun_75 guns=2
         first: mission direct_support_ground 03 unit=gun_75 guns=1 -> refused 9.sup.4",
    );
}

#[test]
fn aircraft_are_never_taken() {
    check(
        &["9.air.1", "9.air.1#1"],
        "given plain board; nobody else; initiative second; turn 2; first at 15 volunteer:4 leader:0; first aircraft air_recon:2
         given second at 31 soviet_rifle:4; second at 32 soviet_rifle:4; first began 700 100; second began 700 100; end of turn
         then aircraft first = 2
         then lost first = 0",
    );
}

#[test]
fn few_leaders_few_orders() {
    check(
        &["10.leaders.1", "10.leaders.1#1"],
        "given plain board; nobody else; initiative first; turn 2; first tactic assault; second tactic hold; first at 33 volunteer:4 leader:0
         given second at 01 soviet_rifle:4 leader:0; second at 02 soviet_rifle:4 leader:0; second at 03 soviet_rifle:4
         given second at 04 soviet_rifle:4; second at 05 soviet_rifle:4; orders
         second: order leader1 order=maneuver
         second: order leader2 order=dig_in
         second: task 03 order=maneuver -> refused 5.nolead.1
         second: task 04 order=dig_in -> refused 5.nolead.1
         second: task 05 order=reserve -> refused 5.nolead.1",
    );
}

#[test]
fn nobody_walks_on_the_great_river() {
    check(
        &["S1.V.5", "S1.V.5#1"],
        "given plain board; great river 04 10 16 22 28 34; nobody else; initiative first; turn 2; first tactic assault; second tactic hold
         given first at 15 volunteer:4 leader:0 order:maneuver; second at 01 soviet_rifle:4; execution
         first: act 15
         first: go 16 -> refused S1.V.5",
    );
}

#[test]
fn gunboats_sail_four_spaces() {
    check(
        &["S1.V.5", "S1.V.5#2", "S1.V.5#4"],
        "given plain board; great river 04 10 16 22 28 34; nobody else; initiative first; turn 2; first tactic assault; second tactic hold
         given first at 04 gunboat:1; first at 33 volunteer:1; second at 28 gunboat:1; second at 01 soviet_rifle:4; execution
         first: sail 04>10>16>22>28 -> refused S1.V.5
         first: sail 04>15 -> refused S1.V.5
         first: sail 04>10>16>22
         then stands first 22 = gunboat:1
         then stands second 28 = gunboat:1
         then acting = operator
         first: sail 22>16 -> refused S1.V.5",
    );
}

#[test]
fn four_spaces_are_the_most() {
    check(
        &["S1.V.5"],
        "given plain board; great river 04 10 16 22 28 34; nobody else; initiative first; turn 2; first tactic assault; second tactic hold
         given first at 04 gunboat:1; first at 33 volunteer:1; second at 01 soviet_rifle:4; execution
         first: sail 04>10>16>22>28>34 -> refused S1.V.5
         first: sail 04>10>16>22>28",
    );
}
