//! Boards of many seeds, of every plan: they are complete and join, and what is written is read again.

use engine::{Chance, Dice, Seed};
use riverdon::*;

use crate::own;

fn plans() -> Vec<Plan> {
    let plain = Plan::of(own().scenario("steppe").expect("a scenario"));
    let mut plans: Vec<Plan> = own().scenarios.iter().map(Plan::of).collect();
    plans.push(Plan { rivers: RiverPlan::One, middle: true, country: Country::Steppe, ..plain });
    plans.push(Plan { rivers: RiverPlan::Two, middle: true, country: Country::Forest, ..plain });
    plans.push(Plan { town: TownPlan::Anywhere, rivers: RiverPlan::Two, ..plain });
    plans.push(Plan { town: TownPlan::Anywhere, rivers: RiverPlan::One, ..plain });
    plans.push(Plan { major_river: true, rivers: RiverPlan::One, ..plain });
    plans
}

fn built(plan: Plan, seed: u64) -> Board {
    build(own(), plan, &mut Dice::seeded(Seed::from_number(seed), 0)).expect("dice from a seed")
}

#[test]
fn every_built_board_joins_and_has_the_cards_it_needs() {
    let data = own();
    for (number, plan) in plans().into_iter().enumerate() {
        for seed in 0..150 {
            let board = built(plan, seed);
            let flaws = board.flaws(data);
            assert!(flaws.is_empty(), "plan {number}, seed {seed}: {flaws:?}\n{}", write_board(data, &board));
            let rails = Space::all().filter(|space| board.has_rail(data, *space)).count();
            // From the town the rail may leave sideways.
            let least = if plan.town == TownPlan::None { 6 } else { 3 };
            assert!((least..=12).contains(&rails), "plan {number}, seed {seed}: {rails} rail cards");
            assert!(plan.rail_most.is_none_or(|most| rails <= usize::from(most)));
            let rivers = Space::all().filter(|space| board.has_river(data, *space)).count();
            assert_eq!(rivers == 0, plan.major_river, "plan {number}, seed {seed}");
        }
    }
}

#[test]
fn open_spaces_are_as_many_as_were_reckoned() {
    let data = own();
    let plain = Plan::of(data.scenario("steppe").expect("a scenario"));
    let ordinary = |board: &Board| {
        let o = |space: &Space| board.card(*space).is_some_and(|laid| data.cards[laid.card.index()].deck == Deck::O);
        Space::all().filter(o).count() as u8
    };
    let expected = data.building.expected;
    for (rivers, (least, most)) in
        [(RiverPlan::One, expected.open_with_one_river), (RiverPlan::Two, expected.open_with_two_rivers)]
    {
        for seed in 0..300 {
            let open = ordinary(&built(Plan { rivers, ..plain }, seed));
            assert!((least..=most).contains(&open), "{rivers:?}, seed {seed}: {open}");
        }
    }
}

#[test]
fn the_same_seed_builds_the_same_board_and_others_build_others() {
    let plan = plans()[0];
    assert_eq!(built(plan, 5), built(plan, 5));
    let different = (0..20).filter(|seed| built(plan, *seed) != built(plan, *seed + 1)).count();
    assert_eq!(different, 20);
}

#[test]
fn a_board_is_small_and_flat() {
    fn copy<T: Copy>() -> usize {
        size_of::<T>()
    }
    assert!(copy::<Board>() <= 256 && copy::<Building>() <= 1024, "{} {}", copy::<Board>(), copy::<Building>());
}

#[test]
fn a_board_that_is_written_is_read_again() {
    let data = own();
    for (number, plan) in plans().into_iter().enumerate() {
        let board = built(plan, 40 + number as u64);
        let text = write_board(data, &board);
        assert_eq!(read_board(data, &text, "the board").expect("our own"), board, "{text}");
    }
}

#[test]
fn by_hand_every_choice_leads_to_a_board_that_joins() {
    let data = own();
    for (number, plan) in plans().into_iter().enumerate() {
        for seed in 0..40 {
            let mut chance = Chance::new(seed);
            let mut dice = Dice::seeded(Seed::from_number(seed), 0);
            let mut building = Building::new(data, plan);
            for steps in 0.. {
                let legal = building.legal(data);
                let Some(&step) = chance.pick(&legal) else { break };
                let side = building.builder().expect("somebody builds");
                building.check(data, side, step).expect("what is listed is legal");
                assert!(building.check(data, side.enemy(), step).is_err(), "one side builds at a time");
                building.place(data, step, &mut dice).expect("dice from a seed");
                assert!(steps < 5000, "plan {number}, seed {seed} does not end");
            }
            assert!(building.is_done() && building.board.flaws(data).is_empty(), "plan {number}, seed {seed}");
        }
    }
}

#[test]
fn rails_of_neighbours_meet_and_banks_go_on_over_edges() {
    let data = own();
    for seed in 0..60 {
        let board = built(plans()[2], seed);
        for space in Space::all() {
            for (edge, beyond) in space.neighbours() {
                let face = board.face(data, space).expect("a full board");
                if face.rail.contains(edge) {
                    assert_eq!(board.by_rail(data, space, edge), Some(beyond));
                    assert_eq!(board.by_rail(data, beyond, edge.opposite()), Some(space));
                }
                let reached = |bank| board.by_bank(data, Footing { space, bank }, edge).collect::<Vec<_>>();
                let both = board.face(data, beyond).expect("full").river.contains(edge.opposite());
                if face.river.contains(edge) && both {
                    assert!(reached(Bank::Near).len() == 1 && reached(Bank::Far).len() == 1);
                    assert_ne!(reached(Bank::Near), reached(Bank::Far), "the river keeps its banks apart");
                }
                for bank in Bank::ALL {
                    let touches = face.halves(bank).touch(edge);
                    assert_eq!(!reached(bank).is_empty(), touches, "seed {seed}: {} {edge:?}", space.number());
                    for footing in reached(bank) {
                        let back = board.by_bank(data, footing, edge.opposite());
                        assert!(back.into_iter().any(|at| at == Footing { space, bank }), "there and back");
                    }
                }
            }
        }
    }
}
