//! Every message that the code can send has a text, every text is used, and sentences come out whole.

mod languages;

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::Arc;

use elope::Elope;
use engine::erased::{AnyJournal, Published};
use engine::{Chance, Eyes, Game, Journal, Named, Rolling, Seat, Seed, Shown, awaited};
use example::EmtsaLine;
use words::Words;

/// The message ids with a prefix that occur whole in the Rust files of a crate.
fn ids_in_code(krate: &str, prefix: &str) -> BTreeSet<String> {
    fn visit(folder: &Path, prefix: &str, ids: &mut BTreeSet<String>) {
        for entry in std::fs::read_dir(folder).expect("the crate's own folder").flatten() {
            let path = entry.path();
            if path.is_dir() {
                visit(&path, prefix, ids);
            } else if path.extension().is_some_and(|ext| ext == "rs") {
                let text = std::fs::read_to_string(&path).expect("a source file");
                let quoted = text.split('"').filter(|word| word.starts_with(prefix));
                let ids_here = quoted.filter(|word| !word.contains([' ', '\n', '{']) && !word.ends_with('-'));
                ids.extend(ids_here.map(str::to_owned));
            }
        }
    }
    let mut ids = BTreeSet::new();
    visit(&Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(krate).join("src"), prefix, &mut ids);
    ids
}

fn keys(text: &str) -> impl Iterator<Item = &str> {
    let keys = text.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()));
    keys.filter_map(|line| line.split_once(" =")).map(|(id, _)| id)
}

fn ids_in_file(text: &str) -> BTreeSet<String> {
    keys(text).map(str::to_owned).collect()
}

fn texts_in_file(text: &str) -> usize {
    keys(text).count()
}

#[test]
fn code_and_message_files_name_the_same_ids() {
    let game = EmtsaLine::new().expect("sound");
    let elope = Elope::new();
    let crates = [
        ("engine", "engine-", engine::MESSAGES),
        ("press", "press-", press::MESSAGES),
        ("table", "table-", table::MESSAGES),
        ("server", "server-", server::MESSAGES),
        ("atelier", "atelier-", atelier::MESSAGES),
        ("example", "emtsa-", game.messages()),
        ("elope", "elope-", elope.messages()),
        ("rossyia", "rossyia-", rossyia::MESSAGES),
    ];
    for (krate, prefix, files) in crates {
        let in_code = ids_in_code(krate, prefix);
        assert!(in_code.len() > 5, "{krate}: the search found too little");
        for language in files.iter().map(|(language, _)| *language).collect::<BTreeSet<_>>() {
            let text: String = files.iter().filter(|(of, _)| *of == language).map(|(_, text)| *text).collect();
            let in_file = ids_in_file(&text);
            let missing: Vec<_> = in_code.difference(&in_file).collect();
            let unused: Vec<_> = in_file.difference(&in_code).filter(|id| !is_label(id)).collect();
            assert!(
                missing.is_empty() && unused.is_empty(),
                "{krate}, {language}: missing {missing:#?}, unused {unused:#?}"
            );
            assert_eq!(in_file.len(), texts_in_file(&text), "{krate}, {language}: an id has two texts");
        }
    }
}

/// Labels that a page makes up from ids: of orders, of what stands on counters and tracks, of options; and of buttons
/// that are called otherwise beside a certain prompt. [`every_label_has_a_text`] goes the other way.
fn is_label(id: &str) -> bool {
    let of_play = ["-order-", "-field-", "-value-", "-state-", "-track-", "-hand-", "-mark-"];
    let of_title = ["-ground-", "-zone-", "-option-", "-word-", "-lesson-", "-card-", "-chapter-"];
    let mut kinds = of_play.iter().chain(&of_title);
    kinds.any(|kind| id.contains(kind))
        || id.contains("-ask-") && ["-done", "-pass"].iter().any(|verb| id.ends_with(verb))
}

