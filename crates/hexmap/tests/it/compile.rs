//! The compiler on a small country: ten rows, ten columns, one river and its tributary, one road.

use expect_test::{Expect, expect};
use hexmap::{Map, Source, Sources, banks_of, chain_corners, check_map, compile, write_map};

/// One degree is one hex here, as near to the equator as makes no difference.
const GRID: &str = r#"{ "projection": { "R_km": 57.29577951308232, "lon0": 0, "lat0": 0, "scale_hex_per_km": 1.0, "X0": 0.0, "Y0": 0.0 } }"#;

const GEOGRAPHY: &str = r#"{
"rivers": [
{ "name": "Great River", "pts": [[-1, 4.6], [2, 5.2], [5, 4.8], [6.5, 5.5]] },
{ "name": "Great River", "pts": [[6.5, 5.5], [8, 8], [8.2, 9.4]] },
{ "name": "Brook", "pts": [[4.2, 9], [4.6, 7], [5, 4.8]] },
{ "name": "Rill", "pts": [[1, 1], [2, 2]] }
],
"sea": [{ "name": "Gulf", "rings": [[[5, 9.2], [12, 9.2], [12, 13], [5, 13], [5, 9.2]]] }],
"lakes": [],
"coast": [{ "pts": [[5, 9.2], [12, 9.2]] }]
}"#;

const PLACES: &str = r#"title = "A small country"

[grid]
orientation = "flat-top"
numbering = "RRCC"
rows = [1, 10]
columns = [1, 10]
rows_grow = "north"
shifted = "even"
shift = "south"

[[place]]
id = "bridge_end"
name = "Bridge End"
kinds = ["town"]
hex = "0504"
lat = 5.0
lon = 3.5
bank = { river = "great", bank = "left" }

[[place]]
id = "mill"
name = "Mill"
kinds = ["village"]
hex_estimate = "0307"
lat = 3.0
lon = 6.0
bank = { river = "great", bank = "right" }

[[place]]
id = "southgate"
name = "Southgate"
kinds = ["station"]
hex_estimate = "0203"
lat = 2.0
lon = 2.6

[[place]]
id = "far_town"
name = "Far Town"
kinds = ["box"]
off_map = true
lat = -5.0
lon = 2.6

[[river]]
id = "great"
name = "Great River"
grade = "major"
navigable = true
course = ["Great River"]
via = [{ place = "mill" }]

[[river]]
id = "brook"
name = "Brook"
grade = "minor"
navigable = false
course = ["Brook"]
into = "great"

[[route]]
id = "railway"
name = "Railway"
kind = "railroad"
via = [{ place = "bridge_end" }, { place = "southgate" }, { place = "far_town" }]

[[route]]
id = "mill_road"
name = "Mill road"
kind = "road"
via = [{ place = "southgate" }, { lat = 2.0, lon = 5.0 }, { place = "mill" }]
"#;

const TERRAIN: &str = r#"base = "forest"
terrain = [
  { letter = "f", id = "forest", name = "Forest" },
  { letter = "c", id = "clear", name = "Clear" },
  { letter = "h", id = "hill", name = "Hills" },
  { letter = "t", id = "town", name = "Town" },
  { letter = "s", id = "sea", name = "Sea" },
]

[water]
sea = "sea"
lake = "sea"
points = 4

[[patches]]
terrain = "hill"
seed = 1
patch = 3
threshold = 900
area = [{ name = "Two Tops", hex = "0809", to = "0709", radius = 1.2, lift = 900 }]

[[banks]]
terrain = "clear"
rivers = ["great"]
seed = 1
patch = 2
near = 1001
away = 0
reach = 1

[[built]]
kind = "town"
terrain = "town"
"#;

fn country<'a>(places: &'a str, terrain: &'a str, overlay: &'a str) -> Sources<'a> {
    Sources {
        geography: Source::new("geography.json", GEOGRAPHY),
        grid: Source::new("grid.json", GRID),
        places: Source::new("places.toml", places),
        terrain: Source::new("terrain.toml", terrain),
        overlay: Source::new("overlay.toml", overlay),
    }
}

fn compiled(overlay: &str) -> Map {
    compile(&country(PLACES, TERRAIN, overlay)).unwrap_or_else(|fault| panic!("{fault}")).0
}

