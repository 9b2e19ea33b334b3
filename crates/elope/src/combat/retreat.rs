//! 8.0 Retreats: how far, which way, and what they cost.

use arrayvec::ArrayVec;
use engine::{Advance, Arg, Breach, Dice, Events, Interrupt, Message, Seat, Seats};
use hexmap::{Grade, HexIx};

use crate::board::{Gait, Ground};
use crate::combat::battle::attacker_hexes;
use crate::combat::losses;
use crate::combat::odds::attacked;
use crate::counters::{Nationality, Side, UnitIx};
use crate::data::Data;
use crate::movement::step_cost;
use crate::order::Order;
use crate::sets::{Hexes, Reach, Units};
use crate::state::{Frame, State, side_of};
use crate::zones::{controlled, harms_retreat};
use crate::{args, directives, stacking, train};

/// 7.6.d: how far the defending stack goes back: the longest distance of its combat units.
pub(crate) fn national(data: &Data, state: &State) -> u8 {
    let table = &data.tables.retreat;
    let distance = |unit: UnitIx| match data.roster.get(unit).nation {
        Nationality::Us => table.us,
        Nationality::British => table.british,
        Nationality::Canadian => table.canadian,
        Nationality::French => table.french,
        Nationality::Polish => table.polish,
        Nationality::Australian => table.australian,
        Nationality::Serb => table.serb,
        Nationality::WhiteRussian | Nationality::Allied => table.white_russian,
        Nationality::Red => table.red,
    };
    let here = attacked(data, state, &state.battle).and(data.roster.kinds.bodies);
    let combat = here.and(data.roster.kinds.combat);
    let counted = if combat.is_empty() { here } else { combat };
    counted.iter().map(distance).max().unwrap_or(table.red)
}

/// 8.0.a: who goes back with the stack: neither static depots nor trains nor broken-down tanks.
fn goers(data: &Data, state: &State) -> Units {
    let here = attacked(data, state, &state.battle);
    here.without(state.fixed.and(data.roster.kinds.depots)).without(data.roster.kinds.trains).without(state.broken_down)
}

/// A retreat under way, or about to begin.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Way {
    pub(crate) side: Side,
    pub(crate) units: Units,
    pub(crate) from: HexIx,
    pub(crate) at: HexIx,
    pub(crate) need: u8,
    pub(crate) gone: u8,
}

/// The retreat that would begin in the battle's target hex.
fn from_battle(data: &Data, state: &State, need: u8) -> Option<Way> {
    let from = state.battle.target?;
    let side = state.battle.defender();
    Some(Way { side, units: goers(data, state), from, at: from, need, gone: 0 })
}

/// The retreat that the seat is asked for, or may choose instead of a step (7.61.a).
pub(crate) fn asked(data: &Data, state: &State) -> Option<Way> {
    match state.top() {
        Frame::Retreat { side, units, from, at, need, gone, .. } => {
            let units = units.filter(|unit| state.hex(unit) == Some(at));
            Some(Way { side, units, from, at, need, gone })
        }
        Frame::Losses { or_retreat: true, .. } => from_battle(data, state, national(data, state)),
        _ => None,
    }
}

/// Whether the defender has a legal way back, so that he may choose it.
pub(crate) fn can_choose(data: &Data, state: &State) -> bool {
    let way = from_battle(data, state, national(data, state));
    way.is_some_and(|way| way.units.meets(&data.roster.kinds.bodies) && !next_hexes(data, state, &way).is_empty())
}

/// 8.0.b: whether a retreat can go on to a hex, by itself.
fn open(data: &Data, state: &State, way: &Way, to: HexIx) -> bool {
    let farther = data.board.distance(way.from, to) == u16::from(way.gone) + 1;
    let land = data.board.ground[to.index()] != Ground::Water;
    farther && land && state.ground_in(data, way.side.enemy(), to).is_empty() && !keeps_tanks_out(data, state, way, to)
}

