//! A map as SVG, layer upon layer: ground, trees, grid, sea, rivers, ways, places, tags, numbers, names, frame.

mod borders;
mod courses;
mod frame;
mod ground;
mod hills;
mod key;
mod legend;
mod names;
mod network;
mod overprint;
mod places;
mod plan;
mod river_names;
mod rivers;
mod sea;
mod survey;
mod trees;
mod ways;

use std::borrow::Cow;

use engine::looks::Palette;
use hexmap::{HexIx, Map, Overprint, Point, WayKind};

use crate::svg::{Sheet, short};
use crate::window::Window;
pub use legend::Legend;
pub use plan::Plan;
pub(crate) use survey::Survey;

/// A rectangle of hexes, by two opposite corners.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Part {
    /// One corner.
    pub first: HexIx,
    /// The opposite corner.
    pub last: HexIx,
}

/// How far it is from hex to hex, for the scale bar.
#[derive(Debug, Clone, PartialEq)]
pub struct Scale {
    /// How many units one hex is.
    pub per_hex: f64,
    /// What they are called.
    pub unit: String,
}

/// Which layers are drawn: the ground can be kept as tiles while names go on top of what happens in play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Layers {
    /// Everything.
    #[default]
    All,
    /// Ground, water, grid, ways and places.
    Ground,
    /// Tags, numbers and names only, on nothing.
    Names,
    /// Tags, numbers and the names of lakes, on nothing: what can be kept with the ground.
    Lettering,
}

/// How a map is drawn.
#[derive(Debug, Clone, PartialEq)]
pub struct Style {
    /// The palette of the ground.
    pub palette: Palette,
    /// Whether tracks can be seen.
    pub tracks: bool,
    /// What the ground is called, under the title.
    pub ground: String,
    /// Pixels between the centres of two neighbouring hexes. Small maps show less: see [`draw`].
    pub hex_px: f64,
    /// The part to draw; the whole map, framed, if there is none.
    pub part: Option<Part>,
    /// Whether hexes show their numbers.
    pub numbers: bool,
    /// Flat tints and a strong grid, for eyes that want less.
    pub plain: bool,
    /// Which layers are drawn.
    pub layers: Layers,
    /// The colour of what lies beyond the last hexes; a veil of paper if there is none.
    pub surround: Option<String>,
    /// Whether a whole map gets its frame, title and key.
    pub frame: bool,
    /// The line under the title.
    pub subtitle: String,
    /// The words of title and key.
    pub legend: Legend,
    /// For the scale bar; without it the bar counts hexes.
    pub scale: Option<Scale>,
    /// Victory points of places, by their id.
    pub victory: Vec<(String, u16)>,
    /// Two numbers beside places, one over the other, by their ids.
    pub values: Vec<(String, [u16; 2])>,
    /// What the two numbers are.
    pub value_names: [String; 2],
    /// Where the holders of railways change.
    pub railheads: Vec<Railhead>,
    /// Names of regions, boxes beside a whole map, insets beside its key.
    pub overprint: Overprint,
    /// Whether the boxes lie beside the part that is drawn: see [`Overprint::beside`].
    pub beside: bool,
}

/// Where the holder of a railway changes.
#[derive(Debug, Clone, PartialEq)]
pub struct Railhead {
    /// The last hex of one, and the first of the other.
    pub between: [HexIx; 2],
    /// Their colours.
    pub colours: [String; 2],
}

impl Default for Style {
    fn default() -> Style {
        Style {
            palette: Palette::default(),
            tracks: true,
            ground: String::new(),
            hex_px: 72.0,
            part: None,
            numbers: true,
            plain: false,
            layers: Layers::All,
            surround: None,
            frame: true,
            subtitle: String::new(),
            legend: Legend::default(),
            scale: None,
            victory: Vec::new(),
            values: Vec::new(),
            value_names: Default::default(),
            railheads: Vec::new(),
            overprint: Overprint::default(),
            beside: false,
        }
    }
}

