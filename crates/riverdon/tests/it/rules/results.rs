//! 8.manual: results from a real table.

use engine::Each;
use riverdon::battle::Ending;
use riverdon::battle::*;
use riverdon::results::*;
use riverdon::*;

use super::cites;
use crate::own;

fn side(flight: u8, counters: &[(&str, u8)]) -> Contingent {
    let mut side = Contingent::new(flight);
    side.groups.push(Detachment::default());
    side.leaders.push(Leading { id: 0, rating: 0, group: 0 });
    for (id, stands) in counters {
        let unit = own().ids.named(id).expect("a type");
        side.counters.push(Counter { unit, stands: *stands, ..Counter::default() });
    }
    side
}

fn white() -> Contingent {
    side(50, &[("officer", 4), ("volunteer", 4), ("mg", 1)])
}

fn red() -> Contingent {
    side(40, &[("red_guard", 4), ("red_guard", 4), ("mg", 1)])
}

fn pending<'a>(attacker: &'a Contingent, defender: &'a Contingent) -> Pending<'a> {
    let card = own().card("O3").expect("a card");
    let site = Site::plain(Laid::upright(card), Edge::N);
    Pending { space: Space::numbered(15).expect("a space"), site, sides: Each::new([attacker, defender]), dusk: true }
}

/// The entry of the data's example.
fn example(pending: &Pending<'_>) -> Entry {
    let mut entry = Entry { turns: 6, ending: Ending::Flight, passed: Passed::Defender, ..Entry::blank(pending) };
    entry.sides[Role::Attacker].lost = List::of([1, 0, 0]);
    entry.sides[Role::Defender].lost = List::of([2, 1, 1]);
    entry.sides[Role::Defender].captured = List::of([false, false, true]);
    entry
}

/// The flaws and doubts of the example after a change.
fn judged(change: impl Fn(&mut Entry)) -> (Vec<&'static str>, Vec<&'static str>) {
    judged_by(&white(), &red(), change)
}

fn judged_by(
    attacker: &Contingent,
    defender: &Contingent,
    change: impl Fn(&mut Entry),
) -> (Vec<&'static str>, Vec<&'static str>) {
    let pending = pending(attacker, defender);
    let mut entry = example(&pending);
    change(&mut entry);
    let judged = entry.judge(own(), &pending);
    let ids = |list: &[engine::Message]| list.iter().map(|flaw| flaw.id).collect();
    assert!(judged.flaws.iter().all(|flaw| flaw.clause.is_some()), "every flaw has its clause");
    (ids(&judged.flaws), ids(&judged.doubts))
}

fn flaws(change: impl Fn(&mut Entry)) -> Vec<&'static str> {
    judged(change).0
}

#[test]
fn the_example_of_the_data_is_accepted() {
    cites(&["8.manual.1"]);
    assert_eq!(judged(|_| {}), (vec![], vec![]));
    let (attacker, defender) = (white(), red());
    let pending = pending(&attacker, &defender);
    let entry = example(&pending);
    assert_eq!(entry.booty(own(), &pending, Role::Attacker), 0, "a machine gun brings nothing");
    let outcome = entry.outcome(own(), &pending);
    assert_eq!(outcome.winner, Some(Role::Attacker));
    assert_eq!(outcome.sides[Role::Defender].counters[2], Fate { destroyed: 0, captured: 1 });
    assert_eq!((outcome.sides[Role::Defender].tally, outcome.sides[Role::Defender].past_flight), ((10, 20), true));
}

#[test]
fn nobody_loses_more_than_he_had() {
    cites(&["8.manual.1", "8.manual.1#1"]);
    assert_eq!(flaws(|entry| entry.sides[Role::Attacker].lost[0] = 5), ["riverdon-entry-too-many-lost"]);
    assert_eq!(flaws(|entry| entry.sides[Role::Attacker].lost = List::of([1, 0])), ["riverdon-entry-other-counters"]);
}

