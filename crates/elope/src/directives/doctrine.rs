//! 20.0 The doctrine, beside its areas of operations: steamers, brigades, escorts, artillery, the size of attacks.

use engine::{Breach, Events, Message, Seat, Seats};
use hexmap::HexIx;

use super::upriver::boards;
use super::{Bound, bound, can_march, is_allied, start_of};
use crate::board::{Gait, Water};
use crate::counters::{Nationality, Side, Size, UnitIx};
use crate::data::Data;
use crate::order::Order;
use crate::sets::Units;
use crate::state::{Frame, State};
use crate::{args, naval, sizes, weather};

/// 20.0.n, 20.0.p: whether the doctrine lets a group march along a path, wherever its area is.
pub(super) fn check_march(data: &Data, state: &State, group: Units, path: &[HexIx]) -> Result<(), Breach> {
    let Some(end) = path.last().filter(|_| state.options.doctrine) else { return Ok(()) };
    check_escort(data, state, group, group)?;
    check_escort_stays(data, state, group)?;
    check_artillery(data, state, group, *end)
}

/// 20.0.n: whether there is a company, or more, or a detachment among these.
fn is_escort(data: &Data, state: &State, units: Units) -> bool {
    let kinds = &data.roster.kinds;
    let detached = |unit: UnitIx| data.roster.get(unit).size == Size::Detachment;
    units.meets(&data.roster.sizes(state.options.edition).all())
        || units.and(kinds.combat.or(kinds.support)).iter().any(detached)
}

/// 20.0.n: whether the depots among these have an escort among those.
fn check_escort(data: &Data, state: &State, group: Units, company: Units) -> Result<(), Breach> {
    let depots = group.and(data.roster.kinds.depots);
    let Some(depot) = depots.first().filter(|_| !is_escort(data, state, company)) else { return Ok(()) };
    let here = state.hex(depot).map_or(Units::NONE, |hex| state.ground_in(data, Side::Allied, hex));
    let has_come_too_late = is_escort(data, state, here) && !is_escort(data, state, here.without(state.moved));
    let id = if has_come_too_late { "elope-depot-escort-has-moved" } else { "elope-depot-needs-escort" };
    Err(Breach::of("20.0.n", id).with("unit", args::unit(depot)))
}

/// 20.0.n: whether a group may leave its hex: a depot that has moved in this phase keeps an escort. Who has orders to
/// march on and has not done so is none.
pub(super) fn check_escort_stays(data: &Data, state: &State, group: Units) -> Result<(), Breach> {
    let under_way = state.moving.or(state.moved).or(state.landed);
    let depots = data.roster.kinds.depots.and(under_way).and(state.of_side(data, Side::Allied)).without(group);
    if depots.is_empty() || !state.options.doctrine {
        return Ok(());
    }
    let stays = |unit: UnitIx| under_way.contains(unit) || !matches!(bound(data, state, unit), Some(Bound::Sent(_)));
    for depot in depots.iter() {
        let Some(here) = state.hex(depot).map(|hex| state.ground_in(data, Side::Allied, hex)) else { continue };
        let left = here.without(group).filter(stays);
        if is_escort(data, state, here.and(group)) && !is_escort(data, state, left) {
            return Err(Breach::of("20.0.n", "elope-depot-keeps-escort").with("unit", args::unit(depot)));
        }
    }
    Ok(())
}

/// 20.0.n: whether depots put ashore have an escort: one that lands with them, or one that is there.
pub(super) fn check_landing(data: &Data, state: &State, units: Units, hex: HexIx) -> Result<(), Breach> {
    match state.options.doctrine {
        true => check_escort(data, state, units, units.or(state.ground_in(data, Side::Allied, hex))),
        false => Ok(()),
    }
}

/// 20.0.n: whether depots aboard have an escort aboard.
pub(super) fn check_cargo(data: &Data, state: &State, ships: Units) -> Result<(), Breach> {
    if !state.options.doctrine {
        return Ok(());
    }
    for ship in ships.iter() {
        check_escort(data, state, state.aboard(ship), state.aboard(ship))?;
    }
    Ok(())
}

/// 20.0.p: Allied artillery in play, that in the park without these units, and how much has to be there.
fn artillery(data: &Data, state: &State, without: Units) -> (Units, usize, usize) {
    let own = data.roster.kinds.artillery.and(state.of_side(data, Side::Allied));
    let in_play = own.filter(|unit| state.is_on_map(unit));
    let park = data.directives.artillery_park();
    let parked = in_play.without(without).filter(|unit| state.hex(unit).is_some_and(|hex| park.contains(hex)));
    (in_play, parked.len(), in_play.len().div_ceil(usize::from(data.tables.doctrine.artillery_share)))
}

