//! The turn of a battle: what comes after what, arrivals, the flight check (BM.3, BM.4, BM.21, BM.22, BM.28, 8.arrive,
//! 8.victory).

use engine::{Arg, Dice, DieFailure, Events, Message};

use super::contingent::{Ending, Outcome, Presence, Role, is_mobile};
use super::field::from_the_middle;
use super::state::{Audience, Battle, Fight, Leader, Phase, Place};
use crate::data::Data;

/// The side that a battle waits for.
pub fn awaited(data: &Data, battle: &Battle) -> Option<Role> {
    let (role, open) = match battle.phase {
        Phase::Altering(role) | Phase::Answering(role, _) => (role, true),
        Phase::Deploying(role) | Phase::Aiming(role, _) | Phase::Considering(role) => (role, true),
        Phase::Moving(role) => (role, battle.sides[role].active),
        Phase::Charging(role) => (role, battle.could_charge(data, role)),
        Phase::Firing(role) => (role, battle.could_fire(data, role)),
        Phase::Watching => (Role::Defender, true),
        Phase::Springing => (Role::Defender, battle.could_fire(data, Role::Defender)),
        _ => return None,
    };
    (open && !battle.sides[role].doctrine).then_some(role)
}

/// Carries a battle on by one step without anybody's decision; whether there was something to do.
pub fn advance(
    data: &Data,
    battle: &mut Battle,
    dice: &mut Dice,
    events: &mut Events<'_>,
    audience: Audience,
) -> Result<bool, DieFailure> {
    if battle.phase == Phase::Over || awaited(data, battle).is_some() {
        return Ok(false);
    }
    let field = battle.site.field(data);
    Fight { data, field, battle, dice, events, audience }.run()?;
    Ok(true)
}

/// A battle resolved at once, both sides by the doctrine.
pub fn resolve(data: &Data, mut battle: Battle, dice: &mut Dice) -> Result<Outcome, DieFailure> {
    for role in Role::ALL {
        battle.sides[role].doctrine = true;
    }
    let field = battle.site.field(data);
    let mut unheard = Events::unheard();
    loop {
        if let Some(outcome) = battle.outcome(data) {
            return Ok(outcome);
        }
        let (battle, events) = (&mut battle, &mut unheard);
        Fight { data, field, battle, dice, events, audience: Audience::NOBODY }.run()?;
    }
}

impl Battle {
    /// Whether any unit of a side could be sent to charge.
    fn could_charge(&self, data: &Data, role: Role) -> bool {
        let squares = self.sides[role.enemy()].squares();
        let mut units = self.sides[role].on_field();
        units.any(|(at, _)| squares.iter().any(|square| self.may_join(data, role, at, square).is_ok()))
    }

    /// Whether any unit of a side could fire.
    fn could_fire(&self, data: &Data, role: Role) -> bool {
        (0..self.sides[role].troops.len())
            .any(|at| self.may_fire(data, role, at).is_ok() && self.best_target(data, role, at).is_some())
    }

    /// The half-turn after a side's.
    fn after(role: Role) -> Phase {
        match role {
            Role::Attacker => Phase::Opening(Role::Defender),
            Role::Defender => Phase::Check,
        }
    }

    /// A side has done what it wanted to in this step.
    pub(super) fn next_phase(&mut self) {
        self.phase = match self.phase {
            Phase::Deploying(Role::Defender) if !self.site.ambush => Phase::Deploying(Role::Attacker),
            Phase::Deploying(_) => Phase::AirCombat,
            Phase::Moving(role) => Phase::Charging(role),
            Phase::Charging(role) => Phase::Firing(role),
            Phase::Firing(role) => Phase::Settling(role),
            Phase::Settling(role) => Battle::after(role),
            Phase::Watching | Phase::Springing => Phase::Opening(Role::Defender),
            Phase::Aiming(role, plane) => Phase::AirRun(role, plane + 1),
            other => other,
        };
    }
}

