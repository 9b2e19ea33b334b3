//! Why something is not done: one type, from the judge of an order to the page.

use serde::Serialize;
use ts_rs::TS;

use crate::dice::DieFailure;
use crate::fault::Fault;
use crate::message::{Spelled, Word};

/// Why something is not done. Nothing has changed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case", tag = "reply")]
pub enum Refusal {
    /// The rules of the game forbid it.
    Breach {
        /// Why, with the clause.
        breach: Spelled,
    },
    /// The order is half-built: this field is missing.
    Missing {
        /// The field.
        field: &'static str,
    },
    /// The order has begun, and waits for a die which a player rolls: so many faces, by this clause.
    Die {
        /// How many faces it has.
        sides: u8,
        /// The clause.
        clause: &'static str,
        /// The dice typed in so far.
        rolls: Vec<u16>,
    },
    /// It is legal, but not what the lesson is about now.
    Astray {
        /// The text of the step.
        text: String,
    },
    /// It cannot be done, whatever the rules say.
    Refused {
        /// Why.
        refusal: Spelled,
        /// What kind of reason that is.
        #[serde(skip)]
        cause: Cause,
    },
}

/// What kind of reason a refusal has, whatever its words: servers and command lines go by it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Cause {
    /// It does not go with how things are.
    #[default]
    Unfit,
    /// A die that was typed in cannot be: another may.
    Die,
    /// It means nothing: only a program asks so.
    Nonsense,
    /// There is no such thing.
    Absent,
    /// It is not for whoever asks.
    Forbidden,
    /// More was sent than is taken.
    TooLarge,
    /// Whoever asks has asked for too much at a time.
    TooMuch,
    /// Everybody together has.
    Busy,
    /// Something failed that should not: the fault is ours, or the machine's.
    Failed,
}

impl Refusal {
    /// A refusal that the rules have nothing to do with.
    pub fn new(cause: Cause, refusal: Spelled) -> Refusal {
        Refusal::Refused { refusal, cause }
    }

    /// One that does not go with how things are, by the id of its text.
    pub fn plain(id: &str) -> Refusal {
        Refusal::new(Cause::Unfit, Spelled::plain(id))
    }

    /// The same with one more argument.
    #[must_use]
    pub fn with(mut self, name: &str, word: Word) -> Refusal {
        if let Refusal::Refused { refusal: message, .. } | Refusal::Breach { breach: message } = &mut self {
            message.args.push((name.into(), word));
        }
        self
    }

    /// The same for another kind of reason.
    #[must_use]
    pub fn because(self, cause: Cause) -> Refusal {
        match self {
            Refusal::Refused { refusal, .. } => Refusal::Refused { refusal, cause },
            other => other,
        }
    }

    /// What kind of reason it has.
    pub fn cause(&self) -> Cause {
        match self {
            Refusal::Refused { cause, .. } => *cause,
            _ => Cause::Unfit,
        }
    }

    /// What there is to say of it; none for what whoever asked has to add: a field, a die, another order.
    pub fn message(&self) -> Option<&Spelled> {
        match self {
            Refusal::Breach { breach: message } | Refusal::Refused { refusal: message, .. } => Some(message),
            Refusal::Missing { .. } | Refusal::Die { .. } | Refusal::Astray { .. } => None,
        }
    }

    /// An order that is not in notation.
    pub fn unreadable(fault: &Fault) -> Refusal {
        let Fault { reason, advice, .. } = fault;
        let reason = if advice.is_empty() { reason.clone() } else { format!("{reason}. {advice}") };
        Refusal::plain("engine-unreadable").with("reason", Word::Text(reason))
    }

    /// An order that names something which the game does not have.
    pub fn unknown(name: String) -> Refusal {
        Refusal::plain("engine-unknown").with("name", Word::Text(name))
    }

    /// An order whose die did not fall; `rolls` are the dice that were typed in.
    pub fn die(failure: DieFailure, rolls: &[u16]) -> Refusal {
        match failure {
            DieFailure::Wanted { sides, clause } => Refusal::Die { sides, clause: clause.0, rolls: rolls.to_vec() },
            DieFailure::Impossible { sides, value, clause } => {
                Refusal::new(Cause::Die, Spelled::by(clause.0, "engine-die-impossible"))
                    .with("sides", Word::Int(sides.into()))
                    .with("value", Word::Int(value.into()))
            }
            DieFailure::Missing(throw) => Refusal::new(Cause::Unfit, Spelled::by(throw.clause.0, "engine-no-seed")),
        }
    }

    /// So many more dice were typed in than the order rolls.
    pub fn spare_dice(count: usize) -> Refusal {
        Refusal::plain("engine-spare-dice").with("count", Word::count(count))
    }

    /// An order of this seat waits for a die first.
    pub fn awaits_die(seat: &str) -> Refusal {
        Refusal::plain("engine-awaits-die").with("seat", Word::Name(seat.into()))
    }
}
