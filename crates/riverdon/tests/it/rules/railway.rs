//! sc4: trains and track.

use super::check;

#[test]
fn partisans_buy_no_guns_at_first() {
    check(
        &["sc4.force.1", "sc4.force.1#1"],
        "scenario transsib muster=chosen
         then initiative = first
         then points first = 120
         first: muster
         first: buy on_board mg 2
         first: buy on_board tchanka 1
         first: done",
    );
}

#[test]
fn a_gun_among_them_is_refused() {
    check(
        &["sc4.force.1", "sc4.force.1#1"],
        "scenario transsib muster=chosen
         first: buy on_board partisan 40
         first: buy on_board mg 1
         first: buy on_board gun_75 1 -> refused S2.buy.2
         first: done",
    );
}

#[test]
fn the_others_come_in_parts_by_rail() {
    check(
        &["sc4.force.2", "sc4.force.2#1"],
        "scenario transsib
         given plain board; card 04 T1; card 10 T1; card 16 T1; card 22 T1; card 28 T1; card 34 T1; nobody else; initiative first; turn 1; second at 22 interv_rifle:4 leader:0
         given first at 01 partisan:4 leader:0; second waits interv_rifle:25; turn start
         first: keep ; 1 1 1
         then prompt = riverdon-ask-enter
         second: enter interv_rifle:10 33 -> refused sc4.force.2
         second: enter interv_rifle:10 04 -> refused sc4.force.2
         second: enter interv_rifle:26 34 -> refused sc4.force.2
         second: enter interv_rifle:17 34
         then stands second 34 = interv_rifle:17
         second: done
         then phase = leaders
         then later second = 48",
    );
}

#[test]
fn not_in_turn_1() {
    check(
        &["sc4.force.2"],
        "scenario transsib
         given plain board; card 04 T1; card 10 T1; card 16 T1; card 22 T1; card 28 T1; card 34 T1; nobody else; initiative first; turn 1; second at 22 interv_rifle:4 leader:0
         given first at 01 partisan:4 leader:0; second waits interv_rifle:25; initiative step
         first: keep ; 1 1 1
         then turn = 1
         then phase = leaders",
    );
}

#[test]
fn they_wait_while_the_gate_is_held() {
    check(
        &["sc4.force.2"],
        "scenario transsib
         given plain board; card 04 T1; card 10 T1; card 16 T1; card 22 T1; card 28 T1; card 34 T1; nobody else; initiative first; turn 1; second at 22 interv_rifle:4 leader:0
         given first at 34 partisan:4 leader:0; second waits interv_rifle:25; turn start
         first: keep ; 1 1 1
         then prompt = riverdon-ask-enter
         second: done
         then phase = leaders
         then later second = 150",
    );
}

#[test]
fn a_town_takes_the_place_of_a_straight_card() {
    check(
        &["sc4.setup.1", "sc4.setup.1#1"],
        "scenario transsib
         given plain board; card 04 T1; card 10 T4; card 16 T9; card 17 T12; card 23 T5; card 29 T2; card 35 T7; town on the line
         then card 04 = T2
         then card 29 = T1",
    );
}

#[test]
fn or_c1_that_of_a_rail_bridge() {
    check(
        &["sc4.setup.1", "sc4.setup.1#3"],
        "scenario transsib
         given plain board; card 04 T10; card 03 T11; card 09 T9; card 10 T12; card 16 TR1; card 22 T1; card 28 T1; card 34 T1
         given town on the line
         then card 16 = C1",
    );
}

#[test]
fn a_town_that_is_there_stays() {
    check(
        &["sc4.setup.1"],
        "scenario transsib
         given plain board; card 04 T1; card 10 T6; card 16 T1; card 22 T5; card 28 T7; card 34 T4; town on the line
         then card 04 = T1
         then card 10 = T6",
    );
}

