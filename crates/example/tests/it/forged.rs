//! Records and positions that no play could lead to: each thing that is judged when they are opened, alone.

use engine::journal::{Journal, SavedGame, resealed};
use engine::{Chance, Digest, Game, Rolling, Seat, Spelled, Word};
use example::EmtsaLine;
use serde_json::{Value, json};

use crate::records::{open, other_rules};
use crate::{game, journal, played};

/// The bids are in, the Reds attack, the Whites are asked whether they stand.
fn challenged(rolling: Rolling) -> Journal<EmtsaLine> {
    let mut journal = journal(7, rolling);
    let bids = [(0, "bid rumour4"), (1, "bid rumour1"), (2, "bid rumour3"), (0, "march horse kodish")];
    for (seat, order) in bids {
        journal.order(Seat(seat), order).expect(order);
    }
    journal
}

#[test]
fn each_line_of_a_record_is_judged() {
    let record = played(9, 30).record();
    let seventh = record.lines().find(|line| line.starts_with("7 ")).expect("thirty orders");
    let position = record.find("\nat ").expect("it has a position") + 1;
    let with = |line: &str| resealed(&format!("{}{line}\n{}", &record[..position], &record[position..]));
    let cases = [
        (format!("{record}31 reds done\n"), "after the end"),
        (record.replacen("\nend 30 ", "\nend 29 ", 1), "does not count 30"),
        (resealed(&record.replacen(&format!("\n{seventh}\n"), "\n", 1)), "order 7 is expected"),
        (resealed(&record.replacen(seventh, &format!("{seventh}\n{seventh}"), 1)), "order 8 is expected"),
        (resealed(&record.replace("\nat 30 ", "\nat 31 ")), "a position after 31 orders, but there are 30"),
        (with("undone reds march 154 avda ; @99-100 4"), "has rolled nothing"),
        (with("31 reds"), "NUMBER SEAT ORDER"),
        (with("31 reds done ; four"), "not a number"),
        (with("31 reds done ; @4"), "`@FROM-TO`"),
        (with("at thirty 0 {}"), "count is not a number"),
        (with("from yesterday"), "not a number"),
        (with("9.31 reds done"), "belongs to no branch"),
    ];
    for (forged, reason) in cases {
        let fault = open(&forged).err().unwrap_or_else(|| panic!("{reason}: it is accepted"));
        assert!(fault.reason.contains(reason) && fault.at.is_some(), "{reason}: {fault}");
    }
}

#[test]
fn a_position_is_known_by_its_own_fingerprint() {
    let record = played(9, 30).record();
    let now = record.rfind("\"steps\":3").expect("somebody is whole");
    let mut forged = record.clone();
    forged.replace_range(now..now + 9, "\"steps\":2");
    let end = forged.rfind("end ").expect("it ends");
    let sum = forged.rfind(' ').expect("a checksum stands last") + 1;
    let mended = format!("{}{}\n", &forged[..sum], Digest::of(&forged.as_bytes()[..end]));
    let damage = SavedGame::read(&mended, "forged").expect("the head is there").damage.expect("nobody lost a step");
    assert!(damage.reason.contains("fingerprint does not fit"), "{damage}");
    open(&mended).err().expect("what is damaged is not opened");
}

#[test]
fn a_die_too_many_is_found_without_the_seed() {
    let record = played(4, 40).record();
    let seed = record.lines().find(|line| line.starts_with("seed ")).expect("it has a seed");
    let rolled = record.lines().find(|line| line.contains("; @")).expect("somebody rolled");
    let unseeded = record.replacen(&format!("{seed}\n"), "", 1);
    open(&resealed(&unseeded)).and_then(|journal| journal.verify()).expect("it was played");
    let forged = open(&resealed(&unseeded.replacen(rolled, &format!("{rolled} 6"), 1)));
    let found = forged.and_then(|journal| journal.verify()).expect_err("nobody rolled it");
    assert!(found.reason.contains("dice too many"), "{found}");
}

#[test]
fn nobody_goes_back_before_the_rules_changed() {
    let old = other_rules(&played(9, 30).record().replacen("scenario autumn", "scenario summer", 1));
    let saved = SavedGame::read(&old, "old.stavka").expect("it is whole");
    let mut midway = Journal::open(game(), saved).expect("a game is never lost").journal;
    assert_eq!(midway.replayable_from(), 30);
    let before = midway.record();
    for to in [0, 29] {
        assert!(midway.takeback(to).is_err(), "to before order {}", to + 1);
        assert_eq!(midway.record(), before);
    }
    midway.takeback(30).expect("to where it stands");
}

