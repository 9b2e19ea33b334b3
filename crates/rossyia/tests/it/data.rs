//! What the rules and the catalogue state of the data is what the data say.

use std::collections::BTreeSet;

use engine::Index;
use rossyia::*;

use crate::own;

fn named<I: Index>(id: &str) -> I {
    own().ids.named(id).unwrap_or_else(|| panic!("there is no {} {id}", I::KIND))
}

fn unit(id: &str) -> &'static Unit {
    own().unit(named(id)).unwrap_or_else(|| panic!("{id} is no unit"))
}

fn hq(id: &str) -> &'static Hq {
    &own().hqs[named::<HqIx>(id).index()]
}

#[test]
fn there_are_as_many_as_the_catalogue_counts() {
    let data = own();
    assert_eq!(data.units.len() + data.hqs.len(), 385, "counters");
    assert_eq!((data.units.len(), data.hqs.len()), (347, 38));
    assert_eq!(data.factions.iter().filter(|faction| faction.side.is_some()).count(), 15, "factions that fight");
    assert_eq!(data.factions.len(), 18, "with the three republics");
    assert_eq!(data.boxes.len(), 12, "VIII.D.1");
    assert_eq!(data.cities.len(), 131 + 8, "on the map and in boxes");
    assert_eq!(data.junction_owners.len(), 147);
    assert_eq!(data.bridges.len(), 16);
    assert_eq!(data.calendar.turns.len(), 35, "I.A.1");
    assert_eq!(data.politics.options.len(), 42);
    assert_eq!(data.politics.events.len(), 40);
    assert_eq!(data.scenarios.len(), 4);
    let clauses = &catalogue().clauses;
    assert_eq!(clauses.len(), 775);
    assert!(clauses.iter().map(|clause| clause.checks.len()).sum::<usize>() >= 1084, "a check is lost");
}

#[test]
fn sets_have_room_for_all() {
    let data = own();
    assert!(data.ids.count::<CounterIx>() <= 7 * 64 && data.map.grid.len() <= 79 * 64);
    assert!(data.cities.len() <= 3 * 64 && data.factions.len() <= 64);
}

#[test]
fn counters_are_units_then_headquarters() {
    let data = own();
    let stalin = named::<HqIx>("stalin");
    assert_eq!(data.counter_of(stalin), named::<CounterIx>("stalin"));
    assert_eq!(data.hq_of(data.counter_of(stalin)), Some(stalin));
    assert!(data.unit(data.counter_of(stalin)).is_none());
    assert_eq!(data.hq_of(named::<CounterIx>("b_18")), None);
}

#[test]
fn the_turn_track_runs_as_the_initiative_rule_says() {
    let turns = &own().calendar.turns;
    let names = [1, 3, 4, 14, 35].map(|n: usize| turns[n - 1].name.as_str());
    assert_eq!(names, ["November 18", "January-February 19", "March 19", "January-February 20", "December 21"]);
    assert!(turns[..3].iter().all(|turn| turn.initiative == Side::White), "II.B.1");
    for pair in turns[2..].windows(2) {
        assert_eq!(pair[1].initiative, pair[0].initiative.enemy(), "{}", pair[1].name);
    }
    let triple: Vec<usize> = own().calendar.white_series.turns.iter().map(|turn| turn.index()).collect();
    assert_eq!(triple, [0, 1, 2], "V.A");
}

#[test]
fn november_weather_is_mud_on_a_four_and_snow_on_a_five() {
    let calendar = &own().calendar;
    let results = calendar.weather.results(&calendar.turns[0]).expect("a row");
    assert_eq!((results[3], results[4]), (Weather::Mud, Weather::Snow), "EX.II.A");
    for turn in &calendar.turns {
        let results = calendar.weather.results(turn).expect("a row");
        assert!(results.is_sorted(), "low rolls are mild: {}", turn.name);
    }
}

#[test]
fn printed_values_of_headquarters_hold() {
    let values = |id| (hq(id).capacity, hq(id).bonus, hq(id).range);
    assert_eq!(values("antonov"), (6, 0, 6), "V.C.1");
    assert_eq!((hq("stalin").capacity, hq("stalin").range), (14, 6));
    assert_eq!([hq("koltchak").bonus, hq("denikine").bonus], [1, 1]);
    assert_eq!([hq("hetman").bonus, hq("blucher").bonus, hq("trotsky").bonus], [2, 2, 2]);
    assert_eq!(hq("trotsky").rides, Some(named("b_train_trotsky")));
    assert_eq!(hq("wrangel").enters, Entrance::Turn(named("1920-06")));
    assert_eq!(hq("tchoukatchevski").all_cavalry_from, Some(named("1920-01")), "VI.I.2");
    assert_eq!(hq("sikorski").stays_in, Some(named("poland_red")));
    let support: Vec<&str> = own().hqs.iter().filter(|hq| hq.role == Role::Support).map(|hq| hq.id.as_str()).collect();
    assert_eq!(support, ["trotsky"], "X.activation.4");
}

