//! How the line is drawn: stations on a plane, stretches between them, counters with their steps.

use engine::board::{Outline, Place, Rank, Way as Drawn};
use engine::data::from_toml;
use engine::{Board, Face, Fault, Looks};
use serde::Deserialize;

use crate::EmtsaLine;
use crate::data::{Data, UnitInfo, Way};

const BOARD: &str = include_str!("../data/board.toml");
/// The margin around the stations, in stretches.
const MARGIN: f64 = 0.9;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BoardFile {
    station: Vec<Spot>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Spot {
    id: String,
    at: (f64, f64),
}

/// The stations as an eight-cornered plate each, the stretches between them, and a spot for what lies on a stretch.
pub(crate) fn board(data: &Data, looks: &Looks) -> Result<Board, Fault> {
    let spots = from_toml::<BoardFile>(BOARD, "board.toml")?.station;
    let point = |id: &str| {
        let spot = spots.iter().find(|spot| spot.id == id);
        spot.map(|spot| spot.at).ok_or_else(|| Fault::new("board.toml", format!("station {id} has no place")))
    };
    let mut board =
        Board { outlines: vec![plate(0.42), plate(0.16)], badges: looks.badges.clone(), ..Board::default() };
    for info in &data.stations {
        let (x, y) = point(&info.id)?;
        board.width = board.width.max(x + MARGIN);
        board.height = board.height.max(y + MARGIN);
        let rank = if info.worth > 2 { Rank::City } else { Rank::Town };
        board.places.push(Place {
            id: info.id.clone(),
            x,
            y,
            outline: 0,
            name: Some(info.name.clone()),
            rank: Some(rank),
        });
    }
    for stretch in &data.stretches {
        let [from, to] = stretch.ends.map(|end| data.stations[usize::from(end.0)].id.clone());
        let ((x1, y1), (x2, y2)) = (point(&from)?, point(&to)?);
        board.places.push(Place {
            id: format!("{from}-{to}"),
            x: f64::midpoint(x1, x2),
            y: f64::midpoint(y1, y2),
            outline: 1,
            name: None,
            rank: None,
        });
        let kind = match stretch.way {
            Way::Rail => "rail",
            Way::Road => "road",
        };
        board.ways.push(Drawn { from, to, kind: kind.into() });
    }
    Ok(board)
}

fn plate(radius: f64) -> Outline {
    (0..8)
        .map(|corner| {
            let turn = (f64::from(corner) + 0.5) * std::f64::consts::FRAC_PI_4;
            (radius * turn.cos(), radius * turn.sin())
        })
        .collect()
}

/// Which face of a counter lies up: one for each number of steps.
pub(crate) fn face_id(info: &UnitInfo, steps: u8) -> String {
    format!("{}/{steps}", info.id)
}

/// The faces of all counters.
pub(crate) fn faces(game: &EmtsaLine) -> Vec<Face> {
    let EmtsaLine { data, title, looks, .. } = game;
    let mut faces = Vec::new();
    for info in data.all_units().map(|unit| data.unit(unit)) {
        let arm = match (info.train, info.pace) {
            (true, _) => "train",
            (false, 3..) => "horse",
            (false, _) => "foot",
        };
        let number: String = info.id.chars().take_while(char::is_ascii_digit).collect();
        faces.extend((1..=info.steps).map(|steps| Face {
            id: face_id(info, steps),
            livery: title.factions[usize::from(info.faction.0)].livery,
            figure: looks.figure(arm).to_owned(),
            parent: number.clone(),
            name: if number.is_empty() { short_name(&info.name) } else { String::new() },
            strength: steps.to_string(),
            movement: info.pace.to_string(),
            reduced: steps < info.steps,
            ..Face::default()
        }));
    }
    faces
}

/// The word of a name that tells it from the others.
fn short_name(name: &str) -> String {
    let words: Vec<&str> = name.split(' ').collect();
    words.iter().find(|word| !["10th", "Red", "White", "Green"].contains(word)).unwrap_or(&name).to_string()
}
