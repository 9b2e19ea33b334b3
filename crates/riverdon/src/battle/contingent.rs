//! What the campaign brings to a battle and gets back: a contingent for each side, the site, the outcome (8.forces,
//! 8.before, 9b.gdir, 9b.dir, 9.exh).

use engine::{Each, Index};
use serde::{Deserialize, Serialize};

use super::field::Field;
use super::ground::Changes;
use super::list::List;
use crate::army::Stands;
use crate::cards::{Bank, Laid};
use crate::data::{Country, Data};
use crate::ids::UnitIx;
use crate::space::Edge;
use crate::units::{Class, Tag, words};

/// Counters of a side in a battle at most; what is more takes no part.
pub const ROOM: usize = 128;
/// Groups of a side at most.
pub const GROUPS: usize = 8;
/// Leaders of a side at most.
pub const LEADERS: usize = 8;
/// Aircraft of a side over a battle at most.
pub const AIRCRAFT: usize = 8;

words!(
    /// Who somebody is in a battle.
    Role {
        /// The side whose force entered the space.
        Attacker,
        /// The side whose force was there.
        Defender,
    }
);

impl Role {
    /// Both.
    pub const ALL: [Role; 2] = [Role::Attacker, Role::Defender];

    /// The other one.
    pub const fn enemy(self) -> Role {
        match self {
            Role::Attacker => Role::Defender,
            Role::Defender => Role::Attacker,
        }
    }

    /// The letter of its counters.
    pub const fn letter(self) -> char {
        match self {
            Role::Attacker => 'A',
            Role::Defender => 'D',
        }
    }

    /// The message id of its name.
    pub const fn term(self) -> &'static str {
        match self {
            Role::Attacker => "riverdon-role-attacker",
            Role::Defender => "riverdon-role-defender",
        }
    }
}

impl Index for Role {
    const KIND: &'static str = "role";

    fn from_index(index: usize) -> Role {
        Role::ALL[index]
    }

    fn index(self) -> usize {
        self as usize
    }
}

/// Something for each role.
pub type ByRole<T> = Each<Role, T, 2>;

/// Where a battle takes place, and how it came about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Site {
    /// The card, as it lies.
    pub laid: Laid,
    /// What country is played (S1.V.1, S1.V.2).
    pub country: Country,
    /// Whether it is winter: farmland hides nobody.
    pub winter: bool,
    /// The crossings that are down, by their numbers on the card (9.brid.6).
    pub down: u8,
    /// The edge by which the attacker entered.
    pub entry: Edge,
    /// The bank over which he came.
    pub bank: Bank,
    /// Whether the defender lies in ambush (9.part.6).
    pub ambush: bool,
    /// What the sides have agreed to change on the card (S1.general.2).
    #[serde(default)]
    pub changes: Changes,
}

impl Site {
    /// A plain attack on a card.
    pub fn plain(laid: Laid, entry: Edge) -> Site {
        let changes = Changes::default();
        Site { laid, country: Country::Mixed, winter: false, down: 0, entry, bank: Bank::Near, ambush: false, changes }
    }

    /// The field.
    pub fn field<'a>(&self, data: &'a Data) -> &'a Field {
        match self.changes {
            [None, None] => Field::at(data, self.laid, self.country),
            changes => data.changed.at(data, self.laid, self.country, changes),
        }
    }
}

/// How long a group has been in the space.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Default)]
#[serde(rename_all = "snake_case")]
pub enum Presence {
    /// Since the start of the turn (8.deploy.2, 8.deploy.3).
    #[default]
    Before,
    /// It entered this turn, by this edge (8.deploy.1).
    Arrived(Edge),
    /// It is a reserve that passed its intervention roll, and comes by this edge (8.arrive.1, 8.arrive.4).
    Reserve(Edge),
}

/// A group of a side: a force, or a part of one, in one state (8.forces.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Detachment {
    /// How long it has been there.
    pub presence: Presence,
    /// The bank that it holds, where no crossing is usable.
    pub bank: Bank,
    /// A Dig In order, or a belt of trenches (5.dig, S2.setup.5).
    pub dug_in: bool,
    /// Wire before the trenches (S2.setup.5).
    pub wire: bool,
    /// Whether it is exhausted (9.exh.1).
    pub exhausted: bool,
}

