//! 17.0 Engineers.