/// 18.5: whether the ground of the next hex is closed to a tank in the stack. A river is not: it costs a step (8.0.g).
fn keeps_tanks_out(data: &Data, state: &State, way: &Way, to: HexIx) -> bool {
    if !way.units.meets(&data.roster.kinds.tanks) || unbridged_major(data, state, way.at, to).is_some() {
        return false;
    }
    let direction = data.board.map.grid.direction(way.at, to);
    direction.is_none_or(|direction| step_cost(data, state, Gait::Tank, way.at, direction).is_none())
}

/// The major river hexside without a bridge between two hexes.
fn unbridged_major(data: &Data, state: &State, from: HexIx, to: HexIx) -> Option<Reach> {
    let reach = data.board.reach_between(from, to).filter(|reach| !state.bridges.contains(*reach))?;
    (data.board.reach_info(reach).grade == Grade::Major).then_some(reach)
}

/// 8.0.b: whether a retreat that has come to a hex can still gain its distance from every attacker.
fn gains(data: &Data, state: &State, way: &Way, attackers: Hexes) -> bool {
    if way.gone >= way.need {
        let clear = |hex: HexIx| data.board.distance(hex, way.at) >= u16::from(way.need);
        return attackers.iter().all(clear);
    }
    let mut next = data.board.map.grid.neighbours(way.at).map(|(_, to)| to);
    next.any(|to| open(data, state, way, to) && gains(data, state, &way.to(to), attackers))
}

impl Way {
    pub(crate) fn to(self, at: HexIx) -> Way {
        Way { at, gone: self.gone + 1, ..self }
    }
}

/// 8.0.b, 8.0.f: the hexes that a retreat may go on to: those that can still gain the distance, and of these the ones
/// that do best.
pub(crate) fn next_hexes(data: &Data, state: &State, way: &Way) -> ArrayVec<HexIx, 6> {
    let attackers = attacker_hexes(state);
    let grid = &data.board.map.grid;
    let next = grid.neighbours(way.at).map(|(_, to)| to).filter(|to| open(data, state, way, *to));
    let mut next: ArrayVec<HexIx, 6> = next.filter(|to| gains(data, state, &way.to(*to), attackers)).collect();
    // South for Red, toward Archangel for the Allies: smaller is better, in half hexes.
    let worth = |to: &HexIx| match way.side {
        Side::Red => (grid.centre(*to).y * 2.0).round() as i32,
        Side::Allied => i32::from(data.board.distance(*to, data.board.places.archangel)),
    };
    if let Some(best) = next.iter().map(worth).min() {
        next.retain(|to| worth(to) == best);
    }
    next
}

/// A retreat begins: trains take the rails, broken-down tanks are lost (16.1.b, 18.4.a). A depot that nobody is left to
/// take along stays (8.0.a).
pub(crate) fn begin(data: &Data, state: &mut State, need: u8, events: &mut Events<'_>) {
    let Some(mut way) = from_battle(data, state, need) else { return };
    let here = attacked(data, state, &state.battle);
    for tank in here.and(state.broken_down).iter() {
        gone(data, state, tank, "18.4.a", events);
    }
    let trains = here.and(data.roster.kinds.trains);
    for engine in trains.iter() {
        match train::retreat(data, state, engine, need) {
            Some(hex) => directives::entered(data, state, way.side, Units::one(engine), hex, events),
            None => gone(data, state, engine, "16.1.b", events),
        }
    }
    state.battle.retreated = trains.filter(|engine| state.is_on_map(engine));
    if !way.units.meets(&data.roster.kinds.bodies) {
        return;
    }
    leave_tanks(data, state, &mut way, events);
    state.battle.retreated = state.battle.retreated.or(way.units);
    let Way { side, units, from, at, need, gone } = way;
    state.stack.push(Frame::Retreat { side, units, from, at, need, gone, forced: true });
}

