//! Lines of play that were left by going back. Each is kept with its dice, and opening one again is itself a going back:
//! what it takes the place of becomes a branch.

use std::collections::{HashMap, HashSet};
use std::mem;

use super::{Entry, Journal, replay_entry};
use crate::decision::Urgency;
use crate::event::Events;
use crate::fault::Fault;
use crate::game::Game;
use crate::seat::Eyes;
use crate::shown::Shown;
use crate::view::View;

/// A line of play that was left.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Branch {
    /// Its number, as long as it is kept.
    pub id: u32,
    /// The branch that it parts from; none for the game as it stands.
    pub of: Option<u32>,
    /// After how many orders, counted from the first of the game.
    pub after: usize,
    /// Its own orders.
    pub entries: Vec<Entry>,
}

impl Branch {
    /// How many orders had been given when it was left.
    pub fn end(&self) -> usize {
        self.after + self.entries.len()
    }
}

/// A line of play that can be opened again, as it is to be told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LeftLine {
    /// The branch that it ends with.
    pub branch: u32,
    /// After how many orders it parts from the game as it stands, be it by way of other branches.
    pub after: usize,
    /// How many orders it has from there on.
    pub orders: usize,
}

/// A part of the way to a branch: how far to follow which one.
struct Stretch {
    id: u32,
    until: usize,
}

impl<G: Game> Journal<G> {
    /// All branches that are kept.
    pub fn branches(&self) -> &[Branch] {
        &self.branches
    }

    /// The lines of play that can be opened again, those left last at the end. What merely leads on to another is a part
    /// of that.
    pub fn left_lines(&self) -> Vec<LeftLine> {
        let partings: HashSet<(u32, usize)> =
            self.branches.iter().filter_map(|branch| Some((branch.of?, branch.after))).collect();
        let by_id: HashMap<u32, &Branch> = self.branches.iter().map(|branch| (branch.id, branch)).collect();
        let told = |line: &Branch| {
            let mut outermost = line;
            while let Some(of) = outermost.of {
                outermost = by_id.get(&of)?;
            }
            Some(LeftLine { branch: line.id, after: outermost.after, orders: line.end() - outermost.after })
        };
        let leads_on = |line: &&Branch| partings.contains(&(line.id, line.end()));
        self.branches.iter().filter(|line| !leads_on(line)).filter_map(told).collect()
    }

    /// What these eyes could see when a branch was left.
    pub fn branch_view(&self, id: u32, eyes: Eyes) -> Result<View, Fault>
    where
        G: Shown,
    {
        let (parting, tail) = (self.parting(id)?, self.tail_of(id)?);
        let mut state = self.state_at(parting)?;
        for (number, entry) in (parting + 1..).zip(&tail) {
            replay_entry(self.game.as_ref(), &mut state, entry, &mut Events::unheard())
                .map_err(|reason| Fault::new("the journal", format!("branch {id}, order {number}: {reason}")))?;
        }
        Ok(self.game.view(&state, eyes))
    }

    /// How many orders of a line these eyes noticed, from where it parts from the game as it stands.
    pub fn branch_noticed(&self, id: u32, eyes: Eyes) -> usize {
        let (Ok(parting), Ok(tail)) = (self.parting(id), self.tail_of(id)) else { return 0 };
        self.noticed_after(parting, &tail).into_iter().filter(|seats| self.is_told(eyes, *seats)).count()
    }

    /// Go back to a branch, as it was played, dice and all. What is left for it becomes a branch. That the others agree
    /// is the table's business.
    pub fn open_branch(&mut self, id: u32) -> Result<(), Fault> {
        let (way, parting, tail) = (self.way_to(id)?, self.parting(id)?, self.tail_of(id)?);
        if parting < self.replayable_from() {
            let reason = format!("branch {id} parts from what was played under other rules");
            return Err(Fault::new("the journal", reason));
        }
        let left = self.entries[parting..].to_vec();
        self.rebuild(parting, tail)?;
        self.leave(parting, left);
        for Stretch { id, until } in way {
            self.join(id, until);
        }
        Ok(())
    }

    /// The orders that the game had after so many were left for others; so was whatever had been undone.
    pub(super) fn leave(&mut self, after: usize, left: Vec<Entry>) {
        (self.pending, self.fresh) = (None, false);
        self.recast += 1;
        self.keep_undone(after + left.len());
        self.part(after, left);
    }

    /// An order takes the place of what was undone. One order that had just been given is as soon given anew, and an
    /// answer that was withdrawn under seal is nobody's to know; all else is kept. What others withdrew under the same seal
    /// stays theirs to give again: that somebody else answered is nobody's to know either.
    pub(super) fn replace_undone(&mut self, order: &Entry) {
        let under_seal = order.urgency == Urgency::Sealed;
        let theirs: Vec<Entry> =
            self.undone.extract_if(.., |entry| under_seal && is_hidden(entry) && entry.seat != order.seat).collect();
        match self.undone.as_slice() {
            [] => {}
            [_] if self.fresh => self.undone.clear(),
            // An answer under seal is changed without a trace, however many parts it has.
            undone if undone.iter().all(is_hidden) => self.undone.clear(),
            _ => self.keep_undone(self.entries.len()),
        }
        // No line that is added to a record can tell that some stay.
        self.recast += u64::from(!theirs.is_empty());
        self.undone = theirs;
    }

    /// What was undone after so many orders can no longer be given again: it is kept.
    fn keep_undone(&mut self, after: usize) {
        let mut undone = mem::take(&mut self.undone);
        undone.reverse();
        self.keep(None, after, &undone);
    }

