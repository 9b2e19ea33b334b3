//! How fast Beyond the River Don is: random play with battles resolved at once, a battle of 18 against 15 stands, and the
//! clone of a state against a copy of as many bytes. CPU time is reported beside the clock's where the system tells it.

use std::hint::black_box;

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use engine::journal::begin;
use engine::{Chance, Dice, Events, Game, Seed, awaited, carry_out};
use riverdon::battle::{Battle, Contingent, Counter, Detachment, Leading, Role, Site, resolve};
use riverdon::{Data, Edge, Files, Laid, RiverDon, State};

fn side(data: &Data, flight: u8, counters: &[(&str, u8)]) -> Contingent {
    let mut side = Contingent::new(flight);
    side.groups.push(Detachment::default());
    side.leaders.push(Leading { id: 0, rating: 1, group: 0 });
    for (id, stands) in counters {
        let unit = data.ids.named(id).expect("a type");
        side.counters.push(Counter { unit, stands: *stands, paid: true, ..Counter::default() });
    }
    side
}

/// 18 stands against 15: foot, horse, machine guns, guns.
fn start(data: &Data) -> Battle {
    let attacker =
        [("volunteer", 4), ("volunteer", 4), ("officer", 3), ("cossack", 4), ("mg", 1), ("mg", 1), ("gun_75", 1)];
    let defender = [("soviet_veteran", 4), ("soviet_rifle", 4), ("red_guard", 4), ("mg", 1), ("mg", 1), ("gun_75", 1)];
    let site = Site::plain(Laid::upright(data.card("O3").expect("a card")), Edge::N);
    Battle::new(data, site, &side(data, 45, &attacker), &side(data, 40, &defender))
}

/// The time that this thread was on a processor, in nanoseconds.
fn on_cpu() -> Option<u64> {
    std::fs::read_to_string("/proc/thread-self/schedstat").ok()?.split(' ').next()?.parse().ok()
}

fn at_once(criterion: &mut Criterion) {
    let data = Data::read(&Files::own()).expect("our own data");
    let battle = start(&data);
    let mut dice = Dice::seeded(Seed::from_number(1), 0);
    let mut fight = || {
        dice.forget();
        resolve(&data, black_box(battle), &mut dice).expect("a seed never runs out")
    };
    let (many, before) = (2_000, on_cpu());
    let won = (0..many).filter(|_| fight().winner == Some(Role::Attacker)).count();
    if let Some(spent) = on_cpu().zip(before).map(|(after, before)| after - before) {
        let each = spent as f64 / 1000.0 / f64::from(many);
        eprintln!("18 against 15 stands: {each:.1} µs of CPU time; the attacker won {won} of {many}");
    }
    criterion.bench_function("battle_at_once", |bencher| bencher.iter(&mut fight));
}

/// A scenario as it begins.
fn begun(game: &RiverDon, scenario: &str, seed: u64) -> State {
    let setup = game.title().setup(Some(scenario), []).expect("a known scenario");
    begin(game, &setup, &mut Dice::seeded(Seed::from_number(seed), 0), &mut Events::unheard())
        .expect("a sound scenario")
}

/// Plays a scenario at random to its end; the number of orders.
fn play(game: &RiverDon, scenario: &str, seed: u64) -> u64 {
    let (mut state, mut chance) = (begun(game, scenario, seed), Chance::new(seed));
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

fn random_play(criterion: &mut Criterion) {
    let game = RiverDon::new();
    let scenarios: Vec<String> = game.title().scenarios.iter().map(|one| one.id.clone()).collect();
    let all = |seed: u64| scenarios.iter().map(|scenario| play(&game, scenario, seed)).sum::<u64>();
    let before = on_cpu();
    let orders: u64 = (0..20).map(all).sum();
    if let Some(spent) = on_cpu().zip(before).map(|(after, before)| after - before) {
        let each = orders as f64 * 1e9 / spent as f64;
        eprintln!("random play: {orders} orders, {each:.0} a second of CPU time");
    }
    let mut group = criterion.benchmark_group("random_play");
    group.sample_size(10).throughput(Throughput::Elements(all(1)));
    group.bench_function("riverdon", |bencher| bencher.iter(|| all(black_box(1))));
    group.finish();
}

fn state_clone(criterion: &mut Criterion) {
    let game = RiverDon::new();
    let state = begun(&game, "steppe", 1);
    let bytes = vec![1u8; size_of::<State>()];
    eprintln!("a state has {} bytes, a battle in it {}", bytes.len(), size_of::<Battle>());
    let mut target = vec![0u8; bytes.len()];
    let mut group = criterion.benchmark_group("state_clone");
    group.throughput(Throughput::Bytes(bytes.len() as u64));
    group.bench_function(BenchmarkId::new("memcpy", "riverdon"), |bencher| {
        bencher.iter(|| black_box(&mut target).copy_from_slice(black_box(&bytes)));
    });
    let mut slot = state;
    group.bench_function(BenchmarkId::new("clone", "riverdon"), |bencher| {
        bencher.iter(|| black_box(&mut slot).clone_from(black_box(&state)));
    });
    group.finish();
}

criterion_group!(benches, random_play, at_once, state_clone);
criterion_main!(benches);
