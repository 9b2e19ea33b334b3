//! 9.surr, 9.yield, 9.cap, 9.pris: rings, surrender, captures and prisoners.

use super::check;

#[test]
fn enemies_on_opposite_sides_surround() {
    check(
        &["9.surr.1", "9.surr.1#1", "9.surr.1#2"],
        "given plain board; nobody else; initiative first; turn 1; first at 15 volunteer:4 leader:0
         given second at 09 soviet_rifle:1; second at 21 soviet_rifle:1; second at 01 soviet_rifle:1 leader:0
         then ringed first 15 = true
         given turn start
         then first 15 surrounded = true",
    );
}

#[test]
fn enemies_north_and_east_do_not() {
    check(
        &["9.surr.1", "9.surr.1#2"],
        "given plain board; nobody else; initiative first; turn 1; first at 15 volunteer:4 leader:0
         given second at 09 soviet_rifle:1; second at 16 soviet_rifle:1; turn start
         then first 15 surrounded = false
         given plain board; nobody else; first at 15 volunteer:4; second at 14 soviet_rifle:1; second at 16 soviet_rifle:1
         then ringed first 15 = true
         given plain board; nobody else; first at 03 volunteer:4; second at 09 soviet_rifle:1
         then ringed first 03 = false",
    );
}

#[test]
fn hidden_partisans_ring_nobody() {
    check(
        &["9.surr.1", "9.surr.1#3"],
        "scenario transsib
         given plain board; nobody else; initiative first; turn 1; second at 15 interv_rifle:4 leader:0
         given first at 09 partisan:4 leader:0; first at 21 partisan:4; first 09 is hidden; first 21 is hidden; turn start
         then second 15 surrounded = false
         first: keep ; 1 1 1",
    );
}

#[test]
fn partisans_that_lie_open_do() {
    check(
        &["9.surr.1"],
        "scenario transsib
         given plain board; nobody else; initiative first; turn 1; second at 15 interv_rifle:4 leader:0
         given first at 09 partisan:4 leader:0; first at 21 partisan:4; turn start
         then second 15 surrounded = true",
    );
}

#[test]
fn a_friend_beside_helps() {
    check(
        &["9.surr.2", "9.surr.2#1"],
        "given plain board; nobody else; initiative first; turn 1; first at 15 volunteer:4 leader:0; first at 14 volunteer:1
         given second at 09 soviet_rifle:1; second at 21 soviet_rifle:1; turn start
         then first 15 surrounded = false",
    );
}

#[test]
fn the_surrounded_use_two_points_each() {
    check(
        &["9.surr.3", "9.surr.3#1"],
        "given plain board; nobody else; initiative first; turn 2; first stock 9; first at 15 volunteer:4 gun_75:3 leader:0
         given first at 35 volunteer:4 gun_75:3 leader:0; first 15 is surrounded; first 35 is surrounded; missions
         first: mission direct_support_ground 15 unit=gun_75 guns=3 -> refused 9.surr.3
         first: mission direct_support_ground 15 unit=gun_75 guns=2
         first: mission direct_support_ground 15 unit=gun_75 guns=1 -> refused 9.surr.3
         first: mission direct_support_ground 35 unit=gun_75 guns=2
         first: mission direct_support_ground 35 unit=gun_75 guns=1 -> refused 9.surr.3
         then stock first = 5",
    );
}

#[test]
fn a_mission_taken_back_frees_them() {
    check(
        &["9.surr.3"],
        "given plain board; nobody else; initiative first; turn 2; first stock 9; first at 15 volunteer:4 gun_75:3 leader:0
         given first 15 is surrounded; missions
         first: mission direct_support_ground 15 unit=gun_75 guns=2
         first: cancel 1
         then stock first = 9
         first: mission direct_support_ground 15 unit=gun_75 guns=2",
    );
}

