//! V.D, V.E, V.H, X.supply, X.isolation: sources, lines of communication, the command field, isolation.
//!
//! Everything here is asked of the position as it is now. What an activation found is kept in its
//! [`crate::procedure::Army`].

use std::cell::{Cell, RefCell};

use engine::{Index, Message};
use hexmap::{Direction, HexIx};

use crate::cited::Cited;
use crate::data::Data;
use crate::ids::{BoxIx, FactionIx, Hexes, HqIx, Side, Spot, Whereabouts, ZoneIx};
use crate::places::Closed;
use crate::politics::ongoing;
use crate::procedure::Condition;
use crate::sources::{Source, Sources};
use crate::state::State;
use crate::tables::ArmtColumn;
use crate::zones::{self, Crossing};
use crate::{args, boxes};

/// Length of a line that leads nowhere.
pub(crate) const BEYOND: u8 = u8::MAX;

/// Room for something of every spot, as sets of them have it.
const SPOTS: usize = 5056;

/// How far every spot is from where lines begin, counted as V.D.3, V.D.4, V.E.4 and V.E.7 count; [`BEYOND`] where no line
/// leads. Flat and on the stack: a field costs no allocation.
pub(crate) struct Field {
    distance: [u8; SPOTS],
}

impl Field {
    /// A field that reaches nothing.
    pub(crate) fn none() -> Field {
        Field { distance: [BEYOND; SPOTS] }
    }

    /// The length of the line to a spot, if one leads there.
    pub(crate) fn to(&self, spot: Spot) -> Option<u8> {
        Some(self.distance[spot.index()]).filter(|hexes| *hexes != BEYOND)
    }
}

/// Where lines of a faction may lead, worked out once for many hexes (X.supply.1, V.D.2, V.E.5, V.E.6).
#[derive(Clone, Copy)]
pub(crate) struct Lines<'a> {
    pub(crate) data: &'a Data,
    pub(crate) state: &'a State,
    pub(crate) side: Side,
    /// Where they may lead: land in play that no border closes, free of enemies and of enemy ZOC but where a friend stands.
    free: Hexes,
}

