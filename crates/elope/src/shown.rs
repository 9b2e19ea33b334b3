//! What is shown of the game at a screen.

use engine::lesson::Lesson;
use engine::printed::Marked;
use engine::{Answer, Board, Breach, Eyes, Face, Headline, Message, Question, Seat, Shown, Tally, View, Winning};

use crate::counters::Side;
use crate::game::Elope;
use crate::order::Order;
use crate::sets::Units;
use crate::state::{State, side_of};
use crate::{answers, appearance, args, arrivals, orders, printed, tally, view, winning};

impl Shown for Elope {
    fn orders_of(&self, state: &State, seat: Seat, who: &[&str], out: &mut Vec<Order>) {
        let found: Option<Vec<_>> = who.iter().map(|id| self.data.roster.find(id)).collect();
        orders::orders_of(&self.data, state, seat, Units::of(found.unwrap_or_default()), out);
    }

    fn outline(&self, state: &State, seat: Seat, out: &mut Vec<Order>) -> bool {
        orders::outline(&self.data, state, seat, out)
    }

    fn acting(&self, state: &State, seat: Seat) -> Vec<String> {
        let going = orders::going(&self.data, state, seat);
        going.iter().map(|unit| self.data.roster.get(unit).id.clone()).collect()
    }

    fn left_undone(&self, state: &State, seat: Seat, order: &Order) -> Option<Message> {
        let waiting = match order {
            Order::Done => arrivals::waiting(&self.data, state, seat),
            _ => Units::NONE,
        };
        let clause = if side_of(seat) == Side::Allied { "13.11" } else { "13.12" };
        let message = || Message::by(clause, "elope-arrivals-left").with("unit", args::first(waiting));
        (!waiting.is_empty()).then(|| message().with("others", args::others(waiting)))
    }

    fn bars(&self, state: &State, seat: Seat, who: &[&str], place: Option<&str>) -> Vec<Breach> {
        let found: Option<Vec<_>> = who.iter().map(|id| self.data.roster.find(id)).collect();
        let goal = place.map(|id| answers::Goal::named(&self.data, id));
        match (found, goal) {
            (None, _) | (_, Some(None)) => Vec::new(),
            (Some(found), goal) => answers::bars(&self.data, state, seat, Units::of(found), goal.flatten()),
        }
    }

    fn view(&self, state: &State, _eyes: Eyes) -> View {
        view::view(self, state)
    }

    fn all_see_the_same(&self) -> bool {
        true
    }

    fn winning(&self, state: &State, _eyes: Eyes) -> Winning {
        winning::winning(self, state)
    }

    fn marked(&self, state: &State) -> Vec<Marked> {
        printed::marked(state, view::phases(self, state).iter().position(|phase| phase.now))
    }

    fn tally(&self, state: &State, side: engine::Side) -> Tally {
        let side = if usize::from(side.0) == Side::Allied.index() { Side::Allied } else { Side::Red };
        tally::tally(&self.data, state, side)
    }

    fn headline(&self, id: &str) -> Option<Headline> {
        tally::headline(id)
    }

    fn answer(&self, state: &State, seat: Seat, question: &Question) -> Result<Answer, Breach> {
        answers::answer(self, state, seat, question)
    }

    fn board(&self) -> Board {
        appearance::board(self, &self.data)
    }

    fn faces(&self) -> Vec<Face> {
        appearance::faces(&self.data)
    }

    fn lessons(&self) -> &'static [Lesson] {
        crate::lessons()
    }
}
