//! What a side can be told to do in a battle: checked, carried out, listed, drawn.

use engine::{Breach, Chance, Dice, DieFailure, Events};

use super::contingent::Role;
use super::ground::Change;
use super::state::{Audience, Battle, Fight, Phase, Place};
use super::turn::awaited;
use super::why::Why;
use crate::cards::Square;
use crate::data::Data;
use crate::ids::TerrainIx;

/// An order in a battle. Units, targets and leaders are named by their places in the list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Order {
    /// Propose other ground for a square (S1.general.2).
    Alter(Square, TerrainIx),
    /// Agree to it.
    Agree,
    /// Deploy a unit in a square (BM.2).
    Deploy(u8, Square),
    /// Attach a leader to a unit (BM.18).
    Attach(u8, u8),
    /// Give a marker of exhaustion from one unit to another (BM.20).
    Wear(u8, u8),
    /// Retire (BM.27).
    Retire,
    /// Move a unit to a square (BM.5).
    Move(u8, Square),
    /// Have a broken unit fall back before its turn in the list (BM.12).
    FallBack(u8),
    /// Have a waiting unit enter (BM.2).
    Enter(u8, Square),
    /// Declare the charge of a unit on a square (BM.15).
    Charge(u8, Square),
    /// Fire with a unit at an enemy (BM.8).
    Fire(u8, u8),
    /// Send the aircraft at an enemy (BM.24).
    Strafe(u8),
    /// Spring the ambush (BM.26).
    Spring,
    /// Nothing more in this step; fight on; go on watching.
    Done,
    /// The doctrine plays this side from here on.
    HandOver,
}

impl Order {
    /// The unit that is told.
    fn unit(self) -> Option<usize> {
        match self {
            Order::Deploy(unit, _)
            | Order::Attach(_, unit)
            | Order::Wear(unit, _)
            | Order::Move(unit, _)
            | Order::FallBack(unit)
            | Order::Enter(unit, _)
            | Order::Charge(unit, _)
            | Order::Fire(unit, _) => Some(usize::from(unit)),
            _ => None,
        }
    }
}

/// Whether an order of a side is legal now.
pub fn check(data: &Data, battle: &Battle, role: Role, order: Order) -> Result<(), Breach> {
    judged(data, battle, role, order).map_err(|why| why.breach(data, battle, role, order.unit()))
}

fn judged(data: &Data, battle: &Battle, role: Role, order: Order) -> Result<(), Why> {
    if awaited(data, battle) != Some(role) {
        return Err(Why::NotNow);
    }
    let n = usize::from;
    match (order, battle.phase) {
        (Order::HandOver, _) => Ok(()),
        (Order::Alter(square, ground), Phase::Altering(_)) => battle.may_alter(data, Change { square, ground }),
        (Order::Agree, Phase::Answering(..)) => Ok(()),
        (Order::Done, phase) if !matches!(phase, Phase::Aiming(..)) => Ok(()),
        (Order::Deploy(at, square), Phase::Deploying(_)) => {
            let waits = battle.sides[role].troops.get(n(at)).is_some_and(|troop| troop.place == Place::Beside);
            if waits { battle.may_place(data, role, n(at), square) } else { Err(Why::NotWaiting) }
        }
        (Order::Attach(leader, at), Phase::Deploying(_)) => battle.may_attach(role, n(leader), n(at)),
        (Order::Wear(from, to), Phase::Deploying(_)) => battle.may_wear(data, role, n(from), n(to)),
        (Order::Retire, Phase::Considering(_)) => Ok(()),
        (Order::Retire, _) if battle.turn < data.battle.field.retire_from_turn => {
            Err(Why::TooEarly(data.battle.field.retire_from_turn))
        }
        (Order::Move(at, square), Phase::Moving(_)) => battle.may_move(data, role, n(at), square).map(|_| ()),
        (Order::FallBack(at), Phase::Moving(_)) => battle.fall_back_to(data, role, n(at)).map(|_| ()),
        (Order::Enter(at, square), Phase::Moving(_)) => battle.may_enter(data, role, n(at), square),
        (Order::Charge(at, square), Phase::Charging(_)) => battle.may_join(data, role, n(at), square),
        (Order::Fire(at, target), Phase::Firing(_) | Phase::Springing) => {
            battle.may_fire(data, role, n(at))?;
            battle.shot(data, role, n(at), n(target)).map(|_| ())
        }
        (Order::Strafe(target), Phase::Aiming(_, plane)) => battle.run(data, role, n(plane), n(target)).map(|_| ()),
        (Order::Spring, Phase::Watching) => Ok(()),
        (Order::Fire(..) | Order::Charge(..), _) if battle.march.on => Err(Why::Marching),
        _ => Err(Why::NotNow),
    }
}

