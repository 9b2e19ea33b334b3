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
