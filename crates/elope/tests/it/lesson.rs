//! The lessons, played by what they expect: every order is legal, every refusal is by the clause that the step names,
//! what the texts say of the position holds, and what is pointed at is there.

use std::sync::Arc;

use elope::Elope;
use engine::erased::AnyJournal;
use engine::lesson::{Lesson, Loaded, Spot, Step, Task};
use engine::script::Staging;
use engine::{Eyes, Game, Journal, Question, Refusal, Rolling, Seat, Seed, Shown, Word, notation};

fn begin(lesson: &Lesson) -> Journal<Elope> {
    let game = Arc::new(Elope::new());
    let setup = game.title().lesson_setup(&lesson.id).expect("the title names it");
    Journal::new(game, setup, Seed::from_number(0), Rolling::Typed).expect("the situation holds").0
}

fn learner(journal: &Journal<Elope>, lesson: &Lesson) -> Seat {
    journal.game().title().seat(&lesson.seat).expect("a seat of the game")
}

/// Do what a step expects, and what its script orders then.
fn pass(journal: &mut Journal<Elope>, lesson: &Lesson, step: &Step) {
    let seat = learner(journal, lesson);
    let verbs = journal.game().title().verbs;
    match &step.expect {
        Some(Task::Order(_)) => {
            let own = step.order().expect("it was read once");
            let given = journal.order_with(seat, &own.order, &own.dice);
            assert!(given.is_ok(), "{}: {} is refused: {given:?}", step.id, own.order);
        }
        Some(Task::Refusal(order)) => match journal.judge(seat, order) {
            Err(Refusal::Breach { breach }) => {
                let clause = breach.clause.unwrap_or_default().to_string();
                assert!(step.clauses.contains(&clause), "{}: refused by {clause}, which it does not name", step.id);
            }
            other => panic!("{}: {order} should be refused: {other:?}", step.id),
        },
        Some(Task::Plan(order)) => {
            let order = notation::parse(verbs, order).expect("it was read once");
            assert!(journal.answer(seat, &Question::Why { order }).is_ok(), "{}", step.id);
        }
        Some(Task::Question(text)) => {
            let answer = journal.answer(seat, &question(text)).expect("it has an answer");
            assert!(!answer.field.is_empty() || !answer.lines.is_empty(), "{}: nothing to be seen", step.id);
        }
        None => {}
    }
    for play in &step.plays {
        let Loaded { seat, order, dice } = Loaded::read(play).expect("it was read once");
        let seat = journal.game().title().seat(&seat).expect("a seat of the game");
        let given = journal.order_with(seat, &order, &dice);
        assert!(given.is_ok(), "{}: {play} is refused: {given:?}", step.id);
    }
}

fn question(text: &str) -> Question {
    match text.split_once(' ') {
        Some(("reach", who)) => Question::Reach { who: who.split('+').map(str::to_owned).collect() },
        Some(("trace", who)) => Question::Trace { who: who.to_owned() },
        Some(("overlay", id)) => Question::Overlay { id: id.to_owned() },
        _ => Question::Threat,
    }
}

/// Every step of every lesson, with the game as it is when the step is opened.
fn at_every_step(mut look: impl FnMut(&Journal<Elope>, &Lesson, &Step)) {
    assert!(!elope::lessons().is_empty());
    for lesson in elope::lessons() {
        let mut journal = begin(lesson);
        for step in &lesson.steps {
            look(&journal, lesson, step);
            pass(&mut journal, lesson, step);
        }
    }
}

#[test]
fn a_lesson_can_be_played_to_its_end() {
    let mut steps = 0;
    at_every_step(|_, _, _| steps += 1);
    assert_eq!(steps, elope::lessons().iter().map(|lesson| lesson.steps.len()).sum::<usize>());
}

#[test]
fn what_a_lesson_says_of_the_position_holds() {
    at_every_step(|journal, _, step| {
        for fact in &step.facts {
            let (what, expected) = fact.split_once('=').expect("a fact is WHAT = VALUE");
            let found = journal.game().fact(journal.state(), what.trim());
            assert_eq!(found.as_deref(), Ok(expected.trim()), "{}: {what}", step.id);
        }
    });
}

#[test]
fn the_odds_that_the_first_lesson_reads_out_are_those_of_its_plan() {
    let attack = elope::lessons()[0].steps.iter().find_map(|step| step.order().filter(|_| step.id == "attack"));
    let attack = attack.expect("the lesson has a battle").order;
    at_every_step(|journal, lesson, step| {
        if step.id != "odds" {
            return;
        }
        let order = notation::parse(journal.game().title().verbs, &attack).expect("it was read once");
        let ask = |question: Question| journal.answer(learner(journal, lesson), &question).expect("it is legal");
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
fn what_a_lesson_points_at_is_there() {
    at_every_step(|journal, lesson, step| {
        let view = journal.game().view(journal.state(), Eyes::Seat(learner(journal, lesson)));
        let board = journal.game().board();
        for spot in &step.point {
            let there = match spot {
                Spot::Place(id) => board.places.iter().any(|place| place.id == *id),
                Spot::Counter(id) => view.counters.iter().any(|counter| counter.id == *id),
                Spot::Control(_) => true,
            };
            assert!(there, "{}: {spot:?}", step.id);
        }
    });
}

#[test]
fn nothing_is_offered_twice_in_a_lesson() {
    at_every_step(|journal, lesson, step| {
        let mut orders = AnyJournal::orders(journal, learner(journal, lesson));
        orders.sort();
        let twice: Vec<_> = orders.windows(2).filter(|pair| pair[0] == pair[1]).collect();
        assert!(twice.is_empty(), "{}: {twice:?}", step.id);
    });
}

#[test]
fn a_lesson_names_clauses_and_scenarios_that_there_are() {
    let game = Elope::new();
    for lesson in elope::lessons() {
        for scenario in [&lesson.scenario, &lesson.next] {
            assert!(game.title().scenarios.iter().any(|known| known.id == *scenario), "{scenario}");
        }
        assert!(game.title().setup(Some(&lesson.id), []).is_err(), "a lesson is not called like a scenario");
        for clause in lesson.steps.iter().flat_map(|step| &step.clauses) {
            assert!(game.catalogue().clause(clause).is_some(), "{clause}");
        }
    }
}

#[test]
fn the_record_of_a_lesson_opens_again() {
    let lesson = &elope::lessons()[0];
    let mut journal = begin(lesson);
    lesson.steps.iter().for_each(|step| pass(&mut journal, lesson, step));
    let saved = engine::journal::SavedGame::read(&journal.record(), "a lesson").expect("it was just written");
    let opened = Journal::open(journal.shared_game(), saved).expect("it replays");
    assert_eq!(opened.journal.digest(), journal.digest());
    assert!(opened.notices.is_empty());
}
