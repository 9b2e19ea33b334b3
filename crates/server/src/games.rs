//! What there is to know of the games before anybody plays: titles, boards, faces, rules, words, names.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use engine::face::Face;
use engine::{Board, Title};

use crate::hall::Hall;
use crate::trouble::{Trouble, aside};

type Asked = State<Arc<Hall>>;

/// `GET /api/games`.
pub(crate) async fn titles(State(hall): Asked) -> Json<Vec<Title>> {
    Json(hall.games().map(|shelved| shelved.game.title().clone()).collect())
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
