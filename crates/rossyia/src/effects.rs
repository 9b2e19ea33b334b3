//! What options, events and lines of the event tables do: a vocabulary of 32 verbs, of targets and of conditions
//! (`data/options.toml` explains them). Carried out by one interpreter; no option has a name in code.

use serde::Deserialize;

use crate::cited::Cited;
use crate::counters::{Arm, Group, Pool};
use crate::ids::{
    BoxIx, CityIx, CounterIx, EntryIx, EventIx, FactionIx, HqIx, OptionIx, SeaIx, Side, Spot, TurnIx, ZoneIx,
};

/// One step of an effect.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// What is done.
    #[serde(rename = "do")]
    pub effect: Effect,
    /// It is done only if this holds.
    #[serde(rename = "if")]
    pub condition: Option<Condition>,
    /// Whose rule it is, where one says it.
    pub clause: Option<Cited>,
}

/// Whose.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Of {
    /// Of one faction.
    Faction(FactionIx),
    /// Of any of these.
    Factions(Vec<FactionIx>),
    /// Of any faction of a side.
    Side(Side),
}

/// By how much a stock changes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Change {
    /// By so many points.
    By(i8),
    /// All are lost.
    LoseAll,
}

/// By how much the political level moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LevelChange {
    /// By so many points.
    By(i8),
    /// By what an entry says.
    Entry(EntryIx),
}

/// What becomes of naval points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub enum NavalChange {
    /// A White pool has so many.
    Points { pool: SeaIx, points: u8 },
    /// Every pool of a side has this share, rounded down.
    Percent { side: Side, percent: u8 },
}

/// How many hits a unit takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Hits {
    /// So many.
    By(u8),
    /// By a die for each unit.
    ByDie([u8; 6]),
}

/// What is added to the die of units of some factions.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct RollModifier {
    pub factions: Vec<FactionIx>,
    pub by: i8,
}

/// Who plays a faction.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PlayedBy {
    /// The Bolsheviks.
    Bolshevik,
    /// The Whites.
    White,
    /// Nobody.
    Nobody,
}

/// What is held back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Held {
    /// Replacement points.
    Pr,
    /// Reinforcements.
    Reinforcements,
}

/// What becomes of what is held back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Then {
    /// It is lost.
    Lost,
    /// It comes a turn later.
    Late,
}

/// When turns begin to count.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, Default)]
#[serde(rename_all = "snake_case")]
pub enum Start {
    /// Now.
    #[default]
    Now,
    /// With the next turn.
    Next,
}

/// Where option counters are taken from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OptionsIn {
    /// The pool.
    Pool,
    /// A hand.
    Hand,
}

/// Markers that options lay.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Marker {
    /// Partisans.
    Partisans,
}

/// Where units come back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RestoreAt {
    /// In a port that is a source of their faction.
    Port,
}

/// The hexes so near to one of these places.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct Near {
    pub places: Vec<Spot>,
    pub within: u8,
}

/// At least so many hexes from every unit of a side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct Away {
    pub side: Side,
    pub at_least: u8,
}

