//! How fast Operation Elope is: a state's clone against a copy of as many bytes, a movement field under all rules, the
//! check of supply and communications, the worth of a position, and random play.

use std::hint::black_box;

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use elope::{Elope, State, bench};
use engine::journal::begin;
use engine::{Chance, Dice, Events, Game, Seat, Seed, awaited, carry_out};

fn start(game: &Elope) -> State {
    let setup = game.title().default_setup();
    begin(game, &setup, &mut Dice::seeded(Seed::from_number(7), 0), &mut Events::unheard()).expect("its own scenario")
}

/// Play on at random while somebody is asked and `goes_on` says so; give the number of orders.
fn play(game: &Elope, state: &mut State, seed: u64, goes_on: impl Fn(&State) -> bool) -> u64 {
    let mut chance = Chance::new(seed);
    let mut dice = Dice::seeded(Seed::from_number(seed), 0);
    let mut orders = 0;
    while goes_on(state) {
        let Some(seat) = awaited(game, state).next() else { return orders };
        let order = game.sample(state, seat, &mut chance).expect("whoever is asked has an order");
        dice.forget();
        carry_out(game, state, seat, &order, &mut dice, &mut Events::unheard()).expect("a sample is legal");
        orders += 1;
    }
    orders
}

/// The Red Movement Phase of turn 6, when the armies are on the map.
fn winter(game: &Elope) -> State {
    let mut state = start(game);
    let before = |state: &State| game.player_turn(state) < 6 * 2 + 1;
    play(game, &mut state, 3, before);
    state
}

fn state_clone(criterion: &mut Criterion) {
    let game = Elope::new();
    let state = start(&game);
    let bytes = vec![1u8; size_of::<State>()];
    eprintln!("a state has {} bytes", bytes.len());
    let mut target = vec![0u8; bytes.len()];
    let mut group = criterion.benchmark_group("state_clone");
    group.throughput(Throughput::Bytes(bytes.len() as u64));
    group.bench_function(BenchmarkId::new("memcpy", "elope"), |bencher| {
        bencher.iter(|| black_box(&mut target).copy_from_slice(black_box(&bytes)));
    });
    let mut slot = state;
    group.bench_function(BenchmarkId::new("clone", "elope"), |bencher| {
        bencher.iter(|| black_box(&mut slot).clone_from(black_box(&state)));
    });
    group.finish();
}

fn march_field(criterion: &mut Criterion) {
    let game = Elope::new();
    let state = winter(&game);
    let marchers = bench::marchers(&game, &state, Seat(1));
    let mut next = marchers.iter().cycle();
    criterion.benchmark_group("march_field").bench_function("elope", |bencher| {
        bencher.iter(|| next.next().map_or(0, |unit| bench::march_field(&game, black_box(&state), *unit)));
    });
}

fn condition_check(criterion: &mut Criterion) {
    let game = Elope::new();
    let state = winter(&game);
    criterion.bench_function("condition_check", |bencher| bencher.iter(|| bench::conditions(&game, black_box(&state))));
}

fn worth(criterion: &mut Criterion) {
    let game = Elope::new();
    let state = winter(&game);
    criterion.benchmark_group("worth").bench_function("elope", |bencher| {
        bencher.iter(|| game.worth(black_box(&state), engine::Side(0)));
    });
}

fn random_play(criterion: &mut Criterion) {
    let game = Elope::new();
    let state = start(&game);
    let whole = |seed: u64| play(&game, &mut { state }, seed, |_| true);
    let orders: u64 = (0..8).map(whole).sum();
    let mut group = criterion.benchmark_group("random_play");
    group.throughput(Throughput::Elements(orders));
    group.sample_size(10);
    group.bench_function("elope", |bencher| bencher.iter(|| (0..8).map(whole).sum::<u64>()));
    group.finish();
}

criterion_group!(benches, state_clone, march_field, condition_check, worth, random_play);
criterion_main!(benches);
