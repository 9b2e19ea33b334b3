//! Records that are damaged or forged, and a folder that is taken away: what is told, to whom, and what is kept.

use std::fs;
use std::path::PathBuf;

use engine::journal::resealed;

use super::talk::Window;
use super::*;

const FRIENDS: &str = r#"{"reds":"friend","british":"friend","whites":"person"}"#;
/// What the reds bid under seal, and the seed of the game.
const BID: &str = "rumour4";
const SEED: &str = "0700000000";

/// A table with friends where the reds have bid under seal, and the file of its record.
struct Sealed {
    id: String,
    british: String,
    path: PathBuf,
    record: String,
}

fn sealed(folder: &Path) -> Sealed {
    let server = Running::at(folder);
    let seats: Value = serde_json::from_str(FRIENDS).expect("JSON");
    let id = server.begin(json!({ "game": "emtsa", "seed": 7, "seats": seats }));
    let mut reds = Window::by_link(&server, &id, &server.key(&id, "reds"));
    assert_eq!(reds.order("reds", &format!("bid {BID}"))["reply"], "done");
    let british = server.key(&id, "british");
    let path = folder.join("tables").join(format!("{id}.stavka"));
    let record = fs::read_to_string(&path).expect("it is there");
    assert!(record.contains(BID) && record.contains(SEED));
    Sealed { id, british, path, record }
}

#[test]
fn nobody_is_told_a_word_of_a_damaged_record() {
    let damages = [
        ("seed ", "seed_"),
        ("seed 07", "seed x7"),
        ("seeded\nseed", "seeded~seed"),
        ("game emtsa", "game_emtsa"),
        ("1 reds bid", "1 reds b~d"),
        ("1 reds bid", "1~reds bid"),
        (" ; sealed", " ;~sealed"),
        ("bid rumour4 ;", "bid ; rumour4"),
        ("\nend ", "\nand "),
    ];
    for (from, to) in damages {
        let folder = folder();
        let Sealed { id, british, path, record } = sealed(folder.path());
        fs::write(&path, record.replacen(from, to, 1)).expect("an ordinary folder");
        let server = Running::at(folder.path());
        let mut told = String::new();
        for key in ["", "key=wrong", &format!("key={british}")] {
            for what in ["report?language=en&", "print?parts=cards&"] {
                told += &server.request_with("", "GET", &format!("/api/tables/{id}/{what}{key}"), "").1;
            }
        }
        told += &server.get("/api/tables").to_string();
        let (status, report) = server.request("GET", &format!("/api/tables/{id}/report?language=en"), "");
        let is_open = status == 200;
        if is_open {
            let mut window = Window::by_link(&server, &id, &british);
            window.scene("british");
            told += &window.heard.join("\n");
            told += &Window::open(&server, &id).heard.join("\n");
        } else {
            told += &report;
        }
        for secret in [BID, SEED, folder.path().to_str().expect("text")] {
            assert!(!told.contains(secret), "{from:?} to {to:?} tells {secret}: {told}");
        }
        let known = if is_open { "engine-record-mended" } else { "server-table-damaged" };
        assert!(told.contains(known), "{from:?} to {to:?}: {told}");
    }
}

#[test]
fn a_byte_that_is_no_text_costs_no_game() {
    for place in ["1 reds bid", "scenario autumn", "seed 07", "option mines", "stavka record", "at 1 "] {
        let folder = folder();
        let Sealed { id, british, path, record } = sealed(folder.path());
        let mut bytes = record.clone().into_bytes();
        bytes[record.find(place).expect("it is there") + place.len() - 1] = 0xff;
        fs::write(&path, bytes).expect("an ordinary folder");
        let server = Running::at(folder.path());
        let window = Window::by_link(&server, &id, &british);
        assert_ne!(window.welcome["table"]["notices"], json!([]), "{place}");
        let asked = window.welcome["scene"]["asked"].as_array().expect("a list").clone();
        let seats: Vec<&Value> = asked.iter().map(|one| &one["seat"]).collect();
        assert_eq!(seats, ["british", "whites"], "{place}: the game goes on, and the bid holds");
    }
}

