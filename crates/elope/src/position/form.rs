//! The form of a position: its fields with what can stand in them, and the counters with what can be seen on them.

use engine::board::Aside;
use engine::situation::{FormCounter, FormField, FormKind, FormValue};
use engine::{Form, Game, Message};

use super::{CONDITIONS, DECISIONS, NO_OR_YES, PHASES, WEATHERS};
use crate::appearance::{HEX, HEXSIDE};
use crate::arrivals;
use crate::counters::{Arm, UnitIx};
use crate::data::Data;
use crate::flags::{FLAGS, Written};
use crate::game::{Elope, blank};
use crate::state::{Options, State};

/// More supply points than anybody ever has.
pub(super) const MOST_POINTS: u16 = 999;

/// Places beside the map.
const BOXES: [(&str, &str); 7] = [
    ("vologda_box", "elope-box-vologda"),
    ("due", "elope-box-due"),
    ("laid_up", "elope-box-laid-up"),
    ("to_come", "elope-box-to-come"),
    ("lost", "elope-box-lost"),
    ("withdrawn", "elope-box-withdrawn"),
    ("never", "elope-box-never"),
];

/// The form of a game with these options.
pub(crate) fn form(game: &Elope, options: Options) -> Form {
    let data = &*game.data;
    let state = blank(data, options);
    let boxed = |(id, name): &(&str, &'static str)| Aside {
        id: (*id).into(),
        name: game.spell(&Message::plain(name)),
        later: false,
    };
    Form {
        fields: fields(game, data, &state),
        counters: data.roster.all().map(|unit| counter(game, data, unit)).collect(),
        boxes: BOXES.iter().map(boxed).collect(),
    }
}

fn fields(game: &Elope, data: &Data, state: &State) -> Vec<FormField> {
    let options = &state.options;
    let spell = |id: &'static str| game.spell(&Message::plain(id));
    let points = || FormKind::Number { least: 0, most: MOST_POINTS };
    let last = u16::from(arrivals::last_turn(data, state));
    let mut fields = Vec::new();
    let mut field = |key: &str, clause: &'static str, label: &'static str, kind: FormKind| {
        fields.push(FormField { key: key.into(), label: game.spell(&Message::by(clause, label)), kind });
    };
    field("turn", "3.0.a", "elope-field-turn", FormKind::Number { least: 1, most: last });
    field("phase", "3.0.a", "elope-field-phase", FormKind::choice(&PHASES, spell));
    field("weather", "AID.weather", "elope-field-weather", FormKind::choice(&WEATHERS, spell));
    if options.river_depth {
        let mut feet: Vec<u8> = data.tables.river_depth.rows.iter().map(|row| row.feet).collect();
        feet.dedup();
        let values = feet.iter().map(|feet| FormValue::named(&feet.to_string())).collect();
        field("depth", "15.81.a", "elope-field-depth", FormKind::Choice { values });
    }
    field("points allied", "3.0.d", "elope-field-points-allied", points());
    field("points red", "3.0.d", "elope-field-points-red", points());
    field("points vologda", "23.1.T10.b", "elope-field-points-vologda", points());
    if options.doctrine {
        field("kotlas", "20.0.j", "elope-field-kotlas", FormKind::choice(&DECISIONS, spell));
        field("july", "20.0.l", "elope-field-july", FormKind::choice(&DECISIONS, spell));
        field("been in kotlas", "20.0.l", "elope-field-been-in-kotlas", FormKind::choice(&NO_OR_YES, spell));
        let mut brigades = vec![FormValue { id: "none".into(), label: spell("elope-value-none") }];
        brigades.extend(data.directives.brigades.iter().map(|hq| FormValue::named(&data.roster.get(*hq).id)));
        field("railway brigade", "20.0.i", "elope-field-railway-brigade", FormKind::Choice { values: brigades });
    }
    field("conditions", "10.0.c", "elope-field-conditions", FormKind::choice(&CONDITIONS, spell));
    for (key, clause, label, outline) in [
        ("held allied", "24.0.a", "elope-field-held-allied", HEX),
        ("held red", "24.0.a", "elope-field-held-red", HEX),
        ("forts", "17.0.a", "elope-field-forts", HEX),
        ("hasty", "17.0.a", "elope-field-hasty", HEX),
        ("wrecked", "16.5", "elope-field-wrecked", HEX),
        ("bridges built", "17.0.a", "elope-field-bridges-built", HEXSIDE),
        ("bridges down", "17.0.a", "elope-field-bridges-down", HEXSIDE),
        ("mined", "15.7.a", "elope-field-mined", HEXSIDE),
        ("swept", "15.71.a", "elope-field-swept", HEXSIDE),
    ] {
        field(key, clause, label, FormKind::Places { outlines: vec![outline] });
    }
    fields
}

fn counter(game: &Elope, data: &Data, unit: UnitIx) -> FormCounter {
    let kinds = &data.roster.kinds;
    let info = data.roster.get(unit);
    let markers = FLAGS.iter().filter(|flag| flag.written == Written::Marker);
    let states = markers.filter(|flag| flag.misfit(data, unit).is_none()).map(|flag| flag.word.to_owned());
    FormCounter {
        id: info.id.clone(),
        face: crate::appearance::printed(data, unit, &info.id).to_owned(),
        side: game.title().sides[info.side.index()].id.clone(),
        formation: formation(data, &info.id),
        outlines: vec![if kinds.vessels.contains(unit) { HEXSIDE } else { HEX }],
        states: states.collect(),
        carries: matches!(info.arm, Arm::Steamer | Arm::Carrier | Arm::Barge | Arm::ArmoredTrain),
    }
}

/// The HQ of a counter's formation: its own, or itself. Depots that were built in play have none.
fn formation(data: &Data, id: &str) -> Option<String> {
    let counters = &data.counters;
    let counter = counters.get(counters.find(id)?);
    if counter.arm == Arm::Hq { Some(counter.id.clone()) } else { counter.parent.clone() }
}
