//! Undo, redo, and takeback with the consent of the others.

use table::protocol::{Ask, Reply};

use super::*;

fn seat(id: &str) -> String {
    id.to_owned()
}

/// A game in which somebody marched, and nobody has answered; and who it was.
fn marched() -> (Table, String) {
    let mut table = hotseat(1);
    bid(&mut table);
    let all = everybody(&table);
    let asked = see(&table, &all).now.asked[0].clone();
    for march in asked.orders.iter().filter(|order| order.starts_with("march")) {
        assert!(matches!(table.handle(&all, order(&asked.seat, march)), Reply::Done));
        if see(&table, &all).now.undo.undo.is_some() {
            return (table, asked.seat);
        }
        table.handle(&all, Ask::Takeback { seat: asked.seat.clone(), to: 3 });
    }
    panic!("every march rolls or shows something");
}

#[test]
fn an_order_is_undone_and_given_again() {
    let (mut table, active) = marched();
    let ann = person(&[&active]);
    let marched = see(&table, &ann);
    assert_eq!(marched.now.undo.undo.as_ref(), Some(&active));
    assert!(matches!(table.handle(&ann, Ask::Undo { seat: active.clone() }), Reply::Done));
    let undone = see(&table, &ann);
    assert_eq!((undone.now.orders, undone.now.undo.redo.as_ref()), (3, Some(&active)));
    assert!(matches!(table.handle(&ann, Ask::Redo { seat: active.clone() }), Reply::Done));
    assert_eq!(see(&table, &ann), marched);
    assert!(matches!(table.handle(&ann, Ask::Redo { seat: active }), Reply::Breach { .. }));
}

#[test]
fn what_cannot_be_undone_is_taken_back_when_all_agree() {
    let mut table = hotseat(1);
    bid(&mut table);
    let (ann, ben, cat) = (person(&["reds"]), person(&["british"]), person(&["whites"]));
    assert!(see(&table, &ann).now.undo.why_not.is_some(), "the bids were shown");
    assert!(matches!(table.handle(&ann, Ask::Undo { seat: seat("reds") }), Reply::Done));
    let asked = see(&table, &ben).now.takeback.expect("they are asked");
    assert_eq!((asked.seat.as_str(), asked.to, asked.waits_for.len()), ("reds", 0, 2));
    assert!(!table.computer_acts(), "the computer waits as well");
    assert!(reason(table.handle(&ann, Ask::Consent { seat: seat("reds"), agree: true })).contains("not asked"));
    assert!(matches!(table.handle(&ben, Ask::Consent { seat: seat("british"), agree: true }), Reply::Done));
    assert_eq!(see(&table, &cat).now.takeback.expect("one is missing").waits_for, ["whites"]);
    assert!(matches!(table.handle(&cat, Ask::Consent { seat: seat("whites"), agree: true }), Reply::Done));
    let scene = see(&table, &ann);
    assert_eq!((scene.now.orders, scene.now.takeback), (0, None));
}

#[test]
fn a_refusal_or_an_order_ends_the_request() {
    let mut table = hotseat(1);
    bid(&mut table);
    let (ann, ben) = (person(&["reds"]), person(&["british"]));
    table.handle(&ann, Ask::Takeback { seat: seat("reds"), to: 1 });
    assert!(reason(table.handle(&ben, Ask::Takeback { seat: seat("british"), to: 0 })).contains("already"));
    assert!(matches!(table.handle(&ben, Ask::Consent { seat: seat("british"), agree: false }), Reply::Done));
    assert_eq!((see(&table, &ann).now.takeback, see(&table, &ann).now.orders), (None, 3));
    table.handle(&ann, Ask::Takeback { seat: seat("reds"), to: 1 });
    let all = everybody(&table);
    let active = see(&table, &all).now.asked[0].seat.clone();
    assert!(matches!(table.handle(&all, order(&active, "done")), Reply::Done));
    assert_eq!((see(&table, &ann).now.takeback, see(&table, &ann).now.orders), (None, 4));
    table.handle(&ann, Ask::Takeback { seat: seat("reds"), to: 1 });
    assert!(matches!(table.handle(&ann, Ask::Consent { seat: seat("reds"), agree: false }), Reply::Done));
    assert_eq!(see(&table, &ann).now.takeback, None, "who asked can let it be");
}

#[test]
fn who_holds_all_other_seats_asks_nobody() {
    let mut table = hotseat(1);
    bid(&mut table);
    let all = everybody(&table);
    assert!(matches!(table.handle(&all, Ask::Takeback { seat: seat("reds"), to: 1 }), Reply::Done));
    assert_eq!(see(&table, &all).now.orders, 1);
    assert!(reason(table.handle(&all, Ask::Takeback { seat: seat("reds"), to: 1 })).contains("no order 2"));
}

#[test]
fn the_computer_agrees_by_itself() {
    let mut table = table(emtsa(), 1, Rolling::Seeded, &[("british", "random"), ("whites", "greedy")]);
    let ann = person(&["reds"]);
    let bid = see(&table, &ann).now.asked[0].orders[0].clone();
    table.handle(&ann, order("reds", &bid));
    while table.computer_acts() {}
    assert!(see(&table, &ann).now.orders >= 3);
    assert!(matches!(table.handle(&ann, Ask::Undo { seat: seat("reds") }), Reply::Done));
    assert_eq!(see(&table, &ann).now.orders, 0);
}

