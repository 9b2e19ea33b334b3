//! Undo and takeback at their edges: interjections, pending dice, the end of the game.

use engine::journal::Journal;
use engine::{Game, Refusal, Rolling, Seat};
use example::EmtsaLine;

use crate::{game, journal, played};

/// A game after its first bids: the Reds are active.
fn reds_active(rolling: Rolling) -> Journal<EmtsaLine> {
    let mut journal = journal(7, rolling);
    for (seat, order) in [(0, "bid rumour4"), (1, "bid rumour1"), (2, "bid rumour3")] {
        journal.order(Seat(seat), order).expect("a bid");
    }
    journal
}

fn refused(found: Result<(), engine::Breach>) -> Option<&'static str> {
    found.err().map(|breach| breach.0.id)
}

#[test]
fn an_interjection_is_an_answer_too() {
    let mut journal = reds_active(Rolling::Seeded);
    journal.order(Seat(0), "march 154 avda").expect("a march");
    journal.order(Seat(1), "withdraw verst455").expect("the train may withdraw meanwhile");
    assert_eq!(refused(journal.undo(Seat(0))), Some("engine-undo-answered"), "the British have acted since");
    assert_eq!(refused(journal.undo(Seat(1))), None);
    assert_eq!(refused(journal.undo(Seat(0))), None);
}

#[test]
fn a_takeback_goes_no_further_than_the_last_order() {
    let mut journal = reds_active(Rolling::Seeded);
    let before = journal.record();
    assert!(journal.takeback(4).is_err(), "there are three orders");
    assert_eq!(journal.record(), before);
    journal.takeback(3).expect("to where the game stands");
    assert_eq!(journal.entries().len(), 3);
}

#[test]
fn a_takeback_ends_the_wait_for_a_die() {
    let mut journal = reds_active(Rolling::Typed);
    journal.order(Seat(0), "march horse kodish").expect("an attack rolls nothing yet");
    journal.order(Seat(2), "stand").expect("nor does standing");
    journal.order(Seat(0), "support nothing").expect("nor a seal");
    assert!(matches!(journal.order(Seat(2), "support nothing"), Err(Refusal::Die { .. })));
    assert!(journal.pending().is_some());
    journal.takeback(4).expect("the others agree");
    assert_eq!(journal.pending(), None);
    journal.order(Seat(2), "retreat partisans@obozerskaya").expect("another answer");
}

#[test]
fn when_the_game_is_over_every_order_is_refused_for_that() {
    let mut journal = played(4, 1000);
    assert!(game().outcome(journal.state()).is_some(), "it is played to its end");
    let before = journal.record();
    for seat in 0..3 {
        match journal.order(Seat(seat), "done") {
            Err(Refusal::Breach { breach }) => assert_eq!(breach.id, "engine-game-over"),
            other => panic!("{other:?}"),
        }
    }
    assert_eq!(journal.record(), before);
}
