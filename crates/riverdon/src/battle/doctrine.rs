//! The doctrine: how a side is played when nobody plays it (D.3 to D.8). It asks what the orders of a player are asked.

use engine::DieFailure;

use super::contingent::{Presence, Role};
use super::field::distance;
use super::list::List;
use super::melee::charges;
use super::movement::Ways;
use super::state::{Battle, Fight, Place, Troop};
use crate::cards::Square;
use crate::data::Data;
use crate::units::Class;

/// A quotient of tally and flight number, as a fraction (D.3).
#[derive(Debug, Clone, Copy)]
struct Quotient {
    over: i64,
    under: i64,
}

impl Quotient {
    fn of(data: &Data, battle: &Battle, role: Role) -> Quotient {
        let party = &battle.sides[role];
        let (tally, all) = party.tally(data);
        Quotient { over: 100 * i64::from(tally), under: (i64::from(all) * i64::from(party.flight)).max(1) }
    }

    /// Whether it is at least so many hundredths.
    fn is_at_least(self, hundredths: i16) -> bool {
        100 * self.over >= i64::from(hundredths) * self.under
    }

    /// Whether it is more than so many hundredths above another.
    fn exceeds(self, other: Quotient, hundredths: i16) -> bool {
        100 * (self.over * other.under - other.over * self.under) > i64::from(hundredths) * self.under * other.under
    }
}

impl Battle {
    /// Whether the doctrine retires (D.3).
    pub(super) fn would_retire(&self, data: &Data, role: Role) -> bool {
        let (doctrine, party) = (&data.battle.doctrine, &self.sides[role]);
        let (own, enemy) = (Quotient::of(data, self, role), Quotient::of(data, self, role.enemy()));
        let beaten = own.is_at_least(doctrine.retire_quotient) && own.exceeds(enemy, doctrine.retire_gap);
        beaten || party.surrounded && party.way_out && own.is_at_least(doctrine.retire_surrounded)
    }

    /// Whether a unit of a side goes forward by itself: the attacker's, and the defender's reserves (D.4).
    fn goes_forward(&self, role: Role, troop: &Troop) -> bool {
        let group = self.sides[role].groups.get(usize::from(troop.group));
        role == Role::Attacker || group.is_some_and(|group| matches!(group.presence, Presence::Reserve(_)))
    }

    /// Whether a weapon in a place has an enemy in range and sight.
    fn has_target(&self, data: &Data, role: Role, at: usize, from: Place, seen: bool) -> bool {
        let enemies = self.sides[role.enemy()].on_field();
        enemies.into_iter().any(|(target, other)| {
            let clear = from.square().zip(other.square()).is_some_and(|(from, to)| self.field(data).sees(from, to));
            (clear || !seen) && self.shot_from(data, role, at, from, target).is_ok()
        })
    }

    /// Where the doctrine wants a unit to go, with the ways there; nowhere if it stays (D.4).
    fn goal(&self, data: &Data, role: Role, at: usize) -> Option<(Square, Ways)> {
        let troop = &self.sides[role].troops[at];
        let (square, class) = (troop.square()?, troop.class(data));
        if !self.goes_forward(role, troop) {
            return None;
        }
        let fights = charges(class);
        let enemy = &self.sides[role.enemy()];
        let mut beside = crate::cards::Squares::default();
        for held in enemy.squares().iter() {
            super::field::COMPASS.into_iter().filter_map(|edge| held.beyond(edge)).for_each(|near| beside.insert(near));
        }
        let stays = match fights {
            true => beside.contains(square),
            false => {
                let idle = matches!(class, Class::Gun | Class::Howitzer | Class::Aa) && !troop.paid;
                idle || self.has_target(data, role, at, troop.place, false)
            }
        };
        if stays {
            return None;
        }
        let (ways, crowd) = (self.ways(data, role, at, None), self.sides[role].crowd());
        let wanted = |to: Square| match fights {
            true => beside.contains(to),
            false => self.has_target(data, role, at, Place::On(to), true),
        };
        let mut best: Option<(u8, Square)> = None;
        for to in ways.found().iter().copied().filter(|to| *to != square) {
            let steps = ways.steps[usize::from(to.0)];
            if best.is_some_and(|(best, _)| steps >= best) || !wanted(to) {
                continue;
            }
            let crowded = crowd[usize::from(to.0)] + troop.stands >= data.battle.field.crowd_from;
            let cost = steps + if crowded { data.battle.doctrine.crowded_steps } else { 0 };
            if best.is_none_or(|(best, _)| cost < best) {
                best = Some((cost, to));
            }
        }
        best.map(|(_, to)| (to, ways))
    }

    /// The target that the doctrine fires at: the best chance, the nearest, the most effective, the first (D.6).
    pub(super) fn best_target(&self, data: &Data, role: Role, at: usize) -> Option<usize> {
        let mut best: Option<((u16, u8, u8), usize)> = None;
        for (target, other) in self.sides[role.enemy()].troops.iter().enumerate() {
            if !matches!(other.place, Place::On(_) | Place::River(_)) {
                continue;
            }
            let Ok(shot) = self.shot(data, role, at, target) else { continue };
            let rated = (shot.chance(data), u8::MAX - shot.distance, other.effective());
            if best.is_none_or(|(best, _)| rated > best) {
                best = Some((rated, target));
            }
        }
        best.map(|(_, target)| target)
    }

