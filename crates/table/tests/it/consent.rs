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
