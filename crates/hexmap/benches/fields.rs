//! A movement field over a map of the size of Operation Elope, against the textbook's Dijkstra.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use engine::Set;
use hexmap::{CLOSED, Costs, Field, Flood, Grid, HexIx, Layout, Leaving, hex_net, plain_dijkstra};

/// Costs as they fall in the north: mostly forest, some clear and marsh, a closed hexside now and then.
fn step_cost(from: HexIx, step: usize, to: HexIx) -> u16 {
    let mut x = u32::from(to.0).wrapping_mul(0x9E37_79B9) ^ 0x5bd1_e995;
    x = (x ^ (x >> 15)).wrapping_mul(0x85eb_ca6b);
    let ground = [3, 3, 3, 3, 2, 3, 4, 2][(x >> 13) as usize % 8];
    let side = (u32::from(from.0.min(to.0)) * 7 + u32::from(from.0.max(to.0)) * 13) % 23;
    match side {
        0 => CLOSED,
        1 | 2 => ground + 2,
        3 => 1,
        _ => ground + (step as u16 % 2) * (x as u16 >> 9 & 1),
    }
}

fn movement_field(c: &mut Criterion) {
    let Ok(grid) = Grid::new(Layout::usual(50, 50)) else { return };
    let net = hex_net(&grid);
    let costs = Costs::new(&net, step_cost);
    let rule = Flood::new(&net, &costs, CLOSED);
    // Another start each time, so that the processor cannot learn one flood by heart.
    let starts: Vec<HexIx> = (0..2500_u32).map(|i| HexIx((i * 613 % 2500) as u16)).collect();
    let mut group = c.benchmark_group("movement_field");
    let mut field = Field::new();
    let mut next = starts.iter().cycle();
    group.bench_function("field", |b| {
        b.iter(|| {
            let start = next.next().copied().unwrap_or(HexIx(0));
            field.flood(black_box(&rule), &[start]);
            field.reached().len()
        });
    });
    let mut next = starts.iter().cycle();
    group.bench_function("plain_dijkstra", |b| {
        b.iter(|| {
            let start = next.next().copied().unwrap_or(HexIx(0));
            plain_dijkstra(black_box(&rule), &[start]).len()
        });
    });
    // Every fifth hex costs two points more to leave.
    let zone: Set<HexIx, 40> = grid.hexes().filter(|hex| hex.0 % 5 == 0).collect();
    let leaving = Some(Leaving { spots: zone.members(), points: 2 });
    let rule = Flood { leaving, ..rule };
    let mut next = starts.iter().cycle();
    group.bench_function("field_of_zones", |b| {
        b.iter(|| {
            let start = next.next().copied().unwrap_or(HexIx(0));
            field.flood(black_box(&rule), &[start]);
            field.reached().len()
        });
    });
    group.finish();
}

criterion_group!(benches, movement_field);
criterion_main!(benches);
