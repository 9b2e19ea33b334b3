//! From longitude and latitude to the plane of the grid: Mercator's formula or Lambert's conformal cone, then a rubber
//! sheet (thin-plate spline) that brings every printed place to the centre of its hex.

use engine::Fault;
use serde::Deserialize;

use crate::direction::Point;
use crate::source::Source;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GridFile {
    projection: Projection,
    warp: Option<Warp>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Projection {
    #[serde(rename = "R_km")]
    radius_km: f64,
    lon0: f64,
    lat0: f64,
    /// The two latitudes that the cone cuts; without them the projection is Mercator's.
    parallels: Option<[f64; 2]>,
    scale_hex_per_km: f64,
    #[serde(rename = "X0")]
    x0: f64,
    #[serde(rename = "Y0")]
    y0: f64,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Warp {
    a_x: [f64; 3],
    a_y: [f64; 3],
    control_points: Vec<ControlPoint>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ControlPoint {
    #[serde(rename = "X")]
    x: f64,
    #[serde(rename = "Y")]
    y: f64,
    wx: f64,
    wy: f64,
}

/// How the country is laid on the grid.
pub(super) struct Sheet {
    projection: Projection,
    warp: Option<Warp>,
}

impl Sheet {
    pub(super) fn read(source: &Source<'_>) -> Result<Sheet, Fault> {
        let GridFile { projection, warp } = source.json()?;
        let near_pole = projection.lat0.abs() >= 89.0;
        if near_pole || projection.radius_km <= 0.0 || projection.scale_hex_per_km <= 0.0 {
            return Err(source.fault("the projection's radius, scale or latitude makes no sense"));
        }
        let makes_a_cone = |[south, north]: [f64; 2]| south < north && south.abs() < 89.0 && north.abs() < 89.0;
        if projection.parallels.is_some_and(|parallels| !makes_a_cone(parallels)) {
            return Err(source.fault("the projection's parallels are not two latitudes, the southern one first"));
        }
        Ok(Sheet { projection, warp })
    }

    /// The point of the plane, to four decimals so that no machine's arithmetic shows.
    pub(super) fn point(&self, lon: f64, lat: f64) -> Point {
        let p = &self.projection;
        let (east, north) = match p.parallels {
            None => p.mercator(lon, lat),
            Some(parallels) => p.conic(lon, lat, parallels),
        };
        let flat = Point::new(p.scale_hex_per_km * east + p.x0, p.scale_hex_per_km * north + p.y0);
        let bent = self.warp.as_ref().map_or(flat, |warp| warp.bend(flat));
        Point::new((bent.x * 1e4).round() / 1e4, (bent.y * 1e4).round() / 1e4)
    }
}

impl Projection {
    /// Kilometres east and north of the origin.
    fn mercator(&self, lon: f64, lat: f64) -> (f64, f64) {
        let stretched = |lat: f64| lat.to_radians().tan().asinh();
        let true_scale = self.radius_km * self.lat0.to_radians().cos();
        (true_scale * (lon - self.lon0).to_radians(), true_scale * (stretched(lat) - stretched(self.lat0)))
    }

    /// Kilometres east and north of the origin, on Lambert's conformal cone.
    fn conic(&self, lon: f64, lat: f64, [south, north]: [f64; 2]) -> (f64, f64) {
        let half = |lat: f64| (45.0 + lat / 2.0).to_radians().tan();
        let cos = |lat: f64| lat.to_radians().cos();
        let constant = (cos(south) / cos(north)).ln() / (half(north) / half(south)).ln();
        let factor = cos(south) * half(south).powf(constant) / constant;
        let from_apex = |lat: f64| self.radius_km * factor / half(lat).powf(constant);
        let turn = (constant * (lon - self.lon0)).to_radians();
        (from_apex(lat) * turn.sin(), from_apex(self.lat0) - from_apex(lat) * turn.cos())
    }
}

impl Warp {
    fn bend(&self, p: Point) -> Point {
        let plane = |a: [f64; 3]| a[0] + a[1] * p.x + a[2] * p.y;
        let mut out = Point::new(p.x + plane(self.a_x), p.y + plane(self.a_y));
        for control in &self.control_points {
            let d = p.distance(Point::new(control.x, control.y));
            if d > 0.0 {
                let pull = d * d * d.ln();
                out.x += control.wx * pull;
                out.y += control.wy * pull;
            }
        }
        out
    }
}
