//! A battle as it stands: flat, so that it can be saved, cloned and undone between any two decisions.

use engine::{Dice, Each, Events, Seats};
use serde::{Deserialize, Serialize};

use super::contingent::*;
use super::field::{Field, distance};
use super::ground::Change;
use super::list::List;
use crate::cards::{SQUARES, Square, Squares};
use crate::data::Data;
use crate::ids::UnitIx;
use crate::space::Edge;
use crate::units::{Class, Tag, Unit};

/// Where a unit is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Default)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// With a reserve that has not arrived, or that found no square (BM.22).
    Reserve,
    /// Beside the field (BM.2).
    #[default]
    Beside,
    /// On the field.
    On(Square),
    /// On the great river beside an edge of the field (BM.29).
    River(Edge),
    /// It left the field, and survives (BM.12).
    Left,
    /// It marched through before an ambush was sprung (BM.26).
    Passed,
    /// It is no more.
    Gone,
}

/// The stands of one counter in a battle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Troop {
    /// Its type.
    pub unit: UnitIx,
    /// Its stands that are left.
    pub stands: u8,
    /// Stands destroyed.
    pub destroyed: u8,
    /// Stands captured.
    pub captured: u8,
    /// Humiliated markers.
    pub markers: u8,
    /// Those of them that exhaustion gave: no rally removes them (BM.11).
    pub worn: u8,
    /// Its group.
    pub group: u8,
    /// Where it is.
    pub place: Place,
    /// Whether direct support was paid for it.
    pub paid: bool,
    /// Whether it is dug in; until it moves (BM.25).
    pub dug_in: bool,
    /// Whether its first fire out of an ambush is still to come (BM.26).
    pub fires_hidden: bool,
    /// Whether its first melee out of an ambush is.
    pub strikes_hidden: bool,
    /// Steps that it has left in this half-turn.
    pub steps: u8,
    /// Whether it moved in this half-turn.
    pub moved: bool,
    /// Whether it fired, or tried to charge and failed, in this half-turn.
    pub fired: bool,
    /// Whether a charge was declared for it in this half-turn.
    pub declared: bool,
    /// The square that it charges.
    pub charges: Option<Square>,
}

impl Default for Troop {
    fn default() -> Self {
        Troop {
            unit: UnitIx(0),
            stands: 0,
            destroyed: 0,
            captured: 0,
            markers: 0,
            worn: 0,
            group: 0,
            place: Place::Beside,
            paid: false,
            dug_in: false,
            fires_hidden: false,
            strikes_hidden: false,
            steps: 0,
            moved: false,
            fired: false,
            declared: false,
            charges: None,
        }
    }
}

impl Troop {
    /// Its type.
    pub fn kind<'a>(&self, data: &'a Data) -> &'a Unit {
        &data.units[self.unit.index()]
    }

    /// Its class.
    pub fn class(&self, data: &Data) -> Class {
        self.kind(data).class
    }

    /// Stands without a marker.
    pub const fn effective(&self) -> u8 {
        self.stands - self.markers
    }

    /// Whether every stand carries a marker (BM.12).
    pub const fn is_broken(&self) -> bool {
        self.stands > 0 && self.markers == self.stands
    }

    /// The square in which it stands.
    pub const fn square(&self) -> Option<Square> {
        match self.place {
            Place::On(square) => Some(square),
            _ => None,
        }
    }

    /// Whether it stands in a square.
    pub fn is_at(&self, square: Square) -> bool {
        self.place == Place::On(square)
    }
}

/// A leader in a battle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Leader {
    /// The campaign's number for him.
    pub id: u8,
    /// His rating.
    pub rating: i8,
    /// The unit to which he is attached, by its place in the list; none where nothing is left of his force.
    pub with: Option<u8>,
    /// Whether he was killed.
    pub killed: bool,
    /// Whether his owner has said where he is.
    pub placed: bool,
}

/// An aircraft in a battle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Plane {
    /// Its type.
    pub unit: UnitIx,
    /// Whether it only fights aircraft.
    pub superiority: bool,
    /// Whether it fought in the air this turn.
    pub fought: bool,
    /// Whether its mission goes on: it was neither driven off nor lost.
    pub flies: bool,
    /// Whether it was lost.
    pub lost: bool,
    /// Whether its loss roll has been made (BM.24).
    pub tested: bool,
}

impl Default for Plane {
    fn default() -> Self {
        Plane { unit: UnitIx(0), superiority: false, fought: false, flies: true, lost: false, tested: false }
    }
}

