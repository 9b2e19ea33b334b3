//! What goes over the wire of a game whose sides have hands and pools of counters, and of which several seats may share a
//! side: nothing of a hand reaches the other side or those who watch, and two games that differ in a hand alone send them
//! the same bytes.

use super::talk::Window;
use super::*;

const SEATS: [&str; 4] = ["white", "bolshevik", "east", "west"];
/// Who may know nothing of the Whites' hand: the other side, and those who watch.
const OTHERS: [usize; 2] = [1, 4];

/// Three White players and a Bolshevik before a decision to which hands matter, with this hand of the Whites; the last
/// window is of those who watch.
fn party(server: &Running, hand: &str) -> (String, Vec<Window>) {
    let seats = json!({ "white": "friend", "bolshevik": "friend", "east": "friend", "west": "friend" });
    let position = format!(
        "game: rossyia\nscenario: campaign\nturn: 4\nphase: initiative white\nhand white: {hand}\nhand bolshevik: r_mobilisation\n"
    );
    let id = server.begin(json!({
        "game": "rossyia",
        "scenario": "campaign",
        "options": { "white_players": "three", "czech_case": "2" },
        "position": position,
        "seed": 7,
        "seats": seats,
    }));
    let mut keys: Vec<String> = SEATS.iter().map(|seat| server.key(&id, seat)).collect();
    keys.push(server.watch_key(&id));
    let windows = keys.iter().map(|key| Window::by_link(server, &id, key)).collect();
    (id, windows)
}

/// Everybody looks, asks what they can do, and tries to look back and to write the position down.
fn look_around(windows: &mut [Window]) {
    for (at, window) in windows.iter_mut().enumerate() {
        let seat = SEATS.get(at).copied();
        window.ask(json!({ "ask": "look", "seat": seat }));
        window.ask(json!({ "ask": "at", "order": 0 }));
        if let Some(seat) = seat {
            window.ask(json!({ "ask": "orders", "seat": seat, "who": [] }));
            window.ask(json!({ "ask": "write_down", "order": 0 }));
        }
    }
}

/// Whoever is asked gives the last of a few orders, so often; what they were.
fn play(windows: &mut [Window], count: usize) -> Vec<String> {
    let mut given = Vec::new();
    for _ in 0..count {
        let next = (0..SEATS.len()).find_map(|at| {
            let scene = windows[at].scene(SEATS[at]);
            let asked = scene["asked"].as_array().expect("a list").clone();
            let mine = asked.into_iter().find(|one| one["seat"] == SEATS[at] && one["urgency"] != "may")?;
            let prompt = mine["prompt"]["id"].as_str().expect("a prompt").to_owned();
            // Which options are drawn is what the two games differ in.
            let reveals = prompt.contains("ask-play") || prompt.contains("ask-choose");
            let order = mine["onward"].as_str().or_else(|| mine["orders"].as_array()?.last()?.as_str());
            (!reveals).then(|| order.map(|order| (at, order.to_owned())))?
        });
        let Some((at, order)) = next else { break };
        assert_eq!(windows[at].order(SEATS[at], &order)["reply"], "done", "{order}");
        given.push(order);
        look_around(windows);
    }
    given
}

/// What everybody heard, without what is another table's anyway.
fn heard(windows: &mut [Window], id: &str) -> Vec<String> {
    for (at, window) in windows.iter_mut().enumerate() {
        window.ask(json!({ "ask": "look", "seat": SEATS.get(at) }));
    }
    windows.iter_mut().map(|window| std::mem::take(&mut window.heard).join("\n").replace(id, "table")).collect()
}

#[test]
fn a_hand_of_three_players_reaches_all_of_them_and_nobody_else() {
    let folder = folder();
    let server = Running::at(folder.path());
    let hands = ["w_initiative, w_propagande=2", "w_partisans=2, w_or_imperial"];
    let told = hands.map(|hand| {
        let (id, mut windows) = party(&server, hand);
        look_around(&mut windows);
        let given = play(&mut windows, 3);
        let heard = heard(&mut windows, &id);
        let options: Vec<&str> = hand.split(", ").map(|one| one.split('=').next().unwrap_or(one)).collect();
        for option in options {
            for at in OTHERS {
                assert!(!heard[at].contains(option), "{option} is told to {at}");
            }
            for at in [0, 2, 3] {
                assert!(heard[at].contains(option), "{option} is kept from {}", SEATS[at]);
            }
        }
        (given, OTHERS.map(|at| heard[at].clone()))
    });
    assert_eq!(told[0].0, told[1].0, "both games went the same way");
    assert!(!told[0].0.is_empty(), "somebody decided");
    for (one, other) in told[0].1.iter().zip(&told[1].1) {
        let same = one.bytes().zip(other.bytes()).take_while(|(one, other)| one == other).count();
        let around =
            |text: &str| text.get(same.saturating_sub(80)..).unwrap_or("").chars().take(200).collect::<String>();
        assert!(one == other, "{}\nor\n{}", around(one), around(other));
    }
}
