//! A lesson played by what it expects: every order is legal, every refusal is by a clause that its step names, what the texts
//! say of the position holds, what is pointed at is there, and its record opens again. A game's tests rehearse its lessons.

use std::sync::Arc;

use super::{Lesson, Loaded, Spot, Step, Task};
use crate::dice::Seed;
use crate::erased::{AnyJournal, Published};
use crate::journal::{Journal, Rolling, SavedGame};
use crate::notation;
use crate::question::Question;
use crate::refusal::Refusal;
use crate::script::{self, Staging};
use crate::seat::{Eyes, Seat};

/// Play a lesson to its end; `look` sees the game as each step is opened. What is wrong, with the step.
pub fn rehearse<G: Published + Staging>(
    game: &Arc<G>,
    lesson: &Lesson,
    mut look: impl FnMut(&Journal<G>, Seat, &Step),
) -> Result<Journal<G>, String> {
    let title = game.title();
    let learner = title.seat(&lesson.seat).ok_or("the learner has no seat")?;
    for scenario in [&lesson.scenario, &lesson.next] {
        if title.scenarios.iter().all(|known| known.id != *scenario) {
            return Err(format!("there is no scenario {scenario}"));
        }
    }
    if title.setup(Some(&lesson.id), []).is_ok() {
        return Err(format!("a scenario is called {}, too", lesson.id));
    }
    let setup = title.lesson_setup(&lesson.id).map_err(|fault| fault.to_string())?;
    let journal = Journal::new(game.clone(), setup, Seed::from_number(0), Rolling::Typed);
    let (mut journal, _) = journal.map_err(|fault| fault.to_string())?;
    for step in &lesson.steps {
        let wrong = |reason: String| format!("{}: {reason}", step.id);
        is_true(&journal, learner, step).map_err(wrong)?;
        look(&journal, learner, step);
        pass(&mut journal, learner, step).map_err(wrong)?;
    }
    opens_again(&journal)?;
    Ok(journal)
}

/// Whether the record of a lesson leads to the same position, and nothing has to be said of it.
fn opens_again<G: Published>(journal: &Journal<G>) -> Result<(), String> {
    let saved = SavedGame::read(&journal.record(), "lesson").map_err(|fault| fault.to_string())?;
    let opened = Journal::open(journal.shared_game(), saved).map_err(|fault| fault.to_string())?;
    match opened.notices.first() {
        Some(notice) => Err(format!("of its record is said: {}", notice.id)),
        None if opened.journal.digest() != journal.digest() => Err("its record leads to another position".to_owned()),
        None => Ok(()),
    }
}

/// Whether what a step says, cites and points at is there, and nothing is offered twice.
fn is_true<G: Published + Staging>(journal: &Journal<G>, learner: Seat, step: &Step) -> Result<(), String> {
    let game = journal.game();
    for fact in &step.facts {
        let (what, expected) = fact.split_once('=').ok_or("a fact is WHAT = VALUE")?;
        let found = script::fact(game, journal.state(), what.trim())?;
        if found != expected.trim() {
            return Err(format!("{what}is {found}"));
        }
    }
    if let Some(unknown) = step.clauses.iter().find(|clause| game.catalogue().clause(clause).is_none()) {
        return Err(format!("there is no clause {unknown}"));
    }
    let view = game.view(journal.state(), Eyes::Seat(learner));
    let mut boards = std::iter::once(game.board()).chain(game.other_boards());
    let lying = boards.find(|board| board.id == view.board.as_str()).ok_or("it lies on no board")?;
    for spot in &step.point {
        let there = match spot {
            Spot::Place(id) => lying.places.iter().any(|place| place.id == *id),
            Spot::Counter(id) => view.counters.iter().any(|counter| counter.id == *id),
            Spot::Control(control) => is_at_hand(journal, learner, control),
        };
        if !there {
            return Err(format!("{spot:?} is not there"));
        }
    }
    let mut orders = AnyJournal::orders(journal, learner);
    orders.sort();
    match orders.windows(2).find(|pair| pair[0] == pair[1]) {
        Some(twice) => Err(format!("{} is offered twice", twice[0])),
        None => Ok(()),
    }
}

/// Whether a control can be used: an order that is legal, a row of the form that is filled in; others are the page's.
fn is_at_hand<G: Published>(journal: &Journal<G>, learner: Seat, control: &str) -> bool {
    if let Some(order) = control.strip_prefix("order ") {
        return journal.judge(learner, order).is_ok();
    }
    let Some(row) = control.strip_prefix("row ") else { return true };
    let form = journal.game().order_form(journal.state(), learner, None);
    let pages = form.iter().flat_map(|form| &form.pages);
    pages.flat_map(|page| &page.groups).flat_map(|group| &group.rows).any(|known| known.id == row)
}

/// Do what a step expects, and what its script orders then.
fn pass<G: Published>(journal: &mut Journal<G>, learner: Seat, step: &Step) -> Result<(), String> {
    match &step.expect {
        Some(Task::Order(order)) => {
            let own = Loaded::own(order)?;
            let given = journal.order_with(learner, &own.order, &own.dice);
            given.map_err(|refusal| format!("{} is refused: {refusal:?}", own.order))?;
        }
        Some(Task::Refusal(order)) => match journal.judge(learner, order) {
            Err(Refusal::Breach { breach }) => {
                let clause = breach.clause.unwrap_or_default().to_string();
                if !step.clauses.contains(&clause) {
                    return Err(format!("refused by {clause}, which it does not name"));
                }
            }
            other => return Err(format!("{order} should be refused: {other:?}")),
        },
        Some(Task::Plan(order)) => {
            let order = notation::parse(journal.game().title().verbs, order).map_err(|fault| fault.to_string())?;
            AnyJournal::answer(journal, learner, &Question::Why { order }).map_err(|breach| format!("{breach:?}"))?;
        }
        Some(Task::Question(text)) => {
            let answer =
                AnyJournal::answer(journal, learner, &question(text)).map_err(|breach| format!("{breach:?}"))?;
            if answer.field.is_empty() && answer.lines.is_empty() {
                return Err("there is nothing to be seen".to_owned());
            }
        }
        None => {}
    }
    for play in &step.plays {
        let Loaded { seat, order, dice } = Loaded::read(play)?;
        let seat = journal.game().title().seat(&seat).ok_or_else(|| format!("there is no seat {seat}"))?;
        journal.order_with(seat, &order, &dice).map_err(|refusal| format!("{play} is refused: {refusal:?}"))?;
    }
    Ok(())
}

fn question(text: &str) -> Question {
    match text.split_once(' ') {
        Some(("reach", who)) => Question::Reach { who: who.split('+').map(str::to_owned).collect() },
        Some(("trace", who)) => Question::Trace { who: who.to_owned() },
        Some(("overlay", id)) => Question::Overlay { id: id.to_owned() },
        _ => Question::Threat,
    }
}
