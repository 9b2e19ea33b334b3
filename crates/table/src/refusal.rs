//! What a table refuses, and why, where no rule of the game says so: ids and arguments. The texts are in `messages/`.

use engine::journal::die_reason;
use engine::{DieTrouble, Spelled, Word};

use crate::protocol::Reply;

/// The table's own messages, by language: Fluent files.
pub const MESSAGES: &[(&str, &str)] = &[
    ("en", include_str!("../messages/en.ftl")),
    ("fr", include_str!("../messages/fr.ftl")),
    ("ja", include_str!("../messages/ja.ftl")),
    ("ru", include_str!("../messages/ru.ftl")),
];

/// Why something cannot be done. Nothing has changed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refusal {
    /// The game has no such seat.
    NoSuchSeat(String),
    /// Somebody else holds this seat.
    NotYourSeat(String),
    /// Nothing is taught here.
    NoLesson,
    /// The record holds every secret.
    RecordIsTheKeepers,
    /// So many groups of counters can be picked up with one ask.
    TooManyGroups(usize),
    /// The order is not in notation: what is wrong with it, in English.
    Unreadable(String),
    /// An order names something that the game does not have.
    Unknown(String),
    /// A die that was typed in does not fit.
    Die(DieTrouble),
    /// So many more dice were typed in than the order rolls.
    SpareDice(usize),
    /// An order of this seat waits for a die first.
    AwaitsDie(String),
    /// A seat has as many standing replies as it can.
    TooManyStanding,
    /// An order that stands as a reply may have so many characters.
    StandingTooLong(usize),
    /// An empty saying.
    NothingSaid,
    /// A saying may have so many characters.
    SaidTooLong(usize),
    /// A mark may have so many signs.
    Mark(usize),
    /// There are fewer orders than that: its number from 1, and how many there are.
    NoSuchOrder(usize, usize),
    /// No line of play that was left has this number.
    NoSuchBranch(u32),
    /// What came before this order, counted from 1, cannot be replayed.
    NotReplayable(usize),
    /// A position that hides something from whoever asks cannot be written down.
    PositionHidden,
    /// There was no moment when the position could be written down.
    PositionNever,
    /// This seat asks for a takeback already.
    TakebackAsked(String),
    /// This seat is not asked to agree to a takeback.
    NotAsked(String),
    /// The takeback that is asked for is not the one that was answered.
    AnotherTakeback,
    /// As many lines of play as this have been left.
    TooManyLines(usize),
}

impl Refusal {
    /// As a message.
    pub fn spelled(self) -> Spelled {
        let plain = |id: &str| Spelled::plain(id);
        let seat = |id: &str, seat: String| Spelled::plain(id).with("seat", Word::Name(seat));
        let most = |id: &str, most: usize| Spelled::plain(id).with("most", Word::count(most));
        match self {
            Refusal::NoSuchSeat(id) => plain("table-no-such-seat").with("seat", Word::Text(id)),
            Refusal::NotYourSeat(id) => seat("table-not-your-seat", id),
            Refusal::NoLesson => plain("table-no-lesson"),
            Refusal::RecordIsTheKeepers => plain("table-record-is-the-keepers"),
            Refusal::TooManyGroups(groups) => most("table-too-many-groups", groups),
            Refusal::Unreadable(reason) => plain("table-unreadable").with("reason", Word::Text(reason)),
            Refusal::Unknown(name) => plain("table-unknown").with("name", Word::Text(name)),
            Refusal::Die(DieTrouble::Impossible { sides, value, clause }) => {
                Spelled::by(clause.0, "table-die-impossible")
                    .with("sides", Word::Int(sides.into()))
                    .with("value", Word::Int(value.into()))
            }
            Refusal::Die(DieTrouble::Missing(throw)) => Spelled::by(throw.clause.0, "table-no-seed"),
            Refusal::Die(trouble) => plain("table-die").with("reason", Word::Text(die_reason(trouble))),
            Refusal::SpareDice(count) => plain("table-spare-dice").with("count", Word::count(count)),
            Refusal::AwaitsDie(id) => seat("table-awaits-die", id),
            Refusal::TooManyStanding => plain("table-too-many-standing"),
            Refusal::StandingTooLong(signs) => most("table-standing-too-long", signs),
            Refusal::NothingSaid => plain("table-nothing-said"),
            Refusal::SaidTooLong(signs) => most("table-said-too-long", signs),
            Refusal::Mark(signs) => most("table-mark", signs),
            Refusal::NoSuchOrder(order, count) => {
                plain("table-no-such-order").with("order", Word::count(order)).with("count", Word::count(count))
            }
            Refusal::NoSuchBranch(branch) => plain("table-no-such-branch").with("branch", Word::Int(branch.into())),
            Refusal::NotReplayable(order) => plain("table-not-replayable").with("order", Word::count(order)),
            Refusal::PositionHidden => plain("table-position-hidden"),
            Refusal::PositionNever => plain("table-position-never"),
            Refusal::TakebackAsked(id) => seat("table-takeback-asked", id),
            Refusal::NotAsked(id) => seat("table-not-asked", id),
            Refusal::AnotherTakeback => plain("table-another-takeback"),
            Refusal::TooManyLines(lines) => most("table-too-many-lines", lines),
        }
    }
}

impl From<Refusal> for Reply {
    fn from(refusal: Refusal) -> Reply {
        Reply::Refused { refusal: refusal.spelled() }
    }
}
