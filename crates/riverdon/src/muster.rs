//! Armies at one click, by the nation's list, and armies at random (S2.buy).

use engine::Chance;

use crate::army::{Army, Part, Stands, Terms, aircraft_allowed};
use crate::data::Data;
use crate::ids::UnitIx;
use crate::units::Class;

/// A part of an army that is being bought.
struct Purse<'a> {
    data: &'a Data,
    terms: &'a Terms,
    points: u16,
    /// What is bought of this part.
    stands: Stands,
    /// What the other part has.
    others: Stands,
}

impl Purse<'_> {
    /// Whether a type can be had here at all.
    fn has(&self, unit: UnitIx) -> bool {
        let class = self.data.units[unit.index()].class;
        let on_rails = matches!(class, Class::Train | Class::Tank);
        let allowed = self.data.nations[self.terms.nation.index()].allowed.contains(&unit);
        let placed = (self.terms.rail || !on_rails) && (self.terms.shipping || class != Class::Boat);
        let wanted = self.terms.only.is_none_or(|only| only.contains(unit));
        allowed && placed && wanted && !self.terms.forbidden.contains(unit)
    }

    /// Buys stands if points and models allow it and the part keeps every maximum, every minimum and the limit on
    /// aircraft.
    fn buy(&mut self, unit: UnitIx, count: u16) -> bool {
        if !self.has(unit) {
            return false;
        }
        let mut more = self.stands;
        more.add(unit, count);
        let owned = |of: &Stands| of.count(unit) >= more.count(unit).saturating_add(self.others.count(unit));
        let legal = more.points(self.data) <= u32::from(self.points)
            && self.terms.owned.as_ref().is_none_or(owned)
            && more.aircraft(self.data) <= aircraft_allowed(self.data, self.terms.nation, self.points)
            && self.terms.shares(self.data, &more).iter().all(|share| share.holds());
        if legal {
            self.stands = more;
        }
        legal
    }

    /// Single stands of the nation's most common type, until none is possible.
    fn fill(&mut self) {
        if let Some(block) = self.data.blocks.iter().find(|block| block.nation == self.terms.nation) {
            while self.buy(block.fill, 1) {}
        }
    }
}

fn by_parts(data: &Data, terms: &Terms, mut buy: impl FnMut(&mut Purse<'_>)) -> Army {
    let mut army = Army::new(terms.nation);
    for part in Part::ALL {
        let others = army.all();
        let mut purse = Purse { data, terms, points: terms.points(part), stands: Stands::default(), others };
        buy(&mut purse);
        *army.part_mut(part) = purse.stands;
    }
    army
}

/// The army of the nation's list: through it again and again, each entry whole if it is legal; then single stands. Where
/// there are only some types, as many stands as can be of the dearest, then of the next.
pub fn muster(data: &Data, terms: &Terms) -> Army {
    if let Some(only) = terms.only {
        let mut types: Vec<UnitIx> = only.iter().collect();
        types.sort_by_key(|unit| std::cmp::Reverse(data.units[unit.index()].points));
        return by_parts(data, terms, |purse| types.iter().for_each(|unit| while purse.buy(*unit, 1) {}));
    }
    let block = data.blocks.iter().find(|block| block.nation == terms.nation);
    by_parts(data, terms, |purse| {
        let list = block.map_or(&[][..], |block| &block.buy[..]);
        while list.iter().fold(false, |bought, (unit, count)| purse.buy(*unit, *count) || bought) {}
        purse.fill();
    })
}

/// How often a random buyer tries in vain before he fills up.
const TRIES: u32 = 60;

/// A legal army at random, the same for the same chance.
pub fn random_army(data: &Data, terms: &Terms, chance: &mut Chance) -> Army {
    by_parts(data, terms, |purse| {
        let allowed = &data.nations[terms.nation.index()].allowed;
        let mut vain = 0;
        while vain < TRIES {
            let Some(&unit) = chance.pick(allowed) else { break };
            let most = usize::from(data.units[unit.index()].max_stands);
            let count = 1 + chance.below(most) as u16;
            vain = if purse.buy(unit, count) { 0 } else { vain + 1 };
        }
        purse.fill();
    })
}
