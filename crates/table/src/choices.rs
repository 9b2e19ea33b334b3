//! What a seat can do now: its buttons, the counters that have an order, all orders where there are few.

use std::collections::{BTreeSet, HashSet};
use std::slice;
use std::sync::Arc;

use engine::{Draft, Eyes, Seat, Urgency, Value, Verb, notation};

use crate::protocol::Asked;
use crate::{Person, Table};

/// Up to so many orders are sent with the decision; more are asked for counter by counter.
const FEW: usize = 60;

/// What a seat can do.
#[derive(Default)]
pub(crate) struct Choices {
    drafts: Vec<Draft>,
    buttons: Vec<String>,
    ready: Vec<String>,
}

impl Choices {
    /// All orders, in notation.
    pub(crate) fn orders(&self, verbs: &[Verb]) -> Vec<String> {
        self.drafts.iter().map(|draft| notation::print(verbs, draft)).collect()
    }
}

impl Table {
    /// What a seat can do now. Found out once for each position.
    pub(crate) fn choices(&self, seat: Seat) -> Arc<Choices> {
        if let Some(known) = self.choices.borrow().get(&seat) {
            return known.clone();
        }
        let choices = Arc::new(self.find_choices(seat));
        self.choices.borrow_mut().insert(seat, choices.clone());
        choices
    }

    fn find_choices(&self, seat: Seat) -> Choices {
        let drafts = self.journal.drafts(seat);
        let counters = self.journal.view(Eyes::Seat(seat)).counters;
        let counters: HashSet<&str> = counters.iter().map(|counter| counter.id.as_str()).collect();
        let (mut buttons, mut ready) = (Vec::new(), BTreeSet::new());
        for draft in &drafts {
            match draft.fields.is_empty() {
                true => buttons.push(notation::print(self.title().verbs, draft)),
                false => ready.extend(actors(draft, &counters)),
            }
        }
        let ready = ready.into_iter().map(str::to_owned).collect();
        Choices { drafts, buttons, ready }
    }

    /// The decisions that seats have now. What a seat can do is told to whoever holds it.
    pub(crate) fn asked(&self, person: &Person) -> Vec<Asked> {
        let asked = self.journal.asked().into_iter().map(|asked| {
            let id = self.title().seat_id(asked.seat);
            let choices = if person.holds(id) { self.choices(asked.seat) } else { Arc::default() };
            let few = choices.drafts.len() <= FEW;
            Asked {
                seat: id.to_owned(),
                urgency: asked.urgency,
                prompt: asked.prompt,
                buttons: choices.buttons.clone(),
                onward: self.onward(asked.urgency, asked.ends_with, &choices),
                ready: choices.ready.clone(),
                orders: if few { choices.orders(self.title().verbs) } else { Vec::new() },
                count: choices.drafts.len(),
            }
        });
        asked.collect()
    }

    /// The order that moves the game on: the verb that ends a decision, where it needs no more or only one order has
    /// it; else the only order there is, or the only button where the game does not wait. A choice is no way onward.
    fn onward(&self, urgency: Urgency, ends_with: Option<&str>, choices: &Choices) -> Option<String> {
        let plain = |id: &str| self.title().verbs.iter().any(|verb| verb.id == id && verb.fields.is_empty());
        if let Some(verb) = ends_with.filter(|verb| plain(verb)) {
            return Some(verb.to_owned());
        }
        let ends = |draft: &&Draft| ends_with == Some(draft.verb.as_str());
        let is_button = |draft: &&Draft| draft.fields.is_empty();
        let last = only(choices.drafts.iter()).filter(|draft| urgency != Urgency::May || is_button(draft));
        let onward = only(choices.drafts.iter().filter(ends)).or(last);
        onward.map(|draft| notation::print(self.title().verbs, draft))
    }
}

/// What there is one of.
fn only<T>(mut of: impl Iterator<Item = T>) -> Option<T> {
    of.next().filter(|_| of.next().is_none())
}

/// Who carries an order out: the counters that the first field which names any names.
fn actors<'a>(draft: &'a Draft, counters: &HashSet<&str>) -> Vec<&'a str> {
    let named = draft.fields.iter().map(|(_, value)| match value {
        Value::One(name) => slice::from_ref(name),
        Value::Several(names) => names.as_slice(),
        _ => &[],
    });
    let on_board = |names: &'a [String]| -> Vec<&'a str> {
        names.iter().map(String::as_str).filter(|name| counters.contains(name)).collect()
    };
    named.map(on_board).find(|names| !names.is_empty()).unwrap_or_default()
}
