//! 24.0 Victory: places held, points and sudden death.

use engine::{Events, Message, Outcome, Seats};
use hexgame::ANY_LENGTH;
use hexmap::HexIx;

use crate::board::Ground;
use crate::counters::Side;
use crate::data::Data;
use crate::sets::{Hexes, Units};
use crate::state::{Ending, Frame, Kotlas, State};
use crate::supply_lines::has_line;
use crate::{args, directives};

/// Ground units come into a hex: its place changes hands; Archangel's fall ends the game (24.1.b).
pub(crate) fn entered(data: &Data, state: &mut State, side: Side, group: Units, hex: HexIx, events: &mut Events<'_>) {
    let Some(place) = data.board.place_in(hex) else { return };
    if !group.meets(&data.roster.kinds.bodies) {
        return;
    }
    if !state.holds(side, place) {
        state.take_place(side, place);
        state.settled = false;
        events.tell(Seats::ALL, || {
            Message::by("12.0.c", "elope-takes-place").with("side", args::side(side)).with("hex", args::hex(hex))
        });
    }
    let places = &data.board.places;
    if side == Side::Allied && hex == places.kotlas {
        state.entered_kotlas = true;
    }
    if side == Side::Red && hex == places.archangel && !state.original() && state.ended.is_none() {
        end(state, Ending::Archangel);
    }
}

/// The game is over.
pub(crate) fn end(state: &mut State, ending: Ending) {
    state.ended = Some(ending);
    state.stack = engine::Stack::new(Frame::Over);
}

/// 24.0.b: Allied ground units, neither depots nor ships nor aircraft, that hold a place; nor whoever has orders to leave.
fn garrison(data: &Data, state: &State, hex: HexIx) -> Units {
    state.ground_in(data, Side::Allied, hex).and(data.roster.kinds.bodies).without(directives::leaving(data, state))
}

/// 24.0.c: the places that are worth points, and how many.
pub(crate) fn scored(data: &Data) -> impl Iterator<Item = (HexIx, u16)> {
    let table = &data.tables.victory;
    let worth = |hex: HexIx, id: &str| {
        let named = table.places.iter().find(|value| value.place == id).map(|value| value.vp);
        named.unwrap_or(if data.board.ground[hex.index()] == Ground::Town { table.each_town } else { 0 })
    };
    let places = data.board.map.places.iter().map(move |place| (place.hex, worth(place.hex, &place.id)));
    places.filter(|(_, vp)| *vp > 0)
}

/// 20.0.m: whether the doctrine lets a place count.
fn is_joined(data: &Data, state: &State, hex: HexIx) -> bool {
    let line = || has_line(data, state, Side::Allied, hex, &[data.board.places.archangel], ANY_LENGTH);
    !state.options.doctrine || line()
}

/// 24.0.c, 20.0.m: Allied victory points.
pub(crate) fn points(data: &Data, state: &State) -> u16 {
    let counts = |hex: HexIx| !garrison(data, state, hex).is_empty() && is_joined(data, state, hex);
    scored(data).filter(|(hex, _)| counts(*hex)).map(|(_, vp)| vp).sum()
}

/// 24.0.b, 24.0.c, 20.0.m: what a place counts that the Allies hold, or why it does not.
pub(crate) fn counted(data: &Data, state: &State, hex: HexIx, vp: u16) -> Message {
    let at = |clause, id| Message::by(clause, id).with("hex", args::hex(hex));
    match () {
        () if garrison(data, state, hex).is_empty() => match directives::leaving(data, state).and(state.in_hex(hex)) {
            stayed if stayed.is_empty() => at("24.0.b", "elope-place-empty"),
            stayed => at("23.1.T11.a", "elope-place-of-leavers").with("unit", args::first(stayed)),
        },
        () if !is_joined(data, state, hex) => at("20.0.m", "elope-place-cut-off"),
        () => at("24.0.c", "elope-place-counts").with("points", args::int(vp)),
    }
}

fn tell_places(data: &Data, state: &State, events: &mut Events<'_>) {
    for (hex, vp) in scored(data).filter(|(hex, _)| state.holds_hex(data, Side::Allied, *hex)) {
        events.tell(Seats::ALL, || counted(data, state, hex, vp));
    }
}

