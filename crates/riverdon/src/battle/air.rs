//! Aircraft over the field: combat, runs and losses (BM.24, 9b.dir, 9b.sup, 9b.air).

use engine::{Arg, DieFailure, Message};

use super::contingent::Role;
use super::fire::Shot;
use super::morale::of_unit;
use super::state::Fight;
use crate::args;
use crate::units::Class;

impl Fight<'_, '_> {
    /// Opposing aircraft meet before the first turn, paired in list order, those that fly superiority first.
    pub(super) fn air_combat(&mut self) -> Result<(), DieFailure> {
        loop {
            let next = |role: Role| {
                let planes = &self.battle.sides[role].planes;
                let ready = |wanted: bool| {
                    planes.iter().position(|plane| plane.flies && !plane.fought && plane.superiority == wanted)
                };
                ready(true).or_else(|| ready(false))
            };
            let (Some(attacker), Some(defender)) = (next(Role::Attacker), next(Role::Defender)) else { return Ok(()) };
            let superior = |role: Role, at: usize| self.battle.sides[role].planes[at].superiority;
            let defender_first = superior(Role::Defender, defender) && !superior(Role::Attacker, attacker);
            let first = if defender_first { Role::Defender } else { Role::Attacker };
            let at = |role: Role| if role == Role::Attacker { attacker } else { defender };
            self.dogfight(first, at(first), at(first.enemy()))?;
        }
    }

    /// Two aircraft fight (9b.sup.1).
    fn dogfight(&mut self, first: Role, one: usize, other: usize) -> Result<(), DieFailure> {
        let rating = |role: Role, at: usize| {
            let plane = &self.battle.sides[role].planes[at];
            self.data.units[plane.unit.index()].air_rating as i8
        };
        let ratings = (rating(first, one), rating(first.enemy(), other));
        let rolled = (self.two_dice("9b.sup.1")? as i8 + ratings.0, self.two_dice("9b.sup.1")? as i8 + ratings.1);
        let by = self.data.campaign.rolls.air_combat.destroyed_by;
        for (role, at, lead) in [(first, one, rolled.0 - rolled.1), (first.enemy(), other, rolled.1 - rolled.0)] {
            let plane = &mut self.battle.sides[role].planes[at];
            plane.fought = true;
            plane.flies &= lead >= 0;
            plane.lost |= -lead >= by;
            let (lost, flies, unit) = (plane.lost, plane.flies, plane.unit);
            let id = match (flies, lost) {
                (true, _) => "riverdon-battle-plane-stays",
                (false, false) => "riverdon-battle-plane-driven-off",
                (false, true) => "riverdon-battle-plane-lost",
            };
            self.events.tell(self.audience.all, || of_unit(id, role, args::unit(unit)));
        }
        Ok(())
    }

    /// The anti-aircraft stands that an aircraft of a side meets.
    fn flak(&self, role: Role) -> u8 {
        let guns = self.battle.sides[role.enemy()].on_field();
        guns.filter(|(_, troop)| troop.class(self.data) == Class::Aa).map(|(_, troop)| troop.stands).sum()
    }

    /// The loss roll of an aircraft, once for the whole mission (9b.air.2, 9b.air.3).
    fn test_plane(&mut self, role: Role, at: usize) -> Result<(), DieFailure> {
        let loss = &self.data.campaign.rolls.aircraft_loss;
        let flak = self.flak(role) as i8 * loss.per_aa;
        let from = loss.lost_from;
        let rolled = self.two_dice("9b.air.2")? as i8 + flak;
        let plane = &mut self.battle.sides[role].planes[at];
        plane.tested = true;
        if rolled >= from {
            (plane.lost, plane.flies) = (true, false);
            let unit = plane.unit;
            let told = || of_unit("riverdon-battle-plane-lost", role, args::unit(unit));
            self.events.tell(self.audience.all, told);
        }
        Ok(())
    }

    /// Whether an aircraft makes a run now: its loss roll comes first if there are anti-aircraft guns.
    pub(super) fn comes_in(&mut self, role: Role, at: usize) -> Result<bool, DieFailure> {
        let plane = self.battle.sides[role].planes[at];
        if !plane.flies || plane.superiority {
            return Ok(false);
        }
        if !plane.tested && self.flak(role) > 0 {
            self.test_plane(role, at)?;
        }
        let targets = 0..self.battle.sides[role.enemy()].troops.len();
        let any = targets.into_iter().any(|target| self.battle.run(self.data, role, at, target).is_ok());
        Ok(self.battle.sides[role].planes[at].flies && any)
    }

    /// An aircraft's run at a unit.
    pub(super) fn air_run(&mut self, role: Role, at: usize, target: usize, shot: Shot) -> Result<(), DieFailure> {
        let unit = self.battle.sides[role].planes[at].unit;
        let hits = self.roll_hits(shot)?;
        let (place, aimed) = {
            let other = &self.battle.sides[role.enemy()].troops[target];
            (other.place, other.unit)
        };
        self.events.tell(self.audience.all, || {
            let told = of_unit("riverdon-battle-fires", role, args::unit(unit)).with("target", args::unit(aimed));
            told.with("hits", Arg::Int(i32::from(hits)))
        });
        self.fall(role.enemy(), target, place, hits, shot.confirm)
    }

    /// The battle is over: aircraft that were not tested are now.
    pub(super) fn land(&mut self) -> Result<(), DieFailure> {
        for role in Role::ALL {
            for at in 0..self.battle.sides[role].planes.len() {
                let plane = self.battle.sides[role].planes[at];
                if plane.flies && !plane.tested && !plane.superiority {
                    self.test_plane(role, at)?;
                }
            }
        }
        let winner = self.battle.ended.and_then(|(winner, _)| winner);
        if let Some(winner) = winner {
            let told = || Message::by("8.victory.1", "riverdon-battle-decided").with("side", Arg::Term(winner.term()));
            self.events.tell(self.audience.all, told);
        }
        Ok(())
    }
}
