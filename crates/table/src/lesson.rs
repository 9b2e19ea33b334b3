//! A table where a game teaches itself: the learner's seat, a script on the others, and one step after the other. The
//! record is that of any game; how far the learner is stands in the notes, and can be found again from the orders.

use std::sync::Arc;

use commander::Commanded;
use engine::lesson::{Deed, Lesson, Loaded, Progress, Step, Task};
use engine::{Eyes, Fault, Question, Refusal, Rolling, Seat, Seed, notation};

use crate::protocol::{Ask, Awaited, Player, Reply, SeatState, Teaching, Undo, Way};
use crate::{Person, Table, refusal};

impl Table {
    /// Begin a lesson.
    pub fn teach(game: Arc<dyn Commanded>, id: &str) -> Result<Table, Fault> {
        let setup = game.title().lesson_setup(id)?;
        let learner = game.lessons().iter().find(|lesson| lesson.id == id).map(|lesson| lesson.seat.as_str());
        let player = |id: &str| match learner == Some(id) {
            true => Player::Person,
            false => Player::Computer("greedy".into()),
        };
        let seat = |id: &str| SeatState { id: id.to_owned(), player: player(id), name: String::new() };
        let seats = game.title().of_setup(&setup).seats.iter().map(|info| seat(&info.id)).collect();
        // Every die is in the script.
        Table::begin(game, setup, Seed::from_number(0), Rolling::Typed, seats)
    }

