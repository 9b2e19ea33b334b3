//! Tactics, orders, rolls and missions of the campaign: their numbers (5 to 9b).

use serde::Deserialize;

use crate::units::words;

words!(
    /// An order.
    OrderKind {
        /// 5.probe.
        Probe,
        /// 5.assault.
        Assault,
        /// 5.break.
        Breakthrough,
        /// 5.man.
        Maneuver,
        /// 5.dis.
        Disengage,
        /// 5.res.
        Reserve,
        /// 5.dig.
        DigIn,
    }
);
words!(
    /// A tactic: an operation or a defence.
    Tactic {
        /// 5.op.probe.
        Probe,
        /// 5.op.assault.
        Assault,
        /// 5.op.breakthrough.
        Breakthrough,
        /// 5.def.hold.
        Hold,
        /// 5.def.withdrawal.
        Withdrawal,
        /// 5.def.counterattack.
        Counterattack,
    }
);
words!(
    /// Who carries out a mission.
    Arm {
        /// Aircraft.
        Air,
        /// Guns.
        Artillery,
        /// Whoever is there.
        Engineer,
    }
);

/// An operation.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Operation {
    /// Which.
    pub id: Tactic,
    /// Its name.
    pub name: String,
    /// Its clause.
    pub clause: String,
    /// Orders of which one has to be given.
    pub necessary: Vec<OrderKind>,
    /// Orders that may be given.
    pub allowed: Vec<OrderKind>,
}

/// A defence.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Defence {
    /// Which.
    pub id: Tactic,
    /// Its name.
    pub name: String,
    /// Its clause.
    pub clause: String,
    /// Orders that may be given.
    pub allowed: Vec<OrderKind>,
}

/// What forces without a leader may do (5.nolead).
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Leaderless {
    /// Under which tactic.
    pub tactic: Tactic,
    /// Which order.
    pub order: OrderKind,
    /// How many spaces at most.
    #[serde(default)]
    pub max_spaces: Option<u8>,
}

/// A mission.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mission {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Who carries it out.
    pub arm: Arm,
    /// What it costs in resource points.
    pub cost: u8,
}

