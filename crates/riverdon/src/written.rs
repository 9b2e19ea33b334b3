//! Armies, models that somebody owns and boards as texts that people can edit, line by line: read with all faults at
//! once, each with its line, and written (S1.general.4, S2.buy, 10.points.2).
//!
//! ```text
//! army red_guard_army
//! on board
//!   39 red_guard
//!   3 mg
//! off board
//!   12 naval
//! end
//! ```
//!
//! Empty lines and what follows a `#` are passed over; a text that has lost its `end` was cut short.

use std::fmt::Write as _;

use engine::{Eyes, Fault, Spelled, Word};

use crate::army::{Army, Part, Stands};
use crate::board::{Board, Lay};
use crate::cards::Laid;
use crate::data::{Country, Data};
use crate::ids::{NationIx, Side, UnitIx};
use crate::seats::side_of;
use crate::space::Space;
use crate::view;

/// The longest text: many times what anybody needs.
const LONGEST: usize = 1 << 16;
/// Faults after which nobody reads on.
const MOST_FAULTS: usize = 50;
/// Stands of a type at most.
const MOST_STANDS: u16 = 999;

/// The first lines of the texts.
const ARMY_HEAD: &str = "army NATION";
const MODELS_HEAD: &str = "models";
const BOARD_HEAD: &str = "board COUNTRY";

/// A text being read.
pub(crate) struct Reading<'a> {
    source: &'a str,
    faults: Vec<Fault>,
}

impl<'a> Reading<'a> {
    pub(crate) fn new(source: &'a str) -> Reading<'a> {
        Reading { source, faults: Vec::new() }
    }

    pub(crate) fn fault(&mut self, line: usize, reason: impl Into<String>) {
        self.note(Fault::new(self.source, reason).at_line(line));
    }

    /// A fault that somebody at the page can meet: what is wrong, a text of its own, and the words of the line that it is
    /// about.
    fn refuse(&mut self, line: usize, what: &'static str, about: &str, reason: impl Into<String>) {
        self.note(Fault::new(self.source, reason).at_line(line).says(spelled(what, about)));
    }

    fn note(&mut self, fault: Fault) {
        if self.faults.len() < MOST_FAULTS {
            self.faults.push(fault);
        }
    }

    /// The lines up to `end`, each with its number and its words; none if the text is no such text.
    pub(crate) fn lines<'t>(&mut self, text: &'t str) -> Vec<(usize, Vec<&'t str>)> {
        if text.len() > LONGEST {
            let fault = Fault::new(self.source, format!("it is longer than {LONGEST} bytes"));
            self.note(fault.says(spelled("riverdon-file-too-long", "")));
            return Vec::new();
        }
        let mut lines = Vec::new();
        let mut ended = false;
        for (number, line) in text.lines().enumerate() {
            let said = line.split_once('#').map_or(line, |(said, _)| said);
            let words: Vec<&str> = said.split_whitespace().collect();
            match words[..] {
                [] => {}
                _ if ended => {
                    self.refuse(number + 1, "riverdon-file-after-end", "", "something follows `end`");
                    break;
                }
                ["end"] => ended = true,
                _ => lines.push((number + 1, words)),
            }
        }
        if !ended {
            let last = text.lines().count().max(1);
            self.refuse(last, "riverdon-file-cut-short", "", "it was cut short: its last line is `end`");
        }
        lines
    }

    pub(crate) fn done<T>(self, read: T) -> Result<T, Vec<Fault>> {
        if self.faults.is_empty() { Ok(read) } else { Err(self.faults) }
    }

    /// A line such as `39 red_guard`.
    fn stands(&mut self, data: &Data, line: usize, words: &[&str], into: &mut Stands) {
        let [count, unit] = words else {
            let said = quoted(words);
            let reason = format!("{said:?} is not a number of stands and a type");
            return self.refuse(line, "riverdon-file-no-stands", &said, reason);
        };
        let Some(unit) = data.ids.named::<UnitIx>(unit) else {
            let said = quoted(&[unit]);
            return self.refuse(line, "riverdon-file-no-type", &said, format!("there is no type {said:?}"));
        };
        match count.parse::<u16>() {
            Ok(count) if (1..=MOST_STANDS).contains(&count) => {
                if into.count(unit) > 0 {
                    let id = data.ids.id(unit);
                    return self.refuse(line, "riverdon-file-twice", id, format!("{id} comes twice"));
                }
                into.set(unit, count);
            }
            _ => {
                let said = quoted(&[count]);
                let reason = format!("{said:?} is not a number from 1 to {MOST_STANDS}");
                self.refuse(line, "riverdon-file-no-number", &said, reason);
            }
        }
    }

