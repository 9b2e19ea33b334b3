//! VII.E, VII.F, VII.G, VII.H.1, VII.I.1: odds, kind of combat, column, modifiers and results; one reckoning for the rule and for whoever asks
//! why.

use engine::odds::{Notes, Silent};
use engine::{Arg, Breach, Message};

use super::strength::{self, Between, Clash};
use crate::calendar::Weather;
use crate::counters::Role;
use crate::data::Data;
use crate::ids::{Counters, HqIx, Side, Whereabouts};
use crate::places::Terrain;
use crate::politics::ongoing;
use crate::state::{Hqs, State};
use crate::tables::{CrtCell, CrtTable, CrtZone, Odds};
use crate::{args, armor, armt, nations};

/// The chapters of a reckoning, each with its lines. Strength and shock are in half points.
#[derive(Debug, Clone, Default)]
pub(crate) struct Book<N> {
    pub(crate) attack: N,
    pub(crate) defence: N,
    pub(crate) attack_shock: N,
    pub(crate) defence_shock: N,
    /// Columns to the right.
    pub(crate) shift: N,
    pub(crate) modifier: N,
}

/// How a combat stands before the die. Strength and shock are in half points.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Reckoning<'d> {
    pub(crate) attack: u16,
    pub(crate) defence: u16,
    pub(crate) attack_shock: u16,
    pub(crate) defence_shock: u16,
    pub(crate) table: &'d CrtTable,
    pub(crate) shift: i8,
    /// The column on the table; none where the attack is not allowed (VII.A.10).
    pub(crate) column: Option<usize>,
    pub(crate) modifier: i8,
    /// Armour frightens a city (VIII.C.5).
    pub(crate) terror: bool,
}

/// What a result means (VII.H, VII.I).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Outcome {
    pub(crate) attacker_beaten: bool,
    /// The defender stands at the price of tripled losses.
    pub(crate) tripled: bool,
}

impl Reckoning<'_> {
    /// VII.F.5, VII.F.6
    pub(crate) const fn is_assault(&self) -> bool {
        self.attack_shock >= self.defence_shock
    }

    /// The result of a die (VII.G.2).
    pub(crate) fn result(&self, die: u8) -> Option<CrtCell> {
        self.column.map(|column| self.table.result(column, die as i8 + self.modifier))
    }

    /// What is told of a die and its result.
    pub(crate) fn told(&self, die: u8, cell: CrtCell) -> Message {
        let outcome = self.outcome(cell);
        let id = match (outcome.attacker_beaten, outcome.tripled) {
            (true, _) => "rossyia-odds-face-attacker",
            (false, true) => "rossyia-odds-face-tripled",
            (false, false) => "rossyia-odds-face-defender",
        };
        Message::by(decided_by(cell, self.is_assault()), id)
            .with("die", Arg::Die(die))
            .with("total", args::int(i32::from(die) + i32::from(self.modifier)))
            .with("attacker", args::int(cell.attacker))
            .with("defender", args::int(cell.defender))
    }

    /// Who is beaten by a result (VII.G.14).
    pub(crate) const fn outcome(&self, cell: CrtCell) -> Outcome {
        outcome(cell, self.is_assault())
    }
}

/// VII.H.3 to VII.H.7, VII.I.3, VII.I.4
pub(crate) const fn outcome(cell: CrtCell, assault: bool) -> Outcome {
    if assault {
        let attacker_beaten = cell.attacker > cell.defender;
        return Outcome { attacker_beaten, tripled: !attacker_beaten };
    }
    match cell.zone {
        CrtZone::Lower => Outcome { attacker_beaten: true, tripled: false },
        CrtZone::White => Outcome { attacker_beaten: cell.attacker >= cell.defender, tripled: false },
        CrtZone::Higher => Outcome { attacker_beaten: false, tripled: true },
    }
}

/// The clause by which a result says who is beaten (VII.G.14).
const fn decided_by(cell: CrtCell, assault: bool) -> &'static str {
    match cell.zone {
        _ if assault && cell.attacker > cell.defender => "VII.I.3",
        _ if assault => "VII.I.4",
        CrtZone::Lower => "VII.H.3",
        CrtZone::White if cell.attacker == cell.defender => "VII.H.4",
        CrtZone::White if cell.attacker < cell.defender => "VII.H.5",
        CrtZone::White => "VII.H.6",
        CrtZone::Higher => "VII.H.7",
    }
}

