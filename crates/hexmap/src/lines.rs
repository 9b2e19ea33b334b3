//! Lines: supply, communications, sight of a railhead. The shortest line from a spot to any of a set,
//! or what stops it.

use engine::{Index, Members};

use crate::field::{Field, Flood};
use crate::grid::{HexIx, SideIx};
use crate::net::CLOSED;

/// What came of tracing a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Trace<S> {
    /// There is a line, of this many points; [`Tracer::line`] has it.
    Open {
        /// What the line costs.
        cost: u16,
    },
    /// The line would have to enter this spot, which is blocked. [`Tracer::line`] leads up to it.
    BlockedAt(S),
    /// The line would have to cross this hexside, which is barred. [`Tracer::line`] leads up to it.
    BarredAt(SideIx),
    /// The shortest line is longer than allowed. [`Tracer::line`] goes as far as it may.
    TooFar {
        /// What the whole line would cost.
        cost: u16,
    },
    /// No line leads there, blocked or not.
    NoWay,
}

/// Traces lines, with room to be used again.
#[derive(Debug, Clone)]
pub struct Tracer<S = HexIx> {
    field: Field<S>,
    line: Vec<S>,
}

impl<S: Index> Default for Tracer<S> {
    fn default() -> Tracer<S> {
        Tracer::new()
    }
}

impl<S: Index> Tracer<S> {
    /// A tracer that has traced nothing yet.
    pub fn new() -> Tracer<S> {
        Tracer { field: Field::new(), line: Vec::new() }
    }

    /// Traces from `from` to the nearest of `goals`, by the net, costs, budget and blocks of `rule`.
    ///
    /// A budget of [`CLOSED`] is no limit. The spot at which a line begins is never in its way, so a spot that is
    /// a goal itself has a line of no length. A blocked goal cannot be entered.
    pub fn trace(&mut self, rule: &Flood<'_, S>, from: S, goals: Members<'_, S>) -> Trace<S> {
        let rule = Flood { until: Some(goals), ..*rule };
        if let Some(goal) = self.field.flood(&rule, &[from]) {
            self.field.path_into(goal, &mut self.line);
            return Trace::Open { cost: self.field.cost(goal).unwrap_or(0) };
        }
        // Which line would it be if it could be as long as it likes? And if nothing were in its way?
        let longer = Flood { budget: CLOSED, ..rule };
        if rule.budget < CLOSED - 1
            && let Some(goal) = self.field.flood(&longer, &[from])
        {
            self.field.path_into(goal, &mut self.line);
            let cost = self.field.cost(goal).unwrap_or(0);
            self.line.retain(|&spot| self.field.cost(spot).is_some_and(|cost| cost <= rule.budget));
            return Trace::TooFar { cost };
        }
        let free = Flood { stop: None, blocked: None, barred: None, ..longer };
        let Some(goal) = self.field.flood(&free, &[from]) else {
            self.line.clear();
            self.line.push(from);
            return Trace::NoWay;
        };
        self.field.path_into(goal, &mut self.line);
        let at = (1..self.line.len()).find_map(|index| self.held_up(&rule, index));
        let (index, trace) = at.unwrap_or((1, Trace::NoWay));
        self.line.truncate(index);
        trace
    }

    /// What keeps the line from its step to the spot at `index`.
    fn held_up(&self, rule: &Flood<'_, S>, index: usize) -> Option<(usize, Trace<S>)> {
        let (before, spot) = (self.line[index - 1], self.line[index]);
        if index > 1 && rule.stop.is_some_and(|stop| stop.contains(before)) {
            return Some((index, Trace::BlockedAt(before)));
        }
        if rule.blocked.is_some_and(|blocked| blocked.contains(spot)) {
            return Some((index, Trace::BlockedAt(spot)));
        }
        let barred = rule.barred?;
        let across = &rule.net.across[before.index()];
        let mut crossed = rule.net.next_to(before).filter(|&(_, to)| to == spot).map(|(step, _)| SideIx(across[step]));
        crossed.find(|&side| barred.contains(side)).map(|side| (index, Trace::BarredAt(side)))
    }

    /// The spots of the last line, from its start.
    pub fn line(&self) -> &[S] {
        &self.line
    }
}
