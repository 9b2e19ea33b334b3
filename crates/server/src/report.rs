//! The after-action report of a table, as one page: what everybody may know, whoever at the table asks.

use std::sync::Arc;

use axum::Extension;
use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use engine::journal::SavedGame;
use report::{Player, Wanted};
use table::{Person, protocol};

use crate::games::Tongue;
use crate::http_refusal::HttpRefusal;
use crate::live::Live;
use crate::people::{Caller, Greeting, Visitor};
use crate::registry::Registry;

/// `GET /api/tables/{table}/report`. It is written from the record, so that the table is not kept waiting.
pub(crate) async fn report(
    State(registry): State<Arc<Registry>>,
    Extension(caller): Extension<Caller>,
    Path(id): Path<String>,
    Query(greeting): Query<Greeting>,
    Query(tongue): Query<Tongue>,
) -> Result<Response, HttpRefusal> {
    let work = move |registry: &Registry, live: &Live, _: &Person| {
        let (record, notes) = live.record_and_notes();
        let saved = SavedGame::read(&record, live.id())?;
        let shelved = tongue.of(&registry.game_of(&saved.header)?)?;
        let opened = shelved.game.open(saved)?;
        let player = |seat: &protocol::SeatState| match &seat.player {
            protocol::Player::Person => Player::Person(seat.name.clone()),
            protocol::Player::Computer(kind) => Player::Computer(kind.clone()),
        };
        let seats = shelved.game.title().seats.iter();
        let seats = seats.filter_map(|info| notes.seats.iter().find(|seat| seat.id == info.id));
        let wanted = Wanted { name: notes.name, players: seats.map(player).collect(), ..Wanted::default() };
        let page = report::write(&shelved, opened.journal.as_ref(), &wanted, &mut |_| ())?;
        Ok(([(header::CONTENT_TYPE, "text/html; charset=utf-8")], page).into_response())
    };
    registry.at_length(id, Visitor { greeting, caller }, work).await
}
