//! The compiler where hexsides, hexes and bridges are given: a cone of a country, seven columns and six rows.

use expect_test::{Expect, expect};
use hexmap::{LinkBy, Map, Source, Sources, ZoneKind, check_map, compile, read_map, write_map};

/// A hex is 100 km wide; hex 0403 has its centre near 54.4 N, 40 E.
const GRID: &str = r#"{ "projection": { "R_km": 6371.0, "parallels": [47.0, 60.0], "lon0": 40.0, "lat0": 54.4, "scale_hex_per_km": 0.01, "X0": 4.0, "Y0": -2.6 } }"#;

const GEOGRAPHY: &str = r#"{
"rivers": [],
"sea": [{ "name": "Gulf", "rings": [[[33, 50], [36.2, 50], [36.2, 58], [33, 58], [33, 50]]] }],
"lakes": []
}"#;

const TERRAIN: &str = r#"base = "clear"
terrain = [
  { letter = "c", id = "clear", name = "Clear" },
  { letter = "h", id = "mountain", name = "Mountain" },
  { letter = "m", id = "marsh", name = "Marsh" },
  { letter = "s", id = "sea", name = "Sea" },
  { letter = "l", id = "lake", name = "Lake" },
]

[water]
sea = "sea"
lake = "lake"
percent = 60
keeps_dry = ["town"]

[[touch]]
terrain = "mountain"
percent = 20

[[area]]
name = "The range"
terrain = "mountain"
ring = [[57.0, 42.6], [57.0, 47.0], [54.2, 47.0], [54.2, 42.6]]

[[area]]
name = "The moss"
terrain = "marsh"
ring = [[57.0, 39.0], [57.0, 44.0], [55.0, 44.0], [55.0, 39.0]]
"#;

const PLACES: &str = r#"title = "A cone"
zone_places = ["town"]

[grid]
orientation = "pointy-top"
numbering = "CCRR"
rows = [1, 6]
columns = [1, 7]
rows_grow = "south"
shifted = "even"
shift = "east"

[[place]]
id = "middle"
name = "Middle"
kinds = ["town"]
lat = 54.4
lon = 40.0

[[place]]
id = "quay"
name = "Quay"
kinds = ["town"]
lat = 54.4
lon = 35.5

[[place]]
id = "over_the_sea"
name = "Over the sea"
kinds = ["village"]
cut_off = true
hex_estimate = "0101"
lat = 56.0
lon = 35.4

[[river]]
id = "brook"
name = "Brook"
grade = "minor"
navigable = false
chain = ["0302/E", "0402/SW", "0403/E"]

[[river]]
id = "great"
name = "Great River"
grade = "major"
navigable = true
chain = ["0402/SE", "0403/E", "0403/SE", "0404/W"]

[[route]]
id = "line"
name = "The line"
kind = "railroad"
via = [{ place = "quay" }, { place = "middle" }]
hexes = ["0103", "0203", "0303", "0403", "0503"]
beyond = { lat = 54.4, lon = 49.0 }

[[bridge]]
side = "0403/E"
name = "Middle"

[[strait]]
side = "0403/SW"
name = "The narrows"

[[box]]
id = "port"
name = "Port"
kinds = ["box"]
[box.joined]
entries = ["0701", "0703"]
links = [{ to = "town", by = "sea" }]

[[box]]
id = "town"
name = "Town"
kinds = ["box"]
[box.joined]
entries = ["0503"]
rail_entries = ["0503"]
links = [{ to = "port", by = "sea" }]

[[zone]]
id = "north"
name = "North"
kind = "weather"
north_of = [[54.0, 35.0], [54.9, 40.0], [54.0, 45.0]]

[[zone]]
id = "shire"
name = "The Shire"
kind = "country"
ring = [[54.6, 39.9], [54.6, 40.1], [54.3, 40.1], [54.3, 39.9]]
hexes = ["0606"]

[[zone]]
id = "gulf"
name = "Gulf"
kind = "water"
water = "Gulf"

[[zone]]
id = "gap"
name = "The gap"
kind = "pass"
hexes = ["0602"]
"#;

fn sources<'a>(places: &'a str, grid: &'a str) -> Sources<'a> {
    Sources {
        geography: Source::new("geography.json", GEOGRAPHY),
        grid: Source::new("grid.json", grid),
        places: Source::new("places.toml", places),
        terrain: Source::new("terrain.toml", TERRAIN),
        overlay: Source::new("overlay.toml", ""),
    }
}

fn compiled() -> Map {
    compile(&sources(PLACES, GRID)).unwrap_or_else(|fault| panic!("{fault}")).0
}

fn numbers(map: &Map, hexes: &[hexmap::HexIx]) -> String {
    hexes.iter().map(|&hex| map.grid.number(hex).to_string()).collect::<Vec<_>>().join(" ")
}

