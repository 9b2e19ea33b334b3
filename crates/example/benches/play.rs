//! How fast the example game is: a state's clone against a copy of as many bytes, opening a record against replaying
//! it, and random play.

use std::hint::black_box;
use std::sync::Arc;

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use engine::journal::{SavedGame, begin};
use engine::{Chance, Dice, Events, Game, Journal, Rolling, Seed, awaited, carry_out};
use example::{EmtsaLine, State};

fn start(game: &EmtsaLine) -> State {
    let setup = game.title().default_setup();
    begin(game, &setup, &mut Dice::seeded(Seed::from_number(7), 0), &mut Events::unheard()).expect("its own scenario")
}

/// Play a game to its end; give the number of orders.
fn play(game: &EmtsaLine, mut state: State, seed: u64) -> u64 {
    let mut chance = Chance::new(seed);
    let mut dice = Dice::seeded(Seed::from_number(seed), 0);
    let mut orders = 0;
    loop {
        let Some(seat) = awaited(game, &state).next() else { return orders };
        let order = game.sample(&state, seat, &mut chance).expect("whoever is asked has an order");
        dice.forget();
        carry_out(game, &mut state, seat, &order, &mut dice, &mut Events::unheard()).expect("a sample is legal");
        orders += 1;
    }
}

fn state_clone(criterion: &mut Criterion) {
    let game = EmtsaLine::new().expect("its own data");
    let state = start(&game);
    let bytes = vec![1u8; size_of::<State>()];
    let mut target = vec![0u8; bytes.len()];
    let mut group = criterion.benchmark_group("state_clone");
    group.throughput(Throughput::Bytes(bytes.len() as u64));
    group.bench_function("memcpy", |bencher| {
        bencher.iter(|| black_box(&mut target).copy_from_slice(black_box(&bytes)));
    });
    let mut slot = state;
    group.bench_function("clone", |bencher| {
        bencher.iter(|| black_box(&mut slot).clone_from(black_box(&state)));
    });
    group.finish();
}

fn random_play(criterion: &mut Criterion) {
    let game = EmtsaLine::new().expect("its own data");
    let state = start(&game);
    let orders: u64 = (0..64).map(|seed| play(&game, state, seed)).sum();
    let mut group = criterion.benchmark_group("random_play");
    group.throughput(Throughput::Elements(orders));
    group.bench_function("example", |bencher| {
        bencher.iter_batched(
            || state,
            |state| (0..64).map(|seed| play(&game, state, seed)).sum::<u64>(),
            BatchSize::SmallInput,
        );
    });
    group.finish();
}

fn open_record(criterion: &mut Criterion) {
    let game = Arc::new(EmtsaLine::new().expect("its own data"));
    let setup = game.title().default_setup();
    let begun = Journal::new(game.clone(), setup, Seed::from_number(7), Rolling::Seeded);
    let (mut journal, _) = begun.expect("its own scenario");
    let mut chance = Chance::new(7);
    loop {
        let Some(seat) = awaited(game.as_ref(), journal.state()).next() else { break };
        let order = game.sample(journal.state(), seat, &mut chance).expect("whoever is asked has an order");
        journal.give(seat, &order, &[]).expect("a sample is legal");
    }
    let record = journal.record();
    let open = || {
        let saved = SavedGame::read(&record, "bench").expect("just written");
        Journal::open(game.clone(), saved).expect("just written").journal
    };
    let mut group = criterion.benchmark_group("open_record");
    group.bench_function("replay", |bencher| bencher.iter(|| open().verify().expect("just played")));
    group.bench_function("open", |bencher| bencher.iter(open));
    group.finish();
}

criterion_group!(benches, state_clone, open_record, random_play);
criterion_main!(benches);
