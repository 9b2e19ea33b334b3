//! What went wrong, as an answer: a status, a reason in plain English, and, where somebody at the page can meet it, a
//! message that the page says in its reader's language.

use std::any::Any;
use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use engine::{Fault, Spelled};
use serde::Serialize;
use ts_rs::TS;

use crate::refusal::{Refusal, in_english, message_of};

/// Why a request is not granted.
#[derive(Debug, Clone, Serialize, TS)]
pub(crate) struct Trouble {
    #[serde(skip)]
    status: StatusCode,
    reason: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    refusal: Option<Spelled>,
}

impl Trouble {
    /// There is no such thing. Only programs ask for it.
    pub(crate) fn nothing(reason: impl Into<String>) -> Trouble {
        Trouble { status: StatusCode::NOT_FOUND, reason: reason.into(), refusal: None }
    }

    /// The request makes no sense. Only programs ask so.
    pub(crate) fn wrong(reason: impl Into<String>) -> Trouble {
        Trouble { status: StatusCode::BAD_REQUEST, reason: reason.into(), refusal: None }
    }

    /// Not from there: whoever comes so gets no page either.
    pub(crate) fn forbidden(reason: impl Into<String>) -> Trouble {
        Trouble { status: StatusCode::FORBIDDEN, reason: reason.into(), refusal: None }
    }

    /// Whether whoever asks is not let in.
    pub(crate) fn is_forbidden(&self) -> bool {
        self.status == StatusCode::FORBIDDEN
    }
}

impl From<Refusal> for Trouble {
    fn from(refusal: Refusal) -> Trouble {
        let status = refusal.status();
        let refusal = refusal.spelled();
        Trouble { status, reason: in_english(&refusal), refusal: Some(refusal) }
    }
}

impl From<Fault> for Trouble {
    fn from(fault: Fault) -> Trouble {
        let refusal = Some(message_of(&fault));
        Trouble { status: StatusCode::UNPROCESSABLE_ENTITY, reason: fault.to_string(), refusal }
    }
}

impl IntoResponse for Trouble {
    fn into_response(self) -> Response {
        (self.status, Json(self)).into_response()
    }
}

/// An address that leads nowhere.
pub(crate) async fn nothing_here() -> Trouble {
    Trouble::nothing("there is nothing at this address")
}

/// An address that is used in another way.
pub(crate) async fn not_so() -> Trouble {
    let reason = "this address is not used in this way".to_owned();
    Trouble { status: StatusCode::METHOD_NOT_ALLOWED, reason, refusal: None }
}

tokio::task_local! {
    /// What work that is begun now holds until it is done.
    static HELD: Arc<dyn Any + Send + Sync>;
}

/// Whatever is done aside meanwhile holds this until it is done.
pub(crate) async fn within<T>(held: Arc<dyn Any + Send + Sync>, doing: impl Future<Output = T>) -> T {
    HELD.scope(held, doing).await
}

/// Do something slow without keeping others waiting.
pub(crate) async fn aside<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, Trouble> + Send + 'static,
) -> Result<T, Trouble> {
    let held = HELD.try_with(Arc::clone).ok();
    let work = move || {
        let done = work();
        drop(held);
        done
    };
    let done = tokio::task::spawn_blocking(work).await;
    done.unwrap_or_else(|_| Err(Refusal::Failed.into()))
}

/// What a request brought, or what is wrong with it.
pub(crate) fn body<T>(body: Result<Json<T>, JsonRejection>) -> Result<T, Trouble> {
    body.map(|Json(value)| value).map_err(|rejection| match rejection.status() {
        StatusCode::PAYLOAD_TOO_LARGE => Refusal::TooLarge.into(),
        _ => Trouble::wrong(rejection.body_text()),
    })
}
