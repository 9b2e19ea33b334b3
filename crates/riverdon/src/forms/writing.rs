//! Orders: leader by leader and group by group what may be written, with why not; and forces divided (5.gen, 5.nolead,
//! S2.force.1).

use engine::order_form::{
    EntryKind, FormAmount, FormEntry, FormFlaw, FormGroup, FormOption, FormPage, FormRow, OrderForm,
};
use engine::{Draft, Spelled, Unfinished, Word};

use super::set_up::space_name;
use super::{Desk, by, text};
use crate::army::Stands;
use crate::campaign::OrderKind;
use crate::forces::{Force, ForceIx, LeaderIx, Place};
use crate::ids::UnitIx;
use crate::order::{Order, Troops, Who};
use crate::orders::{ORDERS, groups};
use crate::{tactics, writing};

/// The form.
pub(super) fn form(desk: &Desk<'_>, draft: Option<&Draft>) -> OrderForm {
    let mut form = OrderForm::new("orders", text("riverdon-form-orders", []));
    if let Some(tactic) = desk.state.tactics[desk.side] {
        let term = Word::Term(tactics::term(tactic).into());
        form.about = vec![Spelled::by("5.gen.1", "riverdon-form-tactic").with("tactic", term)];
    }
    let divided = draft.and_then(|draft| division(desk, draft));
    let led = desk.state.all_leaders(desk.side).map(|(leader, _)| leader_group(desk, leader, divided.as_ref()));
    let page = FormPage { label: text("riverdon-form-leaders-page", []), groups: led.collect() };
    let free: Vec<FormGroup> = groups(desk.state, desk.side)
        .filter(|(_, force)| force.leader.is_none())
        .map(|(who, force)| free_group(desk, who, force))
        .collect();
    form.pages = vec![page];
    if !free.is_empty() {
        form.pages.push(FormPage { label: text("riverdon-form-leaderless-page", []), groups: free });
    }
    if let Some(Division { leader, stands }) = divided {
        let order = Order::Divide(leader, Troops(stands));
        form.draft = Some(desk.print(&order));
        form.flaws.extend(
            desk.why_not(&order)
                .filter(|_| !stands.is_empty())
                .map(|what| FormFlaw { what, rows: vec![divide_row(leader)] }),
        );
    }
    if let Err(breach) = writing::check_close(desk.data, desk.state, desk.side) {
        form.flaws.push(FormFlaw { what: desk.say(&breach.0), rows: Vec::new() });
    }
    form
}

/// A division that is being put together.
struct Division {
    leader: LeaderIx,
    stands: Stands,
}

/// What a half-built order divides, if it does.
fn division(desk: &Desk<'_>, draft: &Draft) -> Option<Division> {
    let whole = match draft.pairs("stands") {
        Some(_) => draft.clone(),
        None => draft.clone().with("stands", engine::Value::Assignment(Vec::new())),
    };
    match Order::complete(desk.data, &whole) {
        Ok(Order::Divide(leader, Troops(stands))) => Some(Division { leader, stands }),
        Ok(_) | Err(Unfinished::Missing(_) | Unfinished::Unknown(..) | Unfinished::Breach(_)) => None,
    }
}

fn divide_row(leader: LeaderIx) -> String {
    format!("divide leader{}", leader.0 + 1)
}

/// The choice of an order, also those that cannot be given.
fn choice(desk: &Desk<'_>, now: Option<OrderKind>, order: impl Fn(Option<OrderKind>) -> Order) -> EntryKind {
    let option = |kind: Option<OrderKind>| {
        let given = order(kind);
        FormOption {
            id: kind.map_or_else(|| "none".to_owned(), |kind| tactics::order_term(kind).to_owned()),
            label: text(kind.map_or("riverdon-form-no-order", tactics::order_term), []),
            order: desk.print(&given),
            price: None,
            why_not: desk.why_not(&given),
        }
    };
    let values: Vec<FormOption> = std::iter::once(None).chain(ORDERS.into_iter().map(Some)).map(option).collect();
    EntryKind::Choice { value: now.map_or("none", tactics::order_term).to_owned(), values }
}

