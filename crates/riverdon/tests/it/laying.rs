//! Boards that the sides lay themselves (S1.B.1, S1.C.1).

use engine::{Chance, Dice, Events, Game, Seat, Seed, SetupFailure, awaited, execute, journal::begin};
use riverdon::{Laying, Order, RiverDon, State};

use crate::rules::cites;

fn laid_by_hand(scenario: &str, texts: &[(&str, &str)], seed: u64) -> Result<(RiverDon, State, Dice), SetupFailure> {
    let game = RiverDon::new();
    let mut setup = game.title().setup(Some(scenario), [("building", "by_hand")]).expect("a known set-up");
    setup.texts.extend(texts.iter().map(|(id, text)| ((*id).to_owned(), (*text).to_owned())));
    let mut dice = Dice::seeded(Seed::from_number(seed), 0);
    let state = begin(&game, &setup, &mut dice, &mut Events::unheard())?;
    Ok((game, state, dice))
}

#[test]
fn the_first_side_lays_the_rail_the_other_the_rivers_and_then_both_set_up() {
    cites(&["S1.B.1", "S1.B.1#1", "S1.C.1", "S1.C.1#1"]);
    for (seed, scenario) in ["ice_march", "steppe", "warsaw", "transsib", "reval", "petlura"].into_iter().enumerate() {
        let (game, mut state, mut dice) = laid_by_hand(scenario, &[], seed as u64).expect("a sound scenario");
        let mut chance = Chance::new(seed as u64);
        let mut layers = Vec::new();
        while let [seat] = awaited(&game, &state).collect::<Vec<_>>()[..] {
            let order = game.sample(&state, seat, &mut chance).expect("whoever is asked has an order");
            assert!(matches!(order, Order::Lay(_) | Order::Cross(_) | Order::River(..)), "{scenario}: {order:?}");
            assert!(game.check(&state, Seat(1 - seat.0), &order).is_err(), "the other side waits");
            execute(&game, &mut state, seat, &order, &mut dice, &mut Events::unheard()).expect("it is legal");
            layers.push(seat.0);
            assert!(layers.len() < 2_000, "{scenario} is never laid");
        }
        assert!(layers.contains(&0) && layers.last() == Some(&1), "{scenario}: {layers:?}");
        assert_eq!(awaited(&game, &state).count(), 2, "both set up");
    }
}

#[test]
fn nothing_lies_before_somebody_lays_it_and_no_army_is_bought_before() {
    let (game, state, _) = laid_by_hand("ice_march", &[], 1).expect("a sound scenario");
    let mut orders = Vec::new();
    game.orders(&state, Seat(0), &mut orders);
    assert_eq!(orders, [Order::Lay(Laying::Roll)]);
    let refused = game.check(&state, Seat(0), &Order::Muster).expect_err("the board comes first");
    assert!(game.spell(&refused.0).clause.is_some_and(|clause| clause == "S1.B.1"));
}

#[test]
fn armies_that_are_brought_are_not_held_to_a_board_that_nobody_knows() {
    let army = riverdon::write_army(RiverDon::new().data(), &riverdon::Army::new(riverdon::NationIx(0)));
    assert!(laid_by_hand("ice_march", &[("army-first", &army)], 1).is_err());
}
