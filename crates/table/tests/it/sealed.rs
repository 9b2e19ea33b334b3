//! Answers under seal that are given in parts: nobody else can count the parts, nor notice that one was changed or taken back.

use table::protocol::Goal;

use super::*;

/// A campaign in which both sides buy their armies under seal.
fn muster() -> Table {
    let game: Arc<dyn Commanded> = Arc::new(DON.clone());
    let setup = game.title().setup(Some("ice_march"), [("muster", "chosen")]).expect("it has such a scenario");
    Table::begin(game, setup, Seed::from_number(7), Rolling::Seeded, Vec::new()).expect("it is sound")
}

fn undo(seat: &str) -> Ask {
    Ask::Undo { seat: seat.into() }
}

fn redo(seat: &str) -> Ask {
    Ask::Redo { seat: seat.into() }
}

/// Everything that a seat and those who watch are told while both sides do something, as it goes over the wire.
struct Ears {
    watchers: Vec<Watcher>,
    told: Vec<String>,
}

impl Ears {
    fn at(table: &Table) -> Ears {
        let mut watchers: Vec<Watcher> =
            [person(&["first"]), person(&[])].map(|person| Watcher::new(person, table)).into();
        let told = watchers.iter_mut().map(|watcher| json(&watcher.scene(table))).collect();
        Ears { watchers, told }
    }

    /// Hear what has changed, if anything has.
    fn listen(&mut self, table: &Table) {
        for watcher in &mut self.watchers {
            self.told.extend(watcher.change(table).map(|change| json(&*change)));
        }
    }

    /// The seat does something.
    fn act(&mut self, table: &mut Table, ask: Ask) {
        let reply = self.watchers[0].handle(table, ask);
        self.told.push(json(&reply));
        self.listen(table);
    }
}

fn json(what: &impl serde::Serialize) -> String {
    serde_json::to_string(what).expect("it is plain data")
}

/// The other side does something; nothing of it may be heard.
fn unheard(table: &mut Table, ears: &mut Ears, what: &[Ask]) {
    let second = person(&["second"]);
    for ask in what {
        let before = ears.told.len();
        assert!(matches!(table.handle(&second, ask.clone()), Reply::Done), "{ask:?}");
        ears.listen(table);
        assert_eq!(ears.told.len(), before, "{ask:?} was heard: {:?}", ears.told.last());
    }
}

/// What the first side and those who watch hear of a muster in which the other does these things in between.
fn heard(between: [&[Ask]; 4]) -> Vec<String> {
    let mut table = muster();
    let mut ears = Ears::at(&table);
    unheard(&mut table, &mut ears, between[0]);
    ears.act(&mut table, order("first", "own models=mg:5"));
    ears.act(&mut table, undo("first"));
    unheard(&mut table, &mut ears, between[1]);
    ears.act(&mut table, redo("first"));
    ears.act(&mut table, Ask::Say { text: "Ready soon.".into() });
    ears.act(&mut table, Ask::At { order: 0 });
    ears.act(&mut table, Ask::At { order: 1 });
    ears.act(&mut table, Ask::At { order: 2 });
    ears.act(&mut table, Ask::Takeback { seat: "first".into(), to: 0 });
    unheard(&mut table, &mut ears, between[2]);
    ears.act(&mut table, Ask::Consent { seat: "first".into(), agree: false, what: Goal { to: 0, branch: None } });
    ears.act(&mut table, Ask::Takeback { seat: "first".into(), to: 1 });
    let report = json(&table.summary());
    ears.told.push(report);
    // The other side closes, and is known to.
    let second = person(&["second"]);
    for text in ["raise red_guard:60,cheka:3 ()", "done"] {
        assert!(matches!(table.handle(&second, order("second", text)), Reply::Done), "{text}");
        ears.listen(&table);
    }
    unheard(&mut table, &mut ears, between[3]);
    ears.act(&mut table, Ask::At { order: 2 });
    let scenes: Vec<String> = ears.watchers.iter_mut().map(|watcher| json(&watcher.scene(&table))).collect();
    ears.told.extend(scenes);
    ears.told
}

#[test]
fn how_many_parts_an_answer_under_seal_has_is_told_to_nobody() {
    let own = order("second", "buy on_board naval 4");
    let buy = order("second", "buy on_board cheka 1");
    let none = heard([&[], &[], &[], &[]]);
    let some = heard([std::slice::from_ref(&own), &[], std::slice::from_ref(&buy), &[]]);
    let many = heard([
        &[own.clone(), buy.clone(), undo("second"), buy.clone()],
        &[undo("second"), redo("second"), own.clone()],
        &[buy.clone(), undo("second"), own],
        &[],
    ]);
    for other in [some, many] {
        for (at, (one, other)) in none.iter().zip(&other).enumerate() {
            assert_eq!(one, other, "message {at} differs");
        }
        assert_eq!(none.len(), other.len());
    }
}

#[test]
fn other_eyes_see_the_same_moment_of_the_past_by_a_number_of_their_own() {
    let mut table = muster();
    for text in ["buy on_board naval 4", "buy on_board cheka 1"] {
        assert!(matches!(table.handle(&person(&["second"]), order("second", text)), Reply::Done), "{text}");
    }
    let mut watcher = Watcher::new(person(&["second"]), &table);
    let mut look = |seat: Option<&str>, before| {
        let reply = watcher.handle(&mut table, Ask::Look { seat: seat.map(str::to_owned), before: Some(before) });
        let Reply::Scene { before, .. } = reply else { panic!("{reply:?}") };
        before
    };
    assert_eq!(look(None, 1), Some(0), "nobody else noticed the first");
    assert_eq!(look(Some("second"), 0), Some(2), "to everybody that is the present");
    assert_eq!(look(Some("second"), 1), Some(1));
}
