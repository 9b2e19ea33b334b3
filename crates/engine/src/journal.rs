//! A game being played: its setup, its orders and the dice as they fell. Undo, replay, takeback and recovery are all
//! "run the journal again".

mod append;
mod branch;
mod course;
mod log;
mod open;
mod read;
mod suppose;
mod undo;
mod verify;
mod wanted;
mod write;

use std::sync::{Arc, Mutex};

pub use append::{Added, LineId, Written, is_tag};
pub use branch::{Branch, LeftLine};
pub use course::{Cast, Course, Moment, Prospect};
pub(crate) use log::noticed;
pub use open::Opened;
pub use read::{Header, SavedGame};
pub use wanted::DiceWanted;
pub use write::resealed;

use crate::decision::Urgency;
use crate::dice::{Dice, DieFailure, Fallen, Seed, Throw};
use crate::digest::Digest;
use crate::event::{Event, Events};
use crate::execute::{carry_out, check_order, judge, settle};
use crate::fault::Fault;
use crate::game::{Game, Interrupt, SetupFailure, Unfinished};
use crate::message::{Breach, Clause};
use crate::notation;
use crate::refusal::Refusal;
use crate::seat::Seat;
use crate::title::{Setup, Title};

/// One order of the journal, in notation, with what it rolled.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// Who gave it.
    pub seat: Seat,
    /// The order, in notation.
    pub order: String,
    /// The dice and draws, as they fell.
    pub dice: Vec<Fallen>,
    /// From where to where the stream was used, if anything was rolled.
    pub stream: (u64, u64),
    /// How pressing the seat's decision was. A sealed answer can be withdrawn until the seal is opened.
    pub urgency: Urgency,
    /// Something was rolled, drawn or shown: it cannot be undone without the others' consent.
    pub binding: bool,
}

/// Why a game whose players roll has not begun.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Unrolled {
    /// The set-up wants another die.
    Wanted {
        /// How many sides it has.
        sides: u8,
        /// The clause that asks for it.
        clause: Clause,
    },
    /// It cannot begin.
    Fault(Fault),
}

impl From<Fault> for Unrolled {
    fn from(fault: Fault) -> Unrolled {
        Unrolled::Fault(fault)
    }
}

/// Where the dice of a running game come from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Rolling {
    /// From the seed.
    Seeded,
    /// Players roll their own and type what fell.
    Typed,
}

/// What came of an order.
#[derive(Debug, Clone)]
pub struct Played {
    /// What happened.
    pub events: Vec<Event>,
    /// What is left of the order, in notation, when it paused.
    pub rest: Option<String>,
}

/// An order that has begun but lacks a die which a player rolls. It cannot be exchanged for another: that there is a
/// die to roll may tell something.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pending {
    /// Who gave it.
    pub seat: Seat,
    /// The order, in notation.
    pub order: String,
    /// The dice typed in so far.
    pub rolls: Vec<u16>,
}

/// How many orders lie between two states that are kept for quick replay.
const SNAPSHOT_EVERY: usize = 64;

/// A game being played.
pub struct Journal<G: Game> {
    game: Arc<G>,
    /// The title page, with the seats of this set-up.
    title: Title,
    setup: Setup,
    seed: Option<Seed>,
    rolling: Rolling,
    setup_dice: Vec<Fallen>,
    setup_stream: u64,
    entries: Vec<Entry>,
    undone: Vec<Entry>,
    /// Whether the last order, or the one that was undone, was given just now: then undoing it is a slip of the hand.
    fresh: bool,
    /// Lines of play that were left by going back.
    branches: Vec<Branch>,
    /// Another number whenever branches have changed, or more than the last order was taken out.
    recast: u64,
    pending: Option<Pending>,
    state: G::State,
    /// What is left of the last order, when it paused.
    rest: Option<G::Order>,
    /// Where the stream stands; dice that fell are never used again, even when an order is taken back.
    stream: u64,
    /// Where replay begins, if not at the set-up: before that the game was played under other rules, or is damaged.
    from: Option<usize>,
    /// States by the number of entries before them, ascending; the first is where replay can begin.
    snapshots: Vec<(usize, G::State)>,
    /// The states at which player turns began, by the number of entries before them, ascending.
    turns: Vec<(usize, G::State)>,
    /// What happened, as far as anybody asked.
    log: Mutex<log::Log<G::State>>,
}

