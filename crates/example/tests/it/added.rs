//! Records that lines are added to: they read as if they had been written whole, and a line that is cut, changed or lost
//! is found.

use engine::journal::{Journal, SavedGame, Written};
use engine::{Chance, Game, Rolling, Seat};
use example::EmtsaLine;

use crate::records::open;
use crate::{game, journal};

/// A game, and its record as it is kept: lines are added where that can be.
struct Kept {
    journal: Journal<EmtsaLine>,
    text: String,
    written: Written,
    /// How many bytes were written for each change, and whether the record was written whole.
    spent: Vec<(usize, bool)>,
}

impl Kept {
    fn new(seed: u64, rolling: Rolling) -> Kept {
        let journal = journal(seed, rolling);
        let (text, written) = journal.written();
        Kept { journal, text, written, spent: Vec::new() }
    }

    /// Play some orders at random, keeping each.
    fn played(seed: u64, orders: usize) -> Kept {
        let mut kept = Kept::new(seed, Rolling::Seeded);
        let mut chance = Chance::new(seed);
        for _ in 0..orders {
            if kept.order(&mut chance).is_none() {
                break;
            }
        }
        kept
    }

    fn order(&mut self, chance: &mut Chance) -> Option<Seat> {
        let seat = give_one(&mut self.journal, chance)?;
        self.keep();
        Some(seat)
    }

    fn keep(&mut self) {
        match self.journal.added_since(&self.written, Some("7Qm2@reds")) {
            Some((lines, written)) => {
                self.text.push_str(&lines);
                self.written = written;
                self.spent.push((lines.len(), false));
            }
            None => {
                (self.text, self.written) = self.journal.written();
                self.spent.push((self.text.len(), true));
            }
        }
    }
}

fn give_one(journal: &mut Journal<EmtsaLine>, chance: &mut Chance) -> Option<Seat> {
    let game = journal.shared_game();
    let seat = engine::awaited(game.as_ref(), journal.state()).next()?;
    let order = game.sample(journal.state(), seat, chance).expect("whoever is asked has an order");
    journal.give(seat, &order, &[]).expect("a sample is legal");
    Some(seat)
}

fn recover(text: &str) -> Journal<EmtsaLine> {
    let saved = SavedGame::read(text, "damaged").expect("the head is there");
    Journal::recover(game(), saved).expect("a game is never lost").journal
}

#[test]
fn whatever_is_done_the_record_that_is_added_to_reads_like_the_whole_one() {
    let mut chance = Chance::new(11);
    let mut kept = Kept::new(11, Rolling::Seeded);
    let (mut undone, mut redone) = (0, 0);
    for _ in 0..400 {
        if kept.order(&mut chance).is_none() {
            break;
        }
        assert_eq!(open(&kept.text).expect("it is whole").record(), kept.journal.record());
        for seat in [Seat(0), Seat(1), Seat(2)] {
            if chance.below(3) == 0 && kept.journal.undo(seat).is_ok() {
                kept.keep();
                undone += 1;
                assert_eq!(open(&kept.text).expect("it is whole").record(), kept.journal.record());
            }
            if chance.below(3) == 0 && kept.journal.redo(seat).is_ok() {
                kept.keep();
                redone += 1;
                assert_eq!(open(&kept.text).expect("it is whole").record(), kept.journal.record());
            }
        }
        if chance.below(20) == 0 && kept.journal.takeback(kept.journal.entries().len() / 2).is_ok() {
            kept.keep();
            assert_eq!(open(&kept.text).expect("it is whole").record(), kept.journal.record());
        }
    }
    let added = kept.spent.iter().filter(|(_, whole)| !whole).count();
    assert!(undone > 10 && redone > 3 && added > 100, "{undone} undone, {redone} redone, {added} lines");
}

