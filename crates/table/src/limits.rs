//! How much a table keeps of what people send. Whatever one person fills is their own.

/// The most groups of counters that can be picked up with one ask.
pub(crate) const MOST_GROUPS: usize = 16;
/// The longest name of a person, in characters.
pub(crate) const LONGEST_NAME: usize = 40;

/// So many of the last lines of the log are shown, and those before them of the same order.
pub(crate) const LOG_LINES: usize = 200;

/// The longest thing that can be said at once, in characters.
pub(crate) const LONGEST_SAYING: usize = 2_000;
/// So much of what somebody who plays has said is kept; what they said first goes first.
pub(crate) const MOST_SAID: usize = 1_000;
/// So much is kept of those who watch, together: they have one link. Marks outlast it, so nothing is said twice.
pub(crate) const MOST_SAID_WATCHING: usize = MOST_MARKS;
/// The most bytes of all that is kept of one person.
pub(crate) const MOST_SAID_BYTES: usize = 128 * 1024;

/// The most standing replies of one seat.
pub(crate) const MOST_STANDING: usize = 100;
/// The longest order that stands as a reply, and the longest id of a prompt, in characters.
pub(crate) const LONGEST_STANDING: usize = 1_000;

/// The most arrows and notes on the map of one seat, …
pub(crate) const MOST_SKETCHED: usize = 200;
/// … the most places of one of them, …
pub(crate) const MOST_SKETCHED_PLACES: usize = 60;
/// … and its longest text, in characters.
pub(crate) const LONGEST_SKETCH: usize = 200;

/// The most lines of play that were left and are kept with a game. None is ever given up for another: at this number
/// nobody goes back any more, save to undo what they have only just ordered.
pub(crate) const MOST_LINES: usize = 1_000;
/// So many of them are shown, those left last.
pub(crate) const MOST_LINES_SHOWN: usize = 100;

/// The longest mark of something that is asked, in bytes.
pub(crate) const LONGEST_MARK: usize = 64;
/// So many marks of each person are remembered: what is sent again is among the last.
pub(crate) const MOST_MARKS: usize = 200;
