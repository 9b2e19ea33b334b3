//! Tests of Operation Elope.

mod answers;
mod data;
mod map;
mod play;
mod rules;
mod worth;
