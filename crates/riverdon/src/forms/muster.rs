//! The muster: what can be bought, what was, what is left and what is wrong with it (S2.buy, S2.count, 10.limit,
//! 10.leaders, 10.points.2).

use engine::order_form::{
    EntryKind, FormAmount, FormDeed, FormEntry, FormFile, FormFlaw, FormGroup, FormPage, FormRead, FormRow, FormTray,
    Gauge, GaugeKind, OrderForm, TrayCounter, TrayPut,
};
use engine::{Arg, Flaw, Message, Spelled, Word};

use super::{Desk, by, flaw_of, text};
use crate::args;
use crate::army::{Army, Part, Stands, Terms, aircraft_allowed, flaws, leaders, unit_flaws};
use crate::ids::{GroupIx, UnitIx};
use crate::nations::Control;
use crate::order::{Count, Models, Order, Troops};
use crate::units::Class;
use crate::written::{read_army, read_models, write_army, write_models};
use crate::{rules, setup};

/// The files of the form.
const ARMY: &str = "army";
const MODELS: &str = "models";

/// How many models of a type somebody can have at most.
const MOST_MODELS: i64 = 999;

/// The headings of the list, with the group of types that national cards limit under the same name.
const HEADINGS: [(&str, Option<&str>, &[Class]); 6] = [
    ("riverdon-form-foot", Some("foot"), &[Class::Foot]),
    ("riverdon-form-horse", None, &[Class::Cav]),
    (
        "riverdon-form-heavy",
        Some("heavy"),
        &[Class::Mg, Class::Tchanka, Class::Mortar, Class::Gun, Class::Howitzer, Class::Aa],
    ),
    ("riverdon-form-armour", Some("armour"), &[Class::ArmouredCar, Class::Tank, Class::Train]),
    ("riverdon-form-boats", None, &[Class::Boat]),
    ("riverdon-form-air", None, &[Class::Air]),
];

/// The form.
pub(super) fn form(desk: &Desk<'_>) -> OrderForm {
    let terms = setup::buys(desk.data, desk.state, desk.side);
    let army = &desk.state.hosts[desk.side].army;
    let nation = &desk.data.nations[terms.nation.index()];
    let control = match nation.control {
        Control::Professional => "riverdon-form-control-professional",
        Control::High => "riverdon-form-control-high",
        Control::Low => "riverdon-form-control-low",
    };
    let about = text("riverdon-form-army-about", [("flight", i64::from(nation.flight_number))]);
    let mut form = OrderForm::new("muster", Spelled::name(desk.faction()));
    form.about = vec![about.with("control", Word::Term(control.into()))];
    if terms.only.is_some() {
        let marched = desk.state.hosts[desk.side].marched;
        form.about.push(by("sc1.variant.2", "riverdon-form-levy", [("stands", i64::from(marched.len()))]));
    }
    form.pages = vec![list(desk, &terms, army), models(desk, &terms)];
    form.trays = parts(&terms, army).map(|part| tray(desk, &terms, army, part)).collect();
    form.gauges = gauges(desk, &terms, army);
    form.flaws = flaws(desk.data, &terms, army).iter().map(|flaw| form_flaw(desk, &terms, flaw)).collect();
    form.deeds = deeds(desk, &terms);
    form.files = files(desk, army);
    form
}

/// The parts that there are points for, or stands in.
fn parts<'a>(terms: &'a Terms, army: &'a Army) -> impl Iterator<Item = Part> + 'a {
    Part::ALL.into_iter().filter(|part| terms.points(*part) > 0 || !army.part(*part).is_empty())
}

fn part_id(part: Part) -> &'static str {
    match part {
        Part::OnBoard => "on_board",
        Part::OffBoard => "off_board",
    }
}

/// The national list.
fn list(desk: &Desk<'_>, terms: &Terms, army: &Army) -> FormPage {
    let nation = &desk.data.nations[terms.nation.index()];
    let group = |(label, limited, classes): &(&str, Option<&str>, &[Class])| {
        let of = |unit: &&UnitIx| classes.contains(&desk.data.units[unit.index()].class);
        let rows: Vec<FormRow> = nation.allowed.iter().filter(of).map(|unit| row(desk, terms, army, *unit)).collect();
        let limit =
            limited.and_then(|id| desk.data.ids.named::<GroupIx>(id)).and_then(|group| limit(desk, terms, group));
        (!rows.is_empty()).then(|| FormGroup { label: text(label, []), note: limit, rows, deeds: Vec::new() })
    };
    FormPage { label: text("riverdon-form-list", []), groups: HEADINGS.iter().filter_map(group).collect() }
}

