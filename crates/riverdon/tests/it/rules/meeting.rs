//! Where rules meet on the march: reserves and the way back, tanks and probes, breakthroughs and the edge of the board,
//! leaders who come upon others.

use engine::Shown;

use super::around::check;

#[test]
fn a_reserve_passes_a_space_as_any_force_does() {
    check(
        &["5.res.2", "S2.force.2"],
        "given first at 21 volunteer:4 leader:0 order:assault; first at 20 plastoon:4 leader:0 order:reserve
         given second at 15 soviet_rifle:4; execution
         then friendly first 14 = false
         first: act 21
         first: go 15
         first: state 1
         second: state 1
         second: stand
         first: stand
         first: call 20 14>15 goes ; 5 5
         then friendly first 14 = true",
    );
}

#[test]
fn two_fights_bar_the_way_off_the_board() {
    super::check(
        &["5.break.6", "sc.gen.3"],
        "scenario ice_march battles=entered
         given plain board; nobody else; initiative first; turn 5; contact 1; weather good; first tactic breakthrough; second tactic hold
         given first at 15 cossack:4 leader:0 order:breakthrough; first began 300 50
         given second at 09 red_guard:1; second at 03 red_guard:1; second at 01 red_guard:4 leader:0; execution
         first: act 15
         first: go 09
         first: state 1
         second: state 1
         second: retire ; 1 1
         second: retreat 03
         first: go 03
         first: state 1
         second: state 1
         second: retire ; 1 1 1 1
         second: retreat 02
         first: leave -> refused 5.break.6",
    );
}

#[test]
fn nobody_breaks_contact_over_the_far_edge_while_a_way_leads_home() {
    let at = |enemy: &str| {
        format!(
            "scenario ice_march
             given plain board; nobody else; initiative first; turn 5; contact 1; weather good; first tactic probe; second tactic hold
             given first at 03 volunteer:4 leader:0 order:disengage; first began 300 50
             given second at {enemy} red_guard:4 leader:0; execution
             first: act 03"
        )
    };
    super::check(&["5.dis.4", "sc.gen.3"], &format!("{}\nfirst: leave -> refused 5.dis.4", at("02")));
    super::check(&["5.dis.5", "sc.gen.3"], &format!("{}\nfirst: leave", at("36")));
}

#[test]
fn tanks_of_a_reserve_roll_to_leave_the_rail() {
    let called = "given card 16 T4; first at 21 volunteer:4 leader:0 order:assault
         given first at 16 plastoon:4 tank_light:1 leader:0 order:reserve; second at 15 soviet_rifle:4; execution
         first: act 21
         first: go 15
         first: state 1
         second: state 1
         second: stand
         first: stand";
    check(
        &["5.tank.2", "5.res.2"],
        &format!(
            "{called}
             first: call 16 15 goes ; 4 4 2
             then stands first 15 = volunteer:4 plastoon:4
             then stands first 16 = tank_light:1"
        ),
    );
    check(
        &["5.tank.2", "5.res.2"],
        &format!(
            "{called}
             first: call 16 15 goes ; 4 4 3
             then stands first 15 = volunteer:4 plastoon:4 tank_light:1"
        ),
    );
}

#[test]
fn a_tank_that_probed_off_the_rail_rolls_to_come_back() {
    check(
        &["5.tank.3", "5.probe.3"],
        "given card 22 T4; first tactic probe; first at 22 volunteer:4 tank_light:1 leader:0 order:probe
         given second at 03 soviet_rifle:4; execution
         first: act 22
         first: go 21 ; 3
         first: back ; 2
         then stands first 22 = volunteer:4
         then stands first 21 = tank_light:1",
    );
}

#[test]
fn each_beaten_attacker_goes_back_where_he_came_from() {
    check(
        &["8.after.2", "8.after.6"],
        "given card 15 T4; card 21 T4; first at 14 volunteer:4 leader:0 order:assault
         given first at 21 armoured_train:1 leader:0 order:reserve; second at 15 soviet_rifle:4; execution
         first: act 14
         first: go 15
         first: state 1
         second: state 1
         second: stand
         first: stand
         first: call 21 15 goes ; 5 5
         first: done
         second: done
         first: result 15 8 defender flight attacker A1:2,A2:0,D1:0 reserves=A2:5 sure=yes
         second: accept ; 1 1 1 1
         first: retreat 14
         first: retreat 21
         then stands first 14 = volunteer:2
         then stands first 21 = armoured_train:1",
    );
}

