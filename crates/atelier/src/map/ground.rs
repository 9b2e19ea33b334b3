//! The ground: tint and patches, flood plain, clear ground with its fields, marsh, desert, the grid (layers 1, 2, 4, 5, 8).

use hexmap::Point;

use super::survey::Survey;
use crate::contour::contour;
use crate::curve::chaikin;
use crate::noise::{Seed, noise};
use crate::palette::GRID;
use crate::rings::{Area, outline};
use crate::svg::{Path, Sheet, short};
use crate::window::Window;

/// Layers 1 and 2: the tint of the land, soft patches on it, the flood plain of major rivers.
pub(crate) fn base(survey: &Survey<'_>, sheet: &mut Sheet) {
    let p = survey.palette;
    let (land, patches) = if survey.open_country { (p.steppe, p.steppe_patches) } else { (p.forest, p.forest_patches) };
    sheet.raw(&format!(
        r#"<rect width="{}" height="{}" fill="{}"/>"#,
        short(sheet.width()),
        short(sheet.height()),
        land
    ));
    if survey.style.plain {
        return;
    }
    let around = survey.window.grown(0.3);
    // Without trees to hide among, patches are fainter.
    let strength = if survey.detail.trees { 1.0 } else { 0.6 };
    for (level, colour, layer) in [(0.58, patches[0], 71), (0.60, patches[1], 83)] {
        let rings = contour(&around, 0.25, |at| noise(at, 0.55, layer) - level);
        let smooth: Vec<Vec<Point>> = rings.iter().map(|r| chaikin(r, 1, true)).collect();
        let path = sheet.rings(&smooth);
        sheet.fill(&path, colour, strength);
    }
    let rings = contour(&around, 0.1, |at| {
        let far = survey.near_major.distance(at);
        if far < 0.45 { 0.30 + (noise(at, 1.7, 51) - 0.5) * 0.28 - far } else { -0.1 }
    });
    let path = sheet.rings(&rings);
    sheet.fill(&path, p.flood, 0.75);
}

/// The forests of open country: tinted ground with a hairline edge.
pub(crate) fn forest(survey: &Survey<'_>, sheet: &mut Sheet) {
    let path = sheet.rings(&survey.forest.rings);
    sheet.fill(&path, survey.palette.forest, 1.0);
    sheet.stroke(&path, survey.palette.forest_patches[1], 0.03, 0.9);
}

/// The points of a jittered lattice in the window: row, place in the row, point. The lattice lies fast in the plane.
pub(crate) fn lattice(window: &Window, across: f64, down: f64) -> impl Iterator<Item = (i64, i64, Point)> + use<> {
    let (west, east) = ((window.west / across).floor() as i64 - 1, (window.east / across).ceil() as i64 + 1);
    let (south, north) = ((window.south / down).floor() as i64 - 1, (window.north / down).ceil() as i64 + 1);
    (south..=north).flat_map(move |row| {
        let shift = if row.rem_euclid(2) == 1 { 0.5 } else { 0.0 };
        (west..=east).map(move |k| (row, k, Point::new((k as f64 + shift) * across, row as f64 * down)))
    })
}

/// Layer 4: clear ground, its hairline edge, strip fields near places, sparse grass.
pub(crate) fn clear(survey: &Survey<'_>, sheet: &mut Sheet) {
    let p = survey.palette;
    if survey.clear.is_empty() {
        return;
    }
    if !survey.open_country {
        let path = sheet.rings(&survey.clear.rings);
        sheet.fill(&path, p.clear, 1.0);
        if !survey.style.plain {
            sheet.stroke(&path, p.clear_edge, 0.03, 0.9);
        }
    }
    if survey.style.plain {
        return;
    }
    if survey.detail.small_things {
        fields(survey, sheet);
    }
    if !survey.detail.trees {
        return;
    }
    let mut grass = Path::default();
    for (row, k, at) in lattice(&survey.window, 0.21, 0.13) {
        let seed = Seed::of("grass").at(row).at(k);
        let at = Point::new(at.x + 0.06 * seed.at(1).swing(), at.y + 0.03 * seed.at(2).swing());
        if seed.share() > 0.66 && survey.clear.holds_deep(at, 0.07) {
            for side in [-0.018, 0.018] {
                sheet.line(&mut grass, &[at, Point::new(at.x + side, at.y + 0.032)]);
            }
        }
    }
    let colour = if survey.open_country { p.grass } else { p.clear_edge };
    sheet.stroke(&grass, colour, 0.011, 0.95);
}

