//! A table on paper: the game to be cut out, or the position as somebody may see it.

use std::sync::Arc;

use axum::Extension;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use press::paper::{Flip, Paper};
use press::{HEX, HEXES, Order, Part};
use serde::Deserialize;
use shelf::Occasion;
use table::Person;

use crate::games::{Tongue, english};
use crate::http_refusal::HttpRefusal;
use crate::live::Live;
use crate::people::{Caller, Greeting, Visitor};
use crate::refusal;
use crate::registry::Registry;

/// What is to be printed.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Wanted {
    /// The key of whose link.
    #[serde(default)]
    key: String,
    /// The host's key, in the address of a link: the guard has read it.
    #[serde(default, rename = "host")]
    _host: String,
    /// The language of the words.
    #[serde(default = "english")]
    language: String,
    #[serde(default)]
    paper: Option<String>,
    #[serde(default)]
    flip: Option<String>,
    /// Millimetres from hex to hex.
    #[serde(default)]
    hex: Option<f64>,
    /// Parts with commas between them; what is usual if there are none.
    #[serde(default)]
    parts: String,
    /// The position as it is now.
    #[serde(default)]
    position: bool,
    /// Through whose eyes it is seen.
    #[serde(default)]
    seat: Option<String>,
}

/// `GET /api/tables/{table}/print`: a PDF.
pub(crate) async fn print(
    State(registry): State<Arc<Registry>>,
    Extension(caller): Extension<Caller>,
    Path(id): Path<String>,
    wanted: Result<Query<Wanted>, QueryRejection>,
) -> Result<Response, HttpRefusal> {
    let Query(wanted) = wanted.map_err(|rejection| HttpRefusal::wrong(&rejection.body_text()))?;
    let order = order(&wanted)?;
    let greeting = Greeting { key: wanted.key.clone(), ..Greeting::default() };
    let work = move |registry: &Registry, live: &Live, person: &Person| {
        let summary = live.summary();
        let occasion = if wanted.position {
            let (view, sheets) = live.seen_by(person, wanted.seat.as_deref()).ok_or_else(refusal::not_your_seat)?;
            Occasion::Position(summary.setup, Box::new(view), sheets)
        } else {
            Occasion::Scenario(summary.setup)
        };
        let pdf =
            Tongue { language: wanted.language }.of(&registry.game(&summary.game)?)?.print(&occasion, order, |_| {})?;
        let headers = [
            (header::CONTENT_TYPE, "application/pdf".to_owned()),
            (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{}.pdf\"", summary.game)),
            (header::CACHE_CONTROL, "no-store".to_owned()),
        ];
        Ok((headers, pdf).into_response())
    };
    registry.at_length(id, Visitor { greeting, caller }, work).await
}

fn order(wanted: &Wanted) -> Result<Order, HttpRefusal> {
    let paper = wanted.paper.as_deref().map_or(Some(Paper::A4), Paper::of);
    let flip = match wanted.flip.as_deref() {
        None | Some("long") => Flip::Long,
        Some("short") => Flip::Short,
        Some(other) => return Err(HttpRefusal::wrong(&format!("no sheet has an edge {other:?}: long or short"))),
    };
    let hex = wanted.hex.unwrap_or(HEX);
    if !HEXES.contains(&hex) {
        return Err(HttpRefusal::wrong(&format!("{hex} mm are too few or too many for a hex")));
    }
    let words = wanted.parts.split(',').filter(|word| !word.is_empty());
    let parts: Option<Vec<Part>> = words.map(Part::of).collect();
    let parts = parts.ok_or_else(|| HttpRefusal::wrong(&format!("{:?} has parts that no game has", wanted.parts)))?;
    let parts = if parts.is_empty() { Part::usual(wanted.position) } else { parts };
    let paper = paper.ok_or_else(|| HttpRefusal::wrong("there is no such paper: a4, a3 or letter"))?;
    Ok(Order { paper, flip, hex, parts })
}