#[test]
fn partisans_set_up_off_the_railway() {
    check(
        &["sc4.setup.2", "sc4.setup.2#1", "sc4.setup.3", "sc4.setup.3#1"],
        "scenario transsib
         given plain board; card 04 T1; card 10 T1; card 16 T1; card 22 T1; card 28 T1; card 34 T1
         first: place partisan:4 34 -> refused sc4.setup.2
         first: place partisan:4 33
         second: place interv_rifle:4 33 -> refused sc4.setup.3
         second: place interv_rifle:4 04",
    );
}

#[test]
fn west_and_east_are_the_partisans_home() {
    check(
        &["sc4.edge.1", "sc4.edge.1#1"],
        "scenario transsib
         given plain board; nobody else; initiative second; turn 2; second tactic assault; first tactic hold; first at 14 partisan_cav:1 leader:0
         given second at 20 line_cav:1 leader:0 order:assault; execution
         second: act 20
         second: go 14
         first: state 1
         second: state 1
         first: retire
         first: retreat 08 -> refused 8.after.2
         first: retreat 15 -> refused 8.after.2
         first: retreat 13",
    );
}

#[test]
fn the_east_too() {
    check(
        &["sc4.edge.1"],
        "scenario transsib
         given plain board; nobody else; initiative second; turn 2; second tactic assault; first tactic hold; first at 17 partisan_cav:1 leader:0
         given second at 23 line_cav:1 leader:0 order:assault; execution
         second: act 23
         second: go 17
         first: state 1
         second: state 1
         first: retire
         first: retreat 16 -> refused 8.after.2
         first: retreat 18",
    );
}

#[test]
fn the_interventionists_home_is_south() {
    check(
        &["sc4.edge.1", "sc4.edge.1#2"],
        "scenario transsib
         given plain board; nobody else; initiative first; turn 2; first tactic assault; second tactic hold; second at 22 line_cav:1 leader:0
         given first at 16 partisan_cav:1 leader:0 order:assault; execution
         first: act 16
         first: go 22
         first: state 1
         second: state 1
         second: retire
         second: retreat 21 -> refused 8.after.2
         second: retreat 28",
    );
}

#[test]
fn nobody_is_surrounded_on_the_railway() {
    check(
        &["sc4.surr.1", "sc4.surr.1#1"],
        "scenario transsib
         given plain board; card 16 T1; nobody else; first at 10 partisan:4; first at 22 partisan:4; second at 16 interv_rifle:4
         then ringed second 16 = false
         given card 16 O25
         then ringed second 16 = true",
    );
}

#[test]
fn partisans_on_a_rail_card_are() {
    check(
        &["sc4.surr.1"],
        "scenario transsib
         given plain board; card 16 T1; nobody else; second at 10 interv_rifle:4; second at 22 interv_rifle:4; first at 16 partisan:4
         then ringed first 16 = true",
    );
}

#[test]
fn eight_trains_and_no_more() {
    check(
        &["sc4.train.1", "sc4.train.1#1"],
        "scenario transsib
         given plain board; card 04 T1; card 10 T1; card 16 T1; card 22 T1; card 28 T1; card 34 T1; nobody else; initiative first; turn 2; second at 34 interv_rifle:1 leader:0; second at 28 interv_rifle:1; second at 22 interv_rifle:1; second at 16 interv_rifle:1; second at 10 interv_rifle:1; second at 04 interv_rifle:1; first at 01 partisan:4 leader:0
         then trains left = 8
         given trains; trains left 0; trains through 4
         second: run 1 -> refused sc4.train.1",
    );
}

#[test]
fn four_spaces_a_turn() {
    check(
        &["sc4.train.2", "sc4.train.2#1"],
        "scenario transsib
         given plain board; card 04 T1; card 10 T1; card 16 T1; card 22 T1; card 28 T1; card 34 T1; nobody else; initiative first; turn 2; second at 34 interv_rifle:1 leader:0; second at 28 interv_rifle:1; second at 22 interv_rifle:1; second at 16 interv_rifle:1; second at 10 interv_rifle:1; second at 04 interv_rifle:1; first at 01 partisan:4 leader:0
         given trains
         second: run 5 -> refused sc4.train.2
         second: run 4
         then train = 16
         second: run 1 -> refused sc4.train.2
         given trains
         second: run 4 -> refused sc4.train.2
         second: run 3
         then train = off
         then trains through = 1",
    );
}

