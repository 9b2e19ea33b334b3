//! 5.res, 5.dig: reserves, and digging in.

use engine::{Dice, Event, Events, Game, Seed, execute};
use riverdon::{Order, State};

use super::campaign::{check, recheck};
use super::game;

/// An assault from 21 into 15 that both sides stand up to; reserves are called next.
fn called(forces: &str) -> String {
    format!(
        "given first at 21 volunteer:3 leader:0 order:assault; second at 15 red_guard:3
         given {forces}; execution
         first: act 21
         first: go 15
         first: state 1
         second: state 1
         second: stand
         first: stand"
    )
}

#[test]
fn a_reserve_stands_still() {
    check(
        &["5.res.1", "5.res.1#1"],
        "given first at 21 volunteer:3 leader:0 order:reserve; second at 03 red_guard:3; execution
         first: act 21 -> refused 5.res.1
         then orders first act = 0",
    );
}

#[test]
fn it_supports_assaults_within_two_spaces() {
    let battle = check(&["5.res.2", "5.res.2#1"], &called("first at 27 plastoon:3 leader:0 order:reserve"));
    recheck(&[], battle, "first: call 27 21>15 goes ; 4 4\nthen stands first 15 = volunteer:3 plastoon:3");
    let far = check(&["5.res.2"], &called("first at 33 plastoon:3 leader:0 order:reserve"));
    recheck(&[], far, "first: call 33 27>21>15 goes -> refused 5.res.2\nthen orders first call = 0");
}

#[test]
fn it_does_not_support_probes() {
    check(
        &["5.res.2#2"],
        "given first at 21 volunteer:3 leader:0 order:probe; second at 15 red_guard:3
         given first at 27 plastoon:3 leader:0 order:reserve; execution
         first: act 21
         first: go 15
         first: state 1
         second: state 1
         second: stand
         first: stand
         then asked = second
         first: call 27 21>15 goes -> refused engine-not-asked",
    );
}

#[test]
fn an_unseen_enemy_on_the_way_keeps_it_from_arriving() {
    let battle = check(
        &["5.res.2"],
        "given fog hidden; first at 14 volunteer:3 leader:0 order:assault; second at 15 red_guard:3
         given first at 27 plastoon:3 leader:0 order:reserve; second at 21 red_guard:3; execution
         first: act 14
         first: go 15
         first: state 1
         second: state 1
         second: stand
         first: stand",
    );
    recheck(
        &[],
        battle,
        "first: call 27 21>15 goes ; 4 4
         then stands first 27 = plastoon:3
         then knows first 21 = true
         first: call 27 21>15 goes -> refused 5.res.7",
    );
}

#[test]
fn it_supports_a_defence_against_any_attack() {
    check(
        &["5.res.3", "5.res.3#1"],
        "given first at 21 volunteer:3 leader:0 order:probe; second at 15 red_guard:3
         given second at 14 soviet_rifle:3 leader:0 order:reserve; execution
         first: act 21
         first: go 15
         first: state 1
         second: state 1
         second: stand
         first: stand
         second: call 14 15 goes ; 4 4
         then stands second 15 = red_guard:3 soviet_rifle:3",
    );
}

#[test]
fn the_attacker_calls_first_and_nobody_later() {
    let battle =
        called("first at 27 plastoon:3 leader:0 order:reserve; second at 14 soviet_rifle:3 leader:0 order:reserve");
    let battle = check(&["5.res.4", "5.res.4#1"], &battle);
    recheck(
        &[],
        battle,
        "then asked = first
         second: call 14 15 goes -> refused engine-not-asked
         first: done
         then asked = second
         first: call 27 21>15 goes -> refused engine-not-asked
         then can second call = true",
    );
}

#[test]
fn it_comes_on_eight() {
    let battle = check(&["5.res.5", "5.res.5#1"], &called("first at 27 plastoon:3 leader:0 order:reserve"));
    recheck(&[], battle, "first: call 27 21>15 goes ; 4 4\nthen stands first 27 = nobody");
    recheck(&[], battle, "first: call 27 21>15 goes ; 4 3\nthen stands first 27 = plastoon:3");
}

/// Whether a reserve comes with a roll.
fn comes_check(cites: &[&str], units: &str, order: &str, comes: bool) {
    let battle = check(cites, &called(&format!("first at 27 {units} order:reserve")));
    let left = if comes { 0 } else { 1 };
    recheck(&[], battle, &format!("first: call 27 21>15 goes {order}\nthen groups first 27 = {left}"));
}

