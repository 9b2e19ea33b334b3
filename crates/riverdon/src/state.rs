//! Everything that changes, flat: a clone is one copy of memory. What each side has been told is part of it.

use engine::{Each, Stack};
use serde::{Deserialize, Serialize};

use crate::army::{Army, Stands};
use crate::battle::Battle;
use crate::board::{Board, Lay};
use crate::building::{Building, Plan};
use crate::campaign::Tactic;
use crate::data::Data;
use crate::forces::{FORCES, Force, ForceIx, LEADERS, Leader, LeaderIx, Place};
use crate::ids::{BySide, NationIx, Side, Spaces};
use crate::procedure::{Action, Clash, Ending, Frame, MISSIONS, Mission, Retiring, Way};
use crate::results::Talks;
use crate::scenarios::{Scenario, ScenarioSide};
use crate::space::{SPACES, Space};

/// How deep procedures nest.
const DEPTH: usize = 10;

pub(crate) type PerSpace<T> = Each<Space, T, SPACES>;

/// Degrees of fog (S2.setup.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fog {
    /// Markers without content.
    #[default]
    Markers,
    /// Nothing until contact or scouting.
    Hidden,
    /// Open counters.
    Open,
}

/// What was set before the game (S0.house.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Settings {
    /// The board that is wanted.
    pub plan: Plan,
    /// Whether the sides lay it themselves.
    pub by_hand: bool,
    /// Whether they lay it as they please (S1.general.4).
    #[serde(default)]
    pub freely: bool,
    /// Whether gunboats can be bought (S1.V.5).
    pub shipping: bool,
    /// How much is hidden.
    pub fog: Fog,
    /// Whether a person referees (S2.setup.4).
    pub referee: bool,
    /// Whether empty spaces are not friendly to the enemy of partisans (9.part.4).
    pub no_referee_knowledge: bool,
    /// How battles are fought; as the sides like without (8.resolve.1).
    pub way: Option<Way>,
    /// Whether dusk ends entered battles (8.victory.2).
    pub dusk: bool,
    /// Whether the sides buy their armies themselves (S2.buy.1).
    pub chosen_armies: bool,
    /// Whether it is winter (10.winter.1).
    pub winter: bool,
    /// How many boards are to be crossed (sc1.variant.1).
    pub boards: u8,
    /// Points of the second side, where they are set (sc3.force.1).
    pub second_points: Option<u16>,
    /// Whether the sides may change details of a field before they play on it (S1.general.2).
    #[serde(default)]
    pub details: bool,
    /// Whether the scenario is evened out (S0.house.1).
    #[serde(default)]
    pub evened: bool,
}

/// What a side has beside its forces.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Host {
    /// Its nation.
    pub nation: NationIx,
    /// Points for what is on the board, and for what comes later.
    pub points: (u16, u16),
    /// What it has bought; once it has set up, what is still to come.
    pub army: Army,
    /// The models that its player owns; any without (10.points.2).
    pub owned: Option<Stands>,
    /// Its aircraft (9.air.1).
    pub aircraft: Stands,
    /// Resource points (3.res.1).
    pub resources: u16,
    /// Points and stands that count for victory.
    pub began_with: (u32, u32),
    /// Points and stands lost so far.
    pub lost: (u32, u32),
    /// What has left the board by the exit edge.
    pub exited: Stands,
    /// What has come through from the last board (sc1.variant.2).
    pub marched: Stands,
    /// Points for those who join it there.
    pub levy: u16,
    /// Points for reinforcements saved (sc5.reinf.2).
    pub saved: u16,
    /// Whether what was to come has been let in (sc1.force.3).
    pub called: bool,
    /// Whether it has blown a rail bridge (9.brid.5).
    pub blew_rail_bridge: bool,
    /// Whether it has closed what it does under seal.
    pub closed: bool,
}

/// What a side was told of a space of the enemy.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sighting {
    /// The turn in which troops were last met or scouted there; 0 for never.
    pub turn: u8,
    /// The total that was stated.
    pub total: u8,
    /// The headings that were named.
    pub headings: u8,
}

/// What a side knows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Known {
    /// Spaces that are friendly to it, by what it has seen (S2.force.2).
    pub friendly: Spaces,
    /// What it was told of the enemy, space by space.
    #[serde(with = "engine::each::sparse")]
    pub sighted: PerSpace<Sighting>,
    /// The turn in which it last saw that nobody is in a space; 0 for never.
    #[serde(with = "engine::each::sparse")]
    pub empty: PerSpace<u8>,
    /// What the enemy's stock can be, at least and at most (3.res.1).
    pub stock: (u16, u16),
}

