//! T.bomb, 12.3.c and 16.4: bombing missions and what a hit does.

use engine::{Advance, Arg, Dice, Events, Interrupt, Message, Seats};
use hexmap::HexIx;

use super::missions::hexes_of;
use crate::bits::Units;
use crate::combat::declare::with_task;
use crate::counters::{Side, UnitIx};
use crate::data::Data;
use crate::state::{Frame, State, Target, Task};
use crate::{naval, say};

/// What kind of target it is, for the Bombing Table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    Ship,
    Bridge,
    Depot,
    Fort,
    HastyDefence,
    Troops,
    Train,
    Tank,
    Track,
}

impl Kind {
    /// Its name in the table.
    fn key(self) -> &'static str {
        match self {
            Kind::Ship => "ship",
            Kind::Bridge => "bridge",
            Kind::Depot => "depot",
            Kind::Fort => "fort",
            Kind::HastyDefence => "hasty_defense",
            Kind::Troops => "red_troops",
            Kind::Train => "armored_train",
            Kind::Tank => "tank",
            Kind::Track => "railroad",
        }
    }

    fn clause(self) -> &'static str {
        match self {
            Kind::Ship | Kind::Bridge => "T.bomb.b",
            Kind::Depot => "T.bomb.c",
            Kind::Fort => "T.bomb.d",
            Kind::HastyDefence => "T.bomb.e",
            Kind::Troops => "T.bomb.f",
            Kind::Train => "16.4",
            Kind::Tank => "9.0.c",
            Kind::Track => "16.41",
        }
    }
}

/// The clause by which a target is bombed.
pub(crate) fn bombing_clause(data: &Data, target: Target) -> Option<&'static str> {
    kind(data, target).map(Kind::clause)
}

/// The kind of a target; none for counters that are not bombed by name.
pub(super) fn kind(data: &Data, target: Target) -> Option<Kind> {
    let kinds = &data.roster.kinds;
    Some(match target {
        Target::Counter(unit) if kinds.vessels.contains(unit) => Kind::Ship,
        Target::Counter(unit) if kinds.depots.contains(unit) => Kind::Depot,
        Target::Counter(unit) if kinds.trains.contains(unit) => Kind::Train,
        Target::Counter(unit) if kinds.tanks.contains(unit) => Kind::Tank,
        Target::Counter(_) => return None,
        Target::Bridge(_) => Kind::Bridge,
        Target::Fort(_) => Kind::Fort,
        Target::HastyDefence(_) => Kind::HastyDefence,
        Target::Track(_) => Kind::Track,
        Target::Troops(_) => Kind::Troops,
    })
}