#[test]
fn as_far_as_its_owner_likes() {
    check(
        &["sc4.train.2"],
        "scenario transsib
         given plain board; card 04 T1; card 10 T1; card 16 T1; card 22 T1; card 28 T1; card 34 T1; nobody else; initiative first; turn 2; second at 34 interv_rifle:1 leader:0; second at 28 interv_rifle:1; second at 22 interv_rifle:1; second at 16 interv_rifle:1; second at 10 interv_rifle:1; first at 01 partisan:4 leader:0; trains
         second: run 0 -> refused sc4.train.2
         second: run 1
         then train = 34
         second: run 2
         then train = 22
         second: done
         then phase = initiative",
    );
}

#[test]
fn only_where_friends_are() {
    check(
        &["sc4.train.2", "sc4.train.2#2"],
        "scenario transsib
         given plain board; card 04 T1; card 10 T1; card 16 T1; card 22 T1; card 28 T1; card 34 T1; nobody else; initiative first; turn 2; second at 34 interv_rifle:1 leader:0; second at 28 interv_rifle:1
         given second at 16 interv_rifle:1; first at 01 partisan:4 leader:0; trains
         second: run 3 -> refused sc4.train.2
         second: run 2
         then train = 28",
    );
}

#[test]
fn one_train_at_a_time() {
    check(
        &["sc4.train.3", "sc4.train.3#1", "sc4.train.3#2"],
        "scenario transsib
         given plain board; card 04 T1; card 10 T1; card 16 T1; card 22 T1; card 28 T1; card 34 T1; nobody else; initiative first; turn 2; second at 34 interv_rifle:1 leader:0; second at 28 interv_rifle:1; second at 22 interv_rifle:1; second at 16 interv_rifle:1; second at 10 interv_rifle:1; second at 04 interv_rifle:1; first at 01 partisan:4 leader:0
         given trains
         second: run 2
         then trains left = 7
         second: run 2
         then trains left = 7
         given trains
         second: run 3
         second: run 4
         then train = 16
         then trains left = 6
         then trains through = 1",
    );
}

#[test]
fn undisturbed_the_fifth_leaves_in_turn_6() {
    check(
        &["sc4.train.3", "sc4.train.3#3"],
        "scenario transsib
         given plain board; card 04 T1; card 10 T1; card 16 T1; card 22 T1; card 28 T1; card 34 T1; nobody else; initiative first; turn 1; second at 34 interv_rifle:1 leader:0; second at 28 interv_rifle:1; second at 22 interv_rifle:1; second at 16 interv_rifle:1; second at 10 interv_rifle:1; second at 04 interv_rifle:1; first at 01 partisan:4 leader:0
         given trains
         second: run 4
         given turn 2; trains
         second: run 3
         second: run 4
         given turn 3; trains
         second: run 3
         second: run 4
         given turn 4; trains
         second: run 3
         second: run 4
         given turn 5; trains
         second: run 3
         second: run 4
         then trains through = 4
         given turn 6; trains
         second: run 3
         then winner = second",
    );
}

#[test]
fn a_train_without_escort_is_derailed() {
    check(
        &["sc4.train.4", "sc4.train.4#1", "sc4.train.5", "sc4.train.5#1", "sc4.train.6", "sc4.train.6#1"],
        "scenario transsib
         given plain board; card 04 T1; card 10 T1; card 16 T1; card 22 T1; card 28 T1; card 34 T1; nobody else; initiative first; turn 2; first tactic assault; second tactic hold; train at 22; trains left 7
         given second at 22 line_cav:1 leader:0; second at 34 interv_rifle:4; first at 21 partisan_cav:1 leader:0 order:assault; first stock 1; execution
         first: act 21
         first: go 22
         first: state 1
         second: state 1
         second: retire
         second: retreat 28
         then train = off
         then trains derailed = 1
         then prompt = riverdon-ask-reward
         first: claim mg:3 -> refused sc4.train.5
         first: claim partisan:1 -> refused sc4.train.5
         first: claim mg:2
         then stands first 22 = partisan_cav:1 mg:2
         then stock first = 1
         then saved first = 0
         then prompt = riverdon-ask-go",
    );
}

