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
}

impl Window {
    pub(crate) fn open(server: &Running, table: &str) -> Window {
        let address = format!("ws://{}/api/tables/{table}/ws?name=Ann", server.address);
        let (socket, _) = connect(address).expect("the table is there");
        if let MaybeTlsStream::Plain(stream) = socket.get_ref() {
            stream.set_read_timeout(Some(Duration::from_secs(60))).expect("a socket");
        }
        let mut window = Window { socket, asked: 0, welcome: Value::Null, changes: Vec::new() };
        window.welcome = window.hear();
        window
    }

    fn hear(&mut self) -> Value {
        loop {
            if let Message::Text(text) = self.socket.read().expect("the server speaks") {
                return serde_json::from_str(text.as_str()).expect("it speaks JSON");
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

    /// All seats of the example bid their first card.
    pub(crate) fn bid(&mut self) {
        for seat in ["reds", "british", "whites"] {
            let scene = self.scene(seat);
            let asked = scene["asked"].as_array().expect("a list").iter().find(|asked| asked["seat"] == seat).cloned();
            let order = asked.expect("it bids")["orders"][0].as_str().expect("an order").to_owned();
            assert_eq!(self.order(seat, &order)["reply"], "done");
        }
    }
}
