//! 12.0, 12.6 to 12.8: whether an aircraft can take off, and the dice before it does.

use engine::{Arg, Breach, Dice, Events, Interrupt, Message, Seats};
use hexmap::HexIx;

use super::bases::{distance, homes, is_supplied, origin, ship_of};
use crate::board::Weather;
use crate::counters::{Side, UnitIx};
use crate::data::Data;
use crate::sets::{Hexes, Units};
use crate::state::{Flyable, State, Task};
use crate::tables::Reliability;
use crate::{args, command, condition};

/// The row of the reliability table for an aircraft (12.8).
fn engine_of(data: &Data, plane: UnitIx) -> Option<(usize, &Reliability)> {
    let row = usize::from(data.roster.get(plane).model?);
    data.tables.aircraft.reliability.get(row).map(|reliability| (row, reliability))
}

/// 12.6: the airfield that thaw can close under an aircraft. Places that are no airbase share the last number.
fn airfield_of(data: &Data, state: &State, plane: UnitIx) -> Option<usize> {
    let hex = state.hex(plane).filter(|_| !data.roster.get(plane).seaplane && state.weather == Weather::Thaw)?;
    let bases = &data.board.airbases;
    Some(bases.iter().position(|base| base.hex == hex).unwrap_or(bases.len()))
}

/// 19.3: whether an aircraft flies from the Pegasus.
pub(crate) fn is_on_pegasus(data: &Data, state: &State, plane: UnitIx) -> bool {
    ship_of(state, plane).is_some_and(|ship| data.roster.get(ship).id == "al_cv_pegasus")
}

/// 12.0, 12.1: whether an aircraft can still fly this turn, wherever it is to go.
pub(crate) fn check_ready(data: &Data, state: &State, side: Side, plane: UnitIx) -> Result<(), Breach> {
    let refuse = |clause, id| Err(Breach::of(clause, id).with("unit", args::unit(plane)));
    if !state.of_side(data, side).contains(plane) {
        return Err(Breach::plain("elope-not-yours").with("unit", args::unit(plane)));
    }
    if !data.roster.kinds.aircraft.contains(plane) {
        return refuse("12.0.i", "elope-not-an-aircraft");
    }
    if origin(data, state, plane).is_empty() {
        return Err(Breach::plain("elope-not-on-the-map").with("unit", args::unit(plane)));
    }
    if state.task[plane] != Task::None {
        return refuse("12.3.b", "elope-has-a-mission");
    }
    if state.flown.contains(plane) {
        return refuse("12.1", "elope-has-flown");
    }
    if state.original() && state.weather != Weather::Dry && !is_on_pegasus(data, state, plane) {
        return refuse("12.0.g", "elope-no-flying-weather");
    }
    if let Some((row, engine)) = engine_of(data, plane) {
        if engine.no_snow && state.weather == Weather::Snow {
            return refuse("12.7", "elope-grounded-by-snow");
        }
        if state.engines[row] == Flyable::No {
            return refuse(engine.clause.0, "elope-engines-failed");
        }
    }
    if airfield_of(data, state, plane).is_some_and(|field| state.airfields[field] == Flyable::No) {
        return refuse("12.6", "elope-airfield-closed");
    }
    if !is_supplied(data, state, plane) {
        return refuse("12.0.f", "elope-base-without-supply");
    }
    Ok(())
}

/// 12.0.e: whether a target lies within an aircraft's range.
pub(super) fn check_range(data: &Data, state: &State, plane: UnitIx, target: &[HexIx]) -> Result<(), Breach> {
    let way = distance(data, &origin(data, state, plane), target);
    match way.is_some_and(|way| way <= u16::from(data.roster.get(plane).range)) {
        true => Ok(()),
        false => Err(Breach::of("12.0.e", "elope-out-of-range").with("unit", args::unit(plane))),
    }
}

/// 12.2: whether a hex lies in the command radius of an HQ of a side.
pub(super) fn is_near_hq(data: &Data, state: &State, side: Side, hex: HexIx) -> bool {
    data.roster.kinds.hq.and(state.of_side(data, side)).iter().any(|hq| {
        let radius = u16::from(command::radius(data, state, hq));
        state.hex(hq).is_some_and(|at| data.board.distance(at, hex) <= radius)
    })
}

