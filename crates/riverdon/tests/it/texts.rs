//! Every message has a text in every language, with the same arguments; every refusal becomes a whole sentence.

use std::collections::{BTreeMap, BTreeSet};

use riverdon::*;
use words::Words;

use crate::own;

/// The texts of a language: the id and the arguments it uses.
fn texts(file: &str) -> BTreeMap<&str, BTreeSet<&str>> {
    let lines = file.lines().filter(|line| line.starts_with("riverdon-")).filter_map(|line| line.split_once(" = "));
    lines
        .map(|(id, text)| (id, text.split("{ $").skip(1).filter_map(|rest| rest.split(' ').next()).collect()))
        .collect()
}

fn ids_in_code() -> BTreeSet<String> {
    fn visit(folder: &std::path::Path, ids: &mut BTreeSet<String>) {
        for entry in std::fs::read_dir(folder).expect("the crate's own folder").flatten() {
            if entry.path().is_dir() {
                visit(&entry.path(), ids);
                continue;
            }
            let text = std::fs::read_to_string(entry.path()).expect("a source file");
            ids.extend(text.split('"').filter(|word| word.starts_with("riverdon-")).map(str::to_owned));
        }
    }
    let mut ids = BTreeSet::new();
    visit(std::path::Path::new("src"), &mut ids);
    ids
}

#[test]
fn code_and_texts_name_the_same_ids_in_every_language() {
    let in_code = ids_in_code();
    assert!(in_code.len() > 40);
    let english = texts(MESSAGES[0].1);
    // The page makes labels up from ids.
    let kinds = ["order", "option", "value", "state", "track", "mark", "chapter", "ground", "field", "word", "lesson"];
    let ends = |id: &str| id.starts_with("riverdon-ask-") && id.ends_with("-done");
    let is_label = |id: &str| kinds.iter().any(|kind| id.starts_with(&format!("riverdon-{kind}-"))) || ends(id);
    let told: BTreeSet<String> = english.keys().map(|id| (*id).to_owned()).collect();
    assert_eq!(in_code.difference(&told).collect::<Vec<_>>(), Vec::<&String>::new(), "without a text");
    let unused: Vec<&String> = told.difference(&in_code).filter(|id| !is_label(id)).collect();
    assert_eq!(unused, Vec::<&String>::new(), "without use");
    for (language, file) in MESSAGES {
        assert_eq!(texts(file), english, "{language}");
    }
}

#[test]
fn flaws_become_whole_sentences_in_every_language() {
    let data = own();
    let nation = data.ids.named("red_guard_army").expect("a nation");
    let unit = |id: &str| data.ids.named::<UnitIx>(id).expect("a type");
    let bought = Stands::of([(unit("mg"), 3), (unit("tank_heavy"), 2), (unit("air_recon"), 2), (unit("red_guard"), 1)]);
    let army = Army { on_board: bought, ..Army::new(nation) };
    let terms = Terms { owned: Some(Stands::default()), ..Terms::plain(nation, 100) };
    let flaws = flaws(data, &terms, &army);
    assert!(flaws.len() > 8, "{flaws:?}");
    let board = Board::bare(Country::Mixed).flaws(data);
    for (language, _) in MESSAGES {
        let words = Words::new(language, MESSAGES).expect("our own files");
        for message in flaws.iter().chain(board.iter().map(|flaw| &*flaw.0)) {
            let said = words.sentence(&data.spell(message), &|id| data.name_in(id, &str::to_owned));
            assert!(!said.contains(['{', '}']) && !said.contains("riverdon-") && !said.contains("group_"), "{said}");
        }
    }
}

#[test]
fn a_flaw_says_how_far_over() {
    let data = own();
    let nation = data.ids.named("red_guard_army").expect("a nation");
    let unit = |id: &str| data.ids.named::<UnitIx>(id).expect("a type");
    let bought = Stands::of([(unit("red_guard"), 3), (unit("howitzer_105"), 1)]);
    let found = flaws(data, &Terms::plain(nation, 40), &Army { on_board: bought, ..Army::new(nation) });
    let words = Words::new("en", MESSAGES).expect("our own files");
    let said: Vec<String> =
        found.iter().map(|flaw| words.sentence(&data.spell(flaw), &|id| data.name_in(id, &str::to_owned))).collect();
    assert_eq!(
        said,
        [
            "On the board: 41 points spent of 40, too many by 1.",
            "Heavy weapons: 1 of 4 stands are more than 20 %, too many by 1.",
        ]
    );
}
