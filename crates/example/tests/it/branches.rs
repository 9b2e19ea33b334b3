//! Lines of play that were left: whatever goes back keeps them, and they open again as they were played.

use engine::erased::AnyJournal;
use engine::journal::{Branch, LeftLine, SavedGame, resealed};
use engine::{Chance, Entry, Eyes, Game, Journal, Rolling, Seat};
use example::{EmtsaLine, State};

use crate::records::open;
use crate::{game, journal, played};

/// Play so many orders at random.
fn play_on(journal: &mut Journal<EmtsaLine>, chance: &mut Chance, orders: usize) {
    for _ in 0..orders {
        let Some(seat) = engine::awaited(journal.game(), journal.state()).next() else { return };
        let order = game().sample(journal.state(), seat, chance).expect("whoever is asked has an order");
        journal.give(seat, &order, &[]).expect("a sample is legal");
    }
}

/// All orders of a branch from the first of the game on.
fn whole_line(journal: &Journal<EmtsaLine>, id: u32) -> Vec<Entry> {
    let branch = journal.branches().iter().find(|branch| branch.id == id).expect("it is kept");
    let mut line = branch.of.map_or_else(|| journal.entries().to_vec(), |of| whole_line(journal, of));
    line.truncate(branch.after);
    line.extend_from_slice(&branch.entries);
    line
}

fn line(branch: u32, after: usize, orders: usize) -> LeftLine {
    LeftLine { branch, after, orders }
}

#[test]
fn what_a_takeback_leaves_opens_again_as_it_was_played() {
    let whole = played(4, 70);
    let mut journal = played(4, 70);
    assert!(journal.left_lines().is_empty() && !journal.record().contains("branch"));
    journal.takeback(0).expect("all agree");
    assert_eq!(journal.left_lines(), [line(1, 0, 70)]);
    journal.open_branch(1).expect("all agree");
    assert_eq!(journal.record(), whole.record(), "to the byte");
    assert_eq!(journal.rest(), whole.rest());
    assert!(journal.left_lines().is_empty());
}

#[test]
fn lines_that_part_at_the_same_place_lie_beside_each_other_and_either_is_found_again() {
    let mut journal = played(4, 12);
    let first = journal.entries().to_vec();
    journal.takeback(0).expect("all agree");
    play_on(&mut journal, &mut Chance::new(5), 9);
    assert_ne!(journal.entries()[..3], first[..3], "they part at once");
    journal.takeback(0).expect("all agree");
    assert!(
        journal.branches().iter().all(|branch| branch.of.is_none() && branch.after == 0),
        "neither holds the other"
    );
    for entry in &first[..3] {
        journal.order(entry.seat, &entry.order).expect("it was legal before");
    }
    assert_eq!(journal.left_lines(), [line(1, 3, 9), line(2, 0, 9)], "the first line is the game again");
}

#[test]
fn dice_of_a_branch_are_its_own_and_nobody_elses() {
    let mut journal = played(4, 70);
    let left = journal.entries().to_vec();
    journal.takeback(30).expect("all agree");
    play_on(&mut journal, &mut Chance::new(77), 60);
    let anew = journal.entries().to_vec();
    let rolled = |entries: &[Entry]| entries[30..].iter().filter(|entry| !entry.dice.is_empty()).count();
    assert!(rolled(&left) > 0 && rolled(&anew) > 0, "both lines roll");
    let last_left = left.iter().map(|entry| entry.stream.1).max().expect("it rolled");
    assert!(anew[30..].iter().filter(|entry| !entry.dice.is_empty()).all(|entry| entry.stream.0 >= last_left));
    journal.verify().expect("no part of the stream is used twice");
    journal.open_branch(1).expect("all agree");
    assert_eq!(journal.entries(), left, "as it was played, dice and all");
    journal.verify().expect("nor after going back to it");
    let used = anew.iter().map(|entry| entry.stream.1).max().expect("it rolled");
    play_on(&mut journal, &mut Chance::new(78), 60);
    let fresh = &journal.entries()[left.len()..];
    assert!(fresh.iter().filter(|entry| !entry.dice.is_empty()).all(|entry| entry.stream.0 >= used));
    journal.verify().expect("what both lines rolled is spent");
}