#[test]
fn or_five_points() {
    check(
        &["sc4.train.5", "sc4.train.5#2"],
        "scenario transsib
         given plain board; card 04 T1; card 10 T1; card 16 T1; card 22 T1; card 28 T1; card 34 T1; nobody else; initiative first; turn 2; first tactic assault; second tactic hold; train at 22; trains left 7
         given second at 34 interv_rifle:4 leader:0; first at 21 partisan_cav:1 leader:0 order:assault; first stock 1; execution
         first: act 21
         first: go 22
         then prompt = riverdon-ask-reward
         first: claim ()
         then stock first = 6",
    );
}

#[test]
fn now_also_a_gun() {
    check(
        &["sc4.train.5"],
        "scenario transsib
         given plain board; card 04 T1; card 10 T1; card 16 T1; card 22 T1; card 28 T1; card 34 T1; nobody else; initiative first; turn 2; first tactic assault; second tactic hold; train at 22; trains left 7
         given second at 34 interv_rifle:4 leader:0; first at 21 partisan_cav:1 leader:0 order:assault; execution
         first: act 21
         first: go 22
         first: claim gun_75:1
         then stands first 22 = partisan_cav:1 gun_75:1",
    );
}

#[test]
fn hidden_partisans_choose() {
    check(
        &["sc4.train.4"],
        "scenario transsib
         given plain board; card 04 T1; card 10 T1; card 16 T1; card 22 T1; card 28 T1; card 34 T1; nobody else; initiative first; turn 2; first tactic probe; second tactic hold; train at 22; trains left 7
         given second at 34 interv_rifle:4 leader:0; first at 21 partisan_cav:1 leader:0 order:maneuver; first 21 is hidden; execution
         first: act 21
         first: spring -> refused sc4.train.4
         first: go 22
         then trains derailed = 0
         first: spring
         then trains derailed = 1
         then first 22 hidden = false
         first: claim ()
         first: halt",
    );
}

#[test]
fn with_an_escort_it_is_safe() {
    check(
        &["sc4.train.4", "sc4.train.4#2"],
        "scenario transsib
         given plain board; card 04 T1; card 10 T1; card 16 T1; card 22 T1; card 28 T1; card 34 T1; nobody else; initiative first; turn 2; first tactic assault; second tactic hold; train at 22; trains left 7
         given second at 22 interv_rifle:1; second at 34 interv_rifle:4 leader:0; first at 21 partisan_cav:1 leader:0 order:assault; execution
         first: act 21
         first: go 22
         first: state 1
         second: state 1
         then trains derailed = 0
         second: stand
         first: retire
         first: retreat 21
         then train = 22",
    );
}

#[test]
fn hidden_partisans_leave_it_alone_beside_its_escort() {
    check(
        &["sc4.train.4", "sc4.train.4#2"],
        "scenario transsib
         given plain board; card 04 T1; card 10 T1; card 16 T1; card 22 T1; card 28 T1; card 34 T1; nobody else; initiative first; turn 2; first tactic probe; second tactic hold; train at 22; trains left 7
         given second at 22 interv_rifle:1; second at 34 interv_rifle:4 leader:0; first at 22 partisan_cav:1 leader:0 order:maneuver; first 22 is hidden; execution
         first: act 22
         first: spring -> refused sc4.train.4
         then trains derailed = 0
         then first 22 hidden = true",
    );
}