impl Fight<'_, '_> {
    /// The next step.
    fn run(&mut self) -> Result<(), DieFailure> {
        match self.battle.phase {
            // The doctrine takes the field as it is.
            Phase::Altering(role) => self.battle.done_altering(role),
            Phase::Answering(role, change) => self.answer(role, change, false)?,
            Phase::Deploying(role) => {
                self.battle.deploy(self.data, role);
                self.battle.next_phase();
            }
            Phase::AirCombat => {
                self.air_combat()?;
                self.begin_turn();
            }
            Phase::Arrivals => {
                if !self.battle.march.on {
                    self.arrivals(Role::Attacker)?;
                    self.arrivals(Role::Defender)?;
                }
                self.battle.phase = Phase::AirRun(Role::Attacker, 0);
            }
            Phase::AirRun(role, plane) => self.next_plane(role, plane)?,
            Phase::Aiming(role, plane) => {
                self.doctrine_runs(role, usize::from(plane))?;
                self.battle.next_phase();
            }
            Phase::Opening(role) => self.open(role)?,
            Phase::Considering(role) => match self.battle.would_retire(self.data, role) {
                true => self.retire(role),
                false => self.fight_on(role)?,
            },
            Phase::Moving(role) => self.moving(role),
            Phase::Charging(role) => {
                if self.battle.sides[role].doctrine {
                    self.doctrine_charges(role)?;
                }
                self.battle.next_phase();
            }
            Phase::Firing(role) => {
                if self.battle.sides[role].doctrine {
                    self.doctrine_fires(role)?;
                }
                self.battle.next_phase();
            }
            Phase::Settling(role) => {
                self.settle(role)?;
                self.battle.next_phase();
            }
            Phase::Watching => match self.battle.would_spring(self.data) {
                true => self.sprung("riverdon-battle-ambush-sprung", Phase::Springing),
                false => self.battle.next_phase(),
            },
            Phase::Springing => {
                if self.battle.sides[Role::Defender].doctrine {
                    self.doctrine_fires(Role::Defender)?;
                }
                self.battle.next_phase();
            }
            Phase::Check => self.check_flight(),
            Phase::Landing => {
                self.land()?;
                self.battle.phase = Phase::Over;
            }
            Phase::Over => {}
        }
        Ok(())
    }

    fn begin_turn(&mut self) {
        self.battle.turn += 1;
        self.battle.phase = Phase::Arrivals;
        let turn = self.battle.turn;
        self.events.tell(self.audience.all, || {
            Message::by("BM.3", "riverdon-battle-turn").with("turn", Arg::Int(i32::from(turn)))
        });
    }

    /// Reserves roll, group by group, and are placed (BM.22, 8.arrive).
    fn arrivals(&mut self, role: Role) -> Result<(), DieFailure> {
        let rolls = &self.data.campaign.rolls.reserve_arrival;
        if self.battle.turn < rolls.from_turn {
            return Ok(());
        }
        for group in 0..self.battle.sides[role].groups.len() {
            let Presence::Reserve(edge) = self.battle.sides[role].groups[group].presence else { continue };
            let waits = |battle: &Battle| {
                let mut troops = battle.sides[role].troops.iter();
                troops.any(|troop| usize::from(troop.group) == group && troop.place == Place::Reserve)
            };
            if !waits(self.battle) {
                continue;
            }
            if self.battle.sides[role].arrived[group] == 0 {
                let (need, clause) = match self.is_mobile(role, group) {
                    true => (rolls.need_all_mounted_or_cars, "8.arrive.2"),
                    false => (rolls.need, "8.arrive.1"),
                };
                let total = self.two_dice(clause)? as i8 + self.rating_with(role, group);
                let arrives = total >= need;
                let id = if arrives { "riverdon-battle-reserve-arrives" } else { "riverdon-battle-reserve-rolls" };
                let told = || Message::by(clause, id).with("side", Arg::Term(role.term()));
                match arrives {
                    true => self.events.reveal(self.audience.all, told),
                    false => self.events.tell(self.audience.all, told),
                }
                if !arrives {
                    continue;
                }
                self.battle.sides[role].arrived[group] = self.battle.turn;
            }
            self.place_reserve(role, group, edge);
        }
        Ok(())
    }

    /// Whether all of a reserve ride or drive (8.arrive.2).
    fn is_mobile(&self, role: Role, group: usize) -> bool {
        let troops = self.battle.sides[role].troops.iter();
        troops.filter(|troop| usize::from(troop.group) == group).all(|troop| is_mobile(self.data, troop.unit))
    }

    /// The rating of the best leader with a reserve (8.arrive.3).
    fn rating_with(&self, role: Role, group: usize) -> i8 {
        let party = &self.battle.sides[role];
        let with = |leader: &&Leader| {
            !leader.killed
                && leader.with.is_some_and(|with| usize::from(party.troops[usize::from(with)].group) == group)
        };
        party.leaders.iter().filter(with).map(|leader| leader.rating).max().unwrap_or(0)
    }

    /// A reserve is placed along its edge from the middle outwards; what finds no square tries again (BM.22).
    fn place_reserve(&mut self, role: Role, group: usize, edge: crate::space::Edge) {
        for at in 0..self.battle.sides[role].troops.len() {
            let troop = &self.battle.sides[role].troops[at];
            if usize::from(troop.group) != group || troop.place != Place::Reserve {
                continue;
            }
            let (class, stands) = (troop.class(self.data), troop.stands);
            let fits = |square: &crate::cards::Square| {
                self.field.takes(class, *square) && self.battle.has_room(self.data, role, *square, stands).is_ok()
            };
            if let Some(square) = from_the_middle(edge).find(fits) {
                let troop = &mut self.battle.sides[role].troops[at];
                (troop.place, troop.dug_in) = (Place::On(square), false);
            }
        }
    }

