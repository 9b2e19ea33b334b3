//! Whether a map is what its plan asks for. Each problem is a sentence.

use engine::Fault;

use super::plan::{Course, Plan, Via, Where};
use crate::chain::{banks_of, chain_corners};
use crate::direction::Direction;
use crate::field::{Field, Flood};
use crate::grid::{HexIx, SideIx};
use crate::map::{Bank, Grade, Map, WayKind, Ways};
use crate::net::{CLOSED, Costs, hex_net};
use crate::source::Source;

/// Checks a map against the places file it was compiled from. An empty list means that all is well.
pub fn check_map(map: &Map, places: &Source<'_>) -> Result<Vec<String>, Fault> {
    let plan = Plan::read(places)?;
    let mut problems = Vec::new();
    if plan.grid != map.grid {
        problems.push("the map's grid is not the one of the places file".into());
        return Ok(problems);
    }
    check_places(&plan, map, &mut problems);
    check_rivers(&plan, map, &mut problems);
    check_routes(&plan, map, &mut problems);
    check_reach(&plan, map, &mut problems);
    check_ground(map, &mut problems);
    check_zones(&plan, map, &mut problems);
    Ok(problems)
}

/// Zones and boxes are there; a box is entered by land, and by rail where a railway runs; straits part land.
fn check_zones(plan: &Plan, map: &Map, problems: &mut Vec<String>) {
    for planned in &plan.zones {
        match map.zone(planned.id.get_ref()) {
            None => problems.push(format!("the zone {} is missing", planned.name)),
            Some(zone) if zone.hexes.is_empty() => problems.push(format!("the zone {} has no hexes", zone.name)),
            Some(_) => {}
        }
    }
    let water = |hex: HexIx| matches!(map.terrain_of(hex).id.as_str(), "sea" | "lake");
    for planned in &plan.boxes {
        let Some(place) = map.off_map(&planned.id) else {
            problems.push(format!("the box {} is missing", planned.name));
            continue;
        };
        for &hex in place.entries.iter().filter(|&&hex| water(hex)) {
            problems.push(format!("{} is entered from water at {}", place.name, map.grid.number(hex)));
        }
        let rails = |hex: HexIx| Direction::ALL.iter().any(|&d| map.ways(map.grid.side(hex, d)).has(Ways::RAIL));
        for &hex in place.rail_entries.iter().filter(|&&hex| !rails(hex)) {
            problems.push(format!("no railway leads to {} at {}", place.name, map.grid.number(hex)));
        }
    }
    for side in map.grid.sides().filter(|side| map.strait[side.index()]) {
        let (a, b) = map.grid.side_hexes(side);
        if water(a) || b.is_none_or(water) {
            problems.push(format!("the strait at {} does not part land from land", map.grid.side_name(side)));
        }
    }
}

fn check_places(plan: &Plan, map: &Map, problems: &mut Vec<String>) {
    for planned in &plan.places {
        match (map.place(planned.id.get_ref()), planned.position) {
            (Some(place), Where::Printed(hex)) if place.hex != hex => problems.push(format!(
                "{} is printed at {} and stands at {}",
                place.name,
                map.grid.number(hex),
                map.grid.number(place.hex)
            )),
            (None, Where::Printed(_) | Where::Estimate(_)) => problems.push(format!("{} is missing", planned.name)),
            _ => {}
        }
    }
    for place in &map.places {
        let Some(on) = place.bank else { continue };
        let Some(river) = map.rivers.get(usize::from(on.river.0)) else { continue };
        let word = if on.bank == Bank::Left { "left" } else { "right" };
        match (banks_of(&map.grid, &river.chain, place.hex), on.bank) {
            ((false, false), _) => problems.push(format!("{} does not touch the {}", place.name, river.name)),
            ((true, false), Bank::Left) | ((false, true), Bank::Right) => {}
            _ => problems.push(format!("{} is not on the {word} bank of the {}", place.name, river.name)),
        }
    }
}

fn check_rivers(plan: &Plan, map: &Map, problems: &mut Vec<String>) {
    for planned in &plan.rivers {
        let Some(river) = map.river(planned.id.get_ref()) else {
            problems.push(format!("the river {} is missing", planned.name));
            continue;
        };
        let Ok(corners) = chain_corners(&map.grid, &river.chain) else {
            problems.push(format!("the {} is not one chain of hexsides", river.name));
            continue;
        };
        let Some(into) = planned.into.and_then(|into| map.river(plan.rivers[into].id.get_ref())) else { continue };
        let mouth = corners[corners.len() - 1];
        if !into.chain.iter().any(|&side| map.grid.side_corners(side).contains(&mouth)) {
            problems.push(format!("the {} does not reach the {}", river.name, into.name));
        }
    }
    let mut owner = vec![false; map.grid.side_count()];
    // Rivers whose chains are given may share a hexside.
    let laid = |id: &str| plan.rivers.iter().any(|r| r.id.get_ref() == id && matches!(r.course, Course::Lines(_)));
    for side in map.rivers.iter().filter(|river| laid(&river.id)).flat_map(|r| &r.chain) {
        if std::mem::replace(&mut owner[side.index()], true) {
            problems.push(format!("two rivers share the hexside {}", map.grid.side_name(*side)));
        }
    }
}

