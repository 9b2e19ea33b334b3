//! VI.B zones of control, and who is where: kept up to date place by place.

use hexmap::{Direction, HexIx};

use crate::data::Data;
use crate::ids::{CounterIx, Counters, Hexes, Side, Spot, Spots, Whereabouts};
use crate::places::Terrain;
use crate::state::{Cache, State};

/// What a side finds on a hexside, from either hex.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Crossing {
    /// Nothing that hinders, or a bridge of its own.
    Open,
    /// A major river without a bridge of its own (V.D.4, V.E.7, VI.B.9).
    River,
    /// Water that nothing crosses (X.sea.2).
    Strait,
}

/// What a side finds on a hexside, from either hex.
#[inline]
pub(crate) fn crossing(data: &Data, state: &State, side: Side, from: HexIx, direction: Direction) -> Crossing {
    let board = &data.board;
    if board.strait[from.index()].has(direction) {
        return Crossing::Strait;
    }
    if !board.major[from.index()].has(direction) {
        return Crossing::Open;
    }
    let bridge = board.bridge[from.index()].has(direction).then(|| data.map.grid.side(from, direction));
    match bridge.and_then(|on| board.bridge_on(on)).is_some_and(|bridge| state.bridge[bridge] == Some(side)) {
        true => Crossing::Open,
        false => Crossing::River,
    }
}

/// Whether the ZOC of a side passes a hexside, from either hex (VI.B.9).
#[inline]
fn passes(data: &Data, state: &State, side: Side, from: HexIx, direction: Direction) -> bool {
    crossing(data, state, side, from, direction) == Crossing::Open
}

/// The hexes of a side from which a ZOC lies on ground like that of a hex (VI.B.10 to VI.B.12); none where none ever lies.
fn throwers<'a>(data: &Data, state: &'a State, of: Side, on: HexIx) -> Option<&'a Hexes> {
    match data.ground.terrain[on.index()] {
        Terrain::MajorCity | Terrain::Sea | Terrain::Lake => None,
        Terrain::Mountain => Some(&state.cache.throws_high[of]),
        _ => Some(&state.cache.throws[of]),
    }
}

/// Whether the ZOC of a side's units in a hex reaches a neighbour (VI.B).
pub(crate) fn reaches(data: &Data, state: &State, of: Side, from: HexIx, to: HexIx) -> bool {
    let Some(direction) = data.map.grid.direction(from, to) else { return false };
    throwers(data, state, of, to).is_some_and(|thrown| thrown.contains(from))
        && passes(data, state, of, from, direction)
}

/// The hexes around one from which the ZOC of a side reaches it.
pub(crate) fn sources<'a>(data: &'a Data, state: &'a State, of: Side, on: HexIx) -> impl Iterator<Item = HexIx> + 'a {
    let around = throwers(data, state, of, on).map(|thrown| (thrown, &data.board.around[on.index()]));
    around.into_iter().flat_map(move |(thrown, around)| {
        let throws = move |(way, from): (usize, &Option<HexIx>)| {
            from.filter(|from| thrown.contains(*from) && passes(data, state, of, on, Direction::new(way)))
        };
        around.iter().enumerate().filter_map(throws)
    })
}

/// What units throw from a hex has changed: the ZOC on those around it.
fn refresh_zoc(data: &Data, state: &mut State, of: Side, around: HexIx) {
    for to in data.board.around[around.index()].into_iter().flatten() {
        let lies = sources(data, state, of, to).next().is_some();
        state.cache.zoc[of].set(to, lies);
    }
}

/// Units throw a ZOC from a hex that threw none.
fn throw_zoc(data: &Data, state: &mut State, of: Side, from: HexIx) {
    for (way, to) in data.board.around[from.index()].into_iter().enumerate() {
        let Some(to) = to.filter(|to| throwers(data, state, of, *to).is_some_and(|thrown| thrown.contains(from)))
        else {
            continue;
        };
        if passes(data, state, of, from, Direction::new(way)) {
            state.cache.zoc[of].insert(to);
        }
    }
}

/// What counters of a side do in a hex.
#[derive(Default)]
struct Roles {
    present: bool,
    combat: bool,
    /// VI.D.9
    closes: bool,
    /// N.greens.19
    blocks: bool,
    throws: bool,
    throws_high: bool,
}

fn roles(data: &Data, state: &State, here: Counters) -> Roles {
    let mut roles = Roles::default();
    for counter in here.iter() {
        let faction = state.faction(data, counter);
        let closes = !data.kinds.air.contains(counter);
        let throws = data.kinds.zoc.contains(counter) && !data.tables.zoc.none_of_factions.contains(&faction);
        roles.present = true;
        roles.combat |= data.kinds.combat.contains(counter);
        roles.closes |= closes;
        roles.blocks |= closes && !data.factions[faction.index()].takes_nothing;
        roles.throws |= throws;
        roles.throws_high |= throws && data.kinds.mountain.contains(counter);
    }
    roles
}

