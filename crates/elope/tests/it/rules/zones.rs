//! 5.0 Zones of control.
