//! Tables: begun, listed, brought in, taken out, discarded.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use engine::{Fault, Rolling, Seed};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::protocol::SeatState;
use table::{Table, TableNotes, shown_name};
use ts_rs::TS;

use crate::http_refusal::{HttpRefusal, aside, body};
use crate::people::{HostOnly, Links};
use crate::registry::{Listed, Registry};
use crate::seating::{links, player};

type Asked = State<Arc<Registry>>;

/// The longest name of a table, in characters.
const LONGEST_NAME: usize = 80;

/// The text of a scenario of the players' own.
const SCENARIO: &str = "scenario";

/// What a new table is to be.
#[derive(Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields)]
pub(crate) struct NewTable {
    game: String,
    #[serde(default)]
    scenario: Option<String>,
    #[serde(default)]
    #[ts(as = "Option<_>")]
    options: BTreeMap<String, String>,
    /// The position it begins from, instead of the scenario's set-up.
    #[serde(default)]
    position: Option<String>,
    /// Texts that the set-up carries, by their ids; with `scenario` one of the players' own is played.
    #[serde(default)]
    #[ts(as = "Option<_>")]
    texts: BTreeMap<String, String>,
    /// Corrections of the game's data.
    #[serde(default)]
    data: Option<String>,
    /// Who plays each seat: `person`, a `friend` by a link, or a kind of computer player.
    #[serde(default)]
    #[ts(as = "Option<_>")]
    seats: BTreeMap<String, String>,
    #[serde(default)]
    #[ts(as = "Option<_>")]
    rolling: Dice,
    /// What players rolled for the set-up, where they roll.
    #[serde(default)]
    #[ts(as = "Option<_>")]
    rolls: Vec<u16>,
    /// A number or 64 hexadecimal digits; a secret one is drawn if nothing is said.
    #[serde(default)]
    #[ts(as = "Option<String>")]
    seed: Option<Value>,
    #[serde(default)]
    #[ts(as = "Option<_>")]
    name: String,
    /// A lesson of the game: it brings everything else.
    #[serde(default)]
    lesson: Option<String>,
}

/// Where dice come from.
#[derive(Debug, Default, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
enum Dice {
    #[default]
    Seeded,
    Typed,
}

/// What came of beginning a table.
#[derive(Debug, Serialize, TS)]
#[serde(untagged)]
pub(crate) enum Beginning {
    Begun(Begun),
    Unrolled(Unrolled),
}

/// The set-up wants a die of players who roll; then the table is asked for again, with one die more.
#[derive(Debug, Serialize, TS)]
pub(crate) struct Unrolled {
    /// How many sides the die has.
    sides: u8,
    /// The clause that asks for it.
    clause: String,
}

/// A table that was just begun.
#[derive(Debug, Serialize, TS)]
pub(crate) struct Begun {
    id: String,
}

/// A record from elsewhere.
#[derive(Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields)]
pub(crate) struct Import {
    text: String,
    #[serde(default)]
    #[ts(as = "Option<_>")]
    seats: BTreeMap<String, String>,
    #[serde(default)]
    #[ts(as = "Option<_>")]
    name: String,
}

fn seats(chosen: &BTreeMap<String, String>) -> Vec<SeatState> {
    let seat =
        |(id, word): (&String, &String)| SeatState { id: id.clone(), player: player(word).0, name: String::new() };
    chosen.iter().map(seat).collect()
}

fn name(name: &str) -> String {
    shown_name(name, LONGEST_NAME)
}

fn seed(wanted: Option<Value>) -> Result<Seed, Fault> {
    match wanted {
        Some(Value::String(text)) => text.parse(),
        Some(value) => value.to_string().parse(),
        None => {
            let mut bytes = [0; 32];
            getrandom::fill(&mut bytes).map_err(|error| Fault::new("the seed", error.to_string()))?;
            Ok(Seed(bytes))
        }
    }
}

