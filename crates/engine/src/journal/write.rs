//! Writing the record: open text, one order a line, with the dice as they fell. Our "PGN", and the save file.
//!
//! ```text
//! stavka record 1
//! game emtsa
//! rules 5d0c8f1e22a94b37
//! scenario raid
//! option mines on
//! position turn: 5
//! data game = "emtsa"
//! rolling seeded
//! seed 0700…
//! setup @0-14 3 1 4
//!
//! 1 reds bid night1 ; sealed
//! 2 reds march 154 emtsa>kodish ; @14-15 4
//! at 2 9f86d081884c7d65 {"turn":1,…}
//! end 2 stream 15 checksum a1b2c3d4e5f60718
//! ```
//!
//! `position` lines, one for each of its own, are there when the game began from one, `data` lines when it is played
//! with corrected data. After the semicolon: `sealed`
//! (answered under seal), `may` (an interjection), `shown` (something hidden was shown), `@n-m` (the part of the stream
//! that was used), the dice, those typed in by players with a `!`. `branch 1 after 5` is a line of play that was left: it
//! parts after order 5 of the game, or with `of 2` of branch 2, and has its orders in lines such as `1.6 SEAT ORDER`.
//! `undone SEAT ORDER` can be given again, the last one first; `wants SEAT ORDER` is an order that waits for a die which
//! a player rolls; `from N` says that only what comes after order N can be replayed. `at` lines hold positions, so that
//! a long game opens at once and an old one opens under new rules. What follows the end was [added](super::append).

use std::fmt::Write as _;

use super::append::{ADDED, line_sum};
use super::{Entry, Journal, Pending, Rolling};
use crate::decision::Urgency;
use crate::dice::Fallen;
use crate::digest::Digest;
use crate::game::Game;
use crate::title::Title;

pub(super) const FIRST_LINE: &str = "stavka record 1";

impl<G: Game> Journal<G> {
    /// The whole record, for the host: with the seed, the hidden orders and the positions.
    pub fn record(&self) -> String {
        self.sealed_record().0
    }

    /// The whole record and its checksum.
    pub(super) fn sealed_record(&self) -> (String, Digest) {
        let game = self.game();
        let title = game.title();
        let mut text = format!("{FIRST_LINE}\ngame {}\nrules {}\n", title.id, game.rules());
        let mut line = |words: String| {
            text.push_str(&words);
            text.push('\n');
        };
        line(format!("scenario {}", self.setup.scenario));
        for (id, value) in &self.setup.options {
            line(format!("option {id} {value}"));
        }
        for words in self.setup.position.iter().flat_map(|text| text.lines()) {
            line(format!("position {words}"));
        }
        for (id, text) in &self.setup.texts {
            for words in text.lines() {
                line(format!("text {id} {words}"));
            }
        }
        for words in game.corrections().iter().flat_map(|text| text.lines()) {
            line(format!("data {words}"));
        }
        line(format!("rolling {}", if self.rolling == Rolling::Typed { "typed" } else { "seeded" }));
        if let Some(seed) = self.seed {
            line(format!("seed {seed}"));
        }
        line(format!("setup{}\n", dice_words((0, self.setup_stream), &self.setup_dice)));
        for (at, entry) in self.entries.iter().enumerate() {
            line(order_line(&(at + 1).to_string(), title, entry));
        }
        for branch in &self.branches {
            let of = branch.of.map(|of| format!(" of {of}")).unwrap_or_default();
            line(format!("branch {} after {}{of}", branch.id, branch.after));
            for (number, entry) in (branch.after + 1..).zip(&branch.entries) {
                line(order_line(&format!("{}.{number}", branch.id), title, entry));
            }
        }
        for entry in &self.undone {
            line(order_line("undone", title, entry));
        }
        if let Some(pending) = &self.pending {
            line(wants_line(title, pending));
        }
        if let Some(from) = self.from {
            line(format!("from {from}"));
        }
        let now = (self.entries.len(), &self.state);
        let turn = self.turns.last().map_or(now, |(count, state)| (*count, state));
        // A game that began in the middle of another has no set-up: its first position takes the place of one.
        let first = self.snapshots.first().filter(|(count, _)| self.from == Some(0) && *count == 0 && turn.0 > 0);
        let first = first.map(|(count, state)| (*count, state));
        for (count, state) in first.into_iter().chain([turn, now].into_iter().skip(usize::from(turn.0 == now.0))) {
            line(position_line("at", count, game, state));
        }
        seal(text, self.entries.len(), self.stream)
    }
}

