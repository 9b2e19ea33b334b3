//! The map file: what is written can be read, and what cannot be read says where and why.

use expect_test::{Expect, expect};
use hexmap::{Ways, fuzz_map, read_map, write_map};
use proptest::prelude::*;

use crate::{BEND, map, rossyia_like};

#[test]
fn a_map_survives_writing_and_reading() {
    let bend = map(BEND);
    let written = write_map(&bend);
    assert_eq!(map(&written), bend);
    assert_eq!(written, BEND, "the fixture is written as the writer writes");
}

#[test]
fn a_pointy_top_map_survives_writing_and_reading() {
    let forest = hexmap::Terrain { id: "forest".into(), name: "Forest".into(), letter: 'f' };
    let wide = hexmap::Map::blank("Rossyïa", rossyia_like(5, 7), forest);
    assert_eq!(map(&write_map(&wide)), wide);
}

#[test]
fn rivers_and_routes_are_spread_over_the_hexsides() {
    let bend = map(BEND);
    let side = |name| bend.grid.parse_side(name).unwrap_or_else(|| panic!("{name}"));
    assert_eq!(bend.ways(side("3112/N")), Ways::ROAD);
    assert_eq!(bend.ways(side("3412/N")), Ways::ROAD, "the road leaves the map");
    assert!(bend.river[side("3113/N").index()].is_some());
    assert!(bend.bridge[side("3212/S").index()]);
    assert_eq!(bend.terrain_of(bend.grid.parse("3114").unwrap_or(hexmap::HexIx(0))).id, "marsh");
}

/// What reading the fixture says after `from` has become `to`.
fn refused(from: &str, to: &str, expected: Expect) {
    assert!(BEND.contains(from), "{from}");
    let text = BEND.replacen(from, to, 1);
    let fault = match read_map(&hexmap::Source::new("map.toml", &text)) {
        Ok(_) => "no fault".to_owned(),
        Err(fault) => fault.to_string(),
    };
    expected.assert_eq(&fault);
}

#[test]
fn malformed_toml_is_refused() {
    refused("title = ", "title ", expect!["map.toml:1:7: key with no value, expected `=`"]);
}

#[test]
fn an_unknown_key_is_refused() {
    refused(
        "navigable = true",
        "navigable = true\ndepth = 3",
        expect![
            "map.toml:37:1: unknown field `depth`, expected one of `id`, `name`, `grade`, `navigable`, `into`, `chain`"
        ],
    );
}

#[test]
fn a_missing_key_is_refused() {
    refused("printed = true", "", expect!["map.toml:49:1: missing field `printed`"]);
}

#[test]
fn an_unknown_hex_is_refused() {
    refused("hex = \"3112\"", "hex = \"3512\"", expect![[r#"map.toml:53:7: there is no hex "3512" on the map"#]]);
}

#[test]
fn an_unknown_terrain_letter_is_refused() {
    refused(
        "33   f m m f",
        "33   f m x f",
        expect![[r#"map.toml:27:1: no terrain has the letter "x" (row 33, column 13)"#]],
    );
}

#[test]
fn a_row_of_the_wrong_length_is_refused() {
    refused("32   f f f f", "32   f f f", expect!["map.toml:28:1: row 32 has 3 letters, the map has 4 columns"]);
}

#[test]
fn a_missing_row_is_refused() {
    refused("32   f f f f\n", "", expect!["map.toml:23:8: row 32 is missing"]);
}

#[test]
fn a_row_given_twice_is_refused() {
    refused("32   f f f f", "33   f f f f", expect!["map.toml:28:1: row 33 is given twice"]);
}

#[test]
fn a_river_with_a_gap_is_refused() {
    refused(
        "\"3111/NE\", ",
        "",
        expect![[r#"map.toml:37:20: river "emtsa_river" is not connected: "3112/N" does not follow 3111/N"#]],
    );
}

#[test]
fn a_river_that_comes_back_on_itself_is_refused() {
    refused(
        "\"3113/N\"]",
        "\"3212/NE\", \"3212/N\", \"3212/NW\", \"3212/SW\"]",
        expect![[r#"map.toml:37:73: river "emtsa_river" comes back to a corner it has passed at "3212/NW""#]],
    );
}

#[test]
fn a_hexside_off_the_map_is_refused() {
    refused(
        "\"3113/N\"",
        "\"3513/N\"",
        expect![[r#"
        map.toml:37:52: there is no hexside "3513/N" on the map
          a hexside is a hex and a direction, such as "3111/N""#]],
    );
    refused(
        "\"3113/N\"",
        "\"3113/E\"",
        expect![[r#"
        map.toml:37:52: there is no hexside "3113/E" on the map
          a hexside is a hex and a direction, such as "3111/N""#]],
    );
}

#[test]
fn two_places_of_one_id_are_refused() {
    refused("id = \"siya\"", "id = \"kodish\"", expect![[r#"map.toml:58:6: place "kodish" is listed twice"#]]);
}

#[test]
fn a_route_that_jumps_is_refused() {
    refused(
        "\"3212\", ",
        "",
        expect![[r#"map.toml:43:18: route "kodish_road" is not connected: 3312 is no neighbour of 3112"#]],
    );
}

#[test]
fn an_exit_inside_the_map_is_refused() {
    refused(
        "exits = [\"3412/N\"]",
        "exits = [\"3312/N\"]",
        expect![[r#"map.toml:44:10: "3312/N" is not at the edge of the map"#]],
    );
}

#[test]
fn a_bridge_without_river_is_refused() {
    refused(
        "sides = [\"3112/N\"]",
        "sides = [\"3312/N\"]",
        expect![[r#"map.toml:47:10: a bridge at "3312/N", but no river runs there"#]],
    );
}

#[test]
fn a_bank_of_an_unknown_river_is_refused() {
    refused(
        "{ river = \"emtsa_river\"",
        "{ river = \"volga\"",
        expect![[r#"map.toml:55:18: there is no river "volga""#]],
    );
}

#[test]
fn a_shift_that_does_not_fit_the_hexes_is_refused() {
    refused("shift = \"south\"", "shift = \"east\"", expect![[r#"map.toml:10:9: "east" is not one of: north, south"#]]);
}

#[test]
fn too_many_columns_are_refused() {
    refused(
        "columns = [11, 14]",
        "columns = [11, 114]",
        expect!["map.toml:7:11: [11, 114] is not a first and a last number up to 99"],
    );
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn a_damaged_map_file_does_no_harm(at in 0..BEND.len(), cut in 0_usize..6, byte: u8) {
        let mut bytes = BEND.as_bytes().to_vec();
        let end = (at + cut).min(bytes.len());
        bytes.splice(at..end, [byte]);
        fuzz_map(&bytes);
    }
}
