//! 3.0.g, 15.0.d, 15.5, 15.6: what moving vessels meet: guns on the bank, gunboats, steamers.

use engine::{Advance, Arg, Breach, Dice, Events, Interrupt, Message, Seat, Seats};
use hexmap::HexIx;

use super::carry::{self, shores};
use super::sail::{step_cost, ways};
use super::{has_met, mines, near, note_met, sink};
use crate::args;
use crate::counters::{Arm, Side, UnitIx};
use crate::data::Data;
use crate::encounters::shore_guns;
use crate::sets::{Reach, Units};
use crate::state::{Frame, Naval, Place, State, side_of};

/// Vessels have come to a hexside: work off what they meet there, as far as nobody has to be asked.
pub(super) fn begin(
    data: &Data,
    state: &mut State,
    movers: Units,
    at: Reach,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<(), Interrupt> {
    let Some(side) = movers.first().map(|mover| state.side(data, mover)) else { return Ok(()) };
    state.stack.push(Frame::Naval(Naval::Meeting { side, at, movers }));
    while let Frame::Naval(meeting) = state.top() {
        if super::advance(data, state, meeting, dice, events)? == Advance::Waits {
            break;
        }
    }
    Ok(())
}

/// The next thing that the vessels meet: fire from either bank, enemy gunboats, enemy steamers.
pub(super) fn meet(
    data: &Data,
    state: &mut State,
    side: Side,
    at: Reach,
    movers: Units,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<Advance, Interrupt> {
    let movers = movers.filter(|mover| state.reach(mover) == Some(at));
    for hex in data.board.reach_info(at).banks.into_iter().flatten() {
        let targets = shore_targets(data, state, side, movers, hex);
        if !targets.is_empty() {
            shell(data, state, side, targets, hex, dice, events)?;
            return Ok(Advance::Ran);
        }
    }
    let kinds = &data.roster.kinds;
    let new = strangers(data, state, side, movers, at);
    let foes = new.and(kinds.gunboats);
    if !foes.is_empty() {
        fight(data, state, side, movers, foes, dice, events)?;
        return Ok(Advance::Ran);
    }
    let steamers = new.and(kinds.steamers);
    if steamers.is_empty() {
        state.stack.pop();
    } else {
        state.stack.push(Frame::Naval(Naval::Fire { side, movers: movers.and(kinds.gunboats), steamers }));
    }
    Ok(Advance::Ran)
}

/// 15.5, 15.6: enemy vessels near a hexside that a gunboat among the movers has not met this phase.
fn strangers(data: &Data, state: &State, side: Side, movers: Units, at: Reach) -> Units {
    let kinds = &data.roster.kinds;
    let guns = movers.and(kinds.gunboats);
    let enemies = near(data, state, state.of_side(data, side.enemy()).and(kinds.gunboats.or(kinds.steamers)), at);
    enemies.filter(|enemy| guns.iter().any(|gun| !has_met(data, state, gun, enemy)))
}

/// Whether vessels that have come to a hexside meet nothing there.
pub(super) fn is_quiet(data: &Data, state: &State, movers: Units, at: Reach) -> bool {
    let Some(side) = movers.first().map(|mover| state.side(data, mover)) else { return true };
    let mut banks = data.board.reach_info(at).banks.into_iter().flatten();
    let unseen = banks.all(|hex| shore_targets(data, state, side, movers, hex).is_empty());
    unseen && strangers(data, state, side, movers, at).is_empty()
}

/// 15.0.f: those that count as gunboats under fire from the bank.
fn armed(data: &Data, vessels: Units) -> Units {
    let kinds = &data.roster.kinds;
    vessels.filter(|vessel| kinds.gunboats.contains(vessel) || data.roster.get(vessel).arm == Arm::Minesweeper)
}

/// 15.0.d: the vessels that draw fire from a hex: HQs and artillery there fire once on each moving stack
/// that comes beside them.
fn shore_targets(data: &Data, state: &State, side: Side, movers: Units, from: HexIx) -> Units {
    let guns = guns_in(data, state, side.enemy(), from);
    if guns.is_empty() {
        return Units::NONE;
    }
    let targets = armed(data, movers).or(movers.and(data.roster.kinds.steamers));
    targets.filter(|vessel| !state.shelled.contains(&data.roster, guns, vessel))
}

/// HQs and artillery of a side in a hex.
fn guns_in(data: &Data, state: &State, side: Side, hex: HexIx) -> Units {
    state.ground_in(data, side, hex).and(shore_guns(&data.roster))
}

/// 15.0.d, 15.0.f: one die for the stack.
fn shell(
    data: &Data,
    state: &mut State,
    side: Side,
    targets: Units,
    from: HexIx,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<(), Interrupt> {
    let firing = guns_in(data, state, side.enemy(), from);
    for vessel in targets.iter() {
        state.shelled.insert(&data.roster, firing, vessel);
    }
    let clause = shore_clause(data, targets);
    let die = dice.roll(6, clause)?;
    let among = hit_from_shore(data, targets, die);
    events.tell(Seats::ALL, || {
        let id = if among.is_empty() { "elope-shore-fire-misses" } else { "elope-shore-fire-hits" };
        let message = Message::by(clause, id).with("unit", args::first(targets)).with("hex", args::hex(from));
        message.with("die", Arg::Die(die))
    });
    if !among.is_empty() {
        state.stack.push(Frame::Naval(Naval::Hit { side, among }));
    }
    Ok(())
}

/// 15.0.d, 15.0.f: steamers alone, or with a gunboat among them.
fn shore_clause(data: &Data, targets: Units) -> &'static str {
    if armed(data, targets).is_empty() { "15.0.d" } else { "15.0.f" }
}

/// Those of a stack under fire from the bank of which a die costs one.
fn hit_from_shore(data: &Data, targets: Units, die: u8) -> Units {
    let guns = armed(data, targets);
    let table = &data.tables.naval.shore_fire;
    let hits = if guns.is_empty() { &table.steamer_only } else { &table.gunboat_present };
    match () {
        () if hits.gunboat_sunk.contains(&die) => guns,
        () if hits.steamer_sunk.contains(&die) => targets.without(guns),
        () => Units::NONE,
    }
}

/// 15.0.d: the hexes from which vessels at a hexside draw fire, with the clause and how many faces of the die hit.
pub(crate) fn shore_fire(
    data: &Data,
    state: &State,
    side: Side,
    movers: Units,
    at: Reach,
) -> impl Iterator<Item = (HexIx, &'static str, usize)> {
    let banks = data.board.reach_info(at).banks.into_iter().flatten();
    banks
        .map(move |hex| (hex, shore_targets(data, state, side, movers, hex)))
        .filter(|(_, targets)| !targets.is_empty())
        .map(move |(hex, targets)| {
            let faces = (1..=6).filter(|die| !hit_from_shore(data, targets, *die).is_empty()).count();
            (hex, shore_clause(data, targets), faces)
        })
}

/// The vessel that is lost, where there is no choice.
pub(super) fn settle_hit(data: &Data, state: &mut State, among: Units, events: &mut Events<'_>) -> Advance {
    let afloat = among.filter(|vessel| state.is_on_map(vessel));
    if afloat.len() > 1 {
        return Advance::Waits;
    }
    state.stack.pop();
    if let Some(vessel) = afloat.first() {
        sink(data, state, vessel, events);
    }
    Advance::Ran
}

/// 15.0.d: whether this vessel can be the one that is lost.
pub(crate) fn check_loss(state: &State, seat: Seat, shares: &[(UnitIx, u8)]) -> Result<(), Breach> {
    match (state.top(), shares) {
        (Frame::Naval(Naval::Hit { side, among }), [(vessel, 1)])
            if side == side_of(seat) && among.contains(*vessel) =>
        {
            Ok(())
        }
        _ => Err(Breach::of("15.0.d", "elope-choose-one-ship")),
    }
}

/// The owner has chosen.
pub(crate) fn take_loss(data: &Data, state: &mut State, shares: &[(UnitIx, u8)], events: &mut Events<'_>) {
    state.stack.pop();
    if let Some((vessel, _)) = shares.first() {
        sink(data, state, *vessel, events);
    }
}

/// 15.6.a, 15.6.d: each side rolls a die for each of its gunboats; the best are sorted first.
fn rolls(
    data: &Data,
    side: Side,
    guns: Units,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<Vec<(UnitIx, u8)>, Interrupt> {
    let table = &data.tables.naval.gunboat_vs_gunboat;
    let monitor = guns.iter().any(|gun| data.roster.get(gun).arm == Arm::Monitor);
    let bonus = match side {
        Side::Red => table.red_modifier,
        Side::Allied if monitor => table.allied_monitor_modifier,
        Side::Allied => 0,
    };
    let mut rolls = Vec::new();
    for gun in guns.iter() {
        let die = dice.roll(6, "15.6.a")?;
        events.tell(Seats::ALL, || {
            let message = Message::by("15.6.d", "elope-gunboat-rolls").with("unit", args::unit(gun));
            message.with("die", Arg::Die(die)).with("total", args::int(die + bonus))
        });
        rolls.push((gun, die + bonus));
    }
    rolls.sort_by_key(|(_, total)| std::cmp::Reverse(*total));
    Ok(rolls)
}

/// 15.6: gunboats fight: the highest dice of both sides are compared, then the next; the surplus does not fight.
fn fight(
    data: &Data,
    state: &mut State,
    side: Side,
    movers: Units,
    foes: Units,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<(), Interrupt> {
    note_met(data, state, movers, foes);
    let own = rolls(data, side, movers.and(data.roster.kinds.gunboats), dice, events)?;
    let others = rolls(data, side.enemy(), foes, dice, events)?;
    for ((mover, a), (foe, b)) in own.into_iter().zip(others) {
        if a == b {
            // 15.6.c: neither gives way.
            state.stopped = state.stopped.or(movers);
            events.tell(Seats::ALL, || {
                Message::by("15.6.c", "elope-gunboats-equal")
                    .with("unit", args::unit(mover))
                    .with("other", args::unit(foe))
            });
            continue;
        }
        let (winner, loser) = if a > b { (mover, foe) } else { (foe, mover) };
        let sunk = a.abs_diff(b) >= data.tables.naval.gunboat_vs_gunboat.sunk_at_difference_from;
        events.tell(Seats::ALL, || {
            let (clause, id) =
                if sunk { ("15.6.b", "elope-gunboat-loses") } else { ("15.6.c", "elope-gunboat-gives-way") };
            Message::by(clause, id).with("unit", args::unit(loser)).with("other", args::unit(winner))
        });
        if sunk {
            sink(data, state, loser, events);
            continue;
        }
        if loser == mover {
            state.stopped.insert(mover);
        }
        state.stack.push(Frame::Naval(Naval::Displaced { vessel: loser, by: winner }));
    }
    Ok(())
}

/// 15.6.c: where a vessel can give way to: free hexsides next to it, away from the victor if there are any.
pub(super) fn refuges(data: &Data, state: &State, vessel: UnitIx, by: UnitIx) -> Vec<Reach> {
    let (Some(at), Some(victor)) = (state.reach(vessel), state.reach(by)) else { return Vec::new() };
    let enemies = state.of_side(data, state.side(data, vessel).enemy()).and(data.roster.kinds.vessels);
    let free = |to: &Reach| {
        let held = enemies.iter().any(|enemy| state.reach(enemy) == Some(*to));
        !held && !state.mined.contains(*to) && step_cost(data, state, vessel, at, *to).is_ok()
    };
    let mut all: Vec<Reach> = data.board.reach_info(at).next.iter().copied().filter(free).collect();
    all.sort_unstable();
    all.dedup();
    let near = &data.board.reach_info(victor).next;
    let away: Vec<Reach> = all.iter().copied().filter(|to| *to != victor && !near.contains(to)).collect();
    if away.is_empty() { all } else { away }
}

/// Where there is no choice, the vessel goes, or is lost.
pub(super) fn settle_displaced(
    data: &Data,
    state: &mut State,
    vessel: UnitIx,
    by: UnitIx,
    events: &mut Events<'_>,
) -> Advance {
    let refuges = refuges(data, state, vessel, by);
    match refuges.as_slice() {
        [] => {
            state.stack.pop();
            if state.is_on_map(vessel) && state.is_on_map(by) {
                sink(data, state, vessel, events);
            }
        }
        [only] => {
            state.stack.pop();
            displace(data, state, vessel, *only, events);
        }
        _ => return Advance::Waits,
    }
    Advance::Ran
}

fn displace(data: &Data, state: &mut State, vessel: UnitIx, to: Reach, events: &mut Events<'_>) {
    state.put(data, vessel, Place::River(to));
    events.tell(Seats::ALL, || {
        Message::by("15.6.c", "elope-ship-displaced").with("unit", args::unit(vessel)).with("hex", args::reach(to))
    });
}

/// Steamers that can still be fired on; none, and it is over.
pub(super) fn settle_fire(data: &Data, state: &mut State, side: Side, movers: Units, steamers: Units) -> Advance {
    state.stack.pop();
    let enemy = state.of_side(data, side.enemy());
    let left = steamers
        .and(enemy)
        .filter(|steamer| state.is_on_map(steamer) && movers.iter().any(|gun| !has_met(data, state, gun, steamer)));
    if left.is_empty() {
        return Advance::Ran;
    }
    state.stack.push(Frame::Naval(Naval::Fire { side, movers, steamers: left }));
    Advance::Waits
}

/// 15.5: whether gunboats may fire on this steamer.
pub(crate) fn check_fire(state: &State, seat: Seat, steamer: UnitIx) -> Result<(), Breach> {
    match state.top() {
        Frame::Naval(Naval::Fire { side, steamers, .. }) if side == side_of(seat) && steamers.contains(steamer) => {
            Ok(())
        }
        _ => Err(Breach::of("15.5", "elope-no-steamer-to-fire-on").with("unit", args::unit(steamer))),
    }
}

/// 15.5: the steamer sinks, surrenders or escapes.
pub(crate) fn fire(
    data: &Data,
    state: &mut State,
    steamer: UnitIx,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<(), Interrupt> {
    let Frame::Naval(Naval::Fire { movers, .. }) = state.top() else { return Ok(()) };
    note_met(data, state, movers, Units::one(steamer));
    let table = &data.tables.naval.gunboat_vs_steamer;
    let die = dice.roll(6, "15.5")?;
    let told = |events: &mut Events<'_>, id| {
        events
            .tell(Seats::ALL, || Message::by("15.5", id).with("unit", args::unit(steamer)).with("die", Arg::Die(die)));
    };
    if table.sunk.contains(&die) {
        told(events, "elope-steamer-hit");
        sink(data, state, steamer, events);
    } else if table.surrenders.contains(&die) {
        told(events, "elope-steamer-surrenders");
        carry::surrender(data, state, steamer, events);
    } else {
        told(events, "elope-steamer-escapes");
        state.stack.push(Frame::Naval(Naval::Escape { steamer, points: table.escape_bonus_mp }));
    }
    Ok(())
}

/// 15.5: whether gunboats may let the steamers be, or a steamer may stay where it is.
pub(crate) fn check_hold(data: &Data, state: &State, seat: Seat) -> Result<(), Breach> {
    let asked = match state.top() {
        Frame::Naval(Naval::Fire { side, .. }) => Some(side),
        Frame::Naval(Naval::Escape { steamer, .. }) => Some(state.side(data, steamer)),
        _ => None,
    };
    if asked == Some(side_of(seat)) { Ok(()) } else { Err(Breach::of("15.5", "elope-nothing-to-hold")) }
}

/// They let them be; it stays.
pub(crate) fn hold(data: &Data, state: &mut State) {
    if let Some(Frame::Naval(Naval::Fire { movers, steamers, .. })) = state.stack.pop() {
        note_met(data, state, movers, steamers);
    }
}

/// A steamer that can go nowhere does not escape.
pub(super) fn settle_escape(data: &Data, state: &mut State, steamer: UnitIx, points: u8) -> Advance {
    if escapes(data, state, steamer, points).is_empty() {
        state.stack.pop();
        return Advance::Ran;
    }
    Advance::Waits
}

/// 15.5: where a steamer can escape to.
pub(super) fn escapes(data: &Data, state: &State, steamer: UnitIx, points: u8) -> Vec<Vec<Reach>> {
    state.reach(steamer).map(|start| ways(data, state, Units::one(steamer), start, points)).unwrap_or_default()
}

/// 15.5, 15.6.c: whether a steamer may escape, or a vessel give way, along these hexsides.
pub(crate) fn check_escape(data: &Data, state: &State, seat: Seat, path: &[Reach]) -> Result<(), Breach> {
    let side = side_of(seat);
    match state.top() {
        Frame::Naval(Naval::Escape { steamer, points }) if state.side(data, steamer) == side => {
            let refused = |id| Breach::of("15.5", id).with("unit", args::unit(steamer));
            let (Some(mut from), false) = (state.reach(steamer), path.is_empty()) else {
                return Err(refused("elope-no-way-by-water"));
            };
            let mut left = points;
            for to in path {
                let cost = step_cost(data, state, steamer, from, *to)?;
                left = left.checked_sub(cost).ok_or_else(|| refused("elope-escape-too-far"))?;
                from = *to;
            }
            Ok(())
        }
        Frame::Naval(Naval::Displaced { vessel, by }) if state.side(data, vessel) == side => match path {
            [to] if refuges(data, state, vessel, by).contains(to) => Ok(()),
            _ => Err(Breach::of("15.6.c", "elope-no-refuge").with("unit", args::unit(vessel))),
        },
        _ => Err(Breach::of("15.5", "elope-nobody-escapes")),
    }
}

/// A steamer escapes, past whatever lies in the water; a vessel gives way.
pub(crate) fn escape(
    data: &Data,
    state: &mut State,
    path: &[Reach],
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<(), Interrupt> {
    match state.stack.pop() {
        Some(Frame::Naval(Naval::Escape { steamer, .. })) => {
            for to in path {
                let Some(from) = state.reach(steamer) else { break };
                state.put(data, steamer, Place::River(*to));
                mines::risk(data, state, steamer, from, *to, dice, events)?;
            }
            if let Some(to) = state.reach(steamer) {
                events.tell(Seats::ALL, || {
                    Message::by("15.5", "elope-steamer-escaped")
                        .with("unit", args::unit(steamer))
                        .with("hex", args::reach(to))
                });
            }
        }
        Some(Frame::Naval(Naval::Displaced { vessel, .. })) => {
            if let Some(to) = path.first() {
                displace(data, state, vessel, *to, events);
            }
        }
        _ => {}
    }
    Ok(())
}

/// 15.0.e: whether survivors may come ashore here.
pub(crate) fn check_rescue(data: &Data, state: &State, seat: Seat, hex: HexIx) -> Result<(), Breach> {
    let Frame::Naval(Naval::Rescue { side, units, reach }) = state.top() else {
        return Err(Breach::of("15.0.e", "elope-nobody-in-the-water"));
    };
    if side != side_of(seat) {
        return Err(Breach::of("15.0.e", "elope-nobody-in-the-water"));
    }
    if shores(data, state, side, units, reach).contains(&hex) {
        return Ok(());
    }
    Err(Breach::of("15.0.e", "elope-no-landing-place").with("hex", args::hex(hex)))
}

/// They come ashore.
pub(crate) fn rescue(data: &Data, state: &mut State, hex: HexIx, events: &mut Events<'_>) {
    if let Some(Frame::Naval(Naval::Rescue { side, units, .. })) = state.stack.pop() {
        carry::save(data, state, side, units, hex, events);
    }
}
