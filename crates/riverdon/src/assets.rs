//! 9b.gen: missions are placed under seal, paid, shown together and carried out.

use engine::{Breach, Dice, Events, Interrupt, Message, Seats};

use crate::army::Stands;
use crate::battle::{Fared, Flying, needs_pay};
use crate::campaign::{Arm, OrderKind};
use crate::cards::Bank;
use crate::data::Data;
use crate::forces::{Force, ForceIx, Place};
use crate::general::{bridges, wavering};
use crate::ids::{MissionIx, Side, UnitIx};
use crate::order::{Count, Guns, Order};
use crate::procedure::{Acting, AssetStep, Frame, MISSIONS, Mission, Progress};
use crate::space::Space;
use crate::state::State;
use crate::units::{Class, Tag};
use crate::{air, args, barrage, fog, orders, resources, rivers, seats};

/// What a mission is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    Leaflets,
    BombStrafe,
    BombBattery,
    Superiority,
    SupportByAir,
    Reconnaissance,
    Soften,
    Major,
    SupportByGuns,
    DemolishBridge,
    DemolishRailBridge,
    RepairBridge,
    DestroyTrack,
    RepairTrack,
}

/// What a mission of the data is.
pub(crate) fn kind(data: &Data, mission: MissionIx) -> Kind {
    match data.campaign.missions[mission.index()].id.as_str() {
        "leaflet" => Kind::Leaflets,
        "bomb_strafe" => Kind::BombStrafe,
        "bomb_battery" => Kind::BombBattery,
        "air_superiority" => Kind::Superiority,
        "direct_support_air" => Kind::SupportByAir,
        "air_reconnaissance" => Kind::Reconnaissance,
        "soften" => Kind::Soften,
        "major_bombardment" => Kind::Major,
        "direct_support_ground" => Kind::SupportByGuns,
        "demolish_bridge" => Kind::DemolishBridge,
        "demolish_rail_bridge" => Kind::DemolishRailBridge,
        "repair_bridge" => Kind::RepairBridge,
        "destroy_track" => Kind::DestroyTrack,
        _ => Kind::RepairTrack,
    }
}

/// The step in which a mission acts; none for those that act in battle (9b.gen.6).
fn step_of(kind: Kind) -> Option<AssetStep> {
    Some(match kind {
        Kind::DemolishBridge
        | Kind::DemolishRailBridge
        | Kind::RepairBridge
        | Kind::DestroyTrack
        | Kind::RepairTrack => AssetStep::Engineers,
        Kind::Superiority => AssetStep::Superiority,
        Kind::Reconnaissance => AssetStep::Reconnaissance,
        Kind::Leaflets => AssetStep::Leaflets,
        Kind::BombStrafe | Kind::BombBattery => AssetStep::Bombs,
        Kind::Soften | Kind::Major => AssetStep::Guns,
        Kind::SupportByAir | Kind::SupportByGuns => return None,
    })
}

/// The missions of a side, with their numbers.
pub(crate) fn placed(state: &State, side: Side) -> impl Iterator<Item = (usize, Mission)> {
    state.missions[side].iter().enumerate().filter_map(|(number, mission)| Some((number, (*mission)?)))
}

/// The phase begins.
pub(crate) fn begin(state: &mut State) {
    for side in Side::ALL {
        state.hosts[side].closed = false;
    }
}

/// What is asked for, before it is a mission.
struct Wanted {
    kind: MissionIx,
    at: Space,
    from: Option<Space>,
    unit: Option<UnitIx>,
    guns: u8,
    bank: Option<Bank>,
}

