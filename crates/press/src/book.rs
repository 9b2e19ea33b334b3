//! The whole book: which pages there are, and how each is drawn.

use std::collections::HashMap;

use atelier::pdf::{Area, Book, Drawing, Layer, Page};
use atelier::{PictureError, Plan, Style};
use engine::looks::Badge;
use engine::printed::{Printed, Sheet as Written};
use engine::{Face, Picture, SideInfo, View, Word};
use hexmap::Map;

use crate::canvas::Svg;
use crate::chart::{Letters, Sheet};
use crate::flow::{self, Block};
use crate::ground::{Ground, Laid, layer};
use crate::paper::{Flip, POINTS, Paper, Size};
use crate::sheets::{self, CellGrid, CounterSheet, Printer, Side};
use crate::tiles::{self, Tiling};
use crate::words::{Speaker, spelled};
use crate::{card_square, counter_side, deck, position, text_card, tracks, written};

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
    /// The cards of a deck.
    Deck,
    /// The counters.
    Counters,
    /// Tracks, charts and tables.
    Charts,
    /// A card for each side.
    Cards,
    /// Sheets that are written on: blank ones, or those of a position.
    Sheets,
}

impl Part {
    /// All of them, with the words that choose them.
    pub const ALL: [(&'static str, Part); 8] = [
        ("position", Part::Position),
        ("map", Part::Map),
        ("poster", Part::Poster),
        ("deck", Part::Deck),
        ("counters", Part::Counters),
        ("charts", Part::Charts),
        ("cards", Part::Cards),
        ("sheets", Part::Sheets),
    ];

    /// The part that a word means.
    pub fn of(word: &str) -> Option<Part> {
        Part::ALL.iter().find(|(known, _)| *known == word).map(|(_, part)| *part)
    }

    /// The word that chooses it.
    pub fn word(self) -> Option<&'static str> {
        Part::ALL.iter().find(|(_, part)| *part == self).map(|(word, _)| *word)
    }

