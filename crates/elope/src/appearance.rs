//! How the game is drawn: hexes and river hexsides on a plane, boxes beside it, and what is printed on the counters.

use engine::board::{Aside, Board, Overlay, Place, Rank, Weight};
use engine::{Face, Game, Message, SmolStr, format_smolstr};
use hexgame::{Plane, disc, hexagon, rectangle};
use hexmap::MarginBox;

use crate::counters::{Arm, Counter, Side, Size, UnitIx};
use crate::data::Data;
use crate::game::Elope;
use crate::state::State;
use crate::{args, view};

/// What can be laid over the map: zones of control and held places of each side.
fn overlays() -> Vec<Overlay> {
    let overlay = |kind: &str, side: Side, weight: Weight| {
        let side = view::side_id(side);
        Overlay {
            id: format!("{kind}_{side}"),
            kind: kind.to_owned(),
            side: Some(side.to_owned()),
            faction: None,
            weight,
        }
    };
    let sides = [Side::Allied, Side::Red];
    let zones = sides.map(|side| overlay("zones", side, Weight::Heavy));
    zones.into_iter().chain(sides.map(|side| overlay("held", side, Weight::Light))).collect()
}

/// The boxes beside the map.
const BOXES: [(&str, &str); 3] =
    [("due", "elope-box-due"), ("vologda_box", "elope-box-vologda"), ("laid_up", "elope-box-laid-up")];

/// Outlines of places, as the board lists them: a hex, …
pub(crate) const HEX: usize = 0;
/// … and a hexside of a river.
pub(crate) const HEXSIDE: usize = 1;

/// The map as a page draws it.
pub(crate) fn board(game: &Elope, data: &Data) -> Board {
    let map = data.map();
    let plane = Plane::of(map);
    let (width, height) = plane.size();
    let mut places: Vec<Place> = plane.hexes(HEX, rank).collect();
    let navigable = data.board.reaches.iter().filter(|(_, info)| info.navigable);
    places.extend(navigable.map(|(_, info)| plane.hexside(info.side, HEXSIDE)));
    let overprint = &data.overprint;
    let mut outlines = vec![hexagon(&map.grid), disc(0.2)];
    for one in overprint.boxes.iter().filter(|one| data.spot_named(&one.id).is_some()) {
        places.push(plane.boxed(one, outlines.len()));
        outlines.push(rectangle(one));
    }
    let region = |region: &hexmap::Region| plane.region(region);
    let margin = |one: &MarginBox| plane.margin(one);
    let boxed = |(id, name): &(&str, &'static str)| Aside {
        id: (*id).to_owned(),
        name: game.spell(&Message::plain(name)),
        later: false,
    };
    let mut boxes: Vec<Aside> = BOXES.iter().map(boxed).collect();
    boxes.extend((1..=most_turns(data)).map(|turn| Aside {
        id: to_come(turn),
        name: game.spell(&Message::plain("elope-box-turn").with("turn", args::int(turn))),
        later: true,
    }));
    Board {
        width,
        height,
        outlines,
        places,
        boxes,
        regions: overprint.regions.iter().map(region).collect(),
        margins: overprint.boxes.iter().map(margin).collect(),
        grounds: data.looks.grounds.clone(),
        badges: data.looks.badges.clone(),
        overlays: overlays(),
        ..Board::default()
    }
}

/// The turns of the longest scenario.
fn most_turns(data: &Data) -> u8 {
    data.scenarios.iter().map(|scenario| scenario.turns).max().unwrap_or(0)
}

/// The box of what comes in a turn.
pub(crate) fn to_come(turn: u8) -> String {
    format!("turn_{turn}")
}

fn rank(place: &hexmap::Place) -> Rank {
    match () {
        () if place.is("city") => Rank::City,
        () if place.is("town") => Rank::Town,
        () if place.is("station") => Rank::Station,
        () => Rank::Village,
    }
}

/// The side of a counter that lies up.
pub(crate) fn face_id(data: &Data, state: &State, unit: UnitIx, id: &str) -> SmolStr {
    let side = match () {
        () if state.fixed.contains(unit) => "/static",
        () if state.reduced.contains(unit) => "/reduced",
        () => "",
    };
    format_smolstr!("{}{side}", printed(data, unit, id))
}

