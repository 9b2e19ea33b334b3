//! What is printed over and beside the ground: names of regions in large letters, the paper around a whole map, and the
//! boxes on it where ways lead off.

use hexmap::{MarginBox, Point, Region, RegionKind};

use super::Layers;
use super::names::Taken;
use super::survey::Survey;
use crate::palette::{FRAME, INK, WATER_NAME};
use crate::svg::{Path, SANS, SERIF, Sheet, TITLE, Type, escaped, short};
use crate::window::Window;

/// How strong the letters of a region are.
const STRENGTH: f64 = 0.5;
/// The neat line around the hexes, and the edge of a box.
const LINE: f64 = 0.03;
/// Half the width of an arrow's shaft and of its head, and the length of the head.
const ARROW: (f64, f64, f64) = (0.07, 0.2, 0.26);

/// How the name of a region is set.
fn set(region: &Region, unit: f64) -> Type<'static> {
    let water = region.kind == RegionKind::Water;
    let ink = if water { WATER_NAME } else { INK };
    Type { italic: water, spaced: region.spaced, ..Type::new(SERIF, 400, region.size * unit, ink) }
}

/// What the letters of a region take up.
pub(crate) fn letters(region: &Region) -> Vec<Taken> {
    let wide = set(region, 1.0).width(&region.words()) - region.spaced * region.size;
    let (along, count) = (region.angle.to_radians(), (wide / region.size * 2.0).ceil().max(1.0));
    let at = |k: f64| {
        let off = (k / count - 0.5) * wide;
        Point::new(region.at.x + off * along.cos(), region.at.y + off * along.sin())
    };
    (0..=count as usize).map(|k| Taken::around(at(k as f64), region.size * 0.25, region.size * 0.4)).collect()
}

/// The regions whose names lie wholly within the picture.
pub(crate) fn named<'s>(survey: &'s Survey<'_>) -> impl Iterator<Item = &'s Region> {
    let seen = |at: Point| survey.window.holds(at) && (survey.style.part.is_none() || survey.is_open(at));
    let inside = move |region: &&Region| letters(region).iter().all(|l| seen(l.low) && seen(l.high));
    survey.style.overprint.regions.iter().filter(inside)
}

/// Names of regions, under all other names. A page writes them itself on what is kept as tiles.
pub(crate) fn regions(survey: &Survey<'_>, sheet: &mut Sheet) {
    if survey.style.layers == Layers::Lettering {
        return;
    }
    let names: Vec<&Region> = named(survey).collect();
    for region in names {
        let set = set(region, survey.hex_px);
        let opacity = if region.kind == RegionKind::Water { 0.9 } else { STRENGTH };
        // Spaced words are as long as if a space followed their last letter.
        turned(
            sheet,
            region.at,
            region.angle,
            (region.spaced * set.size / 2.0, set.size * 0.35),
            &region.words(),
            &set,
            opacity,
        );
    }
}

/// Words at a turned point, so many pixels right of it and below it.
fn turned(sheet: &mut Sheet, at: Point, angle: f64, (x, y): (f64, f64), words: &str, set: &Type<'_>, opacity: f64) {
    sheet.raw(&format!(
        r#"<g transform="translate({} {}) rotate({})" fill-opacity="{opacity}"><text x="{}" y="{}" {}>{}</text></g>"#,
        short(sheet.x(at.x)),
        short(sheet.y(at.y)),
        short(-angle),
        short(x),
        short(y),
        set.attributes(),
        escaped(words)
    ));
}

/// The paper around a map that has boxes beside it, and a neat line around the hexes.
pub(crate) fn margin(survey: &Survey<'_>, sheet: &mut Sheet) {
    if !survey.style.has_boxes() {
        return;
    }
    let Window { west, south, east, north } = survey.hexes;
    let hexes = rectangle(Point::new(west, south), Point::new(east, north));
    let Window { west, south, east, north } = survey.window.grown(0.1);
    let around = rectangle(Point::new(west, south), Point::new(east, north));
    let mut paper = Path::default();
    sheet.ring(&mut paper, &hexes);
    sheet.ring(&mut paper, &around);
    sheet.fill(&paper, survey.palette.paper, 1.0);
    let mut edge = Path::default();
    sheet.ring(&mut edge, &hexes);
    sheet.stroke(&edge, FRAME, LINE, 1.0);
}

/// The boxes beside a map.
pub(crate) fn boxes(survey: &Survey<'_>, sheet: &mut Sheet) {
    if !survey.style.has_boxes() {
        return;
    }
    links(survey, sheet);
    entries(survey, sheet);
    for one in &survey.style.overprint.boxes {
        let mut edge = Path::default();
        sheet.ring(&mut edge, &rectangle(one.low, one.high));
        sheet.fill(&edge, survey.palette.paper_raised, 1.0);
        sheet.stroke(&edge, FRAME, LINE, 1.0);
        let mut inner = Path::default();
        let by = 0.055;
        let (low, high) = (Point::new(one.low.x + by, one.low.y + by), Point::new(one.high.x - by, one.high.y - by));
        sheet.ring(&mut inner, &rectangle(low, high));
        sheet.stroke(&inner, FRAME, LINE / 3.0, 0.8);
        passage(sheet, one);
        box_words(survey, sheet, one);
    }
}

