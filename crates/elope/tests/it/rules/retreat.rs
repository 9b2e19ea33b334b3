//! 8.0 Retreats and advances.
