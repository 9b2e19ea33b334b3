//! 7.6 Steps: who loses them, as the owner chooses.

use engine::{Breach, Events, Message, Seat, Seats};

use crate::args;
use crate::counters::{Side, UnitIx};
use crate::data::Data;
use crate::sets::Units;
use crate::state::{Frame, State, side_of};

/// Ask a side to lose steps among these units; where there is nothing to choose, they are lost at once.
pub(crate) fn ask(
    data: &Data,
    state: &mut State,
    side: Side,
    steps: u8,
    among: Units,
    or_retreat: bool,
    events: &mut Events<'_>,
) {
    let there: u8 = among.iter().map(|unit| state.steps(data, unit)).sum();
    let steps = steps.min(there);
    if steps == 0 {
        return;
    }
    let choice = or_retreat || among.len() > 1 && steps < there;
    if choice {
        state.stack.push(Frame::Losses { side, steps, among, or_retreat });
        return;
    }
    for unit in among.iter() {
        lose(data, state, unit, steps.min(state.steps(data, unit)), events);
    }
}

/// 7.6: a unit loses steps in battle.
pub(crate) fn lose(data: &Data, state: &mut State, unit: UnitIx, steps: u8, events: &mut Events<'_>) {
    for _ in 0..steps {
        state.lose_step(data, unit);
    }
    if steps > 0 && state.is_on_map(unit) {
        state.bloodied.insert(unit);
    }
    events.tell(Seats::ALL, || {
        let lost = !state.is_on_map(unit);
        let (clause, id) = if lost { ("7.6.b", "elope-eliminated") } else { ("7.6.a", "elope-reduced") };
        Message::by(clause, id).with("unit", args::unit(unit))
    });
}

/// 7.6.c: whether these losses are what is asked for.
pub(crate) fn check(data: &Data, state: &State, seat: Seat, shares: &[(UnitIx, u8)]) -> Result<(), Breach> {
    let Frame::Losses { side, steps, among, .. } = state.top() else {
        return Err(Breach::of("7.6.c", "elope-no-losses-to-take"));
    };
    if side != side_of(seat) {
        return Err(Breach::of("7.6.c", "elope-no-losses-to-take"));
    }
    let mut seen = Units::NONE;
    let mut total = 0u16;
    for (unit, share) in shares {
        let mine = among.contains(*unit) && !seen.contains(*unit);
        if !mine || *share == 0 || *share > state.steps(data, *unit) {
            return Err(Breach::of("7.6.c", "elope-cannot-lose-that").with("unit", args::unit(*unit)));
        }
        seen.insert(*unit);
        total += u16::from(*share);
    }
    if total != u16::from(steps) {
        return Err(Breach::of("7.6.c", "elope-wrong-losses").with("steps", args::int(steps)));
    }
    Ok(())
}

/// Take the losses.
pub(crate) fn take(data: &Data, state: &mut State, shares: &[(UnitIx, u8)], events: &mut Events<'_>) {
    state.stack.pop();
    for (unit, steps) in shares {
        lose(data, state, *unit, *steps, events);
    }
}

/// Every way to share out the steps, those first that cost no HQ, then those that cost the fewest units and the least
/// strength; for big stacks a few hundred.
pub(crate) fn shares(data: &Data, state: &State, among: Units, steps: u8) -> Vec<Vec<(UnitIx, u8)>> {
    const MOST: usize = 400;
    let hqs = data.roster.kinds.hq;
    let units: Vec<UnitIx> = among.without(hqs).iter().chain(among.and(hqs).iter()).collect();
    let mut all = Vec::new();
    let mut so_far = Vec::new();
    share_out(data, state, &units, steps, &mut so_far, &mut all, MOST);
    all.sort_by_cached_key(|shares| {
        let dies = |(unit, share): &&(UnitIx, u8)| *share >= state.steps(data, *unit);
        let lost = shares.iter().filter(dies);
        let strength: u16 = shares.iter().map(|(unit, share)| cost(data, state, *unit, *share)).sum();
        (lost.clone().filter(|(unit, _)| hqs.contains(*unit)).count(), lost.count(), strength)
    });
    all
}

/// The strength that a unit loses with so many steps.
fn cost(data: &Data, state: &State, unit: UnitIx, steps: u8) -> u16 {
    let strength = state.strength(data, unit);
    let left = if steps >= state.steps(data, unit) { 0 } else { data.roster.get(unit).reduced.unwrap_or(0) };
    u16::from(strength.saturating_sub(left))
}

fn share_out(
    data: &Data,
    state: &State,
    units: &[UnitIx],
    steps: u8,
    so_far: &mut Vec<(UnitIx, u8)>,
    all: &mut Vec<Vec<(UnitIx, u8)>>,
    most: usize,
) {
    if steps == 0 {
        all.push(so_far.clone());
        return;
    }
    let Some((unit, rest)) = units.split_first() else { return };
    if all.len() >= most {
        return;
    }
    for share in (0..=steps.min(state.steps(data, *unit))).rev() {
        if share > 0 {
            so_far.push((*unit, share));
        }
        share_out(data, state, rest, steps - share, so_far, all, most);
        if share > 0 {
            so_far.pop();
        }
    }
}
