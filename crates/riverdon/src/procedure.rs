//! What the campaign is in the middle of: the frames of the procedure stack, the action and the clash under way, missions,
//! and how it ended.

use serde::{Deserialize, Serialize};

use crate::campaign::OrderKind;
use crate::cards::Bank;
use crate::forces::{Banks, ForceIx};
use crate::ids::{BySide, MissionIx, Side, UnitIx};
use crate::space::{Edge, Space};

/// A procedure in progress.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Frame {
    /// A board is laid by hand (S1.B.1).
    #[default]
    Laying,
    /// Both sides buy, unseen (S2.buy.1).
    Buying,
    /// Both sides set up, unseen (S2.setup.1).
    SettingUp,
    /// A turn begins (1.turn.1).
    TurnStart,
    /// The holder keeps the initiative or gives it up (2.si.b1).
    Initiative,
    /// The surrounded roll for surrender (9.yield).
    Surrender,
    /// Captured weapons join one of the forces that surround (9.yield.1).
    Spoils {
        /// Who captured them.
        side: Side,
        /// Where.
        at: Space,
    },
    /// What comes in, supply and weather (3.res.3, 9.sup, 9.wea).
    Income,
    /// A side brings on what has come (sc1.force.3, sc4.force.2, sc5.reinf.1).
    Entering {
        /// Which side.
        side: Side,
    },
    /// Both sides move their leaders, unseen (4.lead).
    Leaders,
    /// The holder chooses an operation (5.gen.1).
    Operation,
    /// The other side chooses a defence.
    Defence,
    /// Both sides write orders, unseen (5.gen.2).
    Orders,
    /// Both sides place missions, unseen (9b.gen.2).
    Missions,
    /// Missions are carried out, step by step (9b.gen.6).
    Assets {
        /// Which step.
        step: AssetStep,
    },
    /// The owner says which gun or mortar is hit (9b.bomb.5).
    Battery {
        /// Whose.
        side: Side,
        /// Where.
        at: Space,
    },
    /// Deserters go over to a space of the enemy's choice (9.des.3).
    Deserters {
        /// Whom they join.
        side: Side,
        /// From where.
        from: Space,
    },
    /// Orders are carried out (6.seq).
    Execution {
        /// Whose turn it is to act.
        stage: Acting,
    },
    /// A force acts (5.carry.1).
    Action,
    /// The owner of possible partisans says whether they strike (9.part.5).
    Ambush {
        /// Whether the enemy means to stay.
        stays: bool,
    },
    /// Two forces meet (8.resolve.1).
    Clash {
        /// How far it has come.
        stage: ClashStage,
    },
    /// The battle is played, square by square (8.model.1).
    Battle,
    /// The battle is fought on a real table, and its result entered (8.manual.1).
    Result,
    /// A beaten force goes back (8.after.2).
    Retreat {
        /// Whose.
        side: Side,
    },
    /// A new leader is placed (S2.lead.1).
    Succession {
        /// Whose.
        side: Side,
    },
    /// A train was derailed: weapons or resource points (sc4.train.5).
    Reward,
    /// Another board follows (sc1.variant.1).
    NextBoard,
    /// Supply trains move (sc4.train.2).
    Trains,
    /// The end of the turn.
    TurnEnd,
    /// The campaign is over.
    Over,
}

/// The steps of the asset phase (9b.gen.6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AssetStep {
    /// Bridges and track.
    #[default]
    Engineers,
    /// Fights in the air (9b.sup.1).
    Superiority,
    /// Scouts in the air (9b.rec.1).
    Reconnaissance,
    /// Leaflets (9b.leaf).
    Leaflets,
    /// Bombs (9b.bomb).
    Bombs,
    /// Guns (9b.soft, 9b.major).
    Guns,
    /// Mutiny and desertion (9.mut.1).
    Wavering,
}

impl AssetStep {
    /// The step after it.
    pub const fn next(self) -> Option<AssetStep> {
        Some(match self {
            AssetStep::Engineers => AssetStep::Superiority,
            AssetStep::Superiority => AssetStep::Reconnaissance,
            AssetStep::Reconnaissance => AssetStep::Leaflets,
            AssetStep::Leaflets => AssetStep::Bombs,
            AssetStep::Bombs => AssetStep::Guns,
            AssetStep::Guns => AssetStep::Wavering,
            AssetStep::Wavering => return None,
        })
    }
}

/// Who may act (6.seq).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Acting {
    /// The operating side (6.seq.1).
    #[default]
    Operator,
    /// The other side, once, after an action without battle (6.seq.3).
    Reply,
    /// The other side, with a force of a +2 leader, after a battle (2.si.c1).
    Preempt,
    /// The other side, as long as it likes (6.seq.5).
    Rest,
}

