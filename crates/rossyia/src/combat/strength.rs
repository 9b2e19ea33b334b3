//! VII.B.2, VII.E.1, VII.E.2, VII.F, VII.J: what units are worth in a combat. Strength and shock are counted in half
//! points, because a major river halves them (VII.E.2).

use engine::Message;
use engine::odds::Notes;
use hexmap::HexIx;

use crate::counters::{Arm, Flag};
use crate::data::Data;
use crate::ids::{CounterIx, Counters, Spot, Whereabouts};
use crate::places::Terrain;
use crate::state::State;
use crate::{args, armor, boxes, stacking, trains};

/// Who fights whom, and where (X.combat.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Clash {
    pub(crate) attackers: Counters,
    pub(crate) defenders: Counters,
    pub(crate) target: Spot,
}

/// What lies between an attacker and the hex that it attacks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Between {
    Nothing,
    MinorRiver,
    MajorRiver,
}

/// The ground that is fought for: that of the hex; in a box its city, or clear.
pub(crate) fn ground(data: &Data, state: &State, target: Spot) -> Terrain {
    match data.ids.whereabouts(target) {
        Whereabouts::Hex(hex) => data.ground.terrain[hex.index()],
        Whereabouts::Box(_) => boxes::ground(data, state, target),
    }
}

/// Whether it is a city (VII.J.1).
pub(crate) fn is_city(ground: Terrain) -> bool {
    matches!(ground, Terrain::MajorCity | Terrain::MinorCity)
}

/// What an attacker has to cross.
pub(crate) fn between(data: &Data, state: &State, unit: CounterIx, target: Spot) -> Between {
    let (Some(from), Whereabouts::Hex(to)) = (state.hex(data, unit), data.ids.whereabouts(target)) else {
        return Between::Nothing;
    };
    bank(data, from, to)
}

/// What lies between two hexes.
pub(crate) fn bank(data: &Data, from: HexIx, to: HexIx) -> Between {
    match data.map.grid.direction(from, to) {
        Some(direction) if data.board.major[from.index()].has(direction) => Between::MajorRiver,
        Some(direction) if data.board.minor[from.index()].has(direction) => Between::MinorRiver,
        _ => Between::Nothing,
    }
}

/// Combat and shock as the counter shows them (VII.B.2, VIII.A.11).
pub(crate) fn printed(data: &Data, state: &State, unit: CounterIx) -> [u8; 2] {
    trains::values(data, state, unit, false)
}

/// Whether it has the advantages of engineers (X.unit.1).
fn is_engineer(data: &Data, unit: CounterIx) -> bool {
    data.unit(unit).is_some_and(|unit| unit.arm == Arm::Engineer || unit.is(Flag::Engineer))
}

pub(crate) fn arm(data: &Data, unit: CounterIx) -> Arm {
    data.unit(unit).map_or(Arm::Air, |unit| unit.arm)
}

/// Whether losses in an assault need not fall on it: artillery, and armour in clear terrain (VII.I.7, VIII.A.3).
pub(crate) fn is_exempt(data: &Data, unit: CounterIx, ground: Terrain) -> bool {
    match arm(data, unit) {
        Arm::Artillery | Arm::HeavyArtillery | Arm::ArmoredTrain => true,
        _ => armor::is_exempt(data, unit, ground),
    }
}

/// Whether a major river does not halve it (VII.E.2, VII.F.3).
fn crosses_unhurt(data: &Data, unit: CounterIx) -> bool {
    let exempt = &data.tables.combat.major_river_exempt;
    exempt.contains(&arm(data, unit)) || exempt.contains(&Arm::Engineer) && is_engineer(data, unit)
}

fn line(clause: &'static str, id: &'static str, unit: CounterIx) -> Message {
    Message::by(clause, id).with("unit", args::counter(unit))
}

/// The clause by which a unit counts as it is printed: a reduced one does so all the same (VII.B.2).
fn counted_by(data: &Data, state: &State, unit: CounterIx) -> &'static str {
    if state.hits[unit] > 0 && data.kinds.combat.contains(unit) { "VII.B.2" } else { "VII.E.1" }
}

/// Halved across a major river.
fn across(
    data: &Data,
    unit: CounterIx,
    points: u16,
    lies: Between,
    clause: &'static str,
    notes: &mut impl Notes,
) -> u16 {
    if lies != Between::MajorRiver || points == 0 {
        return points;
    }
    if crosses_unhurt(data, unit) {
        let clause = if data.kinds.trains.contains(unit) { "VIII.A.17" } else { clause };
        notes.note(|| line(clause, "rossyia-odds-unhurt", unit), 0);
        return points;
    }
    let left = points * u16::from(data.tables.combat.major_river_percent) / 100;
    notes.note(|| line(clause, "rossyia-odds-across-major", unit), i64::from(left) - i64::from(points));
    left
}

