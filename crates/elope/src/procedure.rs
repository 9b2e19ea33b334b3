//! What the game is in the middle of: attacks and missions announced, the battle being fought, the frames of the
//! procedure stack, and how it all ended.

use hexmap::HexIx;
use serde::{Deserialize, Serialize};

use crate::bounded::Blank;
use crate::counters::{Side, UnitIx};
use crate::sets::{Reach, Units};

/// A declared attack (7.0).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Attack {
    pub(crate) target: HexIx,
    pub(crate) resolved: bool,
    /// Aircraft drop gas (22.0).
    pub(crate) gas: bool,
}

impl Blank for Attack {
    const BLANK: Attack = Attack { target: HexIx(0), resolved: false, gas: false };
}

/// What aircraft bomb (12.4, T.bomb).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Target {
    /// A ship, a depot or an armoured train.
    Counter(UnitIx),
    /// A bridge over this river hexside.
    Bridge(Reach),
    /// A fort or blockhouse.
    Fort(HexIx),
    /// A hasty defence.
    HastyDefence(HexIx),
    /// The track in a railway hex.
    Track(HexIx),
    /// Red troops (12.3.c).
    Troops(HexIx),
}

/// A bombing mission.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Mission {
    pub(crate) target: Target,
    pub(crate) resolved: bool,
}

impl Blank for Mission {
    const BLANK: Mission = Mission { target: Target::Troops(HexIx(0)), resolved: false };
}

/// What aircraft do this phase.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Task {
    #[default]
    None,
    /// Part of the attack with this number: a ground unit, a ship, or an aircraft in support.
    Attack(u8),
    /// Flies the mission with this number.
    Mission(u8),
    /// Intercepts over a hex (7.1).
    Intercept(HexIx),
}

/// How far a battle has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum BattleStage {
    /// The attacker decides on depots (7.2.a).
    #[default]
    AttackerPays,
    /// The defender decides on depots (original edition, 7.2.b).
    DefenderPays,
    /// The die is rolled (7.3.c).
    Roll,
    /// The defender loses steps, then retreats if he must.
    DefenderLoses,
    /// The attacker loses steps.
    AttackerLoses,
    /// Counterattack, or a step more and retreat (7.7).
    Engaged,
    /// The defender gave up a step more and goes back (7.7.c).
    Yielded,
    /// Breakthrough: the defender has to retreat (7.8.a).
    Broken,
    /// Breakthrough: two steps after the retreat.
    BrokenLosses,
    /// The winner may advance (8.1), or exploit a breakthrough (7.8.b).
    Aftermath,
}

/// The battle being fought. Counterattacks and second attacks take its place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Battle {
    pub(crate) stage: BattleStage,
    pub(crate) red_attacks: bool,
    pub(crate) target: Option<HexIx>,
    /// Attacking ground units and ships.
    pub(crate) attackers: Units,
    /// Aircraft in support.
    pub(crate) aircraft: Units,
    pub(crate) gas: bool,
    /// A counterattack after Engaged (7.7).
    pub(crate) counterattack: bool,
    /// The attack after a breakthrough (7.8.c).
    pub(crate) second: bool,
    /// Those who made the attack that a counterattack answers: they are fought again, and they alone fight on (7.7).
    #[serde(default)]
    pub(crate) answered: Units,
    /// Units in the target hex that were attacked earlier in the phase: the battle passes them by (7.4.c).
    #[serde(default)]
    pub(crate) spared: Units,
    /// Units of either side whose depot was expended for this battle.
    pub(crate) paid_for: Units,
    /// Brigade HQs that the attacker does without (9.6.b).
    pub(crate) without: Units,
    /// Steps that attacker and defender have still to lose.
    pub(crate) attacker_steps: u8,
    pub(crate) defender_steps: u8,
    /// Steps that the defender has lost in this battle.
    pub(crate) defender_lost: u8,
    /// The defender was engaged (7.7) or broken (7.8).
    pub(crate) engaged: bool,
    pub(crate) broken: bool,
    /// Units that went back.
    pub(crate) retreated: Units,
    /// The first hexes of the defender's way back: the one he gave up and the next (8.1.a).
    pub(crate) vacated: Option<HexIx>,
    pub(crate) beyond: Option<HexIx>,
}

