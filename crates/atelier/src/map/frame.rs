//! The frame of a whole map: double lines around it, and a panel with title, key and scale bar.

use std::borrow::Cow;
use std::fmt::Write;

use hexmap::{Grade, Inset, OutlineKind, Overprint, WayKind, ZoneKind};

use super::key;
use super::places::{Badge, badge, badges, pennant_shape, values_shape};
use super::survey::{Ground, Survey};
use super::{Part, Style};
use crate::line_breaks::broken;
use crate::palette::{FRAME, GOLD};
use crate::svg::{SANS, SERIF, Sheet, TITLE, Type, escaped, short};

/// Margin around everything, between map and panel, and the panel's width; in panel units.
const MARGIN: f64 = 26.0;
const GAP: f64 = 26.0;
const PANEL: f64 = 304.0;
/// The frame of an inset.
const INSET_FRAME: f64 = 6.0;
/// How much of the panel's height the scale bar needs.
const SCALE_BAR: f64 = 42.0;

/// The panel under work: SVG, and how far down it is filled. Lengths are panel units.
struct Panel<'s> {
    survey: &'s Survey<'s>,
    out: String,
    down: f64,
}

/// The panel down to the scale bar.
fn panel<'s>(survey: &'s Survey<'s>, insets: &[Inset], unit: f64) -> Panel<'s> {
    let mut panel = Panel { survey, out: String::new(), down: 0.0 };
    panel.title();
    panel.rule();
    panel.ground();
    panel.lines();
    panel.rule();
    for inset in insets {
        panel.larger(inset, unit);
    }
    panel.signs();
    panel
}

/// The panel as a card without a frame: SVG, its width and its height.
pub(super) fn key_card(survey: &Survey<'_>) -> (String, f64, f64) {
    // A key on its own cannot know how large its map is printed, so it has no scale bar and shows nothing larger.
    let mut panel = panel(survey, &[], 1.0);
    panel.down += 12.0;
    (format!("<g transform=\"translate(0 36)\">{}</g>", panel.out), PANEL, panel.down + 36.0)
}

/// The frame and the panel without the map; and where the map lies in it.
pub(super) fn empty(survey: &Survey<'_>, sheet: Sheet) -> (String, (f64, f64)) {
    let edge = MARGIN * unit(&sheet);
    (around(survey, sheet), (edge, edge))
}

/// Pixels for a panel unit: the panel grows with the sheet, so that a large map has a large key.
fn unit(sheet: &Sheet) -> f64 {
    ((sheet.width() * sheet.height()).sqrt() / 1040.0).clamp(0.6, 6.0)
}

/// The map in its frame beside its panel.
pub(crate) fn around(survey: &Survey<'_>, sheet: Sheet) -> String {
    let (map_width, map_height) = (sheet.width(), sheet.height());
    let unit = unit(&sheet);
    let mut panel = panel(survey, &survey.style.overprint.insets, unit);
    panel.down = f64::max(panel.down, map_height / unit - SCALE_BAR);
    panel.scale(unit);
    let height = f64::max(map_height, panel.down * unit);
    let edge = MARGIN * unit;
    let total_width = edge * 2.0 + map_width + (GAP + PANEL) * unit;
    let total_height = edge * 2.0 + height;
    let p = survey.palette;
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{w}\" height=\"{h}\" viewBox=\"0 0 {w} {h}\">\n<rect width=\"{w}\" height=\"{h}\" fill=\"{}\"/>\n",
        p.paper,
        w = short(total_width),
        h = short(total_height)
    );
    for (out_by, width, fill) in [(10.0, 1.6, p.paper), (5.0, 1.6, p.paper_raised), (0.0, 1.2, p.paper)] {
        let by = out_by * unit;
        let _ = writeln!(
            out,
            r#"<rect x="{}" y="{}" width="{}" height="{}" fill="{fill}" stroke="{FRAME}" stroke-width="{}"/>"#,
            short(edge - by),
            short(edge - by),
            short(map_width + 2.0 * by),
            short(map_height + 2.0 * by),
            short(width * unit)
        );
    }
    let _ = write!(
        out,
        "<svg x=\"{e}\" y=\"{e}\" width=\"{w}\" height=\"{h}\" viewBox=\"0 0 {w} {h}\">\n{}</svg>\n<g transform=\"translate({} {e}) scale({unit:.4})\">\n{}</g>\n</svg>\n",
        sheet.finish(),
        short(edge + map_width + GAP * unit),
        panel.out,
        e = short(edge),
        w = short(map_width),
        h = short(map_height),
    );
    out
}

