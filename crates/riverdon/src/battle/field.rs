//! The field of battle: a card's mini-map as troops see it (8.board.1, BM.1, BM.5 to BM.7).

use super::ground::Changes;
use crate::cards::{Bank, CrossingKind, Laid, SQUARES, Square, Squares};
use crate::data::{Country, Data};
use crate::ids::TerrainIx;
use crate::space::Edge;
use crate::units::Class;

/// Directions in the order in which ways are searched (D.4).
pub(super) const COMPASS: [Edge; 4] = [Edge::N, Edge::E, Edge::S, Edge::W];

/// How many squares lie from one to the other, step by step.
pub const fn distance(a: Square, b: Square) -> u8 {
    a.column().abs_diff(b.column()) + a.row().abs_diff(b.row())
}

/// The rank of a square from an edge: 0 along it.
pub const fn rank(square: Square, edge: Edge) -> u8 {
    match edge {
        Edge::N => square.row(),
        Edge::S => crate::cards::ROWS - 1 - square.row(),
        Edge::W => square.column(),
        Edge::E => crate::cards::COLUMNS - 1 - square.column(),
    }
}

/// The squares along an edge from the middle outwards (D.2).
pub(super) fn from_the_middle(edge: Edge) -> impl Iterator<Item = Square> {
    const COLUMNS: [u8; 6] = [2, 3, 1, 4, 0, 5];
    const ROWS: [u8; 4] = [1, 2, 0, 3];
    let (columns, rows): (&[u8], &[u8]) = match edge {
        Edge::N => (&COLUMNS, &[0]),
        Edge::S => (&COLUMNS, &[3]),
        Edge::W => (&[0], &ROWS),
        Edge::E => (&[5], &ROWS),
    };
    columns.iter().flat_map(move |column| rows.iter().filter_map(move |row| Square::at(*column, *row)))
}

/// A card's mini-map with all that troops ask of it.
#[derive(Debug, Clone)]
pub struct Field {
    /// The ground, square by square.
    pub ground: [TerrainIx; SQUARES],
    /// Squares with rails.
    pub rails: Squares,
    /// Squares with roads.
    pub roads: Squares,
    /// Squares that end a move.
    pub stop: Squares,
    /// High ground, open or wooded.
    pub high: Squares,
    /// Steppe and farmland.
    pub open: Squares,
    /// Neither steppe nor farmland nor open high ground: rough for cavalry.
    pub rough: Squares,
    /// Where people live.
    pub settled: Squares,
    /// Towns.
    pub town: Squares,
    /// Where an ambush can be laid; farmland not in winter.
    pub hiding: Squares,
    /// The same in winter.
    pub hiding_in_winter: Squares,
    /// The squares of the far bank.
    pub far: Squares,
    /// Whether a river runs here.
    pub river: bool,
    /// The crossings, as the card numbers them.
    pub crossings: Vec<CrossingKind>,
    cover: [i8; SQUARES],
    closed: [u16; SQUARES],
    sight: [Squares; SQUARES],
    seams: [u8; SQUARES],
    bridged: [[u8; 4]; SQUARES],
}

impl Field {
    /// The fields of all cards, lying either way, in every country.
    pub(crate) fn all(data: &Data) -> Vec<Field> {
        let mut fields = Vec::new();
        for country in Country::ALL {
            for card in data.ids.all() {
                fields.extend([false, true].map(|turned| Field::of(data, Laid { card, turned }, country)));
            }
        }
        fields
    }

    /// The field of a card as it lies.
    pub fn at(data: &Data, laid: Laid, country: Country) -> &Field {
        &data.fields[(country as usize * data.cards.len() + laid.card.index()) * 2 + usize::from(laid.turned)]
    }

    fn of(data: &Data, laid: Laid, country: Country) -> Field {
        Field::changed(data, laid, country, Changes::default())
    }