/// Draws a map.
///
/// Below 64 pixels a hex, villages, stations, reeds and fields are left out; below 48 also numbers and trees; below 28
/// towns are dots.
pub fn draw(map: &Map, style: &Style) -> String {
    let hex_px = bounded(style.hex_px);
    let survey = Survey::new(Cow::Borrowed(map), style, window(map, style), hex_px);
    let mut sheet = Sheet::new(survey.window, hex_px);
    if matches!(style.layers, Layers::All | Layers::Ground) {
        paint(&survey, &mut sheet);
    }
    if style.layers != Layers::Ground {
        write_upon(&survey, &mut sheet);
    }
    if style.part.is_none() && style.frame && style.layers == Layers::All {
        return frame::around(&survey, sheet);
    }
    file(sheet)
}

/// Names of regions that cover the name of a place when a map is drawn in this style: both names.
pub fn covered_names(map: &Map, style: &Style) -> Vec<(String, String)> {
    names::covered(&Survey::new(Cow::Borrowed(map), style, window(map, style), bounded(style.hex_px)))
}

/// The name of a river as it is written along it. Lengths are in hexes, from the north-west corner of the rectangle
/// around all hexes, as boards have them.
#[derive(Debug, Clone, PartialEq)]
pub struct RiverName {
    /// The name.
    pub name: String,
    /// How high the letters are.
    pub size: f64,
    /// The room between letters, in heights.
    pub spaced: f64,
    /// The line in the middle of which they stand, from west to east.
    pub line: Vec<(f64, f64)>,
}

/// The names of the rivers of a map, for those who write them themselves. Of the style count the size of a hex, numbers,
/// victory points and the names of regions.
pub fn river_names(map: &Map, style: &Style) -> Vec<RiverName> {
    let overprint = Overprint { regions: style.overprint.regions.clone(), ..Overprint::default() };
    let style = Style { part: None, frame: false, overprint, ..style.clone() };
    let survey = Survey::new(Cow::Borrowed(map), &style, window(map, &style), bounded(style.hex_px));
    let (hex_px, corner) = (survey.hex_px, Point::new(survey.window.west, survey.window.north));
    let named = names::rivers(&survey).into_iter().map(|named| RiverName {
        name: named.name.to_owned(),
        size: named.set.size / hex_px,
        spaced: named.set.spaced,
        line: named.line.iter().map(|point| (point.x - corner.x, corner.y - point.y)).collect(),
    });
    named.collect()
}

/// The ways of a kind as they are drawn, cut where they leave a hex: for those who lay something under each stretch. Lengths
/// as in [`RiverName`].
pub fn way_stretches(map: &Map, kind: WayKind) -> Vec<(HexIx, Vec<(f64, f64)>)> {
    /// Points so far apart are enough.
    const STEP: f64 = 0.16;
    let (low, high) = map.grid.extent();
    let on = |point: Point| (point.x - low.x, high.y - point.y);
    let mut stretches: Vec<(HexIx, Vec<(f64, f64)>)> = Vec::new();
    for line in network::Network::new(map, true).of(kind) {
        let mut here: Option<HexIx> = None;
        for pair in crate::curve::resample(line, STEP).windows(2) {
            let Some(hex) = map.grid.at(pair[0].towards(pair[1], 0.5)) else { continue };
            match stretches.last_mut().filter(|_| here == Some(hex)) {
                Some((_, points)) => points.push(on(pair[1])),
                None => stretches.push((hex, vec![on(pair[0]), on(pair[1])])),
            }
            here = Some(hex);
        }
    }
    stretches
}

/// A sheet as a file of its own.
fn file(sheet: Sheet) -> String {
    let (width, height) = (sheet.width(), sheet.height());
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{w}\" height=\"{h}\" viewBox=\"0 0 {w} {h}\">\n{}</svg>\n",
        sheet.finish(),
        w = short(width),
        h = short(height)
    )
}

/// The survey of a whole map, for those who draw it piece by piece by changing its window.
pub(crate) fn survey_of<'m>(map: Cow<'m, Map>, style: &Style, hex_px: f64) -> Survey<'m> {
    let window = window(&map, style);
    Survey::new(map, style, window, hex_px)
}

/// The ground within the window of a survey.
pub(crate) fn paint_window(survey: &Survey<'_>) -> String {
    let mut sheet = Sheet::new(survey.window, survey.hex_px);
    paint(survey, &mut sheet);
    file(sheet)
}

