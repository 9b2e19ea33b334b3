//! Records: saves that are cut, changed or old; dice that players type; undo and takeback.

use engine::journal::{Journal, SavedGame, resealed};
use engine::{Fault, Game, Refusal, Rolling, Seat, Seed, Shown, Spelled, Unrolled, Word};
use example::EmtsaLine;
use expect_test::expect;

use crate::{game, journal, played};

pub(crate) fn open(text: &str) -> Result<Journal<EmtsaLine>, Fault> {
    let opened = Journal::open(game(), SavedGame::read(text, "game.stavka")?)?;
    assert!(opened.notices.is_empty(), "{:?}", opened.notices);
    Ok(opened.journal)
}

#[test]
fn a_recorded_game_is_readable_text() {
    let record = played(7, 8).record();
    let orders: Vec<&str> =
        record.lines().filter(|line| !line.starts_with("at ") && !line.starts_with("end ")).collect();
    expect![[r#"
        stavka record 1
        game emtsa
        rules b3845d37874301bf
        scenario autumn
        option greens on
        option mines on
        rolling seeded
        seed 0700000000000000000000000000000000000000000000000000000000000000
        setup @0-20 1 12 4 2 15 12 13 5 11 1 7 0 7 2 0 3 3 0 0 2

        1 reds bid rumour4 ; sealed
        2 british bid rumour1 ; sealed
        3 whites bid patrol1 ; sealed shown
        4 whites march archangel kodish
        5 whites march partisans emtsa
        6 whites march partisans kodish>avda
        7 reds stand
        8 reds support night3 ; sealed"#]]
    .assert_eq(&orders.join("\n"));
}

#[test]
fn a_record_without_a_head_is_no_record() {
    let fault = SavedGame::read("[Event \"chess\"]", "game.pgn").expect_err("not ours");
    expect![[r#"
        game.pgn:1:1: this is not a Stavka record
          A record begins with the line `stavka record 1`."#]]
    .assert_eq(&fault.to_string());
    let damage =
        |text: &str| SavedGame::read(text, "game.stavka").expect("it names a game").damage.expect("half a head");
    assert_eq!(
        damage("stavka record 1\ngame emtsa\nseed xyz\n").reason,
        "the seed is neither a number nor 64 hexadecimal digits"
    );
    assert_eq!(damage("stavka record 1\ngame emtsa\n").reason, "the head names no rules");
    let fault = SavedGame::read("stavka record 1\nrules 00000000000000aa\n", "game.stavka").expect_err("no game");
    expect!["game.stavka:1:1: the head names no game"].assert_eq(&fault.to_string());
}

#[test]
fn a_record_that_breaks_off_is_refused_but_can_be_recovered() {
    let whole = played(3, 30);
    let record = whole.record();
    let cut: String = record.lines().take(25).map(|line| format!("{line}\n")).collect();
    let fault = open(&cut).err().expect("it is cut");
    expect![[r#"
        game.stavka:25:1: the record breaks off after order 15
          Open it with `--recover` to play on from what can still be replayed."#]]
    .assert_eq(&fault.to_string());
    let saved = SavedGame::read(&cut, "game.stavka").expect("the head is there");
    let opened = Journal::recover(game(), saved).expect("the rest replays");
    assert_eq!(opened.notices.len(), 1);
    let count = opened.journal.entries().len();
    assert_eq!(count, 15, "ten lines of head");
    assert_eq!(opened.journal.state(), &whole.state_at(count).expect("played"));
}

#[test]
fn every_cut_of_a_record_is_refused_or_recovers_a_part_of_the_game() {
    let whole = played(5, 40);
    let record = whole.record();
    for end in (0..record.len() - 1).filter(|end| record.is_char_boundary(*end)) {
        let cut = &record[..end];
        assert!(open(cut).is_err(), "cut at {end}");
        let Ok(saved) = SavedGame::read(cut, "cut") else { continue };
        let Ok(opened) = Journal::recover(game(), saved) else { continue };
        let count = opened.journal.entries().len();
        assert_eq!(opened.journal.state(), &whole.state_at(count).expect("played"), "cut at {end}");
    }
}

#[test]
fn every_changed_byte_of_a_record_is_noticed() {
    let record = played(5, 12).record();
    for at in 0..record.len() {
        let mut bytes = record.clone().into_bytes();
        bytes[at] = if bytes[at] == b'7' { b'8' } else { b'7' };
        let Ok(changed) = String::from_utf8(bytes) else { continue };
        let same_number = |line: &str| line.starts_with("end");
        if let Ok(journal) = open(&changed) {
            // Only the place of the stream lies outside the checksum; it changes no die that fell.
            let line = record[..at].lines().count();
            assert!(record.lines().nth(line - 1).is_some_and(same_number), "byte {at} was changed unnoticed");
            journal.verify().expect("all that fell is as it was");
        }
    }
}

#[test]
fn tampering_that_mends_the_checksum_is_found_by_replay() {
    let record = played(5, 30).record();
    // A die of the Greens: the last number of the set-up line.
    let line = record.lines().find(|line| line.starts_with("setup")).expect("it has one");
    let (head, die) = line.rsplit_once(' ').expect("it has dice");
    let other = if die == "6" { "5" } else { "6" };
    let forged = resealed(&record.replacen(line, &format!("{head} {other}"), 1));
    let found = open(&forged).and_then(|journal| journal.verify()).expect_err("the die was forged");
    assert!(found.reason.contains("not dealt from the seed"), "{found}");
}

#[test]
fn a_position_that_the_orders_do_not_lead_to_is_told_of() {
    let whole = played(9, 30);
    whole.holds().expect("it was played");
    let now = whole.record().rfind("\"steps\":3").expect("somebody is whole");
    let mut record = whole.record();
    record.replace_range(now..now + 9, "\"steps\":2");
    let found = open(&resealed(&record)).expect("it opens at its position").holds().expect_err("nobody lost a step");
    assert_eq!(found.id, "engine-record-does-not-follow");
    // Of a game whose beginning cannot be replayed, as far as it can be.
    let saved = SavedGame::read(&other_rules(&whole.record().replacen("scenario autumn", "scenario summer", 1)), "old");
    let midway = Journal::open(game(), saved.expect("it is whole")).expect("a game is never lost").journal;
    midway.holds().expect("nothing was played since");
}

/// Everything that is told about a record when it is opened, strictly and otherwise.
fn told_of(text: &str) -> String {
    let saved = match SavedGame::read(text, "game.stavka") {
        Ok(saved) => saved,
        Err(fault) => return format!("{fault:?}"),
    };
    let mut told = format!("{:?}", saved.damage);
    for opened in [Journal::open(game(), saved.clone()), Journal::recover(game(), saved)] {
        match opened {
            Ok(opened) => told += &format!("{:?} {:?}", opened.notices, opened.journal.holds().err()),
            Err(fault) => told += &format!("{fault:?}"),
        }
    }
    told
}

#[test]
fn whatever_is_wrong_with_a_record_its_seed_and_its_sealed_orders_are_not_told() {
    let journal = played(7, 8);
    let record = journal.record();
    let secrets = ["rumour4", "rumour1", "patrol1", "night3", "07000000"];
    let head = record.find("\nat ").expect("it has a position");
    for at in (0..head).filter(|at| record.is_char_boundary(*at)) {
        for other in ["~", "\n", ";", ""] {
            let mut damaged = record.clone();
            damaged.replace_range(at..=at, other);
            for text in [damaged.clone(), resealed(&damaged)] {
                let told = told_of(&text);
                let secret = secrets.iter().find(|secret| told.contains(**secret));
                assert_eq!(secret, None, "byte {at} is {other:?}: {told}");
            }
        }
    }
}

#[test]
fn one_damaged_byte_costs_no_game() {
    let whole = played(5, 12);
    let record = whole.record();
    let game_line = record.find("game emtsa").expect("it names its game");
    // Of which game it is, it must say in a line of its own.
    let needed = game_line - 1..=game_line + "game emtsa".len();
    for at in (0..record.len()).filter(|at| record.is_char_boundary(*at) && !needed.contains(at)) {
        let mut damaged = record.clone();
        damaged.replace_range(at..=at, "\u{fffd}");
        let saved = SavedGame::read(&damaged, "damaged").unwrap_or_else(|fault| panic!("byte {at}: {fault}"));
        let opened = Journal::recover(game(), saved).unwrap_or_else(|fault| panic!("byte {at}: {fault}"));
        assert!(!opened.notices.is_empty(), "byte {at}");
        assert!(opened.journal.has_seed(), "byte {at}: the game can go on");
    }
}

/// The record as if it had been written under other rules.
pub(crate) fn other_rules(record: &str) -> String {
    let rules = record.lines().find(|line| line.starts_with("rules ")).expect("it has rules");
    resealed(&record.replacen(rules, "rules 00000000000000aa", 1))
}

#[test]
fn a_game_whose_set_up_has_changed_goes_on_from_its_last_position() {
    let whole = played(9, 30);
    for (from, to) in [
        ("scenario autumn", "scenario summer"),
        ("option mines on", "option torpedoes on"),
        ("setup @0-20 ", "setup @0-20 99 "),
    ] {
        let old = other_rules(&whole.record().replacen(from, to, 1));
        let saved = SavedGame::read(&old, "old.stavka").expect("it is whole");
        let opened = Journal::open(game(), saved).unwrap_or_else(|fault| panic!("{to}: {fault}"));
        assert_eq!(opened.journal.state(), whole.state(), "{to}");
        assert!(opened.notices.iter().any(|notice| notice.id == "engine-record-setup-lost"), "{to}");
    }
}

#[test]
fn a_game_that_would_go_another_way_today_goes_on_as_it_went() {
    let whole = played(9, 30);
    let record = whole.record();
    // Under the old rules somebody had lost a step more.
    let changed =
        record.replace(r#""155":{"at":"avda","spent":0,"steps":3}"#, r#""155":{"at":"avda","spent":0,"steps":2}"#);
    assert_ne!(changed, record, "the position has no such counter");
    let saved = SavedGame::read(&other_rules(&changed), "old.stavka").expect("it is whole");
    let opened = Journal::open(game(), saved).expect("a game is never lost");
    assert_ne!(opened.journal.state(), whole.state());
    assert!(opened.notices.iter().any(|notice| notice.id == "engine-record-another-way"), "{:?}", opened.notices);
}

#[test]
fn a_damaged_line_costs_no_more_than_what_no_position_has() {
    let whole = played(9, 40);
    let record = whole.record();
    let line = record.lines().find(|line| line.starts_with("12 ")).expect("forty orders");
    let damaged = record.replacen(line, "12 whites mar~h ; %", 1);
    assert!(open(&damaged).is_err());
    let saved = SavedGame::read(&damaged, "damaged.stavka").expect("the head is there");
    let opened = Journal::recover(game(), saved).expect("the rest can be saved");
    assert_eq!(opened.journal.state(), whole.state());
    assert_eq!(opened.notices[0], Spelled::plain("engine-record-mended").with("line", Word::Int(22)));
}

#[test]
fn a_position_after_the_wrong_order_costs_no_history() {
    let whole = played(9, 40);
    let record = whole.record();
    let counts: Vec<usize> =
        record.lines().filter_map(|line| line.strip_prefix("at ")?.split(' ').next()?.parse().ok()).collect();
    let [turn, now] = counts[..] else { panic!("two positions: {counts:?}") };
    assert!(turn > 1 && turn < 39 && now == 40);
    for (count, other) in [(turn, turn - 1), (turn, turn + 1), (now, 39), (now, 1), (now, turn)] {
        let damaged = record.replacen(&format!("\nat {count} "), &format!("\nat {other} "), 1);
        let saved = SavedGame::read(&damaged, "damaged").expect("the head is there");
        let opened = Journal::recover(game(), saved).expect("all orders replay");
        let place = format!("{count} to {other}");
        assert_eq!(opened.journal.state(), whole.state(), "{place}");
        assert_eq!((opened.journal.replayable_from(), opened.journal.entries()), (0, whole.entries()), "{place}");
        let told: Vec<&str> = opened.notices.iter().map(|notice| notice.id.as_str()).collect();
        assert_eq!(told, ["engine-record-mended", "engine-record-misplaced"], "{place}");
    }
    // An order that leads elsewhere is another thing: there the positions are right.
    let line = record.lines().find(|line| line.starts_with("12 ")).expect("forty orders");
    let saved = SavedGame::read(&record.replacen(line, "12 whites done", 1), "damaged").expect("the head is there");
    let opened = Journal::recover(game(), saved).expect("the rest can be saved");
    assert_eq!(opened.journal.state(), whole.state());
}

#[test]
fn where_the_history_is_missing_the_log_says_so() {
    let told = |journal: &Journal<EmtsaLine>| -> Vec<(Option<usize>, &'static str)> {
        let events = journal.events().expect("something can always be told");
        let missing = |(_, event): &(Option<usize>, engine::Event)| event.message.id == "engine-history-missing";
        events.into_iter().filter(missing).map(|(at, event)| (at, event.message.id)).collect()
    };
    let mut whole = played(9, 30);
    assert!(told(&whole).is_empty());
    // An order changed by hand, with a checksum that fits: it opens at its last position and cannot be replayed.
    let record = whole.record();
    let line = record.lines().find(|line| line.starts_with("5 ")).expect("thirty orders");
    let edited = resealed(&record.replacen(line, "5 reds march 154 obozerskaya", 1));
    let journal = open(&edited).expect("it opens at its position");
    assert!(journal.holds().is_err());
    let events = journal.events().expect("something can always be told");
    assert!(events.iter().any(|(at, _)| *at == Some(3)), "what came before it is told");
    assert_eq!(told(&journal).len(), 1);
    // And what comes after it is told on.
    let mut journal = journal;
    for journal in [&mut journal, &mut whole] {
        let seat = engine::awaited(journal.game(), journal.state()).next().expect("the game goes on");
        let order = journal.game().sample(journal.state(), seat, &mut engine::Chance::new(3)).expect("an order");
        journal.give(seat, &order, &[]).expect("a sample is legal");
    }
    let last = |journal: &Journal<EmtsaLine>| -> Vec<engine::Event> {
        let events = journal.events().expect("something can always be told");
        events.into_iter().filter(|(at, _)| *at == Some(30)).map(|(_, event)| event).collect()
    };
    assert_eq!(last(&journal), last(&whole));
    // The same where it was opened midway.
    let saved = SavedGame::read(&other_rules(&edited), "old").expect("it is whole");
    let midway = Journal::open(game(), saved).expect("a game is never lost").journal;
    assert_eq!(told(&midway), [(None, "engine-history-missing")]);
}

#[test]
fn dice_of_a_cut_record_are_never_rolled_again() {
    let mut whole = played(4, 25);
    let record = whole.record();
    let cut: String =
        record.lines().take_while(|line| !line.starts_with("at ")).map(|line| format!("{line}\n")).collect();
    let saved = SavedGame::read(&cut, "cut").expect("the head is there");
    let mut opened = Journal::recover(game(), saved).expect("it replays").journal;
    let used = whole.entries().iter().map(|entry| entry.stream.1).max().expect("some of them rolled dice");
    for journal in [&mut whole, &mut opened] {
        let mut chance = engine::Chance::new(1);
        while journal.entries()[25..].iter().all(|entry| entry.dice.is_empty()) {
            let seat = engine::awaited(journal.game(), journal.state()).next().expect("the game goes on");
            let order = journal.game().sample(journal.state(), seat, &mut chance).expect("an order");
            journal.give(seat, &order, &[]).expect("a sample is legal");
        }
        assert!(journal.entries().last().is_some_and(|entry| entry.stream.0 >= used.max(20)));
        journal.verify().expect("no part of the stream is used twice");
    }
    // A record that says otherwise is found out.
    let last = whole.entries().last().expect("it has rolled").clone();
    let forged = whole.record().replacen(&format!("@{}-{}", last.stream.0, last.stream.1), "@0-2", 1);
    let found = open(&resealed(&forged)).and_then(|journal| journal.verify()).expect_err("the stream was used before");
    assert!(found.reason.contains("used before"), "{found}");
}

#[test]
fn dice_of_lines_that_are_lost_are_never_rolled_again() {
    let whole = played(4, 60);
    let at = whole.entries().iter().rposition(|entry| !entry.dice.is_empty()).expect("dice fell");
    let lost = whole.entries()[at].clone();
    let rolled = format!("@{}-{}", lost.stream.0, lost.stream.1);
    let record = whole.record();
    let cut: String =
        record.lines().take_while(|line| !line.contains(&rolled)).map(|line| format!("{line}\n")).collect();
    let saved = SavedGame::read(&cut, "cut").expect("the head is there");
    let mut opened = Journal::recover(game(), saved).expect("it replays").journal;
    assert_eq!(opened.entries(), &whole.entries()[..at]);
    opened.order(lost.seat, &lost.order).expect("it was legal before");
    let anew = opened.entries().last().expect("it was given again").stream;
    assert!(anew.0 >= lost.stream.1, "{anew:?} after {:?}", lost.stream);
}

#[test]
fn positions_that_play_could_not_lead_to_are_refused() {
    let record = played(9, 30).record();
    let now = record.lines().rfind(|line| line.starts_with("at ")).expect("it has a position");
    let stack = &now[now.find("\"stack\":").expect("it has a stack")..now.find(",\"turn\"").expect("then the turn")];
    let cases = [
        "[{\"activations\":1},{\"activation\":0},{\"activation\":0},{\"activation\":0}]",
        "[{\"activations\":3}]",
        "[\"over\"]",
        "[]",
        "[{\"activations\":1},{\"activation\":0},{\"contest\":{\"at\":\"kodish\",\"attacker\":0,\"defender\":2,\"from\":\"avda\",\"round\":1,\"stage\":{\"losses\":{\"loser\":0,\"attackers_lost\":true,\"steps\":200}}}}]",
    ];
    for case in cases {
        let forged = resealed(&record.replace(stack, &format!("\"stack\":{case}")));
        let fault = open(&forged).err().unwrap_or_else(|| panic!("{case} is accepted"));
        assert!(fault.at.is_some(), "{fault}");
    }
}

/// The id of what a refusal says.
fn why(refusal: &Option<Refusal>) -> &str {
    refusal.as_ref().and_then(Refusal::message).map_or("", |message| &message.id)
}

#[test]
fn a_record_without_its_seed_can_be_read_but_not_rolled_in() {
    let record = played(7, 3).record();
    let line = record.lines().find(|line| line.starts_with("seed ")).expect("it has a seed");
    let mut journal = open(&resealed(&record.replacen(&format!("{line}\n"), "", 1))).expect("it is whole");
    assert!(!journal.has_seed());
    let mut chance = engine::Chance::new(1);
    let refused = (0..200).find_map(|_| {
        let seat = engine::awaited(journal.game(), journal.state()).next()?;
        let order = journal.game().sample(journal.state(), seat, &mut chance)?;
        journal.give(seat, &order, &[]).err()
    });
    assert_eq!(why(&refused), "engine-no-seed", "{refused:?}");
}

#[test]
fn what_is_left_of_an_order_is_offered_again_after_opening() {
    let mut paused = 0;
    for seed in 0..60 {
        let mut journal = journal(seed, Rolling::Seeded);
        let mut chance = engine::Chance::new(seed);
        let game = journal.shared_game();
        while journal.rest().is_none() {
            let Some(seat) = engine::awaited(game.as_ref(), journal.state()).next() else { break };
            let order = game.sample(journal.state(), seat, &mut chance).expect("an order");
            journal.give(seat, &order, &[]).expect("a sample is legal");
        }
        paused += usize::from(journal.rest().is_some());
        assert_eq!(open(&journal.record()).expect("it is whole").rest(), journal.rest());
    }
    assert!(paused > 3, "only {paused} marches paused");
}

#[test]
fn a_game_played_under_other_rules_goes_on_where_these_understand_it() {
    let whole = played(9, 30);
    let record = whole.record();
    // Under new rules an old order is no longer legal: here, a bid of a card that nobody holds.
    let line = record.lines().find(|line| line.starts_with("5 ")).expect("thirty orders");
    let old = other_rules(&record.replacen(line, "5 reds march 154 obozerskaya", 1));
    let saved = SavedGame::read(&old, "old.stavka").expect("it is whole");
    let mut opened = Journal::open(game(), saved).expect("a game is never lost");
    assert_eq!(opened.journal.state(), whole.state(), "the last position is understood");
    assert_eq!(opened.notices.len(), 3, "{:?}", opened.notices);
    let lost = Spelled::plain("engine-record-order-lost").with("order", Word::Int(5)).with("line", Word::Int(15));
    assert_eq!(opened.notices[1], lost);
    assert_eq!(opened.journal.replayable_from(), 30);
    assert!(opened.journal.undo(Seat(0)).is_err(), "nothing before can be undone");
    assert!(opened.journal.verify().is_err(), "and it says so");
}

#[test]
fn players_who_roll_their_own_dice_are_asked_one_by_one() {
    let mut journal = journal(7, Rolling::Typed);
    for (seat, order) in [(0, "bid rumour4"), (1, "bid rumour1"), (2, "bid rumour3")] {
        journal.order(Seat(seat), order).expect("a bid rolls nothing");
    }
    journal.order(Seat(0), "march horse kodish").expect("an attack rolls nothing yet");
    journal.order(Seat(2), "stand").expect("nor does standing");
    journal.order(Seat(0), "support nothing").expect("nor a seal");
    let before = journal.digest();
    for rolls in [&[][..], &[4]] {
        let wanted = Refusal::Die { sides: 6, clause: "6.4", rolls: rolls.to_vec() };
        assert_eq!(journal.order_with(Seat(2), "support nothing", rolls).err(), Some(wanted));
    }
    let impossible = journal.order_with(Seat(2), "support nothing", &[4, 9]).err();
    assert_eq!(why(&impossible), "engine-die-impossible", "{impossible:?}");
    let exchanged = journal.order_with(Seat(2), "support nothing", &[6, 3]).err();
    assert_eq!(why(&exchanged), "engine-awaits-die", "a die that was typed in stays: {exchanged:?}");
    let spare = journal.order_with(Seat(2), "support nothing", &[4, 3, 1]).err();
    assert_eq!(spare, Some(Refusal::spare_dice(1)));
    assert_eq!(journal.digest(), before, "nothing has changed until all dice are in");
    let other = journal.order_with(Seat(2), "support flank1", &[]).err();
    assert_eq!(why(&other), "engine-awaits-die", "an order that waits for a die cannot be exchanged: {other:?}");
    let other = journal.order_with(Seat(2), "support flank1", &[4, 3]).err();
    assert_eq!(why(&other), "engine-awaits-die", "not with the same dice either: {other:?}");
    assert!(journal.undo(Seat(2)).is_err() && journal.undo(Seat(0)).is_err(), "nor taken back");
    assert_eq!(journal.pending().map(|pending| pending.rolls.as_slice()), Some([4].as_slice()));
    let reopened = open(&journal.record()).expect("it is whole");
    assert_eq!(reopened.pending(), journal.pending(), "not even by closing the game");
    journal.order_with(Seat(2), "support nothing", &[4, 3]).expect("now they are");
    assert_eq!(journal.pending(), None);
    assert!(journal.record().contains("support nothing ; sealed @20-20 4! 3!"), "{}", journal.record());
    assert_eq!(open(&journal.record()).expect("it is whole").state(), journal.state());
    journal.verify().expect("typed dice are taken as they are");
}

#[test]
fn dice_cannot_be_typed_into_a_game_that_rolls_its_own() {
    let mut journal = journal(7, Rolling::Seeded);
    assert!(journal.has_seed());
    let refused = journal.order_with(Seat(0), "bid rumour4", &[6]).err();
    assert_eq!(refused, Some(Refusal::spare_dice(1)));
    assert!(journal.entries().is_empty());
}

#[test]
fn dice_taken_back_are_never_rolled_again() {
    let mut journal = played(4, 200);
    let rolled = |journal: &Journal<EmtsaLine>| journal.entries().iter().rposition(|entry| !entry.dice.is_empty());
    let at = rolled(&journal).expect("a whole game rolls dice");
    let entry = journal.entries()[at].clone();
    journal.takeback(at).expect("the others agree");
    let again = journal.order(entry.seat, &entry.order).expect("it was legal");
    drop(again);
    let anew = &journal.entries()[at];
    assert!(anew.stream.0 >= entry.stream.1, "the stream goes on: {:?} after {:?}", anew.stream, entry.stream);
    journal.verify().expect("the record says where each die came from");
    assert_eq!(open(&journal.record()).expect("it is whole").state(), journal.state());
}

#[test]
fn undo_stops_at_a_die_a_reveal_and_anothers_answer() {
    let refused = |journal: &mut Journal<EmtsaLine>, seat: u8| journal.undo(Seat(seat)).err().map(|breach| breach.0.id);
    let mut journal = journal(7, Rolling::Seeded);
    assert_eq!(refused(&mut journal, 0), Some("engine-undo-nothing"));
    for (seat, order) in [(0, "bid rumour4"), (1, "bid rumour1"), (2, "bid rumour3")] {
        journal.order(Seat(seat), order).expect("a bid");
    }
    assert_eq!(refused(&mut journal, 2), Some("engine-undo-final"), "the bids are shown");
    assert_eq!(refused(&mut journal, 0), Some("engine-undo-answered"), "the seal is open");
    journal.order(Seat(0), "march horse kodish").expect("an attack");
    journal.order(Seat(2), "stand").expect("an answer");
    assert_eq!(refused(&mut journal, 0), Some("engine-undo-answered"), "the Whites have answered");
    assert_eq!(journal.redo(Seat(0)).err().map(|breach| breach.0.id), Some("engine-redo-nothing"));
    assert_eq!(refused(&mut journal, 2), None);
    assert_eq!(refused(&mut journal, 0), None);
    journal.redo(Seat(0)).expect("what was undone last");
    journal.redo(Seat(2)).expect("and before");
    assert_eq!(journal.entries().len(), 5);
}

#[test]
fn what_a_player_may_download_holds_neither_seed_nor_secrets() {
    let journal = played(7, 20);
    let log = engine::erased::AnyJournal::log(&journal, engine::Eyes::Seat(Seat(1))).expect("it replays");
    let text = serde_json::to_string(&log.iter().map(|(_, message)| message).collect::<Vec<_>>()).expect("plain data");
    let dealt = text.matches("emtsa-dealt").count();
    assert_eq!(dealt, 6, "its own hand and no other");
    let own = &journal.game().view(journal.state(), engine::Eyes::Seat(Seat(0))).hands[0].seen;
    for card in own {
        assert!(!text.contains(&format!("\"{card}\"")), "the Reds still hold {card}");
    }
}

#[test]
fn orders_that_make_no_sense_are_refused_and_nothing_changes() {
    let mut journal = played(7, 3);
    let before = journal.record();
    let cases = [
        "",
        " ",
        "attack everything",
        "march",
        "march 154",
        "march 154 sheleksa bridge",
        "march 154 sheleksa path=bridge",
        "march 154+154+154 sheleksa>",
        "march 154 >sheleksa",
        "march \"154 sheleksa",
        "march 154 sheleksa speed=3",
        "bid ((((",
        "lose 154:1000000",
        "lose 154:-1",
        "retreat 154@",
        "support \u{202e}",
        "done done",
        "march (), ()",
    ];
    for text in cases {
        for seat in 0..3 {
            let refusal = journal.order(Seat(seat), text).expect_err(text);
            if let Some(Spelled { id, args, .. }) =
                refusal.message().filter(|message| message.id == "engine-unreadable")
            {
                assert!(
                    matches!(&args[..], [(_, Word::Text(reason))] if !reason.is_empty()),
                    "{text:?}: {id} {args:?}"
                );
            }
        }
    }
    assert!(journal.order(Seat(9), "done").is_err(), "there is no such seat");
    assert_eq!(journal.record(), before);
}

#[test]
fn what_happened_is_the_same_whether_it_is_asked_for_at_once_or_again_and_again() {
    let afresh = |journal: &Journal<EmtsaLine>| journal.clone().events().expect("it replays");
    let mut asked = journal(11, Rolling::Seeded);
    let mut chance = engine::Chance::new(11);
    let (mut undone, mut read) = (0, 0);
    loop {
        let Some(seat) = engine::awaited(game().as_ref(), asked.state()).next() else { break };
        let order = game().sample(asked.state(), seat, &mut chance).expect("whoever is asked has an order");
        asked.give(seat, &order, &[]).expect("a sample is legal");
        let all = afresh(&asked);
        assert_eq!(asked.events_from(read).expect("it replays"), all[read..]);
        assert_eq!(asked.event_count().expect("it replays"), all.len());
        read = all.len();
        if asked.undo(seat).is_ok() {
            undone += 1;
            let all = afresh(&asked);
            assert_eq!(asked.events().expect("it replays"), all);
            asked.redo(seat).expect("just undone");
        }
    }
    assert!(undone > 5, "{undone}");
    asked.takeback(70).expect("there are more");
    assert_eq!(asked.events().expect("it replays"), afresh(&asked));
    assert_eq!(asked.events_from(100_000), Ok(Vec::new()));
}

#[test]
fn a_long_game_is_undone_and_taken_back_to_the_states_it_came_through() {
    let mut long = played(13, 400);
    let whole = long.clone();
    assert!(whole.entries().len() > 70, "{}", whole.entries().len());
    // States are kept every 64 orders: before, at and after one of them.
    for to in [whole.entries().len() - 1, 66, 65, 64, 63, 30, 1, 0] {
        long.takeback(to).expect("it is shorter every time");
        assert_eq!(long.state(), &whole.state_at(to).expect("played"), "before order {}", to + 1);
        assert_eq!(long.entries(), &whole.entries()[..to]);
        long.verify().expect("it replays");
        assert_eq!(open(&long.record()).expect("just written").state(), long.state());
    }
}

#[test]
fn who_rolls_rolls_for_the_set_up_too() {
    let begin = |rolls: &[u16]| {
        let setup = game().title().default_setup();
        Journal::rolled(game(), setup, Seed::from_number(7), rolls).map(|(journal, _)| journal)
    };
    assert!(matches!(begin(&[]), Err(Unrolled::Wanted { sides: 6, clause }) if clause.0 == "2.2"));
    for wrong in [&[7][..], &[6, 1]] {
        assert!(matches!(begin(wrong), Err(Unrolled::Fault(_))), "{wrong:?}");
    }
    let journal = |face: u16| begin(&[face]).unwrap_or_else(|reason| panic!("{reason:?}"));
    let (first, last) = (journal(1), journal(6));
    assert_ne!(first.state(), last.state(), "whom the Greens follow was rolled");
    for journal in [first, last] {
        journal.verify().expect("it replays");
        let record = journal.record();
        assert_eq!(open(&record).expect("just written").record(), record);
    }
}

#[test]
fn what_dice_would_tell_is_not_told_while_cards_are_hidden() {
    let mut typed = journal(7, Rolling::Typed);
    for (seat, order) in
        [(0, "bid rumour4"), (1, "bid rumour1"), (2, "bid rumour3"), (0, "march horse kodish"), (2, "stand")]
    {
        typed.order(Seat(seat), order).expect(order);
    }
    let draft = engine::notation::parse(game().title().verbs, "support nothing").expect("it can be read");
    let order = game().complete(typed.state(), Seat(0), &draft).expect("it is whole");
    assert_eq!(typed.dice_wanted(Seat(0), &order, &[]), None, "their number could tell something");
    let weighed = |journal: &Journal<EmtsaLine>| {
        let course = journal.course(engine::Eyes::Seat(Seat(0)), &mut |_| ()).expect("it replays");
        let casts: usize = course.moments.iter().map(|moment| moment.casts.len()).sum();
        let withheld: usize = course.moments.iter().map(|moment| moment.withheld).sum();
        (casts > 0, withheld > 0)
    };
    assert_eq!(weighed(&played(4, 30)), (false, true), "the others still hold cards");
    assert_eq!(weighed(&played(4, 1000)), (true, false), "when it is over everybody may know");
}
