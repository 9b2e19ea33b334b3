//! Ambush: the route of the column, where ambushers hide, the march until the trap is sprung or found (9.part.6 to
//! 9.part.8, BM.26, D.8).

use engine::{Arg, Chance, DieFailure, Message};

use super::contingent::{Contingent, Ending, Role, Site};
use super::field::{COMPASS, Field, distance, rank};
use super::list::List;
use super::state::{Battle, Fight, Phase, Place, Troop};
use crate::args;
use crate::cards::{SQUARES, Square, Squares};
use crate::data::Data;
use crate::space::{Edge, Edges};
use crate::units::Class;

type Route = List<Square, SQUARES>;

/// The shortest row of joined squares from the entry edge to another, as far as men on foot can go it.
fn shortest(field: &Field, site: &Site, squares: Squares, leads: impl Fn(Edge) -> bool, to: Edge) -> Option<Route> {
    let (mut steps, mut by) = ([u8::MAX; SQUARES], [Edge::N; SQUARES]);
    let (mut queue, mut count, mut next) = ([Square(0); SQUARES], 0, 0);
    if !leads(site.entry) || !leads(to) {
        return None;
    }
    let own_bank = |square: &Square| !field.river || field.bank_of(*square) == site.bank;
    for square in squares.iter().filter(|square| rank(*square, site.entry) == 0).filter(own_bank) {
        steps[usize::from(square.0)] = 0;
        (queue[count], count) = (square, count + 1);
    }
    while next < count {
        let from = queue[next];
        next += 1;
        if rank(from, to) == 0 {
            return Some(traced(&steps, &by, from));
        }
        for edge in COMPASS {
            let Some(square) = field.step(Class::Foot, from, edge, site.down) else { continue };
            if squares.contains(square) && steps[usize::from(square.0)] == u8::MAX {
                steps[usize::from(square.0)] = steps[usize::from(from.0)] + 1;
                by[usize::from(square.0)] = edge;
                (queue[count], count) = (square, count + 1);
            }
        }
    }
    None
}

fn traced(steps: &[u8; SQUARES], by: &[Edge; SQUARES], last: Square) -> Route {
    let mut back = [Square(0); SQUARES];
    let (mut at, mut count) = (last, 0);
    loop {
        (back[count], count) = (at, count + 1);
        if steps[usize::from(at.0)] == 0 {
            return List::of(back[..count].iter().rev().copied());
        }
        match at.beyond(by[usize::from(at.0)].opposite()) {
            Some(before) => at = before,
            None => return List::of(back[..count].iter().rev().copied()),
        }
    }
}

/// The route of a column: by road, by rail, along the river, straight on (BM.26).
pub fn route(data: &Data, site: &Site) -> Route {
    let (field, entry) = (site.field(data), site.entry);
    let face = data.cards[site.laid.card.index()].face(site.laid.turned);
    let shore = Squares::of(Square::all().filter(|square| {
        field.bank_of(*square) == site.bank && Edge::ALL.into_iter().any(|edge| field.seam(*square, edge))
    }));
    let all = Edges::of(Edge::ALL);
    let kinds = [(field.roads, face.road), (field.rails, face.rail), (shore, all)];
    let others = COMPASS.into_iter().filter(|edge| *edge != entry && *edge != entry.opposite());
    for (squares, edges) in kinds {
        let leads = |edge: Edge| edges.contains(edge);
        let through = shortest(field, site, squares, leads, entry.opposite());
        let aside = || {
            let ways = others.clone().filter_map(|edge| shortest(field, site, squares, leads, edge));
            ways.min_by_key(|way| way.len())
        };
        if let Some(route) = through.or_else(aside) {
            return route;
        }
    }
    let line = Square::all().filter(|square| match entry {
        Edge::N | Edge::S => square.column() == 2,
        Edge::W | Edge::E => square.row() == 1,
    });
    let mut line: Vec<Square> = line.collect();
    line.sort_by_key(|square| rank(*square, entry));
    List::of(line)
}