/// `POST /api/tables`.
pub(crate) async fn begin(
    _: HostOnly,
    State(registry): Asked,
    wanted: Result<Json<NewTable>, JsonRejection>,
) -> Result<(StatusCode, Json<Beginning>), HttpRefusal> {
    let wanted = body(wanted)?;
    aside(move || {
        let mut wanted = wanted;
        if let Some(text) = wanted.texts.remove(SCENARIO) {
            if wanted.data.is_some() {
                return Err(Fault::new(SCENARIO, "it goes with no other corrections of the data").into());
            }
            let (corrections, id) = registry.game(&wanted.game)?.game.home_made(&text, SCENARIO)?;
            (wanted.data, wanted.scenario) = (Some(corrections), Some(id));
        }
        let game = match &wanted.data {
            Some(text) => registry.corrected(&wanted.game, text)?.game.clone(),
            None => registry.game(&wanted.game)?.game.clone(),
        };
        if let Some(lesson) = &wanted.lesson {
            let id = registry.add(Table::teach(game, lesson)?, Links::new([])?)?;
            return Ok((StatusCode::CREATED, Json(Beginning::Begun(Begun { id }))));
        }
        let options = wanted.options.iter().map(|(id, value)| (id.as_str(), value.as_str()));
        let mut setup = game.title().setup(wanted.scenario.as_deref(), options)?;
        if let Some(text) = &wanted.position {
            setup = setup.from_position(text);
        }
        let texts = wanted.texts.iter().map(|(id, text)| (id.as_str(), text.as_str()));
        let setup = game.title().carrying(setup, texts)?;
        let (seed, seats) = (seed(wanted.seed)?, seats(&wanted.seats));
        let begun = match wanted.rolling {
            Dice::Seeded => Ok(Table::begin(game, setup, seed, Rolling::Seeded, seats)?),
            Dice::Typed => Table::begin_rolled(game, setup, seed, &wanted.rolls, seats),
        };
        let mut table = match begun {
            Ok(table) => table,
            Err(engine::Unrolled::Wanted { sides, clause }) => {
                let wanted = Unrolled { sides, clause: clause.0.to_owned() };
                return Ok((StatusCode::OK, Json(Beginning::Unrolled(wanted))));
            }
            Err(engine::Unrolled::Fault(fault)) => return Err(fault.into()),
        };
        table.call(name(&wanted.name));
        let id = registry.add(table, links(wanted.seats.iter())?)?;
        Ok((StatusCode::CREATED, Json(Beginning::Begun(Begun { id }))))
    })
    .await
}

/// `POST /api/tables/import`.
pub(crate) async fn import(
    _: HostOnly,
    State(registry): Asked,
    brought: Result<Json<Import>, JsonRejection>,
) -> Result<Response, HttpRefusal> {
    let brought = body(brought)?;
    aside(move || {
        let notes = TableNotes { name: name(&brought.name), seats: seats(&brought.seats), ..TableNotes::default() };
        let imported = registry.import(&brought.text, notes, links(brought.seats.iter())?)?;
        Ok((StatusCode::CREATED, Json(imported)).into_response())
    })
    .await
}

/// `GET /api/tables`.
pub(crate) async fn list(_: HostOnly, State(registry): Asked) -> Result<Json<Vec<Listed>>, HttpRefusal> {
    aside(move || Ok(Json(registry.list()))).await
}

/// `DELETE /api/tables/{table}`.
pub(crate) async fn discard(
    _: HostOnly,
    State(registry): Asked,
    Path(id): Path<String>,
) -> Result<StatusCode, HttpRefusal> {
    aside(move || registry.discard(&id).map(|()| StatusCode::NO_CONTENT)).await
}

/// `GET /api/tables/{table}/record`: the whole record, for whoever keeps the table.
pub(crate) async fn record(
    _: HostOnly,
    State(registry): Asked,
    Path(id): Path<String>,
) -> Result<Response, HttpRefusal> {
    aside(move || {
        let text = registry.table(&id)?.record();
        let disposition = format!("attachment; filename=\"{id}.stavka\"");
        let headers = [
            (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
            (header::CONTENT_DISPOSITION, disposition),
        ];
        Ok((headers, text).into_response())
    })
    .await
}
