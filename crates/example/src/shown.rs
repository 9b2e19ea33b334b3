//! What is shown of the game at a screen.

use engine::{Answer, Board, Breach, Eyes, Face, Headline, Question, Seat, Shown, Side, Tally, View, Winning};

use crate::state::State;
use crate::{EmtsaLine, answers, appearance, victory, view};

impl Shown for EmtsaLine {
    fn view(&self, state: &State, eyes: Eyes) -> View {
        view::view(self, state, eyes)
    }

    fn winning(&self, state: &State, _eyes: Eyes) -> Winning {
        victory::winning(self, state)
    }

    fn tally(&self, state: &State, side: Side) -> Tally {
        victory::tally(&self.data, state, side)
    }

    fn headline(&self, id: &str) -> Option<Headline> {
        victory::headline(id)
    }

    fn answer(&self, state: &State, seat: Seat, question: &Question) -> Result<Answer, Breach> {
        answers::answer(self, state, seat, question)
    }

    fn board(&self) -> Board {
        self.board.clone()
    }

    fn faces(&self) -> Vec<Face> {
        appearance::faces(self)
    }
}
