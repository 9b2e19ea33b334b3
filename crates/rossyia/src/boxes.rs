//! VIII.D, X.box: combat for a box. The defender forms stacks, the attacker stacks against each of them; each pair is a combat
//! of its own. Whoever fails leaves. Numbers of stacks: those of the defender from 1, which is in the city if there is one;
//! those of the attacker are the number of their target and one of their own: 21, 22 and 23 against stack 2.

use engine::{Advance, Breach, Dice, Events, Interrupt, Message, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::board::PerCounter;
use crate::combat::odds::{self, Book, Lines};
use crate::combat::strength::Clash;
use crate::combat::{announce, battle, losses};
use crate::control::city_at;
use crate::data::Data;
use crate::ids::{BoxIx, CounterIx, Counters, HqIx, Side, Spot, Whereabouts};
use crate::order::Order;
use crate::place::Standing;
use crate::places::{CitySize, Terrain};
use crate::procedure::{BoxStage, Frame};
use crate::sequence::go_on;
use crate::state::State;
use crate::{args, control, movement, nations, seats, stacking, supply};

/// The stacks of an attacker are numbered by tens.
const TENS: u8 = 10;
/// The most stacks that a defender forms: more have no number.
const STACKS: u8 = 24;

/// What changes about boxes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Boxes {
    /// The stack that a unit is in while a box is fought for (VIII.D.10, VIII.D.12).
    #[serde(with = "engine::each::sparse")]
    pub(crate) stack: PerCounter<u8>,
    /// The box that a unit came from this turn, counted from 1 (X.box.1).
    #[serde(with = "engine::each::sparse")]
    pub(crate) came_from: PerCounter<u8>,
    /// Those that attack.
    pub(crate) attackers: Counters,
    /// The defending stack that is fought now, and bits of those that have been.
    pub(crate) fought: u8,
    pub(crate) done: u32,
}

/// Units come to a spot: a box that they came from by a link is remembered (X.box.1).
pub(crate) fn note_way(data: &Data, state: &mut State, who: Counters, to: Spot) {
    for unit in who.iter() {
        let from = state.spot(unit).map(|from| data.ids.whereabouts(from));
        state.boxes.came_from[unit] = match (from, data.ids.whereabouts(to)) {
            (Some(Whereabouts::Box(of)), Whereabouts::Box(_)) => of.0 + 1,
            _ => 0,
        };
    }
}

/// Whether the enemy does not hold a box: none of his combat units is there, or some of the side's own are (X.box.3).
pub(crate) fn holds_out(data: &Data, state: &State, side: Side, at: Spot) -> bool {
    let enemies =
        matches!(data.ids.whereabouts(at), Whereabouts::Box(of) if state.cache.boxes[side.enemy()].contains(of));
    let any = |side: Side| state.at(at).and(data.kinds.combat).meets(&state.cache.sides[side]);
    !enemies || !any(side.enemy()) || any(side)
}

/// Whether a spot is the world outside, which supplies whoever is there: a box without a city that the enemy does not hold
/// (X.box.3).
pub(crate) fn is_abroad(data: &Data, state: &State, faction: crate::ids::FactionIx, at: Spot) -> bool {
    let Some(side) = state.allegiance[faction] else { return false };
    let outside = matches!(data.ids.whereabouts(at), Whereabouts::Box(_)) && city_at(data, at).is_none();
    outside && holds_out(data, state, side, at)
}

/// The ground that a stack in a box is fought on: the city for one of them, clear for the others (VIII.D.11).
pub(crate) fn ground(data: &Data, state: &State, at: Spot) -> Terrain {
    match city_at(data, at).map(|city| data.cities[city.index()].size).filter(|_| state.boxes.fought <= 1) {
        Some(CitySize::Major) => Terrain::MajorCity,
        Some(CitySize::Minor) => Terrain::MinorCity,
        None => Terrain::Clear,
    }
}