impl<'a> Lines<'a> {
    /// Those of a faction; none for one that is on neither side.
    pub(crate) fn of(data: &'a Data, state: &'a State, faction: FactionIx) -> Option<Lines<'a>> {
        let side = state.allegiance[faction]?;
        let lines = Lines { data, state, side, free: open_to(data, state, faction) };
        Some(Lines { free: lines.free.without(lines.enemies()).without(lines.zone()), ..lines })
    }

    /// The same lines as if there were no enemy ZOC, and as if there were no enemies either: for whoever asks what bars one.
    pub(crate) fn unhindered(&self, faction: FactionIx) -> [Lines<'a>; 2] {
        let free = open_to(self.data, self.state, faction);
        [Lines { free: free.without(self.enemies()), ..*self }, Lines { free, ..*self }]
    }

    /// Where enemies stand in the way (V.D.2, N.greens.19).
    fn enemies(&self) -> Hexes {
        let (cache, enemy) = (&self.state.cache, self.side.enemy());
        cache.closes[enemy].without(self.data.ground.rail).or(cache.blocks[enemy])
    }

    /// Where only enemy ZOC is in the way (V.D.2, V.E.6).
    fn zone(&self) -> Hexes {
        let cache = &self.state.cache;
        cache.zoc[self.side.enemy()].without(cache.present[self.side])
    }

    /// Why lines may not enter a spot; none where they may, or where no enemy is the reason (V.D.2, X.box.3).
    pub(crate) fn barred(&self, at: Spot) -> Option<Message> {
        let (clause, id) = match self.data.ids.whereabouts(at) {
            Whereabouts::Hex(hex) if self.carry(hex) => return None,
            Whereabouts::Hex(hex) if self.enemies().contains(hex) => ("V.D.2", "rossyia-line-enemy"),
            Whereabouts::Hex(hex) if self.zone().contains(hex) => ("V.D.2", "rossyia-line-zone"),
            Whereabouts::Hex(_) => return None,
            Whereabouts::Box(of) if box_carries(self.data, self.state, self.side, of) => return None,
            Whereabouts::Box(_) => ("X.box.3", "rossyia-line-enemy"),
        };
        Some(Message::by(clause, id).with("place", args::spot(at)))
    }

    /// Whether a line may enter a hex.
    #[inline]
    pub(crate) fn carry(&self, hex: HexIx) -> bool {
        self.free.contains(hex)
    }

    /// What a step of a line across a hexside costs; none where it is barred (V.D.4, V.E.7).
    #[inline]
    fn step(&self, from: HexIx, direction: Direction) -> Option<u8> {
        match zones::crossing(self.data, self.state, self.side, from, direction) {
            Crossing::Open => Some(1),
            Crossing::River => Some(self.dearest()),
            Crossing::Strait => None,
        }
    }

    /// What the dearest step of a line costs (V.D.4, V.E.7).
    #[inline]
    fn dearest(&self) -> u8 {
        self.data.tables.supply.major_river.saturating_add(1)
    }

    /// The steps that a line can take from a spot to where it is wanted, each with its cost.
    #[inline]
    fn onward(&self, spot: Spot, wanted: impl Fn(Spot) -> bool, mut to: impl FnMut(Spot, u8)) {
        let (data, board) = (self.data, &self.data.board);
        let hex_carries = |hex: HexIx| wanted(data.ids.at_hex(hex)) && self.carry(hex);
        let box_carries = |of: BoxIx| wanted(data.ids.in_box(of)) && box_carries(data, self.state, self.side, of);
        match data.ids.whereabouts(spot) {
            Whereabouts::Hex(hex) => {
                for (index, &next) in board.around[hex.index()].iter().enumerate() {
                    if let Some(next) = next.filter(|next| hex_carries(*next))
                        && let Some(cost) = self.step(hex, Direction::new(index))
                    {
                        to(data.ids.at_hex(next), cost);
                    }
                }
                if let Some(of) = board.entry_of[hex.index()].filter(|of| box_carries(*of)) {
                    to(data.ids.in_box(of), 1);
                }
            }
            Whereabouts::Box(of) => {
                let entries = data.map.off_map[of.index()].entries.iter().filter(|hex| hex_carries(**hex));
                entries.for_each(|hex| to(data.ids.at_hex(*hex), 1));
                let linked = board.linked[of.index()].iter().filter(|next| box_carries(**next));
                linked.for_each(|next| to(data.ids.in_box(*next), 1));
            }
        }
    }

    /// What a step of a line from a spot to one beside it costs; none where no line goes.
    fn cost(&self, from: Spot, to: Spot) -> Option<u8> {
        let mut found = None;
        self.onward(from, |spot| spot == to, |_, cost| found = Some(cost));
        found
    }

    /// The line to a spot that a field has reached, from where the field begins.
    pub(crate) fn way(&self, field: &Field, to: Spot) -> Vec<Spot> {
        let (mut way, mut here) = (vec![to], to);
        while let Some(length) = field.to(here).filter(|length| *length > 0) {
            let before = (0..self.data.spots()).map(Spot::from_index).find(|from| {
                let near = field.to(*from).filter(|near| *near < length);
                near.is_some_and(|near| self.cost(*from, here) == Some(length - near))
            });
            let Some(from) = before else { break };
            way.push(from);
            here = from;
        }
        way.reverse();
        way
    }

    /// Whether no line can leave a spot (V.H.1).
    fn surrounded(&self, at: Spot) -> bool {
        let mut open = matches!(self.data.ids.whereabouts(at), Whereabouts::Box(_));
        self.onward(at, |_| true, |_, _| open = true);
        !open
    }

    /// Lines from these spots up to a length, near spots first, until `found` says that it is enough. Spots where lines begin
    /// are not judged.
    pub(crate) fn trace(
        &self,
        from: impl IntoIterator<Item = Spot>,
        most: u8,
        mut found: impl FnMut(Spot, u8) -> bool,
    ) -> Field {
        let mut field = Field::none();
        let known = Cell::from_mut(&mut field.distance[..]).as_slice_of_cells();
        // Spots by the length of their line, counted round: as far ahead as the dearest step leads.
        let mut rounds = ROUNDS.take();
        let round = usize::from(self.dearest()) + 1;
        rounds.resize_with(round, Vec::new);
        rounds.iter_mut().for_each(Vec::clear);
        for spot in from {
            known[spot.index()].set(0);
            rounds[0].push(spot);
        }
        'lengths: for length in 0..=most {
            let (now, mut next) = (usize::from(length) % round, 0);
            while let Some(&spot) = rounds[now].get(next) {
                next += 1;
                if known[spot.index()].get() != length {
                    continue;
                }
                if found(spot, length) {
                    break 'lengths;
                }
                if length == most {
                    continue;
                }
                let farther = |to: Spot| known[to.index()].get() > length + 1;
                self.onward(spot, farther, |to, cost| {
                    let far = length.saturating_add(cost);
                    if far <= most && far < known[to.index()].get() {
                        known[to.index()].set(far);
                        let then = now + usize::from(cost);
                        rounds[if then < round { then } else { then - round }].push(to);
                    }
                });
            }
            rounds[now].clear();
        }
        ROUNDS.set(rounds);
        field
    }
}

