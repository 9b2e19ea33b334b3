//! 5.1.d How big a unit is, wherever companies, battalions and regiments are counted: for zones (5.1), stacking (6.0), the
//! garrison of Archangel (20.0.o) and the size of attacks (20.0.q).

use crate::counters::{Nationality, Side, Size, UnitIx};
use crate::data::Data;
use crate::roster::{Kinds, Unit};
use crate::scenarios::Edition;
use crate::sets::Units;
use crate::state::State;

/// Counters by size, in one edition. HQs, depots, trains, tanks, ships and aircraft have none; batteries and
/// detachments are smaller.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Sizes {
    pub(crate) companies: Units,
    pub(crate) battalions: Units,
    pub(crate) regiments: Units,
}

impl Sizes {
    pub(crate) fn new(edition: Edition, kinds: &Kinds, units: &[Unit]) -> Sizes {
        let size = |unit: UnitIx| units[usize::from(unit.0)].size;
        let sized = kinds.combat.or(kinds.support).without(kinds.artillery).without(kinds.tanks);
        let sized = sized.filter(|unit| size(unit) != Size::Detachment);
        let called = |wanted: Size| sized.filter(|unit| size(unit) == wanted);
        let (battalions, regiments) = (called(Size::Battalion), called(Size::Regiment));
        match edition {
            // 5.1.c: of the White Russians, whoever is not called a battalion is a regiment.
            Edition::Original => {
                let white = sized.filter(|unit| units[usize::from(unit.0)].nation == Nationality::WhiteRussian);
                let white = white.without(battalions);
                Sizes { companies: called(Size::Company).without(white), battalions, regiments: regiments.or(white) }
            }
            // Who is called nothing else is what the note says.
            Edition::Renovated => {
                let rest = sized.without(battalions).without(regiments);
                let [companies, others] = [Side::Allied, Side::Red].map(|side| rest.and(kinds.side[side]));
                Sizes { companies, battalions: battalions.or(others), regiments }
            }
        }
    }

    /// Units of the size of a company or greater.
    pub(crate) fn all(&self) -> Units {
        self.companies.or(self.battalions).or(self.regiments)
    }
}

/// 5.1, 6.0: how many battalions these units are: a regiment is three, and of the Allies a company is the equivalent of one.
pub(crate) fn battalions(data: &Data, state: &State, units: Units) -> usize {
    let table = &data.tables.stacking;
    let regiments = units.and(data.roster.sizes(state.options.edition).regiments);
    units.without(regiments).len() + regiments.len() * usize::from(table.battalions / table.regiments)
}
