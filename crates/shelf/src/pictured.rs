//! Pictures on the places of a board, and what is written on markers, for those who paint a whole board.

use std::fmt::Write;

use engine::view::{Counter, Pictured};
use engine::{Board, View};

use crate::picture::{Painter, UNIT};

/// The cloth that cards lie on.
const CLOTH: &str = "#2A2F2B";

/// Where something lies, in pixels: its left and upper edges, how wide it is and how high.
pub type Spot = (f64, f64, f64, f64);

/// Where the picture of a place lies; one without a place lies under the whole board.
pub fn spot_of(board: &Board, place: &str) -> Option<Spot> {
    if place.is_empty() {
        return Some((0.0, 0.0, board.width * UNIT, board.height * UNIT));
    }
    let place = board.places.iter().find(|known| known.id == place)?;
    let corners = board.outlines.get(place.outline)?;
    let least = |of: fn(&(f64, f64)) -> f64| corners.iter().map(of).fold(f64::MAX, f64::min);
    let most = |of: fn(&(f64, f64)) -> f64| corners.iter().map(of).fold(f64::MIN, f64::max);
    let (left, top) = (least(|at| at.0), least(|at| at.1));
    let (wide, high) = (most(|at| at.0) - left, most(|at| at.1) - top);
    Some(((place.x + left) * UNIT, (place.y + top) * UNIT, wide * UNIT, high * UNIT))
}

/// How far from the middle of its place a counter stands, in pixels: on the part of the place that it is in.
pub fn aside(pictures: &[Pictured], counter: &Counter) -> (f64, f64) {
    let parts = pictures.iter().filter(|pictured| pictured.place == counter.place).flat_map(|pictured| &pictured.parts);
    let part = parts.into_iter().find(|part| Some(&part.id) == counter.part.as_ref());
    part.map_or((0.0, 0.0), |part| (f64::from(part.x) / 100.0 * UNIT, f64::from(part.y) / 100.0 * UNIT))
}

impl Painter {
    /// A picture as SVG.
    pub fn picture(&self, id: &str) -> Option<String> {
        self.game.picture(id).map(|picture| atelier::land::svg(&picture))
    }

    /// The pictures of a view where they lie, as SVG.
    pub(crate) fn pictures(&self, board: &Board, view: &View) -> String {
        let mut svg = format!(r#"<rect width="100%" height="100%" fill="{CLOTH}"/>"#);
        for pictured in &view.pictures {
            let drawn = spot_of(board, &pictured.place).zip(self.picture(&pictured.picture));
            let Some(((x, y, wide, high), drawn)) = drawn else { continue };
            let Some((head, inside)) = drawn.split_once('>') else { continue };
            let Some((_, view_box)) = head.split_once("viewBox=") else { continue };
            let _ = write!(
                svg,
                r#"<svg x="{x:.1}" y="{y:.1}" width="{wide:.1}" height="{high:.1}" viewBox={view_box}>{inside}"#
            );
            // What orders call the place.
            let _ = write!(
                svg,
                r##"<text x="{:.1}" y="{:.1}" font-family="{}" font-size="13" fill="#26231F" stroke="#F6F0E1" stroke-width="3" paint-order="stroke">{}</text>"##,
                x + 6.0,
                y + 16.0,
                atelier::SANS,
                atelier::escaped(&pictured.place)
            );
        }
        svg
    }

    /// What is written on a marker around a point, as SVG.
    pub fn letters(&self, counter: &Counter, (x, y): (f64, f64), side: f64) -> String {
        let Some(lettered) = &counter.lettered else { return String::new() };
        let ink = self.face(counter).livery.ink;
        let line = |words: &str, y: f64, size: f64, family: &str| {
            format!(
                r#"<text x="{x:.1}" y="{y:.1}" text-anchor="middle" font-family="{family}" font-weight="700" font-size="{size:.1}" fill="{ink}">{}</text>"#,
                atelier::escaped(words)
            )
        };
        let down = if lettered.small.is_empty() { 0.15 } else { 0.05 };
        let large = line(&lettered.large, y + side * down, side * 0.44, atelier::TITLE);
        let small = match lettered.small.is_empty() {
            true => String::new(),
            false => line(&lettered.small, y + side * 0.3, side * 0.21, atelier::SANS),
        };
        large + &small
    }
}
