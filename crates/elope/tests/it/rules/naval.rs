//! 15.0 Naval units.
