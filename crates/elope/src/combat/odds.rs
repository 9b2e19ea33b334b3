//! 7.3 and 7.5: strengths, odds, tactical advantages and die modifiers of a battle, each with its clause.

use engine::Message;
pub(crate) use engine::odds::{Notes, Silent};
use hexmap::{Grade, HexIx};

use crate::board::Ground;
use crate::combat::declare::banks;
use crate::counters::{Arm, Side, UnitIx};
use crate::data::Data;
use crate::sets::Units;
use crate::state::{Battle, State};
use crate::tables::CrtResult;
use crate::{args, command, train};

/// How a battle stands before the die.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Odds {
    pub(crate) attack: u16,
    pub(crate) defence: u16,
    /// The column by odds alone, then with shifts.
    pub(crate) ratio: usize,
    pub(crate) attacker_ta: u8,
    pub(crate) defender_ta: u8,
    pub(crate) column: usize,
    pub(crate) modifier: i32,
    /// HQs that lend their command points to the attacker.
    pub(crate) hqs: Units,
}

/// Find the odds of a battle.
pub(crate) fn odds(data: &Data, state: &State, battle: &Battle, notes: &mut impl Notes) -> Odds {
    let Some(target) = battle.target else { return NO_ODDS };
    let attack = attack_strength(data, state, battle, notes);
    let defence = defence_strength(data, state, battle, notes);
    let last = data.tables.crt.columns.len() - 1;
    let ratio = attack.checked_div(defence).map_or(last, |ratio| usize::from(ratio).min(last));
    let cap = data.tables.tactical_advantage.maximum_per_side;
    let attacker_ta = capped(attacker_advantage(data, state, battle, notes), cap, notes);
    let defender_ta = capped(defender_advantage(data, state, battle, target, notes), cap, notes);
    let shift = isize::from(attacker_ta) - isize::from(defender_ta);
    let column = ratio.saturating_add_signed(shift).min(last);
    let (modifier, hqs) = modifiers(data, state, battle, target, notes);
    Odds { attack, defence, ratio, attacker_ta, defender_ta, column, modifier, hqs }
}

/// 7.5.b: no more than so many advantages count.
fn capped(total: u8, cap: u8, notes: &mut impl Notes) -> u8 {
    if total > cap {
        notes.note(|| Message::by("7.5.b", "elope-ta-cap"), i64::from(cap) - i64::from(total));
    }
    total.min(cap)
}

const NO_ODDS: Odds =
    Odds { attack: 0, defence: 0, ratio: 0, attacker_ta: 0, defender_ta: 0, column: 0, modifier: 0, hqs: Units::NONE };

/// 7.3.c: the row of a die.
pub(crate) fn row(data: &Data, odds: &Odds, die: u8) -> usize {
    (i32::from(die) + odds.modifier).clamp(1, data.tables.crt.rows.len() as i32) as usize - 1
}

/// 7.3.c: the result of a die.
pub(crate) fn result(data: &Data, odds: &Odds, die: u8) -> CrtResult {
    data.tables.crt.rows[row(data, odds, die)].results[odds.column]
}

/// What halves a strength: its clause and its words.
type Halving = (&'static str, &'static str);

/// 10.3: a strength after all its halvings. To round up after each comes to the same as to round up once.
fn halved(strength: u8, halvings: impl Iterator<Item = Halving>, unit: UnitIx, notes: &mut impl Notes) -> u16 {
    halvings.fold(u16::from(strength), |whole, (clause, id)| {
        let half = whole.div_ceil(2);
        notes.note(|| ta(clause, id, unit), i64::from(half) - i64::from(whole));
        half
    })
}

/// 10.82, 10.9: what the condition of a unit does to its strength.
fn condition_halvings(state: &State, unit: UnitIx) -> impl Iterator<Item = Halving> {
    let (os, oc) = (state.os.contains(unit), state.oc.contains(unit));
    let twice = (os && oc).then_some(("10.9", "elope-odds-halved-oc"));
    os.then_some(("10.82", "elope-odds-halved-os")).into_iter().chain(twice)
}

