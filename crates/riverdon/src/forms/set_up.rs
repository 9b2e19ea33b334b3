//! The set-up: what is still to be placed, and the spaces where it can go (S2.setup, 10.limit.3, 10.leaders.6).

use engine::order_form::{FormDeed, FormFlaw, FormTray, Gauge, GaugeKind, OrderForm, Piece, TrayCounter, TrayPut};
use engine::orders::Word as _;
use engine::{Message, Spelled, Word};

use super::{Desk, by, text};
use crate::army::Stands;
use crate::cards::Bank;
use crate::forces::{Banks, Force, LeaderIx, Place};
use crate::ids::UnitIx;
use crate::order::{Order, Post, Troops};
use crate::rivers::Crosser;
use crate::space::Space;
use crate::units::Class;
use crate::{appearance, args, rivers, setup};

/// Kinds of counters: leaders, and stands by how they cross rivers and what ground they need.
const LEADER: &str = "leader";
const KINDS: [&str; 5] = ["stands", "boat", "vehicle", "tank", "train"];

const fn kind(class: Class) -> &'static str {
    match (class, Crosser::of(class)) {
        (Class::Boat, _) => "boat",
        (Class::Tank, _) => "tank",
        (_, Crosser::Foot) => "stands",
        (_, Crosser::Vehicle) => "vehicle",
        (_, Crosser::Train) => "train",
    }
}

/// The form.
pub(super) fn form(desk: &Desk<'_>) -> OrderForm {
    let host = &desk.state.hosts[desk.side];
    let info = desk.state.side(desk.data, desk.side);
    let mut form = OrderForm::new("set-up", Spelled::name(desk.faction()));
    let (first, last) = (i64::from(info.rows.0), i64::from(info.rows.1));
    form.about = vec![match first == last {
        true => by("S2.setup.1", "riverdon-form-set-up-about-row", [("row", first)]),
        false => by("S2.setup.1", "riverdon-form-set-up-about", [("first", first), ("last", last)]),
    }];
    form.trays.push(waiting(desk));
    form.trays.extend(Space::all().filter(|space| info.sets_up_in(*space)).flat_map(|space| trays(desk, space)));
    if !host.army.off_board.is_empty() {
        form.trays.push(later(desk));
    }
    let still = host.army.on_board.points(desk.data);
    let all = still + Space::all().map(|space| desk.state.stands_at(desk.side, space).points(desk.data)).sum::<u32>();
    form.gauges.push(Gauge {
        kind: GaugeKind::Left,
        label: by("S2.setup.1", "riverdon-form-to-place", []),
        note: None,
        value: i64::from(still),
        whole: i64::from(all),
        least: None,
        most: None,
        holds: still == 0,
    });
    form.files = vec![super::laying::file(desk)];
    let flaws = setup::set_up_flaws(desk.data, desk.state, desk.side);
    form.flaws.extend(flaws.iter().map(|flaw| FormFlaw { what: desk.say(&flaw.0), rows: Vec::new() }));
    form
}

fn stands(desk: &Desk<'_>, stands: &Stands) -> Vec<TrayCounter> {
    let counter = |(unit, count): (UnitIx, u8)| TrayCounter {
        of: desk.data.ids.id(unit).to_owned(),
        label: desk.unit_name(unit),
        piece: desk.piece(unit, Some(count)),
        amount: i64::from(count),
        kind: kind(desk.data.units[unit.index()].class).to_owned(),
    };
    stands.counters(desk.data).map(counter).collect()
}

fn leaders(desk: &Desk<'_>, there: impl Fn(Place, bool) -> bool) -> Vec<TrayCounter> {
    let here = desk.state.all_leaders(desk.side).filter(|(_, leader)| there(leader.place, leader.waits));
    let counter = |(index, leader): (LeaderIx, &crate::forces::Leader)| TrayCounter {
        of: format!("leader{}", index.0 + 1),
        label: leader_name(index),
        piece: Piece {
            face: appearance::leader_face(desk.data, desk.state.hosts[desk.side].nation, leader.rating),
            faction: desk.faction(),
            values: vec![("rating".to_owned(), i64::from(leader.rating))],
        },
        amount: 1,
        kind: LEADER.to_owned(),
    };
    here.map(counter).collect()
}