/// The labels that a game needs: of all its orders and factions, and of what its views show in random games.
fn labels<G: Published>(game: &G, games: u64) -> BTreeSet<String> {
    let title = game.title();
    let mut labels: BTreeSet<String> = title.verbs.iter().map(|verb| format!("order-{}", verb.id)).collect();
    labels.extend(title.options.iter().map(|option| format!("option-{}-about", option.id)));
    labels.extend(game.lessons().iter().flat_map(lesson_labels));
    for seed in 0..games {
        let mut dice = engine::Dice::seeded(Seed::from_number(seed), 0);
        let setup = title.default_setup();
        let mut state = engine::journal::begin(game, &setup, &mut dice, &mut engine::Events::unheard()).expect("sound");
        let mut chance = Chance::new(seed);
        for number in 0..1200 {
            let Some(seat) = awaited(game, &state).next() else { break };
            let order = game.sample(&state, seat, &mut chance).expect("whoever is asked has an order");
            let _ = engine::carry_out(game, &mut state, seat, &order, &mut dice, &mut engine::Events::unheard());
            if number % 40 > 0 {
                continue;
            }
            let view = game.view(&state, Eyes::Seat(seat));
            labels.extend(view.counters.iter().flat_map(|one| &one.values).map(|(id, _)| format!("value-{id}")));
            let states = view.counters.iter().flat_map(|one| &one.states);
            labels.extend(states.map(|id| format!("state-{}", id.split('-').next().unwrap_or(id))));
            labels.extend(view.tracks.iter().filter(|track| track.id != "turn").map(|one| format!("track-{}", one.id)));
        }
    }
    labels
}

/// The texts that a lesson needs: its title, what it is about, its steps, and how that is done which is to be done.
fn lesson_labels(lesson: &engine::lesson::Lesson) -> Vec<String> {
    let id = &lesson.id;
    let steps = lesson.steps.iter().map(|step| format!("lesson-{id}-{}", step.id));
    let tasks = lesson.steps.iter().filter(|step| step.expect.is_some());
    let hints = tasks.flat_map(|step| ["hint", "else"].map(|kind| format!("lesson-{id}-{}-{kind}", step.id)));
    steps.chain(hints).chain([format!("lesson-{id}"), format!("lesson-{id}-about")]).collect()
}

#[test]
fn every_text_of_a_lesson_is_shown() {
    let elope = Elope::new();
    let needed: BTreeSet<String> =
        elope.lessons().iter().flat_map(lesson_labels).map(|label| format!("elope-{label}")).collect();
    let texts: Vec<_> = elope.messages().iter().flat_map(|(_, text)| keys(text)).collect();
    let unused: Vec<_> = texts.iter().filter(|id| id.contains("-lesson-") && !needed.contains(**id)).collect();
    assert!(needed.len() > 20 && unused.is_empty(), "{unused:#?}");
}

#[test]
fn every_clause_is_in_a_chapter_and_every_chapter_has_a_clause() {
    fn check<G: Published>(game: &G, prefix: &str) {
        let chapters: BTreeSet<&str> = game.messages().iter().flat_map(|(_, text)| keys(text)).collect();
        let chapters: BTreeSet<&str> = chapters.iter().filter_map(|id| id.strip_prefix(prefix)).collect();
        let mut met = BTreeSet::new();
        for clause in &game.catalogue().clauses {
            let parts: Vec<&str> = clause.id.split('.').collect();
            let begins = (1..=parts.len()).rev().map(|length| parts[..length].join("-"));
            let chapter = begins.into_iter().find(|begin| chapters.contains(begin.as_str()));
            met.insert(chapter.unwrap_or_else(|| panic!("{prefix}: {} is in no chapter", clause.id)));
        }
        let empty: Vec<_> = chapters.iter().filter(|id| !met.contains(**id)).collect();
        assert!(empty.is_empty(), "{prefix}: {empty:?}");
    }
    check(&EmtsaLine::new().expect("sound"), "emtsa-chapter-");
    check(&Elope::new(), "elope-chapter-");
    check(&rossyia::Rossyia::new(), "rossyia-chapter-");
}

