//! Chance without dice: numbers hashed from what they belong to, and smooth noise over the plane.
//!
//! The same hex, place or river always gets the same trees, bends and blocks, on screen, in print and in tests.

use hexmap::Point;

fn mix(mut h: u64) -> u64 {
    h = (h ^ (h >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    h = (h ^ (h >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    h ^ (h >> 31)
}

/// What a number is hashed from: a word for its use, then what it belongs to.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Seed(u64);

impl Seed {
    /// A seed for one use.
    pub(crate) fn of(word: &str) -> Seed {
        Seed(word.bytes().fold(0x9E37_79B9_7F4A_7C15, |h, b| mix(h ^ u64::from(b))))
    }

    /// The seed for one thing of that use.
    pub(crate) fn at(self, thing: i64) -> Seed {
        Seed(mix(self.0 ^ mix(thing as u64 ^ 0xD6E8_FEB8_6659_FD93)))
    }

    /// A number from 0 up to 1.
    pub(crate) fn share(self) -> f64 {
        (mix(self.0) >> 11) as f64 / (1u64 << 53) as f64
    }

    /// A number from -1 up to 1.
    pub(crate) fn swing(self) -> f64 {
        self.share() * 2.0 - 1.0
    }

    /// A number between two bounds.
    pub(crate) fn between(self, low: f64, high: f64) -> f64 {
        low + (high - low) * self.share()
    }
}

fn lattice(x: i64, y: i64, layer: u64) -> f64 {
    let h = mix((x as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ mix((y as u64) ^ (layer << 40)));
    (h >> 11) as f64 / (1u64 << 53) as f64
}

fn value(x: f64, y: f64, layer: u64) -> f64 {
    let (ix, iy) = (x.floor(), y.floor());
    let (fx, fy) = (x - ix, y - iy);
    let (u, v) = (fx * fx * (3.0 - 2.0 * fx), fy * fy * (3.0 - 2.0 * fy));
    let (ix, iy) = (ix as i64, iy as i64);
    let south = lattice(ix, iy, layer) * (1.0 - u) + lattice(ix + 1, iy, layer) * u;
    let north = lattice(ix, iy + 1, layer) * (1.0 - u) + lattice(ix + 1, iy + 1, layer) * u;
    south * (1.0 - v) + north * v
}

/// Smooth noise from 0 to 1 in three octaves; `pace` is how often it turns within one hex.
pub(crate) fn noise(at: Point, pace: f64, layer: u64) -> f64 {
    let (mut x, mut y) = (at.x * pace, at.y * pace);
    let (mut sum, mut weight) = (0.0, 0.5);
    for octave in 0..3 {
        sum += weight * value(x, y, layer * 8 + octave);
        x *= 2.03;
        y *= 2.03;
        weight *= 0.5;
    }
    sum / 0.875
}

/// The point shifted by smooth noise, by about `far` and never by more.
pub(crate) fn wobbled(at: Point, far: f64, pace: f64, layer: u64) -> Point {
    let shift = |layer| ((noise(at, pace, layer) - 0.5) * 2.8).clamp(-0.7, 0.7) * far;
    Point::new(at.x + shift(layer), at.y + shift(layer + 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn noise_is_smooth_and_stays_between_0_and_1() {
        for k in 0..5000 {
            let at = Point::new(f64::from(k) * 0.037, f64::from(k % 71) * 0.11);
            let here = noise(at, 1.0, 3);
            let beside = noise(Point::new(at.x + 0.001, at.y), 1.0, 3);
            assert!((0.0..=1.0).contains(&here));
            assert!((here - beside).abs() < 0.02, "a jump of {} at {at:?}", here - beside);
        }
    }

    #[test]
    fn shares_spread_over_the_whole_range() {
        let low = (0..1000).filter(|&k| Seed::of("tree").at(k).share() < 0.5).count();
        assert!((400..600).contains(&low), "{low} of 1000 in the lower half");
    }

    #[test]
    fn a_wobbled_point_stays_near() {
        for k in 0..1000 {
            let at = Point::new(f64::from(k) * 0.31, f64::from(k) * 0.17);
            assert!(wobbled(at, 0.08, 1.7, 1).distance(at) <= 0.08);
        }
    }
}
