//! The lessons, played by what they expect.

use std::sync::Arc;

use engine::erased::AnyJournal;
use engine::lesson::{Spot, Step, rehearse};
use engine::{Journal, Seat};
use riverdon::RiverDon;

/// The first lesson, played to its end: what is seen when its steps are opened.
fn rehearsed(look: impl FnMut(&Journal<RiverDon>, Seat, &Step)) -> Journal<RiverDon> {
    rehearse(&Arc::new(RiverDon::new()), &riverdon::lessons()[0], look).unwrap_or_else(|reason| panic!("{reason}"))
}

#[test]
fn every_lesson_can_be_played_to_its_end_and_says_what_is_so() {
    for lesson in riverdon::lessons() {
        let played = rehearse(&Arc::new(RiverDon::new()), lesson, |_, _, _| {});
        assert_eq!(played.map(|_| ()), Ok(()), "{}", lesson.id);
    }
}

#[test]
fn what_is_not_on_the_board_or_in_the_form_of_its_step_cannot_be_pointed_at() {
    let pointing = |id: &str, spot: Spot| {
        let mut lesson = riverdon::lessons()[0].clone();
        let step = lesson.steps.iter_mut().find(|step| step.id == id).expect("it has this step");
        step.point = vec![spot];
        rehearse(&Arc::new(RiverDon::new()), &lesson, |_, _, _| {}).map(|_| ())
    };
    let (place, control) = (|id: &str| Spot::Place(id.to_owned()), |id: &str| Spot::Control(id.to_owned()));
    assert_eq!(pointing("cards", place("15")), Ok(()));
    assert!(pointing("cards", place("c4")).is_err(), "a square lies on the field of a battle");
    assert!(pointing("field", place("15")).is_err(), "there is no space on the field");
    assert_eq!(pointing("divide", control("row divide leader1")), Ok(()));
    assert!(pointing("divide", control("row divide leader3")).is_err(), "there are two leaders");
    assert!(pointing("divide", control("order divide leader2 cossack:9")).is_err(), "there are eight stands");
}

#[test]
fn a_lesson_has_the_names_of_its_scenario() {
    let journal = rehearsed(|_, _, _| {});
    let names: Vec<&str> = AnyJournal::title(&journal).seats.iter().map(|seat| seat.name.as_str()).collect();
    assert_eq!(names, ["AFSR, Denikin", "Bolsheviks, 1919"]);
}