    /// Orders were taken out of the game's own course: where branches part from them, these must be kept.
    pub(super) fn keep_if_parted_from(&mut self, after: usize, left: Vec<Entry>) {
        if self.branches.iter().any(|branch| branch.of.is_none() && branch.after > after) {
            self.part(after, left);
        }
    }

    /// Make a branch of what the game had after so many orders. What parted from that parts from the branch.
    fn part(&mut self, after: usize, left: Vec<Entry>) {
        if left.is_empty() {
            return;
        }
        let id = self.next_id();
        self.recast += 1;
        for branch in self.branches.iter_mut().filter(|branch| branch.of.is_none() && branch.after > after) {
            branch.of = Some(id);
        }
        self.branches.push(Branch { id, of: None, after, entries: left });
    }

    /// Keep orders as a branch, as far as they are not kept.
    fn keep(&mut self, of: Option<u32>, after: usize, entries: &[Entry]) {
        let Some(first) = entries.first() else { return };
        let same = |branch: &&Branch| branch.of == of && branch.after == after && branch.entries.first() == Some(first);
        match self.branches.iter().find(same) {
            Some(branch) => {
                let shared = branch.entries.iter().zip(entries).take_while(|(kept, new)| kept == new).count();
                let id = branch.id;
                self.keep(Some(id), after + shared, &entries[shared..]);
            }
            None => {
                let id = self.next_id();
                self.recast += 1;
                self.branches.push(Branch { id, of, after, entries: entries.to_vec() });
            }
        }
    }

    /// The game has gone on with the very orders that a branch began with. Where a branch parts is told to everybody: so
    /// what still lies under seal is compared with nothing.
    pub(super) fn join_same(&mut self) {
        let open = self.entries.len() - self.entries.iter().rev().take_while(|entry| is_hidden(entry)).count();
        let shared = |branch: &Branch| {
            let course = self.entries.get(branch.after..open).unwrap_or_default();
            let same = course.iter().zip(&branch.entries).take_while(|(given, left)| given == left).count();
            (branch.of.is_none() && same > 0).then_some((branch.id, branch.after + same))
        };
        if let Some((id, until)) = self.branches.iter().find_map(shared) {
            self.join(id, until);
            // What parted from it may go on like the game.
            self.join_same();
        }
    }

    /// A branch is part of the game again up to an order: what parts from it there parts from the game, and so does its
    /// own rest.
    fn join(&mut self, id: u32, until: usize) {
        // What was kept before is no slip of the hand.
        self.fresh = false;
        self.recast += 1;
        for branch in &mut self.branches {
            if branch.of == Some(id) && branch.after <= until {
                branch.of = None;
            }
            if branch.id == id {
                branch.entries.drain(..until - branch.after);
                (branch.of, branch.after) = (None, until);
            }
        }
        self.branches.retain(|branch| !branch.entries.is_empty());
    }

    fn next_id(&self) -> u32 {
        self.branches.iter().map(|branch| branch.id).max().unwrap_or(0) + 1
    }

    /// After how many orders a branch parts from the game as it stands.
    fn parting(&self, id: u32) -> Result<usize, Fault> {
        let outermost = self.way_to(id)?.first().map_or(id, |stretch| stretch.id);
        self.branch(outermost).map(|branch| branch.after).ok_or_else(|| no_branch(id))
    }

    fn branch(&self, id: u32) -> Option<&Branch> {
        self.branches.iter().find(|branch| branch.id == id)
    }

    /// The branches that lead from the game as it stands to this one, and how far each is followed.
    fn way_to(&self, id: u32) -> Result<Vec<Stretch>, Fault> {
        let mut branch = self.branch(id).ok_or_else(|| no_branch(id))?;
        let mut way = vec![Stretch { id, until: branch.end() }];
        while let Some(of) = branch.of {
            let until = branch.after;
            branch = self.branch(of).ok_or_else(|| no_branch(of))?;
            way.push(Stretch { id: of, until });
        }
        way.reverse();
        Ok(way)
    }

    /// The orders that lead from the game as it stands to the end of a branch.
    fn tail_of(&self, id: u32) -> Result<Vec<Entry>, Fault> {
        let mut tail = Vec::new();
        for Stretch { id, until } in self.way_to(id)? {
            let branch = self.branch(id).ok_or_else(|| no_branch(id))?;
            tail.extend_from_slice(&branch.entries[..until - branch.after]);
        }
        Ok(tail)
    }
}

/// Whether an entry still lies under seal.
fn is_hidden(entry: &Entry) -> bool {
    entry.urgency == Urgency::Sealed && !entry.binding
}

fn no_branch(id: u32) -> Fault {
    Fault::new("the journal", format!("there is no branch {id}"))
}

/// What is wrong with branches that were read, if anything: each must part from the game's so many orders, or from an
/// order of another branch that does.
pub(super) fn misfit(branches: &[Branch], orders: usize) -> Option<(u32, String)> {
    branches.iter().find_map(|branch| Some((branch.id, misfit_of(branch, branches, orders)?)))
}

fn misfit_of(branch: &Branch, branches: &[Branch], orders: usize) -> Option<String> {
    if branch.entries.is_empty() {
        return Some("it has no orders".into());
    }
    let mut at = branch;
    // A way longer than there are branches goes in a circle.
    for _ in 0..branches.len() {
        let Some(of) = at.of else {
            let beyond = at.after > orders;
            return beyond.then(|| format!("it parts after order {}, but there are {orders}", at.after));
        };
        let Some(parent) = branches.iter().find(|other| other.id == of) else {
            return Some(format!("it parts from branch {of}, which is not there"));
        };
        if !(parent.after..=parent.end()).contains(&at.after) {
            return Some(format!("it parts from branch {of} after order {}, which that does not have", at.after));
        }
        at = parent;
    }
    Some("it parts from itself".into())
}
