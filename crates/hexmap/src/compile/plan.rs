//! The places file: what the map must hold, as the rules and history give it.

use std::collections::HashSet;

use engine::Fault;
use serde::Deserialize;
use toml::Spanned;

use crate::file::{GridFile, Reader, Text};
use crate::grid::{Grid, HexIx};
use crate::map::{Bank, Grade, WayKind};
use crate::source::Source;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PlanFile {
    title: String,
    grid: Spanned<GridFile>,
    #[serde(default)]
    place: Vec<PlaceFile>,
    #[serde(default)]
    river: Vec<RiverFile>,
    #[serde(default)]
    route: Vec<RouteFile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "notes for people are read so that a mistyped key is a fault")]
struct PlaceFile {
    id: Text,
    name: String,
    #[serde(default)]
    variants: Vec<String>,
    kinds: Vec<String>,
    named_in: Option<String>,
    hex: Option<Text>,
    hex_alt: Option<Text>,
    hex_estimate: Option<Text>,
    #[serde(default)]
    off_map: bool,
    #[serde(default)]
    cut_off: bool,
    lat: Spanned<f64>,
    lon: Spanned<f64>,
    #[serde(default)]
    approx: bool,
    bank: Option<BankFile>,
    modern: Option<String>,
    note: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BankFile {
    river: Text,
    bank: Text,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "notes for people are read so that a mistyped key is a fault")]
struct RiverFile {
    id: Text,
    name: String,
    grade: Text,
    navigable: bool,
    extent: Option<String>,
    freezing: Option<String>,
    note: Option<String>,
    course: Spanned<Vec<String>>,
    into: Option<Text>,
    starts_at: Option<Text>,
    until: Option<Text>,
    #[serde(default)]
    mouth: Vec<MouthFile>,
    #[serde(default)]
    via: Vec<Spanned<ViaFile>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MouthFile {
    lat: Spanned<f64>,
    lon: Spanned<f64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ViaFile {
    place: Option<Text>,
    lat: Option<Spanned<f64>>,
    lon: Option<Spanned<f64>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "notes for people are read so that a mistyped key is a fault")]
struct RouteFile {
    id: Text,
    name: String,
    kind: Text,
    note: Option<String>,
    via: Spanned<Vec<Spanned<ViaFile>>>,
}

/// Where a place is to be.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Where {
    /// The rules state the hex.
    Printed(HexIx),
    /// An estimate.
    Estimate(HexIx),
    /// Where longitude and latitude put it.
    Geography,
    /// Not on the map.
    OffMap,
}

pub(super) struct PlannedPlace {
    pub(super) id: Text,
    pub(super) name: String,
    pub(super) kinds: Vec<String>,
    pub(super) position: Where,
    pub(super) lon: f64,
    pub(super) lat: f64,
    pub(super) bank: Option<(usize, Bank)>,
    /// Known to have no way in by land.
    pub(super) cut_off: bool,
}

pub(super) struct PlannedRiver {
    pub(super) id: Text,
    pub(super) name: String,
    pub(super) grade: Grade,
    pub(super) navigable: bool,
    pub(super) course: Spanned<Vec<String>>,
    pub(super) into: Option<usize>,
    pub(super) starts_at: Option<usize>,
    pub(super) until: Option<usize>,
    /// Longitude and latitude of points to run on through below the end of its course.
    pub(super) mouth: Vec<(f64, f64)>,
    pub(super) places: Vec<usize>,
}

/// What a route passes.
pub(super) enum Via {
    Place(usize),
    Point { lon: f64, lat: f64 },
}

pub(super) struct PlannedRoute {
    pub(super) id: Text,
    pub(super) name: String,
    pub(super) kind: WayKind,
    pub(super) via: Vec<Via>,
}

pub(super) struct Plan {
    pub(super) title: String,
    pub(super) grid: Grid,
    pub(super) places: Vec<PlannedPlace>,
    pub(super) rivers: Vec<PlannedRiver>,
    pub(super) routes: Vec<PlannedRoute>,
}

fn by_id<'a>(
    r: &Reader<'_>,
    ids: impl IntoIterator<Item = &'a Text>,
    wanted: &Text,
    what: &str,
) -> Result<usize, Fault> {
    let found = ids.into_iter().position(|id| id.get_ref() == wanted.get_ref());
    found.ok_or_else(|| r.fault(wanted, format!("there is no {what} \"{}\"", wanted.get_ref())))
}

fn degrees(r: &Reader<'_>, value: &Spanned<f64>, limit: f64) -> Result<f64, Fault> {
    let degrees = *value.get_ref();
    if degrees.abs() < limit {
        Ok(degrees)
    } else {
        Err(r.fault(value, format!("{degrees} is not a number of degrees below {limit}")))
    }
}

