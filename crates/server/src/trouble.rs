//! What went wrong, as an answer: a status and a reason in plain words.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use engine::Fault;
use serde_json::json;

/// Why a request is not granted.
#[derive(Debug)]
pub(crate) struct Trouble {
    status: StatusCode,
    reason: String,
}

impl Trouble {
    /// There is no such thing.
    pub(crate) fn nothing(reason: impl Into<String>) -> Trouble {
        Trouble { status: StatusCode::NOT_FOUND, reason: reason.into() }
    }

    /// The request makes no sense.
    pub(crate) fn wrong(reason: impl Into<String>) -> Trouble {
        Trouble { status: StatusCode::BAD_REQUEST, reason: reason.into() }
    }

    /// Not from there.
    pub(crate) fn forbidden(reason: impl Into<String>) -> Trouble {
        Trouble { status: StatusCode::FORBIDDEN, reason: reason.into() }
    }

    /// What is wrong, in plain words.
    pub(crate) fn reason(&self) -> &str {
        &self.reason
    }

    /// It should have worked.
    pub(crate) fn ours(reason: impl Into<String>) -> Trouble {
        Trouble { status: StatusCode::INTERNAL_SERVER_ERROR, reason: reason.into() }
    }
}

impl From<Fault> for Trouble {
    fn from(fault: Fault) -> Trouble {
        Trouble { status: StatusCode::UNPROCESSABLE_ENTITY, reason: fault.to_string() }
    }
}

impl IntoResponse for Trouble {
    fn into_response(self) -> Response {
        (self.status, Json(json!({ "reason": self.reason }))).into_response()
    }
}

/// An address that leads nowhere.
pub(crate) async fn nothing_here() -> Trouble {
    Trouble::nothing("there is nothing at this address")
}

/// An address that is used in another way.
pub(crate) async fn not_so() -> Trouble {
    Trouble { status: StatusCode::METHOD_NOT_ALLOWED, reason: "this address is not used in this way".into() }
}

/// Do something slow without keeping others waiting.
pub(crate) async fn aside<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, Trouble> + Send + 'static,
) -> Result<T, Trouble> {
    let done = tokio::task::spawn_blocking(work).await;
    done.unwrap_or_else(|_| Err(Trouble::ours("something went wrong inside; nothing has changed")))
}

/// What a request brought, or what is wrong with it.
pub(crate) fn body<T>(body: Result<Json<T>, JsonRejection>) -> Result<T, Trouble> {
    body.map(|Json(value)| value).map_err(|rejection| Trouble::wrong(rejection.body_text()))
}