impl Default for Detachment {
    fn default() -> Self {
        let presence = Presence::Before;
        Detachment { presence, bank: Bank::Near, dug_in: false, wire: false, exhausted: false }
    }
}

/// A counter that comes to a battle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Counter {
    /// Its type.
    pub unit: UnitIx,
    /// Its stands.
    pub stands: u8,
    /// Its group.
    pub group: u8,
    /// Whether direct support was paid for it (9b.gdir.1).
    pub paid: bool,
    /// The edge beside which a gunboat lies (S1.V.5).
    pub river: Option<Edge>,
}

impl Default for Counter {
    fn default() -> Self {
        Counter { unit: UnitIx(0), stands: 0, group: 0, paid: false, river: None }
    }
}

/// A leader who comes to a battle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Leading {
    /// The campaign's number for him.
    pub id: u8,
    /// His rating.
    pub rating: i8,
    /// His group.
    pub group: u8,
}

/// An aircraft that comes to a battle (9b.dir.1, 9b.sup.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Flying {
    /// Its type.
    pub unit: UnitIx,
    /// Whether it flies air superiority, and only fights aircraft.
    pub superiority: bool,
    /// Whether it has fought this turn: an aircraft does so once.
    pub fought: bool,
}

impl Default for Flying {
    fn default() -> Self {
        Flying { unit: UnitIx(0), superiority: false, fought: false }
    }
}

/// What a side brings to a battle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Contingent {
    /// The flight number of the army's card (8.flight.1).
    pub flight_number: u8,
    /// What missions have cut from it.
    pub cut: u8,
    /// Whether the force is surrounded (9.surr.1).
    pub surrounded: bool,
    /// Whether it has a space to retreat to (8.after.4).
    pub way_out: bool,
    /// The leader who commands, by his place in the list (8.forces.1); without one the best-rated.
    pub commander: Option<u8>,
    /// Its groups.
    pub groups: List<Detachment, GROUPS>,
    /// Its counters.
    pub counters: List<Counter, ROOM>,
    /// Its leaders.
    pub leaders: List<Leading, LEADERS>,
    /// Its aircraft.
    pub aircraft: List<Flying, AIRCRAFT>,
}

impl Contingent {
    /// A side with a flight number and nothing else.
    pub fn new(flight_number: u8) -> Contingent {
        Contingent {
            flight_number,
            cut: 0,
            surrounded: false,
            way_out: true,
            commander: None,
            groups: List::default(),
            counters: List::default(),
            leaders: List::default(),
            aircraft: List::default(),
        }
    }

    /// Adds a group with its stands, merged into as few counters as possible (BM.2), and direct support paid for so many
    /// of some types. Gives the stands for which there was no room: they take no part.
    pub fn join(&mut self, data: &Data, group: Detachment, stands: &Stands, paid: &Stands) -> Stands {
        let mut left = Stands::default();
        let number = self.groups.len() as u8;
        if !self.groups.push(group) {
            return *stands;
        }
        let mut paid = *paid;
        for (unit, count) in stands.counters(data) {
            let pays = paid.count(unit) > 0;
            paid.set(unit, paid.count(unit).saturating_sub(1));
            let counter = Counter { unit, stands: count, group: number, paid: pays, river: None };
            if !self.counters.push(counter) {
                left.set(unit, left.count(unit) + u16::from(count));
            }
        }
        left
    }

    /// The flight number with which it fights (8.flight.1, BM.21).
    pub fn flight(&self, data: &Data) -> u8 {
        self.flight_number.saturating_sub(self.cut).max(data.battle.field.least_flight_number)
    }

    /// Whether all of a group ride or drive armoured cars: a reserve then needs less (8.arrive.2, 8.mounted.1).
    pub fn mobile(&self, data: &Data, group: u8) -> bool {
        let mut there = self.counters.iter().filter(|counter| counter.group == group).peekable();
        there.peek().is_some() && there.all(|counter| is_mobile(data, counter.unit))
    }
}

