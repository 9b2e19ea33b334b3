//! Which card fits where (S1.B.4 to S1.B.10, S1.C.4 to S1.C.12, S1.E.3).

use engine::{Arg, Breach};

use super::{Building, Line, RiverPlan, Rows, Stage, Step};
use crate::cards::Laid;
use crate::data::Data;
use crate::ids::{CardIx, Cards};
use crate::space::{Edge, Edges, Sector, Space};

fn breach(clause: &'static str, id: &'static str, card: CardIx, space: Space) -> Breach {
    Breach::of(clause, id).with("card", Arg::Card(u16::from(card.0))).with("space", Arg::Place(u16::from(space.0)))
}

impl Building {
    /// Why a rail card does not fit into the next space of the line.
    pub fn fits_rail(&self, data: &Data, laid: Laid) -> Result<(), Breach> {
        let Stage::Rail(line) = self.stage else { return Err(self.wants_another()) };
        let refuse = |clause, id| Err(breach(clause, id, laid.card, line.next));
        if laid.turned && self.fits_any(data, false) {
            return refuse("S1.B.4", "riverdon-card-not-turned");
        }
        let rail = data.cards[laid.card.index()].face(laid.turned).rail;
        if !rail.contains(line.entry) {
            let first = self.trail.len == 0 && self.town.is_none();
            return refuse(if first { "S1.B.5" } else { "S1.B.6" }, "riverdon-rail-does-not-connect");
        }
        let Some(exit) = rail.without(line.entry).iter().next() else {
            return refuse("S1.B.6", "riverdon-rail-does-not-connect");
        };
        if exit == line.from {
            return refuse("S1.B.10", "riverdon-rail-doubles-back");
        }
        match line.next.beyond(exit) {
            None if exit == line.from.opposite() || self.town.is_some() => Ok(()),
            None => refuse("S1.B.7", "riverdon-rail-leaves-sideways"),
            Some(next) if self.board.has_rail(data, next) => refuse("S1.B.10", "riverdon-rail-doubles-back"),
            Some(_) => Ok(()),
        }
    }

    /// Whether any unused rail card fits, upright or turned.
    pub(super) fn fits_any(&self, data: &Data, turned: bool) -> bool {
        let Stage::Rail(line) = self.stage else { return false };
        let fits = |card: CardIx| {
            let rail = data.cards[card.index()].face(turned).rail;
            let exit = rail.without(line.entry).iter().next();
            let ends = |exit: Edge| match line.next.beyond(exit) {
                None => exit == line.from.opposite() || self.town.is_some(),
                Some(next) => !self.board.has_rail(data, next),
            };
            rail.contains(line.entry) && exit.is_some_and(|exit| exit != line.from && ends(exit))
        };
        self.rail.unused().iter().any(fits)
    }

    /// Why a river card does not fit into the next space of the river.
    pub fn fits_river(&self, data: &Data, card: CardIx) -> Result<(), Breach> {
        let Stage::River(line) = self.stage else { return Err(self.wants_another()) };
        if self.board.has_rail(data, line.next) {
            return Err(breach("S1.C.10", "riverdon-rail-to-cross", card, line.next));
        }
        self.fits_course(data, line, card)
    }

    /// Why a T/R card does not fit over the rail card of the next space.
    pub fn fits_crossing(&self, data: &Data, card: CardIx) -> Result<(), Breach> {
        let Stage::River(line) = self.stage else { return Err(self.wants_another()) };
        let here = self.board.face(data, line.next).map(|face| face.rail).unwrap_or_default();
        if !self.crossings.contains(card) || here.is_empty() || data.cards[card.index()].face(false).rail != here {
            return Err(breach("S1.C.10", "riverdon-other-rails", card, line.next));
        }
        self.fits_course(data, line, card)
    }

    fn fits_course(&self, data: &Data, line: Line, card: CardIx) -> Result<(), Breach> {
        let refuse = |clause, id| Err(breach(clause, id, card, line.next));
        let river = data.cards[card.index()].face(false).river;
        let exit = match river.without(line.entry).iter().next() {
            Some(exit) if river.contains(line.entry) => exit,
            _ => return refuse("S1.C.9", "riverdon-river-does-not-connect"),
        };
        if exit == line.from {
            return refuse("S1.C.9", "riverdon-river-turns-back");
        }
        let second = self.complete == 1;
        let Some(next) = line.next.beyond(exit) else {
            return match exit == line.from.opposite() {
                true => Ok(()),
                false if !second => refuse("S1.C.4", "riverdon-first-river-leaves"),
                false if self.trail.len + 1 < data.building.river.second_least => {
                    refuse("S1.C.5", "riverdon-second-river-leaves-early")
                }
                false => Ok(()),
            };
        };
        if self.board.has_river(data, next) {
            return refuse("S1.C.6", "riverdon-rivers-meet");
        }
        let rail = self.board.face(data, next).map(|face| face.rail).unwrap_or_default();
        if !rail.is_empty() && !self.can_cross(data, rail, exit.opposite(), card) {
            return refuse("S1.C.10", "riverdon-nothing-crosses-there");
        }
        Ok(())
    }

