//! Tests of Rossyïa.

mod map;
