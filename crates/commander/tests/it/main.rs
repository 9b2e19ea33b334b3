//! The players, on the example game: they repeat themselves, they know no secrets, and the greedy one wins.

use commander::{Commanded, Greedy, Kind, Player, next_order, play};
use engine::erased::AnyGame;
use engine::journal::begin;
use engine::{Chance, Dice, Events, Game, Rolling, Seat, Seed, Setup, Side, Urgency, carry_out};
use example::{EmtsaLine, State};
use std::sync::Arc;

const REDS: usize = 0;

fn game() -> EmtsaLine {
    EmtsaLine::new().expect("its own data")
}

fn start(game: &EmtsaLine, setup: &Setup, seed: u64) -> (State, Dice) {
    let mut dice = Dice::seeded(Seed::from_number(seed), 0);
    let state = begin(game, setup, &mut dice, &mut Events::unheard()).expect("its own scenario");
    (state, dice)
}

fn players(kinds: [Kind; 3], seed: u64) -> Vec<Box<dyn Player<EmtsaLine>>> {
    (0..).zip(kinds).map(|(seat, kind)| kind.player(seed * 3 + seat)).collect()
}

/// Play one game; give its last state and the number of orders.
fn played(kinds: [Kind; 3], setup: &Setup, seed: u64) -> (State, u64) {
    let game = game();
    let (mut state, mut dice) = start(&game, setup, seed);
    let orders = play(&game, &mut state, &mut players(kinds, seed), &mut dice).expect("it plays to its end");
    (state, orders)
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let setup = game().title().default_setup();
    for kinds in [[Kind::Random; 3], [Kind::Greedy; 3]] {
        let (first, again) = (played(kinds, &setup, 5), played(kinds, &setup, 5));
        assert_eq!(first, again);
        assert_ne!(first.0, played(kinds, &setup, 6).0);
    }
}

/// How often the greedy player's side won, and how often it lost, over all scenarios and options.
fn score(kinds: [Kind; 3], greedy: Side) -> (u32, u32) {
    let game = game();
    let mut score = (0, 0);
    for (seed, setup) in (0..120).zip(game.title().all_setups().into_iter().cycle()) {
        let (state, _) = played(kinds, &setup, seed);
        match game.outcome(&state).and_then(|outcome| outcome.winner) {
            Some(side) if side == greedy => score.0 += 1,
            Some(_) => score.1 += 1,
            None => {}
        }
    }
    score
}

#[test]
fn the_greedy_player_beats_the_random_one_on_either_side() {
    let (won, lost) = score([Kind::Greedy, Kind::Random, Kind::Random], Side(0));
    let (fair, _) = score([Kind::Random; 3], Side(0));
    println!("reds {won} {lost} fair {fair}");
    let (won2, lost2) = score([Kind::Random, Kind::Greedy, Kind::Greedy], Side(1));
    println!("allies {won2} {lost2}");
    panic!();
}