impl Battle {
    pub(crate) fn attacker(&self) -> Side {
        if self.red_attacks { Side::Red } else { Side::Allied }
    }

    pub(crate) fn defender(&self) -> Side {
        self.attacker().enemy()
    }
}

/// A procedure in progress.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Frame {
    /// Red sets up first (23.1.T1.a).
    #[default]
    SetUp,
    /// The Mutual Operations Phase begins (3.0.d).
    TurnStart,
    /// Depots and replacements (3.0.e).
    Operations {
        side: Side,
    },
    /// The turn's dice: weather, depth, decision (AID.seq.a).
    TurnDice,
    /// A Movement Phase begins (3.0.f).
    MovementStart {
        side: Side,
    },
    Movement {
        side: Side,
    },
    /// A Combat Phase: attacks are announced, aircraft allocated (7.0.c).
    Declare {
        side: Side,
    },
    /// The other side commits interceptors (7.1).
    Interception {
        side: Side,
    },
    /// Air combats (7.1.b), then bombing (12.4).
    AirCombat {
        side: Side,
    },
    Bombing {
        side: Side,
    },
    /// Attacks are resolved in any order (7.4.b).
    Resolve {
        side: Side,
    },
    Battle,
    /// A side loses steps among these units, all at once or one by one.
    Losses {
        side: Side,
        steps: u8,
        among: Units,
        /// The defender may retreat instead of the next step (7.61.a).
        or_retreat: bool,
    },
    /// Excess units after a retreat that nothing can relieve (6.3).
    Excess {
        side: Side,
        units: Units,
        at: HexIx,
    },
    /// A stack goes back (8.0).
    Retreat {
        side: Side,
        units: Units,
        from: HexIx,
        at: HexIx,
        /// Hexes it must gain, and has gained.
        need: u8,
        gone: u8,
        /// It was not ordered by its owner: it goes by itself where there is one way only.
        forced: bool,
    },
    /// The winner advances (8.1).
    Advance {
        side: Side,
        units: Units,
    },
    /// Breakthrough units move and attack again (7.8.b, 7.8.c).
    Exploit {
        side: Side,
        units: Units,
        moved: Units,
    },
    /// A mobile depot flees before an enemy (11.6.a).
    Flight {
        depot: UnitIx,
    },
    /// Vessels meet the enemy while they move (15.0.d, 15.5, 15.6).
    Naval(Naval),
    /// Air losses (T.air.b): this side loses so many of these.
    AirLosses {
        side: Side,
        count: u8,
        among: Units,
    },
    /// Aircraft that have lost their base look for another (12.52.a, 12.51.d).
    Stranded {
        side: Side,
        units: Units,
    },
    /// 3.0.l
    Survival,
    /// 3.0.m
    TurnEnd,
    Over,
}

/// What vessels have to decide when they meet the enemy.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Naval {
    /// What the moving vessels have still to meet in the hexside they have come to.
    Meeting { side: Side, at: Reach, movers: Units },
    /// One of these vessels is sunk, as their owner chooses (15.0.d, 15.0.f).
    Hit { side: Side, among: Units },
    /// Gunboats may fire on these steamers (15.5).
    Fire { side: Side, movers: Units, steamers: Units },
    /// A steamer gets away (15.5).
    Escape { steamer: UnitIx, points: u8 },
    /// A vessel gives way (15.6.c).
    Displaced { vessel: UnitIx, by: UnitIx },
    /// Passengers of a sunk steamer look for the bank (15.0.e).
    Rescue { side: Side, units: Units, reach: Reach },
}

/// How the game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Ending {
    /// By victory points (24.0.d): the Allies have so many.
    Points { points: u16 },
    /// July said Kotlas, and nobody went there (20.0.l).
    NoKotlas { points: u16 },
    /// The Allies hold the three towns (24.1.a).
    Towns,
    /// Archangel has fallen (24.1.b).
    Archangel,
}
