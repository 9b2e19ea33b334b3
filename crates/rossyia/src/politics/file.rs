//! What the data say of the political game: levels, what moves them, options and events (III.A to III.D).

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::programs::Programs;
use crate::cited::Cited;
use crate::counters::Provenance;
use crate::effects::{Condition, Step};
use crate::ids::{BoxIx, CityIx, EntryIx, EventIx, FactionIx, HqIx, OptionIx, Side, TurnIx, ZoneIx};

/// How great a victory is (VIII.S).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the words say it")]
pub enum VictoryGrade {
    Marginal,
    Substantial,
    Decisive,
    Total,
}

/// A row of the political table.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Level {
    /// From this level on.
    pub low: u8,
    /// To this one.
    pub high: u8,
    /// Options that the Bolsheviks draw (III.C).
    pub bolshevik: u8,
    /// Options that the Whites draw.
    pub white: u8,
    /// Who wins; nobody at a draw.
    pub victor: Option<Side>,
    /// How great the victory is.
    pub grade: Option<VictoryGrade>,
}

/// A row of a scenario's victory table.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "as in Level")]
pub struct VictoryRow {
    pub low: u8,
    pub high: u8,
    pub victor: Option<Side>,
    pub grade: Option<VictoryGrade>,
}

/// Whether rows run from 0 to 100 without a gap; the reason if not.
pub(crate) fn judge_levels(rows: impl Iterator<Item = (u8, u8)>) -> Result<(), String> {
    let mut next = 0;
    for (low, high) in rows {
        if low != next || high < low {
            return Err(format!("levels {low} to {high} do not follow {next}"));
        }
        next = high + 1;
    }
    if next == 101 { Ok(()) } else { Err("the levels do not end at 100".to_owned()) }
}

/// What moves the political level, by name.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// "treaty_of_riga".
    pub id: String,
    /// Points; plus favours the Whites.
    pub np: Option<i8>,
    /// More for each Polish city in Red hands.
    pub per_red_polish_city: Option<i8>,
    /// More for each city given back.
    pub per_city_restored: Option<i8>,
    /// By turns of delay.
    pub np_by_turns: Option<Vec<i8>>,
    /// If it befalls the Reds.
    pub np_if_red: Option<i8>,
    /// If it befalls the Whites.
    pub np_if_white: Option<i8>,
    /// Whose rule it is, where one says it.
    pub clause: Option<Cited>,
}

impl Entry {
    pub(crate) fn judge(&self) -> Result<(), String> {
        let both = self.np_if_red.is_some() && self.np_if_white.is_some();
        match [self.np.is_some(), self.np_by_turns.is_some(), both].iter().filter(|said| **said).count() {
            1 => Ok(()),
            _ => Err("an entry has np, np_by_turns, or np_if_red and np_if_white".to_owned()),
        }
    }
}

/// What a city is worth on the political scale.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct CityPoints {
    pub major: u8,
    pub minor: u8,
    pub other: BTreeMap<CityIx, u8>,
}

/// How the level drifts.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct Drift {
    pub from: TurnIx,
    pub np: i8,
}

/// The entries that rules apply by themselves.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AppliedEntries {
    /// A HQ is lost in combat or retreat.
    pub hq_eliminated: EntryIx,
    /// The Bolsheviks take the last city of a Russian White faction.
    pub last_city: EntryIx,
}

/// One more option for the Whites.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct ExtraDraw {
    pub count: u8,
    pub causes: Vec<ExtraDrawCause>,
}

/// Why the Whites draw one more.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct ExtraDrawCause {
    pub from: EventIx,
    pub until: Vec<EventIx>,
}

/// A line of an event table.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventLine {
    /// The sum of two dice.
    pub roll: u8,
    /// What it is called.
    pub name: String,
    /// Whether it counts as Calm the second time.
    #[serde(default)]
    pub once: bool,
    /// What it does.
    pub effect: Vec<Step>,
}

/// The two event tables.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct EventTables {
    pub white: Vec<EventLine>,
    pub bolshevik: Vec<EventLine>,
}

/// When an option may be played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, Default)]
#[serde(rename_all = "snake_case")]
pub enum Moment {
    /// In the owner's turn to play options (X.options.1).
    #[default]
    Political,
    /// In the initiative step (II.B.3).
    Initiative,
    /// In answer to an enemy option.
    Reply,
}

