//! 9b.leaf, 9b.bomb, 9b.soft, 9b.major, 9b.gdir: leaflets, bombs and guns.

use super::check;

#[test]
fn leaflets_keep_conscripts_back() {
    check(
        &["9b.leaf.1", "9b.leaf.1#1"],
        "given plain board; nobody else; initiative first; turn 2; first stock 1; first aircraft air_recon:1; first tactic assault
         given first at 33 volunteer:4 leader:0; second at 15 red_conscript:12 leader:0 order:maneuver; missions
         first: mission leaflet 15 unit=air_recon
         then stock first = 0
         first: done
         second: done ; 2 4 6 1 1 3 3 3 3
         then groups second 15 = 2
         then second 15.2 kept = true
         then second 15 kept = false
         then second 15.2 stands = red_conscript:8",
    );
}

#[test]
fn three_and_less_holds() {
    check(
        &["9b.leaf.1"],
        "given plain board; nobody else; initiative first; turn 2; first stock 1; first aircraft air_recon:1; first tactic assault
         given first at 33 volunteer:4 leader:0; second at 15 red_conscript:4 soviet_rifle:4 leader:0 order:maneuver; missions
         first: mission leaflet 15 unit=air_recon
         first: done
         second: done ; 3 1 1
         then groups second 15 = 1",
    );
}

#[test]
fn leaflets_on_interventionists_by_the_year() {
    check(
        &["9b.leaf.2", "9b.leaf.2#1"],
        "scenario ice_march
         given plain board; nobody else; initiative first; turn 2; first stock 1; first aircraft air_recon:1; first tactic assault
         given first at 33 volunteer:4 leader:0; second at 15 interv_rifle:8 leader:0 order:maneuver; missions
         first: mission leaflet 15 unit=air_recon
         first: done
         second: done ; 1 1",
    );
}

#[test]
fn in_1919_each_company_rolls() {
    check(
        &["9b.leaf.2", "9b.leaf.2#1"],
        "given plain board; nobody else; initiative first; turn 2; first stock 1; first aircraft air_recon:1; first tactic assault
         given first at 33 volunteer:4 leader:0; second at 15 interv_rifle:8 leader:0 order:maneuver; missions
         first: mission leaflet 15 unit=air_recon
         first: done
         second: done ; 1 1 1 1",
    );
}

#[test]
fn levies_and_the_weary_always() {
    check(
        &["9b.leaf.2"],
        "scenario ice_march
         given plain board; nobody else; initiative first; turn 2; first stock 1; first aircraft air_recon:1; first tactic assault
         given first at 33 volunteer:4 leader:0; second at 15 interv_levy:4 interv_weary:4 interv_elite:4 leader:0 order:maneuver; missions
         first: mission leaflet 15 unit=air_recon
         first: done
         second: done ; 1 1 1 1",
    );
}

#[test]
fn who_fails_stays_behind() {
    check(
        &["9b.leaf.3", "9b.leaf.3#1"],
        "given plain board; nobody else; initiative second; turn 2; first stock 1; first aircraft air_recon:1
         given second tactic assault; first tactic hold
         given first at 21 volunteer:4 leader:0; second at 15 red_conscript:16 leader:0 order:assault; missions
         first: mission leaflet 15 unit=air_recon
         first: done
         second: done ; 4 4 1 1 1 1 3 3 3 3
         second: act 15.2 -> refused 5.nolead.1
         second: act 15
         second: go 21
         then stands second 21 = red_conscript:8
         then stands second 15 = red_conscript:8",
    );
}

#[test]
fn if_all_fail_the_order_lapses() {
    check(
        &["9b.leaf.3"],
        "given plain board; nobody else; initiative second; turn 4; contact 1; first stock 1; first aircraft air_recon:1
         given second tactic assault; first tactic hold
         given first at 21 volunteer:4 leader:0; second at 15 red_conscript:4 leader:0 order:assault; missions
         first: mission leaflet 15 unit=air_recon
         first: done
         second: done ; 4 1 1 3 3
         second: act 15 -> refused 9b.leaf.1
         second: done
         first: done
         then initiative = second
         then turn = 5",
    );
}

