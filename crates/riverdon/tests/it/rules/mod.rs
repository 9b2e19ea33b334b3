//! The rules, chapter by chapter. Each test names the clauses and checks it proves.

mod battle;
mod board;
mod muster;
mod results;

use std::path::Path;

use engine::coverage;
use expect_test::expect_file;

/// Names the clauses and checks that a test proves.
pub(crate) fn cites(clauses: &[&str]) {
    for cited in clauses {
        let (clause, check) = cited.split_once('#').map_or((*cited, None), |(clause, check)| (clause, Some(check)));
        let entry = riverdon::catalogue().clause(clause).unwrap_or_else(|| panic!("there is no {clause}"));
        let number: usize = check.map_or(1, |check| check.parse().expect("a number"));
        assert!(check.is_none() || (1..=entry.checks.len()).contains(&number), "there is no check {cited}");
    }
}

#[test]
fn tests_cite_what_the_catalogue_has() {
    let tests = coverage::scan_folder(Path::new("tests")).expect("they are beside the sources");
    let found = coverage::coverage(riverdon::catalogue(), &tests);
    assert_eq!(found.unknown, Vec::<String>::new());
}

#[test]
fn the_list_names_the_tests_of_each_clause() {
    let tests = coverage::scan_folder(Path::new("tests")).expect("they are beside the sources");
    expect_file!["../../clauses.txt"].assert_eq(&coverage::list(&tests));
}
