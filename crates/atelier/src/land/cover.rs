//! What covers the ground: patches, fields, scrub, hills, woods, marsh, houses, grass.

use engine::picture::Cover;
use hexmap::Point;

use super::{Drawing, squares};
use crate::curve::resample;
use crate::noise::{Seed, noise};
use crate::rings::Area;
use crate::svg::Path;

/// How near to a way or to water nothing is drawn.
const BESIDE_WAY: f64 = 0.16;
const BESIDE_WATER: f64 = 0.3;

impl Drawing<'_> {
    /// Everything below the waters.
    pub(super) fn ground(&mut self) {
        let tints = self.tints;
        let (wide, high) = (self.sheet.width(), self.sheet.height());
        self.sheet.raw(&format!(r#"<path fill="{}" d="M0,0H{wide:.0}V{high:.0}H0Z"/>"#, tints.base));
        let layer = self.layer;
        let patches = crate::contour::contour(&self.window.grown(0.3), 0.12, |p| noise(p, 0.45, layer * 5 + 1) - 0.56);
        self.fill(&patches, tints.patch, 0.6);
        let scrub = self.area(&[Cover::Scrub], 0.2, 0.02);
        self.fill(&scrub.rings, tints.scrub, 0.7);
        let hills = self.hills();
        let woods = self.area(&[Cover::Wood, Cover::WoodedHill], 0.18, 0.02);
        self.fill(&woods.rings, tints.wood, 0.9);
        let marsh = self.marsh();
        let town = self.area(&[Cover::Town], 0.1, 0.05);
        self.fill(&town.rings, tints.town_ground, 0.75);
        let rim = self.sheet.rings(&town.rings);
        self.sheet.stroke(&rim, tints.town, 0.03, 0.5);
        self.fields();
        self.grass(&[&hills, &woods, &marsh, &town]);
        self.trees(&woods, &scrub);
    }

    fn fill(&mut self, rings: &[Vec<Point>], colour: &str, opacity: f64) {
        let path = self.sheet.rings(rings);
        self.sheet.fill(&path, colour, opacity);
    }

    /// High ground, step upon step, with hachures that point downhill.
    fn hills(&mut self) -> Area {
        let covers = [Cover::Hill, Cover::WoodedHill];
        let foot = self.area(&covers, 0.2, 0.02);
        let mut strokes = Path::default();
        for (step, inset) in [0.02, 0.27, 0.46].into_iter().enumerate() {
            let area = if step == 0 { None } else { Some(self.area(&covers, 0.2, inset)) };
            let rings = area.as_ref().map_or(&foot.rings, |area| &area.rings).clone();
            let (colour, opacity) = if step == 0 { (self.tints.hill[0], 0.75) } else { (self.tints.hill[1], 0.55) };
            self.fill(&rings, colour, opacity);
            let length = if step == 0 { 0.14 } else { 0.11 };
            for ring in &rings {
                let closed: Vec<Point> = ring.iter().chain(ring.first()).copied().collect();
                for pair in resample(&closed, 0.12).windows(2) {
                    let (dx, dy) = (pair[1].x - pair[0].x, pair[1].y - pair[0].y);
                    let far = dx.hypot(dy).max(1e-9);
                    // Inside lies on the left.
                    let (out_x, out_y) = (dy / far, -dx / far);
                    let long = length * (0.35 + 0.9 * (out_x * 0.6 - out_y * 0.8).max(0.0));
                    let tip = Point::new(pair[0].x + out_x * long, pair[0].y + out_y * long);
                    self.sheet.line(&mut strokes, &[pair[0], tip]);
                }
            }
        }
        self.sheet.stroke(&strokes, self.tints.hachure, 0.03, 0.8);
        foot
    }

    fn marsh(&mut self) -> Area {
        let marsh = self.area(&[Cover::Marsh], 0.2, 0.02);
        if marsh.is_empty() {
            return marsh;
        }
        let tints = self.tints;
        self.fill(&marsh.rings, tints.marsh, 1.0);
        let rim = self.sheet.rings(&marsh.rings);
        self.sheet.stroke_dashed(&rim, "#9DB9AE", 0.04, 0.9, &[0.2, 0.14]);
        let (mut dashes, mut reeds) = (Path::default(), Path::default());
        for (seed, at) in self.lattice("marsh", 0.5, 0.2) {
            if !marsh.holds_deep(at, 0.06) || seed.share() < 0.3 {
                continue;
            }
            let right = |x: f64, y: f64| Point::new(at.x + x, at.y + y);
            self.sheet.line(&mut dashes, &[right(-0.14, 0.0), right(0.14, 0.0)]);
            if seed.at(1).share() > 0.7 {
                for lean in [-1.0, 0.0, 1.0] {
                    self.sheet.line(&mut reeds, &[right(lean * 0.08, 0.0), right(lean * 0.14, 0.15)]);
                }
            }
        }
        self.sheet.stroke(&dashes, tints.marsh_dash, 0.035, 0.8);
        self.sheet.stroke(&reeds, tints.reed, 0.035, 0.85);
        marsh
    }

    /// Points in rows over the card, every second row shifted.
    fn lattice(&self, word: &str, across: f64, down: f64) -> Vec<(Seed, Point)> {
        let (wide, high) = (f64::from(self.land.across), f64::from(self.land.down));
        let (columns, rows) = ((wide / across) as i64 + 1, (high / down) as i64 + 1);
        let own = Seed::of(word).at((self.seed.share() * 1e9) as i64);
        let at = |row: i64, column: i64| {
            let shift = if row % 2 == 0 { 0.0 } else { across / 2.0 };
            Point::new(column as f64 * across + shift + 0.05, -(row as f64 * down + 0.05))
        };
        let pair = |row: i64| (0..columns).map(move |column| (own.at(row).at(column), at(row, column)));
        (0..rows).flat_map(pair).collect()
    }

    /// Fields in strips: four to a square, turned alike.
    fn fields(&mut self) {
        let tints = self.tints;
        let mut fills: [Path; 3] = Default::default();
        let mut furrows = Path::default();
        let sown: Vec<(i64, i64)> =
            squares(self.land).filter(|(.., cover)| *cover == Cover::Fields).map(|(x, y, _)| (x, y)).collect();
        for (x, y) in sown {
            let tilt = self.seed.at(x / 2).at(y / 2).at(11).swing() * 0.35;
            for part in 0..4 {
                let seed = self.seed.at(x).at(y).at(part);
                let middle = (x as f64 + 0.27 + 0.47 * (part % 2) as f64, y as f64 + 0.27 + 0.46 * (part / 2) as f64);
                let turned = |a: f64, b: f64| {
                    let (sin, cos) = tilt.sin_cos();
                    Point::new(middle.0 + cos * a - sin * b, -(middle.1 + sin * a + cos * b))
                };
                if self.taken(turned(0.0, 0.0), 0.1) {
                    continue;
                }
                let (half, tall) = (0.21, 0.19);
                let corners = [turned(-half, -tall), turned(half, -tall), turned(half, tall), turned(-half, tall)];
                let kind = ((seed.share() * 3.0) as usize).min(2);
                self.sheet.ring(&mut fills[kind], &corners);
                for furrow in 1..5 {
                    let along = -1.0 + 0.4 * f64::from(furrow);
                    let line = if seed.at(1).share() > 0.5 {
                        [turned(along * half, -tall), turned(along * half, tall)]
                    } else {
                        [turned(-half, along * tall), turned(half, along * tall)]
                    };
                    self.sheet.line(&mut furrows, &line);
                }
            }
        }
        for (fill, colour) in fills.iter().zip(tints.fields) {
            self.sheet.fill(fill, colour, 1.0);
        }
        self.sheet.stroke(&furrows, tints.furrow, 0.022, 0.7);
    }

    /// Whether a way or water runs by a point.
    fn taken(&self, at: Point, more: f64) -> bool {
        self.ways.distance(at) < BESIDE_WAY - 0.05 + more || self.water.distance(at) < BESIDE_WATER - 0.05 + more
    }

    fn grass(&mut self, without: &[&Area]) {
        let mut blades = Path::default();
        let (wide, high) = (f64::from(self.land.across), f64::from(self.land.down));
        let bare = |cover: Cover| matches!(cover, Cover::Grass | Cover::Scrub | Cover::Village);
        for k in 0..95 {
            let seed = self.seed.at(1000 + k);
            let at = Point::new(seed.share() * wide, -(seed.at(1).share() * high));
            let (column, row) = (at.x as usize, -at.y as usize);
            let cover = self.land.cover.get(row * usize::from(self.land.across) + column).copied().unwrap_or_default();
            if !bare(cover) || without.iter().any(|area| area.holds(at)) || self.taken(at, 0.03) {
                continue;
            }
            for lean in [-1.0, 0.0, 1.0] {
                let blade = [Point::new(at.x + lean * 0.05, at.y), Point::new(at.x + lean * 0.1, at.y + 0.12)];
                self.sheet.line(&mut blades, &blade);
            }
        }
        self.sheet.stroke(&blades, self.tints.grass, 0.03, 0.7);
    }

    /// Trees in woods, those behind first, and bushes in scrub.
    fn trees(&mut self, woods: &Area, scrub: &Area) {
        let mut drawn = String::new();
        let tints = self.tints;
        for (seed, at) in self.lattice("tree", 0.27, 0.21) {
            let at = Point::new(at.x + 0.08 * seed.at(1).swing(), at.y + 0.07 * seed.at(2).swing());
            if self.taken(at, 0.05) {
                continue;
            }
            let (x, y) = (self.sheet.x(at.x), self.sheet.y(at.y));
            if woods.holds_deep(at, 0.03) && seed.share() > 0.18 {
                let r = seed.at(3).between(13.0, 18.0);
                drawn.push_str(&format!(
                    r##"<ellipse cx="{:.1}" cy="{:.1}" rx="{r:.1}" ry="{:.1}" fill="#4C5F35" fill-opacity=".25"/><circle cx="{x:.1}" cy="{y:.1}" r="{r:.1}" fill="{}"/><circle cx="{:.1}" cy="{:.1}" r="{:.1}" fill="{}"/><circle cx="{:.1}" cy="{:.1}" r="{:.1}" fill="{}" fill-opacity=".8"/>"##,
                    x + r * 0.25,
                    y + r * 0.75,
                    r * 0.4,
                    tints.tree_shade,
                    x - r * 0.22,
                    y - r * 0.25,
                    r * 0.68,
                    tints.tree,
                    x - r * 0.36,
                    y - r * 0.42,
                    r * 0.28,
                    tints.tree_light,
                ));
            } else if scrub.holds_deep(at, 0.05) && seed.share() > 0.66 {
                drawn.push_str(&format!(
                    r#"<circle cx="{x:.1}" cy="{y:.1}" r="7.5" fill="{}" fill-opacity=".85"/>"#,
                    tints.bush
                ));
            }
        }
        self.sheet.raw(&drawn);
    }

    /// Blocks of towns and houses of villages.
    pub(super) fn houses(&mut self) {
        let mut blocks = Path::default();
        let lived_in: Vec<(i64, i64, Cover)> =
            squares(self.land).filter(|(.., cover)| matches!(cover, Cover::Village | Cover::Town)).collect();
        for (x, y, cover) in lived_in {
            let own = self.seed.at(x).at(y).at(77);
            let (count, is_town) = if cover == Cover::Town { (9, true) } else { (7, false) };
            for house in 0..count {
                let seed = own.at(house);
                let (middle, half, tall, turn) = if is_town {
                    let at = (x as f64 + 0.2 + 0.3 * (house % 3) as f64, y as f64 + 0.2 + 0.3 * (house / 3) as f64);
                    (at, seed.between(0.10, 0.13), seed.at(1).between(0.09, 0.12), 0.0)
                } else {
                    let at = (x as f64 + seed.between(0.18, 0.82), y as f64 + seed.at(1).between(0.18, 0.82));
                    (at, 0.105, 0.07, seed.at(2).share() * 1.5)
                };
                let (sin, cos) = f64::sin_cos(turn);
                let turned = |a: f64, b: f64| Point::new(middle.0 + cos * a - sin * b, -(middle.1 + sin * a + cos * b));
                if (is_town && seed.at(3).share() < 0.15) || self.taken(turned(0.0, 0.0), 0.04) {
                    continue;
                }
                let corners = [turned(-half, -tall), turned(half, -tall), turned(half, tall), turned(-half, tall)];
                self.sheet.ring(&mut blocks, &corners);
            }
        }
        self.sheet.stroke(&blocks, super::HALO, 0.03, 1.0);
        self.sheet.fill_joined(&blocks, self.tints.town, 1.0);
    }
}
