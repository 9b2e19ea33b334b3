//! Missions: which can be placed where, by whom and for how much; those that are placed can be taken back (9b.gen).

use engine::order_form::{
    EntryKind, FormDeed, FormEntry, FormFlaw, FormGroup, FormOption, FormPage, FormRow, Gauge, GaugeKind, OrderForm,
};
use engine::orders::Word as _;
use engine::{Draft, Spelled, Value, Word, notation};

use super::set_up::{bank_name, space_name};
use super::{Desk, by, text};
use crate::cards::Bank;
use crate::general::bridges;
use crate::ids::{MissionIx, UnitIx};
use crate::order::{Count, Guns, Order};
use crate::space::Space;
use crate::{assets, rules};

/// A mission as it is listed.
type Listed = (MissionIx, Space, Option<Space>, Option<UnitIx>);

/// The form.
pub(super) fn form(desk: &Desk<'_>, draft: Option<&Draft>) -> OrderForm {
    let mut form = OrderForm::new("missions", text("riverdon-form-missions", []));
    form.about = vec![by("9b.gen.2", "riverdon-form-missions-about", [])];
    let stock = i64::from(desk.state.hosts[desk.side].resources);
    let paid: i64 = assets::placed(desk.state, desk.side).map(|(_, mission)| i64::from(mission.paid)).sum();
    form.gauges.push(Gauge {
        kind: GaugeKind::Left,
        label: by("3.res.1", "riverdon-form-resources", []),
        note: None,
        value: stock,
        whole: stock + paid,
        least: None,
        most: None,
        holds: true,
    });
    let mut wanted = Wanted::of(desk, draft);
    let groups = [wanted.group(desk), placed(desk)].into_iter().flatten().collect();
    form.pages = vec![FormPage { label: text("riverdon-form-missions", []), groups }];
    if let Some(order) = wanted.order() {
        form.draft = Some(desk.print(&order));
        form.flaws.extend(desk.why_not(&order).map(|what| {
            let row = if what.clause.as_deref() == Some("9.brid.6") { "bank" } else { "at" };
            FormFlaw { what, rows: vec![row.to_owned()] }
        }));
    } else if let Some(kind) = wanted.kind {
        form.draft = Some(half(desk, kind, wanted.from, wanted.unit));
    }
    form
}

/// A half-built mission in notation.
fn half(desk: &Desk<'_>, kind: MissionIx, from: Option<Space>, unit: Option<UnitIx>) -> String {
    let mut draft = Draft::new("mission").with("kind", Value::One(desk.data.ids.id(kind).to_owned()));
    if let Some(from) = from {
        draft = draft.with("from", Value::One(desk.data.ids.id(from).to_owned()));
    }
    if let Some(unit) = unit {
        draft = draft.with("unit", Value::One(desk.data.ids.id(unit).to_owned()));
    }
    notation::print(Order::VERBS, &draft)
}

/// A mission that is being put together.
struct Wanted {
    kind: Option<MissionIx>,
    at: Option<Space>,
    from: Option<Space>,
    unit: Option<UnitIx>,
    guns: u8,
    /// The bank to stay on, where a bridge is blown (9.brid.6).
    bank: Option<Bank>,
    /// What can be placed, whatever was chosen so far.
    legal: Vec<Listed>,
    /// What could, but for what is told of it.
    barred: Vec<(MissionIx, Spelled)>,
}

impl Wanted {
    fn of(desk: &Desk<'_>, draft: Option<&Draft>) -> Wanted {
        let draft = draft.filter(|draft| draft.verb == "mission");
        let named = |field: &str| draft.and_then(|draft| draft.one(field));
        let mut candidates = Vec::new();
        assets::candidates(desk.data, desk.state, desk.side, &mut candidates);
        let (mut legal, mut barred) = (Vec::new(), Vec::new());
        for order in &candidates {
            let Order::Mission(kind, at, from, unit, ..) = *order else { continue };
            match rules::check(desk.data, desk.state, desk.seat, order) {
                Ok(()) => legal.push((kind, at, from, unit)),
                Err(breach) => barred.push((kind, desk.say(&breach.0))),
            }
        }
        let guns = draft.and_then(|draft| draft.amount("guns")).and_then(|guns| u8::try_from(guns).ok()).unwrap_or(0);
        Wanted {
            kind: named("kind").and_then(|id| desk.data.ids.named(id)),
            at: named("at").and_then(|id| desk.data.ids.named(id)),
            from: named("from").and_then(|id| desk.data.ids.named(id)),
            unit: named("unit").and_then(|id| desk.data.ids.named(id)),
            guns,
            bank: named("bank").and_then(|id| Bank::find(desk.data, id)),
            legal,
            barred,
        }
    }

