//! What is printed: every counter once, every chart whole, every clause in the catalogue.

use std::collections::BTreeSet;

use elope::Elope;
use engine::printed::{Cell, Chart};
use engine::{Game, OnPaper, Printed, Setup, Shown, SmolStr};

fn every_setup(game: &Elope) -> impl Iterator<Item = (Setup, Printed)> {
    let setups: Vec<Setup> = game.title().all_setups().into_iter().filter(|setup| game.fits(setup)).collect();
    setups.into_iter().map(|setup| (setup.clone(), game.printed(&setup)))
}

fn clauses(cell: &Cell, out: &mut BTreeSet<SmolStr>) {
    match cell {
        Cell::Text(_) | Cell::Names(_) | Cell::Boxes(_) => {}
        Cell::Said(words) => out.extend(words.clause.clone()),
        Cell::Lines(cells) => cells.iter().for_each(|cell| clauses(cell, out)),
    }
}

fn text(chart: &Chart, row: usize, column: usize) -> &str {
    match &chart.rows[row][column] {
        Cell::Text(text) => text,
        other => panic!("{other:?} is not plain text"),
    }
}

fn chart<'p>(printed: &'p Printed, id: &str) -> &'p Chart {
    printed.charts.iter().find(|chart| chart.title.id == id).unwrap_or_else(|| panic!("there is no {id}"))
}

#[test]
fn every_counter_is_printed_once_with_the_faces_it_has() {
    let game = Elope::new();
    let faces: BTreeSet<String> = game.faces().into_iter().map(|face| face.id).collect();
    for (setup, printed) in every_setup(&game) {
        let mut fronts: Vec<&str> = printed.pieces.iter().map(|piece| piece.front.as_str()).collect();
        fronts.sort_unstable();
        let mut counters: Vec<&str> = crate::own().counters().iter().map(|(_, counter)| counter.id.as_str()).collect();
        counters.sort_unstable();
        assert_eq!(fronts, counters, "{setup:?}");
        let backs = printed.pieces.iter().filter_map(|piece| piece.back.clone());
        let both: BTreeSet<String> = backs.chain(fronts.iter().map(|id| (*id).to_owned())).collect();
        assert_eq!(both, faces, "{setup:?}: no face is left over");
    }
}

#[test]
fn counters_that_a_scenario_never_uses_stand_apart() {
    let game = Elope::new();
    for (setup, printed) in every_setup(&game) {
        let apart = printed.pieces.iter().filter(|piece| piece.group.id == "elope-print-unused");
        let apart: BTreeSet<&str> = apart.map(|piece| piece.front.as_str()).collect();
        let listed = ["historical", "original", "non_historical"].iter().any(|id| {
            let never = &crate::own().scenarios().find(id).expect("it is in the file").never_in_play;
            never.iter().map(String::as_str).collect::<BTreeSet<_>>() == apart
        });
        assert!(listed, "{setup:?}: {apart:?}");
    }
}

#[test]
fn rows_have_a_cell_for_each_column_and_clauses_are_in_the_catalogue() {
    let game = Elope::new();
    for (setup, printed) in every_setup(&game) {
        for chart in printed.charts.iter().chain(&printed.cards) {
            let mut cited: BTreeSet<SmolStr> = chart.title.clause.iter().cloned().collect();
            cited.extend(chart.notes.iter().filter_map(|note| note.clause.clone()));
            for row in &chart.rows {
                let whole = chart.columns.is_empty() || row.len() == chart.columns.len();
                assert!(whole, "{}: {row:?}", chart.title.id);
                row.iter().for_each(|cell| clauses(cell, &mut cited));
            }
            for clause in cited {
                assert!(game.catalogue().clause(&clause).is_some(), "{setup:?}, {}: {clause}", chart.title.id);
            }
        }
    }
}

#[test]
fn the_combat_results_table_is_the_one_that_is_played() {
    let game = Elope::new();
    let printed = game.printed(&game.title().default_setup());
    let crt = chart(&printed, "elope-print-crt");
    assert_eq!((crt.columns.len(), crt.rows.len()), (8, 10));
    assert_eq!((text(crt, 0, 1), text(crt, 3, 3), text(crt, 9, 7)), ("2/-", "En/1", "B"));
}

#[test]
fn charts_follow_the_edition_and_the_options() {
    let game = Elope::new();
    let with = |option: &str, value: &str| {
        let setup = game.title().setup(None, [(option, value)]).expect("a setup");
        game.printed(&setup)
    };
    let (renovated, original) = (with("edition", "renovated"), with("edition", "original"));
    let snow = |printed: &Printed| text(chart(printed, "elope-print-terrain"), 6, 3).to_owned();
    assert_eq!((snow(&renovated), snow(&original)), ("3".to_owned(), "4".to_owned()), "forest in snow");
    let has = |printed: &Printed, id: &str| printed.charts.iter().any(|chart| chart.title.id == id);
    assert!(
        !has(&with("interception", "off"), "elope-print-air") && has(&with("interception", "on"), "elope-print-air")
    );
    assert!(has(&with("river_depth", "on"), "elope-print-depth") && !has(&renovated, "elope-print-depth"));
}

