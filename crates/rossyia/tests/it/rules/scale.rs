//! I.D: the scale of the game and what is printed on a counter.

use rossyia::{Arm, Unit};

use super::{cites, game};

fn unit(id: &str) -> &'static Unit {
    game().data().units.iter().find(|unit| unit.id == id).expect("a unit")
}

#[test]
fn a_hex_is_forty_kilometres_across() {
    cites(&["I.D.1", "I.D.1#1"]);
    let grid = std::fs::read_to_string("map/grid.json").expect("it is beside the map");
    let (_, rest) = grid.split_once("\"scale_hex_per_km\":").expect("a scale");
    let scale: f64 = rest.split(',').next().and_then(|number| number.trim().parse().ok()).expect("a number");
    assert!((10.0 / scale - 400.0).abs() < 1e-6);
}

#[test]
fn steps_stand_for_men_as_the_size_of_a_unit_says() {
    cites(&["I.D.2", "I.D.2#1"]);
    for unit in &game().data().units {
        let men = match unit.arm {
            Arm::Infantry => 2000 * u32::from(unit.steps),
            Arm::Cavalry => 1000 * u32::from(unit.steps),
            _ => continue,
        };
        let fits = match format!("{:?}", unit.size).as_str() {
            "II" => men <= 2000,
            "III" | "X" => men <= 4000,
            _ => (2000..=6000).contains(&men),
        };
        assert!(fits, "{}: {men} men", unit.id);
    }
}

#[test]
fn signs_of_size_are_those_of_the_names() {
    cites(&["I.D.3", "I.D.3#1"]);
    let size = |id: &str| format!("{:?}", unit(id).size);
    assert_eq!(["b_18", "cz_27", "a_n2", "a_n3"].map(size), ["XX", "X", "III", "II"]);
    for unit in game().data().units.iter().filter(|unit| unit.name.ends_with("brigade")) {
        assert_eq!(format!("{:?}", unit.size), "X", "{}", unit.id);
    }
}

#[test]
fn a_counter_shows_strength_shock_steps_and_movement() {
    cites(&["I.D.4", "I.D.4#1", "I.D.4#2", "I.D.4#3", "I.D.4#4"]);
    let values = |id: &str| {
        let unit = unit(id);
        (unit.combat, unit.shock, unit.steps, unit.mp)
    };
    assert_eq!(values("v_art1"), (3, 3, 1, 6));
    assert_eq!(values("a_pol"), (10, 3, 3, 6));
    assert_eq!(values("v_i1"), (5, 0, 2, 6));
    assert_eq!(values("v_guard"), (8, 2, 2, 6));
}