#[test]
fn given_hexsides_hexes_and_bridges_are_laid_as_they_stand() {
    let map = compiled();
    let side = |name: &str| map.grid.parse_side(name).unwrap_or_else(|| panic!("{name}"));
    let chain: Vec<String> = map.rivers[1].chain.iter().map(|&side| map.grid.side_name(side)).collect();
    let given = ["0402/SE", "0403/E", "0403/SE", "0404/W"].map(|name| map.grid.side_name(side(name)));
    assert_eq!(chain, given);
    assert_eq!(numbers(&map, &map.routes[0].hexes), "0103 0203 0303 0403 0503");
    assert!(map.bridge[side("0403/E").index()] && map.strait[side("0403/SW").index()]);
    assert_eq!(check_map(&map, &Source::new("places.toml", PLACES)), Ok(Vec::new()));
}

#[test]
fn a_hexside_of_two_rivers_is_the_greater_one() {
    let map = compiled();
    let shared = map.grid.parse_side("0403/E").unwrap_or_else(|| panic!("a hexside"));
    assert!(map.rivers.iter().all(|river| river.chain.contains(&shared)));
    assert_eq!(map.grade(shared), Some(hexmap::Grade::Major), "though the brook is listed first");
}

#[test]
fn where_bridges_are_listed_major_rivers_have_no_others() {
    let without = PLACES.replace("[[bridge]]\nside = \"0403/E\"", "[[bridge]]\nside = \"0303/E\"");
    refused(&without, expect![[r#"places.toml:59:8: a bridge at "0303/E", but no way crosses a river there"#]]);
}

#[test]
fn a_cone_turns_the_east_to_the_north() {
    // On a cone meridians meet: 40 E runs straight up, and a place due east of it lies higher.
    let map = compiled();
    let [middle, quay] = ["middle", "quay"].map(|id| map.place(id).map(|place| map.grid.number(place.hex).to_string()));
    assert_eq!((middle.as_deref(), quay.as_deref()), (Some("0403"), Some("0103")));
    let at = |lon: &str| {
        let moved = PLACES.replace("lat = 54.4\nlon = 40.0", &format!("lat = 54.7\nlon = {lon}"));
        let (map, _) = compile(&sources(&moved, GRID)).unwrap_or_else(|fault| panic!("{fault}"));
        map.place("middle").map(|place| map.grid.number(place.hex).to_string())
    };
    assert_eq!((at("40.0").as_deref(), at("45.5").as_deref()), (Some("0403"), Some("0702")), "a row higher");
    for parallels in ["[60.0, 47.0]", "[47.0, 90.0]"] {
        let grid = GRID.replace("[47.0, 60.0]", parallels);
        let fault = compile(&sources(PLACES, &grid)).map(|_| ()).map_err(|fault| fault.to_string());
        let reason = "grid.json: the projection's parallels are not two latitudes, the southern one first";
        assert_eq!(fault, Err(reason.to_owned()));
    }
}

#[test]
fn zones_hold_what_their_rings_lines_and_waters_hold() {
    let map = compiled();
    let zone = |id: &str| map.zone(id).map(|zone| numbers(&map, &zone.hexes)).unwrap_or_default();
    assert_eq!(zone("shire"), "0403 0606", "the town's own hex, and the one listed");
    assert!(map.zone("shire").is_some_and(|zone| zone.kind == ZoneKind::Country));
    let north = zone("north");
    assert!(north.contains("0402") && !north.contains("0403") && !north.contains("0406"), "{north}");
    let gulf = map.zone("gulf").map(|zone| zone.hexes.clone()).unwrap_or_default();
    assert!(!gulf.is_empty() && gulf.iter().all(|&hex| map.terrain_of(hex).id == "sea"));
    assert!(map.grid.hexes().all(|hex| (map.terrain_of(hex).id == "sea") == gulf.contains(&hex)));
}

#[test]
fn towns_and_given_railways_stay_dry() {
    let map = compiled();
    let ground = |number: &str| map.grid.parse(number).map(|hex| map.terrain_of(hex).id.clone()).unwrap_or_default();
    assert_eq!((ground("0101").as_str(), ground("0103").as_str()), ("sea", "clear"));
}

#[test]
fn an_area_takes_what_it_touches_but_not_a_pass() {
    let map = compiled();
    let ground = |number: &str| map.grid.parse(number).map(|hex| map.terrain_of(hex).id.clone()).unwrap_or_default();
    assert_eq!(ground("0402"), "marsh");
    assert_eq!(ground("0502"), "mountain", "its centre lies in the moss, but the range covers more than a fifth of it");
    assert_eq!(ground("0602"), "clear", "a pass");
    assert_eq!(ground("0702"), "mountain");
}

#[test]
fn boxes_have_entries_and_links_both_ways() {
    let map = compiled();
    let town = map.off_map("town").unwrap_or_else(|| panic!("the box"));
    assert_eq!((numbers(&map, &town.entries), numbers(&map, &town.rail_entries)), ("0503".into(), "0503".into()));
    assert!(town.links.iter().any(|link| link.to == "port" && link.by == LinkBy::Sea));
    refused(
        &PLACES.replace("links = [{ to = \"port\", by = \"sea\" }]", ""),
        expect![[r#"places.toml:72:17: "town" has no link back to "port" by sea"#]],
    );
    refused(
        &PLACES.replace("{ to = \"port\", by = \"sea\" }", "{ to = \"port\", by = \"air\" }"),
        expect![[r#"places.toml:81:30: "air" is not one of: land, sea"#]],
    );
    refused(
        &PLACES.replace("rail_entries = [\"0503\"]", "rail_entries = [\"0504\"]"),
        expect!["places.toml:80:17: 0504 is not among the entries"],
    );
}

#[test]
fn a_map_with_zones_straits_and_boxes_survives_writing_and_reading() {
    let map = compiled();
    let written = write_map(&map);
    let again = read_map(&Source::new("map.toml", &written)).unwrap_or_else(|fault| panic!("{fault}"));
    assert_eq!(again, map);
    assert!(written.contains("[straits]") && written.contains("[off_map.joined]") && written.contains("[[zone]]"));
    assert!(written.contains("kind = \"rail\""), "the line goes on beyond its last hex");
    let broken = written.replacen("\"0403\", \"0606\"", "\"0606-0403\"", 1);
    assert_ne!(broken, written);
    let fault = read_map(&Source::new("map.toml", &broken)).map(|_| ()).map_err(|fault| fault.reason);
    assert_eq!(fault, Err("\"0606-0403\" is neither a hex of the map nor hexes in a row".to_owned()));
}

#[test]
fn the_check_finds_zones_boxes_and_straits_that_are_wrong() {
    let mut map = compiled();
    map.zones.retain(|zone| zone.id != "gap");
    if let Some(zone) = map.zones.iter_mut().find(|zone| zone.id == "shire") {
        zone.hexes.clear();
    }
    let hex = |map: &Map, number: &str| map.grid.parse(number).unwrap_or_else(|| panic!("{number}"));
    let (wet, bare) = (hex(&map, "0101"), hex(&map, "0706"));
    map.off_map.retain(|place| place.id != "port");
    if let Some(town) = map.off_map.iter_mut().find(|place| place.id == "town") {
        town.entries = vec![wet];
        town.rail_entries = vec![bare];
    }
    let strait = map.grid.parse_side("0101/E").unwrap_or_else(|| panic!("a hexside"));
    map.strait[strait.index()] = true;
    let problems = check_map(&map, &Source::new("places.toml", PLACES)).unwrap_or_else(|fault| panic!("{fault}"));
    expect![[r#"
        the zone The Shire has no hexes
        the zone The gap is missing
        the box Port is missing
        Town is entered from water at 0101
        no railway leads to Town at 0706
        the strait at 0101/E does not part land from land"#]]
    .assert_eq(&problems.join("\n"));
}

#[test]
fn a_river_has_a_course_or_a_chain() {
    let both = PLACES.replacen("navigable = false\n", "navigable = false\ncourse = [\"Brook\"]\n", 1);
    refused(&both, expect![[r#"places.toml:37:6: river "brook" needs a course or a chain, not both"#]]);
    let gap = PLACES.replacen("\"0302/E\"", "\"0101/E\"", 1);
    refused(&gap, expect![[r#"places.toml:41:20: river "brook" is not connected: "0402/SW" does not follow 0101/E"#]]);
    let jump = PLACES.replacen("\"0103\", \"0203\"", "\"0103\"", 1);
    refused(&jump, expect![[r#"places.toml:55:18: route "line" is not connected: 0303 is no neighbour of 0103"#]]);
    let line = PLACES.replacen("[54.0, 35.0], [54.9, 40.0]", "[54.9, 40.0], [54.0, 35.0]", 1);
    refused(&line, expect![[r#"places.toml:84:6: the line of zone "north" does not run from west to east"#]]);
    let water = PLACES.replacen("water = \"Gulf\"", "water = \"Lagoon\"", 1);
    refused(&water, expect![[r#"places.toml:100:9: the geography has no water "Lagoon""#]]);
}

fn refused(places: &str, expected: Expect) {
    let fault = compile(&sources(places, GRID)).map_or_else(|fault| fault.to_string(), |_| "no fault".to_owned());
    expected.assert_eq(&fault);
}
