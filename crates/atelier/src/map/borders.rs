//! Borders of zones: countries and what they claim, districts, the weather line; neutral countries under a veil; straits, and
//! railheads.

use std::collections::HashMap;

use hexmap::{CornerIx, Grade, HexIx, Point, SideIx, WayKind, Zone, ZoneKind};

use super::network::crossing;
use super::survey::{Ground, Survey};
use crate::curve::{add, chaikin, left_of, resample, sub, times, unit};
use crate::noise::wobbled;
use crate::palette::{BORDER, CLAIM, DISTRICT, INK, WATER_NAME};
use crate::rings::outline;
use crate::svg::{Path, Sheet};

/// Draws all borders.
pub(crate) fn draw(survey: &Survey<'_>, sheet: &mut Sheet) {
    veil(survey, sheet);
    for kind in [ZoneKind::District, ZoneKind::Claim, ZoneKind::Neutral, ZoneKind::Country, ZoneKind::Weather] {
        for zone in survey.map.zones.iter().filter(|zone| zone.kind == kind) {
            ink(survey, sheet, kind, &lines(survey, zone));
        }
    }
    railheads(survey, sheet);
}

/// Straits: water along their hexsides, under the railways.
pub(crate) fn straits(survey: &Survey<'_>, sheet: &mut Sheet) {
    let (grid, around) = (&survey.map.grid, survey.window.grown(1.0));
    let straits = grid.sides().filter(|side| survey.map.strait[side.index()] && around.holds(grid.side_middle(*side)));
    let lines: Vec<Vec<Point>> =
        straits.map(|side| grid.side_corners(side).map(|c| grid.corner_point(c)).to_vec()).collect();
    let path = sheet.lines(&lines);
    if !path.is_empty() {
        sheet.stroke(&path, survey.palette.shore, 0.2, 1.0);
        sheet.stroke(&path, survey.palette.sea, 0.15, 1.0);
    }
}

/// Borders of one kind.
pub(crate) fn ink(survey: &Survey<'_>, sheet: &mut Sheet, kind: ZoneKind, lines: &[Vec<Point>]) {
    let path = sheet.lines(lines);
    if path.is_empty() {
        return;
    }
    let casing = survey.palette.casing;
    match kind {
        ZoneKind::Country | ZoneKind::Neutral => {
            sheet.stroke(&path, casing, 0.11, 0.55);
            sheet.stroke(&path, BORDER, 0.05, 0.9);
        }
        ZoneKind::Claim => {
            sheet.stroke(&path, casing, 0.10, 0.45);
            sheet.stroke_dashed(&path, CLAIM, 0.05, 0.95, &[0.2, 0.1]);
        }
        ZoneKind::District => sheet.stroke_dashed(&path, DISTRICT, 0.045, 0.7, &[0.0, 0.11]),
        ZoneKind::Weather => {
            sheet.stroke(&path, casing, 0.12, 0.6);
            sheet.stroke_dashed(&path, WATER_NAME, 0.055, 0.95, &[0.34, 0.1, 0.0, 0.1]);
        }
        ZoneKind::Pass | ZoneKind::Water => {}
    }
}

/// Where holders of railways change: two pennants back to back, each over the track of its colour.
fn railheads(survey: &Survey<'_>, sheet: &mut Sheet) {
    let (grid, around) = (&survey.map.grid, survey.window.grown(0.5));
    for head in &survey.style.railheads {
        let Some(side) = grid.side_between(head.between[0], head.between[1]) else { continue };
        let at = crossing(&survey.map, side, WayKind::Rail);
        if around.holds(at) {
            let along = unit(sub(grid.centre(head.between[1]), grid.centre(head.between[0])));
            pennants(sheet, at, along, &head.colours);
        }
    }
}

/// Two pennants on a mast.
pub(crate) fn pennants(sheet: &mut Sheet, at: Point, along: Point, colours: &[String; 2]) {
    let aside = left_of(along);
    let spot = |far: f64, high: f64| add(add(at, times(along, far)), times(aside, high));
    for (colour, way) in colours.iter().zip([-1.0, 1.0]) {
        let mut flag = Path::default();
        sheet.ring(&mut flag, &[spot(0.0, 0.05), spot(way * 0.2, 0.13), spot(0.0, 0.21)]);
        sheet.fill(&flag, colour, 1.0);
        sheet.stroke(&flag, INK, 0.018, 1.0);
    }
    let mut mast = Path::default();
    sheet.line(&mut mast, &[spot(0.0, -0.07), spot(0.0, 0.22)]);
    sheet.stroke(&mast, INK, 0.03, 1.0);
}