/// Lines between boxes that are joined: white by land, broken and blue by sea.
fn links(survey: &Survey<'_>, sheet: &mut Sheet) {
    for (from, to, sea) in survey.style.overprint.links(&survey.map) {
        let mut line = Path::default();
        sheet.line(&mut line, &[from, to]);
        if sea {
            sheet.stroke_dashed(&line, WATER_NAME, 0.07, 1.0, &[0.18, 0.12]);
        } else {
            sheet.stroke(&line, FRAME, 0.16, 1.0);
            sheet.stroke(&line, "#FFFFFF", 0.1, 1.0);
        }
    }
}

/// A disc with the first letter of a box in every hex that leads to it.
fn entries(survey: &Survey<'_>, sheet: &mut Sheet) {
    if !survey.detail.towns {
        return;
    }
    let unit = survey.hex_px;
    for one in &survey.style.overprint.boxes {
        let hexes = survey.map.off_map(&one.id).map_or(&[][..], |place| &place.entries);
        for &hex in hexes.iter().filter(|hex| survey.is_open(survey.map.grid.centre(**hex))) {
            let centre = survey.map.grid.centre(hex);
            let at = Point::new(centre.x - 0.3, centre.y + 0.22);
            let (x, y) = (short(sheet.x(at.x)), short(sheet.y(at.y)));
            sheet.raw(&format!(
                r#"<circle cx="{x}" cy="{y}" r="{}" fill="{}" stroke="{FRAME}" stroke-width="{}"/>"#,
                short(0.13 * unit),
                survey.palette.paper_raised,
                short(0.025 * unit)
            ));
            let letter: String = one.name.chars().take(1).collect();
            sheet.words(Point::new(at.x, at.y - 0.06), &letter, &Type::new(SANS, 700, 0.17 * unit, INK));
        }
    }
}

/// The arrows, and where one may pass if that is more than one hex.
fn passage(sheet: &mut Sheet, of: &MarginBox) {
    for &(tail, head) in &of.arrows {
        arrow(sheet, tail, head, of.both_ways);
    }
    if let Some((from, to)) = of.gate.filter(|(from, to)| from.distance(*to) > 1.5) {
        let mut line = Path::default();
        sheet.line(&mut line, &[from, to]);
        sheet.stroke(&line, FRAME, 3.0 * LINE, 1.0);
    }
}

fn arrow(sheet: &mut Sheet, tail: Point, head: Point, both_ways: bool) {
    let long = tail.distance(head).max(0.01);
    let (dx, dy) = ((head.x - tail.x) / long, (head.y - tail.y) / long);
    let at = |along: f64, aside: f64| Point::new(tail.x + dx * along - dy * aside, tail.y + dy * along + dx * aside);
    let (shaft, wide, tip) = ARROW;
    let tip = if both_ways { tip.min(long * 0.45) } else { tip };
    let neck = long - tip;
    let foot = match both_ways {
        true => vec![at(tip, -shaft), at(tip, -wide), at(0.0, 0.0), at(tip, wide), at(tip, shaft)],
        false => vec![at(0.0, -shaft), at(0.0, shaft)],
    };
    let mut outline = vec![at(neck, shaft), at(neck, wide), at(long, 0.0), at(neck, -wide), at(neck, -shaft)];
    outline.extend(foot);
    let mut arrow = Path::default();
    sheet.ring(&mut arrow, &outline);
    sheet.fill(&arrow, FRAME, 1.0);
}

/// Its name, and who passes there.
fn box_words(survey: &Survey<'_>, sheet: &mut Sheet, of: &MarginBox) {
    let unit = survey.hex_px;
    let name = Type { anchor: "start", ..Type::new(TITLE, 700, 0.42 * unit, INK) };
    let mut note = Type { anchor: "start", italic: true, ..Type::new(SERIF, 400, 0.27 * unit, INK) };
    let (wide, high) = ((of.high.x - of.low.x) * unit, (of.high.y - of.low.y) * unit);
    let (angle, long) = if of.is_upright() { (90.0, high) } else { (0.0, wide) };
    let start = 0.2 * unit;
    let after = start + name.width(&of.name) + 0.25 * unit;
    let room = long - after - start;
    note.size *= f64::min(1.0, room / note.width(&of.note).max(1.0));
    // Upright words begin at the foot and run up its middle; level ones stand above the counters.
    let (at, down) = match of.is_upright() {
        true => (of.low, wide / 2.0 + 0.13 * unit),
        false => (Point::new(of.low.x, of.high.y), 0.52 * unit),
    };
    turned(sheet, at, angle, (start, down), &of.name, &name, 1.0);
    turned(sheet, at, angle, (after, down), &of.note, &note, 1.0);
}

fn rectangle(low: Point, high: Point) -> [Point; 4] {
    [low, Point::new(high.x, low.y), high, Point::new(low.x, high.y)]
}

