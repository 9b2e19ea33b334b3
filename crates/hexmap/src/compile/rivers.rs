//! From a river's line to a chain of hexsides.
//!
//! The chain is the cheapest way along hexsides, a hexside costing the more the further it lies from the line.
//! Towns have their say: the line is pushed off a town to the side where its bank wants it, and a hexside
//! that would put a town on the wrong bank is as good as closed. A tributary ends on the chain of its main river.

use std::cmp::Ordering;
use std::collections::BinaryHeap;

use engine::Fault;

use super::geography::Geography;
use super::plan::{Course, Plan};
use super::project::Sheet;
use super::{Notice, line};
use crate::chain::{chain_corners, is_left};
use crate::direction::Point;
use crate::grid::{CornerIx, Grid, HexIx, SideIx};
use crate::map::{Bank, Map, Outline, OutlineKind, River};
use crate::source::Source;

/// How far apart a line is sampled.
const SAMPLE: f64 = 0.2;
/// A chain that strays further than this from its line is worth a notice.
const STRAY: f64 = 0.75;
/// The price of a hexside that puts a town on the wrong bank.
const WRONG_BANK: f64 = 40.0;
/// The price of a hexside along a town on its proper bank.
const ALONG_TOWN: f64 = 0.2;
/// The price per hexside of lying away from the line, by the square of the distance.
const AWAY: f64 = 10.0;

/// Lays all rivers of the plan; gives the courses above where the plan lets them begin, for the eye.
pub(super) fn lay(
    plan: &Plan,
    sheet: &Sheet,
    geography: &Geography,
    source: &Source<'_>,
    map: &mut Map,
    notices: &mut Vec<Notice>,
) -> Result<Vec<Outline>, Fault> {
    map.rivers = plan
        .rivers
        .iter()
        .map(|river| River {
            id: river.id.get_ref().clone(),
            name: river.name.clone(),
            grade: river.grade,
            navigable: river.navigable,
            into: river.into.map(|into| plan.rivers[into].id.get_ref().clone()),
            chain: match &river.course {
                Course::Given(chain) => chain.clone(),
                Course::Lines(_) => Vec::new(),
            },
        })
        .collect();
    let mut remains = Vec::new();
    let mut waiting: Vec<Vec<usize>> = groups(plan);
    while !waiting.is_empty() {
        // A group is ready when the river it flows into is laid.
        let ready = |group: &Vec<usize>| {
            group.iter().all(|&r| {
                plan.rivers[r].into.is_none_or(|into| group.contains(&into) || !map.rivers[into].chain.is_empty())
            })
        };
        let Some(next) = waiting.iter().position(ready) else {
            let river = &plan.rivers[waiting[0][0]];
            return Err(source.fault_at(river.id.span(), format!("river \"{}\" flows into itself", river.id.get_ref())));
        };
        let group = waiting.remove(next);
        let laid = lay_group(plan, sheet, geography, source, map, &group)?;
        remains.extend(laid.above);
        notices.extend(laid.notice);
    }
    Ok(remains)
}

/// Rivers that are parts of one course belong together.
fn groups(plan: &Plan) -> Vec<Vec<usize>> {
    let mut groups: Vec<Vec<usize>> = Vec::new();
    for (index, river) in plan.rivers.iter().enumerate() {
        let lines = river.course.lines();
        if matches!(river.course, Course::Given(_)) {
            continue;
        }
        match groups.iter_mut().find(|g| plan.rivers[g[0]].course.lines() == lines) {
            Some(group) => group.push(index),
            None => groups.push(vec![index]),
        }
    }
    groups
}

struct Laid {
    above: Option<Outline>,
    notice: Option<Notice>,
}

