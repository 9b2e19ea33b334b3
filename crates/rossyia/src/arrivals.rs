//! II.E.2, II.E.3, X.pool: reinforcements, drawn and by schedule; overflow, lost arrival places, delays.

use engine::{Breach, Dice, Events, Index, Interrupt, Message, Seat, Seats};
use hexmap::HexIx;

use crate::counters::Pool;
use crate::data::Data;
use crate::effects::{Held, Then};
use crate::factions::SupplySource;
use crate::ids::{CityIx, CounterIx, Counters, FactionIx, Side, Spot, Whereabouts};
use crate::place::{Place, Standing};
use crate::politics::ongoing;
use crate::scenarios::{Arrival, Reinforcement};
use crate::state::State;
use crate::{args, control, seats, stacking, supply, zones};

/// Where something is to be put.
enum Destination<'d> {
    /// In this place.
    Place(Spot),
    /// In one of these cities (II.E.4).
    Cities(&'d [CityIx]),
    /// In hexes of a zone of the owner's choice.
    Choice(&'d Arrival),
    /// As near as can be to this lost place (II.E.11).
    Nearest(Spot),
}

/// The entry of the schedule that brings a counter this turn.
fn entry<'d>(data: &'d Data, state: &State, counter: CounterIx) -> Option<&'d Reinforcement> {
    let brings = |one: &&Reinforcement| {
        let hqs = one.hq.iter().map(|&hq| data.counter_of(hq));
        one.turn == state.turn && hqs.chain(one.units.iter().copied()).any(|listed| listed == counter)
    };
    state.scenario(data).reinforcements.iter().find(brings)
}

/// Where a counter that is due has to be put.
fn destination<'d>(data: &'d Data, state: &State, counter: CounterIx) -> Option<Destination<'d>> {
    Some(match state.place[counter].standing() {
        Standing::Due(spot) => Destination::Place(spot),
        Standing::Delayed(from) if state.returning.contains(counter) => Destination::Nearest(from),
        Standing::Drawn => match entry(data, state, counter) {
            Some(entry) => Destination::Choice(&entry.at),
            None => {
                let draw = state.scenario(data).draws.iter().find(|draw| draw.turn == state.turn)?;
                Destination::Cities(&draw.at)
            }
        },
        _ => return None,
    })
}

/// The counters of a side that have still to be placed.
pub(crate) fn due(data: &Data, state: &State, side: Side) -> Counters {
    let of = |counter: &CounterIx| {
        state.place[*counter].is_coming()
            && state.side(data, *counter) == Some(side)
            && destination(data, state, *counter).is_some()
    };
    Counters::of(data.ids.all::<CounterIx>().filter(of))
}

/// What the turn brings: delayed ones, the schedule, the draws (II.E.1, II.E.4, II.E.11).
pub(crate) fn bring(data: &Data, state: &mut State, dice: &mut Dice, events: &mut Events<'_>) -> Result<(), Interrupt> {
    let waits = |counter: &CounterIx| matches!(state.place[*counter].standing(), Standing::Delayed(_));
    let delayed: Vec<CounterIx> = data.ids.all::<CounterIx>().filter(waits).collect();
    state.returning = Counters::of(delayed);
    // While there is no place for them they wait.
    let homeless = |counter: &CounterIx| places(data, state, *counter).is_empty();
    state.returning = state.returning.without(Counters::of(state.returning.iter().filter(homeless)));

    let turn = state.turn;
    for entry in state.scenario(data).reinforcements.iter().filter(|entry| entry.turn == turn) {
        let hqs = entry.hq.iter().map(|&hq| data.counter_of(hq));
        let listed = hqs.chain(entry.units.iter().copied());
        let come = Counters::of(listed.filter(|one| state.place[*one].standing() == Standing::ToCome));
        let come = hold_back(data, state, entry, come, events);
        let Arrival::Place(spot) = entry.at else {
            come.iter().for_each(|counter| state.put(data, counter, Standing::Drawn));
            continue;
        };
        come.iter().for_each(|counter| state.put(data, counter, Standing::Due(spot)));
        if is_lost(data, state, entry.faction, spot) {
            lose_place(data, state, come, spot, events);
        }
    }
    draw(data, state, dice, events)
}

