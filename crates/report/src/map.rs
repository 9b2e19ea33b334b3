//! The board at the end of each turn. The ground is one picture for each ground, named once in the style sheet; the
//! counters are symbols, drawn once and laid where they are.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use atelier::counter::{self, Detail};
use atelier::pile::draw_mark;
use atelier::{Layers, Part, Style};
use base64::Engine as _;
use engine::board::Rank;
use engine::view::Counter;
use engine::{Board, Fault};
use hexmap::{HexIx, Map};
use shelf::{HexMap, Painter, Shelved};

use crate::account::Turn;
use crate::text::{Text, escaped};

/// How wide the ground is drawn, about, in pixels; and the least and most pixels from hex to hex.
const GROUND_WIDTH: f64 = 1500.0;
const HEX_PX: (f64, f64) = (30.0, 64.0);
const QUALITY: u8 = 78;
/// How wide pictures of places are kept, in pixels.
const PICTURE_WIDTH: u32 = 240;
/// A counter's side, in hexes; and how far it lies above the middle.
const SIDE: f64 = 0.92;
const LIFT: f64 = 0.03;
/// Names of places on a hex map: how big, how far below, how thick the halo, in hexes.
const NAME: (f64, f64, f64) = (0.52, 0.98, 0.13);
/// How many counters of a pile are shown.
const SHOWN: usize = 3;

/// The board that all turns share.
pub(crate) struct Plane {
    width: f64,
    height: f64,
    /// Pixels from place to place.
    unit: f64,
    lies: Lies,
    painter: Painter,
    /// A rule of the style sheet for each ground.
    pub(crate) rules: String,
    /// The symbols of the counters.
    pub(crate) symbols: String,
    /// The number of each face's symbol.
    faces: BTreeMap<String, usize>,
    /// The number of each symbol of a picture that lies on a place.
    pictures: BTreeMap<String, usize>,
    /// What is drawn under the counters of every turn: names, and ways where no ground is painted.
    ways: String,
}

/// Where places are.
enum Lies {
    Map(HexMap, atelier::View),
    Board(Box<Board>),
}

impl Lies {
    fn at(&self, place: &str) -> Option<(f64, f64)> {
        match self {
            Lies::Map(hexes, view) => {
                let (x, y) = view.at(shelf::point(hexes.map(), place)?);
                (x >= 0.0 && y >= 0.0 && x <= view.width && y <= view.height).then_some((x, y))
            }
            Lies::Board(board) => shelf::at(board, place),
        }
    }
}

impl Plane {
    /// The board of a game, as far as something happens on it; none for a game without one.
    pub(crate) fn new(shelved: &Shelved, turns: &[Turn]) -> Result<Option<Plane>, Fault> {
        let painter = Painter::new(shelved);
        let mut plane = match &shelved.map {
            Some(hexes) => hex_plane(shelved, hexes, turns, painter)?,
            None if painter.board.places.is_empty() => return Ok(None),
            None => board_plane(painter),
        };
        plane.draw_symbols(turns);
        plane.draw_pictures(turns)?;
        Ok(Some(plane))
    }

    /// The pictures that ever lay on places, each once.
    fn draw_pictures(&mut self, turns: &[Turn]) -> Result<(), Fault> {
        let wanted: BTreeSet<&str> =
            turns.iter().flat_map(|turn| &turn.view.pictures).map(|pictured| pictured.picture.as_str()).collect();
        for id in wanted {
            let Some(drawn) = self.painter.picture(id) else { continue };
            let picture = atelier::png(&drawn, PICTURE_WIDTH).map_err(|error| Fault::new(id, error.to_string()))?;
            let data = base64::engine::general_purpose::STANDARD.encode(picture);
            let number = self.pictures.len();
            self.pictures.insert(id.to_owned(), number);
            let _ = write!(
                self.symbols,
                r#"<symbol id="p{number}" viewBox="0 0 6 4" preserveAspectRatio="none"><image href="data:image/png;base64,{data}" width="6" height="4" preserveAspectRatio="none"/></symbol>"#
            );
        }
        Ok(())
    }

