//! VII.K.2, VII.K.5, X.retreat: the loser goes back.

use engine::{Breach, Events, Message, Seats};
use hexmap::{Direction, HexIx};

use super::battle::{self, Battle};
use super::{by_sea, losses};
use crate::data::Data;
use crate::ids::{CounterIx, Counters, FactionIx, Side, Spot, Whereabouts};
use crate::order::Order;
use crate::place::Standing;
use crate::procedure::{Bearers, CombatStage, Frame};
use crate::sequence::go_on;
use crate::state::State;
use crate::{args, boxes, control, movement, naval, stacking, supply, trains};

/// The longest way back that the tables can ask for.
const LONGEST: usize = 4;

/// Who goes back, and how far.
#[derive(Debug, Clone, Copy)]
struct Going {
    side: Side,
    faction: FactionIx,
    from: HexIx,
    need: usize,
    /// A train keeps to the rails (X.retreat.5).
    by_rail: bool,
}

impl Going {
    fn of(data: &Data, state: &State, who: Counters) -> Option<Going> {
        let first = who.first()?;
        let table = &data.tables.combat.retreat;
        let need = if state.battle.attacker_beaten { table.attacker } else { table.defender };
        Some(Going {
            side: state.side(data, first)?,
            faction: state.faction(data, first),
            from: state.hex(data, first)?,
            need: usize::from(need).min(LONGEST),
            by_rail: who.meets(&data.kinds.trains),
        })
    }
}

/// Whether a step back is open (VII.K.3, X.retreat.3).
fn check_step(data: &Data, state: &State, going: &Going, from: HexIx, way: Direction, to: HexIx) -> Result<(), Breach> {
    let refuse = |clause: &'static str, id: &'static str| {
        Err(Breach::of(clause, id).with("place", args::spot(data.ids.at_hex(to))))
    };
    if !data.is_land(to) || data.board.strait[from.index()].has(way) {
        return refuse("VII.K.3", "rossyia-water");
    }
    if !state.scenario(data).holds(&data.map.grid, to) {
        return refuse("X.area.1", "rossyia-out-of-the-area");
    }
    if supply::is_closed(data, state, going.faction, to) {
        return refuse("X.retreat.3", "rossyia-closed-country");
    }
    if movement::is_occupied(state, going.side, to) {
        return refuse("VII.K.3", "rossyia-enemy-in-the-way");
    }
    match going.by_rail && !data.board.rail[from.index()].has(way) {
        true => refuse("X.retreat.5", "rossyia-train-off-the-rails"),
        false => Ok(()),
    }
}

/// Calls `found` with every way back of full distance that ends where the faction may stand; `true` from it is enough
/// (X.retreat.2, X.retreat.3).
fn ways(data: &Data, state: &State, going: &Going, found: &mut impl FnMut(&[HexIx]) -> bool) -> bool {
    let mut path = [going.from; LONGEST];
    extend(data, state, going, 0, &mut path, found)
}

fn extend(
    data: &Data,
    state: &State,
    going: &Going,
    gone: usize,
    path: &mut [HexIx; LONGEST],
    found: &mut impl FnMut(&[HexIx]) -> bool,
) -> bool {
    let at = if gone == 0 { going.from } else { path[gone - 1] };
    if gone == going.need {
        return !stacking::is_mixed(data, state, going.faction, at) && found(&path[..gone]);
    }
    for (way, to) in data.map.grid.neighbours(at) {
        // Every hex lies farther off than the last: so the end is as far as it has to be.
        if usize::from(data.map.grid.distance(going.from, to)) != gone + 1 {
            continue;
        }
        if check_step(data, state, going, at, way, to).is_ok() {
            path[gone] = to;
            if extend(data, state, going, gone + 1, path, found) {
                return true;
            }
        }
    }
    false
}

/// Whether a group keeps within the limits of a hex; a second train never does.
fn fits(data: &Data, state: &State, side: Side, who: Counters, hex: HexIx) -> bool {
    let together = state.in_hex(data, side, hex).or(who);
    stacking::weights(data, together) <= stacking::limit(data, hex) && one_train(data, together)
}

fn one_train(data: &Data, together: Counters) -> bool {
    together.and(data.kinds.trains).len() <= usize::from(data.tables.stacking.armored_trains)
}

/// Whether units go back out of a box, where there are no hexes to count (X.box.1).
fn is_in_box(data: &Data, state: &State, who: Counters) -> bool {
    who.first().is_some_and(|unit| state.spot(unit).is_some() && state.hex(data, unit).is_none())
}