impl Battle {
    fn may_attach(&self, role: Role, leader: usize, at: usize) -> Result<(), Why> {
        let party = &self.sides[role];
        let leader = party.leaders.get(leader).filter(|leader| !leader.placed).ok_or(Why::NoSuchLeader)?;
        let troop = party.troops.get(at).ok_or(Why::NoSuchUnit)?;
        let afoot = |troop: &super::state::Troop| matches!(troop.place, Place::On(_) | Place::Beside);
        let now = leader.with.and_then(|with| party.troops.get(usize::from(with)));
        if now.is_some_and(|now| !afoot(now)) {
            return Err(Why::NoSuchLeader);
        }
        if afoot(troop) { Ok(()) } else { Err(Why::NoSuchUnit) }
    }

    fn may_wear(&self, data: &Data, role: Role, from: usize, to: usize) -> Result<(), Why> {
        let party = &self.sides[role];
        let from = party.troops.get(from).ok_or(Why::NoSuchUnit)?;
        let to = party.troops.get(to).ok_or(Why::NoSuchTarget)?;
        let fits = from.group == to.group && to.kind(data).in_companies() && to.markers < to.stands && !from.declared;
        // Nobody has a second marker before everybody has one.
        if fits && to.worn < from.worn { Ok(()) } else { Err(Why::UnevenWear) }
    }
}

/// Carries out an order that `check` accepts; the caller advances the battle.
pub fn step(
    data: &Data,
    battle: &mut Battle,
    role: Role,
    order: Order,
    dice: &mut Dice,
    events: &mut Events<'_>,
    audience: Audience,
) -> Result<(), DieFailure> {
    let field = battle.site.field(data);
    let mut fight = Fight { data, field, battle, dice, events, audience };
    let n = usize::from;
    match order {
        Order::HandOver => fight.battle.hand_over(role),
        Order::Done => fight.done(role)?,
        Order::Alter(square, ground) => fight.propose(role, Change { square, ground }),
        Order::Agree => {
            if let Phase::Answering(_, change) = fight.battle.phase {
                fight.answer(role, change, true)?;
            }
        }
        Order::Deploy(at, square) => fight.battle.sides[role].troops[n(at)].place = Place::On(square),
        Order::Attach(leader, at) => {
            let leader = &mut fight.battle.sides[role].leaders[n(leader)];
            (leader.with, leader.placed) = (Some(at), true);
        }
        Order::Wear(from, to) => {
            let troops = &mut fight.battle.sides[role].troops;
            (troops[n(from)].markers, troops[n(from)].worn) = (troops[n(from)].markers - 1, troops[n(from)].worn - 1);
            (troops[n(to)].markers, troops[n(to)].worn) = (troops[n(to)].markers + 1, troops[n(to)].worn + 1);
            troops[n(to)].declared = true;
        }
        Order::Retire => fight.retire(role),
        Order::Move(at, square) => {
            if let Ok(steps) = fight.battle.may_move(data, role, n(at), square) {
                fight.go(role, n(at), square, steps);
            }
        }
        Order::FallBack(at) => {
            if let Ok(to) = fight.battle.fall_back_to(data, role, n(at)) {
                fight.fall_back(role, n(at), to);
            }
        }
        Order::Enter(at, square) => fight.enter(role, n(at), square),
        Order::Charge(at, square) => fight.declare(role, n(at), square)?,
        Order::Fire(at, target) => {
            if let Ok(shot) = fight.battle.shot(data, role, n(at), n(target)) {
                fight.battle.sides[role].troops[n(at)].fired = true;
                fight.fire(role, n(at), n(target), shot)?;
            }
        }
        Order::Strafe(target) => {
            if let Phase::Aiming(_, plane) = fight.battle.phase
                && let Ok(shot) = fight.battle.run(data, role, n(plane), n(target))
            {
                fight.air_run(role, n(plane), n(target), shot)?;
                fight.battle.next_phase();
            }
        }
        Order::Spring => fight.sprung("riverdon-battle-ambush-sprung", Phase::Springing),
    }
    Ok(())
}