/// The counter whose faces one has: depots built in play look like the first of their side.
pub(crate) fn printed<'a>(data: &Data, unit: UnitIx, id: &'a str) -> &'a str {
    match usize::from(unit.0) < data.counters.len() {
        true => id,
        false if id.starts_with("red_") => "red_depot_1",
        false => "al_depot_1",
    }
}

/// Both sides of all counters.
pub(crate) fn faces(data: &Data) -> Vec<Face> {
    let mut faces = Vec::new();
    for (_, counter) in data.counters.iter() {
        faces.push(face(data, counter));
        if let Some(reduced) = counter.reduced {
            let id = format!("{}/reduced", counter.id);
            faces.push(Face { id, strength: strength(counter, reduced), reduced: true, ..face(data, counter) });
        }
        if counter.fixed.is_some() {
            let id = format!("{}/static", counter.id);
            let figure = data.looks.figure("depot_static").to_owned();
            faces.push(Face { id, figure, movement: String::new(), ..face(data, counter) });
        }
    }
    faces
}

/// 2.1.a: parentheses for support.
fn strength(counter: &Counter, value: u8) -> String {
    if counter.support { format!("({value})") } else { value.to_string() }
}

fn face(data: &Data, counter: &Counter) -> Face {
    let text = |value: Option<u8>| value.map(|value| value.to_string());
    let (number, parent, name) = label(counter);
    let plain = Face {
        id: counter.id.clone(),
        livery: data.looks.livery(counter.nationality.id()),
        figure: data.looks.figure(arm(counter)).to_owned(),
        number,
        parent,
        name,
        competence: counter.tc,
        asterisk: counter.asterisk,
        movement: text(counter.ma).unwrap_or_default(),
        ..Face::default()
    };
    let size = size(counter.size);
    match counter.arm {
        Arm::Aircraft => Face {
            boxed: text(counter.bomb),
            ringed: text(counter.air),
            movement: text(counter.range).unwrap_or_default(),
            ..plain
        },
        Arm::Hq => Face { size, boxed: text(counter.command_points), ringed: text(counter.command_radius), ..plain },
        // "(1)-10"
        Arm::Depot => {
            let printed = counter.mobile.as_deref().and_then(|printed| printed.split_once('-'));
            let (strength, movement) = printed.unwrap_or_default();
            Face { strength: strength.to_owned(), movement: movement.to_owned(), ..plain }
        }
        Arm::Balloon | Arm::DepotShip => plain,
        _ if counter.is_vessel() => Face { strength: strength(counter, counter.combat), ..plain },
        _ => Face { size, strength: strength(counter, counter.combat), ..plain },
    }
}

/// What the looks call an arm.
fn arm(counter: &Counter) -> &'static str {
    match counter.arm {
        Arm::Infantry => "infantry",
        Arm::Cavalry => "cavalry",
        Arm::Ski => "ski",
        Arm::Mg => "mg",
        Arm::Artillery => "artillery",
        Arm::Mortar => "mortar",
        Arm::Engineer => "engineer",
        Arm::Hq => "hq",
        Arm::Tank => "tank",
        Arm::ArmoredTrain => "armored_train",
        Arm::Depot => "depot",
        Arm::Aircraft if counter.seaplane => "seaplane",
        Arm::Aircraft => "aircraft",
        Arm::Balloon => "balloon",
        Arm::Gunboat => "gunboat",
        Arm::Monitor => "monitor",
        Arm::Minesweeper => "minesweeper",
        Arm::Steamer => "steamer",
        Arm::Carrier => "carrier",
        Arm::Barge => "barge",
        Arm::DepotShip => "depot_ship",
    }
}

fn size(size: Size) -> &'static str {
    match size {
        Size::Detachment | Size::Platoon => "platoon",
        Size::Company => "company",
        Size::Battalion => "battalion",
        Size::Regiment => "regiment",
        Size::Brigade => "brigade",
        Size::Division => "division",
        Size::Army => "army",
    }
}

/// Words of a name that the symbol, the size or the colour says already.
const SAID: [&str; 26] = [
    "Co",
    "HQ",
    "Sec",
    "Det",
    "MG",
    "Bn",
    "Bde",
    "Div",
    "Division",
    "Regt",
    "Bty",
    "Artillery",
    "Mortar",
    "Engineers",
    "Infantry",
    "Cavalry",
    "Ski",
    "CFA",
    "LI",
    "Company",
    "Platoon",
    "Tank",
    "and",
    "Depot",
    "Army",
    "Brigade",
];
/// As many signs as stand right of the symbol, and left of it.
const PARENT: usize = 4;
const NUMBER: usize = 2;

