//! How the game is drawn: hexes and boxes on a plane, the zones of weather, the areas of scenarios, and what is printed on
//! the counters.

use engine::board::{Area, Board, Overlay, Place, Rank, Weight};
use engine::face::Cell;
use engine::view::{Holder, ZoneGround};
use engine::{Face, Index, SmolStr};
use hexgame::{Plane, disc, hexagon, rectangle};
use hexmap::{Overprint, WayKind, ZoneKind};

use crate::calendar::Weather;
use crate::counters::{Arm, Flag, Hq, Size, Unit};
use crate::data::Data;
use crate::ids::{CityIx, CounterIx, RailIx, Side};
use crate::named::side_id;
use crate::places::WeatherZone;
use crate::scenarios::Scenario;
use crate::state::State;

/// What is held in a place, as views call it.
const RAIL: &str = WayKind::Rail.id();
const TOWN: &str = "town";

/// The outline of a hex, as the board lists them; boxes follow.
pub(crate) const HEX: usize = 0;

/// What can be laid over the map, for each side: its id, and how strongly it is drawn.
pub(crate) const OVERLAYS: [(&str, Weight); 4] =
    [("zones", Weight::Heavy), ("held", Weight::Light), ("command", Weight::Light), ("supply", Weight::Light)];

/// The kind of overlay that shows where a faction may act (X.zone.1).
pub(crate) const ACTION: &str = "action";

/// The map as a page draws it.
pub(crate) fn board(data: &Data) -> Board {
    let (map, overprint) = (&data.map, &data.overprint);
    let plane = Plane::of(map);
    let (width, height) = plane.size();
    let mut places: Vec<Place> = plane.hexes(HEX, rank).collect();
    let mut outlines = vec![hexagon(&map.grid)];
    for one in &overprint.boxes {
        places.push(plane.boxed(one, outlines.len()));
        outlines.push(rectangle(one));
    }
    // Marks lie on bridges, which nobody can choose: they are points.
    places.extend(data.bridges.iter().map(|bridge| plane.hexside(bridge.side, outlines.len())));
    outlines.push(disc(0.0));
    let weather = map.zones.iter().filter(|zone| zone.kind == ZoneKind::Weather);
    Board {
        width,
        height,
        outlines,
        places,
        regions: overprint.regions.iter().map(|region| plane.region(region)).collect(),
        margins: overprint.boxes.iter().map(|one| plane.margin(one)).collect(),
        links: plane.links(overprint),
        zones: weather.map(|zone| plane.zone(&zone.id, &zone.hexes)).collect(),
        areas: areas(data, &plane),
        held_ways: Some(RAIL.to_owned()),
        grounds: data.looks.grounds.clone(),
        badges: data.looks.badges.clone(),
        overlays: overlays(data),
        ..Board::default()
    }
}

fn overlays(data: &Data) -> Vec<Overlay> {
    let overlay = |kind: &str, side: Side, weight: Weight| Overlay {
        id: format!("{kind}-{}", side_id(side)),
        kind: kind.to_owned(),
        side: Some(side_id(side).to_owned()),
        faction: None,
        weight,
    };
    let of_sides = OVERLAYS.iter().flat_map(|(kind, weight)| Side::ALL.map(|side| overlay(kind, side, *weight)));
    let limited = data.factions.iter().filter(|faction| faction.limit.is_some());
    let of_factions = limited.map(|faction| Overlay {
        id: format!("{ACTION}-{}", faction.id),
        faction: Some(faction.id.clone()),
        ..overlay(ACTION, faction.side.unwrap_or(Side::White), Weight::Light)
    });
    of_sides.chain(of_factions).collect()
}

/// The parts of the map that scenarios and lessons are played on.
fn areas(data: &Data, plane: &Plane<'_>) -> Vec<Area> {
    let scenarios = data.scenarios.iter().filter_map(|scenario| area(data, plane, scenario));
    let lessons = crate::lessons().iter().filter_map(|lesson| {
        let area = area(data, plane, data.scenario(&lesson.scenario)?)?;
        Some(Area { scenario: lesson.id.clone(), ..area })
    });
    scenarios.chain(lessons).collect()
}