#[test]
fn they_do_not_dig_either() {
    check(
        &["9b.leaf.3"],
        "given plain board; nobody else; initiative first; turn 4; contact 1; first stock 1; first aircraft air_recon:1
         given first tactic assault; second tactic hold
         given first at 21 volunteer:4 leader:0; second at 15 red_conscript:4 leader:0 order:dig_in; missions
         then second 15 dug_in = true
         first: mission leaflet 15 unit=air_recon
         first: done
         second: done ; 4 1 1 3 3
         then second 15 dug_in = false",
    );
}

#[test]
fn on_9_bombs_lower_the_flight_number() {
    check(
        &["9b.bomb.1", "9b.bomb.1#1"],
        "given plain board; nobody else; initiative first; turn 2; first stock 3; first aircraft air_bomber:1; first tactic assault
         given first at 33 volunteer:4 leader:0; second at 15 soviet_rifle:4 leader:0; missions
         first: mission bomb_strafe 15 unit=air_bomber
         then stock first = 0
         first: done
         second: done ; 4 5 1 1
         then second 15 cut = 10",
    );
}

#[test]
fn on_8_they_do_not() {
    check(
        &["9b.bomb.1", "9b.bomb.1#2"],
        "given plain board; nobody else; initiative first; turn 2; first stock 3; first aircraft air_bomber:1; first tactic assault
         given first at 33 volunteer:4 leader:0; second at 15 soviet_rifle:4 leader:0; missions
         first: mission bomb_strafe 15 unit=air_bomber
         first: done
         second: done ; 4 4 1 1
         then second 15 cut = 0",
    );
}

#[test]
fn by_twenty_at_most() {
    check(
        &["9b.bomb.2", "9b.bomb.2#1"],
        "given plain board; nobody else; initiative first; turn 2; first stock 9; first aircraft air_bomber:3; first tactic assault
         given first at 33 volunteer:4 leader:0; second at 15 soviet_rifle:4 leader:0; missions
         first: mission bomb_strafe 15 unit=air_bomber
         first: mission bomb_strafe 15 unit=air_bomber
         first: mission bomb_strafe 15 unit=air_bomber
         first: done
         second: done ; 4 5 1 1 4 5 1 1 4 5 1 1
         then second 15 cut = 20",
    );
}

#[test]
fn guns_and_bombs_together() {
    check(
        &["9b.bomb.2", "9b.bomb.2#2", "9b.major.2", "9b.major.2#1"],
        "given plain board; nobody else; initiative first; turn 2; first stock 13; first aircraft air_bomber:1; first tactic assault
         given first at 21 howitzer_105:3 leader:0; second at 15 soviet_rifle:4 leader:0; missions
         first: mission bomb_strafe 15 unit=air_bomber
         first: mission major_bombardment 15 from=21
         first: done
         second: done ; 4 5 1 1 4 4
         then second 15 cut = 20",
    );
}

#[test]
fn the_dug_in_are_hit_by_two_rolls() {
    check(
        &["9b.bomb.3", "9b.bomb.3#1"],
        "given plain board; nobody else; initiative first; turn 2; first stock 3; first aircraft air_bomber:1; first tactic assault
         given first at 33 volunteer:4 leader:0; second at 15 soviet_rifle:4 leader:0 order:dig_in; missions
         first: mission bomb_strafe 15 unit=air_bomber
         first: done
         second: done ; 4 5 5 5 1 1
         then second 15 cut = 10",
    );
}

#[test]
fn one_of_them_is_not_enough() {
    check(
        &["9b.bomb.3", "9b.bomb.3#2"],
        "given plain board; nobody else; initiative first; turn 2; first stock 3; first aircraft air_bomber:1; first tactic assault
         given first at 33 volunteer:4 leader:0; second at 15 soviet_rifle:4 leader:0 order:dig_in; missions
         first: mission bomb_strafe 15 unit=air_bomber
         first: done
         second: done ; 6 6 4 4 1 1
         then second 15 cut = 0",
    );
}

