//! 15.0.d, 15.5, 15.6: whom the vessels have met this phase. Every pair of counters has a bit of its own, so that
//! nothing is forgotten before its time.

use engine::Set;
use serde::{Deserialize, Serialize};

use crate::counters::UnitIx;
use crate::roster::Roster;
use crate::sets::Units;

/// How many vessels, and how many HQs and batteries, there can be.
pub(crate) const VESSELS: usize = 32;
pub(crate) const SHORE_GUNS: usize = 64;

engine::index!(
    /// Two vessels that have met: a moving one and the enemy it fought or fired on (15.5, 15.6).
    pub(crate) struct Meeting(u16), "meeting"
);

engine::index!(
    /// An HQ or battery on the bank, and a vessel that its hex has fired on (15.0.d).
    pub(crate) struct Shelling(u16), "shelling"
);

/// The vessels that have met this phase.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub(crate) struct Meetings(Set<Meeting, { VESSELS * VESSELS / 64 }>);

/// The HQs and batteries on the banks whose hexes have fired, with their targets, which have been beside them since.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub(crate) struct Shellings(Set<Shelling, { VESSELS * SHORE_GUNS / 64 }>);

/// HQs and artillery: they fire on vessels (15.0.d).
pub(crate) fn shore_guns(roster: &Roster) -> Units {
    roster.kinds.hq.or(roster.kinds.artillery)
}

impl Meeting {
    /// None for counters that are no vessels.
    pub(crate) fn of(roster: &Roster, mover: UnitIx, enemy: UnitIx) -> Option<Meeting> {
        let vessels = &roster.kinds.vessels;
        Some(Meeting((vessels.rank(mover)? * VESSELS + vessels.rank(enemy)?) as u16))
    }

    /// Who moved, and whom it met.
    pub(crate) fn vessels(self, roster: &Roster) -> Option<(UnitIx, UnitIx)> {
        let vessel = |rank: usize| roster.kinds.vessels.iter().nth(rank);
        Some((vessel(self.index() / VESSELS)?, vessel(self.index() % VESSELS)?))
    }
}

impl Shelling {
    /// None for counters that cannot fire or be fired on so.
    pub(crate) fn of(roster: &Roster, gun: UnitIx, vessel: UnitIx) -> Option<Shelling> {
        let (vessel, gun) = (roster.kinds.vessels.rank(vessel)?, shore_guns(roster).rank(gun)?);
        Some(Shelling((vessel * SHORE_GUNS + gun) as u16))
    }

    /// Who fired, and on whom.
    pub(crate) fn gun_and_vessel(self, roster: &Roster) -> Option<(UnitIx, UnitIx)> {
        let gun = shore_guns(roster).iter().nth(self.index() % SHORE_GUNS)?;
        Some((gun, roster.kinds.vessels.iter().nth(self.index() / SHORE_GUNS)?))
    }
}

impl Meetings {
    pub(crate) fn contains(&self, roster: &Roster, mover: UnitIx, enemy: UnitIx) -> bool {
        Meeting::of(roster, mover, enemy).is_some_and(|meeting| self.0.contains(meeting))
    }

    pub(crate) fn insert(&mut self, roster: &Roster, mover: UnitIx, enemy: UnitIx) {
        if let Some(meeting) = Meeting::of(roster, mover, enemy) {
            self.0.insert(meeting);
        }
    }
}

impl Shellings {
    /// Whether any of these, which stand in one hex, has fired on a vessel.
    pub(crate) fn contains(&self, roster: &Roster, guns: Units, vessel: UnitIx) -> bool {
        guns.iter().any(|gun| Shelling::of(roster, gun, vessel).is_some_and(|shelling| self.0.contains(shelling)))
    }

    /// A vessel has come to where only these could fire on it: what the others did is over.
    pub(crate) fn leave(&mut self, roster: &Roster, near: Units, vessel: UnitIx) {
        if *self == Shellings::default() {
            return;
        }
        let far = shore_guns(roster).without(near);
        for shelling in far.iter().filter_map(|gun| Shelling::of(roster, gun, vessel)) {
            self.0.remove(shelling);
        }
    }

    pub(crate) fn insert(&mut self, roster: &Roster, guns: Units, vessel: UnitIx) {
        for shelling in guns.iter().filter_map(|gun| Shelling::of(roster, gun, vessel)) {
            self.0.insert(shelling);
        }
    }
}

#[cfg(test)]
mod tests {
    use engine::naming;

    use super::*;
    use crate::game::Elope;

    #[test]
    fn no_pair_is_ever_forgotten() {
        let game = Elope::new();
        let roster = &game.data.roster;
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
        let game = Elope::new();
        let roster = &game.data.roster;
        let unit = |id: &str| roster.named(id);
        let (mut met, mut shelled) = (Meetings::default(), Shellings::default());
        met.insert(roster, unit("al_gb_advokat"), unit("red_gb_1"));
        shelled.insert(roster, Units::of([unit("red_18_hq"), unit("red_arty_3")]), unit("al_steamer_1"));
        let written = naming::write(&(met, shelled), &*game.data).expect("it can be written");
        let text = written.to_string();
        assert!(text.contains("al_gb_advokat") && text.contains("red_arty_3"), "{text}");
        let back: (Meetings, Shellings) = naming::read(&written, &*game.data).expect("it can be read");
        assert_eq!(back, (met, shelled));
        assert!(!met.contains(roster, unit("red_gb_1"), unit("al_gb_advokat")), "who moved matters");
    }
}