/// What becomes of a played option counter (III.B).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Returns {
    /// Back into the pool in January.
    January,
    /// Half of them do.
    HalfJanuary,
    /// Back as soon as it is played.
    AtOnce,
    /// Out of the game.
    Never,
}

/// Counters that come into a pool in a turn.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct Added {
    pub turn: TurnIx,
    pub count: u8,
}

/// A political option.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PoliticalOption {
    /// "w_initiative".
    pub id: String,
    /// Whose it is.
    pub side: Side,
    /// "Western support".
    pub name: String,
    /// Counters in the pool when the campaign begins.
    pub start: u8,
    /// Counters that come later.
    #[serde(default)]
    pub added: Vec<Added>,
    /// Whether it is played when drawn (III.D).
    #[serde(default)]
    pub immediate: bool,
    /// When it may be played.
    #[serde(default)]
    pub moment: Moment,
    /// What it answers.
    #[serde(default)]
    pub reply_to: Vec<OptionIx>,
    /// What becomes of it.
    pub returns: Returns,
    /// What it is played as from the second occurrence on.
    pub later_as: Option<OptionIx>,
    /// What must hold for it to be played.
    #[serde(default)]
    pub condition: Vec<Condition>,
    /// The clause that says so of the last play that it has, where one does (X.options.4).
    pub barred_by: Option<Cited>,
    /// What it does.
    pub effect: Vec<Step>,
    /// What the second play needs.
    #[serde(default)]
    pub later_condition: Vec<Condition>,
    /// What the second play does.
    #[serde(default)]
    pub later_effect: Vec<Step>,
    /// Where it comes from.
    pub source: Provenance,
    /// What the rules state of it.
    #[serde(default)]
    pub printed: Vec<String>,
}

impl PoliticalOption {
    pub(crate) fn judge(&self) -> Result<(), String> {
        if (self.moment == Moment::Reply) == self.reply_to.is_empty() {
            return Err("a reply says what it answers, and nothing else does".to_owned());
        }
        if self.later_as.is_some() && !self.later_effect.is_empty() {
            return Err("from the second time on it is another option, or has another effect".to_owned());
        }
        self.effect.iter().chain(&self.later_effect).try_for_each(Step::judge)
    }
}

/// Who takes a city or a box.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the words say it")]
pub enum Holder {
    Faction(FactionIx),
    Side(Side),
}

/// What becomes of a headquarters.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HqIs {
    /// It comes into play.
    Placed,
    /// It is eliminated.
    Eliminated,
    /// It is in a box.
    InBox(BoxIx),
}

/// What a faction has lost.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the words say it")]
pub enum Holding {
    City,
    RailCity,
}

/// A check with a die that an event waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Check {
    /// Poland declares war (N.poland).
    PolandEntry,
}

/// A turn that the Czech case in force gives.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CzechDate {
    /// When they leave.
    Departure,
}

/// What makes an event happen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub enum Cause {
    /// An option is played for the so-manieth time.
    Option { option: OptionIx, occurrence: u8 },
    /// The turn has reached the box that holds the option's counter.
    Track(OptionIx),
    /// A die succeeds.
    Check(Check),
    /// The turn that the Czech case gives.
    CzechCase(CzechDate),
    /// A city changes hands.
    CityPasses { city: CityIx, to: Holder },
    /// A box changes hands.
    BoxPasses { r#box: BoxIx, to: Holder },
    /// A faction holds a city.
    Holds { city: CityIx, owner: FactionIx },
    /// Its holder has left a city (X.control.7).
    Evacuated { city: CityIx, by: FactionIx },
    /// A faction holds all cities of a zone.
    AllCities { zone: ZoneIx, owner: FactionIx },
    /// The so-manieth turn of a country's war.
    TurnOfWar { country: FactionIx, turn: u8 },
    /// A unit of a side stands so near to a city.
    Near { city: CityIx, within: u8, side: Side },
    /// Something becomes of a headquarters.
    Hq { hq: HqIx, is: HqIs },
    /// So many turns after another event.
    After { event: EventIx, turns: u8 },
    /// A side asks for it, so many turns after another event at the earliest.
    Asked { by: Side, after: EventIx, turns: u8 },
    /// A side declares it, so many turns after another event at the earliest.
    Declared { by: Side, after: EventIx, turns: u8 },
    /// So many units of a faction have been destroyed.
    Destroyed { faction: FactionIx, units: u8 },
    /// A faction's withdrawal is over.
    Withdrawn(FactionIx),
    /// A faction holds no such city, in a zone if one is named.
    HoldsNo { faction: FactionIx, what: Holding, zone: Option<ZoneIx> },
}

