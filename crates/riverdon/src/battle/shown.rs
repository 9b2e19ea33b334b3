//! The field as a board: its squares as places, roads and rails as ways between them, the river along their seams, and what
//! lies beside it (8.board.1).

use engine::board::{Aside, Outline, Place, Way};
use engine::{Board, Spelled};

use super::contingent::{Role, Site};
use crate::cards::{COLUMNS, CrossingKind, ROWS, Square};
use crate::data::Data;
use crate::space::Edge;

/// The places beside the field: what waits, what is in reserve, what has left, side by side.
const ASIDE: [(&str, &str); 3] =
    [("beside", "riverdon-battle-beside"), ("reserve", "riverdon-battle-in-reserve"), ("away", "riverdon-battle-away")];

/// The id of a place beside the field.
pub(crate) fn aside(role: Role, what: &str) -> String {
    format!("{what}-{}", role.letter())
}

/// The board of a field: squares of one unit, with the letters of columns and the numbers of rows as their names.
pub fn board(data: &Data, site: &Site) -> Board {
    let place = |square: Square| Place {
        id: square.name(),
        x: f64::from(square.column()) + 0.5,
        y: f64::from(square.row()) + 0.5,
        outline: 0,
        name: None,
        rank: None,
    };
    let boxes = Role::ALL.into_iter().flat_map(|role| {
        ASIDE.map(|(what, id)| Aside { id: aside(role, what), name: Spelled::plain(id), later: what == "reserve" })
    });
    Board {
        width: f64::from(COLUMNS),
        height: f64::from(ROWS),
        outlines: vec![square()],
        places: Square::all().map(place).collect(),
        ways: ways(data, site),
        boxes: boxes.collect(),
        ..Board::default()
    }
}

/// The corners of a square around its middle.
fn square() -> Outline {
    vec![(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)]
}

/// Roads and rails from square to square; over a river only where something crosses it.
fn ways(data: &Data, site: &Site) -> Vec<Way> {
    let field = site.field(data);
    let mut ways = Vec::new();
    for (squares, kind) in [(field.roads, "road"), (field.rails, "rail")] {
        for from in squares.iter() {
            for edge in [Edge::E, Edge::S] {
                let Some(to) = from.beyond(edge).filter(|to| squares.contains(*to)) else { continue };
                if !field.seam(from, edge) || field.crossings_of(from, edge) != 0 {
                    ways.push(Way { from: from.name(), to: to.name(), kind: kind.to_owned() });
                }
            }
        }
    }
    ways
}

/// A stretch of the river between two squares.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Seam {
    /// From here …
    pub from: (f64, f64),
    /// … to here.
    pub to: (f64, f64),
    /// What crosses it there, and whether that still stands.
    pub crossing: Option<(CrossingKind, bool)>,
}

/// The river of a field, seam by seam.
pub fn seams(data: &Data, site: &Site) -> Vec<Seam> {
    let field = site.field(data);
    let mut seams = Vec::new();
    for square in Square::all() {
        for edge in [Edge::E, Edge::S] {
            if square.beyond(edge).is_none() || !field.seam(square, edge) {
                continue;
            }
            let (x, y) = (f64::from(square.column()), f64::from(square.row()));
            let (from, to) = match edge {
                Edge::E => ((x + 1.0, y), (x + 1.0, y + 1.0)),
                _ => ((x, y + 1.0), (x + 1.0, y + 1.0)),
            };
            let over = field.crossings_of(square, edge);
            let number = (0..8).find(|number| over >> number & 1 == 1);
            let crossing =
                number.and_then(|number| Some((*field.crossings.get(number)?, site.down >> number & 1 == 0)));
            seams.push(Seam { from, to, crossing });
        }
    }
    seams
}