    /// The unit that the doctrine sends an aircraft at: the most effective one (D.7).
    pub(super) fn best_run(&self, data: &Data, role: Role, plane: usize) -> Option<usize> {
        let mut best: Option<(u8, usize)> = None;
        for (target, other) in self.sides[role.enemy()].on_field() {
            let better = best.is_none_or(|(best, _)| other.effective() > best);
            if better && self.run(data, role, plane, target).is_ok() {
                best = Some((other.effective(), target));
            }
        }
        best.map(|(_, target)| target)
    }

    /// Those whom the doctrine sends against a square, strongest first, if the odds are good enough (D.5).
    fn sent_against(&self, data: &Data, role: Role, square: Square) -> super::melee::Named {
        let party = &self.sides[role];
        let mut named = super::melee::Named::default();
        let mut stands = 0;
        loop {
            let strength =
                |troop: &Troop| u16::from(troop.effective()) * (7 - u16::from(troop.kind(data).melee_need).min(7));
            let mut best: Option<usize> = None;
            for (at, troop) in party.on_field() {
                let near = troop.square().is_some_and(|from| distance(from, square) == 1);
                let fits = stands + troop.stands <= data.battle.field.stack_limit;
                if !near || !fits || named.contains(&(at as u8)) || self.may_charge(data, role, at, square).is_err() {
                    continue;
                }
                if best.is_none_or(|best| strength(troop) > strength(&party.troops[best])) {
                    best = Some(at);
                }
            }
            let Some(at) = best else { break };
            stands += party.troops[at].stands;
            named.push(at as u8);
        }
        let doctrine = &data.battle.doctrine;
        let (own, theirs) = self.expected(data, role, square, &named);
        // Both are in 216ths of a hit, the limits in hundredths.
        let good = 100 * own >= doctrine.charge_odds as u32 * theirs && 100 * own > doctrine.charge_least as u32 * 216;
        if good { named } else { List::default() }
    }

    /// Hits to expect of a charge and against it, in 216ths (D.5).
    pub(super) fn expected(&self, data: &Data, role: Role, square: Square, named: &[u8]) -> (u32, u32) {
        let chance = |need: i8| 36 * (7 - need.clamp(1, 7)) as u32;
        let mut own = 0;
        for at in named {
            let (dice, need) = self.charge_dice(data, role, usize::from(*at), square);
            own += u32::from(dice) * chance(need);
        }
        let mut theirs = 0;
        for (at, _) in self.sides[role.enemy()].at(square) {
            let (dice, need) = self.melee_dice(data, role.enemy(), at);
            theirs += u32::from(dice) * chance(need);
            let first = named.first().map(|first| usize::from(*first));
            if let Some(Ok(shot)) = first.map(|first| self.defends(data, role.enemy(), at, first)) {
                theirs += u32::from(shot.dice) * u32::from(shot.chance(data));
            }
        }
        (own, theirs)
    }
}

impl Place {
    /// The square, if it is one.
    const fn square(self) -> Option<Square> {
        match self {
            Place::On(square) => Some(square),
            _ => None,
        }
    }
}

impl Fight<'_, '_> {
    /// Broken units fall back, waiting ones enter; in list order, with what else `then` has a unit do.
    pub(super) fn each_moves(&mut self, role: Role, mut then: impl FnMut(&mut Self, usize)) {
        for at in 0..self.battle.sides[role].troops.len() {
            let troop = &self.battle.sides[role].troops[at];
            match troop.place {
                Place::On(_) if troop.is_broken() => {
                    if let Ok(to) = self.battle.fall_back_to(self.data, role, at) {
                        self.fall_back(role, at, to);
                    }
                }
                Place::On(_) => then(self, at),
                Place::Beside => {
                    if let Some(square) = self.battle.entry_of(self.data, role, at) {
                        self.enter(role, at, square);
                    }
                }
                _ => {}
            }
        }
    }

    /// The doctrine's movement (D.4).
    pub(super) fn doctrine_moves(&mut self, role: Role) {
        self.each_moves(role, |fight, at| {
            let Some((to, ways)) = fight.battle.goal(fight.data, role, at) else { return };
            fight.advance_along(role, at, to, &ways);
        });
    }

    /// A unit goes along a way as far as its steps take it.
    fn advance_along(&mut self, role: Role, at: usize, to: Square, ways: &Ways) {
        let way = ways.traced(to);
        for next in way.iter() {
            let troop = &self.battle.sides[role].troops[at];
            if troop.steps == 0 || self.battle.may_move(self.data, role, at, *next).is_err() {
                return;
            }
            self.go(role, at, *next, 1);
        }
    }

    /// The doctrine's charges (D.5).
    pub(super) fn doctrine_charges(&mut self, role: Role) -> Result<(), DieFailure> {
        for square in self.battle.sides[role.enemy()].squares().iter() {
            for at in self.battle.sent_against(self.data, role, square).iter() {
                self.declare(role, usize::from(*at), square)?;
            }
        }
        Ok(())
    }

    /// The doctrine's fire, in list order (D.6).
    pub(super) fn doctrine_fires(&mut self, role: Role) -> Result<(), DieFailure> {
        for at in 0..self.battle.sides[role].troops.len() {
            if self.battle.may_fire(self.data, role, at).is_err() {
                continue;
            }
            let Some(target) = self.battle.best_target(self.data, role, at) else { continue };
            if let Ok(shot) = self.battle.shot(self.data, role, at, target) {
                self.battle.sides[role].troops[at].fired = true;
                self.fire(role, at, target, shot)?;
            }
        }
        Ok(())
    }
}
