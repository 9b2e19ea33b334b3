//! Tests of the server as a browser meets it: requests and sockets on a free port, tables in a temporary folder.

mod bytes;
mod campaign;
mod company;
mod crowd;
mod damage;
mod fog;
mod forms;
mod goingback;
mod host;
mod keeping;
mod play;
mod pools;
mod requests;
mod talk;
mod wire;

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::time::Duration;

use serde_json::{Value, json};
use server::{Server, Settings, Spent};
use tempfile::TempDir;
use tokio::runtime::Runtime;

/// A server that runs until it is dropped.
struct Running {
    runtime: Option<Runtime>,
    address: SocketAddr,
    /// The host's key.
    key: String,
    /// What was spent on keeping.
    spent: Box<dyn Fn() -> Spent + Send>,
}

impl Running {
    fn at(folder: &Path) -> Running {
        Running::with(Settings::at(folder))
    }

    fn with(settings: Settings) -> Running {
        let runtime = Runtime::new().expect("threads can be had");
        let server = runtime.block_on(Server::bind(settings)).expect("an ordinary folder");
        let address = server.address();
        let key = server.home().strip_prefix(&format!("http://{address}/#/host/")).expect("it has the key").to_owned();
        let spent = Box::new(server.spent());
        runtime.spawn(server.run());
        Running { runtime: Some(runtime), address, key, spent }
    }

    /// Send a request as it is written; the whole answer.
    fn answer(&self, request: &str) -> String {
        let mut stream = TcpStream::connect(self.address).expect("it listens");
        stream.set_read_timeout(Some(Duration::from_secs(60))).expect("a socket");
        stream.write_all(request.as_bytes()).expect("it listens");
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).expect("it answers");
        String::from_utf8_lossy(&answer).into_owned()
    }

    /// The head of a page, as the host gets it.
    fn head(&self, path: &str) -> String {
        let Running { address, key, .. } = self;
        let request = format!(
            "GET {path} HTTP/1.1\r\nHost: {address}\r\nAuthorization: Bearer {key}\r\nConnection: close\r\n\r\n"
        );
        self.answer(&request).split("\r\n\r\n").next().unwrap_or_default().to_owned()
    }

    /// Send a request as it is written; the status and the body.
    fn raw(&self, request: &str) -> (u16, String) {
        let answer = self.answer(request);
        let (head, body) = answer.split_once("\r\n\r\n").expect("a head and a body");
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("a status");
        let chunked = head.to_lowercase().contains("transfer-encoding: chunked");
        (status, if chunked { unchunked(body) } else { body.to_owned() })
    }

    /// A request of the host.
    fn request(&self, method: &str, path: &str, body: &str) -> (u16, String) {
        self.request_with(&format!("Authorization: Bearer {}\r\n", self.key), method, path, body)
    }

    /// A request from this computer with these headers beside the usual ones.
    fn request_with(&self, headers: &str, method: &str, path: &str, body: &str) -> (u16, String) {
        let head = format!("{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n{headers}", self.address);
        let length = body.len();
        self.raw(&format!("{head}Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"))
    }

    fn get(&self, path: &str) -> Value {
        let (status, body) = self.request("GET", path, "");
        assert_eq!(status, 200, "{path}: {body}");
        serde_json::from_str(&body).expect("it is JSON")
    }

    fn post(&self, path: &str, body: &Value) -> (u16, Value) {
        let (status, body) = self.request("POST", path, &body.to_string());
        (status, serde_json::from_str(&body).expect("it is JSON"))
    }

    /// Begin a table.
    fn begin(&self, table: Value) -> String {
        let (status, begun) = self.post("/api/tables", &table);
        assert_eq!(status, 201, "{begun}");
        begun["id"].as_str().expect("an id").to_owned()
    }

    /// A game of the example for one person who plays all seats.
    fn hotseat(&self) -> String {
        self.begin(json!({ "game": "emtsa", "seed": 7, "name": "Saturday" }))
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_timeout(Duration::from_secs(20));
        }
    }
}

/// A body without the lengths of its parts.
fn unchunked(body: &str) -> String {
    let (mut rest, mut whole) = (body, String::new());
    while let Some((length, after)) = rest.split_once("\r\n") {
        let length = usize::from_str_radix(length.trim(), 16).expect("a length");
        if length == 0 {
            break;
        }
        whole.push_str(&after[..length]);
        rest = &after[length + 2..];
    }
    whole
}

fn folder() -> TempDir {
    tempfile::tempdir().expect("a temporary folder")
}
