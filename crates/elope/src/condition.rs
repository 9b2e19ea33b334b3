//! 10.0 Unit condition: supply and communications.

use hexmap::HexIx;

use crate::bits::{HexBits, Units};
use crate::counters::{Arm, Nationality, Side, UnitIx};
use crate::data::Data;
use crate::lines::{Lines, depots, sources, with_lines};
use crate::state::{Plan, Spot, State};
use crate::zones;

/// 10.0.c: check both sides' conditions against the zones as they stood at the last check (5.0.c), then let zones
/// follow.
pub(crate) fn check(data: &Data, state: &mut State) {
    if state.settled {
        return;
    }
    let allied = of_side(data, state, Side::Allied);
    let red = of_side(data, state, Side::Red);
    // 15.1.a: the lines of vessels are found when their side begins to move.
    let vessels = state.oc.and(data.roster.kinds.vessels);
    let (os, oc) = (allied.os.or(red.os), allied.oc.or(red.oc).or(vessels));
    let same = os == state.os && oc == state.oc;
    let changed = os.without(state.os).or(state.os.without(os));
    (state.os, state.oc) = (os, oc);
    for unit in changed.and(data.roster.kinds.ground).iter() {
        if let Some(hex) = state.hex(unit) {
            zones::refresh_hex(data, state, state.side(data, unit), hex);
        }
    }
    state.settled = same;
}

/// What a check found for one side.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Found {
    pub(crate) os: Units,
    pub(crate) oc: Units,
}

/// 10.52, 10.62, 9.6: the HQs a unit may trace to now.
pub(crate) fn parents(data: &Data, state: &State, unit: UnitIx) -> Units {
    let info = data.roster.get(unit);
    if state.attached.contains(unit) {
        return Units::one(data.standing.first_battalion);
    }
    if info.nation == Nationality::Red {
        // 9.6.b: once bound, a unit has no other brigade.
        let bound = state.bound.iter().position(|bound| bound.contains(unit));
        if let Some(own) = bound {
            let others = (0..3).filter(|index| *index != own).map(|index| data.roster.brigades[index]);
            return info.parents.without(Units::of(others));
        }
    }
    info.parents
}

/// 23.1.T14.b: when the British have left and no Allied HQ is left, not even aboard a ship, Archangel serves.
pub(crate) fn archangel_serves(data: &Data, state: &State) -> bool {
    let hqs = data.roster.kinds.hq.and(data.roster.kinds.side[Side::Allied.index()]);
    state.turn >= data.standing.british_leave && !hqs.iter().any(|hq| state.is_on_map(hq))
}

/// Units of a side in one hex whose condition is asked.
struct Group {
    hex: HexIx,
    units: Units,
    /// HQs that any of them may trace to: they share their lines (10.0.b).
    parents: Units,
    /// An HQ in supply within four hexes, an HQ in communications within five (or four).
    hq_for_supply: bool,
    hq_for_word: bool,
    at_source: bool,
    source: bool,
    depots: u64,
}

/// The condition of a side's units, found afresh.
pub(crate) fn of_side(data: &Data, state: &State, side: Side) -> Found {
    // 23.1.T1.d, 23.2.T1.a
    if side == Side::Allied && state.turn <= 1 {
        return Found::default();
    }
    let kinds = &data.roster.kinds;
    let own = state.of_side(data, side).and(kinds.troops);
    let mut groups = gather(data, state, own);
    let sources = sources(data, state, side);
    let depots: Vec<UnitIx> = depots(data, state, side).iter().take(64).collect();
    let hqs: Vec<(UnitIx, HexIx)> = own.and(kinds.hq).iter().filter_map(|hq| Some((hq, state.hex(hq)?))).collect();
    with_lines(data, state, side, |lines| {
        find_supply(data, state, lines, &mut groups, &sources, &depots);
        let hq_supplied = supplied_hqs(data, state, &groups, &hqs, &depots);
        find_hqs(data, state, side, lines, &mut groups, &hqs, hq_supplied);
        let os =
            unsupplied(data, state, &groups, &depots).or(Units::of(hqs.iter().map(|(hq, _)| *hq)).without(hq_supplied));
        let oc = out_of_word(data, state, side, lines, &groups);
        Found { os, oc }
    })
}

