//! VI.F.9, X.supply.3: rail movement on the network of a faction.

use engine::{Breach, Events, Interrupt, Message, Seats};
use hexmap::HexIx;

use crate::control::{self, may_use};
use crate::counters::Arm;
use crate::data::Data;
use crate::ids::{CityIx, CounterIx, Counters, FactionIx, Side, Spot, Spots, Whereabouts};
use crate::order::Order;
use crate::places::WeatherZone;
use crate::politics::ongoing;
use crate::procedure::{Condition, Frame};
use crate::state::State;
use crate::{air, args, armt, independent, movement, nations, stacking, trains};

/// Rail points that a counter costs (VI.F.2 to VI.F.4).
pub(crate) fn points(data: &Data, counter: CounterIx) -> u8 {
    let Some(unit) = data.unit(counter) else { return data.tables.rail.hq };
    let step = &data.tables.rail.step;
    let each = match unit.arm {
        Arm::Infantry => step.infantry,
        Arm::Cavalry => step.cavalry,
        Arm::Artillery => step.artillery,
        Arm::HeavyArtillery => step.heavy_artillery,
        Arm::Engineer => step.engineer,
        Arm::Armor => step.armor,
        Arm::Motorized => step.motorized,
        Arm::ArmoredTrain => data.tables.rail.armored_train,
        Arm::Air => 0,
    };
    each * unit.steps
}

/// The clause of what a counter costs (VI.F.2 to VI.F.4); a reduced one costs as much (VII.B.3).
pub(crate) fn priced_by(data: &Data, state: &State, counter: CounterIx) -> &'static str {
    match data.unit(counter).map(|unit| unit.arm) {
        None => "VI.F.4",
        Some(_) if state.hits[counter] > 0 => "VII.B.3",
        Some(Arm::Infantry | Arm::Engineer) => "VI.F.2",
        Some(_) => "VI.F.3",
    }
}

/// Whose Rail points are spent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Purse {
    Faction(FactionIx),
    /// An isolated city has its own (II.C.6).
    City(CityIx),
}

impl Purse {
    /// Who pays for a journey of a faction from a spot (N.czechs.7, X.allies.1).
    pub(crate) fn of(data: &Data, state: &State, faction: FactionIx, from: Spot) -> Purse {
        if let Some(city) = control::city_at(data, from).filter(|city| state.isolated.contains(*city)) {
            return Purse::City(city);
        }
        let info = &data.factions[faction.index()];
        let drawn = info.city_income_to.map(|to| match data.weather_zone(from) {
            WeatherZone::North => to.north,
            WeatherZone::South => to.south,
        });
        Purse::Faction(info.travels_for.or(drawn).unwrap_or(faction))
    }

    fn left(self, state: &State) -> u8 {
        match self {
            Purse::Faction(faction) => state.rail_points[faction],
            Purse::City(city) => state.own[city].rail,
        }
    }

    fn pay(self, state: &mut State, points: u8) {
        let purse = match self {
            Purse::Faction(faction) => &mut state.rail_points[faction],
            Purse::City(city) => &mut state.own[city].rail,
        };
        *purse = purse.saturating_sub(points);
    }
}

/// Whether a rail hex is of the network that a faction uses (VI.F.11, X.supply.3).
pub(crate) fn is_own(data: &Data, state: &State, faction: FactionIx, hex: HexIx) -> bool {
    let holder = data.board.rail_at[hex.index()].and_then(|rail| state.rail[rail]);
    holder.is_some_and(|holder| may_use(data, faction, holder))
}

/// Whether trains of a side pass a hex: no enemy, and no enemy ZOC but where a friend who does not travel stands (VI.F.6,
/// VI.F.7).
fn check_free(data: &Data, state: &State, side: Side, travellers: Counters, hex: HexIx) -> Result<(), Breach> {
    let at = args::spot(data.ids.at_hex(hex));
    if movement::is_occupied(state, side, hex) && !nations::greens::lets_pass(data, state, side.enemy(), hex) {
        return Err(Breach::of("VI.D.9", "rossyia-enemy-in-the-way").with("place", at));
    }
    // VIII.B.11
    if air::is_interdicted(state, hex) {
        return Err(Breach::of("VIII.B.11", "rossyia-rail-interdicted").with("place", at));
    }
    if ongoing::partisans(data, state, hex) {
        return Err(Breach::of("X.options.1", "rossyia-rail-partisans").with("place", at));
    }
    let friends = state.in_hex(data, side, hex).without(travellers);
    match state.in_enemy_zoc(side, hex) && friends.is_empty() {
        true => Err(Breach::of("VI.F.6", "rossyia-rail-in-zoc").with("place", at)),
        false => Ok(()),
    }
}

