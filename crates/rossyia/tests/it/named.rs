//! Everything has a name, and every option and event says what it does, in every language.

use std::collections::BTreeSet;

use engine::{Game, Spelled, Word};
use rossyia::{DICTIONARIES, Data, EventIx, Files, MESSAGES, OptionIx, Side};
use words::{Dictionary, Words};

use super::own;

fn dictionary(language: &str, text: &str) -> Dictionary {
    Dictionary::read(text, language).expect("our own dictionary")
}

/// All names that people see: of ids, of hexes and bridges, what is printed over and beside the map, and the title page.
fn names(data: &Data) -> BTreeSet<String> {
    let ids = data.named_ids();
    let named = ids.iter().filter(|id| data.map.grid.parse(id).is_none()).map(|id| data.name_of(id));
    let regions = data.overprint.regions.iter().map(|region| region.name.clone());
    let boxes = data.overprint.boxes.iter().flat_map(|one| [one.name.clone(), one.note.clone()]);
    let lines = data.politics.event_tables.white.iter().chain(&data.politics.event_tables.bolshevik);
    let outlines = data.map.outlines.iter().map(|outline| outline.name.clone());
    let all = named.chain(regions).chain(boxes).chain(lines.map(|line| line.name.clone())).chain(outlines);
    let title = crate::rules::game().title();
    let scenarios = title.scenarios.iter().flat_map(|one| [one.name.clone(), one.about.clone()]);
    let chosen = scenarios.chain(title.options.iter().map(|option| option.name.clone())).chain([title.about.clone()]);
    let all = all.chain(chosen.collect::<Vec<_>>());
    all.chain([data.map.title.clone()]).filter(|name| !name.is_empty()).collect()
}

#[test]
fn every_name_is_known_in_every_language() {
    let names = names(own());
    assert!(names.len() > 800, "only {} names", names.len());
    for (language, text) in DICTIONARIES {
        let dictionary = dictionary(language, text);
        let missing: Vec<_> = names.iter().filter(|name| dictionary.find(name).is_none()).collect();
        assert!(missing.is_empty(), "{language}: no name for {missing:#?}");
    }
}

#[test]
fn no_part_of_a_name_stays_in_latin_letters_where_others_are_used() {
    let numerals = |word: &str| word.chars().all(|letter| letter == 'I') || ["A", "B"].contains(&word);
    for (language, text) in DICTIONARIES.iter().filter(|(language, _)| ["ja", "ru"].contains(language)) {
        let dictionary = dictionary(language, text);
        for name in names(own()) {
            let there = dictionary.name(&name);
            let mut latin = there.split(|c: char| !c.is_ascii_alphabetic()).filter(|word| !word.is_empty());
            assert!(latin.all(numerals), "{language}: {name} is {there}");
        }
    }
}

#[test]
fn a_name_is_made_of_its_parts() {
    let data = own();
    let say = |language: &str, id: &str| {
        let (_, text) = DICTIONARIES.iter().find(|(of, _)| *of == language).expect("a dictionary");
        data.name_in(id, &|name| dictionary(language, text).name(name))
    };
    assert_eq!(data.name_of("tsaritzin"), "Tsaritsyn");
    assert_eq!(say("fr", "tsaritzin"), "Tsaritzin");
    assert_eq!(say("ru", "b_18"), "18-я стрелковая");
    assert_eq!(say("fr", "b_16"), "16e de fusiliers (Kikvidzé)");
    assert_eq!(say("ja", "3224"), "3224 モスクワ");
    assert_eq!(say("ru", "3224/NE"), "3224/NE Москва");
    assert_eq!(say("fr", "nicolas"), "Moscou - Petrograd");
    assert_eq!(say("ru", "volga_kazan"), "Мост (Казань)");
    assert_eq!(say("ja", "1919-03"), "1919年3月");
    assert_eq!(say("fr", "w_occident_soutien"), "Occident Soutien");
    assert_eq!(say("ru", "koltchak"), "Колчак");
    assert_eq!(say("ru", "white"), "Белые");
    assert_eq!(say("fr", "0101"), "0101", "a hex without a name is its number");
}

