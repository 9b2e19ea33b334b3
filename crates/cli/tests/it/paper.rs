//! A game on paper, from the command line.

use expect_test::expect;

use crate::stavka;

#[test]
fn cards_are_written_as_pdf_on_the_paper_that_was_asked_for() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let run = |args: &[&str]| stavka(folder.path(), args, "");
    let said = run(&["print", "elope", "--only", "cards", "--paper", "letter", "-o", "cards.pdf"]).ok();
    assert!(said.starts_with("cards.pdf: 2 pages"), "{said}");
    let pdf = std::fs::read(folder.path().join("cards.pdf")).expect("it was written");
    let text = String::from_utf8_lossy(&pdf);
    assert!(text.starts_with("%PDF") && text.contains("/Title(Operation Elope)"));
    assert_eq!(text.matches("/MediaBox[0 0 612 792]").count(), 2, "letter");
    assert!(text.contains("FiraSansCondensed-Medium") && text.contains("/FontFile"), "its letters are inside");
}

#[test]
fn cards_in_another_language_carry_its_letters() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    stavka(folder.path(), &["--language", "ja", "print", "elope", "--only", "cards", "-o", "cards.pdf"], "").ok();
    let pdf = std::fs::read(folder.path().join("cards.pdf")).expect("it was written");
    let text = String::from_utf8_lossy(&pdf);
    assert!(text.contains("/Lang(ja)") && text.contains("NotoSansJP"), "the language and its typeface are named");
}

#[test]
fn mistakes_about_printing_are_explained() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let run = |args: &[&str]| stavka(folder.path(), args, "");
    expect![[r#"
        emtsa: The Emtsa Line has nothing of this to print
          These have all that there is: elope, rossyia, riverdon
    "#]]
    .assert_eq(&run(&["print", "emtsa", "-o", "emtsa.pdf"]).fails());
    expect![[r#"
        --hex: 3 mm are too few or too many: 8 to 40
    "#]]
    .assert_eq(&run(&["print", "elope", "--hex", "3", "-o", "elope.pdf"]).fails());
    expect![[r#"
        --only: there is no position to print
          Name its record with --position.
    "#]]
    .assert_eq(&run(&["print", "elope", "--only", "position", "-o", "elope.pdf"]).fails());
    run(&["new", "emtsa", "--seed", "7", "-o", "raid.stavka"]).ok();
    expect![[r#"
        raid.stavka: this is a game of The Emtsa Line
          `stavka print emtsa` prints it.
    "#]]
    .assert_eq(&run(&["print", "elope", "--position", "raid.stavka", "-o", "elope.pdf"]).fails());
    assert!(!folder.path().join("elope.pdf").exists());
}
