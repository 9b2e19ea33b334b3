//! Rules that options and events change for a time (X.options.1, X.turn.2): a short list in the state, and the questions that
//! the other chapters ask of it.

use hexmap::HexIx;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::targets;
use crate::data::Data;
use crate::effects::{Effect, Held, Marker, NavalChange, PlayedBy, Start, Target, TargetKind, Then};
use crate::ids::{CityIx, CounterIx, Counters, FactionIx, HqIx, ProgramIx, SeaIx, Side, TurnIx, ZoneIx};
use crate::state::State;

/// How many changes can be in force at once.
const MOST: usize = 24;

/// A step of an effect that lasts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Change {
    pub(crate) program: ProgramIx,
    pub(crate) step: u8,
    /// The first and the last turn; without a last one it is for good.
    pub(crate) from: TurnIx,
    pub(crate) to: Option<TurnIx>,
    /// Whom it struck.
    pub(crate) who: Counters,
    /// Where a marker lies.
    pub(crate) at: Option<HexIx>,
}

impl Default for Change {
    fn default() -> Change {
        Change { program: ProgramIx(0), step: 0, from: TurnIx(0), to: None, who: Counters::NONE, at: None }
    }
}

/// All that is in force, or will be next turn: the first so many of the list, which is written as one. What lies behind them
/// is kept blank, so that equal lists are equal bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Ongoing {
    count: u8,
    changes: [Change; MOST],
}

impl Serialize for Ongoing {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.all().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Ongoing {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Ongoing, D::Error> {
        let list = Vec::<Change>::deserialize(deserializer)?;
        if list.len() > MOST {
            return Err(D::Error::custom(format!("more than {MOST} rules are changed at once")));
        }
        let mut ongoing = Ongoing::default();
        list.into_iter().for_each(|change| ongoing.add(change));
        Ok(ongoing)
    }
}

impl Ongoing {
    pub(crate) fn all(&self) -> &[Change] {
        &self.changes[..usize::from(self.count)]
    }

    /// Whether nothing can be added without something else making room.
    pub(crate) fn is_full(&self) -> bool {
        usize::from(self.count) >= MOST
    }

    /// Where there is no room the one that ends soonest makes it.
    pub(crate) fn add(&mut self, change: Change) {
        if usize::from(self.count) >= MOST {
            let soonest = (0..MOST).min_by_key(|slot| self.changes[*slot].to.unwrap_or(TurnIx(u8::MAX)));
            self.remove(soonest.unwrap_or(0));
        }
        self.changes[usize::from(self.count)] = change;
        self.count += 1;
    }

    fn remove(&mut self, slot: usize) {
        let count = usize::from(self.count);
        self.changes.copy_within(slot + 1..count, slot);
        self.changes[count - 1] = Change::default();
        self.count -= 1;
    }

    /// X.turn.2, third step: what was for this turn is over.
    pub(crate) fn expire(&mut self, turn: TurnIx) {
        for slot in (0..usize::from(self.count)).rev() {
            if self.changes[slot].to.is_some_and(|last| last <= turn) {
                self.remove(slot);
            }
        }
    }
}

/// What a step that lasts so many turns is from now on.
pub(crate) fn lasting(
    data: &Data,
    state: &State,
    (program, step): (ProgramIx, u8),
    turns: Option<u8>,
    start: Start,
) -> Change {
    let from = data.calendar.after(state.turn, u8::from(start == Start::Next));
    let to = turns.map(|turns| data.calendar.after(from, turns.saturating_sub(1)));
    Change { program, step, from, to, ..Change::default() }
}

/// What is in force this turn.
fn in_force<'d>(data: &'d Data, state: &'d State) -> impl Iterator<Item = (&'d Change, &'d Effect)> {
    let now = |change: &&Change| change.from <= state.turn && change.to.is_none_or(|last| state.turn <= last);
    let all = state.affairs.ongoing.all().iter().filter(now);
    all.filter_map(|change| Some((change, data.politics.programs.effect(change.program, change.step)?)))
}

/// How many changes are in force.
pub(crate) fn count(data: &Data, state: &State) -> usize {
    in_force(data, state).count()
}

