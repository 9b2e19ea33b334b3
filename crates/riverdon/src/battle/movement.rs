//! Movement: where a unit can go in its half-turn, falling back, entering, retreating (BM.5, BM.6, BM.12, BM.17).

use super::contingent::Role;
use super::field::{COMPASS, from_the_middle, rank};
use super::list::List;
use super::state::{Battle, Fight, Place, Troop};
use super::why::Why;
use crate::cards::{SQUARES, Square};
use crate::data::Data;
use crate::space::Edge;
use crate::units::Class;

/// A square that cannot be reached.
pub(super) const NEVER: u8 = u8::MAX;

/// The steps to every square, and by which edge the last of them came.
#[derive(Debug, Clone, Copy)]
pub(super) struct Ways {
    pub(super) steps: [u8; SQUARES],
    by: [Edge; SQUARES],
    /// The squares in the order in which they were found.
    found: [Square; SQUARES],
    count: usize,
}

impl Ways {
    /// The squares in the order in which they were found.
    pub(super) fn found(&self) -> &[Square] {
        &self.found[..self.count]
    }

    /// The squares of the way to a square, without the one where it begins.
    pub(super) fn traced(&self, mut to: Square) -> List<Square, SQUARES> {
        let mut back = [Square(0); SQUARES];
        let mut count = 0;
        while !matches!(self.steps[usize::from(to.0)], 0 | NEVER) {
            (back[count], count) = (to, count + 1);
            match to.beyond(self.by[usize::from(to.0)].opposite()) {
                Some(before) => to = before,
                None => break,
            }
        }
        List::of(back[..count].iter().rev().copied())
    }
}

/// The edge after another in the order north, east, south, west (D.7).
fn next_edge(edge: Edge) -> Edge {
    match edge {
        Edge::N => Edge::E,
        Edge::E => Edge::S,
        Edge::S => Edge::W,
        Edge::W => Edge::N,
    }
}

impl Battle {
    /// Whether a side has room in a square for so many more stands, and no enemy holds it (BM.1).
    pub(super) fn has_room(&self, data: &Data, role: Role, square: Square, stands: u8) -> Result<(), Why> {
        if self.sides[role.enemy()].at(square).next().is_some() {
            return Err(Why::EnemyHeld(square));
        }
        match self.sides[role].stands_at(square) + stands > data.battle.field.stack_limit {
            true => Err(Why::Full(square)),
            false => Ok(()),
        }
    }

    /// The shortest ways of a unit over the field: no farther than `most` steps, with stops and crossings where it goes
    /// by the steps of one half-turn, without them where somebody looks for a way (BM.5, D.4).
    pub(super) fn ways(&self, data: &Data, role: Role, at: usize, most: Option<u8>) -> Ways {
        let (field, troop) = (self.field(data), &self.sides[role].troops[at]);
        let mut ways = Ways { steps: [NEVER; SQUARES], by: [Edge::N; SQUARES], found: [Square(0); SQUARES], count: 0 };
        let Some(start) = troop.square() else { return ways };
        let (class, crowd, enemies) = (troop.class(data), self.sides[role].crowd(), self.sides[role.enemy()].squares());
        ways.steps[usize::from(start.0)] = 0;
        (ways.found[0], ways.count) = (start, 1);
        let mut ended = crate::cards::Squares::default();
        let mut next = 0;
        while next < ways.count {
            let from = ways.found[next];
            next += 1;
            let taken = ways.steps[usize::from(from.0)];
            if most.is_some_and(|most| taken >= most) || ended.contains(from) {
                continue;
            }
            for edge in COMPASS {
                let Some(to) = field.step(class, from, edge, self.site.down) else { continue };
                let full = crowd[usize::from(to.0)] + troop.stands > data.battle.field.stack_limit;
                if ways.steps[usize::from(to.0)] != NEVER || enemies.contains(to) || full {
                    continue;
                }
                let crosses = field.seam(from, edge);
                if most.is_some() && crosses && (taken > 0 || troop.moved) {
                    continue;
                }
                if most.is_some() && (crosses || field.stop.contains(to)) {
                    ended.insert(to);
                }
                ways.steps[usize::from(to.0)] = taken + 1;
                ways.by[usize::from(to.0)] = edge;
                (ways.found[ways.count], ways.count) = (to, ways.count + 1);
            }
        }
        ways
    }