/// Land in play that no border closes to a faction (X.supply.1).
fn open_to(data: &Data, state: &State, faction: FactionIx) -> Hexes {
    closed_zones(data, state, faction)
        .fold(*state.land(data), |open, zone| open.without(data.ground.zones[zone.index()]))
}

thread_local! {
    /// Room for spots that lines have come to, used again and again.
    static ROUNDS: RefCell<Vec<Vec<Spot>>> = RefCell::default();
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
    data.frontiers.contains(hex)
        && data.closed.iter().any(|country| holds(country) && closes(data, state, country, faction))
        || state.nations.closed.iter().any(|zone| data.ground.zones[zone.index()].contains(hex))
}

/// The clause by which a hex is closed to a faction: of its country, or the general one (X.neutral.1).
pub(crate) fn closed_by(data: &Data, state: &State, faction: FactionIx, hex: HexIx) -> &'static str {
    let holds = |country: &&Closed| data.ground.zones[country.zone.index()].contains(hex);
    let country = data.closed.iter().filter(holds).find(|country| closes(data, state, country, faction));
    Cited::or(country.and_then(|country| country.clause), "X.neutral.1")
}

/// The zones that are closed to a faction (X.neutral.1).
fn closed_zones<'a>(data: &'a Data, state: &'a State, faction: FactionIx) -> impl Iterator<Item = ZoneIx> + 'a {
    let countries = data.closed.iter().filter(move |country| closes(data, state, country, faction));
    countries.map(|country| country.zone).chain(state.nations.closed.iter())
}

/// All land that is closed to a faction (X.neutral.1).
pub(crate) fn closed(data: &Data, state: &State, faction: FactionIx) -> Hexes {
    closed_zones(data, state, faction).fold(Hexes::NONE, |all, zone| all.or(data.ground.zones[zone.index()]))
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
    Lines::of(data, state, faction).map_or_else(Field::none, |lines| lines.trace(from, most, |_, _| false))
}

/// Whether two spots are near enough for a line of a length, whoever stands in between: over land, or through a box.
pub(crate) fn is_near(data: &Data, from: Spot, to: Spot, most: u8) -> bool {
    let (Whereabouts::Hex(one), Whereabouts::Hex(other)) = (data.ids.whereabouts(from), data.ids.whereabouts(to))
    else {
        return true;
    };
    let [out, back] = [one, other].map(|hex| u16::from(data.board.to_entry[hex.index()]));
    data.map.grid.distance(one, other).min(out + 2 + back) <= u16::from(most)
}

