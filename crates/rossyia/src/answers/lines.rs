//! V.D, V.E: how a HQ is supplied and a unit commanded, and where the line breaks.

use engine::question::{Line, Step};
use engine::{Answer, Game, Message};

use crate::cited::Cited;
use crate::combat::odds::Lines;
use crate::data::Data;
use crate::factions::FactionKind;
use crate::game::Rossyia;
use crate::ids::{CounterIx, FactionIx, HqIx, Side, Spot, Whereabouts};
use crate::procedure::Condition;
use crate::sources::Source;
use crate::state::State;
use crate::supply;
use crate::{args, armt, boxes, independent, nations};

/// The line of a counter: of a HQ to its source, of a unit to the nearest HQ that could command it.
pub(crate) fn trace(game: &Rossyia, state: &State, counter: CounterIx) -> Answer {
    let data = game.data();
    let Some(at) = state.spot(counter) else { return Answer::default() };
    let faction = state.faction(data, counter);
    let mut notes = Vec::new();
    let line = match data.hq_of(counter) {
        Some(hq) => to_source(game, state, faction, hq, at, &mut notes),
        None => to_hq(game, state, counter, at, &mut notes),
    };
    let derivation = notes.iter().map(|(what, adds)| Step::new(game.spell(what), *adds, 0)).collect();
    Answer { lines: vec![line], derivation, ..Answer::default() }
}

/// What lengthens a line or keeps it open: its hexes, rivers without a bridge of ours, friends who stand in a ZOC; each by the
/// clause of lines of supply, or of command.
fn note_way(data: &Data, state: &State, side: Option<Side>, way: &[Spot], by: [&'static str; 3], notes: &mut Lines) {
    let [hexes, river, friend] = by;
    notes.push((Message::by(hexes, "rossyia-trace-hexes"), way.len() as i64 - 1));
    for (from, to) in way.iter().zip(way.iter().skip(1)) {
        let (Whereabouts::Hex(here), Whereabouts::Hex(there)) =
            (data.ids.whereabouts(*from), data.ids.whereabouts(*to))
        else {
            continue;
        };
        let direction = data.map.grid.direction(here, there);
        let crosses = direction.filter(|direction| data.board.major[here.index()].has(*direction));
        let bridge = crosses.and_then(|direction| data.board.bridge_on(data.map.grid.side(here, direction)));
        if crosses.is_some() && bridge.is_none_or(|bridge| state.bridge[bridge] != side) {
            notes.push((
                Message::by(river, "rossyia-trace-river").with("place", args::spot(*to)),
                data.tables.supply.major_river.into(),
            ));
        }
        if side.is_some_and(|side| state.in_enemy_zoc(side, there)) {
            notes.push((Message::by(friend, "rossyia-trace-friend").with("place", args::spot(*to)), 0));
        }
    }
}

/// What a source is, by the clause that makes it one.
fn note_source(data: &Data, state: &State, faction: FactionIx, kind: Source, at: Spot, notes: &mut Lines) {
    let holder = match data.ids.whereabouts(at) {
        Whereabouts::Hex(hex) => data.board.rail_at[hex.index()].and_then(|rail| state.rail[rail]),
        Whereabouts::Box(_) => None,
    };
    let own = data.factions[faction.index()].cites.supply;
    let (clause, id) = match kind {
        Source::River => ("V.D.7", "rossyia-trace-river-source"),
        Source::Rail => match holder.filter(|holder| *holder != faction) {
            None => (Cited::or(own, "V.D.5"), "rossyia-trace-rail-source"),
            Some(lender) if data.factions[lender.index()].kind == FactionKind::Auxiliary => {
                ("N.baltic.2", "rossyia-trace-rail-source")
            }
            Some(_) => (Cited::or(own, "X.supply.3"), "rossyia-trace-rail-source"),
        },
        Source::Open | Source::Named => (Cited::or(own, "X.supply.2"), "rossyia-trace-named-source"),
    };
    notes.push((Message::by(clause, id).with("place", args::spot(at)), 0));
}

fn to_source(game: &Rossyia, state: &State, faction: FactionIx, hq: HqIx, at: Spot, notes: &mut Lines) -> Line {
    let data = game.data();
    let kind = Some(game.spell(&Message::by("V.D.2", "rossyia-line-of-supply")));
    let broken = match supply::condition(data, state, hq) {
        Condition::Supplied => None,
        Condition::OutOfSupply => Some(Message::by("V.G.1", "rossyia-out-of-supply")),
        Condition::Isolated => Some(Message::by("V.H.1", "rossyia-line-isolated")),
    };
    let broken = broken.map(|message| game.spell(&message.with("hq", args::hq(data, hq))));
    let source = supply::line(data, state, faction, at).filter(|_| !boxes::is_abroad(data, state, faction, at));
    let spots = source.as_ref().map_or_else(|| vec![at], |(way, _)| way.clone());
    if let (Some((way, kind)), Some(source)) = (&source, spots.last()) {
        note_way(data, state, state.allegiance[faction], way, ["V.D.3", "V.D.4", "V.D.6"], notes);
        note_source(data, state, faction, *kind, *source, notes);
    }
    if boxes::is_abroad(data, state, faction, at) {
        notes.push((Message::by("X.box.3", "rossyia-trace-abroad").with("place", args::spot(at)), 0));
    }
    if broken.is_none() {
        armt::draw(data, state, hq, notes);
    }
    Line { kind, places: spots.into_iter().map(|spot| data.spot_name(spot)).collect(), broken }
}

fn to_hq(game: &Rossyia, state: &State, unit: CounterIx, at: Spot, notes: &mut Lines) -> Line {
    let data = game.data();
    let kind = Some(game.spell(&Message::by("V.E.2", "rossyia-line-of-command")));
    let mut best: Option<(u8, Vec<Spot>)> = None;
    for hq in data.all_hqs() {
        let counter = data.counter_of(hq);
        if !nations::obeys(data, state, unit, state.faction(data, counter)) || state.spot(counter).is_none() {
            continue;
        }
        let line = supply::line_of_command(data, state, hq, at);
        if let Some(line) = line.filter(|(far, _)| best.as_ref().is_none_or(|(known, _)| far < known)) {
            best = Some(line);
        }
    }
    let broken = match &best {
        Some(_) => None,
        None => {
            let clause = if is_barred(data, state, unit, at) { "V.E.5" } else { "V.E.2" };
            Some(game.spell(&Message::by(clause, "rossyia-line-without-hq").with("unit", args::counter(unit))))
        }
    };
    if let Some((_, way)) = &best {
        note_way(data, state, state.side(data, unit), way, ["V.E.4", "V.E.7", "V.E.6"], notes);
    }
    if independent::is_sheltered(data, state, unit) {
        let clause = if data.kinds.trains.contains(unit) { "VIII.A.21" } else { "VII.N.3" };
        notes.push((Message::by(clause, "rossyia-trace-sheltered").with("place", args::spot(at)), 0));
    }
    let spots = best.map_or_else(|| vec![at], |(_, spots)| spots);
    Line { kind, places: spots.into_iter().map(|spot| data.spot_name(spot)).collect(), broken }
}

/// Whether a HQ that a unit obeys is near enough, were no enemy in between (V.E.5).
fn is_barred(data: &Data, state: &State, unit: CounterIx, at: Spot) -> bool {
    data.all_hqs().any(|hq| {
        let counter = data.counter_of(hq);
        let range = data.hqs[hq.index()].range;
        nations::obeys(data, state, unit, state.faction(data, counter))
            && state.spot(counter).is_some_and(|from| supply::is_near(data, from, at, range))
    })
}
