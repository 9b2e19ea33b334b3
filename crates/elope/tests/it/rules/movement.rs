//! 4.0 Movement.
