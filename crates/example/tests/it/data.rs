//! Data files that are wrong are refused with file, line and reason.

use example::EmtsaLine;
use expect_test::{Expect, expect};

const LINE: &str = include_str!("../../data/line.toml");
const SCENARIOS: &str = include_str!("../../data/scenarios.toml");

fn refused(line: &str, scenarios: &str, expected: Expect) {
    let fault = EmtsaLine::with_data(line, scenarios).err().expect("it is wrong");
    expected.assert_eq(&fault.to_string());
}

#[test]
fn malformed_toml_is_located() {
    refused(
        &LINE.replacen("worth = 1", "worth = ", 1),
        SCENARIOS,
        expect!["line.toml:18:9: string values must be quoted, expected literal string"],
    );
}

#[test]
fn an_unknown_field_is_located() {
    refused(
        &LINE.replacen("worth = 1", "worth = 1\nvalue = 3", 1),
        SCENARIOS,
        expect!["line.toml:19:1: unknown field `value`, expected one of `id`, `name`, `worth`"],
    );
}

#[test]
fn an_unknown_station_is_located() {
    refused(
        &LINE.replacen(r#"["bridge", "kodish"]"#, r#"["bridge", "kodysh"]"#, 1),
        SCENARIOS,
        expect![[r#"line.toml:61:22: there is no station "kodysh""#]],
    );
    refused(
        LINE,
        &SCENARIOS.replacen(r#""avda""#, r#""adva""#, 1),
        expect![[r#"scenarios.toml:9:55: autumn: there is no station "adva""#]],
    );
}

#[test]
fn an_unknown_faction_is_located() {
    refused(
        &LINE.replacen(r#"faction = "whites""#, r#"faction = "white""#, 1),
        SCENARIOS,
        expect![[r#"line.toml:111:11: archangel: there is no faction "white""#]],
    );
}

#[test]
fn what_is_listed_twice_is_located() {
    refused(
        &LINE.replacen(r#"id = "scots""#, r#"id = "train""#, 1),
        SCENARIOS,
        expect![[r#"line.toml:96:6: "train" is listed twice"#]],
    );
}

#[test]
fn impossible_scenarios_are_refused() {
    refused(
        LINE,
        &SCENARIOS.replacen("hand = 6", "hand = 7", 1),
        expect!["scenarios.toml:4:6: autumn: three hands of 7 need 21 cards, but the deck has 20"],
    );
    refused(
        LINE,
        &SCENARIOS.replacen("turns = 2", "turns = 0", 1),
        expect!["scenarios.toml:12:6: raid: a game lasts at least one turn"],
    );
    let empty = SCENARIOS.replacen(r#"154 = "sheleksa", horse = "kodish", "#, "", 1);
    refused(LINE, &empty, expect!["scenarios.toml:12:6: raid: a side has no counters and has lost already (7.3)"]);
    let crowded = SCENARIOS.replacen(r#"partisans = "kodish""#, r#"partisans = "avda""#, 1);
    let game = EmtsaLine::with_data(LINE, &crowded).expect("only the set-up shows it");
    let setup = engine::Game::title(&game).default_setup();
    let game = std::sync::Arc::new(game);
    let begun = engine::Journal::new(game, setup, engine::Seed::from_number(1), engine::Rolling::Seeded);
    expect!["emtsa: autumn: enemies share avda"].assert_eq(&begun.err().expect("enemies share Avda").to_string());
}

#[test]
fn unknown_scenarios_and_options_are_refused_with_the_known_ones() {
    let game = EmtsaLine::new().expect("sound");
    let title = engine::Game::title(&game);
    let fault = title.setup(Some("winter"), []).expect_err("unknown");
    expect![[r#"
        emtsa: there is no scenario "winter"
          Scenarios: autumn, raid"#]]
    .assert_eq(&fault.to_string());
    let fault = title.setup(None, [("fog", "on")]).expect_err("unknown");
    expect![[r#"
        emtsa: there is no option "fog"
          Options: mines, greens"#]]
    .assert_eq(&fault.to_string());
    let fault = title.setup(None, [("mines", "maybe")]).expect_err("unknown");
    expect![[r#"
        emtsa: option mines cannot be "maybe"
          It can be: on, off"#]]
    .assert_eq(&fault.to_string());
}

#[test]
fn ids_are_single_words_of_a_record() {
    use engine::Game;
    let title = crate::game().title().clone();
    assert_eq!(title.faulty_id(), None);
    for wrong in ["two words", "a:b", ""] {
        let mut changed = title.clone();
        changed.options[0].id = wrong.to_owned();
        assert_eq!(changed.faulty_id(), Some(wrong), "an option");
        let mut changed = title.clone();
        changed.seats[2].id = wrong.to_owned();
        assert_eq!(changed.faulty_id(), Some(wrong), "a seat");
        let mut changed = title.clone();
        changed.scenarios[1].id = wrong.to_owned();
        assert_eq!(changed.faulty_id(), Some(wrong), "a scenario");
    }
}
