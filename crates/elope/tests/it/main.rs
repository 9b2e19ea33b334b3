//! Tests of Operation Elope.

mod data;
mod map;
