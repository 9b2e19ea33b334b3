//! Games played through sockets.

use std::fs;

use super::talk::Window;
use super::*;

#[test]
fn a_table_is_played_left_and_found_again_even_after_a_restart() {
    let folder = folder();
    let server = Running::at(folder.path());
    let id = server.hotseat();
    let mut window = Window::open(&server, &id);
    assert_eq!(window.welcome["table"]["name"], "Saturday");
    assert_eq!(window.welcome["table"]["game"], "emtsa");
    assert_eq!(window.welcome["scene"]["orders"], 0);
    window.bid();
    assert_eq!(window.order("reds", "stand")["reply"], "breach");
    assert_eq!(window.order("reds", "fly")["reply"], "refused");
    let seen = window.scene("reds");
    assert_eq!(seen["orders"], 3);
    drop(window);

    let mut window = Window::open(&server, &id);
    assert_eq!(window.scene("reds"), seen, "nothing is lost by leaving");
    drop(window);
    drop(server);

    let server = Running::at(folder.path());
    let tables = server.get("/api/tables");
    assert_eq!((&tables[0]["id"], &tables[0]["orders"]), (&json!(id), &json!(3)));
    assert_eq!((&tables[0]["over"], &tables[0]["scenario"]), (&json!(false), &seen_scenario(&server)));
    let mut window = Window::open(&server, &id);
    assert_eq!(window.scene("reds"), seen, "nothing is lost by a restart");
    let active = seen["asked"][0]["seat"].as_str().expect("somebody is asked").to_owned();
    assert_eq!(window.order(&active, "done")["reply"], "done");
}

fn seen_scenario(server: &Running) -> Value {
    let games = server.get("/api/games");
    let emtsa = games.as_array().expect("a list").iter().find(|game| game["id"] == "emtsa").cloned();
    emtsa.expect("it is on the shelf")["scenarios"][0]["id"].clone()
}

#[test]
fn a_refusal_names_its_clause() {
    let folder = folder();
    let server = Running::at(folder.path());
    let id = server.hotseat();
    let mut window = Window::open(&server, &id);
    window.bid();
    let scene = window.scene("reds");
    let active = scene["asked"][0].clone();
    let (seat, counter) = (active["seat"].as_str().expect("a seat"), active["ready"][0].as_str().expect("a counter"));
    let reply = window.order(seat, &format!("march {counter} obozerskaya>plesetskaya"));
    assert_eq!(reply["reply"], "breach");
    assert!(reply["breach"]["clause"].is_string(), "{reply}");
    let missing = window.order(seat, &format!("march {counter}"));
    assert_eq!((&missing["reply"], &missing["field"]), (&json!("missing"), &json!("path")));
}

#[test]
fn two_windows_see_the_same() {
    let folder = folder();
    let server = Running::at(folder.path());
    let id = server.hotseat();
    let (mut one, mut other) = (Window::open(&server, &id), Window::open(&server, &id));
    let order = one.scene("reds")["asked"][0]["orders"][0].as_str().expect("an order").to_owned();
    assert_eq!(one.order("reds", &order)["reply"], "done");
    let (change, same) = (one.change(), other.change());
    assert_eq!((&change["orders"], &same["orders"]), (&json!(1), &json!(1)));
    one.ask(json!({ "ask": "say", "text": "Hello" }));
    assert_eq!(other.change()["chat"][0], json!({ "who": "Ann", "text": "Hello", "at": 1 }));
    assert_eq!(one.scene("reds"), other.scene("reds"));
}

#[test]
fn the_computer_plays_in_the_background_one_change_at_a_time() {
    let folder = folder();
    let server = Running::at(folder.path());
    let table = json!({
        "game": "emtsa", "scenario": null, "options": { "greens": "off" }, "seed": 7,
        "seats": { "reds": "random", "british": "random", "whites": "greedy" },
    });
    let id = server.begin(table);
    let mut window = Window::open(&server, &id);
    let mut orders = window.welcome["scene"]["orders"].as_u64().expect("a number");
    loop {
        let change = window.change();
        let now = change["orders"].as_u64().expect("a number");
        assert_eq!(now, orders + 1, "each order is a change of its own");
        orders = now;
        if change["outcome"].is_object() {
            break;
        }
    }
    assert_eq!(server.get("/api/tables")[0]["over"], json!(true));
}

