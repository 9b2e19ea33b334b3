//! 9: what holds for all forces.

pub(crate) mod bridges;
pub(crate) mod captures;
pub(crate) mod scouting;
pub(crate) mod surrender;
pub(crate) mod wavering;
