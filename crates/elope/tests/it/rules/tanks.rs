//! 18.0 Tanks.