/// The enemies of a side that defend a box: combat units; HQs where there are none (X.combat.1, V.C.9).
pub(crate) fn defenders(data: &Data, state: &State, attacker: Side, at: Spot) -> Counters {
    let there = state.at(at).filter(|unit| state.side(data, unit) == Some(attacker.enemy()));
    match there.and(data.kinds.combat) {
        none if none.is_empty() => there.and(data.kinds.hqs),
        units => units,
    }
}

/// Whether a unit in a box is next to a target of an attack: the box itself, or an entry hex of it (VIII.D.9, VIII.D.15).
pub(crate) fn borders(data: &Data, state: &State, unit: CounterIx, target: Spot) -> bool {
    let Some(at) = state.spot(unit) else { return false };
    match (data.ids.whereabouts(at), data.ids.whereabouts(target)) {
        (Whereabouts::Box(of), Whereabouts::Hex(hex)) => data.board.entry_of[hex.index()] == Some(of),
        (Whereabouts::Box(_), Whereabouts::Box(_)) => at == target,
        _ => false,
    }
}

/// Attackers of an entry hex that are in its box: beaten, they are where they go back to (VIII.D.15).
pub(crate) fn at_home(data: &Data, state: &State, clash: &Clash) -> Counters {
    match data.ids.whereabouts(clash.target) {
        Whereabouts::Hex(_) => clash.attackers.filter(|unit| state.hex(data, unit).is_none()),
        Whereabouts::Box(_) => Counters::NONE,
    }
}

/// Whether a unit in a box could attack anybody.
pub(crate) fn has_target(data: &Data, state: &State, unit: CounterIx) -> bool {
    let Some(Whereabouts::Box(of)) = state.spot(unit).map(|at| data.ids.whereabouts(at)) else { return false };
    let entries = data.map.off_map[of.index()].entries.iter().map(|hex| data.ids.at_hex(*hex));
    std::iter::once(data.ids.in_box(of)).chain(entries).any(|to| check_attack(data, state, unit, to).is_ok())
}

/// Whether a unit in a box may attack (VIII.D.9, VIII.D.15).
pub(crate) fn check_attack(data: &Data, state: &State, unit: CounterIx, target: Spot) -> Result<(), Breach> {
    let refuse = |clause: &'static str, id: &'static str| {
        Err(Breach::of(clause, id).with("unit", args::counter(unit)).with("place", args::spot(target)))
    };
    if !borders(data, state, unit, target) {
        return refuse("VIII.D.9", "rossyia-attack-from-a-box");
    }
    let Some(side) = state.side(data, unit) else { return refuse("VII.A.2", "rossyia-nobody-to-attack") };
    let enemies = defenders(data, state, side, target);
    if enemies.is_empty() {
        return refuse("VII.A.2", "rossyia-nobody-to-attack");
    }
    match enemies.meets(&state.was_attacked) && !announce::is_reserve(state) {
        true => refuse("VII.A.12", "rossyia-attacked-before"),
        false => Ok(()),
    }
}

/// Whether those of an attack that come out of a box are not too many: so many stacks against one (VIII.D.12, VIII.D.15).
pub(crate) fn check_number(data: &Data, state: &State, attackers: Counters, target: Spot) -> Result<(), Breach> {
    let Whereabouts::Hex(_) = data.ids.whereabouts(target) else { return Ok(()) };
    let from_box = attackers.filter(|unit| state.hex(data, unit).is_none());
    let most = data.tables.boxes.attacker_stacks;
    match packed(data, from_box).len() <= usize::from(most) {
        true => Ok(()),
        false => Err(Breach::of("VIII.D.15", "rossyia-too-many-box-stacks")
            .with("place", args::spot(target))
            .with("most", args::int(most))),
    }
}

/// Units in as few stacks as they go into, those with most steps first (VIII.D.10).
fn packed(data: &Data, units: Counters) -> Vec<Counters> {
    let limit = data.tables.boxes.stack_in_combat;
    let mut sorted: Vec<CounterIx> = units.iter().collect();
    sorted.sort_by_key(|unit| std::cmp::Reverse(stacking::weight(data, *unit)));
    let mut stacks: Vec<Counters> = Vec::new();
    for unit in sorted {
        let weight = stacking::weight(data, unit);
        match stacks.iter_mut().find(|stack| stacking::weights(data, **stack) + weight <= limit) {
            Some(stack) => stack.insert(unit),
            None => stacks.push(Counters::one(unit)),
        }
    }
    stacks
}

