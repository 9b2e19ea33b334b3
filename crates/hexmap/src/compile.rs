//! The map compiler: from geography, a grid and lists of places, rivers and routes to a [`Map`].
//!
//! It works in steps, each in its own file:
//!
//! 1. [`plan`]: what the places file asks for; [`geography`]: the lines of the real country.
//! 2. [`project`]: longitude and latitude to the plane of the grid, bent so that printed hexes fit.
//! 3. [`rivers`]: lines to chains of hexsides. 4. [`ways`]: routes to chains of hexes.
//! 5. [`terrain`]: what every hex is. 6. [`zones`]: which hexes belong together.
//! 7. [`overlay`]: corrections by hand, applied at each of these steps.
//! 8. [`check`]: whether the map is what the plan asks for.
//!
//! Rivers and routes whose hexsides and hexes are given, and bridges over major rivers that are listed, are laid as they
//! stand: nothing is worked out for them.
//!
//! The same sources always give the same map. Nothing is read or written here.

mod areas;
mod check;
mod geography;
mod line;
mod noise;
mod overlay;
mod plan;
mod project;
mod rivers;
mod settle;
mod shores;
mod terrain;
mod ways;
mod zones;

pub use check::check_map;

use engine::Fault;

use crate::map::{Grade, Map, Terrain, WayKind};
use crate::source::Source;

/// The texts that a map is compiled from.
#[derive(Debug, Clone, Copy)]
pub struct Sources<'a> {
    /// Rivers, sea and lakes as lines of longitude and latitude (JSON).
    pub geography: Source<'a>,
    /// The projection and the rubber sheet (JSON).
    pub grid: Source<'a>,
    /// The grid's numbers, places, rivers and routes (TOML).
    pub places: Source<'a>,
    /// The terrain rule's parameters (TOML).
    pub terrain: Source<'a>,
    /// Corrections by hand (TOML).
    pub overlay: Source<'a>,
}

/// Something that whoever compiles a map may want to look at; not an error.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Notice(pub String);

impl std::fmt::Display for Notice {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

/// Compiles a map.
pub fn compile(sources: &Sources<'_>) -> Result<(Map, Vec<Notice>), Fault> {
    let mut notices = Vec::new();
    let plan = plan::Plan::read(&sources.places)?;
    let sheet = project::Sheet::read(&sources.grid)?;
    let geography = geography::Geography::read(&sources.geography, &sheet)?;
    let rule = terrain::Rule::read(&sources.terrain, &plan)?;
    let overlay = overlay::Overlay::read(&sources.overlay, &plan, &rule.terrains)?;

    let blank = Terrain { id: String::new(), name: String::new(), letter: '?' };
    let mut map = Map::blank(plan.title.clone(), plan.grid.clone(), blank);
    settle::settle(&plan, &sheet, &overlay, &mut map);
    let remains = rivers::lay(&plan, &sheet, &geography, &sources.places, &mut map, &mut notices)?;
    overlay.correct_rivers(&mut map)?;
    settle::to_the_river(&plan, &overlay, &mut map, &mut notices);
    let waters = terrain::water(&rule, &geography, &plan, &mut map);
    ways::lay(&plan, &sheet, &sources.places, &mut map)?;
    overlay.correct_routes(&mut map)?;
    map.spread();
    bridge(&plan, &sources.places, &mut map)?;
    overlay.correct_bridges(&mut map)?;
    for side in &plan.straits {
        map.strait[side.index()] = true;
    }
    map.off_map.extend(plan.boxes.iter().cloned());
    zones::lay(&plan, &sheet, &waters, &sources.places, &mut map)?;
    terrain::land(&rule, &sheet, &mut map);
    overlay.correct_terrain(&mut map);
    let laid: Vec<String> = plan.rivers.iter().flat_map(|river| river.course.lines()).cloned().collect();
    shores::draw(&geography, &laid, &remains, &mut map);
    shores::lead_on(&plan, &sheet, &mut map);
    Ok((map, notices))
}

/// A railway or road across a river counts as a bridge, as rulebooks have it; a track fords. Where the plan lists its
/// bridges, major rivers have only those.
fn bridge(plan: &plan::Plan, source: &Source<'_>, map: &mut Map) -> Result<(), Fault> {
    for side in map.grid.sides() {
        let ways = map.ways(side);
        let paved = ways.has(WayKind::Rail.ways().with(WayKind::Road.ways()));
        let given = plan.bridges.is_some() && map.grade(side) == Some(Grade::Major);
        map.bridge[side.index()] = paved && !given && map.grade(side).is_some();
    }
    for (name, side) in plan.bridges.iter().flatten() {
        if map.grade(*side).is_none() || map.ways(*side).is_empty() {
            let reason = format!("a bridge at \"{}\", but no way crosses a river there", name.get_ref());
            return Err(source.fault_at(name.span(), reason));
        }
        map.bridge[side.index()] = true;
    }
    Ok(())
}