#[test]
fn opening_one_keeps_the_other_again_and_again() {
    let mut journal = played(4, 40);
    let first = journal.entries().to_vec();
    journal.takeback(10).expect("all agree");
    play_on(&mut journal, &mut Chance::new(5), 12);
    let second = journal.entries().to_vec();
    assert_eq!(journal.left_lines(), [line(1, 10, 30)]);
    for round in 0..3 {
        let [other] = journal.left_lines()[..] else { panic!("one is the game, the other is left") };
        journal.open_branch(other.branch).expect("all agree");
        assert_eq!(journal.entries(), if round % 2 == 0 { &first } else { &second }, "round {round}");
    }
    assert!(journal.open_branch(99).is_err());
}

#[test]
fn a_branch_of_a_branch_is_kept_and_found() {
    let mut journal = played(4, 40);
    let oldest = journal.entries().to_vec();
    journal.takeback(30).expect("all agree");
    play_on(&mut journal, &mut Chance::new(5), 8);
    let newer = journal.entries().to_vec();
    journal.takeback(20).expect("all agree");
    play_on(&mut journal, &mut Chance::new(6), 3);
    let newest = journal.entries().to_vec();
    assert_eq!(journal.left_lines(), [line(1, 20, 20), line(2, 20, 18)]);
    let journal = open(&journal.record()).expect("it is whole");
    for (id, expected) in [(1, &oldest), (2, &newer)] {
        let mut copy = journal.clone();
        copy.open_branch(id).expect("all agree");
        assert_eq!(copy.entries(), expected);
        copy.verify().expect("all of it replays");
        let mut others: Vec<_> = copy.left_lines().iter().map(|left| whole_line(&copy, left.branch)).collect();
        others.sort_by_key(Vec::len);
        let mut left = [&oldest, &newer, &newest].map(Clone::clone).to_vec();
        left.retain(|line| line != expected);
        left.sort_by_key(Vec::len);
        assert_eq!(others, left, "nothing is lost");
    }
}

#[test]
fn an_order_that_is_undone_under_a_branch_is_kept_with_it() {
    let mut journal = journal(7, Rolling::Seeded);
    for (seat, order) in [(0, "bid rumour4"), (1, "bid rumour1"), (2, "bid rumour3"), (0, "march 154 sheleksa")] {
        journal.order(Seat(seat), order).expect(order);
    }
    journal.order(Seat(0), "march 154 bridge").expect("on and on");
    journal.takeback(4).expect("all agree");
    let before = journal.record();
    journal.undo(Seat(0)).expect("it rolled nothing");
    assert_eq!(journal.left_lines(), [line(1, 3, 2)], "the first march belongs to what was left after it");
    open(&journal.record()).expect("it is whole").verify().expect("and replays");
    journal.redo(Seat(0)).expect("just undone");
    assert_eq!(journal.record(), before);
    journal.undo(Seat(0)).expect("it rolled nothing");
    journal.order(Seat(0), "march 154 sheleksa").expect("the same once more");
    assert_eq!(journal.left_lines(), [line(1, 4, 1)], "the game has joined it");
}

#[test]
fn one_undone_order_is_corrected_and_more_are_kept() {
    let mut journal = journal(7, Rolling::Seeded);
    for (seat, order) in [(0, "bid rumour4"), (1, "bid rumour1"), (2, "bid rumour3")] {
        journal.order(Seat(seat), order).expect(order);
    }
    journal.order(Seat(0), "march 154 sheleksa").expect("a march");
    journal.undo(Seat(0)).expect("it rolled nothing");
    journal.order(Seat(0), "march 154 avda").expect("another");
    assert!(journal.branches().is_empty(), "a slip of the hand is no line of play");
    journal.order(Seat(0), "march 154 kodish").expect("on and on");
    journal.undo(Seat(0)).and_then(|()| journal.undo(Seat(0))).expect("they rolled nothing");
    journal.order(Seat(0), "march 154 sheleksa").expect("something else");
    assert_eq!(journal.left_lines(), [line(1, 3, 2)]);
    journal.open_branch(1).expect("all agree");
    let orders: Vec<&str> = journal.entries()[3..].iter().map(|entry| entry.order.as_str()).collect();
    assert_eq!(orders, ["march 154 avda", "march 154 kodish"], "in the order in which they were given");
}