#[test]
fn dice_that_players_type_are_added_one_by_one() {
    let mut kept = Kept::new(5, Rolling::Typed);
    let mut chance = Chance::new(5);
    let mut waited = 0;
    for _ in 0..60 {
        let game = kept.journal.shared_game();
        let Some(seat) = engine::awaited(game.as_ref(), kept.journal.state()).next() else { break };
        let order = game.sample(kept.journal.state(), seat, &mut chance).expect("an order");
        let mut rolls = Vec::new();
        while kept.journal.give(seat, &order, &rolls).is_err() {
            kept.keep();
            waited += 1;
            let again = open(&kept.text).expect("it is whole");
            assert_eq!(again.pending(), kept.journal.pending());
            rolls.push(1);
        }
        kept.keep();
        assert_eq!(open(&kept.text).expect("it is whole").record(), kept.journal.record());
    }
    assert!(waited > 3 && kept.spent.iter().all(|(_, whole)| !whole));
}

#[test]
fn an_order_that_waits_for_a_die_is_kept_with_the_one_before_it() {
    let mut kept = Kept::new(5, Rolling::Typed);
    let mut chance = Chance::new(5);
    let mut together = 0;
    for _ in 0..60 {
        let game = kept.journal.shared_game();
        let Some(seat) = engine::awaited(game.as_ref(), kept.journal.state()).next() else { break };
        let order = game.sample(kept.journal.state(), seat, &mut chance).expect("an order");
        let mut rolls = Vec::new();
        while kept.journal.give(seat, &order, &rolls).is_err() {
            // The order before it is not kept yet.
            together += usize::from(rolls.is_empty());
            kept.keep();
            let again = open(&kept.text).expect("it is whole");
            assert_eq!(again.pending(), kept.journal.pending());
            assert_eq!(again.record(), kept.journal.record());
            rolls.push(1);
        }
        if !rolls.is_empty() {
            kept.keep();
        }
    }
    assert!(together > 3);
}

#[test]
fn wherever_it_is_cut_all_that_was_kept_before_is_there_and_no_die_falls_twice() {
    let kept = Kept::played(4, 25);
    let lines: Vec<&str> = kept.text.split_inclusive('\n').collect();
    let from: usize = lines[..lines.len() - 6].iter().map(|line| line.len()).sum();
    for cut in (from..kept.text.len()).filter(|cut| kept.text.is_char_boundary(*cut)) {
        let text = &kept.text[..cut];
        let is_order = |line: &&str| line.starts_with('+') && line.ends_with('\n') && line.contains(" ~7Qm2@reds ");
        let whole = text.split_inclusive('\n').filter(is_order).count();
        let saved = SavedGame::read(text, "cut").expect("the head is there");
        assert_eq!(saved.damage.is_some(), !text.ends_with('\n'), "cut at {cut}: a torn line is told, and only that");
        let mut journal = recover(text);
        assert_eq!(journal.entries(), &kept.journal.entries()[..whole], "cut at {cut}");
        if saved.damage.is_some() {
            let used = kept.journal.entries().iter().map(|entry| entry.stream.1).max().expect("some rolled dice");
            let mut chance = Chance::new(1);
            while journal.entries()[whole..].iter().filter(|entry| !entry.dice.is_empty()).count() < 2 {
                if give_one(&mut journal, &mut chance).is_none() {
                    break;
                }
            }
            let fresh = journal.entries()[whole..].iter().filter(|entry| !entry.dice.is_empty());
            assert!(fresh.clone().count() > 0 && { fresh }.all(|entry| entry.stream.0 >= used), "cut at {cut}");
            journal.verify().expect("no part of the stream is used twice");
        }
    }
}

#[test]
fn a_byte_that_was_changed_anywhere_is_found_and_costs_no_game() {
    let kept = Kept::played(6, 12);
    let state = kept.journal.state();
    let from = kept.text.find("\n+1 ").expect("lines were added") + 1;
    let in_position = |at: usize| kept.text[kept.text[..at].rfind('\n').map_or(0, |line| line + 1)..at].contains('{');
    for at in from..kept.text.len() {
        // In positions one byte is like another.
        if !kept.text.is_char_boundary(at) || !kept.text.is_char_boundary(at + 1) || (in_position(at) && at % 41 > 0) {
            continue;
        }
        let mut text = kept.text.clone();
        text.replace_range(at..=at, if &kept.text[at..=at] == "#" { "_" } else { "#" });
        let saved = SavedGame::read(&text, "damaged").expect("the head is there");
        assert!(saved.damage.is_some(), "byte {at}");
        let journal = recover(&text);
        // A position that is lost can be replayed; after an order that is lost there is the position.
        assert_eq!((journal.entries().len(), journal.state()), (12, state), "byte {at}");
    }
}

