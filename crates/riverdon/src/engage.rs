//! The way into a battle and out of it: what each side brings, and what it gets back (8.forces, 8.arrive.5, 9b.gdir).

pub(crate) mod answers;
pub(crate) mod entered;
pub(crate) mod played;
pub(crate) mod shown;

use engine::{Arg, Dice, Events, Interrupt, Message, Seats};

use crate::army::Stands;
use crate::battle::{self, Battle, Contingent, Detachment, Ending, Leading, Outcome, Presence, Role, Site};
use crate::campaign::OrderKind;
use crate::cards::CrossingKind;
use crate::data::Data;
use crate::forces::{Force, ForceIx, LeaderIx, Place};
use crate::general::{bridges, captures};
use crate::ids::Side;
use crate::procedure::{Clash, Coming, Frame, Way};
use crate::results::{Talks, can_fall};
use crate::state::State;
use crate::{aftermath, args, assets, clash, execution, fog, leaders, trains};

/// The role of a side in a clash.
pub(crate) fn role(clash: &Clash, side: Side) -> Role {
    if clash.attacker == side { Role::Attacker } else { Role::Defender }
}

/// The side that has a role in a clash.
pub(crate) fn side_of(clash: &Clash, role: Role) -> Side {
    match role {
        Role::Attacker => clash.attacker,
        Role::Defender => clash.attacker.enemy(),
    }
}

/// The groups of a side in the order in which it brings them: those in the space, then reserves on their way.
pub(crate) fn groups(state: &State, clash: &Clash, side: Side) -> Vec<(ForceIx, Option<Coming>)> {
    let coming: Vec<Coming> = clash.coming[side].iter().flatten().copied().collect();
    let is_coming = |force: ForceIx| coming.iter().any(|one| one.force == force);
    let there = state.groups_at(side, Place::At(clash.at)).map(|(force, _)| force).filter(|force| !is_coming(*force));
    let there: Vec<(ForceIx, Option<Coming>)> = there.map(|force| (force, None)).collect();
    there.into_iter().chain(coming.iter().map(|one| (one.force, Some(*one)))).collect()
}

/// The field, and how the battle came about.
pub(crate) fn site(data: &Data, state: &State, clash: &Clash) -> Option<Site> {
    let laid = state.board.card(clash.at)?;
    let face = state.board.face(data, clash.at)?;
    let down = face.crossings.iter().enumerate().fold(0, |down, (number, crossing)| {
        let gone = match crossing.kind {
            CrossingKind::Bridge => state.bridge_down.contains(clash.at),
            CrossingKind::RailBridge => state.rail_bridge_down.contains(clash.at),
            CrossingKind::Ford => false,
        };
        down | u8::from(gone) << number
    });
    let attacker = state.action.map(|action| state.force(action.side, action.force).banks);
    Some(Site {
        laid,
        country: state.board.country,
        winter: state.settings.winter,
        down,
        entry: clash.edge,
        bank: attacker.unwrap_or_default().first(),
        ambush: clash.ambush,
        changes: battle::Changes::default(),
    })
}

/// What a side brings to the battle (8.forces.1).
pub(crate) fn contingent(data: &Data, state: &State, clash: &Clash, side: Side) -> Contingent {
    let mut brings = Contingent::new(data.nations[state.hosts[side].nation.index()].flight_number);
    let mut paid = assets::paid_guns(data, state, side, clash.at);
    let commander = commander(state, clash, side);
    for (number, (force, coming)) in groups(state, clash, side).into_iter().enumerate() {
        let group = state.force(side, force);
        let pays = group.stands.only(|unit| paid.count(unit) > 0);
        let pays = Stands::of(pays.iter().map(|(unit, count)| (unit, count.min(paid.count(unit)))));
        paid = paid.without(&pays);
        brings.join(data, detachment(state, clash, group, coming), &group.stands, &pays);
        brings.cut = brings.cut.max(group.flight_cut);
        brings.surrounded |= group.surrounded;
        for (leader, one) in state.leaders_with(side, force) {
            if commander == Some(leader) {
                brings.commander = Some(brings.leaders.len() as u8);
            }
            brings.leaders.push(Leading { id: leader.0, rating: one.rating, group: number as u8 });
        }
    }
    brings.way_out = aftermath::has_way_out(data, state, clash, side);
    for mission in assets::over(data, state, side, clash.at) {
        brings.aircraft.push(mission);
    }
    brings
}