#[test]
fn an_ending_goes_with_who_passed_his_flight_number() {
    cites(&["8.manual.1", "8.manual.1#2"]);
    assert_eq!(flaws(|entry| entry.passed = Passed::None), ["riverdon-entry-ending-and-flight"]);
    let ended = |ending, passed, winner| {
        flaws(move |entry| (entry.ending, entry.passed, entry.winner) = (ending, passed, winner))
    };
    assert_eq!(ended(Ending::Retired, Passed::None, Role::Attacker), [""; 0]);
    assert_eq!(ended(Ending::Retired, Passed::Defender, Role::Attacker), [""; 0]);
    assert_eq!(ended(Ending::Retired, Passed::Both, Role::Attacker), ["riverdon-entry-ending-and-flight"]);
    assert_eq!(ended(Ending::Dusk, Passed::None, Role::Defender), [""; 0]);
    assert_eq!(ended(Ending::Dusk, Passed::None, Role::Attacker), ["riverdon-entry-dusk-for-the-defender"]);
    assert_eq!(ended(Ending::Unsprung, Passed::None, Role::Attacker), ["riverdon-entry-ending-and-flight"]);
    assert_eq!(ended(Ending::Destroyed, Passed::Defender, Role::Attacker), ["riverdon-entry-not-destroyed"]);
    assert_eq!(ended(Ending::Surrendered, Passed::Defender, Role::Attacker), ["riverdon-entry-need-not-surrender"]);
    let ringed = Contingent { surrounded: true, ..red() };
    assert_eq!(judged_by(&white(), &ringed, |entry| entry.ending = Ending::Surrendered).0, [""; 0]);
    let cornered = Contingent { way_out: false, ..red() };
    assert_eq!(judged_by(&white(), &cornered, |entry| entry.ending = Ending::Surrendered).0, [""; 0]);
    assert_eq!(
        flaws(|entry| (entry.ending, entry.passed) = (Ending::Flight, Passed::Attacker)),
        ["riverdon-entry-ending-and-flight", "riverdon-entry-winner-fled"],
        "all flaws at once"
    );
}

#[test]
fn what_looks_odd_has_to_be_confirmed() {
    cites(&["8.manual.1"]);
    let few = |entry: &mut Entry| {
        entry.sides[Role::Defender].lost = List::of([1, 0, 0]);
        entry.sides[Role::Defender].captured = List::of([false; 3]);
    };
    assert_eq!(judged(few), (vec![], vec!["riverdon-entry-few-lost"]), "10 per cent of 40");
    let two = |entry: &mut Entry| {
        few(entry);
        entry.sides[Role::Defender].lost[1] = 1;
    };
    assert_eq!(judged(two), (vec![], vec![]), "20 per cent are half of 40");
    let dear = |entry: &mut Entry| entry.sides[Role::Attacker].lost = List::of([4, 2, 0]);
    assert_eq!(judged(dear), (vec![], vec!["riverdon-entry-winner-lost-much"]), "60 per cent of 50");
    let (attacker, defender) = (white(), red());
    let pending = pending(&attacker, &defender);
    let mut entry = example(&pending);
    few(&mut entry);
    assert!(!entry.judge(own(), &pending).stands(&entry));
    entry.sure = true;
    assert!(entry.judge(own(), &pending).stands(&entry));
}

#[test]
fn only_weapons_that_were_lost_are_captured() {
    cites(&["8.manual.1", "9.cap.1"]);
    assert_eq!(flaws(|entry| entry.sides[Role::Defender].captured[0] = true), ["riverdon-entry-no-booty"]);
    assert_eq!(flaws(|entry| entry.sides[Role::Attacker].captured[2] = true), ["riverdon-entry-captured-not-lost"]);
    let points = |id: &str| booty_of(own(), own().ids.named(id).expect("a type"));
    let ids =
        ["gun_75", "horse_gun_75", "mountain_gun", "aa_gun", "howitzer_105", "armoured_train", "improvised_train"];
    assert_eq!(ids.map(points), [1, 1, 1, 1, 2, 5, 5]);
    assert_eq!(["mg", "mortar", "tank_light", "volunteer"].map(points), [0; 4]);
}

