//! Tests of Operation Elope.

mod conformance;
mod data;
mod map;
mod play;
mod position;
mod rules;

mod answers;
mod worth;