/// Whether a mission can be placed, taken back, or the placing closed.
pub(crate) fn check(data: &Data, state: &State, side: Side, order: &Order) -> Result<(), Breach> {
    match (state.top(), order) {
        (Frame::Missions, Order::Done) => Ok(()),
        (Frame::Missions, &Order::Mission(kind, at, from, unit, Guns(guns), bank)) => {
            judge(data, state, side, &Wanted { kind, at, from, unit, guns, bank }).map(|_| ())
        }
        (Frame::Missions, Order::Cancel(Count(number))) => {
            let there = usize::from(*number).checked_sub(1).and_then(|index| state.missions[side].get(index));
            match there.is_some_and(Option::is_some) {
                true => Ok(()),
                false => Err(Breach::of("9b.gen.2", "riverdon-no-such-mission")),
            }
        }
        (Frame::Battery { at, .. }, Order::Lose(unit)) => {
            let there = state.stands_at(side, at).count(*unit) > 0 && air::is_battery(data, *unit);
            match there {
                true => Ok(()),
                false => Err(Breach::of("9b.bomb.5", "riverdon-no-such-battery").with("unit", args::unit(*unit))),
            }
        }
        _ => Err(Breach::of("1.turn.1", "riverdon-not-in-this-phase")),
    }
}

/// Whether a mission is possible and can be paid; what it would be.
fn judge(data: &Data, state: &State, side: Side, wanted: &Wanted) -> Result<Mission, Breach> {
    let info = &data.campaign.missions[wanted.kind.index()];
    if placed(state, side).count() >= MISSIONS {
        return Err(Breach::of("9b.gen.1", "riverdon-too-many-missions"));
    }
    let kind = kind(data, wanted.kind);
    let force = match info.arm {
        Arm::Air => check_air(data, state, side, kind, wanted)?,
        Arm::Artillery => Some(check_guns(data, state, side, kind, wanted)?),
        Arm::Engineer => Some(bridges::check(data, state, side, kind, wanted.at, info.cost)?),
    };
    let cost = if kind == Kind::SupportByGuns { info.cost.saturating_mul(wanted.guns) } else { info.cost };
    resources::check_pay(data, state, side, force, cost)?;
    rivers::check_bank("9.brid.6", wanted.at, wanted.bank, bridges::parts(data, state, side, kind, wanted.at))?;
    Ok(Mission {
        kind: wanted.kind,
        at: wanted.at,
        force,
        unit: wanted.unit,
        guns: wanted.guns,
        bank: wanted.bank.unwrap_or(Bank::Near),
        paid: cost,
        progress: Progress::Placed,
        fought: false,
        spared: false,
        shown: false,
    })
}

/// 9b.air, 9.wea.3: whether an aircraft can fly it; the force that it supports.
fn check_air(data: &Data, state: &State, side: Side, kind: Kind, wanted: &Wanted) -> Result<Option<ForceIx>, Breach> {
    if state.bad_weather {
        return Err(Breach::of("9.wea.3", "riverdon-no-flying-weather"));
    }
    let Some(unit) = wanted.unit.filter(|unit| data.units[unit.index()].class == Class::Air) else {
        return Err(Breach::of("9b.air.4", "riverdon-aircraft-wanted"));
    };
    let flying = placed(state, side).filter(|(_, mission)| mission.unit == Some(unit) && is_air(data, mission)).count();
    if flying >= usize::from(state.hosts[side].aircraft.count(unit)) {
        return Err(Breach::of("9b.air.4", "riverdon-no-aircraft-left").with("unit", args::unit(unit)));
    }
    if kind == Kind::Superiority && !data.units[unit.index()].is(Tag::Fighter) {
        return Err(Breach::of("9b.sup.1", "riverdon-fighters-only").with("unit", args::unit(unit)));
    }
    if kind != Kind::SupportByAir {
        return Ok(None);
    }
    let force = leading_group(state, side, wanted.at);
    force
        .map(Some)
        .ok_or_else(|| Breach::of("9b.dir.1", "riverdon-no-such-force").with("space", args::space(wanted.at)))
}

/// Whether a mission is flown.
pub(crate) fn is_air(data: &Data, mission: &Mission) -> bool {
    data.campaign.missions[mission.kind.index()].arm == Arm::Air
}