    /// The same with squares that were changed for a battle (S1.general.2).
    pub(super) fn changed(data: &Data, laid: Laid, country: Country, changes: Changes) -> Field {
        let face = data.cards[laid.card.index()].face(laid.turned);
        let mut ground = country.ground(data, face);
        for change in changes.into_iter().flatten() {
            ground[usize::from(change.square.0)] = change.ground;
        }
        let effect = |square: Square| &data.battle.terrain[ground[usize::from(square.0)].index()];
        let terrain = |square: Square| &data.terrains[ground[usize::from(square.0)].index()];
        let squares = |is: &dyn Fn(Square) -> bool| Squares::of(Square::all().filter(|square| is(*square)));
        let paved = |square: Square| face.roads.contains(square) || face.rails.contains(square);
        let closed = |square: Square| match paved(square) {
            true => 0,
            false => effect(square).closed_to.iter().fold(0, |set, class| set | 1u16 << *class as u8),
        };
        let mut field = Field {
            ground,
            rails: face.rails,
            roads: face.roads,
            stop: squares(&|square| effect(square).stop && !face.roads.contains(square)),
            high: squares(&|square| terrain(square).high),
            open: squares(&|square| terrain(square).open),
            rough: squares(&|square| !terrain(square).open && (!terrain(square).high || effect(square).blocks_sight)),
            settled: squares(&|square| terrain(square).settlement),
            town: squares(&|square| effect(square).street),
            hiding: squares(&|square| effect(square).ambush),
            hiding_in_winter: squares(&|square| effect(square).ambush && !terrain(square).open),
            far: face.far,
            river: !face.river.is_empty(),
            crossings: face.crossings.iter().map(|crossing| crossing.kind).collect(),
            cover: std::array::from_fn(|at| effect(Square(at as u8)).cover),
            closed: std::array::from_fn(|at| closed(Square(at as u8))),
            sight: [Squares::default(); SQUARES],
            seams: [0; SQUARES],
            bridged: [[0; 4]; SQUARES],
        };
        for square in Square::all() {
            for edge in Edge::ALL {
                let Some(other) = square.beyond(edge) else { continue };
                if face.seam(square, other) {
                    field.seams[usize::from(square.0)] |= 1 << edge as u8;
                }
                let between = (square.min(other), square.max(other));
                let here = face.crossings.iter().enumerate().filter(|(_, crossing)| crossing.between == between);
                field.bridged[usize::from(square.0)][edge as usize] =
                    here.fold(0, |set, (number, _)| set | 1 << number);
            }
        }
        let blocks = squares(&|square| effect(square).blocks_sight);
        field.sight = std::array::from_fn(|at| field.seen_from(Square(at as u8), blocks));
        field
    }

    /// What is seen from a square: along a shortest way without a blocking square, or to and from high ground (BM.7).
    fn seen_from(&self, from: Square, blocks: Squares) -> Squares {
        let mut clear = Squares::of([from]);
        for far in 1..=8 {
            for square in Square::all().filter(|square| distance(from, *square) == far) {
                let reached = Edge::ALL.into_iter().filter_map(|edge| square.beyond(edge)).any(|before| {
                    let nearer = distance(from, before) + 1 == far;
                    nearer && clear.contains(before) && (before == from || !blocks.contains(before))
                });
                if reached {
                    clear.insert(square);
                }
            }
        }
        let high = |square: &Square| self.high.contains(from) || self.high.contains(*square);
        Square::all().filter(high).for_each(|square| clear.insert(square));
        clear
    }

    /// Whether somebody in one square sees the other.
    pub fn sees(&self, from: Square, to: Square) -> bool {
        self.sight[usize::from(from.0)].contains(to)
    }

    /// The cover of a square.
    pub fn cover(&self, square: Square) -> i8 {
        self.cover[usize::from(square.0)]
    }

    /// Whether a class can be in a square at all.
    pub fn takes(&self, class: Class, square: Square) -> bool {
        match class {
            Class::Train => self.rails.contains(square),
            _ => self.closed[usize::from(square.0)] & 1 << class as u8 == 0,
        }
    }

    /// The bank of a square.
    pub fn bank_of(&self, square: Square) -> Bank {
        if self.far.contains(square) { Bank::Far } else { Bank::Near }
    }

    /// Whether a river runs along an edge of a square.
    pub fn seam(&self, square: Square, edge: Edge) -> bool {
        self.seams[usize::from(square.0)] & 1 << edge as u8 != 0
    }

    /// The crossings that a class can use, those that are down left out (BM.6).
    pub fn usable(&self, class: Class, down: u8) -> u8 {
        let can = |kind: &CrossingKind| match kind {
            CrossingKind::Bridge => class != Class::Train,
            CrossingKind::Ford => !matches!(class, Class::Train | Class::ArmouredCar | Class::Tank),
            CrossingKind::RailBridge => true,
        };
        let numbered = self.crossings.iter().enumerate().filter(|(_, kind)| can(kind));
        numbered.fold(0, |set, (number, _)| set | 1 << number) & !down
    }

    /// The square that a step over an edge leads a class to, as far as the ground goes (BM.5, BM.6).
    pub fn step(&self, class: Class, from: Square, edge: Edge, down: u8) -> Option<Square> {
        let to = from.beyond(edge)?;
        let goes = self.takes(class, to) && (class != Class::Train || self.rails.contains(from));
        let crossed =
            !self.seam(from, edge) || self.bridged[usize::from(from.0)][edge as usize] & self.usable(class, down) != 0;
        (goes && crossed).then_some(to)
    }

    /// The crossings of a step, by their numbers.
    pub fn crossings_of(&self, from: Square, edge: Edge) -> u8 {
        self.bridged[usize::from(from.0)][edge as usize]
    }
}