#[test]
fn the_state_lasts_the_turn() {
    check(
        &["9.surr.4", "9.surr.4#1"],
        "given plain board; nobody else; initiative first; first tactic assault; second tactic hold; turn 2; contact 1
         given first at 15 cossack:4 leader:0 order:disengage; first 15 is surrounded
         given second at 16 red_cav:1 leader:0; execution
         then ringed first 15 = false
         first: act 15
         first: go 21>27 -> refused 5.dis.6
         first: go 21
         first: go 27 -> refused 5.dis.6",
    );
}

#[test]
fn on_3_a_led_force_holds_out() {
    check(
        &["9.yield.1", "9.yield.1#1"],
        "given plain board; nobody else; initiative first; turn 1; first at 15 volunteer:4 leader:0; first at 31 volunteer:4
         given second at 09 soviet_rifle:1; second at 21 soviet_rifle:1; turn start
         first: keep ; 3 1 1 1
         then stands first 15 = volunteer:4",
    );
}

#[test]
fn on_2_it_surrenders_and_is_gone() {
    check(
        &["9.yield.1", "9.yield.1#1", "9.pris.1", "9.pris.1#1"],
        "given plain board; nobody else; initiative first; turn 1; first at 15 volunteer:2 leader:0; first at 31 volunteer:4
         given second at 09 soviet_rifle:1; second at 21 soviet_rifle:1; turn start
         first: keep ; 2 5 5
         then stands first 15 = nobody
         then prompt = riverdon-ask-succession
         then stands second 09 = soviet_rifle:1
         then stands second 21 = soviet_rifle:1
         then lost first = 8
         first: join 31 ; 1 1 1
         then leader first 1 = 31",
    );
}

#[test]
fn captured_weapons_join_one_of_those_around() {
    check(
        &["9.yield.1", "9.yield.1#2", "9.pris.2"],
        "given plain board; nobody else; initiative first; turn 1; first at 15 volunteer:2 mg:1; first at 31 volunteer:4
         given second at 09 soviet_rifle:1; second at 21 soviet_rifle:1; turn start
         first: keep ; 4
         then prompt = riverdon-ask-spoils
         then asked = second
         second: join 14 -> refused 9.yield.1
         second: join 15 -> refused 9.yield.1
         second: join 21 ; 1 1 1
         then stands second 21 = soviet_rifle:1 mg:1
         then stands second 09 = soviet_rifle:1",
    );
}

#[test]
fn one_steadfast_company_adds_1() {
    check(
        &["9.yield.2", "9.yield.2#1"],
        "given plain board; nobody else; initiative first; turn 1; second at 15 soviet_rifle:4 naval:4 leader:0
         given first at 09 volunteer:1; first at 21 volunteer:1; turn start
         first: keep ; 2 1 1 1
         then stands second 15 = soviet_rifle:4 naval:4",
    );
}

#[test]
fn two_of_them_add_no_more() {
    check(
        &["9.yield.2"],
        "given plain board; nobody else; initiative first; turn 1; second at 15 cheka:4 naval:4 leader:0
         given first at 09 volunteer:1; first at 21 volunteer:1; turn start
         first: keep ; 1 3 3 1 1 1
         then stands second 15 = nobody",
    );
}

#[test]
fn officers_are_steadfast() {
    check(
        &["9.yield.2"],
        "given plain board; nobody else; initiative first; turn 1; first at 15 officer:1 leader:0
         given second at 09 soviet_rifle:1; second at 21 soviet_rifle:1; turn start
         first: keep ; 2 1 1 1
         then stands first 15 = officer:1",
    );
}

#[test]
fn colourful_too() {
    check(
        &["9.yield.2"],
        "given plain board; nobody else; initiative first; turn 1; first at 15 colourful:1 leader:0
         given second at 09 soviet_rifle:1; second at 21 soviet_rifle:1; turn start
         first: keep ; 2 1 1 1
         then stands first 15 = colourful:1",
    );
}