#[test]
fn a_lost_seed_is_replaced_and_the_game_holds_from_there_on() {
    let whole = played(5, 12);
    let record = whole.record();
    let seed = record.lines().find(|line| line.starts_with("seed ")).expect("it has a seed");
    let saved = SavedGame::read(&record.replacen(seed, "seed of dissent", 1), "damaged").expect("the head is there");
    let mut opened = Journal::recover(game(), saved).expect("the rest can be saved").journal;
    assert_eq!((opened.state(), opened.replayable_from()), (whole.state(), 12));
    let mut chance = Chance::new(3);
    for _ in 0..30 {
        let Some(seat) = engine::awaited(opened.game(), opened.state()).next() else { break };
        let order = opened.game().sample(opened.state(), seat, &mut chance).expect("whoever is asked has an order");
        opened.give(seat, &order, &[]).expect("a sample is legal");
    }
    assert_eq!(opened.holds(), Ok(()));
}

#[test]
fn an_order_waits_for_its_die_only_where_the_game_still_stands_there() {
    let mut journal = challenged(Rolling::Typed);
    journal.order(Seat(2), "stand").expect("it rolls nothing");
    journal.order(Seat(0), "support nothing").expect("nor does a seal");
    assert!(journal.order(Seat(2), "support nothing").is_err(), "a die is wanted");
    let orders: String =
        journal.record().lines().take_while(|line| !line.starts_with("at ")).map(|line| format!("{line}\n")).collect();
    let recovered = |text: &str| {
        let saved = SavedGame::read(text, "cut").expect("the head is there");
        Journal::recover(game(), saved).expect("it replays").journal
    };
    assert_eq!(recovered(&orders).pending(), journal.pending());
    let shorter = recovered(&orders.replacen("5 whites stand", "5 whites st~nd", 1));
    assert_eq!((shorter.entries().len(), shorter.pending()), (4, None));
}

#[test]
fn what_is_noted_beside_an_order_is_read_again() {
    let mut journal = journal(7, Rolling::Seeded);
    let orders = [
        (0, "bid rumour4"),
        (1, "bid rumour1"),
        (2, "bid rumour3"),
        (0, "march 154 avda"),
        (1, "withdraw verst455"),
        (0, "march 154 kodish"),
    ];
    for (seat, order) in orders {
        journal.order(Seat(seat), order).expect(order);
    }
    journal.undo(Seat(0)).expect("it rolled nothing");
    let record = journal.record();
    for note in ["; sealed\n", "; sealed shown\n", "; may\n", "\nundone reds march 154 kodish\n"] {
        assert!(record.contains(note), "{note:?}: {record}");
    }
    let opened = open(&record).expect("it is whole");
    assert_eq!(opened.record(), record);
    assert_eq!(opened.entries(), journal.entries());
}

/// What is wrong with a position in which something was changed.
fn flaw_of(position: &Value, at: &str, to: Value) -> String {
    let mut changed = position.clone();
    *changed.pointer_mut(at).unwrap_or_else(|| panic!("there is no {at}")) = to;
    game().restore(&changed).err().unwrap_or_else(|| panic!("{at} is accepted")).reason
}