/// The clause by which a quotient becomes odds (VII.E.3 to VII.E.8).
fn rounded_by(odds: Odds, attack: u16, defence: u16) -> &'static str {
    match (odds, hundredths(attack, defence) % 100) {
        (Odds::OneToTwo, _) => "VII.E.8",
        (Odds::ThreeToTwo, _) => "VII.E.7",
        (_, 0) => "VII.E.3",
        (_, 50..) => "VII.E.5",
        _ => "VII.E.4",
    }
}

/// Reckon a combat; `with` is the HQ whose bonus the attacker adds.
pub(crate) fn reckon<'d, N: Notes>(
    data: &'d Data,
    state: &State,
    clash: &Clash,
    with: Option<HqIx>,
    book: &mut Book<N>,
) -> Reckoning<'d> {
    let target = clash.target;
    let ground = strength::ground(data, state, target);
    let counted = strength::counted(data, state, clash);
    for unit in clash.defenders.without(counted).iter() {
        book.defence.note(|| Message::by("VII.K.11", "rossyia-odds-excess").with("unit", args::counter(unit)), 0);
    }
    let attackers = strength::counted_attackers(data, state, clash);
    for unit in clash.attackers.without(attackers).iter() {
        book.attack.note(|| Message::by("VI.A.10", "rossyia-odds-excess").with("unit", args::counter(unit)), 0);
    }
    let attack = attackers.iter().map(|unit| strength::attack(data, state, unit, target, &mut book.attack)).sum();
    let defence = counted.iter().map(|unit| strength::defence(data, state, unit, &mut book.defence)).sum();
    let shocks = |unit| strength::attack_shock(data, state, unit, target, &mut book.attack_shock);
    let attack_shock = attackers.iter().map(shocks).sum();
    let shocks = |unit| strength::defence_shock(data, state, unit, target, &mut book.defence_shock);
    let defence_shock = counted.iter().map(shocks).sum();
    let table = data.tables.crt.on(ground).unwrap_or(&data.tables.crt.clear);
    if matches!(data.ids.whereabouts(target), Whereabouts::Box(_)) && strength::is_city(ground) {
        book.shift.note(|| Message::by("VIII.D.11", "rossyia-odds-box-city"), 0);
    }
    let (shift, terror) = shifts(data, state, clash, ground, &mut book.shift);
    let odds = Odds::of(attack, defence);
    let column = column(table, odds, shift);
    if let Some(found) = odds {
        let odds = Arg::Term(found.term());
        let message = || match defence {
            0 => Message::by("VII.E.3", "rossyia-odds-undefended").with("odds", odds),
            _ => Message::by(rounded_by(found, attack, defence), "rossyia-odds-quotient")
                .with("odds", odds)
                .with("hundredths", args::int(hundredths(attack, defence) as i32)),
        };
        book.shift.note(message, 0);
    }
    let modifier = modifiers(data, state, clash, (attack_shock, defence_shock), with, &mut book.modifier);
    Reckoning { attack, defence, attack_shock, defence_shock, table, shift, column, modifier, terror }
}

/// Attack by defence in hundredths, cut off (VII.E.3).
pub(crate) fn hundredths(attack: u16, defence: u16) -> u32 {
    (u32::from(attack) * 100).checked_div(u32::from(defence)).unwrap_or(u32::MAX)
}

/// The column that an attack uses; none where it is not allowed (VII.A.10). Below 1.00 only open ground is attacked (VII.E.8).
pub(crate) fn column(table: &CrtTable, odds: Option<Odds>, shift: i8) -> Option<usize> {
    let open = odds.filter(|odds| *odds >= table.columns[0].min(Odds::Even));
    open.and_then(|odds| table.column(odds, shift))
}

/// Without a word of explanation.
pub(crate) fn quick<'d>(data: &'d Data, state: &State, clash: &Clash, with: Option<HqIx>) -> Reckoning<'d> {
    let mut book = Book {
        attack: Silent,
        defence: Silent,
        attack_shock: Silent,
        defence_shock: Silent,
        shift: Silent,
        modifier: Silent,
    };
    reckon(data, state, clash, with, &mut book)
}