/// The group of a space that is supported: one with a leader first.
fn leading_group(state: &State, side: Side, at: Space) -> Option<ForceIx> {
    let led = state.groups_at(side, Place::At(at)).find(|(_, force)| force.leader.is_some());
    led.or_else(|| state.groups_at(side, Place::At(at)).next()).map(|(force, _)| force)
}

/// 9b.soft, 9b.major, 9b.gdir, 9b.gen.3, 9b.gen.7: whether guns can do it; whose they are.
fn check_guns(data: &Data, state: &State, side: Side, kind: Kind, wanted: &Wanted) -> Result<ForceIx, Breach> {
    let from = wanted.from.unwrap_or(wanted.at);
    let refuse = |clause, id, space| Err(Breach::of(clause, id).with("space", args::space(space)));
    if kind == Kind::SupportByGuns {
        return check_support(data, state, side, from, wanted);
    }
    let near = from.distance(wanted.at) <= barrage::NEXT;
    let able = |far: bool, paid: &dyn Fn(ForceIx) -> Stands| can_shell(data, state, side, from, (1, far.into()), paid);
    let unpaid = |force: ForceIx| paid_of(data, state, side, force);
    if !able(false, &unpaid) {
        // 9b.soft.3: what is paid for a battle does not shell.
        return match kind {
            _ if able(false, &|_| Stands::default()) => refuse("9b.soft.3", "riverdon-guns-are-paid-for", from),
            Kind::Soften => refuse("9b.soft.2", "riverdon-too-few-guns", from),
            _ => refuse("9b.major.1", "riverdon-too-few-guns", from),
        };
    }
    let mut reaching =
        state.groups_at(side, Place::At(from)).filter(|(_, group)| barrage::range(group) > barrage::NEXT);
    let too_far = from.distance(wanted.at) > barrage::FAR;
    let group = if too_far { None } else { battery(data, state, side, from, wanted.at) };
    let Some(force) = group.filter(|_| near || able(true, &unpaid)) else {
        let clause = if too_far && reaching.next().is_some() { "5.res.13" } else { "9b.gen.7" };
        return refuse(clause, "riverdon-out-of-range", wanted.at);
    };
    if !state.occupied(side, wanted.at) && !fog::knows(state, side, wanted.at) {
        return refuse("9b.gen.3", "riverdon-nobody-to-shell", wanted.at);
    }
    Ok(force)
}

/// 9b.soft.2: whether the guns of a space, of all its groups together, can fire what is due from there and so many barrages
/// more, of which so many go farther than the next space; what is paid for battles is left out.
fn can_shell(
    data: &Data,
    state: &State,
    side: Side,
    from: Space,
    (more, farther): (u32, u32),
    paid: &dyn Fn(ForceIx) -> Stands,
) -> bool {
    let (all, far) = due(data, state, side, from, |mission| mission.progress == Progress::Placed);
    let groups = state.groups_at(side, Place::At(from));
    let free = groups.map(|(force, group)| (group, group.stands.without(&paid(force))));
    let far = far + farther;
    barrage::suffice(data, free, (all + more - far, far))
}

/// How many barrages the guns in a space fire or have fired, and how many of them farther than the next space.
fn due(data: &Data, state: &State, side: Side, from: Space, counts: impl Fn(&Mission) -> bool) -> (u32, u32) {
    let there =
        |mission: &Mission| mission.force.is_some_and(|force| state.force(side, force).place == Place::At(from));
    let shells = placed(state, side).map(|(_, mission)| mission);
    let shells = shells.filter(|mission| is_barrage(data, mission) && there(mission) && counts(mission));
    shells.fold((0, 0), |(all, far), mission| (all + 1, far + u32::from(from.distance(mission.at) > barrage::NEXT)))
}

/// Whether a mission rests on a group: on it alone, or on all that stand with it.
pub(crate) fn serves(state: &State, side: Side, mission: &Mission, force: ForceIx) -> bool {
    let place = |force: ForceIx| state.force(side, force).place;
    mission.force.is_some_and(|other| place(other) == place(force))
}

