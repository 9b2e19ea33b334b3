//! What must hold of all games on the shelf: their titles and languages, their looks, and that nobody else knows them.

mod rulebooks;

use std::collections::BTreeSet;
use std::path::Path;

use engine::Livery;
use engine::looks::Colour;

use super::*;

fn rgb(colour: Colour) -> [f64; 3] {
    colour.0.map(|part| {
        let value = f64::from(part) / 255.0;
        if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    })
}

fn times(matrix: &[[f64; 3]; 3], v: [f64; 3]) -> [f64; 3] {
    [0, 1, 2].map(|row| (0..3).map(|k| matrix[row][k] * v[k]).sum())
}

fn contrast(a: Colour, b: Colour) -> f64 {
    let light = |colour: Colour| {
        let [r, g, b] = rgb(colour);
        0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05
    };
    let (a, b) = (light(a), light(b));
    f64::max(a, b) / f64::min(a, b)
}

fn lab(linear: [f64; 3]) -> [f64; 3] {
    let to_xyz = [[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]];
    let xyz = times(&to_xyz, linear.map(|v| v.clamp(0.0, 1.0)));
    let white = [0.95047, 1.0, 1.08883];
    let f = [0, 1, 2].map(|k| {
        let v: f64 = xyz[k] / white[k];
        if v > 0.008856 { v.cbrt() } else { 7.787 * v + 16.0 / 116.0 }
    });
    [116.0 * f[1] - 16.0, 500.0 * (f[0] - f[1]), 200.0 * (f[1] - f[2])]
}

/// How colours are seen: in full, and by those who lack one kind of cone.
const EYES: [(&str, [[f64; 3]; 3]); 4] = [
    ("full sight", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    (
        "deuteranopia",
        [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]],
    ),
    ("protanopia", [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]),
    ("tritanopia", [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]),
];

/// The ink of figures in their boxes.
const FIGURE_INK: Colour = Colour([0x1C, 0x17, 0x12]);

fn taken() -> impl Iterator<Item = Shelved> {
    GAMES.iter().map(|entry| game(entry.id).expect("it is on the shelf"))
}

/// The liveries that counters wear, each once: factions that never meet may share one.
fn liveries(shelved: &Shelved) -> Vec<(String, Livery)> {
    let faces = shelved.game.faces();
    let worn = |livery: Livery| faces.iter().any(|face| face.livery == livery);
    let factions = shelved.game.title().factions.iter().filter(|faction| worn(faction.livery));
    let mut liveries: Vec<(String, Livery)> = Vec::new();
    for faction in factions {
        if liveries.iter().all(|(_, livery)| *livery != faction.livery) {
            liveries.push((faction.id.clone(), faction.livery));
        }
    }
    liveries
}

#[test]
fn ink_stands_out_from_its_body() {
    for (id, livery) in taken().flat_map(|shelved| liveries(&shelved)) {
        let ratio = contrast(livery.body, livery.ink);
        assert!(ratio >= 5.4, "{id}: {ratio:.2}");
        assert!(contrast(livery.pale, FIGURE_INK) >= 7.0, "{id}: the figure in its box");
        let light = lab(rgb(livery.body))[0];
        assert_eq!(light < 50.0, livery.is_dark(), "{id}: {light:.0}");
    }
}

#[test]
fn bodies_of_one_table_part_for_all_eyes_and_edges_part_without_colour() {
    for shelved in taken() {
        let liveries = liveries(&shelved);
        for (eyes, matrix) in EYES {
            let seen: Vec<[f64; 3]> =
                liveries.iter().map(|(_, livery)| lab(times(&matrix, rgb(livery.body)))).collect();
            for (k, a) in seen.iter().enumerate() {
                for (m, b) in seen.iter().enumerate().skip(k + 1) {
                    let apart = (0..3).map(|i| (a[i] - b[i]).powi(2)).sum::<f64>().sqrt();
                    assert!(apart >= 9.95, "{} and {} in {eyes}: {apart:.1}", liveries[k].0, liveries[m].0);
                }
            }
        }
        let edges: Vec<_> = liveries.iter().map(|(_, livery)| livery.edge).collect();
        assert!(edges.iter().enumerate().all(|(k, edge)| !edges[..k].contains(edge)), "{edges:?}");
    }
}

