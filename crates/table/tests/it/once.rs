//! What is sent twice is done once.

use engine::Refusal;
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
    assert!(matches!(
        ann.handle_once(&mut table, "mark-1", order("reds", "fly")),
        Reply::Refused(Refusal::Refused { .. })
    ));
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

/// A game with a line that was left after the second bid, with as many orders as the game has since; and the ask to open
/// it.
fn with_a_line_of_the_same_length() -> (Table, Ask) {
    let mut table = hotseat(1);
    bid(&mut table);
    let all = everybody(&table);
    table.handle(&all, Ask::Takeback { seat: "reds".into(), to: 2 });
    let other = see(&table, &all).now.asked[0].orders[1].clone();
    assert!(matches!(table.handle(&all, order("whites", &other)), Reply::Done));
    (table, Ask::OpenBranch { seat: "reds".into(), branch: 1 })
}

#[test]
fn a_line_that_was_opened_is_opened_once_after_a_restart_too() {
    let (mut table, open) = with_a_line_of_the_same_length();
    let left = table.record();
    let all = everybody(&table);
    let orders = see(&table, &all).now.orders;
    assert!(matches!(Watcher::new(all.clone(), &table).handle_once(&mut table, "mark-1", open.clone()), Reply::Done));
    assert_eq!(see(&table, &all).now.orders, orders, "both lines are of the same length");
    let (opened, notes) = (table.record(), table.notes().clone());
    assert_ne!(opened, left);
    // Both were written: the mark is known, and another line that came under the number is left alone.
    let mut again = Table::open(emtsa(), &opened, notes.clone()).expect("it was written by us").table;
    assert!(matches!(Watcher::new(all.clone(), &again).handle_once(&mut again, "mark-1", open.clone()), Reply::Done));
    assert_eq!(again.record(), opened);
    // The notes were written, the record was not: it has not been opened.
    let mut again = Table::open(emtsa(), &left, notes).expect("it was written by us").table;
    assert!(matches!(Watcher::new(all, &again).handle_once(&mut again, "mark-1", open), Reply::Done));
    assert_eq!(again.record(), opened, "it is opened now");
}

#[test]
fn marks_do_not_pile_up() {
    let mut table = hotseat(1);
    let mut ann = Watcher::new(person(&["reds"]), &table);
    for number in 0..500 {
        ann.handle_once(&mut table, &format!("mark-{number}"), Ask::Say { text: "Tea?".into() });
    }
    assert_eq!(table.notes().done.len(), 200);
    assert_eq!(table.notes().done.last().map(|done| done.mark.as_str()), Some("mark-499"));
    let long = "m".repeat(65);
    assert!(reason(ann.handle_once(&mut table, &long, Ask::Say { text: "Tea?".into() })).contains("mark"));
}

#[test]
fn whatever_others_do_the_mark_of_an_order_is_remembered() {
    let mut table = hotseat(1);
    let bid = first_bid(&table);
    let mut ann = Watcher::new(person(&["reds"]), &table);
    ann.handle_once(&mut table, "mark-of-ann", bid.clone());
    for (who, seats) in [("watcher", &[][..]), ("ben", &["british"])] {
        let mut other = Watcher::new(person(seats), &table);
        for number in 0..201 {
            let say = Ask::Say { text: "Tea?".into() };
            assert!(matches!(other.handle_once(&mut table, &format!("{who}-{number}"), say), Reply::Done));
        }
    }
    assert_eq!(table.notes().done.len(), 401, "one of hers, and the last 200 of each other");
    assert!(matches!(ann.handle_once(&mut table, "mark-of-ann", Ask::Undo { seat: "reds".into() }), Reply::Done));
    assert_eq!(see(&table, &person(&["reds"])).now.orders, 1, "it was done already");
}

#[test]
fn what_changes_nothing_takes_no_room_among_the_marks() {
    let mut table = hotseat(1);
    let mut watcher = Watcher::new(person(&[]), &table);
    let version = table.version();
    watcher.handle_once(&mut table, "mark-1", Ask::Name { name: "Olga".into() });
    assert_eq!((table.version(), table.notes().done.len()), (version, 0), "no seat is called so");
}

#[test]
fn those_who_watch_see_nothing_twice_however_much_they_say() {
    let mut table = hotseat(1);
    let mut watcher = Watcher::new(person(&[]), &table);
    let mut say = |mark: usize, text: &str| {
        watcher.handle_once(&mut table, &format!("mark-{mark}"), Ask::Say { text: text.into() });
        let scene = watcher.scene(&table);
        scene.chat.iter().filter(|said| said.text == "Once").count()
    };
    assert_eq!(say(0, "Once"), 1);
    for number in 1..450 {
        say(number, "Tea?");
        assert!(say(0, "Once") <= 1, "after {number} others");
    }
}