fn gather(data: &Data, state: &State, own: Units) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::with_capacity(48);
    let mut seen = HexBits::NONE;
    for unit in own.iter() {
        let Some(hex) = state.hex(unit) else { continue };
        if seen.contains(hex) {
            continue;
        }
        seen.insert(hex);
        let units = state.among(own, Spot::hex(hex));
        let lends = units.without(data.roster.kinds.hq);
        let parents = lends.iter().fold(Units::NONE, |all, unit| all.or(parents(data, state, unit)));
        groups.push(Group {
            hex,
            units,
            parents,
            hq_for_supply: false,
            hq_for_word: false,
            at_source: false,
            source: false,
            depots: 0,
        });
    }
    groups
}

/// 10.8: which sources and depots are within six hexes of each group.
fn find_supply(
    data: &Data,
    state: &State,
    lines: &mut Lines<'_>,
    groups: &mut [Group],
    sources: &[HexIx],
    depots: &[UnitIx],
) {
    let length = u16::from(data.tables.supply.hq_to_depot);
    let hexes: Vec<HexIx> = groups.iter().map(|group| group.hex).collect();
    let mut found = Vec::new();
    for source in sources {
        lines.lengths(*source, length, &hexes, &mut found);
        for (group, line) in groups.iter_mut().zip(&found) {
            group.source |= line.is_some();
            group.at_source |= group.hex == *source;
        }
    }
    // Who has a source needs no depot; off the roads nobody but an HQ can use one (10.52).
    let asks = |group: &Group| {
        let road = data.board.near_road.contains(group.hex);
        !group.source && (road || group.units.meets(&data.roster.kinds.hq))
    };
    let asking: Vec<usize> = (0..groups.len()).filter(|index| asks(&groups[*index])).collect();
    let hexes: Vec<HexIx> = asking.iter().map(|index| groups[*index].hex).collect();
    for (index, depot) in depots.iter().enumerate() {
        let Some(hex) = state.hex(*depot) else { continue };
        let together = depots[..index].iter().position(|other| state.hex(*other) == Some(hex));
        match together {
            Some(first) => groups.iter_mut().for_each(|group| group.depots |= (group.depots >> first & 1) << index),
            None => {
                lines.lengths(hex, length, &hexes, &mut found);
                for (group, line) in asking.iter().zip(&found) {
                    groups[*group].depots |= u64::from(line.is_some()) << index;
                }
            }
        }
    }
}

/// What a depot can supply (11.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Customer {
    Combat,
    Hq,
    Support,
}

pub(crate) fn customer(data: &Data, unit: UnitIx) -> Customer {
    let kinds = &data.roster.kinds;
    match () {
        () if kinds.hq.contains(unit) => Customer::Hq,
        () if kinds.support.contains(unit) => Customer::Support,
        () => Customer::Combat,
    }
}

/// 11.3.c, 11.3.d: how many of a kind a depot can supply.
pub(crate) fn capacity(data: &Data, state: &State, depot: UnitIx, customer: Customer) -> u8 {
    let table = &data.tables.supply;
    match (state.fixed.contains(depot), customer) {
        (false, Customer::Combat) => table.mobile_depot.units,
        (false, Customer::Hq) => table.mobile_depot.hq,
        (false, Customer::Support) => table.mobile_depot.support,
        (true, Customer::Combat) => table.static_depot.units,
        (true, Customer::Hq) => table.static_depot.hq,
        (true, Customer::Support) => u8::MAX,
    }
}

/// Give each of these a depot, as many as possible, those first in the list before the others: who gets one.
/// `wants` are the depots in each one's reach, one bit each.
pub(crate) fn serve(wants: &[u64], room: &[u8]) -> Vec<bool> {
    let mut given: Vec<Option<usize>> = vec![None; wants.len()];
    let mut load = vec![0u8; room.len()];
    for one in 0..wants.len() {
        let mut tried = 0;
        place(one, wants, room, &mut given, &mut load, &mut tried);
    }
    given.iter().map(Option::is_some).collect()
}