/// What a leader is called.
fn leader_name(leader: LeaderIx) -> Spelled {
    text("riverdon-form-leader", [("number", i64::from(leader.0) + 1)])
}

fn waiting(desk: &Desk<'_>) -> FormTray {
    let left = &desk.state.hosts[desk.side].army.on_board;
    let mut counters = leaders(desk, |_, waits| waits);
    counters.extend(stands(desk, left));
    FormTray {
        id: "waiting".to_owned(),
        label: text("riverdon-form-waiting", []),
        note: None,
        value: Some(i64::from(left.points(desk.data))),
        whole: None,
        counters,
        puts: Vec::new(),
        deeds: Vec::new(),
    }
}

fn put(desk: &Desk<'_>, kind: &str, field: &str, order: &Order) -> TrayPut {
    TrayPut { kind: kind.to_owned(), blank: desk.blank(order, field) }
}

/// A space: one tray, or one more for each bank where somebody of the army has to choose one (6.river.1).
fn trays(desk: &Desk<'_>, space: Space) -> Vec<FormTray> {
    let parted: Vec<Crosser> = Crosser::ALL.into_iter().filter(|crosser| is_parted(desk, space, *crosser)).collect();
    let whole: Vec<Crosser> = Crosser::ALL.into_iter().filter(|crosser| !parted.contains(crosser)).collect();
    let mut trays = Vec::new();
    if whole.contains(&Crosser::Foot) {
        let held = if parted.is_empty() { None } else { Some(Banks::BOTH) };
        trays.push(tray(desk, space, None, held, &whole));
    }
    if !parted.is_empty() {
        trays.extend(Bank::ALL.map(|bank| tray(desk, space, Some(bank), Some(Banks::only(bank)), &parted)));
    }
    if let Some(first) = trays.first_mut() {
        first.counters.splice(0..0, leaders(desk, |place, waits| place == Place::At(space) && !waits));
        first.puts.push(put(desk, LEADER, LEADER, &Order::Post(LeaderIx(0), Post::At(space))));
        first.deeds = deeds(desk, space);
    }
    trays
}

/// Whether those of the army who cross so have to be on one of two banks there.
fn is_parted(desk: &Desk<'_>, space: Space, crosser: Crosser) -> bool {
    let (data, state, side) = (desk.data, desk.state, desk.side);
    let of = |stands: &Stands| stands.only(|unit| Crosser::of(data.units[unit.index()].class) == crosser);
    let all = state.groups(side).fold(state.hosts[side].army.on_board, |all, (_, force)| all.with(&force.stands));
    let some = of(&all);
    !some.is_empty() && rivers::parted(data, state, side, space, &some)
}

fn deeds(desk: &Desk<'_>, space: Space) -> Vec<FormDeed> {
    let mut deeds = Vec::new();
    if desk.state.occupied(desk.side, space) {
        deeds.push(desk.deed(text("riverdon-form-lift", []), &Order::Lift(space)));
    }
    if desk.state.side(desk.data, desk.side).fortified.contains(&space) {
        deeds.push(desk.deed(by("S2.setup.5", "riverdon-form-fortify", []), &Order::Fortify(space)));
    }
    deeds
}

