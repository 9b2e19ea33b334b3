//! What is printed over and beside a map: boxes lie off the hexes, and what cannot be read says where and why.

use expect_test::{Expect, expect};
use hexmap::{Overprint, Source, read_overprint};

use crate::{BEND, map};

const PRINTED: &str = r#"[[region]]
name = "Emtsa Country"
kind = "land"
hex = "3212"
shift = [0.5, -0.25]
size = 0.5
spaced = 0.4
angle = 10.0

[[box]]
id = "south"
name = "South"
note = "Who comes"
edge = "south"
hexes = ["3112"]
passage = "in"
along = 3.0
deep = 1.5

[[box]]
id = "west"
name = "West"
note = "Who goes"
edge = "west"
hexes = ["3111", "3311"]
passage = "out"
along = 2.0
deep = 0.8
"#;

fn read(text: &str) -> Overprint {
    read_overprint(&Source::new("overprint.toml", text), &map(BEND).grid).unwrap_or_else(|fault| panic!("{fault}"))
}

#[test]
fn a_region_stands_where_its_hex_and_its_shift_put_it() {
    let (grid, printed) = (map(BEND).grid, read(PRINTED));
    let centre = grid.centre(grid.parse("3212").expect("a hex"));
    assert_eq!(printed.regions[0].at, hexmap::Point::new(centre.x + 0.5, centre.y - 0.25));
    assert_eq!(printed.regions[0].words(), "EMTSA COUNTRY");
}

#[test]
fn beside_a_part_lie_the_boxes_that_it_leads_to_and_the_others_below_it() {
    let (grid, printed) = (map(BEND).grid, read(PRINTED));
    let all: Vec<hexmap::HexIx> = grid.hexes().collect();
    assert_eq!(printed.beside(&grid, &all, |_| true), printed.boxes, "of the whole map nothing is moved");
    let row = |wanted: u16| all.iter().copied().filter(|hex| grid.row_column(*hex).0 == wanted).collect::<Vec<_>>();
    let rows: Vec<u16> = all.iter().map(|hex| grid.row_column(*hex).0).collect();
    let (first, last) = (*rows.iter().min().expect("a row"), *rows.iter().max().expect("a row"));
    for wanted in [first, last] {
        let laid = printed.beside(&grid, &row(wanted), |id| id == "south");
        let kept = laid[0] == printed.boxes[0];
        let lowest = row(wanted).iter().map(|hex| grid.centre(*hex).y).fold(f64::MAX, f64::min);
        assert!(laid.len() == 1 && laid[0].high.y < lowest, "row {wanted}: below it");
        assert_eq!(
            (kept, laid[0].arrows.len()),
            if wanted == southern(&grid, first, last) { (true, 1) } else { (false, 0) }
        );
    }
}

/// Which of two rows lies in the south.
fn southern(grid: &hexmap::Grid, one: u16, other: u16) -> u16 {
    let y = |row: u16| grid.hexes().find(|hex| grid.row_column(*hex).0 == row).map(|hex| grid.centre(hex).y);
    if y(one) < y(other) { one } else { other }
}

#[test]
fn boxes_lie_off_the_hexes_and_within_the_whole() {
    let (grid, printed) = (map(BEND).grid, read(PRINTED));
    let (low, _) = grid.extent();
    let (south, west) = (&printed.boxes[0], &printed.boxes[1]);
    assert!(south.high.y < low.y && west.high.x < low.x);
    let (low, high) = printed.extent(&grid);
    for one in &printed.boxes {
        assert!(one.low.x > low.x && one.low.y > low.y && one.high.x < high.x && one.high.y < high.y, "{}", one.id);
    }
}

#[test]
fn arrows_point_onto_the_map_or_off_it() {
    let printed = read(PRINTED);
    let (onto, off) = (printed.boxes[0].arrows[0], printed.boxes[1].arrows[0]);
    assert!(onto.1.y > onto.0.y, "northward, onto the map");
    assert!(off.1.x < off.0.x, "westward, off the map");
}

#[test]
fn a_box_can_lie_further_off_and_have_an_arrow_for_each_of_its_hexes() {
    let more = "[[box]]\nid = \"east\"\nname = \"East\"\nnote = \"\"\nedge = \"east\"\nat = \"3214\"\n\
        entries = [\"3114\", \"3414\"]\nalong = 4.0\ndeep = 1.0\naway = 2.0\n";
    let (grid, printed) = (map(BEND).grid, read(&format!("{PRINTED}\n{more}")));
    let east = &printed.boxes[2];
    assert!(east.both_ways && east.gate.is_none());
    let heads: Vec<f64> = east.arrows.iter().map(|(_, head)| head.y).collect();
    assert_eq!(heads, ["3114", "3414"].map(|hex| grid.centre(grid.parse(hex).expect("a hex")).y));
    assert!((east.low.x - grid.extent().1.x - 2.5).abs() < 1e-9, "the gap, and two hexes more");
    let alone = read(&PRINTED.replacen("hexes = [\"3112\"]\npassage = \"in\"", "at = \"3112\"", 1));
    assert!(alone.boxes[0].arrows.is_empty(), "nothing leads there");
}

#[test]
fn counters_lie_within_their_box_side_by_side() {
    for one in &read(PRINTED).boxes {
        let spots = one.spots();
        assert!(!spots.is_empty());
        for spot in &spots {
            let far = (spot.x - one.low.x).min(one.high.x - spot.x).min(spot.y - one.low.y).min(one.high.y - spot.y);
            assert!(far > 0.3, "{}: {spot:?}", one.id);
        }
        assert!(spots.windows(2).all(|pair| pair[0].distance(pair[1]) > 0.7), "{}", one.id);
    }
}

#[test]
fn an_overprint_is_translated_word_by_word() {
    let there = read(PRINTED).translated(&|words| format!("<{words}>"));
    assert_eq!(there.regions[0].name, "<Emtsa Country>");
    assert_eq!((there.boxes[1].name.as_str(), there.boxes[1].note.as_str()), ("<West>", "<Who goes>"));
}

fn fault(from: &str, to: &str, expected: &Expect) {
    let text = PRINTED.replacen(from, to, 1);
    let grid = map(BEND).grid;
    let fault = read_overprint(&Source::new("overprint.toml", &text), &grid).expect_err("a fault");
    expected.assert_eq(&fault.to_string());
}

#[test]
fn faults_say_where_and_why() {
    fault("3212", "9912", &expect![[r#"overprint.toml:4:7: there is no hex "9912" on the map"#]]);
    fault("size = 0.5", "size = 9.0", &expect!["overprint.toml:6:8: 9 is not between 0.1 and 2"]);
    fault(
        "\"south\"\nhexes",
        "\"below\"\nhexes",
        &expect![[r#"overprint.toml:14:8: "below" is not one of: north, east, south, west"#]],
    );
    fault(
        "[\"3112\"]",
        "[]",
        &expect![[r#"
        overprint.toml:15:9: no hex is named
          Name the hex where one passes."#]],
    );
    fault(
        "hexes = [\"3112\"]",
        "",
        &expect![[r#"overprint.toml:11:6: box "south" needs hexes to pass by, or a hex to lie at"#]],
    );
    fault("id = \"west\"", "id = \"south\"", &expect![[r#"overprint.toml:21:6: box "south" is listed twice"#]]);
}