/// The part of the map that a scenario is played on (X.area.1).
fn area(data: &Data, plane: &Plane<'_>, scenario: &Scenario) -> Option<Area> {
    scenario.area?;
    let grid = &data.map.grid;
    let hexes: Vec<_> = grid.hexes().filter(|hex| scenario.holds(grid, *hex)).collect();
    let (x, y, width, height) = plane.around(hexes.iter().copied())?;
    let in_play = |id: &str| scenario.boxes.as_ref().is_none_or(|boxes| boxes.iter().any(|of| data.ids.id(*of) == id));
    let boxes = data.overprint.beside(grid, &hexes, in_play);
    let beside = Overprint { boxes, ..Overprint::default() };
    Some(Area {
        scenario: scenario.id.clone(),
        x,
        y,
        width,
        height,
        rings: plane.rings(&hexes),
        margins: beside.boxes.iter().map(|one| plane.margin(one)).collect(),
        links: plane.links(&beside),
    })
}

fn rank(place: &hexmap::Place) -> Rank {
    match () {
        () if place.is("city") => Rank::City,
        () if place.is("town") => Rank::Town,
        () => Rank::Station,
    }
}

/// The ground that a weather makes.
pub(crate) fn ground(weather: Weather) -> &'static str {
    match weather {
        Weather::Clear => "dry",
        Weather::Mud => "rasputitsa",
        Weather::Snow => "snow",
    }
}

/// The grounds of both zones of weather (II.A.5); of these the board draws the north over the rest.
pub(crate) fn grounds(state: &State) -> Vec<ZoneGround> {
    let zones = [("north", WeatherZone::North), ("south", WeatherZone::South)];
    let told = |(id, zone)| ZoneGround { zone: SmolStr::new_static(id), ground: ground(state.weather_in(zone)).into() };
    zones.map(told).to_vec()
}

/// Who holds cities and railways (X.control.1): of an area what lies in it.
pub(crate) fn holders(data: &Data, state: &State) -> Vec<Holder> {
    let (grid, scenario) = (&data.map.grid, state.scenario(data));
    let rails = data.board.rail_hexes.iter().enumerate().filter(|(_, hex)| scenario.holds(grid, **hex));
    let rails = rails.filter_map(|(index, hex)| {
        let by = state.rail[RailIx::from_index(index)]?;
        Some(Holder { what: RAIL.into(), place: grid.number(*hex).to_string().into(), by: data.ids.id(by).into() })
    });
    let cities = data.ids.all::<CityIx>().filter_map(|city| {
        let place = data.spot_name(data.cities[city.index()].spot);
        Some(Holder { what: TOWN.into(), place: place.into(), by: data.ids.id(state.holder(city)?).into() })
    });
    rails.chain(cities).collect()
}

/// The side of a counter that lies up.
pub(crate) fn face_id(data: &Data, state: &State, counter: CounterIx) -> String {
    let id = data.ids.id(counter);
    match data.unit(counter) {
        Some(unit) if unit.full.is_some() => side_of_train(id, state.trains.full.contains(counter)),
        Some(unit) if state.steps(data, counter) < unit.steps => with_steps(id, state.steps(data, counter)),
        _ => id.to_owned(),
    }
}

fn with_steps(id: &str, left: u8) -> String {
    format!("{id}/{left}")
}

fn side_of_train(id: &str, full: bool) -> String {
    format!("{id}/{}", if full { "full" } else { "reduced" })
}

/// All sides of all counters: one for each number of steps, two of Red trains.
pub(crate) fn faces(data: &Data) -> Vec<Face> {
    data.units
        .iter()
        .flat_map(|unit| unit_faces(data, unit))
        .chain(data.hqs.iter().map(|hq| hq_face(data, hq)))
        .collect()
}

