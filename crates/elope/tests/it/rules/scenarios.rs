//! 23.0 Scenarios.
