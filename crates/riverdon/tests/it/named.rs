//! Everything has a name in every language.

use riverdon::{DICTIONARIES, UnitIx};
use words::Dictionary;

use crate::own;

#[test]
fn every_name_is_known_in_every_language() {
    for (language, text) in DICTIONARIES {
        let dictionary = Dictionary::read(text, language).expect("our own dictionary");
        let missing: Vec<&str> =
            own().names().map(|(_, name)| name).filter(|name| dictionary.find(name).is_none()).collect();
        assert!(missing.is_empty(), "{language}: no name for {missing:#?}");
    }
}

#[test]
fn no_name_stays_in_latin_letters_where_others_are_used() {
    for (language, text) in DICTIONARIES.iter().filter(|(language, _)| ["ja", "ru"].contains(language)) {
        let dictionary = Dictionary::read(text, language).expect("our own dictionary");
        for (_, name) in own().names() {
            let there = dictionary.name(name);
            assert!(!there.chars().any(|letter| letter.is_ascii_alphabetic()), "{language}: {name} is {there}");
        }
    }
}

#[test]
fn ids_with_two_meanings_have_two_names() {
    let data = own();
    let name = |id: &str| data.name_in(id, &str::to_owned);
    assert_eq!((name("naval"), name("group_naval")), ("Naval landing party".to_owned(), "Naval".to_owned()));
    assert_eq!(name("T9"), "T9 Krutoi Povorot");
    assert_eq!(name("16"), "16");
    let mut ids: Vec<String> = data.names().map(|(id, _)| id).collect();
    let all = ids.len();
    ids.sort_unstable();
    ids.dedup();
    let shared = all - ids.len();
    assert_eq!(shared, 0, "ids: {}", data.ids.count::<UnitIx>());
    assert_eq!(name("ground_steppe"), "steppe", "the scenario has the other name");
}
