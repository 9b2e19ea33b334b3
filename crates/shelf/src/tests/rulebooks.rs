//! The rulebooks in every language: whole, and with the references of the English ones.

use engine::Catalogue;
use engine::catalogue::Entry;

use super::*;

/// Everything that a clause says.
fn said(clause: &Entry) -> String {
    [&clause.title, &clause.text, &clause.original, &clause.ruling].map(String::as_str).join(" ")
}

/// The clauses that a text refers to.
fn references<'a>(catalogue: &Catalogue, text: &'a str) -> BTreeSet<&'a str> {
    let part_of_id = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '_');
    let words = text.split(|c| !part_of_id(c)).map(|word| word.trim_end_matches('.'));
    words.filter(|word| word.contains('.') && catalogue.clause(word).is_some()).collect()
}

/// Every game in every other language, with its English clauses and those of the language.
fn translated() -> Vec<(String, Catalogue, Catalogue)> {
    let mut all = Vec::new();
    for english in taken() {
        let languages: BTreeSet<_> = english.game.messages().iter().map(|(language, _)| *language).collect();
        for language in languages.into_iter().filter(|language| *language != ENGLISH) {
            let of = format!("{}, {language}", english.game.title().id);
            let catalogue = english.in_language(language).and_then(|spoken| spoken.catalogue()).expect("it fits");
            all.push((of, english.game.catalogue().clone(), catalogue));
        }
    }
    assert!(!all.is_empty(), "no game speaks another language");
    all
}

#[test]
fn every_clause_is_there_in_every_language() {
    let mut wanting = Vec::new();
    for (of, english, theirs) in translated() {
        for (clause, other) in english.clauses.iter().zip(&theirs.clauses) {
            assert_eq!(clause.id, other.id, "{of}: in the order of the rulebook");
            if other.language.is_empty() {
                wanting.push(format!("{of}: {}", clause.id));
            }
        }
    }
    assert!(wanting.is_empty(), "{} clauses to translate:\n{}", wanting.len(), wanting.join("\n"));
}

#[test]
fn a_translated_clause_refers_to_what_the_english_one_refers_to() {
    let mut wrong = Vec::new();
    for (of, english, theirs) in translated() {
        for (clause, other) in english.clauses.iter().zip(&theirs.clauses) {
            let (ours, others) = (said(clause), said(other));
            let (ours, others) = (references(&english, &ours), references(&english, &others));
            if ours != others {
                wrong.push(format!("{of}, {}: {ours:?} in English, here {others:?}", clause.id));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