#[test]
fn what_the_looks_of_a_game_ask_for_can_be_drawn() {
    for shelved in taken() {
        let id = &shelved.game.title().id;
        for face in shelved.game.faces() {
            assert!(atelier::counter::FIGURES.contains(&face.figure.as_str()), "{id}: {} {:?}", face.id, face.figure);
        }
        let board = shelved.game.board();
        for badge in &board.badges {
            let known = atelier::counter::BADGES.iter().any(|(figure, _)| *figure == badge.figure);
            assert!(known, "{id}: {} {:?}", badge.id, badge.figure);
        }
        for language in languages() {
            let texts = shelved.in_language(language).expect("it is spoken").texts();
            for ground in &board.grounds {
                assert!(texts.contains(&format!("{id}-ground-{} =", ground.id)), "{language}: {}", ground.id);
            }
        }
    }
}

/// Rust, TypeScript and Svelte below a folder, without tests and remarks.
fn sources(folder: &Path, found: &mut Vec<(String, String)>) {
    for entry in std::fs::read_dir(folder).expect("a folder of sources").map(|entry| entry.expect("an entry").path()) {
        let name = entry.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let is_code = [".rs", ".ts", ".svelte"].iter().any(|end| name.ends_with(end));
        if entry.is_dir() {
            sources(&entry, found);
        } else if is_code && !name.contains("test") {
            let text = std::fs::read_to_string(&entry).expect("a source");
            let code = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default().lines();
            let code: Vec<&str> = code.filter(|line| !line.trim_start().starts_with("//")).collect();
            found.push((entry.display().to_string(), code.join("\n")));
        }
    }
}

/// What a game calls the arms of its counters.
fn arms(root: &Path, game: &str) -> Vec<String> {
    let folder = if game == "emtsa" { "example" } else { game };
    let looks = std::fs::read_to_string(root.join("crates").join(folder).join("data/looks.toml")).expect("its looks");
    let figures =
        looks.lines().skip_while(|line| *line != "[figures]").skip(1).take_while(|line| !line.starts_with('['));
    let arms: Vec<String> = figures.filter_map(|line| Some(line.split_once(" = ")?.0.to_owned())).collect();
    assert!(!arms.is_empty(), "{game} has arms");
    arms
}

#[test]
fn no_shared_part_names_what_only_a_game_has() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut found = Vec::new();
    for part in [
        "engine",
        "hexmap",
        "hexgame",
        "atelier",
        "press",
        "words",
        "commander",
        "lab",
        "table",
        "shelf",
        "report",
        "server",
        "cli",
    ] {
        sources(&root.join("crates").join(part).join("src"), &mut found);
    }
    sources(&root.join("web/src"), &mut found);
    assert!(found.len() > 100, "the sources are there");
    let mut known = Vec::new();
    for shelved in taken() {
        let (title, board) = (shelved.game.title(), shelved.game.board());
        let sides = title.sides.iter().map(|side| &side.id).chain(title.factions.iter().map(|faction| &faction.id));
        let looks = board.grounds.iter().map(|ground| &ground.id).chain(board.badges.iter().map(|badge| &badge.id));
        let setups = title.all_setups();
        let begun = setups.iter().filter_map(|setup| {
            shelved.game.begin(setup.clone(), engine::Seed::from_number(1), engine::Rolling::Seeded).ok()
        });
        let views: Vec<engine::View> = begun.map(|begun| begun.journal.view(engine::Eyes::Public)).collect();
        let states = views.iter().flat_map(|view| view.counters.iter().flat_map(|counter| &counter.states));
        let tracks = views.iter().flat_map(|view| &view.tracks).map(|track| &track.id);
        // Every game has turns: their track is the page's business, too. South is also where the compass points to.
        let tracks = tracks.filter(|id| *id != "turn");
        let printed = sides.chain(looks).map(String::as_str);
        let arms = arms(&root, &title.id);
        let printed = printed.chain(arms.iter().map(String::as_str));
        let ids: BTreeSet<&str> = printed.chain(states.chain(tracks).map(|id| id.as_str())).collect();
        for id in ids.into_iter().filter(|id| *id != "south") {
            let quoted = [format!("\"{id}\""), format!("'{id}'"), format!("`{id}`")];
            for (path, text) in &found {
                if quoted.iter().any(|quoted| text.contains(quoted.as_str())) {
                    known.push(format!("{path} knows {id} of {}", title.name));
                }
            }
        }
    }
    assert!(known.is_empty(), "{known:#?}");
}

