//! Tests of the whole: what a drawn map must show.

use engine::looks::Palette;
use hexmap::{
    Direction, Grade, Grid, HexIx, Layout, Map, Orientation, Outline, OutlineKind, Place, Point, River, RiverIx, Route,
    SideIx, Terrain, TerrainIx, WayKind,
};
use resvg::usvg;

use crate::map::draw;
use crate::picture::tree;
use crate::{Layers, Part, Scale, Style, View, outlined, png};

fn layout(orientation: Orientation, rows: u16, columns: u16) -> Layout {
    Layout { orientation, ..Layout::usual(rows, columns) }
}

/// A flat-top grid of so many rows and columns.
pub(crate) fn grid(rows: u16, columns: u16) -> Grid {
    Grid::new(layout(Orientation::FlatTop, rows, columns)).expect("a small grid")
}

fn hex(map: &Map, number: &str) -> HexIx {
    map.grid.parse(number).expect("a hex of the map")
}

fn place(map: &mut Map, name: &str, number: &str, kinds: &[&str]) {
    let place = Place {
        id: name.to_lowercase(),
        name: name.into(),
        kinds: kinds.iter().map(|&k| k.into()).collect(),
        hex: hex(map, number),
        printed: true,
        bank: None,
    };
    map.places.push(place);
}

fn route(map: &mut Map, kind: WayKind, numbers: &[&str]) {
    let hexes: Vec<HexIx> = numbers.iter().map(|n| hex(map, n)).collect();
    for pair in hexes.windows(2) {
        let side = map.grid.side_between(pair[0], pair[1]).expect("neighbours");
        map.ways[side.index()] = map.ways[side.index()].with(kind.ways());
    }
    map.routes.push(Route {
        id: format!("r{}", map.routes.len()),
        name: String::new(),
        kind,
        hexes,
        exits: Vec::new(),
    });
}

fn river(map: &mut Map, name: &str, grade: Grade, sides: &[&str]) {
    let chain: Vec<SideIx> = sides.iter().map(|s| map.grid.parse_side(s).expect("a hexside")).collect();
    assert!(hexmap::chain_corners(&map.grid, &chain).is_ok(), "{name} is broken");
    for side in &chain {
        map.river[side.index()] = Some(RiverIx(map.rivers.len() as u8));
    }
    map.rivers.push(River { id: name.to_lowercase(), name: name.into(), grade, navigable: false, into: None, chain });
}

/// A map with a little of everything.
fn small_map(orientation: Orientation) -> Map {
    let terrain = |id: &str, letter| Terrain { id: id.into(), name: id.to_uppercase(), letter };
    let grid = Grid::new(layout(orientation, 6, 8)).expect("a small grid");
    let mut map = Map::blank("The bend <of> the Emtsa & more", grid, terrain("forest", 'f'));
    for (id, letter) in
        [("clear", 'c'), ("marsh", 'm'), ("hill", 'h'), ("mountain", 'M'), ("desert", 'd'), ("sea", 's')]
    {
        map.terrains.push(terrain(id, letter));
    }
    for (number, ground) in [
        ("0202", 1),
        ("0203", 1),
        ("0302", 1),
        ("0406", 2),
        ("0405", 2),
        ("0506", 3),
        ("0102", 4),
        ("0108", 5),
        ("0608", 6),
    ] {
        let at = hex(&map, number);
        map.terrain[at.index()] = TerrainIx(ground);
    }
    place(&mut map, "Kodish", "0302", &["town", "airbase"]);
    place(&mut map, "Onega", "0205", &["city", "port", "supply_source"]);
    place(&mut map, "Avda", "0404", &["village"]);
    place(&mut map, "Verst 455", "0503", &["station"]);
    route(&mut map, WayKind::Rail, &["0603", "0503", "0403", "0303"]);
    route(&mut map, WayKind::Road, &["0302", "0303", "0304", "0205"]);
    route(&mut map, WayKind::Track, &["0303", "0403", "0404"]);
    let points = [(1.0, 2.0), (2.2, 2.4), (3.1, 2.2)].map(|(x, y)| Point::new(x, y)).to_vec();
    map.outlines.push(Outline { name: "Led".into(), kind: OutlineKind::Stream, points });
    map
}

