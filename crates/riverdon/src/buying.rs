//! S2.buy, 10.points.2: an army as it is bought, change by change. What can never be is refused at once; shares are
//! judged as a whole, when the army is closed, so that it can be built up in any order.

use engine::{Arg, Breach};

use crate::army::{Army, Part, Stands, Terms, unit_flaws};
use crate::data::Data;
use crate::ids::{Side, UnitIx};
use crate::setup::buys;
use crate::state::State;

/// The first reason why an army cannot be had in place of another: its points, and types of which there are more than
/// there may be.
fn check(data: &Data, terms: &Terms, before: &Army, wanted: &Army) -> Result<(), Breach> {
    for part in Part::ALL {
        let (spent, points) = (wanted.part(part).points(data), u32::from(terms.points(part)));
        if spent > points && spent > before.part(part).points(data) {
            let number = |number: u32| Arg::Int(i32::try_from(number).unwrap_or(i32::MAX));
            let refused = Breach::of("S2.buy.1", "riverdon-over-points").with("part", Arg::Term(part.term()));
            let refused = refused.with("spent", number(spent)).with("points", number(points));
            return Err(refused.with("over", number(spent - points)));
        }
    }
    let (had, has) = (before.all(), wanted.all());
    for (unit, count) in has.iter().filter(|(unit, count)| *count > had.count(*unit)) {
        let mut flaws = Vec::new();
        unit_flaws(data, terms, unit, count, &mut flaws);
        if let Some(flaw) = flaws.into_iter().next() {
            return Err(Breach(Box::new(flaw)));
        }
    }
    Ok(())
}

/// S2.buy.1: so many stands of a type.
pub(crate) fn check_buy(
    data: &Data,
    state: &State,
    side: Side,
    part: Part,
    unit: UnitIx,
    stands: u16,
) -> Result<(), Breach> {
    let army = state.hosts[side].army;
    let mut wanted = army;
    wanted.part_mut(part).set(unit, stands);
    let terms = buys(data, state, side);
    if !data.nations[terms.nation.index()].allowed.contains(&unit) {
        let refused = Breach::of("S2.buy.2", "riverdon-not-allowed").with("unit", crate::args::unit(unit));
        return Err(refused.with("nation", crate::args::nation(terms.nation)));
    }
    check(data, &terms, &army, &wanted)
}

/// The army with stands in the other part.
pub(crate) fn shifted(army: &Army, to: Part, stands: &Stands) -> Army {
    let mut shifted = *army;
    for part in Part::ALL {
        let there = shifted.part_mut(part);
        *there = if part == to { there.with(stands) } else { there.without(stands) };
    }
    shifted
}

/// S2.buy.1: stands are moved from one part to the other.
pub(crate) fn check_shift(data: &Data, state: &State, side: Side, to: Part, stands: &Stands) -> Result<(), Breach> {
    let army = &state.hosts[side].army;
    let from = if to == Part::OnBoard { Part::OffBoard } else { Part::OnBoard };
    if stands.is_empty() || !army.part(from).hold(stands) {
        return Err(Breach::of("S2.buy.1", "riverdon-not-so-many-bought").with("part", Arg::Term(from.term())));
    }
    check(data, &buys(data, state, side), army, &shifted(army, to, stands))
}

/// S2.buy.1: a whole army in place of what was bought.
pub(crate) fn check_raise(data: &Data, state: &State, side: Side, on: &Stands, off: &Stands) -> Result<(), Breach> {
    let nation = state.hosts[side].nation;
    let wanted = Army { nation, on_board: *on, off_board: *off };
    check(data, &buys(data, state, side), &Army::new(nation), &wanted)
}
