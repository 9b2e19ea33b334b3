//! 9.mut, 9.des: mutiny and desertion.

use super::check;

#[test]
fn mutiny_and_desertion_come_before_orders() {
    check(
        &["9.mut.1", "9.mut.1#1", "9.mut.2", "9.mut.2#1"],
        "given plain board; nobody else; initiative first; turn 2; first stock 9; first aircraft air_recon:2
         given first at 33 volunteer:4 leader:0; second at 15 interv_rifle:8 leader:0 order:maneuver; first tactic assault
         given second at 05 red_conscript:4 soviet_rifle:4 leader:0 order:maneuver; missions
         first: mission leaflet 15 unit=air_recon
         first: mission leaflet 05 unit=air_recon
         first: done
         second: done ; 4 3 1 1 4 1 1 1 1
         then acting = operator
         then second 15 mutinous = true
         then second 15 order = none
         then stands second 05 = soviet_rifle:4",
    );
}

#[test]
fn less_than_half_is_no_mutiny() {
    check(
        &["9.mut.2"],
        "given plain board; nobody else; initiative first; turn 2; first stock 9; first aircraft air_recon:1
         given first at 33 volunteer:4 leader:0; second at 15 interv_rifle:12 leader:0 order:maneuver; first tactic assault; missions
         first: mission leaflet 15 unit=air_recon
         first: done
         second: done ; 6 3 3 1 1
         then second 15 mutinous = false
         then stands second 15 = interv_rifle:12
         then groups second 15 = 2",
    );
}

#[test]
fn in_1918_they_only_stay_behind() {
    check(
        &["9.mut.2", "9.mut.2#2"],
        "scenario ice_march
         given plain board; nobody else; initiative first; turn 2; first stock 9; first aircraft air_recon:1
         given first at 33 volunteer:4 leader:0; second at 15 interv_weary:8 leader:0 order:maneuver; first tactic assault; missions
         first: mission leaflet 15 unit=air_recon
         first: done
         second: done ; 6 6 1 1
         then second 15 mutinous = false
         then second 15 kept = true",
    );
}

#[test]
fn mutineers_wait_for_a_new_leader_and_a_4() {
    check(
        &["9.mut.3", "9.mut.3#1"],
        "given plain board; nobody else; initiative first; turn 4; contact 1; first at 33 volunteer:4 leader:0
         given second at 15 interv_rifle:4; second 15 is mutinous; second at 14 soviet_rifle:1 leader:0; leaders
         second: ride leader1 15
         second: done
         first: done ; 4
         then second 15 mutinous = false
         first: choose assault
         second: choose hold
         second: order leader1 order=maneuver",
    );
}

#[test]
fn a_3_lets_them_wait_and_roll_again() {
    check(
        &["9.mut.3", "9.mut.3#2"],
        "given plain board; nobody else; initiative first; turn 4; contact 1; first at 33 volunteer:4 leader:0
         given second at 15 interv_rifle:4; second 15 is mutinous; second at 14 soviet_rifle:1 leader:0; leaders
         second: ride leader1 15
         second: done
         first: done ; 3
         then second 15 mutinous = true
         first: choose assault
         second: choose hold
         second: order leader1 order=maneuver -> refused 9.mut.3
         given turn 5; leaders
         second: done
         first: done ; 4
         then second 15 mutinous = false",
    );
}

#[test]
fn the_old_leader_does_not_count() {
    check(
        &["9.mut.3"],
        "given plain board; nobody else; initiative first; turn 4; contact 1; first at 33 volunteer:4 leader:0
         given second at 15 interv_rifle:4 leader:0; second 15 is mutinous; leaders
         second: done
         first: done
         then second 15 mutinous = true",
    );
}

#[test]
fn the_french_waver_when_they_are_to_break_through() {
    check(
        &["9.mut.4", "9.mut.4#1"],
        "given plain board; nobody else; initiative second; turn 2; second tactic breakthrough; first tactic hold
         given first at 33 volunteer:4 leader:0; second at 15 interv_weary:12 leader:0 order:breakthrough; missions
         first: done
         second: done ; 4 3 3
         then groups second 15 = 2
         then second 15.2 kept = true
         then second 15 mutinous = false",
    );
}

