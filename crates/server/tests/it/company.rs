//! Friends with links: whose seat a link is, who is here, seats that change hands, lines that break.

use std::time::Duration;

use server::Reach;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Message, connect};

use super::talk::Window;
use super::*;

const NO_SUCH_LINK: Option<u16> = Some(4403);
const NO_SUCH_TABLE: Option<u16> = Some(4404);

impl Running {
    /// A game of the example: the host plays the reds, a friend the british, the computer the whites.
    fn with_a_friend(&self) -> String {
        self.begin(json!({ "game": "emtsa", "seed": 7, "seats": { "british": "friend", "whites": "random" } }))
    }

    /// The key of a seat's link.
    pub(crate) fn key(&self, table: &str, seat: &str) -> String {
        let company = self.get(&format!("/api/tables/{table}/company"));
        let seat = company["seats"].as_array().expect("a list").iter().find(|one| one["id"] == seat).cloned();
        seat.expect("it is there")["key"].as_str().expect("it has a link").to_owned()
    }

    /// The key of those who watch.
    pub(crate) fn watch_key(&self, table: &str) -> String {
        self.get(&format!("/api/tables/{table}/company"))["watch"].as_str().expect("a key").to_owned()
    }

    fn hand(&self, table: &str, seat: &str, player: &str) -> u16 {
        let body = json!({ "player": player }).to_string();
        self.request("PUT", &format!("/api/tables/{table}/seats/{seat}"), &body).0
    }
}

#[test]
fn a_link_is_its_seat_and_nothing_else() {
    let folder = folder();
    let server = Running::at(folder.path());
    let id = server.with_a_friend();
    let mut friend = Window::by_link(&server, &id, &server.key(&id, "british"));
    assert_eq!(friend.welcome["you"], json!({ "name": "", "seats": ["british"], "keeper": false }));
    assert_eq!(friend.welcome["scene"]["eyes"], "british");
    for seat in ["reds", "whites"] {
        assert_eq!(friend.ask(json!({ "ask": "look", "seat": seat }))["reply"], "refused");
        assert_eq!(friend.order(seat, "done")["reply"], "refused");
    }
    assert_eq!(friend.ask(json!({ "ask": "record" }))["reply"], "refused");
    let host = Window::open(&server, &id);
    assert_eq!(host.welcome["you"], json!({ "name": "Ann", "seats": ["reds"], "keeper": true }));
    let guest = Window::by_link(&server, &id, &server.watch_key(&id));
    assert_eq!(guest.welcome["you"], json!({ "name": "", "seats": [], "keeper": false }));
    assert_eq!(guest.welcome["scene"]["eyes"], Value::Null);
}

#[test]
fn the_report_is_for_those_at_the_table() {
    let folder = folder();
    let server = Running::at(folder.path());
    let (id, other) = (server.with_a_friend(), server.with_a_friend());
    let asked = |key: &str| server.request("GET", &format!("/api/tables/{id}/report?language=en&key={key}"), "").0;
    assert_eq!(asked(&server.key(&id, "british")), 200);
    assert_eq!(asked(&server.watch_key(&id)), 200);
    assert_eq!(asked(&server.watch_key(&other)), 403);
}

#[test]
fn a_link_leads_to_its_own_table_only() {
    let folder = folder();
    let server = Running::at(folder.path());
    let (id, other) = (server.with_a_friend(), server.with_a_friend());
    let key = server.key(&other, "british");
    assert_eq!(Window::sent_away(&server, &id, &format!("key={key}")), NO_SUCH_LINK);
    assert_eq!(Window::sent_away(&server, &id, "key=british"), NO_SUCH_LINK);
    assert_eq!(Window::sent_away(&server, "nowhere", &format!("key={key}")), NO_SUCH_TABLE);
}

#[test]
fn a_link_still_works_after_a_restart() {
    let folder = folder();
    let server = Running::at(folder.path());
    let id = server.with_a_friend();
    let key = server.key(&id, "british");
    drop(server);
    let server = Running::at(folder.path());
    assert_eq!(Window::by_link(&server, &id, &key).welcome["you"]["seats"], json!(["british"]));
    assert_eq!(server.key(&id, "british"), key);
}

#[test]
fn the_record_holds_no_key() {
    let folder = folder();
    let server = Running::at(folder.path());
    let id = server.with_a_friend();
    let (_, record) = server.request("GET", &format!("/api/tables/{id}/record"), "");
    assert!(!record.contains(&server.key(&id, "british")) && !record.contains(&server.watch_key(&id)));
}

