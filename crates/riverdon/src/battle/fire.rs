//! Fire: who may fire at whom, what it needs, what it does (BM.7 to BM.10, BM.23, BM.29, BM.33).

use engine::odds::{Notes, Silent};
use engine::{Arg, DieFailure, Message};

use super::clause::clause_of;
use super::contingent::Role;
use super::field::{distance, rank};
use super::morale::of_unit;
use super::state::{Battle, Fight, Place, Troop};
use super::why::Why;
use crate::args;
use crate::cards::{COLUMNS, ROWS, Square};
use crate::data::Data;
use crate::ids::UnitIx;
use crate::space::Edge;
use crate::units::{Armour, Class, Tag};

/// What a unit rolls against another.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shot {
    /// How many dice.
    pub dice: u8,
    /// What each needs; above 6 by the hard-shot scale.
    pub need: i8,
    /// What confirms a hit on armour.
    pub confirm: Option<u8>,
    /// How far off the target is.
    pub distance: u8,
}

impl Shot {
    /// The chance of a die, in 216ths.
    pub fn chance(&self, data: &Data) -> u16 {
        let hit = match self.need {
            ..=6 => 6 * (7 - self.need as u16),
            7 => 7 - u16::from(data.battle.hard_shot.need_7),
            _ => 7 - u16::from(data.battle.hard_shot.need_8),
        };
        hit * self.confirm.map_or(6, |confirm| 7 - u16::from(confirm))
    }
}

/// A need as it adds up.
pub(super) struct Sum<'n, N> {
    pub(super) need: i8,
    pub(super) notes: &'n mut N,
}

impl<N: Notes> Sum<'_, N> {
    pub(super) fn add(&mut self, adds: i8, id: &'static str, with: impl FnOnce(Message) -> Message) {
        self.need += adds;
        self.notes.note(|| with(Message::by(clause_of(id), id)), i64::from(adds));
    }

    pub(super) fn add_if(&mut self, counts: bool, adds: i8, id: &'static str) {
        if counts {
            self.add(adds, id, |told| told);
        }
    }
}

/// The square of an edge that is nearest to a square.
fn nearest_on(edge: Edge, square: Square) -> Square {
    let at = match edge {
        Edge::N => Square::at(square.column(), 0),
        Edge::S => Square::at(square.column(), ROWS - 1),
        Edge::W => Square::at(0, square.row()),
        Edge::E => Square::at(COLUMNS - 1, square.row()),
    };
    at.unwrap_or(square)
}

/// Whether a class fires only if direct support was paid (BM.23).
pub fn needs_pay(class: Class) -> bool {
    matches!(class, Class::Gun | Class::Howitzer | Class::Aa | Class::Train | Class::Tank | Class::Boat)
}

/// Whether a class may move and fire (BM.5).
pub(super) fn fires_on_the_move(class: Class) -> bool {
    matches!(class, Class::Tchanka | Class::ArmouredCar | Class::Tank | Class::Train)
}

/// What confirms a hit of some weapon on armour; none where nothing does (BM.10).
fn confirmed(data: &Data, armour: Armour, guns: bool) -> Result<Option<u8>, Why> {
    let table = match armour {
        Armour::None => return Ok(None),
        Armour::Light => &data.battle.armour.light,
        Armour::Heavy => &data.battle.armour.heavy,
        Armour::Train => &data.battle.armour.train,
    };
    match (guns, table.small_arms) {
        (true, _) => Ok(Some(table.guns)),
        (false, Some(need)) => Ok(Some(need)),
        (false, None) => Err(Why::NoEffect),
    }
}

impl Battle {
    /// How far it is from one place to another, and whether the one is seen from the other (BM.7, BM.29).
    fn aim(&self, data: &Data, from: Place, to: Place) -> Option<(u8, bool)> {
        let field = self.field(data);
        match (from, to) {
            (Place::On(a), Place::On(b)) => Some((distance(a, b), field.sees(a, b) || distance(a, b) <= 1)),
            (Place::On(square), Place::River(edge)) | (Place::River(edge), Place::On(square)) => {
                let shore = nearest_on(edge, square);
                Some((rank(square, edge) + 1, shore == square || field.sees(shore, square)))
            }
            _ => None,
        }
    }

