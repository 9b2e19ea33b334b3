//! How the game is drawn: hexes and boxes on a plane, and what is printed on the counters.

use engine::board::{Board, Overlay, Place, Rank, Weight};
use engine::face::{Cell, Face};
use hexgame::{Plane, hexagon, rectangle};
use hexmap::MarginBox;

use crate::counters::{Arm, Flag, Hq, Size, Unit};
use crate::data::Data;
use crate::ids::{CounterIx, Side};
use crate::named::side_id;
use crate::state::State;

/// What can be laid over the map, for each side: its id, and how strongly it is drawn.
pub(crate) const OVERLAYS: [(&str, Weight); 4] =
    [("zones", Weight::Heavy), ("held", Weight::Light), ("command", Weight::Light), ("supply", Weight::Light)];

fn overlays() -> Vec<Overlay> {
    let overlay = |(kind, weight): (&str, Weight), side: Side| Overlay {
        id: format!("{kind}-{}", side_id(side)),
        kind: kind.to_owned(),
        side: Some(side_id(side).to_owned()),
        weight,
    };
    OVERLAYS.iter().flat_map(|one| Side::ALL.map(|side| overlay(*one, side))).collect()
}

/// The map as a page draws it.
pub(crate) fn board(data: &Data) -> Board {
    let plane = Plane::of(&data.map);
    let (width, height) = plane.size();
    let mut places: Vec<Place> = plane.hexes(0, rank).collect();
    let overprint = &data.overprint;
    let mut outlines = vec![hexagon(&data.map.grid)];
    for one in overprint.boxes.iter().filter(|one| data.spot_named(&one.id).is_some()) {
        places.push(plane.boxed(one, outlines.len()));
        outlines.push(rectangle(one));
    }
    Board {
        width,
        height,
        outlines,
        places,
        ways: Vec::new(),
        boxes: Vec::new(),
        regions: overprint.regions.iter().map(|region| plane.region(region)).collect(),
        margins: overprint.boxes.iter().map(|one: &MarginBox| plane.margin(one)).collect(),
        grounds: data.looks.grounds.clone(),
        badges: data.looks.badges.clone(),
        overlays: overlays(),
    }
}

fn rank(place: &hexmap::Place) -> Rank {
    match () {
        () if place.is("city") => Rank::City,
        () if place.is("town") => Rank::Town,
        () if place.is("station") => Rank::Station,
        () => Rank::Village,
    }
}

/// The side of a counter that lies up: a train's full one, with the steps it has left.
pub(crate) fn face_id(data: &Data, state: &State, counter: CounterIx) -> String {
    let id = data.ids.id(counter);
    let Some(unit) = data.unit(counter) else { return id.to_owned() };
    let side = if unit.full.is_some() && state.trains.full.contains(counter) { "/full" } else { "" };
    match state.hits[counter].min(unit.steps) {
        0 => format!("{id}{side}"),
        lost => format!("{id}{side}/{lost}"),
    }
}

/// Every side of every counter, with each number of steps it can have left.
pub(crate) fn faces(data: &Data) -> Vec<Face> {
    let units = data.units.iter().flat_map(|unit| faces_of(data, unit));
    units.chain(data.hqs.iter().map(|hq| hq_face(data, hq))).collect()
}

fn faces_of(data: &Data, unit: &Unit) -> Vec<Face> {
    // VIII.A.11: a Red train shows its full or its reduced side.
    let sides = match (unit.reduced, unit.full) {
        (Some(reduced), Some(full)) => vec![("", reduced), ("/full", full)],
        _ => vec![("", [unit.combat, unit.shock])],
    };
    let mut faces = Vec::new();
    for (side, [combat, shock]) in sides {
        for left in (1..=unit.steps).rev() {
            let lost = unit.steps - left;
            let id = if lost == 0 { format!("{}{side}", unit.id) } else { format!("{}{side}/{lost}", unit.id) };
            let (number, name) = label(unit);
            faces.push(Face {
                id,
                livery: data.looks.livery(livery(data, unit)),
                figure: data.looks.figure(arm(unit)).to_owned(),
                size: size(unit.size),
                number,
                name,
                strength: if unit.arm == Arm::Air { String::new() } else { combat.to_string() },
                shock: (shock > 0).then_some(shock),
                steps: Some([left, unit.steps]),
                movement: unit.mp.to_string(),
                ..Face::default()
            });
        }
    }
    faces
}

/// Capacity, bonus and range (V.C.1, VII.G, V.C.2).
fn hq_face(data: &Data, hq: &Hq) -> Face {
    let cell = |value: u8, filled: bool| Cell { value: value.to_string(), filled };
    Face {
        id: hq.id.clone(),
        livery: data.looks.livery(data.ids.id(hq.faction)),
        figure: data.looks.figure("hq").to_owned(),
        name: hq.name.clone(),
        cells: vec![cell(hq.capacity, false), cell(hq.bonus, true), cell(hq.range, false)],
        ..Face::default()
    }
}

/// The Cossacks of the South wear colours of their own.
fn livery<'a>(data: &'a Data, unit: &Unit) -> &'a str {
    if unit.id.starts_with("d_") { "don" } else { data.ids.id(unit.faction) }
}

/// What the looks call an arm.
fn arm(unit: &Unit) -> &'static str {
    match unit.arm {
        Arm::Infantry if unit.is(Flag::Mountain) => "mountain_infantry",
        Arm::Infantry => "infantry",
        Arm::Cavalry => "cavalry",
        Arm::Artillery => "artillery",
        Arm::HeavyArtillery => "heavy_artillery",
        Arm::Engineer => "engineer",
        Arm::Armor => "armor",
        Arm::Motorized => "motorized",
        Arm::ArmoredTrain => "armored_train",
        Arm::Air => "air",
    }
}

fn size(size: Size) -> &'static str {
    match size {
        Size::II => "battalion",
        Size::III => "regiment",
        Size::X => "brigade",
        Size::XX => "division",
    }
}

/// As many signs as stand left of the symbol, and below it.
const NUMBER: usize = 2;
const NAME: usize = 14;

/// What stands left of the symbol and below it: `18th Rifle` is `18`, `Kornilov` is its name.
fn label(unit: &Unit) -> (String, String) {
    let digits: String = unit.name.chars().take_while(char::is_ascii_digit).collect();
    match digits.len() {
        1..=NUMBER => (digits, String::new()),
        _ => (String::new(), unit.name.chars().take(NAME).collect()),
    }
}