#[test]
fn a_reserve_from_the_board_does_not_go_off_it() {
    super::check(
        &["8.after.2", "sc5.setup.2"],
        "scenario reval battles=entered
         given plain board; nobody else; initiative first; turn 2; contact 1; weather good; first tactic assault; second tactic hold
         given first at off freikorps:4 leader:0 order:assault; first at 32 freikorps:2 leader:0 order:reserve
         given second at 33 estonian:4; second at 01 estonian:4 leader:0; execution
         first: act off
         first: go 33
         first: state 1
         second: state 1
         second: stand
         first: stand
         first: call 32 33 goes ; 5 5
         first: done
         second: done
         first: result 33 8 defender flight attacker A1:2,A2:0,D1:0 reserves=A2:5
         second: accept ; 1 1 1 1
         first: retreat ()
         first: retreat 32
         then stands first off = freikorps:2
         then stands first 32 = freikorps:2",
    );
}

#[test]
fn whose_way_back_has_closed_goes_another() {
    super::check(
        &["8.after.2", "8.after.4", "9.part.5"],
        "scenario transsib battles=entered
         given plain board; nobody else; initiative second; turn 5; contact 1; weather good; first tactic hold; second tactic assault
         given first at 15 partisan:4; first at 21 partisan:4 leader:0; first 21 is hidden
         given second at 27 interv_rifle:4 leader:0 order:assault; execution
         second: act 27
         second: go 21>15 -> pauses, rest go 15
         first: pass
         second: go 15
         first: state 1
         second: state 1
         first: stand
         second: stand
         second: done
         first: done
         second: result 15 8 defender flight attacker A1:2,D1:0
         first: accept ; 1 1
         second: retreat 21
         then stands second 15 = interv_rifle:2
         second: retreat 21 -> refused 8.after.2
         second: retreat 14
         then stands second 14 = interv_rifle:2",
    );
}

#[test]
fn a_leader_who_comes_with_his_force_relieves_mutineers() {
    check(
        &["9.mut.3"],
        "given second at 15 interv_rifle:4; second 15 is mutinous; second at 14 soviet_rifle:1 leader:0 order:maneuver
         given first at 33 volunteer:4 leader:0; rest
         second: act 14
         second: go 15
         second: halt
         given leaders
         second: done
         first: done ; 4
         then second 15 mutinous = false",
    );
}

#[test]
fn a_leader_who_was_stopped_at_once_relieves_nobody() {
    super::check(
        &["9.mut.3", "4.lead.4"],
        "given plain board; nobody else; initiative first; turn 4; contact 1; weather good; fog hidden; first at 16 volunteer:4 leader:0
         given second at 15 interv_rifle:4 leader:0; second 15 is mutinous; leaders
         second: ride leader1 16
         then leader second 1 = 15
         second: done
         first: done
         then second 15 mutinous = true",
    );
}

#[test]
fn reinforcements_do_not_dig_in_on_the_turn_they_come() {
    super::check(
        &["8.deploy.1", "sc5.reinf.1"],
        "scenario reval
         given plain board; card 04 T1; nobody else; initiative first; turn 2; contact 1; first at 33 freikorps:4 leader:0
         given second at 36 estonian:40; second at 04 leader:0; second saved 0; turn start
         first: keep ; 1 1 1
         second: enlist estonian:5
         second: done
         first: done
         second: done
         first: choose assault
         second: choose hold
         second: order leader1 order=dig_in
         then second 04 dug_in = false",
    );
}

#[test]
fn those_who_come_in_open_no_ring() {
    super::check(
        &["9.surr.4", "sc1.force.3"],
        "scenario ice_march
         given plain board; nobody else; initiative first; turn 2; contact 1; first at 06 volunteer:4 leader:0; first at 18 volunteer:4; first began 300 50
         given second at 01 red_guard:1; second at 12 red_guard:4; second 01 gone
         given second at off leader:0; second waits red_guard:150; turn start
         first: keep ; 6 4 4 1 1 1
         then second 12 surrounded = true
         second: enter red_guard:150 12
         then second 12 surrounded = true",
    );
}

#[test]
fn a_leader_who_has_left_the_board_commands_nobody_who_waits() {
    super::check(
        &["sc.gen.3", "sc5.setup.2"],
        "scenario reval
         given plain board; nobody else; initiative first; turn 4; contact 1; weather good; first tactic assault; second tactic hold
         given first at 03 line_cav:2 leader:1 order:maneuver; first at off freikorps:4; first at 33 freikorps:4 leader:0
         given second at 36 estonian:4 leader:0; execution
         first: act 03
         first: leave
         given turn start
         then first off leader = none",
    );
}

