//! From a route's places to a chain of hexes.
//!
//! A route runs from place to place. Between two of them it keeps to the straight line as near as it can, but
//! goes out of its way to avoid crossing a river, shuns water, and likes to share the bed of a better route.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use engine::Fault;

use super::line;
use super::plan::{Plan, PlannedRoute, Via};
use super::project::Sheet;
use crate::direction::{Direction, Point};
use crate::grid::{Grid, HexIx, SideIx};
use crate::map::{Grade, Map, Route, Ways};
use crate::source::Source;

/// A point of a route: a hex to pass, or a point off the map to make for.
#[derive(Clone, Copy)]
enum Stop {
    On(HexIx),
    Off(Point),
}

/// Lays all routes of the plan, railways first.
pub(super) fn lay(plan: &Plan, sheet: &Sheet, source: &Source<'_>, map: &mut Map) -> Result<(), Fault> {
    let mut order: Vec<usize> = (0..plan.routes.len()).collect();
    order.sort_by_key(|&r| plan.routes[r].kind as u8);
    let mut laid: Vec<Option<Route>> = vec![None; plan.routes.len()];
    map.spread();
    for index in order {
        let planned = &plan.routes[index];
        let route =
            lay_route(plan, sheet, map, planned).map_err(|reason| source.fault_at(planned.id.span(), reason))?;
        map.routes.push(route.clone());
        map.spread();
        laid[index] = Some(route);
    }
    map.routes = laid.into_iter().flatten().collect();
    Ok(())
}

fn lay_route(plan: &Plan, sheet: &Sheet, map: &Map, planned: &PlannedRoute) -> Result<Route, String> {
    let mut route = Route {
        id: planned.id.get_ref().clone(),
        name: planned.name.clone(),
        kind: planned.kind,
        hexes: Vec::new(),
        exits: Vec::new(),
    };
    if let Some(given) = &planned.hexes {
        route.hexes.clone_from(given);
        return Ok(route);
    }
    let stops: Vec<Stop> = planned.via.iter().map(|via| stop(plan, sheet, map, via)).collect();
    for pair in stops.windows(2) {
        match (pair[0], pair[1]) {
            (Stop::Off(_), Stop::Off(_)) => {}
            (Stop::On(from), Stop::On(to)) => extend(map, &mut route, from, to, None)?,
            (Stop::On(from), Stop::Off(to)) => {
                let (edge, exit) = leaves_at(&map.grid, from, to)?;
                extend(map, &mut route, from, edge, Some(to))?;
                route.exits.push(exit);
            }
            (Stop::Off(from), Stop::On(to)) => {
                if !route.hexes.is_empty() {
                    return Err(format!("route \"{}\" leaves the map and comes back: make it two routes", route.id));
                }
                let (edge, exit) = leaves_at(&map.grid, to, from)?;
                extend(map, &mut route, edge, to, Some(from))?;
                route.exits.push(exit);
            }
        }
    }
    if route.hexes.is_empty() {
        return Err(format!("route \"{}\" does not touch the map", route.id));
    }
    Ok(route)
}

fn stop(plan: &Plan, sheet: &Sheet, map: &Map, via: &Via) -> Stop {
    let point = match via {
        Via::Place(place) => {
            let place = &plan.places[*place];
            match map.place(place.id.get_ref()) {
                Some(on_map) => return Stop::On(on_map.hex),
                None => return Stop::Off(sheet.point(place.lon, place.lat)),
            }
        }
        Via::Point { lon, lat } => sheet.point(*lon, *lat),
    };
    map.grid.at(point).map_or(Stop::Off(point), Stop::On)
}

