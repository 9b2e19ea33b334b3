//! What is wrong with a file, a line or an input, and where: the error that a person sees.

use std::fmt;

use crate::message::Spelled;

/// A mistake in data that came from outside: a file, a save, a typed order.
///
/// It names the source, the place in it and the reason, and says what to do where that is not obvious.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// The file, or what stands for it ("the order", "the save").
    pub source: String,
    /// Line and column, both from 1, where they are known.
    pub at: Option<(usize, usize)>,
    /// What is wrong.
    pub reason: String,
    /// What to do about it; empty where the reason says it.
    pub advice: String,
    /// The same as a message, where somebody at the page can meet it: they read it in their language.
    pub message: Option<Box<Spelled>>,
}

impl Fault {
    /// A fault somewhere in `source`.
    pub fn new(source: impl Into<String>, reason: impl Into<String>) -> Fault {
        Fault { source: source.into(), at: None, reason: reason.into(), advice: String::new(), message: None }
    }

    /// The same fault, at a byte offset of `text`.
    pub fn at_offset(mut self, text: &str, offset: usize) -> Fault {
        self.at = Some(line_column(text, offset));
        self
    }

    /// The same fault, at a line (from 1).
    pub fn at_line(mut self, line: usize) -> Fault {
        self.at = Some((line, 1));
        self
    }

    /// Where and why, without the line: for a text that the reader has not before him.
    pub fn without_line(&self) -> String {
        format!("{}: {}", self.source, self.reason)
    }

    /// The same fault, with what to do about it.
    pub fn advise(mut self, advice: impl Into<String>) -> Fault {
        self.advice = advice.into();
        self
    }

    /// The same fault, with a message for those who read another language.
    pub fn says(mut self, message: Spelled) -> Fault {
        self.message = Some(Box::new(message));
        self
    }
}

/// What was read from a file that is part of the program, and that the tests read.
pub fn own<T>(read: Result<T, Fault>) -> T {
    match read {
        Ok(read) => read,
        Err(fault) => unreachable!("{fault}"),
    }
}

/// Line and column (from 1, in characters) of a byte offset.
pub fn line_column(text: &str, offset: usize) -> (usize, usize) {
    let mut offset = offset.min(text.len());
    while !text.is_char_boundary(offset) {
        offset -= 1;
    }
    let before = &text[..offset];
    let line = before.matches('\n').count() + 1;
    let column = before.rsplit('\n').next().unwrap_or("").chars().count() + 1;
    (line, column)
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.source)?;
        if let Some((line, column)) = self.at {
            write!(f, ":{line}:{column}")?;
        }
        write!(f, ": {}", self.reason)?;
        if !self.advice.is_empty() {
            write!(f, "\n  {}", self.advice)?;
        }
        Ok(())
    }
}

impl std::error::Error for Fault {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_offset_becomes_a_line_and_a_column() {
        assert_eq!(line_column("ab\ncd", 4), (2, 2));
        assert_eq!(line_column("é\né", 1), (1, 1));
        assert_eq!(line_column("", 9), (1, 1));
    }
}