/// Whether units have a way back at all (X.retreat.1).
fn has_way(data: &Data, state: &State, who: Counters) -> bool {
    if is_in_box(data, state, who) {
        let sails = |(side, at)| by_sea::carries(data, state, side, who, &[at]);
        return boxes::has_way(data, state, who) || embarks(data, state, who).is_some_and(sails);
    }
    Going::of(data, state, who).is_some_and(|going| {
        let by_land = ways(data, state, &going, &mut |path| {
            path.last().is_some_and(|end| one_train(data, state.in_hex(data, going.side, *end).or(who)))
        });
        by_land || by_sea::carries(data, state, going.side, who, &harbours(data, state, &going))
    })
}

/// Where units could take ship: here, and next to it where their retreat can come to (VII.K.12).
fn harbours(data: &Data, state: &State, going: &Going) -> Vec<Spot> {
    let near = data.map.grid.neighbours(going.from);
    let open = near.filter(|(way, next)| check_step(data, state, going, going.from, *way, *next).is_ok());
    std::iter::once(going.from).chain(open.map(|(_, next)| next)).map(|hex| data.ids.at_hex(hex)).collect()
}

/// Ways back by sea: from here, and from the ports next to it (VII.K.12).
fn sea_ways(data: &Data, state: &State, going: &Going, who: Counters) -> Vec<Vec<Spot>> {
    let here = data.ids.at_hex(going.from);
    let from = |port: Spot| {
        let ports = by_sea::ports(data, state, going.side, who, port).into_iter();
        ports.map(move |to| if port == here { vec![to] } else { vec![port, to] })
    };
    harbours(data, state, going).into_iter().flat_map(from).collect()
}

/// The side of units that are together, and where they are.
fn embarks(data: &Data, state: &State, who: Counters) -> Option<(Side, Spot)> {
    who.first().and_then(|unit| Some((state.side(data, unit)?, state.spot(unit)?)))
}

/// The ports that units in a box could sail to from the port in it (VII.K.12).
fn box_ports(data: &Data, state: &State, who: Counters) -> Vec<Spot> {
    embarks(data, state, who).map_or_else(Vec::new, |(side, at)| by_sea::ports(data, state, side, who, at))
}

/// The voyage of a retreat, if a part of it leads over the sea: the ports where it begins and ends (VII.K.12).
fn sea_leg(data: &Data, state: &State, who: Counters, path: &[Spot]) -> Option<(Spot, Spot)> {
    let first = who.first()?;
    match (state.hex(data, first), path) {
        (Some(hex), _) => by_sea::leg(data, hex, path),
        (None, [to]) if boxes::check_retreat(data, state, who, path).is_err() => {
            control::city_at(data, *to).filter(|city| data.cities[city.index()].port.is_some())?;
            Some((state.spot(first)?, *to))
        }
        _ => None,
    }
}

/// The groups that have still to go, by the hex they stand in; trains by themselves.
fn groups(data: &Data, state: &State) -> Vec<Counters> {
    let mut groups: Vec<Counters> = Vec::new();
    for unit in Battle::to_go(state).iter() {
        let train = data.kinds.trains.contains(unit);
        let same = |group: &Counters| {
            !train
                && group
                    .first()
                    .is_some_and(|first| state.spot(first) == state.spot(unit) && !data.kinds.trains.contains(first))
        };
        match groups.iter().position(same) {
            Some(index) => groups[index].insert(unit),
            None => groups.push(Counters::one(unit)),
        }
    }
    groups
}

/// Whether the loser may choose to go back: everybody has a way; trains find theirs or are lost (X.retreat.1, X.retreat.4).
pub(crate) fn is_possible(data: &Data, state: &State) -> bool {
    let groups = groups(data, state);
    let on_foot = |group: &&Counters| !group.meets(&data.kinds.trains);
    match groups.iter().any(|group| on_foot(&group)) {
        true => groups.iter().filter(on_foot).all(|group| has_way(data, state, *group)),
        false => groups.iter().any(|group| has_way(data, state, *group)),
    }
}