/// 8.forces.1: who commands a side: the leader of the acting force, or the best of those there.
fn commander(state: &State, clash: &Clash, side: Side) -> Option<LeaderIx> {
    let acting = state.action.filter(|action| action.side == side && clash.attacker == side);
    let named = acting.and_then(|action| state.force(side, action.force).leader);
    let there = || {
        let led = state.groups_at(side, Place::At(clash.at)).filter_map(|(_, force)| force.leader);
        led.max_by_key(|leader| state.leaders[side][*leader].rating)
    };
    named.or_else(there)
}

/// 5.dig, 6.seq.8, S2.setup.5: whether a group fights dug in: by its order or in trenches, where it began the turn.
pub(crate) fn is_dug_in(state: &State, group: &Force) -> bool {
    let trenches = group.place.space().is_some_and(|at| state.trenches.contains(at));
    let digs = group.order == Some(OrderKind::DigIn) && !group.kept;
    (digs || trenches) && group.arrived.is_none()
}

fn detachment(state: &State, clash: &Clash, group: &Force, coming: Option<Coming>) -> Detachment {
    let presence = match (coming, group.arrived) {
        (Some(coming), _) => Presence::Reserve(coming.edge),
        (None, Some(edge)) => Presence::Arrived(edge),
        (None, None) => Presence::Before,
    };
    let garrison = state.trenches.contains(clash.at) && group.arrived.is_none();
    Detachment {
        presence,
        bank: group.banks.first(),
        dug_in: is_dug_in(state, group),
        wire: garrison && state.wire.contains(clash.at),
        exhausted: group.exhausted,
    }
}