#[test]
fn without_a_leader_4_is_surrender() {
    check(
        &["9.yield.3", "9.yield.3#1"],
        "given plain board; nobody else; initiative first; turn 1; first at 15 volunteer:1; first at 31 volunteer:1 leader:0
         given second at 09 soviet_rifle:1; second at 21 soviet_rifle:1; turn start
         first: keep ; 4 1 1 1
         then stands first 15 = nobody",
    );
}

#[test]
fn without_5_holds() {
    check(
        &["9.yield.3"],
        "given plain board; nobody else; initiative first; turn 1; first at 15 volunteer:1; first at 31 volunteer:1 leader:0
         given second at 09 soviet_rifle:1; second at 21 soviet_rifle:1; turn start
         first: keep ; 5 1 1 1
         then stands first 15 = volunteer:1",
    );
}

#[test]
fn a_cheka_company_holds_on_4() {
    check(
        &["9.yield.3", "9.yield.3#2"],
        "given plain board; nobody else; initiative first; turn 1; second at 15 soviet_rifle:4 cheka:4
         given first at 09 volunteer:1; first at 21 volunteer:1; turn start
         first: keep ; 4 1 1 1
         then stands second 15 = soviet_rifle:4 cheka:4",
    );
}

#[test]
fn under_the_best_nobody_rolls() {
    check(
        &["9.yield.4", "9.yield.4#1"],
        "given plain board; nobody else; initiative first; turn 1; first at 15 volunteer:1 leader:2
         given second at 09 soviet_rifle:1; second at 21 soviet_rifle:1; turn start
         first: keep ; 1 1 1
         then stands first 15 = volunteer:1",
    );
}

#[test]
fn only_disengage_for_the_surrounded() {
    check(
        &["9.yield.5", "9.yield.5#1"],
        "given plain board; nobody else; initiative first; turn 3; contact 1; first tactic assault; second tactic hold
         given first at 15 volunteer:4 leader:0; first at 31 volunteer:4 leader:0; first 15 is surrounded; defence
         given second at 09 soviet_rifle:1; second at 21 soviet_rifle:1
         second: choose hold
         then first 15 order = riverdon-order-disengage
         first: order leader1 order=assault -> refused 9.yield.5
         first: order leader1 order=reserve -> refused 9.yield.5
         first: order leader1 -> refused 9.yield.5
         first: order leader1 order=disengage
         first: order leader2 order=reserve",
    );
}

#[test]
fn also_leaderless_under_hold() {
    check(
        &["9.yield.5", "9.yield.5#2"],
        "given plain board; nobody else; initiative first; turn 3; contact 1; first tactic assault
         given second at 15 soviet_rifle:4; second 15 is surrounded; first at 09 volunteer:1 leader:0; defence
         second: choose hold
         then second 15 order = riverdon-order-disengage
         second: task 15 -> refused 9.yield.5
         second: task 15 order=maneuver -> refused 9.yield.5",
    );
}

#[test]
fn the_best_choose_freely() {
    check(
        &["9.yield.5"],
        "given plain board; nobody else; initiative first; turn 3; contact 1; first tactic assault
         given second at 15 soviet_rifle:4 leader:2; second 15 is surrounded; first at 09 volunteer:1 leader:0; defence
         second: choose hold
         then second 15 order = none
         second: order leader1 order=dig_in",
    );
}

#[test]
fn a_captured_gun_takes_a_point() {
    check(
        &["9.cap.1", "9.cap.1#1"],
        "given plain board; nobody else; initiative first; turn 1; first stock 5; second stock 2
         given first at 15 gun_75:1; first at 31 volunteer:1 leader:0; second at 09 soviet_rifle:1; second at 21 soviet_rifle:1
         given turn start
         first: keep ; 1
         then stock first = 4
         then stock second = 3",
    );
}