/// The limit of a group on the national card, in words.
fn limit(desk: &Desk<'_>, terms: &Terms, group: GroupIx) -> Option<Spelled> {
    let nation = &desk.data.nations[terms.nation.index()];
    let least = nation.min_pct.get(&group).map(|pct| ("10.limit.2", "riverdon-form-at-least", *pct));
    let most = nation.max_pct.get(&group).map(|pct| ("10.limit.1", "riverdon-form-at-most", *pct));
    least.or(most).map(|(clause, id, pct)| by(clause, id, [("pct", i64::from(pct))]))
}

/// The limit of the smallest group of a type that has one and is not a heading.
fn own_limit(desk: &Desk<'_>, terms: &Terms, unit: UnitIx) -> Option<Spelled> {
    let heads = |id: &str| HEADINGS.iter().any(|(_, limited, _)| *limited == Some(id));
    let limited =
        desk.data.groups.iter().enumerate().filter(|(_, group)| group.units.contains(unit) && !heads(&group.id));
    let mut limited: Vec<(usize, Spelled)> = limited
        .filter_map(|(index, group)| Some((group.units.iter().count(), limit(desk, terms, GroupIx(index as u8))?)))
        .collect();
    limited.sort_by_key(|(size, _)| *size);
    limited.into_iter().next().map(|(_, limit)| limit)
}

fn row(desk: &Desk<'_>, terms: &Terms, army: &Army, unit: UnitIx) -> FormRow {
    let info = &desk.data.units[unit.index()];
    let bought = army.all().count(unit);
    let mut barred = Vec::new();
    unit_flaws(desk.data, terms, unit, bought + 1, &mut barred);
    let afford = parts(terms, army).any(|part| most(desk, terms, army, part, unit) > army.part(part).count(unit));
    let dear = || by("S2.buy.1", "riverdon-form-too-dear", [("price", i64::from(info.points))]);
    let fields = parts(terms, army).map(|part| {
        let order = Order::Buy(part, unit, Count(0));
        let value = army.part(part).count(unit);
        let kind = EntryKind::Number {
            value: i64::from(value),
            least: 0,
            most: i64::from(most(desk, terms, army, part, unit)),
            blank: desk.blank(&order, "stands"),
        };
        FormEntry { tray: Some(part_id(part).to_owned()), ..FormEntry::order(kind) }
    });
    FormRow {
        piece: Some(desk.piece(unit, None)),
        notes: vec![values(desk, unit)],
        limit: own_limit(desk, terms, unit),
        price: Some(i64::from(info.points)),
        total: Some(i64::from(bought)),
        why_not: barred.first().map(|flaw| desk.say(flaw)).or_else(|| (!afford).then(dear)),
        fields: fields.collect(),
        ..FormRow::new(desk.data.ids.id(unit), desk.unit_name(unit))
    }
}

/// How many stands of a type a part could have: what is there, and what points and models still allow.
fn most(desk: &Desk<'_>, terms: &Terms, army: &Army, part: Part, unit: UnitIx) -> u16 {
    let there = army.part(part);
    let mut barred = Vec::new();
    unit_flaws(desk.data, &Terms { owned: None, ..*terms }, unit, 1, &mut barred);
    if !barred.is_empty() {
        return there.count(unit);
    }
    let left = u32::from(terms.points(part)).saturating_sub(there.points(desk.data));
    let more = (left / u32::from(desk.data.units[unit.index()].points.max(1))) as u16;
    let models = terms.owned.map_or(u16::MAX, |owned| owned.count(unit).saturating_sub(army.all().count(unit)));
    there.count(unit) + more.min(models)
}

/// What a type can do, in words.
fn values(desk: &Desk<'_>, unit: UnitIx) -> Spelled {
    let info = &desk.data.units[unit.index()];
    let number = i64::from;
    if info.class == Class::Air {
        return text("riverdon-form-values-air", [("rating", number(info.air_rating))]);
    }
    if info.in_companies() {
        let id = if info.moves > 1 { "riverdon-form-values-fast" } else { "riverdon-form-values-foot" };
        let said = text(id, [("morale", number(info.morale)), ("need", number(info.need))]);
        let said = said.with("melee", Word::Int(number(info.melee_need)));
        return if info.moves > 1 { said.with("move", Word::Int(number(info.moves))) } else { said };
    }
    text(
        "riverdon-form-values-weapon",
        [("dice", number(info.fire)), ("need", number(info.need)), ("range", number(info.range))],
    )
}

