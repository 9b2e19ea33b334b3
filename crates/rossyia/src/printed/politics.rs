//! Charts of the political game: what levels are worth, what moves the level, what options do, who comes when.

use engine::Word;
use engine::printed::{Cell, Chart, ChartWords, row, signed};

use super::Desk;
use crate::effects::Effect;
use crate::ids::{FactionIx, OptionIx, Side, TurnIx};
use crate::named::side_id;
use crate::panels;
use crate::politics::{Entry, pools};
use crate::scenarios::Arrival;

/// III.C.1, VIII.S.1: options drawn and victory by level.
pub(super) fn levels(desk: &Desk<'_>) -> Chart {
    let span = |low: u8, high: u8| Cell::text(if low == high { low.to_string() } else { format!("{low}-{high}") });
    let worth =
        |victor, grade| Cell::Said(engine::Spelled { clause: None, ..desk.spell(&panels::worth(victor, grade)) });
    let (columns, rows): (&[&'static str], Vec<Vec<Cell>>) = match &desk.scenario.victory {
        Some(rows) => (
            &["rossyia-print-level", "rossyia-print-at-the-end"],
            rows.iter().map(|line| row(span(line.low, line.high), [worth(line.victor, line.grade)])).collect(),
        ),
        None => (
            &[
                "rossyia-print-level",
                "rossyia-print-red-draws",
                "rossyia-print-white-draws",
                "rossyia-print-at-the-end",
            ],
            desk.data
                .politics
                .levels
                .iter()
                .map(|line| {
                    let draws = [Cell::text(line.bolshevik), Cell::text(line.white), worth(line.victor, line.grade)];
                    row(span(line.low, line.high), draws)
                })
                .collect(),
        ),
    };
    Chart::new(desk.by("III.A.1", "rossyia-print-levels"), desk.heads(columns), rows)
}

/// III.A.3: what cities are worth to the level.
pub(super) fn entries(desk: &Desk<'_>) -> Chart {
    let points = &desk.data.politics.city_points;
    let mut rows = vec![
        row(desk.words("rossyia-print-major-city"), [Cell::text(points.major)]),
        row(desk.words("rossyia-print-minor-city"), [Cell::text(points.minor)]),
    ];
    let others = points.other.iter().map(|(city, worth)| row(Cell::name(desk.data.ids.id(*city)), [Cell::text(worth)]));
    rows.extend(others);
    let columns = desk.heads(&["rossyia-print-city", "rossyia-print-points"]);
    let mut chart = Chart::new(desk.by("III.A.3", "rossyia-print-entries-title"), columns, rows);
    let drift = desk.words("rossyia-print-drift").with("by", engine::Word::Text(signed(desk.data.politics.drift.np)));
    chart.notes = vec![desk.by("III.A.3", "rossyia-print-entries-note"), drift];
    chart
}

/// III.A.4: what else moves the level.
pub(super) fn moves(desk: &Desk<'_>) -> Chart {
    let entries = desk.data.politics.entries.iter().filter(|entry| is_met(desk, entry));
    let rows = entries.map(|entry| {
        let id = format!("rossyia-word-entry-{}", entry.id);
        let what = engine::Spelled { clause: entry.clause.map(|clause| clause.0.into()), ..engine::Spelled::plain(id) };
        row(what, [points(desk, entry)])
    });
    let columns = desk.heads(&["rossyia-print-happens", "rossyia-print-points"]);
    Chart::new(desk.by("III.A.4", "rossyia-print-moves"), columns, rows.collect())
}

/// Whether an entry can come in the scenario: one of a nation needs that nation.
fn is_met(desk: &Desk<'_>, entry: &Entry) -> bool {
    let Some(clause) = entry.clause else { return true };
    let mut parts = clause.0.split('.');
    let nation = (parts.next() == Some("N")).then(|| parts.next()).flatten();
    let faction = nation.map(|nation| nation.trim_end_matches('s'));
    match faction {
        Some(faction) => desk.data.ids.named::<FactionIx>(faction).is_none_or(|faction| desk.plays(faction)),
        // The other rules are those of events.
        None => desk.scenario.dated_options,
    }
}

fn points(desk: &Desk<'_>, entry: &Entry) -> Cell {
    let word = |by: Option<i8>| Word::Text(signed(by.unwrap_or_default()));
    let each = |id: &'static str, by: i8| {
        Cell::Said(desk.words(id).with("points", word(entry.np)).with("each", Word::Text(signed(by))))
    };
    match entry {
        Entry { per_red_polish_city: Some(by), .. } => each("rossyia-print-each-polish-city", *by),
        Entry { per_city_restored: Some(by), .. } => each("rossyia-print-each-city-restored", *by),
        Entry { np_by_turns: Some(all), .. } => {
            let all: Vec<String> = all.iter().copied().map(signed).collect();
            Cell::Said(desk.words("rossyia-print-by-turns").with("points", Word::Text(all.join(", "))))
        }
        Entry { np: None, np_if_red, np_if_white, .. } => Cell::Said(
            desk.words("rossyia-print-by-side").with("white", word(*np_if_white)).with("red", word(*np_if_red)),
        ),
        Entry { np, .. } => Cell::text(signed(np.unwrap_or_default())),
    }
}