/// 10.3, 11.5.a: what a depot that was kept does to the strength of a unit.
fn unpaid_halving(state: &State, battle: &Battle, unit: UnitIx) -> Option<Halving> {
    let clause = if state.os.contains(unit) { "10.3" } else { "11.5.a" };
    (!battle.paid_for.contains(unit)).then_some((clause, "elope-odds-halved-unpaid"))
}

/// 7.2.c, 9.4.e, 15.0.h, 16.1.a: what halves an attacker; trains and ships carry their own supply.
fn attack_halvings(data: &Data, state: &State, battle: &Battle, unit: UnitIx) -> impl Iterator<Item = Halving> {
    let kinds = &data.roster.kinds;
    let on_foot = !kinds.trains.contains(unit) && !kinds.vessels.contains(unit);
    let crossed = state.crossed.contains(unit).then_some(("9.4.e", "elope-odds-halved-crossed"));
    let all = condition_halvings(state, unit).chain(unpaid_halving(state, battle, unit)).chain(crossed);
    all.filter(move |_| on_foot)
}

/// 9.0.a: support units count where a combat unit attacks from the same hex.
pub(crate) fn is_backed(data: &Data, state: &State, units: Units, unit: UnitIx) -> bool {
    let combat = units.and(data.roster.kinds.combat);
    match state.hex(unit) {
        Some(hex) => combat.iter().any(|other| state.hex(other) == Some(hex)),
        None => {
            let banks = banks(data, state, unit);
            combat.iter().any(|other| state.hex(other).is_some_and(|hex| banks.contains(hex)))
        }
    }
}

/// Whether a unit's strength counts in the attack.
fn counts_in_attack(data: &Data, state: &State, battle: &Battle, unit: UnitIx) -> bool {
    let kinds = &data.roster.kinds;
    let alone = kinds.combat.contains(unit) || kinds.trains.contains(unit);
    alone || is_backed(data, state, battle.attackers, unit)
}

fn attack_strength(data: &Data, state: &State, battle: &Battle, notes: &mut impl Notes) -> u16 {
    let mut total = 0;
    for unit in battle.attackers.iter().filter(|unit| counts_in_attack(data, state, battle, *unit)) {
        let strength = state.strength(data, unit);
        let clause = if data.roster.kinds.trains.contains(unit) { "16.1.b" } else { "7.3.a" };
        notes.note(|| ta(clause, "elope-odds-attacker", unit), i64::from(strength));
        total += halved(strength, attack_halvings(data, state, battle, unit), unit, notes);
    }
    for plane in battle.aircraft.iter() {
        let bombs = u16::from(data.roster.get(plane).bomb);
        total += bombs;
        notes.note(|| Message::by("12.3.a", "elope-odds-support").with("unit", args::unit(plane)), i64::from(bombs));
    }
    total
}

/// The stack under attack: all ground units in the hex (7.4.d) but those that the battle passes by (7.4.c).
pub(crate) fn attacked(data: &Data, state: &State, battle: &Battle) -> Units {
    let Some(hex) = battle.target else { return Units::NONE };
    state.ground_in(data, battle.defender(), hex).without(battle.spared)
}

/// Units that defend in a battle: the stack under attack, and gunboats beside the hex (15.0.h).
pub(crate) fn defenders(data: &Data, state: &State, battle: &Battle) -> Units {
    let Some(hex) = battle.target else { return Units::NONE };
    let ships = data.roster.kinds.gunboats.and(state.of_side(data, battle.defender()));
    let beside = ships.filter(|ship| banks(data, state, ship).contains(hex));
    attacked(data, state, battle).or(beside)
}

/// 9.0.a: whether support units among these defenders can use their strength. In defence the garrison battalions are
/// combat units.
fn has_fighters(data: &Data, defenders: Units) -> bool {
    defenders.meets(&data.roster.kinds.combat.or(data.roster.kinds.garrison_battalions))
}

/// What a defender counts before anything halves it, with its clause and its words.
struct Defence {
    strength: u8,
    clause: &'static str,
    id: &'static str,
    /// Whether its condition and a depot that is kept halve it.
    halves: bool,
}

