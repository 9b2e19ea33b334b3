//! Answers under seal: built up, changed and withdrawn in parts, without a trace for the other side.

use std::sync::Arc;

use engine::journal::{Journal, Rolling};
use engine::{Chance, Eyes, Game, Seat, Seed, Urgency, awaited};
use riverdon::{Order, RiverDon};

const FIRST: Seat = Seat(0);
const SECOND: Seat = Seat(1);

fn begin(options: &[(&str, &str)], seed: u64) -> Journal<RiverDon> {
    let game = Arc::new(RiverDon::new());
    let setup = game.title().setup(Some("steppe"), options.iter().copied()).expect("a known scenario");
    Journal::new(game, setup, Seed::from_number(seed), Rolling::Seeded).expect("a sound scenario").0
}

/// What a seat is asked.
fn prompt(journal: &Journal<RiverDon>, seat: Seat) -> Option<&'static str> {
    journal.game().decision(journal.state(), seat).map(|decision| decision.prompt.id)
}

/// Plays at random until both sides are asked something.
fn until(journal: &mut Journal<RiverDon>, wanted: &str, chance: &mut Chance) {
    while [FIRST, SECOND].into_iter().any(|seat| prompt(journal, seat) != Some(wanted)) {
        let waiting: Vec<Seat> = awaited(journal.game(), journal.state()).collect();
        let seat = *chance.pick(&waiting).expect("somebody is asked");
        let order = journal.game().sample(journal.state(), seat, chance).expect("an order");
        journal.give(seat, &order, &[]).expect("a legal order");
    }
}

/// An order of a seat that does not end its answer.
fn part(journal: &Journal<RiverDon>, seat: Seat, chance: &mut Chance) -> Order {
    (0..)
        .map(|_| journal.game().sample(journal.state(), seat, chance).expect("an order"))
        .find(|order| *order != Order::Done)
        .expect("a part")
}

/// All that reaches a seat.
fn received(journal: &Journal<RiverDon>, seat: Seat) -> String {
    let view = engine::Shown::view(journal.game(), journal.state(), Eyes::Seat(seat));
    let log = journal.events().expect("a log");
    let told: Vec<_> =
        log.into_iter().filter(|(_, event)| event.to.contains(seat)).map(|(_, event)| event.message).collect();
    let mut orders = Vec::new();
    journal.game().orders(journal.state(), seat, &mut orders);
    let counted = (journal.noticed_by(Eyes::Seat(seat)).len(), journal.left_lines().len());
    let back = (journal.undoable(seat).is_ok(), journal.redoable().contains(&seat));
    format!("{}\n{told:?}\n{orders:?}\n{counted:?}\n{back:?}", serde_json::to_string(&view).expect("a view"))
}

#[test]
fn an_answer_of_many_parts_leaves_no_trace() {
    for (seed, wanted) in [
        (1, "riverdon-ask-set-up"),
        (2, "riverdon-ask-leaders"),
        (3, "riverdon-ask-orders"),
        (4, "riverdon-ask-missions"),
    ] {
        let (mut journal, mut chance) = (begin(&[], seed), Chance::new(seed));
        until(&mut journal, wanted, &mut chance);
        let before = received(&journal, SECOND);
        for _ in 0..4 {
            let order = part(&journal, FIRST, &mut chance);
            journal.give(FIRST, &order, &[]).expect("a part");
            assert_eq!(received(&journal, SECOND), before, "{wanted}: a part is given");
        }
        let own = part(&journal, SECOND, &mut chance);
        journal.give(SECOND, &own, &[]).expect("a part");
        let before = received(&journal, SECOND);
        for _ in 0..3 {
            journal.undo(FIRST).expect("it lies under seal");
            assert_eq!(received(&journal, SECOND), before, "{wanted}: a part is withdrawn");
        }
        let order = part(&journal, FIRST, &mut chance);
        journal.give(FIRST, &order, &[]).expect("another part");
        assert_eq!(received(&journal, SECOND), before, "{wanted}: another takes its place");
        journal.undo(SECOND).expect("it lies under seal");
        let before = received(&journal, SECOND);
        let order = part(&journal, FIRST, &mut chance);
        journal.give(FIRST, &order, &[]).expect("a part");
        assert_eq!(
            received(&journal, SECOND),
            before,
            "{wanted}: a part of the other side, and one's own can be redone"
        );
        journal.redo(SECOND).expect("it is still one's own");
        let record = journal.record();
        let saved = engine::journal::SavedGame::read(&record, "record").expect("a record");
        assert_eq!(Journal::open(journal.shared_game(), saved).expect("it opens").journal.record(), record);
        journal.verify().expect("it replays");
    }
}

#[test]
fn an_answer_can_be_opened_again_until_the_other_side_has_closed() {
    let (mut journal, mut chance) = (begin(&[], 5), Chance::new(5));
    until(&mut journal, "riverdon-ask-missions", &mut chance);
    journal.give(FIRST, &Order::Done, &[]).expect("it can be closed");
    assert_eq!(prompt(&journal, FIRST), None);
    journal.undo(FIRST).expect("it can be opened again");
    assert_eq!(prompt(&journal, FIRST), Some("riverdon-ask-missions"));
    journal.give(FIRST, &Order::Done, &[]).expect("it can be closed");
    journal.give(SECOND, &Order::Done, &[]).expect("it can be closed");
    assert!(journal.undo(FIRST).is_err(), "the seal is open");
    assert!(journal.undo(SECOND).is_err(), "the seal is open");
}

#[test]
fn what_somebody_finds_out_under_seal_does_not_bind_the_other_side() {
    let mut found = 0;
    for seed in 0..40 {
        let (mut journal, mut chance) = (begin(&[("fog", "hidden")], seed), Chance::new(seed));
        for _ in 0..4_000 {
            if journal.game().outcome(journal.state()).is_some() {
                break;
            }
            let waiting: Vec<Seat> = awaited(journal.game(), journal.state()).collect();
            let seat = *chance.pick(&waiting).expect("somebody is asked");
            let order = journal.game().sample(journal.state(), seat, &mut chance).expect("an order");
            journal.give(seat, &order, &[]).expect("a legal order");
            let [.., other, last] = journal.entries() else { continue };
            let stopped = last.binding && last.urgency == Urgency::Sealed && matches!(order, Order::Ride(..));
            if stopped && other.seat != last.seat && other.urgency == Urgency::Sealed && !other.binding {
                let (other, last) = (other.seat, last.seat);
                let mut copy = journal.clone();
                assert!(copy.undo(last).is_err(), "who was shown something cannot forget it");
                copy.undo(other).expect("the other side learns nothing of it");
                copy.verify().expect("it replays");
                found += 1;
            }
        }
        if found > 0 {
            return;
        }
    }
    panic!("no leader was stopped by somebody unseen");
}
