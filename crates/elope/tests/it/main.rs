//! Tests of Operation Elope.

mod conformance;
mod data;
mod lesson;
mod map;
mod play;
mod position;
mod printed;
mod rules;
mod said;
mod tally;

mod answers;
mod view;
mod worth;
