//! The form of a position: its fields with what can stand in them, and the counters with what can be seen on them.

use engine::board::Aside;
use engine::situation::{FormCounter, FormField, FormKind, FormValue};
use engine::{Form, Game, Message};

use super::read::MOST_POINTS;
use super::{PHASES, SIDES, WEATHERS, base};
use crate::appearance::{self, HEX};
use crate::args;
use crate::data::Data;
use crate::flags::{FLAGS, Written};
use crate::game::Rossyia;
use crate::ids::{CounterIx, FactionIx, Side};
use crate::scenarios::Scenario;
use crate::setup::Choices;
use crate::state::State;

/// Places beside the map.
const BOXES: [(&str, &str); 7] = [
    ("to_come", "rossyia-position-box-to-come"),
    ("pool", "rossyia-position-box-pool"),
    ("drawn", "rossyia-position-box-drawn"),
    ("eliminated", "rossyia-position-box-eliminated"),
    ("lost", "rossyia-position-box-lost"),
    ("withdrawn", "rossyia-position-box-withdrawn"),
    ("never", "rossyia-position-box-never"),
];

/// The form of a game with these choices.
pub(crate) fn form(game: &Rossyia, choices: Choices) -> Form {
    let data = game.data();
    let state = base(data, choices);
    let boxed = |(id, name): &(&str, &'static str)| Aside {
        id: (*id).into(),
        name: game.spell(&Message::plain(name)),
        later: false,
    };
    Form {
        fields: fields(game, data, &state),
        counters: data.ids.all::<CounterIx>().map(|one| counter(game, data, &state, one)).collect(),
        boxes: BOXES.iter().map(boxed).collect(),
    }
}

fn fields(game: &Rossyia, data: &Data, state: &State) -> Vec<FormField> {
    let scenario = state.scenario(data);
    let spell = |id: &'static str| game.spell(&Message::plain(id));
    let (first, last) = (scenario.first_turn.index() as u16 + 1, scenario.last_turn.index() as u16 + 1);
    let mut fields = Vec::new();
    let mut field = |key: String, label: Message, kind: FormKind| {
        fields.push(FormField { key, label: game.spell(&label), kind });
    };
    let by = |clause: &'static str, id: &'static str| Message::by(clause, id);
    field("turn".into(), by("X.turn.1", "rossyia-field-turn"), FormKind::Number { least: first, most: last });
    field("phase".into(), by("X.turn.1", "rossyia-field-phase"), FormKind::choice(&PHASES, spell));
    field("initiative".into(), by("II.B.1", "rossyia-field-initiative"), FormKind::choice(&SIDES, spell));
    field("level".into(), by("III.A.1", "rossyia-field-level"), FormKind::Number { least: 0, most: 100 });
    for (key, label) in
        [("weather north", "rossyia-field-weather-north"), ("weather south", "rossyia-field-weather-south")]
    {
        field(key.into(), by("II.A.5", label), FormKind::choice(&WEATHERS, spell));
    }
    if state.czech_case.is_some() {
        let cases = data.nations.czechs.cases.iter();
        let values = cases.map(|case| FormValue::named(&case.id.to_string())).collect();
        field("czech case".into(), by("N.czechs.19", "rossyia-field-czech-case"), FormKind::Choice { values });
    }
    for faction in factions(data, scenario) {
        let id = data.ids.id(faction);
        let of = |clause, label| Message::by(clause, label).with("faction", args::faction(faction));
        let points = || FormKind::Number { least: 0, most: MOST_POINTS };
        field(format!("pr {id}"), of("II.D.1", "rossyia-field-pr"), points());
        field(format!("rail points {id}"), of("II.C.1", "rossyia-field-rail-points"), points());
        let places = || FormKind::Places { outlines: vec![HEX] };
        field(format!("cities {id}"), of("X.control.1", "rossyia-field-cities"), places());
        field(format!("rail {id}"), of("X.control.3", "rossyia-field-rail"), places());
    }
    for side in Side::ALL {
        let label = by("X.control.2", "rossyia-field-held").with("side", args::side(side));
        let key = format!("held {}", crate::named::side_id(side));
        field(key, label, FormKind::Places { outlines: vec![HEX] });
    }
    fields
}

/// Whoever holds cities, or has points, in a scenario.
fn factions<'d>(data: &'d Data, scenario: &'d Scenario) -> impl Iterator<Item = FactionIx> + 'd {
    let plays = |faction: &FactionIx| scenario.factions.as_ref().is_none_or(|list| list.contains(faction));
    let owns = |faction: &FactionIx| scenario.control.contains_key(faction) || scenario.pr.contains_key(faction);
    data.ids.all::<FactionIx>().filter(move |faction| plays(faction) && owns(faction))
}

fn counter(game: &Rossyia, data: &Data, state: &State, one: CounterIx) -> FormCounter {
    let side = state.side(data, one).unwrap_or(Side::White);
    let unit = data.unit(one);
    let steps = unit.map_or(1, |unit| unit.steps);
    let fewer = (1..steps).rev().map(|left| format!("steps={left}"));
    let armt =
        data.hq_of(one).into_iter().flat_map(|_| 1..=data.tables.armt.maximum).map(|points| format!("armt={points}"));
    let markers = FLAGS.iter().filter(|flag| flag.written == Written::Marker).map(|flag| flag.word.to_owned());
    FormCounter {
        id: data.ids.id(one).to_owned(),
        face: appearance::face_id(data, state, one).to_owned(),
        side: game.title().sides[engine::Index::index(side)].id.clone(),
        formation: None,
        outlines: (0..=data.overprint.boxes.len()).collect(),
        states: fewer.chain(armt).chain(markers).collect(),
        carries: false,
    }
}
