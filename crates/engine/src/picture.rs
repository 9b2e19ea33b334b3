//! Pictures that lie on the places of a board: a piece of land as a card shows it, the back of a card, water. What is on them is
//! data of the game; how it is drawn is not the engine's business.

use crate::looks::Palette;

/// What is drawn in a place.
#[derive(Debug, Clone, PartialEq)]
pub enum Picture {
    /// A piece of land, seen from above.
    Land(Land),
    /// The back of a card: nothing is known of it.
    Back,
    /// Nothing but water.
    Water(Palette),
}

/// A piece of land: squares with their cover, and lines over them. Lines run through points in squares, x from the left and y from
/// the top, so that those of neighbours meet where both leave by the same points.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Land {
    /// What the drawing's chances are taken from: the same land looks the same everywhere.
    pub seed: String,
    /// The colours it wears.
    pub palette: Palette,
    /// Squares across.
    pub across: u8,
    /// Squares down.
    pub down: u8,
    /// What covers them, row by row from the upper left.
    pub cover: Vec<Cover>,
    /// Railways.
    pub rails: Vec<Course>,
    /// Roads.
    pub roads: Vec<Course>,
    /// Rivers.
    pub rivers: Vec<Course>,
    /// Where rivers are crossed.
    pub crossings: Vec<Crossing>,
    /// Whether the rails are torn up.
    pub torn: bool,
    /// Whether the squares are ruled: a field to fight on.
    pub ruled: bool,
}

/// The points that a line runs through.
pub type Course = Vec<(f64, f64)>;

/// What covers a square.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Cover {
    /// Grass.
    #[default]
    Grass,
    /// Fields in strips.
    Fields,
    /// Bushes.
    Scrub,
    /// Trees.
    Wood,
    /// High ground.
    Hill,
    /// High ground with trees on it.
    WoodedHill,
    /// Scattered houses.
    Village,
    /// Blocks of houses.
    Town,
    /// Reeds and standing water.
    Marsh,
}

/// A place where a river is crossed.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Crossing {
    /// How.
    pub kind: CrossingKind,
    /// Near which point.
    pub at: (f64, f64),
    /// Whether it is down.
    pub down: bool,
}

/// How a river is crossed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CrossingKind {
    /// Over a road bridge.
    Bridge,
    /// Over a rail bridge.
    RailBridge,
    /// Through a ford.
    Ford,
}
