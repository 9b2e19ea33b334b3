//! A position as people write it down from a real table, and what is wrong with it.
//!
//! ```text
//! # whatever follows a hash is for people
//! turn: 5
//! phase: movement allied
//! 4607: fr_21_hq fr_21_a(reduced) fr_21_b
//! aboard steamer_1: rf30_1
//! lost: rf30_2
//! ```
//!
//! Every line is a key and what stands there: a field of the game's [`Form`] with its value, or a place with its
//! counters, each with its states in parentheses. `aboard COUNTER` is the place aboard another counter. A key may come
//! in several lines. `game`, `scenario` and `options` say what it belongs to ([`Situation::headed`]). What other keys,
//! counters and states mean is the game's to judge ([`crate::OnPaper::lay_out`]); flaws are data, all of them at once, with
//! their lines.

mod reading;

use smol_str::SmolStr;
use std::fmt;

use serde::Serialize;
use ts_rs::TS;

use crate::board::Aside;
use crate::fault::Fault;
use crate::message::{Spelled, Word};
use crate::on_paper::OnPaper;
use crate::title::{Setup, Title};
use crate::view::View;

pub use reading::{FieldValue, Reading, no_counter, no_state, no_such_value, plain_name, written};

/// The keys of the lines that say what a position belongs to.
const HEAD: [&str; 3] = ["game", "scenario", "options"];

/// No position is longer, in bytes: what is was never one.
pub const MOST_BYTES: usize = 192 * 1024;

/// A position, line by line.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Situation {
    /// The lines that say something.
    pub lines: Vec<Line>,
}

/// A key and what stands there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// Its number in the text, from 1; 0 where there is no text.
    pub number: usize,
    /// The field or the place.
    pub key: String,
    /// The value, word by word, or the counters.
    pub items: Vec<Item>,
}

/// A counter with its states, or a word of a value.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Item {
    /// The counter, or the word.
    pub id: String,
    /// Its states: `reduced`, `uses=2`.
    pub states: Vec<String>,
}

/// What is wrong with a position, or what was assumed about it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct Flaw {
    /// The line, from 1, where it is one line's.
    pub line: Option<usize>,
    /// The place on the board, where it is one place's.
    pub place: Option<String>,
    /// What is wrong, and by which clause.
    pub what: Spelled,
    /// All the counters it is about, where its text names only the first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub counters: Vec<String>,
}

impl Flaw {
    /// A flaw by the id of its text.
    pub fn new(id: &str) -> Flaw {
        let what = Spelled { id: id.into(), clause: None, args: Vec::new() };
        Flaw { line: None, place: None, what, counters: Vec::new() }
    }

    /// A flaw against a clause.
    pub fn against(clause: &str, id: &str) -> Flaw {
        let mut flaw = Flaw::new(id);
        flaw.what.clause = Some(clause.into());
        flaw
    }

    /// The same flaw, in a line.
    #[must_use]
    pub fn at(self, line: usize) -> Flaw {
        Flaw { line: Some(line), ..self }
    }

    /// The same flaw, in a place of the board.
    #[must_use]
    pub fn in_place(self, place: impl Into<String>) -> Flaw {
        Flaw { place: Some(place.into()), ..self }
    }

    /// The same flaw, in a place of the board that its text names.
    #[must_use]
    pub fn about(self, key: &str, place: impl Into<String>) -> Flaw {
        let place = place.into();
        self.named(key, place.as_str()).in_place(place)
    }

    /// The same flaw with one more name: of a counter, of a place, or what was written instead of one.
    #[must_use]
    pub fn named(mut self, key: &str, name: impl Into<SmolStr>) -> Flaw {
        self.what.args.push((key.into(), Word::Name(name.into())));
        self
    }

    /// The same flaw with one more number.
    #[must_use]
    pub fn number(mut self, key: &str, number: impl Into<i64>) -> Flaw {
        self.what.args.push((key.into(), Word::Int(number.into())));
        self
    }
}

/// How a position of a game is entered: what a page makes its fields and its tray from.
#[derive(Debug, Clone, Serialize, TS)]
pub struct Form {
    /// The fields, in the order of their lines.
    pub fields: Vec<FormField>,
    /// The counters that there are.
    pub counters: Vec<FormCounter>,
    /// Places beside the board, with what they are called.
    pub boxes: Vec<Aside>,
}

/// A field.
#[derive(Debug, Clone, Serialize, TS)]
pub struct FormField {
    /// Its key in the text.
    pub key: String,
    /// What it is called, and its clause.
    pub label: Spelled,
    /// What can stand in it.
    pub kind: FormKind,
}

/// What can stand in a field.
#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum FormKind {
    /// One of these.
    Choice {
        /// The values; the first stands where nothing is said.
        values: Vec<FormValue>,
    },
    /// A number.
    Number {
        /// The least.
        least: u16,
        /// The most.
        most: u16,
    },
    /// Any number of places.
    Places {
        /// The outlines of the places on the board that can be named: see [`crate::board::Board::outlines`].
        outlines: Vec<usize>,
    },
}

