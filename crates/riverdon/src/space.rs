//! The board's spaces and their edges (S1.general.1, S1.adj.1, S1.A).

use engine::Index;
use serde::{Deserialize, Serialize};

/// Columns of the board, and rows.
pub const SIZE: u8 = 6;
/// How many spaces there are.
pub const SPACES: usize = 36;

/// An edge of a card, a space or the board. Compass names are labels (S1.A.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Edge {
    /// North.
    N,
    /// South.
    S,
    /// West.
    W,
    /// East.
    E,
}

impl Edge {
    /// All four.
    pub const ALL: [Edge; 4] = [Edge::N, Edge::S, Edge::W, Edge::E];

    /// The edge across.
    pub const fn opposite(self) -> Edge {
        match self {
            Edge::N => Edge::S,
            Edge::S => Edge::N,
            Edge::W => Edge::E,
            Edge::E => Edge::W,
        }
    }

    /// Its letter.
    pub const fn letter(self) -> &'static str {
        match self {
            Edge::N => "N",
            Edge::S => "S",
            Edge::W => "W",
            Edge::E => "E",
        }
    }

    /// The edge with a letter.
    pub fn from_letter(letter: &str) -> Option<Edge> {
        Edge::ALL.into_iter().find(|edge| edge.letter() == letter)
    }

    /// The message id of its name.
    pub const fn term(self) -> &'static str {
        match self {
            Edge::N => "riverdon-edge-north",
            Edge::S => "riverdon-edge-south",
            Edge::W => "riverdon-edge-west",
            Edge::E => "riverdon-edge-east",
        }
    }
}

/// A set of edges.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Edges(u8);

impl Edges {
    /// None.
    pub const NONE: Edges = Edges(0);

    /// These.
    pub fn of(edges: impl IntoIterator<Item = Edge>) -> Edges {
        Edges(edges.into_iter().fold(0, |set, edge| set | 1 << edge as u8))
    }

    /// Whether an edge is among them.
    pub const fn contains(self, edge: Edge) -> bool {
        self.0 >> edge as u8 & 1 == 1
    }

    /// The same without an edge.
    pub const fn without(self, edge: Edge) -> Edges {
        Edges(self.0 & !(1 << edge as u8))
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// One after the other, in the order N, S, W, E.
    pub fn iter(self) -> impl Iterator<Item = Edge> {
        Edge::ALL.into_iter().filter(move |edge| self.contains(*edge))
    }

    /// After half a turn (S1.B.4).
    pub fn turned(self) -> Edges {
        Edges::of(self.iter().map(Edge::opposite))
    }
}

/// The north or the south of the board (S1.A.2, S1.A.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Sector {
    /// The first three rows.
    North,
    /// The last three.
    South,
}

impl Sector {
    /// The other one.
    pub const fn other(self) -> Sector {
        match self {
            Sector::North => Sector::South,
            Sector::South => Sector::North,
        }
    }

    /// Its rows, from 1.
    pub const fn rows(self) -> std::ops::RangeInclusive<u8> {
        match self {
            Sector::North => 1..=SIZE / 2,
            Sector::South => SIZE / 2 + 1..=SIZE,
        }
    }
}

engine::index!(
    /// A space of the board, by its number less one.
    pub struct Space(u8), "space"
);

impl Space {
    /// All spaces, in the order of their numbers.
    pub fn all() -> impl Iterator<Item = Space> {
        (0..SPACES).map(Space::from_index)
    }

    /// The space with a number from 1 to 36.
    pub fn numbered(number: u8) -> Option<Space> {
        (1..=SPACES as u8).contains(&number).then(|| Space(number - 1))
    }

    /// The space of a row and a column, both from 1 (S1.A.1).
    pub fn at(row: u8, column: u8) -> Option<Space> {
        let on = (1..=SIZE).contains(&row) && (1..=SIZE).contains(&column);
        on.then(|| Space((row - 1) * SIZE + column - 1))
    }

    /// Its row, from 1 in the north.
    pub const fn row(self) -> u8 {
        self.0 / SIZE + 1
    }

    /// Its column, from 1 in the west.
    pub const fn column(self) -> u8 {
        self.0 % SIZE + 1
    }

    /// Its number in two digits.
    pub fn number(self) -> String {
        format!("{:02}", self.0 + 1)
    }

    /// The space with a number in two digits.
    pub fn parse(number: &str) -> Option<Space> {
        let digits = number.len() == 2 && number.bytes().all(|byte| byte.is_ascii_digit());
        digits.then(|| number.parse().ok().and_then(Space::numbered)).flatten()
    }

    /// The north or the south.
    pub const fn sector(self) -> Sector {
        if self.row() <= SIZE / 2 { Sector::North } else { Sector::South }
    }

    /// The edges of the board that it lies on (S1.A.4).
    pub fn board_edges(self) -> Edges {
        Edges::of(Edge::ALL.into_iter().filter(|edge| self.beyond(*edge).is_none()))
    }

    /// The space beyond an edge; none beyond the board (S1.adj.1).
    pub fn beyond(self, edge: Edge) -> Option<Space> {
        let (row, column) = (self.row(), self.column());
        match edge {
            Edge::N => Space::at(row - 1, column),
            Edge::S => Space::at(row + 1, column),
            Edge::W => Space::at(row, column - 1),
            Edge::E => Space::at(row, column + 1),
        }
    }

    /// The adjacent spaces, each with the edge to it: never diagonal ones.
    pub fn neighbours(self) -> impl Iterator<Item = (Edge, Space)> {
        Edge::ALL.into_iter().filter_map(move |edge| self.beyond(edge).map(|space| (edge, space)))
    }

    /// How many spaces lie from here to there, step by step (S1.general.3).
    pub const fn distance(self, other: Space) -> u8 {
        self.row().abs_diff(other.row()) + self.column().abs_diff(other.column())
    }
}

/// The spaces of a home edge: its whole row or column (S1.edge.1).
pub fn home_row(edge: Edge) -> impl Iterator<Item = Space> {
    Space::all().filter(move |space| space.board_edges().contains(edge))
}