fn lay_group(
    plan: &Plan,
    sheet: &Sheet,
    geography: &Geography,
    source: &Source<'_>,
    map: &mut Map,
    group: &[usize],
) -> Result<Laid, Fault> {
    let first = &plan.rivers[group[0]];
    let last = &plan.rivers[group[group.len() - 1]];
    if last.into.is_some_and(|into| group.contains(&into)) {
        return Err(source.fault_at(last.id.span(), format!("river \"{}\" flows into itself", last.id.get_ref())));
    }
    let Course::Lines(names) = &first.course else { return Ok(Laid { above: None, notice: None }) };
    let (names, at) = (names.get_ref(), names.span());
    let fault = |reason: String| source.fault_at(at.clone(), reason);
    let mut course =
        geography.course(names).ok_or_else(|| fault(format!("the geography has no river {}", names.join(", "))))?;
    course.extend(last.mouth.iter().map(|&(lon, lat)| sheet.point(lon, lat)));
    let mut course = line::resample(&course, SAMPLE);

    // Villages go where the river is, not the other way round.
    let towns: Vec<(HexIx, Bank)> = map
        .places
        .iter()
        .filter(|p| p.printed || p.is("city") || p.is("town"))
        .filter_map(|p| p.bank.filter(|on| group.contains(&usize::from(on.river.0))).map(|on| (p.hex, on.bank)))
        .collect();
    let mut above = None;
    let start = first.starts_at.and_then(|place| map.place(plan.places[place].id.get_ref())).map(|place| place.hex);
    if let Some(hex) = start {
        let at = line::nearest(map.grid.centre(hex), &course).saturating_sub((0.9 / SAMPLE) as usize);
        let points = course[..=at].to_vec();
        above = Some(Outline { name: first.name.clone(), kind: OutlineKind::Stream, points });
        course.drain(..at);
    }
    let course = on_the_map(&map.grid, &course);
    if course.len() < 2 {
        return Err(fault(format!("the river {} does not touch the map", names.join(", "))));
    }
    let pushed = push_off(&map.grid, &course, &towns);
    let into = last.into.map(|into| map.rivers[into].chain.as_slice());
    let chain = find_chain(map, &pushed, &towns, start.map(|hex| (hex, course[0])), into)
        .ok_or_else(|| fault(format!("no chain of hexsides can follow {}", names.join(", "))))?;

    let stray = chain.iter().map(|&s| line::to_line(map.grid.side_middle(s), &course)).fold(0.0, f64::max);
    let notice =
        (stray > STRAY).then(|| Notice(format!("{} strays {stray:.2} hexes from its course", names.join(", "))));
    split(plan, map, group, chain);
    if let Some(&empty) = group.iter().find(|&&r| map.rivers[r].chain.is_empty()) {
        let river = &plan.rivers[empty];
        return Err(
            source.fault_at(river.id.span(), format!("nothing of the course is left for \"{}\"", river.id.get_ref()))
        );
    }
    Ok(Laid { above, notice })
}

/// Shares a chain out: a river with `until` ends before the first hexside of that place's hex.
fn split(plan: &Plan, map: &mut Map, group: &[usize], mut chain: Vec<SideIx>) {
    for &river in group {
        let until =
            plan.rivers[river].until.and_then(|place| map.place(plan.places[place].id.get_ref())).map(|p| p.hex);
        let end = until.and_then(|hex| {
            chain.iter().position(|&side| {
                let (a, b) = map.grid.side_hexes(side);
                a == hex || b == Some(hex)
            })
        });
        let rest = chain.split_off(end.unwrap_or(chain.len()));
        map.rivers[river].chain = std::mem::replace(&mut chain, rest);
    }
}

/// The longest stretch of a line on the map; a short way off it does not count.
fn on_the_map(grid: &Grid, course: &[Point]) -> Vec<Point> {
    const SHORT: usize = 8;
    let mut runs: Vec<(usize, usize)> = Vec::new();
    for (index, _) in course.iter().enumerate().filter(|&(_, &p)| grid.at(p).is_some()) {
        match runs.last_mut() {
            Some((_, end)) if index - *end <= SHORT => *end = index,
            _ => runs.push((index, index)),
        }
    }
    let longest = runs.into_iter().rev().max_by_key(|(from, to)| to - from);
    longest.map_or(Vec::new(), |(from, to)| course[from..=to].to_vec())
}

/// Moves the line off towns that stand on it, to the side where their bank wants it; the push fades out.
fn push_off(grid: &Grid, course: &[Point], towns: &[(HexIx, Bank)]) -> Vec<Point> {
    const FAR: f64 = 1.5;
    const NEAR: f64 = 0.8;
    const OFF: f64 = 0.6;
    let mut out = course.to_vec();
    for &(hex, bank) in towns {
        let town = grid.centre(hex);
        for index in 0..out.len() {
            let distance = out[index].distance(town);
            if distance >= FAR {
                continue;
            }
            let (back, ahead) = (course[index.saturating_sub(3)], course[(index + 3).min(course.len() - 1)]);
            let length = back.distance(ahead);
            if length == 0.0 {
                continue;
            }
            let left = Point::new(-(ahead.y - back.y) / length, (ahead.x - back.x) / length);
            // A town on the right bank has the river on its left.
            let sign = if bank == Bank::Right { 1.0 } else { -1.0 };
            let beside = ((out[index].x - town.x) * left.x + (out[index].y - town.y) * left.y) * sign;
            let push = (OFF - beside) * ((FAR - distance) / (FAR - NEAR)).clamp(0.0, 1.0) * sign;
            if beside < OFF {
                out[index] = Point::new(out[index].x + left.x * push, out[index].y + left.y * push);
            }
        }
    }
    out
}

#[derive(PartialEq)]
struct Ahead {
    cost: f64,
    corner: CornerIx,
}

impl Eq for Ahead {}