impl FormKind {
    /// One of the values of a field, each spelled by its message.
    pub fn choice<T>(values: &[FieldValue<T>], spell: impl Fn(&'static str) -> Spelled) -> FormKind {
        let value = |(_, word, label): &FieldValue<T>| FormValue { id: (*word).to_owned(), label: spell(label) };
        FormKind::Choice { values: values.iter().map(value).collect() }
    }
}

/// A value of a field.
#[derive(Debug, Clone, Serialize, TS)]
pub struct FormValue {
    /// How it is written.
    pub id: String,
    /// What it is called.
    pub label: Spelled,
}

impl FormValue {
    /// A value that is the id of something with a name.
    pub fn named(id: &str) -> FormValue {
        FormValue { id: id.to_owned(), label: Flaw::new("engine-position-name").named("name", id).what }
    }
}

/// A counter that can be placed.
#[derive(Debug, Clone, Serialize, TS)]
pub struct FormCounter {
    /// Its id.
    pub id: String,
    /// The face that lies up when it is placed.
    pub face: String,
    /// The side it belongs to: its id.
    pub side: String,
    /// The counter of the headquarters whose formation it belongs to; none if it belongs to no formation.
    pub formation: Option<String>,
    /// The outlines of the places on the board where it can lie: see [`crate::board::Board::outlines`].
    pub outlines: Vec<usize>,
    /// States that one sees on a table and that it can have.
    pub states: Vec<String>,
    /// Whether others can be aboard it.
    pub carries: bool,
}

/// What came of a position: the state, and all that is wrong with it.
#[derive(Debug, Clone)]
pub struct LaidOut<S> {
    /// The state, as far as it could be laid out: only without flaws can it be played.
    pub state: S,
    /// What is wrong.
    pub flaws: Vec<Flaw>,
    /// What was assumed, where nothing was said.
    pub notices: Vec<Flaw>,
}

/// A position as a page shows it while it is entered.
#[derive(Debug, Clone, Serialize, TS)]
pub struct Survey {
    /// What lies where, as far as it could be laid out.
    pub view: View,
    /// What is wrong.
    pub flaws: Vec<Flaw>,
    /// What was assumed, where nothing was said.
    pub notices: Vec<Flaw>,
}

impl Situation {
    /// Read a text. What cannot be read is a flaw, and the rest is read all the same.
    pub fn parse(text: &str) -> (Situation, Vec<Flaw>) {
        let mut situation = Situation::default();
        let mut flaws = Vec::new();
        if text.len() > MOST_BYTES {
            return (situation, vec![Flaw::new("engine-position-too-long").number("most", (MOST_BYTES / 1024) as i64)]);
        }
        // Some editors write this mark first.
        let text = text.replace('\u{feff}', "");
        for (index, line) in text.lines().enumerate() {
            let number = index + 1;
            let line = line.split('#').next().unwrap_or_default().trim();
            if line.is_empty() {
                continue;
            }
            let Some((key, rest)) = line.split_once(':').filter(|(key, _)| !key.trim().is_empty()) else {
                flaws.push(Flaw::new("engine-position-no-key").at(number));
                continue;
            };
            let key = key.split_whitespace().collect::<Vec<_>>().join(" ");
            match items(rest) {
                Ok(items) => situation.lines.push(Line { number, key, items }),
                Err(id) => flaws.push(Flaw::new(id).at(number)),
            }
        }
        (situation, flaws)
    }

    /// The lines that say what a position belongs to. A lesson's situation belongs to no scenario.
    pub fn headed(title: &Title, setup: &Setup) -> Situation {
        let mut head = Situation::default();
        head.push("game", [Item::plain(title.id.as_str())]);
        if title.scenarios.iter().any(|known| known.id == setup.scenario) {
            head.push("scenario", [Item::plain(setup.scenario.as_str())]);
        }
        let options = title.options.iter().filter_map(|option| Some((option, setup.options.get(&option.id)?)));
        head.push("options", options.map(|(option, value)| Item::plain(format!("{}={value}", option.id))));
        head
    }

    /// Take those lines out, and compare them with the game that is to begin.
    fn behead(&mut self, title: &Title, setup: &Setup) -> Head {
        let (head, rest) =
            std::mem::take(&mut self.lines).into_iter().partition(|line| HEAD.contains(&line.key.as_str()));
        self.lines = rest;
        let mut found = Head::default();
        for Line { number, key, items } in Vec::from_iter::<Vec<Line>>(head) {
            for Item { id, .. } in items {
                match key.as_str() {
                    "game" if id != title.id => {
                        found.other_game = Some(Flaw::new("engine-position-other-game").at(number).named("game", id));
                    }
                    "scenario" if id != setup.scenario => {
                        let notice = Flaw::new("engine-position-other-scenario").at(number);
                        found.notices.push(notice.named("scenario", id));
                    }
                    "options" if !is_chosen(setup, &id) => {
                        found.notices.push(Flaw::new("engine-position-other-option").at(number).named("option", id));
                    }
                    _ => {}
                }
            }
        }
        found
    }