/// The lines of an explanation: what counts, and how much.
pub(crate) type Lines = Vec<(Message, i64)>;

/// Everything that decides a combat, line by line, and what each face of the die brings.
pub(crate) fn explain(data: &Data, state: &State, clash: &Clash, with: Option<HqIx>) -> (Book<Lines>, Vec<Message>) {
    let mut book = Book::<Lines>::default();
    let reckoning = reckon(data, state, clash, with, &mut book);
    let faces = (1..=6).filter_map(|die| reckoning.result(die).map(|cell| reckoning.told(die, cell)));
    (book, faces.collect())
}

/// Columns to the right (VII.E.9, VIII.C.5, VIII.C.7); whether armour frightens.
fn shifts(data: &Data, state: &State, clash: &Clash, ground: Terrain, notes: &mut impl Notes) -> (i8, bool) {
    let table = &data.tables.combat;
    let mut shift = 0;
    let behind = |unit| strength::between(data, state, unit, clash.target) == Between::MinorRiver;
    let frozen = state.weather_at(data, clash.target) == Weather::Snow;
    if !frozen && !clash.attackers.is_empty() && clash.attackers.iter().all(behind) {
        shift += table.minor_river_shift;
        notes.note(|| Message::by("VII.E.9", "rossyia-odds-minor-river"), i64::from(table.minor_river_shift));
    }
    let side = clash.attackers.first().and_then(|unit| state.side(data, unit)).unwrap_or(Side::Bolshevik);
    let terror = armor::terror(data, state, side, clash.attackers, strength::is_city(ground));
    if terror != 0 {
        let clause = if terror == 1 { "VIII.C.7" } else { "VIII.C.5" };
        notes.note(|| Message::by(clause, "rossyia-odds-terror"), i64::from(terror));
    } else if armor::could_frighten(data, side, clash.attackers, strength::is_city(ground)) {
        notes.note(|| Message::by("VIII.C.8", "rossyia-odds-no-terror"), 0);
    }
    (shift + terror, terror != 0)
}

/// What is added to the die (VII.G.9).
fn modifiers(
    data: &Data,
    state: &State,
    clash: &Clash,
    (attack_shock, defence_shock): (u16, u16),
    with: Option<HqIx>,
    notes: &mut impl Notes,
) -> i8 {
    let table = &data.tables.combat;
    let mut sum = 0;
    let mut add = |adds: i8, message: &dyn Fn() -> Message| {
        notes.note(message, i64::from(adds));
        sum += adds;
    };
    if attack_shock > 0 && attack_shock >= 2 * defence_shock {
        add(table.shock_at_least_double, &|| Message::by("VII.G.3", "rossyia-odds-double-shock"));
    }
    let (armt, clause, id) = by_armt(data, state, clash.attackers);
    add(armt, &|| Message::by(clause, id));
    if let Some(hq) = with {
        let bonus = bonus(data, state, hq);
        add(bonus, &|| Message::by("VII.G.5", "rossyia-odds-hq").with("hq", args::hq(data, hq)));
    }
    if let Some(hq) = defending_hq(data, state, clash) {
        let bonus = bonus(data, state, hq);
        add(-bonus, &|| {
            let clause = if defending_hqs(data, state, clash).len() > 1 { "VII.G.8" } else { "VII.G.6" };
            Message::by(clause, "rossyia-odds-enemy-hq").with("hq", args::hq(data, hq))
        });
    }
    if state.weather_at(data, clash.target) != Weather::Clear {
        add(table.bad_weather, &|| Message::by("VII.G.7", "rossyia-odds-weather"));
    }
    sum
}

