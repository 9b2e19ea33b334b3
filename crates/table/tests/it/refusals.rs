//! Whatever a table refuses is said in every language.

use std::collections::BTreeSet;

use engine::{Clause, DieTrouble, Throw, Throws};
use table::Refusal;
use words::Words;

/// One refusal of each kind.
fn one_of_each() -> Vec<Refusal> {
    let seat = || "reds".to_owned();
    let throw = Throw { clause: Clause("6.4"), kind: Throws::Roll, sides: 6 };
    vec![
        Refusal::NoSuchSeat(seat()),
        Refusal::NotYourSeat(seat()),
        Refusal::NoLesson,
        Refusal::RecordIsTheKeepers,
        Refusal::TooManyGroups(4),
        Refusal::Unreadable("nothing was ordered".into()),
        Refusal::Unknown("154".into()),
        Refusal::Die(DieTrouble::Impossible { sides: 6, value: 7, clause: Clause("6.4") }),
        Refusal::Die(DieTrouble::Missing(throw)),
        Refusal::Die(DieTrouble::Wanted { sides: 6, clause: Clause("6.4") }),
        Refusal::SpareDice(2),
        Refusal::AwaitsDie(seat()),
        Refusal::TooManyStanding,
        Refusal::StandingTooLong(1_000),
        Refusal::NothingSaid,
        Refusal::SaidTooLong(2_000),
        Refusal::Mark(64),
        Refusal::NoSuchOrder(9, 3),
        Refusal::NoSuchBranch(2),
        Refusal::NotReplayable(9),
        Refusal::PositionHidden,
        Refusal::PositionNever,
        Refusal::TakebackAsked(seat()),
        Refusal::NotAsked(seat()),
        Refusal::AnotherTakeback,
        Refusal::TooManyLines(1_000),
    ]
}

#[test]
fn every_refusal_is_a_whole_sentence_in_every_language() {
    for (language, _) in table::MESSAGES {
        let words = Words::new(language, table::MESSAGES).expect("its own files");
        for refusal in one_of_each() {
            let message = refusal.spelled();
            let sentence = words.say(&message, &|id| id.to_uppercase());
            assert!(words.has(&message.id), "{language}: {} has no text", message.id);
            assert!(!sentence.contains(['{', '}']), "{language}: {sentence}");
        }
    }
}

#[test]
fn the_list_has_every_refusal_that_there_are_texts_for() {
    let listed: BTreeSet<String> = one_of_each().into_iter().map(|refusal| refusal.spelled().id).collect();
    let (_, english) = table::MESSAGES[0];
    let texts = english.lines().filter_map(|line| line.split_once(" = ")).map(|(id, _)| id.to_owned());
    assert_eq!(listed, texts.filter(|id| id.starts_with("table-")).collect());
}