#[test]
fn nobody_gains_from_the_poor() {
    check(
        &["9.cap.1", "9.cap.1#2"],
        "given plain board; nobody else; initiative first; turn 1; first stock 0; second stock 2
         given first at 15 gun_75:1; first at 31 volunteer:1 leader:0; second at 09 soviet_rifle:1; second at 21 soviet_rifle:1
         given turn start
         first: keep ; 1
         then stock first = 0
         then stock second = 2",
    );
}

#[test]
fn machine_guns_and_mortars_bring_nothing() {
    check(
        &["9.cap.1"],
        "given plain board; nobody else; initiative first; turn 1; first stock 5; second stock 2
         given first at 15 mg:1 mortar:1 tchanka:1; first at 31 volunteer:1 leader:0; second at 09 soviet_rifle:1
         given second at 21 soviet_rifle:1; turn start
         first: keep ; 1
         then stock first = 5",
    );
}

#[test]
fn every_kind_of_gun_does() {
    check(
        &["9.cap.1"],
        "given plain board; nobody else; initiative first; turn 1; first stock 9; second stock 0
         given first at 15 aa_gun:1 horse_gun_75:1 mountain_gun:1; first at 31 volunteer:1 leader:0; second at 09 soviet_rifle:1
         given second at 21 soviet_rifle:1; turn start
         first: keep ; 1
         then stock first = 6
         then stock second = 3",
    );
}

#[test]
fn a_howitzer_brings_two_if_there_are() {
    check(
        &["9.cap.2", "9.cap.2#1"],
        "given plain board; nobody else; initiative first; turn 1; first stock 1; second stock 2
         given first at 15 howitzer_105:1; first at 31 volunteer:1 leader:0; second at 09 soviet_rifle:1
         given second at 21 soviet_rifle:1; turn start
         first: keep ; 1
         then stock first = 0
         then stock second = 3",
    );
}

#[test]
fn two_howitzers_four() {
    check(
        &["9.cap.2"],
        "given plain board; nobody else; initiative first; turn 1; first stock 9; second stock 0
         given first at 15 howitzer_105:2; first at 31 volunteer:1 leader:0; second at 09 soviet_rifle:1
         given second at 21 soviet_rifle:1; turn start
         first: keep ; 1
         then stock first = 5
         then stock second = 4",
    );
}

#[test]
fn an_armoured_train_brings_five_and_is_gone() {
    check(
        &["9.cap.3", "9.cap.3#1"],
        "given plain board; card 15 T1; nobody else; initiative first; turn 1; first stock 9; second stock 2
         given first at 15 armoured_train:1; first at 31 volunteer:1 leader:0; second at 09 soviet_rifle:1
         given second at 21 soviet_rifle:1; turn start
         first: keep ; 1 1 1 1
         then stands second 09 = soviet_rifle:1
         then stands second 21 = soviet_rifle:1
         then lost first = 75",
    );
}

#[test]
fn an_improvised_one_too() {
    check(
        &["9.cap.3"],
        "given plain board; card 15 T1; nobody else; initiative first; turn 1; first stock 9; second stock 2
         given first at 15 improvised_train:1 mg:1; first at 31 volunteer:1 leader:0; second at 09 soviet_rifle:1
         given second at 21 soviet_rifle:1; turn start
         first: keep ; 1
         then stock first = 4
         then stock second = 7
         second: join 09 ; 1 1 1
         then stands second 09 = soviet_rifle:1 mg:1",
    );
}

#[test]
fn what_weapons_change_hands() {
    check(
        &["9.pris.2", "9.pris.2#1", "9.pris.2#2"],
        "given plain board; card 15 T1; nobody else; initiative first; turn 1; first stock 0
         given first at 15 tchanka:1 armoured_car:1 mortar:1 tank_light:1 volunteer:1; first at 31 volunteer:1 leader:0
         given second at 09 soviet_rifle:1; second at 21 soviet_rifle:1; turn start
         first: keep ; 1
         second: join 09 ; 1 1 1
         then stands second 09 = soviet_rifle:1 tchanka:1 mortar:1 armoured_car:1",
    );
}

