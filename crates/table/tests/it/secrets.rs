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

#[test]
fn who_shares_a_screen_is_sent_a_hand_only_when_its_seat_looks() {
    let mut table = table(emtsa(), 3, Rolling::Seeded, &[]);
    let hands = ["reds", "british", "whites"].map(|seat| cards(&table, seat));
    let both = person(&["reds", "british", "whites"]);
    let shown = |told: &str| hands.each_ref().map(|hand| hand.iter().any(|card| told.contains(card.as_str())));
    let mut watcher = Watcher::new(both, &table);
    let first = serde_json::to_string(&watcher.scene(&table)).expect("it is plain data");
    assert_eq!(shown(&first), [false; 3], "{first}");
    let Reply::Scene { scene, .. } = watcher.handle(&mut table, Ask::Look { seat: Some("reds".into()), before: None })
    else {
        panic!("a scene");
    };
    let looked = serde_json::to_string(&*scene).expect("it is plain data");
    assert!(shown(&looked)[0], "{looked}");
    let asked = |seat: &str| {
        scene.now.asked.iter().find(|one| one.seat == seat).map(|one| one.orders.len() + usize::from(one.more))
    };
    assert!(asked("reds").is_some_and(|orders| orders > 0) && asked("whites").is_none_or(|orders| orders == 0));
}
