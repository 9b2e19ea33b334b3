//! 9b.gen, 9b.air, 9b.sup, 9b.dir, 9b.rec: missions, and what aircraft do.

use super::check;

#[test]
fn without_points_no_missions() {
    check(
        &["9b.gen.1", "9b.gen.1#1"],
        "given plain board; nobody else; initiative first; turn 2; first stock 0; first aircraft air_fighter:1
         given first at 21 volunteer:4 gun_75:1 leader:0; second at 15 soviet_rifle:4; missions
         then orders first mission = 0
         first: mission air_reconnaissance 15 unit=air_fighter -> refused 3.res.2
         first: mission direct_support_ground 21 unit=gun_75 guns=1 -> refused 3.res.2",
    );
}

#[test]
fn missions_are_shown_together() {
    check(
        &["9b.gen.2", "9b.gen.2#1", "9b.gen.2#2", "9b.gen.4", "9b.gen.4#1"],
        "given plain board; nobody else; initiative first; turn 2; first stock 5; second stock 9; first aircraft air_recon:1
         given second aircraft air_recon:1; first at 21 volunteer:4 leader:0; second at 15 soviet_rifle:4 leader:0; first tactic assault
         given missions
         first: mission air_reconnaissance 15 unit=air_recon
         then stock first = 4
         first: done
         then asked = second
         second: mission air_reconnaissance 21 unit=air_recon
         second: cancel 1
         second: mission air_reconnaissance 20 unit=air_recon
         first: done -> refused engine-not-asked
         second: done ; 1 1 1 1
         then acting = operator
         then total first 15 = 1
         then stock first = 4
         then stock second = 8",
    );
}

#[test]
fn guns_need_somebody_to_shell() {
    check(
        &["9b.gen.3", "9b.gen.3#1"],
        "given plain board; nobody else; initiative first; turn 2; first stock 20; first aircraft air_fighter:1
         given first at 16 volunteer:4 howitzer_105:3 leader:0; second at 15 soviet_rifle:4; missions
         first: mission soften 10 from=16 -> refused 9b.gen.3
         first: mission air_superiority 10 unit=air_fighter
         first: mission soften 15 from=16",
    );
}

#[test]
fn unseen_troops_do_not_help() {
    check(
        &["9b.gen.3", "9b.gen.3#2"],
        "scenario transsib
         given plain board; nobody else; initiative first; turn 2; second stock 20; first at 10 partisan:4 leader:0; first 10 is hidden
         given second at 16 interv_rifle:4 howitzer_105:3 leader:0; missions
         second: mission soften 10 from=16 -> refused 9b.gen.3",
    );
}

#[test]
fn air_points_are_spent() {
    check(
        &["9b.gen.5", "9b.gen.5#1", "9b.gen.5#2"],
        "given plain board; nobody else; initiative first; turn 2; first stock 9; first aircraft air_fighter:1; first tactic assault
         given second tactic hold; first at 33 volunteer:4 gun_75:2 leader:0; second at 01 soviet_rifle:4 leader:0; missions
         first: mission direct_support_air 33 unit=air_fighter
         first: mission direct_support_ground 33 unit=gun_75 guns=2
         then stock first = 6
         first: done
         second: done
         first: done
         second: done
         then turn = 3
         then stock first = 8",
    );
}

#[test]
fn the_air_fight_comes_before_the_leaflets() {
    check(
        &["9b.gen.6", "9b.gen.6#1", "9b.sup.1"],
        "given plain board; nobody else; initiative first; turn 2; first stock 9; second stock 9; first aircraft air_recon:1
         given second aircraft air_fighter:1; first at 33 volunteer:4 leader:0; second at 15 red_conscript:4 leader:0 order:maneuver
         given first tactic assault; missions
         first: mission leaflet 15 unit=air_recon
         second: mission air_superiority 15 unit=air_fighter
         first: done
         second: done ; 3 4 4 4 1 1
         then acting = operator
         then second 15 kept = false
         then aircraft first = 1",
    );
}

#[test]
fn engineers_come_first_and_the_operating_side_before_the_other() {
    check(
        &["9b.gen.6"],
        "given plain board; card 15 R1; nobody else; initiative first; turn 2; first stock 9; second stock 9; first aircraft air_recon:1
         given second aircraft air_recon:1; first at 33 volunteer:4 leader:0; second at 15 red_conscript:4 leader:0 order:maneuver
         given first tactic assault; missions
         second: mission demolish_bridge 15 bank=near
         second: mission air_reconnaissance 33 unit=air_recon
         first: mission air_reconnaissance 15 unit=air_recon
         first: done
         second: done ; 6 5 1 1
         then aircraft first = 0
         then aircraft second = 1
         then bridge 15 = down",
    );
}