/// The models that somebody owns.
fn models(desk: &Desk<'_>, terms: &Terms) -> FormPage {
    let item = |unit: &UnitIx| FormAmount {
        id: desk.data.ids.id(*unit).to_owned(),
        label: desk.unit_name(*unit),
        piece: Some(desk.piece(*unit, None)),
        value: terms.owned.map_or(0, |owned| i64::from(owned.count(*unit))),
        most: MOST_MODELS,
    };
    let items = desk.data.nations[terms.nation.index()].allowed.iter().map(item).collect();
    let blank = desk.blank(&Order::Own(Models(None)), "models");
    let kind = EntryKind::Amounts { items, blank };
    let row = FormRow {
        notes: vec![by(
            "10.points.2",
            if terms.owned.is_some() { "riverdon-form-models-limit" } else { "riverdon-form-models-any" },
            [],
        )],
        fields: vec![FormEntry::order(kind)],
        ..FormRow::new("models", text("riverdon-form-models", []))
    };
    let mut deeds = Vec::new();
    if terms.owned.is_some() {
        deeds.push(desk.deed(text("riverdon-form-models-forget", []), &Order::Own(Models(None))));
    }
    let group = FormGroup { label: text("riverdon-form-models", []), note: None, rows: vec![row], deeds };
    FormPage { label: text("riverdon-form-models", []), groups: vec![group] }
}

/// Where the set-up is, and how much a space takes.
fn rows((first, last): (u8, u8), most: Option<u16>) -> Spelled {
    let (first, last) = (i64::from(first), i64::from(last));
    match (first == last, most.map(i64::from)) {
        (true, Some(most)) => by("10.limit.3", "riverdon-form-row-limit", [("row", first), ("most", most)]),
        (true, None) => text("riverdon-form-row", [("row", first)]),
        (false, Some(most)) => {
            by("10.limit.3", "riverdon-form-rows-limit", [("first", first), ("last", last), ("most", most)])
        }
        (false, None) => text("riverdon-form-rows", [("first", first), ("last", last)]),
    }
}

/// A part of the army with its counters.
fn tray(desk: &Desk<'_>, terms: &Terms, army: &Army, part: Part) -> FormTray {
    let stands = army.part(part);
    let counter = |(unit, count): (UnitIx, u8)| TrayCounter {
        of: desk.data.ids.id(unit).to_owned(),
        label: desk.unit_name(unit),
        piece: desk.piece(unit, Some(count)),
        amount: i64::from(count),
        kind: "stands".to_owned(),
    };
    let blank = desk.blank(&Order::Shift(part, Troops(Stands::default())), "stands");
    let info = desk.state.side(desk.data, desk.side);
    let note = match part {
        Part::OnBoard => rows(info.rows, info.space_points_max),
        Part::OffBoard => text("riverdon-form-later", []),
    };
    FormTray {
        id: part_id(part).to_owned(),
        label: text(part.term(), []),
        note: Some(note),
        value: Some(i64::from(stands.points(desk.data))),
        whole: Some(i64::from(terms.points(part))),
        counters: stands.counters(desk.data).map(counter).collect(),
        puts: if parts(terms, army).count() > 1 {
            vec![TrayPut { kind: "stands".to_owned(), blank }]
        } else {
            Vec::new()
        },
        deeds: Vec::new(),
    }
}

/// What is left, every share and every limit.
fn gauges(desk: &Desk<'_>, terms: &Terms, army: &Army) -> Vec<Gauge> {
    let left = parts(terms, army).map(|part| {
        let (spent, points) = (i64::from(army.part(part).points(desk.data)), i64::from(terms.points(part)));
        Gauge {
            kind: GaugeKind::Left,
            label: Spelled::by("S2.buy.1", "riverdon-form-left").with("part", Word::Term(part.term().into())),
            note: None,
            value: points - spent,
            whole: points,
            least: None,
            most: None,
            holds: spent <= points,
        }
    });
    let all = army.all().with(&terms.before);
    let share = terms.shares(desk.data, &all).into_iter().map(|share| {
        let pct = i64::from(share.pct);
        Gauge {
            kind: GaugeKind::Share,
            label: desk.say(&Message::plain("riverdon-form-share").with("group", args::group(desk.data, share.group))),
            note: limit_note(share.least, pct),
            value: i64::from(share.stands),
            whole: i64::from(share.all),
            least: share.least.then_some(pct),
            most: (!share.least).then_some(pct),
            holds: share.holds() || share.all == 0,
        }
    });
    let points = terms.all_points();
    let led = i64::from(leaders(desk.data, terms.nation, points));
    let (aircraft, allowed) = (all.aircraft(desk.data), aircraft_allowed(desk.data, terms.nation, points));
    let count = |label: Spelled, value: i64, whole: i64| Gauge {
        kind: GaugeKind::Count,
        label,
        note: None,
        value,
        whole,
        least: None,
        most: None,
        holds: value <= whole,
    };
    let counts = [
        count(by("10.leaders.6", "riverdon-form-leaders", []), led, i64::from(desk.data.leaders.most)),
        count(by("S2.buy.2", "riverdon-form-aircraft", []), i64::from(aircraft), i64::from(allowed)),
        count(
            by("S2.count.1", "riverdon-form-counters", []),
            Part::ALL.into_iter().map(|part| army.part(part).counters(desk.data).count() as i64).sum(),
            i64::from(all.len()),
        ),
    ];
    left.chain(share).chain(counts).collect()
}

