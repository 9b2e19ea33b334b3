//! Lessons: a game taught on its own board, by doing. A lesson is data: the situation it begins with and its steps. A
//! step has a text, points at something, and waits for something: an order, a refusal, a question, a plan; or only for
//! the reader. Orders that others give in between are written down as well, with their dice.

mod rehearsal;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::data;
use crate::draft::{Draft, Value, Verb};
use crate::fault::{Fault, own};
use crate::notation;
use crate::question::Question;
use crate::script;
use crate::title::{LessonInfo, Setup};

pub use rehearsal::rehearse;

/// A lesson.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// Its id: in records it stands where others have a scenario.
    pub id: String,
    /// The scenario whose rules hold in it.
    pub scenario: String,
    /// Who learns.
    pub seat: String,
    /// The scenario to play afterwards.
    pub next: String,
    /// The situation, as the lines `given` of a clause test have it.
    pub given: Vec<String>,
    /// What is read and done, in order.
    #[serde(rename = "step")]
    pub steps: Vec<Step>,
}

/// A step of a lesson.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// Its id: the last part of the ids of its texts.
    pub id: String,
    /// What it points at.
    #[serde(default)]
    pub point: Vec<Spot>,
    /// The clauses that it is about.
    #[serde(default)]
    pub clauses: Vec<String>,
    /// What is to be done; nothing, where it is enough to read.
    #[serde(default)]
    pub expect: Option<Task>,
    /// Other orders that will do: what they leave out does not matter.
    #[serde(default)]
    pub also: Vec<String>,
    /// What the script orders afterwards: `SEAT: ORDER ; DICE`.
    #[serde(default)]
    pub plays: Vec<String>,
    /// What the text relies on, as the lines `then` of a clause test have it: for a test.
    #[serde(default)]
    pub facts: Vec<String>,
}

/// Something to point at.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum Spot {
    /// A place of the board.
    Place(String),
    /// A counter.
    Counter(String),
    /// A control of the page: a button, an order of a list or of a form, a row of a form.
    Control(String),
}

/// What a step waits for.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Task {
    /// An order with loaded dice, `ORDER ; DICE`. Another way to the same place will do.
    Order(String),
    /// An order that the rules refuse.
    Refusal(String),
    /// An order that is looked at before it is given.
    Plan(String),
    /// A question: `reach UNITS`, `trace UNIT`, `overlay ID`, `threat`.
    Question(String),
}

/// What a learner did.
#[derive(Debug, Clone, Copy)]
pub enum Deed<'a> {
    /// Gave an order.
    Order(&'a Draft),
    /// Tried an order that was refused.
    Refusal(&'a Draft),
    /// Looked at an order.
    Plan(&'a Draft),
    /// Asked something.
    Question(&'a Question),
}

/// An order of the script.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Loaded {
    /// Who gives it; empty for whoever learns.
    pub seat: String,
    /// The order, in notation.
    pub order: String,
    /// What its dice show.
    pub dice: Vec<u16>,
}

impl Loaded {
    /// Read `SEAT: ORDER ; DICE`.
    pub fn read(text: &str) -> Result<Loaded, String> {
        let (seat, order) = text.split_once(':').ok_or_else(|| format!("{text:?} has no seat"))?;
        Ok(Loaded { seat: seat.trim().to_owned(), ..Loaded::own(order)? })
    }

    /// Read `ORDER ; DICE`.
    fn own(text: &str) -> Result<Loaded, String> {
        let (order, dice) = text.split_once(';').unwrap_or((text, ""));
        Ok(Loaded { seat: String::new(), order: order.trim().to_owned(), dice: script::faces(dice)? })
    }
}

impl Lesson {
    /// Read a lesson; orders must be readable, and step ids unique.
    pub fn read(text: &str, source: &str, verbs: &[Verb]) -> Result<Lesson, Fault> {
        let lesson: Lesson = data::from_toml(text, source)?;
        let mut seen = std::collections::HashSet::new();
        for step in &lesson.steps {
            let wrong = |reason: String| Fault::new(source, format!("step {}: {reason}", step.id));
            if !seen.insert(step.id.as_str()) {
                return Err(wrong("another step is called that".into()));
            }
            step.check(verbs).map_err(wrong)?;
        }
        match lesson.steps.is_empty() {
            true => Err(Fault::new(source, "it has no steps")),
            false => Ok(lesson),
        }
    }

    /// The lessons of a game's own files, each with its name.
    pub fn own(files: &[(&str, &str)], verbs: &[Verb]) -> Vec<Lesson> {
        files.iter().map(|(source, text)| own(Lesson::read(text, source, verbs))).collect()
    }

    /// The lesson that a setup means, if it does.
    pub fn meant<'a>(lessons: &'a [Lesson], setup: &Setup) -> Option<&'a Lesson> {
        lessons.iter().find(|lesson| lesson.id == setup.scenario)
    }

    /// Put a game into its situation, line by line.
    pub fn arrange(&self, by: impl FnMut(&str) -> Result<(), String>) -> Result<(), Fault> {
        let mut lines = self.given.iter().flat_map(|line| line.split(';')).map(str::trim);
        lines.try_for_each(by).map_err(|reason| Fault::new(self.id.as_str(), reason))
    }

    /// What the title page says of it.
    pub fn info(&self) -> LessonInfo {
        LessonInfo { id: self.id.clone(), scenario: self.scenario.clone() }
    }

    /// The step with this number; the last, where there are fewer.
    pub fn step(&self, number: usize) -> &Step {
        &self.steps[number.min(self.steps.len() - 1)]
    }
}