/// A board that is laid freely: the first side lays it, the other one agrees (S1.general.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Free {
    /// Whether it is before the other side.
    pub(crate) offered: bool,
    /// How often that side has sent it back.
    pub(crate) refused: u8,
}

/// Supply trains (sc4.train).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SupplyTrains {
    /// Trains that have not come yet.
    pub left: u8,
    /// Where the one on the board is.
    pub at: Option<Space>,
    /// Spaces it has moved this turn.
    pub moved: u8,
    /// Trains that got through.
    pub through: u8,
    /// Trains derailed.
    pub derailed: u8,
}

/// Everything that changes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    pub(crate) scenario: u8,
    pub(crate) settings: Settings,
    pub(crate) board: Board,
    /// The board in the making, while the sides lay it (S1.B.1).
    pub(crate) laying: Option<Building>,
    /// How far the sides are where it is laid freely (S1.general.4).
    #[serde(default)]
    pub(crate) free: Option<Free>,
    /// Spaces whose road bridge, rail bridge and track are down (9.brid, sc4.track).
    pub(crate) bridge_down: Spaces,
    pub(crate) rail_bridge_down: Spaces,
    pub(crate) track_cut: Spaces,
    /// The turn in which each side has paid first for a repair (9.brid.3).
    #[serde(with = "sparse_by_side")]
    pub(crate) repair_begun: BySide<PerSpace<u8>>,
    /// Spaces with a belt of trenches, and with wire (S2.setup.5).
    pub(crate) trenches: Spaces,
    pub(crate) wire: Spaces,
    /// Which board of the campaign it is, from 1 (sc1.variant.1).
    pub(crate) round: u8,
    pub(crate) turn: u8,
    pub(crate) bad_weather: bool,
    pub(crate) initiative: Side,
    /// The turn of first contact (2.si.first.2).
    pub(crate) contact: Option<u8>,
    /// The initiative passes when the turn is over.
    pub(crate) passes: bool,
    /// The operating side has written no necessary order and nothing that stands for it (5.gen.5, sc4.track.1).
    pub(crate) ungiven: bool,
    pub(crate) tactics: BySide<Option<Tactic>>,
    pub(crate) hosts: BySide<Host>,
    pub(crate) forces: BySide<Each<ForceIx, Force, FORCES>>,
    pub(crate) leaders: BySide<Each<LeaderIx, Leader, LEADERS>>,
    pub(crate) known: BySide<Known>,
    /// The letters of the markers that the enemy sees, from 1; 0 for none (S2.setup.2).
    #[serde(with = "sparse_by_side")]
    pub(crate) letters: BySide<PerSpace<u8>>,
    pub(crate) last_letter: BySide<u8>,
    pub(crate) missions: BySide<[Option<Mission>; MISSIONS]>,
    pub(crate) trains: SupplyTrains,
    /// Where a train has just been derailed (sc4.train.5).
    pub(crate) derailed_at: Option<Space>,
    /// Captured stands and deserters that wait for a place (9.yield.1, 9.des.3).
    pub(crate) waiting: Stands,
    /// Who captured what waits, and where, until he can be asked (9.yield.1).
    #[serde(default)]
    pub(crate) spoils: Option<(Side, Space)>,
    pub(crate) action: Option<Action>,
    pub(crate) clash: Option<Clash>,
    /// The battle that is played (8.model.1).
    pub(crate) battle: Option<Battle>,
    /// What two sides have entered of a battle on a real table (8.manual.1).
    pub(crate) talks: Option<Talks>,
    pub(crate) retiring: BySide<Retiring>,
    pub(crate) stack: Stack<Frame, DEPTH>,
    /// The result: none while the campaign goes on.
    pub(crate) ended: Option<Ending>,
}

mod sparse_by_side {
    use engine::each::sparse;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use super::{BySide, PerSpace};

