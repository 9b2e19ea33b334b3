//! 8, 9.rec, 5.res, 9.part: two forces meet: what they tell of each other, who stays, who comes to help, and how it is
//! fought.

use engine::{Advance, Arg, Breach, Dice, Events, Interrupt, Message, Seats};

use crate::campaign::OrderKind;
use crate::data::Data;
use crate::forces::{Banks, Force, ForceIx, Place};
use crate::general::scouting;
use crate::ids::{BySide, Side};
use crate::order::{Along, Who};
use crate::procedure::{Clash, ClashStage, Coming, Frame, RESERVES, Retiring, Way};
use crate::space::{Edge, Space};
use crate::state::State;
use crate::{aftermath, args, assets, battle, engage, execution, fog, initiative, leaders, rivers, tactics, writing};

/// Whether a group that comes into a space runs into enemies that do not lie hidden there.
pub(crate) fn meets(state: &State, side: Side, at: Space) -> bool {
    state.groups_at(side.enemy(), Place::At(at)).any(|(_, force)| !force.hidden)
}

/// 8.resolve.1, 5.probe.2, 5.man.8: the acting group meets the enemy in a space. Orders not yet carried out there are cancelled (6.seq.7, 2.si.a3), and
/// nobody lies hidden any more.
pub(crate) fn begin(data: &Data, state: &mut State, attacker: Side, at: Space, events: &mut Events<'_>) {
    let needed = tactics::necessary(data, state);
    let unfulfilled = attacker.enemy() == state.initiative
        && state.groups_at(attacker.enemy(), Place::At(at)).any(|(_, force)| force.order == needed && !force.acted);
    let Some(action) = &mut state.action else { return };
    action.met = true;
    action.fights += 1;
    let (from, from_banks, force) = (action.back, action.back_banks, action.force);
    let edge = state.force(attacker, force).arrived.unwrap_or(Edge::S);
    let breaks_through = state.force(attacker, force).order == Some(OrderKind::Breakthrough);
    for side in Side::ALL {
        let there: Vec<ForceIx> = state.groups_at(side, Place::At(at)).map(|(force, _)| force).collect();
        for group in there {
            let acts = side == attacker && group == force;
            let known = state.force(side, group);
            // Mounted forces break through by a rule of their own (5.break.7).
            let again = known.fought > 0 && !(acts && breaks_through);
            if known.retired || again {
                let clause = if known.retired { "8.before.3" } else { "8.effect.2" };
                execution::exhaust(state, side, group, clause, events);
            }
            let group = state.force_mut(side, group);
            group.fought += 1;
            group.acted = true;
            group.hidden = false;
        }
        fog::arrive(state, side, at);
        // S2.setup.4: both are told that they have met.
        if !fog::knows(state, side, at) {
            fog::sight(state, side, at, 0, 0);
        }
    }
    state.known[attacker.enemy()].friendly.insert(at);
    assets::spare_nobody(state);
    state.clash = Some(Clash {
        at,
        attacker,
        edge,
        from,
        from_banks,
        ambush: false,
        stated: BySide::default(),
        way: BySide::default(),
        coming: BySide::new([[None; RESERVES]; 2]),
        winner: None,
        past_flight: false,
        before: false,
        gave_up: false,
        unfulfilled,
    });
    initiative::make_contact(state, events);
    if let Some(met) = headline(state) {
        events.reveal(Seats::ALL, || met);
    }
    state.stack.push(Frame::Clash { stage: ClashStage::Reports });
}

/// Who meets the enemy where, and the order that is carried out by it: it is shown (5.gen.2).
pub(crate) fn headline(state: &State) -> Option<Message> {
    let (clash, action) = (state.clash?, state.action?);
    let met = Message::by("8.resolve.1", "riverdon-clash").with("side", args::side(state, clash.attacker));
    Some(met.with("space", args::space(clash.at)).with("order", Arg::Term(tactics::order_term(action.order))))
}

/// 9.rec.3: whether a total may be stated.
pub(crate) fn check_state(data: &Data, state: &State, side: Side, total: u16) -> Result<(), Breach> {
    let Some(clash) = state.clash else { return Err(Breach::of("8.resolve.1", "riverdon-no-battle-to-support")) };
    let (least, most) = scouting::bounds(state.stands_at(side, clash.at).total(data));
    match (u16::from(least)..=u16::from(most)).contains(&total) {
        true => Ok(()),
        false => Err(Breach::of("9.rec.3", "riverdon-total-not-believed")
            .with("least", args::int(least))
            .with("most", args::int(most))),
    }
}

