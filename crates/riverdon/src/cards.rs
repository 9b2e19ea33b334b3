//! The terrain cards (S1): what each shows in either position, flat: edges, mini-map, banks, crossings.

use std::collections::BTreeMap;

use engine::Index;
use serde::{Deserialize, Serialize};

use crate::ids::{CardIx, TerrainIx};
use crate::space::{Edge, Edges};

/// Columns of a mini-map.
pub const COLUMNS: u8 = 6;
/// Rows of a mini-map.
pub const ROWS: u8 = 4;
/// Squares of a mini-map.
pub const SQUARES: usize = 24;

/// A square of a mini-map, row by row from the north-west.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Square(pub u8);

impl Square {
    /// The square of a column and a row, both from 0.
    pub fn at(column: u8, row: u8) -> Option<Square> {
        (column < COLUMNS && row < ROWS).then(|| Square(row * COLUMNS + column))
    }

    /// Its column.
    pub const fn column(self) -> u8 {
        self.0 % COLUMNS
    }

    /// Its row.
    pub const fn row(self) -> u8 {
        self.0 / COLUMNS
    }

    /// All squares.
    pub fn all() -> impl Iterator<Item = Square> {
        (0..SQUARES as u8).map(Square)
    }

    /// The square beyond an edge of it.
    pub fn beyond(self, edge: Edge) -> Option<Square> {
        let (column, row) = (self.column(), self.row());
        match edge {
            Edge::N => row.checked_sub(1).and_then(|row| Square::at(column, row)),
            Edge::S => Square::at(column, row + 1),
            Edge::W => column.checked_sub(1).and_then(|column| Square::at(column, row)),
            Edge::E => Square::at(column + 1, row),
        }
    }

    /// What it is called: the column's letter and the row's number, `b3`.
    pub fn name(self) -> String {
        format!("{}{}", char::from(b'a' + self.column()), self.row() + 1)
    }

    /// The square with a name.
    pub fn parse(name: &str) -> Option<Square> {
        let &[column, row] = name.as_bytes() else { return None };
        Square::at(column.checked_sub(b'a')?, row.checked_sub(b'1')?)
    }

    /// Where it comes to lie after half a turn.
    pub const fn turned(self) -> Square {
        Square(SQUARES as u8 - 1 - self.0)
    }

    const fn bit(self) -> u32 {
        1 << self.0
    }
}

impl Serialize for Square {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (self.column(), self.row()).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Square {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Square, D::Error> {
        let (column, row) = <(u8, u8)>::deserialize(deserializer)?;
        let fault = || serde::de::Error::custom(format!("no square is [{column}, {row}]"));
        Square::at(column, row).ok_or_else(fault)
    }
}

/// A set of squares.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Squares(u32);

impl Squares {
    /// These.
    pub fn of(squares: impl IntoIterator<Item = Square>) -> Squares {
        Squares(squares.into_iter().fold(0, |set, square| set | square.bit()))
    }

    /// Whether a square is among them.
    pub const fn contains(self, square: Square) -> bool {
        self.0 & square.bit() != 0
    }

    /// One more.
    pub const fn insert(&mut self, square: Square) {
        self.0 |= square.bit();
    }

    /// One less.
    pub const fn remove(&mut self, square: Square) {
        self.0 &= !square.bit();
    }

    /// Those that are among both.
    #[must_use]
    pub const fn and(self, other: Squares) -> Squares {
        Squares(self.0 & other.0)
    }

    /// Those that are not among others.
    #[must_use]
    pub const fn without(self, other: Squares) -> Squares {
        Squares(self.0 & !other.0)
    }

    /// One after the other, in reading order.
    pub fn iter(self) -> impl Iterator<Item = Square> {
        Square::all().filter(move |square| self.contains(*square))
    }

    /// How many.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

/// Halves of edges: N and S have a western and an eastern one, W and E a northern and a southern one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Halves(u8);

impl Halves {
    /// All eight.
    pub const ALL: Halves = Halves(0xff);

    const fn bit(edge: Edge, second: bool) -> u8 {
        1 << (edge as u8 * 2 + second as u8)
    }

