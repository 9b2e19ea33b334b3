//! The lessons, played by what they expect.

use std::sync::Arc;

use engine::erased::AnyJournal;
use engine::lesson::{Step, rehearse};
use engine::{Game, Journal, Question, Seat, notation};
use rossyia::Rossyia;

/// The first lesson, played to its end: what is seen when its steps are opened.
fn rehearsed(look: impl FnMut(&Journal<Rossyia>, Seat, &Step)) -> Journal<Rossyia> {
    rehearse(&Arc::new(Rossyia::new()), &rossyia::lessons()[0], look).unwrap_or_else(|reason| panic!("{reason}"))
}

#[test]
fn every_lesson_can_be_played_to_its_end_and_says_what_is_so() {
    for lesson in rossyia::lessons() {
        let played = rehearse(&Arc::new(Rossyia::new()), lesson, |_, _, _| {});
        assert_eq!(played.map(|_| ()), Ok(()), "{}", lesson.id);
    }
}

#[test]
fn the_odds_that_the_first_lesson_reads_out_are_those_of_its_plan() {
    let order = |id: &str| {
        let step = rossyia::lessons()[0].steps.iter().find(|step| step.id == id).expect("the lesson has a combat");
        notation::parse(Rossyia::new().title().verbs, &step.order().expect("it is an order").order).expect("it is read")
    };
    rehearsed(|journal, learner, step| {
        let sums = |id: &str| {
            let why = journal.answer(learner, &Question::Odds { order: order(id) }).expect("it is legal");
            let parts = why.parts.iter().flat_map(|part| &part.derivation).chain(&why.derivation);
            // Strength and shock are reckoned in halves.
            let mut sums: Vec<(String, i64)> = Vec::new();
            for line in parts {
                let sum = if line.halves { line.sum / 2 } else { line.sum };
                match (&line.heading, sums.last_mut()) {
                    (None, Some(last)) => last.1 = sum,
                    (heading, _) => {
                        sums.push((heading.as_ref().map_or_else(String::new, |one| one.id.to_string()), sum))
                    }
                }
            }
            sums
        };
        match step.id.as_str() {
            "odds" => {
                let sums = sums("attack");
                let sum = |id: &str| sums.iter().find(|(known, _)| known == id).map(|(_, sum)| *sum);
                assert_eq!(sum("rossyia-odds-attack"), Some(21), "{sums:?}");
                assert_eq!(sum("rossyia-odds-defence"), Some(4), "{sums:?}");
                assert_eq!(sum("rossyia-odds-modifiers"), Some(3), "{sums:?}");
            }
            "resolve" => {
                let sums = sums("resolve");
                assert!(sums.contains(&("rossyia-odds-modifiers".to_owned(), 3)), "{sums:?}");
            }
            _ => {}
        }
    });
}
