//! Positions on the command line: written, edited, refused with lines and clauses, played from.

use crate::stavka;

const SOUND: &str = "turn: 2\nphase: movement allied\n4607: us_339_a us_339_b(reduced)\n3107: red_bn_4 red_bn_5\n";

#[test]
fn the_set_up_of_a_scenario_is_a_pattern_from_which_a_game_begins() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let run = |args: &[&str]| stavka(folder.path(), args, "");
    run(&["position", "elope", "--scenario", "non_historical", "-o", "p.txt"]).ok();
    let begun = run(&["new", "elope", "--scenario", "non_historical", "--position", "p.txt", "-o", "g.stavka"]).ok();
    assert!(begun.starts_with("g.stavka: Operation Elope begins."), "{begun}");
}

#[test]
fn every_mistake_is_named_with_its_line_and_clause_and_nothing_is_begun() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let run = |args: &[&str]| stavka(folder.path(), args, "");
    std::fs::write(folder.path().join("p.txt"), format!("{SOUND}3107: us_339_c\n4607: us_999\n")).expect("a file");
    let told = run(&["new", "elope", "--position", "p.txt", "-o", "g.stavka"]).fails();
    assert!(told.contains("p.txt:4: 4.4.a: 3107 Emtsa: enemies stand in one hex."), "{told}");
    assert!(told.contains("p.txt:6: There is no counter “us_999”."), "{told}");
    assert!(told.contains("2 things are wrong with this position"), "{told}");
    let (flaw, notice) = (told.find("us_999"), told.find("is not named").or(told.find("are not named")));
    assert!(flaw.is_some() && flaw < notice, "what is wrong comes before what was assumed: {told}");
    assert!(!folder.path().join("g.stavka").exists());
}

#[test]
fn a_game_from_a_position_replays_and_its_position_is_written_again() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let run = |args: &[&str]| stavka(folder.path(), args, "");
    std::fs::write(folder.path().join("p.txt"), SOUND).expect("a file");
    run(&["new", "elope", "--position", "p.txt", "-o", "g.stavka", "--seed", "3"]).ok();
    run(&["order", "g.stavka", "march us_339_a 4707"]).ok();
    let written = run(&["position", "g.stavka"]).ok();
    assert!(written.contains("the position before order 1"), "in mid-phase that of its beginning: {written}");
    assert!(written.contains("\n4607: us_339_a us_339_b(reduced)\n"), "{written}");
    assert!(run(&["position", "g.stavka", "--at", "2"]).fails().contains("in the middle of something"));
    assert!(run(&["replay", "g.stavka", "--verify"]).ok().starts_with("1 order replays to "));
}

#[test]
fn a_position_of_another_game_is_told_with_its_line() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    std::fs::write(folder.path().join("p.txt"), format!("game: emtsa\n{SOUND}")).expect("a file");
    let told = stavka(folder.path(), &["new", "elope", "--position", "p.txt", "-o", "g.stavka"], "").fails();
    assert!(told.contains("p.txt:1: This position belongs to another game, “Emtsa”"), "{told}");
    assert!(told.contains("one thing is wrong with this position"), "{told}");
}

#[test]
fn counters_that_are_not_named_are_listed_by_name() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    std::fs::write(folder.path().join("p.txt"), format!("{SOUND}3112: us_999\n")).expect("a file");
    let told = stavka(folder.path(), &["new", "elope", "--position", "p.txt", "-o", "g.stavka"], "").fails();
    assert!(told.contains("Co C/339th, Co D/339th"), "{told}");
}

#[test]
fn a_set_up_that_cannot_be_played_says_why() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    std::fs::write(folder.path().join("p.txt"), SOUND).expect("a file");
    let set_up = ["new", "elope", "--scenario", "non_historical", "--set", "doctrine=on", "--position", "p.txt"];
    let told = stavka(folder.path(), &[&set_up[..], &["-o", "g.stavka"]].concat(), "").fails();
    assert!(told.contains("doctrine belongs to the historical scenario"), "{told}");
}

#[test]
fn a_game_that_cannot_be_entered_says_so() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let told = stavka(folder.path(), &["position", "emtsa"], "").fails();
    assert!(told.contains("this game cannot be entered from a real table"), "{told}");
}
