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
    refused(
        |f| &mut f.nations,
        "\"plastoon\"",
        "\"platoon\"",
        expect![[r#"data/nations.toml:95:1: afsr_ice_march: there is no unit "platoon""#]],
    );
    refused(
        |f| &mut f.muster,
        "nation = \"kavkom\"",
        "nation = \"kavkon\"",
        expect![[r#"data/muster.toml:45:1: block: there is no nation "kavkon""#]],
    );
    refused(
        |f| &mut f.scenarios,
        "initiative = \"afsr_denikin\"",
        "initiative = \"denikin\"",
        expect![[r#"data/scenarios.toml:39:1: steppe: there is no nation "denikin""#]],
    );
    refused(
        |f| &mut f.building,
        "filler = \"O25\"",
        "filler = \"O26\"",
        expect![[r#"data/building.toml:63:1: ordinary: there is no card "O26""#]],
    );
}

#[test]
fn keys_and_parts_that_nobody_reads_are_refused() {
    refused(
        |f| &mut f.units,
        "morale = 2\n",
        "morale = 2\nmoral = 2\n",
        expect![
            "data/units.toml:100:1: red_guard: unknown field `moral`, expected one of `id`, `name`, `points`, `class`, `recon`, `max_stands`, `campaign_move`, `morale`, `fire`, `need`, `range`, `min_range`, `melee`, `melee_need`, `move`, `armour`, `weight`, `air_rating`, `tags`"
        ],
    );
    refused(
        |f| &mut f.settings,
        "[[setting]]",
        "[extra]\nx = 1\n[[setting]]",
        expect![[r#"
        data/settings.toml:4:2: unknown part `extra`
          There are: setting."#]],
    );
    refused(
        |f| &mut f.units,
        "given = [\"points\"]",
        "given = [\"pints\"]",
        expect![[r#"data/units.toml:100:1: "pints" is given, but not there"#]],
    );
}

#[test]
fn numbers_that_cannot_be_are_refused() {
    refused(
        |f| &mut f.units,
        "morale = 2\n",
        "morale = 6\n",
        expect!["data/units.toml:100:1: red_guard: morale is from 1 to 5"],
    );
    refused(
        |f| &mut f.units,
        "max_stands = 4",
        "max_stands = 5",
        expect!["data/units.toml:100:1: red_guard: a counter holds from 1 to 4 stands"],
    );
    refused(
        |f| &mut f.nations,
        "flight_number = 50",
        "flight_number = 150",
        expect!["data/nations.toml:95:1: afsr_ice_march: a flight number is from 1 to 100"],
    );
    refused(
        |f| &mut f.scenarios,
        "rows = [6, 6]",
        "rows = [6, 7]",
        expect!["data/scenarios.toml:7:1: ice_march: rows are from 1 to 6, the northern one first"],
    );
    refused(|f| &mut f.cards, "cards = 25", "cards = 24", expect!["data/cards.toml: deck O has 25 cards, not 24"]);
    refused(
        |f| &mut f.building,
        "columns = 6",
        "columns = 7",
        expect!["data/building.toml: a board has 6 columns and 6 rows"],
    );
}

#[test]
fn cards_that_cannot_be_drawn_are_refused() {
    refused(|f| &mut f.cards, "\"...s..\"", "\"...x..\"", expect!["data/cards.toml:145:1: T1: no ground is 'x'"]);
    refused(
        |f| &mut f.cards,
        "\"...s..\"",
        "\"...s.\"",
        expect!["data/cards.toml:145:1: T1: its map has not 4 rows of 6"],
    );
    refused(
        |f| &mut f.cards,
        "rail = [\"N\", \"E\"]",
        "rail = [\"N\"]",
        expect!["data/cards.toml:207:1: T9: its rail has not two ends"],
    );
    refused(
        |f| &mut f.cards,
        "fords = [[[1, 1], [1, 2]]]",
        "fords = [[[1, 2], [1, 3]]]",
        expect!["data/cards.toml:246:1: R2: no river runs at the ford [1, 2]"],
    );
    refused(
        |f| &mut f.cards,
        "N = [[3, 0]]",
        "N = [[4, 0]]",
        expect!["data/cards.toml: rail: the arm to N does not lead there"],
    );
}

#[test]
fn armies_and_levels_that_do_not_fit_are_refused() {
    refused(
        |f| &mut f.muster,
        "fill = \"volunteer\"",
        "fill = \"red_guard\"",
        expect!["data/muster.toml: afsr_ice_march may not buy red_guard"],
    );
    refused(
        |f| &mut f.nations,
        "id = \"modern\"",
        "id = \"partisan\"",
        expect!["data/nations.toml: the resource levels are not four, from best to worst"],
    );
    refused(
        |f| &mut f.scenarios,
        "initiative = \"afsr_denikin\"",
        "initiative = \"kavkom\"",
        expect!["data/scenarios.toml:39:1: steppe: nobody in it holds the initiative"],
    );
}

#[test]
fn a_file_that_is_cut_short_is_refused_wherever_it_is_cut() {
    let files = Files::own();
    // What the last entry must have ends here.
    let needed = files.nations.rfind("max_pct =").expect("a national card");
    for end in (0..needed).step_by(97) {
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
    expect![[r#"
        army:2:1: there is no type "red_gard"
        army:3:1: "x" is not a number from 1 to 999
        army:4:1: "0" is not a number from 1 to 999
        army:6:1: naval comes twice
        army:7:1: "what is this" is not a number of stands and a type"#]]
    .assert_eq(&army("army red_guard_army\n 5 red_gard\n x mg\n 0 mg\n 3 naval\n 4 naval\n what is this\nend"));
    expect![[r#"army:1:1: there is no nation "nobody""#]].assert_eq(&army("army nobody\n 5 mg\nend"));
    expect![[r#"
        army:3:1: something follows `end`
        army:1:1: its first line is `army NATION`"#]]
    .assert_eq(&army("5 mg\nend\nmore"));
    expect!["army:2:1: it was cut short: its last line is `end`"].assert_eq(&army("army kavkom\n 5 konarm\n"));
    expect!["army:1:1: it was cut short: its last line is `end`"].assert_eq(&army(""));
    expect!["army: it is longer than 65536 bytes"].assert_eq(&army(&"9 mg\n".repeat(200_000)));
}

#[test]
fn a_board_with_faults_is_refused_with_all_of_them() {
    let board = |text: &str| told(read_board(own(), text, "board"));
    expect![[r#"
        board:1:1: there is no country "taiga"
        board:3:1: space 01 comes twice
        board:4:1: "37" is no space from 01 to 36
        board:5:1: there is no card "X9"
        board:6:1: "sideways" is neither `turned` nor `down`
        board:7:1: space 04 has no card"#]]
    .assert_eq(&board("board taiga\n01 T1\n01 T2\n37 O1\n02 X9\n03 O1 sideways\n04\nend"));
    expect![[r#"
        board:1:1: it was cut short: its last line is `end`
        board:1:1: its first line is `board COUNTRY`"#]]
    .assert_eq(&board("01 T1\n"));
    expect!["board: it is longer than 65536 bytes"].assert_eq(&board(&"é".repeat(600_000)));
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
    let fault = |text: &str| read_scenario(own(), text, "mine").expect_err("refused").to_string();
    assert!(fault("[[scenario]]\nid = 3").starts_with("mine:1:1: scenario: "), "{}", fault("[[scenario]]\nid = 3"));
    assert!(fault("\nscenario = [\n").starts_with("mine:"), "{}", fault("\nscenario = [\n"));
    assert_eq!(fault(""), "mine: `scenario` is missing");
    assert_eq!(fault(&"x".repeat(1 << 20)), "mine: it is longer than 65536 bytes");
}

/// A text with some bytes changed, left out, repeated or put in.
fn garbled(text: &str, chance: &mut engine::Chance) -> Vec<u8> {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..=chance.below(4) {
        let at = chance.below(bytes.len().max(1)).min(bytes.len());
        match chance.below(5) {
            0 if at < bytes.len() => bytes[at] = chance.below(256) as u8,
            1 => bytes.truncate(at),
            2 => bytes.insert(at, b"0123456789-=[]\"\n"[chance.below(16)]),
            3 => {
                let end = (at + chance.below(40)).min(bytes.len());
                let part = bytes[at..end].to_vec();
                bytes.splice(at..at, part);
            }
            _ => {
                let end = (at + chance.below(40)).min(bytes.len());
                bytes.drain(at..end);
            }
        }
    }
    bytes
}

#[test]
fn garbled_files_are_read_or_refused_and_never_panic() {
    let data = own();
    let mut chance = engine::Chance::new(11);
    let denikin = data.ids.named("afsr_denikin").expect("a nation");
    let army = write_army(data, &muster(data, &Terms { off_board: 200, ..Terms::plain(denikin, 600) }));
    let march = data.scenario("ice_march").expect("the first");
    let mut dice = engine::Dice::seeded(engine::Seed::from_number(3), 0);
    let board = write_board(data, &build(data, Plan::of(march), &mut dice).expect("dice"));
    let scenario = random_campaign(data, &[], &mut chance).expect("a text");
    let mut result = String::new();
    fuzz::with_battle(|pending| {
        result = results::write_entry(data, pending, &results::Entry::blank(pending));
    });
    for _ in 0..2_000 {
        fuzz::army(&garbled(&army, &mut chance));
        fuzz::board(&garbled(&board, &mut chance));
        fuzz::result(&garbled(&result, &mut chance));
    }
    for _ in 0..200 {
        fuzz::scenario(&garbled(&scenario, &mut chance));
    }
    let mut whole = false;
    fuzz::with_battle(|pending| whole = results::read_entry(data, pending, &result, "whole").is_ok());
    assert!(whole, "what is garbled was sound before");
}

#[test]
fn a_megabyte_is_refused() {
    let data = own();
    let long = "army\n".repeat(1 << 18);
    assert!(read_army(data, &long, "army").is_err());
    assert!(read_board(data, &long, "board").is_err());
    assert!(read_scenario(data, &long, "mine").is_err());
    fuzz::with_battle(|pending| assert!(results::read_entry(data, pending, &long, "result").is_err()));
}
