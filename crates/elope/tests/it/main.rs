//! Tests of Operation Elope.

mod map;