/// Note whether a counter is on the board, and whose it is there.
pub(crate) fn note(data: &Data, state: &mut State, counter: CounterIx) {
    let here = state.spot(counter).is_some();
    let side = state.side(data, counter).filter(|_| here);
    state.cache.board.set(counter, here);
    Side::ALL.into_iter().for_each(|one| state.cache.sides[one].set(counter, side == Some(one)));
}

/// Keep what follows from the counters in a place, when they have changed.
pub(crate) fn refresh_spot(data: &Data, state: &mut State, spot: Spot) {
    let here = state.at(spot);
    for side in Side::ALL {
        let own = here.and(state.cache.sides[side]);
        match data.ids.whereabouts(spot) {
            Whereabouts::Hex(hex) if own.is_empty() && !state.cache.present[side].contains(hex) => {}
            Whereabouts::Hex(hex) => keep(data, state, side, hex, &roles(data, state, own)),
            Whereabouts::Box(of) => state.cache.boxes[side].set(of, !own.without(data.kinds.air).is_empty()),
        }
    }
}

fn keep(data: &Data, state: &mut State, side: Side, hex: HexIx, roles: &Roles) {
    let cache = &mut state.cache;
    let before = (cache.throws[side].contains(hex), cache.throws_high[side].contains(hex));
    cache.present[side].set(hex, roles.present);
    cache.combat[side].set(hex, roles.combat);
    cache.closes[side].set(hex, roles.closes);
    cache.blocks[side].set(hex, roles.blocks);
    let after = (roles.throws, roles.throws_high);
    if before != after {
        cache.throws[side].set(hex, roles.throws);
        cache.throws_high[side].set(hex, roles.throws_high);
        if before.0 { refresh_zoc(data, state, side, hex) } else { throw_zoc(data, state, side, hex) }
    }
}

/// The bridges are whose they are from now on.
pub(crate) fn take_bridges(data: &Data, state: &mut State, bridges: [Option<Side>; 16]) {
    let before = std::mem::replace(&mut state.bridge, bridges);
    for (_, bridge) in data.bridges.iter().enumerate().filter(|(index, _)| before[*index] != bridges[*index]) {
        let (one, other) = data.map.grid.side_hexes(bridge.side);
        for (side, hex) in Side::ALL.into_iter().flat_map(|side| [Some(one), other].map(|hex| (side, hex))) {
            hex.into_iter().for_each(|hex| refresh_zoc(data, state, side, hex));
        }
    }
}

/// Work out afresh what follows from where counters are and whose bridges are.
pub(crate) fn refresh(data: &Data, state: &mut State) {
    state.cache = Cache::default();
    data.ids.all().for_each(|counter| note(data, state, counter));
    let mut seen = Spots::NONE;
    for counter in data.ids.all::<CounterIx>() {
        if let Some(spot) = state.spot(counter).filter(|spot| !seen.contains(*spot)) {
            seen.insert(spot);
            refresh_spot(data, state, spot);
        }
    }
}

/// What is kept is what would be worked out afresh; the reason if not.
pub(crate) fn judge(data: &Data, state: &State) -> Result<(), String> {
    let mut fresh = *state;
    refresh(data, &mut fresh);
    let (kept, due) = (&state.cache, &fresh.cache);
    let number = |hex: HexIx| data.map.grid.number(hex).to_string();
    if (kept.board, kept.sides) != (due.board, due.sides) {
        return Err("who is on the board is not what is noted".to_owned());
    }
    for side in Side::ALL {
        let [kept, due] = [kept, due].map(|cache| {
            let who = [cache.present[side], cache.combat[side], cache.closes[side], cache.blocks[side]];
            (who, [cache.throws[side], cache.throws_high[side], cache.zoc[side]], cache.boxes[side])
        });
        let unlike = |(kept, due): (&Hexes, &Hexes)| due.without(*kept).or(kept.without(*due)).first();
        if let Some(hex) = kept.0.iter().zip(&due.0).find_map(unlike) {
            return Err(format!("who of {side:?} is in {} is not what is noted", number(hex)));
        }
        if let Some(hex) = kept.1.iter().zip(&due.1).find_map(unlike) {
            return Err(format!("the ZOC of {side:?} from or on {} is not that noted", number(hex)));
        }
        if kept.2 != due.2 {
            return Err(format!("who of {side:?} is in boxes is not what is noted"));
        }
    }
    Ok(())
}

/// Whether the ZOC of a side lies on a hex if major rivers are taken for none: for the ban on crossing alone (VI.C.2).
fn lies_over_rivers(data: &Data, state: &State, of: Side, hex: HexIx) -> bool {
    let Some(thrown) = throwers(data, state, of, hex) else { return false };
    let strait = data.board.strait[hex.index()];
    data.map.grid.neighbours(hex).any(|(direction, from)| thrown.contains(from) && !strait.has(direction))
}

/// Whether a step leads over a major river from enemy ZOC to enemy ZOC (VI.C.1, VI.C.2).
pub(crate) fn bars_crossing(
    data: &Data,
    state: &State,
    mover: Side,
    from: HexIx,
    direction: Direction,
    to: HexIx,
) -> bool {
    data.board.major[from.index()].has(direction)
        && lies_over_rivers(data, state, mover.enemy(), from)
        && lies_over_rivers(data, state, mover.enemy(), to)
}
