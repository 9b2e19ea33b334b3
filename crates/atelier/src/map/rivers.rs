//! Streams and rivers, inked: bank, shore, water, inner line, ice (layers 6, 10 and 12).

use engine::looks::Palette;
use hexmap::{Grade, Point};

use super::survey::Survey;
use crate::curve::{Ribbon, add, nearest, sub};
use crate::noise::Seed;
use crate::svg::{Path, Sheet};

/// How much of a major river's breadth is bank, shore and inner line.
const INNER: f64 = 0.035;
const MIDDLE: f64 = 0.062;

struct Bands {
    banks: Path,
    water: Path,
    inner: Path,
    inner_water: Path,
    middle: Path,
}

fn bands(survey: &Survey<'_>, sheet: &Sheet, grade: Grade) -> Bands {
    let mut bands = Bands {
        banks: Path::default(),
        water: Path::default(),
        inner: Path::default(),
        inner_water: Path::default(),
        middle: Path::default(),
    };
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
                for bank in [&inner.left, &inner.right] {
                    // Near a source there is no room for an inner line.
                    let wide: Vec<_> = bank.iter().copied().zip(inner.left.iter().zip(&inner.right)).collect();
                    for stretch in wide.split(|(_, (left, right))| left.distance(**right) < 0.02) {
                        let line: Vec<Point> = stretch.iter().map(|(p, _)| *p).collect();
                        sheet.line(&mut bands.inner, &line);
                    }
                }
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
    let mouth =
        line.iter().position(|&p| survey.sea.holds_deep(p, 0.03)).map_or(line.len(), |k| (k + 4).min(line.len()));
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
    if survey.style.palette == Palette::Winter {
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
        let water = course.ribbon(&course.line, 0.0);
        let seed = Seed::of("ice").at(course.rivers[0] as i64);
        for (from, to) in cuts(survey, &course.line) {
            for k in (from..to).filter(|k| k % 2 == 0) {
                let (seed, p) = (seed.at(k as i64), course.line[k]);
                let room = (water.left[k].distance(water.right[k]) / 2.0 - 0.012).max(0.0);
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