#[test]
fn reserves_arrive_when_they_can() {
    cites(&["8.manual.1", "8.arrive.1"]);
    let mut attacker = white();
    attacker.groups.push(Detachment { presence: Presence::Reserve(Edge::W), ..Detachment::default() });
    let unit = own().ids.named("cossack").expect("a type");
    attacker.counters.push(Counter { unit, stands: 4, group: 1, ..Counter::default() });
    attacker.leaders.push(Leading { id: 1, rating: 1, group: 1 });
    let judged = |turn: u8, lost: u8, killed: u8| {
        judged_by(&attacker, &red(), move |entry| {
            let side = &mut entry.sides[Role::Attacker];
            (side.arrived[1], side.killed) = (turn, killed);
            (side.lost, side.captured) = (List::of([1, 0, 0, lost]), List::of([false; 4]));
        })
        .0
    };
    assert_eq!((judged(0, 0, 0), judged(5, 1, 2), judged(6, 0, 0)), (vec![], vec![], vec![]));
    assert_eq!(judged(4, 0, 0), ["riverdon-entry-reserve-early"]);
    assert_eq!(judged(7, 0, 0), ["riverdon-entry-reserve-late"], "six turns were played");
    assert_eq!(judged(0, 1, 2), ["riverdon-entry-absent-lost", "riverdon-entry-no-leader"]);
    assert_eq!(flaws(|entry| entry.sides[Role::Defender].arrived[0] = 5), ["riverdon-entry-no-reserve"]);
    assert_eq!(flaws(|entry| entry.sides[Role::Defender].killed = 2), ["riverdon-entry-no-leader"]);
    assert_eq!(flaws(|entry| entry.sides[Role::Defender].shot_down = 1), ["riverdon-entry-no-aircraft"]);
}

#[test]
fn turns_go_with_the_ending() {
    cites(&["8.manual.1", "8.victory.2", "8.before.4"]);
    assert_eq!(flaws(|entry| entry.turns = 0), ["riverdon-entry-not-played"]);
    assert_eq!(flaws(|entry| entry.turns = 21), ["riverdon-entry-after-dusk"]);
    assert_eq!(flaws(|entry| entry.turns = 100), ["riverdon-entry-too-long", "riverdon-entry-after-dusk"]);
    let before = |turns, lost| {
        flaws(move |entry| {
            (entry.turns, entry.ending, entry.passed) = (turns, Ending::RetiredBefore, Passed::None);
            entry.sides[Role::Attacker].lost = List::of([lost, 0, 0]);
            entry.sides[Role::Defender].lost = List::of([0; 3]);
            entry.sides[Role::Defender].captured = List::of([false; 3]);
        })
    };
    assert_eq!(before(0, 0), [""; 0]);
    assert_eq!(before(0, 1), ["riverdon-entry-lost-before"]);
    assert_eq!(before(1, 0), ["riverdon-entry-played-before"]);
}

#[test]
fn a_result_is_for_its_own_battle() {
    cites(&["8.manual.1"]);
    assert_eq!(flaws(|entry| entry.space = Space::numbered(16).expect("a space")), ["riverdon-entry-other-space"]);
    assert_eq!(flaws(|entry| entry.down = 1), ["riverdon-entry-no-bridge"], "O3 has none");
    assert_eq!(flaws(|entry| entry.found = Some(true)), ["riverdon-entry-ambush-or-not"]);
}

#[test]
fn one_side_enters_and_the_other_accepts() {
    cites(&["8.manual.1", "8.manual.1#3"]);
    let (attacker, defender) = (white(), red());
    let pending = pending(&attacker, &defender);
    let mut talks = Talks::default();
    assert_eq!(talks.next(own(), false), Next::Enter(Role::Attacker));
    talks.enter(example(&pending));
    assert_eq!(talks.next(own(), false), Next::Answer(Role::Defender), "it waits for the other side");
    talks.agree();
    assert_eq!(talks.next(own(), false), Next::Agreed);
    assert_eq!(talks.outcome(own(), &pending), Some(example(&pending).outcome(own(), &pending)));
}

