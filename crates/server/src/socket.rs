//! A window on a table: a WebSocket. Asks come in with a number, replies go out with the same; changes go out by
//! themselves.

use std::sync::Arc;

use axum::extract::rejection::QueryRejection;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, Query, State};
use axum::response::Response;
use futures_util::{SinkExt, StreamExt};

use crate::hall::Hall;
use crate::live::Live;
use crate::people::Greeting;
use crate::trouble::{Trouble, aside};

/// The longest message from a window, in bytes.
const LONGEST_MESSAGE: usize = 64 * 1024;

/// `GET /api/tables/{table}/ws`.
pub(crate) async fn connect(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    greeting: Result<Query<Greeting>, QueryRejection>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Trouble> {
    let upgrade = upgrade.map_err(|rejection| Trouble::wrong(rejection.body_text()))?;
    let live = aside(move || hall.table(&id)).await?;
    let greeting = greeting.map(|Query(greeting)| greeting).unwrap_or_default();
    let upgrade = upgrade.max_message_size(LONGEST_MESSAGE).max_frame_size(LONGEST_MESSAGE);
    Ok(upgrade.on_upgrade(move |socket| attend(live, greeting, socket)))
}

/// Carry messages to and fro until somebody hangs up.
async fn attend(live: Arc<Live>, greeting: Greeting, socket: WebSocket) {
    let entered = {
        let live = live.clone();
        tokio::task::spawn_blocking(move || live.enter(&greeting)).await
    };
    let Ok(Some((window, mut messages))) = entered else { return };
    let (mut out, mut back) = socket.split();
    loop {
        tokio::select! {
            heard = back.next() => match heard {
                Some(Ok(Message::Text(text))) => {
                    let live = live.clone();
                    // A failure inside has been answered there, or cannot be.
                    let _ = tokio::task::spawn_blocking(move || live.hear(window, text.as_str())).await;
                }
                Some(Ok(Message::Binary(_) | Message::Ping(_) | Message::Pong(_))) => {}
                Some(Ok(Message::Close(_)) | Err(_)) | None => break,
            },
            told = messages.recv() => match told {
                Some(text) => {
                    if out.send(Message::Text(text.into())).await.is_err() {
                        break;
                    }
                }
                None => break,
            },
        }
    }
    let _ = tokio::task::spawn_blocking(move || live.leave(window)).await;
}