/// Who comes in spite of options that hold reinforcements back: late ones wait near their place, the others never come.
fn hold_back(
    data: &Data,
    state: &mut State,
    entry: &Reinforcement,
    come: Counters,
    events: &mut Events<'_>,
) -> Counters {
    let at = match entry.at {
        Arrival::Place(spot) => Some(spot),
        Arrival::Choice { .. } => None,
    };
    let city = at.and_then(|at| control::city_at(data, at));
    match (ongoing::held_back(data, state, Held::Reinforcements, entry.faction, city), at) {
        (None, _) => return come,
        (Some(Then::Late), Some(at)) => {
            for counter in come.iter() {
                state.put(data, counter, Standing::Delayed(at));
                events.tell(Seats::ALL, || {
                    Message::by("II.E.11", "rossyia-held-back").with("unit", args::counter(counter))
                });
            }
        }
        _ => {
            for counter in come.iter() {
                state.eliminate(data, counter, false);
                events.tell(Seats::ALL, || {
                    Message::by("II.E.13", "rossyia-never-comes").with("unit", args::counter(counter))
                });
            }
        }
    }
    Counters::NONE
}

/// II.E.4, X.pool.1
fn draw(data: &Data, state: &mut State, dice: &mut Dice, events: &mut Events<'_>) -> Result<(), Interrupt> {
    let Some(entry) = state.scenario(data).draws.iter().find(|draw| draw.turn == state.turn) else { return Ok(()) };
    let mut dealt = 0;
    for (pool, count) in [(Pool::Infantry, entry.infantry), (Pool::Cavalry, entry.cavalry)] {
        let places = (dealt..dealt + usize::from(count)).map(|place| entry.at.get(place % entry.at.len().max(1)));
        let open = places.filter(|city| !city.is_some_and(|city| is_barred(data, state, *city))).count();
        dealt += usize::from(count);
        draw_from(data, state, pool, open as u8, dice, events)?;
    }
    let lost = |city: &CityIx| is_lost(data, state, bolsheviks(data), data.cities[city.index()].spot);
    if !entry.at.is_empty() && entry.at.iter().all(lost) {
        let spot = data.cities[entry.at[0].index()].spot;
        let drawn = state.placed(Place::of(Standing::Drawn));
        let drawn = Counters::of(drawn.iter().filter(|unit| entry_is_draw(data, state, *unit)));
        drawn.iter().for_each(|unit| state.put(data, unit, Standing::Due(spot)));
        lose_place(data, state, drawn, spot, events);
    }
    Ok(())
}

/// Whether no reinforcements come in at a city this turn: what would have come there is not drawn (N.finland.11).
fn is_barred(data: &Data, state: &State, city: CityIx) -> bool {
    ongoing::held_back(data, state, Held::Reinforcements, bolsheviks(data), Some(city)).is_some()
}

