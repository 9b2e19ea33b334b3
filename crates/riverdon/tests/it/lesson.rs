//! The lessons, played by what they expect.

use std::sync::Arc;

use engine::erased::AnyJournal;
use engine::lesson::{Lesson, Spot, Step, rehearse};
use engine::{Game, Journal, Question, Seat, notation};
use riverdon::RiverDon;

/// The first lesson, played to its end: what is seen when its steps are opened.
fn rehearsed(look: impl FnMut(&Journal<RiverDon>, Seat, &Step)) -> Journal<RiverDon> {
    rehearse(&Arc::new(RiverDon::new()), &riverdon::lessons()[0], look).unwrap_or_else(|reason| panic!("{reason}"))
}

#[test]
fn a_lesson_can_be_played_to_its_end_and_says_what_is_so() {
    for lesson in riverdon::lessons() {
        let mut steps = 0;
        let played = rehearse(&Arc::new(RiverDon::new()), lesson, |_, _, _| steps += 1);
        assert_eq!(played.map(|_| steps), Ok(lesson.steps.len()), "{}", lesson.id);
        assert!(RiverDon::new().title().setup(Some(&lesson.id), []).is_err(), "a lesson is not called like a scenario");
    }
}

#[test]
fn the_record_of_a_lesson_opens_again() {
    let journal = rehearsed(|_, _, _| {});
    let saved = engine::journal::SavedGame::read(&journal.record(), "a lesson").expect("it was just written");
    let opened = Journal::open(journal.shared_game(), saved).expect("it replays");
    assert_eq!(opened.journal.digest(), journal.digest());
    assert!(opened.notices.is_empty());
}
