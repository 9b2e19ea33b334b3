//! VIII.A to VIII.D, X.air, X.box.

mod air;
mod boxes;
mod levels;
mod trains;