#[test]
fn track_is_cut_by_digging() {
    check(
        &["sc4.track.1", "sc4.track.1#1", "sc4.track.1#3"],
        "scenario transsib
         given plain board; card 04 T1; card 10 T1; card 16 T1; card 22 T1; card 28 T1; card 34 T1; nobody else; initiative first; turn 4; contact 1; first at 16 partisan:4 leader:0; first 16 is hidden; first stock 4
         given second at 34 interv_rifle:4 leader:0; first tactic probe; second tactic hold; orders
         first: order leader1 order=dig_in
         first: done
         second: done
         first: mission destroy_track 16
         first: done
         second: done
         then track 16 = cut
         then first 16 hidden = false
         then stock first = 0
         first: done
         second: done
         second: done
         then passes = false
         then initiative = first",
    );
}

#[test]
fn three_points_cut_nothing() {
    check(
        &["sc4.track.1", "sc4.track.1#2"],
        "scenario transsib
         given plain board; card 04 T1; card 10 T1; card 16 T1; card 22 T1; card 28 T1; card 34 T1; nobody else; initiative first; turn 4; contact 1; first at 16 partisan:4 leader:0 order:dig_in; first stock 3
         given second at 34 interv_rifle:4 leader:0; first tactic probe; second tactic hold; missions
         first: mission destroy_track 16 -> refused 3.res.2
         given first stock 4
         first: mission destroy_track 15 -> refused sc4.track.1
         first: mission destroy_track 16",
    );
}

#[test]
fn without_digging_neither() {
    check(
        &["sc4.track.1"],
        "scenario transsib
         given plain board; card 04 T1; card 10 T1; card 16 T1; card 22 T1; card 28 T1; card 34 T1; nobody else; initiative first; turn 4; contact 1; first at 16 partisan:4 leader:0 order:maneuver; first stock 9
         given second at 34 interv_rifle:4 leader:0 order:dig_in; second stock 9; first tactic probe; second tactic hold; missions
         first: mission destroy_track 16 -> refused sc4.track.1
         second: mission destroy_track 34 -> refused sc4.track.1",
    );
}

#[test]
fn nobody_digs_for_it_without_a_leader_or_pays_for_it_twice() {
    check(
        &["sc4.track.1", "sc4.track.1#4", "sc4.track.1#5", "5.nolead.1"],
        "scenario transsib
         given plain board; card 16 T1; card 22 T1; nobody else; initiative first; turn 4; contact 1
         given first at 16 partisan:4; first at 22 partisan:4 leader:0 order:dig_in; first stock 9
         given second at 34 interv_rifle:4 leader:0; first tactic probe; second tactic hold; orders
         first: task 16 order=dig_in -> refused 5.nolead.1
         first: order leader1 order=dig_in
         given missions
         first: mission destroy_track 22
         first: mission destroy_track 22 -> refused sc4.track.1",
    );
}

#[test]
fn it_is_repaired_in_the_same_way() {
    check(
        &["sc4.track.2", "sc4.track.2#1"],
        "scenario transsib
         given plain board; card 04 T1; card 10 T1; card 16 T1; card 22 T1; card 28 T1; card 34 T1; nobody else; initiative first; turn 4; contact 1; second at 16 interv_rifle:4 leader:0; second at 22 interv_rifle:4
         given track cut 16; train at 22; trains left 7; second stock 4; first at 01 partisan:4 leader:0; first tactic probe; second tactic withdrawal; orders
         second: order leader1 order=dig_in
         given missions
         second: mission destroy_track 16 -> refused sc4.track.1
         second: mission repair_track 16
         second: done
         first: done
         then track 16 = whole
         given trains
         second: run 1
         then train = 16",
    );
}

#[test]
fn trains_do_not_pass_cut_track() {
    check(
        &["sc4.track.3", "sc4.track.3#1"],
        "scenario transsib
         given plain board; card 04 T1; card 10 T1; card 16 T1; card 22 T1; card 28 T1; card 34 T1; nobody else; initiative first; turn 2; second at 34 interv_rifle:1 leader:0; second at 28 interv_rifle:1; second at 22 interv_rifle:1; second at 16 interv_rifle:1; second at 10 interv_rifle:1; train at 22; trains left 7; track cut 16; first at 01 partisan:4 leader:0
         given trains
         second: run 1 -> refused sc4.train.2
         then train = 22",
    );
}

