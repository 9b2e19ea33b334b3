//! What if: what is tried touches nothing, tells nothing, and can be kept.

use table::TableNotes;

use super::*;

fn suppose(seat: Option<&str>, order: usize, seed: u64) -> Ask {
    Ask::Suppose { seat: seat.map(str::to_owned), order, seed: seed.to_string() }
}

/// The cards of all hands that a seat could have in the position that a trial begins with, by seat.
fn hands(table: &Table, seed: u64) -> Vec<Vec<String>> {
    let mut table = Table::open(emtsa(), &table.record(), table.notes().clone()).expect("its own record").table;
    let mut watcher = Watcher::new(person(&["reds"]), &table);
    let orders = table.summary().orders;
    let Reply::Trial { you, .. } = watcher.handle(&mut table, suppose(Some("reds"), orders, seed)) else {
        panic!("it begins")
    };
    assert_eq!(you.seats.len(), 3, "whoever tries holds every seat");
    let seats = ["reds", "british", "whites"];
    let seen = seats.map(|seat| {
        let reply = watcher.handle(&mut table, Ask::Look { seat: Some(seat.into()), before: None });
        let Reply::Scene { scene, .. } = reply else { panic!("{reply:?}") };
        scene.view.hands.iter().flat_map(|hand| hand.seen.iter().map(ToString::to_string)).collect::<Vec<_>>()
    });
    seen.into()
}

#[test]
fn hidden_hands_are_dealt_anew_and_ones_own_is_as_it_was() {
    let table = hotseat(3);
    let own = see(&table, &person(&["reds"]));
    let own: Vec<String> = own.view.hands.iter().flat_map(|hand| hand.seen.iter().map(ToString::to_string)).collect();
    let dealt: Vec<Vec<Vec<String>>> = (1..=8).map(|seed| hands(&table, seed)).collect();
    assert!(dealt.iter().all(|hands| hands[0] == own), "{own:?}");
    assert!(dealt.iter().any(|hands| hands[1] != dealt[0][1]), "the others have other cards in another trial");
}

#[test]
fn what_is_tried_changes_nothing_at_the_table_and_ends_where_it_began() {
    let mut table = hotseat(3);
    bid(&mut table);
    let (version, orders) = (table.version(), table.summary().orders);
    let mut watcher = Watcher::new(person(&["reds"]), &table);
    let before = watcher.scene(&table);
    assert!(matches!(watcher.handle(&mut table, suppose(Some("reds"), orders, 5)), Reply::Trial { .. }));
    for _ in 0..12 {
        assert!(matches!(watcher.handle(&mut table, Ask::Computer), Reply::Done));
        assert!(watcher.change(&table).is_some(), "whoever tries sees it");
    }
    assert_eq!((table.version(), table.summary().orders), (version, orders));
    assert_eq!(watcher.scene(&table).now.orders, 12);
    let Reply::Scene { scene, .. } = watcher.handle(&mut table, Ask::EndTrial) else { panic!("it ends") };
    assert_eq!(*scene, before);
    assert_eq!(reason(watcher.handle(&mut table, Ask::Computer)), "Nothing is being tried here.");
}

#[test]
fn a_trial_is_kept_as_a_record_that_opens_and_holds() {
    for game in [emtsa(), elope()] {
        let mut table = table(game, 4, Rolling::Seeded, &[]);
        play_on(&mut table, &mut Chance::new(4), 9);
        let all = everybody(&table);
        let seat = all.seats.first().cloned();
        let mut watcher = Watcher::new(all, &table);
        assert!(matches!(watcher.handle(&mut table, suppose(seat.as_deref(), 7, 6)), Reply::Trial { .. }));
        for _ in 0..90 {
            watcher.handle(&mut table, Ask::Computer);
        }
        let tried = watcher.scene(&table);
        let Reply::Record { text } = watcher.handle(&mut table, Ask::Record) else { panic!("it is theirs") };
        let opened = Table::open(table.game(), &text, TableNotes::default()).expect("an ordinary record");
        assert_eq!(opened.notices, []);
        assert_eq!(opened.table.holds(), Ok(()));
        assert_eq!(opened.table.summary().orders, tried.now.orders);
        let all = everybody(&opened.table);
        let replayed = Watcher::new(all, &opened.table);
        let mut kept = opened.table;
        let mut replayed = replayed;
        assert!(
            matches!(replayed.handle(&mut kept, Ask::At { order: 0 }), Reply::Scene { .. }),
            "from its first order on"
        );
    }
}

#[test]
fn whoever_only_watches_tries_nothing_that_is_hidden_from_them() {
    let mut hidden = hotseat(3);
    let mut watcher = Watcher::new(person(&[]), &hidden);
    let refused = reason(watcher.handle(&mut hidden, suppose(None, 0, 1)));
    assert_eq!(refused, "Something in this position is hidden from those who watch: it cannot be tried.");
    let stolen = watcher.handle(&mut hidden, suppose(Some("reds"), 0, 1));
    assert!(matches!(stolen, Reply::Refused(_)), "the eyes of a seat are its holder's");
    let mut open = table(elope(), 3, Rolling::Seeded, &[]);
    let mut watcher = Watcher::new(person(&[]), &open);
    assert!(matches!(watcher.handle(&mut open, suppose(None, 0, 1)), Reply::Trial { .. }));
}
