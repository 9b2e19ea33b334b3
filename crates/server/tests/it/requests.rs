//! Requests, good and bad.

use super::talk::Window;
use super::*;

#[test]
fn the_games_tell_all_that_a_page_needs() {
    let folder = folder();
    let server = Running::at(folder.path());
    let games = server.get("/api/games");
    assert_eq!(games[0]["id"], "elope");
    assert!(games[0]["verbs"].as_array().expect("a list").iter().any(|verb| verb["fields"][0]["kind"] == "several"));
    for game in ["elope", "emtsa"] {
        let path = |what: &str| format!("/api/games/{game}/{what}");
        assert!(server.get(&path("board"))["places"].as_array().is_some_and(|places| !places.is_empty()));
        assert!(server.get(&path("faces")).as_array().is_some_and(|faces| !faces.is_empty()));
        assert!(server.get(&path("rules"))["clause"].as_array().is_some_and(|clauses| !clauses.is_empty()));
        assert!(server.get(&path("names")).as_object().is_some_and(|names| names.len() > 10));
        let (status, words) = server.request("GET", &path("words/en"), "");
        assert_eq!(status, 200);
        assert!(words.contains("engine-not-asked"));
        assert_eq!(server.request("GET", &path("words/tlh"), "").0, 404);
        assert_eq!(server.request("GET", &path("ground/dry/0/0/0.jpg"), "").0, 404);
        assert_eq!(server.request("GET", &path("counters/9.json"), "").0, 404);
        let sheet = server.get(&path("counters/1.json"));
        assert!(sheet["faces"].as_object().is_some_and(|drawn| !drawn.is_empty()));
        let badges = sheet["badges"].as_array().expect("a list");
        let moved = badges.iter().find(|badge| badge["id"] == "moved").expect("both games have it");
        assert!(moved["spent"] == true && moved["svg"].as_str().is_some_and(|svg| svg.starts_with("<svg")), "{moved}");
    }
}

#[test]
fn titles_names_and_the_map_are_told_in_the_language_that_is_asked_for() {
    let folder = folder();
    let server = Running::at(folder.path());
    assert_eq!(server.get("/api/games?language=ru")[0]["seats"][1]["name"], "Красные");
    assert_eq!(server.get("/api/games/elope/names?language=ja")["4707"], "4707 アルハンゲリスク");
    let board = server.get("/api/games/elope/board?language=fr");
    let named = board["places"].as_array().expect("a list").iter().find(|place| place["id"] == "4707");
    assert_eq!(named.expect("it is on the map")["name"], "Arkhangelsk");
    assert_eq!(server.request("GET", "/api/games?language=tlh", "").0, 404);
}

#[test]
fn the_ground_is_baked_where_there_is_some_and_kept() {
    let folder = folder();
    let server = Running::at(folder.path());
    let status = |game: &str, tile: &str| server.request("GET", &format!("/api/games/{game}/ground/{tile}"), "").0;
    assert_eq!(status("elope", "snow/24/0/0.jpg"), 200);
    for beyond in ["snow/24/99/0.jpg", "snow/25/0/0.jpg", "mud/24/0/0.jpg", "snow/24/0/0.png", "snow/24/x/0.jpg"] {
        assert_eq!(status("elope", beyond), 404, "{beyond}");
    }
    assert_eq!(status("emtsa", "dry/24/0/0.jpg"), 404, "it has no ground");
    let kept = std::fs::read_dir(folder.path().join("ground")).expect("the folder of the ground");
    assert!(kept.flatten().any(|tile| tile.file_name().to_string_lossy().starts_with("elope-snow-24-0-0-")));
}

#[test]
fn a_table_is_printed_for_whoever_may_see_it() {
    let folder = folder();
    let server = Running::at(folder.path());
    let table = server.begin(json!({ "game": "elope", "seed": 7, "seats": { "red": "random" } }));
    let print = |wanted: &str| server.request("GET", &format!("/api/tables/{table}/print?{wanted}"), "");
    let (status, reason) = print("position=true&seat=red");
    assert_eq!(status, 403, "the computer's seat: {reason}");
    assert_eq!(print("position=true&seat=blue").0, 403);
    for wrong in ["paper=a9", "flip=over", "hex=1000", "parts=map,dragons", "colour=red"] {
        assert_eq!(print(wrong).0, 400, "{wrong}");
    }
    assert_eq!(print("parts=cards&language=tlh").0, 404, "nobody speaks it");
    let plain = server.hotseat();
    let (status, reason) = server.request("GET", &format!("/api/tables/{plain}/print"), "");
    assert!(status == 422 && reason.contains("nothing of this to print"), "{reason}");
    assert_eq!(server.request("GET", "/api/tables/nowhere/print", "").0, 404);
}

