//! A game between the screen and a real table: positions that are entered and written down, and what is printed.

use crate::game::Game;
use crate::printed::{Printed, Sheet};
use crate::seat::Eyes;
use crate::situation::{Form, LaidOut, Situation};
use crate::title::Setup;

/// A position as eyes may know it that may not know all of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Veiled {
    /// Without what they may not know: of that reading makes something that could be so.
    Written(Situation),
    /// Somebody is in the middle of something.
    Busy,
    /// The game cannot be written without it.
    Never,
}

/// A game that can be carried to a real table and back. One that cannot implements nothing of it.
///
/// [`crate::situation`], the table and the page where a position is entered call all but the last two, the press
/// those.
pub trait OnPaper: Game {
    /// How a position from a real table is entered; none if this game cannot be.
    fn form(&self, _setup: &Setup) -> Option<Form> {
        None
    }
    /// A state as people would write it down; none while somebody is in the middle of something.
    fn write_down(&self, _state: &Self::State) -> Option<Situation> {
        None
    }
    /// The same for eyes from which something is hidden: states that they cannot tell apart are written the same.
    fn write_veiled(&self, _state: &Self::State, _eyes: Eyes) -> Veiled {
        Veiled::Never
    }
    /// A position laid out and judged. Where `setup` has one, [`Game::setup`] begins with it, or refuses it.
    fn lay_out(&self, _setup: &Setup, _situation: &Situation) -> Option<LaidOut<Self::State>> {
        None
    }
    /// What is printed beside the board for those who play on a real table.
    fn printed(&self, _setup: &Setup) -> Printed {
        Printed::default()
    }
    /// Sheets of a position for a real table, as these eyes may know it: what is to be fought out there. None where
    /// nothing is.
    fn sheets(&self, _state: &Self::State, _eyes: Eyes) -> Vec<Sheet> {
        Vec::new()
    }
}
