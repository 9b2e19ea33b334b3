//! Many at once, and some who want more than their share: what each may have, and what is left for others.

use std::io::ErrorKind;

use super::talk::Window;
use super::*;

const TOO_MANY_WINDOWS: Option<u16> = Some(4429);

#[test]
fn one_who_watches_cannot_make_anything_be_done_twice_or_forgotten() {
    let folder = folder();
    let server = Running::at(folder.path());
    let id = server.hotseat();
    let mut host = Window::open(&server, &id);
    host.ask(json!({ "ask": "say", "text": "Good luck" }));
    let order = host.scene("reds")["asked"][0]["orders"][0].clone();
    let ask = json!({ "ask": "order", "seat": "reds", "order": order, "mark": "a-mark-of-the-host" });
    assert_eq!(host.ask(ask.clone())["reply"], "done");
    let mut guest = Window::by_link(&server, &id, &server.watch_key(&id));
    for number in 0..201 {
        let say = json!({ "ask": "say", "text": "Tea?", "mark": format!("mark-{number}") });
        assert_eq!(guest.ask(say)["reply"], "done");
    }
    assert_eq!(host.ask(ask)["reply"], "done");
    let scene = host.scene("reds");
    assert_eq!((&scene["orders"], &scene["chat"][0]["text"]), (&json!(1), &json!("Good luck")));
    let heard = guest.ask(json!({ "ask": "look", "seat": null }))["scene"]["chat"].clone();
    assert!(heard.as_array().is_some_and(|chat| chat.len() <= 201), "of those who watch the last is kept");
    let long = json!({ "order": format!("bid {}", "x".repeat(2_000)) });
    let reply = host.ask(json!({ "ask": "standing", "seat": "reds", "prompt": "p", "reply": long }));
    assert_eq!(reply["refusal"]["id"], "table-standing-too-long", "{reply}");
}

#[test]
fn a_link_opens_so_many_windows_and_others_can_still_come() {
    let folder = folder();
    let server = Running::at(folder.path());
    let id = server.begin(json!({ "game": "emtsa", "seed": 7, "seats": { "british": "friend" } }));
    let (watch, seat) = (server.watch_key(&id), server.key(&id, "british"));
    let open =
        |key: &str, count: usize| -> Vec<Window> { (0..count).map(|_| Window::by_link(&server, &id, key)).collect() };
    let (mut guests, friends) = (open(&watch, 64), open(&seat, 16));
    for key in [&watch, &seat] {
        assert_eq!(Window::sent_away(&server, &id, &format!("key={key}")), TOO_MANY_WINDOWS);
    }
    let mut host = Window::open(&server, &id);
    assert_eq!(host.here["watching"], 64);
    drop(guests.pop());
    host.until_watching(63);
    guests.extend(open(&watch, 1));
    assert_eq!((guests.len(), friends.len()), (64, 16));
}

#[test]
fn connections_that_say_nothing_are_closed_and_the_door_is_open_again() {
    let folder = folder();
    let server = Running::with(Settings { patience: Duration::from_millis(300), ..Settings::at(folder.path()) });
    let connect = |words: &str| {
        let mut stream = TcpStream::connect(server.address).expect("it listens");
        stream.set_read_timeout(Some(Duration::from_secs(60))).expect("a socket");
        // Who is too many finds the line closed.
        let _ = stream.write_all(words.as_bytes());
        stream
    };
    let host = format!("Host: {}\r\n", server.address);
    let request = format!("GET /api/here HTTP/1.1\r\n{host}\r\n");
    let half_a_head = format!("GET /api/here HTTP/1.1\r\n{host}");
    let body = "Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{";
    let half_a_body = format!("POST /api/games/elope/position HTTP/1.1\r\n{host}{body}");
    let silent = [&request, &half_a_head, &half_a_body].map(|words| connect(words));
    let silent = silent.into_iter().chain((0..400).map(|_| connect(""))).collect::<Vec<_>>();
    for mut stream in silent {
        let mut said = Vec::new();
        let ended = stream.read_to_end(&mut said);
        let open = |error: &std::io::Error| matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut);
        assert!(!ended.as_ref().is_err_and(open), "it is closed: {ended:?}");
    }
    assert_eq!(server.request("GET", "/api/here", "").0, 200);
}
