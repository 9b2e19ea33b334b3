//! 9.brid, sc4.track: bridges and track, blown and repaired.
