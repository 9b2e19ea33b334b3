//! II.D.10, V.K: eliminated units and HQs come back.

use engine::odds::Notes;
use engine::{Breach, Events, Message, Seats};

use crate::control::city_at;
use crate::counters::Arm;
use crate::data::Data;
use crate::factions::{FactionKind, SupplySource};
use crate::ids::{CityIx, CounterIx, Counters, FactionIx, Side, Spot, Whereabouts};
use crate::order::Order;
use crate::place::{Place, Standing};
use crate::places::CitySize;
use crate::procedure::{Frame, Stock};
use crate::sources::{Source, Sources};
use crate::state::State;
use crate::supply::Field;
use crate::{args, armt, command, income, independent, movement, nations, rebuilding, stacking, supply};

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

/// The army of the activation that brings a counter back in a place, none among independent units: its HQ has spent Armt, leads
/// the faction and, but for a HQ, has the place in its radius (V.I.2, V.J.1, V.K.2).
fn rebuilder(data: &Data, state: &State, who: CounterIx, at: Spot) -> Result<Option<usize>, Breach> {
    let Frame::Army { .. } = state.top() else { return Ok(None) };
    let mut refusal = Breach::of("V.I.2", "rossyia-rebuilding-needs-armt");
    for (index, army) in state.activation.armies.iter().enumerate() {
        let Some(hq) = army.hq.filter(|_| armt::allowed(data, army).replacements) else { continue };
        if !nations::obeys(data, state, who, state.faction(data, data.counter_of(hq))) {
            refusal = Breach::of("V.K.2", "rossyia-another-faction").with("unit", args::counter(who));
        } else if data.unit(who).is_some() && supply::command_field(data, state, hq).to(at).is_none() {
            refusal = Breach::of("V.K.2", "rossyia-city-out-of-range").with("place", args::spot(at));
        } else {
            return Ok(Some(index));
        }
    }
    Err(refusal)
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

/// The clause by which a counter comes back: where its faction has places of its own, or by its price (V.K.4 to V.K.10).
fn rebuilt_by(data: &Data, state: &State, counter: CounterIx, at: Spot) -> &'static str {
    let faction = state.faction(data, counter);
    let Some(unit) = data.unit(counter) else { return "V.K.10" };
    let own = data.factions[faction.index()].cites.rebuilt;
    if let Some(own) = own.filter(|_| nations::is_rebuilt_in(data, state, faction, at)) {
        return own.0;
    }
    match unit.arm {
        _ if nations::payer(data, state, counter) != faction => "N.czechs.9",
        Arm::Infantry | Arm::Cavalry if data.factions[faction.index()].kind == FactionKind::Red => "V.K.5",
        Arm::Infantry | Arm::Cavalry => "V.K.4",
        Arm::Air | Arm::Motorized => "V.K.9",
        _ => "V.K.8",
    }
}

