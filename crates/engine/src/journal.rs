//! A game being played: its setup, its orders and the dice as they fell. Undo, replay, takeback and recovery are all
//! "run the journal again".

mod record;
mod undo;

use std::sync::Arc;

pub use record::{Header, Opened, SavedGame};

use crate::decision::Urgency;
use crate::dice::{Dice, DieTrouble, Fallen, Seed};
use crate::digest::Digest;
use crate::event::{Event, Events};
use crate::execute::{Verdict, carry_out, judge, settle};
use crate::fault::Fault;
use crate::game::{Game, Interrupt, SetupTrouble};
use crate::message::Breach;
use crate::notation;
use crate::seat::Seat;
use crate::title::Setup;

/// One order of the journal, in notation, with what it rolled.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// Who gave it.
    pub seat: Seat,
    /// The order, in notation.
    pub order: String,
    /// The dice and draws, as they fell.
    pub dice: Vec<Fallen>,
    /// Where the stream stood before, if anything was rolled.
    pub stream: u64,
    /// Answered under seal: it can be withdrawn until the seal is opened.
    pub sealed: bool,
    /// Something was rolled, drawn or shown: it cannot be undone without the others' consent.
    pub binding: bool,
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

/// Why an order was not carried out. Nothing has changed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refusal {
    /// It cannot be read.
    Unreadable(Fault),
    /// It is half-built: this field is missing.
    Missing(&'static str),
    /// It is forbidden.
    Breach(Breach),
    /// A die must be rolled and typed in first, or a typed die is impossible.
    Die(DieTrouble),
    /// More dice were typed in than the order rolls: so many.
    SpareDice(usize),
}

/// How many orders lie between two states that are kept for quick replay.
const SNAPSHOT_EVERY: usize = 64;

/// A game being played.
pub struct Journal<G: Game> {
    game: Arc<G>,
    setup: Setup,
    seed: Option<Seed>,
    rolling: Rolling,
    setup_dice: Vec<Fallen>,
    entries: Vec<Entry>,
    undone: Vec<Entry>,
    state: G::State,
    /// Where the stream stands; dice that fell are never used again, even when an order is taken back.
    stream: u64,
    /// States by the number of entries before them, ascending; the first is where replay can begin.
    snapshots: Vec<(usize, G::State)>,
    /// The first entry of the current player turn, and the state then.
    turn_start: (usize, G::State),
}

impl<G: Game> Clone for Journal<G> {
    fn clone(&self) -> Self {
        Journal {
            game: self.game.clone(),
            setup: self.setup.clone(),
            seed: self.seed,
            rolling: self.rolling,
            setup_dice: self.setup_dice.clone(),
            entries: self.entries.clone(),
            undone: self.undone.clone(),
            state: self.state.clone(),
            stream: self.stream,
            snapshots: self.snapshots.clone(),
            turn_start: self.turn_start.clone(),
        }
    }
}

