//! Contours of a field over the plane: where a value rises above zero, as closed rings.

use hexmap::Point;

use crate::rings::walk;
use crate::window::Window;

/// Rings around all places of the window where `field` is above zero, sampled every `step`.
///
/// Sample points lie on multiples of the step, so that a part of a map agrees with the whole.
pub(crate) fn contour(window: &Window, step: f64, field: impl Fn(Point) -> f64) -> Vec<Vec<Point>> {
    contours(window, step, field, &[0.0]).into_iter().next().unwrap_or_default()
}

/// The same for several levels of one field, which is sampled once.
pub(crate) fn contours(
    window: &Window,
    step: f64,
    field: impl Fn(Point) -> f64,
    levels: &[f64],
) -> Vec<Vec<Vec<Point>>> {
    let (x0, y0) = ((window.west / step).floor() as i64 - 1, (window.south / step).floor() as i64 - 1);
    let (x1, y1) = ((window.east / step).ceil() as i64 + 1, (window.north / step).ceil() as i64 + 1);
    let (columns, rows) = ((x1 - x0 + 1) as usize, (y1 - y0 + 1) as usize);
    let at = |c: usize, r: usize| Point::new((x0 + c as i64) as f64 * step, (y0 + r as i64) as f64 * step);
    // Beyond the window everything lies low.
    let mut values = vec![f64::MIN; columns * rows];
    for r in 1..rows - 1 {
        for c in 1..columns - 1 {
            values[r * columns + c] = field(at(c, r));
        }
    }
    let one = |level: &f64| {
        let above: Vec<f64> = values.iter().map(|&v| if v == f64::MIN { -1.0 } else { v - level }).collect();
        rings(&above, columns, rows, &at)
    };
    levels.iter().map(one).collect()
}

/// The rings around all samples above zero.
fn rings(values: &[f64], columns: usize, rows: usize, at: &impl Fn(usize, usize) -> Point) -> Vec<Vec<Point>> {
    // A cut lies on the edge to the east (even key) or to the north (odd key) of a sample point.
    let mut steps = Vec::new();
    for r in 0..rows - 1 {
        for c in 0..columns - 1 {
            let here = r * columns + c;
            let corners = [here, here + 1, here + 1 + columns, here + columns];
            let edges = [here * 2, (here + 1) * 2 + 1, (here + columns) * 2, here * 2 + 1];
            let inside = corners.map(|k| values[k] > 0.0);
            // Walking around the cell: leave the area on one edge, come back in on another; inside stays on the left.
            let leaves: Vec<usize> = (0..4).filter(|&k| inside[k] && !inside[(k + 1) % 4]).collect();
            for &k in &leaves {
                let back = (1..4).map(|i| (k + 4 - i) % 4).find(|&e| !inside[e] && inside[(e + 1) % 4]);
                if let Some(e) = back {
                    steps.push((edges[k] as u64, edges[e] as u64));
                }
            }
        }
    }
    let point = |key: u64| {
        let sample = (key / 2) as usize;
        let (c, r) = (sample % columns, sample / columns);
        let (other, a) =
            if key.is_multiple_of(2) { (sample + 1, at(c + 1, r)) } else { (sample + columns, at(c, r + 1)) };
        let (low, high) = (values[sample], values[other]);
        at(c, r).towards(a, (low / (low - high)).clamp(0.02, 0.98))
    };
    walk(&steps).into_iter().map(|ring| ring.into_iter().map(point).collect()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rings::area;

    #[test]
    fn the_contour_of_a_disc_is_one_ring_of_its_area() {
        let window = Window { west: -3.0, south: -3.0, east: 3.0, north: 3.0 };
        let rings = contour(&window, 0.05, |p| 1.5 - p.x.hypot(p.y));
        assert_eq!(rings.len(), 1);
        assert!((area(&rings[0]).abs() - std::f64::consts::PI * 2.25).abs() < 0.02);
    }

    #[test]
    fn a_ring_of_land_has_an_outer_and_an_inner_shore() {
        let window = Window { west: -3.0, south: -3.0, east: 3.0, north: 3.0 };
        let rings = contour(&window, 0.05, |p| 0.5 - (p.x.hypot(p.y) - 1.5).abs());
        assert_eq!(rings.len(), 2);
        let sum: f64 = rings.iter().map(|r| area(r)).sum();
        assert!((sum.abs() - std::f64::consts::PI * 3.0).abs() < 0.03);
    }
}
