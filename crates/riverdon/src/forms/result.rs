//! A battle fought on a real table: winner, ending, turns and what became of every counter, judged as it is entered (8.manual,
//! V.1 to V.15); the other side accepts it or sends it back.

use engine::order_form::{
    EntryKind, FormDeed, FormEntry, FormFlaw, FormGroup, FormOption, FormPage, FormRow, OrderForm,
};
use engine::{Draft, Spelled, Word};

use super::{Desk, by, text};
use crate::battle::{Ending, Presence, Role};
use crate::engage::entered::{self, Sheet};
use crate::order::Order;
use crate::results::{Entry, MANUAL, Passed, is_booty};

/// The form: of whoever enters a result, answers one or rules.
pub(super) fn form(desk: &Desk<'_>, draft: Option<&Draft>) -> Option<OrderForm> {
    // Whoever waits for the referee has nothing to fill in.
    desk.why_not(&Order::HandOver)?;
    let drafted = draft.and_then(|draft| Order::complete(desk.data, draft).ok());
    let sheet = entered::sheet(desk.data, desk.state, drafted.as_ref())?;
    let given = entered::order_of(&sheet.entry);
    let mut form = OrderForm::new("result", text("riverdon-form-result", []));
    form.about = vec![by(MANUAL, "riverdon-form-result-about", [])];
    let mut groups = vec![whole(desk, &sheet)];
    groups.extend(Role::ALL.into_iter().map(|role| losses(desk, &sheet, role)));
    form.pages = vec![FormPage { label: text("riverdon-form-result", []), groups }];
    form.draft = Some(desk.print(&given));
    let flaws = entered::flaws(desk.data, desk.state, desk.seat, &given);
    form.flaws = flaws.iter().map(|flaw| FormFlaw { what: desk.say(flaw), rows: Vec::new() }).collect();
    let accept: FormDeed = desk.deed(by(MANUAL, "riverdon-form-result-accept", []), &Order::Accept);
    // Whoever answers sends back what was entered by entering something else.
    let give = if accept.why_not.is_none() { "riverdon-form-result-instead" } else { "riverdon-form-result-give" };
    form.deeds.push(desk.deed(by(MANUAL, give, []), &given));
    let back = desk.deed(by(MANUAL, "riverdon-form-result-back", []), &Order::SendBack);
    form.deeds.extend([accept, back].into_iter().filter(|deed| deed.why_not.is_none()));
    Some(form)
}

/// A choice that changes the entry.
fn choice<T: Copy + PartialEq>(
    desk: &Desk<'_>,
    sheet: &Sheet,
    now: T,
    values: &[(T, Spelled)],
    change: impl Fn(&mut Entry, T),
) -> EntryKind {
    let option = |(number, (value, label)): (usize, &(T, Spelled))| {
        let mut entry = sheet.entry;
        change(&mut entry, *value);
        FormOption {
            id: number.to_string(),
            label: label.clone(),
            order: desk.print(&entered::order_of(&entry)),
            price: None,
            why_not: None,
        }
    };
    let at = values.iter().position(|(value, _)| *value == now);
    let value = at.map(|at| at.to_string()).unwrap_or_default();
    EntryKind::Choice { value, values: values.iter().enumerate().map(option).collect() }
}

fn row(id: impl Into<String>, label: Spelled, kind: EntryKind) -> FormRow {
    FormRow { fields: vec![FormEntry::draft(kind)], ..FormRow::new(id, label) }
}

fn yes_no() -> [(bool, Spelled); 2] {
    [(false, text("riverdon-form-no", [])), (true, text("riverdon-form-yes", []))]
}

fn number(number: u8) -> Spelled {
    text("riverdon-form-number", [("number", i64::from(number))])
}

/// A side by what it is in the battle and by its name.
fn whose(desk: &Desk<'_>, sheet: &Sheet, id: &'static str, role: Role) -> Spelled {
    let side = Word::Name(desk.faction_of(sheet.whose[role]).into());
    Spelled::plain(id).with("role", Word::Term(role.term().into())).with("side", side)
}

