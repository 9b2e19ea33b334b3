//! The lessons, played by what they expect.

use std::sync::Arc;

use elope::Elope;
use engine::erased::AnyJournal;
use engine::lesson::{Step, rehearse};
use engine::script::Staging;
use engine::{Game, Journal, Question, Seat, Word, notation};

/// The first lesson, played to its end: what is seen when its steps are opened.
fn rehearsed(look: impl FnMut(&Journal<Elope>, Seat, &Step)) -> Journal<Elope> {
    rehearse(&Arc::new(Elope::new()), &elope::lessons()[0], look).unwrap_or_else(|reason| panic!("{reason}"))
}

#[test]
fn every_lesson_can_be_played_to_its_end_and_says_what_is_so() {
    for lesson in elope::lessons() {
        let played = rehearse(&Arc::new(Elope::new()), lesson, |_, _, _| {});
        assert_eq!(played.map(|_| ()), Ok(()), "{}", lesson.id);
    }
}

#[test]
fn the_odds_that_the_first_lesson_reads_out_are_those_of_its_plan() {
    let attack = elope::lessons()[0].steps.iter().find_map(|step| step.order().filter(|_| step.id == "attack"));
    let attack = attack.expect("the lesson has a battle").order;
    rehearsed(|journal, learner, step| {
        if step.id != "odds" {
            return;
        }
        let order = notation::parse(journal.game().title().verbs, &attack).expect("it was read once");
        let ask = |question: Question| journal.answer(learner, &question).expect("it is legal");
        let (why, odds) = (ask(Question::Why { order: order.clone() }), ask(Question::Odds { order }));
        let line = |id: &str| {
            why.derivation.iter().chain(&odds.derivation).find(|line| line.what.id == id).expect("every line is there")
        };
        let term = |id: &str| Word::Term(id.into());
        let ratio = [("attack", Word::Int(15)), ("defence", Word::Int(5)), ("column", term("elope-column-3-1"))];
        assert_eq!(line("elope-why-ratio").what.args, ratio.map(|(name, word)| (name.into(), word)));
        assert_eq!(line("elope-why-column").what.args.last().map(|(_, word)| word), Some(&term("elope-column-2-1")));
        assert_eq!(line("elope-why-modifier").sum, 3);
        let six = odds.outcomes.iter().find(|one| one.faces == [6]).expect("a face of the die");
        assert_eq!(six.result.args.last(), Some(&("defender".into(), Word::Int(2))));
    });
}

#[test]
fn the_script_gives_one_order_at_a_time_so_that_each_has_a_step_that_tells_it() {
    let steps = elope::lessons().iter().flat_map(|lesson| &lesson.steps);
    let crowded: Vec<&str> = steps.filter(|step| step.plays.len() > 1).map(|step| step.id.as_str()).collect();
    assert!(crowded.is_empty(), "{crowded:?}");
}

#[test]
fn the_first_lesson_ends_with_a_turn_by_rail_and_by_river() {
    let mut turns = Vec::new();
    rehearsed(|journal, _, step| {
        let verb = step.order().and_then(|own| own.order.split(' ').next().map(str::to_owned));
        let turn = journal.game().fact(journal.state(), "turn").expect("every game is in some turn");
        turns.extend(verb.filter(|verb| verb == "rail" || verb == "sail").map(|verb| format!("{verb} {turn}")));
    });
    assert_eq!(turns, ["rail 3", "sail 3"]);
}