    /// The missions that fit what was chosen, field by field; a field that cannot be otherwise is chosen.
    fn fitting(&self, fields: [bool; 3]) -> impl Iterator<Item = &Listed> {
        let [with_at, with_from, with_unit] = fields;
        self.legal.iter().filter(move |(kind, at, from, unit)| {
            Some(*kind) == self.kind
                && (!with_at || self.at.is_none_or(|wanted| wanted == *at))
                && (!with_from || self.from.is_none() || self.from == *from)
                && (!with_unit || self.unit.is_none() || self.unit == *unit)
        })
    }

    /// The order, once it has a place.
    fn order(&self) -> Option<Order> {
        let (kind, at) = (self.kind?, self.at?);
        Some(Order::Mission(kind, at, self.from, self.unit, Guns(self.guns), self.bank))
    }

    fn group(&mut self, desk: &Desk<'_>) -> Option<FormGroup> {
        let mut rows = vec![self.kinds(desk)];
        if let Some(kind) = self.kind {
            // What there is no choice about needs no choosing.
            if self.from.is_none() {
                self.from = only(self.fitting([true, false, true]).map(|one| one.2));
            }
            if self.unit.is_none() {
                self.unit = only(self.fitting([true, true, false]).map(|one| one.3));
            }
            if self.at.is_none() {
                self.at = only(self.fitting([false, true, true]).map(|one| Some(one.1)));
            }
            rows.push(self.places(
                desk,
                "at",
                "riverdon-form-mission-at",
                |one| Some(one.1),
                self.at,
                [false, true, true],
            ));
            if self.legal.iter().any(|one| one.0 == kind && one.2.is_some()) {
                rows.push(self.places(
                    desk,
                    "from",
                    "riverdon-form-mission-from",
                    |one| one.2,
                    self.from,
                    [true, false, true],
                ));
            }
            if self.legal.iter().any(|one| one.0 == kind && one.3.is_some()) {
                rows.push(self.units(desk));
            }
            rows.extend(self.numbers(desk));
            rows.extend(self.banks(desk));
        }
        let deeds = self.order().map(|order| {
            let deed = desk.deed(by("9b.gen.2", "riverdon-form-mission-place", []), &order);
            FormDeed { ..deed }
        });
        let deeds = deeds.into_iter().collect();
        Some(FormGroup { label: text("riverdon-form-mission-new", []), note: None, rows, deeds })
    }

    fn kinds(&self, desk: &Desk<'_>) -> FormRow {
        let option = |kind: MissionIx| {
            let info = &desk.data.campaign.missions[kind.index()];
            let possible = self.legal.iter().any(|one| one.0 == kind);
            let why = self.barred.iter().find(|(barred, _)| *barred == kind).map(|(_, why)| why.clone());
            let nothing = || by("9b.gen.2", "riverdon-form-mission-nowhere", []);
            FormOption {
                id: info.id.clone(),
                label: Spelled::name(info.id.as_str()),
                order: half(desk, kind, None, None),
                price: Some(i64::from(info.cost)),
                why_not: (!possible).then(|| why.unwrap_or_else(nothing)),
            }
        };
        let value = self.kind.map_or("", |kind| desk.data.campaign.missions[kind.index()].id.as_str());
        let values = desk.data.ids.all::<MissionIx>().map(option).collect();
        let kind = EntryKind::Choice { value: value.to_owned(), values };
        FormRow { fields: vec![FormEntry::draft(kind)], ..FormRow::new("kind", text("riverdon-form-mission-kind", [])) }
    }

    /// The order with another place, or another place to fire from.
    fn with(&self, desk: &Desk<'_>, field: &str, value: &str) -> String {
        let fields = [
            ("kind", self.kind.map(|kind| desk.data.ids.id(kind).to_owned())),
            ("at", self.at.map(|at| desk.data.ids.id(at).to_owned())),
            ("from", self.from.map(|from| desk.data.ids.id(from).to_owned())),
            ("unit", self.unit.map(|unit| desk.data.ids.id(unit).to_owned())),
            ("bank", self.bank.filter(|_| field != "at").map(|bank| bank.name(desk.data))),
        ];
        let mut draft = Draft::new("mission");
        for (id, known) in fields {
            let said = if id == field { Some(value.to_owned()) } else { known };
            if let Some(said) = said {
                draft = draft.with(id, Value::One(said));
            }
        }
        if self.guns > 0 {
            draft = draft.with("guns", Value::Amount(i64::from(self.guns)));
        }
        notation::print(Order::VERBS, &draft)
    }

