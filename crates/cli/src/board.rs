//! A game's map or board with its counters on it, from what somebody may see.

use std::path::Path;

use engine::{Fault, View};

use crate::maps;
use crate::shelf::Shelved;

/// Write a picture of what is in sight. Gives how many counters are not on the map.
pub(crate) fn picture(shelved: &Shelved, view: &View, part: Option<&str>, path: &Path) -> Result<usize, Fault> {
    let painter = shelf::Painter::new(shelved);
    let (svg, elsewhere) = match (&shelved.map, part) {
        (Some(hexes), part) => {
            let style = shelved.on_ground(&view.ground, maps::plain_style(hexes, part)?);
            painter.map_with(hexes.map(), view, &style)
        }
        (None, None) => painter.board_with(view),
        (None, Some(_)) => {
            let name = &shelved.game.title().name;
            return Err(Fault::new("--part", format!("{name} has no hexes to name a part by: leave it out")));
        }
    };
    maps::write_picture(path, &svg)?;
    Ok(elsewhere)
}

#[cfg(test)]
mod tests {
    use engine::view::Counter;

    use super::*;

    fn counter(id: &str, faction: &str, place: &str) -> Counter {
        Counter {
            id: id.into(),
            face: id.into(),
            place: place.into(),
            faction: faction.into(),
            side: None,
            values: vec![("combat".into(), 4), ("movement".into(), 7)],
            states: Vec::new(),
            notes: Vec::new(),
            aboard: None,
            errand: None,
            ..Counter::default()
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
    fn the_map_of_elope_is_drawn_with_them_as_svg_and_as_png() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let game = |id: &str| crate::shelf::game(id).expect("it is on the shelf");
        let path = |name: &str| folder.path().join(name);
        let part = Some("3010:3313");
        assert_eq!(picture(&game("elope"), &view(), part, &path("map.svg")), Ok(1));
        let svg = std::fs::read_to_string(path("map.svg")).expect("it was written");
        assert!(svg.contains("#888D4C") && svg.contains("#A5281C") && svg.contains("Kodish"));
        assert_eq!(picture(&game("elope"), &view(), part, &path("map.png")), Ok(1));
        assert!(std::fs::read(path("map.png")).expect("it was written").starts_with(b"\x89PNG"));
        let fault = picture(&game("emtsa"), &view(), part, &path("map.svg")).expect_err("it has no hexes");
        assert_eq!(fault.to_string(), "--part: The Emtsa Line has no hexes to name a part by: leave it out");
        let fault = picture(&game("elope"), &view(), None, &path("map.gif")).expect_err("not a kind of picture");
        assert!(fault.to_string().ends_with("map.gif: a picture ends in .svg, .png or .pdf"), "{fault}");
    }

    #[test]
    fn all_counters_of_elope_are_drawn_small_and_make_a_sheet() {
        let faces = engine::Shown::faces(&elope::Elope::new());
        let folder = tempfile::tempdir().expect("a temporary folder");
        for (id, svg) in atelier::counter::all(&faces, atelier::counter::Detail::Full) {
            assert!(svg.len() < 6144 && !svg.contains("<text"), "{id}: {} bytes", svg.len());
        }
        let path = folder.path().join("sheet.png");
        maps::write_picture(&path, &atelier::counter::sheet(&faces, 20)).expect("it can be drawn");
        assert!(std::fs::metadata(&path).is_ok_and(|file| file.len() > 100_000));
    }
}
