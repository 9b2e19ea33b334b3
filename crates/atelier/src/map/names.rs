//! Hex numbers, and the names of places, seas and lakes, kept clear of each other (layers 14 and 15).

use hexmap::{HexIx, Orientation, OutlineKind, Place, Point};

use super::places::{Rank, badges, shown, stand, tag_offset};
use super::survey::Survey;
use super::{Layers, overprint, river_names, ways};
use crate::palette::{GRID, INK, WATER_NAME};
use crate::rings::Area;
use crate::svg::{SANS, SERIF, Sheet, Type};

/// A rectangle that words or signs take up, in hexes.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Taken {
    pub(crate) low: Point,
    pub(crate) high: Point,
}

impl Taken {
    pub(crate) fn around(at: Point, half_width: f64, half_height: f64) -> Taken {
        Taken {
            low: Point::new(at.x - half_width, at.y - half_height),
            high: Point::new(at.x + half_width, at.y + half_height),
        }
    }

    pub(crate) fn middle(&self) -> Point {
        self.low.towards(self.high, 0.5)
    }

    /// How much of the other it covers, in square hexes.
    fn overlap(&self, other: &Taken) -> f64 {
        let x = self.high.x.min(other.high.x) - self.low.x.max(other.low.x);
        let y = self.high.y.min(other.high.y) - self.low.y.max(other.low.y);
        if x > 0.0 && y > 0.0 { x * y } else { 0.0 }
    }
}

/// What is taken already.
#[derive(Debug, Default)]
pub(crate) struct Sheetful(pub(crate) Vec<Taken>);

impl Sheetful {
    pub(crate) fn overlap(&self, with: &Taken) -> f64 {
        self.0.iter().map(|t| t.overlap(with)).sum()
    }
}

/// Layers 14 and 15.
pub(crate) fn write(survey: &Survey<'_>, sheet: &mut Sheet) {
    let (labels, mut taken) = settled(survey, sheet);
    if survey.style.layers == Layers::Lettering {
        return;
    }
    river_names::write(survey, sheet, &mut taken);
    for (label, spot) in labels.iter().rev() {
        let set = Type { anchor: spot.anchor, ..label.set };
        sheet.words(spot.at, label.words, &set);
    }
}

/// The names of rivers, and where they are written.
pub(crate) fn rivers<'a>(survey: &'a Survey<'_>) -> Vec<river_names::Named<'a>> {
    let (_, mut taken) = settled(survey, &mut Sheet::new(survey.window, survey.hex_px));
    river_names::settled(survey, &mut taken)
}

/// Names of regions that cover the name of a place: both names.
pub(crate) fn covered(survey: &Survey<'_>) -> Vec<(String, String)> {
    let (labels, _) = settled(survey, &mut Sheet::new(survey.window, survey.hex_px));
    let mut covered = Vec::new();
    for region in overprint::named(survey) {
        let letters = overprint::letters(region);
        let under = labels.iter().filter(|(label, spot)| letters.iter().any(|l| l.overlap(&label.taken(spot)) > 0.0));
        covered.extend(under.map(|(label, _)| (region.name.clone(), label.words.to_owned())));
    }
    covered
}

