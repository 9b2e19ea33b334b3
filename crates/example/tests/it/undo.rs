//! Undo and redo by the journal's own rules: whose order it is, until when it can be given again, and who hears of it.

use engine::erased::AnyJournal;
use engine::{Eyes, Game, Journal, Rolling, Seat, Seats};
use example::EmtsaLine;

use crate::records::open;
use crate::{journal, played};

const REDS: Seat = Seat(0);
const BRITISH: Seat = Seat(1);
const WHITES: Seat = Seat(2);

/// The bids are in and shown; the Reds march and the Whites stand.
fn stood() -> Journal<EmtsaLine> {
    let mut journal = journal(7, Rolling::Seeded);
    let orders = [
        (REDS, "bid rumour4"),
        (BRITISH, "bid rumour1"),
        (WHITES, "bid rumour3"),
        (REDS, "march horse kodish"),
        (WHITES, "stand"),
    ];
    for (seat, order) in orders {
        journal.order(seat, order).expect(order);
    }
    journal
}

/// The id of the refusal to give an order again.
fn no_redo(journal: &mut Journal<EmtsaLine>, seat: Seat) -> Option<&'static str> {
    let before = journal.record();
    let refused = journal.redo(seat).err().map(|breach| breach.0.id);
    assert_eq!(journal.record(), before, "a refusal changes nothing");
    refused
}

#[test]
fn nobody_gives_anothers_order_again() {
    let mut journal = stood();
    journal.undo(WHITES).expect("nobody has answered");
    assert_eq!(journal.redoable(), [WHITES]);
    for other in [REDS, BRITISH] {
        assert_eq!(no_redo(&mut journal, other), Some("engine-redo-nothing"), "{other:?}");
    }
    journal.redo(WHITES).expect("it is theirs");
    assert_eq!((journal.entries().len(), journal.redoable()), (5, vec![]));
}

#[test]
fn what_was_undone_last_is_given_again_first_each_by_its_own_seat() {
    let whole = stood();
    let mut journal = stood();
    journal.undo(WHITES).expect("nobody has answered");
    journal.undo(REDS).expect("the answer is gone");
    assert_eq!(journal.redoable(), [REDS]);
    assert_eq!(no_redo(&mut journal, WHITES), Some("engine-redo-nothing"), "the Reds come first");
    journal.redo(REDS).expect("undone last");
    assert_eq!(no_redo(&mut journal, REDS), Some("engine-redo-nothing"), "now the Whites");
    journal.redo(WHITES).expect("undone first");
    assert_eq!(journal.record(), whole.record());
}

#[test]
fn a_new_order_ends_redo_even_if_it_is_the_same() {
    for order in ["march 154 sheleksa", "march horse kodish"] {
        let mut journal = stood();
        journal.undo(WHITES).expect("nobody has answered");
        journal.undo(REDS).expect("the answer is gone");
        journal.order(REDS, order).expect(order);
        assert_eq!(journal.redoable(), [], "{order}");
        for seat in [REDS, BRITISH, WHITES] {
            assert_eq!(no_redo(&mut journal, seat), Some("engine-redo-nothing"), "{order}");
        }
        assert!(!journal.record().contains("undone"), "{order}");
    }
}

#[test]
fn a_refused_order_leaves_redo_as_it_was() {
    let mut journal = stood();
    journal.undo(WHITES).expect("nobody has answered");
    assert!(journal.order(WHITES, "march archangel kodish").is_err() && journal.order(REDS, "done").is_err());
    assert_eq!(journal.redoable(), [WHITES]);
    journal.redo(WHITES).expect("nothing has happened since");
}

#[test]
fn a_takeback_ends_redo() {
    let mut journal = stood();
    journal.undo(WHITES).expect("nobody has answered");
    journal.takeback(3).expect("all agree");
    assert_eq!(no_redo(&mut journal, WHITES), Some("engine-redo-nothing"));
    assert_eq!(journal.redoable(), []);
}

