//! III, X.options, X.hidden, VIII.S: the political game.

mod events;
mod hands;
mod level;
mod options_red;
mod options_white;
mod playing;
mod pools;
mod victory;