/// The record as if the reds' first regiment had lost a step, with all fingerprints made to fit.
fn forged(record: &str) -> String {
    let at = record.rfind("\"steps\":3").expect("somebody is whole");
    let mut changed = record.to_owned();
    changed.replace_range(at..at + 9, "\"steps\":2");
    resealed(&changed)
}

#[test]
fn a_forged_record_that_is_brought_in_says_so() {
    let folder = folder();
    let Sealed { record, .. } = sealed(folder.path());
    let server = Running::at(folder.path());
    let bring = |text: &str| server.post("/api/tables/import", &json!({ "text": text })).1;
    assert_eq!(bring(&record)["notices"], json!([]));
    let brought = bring(&forged(&record));
    assert_eq!(brought["notices"][0]["id"], "engine-record-does-not-follow", "{brought}");
    let id = brought["id"].as_str().expect("an id");
    assert_eq!(Window::open(&server, id).welcome["table"]["notices"], brought["notices"]);
}

#[test]
fn a_forged_record_says_so_beside_what_else_is_to_be_said_of_it() {
    let folder = folder();
    let server = Running::at(folder.path());
    let id = server.hotseat();
    let mut window = Window::open(&server, &id);
    window.bid();
    let record = server.request("GET", &format!("/api/tables/{id}/record"), "").1;
    // Without its seed the dice can be compared with nothing; the positions still can.
    let seed = record.lines().find(|line| line.starts_with("seed ")).expect("it has a seed");
    let seedless = forged(&record.replacen(&format!("{seed}\n"), "", 1));
    let brought = server.post("/api/tables/import", &json!({ "text": seedless })).1;
    let told: Vec<&str> =
        brought["notices"].as_array().expect("a list").iter().filter_map(|notice| notice["id"].as_str()).collect();
    assert_eq!(told, ["server-without-seed", "engine-record-does-not-follow"], "{brought}");
}

#[test]
fn a_copy_without_a_seed_says_that_nothing_can_be_rolled_in_it() {
    let folder = folder();
    let Sealed { record, .. } = sealed(folder.path());
    let server = Running::at(folder.path());
    let seed = record.lines().find(|line| line.starts_with("seed ")).expect("it has a seed");
    let text = resealed(&record.replacen(&format!("{seed}\n"), "", 1));
    let brought = server.post("/api/tables/import", &json!({ "text": text })).1;
    assert_eq!(brought["notices"], json!([{ "id": "server-without-seed" }]), "{brought}");
    let id = brought["id"].as_str().expect("an id").to_owned();
    assert_eq!(Window::open(&server, &id).welcome["table"]["notices"], brought["notices"]);
    // It is said once, however often the table is opened.
    drop(server);
    let server = Running::at(folder.path());
    assert_eq!(Window::open(&server, &id).welcome["table"]["notices"], brought["notices"]);
}

#[test]
fn a_record_that_was_forged_in_the_folder_is_found_out_while_it_is_played() {
    let folder = folder();
    let Sealed { id, british, path, record } = sealed(folder.path());
    fs::write(&path, forged(&record)).expect("an ordinary folder");
    let server = Running::at(folder.path());
    let mut window = Window::by_link(&server, &id, &british);
    let mut notices = window.welcome["table"]["notices"].clone();
    if notices == json!([]) {
        notices = window.until_welcome()["table"]["notices"].clone();
    }
    assert_eq!(notices[0]["id"], "engine-record-does-not-follow", "{notices}");
    // It is found once, and stays said.
    drop((window, server));
    let server = Running::at(folder.path());
    let welcome = Window::by_link(&server, &id, &british).welcome;
    assert_eq!(welcome["table"]["notices"], notices);
}