    fn places(
        &self,
        desk: &Desk<'_>,
        field: &str,
        label: &str,
        of: impl Fn(&Listed) -> Option<Space>,
        now: Option<Space>,
        fields: [bool; 3],
    ) -> FormRow {
        let mut spaces: Vec<Space> = self.fitting(fields).filter_map(of).collect();
        spaces.sort_by_key(|space| space.0);
        spaces.dedup();
        let option = |space: Space| FormOption {
            id: desk.data.ids.id(space).to_owned(),
            label: space_name(desk, space),
            order: self.with(desk, field, desk.data.ids.id(space)),
            price: None,
            why_not: None,
        };
        let value = now.map_or("", |space| desk.data.ids.id(space)).to_owned();
        let kind = EntryKind::Place { value, values: spaces.into_iter().map(option).collect() };
        FormRow { fields: vec![FormEntry::draft(kind)], ..FormRow::new(field, text(label, [])) }
    }

    fn units(&self, desk: &Desk<'_>) -> FormRow {
        let mut units: Vec<UnitIx> = self.fitting([true, true, false]).filter_map(|one| one.3).collect();
        units.sort_by_key(|unit| unit.0);
        units.dedup();
        let option = |unit: UnitIx| FormOption {
            id: desk.data.ids.id(unit).to_owned(),
            label: desk.unit_name(unit),
            order: self.with(desk, "unit", desk.data.ids.id(unit)),
            price: None,
            why_not: None,
        };
        let value = self.unit.map_or("", |unit| desk.data.ids.id(unit)).to_owned();
        let kind = EntryKind::Choice { value, values: units.into_iter().map(option).collect() };
        FormRow { fields: vec![FormEntry::draft(kind)], ..FormRow::new("unit", text("riverdon-form-mission-unit", [])) }
    }

    /// On which bank those stay whose bridge is blown, where they hold both (9.brid.6).
    fn banks(&mut self, desk: &Desk<'_>) -> Option<FormRow> {
        let (kind, at) = (self.kind?, self.at?);
        if !bridges::parts(desk.data, desk.state, desk.side, assets::kind(desk.data, kind), at) {
            self.bank = None;
            return None;
        }
        let option = |bank: Bank| FormOption {
            id: bank.name(desk.data),
            label: bank_name(desk, at, bank),
            order: self.with(desk, "bank", &bank.name(desk.data)),
            price: None,
            why_not: None,
        };
        let value = self.bank.map(|bank| bank.name(desk.data)).unwrap_or_default();
        let kind = EntryKind::Choice { value, values: Bank::ALL.map(option).to_vec() };
        let label = by("9.brid.6", "riverdon-form-mission-bank", []);
        Some(FormRow { fields: vec![FormEntry::draft(kind)], ..FormRow::new("bank", label) })
    }

    /// How many guns are paid for, where they are paid one by one.
    fn numbers(&mut self, desk: &Desk<'_>) -> Option<FormRow> {
        let (at, unit) = (self.at?, self.unit?);
        if assets::kind(desk.data, self.kind?) != assets::Kind::SupportByGuns {
            return None;
        }
        self.guns = self.guns.max(1);
        let most = i64::from(desk.state.stands_at(desk.side, at).count(unit));
        let order = self.order()?;
        let kind = EntryKind::Number { value: i64::from(self.guns), least: 1, most, blank: desk.blank(&order, "guns") };
        Some(FormRow {
            price: Some(i64::from(desk.data.campaign.missions[self.kind?.index()].cost)),
            fields: vec![FormEntry::draft(kind)],
            ..FormRow::new("guns", text("riverdon-form-mission-guns", []))
        })
    }
}

/// What all of them have, if it is the same.
fn only<T: PartialEq + Copy>(mut all: impl Iterator<Item = Option<T>>) -> Option<T> {
    let first = all.next()??;
    all.all(|other| other == Some(first)).then_some(first)
}

/// What is placed.
fn placed(desk: &Desk<'_>) -> Option<FormGroup> {
    let row = |(number, mission): (usize, crate::procedure::Mission)| {
        let info = &desk.data.campaign.missions[mission.kind.index()];
        let number = number as u16 + 1;
        let take_back = FormOption {
            id: "cancel".to_owned(),
            label: text("riverdon-form-mission-cancel", []),
            order: desk.print(&Order::Cancel(Count(number))),
            price: None,
            why_not: None,
        };
        let mut notes = vec![space_name(desk, mission.at)];
        if let Some(unit) = mission.unit {
            let name = Word::Name(desk.data.ids.id(unit).into());
            let guns = i64::from(mission.guns.max(1));
            notes.push(text("riverdon-form-troops", [("stands", guns)]).with("unit", name));
        }
        FormRow {
            notes,
            price: Some(i64::from(mission.paid)),
            fields: vec![FormEntry::order(EntryKind::Choice { value: String::new(), values: vec![take_back] })],
            ..FormRow::new(format!("placed {number}"), Spelled::name(info.id.as_str()))
        }
    };
    let rows: Vec<FormRow> = assets::placed(desk.state, desk.side).map(row).collect();
    let label = text("riverdon-form-mission-placed", []);
    (!rows.is_empty()).then(|| FormGroup { label, note: None, rows, deeds: Vec::new() })
}
