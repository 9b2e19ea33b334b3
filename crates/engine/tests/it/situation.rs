//! Positions as text: what is written is read, what cannot be read is told, nothing panics.

use engine::situation::{FieldValue, Item, Line, Reading, written};
use engine::{Flaw, Situation};
use proptest::prelude::*;

#[test]
fn fields_places_states_and_remarks_are_told_apart() {
    let (situation, flaws) = Situation::parse(
        "# ours\n\nturn: 5\nheld  red: kotlas, emtsa # both\n4607: a b(reduced, dug) c (old)\naboard ship:\n",
    );
    assert_eq!(flaws, []);
    let keys: Vec<(usize, &str)> = situation.lines.iter().map(|line| (line.number, line.key.as_str())).collect();
    assert_eq!(keys, [(3, "turn"), (4, "held red"), (5, "4607"), (6, "aboard ship")]);
    assert_eq!(situation.to_string(), "turn: 5\nheld red: kotlas emtsa\n4607: a b(reduced,dug) c(old)\naboard ship:\n");
}

#[test]
fn what_cannot_be_read_is_told_with_its_line_and_the_rest_is_read() {
    let (situation, flaws) = Situation::parse("nothing here\n: x\na: b(c\nd: e)\nf: (g)\nh: i((j))\nk: l");
    let told: Vec<(Option<usize>, &str)> = flaws.iter().map(|flaw| (flaw.line, flaw.what.id.as_str())).collect();
    let no_key = "engine-position-no-key";
    let parentheses = "engine-position-parentheses";
    let due = [(1, no_key), (2, no_key), (3, parentheses), (4, parentheses), (5, parentheses), (6, parentheses)];
    assert_eq!(told, due.map(|(line, id)| (Some(line), id)));
    assert_eq!(situation.to_string(), "k: l\n");
}

fn word() -> impl Strategy<Value = String> {
    "[a-z0-9_/=.-]{1,9}"
}

fn situation() -> impl Strategy<Value = Situation> {
    let item = (word(), prop::collection::vec(word(), 0..3)).prop_map(|(id, states)| Item { id, states });
    let key = prop::collection::vec(word(), 1..3).prop_map(|words| words.join(" "));
    let line = (key, prop::collection::vec(item, 0..5));
    prop::collection::vec(line, 0..8).prop_map(|lines| {
        let lines = lines.into_iter().enumerate();
        Situation { lines: lines.map(|(index, (key, items))| Line { number: index + 1, key, items }).collect() }
    })
}

proptest! {
    #[test]
    fn what_is_printed_is_read_again(situation in situation()) {
        prop_assert_eq!(Situation::parse(&situation.to_string()), (situation, Vec::new()));
    }

    #[test]
    fn any_text_is_read_without_a_panic(text in "(?s).{0,200}") {
        let (situation, _) = Situation::parse(&text);
        let printed = situation.to_string();
        prop_assert_eq!(Situation::parse(&printed).0.to_string(), printed);
    }

    #[test]
    fn any_text_of_its_signs_is_read_without_a_panic(text in "[a:()#,\n ]{0,60}") {
        let (situation, _) = Situation::parse(&text);
        let printed = situation.to_string();
        prop_assert_eq!(Situation::parse(&printed).0.to_string(), printed);
    }
}

#[test]
fn a_text_that_is_too_long_is_refused_as_a_whole() {
    let text = "4607: a\n".repeat(engine::situation::MOST_BYTES / 8 + 1);
    let (situation, flaws) = Situation::parse(&text);
    assert_eq!(situation, Situation::default());
    assert_eq!(flaws.iter().map(|flaw| flaw.what.id.as_str()).collect::<Vec<_>>(), ["engine-position-too-long"]);
}

#[test]
fn the_mark_that_some_editors_write_first_is_no_part_of_the_text() {
    let (situation, flaws) = Situation::parse("\u{feff}turn: 5\r\n");
    assert_eq!((situation.to_string().as_str(), flaws.len()), ("turn: 5\n", 0));
}

/// What a reading says is wrong, line by line.
fn told(flaws: &[Flaw]) -> Vec<(Option<usize>, &str)> {
    flaws.iter().map(|flaw| (flaw.line, flaw.what.id.as_str())).collect()
}

fn read(text: &str) -> Situation {
    let (situation, flaws) = Situation::parse(text);
    assert_eq!(flaws, []);
    situation
}

const SKIES: [FieldValue<bool>; 2] = [(false, "dry", "sky-dry"), (true, "deep snow", "sky-snow")];

#[test]
fn a_field_has_one_line_and_one_of_its_values() {
    let situation = read("points: 12\nsky: deep snow\npoints: 3\nturn: 7\nwind: strong\n4607: a");
    let mut reading = Reading::<u8>::new(&situation);
    assert_eq!(reading.number("points", 12), Some(12));
    assert_eq!(reading.choice("sky", &SKIES).map(|(line, snow)| (line.number, snow)), Some((2, true)));
    assert_eq!((reading.number("turn", 6), reading.number("gas", 6)), (None, None));
    assert!(reading.choice("wind", &SKIES).is_none());
    let no_such_value = "engine-position-no-such-value";
    let due = [(3, "engine-position-field-twice"), (4, no_such_value), (5, no_such_value)];
    assert_eq!(told(&reading.flaws), due.map(|(line, id)| (Some(line), id)));
    let rest: Vec<&str> = reading.other_lines().iter().map(|line| line.key.as_str()).collect();
    assert_eq!(rest, ["4607"], "what is no field is a place");
}

#[test]
fn a_value_is_written_as_it_is_read() {
    for (value, ..) in SKIES {
        let mut written_down = Situation::default();
        written_down.write("sky", written(&SKIES, &value));
        let situation = read(&written_down.to_string());
        let found = Reading::<u8>::new(&situation).choice("sky", &SKIES).map(|(_, found)| found);
        assert_eq!(found, Some(value));
    }
}

#[test]
fn what_a_list_names_in_vain_is_told_and_an_empty_list_is_not_written() {
    let mut written_down = Situation::default();
    written_down.list("forts", ["1", "x", "3"]);
    written_down.list("mined", Vec::<String>::new());
    assert_eq!(written_down.to_string(), "forts: 1 x 3\n");
    let situation = read(&written_down.to_string());
    let mut reading = Reading::<u8>::new(&situation);
    let forts = reading.list(&situation.lines[0], |word| word.parse::<u8>().map_err(|_| Flaw::new("no-number").into()));
    assert_eq!((forts, told(&reading.flaws)), (vec![1, 3], vec![(Some(1), "no-number")]));
}

#[test]
fn a_counter_is_where_it_was_named_first() {
    let situation = read("4607: 1 2\n4608: 2 x");
    let mut reading = Reading::<u8>::new(&situation);
    for line in reading.other_lines() {
        for item in &line.items {
            reading.counter(line, item, item.id.parse().ok());
        }
    }
    assert_eq!([1, 2, 3].map(|counter| reading.line_of(counter)), [Some(1), Some(1), None]);
    let due = [(2, "engine-position-counter-twice"), (2, "engine-position-no-counter")];
    assert_eq!(told(&reading.flaws), due.map(|(line, id)| (Some(line), id)));
}

#[test]
fn a_flaw_about_a_place_names_it_and_lies_in_it() {
    let flaw = Flaw::new("no-land").about("hex", "4607");
    assert_eq!(flaw, Flaw::new("no-land").named("hex", "4607").in_place("4607"));
}
