//! Forces and leaders (S2.force, S2.lead, 4.lead.8): stands by type in a group, where it stands and what it has done this
//! turn. Counters and letters are drawn from it.

use serde::{Deserialize, Serialize};

use crate::army::Stands;
use crate::campaign::OrderKind;
use crate::cards::Bank;
use crate::data::Data;
use crate::space::{Edge, Space};
use crate::units::{Class, Recon, Tag, Unit};

engine::index!(
    /// A group of a side, by its place in the list.
    pub struct ForceIx(u8), "force"
);
engine::index!(
    /// A leader of a side.
    pub struct LeaderIx(u8), "leader"
);

/// For how many groups a side has room: one for each space and bank, and one more for each leader.
pub(crate) const FORCES: usize = 48;
/// How many leaders a side can have (10.leaders.2).
pub(crate) const LEADERS: usize = 6;

/// Where a group or a leader is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// Nowhere: there is no such group.
    #[default]
    Nowhere,
    /// Off the board, to come.
    Off,
    /// Off the board for good, over the edge of the exit (sc.gen.3).
    Left,
    /// In a space.
    At(Space),
}

impl Place {
    /// The space.
    pub const fn space(self) -> Option<Space> {
        match self {
            Place::At(space) => Some(space),
            Place::Nowhere | Place::Off | Place::Left => None,
        }
    }
}

/// The banks of a river card that somebody holds, or can be on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Banks(u8);

impl Default for Banks {
    fn default() -> Banks {
        Banks::only(Bank::Near)
    }
}

impl Banks {
    /// None.
    pub const NONE: Banks = Banks(0);
    /// Both.
    pub const BOTH: Banks = Banks(0b11);

    /// One of them.
    pub const fn only(bank: Bank) -> Banks {
        Banks(1 << bank as u8)
    }

    /// Whether one is among them.
    pub const fn contains(self, bank: Bank) -> bool {
        self.0 & Banks::only(bank).0 != 0
    }

    /// These.
    pub fn of(banks: impl IntoIterator<Item = Bank>) -> Banks {
        banks.into_iter().fold(Banks::NONE, Banks::with)
    }

    /// Those of both.
    #[must_use]
    pub const fn and(self, other: Banks) -> Banks {
        Banks(self.0 | other.0)
    }

    /// With another one.
    #[must_use]
    pub const fn with(self, bank: Bank) -> Banks {
        Banks(self.0 | Banks::only(bank).0)
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether they have one in common.
    pub const fn meet(self, other: Banks) -> bool {
        self.0 & other.0 != 0
    }

    /// The first of them.
    pub fn first(self) -> Bank {
        if self.contains(Bank::Near) { Bank::Near } else { Bank::Far }
    }

    /// Those that there are.
    pub fn iter(self) -> impl Iterator<Item = Bank> {
        Bank::ALL.into_iter().filter(move |bank| self.contains(*bank))
    }
}

/// A group of stands that stand, move and fight together.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Force {
    /// Its stands.
    pub stands: Stands,
    /// Where it is.
    pub place: Place,
    /// On which bank.
    pub banks: Banks,
    /// Who commands it.
    pub leader: Option<LeaderIx>,
    /// The order written for it (5.gen.2).
    pub order: Option<OrderKind>,
    /// Whether the enemy has been shown the order.
    pub shown: bool,
    /// Partisans without a marker (9.part.2).
    pub hidden: bool,
    /// The enemy was told of units in it: whatever else is in it, these are.
    pub told: bool,
    /// The enemy saw it go as far as only mounted troops and cars do.
    pub swift: bool,
    /// The total that it passes for in reports of high ground; 0 for the true one (9.rec.5).
    pub presents: u8,
    /// It has acted this turn (6.seq.6), or its order is cancelled (6.seq.7).
    pub acted: bool,
    /// Battles this turn (8.effect.2).
    pub fought: u8,
    /// The edge over which it came this turn (8.deploy.1).
    pub arrived: Option<Edge>,
    /// It fights exhausted this turn (9.exh).
    pub exhausted: bool,
    /// It has retired this turn (8.before.3).
    pub retired: bool,
    /// Surrounded when the turn began (9.surr.4).
    pub surrounded: bool,
    /// It has rolled for surrender this turn (9.yield.1).
    pub tested: bool,
    /// Out of supply when resources were checked (9.sup.1).
    pub unsupplied: bool,
    /// Mutineers (9.mut.3).
    pub mutinous: bool,
    /// Mutineers to whom a new leader has come (9.mut.3).
    pub relieved: bool,
    /// Kept from acting by leaflets (9b.leaf.1).
    pub kept: bool,
    /// Under a major bombardment this turn (9b.major.3).
    pub bombarded: bool,
    /// It has rolled for desertion this turn (9.des.1).
    pub wavered: bool,
    /// What was cut from its flight number this turn (9b.bomb.2).
    pub flight_cut: u8,
    /// Resource points that it has used this turn (9.surr.3, 9.sup.4).
    pub used: u8,
    /// The rail space from which its tanks strayed (5.tank.3).
    pub tanks_from: Option<Space>,
    /// Its tanks have broken down and are out for the turn (5.tank.2).
    pub broken_down: bool,
    /// The edge over which its cars last came into the space (5.ac.1).
    pub cars_by: Option<Edge>,
}