    /// One more line.
    pub fn push(&mut self, key: impl Into<String>, items: impl IntoIterator<Item = Item>) {
        self.lines.push(Line { number: 0, key: key.into(), items: items.into_iter().collect() });
    }

    /// One more field with its value.
    pub fn write(&mut self, key: &str, value: impl ToString) {
        self.push(key, value.to_string().split(' ').map(Item::plain));
    }

    /// One more list; no line where it is empty.
    pub fn list(&mut self, key: &str, names: impl IntoIterator<Item = impl Into<String>>) {
        let mut names = names.into_iter().map(Item::plain).peekable();
        if names.peek().is_some() {
            self.push(key, names);
        }
    }
}

/// What the head of a position has to do with the game that is to begin.
#[derive(Default)]
struct Head {
    other_game: Option<Flaw>,
    notices: Vec<Flaw>,
}

/// Whether an option is as `OPTION=VALUE` says.
fn is_chosen(setup: &Setup, said: &str) -> bool {
    let option = said.split_once('=');
    option.is_some_and(|(option, value)| setup.options.get(option).is_some_and(|chosen| chosen == value))
}

impl Item {
    /// A word or a counter without states.
    pub fn plain(id: impl Into<String>) -> Item {
        Item { id: id.into(), states: Vec::new() }
    }
}

/// The words of a line; a word may have states in parentheses.
fn items(text: &str) -> Result<Vec<Item>, &'static str> {
    let mut items: Vec<Item> = Vec::new();
    let mut rest = text;
    loop {
        rest = rest.trim_start_matches(|c: char| c.is_whitespace() || c == ',');
        if rest.is_empty() {
            return Ok(items);
        }
        let end = rest.find(|c: char| c.is_whitespace() || matches!(c, ',' | '(' | ')')).unwrap_or(rest.len());
        let (word, after) = rest.split_at(end);
        rest = after;
        if !word.is_empty() {
            items.push(Item::plain(word));
        }
        if let Some(inside) = rest.trim_start().strip_prefix('(') {
            let (Some((states, after)), Some(item)) = (inside.split_once(')'), items.last_mut()) else {
                return Err("engine-position-parentheses");
            };
            if states.contains('(') {
                return Err("engine-position-parentheses");
            }
            let words = states.split(|c: char| c.is_whitespace() || c == ',').filter(|word| !word.is_empty());
            item.states.extend(words.map(str::to_owned));
            rest = after;
        } else if rest.starts_with(')') {
            return Err("engine-position-parentheses");
        }
    }
}

impl fmt::Display for Item {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.states.as_slice() {
            [] => write!(f, "{}", self.id),
            states => write!(f, "{}({})", self.id, states.join(",")),
        }
    }
}

impl fmt::Display for Situation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for line in &self.lines {
            write!(f, "{}:", line.key)?;
            for item in &line.items {
                write!(f, " {item}")?;
            }
            writeln!(f)?;
        }
        Ok(())
    }
}

/// Lay out a position from its text; none if the game cannot be entered so. Flaws come in the order of their lines.
pub fn lay_out<G: OnPaper>(game: &G, setup: &Setup, text: &str) -> Option<LaidOut<G::State>> {
    let (mut situation, unreadable) = Situation::parse(text);
    let Head { other_game, notices } = situation.behead(game.title(), setup);
    let mut laid = game.lay_out(setup, &situation)?;
    laid.flaws.extend(unreadable);
    laid.notices.extend(notices);
    if let Some(flaw) = other_game {
        // Nothing else that could be said of it means anything.
        laid.flaws = vec![flaw];
        laid.notices.clear();
    }
    laid.flaws.sort_by_key(|flaw| flaw.line.unwrap_or(usize::MAX));
    laid.notices.sort_by_key(|flaw| flaw.line.unwrap_or(usize::MAX));
    Some(laid)
}

/// The state of a position from its text, if nothing is wrong with it.
pub fn sound<G: OnPaper>(game: &G, setup: &Setup, text: &str) -> Result<G::State, Fault> {
    let source = "the position";
    let laid = lay_out(game, setup, text).ok_or_else(|| Fault::new(source, "it does not fit"))?;
    let Some(first) = laid.flaws.first() else { return Ok(laid.state) };
    let clause = first.what.clause.as_deref().unwrap_or(&first.what.id);
    let fault = Fault::new(source, format!("{} flaws, the first by {clause}", laid.flaws.len()));
    let fault = fault.advise("`stavka new --position FILE` lists them all, and what to do.");
    Err(first.line.map_or_else(|| fault.clone(), |line| fault.clone().at_line(line)))
}