fn check_routes(plan: &Plan, map: &Map, problems: &mut Vec<String>) {
    for planned in &plan.routes {
        let Some(route) = map.route(planned.id.get_ref()) else {
            problems.push(format!("the {} is missing", planned.name));
            continue;
        };
        if route.hexes.windows(2).any(|pair| map.grid.direction(pair[0], pair[1]).is_none()) {
            problems.push(format!("the {} is not connected", route.name));
        }
        let off_map = |via: &Via| via.place().is_some_and(|p| map.place(plan.places[p].id.get_ref()).is_none());
        let leaves = planned.via.windows(2).filter(|pair| off_map(&pair[0]) != off_map(&pair[1])).count();
        if leaves != route.exits.len() {
            problems.push(format!("the {} leaves the map {} times instead of {leaves}", route.name, route.exits.len()));
        }
        let ends = [route.hexes.first(), route.hexes.last()];
        let at_an_end = |side: &&SideIx| ends.contains(&Some(&map.grid.side_hexes(**side).0));
        for side in route.exits.iter().filter(|side| !at_an_end(side)) {
            let name = map.grid.side_name(*side);
            problems.push(format!("the {} leaves the map at {name}, where it does not run", route.name));
        }
        for place in planned.via.iter().filter_map(Via::place).filter_map(|p| map.place(plan.places[p].id.get_ref())) {
            if !route.hexes.contains(&place.hex) {
                problems.push(format!("the {} does not pass {}", route.name, place.name));
            }
        }
        for &hex in &route.hexes {
            let terrain = &map.terrain_of(hex).id;
            if terrain == "sea" || terrain == "lake" {
                problems.push(format!("the {} runs through water at {}", route.name, map.grid.number(hex)));
            }
        }
        if planned.kind == WayKind::Rail {
            let unbridged = route.hexes.windows(2).filter_map(|pair| map.grid.side_between(pair[0], pair[1]));
            for side in unbridged.filter(|s| map.river[s.index()].is_some() && !map.bridge[s.index()]) {
                problems.push(format!(
                    "the {} crosses a river without a bridge at {}",
                    route.name,
                    map.grid.side_name(side)
                ));
            }
        }
    }
}

/// Every place must be reached on foot: by land, over minor rivers, over major ones by bridge.
fn check_reach(plan: &Plan, map: &Map, problems: &mut Vec<String>) {
    let net = hex_net(&map.grid);
    let water = |hex: HexIx| matches!(map.terrain_of(hex).id.as_str(), "sea" | "lake");
    let costs = Costs::new(&net, |hex, step, to| {
        let side = map.grid.side(hex, Direction::new(step));
        let barred = (map.grade(side) == Some(Grade::Major) && !map.bridge[side.index()]) || map.strait[side.index()];
        if barred || water(to) { CLOSED } else { 1 }
    });
    let Some(first) = map.places.first() else { return };
    let mut field = Field::new();
    field.flood(&Flood::new(&net, &costs, CLOSED), &[first.hex]);
    for place in &map.places {
        let cut_off = plan.places.iter().any(|p| p.cut_off && *p.id.get_ref() == place.id);
        if !cut_off && field.cost(place.hex).is_none() {
            problems.push(format!("{} cannot be reached by land from {}", place.name, first.name));
        }
    }
}

fn check_ground(map: &Map, problems: &mut Vec<String>) {
    for hex in map.grid.hexes() {
        if usize::from(map.terrain[hex.index()].0) >= map.terrains.len() {
            problems.push(format!("{} has no terrain", map.grid.number(hex)));
        }
    }
    // A town is a town, whatever an overlay says.
    for place in &map.places {
        for kind in ["city", "town"] {
            if place.is(kind) && map.terrain_ix(kind).is_some() && map.terrain_of(place.hex).id != kind {
                let found = &map.terrain_of(place.hex).id;
                problems.push(format!("{} is a {kind}, but its hex is {found}", place.name));
            }
        }
    }
    for side in map.grid.sides().filter(|s| map.bridge[s.index()]) {
        if map.river[side.index()].is_none() || map.ways(side).is_empty() {
            problems.push(format!("a bridge at {} has no river or no way", map.grid.side_name(side)));
        }
    }
}