#[test]
fn nor_armoured_ones() {
    check(
        &["sc4.track.3"],
        "scenario transsib
         given plain board; card 04 T1; card 10 T1; card 16 T1; card 22 T1; card 28 T1; card 34 T1; nobody else; initiative second; turn 2; track cut 16; second at 22 armoured_train:1 leader:0 order:maneuver
         given first at 01 partisan:4 leader:0; second tactic assault; first tactic hold; execution
         second: act 22
         second: go 16 -> refused sc4.track.3
         second: go 28",
    );
}

#[test]
fn five_trains_in_twelve_turns() {
    check(
        &["sc4.victory.1", "sc4.victory.1#1"],
        "scenario transsib
         given plain board; card 04 T1; card 10 T1; card 16 T1; card 22 T1; card 28 T1; card 34 T1; nobody else; initiative first; turn 12; second at 04 interv_rifle:1 leader:0; train at 04; trains through 4
         given first at 01 partisan:4 leader:0; trains
         then winner = undecided
         second: run 1
         then winner = second
         then outcome = sc4.victory.1",
    );
}

#[test]
fn else_the_partisans_win() {
    check(
        &["sc4.victory.1"],
        "scenario transsib
         given plain board; card 04 T1; card 10 T1; card 16 T1; card 22 T1; card 28 T1; card 34 T1; nobody else; initiative first; turn 12; second at 04 interv_rifle:1 leader:0; train at 04; trains through 4
         given first at 01 partisan:4 leader:0; trains
         second: done
         then winner = first",
    );
}

#[test]
fn four_derailed_decide_it() {
    check(
        &["sc4.victory.1", "sc4.victory.1#2"],
        "scenario transsib
         given plain board; card 04 T1; card 10 T1; card 16 T1; card 22 T1; card 28 T1; card 34 T1; nobody else; initiative first; turn 2; first tactic assault; second tactic hold; train at 22; trains left 4
         given second at 34 interv_rifle:4 leader:0; first at 21 partisan_cav:1 leader:0 order:assault; execution
         first: act 21
         first: go 22
         then winner = first
         then outcome = sc4.victory.1",
    );
}

#[test]
fn three_do_not() {
    check(
        &["sc4.victory.1"],
        "scenario transsib
         given plain board; card 04 T1; card 10 T1; card 16 T1; card 22 T1; card 28 T1; card 34 T1; nobody else; initiative first; turn 2; first tactic assault; second tactic hold; train at 22; trains left 5
         given second at 34 interv_rifle:4 leader:0; first at 21 partisan_cav:1 leader:0 order:assault; execution
         first: act 21
         first: go 22
         then winner = undecided",
    );
}

#[test]
fn partisans_who_blew_a_rail_bridge_do_not_win() {
    check(
        &["sc4.bridge.1", "sc4.bridge.1#1"],
        "scenario transsib
         given plain board; card 04 T1; card 10 T1; card 16 T1; card 22 T1; card 28 T1; card 34 T1; card 16 TR2; nobody else; initiative first; turn 12; first at 16 partisan:4 leader:0; first stock 2
         given second at 34 interv_rifle:4 leader:0; first tactic probe; missions
         first: mission demolish_rail_bridge 16 bank=near
         first: done
         second: done
         given trains
         second: done
         then winner = nobody
         then outcome = 9.brid.5",
    );
}

#[test]
fn a_train_waits_before_a_blown_bridge() {
    check(
        &["sc4.bridge.1"],
        "scenario transsib
         given plain board; card 04 T1; card 10 T1; card 16 T1; card 22 T1; card 28 T1; card 34 T1; card 16 TR2; rail bridge down 16; nobody else; initiative first; turn 2; second at 34 interv_rifle:1 leader:0; second at 28 interv_rifle:1; second at 22 interv_rifle:1; second at 16 interv_rifle:1; second at 10 interv_rifle:1; train at 22; trains left 7
         given first at 01 partisan:4 leader:0; trains
         second: run 1 -> refused sc4.train.2",
    );
}
