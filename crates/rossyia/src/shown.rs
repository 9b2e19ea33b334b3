//! What is shown of the game at a screen.

use engine::{Answer, Board, Breach, Eyes, Face, Question, Seat, Shown, View};

use crate::game::Rossyia;
use crate::state::State;
use crate::{appearance, view};

impl Shown for Rossyia {
    fn view(&self, state: &State, eyes: Eyes) -> View {
        view::view(self, state, eyes)
    }

    fn answer(&self, _state: &State, _seat: Seat, _question: &Question) -> Result<Answer, Breach> {
        Err(Breach::plain("rossyia-no-answer"))
    }

    fn board(&self) -> Board {
        appearance::board(&self.data)
    }

    fn faces(&self) -> Vec<Face> {
        appearance::faces(&self.data)
    }
}