impl Step {
    fn check(&self, verbs: &[Verb]) -> Result<(), String> {
        let readable = |order: &str| notation::parse(verbs, order).map_err(|fault| fault.to_string());
        match &self.expect {
            Some(Task::Order(order)) => drop(readable(&Loaded::own(order)?.order)?),
            Some(Task::Refusal(order) | Task::Plan(order)) => drop(readable(order)?),
            Some(Task::Question(_)) | None => {}
        }
        for order in &self.also {
            readable(order)?;
        }
        for play in &self.plays {
            readable(&Loaded::read(play)?.order)?;
        }
        Ok(())
    }

    /// The order that does it, with its dice, where one is to be given.
    pub fn order(&self) -> Option<Loaded> {
        match self.expect.as_ref()? {
            Task::Order(order) => Loaded::own(order).ok(),
            _ => None,
        }
    }

    /// The script's order after so many orders of this step, if one follows.
    pub fn play(&self, given: usize) -> Option<Loaded> {
        let own = usize::from(self.order().is_some());
        let text = self.plays.get(given.checked_sub(own)?)?;
        Loaded::read(text).ok()
    }

    /// How many orders are given in it.
    pub fn orders(&self) -> usize {
        usize::from(self.order().is_some()) + self.plays.len()
    }

    /// Whether a deed is what the step waits for.
    pub fn is_done_by(&self, verbs: &[Verb], deed: Deed<'_>) -> bool {
        let (wanted, draft) = match (self.expect.as_ref(), deed) {
            (Some(Task::Order(wanted)), Deed::Order(draft)) => (wanted, draft),
            (Some(Task::Refusal(wanted)), Deed::Refusal(draft)) => (wanted, draft),
            (Some(Task::Plan(wanted)), Deed::Plan(draft) | Deed::Refusal(draft)) => (wanted, draft),
            (Some(Task::Question(wanted)), Deed::Question(question)) => return asks(wanted, question),
            _ => return false,
        };
        let wanted = wanted.split_once(';').map_or(wanted.as_str(), |(order, _)| order);
        let patterns = self.also.iter().map(String::as_str).chain([wanted]);
        let mut patterns = patterns.filter_map(|order| notation::parse(verbs, order.trim()).ok());
        patterns.any(|pattern| agrees(&pattern, draft))
    }
}

