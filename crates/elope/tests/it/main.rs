//! Tests of Operation Elope.

mod conformance;
mod data;
mod lesson;
mod map;
mod play;
mod rules;

mod answers;
mod worth;
