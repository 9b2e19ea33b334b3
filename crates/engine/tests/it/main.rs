//! Tests of the engine that need no game: notation, titles, catalogues.

mod catalogue;
mod notation;
mod translation;