/// What stands left of the symbol, right of it and below it, from the counter's name: `Co A/339th` is `A` and `339`.
fn label(counter: &Counter) -> (String, String, String) {
    let name = counter.name.split(" (").next().unwrap_or_default();
    let has_symbol = !matches!(counter.arm, Arm::Aircraft | Arm::Balloon | Arm::Tank | Arm::Depot | Arm::ArmoredTrain);
    if counter.is_vessel() || !has_symbol {
        let own = name.split(' ').filter(|word| {
            !["Gunboat", "Monitor", "Minesweeper", "CV", "Tank", "Armoured", "Depot", "Ship"].contains(word)
        });
        return (String::new(), String::new(), own.collect::<Vec<_>>().join(" ").replace('/', "·"));
    }
    let (own, above) = match name.split_once('/') {
        // HQ 2/10th Royal Scots
        Some((own, _)) if own.ends_with(|c: char| c.is_ascii_digit()) && own.starts_with("HQ") => ("", &name[3..]),
        Some((own, above)) => (own, above),
        None => (name, ""),
    };
    let (own, above) = (signs(own), signs(above));
    match (own.len(), above.is_empty()) {
        (..=NUMBER, _) => (own, above, String::new()),
        (..=PARENT, true) => (String::new(), own, String::new()),
        _ => (String::new(), above, name.split(' ').next().unwrap_or_default().to_owned()),
    }
}

/// Numbers and initials of what a name says beyond [`SAID`]: `46th Royal Fusiliers` is `46RF`, `8th NRR` is `8NRR`.
fn signs(name: &str) -> String {
    let mut signs = String::new();
    for word in name.split([' ', '-']).filter(|word| !SAID.contains(word)) {
        let digits: String = word.chars().take_while(|c| c.is_ascii_digit() || *c == '/').collect();
        match digits.len() {
            0 if word.len() <= 3 && word.chars().all(char::is_uppercase) => signs.push_str(word),
            0 => signs.extend(word.chars().next()),
            _ => signs.push_str(&digits),
        }
    }
    signs.chars().take(PARENT).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn labels(id: &str) -> (String, String, String) {
        let game = Elope::new();
        let unit = game.counters().find(id).unwrap_or_else(|| panic!("{id} is a counter"));
        label(game.counters().get(unit))
    }

    fn three(number: &str, parent: &str, name: &str) -> (String, String, String) {
        (number.into(), parent.into(), name.into())
    }

    #[test]
    fn counters_are_labelled_like_printed_ones() {
        assert_eq!(labels("us_339_a"), three("A", "339", ""));
        assert_eq!(labels("us_339_1_hq"), three("1", "339", ""));
        let game = Elope::new();
        let named = |name: &str| {
            let found = game.counters().iter().find(|(_, counter)| counter.name == name);
            label(found.unwrap_or_else(|| panic!("{name} is a counter")).1)
        };
        assert_eq!(named("Co A/2/10th Royal Scots"), three("A", "2/10", ""));
        assert_eq!(named("HQ 2/10th Royal Scots").1, "2/10");
        assert_eq!(named("Co B/46th Royal Fusiliers"), three("B", "46RF", ""));
        assert_eq!(named("2/157th Regt"), three("2", "157", ""));
        assert_eq!(named("154th Regt"), three("", "154", ""));
        assert_eq!(named("8th NRR"), three("", "8NRR", ""));
        assert_eq!(named("68th Artillery Bty"), three("68", "", ""));
        assert_eq!(named("Monitor M23/M25"), three("", "", "M23·M25"));
    }

    #[test]
    fn every_counter_has_a_face_and_a_reduced_one_where_it_has_two_steps() {
        let game = Elope::new();
        let faces = faces(&game.data);
        let mut ids: Vec<&str> = faces.iter().map(|face| face.id.as_str()).collect();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), faces.len(), "no face twice");
        for (_, counter) in game.counters().iter() {
            let mine = |side: &str| faces.iter().any(|face| face.id == format!("{}{side}", counter.id));
            assert!(mine("") && mine("/reduced") == (counter.steps() == 2), "{}", counter.id);
        }
        assert!(faces.iter().all(|face| face.number.chars().count() <= 2 && face.parent.chars().count() <= 4));
    }
}
