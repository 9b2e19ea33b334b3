//! What a report counts: steps and counters lost, steps that a result has cost already, and points. Depots are
//! supply and not troops: they do not count.

use engine::{Headline, Tally};

use crate::combat::battle;
use crate::counters::Side;
use crate::data::Data;
use crate::state::{Frame, Place, State};
use crate::victory;

/// What a side has lost and won so far.
pub(crate) fn tally(data: &Data, state: &State, side: Side) -> Tally {
    let mut tally = Tally::default();
    let kinds = &data.roster.kinds;
    for unit in data.roster.all().filter(|unit| !kinds.depots.contains(*unit)) {
        let info = data.roster.get(unit);
        if info.side != side {
            continue;
        }
        let lost = state.spot[unit].place() == Place::Lost;
        tally.units += i64::from(lost);
        tally.steps += match (lost, info.reduced) {
            (true, Some(_)) => 2,
            (true, None) => 1,
            (false, _) => i64::from(state.reduced.contains(unit)),
        };
    }
    tally.owed = i64::from(owed(data, state, side));
    tally.points = (side == Side::Allied).then(|| i64::from(victory::points(data, state)));
    tally
}

/// Steps that results have cost a side and that it has not taken off yet.
fn owed(data: &Data, state: &State, side: Side) -> u8 {
    let asked = state.stack.frames().iter().map(|frame| match frame {
        Frame::Losses { side: loser, steps, .. } if *loser == side => *steps,
        Frame::Battle => battle::owed(data, state, side),
        _ => 0,
    });
    asked.sum()
}

/// What a message means in the story of a game.
pub(crate) fn headline(id: &str) -> Option<Headline> {
    Some(match id {
        "elope-battle" => Headline::Battle,
        "elope-combat-die" => Headline::Odds,
        "elope-result-losses" | "elope-result-engaged" | "elope-result-breakthrough" => Headline::Result,
        "elope-takes-place" => Headline::Taken,
        "elope-eliminated" | "elope-shot-down" | "elope-ship-sinks" | "elope-ship-bombed" => Headline::Eliminated,
        _ => return None,
    })
}
