//! 8.after, 8.cas, 8.cons: what becomes of winners and losers.

use engine::{Advance, Arg, Breach, Dice, Events, Interrupt, Message, Seats};

use crate::army::Stands;
use crate::board::Lay;
use crate::campaign::OrderKind;
use crate::data::Data;
use crate::forces::{Banks, Force, ForceIx, Place};
use crate::general::{captures, scouting, surrender};
use crate::ids::{Side, UnitIx};
use crate::movement::home_distance;
use crate::procedure::{Clash, Frame, Retiring};
use crate::space::Space;
use crate::state::State;
use crate::units::{Class, Tag};
use crate::{args, engage, execution, fog, initiative, leaders, rivers, trains};

/// The battle is decided: the loser pays, surrenders or retires; then the victor is disposed of.
pub(crate) fn dispose(
    data: &Data,
    state: &mut State,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<(), Interrupt> {
    let Some(clash) = state.clash else { return Ok(()) };
    let Some(winner) = clash.winner else { return Ok(()) };
    let loser = winner.enemy();
    let who = args::side(state, winner);
    events.tell(Seats::ALL, || {
        Message::by("8.victory.1", "riverdon-clash-won").with("side", who).with("space", args::space(clash.at))
    });
    if !state.occupied(loser, clash.at) {
        return close(data, state, &clash, dice, events);
    }
    let retiring = way_back(state, &clash, loser);
    state.retiring[loser] = retiring;
    if must_surrender(data, state, &clash, loser) {
        surrender_all(data, state, loser, clash.at, dice, events)?;
        return close(data, state, &clash, dice, events);
    }
    if !(clash.before && is_light(data, &state.stands_at(loser, clash.at))) {
        roll_casualties(data, state, &clash, loser, dice, events)?;
    }
    state.go_on(Frame::Retreat { side: loser });
    Ok(())
}

/// Where a loser has to go: a beaten attacker first to where he came from.
fn way_back(state: &State, clash: &Clash, loser: Side) -> Retiring {
    let attacks = loser == clash.attacker;
    let from = Some(clash.at);
    let off = attacks && clash.from.is_none() && state.action.is_some_and(|action| action.from.is_none());
    let first = clash.from.filter(|_| attacks);
    Retiring { from, first, banks: if attacks { clash.from_banks } else { Banks::default() }, off }
}

/// 8.after.3, 8.after.4: the surrounded who were pushed past their number, and those with nowhere to go.
fn must_surrender(data: &Data, state: &State, clash: &Clash, loser: Side) -> bool {
    let place = Place::At(clash.at);
    let ringed = state.groups_at(loser, place).any(|(_, force)| force.surrounded);
    let never = state.groups_at(loser, place).any(|(force, _)| state.privileged(loser, force));
    clash.gave_up || (ringed && clash.past_flight && !never) || !somebody_can_go(data, state, loser)
}

/// Whether a side could retire from a clash, if it lost.
pub(crate) fn has_way_out(data: &Data, state: &State, clash: &Clash, side: Side) -> bool {
    let mut after = *state;
    after.retiring[side] = way_back(state, clash, side);
    somebody_can_go(data, &after, side)
}

/// Whether any of the retiring has a legal way.
pub(crate) fn somebody_can_go(data: &Data, state: &State, side: Side) -> bool {
    let Some(from) = state.retiring[side].from else { return false };
    let off = state.groups_at(side, Place::At(from)).any(|(_, group)| way_begins(state, side, group) == Begins::Off);
    off || from.neighbours().any(|(_, to)| !goers(data, state, side, to).is_empty())
}

/// Where the way back of a group begins.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Begins {
    /// Anywhere that is legal.
    Anywhere,
    /// Where a beaten attacker came from, he or the reserve that joined him (8.after.2, 8.after.6).
    At(Space),
    /// Off the board, whence he came (sc5.setup.2).
    Off,
}

fn way_begins(state: &State, side: Side, group: &Force) -> Begins {
    let retiring = state.retiring[side];
    let (Some(from), Some(edge), true) = (retiring.from, group.arrived, retiring.off || retiring.first.is_some())
    else {
        return Begins::Anywhere;
    };
    match from.beyond(edge) {
        // Enemies in whose midst he passed unknowing have closed it.
        Some(back) if fog::knows(state, side, back) => Begins::Anywhere,
        Some(back) => Begins::At(back),
        None => Begins::Off,
    }
}