/// Writes numbers and the names of seas, and finds a spot for the name of each place.
fn settled<'a>(survey: &'a Survey<'_>, sheet: &mut Sheet) -> (Vec<(Label<'a>, Spot)>, Sheetful) {
    let mut taken = Sheetful::default();
    taken.0.extend(overprint::named(survey).flat_map(overprint::letters));
    signs(survey, &mut taken);
    taken.0.extend(ways::bridges(survey).iter().map(|b| Taken::around(b.at, 0.13, 0.13)));
    if survey.detail.numbers {
        numbers(survey, sheet, &mut taken);
    }
    seas_and_lakes(survey, sheet, &mut taken);
    let mut labels: Vec<(Label<'a>, Spot)> = Vec::new();
    let mut places: Vec<&Place> = shown(survey).collect();
    places.sort_by_key(|p| (Rank::of(p), p.hex));
    for place in places {
        if let Some(label) = Label::of(survey, place) {
            let spot = label.best_spot(survey, &taken);
            taken.0.push(label.taken(&spot));
            labels.push((label, spot));
        }
    }
    (labels, taken)
}

/// Marks where towns, badges and pennants stand.
fn signs(survey: &Survey<'_>, taken: &mut Sheetful) {
    for place in shown(survey) {
        let at = stand(survey, place);
        let radius = match Rank::of(place) {
            Rank::City => 0.27,
            Rank::Town => 0.15,
            _ => 0.05,
        };
        taken.0.push(Taken::around(at, radius, radius));
        let (centre, aside) = (survey.map.grid.centre(place.hex), tag_offset(survey));
        if survey.style.values.iter().any(|(id, _)| *id == place.id) {
            taken.0.push(Taken::around(Point::new(centre.x + aside, centre.y), 0.09, 0.17));
        }
        if survey.style.victory.iter().any(|(id, _)| *id == place.id) {
            taken.0.push(Taken::around(Point::new(centre.x + aside, centre.y), 0.09, 0.1));
        }
        let count = badges(place).len() as f64;
        if count > 0.0 {
            taken.0.push(Taken::around(Point::new(centre.x - aside, centre.y), 0.08, 0.08 * count));
        }
    }
}

/// Layer 14: hex numbers, lower where a major river runs, sideways where a way does.
fn numbers(survey: &Survey<'_>, sheet: &mut Sheet, taken: &mut Sheetful) {
    let set = Type { spaced: 0.02, ..Type::new(SANS, 500, 0.108 * survey.hex_px, GRID) };
    let inside = survey.window.grown(-0.02);
    sheet.raw(r#"<g fill-opacity=".8">"#);
    for hex in survey.shown() {
        let at = number_spot(survey, hex);
        if inside.holds(Point::new(at.x - 0.1, at.y)) && inside.holds(Point::new(at.x + 0.1, at.y + 0.07)) {
            sheet.words(at, &survey.map.grid.number(hex).to_string(), &set);
            taken.0.push(Taken::around(Point::new(at.x, at.y + 0.04), 0.11, 0.04));
        }
    }
    sheet.raw("</g>");
}

fn number_spot(survey: &Survey<'_>, hex: HexIx) -> Point {
    let centre = survey.map.grid.centre(hex);
    let high = match survey.map.grid.orientation() {
        Orientation::FlatTop => 0.388,
        Orientation::PointyTop => 0.42,
    };
    let middle = |x: f64, y: f64| Point::new(centre.x + x, centre.y + y + 0.04);
    let ends = |x: f64, y: f64, test: &dyn Fn(Point) -> bool| [-0.1, 0.0, 0.1].iter().any(|d| test(middle(x + d, y)));
    let wet = |p: Point| survey.near_major.distance(p) < 0.15 || survey.near_minor.distance(p) < 0.06;
    let busy = |p: Point| survey.near_way.distance(p) < 0.07;
    let y = if ends(0.0, high, &wet) { high - 0.10 } else { high };
    let x = [0.0, -0.185, 0.185].into_iter().find(|&x| !ends(x, y, &busy)).unwrap_or(0.0);
    Point::new(centre.x + x, centre.y + y)
}

/// A name and how it is set.
struct Label<'a> {
    words: &'a str,
    at: Point,
    rank: Rank,
    set: Type<'a>,
    /// Pixels for one hex.
    unit: f64,
    /// How wide the words are, in hexes.
    wide: f64,
    /// How far under a town's ring its name stands, in hexes: as near the hexside as the hex allows.
    below: f64,
}

/// Where a name may stand.
#[derive(Debug, Clone, Copy)]
struct Spot {
    at: Point,
    anchor: &'static str,
}

impl<'a> Label<'a> {
    /// The name of a place, if places of its rank are named at this size.
    fn of(survey: &Survey<'_>, place: &'a Place) -> Option<Label<'a>> {
        let (rank, unit) = (Rank::of(place), survey.hex_px);
        // On small maps the names of towns stay readable.
        let size = |share: f64, least: f64, most: f64| f64::max(share * unit, f64::min(least, most * unit));
        let halo = survey.palette.halo;
        let (size, weight, italic, edge) = match rank {
            Rank::City => (size(0.205, 12.0, 0.36), 700, false, 0.09),
            Rank::Town if survey.detail.towns => (size(0.170, 10.5, 0.32), 700, false, 0.08),
            Rank::Village if survey.detail.small_things => (0.128 * unit, 400, false, 0.06),
            Rank::Station if survey.detail.small_things => (0.128 * unit, 400, true, 0.06),
            _ => return None,
        };
        let spaced = if rank == Rank::City { 0.02 } else { 0.0 };
        let set = Type { italic, spaced, halo: Some((halo, edge * unit)), ..Type::new(SERIF, weight, size, INK) };
        let below = match survey.map.grid.orientation() {
            Orientation::FlatTop => 0.28,
            Orientation::PointyTop => 0.215,
        };
        Some(Label {
            words: &place.name,
            at: stand(survey, place),
            rank,
            set,
            unit,
            wide: set.width(&place.name) / unit,
            below,
        })
    }

    /// The spots it may take, the best first.
    fn spots(&self) -> Vec<Spot> {
        let high = self.set.size / self.unit;
        let spot = |x: f64, y: f64, anchor| Spot { at: Point::new(self.at.x + x, self.at.y + y), anchor };
        let mut spots = match self.rank {
            Rank::City => vec![spot(0.0, -0.30 - 0.755 * high, "middle"), spot(0.0, 0.33, "middle")],
            Rank::Town => vec![
                spot(0.0, -0.165 - f64::max(self.below, 0.9 * high), "middle"),
                spot(0.0, -0.17 - 0.9 * high, "middle"),
                spot(0.0, 0.20, "middle"),
            ],
            Rank::Village => vec![spot(0.0, -0.19, "middle"), spot(0.0, 0.085, "middle")],
            Rank::Station => Vec::new(),
        };
        let beside = match self.rank {
            Rank::City => 0.34,
            Rank::Town => 0.20,
            _ => 0.09,
        };
        let down = -0.33 * high;
        spots.push(spot(beside, down, "start"));
        spots.push(spot(-beside, down, "end"));
        if self.rank == Rank::Station {
            spots.push(spot(0.0, 0.09, "middle"));
            spots.push(spot(0.0, -0.18, "middle"));
        }
        for (x, anchor) in [(beside * 0.8, "start"), (-beside * 0.8, "end")] {
            spots.push(spot(x, beside * 0.7, anchor));
            spots.push(spot(x, -beside * 0.7 - 0.7 * high, anchor));
        }
        spots
    }

    fn taken(&self, spot: &Spot) -> Taken {
        let (wide, high) = (self.wide, self.set.size / self.unit);
        let west = match spot.anchor {
            "start" => spot.at.x,
            "end" => spot.at.x - wide,
            _ => spot.at.x - wide / 2.0,
        };
        Taken { low: Point::new(west, spot.at.y - 0.22 * high), high: Point::new(west + wide, spot.at.y + 0.72 * high) }
    }

    fn best_spot(&self, survey: &Survey<'_>, taken: &Sheetful) -> Spot {
        let (spots, window) = (self.spots(), survey.ground_window());
        let cost = |k: usize, spot: &Spot| {
            let own = self.taken(spot);
            let off = |x: f64, y: f64| f64::from(u8::from(!window.holds(Point::new(x, y))));
            let outside = off(own.low.x, own.low.y) + off(own.high.x, own.high.y);
            let middle = (own.low.y + own.high.y) / 2.0;
            let steps = ((own.high.x - own.low.x) / 0.08).ceil().max(1.0);
            let crossed = (0..=steps as usize)
                .map(|i| Point::new(own.low.x + (own.high.x - own.low.x) * i as f64 / steps, middle))
                .filter(|&p| {
                    survey.near_way.distance(p) < 0.06
                        || survey.near_major.distance(p) < 0.10
                        || survey.near_minor.distance(p) < 0.05
                })
                .count();
            k as f64 * 0.012 + taken.overlap(&own) * 3.0 + crossed as f64 * 0.006 + outside * 2.0
        };
        let mut best = (f64::MAX, spots[0]);
        for (k, spot) in spots.iter().enumerate() {
            let cost = cost(k, spot);
            if cost < best.0 {
                best = (cost, *spot);
            }
        }
        best.1
    }
}

