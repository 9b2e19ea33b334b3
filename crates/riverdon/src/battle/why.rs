//! Why something cannot be done in a battle: small and `Copy`, so that the doctrine can ask as often as it likes; a
//! refusal with clause and facts for whoever ordered it.

use engine::{Arg, Breach};

use super::contingent::Role;
use super::state::Battle;
use crate::args;
use crate::cards::Square;
use crate::data::Data;

/// The reason.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Why {
    /// It is not the time for it.
    NotNow,
    /// There is no such unit of this side on the field.
    NoSuchUnit,
    /// There is no such enemy on the field.
    NoSuchTarget,
    /// There is no such leader, or he is elsewhere.
    NoSuchLeader,
    /// The square is outside the zone.
    OutsideZone(Square),
    /// The square is closed to such units.
    Closed(Square),
    /// The enemy holds the square.
    EnemyHeld(Square),
    /// The square has no room for so many stands.
    Full(Square),
    /// It cannot get there in this move.
    TooFar(Square),
    /// Broken units neither move, charge nor fire.
    Broken,
    /// Only broken units fall back.
    NotBroken,
    /// There is nowhere to fall back to.
    NoWayBack,
    /// It does not wait beside the field.
    NotWaiting,
    /// Such units enter elsewhere.
    NoEntry(Square),
    /// It fired, or is to charge.
    Spent,
    /// Such units do not fire after they moved.
    MovedToo,
    /// Direct support was not paid.
    Unpaid,
    /// It has no weapon for that.
    Unarmed,
    /// It is too far off: so many squares of at most so many.
    OutOfRange(u8, u8),
    /// It is too near: so many squares of at least so many.
    TooNear(u8, u8),
    /// Nobody sees it.
    OutOfSight,
    /// Such fire cannot hurt it.
    NoEffect,
    /// Such units do not charge.
    DoesNotCharge,
    /// The square is not adjacent, or cannot be entered.
    CannotCharge(Square),
    /// It has no step left for a charge.
    NoStepLeft,
    /// A river is crossed with the first step only.
    CrossingFirst,
    /// More than so many stands would charge.
    TooManyCharge(u8),
    /// Markers of exhaustion are spread evenly.
    UnevenWear,
    /// A side retires from a turn on.
    TooEarly(u8),
    /// A square of the route hides nobody.
    NotHiding(Square),
    /// The column marches.
    Marching,
    /// The square shows that ground already.
    SameGround(Square),
}

impl Why {
    /// The refusal.
    pub fn breach(self, data: &Data, battle: &Battle, role: Role, troop: Option<usize>) -> Breach {
        let (clause, id) = self.clause_and_id();
        let troop = troop.and_then(|troop| battle.sides[role].troops.get(troop));
        let clause = match (self, troop) {
            (Why::OutsideZone(_), Some(troop)) => super::sheet::zone_clause(battle, role, troop.group),
            _ => clause,
        };
        let breach = Breach::of(clause, id);
        let unit = troop.map(|troop| troop.unit);
        let breach = unit.iter().fold(breach, |breach, unit| breach.with("unit", args::unit(*unit)));
        let number = |number: u8| Arg::Int(i32::from(number));
        match self {
            Why::OutsideZone(square)
            | Why::Closed(square)
            | Why::EnemyHeld(square)
            | Why::TooFar(square)
            | Why::NoEntry(square)
            | Why::CannotCharge(square)
            | Why::SameGround(square)
            | Why::NotHiding(square) => breach.with("square", args::square(square)),
            Why::Full(square) => {
                breach.with("square", args::square(square)).with("most", number(data.battle.field.stack_limit))
            }
            Why::OutOfRange(distance, range) => breach.with("distance", number(distance)).with("most", number(range)),
            Why::TooNear(distance, range) => breach.with("distance", number(distance)).with("least", number(range)),
            Why::TooManyCharge(most) => breach.with("most", number(most)),
            Why::TooEarly(turn) => breach.with("turn", number(turn)),
            _ => breach,
        }
    }

    /// Its clause and its message.
    const fn clause_and_id(self) -> (&'static str, &'static str) {
        match self {
            Why::NotNow => ("BM.4", "riverdon-battle-not-now"),
            Why::NoSuchUnit => ("8.forces.1", "riverdon-battle-no-such-unit"),
            Why::NoSuchTarget => ("BM.8", "riverdon-battle-no-such-target"),
            Why::NoSuchLeader => ("8.forces.1", "riverdon-battle-no-such-leader"),
            Why::OutsideZone(_) => ("8.deploy.2", "riverdon-battle-outside-zone"),
            Why::Closed(_) => ("BM.5", "riverdon-battle-closed"),
            Why::EnemyHeld(_) => ("BM.1", "riverdon-battle-enemy-held"),
            Why::Full(_) => ("BM.1", "riverdon-battle-full"),
            Why::TooFar(_) => ("BM.5", "riverdon-battle-too-far"),
            Why::Broken => ("BM.12", "riverdon-battle-broken"),
            Why::NotBroken => ("BM.12", "riverdon-battle-not-broken"),
            Why::NoWayBack => ("BM.12", "riverdon-battle-no-way-back"),
            Why::NotWaiting => ("BM.2", "riverdon-battle-not-waiting"),
            Why::NoEntry(_) => ("BM.2", "riverdon-battle-no-entry"),
            Why::Spent => ("BM.4", "riverdon-battle-spent"),
            Why::MovedToo => ("BM.5", "riverdon-battle-moved-too"),
            Why::Unpaid => ("9b.gdir.1", "riverdon-battle-unpaid"),
            Why::Unarmed => ("BM.8", "riverdon-battle-unarmed"),
            Why::OutOfRange(..) => ("BM.8", "riverdon-battle-out-of-range"),
            Why::TooNear(..) => ("BM.8", "riverdon-battle-too-near"),
            Why::OutOfSight => ("BM.7", "riverdon-battle-out-of-sight"),
            Why::NoEffect => ("BM.8", "riverdon-battle-no-effect"),
            Why::DoesNotCharge => ("BM.15", "riverdon-battle-does-not-charge"),
            Why::CannotCharge(_) => ("BM.15", "riverdon-battle-cannot-charge"),
            Why::NoStepLeft => ("BM.15", "riverdon-battle-no-step-left"),
            Why::CrossingFirst => ("BM.5", "riverdon-battle-crossing-first"),
            Why::TooManyCharge(_) => ("BM.15", "riverdon-battle-too-many-charge"),
            Why::UnevenWear => ("9.exh.1", "riverdon-battle-uneven-wear"),
            Why::TooEarly(_) => ("BM.27", "riverdon-battle-too-early"),
            Why::NotHiding(_) => ("9.part.6", "riverdon-battle-not-hiding"),
            Why::SameGround(_) => ("S1.general.2", "riverdon-battle-same-ground"),
            Why::Marching => ("9.part.7", "riverdon-battle-marching"),
        }
    }
}
