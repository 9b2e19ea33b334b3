//! The flags that counters carry, each declared once: its word in positions and scripts, how long it is worn, whom it
//! fits, and what a page calls it.

use crate::counters::UnitIx;
use crate::data::Data;
use crate::sets::Units;
use crate::state::State;

/// A flag that counters carry.
pub(crate) struct Flag {
    /// Its word in positions and scripts.
    pub(crate) word: &'static str,
    /// How long it is worn, unless a rule takes it off before.
    pub(crate) until: Until,
    /// Whether a position says who wears it.
    pub(crate) written: Written,
    /// What a page calls it, if it shows it.
    pub(crate) shown: Option<&'static str>,
    fits: Option<Fits>,
    worn: fn(&State) -> Units,
    wear: fn(&mut State) -> &mut Units,
}

/// How long a flag is worn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Until {
    /// Until the next Movement Phase begins; in between it does not matter.
    Movement,
    /// Until the next Movement Phase begins; it matters in the Combat Phase, too.
    PlayerTurn,
    /// Until the next turn begins.
    Turn,
    /// Until its counter leaves the map.
    Leaving,
    /// For good.
    Ever,
}

/// Whether a position says who wears a flag.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Written {
    /// It lies on the counter, for all to see.
    Marker,
    /// It is remembered.
    Note,
    /// It follows from the position, unless the position says that conditions are marked.
    Condition,
    /// It matters in the Red player turn alone (21.0.b).
    RedPlayerTurn,
    /// It does not outlast what a position is written in.
    Never,
}

/// The clause by which a flag fits some counters alone, and those.
type Fits = (&'static str, fn(&Data, UnitIx) -> bool);

/// A flag of the state, by its field and its word.
macro_rules! flag {
    ($field:ident, $word:literal) => {
        Flag {
            word: $word,
            until: Until::Leaving,
            written: Written::Never,
            shown: None,
            fits: None,
            worn: |state| state.$field,
            wear: |state| &mut state.$field,
        }
    };
}

impl Flag {
    const fn until(self, until: Until) -> Flag {
        Flag { until, ..self }
    }

    const fn written(self, written: Written) -> Flag {
        Flag { written, ..self }
    }

    const fn shown(self, word: &'static str) -> Flag {
        Flag { shown: Some(word), ..self }
    }

    const fn fits(self, clause: &'static str, who: fn(&Data, UnitIx) -> bool) -> Flag {
        Flag { fits: Some((clause, who)), ..self }
    }

    /// The flag with a word.
    pub(crate) fn of(word: &str) -> Option<&'static Flag> {
        FLAGS.iter().find(|flag| flag.word == word)
    }

    /// Whether a counter wears it.
    pub(crate) fn is_worn(&self, state: &State, unit: UnitIx) -> bool {
        (self.worn)(state).contains(unit)
    }

    /// Who wears it.
    pub(crate) fn on<'s>(&self, state: &'s mut State) -> &'s mut Units {
        (self.wear)(state)
    }

    /// The clause by which it does not fit a counter.
    pub(crate) fn misfit(&self, data: &Data, unit: UnitIx) -> Option<&'static str> {
        self.fits.filter(|(_, fits)| !fits(data, unit)).map(|(clause, _)| clause)
    }
}

use Until::{Ever, Movement, PlayerTurn, Turn};
use Written::{Condition, Marker, Note, RedPlayerTurn};

/// All of them, as positions list them.
pub(crate) static FLAGS: [Flag; 33] = [
    flag!(reduced, "reduced")
        .until(Ever)
        .written(Marker)
        .shown("reduced")
        .fits("7.6.a", |data, unit| data.roster.get(unit).reduced.is_some()),
    flag!(fixed, "static").written(Marker).shown("static").fits("11.3.a", is_depot),
    flag!(captured, "captured")
        .written(Marker)
        .fits("11.6.b", |data, unit| data.roster.kinds.depots.or(data.roster.kinds.steamers).contains(unit)),
    flag!(entrenched, "entrenched")
        .written(Marker)
        .shown("entrenched")
        .fits("9.2.a", |data, unit| data.roster.kinds.troops.contains(unit)),
    flag!(broken_down, "broken_down")
        .written(Marker)
        .shown("broken_down")
        .fits("18.4.a", |data, unit| data.roster.kinds.tanks.contains(unit)),
    flag!(aground, "aground").until(Turn).written(Marker).shown("aground").fits("15.8.b", is_vessel),
    flag!(flown, "flown").until(Turn).written(Note).shown("fired").fits("12.1", is_aircraft),
    flag!(fought, "fought")
        .until(Turn)
        .written(Note)
        .fits("16.2", |data, unit| data.roster.kinds.trains.contains(unit)),
    flag!(bloodied, "bloodied")
        .until(Turn)
        .written(Note)
        .fits("7.61.a", |data, unit| data.roster.kinds.bodies.contains(unit)),
    flag!(laid, "laid").until(Turn).written(Note),
    flag!(swept_now, "swept").until(Turn).written(Note),
    flag!(turned, "turned").until(Turn).written(Note),
    flag!(landed, "landed").until(Turn).written(Note),
    flag!(crossed, "crossed").until(Turn).written(Note),
    flag!(sponsored, "sponsored").until(Turn).written(Note),
    flag!(spanning, "spanning").written(Note),
    flag!(rationed, "rationed").written(Note),
    flag!(entrained, "entrained").written(Note).shown("entrained"),
    flag!(arrived, "arrived").until(Ever).written(Note),
    flag!(attached, "attached").until(Ever).written(Note),
    flag!(os, "os").written(Condition).shown("out_of_supply"),
    flag!(oc, "oc").written(Condition).shown("out_of_communications"),
    flag!(disturbed, "disturbed").written(Condition),
    flag!(from_vologda, "from_vologda").until(PlayerTurn).written(RedPlayerTurn).fits("12.1", is_aircraft),
    flag!(moving, "moving").until(Movement),
    flag!(moved, "moved").until(Movement).shown("moved"),
    flag!(stopped, "stopped").until(Movement),
    flag!(railed, "railed").until(Movement),
    flag!(embarked, "embarked").until(Movement),
    flag!(late, "late").until(Movement),
    flag!(ferried, "ferried").until(Movement),
    flag!(drove, "drove").until(Movement),
    flag!(attacked, "attacked"),
];

fn is_depot(data: &Data, unit: UnitIx) -> bool {
    data.roster.kinds.depots.contains(unit)
}

fn is_vessel(data: &Data, unit: UnitIx) -> bool {
    data.roster.kinds.vessels.contains(unit)
}

fn is_aircraft(data: &Data, unit: UnitIx) -> bool {
    data.roster.kinds.aircraft.contains(unit)
}

impl State {
    /// What is worn until now is taken off, by everybody.
    pub(crate) fn take_off(&mut self, until: Until) {
        for flag in FLAGS.iter().filter(|flag| flag.until == until) {
            *flag.on(self) = Units::NONE;
        }
    }

    /// What a counter wears is taken off when it leaves the map.
    pub(crate) fn strip(&mut self, unit: UnitIx) {
        for flag in FLAGS.iter().filter(|flag| flag.until != Until::Ever) {
            flag.on(self).remove(unit);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_flag_has_a_word_of_its_own_and_what_is_on_the_counter_says_whom_it_fits() {
        for (k, flag) in FLAGS.iter().enumerate() {
            assert!(FLAGS[..k].iter().all(|other| other.word != flag.word), "{}", flag.word);
            assert!(flag.written != Written::Marker || flag.fits.is_some(), "{}", flag.word);
        }
    }
}
