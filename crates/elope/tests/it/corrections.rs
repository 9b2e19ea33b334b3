//! An owner's corrections: games with different data, side by side, and what is refused.

use std::sync::Arc;

use elope::Elope;
use engine::journal::SavedGame;
use engine::{Chance, Game, Journal, Rolling, Seat, Seed};

const STRONGER: &str =
    "game = \"elope\"\n\n[counters.unit.us_339_a]\ncombat = 5\nreduced = 3\nma = 9\n\n[map.hex]\n3112 = \"hill\"\n";

fn corrected(text: &str) -> Result<Elope, String> {
    Elope::corrected(text, "mine.toml").map_err(|fault| fault.to_string())
}

/// A game begun, with some random orders played.
fn played(game: Elope, orders: usize) -> Journal<Elope> {
    let setup = game.title().default_setup();
    let (mut journal, _) =
        Journal::new(Arc::new(game), setup, Seed::from_number(7), Rolling::Seeded).expect("a sound scenario");
    let mut chance = Chance::new(7);
    for _ in 0..orders {
        let seat = engine::awaited(journal.game(), journal.state()).next().expect("somebody is asked");
        let order = journal.game().sample(journal.state(), seat, &mut chance).expect("whoever is asked has an order");
        let text = engine::notation::print(journal.game().title().verbs, &journal.game().draft(&order));
        journal.order(seat, &text).expect("a sample is legal");
    }
    journal
}

#[test]
fn two_games_with_different_data_are_played_side_by_side() {
    let (own, other) = (Elope::new(), corrected(STRONGER).expect("it fits"));
    assert_ne!(own.rules(), other.rules(), "other data, other rules");
    let company = |game: &Elope| {
        let unit = game.counters().find("us_339_a").expect("it is in the mix");
        (game.counters().get(unit).combat, game.counters().get(unit).ma)
    };
    assert_eq!((company(&own), company(&other)), ((3, Some(12)), (5, Some(9))));
    // Interleaved, so that nothing that is kept of one board is used for the other.
    let (mut first, mut second) = (Vec::new(), Vec::new());
    for orders in [100, 800] {
        first.push(played(Elope::new(), orders).digest());
        second.push(played(corrected(STRONGER).expect("it fits"), orders).digest());
    }
    assert_eq!(played(Elope::new(), 800).digest(), first[1]);
    assert_eq!(played(corrected(STRONGER).expect("it fits"), 800).digest(), second[1]);
    assert_ne!(first[1], second[1]);
}

#[test]
fn a_record_carries_its_data() {
    let journal = played(corrected(STRONGER).expect("it fits"), 30);
    let record = journal.record();
    let saved = SavedGame::read(&record, "the record").expect("it is whole");
    let text = saved.header.corrections.clone().expect("it has its data");
    let again = Journal::open(Arc::new(corrected(&text).expect("it fits")), saved).expect("it opens");
    assert!(again.notices.is_empty(), "{:?}", again.notices);
    assert_eq!(again.journal.record(), record);
    // Somebody who has not the data is told that the rules are others.
    let saved = SavedGame::read(&record, "the record").expect("it is whole");
    let opened = Journal::open(Arc::new(Elope::new()), saved).expect("its last position is understood");
    assert!(!opened.notices.is_empty());
}

#[test]
fn what_cannot_be_is_refused_in_words_of_the_corrections() {
    for (text, reason) in [
        ("game = 'emtsa'", "mine.toml: it corrects \"emtsa\", not \"elope\""),
        ("game = 'elope'\n[map.hex]\n9999 = 'hill'", "there is no hex \"9999\""),
        ("game = 'elope'\n[map.hex]\n3112 = 'swamp'", "there is no ground \"swamp\" for 3112"),
        ("game = 'elope'\n[map]\nhex = 3", "map.hex is a table of words"),
        ("game = 'elope'\n[counters.unit.us_339_a]\ncombat = 'strong'", "invalid type"),
        ("game = 'elope'\n[counters.unit.us_339_a]\nmorale = 3", "unknown field"),
        ("game = 'elope'\n[counters.unit.us_339_a]\ncombat = 5", "us_339_a: half of 5 is 3, not 2"),
        ("game = 'elope'\n[counters.unit.us_339_z]\ncombat = 3", "there is no \"us_339_z\" in counters.unit"),
    ] {
        let refused = corrected(text).err().unwrap_or_else(|| panic!("{text} is accepted"));
        assert!(refused.starts_with("mine.toml") && refused.contains(reason), "{text}: {refused}");
    }
}

/// Every number of the counters and tables, by its path.
fn numbers(value: &serde_json::Value, path: &str, found: &mut Vec<String>) {
    match value {
        serde_json::Value::Number(_) => found.push(path.to_owned()),
        serde_json::Value::Object(table) => {
            table.iter().for_each(|(key, value)| numbers(value, &format!("{path}.{key}"), found));
        }
        serde_json::Value::Array(list) => {
            for value in list {
                if let Some(id) = value.get("id").and_then(serde_json::Value::as_str) {
                    numbers(value, &format!("{path}.{id}"), found);
                }
            }
        }
        _ => {}
    }
}

#[test]
fn no_number_makes_it_panic() {
    let files = elope::Files::own();
    let mut paths = Vec::new();
    for (file, text) in [("counters", &files.counters), ("tables", &files.tables), ("map", &files.map)] {
        let data: serde_json::Value = engine::data::from_toml(text, file).expect("it is TOML");
        numbers(&data, file, &mut paths);
    }
    let mut chance = Chance::new(1);
    let (mut taken, mut refused) = (0, 0);
    for _ in 0..60 {
        let path = chance.pick(&paths).expect("there are numbers");
        let (table, key) = path.rsplit_once('.').expect("it has a file");
        for number in [0_i64, 255, -1] {
            match corrected(&format!("game = \"elope\"\n[{table}]\n{key} = {number}")) {
                Ok(game) => {
                    taken += 1;
                    assert_eq!(played(game, 3).entries().len(), 3, "{path} = {number}");
                }
                Err(_) => refused += 1,
            }
        }
    }
    assert!(taken > 30 && refused > 30, "{taken} taken, {refused} refused");
}

#[test]
fn seats_are_asked_as_ever() {
    let journal = played(corrected(STRONGER).expect("it fits"), 0);
    assert!(engine::awaited(journal.game(), journal.state()).eq([Seat(1)]), "Red sets up first (23.1.T1.a)");
}
