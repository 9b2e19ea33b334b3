//! S1.C.13, S1.C.14, S1.D.1, S1.V.5: rivers that cannot go on, what is left of the deck, and ships.

use engine::{Chance, Corrections, Dice, Seed};
use riverdon::*;

use super::campaign::check;
use super::cites;
use crate::own;

/// Builds a board at random, step by step, and shows each step to somebody: before, which, after.
fn build_by_hand(plan: Plan, seed: u64, look: &mut dyn FnMut(&Building, Step, &Building)) -> Building {
    build_with(own(), plan, seed, look)
}

/// The same with other cards.
fn build_with(data: &Data, plan: Plan, seed: u64, look: &mut dyn FnMut(&Building, Step, &Building)) -> Building {
    let mut building = Building::new(data, plan);
    let (mut dice, mut chance) = (Dice::seeded(Seed::from_number(seed), 0), Chance::new(seed));
    while !building.is_done() {
        let before = building;
        let legal = building.legal(data);
        let step = *chance.pick(&legal).expect("a step");
        building.place(data, step, &mut dice).expect("dice from a seed");
        look(&before, step, &building);
    }
    building
}

fn plan(rivers: RiverPlan) -> Plan {
    Plan { rivers, ..Plan::of(own().scenario("steppe").expect("a scenario")) }
}

fn river_cards(board: &Board) -> usize {
    Space::all().filter(|space| board.has_river(own(), *space)).count()
}

#[test]
fn a_second_river_that_is_stuck_is_lifted_and_the_rails_are_back() {
    cites(&["S1.C.13", "S1.C.13#1", "S1.C.13#2"]);
    for (rivers, content) in [(RiverPlan::Two, false), (RiverPlan::Free, true)] {
        let (mut failed, mut over_rail) = (0, 0);
        for seed in 0..400 {
            let mut one_river = None;
            build_by_hand(plan(rivers), seed, &mut |before, step, after| {
                if matches!(step, Step::Start { .. }) {
                    one_river = (river_cards(&before.board) > 0).then_some(before.board);
                }
                let legal = after.legal(own());
                if !legal.contains(&Step::Again) {
                    return;
                }
                failed += 1;
                let whole = one_river.expect("the first river is complete");
                over_rail += u32::from(matches!(step, Step::Lay(_)) || before.board != whole);
                assert_eq!(after.board, whole, "seed {seed}");
                assert_eq!(legal.contains(&Step::Content), content);
                let stops = after.check(own(), Side::Second, Step::Content).map_err(|breach| breach.clause());
                assert_eq!(stops, if content { Ok(()) } else { Err(Some("S1.C.13")) });
            });
        }
        assert!(failed > 3 && over_rail > 0, "{failed} failed, {over_rail} after a card was laid");
    }
}

#[test]
fn rails_under_a_lifted_river_come_back() {
    cites(&["S1.C.13#1"]);
    let mut lifted = 0;
    for seed in 0..400 {
        let mut one_river = None;
        build_by_hand(plan(RiverPlan::Two), seed, &mut |before, step, after| {
            if matches!(step, Step::Start { .. }) {
                one_river = (river_cards(&before.board) > 0).then_some(before.board);
            }
            let (Some(whole), true) = (one_river, after.legal(own()).contains(&Step::Again)) else { return };
            for space in Space::all().filter(|space| before.board.at(*space) != whole.at(*space)) {
                let was_rail = whole.has_rail(own(), space);
                lifted += u32::from(was_rail);
                assert_eq!(after.board.at(space), whole.at(space));
            }
        });
    }
    assert!(lifted > 0, "no failed river had crossed the rails");
}

#[test]
fn a_first_river_that_is_stuck_begins_anew() {
    cites(&["S1.C.14", "S1.C.14#1"]);
    // Our deck always leads on; without R12 nothing does after R9.
    let other = Corrections::read("game = \"riverdon\"\n[cards.card.R12]\nriver = [\"W\", \"E\"]\n", "mine");
    let files = Files::own().corrected(&other.expect("TOML")).expect("it fits");
    let data = Data::read(&files).expect("a sound deck");
    let mut failed = 0;
    for seed in 0..300 {
        let mut bare = None;
        build_with(&data, plan(RiverPlan::One), seed, &mut |before, step, after| {
            if matches!(step, Step::Start { .. }) {
                bare = Some(before.board);
            }
            let starts = after.legal(&data).iter().any(|step| matches!(step, Step::Start { .. }));
            if let (true, Some(bare), Step::Draw | Step::Lay(_)) = (starts, bare, step) {
                failed += 1;
                let rivers = Space::all().filter(|space| after.board.has_river(&data, *space)).count();
                assert_eq!(rivers, 0);
                assert_eq!(after.board, bare);
            }
        });
    }
    assert!(failed > 0, "no first river was stuck");
}

#[test]
fn what_is_not_needed_of_the_ordinary_cards_is_left() {
    cites(&["S1.D.1#2"]);
    let mut seen = false;
    for seed in 0..200 {
        let building = build_by_hand(plan(RiverPlan::Free), seed, &mut |_, _, _| {});
        let deck = |space: &Space| building.board.card(*space).map(|laid| own().cards[laid.card.index()].deck);
        let ordinary = Space::all().filter(|space| deck(space) == Some(Deck::O)).count();
        let lines = Space::all().filter(|space| deck(space) != Some(Deck::O)).count();
        assert_eq!(ordinary + lines, 36);
        seen |= lines == 15 && 25 - ordinary == 4;
    }
    assert!(seen, "no board had 15 spaces of rail and river");
}

#[test]
fn nobody_walks_into_a_great_river() {
    check(
        &["S1.V.5", "S1.V.5#1"],
        "given great river 04 10 16 22 28 34; first at 15 volunteer:3 leader:0 order:maneuver; second at 01 red_guard:3
         given execution
         first: act 15
         first: go 16 -> refused S1.V.5",
    );
}

#[test]
fn gunboats_sail_four_spaces_and_do_not_fight() {
    check(
        &["S1.V.5", "S1.V.5#2"],
        "given great river 04 10 16 22 28 34; first at 04 gunboat:1; first at 36 volunteer:3; second at 01 red_guard:3
         given execution
         first: sail 04>10>16>22>28>34 -> refused S1.V.5
         first: sail 04>10>16>22
         then stands first 22 = gunboat:1
         then asked = first
         first: sail 22>28 -> refused S1.V.5",
    );
    check(
        &["S1.V.5#4"],
        "given great river 04 10 16 22 28 34; first at 10 gunboat:1; first at 36 volunteer:3; second at 01 red_guard:3
         given second at 16 gunboat:1; contact none; execution
         first: sail 10>16 -> refused S1.V.5
         first: done
         second: done
         then contact = none",
    );
}

#[test]
fn a_gunboat_stops_before_one_that_it_did_not_see() {
    check(
        &["S1.V.5#5"],
        "given great river 04 10 16 22 28 34; fog hidden; first at 10 gunboat:1; first at 36 volunteer:3
         given second at 01 red_guard:3; second at 22 gunboat:1; execution
         then knows first 22 = false
         first: sail 10>16>22>28
         then stands first 16 = gunboat:1
         then stands second 22 = gunboat:1
         then knows first 22 = true
         then asked = first",
    );
}