/// A side in a battle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Party {
    /// Its units, in list order.
    pub troops: List<Troop, ROOM>,
    /// Its leaders.
    pub leaders: List<Leader, LEADERS>,
    /// The leader who commands.
    pub commander: Option<u8>,
    /// Its aircraft.
    pub planes: List<Plane, AIRCRAFT>,
    /// Its groups.
    pub groups: List<Detachment, GROUPS>,
    /// The turn on which each reserve arrived.
    pub arrived: [u8; GROUPS],
    /// Its own edge.
    pub edge: Edge,
    /// The flight number with which it fights.
    pub flight: u8,
    /// Whether it is surrounded.
    pub surrounded: bool,
    /// Whether it has a space to retreat to.
    pub way_out: bool,
    /// Whether the doctrine plays it.
    pub doctrine: bool,
    /// Whether its command roll succeeded in this half-turn (BM.32).
    pub active: bool,
}

/// What comes next in a battle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// A side may propose a change of the field (S1.general.2).
    Altering(Role),
    /// A side says whether it agrees.
    Answering(Role, Change),
    /// A side deploys (BM.2).
    Deploying(Role),
    /// Aircraft meet before the first turn (BM.24).
    AirCombat,
    /// A turn begins: reserves roll (BM.3 A).
    Arrivals,
    /// An aircraft comes in for its run (BM.3 B).
    AirRun(Role, u8),
    /// Somebody chooses its target.
    Aiming(Role, u8),
    /// A half-turn begins (BM.4).
    Opening(Role),
    /// Somebody considers whether to retire; rally and command follow.
    Considering(Role),
    /// Movement.
    Moving(Role),
    /// Charges are declared.
    Charging(Role),
    /// Fire.
    Firing(Role),
    /// Charges are settled.
    Settling(Role),
    /// The ambusher watches the column (BM.26).
    Watching,
    /// All ambushers may fire as the trap is sprung.
    Springing,
    /// The flight check (BM.3 E).
    Check,
    /// Aircraft come home: those that were not tested are (BM.24).
    Landing,
    /// It is over.
    Over,
}

/// A column that marches into an ambush (BM.26).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct March {
    /// Its route, from the entry edge.
    pub route: List<Square, SQUARES>,
    /// Whether it still marches.
    pub on: bool,
}

/// A battle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Battle {
    /// Where it takes place.
    pub site: Site,
    /// The sides.
    pub sides: ByRole<Party>,
    /// The turn, from 1; 0 before the first.
    pub turn: u8,
    /// What comes next.
    pub phase: Phase,
    /// The squares to be charged, in the order declared.
    pub charged: List<Square, SQUARES>,
    /// The march into an ambush.
    pub march: March,
    /// Who won and how, once it is over.
    pub ended: Option<(Option<Role>, Ending)>,
}

impl Party {
    fn of(data: &Data, contingent: &Contingent, edge: Edge) -> Party {
        let troop = |counter: &Counter| {
            let group = contingent.groups.get(usize::from(counter.group)).copied().unwrap_or_default();
            let place = match (counter.river, group.presence) {
                (Some(edge), _) => Place::River(edge),
                (None, Presence::Reserve(_)) => Place::Reserve,
                (None, _) => Place::Beside,
            };
            let Counter { unit, stands, group: number, paid, .. } = *counter;
            Troop { unit, stands, group: number, paid, dug_in: group.dug_in, place, ..Troop::default() }
        };
        let plane = |flying: &Flying| Plane {
            unit: flying.unit,
            superiority: flying.superiority,
            fought: flying.fought,
            ..Plane::default()
        };
        let mut party = Party {
            troops: List::of(contingent.counters.iter().map(troop)),
            leaders: List::default(),
            commander: contingent.commander,
            planes: List::of(contingent.aircraft.iter().map(plane)),
            groups: contingent.groups,
            arrived: [0; GROUPS],
            edge,
            flight: contingent.flight(data),
            surrounded: contingent.surrounded,
            way_out: contingent.way_out,
            doctrine: false,
            active: false,
        };
        party.wear(data);
        let lead = |leading: &Leading| {
            let with = party.largest(leading.group);
            Leader { id: leading.id, rating: leading.rating, with, killed: false, placed: false }
        };
        party.leaders = List::of(contingent.leaders.iter().map(lead));
        party
    }

