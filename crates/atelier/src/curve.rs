//! Lines in the plane: smoothing, even spacing, offsets, crossings.

use hexmap::Point;

use crate::noise::{noise, wobbled};

pub(crate) fn add(a: Point, b: Point) -> Point {
    Point::new(a.x + b.x, a.y + b.y)
}

pub(crate) fn sub(a: Point, b: Point) -> Point {
    Point::new(a.x - b.x, a.y - b.y)
}

pub(crate) fn times(a: Point, k: f64) -> Point {
    Point::new(a.x * k, a.y * k)
}

/// The direction of length one; east for a point on itself.
pub(crate) fn unit(a: Point) -> Point {
    let length = a.x.hypot(a.y);
    if length < 1e-9 { Point::new(1.0, 0.0) } else { times(a, 1.0 / length) }
}

/// A quarter turn to the left.
pub(crate) fn left_of(a: Point) -> Point {
    Point::new(-a.y, a.x)
}

/// How long a line is.
pub(crate) fn length(line: &[Point]) -> f64 {
    line.windows(2).map(|p| p[0].distance(p[1])).sum()
}

/// The corners cut off `times` times over.
pub(crate) fn chaikin(line: &[Point], times: usize, closed: bool) -> Vec<Point> {
    let mut line = line.to_vec();
    for _ in 0..times {
        if line.len() < 3 {
            return line;
        }
        let mut next = Vec::with_capacity(line.len() * 2 + 2);
        let count = if closed { line.len() } else { line.len() - 1 };
        if !closed {
            next.push(line[0]);
        }
        for k in 0..count {
            let (a, b) = (line[k], line[(k + 1) % line.len()]);
            next.push(a.towards(b, 0.25));
            next.push(a.towards(b, 0.75));
        }
        if !closed {
            next.push(line[line.len() - 1]);
        }
        line = next;
    }
    line
}

/// Points along the line about `step` apart, with both ends. A closed line must repeat its first point.
pub(crate) fn resample(line: &[Point], step: f64) -> Vec<Point> {
    let total = length(line);
    if line.len() < 2 || total < 1e-9 {
        return line.first().copied().into_iter().collect();
    }
    let count = ((total / step).round() as usize).max(1);
    let gap = total / count as f64;
    let mut out = vec![line[0]];
    let (mut walked, mut next) = (0.0, gap);
    for pair in line.windows(2) {
        let stretch = pair[0].distance(pair[1]);
        while out.len() < count && walked + stretch >= next {
            out.push(pair[0].towards(pair[1], (next - walked) / stretch));
            next += gap;
        }
        walked += stretch;
    }
    out.push(line[line.len() - 1]);
    out
}

/// A smooth line through all the points (Catmull-Rom), drawn with points about `step` apart.
pub(crate) fn through(points: &[Point], step: f64) -> Vec<Point> {
    if points.len() < 3 {
        return resample(points, step);
    }
    let last = points.len() - 1;
    let mut out = Vec::new();
    for k in 0..last {
        let (a, b, c, d) = (points[k.saturating_sub(1)], points[k], points[k + 1], points[(k + 2).min(last)]);
        let count = ((b.distance(c) / step) as usize).max(3);
        for i in 0..count {
            let t = i as f64 / count as f64;
            let blend = |a: f64, b: f64, c: f64, d: f64| {
                0.5 * (2.0 * b
                    + (c - a) * t
                    + (2.0 * a - 5.0 * b + 4.0 * c - d) * t * t
                    + (3.0 * b - a - 3.0 * c + d) * t * t * t)
            };
            out.push(Point::new(blend(a.x, b.x, c.x, d.x), blend(a.y, b.y, c.y, d.y)));
        }
    }
    out.push(points[last]);
    out
}

/// A wandering line whose ends stay where they are.
pub(crate) fn wander(line: &[Point], far: f64, pace: f64, layer: u64) -> Vec<Point> {
    let total = length(line);
    let mut walked = 0.0;
    let mut before = line.first().copied().unwrap_or_default();
    line.iter()
        .map(|&p| {
            walked += before.distance(p);
            before = p;
            let hold = (walked.min(total - walked) / 0.35).clamp(0.0, 1.0);
            p.towards(wobbled(p, far, pace, layer), hold)
        })
        .collect()
}

/// The direction of the line at each of its points.
pub(crate) fn tangents(line: &[Point]) -> Vec<Point> {
    let last = line.len().saturating_sub(1);
    (0..line.len()).map(|k| unit(sub(line[(k + 1).min(last)], line[k.saturating_sub(1)]))).collect()
}

/// A band of varying width: its two banks, looking along the line.
#[derive(Debug, Clone, Default)]
pub(crate) struct Ribbon {
    pub(crate) left: Vec<Point>,
    pub(crate) right: Vec<Point>,
}