/// What holds for the battle as a whole.
fn whole(desk: &Desk<'_>, sheet: &Sheet) -> FormGroup {
    let entry = &sheet.entry;
    let roles = Role::ALL.map(|role| (role, whose(desk, sheet, "riverdon-form-whose", role)));
    let endings: Vec<(Ending, Spelled)> = Ending::ALL
        .into_iter()
        .filter(|ending| *ending != Ending::Unsprung)
        .map(|ending| (ending, text(ending.term(), [])))
        .collect();
    let passed = Passed::ALL.map(|passed| (passed, text(passed.term(), [])));
    let order = entered::order_of(entry);
    let turns = EntryKind::Number {
        value: i64::from(entry.turns),
        least: 0,
        most: i64::from(desk.data.results.entry.most_turns),
        blank: desk.blank(&order, "turns"),
    };
    let mut rows = vec![
        row(
            "winner",
            text("riverdon-form-winner", []),
            choice(desk, sheet, entry.winner, &roles, |entry, winner| entry.winner = winner),
        ),
        row(
            "ending",
            text("riverdon-form-ending", []),
            choice(desk, sheet, entry.ending, &endings, |entry, ending| entry.ending = ending),
        ),
        row("turns", text("riverdon-form-turns", []), turns),
        row(
            "flight",
            text("riverdon-form-flight", []),
            choice(desk, sheet, entry.passed, &passed, |entry, passed| entry.passed = passed),
        ),
    ];
    if sheet.ambush {
        let kind = choice(desk, sheet, entry.found == Some(true), &yes_no(), |entry, found| entry.found = Some(found));
        rows.push(row("found", text("riverdon-form-found", []), kind));
    }
    for bit in (0..8u8).filter(|bit| sheet.bridges >> bit & 1 == 1) {
        let kind = choice(desk, sheet, entry.down >> bit & 1 == 1, &yes_no(), |entry, down| {
            entry.down = entry.down & !(1 << bit) | u8::from(down) << bit;
        });
        rows.push(row(format!("bridge {bit}"), text("riverdon-form-bridge", [("number", i64::from(bit) + 1)]), kind));
    }
    let sure = choice(desk, sheet, entry.sure, &yes_no(), |entry, sure| entry.sure = sure);
    rows.push(row("sure", by(MANUAL, "riverdon-form-sure", []), sure));
    FormGroup { label: text("riverdon-form-battle", []), note: None, rows, deeds: Vec::new() }
}

/// What became of a side.
fn losses(desk: &Desk<'_>, sheet: &Sheet, role: Role) -> FormGroup {
    let (entry, side) = (&sheet.entry, &sheet.sides[role]);
    let letter = role.letter();
    let mut rows = Vec::new();
    for (at, counter) in side.counters.iter().enumerate() {
        let values: Vec<(u8, Spelled)> = (0..=counter.stands).map(|lost| (lost, number(lost))).collect();
        let lost = entry.sides[role].lost.get(at).copied().unwrap_or(0);
        let kind = choice(desk, sheet, lost, &values, |entry, lost| {
            if let Some(slot) = entry.sides[role].lost.get_mut(at) {
                *slot = lost;
            }
        });
        // By this the sheet of the battle calls it, too.
        let mark = format!("{letter}{}", at + 1);
        let unit = Word::Name(desk.data.ids.id(counter.unit).into());
        let label = Spelled::plain("riverdon-form-counter").with("mark", Word::Text(mark.clone())).with("unit", unit);
        let mut line = row(mark, label, kind);
        line.piece = Some(desk.piece_of(sheet.whose[role], counter.unit, Some(counter.stands)));
        if lost > 0 && is_booty(desk.data.units[counter.unit.index()].class) {
            let taken = entry.sides[role].captured.get(at).copied().unwrap_or(false);
            let kind = choice(desk, sheet, taken, &yes_no(), |entry, taken| {
                if let Some(slot) = entry.sides[role].captured.get_mut(at) {
                    *slot = taken;
                }
            });
            line.fields.push(FormEntry::draft(kind).called(text("riverdon-form-captured", [])));
        }
        rows.push(line);
    }
    for (at, leader) in side.leaders.iter().enumerate() {
        let kind = choice(desk, sheet, entry.sides[role].killed >> at & 1 == 1, &yes_no(), |entry, killed| {
            let set = &mut entry.sides[role].killed;
            *set = *set & !(1 << at) | u8::from(killed) << at;
        });
        let label = text("riverdon-form-killed", [("number", i64::from(leader.id) + 1)]);
        rows.push(row(format!("{letter} leader {at}"), label, kind));
    }
    for (at, aircraft) in side.aircraft.iter().enumerate() {
        let kind = choice(desk, sheet, entry.sides[role].shot_down >> at & 1 == 1, &yes_no(), |entry, lost| {
            let set = &mut entry.sides[role].shot_down;
            *set = *set & !(1 << at) | u8::from(lost) << at;
        });
        let name = Word::Name(desk.data.ids.id(aircraft.unit).into());
        rows.push(row(format!("{letter} air {at}"), Spelled::plain("riverdon-form-downed").with("unit", name), kind));
    }
    for (at, _) in side.groups.iter().enumerate().filter(|(_, group)| matches!(group.presence, Presence::Reserve(_))) {
        let values: Vec<(u8, Spelled)> =
            (0..=i64::from(desk.data.results.entry.most_turns) as u8).map(|turn| (turn, number(turn))).collect();
        let kind = choice(desk, sheet, entry.sides[role].arrived[at], &values, |entry, turn| {
            entry.sides[role].arrived[at] = turn;
        });
        let label = text("riverdon-form-arrived", [("number", at as i64 + 1)]);
        rows.push(row(format!("{letter} reserve {at}"), label, kind));
    }
    FormGroup { label: whose(desk, sheet, "riverdon-form-lost", role), note: None, rows, deeds: Vec::new() }
}
