//! Writes a map file. The same map always gives the same bytes.

use std::fmt::Write;

use crate::grid::{Grid, HexIx, Numbering, Parity, RowsGrow, Shift};
use crate::map::{Bank, Grade, Link, Map, OffMapPlace};
use crate::{Orientation, Point};

/// The text of a map file.
pub fn write_map(map: &Map) -> String {
    let mut out = String::new();
    let mut w = Writer { out: &mut out, map };
    w.head();
    w.ground();
    w.rivers();
    w.routes();
    w.bridges();
    w.straits();
    w.places();
    w.zones();
    w.outlines();
    out
}

struct Writer<'a> {
    out: &'a mut String,
    map: &'a Map,
}

impl Writer<'_> {
    fn line(&mut self, text: impl AsRef<str>) {
        self.out.push_str(text.as_ref());
        self.out.push('\n');
    }

    fn text(&mut self, key: &str, value: &str) {
        self.line(format!("{key} = {}", quote(value)));
    }

    fn list(&mut self, key: &str, items: &[String], per_line: usize) {
        if items.len() <= per_line {
            self.line(format!("{key} = [{}]", items.join(", ")));
            return;
        }
        self.line(format!("{key} = ["));
        for chunk in items.chunks(per_line) {
            self.line(format!("  {},", chunk.join(", ")));
        }
        self.line("]");
    }

    fn head(&mut self) {
        let layout = *self.map.grid.layout();
        let flat = layout.orientation == Orientation::FlatTop;
        let shift = match (flat, layout.shift) {
            (true, Shift::NorthOrEast) => "north",
            (true, Shift::SouthOrWest) => "south",
            (false, Shift::NorthOrEast) => "east",
            (false, Shift::SouthOrWest) => "west",
        };
        self.text("title", &self.map.title);
        self.line("\n[grid]");
        self.text("orientation", if flat { "flat-top" } else { "pointy-top" });
        self.text("numbering", if layout.numbering == Numbering::RowColumn { "RRCC" } else { "CCRR" });
        self.line(format!("rows = [{}, {}]", layout.first_row, layout.first_row + layout.rows - 1));
        self.line(format!("columns = [{}, {}]", layout.first_column, layout.first_column + layout.columns - 1));
        self.text("rows_grow", if layout.rows_grow == RowsGrow::North { "north" } else { "south" });
        self.text("shifted", if layout.shifted == Parity::Even { "even" } else { "odd" });
        self.text("shift", shift);
    }

    fn ground(&mut self) {
        for terrain in &self.map.terrains {
            self.line("\n[[terrain]]");
            self.text("letter", &terrain.letter.to_string());
            self.text("id", &terrain.id);
            self.text("name", &terrain.name);
        }
        let layout = *self.map.grid.layout();
        self.line("\n[ground]\nrows = \"\"\"");
        for digit in [10, 1] {
            let mut ruler = String::from("#   ");
            for column in layout.first_column..layout.first_column + layout.columns {
                let _ = write!(ruler, " {}", column / digit % 10);
            }
            self.line(ruler);
        }
        let rows = layout.first_row..layout.first_row + layout.rows;
        let rows: Vec<u16> = if layout.rows_grow == RowsGrow::North { rows.rev().collect() } else { rows.collect() };
        for row in rows {
            let mut line = format!("{row:02}  ");
            for column in layout.first_column..layout.first_column + layout.columns {
                if let Some(hex) = self.map.grid.hex(row, column) {
                    let _ = write!(line, " {}", self.map.terrain_of(hex).letter);
                }
            }
            self.line(line);
        }
        self.line("\"\"\"");
    }

    fn rivers(&mut self) {
        for river in &self.map.rivers {
            self.line("\n[[river]]");
            self.text("id", &river.id);
            self.text("name", &river.name);
            self.text("grade", if river.grade == Grade::Major { "major" } else { "minor" });
            self.line(format!("navigable = {}", river.navigable));
            if let Some(into) = &river.into {
                self.text("into", into);
            }
            let chain: Vec<String> = river.chain.iter().map(|&s| quote(&self.map.grid.side_name(s))).collect();
            self.list("chain", &chain, 10);
        }
    }

    fn routes(&mut self) {
        for route in &self.map.routes {
            self.line("\n[[route]]");
            self.text("id", &route.id);
            self.text("name", &route.name);
            self.text("kind", route.kind.id());
            let hexes: Vec<String> = route.hexes.iter().map(|&h| format!("\"{}\"", self.map.grid.number(h))).collect();
            self.list("hexes", &hexes, 12);
            if !route.exits.is_empty() {
                let exits: Vec<String> = route.exits.iter().map(|&s| quote(&self.map.grid.side_name(s))).collect();
                self.list("exits", &exits, 10);
            }
        }
    }

    fn bridges(&mut self) {
        let grid = &self.map.grid;
        let sides: Vec<String> =
            grid.sides().filter(|s| self.map.bridge[s.index()]).map(|s| quote(&grid.side_name(s))).collect();
        self.line("\n[bridges]");
        self.list("sides", &sides, 10);
    }

    fn straits(&mut self) {
        let grid = &self.map.grid;
        let sides: Vec<String> =
            grid.sides().filter(|s| self.map.strait[s.index()]).map(|s| quote(&grid.side_name(s))).collect();
        if !sides.is_empty() {
            self.line("\n[straits]");
            self.list("sides", &sides, 10);
        }
    }

    fn places(&mut self) {
        for place in &self.map.places {
            self.line("\n[[place]]");
            self.text("id", &place.id);
            self.text("name", &place.name);
            self.kinds(&place.kinds);
            self.line(format!("hex = \"{}\"", self.map.grid.number(place.hex)));
            self.line(format!("printed = {}", place.printed));
            if let Some(on) = place.bank {
                let river = quote(&self.map.rivers[usize::from(on.river.0)].id);
                let bank = if on.bank == Bank::Left { "left" } else { "right" };
                self.line(format!("bank = {{ river = {river}, bank = \"{bank}\" }}"));
            }
        }
        for place in &self.map.off_map {
            self.line("\n[[off_map]]");
            self.text("id", &place.id);
            self.text("name", &place.name);
            self.kinds(&place.kinds);
            if let Some(at) = place.point {
                self.line(format!("point = {}", point(at)));
            }
            self.joined(place);
        }
    }

    fn joined(&mut self, place: &OffMapPlace) {
        if place.entries.is_empty() && place.links.is_empty() {
            return;
        }
        let hexes =
            |hexes: &[HexIx]| hexes.iter().map(|&hex| self.map.grid.number(hex).to_string()).collect::<Vec<_>>();
        let lists = [("entries", hexes(&place.entries)), ("rail_entries", hexes(&place.rail_entries))];
        self.line("[off_map.joined]");
        for (key, hexes) in lists {
            if !hexes.is_empty() {
                let hexes: Vec<String> = hexes.iter().map(|hex| quote(hex)).collect();
                self.list(key, &hexes, 12);
            }
        }
        let link = |link: &Link| format!("{{ to = {}, by = \"{}\" }}", quote(&link.to), link.by.id());
        let links: Vec<String> = place.links.iter().map(link).collect();
        if !links.is_empty() {
            self.list("links", &links, 2);
        }
    }

    fn zones(&mut self) {
        for zone in &self.map.zones {
            self.line("\n[[zone]]");
            self.text("id", &zone.id);
            self.text("name", &zone.name);
            self.text("kind", zone.kind.id());
            let runs: Vec<String> = runs(&self.map.grid, &zone.hexes).iter().map(|run| quote(run)).collect();
            self.list("hexes", &runs, 10);
        }
    }

    fn kinds(&mut self, kinds: &[String]) {
        let kinds: Vec<String> = kinds.iter().map(|k| quote(k)).collect();
        self.list("kinds", &kinds, 20);
    }

    fn outlines(&mut self) {
        for outline in &self.map.outlines {
            self.line("\n[[outline]]");
            self.text("name", &outline.name);
            self.text("kind", outline.kind.id());
            let points: Vec<String> = outline.points.iter().map(|&p| point(p)).collect();
            self.list("points", &points, 8);
        }
    }
}

/// Hexes as runs along rows: "0312-0912", or one alone.
fn runs(grid: &Grid, hexes: &[HexIx]) -> Vec<String> {
    let follows = |a: HexIx, b: HexIx| a.0 + 1 == b.0 && grid.row_column(a).0 == grid.row_column(b).0;
    let run = |run: &[HexIx]| match run {
        [only] => grid.number(*only).to_string(),
        run => format!("{}-{}", grid.number(run[0]), grid.number(run[run.len() - 1])),
    };
    hexes.chunk_by(|&a, &b| follows(a, b)).map(run).collect()
}

fn point(p: Point) -> String {
    format!("[{:.2}, {:.2}]", p.x, p.y)
}

/// A TOML basic string.
fn quote(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 2);
    out.push('"');
    for c in text.chars() {
        match c {
            '"' | '\\' => {
                out.push('\\');
                out.push(c);
            }
            c if c.is_control() => {
                let _ = write!(out, "\\u{:04X}", c as u32);
            }
            c => out.push(c),
        }
    }
    out.push('"');
    out
}