/// So many units are drawn at random, or as many as the pool has (X.pool.1).
pub(crate) fn draw_from(
    data: &Data,
    state: &mut State,
    pool: Pool,
    count: u8,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<Counters, Interrupt> {
    let mut drawn = Counters::NONE;
    for _ in 0..count {
        let stock = state.placed(Place::of(Standing::Pool));
        let of = |unit: &CounterIx| data.unit(*unit).is_some_and(|unit| unit.pool == Some(pool));
        let left = stock.iter().filter(of).count();
        if left == 0 {
            events.tell(Seats::ALL, || Message::by("X.pool.1", "rossyia-unit-pool-empty"));
            break;
        }
        let index = dice.draw(left as u16, "II.E.4")?;
        if let Some(unit) = stock.iter().filter(of).nth(usize::from(index)) {
            state.put(data, unit, Standing::Drawn);
            drawn.insert(unit);
            events.tell(Seats::ALL, || Message::by("II.E.4", "rossyia-drawn").with("unit", args::counter(unit)));
        }
    }
    Ok(drawn)
}

fn entry_is_draw(data: &Data, state: &State, unit: CounterIx) -> bool {
    entry(data, state, unit).is_none()
}

/// The faction that draws from the pools.
fn bolsheviks(data: &Data) -> FactionIx {
    let red = |one: &crate::factions::Faction| one.kind == crate::factions::FactionKind::Red;
    FactionIx::from_index(data.factions.iter().position(red).unwrap_or(0))
}

/// Whether an arrival place is in enemy hands (II.E.11).
fn is_lost(data: &Data, state: &State, faction: FactionIx, spot: Spot) -> bool {
    let side = state.allegiance[faction];
    side.is_some_and(|side| control::holder(data, state, spot) == Some(side.enemy()))
}

/// II.E.11 to II.E.13: every HQ is delayed; of the units half are, and where there is no choice that is done at once.
fn lose_place(data: &Data, state: &mut State, come: Counters, spot: Spot, events: &mut Events<'_>) {
    for hq in come.and(data.kinds.hqs).iter() {
        state.put(data, hq, Standing::Delayed(spot));
        events.tell(Seats::ALL, || Message::by("II.E.12", "rossyia-delayed").with("unit", args::counter(hq)));
    }
    let units = come.without(data.kinds.hqs);
    if units.len() == 1 {
        units.iter().for_each(|unit| never_comes(data, state, unit, events));
    }
}

fn never_comes(data: &Data, state: &mut State, unit: CounterIx, events: &mut Events<'_>) {
    state.eliminate(data, unit, false);
    events.tell(Seats::ALL, || Message::by("II.E.13", "rossyia-lost-on-the-way").with("unit", args::counter(unit)));
}

/// The first group whose arrival place is lost: its faction, its place, its units (II.E.13).
pub(crate) fn lost_group(data: &Data, state: &State, side: Side) -> Option<(FactionIx, Spot, Counters)> {
    let due = due(data, state, side);
    let lost = |counter: CounterIx| {
        let faction = state.faction(data, counter);
        match state.place[counter].standing() {
            Standing::Due(spot) if is_lost(data, state, faction, spot) => Some((faction, spot)),
            _ => None,
        }
    };
    let (faction, spot) = due.iter().find_map(lost)?;
    Some((faction, spot, Counters::of(due.iter().filter(|counter| lost(*counter) == Some((faction, spot))))))
}

/// II.E.11, II.E.13: as many as half of them come later, as their owner chooses.
pub(crate) fn check_delay(data: &Data, state: &State, side: Side, chosen: Counters) -> Result<(), Breach> {
    let Some((_, spot, units)) = lost_group(data, state, side) else {
        return Err(Breach::of("II.E.11", "rossyia-nobody-is-delayed"));
    };
    let half = units.len() / 2;
    match chosen.without(units).is_empty() && chosen.len() == half {
        true => Ok(()),
        false => Err(Breach::of("II.E.11", "rossyia-delay-half")
            .with("count", args::int(half as i32))
            .with("place", args::spot(spot))),
    }
}

pub(crate) fn delay(data: &Data, state: &mut State, side: Side, chosen: Counters, events: &mut Events<'_>) {
    let Some((_, spot, units)) = lost_group(data, state, side) else { return };
    for unit in units.iter() {
        if chosen.contains(unit) {
            state.put(data, unit, Standing::Delayed(spot));
            events.tell(Seats::ALL, || Message::by("II.E.11", "rossyia-delayed").with("unit", args::counter(unit)));
        } else {
            never_comes(data, state, unit, events);
        }
    }
}

/// The places that are named for a counter that is due, before overflow.
fn named_places(data: &Data, state: &State, counter: CounterIx) -> Vec<Spot> {
    let faction = state.faction(data, counter);
    match destination(data, state, counter) {
        None => Vec::new(),
        Some(Destination::Place(spot)) => vec![spot],
        Some(Destination::Cities(cities)) => {
            let open = cities.iter().filter(|city| !is_barred(data, state, **city));
            let spots = open.map(|city| data.cities[city.index()].spot);
            spots.filter(|spot| !is_lost(data, state, faction, *spot)).collect()
        }
        Some(Destination::Choice(Arrival::Place(spot))) => vec![*spot],
        Some(Destination::Choice(Arrival::Choice { zone, near, free_of })) => {
            let grid = &data.map.grid;
            let close = |hex: &HexIx| {
                near.places.iter().any(|place| match data.ids.whereabouts(*place) {
                    Whereabouts::Hex(other) => grid.distance(*hex, other) <= u16::from(near.within),
                    Whereabouts::Box(_) => false,
                })
            };
            let free = |hex: &HexIx| data.is_land(*hex) && !state.cache.present[*free_of].contains(*hex);
            let hexes = data.ground.zones[zone.index()];
            hexes.iter().filter(close).filter(free).map(|hex| data.ids.at_hex(hex)).collect()
        }
        Some(Destination::Nearest(from)) => nearest(data, state, faction, from),
    }
}

/// II.E.11: the nearest cities of the faction; without any, those it may use as its own and the boxes that supply it.
pub(crate) fn nearest(data: &Data, state: &State, faction: FactionIx, from: Spot) -> Vec<Spot> {
    let own = |city: &CityIx| state.holder(*city) == Some(faction);
    let used = |city: &CityIx| state.holder(*city).is_some_and(|holder| control::may_use(data, faction, holder));
    let spot = |city: CityIx| data.cities[city.index()].spot;
    let mut spots: Vec<Spot> = data.ids.all::<CityIx>().filter(own).map(spot).collect();
    if spots.is_empty() {
        spots = data.ids.all::<CityIx>().filter(used).map(spot).collect();
        let sources = data.factions[faction.index()].sources.iter();
        spots.extend(sources.filter_map(|source| match source {
            SupplySource::Box(of) => Some(data.ids.in_box(*of)),
            _ => None,
        }));
        spots.retain(|spot| !is_lost(data, state, faction, *spot));
    }
    let far = |spot: &Spot| distance(data, from, *spot);
    let Some(least) = spots.iter().map(far).min() else { return spots };
    spots.retain(|spot| far(spot) == least);
    spots.sort();
    spots.dedup();
    spots
}

/// Hexes between two spots as II.E.11 counts them: a linked box is 1 off, an entry hex is 1 off.
fn distance(data: &Data, a: Spot, b: Spot) -> u16 {
    let grid = &data.map.grid;
    let gates = |spot: Spot| -> Vec<(HexIx, u16)> {
        match data.ids.whereabouts(spot) {
            Whereabouts::Hex(hex) => vec![(hex, 0)],
            Whereabouts::Box(of) => data.map.off_map[of.index()].entries.iter().map(|hex| (*hex, 1)).collect(),
        }
    };
    if a == b {
        return 0;
    }
    if let (Whereabouts::Box(from), Whereabouts::Box(to)) = (data.ids.whereabouts(a), data.ids.whereabouts(b)) {
        let id = &data.map.off_map[to.index()].id;
        if data.map.off_map[from.index()].links.iter().any(|link| link.to == *id) {
            return 1;
        }
    }
    let between = |(from, out): (HexIx, u16)| {
        gates(b).into_iter().map(move |(to, into)| grid.distance(from, to) + out + into).min()
    };
    gates(a).into_iter().filter_map(between).min().unwrap_or(u16::MAX)
}

/// Whether a counter fits in a spot by stacking (II.E.7).
fn fits(data: &Data, state: &State, counters: Counters, faction: FactionIx, spot: Spot) -> bool {
    match data.ids.whereabouts(spot) {
        Whereabouts::Box(_) => true,
        Whereabouts::Hex(hex) => {
            let weight = stacking::weights(data, counters);
            stacking::room(data, state, faction, hex).is_some_and(|room| weight == 0 || weight <= room)
        }
    }
}

/// The hexes that what does not fit in a place may go to (II.E.7, II.E.8).
fn beside(data: &Data, state: &State, faction: FactionIx, spot: Spot) -> Vec<Spot> {
    let (Whereabouts::Hex(hex), Some(side)) = (data.ids.whereabouts(spot), state.allegiance[faction]) else {
        return Vec::new();
    };
    let open = |(direction, to): &(hexmap::Direction, HexIx)| {
        data.is_land(*to)
            && state.scenario(data).holds(&data.map.grid, *to)
            && !data.board.strait[hex.index()].has(*direction)
            && !supply::is_closed(data, state, faction, *to)
            && !zones::bars_crossing(data, state, side, hex, *direction, *to)
            && !state.cache.present[side.enemy()].contains(*to)
            && (!state.in_enemy_zoc(side, *to) || stacking::has_friend(state, side, *to))
    };
    data.map.grid.neighbours(hex).filter(open).map(|(_, to)| data.ids.at_hex(to)).collect()
}

/// Where a counter that is due can be put: where it fits, else beside it, else over the limit (II.E.7 to II.E.9).
pub(crate) fn places(data: &Data, state: &State, counter: CounterIx) -> Vec<Spot> {
    let named = named_places(data, state, counter);
    let roomy = roomy(data, state, counter, &named);
    if roomy.is_empty() { named } else { roomy }
}

/// Of the places named for a counter those where it fits, else the hexes beside them where it does (II.E.7, II.E.8).
fn roomy(data: &Data, state: &State, counter: CounterIx, named: &[Spot]) -> Vec<Spot> {
    let (faction, one) = (state.faction(data, counter), Counters::one(counter));
    let fitting: Vec<Spot> = named.iter().copied().filter(|spot| fits(data, state, one, faction, *spot)).collect();
    if !fitting.is_empty() {
        return fitting;
    }
    let around = named.iter().flat_map(|spot| beside(data, state, faction, *spot));
    let mut around: Vec<Spot> = around.filter(|spot| fits(data, state, one, faction, *spot)).collect();
    around.sort();
    around.dedup();
    around
}

/// Where a counter comes down that nobody places: where there is room, else over the limit, never among another faction (II.E.7
/// to II.E.9, VI.A.9).
pub(crate) fn settle(data: &Data, state: &State, counter: CounterIx, named: &[Spot]) -> Option<Spot> {
    let faction = state.faction(data, counter);
    let strangers = |spot: &Spot| match data.ids.whereabouts(*spot) {
        Whereabouts::Hex(hex) => stacking::is_mixed(data, state, faction, hex),
        Whereabouts::Box(_) => false,
    };
    let rails = |spot: &Spot| match data.ids.whereabouts(*spot) {
        Whereabouts::Hex(hex) => !data.kinds.trains.contains(counter) || data.ground.rail.contains(hex),
        Whereabouts::Box(_) => true,
    };
    let room = roomy(data, state, counter, named).into_iter().find(rails);
    room.or_else(|| named.iter().copied().find(|spot| !strangers(spot)))
}

/// Whether arrivals can be placed so.
pub(crate) fn check_place(
    data: &Data,
    state: &State,
    side: Side,
    seat: Seat,
    who: Counters,
    at: Spot,
) -> Result<(), Breach> {
    let due = due(data, state, side);
    let Some(first) = who.first() else { return Err(Breach::plain("rossyia-nobody-named")) };
    if let Some(stranger) = who.without(due).first() {
        return Err(Breach::of("II.E.1", "rossyia-not-due").with("unit", args::counter(stranger)));
    }
    if lost_group(data, state, side).is_some() {
        return Err(Breach::of("II.E.11", "rossyia-say-who-is-delayed"));
    }
    let faction = state.faction(data, first);
    if seats::commander(data, state, faction).is_some_and(|commander| commander != seat) {
        return Err(Breach::of("X.sides.2", "rossyia-not-your-troops").with("unit", args::counter(first)));
    }
    let mut later = *state;
    for counter in who.iter() {
        if state.faction(data, counter) != faction {
            return Err(Breach::of("VI.A.9", "rossyia-factions-apart"));
        }
        if !places(data, &later, counter).contains(&at) {
            let refusal = Breach::of("II.E.7", "rossyia-not-placed-there");
            return Err(refusal.with("unit", args::counter(counter)).with("place", args::spot(at)));
        }
        later.put(data, counter, Standing::At(at));
    }
    Ok(())
}

/// Which rule lets a counter come to a spot: over the limit, in a ZOC where a friend stands, or as is due (II.E.8, II.E.9).
fn placed_by(data: &Data, state: &State, counter: CounterIx, at: Spot) -> &'static str {
    let (Whereabouts::Hex(hex), faction) = (data.ids.whereabouts(at), state.faction(data, counter)) else {
        return "II.E.1";
    };
    if !fits(data, state, Counters::one(counter), faction, at) {
        return "II.E.9";
    }
    let freed = state.allegiance[faction]
        .is_some_and(|side| state.in_enemy_zoc(side, hex) && stacking::has_friend(state, side, hex));
    if freed { "II.E.8" } else { "II.E.1" }
}

