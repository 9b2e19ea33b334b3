//! A window on a table, as a page has it.

use std::net::TcpStream;
use std::time::Duration;

use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::stream::MaybeTlsStream;
use tokio_tungstenite::tungstenite::{Message, WebSocket, connect};

use super::Running;

/// A window on a table.
pub(crate) struct Window {
    socket: WebSocket<MaybeTlsStream<TcpStream>>,
    asked: u64,
    /// What was heard first.
    pub(crate) welcome: Value,
    /// Changes that were heard while something else was waited for.
    changes: Vec<Value>,
    /// Who is here.
    pub(crate) here: Value,
    /// Everything that was heard, as it was sent.
    pub(crate) heard: Vec<String>,
}

fn farewell(socket: &mut WebSocket<MaybeTlsStream<TcpStream>>) -> Option<u16> {
    loop {
        match socket.read() {
            Ok(Message::Close(frame)) => return frame.map(|frame| frame.code.into()),
            Ok(_) => {}
            Err(_) => return None,
        }
    }
}

impl Window {
    pub(crate) fn open(server: &Running, table: &str) -> Window {
        Window::with(server, table, &format!("host={}&name=Ann", server.key))
    }

    /// A window that is opened by a link.
    pub(crate) fn by_link(server: &Running, table: &str, key: &str) -> Window {
        Window::with(server, table, &format!("key={key}"))
    }

    /// The code by which a visitor is sent away.
    pub(crate) fn sent_away(server: &Running, table: &str, greeting: &str) -> Option<u16> {
        let address = format!("ws://{}/api/tables/{table}/ws?{greeting}", server.address);
        let (mut socket, _) = connect(address).expect("the server listens");
        farewell(&mut socket)
    }

    /// Read on until the server hangs up; the code by which it does.
    pub(crate) fn farewell(&mut self) -> Option<u16> {
        farewell(&mut self.socket)
    }

    /// Read on until just these seats are here.
    pub(crate) fn until_here(&mut self, seats: &[&str]) {
        self.until_part_of_here("seats", &json!(seats));
    }

    /// Read on until so many watch.
    pub(crate) fn until_watching(&mut self, count: usize) {
        self.until_part_of_here("watching", &json!(count));
    }

    fn until_part_of_here(&mut self, part: &str, wanted: &Value) {
        while self.here[part] != *wanted {
            let Message::Text(text) = self.socket.read().expect("the server speaks") else { continue };
            let heard: Value = serde_json::from_str(text.as_str()).expect("it speaks JSON");
            if let Some(here) = heard.get("here") {
                self.here = here.clone();
            }
        }
    }

    /// Read on until this part of the scene changes; what it is now.
    pub(crate) fn until_change(&mut self, part: &str) -> Value {
        loop {
            if let Some(changed) = self.change().get(part) {
                return changed.clone();
            }
        }
    }

    /// Read on until the window is told anew who it is.
    pub(crate) fn until_welcome(&mut self) -> Value {
        loop {
            let heard = self.hear();
            if heard.get("you").is_some() {
                return heard;
            }
        }
    }

    /// Hang up in the middle of a sentence: nothing more is read.
    pub(crate) fn cut_after_sending(mut self, mut ask: Value) {
        ask["n"] = json!(self.asked + 1);
        self.socket.send(Message::text(ask.to_string())).expect("the server listens");
        if let MaybeTlsStream::Plain(stream) = self.socket.get_ref() {
            stream.shutdown(std::net::Shutdown::Read).expect("a socket");
        }
    }

    fn with(server: &Running, table: &str, greeting: &str) -> Window {
        let address = format!("ws://{}/api/tables/{table}/ws?{greeting}", server.address);
        let (socket, _) = connect(address).expect("the table is there");
        if let MaybeTlsStream::Plain(stream) = socket.get_ref() {
            stream.set_read_timeout(Some(Duration::from_secs(60))).expect("a socket");
        }
        let mut window = Window {
            socket,
            asked: 0,
            welcome: Value::Null,
            here: Value::Null,
            changes: Vec::new(),
            heard: Vec::new(),
        };
        window.welcome = window.hear();
        window.here = window.welcome["here"].clone();
        window
    }

    /// What comes next, but for beats and who is here.
    fn hear(&mut self) -> Value {
        loop {
            let Message::Text(text) = self.socket.read().expect("the server speaks") else { continue };
            let heard: Value = serde_json::from_str(text.as_str()).expect("it speaks JSON");
            if heard.get("beat").is_some() {
                continue;
            }
            self.heard.push(text.to_string());
            match heard.get("here").filter(|_| heard.get("scene").is_none()) {
                Some(here) => self.here = here.clone(),
                None => return heard,
            }
        }
    }

    /// Send a text as it is; what is answered.
    pub(crate) fn say(&mut self, text: String) -> Value {
        self.socket.send(Message::text(text)).expect("the server listens");
        loop {
            let heard = self.hear();
            match heard.get("change") {
                Some(change) => self.changes.push(change.clone()),
                None => return heard,
            }
        }
    }

    /// Ask something; the reply.
    pub(crate) fn ask(&mut self, mut ask: Value) -> Value {
        self.asked += 1;
        ask["n"] = json!(self.asked);
        let reply = self.say(ask.to_string());
        assert_eq!(reply["n"], json!(self.asked), "{reply}");
        reply
    }

    /// Give an order.
    pub(crate) fn order(&mut self, seat: &str, order: &str) -> Value {
        self.ask(json!({ "ask": "order", "seat": seat, "order": order }))
    }

    /// The next change.
    pub(crate) fn change(&mut self) -> Value {
        if !self.changes.is_empty() {
            return self.changes.remove(0);
        }
        let heard = self.hear();
        heard.get("change").cloned().unwrap_or_else(|| panic!("not a change: {heard}"))
    }

    /// The scene, asked for anew.
    pub(crate) fn scene(&mut self, seat: &str) -> Value {
        let reply = self.ask(json!({ "ask": "look", "seat": seat }));
        assert_eq!(reply["reply"], "scene", "{reply}");
        reply["scene"].clone()
    }

    /// What a seat is asked, seen through its eyes: those who share a screen are told no hand else.
    pub(crate) fn asked(&mut self, seat: &str) -> Value {
        let asked = self.scene(seat)["asked"].take();
        asked.as_array().expect("a list").iter().find(|asked| asked["seat"] == seat).cloned().expect("it is asked")
    }

    /// The seats that are asked.
    pub(crate) fn awaited(&mut self) -> Vec<String> {
        let asked = self.scene("reds")["asked"].take();
        let seats =
            asked.as_array().expect("a list").iter().map(|asked| asked["seat"].as_str().expect("a seat").to_owned());
        seats.collect()
    }

    /// All seats of the example bid their first card.
    pub(crate) fn bid(&mut self) {
        for seat in ["reds", "british", "whites"] {
            let order = self.asked(seat)["orders"][0].as_str().expect("an order").to_owned();
            assert_eq!(self.order(seat, &order)["reply"], "done");
        }
    }
}
