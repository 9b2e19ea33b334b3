//! Tests of the engine that need no game: notation, positions as text, catalogues.

mod catalogue;
mod notation;
mod situation;
mod translation;
