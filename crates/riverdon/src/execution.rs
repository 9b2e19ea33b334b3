//! 6: orders are carried out, one force after the other.

use engine::{Breach, Dice, Events, Interrupt, Message, Seats};

use crate::army::Stands;
use crate::board::Lay;
use crate::campaign::OrderKind;
use crate::cards::Bank;
use crate::data::Data;
use crate::forces::{Banks, Force, ForceIx, Place};
use crate::general::scouting;
use crate::ids::{Side, Spaces};
use crate::movement::{self, Course};
use crate::order::{Order, Who};
use crate::procedure::{Acting, Action, Frame};
use crate::space::Space;
use crate::state::State;
use crate::units::Class;
use crate::{args, clash, fog, initiative, leaders, rivers, seats, tactics, trains, writing};

/// The side that may act in a stage.
pub(crate) fn actor(state: &State, stage: Acting) -> Side {
    match stage {
        Acting::Operator => state.initiative,
        Acting::Reply | Acting::Preempt | Acting::Rest => state.initiative.enemy(),
    }
}

/// 6.seq, 2.si.c1: whether a group can act now.
pub(crate) fn check_act(
    data: &Data,
    state: &State,
    side: Side,
    stage: Acting,
    who: Who,
    leaving: &Stands,
) -> Result<(), Breach> {
    let force = writing::named(state, side, who)?;
    let group = state.force(side, force);
    let Some(order) = group.order else {
        let (clause, id) = match () {
            () if group.mutinous => ("9.mut.3", "riverdon-mutineers-do-nothing"),
            () if group.leader.is_none() => ("5.nolead.1", "riverdon-leaderless-idle"),
            () => ("5.gen.2", "riverdon-no-order"),
        };
        return Err(Breach::of(clause, id));
    };
    let refuse = |clause, id| Err(Breach::of(clause, id).with("order", engine::Arg::Term(tactics::order_term(order))));
    if matches!(order, OrderKind::Reserve | OrderKind::DigIn) {
        let clause = if order == OrderKind::Reserve { "5.res.1" } else { "5.dig.5" };
        return refuse(clause, "riverdon-order-is-no-action");
    }
    if group.fought > 0 {
        return refuse("6.seq.7", "riverdon-order-cancelled");
    }
    if group.acted {
        return refuse("6.seq.6", "riverdon-has-acted");
    }
    if group.kept {
        return refuse("9b.leaf.1", "riverdon-kept-by-leaflets");
    }
    if group.mutinous {
        return refuse("9.mut.3", "riverdon-mutineers-take-no-order");
    }
    if stage == Acting::Preempt && !state.privileged(side, force) {
        return refuse("2.si.c1", "riverdon-preempts-under-the-best");
    }
    let rest = group.stands.without(leaving);
    if !group.stands.hold(leaving) || rest.is_empty() {
        return Err(Breach::of("S2.force.1", "riverdon-not-so-many-there"));
    }
    if !leaving.is_empty() && group.leader.is_none() {
        return Err(Breach::of("S2.count.3", "riverdon-only-leaders-divide"));
    }
    let _ = data;
    Ok(())
}

/// 6.seq.1: a group acts; its order is shown, and what it leaves behind has no leader.
pub(crate) fn act(
    data: &Data,
    state: &mut State,
    side: Side,
    stage: Acting,
    who: Who,
    leaving: &Stands,
    events: &mut Events<'_>,
) {
    let Ok(force) = writing::named(state, side, who) else { return };
    if !leaving.is_empty() {
        let group = *state.force(side, force);
        state.force_mut(side, force).stands = group.stands.without(leaving);
        state.raise(side, Force { acted: true, ..group.part(*leaving) });
    }
    let group = state.force_mut(side, force);
    (group.acted, group.shown) = (true, true);
    let group = *group;
    let Some(order) = group.order else { return };
    state.action = Some(Action {
        side,
        force,
        order,
        from: group.place.space(),
        from_banks: group.banks,
        back: None,
        back_banks: group.banks,
        moved: 0,
        fights: 0,
        met: false,
        over: false,
        lost: false,
        preempts: stage == Acting::Preempt,
        stopped: false,
        entered: 0,
        probed: Spaces::default(),
    });
    // S2.lead.2: who cuts in, or acts by an order that the tactic does not allow, has a rating of +2.
    let ordinary = state.tactics[side].is_some_and(|tactic| tactics::allowed(data, tactic).contains(&order));
    if (stage == Acting::Preempt || !(ordinary || group.surrounded))
        && let Some(leader) = group.leader
    {
        state.leaders[side][leader].known = true;
    }
    let (who, order) = (args::side(state, side), tactics::order_term(order));
    let to = if fog::is_marked(state, &group) { Seats::ALL } else { seats::only(side) };
    events.reveal(to, || match group.place.space() {
        Some(space) => Message::by("6.seq.1", "riverdon-acts")
            .with("side", who)
            .with("space", args::space(space))
            .with("order", engine::Arg::Term(order)),
        None => Message::by("6.seq.1", "riverdon-acts-from-off-board")
            .with("side", who)
            .with("order", engine::Arg::Term(order)),
    });
    state.stack.push(Frame::Action);
}