impl Ribbon {
    /// The band around a line. `half` gives half its width for the way walked and the whole way.
    pub(crate) fn new(line: &[Point], half: impl Fn(Point, f64, f64) -> f64) -> Ribbon {
        let total = length(line);
        let mut ribbon = Ribbon::default();
        let mut walked = 0.0;
        for (k, (&p, along)) in line.iter().zip(tangents(line)).enumerate() {
            if k > 0 {
                walked += line[k - 1].distance(p);
            }
            let out = times(left_of(along), half(p, walked, total));
            ribbon.left.push(add(p, out));
            ribbon.right.push(sub(p, out));
        }
        ribbon
    }

    /// The whole band as a ring.
    pub(crate) fn ring(&self) -> Vec<Point> {
        self.left.iter().chain(self.right.iter().rev()).copied().collect()
    }
}

/// How wide a river is at a point against its mean: it breathes by `share` either way.
pub(crate) fn breath(at: Point, share: f64, layer: u64) -> f64 {
    1.0 + share * ((noise(at, 1.2, layer) - 0.5) * 3.0).clamp(-1.0, 1.0)
}

/// Where two stretches cross, as a share of the first.
pub(crate) fn crossing(a: Point, b: Point, c: Point, d: Point) -> Option<f64> {
    let (r, s) = (sub(b, a), sub(d, c));
    let across = r.x * s.y - r.y * s.x;
    if across.abs() < 1e-12 {
        return None;
    }
    let to = sub(c, a);
    let (t, u) = ((to.x * s.y - to.y * s.x) / across, (to.x * r.y - to.y * r.x) / across);
    ((0.0..=1.0).contains(&t) && (0.0..=1.0).contains(&u)).then_some(t)
}

/// The first place where two lines cross: the point and the direction of the first line there.
pub(crate) fn meeting(line: &[Point], other: &[Point]) -> Option<(Point, Point)> {
    line.windows(2).find_map(|p| {
        other.windows(2).find_map(|q| {
            if p[0].distance_squared(q[0]) > 0.25 {
                return None;
            }
            crossing(p[0], p[1], q[0], q[1]).map(|t| (p[0].towards(p[1], t), unit(sub(p[1], p[0]))))
        })
    })
}

/// The point of a stretch nearest to a point.
pub(crate) fn nearest_on(a: Point, b: Point, p: Point) -> Point {
    let (along, to) = (sub(b, a), sub(p, a));
    let square = along.x * along.x + along.y * along.y;
    if square < 1e-18 {
        return a;
    }
    a.towards(b, ((to.x * along.x + to.y * along.y) / square).clamp(0.0, 1.0))
}

/// The point of a line nearest to a point.
pub(crate) fn nearest(line: &[Point], p: Point) -> Option<Point> {
    line.windows(2)
        .map(|w| nearest_on(w[0], w[1], p))
        .min_by(|a, b| a.distance_squared(p).total_cmp(&b.distance_squared(p)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(points: &[(f64, f64)]) -> Vec<Point> {
        points.iter().map(|&(x, y)| Point::new(x, y)).collect()
    }

    #[test]
    fn resampling_keeps_the_ends_and_the_spacing() {
        let bent = line(&[(0.0, 0.0), (1.0, 0.0), (1.0, 2.0)]);
        let even = resample(&bent, 0.1);
        assert_eq!(even.len(), 31);
        assert_eq!((even[0], even[30]), (bent[0], bent[2]));
        assert!(even.windows(2).all(|p| p[0].distance(p[1]) < 0.101));
    }

    #[test]
    fn a_line_through_points_meets_every_one() {
        let points = line(&[(0.0, 0.0), (1.0, 1.0), (2.0, 0.0), (3.0, 0.5)]);
        let smooth = through(&points, 0.05);
        for p in points {
            assert!(smooth.iter().any(|q| q.distance(p) < 1e-9), "misses {p:?}");
        }
    }

    #[test]
    fn a_ribbon_is_as_wide_as_asked() {
        let ribbon = Ribbon::new(&line(&[(0.0, 0.0), (1.0, 0.0), (2.0, 0.0)]), |_, _, _| 0.1);
        for (l, r) in ribbon.left.iter().zip(&ribbon.right) {
            assert!((l.distance(*r) - 0.2).abs() < 1e-9 && l.y > r.y);
        }
    }

    #[test]
    fn a_road_meets_a_river_where_they_cross() {
        let road = line(&[(0.0, 0.1), (0.2, 0.1), (0.4, 0.1)]);
        let river = line(&[(0.3, -0.2), (0.3, 0.2)]);
        let (at, along) = meeting(&road, &river).expect("they cross");
        assert!(at.distance(Point::new(0.3, 0.1)) < 1e-9 && along.x > 0.99);
        assert!(meeting(&road, &line(&[(0.6, -0.2), (0.6, 0.2)])).is_none());
    }
}