impl<G: Game> Clone for Journal<G> {
    fn clone(&self) -> Self {
        Journal {
            game: self.game.clone(),
            title: self.title.clone(),
            setup: self.setup.clone(),
            seed: self.seed,
            rolling: self.rolling,
            setup_dice: self.setup_dice.clone(),
            setup_stream: self.setup_stream,
            entries: self.entries.clone(),
            undone: self.undone.clone(),
            fresh: self.fresh,
            branches: self.branches.clone(),
            recast: self.recast,
            pending: self.pending.clone(),
            state: self.state.clone(),
            rest: self.rest.clone(),
            stream: self.stream,
            from: self.from,
            snapshots: self.snapshots.clone(),
            turns: self.turns.clone(),
            log: Mutex::default(),
        }
    }
}

/// Set up a game and run its procedures up to the first decision.
pub fn begin<G: Game>(
    game: &G,
    setup: &Setup,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<G::State, SetupFailure> {
    let mut state = game.setup(setup, dice, events)?;
    settle(game, &mut state, dice, events).map_err(|interrupt| match interrupt {
        Interrupt::Die(failure) => SetupFailure::Die(failure),
        Interrupt::Breach(breach) => {
            SetupFailure::Fault(Fault::new(game.title().id.as_str(), format!("the set-up breaks {breach:?}")))
        }
    })?;
    Ok(state)
}

impl<G: Game> Journal<G> {
    /// Begin a game. Set-up dice come from the seed; players type theirs from the first order on.
    pub fn new(game: Arc<G>, setup: Setup, seed: Seed, rolling: Rolling) -> Result<(Journal<G>, Vec<Event>), Fault> {
        let rules = game.clone();
        let begun = Journal::begun(game, setup, seed, Dice::seeded(seed, 0), rolling);
        begun.map_err(|failure| setup_fault(rules.as_ref(), failure))
    }

    /// Begin a game whose players roll, those of the set-up too: exactly these. Draws still come from the seed.
    pub fn rolled(game: Arc<G>, setup: Setup, seed: Seed, rolls: &[u16]) -> Result<(Journal<G>, Vec<Event>), Unrolled> {
        let rules = game.clone();
        let dice = Dice::typed(rolls.iter().copied(), seed, 0);
        let begun = Journal::begun(game, setup, seed, dice, Rolling::Typed);
        let (journal, events) = begun.map_err(|failure| match failure {
            SetupFailure::Die(DieFailure::Wanted { sides, clause }) => Unrolled::Wanted { sides, clause },
            failure => Unrolled::Fault(setup_fault(rules.as_ref(), failure)),
        })?;
        match journal.setup_dice.iter().filter(|die| die.typed).count() == rolls.len() {
            true => Ok((journal, events)),
            false => Err(Unrolled::Fault(Fault::new("the set-up", "more dice were rolled than it needs"))),
        }
    }

    fn begun(
        game: Arc<G>,
        setup: Setup,
        seed: Seed,
        mut dice: Dice,
        rolling: Rolling,
    ) -> Result<(Journal<G>, Vec<Event>), SetupFailure> {
        let mut events = Vec::new();
        let state = begin(game.as_ref(), &setup, &mut dice, &mut Events::heard_by(&mut events))?;
        let mut journal = Journal::at(game, setup, state, dice.fallen().to_vec());
        (journal.seed, journal.rolling) = (Some(seed), rolling);
        (journal.stream, journal.setup_stream) = (dice.position(), dice.position());
        Ok((journal, events))
    }

    /// A journal without entries that begins at a state.
    fn at(game: Arc<G>, setup: Setup, state: G::State, setup_dice: Vec<Fallen>) -> Journal<G> {
        Journal {
            title: game.title().of_setup(&setup),
            setup,
            seed: None,
            rolling: Rolling::Seeded,
            setup_dice,
            setup_stream: 0,
            entries: Vec::new(),
            undone: Vec::new(),
            fresh: false,
            branches: Vec::new(),
            recast: 0,
            pending: None,
            rest: None,
            stream: 0,
            from: None,
            snapshots: vec![(0, state.clone())],
            turns: vec![(0, state.clone())],
            log: Mutex::default(),
            state,
            game,
        }
    }

    /// The game's rules.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The game's rules, shared.
    pub fn shared_game(&self) -> Arc<G> {
        self.game.clone()
    }

    /// The title page, with the seats that are played in this set-up.
    pub fn title(&self) -> &Title {
        &self.title
    }

    /// Scenario and options.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The state now.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// All orders so far.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The order that waits for a die which a player rolls.
    pub fn pending(&self) -> Option<&Pending> {
        self.pending.as_ref()
    }

    /// What is left of the last order, in notation, when it paused and its rest is still legal.
    pub fn rest(&self) -> Option<(Seat, String)> {
        let (last, rest) = (self.entries.last()?, self.rest.as_ref()?);
        let legal = self.game.decision(&self.state, last.seat).is_some()
            && self.game.check(&self.state, last.seat, rest).is_ok();
        legal.then(|| (last.seat, notation::print(self.game.title().verbs, &self.game.draft(rest))))
    }

    /// Whether the seed is known, so that dice can be rolled and verified.
    pub fn has_seed(&self) -> bool {
        self.seed.is_some()
    }

    /// From which entry on the journal can be replayed: 0, unless it was opened under rules that changed.
    pub fn replayable_from(&self) -> usize {
        self.from.unwrap_or(0)
    }

    /// The fingerprint of the state now.
    pub fn digest(&self) -> Digest {
        self.game.digest(&self.state)
    }

    /// Carry out an order in notation.
    pub fn order(&mut self, seat: Seat, text: &str) -> Result<Played, Refusal> {
        self.order_with(seat, text, &[])
    }

    /// Carry out an order in notation with dice that the players rolled. [`Refusal::Die`] says which die is wanted
    /// next; the order is then pending, and is given again with one die more.
    pub fn order_with(&mut self, seat: Seat, text: &str, rolls: &[u16]) -> Result<Played, Refusal> {
        let draft = notation::parse(self.game.title().verbs, text).map_err(|fault| Refusal::unreadable(&fault))?;
        let order = judge(self.game.as_ref(), &self.state, seat, &draft).map_err(|why| self.unfinished(why))?;
        self.commit(seat, &order, rolls)
    }

    /// Why a draft is no legal order, with its arguments named.
    pub(crate) fn unfinished(&self, why: Unfinished) -> Refusal {
        match why {
            Unfinished::Missing(field) => Refusal::Missing { field },
            Unfinished::Unknown(_, name) => Refusal::unknown(name),
            Unfinished::Breach(breach) => self.breached(&breach),
        }
    }

    fn breached(&self, breach: &Breach) -> Refusal {
        Refusal::Breach { breach: self.game.spell(&breach.0) }
    }

    /// Carry out an order, typed.
    pub fn give(&mut self, seat: Seat, order: &G::Order, rolls: &[u16]) -> Result<Played, Refusal> {
        check_order(self.game.as_ref(), &self.state, seat, order).map_err(|breach| self.breached(&breach))?;
        self.commit(seat, order, rolls)
    }

    /// Carry out a legal order and write it down.
    fn commit(&mut self, seat: Seat, order: &G::Order, rolls: &[u16]) -> Result<Played, Refusal> {
        let game = self.game.clone();
        let verbs = game.title().verbs;
        let text = notation::print(verbs, &game.draft(order));
        let other =
            |pending: &&Pending| pending.seat != seat || pending.order != text || !rolls.starts_with(&pending.rolls);
        if let Some(pending) = self.pending.as_ref().filter(other) {
            return Err(Refusal::awaits_die(game.title().seat_id(pending.seat)));
        }
        let mut dice = match (self.rolling, self.seed) {
            (Rolling::Seeded, _) if !rolls.is_empty() => return Err(Refusal::spare_dice(rolls.len())),
            (Rolling::Seeded, Some(seed)) => Dice::seeded(seed, self.stream),
            (Rolling::Typed, Some(seed)) => Dice::typed(rolls.iter().copied(), seed, self.stream),
            // Without the seed nothing can be rolled or drawn: this is not the host's copy.
            (_, None) => Dice::given([]),
        };
        let urgency = game.decision(&self.state, seat).map_or(Urgency::Asked, |decision| decision.urgency);
        let mut state = self.state.clone();
        let mut list = Vec::new();
        let mut events = Events::heard_by(&mut list);
        let run = carry_out(game.as_ref(), &mut state, seat, order, &mut dice, &mut events);
        let progress = run.map_err(|interrupt| match interrupt {
            Interrupt::Breach(breach) => self.breached(&breach),
            Interrupt::Die(failure) => {
                if let DieFailure::Wanted { .. } = failure {
                    self.pending = Some(Pending { seat, order: text.clone(), rolls: rolls.to_vec() });
                }
                Refusal::die(failure, rolls)
            }
        })?;
        if dice.left_over() > 0 {
            return Err(Refusal::spare_dice(dice.left_over()));
        }
        let binding = events.revealed() || dice.count() > 0;
        let stream = if dice.count() > 0 { (self.stream, dice.position()) } else { (0, 0) };
        let entry = Entry { seat, order: text, dice: dice.fallen().to_vec(), stream, urgency, binding };
        self.stream = self.stream.max(dice.position());
        self.pending = None;
        self.replace_undone(&entry);
        self.fresh = true;
        self.note(entry, state, progress.rest);
        let rest = self.rest.as_ref().map(|rest| notation::print(verbs, &game.draft(rest)));
        Ok(Played { events: list, rest })
    }

    /// Write an entry down, with the state after it and what is left of the order.
    fn note(&mut self, entry: Entry, state: G::State, rest: Option<G::Order>) {
        let new_turn = self.game.player_turn(&state) != self.game.player_turn(&self.state);
        self.entries.push(entry);
        (self.state, self.rest) = (state, rest);
        let count = self.entries.len();
        if new_turn {
            self.turns.push((count, self.state.clone()));
        }
        let last = self.snapshots.last().map_or(0, |(index, _)| *index);
        if count >= last + SNAPSHOT_EVERY {
            self.snapshots.push((count, self.state.clone()));
        }
        self.join_same();
    }

    /// Carry an entry out again, with the dice as they fell, and write it down.
    fn note_again(&mut self, entry: Entry) -> Result<(), String> {
        let mut state = self.state.clone();
        let replayed = replay_entry(self.game.as_ref(), &mut state, &entry, &mut Events::unheard())?;
        self.note(entry, state, replayed.rest);
        Ok(())
    }

    /// The state before entry `index` (or now, for the number of entries).
    pub fn state_at(&self, index: usize) -> Result<G::State, Fault> {
        let fault = |at: usize, reason: String| Fault::new("the journal", format!("order {}: {reason}", at + 1));
        let snapshot = self.snapshots.iter().rev().find(|(count, _)| *count <= index);
        let (from, state) = snapshot
            .ok_or_else(|| fault(index, "it was played under other rules and can be read but not replayed".into()))?;
        let mut state = state.clone();
        for at in *from..index.min(self.entries.len()) {
            let run = replay_entry(self.game.as_ref(), &mut state, &self.entries[at], &mut Events::unheard());
            run.map_err(|reason| fault(at, reason))?;
        }
        Ok(state)
    }
}

/// A recorded order, carried out again.
struct Replayed<O> {
    order: O,
    rest: Option<O>,
    asked: Vec<Throw>,
}

/// Carry out a recorded order with its recorded dice. Why it cannot be is told without the order: it may be sealed.
fn replay_entry<G: Game>(
    game: &G,
    state: &mut G::State,
    entry: &Entry,
    events: &mut Events<'_>,
) -> Result<Replayed<G::Order>, String> {
    let draft = notation::parse(game.title().verbs, &entry.order).map_err(|_| "it cannot be read")?;
    let order = match judge(game, state, entry.seat, &draft) {
        Ok(order) => order,
        Err(Unfinished::Missing(field)) => return Err(format!("it lacks {field}")),
        Err(Unfinished::Unknown(field, _)) => return Err(format!("its {field} is unknown")),
        Err(Unfinished::Breach(breach)) => return Err(forbidden(&breach)),
    };
    let mut dice = Dice::given(entry.dice.iter().map(|die| die.value));
    match carry_out(game, state, entry.seat, &order, &mut dice, events) {
        Ok(_) if dice.left_over() > 0 => Err(format!("{} dice too many are recorded", dice.left_over())),
        Ok(progress) => Ok(Replayed { order, rest: progress.rest, asked: dice.asked().to_vec() }),
        Err(Interrupt::Breach(breach)) => Err(forbidden(&breach)),
        Err(Interrupt::Die(failure)) => Err(die_reason(failure)),
    }
}

fn forbidden(breach: &Breach) -> String {
    breach.clause().map_or_else(|| "it is refused".to_owned(), |clause| format!("it is refused by {clause}"))
}

/// What is wrong with a die, in words.
pub fn die_reason(failure: DieFailure) -> String {
    match failure {
        DieFailure::Wanted { sides, clause } => format!("a die with {sides} sides is to be rolled ({})", clause.0),
        DieFailure::Impossible { sides, value, clause } => {
            format!("a die with {sides} sides cannot show {value} ({})", clause.0)
        }
        DieFailure::Missing(throw) => format!("a die is missing ({})", throw.clause.0),
    }
}

fn setup_fault<G: Game>(game: &G, failure: SetupFailure) -> Fault {
    match failure {
        SetupFailure::Fault(fault) => fault,
        SetupFailure::Die(failure) => Fault::new(game.title().id.as_str(), format!("set-up: {}", die_reason(failure))),
    }
}