/// 7.4.d, 9.0, 11.3.a, 15.0.h, 16.2: what each defender counts, and why it is not its own strength.
fn defence_of(data: &Data, state: &State, all: Units, unit: UnitIx) -> Defence {
    let kinds = &data.roster.kinds;
    let combat = has_fighters(data, all);
    let counts = |strength, clause, id| Defence { strength, clause, id, halves: false };
    let alone = || data.counters.get(unit).defence_alone.unwrap_or(0);
    let strength = state.strength(data, unit);
    if kinds.trains.contains(unit) {
        // Guns that cannot use their strength do not defend in its place.
        let others = combat || all.meets(&kinds.machine_guns.or(kinds.hq));
        return match (train::is_spent(data, state, unit), others) {
            (false, _) => counts(strength, "16.1.b", "elope-odds-defender"),
            (true, false) => counts(1, "16.2", "elope-odds-defender-one"),
            (true, true) => counts(0, "16.2", "elope-odds-defender-spent"),
        };
    }
    match () {
        () if kinds.hq.contains(unit) && combat => counts(0, "9.0.d", "elope-odds-defender-hq"),
        () if kinds.hq.contains(unit) => counts(alone(), "9.0.d", "elope-odds-defender-one"),
        () if !combat && kinds.machine_guns.contains(unit) => counts(alone(), "9.0.d", "elope-odds-defender-one"),
        () if kinds.depots.contains(unit) && state.fixed.contains(unit) => {
            counts(0, "11.3.a", "elope-odds-defender-static")
        }
        () if !combat => counts(0, "9.0.a", "elope-odds-defender-unbacked"),
        () if kinds.vessels.contains(unit) => counts(strength, "15.0.h", "elope-odds-defender"),
        // The parenthesised 1 of the mobile side.
        () if kinds.depots.contains(unit) => counts(1, "11.3.a", "elope-odds-defender"),
        () => Defence { halves: true, ..counts(strength, "7.4.d", "elope-odds-defender") },
    }
}

fn defence_strength(data: &Data, state: &State, battle: &Battle, notes: &mut impl Notes) -> u16 {
    let all = defenders(data, state, battle);
    let mut total = 0;
    for unit in all.iter() {
        let defence = defence_of(data, state, all, unit);
        notes.note(|| ta(defence.clause, defence.id, unit), i64::from(defence.strength));
        // 7.2.b: in the original edition the defender too pays with a depot.
        let unpaid = unpaid_halving(state, battle, unit).filter(|_| state.original());
        let halvings = condition_halvings(state, unit).chain(unpaid).filter(|_| defence.halves);
        total += halved(defence.strength, halvings, unit, notes);
    }
    for unit in battle.spared.iter() {
        notes.note(|| ta("7.4.c", "elope-odds-spared", unit), 0);
    }
    total
}

/// 2.1.b: whether a unit's own advantages count: it is in supply, and its depot was expended where one is asked for.
fn has_edge(state: &State, battle: &Battle, unit: UnitIx, must_pay: bool) -> bool {
    !state.os.contains(unit) && (!must_pay || battle.paid_for.contains(unit))
}

fn attacker_advantage(data: &Data, state: &State, battle: &Battle, notes: &mut impl Notes) -> u8 {
    let table = &data.tables.tactical_advantage;
    let kinds = &data.roster.kinds;
    let mut total = 0;
    for unit in battle.attackers.and(kinds.asterisk).iter() {
        let free = kinds.vessels.contains(unit) || kinds.trains.contains(unit);
        if !counts_in_attack(data, state, battle, unit) {
            continue;
        }
        if free || has_edge(state, battle, unit, true) {
            total += table.asterisk_each;
            notes.note(|| ta("7.52", "elope-ta-asterisk", unit), i64::from(table.asterisk_each));
        } else {
            notes.note(|| no_edge(state, unit), 0);
        }
    }
    for balloon in balloons(data, state, battle.attacker(), battle.attackers).iter() {
        total += table.asterisk_each;
        notes.note(|| ta("7.52", "elope-ta-asterisk", balloon), i64::from(table.asterisk_each));
    }
    let tanks = battle.attackers.and(kinds.tanks).filter(|tank| has_edge(state, battle, tank, true));
    if tanks.len() >= 2 {
        total += table.two_tanks_same_hex;
        notes.note(|| Message::by("18.3.a", "elope-ta-tanks"), i64::from(table.two_tanks_same_hex));
    }
    let gas = battle.gas && battle.aircraft.len() >= usize::from(data.tables.gas.minimum_aircraft_counters);
    if gas && battle.attackers.meets(&battle.paid_for) {
        total += table.gas;
        notes.note(|| Message::by("22.0.c", "elope-ta-gas"), i64::from(table.gas));
    }
    total
}

