//! Playing in the terminal.

use commander::Kind;
use engine::journal::Rolling;
use engine::{Seed, Urgency};

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
        "3.1: Reds: Rumour (value 1) is shown.",
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
    let typed = "9\n2\nbid rumour4\nbid rumour1\nbid rumour3\nmarch horse kodish\nstand\n\
                 support nothing\nsupport nothing\n6\nseven\n9\n1\nquit\n";
    let out = stavka(folder.path(), &["play", "--seed", "7", "--dice", "typed"], typed).ok();
    assert!(
        out.contains("The set-up rolls a die with 6 sides (2.2). What fell? A die with 6 sides cannot show 9."),
        "{out}"
    );
    assert!(out.contains("A die with 6 sides is to be rolled (6.4). What fell?"), "{out}");
    assert!(out.contains("A number, please"), "{out}");
    assert!(out.contains("A die with 6 sides cannot show 9"), "{out}");
    assert!(out.contains("Attackers: 2 steps + card 0 + die 6 = 8."), "{out}");
    assert!(out.contains("Defenders: 1 step + card 0 + die 1 = 2."), "{out}");
}

#[test]
fn who_rolls_their_own_dice_rolls_those_of_the_set_up_too() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let new = |more: &[&str]| {
        let common = ["new", "emtsa", "--seed", "7", "-o", "g.stavka"];
        stavka(folder.path(), &[&common[..], more].concat(), "")
    };
    let told = new(&["--dice", "typed"]).fails();
    assert!(told.contains("The set-up rolls a die with 6 sides (2.2).") && told.contains("--rolled FACE"), "{told}");
    let told = new(&["--dice", "typed", "--rolled", "4", "4"]).fails();
    assert!(told.contains("more dice were rolled than it needs"), "{told}");
    let told = new(&["--rolled", "4"]).fails();
    assert!(told.contains("--dice typed"), "{told}");
    new(&["--dice", "typed", "--rolled", "4"]).ok();
    let verified = stavka(folder.path(), &["replay", "g.stavka", "--verify"], "").ok();
    assert!(verified.contains("replay to"), "{verified}");
    let log = stavka(folder.path(), &["log", "g.stavka"], "").ok();
    assert!(log.contains("2.2"), "{log}");
}

/// Two Red battalions before Obozerskaya, an aircraft over them, dice to be typed in.
const RAID: &str = "turn: 2\nphase: combat allied\n3507: us_339_a us_339_1_hq al_depot_1\n\
                    3407: red_83_1 red_18_hq red_depot_1\n4607: al_dh4_1 al_dh4_2\n";

#[test]
fn typed_dice_are_announced_and_told_several_at_a_time() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    std::fs::write(folder.path().join("p.txt"), RAID).expect("a file");
    let run = |args: &[&str]| stavka(folder.path(), args, "");
    run(&["new", "elope", "--position", "p.txt", "--dice", "typed", "-o", "g.stavka", "--seed", "3"]).ok();
    let bomb = ["order", "g.stavka", "bomb al_dh4_1 track-3407"];
    let told = run(&[&bomb[..], &["--dice", "6", "6"]].concat()).fails();
    assert!(told.contains("One die more was given"), "{told}");
    run(&[&bomb[..], &["--dice", "6"]].concat()).ok();
    let why = run(&["why", "g.stavka", "done"]).ok();
    assert!(why.contains("dice are wanted."), "{why}");
    let told = run(&["order", "g.stavka", "done"]).fails();
    assert!(told.contains("2 dice are wanted. Give the order again with --dice"), "{told}");
    let both = run(&["order", "g.stavka", "done", "--dice", "3 5"]).ok();
    assert_eq!(both.matches("against the track").count(), 2, "{both}");
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

/// What two people at one screen type in a campaign from its beginning to its end, each order as a random player gives it; and
/// how many orders that are.
fn typed_to_the_end(scenario: &str, seed: u64) -> (String, usize) {
    let game = shelf::game("riverdon").expect("it is on the shelf").game;
    let setup = game.title().setup(Some(scenario), []).expect("a known set-up");
    let begun = game.begin(setup, Seed::from_number(seed), Rolling::Seeded).expect("a sound scenario");
    let (mut journal, mut typed) = (begun.journal, String::new());
    let mut players: Vec<_> = (0..2).map(|seat| game.commander(Kind::Random, seed + seat)).collect();
    while journal.outcome().is_none() {
        let asked = journal.asked();
        let now = asked.iter().find(|asked| asked.urgency != Urgency::May).expect("somebody is asked");
        let order = players[usize::from(now.seat.0)].order(journal.as_ref(), now.seat).expect("an order");
        // What would be left undone is asked about once.
        let times = if journal.left_undone(now.seat, &order).is_some() { 2 } else { 1 };
        (0..times).for_each(|_| typed += &format!("{order}\n"));
        journal.order(now.seat, &order, &[]).expect("it is legal");
    }
    (typed, journal.entries().len())
}

/// A scenario is played to its end by two at one screen, and the record of it holds.
fn plays_to_the_end(scenario: &str, seed: u64) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (typed, orders) = typed_to_the_end(scenario, seed);
    let args = ["play", "--game", "riverdon", "--scenario", scenario, "--seed", &seed.to_string()];
    let out = stavka(folder.path(), &args, &typed).ok();
    assert!(!out.contains("Refused."), "{out}");
    let last = out.trim_end().lines().last().unwrap_or_default();
    assert!(last.contains("has won the campaign") || last.contains("is drawn"), "it ends with {last:?}");
    let replayed = stavka(folder.path(), &["replay", "game.stavka", "--verify"], "").ok();
    assert!(replayed.contains(&format!("{orders} orders replay to")), "{replayed}");
}

#[test]
fn the_first_campaign_is_played_to_its_end_by_two_at_one_screen() {
    plays_to_the_end("ice_march", 0);
}

#[test]
fn the_second_campaign_is_played_to_its_end_by_two_at_one_screen() {
    plays_to_the_end("steppe", 1);
}

#[test]
fn the_third_campaign_is_played_to_its_end_by_two_at_one_screen() {
    plays_to_the_end("warsaw", 2);
}

#[test]
fn the_fourth_campaign_is_played_to_its_end_by_two_at_one_screen() {
    plays_to_the_end("transsib", 3);
}

#[test]
fn the_fifth_campaign_is_played_to_its_end_by_two_at_one_screen() {
    plays_to_the_end("reval", 4);
}

#[test]
fn the_sixth_campaign_is_played_to_its_end_by_two_at_one_screen() {
    plays_to_the_end("petlura", 5);
}