/// When an event is judged.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, Default)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the words say it")]
pub enum JudgedAt {
    /// At once.
    #[default]
    AtOnce,
    StartOfTurn,
    EndOfPoliticalPhase,
    EndOfTurn,
}

/// An occasion on which an event happens.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Occasion {
    /// What makes it happen.
    pub cause: Cause,
    /// Only since this event, and while the war that it began lasts.
    pub during: Option<EventIx>,
    /// Not if this one has happened.
    pub unless: Option<EventIx>,
    /// Not before this turn.
    pub from: Option<TurnIx>,
    /// When it is judged.
    #[serde(default)]
    pub at: JudgedAt,
}

/// An event.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Event {
    /// "poland_war".
    pub id: String,
    /// "Poland enters the war".
    pub name: String,
    /// The occasions, any one of which makes it happen.
    pub on: Vec<Occasion>,
    /// Whether it can happen more than once.
    #[serde(default)]
    pub repeats: bool,
    /// Whose rule it is, where one says it.
    pub clause: Option<Cited>,
    /// What it does.
    pub effect: Vec<Step>,
    /// Where it comes from.
    pub source: Provenance,
}

/// The political game as a whole.
#[derive(Debug, Clone)]
pub struct Politics {
    /// The political table.
    pub levels: Vec<Level>,
    /// What moves the level, by name.
    pub entries: Vec<Entry>,
    /// What cities are worth.
    pub city_points: CityPoints,
    /// Entries that rules apply by themselves.
    pub applied: AppliedEntries,
    /// How the level drifts.
    pub drift: Drift,
    /// One more option for the Whites.
    pub white_extra_draw: ExtraDraw,
    /// The event tables.
    pub event_tables: EventTables,
    /// The options.
    pub options: Vec<PoliticalOption>,
    /// The events.
    pub events: Vec<Event>,
    /// What all of them are made of.
    pub programs: Programs,
}

impl Politics {
    /// What is wrong with the tables; the reason.
    pub(crate) fn judge(&self) -> Result<(), String> {
        judge_levels(self.levels.iter().map(|level| (level.low, level.high)))?;
        if self.levels.iter().any(|level| level.victor.is_some() != level.grade.is_some()) {
            return Err("a victory has a victor and a grade".to_owned());
        }
        for table in [&self.event_tables.white, &self.event_tables.bolshevik] {
            if !table.iter().map(|line| line.roll).eq(2..=12) {
                return Err("an event table has a line for each sum of two dice, from 2 to 12".to_owned());
            }
            table.iter().flat_map(|line| &line.effect).try_for_each(Step::judge)?;
        }
        Ok(())
    }

    /// Every step of every effect.
    pub fn steps(&self) -> impl Iterator<Item = &Step> {
        let options = self.options.iter().flat_map(|option| option.effect.iter().chain(&option.later_effect));
        let tables = [&self.event_tables.white, &self.event_tables.bolshevik].into_iter().flatten();
        let events = self.events.iter().flat_map(|event| &event.effect);
        options.chain(events).chain(tables.flat_map(|line| &line.effect)).flat_map(Step::all)
    }

    /// Lines of the event tables: the id of what they do, and what they are called.
    pub(crate) fn named_lines(&self) -> impl Iterator<Item = (&str, &str)> {
        let tables = [(Side::White, &self.event_tables.white), (Side::Bolshevik, &self.event_tables.bolshevik)];
        tables.into_iter().flat_map(move |(side, lines)| {
            lines.iter().filter_map(move |line| {
                let program = self.programs.get(self.programs.of_line(side, line.roll)?)?;
                Some((program.id.as_str(), line.name.as_str()))
            })
        })
    }

    /// The entry with this number.
    pub fn entry(&self, entry: EntryIx) -> &Entry {
        &self.entries[entry.index()]
    }
}