/// Whether units may travel by rail as ordered (VI.F).
pub(crate) fn check(data: &Data, state: &State, who: Counters, path: &[Spot]) -> Result<(), Breach> {
    let at = movement::check_group(data, state, who)?;
    let (Some(first), Some(&last)) = (who.first(), path.last()) else {
        return Err(Breach::of("VI.D.3", "rossyia-no-path"));
    };
    let Some(side) = state.side(data, first) else { return Err(Breach::plain("rossyia-nobody-named")) };
    for unit in who.iter() {
        let refuse =
            |clause: &'static str, id: &'static str| Err(Breach::of(clause, id).with("unit", args::counter(unit)));
        if data.kinds.air.contains(unit) {
            return refuse("VIII.B.1", "rossyia-aircraft-fly");
        }
        if data.kinds.trains.contains(unit) {
            return refuse("VIII.A.6", "rossyia-train-runs-alone");
        }
        if state.railed.contains(unit) {
            return refuse("VI.F.10", "rossyia-went-by-rail");
        }
        if state.spent[unit] > 0 || state.shipped.contains(unit) || state.marched.contains(unit) {
            return refuse("VI.F.5", "rossyia-moved-before-entraining");
        }
        check_armt(data, state, unit)?;
        independent::check_supplied(data, state, unit, last, "VII.N.10")?;
    }
    check_way(data, state, who, at, path)?;
    // N.greens.19: whoever lets trains pass lets nobody stay.
    if let Whereabouts::Hex(hex) = data.ids.whereabouts(last)
        && movement::is_occupied(state, side, hex)
    {
        return Err(Breach::of("VI.D.9", "rossyia-enemy-in-the-way").with("place", args::spot(last)));
    }
    let faction = state.faction(data, first);
    nations::check_journey(data, state, who, at, last)?;
    let price: u8 = who.iter().map(|unit| points(data, unit)).sum();
    let left = Purse::of(data, state, faction, at).left(state);
    if price > left {
        return Err(Breach::of("VI.F.1", "rossyia-too-few-rail-points")
            .with("cost", args::int(price))
            .with("left", args::int(left)));
    }
    stacking::check_end(data, state, side, who, last)
}

/// The journeys of a group to wherever track of its network leads, the shortest to each place; some may still be refused.
pub(crate) fn journeys(data: &Data, state: &State, who: Counters) -> Vec<Order> {
    let Ok(at) = movement::check_group(data, state, who) else { return Vec::new() };
    let runs = |unit| data.kinds.trains.contains(unit) || data.kinds.air.contains(unit);
    let able = who.iter().all(|unit| !movement::has_moved(state, unit) && !runs(unit));
    if !able || who.iter().any(|unit| check_armt(data, state, unit).is_err()) {
        return Vec::new();
    }
    let passes = |spot: Spot| check_track(data, state, who, spot).is_ok();
    if !passes(at) {
        return Vec::new();
    }
    let ways = trains::ways(data, at, 0, |_, to| passes(to).then_some(0));
    ways.into_iter().map(|path| Order::Rail(who, path)).collect()
}

/// A journey for somebody in every place, so that a list shows where rail is open; all of them are found by place
/// ([`journeys`]).
pub(crate) fn offers(data: &Data, state: &State, out: &mut Vec<Order>) {
    let mut done = Spots::NONE;
    for unit in movement::movers(data, state).iter() {
        let Some(at) = state.spot(unit).filter(|at| !done.contains(*at)) else { continue };
        let legal = |order: &Order| matches!(order, Order::Rail(who, path) if check(data, state, *who, path).is_ok());
        if let Some(order) = journeys(data, state, Counters::one(unit)).into_iter().find(legal) {
            done.insert(at);
            out.push(order);
        }
    }
}

/// V.I.3, V.H.5: a HQ that spends no Armt sends nobody by rail.
fn check_armt(data: &Data, state: &State, unit: CounterIx) -> Result<(), Breach> {
    let Frame::Army { .. } = state.top() else { return Ok(()) };
    let leads = |army: &&crate::procedure::Army| army.hq.is_some_and(|hq| data.counter_of(hq) == unit);
    let army = state.activation.army_of(unit).or_else(|| state.activation.armies.iter().find(leads));
    if army.is_some_and(|army| armt::allowed(data, army).rail) {
        return Ok(());
    }
    let isolated = army.is_some_and(|army| army.condition == Condition::Isolated);
    let clause = if isolated { "V.H.5" } else { "V.I.3" };
    Err(Breach::of(clause, "rossyia-rail-needs-armt").with("unit", args::counter(unit)))
}

