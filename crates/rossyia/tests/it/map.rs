//! The map: what is committed is what the sources give, and what the rules say of it holds.

use expect_test::expect_file;
use hexmap::{Grade, HexIx, Map, Source, Sources, WayKind, ZoneKind, chain_corners, check_map, compile, write_map};

use crate::own;

fn compiled(sources: &Sources<'_>) -> Map {
    let (map, notices) = compile(sources).unwrap_or_else(|fault| panic!("{fault}"));
    assert_eq!(notices, []);
    map
}

fn hex(number: &str) -> HexIx {
    own().map.grid.parse(number).unwrap_or_else(|| panic!("there is no hex {number}"))
}

#[test]
fn recompiling_gives_the_committed_bytes() {
    expect_file!["../../data/map.toml"].assert_eq(&write_map(&compiled(&rossyia::map_sources())));
}

#[test]
fn the_map_is_sound() {
    let problems = check_map(&own().map, &rossyia::map_sources().places).unwrap_or_else(|fault| panic!("{fault}"));
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

#[test]
fn it_has_the_hexes_rivers_and_railways_of_the_catalogue() {
    let map = &own().map;
    assert_eq!(map.grid.len(), 5016);
    assert_eq!(map.rivers.iter().filter(|river| river.grade == Grade::Major).count(), 8);
    assert_eq!(map.rivers.len(), 60);
    assert_eq!(map.routes.iter().filter(|route| route.kind == WayKind::Rail).count(), 96);
    assert_eq!(own().ground.rail.len(), 996);
    let majors: Vec<&str> = own().river_systems.iter().map(|system| system.id.as_str()).collect();
    assert_eq!(majors, ["volga", "don", "dnieper", "ural", "irtych", "vytchegda"], "the six that the rules list");
}

#[test]
fn the_projection_puts_every_place_into_the_hex_that_is_written() {
    let sources = rossyia::map_sources();
    let without: Vec<&str> = sources.places.text.lines().filter(|line| !line.starts_with("hex_estimate")).collect();
    let text = without.join("\n");
    let map = compiled(&Sources { places: Source::new("places.toml", &text), ..sources });
    assert_eq!(map.places.len(), 131 + 147);
    for (computed, written) in map.places.iter().zip(&own().map.places) {
        assert_eq!((&computed.id, computed.hex), (&written.id, written.hex));
    }
}

#[test]
fn lines_are_contiguous_and_rivers_hold_together() {
    let map = &own().map;
    for route in &map.routes {
        let gap = route.hexes.windows(2).find(|pair| map.grid.direction(pair[0], pair[1]).is_none());
        assert!(gap.is_none(), "{}", route.id);
        let ends = [route.hexes[0], route.hexes[route.hexes.len() - 1]];
        assert!(ends.iter().all(|&end| map.places_in(end).next().is_some()), "{} ends at a place", route.id);
    }
    for river in &map.rivers {
        assert!(chain_corners(&map.grid, &river.chain).is_ok(), "{}", river.id);
    }
}

#[test]
fn bridges_are_where_railways_cross_major_rivers_and_nowhere_else() {
    let map = &own().map;
    let crossed = map.grid.sides().filter(|&side| own().has_rail(side) && map.grade(side) == Some(Grade::Major));
    let listed: Vec<_> = own().bridges.iter().map(|bridge| bridge.side).collect();
    let crossed: Vec<_> = crossed.collect();
    assert_eq!(crossed.len(), listed.len());
    assert!(crossed.iter().all(|side| listed.contains(side) && map.bridge[side.index()]));
}

#[test]
fn there_is_a_hex_for_stalin_after_the_fall_of_tsaritzin() {
    // EX.V.D.b: seven hexes from any track but the lost city's, three from the Volga.
    let (map, stalin) = (&own().map, hex("4947"));
    let tsaritzin = map.place("tsaritzin").map(|place| place.hex);
    let tracks = own().ground.rail.iter().filter(|&rail| Some(rail) != tsaritzin);
    assert_eq!(tracks.map(|rail| map.grid.distance(stalin, rail)).min(), Some(7));
    let sides = &map.river("volga").expect("the Volga").chain;
    let banks = sides.iter().map(|&side| map.grid.side_hexes(side)).flat_map(|(a, b)| [Some(a), b]).flatten();
    assert_eq!(banks.map(|bank| map.grid.distance(stalin, bank)).min(), Some(3));
}

#[test]
fn the_crimea_is_joined_to_the_mainland_in_the_north_only() {
    let map = &own().map;
    let crimea = map.zone("crimea").expect("the zone");
    for side in ["2857/SE", "3052/SE", "3252/SW"] {
        let strait = map.grid.parse_side(side).expect("a hexside");
        assert!(map.strait[strait.index()], "X.sea.2: {side}");
    }
    for &inside in &crimea.hexes {
        for (d, beside) in map.grid.neighbours(inside) {
            let land = |hex: HexIx| !own().ground.terrain[hex.index()].is_water();
            let open = !map.strait[map.grid.side(inside, d).index()];
            if land(inside) && land(beside) && open && !crimea.hexes.contains(&beside) {
                assert!(map.grid.row_column(beside).0 <= 54, "{}", map.grid.number(beside));
            }
        }
    }
}

#[test]
fn the_pass_is_clear_and_the_only_one() {
    let passes: Vec<_> = own().map.zones.iter().filter(|zone| zone.kind == ZoneKind::Pass).collect();
    assert_eq!(passes.len(), 1, "VI.D.7");
    let line = own().map.route("oural_koungour").expect("the line");
    for &hex in &passes[0].hexes {
        assert_eq!(own().map.terrain_of(hex).id, "clear");
        assert!(line.hexes.contains(&hex));
    }
}

#[test]
fn zones_hold_the_cities_that_the_rules_name() {
    let holds = |zone: &str, city: &str| {
        let hex = own().map.place(city).map(|place| place.hex).unwrap_or_else(|| panic!("{city}"));
        own().map.zone(zone).unwrap_or_else(|| panic!("{zone}")).hexes.contains(&hex)
    };
    for city in ["lemberg", "tarnopol", "grodno", "wilna", "brest_litowsk"] {
        assert!(holds("poland_green", city) && !holds("poland_red", city), "{city}");
    }
    for city in ["warsaw", "lublin", "bialystok", "przemysl"] {
        assert!(holds("poland_red", city), "{city}");
    }
    assert!(holds("bessarabie", "kichinev") && holds("romania", "bucharest") && holds("ukraine", "kiev"));
    assert!(holds("finland", "helsinki") && holds("baltic", "riga") && holds("green_revolt", "tambov"));
    assert!(
        holds("north", "moscou") && holds("north", "kazan") && !holds("north", "kharkov") && !holds("north", "rostov")
    );
    let north = &own().map.zone("ukraine").expect("the Ukraine").hexes;
    assert_eq!(north.iter().map(|&hex| own().map.grid.row_column(hex).0).min(), Some(35), "its northern row");
}

#[test]
fn neutral_countries_hold_no_city_and_no_rail() {
    for zone in own().map.zones.iter().filter(|zone| zone.kind == ZoneKind::Neutral) {
        for &hex in &zone.hexes {
            let number = own().map.grid.number(hex);
            assert!(
                own().ground.city[hex.index()].is_none() && !own().ground.rail.contains(hex),
                "{}: {number}",
                zone.id
            );
        }
    }
}

#[test]
fn boxes_are_entered_where_the_map_says() {
    let entries = |id: &str| own().map.off_map(id).map(|place| place.entries.clone()).unwrap_or_default();
    assert_eq!(entries("omsk"), ["7619", "7515", "7427"].map(hex));
    assert_eq!(entries("archangelsk"), ["3701", "4001"].map(hex));
    assert!(entries("europe").is_empty() && entries("kars").is_empty());
    for one in &own().boxes {
        assert!(own().overprint.box_of(&one.id).is_some(), "{} is drawn", one.id);
    }
}

#[test]
fn minors_never_widen_a_major_hexside() {
    // A hexside that two rivers share is the greater one's.
    let map = &own().map;
    for river in map.rivers.iter().filter(|river| river.grade == Grade::Major) {
        assert!(river.chain.iter().all(|&side| map.grade(side) == Some(Grade::Major)), "{}", river.id);
    }
}
