//! The press: a game on paper, as one PDF. Map tiles or a poster, a deck of cards, counter sheets, tracks, charts, turn
//! cards, sheets to fill in, and the set-up sheet of a position.
//!
//! | | |
//! | --- | --- |
//! | paper and how it is turned over | [`paper`] |
//! | the map in pieces | [`tiles`], `ground` |
//! | counters and cards, fronts and backs | [`sheets`], `deck`, `text_card` |
//! | charts and how they lie on pages | `chart`, `flow`, `tracks` |
//! | what is written on | `written` |
//! | what lies where | `position` |
//!
//! It knows no game: pieces and charts come as [`engine::Printed`], a position as a [`engine::View`], sentences from a
//! [`Speaker`].

mod book;
mod canvas;
mod chart;
mod deck;
mod flow;
mod ground;
pub mod paper;
mod position;
pub mod sheets;
mod text_card;
pub mod tiles;
mod tracks;
mod words;
mod written;

pub use book::{Leaf, Material, Order, Part, Position, Press};
pub use words::Speaker;

/// The texts of the press's own messages, by language.
pub const MESSAGES: &[(&str, &str)] = &[
    ("en", include_str!("../messages/en.ftl")),
    ("fr", include_str!("../messages/fr.ftl")),
    ("ja", include_str!("../messages/ja.ftl")),
    ("ru", include_str!("../messages/ru.ftl")),
];

/// Millimetres from hex to hex, if nobody says otherwise: room for counters of half an inch.
pub const HEX: f64 = 16.0;
/// The least and the most of it.
pub const HEXES: std::ops::RangeInclusive<f64> = 8.0..=40.0;

/// The side of a square on the cards of a deck, by the same measure.
pub fn card_square(hex: f64) -> f64 {
    (hex * 14.4 / HEX * 10.0).round() / 10.0
}

/// The side of a counter on hexes of this width: half an inch on the usual ones, 15 mm on 19 mm.
pub fn counter_side(hex: f64) -> f64 {
    (hex * 12.7 / HEX * 10.0).round() / 10.0
}