/// A space or one of its banks: what stands there, which is all or what holds these banks, and who can be put there.
fn tray(desk: &Desk<'_>, space: Space, bank: Option<Bank>, held: Option<Banks>, takes: &[Crosser]) -> FormTray {
    let here = |force: &&Force| held.is_none_or(|banks| force.banks == banks);
    let there = desk.state.groups_at(desk.side, Place::At(space)).map(|(_, force)| force).filter(here);
    let there = there.fold(Stands::default(), |all, force| all.with(&force.stands));
    let most = desk.state.side(desk.data, desk.side).space_points_max;
    let id = desk.data.ids.id(space);
    FormTray {
        id: bank.map_or(id.to_owned(), |bank| format!("{id} {}", bank.name(desk.data))),
        label: bank.map_or_else(|| space_name(desk, space), |bank| bank_name(desk, space, bank)),
        note: note(desk, space),
        value: Some(i64::from(there.points(desk.data))),
        whole: most.map(i64::from),
        counters: stands(desk, &there),
        puts: kinds_for(desk, space, takes)
            .map(|kind| put(desk, kind, "stands", &Order::Place(Troops::default(), space, bank)))
            .collect(),
        deeds: Vec::new(),
    }
}

/// The kinds of counters of the army that can be put into a space, among those who cross rivers in some ways.
fn kinds_for(desk: &Desk<'_>, space: Space, takes: &[Crosser]) -> impl Iterator<Item = &'static str> {
    let (data, state, side) = (desk.data, desk.state, desk.side);
    let all = state.groups(side).fold(state.hosts[side].army.on_board, |all, (_, force)| all.with(&force.stands));
    let fit = all.iter().filter(|(unit, _)| setup::check_space(data, state, side, *unit, space).is_ok());
    let classes =
        fit.map(|(unit, _)| data.units[unit.index()].class).filter(|class| takes.contains(&Crosser::of(*class)));
    let kinds: Vec<&str> = classes.map(kind).collect();
    KINDS.into_iter().filter(move |kind| kinds.contains(kind))
}

/// What runs over a card that the seat has seen.
fn note(desk: &Desk<'_>, space: Space) -> Option<Spelled> {
    let seen = desk.state.board.is_seen(desk.side, space);
    let rail = seen && desk.state.board.has_rail(desk.data, space);
    let river = seen && desk.state.board.has_river(desk.data, space);
    let note = |id| Some(desk.say(&Message::plain(id)));
    match (rail, river) {
        (true, true) => note("riverdon-form-rail-river"),
        (true, false) => note("riverdon-form-rail"),
        (false, true) => note("riverdon-form-river"),
        (false, false) => None,
    }
}

/// A bank of a card that the seat has seen, by where it lies on it.
pub(super) fn bank_name(desk: &Desk<'_>, space: Space, bank: Bank) -> Spelled {
    let Some(laid) = desk.state.board.card(space) else { return space_name(desk, space) };
    let said = desk.say(&Message::plain("riverdon-form-space-bank").with("space", args::space(space)));
    said.with("card", Word::Name(desk.data.ids.id(laid.card).into()))
        .with("bank", Word::Term(appearance::bank_lies(desk.data, desk.state, space, bank).into()))
}

/// A space as the seat knows it: its number, and its card where that was seen.
pub(super) fn space_name(desk: &Desk<'_>, space: Space) -> Spelled {
    let seen = desk.state.board.card(space).filter(|_| desk.state.board.is_seen(desk.side, space));
    let named = Message::plain(if seen.is_some() { "riverdon-form-space-card" } else { "riverdon-form-space" });
    let said = desk.say(&named.with("space", args::space(space)));
    match seen {
        Some(laid) => said.with("card", Word::Name(desk.data.ids.id(laid.card).into())),
        None => said,
    }
}

fn later(desk: &Desk<'_>) -> FormTray {
    let off = desk.state.hosts[desk.side].army.off_board;
    let mut counters = leaders(desk, |place, waits| place == Place::Off && !waits);
    // What comes later is not moved any more: only leaders are.
    counters.extend(stands(desk, &off).into_iter().map(|one| TrayCounter { kind: "later".to_owned(), ..one }));
    FormTray {
        id: "off".to_owned(),
        label: text("riverdon-part-off-board", []),
        note: Some(text("riverdon-form-later", [])),
        value: Some(i64::from(off.points(desk.data))),
        whole: None,
        counters,
        puts: vec![put(desk, LEADER, LEADER, &Order::Post(LeaderIx(0), Post::Off))],
        deeds: Vec::new(),
    }
}
