//! What somebody draws on the map is theirs.

use table::TableNotes;
use table::protocol::Sketch;

use super::*;

fn arrow(places: &[&str], text: &str) -> Sketch {
    Sketch { places: places.iter().map(|place| (*place).into()).collect(), text: text.into() }
}

fn drawn(table: &mut Table, who: &Person, seat: &str) -> Vec<Sketch> {
    match table.handle(who, Ask::Sketches { seat: seat.into() }) {
        Reply::Sketches { drawn } => drawn,
        other => panic!("{other:?}"),
    }
}

fn sketch(seat: &str, drawn: Vec<Sketch>) -> Ask {
    Ask::Sketch { seat: seat.into(), drawn }
}

#[test]
fn what_a_seat_draws_is_kept_and_nobody_elses() {
    let mut table = hotseat(3);
    let (reds, british) = (person(&["reds"]), person(&["british"]));
    let plan = vec![arrow(&["emtsa", "bridge"], ""), arrow(&["kodish"], "the secret road")];
    assert!(matches!(table.handle(&reds, sketch("reds", plan.clone())), Reply::Done));
    assert_eq!(drawn(&mut table, &reds, "reds"), plan);
    assert_eq!(drawn(&mut table, &british, "british"), []);
    assert!(matches!(table.handle(&british, Ask::Sketches { seat: "reds".into() }), Reply::Refused(_)));
    let told = serde_json::to_string(&see(&table, &british)).expect("it is plain data");
    assert!(!told.contains("secret road"), "it is in nothing that others see");
    let notes: TableNotes = serde_json::from_str(&serde_json::to_string(table.notes()).expect("plain")).expect("plain");
    let mut again = Table::open(emtsa(), &table.record(), notes).expect("its own record").table;
    assert_eq!(drawn(&mut again, &reds, "reds"), plan);
    again.hand_over("reds", Player::Person).expect("a seat");
    assert_eq!(drawn(&mut again, &reds, "reds"), [], "whoever comes next begins with a clean map");
}

#[test]
fn a_map_has_room_for_so_much() {
    let mut table = hotseat(3);
    let reds = person(&["reds"]);
    let full = vec![arrow(&["emtsa", "bridge"], ""); 200];
    assert!(matches!(table.handle(&reds, sketch("reds", full.clone())), Reply::Done));
    let more = [full, vec![arrow(&["emtsa", "kodish"], "")]].concat();
    assert_eq!(reason(table.handle(&reds, sketch("reds", more))), "A map has room for 200 arrows and notes.");
    let long = vec![arrow(&["emtsa"], &"x".repeat(201))];
    assert_eq!(reason(table.handle(&reds, sketch("reds", long))), "A note on the map has at most 200 characters.");
    assert_eq!(drawn(&mut table, &reds, "reds").len(), 200, "what was there is there");
    let empty = vec![arrow(&["emtsa"], "  "), arrow(&[], "nowhere")];
    assert!(matches!(table.handle(&reds, sketch("reds", empty)), Reply::Done));
    assert_eq!(drawn(&mut table, &reds, "reds"), [], "a note without words is none");
}