/// 24.1.a: the towns that end the game, and which of them have a garrison.
pub(crate) fn sudden_towns(data: &Data, state: &State) -> impl Iterator<Item = (HexIx, bool)> {
    let towns = data.tables.victory.sudden_death_allied.iter().map(|id| data.board.hex_of(id));
    towns.map(|hex| (hex, !garrison(data, state, hex).is_empty()))
}

/// 24.1.a: at the end of a player turn, whether the Allies hold the three towns with open lines.
pub(crate) fn sudden_death(data: &Data, state: &State) -> bool {
    if state.original() {
        return false;
    }
    sudden_towns(data, state).all(|(_, held)| held) && {
        let joined = along_trails_and_rivers(data, state);
        sudden_towns(data, state).all(|(hex, _)| joined.contains(hex))
    }
}

/// 24.1.a: hexes joined to Archangel along tracks, roads, railways or rivers, past enemy units and zones.
fn along_trails_and_rivers(data: &Data, state: &State) -> Hexes {
    let grid = &data.board.map.grid;
    let start = data.board.places.archangel;
    let free = |hex: HexIx| !state.occupied[Side::Red].contains(hex) && !state.zone[Side::Red].contains(hex);
    let mut joined = Hexes::of([start]);
    let mut open = vec![start];
    while let Some(hex) = open.pop() {
        // A town at the end of the line may lie in an enemy zone; the line does not go on from there.
        if hex != start && !free(hex) {
            continue;
        }
        for (direction, next) in grid.neighbours(hex) {
            let way = !data.board.map.ways(grid.side(hex, direction)).is_empty();
            if !joined.contains(next) && (way || along_river(data, hex, next)) {
                joined.insert(next);
                open.push(next);
            }
        }
    }
    joined
}

/// Whether two neighbours lie on the bank of one river: a hexside of each shares a corner.
fn along_river(data: &Data, a: HexIx, b: HexIx) -> bool {
    let grid = &data.board.map.grid;
    let reaches = |hex: HexIx| {
        let sides = hexmap::Direction::ALL.map(|d| data.board.reach(grid.side(hex, d)));
        sides.into_iter().flatten().collect::<arrayvec::ArrayVec<_, 6>>()
    };
    let theirs = reaches(b);
    reaches(a).iter().any(|one| theirs.iter().any(|two| one == two || data.board.reach_info(*one).next.contains(two)))
}

/// 24.0.d: the last turn is over.
pub(crate) fn count(data: &Data, state: &mut State, events: &mut Events<'_>) {
    let points = points(data, state);
    tell_places(data, state, events);
    events.tell(Seats::ALL, || Message::by("24.0.a", "elope-points").with("points", args::int(points)));
    let needs_kotlas = state.options.doctrine && state.july == Kotlas::Yes && !state.entered_kotlas;
    let enough = points >= data.tables.victory.levels.first().map_or(0, |level| level.from);
    end(state, if needs_kotlas && enough { Ending::NoKotlas { points } } else { Ending::Points { points } });
}

/// Who won, and how.
pub(crate) fn outcome(data: &Data, state: &State) -> Option<Outcome> {
    let allied = Some(engine::Side(0));
    let red = Some(engine::Side(1));
    let by = |clause, id, points: u16| Message::by(clause, id).with("points", args::int(points));
    Some(match state.ended? {
        Ending::Towns => Outcome { winner: allied, how: Message::by("24.1.a", "elope-won-towns") },
        Ending::Archangel => Outcome { winner: red, how: Message::by("24.1.b", "elope-won-archangel") },
        Ending::NoKotlas { points } => Outcome { winner: red, how: by("20.0.l", "elope-won-no-kotlas", points) },
        Ending::Points { points } => {
            let levels = &data.tables.victory.levels;
            let level = levels.iter().rposition(|level| points >= level.from);
            match level {
                None => Outcome { winner: red, how: by("24.0.d", "elope-won-red", points) },
                Some(0) => Outcome { winner: allied, how: by("24.0.d", "elope-won-marginal", points) },
                Some(_) => Outcome { winner: allied, how: by("24.0.d", "elope-won-substantial", points) },
            }
        }
    })
}
