//! A position from a real table: its form, read and judged, written down.
//!
//! It is taken where nobody is in the middle of anything: before the set-up of Red, in a segment of Mutual Operations,
//! when a Movement Phase begins, when attacks are announced.

mod fields;
mod form;
mod judge;
mod read;
mod write;

use engine::Stack;
use engine::situation::FieldValue;

use crate::board::Weather;
use crate::counters::{Side, UnitIx};
use crate::data::Data;
use crate::flags::Until;
use crate::scenarios::{Arrival, Entry};
use crate::state::{Frame, Kotlas, Place, State};
use crate::{arrivals, condition, zones};

pub(crate) use form::form;
pub(crate) use read::lay_out;
pub(crate) use write::write_down;

/// Where a position can be taken, in the order of a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Phase {
    SetUp,
    Operations(Side),
    AlliedMovement,
    AlliedCombat,
    RedMovement,
    RedCombat,
}

/// Whether conditions follow from the position, or are as the counters say.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Conditions {
    Found,
    Marked,
}

const PHASES: [FieldValue<Phase>; 7] = [
    (Phase::SetUp, "set up", "elope-phase-set-up"),
    (Phase::Operations(Side::Allied), "operations allied", "elope-phase-allied-operations"),
    (Phase::Operations(Side::Red), "operations red", "elope-phase-red-operations"),
    (Phase::AlliedMovement, "movement allied", "elope-phase-allied-movement"),
    (Phase::AlliedCombat, "combat allied", "elope-phase-allied-combat"),
    (Phase::RedMovement, "movement red", "elope-phase-red-movement"),
    (Phase::RedCombat, "combat red", "elope-phase-red-combat"),
];

const WEATHERS: [FieldValue<Weather>; 3] =
    [(Weather::Dry, "dry", "elope-dry"), (Weather::Thaw, "thaw", "elope-thaw"), (Weather::Snow, "snow", "elope-snow")];

const DECISIONS: [FieldValue<Kotlas>; 3] = [
    (Kotlas::Silent, "silent", "elope-value-silent"),
    (Kotlas::Undecided, "undecided", "elope-value-undecided"),
    (Kotlas::Yes, "yes", "elope-value-yes"),
];

const NO_OR_YES: [FieldValue<bool>; 2] = [(false, "no", "elope-value-no"), (true, "yes", "elope-value-yes")];

const CONDITIONS: [FieldValue<Conditions>; 2] =
    [(Conditions::Found, "found", "elope-value-found"), (Conditions::Marked, "marked", "elope-value-marked")];

impl Phase {
    fn frame(self) -> Frame {
        match self {
            Phase::SetUp => Frame::SetUp,
            Phase::Operations(side) => Frame::Operations { side },
            Phase::AlliedMovement => Frame::Movement { side: Side::Allied },
            Phase::AlliedCombat => Frame::Declare { side: Side::Allied },
            Phase::RedMovement => Frame::Movement { side: Side::Red },
            Phase::RedCombat => Frame::Declare { side: Side::Red },
        }
    }

    /// The phase that a state is in, if it is one of these.
    fn of(state: &State) -> Option<(Phase, &'static str)> {
        let found = PHASES.iter().find(|(phase, ..)| state.stack.frames() == [phase.frame()]);
        found.map(|(phase, word, _)| (*phase, *word))
    }

    /// Whether all dice of the Mutual Operations Phase have been rolled (AID.seq.a).
    fn is_after_dice(self) -> bool {
        self >= Phase::AlliedMovement
    }

    /// Whether reinforcements of a side have come this turn (3.0.i).
    fn has_reinforced(self, side: Side) -> bool {
        match side {
            Side::Allied => self >= Phase::AlliedMovement,
            Side::Red => self >= Phase::RedMovement,
        }
    }
}

/// Nobody has done anything in this phase.
pub(crate) fn rest(state: &mut State) {
    state.spent = Default::default();
    state.take_off(Until::Movement);
    state.set_out = None;
    state.shelled = Default::default();
    state.met = Default::default();
    state.journey = 0;
}

/// Conditions as they follow from the position.
pub(crate) fn find_conditions(data: &Data, state: &mut State) {
    zones::refresh(data, state);
    state.settled = false;
    condition::check(data, state);
}

/// What of a state still matters: what was done in a phase that is over does not.
fn essence(data: &Data, state: &State) -> State {
    let mut essence = *state;
    essence.settled = false;
    match state.top() {
        Frame::Movement { side } => {
            for unit in state.of_side(data, side.enemy()).iter() {
                essence.spent[unit] = 0;
            }
        }
        top => {
            rest(&mut essence);
            if top != (Frame::Declare { side: Side::Red }) {
                essence.take_off(Until::PlayerTurn);
            }
        }
    }
    essence
}

/// The list that brings a counter, and its turn.
fn entry_of<'a>(data: &'a Data, state: &State, unit: UnitIx) -> Option<(u8, &'a Entry)> {
    let id = &data.roster.get(unit).id;
    let lists = arrivals::scenario(data, state).turn.iter();
    let mut entries = lists.flat_map(|turn| turn.entries.iter().map(|entry| (turn.number, entry)));
    entries.find(|(_, entry)| entry.kind != Arrival::Return && entry.units.contains(id))
}

/// Whether the lists bring a counter only later than this phase: the turn in which they do.
fn comes_in(data: &Data, state: &State, phase: Phase, unit: UnitIx) -> Option<u8> {
    let (turn, entry) = entry_of(data, state, unit)?;
    let now = state.turn.max(1);
    let waits = entry.kind == Arrival::Reinforcement && !phase.has_reinforced(entry.side);
    (turn > now || turn == now && waits).then_some(turn)
}

/// Where a counter is of which nothing is said: still to come, lost, or not in the scenario.
fn unsaid(data: &Data, state: &State, phase: Phase, unit: UnitIx) -> Place {
    match (entry_of(data, state, unit), comes_in(data, state, phase, unit)) {
        (None, _) => Place::Never,
        (_, Some(_)) => Place::ToCome,
        (_, None) => Place::Lost,
    }
}

/// A stack of procedures at the beginning of a phase.
fn stack_of(phase: Phase) -> Stack<Frame, { crate::state::DEPTH }> {
    Stack::new(phase.frame())
}