/// Declares tables of numbers: the part of the file, the type and its numbers.
macro_rules! rolls {
    ($($(#[$about:meta])* $part:ident: $name:ident { $($(#[$of:meta])* $field:ident: $type:ty,)* })*) => {
        $(
            $(#[$about])*
            #[derive(Debug, Clone, Copy, Deserialize)]
            #[serde(deny_unknown_fields)]
            pub struct $name {
                /// How many dice of six.
                pub dice: u8,
                $($(#[$of])* pub $field: $type,)*
            }
        )*

        /// The rolls of the campaign.
        #[derive(Debug, Clone, Copy)]
        pub struct Rolls { $($(#[$about])* pub $part: $name,)* }

        impl Rolls {
            /// The parts of the file.
            pub(crate) const PARTS: &[&str] = &[$(stringify!($part),)*];

            pub(crate) fn read(
                file: &engine::data::DataFile<'_>,
                ids: &crate::ids::Ids,
            ) -> Result<Rolls, engine::Fault> {
                Ok(Rolls { $($part: file.part(stringify!($part), ids)?,)* })
            }
        }
    };
}

rolls! {
    /// Whether a reserve can intervene (5.res).
    reserve_intervention: ReserveIntervention {
        /// What is needed.
        need: i8,
        /// All cavalry.
        all_cavalry: i8,
        /// All armoured cars.
        all_armoured_cars: i8,
        /// Cavalry and cars.
        mounted_and_cars_mixed: i8,
        /// Guns on foot among them.
        foot_artillery_present: i8,
    }
    /// When a reserve arrives on the field (8.arrive).
    reserve_arrival: ReserveArrival {
        /// From which battle turn on.
        from_turn: u8,
        /// What is needed.
        need: i8,
        /// What is needed where all ride or drive.
        need_all_mounted_or_cars: i8,
    }
    /// What is lost in retiring (8.cas).
    retiring: Retiring {
        /// A stand is lost from here.
        need: i8,
        /// Cavalry and cars.
        need_cavalry_and_cars: i8,
        /// The enemy has more cavalry.
        enemy_more_cavalry: i8,
        /// They had dug in.
        dig_in: i8,
        /// They were to disengage.
        disengage: i8,
    }
    /// The same for conscripts (9.des).
    conscript_retiring: ConscriptRetiring {
        /// A stand is lost from here.
        lose_one_stand_from: i8,
        /// All change sides from here.
        change_sides_from: i8,
    }
    /// Surrender of the surrounded (9.surr).
    surrender: Surrender {
        /// They surrender up to here.
        surrender_up_to: i8,
        /// Some of them never would.
        cheka_naval_officer_colourful: i8,
        /// Nobody leads them.
        no_leader: i8,
    }
    /// The weather (9.wea).
    weather: Weather {
        /// Bad from here.
        bad_from: i8,
        /// In winter.
        winter: i8,
    }
    /// Leaflets (9b.leaf).
    leaflet: Leaflet {
        /// Nerve fails from here.
        fails_from: i8,
    }
    /// Bombs (9b.bomb).
    bomb: Bomb {
        /// A success from here.
        need: i8,
        /// Most of them are cavalry.
        mostly_cavalry: i8,
        /// Successes needed against the dug in.
        dug_in_successes: u8,
        /// What is cut from the flight number.
        flight_cut: u8,
        /// What is cut in all.
        cap: u8,
    }
    /// A major bombardment (9b.major).
    major_bombardment: MajorBombardment {
        /// What is added.
        add: i8,
        /// A success from here.
        need: i8,
        /// What is cut from the flight number.
        flight_cut: u8,
        /// A great success from here.
        strong_need: i8,
        /// What it cuts.
        strong_cut: u8,
    }
    /// Losses of aircraft (9b.air).
    aircraft_loss: AircraftLoss {
        /// Lost from here.
        lost_from: i8,
        /// For each anti-aircraft gun.
        per_aa: i8,
    }
    /// The end of a mutiny (9.mut).
    mutiny_recovery: MutinyRecovery {
        /// What is needed.
        need: i8,
    }
    /// Desertion of conscripts (9.des).
    conscript_desertion: ConscriptDesertion {
        /// On these totals.
        desert_on: (i8, i8),
    }
    /// Breakdown of tanks (5.tank).
    tank_breakdown: TankBreakdown {
        /// Up to here.
        breaks_down_up_to: i8,
    }
    /// Fights in the air (9b.air).
    air_combat: AirCombat {
        /// The difference that destroys.
        destroyed_by: i8,
    }
}

/// What is not rolled.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CampaignLimits {
    /// How many spaces a line of supply has (9.sup.2).
    pub supply_line: u8,
    /// What a force that is surrounded or out of supply may use in a turn (9.surr.3, 9.sup.4).
    pub points_when_cut_off: u8,
    /// How far a leader rides in a turn (4.lead.1).
    pub leader_rides: u8,
    /// How far he rides out of a ring (4.lead.3).
    pub leader_rides_surrounded: u8,
    /// How far a leader who is caught alone gets away (4.lead.6).
    pub leader_gets_away: u8,
    /// How far losers retire at most (8.after.2).
    pub retreat: u8,
    /// How far a reserve marches (5.res.2).
    pub reserve_march: u8,
    /// Guns of a battery (9b.soft.2).
    pub battery_guns: u32,
    /// How many of them are howitzers (9b.soft.2).
    pub battery_howitzers: u32,
    /// The year of mutinies (9.mut.2).
    pub mutiny_year: u16,
}

/// All of it.
#[derive(Debug, Clone)]
pub struct Campaign {
    /// Operations.
    pub operations: Vec<Operation>,
    /// Defences.
    pub defences: Vec<Defence>,
    /// Forces without a leader.
    pub leaderless: Vec<Leaderless>,
    /// Missions.
    pub missions: Vec<Mission>,
    /// Rolls.
    pub rolls: Rolls,
    /// What is not rolled.
    pub limits: CampaignLimits,
}