/// Find room for one, moving others to other depots where need be.
fn place(
    one: usize,
    wants: &[u64],
    room: &[u8],
    given: &mut [Option<usize>],
    load: &mut [u8],
    tried: &mut u64,
) -> bool {
    let in_reach = |depot: &usize| wants[one] >> depot & 1 != 0;
    let untried = |depot: &usize| in_reach(depot) && *tried >> depot & 1 == 0;
    if let Some(free) = (0..room.len()).find(|depot| untried(depot) && load[*depot] < room[*depot]) {
        given[one] = Some(free);
        load[free] += 1;
        return true;
    }
    for depot in 0..room.len() {
        if !in_reach(&depot) || *tried >> depot & 1 != 0 {
            continue;
        }
        *tried |= 1 << depot;
        for other in 0..given.len() {
            if given[other] == Some(depot) {
                load[depot] -= 1;
                given[other] = None;
                if place(other, wants, room, given, load, tried) {
                    given[one] = Some(depot);
                    load[depot] += 1;
                    return true;
                }
                given[other] = Some(depot);
                load[depot] += 1;
            }
        }
    }
    false
}

/// Serve these units from depots, favoured ones first (11.3.c).
fn serve_units(data: &Data, state: &State, customer: Customer, wanting: &[(UnitIx, u64)], depots: &[UnitIx]) -> Units {
    let room: Vec<u8> = depots.iter().map(|depot| capacity(data, state, *depot, customer)).collect();
    let mut order: Vec<&(UnitIx, u64)> = wanting.iter().filter(|(_, depots)| *depots != 0).collect();
    order.sort_by_key(|(unit, _)| (!state.rationed.contains(*unit), *unit));
    let wants: Vec<u64> = order.iter().map(|(_, depots)| *depots).collect();
    let served = serve(&wants, &room);
    Units::of(order.iter().zip(served).filter(|(_, served)| *served).map(|((unit, _), _)| *unit))
}

/// 10.52.b: HQs with a line of six hexes to a source, or to a depot that has room for them.
fn supplied_hqs(data: &Data, state: &State, groups: &[Group], hqs: &[(UnitIx, HexIx)], depots: &[UnitIx]) -> Units {
    let mut supplied = Units::NONE;
    let mut wanting = Vec::new();
    for (hq, hex) in hqs {
        let Some(group) = groups.iter().find(|group| group.hex == *hex) else { continue };
        if group.source || state.landed.contains(*hq) {
            supplied.insert(*hq);
        } else {
            wanting.push((*hq, group.depots));
        }
    }
    supplied.or(serve_units(data, state, Customer::Hq, &wanting, depots))
}

/// 10.6.a: how far a unit may be from its HQ and still be in communications.
pub(crate) fn word_range(data: &Data, state: &State) -> u8 {
    let range = &data.tables.supply.loc_unit_to_hq;
    if state.original() { range.original } else { range.renovated }
}

/// 10.6.b: where lines of communications end.
pub(crate) fn rear(data: &Data, state: &State, side: Side) -> Vec<HexIx> {
    let places = &data.board.places;
    match side {
        Side::Allied => vec![places.archangel],
        Side::Red => {
            let mut ends = vec![places.konoscha, places.kotlas];
            if !state.original() {
                ends.push(places.plesetskaya);
            }
            ends.extend(data.board.south_edge());
            ends
        }
    }
}

