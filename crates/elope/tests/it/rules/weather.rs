//! 14.0 Weather.
