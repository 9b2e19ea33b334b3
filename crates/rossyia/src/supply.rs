//! V.D, V.E, V.H, X.supply, X.isolation: sources, lines of communication, the command field, isolation.
//!
//! Everything here is asked of the position as it is now. What an activation found is kept in its
//! [`crate::procedure::Army`].

use hexmap::{Direction, HexIx};

use crate::boxes;
use crate::data::Data;
use crate::ids::{BoxIx, FactionIx, Hexes, HqIx, Side, Spot, Whereabouts};
use crate::nations;
use crate::places::Closed;
use crate::politics::ongoing;
use crate::procedure::Condition;
use crate::sources::{Source, Sources};
use crate::state::State;
use crate::tables::ArmtColumn;

/// Length of a line that leads nowhere.
pub(crate) const BEYOND: u8 = u8::MAX;

/// How far every spot is from where lines begin, counted as V.D.3, V.D.4, V.E.4 and V.E.7 count; [`BEYOND`] where no line
/// leads. Flat and on the stack: a field costs no allocation.
pub(crate) struct Field {
    distance: [u8; 5056],
}

impl Field {
    /// A field that reaches nothing.
    pub(crate) fn none() -> Field {
        Field { distance: [BEYOND; 5056] }
    }

    /// The length of the line to a spot, if one leads there.
    pub(crate) fn to(&self, spot: Spot) -> Option<u8> {
        Some(self.distance[spot.index()]).filter(|hexes| *hexes != BEYOND)
    }

    /// Note the length of the line to a spot.
    pub(crate) fn set(&mut self, spot: Spot, hexes: u8) {
        self.distance[spot.index()] = hexes;
    }
}

/// Whether a line of a faction may enter a hex (X.supply.1, V.D.2, V.E.5, V.E.6).
pub(crate) fn carries(data: &Data, state: &State, faction: FactionIx, hex: HexIx) -> bool {
    let Some(side) = state.allegiance[faction] else { return false };
    if !data.is_land(hex) || !state.scenario(data).holds(&data.map.grid, hex) || is_closed(data, state, faction, hex) {
        return false;
    }
    let enemy = side.enemy();
    let closes = |hex: HexIx| !state.in_hex(data, enemy, hex).without(data.kinds.air).is_empty();
    if state.cache.present[enemy].contains(hex) && closes(hex) && !nations::greens::lets_pass(data, state, enemy, hex) {
        return false;
    }
    !state.in_enemy_zoc(side, hex) || state.cache.present[side].contains(hex)
}

/// Whether a country is closed to a faction now (X.neutral.1).
fn closes(data: &Data, state: &State, country: &Closed, faction: FactionIx) -> bool {
    country.to.is_none_or(|to| to == faction)
        && country.until.is_none_or(|event| !state.events.contains(event))
        && !ongoing::is_open(data, state, country.zone, faction)
}

/// Whether a hex is in a country that is closed to a faction (X.neutral.1, X.war.2).
pub(crate) fn is_closed(data: &Data, state: &State, faction: FactionIx, hex: HexIx) -> bool {
    let holds = |country: &Closed| data.ground.zones[country.zone.index()].contains(hex);
    data.closed.iter().any(|country| closes(data, state, country, faction) && holds(country))
        || state.nations.closed.iter().any(|zone| data.ground.zones[zone.index()].contains(hex))
}

/// All land that is closed to a faction (X.neutral.1).
pub(crate) fn closed(data: &Data, state: &State, faction: FactionIx) -> Hexes {
    let countries = data.closed.iter().filter(|country| closes(data, state, country, faction));
    let zones = countries.map(|country| country.zone).chain(state.nations.closed.iter());
    zones.fold(Hexes::NONE, |all, zone| all.or(data.ground.zones[zone.index()]))
}

/// What a step of a line across a hexside costs; none where it is barred (V.D.4, V.E.7).
fn step(data: &Data, state: &State, side: Side, from: HexIx, direction: Direction) -> Option<u8> {
    let board = &data.board;
    if board.strait[from.index()].has(direction) {
        return None;
    }
    if !board.major[from.index()].has(direction) {
        return Some(1);
    }
    let bridge = board.bridge_on(data.map.grid.side(from, direction));
    let friendly = bridge.is_some_and(|bridge| state.bridge[bridge] == Some(side));
    Some(if friendly { 1 } else { 1 + data.tables.supply.major_river })
}