/// Strip fields within 0.45 of towns and villages.
fn fields(survey: &Survey<'_>, sheet: &mut Sheet) {
    let p = survey.palette;
    let mut strips = [Path::default(), Path::default(), Path::default()];
    let mut furrows = Path::default();
    let around = survey.window.grown(0.5);
    let settled = |kinds: &[String]| kinds.iter().any(|k| ["city", "town", "village"].contains(&k.as_str()));
    for place in survey.map.places.iter().filter(|place| settled(&place.kinds)) {
        let centre = survey.map.grid.centre(place.hex);
        if !around.holds(centre) {
            continue;
        }
        let seed = Seed::of("field").at(i64::from(place.hex.0));
        for k in 0..14 {
            let one = seed.at(k);
            let (angle, far) = (one.at(1).between(0.0, std::f64::consts::TAU), one.at(2).between(0.17, 0.43));
            let (w, h) = (one.at(3).between(0.07, 0.13), one.at(4).between(0.045, 0.075));
            let turn = seed.at(k / 4).at(5).between(0.0, std::f64::consts::PI);
            let at = |u: f64, v: f64| {
                let (x, y) = (centre.x + angle.cos() * far, centre.y + angle.sin() * far);
                Point::new(x + turn.cos() * u - turn.sin() * v, y + turn.sin() * u + turn.cos() * v)
            };
            let ring = [at(-w, -h), at(w, -h), at(w, h), at(-w, h)];
            if !ring.iter().all(|&q| survey.clear.holds_deep(q, 0.07) && survey.near_major.distance(q) > 0.14) {
                continue;
            }
            sheet.ring(&mut strips[(k % 3) as usize], &ring);
            for furrow in 1..5 {
                let u = -w + 2.0 * w * f64::from(furrow) / 5.0;
                sheet.line(&mut furrows, &[at(u, -h), at(u, h)]);
            }
        }
    }
    sheet.fill_joined(&strips[0], p.fields[0], 0.75);
    sheet.fill_joined(&strips[1], p.fields[1], 0.8);
    sheet.fill_joined(&strips[2], p.clear, 1.0);
    sheet.stroke(&furrows, p.clear_edge, 0.01, 0.9);
}

/// Layer 5: marsh with a broken edge, level dashes and a few reeds.
pub(crate) fn marsh(survey: &Survey<'_>, sheet: &mut Sheet) {
    let p = survey.palette;
    if survey.marsh.is_empty() {
        return;
    }
    let path = sheet.rings(&survey.marsh.rings);
    sheet.fill(&path, p.marsh, 1.0);
    if survey.style.plain {
        return;
    }
    sheet.stroke_dashed(&path, p.marsh_edge, 0.022, 0.9, &[0.09, 0.06]);
    let (mut dashes, mut reeds) = (Path::default(), Path::default());
    for (row, k, at) in lattice(&survey.window, 0.235, 0.088) {
        let seed = Seed::of("marsh").at(row).at(k);
        let at = Point::new(at.x + 0.05 * seed.at(1).swing(), at.y + 0.02 * seed.at(2).swing());
        let half = seed.at(3).between(0.035, 0.08);
        let dry = survey.near_major.distance(at) < 0.18 || survey.near_way.distance(at) < 0.05;
        if seed.share() < 0.32 || dry || !survey.marsh.holds_deep(at, 0.05) {
            continue;
        }
        sheet.line(&mut dashes, &[Point::new(at.x - half, at.y), Point::new(at.x + half, at.y)]);
        if survey.detail.small_things && seed.at(4).share() > 0.72 && !survey.under_number(at) {
            for lean in [-0.0175, 0.0, 0.0175] {
                let foot = Point::new(at.x + lean, at.y + 0.012);
                sheet.line(&mut reeds, &[foot, Point::new(foot.x + lean, foot.y + 0.06)]);
            }
        }
    }
    sheet.stroke(&dashes, p.marsh_dash, 0.014, 0.75);
    sheet.stroke(&reeds, p.reed, 0.014, 0.8);
}

