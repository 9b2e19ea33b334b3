//! 15.0.d, 15.5, 15.6: whom the vessels have met this phase. Every pair of counters has a bit of its own, so that
//! nothing is ever forgotten.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::bits::{Bits, Units};
use crate::counters::UnitIx;
use crate::data::data;
use crate::roster::Roster;

/// How many vessels, and how many HQs and batteries, there can be.
pub(crate) const VESSELS: usize = 32;
pub(crate) const SHORE_GUNS: usize = 64;

/// Two vessels that have met: a moving one and the enemy it fought or fired on (15.5, 15.6).
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Met {
    mover: UnitIx,
    enemy: UnitIx,
}

/// An HQ or battery on the bank, and a vessel that its hex has fired on (15.0.d).
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Shelled {
    gun: UnitIx,
    vessel: UnitIx,
}

/// The vessels that have met this phase.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Meetings(Bits<{ VESSELS * VESSELS / 64 }>);

/// The HQs and batteries on the banks whose hexes have fired this phase, with their targets.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Shellings(Bits<{ VESSELS * SHORE_GUNS / 64 }>);

/// HQs and artillery: they fire on vessels (15.0.d).
pub(crate) fn shore_guns(roster: &Roster) -> Units {
    roster.kinds.hq.or(roster.kinds.artillery)
}

impl Meetings {
    /// The bit of a pair; none for counters that are no vessels.
    fn bit(roster: &Roster, mover: UnitIx, enemy: UnitIx) -> Option<usize> {
        let vessels = &roster.kinds.vessels;
        Some(vessels.rank(mover)? * VESSELS + vessels.rank(enemy)?)
    }

    pub(crate) fn contains(&self, roster: &Roster, mover: UnitIx, enemy: UnitIx) -> bool {
        Self::bit(roster, mover, enemy).is_some_and(|bit| self.0.has(bit))
    }

    pub(crate) fn insert(&mut self, roster: &Roster, mover: UnitIx, enemy: UnitIx) {
        if let Some(bit) = Self::bit(roster, mover, enemy) {
            self.0.put(bit);
        }
    }
}

impl Shellings {
    fn bit(roster: &Roster, gun: UnitIx, vessel: UnitIx) -> Option<usize> {
        Some(roster.kinds.vessels.rank(vessel)? * SHORE_GUNS + shore_guns(roster).rank(gun)?)
    }

    /// Whether any of these, which stand in one hex, has fired on a vessel.
    pub(crate) fn contains(&self, roster: &Roster, guns: Units, vessel: UnitIx) -> bool {
        guns.iter().any(|gun| Self::bit(roster, gun, vessel).is_some_and(|bit| self.0.has(bit)))
    }

    pub(crate) fn insert(&mut self, roster: &Roster, guns: Units, vessel: UnitIx) {
        for bit in guns.iter().filter_map(|gun| Self::bit(roster, gun, vessel)) {
            self.0.put(bit);
        }
    }
}

impl Serialize for Meetings {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let vessels: Vec<UnitIx> = data().roster.kinds.vessels.iter().collect();
        let pair = |bit: usize| Met { mover: vessels[bit / VESSELS], enemy: vessels[bit % VESSELS] };
        serializer.collect_seq(self.0.indices().map(pair))
    }
}

impl<'de> Deserialize<'de> for Meetings {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut all = Meetings::default();
        for Met { mover, enemy } in Vec::deserialize(deserializer)? {
            all.insert(&data().roster, mover, enemy);
        }
        Ok(all)
    }
}

impl Serialize for Shellings {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let roster = &data().roster;
        let (vessels, guns): (Vec<UnitIx>, Vec<UnitIx>) =
            (roster.kinds.vessels.iter().collect(), shore_guns(roster).iter().collect());
        let pair = |bit: usize| Shelled { gun: guns[bit % SHORE_GUNS], vessel: vessels[bit / SHORE_GUNS] };
        serializer.collect_seq(self.0.indices().map(pair))
    }
}

impl<'de> Deserialize<'de> for Shellings {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut all = Shellings::default();
        for Shelled { gun, vessel } in Vec::deserialize(deserializer)? {
            all.insert(&data().roster, Units::one(gun), vessel);
        }
        Ok(all)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_pair_is_ever_forgotten() {
        let roster = &data().roster;
        let (mut met, mut shelled) = (Meetings::default(), Shellings::default());
        let mut pairs = 0;
        for vessel in roster.kinds.vessels.iter() {
            for other in roster.kinds.vessels.iter() {
                assert!(!met.contains(roster, vessel, other));
                met.insert(roster, vessel, other);
            }
            for gun in shore_guns(roster).iter() {
                assert!(!shelled.contains(roster, Units::one(gun), vessel));
                shelled.insert(roster, Units::one(gun), vessel);
                pairs += 1;
            }
        }
        assert!(pairs > 1000);
        for vessel in roster.kinds.vessels.iter() {
            assert!(roster.kinds.vessels.iter().all(|other| met.contains(roster, vessel, other)));
            assert!(shore_guns(roster).iter().all(|gun| shelled.contains(roster, Units::one(gun), vessel)));
        }
    }

    #[test]
    fn pairs_are_written_by_name_and_read_back() {
        let roster = &data().roster;
        let unit = |id: &str| roster.named(id);
        let (mut met, mut shelled) = (Meetings::default(), Shellings::default());
        met.insert(roster, unit("al_gb_advokat"), unit("red_gb_1"));
        shelled.insert(roster, Units::of([unit("red_18_hq"), unit("red_arty_3")]), unit("al_steamer_1"));
        let text = serde_json::to_string(&(met, shelled)).expect("it can be written");
        assert!(text.contains("al_gb_advokat") && text.contains("red_arty_3"), "{text}");
        let back: (Meetings, Shellings) = serde_json::from_str(&text).expect("it can be read");
        assert_eq!(back, (met, shelled));
        assert!(!met.contains(roster, unit("red_gb_1"), unit("al_gb_advokat")), "who moved matters");
    }
}
