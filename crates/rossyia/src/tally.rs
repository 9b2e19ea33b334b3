//! What a report counts: steps and counters lost, steps that a result has cost already, and the political level.

use engine::{Headline, Tally};

use crate::data::Data;
use crate::ids::{CounterIx, Side};
use crate::place::Standing;
use crate::procedure::Frame;
use crate::state::State;

/// What a side has lost and won so far.
pub(crate) fn tally(data: &Data, state: &State, side: Side) -> Tally {
    let mut tally = Tally::default();
    for (index, unit) in data.units.iter().enumerate() {
        let counter = CounterIx(index as u16);
        if state.side(data, counter) != Some(side) {
            continue;
        }
        match state.place[counter].standing() {
            Standing::Eliminated | Standing::Lost => {
                tally.units += 1;
                tally.steps += i64::from(unit.steps);
            }
            Standing::At(_) => tally.steps += i64::from(state.hits[counter]),
            _ => {}
        }
    }
    let owed = state.stack.frames().iter().map(|frame| match frame {
        Frame::Losses { side: loser, hits, .. } if *loser == side => i64::from(*hits),
        _ => 0,
    });
    tally.owed = owed.sum();
    tally.points = (side == Side::White).then_some(i64::from(state.level));
    tally
}

/// What a message means in the story of a game.
pub(crate) fn headline(id: &str) -> Option<Headline> {
    Some(match id {
        "rossyia-announced" => Headline::Battle,
        "rossyia-combat" | "rossyia-assault" => Headline::Odds,
        "rossyia-odds-face-attacker" | "rossyia-odds-face-defender" | "rossyia-odds-face-tripled" => Headline::Result,
        "rossyia-city-taken" => Headline::Taken,
        "rossyia-destroyed" | "rossyia-destroyed-for-good" => Headline::Eliminated,
        "rossyia-option-played" | "rossyia-event" | "rossyia-event-line" => Headline::Event,
        "rossyia-war" | "rossyia-peace" | "rossyia-republic-invaded" | "rossyia-hq-lost" => Headline::Event,
        _ => return None,
    })
}
