//! What every hex is, by a rule whose numbers stand in the terrain file.
//!
//! 1. **Water.** A hex is sea or lake when enough of seven points (its centre and six halfway to the corners)
//!    lie in one, or where the rule says so, enough per cent of it. Places of kinds that are kept dry, and routes whose
//!    hexes are given, stand on land.
//! 2. **Base.** Every other hex is the base terrain: forest. Then **areas**: see [`areas`].
//! 3. **Patches** (marsh, hills), in the order of the file, the later over the earlier. A hex has a score: smooth
//!    noise of 0 to 1000, plus the lift of every named area it lies in (full at the area's axis, fading with the
//!    square of the distance to nothing at its rim). From the threshold on it is a patch. Then the edges
//!    are calmed: a patch of one hex goes, a hex with four neighbours in the patch joins it. `off_rivers` keeps
//!    a patch from hexes that touch a river.
//! 4. **Banks** (clear ground): a hex that touches one of the rivers is cleared when its noise is below `near`
//!    (within `reach` hexes of a settled place) or `away` (elsewhere).
//! 5. **Built**: a place of a kind makes its hex that terrain, also in water.
//!
//! The noise is worked out in whole numbers; nothing here depends on the machine.

use engine::Fault;
use serde::Deserialize;
use toml::Spanned;