    /// Those of an edge, its northern or western half first.
    pub const fn on(self, edge: Edge) -> [bool; 2] {
        [self.0 & Halves::bit(edge, false) != 0, self.0 & Halves::bit(edge, true) != 0]
    }

    /// Whether any half of an edge is among them.
    pub const fn touch(self, edge: Edge) -> bool {
        self.on(edge)[0] || self.on(edge)[1]
    }

    /// Whether both halves of an edge are.
    pub const fn hold(self, edge: Edge) -> bool {
        self.on(edge)[0] && self.on(edge)[1]
    }

    fn insert(&mut self, edge: Edge, second: bool) {
        self.0 |= Halves::bit(edge, second);
    }
}

/// One of the banks of a card: the first is that of the north-west corner.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Bank {
    /// The bank of the north-west corner; all of a card without a river.
    Near,
    /// The bank across the river.
    Far,
}

impl Bank {
    /// Both.
    pub const ALL: [Bank; 2] = [Bank::Near, Bank::Far];

    /// The other one.
    pub const fn other(self) -> Bank {
        match self {
            Bank::Near => Bank::Far,
            Bank::Far => Bank::Near,
        }
    }
}

/// How a river can be crossed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CrossingKind {
    /// A road bridge.
    Bridge,
    /// A ford.
    Ford,
    /// A rail bridge.
    RailBridge,
}

/// A crossing between two squares.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Crossing {
    /// Which kind.
    pub kind: CrossingKind,
    /// The squares on either side of the seam.
    pub between: (Square, Square),
}

/// A deck of cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Deck {
    /// Rail.
    T,
    /// River.
    R,
    /// Rail and river.
    TR,
    /// Ordinary.
    O,
    /// The town.
    C,
}

/// How many cards a deck has.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeckSize {
    /// Which deck.
    pub id: Deck,
    /// How many cards.
    pub cards: usize,
    /// The clause that says so.
    pub clause: String,
}

/// A kind of ground.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Terrain {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its letter on mini-maps.
    pub code: char,
    /// Whether cars drive over it.
    pub open: bool,
    /// Whether it is high.
    pub high: bool,
    /// Whether people live there.
    pub settlement: bool,
}

/// The squares over which rails or roads run, from a hub to each edge.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Courses {
    /// Where all arms meet.
    pub hub: Square,
    #[serde(rename = "N")]
    north: Vec<Square>,
    #[serde(rename = "S")]
    south: Vec<Square>,
    #[serde(rename = "W")]
    west: Vec<Square>,
    #[serde(rename = "E")]
    east: Vec<Square>,
}

impl Courses {
    /// The squares from the hub to an edge.
    pub fn arm(&self, edge: Edge) -> &[Square] {
        match edge {
            Edge::N => &self.north,
            Edge::S => &self.south,
            Edge::W => &self.west,
            Edge::E => &self.east,
        }
    }

    fn squares(&self, edges: Edges) -> Squares {
        let hub = (!edges.is_empty()).then_some(self.hub);
        Squares::of(hub.into_iter().chain(edges.iter().flat_map(|edge| self.arm(edge).iter().copied())))
    }

    fn steps(&self, edges: Edges) -> impl Iterator<Item = (Square, Square)> {
        edges.iter().flat_map(move |edge| {
            let arm = self.arm(edge);
            std::iter::once(self.hub).chain(arm.iter().copied()).zip(arm.iter().copied())
        })
    }

    /// Every arm leads from the hub step by step to its edge.
    pub fn judge(&self) -> Result<(), String> {
        for edge in Edge::ALL {
            let joined = self.steps(Edges::of([edge])).all(|(a, b)| Edge::ALL.iter().any(|&e| a.beyond(e) == Some(b)));
            let last = self.arm(edge).last().copied().unwrap_or(self.hub);
            if !joined || last.beyond(edge).is_some() {
                return Err(format!("the arm to {} does not lead there", edge.letter()));
            }
        }
        Ok(())
    }
}

