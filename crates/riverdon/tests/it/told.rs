//! What is told beside the board: how a campaign stands, what is left undone, what a set-up lacks, works.

use engine::{Chance, Dice, Events, Eyes, Game, Seat, Seed, Shown, awaited, execute, journal::begin};
use riverdon::{Count, Order, Part, RiverDon, Space, State};

use crate::rules::cites;

fn begun(scenario: &str) -> (RiverDon, State, Dice) {
    let game = RiverDon::new();
    let setup = game.title().setup(Some(scenario), []).expect("a known set-up");
    let mut dice = Dice::seeded(Seed::from_number(3), 0);
    let state = begin(&game, &setup, &mut dice, &mut Events::unheard()).expect("a sound scenario");
    (game, state, dice)
}

#[test]
fn whoever_leaves_the_board_is_told_how_many_are_needed_and_nobody_else_is() {
    let (game, state, _) = begun("ice_march");
    let told = |seat: u8| game.winning(&state, Eyes::Seat(Seat(seat)));
    let ids = |seat: u8| told(seat).stands.iter().map(|line| line.id.to_string()).collect::<Vec<_>>();
    assert!(ids(0).contains(&"riverdon-stands-exited-of".to_owned()), "{:?}", ids(0));
    assert!(ids(1).contains(&"riverdon-stands-exited".to_owned()), "{:?}", ids(1));
    assert!(!ids(1).contains(&"riverdon-stands-exited-of".to_owned()), "the size of an army is its own");
    assert!(told(0).places.is_empty(), "nobody has to hold the edge");
}

#[test]
fn a_set_up_is_told_all_that_it_lacks() {
    let (game, state, _) = begun("ice_march");
    let form = game.order_form(&state, Seat(0), None).expect("a form");
    let ids: Vec<&str> = form.flaws.iter().map(|flaw| flaw.what.id.as_str()).collect();
    assert!(ids.contains(&"riverdon-still-to-place") && ids.contains(&"riverdon-leader-still-to-place"), "{ids:?}");
}

#[test]
fn closing_with_leaders_without_an_order_leaves_something_undone() {
    cites(&["5.gen.5"]);
    let (game, mut state, mut dice) = begun("steppe");
    let mut chance = Chance::new(3);
    let mut seen = (false, false);
    for _ in 0..4_000 {
        let Some(seat) = awaited(&game, &state).next() else { break };
        let asks = game.decision(&state, seat).expect("whoever is awaited decides").prompt.id;
        let undone = game.left_undone(&state, seat, &Order::Done);
        match (asks, undone) {
            ("riverdon-ask-orders", Some(undone)) => {
                assert_eq!(undone.clause.map(|clause| clause.0), Some("5.gen.5"));
                seen.0 = true;
            }
            ("riverdon-ask-orders", None) => seen.1 = true,
            (_, undone) => assert!(undone.is_none(), "{asks}"),
        }
        let order = game.sample(&state, seat, &mut chance).expect("an order");
        execute(&game, &mut state, seat, &order, &mut dice, &mut Events::unheard()).expect("it is legal");
    }
    assert_eq!(seen, (true, true), "both came up");
}

#[test]
fn works_are_marked_for_their_owner_while_both_set_up_unseen() {
    cites(&["S2.setup.5"]);
    let corrections = "game = \"riverdon\"
        [scenarios.scenario.steppe]
        side = [
            { nation = \"afsr_denikin\", edges = [\"S\"], points = 600, rows = [5, 6] },
            { nation = \"bolshevik_1919\", edges = [\"N\"], points = 600, rows = [1, 3], fortified = [\"14\"] },
        ]";
    let game = RiverDon::corrected(corrections, "mine").expect("a sound scenario");
    let setup = game.title().setup(Some("steppe"), [("muster", "chosen")]).expect("a scenario");
    let mut dice = Dice::seeded(Seed::from_number(1), 0);
    let mut state = begin(&game, &setup, &mut dice, &mut Events::unheard()).expect("a sound set-up");
    let mut order = |seat: u8, order: Order| {
        execute(&game, &mut state, Seat(seat), &order, &mut dice, &mut Events::unheard()).expect("it is legal");
    };
    let guns = game.data().ids.named("mg").expect("a type of unit");
    order(0, Order::Muster);
    order(1, Order::Muster);
    order(1, Order::Buy(Part::OnBoard, guns, Count(0)));
    order(0, Order::Done);
    order(1, Order::Done);
    order(1, Order::Fortify(Space(13)));
    let marked = |seat: u8| game.view(&state, Eyes::Seat(Seat(seat))).marks.iter().any(|mark| mark.id == "trenches");
    assert!(marked(1), "its owner sees them");
    assert!(!marked(0), "the enemy does not while he sets up himself");
}
