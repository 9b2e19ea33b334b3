//! Charges and melee (BM.15 to BM.17, BM.34).

use engine::DieFailure;
use engine::odds::{Notes, Silent};

use super::contingent::{ROOM, Role};
use super::field::{COMPASS, distance};
use super::fire::Sum;
use super::list::List;
use super::state::{Battle, Fight, Place, Troop};
use super::why::Why;
use crate::args;
use crate::cards::Square;
use crate::data::Data;
use crate::units::Class;

/// Units by their places in the list.
pub(super) type Named = List<u8, ROOM>;

/// Whether a class charges (BM.15).
pub(super) fn charges(class: Class) -> bool {
    matches!(class, Class::Foot | Class::Cav | Class::Tank)
}

/// Whether a class is overrun where others retreat (BM.17).
pub(super) fn is_overrun(class: Class) -> bool {
    matches!(class, Class::Mg | Class::Mortar | Class::Gun | Class::Howitzer | Class::Aa)
}

impl Battle {
    /// Whether a unit can charge a square, whoever else does (BM.15).
    pub(super) fn may_charge(&self, data: &Data, role: Role, at: usize, square: Square) -> Result<(), Why> {
        let troop = self.sides[role].troops.get(at).ok_or(Why::NoSuchUnit)?;
        let from = troop.square().ok_or(Why::NoSuchUnit)?;
        if !charges(troop.class(data)) {
            return Err(Why::DoesNotCharge);
        }
        if troop.is_broken() {
            return Err(Why::Broken);
        }
        if troop.declared || troop.fired {
            return Err(Why::Spent);
        }
        if self.sides[role.enemy()].at(square).next().is_none() {
            return Err(Why::NoSuchTarget);
        }
        let field = self.field(data);
        let edge = COMPASS.into_iter().find(|edge| from.beyond(*edge) == Some(square));
        let edge = edge.ok_or(Why::CannotCharge(square))?;
        if field.step(troop.class(data), from, edge, self.site.down).is_none() {
            return Err(Why::CannotCharge(square));
        }
        if troop.steps == 0 {
            return Err(Why::NoStepLeft);
        }
        match field.seam(from, edge) && troop.moved {
            true => Err(Why::CrossingFirst),
            false => Ok(()),
        }
    }

    /// Whether a unit can join those who charge a square: together at most so many stands (BM.15).
    pub(super) fn may_join(&self, data: &Data, role: Role, at: usize, square: Square) -> Result<(), Why> {
        self.may_charge(data, role, at, square)?;
        let others = self.sides[role].troops.iter().filter(|troop| troop.charges == Some(square));
        let stands: u8 = others.map(|troop| troop.stands).sum();
        let most = data.battle.field.stack_limit;
        match stands + self.sides[role].troops[at].stands > most {
            true => Err(Why::TooManyCharge(most)),
            false => Ok(()),
        }
    }

    /// Dice and need of a charging unit (BM.16).
    pub(super) fn charge_dice(&self, data: &Data, role: Role, at: usize, square: Square) -> (u8, i8) {
        self.charge_told(data, role, at, square, &mut Silent)
    }

    /// The same, line by line.
    pub(super) fn charge_told(
        &self,
        data: &Data,
        role: Role,
        at: usize,
        square: Square,
        notes: &mut impl Notes,
    ) -> (u8, i8) {
        let (field, melee, troop) = (self.field(data), &data.battle.melee, &self.sides[role].troops[at]);
        let (kind, enemy) = (troop.kind(data), &self.sides[role.enemy()]);
        let mut dice = kind.melee * troop.effective();
        let mut sum = Sum { need: 0, notes };
        sum.add(kind.melee_need as i8, "riverdon-why-melee-need", |told| told.with("unit", args::unit(troop.unit)));
        let dug_in = enemy.at(square).any(|(_, other)| other.dug_in);
        let wired = |other: &Troop| other.dug_in && enemy.groups.get(usize::from(other.group)).is_some_and(|g| g.wire);
        sum.add_if(field.settled.contains(square) || dug_in, melee.settlement_or_dug_in, "riverdon-print-melee-dug-in");
        sum.add_if(enemy.at(square).any(|(_, other)| wired(other)), melee.wire, "riverdon-print-melee-wire");
        let no_cavalry = !enemy.at(square).any(|(_, other)| other.class(data) == Class::Cav);
        if kind.class == Class::Cav {
            let rides = field.open.contains(square) && no_cavalry;
            sum.add_if(rides, melee.cavalry_in_the_open, "riverdon-print-melee-open");
            dice += if rides { dice.div_ceil(2) } else { 0 };
            sum.add_if(field.rough.contains(square), melee.cavalry_in_rough, "riverdon-print-melee-rough");
        }
        if let Some(from) = troop.square() {
            let over = COMPASS.into_iter().any(|edge| from.beyond(edge) == Some(square) && field.seam(from, edge));
            sum.add_if(over, melee.over_a_crossing, "riverdon-print-melee-crossing");
            let up = field.high.contains(square) && !field.high.contains(from);
            sum.add_if(up, melee.uphill, "riverdon-print-melee-uphill");
        }
        sum.add_if(troop.strikes_hidden, melee.hidden, "riverdon-print-fire-ambush");
        (dice, sum.need.clamp(melee.lowest_need, melee.highest_need))
    }

