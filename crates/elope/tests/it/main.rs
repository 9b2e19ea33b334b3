//! Tests of Operation Elope.

mod agree;
mod answers;
mod bars;
mod conformance;
mod corrections;
mod data;
mod lesson;
mod map;
mod play;
mod position;
mod printed;
mod rules;
mod said;
mod tally;
mod view;
mod winning;
mod worth;

use std::sync::LazyLock;

use elope::Elope;

/// The game with its own data.
fn own() -> &'static Elope {
    static OWN: LazyLock<Elope> = LazyLock::new(Elope::new);
    &OWN
}
