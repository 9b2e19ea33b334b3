//! Zones: sets of hexes within a ring of longitudes and latitudes, north of a line, of a water, or listed by hand.

use engine::Fault;
use serde::Deserialize;
use toml::Spanned;

use super::line;
use super::plan::{Plan, degrees};
use super::project::Sheet;
use super::terrain::Waters;
use crate::direction::Point;
use crate::file::{Reader, Text};
use crate::grid::{Grid, HexIx};
use crate::map::{Map, Zone, ZoneKind};
use crate::source::Source;

/// A zone as the places file has it; points are latitude and longitude.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "notes for people are read so that a mistyped key is a fault")]
pub(super) struct ZoneFile {
    id: Text,
    name: String,
    kind: Text,
    note: Option<String>,
    /// A hex whose centre lies within this ring belongs to the zone.
    #[serde(default)]
    ring: Vec<Spanned<[f64; 2]>>,
    /// A hex whose centre lies north of this line, from west to east, belongs to the zone.
    #[serde(default)]
    north_of: Vec<Spanned<[f64; 2]>>,
    /// The name of a sea or lake of the geography: the hexes that are water because of it belong to the zone.
    water: Option<Text>,
    /// Hexes that belong to it whatever the geography says.
    #[serde(default)]
    hexes: Vec<Text>,
}

pub(super) struct PlannedZone {
    pub(super) id: Text,
    pub(super) name: String,
    kind: ZoneKind,
    ring: Vec<(f64, f64)>,
    north_of: Vec<(f64, f64)>,
    water: Option<Text>,
    hexes: Vec<HexIx>,
}

impl PlannedZone {
    pub(super) fn read(r: &Reader<'_>, grid: &Grid, list: &[ZoneFile]) -> Result<Vec<PlannedZone>, Fault> {
        let points = |list: &[Spanned<[f64; 2]>]| -> Result<Vec<(f64, f64)>, Fault> {
            list.iter().map(|point| position(r, point)).collect()
        };
        let mut seen = std::collections::HashSet::new();
        let mut zones = Vec::with_capacity(list.len());
        for file in list {
            r.fresh(&mut seen, &file.id, "zone")?;
            zones.push(PlannedZone {
                id: file.id.clone(),
                name: file.name.clone(),
                kind: r.word(&file.kind, &ZoneKind::WORDS)?,
                ring: points(&file.ring)?,
                north_of: points(&file.north_of)?,
                water: file.water.clone(),
                hexes: file.hexes.iter().map(|hex| r.hex(grid, hex)).collect::<Result<_, _>>()?,
            });
        }
        Ok(zones)
    }
}

/// Latitude and longitude, as longitude and latitude.
pub(super) fn position(r: &Reader<'_>, point: &Spanned<[f64; 2]>) -> Result<(f64, f64), Fault> {
    let [lat, lon] = *point.get_ref();
    let spanned = |value| Spanned::new(point.span(), value);
    Ok((degrees(r, &spanned(lon), 180.0)?, degrees(r, &spanned(lat), 89.0)?))
}

/// Lays the zones of the plan.
pub(super) fn lay(
    plan: &Plan,
    sheet: &Sheet,
    waters: &Waters,
    source: &Source<'_>,
    map: &mut Map,
) -> Result<(), Fault> {
    let project =
        |points: &[(f64, f64)]| -> Vec<Point> { points.iter().map(|&(lon, lat)| sheet.point(lon, lat)).collect() };
    for zone in &plan.zones {
        let (ring, line) = (project(&zone.ring), project(&zone.north_of));
        if line.windows(2).any(|pair| pair[0].x >= pair[1].x) {
            let reason = format!("the line of zone \"{}\" does not run from west to east", zone.id.get_ref());
            return Err(source.fault_at(zone.id.span(), reason));
        }
        let mut hexes = zone.hexes.clone();
        hexes.extend(map.grid.hexes().filter(|&hex| {
            let centre = map.grid.centre(hex);
            line::in_ring(centre, &ring) || lies_north(centre, &line)
        }));
        let brought = plan.places.iter().filter(|place| place.kinds.iter().any(|k| plan.zone_places.contains(k)));
        let within = brought.filter(|place| line::in_ring(sheet.point(place.lon, place.lat), &ring));
        hexes.extend(within.filter_map(|place| map.place(place.id.get_ref())).map(|place| place.hex));
        if let Some(name) = &zone.water {
            let wet = waters.of(name.get_ref()).ok_or_else(|| {
                source.fault_at(name.span(), format!("the geography has no water \"{}\"", name.get_ref()))
            })?;
            hexes.extend(wet);
        }
        hexes.sort_unstable();
        hexes.dedup();
        map.zones.push(Zone { id: zone.id.get_ref().clone(), name: zone.name.clone(), kind: zone.kind, hexes });
    }
    Ok(())
}

/// Whether a point lies north of a line from west to east; beyond its ends, of the end.
fn lies_north(point: Point, line: &[Point]) -> bool {
    let (Some(first), Some(last)) = (line.first(), line.last()) else { return false };
    let under = line.windows(2).find(|pair| (pair[0].x..=pair[1].x).contains(&point.x));
    let limit = match under {
        Some(pair) => pair[0].towards(pair[1], (point.x - pair[0].x) / (pair[1].x - pair[0].x)).y,
        None if point.x < first.x => first.y,
        None => last.y,
    };
    point.y > limit
}
