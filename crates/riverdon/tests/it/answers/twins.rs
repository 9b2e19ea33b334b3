//! What bars counters, who is acting, and what is laid over the board go by what the seat may know: twins are told the same.

use engine::{Chance, Dice, Events, Eyes, Game, Question, Seat, Seed, Shown, awaited, execute};
use riverdon::State;

use super::{FIRST, SECOND};
use crate::rules::{cites, game, start};

/// All that a seat is told by these means, as text.
fn told(state: &State, seat: Seat) -> Vec<String> {
    let game = game();
    let spell = |message: &engine::Message| format!("{:?}", game.spell(message));
    let own = if seat == FIRST { "first" } else { "second" };
    let view = game.view(state, Eyes::Seat(seat));
    let counters = view.counters.iter().filter(|counter| counter.side.as_deref() == Some(own));
    let mut all = game.acting(state, seat);
    for counter in counters {
        for place in [None, Some("01"), Some("15"), Some("22"), Some("36"), Some("a1"), Some("c3"), Some("nowhere")] {
            let bars = game.bars(state, seat, &[counter.id.as_str()], place);
            assert!(bars.iter().all(|breach| breach.clause().is_some()), "{bars:?}");
            all.extend(bars.iter().map(|breach| spell(&breach.0)));
        }
    }
    for overlay in game.board().overlays {
        let answer = game.answer(state, seat, &Question::Overlay { id: overlay.id });
        all.push(format!("{:?}", answer.expect("the board lists it")));
    }
    let mut orders = Vec::new();
    game.orders(state, seat, &mut orders);
    let few = [0, orders.len() / 2, orders.len().saturating_sub(1)];
    for order in few.into_iter().filter_map(|at| orders.get(at)).map(|order| game.draft(order)) {
        for question in [Question::Why { order: order.clone() }, Question::Odds { order }] {
            all.push(match game.answer(state, seat, &question) {
                Ok(answer) => format!("{answer:?}"),
                Err(breach) => spell(&breach.0),
            });
        }
    }
    all.push(format!("{:?}", game.winning(state, Eyes::Seat(seat))));
    all
}

#[test]
fn what_bars_and_what_is_laid_over_the_board_is_the_same_in_twins() {
    cites(&["S2.setup.3", "9.part.4"]);
    let game = game();
    let mut compared = 0;
    for (scenario, seed) in [("steppe fog=hidden cards=covered", 1), ("transsib", 2), ("ice_march battles=played", 3)] {
        let mut state = start(scenario);
        let (mut dice, mut chance) = (Dice::seeded(Seed::from_number(seed), 0), Chance::new(seed));
        for number in 0..600 {
            if number % 20 == 0 {
                for seat in [FIRST, SECOND] {
                    let twin = game.redeal(&state, seat, &mut chance);
                    compared += usize::from(twin != state);
                    assert_eq!(told(&state, seat), told(&twin, seat), "{scenario} after {number} orders");
                }
            }
            let Some(seat) = awaited(game, &state).next() else { break };
            let order = game.sample(&state, seat, &mut chance).expect("whoever is asked has an order");
            execute(game, &mut state, seat, &order, &mut dice, &mut Events::unheard()).expect("it is legal");
        }
    }
    assert!(compared > 60, "{compared}");
}