/// Set up a game and run its procedures up to the first decision.
pub fn begin<G: Game>(
    game: &G,
    setup: &Setup,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<G::State, SetupTrouble> {
    let mut state = game.setup(setup, dice, events)?;
    settle(game, &mut state, dice, events).map_err(|interrupt| match interrupt {
        Interrupt::Die(trouble) => SetupTrouble::Die(trouble),
        Interrupt::Breach(breach) => {
            SetupTrouble::Fault(Fault::new(game.title().id.as_str(), format!("the set-up breaks {breach:?}")))
        }
    })?;
    Ok(state)
}

impl<G: Game> Journal<G> {
    /// Begin a game. Set-up dice always come from the seed; players type theirs from the first order on.
    pub fn new(game: Arc<G>, setup: Setup, seed: Seed, rolling: Rolling) -> Result<(Journal<G>, Vec<Event>), Fault> {
        let mut dice = Dice::seeded(seed, 0);
        let mut events = Vec::new();
        let state = begin(game.as_ref(), &setup, &mut dice, &mut Events::heard_by(&mut events))
            .map_err(|trouble| setup_fault(game.as_ref(), trouble))?;
        let journal = Journal {
            setup,
            seed: Some(seed),
            rolling,
            setup_dice: dice.fallen().to_vec(),
            entries: Vec::new(),
            undone: Vec::new(),
            stream: dice.position(),
            snapshots: vec![(0, state.clone())],
            turn_start: (0, state.clone()),
            state,
            game,
        };
        Ok((journal, events))
    }

    /// The game's rules.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The game's rules, shared.
    pub fn shared_game(&self) -> Arc<G> {
        self.game.clone()
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

    /// From which entry on the journal can be replayed: 0, unless it was opened under rules that changed.
    pub fn replayable_from(&self) -> usize {
        self.snapshots.first().map_or(0, |(index, _)| *index)
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
    /// next; nothing has changed then, and the same order can be given again with one die more.
    pub fn order_with(&mut self, seat: Seat, text: &str, rolls: &[u16]) -> Result<Played, Refusal> {
        let draft = notation::parse(self.game.title().verbs, text).map_err(Refusal::Unreadable)?;
        let order = match judge(self.game.as_ref(), &self.state, seat, &draft) {
            Verdict::Legal(order) => order,
            Verdict::Missing(field) => return Err(Refusal::Missing(field)),
            Verdict::Forbidden(breach) => return Err(Refusal::Breach(breach)),
        };
        self.give(seat, &order, rolls)
    }

    /// Carry out an order, typed.
    pub fn give(&mut self, seat: Seat, order: &G::Order, rolls: &[u16]) -> Result<Played, Refusal> {
        let game = self.game.clone();
        // A game opened from a seat's own record has no seed: all its dice are typed.
        let seed = self.seed.unwrap_or(Seed([0; 32]));
        let mut dice = match self.rolling {
            Rolling::Seeded => Dice::seeded(seed, self.stream),
            Rolling::Typed => Dice::typed(rolls.iter().copied(), seed, self.stream),
        };
        let decision = game.decision(&self.state, seat);
        let sealed = decision.is_some_and(|decision| decision.urgency == Urgency::Sealed);
        let mut state = self.state.clone();
        let mut list = Vec::new();
        let mut events = Events::heard_by(&mut list);
        let progress = game
            .check(&self.state, seat, order)
            .map_err(Interrupt::Breach)
            .and_then(|()| carry_out(game.as_ref(), &mut state, seat, order, &mut dice, &mut events))
            .map_err(|interrupt| match interrupt {
                Interrupt::Breach(breach) => Refusal::Breach(breach),
                Interrupt::Die(trouble) => Refusal::Die(trouble),
            })?;
        if dice.left_over() > 0 {
            return Err(Refusal::SpareDice(dice.left_over()));
        }
        let binding = events.revealed() || dice.count() > 0;
        let verbs = game.title().verbs;
        let entry = Entry {
            seat,
            order: notation::print(verbs, &game.draft(order)),
            dice: dice.fallen().to_vec(),
            stream: if dice.count() > 0 { self.stream } else { 0 },
            sealed,
            binding,
        };
        self.stream = dice.position();
        self.undone.clear();
        self.note(entry, state);
        let rest = progress.rest.map(|rest| notation::print(verbs, &game.draft(&rest)));
        Ok(Played { events: list, rest })
    }

    /// Write an entry down, with the state after it.
    fn note(&mut self, entry: Entry, state: G::State) {
        let new_turn = self.game.player_turn(&state) != self.game.player_turn(&self.state);
        self.entries.push(entry);
        self.state = state;
        let count = self.entries.len();
        if new_turn {
            self.turn_start = (count, self.state.clone());
        }
        let last = self.snapshots.last().map_or(0, |(index, _)| *index);
        if count >= last + SNAPSHOT_EVERY {
            self.snapshots.push((count, self.state.clone()));
        }
    }

    /// Carry an entry out again on a state, with the dice as they fell.
    fn rerun(&self, state: &mut G::State, entry: &Entry, events: &mut Events<'_>) -> Result<(), String> {
        replay_entry(self.game.as_ref(), state, entry, events).map(|_| ())
    }

    /// The state before entry `index` (or now, for the number of entries).
    pub fn state_at(&self, index: usize) -> Result<G::State, Fault> {
        let fault = |at: usize, reason: String| Fault::new("the journal", format!("order {}: {reason}", at + 1));
        let snapshot = self.snapshots.iter().rev().find(|(count, _)| *count <= index);
        let (from, state) = snapshot
            .ok_or_else(|| fault(index, "it was played under other rules and can be read but not replayed".into()))?;
        let mut state = state.clone();
        for at in *from..index.min(self.entries.len()) {
            let run = self.rerun(&mut state, &self.entries[at], &mut Events::unheard());
            run.map_err(|reason| fault(at, reason))?;
        }
        Ok(state)
    }

    /// All events from the first replayable order on, by the entry that caused them. Set-up events come first, with
    /// no entry.
    pub fn events(&self) -> Result<Vec<(Option<usize>, Event)>, Fault> {
        let mut all = Vec::new();
        let from = self.replayable_from();
        let mut list = Vec::new();
        let mut state = if from == 0 {
            let mut dice = Dice::given(self.setup_dice.iter().map(|die| die.value));
            begin(self.game.as_ref(), &self.setup, &mut dice, &mut Events::heard_by(&mut list))
                .map_err(|trouble| setup_fault(self.game.as_ref(), trouble))?
        } else {
            self.state_at(from)?
        };
        all.extend(list.drain(..).map(|event| (None, event)));
        for at in from..self.entries.len() {
            self.rerun(&mut state, &self.entries[at], &mut Events::heard_by(&mut list))
                .map_err(|reason| Fault::new("the journal", format!("order {}: {reason}", at + 1)))?;
            all.extend(list.drain(..).map(|event| (Some(at), event)));
        }
        Ok(all)
    }

    /// Replay everything from the start: the same state must come out, and with a seed every die must be the stream's.
    pub fn verify(&self) -> Result<Digest, Fault> {
        let fault = |reason: String| Fault::new("the journal", reason);
        let game = self.game.as_ref();
        if self.replayable_from() > 0 {
            return Err(fault("its beginning was played under other rules and cannot be replayed".into()));
        }
        let mut dice = Dice::given(self.setup_dice.iter().map(|die| die.value));
        let mut state = begin(game, &self.setup, &mut dice, &mut Events::unheard())
            .map_err(|trouble| setup_fault(game, trouble))?;
        let mut fresh = self.seed.map(|seed| Dice::seeded(seed, 0));
        if let Some(fresh) = &mut fresh {
            begin(game, &self.setup, fresh, &mut Events::unheard()).map_err(|t| setup_fault(game, t))?;
            if fresh.fallen() != self.setup_dice {
                return Err(fault("the set-up was not dealt from the seed".into()));
            }
        }
        for (at, entry) in self.entries.iter().enumerate() {
            let order = |reason: String| fault(format!("order {}: {reason}", at + 1));
            let before = state.clone();
            let parsed = replay_entry(game, &mut state, entry, &mut Events::unheard()).map_err(order)?;
            if let Some(seed) = self.seed {
                let typed: Vec<u16> = entry.dice.iter().filter(|die| die.typed).map(|die| die.value).collect();
                let mut dice = match typed.is_empty() {
                    true => Dice::seeded(seed, entry.stream),
                    false => Dice::typed(typed, seed, entry.stream),
                };
                let mut again = before;
                let run = carry_out(game, &mut again, entry.seat, &parsed, &mut dice, &mut Events::unheard());
                if run.is_err() || dice.fallen() != entry.dice {
                    return Err(order("the dice are not those of the seed".into()));
                }
            }
        }
        if state != self.state {
            return Err(fault("replay leads to another state".into()));
        }
        Ok(game.digest(&state))
    }
}

/// Carry out a recorded order with its recorded dice, and return it parsed.
fn replay_entry<G: Game>(
    game: &G,
    state: &mut G::State,
    entry: &Entry,
    events: &mut Events<'_>,
) -> Result<G::Order, String> {
    let draft = notation::parse(game.title().verbs, &entry.order).map_err(|fault| fault.to_string())?;
    let order = match judge(game, state, entry.seat, &draft) {
        Verdict::Legal(order) => order,
        Verdict::Missing(field) => return Err(format!("{:?} lacks {field}", entry.order)),
        Verdict::Forbidden(breach) => {
            let clause = breach.clause().map(|clause| format!("{clause}: ")).unwrap_or_default();
            return Err(format!("{:?} is refused ({clause}{})", entry.order, breach.0.id));
        }
    };
    let mut dice = Dice::given(entry.dice.iter().map(|die| die.value));
    match carry_out(game, state, entry.seat, &order, &mut dice, events) {
        Ok(_) if dice.left_over() > 0 => Err(format!("{} dice too many are recorded", dice.left_over())),
        Ok(_) => Ok(order),
        Err(Interrupt::Breach(breach)) => Err(format!("{:?} is refused ({})", entry.order, breach.0.id)),
        Err(Interrupt::Die(trouble)) => Err(die_reason(trouble)),
    }
}

/// What is wrong with a die, in words.
pub fn die_reason(trouble: DieTrouble) -> String {
    match trouble {
        DieTrouble::Wanted { sides, clause } => format!("a die with {sides} sides is to be rolled ({})", clause.0),
        DieTrouble::Impossible { sides, value, clause } => {
            format!("a die with {sides} sides cannot show {value} ({})", clause.0)
        }
        DieTrouble::Missing { clause } => format!("a die is missing ({})", clause.0),
    }
}

fn setup_fault<G: Game>(game: &G, trouble: SetupTrouble) -> Fault {
    match trouble {
        SetupTrouble::Fault(fault) => fault,
        SetupTrouble::Die(trouble) => Fault::new(game.title().id.as_str(), format!("set-up: {}", die_reason(trouble))),
    }
}