/// 18.5: tanks that alone keep the stack from going back are lost.
fn leave_tanks(data: &Data, state: &mut State, way: &mut Way, events: &mut Events<'_>) {
    let tanks = way.units.and(data.roster.kinds.tanks);
    let others = Way { units: way.units.without(tanks), ..*way };
    let stuck = !tanks.is_empty() && next_hexes(data, state, way).is_empty();
    if stuck && others.units.meets(&data.roster.kinds.bodies) && !next_hexes(data, state, &others).is_empty() {
        for tank in tanks.iter() {
            gone(data, state, tank, "18.5", events);
        }
        *way = others;
    }
}

fn gone(data: &Data, state: &mut State, unit: UnitIx, clause: &'static str, events: &mut Events<'_>) {
    state.destroy(data, unit);
    events.tell(Seats::ALL, || Message::by(clause, "elope-lost-in-retreat").with("unit", args::unit(unit)));
}

/// 8.0.e: whether the stack would stand over the limit in a hex.
fn crowded(data: &Data, state: &State, way: &Way) -> bool {
    let there = state.ground_in(data, way.side, way.at).or(way.units);
    way.at != way.from && stacking::is_over(data, state, there)
}

/// How many hexes a retreat still has to go: at least one, where it goes on to find room (8.0.e).
pub(crate) fn owed(need: u8, gone: u8) -> u8 {
    need.saturating_sub(gone).max(1)
}

/// 8.0: whether a retreat may take this path. It must gain its distance, and goes on only to find room.
pub(crate) fn check(data: &Data, state: &State, seat: Seat, path: &[HexIx]) -> Result<(), Breach> {
    let none = || match state.top() {
        Frame::Losses { side, .. } if side == state.battle.attacker() => {
            Breach::of("7.61.b", "elope-attacker-does-not-retreat")
        }
        _ => Breach::of("7.61.a", "elope-no-retreat-now"),
    };
    let mut way = asked(data, state).filter(|way| way.side == side_of(seat)).ok_or_else(none)?;
    let owed = owed(way.need, way.gone);
    for to in path {
        let arrived = way.gone >= way.need && !crowded(data, state, &way);
        if arrived {
            return Err(Breach::of("8.0.b", "elope-retreat-too-far").with("hex", args::hex(*to)));
        }
        if !next_hexes(data, state, &way).contains(to) {
            let near = data.board.map.grid.neighbours(way.at).any(|(_, next)| next == *to);
            let possible = near && open(data, state, &way, *to);
            let possible = possible && gains(data, state, &way.to(*to), attacker_hexes(state));
            let clause = if possible { "8.0.f" } else { "8.0.b" };
            return Err(Breach::of(clause, "elope-no-retreat-there").with("hex", args::hex(*to)));
        }
        way = way.to(*to);
    }
    let onward = || crowded(data, state, &way) && !next_hexes(data, state, &way).is_empty();
    if path.is_empty() || way.gone < way.need || onward() {
        return Err(Breach::of("8.0.b", "elope-retreat-too-short").with("hexes", args::int(owed)));
    }
    Ok(())
}