#[test]
fn the_red_trains_of_november_have_two_sides() {
    for (id, full, reduced, face) in [
        ("b_train_trotsky", [8, 7], [6, 6], [6, 6]),
        ("b_train_a", [5, 4], [3, 3], [5, 4]),
        ("b_train_b", [5, 4], [3, 3], [3, 3]),
    ] {
        let train = unit(id);
        assert_eq!((train.full, train.reduced, [train.combat, train.shock]), (Some(full), Some(reduced), face), "{id}");
    }
    let campaign = own().scenario("campaign").expect("the campaign");
    assert_eq!((campaign.train_levels.start, campaign.train_levels.maximum), (4, 6), "a full side counts 2");
}

#[test]
fn the_turkish_army_has_twice_eleven_units() {
    let turkey = named::<FactionIx>("turkey");
    assert_eq!(own().units.iter().filter(|unit| unit.faction == turkey).count(), 22);
    let collapse = &own().politics.events[named::<EventIx>("turkey_collapse").index()];
    assert_eq!(collapse.on[0].cause, Cause::Destroyed { faction: turkey, units: 11 });
}

#[test]
fn the_units_of_the_worked_examples_are_there() {
    let values = |id| (unit(id).combat, unit(id).shock, unit(id).steps, unit(id).mp);
    assert_eq!(values("b_ros"), (4, 0, 3, 6), "EX.17");
    assert_eq!(values("b_cav_ros"), (6, 2, 3, 6), "EX.17");
    assert_eq!(values("b_30"), (6, 0, 3, 6), "EX.18");
    assert_eq!(values("b_c01"), (7, 4, 3, 9), "EX.V.K");
    for id in ["s_guard1", "s_guard2", "v_guard"] {
        assert!(unit(id).is(Flag::Engineer), "{id}");
    }
}

#[test]
fn pools_hold_what_the_counters_say() {
    let campaign = own().scenario("campaign").expect("the campaign");
    for (pool, list) in [(Pool::Infantry, &campaign.infantry_pool), (Pool::Cavalry, &campaign.cavalry_pool)] {
        let listed: BTreeSet<&str> = list.iter().map(|&counter| own().ids.id(counter)).collect();
        let marked: BTreeSet<&str> =
            own().units.iter().filter(|unit| unit.pool == Some(pool)).map(|unit| unit.id.as_str()).collect();
        assert_eq!(listed, marked, "{pool:?}");
    }
}

#[test]
fn the_campaign_begins_with_the_options_that_they_say() {
    let campaign = own().scenario("campaign").expect("the campaign");
    for option in own().ids.all::<OptionIx>() {
        let entry = &own().politics.options[option.index()];
        let pool = if entry.side == Side::White { &campaign.pools.white } else { &campaign.pools.bolshevik };
        assert_eq!(pool.get(&option).copied().unwrap_or(0), entry.start, "{}", entry.id);
    }
}

#[test]
fn every_verb_is_used_and_there_are_thirty_two() {
    let verb = |step: &Step| {
        let told = format!("{:?}", step.effect);
        told.split(['(', ' ', '{']).next().unwrap_or_default().to_owned()
    };
    let verbs: BTreeSet<String> = own().politics.steps().map(verb).collect();
    assert_eq!(verbs.len(), 32, "{verbs:?}");
}

#[test]
fn the_political_table_is_symmetric_about_the_middle() {
    let levels = &own().politics.levels;
    assert_eq!((levels[0].grade, levels[8].grade), (Some(VictoryGrade::Total), Some(VictoryGrade::Total)), "VIII.S.1");
    for (low, high) in levels.iter().zip(levels.iter().rev()) {
        assert_eq!((low.low, low.high, low.bolshevik), (100 - high.high, 100 - high.low, high.white));
    }
    let drift = own().politics.drift;
    assert_eq!((drift.from, drift.np), (named("1919-04"), -1), "III.A.7");
}

#[test]
fn printed_entries_of_the_political_scale_hold() {
    let np = |id: &str| own().politics.entry(named(id)).np;
    assert_eq!(np("poland_enters"), Some(4));
    assert_eq!(np("finland_enters"), Some(2));
    assert_eq!(np("treaty_of_riga"), Some(10));
    assert_eq!(np("poland_beaten_all_cities_taken"), Some(-10));
    assert_eq!(own().politics.entry(named("treaty_of_riga")).per_red_polish_city, Some(1));
    assert_eq!(own().politics.entry(named("czech_withdrawal_delay_turns")).np_by_turns, Some(vec![-1, -2, -3]));
}

