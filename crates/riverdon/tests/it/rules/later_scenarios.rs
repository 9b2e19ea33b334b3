//! sc3, sc5, sc6: Warsaw, Reval and Petlura, and how they are won.

use super::check;

#[test]
fn three_to_two() {
    check(
        &["sc3.force.1", "sc3.force.1#1"],
        "scenario warsaw polish_points=500
         then points first = 750
         then points second = 500
         then initiative = first",
    );
}

#[test]
fn six_hundred_to_four() {
    check(
        &["sc3.force.1"],
        "scenario warsaw
         then points first = 600
         then points second = 400",
    );
}

#[test]
fn where_reds_and_poles_start() {
    check(
        &["sc3.setup.1", "sc3.setup.1#1", "sc3.setup.2", "sc3.setup.2#1"],
        "scenario warsaw
         given plain board
         first: place red_conscript:1 25 -> refused S2.setup.1
         first: place red_conscript:1 31
         second: place polish_rifle:1 25 -> refused S2.setup.1
         second: place polish_rifle:1 19",
    );
}

#[test]
fn a_corridor_two_spaces_broad() {
    check(
        &["sc3.victory.1", "sc3.victory.1#1", "sc3.victory.1#2"],
        "scenario warsaw
         given plain board; nobody else; initiative first; turn 9; first at 03 soviet_rifle:4 leader:0; second at 01 polish_rifle:4 leader:0
         given second at 16 polish_rifle:1; first friendly 33 34 27 28 21 22 15 16 09 10 03 04; end of turn
         then winner = undecided",
    );
}

#[test]
fn nothing_in_the_way() {
    check(
        &["sc3.victory.1", "sc3.victory.1#1"],
        "scenario warsaw
         given plain board; nobody else; initiative first; turn 9; first at 03 soviet_rifle:4 leader:0; second at 01 polish_rifle:4 leader:0
         given first friendly 33 34 27 28 21 22 15 16 09 10 03 04; end of turn
         then winner = first
         then outcome = sc3.victory.1",
    );
}

#[test]
fn it_may_shift_by_a_column() {
    check(
        &["sc3.victory.1"],
        "scenario warsaw
         given plain board; nobody else; initiative first; turn 9; first at 05 soviet_rifle:4 leader:0; second at 01 polish_rifle:4 leader:0
         given first friendly 33 34 27 28 21 22 15 16 17 10 11 04 05; end of turn
         then winner = first",
    );
}

#[test]
fn not_diagonally() {
    check(
        &["sc3.victory.1"],
        "scenario warsaw
         given plain board; nobody else; initiative first; turn 9; first at 05 soviet_rifle:4 leader:0; second at 01 polish_rifle:4 leader:0
         given first friendly 33 34 27 28 21 22 15 16 10 11 04 05; end of turn
         then winner = undecided",
    );
}

#[test]
fn somebody_stands_at_its_end() {
    check(
        &["sc3.victory.1"],
        "scenario warsaw
         given plain board; nobody else; initiative first; turn 9; first at 09 soviet_rifle:4 leader:0; second at 01 polish_rifle:4 leader:0
         given first friendly 33 34 27 28 21 22 15 16 09 10 03 04; end of turn
         then winner = undecided",
    );
}

#[test]
fn after_ten_turns_the_poles_win() {
    check(
        &["sc3.victory.1", "sc3.victory.1#3"],
        "scenario warsaw
         given plain board; nobody else; initiative first; turn 9; first at 03 soviet_rifle:4 leader:0; second at 01 polish_rifle:4 leader:0
         given first friendly 33 34 27 28 21 22 15 16 09 10; end of turn
         then winner = undecided
         given turn 10; end of turn
         then winner = second",
    );
}

#[test]
fn freikorps_and_estonians() {
    check(
        &["sc5.force.1", "sc5.force.1#1"],
        "scenario reval
         then points first = 600
         then points second = 500
         then leaders first = 4
         then leaders second = 3
         then initiative = first",
    );
}

#[test]
fn estonians_anywhere() {
    check(
        &["sc5.setup.1", "sc5.setup.1#1"],
        "scenario reval
         given plain board
         second: place estonian:1 33
         second: place estonian:1 01",
    );
}

#[test]
fn the_freikorps_march_in() {
    check(
        &["sc5.setup.2", "sc5.setup.2#1"],
        "scenario reval
         given plain board; nobody else; initiative first; turn 1; first tactic assault; second tactic hold
         given first at off freikorps:4 leader:0 order:maneuver; second at 01 estonian:4 leader:0; execution
         first: act off
         first: go 27 -> refused sc5.setup.2
         first: go 33>27>21 -> refused 5.man.2
         first: go 33>27
         then leader first 1 = 27",
    );
}

