//! Tests of the press: geometry of tiles and sheets.

mod sheets;
mod tiles;
