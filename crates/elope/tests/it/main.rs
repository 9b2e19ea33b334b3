//! Tests of Operation Elope.

mod conformance;
mod data;
mod map;
mod play;
mod rules;
mod tally;

mod answers;
mod view;
mod worth;
