//! 7.0 and 7.7: one battle from the depot decision to its result, counterattacks and breakthroughs included.

use engine::{Advance, Arg, Breach, Dice, Events, Interrupt, Message, Seat, Seats};
use hexmap::HexIx;

use crate::combat::declare::with_task;
use crate::combat::odds::{self, Silent, attacked, defenders};
use crate::combat::{losses, retreat};
use crate::condition::{self, Customer};
use crate::counters::{Side, UnitIx};
use crate::data::Data;
use crate::order::Supplies;
use crate::sets::{Hexes, Units};
use crate::state::{Battle, BattleStage, Frame, State, Task, seat_of, side_of};
use crate::supply_lines;
use crate::tables::CrtResult;
use crate::{args, command, train};

/// 7.4.b: whether this attack can be resolved now.
pub(crate) fn check_resolve(state: &State, seat: Seat, target: HexIx) -> Result<usize, Breach> {
    match state.top() {
        Frame::Resolve { side } if side == side_of(seat) => {}
        _ => return Err(Breach::of("3.0.b", "elope-not-your-combat")),
    }
    let open = |attack: &crate::state::Attack| attack.target == target && !attack.resolved;
    let none = || Breach::of("7.4.b", "elope-no-such-attack").with("hex", args::hex(target));
    state.attacks.iter().position(open).ok_or_else(none)
}

/// Who takes part in an announced attack: ground units and ships, and aircraft in support.
pub(crate) fn forces(data: &Data, state: &State, index: usize) -> (Units, Units) {
    let target = state.attacks[index].target;
    let joined = with_task(state, Task::Attack(index as u8)).filter(|unit| state.is_on_map(unit));
    let near = |unit: UnitIx| state.hex(unit).is_none_or(|hex| data.board.distance(hex, target) == 1);
    let kinds = &data.roster.kinds;
    let attackers = joined.without(kinds.aircraft).filter(near);
    // 9.0.a, 15.0.h: support units and ships that have lost their companions since take no part.
    let alone = kinds.combat.or(kinds.trains);
    let taking_part = |unit: UnitIx| alone.contains(unit) || odds::is_backed(data, state, attackers, unit);
    (attackers.filter(taking_part), joined.and(kinds.aircraft))
}

/// By which clause an announced attack is not fought: nobody is left to attack or to be attacked, or only such as were
/// attacked already.
pub(crate) fn falls_away(
    data: &Data,
    state: &State,
    side: Side,
    target: HexIx,
    attackers: Units,
) -> Option<&'static str> {
    let fighters = attackers.and(data.roster.kinds.combat.or(data.roster.kinds.trains));
    let enemies = state.ground_in(data, side.enemy(), target).and(data.roster.kinds.bodies);
    match () {
        () if fighters.is_empty() || enemies.is_empty() => Some("7.4.b"),
        () if enemies.is_within(&state.attacked) => Some("7.4.c"),
        () => None,
    }
}

/// Begin to resolve an announced attack.
pub(crate) fn resolve(
    data: &Data,
    state: &mut State,
    seat: Seat,
    target: HexIx,
    events: &mut Events<'_>,
) -> Result<(), Interrupt> {
    let index = check_resolve(state, seat, target)?;
    state.attacks[index].resolved = true;
    let (attackers, aircraft) = forces(data, state, index);
    let gas = state.attacks[index].gas;
    let side = side_of(seat);
    if let Some(clause) = falls_away(data, state, side, target, attackers) {
        events.tell(Seats::ALL, || Message::by(clause, "elope-attack-falls-away").with("hex", args::hex(target)));
        return Ok(());
    }
    let battle = Battle { attackers, aircraft, gas, ..Battle::default() };
    begin(data, state, side, target, battle, events);
    Ok(())
}

