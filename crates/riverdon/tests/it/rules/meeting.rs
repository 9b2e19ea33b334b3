//! Where rules meet: reserves and the way back, tanks and probes, breakthroughs and the edge of the board, guns and what
//! became of them, mutineers and whoever comes to them.

use super::around::{MET, check as entered};
use super::check;

#[test]
fn a_reserve_passes_a_space_as_any_force_does() {
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
fn two_fights_bar_the_way_off_the_board() {
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
    check(&["5.dis.4", "sc.gen.3"], &format!("{}\nfirst: leave -> refused 5.dis.4", at("02")));
    check(&["5.dis.5", "sc.gen.3"], &format!("{}\nfirst: leave", at("36")));
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
fn a_tank_that_probed_off_the_rail_rolls_to_come_back() {
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
fn each_beaten_attacker_goes_back_where_he_came_from() {
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
fn a_reserve_from_the_board_does_not_go_off_it() {
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
fn whose_way_back_has_closed_goes_another() {
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
fn a_leader_who_comes_with_his_force_relieves_mutineers() {
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
fn a_leader_who_was_stopped_at_once_relieves_nobody() {
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
fn reinforcements_do_not_dig_in_on_the_turn_they_come() {
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
fn those_who_come_in_open_no_ring() {
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
fn a_leader_who_has_left_the_board_commands_nobody_who_waits() {
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
fn deserters_give_hidden_partisans_away() {
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
fn the_second_force_of_a_ring_has_points_of_its_own() {
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
fn guns_that_were_beaten_do_not_shell_from_afar() {
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
fn what_several_groups_leave_is_asked_about_once() {
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
fn a_reserve_of_partisans_shows_itself_in_the_battle() {
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
fn a_path_of_two_spaces_off_the_rail_is_refused_as_a_whole() {
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
fn what_nobody_is_there_to_take_is_lost() {
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
fn captured_weapons_that_are_lost_again_do_not_lose_the_march() {
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
fn deserters_of_two_causes_are_asked_about_once() {
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
fn a_probe_over_the_edge_goes_back_off_the_board() {
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
fn a_train_retires_onto_a_card_whose_bridge_is_down() {
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
fn a_leader_alone_on_the_way_of_a_reserve_is_caught() {
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
fn beaten_mutineers_retreat_with_the_others() {
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
fn s01_two_armies_in_the_same_hole() {
    entered(
        &["9.surr.2", "9.mut.3"],
        "given first at 15 volunteer:4; first at 14 plastoon:4; first 14 is mutinous; second at 09 soviet_rifle:1; second at 21 soviet_rifle:1 leader:0
         then ringed first 15 = false",
    );
}

#[test]
fn s02_a_space_given_up_before_the_battle_is_no_longer_friendly() {
    entered(
        &["8.before.4", "S2.force.2"],
        "given first at 21 volunteer:4 leader:0 order:assault; second at 15 soviet_rifle:4; second at 01 soviet_rifle:1 leader:0; execution
         first: act 21
         first: go 15
         first: state 1
         second: state 1
         second: retire ; 1 1
         second: retreat 09
         then friendly second 15 = false
         then friendly first 15 = true",
    );
}

#[test]
fn s03_a_beaten_attacker_may_go_on_to_a_second_space() {
    entered(
        &["8.after.2"],
        "given first at 21 volunteer:4 leader:0 order:assault; second at 15 soviet_rifle:4; second at 01 soviet_rifle:1 leader:0; execution
         first: act 21
         first: go 15
         first: state 1
         second: state 1
         second: stand
         first: retire ; 1 1
         first: retreat 21>15 -> refused 8.after.2
         first: retreat 21>27
         then stands first 27 = volunteer:4",
    );
}

#[test]
fn s04_a_cut_line_halts_an_armoured_train_that_supports() {
    entered(
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
fn s05_a_surrounded_force_of_the_best_beaten_short_of_its_number() {
    entered(
        &["8.after.3", "9.yield.4"],
        "given second at 15 soviet_rifle:4 leader:0; second 15 is surrounded; first at 21 volunteer:4 leader:0 order:assault; second at 01 soviet_rifle:1; execution
         first: act 21
         first: go 15
         first: state 1
         second: state 1
         second: stand
         first: stand
         first: done
         second: done
         first: result 15 6 attacker retired none A1:0,D1:1 sure=yes
         second: accept ; 1 1
         second: retreat 09",
    );
}

#[test]
fn s06_a_force_of_two_companies_of_cavalry_pays_and_one_with_a_gun_too() {
    entered(
        &["8.before.1"],
        "given first at 21 volunteer:4 leader:0 order:assault; second at 15 red_cav:4 horse_gun_75:1; second at 01 soviet_rifle:1 leader:0; execution
         first: act 21
         first: go 15
         first: state 1
         second: state 2
         second: retire ; 1 1 1 1",
    );
}

#[test]
fn s07_the_pursuit_counts_captured_nobody() {
    entered(
        &["8.cas.4"],
        "given first at 21 cossack:2 leader:0 order:assault; second at 15 soviet_rifle:4 red_cav:2; second at 01 soviet_rifle:1 leader:0; execution
         first: act 21
         first: go 15
         first: state 1
         second: state 2
         second: retire ; 4 4 5 5
         then stands second 15 = soviet_rifle:4 red_cav:2",
    );
}

#[test]
fn s08_supply_over_a_river_without_a_crossing() {
    entered(
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
fn s09_a_divided_force_with_a_reserve_part_is_attacked_whole() {
    entered(
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
fn s10_the_eighth_train_may_still_win_in_the_last_turn() {
    check(
        &["sc4.victory.1"],
        "scenario transsib
         given plain board; nobody else; card 03 T4; card 09 T4; card 15 T4; card 21 T4; card 27 T4; card 33 T4; initiative first; turn 12; contact 1
         given second at 03 interv_rifle:1; second at 09 interv_rifle:1; second at 15 interv_rifle:1; second at 21 interv_rifle:1 leader:0
         given first at 01 partisan:4 leader:0; trains left 0; trains through 4; trains derailed 3; train at 21; trains
         second: run 4
         then winner = second",
    );
}

#[test]
fn s11_bad_weather_slows_a_maneuver_off_board_to_the_entry_alone() {
    check(
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
fn s12_conscripts_of_a_light_force_do_not_roll() {
    entered(
        &["8.before.1", "8.cons.1"],
        "given first at 21 volunteer:4 leader:0 order:assault; second at 15 red_cav:4 armoured_car:2; second at 01 soviet_rifle:1 leader:0; execution
         first: act 21
         first: go 15
         first: state 1
         second: state 3
         second: retire
         second: retreat 09>03",
    );
}

#[test]
fn a_leader_whose_only_gun_is_bombed_is_replaced() {
    entered(
        &["S2.lead.1", "9b.bomb.5"],
        "given first aircraft air_bomber:1; first stock 9; second at 15 gun_75:1 leader:1; second at 03 soviet_rifle:4 leader:0
         given first at 33 volunteer:4 leader:0; missions
         first: mission bomb_battery 15 unit=air_bomber
         first: done
         second: done ; 5 4 1 1
         second: lose gun_75 ; 3 3
         then leaders second = 2
         then prompt = riverdon-ask-succession
         second: join 03
         then leader second 1 = 03",
    );
}

#[test]
fn a_leader_whose_tanks_are_lost_on_the_way_back_is_replaced() {
    entered(
        &["S2.lead.1", "5.tank.3"],
        "given card 15 T4; card 09 O1; second at 15 tank_light:1 leader:1; second at 01 soviet_rifle:4 leader:0
         given first at 21 volunteer:4 leader:0 order:assault; execution
         first: act 21
         first: go 15
         first: state 1
         second: state 1
         second: retire ; 1 1
         second: retreat 09 ; 1 3 3
         then leaders second = 2
         then prompt = riverdon-ask-succession",
    );
}

#[test]
fn t01_air_support_is_spent_with_its_force() {
    entered(
        &["9b.dir.1"],
        "given second aircraft air_fighter:1; second stock 9; second at 15 soviet_rifle:4; second at 03 soviet_rifle:4 leader:0
         given first at 21 volunteer:4 leader:0; missions
         second: mission direct_support_air 15 unit=air_fighter
         second: done
         first: done
         then over second 15 = 1",
    );
}

#[test]
fn t02_a_leader_of_the_enemy_in_the_way_of_a_retreat() {
    entered(
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
fn t03_leaflets_on_a_whole_force_keep_its_leader_free() {
    entered(
        &["9b.leaf.3", "5.carry.1"],
        "given second aircraft air_recon:1; second stock 9; first at 21 white_conscript:4 leader:0 order:assault; first at 33 volunteer:4 leader:0
         given second at 15 soviet_rifle:4 leader:0; missions
         second: mission leaflet 21 unit=air_recon
         second: done
         first: done ; 4 1 1 3 4
         first: act 21 -> refused 9b.leaf.1
         first: done
         second: done
         given end of turn
         then initiative = first",
    );
}

#[test]
fn what_was_placed_for_a_force_that_is_gone_serves_no_other() {
    entered(
        &["9b.dir.1"],
        "given second aircraft air_fighter:1; second stock 9; second at 15 soviet_rifle:1; second at 08 soviet_rifle:4 red_cav:4 leader:0 order:maneuver
         given first at 21 volunteer:4 leader:0 order:assault; first tactic assault; second tactic hold; missions
         second: mission direct_support_air 15 unit=air_fighter
         second: done
         first: done
         first: act 21
         first: go 15
         first: state 1
         second: state 1
         second: retire ; 6 6
         first: halt
         second: pass
         first: done
         second: act 08 leaving=soviet_rifle:4
         then over second 08 = 0",
    );
}

#[test]
fn guns_that_fought_are_paid_for_even_if_they_are_lost() {
    entered(
        &["9b.gen.5", "9b.gdir.1"],
        &format!(
            "given second stock 9; second at 15 soviet_rifle:1 gun_75:1; second at 03 soviet_rifle:1 leader:0
             given first at 21 volunteer:4 leader:0 order:assault; missions
             second: mission direct_support_ground 15 unit=gun_75 guns=1
             second: done
             first: done
             {}
             first: result 15 6 attacker flight defender A1:0,D1:1,D2:1 sure=yes
             second: accept
             first: halt
             second: pass
             first: done
             second: done
             then turn = 6
             then stock second = 8",
            MET.replace("second: state 1", "second: state 2")
        ),
    );
}

#[test]
fn guns_whose_force_only_retired_cost_nothing_whoever_else_fights() {
    entered(
        &["9b.gen.5"],
        "given second stock 9; second at 15 soviet_rifle:1 gun_75:1; second at 14 soviet_rifle:4; second at 03 soviet_rifle:1 leader:0
         given first at 21 volunteer:4 leader:0 order:assault; first at 20 volunteer:4 leader:0 order:assault; missions
         second: mission direct_support_ground 15 unit=gun_75 guns=1
         second: done
         first: done
         first: act 21
         first: go 15
         first: state 1
         second: state 2
         second: retire ; 1 1 1 1
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
         first: result 14 6 attacker flight defender A1:0,D1:2
         second: accept ; 1 1
         second: retreat 08
         first: halt
         second: pass
         first: done
         second: done
         then turn = 6
         then stock second = 9",
    );
}

#[test]
fn an_aircraft_shot_down_over_a_force_that_is_destroyed_is_lost() {
    entered(
        &["9b.air.2", "8.manual.1"],
        &format!(
            "given second stock 9; second aircraft air_fighter:1; second at 15 soviet_rifle:2; second at 03 soviet_rifle:1 leader:0
             given first at 21 volunteer:4 leader:0 order:assault; missions
             second: mission direct_support_air 15 unit=air_fighter
             second: done
             first: done
             {MET}
             first: result 15 6 attacker flight defender A1:0,D1:2 downed=D1 sure=yes
             second: accept
             then aircraft second = 0"
        ),
    );
}

#[test]
fn u01_a_reserve_that_fails_still_defends() {
    entered(
        &["5.res.7", "9.exh.2"],
        "given first at 21 volunteer:4 leader:0 order:assault; first at 27 plastoon:4 leader:0 order:reserve; second at 15 soviet_rifle:4; second at 26 soviet_rifle:4 leader:0 order:assault
         given second tactic counterattack; second at 01 soviet_rifle:1; execution
         first: act 21
         first: go 15
         first: state 1
         second: state 1
         second: stand
         first: stand
         first: call 27 21>15 goes ; 1 1
         first: done
         second: done
         first: result 15 6 attacker flight defender A1:0,D1:2
         second: accept ; 1 1
         second: retreat 09
         first: halt
         second: pass
         first: done
         second: act 26
         second: go 27
         then markers first = 0",
    );
}

#[test]
fn u02_the_corridor_may_not_be_closed_by_hidden_or_other_troops() {
    check(
        &["sc3.victory.1"],
        "scenario warsaw
         given plain board; nobody else; initiative first; turn 10; contact 1; first at 06 soviet_rifle:1 leader:0; second at 01 polish_rifle:1 leader:0
         given first friendly 05 06 11 12 17 18 23 24 29 30 35 36; end of turn
         then winner = first
         given nobody else; first at 12 soviet_rifle:1 leader:0; second at 01 polish_rifle:1 leader:0; turn 10
         then turn = 10",
    );
}

#[test]
fn u03_reval_needs_exact_points_from_captured_guns_too() {
    check(
        &["sc5.victory.1"],
        "scenario reval
         given plain board; nobody else; initiative first; turn 6; contact 1; first at 33 freikorps:4 leader:0; second at 36 estonian:4 leader:0
         given first exited freikorps:37 landsturm:1 gun_75:1; end of turn
         then winner = first",
    );
}

#[test]
fn guns_of_a_reserve_that_never_came_cost_nothing() {
    entered(
        &["9b.gen.5", "8.arrive.5"],
        "given first stock 9; first at 21 volunteer:4 leader:0 order:assault; second at 15 soviet_rifle:4; second at 03 soviet_rifle:1 leader:0
         given first at 20 cossack:4 horse_gun_75:1 leader:0 order:reserve; missions
         first: mission direct_support_ground 20 unit=horse_gun_75 guns=1
         first: done
         second: done
         first: act 21
         first: go 15
         first: state 1
         second: state 1
         second: stand
         first: stand
         first: call 20 14>15 goes ; 5 5
         first: done
         second: done
         first: result 15 4 attacker flight defender A1:0,A2:0,A3:0,D1:2
         second: accept ; 1 1
         second: retreat 09
         first: halt
         second: pass
         first: done
         second: done
         then turn = 6
         then stock first = 9",
    );
}

#[test]
fn v01_a_derailed_train_gives_no_more_than_a_gun() {
    check(
        &["sc4.train.5"],
        "scenario transsib
         given plain board; card 03 T4; card 09 T4; card 15 T4; card 21 T4; card 27 T4; card 33 T4; nobody else; initiative first; turn 5; contact 1; weather good
         given first tactic assault; second tactic hold; train at 15; trains left 4; trains through 1; second at 33 interv_rifle:4 leader:0
         given first at 14 partisan:4 leader:0 order:assault; execution
         first: act 14
         first: go 15
         then trains derailed = 1
         first: claim howitzer_105:1 -> refused sc4.train.5
         first: claim gun_75:1
         then stands first 15 = partisan:4 gun_75:1",
    );
}

#[test]
fn v02_a_force_that_slipped_has_acted() {
    check(
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
