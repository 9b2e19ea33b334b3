//! Nerve, rally, command, what a hit does, and leaders (BM.9, BM.11 to BM.14, BM.18, BM.32).

use engine::{Arg, DieFailure, Message};

use super::clause::clause_of;
use super::contingent::Role;
use super::field::distance;
use super::state::{Fight, Place};
use crate::args;
use crate::cards::Square;

/// The clause of the model.
pub(super) const MODEL: &str = "8.model.1";

impl Fight<'_, '_> {
    pub(super) fn die(&mut self) -> Result<u8, DieFailure> {
        self.dice.roll(6, MODEL)
    }

    pub(super) fn two_dice(&mut self, clause: &'static str) -> Result<u8, DieFailure> {
        Ok(self.dice.roll(6, clause)? + self.dice.roll(6, clause)?)
    }

    /// Tells everybody something of a unit.
    pub(super) fn tell(&mut self, role: Role, troop: usize, id: &'static str) {
        let unit = self.battle.sides[role].troops[troop].unit;
        self.events.tell(self.audience.all, || of_unit(id, role, args::unit(unit)));
    }

    /// A nerve test (BM.14).
    pub(super) fn nerve(&mut self, role: Role, troop: usize) -> Result<bool, DieFailure> {
        let morale = self.battle.sides[role].morale(self.data, troop);
        let die = self.die()?;
        Ok(match die {
            1 => true,
            6 => false,
            _ => die as i8 <= morale,
        })
    }

    /// Units out of contact rally (BM.13).
    pub(super) fn rally(&mut self, role: Role) -> Result<(), DieFailure> {
        for at in 0..self.battle.sides[role].troops.len() {
            let troop = self.battle.sides[role].troops[at];
            let free = match troop.place {
                Place::On(square) => !self.battle.sides[role.enemy()].is_near(square),
                Place::River(_) => troop.stands > 0,
                _ => false,
            };
            if troop.markers == troop.worn || !free || !self.nerve(role, at)? {
                continue;
            }
            let led = troop.square().and_then(|square| self.battle.sides[role].leader_at(square));
            let removed = if led.is_some_and(|rating| rating >= 1) { 2 } else { 1 };
            let troop = &mut self.battle.sides[role].troops[at];
            troop.markers = troop.markers.saturating_sub(removed).max(troop.worn);
            self.tell(role, at, "riverdon-battle-rallies");
        }
        Ok(())
    }

    /// The command roll (BM.32).
    pub(super) fn command(&mut self, role: Role) -> Result<(), DieFailure> {
        let rating = self.battle.sides[role].command().unwrap_or(-1);
        let rolled = self.two_dice(MODEL)?;
        let active = rolled as i8 + rating >= self.data.battle.field.command_need;
        self.battle.sides[role].active = active;
        let id = if active { "riverdon-battle-active" } else { "riverdon-battle-lull" };
        self.events.tell(self.audience.all, || {
            let told = Message::by(clause_of(id), id).with("side", Arg::Term(role.term()));
            told.with("rolled", Arg::Int(i32::from(rolled))).with("rating", Arg::Int(i32::from(rating)))
        });
        Ok(())
    }

    /// The effect of a hit by morale; whether a stand is lost (BM.9).
    pub(super) fn hit(&mut self, role: Role, troop: usize, morale: i8) -> Result<bool, DieFailure> {
        let die = self.die()? as i8;
        let troop = &mut self.battle.sides[role].troops[troop];
        if die <= morale && troop.markers < troop.stands {
            troop.markers += 1;
            return Ok(false);
        }
        troop.stands -= 1;
        troop.destroyed += 1;
        troop.markers = troop.markers.min(troop.stands);
        troop.worn = troop.worn.min(troop.markers);
        if troop.stands == 0 {
            troop.place = Place::Gone;
            troop.charges = None;
        }
        Ok(true)
    }

    /// A marker, if a stand is without one.
    pub(super) fn humiliate(&mut self, role: Role, troop: usize) {
        let troop = &mut self.battle.sides[role].troops[troop];
        troop.markers = (troop.markers + 1).min(troop.stands);
    }

    /// The leaders with a unit are in danger: two dice for each (BM.18).
    pub(super) fn endanger(&mut self, role: Role, troop: usize) -> Result<(), DieFailure> {
        for at in 0..self.battle.sides[role].leaders.len() {
            let leader = self.battle.sides[role].leaders[at];
            if leader.killed || leader.with != Some(troop as u8) {
                continue;
            }
            if self.two_dice(MODEL)? >= self.data.battle.field.leader_killed_on {
                self.battle.sides[role].leaders[at].killed = true;
                self.events.tell(self.audience.all, || {
                    Message::by("BM.18", "riverdon-battle-leader-killed").with("side", Arg::Term(role.term()))
                });
            }
        }
        Ok(())
    }

    /// Leaders whose unit is gone join the nearest friendly one, ties to the larger, then the earlier listed (BM.18).
    pub(super) fn rejoin(&mut self, role: Role, troop: usize, from: Square) {
        let party = &mut self.battle.sides[role];
        if party.troops[troop].place != Place::Gone {
            return;
        }
        for at in 0..party.leaders.len() {
            if party.leaders[at].with != Some(troop as u8) || party.leaders[at].killed {
                continue;
            }
            let mut nearest: Option<(u8, u8, usize)> = None;
            for (number, other) in party.on_field() {
                let Some(square) = other.square() else { continue };
                let rank = (distance(from, square), u8::MAX - other.stands, number);
                if nearest.is_none_or(|nearest| rank < nearest) {
                    nearest = Some(rank);
                }
            }
            let left = || party.troops.iter().position(|other| other.stands > 0);
            let with = nearest.map(|(_, _, number)| number).or_else(left);
            party.leaders[at].with = with.map(|with| with as u8);
            party.leaders[at].killed = with.is_none();
        }
    }
}

/// A message of a unit.
pub(super) fn of_unit(id: &'static str, role: Role, unit: Arg) -> Message {
    Message::by(clause_of(id), id).with("side", Arg::Term(role.term())).with("unit", unit)
}