/// A battle begins: conditions are found afresh (10.0.c).
pub(crate) fn begin(
    data: &Data,
    state: &mut State,
    side: Side,
    target: HexIx,
    battle: Battle,
    events: &mut Events<'_>,
) {
    state.battle = joined(data, state, side, target, battle);
    let fighting = fighting(data, state);
    condition::check_for(data, state, fighting);
    if !is_second(&state.battle) {
        state.attacked = state.attacked.or(attacked(data, state, &state.battle));
    }
    state.stack.push(Frame::Battle);
    events.tell(Seats::ALL, || {
        let message =
            Message::by("7.0.c", "elope-battle").with("side", args::side(side)).with("hex", args::hex(target));
        message.with("unit", args::first(state.battle.attackers)).with("others", args::others(state.battle.attackers))
    });
    let spared = state.battle.spared;
    if !spared.is_empty() {
        events.tell(Seats::ALL, || {
            let message = Message::by("7.4.c", "elope-spared").with("unit", args::first(spared));
            message.with("others", args::others(spared)).with("hex", args::hex(target))
        });
    }
}

/// A battle of a side for a hex, with those that it passes by: whoever was attacked earlier in the phase, unless a
/// breakthrough lets them be attacked again or a counterattack answers them (7.4.c, 7.7).
fn joined(data: &Data, state: &State, side: Side, target: HexIx, battle: Battle) -> Battle {
    let battle = Battle { red_attacks: side == Side::Red, target: Some(target), ..battle };
    let spared = if is_second(&battle) { Units::NONE } else { state.attacked.without(battle.answered) };
    Battle { spared: state.ground_in(data, side.enemy(), target).and(spared), ..battle }
}

/// 7.8.c: whether this is the attack that a breakthrough allows beyond the one of the phase.
fn is_second(battle: &Battle) -> bool {
    battle.second && !battle.counterattack
}

/// The troops of both sides in this battle.
pub(crate) fn fighting(data: &Data, state: &State) -> Units {
    let battle = &state.battle;
    battle.attackers.or(defenders(data, state, battle)).and(data.roster.kinds.troops)
}

/// Those of a side in this battle that want a depot: troops, in attack and (original edition) in defence.
fn customers(data: &Data, state: &State, side: Side) -> Units {
    let battle = &state.battle;
    let kinds = &data.roster.kinds;
    let all = if side == battle.attacker() { battle.attackers } else { defenders(data, state, battle) };
    all.and(kinds.troops).without(kinds.hq)
}

/// What a side could pay with: depots in reach of its units, and whether a point at a main source will do.
pub(crate) fn offers(data: &Data, state: &State, side: Side) -> (Units, bool) {
    let spans = supply_lines::spans(data, state, side);
    let hexes = customers(data, state, side).iter().flat_map(|unit| supply_lines::footholds(state, &spans, unit));
    let hexes = Hexes::of(hexes.collect::<Vec<_>>());
    let (depots, source) = supply_lines::supply_in_reach(data, state, side, hexes);
    let cost = u16::from(data.tables.supply.cost_per_use_at_source);
    (depots, source && state.points[side] >= cost)
}

/// Brigade HQs that a Red attack would bind units to (9.6.b).
pub(crate) fn binding(data: &Data, state: &State) -> Units {
    let battle = &state.battle;
    if battle.attacker() != Side::Red {
        return Units::NONE;
    }
    let lending = command::lending(data, state, Side::Red, battle.attackers);
    lending.filter(|hq| !command::would_bind(data, state, hq, battle.attackers).is_empty())
}

/// Who pays now.
pub(crate) fn payer(state: &State) -> Option<Side> {
    match (state.top(), state.battle.stage) {
        (Frame::Battle, BattleStage::AttackerPays) => Some(state.battle.attacker()),
        (Frame::Battle, BattleStage::DefenderPays) => Some(state.battle.defender()),
        _ => None,
    }
}

/// 7.2, 11.2.b: whether these can be expended.
pub(crate) fn check_supply(
    data: &Data,
    state: &State,
    seat: Seat,
    supplies: &Supplies,
    declined: Units,
) -> Result<(), Breach> {
    let side = side_of(seat);
    if payer(state) != Some(side) {
        return Err(Breach::of("7.2.a", "elope-no-depot-decision"));
    }
    let (depots, point) = offers(data, state, side);
    if let Some(depot) = supplies.depots.without(depots).first() {
        return Err(Breach::of("7.2.a", "elope-depot-out-of-reach").with("unit", args::unit(depot)));
    }
    if supplies.point && !point {
        return Err(Breach::of("11.2.b", "elope-no-point-to-pay"));
    }
    let declinable = if side == state.battle.attacker() { binding(data, state) } else { Units::NONE };
    if let Some(hq) = declined.without(declinable).first() {
        return Err(Breach::of("9.6.b", "elope-nothing-to-decline").with("unit", args::unit(hq)));
    }
    Ok(())
}

