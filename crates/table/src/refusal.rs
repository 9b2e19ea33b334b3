//! What a table refuses, and why, where neither a rule of the game nor the engine says so: ids and arguments. The texts
//! are in `messages/`.

use engine::{Cause, Refusal, Word};

/// The table's own messages, by language: Fluent files.
pub const MESSAGES: &[(&str, &str)] = &[
    ("en", include_str!("../messages/en.ftl")),
    ("fr", include_str!("../messages/fr.ftl")),
    ("ja", include_str!("../messages/ja.ftl")),
    ("ru", include_str!("../messages/ru.ftl")),
];

fn plain(id: &str) -> Refusal {
    Refusal::plain(id)
}

fn of_seat(id: &str, seat: &str) -> Refusal {
    plain(id).with("seat", Word::Name(seat.into()))
}

fn at_most(id: &str, most: usize) -> Refusal {
    plain(id).with("most", Word::count(most))
}

/// The game has no such seat.
pub(crate) fn no_such_seat(id: &str) -> Refusal {
    plain("table-no-such-seat").with("seat", Word::Text(id.to_owned())).because(Cause::Absent)
}

/// Somebody else holds this seat.
pub(crate) fn not_your_seat(seat: &str) -> Refusal {
    of_seat("table-not-your-seat", seat).because(Cause::Forbidden)
}

/// Nothing is taught here.
pub(crate) fn no_lesson() -> Refusal {
    plain("table-no-lesson")
}

/// The record holds every secret.
pub(crate) fn record_is_the_keepers() -> Refusal {
    plain("table-record-is-the-keepers").because(Cause::Forbidden)
}

/// So many groups of counters can be picked up with one ask.
pub(crate) fn too_many_groups(most: usize) -> Refusal {
    at_most("table-too-many-groups", most)
}

/// No file of that kind can be read into the form.
pub(crate) fn no_such_file() -> Refusal {
    plain("table-no-such-file").because(Cause::Absent)
}

/// A seat has as many standing replies as it can.
pub(crate) fn too_many_standing() -> Refusal {
    plain("table-too-many-standing")
}

/// An order that stands as a reply may have so many characters.
pub(crate) fn standing_too_long(most: usize) -> Refusal {
    at_most("table-standing-too-long", most)
}

/// A map has room for so many arrows and notes.
pub(crate) fn too_many_sketches(most: usize) -> Refusal {
    at_most("table-too-many-sketches", most)
}

/// A note on the map may have so many characters.
pub(crate) fn sketch_too_long(most: usize) -> Refusal {
    at_most("table-sketch-too-long", most)
}

/// Something is hidden from whoever only watches: what would be tried would tell it.
pub(crate) fn trial_hidden() -> Refusal {
    plain("table-trial-hidden").because(Cause::Forbidden)
}

/// Nobody is asked anything.
pub(crate) fn nothing_to_decide() -> Refusal {
    plain("table-nothing-to-decide")
}

/// Nothing is being tried here.
pub(crate) fn no_trial() -> Refusal {
    plain("table-no-trial")
}

/// An empty saying.
pub(crate) fn nothing_said() -> Refusal {
    plain("table-nothing-said")
}

/// A saying may have so many characters.
pub(crate) fn said_too_long(most: usize) -> Refusal {
    at_most("table-said-too-long", most)
}

/// A mark may have so many signs.
pub(crate) fn no_mark(most: usize) -> Refusal {
    at_most("table-mark", most)
}

/// There are fewer orders than that: its number from 1, and how many there are.
pub(crate) fn no_such_order(order: usize, count: usize) -> Refusal {
    plain("table-no-such-order").with("order", Word::count(order)).with("count", Word::count(count))
}

/// No line of play that was left has this number.
pub(crate) fn no_such_branch(branch: u32) -> Refusal {
    plain("table-no-such-branch").with("branch", Word::Int(branch.into()))
}

/// What came before this order, counted from 1, cannot be replayed.
pub(crate) fn not_replayable(order: usize) -> Refusal {
    plain("table-not-replayable").with("order", Word::count(order))
}

/// A position that hides something from whoever asks cannot be written down.
pub(crate) fn position_hidden() -> Refusal {
    plain("table-position-hidden")
}

/// There was no moment when the position could be written down.
pub(crate) fn position_never() -> Refusal {
    plain("table-position-never")
}

/// This seat asks for a takeback already.
pub(crate) fn takeback_asked(seat: &str) -> Refusal {
    of_seat("table-takeback-asked", seat)
}

/// This seat is not asked to agree to a takeback.
pub(crate) fn not_asked(seat: &str) -> Refusal {
    of_seat("table-not-asked", seat)
}

/// The takeback that is asked for is not the one that was answered.
pub(crate) fn another_takeback() -> Refusal {
    plain("table-another-takeback")
}

/// As many lines of play as this have been left.
pub(crate) fn too_many_lines(most: usize) -> Refusal {
    at_most("table-too-many-lines", most)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use words::Words;

    use super::*;

    fn one_of_each() -> Vec<Refusal> {
        vec![
            no_such_seat("reds"),
            not_your_seat("reds"),
            no_lesson(),
            record_is_the_keepers(),
            too_many_groups(4),
            no_such_file(),
            too_many_standing(),
            standing_too_long(1_000),
            too_many_sketches(100),
            sketch_too_long(200),
            trial_hidden(),
            nothing_to_decide(),
            no_trial(),
            nothing_said(),
            said_too_long(2_000),
            no_mark(64),
            no_such_order(9, 3),
            no_such_branch(2),
            not_replayable(9),
            position_hidden(),
            position_never(),
            takeback_asked("reds"),
            not_asked("reds"),
            another_takeback(),
            too_many_lines(1_000),
        ]
    }

    #[test]
    fn every_refusal_is_a_whole_sentence_in_every_language() {
        for (language, _) in MESSAGES {
            let words = Words::new(language, MESSAGES).expect("its own files");
            for refusal in one_of_each() {
                let message = refusal.message().expect("it says why");
                let sentence = words.sentence(message, &|id| id.to_uppercase());
                assert!(words.has(&message.id), "{language}: {} has no text", message.id);
                assert!(!sentence.contains(['{', '}']), "{language}: {sentence}");
            }
        }
    }

    #[test]
    fn the_list_has_every_refusal_that_there_are_texts_for() {
        let listed = one_of_each().into_iter().filter_map(|refusal| Some(refusal.message()?.id.to_string()));
        let listed: BTreeSet<String> = listed.collect();
        let (_, english) = MESSAGES[0];
        let texts = english.lines().filter_map(|line| line.split_once(" = ")).map(|(id, _)| id.to_owned());
        assert_eq!(listed, texts.filter(|id| id.starts_with("table-")).collect());
    }
}
