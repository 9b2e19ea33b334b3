//! What reports count, and which events they tell: losses and points as numbers, headlines among the messages.

/// What a side has lost and won so far. Only differences count: nothing need be zero when the game begins.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Tally {
    /// Steps lost.
    pub steps: i64,
    /// Steps that a result has cost and that nobody has taken off yet.
    pub owed: i64,
    /// Counters lost.
    pub units: i64,
    /// Victory points, where the side has any.
    pub points: Option<i64>,
}

/// What a message means in the story of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Headline {
    /// A battle begins: who attacks where.
    Battle,
    /// Its die, and at which odds.
    Odds,
    /// What comes of it.
    Result,
    /// A place changes hands.
    Taken,
    /// A counter is lost.
    Eliminated,
    /// Something else that everybody remembers: a card that was played, a war, a leader who fell.
    Event,
}