/// Where the ways of all cards run.
#[derive(Debug, Clone)]
pub struct WayCourses {
    /// Rails.
    pub rail: Courses,
    /// Roads.
    pub road: Courses,
}

/// The seams of a river's arms: W and E arms lie south of their squares, N and S arms east of them.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Seams {
    #[serde(rename = "N")]
    north: Vec<Square>,
    #[serde(rename = "S")]
    south: Vec<Square>,
    #[serde(rename = "W")]
    west: Vec<Square>,
    #[serde(rename = "E")]
    east: Vec<Square>,
}

/// The size of a mini-map.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct FieldSize {
    pub(crate) columns: u8,
    pub(crate) rows: u8,
}

/// A card as the file has it.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct CardFile {
    pub(crate) id: String,
    pub(crate) deck: Deck,
    pub(crate) name: String,
    #[serde(default)]
    pub(crate) rail: Vec<Edge>,
    #[serde(default)]
    pub(crate) river: Vec<Edge>,
    #[serde(default)]
    pub(crate) road: Vec<Edge>,
    #[serde(default)]
    pub(crate) fords: Vec<(Square, Square)>,
    pub(crate) map: Vec<String>,
}

/// What a card shows in one position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Face {
    /// The edges that rails leave by.
    pub rail: Edges,
    /// The edges that the river leaves by.
    pub river: Edges,
    /// The edges that roads leave by.
    pub road: Edges,
    /// The ground, square by square.
    pub ground: [TerrainIx; SQUARES],
    /// Squares with rails.
    pub rails: Squares,
    /// Squares with roads.
    pub roads: Squares,
    /// Which halves of edges each bank touches; a card without a river is one bank.
    pub banks: [Halves; 2],
    /// The squares of the far bank.
    pub far: Squares,
    /// Where the river can be crossed.
    pub crossings: Vec<Crossing>,
    /// Pairs of edges that steppe or farmland joins without passing the river except on a bridge.
    pub axes: Vec<(Edge, Edge)>,
    south_seams: Squares,
    east_seams: Squares,
}

impl Face {
    /// Whether a river runs between two adjacent squares.
    pub fn seam(&self, a: Square, b: Square) -> bool {
        let (a, b) = (a.min(b), a.max(b));
        match b.0 - a.0 {
            1 => self.east_seams.contains(a),
            COLUMNS => self.south_seams.contains(a),
            _ => false,
        }
    }

    /// Whether a square touches the river (S1.V.1).
    pub fn beside_river(&self, square: Square) -> bool {
        Edge::ALL.iter().any(|&edge| square.beyond(edge).is_some_and(|other| self.seam(square, other)))
    }

    /// The bank of a square.
    pub fn bank_of(&self, square: Square) -> Bank {
        if self.far.contains(square) { Bank::Far } else { Bank::Near }
    }

    /// Which halves of edges a bank touches.
    pub fn halves(&self, bank: Bank) -> Halves {
        self.banks[bank as usize]
    }

    /// Whether the river can be crossed at all, by kinds of crossing.
    pub fn crossed_by(&self, kinds: &[CrossingKind]) -> bool {
        self.crossings.iter().any(|crossing| kinds.contains(&crossing.kind))
    }
}

/// A card.
#[derive(Debug, Clone)]
pub struct Card {
    /// Its id: `T9`.
    pub id: String,
    /// Its deck.
    pub deck: Deck,
    /// The name of the place.
    pub name: String,
    /// What it shows upright, and turned by half a circle.
    pub faces: [Face; 2],
}

impl Card {
    /// What it shows.
    pub fn face(&self, turned: bool) -> &Face {
        &self.faces[usize::from(turned)]
    }
}

/// What faces are drawn with.
pub(crate) struct Drawing<'a> {
    pub(crate) terrains: &'a [Terrain],
    pub(crate) rail: &'a Courses,
    pub(crate) road: &'a Courses,
    pub(crate) river: &'a Seams,
}

