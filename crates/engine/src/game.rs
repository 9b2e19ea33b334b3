//! The one idea: `(state, order, dice) -> (state, events)`. What a game must answer so that everything else - the
//! journal, the table, the commander, the conformance suite - can serve it without knowing it.

use std::fmt::Debug;

use smol_str::SmolStr;

use crate::catalogue::Catalogue;
use crate::chance::Chance;
use crate::decision::{Decision, Urgency};
use crate::dice::{Dice, DieFailure};
use crate::digest::Digest;
use crate::draft::{Draft, Verb};
use crate::event::Events;
use crate::fault::Fault;
use crate::message::{Arg, Breach, Message, Spelled, Word};
use crate::seat::{Faction, Seat, Seats, Side};
use crate::title::{Setup, Title};

/// A game: its rules in code, its data inside. Everything that changes is in the state.
///
/// The journal, computer players, simulations and the conformance suite call it. What else there is to a game are
/// [`Shown`](crate::Shown), [`OnPaper`](crate::OnPaper) and [`Named`](crate::Named).
///
/// Contract, checked by [`crate::conformance`]:
/// - Everything is a pure function of its arguments.
/// - `decision`, `orders`, `sample`, `check` and `complete` depend only on what the seat may know.
/// - `check` refuses a seat that has no decision.
/// - `step` carries out what `check` accepts. Where something that the seat could not know interferes, it does less and
///   returns no rest; it never refuses for that reason, or refusals would tell secrets. What it refuses it leaves
///   unchanged.
/// - Unless `outcome` says so, somebody is asked, and whoever is asked has an order.
pub trait Game: Send + Sync + 'static {
    /// Everything that changes. Flat and cheap to clone.
    type State: Clone + PartialEq + Debug + Send + Sync;
    /// An intention of a whole thing: a move, an attack, an answer.
    type Order: Clone + PartialEq + Debug + Send + Sync;

    /// The title page.
    fn title(&self) -> &Title;
    /// The clause catalogue.
    fn catalogue(&self) -> &Catalogue;
    /// A fingerprint of all that can change a result: rules version and data.
    fn rules(&self) -> Digest;

    /// The owner's corrections that its data were read with, if any: the text of [`crate::Corrections`].
    fn corrections(&self) -> Option<&str> {
        None
    }
    /// What tells the game from others, and from itself with other data: its id, and a fingerprint where its data are
    /// corrected.
    fn key(&self) -> String {
        let id = &self.title().id;
        self.corrections().map_or_else(|| id.clone(), |_| format!("{id}~{}", self.rules()))
    }

    /// The corrections that add a scenario of one's own, from its text, and the scenario's id; judged, with line and
    /// reason.
    fn home_made(&self, _text: &str, source: &str) -> Result<(String, String), Fault> {
        Err(Fault::new(source, "this game knows no scenarios but its own"))
    }
    /// The text of a scenario drawn at random that [`Game::home_made`] takes: between these factions, each for a side;
    /// sides that are not named are drawn, too.
    fn drawn(&self, _between: &[Faction], _chance: &mut Chance) -> Result<String, Fault> {
        Err(Fault::new(self.title().id.as_str(), "this game draws no scenarios"))
    }

    /// Whether scenario and options go together: `setup` refuses those that do not. Whoever goes through
    /// [`Title::all_setups`] skips them.
    fn fits(&self, _setup: &Setup) -> bool {
        true
    }
    /// Set up a scenario.
    fn setup(&self, setup: &Setup, dice: &mut Dice, events: &mut Events<'_>) -> Result<Self::State, SetupFailure>;

    /// What the seat has to decide, or may, now. A seat has one prompt at a time; what else it may do meanwhile is among
    /// its orders.
    fn decision(&self, state: &Self::State, seat: Seat) -> Option<Decision>;
    /// The seats that the game waits for: those who have to decide, not those who only may. Override it where asking every
    /// seat costs more than looking.
    fn awaits(&self, state: &Self::State) -> Seats {
        let waits = |seat: &Seat| self.decision(state, *seat).is_some_and(|decision| decision.urgency != Urgency::May);
        self.title().all_seats().filter(waits).fold(Seats::NONE, Seats::with)
    }
    /// Orders that are legal for the seat now: few enough to enumerate, enough to reach every end of the game.
    fn orders(&self, state: &Self::State, seat: Seat, out: &mut Vec<Self::Order>);
    /// One legal order, without listing all where that is slow.
    fn sample(&self, state: &Self::State, seat: Seat, chance: &mut Chance) -> Option<Self::Order> {
        let mut orders = Vec::new();
        self.orders(state, seat, &mut orders);
        chance.pick(&orders).cloned()
    }
    /// Legal orders for a player that weighs each: all of them, or about `most` drawn from them where listing all is
    /// slow. Every order without fields is among them.
    fn draw(&self, state: &Self::State, seat: Seat, _most: usize, _chance: &mut Chance, out: &mut Vec<Self::Order>) {
        self.orders(state, seat, out);
    }
    /// Whether an order is legal, by what the seat knows.
    fn check(&self, state: &Self::State, seat: Seat, order: &Self::Order) -> Result<(), Breach>;
    /// Carry out the first step of an order and return the rest, if there is one.
    fn step(
        &self,
        state: &mut Self::State,
        seat: Seat,
        order: &Self::Order,
        dice: &mut Dice,
        events: &mut Events<'_>,
    ) -> Result<Option<Self::Order>, Interrupt>;
    /// An order of several steps as its first step and the rest; none for an order of one step. A path and the same
    /// path in single steps give the same state.
    /// The boundary is a point where the order could also have ended.
    fn split(&self, _state: &Self::State, _order: &Self::Order) -> Option<(Self::Order, Self::Order)> {
        None
    }
    /// Whether an order has more than one step. Override it where splitting costs more than looking.
    fn has_several_steps(&self, state: &Self::State, order: &Self::Order) -> bool {
        self.split(state, order).is_some()
    }
    /// Carry the procedures on by one step without anybody's decision.
    fn advance(&self, state: &mut Self::State, dice: &mut Dice, events: &mut Events<'_>) -> Result<Advance, Interrupt>;

    /// How the game ended, once it has.
    fn outcome(&self, state: &Self::State) -> Option<Outcome>;
    /// A number that grows from player turn to player turn: where a save can be opened again under new rules.
    fn player_turn(&self, state: &Self::State) -> u32;
    /// Who commands a faction now, if anybody.
    fn controller(&self, state: &Self::State, faction: Faction) -> Option<Seat>;
    /// A state that the seat cannot tell from this one: all it may not know is dealt anew.
    fn redeal(&self, state: &Self::State, seat: Seat, chance: &mut Chance) -> Self::State;
    /// How good a position is for a side, by what that side itself may know: bigger is better. Computer players compare
    /// positions by it; only differences count, in whatever unit the game likes. It must be quick.
    fn worth(&self, _state: &Self::State, _side: Side) -> i64 {
        0
    }

    /// The order as the outside sees it.
    fn draft(&self, order: &Self::Order) -> Draft;
    /// The kind of an order. Override it where drafting costs more than looking.
    fn verb(&self, order: &Self::Order) -> Option<&'static Verb> {
        let draft = self.draft(order);
        self.title().verbs.iter().find(|verb| verb.id == draft.verb)
    }
    /// The order that a draft means, or what is missing or forbidden about it so far.
    fn complete(&self, state: &Self::State, seat: Seat, draft: &Draft) -> Result<Self::Order, Unfinished>;
    /// The id of a counter, a place, a card.
    fn name(&self, arg: Arg) -> String;

    /// The state as open data that names things by id, in one line of JSON: the same state is always the same text.
    fn position_text(&self, state: &Self::State) -> String;
    /// The same, read.
    fn position(&self, state: &Self::State) -> serde_json::Value {
        serde_json::from_str(&self.position_text(state)).unwrap_or_default()
    }
    /// The state back from such data, judged.
    fn restore(&self, position: &serde_json::Value) -> Result<Self::State, Fault>;

    /// What must always hold; checked in debug builds after every order.
    fn invariants(&self, _state: &Self::State) -> Result<(), String> {
        Ok(())
    }

    /// The fingerprint of a state.
    fn digest(&self, state: &Self::State) -> Digest {
        Digest::of(self.position_text(state).as_bytes())
    }

    /// Whether a seat sees everything.
    fn is_referee(&self, seat: Seat) -> bool {
        self.title().seats.get(usize::from(seat.0)).is_some_and(|info| info.side.is_none())
    }

    /// Name the arguments of a message.
    fn spell(&self, message: &Message) -> Spelled {
        let title = self.title();
        let named = |id: Option<&String>| Word::Name(id.map(SmolStr::new).unwrap_or_default());
        let word = |arg: &Arg| match *arg {
            Arg::Int(number) => Word::Int(i64::from(number)),
            Arg::Die(face) => Word::Die(face),
            Arg::Seat(seat) => Word::Name(title.seat_id(seat).into()),
            Arg::Side(Side(index)) => named(title.sides.get(usize::from(index)).map(|side| &side.id)),
            Arg::Faction(Faction(index)) => named(title.factions.get(usize::from(index)).map(|faction| &faction.id)),
            Arg::Term(id) => Word::Term(SmolStr::new_static(id)),
            Arg::Counter(_) | Arg::Place(_) | Arg::Card(_) => Word::Name(self.name(*arg).into()),
        };
        Spelled {
            id: SmolStr::new_static(message.id),
            clause: message.clause.map(|clause| SmolStr::new_static(clause.0)),
            args: message.args.iter().map(|(name, arg)| (SmolStr::new_static(name), word(arg))).collect(),
        }
    }
}