/// The squares in which ambushers can hide.
pub(super) fn hiding(data: &Data, battle: &Battle) -> Squares {
    hiding_at(data, &battle.site, &battle.march.route)
}

fn hiding_at(data: &Data, site: &Site, route: &Route) -> Squares {
    let field = site.field(data);
    let cover = if site.winter { field.hiding_in_winter } else { field.hiding };
    cover.without(Squares::of(route.iter().copied()))
}

/// Whether an ambush can be laid: a square hides one of the units (9.part.6).
pub fn can_be_laid(data: &Data, site: &Site, ambusher: &Contingent) -> bool {
    let squares = hiding_at(data, site, &route(data, site));
    let hides = |class: Class| squares.iter().any(|square| site.field(data).takes(class, square));
    ambusher.counters.iter().any(|counter| hides(data.units[counter.unit.index()].class))
}

/// The battle as the column could also find it: hidden units lie in other squares that hide them (BM.35).
pub(crate) fn hidden_elsewhere(data: &Data, battle: &Battle, chance: &mut Chance) -> Battle {
    let mut other = *battle;
    if !battle.march.on || matches!(battle.phase, Phase::Deploying(_)) {
        return other;
    }
    for at in 0..other.sides[Role::Defender].troops.len() {
        let troop = other.sides[Role::Defender].troops[at];
        let Place::On(_) = troop.place else { continue };
        other.sides[Role::Defender].troops[at].place = Place::Beside;
        let zone = super::deploy::zone_of(data, &other, Role::Defender, at);
        let fits = |square: &Square| other.has_room(data, Role::Defender, *square, troop.stands).is_ok();
        let squares: Vec<Square> = zone.iter().filter(fits).collect();
        let place = chance.pick(&squares).map_or(troop.place, |square| Place::On(*square));
        other.sides[Role::Defender].troops[at].place = place;
    }
    other
}

/// Prepares the march.
pub(super) fn begin(data: &Data, battle: &mut Battle) {
    battle.march.route = route(data, &battle.site);
    battle.march.on = true;
}

/// Where the doctrine hides a unit: nearest to the route, in the better cover, nearest to its middle (D.8).
pub(super) fn place(data: &Data, battle: &Battle, at: usize) -> Option<Square> {
    let (field, route) = (battle.field(data), &battle.march.route);
    let middle = route.get(route.len() / 2).copied()?;
    let troop = &battle.sides[Role::Defender].troops[at];
    let zone = super::deploy::zone_of(data, battle, Role::Defender, at);
    let legal = zone.iter().filter(|square| battle.has_room(data, Role::Defender, *square, troop.stands).is_ok());
    legal.min_by_key(|square| {
        let near = route.iter().map(|on| distance(*square, *on)).min().unwrap_or(0);
        (near, -field.cover(*square), distance(*square, middle), square.column(), square.row())
    })
}

impl Battle {
    /// Whether a unit can go the whole route.
    fn can_march(&self, data: &Data, troop: &Troop) -> bool {
        let (field, class) = (self.field(data), troop.class(data));
        troop.stands <= data.battle.field.route_stands
            && self.march.route.iter().all(|square| field.takes(class, *square))
    }

    /// The place of a unit on the route.
    fn on_route(&self, troop: &Troop) -> Option<usize> {
        let square = troop.square()?;
        self.march.route.iter().position(|on| *on == square)
    }

    /// Whether the doctrine springs the trap (D.8).
    pub(super) fn would_spring(&self, data: &Data) -> bool {
        let near = |troop: &Troop| troop.square().is_some_and(|square| self.sides[Role::Defender].is_near(square));
        let column = &self.sides[Role::Attacker];
        let stands: u8 = column.on_field().filter(|(_, troop)| near(troop)).map(|(_, troop)| troop.stands).sum();
        let head = column.on_field().filter_map(|(_, troop)| self.on_route(troop)).max();
        let passed = column.troops.iter().any(|troop| troop.place == Place::Passed);
        let halfway = head.is_some_and(|head| 2 * head > self.march.route.len() - 1);
        stands >= data.battle.doctrine.spring_at || passed || halfway
    }
}

