//! The reason that is given is the one that would remain if the player mended the others.

use elope::State;
use engine::{Seat, Shown};

use crate::own;
use crate::rules::set_up;

const ALLIED: Seat = Seat(0);
const RED: Seat = Seat(1);

fn staged(given: &str) -> State {
    let script = format!("given {given}; movement allied");
    engine::script::run(own(), set_up(own()), &[], &script).unwrap_or_else(|found| panic!("{found}"))
}

/// The reasons by clause and id.
fn bars(state: &State, who: &[&str], place: Option<&str>) -> Vec<(Option<&'static str>, &'static str)> {
    bars_of(ALLIED, state, who, place)
}

fn bars_of(seat: Seat, state: &State, who: &[&str], place: Option<&str>) -> Vec<(Option<&'static str>, &'static str)> {
    let bars = own().bars(state, seat, who, place);
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
fn a_depot_whose_company_has_moved_is_told_so() {
    let script = "given option doctrine on; nobody else; turn 1; al_depot_1 us_339_a at 4607; movement allied
                  given us_339_a are moved";
    let state = engine::script::run(own(), set_up(own()), &[], script).unwrap_or_else(|found| panic!("{found}"));
    let found = bars(&state, &["al_depot_1"], Some("4507"));
    assert_eq!(found.first(), Some(&(Some("20.0.n"), "elope-depot-escort-has-moved")), "{found:?}");
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
    let beside = bars(&state, &["al_steamer_1"], Some("4608"));
    assert_eq!(beside, [(Some("15.0.a"), "elope-choose-the-water")], "the hex itself is no water");
}

#[test]
fn whoever_is_aboard_is_told_so() {
    let state = staged("non_historical; nobody else; turn 2; al_steamer_1 at 4706/NE; us_339_m aboard al_steamer_1");
    assert_eq!(bars(&state, &["us_339_m"], None), [(Some("15.3.a"), "elope-waits-aboard")]);
}

#[test]
fn others_are_told_that_the_steamer_takes_the_royal_scots_first() {
    let state = staged("nobody else; turn 1; al_steamer_1 at 4707/NW; br_rs10_hq br_rs10_a br_rm at 4707");
    let found = bars(&state, &["br_rs10_hq", "br_rs10_a", "br_rm"], Some("4707/NW"));
    assert_eq!(found.first(), Some(&(Some("23.1.T1.e"), "elope-steamer-takes-first")), "{found:?}");
}

#[test]
fn a_stack_under_orders_is_told_what_it_lacks_before_where_it_may_not_go() {
    let state = staged("option doctrine on; nobody else; turn 1; fr_21_hq al_depot_1 al_depot_2 at 4707");
    let found = bars(&state, &["fr_21_hq", "al_depot_1", "al_depot_2"], None);
    assert_eq!(found.first().map(|(clause, _)| *clause), Some(Some("20.0.n")), "{found:?}");
}

/// Two American companies before two Red battalions, an HQ and a depot behind them, aircraft at Archangel.
const FRONT: &str = "
    given nobody else; turn 2; us_339_a us_339_b us_339_1_hq al_depot_1 at 3507; us_339_l at 3607
    given red_bn_4 red_bn_5 at 3407; red_18_hq red_depot_1 at 3207; al_dh4_1 al_nieuport at archangel";

fn after(script: &str) -> State {
    let script = format!("{FRONT}\n{script}");
    engine::script::run(own(), set_up(own()), &[], &script).unwrap_or_else(|found| panic!("{found}"))
}

#[test]
fn in_the_combat_phase_whoever_does_not_attack_is_told_why() {
    let state = after("given combat allied");
    assert_eq!(bars(&state, &["us_339_1_hq"], None), [(Some("9.0.d"), "elope-hq-does-not-attack")]);
    assert_eq!(bars(&state, &["al_depot_1"], None), [(Some("11.3.a"), "elope-depot-does-not-attack")]);
    assert_eq!(bars(&state, &["us_339_l"], None), [(Some("7.0.a"), "elope-nobody-beside")]);
    assert_eq!(bars(&state, &["us_339_a", "us_339_1_hq"], None), [(Some("9.0.d"), "elope-hq-does-not-attack")]);
    assert_eq!(bars(&state, &["us_339_a", "us_339_b"], None), []);
    assert_eq!(bars(&state, &["us_339_a"], Some("3407")), []);
    assert_eq!(bars(&state, &["us_339_a"], Some("3406")), [(Some("7.0.a"), "elope-nothing-to-attack")]);
    let announced = after("given combat allied\nallied: attack 3407 us_339_a");
    assert_eq!(bars(&announced, &["us_339_a"], None), [(Some("7.0.b"), "elope-attacks-already")]);
    assert_eq!(bars(&announced, &["us_339_b"], None), [(Some("7.4.c"), "elope-attacked-already")]);
}

#[test]
fn while_attacks_are_resolved_none_is_announced() {
    let state = after("given combat allied\nallied: attack 3407 us_339_a\nallied: done");
    assert_eq!(bars(&state, &["us_339_b"], None), [(Some("AID.seq.d"), "elope-announcing-is-over")]);
    let asked = after("given combat allied\nallied: attack 3407 us_339_a\nallied: done\nallied: resolve 3407");
    assert_eq!(bars(&asked, &["us_339_l"], None), [(Some("7.2.a"), "elope-asked-first")]);
}

#[test]
fn an_aircraft_that_flies_nowhere_says_what_keeps_it() {
    let marching = after("given movement allied");
    assert_eq!(bars(&marching, &["al_dh4_1"], None), [(Some("3.0.h"), "elope-aircraft-do-not-march")]);
    let state = after("given combat allied\nallied: attack 3407 us_339_a+us_339_b");
    assert_eq!(bars(&state, &["al_dh4_1"], None), []);
    assert_eq!(bars(&state, &["al_dh4_1"], Some("3407")), []);
    assert_eq!(bars(&state, &["al_dh4_1"], Some("3207")), [(Some("12.3.a"), "elope-no-attack-to-support")]);
    assert_eq!(bars(&state, &["al_dh4_1"], Some("3401")), [(Some("12.4"), "elope-nothing-to-bomb")]);
    let flown = after("given al_dh4_1 are flown; combat allied");
    assert_eq!(bars(&flown, &["al_dh4_1"], None), [(Some("12.1"), "elope-has-flown")]);
}

#[test]
fn while_depots_are_bought_nobody_goes_and_the_reduced_hear_why_they_stay_so() {
    let state = after("given us_339_b are reduced; operations allied");
    assert_eq!(bars(&state, &["us_339_l"], None), [(Some("3.0.e"), "elope-moves-later")]);
    assert_eq!(bars(&state, &["us_339_b"], None), [(Some("13.32"), "elope-enemy-too-near")]);
}

#[test]
fn a_ship_that_has_gone_as_far_as_it_can_says_so() {
    let state = |given: &str| {
        let script = format!("given nobody else; turn 2; al_steamer_1 at 4706/NE; movement allied{given}");
        engine::script::run(own(), set_up(own()), &[], &script).unwrap_or_else(|found| panic!("{found}"))
    };
    assert_eq!(bars(&state(""), &["al_steamer_1"], None), []);
    let spent = state("; al_steamer_1 spent 30");
    assert_eq!(bars(&spent, &["al_steamer_1"], None), [(Some("15.2"), "elope-ship-too-far")]);
}

#[test]
fn the_garrison_that_orders_keep_hears_of_them_before_the_distance_on_foot_and_at_the_pier() {
    let state =
        staged("option doctrine on; nobody else; turn 2; br_rf30_1 br_rf29_1 br_rm at 4707; al_steamer_1 at 4707/NW");
    let far = bars(&state, &["br_rm"], Some("3507"));
    assert_eq!(far.first().and_then(|(clause, _)| *clause), Some("20.0.o"), "{far:?}");
    assert_eq!(far.last().map(|(_, id)| *id), Some("elope-too-far"), "{far:?}");
    let aboard = bars(&state, &["br_rm"], Some("4707/NW"));
    assert_eq!(aboard.first().and_then(|(clause, _)| *clause), Some("20.0.o"), "{aboard:?}");
}

#[test]
fn an_armoured_train_that_has_run_its_way_says_so() {
    let state = |given: &str| {
        let script = format!("given nobody else; turn 2; al_train at 4607; movement allied{given}");
        engine::script::run(own(), set_up(own()), &[], &script).unwrap_or_else(|found| panic!("{found}"))
    };
    assert_eq!(bars(&state(""), &["al_train"], None), []);
    let spent = state("; al_train spent 99");
    assert_eq!(bars(&spent, &["al_train"], None).first().map(|(clause, _)| *clause), Some(Some("16.0.a")));
}

#[test]
fn whoever_has_no_points_left_is_told_so_and_not_what_the_next_hex_would_cost() {
    let script = "given nobody else; turn 2; us_339_m at 3507; movement allied; us_339_m spent 99";
    let state = engine::script::run(own(), set_up(own()), &[], script).unwrap_or_else(|found| panic!("{found}"));
    assert_eq!(bars(&state, &["us_339_m"], None), [(Some("4.3.a"), "elope-no-points-left")]);
}

/// Who can be picked up though the orders name nobody, and how many orders they have then.
fn going(state: &State) -> (Vec<String>, usize) {
    let acting = own().acting(state, RED);
    let who: Vec<&str> = acting.iter().map(String::as_str).collect();
    let mut orders = Vec::new();
    own().orders_of(state, RED, &who, &mut orders);
    (acting, orders.len())
}

#[test]
fn a_stack_that_goes_back_is_picked_up_and_hears_what_bars_it_from_a_hex() {
    let script = "
        given non_historical; nobody else; turn 1; al_depot_1 at 1506; al_depot_1 are static; red_bn_4 at 1006
        given us_339_a us_339_b us_339_c us_339_d at 1406; red_156_1 red_158_1 at 1306; combat allied
        allied: attack 1306 us_339_a+us_339_b+us_339_c+us_339_d
        allied: done
        allied: resolve 1306
        allied: supply al_depot_1 ; 5
        red: lose red_156_1:1";
    let state = engine::script::run(own(), set_up(own()), &[], script).unwrap_or_else(|found| panic!("{found}"));
    let (stack, orders) = going(&state);
    assert_eq!(stack, ["red_156_1", "red_158_1"]);
    assert!(orders > 0);
    let barred = |place| bars_of(RED, &state, &["red_156_1", "red_158_1"], Some(place));
    assert_eq!(barred("1106"), [], "it can go there");
    assert_eq!(barred("1206"), [(Some("8.0.b"), "elope-retreat-too-short")]);
    assert_eq!(barred("1006"), [(Some("8.0.b"), "elope-retreat-too-far")]);
    assert_eq!(barred("1406"), [(Some("8.0.b"), "elope-no-retreat-there")]);
    assert_eq!(bars_of(RED, &state, &["red_bn_4"], None), [(Some("7.61.a"), "elope-asked-first")]);
}

#[test]
fn a_depot_that_flees_is_picked_up_and_hears_what_bars_it_from_a_hex() {
    let script = "
        given non_historical; nobody else; turn 2; us_339_a at 3607; red_depot_1 at 3507; movement allied
        allied: march us_339_a 3507 ; 3";
    let state = engine::script::run(own(), set_up(own()), &[], script).unwrap_or_else(|found| panic!("{found}"));
    let (depot, orders) = going(&state);
    assert_eq!(depot, ["red_depot_1"]);
    assert!(orders > 0);
    assert_eq!(bars_of(RED, &state, &["red_depot_1"], Some("2605")), [(Some("11.6.a"), "elope-cannot-flee-there")]);
}

#[test]
fn a_steamer_that_gets_away_and_survivors_hear_what_bars_them_from_a_place() {
    let fire = |die| {
        let script = format!(
            "given nobody else; turn 2; al_gb_advokat at 3715/NE; red_steamer_1 at 3615/NE
             given red_bn_8 aboard red_steamer_1; movement allied
             allied: sail al_gb_advokat 3715/SE
             allied: fire red_steamer_1 ; {die}"
        );
        engine::script::run(own(), set_up(own()), &[], &script).unwrap_or_else(|found| panic!("{found}"))
    };
    let escaping = fire(6);
    assert_eq!(going(&escaping).0, ["red_steamer_1"]);
    assert_eq!(bars_of(RED, &escaping, &["red_steamer_1"], Some("3615/SE")), [], "it can escape there");
    let far = bars_of(RED, &escaping, &["red_steamer_1"], Some("3117/N"));
    assert_eq!(far, [(Some("15.5"), "elope-escape-too-far")]);
    let adrift = fire(3);
    assert_eq!(going(&adrift).0, ["red_bn_8"]);
    let ashore = bars_of(RED, &adrift, &["red_bn_8"], Some("3507"));
    assert_eq!(ashore, [(Some("15.0.e"), "elope-no-landing-place")]);
}
