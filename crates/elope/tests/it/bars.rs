//! The reason that is given is the one that would remain if the player mended the others.

use elope::State;
use engine::{Seat, Shown};

use crate::own;
use crate::rules::set_up;

const ALLIED: Seat = Seat(0);

fn staged(given: &str) -> State {
    let script = format!("given {given}; movement allied");
    engine::script::run(own(), set_up(own()), &[], &script).unwrap_or_else(|found| panic!("{found}"))
}

/// The reasons by clause and id.
fn bars(state: &State, who: &[&str], place: Option<&str>) -> Vec<(Option<&'static str>, &'static str)> {
    let bars = own().bars(state, ALLIED, who, place);
    bars.iter().map(|breach| (breach.0.clause.map(|clause| clause.0), breach.0.id)).collect()
}

#[test]
fn what_is_only_too_far_away_says_what_the_whole_way_costs() {
    let state = staged("non_historical; nobody else; turn 2; us_339_m at 3507");
    let found = own().bars(&state, ALLIED, &["us_339_m"], Some("2007"));
    let [breach] = found.as_slice() else { panic!("{found:?}") };
    assert_eq!(breach.0.id, "elope-too-far");
    let number = |name: &str| breach.0.args.iter().find(|(arg, _)| *arg == name).map(|(_, value)| *value);
    // A company without supply and without command.
    assert_eq!(number("left"), Some(engine::Arg::Int(3)));
    assert!(matches!(number("cost"), Some(engine::Arg::Int(13..))), "{:?}", number("cost"));
}

#[test]
fn a_depot_far_from_where_it_is_sent_lacks_an_escort_first() {
    let state = staged("option doctrine on; nobody else; turn 1; al_depot_1 us_339_hq at 4607");
    let found = bars(&state, &["al_depot_1"], Some("3507"));
    assert_eq!(found.first(), Some(&(Some("20.0.n"), "elope-depot-needs-escort")), "{found:?}");
    assert_eq!(found.last().map(|(_, id)| *id), Some("elope-too-far"), "{found:?}");
}

#[test]
fn the_enemy_bars_before_the_distance_does() {
    let state = staged("non_historical; nobody else; turn 2; us_339_m at 3507; red_154 at 2007");
    let found = bars(&state, &["us_339_m"], Some("2007"));
    assert_eq!(found.first(), Some(&(Some("4.4.a"), "elope-enemy-in-the-way")), "{found:?}");
}

#[test]
fn who_has_come_into_an_enemy_zone_is_told_so_when_nothing_can_be_done() {
    let game = own();
    let script =
        "given non_historical; nobody else; turn 2; us_339_m at 3507; red_154 at 3107; red_18_1_hq red_depot_1 at 2906
         given red_depot_1 are static; movement allied
         allied: march us_339_m 3407>3307>3207";
    let state = engine::script::run(game, set_up(game), &[], script).unwrap_or_else(|found| panic!("{found}"));
    assert_eq!(bars(&state, &["us_339_m"], None), [(Some("5.2"), "elope-stopped-in-zone")]);
}

#[test]
fn those_in_different_places_can_do_nothing_together() {
    let state = staged("non_historical; nobody else; turn 2; us_339_m at 3507; us_339_l at 3603");
    let found = bars(&state, &["us_339_m", "us_339_l"], None);
    assert_eq!(found.first(), Some(&(Some("4.2.a"), "elope-not-together")), "{found:?}");
}

#[test]
fn whoever_can_go_is_barred_from_nothing() {
    let state = staged("non_historical; nobody else; turn 2; us_339_m at 3507");
    assert_eq!(bars(&state, &["us_339_m"], Some("3407")), []);
    assert_eq!(bars(&state, &["us_339_m"], None), []);
}

#[test]
fn a_ship_that_is_shown_a_hex_is_told_of_the_water_beside_it() {
    let state = staged("non_historical; nobody else; turn 2; al_steamer_1 at 4706/NE");
    let far = bars(&state, &["al_steamer_1"], Some("3213"));
    let dry = bars(&state, &["al_steamer_1"], Some("3507"));
    assert_eq!(dry, [(Some("15.0.a"), "elope-ship-on-land")]);
    assert_eq!(far, [(Some("15.2"), "elope-ship-too-far")]);
}

#[test]
fn a_stack_under_orders_is_told_what_it_lacks_before_where_it_may_not_go() {
    let state = staged("option doctrine on; nobody else; turn 1; fr_21_hq al_depot_1 al_depot_2 at 4707");
    let found = bars(&state, &["fr_21_hq", "al_depot_1", "al_depot_2"], None);
    assert_eq!(found.first().map(|(clause, _)| *clause), Some(Some("20.0.n")), "{found:?}");
}
