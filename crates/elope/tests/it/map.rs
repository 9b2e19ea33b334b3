//! The map: compiled from its sources, and what it must hold.

use std::collections::BTreeSet;

use expect_test::{expect, expect_file};
use hexgame::Rivers;
use hexmap::{
    CLOSED, Costs, Field, Flood, Grade, SideIx, Source, Sources, Ways, chain_corners, check_map, compile, hex_net,
    write_map,
};

#[test]
fn recompiling_the_sources_gives_the_committed_map_file() {
    let (map, _) = compile(&elope::map_sources()).unwrap_or_else(|fault| panic!("{fault}"));
    expect_file!["../../data/map.toml"].assert_eq(&write_map(&map));
}

#[test]
fn the_map_passes_every_check() {
    let problems =
        check_map(crate::own().map(), &elope::map_sources().places).unwrap_or_else(|fault| panic!("{fault}"));
    assert_eq!(problems, Vec::<String>::new());
}

fn number(id: &str) -> Option<String> {
    let map = crate::own().map();
    map.place(id).map(|place| map.grid.number(place.hex).to_string())
}

#[test]
fn printed_places_stand_on_their_printed_hexes() {
    let printed = [
        ("archangel", "4707"),
        ("plesetskaya", "2705"),
        ("emtsa", "3107"),
        ("kodish", "3112"),
        ("seletskoe", "3313"),
        ("bereznik", "2920"),
        ("toulgas", "2723"),
        ("kurgoman", "2824"),
        ("shenkursk", "2021"),
        ("ust_padenga", "1719"),
        ("seltso", "2523"),
        ("velsk", "1017"),
        ("nyandoma", "1706"),
        ("konoscha", "1006"),
        ("kotlas", "1248"),
        ("krasnoborsk", "1439"),
        ("turcha", "3001"),
        ("petru", "2224"),
        ("nijna_parahin", "2028"),
    ];
    for (id, hex) in printed {
        assert_eq!(number(id).as_deref(), Some(hex), "{id}");
    }
    let map = crate::own().map();
    let listed = map.places.iter().filter(|place| place.printed).count();
    assert_eq!(listed, printed.len());
}

#[test]
fn the_railway_runs_from_archangel_to_the_south_edge() {
    let map = crate::own().map();
    let net = hex_net(&map.grid);
    let costs = Costs::along(map, &net, Ways::RAIL);
    let mut field = Field::new();
    let archangel = map.place("archangel").map(|p| p.hex).into_iter().collect::<Vec<_>>();
    field.flood(&Flood::new(&net, &costs, CLOSED), &archangel);
    for id in ["bakaritsa", "obozerskaya", "emtsa", "plesetskaya", "nyandoma", "konoscha"] {
        assert!(map.place(id).is_some_and(|p| field.cost(p.hex).is_some()), "{id}");
    }
    let edge = map.grid.sides().filter(|&s| map.ways(s).has(Ways::RAIL) && map.grid.side_hexes(s).1.is_none());
    let edge: Vec<String> = edge.map(|s| map.grid.side_name(s)).collect();
    assert_eq!(edge, ["0106/S"]);
}

#[test]
fn the_railway_reaches_archangel_over_the_dvina() {
    let map = crate::own().map();
    let side = map.grid.parse_side("4707/S").unwrap_or_else(|| panic!("4707/S"));
    assert_eq!(map.grade(side), Some(Grade::Major));
    assert!(map.bridge[side.index()]);
    let rail = map.grid.sides().filter(|&s| map.grade(s) == Some(Grade::Major) && map.ways(s).has(Ways::RAIL));
    assert_eq!(rail.count(), 1, "it crosses no other great river");
}

#[test]
fn the_lower_dvina_begins_with_the_hexsides_of_bereznik() {
    let map = crate::own().map();
    let bereznik = map.place("bereznik").map(|p| p.hex);
    let touches = |side: SideIx| {
        let (a, b) = map.grid.side_hexes(side);
        Some(a) == bereznik || b == bereznik && b.is_some()
    };
    let chain = |id| map.river(id).map(|r| r.chain.clone()).unwrap_or_default();
    assert!(chain("upper_dvina").iter().all(|&s| !touches(s)));
    assert!(chain("lower_dvina").first().is_some_and(|&s| touches(s)));
    let whole = [chain("upper_dvina"), chain("lower_dvina")].concat();
    assert!(chain_corners(&map.grid, &whole).is_ok(), "the two are one river");
}