/// Whether a mission is fired by a battery.
fn is_barrage(data: &Data, mission: &Mission) -> bool {
    matches!(kind(data, mission.kind), Kind::Soften | Kind::Major)
}

/// The group that answers for a barrage: one that has a battery of its own, or one of those that make it together. With a
/// reserve it waits for a battle (5.res.13), so that reserves come last.
fn battery(data: &Data, state: &State, side: Side, from: Space, at: Space) -> Option<ForceIx> {
    let free = |force: ForceIx, group: &Force| group.stands.without(&paid_of(data, state, side, force));
    let groups = state.groups_at(side, Place::At(from)).map(|(force, group)| (force, group, free(force, group)));
    let reaching: Vec<(ForceIx, &Force, Stands)> = groups
        .filter(|(_, group, free)| barrage::has_guns(data, free) && from.distance(at) <= barrage::range(group))
        .collect();
    let own = |(force, _, free): &&(ForceIx, &Force, Stands)| {
        barrage::batteries(data, free) > shelling(data, state, side, *force)
    };
    let ready = || reaching.iter().filter(|(_, group, _)| group.order != Some(OrderKind::Reserve));
    let together = ready().fold(Stands::default(), |all, (_, _, free)| all.with(free));
    let busy: u32 = ready().map(|(force, ..)| shelling(data, state, side, *force)).sum();
    let first_ready = || ready().next().filter(|_| barrage::batteries(data, &together) > busy);
    let reserve = || reaching.iter().find(|(_, group, _)| group.order == Some(OrderKind::Reserve));
    let found = reaching.iter().find(own).or_else(first_ready).or_else(reserve).or_else(|| reaching.first());
    found.map(|(force, ..)| *force)
}

/// 9b.gdir.1, 9b.soft.3: guns, trains and tanks that are paid for, and do nothing else.
fn check_support(data: &Data, state: &State, side: Side, from: Space, wanted: &Wanted) -> Result<ForceIx, Breach> {
    let Some(unit) = wanted.unit.filter(|unit| needs_pay(data.units[unit.index()].class)) else {
        return Err(Breach::of("9b.gdir.1", "riverdon-needs-no-pay"));
    };
    let wants = Stands::of([(unit, u16::from(wanted.guns))]);
    let paid = |force: ForceIx| paid_of(data, state, side, force).with(&wants);
    let mut there = state.groups_at(side, Place::At(from)).filter(|(force, group)| group.stands.hold(&paid(*force)));
    let Some(first) = there.next().filter(|_| wanted.guns > 0) else {
        return Err(Breach::of("9b.gdir.1", "riverdon-not-so-many-guns").with("unit", args::unit(unit)));
    };
    let free = |(force, _): &(ForceIx, &Force)| {
        let after = |other: ForceIx| if other == *force { paid(other) } else { paid_of(data, state, side, other) };
        can_shell(data, state, side, from, (0, 0), &after)
    };
    let group = std::iter::once(first).chain(there).find(free);
    group
        .map(|(force, _)| force)
        .ok_or_else(|| Breach::of("9b.soft.3", "riverdon-guns-are-busy").with("unit", args::unit(unit)))
}

/// How many batteries of a group are to shell somebody.
fn shelling(data: &Data, state: &State, side: Side, force: ForceIx) -> u32 {
    let shells = |mission: &Mission| is_barrage(data, mission) && mission.force == Some(force);
    placed(state, side).filter(|(_, mission)| shells(mission)).count() as u32
}

/// The guns of a group that are paid for a battle.
fn paid_of(data: &Data, state: &State, side: Side, force: ForceIx) -> Stands {
    let paid = placed(state, side)
        .filter(|(_, mission)| kind(data, mission.kind) == Kind::SupportByGuns && mission.force == Some(force));
    Stands::of(paid.filter_map(|(_, mission)| Some((mission.unit?, u16::from(mission.guns)))))
}