#[test]
fn what_a_killed_server_left_unfinished_is_gone_after_the_next_start() {
    let folder = folder();
    drop(Running::at(folder.path()));
    let scraps = ["tables/.stavka-a1B2c3", "trash/.stavka-a1B2c3", "ground/.stavka-a1B2c3"];
    scraps.iter().for_each(|scrap| fs::write(folder.path().join(scrap), "half").expect("an ordinary folder"));
    drop(Running::at(folder.path()));
    assert!(scraps.iter().all(|scrap| !folder.path().join(scrap).exists()));
}

/// Two servers after the folder of the first was taken away: the second serves what took its place.
#[test]
#[cfg(unix)]
fn a_server_whose_folder_was_taken_away_acknowledges_nothing_and_overwrites_nothing() {
    let around = folder();
    let data = around.path().join("data");
    let first = Running::at(&data);
    let id = first.hotseat();
    let mut window = Window::open(&first, &id);
    let before = window.scene("reds");
    let order = |seat: &str, scene: &Value| {
        let asked = scene["asked"].as_array().expect("a list").iter().find(|asked| asked["seat"] == seat).cloned();
        asked.expect("it bids")["orders"][0].as_str().expect("an order").to_owned()
    };
    // The folder is moved away and a copy of it put back, as from a backup.
    let moved = around.path().join("moved");
    fs::rename(&data, &moved).expect("an ordinary folder");
    fs::create_dir_all(data.join("tables")).expect("an ordinary folder");
    for kind in ["stavka", "json"] {
        let name = format!("tables/{id}.{kind}");
        fs::copy(moved.join(&name), data.join(&name)).expect("an ordinary folder");
    }
    let second = Running::at(&data);
    let mut other = Window::open(&second, &id);
    let scene = other.scene("reds");
    assert_eq!(other.order("reds", &order("reds", &scene))["reply"], "done");
    let kept = || fs::read_to_string(data.join(format!("tables/{id}.stavka"))).expect("it is kept");
    let acknowledged = kept();

    let reply = window.order("reds", &order("reds", &before));
    assert_eq!(reply["refusal"]["id"], "server-folder-gone", "{reply}");
    assert_eq!(window.scene("reds")["orders"], 0, "what was not kept has not happened");
    let (status, answer) = first.post("/api/tables", &json!({ "game": "emtsa" }));
    assert_eq!((status, &answer["refusal"]["id"]), (500, &json!("server-folder-gone")));
    assert_ne!(first.request("DELETE", &format!("/api/tables/{id}"), "").0, 204);
    assert_eq!(kept(), acknowledged, "what the second acknowledged is there");

    // Put back, it is the first one's again.
    drop((other, second));
    fs::rename(&data, around.path().join("copy")).expect("an ordinary folder");
    fs::rename(&moved, &data).expect("an ordinary folder");
    assert_eq!(window.order("reds", &order("reds", &before))["reply"], "done");
}

#[test]
fn an_order_that_cannot_be_kept_does_not_tell_where_the_host_keeps_things() {
    let folder = folder();
    let server = Running::at(folder.path());
    let id = server.hotseat();
    let mut window = Window::open(&server, &id);
    let order = window.scene("reds")["asked"][0]["orders"][0].as_str().expect("an order").to_owned();
    fs::remove_dir_all(folder.path().join("tables")).expect("an ordinary folder");
    let reply = window.order("reds", &order).to_string();
    assert!(reply.contains("server-not-kept"), "{reply}");
    assert!(!reply.contains(folder.path().to_str().expect("text")), "{reply}");
    let answers = [
        server.post("/api/tables", &json!({ "game": "emtsa" })).1,
        server.post(&format!("/api/tables/{id}/link"), &json!({})).1,
    ];
    for answer in answers {
        assert!(!answer.to_string().contains(folder.path().to_str().expect("text")), "{answer}");
    }
}