/// The action under way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Action {
    /// Whose.
    pub side: Side,
    /// Which group.
    pub force: ForceIx,
    /// Its order.
    pub order: OrderKind,
    /// Where it started; off the board without (sc5.setup.2).
    pub from: Option<Space>,
    /// On which bank it started.
    pub from_banks: Banks,
    /// The space that it came from last.
    pub back: Option<Space>,
    /// The bank there.
    pub back_banks: Banks,
    /// Spaces moved so far.
    pub moved: u8,
    /// Battles so far (5.break.5).
    pub fights: u8,
    /// Whether it led to a battle (6.seq.2).
    pub met: bool,
    /// Whether it goes no farther.
    pub over: bool,
    /// Whether a battle was lost.
    pub lost: bool,
    /// Whether it cut in after a battle (2.si.c1).
    pub preempts: bool,
    /// Whether an enemy on the far bank has stopped it (6.river.5).
    pub stopped: bool,
    /// How many unfriendly spaces it has entered (5.carry.1, 7.break.1).
    pub entered: u8,
    /// Spaces that were unfriendly before a probe entered them (S2.force.2).
    pub probed: crate::ids::Spaces,
}

/// How far a clash has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ClashStage {
    /// Both sides state a total, unseen (9.rec.2).
    #[default]
    Reports,
    /// The defender stays or retires (8.before.4).
    DefenderStays,
    /// Then the attacker.
    AttackerStays,
    /// The attacker calls his reserves (5.res.4).
    AttackerReserves,
    /// Then the defender.
    DefenderReserves,
    /// Bombardments by reserves, and on attackers (5.res.13).
    Guns,
    /// Each side names a way to fight it, unseen (8.resolve.1).
    Way,
    /// The battle is over: what became of both (8.after).
    Aftermath,
}

/// How a battle is fought (8.resolve.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Way {
    /// At once, by the doctrine.
    #[default]
    Resolved,
    /// Square by square.
    Played,
    /// On a real table.
    Entered,
}

/// Reserves that take part in a battle at most, for each side.
pub(crate) const RESERVES: usize = 6;

/// A reserve on its way to a battle (5.res).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Coming {
    /// The group that marches: off the board until the battle is over.
    pub force: ForceIx,
    /// Where it came from (8.arrive.5).
    pub from: Space,
    /// On which bank it stood.
    pub banks: Banks,
    /// The edge over which it comes (8.arrive.4).
    pub edge: Edge,
}

/// Two forces that meet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Clash {
    /// Where.
    pub at: Space,
    /// Who attacks.
    pub attacker: Side,
    /// The edge over which he came (8.forces.2).
    pub edge: Edge,
    /// The space that he came from; off the board without.
    pub from: Option<Space>,
    /// The bank there.
    pub from_banks: Banks,
    /// Whether the defender springs an ambush (9.part.6).
    pub ambush: bool,
    /// The totals that are stated, under seal until both are in (9.rec.2).
    pub stated: BySide<Option<u8>>,
    /// The ways that are named (8.resolve.1).
    pub way: BySide<Option<Way>>,
    /// Reserves on their way.
    pub coming: BySide<[Option<Coming>; RESERVES]>,
    /// Whether the defenders had a necessary order that they had not carried out (2.si.c3).
    pub unfulfilled: bool,
    /// Who won, once it is decided.
    pub winner: Option<Side>,
    /// Whether the loser was pushed past his flight number (8.after.3).
    pub past_flight: bool,
    /// Whether the loser retired before the battle (8.before.4).
    pub before: bool,
    /// Whether the loser surrendered on the field (V.10).
    pub gave_up: bool,
}

/// Missions of a side in a turn at most.
pub(crate) const MISSIONS: usize = 24;

/// How far a mission has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Progress {
    /// It is placed.
    #[default]
    Placed,
    /// It has been carried out.
    Done,
    /// It was cancelled, or its aircraft is lost.
    Cancelled,
}

/// A mission (9b.gen.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mission {
    /// Which.
    pub kind: MissionIx,
    /// Where.
    pub at: Space,
    /// The group of the guns, of the engineers, or that is supported.
    pub force: Option<ForceIx>,
    /// The type of aircraft, or of guns that are paid for.
    pub unit: Option<UnitIx>,
    /// How many guns are paid for.
    pub guns: u8,
    /// The bank on which a force stays whose bridge is blown (9.brid.6).
    pub bank: Bank,
    /// What was paid.
    pub paid: u8,
    /// How far it has come.
    pub progress: Progress,
    /// Whether its aircraft has fought in the air this turn (9b.sup.1).
    pub fought: bool,
    /// Whether its aircraft is held back from the battle that begins (9b.dir.2).
    #[serde(default)]
    pub spared: bool,
    /// Whether the enemy has been shown it, and so what was paid (9b.gen.2).
    pub shown: bool,
}

/// How a campaign ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ending {
    /// Who won; none for a draw.
    pub winner: Option<Side>,
    /// How.
    pub how: How,
}

/// How it was won.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum How {
    /// By the scenario's condition.
    Condition,
    /// The condition has become impossible.
    Impossible,
    /// The last turn is over.
    Limit,
    /// The enemy has no troops left (sc.gen.5).
    Destroyed,
    /// Both sides meet a condition (sc.gen.4).
    Both,
    /// The winner has blown a rail bridge (9.brid.5).
    Bridge,
}

/// A beaten side on its way back (8.after.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Retiring {
    /// The space that it leaves.
    pub from: Option<Space>,
    /// The space that a beaten attacker goes back to first.
    pub first: Option<Space>,
    /// The bank there.
    pub banks: Banks,
    /// Whether it came from off the board, and goes back there (sc5.setup.2).
    pub off: bool,
}
