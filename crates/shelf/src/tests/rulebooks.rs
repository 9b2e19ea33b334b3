//! What a reader is sent to by a click is there in the reader's language: the clauses behind goals, charts, labels,
//! settings and lessons.

use std::collections::BTreeMap;

use engine::erased::AnyJournal;
use engine::printed::{Cell, Chart, Printed, Sheet, SheetPart};
use engine::{Eyes, Rolling, Seed, Setup, Winning};

use super::*;

/// Clauses, and one of the things that cite each.
type Cited = BTreeMap<SmolStr, String>;

fn note(cited: &mut Cited, clause: &str, by: &str) {
    cited.entry(clause.into()).or_insert_with(|| by.to_owned());
}

fn cite(cited: &mut Cited, words: &Spelled) {
    if let Some(clause) = &words.clause {
        note(cited, clause, &words.id);
    }
}

fn cite_cell(cited: &mut Cited, cell: &Cell) {
    match cell {
        Cell::Said(words) => cite(cited, words),
        Cell::Lines(cells) => cells.iter().for_each(|cell| cite_cell(cited, cell)),
        Cell::Text(_) | Cell::Names(_) | Cell::Boxes(_) => {}
    }
}

fn cite_chart(cited: &mut Cited, chart: &Chart) {
    std::iter::once(&chart.title).chain(&chart.notes).for_each(|words| cite(cited, words));
    chart.columns.iter().chain(chart.rows.iter().flatten()).for_each(|cell| cite_cell(cited, cell));
}

fn cite_sheet(cited: &mut Cited, sheet: &Sheet) {
    cite(cited, &sheet.title);
    for part in &sheet.parts {
        match part {
            SheetPart::Table(chart) => cite_chart(cited, chart),
            SheetPart::Boxes { .. } | SheetPart::Field { .. } => {}
        }
    }
}

fn cite_printed(cited: &mut Cited, printed: &Printed) {
    printed.charts.iter().chain(&printed.cards).for_each(|chart| cite_chart(cited, chart));
    printed.sheets.iter().for_each(|sheet| cite_sheet(cited, sheet));
}

fn cite_winning(cited: &mut Cited, winning: &Winning) {
    let aims = winning.aims.iter().map(|aim| &aim.what);
    let levels = winning.levels.iter().map(|level| &level.what);
    let notes = winning.places.iter().filter_map(|prize| prize.note.as_ref());
    aims.chain(&winning.stands).chain(levels).chain(notes).for_each(|words| cite(cited, words));
}

/// Every scenario as it is usually set up, and with each of its settings another way.
fn setups(title: &Title) -> Vec<Setup> {
    let none: [(&str, &str); 0] = [];
    let usual = |scenario: &str| title.setup(Some(scenario), none);
    let other = |scenario: &str, option: &str, value: &str| title.setup(Some(scenario), [(option, value)]);
    let of = |scenario: &str| {
        let values =
            title.options.iter().flat_map(|option| option.values.iter().skip(1).map(move |value| (option, value)));
        let others = values.map(|(option, value)| other(scenario, &option.id, value));
        std::iter::once(usual(scenario)).chain(others).flatten().collect::<Vec<_>>()
    };
    title.scenarios.iter().flat_map(|scenario| of(&scenario.id)).collect()
}

fn cite_journal(cited: &mut Cited, title: &Title, journal: &dyn AnyJournal) {
    for eyes in std::iter::once(Eyes::Public).chain(title.all_seats().map(Eyes::Seat)) {
        let winning = journal.winning_at(0, eyes).expect("a game that has begun can be won");
        cite_winning(cited, &winning);
        journal.sheets(eyes).iter().for_each(|sheet| cite_sheet(cited, sheet));
    }
}

/// The clauses that a game itself says it cites, before anybody has ordered anything.
fn cited(shelved: &Shelved) -> Cited {
    let (game, mut cited) = (&shelved.game, Cited::new());
    let title = game.title();
    for setup in setups(title) {
        cite_printed(&mut cited, &game.printed(&setup));
        // Some settings do not go together with every scenario.
        if let Ok(begun) = game.begin(setup, Seed::from_number(1), Rolling::Seeded) {
            cite_journal(&mut cited, title, begun.journal.as_ref());
        }
    }
    title.options.iter().for_each(|option| note(&mut cited, &option.clause, &option.id));
    title.texts.iter().for_each(|text| note(&mut cited, &text.clause, &text.id));
    for step in game.lessons().iter().flat_map(|lesson| &lesson.steps) {
        step.clauses.iter().for_each(|clause| note(&mut cited, clause, &step.id));
    }
    let english = game.messages().iter().filter(|(language, _)| *language == ENGLISH);
    let labels = english.flat_map(|(_, text)| text.lines()).filter_map(|line| line.trim().strip_prefix(".clause = "));
    labels.for_each(|clause| note(&mut cited, clause, "a label"));
    cited
}

#[test]
fn clauses_behind_goals_charts_labels_settings_and_lessons_are_translated() {
    let mut wanting = Vec::new();
    for english in taken() {
        let cited = cited(&english);
        let id = &english.game.title().id;
        assert!(
            !cited.is_empty() && !english.game.rulebooks().is_empty(),
            "{id} cites nothing, or speaks English only"
        );
        for (language, _) in english.game.rulebooks() {
            let catalogue = english.in_language(language).and_then(|spoken| spoken.catalogue()).expect("it fits");
            for (clause, by) in &cited {
                if catalogue.clause(clause).is_none_or(|entry| entry.language != *language) {
                    wanting.push(format!("{id}, {language}: {clause}, cited by {by}"));
                }
            }
        }
    }
    assert!(wanting.is_empty(), "{} clauses to translate:\n{}", wanting.len(), wanting.join("\n"));
}