    /// What is printed if nobody says what: a game to cut out, or the sheets of a position.
    pub fn usual(position: bool) -> Vec<Part> {
        if position {
            return vec![Part::Position, Part::Sheets];
        }
        vec![Part::Map, Part::Deck, Part::Counters, Part::Charts, Part::Cards, Part::Sheets]
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
    /// The map of hexes; none where the board is laid out of cards.
    pub map: Option<&'a Map>,
    /// How it is drawn; the size counts for nothing.
    pub style: Style,
    /// The pictures of cards and fields.
    pub pictures: &'a dyn Fn(&str) -> Option<Picture>,
    /// What is printed on the counters.
    pub faces: &'a [Face],
    /// The grounds of its board.
    pub grounds: &'a [engine::looks::Ground],
    /// The badges of its states and marks.
    pub badges: &'a [Badge],
    /// Counters, markers, charts, cards.
    pub printed: &'a Printed,
    /// Sheets that are written on: blank ones, or those of the position.
    pub sheets: &'a [Written],
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
    /// A page of text as SVG in points; none for maps, cards and counters, which are drawn when they are printed.
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
    Deck(usize, Side),
    Texts(usize, Side),
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
    /// The tiles of the map; none where there is no map.
    pub tiling: Option<Tiling>,
    /// The cells of the sheets of cards.
    pub deck_grid: CellGrid,
    /// The sheets of cards.
    pub deck: Vec<CounterSheet>,
    /// The cells of the sheets of cards with words.
    pub texts_grid: CellGrid,
    /// The sheets of cards with words.
    pub texts: Vec<CounterSheet>,
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
        let tiling = material.map.map(|map| {
            let whole = Style { hex_px: HEX_PX, ..material.style.clone() };
            let view = atelier::View::new(map, &whole);
            let length = |pixels: f64| pixels / HEX_PX * order.hex;
            tiles::cut(Size { width: length(view.width), height: length(view.height) }, order.paper)
        });
        let printed = material.printed;
        let grid = CellGrid::new(order.paper, side(printed, order.hex));
        let squares = printed.deck.first().map_or((1, 1), |card| card.squares);
        let deck_grid = CellGrid::of(order.paper, deck::size(squares, card_square(order.hex)));
        let texts_grid = CellGrid::of(order.paper, text_card::SIZE);
        let mut press = Press {
            texts: sheets::texts(printed, &texts_grid),
            texts_grid,
            tiling,
            deck: sheets::deck(printed, &deck_grid),
            deck_grid,
            sheets: sheets::sheets(printed, &spelled("press-markers", &[]), &grid),
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
                let Some(ground) = self.ground()? else { return Ok(()) };
                let size = ground.poster_size()?;
                self.leaves.push(Leaf { name: chapter.clone(), chapter, size, kind: Kind::Poster });
            }
            Part::Deck => self.plan_deck(),
            Part::Counters => self.plan_counters(),
            Part::Charts => self.plan_charts(),
            Part::Cards => self.plan_cards(),
            Part::Sheets => self.plan_sheets(),
        }
        Ok(())
    }

    fn ground(&mut self) -> Result<Option<&mut Ground<'a>>, PictureError> {
        let (material, hex) = (self.material, self.order.hex);
        let Some(map) = material.map else { return Ok(None) };
        if self.ground.is_none() {
            let style = Style { hex_px: HEX_PX, ..material.style.clone() };
            let counters = material.position.as_ref().map(|position| position.counters.as_str());
            self.ground = Some(Ground::new(Plan::new(map, &style), counters, hex)?);
        }
        Ok(self.ground.as_mut())
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
        blocks.extend(tracks::tracks(self.material, true, side(self.material.printed, self.order.hex)));
        let pages = flow::lay(paper, &self.heading(&chapter), &blocks);
        self.add_drawn(&chapter, paper, pages);
    }

    fn plan_map(&mut self) -> Result<(), PictureError> {
        let Some(tiling) = self.tiling.clone() else { return Ok(()) };
        let chapter = self.sentence("press-chapter-map", &[]);
        for (k, tile) in tiling.tiles.iter().enumerate() {
            let name = self.sentence("press-tile", &[("tile", Word::Name(tile.name.as_str().into()))]);
            self.leaves.push(Leaf { chapter: chapter.clone(), name, size: tiling.sheet, kind: Kind::Tile(k) });
        }
        let paper = self.order.paper.upright();
        let chapter = self.sentence("press-chapter-key", &[]);
        if let Some(key) = self.ground()?.and_then(|ground| Svg::of(&ground.key())) {
            let mut blocks = vec![Block::Drawing(key, KEY * POINTS)];
            let plan = crate::ground::assembly(&tiling, &self.sentence("press-assembly", &[]));
            blocks.extend(Svg::of(&plan).map(|plan| Block::Drawing(plan, KEY * POINTS)));
            let pages = flow::lay(paper, &self.heading(&chapter), &blocks);
            self.add_drawn(&chapter, paper, pages);
        }
        Ok(())
    }

    fn plan_deck(&mut self) {
        let chapter = self.sentence("press-chapter-deck", &[]);
        let names = ["press-deck-front", "press-deck-back"];
        self.add_sheets(&chapter, self.deck.len(), self.deck_grid.sheet, names, Kind::Deck);
        self.add_sheets(&chapter, self.texts.len(), self.texts_grid.sheet, names, Kind::Texts);
    }

    fn plan_counters(&mut self) {
        let chapter = self.sentence("press-chapter-counters", &[]);
        let names = ["press-counters-front", "press-counters-back"];
        self.add_sheets(&chapter, self.sheets.len(), self.grid.sheet, names, Kind::Counters);
    }

    /// So many sheets, each with its front and its back.
    fn add_sheets(
        &mut self,
        chapter: &str,
        count: usize,
        size: Size,
        [front, back]: [&str; 2],
        kind: fn(usize, Side) -> Kind,
    ) {
        for k in 0..count {
            for (side, id) in [(Side::Front, front), (Side::Back(self.order.flip), back)] {
                let name = self.sentence(id, &[("number", Word::Int(k as i64 + 1))]);
                self.leaves.push(Leaf { chapter: chapter.to_owned(), name, size, kind: kind(k, side) });
            }
        }
    }

    fn plan_sheets(&mut self) {
        let Material { speaker, pictures, sheets, .. } = self.material;
        let (chapter, paper) = (self.sentence("press-chapter-sheets", &[]), self.order.paper.upright());
        for sheet in *sheets {
            let heading = self.heading(&speaker.sentence(&sheet.title));
            let pages = flow::lay(paper, &heading, &written::blocks(sheet, speaker, pictures));
            self.add_drawn(&chapter, paper, pages);
        }
    }

    fn plan_charts(&mut self) {
        let Material { speaker, printed, position, .. } = self.material;
        let paper = self.order.paper.upright();
        let chapter = self.sentence("press-chapter-tracks", &[]);
        let blocks = tracks::tracks(self.material, position.is_some(), side(printed, self.order.hex));
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
                match (self.ground()?, tiling) {
                    (Some(ground), Some(tiling)) => ground.tile(&tiling.tiles[*k], &tiling, speaker, name),
                    _ => Ok(Vec::new()),
                }
            }
            Kind::Poster => self.ground()?.map_or(Ok(Vec::new()), |ground| ground.poster()),
            Kind::Deck(k, side) => whole(&self.cells(&self.deck[*k], &self.deck_grid, DECK_HEADINGS, *k, *side)),
            Kind::Texts(k, side) => whole(&self.cells(&self.texts[*k], &self.texts_grid, DECK_HEADINGS, *k, *side)),
            Kind::Counters(k, side) => whole(&self.cells(&self.sheets[*k], &self.grid, COUNTER_HEADINGS, *k, *side)),
            Kind::Drawn(svg) => whole(svg),
        }
    }

    /// A side of a sheet of cells, with one of its headings: of the front, of backs over the long edge and the short.
    fn cells(&self, sheet: &CounterSheet, grid: &CellGrid, headings: [&str; 3], k: usize, side: Side) -> String {
        let faces: HashMap<&str, &Face> = self.material.faces.iter().map(|face| (face.id.as_str(), face)).collect();
        let heading = match side {
            Side::Front => headings[0],
            Side::Back(Flip::Long) => headings[1],
            Side::Back(Flip::Short) => headings[2],
        };
        let millimetres = |length: f64| Word::Text(((length * 10.0).round() / 10.0).to_string());
        let args = [
            ("game", Word::Name(self.material.name.into())),
            ("number", Word::Int(k as i64 + 1)),
            ("millimetres", millimetres(grid.cell.width)),
            ("high", millimetres(grid.cell.height)),
        ];
        let heading = self.sentence(heading, &args);
        let Material { badges, sides, pictures, speaker, .. } = self.material;
        sheets::draw(sheet, grid, side, &Printer { faces, badges, sides, pictures: *pictures, speaker }, &heading)
    }
}

const DECK_HEADINGS: [&str; 3] =
    ["press-deck-heading-front", "press-deck-heading-back-long", "press-deck-heading-back-short"];
const COUNTER_HEADINGS: [&str; 3] =
    ["press-counters-heading-front", "press-counters-heading-back-long", "press-counters-heading-back-short"];

/// The side of a game's counters on hexes of this width.
fn side(printed: &Printed, hex: f64) -> f64 {
    counter_side(hex) * f64::from(printed.piece_pct.unwrap_or(100)) / 100.0
}