#[test]
fn dice_are_typed_and_kept() {
    let folder = folder();
    let server = Running::at(folder.path());
    let wanted = json!({ "game": "emtsa", "seed": "7", "rolling": "typed" });
    let (status, die) = server.post("/api/tables", &wanted);
    assert_eq!((status, &die), (200, &json!({ "sides": 6, "clause": "2.2" })), "the first turn begins with a die");
    assert_eq!(server.get("/api/tables"), json!([]), "nothing has begun yet");
    let rolled = |face: u8| {
        let mut rolled = wanted.clone();
        rolled["rolls"] = json!([face]);
        rolled
    };
    assert_eq!(server.post("/api/tables", &rolled(7)).0, 422, "such a die shows no seven");
    let id = server.begin(rolled(6));
    let mut window = Window::open(&server, &id);
    assert!(window.scene("reds")["log"].to_string().contains("emtsa-greens-follow"), "a six gives them to the Reds");
    window.bid();
    for _ in 0..200 {
        let seat = window.awaited().pop().expect("somebody is asked");
        let orders = window.asked(&seat)["orders"].take();
        let orders = orders.as_array().expect("a list");
        let order = orders[orders.len() / 2].as_str().expect("an order");
        let reply = window.order(&seat, order);
        if reply["reply"] == "die" {
            let pending = window.scene("reds")["pending"].clone();
            assert_eq!((&pending["order"], &pending["sides"]), (&json!(order), &reply["sides"]));
            drop(window);
            drop(server);
            let server = Running::at(folder.path());
            let mut window = Window::open(&server, &id);
            assert_eq!(window.scene("reds")["pending"], pending);
            return;
        }
    }
    panic!("no die was ever rolled");
}

#[test]
fn a_record_is_taken_out_and_brought_in() {
    let folder = folder();
    let server = Running::at(folder.path());
    let id = server.hotseat();
    let mut window = Window::open(&server, &id);
    window.bid();
    let seen = window.scene("whites");
    let (status, record) = server.request("GET", &format!("/api/tables/{id}/record"), "");
    assert_eq!(status, 200);
    let file = folder.path().join("tables").join(format!("{id}.stavka"));
    let kept = fs::read_to_string(&file).expect("it is kept as open text");
    let (_, brought) = server.post("/api/tables/import", &json!({ "text": kept }));
    assert_eq!(brought["notices"], json!([]));
    let same = format!("/api/tables/{}/record", brought["id"].as_str().expect("an id"));
    assert_eq!(server.request("GET", &same, "").1, record, "what is kept reads like what is taken out");
    assert_eq!(window.ask(json!({ "ask": "record" }))["text"], json!(record));

    let (status, brought) = server.post("/api/tables/import", &json!({ "text": record, "name": "Again" }));
    assert_eq!((status, &brought["notices"]), (201, &json!([])));
    let other = brought["id"].as_str().expect("an id");
    assert_ne!(other, id);
    let again = Window::open(&server, other).scene("whites");
    assert_eq!((&again["view"], &again["log"]), (&seen["view"], &seen["log"]));

    let cut = &record[..record.len() - 60];
    let (status, brought) = server.post("/api/tables/import", &json!({ "text": cut }));
    assert_eq!(status, 201);
    assert!(!brought["notices"].as_array().expect("a list").is_empty(), "something was lost");
}

#[test]
fn a_damaged_table_is_recovered_and_the_files_as_they_were_are_kept() {
    let folder = folder();
    let server = Running::at(folder.path());
    let id = server.hotseat();
    Window::open(&server, &id).bid();
    drop(server);
    let tables = folder.path().join("tables");
    let path = tables.join(format!("{id}.stavka"));
    let record = fs::read_to_string(&path).expect("it is there");
    let cut = &record[..record.len() - 60];
    fs::write(&path, cut).expect("an ordinary folder");
    fs::write(tables.join(format!("{id}.json")), "{ noise").expect("an ordinary folder");
    fs::write(tables.join("alien.stavka"), "from another world").expect("an ordinary folder");

    let server = Running::at(folder.path());
    let list = server.get("/api/tables");
    let alien = list.as_array().expect("a list").iter().find(|table| table["id"] == "alien").cloned();
    assert_eq!(alien.expect("it is listed")["fault"]["refusal"]["id"], "engine-record-foreign");
    let window = Window::open(&server, &id);
    let notices = window.welcome["table"]["notices"].as_array().expect("a list").clone();
    assert!(notices.len() >= 2, "{notices:?}");
    let kept = |name: String| fs::read_to_string(tables.join(name)).expect("it is kept");
    assert_eq!(kept(format!("{id}.stavka.old1")), cut);
    assert_eq!(kept(format!("{id}.json.old1")), "{ noise");
    assert_eq!(kept("alien.stavka".into()), "from another world");
}