impl Panel<'_> {
    fn words(&mut self, x: f64, y: f64, words: &str, set: &Type<'_>) {
        let italic = if set.italic { r#" font-style="italic""# } else { "" };
        let _ = writeln!(
            self.out,
            r#"<text x="{}" y="{}" font-family="{}" font-size="{}" font-weight="{}" text-anchor="{}" fill="{}" letter-spacing="{:.2}"{italic}>{}</text>"#,
            short(x),
            short(y),
            set.family,
            short(set.size),
            set.weight,
            set.anchor,
            set.ink,
            set.spaced * set.size,
            escaped(words)
        );
    }

    /// Words broken into lines that fit the panel.
    fn lines_of(&mut self, words: &str, set: &Type<'_>, leading: f64) {
        for line in broken(words, PANEL * 0.95, |words| set.width(words)) {
            self.down += leading;
            self.words(0.0, self.down, &line, set);
        }
    }

    fn title(&mut self) {
        let left = |set: Type<'static>| Type { anchor: "start", ..set };
        self.down -= 8.0;
        self.lines_of(&self.survey.map.title.clone(), &left(Type::new(TITLE, 700, 44.0, FRAME)), 43.0);
        self.down += 8.0;
        let notes = left(Type { italic: true, ..Type::new(SERIF, 400, 16.0, "#4A4337") });
        if !self.survey.style.subtitle.is_empty() {
            self.lines_of(&self.survey.style.subtitle.clone(), &notes, 21.0);
        }
        if !self.survey.style.ground.is_empty() {
            self.lines_of(&self.survey.style.ground, &notes, 21.0);
        }
    }

    fn rule(&mut self) {
        self.down += 15.0;
        let _ = writeln!(
            self.out,
            r#"<path stroke="{FRAME}" stroke-width="2.5" d="M0,{y}h{PANEL}"/><path stroke="{FRAME}" d="M0,{}h{PANEL}"/>"#,
            short(self.down + 3.5),
            y = short(self.down)
        );
        self.down += 8.0;
    }

    fn heading(&mut self, words: &str) {
        self.down += 18.0;
        let set = Type { anchor: "start", spaced: 0.14, ..Type::new(SANS, 700, 12.5, FRAME) };
        self.words(0.0, self.down, &words.to_uppercase(), &set);
        self.down += 9.0;
    }

    /// A part of the map, drawn again as wide as the panel, with so many pixels for a panel unit.
    fn larger(&mut self, inset: &Inset, unit: f64) {
        self.heading(&inset.name);
        let of = self.survey;
        let part = Some(Part { first: inset.first, last: inset.last });
        let overprint = Overprint { regions: of.style.overprint.regions.clone(), ..Overprint::default() };
        let style = Style { part, overprint, ..of.style.clone() };
        let window = super::window(&of.map, &style);
        let wide = PANEL - 2.0 * INSET_FRAME;
        let high = wide * window.height() / window.width();
        let mut survey =
            Survey::new(Cow::Borrowed(&*of.map), &style, window, super::bounded(wide * unit / window.width()));
        survey.ids = "inset-";
        let mut sheet = Sheet::new(window, survey.hex_px);
        super::paint(&survey, &mut sheet);
        super::write_upon(&survey, &mut sheet);
        let (sheet_wide, sheet_high) = (sheet.width(), sheet.height());
        for (by, width) in [(0.0, 1.4), (INSET_FRAME - 1.0, 1.0)] {
            let _ = writeln!(
                self.out,
                r#"<rect x="{by}" y="{}" width="{}" height="{}" fill="{}" stroke="{FRAME}" stroke-width="{width}"/>"#,
                short(self.down + by),
                short(PANEL - 2.0 * by),
                short(high + 2.0 * (INSET_FRAME - by)),
                of.palette.paper_raised
            );
        }
        let _ = writeln!(
            self.out,
            "<svg x=\"{INSET_FRAME}\" y=\"{}\" width=\"{}\" height=\"{}\" viewBox=\"0 0 {} {}\">{}</svg>",
            short(self.down + INSET_FRAME),
            short(wide),
            short(high),
            short(sheet_wide),
            short(sheet_high),
            sheet.finish()
        );
        self.down += high + 2.0 * INSET_FRAME + 4.0;
    }

    /// A drawing in the panel.
    fn inset(&mut self, x: f64, y: f64, (svg, width, height): &(String, f64, f64)) {
        let _ = writeln!(
            self.out,
            "<svg x=\"{}\" y=\"{}\" width=\"{w}\" height=\"{h}\" viewBox=\"0 0 {w} {h}\">{svg}</svg>",
            short(x),
            short(y),
            w = short(*width),
            h = short(*height)
        );
    }

    fn ground(&mut self) {
        self.heading(&self.survey.style.legend.ground);
        let survey = self.survey;
        let map = &*survey.map;
        let mut swatches = Vec::new();
        for (k, terrain) in map.terrains.iter().enumerate() {
            let built = ["town", "city"].contains(&terrain.id.as_str());
            if !built && map.terrain.iter().any(|t| usize::from(t.0) == k) {
                swatches.push((terrain.name.clone(), key::ground(survey, Ground::of(&terrain.id), None)));
            }
        }
        for (kind, name) in [("town", &survey.style.legend.town), ("city", &survey.style.legend.city)] {
            if map.places.iter().any(|p| p.is(kind)) {
                swatches.push((name.to_owned(), key::ground(survey, Ground::Clear, Some(kind))));
            }
        }
        let set = Type::new(SANS, 500, 13.5, "#3A352B");
        for row in swatches.chunks(3) {
            let mut high: f64 = 0.0;
            for (k, (name, swatch)) in row.iter().enumerate() {
                let middle = (k as f64 + 0.5) * PANEL / 3.0;
                self.inset(middle - swatch.1 / 2.0, self.down, swatch);
                self.words(middle, self.down + swatch.2 + 13.0, name, &set);
                high = high.max(swatch.2);
            }
            self.down += high + 21.0;
        }
    }

    fn lines(&mut self) {
        let (survey, map) = (self.survey, &*self.survey.map);
        let way = |kind: WayKind| map.routes.iter().any(|r| r.kind == kind);
        let river = |grade: Grade| map.rivers.iter().any(|r| r.grade == grade);
        let zone = |kind: ZoneKind| map.zones.iter().any(|zone| zone.kind == kind);
        let legend = &survey.style.legend;
        let rows = [
            (river(Grade::Major), key::Line::Major, &legend.major_river),
            (river(Grade::Minor), key::Line::Minor, &legend.minor_river),
            (map.outlines.iter().any(|o| o.kind == OutlineKind::Stream), key::Line::Stream, &legend.stream),
            (way(WayKind::Rail), key::Line::Rail, &legend.railway),
            (way(WayKind::Road), key::Line::Road, &legend.road),
            (way(WayKind::Track) && survey.style.tracks, key::Line::Track, &legend.track),
            (map.bridge.contains(&true), key::Line::Bridge, &legend.bridge),
            (key::has_ferry(map), key::Line::Ferry, &legend.ferry),
            (!survey.style.railheads.is_empty(), key::Line::Railhead, &legend.railhead),
            (zone(ZoneKind::Country), key::Line::Border(ZoneKind::Country), &legend.border),
            (zone(ZoneKind::Claim), key::Line::Border(ZoneKind::Claim), &legend.claim),
            (zone(ZoneKind::Weather), key::Line::Border(ZoneKind::Weather), &legend.weather_line),
        ];
        if !rows.iter().any(|r| r.0) {
            return;
        }
        self.heading(&legend.lines);
        let set = Type { anchor: "start", ..Type::new(SANS, 500, 14.0, "#3A352B") };
        for (_, line, name) in rows.into_iter().filter(|r| r.0) {
            let swatch = key::line(survey, line);
            self.inset(0.0, self.down, &swatch);
            self.words(swatch.1 + 12.0, self.down + swatch.2 / 2.0 + 5.0, name, &set);
            self.down += swatch.2 + 5.0;
        }
    }

    fn signs(&mut self) {
        let (survey, halo) = (self.survey, self.survey.palette.halo);
        let any = |kind: Badge| survey.map.places.iter().any(|p| badges(p).contains(&kind));
        let set = Type { anchor: "start", ..Type::new(SANS, 500, 13.5, "#3A352B") };
        let (mut x, mut y) = (10.0, self.down + 16.0);
        if !survey.style.victory.is_empty() {
            self.out.push_str(&pennant_shape(x, y, 105.0, halo));
            self.words(x, y + 4.0, "6", &Type::new(SANS, 700, 12.5, GOLD));
            let words = &survey.style.legend.victory_points;
            self.words(x + 14.0, y + 5.0, words, &set);
            x += 32.0 + set.width(words);
        }
        let legend = &survey.style.legend;
        let badges = [(Badge::Supply, &legend.supply), (Badge::Airbase, &legend.airbase), (Badge::Port, &legend.port)];
        for (kind, name) in badges {
            if any(kind) {
                let wide = 12.0 + set.width(name);
                if x + wide > PANEL {
                    (x, y) = (10.0, y + 24.0);
                }
                self.out.push_str(&badge(kind, x, y, 110.0, halo));
                self.words(x + 12.0, y + 5.0, name, &set);
                x += 16.0 + wide;
            }
        }
        if !survey.style.values.is_empty() {
            if x > 10.0 {
                (x, y) = (10.0, y + 28.0);
            }
            self.out.push_str(&values_shape(x, y, 80.0, [2, 1], halo));
            for (name, down) in survey.style.value_names.iter().zip([-3.0, 12.0]) {
                self.words(x + 14.0, y + down, name, &set);
            }
            (x, y) = (x + 1.0, y + 6.0);
        }
        if x > 10.0 {
            self.down = y + 14.0;
        }
    }

    /// Up to three stretches of the scale bar, each a whole number of hexes.
    fn scale(&mut self, unit: f64) {
        let survey = self.survey;
        let hex = survey.hex_px / unit;
        let hexes = (70.0 / hex).ceil().max(1.0);
        let stretch = hexes * hex;
        let count = ((PANEL - 60.0) / stretch).floor().clamp(1.0, 3.0) as u8;
        self.down += 18.0;
        let (per_hex, name) = match &survey.style.scale {
            Some(scale) => (scale.per_hex, &scale.unit),
            None => (1.0, &survey.style.legend.hexes),
        };
        let y = self.down;
        let set = Type { anchor: "start", ..Type::new(SANS, 500, 12.5, "#3A352B") };
        for k in 0..count {
            let fill = if k % 2 == 0 { FRAME } else { survey.palette.paper_raised };
            let _ = writeln!(
                self.out,
                r#"<rect x="{}" y="{}" width="{}" height="5" fill="{fill}" stroke="{FRAME}"/>"#,
                short(1.0 + f64::from(k) * stretch),
                short(y),
                short(stretch)
            );
        }
        for k in 0..=count {
            let value = (f64::from(k) * hexes * per_hex * 10.0).round() / 10.0;
            let words = if k == count { format!("{value} {name}") } else { value.to_string() };
            let anchor = if k == 0 { "start" } else { "middle" };
            self.words(1.0 + f64::from(k) * stretch, y + 20.0, &words, &Type { anchor, ..set });
        }
        self.down += 24.0;
    }
}