/// 12.4: bombing missions, one after the other; then the attacks.
pub(crate) fn bomb(
    data: &Data,
    state: &mut State,
    side: Side,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<Advance, Interrupt> {
    let Some(number) = state.missions.iter().position(|mission| !mission.resolved) else {
        state.stack.pop();
        state.stack.push(Frame::Resolve { side });
        return Ok(Advance::Ran);
    };
    state.missions[number].resolved = true;
    let target = state.missions[number].target;
    let planes = with_task(state, Task::Mission(number as u8));
    if let (false, Some(kind)) = (planes.is_empty(), kind(data, target)) {
        resolve(data, state, planes, target, kind, dice, events)?;
    }
    Ok(Advance::Ran)
}

/// One mission: the table and the second die, or the dice against track.
fn resolve(
    data: &Data,
    state: &mut State,
    planes: Units,
    target: Target,
    kind: Kind,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<(), Interrupt> {
    let strength: u8 = planes.iter().map(|plane| data.roster.get(plane).bomb).sum();
    let place = hexes_of(data, state, target).first().copied().unwrap_or(HexIx(0));
    let hit = match kind {
        Kind::Track => bomb_track(data, strength, place, dice, events)?,
        _ => roll(data, kind, strength, place, dice, events)?,
    };
    if hit {
        take_effect(data, state, target, events);
    }
    Ok(())
}

/// 16.41: a die for each point of bombing strength.
fn bomb_track(
    data: &Data,
    strength: u8,
    place: HexIx,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<bool, Interrupt> {
    let table = &data.tables.bombing.railroad;
    let mut hit = false;
    for _ in 0..strength * table.dice_per_bomb_point {
        let die = dice.roll(6, "16.41")?;
        hit |= table.destroyed_on.contains(&die);
        events.tell(Seats::ALL, || {
            Message::by("16.41", "elope-bombs-track").with("hex", say::hex(place)).with("die", Arg::Die(die))
        });
    }
    Ok(hit)
}

/// T.bomb.a: whether a die hits; small targets add to it, big ones subtract and take a second die.
fn roll(
    data: &Data,
    kind: Kind,
    strength: u8,
    place: HexIx,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<bool, Interrupt> {
    let table = &data.tables.bombing;
    let die = dice.roll(6, "T.bomb.a")?;
    let modified = die.saturating_add_signed(table.modifiers.get(kind.key()).copied().unwrap_or(0));
    let hit = hits(data, strength, modified);
    events.tell(Seats::ALL, || {
        let id = if hit { "elope-bombs-hit" } else { "elope-bombs-miss" };
        let message = Message::by(kind.clause(), id).with("hex", say::hex(place)).with("die", Arg::Die(die));
        message.with("modified", say::int(modified)).with("strength", say::int(strength))
    });
    let effect = table.effects.iter().find(|effect| effect.target == kind.key());
    let Some(faces) = effect.and_then(|effect| effect.second_roll.as_ref()).filter(|_| hit) else { return Ok(hit) };
    let die = dice.roll(6, kind.clause())?;
    let tells = faces.contains(&die);
    events.tell(Seats::ALL, || {
        let id = if tells { "elope-hit-tells" } else { "elope-hit-does-nothing" };
        Message::by(kind.clause(), id).with("hex", say::hex(place)).with("die", Arg::Die(die))
    });
    Ok(tells)
}

/// The cell of the Bombing Table for a bombing strength and a modified die.
fn hits(data: &Data, strength: u8, modified: u8) -> bool {
    let table = &data.tables.bombing;
    let least = |heading: &String| heading.split(['-', '+']).next().and_then(|number| number.parse().ok());
    let column = table.columns.iter().rposition(|heading| least(heading).is_some_and(|least: u8| strength >= least));
    let row = usize::from(modified.max(1)).min(table.rows.len()) - 1;
    column.is_some_and(|column| table.rows[row].results[column] == "H")
}

/// What a hit does to its target.
fn take_effect(data: &Data, state: &mut State, target: Target, events: &mut Events<'_>) {
    let told = |clause, id, place| move || Message::by(clause, id).with("hex", say::hex(place));
    match target {
        Target::Counter(unit) => hit_counter(data, state, unit, events),
        Target::Bridge(reach) => {
            state.bridges.remove(reach);
            events.tell(Seats::ALL, || Message::by("T.bomb.b", "elope-bridge-bombed").with("hex", say::reach(reach)));
        }
        Target::Fort(hex) => {
            state.forts.remove(hex);
            events.tell(Seats::ALL, told("T.bomb.d", "elope-fort-bombed", hex));
        }
        Target::HastyDefence(hex) => {
            state.hasty.remove(hex);
            events.tell(Seats::ALL, told("T.bomb.e", "elope-hasty-defence-bombed", hex));
        }
        Target::Track(hex) => {
            state.wrecked.insert(hex);
            events.tell(Seats::ALL, told("16.41", "elope-track-bombed", hex));
        }
        Target::Troops(hex) => {
            state.panicked.insert(hex);
            events.tell(Seats::ALL, told("12.3.c", "elope-troops-panic", hex));
        }
    }
    state.settled = false;
}

/// T.bomb.b, T.bomb.c, 16.4, 9.0.c: a ship, train or tank is destroyed, a depot loses a level.
fn hit_counter(data: &Data, state: &mut State, unit: UnitIx, events: &mut Events<'_>) {
    let kinds = &data.roster.kinds;
    if kinds.vessels.contains(unit) {
        return sink(data, state, unit, events);
    }
    if kinds.depots.contains(unit) && state.fixed.contains(unit) {
        state.fixed.remove(unit);
        events.tell(Seats::ALL, || Message::by("T.bomb.c", "elope-depot-made-mobile").with("unit", say::unit(unit)));
        return;
    }
    let clause = kind(data, Target::Counter(unit)).map_or("16.4", Kind::clause);
    state.destroy(data, unit);
    events.tell(Seats::ALL, || Message::by(clause, "elope-bombed-out").with("unit", say::unit(unit)));
}

/// T.bomb.b: a ship goes down, as in every other way of sinking (15.0.e).
fn sink(data: &Data, state: &mut State, ship: UnitIx, events: &mut Events<'_>) {
    events.tell(Seats::ALL, || Message::by("T.bomb.b", "elope-ship-bombed").with("unit", say::unit(ship)));
    naval::sink(data, state, ship, events);
}