#[test]
fn entering_may_be_an_attack() {
    check(
        &["sc5.setup.2", "sc5.setup.2#2", "sc5.setup.2#3"],
        "scenario reval
         given plain board; nobody else; initiative first; turn 1; first tactic assault; second tactic hold
         given first at off line_cav:1 leader:0 order:assault; second at 33 estonian:4 leader:0; execution
         first: act off
         first: go 33
         then phase = clash
         then entry = S
         first: state 1
         second: state 1
         second: stand
         first: retire
         first: retreat ()
         then stands first off = line_cav:1
         then leader first 1 = off
         given turn 1; turn start
         first: keep ; 1 1 1
         given first tactic assault; second tactic hold; orders
         first: order leader1 order=assault
         given execution
         first: act off
         first: go 31",
    );
}

#[test]
fn two_hundred_and_fifty_points_by_turn_6() {
    check(
        &["sc5.victory.1", "sc5.victory.1#1"],
        "scenario reval
         given plain board; nobody else; initiative first; turn 6; first tactic assault; second tactic hold; first exited freikorps:40
         given first at 03 line_cav:2 leader:0 order:maneuver; first at 33 freikorps:4; second at 36 estonian:4 leader:0; execution
         first: act 03
         first: leave
         then winner = first
         then outcome = sc5.victory.1",
    );
}

#[test]
fn not_249() {
    check(
        &["sc5.victory.1", "sc5.victory.1#2"],
        "scenario reval
         given plain board; nobody else; initiative first; turn 5; first at 33 freikorps:4 leader:0; second at 36 estonian:4 leader:0
         given first exited freikorps:41 landsturm:1; end of turn
         then winner = undecided
         given turn 6; end of turn
         then winner = second",
    );
}

#[test]
fn twenty_points_of_estonians_a_turn() {
    check(
        &["sc5.reinf.1", "sc5.reinf.1#1"],
        "scenario reval
         given plain board; card 04 T1; card 10 T12; card 09 T11; nobody else; initiative first; turn 2; first at 33 freikorps:4 leader:0
         given second at 36 estonian:40 leader:0; second saved 0; turn start
         first: keep ; 1 1 1
         then prompt = riverdon-ask-enter
         second: enlist estonian:6 -> refused sc5.reinf.2
         second: enlist estonian:5
         then stands second 04 = estonian:5
         then saved second = 0
         second: done",
    );
}

#[test]
fn they_wait_while_the_gate_is_held_up_there() {
    check(
        &["sc5.reinf.1", "sc5.reinf.1#2"],
        "scenario reval
         given plain board; card 04 T1; nobody else; initiative first; turn 2; first at 04 freikorps:4 leader:0
         given second at 36 estonian:40 leader:0; second saved 0; turn start
         first: keep ; 1 1 1
         then prompt = riverdon-ask-enter
         second: done
         then phase = leaders
         then saved second = 20",
    );
}

#[test]
fn whether_they_have_seen_the_enemy_at_the_gate_nobody_learns() {
    check(
        &["sc5.reinf.1#3"],
        "scenario reval fog=hidden
         given plain board; card 04 T1; nobody else; initiative first; turn 2; first at 04 freikorps:4 leader:0
         given second at 36 estonian:40 leader:0; second saved 0; second sees 04 4; turn start
         first: keep ; 1 1 1
         then prompt = riverdon-ask-enter
         second: enlist estonian:5 -> refused sc5.reinf.1
         second: done
         then saved second = 20
         then phase = leaders",
    );
}

#[test]
fn points_are_hoarded() {
    check(
        &["sc5.reinf.2", "sc5.reinf.2#1"],
        "scenario reval
         given plain board; card 04 T1; nobody else; initiative first; turn 2; first at 33 freikorps:4 leader:0
         given second at 36 estonian:40 leader:0; second saved 40; turn start
         first: keep ; 1 1 1
         then saved second = 60
         second: enlist improvised_train:1,estonian:6 -> refused sc5.reinf.2
         second: enlist improvised_train:1,estonian:5
         then stands second 04 = estonian:5 improvised_train:1
         then saved second = 0",
    );
}

#[test]
fn ukrainians_and_reds() {
    check(
        &["sc6.force.1", "sc6.force.1#1"],
        "scenario petlura
         then points first = 500
         then points second = 450
         then leaders first = 2
         then leaders second = 2
         then year = 1920
         then initiative = first",
    );
}

#[test]
fn where_they_set_up_before_the_town() {
    check(
        &["sc6.setup.2", "sc6.setup.2#1", "sc6.setup.3", "sc6.setup.3#1"],
        "scenario petlura
         given plain board; card 16 C1
         second: place red_conscript:1 19 -> refused S2.setup.1
         second: place red_conscript:1 16
         first: place ukr_rifle:1 30 -> refused S2.setup.1
         first: place ukr_rifle:1 31",
    );
}

