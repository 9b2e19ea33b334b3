//! A window on a table: a WebSocket. Asks come in with a number, replies go out with the same; changes go out by
//! themselves. A beat goes out every few seconds, so that both ends notice when the line is dead.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Extension;
use axum::extract::rejection::QueryRejection;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, Query, State};
use axum::response::Response;
use futures_util::{SinkExt, StreamExt};
use tokio::time::{MissedTickBehavior, interval, timeout};

use crate::hall::Hall;
use crate::live::{Farewell, Told};
use crate::people::{Caller, Greeting, Visitor};
use crate::trouble::{Trouble, aside};

/// The longest message from a window, in bytes.
const LONGEST_MESSAGE: usize = 64 * 1024;

/// Who has not been heard of for so many beats is away.
const SILENT_BEATS: u32 = 3;

/// What is sent with every beat: the page cannot see the pings of the protocol itself.
const BEAT: &str = r#"{"beat":true}"#;

/// `GET /api/tables/{table}/ws`. Whoever may not come is told so in the socket: a page learns nothing from a refused
/// connection.
pub(crate) async fn connect(
    State(hall): State<Arc<Hall>>,
    Extension(caller): Extension<Caller>,
    Path(id): Path<String>,
    greeting: Result<Query<Greeting>, QueryRejection>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Trouble> {
    let upgrade = upgrade.map_err(|rejection| Trouble::wrong(rejection.body_text()))?;
    let greeting = greeting.map(|Query(greeting)| greeting).unwrap_or_default();
    let upgrade = upgrade.max_message_size(LONGEST_MESSAGE).max_frame_size(LONGEST_MESSAGE);
    let visitor = Visitor { greeting, caller };
    Ok(upgrade.on_upgrade(move |socket| attend(hall, id, visitor, socket)))
}

fn close(why: Farewell) -> Message {
    let (code, reason) = match why {
        Farewell::NoSuchLink => (4403, "no such link"),
        Farewell::NoSuchTable => (4404, "no such table"),
    };
    Message::Close(Some(CloseFrame { code, reason: reason.into() }))
}

/// Carry messages to and fro until somebody hangs up.
async fn attend(hall: Arc<Hall>, id: String, visitor: Visitor, mut socket: WebSocket) {
    let beat = hall.beat;
    let entered = aside(move || match hall.table_for(&id, &visitor) {
        Ok(live) => Ok(live.enter(visitor).map(|(window, messages)| (live, window, messages))),
        Err(trouble) if trouble.is_forbidden() => Ok(Err(Farewell::NoSuchLink)),
        Err(trouble) => Err(trouble),
    });
    let (live, window, mut messages) = match entered.await.unwrap_or(Err(Farewell::NoSuchTable)) {
        Ok(entered) => entered,
        Err(why) => {
            let _ = socket.send(close(why)).await;
            return;
        }
    };
    let (mut out, mut back) = socket.split();
    let mut beats = interval(beat);
    beats.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut heard_last = Instant::now();
    loop {
        let sends = tokio::select! {
            heard = back.next() => match heard {
                Some(Ok(Message::Text(text))) => {
                    heard_last = Instant::now();
                    let live = live.clone();
                    // A failure inside has been answered there, or cannot be.
                    let _ = tokio::task::spawn_blocking(move || live.hear(window, text.as_str())).await;
                    continue;
                }
                Some(Ok(Message::Binary(_) | Message::Ping(_) | Message::Pong(_))) => {
                    heard_last = Instant::now();
                    continue;
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => break,
            },
            told = messages.recv() => match told {
                Some(Told::Text(text)) => vec![Message::Text(text.into())],
                Some(Told::Farewell(why)) => vec![close(why)],
                None => break,
            },
            _ = beats.tick() => {
                if heard_last.elapsed() > beat * SILENT_BEATS {
                    break;
                }
                vec![Message::Ping(Vec::new().into()), Message::Text(BEAT.into())]
            }
        };
        if !all_sent(&mut out, sends, beat * SILENT_BEATS).await {
            break;
        }
    }
    let _ = tokio::task::spawn_blocking(move || live.leave(window)).await;
}

/// Send messages; false if the line is broken or nothing is taken off it for so long.
async fn all_sent(out: &mut (impl SinkExt<Message> + Unpin), messages: Vec<Message>, patience: Duration) -> bool {
    for message in messages {
        if !matches!(timeout(patience, out.send(message)).await, Ok(Ok(()))) {
            return false;
        }
    }
    true
}
