//! What is shown of the game at a screen.

use engine::{Answer, Breach, Eyes, Question, Seat, Shown, View};

use crate::game::RiverDon;
use crate::state::State;
use crate::view;

impl Shown for RiverDon {
    fn view(&self, state: &State, eyes: Eyes) -> View {
        view::view(self, state, eyes)
    }

    fn answer(&self, _state: &State, _seat: Seat, _question: &Question) -> Result<Answer, Breach> {
        Err(Breach::plain("riverdon-no-answer"))
    }
}