#[test]
fn whoever_holds_the_town_alone() {
    check(
        &["sc6.victory.1", "sc6.victory.1#1"],
        "scenario petlura
         given plain board; card 16 C1; nobody else; initiative first; turn 8; first at 16 ukr_rifle:4 leader:0; second at 01 soviet_rifle:4 leader:0
         given end of turn
         then winner = first
         then outcome = sc6.victory.1",
    );
}

#[test]
fn a_probe_does_not_take_it() {
    check(
        &["sc6.victory.1", "sc6.victory.1#2"],
        "scenario petlura
         given plain board; card 16 C1; nobody else; initiative first; turn 8; contact 1; first tactic probe; second tactic hold
         given first at 22 ukr_cav:1 leader:0 order:probe; second at 16 red_cav:1 leader:0; execution
         first: act 22
         first: go 16
         first: state 1
         second: state 1
         second: retire
         second: retreat 10
         first: halt -> refused 5.probe.3
         first: back
         then stands first 22 = ukr_cav:1
         given end of turn
         then winner = undecided",
    );
}

#[test]
fn after_twelve_turns_the_reds_win() {
    check(
        &["sc6.victory.1"],
        "scenario petlura
         given plain board; card 16 C1; nobody else; initiative first; turn 12; first at 22 ukr_rifle:4 leader:0; second at 16 soviet_rifle:4 leader:0
         given end of turn
         then winner = second",
    );
}

#[test]
fn trains_and_tanks_march_in_by_rail() {
    let off = |units: &str| {
        format!(
            "scenario reval
             given plain board; card 33 T4; card 34 T9; nobody else; initiative first; turn 2; contact 1; weather good; first tactic assault
             given second tactic hold; second at 03 estonian:4 leader:0; first at off {units} leader:0 order:maneuver; execution
             first: act off"
        )
    };
    check(
        &["5.man.7", "sc5.setup.2"],
        &format!(
            "{}
             first: go 32 -> refused 5.man.7
             first: go 34 -> refused 5.man.7
             first: go 33",
            off("armoured_train:1")
        ),
    );
    check(
        &["5.tank.1", "sc5.setup.2"],
        &format!(
            "{}
             first: go 32 -> refused 5.tank.1
             first: go 33",
            off("tank_light:1")
        ),
    );
}

#[test]
fn trains_tanks_and_cars_leave_by_ways_of_their_own() {
    let at = |space: &str, units: &str| {
        format!(
            "scenario reval
             given plain board; card 02 T4; card 03 T12; card 05 O4; card 11 O1; nobody else; initiative first; turn 2; contact 1; weather good
             given first tactic assault; second tactic hold; second at 36 estonian:4 leader:0
             given first at {space} {units} leader:0 order:maneuver; execution
             first: act {space}"
        )
    };
    check(&["sc.gen.3", "5.man.7"], &format!("{}\nfirst: leave -> refused 5.man.7", at("03", "armoured_train:1")));
    check(&["sc.gen.3"], &format!("{}\nfirst: leave", at("02", "armoured_train:1")));
    check(
        &["sc.gen.3", "5.tank.1"],
        &format!("{}\nfirst: leave -> refused 5.tank.1", at("04", "tank_light:1 from:03")),
    );
    check(&["sc.gen.3"], &format!("{}\nfirst: leave", at("03", "tank_light:1")));
    check(
        &["sc.gen.3", "5.ac.1"],
        &format!("{}\nfirst: go 05\nfirst: leave -> refused 5.ac.1\nfirst: halt", at("11", "armoured_car:1")),
    );
    check(&["sc.gen.3"], &format!("{}\nfirst: go 04\nfirst: leave", at("10", "armoured_car:1")));
}

#[test]
fn estonians_to_come_are_troops_to_come() {
    check(
        &["sc.gen.5", "sc5.victory.1"],
        "scenario reval
         given plain board; card 03 T4; nobody else; initiative first; turn 3; contact 1; first at 15 freikorps:4 leader:0; end of turn
         then winner = undecided
         then turn = 4",
    );
}

#[test]
fn what_was_captured_or_lost_bars_no_riflemen() {
    check(
        &["10.limit.2", "10.limit.2#3", "sc5.reinf.1"],
        "scenario reval
         given plain board; card 04 T1; nobody else; initiative first; turn 2; first at 33 freikorps:4 leader:0
         given second at 36 estonian:4 gun_75:6 leader:0; second saved 20; turn start
         first: keep ; 1 1 1
         second: enlist gun_75:1 -> refused 10.limit.2
         second: enlist estonian:10",
    );
}
