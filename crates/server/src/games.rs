//! What there is to know of the games before anybody plays: titles, boards, faces, rules, words, names.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use engine::face::Face;
use engine::{Board, Form, Rolling, Seed, Setup, Survey, Title};
use serde::{Deserialize, Serialize};

use crate::hall::Hall;
use crate::trouble::{Trouble, aside, body};

type Asked = State<Arc<Hall>>;

/// `GET /api/games`.
pub(crate) async fn titles(State(hall): Asked) -> Json<Vec<Listed>> {
    let listed = |shelved: &shelf::Shelved| {
        let title = shelved.game.title().clone();
        Listed { entered: shelved.game.form(&title.default_setup()).is_some(), title }
    };
    Json(hall.games().map(listed).collect())
}

/// A game in the list.
#[derive(Debug, Serialize)]
pub(crate) struct Listed {
    #[serde(flatten)]
    title: Title,
    /// Whether a position from a real table can be entered.
    entered: bool,
}

/// `GET /api/games/{game}/board`.
pub(crate) async fn board(State(hall): Asked, Path(game): Path<String>) -> Result<Json<Board>, Trouble> {
    aside(move || Ok(Json(hall.game(&game)?.game.board()))).await
}

/// `GET /api/games/{game}/faces`.
pub(crate) async fn faces(State(hall): Asked, Path(game): Path<String>) -> Result<Json<Vec<Face>>, Trouble> {
    aside(move || Ok(Json(hall.game(&game)?.game.faces()))).await
}

/// `GET /api/games/{game}/rules`.
pub(crate) async fn rules(State(hall): Asked, Path(game): Path<String>) -> Result<Response, Trouble> {
    Ok(Json(hall.game(&game)?.game.catalogue()).into_response())
}

/// `GET /api/games/{game}/words/{language}`: a Fluent file.
pub(crate) async fn words(
    State(hall): Asked,
    Path((game, language)): Path<(String, String)>,
) -> Result<Response, Trouble> {
    let unspoken = || Trouble::nothing(format!("{game} does not speak {language:?}"));
    let texts = hall.game(&game)?.texts(&language).ok_or_else(unspoken)?;
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], texts).into_response())
}

/// `GET /api/games/{game}/names`: what people call the things with an id.
pub(crate) async fn names(
    State(hall): Asked,
    Path(game): Path<String>,
) -> Result<Json<BTreeMap<String, String>>, Trouble> {
    aside(move || {
        let game = &hall.game(&game)?.game;
        let spoken = |id: String| (id.clone(), game.spoken(&id));
        let title = game.title();
        let seats = title.seats.iter().map(|seat| (seat.id.clone(), seat.name.clone()));
        let others = title.sides.iter().chain(&title.factions).map(|named| (named.id.clone(), named.name.clone()));
        Ok(Json(seats.chain(others).chain(game.named().into_iter().map(spoken)).collect()))
    })
    .await
}

/// A position while it is entered: scenario, options, and the text so far.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Entered {
    #[serde(default)]
    scenario: Option<String>,
    #[serde(default)]
    options: BTreeMap<String, String>,
    #[serde(default)]
    text: String,
}

impl Entered {
    fn setup(&self, title: &Title) -> Result<Setup, Trouble> {
        let options = self.options.iter().map(|(id, value)| (id.as_str(), value.as_str()));
        Ok(title.setup(self.scenario.as_deref(), options)?)
    }
}

fn not_entered() -> Trouble {
    Trouble::nothing("this game cannot be entered from a real table")
}

/// `POST /api/games/{game}/form`: how a position is entered, and the set-up of the scenario as one to begin with.
pub(crate) async fn form(
    State(hall): Asked,
    Path(game): Path<String>,
    entered: Result<Json<Entered>, JsonRejection>,
) -> Result<Json<Entry>, Trouble> {
    let entered = body(entered)?;
    aside(move || {
        let game = &hall.game(&game)?.game;
        let setup = entered.setup(game.title())?;
        let form = game.form(&setup).ok_or_else(not_entered)?;
        let begun = game.begin(setup, Seed::from_number(0), Rolling::Seeded)?;
        Ok(Json(Entry { form, text: begun.journal.written_at(0)?.unwrap_or_default() }))
    })
    .await
}

/// A form and a text to begin with.
#[derive(Debug, Serialize)]
pub(crate) struct Entry {
    form: Form,
    text: String,
}

/// `POST /api/games/{game}/position`: what lies where by a text, and all that is wrong with it.
pub(crate) async fn position(
    State(hall): Asked,
    Path(game): Path<String>,
    entered: Result<Json<Entered>, JsonRejection>,
) -> Result<Json<Survey>, Trouble> {
    let entered = body(entered)?;
    aside(move || {
        let game = &hall.game(&game)?.game;
        let setup = entered.setup(game.title())?;
        Ok(Json(game.survey(&setup, &entered.text).ok_or_else(not_entered)?))
    })
    .await
}