/// The command field of a HQ: what lies within its range (V.C.1, V.E).
pub(crate) fn command_field(data: &Data, state: &State, hq: HqIx) -> Field {
    let counter = data.counter_of(hq);
    flood(data, state, state.faction(data, counter), state.spot(counter), data.hqs[hq.index()].range)
}

/// Calls what lies within the range of a HQ, near spots first, until `found` says that it is enough (V.C.1, V.E).
pub(crate) fn trace_command(data: &Data, state: &State, hq: HqIx, mut found: impl FnMut(Spot) -> bool) {
    let counter = data.counter_of(hq);
    if let Some(lines) = Lines::of(data, state, state.faction(data, counter)) {
        lines.trace(state.spot(counter), data.hqs[hq.index()].range, |spot, _| found(spot));
    }
}

/// How a spot lies to the sources of a faction.
pub(crate) struct Reached {
    /// How far the nearest source is, up to the length that isolation asks for, and of what kind (V.D.2, V.H.1).
    pub(crate) nearest: Option<(u8, Source)>,
    /// Whether no line can leave the spot, though it has to (V.H.1).
    pub(crate) surrounded: bool,
}

impl Reached {
    /// Whether what is there is isolated (V.H.1, X.isolation.1).
    fn is_isolated(&self) -> bool {
        self.nearest.is_none() || self.surrounded
    }
}

/// How a spot lies to the sources of a faction.
fn reached(data: &Data, state: &State, faction: FactionIx, from: Spot) -> Reached {
    Supply::of(data, state, faction).reached(from)
}

/// What supplies a faction, asked for many places: what was found out of its rail is kept.
pub(crate) struct Supply<'a> {
    data: &'a Data,
    state: &'a State,
    faction: FactionIx,
    /// None for a faction on neither side.
    lines: Option<(Lines<'a>, Sources<'a>)>,
}

impl<'a> Supply<'a> {
    pub(crate) fn of(data: &'a Data, state: &'a State, faction: FactionIx) -> Supply<'a> {
        let lines = Lines::of(data, state, faction).map(|lines| (lines, Sources::along(&lines, faction)));
        Supply { data, state, faction, lines }
    }

    /// How a spot lies to the sources.
    fn reached(&mut self, from: Spot) -> Reached {
        if boxes::is_abroad(self.data, self.state, self.faction, from) {
            return Reached { nearest: Some((0, Source::Open)), surrounded: false };
        }
        let Some((lines, sources)) = &mut self.lines else { return Reached { nearest: None, surrounded: true } };
        let mut nearest = sources.kind(from).map(|kind| (0, kind));
        if nearest.is_none() {
            lines.trace([from], self.data.tables.supply.isolation_line, |spot, length| {
                nearest = sources.kind(spot).map(|kind| (length, kind));
                nearest.is_some()
            });
        }
        Reached { nearest, surrounded: nearest != Some((0, Source::Open)) && lines.surrounded(from) }
    }

    /// Whether what belongs to the faction is isolated at a spot (V.H.1, X.isolation.1).
    pub(crate) fn isolates(&mut self, at: Spot) -> bool {
        self.reached(at).is_isolated()
    }
}

/// The line from a HQ to a spot within its range (V.C.1, V.E).
pub(crate) fn line_of_command(data: &Data, state: &State, hq: HqIx, to: Spot) -> Option<(u8, Vec<Spot>)> {
    let counter = data.counter_of(hq);
    let lines = Lines::of(data, state, state.faction(data, counter))?;
    let field = lines.trace(state.spot(counter), data.hqs[hq.index()].range, |spot, _| spot == to);
    field.to(to).map(|length| (length, lines.way(&field, to)))
}