/// What is done. The fields are those of the file.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs, reason = "data/options.toml says what every verb and field means")]
pub enum Effect {
    // Level and resources
    PoliticalLevel(LevelChange),
    Pr {
        of: Of,
        change: Change,
        #[serde(default)]
        share: bool,
        #[serde(default)]
        supplied_hq: bool,
        choose: Option<Side>,
    },
    Armt {
        target: Target,
        change: Change,
    },
    RailPoints {
        faction: FactionIx,
        by: i8,
    },
    Naval {
        change: NavalChange,
        turns: Option<u8>,
    },
    Initiative {
        side: Side,
    },
    // Units
    DrawUnits {
        pool: Pool,
        count: u8,
        at: Vec<CityIx>,
        at_hq: Option<HqIx>,
    },
    Place {
        faction: FactionIx,
        hq: Option<HqIx>,
        #[serde(default)]
        units: Vec<CounterIx>,
        #[serde(default)]
        with_units: u8,
        near: Near,
        free_of: Option<Side>,
        #[serde(default)]
        supplied: bool,
    },
    Remove {
        target: Target,
        city_to: Option<FactionIx>,
    },
    Restore {
        target: Target,
        at: RestoreAt,
    },
    Transfer {
        units: Vec<CounterIx>,
        to: FactionIx,
    },
    Hits {
        target: Target,
        hits: Hits,
        #[serde(default)]
        roll_modifiers: Vec<RollModifier>,
    },
    Attrition {
        target: Target,
    },
    Withdraw {
        faction: FactionIx,
        group: Option<Group>,
        #[serde(default)]
        hq: Vec<HqIx>,
        #[serde(default)]
        except: Vec<CounterIx>,
        to: BoxIx,
        within_turns: u8,
        #[serde(default)]
        penalties: Vec<EntryIx>,
    },
    // Rules that change for a time
    Modify {
        target: Target,
        turns: u8,
        may_move: Option<bool>,
        may_attack: Option<bool>,
        movement_factor: Option<u8>,
        zoc_exit_cost: Option<u8>,
        supplied: Option<bool>,
        bonus: Option<i8>,
        bonus_combats: Option<u8>,
        armt_roll: Option<i8>,
        cavalry_limit: Option<bool>,
        sources_of: Option<FactionIx>,
        zone_limit: Option<bool>,
    },
    Coordination {
        of: Of,
        upto: u8,
        turns: u8,
    },
    Behaviour {
        faction: FactionIx,
        played_by: PlayedBy,
        turns: u8,
    },
    Hold {
        what: Held,
        faction: FactionIx,
        at: Option<CityIx>,
        then: Then,
        turns: u8,
        #[serde(default)]
        start: Start,
    },
    Marker {
        marker: Marker,
        on: Target,
        turns: u8,
    },
    Open {
        zone: ZoneIx,
        to: Vec<FactionIx>,
    },
    Lead {
        faction: FactionIx,
        by: Vec<FactionIx>,
    },
    // Options
    EventTable {
        table: Side,
    },
    AddOption {
        option: OptionIx,
        count: u8,
    },
    RemoveOption {
        option: OptionIx,
        from: Vec<OptionsIn>,
    },
    Becomes {
        option: OptionIx,
        #[serde(rename = "as")]
        other: OptionIx,
    },
    Cancel {},
    // Countries
    Event {
        event: EventIx,
    },
    War {
        country: FactionIx,
    },
    Peace {
        country: FactionIx,
        #[serde(default)]
        zones: Vec<ZoneIx>,
        #[serde(default)]
        boxes: Vec<BoxIx>,
        to: Option<FactionIx>,
    },
    Control {
        city: CityIx,
        to: FactionIx,
    },
    // Flow
    Choose {
        who: Side,
        one_of: Vec<Vec<Step>>,
    },
    Roll {
        even: Vec<Step>,
        odd: Vec<Step>,
    },
}

/// What kind of thing is struck.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TargetKind {
    /// A unit.
    Unit,
    /// All units of a hex.
    Stack,
    /// A headquarters.
    Hq,
    /// A hex.
    Hex,
    /// A whole faction.
    Faction,
}

/// What is struck.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "data/options.toml says what every field means")]
pub struct Target {
    pub kind: TargetKind,
    pub of: Option<Of>,
    pub group: Option<Group>,
    #[serde(default)]
    pub counters: Vec<CounterIx>,
    #[serde(default)]
    pub arms: Vec<Arm>,
    #[serde(default)]
    pub without_shock: bool,
    pub in_city: Option<CityIx>,
    #[serde(default)]
    pub outside_cities: bool,
    pub near: Option<Near>,
    pub in_zone: Option<ZoneIx>,
    #[serde(default)]
    pub not_in: Vec<ZoneIx>,
    #[serde(default)]
    pub supplied: bool,
    pub rail_of: Option<Side>,
    #[serde(default)]
    pub no_city: bool,
    #[serde(default)]
    pub no_unit: bool,
    pub away: Option<Away>,
    #[serde(default)]
    pub all: bool,
    #[serde(default = "one")]
    pub count: u8,
    pub choose: Option<Side>,
}

fn one() -> u8 {
    1
}

/// What must hold.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub enum Condition {
    /// Any one of these.
    Any(Vec<Condition>),
    /// Not this.
    Not(Box<Condition>),
    /// The faction holds the city.
    Holds { city: CityIx, owner: FactionIx },
    /// The headquarters is on the map or in a box.
    HqInPlay(HqIx),
    /// It has been eliminated.
    HqEliminated(HqIx),
    /// There is at least one such unit.
    Units(Target),
    /// The country is at war.
    AtWar(FactionIx),
    /// The event has happened.
    Happened(EventIx),
    /// The turn has come.
    From(TurnIx),
    /// The owner has a unit in one of its cities of the zone.
    GarrisonIn { zone: ZoneIx, owner: FactionIx },
    /// Each of the cities is one of these.
    EachCity { cities: Vec<CityIx>, any: Vec<CityIs> },
}

