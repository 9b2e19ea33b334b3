//! What the server refuses, and why: ids, arguments and the kind of reason. The texts are in `messages/`.

use std::sync::LazyLock;

use engine::{Cause, Fault, Refusal, Word};
use words::Words;

/// The server's own messages, by language: Fluent files.
pub const MESSAGES: &[(&str, &str)] = &[
    ("en", include_str!("../messages/en.ftl")),
    ("fr", include_str!("../messages/fr.ftl")),
    ("ja", include_str!("../messages/ja.ftl")),
    ("ru", include_str!("../messages/ru.ftl")),
];

/// The text of what has none of its own.
const FAULTY: &str = "server-faulty";

fn plain(id: &str) -> Refusal {
    Refusal::plain(id)
}

fn text(words: &str) -> Word {
    Word::Text(words.to_owned())
}

/// No game has this id.
pub(crate) fn no_such_game(id: &str) -> Refusal {
    plain("server-no-such-game").with("game", text(id)).because(Cause::Absent)
}

/// No table has this id.
pub(crate) fn no_such_table(id: &str) -> Refusal {
    plain("server-no-such-table").with("table", text(id)).because(Cause::Absent)
}

/// Only the host may do this.
pub(crate) fn host_only() -> Refusal {
    plain("server-host-only").because(Cause::Forbidden)
}

/// The link is not, or no longer, one of this table's.
pub(crate) fn no_such_link() -> Refusal {
    plain("server-no-such-link").because(Cause::Forbidden)
}

/// The position of somebody else's seat.
pub(crate) fn not_your_seat() -> Refusal {
    plain("server-not-your-seat").because(Cause::Forbidden)
}

/// Nobody comes to this seat by a link.
pub(crate) fn seat_without_link(seat: &str) -> Refusal {
    plain("server-seat-without-link").with("seat", Word::Name(seat.into()))
}

/// Positions of this game cannot be entered.
pub(crate) fn not_entered() -> Refusal {
    plain("server-not-entered").because(Cause::Absent)
}

/// More was sent than the server takes.
pub(crate) fn too_large() -> Refusal {
    plain("server-too-large").because(Cause::TooLarge)
}

/// Whoever asks has asked for too much at a time.
pub(crate) fn too_much_at_once() -> Refusal {
    plain("server-too-much-at-once").because(Cause::TooMuch)
}

/// Everybody together has.
pub(crate) fn busy() -> Refusal {
    plain("server-busy").because(Cause::Busy)
}

/// The rules failed: a mistake of ours.
pub(crate) fn rules_failed() -> Refusal {
    plain("server-rules-failed").because(Cause::Failed)
}

/// Something else failed: a mistake of ours.
pub(crate) fn failed() -> Refusal {
    plain("server-failed").because(Cause::Failed)
}

/// A file could not be written: why, as the system says it.
pub(crate) fn not_kept(reason: &str) -> Refusal {
    plain("server-not-kept").with("reason", text(reason)).because(Cause::Failed)
}

/// The table cannot be opened; why, the host is told.
pub(crate) fn table_damaged() -> Refusal {
    plain("server-table-damaged").because(Cause::Failed)
}

/// The folder with the tables is not there any more.
pub(crate) fn folder_gone() -> Refusal {
    plain("server-folder-gone").because(Cause::Failed)
}

/// A fault that has no message of its own, in English.
pub(crate) fn faulty(reason: &str) -> Refusal {
    plain(FAULTY).with("reason", text(reason))
}

/// Why something could not be kept, for whoever did it: without the place where the host keeps it.
pub(crate) fn unkept(fault: &Fault) -> Refusal {
    let gone = folder_gone();
    match &fault.message {
        Some(message) if Some(&**message) == gone.message() => gone,
        _ => not_kept(&fault.reason),
    }
}

/// A fault as a refusal: with its own message where it has one.
pub(crate) fn of_fault(fault: &Fault) -> Refusal {
    let own = fault.message.as_deref().cloned();
    own.map_or_else(|| faulty(&fault.to_string()), |message| Refusal::new(Cause::Unfit, message))
}

/// The same fault, which says to whoever is at the page why this is refused.
pub(crate) fn because(fault: Fault, refusal: &Refusal) -> Fault {
    match refusal.message() {
        Some(message) => fault.says(message.clone()),
        None => fault,
    }
}

/// A refusal in English; what has no text of its own in its own words.
pub(crate) fn in_english(refusal: &Refusal) -> String {
    static ENGLISH: LazyLock<Option<Words>> = LazyLock::new(|| {
        let files = [engine::MESSAGES, table::MESSAGES, MESSAGES].concat();
        Words::new(words::ENGLISH, &files).ok()
    });
    let Some(message) = refusal.message() else { return String::new() };
    match &message.args[..] {
        [(_, Word::Text(reason))] if message.id == FAULTY => reason.clone(),
        _ => ENGLISH
            .as_ref()
            .map_or_else(|| message.id.to_string(), |words| words.sentence(message, &|id| id.to_owned())),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use engine::Spelled;

    use super::*;

    fn one_of_each() -> Vec<Refusal> {
        vec![
            no_such_game("word"),
            no_such_table("word"),
            host_only(),
            no_such_link(),
            not_your_seat(),
            seat_without_link("word"),
            not_entered(),
            too_large(),
            too_much_at_once(),
            busy(),
            rules_failed(),
            failed(),
            not_kept("word"),
            table_damaged(),
            folder_gone(),
            faulty("word"),
        ]
    }

    fn messages() -> impl Iterator<Item = Spelled> {
        one_of_each().into_iter().filter_map(|refusal| refusal.message().cloned())
    }

    #[test]
    fn every_refusal_is_a_whole_sentence_in_every_language() {
        for (language, _) in MESSAGES {
            let words = Words::new(language, MESSAGES).expect("its own files");
            for message in messages() {
                let sentence = words.sentence(&message, &|id| id.to_owned());
                assert!(words.has(&message.id), "{language}: {} has no text", message.id);
                assert!(!sentence.contains(['{', '}']), "{language}: {sentence}");
            }
        }
    }

    #[test]
    fn every_refusal_is_said_in_english_to_whoever_lacks_the_words() {
        let gone = in_english(&folder_gone());
        assert!(gone.starts_with("The folder with the tables"), "{gone}");
        assert_eq!(in_english(&faulty("it is no JSON")), "it is no JSON");
        let damaged = Fault::new("a.stavka", "line 3").says(Spelled::plain("engine-record-foreign"));
        assert!(in_english(&of_fault(&damaged)).starts_with("This is not a game of Stavka."));
    }

    #[test]
    fn the_list_has_every_refusal_that_there_are_texts_for() {
        let listed: BTreeSet<String> = messages().map(|message| message.id.into()).collect();
        let (_, english) = MESSAGES[0];
        let texts = english.lines().filter_map(|line| line.split_once(" = ")).map(|(id, _)| id.to_owned());
        // Beside what is refused there is what players should know of a table that was opened.
        let noticed = ["server-notes-lost", "server-recovered", "server-without-seed"];
        assert_eq!(listed, texts.filter(|id| id.starts_with("server-") && !noticed.contains(&id.as_str())).collect());
    }
}
