//! Tracks, roads, railways, bridges and ferries (layers 11 and 12).

use hexmap::{Grade, OutlineKind, Point, SideIx, WayKind};

use super::survey::Survey;
use crate::curve::{add, left_of, length, meeting, nearest, resample, sub, tangents, times};
use crate::palette::{RAIL, ROAD, TRACK, WATER_NAME};
use crate::svg::{Path, Sheet};

/// Layer 11, with the bridges over minor rivers.
pub(crate) fn draw(survey: &Survey<'_>, sheet: &mut Sheet) {
    let around = survey.window.grown(1.2);
    let lines = |kind| -> Vec<Vec<Point>> { survey.network.of(kind).filter(|l| around.touches(l)).cloned().collect() };
    ink(survey, sheet, WayKind::Track, &lines(WayKind::Track));
    ink(survey, sheet, WayKind::Road, &lines(WayKind::Road));
    out_of_play(survey, sheet);
    ink(survey, sheet, WayKind::Rail, &lines(WayKind::Rail));
    let bridges: Vec<Bridge> = bridges(survey).into_iter().filter(|b| b.grade == Grade::Minor).collect();
    abutments(survey, sheet, &bridges);
}

/// Railways out of play: faint, without ticks.
fn out_of_play(survey: &Survey<'_>, sheet: &mut Sheet) {
    let lines = survey.map.outlines.iter().filter(|outline| outline.kind == OutlineKind::Rail);
    let path = sheet.lines(lines.map(|outline| &outline.points));
    sheet.stroke(&path, survey.palette.casing, 0.09, 0.7);
    sheet.stroke_dashed(&path, RAIL, 0.03, 0.7, &[0.12, 0.08]);
}

/// Lines of one kind, casing first.
pub(crate) fn ink(survey: &Survey<'_>, sheet: &mut Sheet, kind: WayKind, lines: &[Vec<Point>]) {
    let p = survey.palette;
    let path = sheet.lines(lines);
    match kind {
        WayKind::Track => {
            sheet.stroke(&path, p.casing, 0.052, 0.55);
            sheet.stroke_dashed(&path, TRACK, 0.027, 0.95, &[0.085, 0.06]);
        }
        WayKind::Road => {
            sheet.stroke(&path, p.casing, 0.085, 0.95);
            sheet.stroke(&path, ROAD, 0.042, 1.0);
        }
        WayKind::Rail => {
            sheet.stroke(&path, p.casing, 0.105, 0.85);
            sheet.stroke(&path, RAIL, 0.036, 1.0);
            let mut ticks = Path::default();
            for line in lines {
                let even = resample(line, 0.135);
                for (&at, along) in even.iter().zip(tangents(&even)) {
                    let out = times(left_of(along), 0.048);
                    sheet.line(&mut ticks, &[add(at, out), sub(at, out)]);
                }
            }
            sheet.stroke(&ticks, RAIL, 0.024, 1.0);
        }
    }
}

/// A bridge: where, along which way, over what.
pub(crate) struct Bridge {
    pub(crate) at: Point,
    along: Point,
    grade: Grade,
    half: f64,
    way: usize,
}

/// All bridges near the window.
pub(crate) fn bridges(survey: &Survey<'_>) -> Vec<Bridge> {
    crossings(survey, |side| survey.map.bridge[side.index()])
}

/// Where drawn ways cross drawn rivers at hexsides that pass a test.
fn crossings(survey: &Survey<'_>, test: impl Fn(SideIx) -> bool) -> Vec<Bridge> {
    let (map, around) = (&*survey.map, survey.window.grown(0.6));
    let mut found = Vec::new();
    for side in map.grid.sides().filter(|&s| !map.ways(s).is_empty() && test(s)) {
        let middle = map.grid.side_middle(side);
        let Some(river) = map.river[side.index()].filter(|_| around.holds(middle)) else { continue };
        let Some(course) = survey.rivers.iter().find(|c| c.rivers.contains(&usize::from(river.0))) else { continue };
        let close =
            |line: &[Point]| -> Vec<Point> { line.iter().copied().filter(|p| p.distance(middle) < 0.5).collect() };
        let river_here = close(&course.line);
        for (way, laid) in survey.network.courses.iter().enumerate() {
            let crossing = nearest_stretch(&laid.line, middle);
            if let Some((at, along)) = meeting(crossing, &river_here) {
                found.push(Bridge { at, along, grade: course.grade, half: course.half_width(at), way });
            }
        }
    }
    found
}

