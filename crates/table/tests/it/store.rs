//! What is kept of a table, and opened again.

use engine::Refusal;
use table::TableNotes;
use table::protocol::{Reply, StandingReply};

use super::*;

#[test]
fn a_table_opened_again_is_the_same() {
    let mut table = table(emtsa(), 8, Rolling::Seeded, &[("whites", "greedy")]);
    table.call("Saturday");
    let ann = person(&["reds", "british"]);
    let mut chance = Chance::new(8);
    for _ in 0..30 {
        while table.computer_acts() {}
        let scene = see(&table, &ann);
        let Some(asked) = scene.now.asked.iter().find(|asked| !asked.orders.is_empty()) else { break };
        let text = chance.pick(&asked.orders).expect("not empty").clone();
        table.handle(&ann, order(&asked.seat, &text));
    }
    table.handle(&ann, Ask::Say { text: "Tea?".into() });
    let prompt = "emtsa-ask-march".into();
    table.handle(&ann, Ask::Standing { seat: "reds".into(), prompt, reply: Some(StandingReply::Computer) });
    let notes = serde_json::to_string(table.notes()).expect("plain data");
    let notes: TableNotes = serde_json::from_str(&notes).expect("what was written");
    let opened = Table::open(emtsa(), &table.record(), notes).expect("it was written by us");
    assert!(opened.notices.is_empty());
    for eyes in [&ann, &person(&["whites"]), &person(&[])] {
        assert_eq!(see(&opened.table, eyes), see(&table, eyes));
    }
    assert_eq!(opened.table.notes(), table.notes());
    assert_eq!(opened.table.summary(), table.summary());
}

#[test]
fn an_order_that_waits_for_a_die_still_waits_when_it_is_opened_again() {
    let mut table = table(emtsa(), 5, Rolling::Typed, &[]);
    let all = everybody(&table);
    let mut chance = Chance::new(5);
    while let Some((seat, text)) = random_order(&mut table, &mut chance) {
        if let Reply::Refused(Refusal::Die { .. }) = table.handle(&all, order(&seat, &text)) {
            break;
        }
    }
    let pending = see(&table, &all).now.pending;
    assert!(pending.is_some());
    let opened = Table::open(emtsa(), &table.record(), table.notes().clone()).expect("it was written by us");
    assert_eq!(see(&opened.table, &all).now.pending, pending);
}

#[test]
fn a_damaged_record_is_opened_as_far_as_it_goes() {
    let mut table = hotseat(3);
    play_on(&mut table, &mut Chance::new(3), 20);
    let record = table.record();
    let cut = &record[..record.len() - 200];
    let opened = Table::open(emtsa(), cut, TableNotes::default()).expect("some of it can be saved");
    assert!(!opened.notices.is_empty());
    assert!(Table::open(elope(), &record, TableNotes::default()).is_err(), "it is a record of another game");
    assert!(Table::open(emtsa(), "noise", TableNotes::default()).is_err());
}
