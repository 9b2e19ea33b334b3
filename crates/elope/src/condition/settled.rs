//! The shortcut of the check: a state that calls itself settled is one where another check finds the same.

use engine::{Chance, Dice, Events, Game, Seed, awaited, carry_out};

use super::check;
use crate::data::Data;
use crate::game::Elope;
use crate::state::State;

/// Whether a check made in spite of the shortcut finds the same.
fn is_really_settled(data: &Data, state: &State) -> bool {
    let mut afresh = *state;
    afresh.settled = false;
    check(data, &mut afresh);
    afresh == *state
}

/// Play a random game; after every order that leaves a settled state, make the check all the same.
fn play(seed: u64, scenario: &str, options: &[(&str, &str)]) -> u32 {
    let game = Elope::new();
    let setup = game.title().setup(Some(scenario), options.iter().copied()).expect("a known scenario");
    let mut dice = Dice::seeded(Seed::from_number(seed), 0);
    let mut state = engine::journal::begin(&game, &setup, &mut dice, &mut Events::unheard()).expect("a sound scenario");
    let mut chance = Chance::new(seed);
    let mut settled = 0;
    loop {
        let Some(seat) = awaited(&game, &state).next() else { return settled };
        let order = game.sample(&state, seat, &mut chance).expect("whoever is asked has an order");
        dice.forget();
        carry_out(&game, &mut state, seat, &order, &mut dice, &mut Events::unheard()).expect("a sample is legal");
        if state.settled {
            settled += 1;
            let verb = game.draft(&order).verb;
            assert!(is_really_settled(&game.data, &state), "{scenario} {options:?} {seed}: not settled after {verb}");
        }
    }
}

#[test]
fn the_shortcut_finds_what_a_check_would_find() {
    let mut settled = 0;
    for seed in 0..2 {
        settled += play(seed, "historical", &[]);
        settled += play(seed, "non_historical", &[("edition", "original")]);
    }
    assert!(settled > 0, "no state was ever settled");
}