/// The hex and the hexside by which a straight line from a hex to a point off the map leaves the map.
fn leaves_at(grid: &Grid, from: HexIx, to: Point) -> Result<(HexIx, SideIx), String> {
    let samples = line::resample(&[grid.centre(from), to], 0.1);
    let mut edge = (from, to);
    for &sample in &samples {
        match grid.at(sample) {
            Some(hex) => edge.0 = hex,
            None => {
                edge.1 = sample;
                break;
            }
        }
    }
    let open =
        Direction::ALL.into_iter().filter(|&d| grid.neighbour(edge.0, d).is_none()).map(|d| grid.side(edge.0, d));
    let nearest = open.min_by(|&a, &b| {
        grid.side_middle(a).distance_squared(edge.1).total_cmp(&grid.side_middle(b).distance_squared(edge.1))
    });
    nearest
        .map(|side| (edge.0, side))
        .ok_or_else(|| format!("a place off the map would lie at {}", grid.number(edge.0)))
}

fn extend(map: &Map, route: &mut Route, from: HexIx, to: HexIx, towards: Option<Point>) -> Result<(), String> {
    let path = find_path(map, route, from, to, towards);
    let path = path.ok_or_else(|| {
        format!("route \"{}\" finds no way from {} to {}", route.id, map.grid.number(from), map.grid.number(to))
    })?;
    let joined = usize::from(route.hexes.last() == path.first());
    route.hexes.extend_from_slice(&path[joined..]);
    Ok(())
}

/// The cheapest way by hexes. Prices are in hundredths of a hex.
fn find_path(map: &Map, route: &Route, from: HexIx, to: HexIx, towards: Option<Point>) -> Option<Vec<HexIx>> {
    let grid = &map.grid;
    let segment = match towards {
        // A route off the map keeps to the line that leads there.
        Some(point) if grid.centre(from).distance_squared(point) < grid.centre(to).distance_squared(point) => {
            (point, grid.centre(to))
        }
        Some(point) => (grid.centre(from), point),
        None => (grid.centre(from), grid.centre(to)),
    };
    let mut cost = vec![u32::MAX; grid.len()];
    let mut came: Vec<Option<HexIx>> = vec![None; grid.len()];
    let mut queue = BinaryHeap::from([Reverse((0_u32, from))]);
    cost[from.index()] = 0;
    while let Some(Reverse((here_cost, here))) = queue.pop() {
        if here == to {
            break;
        }
        if here_cost > cost[here.index()] {
            continue;
        }
        for (d, next) in grid.neighbours(here) {
            let total = here_cost + step_price(map, route, grid.side(here, d), next, segment);
            if total < cost[next.index()] {
                cost[next.index()] = total;
                came[next.index()] = Some(here);
                queue.push(Reverse((total, next)));
            }
        }
    }
    if cost[to.index()] == u32::MAX {
        return None;
    }
    let mut path = vec![to];
    while let Some(before) = came[path[path.len() - 1].index()] {
        path.push(before);
    }
    path.reverse();
    Some(path)
}

fn step_price(map: &Map, route: &Route, side: SideIx, next: HexIx, segment: (Point, Point)) -> u32 {
    let away = line::to_segment(map.grid.centre(next), segment.0, segment.1);
    let mut price = 100 + (60.0 * away * away).min(1e5) as u32;
    let better: u8 = match route.kind {
        crate::WayKind::Rail => Ways::RAIL.0,
        crate::WayKind::Road => Ways::ROAD.0,
        crate::WayKind::Track => Ways::ROAD.0 | Ways::TRACK.0,
    };
    let shared = map.ways(side).has(Ways(better));
    if shared {
        price = price * 55 / 100;
    }
    let on_a_bridge = map.ways(side).has(Ways::RAIL);
    price += match map.grade(side) {
        Some(Grade::Major) if !on_a_bridge => 900,
        Some(Grade::Minor) if !on_a_bridge && !shared => 180,
        _ => 0,
    };
    let terrain = map.terrain_of(next);
    if terrain.id == "sea" || terrain.id == "lake" {
        price += 3000;
    }
    // A route does not come back on itself.
    if route.hexes.len() > 1 && route.hexes.contains(&next) {
        price += 150;
    }
    price
}
