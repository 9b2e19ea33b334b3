//! What is drawn but has no effect on play: streams, the sea's shore, lakes.

use super::geography::{Area, Geography};
use super::line::{self, Frame};
use super::plan::Plan;
use super::project::Sheet;
use crate::direction::Point;
use crate::map::{Map, Outline, OutlineKind};

/// How far beyond the outermost centres lines are kept.
const MARGIN: f64 = 1.5;

/// Draws them; `laid` names the lines that have become rivers, `remains` is what is left over of those.
pub(super) fn draw(geography: &Geography, laid: &[String], remains: &[Outline], map: &mut Map) {
    let Some(frame) = frame(map) else { return };
    let mut outlines = Vec::new();
    for area in &geography.sea {
        ring(&frame, area, OutlineKind::Sea, &mut outlines);
    }
    for shore in &geography.coast {
        pieces(&frame, &shore.name, OutlineKind::Coast, &shore.points, &mut outlines);
    }
    for area in &geography.lakes {
        ring(&frame, area, OutlineKind::Lake, &mut outlines);
    }
    for above in remains {
        pieces(&frame, &above.name, OutlineKind::Stream, &above.points, &mut outlines);
    }
    // A river with a chain of its own is no stream.
    for stream in geography.rivers.iter().filter(|r| !laid.contains(&r.name)) {
        pieces(&frame, &stream.name, OutlineKind::Stream, &stream.points, &mut outlines);
    }
    map.outlines = outlines;
}

/// Draws where routes that end on the map go on to, out of play.
pub(super) fn lead_on(plan: &Plan, sheet: &Sheet, map: &mut Map) {
    let Some(frame) = frame(map) else { return };
    let mut outlines = Vec::new();
    for planned in &plan.routes {
        let route = map.route(planned.id.get_ref()).and_then(|route| route.hexes.last());
        if let (Some(&last), Some((lon, lat))) = (route, planned.beyond) {
            let line = line::resample(&[map.grid.centre(last), sheet.point(lon, lat)], 0.25);
            pieces(&frame, &planned.name, OutlineKind::Rail, &line, &mut outlines);
        }
    }
    map.outlines.extend(outlines);
}

fn frame(map: &Map) -> Option<Frame> {
    let first = map.grid.centre(map.grid.hexes().next()?);
    let mut frame = Frame { low: first, high: first };
    for hex in map.grid.hexes() {
        let p = map.grid.centre(hex);
        frame.low = Point::new(frame.low.x.min(p.x), frame.low.y.min(p.y));
        frame.high = Point::new(frame.high.x.max(p.x), frame.high.y.max(p.y));
    }
    frame.low = Point::new(frame.low.x - MARGIN, frame.low.y - MARGIN);
    frame.high = Point::new(frame.high.x + MARGIN, frame.high.y + MARGIN);
    Some(frame)
}

/// The outer ring; islands are among the shores.
fn ring(frame: &Frame, area: &Area, kind: OutlineKind, out: &mut Vec<Outline>) {
    if let Some(outer) = area.rings.first() {
        push(&area.name, kind, &frame.cut_ring(outer), true, out);
    }
}

fn pieces(frame: &Frame, name: &str, kind: OutlineKind, points: &[Point], out: &mut Vec<Outline>) {
    for piece in frame.cut(points) {
        push(name, kind, &piece, false, out);
    }
}

fn push(name: &str, kind: OutlineKind, points: &[Point], closed: bool, out: &mut Vec<Outline>) {
    let mut points: Vec<Point> = points.iter().map(|p| p.rounded()).collect();
    points.dedup();
    if closed && points.len() > 2 && points.first() != points.last() {
        points.push(points[0]);
    }
    let enough = if closed { 4 } else { 2 };
    if points.len() >= enough {
        out.push(Outline { name: name.to_owned(), kind, points });
    }
}
