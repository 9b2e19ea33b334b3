//! Forms: the board that is laid freely, the army that is bought, the set-up, orders and divisions, missions. What they show and offer is asked of the
//! rules that judge the orders; there is no second reckoning.

mod laying;
mod missions;
mod muster;
mod result;
mod set_up;
mod writing;

use engine::order_form::{Blank, FormDeed, FormRead, OrderForm, Piece};
use engine::{Draft, Flaw, Game, Message, Seat, Spelled, Word, notation};

use crate::data::Data;
use crate::game::RiverDon;
use crate::ids::{Side, UnitIx};
use crate::order::Order;
use crate::procedure::Frame;
use crate::seats::side_of;
use crate::state::State;
use crate::{appearance, rules};

/// What a form is made from.
pub(crate) struct Desk<'a> {
    pub(crate) game: &'a RiverDon,
    pub(crate) data: &'a Data,
    pub(crate) state: &'a State,
    pub(crate) seat: Seat,
    pub(crate) side: Side,
}

/// The form of a seat's decision.
pub(crate) fn order_form(game: &RiverDon, state: &State, seat: Seat, draft: Option<&Draft>) -> Option<OrderForm> {
    game.decision(state, seat)?;
    // A referee rules on a result, and sits on the attacker's side of the sheet.
    let rules = || state.clash.filter(|_| state.top() == Frame::Result).map(|clash| clash.attacker);
    let desk = Desk { game, data: game.data(), state, seat, side: side_of(seat).or_else(rules)? };
    match state.top() {
        Frame::Laying => state.free.map(|free| laying::form(&desk, free, draft)),
        Frame::Buying => Some(muster::form(&desk)),
        Frame::SettingUp => Some(set_up::form(&desk)),
        Frame::Orders => Some(writing::form(&desk, draft)),
        Frame::Missions => Some(missions::form(&desk, draft)),
        Frame::Result => result::form(&desk, draft),
        _ => None,
    }
}

/// The order that a file means.
pub(crate) fn read(game: &RiverDon, state: &State, seat: Seat, file: &str, text: &str) -> FormRead<Order> {
    let Some(side) = side_of(seat).filter(|_| game.decision(state, seat).is_some()) else { return FormRead::Unknown };
    let desk = Desk { game, data: game.data(), state, seat, side };
    match state.top() {
        Frame::Laying => laying::read(&desk, file, text),
        Frame::Buying => muster::read(&desk, file, text),
        _ => FormRead::Unknown,
    }
}

impl Desk<'_> {
    fn print(&self, order: &Order) -> String {
        notation::print(Order::VERBS, &order.draft(self.data))
    }

    /// An order without one of its fields.
    fn blank(&self, order: &Order, field: &str) -> Blank {
        let mut draft = order.draft(self.data);
        draft.fields.retain(|(name, _)| name != field);
        Blank { order: notation::print(Order::VERBS, &draft), field: field.to_owned() }
    }

    fn say(&self, message: &Message) -> Spelled {
        self.game.spell(message)
    }

    /// Why an order cannot be given.
    fn why_not(&self, order: &Order) -> Option<Spelled> {
        rules::check(self.data, self.state, self.seat, order).err().map(|breach| self.say(&breach.0))
    }

    fn deed(&self, label: Spelled, order: &Order) -> FormDeed {
        FormDeed { label, about: None, order: self.print(order), why_not: self.why_not(order) }
    }

    fn unit_name(&self, unit: UnitIx) -> Spelled {
        Spelled::name(self.data.ids.id(unit))
    }

    fn faction(&self) -> String {
        self.faction_of(self.side)
    }

    fn faction_of(&self, side: Side) -> String {
        self.data.ids.id(self.state.hosts[side].nation).to_owned()
    }

    /// The counter of a type, with so many stands.
    fn piece(&self, unit: UnitIx, stands: Option<u8>) -> Piece {
        self.piece_of(self.side, unit, stands)
    }

    /// The same of either side.
    fn piece_of(&self, side: Side, unit: UnitIx, stands: Option<u8>) -> Piece {
        let values = stands.map(|stands| ("stands".to_owned(), i64::from(stands))).into_iter().collect();
        let nation = self.state.hosts[side].nation;
        let full = self.data.units[unit.index()].max_stands;
        let face = appearance::counter_face(self.data, nation, unit, stands.unwrap_or(full));
        Piece { face, faction: self.faction_of(side), values }
    }
}

/// A text of the form, with numbers.
fn text<const N: usize>(id: &str, numbers: [(&str, i64); N]) -> Spelled {
    numbers.into_iter().fold(Spelled::plain(id), |said, (name, number)| said.with(name, Word::Int(number)))
}

/// The same, resting on a clause.
fn by<const N: usize>(clause: &str, id: &str, numbers: [(&str, i64); N]) -> Spelled {
    Spelled { clause: Some(clause.into()), ..text(id, numbers) }
}

/// A fault of a file as a flaw: its line, and its reason.
fn flaw_of(fault: &engine::Fault) -> Flaw {
    let said = fault.message.as_deref().cloned();
    let unsaid = || Spelled::plain("riverdon-file-unread").with("reason", Word::Text(fault.reason.clone()));
    let what = said.unwrap_or_else(unsaid);
    Flaw { line: fault.at.map(|(line, _)| line), place: None, what, counters: Vec::new() }
}
