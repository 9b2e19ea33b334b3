//! 11.3 Depots shared out: as many as possible are served, and the owner's choice, failing it the stronger, first.

use std::cmp::Reverse;

use crate::counters::UnitIx;
use crate::data::Data;
use crate::sets::Units;
use crate::state::State;

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

/// 11.3.c: put these in the order in which they are served: those who fight, then those whom the owner named, then the
/// stronger; equals stay as they are.
pub(crate) fn in_order(data: &Data, state: &State, fighting: Units, wanting: &mut [(UnitIx, u64)]) {
    wanting.sort_by_key(|(unit, _)| {
        let (fights, named) = (fighting.contains(*unit), state.rationed.contains(*unit));
        (!fights, !named, Reverse(state.strength(data, *unit)))
    });
}

/// Serve these units from depots: who gets one.
pub(super) fn serve_units(
    data: &Data,
    state: &State,
    customer: Customer,
    fighting: Units,
    mut wanting: Vec<(UnitIx, u64)>,
    depots: &[UnitIx],
) -> Units {
    let room: Vec<u8> = depots.iter().map(|depot| capacity(data, state, *depot, customer)).collect();
    wanting.retain(|(_, depots)| *depots != 0);
    in_order(data, state, fighting, &mut wanting);
    let wants: Vec<u64> = wanting.iter().map(|(_, depots)| *depots).collect();
    let served = serve(&wants, &room);
    Units::of(wanting.iter().zip(served).filter(|(_, served)| *served).map(|((unit, _), _)| *unit))
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
