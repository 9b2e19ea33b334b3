//! Reading a position: fields that have one value, lists, counters that are named once; what is wrong with them.

use std::collections::BTreeMap;

use super::{Flaw, Item, Line, Situation};

/// The lines of a position while a game reads them, with what is wrong and what was assumed so far. `C` is what the game
/// knows a counter by.
#[derive(Debug)]
pub struct Reading<'l, C> {
    lines: &'l [Line],
    /// The fields that were asked for.
    fields: Vec<&'static str>,
    /// The counters that were named, and in which lines.
    counters: BTreeMap<C, usize>,
    /// What is wrong.
    pub flaws: Vec<Flaw>,
    /// What was assumed, where nothing was said.
    pub notices: Vec<Flaw>,
}

/// A value of a field: what it means, how it is written, and the message that names it.
pub type FieldValue<T> = (T, &'static str, &'static str);

/// How a value is written; empty if it is none of these.
pub fn written<T: PartialEq>(values: &[FieldValue<T>], value: &T) -> &'static str {
    values.iter().find(|(known, ..)| known == value).map_or("", |(_, word, _)| word)
}

impl<'l, C: Copy + Ord> Reading<'l, C> {
    /// A position of which nothing has been read yet.
    pub fn new(situation: &'l Situation) -> Reading<'l, C> {
        Reading {
            lines: &situation.lines,
            fields: Vec::new(),
            counters: BTreeMap::new(),
            flaws: Vec::new(),
            notices: Vec::new(),
        }
    }

    /// The line of a field that has one value. One that comes again is a flaw.
    pub fn field(&mut self, key: &'static str) -> Option<&'l Line> {
        self.fields.push(key);
        let mut all = self.lines.iter().filter(|line| line.key == key);
        let first = all.next();
        for again in all {
            self.wrong(again, Flaw::new("engine-position-field-twice").named("word", key));
        }
        first
    }

    /// The number in a field; one above `most`, or none, is a flaw.
    pub fn number(&mut self, key: &'static str, most: u16) -> Option<u16> {
        let line = self.field(key)?;
        let number = line.value().parse::<u16>().ok().filter(|number| *number <= most);
        if number.is_none() {
            self.not_a_value(line);
        }
        number
    }

    /// What a field says, with its line; anything but one of its values is a flaw.
    pub fn choice<T: Copy>(&mut self, key: &'static str, values: &[FieldValue<T>]) -> Option<(&'l Line, T)> {
        let line = self.field(key)?;
        self.value(line, values).map(|value| (line, value))
    }

    /// What the line of a field says; anything but one of its values is a flaw.
    pub fn value<T: Copy>(&mut self, line: &Line, values: &[FieldValue<T>]) -> Option<T> {
        let found = values.iter().find(|(_, word, _)| *word == line.value());
        if found.is_none() {
            self.not_a_value(line);
        }
        found.map(|(value, ..)| *value)
    }

    /// The lines of no field that was asked for: lists, and places with their counters.
    pub fn other_lines(&self) -> Vec<&'l Line> {
        self.lines.iter().filter(|line| !self.fields.contains(&line.key.as_str())).collect()
    }

    /// What a line lists, as far as nothing is wrong with it.
    pub fn list<T>(&mut self, line: &Line, judge: impl Fn(&str) -> Result<T, Box<Flaw>>) -> Vec<T> {
        let mut list = Vec::new();
        for item in &line.items {
            match judge(&item.id) {
                Ok(one) => list.push(one),
                Err(flaw) => self.wrong(line, *flaw),
            }
        }
        list
    }

    /// The counter of an item, named in this line for the first time. One that there is not, or that an earlier line has
    /// named, is a flaw.
    pub fn counter(&mut self, line: &Line, item: &Item, found: Option<C>) -> Option<C> {
        let Some(counter) = found else {
            self.wrong(line, no_counter(&item.id));
            return None;
        };
        if let Some(first) = self.counters.get(&counter) {
            let flaw = Flaw::new("engine-position-counter-twice").named("unit", item.id.as_str());
            let flaw = flaw.number("earlier", *first as i64);
            self.wrong(line, flaw);
            return None;
        }
        self.counters.insert(counter, line.number);
        Some(counter)
    }

    /// The line that named a counter.
    pub fn line_of(&self, counter: C) -> Option<usize> {
        self.counters.get(&counter).copied()
    }

    /// Something is wrong with a line.
    pub fn wrong(&mut self, line: &Line, flaw: Flaw) {
        self.flaws.push(flaw.at(line.number));
    }

    /// A field has a value that it cannot have.
    pub fn not_a_value(&mut self, line: &Line) {
        self.wrong(line, no_such_value(line));
    }
}

/// A field has a value that it cannot have.
pub fn no_such_value(line: &Line) -> Flaw {
    Flaw::new("engine-position-no-such-value").named("field", line.key.as_str()).named("word", line.value())
}

/// There is no counter of this name.
pub fn no_counter(name: &str) -> Flaw {
    Flaw::new("engine-position-no-counter").named("word", name)
}

/// A counter cannot be in this state: there is no such.
pub fn no_state(counter: &str, word: &str) -> Flaw {
    Flaw::new("engine-position-no-state").named("unit", counter).named("word", word)
}

/// A name as people write it: `Archangel` is `archangel`.
pub fn plain_name(name: &str) -> String {
    name.to_lowercase().replace([' ', '-'], "_")
}

impl Line {
    /// The words of a field's value, as one.
    pub fn value(&self) -> String {
        self.items.iter().map(|item| item.id.as_str()).collect::<Vec<_>>().join(" ")
    }
}