#[test]
fn a_reserve_of_partisans_shows_itself_in_the_battle() {
    super::check(
        &["9.part.3", "5.res.3"],
        "scenario transsib battles=entered
         given plain board; nobody else; initiative second; turn 5; contact 1; weather good; first tactic hold; second tactic assault
         given first at 15 partisan:4; first at 09 partisan:4 leader:0 order:reserve; first 09 is hidden
         given second at 21 interv_rifle:4 leader:0 order:assault; execution
         second: act 21
         second: go 15
         first: state 1
         second: state 1
         first: stand
         second: stand
         second: done
         first: call 09 15 goes ; 5 5
         then first 15.2 hidden = false",
    );
}

#[test]
fn a_path_of_two_spaces_off_the_rail_is_refused_as_a_whole() {
    check(
        &["5.tank.4"],
        "given card 22 T4; first tactic assault; first at 22 volunteer:4 tank_light:1 leader:0 order:maneuver
         given second at 03 soviet_rifle:4; execution
         first: act 22
         first: go 21>20 -> refused 5.tank.4
         first: go 21 ; 3
         first: go 20 -> refused 5.tank.4",
    );
}

#[test]
fn a_probe_over_the_edge_goes_back_off_the_board() {
    super::check(
        &["sc5.setup.2", "5.probe.3"],
        "scenario reval
         given plain board; nobody else; initiative first; turn 3; contact 1; first tactic probe; second tactic hold
         given first at off freikorps:4 leader:0 order:probe; second at 01 estonian:4 leader:0; second friendly 33; execution
         first: act off
         first: go 33
         first: halt -> refused 5.probe.3
         first: back
         then stands first off = freikorps:4
         then leader first 1 = off",
    );
}

#[test]
fn a_train_retires_onto_a_card_whose_bridge_is_down() {
    check(
        &["8.after.6", "9.brid.6"],
        "given card 21 T4; card 27 TR2; first at 21 volunteer:4 armoured_train:1; first at 36 volunteer:1 leader:0; rail bridge down 27
         given initiative second; second tactic assault; first tactic hold; second at 15 soviet_rifle:8 leader:0 order:assault; execution
         second: act 15
         second: go 21
         first: state 2
         second: state 2
         first: stand
         second: stand
         second: done
         first: done
         second: result 21 6 attacker flight defender A1:0,A2:0,D1:2,D2:0 sure=yes
         first: accept ; 1 1 1 1
         first: retreat 27
         then stands first 27 = volunteer:2 armoured_train:1",
    );
}

#[test]
fn a_leader_alone_on_the_way_of_a_reserve_is_caught() {
    check(
        &["4.lead.6", "5.res.2"],
        "given first at 21 volunteer:4 leader:0 order:assault; first at 20 plastoon:4 leader:0 order:reserve
         given second at 15 soviet_rifle:4; second at 14 leader:0; execution
         first: act 21
         first: go 15
         first: state 1
         second: state 1
         second: stand
         first: stand
         first: call 20 14>15 goes ; 5 5
         then leader second 1 = 15",
    );
}

#[test]
fn beaten_mutineers_retreat_with_the_others() {
    check(
        &["9.mut.3", "8.after.2"],
        "given first at 15 volunteer:4; first at 15 plastoon:4; first 15 is mutinous; first at 36 volunteer:1 leader:0
         given initiative second; second tactic assault; first tactic hold; second at 09 soviet_rifle:8 leader:0 order:assault; execution
         second: act 09
         second: go 15
         first: state 2
         second: state 2
         first: retire ; 1 1 1 1
         first: retreat 21
         then groups first 21 = 2
         then first 21 mutinous = true",
    );
}

#[test]
fn a_blown_rail_bridge_keeps_an_armoured_train_from_supporting() {
    check(
        &["5.res.2", "9.brid.6"],
        "given card 15 T4; card 21 TR2; card 27 T4; rail bridge down 21; first at 14 volunteer:4 leader:0 order:assault
         given first at 27 armoured_train:1 leader:0 order:reserve; second at 15 soviet_rifle:4; execution
         first: act 14
         first: go 15
         first: state 1
         second: state 1
         second: stand
         first: stand
         first: call 27 21>15 goes -> refused 6.river.1",
    );
}

#[test]
fn supply_needs_a_crossing_that_stands() {
    check(
        &["9.sup.2"],
        "given card 25 R3; card 26 R3; card 27 R3; card 28 R3; card 29 R3; card 30 R3; first at 21 volunteer:4
         then first 21 supplied = false
         given card 26 R1
         then first 21 supplied = true
         given bridge down 26
         then first 21 supplied = false",
    );
}

