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
//! in several lines. What keys, counters and states mean is the game's to judge ([`crate::Game::lay_out`]); flaws are
//! data, all of them at once, with their lines.

use std::fmt;

use serde::Serialize;

use crate::board::Aside;
use crate::game::Game;
use crate::message::{Spelled, Word};
use crate::title::Setup;
use crate::view::View;

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
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Flaw {
    /// The line, from 1, where it is one line's.
    pub line: Option<usize>,
    /// The place on the board, where it is one place's.
    pub place: Option<String>,
    /// What is wrong, and by which clause.
    pub what: Spelled,
}

impl Flaw {
    /// A flaw by the id of its text.
    pub fn new(id: &str) -> Flaw {
        let what = Spelled { id: id.to_owned(), clause: None, args: Vec::new() };
        Flaw { line: None, place: None, what }
    }

    /// A flaw against a clause.
    pub fn against(clause: &str, id: &str) -> Flaw {
        let mut flaw = Flaw::new(id);
        flaw.what.clause = Some(clause.to_owned());
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

    /// The same flaw with one more name: of a counter, of a place, or what was written instead of one.
    #[must_use]
    pub fn named(mut self, key: &str, name: impl Into<String>) -> Flaw {
        self.what.args.push((key.to_owned(), Word::Name(name.into())));
        self
    }

    /// The same flaw with one more number.
    #[must_use]
    pub fn number(mut self, key: &str, number: impl Into<i64>) -> Flaw {
        self.what.args.push((key.to_owned(), Word::Int(number.into())));
        self
    }
}

/// How a position of a game is entered: what a page makes its fields and its tray from.
#[derive(Debug, Clone, Serialize)]
pub struct Form {
    /// The fields, in the order of their lines.
    pub fields: Vec<FormField>,
    /// The counters that there are.
    pub counters: Vec<FormCounter>,
    /// Places beside the board, with what they are called.
    pub boxes: Vec<Aside>,
}

/// A field.
#[derive(Debug, Clone, Serialize)]
pub struct FormField {
    /// Its key in the text.
    pub key: String,
    /// What it is called, and its clause.
    pub label: Spelled,
    /// What can stand in it.
    pub kind: FormKind,
}

/// What can stand in a field.
#[derive(Debug, Clone, Serialize)]
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
    Places,
}

/// A value of a field.
#[derive(Debug, Clone, Serialize)]
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
#[derive(Debug, Clone, Serialize)]
pub struct FormCounter {
    /// Its id.
    pub id: String,
    /// The face that lies up when it is placed.
    pub face: String,
    /// The side it belongs to: its id.
    pub side: String,
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
#[derive(Debug, Clone, Serialize)]
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

    /// One more line.
    pub fn push(&mut self, key: impl Into<String>, items: impl IntoIterator<Item = Item>) {
        self.lines.push(Line { number: 0, key: key.into(), items: items.into_iter().collect() });
    }
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
pub fn lay_out<G: Game>(game: &G, setup: &Setup, text: &str) -> Option<LaidOut<G::State>> {
    let (situation, unreadable) = Situation::parse(text);
    let mut laid = game.lay_out(setup, &situation)?;
    laid.flaws.extend(unreadable);
    laid.flaws.sort_by_key(|flaw| flaw.line.unwrap_or(usize::MAX));
    laid.notices.sort_by_key(|flaw| flaw.line.unwrap_or(usize::MAX));
    Some(laid)
}