#[test]
fn cavalry_is_hit_more_easily() {
    check(
        &["9b.bomb.4", "9b.bomb.4#1"],
        "given plain board; nobody else; initiative first; turn 2; first stock 3; first aircraft air_bomber:1; first tactic assault
         given first at 33 volunteer:4 leader:0; second at 15 red_cav:5 soviet_rifle:4 leader:0; missions
         first: mission bomb_strafe 15 unit=air_bomber
         first: done
         second: done ; 3 4 1 1
         then second 15 cut = 10",
    );
}

#[test]
fn half_is_not_mainly() {
    check(
        &["9b.bomb.4", "9b.bomb.4#2"],
        "given plain board; nobody else; initiative first; turn 2; first stock 3; first aircraft air_bomber:1; first tactic assault
         given first at 33 volunteer:4 leader:0; second at 15 red_cav:4 soviet_rifle:4 leader:0; missions
         first: mission bomb_strafe 15 unit=air_bomber
         first: done
         second: done ; 4 4 1 1
         then second 15 cut = 0",
    );
}

#[test]
fn a_battery_is_destroyed() {
    check(
        &["9b.bomb.5", "9b.bomb.5#1"],
        "given plain board; nobody else; initiative first; turn 2; first stock 3; second stock 5; first aircraft air_bomber:1; first tactic assault
         given first at 33 volunteer:4 leader:0; second at 15 soviet_rifle:4 gun_75:2 mortar:1 mg:1 leader:0; missions
         first: mission bomb_battery 15 unit=air_bomber
         then stock first = 0
         first: done
         second: done ; 4 5 1 1
         then prompt = riverdon-ask-battery
         then asked = second
         second: lose mg -> refused 9b.bomb.5
         second: lose soviet_rifle -> refused 9b.bomb.5
         second: lose howitzer_105 -> refused 9b.bomb.5
         second: lose gun_75
         then stands second 15 = soviet_rifle:4 mg:1 mortar:1 gun_75:1
         then stock second = 5
         then stock first = 0
         then lost second = 25
         then second 15 cut = 0",
    );
}

#[test]
fn dug_in_batteries_too_need_two() {
    check(
        &["9b.bomb.5", "9b.bomb.5#2"],
        "given plain board; nobody else; initiative first; turn 2; first stock 3; first aircraft air_bomber:1; first tactic assault
         given first at 33 volunteer:4 leader:0; second at 15 soviet_rifle:4 gun_75:1 leader:0 order:dig_in; missions
         first: mission bomb_battery 15 unit=air_bomber
         first: done
         second: done ; 4 5 4 4 1 1
         then stands second 15 = soviet_rifle:4 gun_75:1",
    );
}

#[test]
fn without_a_battery_the_mission_is_wasted() {
    check(
        &["9b.bomb.5"],
        "given plain board; nobody else; initiative first; turn 2; first stock 3; first aircraft air_bomber:1; first tactic assault
         given first at 33 volunteer:4 leader:0; second at 15 soviet_rifle:4 mg:1 leader:0; missions
         first: mission bomb_battery 15 unit=air_bomber
         first: done
         second: done ; 1 1
         then stock first = 0",
    );
}

#[test]
fn softening_works_like_bombs() {
    check(
        &["9b.soft.1", "9b.soft.1#1"],
        "given plain board; nobody else; initiative first; turn 2; first stock 6; first tactic assault
         given first at 21 howitzer_105:3 leader:0; second at 15 soviet_rifle:4 leader:0; missions
         first: mission soften 15 from=21
         then stock first = 0
         first: done
         second: done ; 4 5
         then second 15 cut = 10",
    );
}

#[test]
fn cavalry_under_guns() {
    check(
        &["9b.soft.1", "9b.soft.1#2"],
        "given plain board; nobody else; initiative first; turn 2; first stock 6; first tactic assault
         given first at 21 howitzer_105:3 leader:0; second at 15 red_cav:4 leader:0; missions
         first: mission soften 15 from=21
         first: done
         second: done ; 3 4
         then second 15 cut = 10",
    );
}

