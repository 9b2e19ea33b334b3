//! Ground within rings of longitudes and latitudes.
//!
//! A hex of land is of the area that holds its centre, the first in the file if several do. Where `touch` says so, an
//! area takes every hex that it covers so far, before all others. Hexes of a pass keep the base terrain.

use engine::Fault;
use serde::Deserialize;
use toml::Spanned;

use super::line;
use super::project::Sheet;
use super::terrain::terrain_ix;
use super::zones::position;
use crate::direction::Point;
use crate::file::{Reader, Text};
use crate::grid::{Grid, HexIx};
use crate::map::{Map, Terrain, TerrainIx, ZoneKind};

/// An area; points are latitude and longitude.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "the name is for people")]
pub(super) struct AreaFile {
    name: String,
    terrain: Text,
    ring: Vec<Spanned<[f64; 2]>>,
}

/// From how many per cent on areas of a terrain take a hex that they only touch.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TouchFile {
    terrain: Text,
    percent: usize,
}

struct Ring {
    terrain: TerrainIx,
    points: Vec<(f64, f64)>,
}

/// All areas of the terrain rule.
pub(super) struct Areas {
    rings: Vec<Ring>,
    touch: Vec<(TerrainIx, usize)>,
}

impl Areas {
    pub(super) fn read(
        r: &Reader<'_>,
        terrains: &[Terrain],
        areas: &[AreaFile],
        touch: &[TouchFile],
    ) -> Result<Areas, Fault> {
        let ring = |file: &AreaFile| -> Result<Ring, Fault> {
            let points = file.ring.iter().map(|point| position(r, point)).collect::<Result<_, _>>()?;
            Ok(Ring { terrain: terrain_ix(r, terrains, &file.terrain)?, points })
        };
        let touches = |file: &TouchFile| Ok((terrain_ix(r, terrains, &file.terrain)?, file.percent));
        Ok(Areas {
            rings: areas.iter().map(ring).collect::<Result<_, _>>()?,
            touch: touch.iter().map(touches).collect::<Result<_, Fault>>()?,
        })
    }

    /// Gives hexes of land their terrain.
    pub(super) fn lay(&self, sheet: &Sheet, land: &[HexIx], base: TerrainIx, map: &mut Map) {
        let project = |ring: &Ring| -> (TerrainIx, Vec<Point>) {
            (ring.terrain, ring.points.iter().map(|&(lon, lat)| sheet.point(lon, lat)).collect())
        };
        let rings: Vec<(TerrainIx, Vec<Point>)> = self.rings.iter().map(project).collect();
        for &hex in land {
            let touched = self.touch.iter().find(|(terrain, percent)| {
                let points = spread_over(&map.grid, hex);
                let inside = |p: &&Point| rings.iter().any(|(of, ring)| of == terrain && line::in_ring(**p, ring));
                points.iter().filter(inside).count() * 100 > percent * points.len()
            });
            let centre = map.grid.centre(hex);
            let held = || rings.iter().find(|(_, ring)| line::in_ring(centre, ring)).map(|(terrain, _)| *terrain);
            if let Some(terrain) = touched.map(|(terrain, _)| *terrain).or_else(held) {
                map.terrain[hex.index()] = terrain;
            }
        }
        for pass in map.zones.iter().filter(|zone| zone.kind == ZoneKind::Pass) {
            for hex in &pass.hexes {
                map.terrain[hex.index()] = base;
            }
        }
    }
}

/// How many times the side of a hex is cut to spread points over it.
const CUTS: u32 = 5;

/// Points that stand for equal shares of a hex: the middles of small triangles.
pub(super) fn spread_over(grid: &Grid, hex: HexIx) -> Vec<Point> {
    let (centre, corners) = (grid.centre(hex), grid.corners(hex).map(|corner| grid.corner_point(corner)));
    let mut points = Vec::with_capacity(6 * (CUTS * CUTS) as usize);
    for k in 0..6 {
        let (a, b) = (corners[k], corners[(k + 1) % 6]);
        let at = |u: f64, v: f64| {
            let (u, v) = (u / f64::from(CUTS), v / f64::from(CUTS));
            Point::new(
                centre.x + (a.x - centre.x) * u + (b.x - centre.x) * v,
                centre.y + (a.y - centre.y) * u + (b.y - centre.y) * v,
            )
        };
        for i in 0..CUTS {
            for j in 0..CUTS - i {
                let (u, v) = (f64::from(i), f64::from(j));
                points.push(at(u + 1.0 / 3.0, v + 1.0 / 3.0));
                if i + j + 1 < CUTS {
                    points.push(at(u + 2.0 / 3.0, v + 2.0 / 3.0));
                }
            }
        }
    }
    points
}