#[test]
fn printed_cells_of_the_combat_tables_hold() {
    let table = &own().tables.crt.major_city;
    let cell = |odds: Odds, total: usize| {
        let column = table.columns.iter().position(|column| *column == odds).expect("a column");
        table.rows[total][column]
    };
    let result = |attacker, defender, zone| CrtCell { attacker, defender, zone };
    assert_eq!(cell(Odds::ThreeToTwo, 5), result(2, 1, CrtZone::White), "EX.13");
    assert_eq!(cell(Odds::Two, 8), result(2, 2, CrtZone::Higher));
    let losses = |odds, total| (cell(odds, total).attacker, cell(odds, total).defender);
    assert_eq!([losses(Odds::Three, 3), losses(Odds::Three, 7), losses(Odds::Three, 8)], [(2, 1), (2, 2), (2, 2)]);
    assert_eq!(own().tables.crt.clear.columns[0], Odds::OneToTwo);
    assert_eq!(table.columns[0], Odds::ThreeToTwo);
    for terrain in Terrain::LAND {
        assert!(own().tables.crt.on(terrain).is_some(), "{terrain:?}");
    }
}

#[test]
fn better_totals_and_odds_never_hurt_the_attacker() {
    let crt = &own().tables.crt;
    let worth = |cell: &CrtCell| (cell.zone as u8, cell.defender, 9 - cell.attacker);
    for table in [&crt.clear, &crt.rough, &crt.major_city] {
        for row in &table.rows {
            assert!(row.windows(2).all(|pair| worth(&pair[0]).0 <= worth(&pair[1]).0), "{row:?}");
            assert!(row.windows(2).all(|pair| pair[0].attacker >= pair[1].attacker), "{row:?}");
        }
        for pair in table.rows.windows(2) {
            let better = pair[0].iter().zip(&pair[1]);
            assert!(better.into_iter().all(|(low, high)| worth(low).0 <= worth(high).0), "{pair:?}");
        }
    }
}

#[test]
fn printed_numbers_of_the_tables_hold() {
    let tables = &own().tables;
    assert_eq!(tables.armt.gained(Weather::Snow, ArmtColumn::TwoOrMore, 8), 2, "V.F");
    assert_eq!((tables.armt.gained(Weather::Clear, ArmtColumn::Zero, -2), tables.armt.maximum), (1, 5));
    assert_eq!(tables.armt.gained(Weather::Clear, ArmtColumn::Zero, 30), 3, "above 11 counts as 11");
    assert_eq!(tables.attrition.losses(6), 2);
    assert_eq!((tables.attrition.losses(1), tables.attrition.losses(12)), (0, 3));
    assert_eq!((tables.stacking.normal, tables.stacking.rail_hex, tables.stacking.mountain), (6, 8, 4), "VI.A");
    assert_eq!((tables.supply.isolation_line, tables.supply.redoubt.within), (10, 8));
    assert_eq!(tables.coordination.never.len(), 4, "V.B.9");
    assert_eq!(tables.armt_spending.spent.map(|spent| spent.modifier), [-1, 0, 1, 2], "V.I");
    let white: Vec<u8> = tables.naval.white.iter().map(|pool| pool.points).collect();
    assert_eq!(white, [10, 16, 0], "VI.H: the Caspian by an option");
}

#[test]
fn cities_have_the_values_that_the_rules_print() {
    let city = |id: &str| &own().cities[named::<CityIx>(id).index()];
    assert_eq!((city("kiev").pr, city("kiev").pr_by_faction[&named::<FactionIx>("ukrainian")]), (1, 2));
    assert_eq!((city("lemberg").rail, city("lemberg").pr), (3, 1));
    assert_eq!([city("kars_city").pr, city("tiflis").pr], [1, 1], "N.armenia, N.georgia");
    for major in ["tsaritzin", "rostov", "kazan"] {
        assert_eq!(city(major).size, CitySize::Major, "{major}");
    }
    assert_eq!(own().cities.iter().filter(|city| city.size == CitySize::Major).count(), 28 + 3);
    assert_eq!(city("warsaw").rail_only_for, [named::<FactionIx>("poland")]);
    for id in ["perm", "nijni_novgorod"] {
        assert!(city(id).rail + city(id).pr > 0, "{id}");
    }
}

