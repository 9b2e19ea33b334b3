//! The set-up: what is still to be placed, and the spaces where it can go (S2.setup, 10.limit.3, 10.leaders.6).

use engine::order_form::{FormFlaw, FormTray, Gauge, GaugeKind, OrderForm, Piece, TrayCounter, TrayPut};
use engine::{Message, Spelled, Word};

use super::{Desk, by, text};
use crate::army::Stands;
use crate::forces::{LeaderIx, Place};
use crate::ids::UnitIx;
use crate::order::{Order, Post, Troops};
use crate::space::Space;
use crate::{appearance, args, setup};

/// Kinds of counters.
const STANDS: &str = "stands";
const LEADER: &str = "leader";

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
    form.trays.extend(Space::all().filter(|space| info.sets_up_in(*space)).map(|space| tray(desk, space)));
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
        kind: STANDS.to_owned(),
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

fn put(desk: &Desk<'_>, kind: &str, order: &Order) -> TrayPut {
    TrayPut { kind: kind.to_owned(), blank: desk.blank(order, kind) }
}

fn tray(desk: &Desk<'_>, space: Space) -> FormTray {
    let there = desk.state.stands_at(desk.side, space);
    let mut counters = leaders(desk, |place, waits| place == Place::At(space) && !waits);
    counters.extend(stands(desk, &there));
    let most = desk.state.side(desk.data, desk.side).space_points_max;
    let mut deeds = Vec::new();
    if !there.is_empty() {
        deeds.push(desk.deed(text("riverdon-form-lift", []), &Order::Lift(space)));
    }
    if desk.state.side(desk.data, desk.side).fortified.contains(&space) {
        deeds.push(desk.deed(by("S2.setup.5", "riverdon-form-fortify", []), &Order::Fortify(space)));
    }
    let note = |id| desk.say(&Message::plain(id));
    let rail = desk.state.board.has_rail(desk.data, space);
    let river = desk.state.board.has_river(desk.data, space);
    FormTray {
        id: desk.data.ids.id(space).to_owned(),
        label: space_name(desk, space),
        note: match (rail, river) {
            (true, true) => Some(note("riverdon-form-rail-river")),
            (true, false) => Some(note("riverdon-form-rail")),
            (false, true) => Some(note("riverdon-form-river")),
            (false, false) => None,
        },
        value: Some(i64::from(there.points(desk.data))),
        whole: most.map(i64::from),
        counters,
        puts: vec![
            put(desk, STANDS, &Order::Place(Troops::default(), space, None)),
            put(desk, LEADER, &Order::Post(LeaderIx(0), Post::At(space))),
        ],
        deeds,
    }
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
        puts: vec![put(desk, LEADER, &Order::Post(LeaderIx(0), Post::Off))],
        deeds: Vec::new(),
    }
}