#[test]
fn a_force_that_was_attacked_whole_sends_no_part_of_it() {
    check(
        &["6.seq.9", "8.forces.1"],
        "given second at 15 soviet_rifle:4 leader:0 order:reserve; second at 15 red_cav:4 leader:0 order:maneuver
         given first at 21 volunteer:4 leader:0 order:assault; first at 20 volunteer:4 leader:0 order:assault; second at 14 soviet_rifle:4; execution
         first: act 21
         first: go 15
         first: state 1
         second: state 2
         second: stand
         first: retire ; 1 1
         first: retreat 21
         second: pass
         first: act 20
         first: go 14
         first: state 1
         second: state 1
         second: stand
         first: stand
         first: done
         second: call 15 14 goes -> refused 6.seq.9
         second: call 15.2 14 goes -> refused 5.res.1",
    );
}

#[test]
fn bad_weather_leaves_a_maneuver_from_off_the_board_the_first_row() {
    super::check(
        &["9.wea.5", "sc5.setup.2"],
        "scenario reval
         given plain board; nobody else; initiative first; turn 1; weather bad; first tactic assault; second tactic hold
         given first at off freikorps:4 leader:0 order:maneuver; second at 01 estonian:4 leader:0; execution
         first: act off
         first: go 33>27 -> refused 9.wea.5
         first: go 33",
    );
}

#[test]
fn a_leader_alone_on_the_way_of_a_retreat_is_caught() {
    check(
        &["4.lead.6"],
        "given first at 09 leader:1; first at 33 volunteer:4 leader:0; first at 21 volunteer:4 leader:0 order:assault; second at 15 soviet_rifle:4
         given second at 01 soviet_rifle:1 leader:0; execution
         first: act 21
         first: go 15
         first: state 1
         second: state 1
         second: retire ; 1 1
         second: retreat 09
         then leader first 1 = 15",
    );
}

#[test]
fn partisans_that_slipped_away_have_acted() {
    super::check(
        &["9.part.5", "6.seq.6"],
        "scenario transsib
         given plain board; nobody else; initiative second; turn 5; contact 1; weather good; first tactic counterattack; second tactic assault
         given first at 15 partisan:4 leader:0 order:maneuver; first 15 is hidden
         given second at 21 interv_rifle:4 leader:0 order:maneuver; second at 33 interv_rifle:1; execution
         second: act 21
         second: go 15
         first: pass
         second: halt
         first: slip 09
         then first 09 hidden = true
         first: act 09 -> refused 6.seq.6",
    );
}

#[test]
fn a_leaderless_force_that_a_leader_joins_still_creeps() {
    check(
        &["5.nolead.3", "4.lead.6"],
        "given initiative second; second tactic assault; first tactic counterattack
         given first at 21 volunteer:4 order:maneuver; first at 14 leader:0; first at 36 volunteer:1
         given second at 08 soviet_rifle:4 leader:0 order:assault; second at 01 soviet_rifle:1; execution
         second: act 08
         second: go 14
         then leader first 1 = 21
         second: halt
         first: act 21
         first: go 27>33 -> refused 5.nolead.3
         first: go 27",
    );
}

#[test]
fn a_reserve_of_an_ambush_that_is_never_sprung_goes_back() {
    super::check(
        &["9.part.5", "8.arrive.5"],
        "scenario petlura battles=entered
         given plain board; card 10 O12; nobody else; turn 5; contact 1; weather good; initiative second; first tactic hold; second tactic assault
         given first at 10 partisan:4; first 10 is hidden; first at 09 ukr_rifle:4 leader:0 order:reserve
         given second at 16 soviet_rifle:4 leader:0 order:maneuver; second at 33 soviet_rifle:1; execution
         second: act 16
         second: go 10
         first: spring
         first: state 1
         second: state 1
         first: call 09 10 goes ; 5 5
         first: done
         second: result 10 20 defender dusk none A1:0,D1:0,D2:0 found=no
         first: accept
         then stands first 09 = ukr_rifle:4
         then first 09 hidden = false
         then first 10 hidden = true",
    );
}

#[test]
fn whoever_meets_an_unseen_enemy_shows_his_order() {
    crate::rules::cites(&["5.gen.2", "5.gen.2#5"]);
    let met = engine::script::run(
        crate::rules::game(),
        crate::rules::start("steppe fog=hidden"),
        &[],
        "given plain board; nobody else; initiative first; turn 5; contact 1; first tactic assault; second tactic hold
         given first at 21 volunteer:4 leader:0 order:assault; second at 15 soviet_rifle:4; execution
         first: act 21
         first: go 15
         then phase = clash",
    );
    let met = met.unwrap_or_else(|reason| panic!("{reason}"));
    let view = crate::rules::game().view(&met, engine::Eyes::Seat(engine::Seat(1)));
    let told = format!("{:?}", view.stage);
    assert!(told.contains("riverdon-order-assault"), "{told}");
}
