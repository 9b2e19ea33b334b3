//! The places file: what the map must hold, as the rules and history give it.

use std::collections::HashSet;

use engine::Fault;
use serde::Deserialize;
use toml::Spanned;

use super::zones::{PlannedZone, ZoneFile};
use crate::file::{GridFile, JoinedFile, Reader, Text};
use crate::grid::{Grid, HexIx, SideIx};
use crate::map::{Bank, Grade, OffMapPlace, WayKind};
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
    #[serde(default)]
    bridge: Vec<SideFile>,
    #[serde(default)]
    strait: Vec<SideFile>,
    #[serde(default)]
    r#box: Vec<BoxFile>,
    /// Kinds of places that bring their hex into every zone that they lie in.
    #[serde(default)]
    zone_places: Vec<String>,
    #[serde(default)]
    zone: Vec<ZoneFile>,
}

/// A hexside with a bridge, or a strait.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "notes for people are read so that a mistyped key is a fault")]
struct SideFile {
    side: Text,
    name: String,
    note: Option<String>,
}

/// A place off the map with hexes next to it and links to others.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BoxFile {
    id: Text,
    name: String,
    kinds: Vec<String>,
    #[serde(default)]
    joined: JoinedFile,
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
    course: Option<Spanned<Vec<String>>>,
    chain: Option<Spanned<Vec<Text>>>,
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
    hexes: Option<Vec<Text>>,
    beyond: Option<Spanned<ViaFile>>,
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
    pub(super) course: Course,
    pub(super) into: Option<usize>,
    pub(super) starts_at: Option<usize>,
    pub(super) until: Option<usize>,
    /// Longitude and latitude of points to run on through below the end of its course.
    pub(super) mouth: Vec<(f64, f64)>,
    pub(super) places: Vec<usize>,
}

/// Where a river runs.
pub(super) enum Course {
    /// Along these lines of the geography, as hexsides can follow them.
    Lines(Spanned<Vec<String>>),
    /// Along these hexsides.
    Given(Vec<SideIx>),
}

impl Course {
    /// The lines it follows.
    pub(super) fn lines(&self) -> &[String] {
        match self {
            Course::Lines(names) => names.get_ref(),
            Course::Given(_) => &[],
        }
    }
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
    /// Its hexes, where they are given.
    pub(super) hexes: Option<Vec<HexIx>>,
    /// Longitude and latitude of where it goes on to, out of play.
    pub(super) beyond: Option<(f64, f64)>,
}

pub(super) struct Plan {
    pub(super) title: String,
    pub(super) grid: Grid,
    pub(super) places: Vec<PlannedPlace>,
    pub(super) rivers: Vec<PlannedRiver>,
    pub(super) routes: Vec<PlannedRoute>,
    /// The bridges over major rivers, where they are given; else every railway and road has one.
    pub(super) bridges: Option<Vec<(Text, SideIx)>>,
    pub(super) straits: Vec<SideIx>,
    pub(super) boxes: Vec<OffMapPlace>,
    pub(super) zone_places: Vec<String>,
    pub(super) zones: Vec<PlannedZone>,
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

pub(super) fn degrees(r: &Reader<'_>, value: &Spanned<f64>, limit: f64) -> Result<f64, Fault> {
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
        let sides = |list: &[SideFile]| -> Result<Vec<(Text, SideIx)>, Fault> {
            list.iter().map(|file| Ok((file.side.clone(), r.side(&grid, &file.side)?))).collect()
        };
        let mut plan = Plan {
            title: file.title,
            places: Vec::new(),
            rivers: Vec::new(),
            routes: Vec::new(),
            bridges: if file.bridge.is_empty() { None } else { Some(sides(&file.bridge)?) },
            straits: sides(&file.strait)?.into_iter().map(|(_, side)| side).collect(),
            boxes: boxes(&r, &grid, &file.r#box)?,
            zone_places: file.zone_places,
            zones: PlannedZone::read(&r, &grid, &file.zone)?,
            grid,
        };
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
            let hexes = route.hexes.as_ref().map(|list| r.route(&plan.grid, route.id.get_ref(), list)).transpose()?;
            let beyond = match &route.beyond {
                None => None,
                Some(point) => plan.vias(&r, std::slice::from_ref(point))?.pop().map(|via| match via {
                    Via::Point { lon, lat } => (lon, lat),
                    Via::Place(place) => (plan.places[place].lon, plan.places[place].lat),
                }),
            };
            plan.routes.push(PlannedRoute { id: route.id.clone(), name: route.name.clone(), kind, via, hexes, beyond });
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
            let course = match (&file.course, &file.chain) {
                (Some(lines), None) => Course::Lines(lines.clone()),
                (None, Some(chain)) => Course::Given(r.chain(&self.grid, file.id.get_ref(), chain)?),
                _ => {
                    let reason = format!("river \"{}\" needs a course or a chain, not both", file.id.get_ref());
                    return Err(r.fault(&file.id, reason));
                }
            };
            let planned = PlannedRiver {
                id: file.id.clone(),
                name: file.name.clone(),
                grade: r.word(&file.grade, &[("minor", Grade::Minor), ("major", Grade::Major)])?,
                navigable: file.navigable,
                course,
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

fn boxes(r: &Reader<'_>, grid: &Grid, list: &[BoxFile]) -> Result<Vec<OffMapPlace>, Fault> {
    let mut seen = HashSet::new();
    let mut boxes = Vec::with_capacity(list.len());
    for file in list {
        r.fresh(&mut seen, &file.id, "box")?;
        let place = OffMapPlace {
            id: file.id.get_ref().clone(),
            name: file.name.clone(),
            kinds: file.kinds.clone(),
            point: None,
            entries: Vec::new(),
            rail_entries: Vec::new(),
            links: Vec::new(),
        };
        boxes.push(r.joined(grid, place, &file.joined)?);
    }
    let joined: Vec<_> = list.iter().map(|file| (file.id.get_ref().as_str(), &file.joined)).collect();
    r.linked_both_ways(&joined)?;
    Ok(boxes)
}

impl Via {
    pub(super) fn place(&self) -> Option<usize> {
        match self {
            Via::Place(place) => Some(*place),
            Via::Point { .. } => None,
        }
    }
}
