//! What a seat can do now: its buttons, the counters that have an order, all orders where there are few.

use std::collections::{BTreeSet, HashSet};
use std::sync::Arc;

use engine::{Draft, Eyes, Kind, OrderForm, Seat, Urgency, notation};

use crate::protocol::Asked;
use crate::{Person, Table};

/// Up to so many orders are sent with the decision; more are asked for counter by counter.
const FEW: usize = 60;

/// What a seat can do.
#[derive(Default)]
pub(crate) struct Choices {
    /// Its orders: all of them, or some for each counter that has any.
    drafts: Vec<Draft>,
    /// Whether they are all.
    all: bool,
    /// Those without fields.
    buttons: Vec<String>,
    ready: Vec<String>,
    form: Option<Box<OrderForm>>,
}

impl Choices {
    /// The counters that have an order.
    pub(crate) fn ready(&self) -> impl Iterator<Item = &str> {
        self.ready.iter().map(String::as_str)
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
        let (drafts, all) = self.journal.outline(seat);
        let view = self.view(Eyes::Seat(seat));
        let counters: HashSet<&str> = view.counters.iter().map(|counter| counter.id.as_str()).collect();
        let (mut buttons, mut ready) = (Vec::new(), BTreeSet::new());
        for draft in &drafts {
            match draft.fields.is_empty() {
                true => buttons.push(draft.verb.clone()),
                false => ready.extend(draft.actors(|name| counters.contains(name))),
            }
        }
        let acting = self.journal.acting(seat);
        if drafts.iter().any(|draft| !draft.fields.is_empty()) {
            ready.extend(acting.iter().map(String::as_str).filter(|id| counters.contains(id)));
        }
        let ready = ready.into_iter().map(str::to_owned).collect();
        let form = self.journal.order_form(seat, None).ok().flatten().map(Box::new);
        Choices { buttons, ready, drafts, all, form }
    }

    /// The decisions that seats have now. What a seat can do is told to whoever holds it; where several share a screen and a
    /// hand matters to it, to the eyes of that seat alone.
    pub(crate) fn asked(&self, person: &Person, eyes: Eyes) -> Vec<Asked> {
        let shares = self.shares_secrets(person);
        let asked = self.journal.asked().into_iter().map(|asked| {
            let id = self.title().seat_id(asked.seat);
            let told = person.holds(id) && (!shares || asked.open || eyes == Eyes::Seat(asked.seat));
            let choices = if told { self.choices(asked.seat) } else { Arc::default() };
            let few = choices.all && choices.drafts.len() <= FEW;
            let listed = if few { self.printed(&choices.drafts) } else { self.printed(&self.unled(&choices)) };
            // What is being filled in is nobody's business but the seat's, whoever else sits at the same screen.
            let form = choices.form.clone().filter(|_| eyes == Eyes::Seat(asked.seat));
            let onward = self.onward(asked.urgency, asked.ends_with, &choices);
            let undone = onward.as_ref().filter(|_| told).and_then(|text| self.journal.left_undone(asked.seat, text));
            Asked {
                seat: id.to_owned(),
                urgency: asked.urgency,
                open: asked.open,
                prompt: asked.prompt,
                buttons: choices.buttons.clone(),
                onward,
                undone,
                set: self.set_verb(&choices),
                ready: choices.ready.clone(),
                orders: listed,
                more: !few && !choices.drafts.is_empty(),
                form,
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
        if !choices.all {
            return None;
        }
        let ends = |draft: &&Draft| ends_with == Some(draft.verb.as_str());
        let last = only(choices.drafts.iter()).filter(|draft| urgency != Urgency::May || draft.fields.is_empty());
        let onward = only(choices.drafts.iter().filter(ends)).or(last);
        onward.map(|draft| notation::print(self.title().verbs, draft))
    }

    /// The verb of orders that are nothing but counters, each with its place.
    fn set_verb(&self, choices: &Choices) -> Option<String> {
        let sets = self.title().verbs.iter().filter(|verb| verb.fields.len() == 1);
        let mut sets = sets.filter(|verb| verb.fields[0].kind == Kind::Placement);
        let verb = sets.find(|verb| choices.drafts.iter().any(|draft| draft.verb == verb.id))?;
        Some(verb.id.to_owned())
    }

    /// Orders that no counter leads to, such as losses that are shared out: where they are few, they are sent though the others
    /// are too many.
    fn unled(&self, choices: &Choices) -> Vec<Draft> {
        if !choices.all {
            return Vec::new();
        }
        let ready: HashSet<&str> = choices.ready().collect();
        let is_unled =
            |draft: &&Draft| !draft.fields.is_empty() && draft.actors(|name| ready.contains(name)).next().is_none();
        let unled: Vec<Draft> = choices.drafts.iter().filter(is_unled).take(FEW + 1).cloned().collect();
        if unled.len() <= FEW { unled } else { Vec::new() }
    }

    /// Orders in notation.
    fn printed(&self, drafts: &[Draft]) -> Vec<String> {
        drafts.iter().map(|draft| notation::print(self.title().verbs, draft)).collect()
    }

    /// All that a seat can do, in notation.
    pub(crate) fn all_orders(&self, seat: Seat) -> Vec<String> {
        let choices = self.choices(seat);
        if choices.all { self.printed(&choices.drafts) } else { self.journal.orders(seat) }
    }
}

/// What there is one of.
fn only<T>(mut of: impl Iterator<Item = T>) -> Option<T> {
    of.next().filter(|_| of.next().is_none())
}