#[test]
fn which_guns_it_needs() {
    check(
        &["9b.soft.2", "9b.soft.2#1", "9b.soft.2#2", "9b.soft.2#3", "9b.soft.2#4"],
        "given plain board; card 13 T1; card 14 T1; nobody else; initiative first; turn 2; first stock 60
         given first at 19 howitzer_105:2 gun_75:1; first at 20 howitzer_105:1 gun_75:2; first at 14 armoured_train:1
         given first at 13 improvised_train:1; first at 21 howitzer_105:2 mortar:1; second at 15 soviet_rifle:4; second at 07 soviet_rifle:4
         given missions
         first: mission soften 15 from=20 -> refused 9b.soft.2
         first: mission soften 07 from=13 -> refused 9b.soft.2
         first: mission soften 15 from=21 -> refused 9b.soft.2
         first: mission soften 07 from=19
         first: mission soften 15 from=14",
    );
}

#[test]
fn a_battery_does_one_thing() {
    check(
        &["9b.soft.3", "9b.soft.3#1"],
        "given plain board; nobody else; initiative first; turn 2; first stock 60
         given first at 21 howitzer_105:3 leader:0; first at 20 howitzer_105:3 gun_75:1 leader:0; second at 15 soviet_rifle:4; second at 14 soviet_rifle:4
         given missions
         first: mission soften 15 from=21
         first: mission soften 15 from=21 -> refused 9b.soft.2
         first: mission major_bombardment 15 from=21 -> refused 9b.major.1
         first: mission direct_support_ground 21 unit=howitzer_105 guns=1 -> refused 9b.soft.3
         first: mission soften 14 from=20
         first: mission direct_support_ground 20 unit=howitzer_105 guns=1",
    );
}

#[test]
fn paid_guns_do_not_shell() {
    check(
        &["9b.soft.3"],
        "given plain board; nobody else; initiative first; turn 2; first stock 60
         given first at 21 howitzer_105:3 leader:0; second at 15 soviet_rifle:4; missions
         first: mission direct_support_ground 21 unit=howitzer_105 guns=1
         first: mission soften 15 from=21 -> refused 9b.soft.3",
    );
}

#[test]
fn a_major_bombardment_adds_4() {
    check(
        &["9b.major.1", "9b.major.1#1"],
        "given plain board; nobody else; initiative first; turn 2; first stock 10; first tactic assault
         given first at 21 howitzer_105:3 leader:0; second at 15 soviet_rifle:4 leader:0; missions
         first: mission major_bombardment 15 from=21
         then stock first = 0
         first: done
         second: done ; 2 3
         then second 15 cut = 10",
    );
}

#[test]
fn on_12_it_lowers_by_twenty() {
    check(
        &["9b.major.2", "9b.major.2#1"],
        "given plain board; nobody else; initiative first; turn 2; first stock 10; first tactic assault
         given first at 21 howitzer_105:3 leader:0; second at 15 soviet_rifle:4 leader:0; missions
         first: mission major_bombardment 15 from=21
         first: done
         second: done ; 4 4
         then second 15 cut = 20",
    );
}

#[test]
fn the_lower_total_decides_against_the_dug_in() {
    check(
        &["9b.major.2", "9b.major.2#2"],
        "given plain board; nobody else; initiative first; turn 2; first stock 10; first tactic assault
         given first at 21 howitzer_105:3 leader:0; second at 15 soviet_rifle:4 leader:0 order:dig_in; missions
         first: mission major_bombardment 15 from=21
         first: done
         second: done ; 4 5 3 3
         then second 15 cut = 10",
    );
}

#[test]
fn bombarded_conscripts_roll() {
    check(
        &["9b.major.3", "9b.major.3#1"],
        "given plain board; nobody else; initiative first; turn 2; first stock 10; first tactic assault
         given first at 21 howitzer_105:3 leader:0; second at 15 red_conscript:8 soviet_rifle:4 leader:0; missions
         first: mission major_bombardment 15 from=21
         first: done
         second: done ; 1 1 3 4 6 6
         then second 15 cut = 0
         then stands second 15 = red_conscript:4 soviet_rifle:4
         then stands first 21 = red_conscript:4 howitzer_105:3",
    );
}

#[test]
fn softened_ones_do_not() {
    check(
        &["9b.major.3"],
        "given plain board; nobody else; initiative first; turn 2; first stock 10; first tactic assault
         given first at 21 howitzer_105:3 leader:0; second at 15 red_conscript:8 leader:0; missions
         first: mission soften 15 from=21
         first: done
         second: done ; 4 5
         then second 15 cut = 10",
    );
}