/// What stands in a group, as words and numbers.
fn troops(desk: &Desk<'_>, stands: &Stands) -> Vec<Spelled> {
    let said = |(unit, count): (UnitIx, u16)| {
        let name = Word::Name(desk.data.ids.id(unit).into());
        text("riverdon-form-troops", [("stands", i64::from(count))]).with("unit", name)
    };
    stands.iter().map(said).collect()
}

fn place_name(desk: &Desk<'_>, place: Place) -> Spelled {
    place.space().map_or_else(|| text("riverdon-part-off-board", []), |space| space_name(desk, space))
}

fn leader_group(desk: &Desk<'_>, leader: LeaderIx, divided: Option<&Division>) -> FormGroup {
    let info = &desk.state.leaders[desk.side][leader];
    let with: Option<ForceIx> = info.with;
    let commands = desk.state.groups(desk.side).find(|(_, force)| force.leader == Some(leader));
    let mut rows = Vec::new();
    let now = commands.and_then(|(_, force)| force.order);
    let mut row = FormRow::new(format!("order leader{}", leader.0 + 1), text("riverdon-form-order", []));
    if let Some((_, force)) = commands {
        row.notes = troops(desk, &force.stands);
    }
    row.fields = vec![FormEntry::order(choice(desk, now, |kind| Order::Order(leader, kind)))];
    if commands.is_none() {
        row.why_not = desk.why_not(&Order::Order(leader, None));
    }
    rows.push(row);
    let group = with.map(|force| desk.state.force(desk.side, force).stands);
    if let Some(stands) = group.filter(|stands| stands.len() > 1) {
        rows.push(divide(desk, leader, &stands, divided.filter(|one| one.leader == leader)));
    }
    let mut deeds = Vec::new();
    for (id, order) in [("riverdon-form-unite", Order::Unite(leader)), ("riverdon-form-name", Order::Name(leader))] {
        let deed = desk.deed(text(id, []), &order);
        deeds.extend(deed.why_not.is_none().then_some(deed));
    }
    let mine = divided.filter(|one| one.leader == leader && !one.stands.is_empty());
    deeds.extend(mine.map(|one| {
        desk.deed(by("S2.force.1", "riverdon-form-divide-give", []), &Order::Divide(leader, Troops(one.stands)))
    }));
    let label =
        text("riverdon-form-leader-rated", [("number", i64::from(leader.0) + 1), ("rating", i64::from(info.rating))]);
    FormGroup { label, note: Some(place_name(desk, info.place)), rows, deeds }
}

/// Steppers that give stands to a leader.
fn divide(desk: &Desk<'_>, leader: LeaderIx, stands: &Stands, divided: Option<&Division>) -> FormRow {
    let item = |(unit, count): (UnitIx, u16)| FormAmount {
        id: desk.data.ids.id(unit).to_owned(),
        label: desk.unit_name(unit),
        piece: Some(desk.piece(unit, None)),
        value: divided.map_or(0, |one| i64::from(one.stands.count(unit))),
        most: i64::from(count),
    };
    let blank = desk.blank(&Order::Divide(leader, Troops::default()), "stands");
    let kind = EntryKind::Amounts { items: stands.iter().map(item).collect(), blank };
    FormRow {
        notes: vec![by("S2.force.1", "riverdon-form-divide-about", [])],
        fields: vec![FormEntry::draft(kind)],
        ..FormRow::new(divide_row(leader), text("riverdon-form-divide", []))
    }
}

fn free_group(desk: &Desk<'_>, who: Who, force: &Force) -> FormGroup {
    let place = who.place.space().map_or("off", |space| desk.data.ids.id(space));
    let mut row = FormRow::new(format!("task {place}.{}", who.number), text("riverdon-form-order", []));
    row.notes = troops(desk, &force.stands);
    row.fields = vec![FormEntry::order(choice(desk, force.order, |kind| Order::Task(who, kind)))];
    FormGroup { label: place_name(desk, who.place), note: None, rows: vec![row], deeds: Vec::new() }
}
