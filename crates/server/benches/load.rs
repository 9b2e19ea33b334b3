//! How much the server can carry: real games over real sockets, on as many tables at a time.
//!
//!     cargo bench -p stavka-server --bench load
//!
//! At each table one window plays all seats at random, as quickly as it is answered. The latency is that of an order,
//! from sending it until it is said to be done: by then it is kept. Then what one more order of a long game costs.

#![allow(clippy::print_stdout, reason = "printing is all that this program does")]

use std::collections::VecDeque;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::sync::Barrier;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use engine::erased::AnyJournal;
use engine::{Chance, Rolling, Seed, Urgency};
use serde::Deserialize;
use serde_json::{Value, json};
use server::{Server, Settings, Spent};
use tokio_tungstenite::tungstenite::stream::MaybeTlsStream;
use tokio_tungstenite::tungstenite::{Message, WebSocket, connect};

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

const GAME: &str = "elope";
/// Tables at a time.
const TABLES: [usize; 4] = [1, 4, 16, 64];
/// How long is played with each number of tables.
const ROUND: Duration = Duration::from_secs(6);
/// After how many orders of a game the cost of the next is looked at.
const ORDERS: [usize; 3] = [10, 1_000, 4_400];
/// Of so many orders the cost is the mean.
const COSTED: u64 = 20;

fn main() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let runtime = server::runtime().expect("threads can be had");
    let server = runtime.block_on(Server::bind(Settings::at(folder.path()))).expect("an ordinary folder");
    let place = Place {
        address: server.address().to_string(),
        key: server.home().rsplit('/').next().unwrap_or_default().to_owned(),
    };
    let spent = server.spent();
    runtime.spawn(server.run());
    println!("tables  orders/s   p50 ms   p99 ms  bytes/order  syncs/order");
    for tables in TABLES {
        let before = spent();
        let mut latencies = place.round(tables);
        latencies.sort_unstable();
        let count = latencies.len().max(1);
        let at = |part: usize| latencies.get(count * part / 100).map_or(0.0, |time| time.as_secs_f64() * 1000.0);
        let (bytes, syncs) = per(&spent(), &before, count as u64);
        let rate = count as f64 / ROUND.as_secs_f64();
        println!("{tables:>6} {rate:>9.0} {:>8.2} {:>8.2} {bytes:>12.0} {syncs:>12.2}", at(50), at(99));
    }
    println!("\n order  bytes/order  syncs/order  welcome bytes");
    for orders in ORDERS {
        let (record, played) = record_after(orders);
        let id = place.import(&record);
        let mut window = Window::open(&place, &id);
        let mut chance = Chance::new(1);
        // The first order after a record was brought in may be kept in another way.
        window.order(&mut chance);
        let before = spent();
        let given = (0..COSTED).filter(|_| window.order(&mut chance).is_some()).count() as u64;
        let (bytes, syncs) = per(&spent(), &before, given.max(1));
        println!("{played:>6} {bytes:>12.0} {syncs:>12.2} {:>14}", window.welcome);
    }
    runtime.shutdown_timeout(Duration::from_secs(5));
}

fn per(after: &Spent, before: &Spent, orders: u64) -> (f64, f64) {
    let mean = |after: u64, before: u64| (after - before) as f64 / orders as f64;
    (mean(after.bytes, before.bytes), mean(after.syncs, before.syncs))
}

/// The longest of three games played at random, up to so many orders, and how many there are. One that is over before is
/// left in time for the orders that are costed.
fn record_after(orders: usize) -> (String, usize) {
    let games = (1..4).map(|seed| (seed, played(seed, orders).entries().len()));
    let (seed, count) = games.max_by_key(|(_, count)| *count).expect("three games");
    let journal = played(seed, if count < orders { count.saturating_sub(2 * COSTED as usize) } else { orders });
    (journal.record(), journal.entries().len())
}

/// A game played at random until it has so many orders, or is over.
fn played(seed: u64, orders: usize) -> Box<dyn AnyJournal> {
    let game = shelf::game(GAME).expect("it is on the shelf").game;
    let begun = game.begin(game.title().default_setup(), Seed::from_number(seed), Rolling::Seeded);
    let mut journal = begun.expect("it is sound").journal;
    let mut chance = Chance::new(seed);
    while journal.entries().len() < orders && journal.outcome().is_none() {
        let asked = journal.asked().into_iter().find(|asked| asked.urgency != Urgency::May);
        let Some(asked) = asked else { break };
        let order = journal.sample(asked.seat, &mut chance).expect("whoever is asked has an order");
        journal.order(asked.seat, &order, &[]).expect("a sample is legal");
    }
    journal
}

/// Where the server is, and the host's key.
struct Place {
    address: String,
    key: String,
}

