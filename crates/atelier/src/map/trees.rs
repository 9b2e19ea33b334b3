//! Trees, in two tones: dense at the rim of the hex, few where counters stand, a closer row along every clearing (layer 7).

use hexmap::Point;

use super::ground::lattice;
use super::survey::{Ground, Survey};
use crate::curve::resample;
use crate::noise::{Seed, noise};
use crate::svg::{Path, Sheet};

const APART: f64 = 0.125;

/// Layer 7.
pub(crate) fn draw(survey: &Survey<'_>, sheet: &mut Sheet) {
    if !survey.detail.trees {
        return;
    }
    let mut wood = Wood { light: Path::default(), dark: Path::default(), foot: Path::default() };
    let around = survey.window.grown(0.1);
    for (row, k, at) in lattice(&around, APART, APART * 0.78) {
        let seed = Seed::of("tree").at(row).at(k);
        let at = Point::new(at.x + seed.at(1).swing() * APART * 0.45, at.y + seed.at(2).swing() * APART * 0.4);
        let Some(hex) = survey.wide.at(at) else { continue };
        let from_centre = survey.wide.centre(hex).distance(at);
        let rim = ((from_centre - 0.16) / 0.32).clamp(0.0, 1.0);
        let mut chance = (0.16 + 0.60 * rim) * (0.60 + 0.9 * noise(at, 0.8, 91));
        if survey.ground[hex.index()] == Ground::Hill && survey.hill.holds_deep(at, 0.12) {
            chance *= 0.45;
        }
        if seed.share() < chance && room_for_tree(survey, at) {
            wood.plant(sheet, at, seed.at(3).between(0.043, 0.065));
        }
    }
    for ring in survey.clear.rings.iter().chain(&survey.marsh.rings).chain(&survey.forest.rings) {
        let mut closed = ring.clone();
        closed.extend(ring.first().copied());
        for at in resample(&closed, 0.085).into_iter().filter(|&p| around.holds(p)) {
            let seed = Seed::of("tree line").at((at.x * 100.0).round() as i64).at((at.y * 100.0).round() as i64);
            let at = Point::new(at.x + 0.025 * seed.at(1).swing(), at.y + 0.025 * seed.at(2).swing());
            if seed.share() > 0.3 && room_for_tree(survey, at) {
                wood.plant(sheet, at, seed.at(3).between(0.040, 0.060));
            }
        }
    }
    let p = survey.palette;
    sheet.stroke(&wood.foot, p.tree_dark, 0.018, 0.22);
    sheet.fill_joined(&wood.light, p.tree_light, p.tree_strength.0);
    sheet.fill_joined(&wood.dark, p.tree_dark, p.tree_strength.1);
}

/// Whether a tree may stand here: on forest ground, clear of ways, water and the hex number.
fn room_for_tree(survey: &Survey<'_>, at: Point) -> bool {
    !survey.under_number(at)
        && survey.near_major.distance(at) > 0.17
        && survey.near_minor.distance(at) > 0.10
        && survey.near_way.distance(at) > 0.08
        && survey.near_stream.distance(at) > 0.045
        && !open(survey, at)
        && survey.to_shore(at) > 0.05
        && !survey.in_water(at)
}

/// Whether a point lies in the open, beyond the outermost trees.
fn open(survey: &Survey<'_>, at: Point) -> bool {
    let near = survey.wide.at(at).map_or(Ground::Forest, |h| survey.ground[h.index()]);
    if matches!(near, Ground::Mountain | Ground::Desert | Ground::Sea | Ground::Lake) {
        return true;
    }
    if survey.open_country {
        return !survey.forest.holds(at);
    }
    // Between clear ground and marsh there is no forest for a tree to stand in.
    let (clear, marsh) = (survey.clear.holds(at), survey.marsh.holds(at));
    let deep = |inside, edge: f64| inside && edge > 0.06;
    deep(clear, survey.clear.to_edge(at)) || deep(marsh, survey.marsh.to_edge(at)) || !forest_beside(survey, at)
}

/// Whether forest or hills lie within a step of the point.
fn forest_beside(survey: &Survey<'_>, at: Point) -> bool {
    [(0.0, 0.0), (0.12, 0.0), (-0.12, 0.0), (0.0, 0.12), (0.0, -0.12)].into_iter().any(|(x, y)| {
        let hex = survey.wide.at(Point::new(at.x + x, at.y + y));
        hex.is_none_or(|h| matches!(survey.ground[h.index()], Ground::Forest | Ground::Hill))
    })
}

struct Wood {
    light: Path,
    dark: Path,
    foot: Path,
}

impl Wood {
    /// A spruce: two tiers, its right side in the shade.
    fn plant(&mut self, sheet: &Sheet, at: Point, size: f64) {
        let p = |x: f64, y: f64| Point::new(at.x + x * size, at.y - y * size);
        let right = [p(0.0, -1.25), p(0.5, -0.3), p(0.3, -0.3), p(0.68, 0.5)];
        let left = [p(-0.68, 0.5), p(-0.3, -0.3), p(-0.5, -0.3)];
        sheet.ring(&mut self.light, &[&right[..], &left].concat());
        sheet.ring(&mut self.dark, &[&right[..], &[p(0.08, 0.5)]].concat());
        sheet.line(&mut self.foot, &[p(-0.75, 0.62), p(1.15, 0.62)]);
    }
}
