//! Rails, roads and rivers over a piece of land, and where they cross.

use engine::picture::CrossingKind;
use hexmap::Point;

use super::{CASING, Drawing, RAIL, ROAD};
use crate::curve::{Ribbon, chaikin, meeting, nearest, resample, tangents, through};
use crate::noise::noise;
use crate::svg::Path;

/// Half the width of a river.
const HALF: f64 = 0.18;
/// Within so much of its ends a line keeps to its course.
const HOLD: f64 = 0.8;

fn points(course: &[(f64, f64)]) -> Vec<Point> {
    course.iter().map(|(x, y)| Point::new(*x, -*y)).collect()
}

/// A course with its bends rounded: corners of an angle are cut, ends stay.
fn rounded(course: &[(f64, f64)], radius: f64) -> Vec<Point> {
    let line = points(course);
    let mut soft = Vec::new();
    for (k, at) in line.iter().enumerate() {
        let ends = k == 0 || k + 1 == line.len();
        if ends {
            soft.push(*at);
            continue;
        }
        let (before, after) = (line[k - 1], line[k + 1]);
        let cut = |to: Point| at.towards(to, (radius / at.distance(to).max(1e-9)).min(0.5));
        soft.extend([cut(before), cut(after)]);
    }
    chaikin(&soft, 3, false)
}

/// How freely a line may wander at a point: not at all at its ends.
fn freedom(walked: f64, total: f64) -> f64 {
    (walked.min(total - walked) / HOLD).clamp(0.0, 1.0)
}

fn wandering(line: Vec<Point>, far: f64, pace: f64, layer: u64) -> Vec<Point> {
    let total = crate::curve::length(&line);
    let mut walked = 0.0;
    let mut before = line.first().copied().unwrap_or_default();
    line.iter()
        .map(|&p| {
            walked += before.distance(p);
            before = p;
            let free = freedom(walked, total) * far;
            let shift = |layer| (noise(p, pace, layer) - 0.5) * 2.0 * free;
            Point::new(p.x + shift(layer), p.y + shift(layer + 1))
        })
        .collect()
}

/// A railway: smooth, and true to its course.
pub(super) fn rail(course: &[(f64, f64)]) -> Vec<Point> {
    resample(&rounded(course, 0.9), 0.06)
}

/// A road: it wanders a little.
pub(super) fn road(course: &[(f64, f64)], layer: u64) -> Vec<Point> {
    let line = resample(&rounded(course, 0.5), 0.12);
    through(&wandering(line, 0.16, 0.7, layer * 3 + 45), 0.06)
}

/// A river: it wanders more.
pub(super) fn river(course: &[(f64, f64)], layer: u64) -> Vec<Point> {
    let line = resample(&rounded(course, 1.1), 0.12);
    through(&wandering(line, 0.34, 0.8, layer * 3 + 15), 0.06)
}