#[test]
fn every_label_has_a_text() {
    fn check<G: Published>(game: &G, prefix: &str) {
        let words = Words::new("en", game.messages()).expect("its own files");
        // The page has texts of its own for states that most games share.
        let shared = ["state-moved", "state-fired"];
        let needed: Vec<String> =
            labels(game, 2).into_iter().filter(|label| !shared.contains(&label.as_str())).collect();
        let missing: Vec<&String> = needed.iter().filter(|label| !words.has(&format!("{prefix}{label}"))).collect();
        assert!(needed.len() > 10 && missing.is_empty(), "{prefix} lacks {missing:#?}");
    }
    check(&EmtsaLine::new().expect("sound"), "emtsa-");
    check(&Elope::new(), "elope-");
}

#[test]
fn what_stands_on_the_counters_of_rossyia_has_a_name_in_every_language() {
    for language in ["en", "fr", "ja", "ru"] {
        let files = rossyia::MESSAGES.iter().filter(|(of, _)| *of == language);
        let ids: BTreeSet<&str> = files.flat_map(|(_, text)| keys(text)).collect();
        for value in ["combat", "shock", "steps", "mp", "armt"] {
            assert!(ids.contains(format!("rossyia-value-{value}").as_str()), "{language}: {value}");
        }
    }
}

/// Everything that is said in random games, in every language: events, prompts, and what an order out of place is told.
fn said<G: Published>(
    game: G,
    seeds: std::ops::Range<u64>,
    orders: usize,
    wrong: &G::Order,
) -> BTreeMap<&'static str, BTreeSet<String>> {
    let game = Arc::new(game);
    let mut messages = Vec::new();
    for seed in seeds {
        let setup = game.title().default_setup();
        let (mut journal, _) =
            Journal::new(game.clone(), setup, Seed::from_number(seed), Rolling::Seeded).expect("sound");
        let mut chance = Chance::new(seed);
        for _ in 0..orders {
            let Some(seat) = awaited(game.as_ref(), journal.state()).next() else { break };
            messages.extend(journal.asked().into_iter().map(|asked| asked.prompt));
            for other in game.title().all_seats() {
                if let Err(breach) = game.check(journal.state(), other, wrong) {
                    messages.push(game.spell(&breach.0));
                }
            }
            let order = game.sample(journal.state(), seat, &mut chance).expect("whoever is asked has an order");
            journal.give(seat, &order, &[]).expect("a sample is legal");
        }
        let log = AnyJournal::log(&journal, Eyes::Seat(Seat(0))).expect("it replays");
        messages.extend(log.into_iter().map(|(_, message)| message));
    }
    let files: Vec<_> = engine::MESSAGES.iter().chain(game.messages()).copied().collect();
    let in_language = |(language, _): &(&'static str, &str)| {
        let words = Words::new(language, &files).expect("its own files");
        let sentences = messages.iter().map(|message| words.sentence_with_clause(message, &|id| game.name_of(id)));
        (*language, sentences.collect())
    };
    engine::MESSAGES.iter().map(in_language).collect()
}

#[test]
fn every_event_prompt_and_refusal_becomes_a_whole_sentence_in_every_language() {
    let emtsa = said(EmtsaLine::new().expect("sound"), 1..30, usize::MAX, &example::Order::Stand);
    let elope = said(Elope::new(), 1..3, 1500, &elope::Order::Yield);
    for (language, said) in emtsa.into_iter().chain(elope) {
        assert!(said.len() > 100, "{language}: only {} sentences", said.len());
        for sentence in &said {
            let whole = !sentence.contains(['{', '}', '[']);
            assert!(whole && !sentence.contains("emtsa-") && !sentence.contains("elope-"), "{language}: {sentence}");
        }
    }
}

#[test]
fn plurals_follow_the_number() {
    let game = EmtsaLine::new().expect("sound");
    let words = Words::new("en", game.messages()).expect("its own files");
    let say = |steps| {
        let message = engine::Message::by("6.6", "emtsa-ask-losses").with("steps", engine::Arg::Int(steps));
        words.sentence(&game.spell(&message), &|id| id.to_owned())
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
    assert_eq!(words.sentence_with_clause(&message, &|id| id.to_owned()), "4.1: x-y []");
}