#[test]
fn things_that_share_an_id_share_a_name_or_are_never_mixed_up() {
    let data = own();
    let mut shared: Vec<(&str, &str)> = data.names().filter(|(id, name)| data.name_of(id) != *name).collect();
    shared.sort_unstable();
    // A city is meant before the talks held there, a faction before its sea and its country.
    let railways = data.map.routes.iter().map(|line| line.id.as_str()).collect::<BTreeSet<_>>();
    let rivers = data.map.rivers.iter().map(|river| river.id.as_str()).collect::<BTreeSet<_>>();
    let seas = data.seas.iter().map(|sea| sea.id.as_str()).collect::<BTreeSet<_>>();
    shared.retain(|(id, _)| !railways.contains(id) && !rivers.contains(id) && !seas.contains(id));
    assert_eq!(shared, [("riga", "Talks at Riga")]);
}

/// Every option, event and line of the event tables, and what it does.
fn cards(data: &Data) -> Vec<Spelled> {
    let options = data.ids.all::<OptionIx>().map(|option| data.option_card(option));
    let events = data.ids.all::<EventIx>().map(|event| data.event_card(event));
    let tables = &data.politics.event_tables;
    let white = tables.white.iter().map(|line| data.line_card(Side::White, line));
    let bolshevik = tables.bolshevik.iter().map(|line| data.line_card(Side::Bolshevik, line));
    options.chain(events).chain(white).chain(bolshevik).collect()
}

/// The part of a message file that is a message's own.
fn own_text<'a>(file: &'a str, id: &str) -> &'a str {
    let start = file.find(&format!("\n{id} =")).unwrap_or_else(|| panic!("{id} has no text"));
    let rest = &file[start + 1..];
    rest.find("\nrossyia-").map_or(rest, |end| &rest[..end])
}

#[test]
fn every_option_and_event_says_what_it_does_with_all_its_numbers_in_every_language() {
    let data = own();
    let cards = cards(data);
    assert_eq!(cards.len(), data.politics.options.len() + data.politics.events.len() + 22);
    for (language, file) in MESSAGES {
        let words = Words::new(language, MESSAGES).expect("our own files");
        for card in &cards {
            assert!(words.has(&card.id), "{language}: {} has no text", card.id);
            let sentence = words.sentence(card, &|id| data.name_of(id));
            assert!(!sentence.contains(['{', '}']), "{language}: {sentence}");
            let text = own_text(file, &card.id);
            for (name, number) in &card.args {
                assert!(text.contains(&format!("{{ ${name} }}")), "{language}: {} keeps its {name} to itself", card.id);
                assert!(matches!(number, Word::Int(1..)), "{}: {name} is {number:?}", card.id);
            }
        }
        let ids: BTreeSet<&str> = cards.iter().map(|card| card.id.as_str()).collect();
        let texts = file.lines().filter_map(|line| line.split_once(" =")).map(|(id, _)| id);
        let unused: Vec<&str> = texts.filter(|id| id.starts_with("rossyia-card-") && !ids.contains(id)).collect();
        assert!(unused.is_empty(), "{language}: nothing has these texts: {unused:#?}");
    }
}

#[test]
fn the_clauses_that_texts_cite_are_in_the_catalogue_and_the_same_in_every_language() {
    let cited =
        |file: &'static str| file.lines().filter_map(|line| line.strip_prefix("    .clause = ")).collect::<Vec<_>>();
    let english = cited(MESSAGES[0].1);
    assert!(english.len() > 40);
    for clause in &english {
        assert!(rossyia::catalogue().clause(clause).is_some(), "there is no {clause}");
    }
    for (language, file) in MESSAGES {
        assert_eq!(cited(file), english, "{language}");
    }
}

#[test]
fn a_number_that_an_owner_corrects_changes_the_text() {
    let mut files = Files::own();
    files.options = files.options.replacen("change = { by = 4 }, share = true", "change = { by = 6 }, share = true", 1);
    let data = Data::read(&files).expect("still sound");
    let support = data.ids.named::<OptionIx>("w_occident_soutien").expect("an option");
    let words = Words::new("en", MESSAGES).expect("our own files");
    let said = words.sentence(&data.option_card(support), &|id| data.name_of(id));
    assert!(said.contains("share out 6 PR") && said.contains("give 2 Armt"), "{said}");
}
