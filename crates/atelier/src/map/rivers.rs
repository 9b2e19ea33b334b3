//! Streams and rivers: from a chain of hexsides to a course that breathes (layers 6, 10 and 12).

use hexmap::{Grade, Map, Point, chain_corners};

use super::Weather;
use super::survey::Survey;
use crate::curve::{Ribbon, add, breath, chaikin, nearest, resample, sub, through, times, unit, wander};
use crate::noise::Seed;
use crate::svg::{Path, Sheet};

/// The drawn course of a river.
#[derive(Debug, Clone)]
pub(crate) struct Course {
    /// Its place in the map's list of rivers.
    pub(crate) river: usize,
    pub(crate) grade: Grade,
    /// From source to mouth.
    pub(crate) line: Vec<Point>,
    /// Width at the source and at the mouth, in hexes.
    pub(crate) width: (f64, f64),
}

/// How much of a major river's breadth is bank, shore and inner line.
const INNER: f64 = 0.035;
const MIDDLE: f64 = 0.062;

/// The courses of all rivers, main rivers before their tributaries.
pub(crate) fn courses(map: &Map) -> Vec<Course> {
    let mut order: Vec<usize> = (0..map.rivers.len()).collect();
    order.sort_by_key(|&k| (steps_to_sea(map, k), k));
    let mut done: Vec<Course> = Vec::new();
    for k in order {
        let Ok(corners) = chain_corners(&map.grid, &map.rivers[k].chain) else { continue };
        let river = &map.rivers[k];
        let mut points: Vec<Point> = corners.iter().map(|&c| map.grid.corner_point(c)).collect();
        let into = done
            .iter()
            .filter_map(|main| nearest(&main.line, points[points.len() - 1]))
            .find(|p| p.distance(points[points.len() - 1]) < 0.25);
        let at_edge = |corner| map.grid.sides_at(corner).len() < 3;
        let (source_off, mouth_off) =
            (at_edge(corners[0]) && river.grade == Grade::Major, into.is_none() && at_edge(corners[corners.len() - 1]));
        points = pulled(&points);
        if let (Some(p), Some(last)) = (into, points.last_mut()) {
            *last = p;
        }
        if source_off {
            points.insert(0, beyond(points[1], points[0]));
        }
        if mouth_off {
            points.push(beyond(points[points.len() - 2], points[points.len() - 1]));
        }
        let even = resample(&through(&points, 0.05), 0.06);
        let line = chaikin(&wander(&even, 0.05, 2.6, 41), 1, false);
        let width = match river.grade {
            Grade::Minor => (0.045, 0.068),
            Grade::Major if into.is_some() || river.into.is_some() => (0.13, 0.155),
            Grade::Major => (0.20, 0.235),
        };
        done.push(Course { river: k, grade: river.grade, line, width });
    }
    done
}

/// How many rivers a river flows into, one after the other.
fn steps_to_sea(map: &Map, river: usize) -> usize {
    let mut here = river;
    for step in 0..map.rivers.len() {
        let main = map.rivers[here].into.as_ref().and_then(|id| map.rivers.iter().position(|r| &r.id == id));
        match main {
            Some(main) => here = main,
            None => return step,
        }
    }
    map.rivers.len()
}

/// The chain with every corner pulled 22 % inward.
fn pulled(points: &[Point]) -> Vec<Point> {
    let last = points.len() - 1;
    (0..points.len())
        .map(|k| if k == 0 || k == last { points[k] } else { points[k].towards(points[k - 1].towards(points[k + 1], 0.5), 0.22) })
        .collect()
}

/// A point half a hex further on, off the map.
fn beyond(from: Point, to: Point) -> Point {
    add(to, times(unit(sub(to, from)), 0.8))
}

impl Course {
    /// The river as a band, `inset` narrower on either side.
    fn ribbon(&self, line: &[Point], inset: f64) -> Ribbon {
        let (from, to) = self.width;
        Ribbon::new(line, |p, walked, total| {
            let mean = from + (to - from) * (walked / total.max(1e-9));
            let half = match self.grade {
                Grade::Major => mean * breath(p, 0.22, 43) / 2.0,
                Grade::Minor => mean * breath(p, 0.2, 43) / 2.0 * (walked / 1.2 + 0.2).min(1.0),
            };
            (half - inset).max(0.004)
        })
    }

    /// Half its width at a point.
    pub(crate) fn half_width(&self, p: Point) -> f64 {
        (self.width.0 + self.width.1) / 4.0 * breath(p, 0.22, 43)
    }
}

struct Bands {
    banks: Path,
    water: Path,
    inner: Path,
    inner_water: Path,
    middle: Path,
}

