//! A refusal as an answer over HTTP: its status by its cause, a message that the page says in its reader's language, and
//! the same in plain English.

use std::any::Any;
use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use engine::{Cause, Fault, Refusal};
use serde::Serialize;
use ts_rs::TS;

use crate::refusal;

/// Why a request is not granted: a refusal as an answer.
#[derive(Debug, Clone, Serialize, TS)]
pub(crate) struct HttpRefusal {
    /// Why, in plain English: for whoever lacks the words.
    reason: String,
    #[serde(flatten)]
    refusal: Refusal,
}

impl HttpRefusal {
    /// There is no such thing. Only programs ask for it.
    pub(crate) fn nothing(reason: &str) -> HttpRefusal {
        refusal::faulty(reason).because(Cause::Absent).into()
    }

    /// The request makes no sense. Only programs ask so.
    pub(crate) fn wrong(reason: &str) -> HttpRefusal {
        refusal::faulty(reason).because(Cause::Nonsense).into()
    }

    /// Not from there: whoever comes so gets no page either.
    pub(crate) fn forbidden(reason: &str) -> HttpRefusal {
        refusal::faulty(reason).because(Cause::Forbidden).into()
    }

    /// Whether whoever asks is not let in.
    pub(crate) fn is_forbidden(&self) -> bool {
        self.refusal.cause() == Cause::Forbidden
    }
}

impl From<Refusal> for HttpRefusal {
    fn from(refusal: Refusal) -> HttpRefusal {
        HttpRefusal { reason: refusal::in_english(&refusal), refusal }
    }
}

impl From<Fault> for HttpRefusal {
    fn from(fault: Fault) -> HttpRefusal {
        refusal::of_fault(&fault).into()
    }
}

impl IntoResponse for HttpRefusal {
    fn into_response(self) -> Response {
        let status = match self.refusal.cause() {
            Cause::Unfit | Cause::Die => StatusCode::UNPROCESSABLE_ENTITY,
            Cause::Nonsense => StatusCode::BAD_REQUEST,
            Cause::Absent => StatusCode::NOT_FOUND,
            Cause::Forbidden => StatusCode::FORBIDDEN,
            Cause::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Cause::TooMuch => StatusCode::TOO_MANY_REQUESTS,
            Cause::Busy => StatusCode::SERVICE_UNAVAILABLE,
            Cause::Failed => StatusCode::INTERNAL_SERVER_ERROR,
        };
        (status, Json(self)).into_response()
    }
}

/// An address that leads nowhere.
pub(crate) async fn nothing_here() -> HttpRefusal {
    HttpRefusal::nothing("there is nothing at this address")
}

/// An address that is used in another way.
pub(crate) async fn not_so() -> (StatusCode, Json<HttpRefusal>) {
    (StatusCode::METHOD_NOT_ALLOWED, Json(HttpRefusal::wrong("this address is not used in this way")))
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
    work: impl FnOnce() -> Result<T, HttpRefusal> + Send + 'static,
) -> Result<T, HttpRefusal> {
    let held = HELD.try_with(Arc::clone).ok();
    let work = move || {
        let done = work();
        drop(held);
        done
    };
    let done = tokio::task::spawn_blocking(work).await;
    done.unwrap_or_else(|_| Err(refusal::failed().into()))
}

/// What a request brought, or what is wrong with it.
pub(crate) fn body<T>(body: Result<Json<T>, JsonRejection>) -> Result<T, HttpRefusal> {
    body.map(|Json(value)| value).map_err(|rejection| match rejection.status() {
        StatusCode::PAYLOAD_TOO_LARGE => refusal::too_large().into(),
        _ => HttpRefusal::wrong(&rejection.body_text()),
    })
}
