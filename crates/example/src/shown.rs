//! What is shown of the game at a screen.

use engine::{Answer, Board, Breach, Eyes, Face, Headline, Question, Seat, Shown, Side, Tally, View, Winning};

use crate::state::State;
use crate::{EmtsaLine, answers, appearance, bars, victory, view};

impl Shown for EmtsaLine {
    fn bars(&self, state: &State, seat: Seat, who: &[&str], place: Option<&str>) -> Vec<Breach> {
        let (group, goal) = (bars::group(&self.data, who), place.map(|id| self.data.station_named(id)));
        match (group, goal) {
            (None, _) | (_, Some(None)) => Vec::new(),
            (Some(group), goal) => bars::bars(&self.data, state, seat, group, goal.flatten()),
        }
    }

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
