//! 9b.soft, 9b.major: guns shell a space before orders are carried out, or before a battle.

use engine::{Arg, Dice, Events, Interrupt, Message, Seats};

use crate::army::Stands;
use crate::assets::{self, Kind};
use crate::data::Data;
use crate::forces::{ForceIx, Place};
use crate::ids::{Side, UnitIx};
use crate::procedure::Mission;
use crate::space::Space;
use crate::state::State;
use crate::units::{Armour, Class};
use crate::{args, engage, fog};

/// How many batteries some stands make: three guns with two howitzers among them, or an armoured train with heavy guns
/// (9b.soft.2, 5.res.12).
pub(crate) fn batteries(data: &Data, stands: &Stands) -> u32 {
    let limits = data.campaign.limits;
    let howitzers = stands.of_class(data, Class::Howitzer);
    let guns = howitzers + stands.of_class(data, Class::Gun) + stands.of_class(data, Class::Aa);
    let heavy = |unit: UnitIx| data.units[unit.index()].armour == Armour::Train;
    (guns / limits.battery_guns).min(howitzers / limits.battery_howitzers) + stands.only(heavy).len()
}

/// 9b.bomb.3, 9b.bomb.4: the roll against those in a space: twice against the dug-in, of which the lower counts. None if
/// nobody is there.
#[allow(clippy::too_many_arguments, reason = "against whom, where, with what and by which clause")]
pub(crate) fn totals(
    data: &Data,
    state: &State,
    on: Side,
    at: Space,
    add: i8,
    clause: &'static str,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<Option<i8>, Interrupt> {
    if !state.occupied(on, at) {
        return Ok(None);
    }
    let numbers = data.campaign.rolls.bomb;
    let dug_in = state.groups_at(on, Place::At(at)).any(|(_, force)| engage::is_dug_in(state, force));
    let stands = state.stands_at(on, at);
    let mounted = 2 * stands.of_class(data, Class::Cav) > stands.len();
    let add = add + if mounted { numbers.mostly_cavalry } else { 0 };
    let mut lowest = i8::MAX;
    for roll in 0..if dug_in { numbers.dug_in_successes } else { 1 } {
        // Whoever has dug in must be hit again.
        let clause = if roll == 0 { clause } else { "5.dig.1" };
        let total = (dice.roll(6, clause)? + dice.roll(6, clause)?) as i8 + add;
        lowest = lowest.min(total);
        events.reveal(Seats::ALL, || {
            let told = Message::by(clause, "riverdon-shelled").with("space", args::space(at));
            told.with("total", Arg::Int(i32::from(total)))
        });
    }
    Ok(Some(lowest))
}

/// 9b.bomb.2: the flight number of everybody there is lower this turn, by 20 at most.
pub(crate) fn cut(
    data: &Data,
    state: &mut State,
    on: Side,
    at: Space,
    points: u8,
    clause: &'static str,
    events: &mut Events<'_>,
) {
    let cap = data.campaign.rolls.bomb.cap;
    let there: Vec<ForceIx> = state.groups_at(on, Place::At(at)).map(|(force, _)| force).collect();
    let mut most = 0;
    for force in there {
        let group = state.force_mut(on, force);
        let sum = group.flight_cut.saturating_add(points).min(cap);
        most = most.max(sum.saturating_sub(group.flight_cut));
        group.flight_cut = sum;
    }
    let (clause, points) = if most < points { ("9b.bomb.2", most) } else { (clause, points) };
    events.reveal(Seats::ALL, || {
        let told = Message::by(clause, "riverdon-flight-number-cut").with("space", args::space(at));
        told.with("points", args::int(points))
    });
}

/// 9b.soft.1, 9b.major.1, 9b.major.2: the guns fire at the enemy in a space.
pub(crate) fn fire(
    data: &Data,
    state: &mut State,
    side: Side,
    mission: Mission,
    at: Space,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<(), Interrupt> {
    let on = side.enemy();
    let major = assets::kind(data, mission.kind) == Kind::Major;
    let numbers = data.campaign.rolls.major_bombardment;
    let (add, clause) = if major { (numbers.add, "9b.major.1") } else { (0, "9b.soft.1") };
    let Some(total) = totals(data, state, on, at, add, clause, dice, events)? else {
        if fog::knows(state, side, at) {
            fog::see_empty(state, side, at);
        }
        return Ok(());
    };
    let (points, clause) = match (major, total) {
        (true, total) if total >= numbers.strong_need => (numbers.strong_cut, "9b.major.2"),
        (true, total) if total >= numbers.need => (numbers.flight_cut, clause),
        (false, total) if total >= data.campaign.rolls.bomb.need => (data.campaign.rolls.bomb.flight_cut, clause),
        _ => (0, clause),
    };
    if points > 0 {
        cut(data, state, on, at, points, clause, events);
    }
    if major {
        let there: Vec<ForceIx> = state.groups_at(on, Place::At(at)).map(|(force, _)| force).collect();
        for force in there {
            let group = state.force_mut(on, force);
            (group.bombarded, group.wavered) = (true, false);
        }
    }
    Ok(())
}
