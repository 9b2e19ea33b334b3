//! What there is to know of the games before anybody plays: titles, boards, faces, rules, words, names.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use engine::face::Face;
use engine::{Board, Catalogue, Form, Rolling, Seed, Setup, Survey, Title};
use serde::{Deserialize, Serialize};
use shelf::Shelved;
use ts_rs::TS;

use crate::http_refusal::{HttpRefusal, aside, body};
use crate::people::HostOnly;
use crate::refusal;
use crate::registry::Registry;

type Asked = State<Arc<Registry>>;

/// The language of whoever asks: `?language=fr`. Without, English.
#[derive(Deserialize)]
pub(crate) struct Tongue {
    #[serde(default = "english")]
    pub(crate) language: String,
}

pub(crate) fn english() -> String {
    shelf::ENGLISH.to_owned()
}

impl Tongue {
    /// The game, spoken about in this language.
    pub(crate) fn of(&self, shelved: &Shelved) -> Result<Shelved, HttpRefusal> {
        shelved.in_language(&self.language).map_err(|fault| HttpRefusal::nothing(&fault.to_string()))
    }
}

/// `GET /api/games`.
pub(crate) async fn titles(
    State(registry): Asked,
    Query(tongue): Query<Tongue>,
) -> Result<Json<Vec<Listed>>, HttpRefusal> {
    let listed = move |shelved: &Shelved| {
        let entered = shelved.game.form(&shelved.game.title().default_setup()).is_some();
        let prints = shelved.parts().into_iter().filter_map(press::Part::word).collect();
        Ok(Listed { title: tongue.of(shelved)?.title(), entered, draws: shelved.game.draws(), prints })
    };
    aside(move || registry.games().map(listed).collect::<Result<_, _>>().map(Json)).await
}

/// A game in the list.
#[derive(Debug, Serialize, TS)]
#[ts(rename = "Title")]
pub(crate) struct Listed {
    #[serde(flatten)]
    title: Title,
    /// Whether a position from a real table can be entered.
    entered: bool,
    /// Whether a scenario can be drawn at random.
    draws: bool,
    /// The parts that can be printed of it.
    prints: Vec<&'static str>,
}

/// A board and the names of its rivers.
#[derive(Debug, Serialize, TS)]
#[ts(rename = "Board")]
pub(crate) struct Lettered {
    #[serde(flatten)]
    board: Board,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    rivers: Vec<RiverName>,
    /// The ways that views tell the holders of, as they are drawn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    stretches: Vec<WayStretch>,
    /// Other boards that a position can lie on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(type = "Array<Board>")]
    others: Vec<Board>,
}

/// A way as it is drawn within one place.
#[derive(Debug, Serialize, TS)]
struct WayStretch {
    place: String,
    line: Vec<(f64, f64)>,
}

/// The name of a river, in the middle of a line beside it that runs from west to east.
#[derive(Debug, Serialize, TS)]
struct RiverName {
    name: String,
    size: f64,
    spaced: f64,
    line: Vec<(f64, f64)>,
}

/// `GET /api/games/{game}/board`.
pub(crate) async fn board(
    State(registry): Asked,
    Path(game): Path<String>,
    Query(tongue): Query<Tongue>,
) -> Result<Json<Lettered>, HttpRefusal> {
    aside(move || {
        let shelved = tongue.of(&registry.game(&game)?)?;
        let rounded = |length: &f64| (length * 1000.0).round() / 1000.0;
        let drawn = |line: &[(f64, f64)]| line.iter().map(|(x, y)| (rounded(x), rounded(y))).collect();
        let stretch = |(place, line): (String, Vec<(f64, f64)>)| WayStretch { place, line: drawn(&line) };
        let stretches = shelved.held_ways().into_iter().map(stretch).collect();
        let rivers = shelved.rivers().iter().map(|river| RiverName {
            name: river.name.clone(),
            size: rounded(&river.size),
            spaced: river.spaced,
            line: drawn(&river.line),
        });
        let others = shelved.game.other_boards();
        Ok(Json(Lettered { board: shelved.board(), rivers: rivers.collect(), stretches, others }))
    })
    .await
}

/// `GET /api/games/{game}/faces`.
pub(crate) async fn faces(State(registry): Asked, Path(game): Path<String>) -> Result<Json<Vec<Face>>, HttpRefusal> {
    aside(move || Ok(Json(registry.game(&game)?.game.faces()))).await
}

/// `GET /api/games/{game}/rules`: clauses that are not translated yet are in English.
pub(crate) async fn rules(
    State(registry): Asked,
    Path(game): Path<String>,
    Query(tongue): Query<Tongue>,
) -> Result<Json<Catalogue>, HttpRefusal> {
    aside(move || Ok(Json(tongue.of(&registry.game(&game)?)?.catalogue()?))).await
}

