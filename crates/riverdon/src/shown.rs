//! What is shown of the game at a screen.

use engine::{Answer, Board, Breach, Eyes, Face, Question, Seat, Shown, View};

use crate::game::RiverDon;
use crate::state::State;
use crate::{appearance, view};

impl Shown for RiverDon {
    fn view(&self, state: &State, eyes: Eyes) -> View {
        view::view(self, state, eyes)
    }

    fn answer(&self, _state: &State, _seat: Seat, _question: &Question) -> Result<Answer, Breach> {
        Err(Breach::plain("riverdon-no-answer"))
    }

    fn board(&self) -> Board {
        appearance::board(self.looks)
    }

    fn faces(&self) -> Vec<Face> {
        appearance::faces(&self.data, self.looks)
    }
}
