//! River names: along a calmed course, beside the water, never upside down (layer 15).

use hexmap::{Grade, Point};

use super::courses::{Course, base_name};
use super::names::{Sheetful, Taken};
use super::survey::Survey;
use crate::curve::{add, left_of, length, resample, sub, tangents, times, unit};
use crate::palette::WATER_NAME;
use crate::svg::{SERIF, Sheet, Type};

const STEP: f64 = 0.1;
/// A long river is named again after this many hexes.
const AGAIN: f64 = 13.0;
/// The parts of one river are not named closer to each other than this.
const APART: f64 = 5.0;

/// The name of a river, and the line along which it is written, in the middle of it.
pub(crate) struct Named<'a> {
    pub(crate) name: &'a str,
    pub(crate) set: Type<'a>,
    pub(crate) line: Vec<Point>,
    id: String,
}

/// Writes the names of rivers.
pub(crate) fn write(survey: &Survey<'_>, sheet: &mut Sheet, taken: &mut Sheetful) {
    for Named { name, set, line, id } in settled(survey, taken) {
        sheet.words_along(&id, &line, name, &set);
    }
}

/// Names every river that has room for its name; where letters would stand close to other things they are set closer.
pub(crate) fn settled<'a>(survey: &'a Survey<'_>, taken: &mut Sheetful) -> Vec<Named<'a>> {
    let unit_px = survey.hex_px;
    let mut named: Vec<Named<'a>> = Vec::new();
    for course in &survey.rivers {
        let river = &survey.map.rivers[course.rivers[0]];
        let name = base_name(&river.name);
        if name.is_empty() || (course.grade == Grade::Minor && unit_px < 40.0) {
            continue;
        }
        let (size, spaced) = match course.grade {
            Grade::Major if course.width.1 > 0.2 => (0.22, 0.22),
            Grade::Major => (0.20, 0.35),
            Grade::Minor => (0.165, 0.30),
        };
        let size = f64::max(size * unit_px, f64::min(9.5, 0.3 * unit_px));
        let halo = Some((survey.palette.halo, 0.05 * unit_px));
        let mut set = Type { italic: true, spaced, halo, ..Type::new(SERIF, 400, size, WATER_NAME) };
        let line = resample(&course.line, STEP);
        let inside: f64 = line.iter().filter(|&&p| survey.window.holds(p) && survey.is_open(p)).count() as f64 * STEP;
        let times_named = ((inside / AGAIN).round() as usize).max(1);
        let find = |set: &Type<'_>| {
            spots(survey, course, &line, set.width(name) / unit_px, set.size / unit_px, taken, times_named)
        };
        let mut found = find(&set);
        if found.is_empty() {
            set.spaced = 0.05;
            found = find(&set);
        }
        for (k, line) in found.into_iter().enumerate() {
            let middle = |line: &[Point]| line[line.len() / 2];
            let near = |other: &Named<'_>| other.name == name && middle(&other.line).distance(middle(&line)) < APART;
            if named.iter().any(near) {
                continue;
            }
            taken.0.extend(letters(&line, set.size / unit_px));
            named.push(Named { name, set, line, id: format!("{}river-{}-{k}", survey.ids, course.rivers[0]) });
        }
    }
    named
}