    /// The pictures of a turn where they lie.
    fn lay_pictures(&self, svg: &mut String, view: &engine::View) {
        let Lies::Board(board) = &self.lies else { return };
        for pictured in view.pictures.iter().filter(|_| view.board.is_empty()) {
            let (Some((x, y, wide, high)), Some(number)) =
                (shelf::spot_of(board, &pictured.place), self.pictures.get(pictured.picture.as_str()))
            else {
                continue;
            };
            let _ =
                write!(svg, r##"<use href="#p{number}" x="{x:.1}" y="{y:.1}" width="{wide:.1}" height="{high:.1}"/>"##);
        }
    }

    /// The side of a counter, in pixels.
    fn side(&self) -> f64 {
        self.unit * self.painter.board.counter_side.unwrap_or(SIDE)
    }

    fn draw_symbols(&mut self, turns: &[Turn]) {
        let side = self.side();
        let counters = turns.iter().flat_map(|turn| &turn.view.counters);
        for counter in counters.filter(|counter| self.lies.at(&counter.place).is_some()) {
            if self.faces.contains_key(counter.face.as_str()) {
                continue;
            }
            let number = self.faces.len();
            self.faces.insert(counter.face.to_string(), number);
            let drawn = counter::svg(&self.painter.face(counter), Detail::of(side));
            let inner = drawn.split_once('>').map_or("", |(_, inner)| inner).trim_end_matches("</svg>");
            let _ = write!(self.symbols, r#"<symbol id="c{number}" viewBox="{}">{inner}</symbol>"#, counter::VIEW_BOX);
        }
    }

    /// The board at the end of a turn, as SVG; and how many counters are not on it.
    pub(crate) fn draw(&self, turn: &Turn, title: &str, text: &Text<'_>) -> String {
        let mut svg = format!(
            r#"<svg class="board ground-{}" style="max-width:{:.0}px" viewBox="0 0 {2:.0} {3:.0}" role="img" aria-label="{4}">{5}"#,
            escaped(&turn.view.ground),
            self.width,
            self.width,
            self.height,
            escaped(title),
            self.ways
        );
        self.lay_pictures(&mut svg, &turn.view);
        for (class, places) in [("taken", &turn.taken), ("fought", &turn.fought)] {
            let places: BTreeSet<&String> = places.iter().collect();
            for (x, y) in places.into_iter().filter_map(|place| self.lies.at(place)) {
                let r = self.unit * if class == "taken" { 0.5 } else { 0.56 };
                let _ = write!(svg, r#"<circle class="edge" cx="{x:.0}" cy="{y:.0}" r="{r:.0}"/>"#);
                let _ = write!(svg, r#"<circle class="{class}" cx="{x:.0}" cy="{y:.0}" r="{r:.0}"/>"#);
            }
        }
        let mut lying: BTreeMap<&str, usize> = BTreeMap::new();
        for mark in &turn.view.marks {
            let (Some(at), Some(badge)) = (self.lies.at(&mark.place), self.painter.badge(&mark.id)) else { continue };
            let before = lying.entry(&mark.place).or_default();
            draw_mark(&mut svg, badge, at, self.unit, *before);
            *before += 1;
        }
        let mut piles: Vec<((f64, f64), Vec<&Counter>)> = Vec::new();
        let mut place_of: BTreeMap<(&str, Option<&str>), usize> = BTreeMap::new();
        for counter in &turn.view.counters {
            let Some((x, y)) = self.lies.at(&counter.place) else { continue };
            let (right, down) = shelf::aside(&turn.view.pictures, counter);
            let pile = *place_of.entry((&counter.place, counter.part.as_deref())).or_insert_with(|| {
                piles.push(((x + right, y + down), Vec::new()));
                piles.len() - 1
            });
            piles[pile].1.push(counter);
        }
        piles.sort_by(|a, b| a.0.1.total_cmp(&b.0.1).then(a.0.0.total_cmp(&b.0.0)));
        for (at, counters) in &piles {
            self.pile(&mut svg, *at, counters, text);
        }
        svg.push_str("</svg>");
        svg
    }

    fn pile(&self, svg: &mut String, (x, y): (f64, f64), counters: &[&Counter], text: &Text<'_>) {
        let side = self.side();
        let names: Vec<String> = counters.iter().map(|counter| text.name(&counter.id)).collect();
        let _ = write!(svg, "<g><title>{}</title>", escaped(&names.join(", ")));
        for (depth, counter) in counters.iter().enumerate().take(SHOWN).rev() {
            let off = side * 0.07 * depth as f64;
            let (left, top) = (x - side * 0.54 + off, y - side * 0.54 - LIFT * self.unit - off);
            let number = self.faces.get(counter.face.as_str()).copied().unwrap_or_default();
            let size = side * 1.12;
            let _ = write!(
                svg,
                r##"<use href="#c{number}" x="{left:.1}" y="{top:.1}" width="{size:.1}" height="{size:.1}"/>"##
            );
            svg.push_str(&self.painter.letters(counter, (left + size / 2.0, top + size * 0.47), side));
        }
        if counters.len() > 1 {
            let (x, y, r) = (x + side * 0.44, y + side * 0.42, side * 0.19);
            let _ = write!(
                svg,
                r#"<circle class="pill" cx="{x:.1}" cy="{y:.1}" r="{r:.1}"/><text class="count" x="{x:.1}" y="{:.1}" font-size="{:.1}">{}</text>"#,
                y + r * 0.5,
                r * 1.4,
                counters.len()
            );
        }
        svg.push_str("</g>");
    }
}

/// The hex map, as far as counters ever lay on it.
fn hex_plane(shelved: &Shelved, hexes: &HexMap, turns: &[Turn], painter: Painter) -> Result<Plane, Fault> {
    let map = hexes.map();
    let part = busy_part(map, turns);
    let bare = Style { hex_px: 1.0, part, frame: false, layers: Layers::Ground, ..Style::default() };
    let wide = atelier::View::new(map, &bare).width;
    let hex_px = (GROUND_WIDTH / wide.max(1.0)).clamp(HEX_PX.0, HEX_PX.1);
    let style = Style { hex_px, victory: hexes.victory(), ..bare };
    let view = atelier::View::new(map, &style);
    let mut rules = String::new();
    let grounds: BTreeSet<&str> = turns.iter().map(|turn| turn.view.ground.as_str()).collect();
    for ground in grounds {
        let drawn = atelier::map::draw(map, &shelved.on_ground(ground, style.clone()));
        let picture = atelier::jpeg(&drawn, QUALITY).map_err(|error| Fault::new("the map", error.to_string()))?;
        let data = base64::engine::general_purpose::STANDARD.encode(picture);
        let _ = writeln!(rules, ".ground-{}{{background-image:url(data:image/jpeg;base64,{data})}}", escaped(ground));
    }
    let lies = Lies::Map(hexes.clone(), view);
    let names = painter.board.places.iter().filter(|place| matches!(place.rank, Some(Rank::City | Rank::Town)));
    let names = names.filter_map(|place| Some((lies.at(&place.id)?, place.name.as_deref()?)));
    let ways = names.map(|((x, y), name)| named(x, y, hex_px, name)).collect();
    Ok(Plane {
        width: view.width,
        height: view.height,
        unit: hex_px,
        lies,
        painter,
        rules,
        symbols: String::new(),
        faces: BTreeMap::new(),
        pictures: BTreeMap::new(),
        ways,
    })
}

/// A name on the map, below its place.
fn named(x: f64, y: f64, hex_px: f64, name: &str) -> String {
    let (size, down, halo) = NAME;
    // Half a letter's width a letter: a name at the left edge begins there.
    let x = x.max(size * hex_px * name.chars().count() as f64 * 0.28);
    format!(
        r#"<text class="name" x="{x:.0}" y="{:.0}" font-size="{:.1}" stroke-width="{:.1}">{}</text>"#,
        y + down * hex_px,
        size * hex_px,
        halo * hex_px,
        escaped(name)
    )
}

/// The smallest rectangle of hexes around all that ever lay on the map, and two hexes more.
fn busy_part(map: &Map, turns: &[Turn]) -> Option<Part> {
    let grid = &map.grid;
    let places = turns.iter().flat_map(|turn| turn.view.counters.iter().map(|counter| counter.place.as_str()));
    let places: BTreeSet<&str> = places.map(|place| place.split('/').next().unwrap_or(place)).collect();
    let busy: Vec<(u16, u16)> =
        places.into_iter().filter_map(|place| grid.parse(place)).map(|hex| grid.row_column(hex)).collect();
    let near = |hex: &HexIx| {
        let (row, column) = grid.row_column(*hex);
        let rows = busy.iter().map(|(row, _)| *row);
        let columns = busy.iter().map(|(_, column)| *column);
        let within = |value: u16, least: Option<u16>, most: Option<u16>| {
            least.is_some_and(|least| value + 2 >= least) && most.is_some_and(|most| value <= most + 2)
        };
        within(row, rows.clone().min(), rows.max()) && within(column, columns.clone().min(), columns.max())
    };
    let hexes: Vec<(u16, u16)> = grid.hexes().filter(near).map(|hex| grid.row_column(hex)).collect();
    let rows = || hexes.iter().map(|(row, _)| *row);
    let columns = || hexes.iter().map(|(_, column)| *column);
    let first = grid.hex(rows().min()?, columns().min()?)?;
    let last = grid.hex(rows().max()?, columns().max()?)?;
    Some(Part { first, last })
}

/// A board of places and ways.
fn board_plane(painter: Painter) -> Plane {
    let board = &painter.board;
    let mut ways = shelf::ways(board);
    for (place, name) in board.places.iter().filter_map(|place| Some((place, place.name.as_deref()?))) {
        let (x, y) = (place.x * shelf::UNIT, place.y * shelf::UNIT + 62.0);
        let _ = write!(ways, r#"<text class="place" x="{x:.0}" y="{y:.0}">{}</text>"#, escaped(name));
    }
    Plane {
        width: board.width * shelf::UNIT,
        height: board.height * shelf::UNIT,
        unit: shelf::UNIT,
        lies: Lies::Board(Box::new(board.clone())),
        painter,
        rules: String::new(),
        symbols: String::new(),
        faces: BTreeMap::new(),
        pictures: BTreeMap::new(),
        ways,
    }
}