fn strikes(data: &Data, state: &State, change: &Change, target: &Target, counter: CounterIx) -> bool {
    match target.kind {
        TargetKind::Faction => targets::is_of(state, target.of.as_ref(), state.faction(data, counter)),
        _ => change.who.contains(counter),
    }
}

/// Changes of rules for a counter, one field at a time.
macro_rules! changed {
    ($data:expr, $state:expr, $counter:expr, $field:ident) => {
        in_force($data, $state).filter_map(|(change, effect)| match effect {
            Effect::Modify { target, $field: Some(value), .. } if strikes($data, $state, change, target, $counter) => {
                Some(*value)
            }
            _ => None,
        })
    };
}

/// What keeps a counter from moving, if anything does.
pub(crate) fn forbids_moving(data: &Data, state: &State, counter: CounterIx) -> Option<ProgramIx> {
    forbidden(data, state, counter, |effect| matches!(effect, Effect::Modify { may_move: Some(false), .. }))
}

/// What keeps a unit from attacking, if anything does.
pub(crate) fn forbids_attacking(data: &Data, state: &State, counter: CounterIx) -> Option<ProgramIx> {
    forbidden(data, state, counter, |effect| matches!(effect, Effect::Modify { may_attack: Some(false), .. }))
}

fn forbidden(data: &Data, state: &State, counter: CounterIx, forbids: impl Fn(&Effect) -> bool) -> Option<ProgramIx> {
    in_force(data, state).find_map(|(change, effect)| match effect {
        Effect::Modify { target, .. } if forbids(effect) && strikes(data, state, change, target, counter) => {
            Some(change.program)
        }
        _ => None,
    })
}

/// By what a unit's movement points are multiplied.
pub(crate) fn movement_factor(data: &Data, state: &State, counter: CounterIx) -> u8 {
    changed!(data, state, counter, movement_factor).max().unwrap_or(1)
}

/// What leaving an enemy ZOC costs, if an option says so.
pub(crate) fn zoc_exit_cost(data: &Data, state: &State, counter: CounterIx) -> Option<u8> {
    changed!(data, state, counter, zoc_exit_cost).min()
}

/// Whether a unit counts as supplied wherever it is.
pub(crate) fn always_supplied(data: &Data, state: &State, counter: CounterIx) -> bool {
    state.affairs.supplied.contains(counter) || changed!(data, state, counter, supplied).any(|supplied| supplied)
}

/// What is added to the bonus of a HQ.
pub(crate) fn combat_bonus(data: &Data, state: &State, hq: HqIx) -> i8 {
    changed!(data, state, data.counter_of(hq), bonus).sum()
}

/// In how many combats a HQ may use its bonus, if an option says so.
pub(crate) fn bonus_combats(data: &Data, state: &State, hq: HqIx) -> Option<u8> {
    changed!(data, state, data.counter_of(hq), bonus_combats).max()
}

/// What is added to the die when a HQ receives Armt.
pub(crate) fn armt_roll(data: &Data, state: &State, hq: HqIx) -> i8 {
    changed!(data, state, data.counter_of(hq), armt_roll).sum()
}

/// Whether the limit of cavalry holds for a HQ (VI.I.1).
pub(crate) fn cavalry_limit(data: &Data, state: &State, hq: HqIx) -> bool {
    changed!(data, state, data.counter_of(hq), cavalry_limit).all(|holds| holds)
}

/// The faction whose sources serve another, too.
pub(crate) fn sources_of(data: &Data, state: &State, faction: FactionIx) -> Option<FactionIx> {
    of_faction(data, state, faction, |effect| match effect {
        Effect::Modify { sources_of, .. } => *sources_of,
        _ => None,
    })
}

/// Whether the limit of a faction's zone of action holds.
pub(crate) fn zone_limit(data: &Data, state: &State, faction: FactionIx) -> bool {
    let changed = of_faction(data, state, faction, |effect| match effect {
        Effect::Modify { zone_limit, .. } => *zone_limit,
        _ => None,
    });
    changed.unwrap_or(true)
}