/// The lines along which to write a name, best first, far enough from each other.
fn spots(
    survey: &Survey<'_>,
    course: &Course,
    line: &[Point],
    wide: f64,
    size: f64,
    taken: &Sheetful,
    count: usize,
) -> Vec<Vec<Point>> {
    // A shifted line can be shorter than the river: leave some room.
    let points = ((wide * 1.08 + 0.3) / STEP).ceil() as usize + 1;
    let room = survey.ground_window().grown(-0.25);
    let mut found: Vec<(f64, usize, Vec<Point>)> = Vec::new();
    if line.len() <= points {
        return Vec::new();
    }
    for from in (0..line.len() - points).step_by(3) {
        let stretch = &line[from..from + points];
        let calm = calmed(stretch);
        for side in [1.0, -1.0] {
            let Some(path) = beside(course, stretch, &calm, side, size) else { continue };
            if !path.iter().all(|&p| room.holds(p)) {
                continue;
            }
            if length(&path) < wide + 0.15 {
                continue;
            }
            let letters = letters(&path, size);
            let covered: f64 = letters.iter().map(|l| taken.overlap(l)).sum();
            let busy = letters.iter().filter(|l| survey.near_way.distance(l.middle()) < 0.11).count() as f64;
            let bend: f64 = stretch.iter().zip(&calm).map(|(a, b)| a.distance(*b)).fold(0.0, f64::max);
            let slope = unit(sub(calm[calm.len() - 1], calm[0])).y.abs();
            let other_water =
                path.iter().filter(|&&p| course.grade == Grade::Minor && survey.near_major.distance(p) < 0.2).count()
                    as f64;
            let cost = covered * 60.0
                + busy * 0.2
                + bend * 2.0
                + slope * 0.3
                + other_water * 0.3
                + if survey.in_water(path[0]) { 3.0 } else { 0.0 };
            found.push((cost, from, path));
        }
    }
    found.sort_by(|a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)));
    let mut chosen: Vec<(usize, Vec<Point>)> = Vec::new();
    for (cost, from, path) in found {
        let apart = chosen.iter().all(|(other, _)| from.abs_diff(*other) as f64 * STEP > AGAIN * 0.65);
        if chosen.len() < count && apart && cost < if chosen.is_empty() { 2.4 } else { 1.2 } {
            chosen.push((from, path));
        }
    }
    chosen.into_iter().map(|(_, path)| path).collect()
}

/// What letters of this height take up along a line.
fn letters(path: &[Point], size: f64) -> Vec<Taken> {
    let up = |&(p, t): &(Point, Point)| add(p, times(left_of(t), size * 0.3));
    path.iter().copied().zip(tangents(path)).map(|pt| Taken::around(up(&pt), size * 0.4, size * 0.45)).collect()
}

/// The best curve of the second degree through a stretch of river.
fn calmed(stretch: &[Point]) -> Vec<Point> {
    let count = stretch.len() as f64;
    // Moments of t from -1 to 1; odd ones vanish.
    let t = |k: usize| 2.0 * k as f64 / (count - 1.0) - 1.0;
    let (mut m2, mut m4) = (0.0, 0.0);
    for k in 0..stretch.len() {
        m2 += t(k).powi(2);
        m4 += t(k).powi(4);
    }
    let fit = |value: &dyn Fn(Point) -> f64| {
        let (mut s0, mut s1, mut s2) = (0.0, 0.0, 0.0);
        for (k, &p) in stretch.iter().enumerate() {
            s0 += value(p);
            s1 += value(p) * t(k);
            s2 += value(p) * t(k).powi(2);
        }
        let c = (s2 - s0 * m2 / count) / (m4 - m2 * m2 / count);
        ((s0 - c * m2) / count, s1 / m2, c)
    };
    let (ax, bx, cx) = fit(&|p| p.x);
    let (ay, by, cy) = fit(&|p| p.y);
    (0..stretch.len()).map(t).map(|t| Point::new(ax + bx * t + cx * t * t, ay + by * t + cy * t * t)).collect()
}

/// The calmed line shifted to one side until letters clear the water; it runs from west to east.
fn beside(course: &Course, stretch: &[Point], calm: &[Point], side: f64, size: f64) -> Option<Vec<Point>> {
    let along = tangents(calm);
    let far = stretch
        .iter()
        .zip(calm)
        .zip(&along)
        .map(|((&p, &c), &t)| {
            let (off, out) = (sub(p, c), left_of(t));
            side * (off.x * out.x + off.y * out.y)
        })
        .fold(0.0, f64::max);
    if far > 0.4 {
        return None;
    }
    let water = match course.grade {
        Grade::Major => course.half_width(calm[0]) + 0.06,
        Grade::Minor => 0.065,
    };
    let eastward = calm[calm.len() - 1].x >= calm[0].x;
    // Letters rise to the left of their line. Left of the river they stand off it; right of it they hang a height lower.
    let rises = (side > 0.0) == eastward;
    let shift = far + water + if rises { 0.0 } else { size * 0.72 };
    let mut path: Vec<Point> =
        calm.iter().zip(&along).map(|(&p, &t)| add(p, times(left_of(t), side * shift))).collect();
    if !eastward {
        path.reverse();
    }
    (length(&path) > length(calm) * 0.8).then_some(path)
}