/// Whether a group may go back along a path.
pub(crate) fn check(data: &Data, state: &State, who: Counters, path: &[Spot]) -> Result<(), Breach> {
    let Frame::Combat { stage: CombatStage::Decide | CombatStage::Retreat } = state.top() else {
        return Err(Breach::of("VII.K.1", "rossyia-nobody-goes-back"));
    };
    let to_go = Battle::to_go(state);
    let at = to_go.and(who).first().and_then(|unit| state.spot(unit));
    let along = |counter: CounterIx| {
        data.kinds.hqs.contains(counter) && state.side(data, counter) == Some(state.battle.loser())
    };
    for counter in who.iter() {
        if at.is_none() || state.spot(counter) != at || !to_go.contains(counter) && !along(counter) {
            return Err(Breach::of("VII.K.1", "rossyia-does-not-go-back").with("unit", args::counter(counter)));
        }
    }
    if is_in_box(data, state, who) {
        return match sea_leg(data, state, who, path) {
            Some(leg) => by_sea::check(data, state, state.battle.loser(), who, leg).map(|_| ()),
            None => boxes::check_retreat(data, state, who, path),
        };
    }
    let Some(going) = Going::of(data, state, to_go.and(who)) else {
        return Err(Breach::plain("rossyia-nobody-named"));
    };
    let far = Breach::of("X.retreat.2", "rossyia-full-distance").with("hexes", args::int(going.need as i32));
    let sea = by_sea::leg(data, going.from, path);
    let land = if sea.is_some() { &path[..path.len() - 1] } else { path };
    if land.len() > going.need || sea.is_none() && land.len() < going.need {
        return Err(far);
    }
    let mut from = going.from;
    for &spot in land {
        let Whereabouts::Hex(to) = data.ids.whereabouts(spot) else { return Err(far) };
        let Some(way) = data.map.grid.direction(from, to) else {
            return Err(Breach::of("X.retreat.2", "rossyia-not-adjacent")
                .with("from", args::spot(data.ids.at_hex(from)))
                .with("to", args::spot(spot)));
        };
        check_step(data, state, &going, from, way, to)?;
        from = to;
    }
    if usize::from(data.map.grid.distance(going.from, from)) != land.len() {
        return Err(far);
    }
    if let Some(leg) = sea {
        return by_sea::check(data, state, going.side, who, leg).map(|_| ());
    }
    check_end(data, state, &going, who, from)
}

/// X.retreat.3, VII.K.11
fn check_end(data: &Data, state: &State, going: &Going, who: Counters, end: HexIx) -> Result<(), Breach> {
    let refuse = |clause: &'static str, id: &'static str| {
        Err(Breach::of(clause, id).with("place", args::spot(data.ids.at_hex(end))))
    };
    if stacking::is_mixed(data, state, going.faction, end) {
        return refuse("X.retreat.3", "rossyia-others-there");
    }
    if fits(data, state, going.side, who, end) {
        return Ok(());
    }
    if !one_train(data, state.in_hex(data, going.side, end).or(who)) {
        return refuse("VI.A.8", "rossyia-two-trains");
    }
    // VII.K.4: who can divide to keep within the limits is not forced to exceed them.
    let troops = who.and(data.kinds.combat);
    let mut elsewhere = |path: &[HexIx]| {
        let fits = |hex: HexIx, unit: CounterIx| fits(data, state, going.side, Counters::one(unit), hex);
        path.last().is_some_and(|hex| *hex != end && troops.iter().any(|unit| fits(*hex, unit)))
    };
    match ways(data, state, going, &mut elsewhere) {
        true => refuse("X.retreat.3", "rossyia-room-elsewhere"),
        false => Ok(()),
    }
}

/// Hexes of a path where a group loses a step: in enemy ZOC, and no friend there but those that go back with it (VII.K.6,
/// VII.K.7). ZOC is nothing to a train (VIII.A.7).
fn dear_hexes(data: &Data, state: &State, side: Side, who: Counters, path: &[Spot]) -> u8 {
    if who.and(data.kinds.combat).is_within(&data.kinds.trains) {
        return 0;
    }
    let fleeing = who.or(state.battle.gone).or(Battle::to_go(state));
    let dear = |spot: &&Spot| match data.ids.whereabouts(**spot) {
        Whereabouts::Hex(hex) => {
            let friends = state.in_hex(data, side, hex).without(fleeing).without(data.kinds.air);
            state.in_enemy_zoc(side, hex) && friends.is_empty()
        }
        Whereabouts::Box(_) => false,
    };
    path.iter().filter(dear).count() as u8
}