impl Drawing<'_> {
    /// A card with both its faces; the reason why it makes none.
    pub(crate) fn card(&self, file: CardFile) -> Result<Card, String> {
        let ground = self.ground(&file)?;
        for (what, edges) in [("rail", &file.rail), ("river", &file.river)] {
            if !(edges.is_empty() || Edges::of(edges.iter().copied()).len() == 2 && edges.len() == 2) {
                return Err(format!("{}: its {what} has not two ends", file.id));
            }
        }
        let (has_rail, has_river) = match file.deck {
            Deck::T => (true, false),
            Deck::R => (false, true),
            Deck::TR | Deck::C => (true, true),
            Deck::O => (false, false),
        };
        if has_rail == file.rail.is_empty() || has_river == file.river.is_empty() {
            return Err(format!("{}: such rails and rivers are not of deck {:?}", file.id, file.deck));
        }
        let faces = [self.face(&file, ground, false)?, self.face(&file, ground, true)?];
        Ok(Card { id: file.id, deck: file.deck, name: file.name, faces })
    }

    fn ground(&self, file: &CardFile) -> Result<[TerrainIx; SQUARES], String> {
        let letters: Vec<char> = file.map.iter().flat_map(|row| row.chars()).collect();
        let whole = file.map.len() == usize::from(ROWS)
            && file.map.iter().all(|row| row.chars().count() == usize::from(COLUMNS));
        if !whole {
            return Err(format!("{}: its map has not {ROWS} rows of {COLUMNS}", file.id));
        }
        let mut ground = [TerrainIx(0); SQUARES];
        for (square, letter) in ground.iter_mut().zip(letters) {
            let known = self.terrains.iter().position(|terrain| terrain.code == letter);
            *square = TerrainIx::from_index(known.ok_or_else(|| format!("{}: no ground is {letter:?}", file.id))?);
        }
        Ok(ground)
    }

    fn face(&self, file: &CardFile, upright: [TerrainIx; SQUARES], turned: bool) -> Result<Face, String> {
        let lay = |edges: &[Edge]| {
            let edges = Edges::of(edges.iter().copied());
            if turned { edges.turned() } else { edges }
        };
        let (rail, river, road) = (lay(&file.rail), lay(&file.river), lay(&file.road));
        let mut ground = upright;
        if turned {
            ground.reverse();
        }
        let (river_arms, mut south, mut east) = (self.river, Vec::new(), Vec::new());
        for edge in river.iter() {
            match edge {
                Edge::N => east.extend(&river_arms.north),
                Edge::S => east.extend(&river_arms.south),
                Edge::W => south.extend(&river_arms.west),
                Edge::E => south.extend(&river_arms.east),
            }
        }
        let mut face = Face {
            rail,
            river,
            road,
            ground,
            rails: self.rail.squares(rail),
            roads: self.road.squares(road),
            banks: [Halves::ALL, Halves::default()],
            far: Squares::default(),
            crossings: Vec::new(),
            axes: Vec::new(),
            south_seams: Squares::of(south),
            east_seams: Squares::of(east),
        };
        self.crossings(file, turned, &mut face)?;
        if !river.is_empty() {
            banks(&mut face).map_err(|reason| format!("{}: {reason}", file.id))?;
        }
        self.axes(&mut face);
        Ok(face)
    }

    fn crossings(&self, file: &CardFile, turned: bool, face: &mut Face) -> Result<(), String> {
        let mut fords: Vec<(Square, Square)> = file.fords.clone();
        if turned {
            fords.iter_mut().for_each(|(a, b)| (*a, *b) = (a.turned(), b.turned()));
        }
        if let Some((a, _)) = fords.iter().find(|(a, b)| !face.seam(*a, *b)) {
            return Err(format!("{}: no river runs at the ford [{}, {}]", file.id, a.column(), a.row()));
        }
        let order = |(a, b): (Square, Square)| (a.min(b), a.max(b));
        let cross = |kind, between| Crossing { kind, between: order(between) };
        let rails: Vec<_> = self.rail.steps(face.rail).filter(|(a, b)| face.seam(*a, *b)).collect();
        let roads: Vec<_> = self.road.steps(face.road).filter(|(a, b)| face.seam(*a, *b)).collect();
        face.crossings.extend(rails.into_iter().map(|between| cross(CrossingKind::RailBridge, between)));
        face.crossings.extend(fords.iter().map(|between| cross(CrossingKind::Ford, *between)));
        // A road goes over a bridge where it has no ford.
        let bridges = roads.into_iter().filter(|step| !fords.iter().any(|ford| order(*ford) == order(*step)));
        face.crossings.extend(bridges.map(|between| cross(CrossingKind::Bridge, between)));
        Ok(())
    }

    fn axes(&self, face: &mut Face) {
        let is_open = |square: Square| self.terrains[face.ground[usize::from(square.0)].index()].open;
        let bridged = |a: Square, b: Square| {
            let between = (a.min(b), a.max(b));
            face.crossings.iter().any(|one| one.kind != CrossingKind::Ford && one.between == between)
        };
        let goes = |a: Square, b: Square| is_open(b) && (!face.seam(a, b) || bridged(a, b));
        let along = |edge: Edge| Square::all().filter(move |square| square.beyond(edge).is_none());
        let mut axes = Vec::new();
        for (from, to) in AXES {
            let reached = flood(along(from).filter(|square| is_open(*square)), goes);
            if along(to).any(|square| reached.contains(square)) {
                axes.push((from, to));
            }
        }
        face.axes = axes;
    }
}