    /// The lesson that is taught here, if one is.
    pub(crate) fn lesson(&self) -> Option<&'static Lesson> {
        let scenario = &self.journal.setup().scenario;
        self.game.lessons().iter().find(|lesson| lesson.id == *scenario)
    }

    /// Progress that fits the game: noted, or found again from the orders.
    pub(crate) fn recall_progress(&mut self) {
        let orders = self.journal.entries().len();
        let noted = self.notes.lesson.take().unwrap_or_default();
        self.notes.lesson = self.lesson().map(|lesson| noted.fitted(lesson, orders));
    }

    fn progress(&self) -> Progress {
        self.notes.lesson.clone().unwrap_or_default()
    }

    /// Orders given in the open step.
    fn given_in_step(&self) -> usize {
        let progress = self.progress();
        self.journal.entries().len() - progress.began(progress.step()).unwrap_or(0)
    }

    /// The open step as a page shows it.
    pub(crate) fn teaching(&self) -> Option<Teaching> {
        let lesson = self.lesson()?;
        let number = self.progress().step();
        let step = lesson.step(number);
        Some(Teaching {
            id: lesson.id.clone(),
            seat: lesson.seat.clone(),
            next: lesson.next.clone(),
            step: number,
            steps: lesson.steps.len(),
            text: format!("{}-lesson-{}-{}", self.title().id, lesson.id, step.id),
            clauses: step.clauses.clone(),
            point: step.point.clone(),
            waits: self.awaited(step),
            busy: step.play(self.given_in_step()).is_some(),
        })
    }

    /// What the open step waits for. What was looked at before need not be looked at again.
    fn awaited(&self, step: &Step) -> Awaited {
        match step.expect {
            Some(Task::Order(_)) => Awaited::Order,
            Some(_) if !self.progress().is_again() => Awaited::Look,
            _ => Awaited::Nothing,
        }
    }

    /// Reply to a person at a lesson.
    pub(crate) fn reply_in(
        &mut self,
        lesson: &Lesson,
        person: &Person,
        eyes: Eyes,
        ask: Ask,
    ) -> Result<Reply, Refusal> {
        match ask {
            Ask::Lesson { seat, go } => {
                let seat = self.held(person, &seat)?;
                self.go(lesson, seat, go)
            }
            Ask::Order { seat, order, .. } => {
                let seat = self.held(person, &seat)?;
                self.order_in(lesson, seat, &order)
            }
            Ask::Undo { seat } => {
                let seat = self.held(person, &seat)?;
                self.undo_in(lesson, seat)
            }
            Ask::Redo { seat } => {
                let seat = self.held(person, &seat)?;
                let done = self.redo(seat)?;
                self.after_order(lesson);
                Ok(done)
            }
            Ask::Takeback { seat, to } => {
                self.held(person, &seat)?;
                let to = self.place(eyes, to)?;
                let progress = self.progress();
                let step =
                    (0..=progress.step()).rev().find(|step| progress.began(*step).is_some_and(|began| began <= to));
                self.open_again(step.unwrap_or(0))
            }
            Ask::Standing { .. } | Ask::OpenBranch { .. } => Err(self.not_now(lesson)),
            ask => {
                let reply = self.reply(person, eyes, ask.clone());
                self.hear(lesson, &ask, &reply);
                reply
            }
        }
    }

    fn not_now(&self, lesson: &Lesson) -> Refusal {
        let step = &lesson.step(self.progress().step()).id;
        Refusal::Astray { text: format!("{}-lesson-{}-{step}", self.title().id, lesson.id) }
    }

    fn go(&mut self, lesson: &Lesson, seat: Seat, way: Way) -> Result<Reply, Refusal> {
        let number = self.progress().step();
        let step = lesson.step(number);
        match way {
            Way::Back => self.open_again(number.saturating_sub(1)),
            _ if step.play(self.given_in_step()).is_some() => Err(self.not_now(lesson)),
            Way::On if self.awaited(step) != Awaited::Nothing => Err(self.not_now(lesson)),
            Way::On | Way::Done => match step.order() {
                Some(own) => self.order_in(lesson, seat, &own.order),
                None => {
                    self.next_step(lesson);
                    Ok(Reply::Done)
                }
            },
        }
    }

    /// An order of the learner: the one that the step waits for is given with its dice, others are not.
    fn order_in(&mut self, lesson: &Lesson, seat: Seat, order: &str) -> Result<Reply, Refusal> {
        if let Err(refusal) = self.journal.judge(seat, order) {
            let refusal = Err(refusal);
            let id = self.title().seat_id(seat).to_owned();
            self.hear(lesson, &Ask::Judge { seat: id, order: order.to_owned() }, &refusal);
            return refusal;
        }
        let step = lesson.step(self.progress().step());
        let wanted = notation::parse(self.title().verbs, order)
            .is_ok_and(|draft| step.is_done_by(self.title().verbs, Deed::Order(&draft)));
        match step.order().filter(|_| wanted && self.given_in_step() == 0) {
            None => Err(self.not_now(lesson)),
            Some(own) => {
                let done = self.give(seat, order, &own.dice)?;
                self.after_order(lesson);
                Ok(done)
            }
        }
    }

    /// Whether what was asked, and how it was answered, is what the step waits for.
    fn hear(&mut self, lesson: &Lesson, ask: &Ask, reply: &Result<Reply, Refusal>) {
        let step = lesson.step(self.progress().step());
        let verbs = self.title().verbs;
        let done = |deed: Deed<'_>| step.is_done_by(verbs, deed);
        let draft = |order: &str| notation::parse(verbs, order).ok();
        let done = match (ask, reply) {
            (Ask::Question { question, .. }, Ok(Reply::Answer { .. })) => done(Deed::Question(question)),
            (Ask::PickUp { .. }, Ok(Reply::PickedUp { who, .. })) => {
                done(Deed::Question(&Question::Reach { who: who.clone() }))
            }
            (Ask::Explain { order, .. }, Ok(Reply::Explained { breach: None, .. })) => {
                draft(order).is_some_and(|draft| done(Deed::Plan(&draft)))
            }
            (Ask::Judge { order, .. }, Err(Refusal::Breach { .. }))
            | (Ask::Explain { order, .. }, Ok(Reply::Explained { breach: Some(_), .. })) => {
                draft(order).is_some_and(|draft| done(Deed::Refusal(&draft)))
            }
            _ => false,
        };
        if done && !self.progress().is_again() {
            self.next_step(lesson);
        }
    }

    /// Take back the learner's last order, with all that followed.
    fn undo_in(&mut self, lesson: &Lesson, seat: Seat) -> Result<Reply, Refusal> {
        let (progress, orders) = (self.progress(), self.journal.entries().len());
        let own = |step: &usize| {
            lesson.step(*step).order().is_some() && progress.began(*step).is_some_and(|began| began < orders)
        };
        let Some(step) = (0..=progress.step()).rev().find(own) else {
            return self.journal.undoable(seat).map(|_| Reply::Done).map_err(|breach| Refusal::Breach { breach });
        };
        let began = progress.began(step).unwrap_or(0);
        // Only what was undone can be given again.
        if began + 1 == orders && self.journal.undoable(seat) == Ok(began) {
            self.journal.undo(seat).map_err(|breach| Refusal::Breach { breach })?;
        }
        self.open_again(step)
    }

    /// Open a step again, with the game as it was when it was first opened.
    fn open_again(&mut self, step: usize) -> Result<Reply, Refusal> {
        let mut progress = self.progress();
        let began = progress.began(step).unwrap_or(0);
        if began < self.journal.entries().len() {
            let gone = self.journal.takeback(began);
            gone.map_err(|_| refusal::not_replayable(began + 1))?;
        }
        progress.go_back(step);
        self.notes.lesson = Some(progress);
        self.went_back();
        Ok(Reply::Done)
    }

    /// After an order of the learner or the script: where it was the last of a step that waits for one, go on.
    fn after_order(&mut self, lesson: &Lesson) {
        let step = lesson.step(self.progress().step());
        if step.order().is_some() && self.given_in_step() == step.orders() {
            self.next_step(lesson);
        }
    }

    fn next_step(&mut self, lesson: &Lesson) {
        let mut progress = self.progress();
        progress.go_on(lesson, self.journal.entries().len());
        self.notes.lesson = Some(progress);
        self.touch();
    }

    /// Let the script give its next order in the open step, if it has one.
    pub(crate) fn script_acts(&mut self, lesson: &Lesson) -> bool {
        let step = lesson.step(self.progress().step());
        let Some(Loaded { seat, order, dice }) = step.play(self.given_in_step()) else { return false };
        let given = self.title().seat(&seat).is_some_and(|seat| self.give(seat, &order, &dice).is_ok());
        if given {
            self.after_order(lesson);
        }
        given
    }

    /// What a learner can take back and give again: every order of theirs.
    pub(crate) fn undo_in_lesson(&self, lesson: &Lesson) -> Undo {
        let own = |seat: Seat| self.title().seat_id(seat) == lesson.seat;
        Undo {
            undo: self.journal.entries().iter().any(|entry| own(entry.seat)).then(|| lesson.seat.clone()),
            redo: self.journal.redoable().into_iter().find(|seat| own(*seat)).map(|_| lesson.seat.clone()),
            why_not: None,
            back: None,
        }
    }
}