/// 10.52.a, 10.6: the HQs in range of each group, in supply and in touch with the rear.
fn find_hqs(
    data: &Data,
    state: &State,
    side: Side,
    lines: &mut Lines<'_>,
    groups: &mut [Group],
    hqs: &[(UnitIx, HexIx)],
    supplied: Units,
) {
    let word = u16::from(word_range(data, state));
    let supply = u16::from(data.tables.supply.unit_to_hq);
    let serves = side == Side::Allied && archangel_serves(data, state);
    let archangel = serves.then_some((None, data.board.places.archangel));
    let open = |group: &Group, hq: Option<UnitIx>, hex: HexIx| {
        let asks = hq.is_none_or(|hq| group.parents.contains(hq));
        asks && !group.at_source && data.board.distance(group.hex, hex) <= word.max(supply)
    };
    let serving = hqs.iter().map(|(hq, hex)| (Some(*hq), *hex)).chain(archangel);
    let serving: Vec<(Option<UnitIx>, HexIx)> =
        serving.filter(|(hq, hex)| groups.iter().any(|group| open(group, *hq, *hex))).collect();
    let hexes: Vec<HexIx> = serving.iter().map(|(_, hex)| *hex).collect();
    let in_touch = lines.joined(&hexes, &rear(data, state, side));
    let mut found = Vec::new();
    for ((hq, hex), in_touch) in serving.into_iter().zip(in_touch) {
        let in_supply = hq.is_none_or(|hq| supplied.contains(hq));
        let helps = |group: &Group| in_supply && !group.hq_for_supply || in_touch && !group.hq_for_word;
        let asking: Vec<usize> =
            (0..groups.len()).filter(|index| helps(&groups[*index]) && open(&groups[*index], hq, hex)).collect();
        let hexes: Vec<HexIx> = asking.iter().map(|index| groups[*index].hex).collect();
        lines.lengths(hex, word.max(supply), &hexes, &mut found);
        for (index, length) in asking.iter().zip(&found) {
            let (group, Some(length)) = (&mut groups[*index], *length) else { continue };
            group.hq_for_supply |= length <= supply && in_supply;
            group.hq_for_word |= length <= word && (in_touch || hq.is_none());
        }
    }
}

/// 10.52, 10.8, 10.81: units out of supply.
fn unsupplied(data: &Data, state: &State, groups: &[Group], depots: &[UnitIx]) -> Units {
    let kinds = &data.roster.kinds;
    let mut os = Units::NONE;
    let mut wanting: [Vec<(UnitIx, u64)>; 2] = Default::default();
    for group in groups.iter().filter(|group| !group.at_source) {
        let asked = group.units.without(kinds.hq).without(state.landed);
        os = os.or(asked);
        let linked = data.board.near_road.contains(group.hex) && group.hq_for_supply;
        if linked && group.source {
            os = os.without(asked);
        } else if linked {
            for unit in asked.iter() {
                wanting[usize::from(customer(data, unit) == Customer::Support)].push((unit, group.depots));
            }
        }
    }
    let [combat, support] = wanting;
    let served = serve_units(data, state, Customer::Combat, &combat, depots);
    let served = served.or(serve_units(data, state, Customer::Support, &support, depots));
    os.without(served)
}

/// 10.6, 10.7: units out of communications.
fn out_of_word(data: &Data, state: &State, side: Side, lines: &mut Lines<'_>, groups: &[Group]) -> Units {
    let plesetskaya = data.board.places.plesetskaya;
    let silent: Vec<&Group> = groups.iter().filter(|group| !group.at_source && !group.hq_for_word).collect();
    let holds = side == Side::Red && state.holds_hex(data, Side::Red, plesetskaya);
    let in_town = |group: &&&Group| holds && data.board.is_town_or_city(group.hex);
    let towns: Vec<HexIx> = silent.iter().filter(in_town).map(|group| group.hex).collect();
    let posts = lines.joined(&towns, &[plesetskaya]);
    let mut oc = Units::NONE;
    for group in silent {
        let post = towns.iter().zip(&posts).any(|(town, joined)| *town == group.hex && *joined);
        if !post {
            oc = oc.or(group.units.without(data.roster.kinds.hq));
        }
    }
    oc
}

/// 4.1, 10.61, 10.82, 10.9: the movement allowance of a unit in its condition.
pub(crate) fn allowance(data: &Data, state: &State, unit: UnitIx) -> u8 {
    let info = data.roster.get(unit);
    // 4.1.b, 10.1: supply never limits these.
    let free = info.is_vessel() || matches!(info.arm, Arm::Depot | Arm::ArmoredTrain | Arm::Aircraft);
    let (os, oc) = (state.os.contains(unit) && !free, state.oc.contains(unit));
    match (os, oc) {
        (true, true) => info.ma.div_ceil(4),
        (false, false) => info.ma,
        _ => info.ma.div_ceil(2),
    }
}

/// 10.5: neither supply nor communications are missing.
pub(crate) fn is_normal(state: &State, unit: UnitIx) -> bool {
    !state.os.contains(unit) && !state.oc.contains(unit)
}

/// Whether the historical script is played (23.1).
pub(crate) fn is_scripted(state: &State) -> bool {
    state.options.plan == Plan::Historical
}

#[cfg(test)]
mod settled;
