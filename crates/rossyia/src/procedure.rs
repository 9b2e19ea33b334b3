//! What the game is in the middle of: the frames of the procedure stack, the activation under way, the combats announced,
//! and how it ended.

use engine::Each;
use serde::{Deserialize, Serialize};

use crate::ids::{BySide, CityIx, CounterIx, Counters, EventIx, FactionIx, HqIx, OptionIx, ProgramIx, Side, Spot};
use crate::politics::VictoryGrade;
use crate::state::PerHq;

/// A procedure in progress. Sets of counters are in the [`Activation`] and in the state, so that frames stay small.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Frame {
    /// A turn begins (X.turn.1).
    #[default]
    TurnStart,
    /// The weather die (II.A).
    Weather,
    /// A side may play for the initiative; the other answers (II.B.3).
    Initiative { asked: Side, answers: bool },
    /// Rail points, then PR (II.C, II.D).
    Income,
    /// Counters are drawn and due, delayed ones come back (II.E).
    Arrivals,
    /// A side places what is due (II.E.1).
    Placing { side: Side },
    /// The Political Phase (III).
    Politics { step: PoliticalStep },
    /// Options of a side are drawn one by one (III.C.1).
    Drawing { side: Side, left: u8 },
    /// A side plays options (X.options.1).
    Playing { side: Side },
    /// The other side may reply to an option (X.options.1).
    Reply { side: Side, to: OptionIx },
    /// What an option or event of a side does: the step it is at, and how much of that step is left once it has begun.
    Effect { program: ProgramIx, step: u8, side: Side, left: Option<u8> },
    /// The holder of the initiative says who begins (V.A.1).
    WhoBegins,
    /// A side names a HQ, or two (V.A.2, V.B.1).
    Naming { side: Side },
    /// An activation: its segments (I.B.6).
    Army { segment: Segment },
    /// The holder says who plays independent units first (VII.N.2).
    WhoIsFirst,
    /// A side plays its independent units (VII.N.1).
    Independent { side: Side, segment: Segment, last: bool },
    /// Units above the stacking limit leave the map (VI.A.11).
    Excess { side: Side, at: Spot },
    /// Hits are distributed by the owner (VII.G.11, VII.N.5).
    Losses { side: Side, of: Bearers, hits: u8 },
    /// The combat that is being resolved (VII.C.1).
    Combat { stage: CombatStage },
    /// Armoured trains flee from where their stack was wiped out (VIII.A.19).
    TrainReaction { side: Side, at: Spot },
    /// Aircraft may intercept (VIII.B).
    Interception { side: Side, at: Spot },
    /// Aircraft land after a mission on a hex (VIII.B.3).
    Landing { at: Spot },
    /// Aircraft whose base the enemy threatens move (VIII.B.4).
    Displaced { side: Side, at: Spot },
    /// A box is fought for (VIII.D.9).
    BoxCombat { at: Spot, stage: BoxStage },
    /// The Reds gain or lose a level of their trains (VIII.A.24, VIII.A.25).
    TrainLevel { gain: bool },
    /// Greens may go out of the way of an attack (N.greens.20).
    Flight { at: Spot },
    /// Partisans strike one of those who are attacked (N.ukraine.5).
    Partisans { at: Spot },
    /// A side may bring an event about: ask for peace, or declare war (N.finland.8, N.romania.9).
    Treaty { event: EventIx },
    /// The redoubt is placed (N.ukraine.10).
    Redoubt,
    /// PR above the limit are given up where there is a choice (II.D.11).
    Discard { faction: FactionIx },
    /// The end of the turn (X.turn.2).
    TurnEnd,
    /// The game is over.
    Over,
}

/// The steps of the Political Phase (X.turn.1, I.B.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum PoliticalStep {
    /// New options come into the pools, January returns (III.B).
    #[default]
    NewOptions,
    /// Both sides draw (III.C).
    Draws,
    /// Both sides play (X.options.1).
    Play,
    /// The Bolsheviks may declare war on Romania (N.romania.9).
    Declarations,
}

/// The segments of an activation (I.B.6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Segment {
    /// Units are picked for the first HQ, then for the second (V.C.4).
    #[default]
    Pick,
    /// (a) supply is checked (V.D), Armt received (V.F).
    Supply,
    /// (a) stacks check attrition (V.G.5, V.H.4, V.H.6).
    Attrition,
    /// (a) Armt is spent (V.I).
    Spend,
    /// (b) losses are replaced (V.J, V.K).
    Replace,
    /// The reserve is named (VII.M.5).
    NameReserve,
    /// (c) movement (VI).
    Move,
    /// (d) combats are announced (VII.A).
    Announce,
    /// (d) and resolved.
    Fight,
    /// (e) the reserve moves (VII.M.6).
    ReserveMove,
    /// (e) announces its combats.
    ReserveAnnounce,
    /// (e) and fights.
    ReserveFight,
    /// (f) railheads and bridges (X.control.3, X.bridge.2).
    Adjust,
}