impl Place {
    /// Play at so many tables, from when everybody sits there; how long each order took.
    fn round(&self, tables: usize) -> Vec<Duration> {
        let ids: Vec<String> = (0..tables).map(|_| self.new_table()).collect();
        let (stop, seated) = (AtomicBool::new(false), Barrier::new(tables + 1));
        std::thread::scope(|scope| {
            let play = |(seed, id): (usize, &String)| {
                let mut window = Window::open(self, id);
                let (mut chance, mut times) = (Chance::new(seed as u64), Vec::new());
                seated.wait();
                while !stop.load(Ordering::Relaxed) {
                    match window.order(&mut chance) {
                        Some(time) => times.push(time),
                        None => window = Window::open(self, &self.new_table()),
                    }
                }
                times
            };
            let players: Vec<_> = ids.iter().enumerate().map(|table| scope.spawn(move || play(table))).collect();
            seated.wait();
            std::thread::sleep(ROUND);
            stop.store(true, Ordering::Relaxed);
            players.into_iter().flat_map(|player| player.join().expect("nobody fails")).collect()
        })
    }

    fn new_table(&self) -> String {
        self.post("/api/tables", &json!({ "game": GAME }))
    }

    fn import(&self, record: &str) -> String {
        self.post("/api/tables/import", &json!({ "text": record }))
    }

    /// Ask for a table; its id.
    fn post(&self, path: &str, body: &Value) -> String {
        let Place { address, key } = self;
        let body = body.to_string();
        let mut stream = TcpStream::connect(address).expect("the server listens");
        let head = format!(
            "POST {path} HTTP/1.1\r\nHost: {address}\r\nAuthorization: Bearer {key}\r\nConnection: close\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n",
            body.len()
        );
        stream.write_all(head.as_bytes()).and_then(|()| stream.write_all(body.as_bytes())).expect("it listens");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("it answers");
        let body = answer.split_once("\r\n\r\n").expect("a head and a body").1;
        let answer: Value = serde_json::from_str(body).expect("it speaks JSON");
        answer["id"].as_str().expect("an id").to_owned()
    }
}

/// As much of what comes over the line as a player needs.
#[derive(Deserialize, Default)]
#[serde(default)]
struct Heard {
    n: Option<u64>,
    orders: Value,
    scene: Option<Decisions>,
    change: Option<Decisions>,
}

#[derive(Deserialize)]
struct Decisions {
    asked: Vec<Asked>,
    outcome: Option<Value>,
}

#[derive(Deserialize)]
struct Asked {
    seat: String,
    urgency: String,
    buttons: Vec<String>,
    ready: Vec<String>,
    orders: Vec<String>,
}

struct Window {
    socket: WebSocket<MaybeTlsStream<TcpStream>>,
    asked: Vec<Asked>,
    is_over: bool,
    number: u64,
    /// The bytes of the first message.
    welcome: usize,
}

impl Window {
    fn open(place: &Place, table: &str) -> Window {
        let Place { address, key } = place;
        let (socket, _) = connect(format!("ws://{address}/api/tables/{table}/ws?host={key}")).expect("it listens");
        let mut window = Window { socket, asked: Vec::new(), is_over: false, number: 0, welcome: 0 };
        while window.asked.is_empty() {
            window.hear();
        }
        window
    }

    fn hear(&mut self) -> Heard {
        loop {
            let Message::Text(text) = self.socket.read().expect("the server speaks") else { continue };
            let mut heard: Heard = serde_json::from_str(text.as_str()).expect("it speaks JSON");
            if let Some(Decisions { asked, outcome }) = heard.scene.take().or(heard.change.take()) {
                (self.asked, self.is_over) = (asked, outcome.is_some());
            }
            self.welcome = self.welcome.max(text.len() * usize::from(self.number == 0));
            return heard;
        }
    }

    fn ask(&mut self, mut ask: Value) -> Heard {
        self.number += 1;
        ask["n"] = json!(self.number);
        self.socket.send(Message::text(ask.to_string())).expect("the server listens");
        loop {
            let heard = self.hear();
            if heard.n == Some(self.number) {
                return heard;
            }
        }
    }

    /// Give an order; how long it took. None when the game is over.
    fn order(&mut self, chance: &mut Chance) -> Option<Duration> {
        let mut waiting: VecDeque<Asked> = self.asked.drain(..).filter(|asked| asked.urgency != "may").collect();
        let Asked { seat, buttons, ready, mut orders, .. } = waiting.pop_front()?;
        if orders.is_empty() && (buttons.is_empty() || chance.below(10) > 0) {
            let counter = chance.pick(&ready)?;
            let heard = self.ask(json!({ "ask": "orders", "seat": seat, "who": [counter] }));
            orders = serde_json::from_value(heard.orders).unwrap_or_default();
        }
        let order = chance.pick(&orders).or(buttons.first())?.clone();
        let mark = format!("{seat}-{}", self.number);
        let begun = Instant::now();
        self.ask(json!({ "ask": "order", "seat": seat, "order": order, "rolls": [], "mark": mark }));
        let time = begun.elapsed();
        while self.asked.is_empty() && !self.is_over {
            self.hear();
        }
        Some(time)
    }
}