/// The small map with rivers, on flat-top hexes.
pub(crate) fn river_map() -> Map {
    let mut map = small_map(Orientation::FlatTop);
    river(&mut map, "Dvina", Grade::Major, &["0604/SW", "0604/S", "0505/SW", "0505/S", "0405/NE", "0506/S"]);
    route(&mut map, WayKind::Road, &["0504", "0505"]);
    river(&mut map, "Vaga", Grade::Minor, &["0202/NW", "0202/N", "0202/NE"]);
    map
}

fn whole() -> Style {
    Style { victory: vec![("kodish".into(), 17)], ..Style::default() }
}

#[test]
fn every_place_is_named() {
    let map = river_map();
    let svg = draw(&map, &whole());
    for place in &map.places {
        assert!(svg.contains(&format!(">{}</text>", place.name)), "{} is missing", place.name);
    }
}

#[test]
fn every_hex_shows_its_number_on_either_kind_of_grid() {
    for orientation in [Orientation::FlatTop, Orientation::PointyTop] {
        let map = small_map(orientation);
        let svg = draw(&map, &whole());
        for hex in map.grid.hexes() {
            assert!(svg.contains(&format!(">{}</text>", map.grid.number(hex))), "{} is missing", map.grid.number(hex));
        }
    }
}

#[test]
fn numbers_can_be_left_out() {
    let svg = draw(&river_map(), &Style { numbers: false, ..whole() });
    assert!(!svg.contains(">0304</text>"));
}

#[test]
fn the_same_map_gives_the_same_bytes() {
    assert_eq!(draw(&river_map(), &whole()), draw(&river_map(), &whole()));
}

#[test]
fn each_palette_looks_different() {
    let palettes = [Palette::Summer, Palette::Mud, Palette::Winter];
    let [summer, mud, winter] = palettes.map(|palette| draw(&river_map(), &Style { palette, ..whole() }));
    assert!(summer != mud && mud != winter && summer != winter);
}

#[test]
fn tracks_are_drawn_where_they_can_be_seen() {
    let track = format!("stroke=\"{}\"", crate::palette::TRACK);
    let style = |tracks| Style { tracks, ..whole() };
    assert!(draw(&river_map(), &style(true)).contains(&track));
    assert!(!draw(&river_map(), &style(false)).contains(&track));
}

#[test]
fn a_part_shows_only_its_hexes_and_no_frame() {
    let map = river_map();
    let part = Part { first: hex(&map, "0302"), last: hex(&map, "0203") };
    let svg = draw(&map, &Style { part: Some(part), ..whole() });
    assert!(svg.contains(">Kodish</text>") && svg.contains(">0203</text>"));
    assert!(!svg.contains(">0608</text>") && !svg.contains("Old Standard TT"));
}

#[test]
fn a_part_off_the_map_shows_the_whole_map() {
    let part = Part { first: HexIx(9000), last: HexIx(9999) };
    let svg = draw(&river_map(), &Style { part: Some(part), ..whole() });
    assert!(svg.contains(">Kodish</text>"));
}

#[test]
fn small_maps_leave_out_small_things() {
    let at = |hex_px| draw(&river_map(), &Style { hex_px, frame: false, ..whole() });
    assert!(at(70.0).contains(">Avda</text>"));
    assert!(!at(60.0).contains(">Avda</text>") && at(60.0).contains(">0304</text>"));
    assert!(!at(40.0).contains(">0304</text>") && at(40.0).contains(">Kodish</text>"));
}

#[test]
fn sizes_without_sense_are_brought_into_bounds() {
    for hex_px in [f64::NAN, f64::INFINITY, -3.0, 0.0] {
        assert!(png(&draw(&river_map(), &Style { hex_px, ..whole() }), 200).is_ok());
    }
}

#[test]
fn the_smallest_map_and_the_edge_of_the_numbers_can_be_drawn() {
    let forest = || Terrain { id: "forest".into(), name: "Forest".into(), letter: 'f' };
    let first = draw(&Map::blank("One hex", grid(1, 1), forest()), &whole());
    assert!(first.contains(">0101</text>"));
    let corner = Layout { first_row: 97, first_column: 0, ..layout(Orientation::FlatTop, 3, 2) };
    let last = Map::blank("The corner", Grid::new(corner).expect("two digits are enough"), forest());
    assert!(draw(&last, &whole()).contains(">9901</text>"));
}