#[test]
fn a_ship_can_go_from_the_sea_to_kotlas_velsk_and_the_mouth_of_the_emtsa() {
    let map = crate::own().map();
    let rivers = Rivers::of(map, |_| ());
    let end = |id| map.river(id).and_then(|r| r.chain.last().copied());
    let start = |id| map.river(id).and_then(|r| r.chain.first().copied());
    let sea = end("lower_dvina").into_iter().collect::<Vec<_>>();
    let far = rivers.distances(|stretch| sea.contains(&stretch.side));
    let far = |side: SideIx| rivers.along(side).and_then(|reach| far[reach.index()]);
    for id in ["upper_dvina", "vaga", "emtsa_river", "mehrenga", "pinega_river", "kodema_river", "padenga", "vychegda"]
    {
        assert!(start(id).is_some_and(|side| far(side).is_some()), "{id}");
    }
    assert!(start("onega_river").is_some_and(|side| far(side).is_none()), "the Onega flows elsewhere");
    let beside = sea.iter().flat_map(|&s| map.grid.side_corners(s)).flat_map(|c| map.grid.sides_at(c).to_vec());
    let mut hexes = beside.flat_map(|s| [Some(map.grid.side_hexes(s).0), map.grid.side_hexes(s).1]).flatten();
    assert!(hexes.any(|h| map.terrain_of(h).id == "sea"), "the Dvina ends at the sea");
}

#[test]
fn a_railway_or_road_across_a_river_counts_as_a_bridge_and_a_track_does_not() {
    let map = crate::own().map();
    for side in map.grid.sides().filter(|&s| map.grade(s).is_some()) {
        let paved = map.ways(side).has(Ways::RAIL.with(Ways::ROAD));
        assert_eq!(map.bridge[side.index()], paved, "{}", map.grid.side_name(side));
    }
}

#[test]
fn the_ground_looks_like_north_russia() {
    let map = crate::own().map();
    let share = |id: &str| {
        let hexes = map.grid.hexes().filter(|&h| map.terrain_of(h).id == id).count();
        hexes * 100 / map.grid.len()
    };
    assert!((65..80).contains(&share("forest")), "forest {}", share("forest"));
    assert!((12..19).contains(&share("marsh")), "marsh {}", share("marsh"));
    assert!((6..11).contains(&share("hill")), "hills {}", share("hill"));
    assert!((4..10).contains(&share("clear")), "clear {}", share("clear"));
}

#[test]
fn a_broken_correction_to_the_map_names_file_line_and_reason() {
    let sources = elope::map_sources();
    let broken = format!(
        "{}\n[[terrain]]\nterrain = \"steppe\"\nhexes = [\"2705\"]\nreason = \"wrong game\"\n",
        sources.overlay.text
    );
    let line = broken.lines().position(|l| l.contains("steppe")).map_or(0, |l| l + 1);
    let fault = compile(&Sources { overlay: Source::new("map/overlay.toml", &broken), ..sources }).err();
    let said = fault.map(|f| f.to_string()).unwrap_or_default();
    assert_eq!(said, format!("map/overlay.toml:{line}:11: there is no terrain \"steppe\""));
}

