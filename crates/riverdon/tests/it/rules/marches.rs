//! 5.man, 5.dis, 5.tank, 5.ac: marches, breaking contact, and what trains, tanks and cars can do.

use super::campaign::{begun, check, recheck};

#[test]
fn a_maneuver_keeps_out_of_spaces_with_enemies() {
    check(
        &["5.man.1", "5.man.1#1", "5.man.1#2"],
        "given first at 27 volunteer:3 leader:0 order:maneuver; second at 15 red_guard:3; second friendly 26; execution
         first: act 27
         first: go 21>15 -> refused 5.man.1
         then friendly first 26 = false
         first: go 26
         then stands first 26 = volunteer:3",
    );
}

#[test]
fn on_foot_it_goes_two_spaces() {
    check(
        &["5.man.2", "5.man.2#1"],
        "given first at 33 volunteer:3 leader:0 order:maneuver; execution
         first: act 33
         first: go 27>21>15 -> refused 5.man.2
         first: go 27>21
         first: go 15 -> refused 5.man.2",
    );
}

#[test]
fn mounted_it_goes_four_spaces() {
    check(
        &["5.man.3", "5.man.3#1"],
        "given first at 33 cossack:3 armoured_car:1 leader:0 order:maneuver; execution
         first: act 33
         first: go 27>21>15>09>03 -> refused 5.man.3
         first: go 27>21>15>09
         then stands first 09 = cossack:3 armoured_car:1",
    );
}

#[test]
fn the_slowest_unit_sets_the_pace() {
    check(
        &["5.man.4", "5.man.4#1"],
        "given first at 33 cossack:6 gun_75:1 leader:0 order:maneuver; execution
         first: act 33
         first: go 27>21>15 -> refused 5.man.2
         first: go 27>21",
    );
    check(
        &["5.man.4"],
        "given first at 33 cossack:6 gun_75:1 leader:0 order:maneuver; execution
         first: act 33 leaving=gun_75:1
         first: go 27>21>15>09
         then stands first 09 = cossack:6
         then stands first 33 = gun_75:1",
    );
}

#[test]
fn nobody_maneuvers_beside_the_enemy() {
    check(
        &["5.man.5", "5.man.5#1", "5.carry.2", "5.carry.2#1"],
        "given initiative second; second tactic assault; first tactic hold
         given second at 09 red_guard:3 leader:0 order:maneuver; first at 21 volunteer:3 leader:0 order:maneuver
         given execution
         second: act 09
         second: go 15
         second: halt
         first: act 21
         first: go 27 -> refused 5.man.5
         then orders first go = 0
         first: halt
         second: done
         first: done
         then turn = 6
         then initiative = second",
    );
}

#[test]
fn a_maneuver_ends_beside_the_enemy() {
    check(
        &["5.man.6", "5.man.6#1", "S2.force.3#1"],
        "given first at 33 cossack:3 leader:0 order:maneuver; second at 20 red_guard:3; execution
         first: act 33
         first: go 27>21>22 -> refused 5.man.6
         first: go 27>21
         first: go 22 -> refused 5.man.6
         first: halt
         then stands first 21 = cossack:3",
    );
}

#[test]
fn trains_keep_to_the_rails() {
    check(
        &["5.man.7", "5.man.7#1"],
        "given card 16 T4; card 22 T4; card 28 T4; first at 16 armoured_train:1 leader:0 order:maneuver; execution
         first: act 16
         first: go 15 -> refused 5.man.7
         first: go 22>28
         then stands first 28 = armoured_train:1
         first: go 34 -> refused 5.man.7",
    );
    check(
        &["5.man.7#2"],
        "given card 16 T4; card 22 TR1; card 28 T4; rail bridge down 22
         given first at 16 armoured_train:1 leader:0 order:maneuver; first at 16 volunteer:3 leader:0 order:maneuver; execution
         first: act 16.2
         first: go 22>28
         first: halt
         second: pass
         first: act 16
         first: go 22>28 -> refused 5.man.7
         first: go 22
         first: go 28 -> refused 5.man.7",
    );
}

#[test]
fn no_rail_no_train() {
    let mut state = begun("petlura", &[("muster", "chosen")]);
    engine::script::Staging::arrange(super::game(), &mut state, "plain board").expect("a situation");
    recheck(
        &["5.man.7#3", "5.tank.1"],
        state,
        "first: buy on_board armoured_train 1 -> refused 5.man.7
         second: buy on_board tank_light 1 -> refused 5.tank.1
         given card 34 T4; card 03 T4
         first: buy on_board armoured_train 1
         second: buy on_board tank_light 1",
    );
}

#[test]
fn who_maneuvers_into_an_unseen_enemy_fights_him() {
    check(
        &["5.man.8", "5.man.8#1"],
        "given fog hidden; first at 27 volunteer:3 leader:0 order:maneuver; second at 15 red_guard:3; execution
         first: act 27
         first: go 21>15
         then phase = clash
         then stands first 15 = volunteer:3",
    );
}

