//! The tables and player aids.
