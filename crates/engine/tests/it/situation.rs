//! Positions as text: what is written is read, what cannot be read is told, nothing panics.

use engine::Situation;
use engine::situation::{Item, Line};
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