    /// The first line has to say what the text is.
    fn headless(&mut self, line: usize, head: &str) {
        self.refuse(line, "riverdon-file-first-line", head, format!("its first line is `{head}`"));
    }
}

/// What is wrong, as somebody at the page reads it: a text of its own, and the words that it is about.
fn spelled(what: &'static str, about: &str) -> Spelled {
    let what = Word::Term(what.into());
    match about {
        "" => Spelled::plain("riverdon-file-fault").with("what", what),
        _ => Spelled::plain("riverdon-file-fault-at").with("what", what).with("word", Word::Text(about.to_owned())),
    }
}

/// The beginning of what a line says, for a fault.
pub(crate) fn quoted(words: &[&str]) -> String {
    words.join(" ").chars().take(40).collect()
}

/// An army from its text.
pub fn read_army(data: &Data, text: &str, source: &str) -> Result<Army, Vec<Fault>> {
    let mut reading = Reading::new(source);
    let mut army = Army::new(NationIx(0));
    let mut part = Part::OnBoard;
    let mut headed = false;
    for (line, words) in reading.lines(text) {
        match words[..] {
            ["army", nation] => match data.ids.named(nation) {
                _ if headed => {
                    reading.refuse(line, "riverdon-file-nation-twice", &quoted(&[nation]), "it names its nation twice");
                }
                Some(nation) => (army.nation, headed) = (nation, true),
                None => {
                    headed = true;
                    let said = quoted(&[nation]);
                    reading.refuse(line, "riverdon-file-no-nation", &said, format!("there is no nation {said:?}"));
                }
            },
            _ if !headed => {
                reading.headless(line, ARMY_HEAD);
                headed = true;
            }
            ["on", "board"] => part = Part::OnBoard,
            ["off", "board"] => part = Part::OffBoard,
            _ => reading.stands(data, line, &words, army.part_mut(part)),
        }
    }
    if !headed && reading.faults.is_empty() {
        reading.headless(1, ARMY_HEAD);
    }
    reading.done(army)
}

/// The text of an army.
pub fn write_army(data: &Data, army: &Army) -> String {
    let mut text = format!("army {}\n", data.ids.id(army.nation));
    for (part, head) in [(Part::OnBoard, "on board"), (Part::OffBoard, "off board")] {
        if army.part(part) != &Stands::default() {
            let _ = writeln!(text, "{head}");
        }
        write_stands(data, army.part(part), &mut text);
    }
    text.push_str("end\n");
    text
}

fn write_stands(data: &Data, stands: &Stands, text: &mut String) {
    for (unit, count) in stands.iter() {
        let _ = writeln!(text, "  {count} {}", data.ids.id(unit));
    }
}

/// The models that somebody owns, from their text: `models`, then a line for each type (10.points.2).
pub fn read_models(data: &Data, text: &str, source: &str) -> Result<Stands, Vec<Fault>> {
    let mut reading = Reading::new(source);
    let mut models = Stands::default();
    let lines = reading.lines(text);
    match lines.first() {
        Some((_, words)) if words[..] == ["models"] => {}
        Some((line, _)) => reading.headless(*line, MODELS_HEAD),
        None if reading.faults.is_empty() => reading.headless(1, MODELS_HEAD),
        None => {}
    }
    for (line, words) in lines.iter().skip(1) {
        reading.stands(data, *line, words, &mut models);
    }
    reading.done(models)
}

/// The text of somebody's models.
pub fn write_models(data: &Data, models: &Stands) -> String {
    let mut text = "models\n".to_owned();
    write_stands(data, models, &mut text);
    text.push_str("end\n");
    text
}

const COUNTRIES: [(&str, Country); 3] =
    [("mixed", Country::Mixed), ("steppe", Country::Steppe), ("forest", Country::Forest)];

/// What a line of a board says of an O card that the dice deal.
const DEALT: &str = "dealt";
/// What a line of a board says of a great river.
const WATER: &str = "water";
/// What a line says of a card that nobody has seen.
const DOWN: &str = "down";
/// What a line says of a card that lies upside down.
const TURNED: &str = "turned";