#[test]
fn after_three_entries_sent_back_another_decides() {
    cites(&["8.manual.1", "8.manual.1#4", "8.manual.1#5"]);
    let (attacker, defender) = (white(), red());
    let pending = pending(&attacker, &defender);
    let entry = example(&pending);
    let mut talks = Talks::default();
    talks.enter(entry);
    assert!(talks.send_back(own(), None).is_err(), "whoever sends it back enters his own");
    talks.send_back(own(), Some(entry)).expect("the second");
    assert_eq!(talks.next(own(), true), Next::Answer(Role::Attacker));
    talks.send_back(own(), Some(entry)).expect("the third");
    assert_eq!(talks.next(own(), true), Next::Answer(Role::Defender));
    talks.send_back(own(), None).expect("no fourth is wanted");
    assert_eq!(talks.next(own(), true), Next::Referee);
    assert_eq!(talks.next(own(), false), Next::Model);
    talks.left[Role::Attacker] = true;
    assert_eq!(talks.next(own(), true), Next::Referee, "one side alone cannot pass the referee over");
    talks.left[Role::Defender] = true;
    assert_eq!(talks.next(own(), true), Next::Model, "nobody waits for an empty seat");
}

#[test]
fn results_are_written_and_read_again() {
    cites(&["8.manual.1"]);
    let (attacker, defender) = (white(), red());
    let pending = pending(&attacker, &defender);
    let mut entry = example(&pending);
    (entry.sides[Role::Defender].killed, entry.sure) = (1, true);
    let text = write_entry(own(), &pending, &entry);
    assert_eq!(read_entry(own(), &pending, &text, "result.txt"), Ok(entry));
    assert!(text.contains("D3 lost 1 captured # Machine gun, 1\n"), "{text}");
}

#[test]
fn bad_results_name_line_and_reason() {
    cites(&["8.manual.1"]);
    let (attacker, defender) = (white(), red());
    let pending = pending(&attacker, &defender);
    let read = |text: &str| match read_entry(own(), &pending, text, "r") {
        Ok(_) => Vec::new(),
        Err(faults) => faults.iter().map(ToString::to_string).collect::<Vec<_>>(),
    };
    let good = write_entry(own(), &pending, &example(&pending));
    let with = |from: &str, to: &str| read(&good.replacen(from, to, 1));
    assert_eq!(with("result 15", "result 37"), [r#"r:1:1: "37" is no space from 01 to 36"#]);
    assert_eq!(
        with("A1 lost 1", "A9 lost 1"),
        [r#"r:6:1: "A9" is no counter of this battle"#, "r:11:1: A1 is not listed"]
    );
    assert_eq!(with("A2", "A1"), ["r:7:1: A1 comes twice", "r:11:1: A2 is not listed"]);
    assert_eq!(with("turns 6", "turns 6\nturns 7"), ["r:3:1: `turns` comes twice"]);
    assert_eq!(with("captured", "stolen"), [r#"r:11:1: "stolen" is no way to lose stands"#]);
    assert_eq!(with("end\n", "").last().map(String::as_str), Some("r:11:1: it was cut short: its last line is `end`"));
    assert_eq!(with("end\n", "fireworks\nend\n"), [r#"r:12:1: "fireworks" is no line of a result"#]);
    for cut in 0..good.len() {
        assert_eq!(read(&good[..cut]).is_empty(), cut == good.len() - 1, "half a file is no result: {cut}");
    }
    assert!(!read(&"A1 lost 1\n".repeat(100_000)).is_empty(), "a megabyte");
    assert!(!read("\u{0}é\u{1F525} A1 lost 99999999999999999999\nA\u{301} lost 1\n").is_empty());
}