/// II.E: dated reinforcements.
pub(super) fn reinforcements(desk: &Desk<'_>) -> Chart {
    let ids = &desk.data.ids;
    let rows = desk.scenario.reinforcements.iter().map(|one| {
        let at = match &one.at {
            Arrival::Place(spot) => Cell::name(desk.data.spot_name(*spot)),
            Arrival::Choice { near, .. } => {
                Cell::Names(near.places.iter().map(|spot| desk.data.spot_name(*spot)).collect())
            }
        };
        row(Cell::name(ids.id(one.turn)), [Cell::name(ids.id(one.faction)), at, desk.who(&one.hq, &one.units)])
    });
    let columns = desk.heads(&["rossyia-print-turn", "rossyia-print-of", "rossyia-print-where", "rossyia-print-who"]);
    Chart::new(desk.by("II.E.1", "rossyia-print-reinforcements"), columns, rows.collect())
}

/// III.B: what the options of a side do, and how many there are: at the start, and later.
pub(super) fn options(desk: &Desk<'_>, side: Side) -> Chart {
    let (data, ids) = (desk.data, &desk.data.ids);
    let ever = pools::ever(data, desk.scenario, side);
    let count = |now: u8, later: u8| if later > 0 { format!("{now} + {later}") } else { now.to_string() };
    let rows = ever.iter().map(|&(option, now, later)| {
        row(Cell::name(ids.id(option)), [Cell::text(count(now, later)), Cell::Said(data.option_card(option))])
    });
    let title = match side {
        Side::White => "rossyia-print-white-options",
        Side::Bolshevik => "rossyia-print-bolshevik-options",
    };
    let columns = desk.heads(&["rossyia-print-option-head", "rossyia-print-count", "rossyia-print-does"]);
    let mut chart = Chart::new(desk.by("III.B.1", title), columns, rows.collect());
    chart.side = Some(side_id(side).to_owned());
    if ever.iter().any(|(_, _, later)| *later > 0) {
        chart.notes = vec![desk.by("III.B.5", "rossyia-print-options-note")];
    }
    chart
}

/// III.B.5: the options that come into the pools on a date.
pub(super) fn dated(desk: &Desk<'_>) -> Chart {
    let ids = &desk.data.ids;
    let added = |option: OptionIx| {
        let added = &desk.data.politics.options[option.index()].added;
        added.iter().map(move |added| (added.turn, added.count, option))
    };
    let dated = if desk.scenario.dated_options { ids.all::<OptionIx>().flat_map(added).collect() } else { Vec::new() };
    let mut dated: Vec<(TurnIx, u8, OptionIx)> = dated;
    dated.sort_by_key(|(turn, _, option)| (*turn, *option));
    let rows = dated
        .into_iter()
        .map(|(turn, count, option)| row(Cell::name(ids.id(turn)), [Cell::name(ids.id(option)), Cell::text(count)]));
    let columns = desk.heads(&["rossyia-print-turn", "rossyia-print-option-head", "rossyia-print-count"]);
    Chart::new(desk.by("III.B.5", "rossyia-print-dated"), columns, rows.collect())
}

/// The event table of a side, where an option of the scenario rolls on it.
pub(super) fn event_table(desk: &Desk<'_>, side: Side) -> Chart {
    let politics = &desk.data.politics;
    let rolls = |option: OptionIx| {
        let steps = &politics.options[option.index()].effect;
        steps.iter().any(|step| matches!(step.effect, Effect::EventTable { table } if table == side))
    };
    let ever = pools::ever(desk.data, desk.scenario, side);
    let (lines, title) = match side {
        Side::White => (&politics.event_tables.white, "rossyia-print-white-events"),
        Side::Bolshevik => (&politics.event_tables.bolshevik, "rossyia-print-bolshevik-events"),
    };
    let lines = if ever.iter().any(|(option, _, _)| rolls(*option)) { &lines[..] } else { &[] };
    let rows = lines.iter().map(|line| row(Cell::text(line.roll), [Cell::Said(desk.data.line_card(side, line))]));
    let columns = desk.heads(&["rossyia-print-two-dice", "rossyia-print-does"]);
    let chart = Chart::new(desk.by("X.options.1", title), columns, rows.collect());
    Chart { side: Some(side_id(side).to_owned()), ..chart }
}
