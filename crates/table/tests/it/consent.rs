//! Undo, redo, and takeback with the consent of the others.

use engine::Refusal;
use engine::journal::resealed;
use table::protocol::{Ask, Goal, Reply};

use super::*;

fn seat(id: &str) -> String {
    id.to_owned()
}

/// The answer of a seat to a takeback that leads there.
fn answer(id: &str, agree: bool, to: usize, branch: Option<u32>) -> Ask {
    Ask::Consent { seat: seat(id), agree, what: Goal { to, branch } }
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
    assert!(matches!(table.handle(&ann, Ask::Redo { seat: active }), Reply::Refused(Refusal::Breach { .. })));
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
    assert!(reason(table.handle(&ann, answer("reds", true, 0, None))).contains("not asked"));
    assert!(matches!(table.handle(&ben, answer("british", true, 0, None)), Reply::Done));
    assert_eq!(see(&table, &cat).now.takeback.expect("one is missing").waits_for, ["whites"]);
    assert!(matches!(table.handle(&cat, answer("whites", true, 0, None)), Reply::Done));
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
    assert!(matches!(table.handle(&ben, answer("british", false, 1, None)), Reply::Done));
    assert_eq!((see(&table, &ann).now.takeback, see(&table, &ann).now.orders), (None, 3));
    table.handle(&ann, Ask::Takeback { seat: seat("reds"), to: 1 });
    let all = everybody(&table);
    let active = see(&table, &all).now.asked[0].seat.clone();
    assert!(matches!(table.handle(&all, order(&active, "done")), Reply::Done));
    assert_eq!((see(&table, &ann).now.takeback, see(&table, &ann).now.orders), (None, 4));
    table.handle(&ann, Ask::Takeback { seat: seat("reds"), to: 1 });
    assert!(matches!(table.handle(&ann, answer("reds", false, 1, None)), Reply::Done));
    assert_eq!(see(&table, &ann).now.takeback, None, "who asked can let it be");
}

#[test]
fn who_agrees_agrees_to_what_they_were_asked_and_to_nothing_else() {
    let mut table = hotseat(1);
    bid(&mut table);
    let all = everybody(&table);
    table.handle(&all, Ask::Takeback { seat: seat("reds"), to: 2 });
    play_on(&mut table, &mut Chance::new(1), 1);
    let (ann, ben) = (person(&["reds"]), person(&["british"]));
    table.handle(&ann, Ask::Takeback { seat: seat("reds"), to: 2 });
    // While Ben reads it, Ann asks for something else.
    table.handle(&ann, Ask::Takeback { seat: seat("reds"), to: 0 });
    let before = table.record();
    for (agree, to, branch) in [(true, 2, None), (false, 2, None), (true, 0, Some(1)), (true, 1, None)] {
        let reply = table.handle(&ben, answer("british", agree, to, branch));
        let Reply::Refused(Refusal::Refused { refusal, .. }) = reply else {
            panic!("{agree} to {to} {branch:?}: {reply:?}")
        };
        assert_eq!(refusal.id, "table-another-takeback");
        assert_eq!(see(&table, &ann).now.takeback.expect("it is still asked").waits_for, ["british", "whites"]);
    }
    assert_eq!(table.record(), before);
    assert!(matches!(table.handle(&ben, answer("british", true, 0, None)), Reply::Done));
    let written = serde_json::to_value(answer("whites", true, 0, None)).expect("plain data");
    assert_eq!(written, serde_json::json!({ "ask": "consent", "seat": "whites", "agree": true, "to": 0 }));
    let read = serde_json::from_value(written).expect("what was written");
    assert!(matches!(table.handle(&person(&["whites"]), read), Reply::Done));
    assert_eq!(see(&table, &ann).now.orders, 0);
}

/// A table with so many lines of play that were left, all after the second bid.
fn with_lines(lines: usize) -> Table {
    let mut table = hotseat(1);
    bid(&mut table);
    table.handle(&everybody(&table), Ask::Takeback { seat: seat("reds"), to: 2 });
    let record = table.record();
    let (head, rest) = record.split_once("branch 1 after 2\n").expect("one line was left");
    let (order, rest) = rest.split_once('\n').expect("it has one order");
    let order = order.strip_prefix("1.").expect("it is the first line's");
    let left: String = (1..=lines).map(|id| format!("branch {id} after 2\n{id}.{order}\n")).collect();
    let record = resealed(&format!("{head}{left}{rest}"));
    let opened = Table::open(emtsa(), &record, table.notes().clone()).expect("it is whole");
    assert_eq!(opened.notices, []);
    opened.table
}

