//! The numbers of the battle model and of results entered by hand (8).

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::cards::Square;
use crate::ids::{CardIx, TerrainIx, UnitIx};
use crate::units::Class;

/// Declares tables of numbers: the type and its numbers.
macro_rules! numbers {
    ($($(#[$about:meta])* $name:ident { $($(#[$of:meta])* $field:ident: $type:ty,)* })*) => {
        $(
            $(#[$about])*
            #[derive(Debug, Clone, Deserialize)]
            #[serde(deny_unknown_fields)]
            pub struct $name { $($(#[$of])* pub $field: $type,)* }
        )*
    };
}

numbers! {
    /// The field and its turns.
    FieldRules {
        /// Stands of a side in a square.
        stack_limit: u8,
        /// Crowded from so many stands.
        crowd_from: u8,
        /// What a command roll needs.
        command_need: i8,
        /// Dusk falls after so many turns.
        max_turns: u8,
        /// No flight number is lower.
        least_flight_number: u8,
        /// A marker for so many stands of an exhausted force.
        exhausted_per: u8,
        /// A leader is killed on this.
        leader_killed_on: u8,
        /// What is overrun is captured from here.
        overrun_captured_from: u8,
        /// An ambush is found from here.
        found_from: u8,
        /// By cavalry from here.
        found_by_cavalry_from: u8,
        /// Stands that march in a square.
        route_stands: u8,
        /// No need is lower.
        lowest_need: i8,
        /// Aircraft come every so many turns.
        air_every: u8,
        /// A side can retire from this turn on.
        retire_from_turn: u8,
        /// How far a gunboat reaches.
        boat_range: u8,
    }
    /// A depth in ranks.
    Depth {
        /// For attacks along north-south.
        #[serde(rename = "NS")]
        north_south: u8,
        /// For attacks along west-east.
        #[serde(rename = "WE")]
        west_east: u8,
    }
    /// How deep sides deploy (8.deploy).
    Deployment {
        /// The attacker.
        attacker: Depth,
        /// A defender who arrived this turn.
        arrived_this_turn: Depth,
        /// One who was there.
        started_turn_here: Depth,
        /// One who dug in there.
        started_and_dug_in: Depth,
    }
    /// What ground does.
    TerrainEffect {
        /// On which ground.
        terrain: TerrainIx,
        /// Cover.
        cover: i8,
        /// Whether it ends a move.
        stop: bool,
        /// Whether it blocks sight.
        blocks_sight: bool,
        /// To which classes it is closed.
        closed_to: Vec<Class>,
        /// Whether an ambush can be laid there.
        ambush: bool,
        /// Whether there is fighting in streets.
        #[serde(default)]
        street: bool,
    }
    /// What changes the need of fire.
    FireNeeds {
        /// Cover and dug in together at most.
        most_cover: i8,
        /// Cavalry in the open.
        cavalry_in_the_open: i8,
        /// Far off.
        long_range: i8,
        /// Without sight.
        blind: i8,
        /// At a crowded square.
        crowded: i8,
        /// From town to town.
        street: i8,
        /// The first fire of an ambush.
        hidden: i8,
    }
    /// Needs above 6: what the second die has to show.
    HardShot {
        /// For 7.
        need_7: u8,
        /// For 8.
        need_8: u8,
    }
    /// What confirms a hit on armour.
    Confirmed {
        /// By small arms; never without.
        #[serde(default)]
        small_arms: Option<u8>,
        /// By guns.
        guns: u8,
    }
    /// Armour.
    ArmourTable {
        /// Light.
        light: Confirmed,
        /// Heavy.
        heavy: Confirmed,
        /// Of trains.
        train: Confirmed,
        /// What counts as guns.
        guns: Vec<Class>,
    }
    /// What changes the need of melee.
    MeleeNeeds {
        /// A settlement, or dug in.
        settlement_or_dug_in: i8,
        /// Dug in behind wire, besides (S2.setup.5).
        wire: i8,
        /// Cavalry in rough ground.
        cavalry_in_rough: i8,
        /// Cavalry in the open.
        cavalry_in_the_open: i8,
        /// Over a crossing.
        over_a_crossing: i8,
        /// Uphill.
        uphill: i8,
        /// The first melee of an ambush.
        hidden: i8,
        /// No need is lower.
        lowest_need: i8,
        /// No need is higher.
        highest_need: i8,
    }
    /// Weights of the doctrine, in hundredths.
    DoctrineNumbers {
        /// A rank from the own edge.
        rank: i16,
        /// A square from the middle line.
        middle: i16,
        /// Retire from this quotient.
        retire_quotient: i16,
        /// When the enemy's is so much lower.
        retire_gap: i16,
        /// The surrounded retire from here.
        retire_surrounded: i16,
        /// Odds of a charge.
        charge_odds: i16,
        /// Hits expected of it.
        charge_least: i16,
        /// Steps that a crowded square counts.
        crowded_steps: u8,
        /// Enemy stands near that spring a trap.
        spring_at: u8,
    }
    /// A unit of the golden battle.
    ExampleUnit {
        /// Its id.
        id: String,
        /// Its type.
        r#type: UnitIx,
        /// Its stands.
        stands: u8,
        /// Where it is.
        square: Square,
        /// The rating of the leader with it.
        #[serde(default)]
        leader: Option<i8>,
    }
    /// The golden battle.
    BattleExample {
        /// The card.
        card: CardIx,
        /// Of the attacker and the defender.
        flight_numbers: (u8, u8),
        /// The turn on which the attacker wins.
        won_on_turn: u8,
        /// Stands lost.
        losses: BTreeMap<String, u8>,
        /// Who fights.
        units: Vec<ExampleUnit>,
        /// All dice, in order.
        dice: Vec<u8>,
    }
    /// What an entered result is held to (8.manual).
    EntryRules {
        /// Turns that a battle can have had.
        most_turns: u8,
        /// Entries without consent before another decides.
        entries_without_consent: u8,
        /// The weight lost by whoever fled, in per cent of what the flight number allows.
        flight_share_pct: u8,
        /// Resource points for what is captured (9.cap).
        captured: Vec<(Class, u8)>,
    }
    /// A field of an entered result.
    EntryField {
        /// Its id.
        id: String,
        /// Whether it has to be there.
        required: bool,
    }
    /// A check of an entered result.
    EntryCheck {
        /// Its id.
        id: String,
    }
}

/// The battle model.
#[derive(Debug, Clone)]
pub struct BattleNumbers {
    /// The field and its turns.
    pub field: FieldRules,
    /// How deep sides deploy.
    pub deployment: Deployment,
    /// What ground does.
    pub terrain: Vec<TerrainEffect>,
    /// What changes the need of fire.
    pub fire: FireNeeds,
    /// Needs above 6.
    pub hard_shot: HardShot,
    /// Armour.
    pub armour: ArmourTable,
    /// What changes the need of melee.
    pub melee: MeleeNeeds,
    /// The doctrine.
    pub doctrine: DoctrineNumbers,
    /// The golden battle.
    pub example: BattleExample,
}

/// Results entered by hand.
#[derive(Debug, Clone)]
pub struct EntryNumbers {
    /// What they are held to.
    pub entry: EntryRules,
    /// What they say.
    pub fields: Vec<EntryField>,
    /// The checks.
    pub checks: Vec<EntryCheck>,
}
