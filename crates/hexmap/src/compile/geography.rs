//! The real country: rivers, sea and lakes, brought into the plane.

use engine::Fault;
use serde::Deserialize;

use super::project::Sheet;
use crate::direction::Point;
use crate::source::Source;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GeographyFile {
    rivers: Vec<LineFile>,
    #[serde(default)]
    sea: Vec<AreaFile>,
    #[serde(default)]
    coast: Vec<LineFile>,
    #[serde(default)]
    lakes: Vec<AreaFile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LineFile {
    #[serde(default)]
    name: String,
    pts: Vec<[f64; 2]>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AreaFile {
    #[serde(default)]
    name: String,
    rings: Vec<Vec<[f64; 2]>>,
}

pub(super) struct Line {
    pub(super) name: String,
    pub(super) points: Vec<Point>,
}

/// An area: its outer ring, then holes.
pub(super) struct Area {
    pub(super) name: String,
    pub(super) rings: Vec<Vec<Point>>,
}

pub(super) struct Geography {
    pub(super) rivers: Vec<Line>,
    pub(super) sea: Vec<Area>,
    pub(super) coast: Vec<Line>,
    pub(super) lakes: Vec<Area>,
}

impl Geography {
    pub(super) fn read(source: &Source<'_>, sheet: &Sheet) -> Result<Geography, Fault> {
        let file: GeographyFile = source.json()?;
        let every = file.rivers.iter().chain(&file.coast).flat_map(|l| &l.pts);
        let every = every.chain(file.sea.iter().chain(&file.lakes).flat_map(|a| a.rings.iter().flatten()));
        for &[lon, lat] in every {
            if !(lon.abs() <= 180.0 && lat.abs() < 89.0) {
                return Err(source.fault(format!("[{lon}, {lat}] is not a longitude and a latitude")));
            }
        }
        let line = |points: &[[f64; 2]]| points.iter().map(|&[lon, lat]| sheet.point(lon, lat)).collect::<Vec<_>>();
        let lines = |list: Vec<LineFile>| -> Vec<Line> {
            list.into_iter().map(|l| Line { points: line(&l.pts), name: l.name }).collect()
        };
        let areas = |list: Vec<AreaFile>| -> Vec<Area> {
            list.into_iter().map(|a| Area { rings: a.rings.iter().map(|r| line(r)).collect(), name: a.name }).collect()
        };
        Ok(Geography {
            rivers: lines(file.rivers),
            sea: areas(file.sea),
            coast: lines(file.coast),
            lakes: areas(file.lakes),
        })
    }

    /// The whole course of a river from source to mouth: all lines of these names, joined end to end.
    pub(super) fn course(&self, names: &[String]) -> Option<Vec<Point>> {
        let mut left: Vec<&[Point]> = self
            .rivers
            .iter()
            .filter(|l| names.contains(&l.name) && l.points.len() > 1)
            .map(|l| l.points.as_slice())
            .collect();
        let meets = |a: &[Point], b: &[Point]| a[a.len() - 1].distance(b[0]) < 0.05;
        // The uppermost line is the one that no other flows into.
        let first = (0..left.len()).find(|&i| (0..left.len()).all(|j| i == j || !meets(left[j], left[i])))?;
        let mut course = left.remove(first).to_vec();
        while let Some(next) = left.iter().position(|line| meets(&course, line)) {
            course.extend_from_slice(&left.remove(next)[1..]);
        }
        Some(course)
    }
}
