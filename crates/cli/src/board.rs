//! A game's map with its counters on it, from what somebody may see.

use std::collections::HashMap;
use std::path::Path;

use atelier::pile::{Lying, Mark, Pile, draw_with};
use engine::view::Counter;
use engine::{Face, Fault, Title, View};
use hexmap::{Map, Point};

use crate::maps::{self, MapGame};

/// Write a picture of what is in sight. Gives how many counters are not on the map.
pub(crate) fn picture(
    title: &Title,
    faces: &[Face],
    view: &View,
    part: Option<&str>,
    path: &Path,
) -> Result<usize, Fault> {
    let game = MapGame::of(&title.id)
        .ok_or_else(|| Fault::new("--map", format!("{} has no hex map to put counters on", title.name)))?;
    let style = maps::plain_style(game, part)?;
    let faces: HashMap<&str, &Face> = faces.iter().map(|face| (face.id.as_str(), face)).collect();
    let unknown = view.counters.iter().filter(|counter| !faces.contains_key(counter.face.as_str()));
    let unknown: Vec<Face> = unknown.map(unprinted).collect();
    let find = |id: &str| faces.get(id).copied().or_else(|| unknown.iter().find(|face| face.id == id));
    let (piles, elsewhere) = piles(game.map(), view, find);
    let mark = |mark: &'_ engine::view::Mark| point(game.map(), &mark.place).map(|at| (mark.id.clone(), at));
    let marks: Vec<(String, Point)> = view.marks.iter().filter_map(mark).collect();
    let marks: Vec<Mark<'_>> = marks.iter().map(|(id, at)| Mark { id, at: *at }).collect();
    maps::write_picture(path, &draw_with(game.map(), &style, &piles, &marks))?;
    Ok(elsewhere)
}

/// A counter whose face is not known, such as one turned over.
fn unprinted(counter: &Counter) -> Face {
    Face { id: counter.face.clone(), faction: counter.faction.clone(), ..Face::default() }
}

/// The counters by place, in the order of the view; and how many are in no place of the map.
fn piles<'a>(map: &Map, view: &'a View, face: impl Fn(&str) -> Option<&'a Face>) -> (Vec<Pile<'a>>, usize) {
    let mut piles: Vec<(&str, Pile<'a>)> = Vec::new();
    let mut elsewhere = 0;
    for counter in &view.counters {
        let Some(lying) = face(&counter.face).map(|face| Lying { face, states: &counter.states }) else { continue };
        if let Some((_, pile)) = piles.iter_mut().find(|(place, _)| *place == counter.place) {
            pile.counters.push(lying);
            continue;
        }
        match point(map, &counter.place) {
            Some(at) => piles.push((&counter.place, Pile { at, counters: vec![lying] })),
            None => elsewhere += 1,
        }
    }
    (piles.into_iter().map(|(_, pile)| pile).collect(), elsewhere)
}

/// Where a place is: a hex `3112`, a hexside `3112/NE`, or a named place.
fn point(map: &Map, place: &str) -> Option<Point> {
    let grid = &map.grid;
    let hex = || grid.parse(place).or_else(|| map.place(place).map(|place| place.hex));
    hex().map(|hex| grid.centre(hex)).or_else(|| grid.parse_side(place).map(|side| grid.side_middle(side)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counter(id: &str, faction: &str, place: &str) -> Counter {
        Counter {
            id: id.into(),
            face: id.into(),
            place: place.into(),
            faction: faction.into(),
            values: vec![("combat".into(), 4), ("movement".into(), 7)],
            states: Vec::new(),
        }
    }

    fn view() -> View {
        let counters = vec![
            counter("us_339_a", "us", "3112"),
            counter("us_339_b", "us", "3112"),
            counter("red_monitor", "red", "3112/NE"),
            counter("british_hq", "british", "kodish"),
            counter("french_guns", "french", "murmansk-box"),
        ];
        View { counters, ..View::default() }
    }

    #[test]
    fn counters_lie_on_hexes_hexsides_and_named_places() {
        let (view, face) = (view(), Face::default());
        let (piles, elsewhere) = piles(elope::map(), &view, |_| Some(&face));
        assert_eq!((piles.len(), elsewhere), (3, 1));
        assert_eq!(piles.iter().map(|pile| pile.counters.len()).collect::<Vec<_>>(), [2, 1, 1]);
        assert_eq!(piles[0].at, piles[2].at, "Kodish is 3112");
        assert!((piles[0].at.distance(piles[1].at) - 0.5).abs() < 1e-9, "a hexside is half a hex away");
    }

    #[test]
    fn the_map_of_elope_is_drawn_with_them_as_svg_and_as_png() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let title = |id: &str| Title {
            id: id.into(),
            name: "Operation Elope".into(),
            about: String::new(),
            seats: Vec::new(),
            sides: Vec::new(),
            factions: Vec::new(),
            scenarios: Vec::new(),
            options: Vec::new(),
            verbs: &[],
        };
        let path = |name: &str| folder.path().join(name);
        let part = Some("3010:3313");
        assert_eq!(picture(&title("elope"), &[], &view(), part, &path("map.svg")), Ok(1));
        let svg = std::fs::read_to_string(path("map.svg")).expect("it was written");
        assert!(svg.contains("#888D4C") && svg.contains("#A5281C") && svg.contains("Kodish"));
        assert_eq!(picture(&title("elope"), &[], &view(), part, &path("map.png")), Ok(1));
        assert!(std::fs::read(path("map.png")).expect("it was written").starts_with(b"\x89PNG"));
        let fault = picture(&title("emtsa"), &[], &view(), None, &path("map.svg")).expect_err("it has no hexes");
        assert_eq!(fault.to_string(), "--map: Operation Elope has no hex map to put counters on");
        let fault = picture(&title("elope"), &[], &view(), None, &path("map.gif")).expect_err("not a kind of picture");
        assert!(fault.to_string().ends_with("map.gif: a picture ends in .svg, .png or .pdf"), "{fault}");
    }

    #[test]
    fn all_counters_of_elope_are_drawn_small_and_make_a_sheet() {
        let faces = engine::Game::faces(&elope::Elope::new());
        let folder = tempfile::tempdir().expect("a temporary folder");
        for (id, svg) in atelier::counter::all(&faces, atelier::counter::Detail::Full) {
            assert!(svg.len() < 6144 && !svg.contains("<text"), "{id}: {} bytes", svg.len());
        }
        let path = folder.path().join("sheet.png");
        maps::write_picture(&path, &atelier::counter::sheet(&faces, 20)).expect("it can be drawn");
        assert!(std::fs::metadata(&path).is_ok_and(|file| file.len() > 100_000));
    }
}