/// Layer 5 in dry countries: sand with dots and small dunes.
pub(crate) fn desert(survey: &Survey<'_>, sheet: &mut Sheet) {
    let p = survey.palette;
    if survey.desert.is_empty() {
        return;
    }
    let path = sheet.rings(&survey.desert.rings);
    sheet.fill(&path, p.desert, 1.0);
    if !survey.detail.trees {
        return;
    }
    let (mut dots, mut dunes) = (Path::default(), Path::default());
    for (row, k, at) in lattice(&survey.window, 0.1, 0.09) {
        let seed = Seed::of("desert").at(row).at(k);
        let at = Point::new(at.x + 0.04 * seed.at(1).swing(), at.y + 0.04 * seed.at(2).swing());
        if !survey.desert.holds_deep(at, 0.06) {
            continue;
        }
        if seed.share() > 0.93 {
            let bow: Vec<Point> = (0..=6)
                .map(|i| f64::from(i) / 6.0)
                .map(|t| Point::new(at.x + (t - 0.5) * 0.16, at.y + 0.05 * (t * std::f64::consts::PI).sin()))
                .collect();
            sheet.line(&mut dunes, &bow);
        } else if seed.share() > 0.35 {
            sheet.line(&mut dots, &[at, Point::new(at.x + 0.002, at.y)]);
        }
    }
    sheet.stroke(&dots, p.desert_dot, 0.02, 0.6);
    sheet.stroke(&dunes, p.desert_dot, 0.014, 0.8);
}

/// Layer 8: the grid; over the sea it is drawn again in blue.
pub(crate) fn grid(survey: &Survey<'_>, sheet: &mut Sheet) {
    let path = grid_lines(survey, sheet, |_| true);
    let opacity = if survey.style.plain { 0.7 } else { 0.4 };
    sheet.stroke(&path, GRID, f64::max(0.013, 0.5 / survey.hex_px), opacity);
}

/// The hexsides whose middles pass a test.
pub(crate) fn grid_lines(survey: &Survey<'_>, sheet: &Sheet, test: impl Fn(Point) -> bool) -> Path {
    let grid = &survey.map.grid;
    let around = survey.window.grown(0.6);
    let mut path = Path::default();
    for side in grid.sides() {
        let middle = grid.side_middle(side);
        if around.holds(middle) && test(middle) {
            let [a, b] = grid.side_corners(side);
            sheet.line(&mut path, &[grid.corner_point(a), grid.corner_point(b)]);
        }
    }
    path
}

/// What lies beyond the last hexes: a veil, or the surround of the style.
pub(crate) fn beyond(survey: &Survey<'_>, sheet: &mut Sheet) {
    let rings = outline(&survey.map.grid, |_| true);
    let w = survey.window.grown(0.1);
    let sheet_ring = vec![
        Point::new(w.west, w.south),
        Point::new(w.east, w.south),
        Point::new(w.east, w.north),
        Point::new(w.west, w.north),
    ];
    let map = Area::new(rings);
    let path = sheet.rings(map.rings.iter().chain([&sheet_ring]));
    match &survey.style.surround {
        Some(colour) => sheet.fill(&path, colour, 1.0),
        None => sheet.fill(&path, survey.palette.paper, 0.62),
    }
}