fn surrender_all(
    data: &Data,
    state: &mut State,
    loser: Side,
    at: Space,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<(), Interrupt> {
    events.reveal(Seats::ALL, || Message::by("8.after.4", "riverdon-beaten-surrender").with("space", args::space(at)));
    let there: Vec<ForceIx> = state.groups_at(loser, Place::At(at)).map(|(force, _)| force).collect();
    for force in there {
        surrender::give_up(data, state, loser, force, dice, events)?;
    }
    Ok(())
}

/// 8.before.1, 8.before.2: a single company of cavalry, armoured cars, trains.
fn is_light(data: &Data, stands: &Stands) -> bool {
    let mut companies = 0;
    stands.counters(data).all(|(unit, _)| match data.units[unit.index()].class {
        Class::Cav => {
            companies += 1;
            companies <= 1
        }
        Class::ArmouredCar | Class::Train => true,
        _ => false,
    })
}

/// 8.cas, 8.cons: each company and each weapon rolls.
fn roll_casualties(
    data: &Data,
    state: &mut State,
    clash: &Clash,
    loser: Side,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<(), Interrupt> {
    let winner = loser.enemy();
    let cavalry = |side: Side| state.stands_at(side, clash.at).of_class(data, Class::Cav);
    // 8.cas.4
    let pursued = cavalry(winner) > cavalry(loser);
    let numbers = data.campaign.rolls.retiring;
    let there: Vec<ForceIx> = state.groups_at(loser, Place::At(clash.at)).map(|(force, _)| force).collect();
    let (mut prisoners, mut deserters) = (Stands::default(), Stands::default());
    for force in there {
        let group = *state.force(loser, force);
        let dug_in = group.order == Some(OrderKind::DigIn) || engage::is_dug_in(state, &group);
        let mut modifier = if pursued { numbers.enemy_more_cavalry } else { 0 };
        modifier += if dug_in { numbers.dig_in } else { 0 }; // 5.dig.4, 8.cas.5
        modifier += if group.order == Some(OrderKind::Disengage) { numbers.disengage } else { 0 }; // 8.cas.6
        let mut lost = Stands::default();
        // 8.cas.3
        for (unit, stands) in group.stands.counters(data) {
            let two = dice.roll(6, "8.cas.1")? + dice.roll(6, "8.cas.1")?;
            let fate = casualty(data, unit, two as i8 + modifier);
            let gone = match fate {
                Fate::Safe => 0,
                Fate::GoesOver => u16::from(stands),
                Fate::Prisoner | Fate::Scatters => 1,
            };
            lost.add(unit, gone);
            match fate {
                Fate::Prisoner => prisoners.add(unit, gone),
                Fate::GoesOver => deserters.add(unit, gone),
                Fate::Scatters | Fate::Safe => {}
            }
            tell_casualty(unit, fate, two, events);
        }
        let scattered = lost.without(&prisoners).without(&deserters);
        captures::count_lost(data, state, loser, &scattered);
        captures::take_off(state, loser, force, &lost);
        trains::orphaned(data, state, loser, force, dice, events)?;
    }
    let usable = captures::capture(data, state, loser, &prisoners, events);
    captures::count_lost(data, state, loser, &deserters);
    // Weapons that no victor is left to take up are lost; whoever goes over does so by himself.
    captures::join_where(data, state, winner, clash.at, &usable);
    captures::join(data, state, winner, clash.at, &deserters);
    Ok(())
}

/// What a retiring unit's roll brings.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fate {
    Safe,
    /// 8.cas.1
    Prisoner,
    /// 8.cons.2
    Scatters,
    /// 8.cons.3
    GoesOver,
}

fn casualty(data: &Data, unit: UnitIx, total: i8) -> Fate {
    let unit = &data.units[unit.index()];
    let (numbers, conscripts) = (data.campaign.rolls.retiring, data.campaign.rolls.conscript_retiring);
    if unit.is(Tag::Conscript) {
        return match total {
            total if total >= conscripts.change_sides_from => Fate::GoesOver,
            total if total >= conscripts.lose_one_stand_from => Fate::Scatters,
            _ => Fate::Safe,
        };
    }
    // 8.cas.2
    let fast = matches!(unit.class, Class::Cav | Class::ArmouredCar) || unit.is(Tag::Mounted);
    let need = if fast { numbers.need_cavalry_and_cars } else { numbers.need };
    if total >= need { Fate::Prisoner } else { Fate::Safe }
}

fn tell_casualty(unit: UnitIx, fate: Fate, two: u8, events: &mut Events<'_>) {
    let (clause, id) = match fate {
        Fate::Safe => return,
        Fate::Prisoner => ("8.cas.1", "riverdon-prisoners"),
        Fate::Scatters => ("8.cons.2", "riverdon-conscripts-scatter"),
        Fate::GoesOver => ("8.cons.3", "riverdon-conscripts-go-over"),
    };
    events.reveal(Seats::ALL, || {
        Message::by(clause, id).with("unit", args::unit(unit)).with("total", Arg::Int(i32::from(two)))
    });
}

/// The stands that can take the next step of a retreat, group by group (8.after.2, 8.after.6).
fn goers(data: &Data, state: &State, side: Side, to: Space) -> Vec<(ForceIx, Stands)> {
    let Some(from) = state.retiring[side].from else { return Vec::new() };
    let able = |group: &Force| able(data, state, side, group, from, to, way_begins(state, side, group));
    let there = state.groups_at(side, Place::At(from)).map(|(force, group)| (force, able(group)));
    there.filter(|(_, able)| !able.is_empty()).collect()
}

/// The stands of a group that can take a step of a retreat, by what their side knows: not to an enemy, not farther from home,
/// sideways only if no way leads home; the first step of a beaten attacker leads back.
fn able(data: &Data, state: &State, side: Side, group: &Force, from: Space, to: Space, begins: Begins) -> Stands {
    let depth = |space: Space| home_distance(data, state, side, space);
    group.stands.only(|unit| {
        let open = |to: Space| is_open(data, state, side, group, unit, from, to);
        let homeward = || from.neighbours().any(|(_, other)| depth(other) < depth(from) && open(other));
        match begins {
            Begins::At(first) => first == to && open(to),
            Begins::Off => false,
            Begins::Anywhere if depth(to) < depth(from) => open(to),
            Begins::Anywhere => depth(to) == depth(from) && open(to) && !homeward(),
        }
    })
}

/// Whether nothing that their side knows of keeps stands of a type from going back to a space.
fn is_open(data: &Data, state: &State, side: Side, group: &Force, unit: UnitIx, from: Space, to: Space) -> bool {
    let Some(edge) = rivers::edge_to(from, to) else { return false };
    let alone = Force { stands: Stands::of([(unit, 1)]), cars_by: None, ..*group };
    !fog::knows(state, side, to)
        && state.board.at(to) != Lay::MajorRiver
        && rivers::check_kinds(data, state, side, &alone, from, edge, None).is_ok()
        && !rivers::beyond_as_seen(data, state, side, from, group.banks, edge, &alone.stands).is_empty()
}

/// 8.after.2: whether the beaten can go back along a path, by what their side knows.
pub(crate) fn check_retreat(data: &Data, state: &State, side: Side, path: &[Space]) -> Result<(), Breach> {
    let refuse = |id| Err(Breach::of("8.after.2", id));
    let retiring = state.retiring[side];
    let off = |group: &Force| way_begins(state, side, group) == Begins::Off;
    let leaves = retiring.from.is_some_and(|from| state.groups_at(side, Place::At(from)).any(|(_, group)| off(group)));
    if leaves {
        return if path.is_empty() { Ok(()) } else { refuse("riverdon-goes-off-board") };
    }
    if path.is_empty() || path.len() > usize::from(data.campaign.limits.retreat) {
        return refuse("riverdon-retreat-one-or-two");
    }
    let goers = goers(data, state, side, path[0]);
    if goers.is_empty() {
        return Err(Breach::of("8.after.2", "riverdon-no-way-back-there").with("space", args::space(path[0])));
    }
    let Some(&second) = path.get(1) else { return Ok(()) };
    let further = goers.iter().any(|(force, stands)| {
        let group = state.force(side, *force);
        let step = retiring.from.and_then(|from| Some((from, rivers::edge_to(from, path[0])?)));
        let beyond = |(from, edge)| rivers::beyond_as_seen(data, state, side, from, group.banks, edge, stands);
        let banks = step.map_or(Banks::NONE, beyond);
        let there = Force { stands: *stands, banks, place: Place::At(path[0]), ..*group };
        !able(data, state, side, &there, path[0], second, Begins::Anywhere).is_empty()
    });
    match further && retiring.from != Some(second) {
        true => Ok(()),
        false => Err(Breach::of("8.after.2", "riverdon-no-way-back-there").with("space", args::space(second))),
    }
}

/// 8.after.2, 8.after.5, 8.after.6: those who can go back do; whom they join keeps his order.
pub(crate) fn retreat(
    data: &Data,
    state: &mut State,
    side: Side,
    path: &[Space],
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<(), Interrupt> {
    let retiring = state.retiring[side];
    let Some(from) = retiring.from else { return Ok(()) };
    if path.is_empty() {
        let off = |group: &Force| way_begins(state, side, group) == Begins::Off;
        let there = state.groups_at(side, Place::At(from)).filter(|(_, group)| off(group));
        there.map(|(force, _)| force).collect::<Vec<_>>().into_iter().for_each(|force| {
            state.force_mut(side, force).retired = true;
            fog::shift(state, side, force, Place::Off);
        });
        return Ok(());
    }
    if state.occupied(side.enemy(), path[0]) {
        closed(state, side, path[0], events);
        return Ok(());
    }
    let mut moved = Vec::new();
    for (force, stands) in goers(data, state, side, path[0]) {
        let acted = state.action.is_some_and(|action| action.side == side && action.force == force);
        let back = (acted && retiring.first == Some(path[0])).then_some(retiring.banks);
        moved.extend(go_back(data, state, side, force, &stands, from, path[0], back, dice, events)?);
    }
    let mut end = path[0];
    let second = path.get(1).copied();
    if let Some(second) = second.filter(|second| state.occupied(side.enemy(), *second)) {
        closed(state, side, second, events);
    } else if let Some(second) = second {
        for force in moved {
            // A card that they had not seen may keep them where they have come.
            let able = able(data, state, side, state.force(side, force), path[0], second, Begins::Anywhere);
            if !able.is_empty() {
                end = second;
                go_back(data, state, side, force, &able, path[0], second, None, dice, events)?;
            }
        }
    }
    let who = args::side(state, side);
    events.reveal(Seats::ALL, || {
        Message::by("8.after.2", "riverdon-retreats").with("side", who).with("space", args::space(end))
    });
    for &at in path.iter().take_while(|at| **at != end).chain([&end]) {
        scouting::look_at_arrival(data, state, side, at, events);
        leaders::catch_alone(data, state, side.enemy(), at, dice, events)?;
    }
    Ok(())
}

/// Stands of a group go back one space, on the banks that they left if they are named; the group in which they arrive.
#[allow(clippy::too_many_arguments, reason = "who retires from where to where, and the dice")]
fn go_back(
    data: &Data,
    state: &mut State,
    side: Side,
    force: ForceIx,
    stands: &Stands,
    from: Space,
    to: Space,
    banks: Option<Banks>,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<Option<ForceIx>, Interrupt> {
    let Some(edge) = rivers::edge_to(from, to) else { return Ok(None) };
    let start = state.force(side, force).banks;
    let banks = banks.unwrap_or_else(|| rivers::beyond(data, state, from, start, edge, stands));
    let goes = split_off(state, side, force, stands);
    lose_tanks(data, state, side, goes, from, to, dice, events)?;
    if !state.force(side, goes).is_there() {
        return Ok(None);
    }
    arrive(data, state, side, goes, to, banks);
    Ok(Some(goes))
}

/// An unseen enemy closes a space; he is known from now on, and another way has to be chosen.
fn closed(state: &mut State, side: Side, at: Space, events: &mut Events<'_>) {
    fog::sight(state, side, at, 0, 0);
    events.reveal(crate::seats::only(side), || {
        Message::by("8.after.2", "riverdon-way-back-closed").with("space", args::space(at))
    });
}

/// The part of a group that goes; the rest stays for a way of its own.
fn split_off(state: &mut State, side: Side, force: ForceIx, stands: &Stands) -> ForceIx {
    let group = *state.force(side, force);
    let rest = group.stands.without(stands);
    if rest.is_empty() {
        return force;
    }
    state.force_mut(side, force).stands = *stands;
    state.raise(side, Force { order: group.order, ..group.part(rest) });
    force
}

fn arrive(data: &Data, state: &mut State, side: Side, force: ForceIx, to: Space, banks: Banks) {
    let stands = state.force(side, force).stands;
    let settled = rivers::settle(data, state, to, banks, &stands);
    let from = state.force(side, force).place.space();
    let group = state.force_mut(side, force);
    (group.banks, group.retired, group.acted) = (settled, true, true);
    group.arrived = from.and_then(|from| rivers::edge_to(to, from));
    group.cars_by = group.arrived;
    fog::shift(state, side, force, Place::At(to));
}

/// 5.tank.3: tanks off the rail, or leaving it, may be lost in a retreat.
#[allow(clippy::too_many_arguments, reason = "who retires from where to where, and the dice")]
fn lose_tanks(
    data: &Data,
    state: &mut State,
    side: Side,
    force: ForceIx,
    from: Space,
    to: Space,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<(), Interrupt> {
    let rail = |space: Space| state.board.has_rail(data, space);
    if rail(from) && rail(to) {
        return Ok(());
    }
    let tanks = state.force(side, force).stands.only(|unit| data.units[unit.index()].class == Class::Tank);
    let strays = rail(from);
    for (unit, count) in tanks.iter() {
        for _ in 0..count {
            let die = dice.roll(6, "5.tank.3")?;
            if die as i8 <= data.campaign.rolls.tank_breakdown.breaks_down_up_to {
                events.reveal(Seats::ALL, || {
                    Message::by("5.tank.3", "riverdon-tank-lost").with("unit", args::unit(unit))
                });
                let gone = Stands::of([(unit, 1)]);
                captures::count_lost(data, state, side, &gone);
                captures::take_off(state, side, force, &gone);
                trains::orphaned(data, state, side, force, dice, events)?;
            }
        }
    }
    let group = state.force_mut(side, force);
    let left = group.stands.of_class(data, Class::Tank) > 0;
    group.tanks_from = (strays && left).then_some(from);
    Ok(())
}

/// Whether somebody is still to go; those without a way are captured or lost (8.after.6).
pub(crate) fn advance_retreat(
    data: &Data,
    state: &mut State,
    side: Side,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<Advance, Interrupt> {
    let Some(from) = state.retiring[side].from else {
        state.stack.pop();
        return Ok(Advance::Ran);
    };
    let left = state.groups_at(side, Place::At(from)).next().is_some();
    if left && somebody_can_go(data, state, side) {
        return Ok(Advance::Waits);
    }
    if left {
        surrender_all(data, state, side, from, dice, events)?;
    }
    state.retiring[side] = Retiring::default();
    match state.clash {
        Some(clash) => close(data, state, &clash, dice, events)?,
        None => {
            state.stack.pop();
            execution::finish(data, state, side, events);
        }
    }
    Ok(Advance::Ran)
}

/// The clash is over: the victor holds the space, and the action goes on or ends.
fn close(
    data: &Data,
    state: &mut State,
    clash: &Clash,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<(), Interrupt> {
    let Some(winner) = clash.winner else { return Ok(()) };
    let loser = winner.enemy();
    fog::see_empty(state, winner, clash.at);
    if state.occupied(winner, clash.at) {
        fog::arrive(state, winner, clash.at);
    }
    for side in Side::ALL {
        leaders::attach_all(state, side);
    }
    leaders::catch_alone(data, state, loser, clash.at, dice, events)?;
    while matches!(state.top(), Frame::Retreat { .. } | Frame::Clash { .. }) {
        state.stack.pop();
    }
    state.clash = None;
    let Some(action) = &mut state.action else { return Ok(()) };
    let action_side = action.side;
    if winner == action_side {
        let order = action.order;
        action.over = matches!(order, OrderKind::Assault | OrderKind::Maneuver | OrderKind::Disengage);
        if action.preempts && clash.unfulfilled {
            initiative::lose(data, state, "2.si.c3", events);
        }
        if !state.force(action_side, state.action.map_or(ForceIx(0), |action| action.force)).is_there() {
            execution::finish(data, state, action_side, events);
        }
    } else {
        (action.over, action.lost) = (true, true);
        execution::finish(data, state, action_side, events);
    }
    trains::check_derailed(data, state, events);
    Ok(())
}
