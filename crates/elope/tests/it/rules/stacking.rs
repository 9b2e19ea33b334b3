//! 6.0 Stacking.