/// A board from its text: `board COUNTRY`, then for every space a card, `turned` and `down` where it is, `dealt` for an O
/// card that the dice deal face down when the campaign begins (S1.D.1), or `water`.
/// Whether its cards join is judged by [`Board::flaws`].
pub fn read_board(data: &Data, text: &str, source: &str) -> Result<Board, Vec<Fault>> {
    let mut reading = Reading::new(source);
    let mut board = Board::bare(Country::Mixed);
    let lines = reading.lines(text);
    match lines.first().map(|(line, words)| (*line, &words[..])) {
        Some((line, ["board", country])) => match COUNTRIES.iter().find(|(word, _)| word == country) {
            Some((_, country)) => board.country = *country,
            None => {
                let said = quoted(&[country]);
                reading.refuse(line, "riverdon-file-no-country", &said, format!("there is no country {said:?}"));
            }
        },
        Some((line, _)) => reading.headless(line, BOARD_HEAD),
        None if reading.faults.is_empty() => reading.headless(1, BOARD_HEAD),
        None => {}
    }
    for (line, words) in lines.iter().skip(1) {
        read_space(data, &mut reading, *line, words, &mut board);
    }
    reading.done(board)
}

fn read_space(data: &Data, reading: &mut Reading<'_>, line: usize, words: &[&str], board: &mut Board) {
    let Some(space) = words.first().and_then(|number| Space::parse(number)) else {
        let said = quoted(&words[..1]);
        return reading.refuse(line, "riverdon-file-no-space", &said, format!("{said:?} is no space from 01 to 36"));
    };
    if board.at(space) != Lay::Open {
        let number = space.number();
        return reading.refuse(line, "riverdon-file-twice", &number, format!("space {number} comes twice"));
    }
    match words[1..] {
        [WATER] => board.lay(space, Lay::MajorRiver),
        [DEALT] => board.lay(space, Lay::Dealt),
        [card, ref how @ ..] => {
            let Some(card) = data.card(card) else {
                let said = quoted(&[card]);
                return reading.refuse(line, "riverdon-file-no-card", &said, format!("there is no card {said:?}"));
            };
            if let Some(other) = how.iter().find(|word| ![DOWN, TURNED].contains(word)) {
                let said = quoted(&[other]);
                let reason = format!("{said:?} is neither `{TURNED}` nor `{DOWN}`");
                return reading.refuse(line, "riverdon-file-no-lie", &said, reason);
            }
            board.lay(space, Lay::Card(Laid { card, turned: how.contains(&TURNED) }));
            if !how.contains(&DOWN) {
                board.enter(space, Side::First, true);
            }
        }
        [] => {
            let number = space.number();
            reading.refuse(line, "riverdon-file-card-wanted", &number, format!("space {number} has no card"));
        }
    }
}

/// The text of a board; cards that not both sides have seen lie face down.
pub fn write_board(data: &Data, board: &Board) -> String {
    let both = |space: Space| Side::ALL.into_iter().all(|side| board.is_seen(side, space));
    write_lay(data, board, both, |_| true)
}

/// The same as some eyes know it: an O card that nobody has shown them is one that the dice deal.
pub(crate) fn write_seen(data: &Data, board: &Board, eyes: Eyes) -> String {
    match eyes {
        Eyes::Seat(seat) if side_of(seat).is_none() => write_board(data, board),
        _ => write_lay(data, board, |space| board.is_up(space), |space| view::sees_card(board, eyes, space)),
    }
}

fn write_lay(data: &Data, board: &Board, up: impl Fn(Space) -> bool, known: impl Fn(Space) -> bool) -> String {
    let country = COUNTRIES.iter().find(|(_, country)| *country == board.country).map_or("", |(word, _)| word);
    let mut text = format!("board {country}\n");
    for space in Space::all() {
        let number = space.number();
        let _ = match board.at(space) {
            Lay::Open => Ok(()),
            Lay::MajorRiver => writeln!(text, "{number} {WATER}"),
            Lay::Card(laid) if known(space) => {
                let turned = if laid.turned { " turned" } else { "" };
                let down = if up(space) { "" } else { " down" };
                writeln!(text, "{number} {}{turned}{down}", data.ids.id(laid.card))
            }
            Lay::Dealt | Lay::Card(_) => writeln!(text, "{number} {DEALT}"),
        };
    }
    text.push_str("end\n");
    text
}