/// Whether an order does what a pattern says: what that leaves out does not matter, nor by which way a place is reached.
fn agrees(pattern: &Draft, order: &Draft) -> bool {
    let same = |(field, wanted): &(String, Value)| match (wanted, order.get(field)) {
        (Value::Path(wanted), Some(Value::Path(way))) => wanted.last() == way.last(),
        (Value::Several(wanted), Some(Value::Several(names))) => {
            wanted.len() == names.len() && wanted.iter().all(|name| names.contains(name))
        }
        (Value::Assignment(wanted), Some(Value::Assignment(pairs)))
        | (Value::Placement(wanted), Some(Value::Placement(pairs))) => {
            wanted.len() == pairs.len() && wanted.iter().all(|pair| pairs.contains(pair))
        }
        (wanted, found) => found == Some(wanted),
    };
    pattern.verb == order.verb && pattern.fields.iter().all(same)
}

/// Whether a question is the one that is meant.
fn asks(wanted: &str, question: &Question) -> bool {
    let (kind, about) = wanted.split_once(' ').unwrap_or((wanted, ""));
    match question {
        Question::Reach { who } => {
            let names: Vec<&str> = about.split('+').collect();
            kind == "reach" && names.len() == who.len() && who.iter().all(|name| names.contains(&name.as_str()))
        }
        Question::Trace { who } => kind == "trace" && about == who,
        Question::Overlay { id } => kind == "overlay" && about == id,
        Question::Threat => kind == "threat",
        Question::Why { .. } | Question::Odds { .. } => false,
    }
}

/// How far a learner is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Progress {
    /// For each step that was begun, how many orders had been given by then; the last is the one that is open.
    began: Vec<usize>,
    /// The last step that was ever open.
    furthest: usize,
}

impl Default for Progress {
    fn default() -> Progress {
        Progress { began: vec![0], furthest: 0 }
    }
}

impl Progress {
    /// The number of the open step.
    pub fn step(&self) -> usize {
        self.began.len().saturating_sub(1)
    }

    /// How many orders had been given when a step was begun.
    pub fn began(&self, step: usize) -> Option<usize> {
        self.began.get(step).copied()
    }

    /// Whether the open step was passed before.
    pub fn is_again(&self) -> bool {
        self.step() < self.furthest
    }

    /// Open the next step, after so many orders.
    pub fn go_on(&mut self, lesson: &Lesson, orders: usize) {
        if self.began.len() < lesson.steps.len() {
            self.began.push(orders);
            self.furthest = self.furthest.max(self.step());
        }
    }

    /// Open a step again.
    pub fn go_back(&mut self, step: usize) {
        self.began.truncate(step + 1);
    }

