//! Nothing that a seat may not know reaches whoever holds it.

use table::protocol::Scene;

use super::*;

/// The cards that these eyes alone see.
fn cards(table: &Table, seat: &str) -> Vec<String> {
    let scene: Scene = see(table, &person(&[seat]));
    scene
        .view
        .hands
        .iter()
        .flat_map(|hand| &hand.seen)
        .filter(|card| *card != "nothing")
        .map(ToString::to_string)
        .collect()
}

fn told(watcher: &mut Watcher, table: &Table) -> String {
    let change = serde_json::to_string(&watcher.change(table).as_deref()).expect("it is plain data");
    let scene = Watcher::new(watcher.person().clone(), table).scene(table);
    change + &serde_json::to_string(&scene).expect("it is plain data")
}

fn play_in_secret(seed: u64, rolling: Rolling) {
    let computers = [("reds", "random"), ("british", "random"), ("whites", "greedy")];
    let mut table = table(emtsa(), seed, rolling, &computers);
    let people = [person(&["reds"]), person(&["british"]), person(&["whites"]), person(&[])];
    let mut watchers: Vec<Watcher> = people.map(|person| Watcher::new(person, &table)).into();
    for watcher in &mut watchers {
        watcher.scene(&table);
    }
    let hands = |table: &Table| ["reds", "british", "whites"].map(|seat| cards(table, seat));
    let mut roller = Chance::new(seed);
    loop {
        if let Some(pending) = see(&table, &person(&["reds"])).now.pending {
            let mut rolls = pending.rolls;
            rolls.push(1 + roller.below(usize::from(pending.sides)) as u16);
            table.handle(&person(&["reds"]), Ask::Order { seat: pending.seat, order: String::new(), rolls });
        } else if !table.computer_acts() {
            break;
        }
        let hands = hands(&table);
        for (at, watcher) in watchers.iter_mut().enumerate() {
            let told = told(watcher, &table);
            for card in hands.iter().enumerate().filter(|(whose, _)| *whose != at).flat_map(|(_, cards)| cards) {
                assert!(!told.contains(card.as_str()), "{card} is told to seat {at}: {told}");
            }
        }
    }
    assert!(table.outcome().is_some(), "it was played to its end");
}

#[test]
fn cards_of_others_are_in_nothing_that_is_sent() {
    for seed in 1..=5 {
        play_in_secret(seed, Rolling::Seeded);
    }
    play_in_secret(6, Rolling::Typed);
}
