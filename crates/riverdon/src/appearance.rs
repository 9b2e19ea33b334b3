//! How the game is drawn: the board of spaces, the field of a battle, and the counters of every nation.

use engine::board::{Aside, Outline, Place};
use engine::{Board, Face, Index, Looks, Spelled};

use crate::answers;
use crate::cards::{Bank, COLUMNS, ROWS, Square};
use crate::data::Data;
use crate::game;
use crate::ids::{CardIx, NationIx, UnitIx};
use crate::order::Who;
use crate::space::{SIZE, Space};
use crate::state::State;
use crate::units::Class;

/// How wide and high a card is, in rows of the board, …
pub(crate) const CARD: (f64, f64) = (1.44, 0.96);
/// … and how far apart cards lie.
const GAP: f64 = 0.04;
/// How large markers are on the board, and counters on a field of battle.
const MARKER_SIDE: f64 = 0.42;
const COUNTER_SIDE: f64 = 0.5;

/// The id of what is off the board.
pub(crate) const OFF: &str = "off";
/// The id of the board on which a battle is fought.
pub(crate) const FIELD: &str = "field";
/// What the id of a card's place name begins with.
pub(crate) const SITE: &str = "site_";

/// Six by six spaces, and what is off the board beside them.
pub(crate) fn board(looks: &Looks) -> Board {
    let pitch = (CARD.0 + GAP, CARD.1 + GAP);
    let middle = |number: u8, pitch: f64| (f64::from(number) - 0.5) * pitch + GAP / 2.0;
    Board {
        width: f64::from(SIZE) * pitch.0 + GAP,
        height: f64::from(SIZE) * pitch.1 + GAP,
        counter_side: Some(MARKER_SIDE),
        outlines: vec![rectangle(CARD)],
        places: Space::all()
            .map(|space| place(space.number(), middle(space.column(), pitch.0), middle(space.row(), pitch.1)))
            .collect(),
        boxes: vec![Aside { id: OFF.into(), name: Spelled::plain("riverdon-part-off-board"), later: false }],
        badges: looks.badges.clone(),
        overlays: answers::overlays(),
        ..Board::default()
    }
}

/// The field of a battle: six by four squares, and what lies beside it.
pub(crate) fn field() -> Board {
    let middle = |number: u8| f64::from(number) + 0.5;
    Board {
        id: FIELD.into(),
        width: f64::from(COLUMNS),
        height: f64::from(ROWS),
        counter_side: Some(COUNTER_SIDE),
        outlines: vec![rectangle((1.0, 1.0))],
        places: Square::all()
            .map(|square| place(square.name(), middle(square.column()), middle(square.row())))
            .collect(),
        boxes: crate::battle::boxes(),
        ..Board::default()
    }
}

fn place(id: String, x: f64, y: f64) -> Place {
    Place { id, x, y, outline: 0, name: None, rank: None }
}

/// The corners of a rectangle around its middle.
fn rectangle((width, height): (f64, f64)) -> Outline {
    let (x, y) = (width / 2.0, height / 2.0);
    vec![(-x, -y), (x, -y), (x, y), (-x, y)]
}

/// The id of the name of the place that a card shows.
pub(crate) fn site(data: &Data, card: CardIx) -> String {
    format!("{SITE}{}", data.ids.id(card))
}

/// What a group is called, as in orders.
pub(crate) fn group_id(data: &Data, who: Who) -> String {
    let place = who.place.space().map_or(OFF, |space| data.ids.id(space));
    format!("{place}.{}", who.number)
}

/// What the looks call a class of units.
const fn arm(class: Class) -> &'static str {
    match class {
        Class::Foot => "foot",
        Class::Cav => "cav",
        Class::Mg => "mg",
        Class::Tchanka => "tchanka",
        Class::Mortar => "mortar",
        Class::Gun => "gun",
        Class::Howitzer => "howitzer",
        Class::Aa => "aa",
        Class::ArmouredCar => "armoured_car",
        Class::Tank => "tank",
        Class::Train => "train",
        Class::Boat => "boat",
        Class::Air => "air",
    }
}

fn colours(data: &Data, nation: NationIx) -> &str {
    game::looks().worn(data.ids.id(nation))
}

/// The face of a counter of so many stands.
pub(crate) fn counter_face(data: &Data, nation: NationIx, unit: UnitIx, stands: u8) -> String {
    format!("{}/{}/{stands}", colours(data, nation), data.ids.id(unit))
}

/// The face of a marker: what is written on it, a view says.
pub(crate) fn marker_face(data: &Data, nation: NationIx) -> String {
    format!("{}/marker", colours(data, nation))
}

/// The face of a leader.
pub(crate) fn leader_face(data: &Data, nation: NationIx, rating: i8) -> String {
    format!("{}/leader/{rating:+}", colours(data, nation))
}

/// The faces of all counters: in the colours of each nation those of the types that it may have, one for each number of
/// stands.
pub(crate) fn faces(data: &Data, looks: &Looks) -> Vec<Face> {
    let mut faces: Vec<Face> = Vec::new();
    let ratings = || data.ratings.iter().map(|row| row.rating);
    for (index, nation) in data.nations.iter().enumerate() {
        let number = NationIx::from_index(index);
        let livery = looks.livery(&nation.id);
        let plain =
            |id: String, arm: &str| Face { id, livery, figure: looks.figure(arm).to_owned(), ..Face::default() };
        let marker = Face { round: true, ..plain(marker_face(data, number), "leader") };
        let leaders = ratings().map(|rating| Face {
            strength: format!("{rating:+}"),
            ..plain(leader_face(data, number, rating), "leader")
        });
        let units = nation.allowed.iter().flat_map(|unit| {
            let info = &data.units[unit.index()];
            (1..=info.max_stands).map(move |stands| Face {
                strength: info.fire.to_string(),
                steps: Some([stands, info.max_stands]),
                movement: info.moves.to_string(),
                ..plain(counter_face(data, number, *unit, stands), arm(info.class))
            })
        });
        for face in [marker].into_iter().chain(leaders).chain(units) {
            if faces.iter().all(|known| known.id != face.id) {
                faces.push(face);
            }
        }
    }
    faces
}

/// Where a bank lies on its card: the corner or the side that it is nearest to.
pub(crate) fn bank_lies(data: &Data, state: &State, space: Space, bank: Bank) -> &'static str {
    let Some(face) = state.board.face(data, space) else { return "riverdon-bank-n" };
    let middle = |bank: Bank| {
        let squares: Vec<Square> = Square::all().filter(|square| face.bank_of(*square) == bank).collect();
        let mean = |of: fn(Square) -> u8| {
            squares.iter().map(|square| i32::from(of(*square))).sum::<i32>() * 100 / squares.len().max(1) as i32
        };
        // A card is wider than it is high, in squares.
        (mean(Square::column) * i32::from(ROWS), mean(Square::row) * i32::from(COLUMNS))
    };
    let ((x, y), (other_x, other_y)) = (middle(bank), middle(bank.other()));
    let (east, south) = (x - other_x, y - other_y);
    match (east, south) {
        _ if east.abs() > 2 * south.abs() => {
            if east > 0 {
                "riverdon-bank-e"
            } else {
                "riverdon-bank-w"
            }
        }
        _ if south.abs() > 2 * east.abs() => {
            if south > 0 {
                "riverdon-bank-s"
            } else {
                "riverdon-bank-n"
            }
        }
        (1.., 1..) => "riverdon-bank-se",
        (1.., _) => "riverdon-bank-ne",
        (_, 1..) => "riverdon-bank-sw",
        _ => "riverdon-bank-nw",
    }
}