/// The pairs of edges that an open axis can join.
const AXES: [(Edge, Edge); 6] = [
    (Edge::N, Edge::S),
    (Edge::W, Edge::E),
    (Edge::N, Edge::W),
    (Edge::N, Edge::E),
    (Edge::S, Edge::W),
    (Edge::S, Edge::E),
];

fn flood(from: impl IntoIterator<Item = Square>, goes: impl Fn(Square, Square) -> bool) -> Squares {
    let mut todo: Vec<Square> = from.into_iter().collect();
    let mut reached = Squares::of(todo.iter().copied());
    while let Some(square) = todo.pop() {
        for next in Edge::ALL.into_iter().filter_map(|edge| square.beyond(edge)) {
            if !reached.contains(next) && goes(square, next) {
                reached.0 |= next.bit();
                todo.push(next);
            }
        }
    }
    reached
}

fn banks(face: &mut Face) -> Result<(), String> {
    let near = flood([Square(0)], |a, b| !face.seam(a, b));
    let first_far = Square::all().find(|square| !near.contains(*square)).ok_or("its river divides nothing")?;
    let far = flood([first_far], |a, b| !face.seam(a, b));
    if near.len() + far.len() != SQUARES {
        return Err("its river makes more than two banks".to_owned());
    }
    let mut banks = [Halves::default(); 2];
    for square in Square::all() {
        for edge in Edge::ALL.into_iter().filter(|edge| square.beyond(*edge).is_none()) {
            let second = match edge {
                Edge::N | Edge::S => square.column() >= COLUMNS / 2,
                Edge::W | Edge::E => square.row() >= ROWS / 2,
            };
            banks[usize::from(far.contains(square))].insert(edge, second);
        }
    }
    face.banks = banks;
    face.far = far;
    Ok(())
}

/// The cards as a whole are those of the decks; the reason if not.
pub(crate) fn judge_decks(decks: &[DeckSize], cards: &[Card]) -> Result<(), String> {
    let mut counts: BTreeMap<Deck, usize> = BTreeMap::new();
    cards.iter().for_each(|card| *counts.entry(card.deck).or_default() += 1);
    for deck in decks {
        let found = counts.get(&deck.id).copied().unwrap_or(0);
        if found != deck.cards {
            return Err(format!("deck {:?} has {found} cards, not {}", deck.id, deck.cards));
        }
    }
    Ok(())
}

/// A card as it lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Laid {
    /// Which card.
    pub card: CardIx,
    /// Whether its upper edge points south.
    pub turned: bool,
}

impl Laid {
    /// A card with its upper edge to the north (S1.B.4).
    pub const fn upright(card: CardIx) -> Laid {
        Laid { card, turned: false }
    }
}