/// Whether a spot is track of the own network, free of enemies and of their ZOC (VI.F.5 to VI.F.8).
fn check_track(data: &Data, state: &State, who: Counters, spot: Spot) -> Result<(), Breach> {
    let Some(first) = who.first() else { return Err(Breach::plain("rossyia-nobody-named")) };
    let (faction, Some(side)) = (state.faction(data, first), state.side(data, first)) else {
        return Err(Breach::plain("rossyia-nobody-named"));
    };
    match data.ids.whereabouts(spot) {
        Whereabouts::Hex(hex) if is_own(data, state, faction, hex) => check_free(data, state, side, who, hex),
        Whereabouts::Hex(_) => Err(Breach::of("VI.F.5", "rossyia-not-our-rail").with("place", args::spot(spot))),
        // No train goes to the enemy (VI.D.9).
        Whereabouts::Box(_) => movement::check_box(data, state, Counters::NONE, side, spot),
    }
}

/// Track all the way.
fn check_way(data: &Data, state: &State, who: Counters, at: Spot, path: &[Spot]) -> Result<(), Breach> {
    check_track(data, state, who, at)?;
    let mut from = at;
    for &to in path {
        let joined = match (data.ids.whereabouts(from), data.ids.whereabouts(to)) {
            (Whereabouts::Hex(here), Whereabouts::Hex(there)) => {
                data.map.grid.direction(here, there).is_some_and(|way| data.board.rail[here.index()].has(way))
            }
            // VIII.D.5
            (Whereabouts::Hex(hex), Whereabouts::Box(of)) | (Whereabouts::Box(of), Whereabouts::Hex(hex)) => {
                data.board.entry_of[hex.index()] == Some(of) && data.board.rail_at[hex.index()].is_some()
            }
            (Whereabouts::Box(_), Whereabouts::Box(_)) => false,
        };
        if !joined {
            return Err(Breach::of("VI.F.5", "rossyia-no-track")
                .with("from", args::spot(from))
                .with("to", args::spot(to)));
        }
        check_track(data, state, who, to)?;
        from = to;
    }
    Ok(())
}

/// The clause that a journey rests on beside the general one: past those who let trains through, where a friend stands, into a
/// box, with the points of others (N.greens.19, VI.F.7, VIII.D.5, N.czechs.7, X.allies.1).
fn travelled_by(data: &Data, state: &State, who: Counters, from: Spot, path: &[Spot]) -> &'static str {
    let Some((faction, side)) = who.first().and_then(|unit| Some((state.faction(data, unit), state.side(data, unit)?)))
    else {
        return "VI.F.1";
    };
    let over = |test: &dyn Fn(HexIx) -> bool| {
        path.iter().any(|spot| matches!(data.ids.whereabouts(*spot), Whereabouts::Hex(hex) if test(hex)))
    };
    match Purse::of(data, state, faction, from) {
        _ if over(&|hex| movement::is_occupied(state, side, hex)) => "N.greens.19",
        _ if over(&|hex| state.in_enemy_zoc(side, hex)) => "VI.F.7",
        _ if path.iter().any(|spot| matches!(data.ids.whereabouts(*spot), Whereabouts::Box(_))) => "VIII.D.5",
        Purse::Faction(payer) if payer == faction => "VI.F.1",
        Purse::Faction(_) if faction == data.nations.czechs.faction => "N.czechs.7",
        Purse::Faction(_) => "X.allies.1",
        Purse::City(_) => "II.C.6",
    }
}

/// The journey is made at once.
pub(crate) fn travel(
    data: &Data,
    state: &mut State,
    who: Counters,
    path: &[Spot],
    events: &mut Events<'_>,
) -> Result<Option<Order>, Interrupt> {
    check(data, state, who, path)?;
    let (Some(first), Some(&to)) = (who.first(), path.last()) else { return Ok(None) };
    let Some(from) = state.spot(first) else { return Ok(None) };
    let price: u8 = who.iter().map(|unit| points(data, unit)).sum();
    Purse::of(data, state, state.faction(data, first), from).pay(state, price);
    state.railed = state.railed.or(who);
    state.moving = Counters::NONE;
    events.tell(Seats::ALL, || {
        let message = Message::by(travelled_by(data, state, who, from, path), "rossyia-travels")
            .with("unit", args::counter(first));
        let message = message.with("others", args::int(who.len() as i32 - 1)).with("from", args::spot(from));
        message.with("to", args::spot(to)).with("cost", args::int(price))
    });
    movement::enter(data, state, who, to, events);
    Ok(None)
}