/// The stretch of a line within 0.45 of a point; empty if it does not come near.
fn nearest_stretch(line: &[Point], to: Point) -> &[Point] {
    let near = |p: &Point| p.distance(to) < 0.45;
    match (line.iter().position(near), line.iter().rposition(near)) {
        (Some(from), Some(until)) => &line[from..=until],
        _ => &[],
    }
}

/// Two abutments beside each way.
fn abutments(survey: &Survey<'_>, sheet: &mut Sheet, bridges: &[Bridge]) {
    let mut path = Path::default();
    for bridge in bridges {
        let half = match bridge.grade {
            Grade::Minor => 0.055,
            Grade::Major => bridge.half + 0.02,
        };
        for side in [-1.0, 1.0] {
            let (along, out) = (bridge.along, times(left_of(bridge.along), side * 0.062));
            let at = |far: f64, wide: f64| add(add(bridge.at, times(along, far)), times(out, wide));
            sheet.line(&mut path, &[at(-half - 0.03, 1.7), at(-half, 1.0), at(half, 1.0), at(half + 0.03, 1.7)]);
        }
    }
    sheet.stroke(&path, survey.palette.casing, 0.052, 1.0);
    sheet.stroke(&path, RAIL, 0.024, 1.0);
}

/// Layer 12, last: ways on bridges over major rivers, and dots for ferries where there is none.
pub(crate) fn over_major_rivers(survey: &Survey<'_>, sheet: &mut Sheet) {
    let map = &*survey.map;
    let bridged: Vec<Bridge> = bridges(survey).into_iter().filter(|b| b.grade == Grade::Major).collect();
    for bridge in &bridged {
        let way = &survey.network.courses[bridge.way];
        let deck = around(&way.line, bridge.at, bridge.half + 0.06);
        ink(survey, sheet, way.kind, &[deck]);
    }
    abutments(survey, sheet, &bridged);
    let mut dots = Path::default();
    for ferry in crossings(survey, |s| !map.bridge[s.index()] && map.grade(s) == Some(Grade::Major)) {
        let way = &survey.network.courses[ferry.way];
        let over = around(&way.line, ferry.at, ferry.half);
        if length(&over) > 0.08 {
            sheet.line(&mut dots, &over);
        }
    }
    dotted(sheet, &dots);
}

fn dotted(sheet: &mut Sheet, path: &Path) {
    sheet.stroke_dashed(path, WATER_NAME, 0.024, 0.95, &[0.0, 0.05]);
}

/// The dots of a ferry, for the key.
pub(crate) fn ferry_sign(sheet: &mut Sheet, line: &[Point]) {
    let mut path = Path::default();
    sheet.line(&mut path, line);
    dotted(sheet, &path);
}

/// A bridge over a minor river, for the key.
pub(crate) fn bridge_sign(survey: &Survey<'_>, sheet: &mut Sheet, at: Point, along: Point) {
    abutments(survey, sheet, &[Bridge { at, along, grade: Grade::Minor, half: 0.034, way: 0 }]);
}

/// The stretch of a way within `far` of a point on it.
fn around(line: &[Point], at: Point, far: f64) -> Vec<Point> {
    let fine = resample(nearest_stretch(line, at), 0.015);
    let Some(on) = nearest(&fine, at) else { return Vec::new() };
    fine.into_iter().filter(|p| p.distance(on) <= far).collect()
}