/// Boxes that both sides are in: those of the side that acts can attack there, or have to leave.
pub(crate) fn contested(data: &Data, state: &State, side: Side) -> Option<Spot> {
    let both = state.cache.boxes[side].and(state.cache.boxes[side.enemy()]);
    let mut shared = both.iter().map(|of| data.ids.in_box(of));
    shared.find(|at| state.at(*at).and(state.cache.sides[side.enemy()]).meets(&data.kinds.combat))
}

/// Attacks of units in boxes to choose from: all of a box together.
pub(crate) fn attacks(data: &Data, state: &State, able: Counters) -> Vec<Order> {
    let mut found = Vec::new();
    for of in data.ids.all::<BoxIx>() {
        let at = data.ids.in_box(of);
        let units = able.and(state.at(at));
        let Some(first) = units.first() else { continue };
        let entries = data.map.off_map[of.index()].entries.iter().map(|hex| data.ids.at_hex(*hex));
        for target in std::iter::once(at).chain(entries) {
            if check_attack(data, state, first, target).is_ok() {
                let chosen = match target == at {
                    true => units,
                    false => packed(data, units)
                        .into_iter()
                        .take(usize::from(data.tables.boxes.attacker_stacks))
                        .fold(Counters::NONE, Counters::or),
                };
                found.push(Order::Attack(chosen.iter().map(|unit| (unit, target)).collect()));
            }
        }
    }
    found
}

/// The combat announced on a box begins: the defender forms his stacks.
pub(crate) fn begin(state: &mut State, attackers: Counters, at: Spot) {
    state.boxes = Boxes { attackers, came_from: state.boxes.came_from, ..Boxes::default() };
    state.attacked = state.attacked.or(attackers);
    state.stack.push(Frame::BoxCombat { at, stage: BoxStage::DefenderForms });
}

/// The side that attacks the box.
fn attacker(data: &Data, state: &State, at: Spot) -> Side {
    let acting = state.boxes.attackers.first().and_then(|unit| state.side(data, unit));
    let independent = || {
        state.stack.frames().iter().find_map(|frame| match frame {
            Frame::Independent { side, .. } => Some(*side),
            _ => None,
        })
    };
    let of_box = || control::holder(data, state, at).map(Side::enemy);
    acting.or(state.activation.side).or_else(independent).or_else(of_box).unwrap_or(Side::White)
}

/// Those of a stack that are still in the box.
fn stack(state: &State, at: Spot, number: u8) -> Counters {
    state.at(at).filter(|unit| state.boxes.stack[unit] == number)
}

/// The attackers of a defending stack.
fn against(state: &State, at: Spot, number: u8) -> Counters {
    state.at(at).and(state.boxes.attackers).filter(|unit| state.boxes.stack[unit] / TENS == number)
}

/// The combat of a defending stack.
fn clash(state: &State, at: Spot, number: u8) -> Clash {
    let defenders = stack(state, at, number).without(state.boxes.attackers);
    Clash { attackers: against(state, at, number), defenders, target: at }
}

/// A state in which this stack is the one that is fought.
fn fought(state: &State, number: u8) -> State {
    let mut asked = *state;
    asked.boxes.fought = number;
    asked
}

/// Why a defending stack can be beaten: what decides its combat, line by line, and each face of the die.
pub(crate) fn explain(
    data: &Data,
    state: &State,
    at: Spot,
    number: u8,
    with: Option<HqIx>,
) -> (Book<Lines>, Vec<Message>) {
    odds::explain(data, &fought(state, number), &clash(state, at, number), with)
}

/// Whether an attack on a defending stack reaches the table (VII.A.10).
fn reaches(data: &Data, state: &State, at: Spot, number: u8) -> bool {
    let clash = clash(state, at, number);
    !clash.attackers.is_empty()
        && !clash.defenders.is_empty()
        && odds::quick(data, &fought(state, number), &clash, None).column.is_some()
}

