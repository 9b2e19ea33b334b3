//! T.bomb, 12.3.c and 16.4: bombing missions and what a hit does.

use engine::{Advance, Arg, Dice, Events, Interrupt, Message, Seats};
use hexmap::HexIx;

use super::missions::hexes_of;
use crate::combat::declare::with_task;
use crate::counters::{Side, UnitIx};
use crate::data::Data;
use crate::sets::Units;
use crate::state::{Frame, State, Target, Task};
use crate::{args, naval};

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
    if !planes.is_empty() {
        resolve(data, state, planes, target, dice, events)?;
    }
    Ok(Advance::Ran)
}

/// How aircraft of some strength bomb a target: which dice, and which of their faces do it.
pub(crate) enum Run<'a> {
    /// A die on the Bombing Table, modified, and after a hit perhaps a second one.
    Table { clause: &'static str, modifier: i8, hits: Vec<u8>, second: Option<&'a [u8]> },
    /// 16.41: dice of which any can do it.
    Track { dice: u8, on: &'a [u8] },
}

impl<'a> Run<'a> {
    /// None for targets that are not bombed by name.
    pub(crate) fn of(data: &'a Data, target: Target, strength: u8) -> Option<Run<'a>> {
        let table = &data.tables.bombing;
        let kind = kind(data, target)?;
        if kind == Kind::Track {
            let dice = strength * table.railroad.dice_per_bomb_point;
            return Some(Run::Track { dice, on: &table.railroad.destroyed_on });
        }
        let modifier = table.modifiers.get(kind.key()).copied().unwrap_or(0);
        let hits = (1..=6).filter(|die| hits(data, strength, counted(*die, modifier))).collect();
        let effect = table.effects.iter().find(|effect| effect.target == kind.key());
        let second = effect.and_then(|effect| effect.second_roll.as_deref());
        Some(Run::Table { clause: kind.clause(), modifier, hits, second })
    }
}

/// A die with the modifier of its target.
fn counted(die: u8, modifier: i8) -> u8 {
    die.saturating_add_signed(modifier)
}

/// The bombing strength of these aircraft together.
pub(crate) fn bomb_strength(data: &Data, planes: Units) -> u8 {
    planes.iter().map(|plane| data.roster.get(plane).bomb).sum()
}

/// One mission: the table and the second die, or the dice against track.
fn resolve(
    data: &Data,
    state: &mut State,
    planes: Units,
    target: Target,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<(), Interrupt> {
    let strength = bomb_strength(data, planes);
    let place = hexes_of(data, state, target).first().copied().unwrap_or(HexIx(0));
    let hit = match Run::of(data, target, strength) {
        None => return Ok(()),
        Some(Run::Track { dice: count, on }) => bomb_track(count, on, place, dice, events)?,
        Some(Run::Table { clause, modifier, hits, second }) => {
            let die = dice.roll(6, "T.bomb.a")?;
            let hit = hits.contains(&die);
            events.tell(Seats::ALL, || {
                let id = if hit { "elope-bombs-hit" } else { "elope-bombs-miss" };
                let message = Message::by(clause, id).with("hex", args::hex(place)).with("die", Arg::Die(die));
                message.with("modified", args::int(counted(die, modifier))).with("strength", args::int(strength))
            });
            match second.filter(|_| hit) {
                Some(faces) => tells(clause, faces, place, dice, events)?,
                None => hit,
            }
        }
    };
    if hit {
        take_effect(data, state, target, events);
    }
    Ok(())
}

/// 16.41: a die for each point of bombing strength.
fn bomb_track(count: u8, on: &[u8], place: HexIx, dice: &mut Dice, events: &mut Events<'_>) -> Result<bool, Interrupt> {
    let mut hit = false;
    for _ in 0..count {
        let die = dice.roll(6, "16.41")?;
        hit |= on.contains(&die);
        events.tell(Seats::ALL, || {
            Message::by("16.41", "elope-bombs-track").with("hex", args::hex(place)).with("die", Arg::Die(die))
        });
    }
    Ok(hit)
}

/// T.bomb.d to T.bomb.f: the second die of big targets.
fn tells(
    clause: &'static str,
    faces: &[u8],
    place: HexIx,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<bool, Interrupt> {
    let die = dice.roll(6, clause)?;
    let tells = faces.contains(&die);
    events.tell(Seats::ALL, || {
        let id = if tells { "elope-hit-tells" } else { "elope-hit-does-nothing" };
        Message::by(clause, id).with("hex", args::hex(place)).with("die", Arg::Die(die))
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

/// What a hit does to its target, in words.
pub(crate) fn effect(data: &Data, state: &State, target: Target) -> Message {
    let at = |clause, id, place| Message::by(clause, id).with("hex", place);
    let kinds = &data.roster.kinds;
    match target {
        Target::Counter(unit) => {
            let (clause, id) = match () {
                () if kinds.vessels.contains(unit) => ("T.bomb.b", "elope-ship-bombed"),
                () if is_static_depot(data, state, unit) => ("T.bomb.c", "elope-depot-made-mobile"),
                () => (kind(data, target).map_or("16.4", Kind::clause), "elope-bombed-out"),
            };
            Message::by(clause, id).with("unit", args::unit(unit))
        }
        Target::Bridge(reach) => at("T.bomb.b", "elope-bridge-bombed", args::reach(reach)),
        Target::Fort(hex) => at("T.bomb.d", "elope-fort-bombed", args::hex(hex)),
        Target::HastyDefence(hex) => at("T.bomb.e", "elope-hasty-defence-bombed", args::hex(hex)),
        Target::Track(hex) => at("16.41", "elope-track-bombed", args::hex(hex)),
        Target::Troops(hex) => at("12.3.c", "elope-troops-panic", args::hex(hex)),
    }
}

fn is_static_depot(data: &Data, state: &State, unit: UnitIx) -> bool {
    data.roster.kinds.depots.contains(unit) && state.fixed.contains(unit)
}

/// What a hit does to its target.
fn take_effect(data: &Data, state: &mut State, target: Target, events: &mut Events<'_>) {
    let told = effect(data, state, target);
    events.tell(Seats::ALL, || told);
    match target {
        Target::Counter(unit) if data.roster.kinds.vessels.contains(unit) => {
            // 15.0.e: as in every other way of sinking.
            naval::sink(data, state, unit, events);
        }
        Target::Counter(unit) if is_static_depot(data, state, unit) => state.fixed.remove(unit),
        Target::Counter(unit) => state.destroy(data, unit),
        Target::Bridge(reach) => state.bridges.remove(reach),
        Target::Fort(hex) => state.forts.remove(hex),
        Target::HastyDefence(hex) => state.hasty.remove(hex),
        Target::Track(hex) => state.wrecked.insert(hex),
        Target::Troops(hex) => state.panicked.insert(hex),
    }
    state.settled = false;
}
