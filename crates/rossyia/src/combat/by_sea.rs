//! VII.K.12: White units go back by sea, from a port where they stand or that their retreat comes to, to another port that is
//! open to them.

use engine::Breach;
use hexmap::HexIx;

use crate::data::Data;
use crate::ids::{CityIx, Counters, Side, Spot, Whereabouts};
use crate::naval::{self, Voyage};
use crate::state::State;
use crate::{args, nations, stacking};

/// The port that a path takes ship in, and the one that it ends in; none for a path over land alone.
pub(super) fn leg(data: &Data, from: HexIx, path: &[Spot]) -> Option<(Spot, Spot)> {
    let (&to, land) = path.split_last()?;
    let embarks = land.last().copied().unwrap_or(data.ids.at_hex(from));
    let next = match (data.ids.whereabouts(embarks), data.ids.whereabouts(to)) {
        (Whereabouts::Hex(here), Whereabouts::Hex(there)) => data.map.grid.direction(here, there).is_some(),
        _ => false,
    };
    (!next && embarks != to).then_some((embarks, to))
}

/// The voyage and what it costs, or why there is none.
pub(super) fn check(
    data: &Data,
    state: &State,
    side: Side,
    who: Counters,
    leg: (Spot, Spot),
) -> Result<(Voyage, u8), Breach> {
    let passage = passage(data, state, side, who, leg)?;
    stacking::check_end(data, state, side, who, leg.1)?;
    Ok(passage)
}

/// The same, whatever room there is where it ends.
fn passage(
    data: &Data,
    state: &State,
    side: Side,
    who: Counters,
    (from, to): (Spot, Spot),
) -> Result<(Voyage, u8), Breach> {
    let refuse =
        |id: &'static str| Err(Breach::of("VII.K.12", id).with("from", args::spot(from)).with("to", args::spot(to)));
    if side != Side::White || !who.and(data.kinds.trains).is_empty() {
        return refuse("rossyia-no-retreat-by-sea");
    }
    if naval::port(data, state, side, from).is_none() || naval::port(data, state, side, to).is_none() {
        return refuse("rossyia-no-retreat-by-sea");
    }
    let voyage = naval::voyage(data, state, side, from, to)?;
    let cost = naval::price(data, state, side, who, voyage)?;
    nations::check_refuge(data, state, side, who, to)?;
    Ok((voyage, cost))
}

/// Whether units get away by sea, from one harbour or another: the points suffice for all of them, and each finds room in some
/// port (VII.K.4, VII.K.12).
pub(super) fn carries(data: &Data, state: &State, side: Side, who: Counters, harbours: &[Spot]) -> bool {
    let singly = |unit| harbours.iter().any(|from| !ports(data, state, side, Counters::one(unit), *from).is_empty());
    let together = |from: &Spot| abroad(data, *from).any(|to| passage(data, state, side, who, (*from, to)).is_ok());
    harbours.iter().any(together) && who.iter().all(singly)
}

/// All cities but one.
fn abroad(data: &Data, from: Spot) -> impl Iterator<Item = Spot> + '_ {
    data.ids.all::<CityIx>().map(|city| data.cities[city.index()].spot).filter(move |to| *to != from)
}

/// The ports that units could sail to from one.
pub(super) fn ports(data: &Data, state: &State, side: Side, who: Counters, from: Spot) -> Vec<Spot> {
    if side != Side::White || naval::port(data, state, side, from).is_none() {
        return Vec::new();
    }
    abroad(data, from).filter(|to| check(data, state, side, who, (from, *to)).is_ok()).collect()
}