/// Whether a side can use a box for its lines: the enemy does not hold it (VIII.D.3, X.box.3).
pub(crate) fn box_carries(data: &Data, state: &State, side: Side, of: BoxIx) -> bool {
    let spot = data.ids.in_box(of);
    state.scenario(data).in_play(&data.map.grid, &data.ids, spot) && boxes::holds_out(data, state, side, spot)
}

/// Lines of a faction from these spots, up to a length. Spots where lines begin are not judged.
pub(crate) fn flood(
    data: &Data,
    state: &State,
    faction: FactionIx,
    from: impl IntoIterator<Item = Spot>,
    most: u8,
) -> Field {
    trace(data, state, faction, from, most, |_, _| false)
}

/// The same, near spots first, until `found` says that it is enough.
fn trace(
    data: &Data,
    state: &State,
    faction: FactionIx,
    from: impl IntoIterator<Item = Spot>,
    most: u8,
    mut found: impl FnMut(Spot, u8) -> bool,
) -> Field {
    let mut field = Field::none();
    let Some(side) = state.allegiance[faction] else { return field };
    // Spots by the length of their line, counted round: a step is one hex, or two over a river.
    let mut rounds = [Round::new(), Round::new(), Round::new()];
    for spot in from {
        field.set(spot, 0);
        rounds[0].push(spot);
    }
    for length in 0..=most {
        let mut next = 0;
        while let Some(spot) = rounds[usize::from(length) % 3].get(next) {
            next += 1;
            if field.to(spot) != Some(length) {
                continue;
            }
            if found(spot, length) {
                return field;
            }
            let mut reach = |to: Spot, cost: u8| {
                let far = length.saturating_add(cost);
                if far <= most && field.to(to).is_none_or(|known| far < known) {
                    field.set(to, far);
                    rounds[usize::from(far) % 3].push(to);
                }
            };
            match data.ids.whereabouts(spot) {
                Whereabouts::Hex(hex) => {
                    for (direction, to) in data.map.grid.neighbours(hex) {
                        if let Some(cost) = step(data, state, side, hex, direction)
                            && carries(data, state, faction, to)
                        {
                            reach(data.ids.at_hex(to), cost);
                        }
                    }
                    if let Some(of) = data.board.entry_of[hex.index()].filter(|of| box_carries(data, state, side, *of))
                    {
                        reach(data.ids.in_box(of), 1);
                    }
                }
                Whereabouts::Box(of) => {
                    for &entry in
                        data.map.off_map[of.index()].entries.iter().filter(|hex| carries(data, state, faction, **hex))
                    {
                        reach(data.ids.at_hex(entry), 1);
                    }
                    for &to in data.board.linked[of.index()].iter().filter(|to| box_carries(data, state, side, **to)) {
                        reach(data.ids.in_box(to), 1);
                    }
                }
            }
        }
        rounds[usize::from(length) % 3].clear();
    }
    field
}

/// Spots that lines of one length have come to.
struct Round {
    spots: [Spot; 5056],
    len: usize,
}

impl Round {
    fn new() -> Round {
        Round { spots: [Spot(0); 5056], len: 0 }
    }

    fn push(&mut self, spot: Spot) {
        if let Some(slot) = self.spots.get_mut(self.len) {
            *slot = spot;
            self.len += 1;
        }
    }

    fn get(&self, index: usize) -> Option<Spot> {
        (index < self.len).then(|| self.spots[index])
    }

    fn clear(&mut self) {
        self.len = 0;
    }
}

/// The command field of a HQ: what lies within its range (V.C.1, V.E).
pub(crate) fn command_field(data: &Data, state: &State, hq: HqIx) -> Field {
    let counter = data.counter_of(hq);
    flood(data, state, state.faction(data, counter), state.spot(counter), data.hqs[hq.index()].range)
}

