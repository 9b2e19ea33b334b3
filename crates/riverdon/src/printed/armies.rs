//! Charts of armies: leaders, resources, the decks, and the national cards (S2, 10).

use engine::Word;
use engine::printed::{Cell, Chart, ChartWords, row, signed};

use super::{Desk, number, term};
use crate::args::GROUP;
use crate::cards::Deck;
use crate::ids::{GroupIx, NationIx, Side};
use crate::nations::{Control, Nation, Resources};
use engine::Index;

const fn control_term(control: Control) -> &'static str {
    match control {
        Control::Professional => "riverdon-form-control-professional",
        Control::High => "riverdon-form-control-high",
        Control::Low => "riverdon-form-control-low",
    }
}

const fn resources_term(resources: Resources) -> &'static str {
    match resources {
        Resources::Modern => "riverdon-print-modern",
        Resources::Organized => "riverdon-print-organized",
        Resources::Disorganized => "riverdon-print-disorganized",
        Resources::Partisan => "riverdon-print-partisan",
    }
}

/// 10.leaders: how many leaders an army has.
pub(super) fn control(desk: &Desk<'_>) -> Chart {
    let rows = desk.data.controls.iter().map(|level| {
        let name = desk.words(control_term(level.id));
        let name = engine::Spelled { clause: Some(level.clause.as_str().into()), ..name };
        row(name, [number(level.points_per_leader), Cell::text(signed(level.rating))])
    });
    let columns = desk.heads(&["riverdon-print-control", "riverdon-print-per-leader", "riverdon-print-rating-adds"]);
    let limits = (desk.by("10.leaders.2", "riverdon-print-leaders-limits"))
        .with("least", Word::Int(desk.data.leaders.least.into()))
        .with("most", Word::Int(desk.data.leaders.most.into()));
    let chart = Chart::new(desk.by("S2.buy.5", "riverdon-print-leaders"), columns, rows.collect());
    super::noted(chart, vec![limits])
}

/// S2.lead.2: the rating of a new leader.
pub(super) fn ratings(desk: &Desk<'_>) -> Chart {
    let mut least: Option<i8> = None;
    let rows = desk.data.ratings.iter().map(|line| {
        let totals = match least {
            None => Cell::Said(desk.words("riverdon-print-result-up-to").with("most", Word::Int(line.up_to.into()))),
            Some(least) => Cell::text(format!("{least}-{}", line.up_to)),
        };
        least = Some(line.up_to + 1);
        row(totals, [Cell::text(signed(line.rating))])
    });
    let rows = rows.collect();
    let columns = desk.heads(&["riverdon-print-total", "riverdon-value-rating"]);
    Chart::new(desk.by("S2.lead.2", "riverdon-print-ratings"), columns, rows)
}

/// 10.res: resource levels.
pub(super) fn resources(desk: &Desk<'_>) -> Chart {
    let rows = desk.data.resources.iter().map(|level| {
        let name = desk.words(resources_term(level.id));
        let name = engine::Spelled { clause: Some(level.clause.as_str().into()), ..name };
        let flat = if level.start_flat > 0 { number(level.start_flat) } else { Cell::text("-") };
        let per = if level.start_per_100 > 0 { number(level.start_per_100) } else { Cell::text("-") };
        row(name, [per, flat, Cell::text(format!("{}-{}", level.at_least, level.at_most))])
    });
    let columns = desk.heads(&[
        "riverdon-print-level",
        "riverdon-print-start-per-100",
        "riverdon-print-start-flat",
        "riverdon-print-income",
    ]);
    let chart = Chart::new(desk.by("S2.buy.3", "riverdon-form-resources"), columns, rows.collect());
    super::noted(chart, vec![desk.by("10.res.6", "riverdon-print-winter-resources")])
}