#[test]
fn guns_on_ones_own_space_wait_for_an_attack() {
    check(
        &["9b.gen.6", "9b.gen.6#2"],
        "given plain board; nobody else; initiative second; turn 2; first stock 9; first at 15 volunteer:4 howitzer_105:3 leader:0
         given second at 09 red_cav:1 leader:0 order:assault; second tactic assault; first tactic hold; missions
         first: mission soften 15 from=15
         then stock first = 3
         first: done
         second: done
         then acting = operator
         second: done
         first: done
         then turn = 3
         then stock first = 9",
    );
}

#[test]
fn and_fire_at_whoever_attacks() {
    check(
        &["9b.gen.6"],
        "given plain board; nobody else; initiative second; turn 2; first stock 9; first at 15 volunteer:4 howitzer_105:3 leader:0
         given second at 09 soviet_rifle:4 leader:0 order:assault; second tactic assault; first tactic hold; missions
         first: mission soften 15 from=15
         first: done
         second: done
         second: act 09
         second: go 15
         second: state 1
         first: state 4
         first: stand
         second: stand
         second: done
         then second 15 cut = 0
         given battles by hand
         first: done ; 4 5
         then second 15 cut = 10",
    );
}

#[test]
fn how_far_guns_reach() {
    check(
        &["9b.gen.7", "9b.gen.7#1"],
        "given plain board; nobody else; initiative first; turn 2; first stock 30; first at 21 gun_75:1 howitzer_105:2 leader:0 order:assault
         given second at 15 soviet_rifle:4; second at 09 soviet_rifle:4; missions
         first: mission soften 09 from=21 -> refused 9b.gen.7
         first: mission soften 15 from=21",
    );
}

#[test]
fn reserves_and_the_leaderless_shoot_farther() {
    check(
        &["9b.gen.7"],
        "given plain board; nobody else; initiative first; turn 2; first stock 30; first at 21 howitzer_105:3 leader:0 order:reserve
         given first at 22 howitzer_105:3; second at 09 soviet_rifle:4; second at 10 soviet_rifle:4; second at 03 soviet_rifle:4; missions
         first: mission soften 03 from=21 -> refused 5.res.13
         first: mission soften 09 from=21
         first: mission soften 10 from=22",
    );
}

#[test]
fn an_aircraft_flies_one_mission() {
    check(
        &["9b.air.4", "9b.air.4#1"],
        "given plain board; nobody else; initiative first; turn 2; first stock 9; first aircraft air_fighter:2
         given first at 21 volunteer:4 leader:0; second at 15 soviet_rifle:4; missions
         first: mission air_reconnaissance 15 unit=air_fighter
         first: mission bomb_strafe 15 unit=air_fighter
         then stock first = 5
         first: mission leaflet 15 unit=air_fighter -> refused 9b.air.4
         first: mission leaflet 15 unit=air_bomber -> refused 9b.air.4
         first: mission leaflet 15 unit=volunteer -> refused 9b.air.4
         first: mission leaflet 15 -> refused 9b.air.4
         first: cancel 2
         then stock first = 8
         first: mission leaflet 15 unit=air_fighter",
    );
}

#[test]
fn bombers_hold_no_air() {
    check(
        &["9b.sup.1", "9b.sup.1#2"],
        "given plain board; nobody else; initiative first; turn 2; first stock 9; first aircraft air_bomber:1 air_recon:1 air_fighter_bomber:1
         given first at 21 volunteer:4 leader:0; second at 15 soviet_rifle:4; missions
         first: mission air_superiority 15 unit=air_bomber -> refused 9b.sup.1
         first: mission air_superiority 15 unit=air_recon -> refused 9b.sup.1
         first: mission air_superiority 15 unit=air_fighter_bomber",
    );
}

#[test]
fn nine_to_eight_cancels_the_bombs() {
    check(
        &["9b.sup.1", "9b.sup.1#1"],
        "given plain board; nobody else; initiative first; turn 2; first stock 9; second stock 9; second aircraft air_bomber:1
         given first aircraft air_fighter:1; first at 21 volunteer:4 leader:0; second at 15 soviet_rifle:4 leader:0; first tactic assault
         given missions
         first: mission air_superiority 21 unit=air_fighter
         second: mission bomb_strafe 21 unit=air_bomber
         first: done
         second: done ; 3 4 4 4 1 1
         then aircraft second = 1
         then first 21 cut = 0
         then acting = operator",
    );
}