/// 20.0.p: whether artillery may end a move, or an advance, in a hex: a quarter stays in Archangel or next to it, and
/// where it does not, whoever moves comes nearer.
pub(super) fn check_artillery(data: &Data, state: &State, group: Units, end: HexIx) -> Result<(), Breach> {
    let park = data.directives.artillery_park();
    let guns = group.and(data.roster.kinds.artillery);
    let Some(gun) = guns.first().filter(|_| state.options.doctrine && !park.contains(end)) else { return Ok(()) };
    let (_, parked, needed) = artillery(data, state, guns);
    if parked >= needed {
        return Ok(());
    }
    let scripted = data.directives.orders(state).scripted;
    let too_far = |unit: UnitIx| {
        let Some(start) = start_of(state, unit) else { return false };
        park.contains(start) || !scripted.contains(unit) && to_park(data, state, end) >= to_park(data, state, start)
    };
    match guns.iter().any(too_far) {
        true => Err(Breach::of("20.0.p", "elope-artillery-stays")
            .with("unit", args::unit(gun))
            .with("count", args::int(needed as i32))),
        false => Ok(()),
    }
}

/// 20.0.p: whether guns may leave Archangel, or a hex next to it, for a ship.
pub(super) fn check_guns_aboard(data: &Data, state: &State, units: Units) -> Result<(), Breach> {
    let park = data.directives.artillery_park();
    let guns = units.and(data.roster.kinds.artillery);
    let parked = |unit: &UnitIx| state.hex(*unit).is_some_and(|hex| park.contains(hex));
    let Some(gun) = guns.iter().find(parked).filter(|_| state.options.doctrine) else { return Ok(()) };
    match artillery(data, state, guns) {
        (_, left, needed) if left < needed => Err(Breach::of("20.0.p", "elope-artillery-stays")
            .with("unit", args::unit(gun))
            .with("count", args::int(needed as i32))),
        _ => Ok(()),
    }
}

/// 20.0.p: whether guns aboard may be carried, or put ashore, from these banks to those: no further from the park while
/// too few are in it.
pub(super) fn check_guns_carried(
    data: &Data,
    state: &State,
    aboard: Units,
    from: &[HexIx],
    to: &[HexIx],
) -> Result<(), Breach> {
    let guns = aboard.and(data.roster.kinds.artillery).without(data.directives.orders(state).scripted);
    let Some(gun) = guns.first().filter(|_| state.options.doctrine) else { return Ok(()) };
    let (_, parked, needed) = artillery(data, state, guns);
    let nearest = |hexes: &[HexIx]| hexes.iter().map(|hex| to_park(data, state, *hex)).min();
    match parked < needed && nearest(to) > nearest(from) {
        true => Err(Breach::of("20.0.p", "elope-artillery-stays")
            .with("unit", args::unit(gun))
            .with("count", args::int(needed as i32))),
        false => Ok(()),
    }
}

/// What the way to the artillery park costs.
fn to_park(data: &Data, state: &State, from: HexIx) -> u16 {
    let park = data.directives.artillery_park();
    park.distance(&data.board, data.directives.crossing, state.season(), Gait::Foot, from)
}

/// 20.0.p: whether the Movement Phase may end: not while too few guns are there and one that has not moved can march
/// nearer.
pub(super) fn check_park(data: &Data, state: &State) -> Result<(), Breach> {
    if !state.options.doctrine {
        return Ok(());
    }
    let (in_play, parked, needed) = artillery(data, state, Units::NONE);
    if parked >= needed {
        return Ok(());
    }
    match in_play.without(state.moved).without(state.moving).iter().find(|gun| comes_nearer(data, state, *gun)) {
        Some(gun) => Err(called_back(gun, needed)),
        None => Ok(()),
    }
}

/// 20.0.p: whether a gun outside the park can march nearer to it.
fn comes_nearer(data: &Data, state: &State, gun: UnitIx) -> bool {
    let park = data.directives.artillery_park();
    let Some(hex) = state.hex(gun).filter(|hex| !park.contains(*hex)) else { return false };
    let own = to_park(data, state, hex);
    can_march(data, state, gun, hex, |to| to_park(data, state, to) < own)
}

fn called_back(gun: UnitIx, needed: usize) -> Breach {
    let breach = Breach::of("20.0.p", "elope-artillery-called-back").with("unit", args::unit(gun));
    breach.with("count", args::int(needed as i32))
}

/// 20.0.p: a gun that has to march nearer does not work instead.
pub(super) fn check_gun_work(data: &Data, state: &State, unit: UnitIx) -> Result<(), Breach> {
    if !state.options.doctrine || !data.roster.kinds.artillery.contains(unit) || state.moving.contains(unit) {
        return Ok(());
    }
    let (_, parked, needed) = artillery(data, state, Units::NONE);
    match parked < needed && comes_nearer(data, state, unit) {
        true => Err(called_back(unit, needed)),
        false => Ok(()),
    }
}

/// 20.0.d: a steamer that has been with a unit of the US 1st Battalion in Archangel since the phase began, and that it
/// can go aboard of.
fn steamer_for(data: &Data, state: &State, unit: UnitIx) -> Option<UnitIx> {
    let steamers = data.roster.kinds.steamers.and(state.of_side(data, Side::Allied));
    steamers.iter().find(|steamer| goes_by(data, state, unit, *steamer))
}