/// Neutral countries are faint: nobody goes there.
fn veil(survey: &Survey<'_>, sheet: &mut Sheet) {
    let neutral = survey.map.zones.iter().filter(|zone| zone.kind == ZoneKind::Neutral);
    for zone in neutral {
        let inside = |hex: HexIx| zone.hexes.binary_search(&hex).is_ok() && !is_water(survey, hex);
        let path = sheet.rings(&outline(&survey.map.grid, inside));
        sheet.fill(&path, survey.palette.paper, 0.6);
    }
}

fn is_water(survey: &Survey<'_>, hex: HexIx) -> bool {
    matches!(Ground::of(&survey.map.terrain_of(hex).id), Ground::Sea | Ground::Lake)
}

/// The border of a zone as lines along hexsides, rounded: not along the rim of the map, nor, weather apart, on a shore.
fn lines(survey: &Survey<'_>, zone: &Zone) -> Vec<Vec<Point>> {
    let grid = &survey.map.grid;
    let inside = |hex: HexIx| zone.hexes.binary_search(&hex).is_ok();
    let around = survey.window.grown(1.5);
    let is_border = |side: &SideIx| {
        let (a, Some(b)) = grid.side_hexes(*side) else { return false };
        // A shore is border enough, and so is a great river to a district.
        let shore = zone.kind != ZoneKind::Weather && (is_water(survey, a) || is_water(survey, b));
        let river = zone.kind == ZoneKind::District && survey.map.grade(*side) == Some(Grade::Major);
        inside(a) != inside(b) && !shore && !river && around.holds(grid.side_middle(*side))
    };
    let sides: Vec<SideIx> = grid.sides().filter(is_border).collect();
    chains(&sides.iter().map(|&side| grid.side_corners(side)).collect::<Vec<_>>())
        .into_iter()
        .map(|chain| {
            let points: Vec<Point> = chain.into_iter().map(|corner| grid.corner_point(corner)).collect();
            let closed = points.len() > 3 && points.first() == points.last();
            let even = resample(&chaikin(&points, 2, closed), 0.12);
            even.into_iter().map(|p| wobbled(p, 0.03, 1.7, 91)).collect()
        })
        .collect()
}

/// Joins hexsides, by their ends, into lines as long as can be.
fn chains(sides: &[[CornerIx; 2]]) -> Vec<Vec<CornerIx>> {
    let mut at: HashMap<CornerIx, Vec<usize>> = HashMap::new();
    for (index, ends) in sides.iter().enumerate() {
        for corner in ends {
            at.entry(*corner).or_default().push(index);
        }
    }
    let mut used = vec![false; sides.len()];
    let mut lines = Vec::new();
    // Open lines begin where only one hexside ends; what is left then are rings.
    let ends_here = |index: &usize| sides[*index].iter().any(|corner| at[corner].len() != 2);
    let (open, rings): (Vec<usize>, Vec<usize>) = (0..sides.len()).partition(ends_here);
    for first in open.into_iter().chain(rings) {
        if used[first] {
            continue;
        }
        used[first] = true;
        let [a, b] = sides[first];
        let mut line = if at[&b].len() == 2 { vec![a, b] } else { vec![b, a] };
        while let Some(&here) = line.last() {
            let next = at[&here].iter().copied().find(|&side| !used[side]).filter(|_| at[&here].len() == 2);
            let Some(next) = next else { break };
            used[next] = true;
            line.push(if sides[next][0] == here { sides[next][1] } else { sides[next][0] });
        }
        lines.push(line);
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    fn corners(list: &[[u16; 2]]) -> Vec<[CornerIx; 2]> {
        list.iter().map(|ends| ends.map(CornerIx)).collect()
    }

    #[test]
    fn hexsides_are_joined_whatever_their_order() {
        let lines = chains(&corners(&[[3, 2], [1, 2], [3, 4]]));
        assert_eq!(lines.len(), 1);
        let mut line: Vec<u16> = lines[0].iter().map(|corner| corner.0).collect();
        if line[0] == 4 {
            line.reverse();
        }
        assert_eq!(line, [1, 2, 3, 4]);
    }

    #[test]
    fn a_ring_comes_back_to_where_it_began() {
        let lines = chains(&corners(&[[1, 2], [2, 3], [3, 1]]));
        assert_eq!(lines.len(), 1);
        assert_eq!(lines[0].first(), lines[0].last());
    }

    #[test]
    fn lines_that_meet_three_at_a_corner_stay_apart() {
        let lines = chains(&corners(&[[1, 2], [2, 3], [2, 4]]));
        assert_eq!(lines.len(), 3);
    }
}
