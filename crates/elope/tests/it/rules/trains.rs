//! 16.0 Armoured trains.