use super::areas::{self, AreaFile as RingFile, Areas, TouchFile};
use super::geography::{Area, Geography};
use super::line;
use super::noise::noise;
use super::plan::Plan;
use super::project::Sheet;
use crate::direction::{Direction, Point};
use crate::file::{Reader, TerrainFile, Text};
use crate::grid::HexIx;
use crate::map::{Map, RiverIx, Terrain, TerrainIx};
use crate::source::Source;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RuleFile {
    terrain: Vec<TerrainFile>,
    base: Text,
    water: WaterFile,
    #[serde(default)]
    area: Vec<RingFile>,
    #[serde(default)]
    touch: Vec<TouchFile>,
    #[serde(default)]
    patches: Vec<PatchesFile>,
    #[serde(default)]
    banks: Vec<BanksFile>,
    #[serde(default)]
    built: Vec<BuiltFile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WaterFile {
    sea: Text,
    lake: Text,
    points: Option<usize>,
    percent: Option<usize>,
    #[serde(default)]
    keeps_dry: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PatchesFile {
    terrain: Text,
    seed: u32,
    patch: u32,
    threshold: i64,
    #[serde(default)]
    off_rivers: bool,
    #[serde(default)]
    area: Vec<AreaFile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "the name is for people")]
struct AreaFile {
    name: String,
    hex: Text,
    to: Option<Text>,
    radius: Spanned<f64>,
    lift: i32,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BanksFile {
    terrain: Text,
    rivers: Vec<Text>,
    seed: u32,
    patch: u32,
    near: i64,
    away: i64,
    reach: u16,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BuiltFile {
    kind: String,
    terrain: Text,
}

/// The terrain rule.
pub(super) struct Rule {
    pub(super) terrains: Vec<Terrain>,
    base: TerrainIx,
    sea: TerrainIx,
    lake: TerrainIx,
    wet: Wet,
    keeps_dry: Vec<String>,
    areas: Areas,
    patches: Vec<Patches>,
    banks: Vec<Banks>,
    built: Vec<(String, TerrainIx)>,
}

/// From when on a hex is water.
enum Wet {
    /// So many of its seven points.
    Points(usize),
    /// So much of it.
    Percent(usize),
}

struct Patches {
    terrain: TerrainIx,
    seed: u32,
    patch: u32,
    threshold: i64,
    off_rivers: bool,
    areas: Vec<Upland>,
}

/// A named area that lifts the score: round its axis from `a` to `b`.
struct Upland {
    a: Point,
    b: Point,
    radius: f64,
    lift: i32,
}

struct Banks {
    terrain: TerrainIx,
    rivers: Vec<RiverIx>,
    seed: u32,
    patch: u32,
    near: i64,
    away: i64,
    reach: u16,
}

impl Rule {
    pub(super) fn read(source: &Source<'_>, plan: &Plan) -> Result<Rule, Fault> {
        let file: RuleFile = source.toml()?;
        let r = Reader { source };
        let terrains = r.terrains(&file.terrain)?;
        let terrain = |text: &Text| terrain_ix(&r, &terrains, text);
        let mut patches = Vec::new();
        for p in &file.patches {
            let areas = p.area.iter().map(|area| read_area(&r, plan, area)).collect::<Result<_, _>>()?;
            patches.push(Patches {
                terrain: terrain(&p.terrain)?,
                seed: p.seed,
                patch: p.patch.min(1000),
                threshold: p.threshold,
                off_rivers: p.off_rivers,
                areas,
            });
        }
        let mut banks = Vec::new();
        for b in &file.banks {
            let river = |text: &Text| {
                let known = plan.rivers.iter().position(|river| river.id.get_ref() == text.get_ref());
                known
                    .map(|i| RiverIx(i as u8))
                    .ok_or_else(|| r.fault(text, format!("there is no river \"{}\"", text.get_ref())))
            };
            banks.push(Banks {
                terrain: terrain(&b.terrain)?,
                rivers: b.rivers.iter().map(river).collect::<Result<_, _>>()?,
                seed: b.seed,
                patch: b.patch.min(1000),
                near: b.near,
                away: b.away,
                reach: b.reach,
            });
        }
        Ok(Rule {
            base: terrain(&file.base)?,
            sea: terrain(&file.water.sea)?,
            lake: terrain(&file.water.lake)?,
            wet: match (file.water.points, file.water.percent) {
                (Some(points), None) => Wet::Points(points),
                (None, Some(percent)) => Wet::Percent(percent),
                _ => return Err(r.fault(&file.water.sea, "give points or percent, not both")),
            },
            keeps_dry: file.water.keeps_dry,
            areas: Areas::read(&r, &terrains, &file.area, &file.touch)?,
            built: file
                .built
                .iter()
                .map(|b| Ok((b.kind.clone(), terrain(&b.terrain)?)))
                .collect::<Result<_, Fault>>()?,
            patches,
            banks,
            terrains,
        })
    }
}

/// The terrain with this id.
pub(super) fn terrain_ix(r: &Reader<'_>, terrains: &[Terrain], text: &Text) -> Result<TerrainIx, Fault> {
    let known = terrains.iter().position(|t| t.id == *text.get_ref());
    known
        .map(|i| TerrainIx(i as u8))
        .ok_or_else(|| r.fault(text, format!("there is no terrain \"{}\"", text.get_ref())))
}

fn read_area(r: &Reader<'_>, plan: &Plan, area: &AreaFile) -> Result<Upland, Fault> {
    let a = r.hex(&plan.grid, &area.hex)?;
    let b = area.to.as_ref().map_or(Ok(a), |to| r.hex(&plan.grid, to))?;
    let radius = *area.radius.get_ref();
    if !(radius > 0.0 && radius < 1000.0) {
        return Err(r.fault(&area.radius, format!("{radius} is not a radius in hexes")));
    }
    Ok(Upland { a: plan.grid.centre(a), b: plan.grid.centre(b), radius, lift: area.lift })
}

/// Which sea or lake each hex of water belongs to.
pub(super) struct Waters {
    names: Vec<String>,
    of: Vec<Option<usize>>,
}

impl Waters {
    /// The hexes of all waters of this name; none if there is no such water.
    pub(super) fn of(&self, name: &str) -> Option<Vec<HexIx>> {
        let named = |water: &Option<usize>| water.is_some_and(|water| self.names[water] == name);
        let hexes = self.of.iter().enumerate().filter(|(_, water)| named(water)).map(|(hex, _)| HexIx(hex as u16));
        self.names.iter().any(|known| known == name).then(|| hexes.collect())
    }
}

/// Steps 1 and 2: water and base.
pub(super) fn water(rule: &Rule, geography: &Geography, plan: &Plan, map: &mut Map) -> Waters {
    map.terrains.clone_from(&rule.terrains);
    map.terrain.fill(rule.base);
    let waters: Vec<&Area> = geography.sea.iter().chain(&geography.lakes).collect();
    let mut found =
        Waters { names: waters.iter().map(|area| area.name.clone()).collect(), of: vec![None; map.grid.len()] };
    let mut dry = vec![false; map.grid.len()];
    let settled = map.places.iter().filter(|place| rule.keeps_dry.iter().any(|kind| place.is(kind)));
    let given = plan.routes.iter().filter_map(|route| route.hexes.as_ref()).flatten().copied();
    for hex in settled.map(|place| place.hex).chain(given) {
        dry[hex.index()] = true;
    }
    for hex in map.grid.hexes().filter(|hex| !dry[hex.index()]) {
        let (points, enough) = match rule.wet {
            Wet::Points(points) => (seven_points(map, hex), points.max(1)),
            Wet::Percent(percent) => {
                let points = areas::spread_over(&map.grid, hex);
                let enough = (percent * points.len()).div_ceil(100).max(1);
                (points, enough)
            }
        };
        let counts: Vec<usize> =
            waters.iter().map(|area| points.iter().filter(|&&p| in_area(p, area)).count()).collect();
        let (seas, lakes) = counts.split_at(geography.sea.len());
        let (sea, lake): (usize, usize) = (seas.iter().sum(), lakes.iter().sum());
        let together = matches!(rule.wet, Wet::Percent(_)) && sea + lake >= enough;
        if sea >= enough || (together && sea >= lake) {
            map.terrain[hex.index()] = rule.sea;
        } else if lake >= enough || together {
            map.terrain[hex.index()] = rule.lake;
        } else {
            continue;
        }
        found.of[hex.index()] = (0..counts.len()).max_by_key(|&area| (counts[area], std::cmp::Reverse(area)));
    }
    build(rule, map);
    found
}

/// The centre of a hex, and six points halfway to its corners.
fn seven_points(map: &Map, hex: HexIx) -> Vec<Point> {
    let centre = map.grid.centre(hex);
    let mut points = vec![centre];
    points.extend(map.grid.corners(hex).map(|c| centre.towards(map.grid.corner_point(c), 0.5)));
    points
}

fn in_area(point: Point, area: &Area) -> bool {
    let mut rings = area.rings.iter();
    rings.next().is_some_and(|outer| line::in_ring(point, outer)) && !rings.any(|hole| line::in_ring(point, hole))
}

/// Steps 2 to 5 on land: areas, patches, banks, built places.
pub(super) fn land(rule: &Rule, sheet: &Sheet, map: &mut Map) {
    let dry: Vec<HexIx> = map.grid.hexes().filter(|&hex| is_land(rule, map, hex)).collect();
    rule.areas.lay(sheet, &dry, rule.base, map);
    for patches in &rule.patches {
        let scored: Vec<bool> = map.grid.hexes().map(|hex| patches.holds(map, hex)).collect();
        let calm = |hex: HexIx| {
            let beside = map.grid.neighbours(hex).filter(|(_, n)| scored[n.index()]).count();
            if scored[hex.index()] {
                beside > 0
            } else {
                beside >= 4 && !(patches.off_rivers && on_any_river(map, hex))
            }
        };
        let calmed: Vec<HexIx> = map.grid.hexes().filter(|&hex| calm(hex) && is_land(rule, map, hex)).collect();
        for hex in calmed {
            map.terrain[hex.index()] = patches.terrain;
        }
    }
    for banks in &rule.banks {
        for hex in map.grid.hexes() {
            let touches = Direction::ALL
                .iter()
                .any(|&d| map.river[map.grid.side(hex, d).index()].is_some_and(|r| banks.rivers.contains(&r)));
            if !touches || !is_land(rule, map, hex) {
                continue;
            }
            let settled = map.places.iter().any(|p| !p.is("station") && map.grid.distance(p.hex, hex) <= banks.reach);
            let limit = if settled { banks.near } else { banks.away };
            if noise(banks.seed, banks.patch, map.grid.centre(hex)) < limit {
                map.terrain[hex.index()] = banks.terrain;
            }
        }
    }
    build(rule, map);
}

impl Patches {
    fn holds(&self, map: &Map, hex: HexIx) -> bool {
        if self.off_rivers && on_any_river(map, hex) {
            return false;
        }
        let centre = map.grid.centre(hex);
        let lifts = self.areas.iter().map(|area| {
            let share = line::to_segment(centre, area.a, area.b) / area.radius;
            (f64::from(area.lift) * (1.0 - share * share).max(0.0)).round() as i64
        });
        noise(self.seed, self.patch, centre) + lifts.sum::<i64>() >= self.threshold
    }
}

fn on_any_river(map: &Map, hex: HexIx) -> bool {
    Direction::ALL.iter().any(|&d| map.river[map.grid.side(hex, d).index()].is_some())
}

fn is_land(rule: &Rule, map: &Map, hex: HexIx) -> bool {
    let terrain = map.terrain[hex.index()];
    terrain != rule.sea && terrain != rule.lake
}

/// A place makes its hex what the first kind in the file that fits it says.
fn build(rule: &Rule, map: &mut Map) {
    for (kind, terrain) in rule.built.iter().rev() {
        for place in map.places.iter().filter(|p| p.is(kind)) {
            map.terrain[place.hex.index()] = *terrain;
        }
    }
}