#[cfg(test)]
mod tests {
    use hexmap::{Source, read_overprint};

    use super::super::{Part, Style, covered_names, draw};
    use super::*;
    use crate::tests::river_map;

    const PRINTED: &str = r#"
        [[region]]
        name = "Emtsa"
        kind = "land"
        hex = "0102"
        size = 0.5
        spaced = 0.2

        [[box]]
        id = "vologda"
        name = "Vologda"
        note = "Reinforcements"
        edge = "south"
        hexes = ["0103"]
        passage = "in"
        along = 3.0
        deep = 1.5

        [[inset]]
        name = "The bend"
        first = "0303"
        last = "0606"
    "#;

    fn printed() -> Style {
        let overprint = read_overprint(&Source::new("test", PRINTED), &river_map().grid).expect("sound");
        Style { overprint, ..Style::default() }
    }

    #[test]
    fn a_region_is_named_in_capitals_at_half_strength() {
        let svg = draw(&river_map(), &printed());
        let at = svg.find(">EMTSA<").expect("the name");
        let group = svg[..at].rfind("<g ").expect("its group");
        assert!(svg[group..at].contains(r#"fill-opacity="0.5""#), "{}", &svg[group..at]);
    }

    #[test]
    fn what_is_kept_as_tiles_names_no_region() {
        let style = Style { layers: Layers::Lettering, ..printed() };
        assert!(!draw(&river_map(), &style).contains(">EMTSA<"));
    }

    #[test]
    fn a_region_that_does_not_fit_the_part_is_not_named_in_it() {
        let hex = |number: &str| river_map().grid.parse(number).expect("a hex");
        let part = |first: &str, last: &str| Some(Part { first: hex(first), last: hex(last) });
        let svg = |part| draw(&river_map(), &Style { part, ..printed() });
        assert!(svg(part("0101", "0406")).contains(">EMTSA<"));
        assert!(!svg(part("0102", "0406")).contains(">EMTSA<"));
    }

    #[test]
    fn boxes_are_printed_beside_a_whole_map_only() {
        let (whole, bare) = (draw(&river_map(), &printed()), draw(&river_map(), &Style::default()));
        assert!(whole.contains(">Vologda<") && whole.contains(">Reinforcements<") && !bare.contains(">Vologda<"));
        let hex = |number: &str| river_map().grid.parse(number).expect("a hex");
        let part = Some(Part { first: hex("0101"), last: hex("0406") });
        assert!(!draw(&river_map(), &Style { part, ..printed() }).contains(">Vologda<"));
    }

    #[test]
    fn boxes_lie_beside_a_part_when_they_are_wanted_there_and_no_name_beyond_it_is_written() {
        let map = river_map();
        let hex = |number: &str| map.grid.parse(number).expect("a hex");
        let part = Part { first: hex("0101"), last: hex("0204") };
        let hexes: Vec<_> = map.grid.hexes().filter(|hex| map.grid.row_column(*hex).0 <= 2).collect();
        let mut style = Style { part: Some(part), beside: true, ..printed() };
        style.overprint.boxes = style.overprint.beside(&map.grid, &hexes, |_| true);
        let boxed = draw(&map, &style);
        assert!(boxed.contains(">Vologda<") && boxed.contains(">Reinforcements<"));
        let bare = draw(&map, &Style { beside: false, ..style.clone() });
        let numbers =
            |svg: &str| map.grid.hexes().filter(|hex| svg.contains(&format!(">{}<", map.grid.number(*hex)))).count();
        assert_eq!(numbers(&boxed), numbers(&bare));
        let (low, high) = map.grid.extent();
        let whole = high.y - low.y;
        assert!(window_height(&map, &style) < whole && window_height(&map, &style) > 3.0);
    }

    fn window_height(map: &hexmap::Map, style: &Style) -> f64 {
        super::super::View::new(map, style).height / style.hex_px
    }

    #[test]
    fn an_inset_stands_in_the_key_and_no_id_is_used_twice() {
        let svg = draw(&river_map(), &printed());
        assert!(svg.contains(">THE BEND<"));
        let mut ids: Vec<&str> = svg.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        let count = ids.len();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), count, "{ids:?}");
        assert!(ids.iter().any(|id| id.starts_with("inset-river")), "the river is named in it: {ids:?}");
    }

    #[test]
    fn a_region_over_the_name_of_a_place_is_found() {
        let map = river_map();
        assert!(covered_names(&map, &printed()).is_empty());
        let (low, high) = map.grid.extent();
        let middle = low.towards(high, 0.5);
        let away = |place: &&hexmap::Place| map.grid.centre(place.hex).distance(middle);
        let place = map.places.iter().min_by(|a, b| away(a).total_cmp(&away(b))).expect("a place");
        let mut over = printed();
        let region = &mut over.overprint.regions[0];
        *region = Region { name: "E".into(), at: map.grid.centre(place.hex), size: 2.0, spaced: 0.0, ..region.clone() };
        let found = covered_names(&map, &over);
        assert!(found.contains(&("E".to_owned(), place.name.clone())), "{found:?}");
    }
}