/// A record's text with its last line: how many orders, where the stream stands, the checksum of all before.
fn seal(mut text: String, count: usize, stream: u64) -> (String, Digest) {
    let checksum = Digest::of(text.as_bytes());
    // Writing to a string cannot fail.
    let _ = writeln!(text, "end {count} stream {stream} checksum {checksum}");
    (text, checksum)
}

/// An order in a line, after its number or what takes the place of that.
pub(super) fn order_line(number: &str, title: &Title, entry: &Entry) -> String {
    format!("{number} {} {}{}", title.seat_id(entry.seat), entry.order, notes(entry))
}

/// The order that waits for a die, in a line.
pub(super) fn wants_line(title: &Title, pending: &Pending) -> String {
    let rolls: String = pending.rolls.iter().map(|face| format!(" {face}!")).collect();
    let rolls = if rolls.is_empty() { rolls } else { format!(" ;{rolls}") };
    format!("wants {} {}{rolls}", title.seat_id(pending.seat), pending.order)
}

/// A position in a line.
pub(super) fn position_line<G: Game>(word: &str, count: usize, game: &G, state: &G::State) -> String {
    let data = game.position_text(state);
    format!("{word} {count} {} {data}", Digest::of(data.as_bytes()))
}

fn notes(entry: &Entry) -> String {
    let mut notes = String::new();
    match entry.urgency {
        Urgency::Asked => {}
        Urgency::Sealed => notes.push_str(" sealed"),
        Urgency::May => notes.push_str(" may"),
    }
    if entry.binding && entry.dice.is_empty() {
        notes.push_str(" shown");
    }
    if !entry.dice.is_empty() {
        notes.push_str(&dice_words(entry.stream, &entry.dice));
    }
    if notes.is_empty() { notes } else { format!(" ;{notes}") }
}

fn dice_words((from, to): (u64, u64), dice: &[Fallen]) -> String {
    let mut words = format!(" @{from}-{to}");
    for die in dice {
        let _ = write!(words, " {}{}", die.value, if die.typed { "!" } else { "" });
    }
    words
}

/// A record that was changed on purpose, with its fingerprints made to fit again: for fuzzing what lies behind them.
pub fn resealed(text: &str) -> String {
    let (added, whole): (Vec<&str>, Vec<&str>) = text.lines().partition(|line| line.starts_with(ADDED));
    let mut body = String::new();
    let (mut count, mut stream) = (0, 0);
    for line in whole {
        if let Some(rest) = line.strip_prefix("end ") {
            let words: Vec<&str> = rest.split(' ').collect();
            stream = words.get(2).and_then(|word| word.parse().ok()).unwrap_or(0);
            continue;
        }
        let first = line.split(' ').next().unwrap_or_default();
        count += usize::from(first.parse::<usize>().is_ok());
        let _ = writeln!(body, "{}", refitted(line));
    }
    let (mut text, sealed) = seal(body, count, stream);
    for (number, line) in (1..).zip(added) {
        let change = refitted(line.splitn(3, ' ').nth(2).unwrap_or_default());
        let _ = writeln!(text, "{ADDED}{number} {} {change}", line_sum(sealed, number, &change));
    }
    text
}

/// A line whose position, if it has one, fits its fingerprint.
fn refitted(line: &str) -> String {
    let mut words = line.splitn(4, ' ');
    let parts = (words.next(), words.next(), words.next(), words.next());
    let (Some(word @ ("at" | "turn")), Some(number), Some(_), Some(data)) = parts else { return line.to_owned() };
    let data = serde_json::from_str::<serde_json::Value>(data).map_or(data.to_owned(), |data| data.to_string());
    format!("{word} {number} {} {data}", Digest::of(data.as_bytes()))
}