/// 9.rec.2: the total is the true one.
pub(crate) fn state_truth(data: &Data, state: &mut State, side: Side) {
    if let Some(clash) = state.clash {
        let total = state.stands_at(side, clash.at).total(data);
        state_total(state, side, u16::from(total));
    }
}

/// 9.rec.2: the total is fixed; nothing is shown before both are in.
pub(crate) fn state_total(state: &mut State, side: Side, total: u16) {
    if let Some(clash) = &mut state.clash {
        clash.stated[side] = Some(total as u8);
    }
}

/// What happens without anybody's decision.
pub(crate) fn advance(
    data: &Data,
    state: &mut State,
    stage: ClashStage,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<Advance, Interrupt> {
    let Some(clash) = state.clash else { return Ok(Advance::Waits) };
    match stage {
        ClashStage::Reports if Side::ALL.into_iter().all(|side| clash.stated[side].is_some()) => {
            for side in Side::ALL {
                let headings = state.stands_at(side, clash.at).headings(data);
                let total = clash.stated[side].unwrap_or(0);
                scouting::tell(state, side.enemy(), clash.at, total, headings, "9.rec.1", events);
            }
            let next = if clash.ambush { ClashStage::AttackerReserves } else { ClashStage::DefenderStays };
            state.go_on(Frame::Clash { stage: next });
        }
        ClashStage::AttackerReserves if !can_call(state, clash.attacker) => {
            state.go_on(Frame::Clash { stage: ClashStage::DefenderReserves });
        }
        ClashStage::Guns => {
            if assets::fire_before_battle(data, state, dice, events)? {
                return Ok(Advance::Ran);
            }
            if Side::ALL.into_iter().any(|side| !state.occupied(side, clash.at)) {
                // Deserters may leave nobody to fight with.
                let gone =
                    if state.occupied(clash.attacker, clash.at) { clash.attacker.enemy() } else { clash.attacker };
                settle(state, gone.enemy(), false, true);
                return Ok(Advance::Ran);
            }
            match state.settings.way {
                Some(way) => engage::begin(data, state, way, dice, events)?,
                None => state.go_on(Frame::Clash { stage: ClashStage::Way }),
            }
        }
        ClashStage::Way if Side::ALL.into_iter().all(|side| clash.way[side].is_some()) => {
            let (way, hands_over) = agreed(&clash);
            engage::begin(data, state, way, dice, events)?;
            if let Some(side) = hands_over {
                engage::hand_over(state, side, events);
            }
        }
        ClashStage::Aftermath => aftermath::dispose(data, state, dice, events)?,
        _ => return Ok(Advance::Waits),
    }
    Ok(Advance::Ran)
}

/// The battle is decided.
pub(crate) fn settle(state: &mut State, winner: Side, past_flight: bool, before: bool) {
    if let Some(clash) = &mut state.clash {
        (clash.winner, clash.past_flight, clash.before) = (Some(winner), past_flight, before);
        let place = Place::At(clash.at);
        for force in writing::numbers().filter(|force| state.force(winner, *force).place == place).collect::<Vec<_>>() {
            state.force_mut(winner, force).acted = true;
        }
    }
    while !matches!(state.top(), Frame::Clash { .. }) {
        if state.stack.pop().is_none() {
            return;
        }
    }
    state.go_on(Frame::Clash { stage: ClashStage::Aftermath });
}

/// 8.before.4: a side stays.
pub(crate) fn stand(state: &mut State) {
    let next = match state.top() {
        Frame::Clash { stage: ClashStage::DefenderStays } => ClashStage::AttackerStays,
        _ => ClashStage::AttackerReserves,
    };
    state.go_on(Frame::Clash { stage: next });
}

/// 8.before.4: a side retires before the battle, and has lost it.
pub(crate) fn retire(state: &mut State, side: Side, events: &mut Events<'_>) {
    let who = args::side(state, side);
    events.tell(Seats::ALL, || Message::by("8.before.4", "riverdon-retires-before").with("side", who));
    settle(state, side.enemy(), false, true);
}

/// A probe that finds its starting space taken: it retires without rolls (5.probe.3).
pub(crate) fn retire_unbeaten(state: &mut State, side: Side, force: ForceIx) {
    if let Some(at) = state.force(side, force).place.space() {
        state.retiring[side] = Retiring { from: Some(at), ..Retiring::default() };
        state.stack.push(Frame::Retreat { side });
    }
}

/// 5.res.2: whether the attacker's reserves can be called to this battle.
fn can_call(state: &State, side: Side) -> bool {
    let Some(action) = state.action else { return false };
    let order = state.force(action.side, action.force).order;
    side == action.side && matches!(order, Some(OrderKind::Assault | OrderKind::Breakthrough))
}

/// 5.res.4: the other side is next, or the guns.
pub(crate) fn no_more_reserves(state: &mut State) {
    let next = match state.top() {
        Frame::Clash { stage: ClashStage::AttackerReserves } => ClashStage::DefenderReserves,
        _ => ClashStage::Guns,
    };
    state.go_on(Frame::Clash { stage: next });
}

/// 5.res: whether a reserve can be called to the battle.
pub(crate) fn check_call(
    data: &Data,
    state: &State,
    side: Side,
    who: Who,
    path: &[Space],
    leaving: &crate::army::Stands,
) -> Result<(), Breach> {
    let Some(clash) = state.clash else { return Err(Breach::of("5.res.4", "riverdon-no-battle-to-support")) };
    if side == clash.attacker && !can_call(state, side) {
        return Err(Breach::of("5.res.2", "riverdon-probe-has-no-support"));
    }
    let force = writing::named(state, side, who)?;
    let group = state.force(side, force);
    let refuse = |clause, id| Err(Breach::of(clause, id));
    if group.order != Some(OrderKind::Reserve) || group.place == Place::At(clash.at) {
        return refuse("5.res.1", "riverdon-no-reserve");
    }
    if group.fought > 0 {
        return refuse("6.seq.9", "riverdon-reserve-was-attacked");
    }
    if group.acted || group.kept || group.mutinous {
        return refuse("5.res.7", "riverdon-reserve-is-spent");
    }
    let sent = Force { stands: group.stands.without(leaving), ..*group };
    if !group.stands.hold(leaving) || sent.stands.is_empty() {
        return refuse("5.res.8", "riverdon-not-so-many-there");
    }
    if clash.coming[side].iter().all(Option::is_some) {
        return refuse("5.res.4", "riverdon-too-many-reserves");
    }
    if path.is_empty() || path.len() > usize::from(data.campaign.limits.reserve_march) || path.last() != Some(&clash.at)
    {
        return refuse("5.res.2", "riverdon-reserve-too-far");
    }
    let (there, _) = walk(data, state, side, &sent, path)?;
    match joins(data, state, side, &there, clash.at).is_empty() {
        true => Err(Breach::of("6.river.5", "riverdon-enemy-on-the-far-bank").with("space", args::space(clash.at))),
        false => Ok(()),
    }
}

/// 6.river.5: the banks on which a reserve comes to the battle: those on which its side fights, or that a crossing joins.
fn joins(data: &Data, state: &State, side: Side, sent: &Force, at: Space) -> Banks {
    let reach = rivers::spread(data, state, at, sent.banks, &sent.stands);
    let there = state.groups_at(side, Place::At(at));
    let held = there
        .fold(Banks::NONE, |held, (_, force)| held.and(rivers::spread(data, state, at, force.banks, &force.stands)));
    Banks::of(reach.iter().filter(|bank| held.contains(*bank)))
}

/// The way of a reserve, by what its side knows: free of enemies up to the battle, legal for everybody sent. Gives the
/// group as it comes there, and the edge over which it does.
fn walk(data: &Data, state: &State, side: Side, sent: &Force, path: &[Space]) -> Result<(Force, Edge), Breach> {
    let (mut group, mut edge, mut came) = (*sent, Edge::S, None);
    for (number, &to) in path.iter().enumerate() {
        let Some(from) = group.place.space() else { return Err(Breach::of("5.res.2", "riverdon-reserve-too-far")) };
        let Some(step) = rivers::edge_to(from, to) else { return Err(crate::leaders::not_adjacent(from, to)) };
        let last = number + 1 == path.len();
        if !last && fog::knows(state, side, to) {
            return Err(Breach::of("5.res.2", "riverdon-enemy-in-space").with("space", args::space(to)));
        }
        rivers::check_kinds(data, state, side, &group, from, step, came)?;
        let banks = rivers::beyond_as_seen(data, state, side, from, group.banks, step, &group.stands);
        if banks.is_empty() {
            return Err(Breach::of("6.river.1", "riverdon-no-crossing").with("space", args::space(from)));
        }
        edge = step.opposite();
        came = Some(edge);
        let tanks_from = rivers::strayed(data, state, side, &group, from, to);
        group = Force { place: Place::At(to), banks, cars_by: came, tanks_from, ..group };
    }
    Ok((group, edge))
}

/// 5.res.5: what is added to the roll of a reserve that is called.
pub(crate) fn intervention(data: &Data, state: &State, side: Side, force: ForceIx, sent: &Force) -> i8 {
    let need = data.campaign.rolls.reserve_intervention;
    let mounted = match () {
        () if sent.stands.all_cars(data) => need.all_armoured_cars,
        () if sent.stands.all_mounted(data) => need.all_cavalry,
        () if sent.stands.all_mounted_or_cars(data) => need.mounted_and_cars_mixed,
        () => 0,
    };
    let guns = if sent.stands.foot_artillery(data) { need.foot_artillery_present } else { 0 };
    state.rating(side, force).unwrap_or(0) + mounted + guns
}

/// 5.res.5, 5.res.6: the reserve rolls; on success it marches and is part of the force it supports (5.res.11).
#[allow(clippy::too_many_arguments, reason = "a call names who marches, on which way, who stays and who leads")]
pub(crate) fn call(
    data: &Data,
    state: &mut State,
    side: Side,
    who: Who,
    path: &[Space],
    leaving: &crate::army::Stands,
    leader: Along,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<(), Interrupt> {
    let (Some(clash), Ok(force)) = (state.clash, writing::named(state, side, who)) else { return Ok(()) };
    let group = *state.force(side, force);
    let sent = Force { stands: group.stands.without(leaving), ..group };
    let need = data.campaign.rolls.reserve_intervention;
    let two = dice.roll(6, "5.res.5")? + dice.roll(6, "5.res.5")?;
    let total = two as i8 + intervention(data, state, side, force, &sent);
    let group = state.force_mut(side, force);
    (group.acted, group.shown) = (true, true);
    let comes = total >= need.need;
    let name = args::side(state, side);
    let id = if comes { "riverdon-reserve-comes" } else { "riverdon-reserve-fails" };
    let from = who.place.space();
    events.reveal(Seats::ALL, || {
        let told = Message::by("5.res.5", id).with("side", name).with("total", Arg::Int(i32::from(total)));
        from.map_or(told.clone(), |space| told.with("space", args::space(space)))
    });
    let Some(from) = from.filter(|_| comes) else { return Ok(()) };
    if stopped_on_the_way(state, side, path, events) {
        return Ok(());
    }
    let Ok(edge) = walk(data, state, side, &sent, path).map(|(_, edge)| edge) else { return Ok(()) };
    let marching = detach(state, side, force, leaving, leader);
    let Some(marching) = marching else { return Ok(()) };
    assets::follow(data, state, side, force, marching);
    for &to in path {
        let comes = march(data, state, side, marching, to, dice, events)?;
        let group = *state.force(side, marching);
        let stays = group.place.space().map(|at| rivers::settle(data, state, at, group.banks, &group.stands));
        if !comes || to == clash.at {
            state.force_mut(side, marching).banks = stays.unwrap_or(group.banks);
        }
        if !comes {
            return Ok(());
        }
    }
    state.force_mut(side, marching).fought += 1;
    let coming = Coming { force: marching, from, banks: sent.banks, edge };
    if let Some(clash) = &mut state.clash
        && let Some(slot) = clash.coming[side].iter_mut().find(|slot| slot.is_none())
    {
        *slot = Some(coming);
    }
    Ok(())
}

/// A reserve goes one space toward the battle, as any force does; whoever supports it there is seen (9.part.3). Says
/// whether anybody goes on: its tanks may all break down (5.tank.2), and a card that they had not seen bar the way (6.river.1,
/// 6.river.5, 5.ac.1).
fn march(
    data: &Data,
    state: &mut State,
    side: Side,
    force: ForceIx,
    to: Space,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<bool, Interrupt> {
    let group = *state.force(side, force);
    let Some(from) = group.place.space() else { return Ok(false) };
    let Some(edge) = rivers::edge_to(to, from) else { return Ok(false) };
    let battle = state.clash.is_some_and(|clash| clash.at == to);
    let reach = rivers::beyond(data, state, from, group.banks, edge.opposite(), &group.stands);
    let banks = if battle { joins(data, state, side, &Force { banks: reach, ..group }, to) } else { reach };
    let barred = rivers::check_kinds(data, state, side, &group, from, edge.opposite(), None).is_err();
    if banks.is_empty() || barred {
        events.reveal(Seats::ALL, || {
            Message::by("6.river.1", "riverdon-reserve-is-barred").with("space", args::space(to))
        });
        return Ok(false);
    }
    if !execution::keep_tanks(data, state, side, force, to, dice, events)? {
        return Ok(false);
    }
    let group = state.force_mut(side, force);
    (group.banks, group.arrived, group.cars_by) = (banks, Some(edge), Some(edge));
    group.hidden &= !battle;
    fog::shift(state, side, force, Place::At(to));
    // In the battle they have been scouted before; who comes to it is seen on the field (9.rec.1).
    if !battle {
        scouting::look_at_arrival(data, state, side, to, events);
        leaders::catch_alone(data, state, side.enemy(), to, dice, events)?;
    }
    Ok(true)
}

/// 5.res.2: an unseen enemy on the way keeps the reserve from arriving.
fn stopped_on_the_way(state: &mut State, side: Side, path: &[Space], events: &mut Events<'_>) -> bool {
    let before = &path[..path.len().saturating_sub(1)];
    let Some(&enemy) = before.iter().find(|space| state.occupied(side.enemy(), **space)) else { return false };
    fog::sight(state, side, enemy, 0, 0);
    events.reveal(crate::seats::only(side), || {
        Message::by("5.res.2", "riverdon-stopped-before").with("space", args::space(enemy))
    });
    true
}

/// 5.res.8 to 5.res.10: the part that marches, with the leader if he goes along.
fn detach(
    state: &mut State,
    side: Side,
    force: ForceIx,
    leaving: &crate::army::Stands,
    leader: Along,
) -> Option<ForceIx> {
    let group = *state.force(side, force);
    let stays = leader == Along::Stays && group.leader.is_some();
    if leaving.is_empty() && !stays {
        return Some(force);
    }
    let sent = group.stands.without(leaving);
    if leaving.is_empty() {
        // All march, and the leader stays behind alone.
        for number in crate::leaders::numbers() {
            if state.leaders[side][number].with == Some(force) {
                state.leaders[side][number].with = None;
            }
        }
        state.force_mut(side, force).leader = None;
        return Some(force);
    }
    state.force_mut(side, force).stands = *leaving;
    let marching = state.raise(side, Force { order: group.order, shown: true, ..group.part(sent) })?;
    if !stays && group.leader.is_some() {
        state.force_mut(side, force).leader = None;
        state.force_mut(side, marching).leader = group.leader;
        for number in crate::leaders::numbers() {
            if state.leaders[side][number].with == Some(force) {
                state.leaders[side][number].with = Some(marching);
            }
        }
    }
    Some(marching)
}

/// 8.resolve.1: how a battle is fought by what both sides named, and who leaves his part of it to the doctrine.
fn agreed(clash: &Clash) -> (Way, Option<Side>) {
    let who_named = |way| Side::ALL.into_iter().find(|side| clash.way[*side] == Some(way));
    match (who_named(Way::Played), who_named(Way::Resolved)) {
        (Some(_), hands_over) => (Way::Played, hands_over),
        (None, Some(_)) => (Way::Resolved, None),
        (None, None) => (Way::Entered, None),
    }
}

/// 8.resolve.1: a way to fight it.
pub(crate) fn name_way(state: &mut State, side: Side, way: Way) {
    if let Some(clash) = &mut state.clash {
        clash.way[side] = Some(way);
    }
}

/// 9.part.5: whether partisans lie hidden where the acting group is.
pub(crate) fn lurkers(state: &State) -> Option<(Side, Space)> {
    let action = state.action?;
    let at = state.force(action.side, action.force).place.space()?;
    let side = action.side.enemy();
    state.occupied(side, at).then_some((side, at))
}

/// 9.part.5, 9.part.6: whether an ambush can be sprung: somebody lies there, and a square off the route hides one of them.
pub(crate) fn check_spring(data: &Data, state: &State) -> Result<(), Breach> {
    let Some((side, at)) = lurkers(state) else { return Err(Breach::of("9.part.5", "riverdon-nobody-lies-there")) };
    let mut sprung = *state;
    spring(data, &mut sprung, &mut Events::unheard());
    let hides = sprung.clash.as_ref().is_some_and(|clash| {
        let site = engage::site(data, &sprung, clash);
        site.is_some_and(|site| battle::can_be_laid(data, &site, &engage::contingent(data, &sprung, clash, side)))
    });
    match hides {
        true => Ok(()),
        false => Err(Breach::of("9.part.6", "riverdon-no-cover-for-ambush").with("space", args::space(at))),
    }
}

/// 9.part.5: the trap is laid; a battle follows.
pub(crate) fn spring(data: &Data, state: &mut State, events: &mut Events<'_>) {
    let (Some((side, at)), Some(action)) = (lurkers(state), state.action) else { return };
    state.stack.pop();
    let waiting: Vec<(ForceIx, bool)> =
        state.groups_at(side, Place::At(at)).map(|(force, group)| (force, group.acted)).collect();
    begin(data, state, action.side, at, events);
    // Only a trap that is sprung costs them their order.
    for (force, acted) in waiting {
        state.force_mut(side, force).acted = acted;
    }
    if let Some(clash) = &mut state.clash {
        clash.ambush = true;
    }
}

/// 9.part.5: whether hidden partisans can slip away to a space.
pub(crate) fn check_slip(data: &Data, state: &State, to: Space) -> Result<(), Breach> {
    let Some((side, at)) = lurkers(state) else { return Err(Breach::of("9.part.5", "riverdon-nobody-lies-there")) };
    let refuse = |id| Err(Breach::of("9.part.5", id).with("space", args::space(to)));
    let Some(edge) = rivers::edge_to(at, to) else { return Err(crate::leaders::not_adjacent(at, to)) };
    if fog::knows(state, side, to) {
        return refuse("riverdon-enemy-in-space");
    }
    let way = state.groups_at(side, Place::At(at)).all(|(_, force)| {
        !rivers::beyond(data, state, at, force.banks, edge, &force.stands).is_empty()
            && rivers::check_kinds(data, state, side, force, at, edge, None).is_ok()
    });
    if way { Ok(()) } else { refuse("riverdon-cannot-slip-there") }
}

/// 9.part.5: they slip away, still hidden; that is their action.
pub(crate) fn slip(data: &Data, state: &mut State, to: Space, events: &mut Events<'_>) {
    let (Some((side, at)), Some(action)) = (lurkers(state), state.action) else { return };
    if state.occupied(side.enemy(), to) {
        // Somebody whom they did not see bars the way: they are found.
        fog::sight(state, side, to, 0, 0);
        state.stack.pop();
        begin(data, state, action.side, at, events);
        return;
    }
    let there: Vec<ForceIx> = state.groups_at(side, Place::At(at)).map(|(force, _)| force).collect();
    for force in there {
        let group = *state.force(side, force);
        let Some(edge) = rivers::edge_to(at, to) else { continue };
        let banks = rivers::beyond(data, state, at, group.banks, edge, &group.stands);
        let banks = rivers::settle(data, state, to, banks, &group.stands);
        let group = state.force_mut(side, force);
        (group.banks, group.acted, group.arrived) = (banks, true, Some(edge.opposite()));
        fog::shift(state, side, force, Place::At(to));
    }
    leave_be(data, state, events);
}

/// 9.part.5: whether the owner of possible partisans can let the enemy be.
pub(crate) fn check_let_be(data: &Data, state: &State, stays: bool) -> Result<(), Breach> {
    let Some((_, at)) = lurkers(state).filter(|_| stays) else { return Ok(()) };
    let slips = at.neighbours().any(|(_, to)| check_slip(data, state, to).is_ok());
    let springs = check_spring(data, state).is_ok();
    match slips || springs {
        true => Err(Breach::of("9.part.5", "riverdon-spring-or-slip")),
        false => Ok(()),
    }
}

/// 9.part.5: they let the enemy pass, or are found where they can neither strike nor leave.
pub(crate) fn let_be(data: &Data, state: &mut State, stays: bool, events: &mut Events<'_>) {
    if let (true, Some((_, at)), Some(action)) = (stays, lurkers(state), state.action) {
        state.stack.pop();
        begin(data, state, action.side, at, events);
        return;
    }
    leave_be(data, state, events);
}

fn leave_be(data: &Data, state: &mut State, events: &mut Events<'_>) {
    let Frame::Ambush { stays } = state.top() else { return };
    state.stack.pop();
    if let (true, Some(action)) = (stays, state.action) {
        execution::finish(data, state, action.side, events);
    }
}