impl Ord for Ahead {
    fn cmp(&self, other: &Ahead) -> Ordering {
        other.cost.total_cmp(&self.cost).then(other.corner.cmp(&self.corner))
    }
}

impl PartialOrd for Ahead {
    fn partial_cmp(&self, other: &Ahead) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// The cheapest way along hexsides from the start of the line to its end, or to the main river.
///
/// With `start` it begins at the corner of that hex that is nearest to that point.
fn find_chain(
    map: &Map,
    course: &[Point],
    towns: &[(HexIx, Bank)],
    start: Option<(HexIx, Point)>,
    into: Option<&[SideIx]>,
) -> Option<Vec<SideIx>> {
    let grid = &map.grid;
    let mut taken = vec![false; grid.corner_count()];
    for river in &map.rivers {
        for &side in &river.chain {
            grid.side_corners(side).into_iter().for_each(|c| taken[c.index()] = true);
        }
    }
    let (start_at, end_at) = (course[0], course[course.len() - 1]);
    // What it costs to end at a corner.
    let mut end = vec![f64::INFINITY; grid.corner_count()];
    match into {
        Some(chain) => {
            // The corners of the main river where no other tributary ends already.
            let corners = chain_corners(grid, chain).ok()?;
            let other = |c: CornerIx| {
                grid.sides_at(c).iter().any(|s| !chain.contains(s) && map.rivers.iter().any(|r| r.chain.contains(s)))
            };
            for &corner in corners.iter().filter(|&&c| !other(c)) {
                end[corner.index()] = 3.0 * grid.corner_point(corner).distance(end_at);
            }
        }
        None => end[nearest_corner(grid, grid.all_corners(), end_at, &taken)?.index()] = 0.0,
    }
    let start = match start {
        Some((hex, upstream)) => nearest_corner(grid, grid.corners(hex).into_iter(), upstream, &taken)?,
        None => nearest_corner(grid, grid.all_corners(), start_at, &taken)?,
    };
    let mut cost = vec![f64::INFINITY; grid.corner_count()];
    let mut from: Vec<Option<(CornerIx, SideIx)>> = vec![None; grid.corner_count()];
    let mut queue = BinaryHeap::from([Ahead { cost: 0.0, corner: start }]);
    cost[start.index()] = 0.0;
    let mut away: Vec<Option<f64>> = vec![None; grid.side_count()];
    let mut best: Option<(f64, CornerIx)> = None;
    while let Some(Ahead { cost: here_cost, corner: here }) = queue.pop() {
        if here_cost > cost[here.index()] {
            continue;
        }
        if best.is_some_and(|(total, _)| here_cost >= total) {
            break;
        }
        let ending = here_cost + end[here.index()];
        if ending.is_finite() && best.is_none_or(|(total, _)| ending < total) {
            best = Some((ending, here));
        }
        if taken[here.index()] {
            continue;
        }
        for &side in grid.sides_at(here) {
            let [a, b] = grid.side_corners(side);
            let next = if a == here { b } else { a };
            if taken[next.index()] && end[next.index()].is_infinite() {
                continue;
            }
            let d = *away[side.index()].get_or_insert_with(|| line::to_line(grid.side_middle(side), course));
            let total = here_cost + (1.0 + AWAY * d * d) * bank_price(grid, side, here, next, towns);
            if total < cost[next.index()] {
                cost[next.index()] = total;
                from[next.index()] = Some((here, side));
                queue.push(Ahead { cost: total, corner: next });
            }
        }
    }
    let (_, mut here) = best?;
    let mut chain = Vec::new();
    while let Some((before, side)) = from[here.index()] {
        chain.push(side);
        here = before;
    }
    chain.reverse();
    Some(chain)
}

/// Above one where a town would come to stand on the wrong bank, below one along a town on the right one.
fn bank_price(grid: &Grid, side: SideIx, from: CornerIx, to: CornerIx, towns: &[(HexIx, Bank)]) -> f64 {
    let (a, b) = grid.side_hexes(side);
    let mut price = 1.0;
    for &(hex, bank) in towns.iter().filter(|&&(hex, _)| hex == a || Some(hex) == b) {
        let stands = if is_left(grid, from, to, hex) { Bank::Left } else { Bank::Right };
        price = if stands == bank { f64::min(price, ALONG_TOWN) } else { WRONG_BANK };
    }
    price
}

fn nearest_corner(
    grid: &Grid,
    corners: impl Iterator<Item = CornerIx>,
    point: Point,
    taken: &[bool],
) -> Option<CornerIx> {
    let free = corners.filter(|c| !taken[c.index()]);
    free.min_by(|&a, &b| {
        let (a, b) = (grid.corner_point(a), grid.corner_point(b));
        a.distance_squared(point).total_cmp(&b.distance_squared(point))
    })
}
