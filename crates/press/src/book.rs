//! The whole book: which pages there are, and how each is drawn.

use std::collections::HashMap;

use atelier::pdf::{Area, Book, Drawing, Layer, Page};
use atelier::{PictureError, Plan, Style};
use engine::looks::Badge;
use engine::printed::Printed;
use engine::{Face, SideInfo, View, Word};
use hexmap::Map;

use crate::canvas::Svg;
use crate::chart::{Letters, Sheet};
use crate::flow::{self, Block};
use crate::ground::{Ground, Laid, layer};
use crate::paper::{Flip, POINTS, Paper, Size};
use crate::sheets::{self, CellGrid, CounterSheet, Printer, Side};
use crate::tiles::{self, Tiling};
use crate::words::{Speaker, spelled};
use crate::{counter_side, position, tracks};

/// Pixels from hex to hex in which the map is drawn before it is scaled to paper: enough for all its details.
const HEX_PX: f64 = 72.0;

/// How wide the key and the plan of the tiles are printed.
const KEY: f64 = 84.0;

/// A part of the book.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Part {
    /// The situation, what lies where and the map with its counters; only of a position.
    Position,
    /// The map in tiles, and its key.
    Map,
    /// The map on one sheet.
    Poster,
    /// The counters.
    Counters,
    /// Tracks, charts and tables.
    Charts,
    /// A card for each side.
    Cards,
}

impl Part {
    /// All of them, with the words that choose them.
    pub const ALL: [(&'static str, Part); 6] = [
        ("position", Part::Position),
        ("map", Part::Map),
        ("poster", Part::Poster),
        ("counters", Part::Counters),
        ("charts", Part::Charts),
        ("cards", Part::Cards),
    ];

    /// The part that a word means.
    pub fn of(word: &str) -> Option<Part> {
        Part::ALL.iter().find(|(known, _)| *known == word).map(|(_, part)| *part)
    }

    /// What is printed if nobody says what: a game to cut out, or the sheets of a position.
    pub fn usual(position: bool) -> Vec<Part> {
        if position { vec![Part::Position] } else { vec![Part::Map, Part::Counters, Part::Charts, Part::Cards] }
    }
}

/// How it is to be printed.
#[derive(Debug, Clone, PartialEq)]
pub struct Order {
    /// The paper.
    pub paper: Paper,
    /// Over which edge the printer turns the counter sheets.
    pub flip: Flip,
    /// Millimetres from hex to hex.
    pub hex: f64,
    /// What is printed, in the order of the book.
    pub parts: Vec<Part>,
}

/// A position to be printed: a map with its counters, without a frame, and how far it is from hex to hex on it.
pub struct Position {
    /// The map with its counters, small, for one sheet.
    pub overview: String,
    /// The counters alone, as large as a map of [`Position::HEX_PX`].
    pub counters: String,
}

impl Position {
    /// Pixels from hex to hex on [`Position::counters`].
    pub const HEX_PX: f64 = HEX_PX;
}

/// What a game gives to be printed.
pub struct Material<'a> {
    /// The game's id, which its labels begin with.
    pub game: &'a str,
    /// Its name.
    pub name: &'a str,
    /// Its sides.
    pub sides: &'a [SideInfo],
    /// The language of the words.
    pub language: &'a str,
    /// The map, and how it is drawn.
    pub map: &'a Map,
    /// How it is drawn; the size counts for nothing.
    pub style: Style,
    /// What is printed on the counters.
    pub faces: &'a [Face],
    /// The grounds of its board.
    pub grounds: &'a [engine::looks::Ground],
    /// The badges of its states and marks.
    pub badges: &'a [Badge],
    /// Counters, markers, charts, cards.
    pub printed: &'a Printed,
    /// What may be seen: of the position, or of the set-up.
    pub view: &'a View,
    /// Boxes beside the map: id and name.
    pub boxes: &'a [(String, String)],
    /// The position, if it is one that is printed.
    pub position: Option<Position>,
    /// Who makes the sentences.
    pub speaker: Speaker<'a>,
}

/// A page of the book before it is drawn.
#[derive(Debug, Clone, PartialEq)]
pub struct Leaf {
    /// Its chapter.
    pub chapter: String,
    /// Its name in the bookmarks.
    pub name: String,
    /// Its size.
    pub size: Size,
    kind: Kind,
}

impl Leaf {
    /// A page of text as SVG in points; none for maps and counters, which are drawn when they are printed.
    pub fn svg(&self) -> Option<&str> {
        match &self.kind {
            Kind::Drawn(svg) => Some(svg),
            _ => None,
        }
    }
}

#[derive(Debug, Clone, PartialEq)]
enum Kind {
    Tile(usize),
    Poster,
    Counters(usize, Side),
    /// SVG in points.
    Drawn(String),
}