/// A retreat that its owner has ordered, up to the next die; give the rest.
pub(crate) fn step(
    data: &Data,
    state: &mut State,
    path: &[HexIx],
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<Option<Order>, Interrupt> {
    if let Frame::Losses { or_retreat: true, .. } = state.top() {
        // 7.61.a: going back takes the place of the step.
        state.stack.pop();
        state.battle.stage = crate::state::BattleStage::AttackerLoses;
        begin(data, state, national(data, state), events);
    }
    let Some(Frame::Retreat { forced, .. }) = state.stack.top_mut() else {
        return Err(Breach::of("7.61.a", "elope-no-retreat-now").into());
    };
    *forced = false;
    let mut rest = path;
    while let Some((to, further)) = rest.split_first() {
        let fits = asked(data, state).is_some_and(|way| next_hexes(data, state, &way).contains(to));
        if !fits {
            return Err(Breach::of("8.0.b", "elope-no-retreat-there").into());
        }
        walk(data, state, *to, dice, events)?;
        rest = further;
        if dice.count() > 0 || !matches!(state.top(), Frame::Retreat { .. }) {
            break;
        }
    }
    Ok((!rest.is_empty() && state.ended.is_none()).then(|| Order::Retreat(rest.to_vec())))
}

/// The retreat goes on to a hex, with what that costs.
fn walk(data: &Data, state: &mut State, to: HexIx, dice: &mut Dice, events: &mut Events<'_>) -> Result<(), Interrupt> {
    let Frame::Retreat { side, units, from, at, need, gone, forced } = state.top() else { return Ok(()) };
    // Those lost on the way do not go on.
    let units = units.filter(|unit| state.hex(unit) == Some(at));
    events.tell(Seats::ALL, || {
        let message = Message::by("8.0.a", "elope-retreats").with("unit", args::first(units)).with("to", args::hex(to));
        message.with("others", args::others(units))
    });
    if gone == 0 {
        state.battle.vacated = Some(from);
        state.battle.beyond = Some(to);
    }
    state.put_all(data, units, to);
    state.entrenched = state.entrenched.without(units);
    directives::entered(data, state, side, units, to, events);
    if state.ended.is_some() {
        return Ok(());
    }
    cross_river(data, state, units, at, to, events);
    let alive = units.filter(|unit| state.hex(unit) == Some(to));
    if let Some(frame) = state.stack.top_mut() {
        *frame = Frame::Retreat { side, units: alive, from, at: to, need, gone: gone + 1, forced };
    }
    if alive.meets(&data.roster.kinds.bodies)
        && controlled(state, side.enemy(), to)
        && harms_retreat(data, state, side.enemy(), to)
    {
        let die = dice.roll(6, "8.0.c")?;
        let hit = data.tables.retreat.step_loss_in_enemy_zoc_on.contains(&die);
        peril(data, state, Peril { side, alive, die, hit, clause: "8.0.c" }, events);
    }
    Ok(())
}

/// A die that may cost a retreating stack a step.
struct Peril {
    side: Side,
    alive: Units,
    die: u8,
    hit: bool,
    clause: &'static str,
}

fn peril(data: &Data, state: &mut State, peril: Peril, events: &mut Events<'_>) {
    let Peril { side, alive, die, hit, clause } = peril;
    events.tell(Seats::ALL, || {
        let id = if hit { "elope-retreat-costs-a-step" } else { "elope-retreat-unharmed" };
        Message::by(clause, id).with("die", Arg::Die(die)).with("unit", args::first(alive))
    });
    if hit {
        let among = alive.and(data.roster.kinds.bodies);
        losses::ask(data, state, side, 1, among, false, events);
    }
}

/// 8.0.g: whether an unbridged major river that is not frozen lies between two hexes.
pub(crate) fn is_costly(data: &Data, state: &State, from: HexIx, to: HexIx) -> bool {
    let reach = unbridged_major(data, state, from, to);
    reach.is_some_and(|reach| !state.season().freezes(data.board.reach_info(reach).water))
}

/// 8.0.g: such a river costs each unit a step.
fn cross_river(data: &Data, state: &mut State, units: Units, from: HexIx, to: HexIx, events: &mut Events<'_>) {
    if !is_costly(data, state, from, to) {
        return;
    }
    events.tell(Seats::ALL, || Message::by("8.0.g", "elope-retreat-through-river").with("hex", args::hex(to)));
    for unit in units.and(data.roster.kinds.bodies).iter() {
        losses::lose(data, state, unit, 1, events);
    }
}

/// A retreat goes on by itself: it ends where there is room, or where nothing leads on; a stack without a way back is
/// lost (8.0.f).
pub(crate) fn advance(
    data: &Data,
    state: &mut State,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<Advance, Interrupt> {
    let Frame::Retreat { side, units, from, at, need, gone, forced } = state.top() else {
        return Ok(Advance::Waits);
    };
    let alive = units.filter(|unit| state.hex(unit) == Some(at));
    let way = Way { side, units: alive, from, at, need, gone };
    let over = crowded(data, state, &way);
    if alive.meets(&data.roster.kinds.bodies) && (gone < need || over) {
        let next = next_hexes(data, state, &way);
        if let ([only], true) = (next.as_slice(), forced) {
            walk(data, state, *only, dice, events)?;
            return Ok(Advance::Ran);
        }
        if !next.is_empty() {
            return Ok(Advance::Waits);
        }
    }
    state.stack.pop();
    if !alive.meets(&data.roster.kinds.bodies) {
        return Ok(Advance::Ran);
    }
    if gone < need {
        for unit in alive.iter() {
            self::gone(data, state, unit, "8.0.f", events);
        }
        return Ok(Advance::Ran);
    }
    if over {
        // 6.3: it has found room nowhere, and so does not roll for having found it.
        state.stack.push(Frame::Excess { side, units: alive, at });
    } else if gone > need {
        // 8.0.e: the retreat had to be prolonged.
        let die = dice.roll(6, "8.0.e")?;
        let hit = data.tables.retreat.step_loss_overstacked_on.contains(&die);
        peril(data, state, Peril { side, alive, die, hit, clause: "8.0.e" }, events);
    }
    Ok(Advance::Ran)
}

/// 6.3: units that must go are chosen one by one until the rest fits.
pub(crate) fn check_excess(data: &Data, state: &State, seat: Seat, shares: &[(UnitIx, u8)]) -> Result<UnitIx, Breach> {
    let Frame::Excess { side, units, .. } = state.top() else {
        return Err(Breach::of("6.3", "elope-no-losses-to-take"));
    };
    let refused = || Breach::of("6.3", "elope-one-unit-in-excess");
    let [(unit, steps)] = shares else { return Err(refused()) };
    let all = *steps > 0 && *steps == state.steps(data, *unit);
    let counts = units.contains(*unit) && data.roster.kinds.limited.contains(*unit) && all;
    if side == side_of(seat) && counts { Ok(*unit) } else { Err(refused()) }
}

/// 6.3: one unit less; if the rest fits, that is all.
pub(crate) fn shed(data: &Data, state: &mut State, unit: UnitIx, events: &mut Events<'_>) {
    gone(data, state, unit, "6.3", events);
}

/// Whether the excess is gone; the last unit that could go does.
pub(crate) fn advance_excess(data: &Data, state: &mut State, events: &mut Events<'_>) -> Advance {
    let Frame::Excess { side, units, at } = state.top() else { return Advance::Waits };
    let excess = units.and(data.roster.kinds.limited).filter(|unit| state.hex(unit) == Some(at));
    if stacking::is_over(data, state, state.ground_in(data, side, at)) && excess.len() > 1 {
        return Advance::Waits;
    }
    state.stack.pop();
    if let Some(last) = excess.first().filter(|_| stacking::is_over(data, state, state.ground_in(data, side, at))) {
        shed(data, state, last, events);
    }
    Advance::Ran
}

/// Every way back: paths that gain the distance and go on only to find room.
pub(crate) fn paths(data: &Data, state: &State) -> Vec<Vec<HexIx>> {
    let mut all = Vec::new();
    if let Some(way) = asked(data, state) {
        explore(data, state, &way, &mut Vec::new(), &mut all);
    }
    all
}

fn explore(data: &Data, state: &State, way: &Way, so_far: &mut Vec<HexIx>, all: &mut Vec<Vec<HexIx>>) {
    const MOST: usize = 200;
    let arrived = way.gone >= way.need && !crowded(data, state, way);
    let next = if arrived { ArrayVec::new() } else { next_hexes(data, state, way) };
    if next.is_empty() {
        if way.gone >= way.need && !so_far.is_empty() {
            all.push(so_far.clone());
        }
        return;
    }
    for to in next {
        if all.len() >= MOST {
            return;
        }
        so_far.push(to);
        explore(data, state, &way.to(to), so_far, all);
        so_far.pop();
    }
}