#[test]
fn a_small_country_becomes_this_map() {
    let map = compiled("");
    expect![[r#"
        title = "A small country"

        [grid]
        orientation = "flat-top"
        numbering = "RRCC"
        rows = [1, 10]
        columns = [1, 10]
        rows_grow = "north"
        shifted = "even"
        shift = "south"

        [[terrain]]
        letter = "f"
        id = "forest"
        name = "Forest"

        [[terrain]]
        letter = "c"
        id = "clear"
        name = "Clear"

        [[terrain]]
        letter = "h"
        id = "hill"
        name = "Hills"

        [[terrain]]
        letter = "t"
        id = "town"
        name = "Town"

        [[terrain]]
        letter = "s"
        id = "sea"
        name = "Sea"

        [ground]
        rows = """
        #    0 0 0 0 0 0 0 0 0 1
        #    1 2 3 4 5 6 7 8 9 0
        10   f f f f f s s s s s
        09   f f f f f f f f f f
        08   f f f f f f f f h h
        07   f f f f f f f f h h
        06   f f f f f c f f f f
        05   f f c t c c c f f f
        04   f f c c c f f f f f
        03   f f f f f f f f f f
        02   f f f f f f f f f f
        01   f f f f f f f f f f
        """

        [[river]]
        id = "great"
        name = "Great River"
        grade = "major"
        navigable = true
        chain = [
          "0501/SW", "0401/N", "0501/SE", "0502/N", "0502/NE", "0403/N", "0403/NE", "0404/N", "0405/NW", "0405/N",
          "0505/SE", "0506/N", "0507/NW", "0507/N", "0607/SE", "0608/N", "0609/NW", "0708/NE", "0709/NW", "0709/N",
          "0809/SE", "0809/NE", "0909/SE", "0909/NE",
        ]

        [[river]]
        id = "brook"
        name = "Brook"
        grade = "minor"
        navigable = false
        into = "great"
        chain = ["0904/NE", "0805/N", "0805/NE", "0805/SE", "0705/NE", "0705/SE", "0605/NE", "0605/SE", "0505/NE"]

        [[route]]
        id = "railway"
        name = "Railway"
        kind = "railroad"
        hexes = ["0504", "0404", "0303", "0203", "0103"]
        exits = ["0103/S"]

        [[route]]
        id = "mill_road"
        name = "Mill road"
        kind = "road"
        hexes = ["0203", "0304", "0205", "0306", "0406", "0506"]

        [bridges]
        sides = ["0404/N"]

        [[place]]
        id = "bridge_end"
        name = "Bridge End"
        kinds = ["town"]
        hex = "0504"
        printed = true
        bank = { river = "great", bank = "left" }

        [[place]]
        id = "mill"
        name = "Mill"
        kinds = ["village"]
        hex = "0506"
        printed = false
        bank = { river = "great", bank = "right" }

        [[place]]
        id = "southgate"
        name = "Southgate"
        kinds = ["station"]
        hex = "0203"
        printed = false

        [[off_map]]
        id = "far_town"
        name = "Far Town"
        kinds = ["box"]
        point = [2.60, -5.01]

        [[outline]]
        name = "Gulf"
        kind = "sea"
        points = [[5.00, 9.24], [10.16, 9.24], [10.16, 11.50], [5.00, 11.50], [5.00, 9.24]]

        [[outline]]
        name = ""
        kind = "coast"
        points = [[5.00, 9.24], [12.00, 9.24]]

        [[outline]]
        name = "Rill"
        kind = "stream"
        points = [[1.00, 1.00], [2.00, 2.00]]
    "#]]
    .assert_eq(&write_map(&map));
}

#[test]
fn a_compiled_map_passes_its_checks() {
    let problems = check_map(&compiled(""), &Source::new("places.toml", PLACES));
    assert_eq!(problems, Ok(Vec::new()));
}

#[test]
fn the_check_finds_what_is_wrong() {
    let mut map = compiled("");
    if let Some(town) = map.places.iter_mut().find(|p| p.id == "bridge_end") {
        town.hex = map.grid.parse("0110").unwrap_or(town.hex);
    }
    map.rivers[1].chain.pop();
    map.bridge.fill(false);
    let problems = check_map(&map, &Source::new("places.toml", PLACES)).unwrap_or_else(|fault| panic!("{fault}"));
    expect![[r#"
        Bridge End is printed at 0504 and stands at 0110
        Bridge End does not touch the Great River
        the Brook does not reach the Great River
        the Railway does not pass Bridge End
        the Railway crosses a river without a bridge at 0404/N
        Bridge End is a town, but its hex is forest"#]]
    .assert_eq(&problems.join("\n"));
}

#[test]
fn a_tributary_ends_on_its_main_river() {
    let map = compiled("");
    let mouth = chain_corners(&map.grid, &map.rivers[1].chain).ok().and_then(|corners| corners.last().copied());
    assert!(map.rivers[0].chain.iter().any(|&s| map.grid.side_corners(s).iter().any(|&c| Some(c) == mouth)));
}

#[test]
fn a_town_stands_on_its_bank_whichever_it_is() {
    for (bank, expected) in [("left", (true, false)), ("right", (false, true))] {
        let places = PLACES.replacen("bank = \"left\"", &format!("bank = \"{bank}\""), 1);
        let (map, _) = compile(&country(&places, TERRAIN, "")).unwrap_or_else(|fault| panic!("{fault}"));
        let hex = map.place("bridge_end").map(|p| p.hex);
        assert_eq!(hex.map(|hex| banks_of(&map.grid, &map.rivers[0].chain, hex)), Some(expected), "{bank}");
    }
}

#[test]
fn a_village_is_moved_to_its_river_and_that_is_noticed() {
    let (_, notices) = compile(&country(PLACES, TERRAIN, "")).unwrap_or_else(|fault| panic!("{fault}"));
    let text: Vec<String> = notices.iter().map(ToString::to_string).collect();
    expect![[r#"
        Great River strays 1.00 hexes from its course
        Mill is moved from 0307 to 0506 to stand on its river"#]]
    .assert_eq(&text.join("\n"));
}

#[test]
fn the_overlay_survives_recompiling() {
    let overlay = r#"
[[place]]
id = "southgate"
hex = "0205"
reason = "an old plan shows it there"

[[terrain]]
terrain = "hill"
hexes = ["0101", "0102"]
reason = "the road climbs here"
"#;
    // Geography changes under the overlay; the corrections stay.
    let terrain = TERRAIN.replace("seed = 1", "seed = 7");
    for terrain in [TERRAIN, &terrain] {
        let (map, _) = compile(&country(PLACES, terrain, overlay)).unwrap_or_else(|fault| panic!("{fault}"));
        let station = map.place("southgate").map(|p| map.grid.number(p.hex).to_string());
        assert_eq!(station.as_deref(), Some("0205"));
        let corner = map.grid.parse("0102").map(|h| map.terrain_of(h).id.as_str());
        assert_eq!(corner, Some("hill"));
        assert_eq!(check_map(&map, &Source::new("places.toml", PLACES)), Ok(Vec::new()));
    }
}

#[test]
fn a_correction_can_lead_a_road_elsewhere() {
    let before = compiled("");
    let hexes = |map: &Map| {
        let road = map.route("mill_road").map(|r| r.hexes.clone()).unwrap_or_default();
        road.iter().map(|&h| map.grid.number(h).to_string()).collect::<Vec<_>>()
    };
    let road = hexes(&before);
    let overlay = format!(
        "[[route]]\nid = \"mill_road\"\nfirst = \"{}\"\nlast = \"{}\"\nwith = [\"0203\", \"0204\", \"{}\"]\nreason = \"the ford\"\n",
        road[0], road[1], road[1]
    );
    let after = hexes(&compiled(&overlay));
    assert_eq!(after[..3], ["0203", "0204", "0304"]);
    assert_eq!(after[after.len() - 1], road[road.len() - 1]);
}

fn refused(sources: &Sources<'_>, expected: Expect) {
    let said = compile(sources).map_or_else(|fault| fault.to_string(), |_| "no fault".to_owned());
    expected.assert_eq(&said);
}

fn overlay_refused(overlay: &str, expected: Expect) {
    refused(&country(PLACES, TERRAIN, overlay), expected);
}

#[test]
fn an_overlay_for_something_that_is_not_there_is_refused() {
    overlay_refused(
        "[[terrain]]\nterrain = \"jungle\"\nhexes = [\"0101\"]\nreason = \"hot\"",
        expect![[r#"overlay.toml:2:11: there is no terrain "jungle""#]],
    );
    overlay_refused(
        "[[terrain]]\nterrain = \"hill\"\nhexes = [\"0101\", \"1101\"]\nreason = \"high\"",
        expect![[r#"overlay.toml:3:18: there is no hex "1101" on the map"#]],
    );
    overlay_refused(
        "[[place]]\nid = \"atlantis\"\nhex = \"0101\"\nreason = \"found\"",
        expect![[r#"overlay.toml:2:6: there is no place "atlantis""#]],
    );
    overlay_refused(
        "[[bridge]]\nside = \"0101/N\"\nbridge = true\nreason = \"old\"",
        expect!["overlay.toml:2:8: no river runs along 0101/N"],
    );
    overlay_refused(
        "[[river]]\nid = \"brook\"\nfirst = \"0101/N\"\nlast = \"0101/N\"\nwith = []\nreason = \"dry\"",
        expect![[r#"overlay.toml:3:9: "brook" does not run through 0101/N"#]],
    );
}

#[test]
fn a_correction_needs_a_reason() {
    overlay_refused(
        "[[terrain]]\nterrain = \"hill\"\nhexes = [\"0101\"]\nreason = \" \"",
        expect!["overlay.toml:4:10: a correction needs a reason"],
    );
    overlay_refused(
        "[[terrain]]\nterrain = \"hill\"\nhexes = [\"0101\"]\n",
        expect!["overlay.toml:1:1: missing field `reason`"],
    );
}

#[test]
fn a_printed_place_cannot_be_moved() {
    overlay_refused(
        "[[place]]\nid = \"bridge_end\"\nhex = \"0101\"\nreason = \"nicer\"",
        expect![[r#"overlay.toml:2:6: "bridge_end" cannot be moved: the rules print it at 0504"#]],
    );
}

#[test]
fn a_correction_that_breaks_a_road_is_refused() {
    overlay_refused(
        "[[route]]\nid = \"railway\"\nfirst = \"0504\"\nlast = \"0504\"\nwith = [\"0909\"]\nreason = \"x\"",
        expect![[r#"overlay.toml:2:6: "railway" is no longer connected after this correction"#]],
    );
}

#[test]
fn broken_places_files_are_refused() {
    let places = |from: &str, to: &str| {
        assert!(PLACES.contains(from), "{from}");
        PLACES.replacen(from, to, 1)
    };
    refused(
        &country(&places("hex = \"0504\"", "hex = \"1504\""), TERRAIN, ""),
        expect![[r#"places.toml:16:7: there is no hex "1504" on the map"#]],
    );
    refused(
        &country(&places("id = \"mill\"", "id = \"southgate\""), TERRAIN, ""),
        expect![[r#"places.toml:31:6: place "southgate" is listed twice"#]],
    );
    refused(
        &country(&places("course = [\"Brook\"]", "course = [\"Creek\"]"), TERRAIN, ""),
        expect!["places.toml:59:10: the geography has no river Creek"],
    );
    refused(
        &country(&places("into = \"great\"", "into = \"brook\""), TERRAIN, ""),
        expect![[r#"places.toml:55:6: river "brook" flows into itself"#]],
    );
    refused(
        &country(&places("{ place = \"far_town\" }", "{ place = \"nowhere\" }"), TERRAIN, ""),
        expect![[r#"places.toml:66:69: there is no place "nowhere""#]],
    );
    refused(
        &country(&places("kind = \"road\"", "kind = \"canal\""), TERRAIN, ""),
        expect![[r#"places.toml:71:8: "canal" is not one of: railroad, road, track"#]],
    );
    refused(
        &country(&places("lat = 5.0", "lat = 95.0"), TERRAIN, ""),
        expect!["places.toml:17:7: 95 is not a number of degrees below 89"],
    );
    refused(
        &country(&places("{ lat = 2.0, lon = 5.0 }", "{ lat = 2.0 }"), TERRAIN, ""),
        expect!["places.toml:72:33: give a place, or lat and lon"],
    );
    refused(
        &country(&places("name = \"Mill\"", "nmae = \"Mill\""), TERRAIN, ""),
        expect![
            "places.toml:23:1: unknown field `nmae`, expected one of `id`, `name`, `variants`, `kinds`, `named_in`, `hex`, `hex_alt`, `hex_estimate`, `off_map`, `cut_off`, `lat`, `lon`, `approx`, `bank`, `modern`, `note`"
        ],
    );
}

#[test]
fn broken_terrain_and_json_files_are_refused() {
    refused(
        &country(PLACES, &TERRAIN.replace("base = \"forest\"", "base = \"steppe\""), ""),
        expect![[r#"terrain.toml:1:8: there is no terrain "steppe""#]],
    );
    refused(
        &country(PLACES, &TERRAIN.replace("rivers = [\"great\"]", "rivers = [\"small\"]"), ""),
        expect![[r#"terrain.toml:24:11: there is no river "small""#]],
    );
    let good = country(PLACES, TERRAIN, "");
    refused(
        &Sources { grid: Source::new("grid.json", "{ \"projection\": 3 }"), ..good },
        expect!["grid.json:1:17: invalid type: integer `3`, expected struct Projection"],
    );
    refused(
        &Sources { geography: Source::new("geography.json", "{\n\"rivers\": [\n{]\n}"), ..good },
        expect!["geography.json:3:2: key must be a string"],
    );
}
