//! 24.0 Victory.