#[test]
fn the_frame_has_title_key_and_scale() {
    let scale = Some(Scale { per_hex: 6.0, unit: "miles".into() });
    let svg = draw(&river_map(), &Style { scale, subtitle: "A test".into(), ..whole() });
    for words in [
        "Emtsa",
        "A test",
        "ATELIER-GROUND",
        ">MARSH<",
        "atelier-minor-river",
        "atelier-victory-points",
        "miles",
        ">17<",
    ] {
        assert!(svg.contains(words), "{words} is missing");
    }
}

#[test]
fn ground_and_names_can_be_drawn_apart() {
    let map = river_map();
    let of = |layers| draw(&map, &Style { layers, ..whole() });
    let (ground, names) = (of(Layers::Ground), of(Layers::Names));
    assert!(!ground.contains("<text") && names.contains(">Kodish</text>") && names.contains(">0304</text>"));
    assert!(names.len() * 4 < ground.len(), "the names alone carry no ground");
}

#[test]
fn the_view_tells_where_a_hex_lies_in_the_picture() {
    let map = river_map();
    let style = Style { frame: false, hex_px: 50.0, ..whole() };
    let view = View::new(&map, &style);
    let tree = tree(&draw(&map, &style)).expect("SVG");
    assert!((view.width - f64::from(tree.size().width())).abs() < 0.1);
    assert!((view.height - f64::from(tree.size().height())).abs() < 0.1);
    let (x, y) = view.at(map.grid.centre(hex(&map, "0601")));
    assert!((x - 50.0 * 0.577_35).abs() < 0.01 && (y - 25.0).abs() < 0.01, "{x}, {y}");
}

#[test]
fn a_bridge_is_drawn_where_the_map_has_one() {
    let mut map = river_map();
    let side = map.grid.side(hex(&map, "0302"), Direction::new(1));
    let crossed = map.grid.side_between(hex(&map, "0302"), hex(&map, "0303")).expect("neighbours");
    map.rivers[1].chain = vec![crossed];
    map.river[crossed.index()] = Some(RiverIx(1));
    map.river[side.index()] = Some(RiverIx(1));
    let style = Style { frame: false, ..whole() };
    let without = draw(&map, &style);
    map.bridge[crossed.index()] = true;
    assert_ne!(without, draw(&map, &style));
}

#[test]
fn river_names_run_from_west_to_east() {
    let mut map =
        Map::blank("A river", grid(5, 8), Terrain { id: "forest".into(), name: "Forest".into(), letter: 'f' });
    let westward = ["0306/N", "0305/NE", "0305/N", "0305/NW", "0304/N", "0303/NE", "0303/N", "0303/NW", "0302/N"];
    river(&mut map, "Dvina", Grade::Major, &westward);
    let svg = draw(&map, &Style { frame: false, ..whole() });
    assert!(svg.contains(">Dvina</textPath>"), "the Dvina is not named");
    let path = svg.split("<path id=\"river-").nth(1).and_then(|p| p.split(" d=\"").nth(1)).expect("its line");
    let line = path.split('"').next().and_then(|d| d.split_once('l')).expect("steps").1;
    let east =
        |step: &str| step.split([',', '-']).find(|s| !s.is_empty()).map(|s| (step.starts_with('-'), s.to_owned()));
    let sum: f64 = line
        .split(' ')
        .filter_map(east)
        .map(|(west, s)| s.parse::<f64>().unwrap_or_default() * if west { -1.0 } else { 1.0 })
        .sum();
    assert!(sum > 0.0, "{line}");
}

#[test]
fn a_broken_chain_is_left_out() {
    let mut map = river_map();
    map.rivers[0].chain = vec![SideIx(0), SideIx(90)];
    assert!(draw(&map, &whole()).contains(">Kodish</text>"));
}

