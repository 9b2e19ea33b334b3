//! 3.0 The sequence of play.