#[test]
fn the_page_is_served_at_every_address_that_it_reads() {
    let folder = folder();
    let server = Running::at(folder.path());
    for path in ["/", "/table/abc"] {
        let (status, page) = server.request("GET", path, "");
        assert_eq!(status, 200);
        assert!(page.to_lowercase().contains("<!doctype html"), "{page}");
    }
    assert_eq!(server.request("GET", "/missing.js", "").0, 404);
    assert_eq!(server.request("GET", "/../../Cargo.toml", "").0, 404);
    assert_eq!(server.request("GET", "/%2e%2e/%2e%2e/Cargo.toml", "").0, 404);
}

#[test]
fn what_people_can_meet_is_refused_with_a_message_whose_words_come_with_those_of_a_game() {
    let folder = folder();
    let server = Running::at(folder.path());
    let clash = r#"{"game":"elope","scenario":"non_historical","options":{"doctrine":"on"}}"#;
    for (method, path, body, id) in [
        ("GET", "/api/tables/nope/report", "", "server-no-such-table"),
        ("POST", "/api/tables/import", r#"{"text":"noise"}"#, "engine-record-foreign"),
        ("POST", "/api/tables", clash, "elope-doctrine-is-historical"),
    ] {
        let (_, body) = server.request(method, path, body);
        let answer: Value = serde_json::from_str(&body).expect("it is JSON");
        assert_eq!(answer["refusal"]["id"], id, "{answer}");
        let (_, words) = server.request("GET", "/api/games/elope/words/fr", "");
        assert!(words.contains(&format!("\n{id} =")) && words.contains("\ntable-not-your-seat ="), "{id}");
    }
}

#[test]
fn bad_requests_get_a_status_and_a_reason() {
    let folder = folder();
    let server = Running::at(folder.path());
    let refused = |method: &str, path: &str, body: &str, expected: u16| {
        let (status, body) = server.request(method, path, body);
        assert_eq!(status, expected, "{method} {path}: {body}");
        let answer: Value = serde_json::from_str(&body).expect("it is JSON");
        assert!(answer["reason"].as_str().is_some_and(|reason| !reason.is_empty()), "{answer}");
    };
    refused("GET", "/api/nothing", "", 404);
    refused("GET", "/api/games/chess/board", "", 404);
    refused("GET", "/api/tables/nope/record", "", 404);
    refused("GET", "/api/tables/..%2f..%2fetc/record", "", 404);
    refused("DELETE", "/api/tables/nope", "", 404);
    refused("PUT", "/api/games", "", 405);
    refused("POST", "/api/tables", "{", 400);
    refused("POST", "/api/tables", "{}", 400);
    refused("POST", "/api/tables", r#"{"game":"chess"}"#, 404);
    refused("POST", "/api/tables", r#"{"game":"emtsa","scenario":"nope"}"#, 422);
    refused("POST", "/api/tables", r#"{"game":"emtsa","options":{"mines":"maybe"}}"#, 422);
    refused("POST", "/api/tables", r#"{"game":"emtsa","seats":{"reds":"genius"}}"#, 422);
    refused("POST", "/api/tables", r#"{"game":"emtsa","seed":-1}"#, 422);
    refused("POST", "/api/tables", r#"{"game":"emtsa","seed":{}}"#, 422);
    refused("POST", "/api/tables/import", r#"{"text":"noise"}"#, 422);
    refused("POST", "/api/tables", &format!(r#"{{"game":"{}"}}"#, "x".repeat(300_000)), 413);
    let id = server.hotseat();
    refused("GET", &format!("/api/tables/{id}/ws"), "", 400);
    let mut window = Window::open(&server, &id);
    for text in ["noise", "[]", "{}", r#"{"ask":"fly"}"#, r#"{"n":"x","ask":"record","more":1}"#] {
        let reply = window.say(text.to_owned());
        assert!(reply["reply"] == "refused" || reply["reply"] == "record", "{text}: {reply}");
    }
    assert_eq!(window.ask(json!({ "ask": "at", "order": u64::MAX }))["reply"], "refused");
    assert_eq!(window.ask(json!({ "ask": "takeback", "seat": "reds", "to": u64::MAX }))["reply"], "refused");
}

#[test]
fn other_pages_may_not_use_the_server() {
    let folder = folder();
    let server = Running::at(folder.path());
    let key = format!("Authorization: Bearer {}\r\n", server.key);
    let ask = |host: &str, more: &str| {
        let more = format!("{key}{more}");
        server.raw(&format!("GET /api/tables HTTP/1.1\r\nHost: {host}\r\n{more}Connection: close\r\n\r\n")).0
    };
    let own = server.address.to_string();
    assert_eq!(ask(&own, ""), 200);
    assert_eq!(ask(&own, &format!("Origin: http://{own}\r\n")), 200);
    assert_eq!(ask(&own, "Origin: https://evil.example\r\n"), 403);
    assert_eq!(ask("evil.example", ""), 403);
}

#[test]
fn what_is_discarded_is_out_of_the_list_and_in_the_trash() {
    let folder = folder();
    let server = Running::at(folder.path());
    let id = server.hotseat();
    assert_eq!(server.request("DELETE", &format!("/api/tables/{id}"), "").0, 204);
    assert_eq!(server.get("/api/tables"), json!([]));
    assert!(folder.path().join("trash").join(format!("{id}.stavka")).exists());
    assert_eq!(server.request("GET", &format!("/api/tables/{id}/record"), "").0, 404);
}

#[test]
fn the_report_of_a_table_is_a_page_that_tells_no_secret() {
    let folder = folder();
    let server = Running::at(folder.path());
    let table = server.hotseat();
    let (status, page) = server.request("GET", &format!("/api/tables/{table}/report?language=en"), "");
    assert_eq!(status, 200, "{page}");
    assert!(page.starts_with("<!doctype html>") && page.contains("Saturday"), "{page}");
    let names = server.get("/api/games/emtsa/names");
    let cards =
        names.as_object().expect("names").keys().filter(|id| id.starts_with("rumour") || id.starts_with("flank"));
    cards.for_each(|card| assert!(!page.contains(card.as_str()), "{card} lies in a hand"));
    let (status, reason) = server.request("GET", "/api/tables/nowhere/report", "");
    assert_eq!(status, 404, "{reason}");
}

#[test]
fn a_scenario_is_drawn_for_any_two_armies_and_a_table_begins_with_it() {
    let folder = folder();
    let server = Running::at(folder.path());
    let games = server.get("/api/games");
    let draws: Vec<&str> = games
        .as_array()
        .expect("a list")
        .iter()
        .filter_map(|game| (game["draws"] == json!(true)).then(|| game["id"].as_str()).flatten())
        .collect();
    assert_eq!(draws, ["riverdon"]);
    let (status, drawn) = server.request("GET", "/api/games/riverdon/scenario?between=estonian_army,polish_army", "");
    assert_eq!(status, 200, "{drawn}");
    let text: String = serde_json::from_str(&drawn).expect("a text");
    assert!(text.contains("estonian_army") && text.contains("polish_army"), "{text}");
    let wanted = json!({ "game": "riverdon", "texts": { "scenario": text } });
    let (status, begun) = server.post("/api/tables", &wanted);
    assert_eq!(status, 201, "{begun}");
    for (strange, status) in [("riverdon/scenario?between=estonian_army,estonian_army", 422), ("elope/scenario", 422)] {
        let (found, reason) = server.request("GET", &format!("/api/games/{strange}"), "");
        assert_eq!(found, status, "{reason}");
    }
}

#[test]
fn a_position_is_judged_while_it_is_entered_and_a_table_begins_from_it() {
    let folder = folder();
    let server = Running::at(folder.path());
    let games = server.get("/api/games");
    let entered = |id: &str| {
        let mut games = games.as_array().expect("a list").iter();
        games.find(|game| game["id"] == id).expect("it is on the shelf")["entered"].clone()
    };
    assert_eq!((entered("elope"), entered("emtsa")), (json!(true), json!(false)));
    let (status, entry) = server.post("/api/games/elope/form", &json!({ "scenario": "historical" }));
    assert_eq!((status, &entry["form"]["fields"][0]["key"]), (200, &json!("turn")), "{entry}");
    let judged = |text: &str| {
        let (status, survey) = server.post("/api/games/elope/position", &json!({ "text": text }));
        assert_eq!(status, 200, "{survey}");
        survey
    };
    let flawed = judged("turn: 2\nphase: movement red\n3107: red_bn_4 us_339_a\n");
    assert_eq!((&flawed["flaws"][0]["line"], &flawed["flaws"][0]["what"]["clause"]), (&json!(3), &json!("4.4.a")));
    let text = entry["text"].as_str().expect("the set-up");
    assert_eq!(judged(text)["flaws"], json!([]));
    let begin = |text: &str| server.post("/api/tables", &json!({ "game": "elope", "position": text }));
    assert_eq!(begin("turn: 99").0, 422);
    let (status, begun) = begin("turn: 2\nphase: movement red\n3107: red_bn_4\n");
    assert_eq!(status, 201, "{begun}");
    let id = begun["id"].as_str().expect("an id");
    let (_, record) = server.request("GET", &format!("/api/tables/{id}/record"), "");
    assert!(record.contains("\nposition 3107: red_bn_4\n"), "{record}");
    assert_eq!(server.post("/api/games/emtsa/form", &json!({})).0, 404);
}