/// The two sides of a printed counter: whole, and with a step lost; of a Red train full and reduced. Further steps are
/// counted with markers.
pub(crate) fn both_sides(unit: &Unit) -> (String, Option<String>) {
    match (unit.full, unit.steps) {
        (Some(_), _) => (side_of_train(&unit.id, true), Some(side_of_train(&unit.id, false))),
        (None, 1) => (unit.id.clone(), None),
        (None, steps) => (unit.id.clone(), Some(with_steps(&unit.id, steps - 1))),
    }
}

fn unit_faces(data: &Data, unit: &Unit) -> Vec<Face> {
    let whole = unit_face(data, unit);
    let mut faces = Vec::new();
    for (full, values) in [(true, unit.full), (false, unit.reduced)] {
        let Some([combat, shock]) = values else { continue };
        let id = side_of_train(&unit.id, full);
        faces.push(Face { id, strength: combat.to_string(), shock: raised(shock), reduced: !full, ..whole.clone() });
    }
    for left in 1..unit.steps {
        let steps = Some([left, unit.steps]);
        faces.push(Face { id: with_steps(&unit.id, left), steps, reduced: true, ..whole.clone() });
    }
    faces.push(whole);
    faces
}

fn raised(shock: u8) -> Option<u8> {
    Some(shock).filter(|shock| *shock > 0)
}

fn unit_face(data: &Data, unit: &Unit) -> Face {
    let (number, name) = label(unit);
    let mountain = unit.arm == Arm::Infantry && unit.is(Flag::Mountain);
    let arm = if mountain { "mountain_infantry" } else { arm(unit.arm) };
    let fights = unit.arm != Arm::Air || unit.combat > 0;
    Face {
        id: unit.id.clone(),
        livery: data.looks.livery(if unit.id.starts_with(COSSACKS) { "don" } else { data.ids.id(unit.faction) }),
        figure: data.looks.figure(arm).to_owned(),
        size: size(unit.size),
        number,
        name,
        strength: if fights { unit.combat.to_string() } else { String::new() },
        shock: raised(unit.shock),
        steps: Some([unit.steps, unit.steps]),
        movement: unit.mp.to_string(),
        ..Face::default()
    }
}

/// Units of the South that wear the colours of the Don.
const COSSACKS: &str = "d_";

fn hq_face(data: &Data, hq: &Hq) -> Face {
    let bonus = if hq.bonus > 0 { format!("+{}", hq.bonus) } else { "0".to_owned() };
    let capacity = if hq.capacity > 0 { hq.capacity.to_string() } else { "–".to_owned() };
    let cell = |value: String, filled: bool| Cell { value, filled };
    Face {
        id: hq.id.clone(),
        livery: data.looks.livery(data.ids.id(hq.faction)),
        figure: data.looks.figure("hq").to_owned(),
        name: hq.name.clone(),
        cells: vec![cell(capacity, false), cell(bonus, true), cell(hq.range.to_string(), false)],
        ..Face::default()
    }
}