#[test]
fn a_plain_map_has_flat_ground() {
    let plain = draw(&river_map(), &Style { plain: true, frame: false, ..whole() });
    let full = draw(&river_map(), &Style { frame: false, ..whole() });
    let tree = format!("fill=\"{}\"", crate::palette::Tints::of(Palette::Summer).tree_dark);
    assert!(full.contains(&tree) && !plain.contains(&tree));
    assert!(plain.contains("stroke-opacity=\"0.70\""), "a strong grid");
}

fn colours(png: &[u8]) -> (u32, u32, usize) {
    let picture = resvg::tiny_skia::Pixmap::decode_png(png).expect("a PNG");
    let mut seen: Vec<[u8; 3]> = picture.pixels().iter().map(|p| [p.red(), p.green(), p.blue()]).collect();
    seen.sort_unstable();
    seen.dedup();
    (picture.width(), picture.height(), seen.len())
}

#[test]
fn a_picture_has_the_asked_width_and_is_not_blank() {
    let svg = draw(&river_map(), &Style { frame: false, ..whole() });
    let (width, height, colours) = colours(&png(&svg, 500).expect("a picture"));
    assert_eq!(width, 500);
    assert!(height > 300 && colours > 500, "{height} pixels high, {colours} colours");
}

#[test]
fn pictures_of_no_size_or_no_svg_are_refused() {
    let svg = draw(&river_map(), &whole());
    assert!(png(&svg, 0).is_err() && png(&svg, 1_000_000).is_err());
    assert!(png("a letter from Archangel", 100).is_err());
}

fn texts(group: &usvg::Group, found: &mut Vec<usvg::Text>) {
    for node in group.children() {
        match node {
            usvg::Node::Group(inner) => texts(inner, found),
            usvg::Node::Text(text) => found.push((**text).clone()),
            _ => {}
        }
    }
}

#[test]
fn all_words_are_set_in_our_typefaces() {
    let tree = tree(&draw(&river_map(), &whole())).expect("SVG");
    let mut found = Vec::new();
    texts(tree.root(), &mut found);
    assert!(found.len() > 60, "only {} words", found.len());
    let mut families = std::collections::BTreeSet::new();
    for text in &found {
        for span in text.layouted() {
            assert!(!span.positioned_glyphs.is_empty());
            for glyph in &span.positioned_glyphs {
                assert_ne!(glyph.id.0, 0, "a missing letter in {:?}", glyph.text);
                let face = tree.fontdb().face(glyph.font).expect("one of our typefaces");
                families.insert((face.families[0].0.clone(), face.weight.0));
            }
        }
    }
    let expected = [
        ("Fira Sans Condensed", 500),
        ("Fira Sans Condensed", 700),
        ("Old Standard TT", 700),
        ("PT Serif", 400),
        ("PT Serif", 700),
    ];
    assert_eq!(families, expected.map(|(f, w)| (f.to_owned(), w)).into());
}

#[test]
fn russian_names_find_their_letters() {
    let mut map = river_map();
    map.places[0].name = "Шенкурск".into();
    let tree = tree(&draw(&map, &whole())).expect("SVG");
    let mut found = Vec::new();
    texts(tree.root(), &mut found);
    let name = found.iter().find(|t| t.chunks()[0].text() == "Шенкурск").expect("the name");
    assert!(name.layouted().iter().flat_map(|s| &s.positioned_glyphs).all(|g| g.id.0 != 0));
}

#[test]
fn words_can_be_turned_to_outlines() {
    let svg = draw(&river_map(), &whole());
    let outlines = outlined(&svg).expect("SVG");
    assert!(svg.contains("<text") && !outlines.contains("<text"));
    assert!(outlines.len() > 10_000);
}

#[test]
fn an_svg_can_bring_its_typefaces_along() {
    let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\"><text>a</text></svg>";
    let dressed = crate::with_typefaces(svg);
    assert!(dressed.starts_with("<svg xmlns") && dressed.ends_with("<text>a</text></svg>"));
    for family in ["Old Standard TT", "PT Serif", "Fira Sans Condensed"] {
        assert!(dressed.contains(&format!("font-family:'{family}'")), "{family}");
    }
    assert!(crate::png(&dressed, 20).is_ok(), "it is still SVG that can be drawn");
}
