//! V.K: eliminated units and HQs come back.

use engine::{Breach, Events, Message, Seats};

use crate::control::city_at;
use crate::counters::Arm;
use crate::data::Data;
use crate::factions::FactionKind;
use crate::ids::{CityIx, CounterIx, Counters, FactionIx, Side, Spot};
use crate::place::Standing;
use crate::places::CitySize;
use crate::procedure::{Frame, Stock};
use crate::sources::{Source, Sources};
use crate::state::State;
use crate::{args, armt, command, nations, rebuilding, stacking, supply};

/// The stock that pays in a place: the faction's, or that of an isolated city (V.J.5, V.K.2, II.D.12).
fn stock(data: &Data, state: &State, faction: FactionIx, at: Spot) -> Stock {
    match city_at(data, at).filter(|city| state.isolated.contains(*city)) {
        Some(city) => Stock::City(city),
        None => Stock::Faction(faction),
    }
}

fn pay(state: &mut State, stock: Stock, points: u8) {
    let purse = match stock {
        Stock::Faction(faction) => &mut state.pr[faction],
        Stock::City(city) => &mut state.own[city].pr,
    };
    *purse = purse.saturating_sub(points);
}

fn check_points(state: &State, stock: Stock, price: u8) -> Result<(), Breach> {
    let left = rebuilding::left(state, stock);
    match price <= left {
        true => Ok(()),
        false => {
            Err(Breach::of("V.K.7", "rossyia-too-few-pr").with("cost", args::int(price)).with("left", args::int(left)))
        }
    }
}

/// V.J.1, V.I.2: the HQ at work has spent Armt, or independent units are being played.
fn check_segment(data: &Data, state: &State) -> Result<(), Breach> {
    let Frame::Army { .. } = state.top() else { return Ok(()) };
    match armt::allowed(data, state.activation.army()).replacements {
        true => Ok(()),
        false => Err(Breach::of("V.I.2", "rossyia-rebuilding-needs-armt")),
    }
}

/// What it costs to rebuild a counter; none for one that never comes back (V.K.4 to V.K.10).
pub(crate) fn price(data: &Data, state: &State, counter: CounterIx) -> Option<u8> {
    let table = &data.tables.rebuild;
    let Some(unit) = data.unit(counter) else { return Some(table.hq) };
    // The pools are those of the Bolsheviks; Makhno has none (X.makhno.4).
    let red = data.factions[state.faction(data, counter).index()].kind == FactionKind::Red;
    Some(match unit.arm {
        Arm::ArmoredTrain => return None,
        Arm::Air => table.arm.air,
        _ if red && table.bolshevik_needs_shock && unit.shock == 0 => return None,
        Arm::Infantry | Arm::Cavalry if red => table.bolshevik,
        Arm::Infantry | Arm::Cavalry => unit.steps + table.white_more_than_steps,
        Arm::Artillery => table.arm.artillery,
        Arm::HeavyArtillery => table.arm.heavy_artillery,
        Arm::Armor => table.arm.armor,
        Arm::Engineer => table.arm.engineer,
        Arm::Motorized => table.arm.motorized,
    })
}

/// Whether a counter may come back in a place (V.K).
pub(crate) fn check(data: &Data, state: &State, side: Side, who: CounterIx, at: Spot) -> Result<(), Breach> {
    let refuse = |clause: &'static str, id: &'static str| Err(Breach::of(clause, id).with("unit", args::counter(who)));
    check_segment(data, state)?;
    let faction = state.faction(data, who);
    if state.player[faction] != Some(side) {
        return refuse("V.K.4", "rossyia-not-yours");
    }
    if let Frame::Army { .. } = state.top()
        && state
            .activation
            .army()
            .hq
            .is_some_and(|hq| !nations::obeys(data, state, who, state.faction(data, data.counter_of(hq))))
    {
        return refuse("V.K.2", "rossyia-another-faction");
    }
    if state.place[who].standing() != Standing::Eliminated || state.beyond_rebuilding.contains(who) {
        return refuse("V.K.1", "rossyia-beyond-rebuilding");
    }
    nations::check_rebuilt(data, state, who)?;
    let Some(price) = price(data, state, who) else { return refuse("V.K.6", "rossyia-never-rebuilt") };
    let stock = stock(data, state, nations::payer(data, state, who), at);
    match data.hq_of(who) {
        Some(_) => check_hq_place(data, state, side, faction, at)?,
        None => check_unit_place(data, state, nations::payer(data, state, who), at, stock)?,
    }
    check_points(state, stock, price)?;
    stacking::check_end(data, state, side, Counters::one(who), at)
}