/// A group goes back; a HQ that would be left alone, or with a train only, goes with it (VII.K.9). It takes no place
/// (X.control.2).
pub(crate) fn go(data: &Data, state: &mut State, who: Counters, path: &[Spot], events: &mut Events<'_>) {
    let (Some(first), Some(&end)) = (who.and(Battle::to_go(state)).first(), path.last()) else { return };
    let (Some(from), Some(side)) = (state.spot(first), state.side(data, first)) else { return };
    let mine = state.at(from).filter(|counter| state.side(data, counter) == Some(side));
    let on_foot = data.kinds.combat.without(data.kinds.trains);
    let who = match mine.without(who).meets(&on_foot) {
        true => who,
        false => who.or(mine.and(data.kinds.hqs).without(trains::riders(data, state, mine))),
    };
    let who = trains::with_riders(data, state, who);
    let sea = sea_leg(data, state, who, path);
    if let Some((voyage, cost)) = sea.and_then(|leg| by_sea::check(data, state, side, who, leg).ok()) {
        naval::pay(state, side, voyage, cost);
    }
    let hits = dear_hexes(data, state, side, who, path) * data.tables.combat.retreat.enemy_zoc_hex;
    for counter in who.iter() {
        state.put(data, counter, Standing::At(end));
    }
    state.battle.gone = state.battle.gone.or(who);
    state.battle.group = who;
    events.tell(Seats::ALL, || {
        let freed = |spot: &Spot| match data.ids.whereabouts(*spot) {
            Whereabouts::Hex(hex) => state.in_enemy_zoc(side, hex),
            Whereabouts::Box(_) => false,
        };
        let clause = match () {
            () if hits > 0 => "VII.K.6",
            () if path.iter().any(freed) => "VII.K.7",
            () if who.meets(&data.kinds.hqs) => "VII.K.9",
            () => "VII.K.1",
        };
        let message = Message::by(clause, "rossyia-retreats").with("unit", args::counter(first));
        let message = message.with("others", args::int(who.len() as i32 - 1));
        message.with("from", args::spot(from)).with("to", args::spot(end)).with("losses", args::int(hits))
    });
    go_on(state, Frame::Combat { stage: CombatStage::Retreat });
    losses::demand(data, state, side, Bearers::Group, hits, events);
}

/// What cannot go after all: a train flees or is lost, others stand where they are and pay for it; whether there was any
/// (X.retreat.1, X.retreat.5).
pub(crate) fn abandon_stranded(data: &Data, state: &mut State, events: &mut Events<'_>) -> bool {
    let Some(group) = groups(data, state).into_iter().find(|group| !has_way(data, state, *group)) else { return false };
    state.battle.gone = state.battle.gone.or(group);
    if group.meets(&data.kinds.trains) {
        if let Some(at) = group.first().and_then(|train| state.spot(train)) {
            trains::flee(state, state.battle.loser(), at);
        }
        return true;
    }
    state.battle.group = group;
    let (side, hits) = (state.battle.loser(), battle::price_of_standing(data, state));
    losses::demand(data, state, side, Bearers::Group, hits, events);
    true
}

/// VIII.A.19: of a stack that is wiped out its train gets away, if it can; whether there is one.
pub(crate) fn trains_flee(data: &Data, state: &mut State) -> bool {
    let left = Battle::defenders_left(state);
    let had_others = !state.battle.defenders.is_within(&data.kinds.trains);
    if left.is_empty() || !left.is_within(&data.kinds.trains) || !had_others || Battle::attackers_left(state).is_empty()
    {
        return false;
    }
    if let (Some(target), Some(side)) = (state.battle.target, state.battle.side) {
        trains::flee(state, side.enemy(), target);
    }
    true
}

/// Ways back: whole groups, then one by one.
pub(crate) fn orders(data: &Data, state: &State, out: &mut Vec<Order>) {
    for group in groups(data, state) {
        push_ways(data, state, group, out);
        if group.len() > 1 {
            group.iter().for_each(|unit| push_ways(data, state, Counters::one(unit), out));
        }
    }
}

/// One way to every end, the one that costs least.
fn push_ways(data: &Data, state: &State, who: Counters, out: &mut Vec<Order>) {
    if is_in_box(data, state, who) {
        boxes::retreats(data, state, who, out);
        out.extend(box_ports(data, state, who).into_iter().map(|to| Order::Retreat(who, vec![to])));
        return;
    }
    let Some(going) = Going::of(data, state, who) else { return };
    let mut best: Vec<(u8, Vec<Spot>)> = Vec::new();
    ways(data, state, &going, &mut |path| {
        let path: Vec<Spot> = path.iter().map(|hex| data.ids.at_hex(*hex)).collect();
        let cost = dear_hexes(data, state, going.side, who, &path);
        match best.iter_mut().find(|(_, known)| known.last() == path.last()) {
            Some(known) if cost < known.0 => *known = (cost, path),
            Some(_) => {}
            None => best.push((cost, path)),
        }
        false
    });
    let by_sea = sea_ways(data, state, &going, who);
    out.extend(best.into_iter().map(|(_, path)| path).chain(by_sea).map(|path| Order::Retreat(who, path)));
}
