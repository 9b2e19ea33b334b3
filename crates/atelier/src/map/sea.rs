//! The sea with its shore and water lines, and lakes (layer 9).

use super::ground::grid_lines;
use super::survey::Survey;
use crate::contour::{contour, contours};
use crate::palette::WATER_NAME;
use crate::svg::Sheet;

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
    let around = survey.window.grown(0.1);
    if !survey.style.plain && survey.sea.rings.iter().any(|r| around.touches(r)) {
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
    let around = survey.window.grown(0.1);
    if survey.style.plain || !survey.lakes.rings.iter().any(|r| around.touches(r)) {
        return;
    }
    let rings =
        contour(&around, 0.06, |at| if survey.lakes.holds(at) { survey.lakes.to_edge(at) - 0.06 } else { -0.1 });
    let path = sheet.rings(&rings);
    sheet.stroke(&path, p.shore, 0.010, 0.6);
}
