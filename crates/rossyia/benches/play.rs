//! How fast Rossyïa is: a state's clone against a copy of as many bytes, a movement field under all rules, supply and
//! command of a HQ, the income of a turn, the worth of a position, and random play of the campaign.

use std::hint::black_box;

use criterion::{BatchSize, BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use engine::journal::begin;
use engine::{Chance, Dice, Events, Game, Seed, awaited, carry_out};
use rossyia::{Rossyia, State, bench};

/// Turns that random play goes on for, from the beginning of the campaign.
const TURNS: u32 = 12;

fn start(game: &Rossyia) -> State {
    let mut setup = game.title().default_setup();
    setup.scenario = "campaign".into();
    begin(game, &setup, &mut Dice::seeded(Seed::from_number(7), 0), &mut Events::unheard()).expect("its own scenario")
}

/// Play on at random while somebody is asked and the turn is not over; give the number of orders.
fn play(game: &Rossyia, state: &mut State, seed: u64, turns: u32) -> u64 {
    let mut chance = Chance::new(seed);
    let mut dice = Dice::seeded(Seed::from_number(seed), 0);
    let mut orders = 0;
    while game.player_turn(state) / 64 < turns {
        let Some(seat) = awaited(game, state).next() else { return orders };
        let order = game.sample(state, seat, &mut chance).expect("whoever is asked has an order");
        dice.forget();
        carry_out(game, state, seat, &order, &mut dice, &mut Events::unheard()).expect("a sample is legal");
        orders += 1;
    }
    orders
}

/// The fifth turn of the campaign, when the armies are in contact.
fn spring(game: &Rossyia) -> State {
    let mut state = start(game);
    play(game, &mut state, 3, 5);
    state
}

fn state_clone(criterion: &mut Criterion) {
    let game = Rossyia::new();
    let state = start(&game);
    let bytes = vec![1u8; size_of::<State>()];
    eprintln!("a state has {} bytes", bytes.len());
    let mut target = vec![0u8; bytes.len()];
    let mut group = criterion.benchmark_group("state_clone");
    group.throughput(Throughput::Bytes(bytes.len() as u64));
    group.bench_function(BenchmarkId::new("memcpy", "rossyia"), |bencher| {
        bencher.iter(|| black_box(&mut target).copy_from_slice(black_box(&bytes)));
    });
    let mut slot = state;
    group.bench_function(BenchmarkId::new("clone", "rossyia"), |bencher| {
        bencher.iter(|| black_box(&mut slot).clone_from(black_box(&state)));
    });
    group.finish();
}

fn march_field(criterion: &mut Criterion) {
    let game = Rossyia::new();
    let state = spring(&game);
    let led = bench::led(&game, &state);
    let mut next = led.iter().cycle();
    criterion.benchmark_group("march_field").bench_function("rossyia", |bencher| {
        bencher
            .iter(|| next.next().map_or(0, |(state, unit)| bench::movement_field(&game, black_box(state), &[*unit])));
    });
}

fn supply_and_command(criterion: &mut Criterion) {
    let game = Rossyia::new();
    let state = spring(&game);
    let hqs = bench::headquarters(&game, &state);
    let mut next = hqs.iter().cycle();
    criterion.benchmark_group("supply_and_command").bench_function("rossyia", |bencher| {
        bencher.iter(|| next.next().map_or(0, |hq| bench::supply_and_command(&game, black_box(&state), *hq)));
    });
}

fn income(criterion: &mut Criterion) {
    let game = Rossyia::new();
    let state = spring(&game);
    criterion.benchmark_group("income").bench_function("rossyia", |bencher| {
        bencher.iter_batched_ref(|| state, |state| bench::income(&game, state), BatchSize::SmallInput);
    });
}

fn worth(criterion: &mut Criterion) {
    let game = Rossyia::new();
    let state = spring(&game);
    criterion.benchmark_group("worth").bench_function("rossyia", |bencher| {
        bencher.iter(|| game.worth(black_box(&state), engine::Side(0)));
    });
}

fn random_play(criterion: &mut Criterion) {
    let game = Rossyia::new();
    let state = start(&game);
    let whole = |seed: u64| play(&game, &mut { state }, seed, TURNS);
    let orders: u64 = (0..2).map(whole).sum();
    let mut group = criterion.benchmark_group("random_play");
    group.throughput(Throughput::Elements(orders));
    group.sample_size(10);
    group.bench_function("rossyia", |bencher| bencher.iter(|| (0..2).map(whole).sum::<u64>()));
    group.finish();
}

criterion_group!(benches, state_clone, march_field, supply_and_command, income, worth, random_play);
criterion_main!(benches);