/// Whether a counter may come back in a place (V.K).
pub(crate) fn check(data: &Data, state: &State, side: Side, who: CounterIx, at: Spot) -> Result<(), Breach> {
    let refuse = |clause: &'static str, id: &'static str| Err(Breach::of(clause, id).with("unit", args::counter(who)));
    let faction = state.faction(data, who);
    if state.player[faction] != Some(side) {
        return refuse("V.K.4", "rossyia-not-yours");
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
    if let Whereabouts::Hex(hex) = data.ids.whereabouts(at)
        && movement::is_occupied(state, side, hex)
    {
        return Err(Breach::of("VI.D.9", "rossyia-enemy-in-the-way").with("place", args::spot(at)));
    }
    rebuilder(data, state, who, at)?;
    check_points(state, stock, price)?;
    stacking::check_end(data, state, side, Counters::one(who), at)
}

/// V.K.2, VII.N.8: a city of the faction that produces something and is not isolated; without a HQ one that is in supply.
fn check_unit_place(data: &Data, state: &State, faction: FactionIx, at: Spot, stock: Stock) -> Result<(), Breach> {
    let refuse = |id: &'static str| Err(Breach::of("V.K.2", id).with("place", args::spot(at)));
    let own = |city: &CityIx| state.holder(*city) == Some(faction);
    if !nations::is_rebuilt_in(data, state, faction, at) {
        let Some(city) = city_at(data, at).filter(own) else { return refuse("rossyia-no-city-of-ours") };
        if income::yields(data, city, faction) == (0, 0) {
            return refuse("rossyia-city-gives-nothing");
        }
        let alone = matches!(state.top(), Frame::Independent { .. });
        if alone && !independent::supplies(data, state, faction, at) {
            return Err(Breach::of("VII.N.8", "rossyia-city-unsupplied").with("place", args::spot(at)));
        }
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

/// A counter comes back; if the HQ can lead one more it is activated at once (V.K.3, V.K.7).
pub(crate) fn rebuild(data: &Data, state: &mut State, who: CounterIx, at: Spot, events: &mut Events<'_>) {
    let stock = stock(data, state, nations::payer(data, state, who), at);
    let price = price(data, state, who).unwrap_or(0);
    let army = rebuilder(data, state, who, at).ok().flatten();
    pay(state, stock, price);
    state.put(data, who, Standing::At(at));
    // Whoever is formed anew has not been attacked (VII.D.2).
    state.was_attacked.remove(who);
    if let Some(army) = army {
        join(data, state, army, who);
    }
    events.tell(Seats::ALL, || {
        let message = Message::by(rebuilt_by(data, state, who, at), "rossyia-rebuilt").with("unit", args::counter(who));
        message.with("place", args::spot(at)).with("cost", args::int(price))
    });
}

/// What a counter costs in a place, what is left in the stock that pays, and whether it is taken under command at once (V.K.3).
pub(crate) fn weigh(data: &Data, state: &State, who: CounterIx, at: Spot, notes: &mut impl Notes) {
    let price = price(data, state, who).unwrap_or(0);
    let told = |clause: &'static str, id: &'static str| Message::by(clause, id).with("unit", args::counter(who));
    let paid = || told(rebuilt_by(data, state, who, at), "rossyia-why-rebuild").with("place", args::spot(at));
    notes.note(paid, price.into());
    rebuilding::note_rest(state, stock(data, state, nations::payer(data, state, who), at), price, notes);
    let army = rebuilder(data, state, who, at).ok().flatten();
    if army.is_some_and(|index| joins(data, state, index, who)) {
        notes.note(|| told("V.C.4", "rossyia-why-joins"), 0);
    }
}

/// Counters that could come back now, and where: what can be paid for, in the cities and places of those who are at work.
pub(crate) fn orders(data: &Data, state: &State, side: Side, out: &mut Vec<Order>) {
    let gone = state.placed(Place::of(Standing::Eliminated)).without(state.beyond_rebuilding);
    if gone.is_empty() {
        return;
    }
    let alone = matches!(state.top(), Frame::Independent { .. });
    let hqs = state.activation.armies.iter().filter(|army| !alone && armt::allowed(data, army).replacements);
    let fields: Vec<(FactionIx, Field)> = hqs
        .filter_map(|army| army.hq)
        .map(|hq| (state.faction(data, data.counter_of(hq)), supply::command_field(data, state, hq)))
        .collect();
    for who in gone.iter() {
        let faction = state.faction(data, who);
        let payer = nations::payer(data, state, who);
        let Some(price) = price(data, state, who).filter(|_| state.player[faction] == Some(side)) else { continue };
        let led = |of: FactionIx| nations::obeys(data, state, who, of);
        if !alone && !fields.iter().any(|(of, _)| led(*of)) {
            continue;
        }
        let within = |at: Spot| fields.iter().any(|(of, field)| led(*of) && field.to(at).is_some());
        let near = |at: Spot| alone || data.unit(who).is_none() || within(at);
        let paid = |at: Spot| price <= rebuilding::left(state, stock(data, state, payer, at));
        let cities = data.cities.iter().map(|city| city.spot);
        let own = nations::rebuilt_outside_cities(data, state, faction);
        let own = own.iter().map(|hex| data.ids.at_hex(hex)).filter(|at| paid(*at));
        let named = data.factions[faction.index()].sources.iter().filter_map(|source| match source {
            SupplySource::Box(of) if data.unit(who).is_none() => Some(data.ids.in_box(*of)),
            _ => None,
        });
        let places = cities.chain(named).filter(|at| paid(*at)).chain(own);
        out.extend(places.filter(|at| near(*at)).map(|at| Order::Rebuild(who, at)));
    }
}

/// Whether the HQ of an army can lead one unit more, and one of its arm (V.K.3, VI.I.1).
fn joins(data: &Data, state: &State, index: usize, unit: CounterIx) -> bool {
    let army = &state.activation.armies[index];
    let together = army.units.or(Counters::one(unit));
    data.unit(unit).is_some() && army.hq.is_some_and(|hq| command::check_army(data, state, hq, together).is_ok())
}

/// V.K.3: it is taken under command if it can be.
fn join(data: &Data, state: &mut State, index: usize, unit: CounterIx) {
    if joins(data, state, index, unit) {
        state.activation.armies[index].units.insert(unit);
        state.played.insert(unit);
    }
}
