//! From longitude and latitude to the plane of the grid: Mercator's formula, then a rubber sheet
//! (thin-plate spline) that brings every printed place to the centre of its hex.

use engine::Fault;
use serde::Deserialize;

use crate::direction::Point;
use crate::source::Source;

#[derive(Deserialize)]
struct GridFile {
    projection: Projection,
    warp: Option<Warp>,
}

#[derive(Deserialize)]
struct Projection {
    #[serde(rename = "R_km")]
    radius_km: f64,
    lon0: f64,
    lat0: f64,
    scale_hex_per_km: f64,
    #[serde(rename = "X0")]
    x0: f64,
    #[serde(rename = "Y0")]
    y0: f64,
}

#[derive(Deserialize)]
struct Warp {
    a_x: [f64; 3],
    a_y: [f64; 3],
    control_points: Vec<ControlPoint>,
}

#[derive(Deserialize)]
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
        Ok(Sheet { projection, warp })
    }

    /// The point of the plane, to four decimals so that no machine's arithmetic shows.
    pub(super) fn point(&self, lon: f64, lat: f64) -> Point {
        let p = &self.projection;
        let mercator = |lat: f64| lat.to_radians().tan().asinh();
        let true_scale = p.radius_km * p.lat0.to_radians().cos();
        let east = true_scale * (lon - p.lon0).to_radians();
        let north = true_scale * (mercator(lat) - mercator(p.lat0));
        let flat = Point::new(p.scale_hex_per_km * east + p.x0, p.scale_hex_per_km * north + p.y0);
        let bent = self.warp.as_ref().map_or(flat, |warp| warp.bend(flat));
        Point::new((bent.x * 1e4).round() / 1e4, (bent.y * 1e4).round() / 1e4)
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
