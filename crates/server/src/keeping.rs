//! Keeping one table: its record, to which lines are added, and its notes, which are written whole where something other
//! than the game has changed. Notes come before the record: what stands in that has happened.

use std::sync::Arc;

use engine::journal::{LineId, Written};
use engine::{Fault, Spelled};
use table::{Addition, Opened, Table, TableNotes};

use crate::people::Links;
use crate::store::{Kept, Store};

/// What is kept of a table.
pub(crate) struct Keeping {
    id: String,
    store: Arc<Store>,
    record: String,
    /// How far the record is written; none until it is written whole.
    written: Option<Written>,
    notes: TableNotes,
    /// The last mark that is kept, in the record or in the notes.
    mark: Option<String>,
    links: Links,
    notices: Vec<Spelled>,
}

/// A table as it is to be kept.
#[derive(Clone, Copy)]
pub(crate) struct Beside<'a> {
    pub(crate) table: &'a Table,
    pub(crate) links: &'a Links,
    pub(crate) notices: &'a [Spelled],
}

impl Keeping {
    /// A table that was opened, or begun and is still to be kept.
    pub(crate) fn new(id: &str, store: Arc<Store>, table: &Table, links: Links, notices: Vec<Spelled>) -> Keeping {
        let (record, notes) = (table.record(), table.notes().clone());
        Keeping { id: id.to_owned(), store, record, written: None, mark: last_mark(table), notes, links, notices }
    }

    /// The links as they were kept last.
    pub(crate) fn links(&self) -> &Links {
        &self.links
    }

    /// Keep a table as it is now.
    pub(crate) fn keep(&mut self, now: Beside<'_>) -> Result<(), Fault> {
        // After a failure it is not known what the file holds: then it is written whole.
        let written = self.written.take();
        let line = written.as_ref().map(Written::line);
        let addition = written.and_then(|written| now.table.added_since(&written, self.mark.as_deref()));
        match line.zip(addition) {
            Some((line, addition)) => self.add(now, line, addition)?,
            None => self.write_whole(now)?,
        }
        self.mark = last_mark(now.table);
        Ok(())
    }

    fn add(&mut self, now: Beside<'_>, line: LineId, addition: Addition) -> Result<(), Fault> {
        let Addition { text, written, marked } = addition;
        let same = marked && !self.notes.differ_beside_marks(now.table.notes());
        let same = same && self.links == *now.links && self.notices == now.notices;
        let notes = (!same).then(|| self.write_notes(now, line)).transpose()?;
        if !text.is_empty() && !self.store.append(&self.id, self.record.len(), &text)? {
            return self.write_whole(now);
        }
        self.record.push_str(&text);
        self.written = Some(written);
        if let Some(notes) = notes {
            self.remember(now, notes);
        }
        Ok(())
    }

    fn write_whole(&mut self, now: Beside<'_>) -> Result<(), Fault> {
        let (record, written) = now.table.written();
        let notes = self.write_notes(now, written.line())?;
        self.store.write(&self.id, &record)?;
        (self.record, self.written) = (record, Some(written));
        self.remember(now, notes);
        Ok(())
    }

    fn write_notes(&self, now: Beside<'_>, line: LineId) -> Result<TableNotes, Fault> {
        let notes = TableNotes { line: Some(line), ..now.table.notes().clone() };
        let summary = Some(now.table.summary());
        let kept = Kept { notes, summary, notices: now.notices.to_vec(), links: now.links.clone() };
        self.store.write_notes(&self.id, &kept)?;
        Ok(kept.notes)
    }

    fn remember(&mut self, now: Beside<'_>, notes: TableNotes) {
        (self.notes, self.links, self.notices) = (notes, now.links.clone(), now.notices.to_vec());
    }

    /// Write the record whole, if anything was added to it.
    pub(crate) fn seal(&mut self, now: Beside<'_>) -> Result<(), Fault> {
        match &self.written {
            Some(written) if written.is_whole() => Ok(()),
            None if self.store.is_sealed(&self.id) => Ok(()),
            _ => self.write_whole(now),
        }
    }

    /// The table as it was kept last.
    pub(crate) fn open(&mut self, table: &Table) -> Result<Opened, Fault> {
        self.written = None;
        Table::open(table.game(), &self.record, self.notes.clone())
    }
}

fn last_mark(table: &Table) -> Option<String> {
    table.notes().done.last().map(|done| done.mark.clone())
}
