//! A recorded game on the command line: new, show, order, why, undo, log, replay.

use expect_test::expect;

use crate::stavka;

#[test]
fn a_game_is_begun_shown_ordered_in_undone_told_and_replayed() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let run = |args: &[&str]| stavka(folder.path(), args, "");
    run(&["new", "emtsa", "-o", "g.stavka", "--seed", "7"]).ok();
    let shown = run(&["show", "g.stavka", "--seat", "reds"]).ok();
    assert!(
        shown.contains("Reds: Rumour (value 1), Patrol (value 2)") && shown.contains("British: 6 hidden"),
        "{shown}"
    );
    for (seat, order) in [("reds", "bid rumour4"), ("british", "bid rumour1"), ("whites", "bid rumour3")] {
        run(&["order", "g.stavka", order, "--seat", seat]).ok();
    }
    expect![[r#"
        refused: 4.4: An enemy holds Kodish: a march ends there.
          `stavka rules emtsa 4.4` shows the clause.
    "#]]
    .assert_eq(&run(&["order", "g.stavka", "march 154 avda>kodish>bridge"]).fails());
    expect![[r#"
        Legal.
          4.2: entering Sheleksa                       +1 = 1
    "#]]
    .assert_eq(&run(&["why", "g.stavka", "march 154 sheleksa"]).ok());
    expect![[r#"
        4.1: 154th Regiment marches from Plesetskaya to Sheleksa.
        Reds: March, or end your activation. [4.1]
        British (may interject): You may withdraw the armoured train. [5.1]
    "#]]
    .assert_eq(&run(&["order", "g.stavka", "march 154 sheleksa"]).ok());
    assert!(run(&["log", "g.stavka"]).ok().contains("   4  4.1: 154th Regiment marches"));
    assert!(run(&["undo", "g.stavka"]).ok().starts_with("Order 4 is taken back."));
    assert!(!run(&["log", "g.stavka"]).ok().contains("154th"));
    assert!(run(&["redo", "g.stavka"]).ok().starts_with("Order 4 is given again."));
    assert!(run(&["log", "g.stavka"]).ok().contains("154th"));
    run(&["redo", "g.stavka"]).fails();
    run(&["undo", "g.stavka"]).ok();
    expect![[r#"
        undo: A die was rolled or something was shown: that cannot be undone, only taken back with the others' consent.
    "#]]
    .assert_eq(&run(&["undo", "g.stavka"]).fails());
    run(&["order", "g.stavka", "march 155 plesetskaya"]).ok();
    assert!(run(&["redo", "g.stavka"]).fails().contains("nothing to give again"), "another order was given");
    run(&["undo", "g.stavka"]).ok();
    let replayed = run(&["replay", "g.stavka", "--verify"]).ok();
    assert!(replayed.starts_with("3 orders replay to "), "{replayed}");
}

#[test]
fn sentences_and_names_are_told_in_the_language_that_is_asked_for() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let run = |args: &[&str]| stavka(folder.path(), args, "");
    run(&["new", "emtsa", "-o", "g.stavka", "--seed", "7"]).ok();
    for (seat, order) in [("reds", "bid rumour4"), ("british", "bid rumour1"), ("whites", "bid rumour3")] {
        run(&["order", "g.stavka", order, "--seat", seat]).ok();
    }
    let refused = run(&["--language", "ru", "order", "g.stavka", "march 154 avda>kodish>bridge"]).fails();
    assert!(refused.contains("4.4: Пункт Кодыш занят противником"), "{refused}");
    assert!(run(&["order", "g.stavka", "done", "--language", "tlh"]).fails().contains("en, fr, ja, ru"));
}

#[test]
fn what_a_spectator_sees_has_no_hand_in_it() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let run = |args: &[&str]| stavka(folder.path(), args, "");
    run(&["new", "emtsa", "-o", "g.stavka", "--seed", "7"]).ok();
    let shown = run(&["show", "g.stavka"]).ok() + &run(&["log", "g.stavka"]).ok();
    assert!(!shown.contains("rumour") && shown.contains("Reds: 6 hidden"), "{shown}");
}

#[test]
fn a_file_that_is_there_is_not_overwritten() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    std::fs::write(folder.path().join("g.stavka"), "mine").expect("an ordinary folder");
    expect![[r#"
        g.stavka: there is a file already
          Name another file, or delete this one first.
    "#]]
    .assert_eq(&stavka(folder.path(), &["new", "emtsa", "-o", "g.stavka"], "").fails());
    assert_eq!(std::fs::read_to_string(folder.path().join("g.stavka")).expect("still there"), "mine");
}

#[test]
fn a_refused_order_leaves_the_file_as_it_was() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let run = |args: &[&str]| stavka(folder.path(), args, "");
    run(&["new", "emtsa", "-o", "g.stavka", "--seed", "7"]).ok();
    let read = || std::fs::read(folder.path().join("g.stavka")).expect("it was written");
    let before = read();
    for order in ["bid flank1", "march 154 sheleksa", "nonsense", "", "bid rumour4 ; 3"] {
        run(&["order", "g.stavka", order, "--seat", "reds"]).fails();
    }
    assert_eq!(read(), before);
}

#[test]
fn mistakes_on_the_command_line_say_what_there_is() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let run = |args: &[&str]| stavka(folder.path(), args, "");
    expect![[r#"
        stavka: there is no game "chess"
          Games: elope, rossyia, riverdon, emtsa
    "#]]
    .assert_eq(&run(&["new", "chess", "-o", "g.stavka"]).fails());
    expect![[r#"
        --set: "mines" is not OPTION=VALUE
    "#]]
    .assert_eq(&run(&["new", "emtsa", "-o", "g.stavka", "--set", "mines"]).fails());
    expect![[r#"
        emtsa: there is no clause "9.9"
          `stavka rules emtsa` lists them.
    "#]]
    .assert_eq(&run(&["rules", "emtsa", "9.9"]).fails());
    run(&["new", "emtsa", "-o", "g.stavka", "--seed", "7"]).ok();
    expect![[r#"
        stavka: several seats are asked at once
          Say which with --seat: reds, british, whites
    "#]]
    .assert_eq(&run(&["order", "g.stavka", "bid rumour4"]).fails());
    expect![[r#"
        --seat: there is no seat "french"
          Seats: reds, british, whites
    "#]]
    .assert_eq(&run(&["show", "g.stavka", "--seat", "french"]).fails());
    assert!(run(&["show", "nothing.stavka"]).fails().starts_with("nothing.stavka: "));
}

#[test]
fn a_damaged_record_is_refused_and_recovered_on_request() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let run = |args: &[&str]| stavka(folder.path(), args, "");
    run(&["new", "emtsa", "-o", "g.stavka", "--seed", "7"]).ok();
    run(&["order", "g.stavka", "bid rumour4", "--seat", "reds"]).ok();
    let path = folder.path().join("g.stavka");
    let text = std::fs::read_to_string(&path).expect("it was written");
    let cut = text.split_inclusive('\n').take_while(|line| !line.starts_with("at ")).collect::<String>();
    std::fs::write(&path, cut).expect("an ordinary folder");
    expect![[r#"
        g.stavka:11:1: the record breaks off after order 1
          Open it with `--recover` to play on from what can still be replayed.
    "#]]
    .assert_eq(&run(&["show", "g.stavka"]).fails());
    let shown = run(&["show", "g.stavka", "--recover"]).ok();
    assert!(shown.contains("sealed-reds: 1 hidden"), "{shown}");
    let played = stavka(folder.path(), &["play", "g.stavka", "--recover"], "quit\n").ok();
    assert!(played.contains("The old record is kept as g.stavka.old1"), "{played}");
    run(&["show", "g.stavka"]).ok();
}

#[test]
fn a_record_with_a_byte_that_is_no_text_is_recovered() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let run = |args: &[&str]| stavka(folder.path(), args, "");
    run(&["new", "emtsa", "-o", "g.stavka", "--seed", "7"]).ok();
    run(&["order", "g.stavka", "bid rumour4", "--seat", "reds"]).ok();
    let path = folder.path().join("g.stavka");
    let mut bytes = std::fs::read(&path).expect("it was written");
    let at = bytes.windows(5).position(|part| part == b"1 red").expect("the first order");
    bytes[at + 2] = 0xff;
    std::fs::write(&path, bytes).expect("an ordinary folder");
    let fault = run(&["show", "g.stavka"]).fails();
    assert!(fault.contains("--recover"), "{fault}");
    let shown = run(&["show", "g.stavka", "--recover"]);
    assert!(shown.good && shown.err.contains("damaged in line") && !shown.err.contains("rumour4"), "{}", shown.err);
    assert!(shown.out.contains("sealed-reds: 1 hidden"), "{}", shown.out);
}

#[test]
fn a_record_that_was_changed_by_hand_is_opened_with_a_word_about_it() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let run = |args: &[&str]| stavka(folder.path(), args, "");
    run(&["new", "emtsa", "-o", "g.stavka", "--seed", "7"]).ok();
    run(&["order", "g.stavka", "bid rumour4", "--seat", "reds"]).ok();
    assert_eq!(run(&["show", "g.stavka"]).err, "");
    let path = folder.path().join("g.stavka");
    let mut forged = std::fs::read_to_string(&path).expect("it was written");
    let whole = forged.rfind("\"steps\":3").expect("somebody is whole");
    forged.replace_range(whole..whole + 9, "\"steps\":2");
    std::fs::write(&path, engine::journal::resealed(&forged)).expect("an ordinary folder");
    let shown = run(&["show", "g.stavka"]);
    assert!(shown.good && shown.err.starts_with("This record does not hold"), "{}", shown.err);
    assert!(run(&["replay", "g.stavka", "--verify"]).fails().contains("replay leads to another state"));
}

#[test]
fn rules_are_listed_and_shown() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let run = |args: &[&str]| stavka(folder.path(), args, "");
    assert!(run(&["rules", "emtsa"]).ok().contains("4.6        Mines"));
    assert!(run(&["rules", "emtsa", "4.6"]).ok().contains("on 1-2 the mine goes off"));
    let shown = run(&["rules", "elope", "15.8.b"]).ok();
    assert!(shown.contains("Our ruling: 'Hex' is a river hexside"), "{shown}");
    assert!(run(&["rules", "elope", "--unplayed"]).ok().contains("AID.eng      repeats 17.0.b\n"));
    assert!(run(&["rules", "elope", "AID.eng"]).ok().contains("No moment of its own in play: repeats 17.0.b\n"));
    assert!(run(&["rules", "elope", "--coverage"]).ok().ends_with("of 424 clauses covered\n"));
    assert!(run(&["rules", "emtsa", "--coverage"]).ok().ends_with("28 of 28 clauses covered\n"));
    assert!(run(&["games"]).ok().contains("emtsa - The Emtsa Line"));
}

#[test]
fn the_commands_of_the_readme_work_as_written() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let readme = include_str!("../../../../README.md");
    let commands: Vec<&str> = readme.lines().filter_map(|line| line.strip_prefix("    stavka ")).collect();
    assert!(commands.len() >= 10, "{commands:?}");
    // What stands there as a file is one that the commands name.
    let write = |name: &str, text: &str| std::fs::write(folder.path().join(name), text).expect("an ordinary folder");
    let files = readme.split("```toml\n").skip(1).filter_map(|rest| rest.split("```").next());
    for (name, text) in ["ours.toml", "mine.toml"].into_iter().zip(files) {
        write(name, text);
    }
    let army = readme.split_once("    army ").and_then(|(_, rest)| rest.split_once("    end\n")).expect("an army").0;
    write("guards.txt", &format!("army {army}end\n"));
    std::fs::create_dir(folder.path().join("docs")).expect("an ordinary folder");
    write("docs/riverdon-board.txt", include_str!("../../../../docs/riverdon-board.txt"));
    for command in commands {
        // Words in single quotes belong together.
        let mut args: Vec<&str> = Vec::new();
        for (index, part) in command.split('\'').enumerate() {
            match index % 2 {
                0 => args.extend(part.split_whitespace()),
                _ => args.push(part),
            }
        }
        let run = stavka(folder.path(), &args, "");
        assert!(run.good, "stavka {command}\n{}{}", run.out, run.err);
    }
}

#[test]
fn a_takeback_goes_further_than_undo_and_rolls_anew() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let args =
        ["play", "g.stavka", "--seed", "5", "--computer", "reds", "--computer", "british", "--computer", "whites"];
    stavka(folder.path(), &args, "").ok();
    let back = stavka(folder.path(), &["takeback", "g.stavka", "20"], "").ok();
    assert!(back.starts_with("The game goes on from before order 20."), "{back}");
    stavka(folder.path(), &args, "").ok();
    let verified = stavka(folder.path(), &["replay", "g.stavka", "--verify"], "").ok();
    assert!(verified.contains("every die as the seed gives it"), "{verified}");
    let listed = stavka(folder.path(), &["branch", "g.stavka"], "").ok();
    assert!(listed.starts_with("   1  ") && listed.contains(" orders after order 19, up to: "), "{listed}");
    let none = stavka(folder.path(), &["takeback", "g.stavka", "0"], "").fails();
    assert!(none.contains("counted from 1"), "{none}");
}

#[test]
fn what_was_taken_back_is_told_of_and_opened_again() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let run = |args: &[&str]| stavka(folder.path(), args, "");
    run(&["new", "emtsa", "-o", "g.stavka", "--seed", "7"]).ok();
    for (seat, order) in [("reds", "bid rumour4"), ("british", "bid rumour1"), ("whites", "bid rumour3")] {
        run(&["order", "g.stavka", order, "--seat", seat]).ok();
    }
    run(&["order", "g.stavka", "march 154 sheleksa>bridge"]).ok();
    assert_eq!(run(&["branch", "g.stavka"]).ok(), "No line of play was left: nothing was taken back.\n");
    let whole = std::fs::read_to_string(folder.path().join("g.stavka")).expect("it is there");
    let back = run(&["takeback", "g.stavka", "1"]).ok();
    assert!(back.contains("`stavka branch g.stavka` shows it and goes back to it."), "{back}");
    for command in ["log", "replay", "show"] {
        let said = run(&[command, "g.stavka"]).ok();
        assert!(said.contains("A line of play that was left is kept"), "{command}: {said}");
    }
    let left = "   1  4 orders after order 0, up to: Turn 1, Reds to act, Contest at Emtsa Bridge\n";
    assert_eq!(run(&["branch", "g.stavka"]).ok(), left);
    assert!(run(&["branch", "g.stavka", "2"]).fails().starts_with("branch: there is no branch 2\n"));
    let opened = run(&["branch", "g.stavka", "1"]).ok();
    assert!(opened.starts_with("The game goes on from branch 1, after order 4.\n"), "{opened}");
    assert_eq!(std::fs::read_to_string(folder.path().join("g.stavka")).expect("it is there"), whole);
}

#[test]
fn orders_are_shown_by_kind_and_by_counter() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let run = |args: &[&str]| stavka(folder.path(), args, "");
    run(&["new", "emtsa", "-o", "g.stavka", "--seed", "7"]).ok();
    for (seat, order) in [("reds", "bid rumour4"), ("british", "bid rumour1"), ("whites", "bid rumour3")] {
        run(&["order", "g.stavka", order, "--seat", seat]).ok();
    }
    expect![[r#"
        All of it:
          march WHO+WHO… PATH>PATH…
             march 154 sheleksa                      march 154 avda                          march 154 sheleksa>bridge
             march 154 avda>kodish
    "#]]
    .assert_eq(&format!(
        "All of it:\n{}",
        run(&["show", "g.stavka", "--seat", "reds", "--verb", "march", "--who", "154"]).ok()
    ));
    let all = run(&["show", "g.stavka", "--seat", "reds", "--orders"]).ok();
    assert!(all.contains("     march horse kodish") && all.contains("     done") && !all.contains("Turn 1"), "{all}");
    expect![[r#"
        orders: "scots" can be ordered nothing of this kind now
          There are orders for: 154, 155, horse
    "#]]
    .assert_eq(&run(&["show", "g.stavka", "--seat", "reds", "--verb", "march", "--who", "scots"]).fails());
    assert!(run(&["show", "g.stavka", "--verb", "march"]).fails().contains("--seat <SEAT>"));
    run(&["show", "g.stavka", "--map", "front.svg"]).ok();
    let svg = std::fs::read_to_string(folder.path().join("front.svg")).expect("it was written");
    assert!(svg.contains("Plesetskaya</text>") && svg.matches("<g transform").count() > 3, "places and counters");
}

#[test]
fn a_situation_is_shown_in_part_and_without_what_comes_later() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let run = |args: &[&str]| stavka(folder.path(), args, "");
    run(&["new", "elope", "-o", "g.stavka", "--seed", "7"]).ok();
    let all = run(&["show", "g.stavka"]).ok();
    assert!(all.contains("4707 Archangel") && !all.contains("us_339_a") && all.contains("still to come."), "{all}");
    assert!(run(&["show", "g.stavka", "--arrivals"]).ok().contains("us_339_a"));
    let archangel = run(&["show", "g.stavka", "--at", "4707"]).ok();
    assert!(archangel.contains("fr_21_a") && !archangel.contains("red_18_hq"), "{archangel}");
    assert_eq!(run(&["show", "g.stavka", "--at", "archangel"]).ok(), archangel);
    let company = run(&["show", "g.stavka", "--unit", "fr_21_a"]).ok();
    assert!(company.contains("fr_21_a") && !company.contains("fr_21_b"), "{company}");
    assert!(company.contains("ordered to 2705 Plesetskaya"), "{company}");
    let part = run(&["show", "g.stavka", "--part", "2705:3112"]).ok();
    assert!(part.contains("3112 Kodish") && part.contains("2705") && !part.contains("4707"), "{part}");
    assert!(run(&["show", "g.stavka", "--at", "9999"]).fails().contains("nothing of \"9999\" is in sight"));
    assert!(run(&["show", "g.stavka", "--part", "2705"]).fails().contains("is not HEX:HEX"));
}

#[test]
fn means_are_told_faction_by_faction_and_hands_only_to_their_holder() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let run = |args: &[&str]| stavka(folder.path(), args, "");
    run(&["new", "rossyia", "--scenario", "ice_and_steppe", "-o", "g.stavka", "--seed", "1"]).ok();
    let shown = run(&["show", "g.stavka"]).ok();
    assert!(shown.contains("Political level 50 of 100 · turn 1 of 6"), "{shown}");
    assert!(shown.contains("Bolsheviks: PR 12 · Rail 14 · Armt 3"), "{shown}");
    assert!(shown.contains("White pool: 5 hidden"), "{shown}");
}

#[test]
fn to_end_a_phase_with_arrivals_waiting_asks_once() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let run = |args: &[&str]| stavka(folder.path(), args, "");
    let text = "turn: 10\nphase: movement red\n2705: red_18_hq\n4707: us_339_e\ndue: red_cav_3\n";
    std::fs::write(folder.path().join("p.txt"), text).expect("a file");
    run(&["new", "elope", "--position", "p.txt", "-o", "g.stavka", "--seed", "3"]).ok();
    let asked = run(&["order", "g.stavka", "done"]).fails();
    assert!(asked.starts_with("not yet: 13.12: ") && asked.contains("--sure"), "{asked}");
    let typed = stavka(folder.path(), &["play", "g.stavka"], "done\nundo\ndone\ndone\nquit\n").ok();
    assert!(typed.contains("Order it again to do so all the same."), "{typed}");
    assert!(typed.contains("Combat Phase"), "{typed}");
}

#[test]
fn a_report_is_one_page_beside_the_record() {
    let folder = tempfile::tempdir().expect("a folder");
    stavka(folder.path(), &["new", "emtsa", "--seed", "7", "-o", "game.stavka"], "").ok();
    let said = stavka(folder.path(), &["report", "game.stavka"], "").ok();
    assert!(said.starts_with("game.html ("), "{said}");
    let page = std::fs::read_to_string(folder.path().join("game.html")).expect("it was written");
    assert!(page.starts_with("<!doctype html>") && page.contains("The game is not over: turn 1."));
    stavka(folder.path(), &["report", "game.stavka", "--seat", "reds", "-o", "mine.html"], "").ok();
    let mine = std::fs::read_to_string(folder.path().join("mine.html")).expect("it was written");
    assert!(mine.contains("As Reds may know it."));
    let wrong = stavka(folder.path(), &["report", "game.stavka", "--seat", "greens"], "").fails();
    assert!(wrong.contains("reds"), "it says which seats there are: {wrong}");
}
