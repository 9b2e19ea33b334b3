//! 4.8 Rail movement.