    #[derive(Serialize, Deserialize)]
    #[serde(transparent)]
    struct One(#[serde(with = "sparse")] PerSpace<u8>);

    pub(super) fn serialize<S: Serializer>(both: &BySide<PerSpace<u8>>, serializer: S) -> Result<S::Ok, S::Error> {
        both.map(One).serialize(serializer)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(reader: D) -> Result<BySide<PerSpace<u8>>, D::Error> {
        Ok(BySide::<One>::deserialize(reader)?.map(|one| one.0))
    }
}

impl State {
    pub(crate) fn top(&self) -> Frame {
        self.stack.top().copied().unwrap_or(Frame::Over)
    }

    /// The procedure that runs now makes room for another one.
    pub(crate) fn go_on(&mut self, frame: Frame) {
        self.stack.pop();
        self.stack.push(frame);
    }

    /// The scenario that is played.
    pub(crate) fn scenario<'d>(&self, data: &'d Data) -> &'d Scenario {
        data.played(self.scenario, self.settings.evened)
    }

    /// A side as the scenario has it.
    pub(crate) fn side<'d>(&self, data: &'d Data, side: Side) -> &'d ScenarioSide {
        self.scenario(data).side(side)
    }

    pub(crate) fn force(&self, side: Side, force: ForceIx) -> &Force {
        &self.forces[side][force]
    }

    pub(crate) fn force_mut(&mut self, side: Side, force: ForceIx) -> &mut Force {
        &mut self.forces[side][force]
    }

    /// The groups of a side, wherever they are.
    pub(crate) fn groups(&self, side: Side) -> impl Iterator<Item = (ForceIx, &Force)> {
        self.forces[side].iter().filter(|(_, force)| force.is_there())
    }

    /// The groups of a side in a place, in the order of their numbers.
    pub(crate) fn groups_at(&self, side: Side, place: Place) -> impl Iterator<Item = (ForceIx, &Force)> {
        self.groups(side).filter(move |(_, force)| force.place == place)
    }

    /// Whether troops of a side stand in a space.
    pub(crate) fn occupied(&self, side: Side, space: Space) -> bool {
        self.groups_at(side, Place::At(space)).next().is_some()
    }

    /// Whether a force of a side stands in a space: gunboats are none (S1.V.5).
    pub(crate) fn has_force(&self, side: Side, space: Space) -> bool {
        self.occupied(side, space) && self.board.at(space) != Lay::MajorRiver
    }

    /// The spaces where troops of a side stand.
    pub(crate) fn held(&self, side: Side) -> Spaces {
        Spaces::of(self.groups(side).filter_map(|(_, force)| force.place.space()))
    }

    /// All stands of a side in a space.
    pub(crate) fn stands_at(&self, side: Side, space: Space) -> Stands {
        self.groups_at(side, Place::At(space)).fold(Stands::default(), |all, (_, force)| all.with(&force.stands))
    }

    /// A group by its place and its number there, from 1.
    pub(crate) fn group(&self, side: Side, place: Place, number: u8) -> Option<ForceIx> {
        let nth = usize::from(number.checked_sub(1)?);
        self.groups_at(side, place).nth(nth).map(|(force, _)| force)
    }

    /// Puts a new group on the list.
    pub(crate) fn raise(&mut self, side: Side, force: Force) -> Option<ForceIx> {
        let free = self.forces[side].iter().find(|(_, other)| !other.is_there()).map(|(index, _)| index)?;
        self.forces[side][free] = force;
        Some(free)
    }

    /// The leaders that a side has.
    pub(crate) fn all_leaders(&self, side: Side) -> impl Iterator<Item = (LeaderIx, &Leader)> {
        self.leaders[side].iter().filter(|(_, leader)| leader.place != Place::Nowhere || leader.waits)
    }

    /// The leaders with a group.
    pub(crate) fn leaders_with(&self, side: Side, force: ForceIx) -> impl Iterator<Item = (LeaderIx, &Leader)> {
        self.all_leaders(side).filter(move |(_, leader)| leader.with == Some(force))
    }

    /// The rating of whoever commands a group.
    pub(crate) fn rating(&self, side: Side, force: ForceIx) -> Option<i8> {
        self.force(side, force).leader.map(|leader| self.leaders[side][leader].rating)
    }

    /// Whether a group is led by somebody with the privileges of +2 (5.gen.3).
    pub(crate) fn privileged(&self, side: Side, force: ForceIx) -> bool {
        self.rating(side, force).is_some_and(|rating| rating >= 2)
    }

    /// The side that operates this turn, and the one that defends.
    pub(crate) fn operates(&self, side: Side) -> bool {
        self.initiative == side
    }
}