#[test]
fn notices_tell_what_the_compiler_had_to_bend() {
    let (_, notices) = compile(&elope::map_sources()).unwrap_or_else(|fault| panic!("{fault}"));
    let text: Vec<String> = notices.iter().map(ToString::to_string).collect();
    expect![[r#"
        Northern Dvina strays 0.86 hexes from its course
        Kholmogory is moved from 4313 to 4314 to stand on its river
        Kopachevo is moved from 4014 to 3913 to stand on its river
        Morzhegory is moved from 3217 to 3117 to stand on its river
        Verkhnyaya Toima is moved from 1831 to 1731 to stand on its river
        Cherevkovo is moved from 1636 to 1536 to stand on its river
        Blagoveshchenskoe is moved from 1420 to 1418 to stand on its river
        Pinega is moved from 4822 to 4722 to stand on its river"#]]
    .assert_eq(&text.join("\n"));
}

#[test]
fn a_damaged_source_is_refused_or_compiled_but_never_panics() {
    let sources = elope::map_sources();
    let texts = [sources.geography, sources.grid, sources.places, sources.terrain, sources.overlay];
    let mut chance = engine::Chance::new(5);
    let mut refused = 0;
    for case in 0..250 {
        let which = case % texts.len();
        let mut bytes = texts[which].text.as_bytes().to_vec();
        let at = chance.below(bytes.len());
        let end = (at + chance.below(12)).min(bytes.len());
        let signs: &[&[u8]] = &[b"", b"9", b"-", b"\"", b"]", b"0.5", b"1e300", b"x"];
        bytes.splice(at..end, chance.pick(signs).copied().unwrap_or(b"").iter().copied());
        let Ok(text) = String::from_utf8(bytes) else { continue };
        let mut altered = [sources.geography, sources.grid, sources.places, sources.terrain, sources.overlay];
        altered[which] = hexmap::Source::new(texts[which].name, &text);
        let [geography, grid, places, terrain, overlay] = altered;
        match hexmap::compile(&hexmap::Sources { geography, grid, places, terrain, overlay }) {
            Ok((map, _)) => drop(hexmap::check_map(&map, &places)),
            Err(fault) => {
                assert!(!fault.reason.is_empty(), "{fault}");
                refused += 1;
            }
        }
    }
    assert!(refused > 50, "only {refused} were refused");
}

#[test]
fn a_railway_that_leaves_the_map_where_it_does_not_run_is_found() {
    let mut map = crate::own().map().clone();
    let wrong = map.grid.parse_side("5001/N").unwrap_or_else(|| panic!("5001/N"));
    let railway = map.routes.iter_mut().find(|route| route.id == "archangel_vologda_railway");
    railway.unwrap_or_else(|| panic!("the railway")).exits = vec![wrong];
    let problems = hexmap::check_map(&map, &elope::map_sources().places).unwrap_or_else(|fault| panic!("{fault}"));
    assert_eq!(problems, ["the Archangel-Vologda railway leaves the map at 5001/N, where it does not run"]);
}

#[test]
fn every_place_off_the_map_that_a_scenario_uses_has_a_box() {
    let turns: Vec<_> = crate::own().scenarios().iter().flat_map(|scenario| &scenario.turn).collect();
    let entries = turns.iter().flat_map(|turn| &turn.entries);
    let places = entries.flat_map(|entry| std::iter::once(&entry.place).chain(&entry.choice));
    let targets = turns.iter().flat_map(|turn| &turn.special).filter_map(|special| special.target.as_ref());
    let off_map = |place: &&String| crate::own().map().off_map.iter().any(|off| off.id == **place);
    let used: BTreeSet<&String> = places.chain(targets).filter(off_map).collect();
    assert!(used.len() > 1, "Vologda and Onega at least: {used:?}");
    for place in used {
        assert!(crate::own().overprint().box_of(place).is_some(), "{place} has no box");
    }
}

#[test]
fn boxes_are_places_off_the_map_and_do_not_overlap() {
    let (low, high) = crate::own().overprint().extent(&crate::own().map().grid);
    let boxes = &crate::own().overprint().boxes;
    for (k, one) in boxes.iter().enumerate() {
        assert!(crate::own().map().off_map.iter().any(|off| off.id == one.id && off.name == one.name), "{}", one.id);
        assert!(low.x < one.low.x && low.y < one.low.y && one.high.x < high.x && one.high.y < high.y, "{}", one.id);
        for other in &boxes[..k] {
            let x = one.high.x.min(other.high.x) - one.low.x.max(other.low.x);
            let y = one.high.y.min(other.high.y) - one.low.y.max(other.low.y);
            assert!(x < 0.0 || y < 0.0, "{} and {}", one.id, other.id);
        }
    }
}