#[test]
fn lines_that_were_left_are_kept_up_to_a_number_and_none_is_given_up() {
    let kept = |table: &Table| table.record().lines().filter(|line| line.starts_with("branch ")).count();
    for (lines, goes_back) in [(999, true), (1_000, false)] {
        let mut table = with_lines(lines);
        let all = everybody(&table);
        assert_eq!((kept(&table), see(&table, &all).branches.len()), (lines, 100), "those left last are shown");
        let reply = table.handle(&all, Ask::Takeback { seat: seat("reds"), to: 0 });
        match reply {
            Reply::Done => assert!(goes_back),
            Reply::Refused(Refusal::Refused { refusal, .. }) => {
                assert_eq!((refusal.id.as_str(), goes_back), ("table-too-many-lines", false))
            }
            other => panic!("{other:?}"),
        }
        assert_eq!(kept(&table), 1_000, "none is given up");
    }
    let mut table = with_lines(1_000);
    let all = everybody(&table);
    let undo = Ask::Undo { seat: seat("british") };
    assert!(reason(table.handle(&all, undo)).contains("1000 lines"), "what would be left was not given just now");
    let bid = see(&table, &all).now.asked[0].orders[1].clone();
    assert!(matches!(table.handle(&all, order("whites", &bid)), Reply::Done));
    assert!(matches!(table.handle(&all, Ask::OpenBranch { seat: seat("reds"), branch: 7 }), Reply::Done));
    assert_eq!((see(&table, &all).now.orders, kept(&table)), (3, 1_000), "any of them can be opened");
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
    assert!(matches!(table.handle(&ben, answer("british", false, 1, Some(1))), Reply::Done));
    assert_eq!((see(&table, &ann).now.takeback, see(&table, &ann).now.orders), (None, 1));
    table.handle(&ann, open("reds"));
    table.handle(&ben, answer("british", true, 1, Some(1)));
    assert!(matches!(table.handle(&cat, answer("whites", true, 1, Some(1))), Reply::Done));
    let scene = see(&table, &ann);
    assert_eq!((scene.now.orders, scene.now.takeback, scene.branches.len()), (3, None, 0));
    assert!(reason(table.handle(&all, open("reds"))).contains("no left line"));
}

#[test]
fn what_cannot_be_replayed_is_neither_shown_nor_gone_back_to_and_the_log_says_so() {
    let mut whole = hotseat(1);
    play_on(&mut whole, &mut Chance::new(2), 40);
    let rules = whole.record().lines().find(|line| line.starts_with("rules ")).expect("it has rules").to_owned();
    let line = whole.record().lines().find(|line| line.starts_with("5 ")).expect("forty orders").to_owned();
    let lost = whole.record().replacen(&line, "5 reds march 154 obozerskaya", 1);
    let other_rules = resealed(&lost.replacen(&rules, "rules 00000000000000aa", 1));
    // Who noticed an answer under seal can no longer be told: for everybody's eyes it is not counted.
    let given = |line: &&str| line.starts_with(|sign: char| sign.is_ascii_digit()) && !line.contains("; sealed");
    let count = whole.record().lines().filter(given).count();
    assert!((10..40).contains(&count), "{count}");
    // Under other rules, and damaged: the text is true of both.
    for record in [other_rules, lost] {
        let mut table = Table::open(emtsa(), &record, whole.notes().clone()).expect("a game is never lost").table;
        let all = everybody(&table);
        let scene = see(&table, &all);
        assert_eq!((scene.now.orders, &scene.view), (count, &see(&whole, &all).view));
        let told: Vec<&str> = scene.log.iter().map(|line| line.what.id.as_str()).collect();
        assert_eq!(told, ["engine-history-missing"], "the log does not look as if nothing had happened");
        for ask in [Ask::At { order: 5 }, Ask::Takeback { seat: seat("reds"), to: 5 }] {
            let said = reason(table.handle(&all, ask.clone()));
            assert!(said.contains("before order 6 was played under other rules, or its record is damaged"), "{said}");
        }
        let present = table.handle(&all, Ask::At { order: count });
        assert!(matches!(present, Reply::Scene { .. }), "the present can be shown");
    }
}

#[test]
fn a_takeback_is_refused_with_how_many_orders_there_are() {
    let mut table = hotseat(1);
    let all = everybody(&table);
    let back = |to: usize| Ask::Takeback { seat: seat("reds"), to };
    assert!(reason(table.handle(&all, back(0))).contains("no order 1: 0 have been given"));
    let bid = see(&table, &all).now.asked[0].clone();
    table.handle(&all, order(&bid.seat, &bid.orders[0]));
    assert!(reason(table.handle(&all, back(1))).contains("no order 2: one has been given"));
    assert!(reason(table.handle(&all, Ask::At { order: 2 })).contains("no order 3: one has been given"));
    assert!(matches!(table.handle(&all, back(0)), Reply::Done));
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
        Reply::Refused(Refusal::Astray { .. })
    ));
}