/// The names of seas and lakes, where the water is widest.
fn seas_and_lakes(survey: &Survey<'_>, sheet: &mut Sheet, taken: &mut Sheetful) {
    let unit = survey.hex_px;
    for outline in &survey.map.outlines {
        let (size, spaced, caps) = match outline.kind {
            OutlineKind::Sea => (0.42, 0.18, true),
            OutlineKind::Lake if survey.detail.small_things => (0.15, 0.06, false),
            _ => continue,
        };
        // A sea that has its place among the regions is named there.
        let is_region = survey.style.overprint.regions.iter().any(|region| region.name == outline.name);
        if outline.name.is_empty() || is_region || !survey.window.touches(&outline.points) {
            continue;
        }
        let words = if caps { outline.name.to_uppercase() } else { outline.name.clone() };
        let area = Area::new(vec![outline.points.clone()]);
        let Some((at, room)) = widest(survey, &area, if caps { 0.3 } else { 0.1 }) else { continue };
        let mut set = Type { italic: true, spaced, ..Type::new(SERIF, 400, size * unit, WATER_NAME) };
        let wide = set.width(&words) / unit;
        let fit = if caps { (room * 0.8 / wide).min(1.0) } else { 1.0 };
        set.size *= fit;
        if (caps && fit < 0.45) || (!caps && outline.points.len() < 8) {
            continue;
        }
        if !caps {
            set.halo = Some((survey.palette.halo, 0.05 * unit));
        }
        let at = Point::new(at.x, at.y - set.size / unit * 0.3);
        taken.0.push(Taken::around(at, wide * fit / 2.0, size * fit / 2.0));
        sheet.words(at, &words, &set);
    }
}

/// The middle and length of the longest level run of open water in the window.
fn widest(survey: &Survey<'_>, area: &Area, deep: f64) -> Option<(Point, f64)> {
    let (step, window) = (0.2, survey.ground_window().grown(-0.2));
    let mut best: Option<(Point, f64)> = None;
    let mut y = window.south;
    while y < window.north {
        let (mut x, mut start) = (window.west, None);
        while x <= window.east + step {
            let p = Point::new(x, y);
            let open = x <= window.east && area.holds(p) && survey.in_water(p) && survey.to_shore(p) > deep;
            match (open, start) {
                (true, None) => start = Some(x),
                (false, Some(from)) => {
                    let room: f64 = x - step - from;
                    if best.is_none_or(|(_, r)| room > r + 0.01) {
                        best = Some((Point::new(from + room / 2.0, y), room));
                    }
                    start = None;
                }
                _ => {}
            }
            x += step;
        }
        y += step;
    }
    best
}