impl Plan {
    pub(super) fn read(source: &Source<'_>) -> Result<Plan, Fault> {
        let file: PlanFile = source.toml()?;
        let r = Reader { source };
        let grid = r.grid(&file.grid)?;
        let mut plan = Plan { title: file.title, grid, places: Vec::new(), rivers: Vec::new(), routes: Vec::new() };
        plan.read_places(&r, &file.place, &file.river)?;
        plan.read_rivers(&r, &file.river)?;
        let mut seen = HashSet::new();
        for route in &file.route {
            r.fresh(&mut seen, &route.id, "route")?;
            let via = plan.vias(&r, route.via.get_ref())?;
            if via.len() < 2 {
                return Err(r.fault(&route.via, format!("route \"{}\" needs at least two points", route.id.get_ref())));
            }
            let kind = r.word(&route.kind, &WayKind::ALL.map(|k| (k.id(), k)))?;
            plan.routes.push(PlannedRoute { id: route.id.clone(), name: route.name.clone(), kind, via });
        }
        Ok(plan)
    }

    fn read_places(&mut self, r: &Reader<'_>, places: &[PlaceFile], rivers: &[RiverFile]) -> Result<(), Fault> {
        let mut seen = HashSet::new();
        for file in places {
            r.fresh(&mut seen, &file.id, "place")?;
            let position = match (&file.hex, &file.hex_estimate, file.off_map) {
                (_, _, true) => Where::OffMap,
                (Some(hex), _, _) => Where::Printed(r.hex(&self.grid, hex)?),
                (None, Some(hex), _) => Where::Estimate(r.hex(&self.grid, hex)?),
                (None, None, _) => Where::Geography,
            };
            let bank = match &file.bank {
                None => None,
                Some(b) => {
                    let river = by_id(r, rivers.iter().map(|river| &river.id), &b.river, "river")?;
                    Some((river, r.word(&b.bank, &[("left", Bank::Left), ("right", Bank::Right)])?))
                }
            };
            self.places.push(PlannedPlace {
                id: file.id.clone(),
                name: file.name.clone(),
                kinds: file.kinds.clone(),
                position,
                lon: degrees(r, &file.lon, 180.0)?,
                lat: degrees(r, &file.lat, 89.0)?,
                bank,
                cut_off: file.cut_off,
            });
        }
        Ok(())
    }

    fn read_rivers(&mut self, r: &Reader<'_>, rivers: &[RiverFile]) -> Result<(), Fault> {
        let mut seen = HashSet::new();
        for file in rivers {
            r.fresh(&mut seen, &file.id, "river")?;
            if self.rivers.len() == 250 {
                return Err(r.fault(&file.id, "more than 250 rivers"));
            }
            let place = |text: &Option<Text>| {
                text.as_ref().map(|t| by_id(r, self.places.iter().map(|p| &p.id), t, "place")).transpose()
            };
            let into = match &file.into {
                None => None,
                Some(into) => Some(by_id(r, rivers.iter().map(|river| &river.id), into, "river")?),
            };
            let planned = PlannedRiver {
                id: file.id.clone(),
                name: file.name.clone(),
                grade: r.word(&file.grade, &[("minor", Grade::Minor), ("major", Grade::Major)])?,
                navigable: file.navigable,
                course: file.course.clone(),
                into,
                starts_at: place(&file.starts_at)?,
                until: place(&file.until)?,
                mouth: file
                    .mouth
                    .iter()
                    .map(|point| Ok((degrees(r, &point.lon, 180.0)?, degrees(r, &point.lat, 89.0)?)))
                    .collect::<Result<_, Fault>>()?,
                places: self.vias(r, &file.via)?.into_iter().filter_map(|via| via.place()).collect(),
            };
            self.rivers.push(planned);
        }
        Ok(())
    }

    fn vias(&self, r: &Reader<'_>, list: &[Spanned<ViaFile>]) -> Result<Vec<Via>, Fault> {
        let via = |spanned: &Spanned<ViaFile>| match spanned.get_ref() {
            ViaFile { place: Some(place), .. } => {
                Ok(Via::Place(by_id(r, self.places.iter().map(|p| &p.id), place, "place")?))
            }
            ViaFile { place: None, lat: Some(lat), lon: Some(lon) } => {
                Ok(Via::Point { lon: degrees(r, lon, 180.0)?, lat: degrees(r, lat, 89.0)? })
            }
            _ => Err(r.fault(spanned, "give a place, or lat and lon")),
        };
        list.iter().map(via).collect()
    }
}

impl Via {
    pub(super) fn place(&self) -> Option<usize> {
        match self {
            Via::Place(place) => Some(*place),
            Via::Point { .. } => None,
        }
    }
}
