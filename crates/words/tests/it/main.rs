//! Every message that the code can send has a text, every text is used, and sentences come out whole.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

use engine::erased::AnyJournal;
use engine::{Chance, Eyes, Game, Journal, Rolling, Seat, Seed, awaited};
use example::EmtsaLine;
use words::Words;

/// The message ids with a prefix that occur in the Rust files of a crate.
fn ids_in_code(krate: &str, prefix: &str) -> BTreeSet<String> {
    fn visit(folder: &Path, prefix: &str, ids: &mut BTreeSet<String>) {
        for entry in std::fs::read_dir(folder).expect("the crate's own folder").flatten() {
            let path = entry.path();
            if path.is_dir() {
                visit(&path, prefix, ids);
            } else if path.extension().is_some_and(|ext| ext == "rs") {
                let text = std::fs::read_to_string(&path).expect("a source file");
                let quoted = text.split('"').filter(|word| word.starts_with(prefix));
                ids.extend(quoted.filter(|word| !word.contains([' ', '\n'])).map(str::to_owned));
            }
        }
    }
    let mut ids = BTreeSet::new();
    visit(&Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(krate).join("src"), prefix, &mut ids);
    ids
}

fn ids_in_file(text: &str) -> BTreeSet<String> {
    let keys = text.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()));
    keys.filter_map(|line| line.split_once(" =")).map(|(id, _)| id.to_owned()).collect()
}

#[test]
fn code_and_message_files_name_the_same_ids() {
    let game = EmtsaLine::new().expect("sound");
    for (krate, prefix, files) in [("engine", "engine-", engine::MESSAGES), ("example", "emtsa-", game.messages())] {
        let in_code = ids_in_code(krate, prefix);
        assert!(in_code.len() > 5, "{krate}: the search found too little");
        for (language, text) in files {
            assert_eq!(in_code, ids_in_file(text), "{krate}, {language}");
        }
    }
}

#[test]
fn every_event_prompt_and_refusal_becomes_a_whole_sentence() {
    let game = Arc::new(EmtsaLine::new().expect("sound"));
    let files: Vec<_> = engine::MESSAGES.iter().chain(game.messages()).copied().collect();
    let words = Words::new("en", &files).expect("its own files");
    let mut said = BTreeSet::new();
    for seed in 1..30 {
        let setup = game.title().default_setup();
        let (mut journal, _) =
            Journal::new(game.clone(), setup, Seed::from_number(seed), Rolling::Seeded).expect("sound");
        let mut chance = Chance::new(seed);
        loop {
            let Some(seat) = awaited(game.as_ref(), journal.state()).next() else { break };
            said.extend(journal.asked().into_iter().map(|asked| words.say(&asked.prompt, &|id| game.spoken(id))));
            for other in game.title().all_seats() {
                if let Err(breach) = game.check(journal.state(), other, &example::Order::Stand) {
                    said.insert(words.say(&game.spell(&breach.0), &|id| game.spoken(id)));
                }
            }
            let order = game.sample(journal.state(), seat, &mut chance).expect("whoever is asked has an order");
            journal.give(seat, &order, &[]).expect("a sample is legal");
        }
        let log = AnyJournal::log(&journal, Eyes::Seat(Seat(0))).expect("it replays");
        said.extend(log.iter().map(|(_, message)| words.say_with_clause(message, &|id| game.spoken(id))));
    }
    assert!(said.len() > 100, "only {} sentences", said.len());
    for sentence in &said {
        assert!(!sentence.contains(['{', '}', '[']) && !sentence.contains("emtsa-"), "{sentence}");
    }
}

#[test]
fn plurals_follow_the_number() {
    let game = EmtsaLine::new().expect("sound");
    let words = Words::new("en", game.messages()).expect("its own files");
    let say = |steps| {
        let message = engine::Message::by("6.6", "emtsa-ask-losses").with("steps", engine::Arg::Int(steps));
        words.say(&game.spell(&message), &|id| id.to_owned())
    };
    assert_eq!(say(1), "You lost the contest: which counters lose one step?");
    assert_eq!(say(3), "You lost the contest: which counters lose 3 steps?");
}

#[test]
fn a_broken_message_file_is_refused_and_a_missing_text_is_shown_as_its_id() {
    assert!(Words::new("en", &[("en", "broken = { $")]).is_err());
    assert!(Words::new("not a language", &[]).is_err());
    let words = Words::new("en", &[]).expect("empty is fine");
    let message = engine::Spelled { id: "x-y".into(), clause: Some("4.1".into()), args: Vec::new() };
    assert_eq!(words.say_with_clause(&message, &|id| id.to_owned()), "4.1: x-y []");
}
