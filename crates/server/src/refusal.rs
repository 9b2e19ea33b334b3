//! What the server refuses, and why: a status, an id and arguments. The texts are in `messages/`.

use std::sync::LazyLock;

use axum::http::StatusCode;
use engine::{Fault, Spelled, Word};
use table::protocol::Reply;
use words::Words;

/// The server's own messages, by language: Fluent files.
pub const MESSAGES: &[(&str, &str)] = &[
    ("en", include_str!("../messages/en.ftl")),
    ("fr", include_str!("../messages/fr.ftl")),
    ("ja", include_str!("../messages/ja.ftl")),
    ("ru", include_str!("../messages/ru.ftl")),
];

/// Why somebody at the page does not get what they want. Nothing has changed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Refusal {
    /// No game has this id.
    NoSuchGame(String),
    /// No table has this id.
    NoSuchTable(String),
    /// Only the host may do this.
    HostOnly,
    /// The link is not, or no longer, one of this table's.
    NoSuchLink,
    /// The position of somebody else's seat.
    NotYourSeat,
    /// Nobody comes to this seat by a link.
    SeatWithoutLink(String),
    /// Positions of this game cannot be entered.
    NotEntered,
    /// More was sent than the server takes.
    TooLarge,
    /// Whoever asks has asked for too much at a time.
    TooMuchAtOnce,
    /// Everybody together has.
    Busy,
    /// The rules failed: a mistake of ours.
    RulesFailed,
    /// Something else failed: a mistake of ours.
    Failed,
    /// A file could not be written: why, as the system says it.
    NotKept(String),
    /// The table cannot be opened; why, the host is told.
    TableDamaged,
    /// The folder with the tables is not there any more.
    FolderGone,
    /// A fault that has no message of its own, in English.
    Faulty(String),
}

impl Refusal {
    /// As a message.
    pub(crate) fn spelled(self) -> Spelled {
        let plain = |id: &str| Spelled::plain(id);
        match self {
            Refusal::NoSuchGame(id) => plain("server-no-such-game").with("game", Word::Text(id)),
            Refusal::NoSuchTable(id) => plain("server-no-such-table").with("table", Word::Text(id)),
            Refusal::HostOnly => plain("server-host-only"),
            Refusal::NoSuchLink => plain("server-no-such-link"),
            Refusal::NotYourSeat => plain("server-not-your-seat"),
            Refusal::SeatWithoutLink(id) => plain("server-seat-without-link").with("seat", Word::Name(id)),
            Refusal::NotEntered => plain("server-not-entered"),
            Refusal::TooLarge => plain("server-too-large"),
            Refusal::TooMuchAtOnce => plain("server-too-much-at-once"),
            Refusal::Busy => plain("server-busy"),
            Refusal::RulesFailed => plain("server-rules-failed"),
            Refusal::Failed => plain("server-failed"),
            Refusal::NotKept(reason) => plain("server-not-kept").with("reason", Word::Text(reason)),
            Refusal::TableDamaged => plain("server-table-damaged"),
            Refusal::FolderGone => plain("server-folder-gone"),
            Refusal::Faulty(reason) => plain("server-faulty").with("reason", Word::Text(reason)),
        }
    }

    /// What a browser is told of it.
    pub(crate) fn status(&self) -> StatusCode {
        match self {
            Refusal::NoSuchGame(_) | Refusal::NoSuchTable(_) | Refusal::NotEntered => StatusCode::NOT_FOUND,
            Refusal::HostOnly | Refusal::NoSuchLink | Refusal::NotYourSeat => StatusCode::FORBIDDEN,
            Refusal::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Refusal::TooMuchAtOnce => StatusCode::TOO_MANY_REQUESTS,
            Refusal::Busy => StatusCode::SERVICE_UNAVAILABLE,
            Refusal::SeatWithoutLink(_) | Refusal::Faulty(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Refusal::RulesFailed
            | Refusal::Failed
            | Refusal::NotKept(_)
            | Refusal::TableDamaged
            | Refusal::FolderGone => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// Why something could not be kept, for whoever did it: without the place where the host keeps it.
    pub(crate) fn unkept(fault: &Fault) -> Refusal {
        let gone = Refusal::FolderGone;
        match &fault.message {
            Some(message) if **message == gone.clone().spelled() => gone,
            _ => Refusal::NotKept(fault.reason.clone()),
        }
    }
}

impl From<Refusal> for Reply {
    fn from(refusal: Refusal) -> Reply {
        Reply::Refused { refusal: refusal.spelled() }
    }
}

/// The message of a fault: its own where it has one.
pub(crate) fn message_of(fault: &Fault) -> Spelled {
    let own = fault.message.as_deref().cloned();
    own.unwrap_or_else(|| Refusal::Faulty(fault.to_string()).spelled())
}

/// A message of the server in English.
pub(crate) fn in_english(message: &Spelled) -> String {
    static ENGLISH: LazyLock<Option<Words>> = LazyLock::new(|| Words::new(words::ENGLISH, MESSAGES).ok());
    ENGLISH.as_ref().map_or_else(|| message.id.clone(), |words| words.say(message, &|id| id.to_owned()))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn one_of_each() -> Vec<Refusal> {
        let word = || "word".to_owned();
        vec![
            Refusal::NoSuchGame(word()),
            Refusal::NoSuchTable(word()),
            Refusal::HostOnly,
            Refusal::NoSuchLink,
            Refusal::NotYourSeat,
            Refusal::SeatWithoutLink(word()),
            Refusal::NotEntered,
            Refusal::TooLarge,
            Refusal::TooMuchAtOnce,
            Refusal::Busy,
            Refusal::RulesFailed,
            Refusal::Failed,
            Refusal::NotKept(word()),
            Refusal::TableDamaged,
            Refusal::FolderGone,
            Refusal::Faulty(word()),
        ]
    }

    #[test]
    fn every_refusal_is_a_whole_sentence_in_every_language() {
        for (language, _) in MESSAGES {
            let words = Words::new(language, MESSAGES).expect("its own files");
            for refusal in one_of_each() {
                let message = refusal.spelled();
                let sentence = words.say(&message, &|id| id.to_owned());
                assert!(words.has(&message.id), "{language}: {} has no text", message.id);
                assert!(!sentence.contains(['{', '}']), "{language}: {sentence}");
            }
        }
    }

    #[test]
    fn the_list_has_every_refusal_that_there_are_texts_for() {
        let listed: BTreeSet<String> = one_of_each().into_iter().map(|refusal| refusal.spelled().id).collect();
        let (_, english) = MESSAGES[0];
        let texts = english.lines().filter_map(|line| line.split_once(" = ")).map(|(id, _)| id.to_owned());
        // Beside what is refused there is what players should know of a table that was opened.
        let noticed = ["server-notes-lost", "server-recovered", "server-without-seed"];
        assert_eq!(listed, texts.filter(|id| id.starts_with("server-") && !noticed.contains(&id.as_str())).collect());
    }
}
