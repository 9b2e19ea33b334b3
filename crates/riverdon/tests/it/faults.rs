//! Data and texts that make no sense are refused: the fault names the file, the line and the reason.

use engine::Corrections;
use expect_test::{Expect, expect};
use riverdon::*;

use crate::own;

/// What reading says after one text of a file has become another.
fn refused(change: impl Fn(&mut Files) -> &mut String, from: &str, to: &str, expected: Expect) {
    let mut files = Files::own();
    let text = change(&mut files);
    assert!(text.contains(from), "{from}");
    *text = text.replacen(from, to, 1);
    let fault = Data::read(&files).map_or_else(|fault| fault.to_string(), |_| "no fault".to_owned());
    expected.assert_eq(&fault);
}

#[test]
fn names_that_nothing_has_are_refused() {
    refused(|f| &mut f.nations, "\"plastoon\"", "\"platoon\"", expect![]);
    refused(|f| &mut f.muster, "nation = \"kavkom\"", "nation = \"kavkon\"", expect![]);
    refused(|f| &mut f.scenarios, "initiative = \"afsr_denikin\"", "initiative = \"denikin\"", expect![]);
    refused(|f| &mut f.building, "filler = \"O25\"", "filler = \"O26\"", expect![]);
}

#[test]
fn keys_and_parts_that_nobody_reads_are_refused() {
    refused(|f| &mut f.units, "morale = 2\n", "morale = 2\nmoral = 2\n", expect![]);
    refused(|f| &mut f.settings, "[[setting]]", "[extra]\nx = 1\n[[setting]]", expect![]);
    refused(|f| &mut f.units, "given = [\"points\"]", "given = [\"pints\"]", expect![]);
}

#[test]
fn numbers_that_cannot_be_are_refused() {
    refused(|f| &mut f.units, "morale = 2\n", "morale = 6\n", expect![]);
    refused(|f| &mut f.units, "max_stands = 4", "max_stands = 5", expect![]);
    refused(|f| &mut f.nations, "flight_number = 50", "flight_number = 150", expect![]);
    refused(|f| &mut f.scenarios, "rows = [6, 6]", "rows = [6, 7]", expect![]);
    refused(|f| &mut f.cards, "cards = 25", "cards = 24", expect![]);
    refused(|f| &mut f.building, "columns = 6", "columns = 7", expect![]);
}

#[test]
fn cards_that_cannot_be_drawn_are_refused() {
    refused(|f| &mut f.cards, "\"...s..\"", "\"...x..\"", expect![]);
    refused(|f| &mut f.cards, "\"...s..\"", "\"...s.\"", expect![]);
    refused(|f| &mut f.cards, "rail = [\"N\", \"E\"]", "rail = [\"N\"]", expect![]);
    refused(|f| &mut f.cards, "fords = [[[1, 1], [1, 2]]]", "fords = [[[1, 2], [1, 3]]]", expect![]);
    refused(|f| &mut f.cards, "N = [[3, 0]]", "N = [[4, 0]]", expect![]);
}

#[test]
fn armies_and_levels_that_do_not_fit_are_refused() {
    refused(|f| &mut f.muster, "fill = \"volunteer\"", "fill = \"red_guard\"", expect![]);
    refused(|f| &mut f.nations, "id = \"modern\"", "id = \"partisan\"", expect![]);
    refused(|f| &mut f.scenarios, "initiative = \"afsr_denikin\"", "initiative = \"kavkom\"", expect![]);
}

#[test]
fn a_file_that_is_cut_short_is_refused_wherever_it_is_cut() {
    let files = Files::own();
    for end in (0..files.nations.len()).step_by(97) {
        let Some(half) = files.nations.get(..end) else { continue };
        let cut = Files { nations: half.to_owned(), ..files.clone() };
        assert!(Data::read(&cut).is_err(), "{end}");
    }
}

#[test]
fn an_owner_corrects_what_we_reconstructed() {
    let corrections = |text: &str| Corrections::read(text, "mine.toml").expect("it can be read");
    let better = corrections("game = \"riverdon\"\n[units.unit.mg]\npoints = 11\n");
    let files = Files::own().corrected(&better).expect("it fits");
    let data = Data::read(&files).expect("sound");
    assert_eq!(data.units[data.ids.named::<UnitIx>("mg").expect("a type").index()].points, 11);
    let other = corrections("game = \"elope\"\n[units.unit.mg]\npoints = 11\n");
    assert!(Files::own().corrected(&other).is_err());
    let worse = corrections("game = \"riverdon\"\n[units.unit.mg]\nmorale = 9\n");
    let fault = Data::read(&Files::own().corrected(&worse).expect("it fits")).expect_err("no such morale");
    assert!(fault.reason.contains("morale is from 1 to 5"), "{fault}");
}

fn told<T>(read: Result<T, Vec<engine::Fault>>) -> String {
    let faults = read.err().unwrap_or_default();
    faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
}

#[test]
fn an_army_with_faults_is_refused_with_all_of_them() {
    let army = |text: &str| told(read_army(own(), text, "army"));
    expect![].assert_eq(&army("army red_guard_army\n 5 red_gard\n x mg\n 0 mg\n 3 naval\n 4 naval\n what is this\nend"));
    expect![].assert_eq(&army("army nobody\n 5 mg\nend"));
    expect![].assert_eq(&army("5 mg\nend\nmore"));
    expect![].assert_eq(&army("army kavkom\n 5 konarm\n"));
    expect![].assert_eq(&army(""));
    expect![].assert_eq(&army(&"9 mg\n".repeat(200_000)));
}

#[test]
fn a_board_with_faults_is_refused_with_all_of_them() {
    let board = |text: &str| told(read_board(own(), text, "board"));
    expect![].assert_eq(&board("board taiga\n01 T1\n01 T2\n37 O1\n02 X9\n03 O1 sideways\n04\nend"));
    expect![].assert_eq(&board("01 T1\n"));
    expect![].assert_eq(&board(&"é".repeat(600_000)));
}

#[test]
fn texts_that_were_cut_anywhere_are_refused_and_nothing_panics() {
    let data = own();
    let army = muster(data, &Terms::plain(NationIx(3), 300));
    let text = write_army(data, &army);
    assert_eq!(read_army(data, &text, "army").expect("our own"), army);
    for end in 0..text.len() - 1 {
        assert!(read_army(data, &text[..end], "army").is_err(), "{end}");
        assert!(read_board(data, &text[..end], "board").is_err(), "{end}");
        assert!(read_models(data, &text[..end], "models").is_err(), "{end}");
    }
}

#[test]
fn a_scenario_with_a_fault_is_refused_with_line_and_reason() {
    let scenario = |text: &str| read_scenario(own(), text, "mine").err().map_or_else(String::new, |f| f.to_string());
    expect![].assert_eq(&scenario("[[scenario]]\nid = 3"));
    expect![].assert_eq(&scenario("scenario = [\n"));
    expect![].assert_eq(&scenario(""));
    expect![].assert_eq(&scenario(&"x".repeat(1 << 20)));
}
