//! What is printed: every counter of a scenario once, with its own back; who stands where; no empty chart.

use std::collections::BTreeSet;

use engine::printed::Cell;
use engine::{Game, OnPaper, Printed};
use rossyia::Rossyia;

fn of_every_scenario(look: impl Fn(&Rossyia, &str, &Printed)) {
    let game = Rossyia::new();
    for scenario in &game.title().scenarios {
        let setup = game.title().setup(Some(&scenario.id), []).expect("it is known");
        look(&game, &scenario.id, &game.printed(&setup));
    }
}

/// The counter that a face is of.
fn counter(face: &str) -> &str {
    face.split('/').next().unwrap_or_default()
}

#[test]
fn every_counter_of_a_scenario_is_printed_once_with_its_own_back() {
    of_every_scenario(|game, scenario, printed| {
        let fronts: Vec<&str> = printed.pieces.iter().map(|piece| counter(&piece.front)).collect();
        let once: BTreeSet<&str> = fronts.iter().copied().collect();
        assert_eq!(once.len(), fronts.len(), "{scenario}");
        for piece in &printed.pieces {
            let back = piece.back.as_deref().unwrap_or(&piece.front);
            assert_eq!(counter(back), counter(&piece.front), "{scenario}");
        }
        let scenario = game.data().scenario(scenario).expect("it is known");
        let listed = scenario.setup.iter().flat_map(|stack| &stack.units);
        let listed = listed.chain(scenario.reinforcements.iter().flat_map(|entry| &entry.units));
        let listed = listed.chain(&scenario.infantry_pool).chain(&scenario.cavalry_pool);
        for unit in listed {
            assert!(once.contains(game.data().ids.id(*unit)), "{}: {}", scenario.id, game.data().ids.id(*unit));
        }
        let all = game.data().units.len() + game.data().hqs.len();
        assert_eq!(scenario.factions.is_none(), once.len() == all, "{}: {} of {all}", scenario.id, once.len());
    });
}

#[test]
fn the_set_up_names_every_stack_and_no_chart_is_empty() {
    of_every_scenario(|game, scenario, printed| {
        assert!(printed.charts.iter().all(|chart| !chart.rows.is_empty()), "{scenario}");
        let charts = printed.charts.iter().filter(|chart| chart.title.id.ends_with("-set-up"));
        let mut named: BTreeSet<String> = BTreeSet::new();
        for cell in charts.flat_map(|chart| &chart.rows).flatten() {
            if let Cell::Names(names) = cell {
                named.extend(names.iter().cloned());
            }
        }
        let scenario = game.data().scenario(scenario).expect("it is known");
        for stack in &scenario.setup {
            let hqs = stack.hq.iter().map(|hq| game.data().ids.id(*hq));
            for id in hqs.chain(stack.units.iter().map(|unit| game.data().ids.id(*unit))) {
                assert!(named.contains(id), "{}: {id}", scenario.id);
            }
        }
    });
}

#[test]
fn options_that_come_later_and_both_event_tables_are_printed_with_the_campaign() {
    of_every_scenario(|game, scenario, printed| {
        let rows = |title: &str| {
            let chart = printed.charts.iter().find(|chart| chart.title.id == title);
            chart.map(|chart| chart.rows.clone()).unwrap_or_default()
        };
        let count = |option: &str| printed.texts.iter().find(|one| one.name == option).map(|one| one.count);
        let campaign = scenario == "campaign";
        let tables = ["rossyia-print-white-events", "rossyia-print-bolshevik-events"].map(|title| rows(title).len());
        assert_eq!(tables, if campaign { [11, 11] } else { [0, 0] }, "{scenario}");
        assert_eq!(rows("rossyia-print-dated").is_empty(), !campaign, "{scenario}");
        if campaign {
            let offered = [rows("rossyia-print-white-options"), rows("rossyia-print-bolshevik-options")].concat();
            for option in game.data().politics.options.iter().map(|option| option.id.as_str()) {
                let listed = offered.iter().any(|row| row[0] == Cell::name(option));
                assert!(listed && count(option).is_some_and(|count| count > 0), "{option}: {:?}", count(option));
            }
            assert_eq!(count("w_partisans_polonais"), Some(2), "they come with the war");
        }
    });
}