impl Force {
    /// Whether there is such a group.
    pub fn is_there(&self) -> bool {
        self.place != Place::Nowhere
    }

    /// A group where another one is, in the same state, with some of its stands.
    pub fn part(&self, stands: Stands) -> Force {
        Force { stands, leader: None, order: None, shown: false, ..*self }
    }
}

/// A leader (S2.lead).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Leader {
    /// His rating, from -1 to +2.
    pub rating: i8,
    /// Where he is; nowhere for one whom the side does not have.
    pub place: Place,
    /// The group he is with.
    pub with: Option<ForceIx>,
    /// Whether the enemy knows his rating (S2.lead.2).
    pub known: bool,
    /// He has to be placed with a force (S2.lead.1).
    pub waits: bool,
    /// Spaces he has ridden this turn (4.lead.1).
    pub ridden: u8,
}

/// Questions about stands, by their types.
impl Stands {
    fn types<'a>(&'a self, data: &'a Data) -> impl Iterator<Item = (&'a Unit, u16)> + 'a {
        self.iter().map(|(unit, count)| (&data.units[unit.index()], count))
    }

    /// How many stands have a tag.
    pub fn tagged(&self, data: &Data, tag: Tag) -> u32 {
        self.types(data).filter(|(unit, _)| unit.is(tag)).map(|(_, count)| u32::from(count)).sum()
    }

    /// How many stands are of a class.
    pub fn of_class(&self, data: &Data, class: Class) -> u32 {
        self.types(data).filter(|(unit, _)| unit.class == class).map(|(_, count)| u32::from(count)).sum()
    }

    /// How many platoons of foot and horse (9.exh.1).
    pub fn platoons(&self, data: &Data) -> u32 {
        self.of_class(data, Class::Foot) + self.of_class(data, Class::Cav)
    }

    /// Whether all of them are mounted: cavalry, tchankas and horse artillery (8.mounted.1).
    pub fn all_mounted(&self, data: &Data) -> bool {
        self.types(data).all(|(unit, _)| is_mounted(unit))
    }

    /// Whether all of them ride or drive armoured cars (5.probe.5, 5.break.4).
    pub fn all_mounted_or_cars(&self, data: &Data) -> bool {
        self.types(data).all(|(unit, _)| is_mounted(unit) || unit.class == Class::ArmouredCar)
    }

    /// Whether all of them are armoured cars (5.res.6).
    pub fn all_cars(&self, data: &Data) -> bool {
        self.types(data).all(|(unit, _)| unit.class == Class::ArmouredCar)
    }

    /// Whether guns or mortars that are no horse artillery are among them (5.res.6).
    pub fn foot_artillery(&self, data: &Data) -> bool {
        self.types(data).any(|(unit, _)| {
            matches!(unit.class, Class::Mortar | Class::Gun | Class::Howitzer | Class::Aa)
                && !unit.is(Tag::HorseArtillery)
        })
    }

    /// How far the slowest of them goes under a Maneuver order (5.man.2 to 5.man.4).
    pub fn pace(&self, data: &Data) -> u8 {
        self.types(data).map(|(unit, _)| unit.campaign_move).min().unwrap_or(0)
    }

    /// Whether they are partisans with support weapons, and nobody else (9.part.1).
    pub fn are_partisans(&self, data: &Data) -> bool {
        let partisan = |unit: &Unit| unit.is(Tag::Partisan) || unit.is(Tag::Makhnovist);
        let support = |unit: &Unit| unit.is(Tag::Support) || unit.is(Tag::Gun);
        self.types(data).any(|(unit, _)| partisan(unit))
            && self.types(data).all(|(unit, _)| partisan(unit) || support(unit))
    }

    /// How many counters scouts would count: companies and single weapons (9.rec.2).
    pub fn total(&self, data: &Data) -> u8 {
        let seen = self.counters(data).filter(|(unit, _)| data.units[unit.index()].recon.is_some()).count();
        u8::try_from(seen).unwrap_or(u8::MAX)
    }

    /// Which headings scouts would name: a bit for each (9.rec.2).
    pub fn headings(&self, data: &Data) -> u8 {
        self.types(data).filter_map(|(unit, _)| unit.recon).fold(0, |bits, heading| bits | heading_bit(heading))
    }
}

fn is_mounted(unit: &Unit) -> bool {
    unit.class == Class::Cav || unit.is(Tag::Mounted)
}

/// The bit of a heading.
pub(crate) const fn heading_bit(heading: Recon) -> u8 {
    1 << heading as u8
}
