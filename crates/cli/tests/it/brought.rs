//! Games that begin with texts of one's own: an army, a scenario; and their boards as pictures.

use crate::stavka;

const GUARDS: &str = "army red_guard_army\non board\n  39 red_guard\n  3 mg\noff board\n  12 naval\nend\n";

const OUR_WAR: &str = include_str!("../../../riverdon/tests/our_war.toml");

#[test]
fn an_army_from_a_file_is_brought_or_refused_by_line() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let run = |args: &[&str]| stavka(folder.path(), args, "");
    let write = |text: &str| std::fs::write(folder.path().join("guards.txt"), text).expect("a file");
    let bought = ["--set", "muster=chosen", "--army", "second=guards.txt", "--seed", "7", "-o", "g.stavka"];
    let new = [&["new", "riverdon", "--scenario", "ice_march"][..], &bought].concat();
    write(&GUARDS.replace("3 mg", "3 mgs"));
    let told = run(&new).fails();
    assert!(told.contains(":4:") && told.contains("mgs"), "{told}");
    assert!(!folder.path().join("g.stavka").exists(), "nothing is begun");
    write(GUARDS);
    run(&new).ok();
    let owner = run(&["show", "g.stavka", "--seat", "second"]).ok();
    let enemy = run(&["show", "g.stavka", "--seat", "first"]).ok();
    assert!(owner.contains("red_guard") && !enemy.contains("red_guard:"), "{owner}\n{enemy}");
}

/// The board that README points at.
const OUR_BOARD: &str = include_str!("../../../../docs/riverdon-board.txt");

#[test]
fn a_board_is_written_down_as_a_seat_knows_it_and_another_game_begins_on_it() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let run = |args: &[&str]| stavka(folder.path(), args, "");
    run(&["new", "riverdon", "--scenario", "steppe", "--seed", "7", "-o", "g.stavka"]).ok();
    run(&["text", "g.stavka", "--seat", "first", "-o", "board.txt"]).ok();
    let board = std::fs::read_to_string(folder.path().join("board.txt")).expect("it was written");
    assert!(board.starts_with("board mixed\n") && board.ends_with("end\n") && board.lines().count() == 38, "{board}");
    assert!(board.contains(" dealt\n") && !board.contains(" O"), "cards that nobody has seen are not in it: {board}");
    assert_eq!(run(&["text", "g.stavka"]).ok(), board, "rails and rivers lie open");
    run(&["new", "riverdon", "--board", "board.txt", "--seed", "8", "-o", "h.stavka"]).ok();
    assert_eq!(run(&["text", "h.stavka", "board"]).ok(), board);
    let told = run(&["text", "g.stavka", "army"]).fails();
    assert!(told.contains("it has no text \"army\"") && told.contains("It has: board"), "{told}");
    std::fs::write(folder.path().join("ours.txt"), OUR_BOARD).expect("a file");
    run(&["new", "riverdon", "--board", "ours.txt", "--seed", "7", "-o", "ours.stavka"]).ok();
}

#[test]
fn sheets_and_counters_of_two_armies_in_no_scenario_are_printed() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let run = |args: &[&str]| stavka(folder.path(), args, "");
    let print = ["print", "riverdon", "--only", "cards", "-o", "don.pdf", "--between"];
    let printed = run(&[&print[..], &["interv_far_north,makhnovist", "--set", "major_river=shipping"]].concat()).ok();
    assert!(printed.contains("don.pdf"), "{printed}");
    let told = run(&[&print[..], &["finnish_army,finnish_army"]].concat()).fails();
    assert!(told.contains("between two armies"), "{told}");
}

#[test]
fn a_campaign_is_drawn_for_two_armies_and_played_from_its_file() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let run = |args: &[&str]| stavka(folder.path(), args, "");
    let draw = ["draw", "riverdon", "--between", "estonian_army,kavkom", "--seed", "7"];
    let shown = run(&draw).ok();
    assert!(shown.contains("nation = \"estonian_army\"") && shown.contains("nation = \"kavkom\""), "{shown}");
    run(&[&draw[..], &["-o", "drawn.toml"]].concat()).ok();
    assert_eq!(std::fs::read_to_string(folder.path().join("drawn.toml")).expect("it was written"), shown);
    run(&["new", "riverdon", "--scenario-file", "drawn.toml", "--seed", "7", "-o", "g.stavka"]).ok();
    assert_ne!(run(&["draw", "riverdon"]).ok(), run(&["draw", "riverdon", "--seed", "1"]).ok());
    let told = run(&["draw", "riverdon", "--between", "martians"]).fails();
    assert!(told.contains("there is no faction \"martians\"") && told.contains("kavkom"), "{told}");
    let told = run(&["draw", "elope"]).fails();
    assert!(told.contains("this game draws no scenarios"), "{told}");
}

#[test]
fn a_scenario_of_ones_own_begins_and_its_board_is_drawn() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let run = |args: &[&str]| stavka(folder.path(), args, "");
    assert!(include_str!("../../../../README.md").contains(OUR_WAR), "it is the one that is shown to newcomers");
    std::fs::write(folder.path().join("ours.toml"), OUR_WAR).expect("a file");
    run(&["new", "riverdon", "--scenario-file", "ours.toml", "--seed", "7", "-o", "g.stavka"]).ok();
    let played = run(&["sim", "riverdon", "--scenario-file", "ours.toml", "--games", "2", "--json"]).ok();
    assert!(played.contains("our_war") && !played.contains("\"steppe\""), "{played}");
    run(&["show", "g.stavka", "--seat", "first", "--map", "board.png"]).ok();
    let picture = std::fs::read(folder.path().join("board.png")).expect("it was written");
    assert!(picture.starts_with(b"\x89PNG") && picture.len() > 100_000, "36 cards");
    let sheets = ["print", "riverdon", "--only", "sheets"];
    let printed = |more: &[&str], name: &str| {
        run(&[&sheets, more, &["-o", name]].concat()).ok();
        std::fs::read(folder.path().join(name)).expect("it was written")
    };
    let ours = printed(&["--scenario-file", "ours.toml"], "ours.pdf");
    assert_ne!(ours, printed(&[], "first.pdf"), "sheets of its own armies, not of the first scenario");
}
