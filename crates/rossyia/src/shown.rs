//! What is shown of the game at a screen.

use engine::lesson::Lesson;
use engine::printed::Marked;
use engine::{Answer, Board, Breach, Eyes, Face, Headline, Message, Question, Seat, Shown, Side, Tally, View, Winning};

use crate::game::Rossyia;
use crate::ids::{CounterIx, Counters};
use crate::order::Order;
use crate::state::State;
use crate::{answers, appearance, printed, tally, undone, view, winning};

impl Shown for Rossyia {
    fn view(&self, state: &State, eyes: Eyes) -> View {
        view::view(self, state, eyes)
    }

    fn winning(&self, state: &State, _eyes: Eyes) -> Winning {
        winning::winning(self, state)
    }

    fn marked(&self, state: &State) -> Vec<Marked> {
        printed::marked(state)
    }

    fn tally(&self, state: &State, side: Side) -> Tally {
        let side = crate::ids::Side::ALL.get(usize::from(side.0));
        side.map_or_else(Tally::default, |side| tally::tally(&self.data, state, *side))
    }

    fn headline(&self, id: &str) -> Option<Headline> {
        tally::headline(id)
    }

    fn orders_of(&self, state: &State, seat: Seat, who: &[&str], out: &mut Vec<Order>) {
        answers::group::orders_of(self, state, seat, who, out);
    }

    fn left_undone(&self, state: &State, _seat: Seat, order: &Order) -> Option<Message> {
        undone::left_undone(&self.data, state, order)
    }

    fn bars(&self, state: &State, seat: Seat, who: &[&str], place: Option<&str>) -> Vec<Breach> {
        let named: Option<Vec<CounterIx>> = who.iter().map(|id| self.data.ids.named(id)).collect();
        let goal = place.map(|id| self.data.spot_named(id));
        match (named, goal) {
            (None, _) | (_, Some(None)) => Vec::new(),
            (Some(named), goal) => answers::bars::bars(self, state, seat, Counters::of(named), goal.flatten()),
        }
    }

    fn answer(&self, state: &State, seat: Seat, question: &Question) -> Result<Answer, Breach> {
        answers::answer(self, state, seat, question)
    }

    fn board(&self) -> Board {
        appearance::board(&self.data)
    }

    fn faces(&self) -> Vec<Face> {
        appearance::faces(&self.data)
    }

    fn lessons(&self) -> &'static [Lesson] {
        crate::lessons()
    }
}