#[test]
fn what_was_undone_can_be_given_again_after_opening_by_whose_it_is() {
    let mut journal = stood();
    journal.undo(WHITES).expect("nobody has answered");
    journal.undo(REDS).expect("the answer is gone");
    let mut opened = open(&journal.record()).expect("it is whole");
    assert_eq!(opened.redoable(), [REDS]);
    assert_eq!(no_redo(&mut opened, BRITISH), Some("engine-redo-nothing"));
    opened.redo(REDS).and_then(|()| opened.redo(WHITES)).expect("as before");
    assert_eq!(opened.record(), stood().record());
}

#[test]
fn who_may_not_undo_may_not_be_made_to() {
    let mut journal = stood();
    let before = journal.record();
    assert!(journal.undo(BRITISH).is_err(), "their bid was shown");
    assert!(journal.undo(REDS).is_err(), "the Whites have answered");
    assert!(journal.undo(Seat(9)).is_err() && journal.redo(Seat(9)).is_err(), "there is no such seat");
    assert_eq!(journal.record(), before);
}

#[test]
fn an_order_that_was_undone_is_not_told_and_is_told_again_once_it_is_given_again() {
    let mut journal = stood();
    journal.undo(WHITES).expect("nobody has answered");
    let eyes = [Eyes::Public, Eyes::Seat(REDS), Eyes::Seat(BRITISH), Eyes::Seat(WHITES)];
    let told = |journal: &Journal<EmtsaLine>| eyes.map(|eyes| journal.log(eyes).expect("it replays"));
    let before = told(&journal);
    let by_last = |log: &[(Option<usize>, engine::Spelled)]| log.iter().filter(|(at, _)| *at == Some(3)).count();
    assert!(before.iter().all(|log| by_last(log) > 0), "everybody hears of the march");
    journal.undo(REDS).expect("nobody has answered");
    assert!(told(&journal).iter().all(|log| by_last(log) == 0));
    journal.redo(REDS).expect("it is theirs");
    assert_eq!(told(&journal), before);
}

#[test]
fn a_spectator_hears_what_everybody_hears_and_nothing_else() {
    for seed in 0..6 {
        let journal = played(seed, 60);
        let title = journal.game().title();
        let events = journal.events().expect("it replays");
        let hears = |eyes: Eyes| journal.log(eyes).expect("it replays");
        let told_to = |may_know: &dyn Fn(Seats) -> bool| {
            let told = events.iter().filter(|(_, event)| may_know(event.to));
            told.map(|(at, event)| (*at, journal.game().spell(&event.message))).collect::<Vec<_>>()
        };
        assert_eq!(hears(Eyes::Public), told_to(&|seats| seats == Seats::ALL));
        for seat in title.all_seats() {
            let own = told_to(&|seats| seats.contains(seat));
            assert_eq!(hears(Eyes::Seat(seat)), own);
            assert!(own.len() > hears(Eyes::Public).len(), "each has a hand that no spectator sees");
        }
        // All three seats together are not everybody.
        let players = title.all_seats().fold(Seats::NONE, |seats, seat| seats.with(seat));
        assert!(!Eyes::Public.among(players) && Eyes::Public.among(Seats::ALL));
    }
}

#[test]
fn what_is_left_of_an_order_is_known_again_where_a_state_was_kept() {
    // Every 64th state is kept; what is left of the order that led there stands in none.
    let mut found = 0;
    for seed in 0..400 {
        let mut journal = played(seed, 64);
        let Some(rest) = journal.rest().filter(|_| journal.entries().len() == 64) else { continue };
        let seat = engine::awaited(journal.game(), journal.state()).next().expect("the game goes on");
        let order = journal.game().sample(journal.state(), seat, &mut engine::Chance::new(seed)).expect("an order");
        journal.give(seat, &order, &[]).expect("a sample is legal");
        if journal.undo(seat).is_ok() {
            assert_eq!(journal.rest(), Some(rest), "{seed}");
            found += 1;
        }
    }
    assert!(found > 0);
}
