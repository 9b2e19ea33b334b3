//! What watchers have been shown: one scene for all who hold the same seats and look through the same eyes.

use std::collections::BTreeSet;
use std::sync::{Arc, OnceLock, Weak};

use engine::Eyes;
use engine::erased::last_orders;

use crate::limits::LOG_LINES;
use crate::protocol::{Change, Line, Scene};
use crate::{Person, Table};

/// What somebody has been shown.
pub(crate) struct Shown {
    pub(crate) scene: Arc<Scene>,
    /// How many events the log of the scene covers, whoever may know them.
    events: usize,
    pub(crate) version: u64,
    pub(crate) rewound: u64,
    /// What had changed for the first who came from there.
    since: OnceLock<(Weak<Shown>, Option<Arc<Change>>)>,
}

/// Who sees the same: their seats and their eyes.
type Sight = (BTreeSet<String>, Eyes);

/// What is being shown; what nobody looks at any more is let go.
#[derive(Default)]
pub(crate) struct Showings(Vec<(Sight, Weak<Shown>)>);

impl Showings {
    fn find(&self, person: &Person, eyes: Eyes, version: u64) -> Option<Arc<Shown>> {
        let same = |((seats, through), _): &&(Sight, _)| *through == eyes && *seats == person.seats;
        let shown = self.0.iter().find(same)?.1.upgrade();
        shown.filter(|shown| shown.version == version)
    }

    fn put(&mut self, person: &Person, eyes: Eyes, shown: &Arc<Shown>) {
        let same = |(seats, through): &Sight| *through == eyes && *seats == person.seats;
        self.0.retain(|(sight, old)| !same(sight) && old.strong_count() > 0);
        self.0.push(((person.seats.clone(), eyes), Arc::downgrade(shown)));
    }
}

impl Table {
    /// What a person sees now through some eyes.
    pub(crate) fn shown(&self, person: &Person, eyes: Eyes) -> Arc<Shown> {
        self.show(person, eyes, None)
    }

    /// The same, where they have seen what came before it.
    pub(crate) fn shown_after(&self, before: &Shown, person: &Person, eyes: Eyes) -> Arc<Shown> {
        self.show(person, eyes, Some(before).filter(|before| before.rewound == self.rewound))
    }

    fn show(&self, person: &Person, eyes: Eyes, before: Option<&Shown>) -> Arc<Shown> {
        if let Some(known) = self.showings.borrow().find(person, eyes, self.version) {
            return known;
        }
        let mut scene = self.scene_without_log(person, eyes);
        // What can no longer be replayed can no longer be told.
        (scene.log_before, scene.log) = match before {
            Some(before) => self.log_after(before, eyes),
            None => self.log_before(usize::MAX, eyes).unwrap_or_default(),
        };
        let shown = Arc::new(Shown {
            scene: Arc::new(scene),
            events: self.journal.event_count().unwrap_or(0),
            version: self.version,
            rewound: self.rewound,
            since: OnceLock::new(),
        });
        self.showings.borrow_mut().put(person, eyes, &shown);
        shown
    }
}

impl Table {
    /// The last lines of the log, where those before are known.
    fn log_after(&self, before: &Shown, eyes: Eyes) -> (usize, Vec<Arc<Line>>) {
        let mut log = before.scene.log.clone();
        log.extend(self.log_from(before.events, eyes).unwrap_or_default());
        let first = last_orders(&log, LOG_LINES, |line| line.order);
        log.drain(..first);
        (before.scene.log_before + first, log)
    }
}

impl Shown {
    /// What has changed since another showing: found out once for all who saw that one.
    pub(crate) fn change_since(&self, before: &Arc<Shown>, change: impl Fn() -> Option<Change>) -> Option<Arc<Change>> {
        let change = || change().map(Arc::new);
        let (from, known) = self.since.get_or_init(|| (Arc::downgrade(before), change()));
        if from.as_ptr() == Arc::as_ptr(before) { known.clone() } else { change() }
    }
}