/// A game with a line that was left after the bids: two marches that rolled nothing.
fn marches_left() -> Journal<EmtsaLine> {
    let mut journal = journal(7, Rolling::Seeded);
    for (seat, order) in [(0, "bid rumour4"), (1, "bid rumour1"), (2, "bid rumour3")] {
        journal.order(Seat(seat), order).expect(order);
    }
    journal.order(Seat(0), "march 154 avda").expect("a march");
    journal.order(Seat(0), "march 154 kodish").expect("on and on");
    journal.takeback(3).expect("all agree");
    journal
}

#[test]
fn the_last_order_of_a_line_that_was_opened_is_no_slip_of_the_hand() {
    let mut opened = marches_left();
    opened.open_branch(1).expect("all agree");
    assert!(opened.left_lines().is_empty());
    let whole: Vec<Entry> = opened.entries().to_vec();
    // The same after it was stored and opened in between.
    for mut journal in [opened.clone(), open(&opened.record()).expect("it is whole")] {
        journal.undo(Seat(0)).expect("it rolled nothing");
        journal.order(Seat(0), "done").expect("enough");
        assert_eq!(journal.left_lines(), [line(1, 4, 1)], "what was opened is kept");
        assert_eq!(whole_line(&journal, 1), whole);
        open(&journal.record()).expect("it is whole").verify().expect("and replays");
    }
}

#[test]
fn a_line_that_was_given_once_more_is_no_slip_of_the_hand_either() {
    let mut journal = journal(7, Rolling::Seeded);
    for (seat, order) in [(0, "bid rumour4"), (1, "bid rumour1"), (2, "bid rumour3"), (0, "march 154 avda")] {
        journal.order(Seat(seat), order).expect(order);
    }
    journal.takeback(3).expect("all agree");
    journal.order(Seat(0), "march 154 avda").expect("the same once more");
    assert!(journal.left_lines().is_empty(), "the game has joined it");
    journal.undo(Seat(0)).expect("it rolled nothing");
    journal.order(Seat(0), "march 154 sheleksa").expect("another");
    assert_eq!(journal.left_lines(), [line(1, 3, 1)], "it was kept before, and is again");
}

#[test]
fn an_answer_that_was_withdrawn_under_seal_leaves_no_line() {
    let mut journal = journal(7, Rolling::Seeded);
    let first = game().sample(journal.state(), Seat(0), &mut Chance::new(1)).expect("the Reds are asked");
    journal.give(Seat(0), &first, &[]).expect("a bid");
    journal.undo(Seat(0)).expect("it is sealed");
    let mut journal = open(&journal.record()).expect("it is whole");
    let mut chance = Chance::new(1);
    let mut sample = || game().sample(journal.state(), Seat(0), &mut chance).expect("the Reds are asked");
    let other = std::iter::repeat_with(&mut sample).find(|order| game().draft(order) != game().draft(&first));
    journal.give(Seat(0), &other.expect("they have several cards"), &[]).expect("a sample is legal");
    assert!(journal.branches().is_empty(), "nobody need know that it was another");
}