    /// Dice and need of a unit that is charged (BM.16).
    pub(super) fn melee_dice(&self, data: &Data, role: Role, at: usize) -> (u8, i8) {
        let (melee, troop) = (&data.battle.melee, &self.sides[role].troops[at]);
        let kind = troop.kind(data);
        let hidden = if troop.strikes_hidden { melee.hidden } else { 0 };
        (kind.melee * troop.effective(), (kind.melee_need as i8 + hidden).max(melee.lowest_need))
    }

    /// The units of a side in a square, in list order.
    pub(super) fn named_at(&self, role: Role, square: Square) -> Named {
        List::of(self.sides[role].at(square).map(|(at, _)| at as u8))
    }
}

impl Fight<'_, '_> {
    /// A charge is declared for a unit: its nerve decides (BM.15).
    pub(super) fn declare(&mut self, role: Role, at: usize, square: Square) -> Result<(), DieFailure> {
        let passes = self.nerve(role, at)?;
        let troop = &mut self.battle.sides[role].troops[at];
        troop.declared = true;
        if passes {
            troop.charges = Some(square);
            if !self.battle.charged.contains(&square) {
                self.battle.charged.push(square);
            }
        }
        let id = if passes { "riverdon-battle-charges" } else { "riverdon-battle-nerve-fails" };
        self.tell(role, at, id);
        Ok(())
    }

    /// The charges are settled in the order declared (BM.15).
    pub(super) fn settle(&mut self, role: Role) -> Result<(), DieFailure> {
        let charged = std::mem::take(&mut self.battle.charged);
        for square in charged.iter() {
            self.settle_one(role, *square)?;
        }
        for troop in self.battle.sides[role].troops.iter_mut() {
            troop.charges = None;
        }
        Ok(())
    }

    fn chargers(&self, role: Role, square: Square) -> Named {
        let charging = |troop: &Troop| troop.charges == Some(square) && troop.effective() > 0;
        let troops = self.battle.sides[role].troops.iter().enumerate();
        List::of(troops.filter(|(_, troop)| charging(troop)).map(|(at, _)| at as u8))
    }

    fn settle_one(&mut self, role: Role, square: Square) -> Result<(), DieFailure> {
        let chargers = self.chargers(role, square);
        if chargers.is_empty() {
            return Ok(());
        }
        let tanks =
            chargers.iter().any(|at| self.battle.sides[role].troops[usize::from(*at)].class(self.data) == Class::Tank);
        if tanks {
            self.fear(role.enemy(), square)?;
        }
        if self.battle.sides[role.enemy()].at(square).next().is_none() {
            self.occupy(role, &chargers, square);
            return Ok(());
        }
        self.defensive_fire(role, square)?;
        let chargers = self.chargers(role, square);
        if chargers.is_empty() {
            return Ok(());
        }
        self.melee(role, square, &chargers)
    }

    /// Foot and cavalry take fright before tanks (BM.34).
    fn fear(&mut self, role: Role, square: Square) -> Result<(), DieFailure> {
        for at in self.battle.named_at(role, square).iter().map(|at| usize::from(*at)) {
            let afraid = self.battle.sides[role].troops[at].kind(self.data).in_companies();
            if afraid && !self.nerve(role, at)? {
                self.retreat(role, at);
            }
        }
        Ok(())
    }

    /// Whoever is charged and can fire does so once, at the charging unit with most stands (BM.15).
    fn defensive_fire(&mut self, role: Role, square: Square) -> Result<(), DieFailure> {
        for at in self.battle.named_at(role.enemy(), square).iter().map(|at| usize::from(*at)) {
            let Some(target) = self.first_target(role, square) else { return Ok(()) };
            if let Ok(shot) = self.battle.defends(self.data, role.enemy(), at, target) {
                self.fire(role.enemy(), at, target, shot)?;
            }
        }
        Ok(())
    }

    /// The charging unit with most stands, ties to the one listed first.
    fn first_target(&self, role: Role, square: Square) -> Option<usize> {
        let troops = &self.battle.sides[role].troops;
        let mut best: Option<usize> = None;
        for (at, troop) in troops.iter().enumerate().filter(|(_, troop)| troop.charges == Some(square)) {
            if best.is_none_or(|best| troop.stands > troops[best].stands) {
                best = Some(at);
            }
        }
        best
    }

