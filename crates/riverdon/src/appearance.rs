//! How the game is drawn: the board of spaces, and the counters of every nation.

use engine::board::{Outline, Place};
use engine::{Board, Face, Index, Looks};

use crate::data::Data;
use crate::ids::{NationIx, UnitIx};
use crate::space::{SIZE, Space};
use crate::units::Class;

/// How high and wide a card is, and how far apart cards lie, in rows of the board.
const CARD: (f64, f64) = (1.44, 0.96);
const GAP: f64 = 0.04;

/// Six by six spaces, and what is off the board beside them.
pub(crate) fn board(looks: &Looks) -> Board {
    let pitch = (CARD.0 + GAP, CARD.1 + GAP);
    let middle = |number: u8, pitch: f64| (f64::from(number) - 0.5) * pitch + GAP / 2.0;
    let place = |space: Space| Place {
        id: space.number(),
        x: middle(space.column(), pitch.0),
        y: middle(space.row(), pitch.1),
        outline: 0,
        name: None,
        rank: None,
    };
    Board {
        width: f64::from(SIZE) * pitch.0 + GAP,
        height: f64::from(SIZE) * pitch.1 + GAP,
        outlines: vec![rectangle(CARD)],
        places: Space::all().map(place).collect(),
        badges: looks.badges.clone(),
        ..Board::default()
    }
}

/// The corners of a rectangle around its middle.
fn rectangle((width, height): (f64, f64)) -> Outline {
    let (x, y) = (width / 2.0, height / 2.0);
    vec![(-x, -y), (x, -y), (x, y), (-x, y)]
}

/// What the data call a class of units.
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

/// The face of a counter of so many stands.
pub(crate) fn counter_face(data: &Data, nation: NationIx, unit: UnitIx, stands: u8) -> String {
    format!("{}/{}/{stands}", data.ids.id(nation), data.ids.id(unit))
}

/// The face of a marker that tells nothing.
pub(crate) fn marker_face(data: &Data, nation: NationIx) -> String {
    format!("{}/marker", data.ids.id(nation))
}

/// The face of a leader.
pub(crate) fn leader_face(data: &Data, nation: NationIx) -> String {
    format!("{}/leader", data.ids.id(nation))
}

/// The faces of all counters: for each nation those of the types that it may have, one for each number of stands.
pub(crate) fn faces(data: &Data, looks: &Looks) -> Vec<Face> {
    let mut faces = Vec::new();
    for (index, nation) in data.nations.iter().enumerate() {
        let number = NationIx::from_index(index);
        let livery = looks.livery(&nation.id);
        let plain =
            |id: String, arm: &str| Face { id, livery, figure: looks.figure(arm).to_owned(), ..Face::default() };
        faces.push(plain(leader_face(data, number), "leader"));
        faces.push(plain(marker_face(data, number), "leader"));
        for unit in &nation.allowed {
            let info = &data.units[unit.index()];
            faces.extend((1..=info.max_stands).map(|stands| Face {
                strength: info.fire.to_string(),
                steps: Some([stands, info.max_stands]),
                movement: info.moves.to_string(),
                reduced: false,
                ..plain(counter_face(data, number, *unit, stands), arm(info.class))
            }));
        }
    }
    faces
}
