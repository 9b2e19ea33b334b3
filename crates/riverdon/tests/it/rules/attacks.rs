//! 5.probe, 5.assault, 5.break: attacks.

use engine::{Dice, Events, Seat, execute};
use riverdon::{Order, Space};

use super::campaign::{check, recheck};
use super::{cites, game};

/// A probe from 21 into 15 that the enemy there does not stand up to.
const WON_PROBE: &str = "given first at 21 cossack:3 leader:0 order:probe; second at 15 red_cav:3; execution
     first: act 21
     first: go 15
     first: state 1
     second: state 1
     second: retire
     second: retreat 09";

#[test]
fn a_probe_goes_into_an_adjacent_unfriendly_space() {
    check(
        &["5.probe.1", "5.probe.1#1", "5.probe.2", "5.probe.2#1"],
        "given first at 21 volunteer:3 leader:0 order:probe; second at 15 red_guard:3; execution
         first: act 21
         first: go 15
         then stands first 15 = volunteer:3
         then phase = clash",
    );
    check(
        &["5.probe.1#2"],
        "given first at 21 volunteer:3 leader:0 order:probe; execution
         first: act 21
         first: go 15>09 -> refused 5.probe.1",
    );
}

#[test]
fn a_probe_goes_back_even_if_it_has_won() {
    let won = check(&["5.probe.3", "5.probe.3#1"], WON_PROBE);
    recheck(
        &[],
        won,
        "first: halt -> refused 5.probe.3
         first: back
         then stands first 21 = cossack:3
         then stands first 15 = nobody
         then stands second 15 = nobody",
    );
    check(
        &["5.probe.3#2"],
        "given first at 21 volunteer:3 leader:0 order:probe; second at 01 red_guard:3; execution
         first: act 21
         first: back -> refused 5.probe.3
         first: go 15
         first: halt -> refused 5.probe.3
         first: back
         then stands first 21 = volunteer:3
         then asked = second",
    );
}

#[test]
fn probes_of_the_turn_of_first_contact_may_stay() {
    check(
        &["5.probe.4", "5.probe.4#1"],
        "given turn 3; contact none; second at 09 red_guard:3; second at 12 red_cav:3
         given first at 21 volunteer:3 leader:0 order:probe; first at 24 cossack:3 leader:0 order:probe; execution
         first: act 21
         first: go 15
         then contact = 3
         first: halt
         then stands first 15 = volunteer:3
         second: pass
         first: act 24
         first: go 18>12
         first: state 1
         second: state 1
         second: retire
         second: retreat 06
         first: halt
         then stands first 12 = cossack:3",
    );
    check(
        &["5.probe.4#2"],
        "given turn 4; contact 3; first at 21 cossack:3 leader:0 order:probe; second at 15 red_cav:3; execution
         first: act 21
         first: go 15
         first: state 1
         second: state 1
         second: retire
         second: retreat 09
         first: halt -> refused 5.probe.3",
    );
}

#[test]
fn mounted_and_cars_probe_two_spaces() {
    check(
        &["5.probe.5", "5.probe.5#1"],
        "given first at 21 cossack:6 tchanka:1 armoured_car:1 horse_gun_75:1 leader:0 order:probe; execution
         first: act 21
         first: go 15>09
         then stands first 09 = cossack:6 tchanka:1 horse_gun_75:1 armoured_car:1
         first: go 03 -> refused 5.probe.5",
    );
    check(
        &["5.probe.5#2"],
        "given first at 21 cossack:6 tchanka:1 mg:1 leader:0 order:probe; execution
         first: act 21
         first: go 15>09 -> refused 5.probe.1",
    );
    check(
        &["5.probe.5#3"],
        "given first at 27 cossack:3 leader:0 order:probe; first at 21 volunteer:3; execution
         first: act 27
         first: go 21>15
         then stands first 15 = cossack:3
         then stands first 21 = volunteer:3",
    );
}

#[test]
fn contact_in_the_first_space_ends_a_probe() {
    let won = check(&["5.probe.6", "5.probe.6#1"], WON_PROBE);
    recheck(
        &[],
        won,
        "first: go 09 -> refused 5.probe.6
         first: back
         then stands first 21 = cossack:3
         then friendly first 09 = false",
    );
    check(
        &[],
        "given first at 21 cossack:3 leader:0 order:probe; second at 15 red_cav:3; execution
         first: act 21
         first: go 15>09 -> refused 5.probe.6",
    );
}

#[test]
fn friendly_spaces_are_not_probed() {
    check(
        &["5.probe.7", "5.probe.7#1"],
        "given first at 21 volunteer:3 leader:0 order:probe; first at 15 volunteer:3; second at 09 red_guard:3; execution
         first: act 21
         first: go 15 -> refused 5.probe.7",
    );
}