impl Drawing<'_> {
    /// The rivers: bank, shore, water, and a lighter middle.
    pub(super) fn waters(&mut self) {
        let (tints, layer) = (self.tints, self.layer);
        let band = |line: &Vec<Point>, share: f64| {
            let half = |p: Point, walked: f64, total: f64| {
                let breath = (noise(p, 1.1, layer + 60) - 0.5) * 0.5 * freedom(walked, total);
                HALF * share * (1.0 + breath)
            };
            // A little beyond the card, so that its ends are not seen.
            let mut long = line.clone();
            if let ([first, second, ..], [.., third, last]) = (&line[..], &line[..]) {
                long.insert(0, second.towards(*first, 4.0));
                long.push(third.towards(*last, 4.0));
            }
            Ribbon::new(&long, half).ring()
        };
        let whole: Vec<Vec<Point>> = self.rivers.iter().map(|line| band(line, 1.0)).collect();
        let middle: Vec<Vec<Point>> = self.rivers.iter().map(|line| band(line, 0.42)).collect();
        let (whole, middle) = (self.sheet.rings(&whole), self.sheet.rings(&middle));
        self.sheet.stroke(&whole, tints.bank, 0.16, 0.95);
        self.sheet.stroke(&whole, tints.shore, 0.065, 1.0);
        self.sheet.fill_joined(&whole, tints.water, 1.0);
        self.sheet.fill_joined(&middle, tints.middle, 0.8);
    }

    /// Roads, then rails over them.
    pub(super) fn ways_over(&mut self) {
        let roads = self.sheet.lines(&self.roads);
        self.sheet.stroke(&roads, CASING, 0.15, 0.95);
        self.sheet.stroke(&roads, ROAD, 0.075, 1.0);
        let rails: Vec<Vec<Point>> = self.rails.iter().flat_map(|line| self.whole_parts(line)).collect();
        let path = self.sheet.lines(&rails);
        let mut ties = Path::default();
        for line in &rails {
            let even = resample(line, 0.24);
            for (at, along) in even.iter().zip(tangents(&even)) {
                let (x, y) = (-along.y * 0.1, along.x * 0.1);
                self.sheet.line(&mut ties, &[Point::new(at.x + x, at.y + y), Point::new(at.x - x, at.y - y)]);
            }
        }
        self.sheet.stroke(&path, CASING, 0.22, 0.95);
        self.sheet.stroke(&path, RAIL, 0.075, 1.0);
        self.sheet.stroke(&ties, RAIL, 0.05, 1.0);
    }

    /// The parts of a railway that are whole: where it is torn up, its middle is missing.
    fn whole_parts(&self, line: &[Point]) -> Vec<Vec<Point>> {
        if !self.land.torn || line.len() < 9 {
            return vec![line.to_vec()];
        }
        let (from, to) = (line.len() * 2 / 5, line.len() * 3 / 5);
        vec![line[..from].to_vec(), line[to..].to_vec()]
    }

    pub(super) fn crossings(&mut self) {
        for crossing in self.land.crossings.clone() {
            let near = Point::new(crossing.at.0, -crossing.at.1);
            let ways = if crossing.kind == CrossingKind::RailBridge { &self.rails } else { &self.roads };
            let met = ways.iter().flat_map(|way| self.rivers.iter().filter_map(|river| meeting(way, river)));
            let met = met.min_by(|a, b| a.0.distance(near).total_cmp(&b.0.distance(near)));
            let on_water = || {
                let at = self.rivers.iter().filter_map(|river| nearest(river, near));
                at.min_by(|a, b| a.distance(near).total_cmp(&b.distance(near))).map(|at| (at, Point::new(0.0, 1.0)))
            };
            // A ford without a road lies where the squares meet.
            let Some((at, along)) = met.filter(|(at, _)| at.distance(near) < 1.2).or_else(on_water) else { continue };
            let spot = |on: f64, aside: f64| {
                Point::new(at.x + along.x * on - along.y * aside, at.y + along.y * on + along.x * aside)
            };
            if crossing.kind == CrossingKind::Ford {
                let dots = self.sheet.lines(&[vec![spot(-0.26, 0.0), spot(0.26, 0.0)]]);
                self.sheet.stroke_dashed(&dots, self.tints.bank, 0.13, 0.9, &[0.001, 0.14]);
                continue;
            }
            let wide = if crossing.kind == CrossingKind::RailBridge { 0.15 } else { 0.12 };
            if crossing.down {
                let gap = self.sheet.lines(&[vec![spot(-0.16, 0.0), spot(0.16, 0.0)]]);
                self.sheet.stroke(&gap, self.tints.water, 0.26, 1.0);
            }
            let mut rails = Vec::new();
            for aside in [-wide, wide] {
                let parts = if crossing.down {
                    vec![
                        vec![spot(-0.34, aside * 1.7), spot(-0.24, aside), spot(-0.12, aside * 1.2)],
                        vec![spot(0.12, aside * 0.8), spot(0.24, aside), spot(0.34, aside * 1.7)],
                    ]
                } else {
                    vec![vec![spot(-0.34, aside * 1.7), spot(-0.24, aside), spot(0.24, aside), spot(0.34, aside * 1.7)]]
                };
                rails.extend(parts);
            }
            let drawn = self.sheet.lines(&rails);
            self.sheet.stroke(&drawn, CASING, 0.14, 1.0);
            self.sheet.stroke(&drawn, RAIL, 0.06, 1.0);
            if crossing.down {
                let cross = [vec![spot(-0.12, -0.12), spot(0.12, 0.12)], vec![spot(-0.12, 0.12), spot(0.12, -0.12)]];
                let cross = self.sheet.lines(&cross);
                self.sheet.stroke(&cross, "#B3261E", 0.06, 1.0);
            }
        }
    }
}
