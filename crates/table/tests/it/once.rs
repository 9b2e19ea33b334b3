//! What is sent twice is done once.

use table::TableNotes;

use super::*;

fn first_bid(table: &Table) -> Ask {
    order("reds", &see(table, &person(&["reds"])).now.asked[0].orders[0])
}

#[test]
fn an_order_that_is_sent_again_is_done_once() {
    let mut table = hotseat(1);
    let mut ann = Watcher::new(person(&["reds"]), &table);
    let bid = first_bid(&table);
    for _ in 0..3 {
        assert!(matches!(ann.handle_once(&mut table, "mark-1", bid.clone()), Reply::Done));
        assert_eq!(see(&table, &person(&["reds"])).now.orders, 1);
    }
}

#[test]
fn what_was_undone_is_not_done_again_by_its_old_mark() {
    let mut table = hotseat(1);
    let mut ann = Watcher::new(person(&["reds"]), &table);
    let bid = first_bid(&table);
    ann.handle_once(&mut table, "mark-1", bid.clone());
    let undo = Ask::Undo { seat: "reds".into() };
    assert!(matches!(ann.handle_once(&mut table, "mark-2", undo.clone()), Reply::Done));
    assert!(matches!(ann.handle_once(&mut table, "mark-1", bid), Reply::Done));
    assert!(matches!(ann.handle_once(&mut table, "mark-2", undo), Reply::Done));
    assert_eq!(see(&table, &person(&["reds"])).now.orders, 0);
}

#[test]
fn what_was_refused_may_be_tried_again() {
    let mut table = hotseat(1);
    let mut ann = Watcher::new(person(&["reds"]), &table);
    let bid = first_bid(&table);
    assert!(matches!(ann.handle_once(&mut table, "mark-1", order("reds", "fly")), Reply::Refused { .. }));
    assert!(matches!(ann.handle_once(&mut table, "mark-1", bid), Reply::Done));
    assert_eq!(see(&table, &person(&["reds"])).now.orders, 1);
}

#[test]
fn marks_outlast_the_program() {
    let mut table = hotseat(1);
    let bid = first_bid(&table);
    Watcher::new(person(&["reds"]), &table).handle_once(&mut table, "mark-1", bid.clone());
    let notes = serde_json::to_string(table.notes()).expect("plain data");
    let notes: TableNotes = serde_json::from_str(&notes).expect("what was written");
    let mut opened = Table::open(emtsa(), &table.record(), notes).expect("it was written by us").table;
    let mut ann = Watcher::new(person(&["reds"]), &opened);
    assert!(matches!(ann.handle_once(&mut opened, "mark-1", bid), Reply::Done));
    assert_eq!(see(&opened, &person(&["reds"])).now.orders, 1);
}

#[test]
fn a_mark_whose_order_never_reached_the_record_is_forgotten() {
    let mut table = hotseat(1);
    let before = table.record();
    let bid = first_bid(&table);
    Watcher::new(person(&["reds"]), &table).handle_once(&mut table, "mark-1", bid.clone());
    // The notes were written, the record was not.
    let mut opened = Table::open(emtsa(), &before, table.notes().clone()).expect("it was written by us").table;
    let mut ann = Watcher::new(person(&["reds"]), &opened);
    assert!(matches!(ann.handle_once(&mut opened, "mark-1", bid), Reply::Done));
    assert_eq!(see(&opened, &person(&["reds"])).now.orders, 1, "it is done now");
}

#[test]
fn marks_do_not_pile_up() {
    let mut table = hotseat(1);
    let mut ann = Watcher::new(person(&["reds"]), &table);
    for number in 0..500 {
        ann.handle_once(&mut table, &format!("mark-{number}"), Ask::Say { text: "Tea?".into() });
    }
    assert!(table.notes().done.len() <= 200);
    assert_eq!(table.notes().done.last().map(|done| done.mark.as_str()), Some("mark-499"));
    let long = "m".repeat(65);
    assert!(reason(ann.handle_once(&mut table, &long, Ask::Say { text: "Tea?".into() })).contains("mark"));
}