#[test]
fn a_new_link_ends_the_old_one() {
    let folder = folder();
    let server = Running::at(folder.path());
    let id = server.with_a_friend();
    let (old, watch) = (server.key(&id, "british"), server.watch_key(&id));
    let (mut friend, mut guest) = (Window::by_link(&server, &id, &old), Window::by_link(&server, &id, &watch));
    assert_eq!(server.post(&format!("/api/tables/{id}/seats/british/link"), &json!({})).0, 200);
    assert_eq!(friend.farewell(), NO_SUCH_LINK);
    assert_eq!(Window::sent_away(&server, &id, &format!("key={old}")), NO_SUCH_LINK);
    let fresh = server.key(&id, "british");
    assert_eq!(Window::by_link(&server, &id, &fresh).welcome["you"]["seats"], json!(["british"]));
    assert_eq!(server.post(&format!("/api/tables/{id}/link"), &json!({})).0, 200);
    assert_eq!(guest.farewell(), NO_SUCH_LINK);
    assert_eq!(server.post(&format!("/api/tables/{id}/seats/reds/link"), &json!({})).0, 422, "it has no link");
}

#[test]
fn everybody_learns_who_comes_and_goes() {
    let folder = folder();
    let server = Running::at(folder.path());
    let id = server.with_a_friend();
    let mut host = Window::open(&server, &id);
    assert_eq!(host.here, json!({ "seats": ["reds"], "watching": 0 }));
    let friend = Window::by_link(&server, &id, &server.key(&id, "british"));
    assert_eq!(friend.here["seats"], json!(["british", "reds"]));
    host.until_here(&["british", "reds"]);
    drop(friend);
    host.until_here(&["reds"]);
}

#[test]
fn a_name_is_told_to_the_others_and_kept() {
    let folder = folder();
    let server = Running::at(folder.path());
    let id = server.with_a_friend();
    let mut host = Window::open(&server, &id);
    let mut friend = Window::by_link(&server, &id, &server.key(&id, "british"));
    friend.ask(json!({ "ask": "name", "name": "Ben" }));
    let seats = host.until_change("seats");
    assert!(seats.as_array().expect("a list").contains(&json!({ "id": "british", "player": "person", "name": "Ben" })));
    friend.ask(json!({ "ask": "say", "text": "Hello" }));
    let said = json!([{ "who": "Ben", "seat": "british", "text": "Hello", "at": host.welcome["scene"]["orders"] }]);
    assert_eq!(host.until_change("chat")[0]["text"], said[0]["text"]);
    drop((host, friend, server));
    let server = Running::at(folder.path());
    let seats = Window::open(&server, &id).welcome["scene"]["seats"].clone();
    assert!(seats.as_array().expect("a list").iter().any(|seat| seat["name"] == "Ben"), "{seats}");
}

#[test]
fn a_seat_changes_hands_while_everybody_is_at_the_table() {
    let folder = folder();
    let server = Running::at(folder.path());
    let id = server.hotseat();
    let mut host = Window::open(&server, &id);
    assert_eq!(host.welcome["you"]["seats"], json!(["british", "reds", "whites"]));
    assert_eq!(server.hand(&id, "whites", "friend"), 200);
    assert_eq!(host.until_welcome()["you"]["seats"], json!(["british", "reds"]));
    let mut friend = Window::by_link(&server, &id, &server.key(&id, "whites"));
    assert_eq!(friend.welcome["you"]["seats"], json!(["whites"]));
    assert_eq!(server.hand(&id, "whites", "greedy"), 200);
    assert_eq!(friend.farewell(), NO_SUCH_LINK);
    assert_eq!(server.hand(&id, "whites", "person"), 200);
    let again = host.until_welcome();
    assert_eq!(again["you"]["seats"], json!(["british", "reds", "whites"]));
    let names = again["scene"]["seats"].as_array().expect("a list").iter().filter(|seat| seat["name"] == "Ann").count();
    assert_eq!(names, 3, "whoever takes a seat over is called there as elsewhere: {again}");
    assert_eq!(server.hand(&id, "whites", "genius"), 422);
    assert_eq!(server.hand(&id, "blues", "person"), 422);
    let (status, _) = server.request("PUT", &format!("/api/tables/{id}/seats/reds"), "{}");
    assert_eq!(status, 400);
}