#[test]
fn two_batteries_are_both_busy() {
    check(
        &["9b.soft.3"],
        "given plain board; nobody else; initiative first; turn 2; first stock 60
         given first at 21 howitzer_105:4 gun_75:2 aa_gun:1 leader:0; second at 15 soviet_rifle:4; missions
         first: mission soften 15 from=21
         first: mission soften 15 from=21
         first: mission direct_support_ground 21 unit=howitzer_105 guns=1 -> refused 9b.soft.3
         first: mission direct_support_ground 21 unit=gun_75 guns=1
         first: mission direct_support_ground 21 unit=gun_75 guns=1 -> refused 9b.soft.3
         first: mission direct_support_ground 21 unit=aa_gun guns=1 -> refused 9b.soft.3",
    );
}

#[test]
fn only_guns_trains_and_tanks_are_paid() {
    check(
        &["9b.gdir.1"],
        "given plain board; card 21 T1; nobody else; initiative first; turn 2; first stock 9
         given first at 21 gun_75:1 tank_light:1 improvised_train:1 mg:1 armoured_car:1 leader:0; missions
         first: mission direct_support_ground 21 unit=mg guns=1 -> refused 9b.gdir.1
         first: mission direct_support_ground 21 unit=armoured_car guns=1 -> refused 9b.gdir.1
         first: mission direct_support_ground 21 unit=gun_75 guns=2 -> refused 9b.gdir.1
         first: mission direct_support_ground 21 unit=gun_75 guns=0 -> refused 9b.gdir.1
         first: mission direct_support_ground 21 unit=gun_75 guns=1
         first: mission direct_support_ground 21 unit=tank_light guns=1
         first: mission direct_support_ground 21 unit=improvised_train guns=1
         then stock first = 6",
    );
}

#[test]
fn guns_that_are_gone_fire_nothing() {
    check(
        &["9b.gen.5", "5.res.13", "6.seq.9"],
        "given plain board; nobody else; turn 5; contact 1; initiative first; first tactic assault; second tactic hold; battles by hand
         given first at 21 volunteer:4 leader:0 order:assault; first at 14 howitzer_105:3 leader:0 order:reserve; first stock 9
         given second at 15 soviet_rifle:4; missions
         first: mission soften 15 from=14
         first: done
         second: done
         given first 14 gone
         first: act 21
         first: go 15
         first: state 1
         second: state 1
         second: stand
         first: stand
         first: done
         second: done
         then second 15 cut = 0",
    );
}

#[test]
fn bombed_guns_fire_nothing_and_cost_nothing() {
    check(
        &["9b.gen.5", "9b.gen.6", "9b.bomb.5"],
        "given plain board; nobody else; turn 5; contact 1; initiative first; first tactic assault; second tactic hold
         given first at 14 howitzer_105:2 gun_75:1 leader:0; first stock 9; second stock 9; second aircraft air_bomber:1
         given second at 15 soviet_rifle:4 leader:0; missions
         first: mission soften 15 from=14
         second: mission bomb_battery 14 unit=air_bomber
         first: done
         second: done ; 6 6 1 1
         first: lose howitzer_105
         then acting = operator
         then second 15 cut = 0
         first: done
         second: done
         then turn = 6
         then stock first = 9",
    );
}

#[test]
fn guns_that_fought_are_paid_for() {
    check(
        &["9b.gen.5", "9b.gdir.1"],
        "scenario steppe battles=entered
         given plain board; nobody else; turn 5; contact 1; initiative first; first tactic assault; second tactic hold; first stock 9
         given first at 21 volunteer:4 gun_75:1 leader:0 order:assault; second at 15 soviet_rifle:4 leader:0; missions
         first: mission direct_support_ground 21 unit=gun_75 guns=1
         first: done
         second: done
         first: act 21
         first: go 15
         first: state 2
         second: state 1
         second: stand
         first: stand
         first: done
         second: done
         first: result 15 6 attacker flight defender A1:0,A2:0,D1:2
         second: accept ; 1 1
         second: retreat 09
         first: halt
         first: done
         second: done
         then turn = 6
         then stock first = 8",
    );
}
