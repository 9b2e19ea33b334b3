//! The counters and scenarios: what they must hold, and what is refused.

use elope::{Arm, Counters, Files, Scenarios, Side, Tables, WeatherOf};
use expect_test::{Expect, expect};

#[test]
fn there_are_260_counters_and_two_of_them_are_only_implied() {
    let counters = crate::own().counters();
    assert_eq!(counters.len(), 260);
    let implied = counters.iter().filter(|(_, counter)| counter.identity == elope::Identity::Implied);
    assert_eq!(implied.map(|(_, counter)| counter.id.as_str()).collect::<Vec<_>>(), ["sb_co", "al_nieuport"]);
    let red = counters.iter().filter(|(_, counter)| counter.side == Side::Red).count();
    assert_eq!(red, 70);
}

#[test]
fn counters_have_the_values_of_the_data() {
    let counters = crate::own().counters();
    let get = |id: &str| counters.get(counters.find(id).expect("it is in the mix"));
    let company = get("us_339_a");
    assert_eq!((company.combat, company.reduced, company.steps(), company.ma), (3, Some(2), 2, Some(12)));
    let hq = get("us_339_hq");
    assert_eq!((hq.arm, hq.command_points, hq.command_radius), (Arm::Hq, Some(2), Some(6)));
    assert!(get("al_steamer_1").is_vessel() && !company.is_vessel());
}

#[test]
fn three_scenarios_bring_every_counter_once_or_never() {
    let scenarios = crate::own().scenarios();
    let ids: Vec<&str> = scenarios.iter().map(|scenario| scenario.id.as_str()).collect();
    assert_eq!(ids, ["historical", "non_historical", "original"]);
    for scenario in scenarios.iter() {
        let weather: Vec<WeatherOf> = scenario.turn.iter().map(|turn| turn.weather).collect();
        use WeatherOf::{Dry, Roll, Snow, Thaw};
        let expected = [Dry, Dry, Roll, Snow, Snow, Snow, Snow, Snow, Thaw, Dry, Dry, Dry, Dry, Dry, Dry];
        assert_eq!(weather, expected, "{}", scenario.id);
    }
    assert!(scenarios.find("historical").is_some_and(|scenario| scenario.shortened_turns.is_none()));
}

#[test]
fn places_are_worth_what_the_list_says() {
    let victory = &crate::own().tables().victory;
    let worth = |place: &str| victory.places.iter().find(|value| value.place == place).map(|value| value.vp);
    assert_eq!((worth("plesetskaya"), worth("kotlas"), worth("ust_padenga")), (Some(25), Some(30), Some(3)));
    assert_eq!((victory.each_town, worth("archangel")), (1, None));
}

#[test]
fn every_clause_of_the_catalogue_is_there() {
    let catalogue = elope::catalogue();
    assert_eq!(catalogue.clauses.len(), 424);
    assert!(catalogue.clause("15.8.b").is_some_and(|clause| clause.title.contains("aground")));
}

fn counters_refused(from: &str, to: &str, expected: Expect) {
    let text = Files::own().counters.replacen(from, to, 1);
    assert_ne!(text, Files::own().counters, "nothing was changed");
    expected.assert_eq(&Counters::read(&text, "counters.toml").expect_err("it is wrong").to_string());
}