    /// The need against a target at a distance, without the limits of range (BM.8).
    fn fire_need(
        &self,
        data: &Data,
        firer: (Option<Square>, UnitIx),
        role: Role,
        target: &Troop,
        notes: &mut impl Notes,
    ) -> i8 {
        let (fire, field, kind) = (&data.battle.fire, self.field(data), &data.units[firer.1.index()]);
        let mut sum = Sum { need: 0, notes };
        sum.add(kind.need as i8, "riverdon-why-need", |told| told.with("unit", args::unit(firer.1)));
        let Some(square) = target.square() else { return sum.need };
        let cover = (field.cover(square) + i8::from(target.dug_in)).min(fire.most_cover);
        sum.add(cover, "riverdon-why-cover", |told| told);
        let exposed = target.class(data) == Class::Cav
            && field.open.contains(square)
            && !matches!(kind.class, Class::Foot | Class::Cav);
        sum.add_if(exposed, fire.cavalry_in_the_open, "riverdon-why-open-cavalry");
        let crowded = self.sides[role.enemy()].stands_at(square) >= data.battle.field.crowd_from;
        sum.add_if(crowded, fire.crowded, "riverdon-why-crowded");
        let streets = firer.0.is_some_and(|from| field.town.contains(from) && field.town.contains(square));
        sum.add_if(streets, fire.street, "riverdon-why-street");
        sum.need
    }

    /// What a unit would roll at another from a place, whatever it did before in this half-turn.
    pub(super) fn shot_from(
        &self,
        data: &Data,
        role: Role,
        at: usize,
        from: Place,
        target: usize,
    ) -> Result<Shot, Why> {
        self.shot_told(data, role, at, from, target, &mut Silent)
    }

    /// The same, line by line for whoever asks why.
    pub(super) fn shot_told(
        &self,
        data: &Data,
        role: Role,
        at: usize,
        from: Place,
        target: usize,
        notes: &mut impl Notes,
    ) -> Result<Shot, Why> {
        let troop = Troop { place: from, ..self.sides[role].troops[at] };
        let other = self.sides[role.enemy()].troops.get(target).ok_or(Why::NoSuchTarget)?;
        let kind = troop.kind(data);
        let (distance, clear) = self.aim(data, from, other.place).ok_or(Why::NoSuchTarget)?;
        let range = if kind.class == Class::Boat { data.battle.field.boat_range } else { kind.range };
        if distance > range {
            return Err(Why::OutOfRange(distance, range));
        }
        if distance < kind.min_range {
            return Err(Why::TooNear(distance, kind.min_range));
        }
        if !clear && !kind.is(Tag::Indirect) {
            return Err(Why::OutOfSight);
        }
        let guns = data.battle.armour.guns.contains(&kind.class);
        if other.class(data) == Class::Boat && !guns {
            return Err(Why::NoEffect);
        }
        let confirm = confirmed(data, other.kind(data).armour, guns)?;
        let fire = &data.battle.fire;
        let need = self.fire_need(data, (troop.square(), troop.unit), role, other, notes);
        let mut sum = Sum { need, notes };
        if kind.range >= 2 && 2 * distance > kind.range {
            let far = |told: Message| told.with("distance", args::int(distance)).with("most", args::int(range));
            sum.add(fire.long_range, "riverdon-why-long-range", far);
        }
        sum.add_if(!clear, fire.blind, "riverdon-why-blind");
        sum.add_if(troop.fires_hidden, fire.hidden, "riverdon-why-ambush");
        let raised = data.battle.field.lowest_need - sum.need;
        sum.add_if(raised > 0, raised, "riverdon-why-least-need");
        let need = sum.need;
        let all = kind.fire * troop.effective();
        let dice = if kind.is(Tag::Raw) { all.div_ceil(2) } else { all };
        notes.note(|| Message::by("BM.8", "riverdon-why-dice").with("dice", args::int(dice)), 0);
        if let Some(confirm) = confirm {
            notes.note(|| Message::by("BM.10", "riverdon-why-armour").with("need", args::int(confirm)), 0);
        }
        match (dice, need) {
            (0, _) => Err(Why::Unarmed),
            (_, 9..) => Err(Why::NoEffect),
            _ => Ok(Shot { dice, need, confirm, distance }),
        }
    }