#[test]
fn four_more_shoot_him_down() {
    check(
        &["9b.sup.1"],
        "given plain board; nobody else; initiative first; turn 2; first stock 9; second stock 9; second aircraft air_bomber:1
         given first aircraft air_fighter:1; first at 21 volunteer:4 leader:0; second at 15 soviet_rifle:4 leader:0; first tactic assault
         given missions
         first: mission air_superiority 21 unit=air_fighter
         second: mission bomb_strafe 21 unit=air_bomber
         first: done
         second: done ; 3 4 2 3 1 1
         then aircraft second = 0
         then aircraft first = 1",
    );
}

#[test]
fn a_tie_changes_nothing() {
    check(
        &["9b.sup.1"],
        "given plain board; nobody else; initiative first; turn 2; first stock 9; second stock 9; second aircraft air_bomber:1
         given first aircraft air_fighter:1; first at 21 volunteer:4 leader:0; second at 15 soviet_rifle:4 leader:0; first tactic assault
         given missions
         first: mission air_superiority 21 unit=air_fighter
         second: mission bomb_strafe 21 unit=air_bomber
         first: done
         second: done ; 3 4 4 5 1 1 4 5 1 1
         then first 21 cut = 10",
    );
}

#[test]
fn aircraft_support_one_force() {
    check(
        &["9b.dir.1", "9b.dir.1#1"],
        "given plain board; nobody else; initiative second; turn 2; first stock 9; first aircraft air_fighter:1
         given first at 15 volunteer:4 leader:0; first at 16 volunteer:4 leader:0; second at 09 red_cav:1 leader:0 order:assault
         given second at 10 red_cav:1 leader:0 order:assault; second tactic assault; first tactic hold; missions
         first: mission direct_support_air 14 unit=air_fighter -> refused 9b.dir.1
         first: mission direct_support_air 15 unit=air_fighter
         then over first 15 = 1
         then over first 16 = 0",
    );
}

#[test]
fn scouts_in_the_air_count_true() {
    check(
        &["9b.rec.1", "9b.rec.1#1"],
        "given plain board; nobody else; fog hidden; initiative first; turn 2; first stock 9; first aircraft air_recon:1; first tactic assault
         given first at 33 volunteer:4 leader:0; second at 09 soviet_rifle:16 gun_75:1 leader:0; missions
         first: mission air_reconnaissance 09 unit=air_recon
         first: done
         second: done ; 1 1
         then total first 09 = 5
         then headings first 09 = infantry artillery
         then knows first 09 = true",
    );
}

#[test]
fn fighters_over_the_space_prevent_it() {
    check(
        &["9b.rec.1", "9b.rec.1#2"],
        "given plain board; nobody else; fog hidden; initiative first; turn 2; first stock 9; first aircraft air_recon:1; first tactic assault
         given second stock 9; second aircraft air_fighter:1
         given first at 33 volunteer:4 leader:0; second at 09 soviet_rifle:16 gun_75:1 leader:0; missions
         first: mission air_reconnaissance 09 unit=air_recon
         second: mission air_superiority 09 unit=air_fighter
         first: done
         second: done ; 3 3 4 4 1 1 1 1
         then total first 09 = 0
         then knows first 09 = false
         then stock first = 8",
    );
}

#[test]
fn partisans_are_seen_from_the_air_in_the_open() {
    check(
        &["9b.rec.1"],
        "scenario transsib
         given plain board; card 16 O18; nobody else; initiative first; turn 2; second stock 9; second aircraft air_recon:2
         given second at 34 interv_rifle:4 leader:0; first at 14 partisan:4 leader:0; first at 16 partisan:4; first 14 is hidden
         given first 16 is hidden; first tactic probe; missions
         second: mission air_reconnaissance 14 unit=air_recon
         second: mission air_reconnaissance 16 unit=air_recon
         second: done
         first: done ; 1 1 1 1
         then knows second 14 = true
         then knows second 16 = false",
    );
}

#[test]
fn anti_aircraft_guns_shoot_first() {
    check(
        &["9b.air.3"],
        "given plain board; nobody else; initiative first; turn 2; first stock 9; first aircraft air_bomber:1; first tactic assault
         given first at 33 volunteer:4 leader:0; second at 09 soviet_rifle:4 aa_gun:2 leader:0; missions
         first: mission bomb_strafe 09 unit=air_bomber
         first: done
         second: done ; 4 5
         then aircraft first = 0
         then second 09 cut = 0",
    );
}

