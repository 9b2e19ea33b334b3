//! A campaign by link: two people, each at a window of their own, until its second board is begun.

use commander::{AnyPlayer, Kind};
use engine::erased::AnyJournal;
use engine::journal::Rolling;
use engine::{Seed, Urgency};

use super::talk::Window;
use super::*;

/// Dice and players by which the first side gets off the first board.
const SEED: u64 = 14;
const SIDES: [&str; 2] = ["first", "second"];

/// The same game beside the table, with players who know what each of the two wants.
struct Minds {
    journal: Box<dyn AnyJournal>,
    players: Vec<Box<dyn AnyPlayer>>,
}

impl Minds {
    fn new() -> Minds {
        let game = shelf::game("riverdon").expect("it is on the shelf").game;
        let setup = game.title().setup(Some("ice_march"), [("boards", "three")]).expect("a known set-up");
        let journal = game.begin(setup, Seed::from_number(SEED), Rolling::Seeded).expect("a sound scenario").journal;
        let players = vec![game.commander(Kind::Greedy, 1), game.commander(Kind::Random, 2)];
        Minds { journal, players }
    }

    /// Whose order comes next, and what it is.
    fn next(&mut self) -> (usize, String) {
        let asked = self.journal.asked();
        let (may, waits): (Vec<_>, Vec<_>) = asked.iter().partition(|asked| asked.urgency == Urgency::May);
        let seats: Vec<engine::Seat> = may.into_iter().chain(waits).map(|asked| asked.seat).collect();
        for seat in seats {
            let at = usize::from(seat.0);
            if let Some(order) = self.players[at].order(self.journal.as_ref(), seat) {
                self.journal.order(seat, &order, &[]).expect("it is legal");
                return (at, order);
            }
        }
        panic!("nobody has an order")
    }
}

/// Of the other side's troops a window shows where markers stand and what was reported of them, nothing else.
fn shows_markers_alone(scene: &Value, own: &str) {
    for counter in scene["view"]["counters"].as_array().expect("a list") {
        if scene["view"]["board"] == "" && counter["side"] != own {
            assert_eq!(counter["states"], json!([]), "{counter}");
            let notes = counter.get("notes").and_then(Value::as_array);
            let reported = |note: &Value| note["id"] == "riverdon-report";
            assert!(notes.is_none_or(|notes| notes.iter().all(reported)), "{counter}");
        }
    }
}

#[test]
fn two_people_with_links_play_until_the_second_board_is_begun() {
    let folder = folder();
    let server = Running::at(folder.path());
    let friends = json!({ "first": "friend", "second": "friend" });
    let id = server.begin(json!({
        "game": "riverdon", "scenario": "ice_march", "seed": SEED, "seats": friends, "options": { "boards": "three" },
    }));
    let mut windows = SIDES.map(|seat| Window::by_link(&server, &id, &server.key(&id, seat)));
    let (mut minds, mut orders) = (Minds::new(), 0);
    let is_second = |scene: &Value| scene["view"]["stage"].to_string().contains("riverdon-stage-round");
    loop {
        let (seat, order) = minds.next();
        assert_eq!(windows[seat].order(SIDES[seat], &order)["reply"], "done", "{order}");
        orders += 1;
        if orders % 20 == 0 {
            let scenes = [0, 1].map(|at| windows[at].scene(SIDES[at]));
            (0..2).for_each(|at| shows_markers_alone(&scenes[at], SIDES[at]));
            assert!(scenes.iter().all(|scene| scene["outcome"].is_null()), "the campaign ended on its first board");
            if scenes.iter().all(is_second) {
                break;
            }
        }
    }
    assert!(orders > 200, "{orders}");
    let foreign = windows[0].ask(json!({ "ask": "look", "seat": "second" }));
    assert_ne!(foreign["scene"]["eyes"], "second", "neither sees the other's map: {foreign}");
}