    /// Whether a unit can go to a square now.
    pub(super) fn may_move(&self, data: &Data, role: Role, at: usize, to: Square) -> Result<u8, Why> {
        let troop = self.sides[role].troops.get(at).ok_or(Why::NoSuchUnit)?;
        troop.square().ok_or(Why::NoSuchUnit)?;
        if troop.is_broken() {
            return Err(Why::Broken);
        }
        if !self.field(data).takes(troop.class(data), to) {
            return Err(Why::Closed(to));
        }
        self.has_room(data, role, to, if troop.is_at(to) { 0 } else { troop.stands })?;
        match self.ways(data, role, at, Some(troop.steps)).steps[usize::from(to.0)] {
            0 | NEVER => Err(Why::TooFar(to)),
            steps => Ok(steps),
        }
    }

    /// The steps that a unit has left when it comes to a square so many steps away: none where the ground stops it, nor over
    /// a crossing (BM.5).
    pub(super) fn steps_after(&self, data: &Data, role: Role, at: usize, to: Square, taken: u8) -> u8 {
        let (field, troop) = (self.field(data), &self.sides[role].troops[at]);
        let crosses =
            |from: Square| COMPASS.into_iter().any(|edge| from.beyond(edge) == Some(to) && field.seam(from, edge));
        let stops = field.stop.contains(to) || troop.square().is_some_and(crosses);
        if stops { 0 } else { troop.steps.saturating_sub(taken) }
    }

    /// Where a broken unit falls back to: a square, or off the field (BM.12).
    pub(super) fn fall_back_to(&self, data: &Data, role: Role, at: usize) -> Result<Place, Why> {
        let troop = self.sides[role].troops.get(at).ok_or(Why::NoSuchUnit)?;
        let square = troop.square().ok_or(Why::NoSuchUnit)?;
        if !troop.is_broken() {
            return Err(Why::NotBroken);
        }
        if troop.moved {
            return Err(Why::Spent);
        }
        let edge = self.sides[role].edge;
        if rank(square, edge) == 0 {
            return Ok(Place::Left);
        }
        self.opens(data, role, troop, square, edge).map(Place::On).ok_or(Why::NoWayBack)
    }

    /// The square beyond an edge, if a unit can step there with room for it.
    fn opens(&self, data: &Data, role: Role, troop: &Troop, from: Square, edge: Edge) -> Option<Square> {
        let to = self.field(data).step(troop.class(data), from, edge, self.site.down)?;
        self.has_room(data, role, to, troop.stands).is_ok().then_some(to)
    }

    /// Where a beaten unit retreats to: toward its own edge, else sideways; none if it can do neither (BM.17, D.7).
    pub(super) fn retreat_of(&self, data: &Data, role: Role, at: usize) -> Option<Place> {
        let (troop, edge) = (&self.sides[role].troops[at], self.sides[role].edge);
        let square = troop.square()?;
        if rank(square, edge) == 0 {
            return Some(Place::Left);
        }
        let sideways = next_edge(edge);
        let tried = [edge, sideways, sideways.opposite()];
        tried.into_iter().find_map(|edge| self.opens(data, role, troop, square, edge)).map(Place::On)
    }

    /// Whether a unit that waits beside the field can enter at a square (BM.2).
    pub(super) fn may_enter(&self, data: &Data, role: Role, at: usize, square: Square) -> Result<(), Why> {
        let troop = self.sides[role].troops.get(at).ok_or(Why::NoSuchUnit)?;
        if troop.place != Place::Beside {
            return Err(Why::NotWaiting);
        }
        let (field, class, party) = (self.field(data), troop.class(data), &self.sides[role]);
        let gate = match class {
            // A train enters where its rail meets any edge but the enemy's.
            Class::Train => Edge::ALL.into_iter().any(|edge| {
                edge != self.sides[role.enemy()].edge
                    && rank(square, edge) == 0
                    && data.cards[self.site.laid.card.index()].face(self.site.laid.turned).rail.contains(edge)
            }),
            _ => rank(square, party.edge) == 0,
        };
        if !gate {
            return Err(Why::NoEntry(square));
        }
        if !field.takes(class, square) {
            return Err(Why::Closed(square));
        }
        self.has_room(data, role, square, troop.stands)
    }