/// The combat strength of an attacker, in half points.
pub(crate) fn attack(data: &Data, state: &State, unit: CounterIx, target: Spot, notes: &mut impl Notes) -> u16 {
    let ground = ground(data, state, target);
    let lies = between(data, state, unit, target);
    let mut points = 2 * u16::from(printed(data, state, unit)[0]);
    notes.note(|| line(counted_by(data, state, unit), "rossyia-odds-unit", unit), i64::from(points));
    let cancelled = lies == Between::MajorRiver && ground == Terrain::MajorCity;
    if is_city(ground) && cancelled && (is_engineer(data, unit) || is_exempt(data, unit, ground)) {
        notes.note(|| line("VII.J.5", "rossyia-odds-no-city-bonus", unit), 0);
    }
    if is_city(ground) && !cancelled {
        let city = &data.tables.combat.against_city;
        let (clause, id, factor) = match arm(data, unit) {
            Arm::Artillery => ("VII.J.2", "rossyia-odds-artillery-city", city.artillery),
            Arm::HeavyArtillery => ("VII.J.3", "rossyia-odds-heavy-city", city.heavy_artillery),
            Arm::ArmoredTrain => ("VIII.A.16", "rossyia-odds-train-city", city.armored_train),
            _ => ("VII.E.1", "rossyia-odds-unit", 1),
        };
        if factor > 1 {
            let more = points * u16::from(factor - 1);
            notes.note(|| line(clause, id, unit), i64::from(more));
            points += more;
        }
        if is_engineer(data, unit) {
            let more = 2 * u16::from(city.engineer_bonus);
            notes.note(|| line("VII.J.4", "rossyia-odds-engineers-city", unit), i64::from(more));
            points += more;
        }
    }
    across(data, unit, points, lies, "VII.E.2", notes)
}

/// Shock as the ground leaves it: cavalry has none in cities, armour twice as much in the open (VII.F.4, VII.J.8).
fn shock(data: &Data, state: &State, unit: CounterIx, ground: Terrain, lies: Between, notes: &mut impl Notes) -> u16 {
    let points = 2 * u16::from(printed(data, state, unit)[1]);
    if points == 0 {
        return 0;
    }
    notes.note(|| line("VII.F.2", "rossyia-odds-shock", unit), i64::from(points));
    let left = match arm(data, unit) {
        Arm::Cavalry if is_city(ground) => {
            let left = points * u16::from(data.tables.combat.against_city.cavalry_shock);
            notes.note(|| line("VII.F.4", "rossyia-odds-cavalry-city", unit), i64::from(left) - i64::from(points));
            left
        }
        _ => {
            let left = points * u16::from(armor::shock_factor(data, unit, ground, lies != Between::Nothing));
            if left > points {
                notes.note(|| line("VII.J.8", "rossyia-odds-armour-open", unit), i64::from(left) - i64::from(points));
            }
            left
        }
    };
    across(data, unit, left, lies, "VII.F.3", notes)
}

/// The shock of an attacker, in half points.
pub(crate) fn attack_shock(data: &Data, state: &State, unit: CounterIx, target: Spot, notes: &mut impl Notes) -> u16 {
    shock(data, state, unit, ground(data, state, target), between(data, state, unit, target), notes)
}

/// The shock of a defender, in half points.
pub(crate) fn defence_shock(data: &Data, state: &State, unit: CounterIx, target: Spot, notes: &mut impl Notes) -> u16 {
    shock(data, state, unit, ground(data, state, target), Between::Nothing, notes)
}

/// The combat strength of a defender, in half points: a train counts 1 (VIII.A.2).
pub(crate) fn defence(data: &Data, state: &State, unit: CounterIx, notes: &mut impl Notes) -> u16 {
    let train = data.kinds.trains.contains(unit);
    let points = 2 * u16::from(trains::values(data, state, unit, train)[0]);
    let clause = if train { "VIII.A.2" } else { counted_by(data, state, unit) };
    notes.note(|| line(clause, "rossyia-odds-unit", unit), i64::from(points));
    points
}

/// The defenders that count in a hex that is too full: as many steps as it holds, those worth most (VI.A.10, VII.K.11).
pub(crate) fn counted(data: &Data, state: &State, clash: &Clash) -> Counters {
    let Whereabouts::Hex(hex) = data.ids.whereabouts(clash.target) else { return clash.defenders };
    let silent = &mut engine::odds::Silent;
    within_limit(data, hex, clash.defenders, |unit| {
        [defence(data, state, unit, silent), defence_shock(data, state, unit, clash.target, silent)]
    })
}

/// The attackers that count: out of every hex as many steps as it holds, those worth most (VI.A.10).
pub(crate) fn counted_attackers(data: &Data, state: &State, clash: &Clash) -> Counters {
    let silent = &mut engine::odds::Silent;
    let (mut left, mut counted) = (clash.attackers, Counters::NONE);
    while let Some(at) = left.first().and_then(|unit| state.spot(unit)) {
        let here = left.and(state.at(at));
        left = left.without(here);
        counted = counted.or(match data.ids.whereabouts(at) {
            Whereabouts::Hex(hex) => within_limit(data, hex, here, |unit| {
                let target = clash.target;
                [attack(data, state, unit, target, silent), attack_shock(data, state, unit, target, silent)]
            }),
            Whereabouts::Box(_) => here,
        });
    }
    counted
}

/// Of units in a hex those that its limit lets count, worth most together, by strength and then by shock.
fn within_limit(data: &Data, hex: HexIx, units: Counters, mut worth: impl FnMut(CounterIx) -> [u16; 2]) -> Counters {
    let limit = usize::from(stacking::limit(data, hex));
    if usize::from(stacking::weights(data, units)) <= limit {
        return units;
    }
    // The best choice for each number of steps.
    let mut best = [(0u32, Counters::NONE); 16];
    for unit in units.iter() {
        let weight = usize::from(stacking::weight(data, unit));
        let [strength, shock] = worth(unit).map(u32::from);
        for steps in (weight..=limit.min(best.len() - 1)).rev() {
            let (before, mut chosen) = best[steps - weight];
            let together = before + (strength << 16 | shock);
            if together > best[steps].0 {
                chosen.insert(unit);
                best[steps] = (together, chosen);
            }
        }
    }
    best.iter().take(limit + 1).max_by_key(|(worth, _)| *worth).map_or(Counters::NONE, |(_, units)| *units)
}
