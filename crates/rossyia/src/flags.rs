//! The flags that counters carry, each declared once: its word in positions and scripts, how long it is worn, and where it is
//! told.

use crate::ids::Counters;
use crate::state::State;

/// A flag that counters carry.
pub(crate) struct Flag {
    /// Its word in positions and scripts; what a page calls it, if it shows it.
    pub(crate) word: &'static str,
    pub(crate) until: Until,
    pub(crate) written: Written,
    /// Whether a page shows it on its counters.
    pub(crate) shown: bool,
    worn: fn(&State) -> Counters,
    wear: fn(&mut State) -> &mut Counters,
}

/// How long a flag is worn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Until {
    /// Until the activation of its counters is over; after it, it does not matter.
    Activation,
    /// Until the end of the turn.
    Turn,
    /// Until a rule takes it off.
    Rule,
}

/// Whether a position says who wears a flag.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Written {
    /// It lies on the counter, for all to see.
    Marker,
    /// It is remembered.
    Note,
    /// It does not outlast what a position is written in.
    Never,
}

macro_rules! flag {
    ($($field:ident).+, $word:literal, $until:ident, $written:ident) => {
        Flag {
            word: $word,
            until: Until::$until,
            written: Written::$written,
            shown: false,
            worn: |state| state.$($field).+,
            wear: |state| &mut state.$($field).+,
        }
    };
}

/// All of them, as positions list them.
pub(crate) static FLAGS: [Flag; 13] = [
    flag!(played, "played", Turn, Marker),
    flag!(attacked, "attacked", Turn, Marker).shown(),
    flag!(was_attacked, "was_attacked", Turn, Marker).shown(),
    flag!(returning, "returning", Rule, Note),
    flag!(beyond_rebuilding, "not_rebuilt", Rule, Note),
    flag!(air.flown, "flown", Turn, Note),
    flag!(air.intercepted, "intercepted", Turn, Note),
    flag!(trains.due, "on_its_way", Rule, Note),
    flag!(affairs.supplied, "supplied", Turn, Note),
    flag!(marched, "marched", Activation, Never),
    flag!(railed, "railed", Activation, Never),
    flag!(shipped, "shipped", Activation, Never),
    flag!(activation.reserve, "reserve", Activation, Never).shown(),
];

impl Flag {
    const fn shown(self) -> Flag {
        Flag { shown: true, ..self }
    }

    /// Those who wear it.
    pub(crate) fn worn(&self, state: &State) -> Counters {
        (self.worn)(state)
    }

    /// The set of those who wear it, to be changed.
    pub(crate) fn on<'s>(&self, state: &'s mut State) -> &'s mut Counters {
        (self.wear)(state)
    }
}

/// The flag with a word.
pub(crate) fn named(word: &str) -> Option<&'static Flag> {
    FLAGS.iter().find(|flag| flag.word == word)
}

/// What is worn for an activation or a turn is taken off, by everybody: the turn is over.
pub(crate) fn end_turn(state: &mut State) {
    for flag in FLAGS.iter().filter(|flag| flag.until != Until::Rule) {
        *flag.on(state) = Counters::NONE;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_flag_has_a_word_of_its_own() {
        for (k, flag) in FLAGS.iter().enumerate() {
            assert!(FLAGS[..k].iter().all(|other| other.word != flag.word), "{}", flag.word);
        }
    }
}