/// 7.2, 11.3, 11.4: depots are expended and cover the units they can supply.
pub(crate) fn supply(
    data: &Data,
    state: &mut State,
    side: Side,
    supplies: &Supplies,
    declined: Units,
    events: &mut Events<'_>,
) {
    pay(data, state, side, supplies, declined);
    for depot in supplies.depots.iter() {
        state.destroy(data, depot);
        events.tell(Seats::ALL, || Message::by("11.4", "elope-depot-expended").with("unit", args::unit(depot)));
    }
    if supplies.point {
        state.points[side] -= u16::from(data.tables.supply.cost_per_use_at_source);
        events.tell(Seats::ALL, || Message::by("11.2.b", "elope-point-expended").with("side", args::side(side)));
    }
    if supplies.depots.is_empty() && !supplies.point {
        events.tell(Seats::ALL, || Message::by("7.2.c", "elope-keeps-depots").with("side", args::side(side)));
    }
    next_payer(state);
}

/// Note whom these supplies cover in the battle, and which brigades it does without.
pub(crate) fn pay(data: &Data, state: &mut State, side: Side, supplies: &Supplies, declined: Units) {
    let covered = cover(data, state, side, supplies, customers(data, state, side));
    state.battle.paid_for = state.battle.paid_for.or(covered);
    state.battle.without = state.battle.without.or(declined);
}

/// The battle that an attack would be if it were fought now: conditions are found afresh, and whoever is asked for
/// depots is taken to expend all that he can.
pub(crate) fn suppose(data: &Data, state: &State, side: Side, target: HexIx, battle: Battle) -> State {
    let mut supposed = *state;
    supposed.battle = joined(data, &supposed, side, target, battle);
    let fighting = fighting(data, &supposed);
    condition::check_for(data, &mut supposed, fighting);
    pay_all(data, &mut supposed, side);
    expect_defence(data, &mut supposed);
    supposed
}

/// A side expends all that it can.
fn pay_all(data: &Data, state: &mut State, side: Side) {
    let (depots, point) = offers(data, state, side);
    pay(data, state, side, &Supplies { depots, point }, Units::NONE);
}

/// 7.2.b: the defender, where he will be asked for depots, is taken to expend all that he can.
pub(crate) fn expect_defence(data: &Data, state: &mut State) {
    if state.original() {
        pay_all(data, state, state.battle.defender());
    }
}

/// How many depots the attacker of a battle has to expend so that all of these are covered: none where a supply point
/// will do.
pub(crate) fn fewest_depots(data: &Data, state: &State, wanting: Units) -> usize {
    let side = state.battle.attacker();
    let (depots, point) = offers(data, state, side);
    let wanting = wanting.and(state.battle.attackers);
    let covers = |depots: Units, point: bool| {
        let supplies = Supplies { depots, point };
        wanting.is_within(&cover(data, state, side, &supplies, customers(data, state, side)))
    };
    match () {
        () if point && covers(Units::NONE, true) => 0,
        () if depots.iter().any(|depot| covers(Units::one(depot), false)) => 1,
        () => {
            let mut taken = Units::NONE;
            let needed = depots.iter().take_while(|depot| {
                let short = !covers(taken, point);
                taken.insert(*depot);
                short
            });
            needed.count()
        }
    }
}