/// What a city is.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub enum CityIs {
    /// Held by the faction.
    Owner(FactionIx),
    /// Without units of the side, none of which is near.
    Abandoned { by: Side, away: Away },
}

impl Step {
    /// What is wrong with its arguments beyond their names; the reason.
    pub(crate) fn judge(&self) -> Result<(), String> {
        let only = |target: &Target, kinds: &[TargetKind], what: &str| match kinds.contains(&target.kind) {
            true => target.judge(),
            false => Err(format!("{what} strikes no {:?}", target.kind).to_lowercase()),
        };
        use TargetKind::{Faction, Hex, Hq, Stack, Unit};
        if let Some(Condition::Units(target)) = &self.condition {
            target.judge()?;
        }
        match &self.effect {
            Effect::Armt { target, .. } => only(target, &[Hq], "armt"),
            Effect::Hits { target, hits, .. } => {
                let most = match hits {
                    Hits::By(hits) => *hits,
                    Hits::ByDie(faces) => faces.iter().copied().max().unwrap_or(0),
                };
                if most == 0 || most > 3 {
                    return Err(format!("{most} hits: a unit has one to three steps"));
                }
                only(target, &[Unit, Stack], "hits")
            }
            Effect::Attrition { target } => only(target, &[Unit, Stack], "attrition"),
            Effect::Remove { target, .. } => only(target, &[Unit], "remove"),
            Effect::Restore { target, .. } => only(target, &[Unit], "restore"),
            Effect::Marker { on, .. } => only(on, &[Hex], "marker"),
            Effect::Modify {
                target,
                may_move,
                may_attack,
                movement_factor,
                zoc_exit_cost,
                supplied,
                bonus,
                bonus_combats,
                armt_roll,
                cavalry_limit,
                sources_of,
                zone_limit,
                ..
            } => {
                let said = [
                    may_move.is_some() || may_attack.is_some() || supplied.is_some(),
                    movement_factor.is_some() || zoc_exit_cost.is_some(),
                    bonus.is_some() || bonus_combats.is_some() || armt_roll.is_some(),
                    cavalry_limit.is_some() || sources_of.is_some() || zone_limit.is_some(),
                ];
                if !said.contains(&true) {
                    return Err("modify changes nothing".to_owned());
                }
                only(target, &[Unit, Stack, Hq, Faction], "modify")
            }
            Effect::Coordination { upto, .. } if *upto > 6 => Err(format!("no die shows {upto}")),
            Effect::Naval { change: NavalChange::Percent { percent, .. }, .. } if *percent > 100 => {
                Err(format!("{percent} % of the naval points"))
            }
            Effect::Place { hq, units, with_units, .. } if hq.is_none() && units.is_empty() && *with_units == 0 => {
                Err("place brings nobody".to_owned())
            }
            Effect::Withdraw { group, hq, .. } if group.is_none() && hq.is_empty() => {
                Err("withdraw names nobody".to_owned())
            }
            Effect::Peace { zones, boxes, .. } if zones.is_empty() && boxes.is_empty() => {
                Err("peace gives nothing".to_owned())
            }
            Effect::Choose { one_of, .. } => {
                if one_of.len() < 2 {
                    return Err("choose needs two lists at least".to_owned());
                }
                one_of.iter().flatten().try_for_each(Step::judge)
            }
            Effect::Roll { even, odd } => even.iter().chain(odd).try_for_each(Step::judge),
            _ => Ok(()),
        }
    }

    /// This step and all that it may lead to.
    pub(crate) fn all(&self) -> Vec<&Step> {
        let inner: Vec<&Step> = match &self.effect {
            Effect::Choose { one_of, .. } => one_of.iter().flatten().collect(),
            Effect::Roll { even, odd } => even.iter().chain(odd).collect(),
            _ => Vec::new(),
        };
        std::iter::once(self).chain(inner.into_iter().flat_map(Step::all)).collect()
    }
}

impl Target {
    fn judge(&self) -> Result<(), String> {
        let named = self.of.is_some() || self.group.is_some() || !self.counters.is_empty();
        if !named && self.kind != TargetKind::Hex {
            return Err("a target is of a faction or a side, of a group, or named".to_owned());
        }
        if self.count == 0 || (self.all && self.count > 1) {
            return Err("a target is one, several or all".to_owned());
        }
        let of_hexes = self.rail_of.is_some() || self.no_city || self.no_unit;
        if of_hexes != (self.kind == TargetKind::Hex) {
            return Err("rail_of, no_city and no_unit speak of hexes, and of nothing else".to_owned());
        }
        Ok(())
    }
}