#[test]
fn an_assault_reaches_two_spaces() {
    check(
        &["5.assault.1", "5.assault.1#1", "5.assault.2", "5.assault.2#1"],
        "given first at 27 volunteer:3 leader:0 order:assault; second at 15 red_guard:3; execution
         first: act 27
         first: go 21>15
         then phase = clash
         then first 15 exhausted = true",
    );
    check(
        &["5.assault.1#2"],
        "given first at 33 volunteer:3 leader:0 order:assault; second at 15 red_guard:3; execution
         first: act 33
         first: go 27>21>15 -> refused 5.assault.1",
    );
    check(
        &["5.assault.2#2"],
        "given first at 21 volunteer:3 leader:0 order:assault; second at 15 red_guard:3; execution
         first: act 21
         first: go 15
         then phase = clash
         then first 15 exhausted = false",
    );
}

#[test]
fn an_assault_passes_friendly_spaces_but_does_not_attack_them() {
    check(
        &["5.assault.1"],
        "given first at 27 volunteer:3 leader:0 order:assault; first friendly 21; first at 15 volunteer:3; execution
         first: act 27
         first: go 21>15 -> refused 5.assault.1
         first: go 21>20
         then stands first 20 = volunteer:3",
    );
}

#[test]
fn who_wins_an_assault_stays() {
    check(
        &["5.assault.3", "5.assault.3#1"],
        "given first at 21 volunteer:3 leader:0 order:assault; second at 15 red_cav:3; execution
         first: act 21
         first: go 15
         first: state 1
         second: state 1
         second: retire
         second: retreat 09
         first: go 14 -> refused 8.effect.1
         first: back -> refused 5.probe.3
         first: halt
         then stands first 15 = volunteer:3",
    );
}

#[test]
fn an_assault_fights_one_enemy() {
    check(
        &["5.assault.4", "5.assault.4#1"],
        "given fog hidden; first at 27 volunteer:3 leader:0 order:assault; second at 21 red_cav:3; second at 15 red_guard:3
         given execution
         first: act 27
         first: go 21>15 -> pauses, rest go 15
         then phase = clash
         first: state 1
         second: state 1
         second: retire
         second: retreat 15>09
         first: go 15 -> refused 8.effect.1
         first: halt
         then stands first 21 = volunteer:3",
    );
    check(
        &["5.assault.4"],
        "given first at 27 volunteer:3 leader:0 order:assault; second at 21 red_cav:3; execution
         first: act 27
         first: go 21>15 -> refused 5.assault.4",
    );
}

#[test]
fn a_breakthrough_begins_like_an_assault() {
    check(
        &["5.break.1", "5.break.1#1"],
        "given first tactic breakthrough; first at 27 volunteer:3 leader:0 order:breakthrough; second at 15 red_guard:3
         given execution
         first: act 27
         first: go 21>15
         then phase = clash
         then first 15 exhausted = true",
    );
}

/// A breakthrough of 10 platoons from 27 that has won in 21.
fn broken_in(units: &str) -> String {
    format!(
        "given first tactic breakthrough; first at 27 {units} leader:0 order:breakthrough
         given second at 21 red_cav:3; second at 22 red_guard:3; execution
         first: act 27
         first: go 21
         first: state 3
         second: state 1
         second: retire
         second: retreat 15>09"
    )
}

#[test]
fn a_breakthrough_that_has_won_attacks_once_more_and_is_exhausted() {
    let won = check(&["5.break.2", "5.break.2#1", "5.break.3", "5.break.3#1"], &broken_in("volunteer:10"));
    recheck(
        &[],
        won,
        "then first 21 exhausted = false
         first: go 22
         then phase = clash
         then first 22 exhausted = true
         then markers first = 2",
    );
}

#[test]
fn a_breakthrough_has_to_go_on_if_it_can() {
    let won = |more: &str| {
        let script = broken_in("volunteer:10");
        format!("{script}\n{more}\nfirst: halt\nfirst: done\nsecond: done\nthen turn = 6")
    };
    let cut_short = won("");
    recheck(&[], check(&["5.break.2"], &cut_short), "then initiative = second");
    let nowhere = won("given second 22 gone; first friendly 15 20 22 27");
    recheck(&[], check(&["5.break.2#2"], &nowhere), "then initiative = first");
}