/// Which units the expended supplies cover.
fn cover(data: &Data, state: &State, side: Side, supplies: &Supplies, wanting: Units) -> Units {
    let length = u16::from(data.tables.supply.hq_to_depot);
    let sources = supply_lines::sources(data, state, side);
    let spans = supply_lines::spans(data, state, side);
    let depots: Vec<UnitIx> = supplies.depots.iter().take(64).collect();
    let mut covered = Units::NONE;
    let mut reach = vec![0u64; wanting.len()];
    supply_lines::with_lines(data, state, side, |lines| {
        if supplies.point {
            lines.flood(&sources, length);
            let traced =
                |unit: &UnitIx| supply_lines::footholds(state, &spans, *unit).any(|hex| lines.length(hex).is_some());
            covered = Units::of(wanting.iter().filter(traced));
        }
        for (index, depot) in depots.iter().enumerate() {
            let Some(hex) = state.hex(*depot) else { continue };
            lines.flood(&[hex], length);
            for (unit, reach) in wanting.iter().zip(&mut reach) {
                let near = supply_lines::footholds(state, &spans, unit).any(|hex| lines.length(hex).is_some());
                *reach |= u64::from(near) << index;
            }
        }
    });
    for customer in [Customer::Combat, Customer::Support] {
        let fits = |unit: UnitIx| !covered.contains(unit) && condition::customer(data, unit) == customer;
        let mut list: Vec<(UnitIx, u64)> =
            wanting.iter().zip(reach.iter().copied()).filter(|(unit, reach)| fits(*unit) && *reach != 0).collect();
        condition::in_order(data, state, wanting, &mut list);
        let room: Vec<u8> = depots.iter().map(|depot| condition::capacity(data, state, *depot, customer)).collect();
        let wants: Vec<u64> = list.iter().map(|(_, reach)| *reach).collect();
        let served = condition::serve(&wants, &room);
        let served = list.iter().zip(served).filter(|(_, served)| *served).map(|((unit, _), _)| *unit);
        covered = covered.or(Units::of(served));
    }
    covered
}

/// 7.0.c: the defender decides after the attacker in the original edition, and not at all in the renovated one.
fn next_payer(state: &mut State) {
    state.battle.stage = match state.battle.stage {
        BattleStage::AttackerPays if state.original() => BattleStage::DefenderPays,
        _ => BattleStage::Roll,
    };
}