/// 20.0.d: a unit that has to go by this steamer and is not aboard yet.
pub(super) fn passenger_of(data: &Data, state: &State, steamer: UnitIx) -> Option<UnitIx> {
    data.directives.us_first.iter().find(|unit| goes_by(data, state, *unit, steamer))
}

fn goes_by(data: &Data, state: &State, unit: UnitIx, steamer: UnitIx) -> bool {
    let waits = data.directives.us_first.contains(unit) && !state.arrived.contains(unit);
    let at_home = state.hex(unit) == Some(data.board.places.archangel) && !state.moving.contains(unit);
    let scripted = data.directives.orders(state).scripted.contains(unit);
    if !state.options.doctrine
        || !waits
        || !at_home
        || scripted
        || weather::is_ice_bound(data, state, Water::LowerDvina)
    {
        return false;
    }
    let in_time = naval::late(data, state, Units::one(unit), steamer).is_empty();
    in_time && state.reach(steamer).is_some() && boards(data, state, unit, steamer)
}

/// 20.0.d: whoever can go by steamer does not march.
pub(super) fn check_steamer(data: &Data, state: &State, group: Units) -> Result<(), Breach> {
    let group = group.and(data.directives.us_first);
    match group.iter().find(|unit| steamer_for(data, state, *unit).is_some()) {
        Some(unit) => Err(Breach::of("20.0.d", "elope-goes-by-steamer").with("unit", args::unit(unit))),
        None => Ok(()),
    }
}

/// 20.0.d: the phase does not end while somebody can go aboard.
pub(super) fn check_boarding(data: &Data, state: &State) -> Result<(), Breach> {
    check_steamer(data, state, data.directives.us_first.without(state.moved))
}

/// 20.0.g, 20.0.k, 20.0.l, 20.0.q: whether an attack is allowed.
pub(super) fn check_attack(data: &Data, state: &State, target: HexIx, units: Units) -> Result<(), Breach> {
    if let Some((open, clause)) = data.directives.open_to_attack(state)
        && !open.contains(target)
    {
        return Err(Breach::of(clause, "elope-attack-upstream").with("hex", args::hex(target)));
    }
    let table = &data.tables.doctrine;
    let late = state.turn >= table.british_limit_rises_on_turn;
    let companies = units.and(data.roster.sizes(state.options.edition).all());
    let size = |units: Units| sizes::battalions(data, state, units);
    let of = |nation: Nationality| size(companies.filter(|unit| data.roster.get(unit).nation == nation));
    let few = table.max_french_or_british_companies_per_attack;
    let british = if late { table.max_british_companies_per_attack_from_turn_11 } else { few };
    let limits = [
        (of(Nationality::Us), table.max_us_companies_per_attack, "elope-too-many-us"),
        (of(Nationality::French), few, "elope-too-many-french"),
        (of(Nationality::British), british, "elope-too-many-british"),
        (
            if late { 0 } else { size(companies) },
            table.max_allied_companies_per_attack_before_turn_11,
            "elope-too-many-companies",
        ),
    ];
    match limits.into_iter().find(|(count, most, _)| *count > usize::from(*most)) {
        Some((_, most, id)) => {
            Err(Breach::of("20.0.q", id).with("count", args::int(most)).with("hex", args::hex(target)))
        }
        None => Ok(()),
    }
}

/// 20.0.i: whether the brigades still have to be told apart.
fn is_undecided(data: &Data, state: &State) -> bool {
    let both = data.directives.brigades_part..data.directives.british_leave;
    state.options.doctrine && both.contains(&state.turn) && state.railway_brigade.is_none()
}

/// 20.0.i: whether the Mutual Operations Phase may end.
pub(crate) fn check_operations_end(data: &Data, state: &State, side: Side) -> Result<(), Breach> {
    match side == Side::Allied && is_undecided(data, state) {
        true => Err(Breach::of("20.0.i", "elope-name-the-railway-brigade")),
        false => Ok(()),
    }
}

/// 20.0.i: whether this brigade may be named for the railway.
pub(crate) fn check_railway(data: &Data, state: &State, seat: Seat, hq: UnitIx) -> Result<(), Breach> {
    let now = state.top() == Frame::Operations { side: Side::Allied } && is_allied(seat);
    if !now || !is_undecided(data, state) {
        return Err(Breach::of("20.0.i", "elope-no-brigade-to-name"));
    }
    match data.directives.brigades.contains(&hq) {
        true => Ok(()),
        false => Err(Breach::of("20.0.i", "elope-not-one-of-the-brigades").with("unit", args::unit(hq))),
    }
}

/// 20.0.i: this brigade takes the railway, the other the river.
pub(crate) fn railway(state: &mut State, hq: UnitIx, events: &mut Events<'_>) {
    state.railway_brigade = Some(hq);
    events.tell(Seats::ALL, || Message::by("20.0.i", "elope-takes-the-railway").with("unit", args::unit(hq)));
}

/// 20.0.i: the choices of the Allied player.
pub(crate) fn brigade_orders(data: &Data) -> Vec<Order> {
    data.directives.brigades.map(Order::Railway).to_vec()
}