/// How a HQ is supplied, as its activation found it (V.D.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Condition {
    #[default]
    Supplied,
    /// V.G
    OutOfSupply,
    /// V.H
    Isolated,
}

/// One HQ of an activation, and its army.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Army {
    pub(crate) hq: Option<HqIx>,
    /// The units it commands now.
    pub(crate) units: Counters,
    pub(crate) condition: Condition,
    /// It was isolated and had Armt (V.H.4, V.H.5).
    pub(crate) had_armt: bool,
    /// Stacks that have still to check attrition, where the owner chooses them.
    pub(crate) stacks_to_check: u8,
    /// Units that have checked.
    pub(crate) checked: Counters,
    /// Armt spent, once it is (V.I.1).
    pub(crate) spent: Option<u8>,
    /// Attacks announced so far.
    pub(crate) attacks: u8,
}

/// The activation under way: one HQ, or two that coordinate (V.B.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Activation {
    /// Who plays it.
    pub(crate) side: Option<Side>,
    pub(crate) armies: [Army; 2],
    /// Which of the two is at work in a segment that they do one after the other.
    pub(crate) at_work: u8,
    /// Units kept in reserve (VII.M).
    pub(crate) reserve: Counters,
    /// Units that stood in a place above the limit when their movement was over (VI.A.11).
    #[serde(default)]
    pub(crate) crowded: Counters,
    /// In how many combats HQs have lent their bonus (VII.G.5).
    #[serde(with = "engine::each::sparse")]
    pub(crate) bonus_uses: Each<HqIx, u8, 40>,
}

impl Activation {
    /// The army at work.
    pub(crate) fn army(&self) -> &Army {
        &self.armies[usize::from(self.at_work)]
    }

    pub(crate) fn army_mut(&mut self) -> &mut Army {
        &mut self.armies[usize::from(self.at_work)]
    }

    /// Everybody in it.
    pub(crate) fn units(&self) -> Counters {
        self.armies[0].units.or(self.armies[1].units)
    }

    /// The army that commands a unit.
    pub(crate) fn army_of(&self, unit: CounterIx) -> Option<&Army> {
        self.armies.iter().find(|army| army.units.contains(unit))
    }
}

/// The alternation of a Military Phase (V.A).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Alternation {
    /// HQs activated so far, by side.
    pub(crate) activated: BySide<u8>,
    /// Attempts at coordination, by side (V.B.4).
    pub(crate) attempts: BySide<u8>,
    /// White HQs of the series that may follow each other (V.A.4).
    pub(crate) in_a_row: u8,
    /// The series is over: another side has come in between.
    pub(crate) series_over: bool,
    /// As which of all each HQ was activated this turn; 0 for those that were not.
    #[serde(default, with = "engine::each::sparse")]
    pub(crate) acted: PerHq<u8>,
}

/// A combat announced (VII.A.1); who attacks in it is in [`crate::state::State::fights`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Combat {
    pub(crate) target: Option<Spot>,
    pub(crate) resolved: bool,
}

/// How far a combat has come after its die (X.combat.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum CombatStage {
    #[default]
    AttackerLoses,
    DefenderLoses,
    /// The loser stands or goes back (VII.K.1).
    Decide,
    /// He has stood, and paid for it.
    Stood,
    /// He goes back, group by group (VII.K.4).
    Retreat,
    /// The victor advances (VII.L).
    Advance,
}

/// How far the combat for a box has come (VIII.D.10 to VIII.D.14).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum BoxStage {
    #[default]
    DefenderForms,
    AttackerForms,
    /// Stack after stack is fought.
    Fight,
    /// The attacker has failed and leaves.
    Withdraw,
}

/// Who bears hits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Bearers {
    Attackers,
    Defenders,
    /// The group that has just gone back (VII.K.6).
    Group,
    /// Independent units in a place, by attrition (VII.N.5).
    Worn(Spot),
}

/// What an isolated city has of its own (II.C.6, II.D.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct OwnPoints {
    pub(crate) rail: u8,
    pub(crate) pr: u8,
}

/// From which stock PR are taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Stock {
    /// That of a faction.
    Faction(FactionIx),
    /// That of an isolated city.
    City(CityIx),
}

/// How the game ended (VIII.S).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Ending {
    pub(crate) victor: Option<Side>,
    pub(crate) grade: Option<VictoryGrade>,
}