    /// The next aircraft that comes in, on every second turn (BM.24).
    fn next_plane(&mut self, role: Role, plane: u8) -> Result<(), DieFailure> {
        let flying = self.battle.turn.is_multiple_of(self.data.battle.field.air_every) && !self.battle.march.on;
        let planes = self.battle.sides[role].planes.len();
        self.battle.phase = match (flying && usize::from(plane) < planes, role) {
            (true, _) => match self.comes_in(role, usize::from(plane))? {
                true => Phase::Aiming(role, plane),
                false => Phase::AirRun(role, plane + 1),
            },
            (false, Role::Attacker) => Phase::AirRun(Role::Defender, 0),
            (false, Role::Defender) => Phase::Opening(Role::Attacker),
        };
        Ok(())
    }

    fn doctrine_runs(&mut self, role: Role, plane: usize) -> Result<(), DieFailure> {
        let Some(target) = self.battle.best_run(self.data, role, plane) else { return Ok(()) };
        match self.battle.run(self.data, role, plane, target) {
            Ok(shot) => self.air_run(role, plane, target, shot),
            Err(_) => Ok(()),
        }
    }

    /// A half-turn begins.
    fn open(&mut self, role: Role) -> Result<(), DieFailure> {
        self.refresh(role);
        if self.battle.march.on {
            return match role {
                Role::Attacker => self.march(),
                Role::Defender => {
                    self.battle.phase = Phase::Check;
                    Ok(())
                }
            };
        }
        match self.battle.turn >= self.data.battle.field.retire_from_turn {
            true => self.battle.phase = Phase::Considering(role),
            false => self.fight_on(role)?,
        }
        Ok(())
    }

    /// Rally and command.
    pub(super) fn fight_on(&mut self, role: Role) -> Result<(), DieFailure> {
        self.rally(role)?;
        self.command(role)?;
        self.battle.phase = Phase::Moving(role);
        Ok(())
    }

    /// A side retires, and has lost (BM.27).
    pub(super) fn retire(&mut self, role: Role) {
        let told = || Message::by("8.victory.1", "riverdon-battle-retires").with("side", Arg::Term(role.term()));
        self.events.tell(self.audience.all, told);
        self.battle.end(Some(role.enemy()), Ending::Retired);
    }

    fn moving(&mut self, role: Role) {
        if !self.battle.sides[role].active {
            self.each_moves(role, |_, _| {});
            self.battle.phase = Battle::after(role);
            return;
        }
        self.doctrine_moves(role);
        self.battle.next_phase();
    }

    /// The flight check, and dusk (BM.21, BM.28, 8.victory.1, 8.victory.2).
    fn check_flight(&mut self) {
        let last = self.battle.turn >= self.data.battle.field.max_turns;
        if self.battle.march.on {
            match last {
                true => self.battle.end(None, Ending::Unsprung),
                false => self.begin_turn(),
            }
            return;
        }
        match self.battle.beaten(self.data) {
            Some(loser) => {
                let ending = self.battle.ending_of(self.data, loser);
                self.battle.end(Some(loser.enemy()), ending);
            }
            None if last => self.battle.end(Some(Role::Defender), Ending::Dusk),
            None => self.begin_turn(),
        }
    }
}

impl Battle {
    /// The side that has lost by the flight check.
    pub(super) fn beaten(&self, data: &Data) -> Option<Role> {
        let fled = |role: Role| self.sides[role].is_past_flight(data);
        let lost = |role: Role| fled(role) || !self.sides[role].is_there();
        match (lost(Role::Attacker), lost(Role::Defender)) {
            (false, false) => None,
            (true, false) => Some(Role::Attacker),
            (false, true) => Some(Role::Defender),
            (true, true) => Some(match self.excess(data, Role::Defender) > self.excess(data, Role::Attacker) {
                true if fled(Role::Attacker) && fled(Role::Defender) => Role::Defender,
                _ => Role::Attacker,
            }),
        }
    }

    /// By how much a side's percentage exceeds its flight number, over a common denominator.
    fn excess(&self, data: &Data, role: Role) -> i64 {
        let (tally, all) = self.sides[role].tally(data);
        let (_, other) = self.sides[role.enemy()].tally(data);
        (100 * i64::from(tally) - i64::from(self.sides[role].flight) * i64::from(all)) * i64::from(other.max(1))
    }

    fn ending_of(&self, data: &Data, loser: Role) -> Ending {
        let party = &self.sides[loser];
        let nothing_left = party.troops.iter().all(|troop| troop.stands == 0 || matches!(troop.place, Place::River(_)));
        match (nothing_left, party.is_past_flight(data)) {
            (true, _) => Ending::Destroyed,
            (false, true) => Ending::Flight,
            (false, false) => Ending::Retired,
        }
    }
}