impl Fight<'_, '_> {
    /// A side has done what it wanted to in this step.
    fn done(&mut self, role: Role) -> Result<(), DieFailure> {
        match self.battle.phase {
            Phase::Altering(_) => {
                self.battle.done_altering(role);
                return Ok(());
            }
            Phase::Answering(_, change) => return self.answer(role, change, false),
            Phase::Considering(_) => return self.fight_on(role),
            Phase::Deploying(_) => self.battle.deploy(self.data, role),
            Phase::Moving(_) => self.all_fall_back(role),
            _ => {}
        }
        self.battle.next_phase();
        Ok(())
    }

    /// Broken units that have not yet fallen back do so, in list order.
    fn all_fall_back(&mut self, role: Role) {
        for at in 0..self.battle.sides[role].troops.len() {
            if let Ok(to) = self.battle.fall_back_to(self.data, role, at) {
                self.fall_back(role, at, to);
            }
        }
    }
}

/// The orders that a side can be given now.
pub fn orders(data: &Data, battle: &Battle, role: Role, out: &mut Vec<Order>) {
    if awaited(data, battle) != Some(role) {
        return;
    }
    let party = &battle.sides[role];
    let units = 0..party.troops.len() as u8;
    let enemies = 0..battle.sides[role.enemy()].troops.len() as u8;
    let mut candidates: Vec<Order> = Vec::new();
    match battle.phase {
        Phase::Altering(_) => {
            let grounds = || data.ids.all::<TerrainIx>();
            candidates.extend(Square::all().flat_map(|at| grounds().map(move |ground| Order::Alter(at, ground))));
        }
        Phase::Answering(..) => candidates.push(Order::Agree),
        Phase::Deploying(_) => {
            // All squares of the next that waits, and one of each other: whoever waits can be picked up.
            let waits = |at: &u8| party.troops[usize::from(*at)].place == Place::Beside;
            for (number, at) in units.clone().filter(waits).enumerate() {
                let mut squares = Square::all().map(|square| Order::Deploy(at, square));
                match number {
                    0 => candidates.extend(squares),
                    _ => candidates.extend(squares.find(|order| judged(data, battle, role, *order).is_ok())),
                }
            }
            let leaders = 0..party.leaders.len() as u8;
            let attached = |leader: u8| units.clone().map(move |at| Order::Attach(leader, at));
            candidates.extend(leaders.flat_map(attached));
        }
        Phase::Aiming(..) => candidates.extend(enemies.map(Order::Strafe)),
        Phase::Considering(_) => candidates.push(Order::Retire),
        Phase::Moving(_) => {
            for at in units {
                candidates.push(Order::FallBack(at));
                candidates.extend(Square::all().map(|square| Order::Move(at, square)));
                candidates.extend(Square::all().map(|square| Order::Enter(at, square)));
            }
        }
        Phase::Charging(_) => {
            let squares = battle.sides[role.enemy()].squares();
            candidates.extend(units.flat_map(|at| squares.iter().map(move |square| Order::Charge(at, square))));
        }
        Phase::Firing(_) | Phase::Springing => {
            candidates.extend(units.flat_map(|at| enemies.clone().map(move |target| Order::Fire(at, target))));
        }
        Phase::Watching => candidates.push(Order::Spring),
        _ => {}
    }
    candidates.extend([Order::Done, Order::HandOver]);
    out.extend(candidates.into_iter().filter(|order| judged(data, battle, role, *order).is_ok()));
}

/// One order that a side can be given now. A battle goes on: steps end often, and hardly anybody retires or hands over.
pub fn sample(data: &Data, battle: &Battle, role: Role, chance: &mut Chance) -> Option<Order> {
    let mut listed = Vec::new();
    orders(data, battle, role, &mut listed);
    let rare = |order: &Order| matches!(order, Order::HandOver | Order::Retire);
    let usual: Vec<Order> = listed.iter().copied().filter(|order| !rare(order)).collect();
    let ends = !chance.one_in(3) && usual.contains(&Order::Done);
    match (chance.one_in(12) || usual.is_empty(), ends) {
        (true, _) => chance.pick(&listed).copied(),
        (false, true) if chance.one_in(2) => Some(Order::Done),
        (false, _) => chance.pick(&usual).copied(),
    }
}