/// S1: the decks, and who lays them.
pub(super) fn building(desk: &Desk<'_>) -> Chart {
    let rows = desk.data.decks.iter().map(|deck| {
        let (name, what) = words_of(deck.id);
        let what = engine::Spelled { clause: Some(deck.clause.as_str().into()), ..desk.words(what) };
        row(Cell::Said(desk.words(name)), [number(deck.cards as i64), Cell::Said(what)])
    });
    let columns = desk.heads(&["riverdon-print-deck", "riverdon-print-deck-cards", "riverdon-print-what"]);
    Chart::new(desk.by("S1.A.1", "riverdon-print-building"), columns, rows.collect())
}

/// What a deck is called, and how it is laid.
pub(super) const fn words_of(deck: Deck) -> (&'static str, &'static str) {
    match deck {
        Deck::T => ("riverdon-print-deck-rail", "riverdon-print-lay-rail"),
        Deck::R => ("riverdon-print-deck-river", "riverdon-print-lay-river"),
        Deck::TR => ("riverdon-print-deck-both", "riverdon-print-lay-both"),
        Deck::O => ("riverdon-print-deck-ordinary", "riverdon-print-lay-ordinary"),
        Deck::C => ("riverdon-print-deck-town", "riverdon-print-lay-town"),
    }
}

/// S2.buy.2: the national cards; those of the scenario first.
pub(super) fn nations(desk: &Desk<'_>) -> Vec<Chart> {
    let all = (0..desk.data.nations.len()).map(NationIx::from_index);
    let here = Side::ALL.map(|side| desk.nation(side));
    let others = all.filter(|nation| !here.contains(nation));
    here.into_iter().chain(others).map(|nation| card(desk, &desk.data.nations[nation.index()])).collect()
}

fn card(desk: &Desk<'_>, nation: &Nation) -> Chart {
    let group = |group: GroupIx| Cell::name(format!("{GROUP}{}", desk.data.ids.id(group)));
    let pct = |id: &'static str, pct: u8| Cell::Said(desk.words(id).with("pct", Word::Int(pct.into())));
    let level = match nation.before {
        None => term(resources_term(nation.resources)),
        Some(before) => Cell::Lines(vec![
            term(resources_term(nation.resources)),
            Cell::Said(
                (desk.words("riverdon-print-before"))
                    .with("year", Word::Name(before.year.to_string().into()))
                    .with("level", Word::Term(resources_term(before.resources).into())),
            ),
        ]),
    };
    let (first, last) = nation.years;
    let years = if first == last { first.to_string() } else { format!("{first}-{last}") };
    let aircraft = match nation.aircraft_per {
        None => Cell::text("-"),
        Some(per) => Cell::Said(desk.words("riverdon-print-aircraft-per").with("points", Word::Int(per.into()))),
    };
    let mut rows = vec![
        row(desk.words("riverdon-print-years"), [Cell::text(years)]),
        row(desk.words("riverdon-track-flight-number"), [Cell::text(format!("{} %", nation.flight_number))]),
        row(desk.words("riverdon-print-control"), [term(control_term(nation.control))]),
        row(desk.words("riverdon-form-resources"), [level]),
        row(desk.words("riverdon-print-class-aircraft"), [aircraft]),
    ];
    let least = nation.min_pct.iter().map(|(of, share)| row(group(*of), [pct("riverdon-form-at-least", *share)]));
    rows.extend(least);
    rows.extend(nation.max_pct.iter().map(|(of, share)| row(group(*of), [pct("riverdon-form-at-most", *share)])));
    let types = nation.allowed.iter().map(|unit| desk.data.ids.id(*unit).to_owned()).collect();
    rows.push(row(desk.words("riverdon-print-types"), [Cell::Names(types)]));
    let title = desk.by("S2.buy.2", "riverdon-print-nation").with("nation", Word::Name(nation.id.as_str().into()));
    let mut chart = Chart::new(title, Vec::new(), rows);
    chart.id = format!("nation-{}", nation.id).into();
    chart
}