#[test]
fn counters_that_cannot_be_are_located() {
    counters_refused("reduced = 2", "reduced = 3", expect!["counters.toml:76:1: us_339_a: half of 3 is 2, not 3"]);
    counters_refused(
        "parent = \"us_339_hq\"",
        "parent = \"us_339_hx\"",
        expect![[r#"counters.toml:56:1: us_339_1_hq: there is no counter "us_339_hx""#]],
    );
    counters_refused(
        "parent = \"us_339_1_hq\"",
        "parent = \"us_339_a\"",
        expect!["counters.toml:76:1: us_339_a: us_339_a is not an HQ of its side"],
    );
    counters_refused(
        "id = \"us_339_b\"",
        "id = \"us_339_a\"",
        expect!["counters.toml:93:1: us_339_a: it is listed twice"],
    );
    counters_refused(
        "command_radius = 6\n",
        "",
        expect!["counters.toml:37:1: us_339_hq: an HQ, and nothing else, has command points and a radius"],
    );
    counters_refused(
        "type = \"infantry\"",
        "type = \"infantery\"",
        expect![
            "counters.toml:80:8: unknown variant `infantery`, expected one of `infantry`, `cavalry`, `ski`, `mg`, `artillery`, `mortar`, `engineer`, `hq`, `tank`, `armored_train`, `depot`, `aircraft`, `balloon`, `gunboat`, `monitor`, `minesweeper`, `steamer`, `carrier`, `barge`, `depot_ship`"
        ],
    );
    counters_refused("tc = 4", "tc = 7", expect!["counters.toml:37:1: us_339_hq: troop competence is 1 to 6"]);
}

fn scenarios_refused(from: &str, to: &str, expected: Expect) {
    let text = Files::own().scenarios.replacen(from, to, 1);
    assert_ne!(text, Files::own().scenarios, "nothing was changed");
    let fault =
        Scenarios::read(&text, "scenarios.toml", crate::own().counters(), crate::own().map()).expect_err("it is wrong");
    expected.assert_eq(&fault.to_string());
}

#[test]
fn scenarios_that_cannot_be_are_located() {
    scenarios_refused(
        "\"red_83_1\", ",
        "",
        expect!["scenarios.toml:10:1: historical: red_83_1 neither comes nor is out of play"],
    );
    scenarios_refused(
        "\"red_83_1\"",
        "\"red_83_1\", \"red_83_2\"",
        expect!["scenarios.toml:28:88: historical: red_83_2 comes 2 times"],
    );
    scenarios_refused(
        "\"red_83_1\"",
        "\"red_83_9\"",
        expect![[r#"scenarios.toml:28:76: historical: there is no counter "red_83_9""#]],
    );
    scenarios_refused(
        "\"red_83_1\"",
        "\"us_339_a\"",
        expect!["scenarios.toml:28:76: historical: us_339_a is on the other side"],
    );
    scenarios_refused(
        "place = \"kodish\"",
        "place = \"kodysh\"",
        expect![[r#"scenarios.toml:28:43: historical: there is no place "kodysh""#]],
    );
    scenarios_refused(
        "hex = \"3112\"",
        "hex = \"3113\"",
        expect!["scenarios.toml:28:43: historical: kodish is at 3112 on the map"],
    );
    scenarios_refused(
        "distance = 10, ",
        "",
        expect![[r#"scenarios.toml:32:43: historical: a distance goes with placement "within""#]],
    );
    scenarios_refused(
        "\"sb_co\", ",
        "\"sb_co\", \"red_83_1\", ",
        expect!["scenarios.toml:16:27: historical: red_83_1 is out of play and yet comes"],
    );
    scenarios_refused(
        "turns = 15",
        "turns = 14",
        expect!["scenarios.toml:10:1: historical: 14 turns are announced, 15 are listed"],
    );
    scenarios_refused(
        "number = 2",
        "number = 3",
        expect!["scenarios.toml:10:1: historical: turn 3 stands where turn 2 is due"],
    );
    scenarios_refused(
        "weather = \"dry\"",
        "weather = \"fine\"",
        expect!["scenarios.toml:22:11: unknown variant `fine`, expected one of `dry`, `thaw`, `snow`, `roll`"],
    );
}

#[test]
fn a_value_for_a_place_that_is_not_there_is_located() {
    let text = Files::own().tables.replacen("place = \"toulgas\"", "place = \"toulgass\"", 1);
    let fault = Tables::read(&text, "tables.toml", crate::own().map()).expect_err("no such place");
    expect![[r#"tables.toml:397:5: there is no place "toulgass" on the map"#]].assert_eq(&fault.to_string());
}

/// All Rust files below a folder.
fn sources(folder: &std::path::Path, found: &mut Vec<std::path::PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("a folder of the crate") {
        let path = entry.expect("an entry").path();
        match path.is_dir() {
            true => sources(&path, found),
            false => found.extend(Some(path).filter(|path| path.extension().is_some_and(|ending| ending == "rs"))),
        }
    }
}

#[test]
fn clauses_without_a_moment_in_play_are_cited_by_nothing() {
    let mut files = Vec::new();
    sources(&std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut files);
    let mut text = Files::own().tables + &Files::own().scenarios;
    // What is printed on paper may cite anything.
    for file in files.iter().filter(|file| !file.to_string_lossy().contains("printed")) {
        text += &std::fs::read_to_string(file).expect("a file of the crate");
    }
    let unplayed: Vec<(&str, &str)> = elope::catalogue().unplayed().collect();
    assert!(files.len() > 50 && !unplayed.is_empty());
    for (id, reason) in unplayed {
        assert!(!text.contains(&format!("\"{id}\"")), "{id} is marked as unplayed ({reason}), yet something cites it");
    }
}