fn limit_note(least: bool, pct: i64) -> Option<Spelled> {
    Some(match least {
        true => by("10.limit.2", "riverdon-form-at-least", [("pct", pct)]),
        false => by("10.limit.1", "riverdon-form-at-most", [("pct", pct)]),
    })
}

/// A flaw, with the rows of the types that it speaks of.
fn form_flaw(desk: &Desk<'_>, terms: &Terms, flaw: &Message) -> FormFlaw {
    let units = desk.data.units.len();
    let allowed = &desk.data.nations[terms.nation.index()].allowed;
    let row = |unit: &UnitIx| desk.data.ids.id(*unit).to_owned();
    let rows = flaw.args.iter().flat_map(|(_, arg)| match *arg {
        Arg::Counter(index) if usize::from(index) < units => vec![row(&UnitIx(index as u8))],
        Arg::Counter(index) => {
            let group = &desk.data.groups[usize::from(index) - units].units;
            allowed.iter().filter(|unit| group.contains(**unit)).map(row).collect()
        }
        _ => Vec::new(),
    });
    FormFlaw { rows: rows.collect(), what: desk.say(flaw) }
}

fn deeds(desk: &Desk<'_>, terms: &Terms) -> Vec<FormDeed> {
    let sensible = crate::muster::muster(desk.data, terms);
    let about = text(
        "riverdon-form-muster-about",
        [("on", i64::from(sensible.on_board.len())), ("off", i64::from(sensible.off_board.len()))],
    );
    let nothing = Order::Raise(Troops(Stands::default()), Troops(Stands::default()));
    vec![
        FormDeed { about: Some(about), ..desk.deed(text("riverdon-form-muster", []), &Order::Muster) },
        desk.deed(text("riverdon-form-anew", []), &nothing),
    ]
}

fn files(desk: &Desk<'_>, army: &Army) -> Vec<FormFile> {
    let owned = desk.state.hosts[desk.side].owned.unwrap_or_default();
    let file = |id: &str, label: &str, text_of: String| FormFile {
        id: id.to_owned(),
        label: text(label, []),
        name: format!("{}-{id}.txt", desk.faction()),
        text: text_of,
        kept: false,
    };
    vec![
        file(ARMY, "riverdon-form-army-file", write_army(desk.data, army)),
        file(MODELS, "riverdon-form-models-file", write_models(desk.data, &owned)),
    ]
}

/// The order that a file means: an army, or a list of models.
pub(super) fn read(desk: &Desk<'_>, file: &str, text: &str) -> FormRead<Order> {
    let faults = |faults: Vec<engine::Fault>| FormRead::Flawed(faults.iter().map(flaw_of).collect());
    match file {
        ARMY => match read_army(desk.data, text, file) {
            Ok(army) => judged(desk, &army),
            Err(found) => faults(found),
        },
        MODELS => match read_models(desk.data, text, file) {
            Ok(models) => FormRead::Order(Order::Own(Models(Some(models)))),
            Err(found) => faults(found),
        },
        _ => FormRead::Unknown,
    }
}

/// An army that could be read: refused with all its flaws where it cannot be had. One that is not finished may be kept
/// and read again, so shares wait until it is closed.
fn judged(desk: &Desk<'_>, army: &Army) -> FormRead<Order> {
    let order = Order::Raise(Troops(army.on_board), Troops(army.off_board));
    let terms = setup::buys(desk.data, desk.state, desk.side);
    let fits = army.nation == terms.nation && rules::check(desk.data, desk.state, desk.seat, &order).is_ok();
    if fits {
        return FormRead::Order(order);
    }
    let told = flaws(desk.data, &terms, army).iter().map(|flaw| desk.say(flaw)).collect::<Vec<_>>();
    let flaw = |what| Flaw { line: None, place: None, what, counters: Vec::new() };
    FormRead::Flawed(told.into_iter().map(flaw).collect())
}