/// The next defending stack that is fought.
fn next(data: &Data, state: &State, at: Spot) -> Option<u8> {
    (1..=STACKS).find(|number| state.boxes.done & 1 << number == 0 && reaches(data, state, at, *number))
}

/// Whether stacks may be formed so (VIII.D.10, VIII.D.12).
pub(crate) fn check_form(data: &Data, state: &State, formed: &[(CounterIx, u8)]) -> Result<(), Breach> {
    let Frame::BoxCombat { at, stage: stage @ (BoxStage::DefenderForms | BoxStage::AttackerForms) } = state.top()
    else {
        return Err(Breach::of("VIII.D.10", "rossyia-no-stacks-now"));
    };
    let defends = stage == BoxStage::DefenderForms;
    let side = attacker(data, state, at);
    let able = match defends {
        true => defenders(data, state, side, at),
        false => state.boxes.attackers.and(state.at(at)),
    };
    let clause = if defends { "VIII.D.10" } else { "VIII.D.12" };
    let mut asked = *state;
    let mut seen = Counters::NONE;
    for &(unit, number) in formed {
        let refuse = |id: &'static str| Err(Breach::of(clause, id).with("unit", args::counter(unit)));
        if !able.contains(unit) || seen.contains(unit) {
            return refuse("rossyia-not-of-these-stacks");
        }
        let known = match defends {
            true => (1..=STACKS).contains(&number),
            false => {
                (1..=data.tables.boxes.attacker_stacks).contains(&(number % TENS))
                    && !stack(state, at, number / TENS).without(state.boxes.attackers).is_empty()
            }
        };
        if !known {
            return refuse("rossyia-no-such-stack");
        }
        seen.insert(unit);
        asked.boxes.stack[unit] = number;
    }
    let limit = data.tables.boxes.stack_in_combat;
    let heavy = |number: u8| stacking::weights(data, stack(&asked, at, number).and(seen)) > limit;
    if let Some((_, number)) = formed.iter().find(|(_, number)| heavy(*number)) {
        return Err(Breach::of(clause, "rossyia-box-stack-too-high")
            .with("stack", args::int(*number))
            .with("limit", args::int(limit)));
    }
    if let Some(unit) = able.without(seen).first().filter(|_| defends) {
        return Err(Breach::of(clause, "rossyia-left-out-of-stacks").with("unit", args::counter(unit)));
    }
    if formed.is_empty() {
        return Err(Breach::plain("rossyia-nobody-named"));
    }
    let weak = formed.iter().map(|(_, number)| number / TENS).find(|number| !reaches(data, &asked, at, *number));
    match weak.filter(|_| !defends) {
        Some(number) => Err(Breach::of("VII.A.10", "rossyia-box-odds-too-low").with("stack", args::int(number))),
        None => Ok(()),
    }
}

/// Stacks are formed.
pub(crate) fn form(state: &mut State, formed: &[(CounterIx, u8)], events: &mut Events<'_>) {
    let Frame::BoxCombat { at, stage } = state.top() else { return };
    for &(unit, number) in formed {
        state.boxes.stack[unit] = number;
        events.tell(Seats::ALL, || {
            Message::by("VIII.D.10", "rossyia-in-stack")
                .with("unit", args::counter(unit))
                .with("stack", args::int(number))
        });
    }
    let next = if stage == BoxStage::DefenderForms { BoxStage::AttackerForms } else { BoxStage::Fight };
    go_on(state, Frame::BoxCombat { at, stage: next });
}

/// The attacker gives it up.
pub(crate) fn give_up(state: &mut State) {
    if let Frame::BoxCombat { at, stage: BoxStage::AttackerForms } = state.top() {
        go_on(state, Frame::BoxCombat { at, stage: BoxStage::Withdraw });
    }
}