#[test]
fn lines_that_are_lost_doubled_exchanged_or_another_records_are_found() {
    let (kept, other) = (Kept::played(6, 12), Kept::played(7, 12));
    let lines: Vec<&str> = kept.text.lines().collect();
    let first = lines.iter().position(|line| line.starts_with("+1 ")).expect("lines were added");
    let damaged = |lines: &[&str]| {
        let text: String = lines.iter().map(|line| format!("{line}\n")).collect();
        let damage = SavedGame::read(&text, "damaged").expect("the head is there").damage.is_some();
        let journal = recover(&text);
        (damage, journal.entries().len(), journal.state() == kept.journal.state())
    };
    for at in first..lines.len() - 1 {
        let lost: Vec<&str> = [&lines[..at], &lines[at + 1..]].concat();
        assert_eq!(damaged(&lost), (true, 12, true), "line {at} is lost");
        let doubled: Vec<&str> = [&lines[..=at], &lines[at..]].concat();
        assert_eq!(damaged(&doubled), (true, 12, true), "line {at} is there twice");
    }
    let foreign = other.text.lines().find(|line| line.starts_with("+3 ")).expect("lines were added");
    let mut mixed = lines.clone();
    mixed[first + 2] = foreign;
    assert_eq!(damaged(&mixed), (true, 12, true));
    let mut exchanged = lines.clone();
    exchanged.swap(first, first + 2);
    assert_eq!(damaged(&exchanged), (true, 12, true));
}

#[test]
fn damage_before_the_lines_that_were_added_costs_no_game() {
    let kept = Kept::played(6, 12);
    let end = kept.text.find("\nend ").expect("it was written whole") + 1;
    for (at, to) in [(end, "and"), (end + 25, "x"), (kept.text.find("\nat 0 ").expect("a position") + 30, "#")] {
        let mut text = kept.text.clone();
        text.replace_range(at..at + to.len(), to);
        assert!(SavedGame::read(&text, "damaged").expect("the head is there").damage.is_some(), "{to} at {at}");
        let journal = recover(&text);
        assert_eq!(
            (journal.entries(), journal.state()),
            (kept.journal.entries(), kept.journal.state()),
            "{to} at {at}"
        );
    }
}

#[test]
fn a_game_played_under_other_rules_goes_on_where_it_stood() {
    let kept = Kept::played(6, 12);
    let rules = format!("rules {}", kept.journal.game().rules());
    let old = kept.text.replacen(&rules, "rules 00000000000000aa", 1);
    // The seal is another, and with it the fingerprints of the lines: they are read as those of a damaged record.
    let journal = recover(&old);
    assert_eq!(journal.state(), kept.journal.state());
}

#[test]
fn what_is_added_does_not_grow_and_the_record_is_written_whole_now_and_then() {
    let mut kept = Kept::new(3, Rolling::Seeded);
    let mut chance = Chance::new(3);
    while kept.spent.len() < 6_000 {
        // The shortest way to a long record: an order is given and undone.
        match kept.journal.entries().last().map(|entry| entry.seat) {
            Some(seat) if kept.spent.len() % 2 == 1 && kept.journal.undo(seat).is_ok() => kept.keep(),
            _ => drop(kept.order(&mut chance).expect("the game goes on")),
        }
    }
    let early = kept.spent[..100].iter().filter(|(_, whole)| !whole).map(|(bytes, _)| *bytes).max();
    let late = kept.spent[5_900..].iter().filter(|(_, whole)| !whole).map(|(bytes, _)| *bytes).max();
    assert!(late.expect("lines") <= early.expect("lines") + 200, "{early:?} {late:?}");
    let whole: usize = kept.spent.iter().filter(|(_, whole)| *whole).map(|(bytes, _)| bytes).sum();
    let added: usize = kept.spent.iter().filter(|(_, whole)| !whole).map(|(bytes, _)| bytes).sum();
    assert!(whole > 0 && whole < added, "{whole} bytes were written whole, {added} added");
    assert!(kept.text.len() < 4 << 20, "{}", kept.text.len());
}