    /// Whether an unused T/R card has these rails and a river end at an edge.
    fn can_cross(&self, data: &Data, rail: Edges, entry: Edge, laid: CardIx) -> bool {
        let face = |card: CardIx| data.cards[card.index()].face(false);
        self.crossings.iter().any(|card| card != laid && face(card).rail == rail && face(card).river.contains(entry))
    }

    /// The T/R cards that fit into the next space (S1.C.10).
    pub fn candidates(&self, data: &Data) -> Cards {
        self.crossings.filter(|card| self.fits_crossing(data, card).is_ok())
    }

    /// Whether the river has a card to go on with.
    pub(super) fn can_go_on(&self, data: &Data, line: Line) -> bool {
        match self.board.has_rail(data, line.next) {
            true => !self.candidates(data).is_empty(),
            false => self.rivers.unused().iter().any(|card| self.fits_river(data, card).is_ok()),
        }
    }

    /// Whether the second river may end where it is (S1.C.15).
    pub(super) fn may_stop(&self, data: &Data) -> bool {
        self.complete == 1 && self.trail.len >= data.building.river.second_least
    }

    /// How the next river can start (S1.C.7, S1.C.8, S1.C.12, S1.C.14).
    pub(super) fn starts(&self, data: &Data) -> Vec<Step> {
        let (low, high) = data.building.river.middle_rows;
        let given_up = self.complete == 0 && self.failures > data.building.river.first_failures;
        let sides = match given_up {
            true => vec![self.last_side.opposite()],
            false => vec![Edge::W, Edge::E],
        };
        let rows: Vec<Rows> = match (self.complete, self.first_sector) {
            (0, _) if given_up || self.plan.middle => vec![Rows::Row(low), Rows::Row(high)],
            (0, _) if self.wanted == 1 => vec![Rows::Any],
            (0, _) => vec![Rows::Sector(Sector::North), Rows::Sector(Sector::South)],
            (_, Some(first)) => vec![Rows::Sector(first.other())],
            (_, None) => vec![Rows::Any],
        };
        let starts = sides.into_iter().flat_map(|side| rows.iter().map(move |rows| (side, *rows)));
        let open = starts.filter(|(side, rows)| !self.offered(data, *side, *rows).is_empty());
        open.map(|(side, rows)| Step::Start { side, rows }).collect()
    }

    /// The rows that a start offers: those whose first space carries no river (S1.C.12).
    pub fn offered(&self, data: &Data, side: Edge, rows: Rows) -> Vec<u8> {
        let column = if side == Edge::W { 1 } else { 6 };
        let free = |row: &u8| Space::at(*row, column).is_some_and(|space| !self.board.has_river(data, space));
        let rows = match rows {
            Rows::Any => 1..=6,
            Rows::Sector(sector) => sector.rows(),
            Rows::Row(row) => row..=row,
        };
        rows.filter(free).collect()
    }

    pub(super) fn why_not_start(&self) -> Breach {
        match (self.complete, self.plan.middle) {
            (0, true) => Breach::of("S1.C.8", "riverdon-start-in-the-middle"),
            (0, false) if self.wanted == 1 => Breach::of("S1.C.7", "riverdon-start-by-the-die"),
            (0, false) => Breach::of("S1.C.12", "riverdon-start-in-a-sector"),
            _ => Breach::of("S1.C.12", "riverdon-start-in-the-other-sector"),
        }
    }

    /// Why a card that was drawn is no card for the next space.
    pub(crate) fn why_not_here(&self, data: &Data, card: CardIx) -> Option<Breach> {
        match self.stage {
            Stage::Rail(_) => self.fits_rail(data, Laid { card, turned: !self.fits_any(data, false) }).err(),
            _ => self.fits_river(data, card).err(),
        }
    }

    /// Whether two rivers are demanded.
    pub fn demands_two(&self) -> bool {
        self.plan.rivers == RiverPlan::Two
    }
}
