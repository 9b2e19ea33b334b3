//! How fast the example game is: a state's clone against a copy of as many bytes, and random play.

use std::hint::black_box;

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use engine::journal::begin;
use engine::{Chance, Dice, Events, Game, Seed, awaited, carry_out};
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

criterion_group!(benches, state_clone, random_play);
criterion_main!(benches);
