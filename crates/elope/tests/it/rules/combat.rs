//! 7.0 Combat.