/// 2.1.b, 11.5.b: why an asterisk does not count.
fn no_edge(state: &State, unit: UnitIx) -> Message {
    match state.os.contains(unit) {
        true => ta("2.1.b", "elope-ta-none-os", unit),
        false => ta("11.5.b", "elope-ta-none-unpaid", unit),
    }
}

fn ta(clause: &'static str, id: &'static str, unit: UnitIx) -> Message {
    Message::by(clause, id).with("unit", args::unit(unit))
}

/// 23.1.T10.a: kite balloons with an asterisk beside troops that take part.
fn balloons(data: &Data, state: &State, side: Side, units: Units) -> Units {
    let own = state.of_side(data, side).and(data.roster.kinds.asterisk).and(data.roster.kinds.vessels);
    let beside =
        |balloon: UnitIx| data.roster.get(balloon).arm == Arm::Balloon && is_backed(data, state, units, balloon);
    own.filter(beside)
}

fn defender_advantage(data: &Data, state: &State, battle: &Battle, target: HexIx, notes: &mut impl Notes) -> u8 {
    let table = &data.tables.tactical_advantage;
    let kinds = &data.roster.kinds;
    let all = defenders(data, state, battle);
    let (ground, ground_id) = match data.board.ground[target.index()] {
        Ground::City => (table.city, "elope-ta-city"),
        Ground::Town => (table.town, "elope-ta-town"),
        Ground::Hill => (table.hill, "elope-ta-hill"),
        Ground::Marsh => (table.marsh, "elope-ta-marsh"),
        Ground::Forest => (0, "elope-ta-forest"),
        Ground::Clear | Ground::Water => (0, "elope-ta-ground"),
    };
    // AID.ta.b: the list has nothing for forest.
    let clause = if ground_id == "elope-ta-forest" { "AID.ta.b" } else { "AID.ta.a" };
    notes.note(|| Message::by(clause, ground_id), i64::from(ground));
    // AID.ta.c, 17.0.f: the better work counts, whoever built it.
    let work = match () {
        () if state.forts.contains(target) => table.blockhouse,
        () if state.hasty.contains(target) => table.hasty_defense,
        () => 0,
    };
    if work > 0 {
        notes.note(|| Message::by("AID.ta.c", "elope-ta-work"), i64::from(work));
    }
    let river = river_advantage(data, state, battle, target);
    if river > 0 {
        notes.note(|| Message::by("7.51", "elope-ta-river"), i64::from(river));
    }
    let mut total = ground + work + river;
    // 9.1: a support unit that cannot use its strength gives no shift.
    let combat = has_fighters(data, all);
    for unit in all.and(kinds.asterisk).iter() {
        let free = kinds.vessels.contains(unit) || kinds.trains.contains(unit);
        let used = combat || kinds.trains.contains(unit);
        if used && (free || has_edge(state, battle, unit, state.original())) {
            total += table.asterisk_each;
            // 9.1: to the left, for the owner.
            notes.note(|| ta("9.1", "elope-ta-asterisk", unit), i64::from(table.asterisk_each));
        } else if used {
            notes.note(|| no_edge(state, unit), 0);
        }
    }
    for balloon in balloons(data, state, battle.defender(), all).iter() {
        total += table.asterisk_each;
        notes.note(|| ta("7.52", "elope-ta-asterisk", balloon), i64::from(table.asterisk_each));
    }
    let trains = all.and(kinds.trains).filter(|train| !train::is_spent(data, state, train));
    if let Some(train) = trains.first() {
        let others = all.and(kinds.bodies).without(Units::one(train));
        let worth = if others.is_empty() { table.armored_train_alone } else { table.armored_train_with_friend };
        total += worth;
        notes.note(|| ta("16.3", "elope-ta-train", train), i64::from(worth));
    }
    total
}