/// How far the nearest source of a faction is from a spot, and of what kind it is.
pub(crate) fn nearest(data: &Data, state: &State, faction: FactionIx, from: Spot) -> Option<(u8, Source)> {
    reached(data, state, faction, from).nearest
}

/// How far the nearest source of a faction is from a spot, up to the length that isolation asks for.
pub(crate) fn source_distance(data: &Data, state: &State, faction: FactionIx, from: Spot) -> Option<u8> {
    nearest(data, state, faction, from).map(|(hexes, _)| hexes)
}

/// The column of the Armt Table for a HQ, and by which clause: the best that a source within its range gives; none where none
/// serves for Armt (V.F.2 to V.F.4).
pub(crate) fn armt_column(data: &Data, state: &State, hq: HqIx) -> Option<(ArmtColumn, &'static str)> {
    let counter = data.counter_of(hq);
    let faction = state.faction(data, counter);
    let column = nearest_column(data, state, hq, Sources::for_armt(data, state, faction)?);
    if column.is_none_or(|(column, _)| column != ArmtColumn::Zero) || !ongoing::any_partisans(data, state) {
        return column;
    }
    // Over partisans Armt comes at best as from a hex away.
    match nearest_column(data, state, hq, Sources::short_of_partisans(data, state, faction)?) {
        Some((ArmtColumn::Zero, _)) => column,
        _ => Some((ArmtColumn::One, "X.options.1")),
    }
}

fn nearest_column(
    data: &Data,
    state: &State,
    hq: HqIx,
    mut sources: Sources<'_>,
) -> Option<(ArmtColumn, &'static str)> {
    let counter = data.counter_of(hq);
    let faction = state.faction(data, counter);
    // V.F.3: ports and the like serve as rail does.
    let by = |kind: Source| if kind == Source::Rail { "V.F.2" } else { "V.F.3" };
    let here = state.spot(counter).and_then(|at| sources.kind(at)).filter(|kind| *kind != Source::River);
    if let Some(kind) = here {
        return Some((ArmtColumn::Zero, by(kind)));
    }
    let lines = Lines::of(data, state, faction)?;
    let mut column = None;
    lines.trace(state.spot(counter), data.hqs[hq.index()].range, |spot, length| {
        if length >= 2 && column.is_some() {
            return true;
        }
        match (sources.kind(spot), length) {
            // V.F.4: a river serves whoever stands on its bank.
            (Some(Source::River), 0) => column = Some((data.tables.armt.river_source_column, "V.F.4")),
            (None | Some(Source::River), _) => {}
            (Some(kind), 0) => column = Some((ArmtColumn::Zero, by(kind))),
            (Some(kind), 1) => column = Some((ArmtColumn::One, by(kind))),
            (Some(_), _) => column = Some((ArmtColumn::TwoOrMore, "V.F.5")),
        }
        column.is_some_and(|(column, _)| length > 0 || column == ArmtColumn::Zero)
    });
    column
}

/// Whether what belongs to a faction is isolated at a spot (V.H.1, X.isolation.1).
pub(crate) fn is_isolated(data: &Data, state: &State, faction: FactionIx, at: Spot) -> bool {
    reached(data, state, faction, at).is_isolated()
}

/// How a HQ is supplied now (V.D, V.G, V.H).
pub(crate) fn condition(data: &Data, state: &State, hq: HqIx) -> Condition {
    let counter = data.counter_of(hq);
    let faction = state.faction(data, counter);
    let Some(at) = state.spot(counter) else { return Condition::Supplied };
    if ongoing::always_supplied(data, state, counter) {
        return Condition::Supplied;
    }
    match reached(data, state, faction, at) {
        reached if reached.is_isolated() => Condition::Isolated,
        Reached { nearest: Some((hexes, _)), .. } if hexes <= data.hqs[hq.index()].range => Condition::Supplied,
        _ => Condition::OutOfSupply,
    }
}