/// What the looks call an arm.
fn arm(arm: Arm) -> &'static str {
    match arm {
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

/// Words of a name that symbol and size say already.
const SAID: [&str; 24] = [
    "Rifle",
    "Rifles",
    "rifles",
    "division",
    "divisions",
    "group",
    "brigade",
    "regiment",
    "regiments",
    "cavalry",
    "Cavalry",
    "artillery",
    "infantry",
    "foot",
    "corps",
    "detachment",
    "battalions",
    "train",
    "Tanks",
    "tank",
    "air",
    "special",
    "force",
    "motorized",
];

/// The number left of the symbol and the name below it: `15th Rifle (Inza)` is 15 and Inza.
fn label(unit: &Unit) -> (String, String) {
    let (before, within) = unit.name.split_once(" (").unwrap_or((&unit.name, ""));
    let mut words: Vec<&str> = before.split(' ').collect();
    let digits = |word: &str| word.chars().take_while(char::is_ascii_digit).collect::<String>();
    let numbered = words.iter().position(|word| matches!(digits(word).len(), 1..=2));
    let number = numbered.map(|at| digits(words.remove(at))).unwrap_or_default();
    let within = within.trim_end_matches(')');
    let own = words.iter().find(|word| !SAID.contains(word) && word.len() > 2).copied();
    let name = if within.is_empty() || own.is_some() { own.unwrap_or_default() } else { within };
    (number, name.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Rossyia;

    fn labelled(id: &str) -> (String, String) {
        let game = Rossyia::new();
        let unit = game.data().units.iter().find(|unit| unit.id == id);
        label(unit.unwrap_or_else(|| panic!("{id} is a unit")))
    }

    #[test]
    fn counters_are_labelled_like_printed_ones() {
        let two = |number: &str, name: &str| (number.to_owned(), name.to_owned());
        assert_eq!(labelled("b_18"), two("18", ""));
        assert_eq!(labelled("b_15"), two("15", "Inza"));
        assert_eq!(labelled("b_steel"), two("", "Steel"));
        assert_eq!(labelled("d_c3"), two("4", "Don"));
        assert_eq!(labelled("v_art5"), two("5", "Volunteer"));
    }

    #[test]
    fn every_counter_has_a_face_for_each_number_of_steps() {
        let game = Rossyia::new();
        let data = game.data();
        let faces = faces(data);
        let mut ids: Vec<&str> = faces.iter().map(|face| face.id.as_str()).collect();
        ids.sort_unstable();
        let count = ids.len();
        ids.dedup();
        assert_eq!(ids.len(), count, "no face twice");
        for unit in &data.units {
            let sides = faces.iter().filter(|face| face.id.split('/').next() == Some(&unit.id)).count();
            assert_eq!(sides, usize::from(unit.steps) + if unit.full.is_some() { 2 } else { 0 }, "{}", unit.id);
        }
        assert!(data.hqs.iter().all(|hq| faces.iter().any(|face| face.id == hq.id && face.cells.len() == 3)));
        assert!(faces.iter().all(|face| face.number.chars().count() <= 2));
    }

    #[test]
    fn a_scenario_with_an_area_shows_its_part_of_the_map_and_its_boxes() {
        let game = Rossyia::new();
        let board = board(game.data());
        let scenarios: Vec<&str> = board.areas.iter().map(|area| area.scenario.as_str()).collect();
        let with_area = game.data().scenarios.iter().filter(|one| one.area.is_some());
        let with_area = with_area.map(|one| one.id.as_str());
        let lessons = crate::lessons().iter().map(|lesson| lesson.id.as_str());
        assert_eq!(scenarios, with_area.chain(lessons).collect::<Vec<_>>());
        for area in &board.areas {
            assert!(area.x >= 0.0 && area.x + area.width <= board.width + 0.001, "{area:?}");
            assert!(area.y >= 0.0 && area.y + area.height <= board.height + 0.001, "{area:?}");
            assert!(area.width < board.width && area.height < board.height, "{area:?}");
        }
    }

    #[test]
    fn the_zone_of_weather_is_ringed() {
        let game = Rossyia::new();
        let board = board(game.data());
        assert_eq!(board.zones.len(), 1);
        let inside = |ring: &engine::board::Outline, (x, y): (f64, f64)| {
            let crosses = |(a, b): (&(f64, f64), &(f64, f64))| {
                (a.1 > y) != (b.1 > y) && x < (b.0 - a.0) * (y - a.1) / (b.1 - a.1) + a.0
            };
            ring.iter().zip(ring.iter().cycle().skip(1)).filter(|pair| crosses(*pair)).count() % 2 == 1
        };
        let held = |id: &str| {
            let place = board.places.iter().find(|place| place.id == id).expect("a place");
            board.zones[0].rings.iter().filter(|ring| inside(ring, (place.x, place.y))).count() % 2 == 1
        };
        let zone = game.data().map.zone("north").expect("the north");
        let grid = &game.data().map.grid;
        for hex in grid.hexes().step_by(37) {
            assert_eq!(held(&grid.number(hex).to_string()), zone.hexes.contains(&hex), "{}", grid.number(hex));
        }
    }
}
