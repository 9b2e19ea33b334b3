//! What is asked of a table, and what it replies.

use engine::order_form::FormRead;
use engine::{Answer, Eyes, Question, Refusal, Seat, notation};

use crate::limits::{LONGEST_STANDING, MOST_GROUPS, MOST_STANDING};
use crate::names::person_name;
use crate::protocol::{Ask, Player, Reply, SeatState, StandingReply};
use crate::{Person, Table, Watcher, refusal};

impl Table {
    /// Reply to a person. Where that must know through whose eyes they look, their default is taken:
    /// [`Watcher::handle`] knows better.
    pub fn handle(&mut self, person: &Person, ask: Ask) -> Reply {
        self.handle_through(person, self.default_eyes(person), ask)
    }

    /// Reply to a person who looks through some eyes.
    pub(crate) fn handle_through(&mut self, person: &Person, eyes: Eyes, ask: Ask) -> Reply {
        let reply = match self.lesson() {
            Some(lesson) => self.reply_in(lesson, person, eyes, ask),
            None => self.reply(person, eyes, ask),
        };
        reply.unwrap_or_else(Reply::Refused)
    }

    pub(crate) fn reply(&mut self, person: &Person, eyes: Eyes, ask: Ask) -> Result<Reply, Refusal> {
        match ask {
            Ask::Look { .. } | Ask::At { .. } | Ask::WriteDown { .. } | Ask::Winning { .. } | Ask::Charts { .. } => {
                Ok(Watcher::new(person.clone(), self).handle(self, ask))
            }
            Ask::Orders { seat, who } => self.orders(self.held(person, &seat)?, &who),
            Ask::PickUp { seat, groups } => self.pick_up(self.held(person, &seat)?, groups),
            Ask::WhyNot { seat, who, place } => self.why_not(self.held(person, &seat)?, &who, place.as_deref()),
            Ask::Judge { seat, order } => self.judge(self.held(person, &seat)?, &order),
            Ask::Form { seat, draft } => {
                let form = self.journal.order_form(self.held(person, &seat)?, draft.as_deref())?;
                Ok(Reply::Form { form: form.map(Box::new) })
            }
            Ask::FormFile { seat, file, text } => self.form_file(self.held(person, &seat)?, &file, &text),
            Ask::Question { seat, question } => self.question(self.held(person, &seat)?, &question),
            Ask::Explain { seat, order } => self.explain(self.held(person, &seat)?, &order),
            Ask::Order { seat, order, rolls } => self.order(person, &seat, &order, &rolls),
            Ask::Undo { seat } => self.undo(person, self.held(person, &seat)?),
            Ask::Redo { seat } => self.redo(self.held(person, &seat)?),
            Ask::Takeback { seat, to } => self.ask_takeback(person, eyes, self.held(person, &seat)?, to),
            Ask::OpenBranch { seat, branch } => self.ask_branch(person, self.held(person, &seat)?, branch),
            Ask::Consent { seat, agree, what } => self.consent(person, eyes, self.held(person, &seat)?, agree, what),
            Ask::Standing { seat, prompt, reply } => {
                self.held(person, &seat)?;
                self.stand(seat, prompt, reply)
            }
            Ask::Sketches { seat } => Ok(self.sketches(self.held(person, &seat)?)),
            Ask::Sketch { seat, drawn } => self.sketch(self.held(person, &seat)?, drawn),
            // A trial belongs to a window.
            Ask::Suppose { .. } | Ask::Computer | Ask::EndTrial => Err(refusal::no_trial()),
            Ask::Lesson { .. } => Err(refusal::no_lesson()),
            Ask::Name { name } => self.name(person, &name),
            Ask::Say { text } => self.say(person, &text),
            Ask::Record if person.keeper => Ok(Reply::Record { text: self.record() }),
            Ask::Record => Err(refusal::record_is_the_keepers()),
        }
    }

    fn seat(&self, id: &str) -> Result<Seat, Refusal> {
        self.title().seat(id).ok_or_else(|| refusal::no_such_seat(id))
    }

    /// A seat that the person holds.
    pub(crate) fn held(&self, person: &Person, id: &str) -> Result<Seat, Refusal> {
        let seat = self.seat(id)?;
        match person.holds(id) {
            true => Ok(seat),
            false => Err(refusal::not_your_seat(id)),
        }
    }

    fn orders(&self, seat: Seat, who: &[String]) -> Result<Reply, Refusal> {
        let who: Vec<&str> = who.iter().map(String::as_str).collect();
        let orders = match who.is_empty() {
            true => self.all_orders(seat),
            false => self.journal.orders_of(seat, &who),
        };
        Ok(Reply::Orders { orders })
    }

    fn pick_up(&self, seat: Seat, groups: Vec<Vec<String>>) -> Result<Reply, Refusal> {
        if groups.len() > MOST_GROUPS {
            return Err(refusal::too_many_groups(MOST_GROUPS));
        }
        let orders_of = |who: &[String]| {
            let who: Vec<&str> = who.iter().map(String::as_str).collect();
            self.journal.orders_of(seat, &who)
        };
        let leads = |order: &String| self.title().verb_of(order).is_some_and(|verb| verb.leads_somewhere());
        let mut best: Option<(bool, bool, Vec<String>, Vec<String>)> = None;
        for who in groups {
            let orders = orders_of(&who);
            let (goes, acts) = (orders.iter().any(leads), !orders.is_empty());
            if best.as_ref().is_none_or(|(went, acted, ..)| (goes, acts) > (*went, *acted)) {
                best = Some((goes, acts, who, orders));
            }
            if goes {
                break;
            }
        }
        let (_, _, who, orders) = best.unwrap_or_default();
        let reach = self.journal.answer(seat, &Question::Reach { who: who.clone() }).unwrap_or_default();
        Ok(Reply::PickedUp { who, orders, reach: Box::new(reach) })
    }

