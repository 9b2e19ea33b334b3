//! The sea with its shore and water lines, and lakes (layer 9).

use super::ground::grid_lines;
use super::survey::Survey;
use crate::contour::{contour, contours};
use crate::palette::WATER_NAME;
use crate::svg::Sheet;
use crate::window::Window;

/// How far from the shore each water line runs, how wide and how strong it is.
const WATER_LINES: [(f64, f64, f64); 6] = [
    (0.05, 0.016, 0.68),
    (0.105, 0.013, 0.56),
    (0.17, 0.011, 0.45),
    (0.245, 0.010, 0.34),
    (0.33, 0.009, 0.26),
    (0.43, 0.008, 0.19),
];

/// Layer 9.
pub(crate) fn draw(survey: &Survey<'_>, sheet: &mut Sheet) {
    let p = survey.palette;
    if survey.sea.is_empty() {
        return;
    }
    let path = sheet.rings(&survey.sea.rings);
    sheet.fill(&path, p.sea, 1.0);
    let shores = Window::of(survey.sea.rings.iter().flatten()).grown(0.2);
    if let Some(around) = survey.window.grown(0.1).common(&shores).filter(|_| !survey.style.plain) {
        // How far out at sea a point lies.
        let depth = |at| match survey.sea.to_edge(at) {
            far if survey.sea.holds(at) => far,
            far => -far,
        };
        let lines = contours(&around, 0.06, depth, &WATER_LINES.map(|(far, ..)| far));
        for (rings, (_, width, opacity)) in lines.iter().zip(WATER_LINES) {
            let path = sheet.rings(rings);
            sheet.stroke(&path, p.shore, width, opacity);
        }
    }
    sheet.stroke(&path, p.shore, 0.03, 1.0);
    let lines = grid_lines(survey, sheet, |middle| survey.sea.holds(middle));
    sheet.stroke(&lines, WATER_NAME, 0.010, 0.28);
}

/// Lakes.
pub(crate) fn lakes(survey: &Survey<'_>, sheet: &mut Sheet) {
    let p = survey.palette;
    let path = sheet.rings(&survey.lakes.rings);
    sheet.fill(&path, p.water, 1.0);
    sheet.stroke(&path, p.shore, 0.022, 1.0);
    if survey.style.plain {
        return;
    }
    let windows: Vec<Window> = survey.lakes.rings.iter().map(|ring| Window::of(ring).grown(0.1)).collect();
    let within = |w: &Window, other: &Window| w != other && w.common(other) == Some(*w);
    let mut rings = Vec::new();
    // An island is drawn with the lake around it.
    for lake in windows.iter().filter(|lake| !windows.iter().any(|other| within(lake, other))) {
        if let Some(around) = survey.window.grown(0.1).common(lake) {
            let depth = |at| if survey.lakes.holds(at) { survey.lakes.to_edge(at) - 0.06 } else { -0.1 };
            rings.extend(contour(&around, 0.06, depth));
        }
    }
    let path = sheet.rings(&rings);
    sheet.stroke(&path, p.shore, 0.010, 0.6);
}