#[test]
fn what_stands_on_the_shelf_is_what_the_title_pages_say() {
    let titles = games().expect("they are sound");
    let titles: Vec<(&str, &str)> =
        titles.iter().map(|game| (game.title().id.as_str(), game.title().name.as_str())).collect();
    let entries: Vec<(&str, &str)> = GAMES.iter().map(|entry| (entry.id, entry.name)).collect();
    assert_eq!(titles, entries);
}

#[test]
fn rivers_are_named_in_the_language_within_the_board_from_west_to_east() {
    let english = game("elope").expect("it is on the shelf");
    let (board, names) = (english.board(), |shelved: &Shelved| {
        shelved.rivers().iter().map(|river| river.name.clone()).collect::<std::collections::BTreeSet<String>>()
    });
    assert!(names(&english).contains("Northern Dvina"), "{:?}", names(&english));
    for (language, dvina) in [("ru", "Северная Двина"), ("ja", "北ドヴィナ川")] {
        let shelved = english.in_language(language).expect("it speaks it");
        assert!(names(&shelved).contains(dvina), "{language}: {:?}", names(&shelved));
        assert!(!names(&shelved).iter().any(|name| name.contains(|sign: char| sign.is_ascii_alphabetic())));
        for RiverName { name, line, .. } in shelved.rivers() {
            let within = |(x, y): &(f64, f64)| (0.0..=board.width).contains(x) && (0.0..=board.height).contains(y);
            assert!(line.iter().all(within), "{name}");
            assert!(line.first().map(|from| from.0) < line.last().map(|to| to.0), "{name}");
        }
    }
}

#[test]
fn every_game_speaks_every_language() {
    for (entry, language) in GAMES.iter().flat_map(|entry| languages().map(move |language| (entry, language))) {
        let shelved = game_in(entry.id, language).expect("it is on the shelf and speaks it");
        let texts = shelved.texts();
        let both = texts.contains("engine-not-asked") && texts.contains(&format!("{}-", entry.id));
        assert!(both, "{} in {language}", entry.id);
        assert!(game_in(entry.id, "tlh").is_err());
    }
}

#[test]
fn a_map_and_its_boxes_are_lettered_in_every_language() {
    let game = game("rossyia").expect("it is on the shelf");
    let hexes = game.map.as_ref().expect("a map");
    for (language, moscow, europe) in [
        ("en", "Moscow", "Europe"),
        ("fr", "Moscou", "Europe"),
        ("ja", "モスクワ", "ヨーロッパ"),
        ("ru", "Москва", "Европа"),
    ] {
        let spoken = game.in_language(language).expect("it speaks it");
        let (map, style) = (spoken.lettered(hexes.map()), spoken.words_of_map(hexes));
        assert_eq!(map.place("moscou").map(|place| place.name.as_str()), Some(moscow));
        assert!(style.overprint.boxes.iter().any(|one| one.name == europe), "{language}: the boxes have names");
    }
}

#[test]
fn no_name_of_a_region_covers_that_of_a_place() {
    let game = game("rossyia").expect("it is on the shelf");
    let hexes = game.map.as_ref().expect("a map");
    let covered = languages().flat_map(|language| {
        let spoken = game.in_language(language).expect("it speaks it");
        let (map, style) = (spoken.lettered(hexes.map()), spoken.words_of_map(hexes));
        atelier::map::covered_names(&map, &style).into_iter().map(move |names| (language, names))
    });
    assert_eq!(covered.collect::<Vec<_>>(), []);
}

#[test]
fn a_counter_bears_its_whole_name_in_the_readers_language() {
    let name = |language: &str, id: &str| {
        let faces = game_in("rossyia", language).expect("on the shelf").faces();
        faces.into_iter().find(|face| face.id == id).map(|face| face.name)
    };
    assert_eq!(name("en", "denikine").as_deref(), Some("Denikin"));
    assert_eq!(name("ru", "denikine").as_deref(), Some("Деникин"));
    assert_eq!(name("ru", "b_15").as_deref(), Some("Inza"), "a part of a name is as it is printed");
}
