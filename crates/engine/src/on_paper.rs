//! A game between the screen and a real table: positions that are entered and written down, and what is printed.

use crate::game::Game;
use crate::printed::Printed;
use crate::situation::{Form, LaidOut, Situation};
use crate::title::Setup;

/// A game that can be carried to a real table and back. One that cannot implements nothing of it.
///
/// [`crate::situation`], the table and the page where a position is entered call the first three, the press the last.
pub trait OnPaper: Game {
    /// How a position from a real table is entered; none if this game cannot be.
    fn form(&self, _setup: &Setup) -> Option<Form> {
        None
    }
    /// A state as people would write it down; none while somebody is in the middle of something.
    fn write_down(&self, _state: &Self::State) -> Option<Situation> {
        None
    }
    /// A position laid out and judged. Where `setup` has one, [`Game::setup`] begins with it, or refuses it.
    fn lay_out(&self, _setup: &Setup, _situation: &Situation) -> Option<LaidOut<Self::State>> {
        None
    }
    /// What is printed beside the board for those who play on a real table.
    fn printed(&self, _setup: &Setup) -> Printed {
        Printed::default()
    }
}
