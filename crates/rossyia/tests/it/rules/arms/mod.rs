//! VIII.A to VIII.D, X.air, X.box.

mod air;
mod levels;
mod trains;