/// The ids of everything that is said in a chart or on a card.
fn said(charts: &[Chart]) -> BTreeSet<SmolStr> {
    fn cell(of: &Cell, out: &mut BTreeSet<SmolStr>) {
        match of {
            Cell::Text(_) | Cell::Names(_) | Cell::Boxes(_) => {}
            Cell::Said(words) => drop(out.insert(words.id.clone())),
            Cell::Lines(cells) => cells.iter().for_each(|inner| cell(inner, out)),
        }
    }
    let mut out = BTreeSet::new();
    for chart in charts {
        out.insert(chart.title.id.clone());
        out.extend(chart.notes.iter().map(|note| note.id.clone()));
        chart.rows.iter().flatten().for_each(|one| cell(one, &mut out));
    }
    out
}

#[test]
fn what_differs_between_the_editions_differs_on_paper() {
    let game = Elope::new();
    let with = |edition: &str| {
        let setup = game.title().setup(None, [("edition", edition), ("interception", "on")]).expect("a setup");
        let printed = game.printed(&setup);
        let charts: Vec<Chart> = printed.charts.into_iter().chain(printed.cards).collect();
        said(&charts).into_iter().map(|id| id.trim_start_matches("elope-print-").to_owned()).collect::<BTreeSet<_>>()
    };
    let (renovated, original) = (with("renovated"), with("original"));
    let only = |of: &BTreeSet<String>, other: &BTreeSet<String>| -> Vec<String> {
        // Turns have their own orders, which the scenario file says.
        of.difference(other).filter(|id| !id.starts_with("elope-")).cloned().collect()
    };
    assert_eq!(
        only(&renovated, &original),
        [
            "air-red",
            "all-rivers",
            "carried",
            "do-rail",
            "engineers",
            "entrain",
            "hexes",
            "hqs",
            "in-attack",
            "machine-guns",
            "not-in-snow",
            "rail-hexes",
            "sudden",
            "sudden-allied",
            "sudden-red",
            "weather-airfields",
            "zone-companies"
        ]
    );
    assert_eq!(
        only(&original, &renovated),
        [
            "air-red-original",
            "aircraft",
            "do-expend-defence",
            "do-rail-original",
            "fly-when-dry",
            "fort-shields",
            "in-attack-and-defence",
            "never-carried",
            "rail-original",
            "tank-weather",
            "weather-no-flight",
            "zone-points"
        ]
    );
}

#[test]
fn the_doctrine_and_its_decision_table_are_printed_where_they_bind() {
    let game = Elope::new();
    let titles = |scenario: &str, doctrine: &str| {
        let setup = game.title().setup(Some(scenario), [("doctrine", doctrine)]).expect("a setup");
        game.printed(&setup).charts.into_iter().map(|chart| chart.title.id).collect::<BTreeSet<_>>()
    };
    for (scenario, doctrine, bound) in
        [("historical", "on", true), ("historical", "off", false), ("non_historical", "scenario", false)]
    {
        for chart in ["elope-print-doctrine", "elope-print-decision"] {
            assert_eq!(titles(scenario, doctrine).contains(chart), bound, "{chart}: {scenario}, doctrine {doctrine}");
        }
    }
}

#[test]
fn the_red_card_says_nothing_of_laying_mines_which_only_the_allies_do() {
    let game = Elope::new();
    let printed = game.printed(&game.title().default_setup());
    let lays = |card: &Chart| said(std::slice::from_ref(card)).contains("elope-print-do-mines");
    assert_eq!(printed.cards.iter().map(lays).collect::<Vec<_>>(), [true, false]);
}

#[test]
fn every_unit_of_the_lists_is_set_up_or_arrives() {
    let game = Elope::new();
    let printed = game.printed(&game.title().default_setup());
    let listed = |id: &str| format!("{:?}", chart(&printed, id).rows);
    let all = listed("elope-print-set-up") + &listed("elope-print-arrivals");
    let scenario = crate::own().scenarios().find("historical").expect("it is in the file");
    for unit in scenario.turn.iter().flat_map(|turn| &turn.entries).flat_map(|entry| &entry.units) {
        assert!(all.contains(&format!("{unit:?}")), "{unit}");
    }
}

#[test]
fn each_side_has_a_card() {
    let game = Elope::new();
    let printed = game.printed(&game.title().default_setup());
    let sides: Vec<Option<&str>> = printed.cards.iter().map(|card| card.side.as_deref()).collect();
    assert_eq!(sides, [Some("allied"), Some("red")]);
}