#[test]
fn whatever_is_left_at_random_is_found_again() {
    for seed in 0..12 {
        let mut journal = played(seed, 20);
        let mut chance = Chance::new(seed);
        let mut known: Vec<(Vec<Entry>, State)> = Vec::new();
        for step in 0..40 {
            let now = (journal.entries().to_vec(), *journal.state());
            let last = journal.entries().last().map(|entry| entry.seat);
            match chance.below(6) {
                0 => {
                    let to = chance.below(journal.entries().len() + 1);
                    journal.takeback(to).expect("it is there");
                    known.push(now);
                }
                1 => {
                    let lines = journal.left_lines();
                    if let Some(left) = chance.pick(&lines) {
                        let line = whole_line(&journal, left.branch);
                        assert_eq!((left.after + left.orders, &line[..left.after]), (line.len(), &now.0[..left.after]));
                        journal.open_branch(left.branch).expect("it was played");
                        assert_eq!(journal.entries(), line);
                        known.push(now);
                    }
                }
                // An answer under seal that others have followed is withdrawn out of its turn: not here.
                2 if last.is_some_and(|seat| journal.undoable(seat) == Ok(now.0.len() - 1)) => {
                    last.map(|seat| journal.undo(seat)).transpose().expect("it says so");
                }
                3 => drop(journal.redoable().first().map(|seat| journal.redo(*seat))),
                _ => play_on(&mut journal, &mut chance, 4),
            }
            let mut kept: Vec<Vec<Entry>> =
                journal.branches().iter().map(|branch| whole_line(&journal, branch.id)).collect();
            let mut redone = journal.clone();
            while redone.redoable().first().is_some_and(|seat| redone.redo(*seat).is_ok()) {}
            kept.push(redone.entries().to_vec());
            let is_kept = |line: &[Entry]| kept.iter().any(|kept| kept.starts_with(line));
            // One order that was undone at the end and rolled nothing may be replaced.
            let lost = known.iter().position(|(line, _)| match line.split_last() {
                Some((last, before)) => !is_kept(line) && (last.binding || !is_kept(before)),
                None => false,
            });
            assert_eq!(lost, None, "seed {seed}, step {step}: a line is lost");
            let opened = open(&journal.record()).unwrap_or_else(|fault| panic!("seed {seed}, step {step}: {fault}"));
            assert_eq!(opened.branches(), journal.branches());
            assert_eq!(opened.record(), journal.record());
        }
        journal.verify().unwrap_or_else(|fault| panic!("seed {seed}: {fault}"));
        for left in journal.left_lines() {
            let mut copy = journal.clone();
            copy.open_branch(left.branch).expect("it was played");
            let before = known.iter().find(|(line, _)| line == copy.entries());
            assert!(before.is_none_or(|(_, state)| state == copy.state()), "seed {seed}: {left:?}");
        }
    }
}

#[test]
fn a_branch_shows_each_seat_what_it_could_see_then() {
    let mut journal = played(4, 60);
    let title = game();
    let eyes = || title.title().all_seats().map(Eyes::Seat).chain([Eyes::Public]);
    let seen: Vec<_> = eyes().map(|eyes| AnyJournal::view(&journal, eyes)).collect();
    journal.takeback(10).expect("all agree");
    let shown: Vec<_> = eyes().map(|eyes| journal.branch_view(1, eyes).expect("it replays")).collect();
    assert_eq!(shown, seen);
    assert!(journal.branch_view(2, Eyes::Public).is_err());
}

