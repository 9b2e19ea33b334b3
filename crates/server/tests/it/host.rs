//! The host's key: without it whoever comes from this computer is a guest like any other. And what every page is told.

use std::fs;

use server::Server;

use super::talk::Window;
use super::*;

const NO_SUCH_LINK: Option<u16> = Some(4403);

#[test]
fn another_account_of_this_computer_is_not_the_host() {
    let folder = folder();
    let server = Running::at(folder.path());
    let id = server.hotseat();
    let other = server.key.chars().rev().collect::<String>();
    for headers in
        [String::new(), format!("Authorization: Bearer {other}\r\n"), format!("Cookie: host={}\r\n", server.key)]
    {
        for (method, path) in [
            ("GET", "/api/tables".to_owned()),
            ("POST", "/api/tables".to_owned()),
            ("POST", "/api/tables/import".to_owned()),
            ("DELETE", format!("/api/tables/{id}")),
            ("GET", format!("/api/tables/{id}/record")),
            ("GET", format!("/api/tables/{id}/company")),
            ("POST", format!("/api/tables/{id}/link")),
            ("PUT", format!("/api/tables/{id}/seats/reds")),
            ("GET", format!("/api/tables/{id}/report?language=en")),
            ("GET", format!("/api/tables/{id}/print?parts=cards")),
            ("POST", "/api/games/elope/form".to_owned()),
            ("POST", "/api/games/elope/position".to_owned()),
        ] {
            let (status, answer) = server.request_with(&headers, method, &path, r#"{"game":"emtsa"}"#);
            assert_eq!(status, 403, "{method} {path}: {answer}");
        }
    }
    for greeting in ["", "name=Eve", "host=", &format!("host={other}"), &format!("key={}", server.key)] {
        assert_eq!(Window::sent_away(&server, &id, greeting), NO_SUCH_LINK, "{greeting}");
    }
    assert_eq!(Window::open(&server, &id).welcome["you"]["keeper"], true);
}

#[test]
fn a_link_with_the_hosts_key_opens_the_report_and_the_print() {
    let folder = folder();
    let server = Running::at(folder.path());
    let id = server.begin(json!({ "game": "elope", "seed": 7 }));
    for what in ["report?language=en", "print?parts=cards"] {
        let path = |key: &str| format!("/api/tables/{id}/{what}&host={key}");
        let (status, answer) = server.request_with("", "GET", &path(&server.key), "");
        assert_eq!(status, 200, "{what}: {answer}");
        assert_eq!(server.request_with("", "GET", &path("another"), "").0, 403, "{what}");
    }
    let (status, _) = server.request("GET", &format!("/api/tables/{id}/print?parts=cards&colour=red"), "");
    assert_eq!(status, 400, "what means nothing is refused");
}

#[test]
fn the_key_of_an_earlier_start_opens_nothing() {
    let folder = folder();
    let server = Running::at(folder.path());
    let id = server.hotseat();
    let old = server.key.clone();
    drop(server);
    let server = Running::at(folder.path());
    assert_ne!(server.key, old);
    let with_old = format!("Authorization: Bearer {old}\r\n");
    assert_eq!(server.request_with(&with_old, "GET", "/api/tables", "").0, 403);
    assert_eq!(Window::sent_away(&server, &id, &format!("host={old}")), NO_SUCH_LINK);
}

#[test]
fn the_browser_is_led_to_the_key_by_a_file_that_nobody_else_can_read() {
    let folder = folder();
    let runtime = Runtime::new().expect("threads can be had");
    let server = runtime.block_on(Server::bind(Settings::at(folder.path()))).expect("an ordinary folder");
    let door = server.front_door().expect("an ordinary folder");
    assert!(door.is_absolute());
    let page = fs::read_to_string(&door).expect("it is there");
    assert!(page.contains(&format!("url={}\"", server.home())), "{page}");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        assert_eq!(fs::metadata(&door).expect("it is there").permissions().mode() & 0o777, 0o600);
    }
}

fn header<'a>(head: &'a str, name: &str) -> &'a str {
    let line = head.lines().find_map(|line| line.strip_prefix(&format!("{name}: ")));
    line.unwrap_or_else(|| panic!("no {name}: {head}"))
}

#[test]
fn every_answer_says_what_a_page_may_load_and_run() {
    let folder = folder();
    let server = Running::at(folder.path());
    let id = server.hotseat();
    for path in
        ["/", "/table/x", "/api/games", "/api/nothing", "/missing.js", &format!("/api/tables/{id}/report?language=en")]
    {
        let head = server.head(path);
        let policy = header(&head, "content-security-policy");
        let has = |rule: &str| policy.split("; ").any(|part| part == rule);
        for rule in [
            "default-src 'none'",
            "connect-src 'self'",
            "base-uri 'none'",
            "form-action 'none'",
            "frame-ancestors 'none'",
        ] {
            assert!(has(rule), "{path}: {policy}");
        }
        let scripts = policy.split("; ").find(|part| part.starts_with("script-src ")).expect("scripts are ruled");
        assert!(!scripts.contains("unsafe") && !scripts.contains('*'), "{path}: {scripts}");
        assert_eq!(header(&head, "x-content-type-options"), "nosniff", "{path}");
        assert_eq!(header(&head, "cross-origin-resource-policy"), "same-origin", "{path}");
    }
}

#[test]
fn nothing_of_a_table_is_stored_by_a_browser_or_on_the_way() {
    let folder = folder();
    let server = Running::at(folder.path());
    let id = server.hotseat();
    for path in ["record", "company", "report?language=en", "report?key=wrong"] {
        let head = server.head(&format!("/api/tables/{id}/{path}"));
        assert_eq!(header(&head, "cache-control"), "no-store", "{path}");
    }
    assert_eq!(header(&server.head("/api/tables"), "cache-control"), "no-store");
    assert_eq!(header(&server.head("/api/games"), "cache-control"), "no-cache");
}

#[test]
fn names_turn_nothing_around() {
    let folder = folder();
    let server = Running::at(folder.path());
    let id = server.begin(json!({ "game": "emtsa", "seed": 7, "name": "\u{202e}yad\u{2066}rutaS\u{200b}" }));
    assert_eq!(server.get("/api/tables")[0]["name"], "yadrutaS");
    let mut window = Window::open(&server, &id);
    window.ask(json!({ "ask": "name", "name": "A\u{202e}n\u{200f}n\u{2069}" }));
    let seats = window.scene("reds")["seats"].clone();
    assert!(seats.as_array().expect("a list").iter().all(|seat| seat["name"] == "Ann"), "{seats}");
}