#[test]
fn and_not_when_they_assault() {
    check(
        &["9.mut.4"],
        "given plain board; nobody else; initiative second; turn 2; second tactic assault; first tactic hold
         given first at 33 volunteer:4 leader:0; second at 15 interv_weary:12 leader:0 order:assault; missions
         first: done
         second: done
         then acting = operator",
    );
}

#[test]
fn conscripts_roll_when_they_are_to_break_through() {
    check(
        &["9.des.1", "9.des.1#1", "9.des.1#2", "9.des.2"],
        "given plain board; nobody else; initiative first; turn 2; first tactic breakthrough; second tactic hold
         given first at 33 white_conscript:16 officer:4 leader:0 order:breakthrough; second at 15 red_cav:1 leader:0; missions
         first: done
         second: done ; 1 2 3 4 5 5 5 6
         then stands first 33 = white_conscript:16 officer:4",
    );
}

#[test]
fn and_under_a_leaflet_drop_if_they_fail() {
    check(
        &["9.des.1", "9.des.4"],
        "given plain board; nobody else; initiative first; turn 2; first stock 9; first aircraft air_recon:1; first tactic assault
         given first at 33 volunteer:4 leader:0; second at 15 red_conscript:12 leader:0 order:maneuver; missions
         first: mission leaflet 15 unit=air_recon
         first: done
         second: done ; 4 3 6 1 1 6 6 3 4
         then stands second 15 = red_conscript:8",
    );
}

#[test]
fn on_2_and_12_they_desert() {
    check(
        &["9.des.2", "9.des.2#1", "9.des.4", "9.des.4#1"],
        "given plain board; nobody else; initiative first; turn 2; first tactic breakthrough; second tactic hold
         given first at 33 white_conscript:12 officer:4 leader:0 order:breakthrough; second at 15 red_cav:1 leader:0; missions
         first: done
         second: done ; 1 1 3 4 6 6
         then stands first 33 = white_conscript:4 officer:4
         then stands second 15 = red_cav:1
         then lost first = 16",
    );
}

#[test]
fn beside_the_enemy_they_go_over() {
    check(
        &["9.des.3", "9.des.3#1"],
        "given plain board; nobody else; initiative first; turn 2; first tactic breakthrough; second tactic hold
         given first at 15 white_conscript:4 officer:4 leader:0 order:breakthrough; second at 09 red_cav:1 leader:0; missions
         first: done
         second: done ; 6 6
         then stands first 15 = officer:4
         then stands second 09 = white_conscript:4 red_cav:1
         then lost first = 8",
    );
}

#[test]
fn the_enemy_says_where() {
    check(
        &["9.des.3"],
        "given plain board; card 15 R3; nobody else; initiative first; turn 2; first tactic breakthrough; second tactic hold
         given first at 15 white_conscript:4 officer:4 leader:0 order:breakthrough bank:near
         given second at 09 red_cav:1 leader:0; second at 21 red_cav:1; missions
         first: done
         second: done ; 1 1
         then prompt = riverdon-ask-deserters
         then asked = second
         second: join 14 -> refused 9.des.3
         second: join 21
         then stands second 21 = white_conscript:4 red_cav:1
         then acting = operator",
    );
}

#[test]
fn a_whole_force_can_desert() {
    check(
        &["9.des.2"],
        "given plain board; nobody else; initiative first; turn 2; first tactic breakthrough; second tactic hold
         given first at 33 white_conscript:4 leader:0 order:breakthrough; first at 31 officer:1; second at 15 red_cav:1 leader:0
         given missions
         first: done
         second: done ; 1 1 5 5
         then stands first 33 = nobody
         then prompt = riverdon-ask-succession
         first: join 31
         then leader first 1 = 31",
    );
}

#[test]
fn deserters_do_not_board_gunboats() {
    check(
        &["9.des.4", "S1.V.5"],
        "given plain board; nobody else; great river 16; turn 5; contact 1; initiative first; first tactic breakthrough; second tactic hold
         given first at 15 white_conscript:4 volunteer:1 leader:0 order:breakthrough; second at 16 gunboat:1; second at 03 soviet_rifle:1; missions
         first: done
         second: done ; 6 6
         then stands first 15 = volunteer:1
         then stands second 16 = gunboat:1",
    );
}
