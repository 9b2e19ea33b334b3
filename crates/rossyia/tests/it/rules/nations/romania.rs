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
        &["N.romania.2", "N.romania.2#1", "N.romania.2#2"],
        "given nobody else; bolshevik holds galatz constantza iassy; bolshevik rail 0656 0655 0555; averescu at 0957
         then source kind romania 0957 = rail
         then averescu condition = supplied
         given bolshevik rail 0856
         then source kind romania bucharest = named
         then source kind romania 0957 = none
         given romania rail 0856; bolshevik holds bucharest
         then source kind romania bucharest = none
         then source kind romania 0957 = none
         then averescu condition = isolated",
    );
}

#[test]
fn it_acts_four_hexes_beyond_bessarabie_and_no_farther() {
    check(
        &["N.romania.4", "N.romania.4#1", "N.romania.5", "N.romania.5#1", "N.romania.6", "N.romania.6#1"],
        "given nobody else; weather south clear; averescu ro_1 at 1548; ro_2 at 1746; averescu leads ro_1 ro_2
         white: march ro_1 1547
         white: march ro_2 1846 -> refused N.romania.5
         white: march ro_2 1745
         then beyond romania 1745 = 4
         then attack romania 1845 = N.romania.6
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

#[test]
fn peace_comes_two_turns_after_kichinev_was_lost() {
    check(
        &["N.romania.7", "N.romania.7#1", "N.romania.7#3", "N.romania.8", "N.romania.8#1"],
        "given nobody else; b_kich at kichinev; kichinev_lost in 1918-12; turn 1919-01; initiative white; level 50; all played; last move white
         white: done ; 1
         then at war romania = true
         then turn = 1919-03
         given all played; last move white
         white: done ; 1
         then at war romania = false
         then level = 52
         then holder kichinev = romania
         then b_kich at = 1752",
    );
    check(
        &["N.romania.7#2"],
        "given nobody else; weather south clear; turn 1918-12; denikine v_i1 at 1549; denikine leads v_i1; bolshevik holds kichinev
         white: march v_i1 kichinev
         then holder kichinev = south
         then happened kichinev_lost = true",
    );
}

#[test]
fn the_bolsheviks_may_declare_a_new_war() {
    check(
        &["N.romania.9", "N.romania.9#1"],
        "given nobody else; romania at peace; romania holds kichinev; romania_peace in 1919-03; turn 1920-03; averescu ro_1 at withdrawn; politics
         then asked = bolshevik
         then prompt = rossyia-ask-declare
         bolshevik: sue romania -> refused N.finland.8
         bolshevik: declare romania
         then at war romania = true
         then waiting white = 1",
    );
    check(
        &["N.romania.9"],
        "given nobody else; romania at peace; romania_peace in 1919-03; turn 1920-03; stalin at moscou; politics
         bolshevik: pass
         then at war romania = false
         then prompt = rossyia-ask-who-begins",
    );
}

#[test]
fn a_new_war_is_lost_if_kichinev_is_not_retaken_in_two_turns() {
    check(
        &["N.romania.10", "N.romania.10#1"],
        "given nobody else; romania at war; romania holds kichinev; ro_1 at kichinev; romania_peace in 1919-03; romania_war_2 in 1920-03
         given turn 1920-05; initiative white; event poland_war; level 50; all played; last move white
         white: done ; 1
         then at war romania = false
         then level = 51",
    );
}

#[test]
fn a_new_war_is_won_two_turns_after_kichinev_was_retaken() {
    check(
        &["N.romania.11", "N.romania.11#1"],
        "given nobody else; romania at war; b_kich at kichinev; romania_peace in 1919-03; romania_war_2 in 1920-03; kichinev_retaken in 1920-04
         given turn 1920-06; initiative white; event poland_war; level 50; all played; last move white
         white: done ; 1
         then at war romania = false
         then holder kichinev = bolshevik
         then level = 47
         then closed bolshevik 1449 = false
         then closed bolshevik 1147 = true",
    );
}

#[test]
fn kichinev_without_troops_is_evacuated_at_the_end_of_the_turn() {
    check(
        &["X.control.7#1"],
        "given nobody else; bolshevik holds kichinev; turn 1919-01; initiative white; level 50; all played; last move white
         white: done ; 1
         then happened kichinev_lost = true
         given all played; last move white
         white: done ; 1
         then turn = 1919-04
         then at war romania = true
         given all played; last move white
         white: done ; 1
         then at war romania = false",
    );
}

#[test]
fn nothing_is_counted_from_the_home_country() {
    check(
        &["X.zone.1#3"],
        "given nobody else; weather south clear; averescu ro_1 at 0742; averescu leads ro_1
         then beyond romania 0742 = 4
         white: march ro_1 0741 -> refused N.romania.5
         then attack romania 0741 = N.romania.6",
    );
}

#[test]
fn no_war_is_offered_once_bessarabie_is_won_back() {
    check(
        &["N.romania.9#2"],
        "given nobody else; romania at peace; bolshevik holds kichinev; romania_peace in 1919-03; romania_war_2 in 1920-03; kichinev_retaken in 1920-04; romania_peace_won in 1920-06
         given turn 1920-09; stalin at moscou; event poland_war; politics
         then prompt = rossyia-ask-who-begins",
    );
}
