//! A lesson at a table: what it waits for leads on, other orders do not, and one can go back.

use engine::lesson::Task;
use engine::{Question, Refusal, journal::SavedGame};
use table::protocol::{Awaited, Teaching, Way};

use super::*;

fn lesson() -> (Table, Person) {
    (Table::teach(elope(), "first").expect("the game has it"), person(&["allied"]))
}

fn teaching(table: &Table, person: &Person) -> Teaching {
    see(table, person).now.lesson.expect("a lesson is taught here")
}

fn ask(table: &mut Table, person: &Person, ask: Ask) -> Reply {
    table.handle(person, ask)
}

fn go(table: &mut Table, person: &Person, go: Way) -> Reply {
    table.handle(person, Ask::Lesson { seat: "allied".into(), go })
}

/// Let the script give all its orders.
fn script(table: &mut Table) {
    while table.computer_acts() {}
}

/// Do what the open step waits for.
fn do_it(table: &mut Table, person: &Person) {
    let number = teaching(table, person).step;
    let step = &elope::lessons()[0].steps[number];
    let seat = || "allied".to_owned();
    let asked = match &step.expect {
        None => Ask::Lesson { seat: seat(), go: Way::On },
        Some(Task::Order(_)) => order("allied", &step.order().expect("it is an order").order),
        Some(Task::Refusal(order)) => Ask::Judge { seat: seat(), order: order.clone() },
        Some(Task::Plan(order)) => Ask::Explain { seat: seat(), order: order.clone() },
        Some(Task::Question(text)) => {
            let (kind, about) = text.split_once(' ').expect("a kind and what it is about");
            let question = |question| Ask::Question { seat: seat(), question };
            match kind {
                "reach" => Ask::PickUp { seat: seat(), groups: vec![vec![about.into()]] },
                "trace" => question(Question::Trace { who: about.into() }),
                _ => question(Question::Overlay { id: about.into() }),
            }
        }
    };
    script(table);
    let _ = ask(table, person, asked);
    script(table);
}

/// Go to the step with this id by doing what is to be done.
fn until(table: &mut Table, person: &Person, id: &str) {
    for _ in 0..elope::lessons()[0].steps.len() {
        if teaching(table, person).text.ends_with(&format!("-{id}")) {
            return;
        }
        do_it(table, person);
    }
    panic!("{id} is never reached");
}

#[test]
fn doing_what_each_step_waits_for_leads_to_the_end() {
    let (mut table, person) = lesson();
    for number in 0..elope::lessons()[0].steps.len() - 1 {
        assert_eq!(teaching(&table, &person).step, number);
        do_it(&mut table, &person);
    }
    let end = teaching(&table, &person);
    assert_eq!((end.step + 1, end.waits, end.busy), (end.steps, Awaited::Nothing, false));
}

#[test]
fn everything_can_be_done_for_the_learner() {
    let (mut table, person) = lesson();
    for number in 1..elope::lessons()[0].steps.len() {
        script(&mut table);
        assert!(matches!(go(&mut table, &person, Way::Done), Reply::Done));
        script(&mut table);
        assert_eq!(teaching(&table, &person).step, number);
    }
}

#[test]
fn another_legal_order_is_not_given_and_the_step_says_so() {
    let (mut table, person) = lesson();
    until(&mut table, &person, "march");
    let reply = ask(&mut table, &person, order("allied", "march us_339_m 3508"));
    assert!(
        matches!(&reply, Reply::Refused(Refusal::Astray { text }) if text == "elope-lesson-first-march"),
        "{reply:?}"
    );
    assert_eq!(see(&table, &person).now.orders, 0);
    let reply = ask(&mut table, &person, order("allied", "march us_339_m 3107"));
    assert!(
        matches!(reply, Reply::Refused(Refusal::Breach { .. })),
        "what is forbidden is refused by its clause, as ever"
    );
}

#[test]
fn reading_on_is_not_enough_where_something_is_to_be_done() {
    let (mut table, person) = lesson();
    until(&mut table, &person, "march");
    assert_eq!(teaching(&table, &person).waits, Awaited::Order);
    assert!(matches!(go(&mut table, &person, Way::On), Reply::Refused(Refusal::Astray { .. })));
}

#[test]
fn undo_opens_the_step_of_the_order_again_and_redo_goes_on() {
    let (mut table, person) = lesson();
    until(&mut table, &person, "try");
    assert!(matches!(ask(&mut table, &person, Ask::Undo { seat: "allied".into() }), Reply::Done));
    let back = teaching(&table, &person);
    assert_eq!((back.text.as_str(), see(&table, &person).now.orders), ("elope-lesson-first-march", 0));
    assert!(matches!(ask(&mut table, &person, Ask::Redo { seat: "allied".into() }), Reply::Done));
    assert_eq!(teaching(&table, &person).text, "elope-lesson-first-stopped");
}

#[test]
fn what_was_done_before_need_not_be_looked_at_again() {
    let (mut table, person) = lesson();
    until(&mut table, &person, "try");
    assert!(matches!(go(&mut table, &person, Way::Back), Reply::Done));
    assert_eq!(teaching(&table, &person).waits, Awaited::Nothing, "the zones have been seen");
    // A page that still shows them asks for them again: that leads nowhere.
    let question = Question::Overlay { id: "zones_red".into() };
    ask(&mut table, &person, Ask::Question { seat: "allied".into(), question });
    assert_eq!(teaching(&table, &person).text, "elope-lesson-first-stopped");
}

#[test]
fn the_dice_of_a_battle_fall_the_same_after_going_back() {
    let (mut table, person) = lesson();
    until(&mut table, &person, "result");
    let before = see(&table, &person).view;
    go(&mut table, &person, Way::Back);
    assert_eq!(teaching(&table, &person).text, "elope-lesson-first-supply");
    do_it(&mut table, &person);
    assert_eq!(see(&table, &person).view, before);
}

#[test]
fn a_table_that_was_kept_goes_on_where_it_was() {
    let (mut table, person) = lesson();
    until(&mut table, &person, "odds");
    let opened = Table::open(elope(), &table.record(), table.notes().clone()).expect("it was just written").table;
    assert_eq!(teaching(&opened, &person), teaching(&table, &person));
    // Without its notes it goes on after the last order.
    let alone = Table::open(elope(), &table.record(), Default::default()).expect("it was just written").table;
    assert_eq!(teaching(&alone, &person).text, "elope-lesson-first-plan");
    assert!(SavedGame::read(&table.record(), "a lesson").is_ok());
}

#[test]
fn a_change_brings_the_step_that_is_open_now() {
    let (mut table, person) = lesson();
    let mut watcher = Watcher::new(person.clone(), &table);
    watcher.scene(&table);
    go(&mut table, &person, Way::On);
    let change = watcher.change(&table).expect("a step is a change");
    assert_eq!(change.now.lesson.as_ref().map(|lesson| lesson.step), Some(1));
}

#[test]
fn there_is_nothing_to_learn_at_other_tables() {
    let mut table = hotseat(1);
    let all = everybody(&table);
    let reply = table.handle(&all, Ask::Lesson { seat: "reds".into(), go: Way::On });
    assert_eq!(reason(reply), "There is no lesson at this table.");
    assert!(see(&table, &all).now.lesson.is_none());
    assert!(Table::teach(emtsa(), "first").is_err());
}
