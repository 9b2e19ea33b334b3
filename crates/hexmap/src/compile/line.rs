//! Lines and rings in the plane: lengths, distances, cutting to a box.

use crate::direction::Point;

/// Points along a line, evenly spaced, about `spacing` apart; both ends are kept.
pub(super) fn resample(line: &[Point], spacing: f64) -> Vec<Point> {
    let Some((&first, rest)) = line.split_first() else { return Vec::new() };
    let total: f64 = line.windows(2).map(|pair| pair[0].distance(pair[1])).sum();
    let steps = (total / spacing).round().max(1.0);
    let step = total / steps;
    let mut out = vec![first];
    let (mut from, mut to_go) = (first, step);
    for &to in rest {
        let mut left = from.distance(to);
        while left > to_go && left > 0.0 {
            from = from.towards(to, to_go / left);
            out.push(from);
            left = from.distance(to);
            to_go = step;
        }
        to_go -= left;
        from = to;
    }
    let last = line[line.len() - 1];
    match out.last_mut() {
        Some(end) if out_is_close(*end, last, step) => *end = last,
        _ => out.push(last),
    }
    if out.len() == 1 && line.len() > 1 {
        out.push(last);
    }
    out
}

fn out_is_close(a: Point, b: Point, step: f64) -> bool {
    a.distance(b) < step * 0.5
}

/// Distance of a point from a segment.
pub(super) fn to_segment(point: Point, a: Point, b: Point) -> f64 {
    let (dx, dy) = (b.x - a.x, b.y - a.y);
    let length = dx * dx + dy * dy;
    if length == 0.0 {
        return point.distance(a);
    }
    let t = ((point.x - a.x) * dx + (point.y - a.y) * dy) / length;
    point.distance(a.towards(b, t.clamp(0.0, 1.0)))
}

/// Distance of a point from a line.
pub(super) fn to_line(point: Point, line: &[Point]) -> f64 {
    match line {
        [] => f64::INFINITY,
        [only] => point.distance(*only),
        _ => line.windows(2).map(|pair| to_segment(point, pair[0], pair[1])).fold(f64::INFINITY, f64::min),
    }
}

/// The place in the list of the point that is nearest.
pub(super) fn nearest(point: Point, line: &[Point]) -> usize {
    let mut best = (0, f64::INFINITY);
    for (index, p) in line.iter().enumerate() {
        let distance = p.distance_squared(point);
        if distance < best.1 {
            best = (index, distance);
        }
    }
    best.0
}

/// Whether a ring holds a point.
pub(super) fn in_ring(point: Point, ring: &[Point]) -> bool {
    let mut inside = false;
    let mut b = match ring.last() {
        Some(&last) => last,
        None => return false,
    };
    for &a in ring {
        if (a.y > point.y) != (b.y > point.y) && point.x < (b.x - a.x) * (point.y - a.y) / (b.y - a.y) + a.x {
            inside = !inside;
        }
        b = a;
    }
    inside
}

/// A box of the plane.
#[derive(Debug, Clone, Copy)]
pub(super) struct Frame {
    pub(super) low: Point,
    pub(super) high: Point,
}

impl Frame {
    pub(super) fn holds(&self, p: Point) -> bool {
        p.x >= self.low.x && p.x <= self.high.x && p.y >= self.low.y && p.y <= self.high.y
    }

    /// The stretches of a line inside the box, each with the point before and after it.
    pub(super) fn cut(&self, line: &[Point]) -> Vec<Vec<Point>> {
        let mut pieces: Vec<Vec<Point>> = Vec::new();
        let mut piece: Vec<Point> = Vec::new();
        for (index, &p) in line.iter().enumerate() {
            let next_in = line.get(index + 1).is_some_and(|&q| self.holds(q));
            let after_in = index > 0 && self.holds(line[index - 1]);
            if self.holds(p) || next_in || after_in {
                piece.push(p);
            }
            let ends = !self.holds(p) && !next_in;
            if ends && piece.len() > 1 {
                pieces.push(std::mem::take(&mut piece));
            } else if ends {
                piece.clear();
            }
        }
        if piece.len() > 1 {
            pieces.push(piece);
        }
        pieces
    }

    /// The part of a ring inside the box (Sutherland and Hodgman).
    pub(super) fn cut_ring(&self, ring: &[Point]) -> Vec<Point> {
        let mut ring = ring.to_vec();
        type Depth = fn(&Frame, Point) -> f64;
        let edges: [Depth; 4] =
            [|f, p| p.x - f.low.x, |f, p| f.high.x - p.x, |f, p| p.y - f.low.y, |f, p| f.high.y - p.y];
        for depth in edges {
            let mut out = Vec::with_capacity(ring.len());
            for index in 0..ring.len() {
                let (a, b) = (ring[index], ring[(index + 1) % ring.len()]);
                let (da, db) = (depth(self, a), depth(self, b));
                if da >= 0.0 {
                    out.push(a);
                }
                if (da >= 0.0) != (db >= 0.0) {
                    out.push(a.towards(b, da / (da - db)));
                }
            }
            ring = out;
        }
        ring
    }
}