/// 8.resolve.1: the battle is fought: resolved at once its outcome is there; played or entered it begins.
pub(crate) fn begin(
    data: &Data,
    state: &mut State,
    way: Way,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<(), Interrupt> {
    let Some(clash) = state.clash else { return Ok(()) };
    let Some(site) = site(data, state, &clash) else { return Ok(()) };
    for side in Side::ALL {
        let seen = on_the_field(state, &clash, side, way);
        show_leaders(state, side, &seen, events);
        if way != Way::Resolved {
            seen.iter().for_each(|force| fog::tell_of(state, side, *force));
            let all = seen.iter().fold(Stands::default(), |all, force| all.with(&state.force(side, *force).stands));
            tell_field(state, side, way, &all, events);
        }
    }
    let bring = |side| contingent(data, state, &clash, side);
    let (attacker, defender) = (bring(clash.attacker), bring(clash.attacker.enemy()));
    match way {
        Way::Resolved => {
            let outcome = battle::fight(data, site, &attacker, &defender, dice)?;
            return end(data, state, &outcome, dice, events);
        }
        Way::Played => {
            let mut battle = Battle::new(data, site, &attacker, &defender);
            if state.settings.details {
                battle.open_to_changes();
            }
            state.battle = Some(battle);
            state.stack.push(Frame::Battle);
        }
        Way::Entered => {
            state.talks = Some(Talks::default());
            state.stack.push(Frame::Result);
        }
    }
    events.reveal(Seats::ALL, || {
        let id = if way == Way::Played { "riverdon-battle-begins" } else { "riverdon-battle-on-a-table" };
        Message::by("8.resolve.1", id).with("space", args::space(clash.at))
    });
    Ok(())
}

/// 8.resolve.1: whoever would have had the battle resolved leaves his part of it to the doctrine.
pub(crate) fn hand_over(state: &mut State, side: Side, events: &mut Events<'_>) {
    let (Some(clash), Some(battle)) = (&state.clash, &mut state.battle) else { return };
    battle.hand_over(role(clash, side));
    let who = args::side(state, side);
    events.reveal(Seats::ALL, || Message::by("8.resolve.1", "riverdon-handed-over").with("side", who));
}

/// The groups of a side that everybody sees when a battle begins: all of them on a real table (8.manual.1), else neither
/// reserves nor those who lie in ambush (BM.35).
fn on_the_field(state: &State, clash: &Clash, side: Side, way: Way) -> Vec<ForceIx> {
    let all = way == Way::Entered;
    let lies = clash.ambush && side != clash.attacker;
    let seen = |(_, coming): &(ForceIx, Option<Coming>)| all || (coming.is_none() && !lies);
    groups(state, clash, side).into_iter().filter(seen).map(|(force, _)| force).collect()
}

/// What a side brings to a field, type by type.
fn tell_field(state: &State, side: Side, way: Way, stands: &Stands, events: &mut Events<'_>) {
    let clause = if way == Way::Entered { "8.manual.1" } else { "BM.35" };
    for (unit, count) in stands.iter() {
        let who = args::side(state, side);
        events.reveal(Seats::ALL, || {
            let told = Message::by(clause, "riverdon-on-the-field").with("side", who);
            told.with("unit", args::unit(unit)).with("stands", args::int(count))
        });
    }
}

/// S2.lead.2: whoever commands in a battle is known.
fn show_leaders(state: &mut State, side: Side, seen: &[ForceIx], events: &mut Events<'_>) {
    let who = args::side(state, side);
    for leader in leaders::numbers() {
        let leader = &mut state.leaders[side][leader];
        if leader.with.is_some_and(|force| seen.contains(&force)) && !leader.known {
            leader.known = true;
            let rating = args::int(leader.rating);
            events.reveal(Seats::ALL, || {
                Message::by("S2.lead.2", "riverdon-leader-known").with("side", who).with("rating", rating)
            });
        }
    }
}

/// BM.35: whoever was on the field was seen there, reserves that came to it and ambushers as well.
fn show_engaged(
    state: &mut State,
    side: Side,
    came: &[(ForceIx, Option<Coming>)],
    engaged: impl Fn(u8) -> bool,
    played: bool,
    events: &mut Events<'_>,
) {
    let seen = came.iter().enumerate().filter(|(number, _)| engaged(*number as u8));
    let seen: Vec<ForceIx> = seen.map(|(_, (force, _))| *force).collect();
    show_leaders(state, side, &seen, events);
    if played {
        seen.into_iter().for_each(|force| fog::tell_of(state, side, force));
    }
}

/// The battle is over: losses, captures and leaders flow back once.
pub(crate) fn end(
    data: &Data,
    state: &mut State,
    outcome: &Outcome,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<(), Interrupt> {
    let Some(clash) = state.clash else { return Ok(()) };
    let played = state.battle.is_some();
    (state.battle, state.talks) = (None, None);
    let Some(winner) = outcome.winner.map(|role| side_of(&clash, role)) else {
        unsprung(data, state, &clash, events);
        return Ok(());
    };
    tell_ending(outcome, events);
    let brought = Side::ALL.map(|side| contingent(data, state, &clash, side));
    let came = Side::ALL.map(|side| groups(state, &clash, side));
    // What was used is used, even if those whom it served are gone after the battle.
    for side in Side::ALL {
        let (role, brings) = (role(&clash, side), &brought[side as usize]);
        // 8.arrive.5: reserves that never came have fired nothing.
        let waited = |(number, (_, coming)): &(usize, &(ForceIx, Option<Coming>))| {
            coming.is_some() && !outcome.engaged(brings, role, *number as u8)
        };
        let came = &came[side as usize];
        show_engaged(state, side, came, |number| outcome.engaged(brings, role, number), played, events);
        let waited = came.iter().enumerate().filter(waited).map(|(_, (force, _))| *force);
        assets::flown(data, state, side, clash.at, &outcome.sides[role], &waited.collect::<Vec<_>>());
    }
    let mut spoils = [Stands::default(); 2];
    for side in Side::ALL {
        let (role, brings) = (role(&clash, side), &brought[side as usize]);
        let (mut destroyed, mut captured) = (Stands::default(), Stands::default());
        for (number, (force, _)) in came[side as usize].iter().copied().enumerate() {
            let (gone, taken) = outcome.losses(brings, role, number as u8);
            (destroyed, captured) = (destroyed.with(&gone), captured.with(&taken));
            captures::take_off(state, side, force, &gone.with(&taken));
        }
        tell_losses(state, side, destroyed.len() + captured.len(), events);
        captures::count_lost(data, state, side, &destroyed);
        spoils[side.enemy() as usize] = captures::capture(data, state, side, &captured, events);
    }
    for side in Side::ALL {
        let (role, brings) = (role(&clash, side), &brought[side as usize]);
        kill_leaders(data, state, side, brings, outcome.sides[role].killed, dice, events)?;
    }
    let loser = winner.enemy();
    send_back(state, &clash, loser, &came[loser as usize], &brought[loser as usize], outcome);
    for side in Side::ALL {
        captures::join_where(data, state, side, clash.at, &spoils[side as usize]);
    }
    blow_bridges(data, state, &clash, outcome.down, events);
    let past = outcome.sides[role(&clash, winner.enemy())].past_flight;
    if let Some(clash) = &mut state.clash {
        clash.gave_up = outcome.ending == Ending::Surrendered;
    }
    clash::settle(state, winner, past, outcome.ending == Ending::RetiredBefore);
    Ok(())
}

/// How the battle ended, and how near its flight number each side was.
fn tell_ending(outcome: &Outcome, events: &mut Events<'_>) {
    events.reveal(Seats::ALL, || {
        let share = |role: Role| {
            let (tally, all) = outcome.sides[role].tally;
            Arg::Int((100 * i32::from(tally)).checked_div(i32::from(all)).unwrap_or(0))
        };
        let told = Message::by("8.victory.1", "riverdon-battle-over").with("ending", Arg::Term(outcome.ending.term()));
        let told = told.with("turns", args::int(outcome.turns));
        told.with("attacker", share(Role::Attacker)).with("defender", share(Role::Defender))
    });
}

/// 9.brid.6: road bridges that a battle on a real table destroyed are down; who stood on both banks keeps to his own.
fn blow_bridges(data: &Data, state: &mut State, clash: &Clash, down: u8, events: &mut Events<'_>) {
    let Some(site) = site(data, state, clash) else { return };
    for (number, kind) in site.field(data).crossings.iter().enumerate() {
        if can_fall(*kind) && (down & !site.down) >> number & 1 == 1 {
            state.bridge_down.insert(clash.at);
            events.reveal(Seats::ALL, || {
                Message::by("9.brid.6", "riverdon-bridge-blown").with("space", args::space(clash.at))
            });
        }
    }
    for side in Side::ALL {
        let bank = if side == clash.attacker { site.bank } else { site.bank.other() };
        bridges::choose_bank(data, state, side, clash.at, bank);
    }
}

fn tell_losses(state: &State, side: Side, stands: u32, events: &mut Events<'_>) {
    let who = args::side(state, side);
    events.reveal(Seats::ALL, || {
        Message::by("8.resolve.1", "riverdon-losses").with("side", who).with("stands", engine::Arg::Int(stands as i32))
    });
}

/// S2.lead.1: the leaders who fell, and those whose groups are gone.
fn kill_leaders(
    data: &Data,
    state: &mut State,
    side: Side,
    brings: &Contingent,
    killed: u8,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<(), Interrupt> {
    for (number, leading) in brings.leaders.iter().enumerate() {
        let leader = LeaderIx(leading.id);
        let group = state.leaders[side][leader].with;
        let alone = group.is_none_or(|force| !state.force(side, force).is_there());
        if killed >> number & 1 == 1 || alone {
            leaders::kill(data, state, side, leader, dice, events)?;
        }
    }
    Ok(())
}

/// 8.arrive.5: reserves that never came are in the space if their side won, and back where they were if it lost.
fn send_back(
    state: &mut State,
    clash: &Clash,
    loser: Side,
    came: &[(ForceIx, Option<Coming>)],
    brought: &Contingent,
    outcome: &Outcome,
) {
    for (number, (force, coming)) in came.iter().copied().enumerate() {
        let Some(coming) = coming.filter(|_| state.force(loser, force).is_there()) else { continue };
        if outcome.engaged(brought, role(clash, loser), number as u8) {
            continue;
        }
        go_back(state, loser, &coming);
    }
}

/// A reserve that was not engaged goes back to the space that it came from.
fn go_back(state: &mut State, side: Side, coming: &Coming) {
    let group = state.force_mut(side, coming.force);
    (group.banks, group.arrived) = (coming.banks, None);
    group.fought = group.fought.saturating_sub(1);
    fog::shift(state, side, coming.force, Place::At(coming.from));
}

/// 9.part.5: the column passed unmolested, or night fell: there was no battle, and the partisans stay hidden.
fn unsprung(data: &Data, state: &mut State, clash: &Clash, events: &mut Events<'_>) {
    let side = clash.attacker.enemy();
    // 8.arrive.5: reserves that were to help go back; there was nothing to help in.
    for coming in clash.coming[side].iter().flatten() {
        go_back(state, side, coming);
    }
    let there: Vec<ForceIx> = state.groups_at(side, Place::At(clash.at)).map(|(force, _)| force).collect();
    for force in there {
        let group = state.force_mut(side, force);
        (group.hidden, group.fought) = (true, group.fought.saturating_sub(1));
    }
    while matches!(state.top(), Frame::Clash { .. } | Frame::Battle | Frame::Result) {
        state.stack.pop();
    }
    state.clash = None;
    fog::see_empty(state, clash.attacker, clash.at);
    if let Some(action) = &mut state.action {
        action.met = false;
        action.fights = action.fights.saturating_sub(1);
    }
    trains::check_derailed(data, state, events);
    if state.action.is_some_and(|action| action.over) {
        execution::finish(data, state, clash.attacker, events);
    }
}
