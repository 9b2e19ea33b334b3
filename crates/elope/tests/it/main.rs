//! Tests of Operation Elope.

mod conformance;
mod data;
mod map;
mod play;
mod rules;

mod answers;
mod view;
mod worth;