#[test]
fn arms_and_leaders_tell() {
    comes_check(&["5.res.6", "5.res.6#1"], "cossack:6 leader:1", "; 2 3", true);
    comes_check(&["5.res.6"], "cossack:6 leader:1", "; 2 2", false);
    comes_check(&["5.res.6#2"], "plastoon:3 gun_75:1 leader:0", "; 4 4", false);
    comes_check(&["5.res.6"], "plastoon:3 gun_75:1 leader:0", "; 5 4", true);
    comes_check(&["5.res.6"], "plastoon:3 mortar:1 leader:0", "; 4 4", false);
    comes_check(&["5.res.6"], "plastoon:3 horse_gun_75:1 leader:0", "; 4 4", true);
    comes_check(&["5.res.6#3"], "armoured_car:2 leader:0", "; 2 3", true);
    comes_check(&["5.res.6"], "armoured_car:2 leader:0", "; 2 2", false);
    comes_check(&["5.res.6#4"], "cossack:3 armoured_car:1 leader:0", "; 3 3", true);
    comes_check(&["5.res.6"], "cossack:3 armoured_car:1 leader:0", "; 3 2", false);
    comes_check(&["5.res.6"], "plastoon:3 leader:-1", "; 4 4", false);
}

#[test]
fn guns_that_stay_behind_do_not_slow_it() {
    let battle = check(&["5.res.6"], &called("first at 27 plastoon:3 gun_75:1 leader:0 order:reserve"));
    recheck(
        &[],
        battle,
        "first: call 27 21>15 goes leaving=gun_75:1 ; 4 4
         then stands first 15 = volunteer:3 plastoon:3
         then stands first 27 = gun_75:1",
    );
}

#[test]
fn who_has_failed_rolls_no_more() {
    let battle = check(&["5.res.7", "5.res.7#1"], &called("first at 27 plastoon:3 leader:0 order:reserve"));
    recheck(
        &[],
        battle,
        "first: call 27 21>15 goes ; 1 1
         first: call 27 21>15 goes -> refused 5.res.7",
    );
    let next = check(&["5.res.7#1"], &called("first at 27 plastoon:3 leader:0 order:reserve; first 27 is acted"));
    recheck(&[], next, "first: call 27 21>15 goes -> refused 5.res.7");
}

#[test]
fn a_part_can_be_sent() {
    let units = "first at 27 plastoon:6 cossack:3 mg:1 mortar:1 leader:0 order:reserve";
    let battle = check(&["5.res.8", "5.res.8#1", "5.res.9"], &called(units));
    recheck(
        &[],
        battle,
        "first: call 27 21>15 goes leaving=cossack:3,mg:1,mortar:1,plastoon:6 -> refused 5.res.8
         first: call 27 21>15 goes leaving=mg:1,mortar:1 ; 4 4
         then stands first 15 = volunteer:3 plastoon:6 cossack:3
         then stands first 27 = mg:1 mortar:1
         first: call 27 21>15 goes -> refused 5.res.7",
    );
}

/// Closes the reserves of the second side and lets the battle be fought.
fn fight(state: &State, seed: u64) -> (State, Vec<Event>) {
    let (mut state, mut heard) = (*state, Vec::new());
    let mut dice = Dice::seeded(Seed::from_number(seed), 0);
    let second = game().title().seat("second").expect("a seat");
    let first = game().title().seat("first").expect("a seat");
    for (seat, order) in [(first, Order::Done), (second, Order::Done)] {
        execute(game(), &mut state, seat, &order, &mut dice, &mut Events::heard_by(&mut heard)).expect("legal");
    }
    (state, heard)
}