/// Whether the next stack may be fought with the bonus of a HQ (VII.G.5).
pub(crate) fn check_resolve(data: &Data, state: &State, to: Spot, with: Option<HqIx>) -> Result<(), Breach> {
    let Frame::BoxCombat { at, .. } = state.top() else { return Err(Breach::of("VII.C.2", "rossyia-no-combat-now")) };
    let none = || Breach::of("VII.A.1", "rossyia-no-combat-there").with("place", args::spot(to));
    let number = next(data, state, at).filter(|_| at == to).ok_or_else(none)?;
    with.map_or(Ok(()), |hq| odds::check_lender(data, state, against(state, at, number), hq))
}

/// The next stack is fought.
pub(crate) fn resolve(
    data: &Data,
    state: &mut State,
    with: Option<HqIx>,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<(), Interrupt> {
    let Frame::BoxCombat { at, .. } = state.top() else { return Ok(()) };
    let Some(number) = next(data, state, at) else { return Ok(()) };
    state.boxes.fought = number;
    state.boxes.done |= 1 << number;
    let clash = clash(state, at, number);
    battle::begin(data, state, &clash, with, dice, events)
}

/// Where units can leave a box to: entry hexes without enemies, on rail for a train; for those who attacked it the box they
/// came from, for others one linked by land that the enemy does not hold (X.box.1).
fn exits(data: &Data, state: &State, who: Counters) -> Vec<Spot> {
    let Some(first) = who.first() else { return Vec::new() };
    let (Some(at), Some(side)) = (state.spot(first), state.side(data, first)) else { return Vec::new() };
    let Whereabouts::Box(of) = data.ids.whereabouts(at) else { return Vec::new() };
    let (faction, train) = (state.faction(data, first), who.meets(&data.kinds.trains));
    let place = &data.map.off_map[of.index()];
    let entries = place.entries.iter().filter(|hex| !train || data.board.rail_at[hex.index()].is_some());
    let free = |hex: &&hexmap::HexIx| {
        movement::check_hex(data, state, faction, side, **hex).is_ok()
            && !stacking::is_mixed(data, state, faction, **hex)
    };
    let mut exits: Vec<Spot> = entries.filter(free).map(|hex| data.ids.at_hex(*hex)).collect();
    let roomy = |spot: &Spot| stacking::check_end(data, state, side, who, *spot).is_ok();
    if exits.iter().any(roomy) {
        exits.retain(roomy);
    }
    if train {
        return exits;
    }
    let open = |of: BoxIx| supply::box_carries(data, state, side, of);
    match state.boxes.attackers.contains(first) || side == attacker(data, state, at) {
        true => {
            let from = who.iter().filter_map(|unit| state.boxes.came_from[unit].checked_sub(1)).map(BoxIx).next();
            exits.extend(from.filter(|from| open(*from)).map(|from| data.ids.in_box(from)));
        }
        false => {
            let linked = data.board.linked[of.index()].iter().filter(|of| open(**of));
            let linked = linked.map(|of| data.ids.in_box(*of));
            exits.extend(linked.filter(|to| nations::check_refuge(data, state, side, who, *to).is_ok()));
        }
    }
    exits
}

/// Whether units in a box have a way out of it (X.box.1, X.retreat.1).
pub(crate) fn has_way(data: &Data, state: &State, who: Counters) -> bool {
    !exits(data, state, who).is_empty()
}

/// Whether units may leave a box so.
pub(crate) fn check_retreat(data: &Data, state: &State, who: Counters, path: &[Spot]) -> Result<(), Breach> {
    match path {
        [to] if exits(data, state, who).contains(to) => Ok(()),
        _ => Err(Breach::of("X.box.1", "rossyia-no-way-out-of-the-box")),
    }
}

/// Ways out of a box.
pub(crate) fn retreats(data: &Data, state: &State, who: Counters, out: &mut Vec<Order>) {
    out.extend(exits(data, state, who).into_iter().map(|to| Order::Retreat(who, vec![to])));
}

/// Those who have to leave the box: the side that attacked it and failed, all of it.
fn leaving(data: &Data, state: &State, at: Spot) -> Counters {
    let side = attacker(data, state, at);
    state.at(at).without(data.kinds.air).filter(|unit| state.side(data, unit) == Some(side))
}

/// The groups that leave together: by the box they came from, trains apart.
fn groups(data: &Data, state: &State, at: Spot) -> Vec<Counters> {
    let mut groups: Vec<Counters> = Vec::new();
    for unit in leaving(data, state, at).iter() {
        let alike = |group: &Counters| {
            group.first().is_some_and(|first| {
                state.boxes.came_from[first] == state.boxes.came_from[unit]
                    && state.faction(data, first) == state.faction(data, unit)
                    && !group.meets(&data.kinds.trains)
                    && !data.kinds.trains.contains(unit)
            })
        };
        match groups.iter().position(alike) {
            Some(index) => groups[index].insert(unit),
            None => groups.push(Counters::one(unit)),
        }
    }
    groups
}

/// Whether these may leave a box that was not taken (VIII.D.14).
pub(crate) fn check_withdraw(data: &Data, state: &State, who: Counters, path: &[Spot]) -> Result<(), Breach> {
    let Frame::BoxCombat { at, .. } = state.top() else { return Err(Breach::of("VIII.D.14", "rossyia-nobody-leaves")) };
    match who.is_empty() || !who.is_within(&leaving(data, state, at)) {
        true => Err(Breach::of("VIII.D.14", "rossyia-nobody-leaves")),
        false => check_retreat(data, state, who, path),
    }
}

/// Units leave a box.
pub(crate) fn withdraw(data: &Data, state: &mut State, who: Counters, to: Spot, events: &mut Events<'_>) {
    let Some(first) = who.first() else { return };
    let Some(from) = state.spot(first) else { return };
    for unit in who.iter() {
        state.put(data, unit, Standing::At(to));
    }
    events.tell(Seats::ALL, || {
        let message = Message::by("VIII.D.14", "rossyia-leaves-the-box").with("unit", args::counter(first));
        let message = message.with("others", args::int(who.len() as i32 - 1));
        message.with("from", args::spot(from)).with("to", args::spot(to))
    });
}

/// Carry the combat for a box on.
pub(crate) fn advance(data: &Data, state: &mut State, at: Spot, stage: BoxStage, events: &mut Events<'_>) -> Advance {
    match stage {
        BoxStage::DefenderForms => {
            let side = attacker(data, state, at);
            let units = defenders(data, state, side, at);
            match (units.len(), units.first()) {
                (_, Some(hq)) if data.kinds.hqs.contains(hq) => close(data, state, at, events),
                (1, Some(only)) => form(state, &[(only, 1)], events),
                (0, _) => close(data, state, at, events),
                _ => return Advance::Waits,
            }
        }
        BoxStage::AttackerForms => return Advance::Waits,
        BoxStage::Fight => match next(data, state, at) {
            Some(_) => return Advance::Waits,
            None => close(data, state, at, events),
        },
        BoxStage::Withdraw => {
            let groups = groups(data, state, at);
            let Some(group) = groups.first().copied() else {
                end(state);
                return Advance::Ran;
            };
            match exits(data, state, group)[..] {
                [] => {
                    for hq in group.and(data.kinds.hqs).iter() {
                        losses::lose_hq(data, state, hq, events);
                    }
                    for unit in group.without(data.kinds.hqs).iter() {
                        let for_good = losses::is_for_good(data, state, unit);
                        state.eliminate(data, unit, for_good);
                    }
                }
                [only] => withdraw(data, state, group, only, events),
                _ => return Advance::Waits,
            }
        }
    }
    Advance::Ran
}

fn end(state: &mut State) {
    state.boxes = Boxes { came_from: state.boxes.came_from, ..Boxes::default() };
    state.stack.pop();
}

/// All stacks have been fought: the box is taken if no defender is left, or the attacker leaves it (VIII.D.13, VIII.D.14,
/// X.box.2).
fn close(data: &Data, state: &mut State, at: Spot, events: &mut Events<'_>) {
    let side = attacker(data, state, at);
    let left = defenders(data, state, side, at);
    let own = state.at(at).filter(|unit| state.side(data, unit) == Some(side));
    if left.meets(&data.kinds.combat) || !own.meets(&data.kinds.combat) {
        events.tell(Seats::ALL, || Message::by("VIII.D.14", "rossyia-box-not-taken").with("place", args::spot(at)));
        go_on(state, Frame::BoxCombat { at, stage: BoxStage::Withdraw });
        return;
    }
    for hq in left.iter() {
        losses::lose_hq(data, state, hq, events);
    }
    events.tell(Seats::ALL, || Message::by("VIII.D.13", "rossyia-box-taken").with("place", args::spot(at)));
    if let Some(unit) = own.iter().find(|unit| control::takes(data, state, *unit)) {
        control::take(data, state, unit, at, events);
    }
    end(state);
}

/// Whom the combat for a box asks, what, and the verb that ends it.
pub(crate) fn asks(data: &Data, state: &State, at: Spot, stage: BoxStage) -> (Seat, Message, Option<&'static str>) {
    let side = attacker(data, state, at);
    let asked = if stage == BoxStage::DefenderForms { side.enemy() } else { side };
    let units = match stage {
        BoxStage::DefenderForms => defenders(data, state, side, at),
        _ => leaving(data, state, at),
    };
    let seat = units.first().and_then(|unit| seats::commander(data, state, state.faction(data, unit)));
    let seat = seat.unwrap_or_else(|| seats::speaker(data, state, asked));
    let ask = |clause: &'static str, id: &'static str| Message::by(clause, id).with("place", args::spot(at));
    match stage {
        BoxStage::DefenderForms => (seat, ask("VIII.D.10", "rossyia-ask-form-defence"), None),
        BoxStage::AttackerForms => (seat, ask("VIII.D.12", "rossyia-ask-form-attack"), Some("done")),
        BoxStage::Fight => (seat, ask("VIII.D.13", "rossyia-ask-fight-box"), None),
        BoxStage::Withdraw => (seat, ask("VIII.D.14", "rossyia-ask-leave-box"), None),
    }
}

/// Orders to choose from.
pub(crate) fn orders(data: &Data, state: &State, at: Spot, stage: BoxStage, out: &mut Vec<Order>) {
    match stage {
        BoxStage::DefenderForms => {
            let side = attacker(data, state, at);
            let stacks = packed(data, defenders(data, state, side, at));
            for first in 1..=2 {
                for turned in 0..stacks.len() {
                    let number = |index: usize| ((index + turned) % stacks.len()) as u8 + first;
                    let formed = stacks.iter().enumerate();
                    let pairs = formed.flat_map(|(index, stack)| stack.iter().map(move |unit| (unit, number(index))));
                    out.push(Order::Form(sorted(pairs.collect())));
                }
            }
        }
        BoxStage::AttackerForms => {
            out.push(Order::Done);
            let stacks = packed(data, state.boxes.attackers.and(state.at(at)).and(data.kinds.combat));
            let targets: Vec<u8> =
                (1..=STACKS).filter(|number| !clash(state, at, *number).defenders.is_empty()).collect();
            for spread in 1..=targets.len() {
                let most = usize::from(data.tables.boxes.attacker_stacks) * spread;
                let number = |index: usize| targets[index % spread] * TENS + (index / spread) as u8 + 1;
                let formed = stacks.iter().take(most).enumerate();
                let pairs = formed.flat_map(|(index, stack)| stack.iter().map(move |unit| (unit, number(index))));
                out.push(Order::Form(sorted(pairs.collect())));
            }
        }
        BoxStage::Fight => {
            out.push(Order::Resolve(at, None));
            if let Some(number) = next(data, state, at) {
                let lenders = odds::lenders(data, state, against(state, at, number));
                out.extend(lenders.iter().map(|hq| Order::Resolve(at, Some(hq))));
            }
        }
        BoxStage::Withdraw => groups(data, state, at).into_iter().for_each(|group| retreats(data, state, group, out)),
    }
}

fn sorted(mut pairs: Vec<(CounterIx, u8)>) -> Vec<(CounterIx, u8)> {
    pairs.sort();
    pairs
}
