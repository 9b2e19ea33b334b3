//! VIII.C armour: shock in the open, terror in cities, losses, advance.

use crate::counters::Arm;
use crate::data::Data;
use crate::ids::{CounterIx, Counters, Side};
use crate::places::Terrain;
use crate::state::State;

/// Whether a unit is armour: tanks, not trains.
pub(crate) fn is_armor(data: &Data, unit: CounterIx) -> bool {
    data.unit(unit).is_some_and(|unit| unit.arm == Arm::Armor)
}

/// How many times the shock of a unit counts: that of armour in clear ground, unless it attacks over a river (VIII.C.2,
/// VII.J.8).
pub(crate) fn shock_factor(data: &Data, unit: CounterIx, terrain: Terrain, over_river: bool) -> u8 {
    match is_armor(data, unit) && terrain == Terrain::Clear && !over_river {
        true => data.tables.combat.armor_shock_in_clear,
        false => 1,
    }
}

/// Whether White armour attacks a city, whatever the year (VIII.C.5).
pub(crate) fn could_frighten(data: &Data, side: Side, attackers: Counters, on_city: bool) -> bool {
    side == Side::White && on_city && attackers.iter().any(|unit| is_armor(data, unit))
}

/// Columns that White armour adds to an attack on a city in the first year (VIII.C.5, VIII.C.7, VIII.C.8).
pub(crate) fn terror(data: &Data, state: &State, side: Side, attackers: Counters, on_city: bool) -> i8 {
    if !could_frighten(data, side, attackers, on_city) {
        return 0;
    }
    let steps = data.tables.combat.armor_terror.iter();
    steps.filter(|step| state.turn <= step.upto).map(|step| step.shift).next().unwrap_or(0)
}

/// Whether a unit need not bear the losses of a shock-assault before others: armour, in clear ground (VIII.C.1, VII.I.7).
pub(crate) fn is_exempt(data: &Data, unit: CounterIx, terrain: Terrain) -> bool {
    is_armor(data, unit) && terrain == Terrain::Clear
}

/// Whether a unit may go on after a victory: cavalry, armour and motorized units (VII.L.3, VII.L.6, VIII.C.3).
pub(crate) fn breaks_through(data: &Data, unit: CounterIx) -> bool {
    data.unit(unit).is_some_and(|unit| matches!(unit.arm, Arm::Cavalry | Arm::Armor | Arm::Motorized))
}