fn bands(survey: &Survey<'_>, sheet: &Sheet, grade: Grade) -> Bands {
    let mut bands =
        Bands { banks: Path::default(), water: Path::default(), inner: Path::default(), inner_water: Path::default(), middle: Path::default() };
    for course in survey.rivers.iter().filter(|c| c.grade == grade) {
        let whole = course.ribbon(&course.line, 0.0);
        let inset = |by: f64| course.ribbon(&course.line, by);
        let (inner, middle) = (inset(INNER), inset(MIDDLE));
        for (from, to) in cuts(survey, &course.line) {
            let cut = |r: &Ribbon| Ribbon { left: r.left[from..to].to_vec(), right: r.right[from..to].to_vec() };
            let (whole, inner, middle) = (cut(&whole), cut(&inner), cut(&middle));
            for bank in [&whole.left, &whole.right] {
                for stretch in bank.split(|&p| survey.in_water(p)).filter(|s| s.len() > 1) {
                    sheet.line(&mut bands.banks, stretch);
                }
            }
            sheet.ring(&mut bands.water, &whole.ring());
            if grade == Grade::Major {
                sheet.line(&mut bands.inner, &inner.left);
                sheet.line(&mut bands.inner, &inner.right);
                sheet.ring(&mut bands.inner_water, &inner.ring());
                sheet.ring(&mut bands.middle, &middle.ring());
            }
        }
    }
    bands
}

/// Where the stretches on land begin and end, as places in the line.
fn cuts(survey: &Survey<'_>, line: &[Point]) -> Vec<(usize, usize)> {
    let around = survey.window.grown(0.5);
    // A river ends where it reaches the sea, however its chain goes on along the shore.
    let mouth = line.iter().position(|&p| survey.sea.holds_deep(p, 0.03)).map_or(line.len(), |k| (k + 4).min(line.len()));
    let line = &line[..mouth];
    let dry = |p: Point| around.holds(p) && !survey.lakes.holds_deep(p, 0.03);
    let mut cuts = Vec::new();
    let mut start = None;
    for (k, &p) in line.iter().enumerate() {
        match (dry(p), start) {
            (true, None) => start = Some(k.saturating_sub(1)),
            (false, Some(from)) => {
                cuts.push((from, k + 1));
                start = None;
            }
            _ => {}
        }
    }
    cuts.extend(start.map(|from| (from, line.len())));
    cuts.retain(|(from, to)| to - from > 2);
    cuts
}

/// Layer 6: streams without effect, as hairlines.
pub(crate) fn streams(survey: &Survey<'_>, sheet: &mut Sheet) {
    let path = sheet.lines(&survey.streams);
    sheet.stroke(&path, survey.palette.stream, 0.02, 0.9);
}

/// Layer 10: minor rivers.
pub(crate) fn minor(survey: &Survey<'_>, sheet: &mut Sheet) {
    let p = survey.palette;
    let bands = bands(survey, sheet, Grade::Minor);
    sheet.stroke(&bands.banks, p.bank, 0.05, 0.9);
    sheet.stroke(&bands.banks, p.shore, 0.03, 1.0);
    sheet.fill_joined(&bands.water, p.water, 1.0);
}

/// Layer 12: major rivers.
pub(crate) fn major(survey: &Survey<'_>, sheet: &mut Sheet) {
    let p = survey.palette;
    let bands = bands(survey, sheet, Grade::Major);
    sheet.stroke(&bands.banks, p.bank, 0.085, 0.9);
    sheet.stroke(&bands.banks, p.shore, 0.034, 1.0);
    sheet.fill_joined(&bands.water, p.water, 1.0);
    if survey.style.weather == Weather::Snow {
        let path = ice(survey, sheet);
        sheet.stroke(&path, p.shore, 0.012, 0.55);
    } else {
        sheet.stroke(&bands.inner, p.shore, 0.016, 0.5);
        sheet.fill_joined(&bands.inner_water, p.water, 1.0);
        sheet.fill_joined(&bands.middle, p.water_middle, 0.75);
    }
}

/// Slanting strokes on the ice of major rivers.
fn ice(survey: &Survey<'_>, sheet: &Sheet) -> Path {
    let mut path = Path::default();
    for course in survey.rivers.iter().filter(|c| c.grade == Grade::Major) {
        let seed = Seed::of("ice").at(course.river as i64);
        for (from, to) in cuts(survey, &course.line) {
            for k in (from..to).filter(|k| k % 2 == 0) {
                let (seed, p) = (seed.at(k as i64), course.line[k]);
                let room = course.half_width(p) - 0.012;
                let at = add(p, Point::new(seed.at(1).swing() * room * 0.45, seed.at(2).swing() * room * 0.45));
                let far = seed.at(3).between(0.04, 0.09).min(room * 0.85);
                let reach = Point::new(far, far * 0.5);
                let ends = [sub(at, reach), add(at, reach)];
                let beside = &course.line[k.saturating_sub(8)..(k + 8).min(course.line.len())];
                if ends.iter().all(|&e| nearest(beside, e).is_some_and(|q| q.distance(e) < room)) {
                    sheet.line(&mut path, &ends);
                }
            }
        }
    }
    path
}