    /// What a unit would roll at another from where it is.
    pub(super) fn shot(&self, data: &Data, role: Role, at: usize, target: usize) -> Result<Shot, Why> {
        self.shot_from(data, role, at, self.sides[role].troops[at].place, target)
    }

    /// What an aircraft would roll at a unit (BM.24).
    pub(super) fn run(&self, data: &Data, role: Role, plane: usize, target: usize) -> Result<Shot, Why> {
        let unit = self.sides[role].planes[plane].unit;
        let kind = &data.units[unit.index()];
        let other = self.sides[role.enemy()].troops.get(target).ok_or(Why::NoSuchTarget)?;
        other.square().ok_or(Why::NoSuchTarget)?;
        let confirm = confirmed(data, other.kind(data).armour, kind.is(Tag::Bombs))?;
        let need = self.fire_need(data, (None, unit), role, other, &mut Silent).max(data.battle.field.lowest_need);
        if need > 8 {
            return Err(Why::NoEffect);
        }
        Ok(Shot { dice: kind.fire, need, confirm, distance: 0 })
    }

    /// Whether a unit may fire at all in this half-turn.
    pub(super) fn may_fire(&self, data: &Data, role: Role, at: usize) -> Result<(), Why> {
        let troop = self.sides[role].troops.get(at).ok_or(Why::NoSuchUnit)?;
        let class = troop.class(data);
        match troop.place {
            Place::On(_) | Place::River(_) => {}
            _ => return Err(Why::NoSuchUnit),
        }
        if troop.is_broken() {
            return Err(Why::Broken);
        }
        if needs_pay(class) && !troop.paid {
            return Err(Why::Unpaid);
        }
        if troop.fired || troop.charges.is_some() {
            return Err(Why::Spent);
        }
        match troop.moved && !fires_on_the_move(class) {
            true => Err(Why::MovedToo),
            false => Ok(()),
        }
    }
}

impl Fight<'_, '_> {
    /// A unit fires at another.
    pub(super) fn fire(&mut self, role: Role, at: usize, target: usize, shot: Shot) -> Result<(), DieFailure> {
        self.battle.sides[role].troops[at].fires_hidden = false;
        let hits = self.roll_hits(shot)?;
        let troop = self.battle.sides[role].troops[at].unit;
        let other = &self.battle.sides[role.enemy()].troops[target];
        let (place, unit) = (other.place, other.unit);
        self.events.tell(self.audience.all, || {
            let told = of_unit("riverdon-battle-fires", role, args::unit(troop)).with("target", args::unit(unit));
            told.with("hits", Arg::Int(i32::from(hits)))
        });
        self.fall(role.enemy(), target, place, hits, shot.confirm)
    }

    /// How many dice hit (BM.8).
    pub(super) fn roll_hits(&mut self, shot: Shot) -> Result<u8, DieFailure> {
        let mut hits = 0;
        for _ in 0..shot.dice {
            let die = self.die()?;
            hits += u8::from(match shot.need {
                ..=6 => die as i8 >= shot.need,
                _ if die < 6 => false,
                7 => self.die()? >= self.data.battle.hard_shot.need_7,
                _ => self.die()? >= self.data.battle.hard_shot.need_8,
            });
        }
        Ok(hits)
    }

    /// Hits of fire fall on a unit; then the leader with it is in danger (BM.9, BM.10, BM.18).
    pub(super) fn fall(
        &mut self,
        role: Role,
        target: usize,
        place: Place,
        hits: u8,
        confirm: Option<u8>,
    ) -> Result<(), DieFailure> {
        let morale = self.battle.sides[role].morale(self.data, target);
        let mut lost = 0u8;
        for _ in 0..hits {
            if self.battle.sides[role].troops[target].stands == 0 {
                break;
            }
            if let Some(confirm) = confirm
                && self.die()? < confirm
            {
                continue;
            }
            lost += u8::from(self.hit(role, target, morale)?);
        }
        if lost > 0 {
            self.endanger(role, target)?;
            let gone = self.battle.sides[role].troops[target].stands == 0;
            if let (Place::On(square), true) = (place, gone) {
                self.rejoin(role, target, square);
            }
            let unit = self.battle.sides[role].troops[target].unit;
            self.events.tell(self.audience.all, || {
                of_unit("riverdon-battle-loses", role, args::unit(unit)).with("stands", Arg::Int(i32::from(lost)))
            });
        }
        Ok(())
    }
}