/// A book that is ready to be printed, page by page.
pub struct Press<'a> {
    material: &'a Material<'a>,
    order: Order,
    /// Surveyed when it is first asked for.
    ground: Option<Ground<'a>>,
    /// The tiles of the map.
    pub tiling: Tiling,
    /// The cells of the counter sheets.
    pub grid: CellGrid,
    /// The counter sheets.
    pub sheets: Vec<CounterSheet>,
    /// The pages.
    pub leaves: Vec<Leaf>,
}

impl<'a> Press<'a> {
    /// Lays out all pages.
    pub fn new(material: &'a Material<'a>, order: Order) -> Result<Press<'a>, PictureError> {
        let whole = Style { hex_px: HEX_PX, ..material.style.clone() };
        let view = atelier::View::new(material.map, &whole);
        let length = |pixels: f64| pixels / HEX_PX * order.hex;
        let size = Size { width: length(view.width), height: length(view.height) };
        let grid = CellGrid::new(order.paper, counter_side(order.hex));
        let mut press = Press {
            tiling: tiles::cut(size, order.paper),
            sheets: sheets::sheets(material.printed, &spelled("press-markers", &[]), &grid),
            leaves: Vec::new(),
            material,
            order,
            ground: None,
            grid,
        };
        let mut parts = press.order.parts.clone();
        parts.sort_unstable();
        parts.dedup();
        for part in parts {
            press.plan(part)?;
        }
        Ok(press)
    }

    /// Draws all pages; `progress` hears how many are done.
    pub fn print(mut self, mut progress: impl FnMut(usize)) -> Result<Vec<u8>, PictureError> {
        let mut book = Book::new(self.material.name, self.material.language);
        for (k, leaf) in std::mem::take(&mut self.leaves).into_iter().enumerate() {
            let layers = self.layers(&leaf)?;
            let layers: Vec<Layer<'_>> = layers.iter().filter_map(|laid| layer(self.ground.as_ref(), laid)).collect();
            book.add(&Page { size: leaf.size.points(), layers, chapter: leaf.chapter, name: leaf.name })?;
            progress(k + 1);
        }
        book.finish()
    }

    fn plan(&mut self, part: Part) -> Result<(), PictureError> {
        match part {
            Part::Position => self.plan_position(),
            Part::Map => self.plan_map()?,
            Part::Poster => {
                let chapter = self.sentence("press-chapter-poster", &[]);
                let size = self.ground()?.poster_size()?;
                self.leaves.push(Leaf { name: chapter.clone(), chapter, size, kind: Kind::Poster });
            }
            Part::Counters => self.plan_counters(),
            Part::Charts => self.plan_charts(),
            Part::Cards => self.plan_cards(),
        }
        Ok(())
    }

    fn ground(&mut self) -> Result<&mut Ground<'a>, PictureError> {
        let (material, hex) = (self.material, self.order.hex);
        match &mut self.ground {
            Some(ground) => Ok(ground),
            empty => {
                let style = Style { hex_px: HEX_PX, ..material.style.clone() };
                let counters = material.position.as_ref().map(|position| position.counters.as_str());
                Ok(empty.insert(Ground::new(Plan::new(material.map, &style), counters, hex)?))
            }
        }
    }

    fn sentence(&self, id: &str, args: &[(&str, Word)]) -> String {
        self.material.speaker.own(id, args)
    }

    fn heading(&self, chapter: &str) -> String {
        let name = Word::Name(self.material.name.into());
        self.sentence("press-heading", &[("game", name), ("chapter", Word::Name(chapter.into()))])
    }

    fn plan_position(&mut self) {
        let Some(position) = &self.material.position else { return };
        let (chapter, paper) = (self.sentence("press-chapter-position", &[]), self.order.paper.upright());
        if let Some(overview) = Svg::of(&position.overview) {
            let lies = if overview.width > overview.height { paper.turned() } else { paper };
            let room = lies.points().0 - 22.0 * POINTS;
            let high = lies.points().1 - 22.0 * POINTS - 18.0;
            let wide = room.min(high * overview.width / overview.height);
            let pages = flow::lay(lies, &self.heading(&chapter), &[Block::Drawing(overview, wide)]);
            self.add_drawn(&chapter, lies, pages);
        }
        let Material { game, view, boxes, speaker, .. } = self.material;
        let mut blocks =
            vec![Block::Chart(Sheet::new(&position::situation(game, view, speaker), speaker, Letters::CHART))];
        blocks.push(Block::Chart(Sheet::new(&position::places(game, view, boxes, speaker), speaker, Letters::CHART)));
        blocks.extend(tracks::tracks(self.material, true, counter_side(self.order.hex)));
        let pages = flow::lay(paper, &self.heading(&chapter), &blocks);
        self.add_drawn(&chapter, paper, pages);
    }

    fn plan_map(&mut self) -> Result<(), PictureError> {
        let chapter = self.sentence("press-chapter-map", &[]);
        for k in 0..self.tiling.tiles.len() {
            let tile = Word::Name(self.tiling.tiles[k].name.as_str().into());
            let name = self.sentence("press-tile", &[("tile", tile)]);
            let leaf = Leaf { chapter: chapter.clone(), name, size: self.tiling.sheet, kind: Kind::Tile(k) };
            self.leaves.push(leaf);
        }
        let paper = self.order.paper.upright();
        let chapter = self.sentence("press-chapter-key", &[]);
        if let Some(key) = Svg::of(&self.ground()?.key()) {
            let mut blocks = vec![Block::Drawing(key, KEY * POINTS)];
            let plan = crate::ground::assembly(&self.tiling, &self.sentence("press-assembly", &[]));
            blocks.extend(Svg::of(&plan).map(|plan| Block::Drawing(plan, KEY * POINTS)));
            let pages = flow::lay(paper, &self.heading(&chapter), &blocks);
            self.add_drawn(&chapter, paper, pages);
        }
        Ok(())
    }

    fn plan_counters(&mut self) {
        let chapter = self.sentence("press-chapter-counters", &[]);
        for k in 0..self.sheets.len() {
            for (side, id) in
                [(Side::Front, "press-counters-front"), (Side::Back(self.order.flip), "press-counters-back")]
            {
                let name = self.sentence(id, &[("number", Word::Int(k as i64 + 1))]);
                let kind = Kind::Counters(k, side);
                self.leaves.push(Leaf { chapter: chapter.clone(), name, size: self.grid.sheet, kind });
            }
        }
    }

    fn plan_charts(&mut self) {
        let Material { speaker, printed, position, .. } = self.material;
        let paper = self.order.paper.upright();
        let chapter = self.sentence("press-chapter-tracks", &[]);
        let blocks = tracks::tracks(self.material, position.is_some(), counter_side(self.order.hex));
        let pages = flow::lay(paper, &self.heading(&chapter), &blocks);
        self.add_drawn(&chapter, paper, pages);
        let chapter = self.sentence("press-chapter-charts", &[]);
        let block = |chart| Block::Chart(Sheet::new(chart, speaker, Letters::CHART));
        let blocks: Vec<Block> = printed.charts.iter().map(block).collect();
        let pages = flow::lay(paper, &self.heading(&chapter), &blocks);
        self.add_drawn(&chapter, paper, pages);
    }

    fn plan_cards(&mut self) {
        let (chapter, paper) = (self.sentence("press-chapter-cards", &[]), self.order.paper.upright());
        for card in &self.material.printed.cards {
            let block = Block::Chart(Sheet::new(card, &self.material.speaker, Letters::CARD));
            let pages = flow::lay(paper, &self.heading(&chapter), &[block]);
            self.add_drawn(&chapter, paper, pages);
        }
    }

    fn add_drawn(&mut self, chapter: &str, size: Size, pages: Vec<String>) {
        let before = self.leaves.iter().filter(|leaf| leaf.chapter == chapter).count();
        for (k, svg) in pages.into_iter().enumerate() {
            let number = Word::Int((before + k + 1) as i64);
            let name = self.sentence("press-page", &[("chapter", Word::Name(chapter.into())), ("number", number)]);
            self.leaves.push(Leaf { chapter: chapter.to_owned(), name, size, kind: Kind::Drawn(svg) });
        }
    }

    fn layers(&mut self, leaf: &Leaf) -> Result<Vec<Laid>, PictureError> {
        let whole = |svg: &str| -> Result<Vec<Laid>, PictureError> {
            let (width, height) = leaf.size.points();
            let within = Area { left: 0.0, top: 0.0, width, height };
            let piece = crate::ground::Piece::Own(Box::new(Drawing::new(svg)?));
            Ok(vec![Laid { piece, at: (0.0, 0.0), scale: 1.0, within }])
        };
        match &leaf.kind {
            Kind::Tile(k) => {
                let Material { name, speaker, .. } = self.material;
                let tiling = self.tiling.clone();
                self.ground()?.tile(&tiling.tiles[*k], &tiling, speaker, name)
            }
            Kind::Poster => self.ground()?.poster(),
            Kind::Counters(k, side) => whole(&self.counters(*k, *side)),
            Kind::Drawn(svg) => whole(svg),
        }
    }

    fn counters(&self, k: usize, side: Side) -> String {
        let faces: HashMap<&str, &Face> = self.material.faces.iter().map(|face| (face.id.as_str(), face)).collect();
        let heading = match side {
            Side::Front => "press-counters-heading-front",
            Side::Back(Flip::Long) => "press-counters-heading-back-long",
            Side::Back(Flip::Short) => "press-counters-heading-back-short",
        };
        let args = [
            ("game", Word::Name(self.material.name.into())),
            ("number", Word::Int(k as i64 + 1)),
            ("millimetres", Word::Name(self.grid.side.to_string().into())),
        ];
        let heading = self.sentence(heading, &args);
        sheets::draw(
            &self.sheets[k],
            &self.grid,
            side,
            &Printer { faces, badges: self.material.badges, speaker: &self.material.speaker },
            &heading,
        )
    }
}