/// Whether the acting group can go along a path, by what its side knows.
pub(crate) fn check_go(data: &Data, state: &State, side: Side, path: &[Space]) -> Result<(), Breach> {
    let Some(action) = state.action.filter(|action| action.side == side) else { return Err(not_acting()) };
    check_open(&action)?;
    let Some(mut course) = Course::of(state, &action) else { return Err(not_acting()) };
    let mut group = *state.force(side, action.force);
    if path.is_empty() {
        return Err(Breach::of("5.carry.1", "riverdon-path-empty"));
    }
    for &to in path {
        let banks = movement::check_step(data, state, side, &group, &course, to)?;
        let met = course.met || fog::knows(state, side, to);
        (group, course) = movement::stepped(data, state, side, &group, &course, to, banks);
        course.met = met;
    }
    Ok(())
}

fn not_acting() -> Breach {
    Breach::of("6.seq.1", "riverdon-nobody-acts")
}

fn check_open(action: &Action) -> Result<(), Breach> {
    match action.over || action.stopped {
        true => Err(Breach::of("8.effect.1", "riverdon-move-is-over")),
        false => Ok(()),
    }
}

/// 5, 6: the acting group goes one space; the rest of the path is given back.
pub(crate) fn go(
    data: &Data,
    state: &mut State,
    side: Side,
    path: &[Space],
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<Option<Order>, Interrupt> {
    check_go(data, state, side, &path[..1])?;
    let Some(mut action) = state.action else { return Ok(None) };
    let (to, rest) = (path[0], &path[1..]);
    let Some(course) = Course::of(state, &action) else { return Ok(None) };
    let group = *state.force(side, action.force);
    let seen = movement::check_step(data, state, side, &group, &course, to)?;
    // Where they stand they see the card, so that there are such banks, whatever the next one shows.
    let step = group.place.space().and_then(|from| Some((from, rivers::edge_to(from, to)?)));
    let banks = step.map_or(seen, |(from, edge)| rivers::beyond(data, state, from, group.banks, edge, &group.stands));
    let enemies = state.occupied(side.enemy(), to);
    if enemies && !rivers::can_meet(data, state, side.enemy(), to, banks, &group.stands) {
        fog::sight(state, side, to, 0, 0);
        stop_before(state, side, to, events);
        return Ok(None);
    }
    if !keep_tanks(data, state, side, action.force, to, dice, events)? {
        if let Some(action) = &mut state.action {
            action.stopped = true;
        }
        return Ok(None);
    }
    let unfriendly = !fog::is_friendly(state, side, to);
    if course.order == OrderKind::Probe && !state.known[side].friendly.contains(to) {
        action.probed.insert(to);
    }
    (action.back, action.back_banks) = (group.place.space(), group.banks);
    action.moved += 1;
    action.entered += u8::from(unfriendly);
    state.action = Some(action);
    enter(data, state, side, action.force, to, banks, events);
    tire(data, state, side, &action, events);
    let swift = match course.order {
        OrderKind::Probe => action.moved > 1,
        OrderKind::Assault => false,
        _ => action.moved > 2,
    };
    let group = *state.force(side, action.force);
    state.force_mut(side, action.force).swift |= swift && fog::is_marked(state, &group);
    leaders::catch_alone(data, state, side.enemy(), to, dice, events)?;
    let meets = clash::meets(state, side, to);
    if meets {
        clash::begin(data, state, side, to, events);
    } else if fog::may_lurk(data, state, side.enemy()) && !fog::marked_at(state, side.enemy(), to) {
        state.stack.push(Frame::Ambush { stays: false });
    }
    if !meets {
        trains::check_derailed(data, state, events);
    }
    Ok((!rest.is_empty()).then(|| Order::Go(rest.to_vec())))
}

/// 6.river.5: an enemy on the far bank whom they did not see stops the force where it is.
fn stop_before(state: &mut State, side: Side, to: Space, events: &mut Events<'_>) {
    if let Some(action) = &mut state.action {
        action.stopped = true;
    }
    events.reveal(seats::only(side), || {
        Message::by("6.river.5", "riverdon-stopped-before").with("space", args::space(to))
    });
}

/// A group comes into a space.
pub(crate) fn enter(
    data: &Data,
    state: &mut State,
    side: Side,
    force: ForceIx,
    to: Space,
    banks: Banks,
    events: &mut Events<'_>,
) {
    let group = *state.force(side, force);
    let edge = match group.place.space() {
        Some(from) => rivers::edge_to(to, from),
        None => state.side(data, side).edges.first().copied(),
    };
    // Attacking, or entering a space that the enemy holds, shows partisans (9.part.3); those whom they do not see there
    // would be betrayed by it.
    let shows = group.hidden && clash::meets(state, side, to);
    let banks = rivers::open(data, state, side, to, banks, &group.stands);
    let group = state.force_mut(side, force);
    group.hidden &= !shows;
    (group.banks, group.arrived, group.cars_by) = (banks, edge, edge);
    let group = *group;
    fog::shift(state, side, force, Place::At(to));
    let seen = fog::is_marked(state, &group);
    if !clash::meets(state, side, to) {
        fog::see_empty(state, side, to);
    }
    let who = args::side(state, side);
    let heard = if seen { Seats::ALL } else { seats::only(side) };
    events.tell(heard, || Message::by("6.seq.1", "riverdon-enters").with("side", who).with("space", args::space(to)));
    scouting::look_at_arrival(data, state, side, to, events);
    initiative::note_contact(state, events);
}

/// 5.assault.2, 5.break.3, 5.break.7: how far a force goes before it is exhausted; its side is told.
fn tire(data: &Data, state: &mut State, side: Side, action: &Action, events: &mut Events<'_>) {
    let swift = state.force(side, action.force).stands.all_mounted_or_cars(data);
    let (tires_at, clause) = match action.order {
        OrderKind::Assault => (2, "5.assault.2"),
        OrderKind::Breakthrough if swift => (3, "5.break.7"),
        OrderKind::Breakthrough => (2, "5.break.3"),
        _ => return,
    };
    if action.moved >= tires_at {
        exhaust(state, side, action.force, clause, events);
    }
}

/// A group is exhausted for the rest of the turn (9.exh.1); its side is told once.
pub(crate) fn exhaust(state: &mut State, side: Side, force: ForceIx, clause: &'static str, events: &mut Events<'_>) {
    let group = state.force_mut(side, force);
    let (place, already) = (group.place.space(), std::mem::replace(&mut group.exhausted, true));
    if let Some(space) = place.filter(|_| !already) {
        events.tell(seats::only(side), || Message::by(clause, "riverdon-exhausted").with("space", args::space(space)));
    }
}

/// 5.tank.2, 5.tank.3: tanks that leave the rail, or come back to it, may break down and stay. Says whether anybody goes on.
pub(crate) fn keep_tanks(
    data: &Data,
    state: &mut State,
    side: Side,
    force: ForceIx,
    to: Space,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<bool, Interrupt> {
    let group = *state.force(side, force);
    let Some(from) = group.place.space() else { return Ok(true) };
    let tanks = group.stands.only(|unit| data.units[unit.index()].class == Class::Tank);
    let rail = |space: Space| state.board.has_rail(data, space);
    if tanks.is_empty() || (rail(from) && rail(to)) {
        return Ok(true);
    }
    let clause = if rail(from) { "5.tank.2" } else { "5.tank.3" };
    let mut stuck = Stands::default();
    for (unit, count) in tanks.iter() {
        for _ in 0..count {
            let die = dice.roll(6, clause)?;
            let breaks = die as i8 <= data.campaign.rolls.tank_breakdown.breaks_down_up_to;
            stuck.add(unit, u16::from(breaks));
            let id = if breaks { "riverdon-tank-breaks-down" } else { "riverdon-tank-goes-on" };
            events.reveal(Seats::ALL, || Message::by(clause, id).with("unit", args::unit(unit)));
        }
    }
    fog::tell_of(state, side, force);
    let group = state.force_mut(side, force);
    group.stands = group.stands.without(&stuck);
    let home = group.tanks_from.take();
    let kept = *group;
    if !stuck.is_empty() {
        let left = Force { acted: true, broken_down: true, tanks_from: home, ..kept.part(stuck) };
        if kept.stands.is_empty() {
            *state.force_mut(side, force) = Force { stands: stuck, broken_down: true, tanks_from: home, ..kept };
            return Ok(false);
        }
        state.raise(side, left);
    }
    let strays = state.board.has_rail(data, from) && !state.board.has_rail(data, to);
    if strays && state.force(side, force).stands.of_class(data, Class::Tank) > 0 {
        state.force_mut(side, force).tanks_from = Some(from);
    }
    Ok(true)
}

/// 5.carry.1: whether the acting group can stop where it is, on a bank of its choice where it has one.
pub(crate) fn check_halt(data: &Data, state: &State, side: Side, bank: Option<Bank>) -> Result<(), Breach> {
    let Some(action) = state.action.filter(|action| action.side == side) else { return Err(not_acting()) };
    if bank.is_some() && !rivers::chooses(data, state, state.force(side, action.force)) {
        return Err(Breach::of("6.river.6", "riverdon-no-bank-to-choose"));
    }
    let Some(course) = Course::of(state, &action) else { return Ok(()) };
    if course.order == OrderKind::Probe && action.moved > 0 && !action.over && !may_stay(state, &action) {
        return Err(Breach::of("5.probe.3", "riverdon-probe-goes-back"));
    }
    check_carried_out(data, state, side, &action)
}

/// 5.carry.1: an attack that can still be made has to be made, unless the best are in command (5.carry.3).
fn check_carried_out(data: &Data, state: &State, side: Side, action: &Action) -> Result<(), Breach> {
    let Some(course) = Course::of(state, action) else { return Ok(()) };
    let done = action.over || action.stopped || action.entered > 0 || !movement::attacks(course.order);
    if done || state.privileged(side, action.force) {
        return Ok(());
    }
    let group = state.force(side, action.force);
    match movement::can_attack(data, state, side, group, &course) {
        true => Err(Breach::of("5.carry.1", "riverdon-order-must-be-carried-out")
            .with("order", engine::Arg::Term(tactics::order_term(course.order)))),
        false => Ok(()),
    }
}

/// 5.probe.4: in the turn of first contact a probe may stay.
fn may_stay(state: &State, action: &Action) -> bool {
    state.contact == Some(state.turn) && action.entered > 0
}

/// 5.probe.3: whether the acting group can go back to where its probe started: once it has probed somewhere.
pub(crate) fn check_back(data: &Data, state: &State, side: Side) -> Result<(), Breach> {
    let Some(action) = state.action.filter(|action| action.side == side) else { return Err(not_acting()) };
    let probes = state.force(side, action.force).order == Some(OrderKind::Probe);
    match probes && action.moved > 0 && !action.over {
        true => check_carried_out(data, state, side, &action),
        false => Err(Breach::of("5.probe.3", "riverdon-nothing-to-go-back-from")),
    }
}

/// 5.probe.3, S2.force.2: the probe goes back, and the spaces it entered are as they were; tanks may break down on the way
/// (5.tank.3).
pub(crate) fn back(
    data: &Data,
    state: &mut State,
    side: Side,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<(), Interrupt> {
    let Some(action) = state.action else { return Ok(()) };
    let here = state.force(side, action.force).place.space();
    state.known[side].friendly = state.known[side].friendly.without(action.probed);
    match action.from {
        Some(home) if !state.occupied(side.enemy(), home) => {
            if keep_tanks(data, state, side, action.force, home, dice, events)? {
                state.force_mut(side, action.force).banks = action.from_banks;
                return_to(data, state, side, action.force, home);
                state.known[side].friendly = state.known[side].friendly.without(action.probed);
            }
            // Who broke down stays, and holds the space.
            if let Some(here) = here.filter(|here| state.occupied(side, *here)) {
                state.known[side].friendly.insert(here);
            }
            finish(data, state, side, events);
        }
        None => {
            fog::shift(state, side, action.force, Place::Off);
            finish(data, state, side, events);
        }
        // It retires like a loser, without casualty rolls.
        Some(_) => {
            if let (Some(action), Some(_)) = (&mut state.action, here) {
                action.over = true;
            }
            clash::retire_unbeaten(state, side, action.force);
        }
    }
    Ok(())
}

/// A group goes back to a space; it is there as it was, not as one that arrived.
pub(crate) fn return_to(data: &Data, state: &mut State, side: Side, force: ForceIx, to: Space) {
    let group = *state.force(side, force);
    let banks = rivers::settle(data, state, to, group.banks, &group.stands);
    let group = state.force_mut(side, force);
    (group.banks, group.arrived) = (banks, None);
    fog::shift(state, side, force, Place::At(to));
}

/// sc.gen.3: whether the acting group can leave the board.
pub(crate) fn check_leave(data: &Data, state: &State, side: Side) -> Result<(), Breach> {
    let Some(action) = state.action.filter(|action| action.side == side) else { return Err(not_acting()) };
    check_open(&action)?;
    let Some(course) = Course::of(state, &action) else { return Err(not_acting()) };
    movement::check_exit(data, state, side, state.force(side, action.force), &course)
}

/// sc.gen.3: the group leaves, with its leaders.
pub(crate) fn leave(data: &Data, state: &mut State, side: Side, events: &mut Events<'_>) {
    let Some(action) = state.action else { return };
    let group = *state.force(side, action.force);
    let host = &mut state.hosts[side];
    host.exited = host.exited.with(&group.stands);
    let gone: Vec<_> = state.leaders_with(side, action.force).map(|(leader, _)| leader).collect();
    fog::remove(state, side, action.force);
    for leader in gone {
        let leader = &mut state.leaders[side][leader];
        (leader.place, leader.with) = (Place::Left, None);
    }
    let (who, stands) = (args::side(state, side), group.stands.len());
    events.reveal(Seats::ALL, || {
        let told = Message::by("sc.gen.3", "riverdon-leaves-the-board").with("side", who);
        told.with("stands", engine::Arg::Int(stands as i32))
    });
    if let Some(action) = &mut state.action {
        action.entered += 1;
    }
    finish(data, state, side, events);
    crate::victory::check_at_once(data, state, events);
}

/// The acting group stops; partisans that nobody sees may still have a word (9.part.5).
pub(crate) fn halt(data: &Data, state: &mut State, side: Side, bank: Option<Bank>, events: &mut Events<'_>) {
    let Some(action) = state.action else { return };
    stop(data, state, side, action.force, bank);
    let place = state.force(side, action.force).place.space();
    let asks = place.is_some_and(|at| {
        action.moved > 0 && fog::may_lurk(data, state, side.enemy()) && !fog::marked_at(state, side.enemy(), at)
    });
    if asks && !action.over {
        if let Some(action) = &mut state.action {
            action.over = true;
        }
        state.stack.push(Frame::Ambush { stays: true });
        return;
    }
    finish(data, state, side, events);
}

/// 6.river.6: a group that could be on either bank is on one of them once it stops.
fn stop(data: &Data, state: &mut State, side: Side, force: ForceIx, bank: Option<Bank>) {
    let group = *state.force(side, force);
    if let Some(at) = group.place.space() {
        let banks = bank.map_or(group.banks, Banks::only);
        state.force_mut(side, force).banks = rivers::settle(data, state, at, banks, &group.stands);
    }
}

/// The action is over: it is judged, and play goes on by whether it led to a battle (6.seq.2, 6.seq.3, 6.seq.4,
/// 2.si.c2).
pub(crate) fn finish(data: &Data, state: &mut State, side: Side, events: &mut Events<'_>) {
    let Some(action) = state.action.take() else { return };
    stop(data, state, side, action.force, None);
    while matches!(state.top(), Frame::Action) {
        state.stack.pop();
    }
    judge(data, state, side, &action, events);
    let Frame::Execution { stage } = state.top() else { return };
    let next = match stage {
        Acting::Operator if action.met => Acting::Preempt,
        Acting::Operator => Acting::Reply,
        Acting::Reply | Acting::Preempt => Acting::Operator,
        Acting::Rest => Acting::Rest,
    };
    state.go_on(Frame::Execution { stage: next });
}

/// 2.si.a1, 5.gen.6, 7.break.1: whether a necessary order that was carried out has failed.
fn judge(data: &Data, state: &mut State, side: Side, action: &Action, events: &mut Events<'_>) {
    let group = *state.force(side, action.force);
    let order = action.order;
    if side != state.initiative || Some(order) != tactics::necessary(data, state) {
        return;
    }
    let short = order == OrderKind::Breakthrough && !action.lost && group.is_there() && {
        let course = Course {
            order,
            moved: action.moved,
            fights: action.fights,
            met: action.met,
            from: action.from,
            came: group.arrived,
        };
        let one_space = action.entered == 1;
        one_space && !state.privileged(side, action.force) && movement::can_attack(data, state, side, &group, &course)
    };
    if action.lost || short {
        initiative::lose(data, state, if short { "7.break.1" } else { "2.si.a1" }, events);
    }
}

/// 6.seq.5, 2.si.a1: a side has nothing more to do.
pub(crate) fn done(data: &Data, state: &mut State, stage: Acting, events: &mut Events<'_>) {
    match stage {
        Acting::Operator => state.go_on(Frame::Execution { stage: Acting::Rest }),
        Acting::Reply | Acting::Preempt => state.go_on(Frame::Execution { stage: Acting::Operator }),
        Acting::Rest => {
            judge_unexecuted(data, state, events);
            state.go_on(if state.scenario(data).trains.is_some() { Frame::Trains } else { Frame::TurnEnd });
        }
    }
}

/// 2.si.a1, 5.carry.1: necessary orders that were left although they could have been carried out.
fn judge_unexecuted(data: &Data, state: &mut State, events: &mut Events<'_>) {
    let side = state.initiative;
    let Some(needed) = tactics::necessary(data, state) else { return };
    let left = state.groups(side).any(|(force, group)| {
        group.order == Some(needed)
            && !group.acted
            && group.fought == 0
            && !group.kept
            && !state.privileged(side, force)
            && movement::has_target(data, state, side, force, needed)
    });
    if left {
        initiative::lose(data, state, "2.si.a1", events);
    }
}

/// 2.si.c1: whether the other side is asked for a pre-emption: unless all its leaders are known to be lesser.
pub(crate) fn asks_preemption(state: &State) -> bool {
    let side = state.initiative.enemy();
    state.all_leaders(side).any(|(_, leader)| !leader.known || leader.rating >= 2)
}

/// S1.V.5: whether a gunboat can go along a path of river spaces, from where it is.
pub(crate) fn check_sail(data: &Data, state: &State, side: Side, path: &[Space]) -> Result<(), Breach> {
    let refuse = |id, space: Space| Err(Breach::of("S1.V.5", id).with("space", args::space(space)));
    let [start, rest @ ..] = path else { return Err(Breach::of("S1.V.5", "riverdon-path-empty")) };
    let boat = state
        .groups_at(side, Place::At(*start))
        .find(|(_, force)| !force.acted && state.board.at(*start) == Lay::MajorRiver);
    if boat.is_none() || rest.is_empty() {
        return refuse("riverdon-no-boat-there", *start);
    }
    if rest.len() > usize::from(data.building.major_river.gunboat_move) {
        return refuse("riverdon-too-far-to-sail", rest[rest.len() - 1]);
    }
    let mut from = *start;
    for &to in rest {
        if !state.board.by_water(from).any(|space| space == to) {
            return refuse("riverdon-boats-keep-to-the-river", to);
        }
        if fog::knows(state, side, to) {
            return refuse("riverdon-enemy-boat-in-space", to);
        }
        from = to;
    }
    Ok(())
}

/// S1.V.5: it sails; an enemy whom it did not see stops it before his space.
pub(crate) fn sail(state: &mut State, side: Side, path: &[Space], events: &mut Events<'_>) {
    let Some((start, way)) = path.split_first() else { return };
    let Some(boat) = state.groups_at(side, Place::At(*start)).map(|(force, _)| force).next() else { return };
    state.force_mut(side, boat).acted = true;
    let free = way.iter().take_while(|to| !state.occupied(side.enemy(), **to)).count();
    if free > 0 {
        fog::shift(state, side, boat, Place::At(way[free - 1]));
    }
    if let Some(&enemy) = way.get(free) {
        fog::sight(state, side, enemy, 0, 0);
        events.reveal(seats::only(side), || {
            Message::by("S1.V.5", "riverdon-stopped-before").with("space", args::space(enemy))
        });
    }
}