/// What is written on the ground within the window of a survey.
pub(crate) fn lettering(survey: &Survey<'_>) -> String {
    let mut sheet = Sheet::new(survey.window, survey.hex_px);
    write_upon(survey, &mut sheet);
    file(sheet)
}

/// Layers 14 and 15, on what is printed in large letters.
fn write_upon(survey: &Survey<'_>, sheet: &mut Sheet) {
    overprint::boxes(survey, sheet);
    overprint::regions(survey, sheet);
    places::tags(survey, sheet);
    names::write(survey, sheet);
}

/// Pixels for a hex, within reason.
fn bounded(hex_px: f64) -> f64 {
    if hex_px.is_finite() { hex_px.clamp(4.0, 400.0) } else { 72.0 }
}

/// How a picture without a frame lies over the plane, for those who put counters on it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct View {
    /// Width of the picture, in pixels.
    pub width: f64,
    /// Height of the picture, in pixels.
    pub height: f64,
    hex_px: f64,
    north_west: Point,
}

impl View {
    /// The view of what [`draw`] draws in this style when it draws no frame.
    pub fn new(map: &Map, style: &Style) -> View {
        let (hex_px, window) = (bounded(style.hex_px), window(map, style));
        let north_west = Point::new(window.west, window.north);
        View { width: window.width() * hex_px, height: window.height() * hex_px, hex_px, north_west }
    }

    /// Where a point of the plane lies in the picture: pixels from the left and from the top.
    pub fn at(&self, point: Point) -> (f64, f64) {
        ((point.x - self.north_west.x) * self.hex_px, (self.north_west.y - point.y) * self.hex_px)
    }
}

/// Layers 1 to 13: all that does not change in play.
fn paint(survey: &Survey<'_>, sheet: &mut Sheet) {
    ground::base(survey, sheet);
    ground::forest(survey, sheet);
    hills::draw(survey, sheet);
    ground::clear(survey, sheet);
    ground::marsh(survey, sheet);
    ground::desert(survey, sheet);
    rivers::streams(survey, sheet);
    trees::draw(survey, sheet);
    ground::grid(survey, sheet);
    sea::draw(survey, sheet);
    sea::lakes(survey, sheet);
    rivers::minor(survey, sheet);
    borders::straits(survey, sheet);
    ways::draw(survey, sheet);
    rivers::major(survey, sheet);
    ways::over_major_rivers(survey, sheet);
    borders::draw(survey, sheet);
    ground::beyond(survey, sheet);
    overprint::margin(survey, sheet);
    places::draw(survey, sheet);
}

impl Style {
    /// Whether there are boxes beside what is drawn.
    fn has_boxes(&self) -> bool {
        (self.part.is_none() || self.beside) && !self.overprint.boxes.is_empty()
    }
}

/// What a picture in this style shows: a part of the map or all of it, and the boxes beside it.
fn window(map: &Map, style: &Style) -> Window {
    let hexes = hexes_of(map, style);
    if !style.has_boxes() {
        return hexes;
    }
    let (low, high) = style.overprint.around(Point::new(hexes.west, hexes.south), Point::new(hexes.east, hexes.north));
    Window { west: low.x, south: low.y, east: high.x, north: high.y }
}

/// The rectangle around the hexes that are drawn.
fn hexes_of(map: &Map, style: &Style) -> Window {
    let grid = &map.grid;
    let Some(Part { first, last }) = style.part else {
        let (low, high) = grid.extent();
        return Window { west: low.x, south: low.y, east: high.x, north: high.y };
    };
    let ((r0, c0), (r1, c1)) = (grid.row_column(first), grid.row_column(last));
    let (rows, columns) = (r0.min(r1)..=r0.max(r1), c0.min(c1)..=c0.max(c1));
    let within = |&h: &HexIx| {
        let (row, column) = grid.row_column(h);
        rows.contains(&row) && columns.contains(&column)
    };
    if grid.hexes().any(|h| within(&h)) {
        Window::around(grid, grid.hexes().filter(within))
    } else {
        Window::around(grid, grid.hexes())
    }
}