#[test]
fn each_part_of_a_position_is_judged() {
    let journal = challenged(Rolling::Seeded);
    let position = game().position(journal.state());
    game().restore(&position).expect("it was played");
    let others_card = position["hands"][1][0].clone();
    let contest = "/stack/2/contest";
    let losses = |loser, attackers_lost, steps| json!({ "losses": { "loser": loser, "attackers_lost": attackers_lost, "steps": steps } });
    let cases = [
        ("/scenario".to_owned(), json!("summer"), "no scenario"),
        ("/turn".to_owned(), json!(6), "after the last"),
        ("/withdrawn".to_owned(), json!(9), "withdrawn 9"),
        ("/hands/0/0".to_owned(), others_card.clone(), "two places"),
        ("/used/0".to_owned(), others_card.clone(), "two places"),
        ("/hands/0/0".to_owned(), json!("joker"), "no card"),
        ("/sealed/0".to_owned(), json!({ "card": others_card }), "not in the hand"),
        ("/order/0".to_owned(), json!(7), "no seat"),
        ("/greens_follow".to_owned(), json!(7), "no seat"),
        ("/counters/154/steps".to_owned(), json!(99), "99 steps"),
        ("/counters/154/steps".to_owned(), json!(0), "0 steps"),
        ("/counters/154/spent".to_owned(), json!(99), "99 points"),
        ("/counters/154/at".to_owned(), json!("atlantis"), "no station"),
        ("/counters/154/at".to_owned(), json!("verst455"), "share verst455"),
        ("/held/emtsa".to_owned(), json!(7), "no side"),
        ("/blown".to_owned(), json!([["plesetskaya", "obozerskaya"]]), "no stretch"),
        ("/ended".to_owned(), json!({ "annihilation": 0 }), "over and yet"),
        ("/ended".to_owned(), json!({ "annihilation": 7 }), "no side"),
        ("/counters/horse/at".to_owned(), json!("avda"), "no attackers"),
        (format!("{contest}/round"), json!(0), "no round 0"),
        (format!("{contest}/round"), json!(3), "no round 3"),
        (format!("{contest}/from"), json!("plesetskaya"), "not next to it"),
        (format!("{contest}/defender"), json!(0), "on one side"),
        (format!("{contest}/attacker"), json!(7), "no seat"),
        (format!("{contest}/stage"), losses(2, true, 1), "do not fit"),
        (format!("{contest}/stage"), losses(0, false, 1), "do not fit"),
        (format!("{contest}/stage"), losses(0, true, 99), "do not fit"),
        ("/stack/1".to_owned(), json!("bids"), "nested wrongly"),
    ];
    for (at, to, reason) in cases {
        let found = flaw_of(&position, &at, to.clone());
        assert!(found.contains(reason), "{at} is {to}: {found}");
    }
}

#[test]
fn a_line_that_was_cut_is_no_order_even_if_it_reads_like_one() {
    let mut journal = challenged(Rolling::Seeded);
    journal.takeback(3).expect("all agree");
    journal.order(Seat(0), "march 154 avda>kodish").expect("as far as it goes");
    let record = journal.record();
    let cut = record.find("march 154 avda").expect("it is recorded") + "march 154 avda".len();
    let saved = SavedGame::read(&record[..cut], "cut").expect("the head is there");
    assert!(saved.damage.as_ref().is_some_and(|damage| damage.reason.contains("breaks off in this line")));
    let opened = Journal::recover(game(), saved).expect("it replays").journal;
    assert_eq!(opened.entries(), &journal.entries()[..3]);
}

#[test]
fn a_position_that_cannot_be_is_told_of_and_the_orders_are_played_again() {
    let whole = played(9, 30);
    let record = whole.record();
    let line = record.lines().position(|line| line.starts_with("at ")).expect("it has a position") + 1;
    let forged = resealed(&record.replace("\"turn\":", "\"turn\":9"));
    assert!(open(&forged).is_err());
    let saved = SavedGame::read(&forged, "forged").expect("the head is there");
    let opened = Journal::recover(game(), saved).expect("it replays");
    assert_eq!(opened.journal.state(), whole.state());
    let told = Spelled::plain("engine-record-mended").with("line", Word::count(line));
    assert!(opened.notices.contains(&told), "{:?}", opened.notices);
}

#[test]
fn the_part_of_the_stream_that_dealt_the_set_up_rolls_no_dice() {
    let mut found = 0;
    for seed in 0..60 {
        let whole = played(seed, 40);
        let Some(first) = whole.entries().iter().find(|entry| !entry.dice.is_empty()) else { continue };
        let mut dealt = engine::Dice::seeded(engine::Seed::from_number(seed), 0);
        let faces: Vec<u16> = first.dice.iter().flat_map(|_| dealt.roll(6, "6.4")).map(u16::from).collect();
        if !first.dice.iter().map(|die| die.value).eq(faces) {
            continue;
        }
        let (was, is) = (format!("@{}-{} ", first.stream.0, first.stream.1), format!("@0-{} ", dealt.position()));
        let forged = open(&resealed(&whole.record().replacen(&was, &is, 1)));
        let fault = forged.and_then(|journal| journal.verify()).expect_err("the stream was used before");
        assert!(fault.reason.contains("used before"), "{fault}");
        found += 1;
    }
    assert!(found > 0);
}