/// What was told, in order.
fn told(heard: &[Event], wanted: &[&'static str]) -> Vec<&'static str> {
    heard.iter().map(|event| event.message.id).filter(|id| wanted.contains(id)).collect()
}

#[test]
fn guns_left_behind_still_fire_before_the_battle() {
    let state = check(
        &["5.res.9#1", "5.res.13", "5.res.13#1"],
        "given first at 21 volunteer:9 leader:0; first at 27 plastoon:3 howitzer_105:2 gun_75:1 leader:0
         given second at 15 red_guard:3; first stock 6; orders
         first: order leader1 order=assault
         first: order leader2 order=reserve
         first: done
         second: done
         first: mission soften 15 from=27
         first: done
         second: done
         first: act 21
         first: go 15
         first: state 2
         second: state 1
         second: stand
         first: stand
         first: call 27 21>15 goes leaving=howitzer_105:2,gun_75:1 ; 4 4",
    );
    let (_, heard) = fight(&state, 1);
    let order = told(&heard, &["riverdon-shelled", "riverdon-losses"]);
    assert_eq!(order.first(), Some(&"riverdon-shelled"), "{order:?}");
    assert!(order.contains(&"riverdon-losses"), "{order:?}");
}

#[test]
fn the_leader_goes_along_or_stays() {
    let battle = check(&["5.res.10", "5.res.10#1"], &called("first at 27 plastoon:3 leader:1 order:reserve"));
    recheck(
        &[],
        battle,
        "first: call 27 21>15 stays ; 4 3
         then leader first 2 = 27
         then first 15.2 leader = none",
    );
    recheck(
        &[],
        battle,
        "first: call 27 21>15 goes ; 4 3
         then leader first 2 = 15
         then first 15.2 leader = 2",
    );
}

#[test]
fn it_becomes_part_of_the_force_that_it_supports() {
    let state = check(
        &["5.res.11", "5.res.11#1", "S0.scope.1", "S0.scope.1#1"],
        "given first at 21 volunteer:30 leader:1 order:assault; second at 15 red_conscript:3
         given first at 27 cossack:12 leader:1 order:reserve; execution
         first: act 21
         first: go 15
         first: state 8
         second: state 1
         second: stand
         first: stand
         first: call 27 21>15 goes ; 6 6",
    );
    let (state, heard) = fight(&state, 1);
    assert!(told(&heard, &["riverdon-clash-won"]).len() == 1, "the battle is over");
    recheck(&[], state, "then stands second 15 = nobody\nthen leader first 2 = 15\nthen groups first 27 = 0");
}

#[test]
fn a_reserve_needs_howitzers_and_a_gun_to_shell() {
    check(
        &["5.res.12", "5.res.12#1"],
        "given first at 27 howitzer_105:2 gun_75:1 leader:0 order:reserve; second at 15 red_guard:3; first stock 6; missions
         first: mission soften 15 from=27",
    );
    for guns in ["howitzer_105:2 mortar:1", "howitzer_105:1 gun_75:2", "howitzer_105:2"] {
        check(
            &["5.res.12#2"],
            &format!(
                "given first at 27 {guns} leader:0 order:reserve; second at 15 red_guard:3; first stock 6; missions
                 first: mission soften 15 from=27 -> refused 9b.soft.2"
            ),
        );
    }
}

#[test]
fn guns_of_all_groups_of_a_space_make_a_battery() {
    check(
        &["9b.soft.2", "9b.soft.2#5"],
        "given first at 21 howitzer_105:2 leader:0; first at 21 gun_75:1 leader:0; second at 15 red_guard:3; first stock 60
         given missions
         first: mission soften 15 from=21
         first: mission soften 15 from=21 -> refused 9b.soft.2
         first: mission direct_support_ground 21 unit=gun_75 guns=1 -> refused 9b.soft.3
         first: done
         second: done ; 4 5
         then second 15 cut = 10",
    );
}

#[test]
fn each_gun_of_a_battery_has_to_reach() {
    check(
        &["9b.soft.2", "9b.soft.2#6"],
        "given first at 27 howitzer_105:2 leader:0 order:reserve; first at 27 gun_75:1 leader:0 order:assault
         given second at 15 red_guard:3; second at 21 red_guard:3; first stock 60; missions
         first: mission soften 15 from=27 -> refused 9b.gen.7
         first: mission soften 21 from=27",
    );
    check(
        &["9b.soft.2"],
        "given first at 27 howitzer_105:3 leader:0 order:reserve; first at 27 howitzer_105:1 gun_75:2 leader:0 order:assault
         given second at 15 red_guard:3; second at 21 red_guard:3; first stock 60; missions
         first: mission soften 15 from=27
         first: mission soften 21 from=27 -> refused 9b.soft.2",
    );
    check(
        &["9b.soft.2"],
        "given first at 27 howitzer_105:3 leader:0 order:reserve; first at 27 howitzer_105:2 gun_75:1 leader:0 order:assault
         given second at 15 red_guard:3; second at 21 red_guard:3; first stock 60; missions
         first: mission soften 21 from=27
         first: mission soften 15 from=27
         first: mission soften 15 from=27 -> refused 9b.soft.2",
    );
}

#[test]
fn a_battery_that_is_torn_apart_fires_nothing() {
    let battle = |marches: &str, dice: &str, cut: u8| {
        let script = format!(
            "given battles by hand; first at 27 howitzer_105:2 leader:0 order:reserve; first at 27 gun_75:1 leader:0 order:assault
             given first at 20 volunteer:4 leader:0 order:assault; second at 21 red_guard:4 leader:0; first stock 6; missions
             first: mission soften 21 from=27
             first: done
             second: done
             {marches}first: act 20
             first: go 21
             first: state 1
             second: state 1
             second: stand
             first: stand
             first: done
             second: done{dice}
             then second 21 cut = {cut}"
        );
        check(&["9b.soft.2", "9b.soft.2#7"], &script)
    };
    battle("", " ; 4 5", 10);
    battle("first: act 27.2\nfirst: go 26\nfirst: halt\nsecond: pass\n", "", 0);
}

#[test]
fn reserves_shell_two_spaces_away() {
    check(
        &["5.res.13", "5.res.13#2"],
        "given first at 33 howitzer_105:2 gun_75:1 leader:0 order:reserve; second at 15 red_guard:3; first stock 6; missions
         first: mission soften 15 from=33 -> refused 5.res.13",
    );
}

#[test]
fn the_dug_in_are_hit_by_two_successes() {
    let bombed = |order: &str, dice: &str, cut: &str| {
        check(
            &["5.dig.1", "5.dig.1#1"],
            &format!(
                "given first stock 3; first aircraft air_bomber:1; first at 33 volunteer:3
                 given second at 15 red_guard:3 leader:0 {order}; missions
                 first: mission bomb_strafe 15 unit=air_bomber
                 first: done
                 second: done ; {dice} 1 1
                 then second 15 cut = {cut}"
            ),
        );
    };
    bombed("order:dig_in", "5 4 4 4", "0");
    bombed("order:dig_in", "4 4 5 4", "0");
    bombed("order:dig_in", "5 4 5 4", "10");
    bombed("", "5 4", "10");
}

#[test]
fn the_dug_in_suffer_when_they_retire() {
    let retires = |order: &str, dice: &str, left: &str| {
        check(
            &["5.dig.4", "5.dig.4#1"],
            &format!(
                "given first at 21 volunteer:3 leader:0 order:assault; second at 15 red_guard:3 leader:0 {order}; execution
                 first: act 21
                 first: go 15
                 first: state 1
                 second: state 1
                 second: retire ; {dice}
                 second: retreat 09
                 then stands second 09 = {left}"
            ),
        );
    };
    retires("order:dig_in", "4 4", "red_guard:2");
    retires("order:dig_in", "4 3", "red_guard:3");
    retires("order:reserve", "4 4", "red_guard:3");
}

#[test]
fn works_last_for_the_turn() {
    check(
        &["5.dig.5", "5.dig.5#1"],
        "given turn 3; first at 33 volunteer:3 leader:0; second at 15 red_guard:3 leader:0 order:dig_in; execution
         first: done
         second: act 15 -> refused 5.dig.5
         second: done
         then turn = 4
         then second 15 order = none
         first: keep ; 1 1 1
         first: done
         second: done
         first: choose probe
         second: choose hold
         first: order leader1 order=probe
         second: order leader1 order=maneuver
         first: done
         second: done
         first: done
         second: done
         given first at 21 volunteer:3 leader:0 order:assault; execution
         first: act 21
         first: go 15
         then dug second = false",
    );
    check(
        &["5.dig.5"],
        "given first at 21 volunteer:3 leader:0 order:assault; second at 15 red_guard:3 leader:0 order:dig_in; execution
         first: act 21
         first: go 15
         then dug second = true",
    );
}

#[test]
fn what_was_paid_for_goes_with_those_who_march() {
    let battle = super::campaign::check(
        &["5.res.8", "9b.dir.1", "9b.gdir.1"],
        "given first stock 9; first aircraft air_fighter:1; first at 21 volunteer:3 leader:0 order:assault; second at 15 red_guard:3
         given first at 27 plastoon:3 gun_75:1 leader:0 order:reserve; missions
         first: mission direct_support_ground 27 unit=gun_75 guns=1
         first: mission direct_support_air 27 unit=air_fighter
         first: done
         second: done
         first: act 21
         first: go 15
         first: state 1
         second: state 1
         second: stand
         first: stand
         then over first 15 = 0",
    );
    recheck(
        &[],
        battle,
        "first: call 27 21>15 leaving=plastoon:3 goes ; 6 6\nthen over first 15 = 1\nthen paid first 15 = 1",
    );
    recheck(
        &[],
        battle,
        "first: call 27 21>15 leaving=gun_75:1 goes ; 6 6\nthen over first 15 = 1\nthen paid first 15 = 0",
    );
}

#[test]
fn guns_that_march_to_the_battle_do_not_shell_it() {
    let shelled = |leaving: &str, dice: &str| {
        format!(
            "given battles by hand; first stock 9; first at 21 volunteer:3 leader:0 order:assault; second at 15 red_guard:3
             given first at 27 plastoon:3 howitzer_105:3 leader:0 order:reserve; missions
             first: mission soften 15 from=27
             first: done
             second: done
             first: act 21
             first: go 15
             first: state 1
             second: state 1
             second: stand
             first: stand
             first: call 27 21>15{leaving} goes ; 6 6
             first: done
             second: done{dice}"
        )
    };
    check(&["5.res.9", "5.res.13"], &format!("{}\nthen second 15 cut = 0", shelled("", "")));
    check(
        &["5.res.9", "5.res.9#1"],
        &format!("{}\nthen second 15 cut = 10", shelled(" leaving=howitzer_105:3", " ; 4 5")),
    );
}
