//! What bars units in a battle from a square, or from doing anything in this step: of several squares and targets the nearest
//! says why (BM.2, BM.5, BM.8, BM.12, BM.15).

use engine::Breach;

use crate::battle::{self, Battle, Order, Phase, Place, Role};
use crate::cards::Square;
use crate::data::Data;
use crate::engage;
use crate::ids::Side;
use crate::order::Label;
use crate::state::State;

/// Why these units cannot be brought to a square, or can do nothing now.
pub(super) fn bars(data: &Data, state: &State, side: Side, who: &[&str], place: Option<&str>) -> Vec<Breach> {
    let (Some(battle), Some(clash)) = (&state.battle, &state.clash) else { return Vec::new() };
    let role = engage::role(clash, side);
    let goal = place.map(Square::parse);
    if goal == Some(None) {
        return Vec::new();
    }
    let own = who.iter().filter_map(|id| Label::parse(id)).filter(|label| label.role == role);
    let mut found: Vec<Breach> = Vec::new();
    for label in own {
        let why = barred(data, battle, role, label.at, goal.flatten());
        found.extend(why.filter(|why| !found.contains(why)));
    }
    found
}

/// Why a unit does nothing in this step, or nothing to a square; none if it can.
fn barred(data: &Data, battle: &Battle, role: Role, at: u8, goal: Option<Square>) -> Option<Breach> {
    let troop = battle.sides[role].troops.get(usize::from(at))?;
    let mut tried: Vec<(u8, Order)> = Vec::new();
    let far = |to: Square| match troop.place {
        Place::On(from) => battle::distance(from, to),
        _ => battle::rank(to, battle.sides[role].edge),
    };
    let squares = || Square::all().filter(|square| goal.is_none_or(|goal| goal == *square));
    match battle.phase {
        Phase::Deploying(_) => tried.extend(squares().map(|to| (far(to), Order::Deploy(at, to)))),
        Phase::Moving(_) if troop.place == Place::Beside => {
            tried.extend(squares().map(|to| (far(to), Order::Enter(at, to))));
        }
        Phase::Moving(_) => {
            // A broken unit has but one way.
            tried.extend((goal.is_none() && troop.is_broken()).then_some((0, Order::FallBack(at))));
            let elsewhere = squares().filter(|to| troop.place != Place::On(*to));
            tried.extend(elsewhere.map(|to| (far(to), Order::Move(at, to))));
        }
        Phase::Charging(_) => tried.extend(enemies(battle, role, goal).map(|(_, to)| (far(to), Order::Charge(at, to)))),
        Phase::Firing(_) | Phase::Springing => {
            tried.extend(enemies(battle, role, goal).map(|(target, to)| (far(to), Order::Fire(at, target))));
        }
        _ => {}
    }
    tried.sort_by_key(|(far, _)| *far);
    let mut first = None;
    for (_, order) in tried {
        match battle::check(data, battle, role, order) {
            Ok(()) => return None,
            Err(breach) => first = first.or(Some(breach)),
        }
    }
    first
}

/// The enemies that stand on the field, or in one square of it.
fn enemies(battle: &Battle, role: Role, goal: Option<Square>) -> impl Iterator<Item = (u8, Square)> {
    let troops = battle.sides[role.enemy()].troops.iter().enumerate();
    troops.filter_map(move |(target, troop)| match troop.place {
        Place::On(square) if goal.is_none_or(|goal| goal == square) => Some((target as u8, square)),
        _ => None,
    })
}
