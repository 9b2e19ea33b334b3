//! The players, on the example game: they repeat themselves, they know no secrets, and the greedy one wins. And on a
//! game of thousands of orders: the work for one decision is bounded.

mod crowd;

use std::sync::Arc;

use commander::{Commanded, Greedy, Kind, Player, next_order, play};
use engine::erased::AnyGame;
use engine::journal::begin;
use engine::{Chance, Dice, Events, Game, Journal, Rolling, Seed, Setup, Side, Urgency, awaited, carry_out, notation};
use example::{EmtsaLine, State};

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
    assert!(won > 2 * lost && won > 60, "as the Reds it won {won} and lost {lost} of 120");
    let (won, lost) = score([Kind::Random, Kind::Greedy, Kind::Greedy], Side(1));
    assert!(won > 2 * lost && won > 60, "as the Allies it won {won} and lost {lost} of 120");
    let (won, _) = score([Kind::Random; 3], Side(0));
    assert!(won < 60, "among random players the Reds have no advantage, and yet won {won} of 120");
}

#[test]
fn the_greedy_player_orders_the_same_whatever_it_cannot_know() {
    let game = game();
    let mut decisions = 0;
    for seed in 0..8 {
        let (mut state, mut dice) = start(&game, &game.title().default_setup(), seed);
        let mut others = players([Kind::Random; 3], seed);
        let mut chance = Chance::new(seed);
        while game.outcome(&state).is_none() {
            for seat in awaited(&game, &state) {
                let twin = game.redeal(&state, seat, &mut chance);
                let order = |state: &State| Greedy::new(seed).order(&game, state, seat);
                assert_eq!(order(&state), order(&twin), "seed {seed}");
                decisions += usize::from(twin != state);
            }
            let (seat, order) = next_order(&game, &state, &mut others).expect("somebody is asked");
            carry_out(&game, &mut state, seat, &order, &mut dice, &mut Events::unheard()).expect("it is legal");
        }
    }
    assert!(decisions > 200, "{decisions}");
}

#[test]
fn a_greedy_game_is_no_longer_than_a_random_one() {
    let setup = game().title().default_setup();
    let orders = |kind: Kind| (0..20).map(|seed| played([kind; 3], &setup, seed).1).sum::<u64>();
    let (random, greedy) = (orders(Kind::Random), orders(Kind::Greedy));
    assert!(greedy <= random, "{greedy} orders against {random}: it marches to and fro");
}

#[test]
fn a_player_without_types_orders_as_the_typed_one() {
    let game = Arc::new(game());
    let setup = game.title().default_setup();
    let mut journal = AnyGame::begin(&game, setup, Seed::from_number(3), Rolling::Seeded).expect("it is sound").journal;
    let mut typed: Box<dyn Player<EmtsaLine>> = Kind::Greedy.player(4);
    let mut erased = game.commander(Kind::Greedy, 4);
    while journal.outcome().is_none() {
        let seat = journal.asked().iter().find(|asked| asked.urgency != Urgency::May).expect("it waits").seat;
        let whole = journal.as_any().downcast_ref::<Journal<EmtsaLine>>().expect("it is one");
        let expected = typed.order(&game, whole.state(), seat).map(|order| game.draft(&order));
        let order = erased.order(journal.as_ref(), seat).expect("it has an order");
        assert_eq!(notation::parse(journal.title().verbs, &order).ok(), expected);
        journal.order(seat, &order, &[]).expect("it is legal");
    }
}

#[test]
fn players_are_known_by_their_words() {
    for kind in Kind::ALL {
        assert_eq!(kind.to_string().parse::<Kind>(), Ok(kind));
    }
    let fault = "napoleon".parse::<Kind>().expect_err("there is none");
    assert_eq!(fault.to_string(), "commander: there is no player \"napoleon\"\n  Players: random, greedy");
}