#[test]
fn only_mounted_and_wheeled_go_a_third_space() {
    check(
        &["5.break.4", "5.break.4#1"],
        "given first tactic breakthrough; first at 27 cossack:3 tchanka:1 leader:0 order:breakthrough; second at 09 red_cav:3
         given execution
         first: act 27
         first: go 21>15>09
         then phase = clash
         then stands first 09 = cossack:3 tchanka:1",
    );
    check(
        &["5.break.4#2"],
        "given first tactic breakthrough; first at 27 cossack:3 volunteer:3 leader:0 order:breakthrough; execution
         first: act 27
         first: go 21>15>09 -> refused 5.break.4",
    );
}

#[test]
fn who_is_exhausted_by_an_empty_space_is_told_so_and_the_enemy_is_not() {
    cites(&["5.break.3", "5.assault.2"]);
    for (tactic, clause) in [("breakthrough", "5.break.3"), ("assault", "5.assault.2")] {
        let mut state = check(
            &[],
            &format!(
                "given first tactic {tactic}; first at 27 volunteer:3 leader:0 order:{tactic}; second at 09 red_guard:3; execution
                 first: act 27
                 first: go 21
                 then first 21 exhausted = false"
            ),
        );
        let (mut heard, mut dice) = (Vec::new(), Dice::given([]));
        let order = Order::Go(vec![Space::parse("15").expect("a space")]);
        execute(game(), &mut state, Seat(0), &order, &mut dice, &mut Events::heard_by(&mut heard)).expect("legal");
        let told: Vec<_> = heard.iter().filter(|event| event.message.id == "riverdon-exhausted").collect();
        assert_eq!(told.len(), 1, "{tactic}");
        assert_eq!(told[0].message.clause.map(|clause| clause.0), Some(clause));
        assert!(told[0].to.contains(Seat(0)) && !told[0].to.contains(Seat(1)), "{told:?}");
    }
}

/// Cavalry that has fought in 21 and in 15 on its breakthrough.
const TWICE: &str = "given first tactic breakthrough; first at 27 cossack:3 leader:0 order:breakthrough
     given second at 21 red_cav:3; second at 15 red_cav:3; execution
     first: act 27
     first: go 21
     first: state 1
     second: state 1
     second: retire
     second: retreat 15>09
     first: go 15
     first: state 1
     second: state 1
     second: retire
     second: retreat 09";

#[test]
fn a_breakthrough_fights_twice_at_most() {
    let won = check(&["5.break.5", "5.break.5#1", "5.break.6", "5.break.6#1"], TWICE);
    recheck(&[], won, "first: go 09 -> refused 5.break.5\nfirst: go 14 -> refused 5.break.6");
}

#[test]
fn mounted_forces_are_exhausted_in_the_third_space_only() {
    let won = check(&["5.break.7", "5.break.7#1"], &broken_in("cossack:10"));
    recheck(&[], won, "first: go 22\nthen phase = clash\nthen first 22 exhausted = false\nthen markers first = 0");
    check(
        &["5.break.7#2"],
        "given first tactic breakthrough; first at 27 cossack:10 leader:0 order:breakthrough; second at 09 red_guard:3
         given execution
         first: act 27
         first: go 21>15>09
         then phase = clash
         then first 09 exhausted = true
         then markers first = 2",
    );
}

#[test]
fn an_attack_does_not_end_among_friends() {
    check(
        &["5.assault.1", "5.carry.1"],
        "given first at 21 volunteer:3 leader:0 order:assault; first friendly 26 27 28 33; second at 15 red_guard:3
         first: act 21
         first: go 27 -> refused 5.assault.1
         first: halt -> refused 5.carry.1
         first: go 15",
    );
    check(
        &["5.assault.1"],
        "given first at 21 volunteer:3 leader:0 order:assault; first friendly 26 27 33; second at 15 red_guard:3
         first: act 21
         first: go 27
         first: halt -> refused 5.carry.1
         first: go 28",
    );
}

#[test]
fn a_probe_that_has_probed_nothing_does_not_go_back() {
    check(
        &["5.probe.3", "5.carry.1"],
        "given first tactic probe; first at 27 cossack:3 leader:0 order:probe; first friendly 21; second at 09 red_guard:3
         first: act 27
         first: go 21
         first: back -> refused 5.carry.1
         first: go 15
         first: back
         then stands first 27 = cossack:3",
    );
    check(
        &["5.carry.3"],
        "given first tactic probe; first at 27 cossack:3 leader:2 order:probe; first friendly 21; second at 09 red_guard:3
         first: act 27
         first: go 21
         first: back",
    );
}

#[test]
fn mounted_assaults_are_exhausted_in_the_second_space_too() {
    check(
        &["5.assault.2"],
        "given first at 27 cossack:3 leader:0 order:assault; second at 15 red_guard:3
         first: act 27
         first: go 21
         then first 21 exhausted = false
         first: go 15
         then first 15 exhausted = true",
    );
}
