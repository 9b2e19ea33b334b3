//! N.romania.

use super::{check, cites, game};

#[test]
fn it_is_at_war_from_the_start_for_bessarabie() {
    check(&["N.romania.1", "N.romania.1#1"], "then turn = 1918-11\n then at war romania = true");
    cites(&["N.romania.3", "N.romania.3#1"]);
    let data = game().data();
    let romania = data.factions.iter().find(|one| one.id == "romania").expect("Romania");
    let goal = romania.goal.expect("a goal");
    assert_eq!(data.ids.id(goal), "bessarabie");
    let kichinev = data.cities.iter().find(|city| city.id == "kichinev").expect("Kichinev");
    assert!(data.ground.zones[goal.index()].contains(hexmap::HexIx(kichinev.spot.0)));
}

#[test]
fn bucharest_and_its_lines_supply_it() {
    check(
        &["N.romania.2", "N.romania.2#1"],
        "given nobody else; averescu at iassy
         then source romania iassy = 0
         then averescu condition = supplied",
    );
}

#[test]
fn it_acts_four_hexes_beyond_bessarabie_and_no_farther() {
    check(
        &["N.romania.4", "N.romania.4#1", "N.romania.5", "N.romania.5#1", "N.romania.6", "N.romania.6#1"],
        "given nobody else; weather south clear; averescu ro_1 at 1548; ro_2 at 1746; averescu leads ro_1 ro_2
         white: march ro_1 1547
         white: march ro_2 1846 -> refused X.zone.1
         white: march ro_2 1745
         then beyond romania 1745 = 4
         then attack romania 1845 = X.zone.1
         then attack romania 1745 = legal",
    );
}

#[test]
fn a_unit_driven_beyond_the_limit_comes_nearer_with_every_step() {
    check(
        &["X.zone.1", "X.zone.1#1", "X.zone.1#2"],
        "given nobody else; weather south clear; averescu ro_1 at 1848; averescu leads ro_1
         then beyond romania 1848 = 5
         white: march ro_1 1948 -> refused X.zone.1
         white: march ro_1 1847",
    );
}