/// V.K.2: a city of the faction that produces something, in the radius of the HQ at work, and not isolated.
fn check_unit_place(data: &Data, state: &State, faction: FactionIx, at: Spot, stock: Stock) -> Result<(), Breach> {
    let refuse = |id: &'static str| Err(Breach::of("V.K.2", id).with("place", args::spot(at)));
    let own = |city: &CityIx| state.holder(*city) == Some(faction);
    if !nations::is_rebuilt_in(data, state, faction, at) {
        let Some(city) = city_at(data, at).filter(own) else { return refuse("rossyia-no-city-of-ours") };
        let info = &data.cities[city.index()];
        if info.pr == 0 && info.rail == 0 {
            return refuse("rossyia-city-gives-nothing");
        }
    }
    let hq = state.activation.army().hq.filter(|_| matches!(state.top(), Frame::Army { .. }));
    if hq.is_some_and(|hq| supply::command_field(data, state, hq).to(at).is_none()) {
        return refuse("rossyia-city-out-of-range");
    }
    match matches!(stock, Stock::Faction(_)) && supply::is_isolated(data, state, faction, at) {
        true => refuse("rossyia-city-isolated"),
        false => Ok(()),
    }
}

/// V.K.11: a major city of the side, in supply; without one the place of a special source.
fn check_hq_place(data: &Data, state: &State, side: Side, faction: FactionIx, at: Spot) -> Result<(), Breach> {
    let refuse = |id: &'static str| Err(Breach::of("V.K.11", id).with("place", args::spot(at)));
    let major = |city: &CityIx| data.cities[city.index()].size == CitySize::Major;
    if city_at(data, at).is_some_and(|city| major(&city) && state.city_side(city) == Some(side)) {
        return match supply::source_distance(data, state, faction, at) {
            Some(_) if !supply::is_isolated(data, state, faction, at) => Ok(()),
            _ => refuse("rossyia-city-isolated"),
        };
    }
    let has_major = data.ids.all::<CityIx>().any(|city| major(&city) && state.holder(city) == Some(faction));
    let kind = Sources::of(data, state, faction).and_then(|mut sources| sources.kind(at));
    match !has_major && matches!(kind, Some(Source::Open | Source::Named)) {
        true => Ok(()),
        false => refuse("rossyia-no-major-city"),
    }
}

/// A counter comes back; within the capacity of the HQ it is activated at once (V.K.3, V.K.7).
pub(crate) fn rebuild(data: &Data, state: &mut State, who: CounterIx, at: Spot, events: &mut Events<'_>) {
    let stock = stock(data, state, nations::payer(data, state, who), at);
    let price = price(data, state, who).unwrap_or(0);
    pay(state, stock, price);
    state.put(data, who, Standing::At(at));
    join(data, state, who);
    events.tell(Seats::ALL, || {
        let message = Message::by("V.K.2", "rossyia-rebuilt").with("unit", args::counter(who));
        message.with("place", args::spot(at)).with("cost", args::int(price))
    });
}

/// V.K.3: it is taken under command if the HQ can lead one more.
fn join(data: &Data, state: &mut State, unit: CounterIx) {
    let Frame::Army { .. } = state.top() else { return };
    let army = state.activation.army_mut();
    let Some(hq) = army.hq.filter(|_| data.unit(unit).is_some()) else { return };
    if command::counted(data, army.units) < usize::from(data.hqs[hq.index()].capacity) {
        army.units.insert(unit);
        state.played.insert(unit);
    }
}