    fn melee(&mut self, role: Role, square: Square, chargers: &Named) -> Result<(), DieFailure> {
        let (data, enemy) = (self.data, role.enemy());
        let charged = self.battle.named_at(enemy, square);
        let steady: u8 = charged.iter().map(|at| self.battle.sides[enemy].troops[usize::from(*at)].effective()).sum();
        let mut hits = 0u8;
        for at in chargers.iter().map(|at| usize::from(*at)) {
            let (dice, need) = self.battle.charge_dice(data, role, at, square);
            hits += self.strike(dice, need)?;
        }
        let mut returned = 0u8;
        for at in charged.iter().map(|at| usize::from(*at)) {
            let (dice, need) = self.battle.melee_dice(data, enemy, at);
            returned += self.strike(dice, need)?;
        }
        for (side, named) in [(role, chargers), (enemy, &charged)] {
            for at in named.iter().map(|at| usize::from(*at)) {
                self.battle.sides[side].troops[at].strikes_hidden = false;
            }
        }
        let origins: [Option<Square>; ROOM] = std::array::from_fn(|place| {
            chargers.get(place).and_then(|at| self.battle.sides[role].troops[usize::from(*at)].square())
        });
        self.wound(enemy, &charged, hits)?;
        self.wound(role, chargers, returned)?;
        for (side, named) in [(role, chargers), (enemy, &charged)] {
            for at in named.iter().map(|at| usize::from(*at)) {
                self.endanger(side, at)?;
            }
        }
        for at in charged.iter().map(|at| usize::from(*at)) {
            self.rejoin(enemy, at, square);
        }
        for (place, at) in chargers.iter().enumerate() {
            self.rejoin(role, usize::from(*at), origins[place].unwrap_or(square));
        }
        let left = |fight: &Self, side: Role, named: &Named| {
            named.iter().any(|at| fight.battle.sides[side].troops[usize::from(*at)].stands > 0)
        };
        let opposed = left(self, enemy, &charged);
        let succeeds = left(self, role, chargers) && (hits > returned || !opposed || hits == returned && steady == 0);
        if succeeds {
            self.drive_out(enemy, &charged)?;
            self.occupy(role, chargers, square);
        } else if returned > hits {
            chargers.iter().for_each(|at| self.humiliate(role, usize::from(*at)));
        }
        Ok(())
    }

    fn strike(&mut self, dice: u8, need: i8) -> Result<u8, DieFailure> {
        let mut hits = 0;
        for _ in 0..dice {
            hits += u8::from(self.die()? as i8 >= need);
        }
        Ok(hits)
    }

    /// Hits of melee fall one after the other on the unit with most effective stands (BM.16).
    fn wound(&mut self, role: Role, named: &Named, hits: u8) -> Result<(), DieFailure> {
        for _ in 0..hits {
            let troops = &self.battle.sides[role].troops;
            let mut worst: Option<usize> = None;
            for at in named.iter().map(|at| usize::from(*at)).filter(|at| troops[*at].stands > 0) {
                let rank = |at: usize| (troops[at].effective(), troops[at].stands);
                if worst.is_none_or(|worst| rank(at) > rank(worst)) {
                    worst = Some(at);
                }
            }
            let Some(at) = worst else { break };
            let morale = self.battle.sides[role].morale(self.data, at) - 1;
            self.hit(role, at, morale)?;
        }
        Ok(())
    }

    /// The beaten retreat; weapons that cannot are overrun (BM.17).
    fn drive_out(&mut self, role: Role, charged: &Named) -> Result<(), DieFailure> {
        let overrun = |fight: &Self, at: usize| is_overrun(fight.battle.sides[role].troops[at].class(fight.data));
        for at in charged.iter().map(|at| usize::from(*at)) {
            let there = matches!(self.battle.sides[role].troops[at].place, Place::On(_));
            if there && !overrun(self, at) {
                self.retreat(role, at);
            }
        }
        for at in charged.iter().map(|at| usize::from(*at)) {
            let there = matches!(self.battle.sides[role].troops[at].place, Place::On(_));
            if there && overrun(self, at) {
                let taken = self.die()? >= self.data.battle.field.overrun_captured_from;
                self.capture(role, at, taken);
            }
        }
        Ok(())
    }

    fn occupy(&mut self, role: Role, chargers: &Named, square: Square) {
        for at in chargers.iter().map(|at| usize::from(*at)) {
            let troop = &mut self.battle.sides[role].troops[at];
            if troop.stands > 0 {
                (troop.place, troop.moved, troop.dug_in, troop.steps) = (Place::On(square), true, false, 0);
            }
        }
        if let Some(at) = chargers.first() {
            self.tell(role, usize::from(*at), "riverdon-battle-takes-square");
        }
    }
}

impl Battle {
    /// What a charged unit rolls in defensive fire at a charging one, however far its command goes (BM.15, BM.32).
    pub(super) fn defends(&self, data: &Data, role: Role, at: usize, target: usize) -> Result<super::fire::Shot, Why> {
        let troop = &self.sides[role].troops[at];
        if troop.is_broken() {
            return Err(Why::Broken);
        }
        if super::fire::needs_pay(troop.class(data)) && !troop.paid {
            return Err(Why::Unpaid);
        }
        let near = |a: Option<Square>, b: Option<Square>| a.zip(b).is_some_and(|(a, b)| distance(a, b) == 1);
        match near(troop.square(), self.sides[role.enemy()].troops[target].square()) {
            true => self.shot(data, role, at, target),
            false => Err(Why::NoSuchTarget),
        }
    }
}