impl Fight<'_, '_> {
    /// The column marches: those in front first, then one more unit enters; then it may find the ambush.
    pub(super) fn march(&mut self) -> Result<(), DieFailure> {
        let role = Role::Attacker;
        for place in (0..self.battle.march.route.len()).rev() {
            let marching =
                self.battle.sides[role].troops.iter().position(|troop| self.battle.on_route(troop) == Some(place));
            if let Some(at) = marching {
                self.march_on(at, place, self.battle.sides[role].troops[at].kind(self.data).moves);
            }
        }
        let Some(first) = self.battle.march.route.first().copied() else { return self.passed() };
        let waits = |troop: &Troop| troop.place == Place::Beside && self.battle.can_march(self.data, troop);
        let next = self.battle.sides[role].troops.iter().position(waits);
        let free = self.battle.sides[role].at(first).next().is_none();
        if let (Some(at), true) = (next, free) {
            self.enter(role, at, first);
            let moves = self.battle.sides[role].troops[at].kind(self.data).moves;
            if !self.field.stop.contains(first) {
                self.march_on(at, 0, moves.saturating_sub(1));
            }
        }
        let waiting = next.is_some();
        if !waiting && self.battle.sides[role].on_field().next().is_none() {
            return self.passed();
        }
        match self.found()? {
            true => self.sprung("riverdon-battle-ambush-found", Phase::Opening(Role::Defender)),
            false => self.battle.phase = Phase::Watching,
        }
        Ok(())
    }

    /// A unit goes along the route as far as it may, one unit to a square; at its end it leaves the field.
    fn march_on(&mut self, at: usize, mut place: usize, steps: u8) {
        let role = Role::Attacker;
        for taken in 0..steps {
            let from = self.battle.march.route[place];
            let Some(to) = self.battle.march.route.get(place + 1).copied() else {
                self.battle.sides[role].troops[at].place = Place::Passed;
                return;
            };
            let crosses = COMPASS.into_iter().any(|edge| from.beyond(edge) == Some(to) && self.field.seam(from, edge));
            if self.battle.sides[role].at(to).next().is_some() || crosses && taken > 0 {
                return;
            }
            let troop = &mut self.battle.sides[role].troops[at];
            (troop.place, troop.moved, troop.dug_in) = (Place::On(to), true, false);
            place += 1;
            if crosses || self.field.stop.contains(to) {
                return;
            }
        }
    }

    /// Units that end their move beside a hidden one may find it, from the head of the column.
    fn found(&mut self) -> Result<bool, DieFailure> {
        let rules = &self.data.battle.field;
        for place in (0..self.battle.march.route.len()).rev() {
            let square = self.battle.march.route[place];
            let Some((_, troop)) = self.battle.sides[Role::Attacker].at(square).next() else { continue };
            let cavalry = troop.class(self.data) == Class::Cav;
            let from = if cavalry { rules.found_by_cavalry_from } else { rules.found_from };
            if !self.battle.sides[Role::Defender].is_near(square) {
                continue;
            }
            // Whoever sees the die knows that somebody is near.
            let unit = args::unit(troop.unit);
            self.events
                .reveal(self.audience.all, || Message::by("9.part.7", "riverdon-battle-searches").with("unit", unit));
            if self.dice.roll(6, "9.part.7")? >= from {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// The march is over, and everything becomes normal (9.part.8).
    pub(super) fn sprung(&mut self, id: &'static str, next: Phase) {
        self.battle.march.on = false;
        self.battle.phase = next;
        for troop in self.battle.sides[Role::Defender].troops.iter_mut() {
            let hidden = matches!(troop.place, Place::On(_));
            (troop.fires_hidden, troop.strikes_hidden) = (hidden, hidden);
            (troop.fired, troop.moved) = (false, false);
        }
        let told = || Message::by("9.part.8", id).with("turn", Arg::Int(i32::from(self.battle.turn)));
        self.events.reveal(self.audience.all, told);
    }

    fn passed(&mut self) -> Result<(), DieFailure> {
        self.battle.end(None, Ending::Unsprung);
        Ok(())
    }
}
