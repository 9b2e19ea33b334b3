//! The board that is laid freely (S1.general.4): space by space, with all that is wrong so far; saved, and read from a file.

use engine::order_form::{
    EntryKind, Fills, FormDeed, FormEntry, FormFile, FormFlaw, FormGroup, FormOption, FormPage, FormRead, FormRow,
    Gauge, GaugeKind, OrderForm,
};
use engine::orders::Word as _;
use engine::{Draft, Eyes, Spelled, Value, Word, notation};

use super::set_up::space_name;
use super::{Desk, by, flaw_of, text};
use crate::board::{Board, Lay};
use crate::brought::BOARD;
use crate::cards::{Deck, Laid};
use crate::ids::CardIx;
use crate::order::{Covering, Coverings, Laying, Order};
use crate::space::{SPACES, Space};
use crate::state::Free;
use crate::written::{read_board, write_seen};

/// The form.
pub(super) fn form(desk: &Desk<'_>, free: Free, draft: Option<&Draft>) -> OrderForm {
    let board = &desk.state.board;
    let mut form = OrderForm::new("board", text("riverdon-form-board", []));
    form.files = vec![file(desk)];
    if free.offered {
        form.about = vec![by("S1.general.4", "riverdon-form-board-offered", [])];
        return form;
    }
    form.about = vec![by("S1.general.4", "riverdon-form-board-about", [])];
    let laid = (SPACES - board.open().count()) as i64;
    form.gauges.push(Gauge {
        kind: GaugeKind::Count,
        label: by("S1.general.1", "riverdon-form-board-laid", []),
        note: None,
        value: laid,
        whole: SPACES as i64,
        least: None,
        most: None,
        holds: true,
    });
    let chosen = draft.filter(|draft| draft.verb == "put").and_then(|draft| draft.one("at"));
    let at = chosen.and_then(|id| desk.data.ids.named(id)).or_else(|| board.open().next());
    let mut rows = vec![places(desk, at)];
    rows.extend(at.map(|at| coverings(desk, at)));
    let group = FormGroup { label: text("riverdon-form-board-space", []), note: None, rows, deeds: Vec::new() };
    form.pages = vec![FormPage { label: text("riverdon-form-board", []), groups: vec![group] }];
    form.draft = chosen.and(at).map(|at| half(desk, at));
    let flaw = |breach: engine::Breach| FormFlaw { what: desk.say(&breach.0), rows: Vec::new() };
    form.flaws = board.flaws(desk.data).into_iter().map(flaw).collect();
    form.deeds = deeds(desk);
    form
}

/// The order for a space, as far as it is said.
fn half(desk: &Desk<'_>, at: Space) -> String {
    notation::print(Order::VERBS, &Draft::new("put").with("at", Value::One(at.name(desk.data))))
}

fn places(desk: &Desk<'_>, at: Option<Space>) -> FormRow {
    let option = |space: Space| FormOption {
        id: space.name(desk.data),
        label: space_name(desk, space),
        order: half(desk, space),
        price: None,
        why_not: None,
    };
    let value = at.map(|at| at.name(desk.data)).unwrap_or_default();
    let kind = EntryKind::Place { value, values: Space::all().map(option).collect() };
    FormRow { fields: vec![FormEntry::draft(kind)], ..FormRow::new("at", text("riverdon-form-board-at", [])) }
}

/// What can lie in a space, what joins best with the cards beside it first.
fn coverings(desk: &Desk<'_>, at: Space) -> FormRow {
    let board = &desk.state.board;
    let there = match board.at(at) {
        Lay::Open => Covering::Nothing,
        Lay::Dealt => Covering::Dealt,
        Lay::MajorRiver => Covering::Water,
        Lay::Card(laid) => Covering::Card(laid),
    };
    let lies = |card: CardIx| Space::all().any(|at| board.card(at).is_some_and(|laid| laid.card == card));
    let flaws = |laid: Laid| {
        let mut with: Board = *board;
        with.lay(at, Lay::Card(laid));
        with.flaws(desk.data).len()
    };
    let free =
        desk.data.ids.all::<CardIx>().filter(|card| !lies(*card) || there == Covering::Card(Laid::upright(*card)));
    let both = |card: CardIx| {
        let line = desk.data.cards[card.index()].deck != Deck::O;
        [false, true].into_iter().filter(move |turned| line || !turned).map(move |turned| Laid { card, turned })
    };
    let mut cards: Vec<(usize, Laid)> = free.flat_map(both).map(|laid| (flaws(laid), laid)).collect();
    cards.sort_by_key(|(flaws, _)| *flaws);
    let cards = cards.into_iter().map(|(_, laid)| Covering::Card(laid));
    let mut all: Vec<Covering> = [Covering::Nothing, Covering::Dealt].into_iter().chain(cards).collect();
    all.push(Covering::Water);
    if !all.contains(&there) {
        all.insert(0, there);
    }
    let option = |covering: Covering| FormOption {
        id: covering.name(desk.data),
        label: called(desk, covering),
        order: desk.print(&Order::Put(at, covering)),
        price: None,
        why_not: None,
    };
    let kind = EntryKind::Choice { value: there.name(desk.data), values: all.into_iter().map(option).collect() };
    let entry = FormEntry { fills: Fills::Order, ..FormEntry::order(kind) };
    FormRow { fields: vec![entry], ..FormRow::new("covering", text("riverdon-form-board-covering", [])) }
}

fn called(desk: &Desk<'_>, covering: Covering) -> Spelled {
    let word = |id: &str| text(id, []);
    match covering {
        Covering::Nothing => word("riverdon-word-nothing"),
        Covering::Dealt => word("riverdon-word-dealt"),
        Covering::Water => word("riverdon-word-water"),
        Covering::Card(laid) => {
            let id = if laid.turned { "riverdon-form-board-turned" } else { "riverdon-form-board-card" };
            text(id, []).with("card", Word::Name(desk.data.ids.id(laid.card).into()))
        }
    }
}

fn deeds(desk: &Desk<'_>) -> Vec<FormDeed> {
    [
        ("riverdon-form-board-rest", Laying::Rest),
        ("riverdon-form-board-procedure", Laying::Procedure),
        ("riverdon-form-board-bare", Laying::Bare),
    ]
    .map(|(label, what)| desk.deed(text(label, []), &Order::Lay(what)))
    .into()
}

/// The board as its seat knows it, as a file.
pub(super) fn file(desk: &Desk<'_>) -> FormFile {
    FormFile {
        id: BOARD.to_owned(),
        label: text("riverdon-form-board", []),
        name: "board.txt".to_owned(),
        text: write_seen(desk.data, &desk.state.board, Eyes::Seat(desk.seat)),
        kept: desk.state.free.is_none_or(|free| free.offered),
    }
}

/// The order that a file means: every space as it says.
pub(super) fn read(desk: &Desk<'_>, file: &str, text: &str) -> FormRead<Order> {
    if file != BOARD || desk.state.free.is_none_or(|free| free.offered) {
        return FormRead::Unknown;
    }
    let board = match read_board(desk.data, text, file) {
        Ok(board) => board,
        Err(faults) => return FormRead::Flawed(faults.iter().map(flaw_of).collect()),
    };
    let covering = |at: Space| match board.at(at) {
        Lay::Open => Covering::Nothing,
        Lay::Dealt => Covering::Dealt,
        Lay::MajorRiver => Covering::Water,
        Lay::Card(laid) => Covering::Card(laid),
    };
    FormRead::Order(Order::LayOut(Coverings(Space::all().map(|at| (at, covering(at))).collect())))
}