/// A mission is placed or taken back, the placing closed, a battery named.
pub(crate) fn step(
    data: &Data,
    state: &mut State,
    side: Side,
    order: &Order,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<(), Interrupt> {
    match order {
        &Order::Mission(kind, at, from, unit, Guns(guns), bank) => {
            let wanted = Wanted { kind, at, from, unit, guns, bank };
            if let Ok(mission) = judge(data, state, side, &wanted) {
                resources::pay(state, side, mission.force, mission.paid);
                if let Some(slot) = state.missions[side].iter_mut().find(|slot| slot.is_none()) {
                    *slot = Some(mission);
                }
            }
        }
        Order::Cancel(Count(number)) => {
            let slot = usize::from(*number).checked_sub(1).and_then(|index| state.missions[side].get_mut(index));
            if let Some(mission) = slot.and_then(Option::take) {
                refund(state, side, &mission);
            }
        }
        Order::Lose(unit) => air::lose_battery(data, state, side, *unit, dice, events)?,
        _ => state.hosts[side].closed = true,
    }
    Ok(())
}

/// The points of a mission that is taken back.
pub(crate) fn refund(state: &mut State, side: Side, mission: &Mission) {
    let stock = &mut state.hosts[side].resources;
    *stock = stock.saturating_add(u16::from(mission.paid));
    if mission.shown {
        let most = &mut state.known[side.enemy()].stock.1;
        *most = most.saturating_add(u16::from(mission.paid));
    }
    if let Some(force) = mission.force {
        let group = state.force_mut(side, force);
        group.used = group.used.saturating_sub(mission.paid);
    }
}

/// 9b.gen.2: all missions that act now are shown together.
pub(crate) fn show(data: &Data, state: &mut State, events: &mut Events<'_>) {
    for side in Side::ALL {
        state.hosts[side].closed = false;
        // What is paid for and not shown, nobody knows.
        state.known[side.enemy()].stock.0 = 0;
        for (number, mission) in placed(state, side).collect::<Vec<_>>() {
            if step_of(kind(data, mission.kind)).is_some() && !waits(data, state, side, &mission) {
                state.missions[side][number] = Some(Mission { shown: true, ..mission });
                let most = &mut state.known[side.enemy()].stock.1;
                *most = most.saturating_sub(u16::from(mission.paid));
                let who = args::side(state, side);
                events.reveal(Seats::ALL, || {
                    Message::by("9b.gen.2", "riverdon-mission-shown")
                        .with("side", who)
                        .with("mission", args::mission(data, mission.kind))
                        .with("space", args::space(mission.at))
                });
            }
        }
    }
}

/// Whether the enemy knows nothing of a mission: it is placed under seal, or acts only in battle. What was not shown stays
/// so, even if it would no longer wait.
pub(crate) fn is_unseen(mission: &Mission) -> bool {
    mission.progress == Progress::Placed && !mission.shown
}

/// Whether a barrage waits for a battle: guns of reserves, and missions on one's own space (5.res.13, 9b.gen.6).
fn waits(data: &Data, state: &State, side: Side, mission: &Mission) -> bool {
    let reserve = mission.force.is_some_and(|force| state.force(side, force).order == Some(OrderKind::Reserve));
    is_barrage(data, mission) && (reserve || state.occupied(side, mission.at))
}

/// 9b.gen.6: one mission after the other, step by step, the operating side first; then orders are carried out.
pub(crate) fn carry_out(
    data: &Data,
    state: &mut State,
    step: AssetStep,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<(), Interrupt> {
    if step == AssetStep::Wavering {
        if !wavering::waver(data, state, dice, events)? {
            state.go_on(Frame::Execution { stage: Acting::Operator });
        }
        return Ok(());
    }
    for side in [state.initiative, state.initiative.enemy()] {
        let due = placed(state, side).find(|(_, mission)| {
            mission.progress == Progress::Placed
                && step_of(kind(data, mission.kind)) == Some(step)
                && !waits(data, state, side, mission)
                && (step != AssetStep::Guns || has_guns(data, state, side, mission))
        });
        if let Some((number, mission)) = due {
            return carry_out_one(data, state, side, number, mission, dice, events);
        }
    }
    bridges::drop_repairs(data, state, step);
    if let Some(next) = step.next() {
        state.go_on(Frame::Assets { step: next });
    }
    Ok(())
}

fn carry_out_one(
    data: &Data,
    state: &mut State,
    side: Side,
    number: usize,
    mission: Mission,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<(), Interrupt> {
    set_progress(state, side, number, Progress::Done);
    match kind(data, mission.kind) {
        Kind::Superiority => air::fight(data, state, side, number, dice, events),
        Kind::Reconnaissance | Kind::Leaflets | Kind::BombStrafe | Kind::BombBattery => {
            air::fly(data, state, side, number, dice, events)
        }
        Kind::Soften | Kind::Major => barrage::fire(data, state, side, mission, mission.at, dice, events),
        Kind::SupportByAir | Kind::SupportByGuns => Ok(()),
        kind => {
            bridges::work(data, state, side, kind, mission, events);
            Ok(())
        }
    }
}

/// Whether the guns of a barrage are still there to fire it, together in a space: not bombed, taken or beaten since, nor on
/// the march with their reserve (5.res.9, 6.seq.9).
fn has_guns(data: &Data, state: &State, side: Side, mission: &Mission) -> bool {
    let Some(from) = mission.force.and_then(|force| state.force(side, force).place.space()) else { return false };
    let (fired, fired_far) = due(data, state, side, from, |other| other.progress == Progress::Done);
    let far = fired_far + u32::from(from.distance(mission.at) > barrage::NEXT);
    let there = state.groups_at(side, Place::At(from)).filter(|(_, group)| {
        let fought = group.fought > 0 && group.place != Place::At(mission.at);
        let reserve = group.order == Some(OrderKind::Reserve);
        let away = group.retired || (reserve && (fought || group.arrived.is_some()));
        !away && from.distance(mission.at) <= barrage::range(group)
    });
    barrage::suffice(data, there.map(|(_, group)| (group, group.stands)), (fired + 1 - far, far))
}

/// Notes how far a mission has come.
pub(crate) fn set_progress(state: &mut State, side: Side, number: usize, progress: Progress) {
    if let Some(mission) = &mut state.missions[side][number] {
        mission.progress = progress;
    }
}

/// 5.res.13, 9b.gen.6: bombardments before a battle. Says whether one was fired.
pub(crate) fn fire_before_battle(
    data: &Data,
    state: &mut State,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<bool, Interrupt> {
    let Some(clash) = state.clash else { return Ok(false) };
    for side in [state.initiative, state.initiative.enemy()] {
        let due = placed(state, side).find(|(_, mission)| {
            mission.progress == Progress::Placed
                && is_barrage(data, mission)
                && mission.at == clash.at
                && has_guns(data, state, side, mission)
        });
        if let Some((number, mission)) = due {
            set_progress(state, side, number, Progress::Done);
            barrage::fire(data, state, side, mission, clash.at, dice, events)?;
            wavering::desert_at(data, state, side.enemy(), clash.at, dice, events)?;
            return Ok(true);
        }
    }
    Ok(false)
}

/// 5.res.8: what was paid for the battle goes with those of a reserve who march: aircraft, and guns that march too.
pub(crate) fn follow(data: &Data, state: &mut State, side: Side, from: ForceIx, to: ForceIx) {
    let marching = state.force(side, to).stands;
    for mission in state.missions[side].iter_mut().flatten().filter(|mission| mission.force == Some(from)) {
        let goes = match kind(data, mission.kind) {
            Kind::SupportByAir => true,
            Kind::SupportByGuns => mission.unit.is_some_and(|unit| marching.count(unit) >= u16::from(mission.guns)),
            _ => false,
        };
        if goes {
            mission.force = Some(to);
        }
    }
}

/// 9b.gen.5: points for guns that did nothing come back; air missions are paid in any case.
pub(crate) fn give_back(data: &Data, state: &mut State, events: &mut Events<'_>) {
    for side in Side::ALL {
        let idle: Vec<Mission> = placed(state, side)
            .map(|(_, mission)| mission)
            .filter(|mission| mission.progress == Progress::Placed && !is_air(data, mission))
            .collect();
        let points: u16 = idle.iter().map(|mission| u16::from(mission.paid)).sum();
        let stock = &mut state.hosts[side].resources;
        *stock = stock.saturating_add(points);
        let reckoned: u16 = idle.iter().filter(|mission| mission.shown).map(|mission| u16::from(mission.paid)).sum();
        let most = &mut state.known[side.enemy()].stock.1;
        *most = most.saturating_add(reckoned);
        if points > 0 {
            events.tell(seats::only(side), || {
                Message::by("9b.gen.5", "riverdon-points-come-back").with("points", args::int(points))
            });
        }
        state.missions[side] = [None; MISSIONS];
    }
}

/// 9b.gdir.1: the guns of a side in a battle that are paid for.
pub(crate) fn paid_guns(data: &Data, state: &State, side: Side, at: Space) -> Stands {
    let paid = placed(state, side).filter(|(_, mission)| {
        kind(data, mission.kind) == Kind::SupportByGuns
            && mission.force.is_some_and(|force| state.force(side, force).place == Place::At(at))
    });
    Stands::of(paid.filter_map(|(_, mission)| Some((mission.unit?, u16::from(mission.guns)))))
}

/// The missions of a side whose aircraft come to a battle: those that support its forces there, and fighters over the space.
fn over_missions(data: &Data, state: &State, side: Side, at: Space) -> Vec<(usize, Mission)> {
    placed(state, side)
        .filter(|(_, mission)| match kind(data, mission.kind) {
            Kind::SupportByAir => {
                mission.progress == Progress::Placed
                    && !mission.spared
                    && mission.force.is_some_and(|force| state.force(side, force).place == Place::At(at))
            }
            Kind::Superiority => mission.progress == Progress::Done && mission.at == at && !mission.fought,
            _ => false,
        })
        .collect()
}

/// 9b.dir.1, 9b.sup.1: the aircraft of a side over a battle.
pub(crate) fn over(data: &Data, state: &State, side: Side, at: Space) -> Vec<Flying> {
    let flying = |(_, mission): (usize, Mission)| {
        let superiority = kind(data, mission.kind) == Kind::Superiority;
        Some(Flying { unit: mission.unit?, superiority, fought: mission.fought })
    };
    over_missions(data, state, side, at).into_iter().filter_map(flying).collect()
}

/// 9b.dir.2: the mission of an aircraft of a type that could be held back from the battle that begins.
fn sparable(data: &Data, state: &State, side: Side, unit: UnitIx) -> Option<usize> {
    let at = state.clash?.at;
    let supports = |mission: &Mission| mission.unit == Some(unit) && kind(data, mission.kind) == Kind::SupportByAir;
    over_missions(data, state, side, at).into_iter().find(|(_, mission)| supports(mission)).map(|(number, _)| number)
}

/// 9b.dir.2: whether an aircraft can be held back for another battle of the turn.
pub(crate) fn check_spare(data: &Data, state: &State, side: Side, unit: UnitIx) -> Result<(), Breach> {
    match sparable(data, state, side, unit) {
        Some(_) => Ok(()),
        None => Err(Breach::of("9b.dir.2", "riverdon-no-aircraft-to-spare").with("unit", args::unit(unit))),
    }
}

/// 9b.dir.2: the aircraft stays away from this battle, and supports the next one unless it is held back again.
pub(crate) fn spare(data: &Data, state: &mut State, side: Side, unit: UnitIx) {
    if let Some(mission) = sparable(data, state, side, unit).and_then(|number| state.missions[side][number].as_mut()) {
        mission.spared = true;
    }
}

/// Another battle: nobody is held back from it yet.
pub(crate) fn spare_nobody(state: &mut State) {
    for side in Side::ALL {
        state.missions[side].iter_mut().flatten().for_each(|mission| mission.spared = false);
    }
}

/// 9b.dir.2, 9b.gdir.1: what was used in a battle is used, but for guns of reserves that never came; aircraft that were shot
/// down are gone.
pub(crate) fn flown(data: &Data, state: &mut State, side: Side, at: Space, fared: &Fared, waited: &[ForceIx]) {
    for (number, (index, mission)) in over_missions(data, state, side, at).into_iter().enumerate() {
        let bit = |bits: u8| bits >> number & 1 == 1;
        let lost = bit(fared.shot_down);
        if let Some(unit) = mission.unit.filter(|_| lost) {
            air::lose_aircraft(data, state, side, unit);
        }
        if let Some(mission) = &mut state.missions[side][index] {
            mission.fought |= bit(fared.flown);
            mission.progress = if lost { Progress::Cancelled } else { Progress::Done };
        }
    }
    let guns: Vec<usize> = placed(state, side)
        .filter(|(_, mission)| {
            kind(data, mission.kind) == Kind::SupportByGuns
                && mission
                    .force
                    .is_some_and(|force| state.force(side, force).place == Place::At(at) && !waited.contains(&force))
        })
        .map(|(index, _)| index)
        .collect();
    guns.into_iter().for_each(|index| set_progress(state, side, index, Progress::Done));
}

/// Missions to choose from: near own forces and known enemies.
pub(crate) fn candidates(data: &Data, state: &State, side: Side, out: &mut Vec<Order>) {
    if let Frame::Battery { at, .. } = state.top() {
        out.extend(state.stands_at(side, at).iter().map(|(unit, _)| Order::Lose(unit)));
        return;
    }
    out.push(Order::Done);
    out.extend(placed(state, side).map(|(number, _)| Order::Cancel(Count(number as u16 + 1))));
    if state.hosts[side].resources == 0 {
        return;
    }
    let aircraft: Vec<UnitIx> = state.hosts[side].aircraft.iter().map(|(unit, _)| unit).collect();
    let enemies: Vec<Space> = Space::all().filter(|space| fog::knows(state, side, *space)).collect();
    let own: Vec<Space> = state.held(side).iter().collect();
    for mission in data.ids.all::<MissionIx>() {
        let order = |at, from, unit, guns| Order::Mission(mission, at, from, unit, Guns(guns), None);
        let kind = kind(data, mission);
        match (data.campaign.missions[mission.index()].arm, kind) {
            (Arm::Air, Kind::SupportByAir) => {
                out.extend(own.iter().flat_map(|at| aircraft.iter().map(|unit| order(*at, None, Some(*unit), 0))));
            }
            (Arm::Air, _) => {
                out.extend(enemies.iter().flat_map(|at| aircraft.iter().map(|unit| order(*at, None, Some(*unit), 0))));
            }
            (Arm::Artillery, Kind::SupportByGuns) => {
                for at in &own {
                    let guns = state.stands_at(side, *at).only(|unit| needs_pay(data.units[unit.index()].class));
                    out.extend(guns.iter().map(|(unit, _)| order(*at, None, Some(unit), 1)));
                }
            }
            (Arm::Artillery, _) => {
                for from in own.iter().filter(|from| barrage::batteries(data, &state.stands_at(side, **from)) > 0) {
                    let near = enemies.iter().filter(|at| from.distance(**at) <= 2);
                    out.extend(near.map(|at| order(*at, Some(*from), None, 0)));
                }
            }
            (Arm::Engineer, _) => {
                for &at in &own {
                    let banks = orders::banks(bridges::parts(data, state, side, kind, at));
                    out.extend(banks.iter().map(|bank| Order::Mission(mission, at, None, None, Guns(0), *bank)));
                }
            }
        }
    }
}