#[test]
fn and_else_the_engine_fails_afterwards() {
    check(
        &["9b.air.2"],
        "given plain board; nobody else; initiative first; turn 2; first stock 9; first aircraft air_bomber:1; first tactic assault
         given first at 33 volunteer:4 leader:0; second at 09 soviet_rifle:4 leader:0; missions
         first: mission bomb_strafe 09 unit=air_bomber
         first: done
         second: done ; 4 5 5 6
         then aircraft first = 0
         then lost first = 25
         then second 09 cut = 10",
    );
}

#[test]
fn in_a_breakthrough_aircraft_come_to_one_battle() {
    check(
        &["9b.dir.2", "9b.dir.2#1"],
        "scenario steppe battles=entered
         given plain board; nobody else; initiative first; turn 5; contact 1; first tactic breakthrough; second tactic hold; first stock 5
         given first at 21 volunteer:4 leader:0 order:breakthrough; second at 15 soviet_rifle:4; second at 09 soviet_rifle:4 leader:0
         given first aircraft air_fighter:1; missions
         first: mission direct_support_air 21 unit=air_fighter
         first: done
         second: done
         first: act 21
         first: go 15
         then over first 15 = 1
         first: state 1
         second: state 1
         second: stand
         first: stand
         first: done
         second: done
         first: result 15 6 attacker flight defender A1:0,D1:2
         second: accept ; 1 1
         second: retreat 09
         first: go 09
         then phase = clash
         then over first 09 = 0",
    );
}

#[test]
fn an_aircraft_that_is_held_back_comes_to_the_second_battle_of_a_breakthrough() {
    check(
        &["9b.dir.2", "9b.dir.2#2"],
        "scenario steppe battles=entered
         given plain board; nobody else; initiative first; turn 5; contact 1; first tactic breakthrough; second tactic hold; first stock 5
         given first at 21 volunteer:4 leader:0 order:breakthrough; second at 15 soviet_rifle:4; second at 09 soviet_rifle:4 leader:0
         given first aircraft air_fighter:1; missions
         first: mission direct_support_air 21 unit=air_fighter
         first: done
         second: done
         first: act 21
         first: go 15
         then over first 15 = 1
         first: spare air_bomber -> refused 9b.dir.2
         second: spare air_fighter -> refused 9b.dir.2
         first: spare air_fighter
         first: spare air_fighter -> refused 9b.dir.2
         then over first 15 = 0
         first: state 1
         second: state 1
         second: stand
         first: stand
         first: done
         second: done
         first: result 15 6 attacker flight defender A1:0,D1:2
         second: accept ; 1 1
         second: retreat 09
         first: go 09
         then phase = clash
         then over first 09 = 1",
    );
}

#[test]
fn anti_aircraft_guns_meet_fighters_too() {
    let over = "given plain board; nobody else; initiative first; turn 2; first tactic assault; first stock 9; second stock 9
         given first aircraft air_fighter:1; second aircraft air_recon:1; first at 21 volunteer:4 leader:0; second at 15 soviet_rifle:4 aa_gun:2
         given second tactic hold; missions
         first: mission air_superiority 15 unit=air_fighter
         second: mission air_reconnaissance 15 unit=air_recon
         first: done";
    check(
        &["9b.air.3", "9b.sup.1"],
        &format!("{over}\nsecond: done ; 5 4 1 1\nthen aircraft first = 0\nthen acting = operator"),
    );
    check(
        &["9b.air.3"],
        &format!("{over}\nsecond: done ; 5 3 6 6 1 1\nthen aircraft first = 1\nthen aircraft second = 0"),
    );
}

#[test]
fn beaten_fighters_guard_nothing() {
    check(
        &["9b.rec.1", "9b.sup.1"],
        "given plain board; nobody else; initiative first; turn 2; first tactic assault; first stock 9; second stock 9
         given first aircraft air_fighter:1 air_recon:1; second aircraft air_fighter:1; first at 21 volunteer:4 leader:0
         given second tactic hold; second at 15 soviet_rifle:4; missions
         first: mission air_superiority 15 unit=air_fighter
         first: mission air_reconnaissance 15 unit=air_recon
         second: mission air_superiority 15 unit=air_fighter
         first: done
         second: done ; 6 6 1 1 1 1 1 1
         then total first 15 = 1",
    );
    check(
        &["9b.rec.1"],
        "given plain board; nobody else; initiative first; turn 2; first tactic assault; first stock 9; second stock 9
         given first aircraft air_recon:1; second aircraft air_fighter:1; first at 21 volunteer:4 leader:0
         given second tactic hold; second at 15 soviet_rifle:4; missions
         first: mission air_reconnaissance 15 unit=air_recon
         second: mission air_superiority 15 unit=air_fighter
         first: done
         second: done ; 3 3 4 4 6 6 1 1
         then aircraft second = 0
         then total first 15 = 0",
    );
}