/// 7.51: what the river is worth: the least that all attackers cross.
fn river_advantage(data: &Data, state: &State, battle: &Battle, target: HexIx) -> u8 {
    let table = &data.tables.tactical_advantage;
    let crossing = |unit: UnitIx| {
        let hex = state.hex(unit)?;
        let reach = data.board.reach_between(hex, target).filter(|reach| !state.bridges.contains(*reach));
        Some(match reach.map(|reach| data.board.reach_info(reach).grade) {
            Some(Grade::Major) => table.major_river,
            Some(Grade::Minor) => table.minor_river,
            None => 0,
        })
    };
    battle.attackers.iter().filter_map(crossing).min().unwrap_or(0)
}

/// 9.6.a, 9.6.c: Red HQs help any attack, those of the army and the division without binding anybody.
fn command_clause(data: &Data, hq: UnitIx, attacks: bool) -> &'static str {
    let red = data.roster.get(hq).side == Side::Red && attacks;
    match (red, data.roster.brigades.contains(&hq)) {
        (false, _) => "2.1.e",
        (true, true) => "9.6.a",
        (true, false) => "9.6.c",
    }
}

/// 2.1.f: HQs of the attacker near the battle that lend nothing: they lead nobody there.
fn idle_hqs(data: &Data, state: &State, battle: &Battle, lending: Units) -> Units {
    let own = data.roster.kinds.hq.and(state.of_side(data, battle.attacker())).without(lending).without(battle.without);
    own.filter(|hq| {
        let range = u16::from(command::radius(data, state, hq));
        let near = |unit: UnitIx| {
            state.hex(hq).zip(state.hex(unit)).is_some_and(|(at, hex)| data.board.distance(at, hex) <= range)
        };
        data.roster.get(hq).command_points > 0 && battle.attackers.iter().any(near)
    })
}

/// 7.3.c: what is added to the die.
fn modifiers(data: &Data, state: &State, battle: &Battle, target: HexIx, notes: &mut impl Notes) -> (i32, Units) {
    let table = &data.tables.die_modifiers;
    let kinds = &data.roster.kinds;
    let hqs = command::lending(data, state, battle.attacker(), battle.attackers).without(battle.without);
    let hqs = command::without_rivals(data, state, hqs, battle.attackers);
    let all = defenders(data, state, battle);
    let enemy = command::lending(data, state, battle.defender(), all);
    for (hqs, sign) in [(hqs, 1), (enemy, -1)] {
        for hq in hqs.iter() {
            let points = command::points(data, Units::one(hq)) * sign;
            notes.note(|| ta(command_clause(data, hq, sign > 0), "elope-mod-command", hq), i64::from(points));
        }
    }
    if notes.wanted() {
        for hq in idle_hqs(data, state, battle, hqs).iter() {
            notes.note(|| ta("2.1.f", "elope-mod-no-command", hq), 0);
        }
    }
    let mut total = command::points(data, hqs) - command::points(data, enemy);
    let attacking = battle.attackers.and(kinds.tanks).len() as i32 * i32::from(table.tank_attacking_each);
    let defending = all.and(kinds.tanks).len() as i32 * i32::from(table.tank_defending_each);
    if attacking != 0 {
        notes.note(|| Message::by("18.3.a", "elope-mod-tanks"), i64::from(attacking));
    }
    if defending != 0 {
        notes.note(|| Message::by("18.3.b", "elope-mod-tanks"), i64::from(defending));
    }
    total += attacking + defending;
    // 12.3.c: for Allied attacks on the hex in this phase.
    if battle.attacker() == Side::Allied && state.panicked.contains(target) {
        total += i32::from(table.successful_bombing);
        notes.note(|| Message::by("12.3.c", "elope-mod-panic"), i64::from(table.successful_bombing));
    }
    (total, hqs)
}
