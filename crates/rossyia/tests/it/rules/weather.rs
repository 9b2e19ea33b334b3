//! II.A, X.weather.

use rossyia::{Weather, WeatherZone};

use super::{check, cites, game};

#[test]
fn the_north_adds_one_to_the_same_die() {
    check(
        &["EX.II.A", "EX.II.A#1", "EX.II.A#2", "II.A.2", "II.A.2#1", "II.A.3", "II.A.3#1", "II.A.4", "II.A.4#1"],
        "given nobody else; turn 1919-10; initiative white; last move white
         white: done ; 4
         then turn = 1919-11
         then weather south = mud
         then weather north = snow",
    );
}

#[test]
fn a_six_in_the_north_is_read_in_row_seven() {
    let calendar = &game().data().calendar;
    let march = calendar.turns.iter().find(|turn| turn.id == "1919-03").expect("a turn");
    let results = calendar.weather.results(march).expect("a row");
    let script = format!(
        "given nobody else; turn 1919-01; initiative white; last move white
         white: done ; 6
         then weather south = {}
         then weather north = {}",
        format!("{:?}", results[5]).to_lowercase(),
        format!("{:?}", results[6]).to_lowercase()
    );
    check(&["II.A.4#2"], &script);
}

#[test]
fn every_hex_is_in_one_zone_and_every_cell_is_one_of_three() {
    cites(&["II.A.1", "II.A.1#1", "X.weather.1", "X.weather.1#1"]);
    let data = game().data();
    let (mut north, mut south) = (0, 0);
    for hex in data.map.grid.hexes() {
        match data.weather_zone(data.ids.at_hex(hex)) {
            WeatherZone::North => north += 1,
            WeatherZone::South => south += 1,
        }
    }
    assert!(north > 1000 && south > 1000, "{north} hexes in the North, {south} in the South");
    assert_eq!(north + south, data.map.grid.len());
    for turn in &data.calendar.turns {
        let results = data.calendar.weather.results(turn).expect("a row");
        assert!(results.iter().all(|one| [Weather::Clear, Weather::Mud, Weather::Snow].contains(one)), "{}", turn.id);
    }
}

#[test]
fn a_box_has_the_weather_of_its_zone() {
    check(
        &["X.weather.1#3"],
        "given weather north snow; weather south clear; naming white
         then weather omsk = snow
         then weather europe = clear
         then weather moscou = snow
         then weather rostov = clear",
    );
}

#[test]
fn in_a_combat_the_weather_of_the_defender_counts() {
    check(
        &["II.A.5#1"],
        "given nobody else; weather north snow; weather south mud; denikine v_i1 v_i2 at 4235; b_18 at 4234; denikine leads v_i1 v_i2; army supplied; army spent 1; segment announce
         then bank 4235 4234 = minorriver
         then shift v_i1 v_i2 vs 4234 = 0
         then modifier v_i1 v_i2 vs 4234 = -1
         given weather north clear; weather south snow
         then shift v_i1 v_i2 vs 4234 = -1
         then modifier v_i1 v_i2 vs 4234 = 0",
    );
}

#[test]
fn the_weather_holds_to_the_last_combat_of_the_turn() {
    check(
        &["X.weather.1#2"],
        "given nobody else; weather south mud; weather north clear; v_i1 v_i2 at 4944; b_18 at 5044; independent attacks white
         then modifier v_i1 vs 5044 = -2
         given weather south clear
         then modifier v_i1 vs 5044 = -1",
    );
}
