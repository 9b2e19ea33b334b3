//! `stavka serve`.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};

use super::stavka;

/// A server that is stopped when the test is over.
struct Serving(Child);

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[test]
fn the_server_says_where_it_is_and_answers_there() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut command = Command::new(env!("CARGO_BIN_EXE_stavka"));
    command.args(["serve", "--port", "0", "--data", "kept"]).current_dir(folder.path()).stdout(Stdio::piped());
    let mut serving = Serving(command.spawn().expect("the program was built"));
    let mut told = BufReader::new(serving.0.stdout.take().expect("it was piped"));
    let mut line = String::new();
    told.read_line(&mut line).expect("it speaks");
    let home = line.trim().strip_prefix("Stavka is at http://").and_then(|rest| rest.split_once("/#/host/"));
    let (address, key) = home.unwrap_or_else(|| panic!("{line}"));
    let ask = |headers: &str| {
        let mut stream = TcpStream::connect(address).expect("it listens");
        let request = format!("GET /api/tables HTTP/1.1\r\nHost: {address}\r\n{headers}Connection: close\r\n\r\n");
        stream.write_all(request.as_bytes()).expect("it listens");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("it answers");
        answer
    };
    let answer = ask(&format!("Authorization: Bearer {key}\r\n"));
    assert!(answer.starts_with("HTTP/1.1 200") && answer.ends_with("[]"), "{answer}");
    assert!(ask("").starts_with("HTTP/1.1 403"), "another account of this computer does not know the key");
    let second = stavka(folder.path(), &["serve", "--port", "0", "--data", "kept"], "").fails();
    assert!(second.contains("another Stavka serves the tables"), "{second}");
}