    /// The same progress where it fits a game with so many orders; else as far as those lead.
    #[must_use]
    pub fn fitted(self, lesson: &Lesson, orders: usize) -> Progress {
        let steps = 1..=lesson.steps.len();
        let open = self.began.last().copied().unwrap_or(0);
        let fits = steps.contains(&self.began.len()) && self.began.is_sorted() && self.began[0] == 0;
        if fits && open <= orders && orders - open <= lesson.step(self.step()).orders() {
            return Progress { furthest: self.furthest.clamp(self.step(), lesson.steps.len() - 1), ..self };
        }
        let mut progress = Progress::default();
        let mut done = 0;
        while done < orders && progress.began.len() < lesson.steps.len() {
            let whole = done + lesson.step(progress.step()).orders();
            if whole > orders {
                break;
            }
            done = whole;
            progress.go_on(lesson, done);
        }
        progress
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draft::{Kind, required};

    const VERBS: &[Verb] = &[
        Verb { id: "march", fields: &[required("who", Kind::Several), required("path", Kind::Path)] },
        Verb { id: "attack", fields: &[required("hex", Kind::One), required("who", Kind::Several)] },
        Verb { id: "lose", fields: &[required("steps", Kind::Assignment)] },
        Verb { id: "done", fields: &[] },
    ];

    fn lesson(steps: &str) -> Lesson {
        let head = "id = 'first'\nscenario = 'war'\nseat = 'us'\nnext = 'war'\ngiven = []\n";
        Lesson::read(&format!("{head}{steps}"), "a lesson", VERBS).expect("it is sound")
    }

    fn step(text: &str) -> Step {
        lesson(&format!("[[step]]\nid = 'one'\n{text}")).steps.remove(0)
    }

    fn draft(order: &str) -> Draft {
        notation::parse(VERBS, order).expect("it can be read")
    }

    #[test]
    fn another_way_to_the_same_place_will_do() {
        let step = step("expect = { order = 'march a+b x>y ; 6' }");
        let gives = |order: &str| step.is_done_by(VERBS, Deed::Order(&draft(order)));
        assert!(gives("march a+b x>y") && gives("march b+a z>w>y"));
        assert!(!gives("march a+b x>z") && !gives("march a x>y") && !gives("march a+b+c x>y") && !gives("done"));
    }

    #[test]
    fn in_which_order_several_are_named_does_not_matter() {
        let step = step("expect = { order = 'lose a:1,b:2' }");
        let gives = |order: &str| step.is_done_by(VERBS, Deed::Order(&draft(order)));
        assert!(gives("lose a:1,b:2") && gives("lose b:2,a:1"));
        assert!(!gives("lose a:1") && !gives("lose a:2,b:1") && !gives("lose a:1,b:2,c:1"));
    }

    #[test]
    fn what_a_pattern_leaves_out_does_not_matter() {
        let step = step("expect = { order = 'march a x' }\nalso = ['attack x']");
        assert!(step.is_done_by(VERBS, Deed::Order(&draft("attack x a+b"))));
        assert!(!step.is_done_by(VERBS, Deed::Order(&draft("attack y a+b"))));
    }

    #[test]
    fn a_refusal_is_not_an_order_and_a_plan_may_be_refused() {
        let refusal = step("expect = { refusal = 'march a x>y' }");
        assert!(refusal.is_done_by(VERBS, Deed::Refusal(&draft("march a y"))));
        assert!(!refusal.is_done_by(VERBS, Deed::Order(&draft("march a y"))));
        let plan = step("expect = { plan = 'attack x' }");
        assert!(plan.is_done_by(VERBS, Deed::Plan(&draft("attack x a"))));
        assert!(plan.is_done_by(VERBS, Deed::Refusal(&draft("attack x a"))));
        assert!(!plan.is_done_by(VERBS, Deed::Order(&draft("attack x a"))));
    }

    #[test]
    fn a_question_is_known_by_its_kind_and_what_it_is_about() {
        let asks = |wanted: &str, question: &Question| {
            step(&format!("expect = {{ question = '{wanted}' }}")).is_done_by(VERBS, Deed::Question(question))
        };
        let reach = Question::Reach { who: vec!["b".into(), "a".into()] };
        assert!(asks("reach a+b", &reach) && !asks("reach a", &reach) && !asks("trace a", &reach));
        assert!(!asks("reach a+b+c", &reach));
        assert!(asks("trace a", &Question::Trace { who: "a".into() }));
        assert!(asks("overlay zones", &Question::Overlay { id: "zones".into() }));
        assert!(asks("threat", &Question::Threat) && !asks("overlay zones", &Question::Threat));
    }

    #[test]
    fn the_script_answers_after_the_learner() {
        let step = step("expect = { order = 'done ; 6' }\nplays = ['them: done', 'them: march a x ; 1 2']");
        assert_eq!(step.order().map(|order| order.dice), Some(vec![6]));
        assert_eq!(step.play(0), None);
        assert_eq!(step.play(1).map(|play| play.order), Some("done".into()));
        let last = Loaded { seat: "them".into(), order: "march a x".into(), dice: vec![1, 2] };
        assert_eq!((step.play(2), step.play(3), step.orders()), (Some(last), None, 3));
    }

    #[test]
    fn an_unreadable_order_is_named_with_its_step() {
        let head = "id = 'first'\nscenario = 'war'\nseat = 'us'\nnext = 'war'\ngiven = []\n";
        let wrong = |steps: &str| Lesson::read(&format!("{head}{steps}"), "a lesson", VERBS).err().map(|f| f.reason);
        let fly = wrong("[[step]]\nid = 'one'\nexpect = { order = 'fly a' }");
        assert!(fly.as_ref().is_some_and(|reason| reason.starts_with("step one")), "{fly:?}");
        assert!(wrong("[[step]]\nid = 'one'\nalso = ['fly a']").is_some());
        assert!(wrong("[[step]]\nid = 'one'\nexpect = { refusal = 'fly a' }").is_some());
        assert!(wrong("[[step]]\nid = 'one'\nplays = ['done']").is_some(), "nobody gives it");
        assert!(wrong("[[step]]\nid = 'one'\nexpect = { order = 'done ; six' }").is_some());
        assert!(wrong("[[step]]\nid = 'one'\n[[step]]\nid = 'one'").is_some(), "two of one name");
    }

    #[test]
    fn progress_that_was_kept_goes_no_further_than_the_lesson() {
        let lesson = lesson("[[step]]\nid = 'read'\n[[step]]\nid = 'go'\nexpect = { order = 'done' }");
        let kept = |text: &str| serde_json::from_str::<Progress>(text).expect("it can be read").fitted(&lesson, 1);
        let at_the_end = kept(r#"{"began":[0,0],"furthest":9}"#);
        assert_eq!((at_the_end.step(), at_the_end.is_again()), (1, false));
        let behind = kept(r#"{"began":[0,1],"furthest":0}"#);
        assert_eq!((behind.step(), behind.is_again()), (1, false));
        let too_few = kept(r#"{"began":[0],"furthest":1}"#);
        assert_eq!((too_few.step(), too_few.began(1)), (1, Some(0)), "an order was given that the first does not have");
        for nonsense in
            [r#"{"began":[],"furthest":0}"#, r#"{"began":[1,0],"furthest":0}"#, r#"{"began":[0,2],"furthest":0}"#]
        {
            assert_eq!(kept(nonsense).began(0), Some(0), "{nonsense}");
        }
    }

    #[test]
    fn a_step_that_was_open_before_is_open_again() {
        let lesson = lesson("[[step]]\nid = 'a'\n[[step]]\nid = 'b'\n[[step]]\nid = 'c'");
        let mut progress = Progress::default();
        let mut again = Vec::new();
        for _ in 0..3 {
            again.push(progress.is_again());
            progress.go_on(&lesson, 0);
        }
        assert_eq!((again, progress.step()), (vec![false; 3], 2), "there is no fourth");
        progress.go_back(0);
        assert!(progress.is_again());
        progress.go_on(&lesson, 0);
        assert_eq!((progress.step(), progress.is_again()), (1, true));
        progress.go_on(&lesson, 0);
        assert!(!progress.is_again(), "so far the learner had come");
    }

    #[test]
    fn steps_begin_one_after_the_other() {
        let lesson = lesson(
            "[[step]]\nid = 'a'\nexpect = { order = 'done' }\n[[step]]\nid = 'b'\nexpect = { order = 'done' }\n\
             [[step]]\nid = 'c'\nexpect = { order = 'done' }",
        );
        let kept = |text: &str| serde_json::from_str::<Progress>(text).expect("it can be read").fitted(&lesson, 2);
        assert_eq!(kept(r#"{"began":[0,1,2],"furthest":2}"#).began(1), Some(1));
        assert_eq!(kept(r#"{"began":[0,2,1],"furthest":2}"#).began(1), Some(1), "found again from the orders");
    }

    #[test]
    fn progress_without_notes_is_found_again_from_the_orders() {
        let lesson = lesson(
            "[[step]]\nid = 'read'\n[[step]]\nid = 'go'\nexpect = { order = 'done' }\nplays = ['them: done']\n\
             [[step]]\nid = 'look'\n[[step]]\nid = 'again'\nexpect = { order = 'done' }\n[[step]]\nid = 'end'",
        );
        let after = |orders| Progress::default().fitted(&lesson, orders).step();
        assert_eq!((after(0), after(2), after(3)), (0, 2, 4));
    }

    #[test]
    fn progress_that_fits_is_kept_and_a_step_opened_again_is_known() {
        let lesson = lesson("[[step]]\nid = 'a'\n[[step]]\nid = 'b'\n[[step]]\nid = 'c'");
        let mut progress = Progress::default();
        progress.go_on(&lesson, 0);
        progress.go_on(&lesson, 0);
        progress.go_on(&lesson, 0);
        assert_eq!(progress.step(), 2, "there is nothing after the last");
        progress.go_back(1);
        assert!(progress.is_again());
        assert_eq!(progress.clone().fitted(&lesson, 0), progress);
    }
}
