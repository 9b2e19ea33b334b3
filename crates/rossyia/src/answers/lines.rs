//! V.D, V.E: how a HQ is supplied and a unit commanded, and where the line breaks.

use engine::question::{Line, Step};
use engine::{Answer, Game, Index, Message};

use crate::cited::Cited;
use crate::combat::odds::Lines;
use crate::data::Data;
use crate::factions::FactionKind;
use crate::game::Rossyia;
use crate::ids::{CounterIx, FactionIx, HqIx, Side, Spot, Whereabouts};
use crate::procedure::Condition;
use crate::sources::{Source, Sources};
use crate::state::State;
use crate::supply::{self, Field};
use crate::zones::{self, Crossing};
use crate::{args, armt, boxes, independent, nations};

/// The line of a counter: of a HQ to its source, and how far it commands; of a unit to the nearest HQ that could command it.
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
    let field = data.hq_of(counter).map(|hq| range(data, state, hq)).unwrap_or_default();
    let field = field.into_iter().map(|(spot, left)| (data.spot_name(spot), left)).collect();
    Answer { field, lines: vec![line], derivation, ..Answer::default() }
}

/// The spots within the range of a HQ, each with the hexes that are left there, and one more (V.E).
pub(crate) fn range(data: &Data, state: &State, hq: HqIx) -> Vec<(Spot, i64)> {
    let field = supply::command_field(data, state, hq);
    let range = i64::from(data.hqs[hq.index()].range);
    let left = |spot: Spot| Some((spot, 1 + range - i64::from(field.to(spot)?)));
    (0..data.spots()).map(Spot::from_index).filter_map(left).collect()
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
        let way = data.map.grid.direction(here, there).zip(side);
        if way.is_some_and(|(way, side)| zones::crossing(data, state, side, here, way) == Crossing::River) {
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

/// The line of a HQ to the nearest source. Out of supply, it ends where the range of the HQ does (V.D.2); isolated, at the first
/// spot that bars the line which there would be without enemy ZOC, or without enemies (V.H.1).
fn to_source(game: &Rossyia, state: &State, faction: FactionIx, hq: HqIx, at: Spot, notes: &mut Lines) -> Line {
    let data = game.data();
    let kind = Some(game.spell(&Message::by("V.D.2", "rossyia-line-of-supply")));
    let condition = supply::condition(data, state, hq);
    let (field, whole) = wanted(data, state, faction, at, condition);
    let mut spots = if whole.is_empty() { vec![at] } else { whole.clone() };
    let cut = match condition {
        Condition::Supplied => None,
        Condition::OutOfSupply => cut_at(&field, &mut spots, data.hqs[hq.index()].range),
        Condition::Isolated => barred(data, state, faction, &mut spots)
            .or_else(|| cut_at(&field, &mut spots, data.tables.supply.isolation_line)),
    };
    let told = |message: Message| message.with("hq", args::hq(data, hq));
    let broken = match condition {
        Condition::Supplied => None,
        Condition::OutOfSupply => Some(told(Message::by("V.G.1", "rossyia-out-of-supply"))),
        Condition::Isolated => {
            let isolated = told(Message::by("V.H.1", "rossyia-line-isolated"));
            match &cut {
                Some(Cut::Barred(why)) => {
                    notes.push((isolated, 0));
                    Some(told(Message::clone(why)))
                }
                Some(Cut::Range(_)) | None => Some(isolated),
            }
        }
    };
    if let Some(&source) = whole.last().filter(|_| !matches!(cut, Some(Cut::Barred(_)))) {
        note_way(data, state, state.allegiance[faction], &whole, ["V.D.3", "V.D.4", "V.D.6"], notes);
        if let Some(kind) = Sources::of(data, state, faction).and_then(|mut sources| sources.kind(source)) {
            note_source(data, state, faction, kind, source, notes);
        }
    }
    if let (Some(Cut::Range(most)), Some(last)) = (&cut, spots.last()) {
        let clause = if condition == Condition::Isolated { "V.H.1" } else { "V.D.2" };
        let ends = Message::by(clause, "rossyia-trace-range").with("place", args::spot(*last));
        notes.push((ends.with("most", args::int(*most)), 0));
    }
    if boxes::is_abroad(data, state, faction, at) {
        notes.push((Message::by("X.box.3", "rossyia-trace-abroad").with("place", args::spot(at)), 0));
    }
    if broken.is_none() {
        armt::draw(data, state, hq, notes);
    }
    let broken = broken.map(|message| game.spell(&message));
    Line { kind, places: spots.into_iter().map(|spot| data.spot_name(spot)).collect(), broken }
}

/// How far lines lead from a spot, and the way to the nearest source that they come to, if any. For whoever is isolated, another
/// one than his own spot, however far: as the enemy lets them lead, or else as they would without his ZOC, or without him.
fn wanted(data: &Data, state: &State, faction: FactionIx, at: Spot, condition: Condition) -> (Field, Vec<Spot>) {
    let Some(lines) = supply::Lines::of(data, state, faction).filter(|_| !boxes::is_abroad(data, state, faction, at))
    else {
        return (Field::none(), Vec::new());
    };
    let isolated = condition == Condition::Isolated;
    let most = if isolated { supply::BEYOND - 1 } else { data.tables.supply.isolation_line };
    let mut sources = Sources::along(&lines, faction);
    let [heedless, alone] = lines.unhindered(faction);
    for lines in [&lines, &heedless, &alone].into_iter().take(if isolated { 3 } else { 1 }) {
        let mut source = None;
        let field = lines.trace([at], most, |spot, _| {
            source = Some(spot).filter(|spot| (*spot != at || !isolated) && sources.kind(*spot).is_some());
            source.is_some()
        });
        if let Some(source) = source {
            let way = lines.way(&field, source);
            return (field, way);
        }
    }
    (Field::none(), Vec::new())
}

/// Why a line ends before it comes to its source.
enum Cut {
    /// It may not be longer.
    Range(u8),
    /// Its last spot bars it.
    Barred(Box<Message>),
}

/// Cuts a line where it has become so long.
fn cut_at(field: &Field, spots: &mut Vec<Spot>, most: u8) -> Option<Cut> {
    let whole = spots.len();
    spots.retain(|spot| field.to(*spot).is_none_or(|far| far <= most));
    (spots.len() < whole).then_some(Cut::Range(most))
}

/// Cuts a line at the first spot that bars it.
fn barred(data: &Data, state: &State, faction: FactionIx, spots: &mut Vec<Spot>) -> Option<Cut> {
    let lines = supply::Lines::of(data, state, faction)?;
    let (index, why) =
        spots.iter().enumerate().skip(1).find_map(|(index, spot)| Some((index, lines.barred(*spot)?)))?;
    spots.truncate(index + 1);
    Some(Cut::Barred(Box::new(why)))
}

/// The spots that supply a faction now (V.D.5 to V.D.9).
pub(crate) fn sources(data: &Data, state: &State, faction: FactionIx) -> Vec<Spot> {
    let Some(mut sources) = Sources::of(data, state, faction) else { return Vec::new() };
    (0..data.spots()).map(Spot::from_index).filter(|spot| sources.kind(*spot).is_some()).collect()
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
    // Like that of a HQ it begins with whoever it is asked for.
    let spots = best.map_or_else(|| vec![at], |(_, spots)| spots.into_iter().rev().collect());
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
