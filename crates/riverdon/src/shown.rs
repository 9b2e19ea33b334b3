//! What is shown of the game at a screen.

use engine::lesson::Lesson;
use engine::order_form::FormRead;
use engine::printed::Marked;
use engine::{
    Answer, Board, Breach, Draft, Eyes, Face, Game, Headline, Message, OrderForm, Picture, Question, Seat, Shown,
    Tally, View, Winning,
};

use crate::game::RiverDon;
use crate::order::Order;
use crate::seats::side_of;
use crate::state::State;
use crate::{
    answers, appearance, brought, engage, forms, leaders, orders, pictures, printed, view, winning, writing, written,
};

impl Shown for RiverDon {
    fn view(&self, state: &State, eyes: Eyes) -> View {
        view::view(self, state, eyes)
    }

    fn orders_of(&self, state: &State, seat: Seat, who: &[&str], out: &mut Vec<Order>) {
        let acting = orders::acting(&self.data, state, seat);
        let acts = !acting.is_empty() && who.len() == 1 && acting.iter().any(|id| id == who[0]);
        orders::orders(&self.data, state, seat, out);
        out.retain(|order| {
            let draft = self.draft(order);
            if acts { !draft.fields.is_empty() } else { draft.is_of(who) }
        });
        // The list has one square of most of those who are deployed.
        if let Some(side) = side_of(seat) {
            out.retain(|order| !matches!(order, Order::Deploy(..)));
            engage::played::deploy_together(&self.data, state, side, who, out);
        }
        // The list has the first space of each ride only.
        let rider = out.iter().find_map(|order| if let Order::Ride(leader, _) = order { Some(*leader) } else { None });
        if let (Some(leader), Some(side)) = (rider, side_of(seat)) {
            out.retain(|order| !matches!(order, Order::Ride(..)));
            out.extend(leaders::rides(&self.data, state, side, leader).into_iter().map(|way| Order::Ride(leader, way)));
        }
    }

    fn acting(&self, state: &State, seat: Seat) -> Vec<String> {
        orders::acting(&self.data, state, seat)
    }

    fn bars(&self, state: &State, seat: Seat, who: &[&str], place: Option<&str>) -> Vec<Breach> {
        answers::bars::bars(&self.data, state, seat, who, place)
    }

    fn left_undone(&self, state: &State, seat: Seat, order: &Order) -> Option<Message> {
        let side = side_of(seat)?;
        let unwritten = writing::left_undone(&self.data, state, side, order);
        unwritten.or_else(|| engage::played::left_undone(state, side, order))
    }

    fn carried(&self, state: &State, eyes: Eyes, id: &str) -> Option<String> {
        (id == brought::BOARD).then(|| written::write_seen(&self.data, &state.board, eyes))
    }

    fn order_form(&self, state: &State, seat: Seat, draft: Option<&Draft>) -> Option<OrderForm> {
        forms::order_form(self, state, seat, draft)
    }

    fn read_into_form(&self, state: &State, seat: Seat, file: &str, text: &str) -> FormRead<Order> {
        forms::read(self, state, seat, file, text)
    }

    fn winning(&self, state: &State, eyes: Eyes) -> Winning {
        winning::winning(self, state, eyes)
    }

    fn marked(&self, state: &State) -> Vec<Marked> {
        printed::marked(self, state)
    }

    fn tally(&self, state: &State, side: engine::Side) -> Tally {
        winning::tally(state, side)
    }

    fn headline(&self, id: &str) -> Option<Headline> {
        winning::headline(id)
    }

    fn answer(&self, state: &State, seat: Seat, question: &Question) -> Result<Answer, Breach> {
        engage::answers::answer(self, state, seat, question)
            .unwrap_or_else(|| answers::answer(self, state, seat, question))
    }

    fn board(&self) -> Board {
        appearance::board(self.looks)
    }

    fn lessons(&self) -> &'static [Lesson] {
        crate::lessons()
    }

    fn other_boards(&self) -> Vec<Board> {
        vec![appearance::field()]
    }

    fn picture(&self, id: &str) -> Option<Picture> {
        pictures::picture(&self.data, id)
    }

    fn faces(&self) -> Vec<Face> {
        appearance::faces(&self.data, self.looks)
    }
}
