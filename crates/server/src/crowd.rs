//! Tests: while a crowd asks for more than there is, others are served. Real sockets, and a table that is held still, so
//! that nothing depends on how quick anything is.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

use engine::{Rolling, Seed};
use serde_json::{Value, json};
use table::Table;
use tokio::runtime::{Builder, Runtime};
use tokio_tungstenite::tungstenite::stream::MaybeTlsStream;
use tokio_tungstenite::tungstenite::{Message, WebSocket, connect};

use super::*;
use crate::limits::LONG_OF_ONE;
use crate::people::Links;

/// So long is waited for what must come.
const LONG_ENOUGH: Duration = Duration::from_secs(60);

/// A server with few threads, and two tables of the example where the host plays.
struct Place {
    runtime: Option<Runtime>,
    registry: Arc<Registry>,
    address: SocketAddr,
    tables: [String; 2],
    /// The key of those who watch the first.
    watch: String,
    /// The host's, which stands in the address of the page.
    host: String,
    _folder: tempfile::TempDir,
}

impl Place {
    fn open() -> Place {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let runtime = Builder::new_multi_thread().worker_threads(2).max_blocking_threads(3).enable_all().build();
        let runtime = runtime.expect("threads can be had");
        let server = runtime.block_on(Server::bind(Settings::at(folder.path()))).expect("an ordinary folder");
        let (registry, address) = (server.registry.clone(), server.address());
        let host = server.home().rsplit('/').next().unwrap_or_default().to_owned();
        runtime.spawn(server.run());
        let links = Links::new([]).expect("chance");
        let watch = links.watch.clone();
        let tables = [7, 8].map(|seed| {
            let game = registry.game("emtsa").expect("it is on the shelf").game.clone();
            let setup = game.title().default_setup();
            let table = Table::begin(game, setup, Seed::from_number(seed), Rolling::Seeded, Vec::new());
            registry.add(table.expect("it is sound"), links.clone()).expect("an ordinary folder")
        });
        Place { runtime: Some(runtime), registry, address, tables, watch, host, _folder: folder }
    }

    fn live(&self, table: usize) -> Arc<live::Live> {
        self.registry.table(&self.tables[table]).expect("it is there")
    }

    /// The window of a guest with a key, or of the host.
    fn window(&self, table: usize, key: &str) -> Window {
        let whose = if key.is_empty() { format!("host={}", self.host) } else { format!("key={key}") };
        let address = format!("ws://{}/api/tables/{}/ws?{whose}", self.address, self.tables[table]);
        let (socket, _) = connect(address).expect("the server listens");
        if let MaybeTlsStream::Plain(stream) = socket.get_ref() {
            stream.set_read_timeout(Some(LONG_ENOUGH)).expect("a socket");
        }
        let mut window = Window { socket, welcome: Value::Null };
        window.welcome = window.until("scene");
        window
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_timeout(Duration::from_secs(20));
        }
    }
}

struct Window {
    socket: WebSocket<MaybeTlsStream<TcpStream>>,
    welcome: Value,
}

impl Window {
    /// Read on until something has this part.
    fn until(&mut self, part: &str) -> Value {
        loop {
            let Message::Text(text) = self.socket.read().expect("the server speaks") else { continue };
            let heard: Value = serde_json::from_str(text.as_str()).expect("it speaks JSON");
            if heard.get(part).is_some() {
                return heard;
            }
        }
    }

    fn send(&mut self, ask: Value) {
        self.socket.send(Message::text(ask.to_string())).expect("the server listens");
    }

    /// The order that bids the first card of the first seat, which is told what it can do once it looks.
    fn bid(&mut self) -> Value {
        let seat = self.welcome["scene"]["asked"][0]["seat"].clone();
        self.send(json!({ "n": 0, "ask": "look", "seat": seat }));
        let scene = self.until("n")["scene"].take();
        let mut asked = scene["asked"].as_array().expect("a list").iter();
        let orders = &asked.find(|asked| asked["seat"] == seat).expect("it is asked")["orders"];
        json!({ "n": 1, "ask": "order", "seat": seat, "order": orders[0] })
    }
}

/// Wait until something is so.
fn until(so: impl Fn() -> bool) {
    while !so() {
        std::thread::yield_now();
    }
}

/// Many windows of one guest on the first table.
fn crowd(place: &Place) -> Vec<Window> {
    (0..8).map(|_| place.window(0, &place.watch)).collect()
}

#[test]
fn a_crowd_at_one_table_keeps_nobody_waiting_at_another() {
    let place = Place::open();
    let (mut crowd, live) = (crowd(&place), place.live(0));
    let mut player = place.window(1, "");
    let bid = player.bid();
    let still = live.lock();
    for window in &mut crowd {
        window.send(json!({ "n": 1, "ask": "look", "seat": null }));
    }
    until(|| live.waiting(&place.watch) == crowd.len());
    player.send(bid);
    assert_eq!(player.until("n")["reply"], "done", "while nothing can be answered at the first table");
    drop(still);
    for window in &mut crowd {
        assert_eq!(window.until("n")["reply"], "scene");
    }
}

#[test]
fn while_questions_of_one_wait_the_order_of_another_is_given_after_one_of_them() {
    let place = Place::open();
    let (mut crowd, live) = (crowd(&place), place.live(0));
    let mut player = place.window(0, "");
    let bid = player.bid();
    let still = live.lock();
    for window in &mut crowd {
        window.send(json!({ "n": 1, "ask": "look", "seat": null }));
    }
    until(|| live.waiting(&place.watch) == crowd.len());
    player.send(bid);
    until(|| live.waiting("") == 1);
    drop(still);
    assert_eq!(player.until("n")["reply"], "done");
    let orders = crowd.iter_mut().map(|window| window.until("n")["scene"]["orders"].as_u64());
    let before = orders.filter(|orders| *orders == Some(0)).count();
    assert_eq!(before, 1, "the one whose turn it was");
}

#[test]
fn reports_wait_in_a_line_of_their_own_and_nobody_can_fill_it() {
    let place = Place::open();
    let report = |key: &str| {
        let path = format!("/api/tables/{}/report?language=en&key={key}", place.tables[0]);
        let mut stream = TcpStream::connect(place.address).expect("it listens");
        stream.set_read_timeout(Some(LONG_ENOUGH)).expect("a socket");
        let head = format!("GET {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", place.address);
        stream.write_all(head.as_bytes()).expect("it listens");
        stream
    };
    let answer = |mut stream: TcpStream| {
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).expect("it answers");
        String::from_utf8_lossy(&answer).into_owned()
    };
    let runtime = place.runtime.as_ref().expect("it runs");
    let other = ("elsewhere".to_owned(), "another".to_owned());
    let still = runtime.block_on(place.registry.long.take(other)).unwrap_or_else(|_| panic!("there is room"));
    let queued: Vec<TcpStream> = (0..LONG_OF_ONE).map(|_| report(&place.watch)).collect();
    let link = (place.tables[0].clone(), place.watch.clone());
    until(|| place.registry.long.there(&link) == LONG_OF_ONE);
    let refused = answer(report(&place.watch));
    assert!(refused.starts_with("HTTP/1.1 429") && refused.contains("server-too-much-at-once"), "{refused}");
    assert!(answer(report("no-key-of-this-table")).starts_with("HTTP/1.1 403"), "who may not have it does not wait");
    let mut player = place.window(0, "");
    let bid = player.bid();
    player.send(bid);
    assert_eq!(player.until("n")["reply"], "done", "while reports wait");
    drop(still);
    for stream in queued {
        assert!(answer(stream).starts_with("HTTP/1.1 200"));
    }
}