    /// The largest unit of a group, ties to the one listed first; of the whole side if the group has none (D.7).
    fn largest(&self, group: u8) -> Option<u8> {
        let largest = |of: &dyn Fn(&Troop) -> bool| {
            let mut best: Option<(u8, u8)> = None;
            for (number, troop) in self.troops.iter().enumerate().filter(|(_, troop)| of(troop)) {
                if best.is_none_or(|(_, stands)| troop.stands > stands) {
                    best = Some((number as u8, troop.stands));
                }
            }
            best.map(|(number, _)| number)
        };
        let afoot = |troop: &Troop| !matches!(troop.place, Place::River(_));
        largest(&|troop| troop.group == group && afoot(troop))
            .or_else(|| largest(&|troop| afoot(troop) && troop.place != Place::Reserve))
            .or_else(|| largest(&afoot))
    }

    /// Gives exhausted groups their markers, to the largest units first (BM.20).
    fn wear(&mut self, data: &Data) {
        for (number, group) in self.groups.iter().enumerate().filter(|(_, group)| group.exhausted) {
            debug_assert!(group.exhausted);
            let tires = |troop: &Troop| usize::from(troop.group) == number && troop.kind(data).in_companies();
            let stands: u16 =
                self.troops.iter().filter(|troop| tires(troop)).map(|troop| u16::from(troop.stands)).sum();
            for _ in 0..stands / u16::from(data.battle.field.exhausted_per) {
                let mut worst: Option<usize> = None;
                for at in 0..self.troops.len() {
                    let rank = |troop: &Troop| (troop.markers, u8::MAX - troop.stands);
                    let fits = tires(&self.troops[at]) && self.troops[at].markers < self.troops[at].stands;
                    if fits && worst.is_none_or(|worst| rank(&self.troops[at]) < rank(&self.troops[worst])) {
                        worst = Some(at);
                    }
                }
                let Some(at) = worst else { break };
                self.troops[at].markers += 1;
                self.troops[at].worn += 1;
            }
        }
    }

    /// The units on the field, each with its place in the list.
    pub fn on_field(&self) -> impl Iterator<Item = (usize, &Troop)> {
        self.troops.iter().enumerate().filter(|(_, troop)| matches!(troop.place, Place::On(_)))
    }

    /// The units in a square.
    pub fn at(&self, square: Square) -> impl Iterator<Item = (usize, &Troop)> {
        self.troops.iter().enumerate().filter(move |(_, troop)| troop.is_at(square))
    }

    /// The stands in each square.
    pub fn crowd(&self) -> [u8; SQUARES] {
        let mut crowd = [0; SQUARES];
        for (_, troop) in self.on_field() {
            if let Some(square) = troop.square() {
                crowd[usize::from(square.0)] += troop.stands;
            }
        }
        crowd
    }

    /// The stands in a square.
    pub fn stands_at(&self, square: Square) -> u8 {
        self.at(square).map(|(_, troop)| troop.stands).sum()
    }

    /// The squares that it holds.
    pub fn squares(&self) -> Squares {
        Squares::of(self.on_field().filter_map(|(_, troop)| troop.square()))
    }

    /// Whether it has a unit within one step of a square.
    pub fn is_near(&self, square: Square) -> bool {
        self.on_field().filter_map(|(_, troop)| troop.square()).any(|other| distance(square, other) <= 1)
    }

    /// Whether it has a stand on or beside the field.
    pub fn is_there(&self) -> bool {
        self.troops.iter().any(|troop| match troop.place {
            Place::On(_) | Place::Beside => troop.stands > 0,
            Place::Reserve => self.arrived[usize::from(troop.group)] > 0,
            Place::River(_) | Place::Left | Place::Passed | Place::Gone => false,
        })
    }

    /// Whether a unit has been brought to the field: reserves count once they arrive (BM.21).
    fn is_brought(&self, troop: &Troop) -> bool {
        let reserve = self
            .groups
            .get(usize::from(troop.group))
            .is_some_and(|group| matches!(group.presence, Presence::Reserve(_)));
        !reserve || self.arrived[usize::from(troop.group)] > 0
    }

    /// The tally, and what would be all of it (BM.21).
    pub fn tally(&self, data: &Data) -> (u32, u32) {
        let (mut tally, mut all) = (0, 0);
        for troop in self.troops.iter().filter(|troop| self.is_brought(troop)) {
            let weight = u32::from(troop.kind(data).weight);
            let lost = u32::from(troop.destroyed + troop.captured);
            all += 2 * weight * (u32::from(troop.stands) + lost);
            tally += 2 * weight * lost;
            tally += match troop.place {
                Place::Left => 2 * weight * u32::from(troop.stands),
                Place::On(_) => weight * u32::from(troop.markers),
                _ => 0,
            };
        }
        (tally, all)
    }

    /// Whether its tally is above its flight number (8.victory.1).
    pub fn is_past_flight(&self, data: &Data) -> bool {
        let (tally, all) = self.tally(data);
        100 * tally > u32::from(self.flight) * all
    }