fn of_faction<T>(data: &Data, state: &State, faction: FactionIx, ask: impl Fn(&Effect) -> Option<T>) -> Option<T> {
    in_force(data, state).find_map(|(_, effect)| match effect {
        Effect::Modify { target, .. } if target.kind == TargetKind::Faction => {
            ask(effect).filter(|_| targets::is_of(state, target.of.as_ref(), faction))
        }
        _ => None,
    })
}

/// The highest roll on which HQs of two factions coordinate, if an option says so; 0: not at all.
pub(crate) fn coordination(data: &Data, state: &State, a: FactionIx, b: FactionIx) -> Option<u8> {
    in_force(data, state).find_map(|(_, effect)| match effect {
        Effect::Coordination { of, upto, .. } => {
            let both = [a, b].iter().all(|one| targets::is_of(state, Some(of), *one));
            // Among those named, HQs of different factions; for a side every attempt.
            (both && (a != b || matches!(of, crate::effects::Of::Side(_)))).then_some(*upto)
        }
        _ => None,
    })
}

/// Who plays a faction instead of whom the die would name.
pub(crate) fn played_by(data: &Data, state: &State, faction: FactionIx) -> Option<PlayedBy> {
    in_force(data, state).find_map(|(_, effect)| match effect {
        Effect::Behaviour { faction: of, played_by, .. } if *of == faction => Some(*played_by),
        _ => None,
    })
}

/// What becomes of points or reinforcements of a faction, in a city if one is named.
pub(crate) fn held_back(
    data: &Data,
    state: &State,
    what: Held,
    faction: FactionIx,
    at: Option<CityIx>,
) -> Option<Then> {
    in_force(data, state).find_map(|(_, effect)| match effect {
        Effect::Hold { what: held, faction: of, at: only, then, .. } if *held == what && *of == faction => {
            (only.is_none() || *only == at).then_some(*then)
        }
        _ => None,
    })
}

/// Where partisans are at work.
pub(crate) fn partisans_at<'d>(data: &'d Data, state: &'d State) -> impl Iterator<Item = HexIx> + 'd {
    let markers =
        in_force(data, state).filter(|(_, effect)| matches!(effect, Effect::Marker { marker: Marker::Partisans, .. }));
    markers.filter_map(|(change, _)| change.at)
}

/// Whether partisans are at work anywhere.
pub(crate) fn any_partisans(data: &Data, state: &State) -> bool {
    partisans_at(data, state).next().is_some()
}

/// Those of some units that may attack.
pub(crate) fn who_may_attack(data: &Data, state: &State, units: Counters) -> Counters {
    match state.affairs.ongoing.count {
        0 => units,
        _ => units.filter(|unit| forbids_attacking(data, state, unit).is_none()),
    }
}

/// Whether partisans are at work in a hex: no rail movement passes, and Armt comes at best as from a hex away.
pub(crate) fn partisans(data: &Data, state: &State, hex: HexIx) -> bool {
    partisans_at(data, state).any(|at| at == hex)
}

/// The points of a White pool of naval points, if an option has set them.
pub(crate) fn naval_points(data: &Data, state: &State, pool: SeaIx) -> Option<u8> {
    in_force(data, state).find_map(|(_, effect)| match effect {
        Effect::Naval { change: NavalChange::Points { pool: of, points }, .. } if *of == pool => Some(*points),
        _ => None,
    })
}

/// How much of its naval points a side has, in hundredths.
pub(crate) fn naval_percent(data: &Data, state: &State, side: Side) -> u8 {
    let percent = in_force(data, state).filter_map(|(_, effect)| match effect {
        Effect::Naval { change: NavalChange::Percent { side: of, percent }, .. } if *of == side => Some(*percent),
        _ => None,
    });
    percent.min().unwrap_or(100)
}

/// Whether a closed zone has been opened to a faction.
pub(crate) fn is_open(data: &Data, state: &State, zone: ZoneIx, faction: FactionIx) -> bool {
    in_force(data, state).any(|(_, effect)| match effect {
        Effect::Open { zone: of, to } => *of == zone && to.contains(&faction),
        _ => false,
    })
}
