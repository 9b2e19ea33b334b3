//! 7 and 8: battles.

mod golden;

use engine::{Dice, Seed};
use riverdon::battle::*;
use riverdon::*;

use crate::own;

/// A type.
fn unit(id: &str) -> UnitIx {
    own().ids.named(id).unwrap_or_else(|| panic!("there is no type {id}"))
}

/// A card that lies upright.
fn laid(id: &str) -> Laid {
    Laid::upright(own().card(id).unwrap_or_else(|| panic!("there is no card {id}")))
}

/// A square by its name.
fn at(name: &str) -> Square {
    Square::parse(name).unwrap_or_else(|| panic!("there is no square {name}"))
}

/// A side with counters, all in one group.
fn side(flight: u8, counters: &[(&str, u8)]) -> Contingent {
    let mut side = Contingent::new(flight);
    side.groups.push(Detachment::default());
    for (id, stands) in counters {
        side.counters.push(Counter { unit: unit(id), stands: *stands, ..Counter::default() });
    }
    side
}

/// The same with a leader of a rating.
fn led(mut side: Contingent, rating: i8) -> Contingent {
    side.leaders.push(Leading { id: 0, rating, group: 0 });
    side
}

fn seeded(seed: u64) -> Dice {
    Dice::seeded(Seed::from_number(seed), 0)
}