#[test]
fn what_was_taken_back_is_kept_and_opened_again() {
    let mut table = hotseat(1);
    play_on(&mut table, &mut Chance::new(2), 40);
    let all = everybody(&table);
    let before = see(&table, &all);
    assert!(before.branches.is_empty());
    assert!(matches!(table.handle(&all, Ask::Takeback { seat: seat("reds"), to: 0 }), Reply::Done));
    let [branch] = &see(&table, &all).branches[..] else { panic!("one line was left") };
    assert_eq!((branch.id, branch.after, branch.orders, branch.opens), (1, 0, 40, true));
    assert_eq!(branch.stage, before.view.brief());
    let notes = table.notes().clone();
    let mut table = Table::open(emtsa(), &table.record(), notes).expect("it was written by us").table;
    assert_eq!(see(&table, &all).branches.len(), 1, "it is kept with the record");
    assert!(matches!(table.handle(&all, Ask::OpenBranch { seat: seat("reds"), branch: 1 }), Reply::Done));
    assert_eq!(see(&table, &all), before);
}

#[test]
fn a_branch_is_opened_when_all_agree_and_not_before() {
    let mut table = hotseat(1);
    bid(&mut table);
    let all = everybody(&table);
    table.handle(&all, Ask::Takeback { seat: seat("reds"), to: 1 });
    let (ann, ben, cat) = (person(&["reds"]), person(&["british"]), person(&["whites"]));
    let open = |seat: &str| Ask::OpenBranch { seat: seat.into(), branch: 1 };
    assert!(reason(table.handle(&person(&[]), open("reds"))).contains("not your seat"), "who watches asks for nothing");
    assert!(matches!(table.handle(&ann, open("reds")), Reply::Done));
    let asked = see(&table, &ben).now.takeback.expect("they are asked");
    assert_eq!((asked.branch, asked.to, asked.waits_for.len()), (Some(1), 1, 2));
    assert_eq!(see(&table, &ann).now.orders, 1, "nothing has happened yet");
    assert!(reason(table.handle(&ben, open("british"))).contains("already"));
    // What is asked for is kept with the notes, as any takeback is.
    let notes = serde_json::to_string(table.notes()).expect("plain data");
    let notes = serde_json::from_str(&notes).expect("what was written");
    let mut table = Table::open(emtsa(), &table.record(), notes).expect("it was written by us").table;
    assert!(matches!(table.handle(&ben, Ask::Consent { seat: seat("british"), agree: false }), Reply::Done));
    assert_eq!((see(&table, &ann).now.takeback, see(&table, &ann).now.orders), (None, 1));
    table.handle(&ann, open("reds"));
    table.handle(&ben, Ask::Consent { seat: seat("british"), agree: true });
    assert!(matches!(table.handle(&cat, Ask::Consent { seat: seat("whites"), agree: true }), Reply::Done));
    let scene = see(&table, &ann);
    assert_eq!((scene.now.orders, scene.now.takeback, scene.branches.len()), (3, None, 0));
    assert!(reason(table.handle(&all, open("reds"))).contains("no left line"));
}

#[test]
fn a_branch_tells_everybody_what_everybody_could_know() {
    let mut table = hotseat(3);
    play_on(&mut table, &mut Chance::new(3), 30);
    let all = everybody(&table);
    table.handle(&all, Ask::Takeback { seat: seat("reds"), to: 2 });
    let watcher = see(&table, &person(&[])).branches;
    for who in ["reds", "british", "whites"] {
        assert_eq!(see(&table, &person(&[who])).branches, watcher);
    }
    let told = serde_json::to_string(&watcher).expect("plain data");
    let record = table.record();
    let sealed = record.lines().filter(|line| line.starts_with("1.") && line.contains("; sealed"));
    let cards: Vec<&str> = sealed.filter_map(|line| line.split(' ').nth(3)).collect();
    assert!(!cards.is_empty() && cards.iter().all(|card| !told.contains(card)), "{told}");
}

#[test]
fn an_undo_that_is_no_own_affair_says_how_far_it_goes_back() {
    let mut table = hotseat(1);
    bid(&mut table);
    let back = |table: &Table, person: &Person| see(table, person).now.undo.back.map(|back| (back.seat, back.to));
    let all = everybody(&table);
    assert_eq!(back(&table, &all), Some((seat("whites"), 2)), "whoever ordered last, not who is asked now");
    assert_eq!(back(&table, &person(&["reds"])), Some((seat("reds"), 0)));
    assert_eq!(back(&table, &person(&[])), None);
    let (table, active) = marched();
    assert_eq!(back(&table, &person(&[&active])), None, "it is undone at once");
}

#[test]
fn a_lesson_keeps_no_branches_before_the_learner() {
    let mut table = Table::teach(elope(), "first").expect("it is taught");
    let learner = Person { seats: [seat("allied")].into(), ..everybody(&table) };
    let go = |go| Ask::Lesson { seat: "allied".into(), go };
    for _ in 0..6 {
        table.handle(&learner, go(table::protocol::Way::Done));
        while table.computer_acts() {}
    }
    let given = see(&table, &learner).now.orders;
    assert!(given > 0);
    for _ in 0..6 {
        table.handle(&learner, go(table::protocol::Way::Back));
    }
    assert!(see(&table, &learner).branches.is_empty());
    assert!(matches!(
        table.handle(&learner, Ask::OpenBranch { seat: seat("allied"), branch: 1 }),
        Reply::Astray { .. }
    ));
}