    fn judge(&self, seat: Seat, order: &str) -> Result<Reply, Refusal> {
        self.journal.judge(seat, order)?;
        Ok(Reply::Legal)
    }

    fn form_file(&self, seat: Seat, file: &str, text: &str) -> Result<Reply, Refusal> {
        match self.journal.read_into_form(seat, file, text) {
            FormRead::Order(order) => Ok(Reply::Read { order: Some(order), flaws: Vec::new() }),
            FormRead::Flawed(flaws) => Ok(Reply::Read { order: None, flaws }),
            FormRead::Unknown => Err(refusal::no_such_file()),
        }
    }

    fn question(&self, seat: Seat, question: &Question) -> Result<Reply, Refusal> {
        let answer = self.journal.answer(seat, question).map_err(|breach| Refusal::Breach { breach })?;
        Ok(Reply::Answer { answer: Box::new(answer) })
    }

    fn explain(&self, seat: Seat, order: &str) -> Result<Reply, Refusal> {
        let breach = match self.journal.judge(seat, order) {
            Ok(()) | Err(Refusal::Missing { .. }) => None,
            Err(Refusal::Breach { breach }) => Some(breach),
            Err(other) => return Err(other),
        };
        let draft = notation::parse(self.title().verbs, order);
        let draft = draft.map_err(|fault| Refusal::unreadable(&fault))?;
        let why = self.journal.answer(seat, &Question::Why { order: draft.clone() });
        let odds = self.journal.answer(seat, &Question::Odds { order: draft }).ok();
        let tells =
            |answer: &Answer| !(answer.outcomes.is_empty() && answer.derivation.is_empty() && answer.parts.is_empty());
        let odds = odds.filter(tells);
        let (why, unexplained) = why.map_or_else(|breach| (Default::default(), Some(breach)), |why| (why, None));
        Ok(Reply::Explained { breach: breach.or(unexplained), why: Box::new(why), odds: odds.map(Box::new) })
    }

    /// Give an order. For the computer's order that waits for a die any player may roll, and need not know the order:
    /// an empty one means that which waits.
    fn order(&mut self, person: &Person, id: &str, order: &str, rolls: &[u16]) -> Result<Reply, Refusal> {
        let seat = self.seat(id)?;
        let pending = self.journal.pending().filter(|pending| pending.seat == seat);
        let waiting = pending.filter(|pending| order.trim().is_empty() || pending.order == order);
        let rolls_for_it = waiting.is_some() && *self.player(seat) != Player::Person && !person.seats.is_empty();
        if !rolls_for_it {
            self.held(person, id)?;
        }
        let order = waiting.map_or_else(|| order.to_owned(), |pending| pending.order.clone());
        self.give(seat, &order, rolls)
    }

    /// Give an order for a seat.
    pub(crate) fn give(&mut self, seat: Seat, order: &str, rolls: &[u16]) -> Result<Reply, Refusal> {
        match self.journal.order(seat, order, rolls) {
            Ok(_) => {
                self.has_ordered(seat);
                Ok(Reply::Done)
            }
            Err(refusal) => {
                if let Refusal::Die { sides, clause, .. } = refusal {
                    self.wanted = Some((sides.into(), clause.to_owned()));
                    self.touch();
                }
                Err(refusal)
            }
        }
    }

    /// The last order of the record is a new one of this seat.
    pub(crate) fn has_ordered(&mut self, seat: Seat) {
        self.has_decided(seat);
        self.moved();
        // What not everybody noticed ends nothing that is asked of the others.
        if self.is_noticed(self.journal.entries().len().saturating_sub(1)) {
            self.notes.takeback = None;
        }
    }

    fn stand(&mut self, seat: String, prompt: String, reply: Option<StandingReply>) -> Result<Reply, Refusal> {
        let order = reply.as_ref().and_then(StandingReply::order);
        if [order.unwrap_or_default(), &prompt].iter().any(|text| text.chars().count() > LONGEST_STANDING) {
            return Err(refusal::standing_too_long(LONGEST_STANDING));
        }
        if let Some(Err(fault)) = order.map(|order| notation::parse(self.title().verbs, order)) {
            return Err(Refusal::unreadable(&fault));
        }
        let others = self.notes.standing.iter().filter(|(whose, kind, _)| *whose == seat && *kind != prompt);
        if reply.is_some() && others.count() >= MOST_STANDING {
            return Err(refusal::too_many_standing());
        }
        self.notes.standing.retain(|(whose, kind, _)| *whose != seat || *kind != prompt);
        self.notes.asked_again.retain(|(whose, kind)| *whose != seat || *kind != prompt);
        self.notes.standing.extend(reply.map(|reply| (seat, prompt, reply)));
        self.touch();
        Ok(Reply::Done)
    }

    /// Call the seats of a person by their name.
    fn name(&mut self, person: &Person, name: &str) -> Result<Reply, Refusal> {
        let name = person_name(name);
        let held = |state: &&mut SeatState| state.player == Player::Person && person.holds(&state.id);
        let other = |state: &&mut SeatState| held(state) && state.name != name;
        let renamed: Vec<&mut SeatState> = self.notes.seats.iter_mut().filter(other).collect();
        if !renamed.is_empty() {
            renamed.into_iter().for_each(|state| state.name.clone_from(&name));
            self.touch();
        }
        Ok(Reply::Done)
    }
}