/// 12.0.a: whether a hex lies in the command radius of an HQ, or of a home town, which acts as one.
pub(super) fn is_in_command(data: &Data, state: &State, side: Side, hex: HexIx) -> bool {
    let range = u16::from(condition::word_range(data, state));
    let near = |home: &HexIx| state.holds_hex(data, side, *home) && data.board.distance(*home, hex) <= range;
    homes(data, side).iter().any(near) || is_near_hq(data, state, side, hex)
}

/// 12.0.a: all hexes in command, for lists of targets.
pub(super) fn commanded(data: &Data, state: &State, side: Side) -> Hexes {
    Hexes::of(data.board.map.grid.hexes().filter(|hex| is_in_command(data, state, side, *hex)))
}

/// 12.8.b: what snow adds to the die for an engine.
fn snow_modifier(data: &Data, state: &State) -> i8 {
    if state.weather == Weather::Snow { data.tables.aircraft.snow_modifier } else { 0 }
}

/// 12.6, 12.8: a die that must still be rolled before some aircraft take off.
#[derive(Debug, Clone)]
pub(crate) struct StartDie {
    /// The airfield or the type of aircraft that it is rolled for.
    of: (&'static str, usize),
    /// Those that it keeps on the ground.
    pub(crate) planes: Units,
    pub(crate) clause: &'static str,
    /// What is said of it.
    pub(crate) id: &'static str,
    /// How many faces keep them there.
    pub(crate) fails: usize,
}

/// The dice that must still be rolled before these aircraft take off, one for each airfield and each type.
pub(crate) fn start_dice(data: &Data, state: &State, planes: Units) -> Vec<StartDie> {
    let mut dice: Vec<StartDie> = Vec::new();
    let snow = snow_modifier(data, state);
    for plane in planes.iter() {
        let field = airfield_of(data, state, plane).filter(|field| state.airfields[*field] == Flyable::NotRolled);
        let field = field.map(|field| {
            let fails = data.tables.weather.thaw.airfield_closed_on.len();
            StartDie { of: ("field", field), planes: Units::NONE, clause: "12.6", id: "elope-why-airfield", fails }
        });
        let engine = engine_of(data, plane).filter(|(row, _)| state.engines[*row] == Flyable::NotRolled);
        let engine = engine.map(|(row, engine)| {
            let stays = |die: &u8| engine.grounded_on.contains(&die.saturating_add_signed(snow).max(1));
            let (clause, fails) = (engine.clause.0, (1..=6).filter(stays).count());
            StartDie { of: ("engine", row), planes: Units::NONE, clause, id: "elope-why-engine", fails }
        });
        for die in [field, engine].into_iter().flatten() {
            let at = dice.iter().position(|known| known.of == die.of).unwrap_or(dice.len());
            if at == dice.len() {
                dice.push(die);
            }
            dice[at].planes.insert(plane);
        }
    }
    dice
}

/// 12.6, 12.8: the dice before an aircraft takes off; whether it does.
pub(super) fn takes_off(
    data: &Data,
    state: &mut State,
    plane: UnitIx,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<bool, Interrupt> {
    if let Some(field) = airfield_of(data, state, plane) {
        if state.airfields[field] == Flyable::NotRolled {
            let die = dice.roll(6, "12.6")?;
            let closed = data.tables.weather.thaw.airfield_closed_on.contains(&die);
            state.airfields[field] = if closed { Flyable::No } else { Flyable::Yes };
            let hex = state.hex(plane).unwrap_or(HexIx(0));
            events.tell(Seats::ALL, || {
                let id = if closed { "elope-airfield-mud" } else { "elope-airfield-open" };
                Message::by("12.6", id).with("hex", args::hex(hex)).with("die", Arg::Die(die))
            });
        }
        if state.airfields[field] == Flyable::No {
            return Ok(false);
        }
    }
    let Some((row, engine)) = engine_of(data, plane) else { return Ok(true) };
    if state.engines[row] == Flyable::NotRolled {
        let die = dice.roll(6, engine.clause.0)?;
        let snow = snow_modifier(data, state);
        let modified = die.saturating_add_signed(snow).max(1);
        let grounded = engine.grounded_on.contains(&modified);
        state.engines[row] = if grounded { Flyable::No } else { Flyable::Yes };
        events.tell(Seats::ALL, || {
            let id = if grounded { "elope-engines-fail" } else { "elope-engines-run" };
            let clause = if snow == 0 { engine.clause.0 } else { "12.8.b" };
            let message = Message::by(clause, id).with("unit", args::unit(plane)).with("die", Arg::Die(die));
            message.with("modified", args::int(modified))
        });
    }
    Ok(state.engines[row] == Flyable::Yes)
}