#[test]
fn what_cannot_be_kept_has_not_happened() {
    let folder = folder();
    let server = Running::at(folder.path());
    let id = server.hotseat();
    let mut window = Window::open(&server, &id);
    let before = window.scene("reds");
    let order = before["asked"][0]["orders"][0].as_str().expect("an order").to_owned();
    // A folder stands where the record should go.
    let path = folder.path().join("tables").join(format!("{id}.stavka"));
    fs::rename(&path, folder.path().join("aside")).expect("an ordinary folder");
    fs::create_dir(&path).expect("an ordinary folder");
    fs::write(path.join("inside"), "").expect("an ordinary folder");
    let reply = window.order("reds", &order);
    assert_eq!(reply["refusal"]["id"], "server-not-kept", "{reply}");
    assert_eq!(window.scene("reds"), before);
    fs::remove_dir_all(&path).expect("an ordinary folder");
    assert_eq!(window.order("reds", &order)["reply"], "done");
}

#[test]
fn a_game_on_hexes_is_played_against_the_computer() {
    let folder = folder();
    let server = Running::at(folder.path());
    let title = server.get("/api/games")[0].clone();
    let seats: Vec<&str> =
        title["seats"].as_array().expect("a list").iter().filter_map(|seat| seat["id"].as_str()).collect();
    let id = server.begin(json!({ "game": "elope", "seed": 7, "seats": { seats[1]: "random" } }));
    let mut window = Window::open(&server, &id);
    assert!(window.welcome["scene"]["view"]["counters"].as_array().is_some_and(|counters| counters.len() > 20));
    let mut asked = window.welcome["scene"]["asked"].clone();
    let mut given = 0;
    while given < 12 {
        let mine =
            asked.as_array().expect("a list").iter().find(|one| one["seat"] == seats[0] && one["urgency"] != "may");
        if let Some(mine) = mine {
            let button = mine["buttons"][0].as_str().or(mine["orders"][0].as_str());
            let order = match (button, mine["ready"][0].as_str()) {
                (Some(order), _) => order.to_owned(),
                (None, counter) => {
                    let orders = window.ask(json!({ "ask": "orders", "seat": seats[0], "who": [counter] }));
                    orders["orders"][0].as_str().expect("a counter that is ready has an order").to_owned()
                }
            };
            let reply = window.order(seats[0], &order);
            assert_eq!(reply["reply"], "done", "{order}: {reply}");
        }
        let change = window.change();
        assert!(change["given"].is_object(), "{change}");
        given += 1;
        asked = change["asked"].clone();
    }
    assert!(window.scene(seats[0])["log"].as_array().is_some_and(|log| !log.is_empty()));
}

#[test]
fn a_lesson_is_a_table_and_goes_on_after_a_restart() {
    let folder = folder();
    let server = Running::at(folder.path());
    let games = server.get("/api/games");
    let taught = games.as_array().expect("a list").iter().find(|game| game["lessons"][0]["id"].is_string());
    let taught = taught.expect("a game has a lesson");
    let id = server.begin(json!({ "game": taught["id"], "lesson": taught["lessons"][0]["id"] }));
    let mut window = Window::open(&server, &id);
    let lesson = window.welcome["scene"]["lesson"].clone();
    assert_eq!(lesson["step"], 0);
    let seat = lesson["seat"].as_str().expect("somebody learns").to_owned();
    let on = window.ask(json!({ "ask": "lesson", "seat": seat, "go": "on" }));
    assert_eq!(on["reply"], "done");
    drop(window);
    drop(server);

    let server = Running::at(folder.path());
    assert_eq!(server.get("/api/tables")[0]["scenario"], taught["lessons"][0]["id"]);
    let window = Window::open(&server, &id);
    assert_eq!(window.welcome["scene"]["lesson"]["step"], 1);
    let (status, answer) = server.post("/api/tables", &json!({ "game": taught["id"], "lesson": "dancing" }));
    assert_eq!(status, 422, "{answer}");
}