#[test]
fn conscripts_change_sides() {
    check(
        &["9.pris.3", "9.pris.3#1"],
        "given plain board; nobody else; initiative first; turn 1
         given first at 15 white_conscript:2 volunteer:2; first at 31 volunteer:1 leader:0
         given second at 09 soviet_rifle:1; second at 21 soviet_rifle:1; turn start
         first: keep ; 1
         second: join 09 ; 1 1 1
         then stands second 09 = soviet_rifle:1 white_conscript:2
         then lost first = 12",
    );
}

#[test]
fn the_best_never_yields_in_battle_either() {
    check(
        &["9.yield.4", "9.yield.4#2"],
        "scenario steppe battles=entered
         given plain board; nobody else; initiative first; turn 5; contact 1; first tactic assault; second tactic hold
         given first at 21 volunteer:4 leader:0 order:assault; second at 15 soviet_rifle:4 leader:2; second 15 is surrounded; execution
         first: act 21
         first: go 15
         first: state 1
         second: state 1
         second: stand
         first: stand
         first: done
         second: done
         first: result 15 6 attacker flight defender A1:0,D1:2
         second: accept ; 1 1
         second: retreat 09
         then stands second 09 = soviet_rifle:2",
    );
}

#[test]
fn others_yield_once_they_are_past_their_number() {
    check(
        &["9.yield.4"],
        "scenario steppe battles=entered
         given plain board; nobody else; initiative first; turn 5; contact 1; first tactic assault; second tactic hold
         given first at 21 volunteer:4 leader:0 order:assault; second at 15 soviet_rifle:4; second at 01 soviet_rifle:1 leader:0
         given second 15 is surrounded; execution
         first: act 21
         first: go 15
         first: state 1
         second: state 1
         second: stand
         first: stand
         first: done
         second: done
         first: result 15 6 attacker flight defender A1:0,D1:2
         second: accept
         then stands second 15 = nobody
         then stands second 09 = nobody",
    );
}

#[test]
fn exhaustion_lasts_the_turn() {
    check(
        &["9.exh.2", "9.exh.2#1", "9.exh.2#2"],
        "given plain board; nobody else; initiative first; turn 5; contact 1; first tactic assault; second tactic hold
         given first at 21 cossack:1 leader:0 order:assault; first at 14 cossack:1 leader:0 order:assault; first at 16 cossack:1 leader:0 order:assault
         given second at 15 soviet_rifle:8 leader:0; second 15 is exhausted; execution
         first: act 21
         first: go 15
         then second 15 exhausted = true
         first: state 1
         second: state 2
         second: stand
         first: retire
         first: retreat 21
         second: pass
         first: act 14
         first: go 15
         then second 15 exhausted = true
         first: state 1
         second: state 2
         second: stand
         first: retire
         first: retreat 14
         given turn 5; turn start
         then second 15 exhausted = false",
    );
}

#[test]
fn gunboats_are_no_help_and_take_nobody_in() {
    super::check(
        &["9.surr.2", "S1.V.5"],
        "given plain board; nobody else; great river 16; first at 15 volunteer:4 leader:0; second at 09 soviet_rifle:4; second at 21 soviet_rifle:4
         then ringed first 15 = true
         given first at 16 gunboat:1
         then ringed first 15 = true
         given first at 14 volunteer:1
         then ringed first 15 = false",
    );
}

#[test]
fn the_steadfast_without_a_leader_surrender_on_three() {
    let rolled = |die: u8, left: &str| {
        super::check(
            &["9.yield.2", "9.yield.3"],
            &format!(
                "given plain board; nobody else; initiative first; turn 4; contact 1; first at 15 officer:1; first at 36 volunteer:1 leader:0
                 given second at 09 soviet_rifle:4 leader:0; second at 21 soviet_rifle:4; turn start
                 first: keep ; {die} 1 1 1
                 then stands first 15 = {left}"
            ),
        );
    };
    rolled(3, "nobody");
    rolled(4, "officer:1");
}
