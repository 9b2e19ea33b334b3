//! V.D, V.E: how a HQ is supplied and a unit commanded, and where the line breaks.

use engine::question::Line;
use engine::{Answer, Game, Index, Message};

use crate::args;
use crate::data::Data;
use crate::game::Rossyia;
use crate::ids::{CounterIx, FactionIx, HqIx, Spot, Whereabouts};
use crate::nations;
use crate::procedure::Condition;
use crate::sources::Sources;
use crate::state::State;
use crate::supply::{self, Field};

/// The line of a counter: of a HQ to its source, of a unit to the nearest HQ that could command it.
pub(crate) fn trace(game: &Rossyia, state: &State, counter: CounterIx) -> Answer {
    let data = game.data();
    let Some(at) = state.spot(counter) else { return Answer::default() };
    let faction = state.faction(data, counter);
    let line = match data.hq_of(counter) {
        Some(hq) => to_source(game, state, faction, hq, at),
        None => to_hq(game, state, counter, at),
    };
    Answer { lines: vec![line], ..Answer::default() }
}

fn to_source(game: &Rossyia, state: &State, faction: FactionIx, hq: HqIx, at: Spot) -> Line {
    let data = game.data();
    let kind = Some(game.spell(&Message::by("V.D.2", "rossyia-line-of-supply")));
    let broken = match supply::condition(data, state, hq) {
        Condition::Supplied => None,
        Condition::OutOfSupply => Some(Message::by("V.G.1", "rossyia-out-of-supply")),
        Condition::Isolated => Some(Message::by("V.H.1", "rossyia-line-isolated")),
    };
    let broken = broken.map(|message| game.spell(&message.with("hq", args::hq(data, hq))));
    let field = supply::flood(data, state, faction, [at], data.tables.supply.isolation_line);
    let mut nearest: Option<(u8, Spot)> = None;
    if let Some(mut sources) = Sources::of(data, state, faction) {
        for spot in (0..data.spots()).map(Spot::from_index) {
            let Some(far) = field.to(spot).filter(|far| nearest.is_none_or(|(known, _)| *far < known)) else {
                continue;
            };
            if sources.kind(spot).is_some() {
                nearest = Some((far, spot));
            }
        }
    }
    let spots = nearest.map_or_else(|| vec![at], |(_, source)| way_back(data, &field, source));
    Line { kind, places: spots.into_iter().map(|spot| data.spot_name(spot)).collect(), broken }
}

fn to_hq(game: &Rossyia, state: &State, unit: CounterIx, at: Spot) -> Line {
    let data = game.data();
    let kind = Some(game.spell(&Message::by("V.E.2", "rossyia-line-of-command")));
    let mut best: Option<(u8, Vec<Spot>)> = None;
    for hq in data.all_hqs() {
        let counter = data.counter_of(hq);
        if !nations::obeys(data, state, unit, state.faction(data, counter)) || state.spot(counter).is_none() {
            continue;
        }
        let field = supply::command_field(data, state, hq);
        if let Some(far) = field.to(at).filter(|far| best.as_ref().is_none_or(|(known, _)| far < known)) {
            best = Some((far, way_back(data, &field, at)));
        }
    }
    let broken = match best {
        Some(_) => None,
        None => Some(game.spell(&Message::by("V.E.2", "rossyia-line-without-hq").with("unit", args::counter(unit)))),
    };
    let spots = best.map_or_else(|| vec![at], |(_, spots)| spots);
    Line { kind, places: spots.into_iter().map(|spot| data.spot_name(spot)).collect(), broken }
}

/// From where a field begins to a spot, along spots that are ever farther.
fn way_back(data: &Data, field: &Field, to: Spot) -> Vec<Spot> {
    let mut way = vec![to];
    let mut here = to;
    while let Some(far) = field.to(here).filter(|far| *far > 0) {
        let mut beside: Vec<Spot> = Vec::new();
        match data.ids.whereabouts(here) {
            Whereabouts::Hex(hex) => {
                beside.extend(data.map.grid.neighbours(hex).map(|(_, next)| data.ids.at_hex(next)));
                beside.extend(data.board.entry_of[hex.index()].map(|of| data.ids.in_box(of)));
            }
            Whereabouts::Box(of) => {
                beside.extend(data.map.off_map[of.index()].entries.iter().map(|hex| data.ids.at_hex(*hex)));
                beside.extend(data.board.linked[of.index()].iter().map(|next| data.ids.in_box(*next)));
            }
        }
        let nearer = beside.into_iter().filter(|spot| field.to(*spot).is_some_and(|known| known < far));
        let Some(next) = nearer.min_by_key(|spot| field.to(*spot)) else { break };
        way.push(next);
        here = next;
    }
    way.reverse();
    way
}
