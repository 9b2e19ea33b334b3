//! What there is to know of the games before anybody plays: titles, boards, faces, rules, words, names.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use engine::face::Face;
use engine::{Board, Catalogue, Title};
use serde::Deserialize;
use shelf::Shelved;

use crate::hall::Hall;
use crate::trouble::{Trouble, aside};

type Asked = State<Arc<Hall>>;

/// The language of whoever asks: `?language=fr`. Without, English.
#[derive(Deserialize)]
pub(crate) struct Tongue {
    #[serde(default = "english")]
    language: String,
}

fn english() -> String {
    shelf::ENGLISH.to_owned()
}

impl Tongue {
    /// The game, spoken about in this language.
    pub(crate) fn of(&self, shelved: &Shelved) -> Result<Shelved, Trouble> {
        shelved.in_language(&self.language).map_err(|fault| Trouble::nothing(fault.to_string()))
    }
}

/// `GET /api/games`.
pub(crate) async fn titles(State(hall): Asked, Query(tongue): Query<Tongue>) -> Result<Json<Vec<Title>>, Trouble> {
    aside(move || hall.games().map(|shelved| Ok(tongue.of(shelved)?.title())).collect::<Result<_, _>>().map(Json)).await
}

/// `GET /api/games/{game}/board`.
pub(crate) async fn board(
    State(hall): Asked,
    Path(game): Path<String>,
    Query(tongue): Query<Tongue>,
) -> Result<Json<Board>, Trouble> {
    aside(move || Ok(Json(tongue.of(hall.game(&game)?)?.board()))).await
}

/// `GET /api/games/{game}/faces`.
pub(crate) async fn faces(State(hall): Asked, Path(game): Path<String>) -> Result<Json<Vec<Face>>, Trouble> {
    aside(move || Ok(Json(hall.game(&game)?.game.faces()))).await
}

/// `GET /api/games/{game}/rules`: clauses that are not translated yet are in English.
pub(crate) async fn rules(
    State(hall): Asked,
    Path(game): Path<String>,
    Query(tongue): Query<Tongue>,
) -> Result<Json<Catalogue>, Trouble> {
    aside(move || Ok(Json(tongue.of(hall.game(&game)?)?.catalogue()?))).await
}

/// `GET /api/games/{game}/words/{language}`: a Fluent file.
pub(crate) async fn words(
    State(hall): Asked,
    Path((game, language)): Path<(String, String)>,
) -> Result<Response, Trouble> {
    let texts = Tongue { language }.of(hall.game(&game)?)?.texts();
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], texts).into_response())
}

/// `GET /api/games/{game}/names`: what people call the things with an id.
pub(crate) async fn names(
    State(hall): Asked,
    Path(game): Path<String>,
    Query(tongue): Query<Tongue>,
) -> Result<Json<BTreeMap<String, String>>, Trouble> {
    aside(move || {
        let shelved = tongue.of(hall.game(&game)?)?;
        let title = shelved.title();
        let spoken = |id: String| (id.clone(), shelved.spoken(&id));
        let seats = title.seats.iter().map(|seat| (seat.id.clone(), seat.name.clone()));
        let others = title.sides.iter().chain(&title.factions).map(|named| (named.id.clone(), named.name.clone()));
        Ok(Json(seats.chain(others).chain(shelved.game.named().into_iter().map(spoken)).collect()))
    })
    .await
}
