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
use tokio::task::JoinHandle;
use tokio::time::{MissedTickBehavior, interval, timeout};

use crate::http_refusal::{HttpRefusal, aside};
use crate::limits::{LONGEST_MESSAGE, READ_BUFFER, SILENT_BEATS};
use crate::live::{Farewell, Live, Outgoing};
use crate::people::{Caller, Greeting, Visitor};
use crate::registry::Registry;

/// What is sent with every beat: the page cannot see the pings of the protocol itself.
const BEAT: &str = r#"{"beat":true}"#;

/// `GET /api/tables/{table}/ws`. Whoever may not come is told so in the socket: a page learns nothing from a refused
/// connection.
pub(crate) async fn connect(
    State(registry): State<Arc<Registry>>,
    Extension(caller): Extension<Caller>,
    Path(id): Path<String>,
    greeting: Result<Query<Greeting>, QueryRejection>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, HttpRefusal> {
    let upgrade = upgrade.map_err(|rejection| HttpRefusal::wrong(&rejection.body_text()))?;
    let greeting = greeting.map(|Query(greeting)| greeting).unwrap_or_default();
    let upgrade = upgrade.max_message_size(LONGEST_MESSAGE).max_frame_size(LONGEST_MESSAGE);
    let upgrade = upgrade.read_buffer_size(READ_BUFFER);
    let visitor = Visitor { greeting, caller };
    let (beat, whose) = (registry.beat, visitor.clone());
    // Who has no link of this table does not wait for their turn at it.
    let found = aside(move || match registry.table_for(&id, &whose) {
        Ok(live) => Ok(live.person(&whose).map(|_| live).map_err(|_| Farewell::NoSuchLink)),
        Err(refused) if refused.is_forbidden() => Ok(Err(Farewell::NoSuchLink)),
        Err(refused) => Err(refused),
    });
    let found = found.await.unwrap_or(Err(Farewell::NoSuchTable));
    Ok(upgrade.on_upgrade(move |socket| attend(found, visitor, beat, socket)))
}

fn close(why: Farewell) -> Message {
    let (code, reason) = match why {
        Farewell::NoSuchLink => (4403, "no such link"),
        Farewell::NoSuchTable => (4404, "no such table"),
        Farewell::TooManyWindows => (4429, "too many windows"),
    };
    Message::Close(Some(CloseFrame { code, reason: reason.into() }))
}

/// Carry messages to and fro until somebody hangs up.
async fn attend(found: Result<Arc<Live>, Farewell>, visitor: Visitor, beat: Duration, mut socket: WebSocket) {
    let key = visitor.greeting.key.clone();
    let entered = match found {
        Ok(live) => live.in_turn(&key, move |live| live.enter(visitor)).await.map_or_else(
            || Err(Farewell::NoSuchTable),
            |entered| entered.map(|(window, messages)| (live, window, messages)),
        ),
        Err(why) => Err(why),
    };
    let (live, window, mut messages) = match entered {
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
    // What was asked and is not answered yet: the next is heard after it.
    let mut asked: Option<JoinHandle<Option<()>>> = None;
    loop {
        let sends = tokio::select! {
            done = answered(&mut asked) => {
                // What failed has no answer: the window comes again, and asks again.
                if done.is_none() {
                    break;
                }
                heard_last = Instant::now();
                continue;
            }
            heard = back.next(), if asked.is_none() => match heard {
                Some(Ok(Message::Text(text))) => {
                    let (live, key) = (live.clone(), key.clone());
                    asked = Some(tokio::spawn(async move {
                        live.in_turn(&key, move |live| live.hear(window, text.as_str())).await
                    }));
                    continue;
                }
                Some(Ok(Message::Binary(_) | Message::Ping(_) | Message::Pong(_))) => {
                    heard_last = Instant::now();
                    continue;
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => break,
            },
            told = messages.recv() => match told {
                Some(Outgoing::Text(text)) => vec![Message::Text(text)],
                Some(Outgoing::Farewell(why)) => vec![close(why)],
                None => break,
            },
            _ = beats.tick() => {
                if asked.is_none() && heard_last.elapsed() > beat * SILENT_BEATS {
                    break;
                }
                vec![Message::Ping(Vec::new().into()), Message::Text(BEAT.into())]
            }
        };
        if !all_sent(&mut out, sends, beat * SILENT_BEATS).await {
            break;
        }
    }
    // What was asked is done, whether or not anybody hears of it.
    if asked.is_some() {
        answered(&mut asked).await;
    }
    live.in_turn(&key, move |live| live.leave(window)).await;
}

/// Wait until what was asked is answered, or has failed; for ever if nothing was.
async fn answered(asked: &mut Option<JoinHandle<Option<()>>>) -> Option<()> {
    match asked {
        Some(task) => {
            let done = task.await.ok().flatten();
            *asked = None;
            done
        }
        None => std::future::pending().await,
    }
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
