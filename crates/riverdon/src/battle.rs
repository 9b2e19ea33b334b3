//! Battles (7, 8): a game inside the game, on the card's mini-map, by the model of `data/battle.toml`.
//!
//! The campaign makes a [`Contingent`] for each side and a [`Site`], and gets an [`Outcome`]. Between them is a
//! [`Battle`], flat and `Copy`, which is [resolved at once](resolve), both sides by the doctrine, or played: [`awaited`]
//! says whose decision it is, [`orders`], [`sample`], [`check`] and [`step`] are what a side can do, [`advance`] carries
//! on what nobody decides. Rules BM.1 to BM.35 stand in the catalogue, the doctrine D.1 to D.8 in the data, each in
//! the file that cites it: `field` BM.1, BM.5 to BM.7; `deploy` BM.2; `turn` BM.3, BM.4, BM.21, BM.22, BM.28; `movement` BM.5, BM.12;
//! `fire` BM.8 to BM.10; `morale` BM.9 to BM.14, BM.18, BM.32; `melee` BM.15 to BM.17, BM.34; `air` BM.24; `ambush`
//! BM.26; `doctrine` D.3 to D.7; `ground` what the sides agree to change on the card (S1.general.2).

mod air;
mod ambush;
mod clause;
mod contingent;
mod deploy;
mod doctrine;
mod field;
mod fire;
mod ground;
mod list;
mod melee;
mod morale;
mod movement;
mod numbers;
mod odds;
mod order;
mod sheet;
mod shown;
mod state;
mod turn;
mod why;

pub(crate) use ambush::hidden_elsewhere;
pub use ambush::{can_be_laid, route};
pub(crate) use clause::clause_of;
pub use contingent::*;
pub use deploy::zone;
pub use field::{Field, distance, rank};
pub use fire::{Shot, needs_pay};
pub use ground::{Change, ChangedFields, Changes};
pub use list::List;
pub use numbers::*;
pub use odds::{
    Charged, Forecast, Guess, TENTHS, charge_lines, charge_often, expected, forecast, forecast_from, shot_at,
    shot_lines,
};
pub use order::{Order, check, orders, sample, step};
pub use sheet::*;
pub(crate) use shown::{aside, boxes};
pub use state::*;
pub use turn::{advance, awaited, resolve};
pub use why::Why;

use engine::{Dice, DieFailure};

use crate::data::Data;

/// A battle resolved at once by the doctrine (8.resolve.1, 8.model.1).
pub fn fight(
    data: &Data,
    site: Site,
    attacker: &Contingent,
    defender: &Contingent,
    dice: &mut Dice,
) -> Result<Outcome, DieFailure> {
    resolve(data, Battle::new(data, site, attacker, defender), dice)
}