/// Whether a type is mounted: cavalry, tchankas, horse artillery (8.mounted.1).
pub fn is_mounted(data: &Data, unit: UnitIx) -> bool {
    let unit = &data.units[unit.index()];
    unit.class == Class::Cav || unit.is(Tag::Mounted)
}

/// Whether a type is mounted or an armoured car (8.arrive.2).
pub fn is_mobile(data: &Data, unit: UnitIx) -> bool {
    is_mounted(data, unit) || data.units[unit.index()].class == Class::ArmouredCar
}

words!(
    /// How a battle ended (8.manual.1).
    Ending {
        /// A side was pushed past its flight number.
        Flight,
        /// A side retired.
        Retired,
        /// A side retired before a shot was fired (8.before.4).
        RetiredBefore,
        /// A surrounded side surrendered, or one with nowhere to go (8.after.3, 8.after.4).
        Surrendered,
        /// A side has nothing left.
        Destroyed,
        /// Nobody had won when night fell (8.victory.2).
        Dusk,
        /// The column passed the ambush (BM.26): there was no battle.
        Unsprung,
    }
);

impl Ending {
    /// All of them.
    pub const ALL: [Ending; 7] = [
        Ending::Flight,
        Ending::Retired,
        Ending::RetiredBefore,
        Ending::Surrendered,
        Ending::Destroyed,
        Ending::Dusk,
        Ending::Unsprung,
    ];
}

/// What became of a counter.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Fate {
    /// Stands destroyed.
    pub destroyed: u8,
    /// Stands taken by the enemy.
    pub captured: u8,
}

impl Fate {
    /// Stands lost either way.
    pub const fn lost(self) -> u8 {
        self.destroyed + self.captured
    }
}

/// What a side has of a battle. Lists are in the order of its contingent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Fared {
    /// What became of its counters.
    pub counters: List<Fate, ROOM>,
    /// Which of its leaders were killed, bit by bit.
    pub killed: u8,
    /// Which of its aircraft were lost, bit by bit.
    pub shot_down: u8,
    /// Which of its aircraft fought or flew, bit by bit.
    pub flown: u8,
    /// The turn on which each group arrived; 0 for those that were there or never came.
    pub arrived: [u8; GROUPS],
    /// Whether its tally was above its flight number at the end.
    pub past_flight: bool,
    /// Its tally, and what would be all of it.
    pub tally: (u16, u16),
}

/// How a battle went.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// Who won; nobody where there was no battle.
    pub winner: Option<Role>,
    /// How it ended.
    pub ending: Ending,
    /// The turns fought.
    pub turns: u8,
    /// What each side has of it.
    pub sides: ByRole<Fared>,
    /// The crossings that are down, by their numbers on the card.
    pub down: u8,
}

impl Outcome {
    /// A battle that a side avoided by retiring before it (8.before.4).
    pub fn retired_before(site: &Site, loser: Role) -> Outcome {
        Outcome {
            winner: Some(loser.enemy()),
            ending: Ending::RetiredBefore,
            turns: 0,
            sides: Each::default(),
            down: site.down,
        }
    }

    /// The stands of a group that were destroyed, and those that were captured, by type.
    pub fn losses(&self, contingent: &Contingent, role: Role, group: u8) -> (Stands, Stands) {
        let (mut destroyed, mut captured) = (Stands::default(), Stands::default());
        for (counter, fate) in contingent.counters.iter().zip(self.sides[role].counters.iter()) {
            if counter.group == group {
                destroyed.set(counter.unit, destroyed.count(counter.unit) + u16::from(fate.destroyed));
                captured.set(counter.unit, captured.count(counter.unit) + u16::from(fate.captured));
            }
        }
        (destroyed, captured)
    }

    /// Whether a group was on the field: it was there, or it arrived (8.arrive.5).
    pub fn engaged(&self, contingent: &Contingent, role: Role, group: u8) -> bool {
        let reserve = contingent
            .groups
            .get(usize::from(group))
            .is_some_and(|group| matches!(group.presence, Presence::Reserve(_)));
        !reserve || self.sides[role].arrived[usize::from(group)] > 0
    }
}