    /// The best rating of the leaders in a square.
    pub fn leader_at(&self, square: Square) -> Option<i8> {
        let here = |leader: &&Leader| {
            !leader.killed && leader.with.is_some_and(|with| self.troops[usize::from(with)].is_at(square))
        };
        self.leaders.iter().filter(here).map(|leader| leader.rating).max()
    }

    /// The rating that a command roll adds: of the commander, else of the best leader on the field (BM.32).
    pub fn command(&self) -> Option<i8> {
        let on_field = |leader: &Leader| {
            !leader.killed && leader.with.is_some_and(|with| self.troops[usize::from(with)].square().is_some())
        };
        let commander = self.commander.and_then(|number| self.leaders.get(usize::from(number)));
        match commander.filter(|leader| on_field(leader)) {
            Some(leader) => Some(leader.rating),
            None => self.leaders.iter().filter(|leader| on_field(leader)).map(|leader| leader.rating).max(),
        }
    }

    /// The morale of a unit with its bonuses, within its limits (BM.9, BM.14, BM.18, BM.19).
    pub fn morale(&self, data: &Data, troop: usize) -> i8 {
        let (troop, kind) = (&self.troops[troop], self.troops[troop].kind(data));
        let Some(square) = troop.square() else { return kind.morale as i8 };
        let cheka = kind.is(Tag::Conscript) && self.at(square).any(|(_, other)| other.kind(data).is(Tag::Cheka));
        let leader = self.leader_at(square).unwrap_or(0);
        (kind.morale as i8 + leader + i8::from(cheka)).clamp(1, 5)
    }
}

impl Battle {
    /// A battle about to begin: the defender deploys first (BM.2).
    pub fn new(data: &Data, site: Site, attacker: &Contingent, defender: &Contingent) -> Battle {
        let sides =
            Each::new([Party::of(data, attacker, site.entry), Party::of(data, defender, site.entry.opposite())]);
        let mut battle = Battle {
            site,
            sides,
            turn: 0,
            phase: Phase::Deploying(Role::Defender),
            charged: List::default(),
            march: March::default(),
            ended: None,
        };
        super::deploy::name_edge(data, &mut battle);
        if site.ambush {
            super::ambush::begin(data, &mut battle);
        }
        battle
    }

    /// The field.
    pub fn field<'a>(&self, data: &'a Data) -> &'a Field {
        self.site.field(data)
    }

    /// How it went, once it is over.
    pub fn outcome(&self, data: &Data) -> Option<Outcome> {
        let (winner, ending) = self.ended.filter(|_| self.phase == Phase::Over)?;
        let fared = |role: Role| {
            let party = &self.sides[role];
            let fate = |troop: &Troop| Fate { destroyed: troop.destroyed, captured: troop.captured };
            let bits = |set: &dyn Fn(usize) -> bool, len: usize| {
                (0..len).filter(|at| set(*at)).fold(0u8, |bits, at| bits | 1 << at)
            };
            let (tally, all) = party.tally(data);
            Fared {
                counters: List::of(party.troops.iter().map(fate)),
                killed: bits(&|at| party.leaders[at].killed, party.leaders.len()),
                shot_down: bits(&|at| party.planes[at].lost, party.planes.len()),
                flown: bits(&|at| party.planes[at].fought || party.planes[at].tested, party.planes.len()),
                arrived: party.arrived,
                past_flight: party.is_past_flight(data),
                tally: (tally as u16, all as u16),
            }
        };
        Some(Outcome { winner, ending, turns: self.turn, sides: Each::by(fared), down: self.site.down })
    }

    /// Ends it: aircraft come home where there was a battle.
    pub(super) fn end(&mut self, winner: Option<Role>, ending: Ending) {
        self.ended = Some((winner, ending));
        self.phase = if winner.is_some() { Phase::Landing } else { Phase::Over };
    }
}

/// Who hears what of a battle.
#[derive(Debug, Clone, Copy)]
pub struct Audience {
    /// What everybody may know.
    pub all: Seats,
    /// What only a side may know.
    pub sides: ByRole<Seats>,
}

impl Audience {
    /// Nobody.
    pub const NOBODY: Audience = Audience { all: Seats::NONE, sides: Each::new([Seats::NONE; 2]) };
}

/// A battle under way: all that its rules need.
pub(super) struct Fight<'a, 'e> {
    pub(super) data: &'a Data,
    pub(super) field: &'a Field,
    pub(super) battle: &'a mut Battle,
    pub(super) dice: &'a mut Dice,
    pub(super) events: &'a mut Events<'e>,
    pub(super) audience: Audience,
}
