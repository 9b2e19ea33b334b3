//! Where rules meet: reserves and the way back, tanks and probes, breakthroughs and the edge of the board, guns and what
//! became of them, mutineers and whoever comes to them.

use super::around::{MET, check as entered};
use super::check;

#[test]
fn p01_a_reserve_passes_a_space_as_any_force_does() {
    entered(
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
fn p02_two_fights_bar_the_way_off_the_board() {
    check(
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
fn p03_nobody_disengages_over_the_far_edge_while_a_way_leads_home() {
    let at = |enemy: &str| {
        format!(
            "scenario ice_march
             given plain board; nobody else; initiative first; turn 5; contact 1; weather good; first tactic probe; second tactic hold
             given first at 03 volunteer:4 leader:0 order:disengage; first began 300 50
             given second at {enemy} red_guard:4 leader:0; execution
             first: act 03"
        )
    };
    check(&["5.dis.4", "sc.gen.3"], &format!("{}\nfirst: leave -> refused 5.dis.4", at("02")));
    check(&["5.dis.5", "sc.gen.3"], &format!("{}\nfirst: leave", at("36")));
}

#[test]
fn p04_a_tank_of_a_reserve_rolls_to_leave_the_rail() {
    let called = "given card 16 T4; first at 21 volunteer:4 leader:0 order:assault
         given first at 16 plastoon:4 tank_light:1 leader:0 order:reserve; second at 15 soviet_rifle:4; execution
         first: act 21
         first: go 15
         first: state 1
         second: state 1
         second: stand
         first: stand";
    entered(
        &["5.tank.2", "5.res.2"],
        &format!(
            "{called}
             first: call 16 15 goes ; 4 4 2
             then stands first 15 = volunteer:4 plastoon:4
             then stands first 16 = tank_light:1"
        ),
    );
    entered(
        &["5.tank.2", "5.res.2"],
        &format!(
            "{called}
             first: call 16 15 goes ; 4 4 3
             then stands first 15 = volunteer:4 plastoon:4 tank_light:1"
        ),
    );
}

#[test]
fn p05_a_tank_that_probed_off_the_rail_rolls_to_come_back() {
    entered(
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
fn p06_each_beaten_attacker_goes_back_where_he_came_from() {
    entered(
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
fn p07_a_reserve_on_the_board_does_not_go_off_it() {
    check(
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
fn p08_whose_way_back_has_closed_goes_another() {
    check(
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
fn p09_a_leader_who_comes_with_his_force_relieves_mutineers() {
    entered(
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
fn p10_a_leader_who_was_stopped_at_once_relieves_nobody() {
    check(
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
fn p11_reinforcements_do_not_dig_in_on_the_turn_they_come() {
    check(
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
fn p12_those_who_come_in_open_no_ring() {
    check(
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
fn p13_a_leader_who_has_left_the_board_commands_nobody_who_waits() {
    check(
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
fn p14_deserters_who_join_hidden_partisans() {
    check(
        &["9.des.3", "9.part.1"],
        "scenario transsib
         given plain board; nobody else; initiative second; turn 5; contact 1; weather good; first tactic hold; second tactic breakthrough
         given first at 09 partisan:4 leader:0; first 09 is hidden
         given second at 15 interv_levy:4 interv_rifle:4 leader:0 order:breakthrough; second at 33 interv_rifle:4; missions
         first: done
         second: done ; 6 6
         then stands first 09 = partisan:4 interv_levy:4
         then first 09 hidden = false
         then letter first 09 = 1",
    );
}

#[test]
fn p15_the_second_group_of_a_ring_has_points_of_its_own() {
    entered(
        &["9.surr.3", "3.res.5", "9.brid.1"],
        "given card 15 R1; first at 15 volunteer:4 gun_75:2 leader:0; first at 15 plastoon:4 leader:0
         given first 15 is surrounded; first 15.2 is surrounded; second at 03 soviet_rifle:4 leader:0; missions
         first: mission direct_support_ground 15 unit=gun_75 guns=2
         first: mission demolish_bridge 15 bank=near
         then stock first = 2",
    );
}

#[test]
fn p16_guns_that_were_beaten_do_not_shell_from_afar() {
    entered(
        &["9b.gen.5", "9b.gen.7"],
        "given second stock 10; second at 14 soviet_rifle:4
         given second at 15 soviet_rifle:4 howitzer_105:2 gun_75:1 leader:0 order:maneuver
         given first at 21 volunteer:4 leader:0 order:assault; first at 20 volunteer:4 leader:0 order:assault; missions
         second: mission soften 14 from=15
         second: done
         first: done
         first: act 21
         first: go 15
         first: state 1
         second: state 4
         second: retire ; 1 1 1 1 1 1 1 1
         second: retreat 09
         first: halt
         second: pass
         first: act 20
         first: go 14
         first: state 1
         second: state 1
         second: stand
         first: stand
         first: done
         second: done
         then phase = result",
    );
}

#[test]
fn p17_what_several_groups_leave_is_asked_about_once() {
    entered(
        &["9.yield.1", "8.after.3"],
        &format!(
            "given second at 15 soviet_rifle:4 mg:1 leader:0; second at 15 soviet_veteran:4 mortar:1 leader:0
             given second 15 is surrounded; second 15.2 is surrounded; first at 14 volunteer:1; second at 01 soviet_rifle:1
             given first at 21 volunteer:4 leader:0 order:assault; execution
             {}
             first: result 15 6 attacker flight both A1:4,D1:2,D2:0,D3:2,D4:0 sure=yes
             second: accept ; 1 1 1 1 1 1
             then phase = spoils
             then asked = first
             first: join 14
             then stands first 14 = volunteer:1 mg:1 mortar:1
             then prompt = riverdon-ask-succession",
            MET.replace("second: state 1", "second: state 4")
        ),
    );
}

#[test]
fn p18_a_reserve_of_partisans_shows_itself_in_the_battle() {
    check(
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
fn p19_a_path_of_two_spaces_off_the_rail_is_refused_as_a_whole() {
    entered(
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
fn q01_what_nobody_is_there_to_take_is_lost() {
    entered(
        &["9.pris.2", "8.cas.1"],
        &format!(
            "given second at 15 soviet_rifle:4 mg:1; first at 21 volunteer:4 leader:0 order:assault; first at 36 volunteer:1; execution
             {}
             first: result 15 6 attacker flight both A1:4,D1:2,D2:0 sure=yes
             second: accept ; 1 1 1 1 6 6
             second: retreat 09
             then stands first 15 = nobody
             then stands second 09 = soviet_rifle:2",
            MET.replace("second: state 1", "second: state 2")
        ),
    );
}

#[test]
fn q02_captured_weapons_that_are_lost_again_do_not_lose_the_march() {
    check(
        &["sc1.victory.1"],
        "scenario ice_march
         given plain board; nobody else; initiative first; turn 5; contact 1; first began 300 50; first lost 100 21
         given first at 15 volunteer:30 leader:0; second at 01 red_guard:4 leader:0; end of turn
         then winner = undecided
         given first lost 100 21; first 15 gone; first at 15 volunteer:29 leader:0; end of turn
         then winner = second",
    );
}

#[test]
fn q03_nobody_breaks_contact_over_water() {
    entered(
        &["5.dis.4", "S1.V.5"],
        "given great river 27; first tactic probe; first at 21 volunteer:4 leader:0 order:disengage; second at 15 soviet_rifle:4
         given execution
         first: act 21
         first: go 27 -> refused S1.V.5
         first: go 20",
    );
}

#[test]
fn q04_deserters_of_two_causes_are_asked_about_once() {
    entered(
        &["9.des.1", "9.des.3"],
        "given initiative second; second tactic breakthrough; first tactic hold; first stock 10
         given second at 15 red_conscript:8 soviet_rifle:4 leader:0 order:breakthrough
         given first at 21 howitzer_105:2 gun_75:1 volunteer:4 leader:0; first at 14 volunteer:1; missions
         first: mission major_bombardment 15 from=21
         first: done
         second: done ; 1 1 6 6 3 3 6 6
         then prompt = riverdon-ask-deserters
         first: join 14
         then stands first 14 = red_conscript:8 volunteer:1
         then phase = execution",
    );
}

#[test]
fn q05_the_beaten_of_both_banks_go_each_its_own_way() {
    entered(
        &["8.after.4", "6.river.5"],
        "given card 15 R3; second at 15 soviet_rifle:4 bank:near; second at 15 soviet_veteran:4 bank:far; second at 03 soviet_rifle:1 leader:0
         given first at 14 volunteer:4 leader:0 order:assault; execution
         first: act 14
         first: go 15
         then phase = clash",
    );
}

#[test]
fn q07_aircraft_of_a_second_force_in_a_space() {
    entered(
        &["9b.dir.1"],
        "given first aircraft air_bomber:1; first at 15 volunteer:4 leader:0 order:assault; first at 15 plastoon:4 leader:0 order:reserve
         given second at 03 soviet_rifle:4 leader:0; missions
         first: mission direct_support_air 15 unit=air_bomber
         then stock first = 4",
    );
}

#[test]
fn q08_a_probe_over_the_edge_and_back_stays_off() {
    check(
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
fn q09_a_preemption_of_a_fulfilled_order_costs_nothing() {
    entered(
        &["2.si.c3"],
        "given second tactic counterattack; first at 21 cossack:1 leader:0 order:assault; first at 27 volunteer:4 leader:0 order:assault
         given second at 15 soviet_rifle:4; second at 20 soviet_rifle:4 leader:2 order:assault; second at 01 soviet_rifle:1; execution
         first: act 21
         first: go 15
         first: state 1
         second: state 1
         second: retire ; 1 1
         second: retreat 09
         first: halt
         then phase = execution
         then acting = preempt
         second: act 20
         second: go 14",
    );
}

#[test]
fn q10_a_repair_by_the_other_side_does_not_finish() {
    entered(
        &["9.brid.3"],
        "given card 15 R1; bridge down 15; first stock 9; first at 15 volunteer:4 leader:0; second at 03 soviet_rifle:4 leader:0; missions
         first: mission repair_bridge 15
         first: mission repair_bridge 15 -> refused 9.brid.3
         first: done
         second: done
         then bridge 15 = down",
    );
}

#[test]
fn q11_the_exhausted_of_a_second_space_stay_so_when_they_are_attacked() {
    entered(
        &["9.exh.2", "5.assault.2"],
        "given first at 27 volunteer:12 leader:0 order:assault; second tactic counterattack
         given second at 14 soviet_rifle:8 leader:0 order:assault; second at 03 soviet_rifle:1; execution
         first: act 27
         first: go 21>15
         first: halt
         second: act 14
         second: go 15
         then markers first = 2",
    );
}

#[test]
fn q12_a_train_is_not_left_by_its_side_in_a_retreat_over_a_cut() {
    entered(
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
fn q13_hidden_partisans_slip_once_a_turn() {
    check(
        &["9.part.5"],
        "scenario transsib
         given plain board; nobody else; initiative second; turn 5; contact 1; weather good; first tactic hold; second tactic assault
         given first at 15 partisan:4 leader:0; first 15 is hidden; first 15 is acted
         given second at 21 interv_rifle:4 leader:0 order:maneuver; execution
         second: act 21
         second: go 15
         first: pass
         second: halt
         then prompt = riverdon-ask-ambush",
    );
}

#[test]
fn r02_a_strafed_force_that_retires_keeps_its_cut() {
    entered(
        &["9b.bomb.1", "8.before.3"],
        "given second aircraft air_bomber:1; second stock 9; first at 21 volunteer:4 leader:0; second at 15 soviet_rifle:4 leader:0 order:assault
         given second at 03 soviet_rifle:1; initiative second; second tactic assault; first tactic hold; missions
         second: mission bomb_strafe 21 unit=air_bomber
         second: done
         first: done ; 5 4 1 1
         second: act 15
         second: go 21
         first: state 1
         second: state 1
         first: retire ; 1 1
         first: retreat 27
         then first 27 cut = 10
         given turn start
         then first 27 cut = 0",
    );
}

#[test]
fn r03_the_beaten_of_an_ambush_go_back_where_they_came_from() {
    check(
        &["9.part.5", "8.after.2"],
        "scenario transsib battles=entered
         given plain board; card 15 O4; nobody else; initiative second; turn 5; contact 1; weather good; first tactic hold; second tactic assault
         given first at 15 partisan:4 leader:0; first 15 is hidden
         given second at 21 interv_rifle:4 leader:0 order:maneuver; execution
         second: act 21
         second: go 15
         first: spring
         first: state 1
         second: state 1
         first: done
         second: result 15 8 defender flight attacker A1:2,D1:0 found=yes
         first: accept ; 1 1
         second: retreat 14 -> refused 8.after.2
         second: retreat 21",
    );
}

#[test]
fn r04_hidden_partisans_take_up_weapons_where_they_surround() {
    check(
        &["9.yield.1", "9.part.1"],
        "scenario transsib
         given plain board; nobody else; initiative first; turn 1; contact 1; weather good
         given second at 14 interv_rifle:2 mg:1; second at 33 interv_rifle:2 leader:0
         given first at 13 partisan:4 leader:0; first at 15 partisan:4; turn start
         first: keep ; 1
         first: join 13 ; 1 1 1
         then stands first 13 = partisan:4 mg:1",
    );
}

#[test]
fn r05_a_lone_leader_beside_the_way_of_a_reserve_is_caught() {
    entered(
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
fn r06_assault_over_a_friendly_space_into_the_second_exhausts() {
    entered(
        &["5.assault.1", "5.assault.2"],
        "given first at 27 volunteer:8 leader:0 order:assault; first at 21 plastoon:4; second at 15 soviet_rifle:4 leader:0; execution
         first: act 27
         first: go 21>15
         then markers first = 1",
    );
}

#[test]
fn r07_captured_weapons_do_not_fire_unpaid_and_are_not_paid_this_turn() {
    entered(
        &["9.pris.2", "6.seq.6"],
        "given second at 15 soviet_rifle:4 gun_75:1; first at 21 volunteer:8 leader:0 order:assault; second at 03 soviet_rifle:1 leader:0; execution
         first: act 21
         first: go 15
         first: state 2
         second: state 2
         second: retire ; 1 1 6 6
         second: retreat 09
         then stands first 15 = volunteer:8 gun_75:1
         then stock first = 6
         then stock second = 4",
    );
}

#[test]
fn r08_a_leader_left_behind_by_a_reserve_stays_where_he_was() {
    entered(
        &["5.res.10"],
        "given first at 21 volunteer:4 leader:0 order:assault; first at 20 plastoon:4 leader:1 order:reserve
         given second at 15 soviet_rifle:4; execution
         first: act 21
         first: go 15
         first: state 1
         second: state 1
         second: stand
         first: stand
         first: call 20 14>15 stays ; 5 5
         then leader first 2 = 20
         then stands first 15 = volunteer:4 plastoon:4",
    );
}

#[test]
fn r09_mutineers_who_are_beaten_retreat_with_the_others() {
    entered(
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
fn r11_supply_is_not_drawn_over_a_river_that_infantry_cannot_cross() {
    entered(
        &["9.sup.2"],
        "given card 25 R4; card 26 R4; card 27 R3; card 28 R3; card 29 R3; card 30 R3; first at 21 volunteer:4
         then first 21 supplied = false",
    );
}

#[test]
fn r12_the_second_year_of_the_great_war_has_no_mutiny() {
    check(
        &["9.mut.4"],
        "scenario petlura
         given plain board; nobody else; initiative first; turn 5; contact 1; weather good; first tactic breakthrough; second tactic hold
         given first at 33 interv_weary:4 leader:0 order:breakthrough; second at 01 soviet_rifle:4 leader:0; missions
         first: done
         second: done
         then phase = execution",
    );
}
