//! VIII.A to VIII.D, X.air, X.box.

mod air;
mod armor;
mod boxes;
mod levels;
mod trains;
