//! Texts that are put into a source, around and between what stands there, however deep they nest.

use std::ops::Range;

/// What is to be put where, in the order in which it was found: what lies outside before what lies inside.
#[derive(Default)]
pub(crate) struct Edits {
    edits: Vec<Edit>,
}

struct Edit {
    at: Range<usize>,
    kind: Kind,
    text: String,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Close,
    Open,
    Replace,
}

impl Edits {
    /// Something begins here: inside what was opened here before.
    pub(crate) fn open(&mut self, at: usize, text: &str) {
        self.edits.push(Edit { at: at..at, kind: Kind::Open, text: text.to_owned() });
    }

    /// Something ends here: before what was opened outside it ends.
    pub(crate) fn close(&mut self, at: usize, text: &str) {
        self.edits.push(Edit { at: at..at, kind: Kind::Close, text: text.to_owned() });
    }

    /// Something takes the place of what stands here.
    pub(crate) fn replace(&mut self, at: Range<usize>, text: &str) {
        self.edits.push(Edit { at, kind: Kind::Replace, text: text.to_owned() });
    }

    /// The source with all of it. Lines keep their numbers.
    pub(crate) fn apply(self, text: &str) -> String {
        let mut edits: Vec<(usize, Edit)> = self.edits.into_iter().enumerate().collect();
        edits.sort_by_key(|(order, edit)| {
            let order = *order as i64;
            match edit.kind {
                Kind::Close => (edit.at.start, 0, -order),
                Kind::Open => (edit.at.start, 1, order),
                Kind::Replace => (edit.at.start, 2, order),
            }
        });
        let (mut written, mut at) = (String::new(), 0);
        for (_, edit) in edits {
            written += &text[at..edit.at.start.max(at)];
            written += &edit.text;
            // Line ends inside what is replaced stay.
            written.extend(text[edit.at.clone()].chars().filter(|c| *c == '\n'));
            at = at.max(edit.at.end);
        }
        written + &text[at..]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_found_first_lies_outside() {
        let mut edits = Edits::default();
        edits.open(0, "f(");
        edits.close(3, ")");
        edits.open(0, "g(");
        edits.close(1, ")");
        edits.replace(1..2, "+");
        assert_eq!(edits.apply("a-b"), "f(g(a)+b)");
    }
}