/// How far the nearest source of a faction is from a spot, up to the length that isolation asks for, and of what kind it
/// is (V.D.2, V.H.1).
pub(crate) fn nearest(data: &Data, state: &State, faction: FactionIx, from: Spot) -> Option<(u8, Source)> {
    if boxes::is_abroad(data, state, faction, from) {
        return Some((0, Source::Open));
    }
    let mut sources = Sources::of(data, state, faction)?;
    let mut nearest = None;
    trace(data, state, faction, [from], data.tables.supply.isolation_line, |spot, length| {
        nearest = sources.kind(spot).map(|kind| (length, kind));
        nearest.is_some()
    });
    nearest
}

/// How far the nearest source of a faction is from a spot, up to the length that isolation asks for.
pub(crate) fn source_distance(data: &Data, state: &State, faction: FactionIx, from: Spot) -> Option<u8> {
    nearest(data, state, faction, from).map(|(hexes, _)| hexes)
}

/// The column of the Armt Table for a HQ: the best that a source within its range gives; none where none serves for Armt
/// (V.F.2 to V.F.4).
pub(crate) fn armt_column(data: &Data, state: &State, hq: HqIx) -> Option<ArmtColumn> {
    let counter = data.counter_of(hq);
    let faction = state.faction(data, counter);
    let column = nearest_column(data, state, hq, Sources::for_armt(data, state, faction)?);
    if column != Some(ArmtColumn::Zero) || !ongoing::any_partisans(data, state) {
        return column;
    }
    // Over partisans Armt comes at best as from a hex away.
    match nearest_column(data, state, hq, Sources::short_of_partisans(data, state, faction)?) {
        Some(ArmtColumn::Zero) => column,
        _ => Some(ArmtColumn::One),
    }
}

fn nearest_column(data: &Data, state: &State, hq: HqIx, mut sources: Sources<'_>) -> Option<ArmtColumn> {
    let counter = data.counter_of(hq);
    let faction = state.faction(data, counter);
    let mut column = None;
    trace(data, state, faction, state.spot(counter), data.hqs[hq.index()].range, |spot, length| {
        if length >= 2 && column.is_some() {
            return true;
        }
        match (sources.kind(spot), length) {
            // V.F.4: a river serves whoever stands on its bank.
            (Some(Source::River), 0) => column = Some(data.tables.armt.river_source_column),
            (None | Some(Source::River), _) => {}
            (Some(_), 0) => column = Some(ArmtColumn::Zero),
            (Some(_), 1) => column = Some(ArmtColumn::One),
            (Some(_), _) => column = Some(ArmtColumn::TwoOrMore),
        }
        column.is_some() && !(length == 0 && column != Some(ArmtColumn::Zero))
    });
    column
}

/// Whether what belongs to a faction is isolated at a spot (V.H.1, X.isolation.1).
pub(crate) fn is_isolated(data: &Data, state: &State, faction: FactionIx, at: Spot) -> bool {
    match nearest(data, state, faction, at) {
        None => true,
        Some((0, Source::Open)) => false,
        Some(_) => is_surrounded(data, state, faction, at),
    }
}

/// Whether no line can leave a spot (V.H.1).
fn is_surrounded(data: &Data, state: &State, faction: FactionIx, at: Spot) -> bool {
    let Some(side) = state.allegiance[faction] else { return true };
    match data.ids.whereabouts(at) {
        Whereabouts::Hex(hex) => {
            let entry = data.board.entry_of[hex.index()];
            let open = |(direction, next): (Direction, HexIx)| {
                step(data, state, side, hex, direction).is_some() && carries(data, state, faction, next)
            };
            !data.map.grid.neighbours(hex).any(open) && !entry.is_some_and(|of| box_carries(data, state, side, of))
        }
        Whereabouts::Box(_) => false,
    }
}

/// How a HQ is supplied now (V.D, V.G, V.H).
pub(crate) fn condition(data: &Data, state: &State, hq: HqIx) -> Condition {
    let counter = data.counter_of(hq);
    let faction = state.faction(data, counter);
    let Some(at) = state.spot(counter) else { return Condition::Supplied };
    if ongoing::always_supplied(data, state, counter) {
        return Condition::Supplied;
    }
    match nearest(data, state, faction, at) {
        Some((0, Source::Open)) => Condition::Supplied,
        None => Condition::Isolated,
        Some(_) if is_surrounded(data, state, faction, at) => Condition::Isolated,
        Some((hexes, _)) if hexes <= data.hqs[hq.index()].range => Condition::Supplied,
        Some(_) => Condition::OutOfSupply,
    }
}