/// Why a set-up failed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SetupFailure {
    /// The scenario is impossible.
    Fault(Fault),
    /// A die did not fall.
    Die(DieFailure),
}

impl From<Fault> for SetupFailure {
    fn from(fault: Fault) -> Self {
        SetupFailure::Fault(fault)
    }
}

impl From<DieFailure> for SetupFailure {
    fn from(failure: DieFailure) -> Self {
        SetupFailure::Die(failure)
    }
}

/// Why an order stopped before its end.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Interrupt {
    /// It is refused.
    Breach(Breach),
    /// A die did not fall.
    Die(DieFailure),
}

impl From<Breach> for Interrupt {
    fn from(breach: Breach) -> Self {
        Interrupt::Breach(breach)
    }
}

impl From<DieFailure> for Interrupt {
    fn from(failure: DieFailure) -> Self {
        Interrupt::Die(failure)
    }
}

/// Whether the procedures wait for somebody.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Advance {
    /// Something was done; there may be more to do.
    Ran,
    /// Nothing to do before somebody decides, or the game is over.
    Waits,
}

/// Why a draft is no legal order, or not yet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Unfinished {
    /// What was given so far is fine, but this field is missing.
    Missing(&'static str),
    /// In this field stands a name that means nothing here.
    Unknown(&'static str, String),
    /// What was given is forbidden.
    Breach(Breach),
}

impl From<Breach> for Unfinished {
    fn from(breach: Breach) -> Self {
        Unfinished::Breach(breach)
    }
}

/// How a game ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outcome {
    /// The winner; none for a draw.
    pub winner: Option<Side>,
    /// How, and by which clause.
    pub how: Message,
}
