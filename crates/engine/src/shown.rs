//! What a game shows of itself and of a position to those who play it.

use crate::board::Board;
use crate::draft::{Draft, Offer, offers_from};
use crate::face::Face;
use crate::game::Game;
use crate::lesson::Lesson;
use crate::message::{Breach, Message};
use crate::order_form::{FormRead, OrderForm};
use crate::picture::Picture;
use crate::printed::Marked;
use crate::question::{Answer, Question};
use crate::seat::{Eyes, Seat, Side};
use crate::tally::{Headline, Tally};
use crate::view::View;
use crate::winning::Winning;

/// A game that is played at a screen: what is seen, asked and offered there.
///
/// The table, the command line and reports call it. `view`, `answer`, `orders_of`, `outline`, `offers` and `order_form`
/// depend only on what the seat may know: the conformance suite compares them in twins.
pub trait Shown: Game {
    /// Orders of exactly these counters, acting together, that are legal for the seat now: what a player who has picked
    /// them up can do. Override it where counters can be grouped in more ways than `orders` lists.
    fn orders_of(&self, state: &Self::State, seat: Seat, who: &[&str], out: &mut Vec<Self::Order>) {
        self.orders(state, seat, out);
        out.retain(|order| self.draft(order).is_of(who));
    }
    /// Orders that show what a seat can do: all of them; or, where listing them would take long, some, so that every
    /// order without fields is among them and every counter that has an order carries one of them out. Says whether
    /// they are all.
    fn outline(&self, state: &Self::State, seat: Seat, out: &mut Vec<Self::Order>) -> bool {
        self.orders(state, seat, out);
        true
    }
    /// Counters that carry out the orders of a seat's decision though none of these names them: those that are moving already.
    /// They can be picked up, and [`Shown::orders_of`] them are the orders of the decision.
    fn acting(&self, _state: &Self::State, _seat: Seat) -> Vec<String> {
        Vec::new()
    }
    /// What a legal order would leave undone that could be done before it: worth asking once.
    fn left_undone(&self, _state: &Self::State, _seat: Seat, _order: &Self::Order) -> Option<Message> {
        None
    }
    /// The form that a seat's decision is filled in with, where its orders cannot all be listed; with a half-built order
    /// laid into it, where one is being put together.
    fn order_form(&self, _state: &Self::State, _seat: Seat, _draft: Option<&Draft>) -> Option<OrderForm> {
        None
    }
    /// The order that a file means which was read into that form: see [`crate::order_form::FormFile`].
    fn read_into_form(&self, _state: &Self::State, _seat: Seat, _file: &str, _text: &str) -> FormRead<Self::Order> {
        FormRead::Unknown
    }
    /// A text that a set-up can carry ([`crate::Title::texts`]), by its id: what it would be of this position, as these eyes
    /// may know it. None where there is nothing of it to write.
    fn carried(&self, _state: &Self::State, _eyes: Eyes, _id: &str) -> Option<String> {
        None
    }
    /// Why these counters, together, cannot be brought to a place, or without a place: why they can do nothing together. The
    /// reason comes first that would remain if the player mended the others. None where the game has nothing to tell
    /// beyond what judging an order tells.
    fn bars(&self, _state: &Self::State, _seat: Seat, _who: &[&str], _place: Option<&str>) -> Vec<Breach> {
        Vec::new()
    }

    /// What these eyes may see.
    fn view(&self, state: &Self::State, eyes: Eyes) -> View;
    /// Whether all eyes see the same, whatever the position: then a view is made once for all of them.
    fn all_see_the_same(&self) -> bool {
        false
    }
    /// How the game is won and how it stands, by what these eyes may know.
    fn winning(&self, _state: &Self::State, _eyes: Eyes) -> Winning {
        Winning::default()
    }
    /// Where the position stands in the charts that are printed: its phase, its season. What everybody may know.
    fn marked(&self, _state: &Self::State) -> Vec<Marked> {
        Vec::new()
    }
    /// What a side has lost and won so far, by what everybody may know: reports compare it from order to order.
    fn tally(&self, _state: &Self::State, _side: Side) -> Tally {
        Tally::default()
    }
    /// What a message means in the story of a game, by its id; none for what a report can leave out.
    fn headline(&self, _id: &str) -> Option<Headline> {
        None
    }
    /// Answer a question by what the seat knows.
    fn answer(&self, state: &Self::State, seat: Seat, question: &Question) -> Result<Answer, Breach>;
    /// Where things are drawn.
    fn board(&self) -> Board {
        Board::default()
    }
    /// Other boards that a position can lie on: a battle's, say. A view says which it is.
    fn other_boards(&self) -> Vec<Board> {
        Vec::new()
    }
    /// A picture that a view lays on a place, by its id. What it shows is in nobody's secret: who may see it, a view says.
    fn picture(&self, _id: &str) -> Option<Picture> {
        None
    }
    /// What is printed on the counters, both sides.
    fn faces(&self) -> Vec<Face> {
        Vec::new()
    }

    /// What the game can teach.
    fn lessons(&self) -> &'static [Lesson] {
        &[]
    }

    /// What is offered to a seat, verb by verb.
    fn offers(&self, state: &Self::State, seat: Seat) -> Vec<Offer> {
        let mut orders = Vec::new();
        self.orders(state, seat, &mut orders);
        let drafts: Vec<Draft> = orders.iter().map(|order| self.draft(order)).collect();
        offers_from(self.title().verbs, &drafts)
    }
}