/// `GET /api/games/{game}/words/{language}`: a Fluent file, with what the table and the server refuse.
pub(crate) async fn words(
    State(registry): Asked,
    Path((game, language)): Path<(String, String)>,
) -> Result<Response, HttpRefusal> {
    let shelved = Tongue { language }.of(&registry.game(&game)?)?;
    let ours = table::MESSAGES.iter().chain(crate::MESSAGES).filter(|(of, _)| *of == shelved.language);
    let texts: Vec<String> = [shelved.texts()].into_iter().chain(ours.map(|(_, text)| (*text).to_owned())).collect();
    let texts = texts.join("\n");
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], texts).into_response())
}

/// `GET /api/games/{game}/names`: what people call the things with an id.
pub(crate) async fn names(
    State(registry): Asked,
    Path(game): Path<String>,
    Query(tongue): Query<Tongue>,
) -> Result<Json<BTreeMap<String, String>>, HttpRefusal> {
    aside(move || {
        let shelved = tongue.of(&registry.game(&game)?)?;
        let title = shelved.title();
        let spoken = |id: String| (id.clone(), shelved.name_of(&id));
        let seats = title.seats.iter().map(|seat| (seat.id.clone(), seat.name.clone()));
        let sides = title.sides.iter().map(|side| (side.id.clone(), side.name.clone()));
        let others = title.factions.iter().map(|faction| (faction.id.clone(), faction.name.clone())).chain(sides);
        Ok(Json(seats.chain(others).chain(shelved.game.named_ids().into_iter().map(spoken)).collect()))
    })
    .await
}

/// Between whom a scenario is drawn: `?between=one,other`; whoever is not named is drawn, too.
#[derive(Deserialize)]
pub(crate) struct Between {
    #[serde(default)]
    between: String,
}

/// `GET /api/games/{game}/scenario`: one drawn at random, as the text that `POST /api/tables` takes.
pub(crate) async fn scenario(
    _: HostOnly,
    State(registry): Asked,
    Path(game): Path<String>,
    Query(Between { between }): Query<Between>,
) -> Result<Json<String>, HttpRefusal> {
    aside(move || {
        let between: Vec<&str> = between.split(',').filter(|id| !id.is_empty()).collect();
        let mut seed = [0; 8];
        getrandom::fill(&mut seed).map_err(|error| engine::Fault::new("the seed", error.to_string()))?;
        Ok(Json(registry.game(&game)?.game.drawn(&between, u64::from_le_bytes(seed))?))
    })
    .await
}

/// A position while it is entered: scenario, options, and the text so far.
#[derive(Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields)]
pub(crate) struct Entered {
    #[serde(default)]
    scenario: Option<String>,
    #[serde(default)]
    #[ts(as = "Option<_>")]
    options: BTreeMap<String, String>,
    #[serde(default)]
    #[ts(as = "Option<_>")]
    text: String,
}

impl Entered {
    fn setup(&self, title: &Title) -> Result<Setup, HttpRefusal> {
        let options = self.options.iter().map(|(id, value)| (id.as_str(), value.as_str()));
        Ok(title.setup(self.scenario.as_deref(), options)?)
    }
}

/// `POST /api/games/{game}/form`: how a position is entered, and the set-up of the scenario as one to begin with.
pub(crate) async fn form(
    _: HostOnly,
    State(registry): Asked,
    Path(game): Path<String>,
    entered: Result<Json<Entered>, JsonRejection>,
) -> Result<Json<Entry>, HttpRefusal> {
    let entered = body(entered)?;
    aside(move || {
        let game = registry.game(&game)?.game;
        let setup = entered.setup(game.title())?;
        let form = game.form(&setup).ok_or_else(refusal::not_entered)?;
        let begun = game.begin(setup, Seed::from_number(0), Rolling::Seeded)?;
        Ok(Json(Entry { form, text: begun.journal.written_at(0)?.unwrap_or_default() }))
    })
    .await
}

/// A form and a text to begin with.
#[derive(Debug, Serialize, TS)]
pub(crate) struct Entry {
    form: Form,
    text: String,
}

/// `POST /api/games/{game}/position`: what lies where by a text, and all that is wrong with it.
pub(crate) async fn position(
    _: HostOnly,
    State(registry): Asked,
    Path(game): Path<String>,
    entered: Result<Json<Entered>, JsonRejection>,
) -> Result<Json<Survey>, HttpRefusal> {
    let entered = body(entered)?;
    aside(move || {
        let game = registry.game(&game)?.game;
        let setup = entered.setup(game.title())?;
        Ok(Json(game.survey(&setup, &entered.text).ok_or_else(refusal::not_entered)?))
    })
    .await
}
