//! Playing in the terminal.

use crate::stavka;

#[test]
fn a_whole_game_plays_itself_when_the_computer_has_all_seats() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let args = ["play", "--seed", "1918", "--computer", "reds", "--computer", "british", "--computer", "whites"];
    let out = stavka(folder.path(), &args, "").ok();
    assert!(out.contains("have won.") || out.contains("is drawn."), "{out}");
    let replayed = stavka(folder.path(), &["replay", "game.stavka", "--verify"], "").ok();
    assert!(replayed.contains("orders replay to"), "{replayed}");
}

#[test]
fn a_turn_is_played_refused_explained_undone_and_gone_on_with() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let typed = "bid rumour4\n1\n1\n\
                 march 154 avda>kodish>bridge\nwhy march 154 sheleksa\nmarch 154 sheleksa\nundo\nredo\n\
                 british: withdraw verst455\nrules 5.1\nlog\nhelp\nwhatever\n\nquit\n";
    let out = stavka(folder.path(), &["play", "--seed", "7"], typed).ok();
    for expected in [
        "3.1: Reds: rumour4 (1) is shown.",
        "Refused. 4.4: An enemy holds Kodish: a march ends there.",
        "4.2: entering Sheleksa",
        "Taken back.",
        "Given again.",
        "5.1: Armoured train gets up steam and withdraws from Emtsa to Verst 455.",
        "Play does not stop to ask.",
        "there is no order \"whatever\". Orders begin with",
        "The game is kept in game.stavka.",
    ] {
        assert!(out.contains(expected), "{expected:?} is missing in:\n{out}");
    }
    let again = stavka(folder.path(), &["play"], "quit\n").ok();
    assert!(again.contains("Going on with game.stavka"), "{again}");
    assert!(again.contains("Verst 455      train"), "{again}");
    let anew = stavka(folder.path(), &["play", "--new", "--seed", "8"], "quit\n").ok();
    assert!(anew.contains("The old record is kept as game.stavka.old1."), "{anew}");
}

#[test]
fn players_can_type_their_own_dice() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let typed = "bid rumour4\nbid rumour1\nbid rumour3\nmarch horse kodish\nstand\n\
                 support nothing\nsupport nothing\n6\nseven\n9\n1\nquit\n";
    let out = stavka(folder.path(), &["play", "--seed", "7", "--dice", "typed"], typed).ok();
    assert!(out.contains("a die with 6 sides is to be rolled (6.4) What fell?"), "{out}");
    assert!(out.contains("A number, please."), "{out}");
    assert!(out.contains("a die with 6 sides cannot show 9"), "{out}");
    assert!(out.contains("Attackers: 2 steps + card 0 + die 6 = 8."), "{out}");
    assert!(out.contains("Defenders: 1 step + card 0 + die 1 = 2."), "{out}");
}

#[test]
fn the_computer_can_be_told_how_to_play() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let all = ["--computer", "reds=greedy", "--computer", "british=random", "--computer", "whites"];
    let out = stavka(folder.path(), &[&["play", "--seed", "3"][..], &all].concat(), "").ok();
    assert!(out.contains("have won.") || out.contains("is drawn."), "{out}");
    let verified = stavka(folder.path(), &["replay", "game.stavka", "--verify"], "").ok();
    assert!(verified.contains("orders replay to"), "the end is kept too: {verified}");
    let run = |args: &[&str]| stavka(folder.path(), args, "").fails();
    assert_eq!(
        run(&["play", "--new", "--computer", "reds=napoleon"]),
        "--computer: there is no player \"napoleon\"\n  Players: random, greedy\n"
    );
    assert_eq!(
        run(&["play", "--new", "--computer", "french=greedy"]),
        "--computer: there is no seat \"french\"\n  Seats: reds, british, whites\n"
    );
}

#[test]
fn the_orders_of_one_kind_or_of_one_counter_can_be_listed() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let typed = "bid rumour4\n1\n1\norders march\norders march 154\norders fly\nquit\n";
    let out = stavka(folder.path(), &["play", "--seed", "7"], typed).ok();
    assert!(out.contains("Reds>   march WHO+WHO… PATH>PATH…\n"), "{out}");
    assert!(out.contains("     march 154 sheleksa"), "{out}");
    assert!(out.contains("orders: there is no order \"fly\""), "{out}");
}