#[test]
fn who_comes_over_the_network_needs_a_link() {
    let folder = folder();
    let server = Running::with(Settings { reach: Reach::Network, ..Settings::at(folder.path()) });
    let id = server.with_a_friend();
    let port = server.address.port();
    let ask = |method: &str, path: &str| {
        let head = format!("{method} {path} HTTP/1.1\r\nHost: 192.168.1.5:{port}\r\nConnection: close\r\n");
        server.raw(&format!("{head}Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{{}}")).0
    };
    assert_eq!(ask("GET", "/"), 200);
    assert_eq!(ask("GET", "/api/games"), 200);
    for (method, path) in [
        ("GET", "/api/tables".to_owned()),
        ("POST", "/api/tables".to_owned()),
        ("POST", "/api/tables/import".to_owned()),
        ("DELETE", format!("/api/tables/{id}")),
        ("GET", format!("/api/tables/{id}/record")),
        ("GET", format!("/api/tables/{id}/company")),
        ("POST", format!("/api/tables/{id}/link")),
        ("PUT", format!("/api/tables/{id}/seats/reds")),
        ("POST", format!("/api/tables/{id}/seats/british/link")),
    ] {
        assert_eq!(ask(method, &path), 403, "{method} {path}");
    }
    let come = |greeting: String| {
        let address = format!("ws://{}/api/tables/{id}/ws{greeting}", server.address);
        let mut request = address.into_client_request().expect("an address");
        request.headers_mut().insert("host", format!("192.168.1.5:{port}").parse().expect("a header"));
        let (mut socket, _) = connect(request).expect("the server listens");
        loop {
            match socket.read().expect("the server speaks") {
                Message::Text(text) if text.contains("\"you\"") => return None,
                Message::Close(frame) => return frame.map(|frame| frame.code.into()),
                _ => {}
            }
        }
    };
    assert_eq!(come(String::new()), NO_SUCH_LINK);
    assert_eq!(come(format!("?key={}", server.key(&id, "british"))), None);
}

#[test]
fn only_the_host_learns_how_others_reach_the_server() {
    let folder = folder();
    let server = Running::with(Settings { names: vec!["box.local".into()], ..Settings::at(folder.path()) });
    let here = server.get("/api/here");
    assert_eq!((&here["host"], &here["network"]), (&json!(true), &json!(true)));
    let without = server.request_with("", "GET", "/api/here", "");
    assert_eq!(without, (200, r#"{"host":false}"#.to_owned()), "a relay can look like this computer");
    assert_eq!(here["addresses"][0], format!("http://box.local:{}", server.address.port()));
    let (status, told) = server.raw("GET /api/here HTTP/1.1\r\nHost: box.local\r\nConnection: close\r\n\r\n");
    assert_eq!((status, told.as_str()), (200, r#"{"host":false}"#));
}

#[test]
fn pages_tell_nobody_where_they_came_from() {
    let folder = folder();
    let server = Running::at(folder.path());
    let head = server.head("/");
    assert!(head.to_lowercase().contains("referrer-policy: no-referrer"), "{head}");
}

#[test]
fn an_order_whose_answer_was_lost_is_sent_again_and_done_once() {
    let folder = folder();
    let server = Running::at(folder.path());
    let id = server.begin(json!({ "game": "emtsa", "seed": 7, "seats": { "british": "friend" } }));
    let key = server.key(&id, "british");
    let friend = Window::by_link(&server, &id, &key);
    let order =
        friend.welcome["scene"]["asked"].as_array().expect("a list").iter().find(|one| one["seat"] == "british");
    let order = order.expect("it bids")["orders"][0].clone();
    let ask = json!({ "ask": "order", "seat": "british", "order": order, "mark": "a-mark-of-its-own" });
    friend.cut_after_sending(ask.clone());
    let mut again = Window::by_link(&server, &id, &key);
    assert_eq!(again.ask(ask.clone())["reply"], "done");
    assert_eq!(again.scene("british")["orders"], 1);
    drop((again, server));
    let server = Running::at(folder.path());
    let mut again = Window::by_link(&server, &id, &key);
    assert_eq!(again.ask(ask)["reply"], "done");
    assert_eq!(again.scene("british")["orders"], 1, "not after a restart either");
}

#[test]
fn a_line_that_falls_silent_is_noticed() {
    let folder = folder();
    let server = Running::with(Settings { beat: Duration::from_millis(50), ..Settings::at(folder.path()) });
    let id = server.with_a_friend();
    let mut host = Window::open(&server, &id);
    // A socket that nobody reads answers no ping.
    let silent = Window::by_link(&server, &id, &server.key(&id, "british"));
    host.until_here(&["british", "reds"]);
    host.until_here(&["reds"]);
    drop(silent);
}