#[test]
fn disengaging_leads_away_from_the_enemy_and_home() {
    check(
        &["5.dis.1", "5.dis.1#1", "5.dis.4", "5.dis.4#1"],
        "given first at 21 volunteer:3 leader:0 order:disengage; second at 15 red_guard:3; execution
         first: act 21
         first: go 20 -> refused 5.dis.4
         first: go 27
         then stands first 27 = volunteer:3",
    );
    check(
        &["5.dis.2", "5.dis.2#1"],
        "given first at 21 volunteer:3 leader:0 order:disengage; second at 15 red_guard:3; second at 22 red_guard:3
         given execution
         first: act 21
         first: go 22 -> refused 5.dis.2
         first: go 27>28 -> refused 5.dis.2
         first: go 27>33
         then stands first 33 = volunteer:3",
    );
    check(
        &["5.dis.2#2"],
        "given first at 21 volunteer:3 leader:0 order:disengage
         given second at 15 red_guard:3; second at 26 red_guard:3; second at 28 red_guard:3; execution
         first: act 21
         then orders first go = 0
         first: halt
         then stands first 21 = volunteer:3",
    );
}

#[test]
fn no_step_of_a_disengagement_leads_nearer_to_an_enemy() {
    // 32 and 33 are home; the enemy in 31 is two spaces from 33, and one from 32.
    check(
        &["5.dis.4"],
        "given first at 32 volunteer:3 leader:0 order:disengage; second at 31 red_guard:3; execution
         first: act 32
         first: go 33
         first: go 32 -> refused 5.dis.2",
    );
}

#[test]
fn it_goes_as_far_as_a_maneuver() {
    check(
        &["5.dis.3", "5.dis.3#1"],
        "given first at 09 cossack:3 leader:0 order:disengage; second at 03 red_guard:3; execution
         first: act 09
         first: go 15>21>27>33
         then stands first 33 = cossack:3",
    );
    check(
        &["5.dis.3"],
        "given first at 15 volunteer:3 leader:0 order:disengage; second at 09 red_guard:3; execution
         first: act 15
         first: go 21>27>33 -> refused 5.dis.3",
    );
}

#[test]
fn without_contact_it_is_a_maneuver() {
    check(
        &["5.dis.5", "5.dis.5#1"],
        "given first at 27 volunteer:3 leader:0 order:disengage; second at 03 red_guard:3; execution
         first: act 27
         first: go 21>15
         then stands first 15 = volunteer:3
         first: go 14 -> refused 5.dis.5",
    );
}

#[test]
fn the_surrounded_get_one_space_away() {
    check(
        &["5.dis.6", "5.dis.6#1"],
        "given first at 21 cossack:3 leader:0 order:disengage; second at 20 red_guard:3; second at 22 red_guard:3
         given first 21 is surrounded; execution
         first: act 21
         first: go 27>33 -> refused 5.dis.6
         first: go 27",
    );
}

#[test]
fn tanks_are_free_on_the_rails() {
    check(
        &["5.tank.1", "5.tank.1#1"],
        "given card 16 T4; card 22 T4; first at 16 tank_light:1 leader:0 order:maneuver; execution
         first: act 16
         first: go 22
         then stands first 22 = tank_light:1",
    );
}

#[test]
fn the_step_off_the_rails_may_break_them_down() {
    let off = "given card 16 T4; card 22 T4; first at 16 volunteer:3 tank_light:1 leader:0 order:maneuver; execution
         first: act 16";
    let off = check(&["5.tank.2"], off);
    recheck(&["5.tank.2#1"], off, "first: go 15 ; 3\nthen stands first 15 = volunteer:3 tank_light:1");
    recheck(
        &["5.tank.2#2"],
        off,
        "first: go 15 ; 2
         then stands first 16 = tank_light:1
         then stands first 15 = volunteer:3
         first: go 14
         first: halt
         second: pass
         then can first act = false",
    );
}

#[test]
fn the_way_back_is_rolled_for_as_well() {
    let strayed = "given card 16 T4; card 22 T4; first at 15 tank_light:1 leader:0 order:maneuver from:16; execution
         first: act 15
         first: go 14 -> refused 5.tank.4
         first: go 21 -> refused 5.tank.4";
    let strayed = check(&["5.tank.3", "5.tank.4", "5.tank.4#1"], strayed);
    recheck(&["5.tank.3#1"], strayed, "first: go 16 ; 1\nthen stands first 15 = tank_light:1");
    recheck(&[], strayed, "first: go 16 ; 3\nthen stands first 16 = tank_light:1");
    check(
        &["5.tank.3"],
        "given card 16 T4; card 21 T4; first at 15 tank_light:1 leader:0 order:maneuver from:16; execution
         first: act 15
         first: go 21 -> refused 5.tank.3",
    );
}

#[test]
fn a_tank_that_cannot_follow_a_retreat_is_lost() {
    let beaten = |die: &str, left: &str| {
        check(
            &["5.tank.3#2"],
            &format!(
                "given initiative second; second tactic assault; first tactic hold; card 16 T4
                 given first at 15 volunteer:3 tank_light:1 from:16; second at 09 red_guard:3 leader:0 order:assault
                 given execution
                 second: act 09
                 second: go 15
                 first: state 2
                 second: state 1
                 first: retire ; 1 1 1 1
                 first: retreat 21
                 first: retreat 16 ; {die}
                 then stands first 21 = volunteer:3
                 then stands first 16 = {left}"
            ),
        );
    };
    beaten("2", "nobody");
    beaten("3", "tank_light:1");
}