pub(crate) fn place(data: &Data, state: &mut State, who: Counters, at: Spot, events: &mut Events<'_>) {
    for counter in who.iter() {
        let clause = placed_by(data, state, counter, at);
        state.put(data, counter, Standing::At(at));
        state.returning.remove(counter);
        events.tell(Seats::ALL, || {
            Message::by(clause, "rossyia-arrives").with("unit", args::counter(counter)).with("place", args::spot(at))
        });
    }
}

/// Put down one counter that leaves its owner no choice; whether there was one.
pub(crate) fn place_without_choice(data: &Data, state: &mut State, side: Side, events: &mut Events<'_>) -> bool {
    if lost_group(data, state, side).is_some() {
        return false;
    }
    let due = due(data, state, side);
    for counter in due.iter() {
        let Destination::Place(spot) = destination(data, state, counter).unwrap_or(Destination::Cities(&[])) else {
            continue;
        };
        // Whoever is due in the same place and does not fit is the owner's to choose.
        let faction = state.faction(data, counter);
        let together =
            |other: &CounterIx| state.place[*other] == state.place[counter] && state.faction(data, *other) == faction;
        let group = Counters::of(due.iter().filter(together));
        if fits(data, state, group, faction, spot) {
            place(data, state, group, spot, events);
            return true;
        }
    }
    false
}
