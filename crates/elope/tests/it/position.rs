//! Positions from a real table: written down and read again, judged, played on.

use std::collections::BTreeMap;
use std::sync::Arc;

use elope::{Elope, State};
use engine::erased::AnyGame;
use engine::journal::{SavedGame, begin};
use engine::situation::lay_out;
use engine::{Chance, Dice, Events, Eyes, Flaw, Game, Journal, Rolling, Seat, Seed, Setup, awaited, carry_out};

fn setup(game: &Elope, scenario: &str, options: &[(&str, &str)]) -> Setup {
    game.title().setup(Some(scenario), options.iter().copied()).expect("it is known")
}

/// What is asked, of whom.
fn asked(game: &Elope, state: &State) -> Option<(Seat, &'static str)> {
    let seat = awaited(game, state).next()?;
    Some((seat, game.decision(state, seat)?.prompt.id))
}

/// Play at random and look at every phase that begins.
fn phases_begin(game: &Elope, setup: &Setup, seed: u64, orders: usize, mut look: impl FnMut(&State, &'static str)) {
    let mut dice = Dice::seeded(Seed::from_number(seed), 0);
    let mut state = begin(game, setup, &mut dice, &mut Events::unheard()).expect("the scenario is sound");
    let mut chance = Chance::new(seed);
    let mut before = None;
    for _ in 0..orders {
        let Some((seat, prompt)) = asked(game, &state) else { return };
        let now = Some((seat, prompt, game.player_turn(&state)));
        if now != before && ["elope-ask-operations", "elope-ask-movement", "elope-ask-attacks"].contains(&prompt) {
            look(&state, prompt);
        }
        before = now;
        let order = game.sample(&state, seat, &mut chance).expect("whoever is asked has an order");
        carry_out(game, &mut state, seat, &order, &mut dice, &mut Events::unheard()).expect("a sample is legal");
    }
}

#[test]
fn a_phase_that_begins_is_written_down_and_read_again_to_the_same_view() {
    let game = Elope::new();
    let games: [(&str, &[(&str, &str)]); 4] = [
        ("historical", &[("interception", "on")]),
        ("non_historical", &[("river_depth", "on")]),
        ("historical", &[("edition", "original")]),
        ("non_historical", &[("edition", "original")]),
    ];
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for (seed, (scenario, options)) in games.into_iter().enumerate() {
        let setup = setup(&game, scenario, options);
        phases_begin(&game, &setup, seed as u64, 6_000, |state, prompt| {
            let Some(written) = game.write_down(state) else {
                println!("NOT WRITTEN {prompt} {:?}", game.view(state, Eyes::Public).stage[0]);
                *counts.entry("none").or_default() += 1;
                return };
            let laid = lay_out(&game, &setup, &written.to_string()).expect("it can be entered");
            assert_eq!(laid.flaws, [], "{written}");
            assert_eq!(game.view(&laid.state, Eyes::Public), game.view(state, Eyes::Public), "{written}");
            *counts.entry(prompt).or_default() += 1;
        });
    }
    panic!("{counts:?}");
}
