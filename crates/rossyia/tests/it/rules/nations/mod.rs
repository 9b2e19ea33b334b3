//! N, X.war, X.makhno, X.greens, X.allies, X.wrangel, X.neutral, X.area: the nations.

mod allies;
mod area;
mod baltic;
mod caucasus;
mod czechs;
mod finland;
mod greens;
mod makhno;
mod poland;
mod romania;
mod turkey;
mod ukraine;
mod wars;

use super::{check, cites, game, scenario_check};
