//! What goes over the wire to a seat and to those who watch: nothing that they may not know.

use engine::{Rolling, Seed};
use table::protocol::Line;
use table::{Person, Table, Watcher};

use super::talk::Window;
use super::*;

/// The scenario with few cards.
const RAID: &str = "raid";
const SEATS: [&str; 3] = ["reds", "british", "whites"];

/// A game of the example with a friend on every seat; a window for each, and one for those who watch.
struct Party {
    id: String,
    players: Vec<Window>,
    guest: Window,
    keys: Vec<String>,
}

impl Party {
    fn at(server: &Running, scenario: &str, seed: u64) -> Party {
        let friends = json!({ "reds": "friend", "british": "friend", "whites": "friend" });
        let id = server.begin(json!({ "game": "emtsa", "scenario": scenario, "seed": seed, "seats": friends }));
        let mut keys: Vec<String> = SEATS.iter().map(|seat| server.key(&id, seat)).collect();
        keys.push(server.watch_key(&id));
        let players = keys[..3].iter().map(|key| Window::by_link(server, &id, key)).collect();
        let guest = Window::by_link(server, &id, &keys[3]);
        Party { id, players, guest, keys }
    }

    /// Everybody has heard everything; what each heard since they were asked last, the guest being the last.
    fn heard(&mut self) -> Vec<String> {
        let mut heard = Vec::new();
        for (seat, window) in SEATS.iter().zip(&mut self.players) {
            window.scene(seat);
            heard.push(std::mem::take(&mut window.heard).join("\n"));
        }
        self.guest.ask(json!({ "ask": "look", "seat": null }));
        heard.push(std::mem::take(&mut self.guest.heard).join("\n"));
        heard
    }

    /// The cards in each hand, as its own seat sees them.
    fn hands(&mut self) -> Vec<Vec<String>> {
        let cards = |(seat, window): (&&str, &mut Window)| {
            let scene = window.scene(seat);
            let hands = scene["view"]["hands"].as_array().expect("a list").clone();
            let seen = hands.iter().flat_map(|hand| hand["seen"].as_array().expect("a list").clone());
            seen.filter_map(|card| card.as_str().map(str::to_owned)).filter(|card| card != "nothing").collect()
        };
        SEATS.iter().zip(&mut self.players).map(cards).collect()
    }

    /// Whoever is waited for gives one of their orders; false when the game is over.
    fn order(&mut self, choice: usize) -> bool {
        for (seat, window) in SEATS.iter().zip(&mut self.players) {
            let scene = window.scene(seat);
            let asked = scene["asked"].as_array().expect("a list").clone();
            let few = |one: &Value| one["orders"].as_array().is_some_and(|orders| !orders.is_empty());
            let mine = asked.iter().find(|one| one["seat"] == *seat && one["urgency"] != "may" && few(one));
            let Some(orders) = mine.map(|mine| mine["orders"].as_array().expect("a list").clone()) else { continue };
            let order = orders[choice % orders.len()].as_str().expect("an order").to_owned();
            assert_eq!(window.order(seat, &order)["reply"], "done", "{order}");
            return true;
        }
        false
    }
}

#[test]
fn hands_and_keys_of_others_are_in_nothing_that_is_sent() {
    let folder = folder();
    let server = Running::at(folder.path());
    let mut party = Party::at(&server, "autumn", 7);
    let (mut orders, mut hidden) = (0, 0);
    loop {
        let hands = party.hands();
        for (at, heard) in party.heard().iter().enumerate() {
            let others = hands.iter().enumerate().filter(|(whose, _)| *whose != at).flat_map(|(_, cards)| cards);
            for card in others {
                hidden += 1;
                assert!(!heard.contains(card.as_str()), "{card} is told to {at}: {heard}");
            }
            for key in &party.keys {
                assert!(!heard.contains(key.as_str()), "a key is told to {at}");
            }
            for card in hands.get(at).into_iter().flatten() {
                assert!(heard.contains(card.as_str()), "{card} is kept from its own seat {at}");
            }
        }
        if !party.order(orders * 7 + 3) {
            break;
        }
        orders += 1;
    }
    let (_, record) = server.request("GET", &format!("/api/tables/{}/record", party.id), "");
    assert!(orders > 30 && hidden > 100, "a whole game was played: {orders} orders, {hidden} hidden cards\n{record}");
}

/// Two deals of the raid that the reds cannot tell apart: their own cards came in the same order, the others' are others.
fn twins() -> [u64; 2] {
    let game = shelf::game("emtsa").expect("it is on the shelf").game;
    let dealt = |seed: u64| {
        let setup = game.title().setup(Some(RAID), []).expect("it is a scenario");
        let table = Table::begin(game.clone(), setup, Seed::from_number(seed), Rolling::Seeded, Vec::new());
        let table = table.expect("it is sound");
        SEATS.map(|seat| {
            let person = Person { seats: [seat.to_owned()].into(), ..Person::default() };
            let log = Watcher::new(person, &table).scene(&table).log;
            let lines: Vec<&Line> = log.iter().map(AsRef::as_ref).collect();
            serde_json::to_string(&lines).expect("plain data")
        })
    };
    let mut deals: Vec<[String; 3]> = Vec::new();
    for seed in 0..2_000 {
        let deal = dealt(seed);
        if let Some(twin) =
            deals.iter().position(|known| known[0] == deal[0] && known[1] != deal[1] && known[2] != deal[2])
        {
            return [twin as u64, seed];
        }
        deals.push(deal);
    }
    panic!("no hand of the reds is dealt twice");
}

#[test]
fn two_games_that_differ_only_in_secrets_send_the_same_bytes() {
    let folder = folder();
    let server = Running::at(folder.path());
    let mut told = Vec::new();
    for seed in twins() {
        let mut party = Party::at(&server, RAID, seed);
        let hands = party.hands();
        // The others bid whatever differs: under seal.
        for seat in [1, 2] {
            let bid = format!("bid {}", hands[seat].first().expect("a card"));
            assert_eq!(party.players[seat].order(SEATS[seat], &bid)["reply"], "done", "{bid}");
        }
        party.players[0].ask(json!({ "ask": "orders", "seat": "reds", "who": [] }));
        party.players[0].ask(json!({ "ask": "at", "order": 1 }));
        party.players[0].ask(json!({ "ask": "undo", "seat": "reds" }));
        let heard = party.heard();
        let bytes = [0, 3].map(|at| heard[at].replace(&party.id, "table"));
        assert!(bytes[0].contains("\"orders\":2"), "both bids were told: {}", bytes[0]);
        told.push(bytes);
    }
    for (one, other) in told[0].iter().zip(&told[1]) {
        let same = one.bytes().zip(other.bytes()).take_while(|(one, other)| one == other).count();
        let around =
            |text: &str| text.get(same.saturating_sub(80)..).unwrap_or("").chars().take(200).collect::<String>();
        assert!(one == other, "{}\nor\n{}", around(one), around(other));
    }
}