#[test]
fn the_campaign_is_held_as_in_november_18() {
    let campaign = own().scenario("campaign").expect("the campaign");
    for city in own().ids.all::<CityIx>() {
        assert_eq!(campaign.holder(city), Some(own().cities[city.index()].owner), "{}", own().ids.id(city));
    }
    for red in ["archangelsk_city", "rostov", "perm", "kazan", "kotlas", "viatka", "kichinev"] {
        assert_eq!(campaign.holder(named(red)), Some(named("bolshevik")), "{red}");
    }
    let held = own().rail_holders(campaign).unwrap_or_else(|reason| panic!("{reason}"));
    assert_eq!(held.iter().flatten().count(), 996, "every rail hex has a holder");
    for bridge in &own().bridges {
        let (a, b) = own().map.grid.side_hexes(bridge.side);
        let ends = [Some(a), b].map(|hex| hex.and_then(|hex| held[hex.index()]));
        let owner = if ends[0] == ends[1] { ends[0] } else { None };
        assert_eq!(owner, bridge.owner, "{}", bridge.id);
    }
}

#[test]
fn scenarios_last_as_many_turns_as_they_say() {
    let turns: Vec<(&str, usize)> =
        own().scenarios.iter().map(|scenario| (scenario.id.as_str(), scenario.turns())).collect();
    assert_eq!(
        turns,
        [("campaign", 35), ("ice_and_steppe", 6), ("flight_to_the_volga", 5), ("miracle_on_the_vistula", 6)]
    );
}

#[test]
fn stacks_of_the_set_up_fit_their_hexes() {
    let data = own();
    for scenario in &data.scenarios {
        for stack in &scenario.setup {
            let Whereabouts::Hex(hex) = data.ids.whereabouts(stack.at) else { continue };
            let steps: u8 = stack
                .units
                .iter()
                .filter_map(|&unit| data.unit(unit))
                .filter(|unit| !matches!(unit.arm, Arm::ArmoredTrain | Arm::Air))
                .map(|unit| unit.steps)
                .sum();
            let stacking = data.tables.stacking;
            let mountain = data.ground.terrain[hex.index()] == Terrain::Mountain;
            let most = match (mountain, data.ground.rail.contains(hex)) {
                (true, _) => stacking.mountain,
                (false, true) => stacking.rail_hex,
                (false, false) => stacking.normal,
            };
            let number = data.map.grid.number(hex);
            assert!(steps <= most, "{}: {steps} steps at {number}, where {most} fit", scenario.id);
            assert!(!data.ground.terrain[hex.index()].is_water(), "{}: {number}", scenario.id);
        }
    }
}

#[test]
fn the_edges_of_a_part_of_the_map_are_rail_hexes_on_its_rim() {
    for scenario in &own().scenarios {
        let Some(area) = scenario.area else { continue };
        for &hex in scenario.edge_hexes.values().flatten() {
            let (row, column) = own().map.grid.row_column(hex);
            let rim = area.rows.contains(&row) || area.columns.contains(&column);
            assert!(rim && own().ground.rail.contains(hex), "{}: {}", scenario.id, own().map.grid.number(hex));
        }
    }
}

#[test]
fn every_faction_that_fights_has_a_livery() {
    let looks = &own().looks;
    let mut bodies = BTreeSet::new();
    for faction in own().factions.iter().filter(|faction| faction.side.is_some()) {
        let livery = looks.livery(&faction.id);
        assert_ne!(livery, Default::default(), "{}", faction.id);
        assert_eq!(livery.is_dark(), faction.side == Some(Side::Bolshevik), "{}: the Reds are dark", faction.id);
        assert!(bodies.insert(livery.body.0), "{}", faction.id);
    }
    for arm in Arm::ALL {
        let id = serde_json::to_value(arm).expect("a word");
        assert!(!looks.figure(id.as_str().unwrap_or_default()).is_empty(), "{arm:?}");
    }
}

/// What is no play: paper, positions from a real table and what stands beside the board may cite anything.
const BESIDE_PLAY: [&str; 4] = ["printed", "position", "panels.rs", "winning.rs"];

/// The sources of the rules in play.
fn sources(folder: &std::path::Path, found: &mut String) {
    for entry in std::fs::read_dir(folder).expect("a folder of the crate") {
        let path = entry.expect("an entry").path();
        match path.is_dir() {
            true => sources(&path, found),
            false if !BESIDE_PLAY.iter().any(|part| path.to_string_lossy().contains(part)) => {
                *found += &std::fs::read_to_string(path).expect("a file of the crate");
            }
            false => {}
        }
    }
}

#[test]
fn clauses_without_a_moment_in_play_are_cited_by_nothing() {
    let mut text = String::new();
    sources(&std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut text);
    let unplayed: Vec<(&str, &str)> = rossyia::catalogue().unplayed().collect();
    assert!(unplayed.len() > 100, "{}", unplayed.len());
    for (id, reason) in unplayed {
        assert!(!text.contains(&format!("\"{id}\"")), "{id} is marked as unplayed ({reason}), yet something cites it");
    }
}