    /// The square at which the doctrine lets a waiting unit enter: from the middle outwards, emptier ones first (D.2).
    pub(super) fn entry_of(&self, data: &Data, role: Role, at: usize) -> Option<Square> {
        let troop = &self.sides[role].troops[at];
        let legal = |square: &Square| self.may_enter(data, role, at, *square).is_ok();
        if troop.class(data) == Class::Train {
            return Square::all().find(legal);
        }
        let half = data.battle.field.stack_limit / 2;
        let roomy = |square: &Square| self.sides[role].stands_at(*square) + troop.stands <= half;
        let edge = self.sides[role].edge;
        from_the_middle(edge)
            .find(|square| legal(square) && roomy(square))
            .or_else(|| from_the_middle(edge).find(legal))
    }
}

impl Fight<'_, '_> {
    /// A half-turn begins: every unit has its steps, and nothing has been done.
    pub(super) fn refresh(&mut self, role: Role) {
        let data = self.data;
        for troop in self.battle.sides[role].troops.iter_mut() {
            troop.steps = troop.kind(data).moves;
            (troop.moved, troop.fired, troop.declared, troop.charges) = (false, false, false, None);
        }
    }

    /// A unit goes to a square so many steps away.
    pub(super) fn go(&mut self, role: Role, at: usize, to: Square, steps: u8) {
        let left = self.battle.steps_after(self.data, role, at, to, steps);
        let troop = &mut self.battle.sides[role].troops[at];
        troop.steps = left;
        (troop.place, troop.moved, troop.dug_in) = (Place::On(to), true, false);
        self.tell(role, at, "riverdon-battle-moves");
    }

    /// A broken unit falls back (BM.12).
    pub(super) fn fall_back(&mut self, role: Role, at: usize, to: Place) {
        let troop = &mut self.battle.sides[role].troops[at];
        (troop.place, troop.moved, troop.dug_in, troop.steps) = (to, true, false, 0);
        let id = if to == Place::Left { "riverdon-battle-leaves" } else { "riverdon-battle-falls-back" };
        self.tell(role, at, id);
    }

    /// A waiting unit enters; that takes its whole move (BM.2).
    pub(super) fn enter(&mut self, role: Role, at: usize, square: Square) {
        let troop = &mut self.battle.sides[role].troops[at];
        (troop.place, troop.moved, troop.dug_in, troop.steps) = (Place::On(square), true, false, 0);
        self.tell(role, at, "riverdon-battle-enters");
    }

    /// A beaten unit retreats with a marker, leaves the field, or is taken prisoner (BM.17).
    pub(super) fn retreat(&mut self, role: Role, at: usize) {
        match self.battle.retreat_of(self.data, role, at) {
            Some(place) => {
                self.humiliate(role, at);
                let troop = &mut self.battle.sides[role].troops[at];
                (troop.place, troop.dug_in) = (place, false);
                let id = if place == Place::Left { "riverdon-battle-leaves" } else { "riverdon-battle-retreats" };
                self.tell(role, at, id);
            }
            None => self.capture(role, at, true),
        }
    }

    /// A unit is taken, or destroyed, with all its stands.
    pub(super) fn capture(&mut self, role: Role, at: usize, taken: bool) {
        let troop = &mut self.battle.sides[role].troops[at];
        let Place::On(square) = troop.place else { return };
        match taken {
            true => troop.captured += troop.stands,
            false => troop.destroyed += troop.stands,
        }
        (troop.stands, troop.markers, troop.worn, troop.place) = (0, 0, 0, Place::Gone);
        let id = if taken { "riverdon-battle-captured" } else { "riverdon-battle-destroyed" };
        self.tell(role, at, id);
        self.rejoin(role, at, square);
    }
}