/// What Armt, or the want of it, adds: of two HQs the lower (VII.G.4, V.B.5, VII.N.11, V.H.5).
fn by_armt(data: &Data, state: &State, attackers: Counters) -> (i8, &'static str, &'static str) {
    let armies = state.activation.armies.iter().filter(|army| army.units.meets(&attackers));
    let least = armies.min_by_key(|army| armt::allowed(data, army).modifier);
    match least {
        Some(army) if army.condition == crate::procedure::Condition::Isolated => {
            (armt::allowed(data, army).modifier, "V.H.5", "rossyia-odds-isolated")
        }
        Some(army) if nations::greens::spends_nothing(data, state, army).is_some() => {
            (armt::allowed(data, army).modifier, "X.greens.1", "rossyia-odds-armt")
        }
        Some(army) => (armt::allowed(data, army).modifier, "VII.G.4", "rossyia-odds-armt"),
        None => (data.tables.combat.independent, "VII.N.11", "rossyia-odds-independent"),
    }
}

/// Whether a HQ takes part where units fight: it stands with one of them; one that lends its bonus only, with its train
/// (X.activation.4).
fn takes_part(data: &Data, state: &State, hq: HqIx, units: Counters) -> bool {
    let info = &data.hqs[hq.index()];
    match (info.role, info.rides) {
        (Role::Support, Some(train)) => units.contains(train),
        _ => {
            let at = state.spot(data.counter_of(hq));
            at.is_some() && units.iter().any(|unit| state.spot(unit) == at)
        }
    }
}

/// The bonus of a HQ, with what an option adds to it.
fn bonus(data: &Data, state: &State, hq: HqIx) -> i8 {
    data.hqs[hq.index()].bonus as i8 + ongoing::combat_bonus(data, state, hq)
}

/// Whether a HQ has lent its bonus as often as it may: once, unless an option allows more (VII.G.5).
fn is_used_up(data: &Data, state: &State, hq: HqIx) -> bool {
    state.activation.bonus_uses[hq] >= ongoing::bonus_combats(data, state, hq).unwrap_or(1)
}

/// The HQ that defends a hex: of several the one with the highest bonus (VII.G.6, VII.G.8).
fn defending_hq(data: &Data, state: &State, clash: &Clash) -> Option<HqIx> {
    defending_hqs(data, state, clash).iter().max_by_key(|hq| bonus(data, state, *hq))
}

/// The HQs with a bonus where a combat is fought.
fn defending_hqs(data: &Data, state: &State, clash: &Clash) -> Hqs {
    let Some(side) = clash.defenders.first().and_then(|unit| state.side(data, unit)) else { return Hqs::NONE };
    let of_side = state.cache.sides[side].and(data.kinds.hqs).iter().filter_map(|counter| data.hq_of(counter));
    let present = of_side.filter(|hq| takes_part(data, state, *hq, clash.defenders));
    Hqs::of(present.filter(|hq| bonus(data, state, *hq) > 0))
}

/// The HQs that could lend their bonus to an attack: those that command attackers, and one whose train attacks; each in one
/// combat of an activation (VII.G.5, VII.G.8, X.activation.4).
pub(crate) fn lenders(data: &Data, state: &State, attackers: Counters) -> Hqs {
    let mut hqs = Hqs::NONE;
    // One that was lost in an earlier combat lends nothing any more (V.C.8).
    let lives = |hq: &HqIx| state.spot(data.counter_of(*hq)).is_some();
    for army in state.activation.armies.iter().filter(|army| army.units.meets(&attackers)) {
        army.hq.into_iter().filter(lives).for_each(|hq| hqs.insert(hq));
    }
    let support = |hq: &HqIx| data.hqs[hq.index()].role == Role::Support && takes_part(data, state, *hq, attackers);
    data.all_hqs().filter(support).for_each(|hq| hqs.insert(hq));
    hqs.filter(|hq| bonus(data, state, hq) > 0 && !is_used_up(data, state, hq))
}

/// VII.G.5
pub(crate) fn check_lender(data: &Data, state: &State, attackers: Counters, hq: HqIx) -> Result<(), Breach> {
    let refuse = |clause: &'static str, id: &'static str| Err(Breach::of(clause, id).with("hq", args::hq(data, hq)));
    if is_used_up(data, state, hq) {
        return refuse("VII.G.5", "rossyia-bonus-used");
    }
    match lenders(data, state, attackers).contains(hq) {
        true => Ok(()),
        false => refuse("VII.G.5", "rossyia-no-bonus"),
    }
}