#[test]
fn in_a_breakthrough_tanks_keep_to_the_rail() {
    let along = "given first tactic breakthrough; card 28 T4; card 22 T4; card 16 T4
         given first at 28 volunteer:3 tank_light:1 leader:0 order:breakthrough; second at 22 red_cav:3; execution";
    let along = check(&["5.tank.5"], along);
    let won = "first: act 28
         first: go 22
         first: state 2
         second: state 1
         second: retire
         second: retreat 16>10";
    let won = recheck(&[], along, won);
    recheck(&["5.tank.5#1"], won, "first: go 16\nthen stands first 16 = volunteer:3 tank_light:1");
    recheck(&["5.tank.5#2"], won, "first: go 21 -> refused 5.tank.5");
    recheck(
        &["5.tank.5#2"],
        along,
        "first: act 28 leaving=tank_light:1
         first: go 22
         first: state 1
         second: state 1
         second: retire
         second: retreat 16>10
         first: go 21
         then stands first 28 = tank_light:1
         then stands first 21 = volunteer:3",
    );
}

#[test]
fn cars_need_a_road_rails_or_open_ground() {
    check(
        &["5.ac.1", "5.ac.1#1"],
        "given card 21 O4; first at 27 armoured_car:1 leader:0 order:maneuver; execution
         first: act 27
         first: go 21
         first: go 15 -> refused 5.ac.1
         first: go 27
         then stands first 27 = armoured_car:1",
    );
    check(
        &["5.ac.1#2"],
        "given card 20 O1; first at 19 armoured_car:1 leader:0 order:maneuver; execution
         first: act 19
         first: go 20>21
         then stands first 21 = armoured_car:1",
    );
    check(
        &["5.ac.1#3"],
        "given card 21 O14; first at 15 armoured_car:1 leader:0 order:maneuver; execution
         first: act 15
         first: go 21>27
         then stands first 27 = armoured_car:1",
    );
    check(
        &["5.ac.1"],
        "given card 21 T4; first at 15 armoured_car:1 leader:0 order:maneuver; execution
         first: act 15
         first: go 21>20
         then stands first 20 = armoured_car:1",
    );
}

#[test]
fn a_card_that_turns_out_to_bar_the_way_stops_cars() {
    check(
        &["5.ac.1#4"],
        "given card 21 O4; covered; first at 27 armoured_car:1 leader:0 order:maneuver; execution
         then sees first 21 = false
         first: act 27
         first: go 21>15 -> pauses, rest go 15
         then sees first 21 = true
         then stands first 21 = armoured_car:1
         first: go 15 -> refused 5.ac.1",
    );
}

#[test]
fn a_road_does_not_help_cars_over_a_ford() {
    check(
        &["5.ac.2", "5.ac.2#1"],
        "given card 21 R2; first at 15 armoured_car:1 leader:0 order:maneuver
         given first at 16 volunteer:3 leader:0 order:maneuver; card 22 R2; execution
         first: act 15
         first: go 21
         first: go 27 -> refused 6.river.3
         first: halt
         second: pass
         first: act 16
         first: go 22>28
         then stands first 28 = volunteer:3",
    );
}

#[test]
fn a_disengagement_does_not_turn_round_at_the_edge() {
    check(
        &["5.dis.4"],
        "given first tactic probe; first at 21 cossack:3 leader:0 order:disengage; second at 15 red_guard:3
         first: act 21
         first: go 27>33>32>26 -> refused 5.dis.4
         first: go 27>33>32>31",
    );
}

#[test]
fn cars_keep_their_edge_among_others() {
    check(
        &["5.ac.1", "S2.force.1"],
        "given initiative second; second tactic probe; card 15 O4; first at 09 volunteer:3 leader:0 order:maneuver
         given first at 21 armoured_car:1 leader:0 order:maneuver; second at 36 red_guard:3 leader:0; rest
         first: act 09
         first: go 15
         first: halt
         first: act 21
         first: go 15
         first: halt
         first: done
         second: keep ; 1 1 1
         then groups first 15 = 1
         first: done
         second: done
         second: choose probe
         first: choose hold
         second: order leader1 order=probe
         first: order leader1 order=maneuver
         first: done
         second: done
         first: done
         second: done
         second: act 36
         second: go 30
         second: back
         first: act 15
         first: go 09 -> refused 5.ac.1
         first: go 21",
    );
}

#[test]
fn tanks_off_the_rail_and_those_beside_them_are_one_force() {
    check(
        &["S2.force.1", "5.tank.3"],
        "given card 16 T4; first at 15 volunteer:3 leader:0; first at 15 tank_light:1 from:16; second at 36 red_guard:3; turn start
         then groups first 15 = 1",
    );
}