#[test]
fn a_branch_stands_in_the_record_under_the_orders_of_the_game() {
    let mut journal = played(7, 8);
    journal.takeback(5).expect("all agree");
    let record = journal.record();
    let lines: Vec<&str> = record.lines().skip_while(|line| !line.starts_with("5 ")).take(5).collect();
    expect_test::expect![[r#"
        5 whites march partisans emtsa
        branch 1 after 5
        1.6 whites march partisans kodish>avda
        1.7 reds stand
        1.8 reds support night3 ; sealed"#]]
    .assert_eq(&lines.join("\n"));
}

#[test]
fn branches_that_part_from_nothing_are_refused_and_left_out_of_what_is_recovered() {
    let mut journal = played(4, 40);
    journal.takeback(30).expect("all agree");
    play_on(&mut journal, &mut Chance::new(5), 8);
    journal.takeback(20).expect("all agree");
    let record = journal.record();
    assert!(record.contains("\nbranch 1 after 30 of 2\n") && record.contains("\nbranch 2 after 20\n"), "{record}");
    let cases = [
        ("branch 2 after 20\n2.21", "branch 2 after 21\n2.21", "order 22 of branch 2 is expected"),
        ("branch 1 after 30 of 2", "branch 1 after 30 of 3", "which is not there"),
        ("branch 1 after 30 of 2", "branch 1 after 30 of 1", "parts from itself"),
        ("branch 1 after 30 of 2", "branch 1 after 30", "but there are 20"),
        ("branch 2 after 20\n", "branch 1 after 20\n", "two branches"),
        ("branch 1 after 30 of 2", "branch one after 30", "is none"),
        ("branch 1 after 30 of 2", "branch 4294967295 after 30", "is none"),
        ("branch 1 after 30 of 2", "branch 1 beside 30", "`branch NUMBER after ORDER`"),
        ("branch 2 after 20\n", "branch 2 after 20\n21 reds done\n", "after its branches"),
        ("branch 2 after 20\n2.21 ", "branch 2 after 20\n2.21 nobody-", "of no seat"),
        ("branch 2 after 20\n", "branch 3 after 20\nbranch 2 after 20\n", "no orders"),
    ];
    for (from, to, reason) in cases {
        let forged = resealed(&record.replacen(from, to, 1));
        assert_ne!(forged, record, "{to}");
        let fault = open(&forged).err().unwrap_or_else(|| panic!("{to:?} is accepted"));
        assert!(fault.reason.contains(reason) && fault.at.is_some(), "{to:?}: {fault}");
        let saved = SavedGame::read(&forged, "forged").expect("the head is there");
        let opened = Journal::recover(game(), saved).unwrap_or_else(|fault| panic!("{to:?}: {fault}"));
        assert_eq!(opened.journal.entries(), journal.entries(), "{to:?}: the game itself is sound");
        assert!(!opened.notices.is_empty(), "{to:?}");
        opened.journal.verify().unwrap_or_else(|fault| panic!("{to:?}: {fault}"));
    }
}

#[test]
fn forged_dice_of_a_branch_are_found() {
    let mut journal = played(4, 70);
    journal.takeback(30).expect("all agree");
    let record = journal.record();
    let line = record.lines().find(|line| line.starts_with("1.") && line.contains('@')).expect("it rolled");
    let (head, die) = line.rsplit_once(' ').expect("it has dice");
    let other = if die == "1" { "2" } else { "1" };
    let forged = open(&resealed(&record.replacen(line, &format!("{head} {other}"), 1)));
    let found = forged.and_then(|journal| journal.verify()).expect_err("the die was forged");
    assert!(found.reason.starts_with("branch 1, order "), "{found}");
}

#[test]
fn dice_that_fell_in_a_branch_stay_spent_when_a_cut_record_is_recovered() {
    let mut journal = played(4, 70);
    let used = journal.entries().iter().map(|entry| entry.stream.1).max().expect("it rolled");
    journal.takeback(10).expect("all agree");
    let record = journal.record();
    let cut: String =
        record.lines().take_while(|line| !line.starts_with("at ")).map(|line| format!("{line}\n")).collect();
    let saved = SavedGame::read(&cut, "cut").expect("the head is there");
    let mut opened = Journal::recover(game(), saved).expect("it replays").journal;
    assert_eq!(opened.left_lines(), [line(1, 10, 60)], "a branch is recovered, too");
    play_on(&mut opened, &mut Chance::new(3), 60);
    let fresh = opened.entries().iter().skip(10).filter(|entry| !entry.dice.is_empty());
    assert!(fresh.clone().count() > 0 && { fresh }.all(|entry| entry.stream.0 >= used));
}

#[test]
fn a_branch_of_other_rules_is_kept_and_not_opened() {
    let mut journal = played(9, 30);
    journal.takeback(4).expect("all agree");
    play_on(&mut journal, &mut Chance::new(2), 26);
    let record = journal.record();
    let rules = record.lines().find(|line| line.starts_with("rules ")).expect("it has rules");
    let fifth = record.lines().find(|line| line.starts_with("6 ")).expect("thirty orders");
    let old = record.replacen(rules, "rules 00000000000000aa", 1).replacen(fifth, "6 reds march 154 obozerskaya", 1);
    let saved = SavedGame::read(&resealed(&old), "old.stavka").expect("it is whole");
    let mut opened = Journal::open(game(), saved).expect("a game is never lost").journal;
    assert_eq!(opened.replayable_from(), 30);
    assert_eq!(opened.left_lines(), [line(1, 4, 26)]);
    let before = opened.record();
    assert!(opened.open_branch(1).is_err() && opened.branch_view(1, Eyes::Public).is_err());
    assert_eq!(opened.record(), before);
    let kept: Vec<Branch> = open(&before).expect("it is whole").branches().to_vec();
    assert_eq!(kept, journal.branches());
}

#[test]
fn what_lies_under_seal_is_compared_with_no_line_that_was_left() {
    let bids = [(Seat(0), "rumour4"), (Seat(1), "rumour1"), (Seat(2), "rumour3")];
    let mut left = journal(7, Rolling::Seeded);
    for (seat, card) in bids {
        left.order(seat, &format!("bid {card}")).expect("a bid");
    }
    left.takeback(0).expect("all agree");
    let shown = left.left_lines();
    assert_eq!(shown, [line(1, 0, 3)]);
    let mut another = left.clone();
    another.order(Seat(0), "bid patrol3").expect("another card of the hand");
    assert_eq!(another.left_lines(), shown);
    for (at, (seat, card)) in bids.into_iter().enumerate() {
        assert_eq!(left.left_lines(), shown, "{at} bids lie under seal");
        left.order(seat, &format!("bid {card}")).expect("the same bid");
    }
    assert_eq!(left.left_lines(), [], "all are open, and the line is the game again");
}

#[test]
fn a_die_that_was_typed_is_none_of_a_seeded_game() {
    let record = played(4, 70).record();
    let line = record.lines().find(|line| line.contains(" ; @")).expect("it rolled");
    let (order, notes) = line.split_once(" ; @").expect("it rolled");
    let (from, dice) =
        notes.split_once('-').and_then(|(from, rest)| Some((from, rest.split_once(' ')?.1))).expect("dice");
    let typed: Vec<String> = dice.split(' ').map(|die| format!("{die}!")).collect();
    let forged = record.replacen(line, &format!("{order} ; @{from}-{from} {}", typed.join(" ")), 1);
    let found = open(&resealed(&forged)).and_then(|journal| journal.verify()).expect_err("somebody chose it");
    assert!(found.reason.contains("not those of the seed"), "{found}");
}

#[test]
fn two_lines_do_not_roll_the_same_dice() {
    // The same thirty orders, then two ways on, each as if the other had never rolled.
    let (mut one, mut other) = (played(4, 70), played(4, 30));
    play_on(&mut other, &mut Chance::new(77), 60);
    one.takeback(30).expect("all agree");
    let (left, record) = (one.record(), other.record());
    let branch: String = left
        .lines()
        .filter(|line| line.starts_with("branch ") || line.starts_with("1."))
        .map(|line| format!("{line}\n"))
        .collect();
    let at = record.find("\nat ").expect("it ends with a state") + 1;
    let forged = resealed(&format!("{}{branch}{}", &record[..at], &record[at..]));
    let found = open(&forged).and_then(|journal| journal.verify()).expect_err("the stream was used twice");
    assert!(found.reason.contains("used before"), "{found}");
}

#[test]
fn the_stream_does_not_stand_before_dice_that_have_fallen() {
    let journal = played(4, 70);
    let record = journal.record();
    let stream = record.lines().last().and_then(|line| line.split(' ').nth(3)).expect("end 70 stream N");
    let forged = record.replacen(&format!(" stream {stream} "), " stream 20 ", 1);
    assert_ne!(forged, record);
    let found = open(&forged).and_then(|journal| journal.verify()).expect_err("the next dice would be old ones");
    assert!(found.reason.contains("stands before"), "{found}");
}