/// Carry the battle on by one step.
pub(crate) fn advance(
    data: &Data,
    state: &mut State,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<Advance, Interrupt> {
    let defender = state.battle.defender();
    match state.battle.stage {
        BattleStage::AttackerPays | BattleStage::DefenderPays => {
            let Some(side) = payer(state) else { return Ok(Advance::Waits) };
            let (depots, point) = offers(data, state, side);
            let choice = side == state.battle.attacker() && !binding(data, state).is_empty();
            if !depots.is_empty() || point || choice {
                return Ok(Advance::Waits);
            }
            next_payer(state);
        }
        BattleStage::Roll => roll(data, state, dice, events)?,
        BattleStage::DefenderLoses => match state.battle.defender_steps {
            0 if state.battle.engaged => state.battle.stage = BattleStage::Engaged,
            0 => state.battle.stage = BattleStage::AttackerLoses,
            steps => {
                // 7.61.a: a stack that has lost a step in combat this turn may go back instead; not where it is engaged,
                // for then it must take what is called for (7.7.a).
                let among = losers(data, state, defender);
                let bloodied = state.battle.defender_lost > 0 || among.meets(&state.bloodied);
                let buys_off = bloodied && !state.battle.engaged;
                let now = if buys_off { steps } else { 1 };
                state.battle.defender_steps -= now;
                state.battle.defender_lost += now;
                let or_retreat = buys_off && retreat::can_choose(data, state);
                losses::ask(data, state, defender, now, among, or_retreat, events);
            }
        },
        BattleStage::Engaged => {
            let hexes = attacker_hexes(state);
            let only = hexes.iter().next().filter(|_| hexes.len() == 1 && !retreat::can_choose(data, state));
            match (counterattackers(data, state).is_empty(), only) {
                (true, _) => state.battle.stage = BattleStage::AttackerLoses,
                (false, Some(hex)) => counterattack(data, state, hex, events),
                (false, None) => return Ok(Advance::Waits),
            }
        }
        BattleStage::Yielded => {
            if state.battle.defender_steps > 0 {
                state.battle.defender_steps = 0;
                let among = losers(data, state, defender);
                losses::ask(data, state, defender, 1, among, false, events);
            } else {
                state.battle.stage = BattleStage::AttackerLoses;
                retreat::begin(data, state, retreat::national(data, state), events);
            }
        }
        BattleStage::AttackerLoses => {
            state.battle.stage = BattleStage::Aftermath;
            let steps = std::mem::take(&mut state.battle.attacker_steps);
            let attacker = state.battle.attacker();
            let among = losers(data, state, attacker);
            losses::ask(data, state, attacker, steps, among, false, events);
        }
        BattleStage::Broken => {
            state.battle.stage = BattleStage::BrokenLosses;
            retreat::begin(data, state, data.tables.crt.breakthrough.retreat_hexes, events);
        }
        BattleStage::BrokenLosses => {
            state.battle.stage = BattleStage::Aftermath;
            let among = state.battle.retreated.and(data.roster.kinds.bodies).filter(|unit| state.is_on_map(unit));
            losses::ask(data, state, defender, data.tables.crt.breakthrough.step_losses, among, false, events);
        }
        BattleStage::Aftermath => {
            state.stack.pop();
            aftermath(data, state);
        }
    }
    Ok(Advance::Ran)
}

/// Units of a side in this battle that can lose steps (7.6.c): neither ships nor aircraft nor depots.
fn losers(data: &Data, state: &State, side: Side) -> Units {
    let battle = &state.battle;
    let all = if side == battle.attacker() { battle.attackers } else { attacked(data, state, battle) };
    all.and(data.roster.kinds.bodies).filter(|unit| state.is_on_map(unit))
}

/// Steps that the result has cost a side and that nobody has been asked for yet, as far as there are any to lose.
pub(crate) fn owed(data: &Data, state: &State, side: Side) -> u8 {
    let battle = &state.battle;
    let broken = matches!(battle.stage, BattleStage::Broken | BattleStage::BrokenLosses);
    let steps = match (side == battle.attacker(), broken) {
        (true, _) => battle.attacker_steps,
        (false, true) => data.tables.crt.breakthrough.step_losses,
        (false, false) => battle.defender_steps,
    };
    let among = match broken && side == battle.defender() {
        true => losers(data, state, side).or(battle.retreated).and(data.roster.kinds.bodies),
        false => losers(data, state, side),
    };
    steps.min(among.iter().map(|unit| state.steps(data, unit)).sum())
}

/// 7.3.c: the die, and what it brings.
fn roll(data: &Data, state: &mut State, dice: &mut Dice, events: &mut Events<'_>) -> Result<(), Interrupt> {
    let odds = odds::odds(data, state, &state.battle, &mut Silent);
    let die = dice.roll(6, "7.3.c")?;
    let result = odds::result(data, &odds, die);
    if state.battle.attacker() == Side::Red {
        command::bind(data, state, odds.hqs, state.battle.attackers);
    }
    train::note_use(data, state);
    events.tell(Seats::ALL, || {
        let message = Message::by("7.3.c", "elope-combat-die").with("die", Arg::Die(die));
        let message = message.with("modifier", args::int(odds.modifier)).with("attack", args::int(odds.attack));
        message.with("defence", args::int(odds.defence)).with("column", Arg::Term(COLUMNS[odds.column]))
    });
    events.tell(Seats::ALL, || result_message(result));
    let battle = &mut state.battle;
    battle.stage = BattleStage::DefenderLoses;
    match result {
        CrtResult::Losses(attacker, defender) => {
            battle.attacker_steps = attacker;
            battle.defender_steps = defender;
        }
        CrtResult::Engaged(defender) => {
            battle.engaged = true;
            battle.defender_steps = defender;
        }
        CrtResult::Breakthrough => {
            battle.broken = true;
            battle.stage = BattleStage::Broken;
        }
    }
    Ok(())
}

/// The words for the columns of the Combat Results Table.
pub(crate) const COLUMNS: [&str; 7] = [
    "elope-column-1-2",
    "elope-column-1-1",
    "elope-column-2-1",
    "elope-column-3-1",
    "elope-column-4-1",
    "elope-column-5-1",
    "elope-column-6-1",
];

/// A result in words.
pub(crate) fn result_message(result: CrtResult) -> Message {
    match result {
        CrtResult::Losses(attacker, defender) => Message::by("T.crt.b", "elope-result-losses")
            .with("attacker", args::int(attacker))
            .with("defender", args::int(defender)),
        CrtResult::Engaged(defender) => {
            Message::by("T.crt.c", "elope-result-engaged").with("defender", args::int(defender))
        }
        CrtResult::Breakthrough => Message::by("T.crt.d", "elope-result-breakthrough"),
    }
}

/// 7.7.a: the defender's units that can attack; in a chain only those of the hex that attacked before (7.7.b).
pub(crate) fn counterattackers(data: &Data, state: &State) -> Units {
    let kinds = &data.roster.kinds;
    let here = attacked(data, state, &state.battle);
    let here = if state.battle.counterattack { here.and(state.battle.answered) } else { here };
    let trains = here.and(kinds.trains).filter(|unit| !train::is_spent(data, state, unit));
    let fighters = here.and(kinds.combat).or(trains);
    if fighters.is_empty() || attacker_hexes(state).is_empty() {
        return Units::NONE;
    }
    // 9.0.a: support units go along where a combat unit does.
    let support = if here.meets(&kinds.combat) { here.and(kinds.support) } else { Units::NONE };
    fighters.or(support)
}

/// The hexes that the attack came from.
pub(crate) fn attacker_hexes(state: &State) -> Hexes {
    Hexes::of(state.battle.attackers.iter().filter_map(|unit| state.hex(unit)))
}

fn is_engaged(state: &State, seat: Seat) -> bool {
    let engaged = state.top() == Frame::Battle && state.battle.stage == BattleStage::Engaged;
    engaged && seat == seat_of(state.battle.defender())
}

/// 7.7.a: whether the defender may counterattack this hex.
pub(crate) fn check_counterattack(state: &State, seat: Seat, hex: HexIx) -> Result<(), Breach> {
    if !is_engaged(state, seat) {
        return Err(Breach::of("7.7.a", "elope-not-engaged"));
    }
    match attacker_hexes(state).contains(hex) {
        true => Ok(()),
        false => Err(Breach::of("7.7.a", "elope-no-attack-from-there").with("hex", args::hex(hex))),
    }
}

/// 7.7: the defender turns on one of his attackers.
pub(crate) fn counterattack(data: &Data, state: &mut State, hex: HexIx, events: &mut Events<'_>) {
    let battle = answer(data, state);
    let side = state.battle.defender();
    // 7.7.b: a counterattack that is itself answered.
    let again = state.battle.counterattack;
    state.stack.pop();
    events.tell(Seats::ALL, || {
        let (clause, id) = if again { ("7.7.b", "elope-fights-on") } else { ("7.7.a", "elope-counterattacks") };
        Message::by(clause, id).with("side", args::side(side)).with("hex", args::hex(hex))
    });
    begin(data, state, side, hex, battle, events);
}

/// 7.7: the counterattack that answers the battle under way.
pub(crate) fn answer(data: &Data, state: &State) -> Battle {
    let Battle { attackers: answered, second, .. } = state.battle;
    Battle { attackers: counterattackers(data, state), answered, counterattack: true, second, ..Battle::default() }
}

/// 7.7.c: whether the defender may lose a step more and go back.
pub(crate) fn check_yield(data: &Data, state: &State, seat: Seat) -> Result<(), Breach> {
    if !is_engaged(state, seat) {
        return Err(Breach::of("7.7.c", "elope-not-engaged"));
    }
    if !retreat::can_choose(data, state) {
        return Err(Breach::of("8.0.f", "elope-no-way-back"));
    }
    Ok(())
}

/// 7.7.c: a step more, then back.
pub(crate) fn give_way(state: &mut State, events: &mut Events<'_>) {
    state.battle.stage = BattleStage::Yielded;
    state.battle.defender_steps = 1;
    let side = state.battle.defender();
    events.tell(Seats::ALL, || Message::by("7.7.c", "elope-gives-way").with("side", args::side(side)));
}

/// The battle is over: the winner may advance, or exploit a breakthrough.
fn aftermath(data: &Data, state: &mut State) {
    let battle = state.battle;
    let Some(target) = battle.target else { return };
    let alive = battle.attackers.and(data.roster.kinds.bodies).filter(|unit| state.is_on_map(unit));
    let vacated = !state.occupied[battle.defender()].contains(target);
    let side = battle.attacker();
    if battle.broken {
        if !battle.second && !alive.is_empty() {
            state.stack.push(Frame::Exploit { side, units: alive, moved: Units::NONE });
        }
    } else if vacated && !alive.is_empty() {
        state.battle.vacated = Some(target);
        state.stack.push(Frame::Advance { side, units: alive });
    }
}
