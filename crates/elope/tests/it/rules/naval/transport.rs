//! 4.5, 15.3, 15.4, 18.2: passengers and cargo, ferries, tanks on the armoured train.

use elope::{Order, Units};
use engine::Game;

use crate::rules::check;

#[test]
fn passengers_keep_their_whole_allowance() {
    check(
        &["4.5", "4.5#1", "15.3.a"],
        "given nobody else; turn 1; al_steamer_1 at 4707/NW; us_339_a at archangel; movement allied
        allied: board us_339_a al_steamer_1
        then us_339_a at = aboard:al_steamer_1
        allied: sail al_steamer_1 4706/NE>4607/N>4607/NE>4608/N>4608/NE>4509/N>4509/NE>4510/N>4511/NW>4511/N>4511/NE>4512/N>4512/NE>4413/N>4513/SE>4514/N>4514/NE>4415/NW>4414/NE>4315/NW
        then al_steamer_1 left = 10
        then us_339_a left = 12
        allied: land us_339_a 4414
        then us_339_a at = 4414
        then us_339_a left = 12
        allied: march us_339_a 4413",
    );
}

#[test]
fn who_marches_to_a_steamer_waits_aboard_for_the_next_turn() {
    check(
        &["4.5", "4.5#2"],
        "given nobody else; turn 1; al_steamer_1 at 4607/N; us_339_a at 4507; movement allied
        allied: march us_339_a 4607
        allied: board us_339_a al_steamer_1
        allied: sail al_steamer_1 4607/NE -> refused 4.5
        allied: land us_339_a 4607 -> refused 4.5
        given movement allied
        allied: sail al_steamer_1 4607/NE
        then al_steamer_1 at = 4607/NE",
    );
}

#[test]
fn a_steamer_that_comes_for_troops_takes_them_along_next_turn() {
    check(
        &["4.5"],
        "given nobody else; turn 1; al_steamer_1 at 4706/NE; us_339_a at 4607; movement allied
        allied: sail al_steamer_1 4607/N
        allied: board us_339_a al_steamer_1
        allied: sail al_steamer_1 4607/NE -> refused 4.5",
    );
}

#[test]
fn landed_troops_march_as_if_supplied() {
    check(
        &["4.5#3", "15.3.c"],
        "given nobody else; turn 2; al_steamer_1 at 3615/NE; us_339_a at 3615; movement allied
        given us_339_a are os; us_339_a are not oc
        then us_339_a left = 6
        allied: board us_339_a al_steamer_1
        allied: sail al_steamer_1 3615/SE
        allied: land us_339_a 3616
        then us_339_a left = 12
        then us_339_a condition = normal
        given nobody else; turn 2; al_steamer_1 at 3615/NE; us_339_a at 3615; movement allied
        given us_339_a are os; us_339_a are oc
        allied: board us_339_a al_steamer_1
        allied: sail al_steamer_1 3615/SE
        allied: land us_339_a 3616
        then us_339_a left = 6
        then us_339_a condition = oc",
    );
}

#[test]
fn nobody_goes_aboard_and_ashore_on_the_spot() {
    check(
        &["15.3.a"],
        "given nobody else; turn 2; al_steamer_1 at 3615/NE; us_339_a at 3615; movement allied
        allied: board us_339_a al_steamer_1
        allied: land us_339_a 3716 -> refused 15.3.a
        allied: sail al_steamer_1 3615/SE
        allied: land us_339_a 3716 -> refused 15.3.a
        allied: land us_339_a 3616
        allied: board us_339_a al_steamer_1 -> refused 15.3.a",
    );
}

#[test]
fn a_steamer_carries_three_units() {
    check(
        &["15.3.a", "15.3.a#1", "15.3.a#2", "15.3.a#3"],
        "given nobody else; turn 2; al_steamer_1 al_gb_advokat at 3615/NE; us_339_a us_339_b us_339_c al_depot_1 at 3615
        given us_339_d at 3716; us_339_e at 3816; movement allied
        allied: board us_339_a al_gb_advokat -> refused 15.3.a
        allied: board us_339_e al_steamer_1 -> refused 15.3.a
        allied: board us_339_a+us_339_b+al_depot_1 al_steamer_1
        then al_depot_1 at = aboard:al_steamer_1
        allied: board us_339_c al_steamer_1 -> refused 15.3.a
        given al_depot_1 at 3615; us_339_c aboard al_steamer_1
        allied: board us_339_d al_steamer_1 -> refused 15.3.a",
    );
}

#[test]
fn a_static_depot_does_not_travel() {
    check(
        &["15.3.a"],
        "given nobody else; turn 2; al_steamer_1 at 3615/NE; al_depot_1 at 3615; al_depot_1 are static; movement allied
        allied: board al_depot_1 al_steamer_1 -> refused 11.3.a",
    );
}

#[test]
fn the_royal_scots_ride_one_steamer_on_the_first_turn() {
    check(
        &["23.1.T1.e"],
        "given nobody else; turn 1; al_steamer_1 at 4707/NW; us_339_a at archangel
        given br_rs10_hq br_rs10_a br_rs10_b br_rs10_c br_rs10_d at archangel; movement allied
        allied: board br_rs10_hq+br_rs10_a+br_rs10_b+br_rs10_c+br_rs10_d al_steamer_1
        allied: board us_339_a al_steamer_1 -> refused 15.3.a
        given turn 2; br_rs10_a br_rs10_b br_rs10_c br_rs10_d at archangel; movement allied
        allied: board br_rs10_a+br_rs10_b+br_rs10_c al_steamer_1 -> refused 15.3.a
        allied: board br_rs10_a+br_rs10_b al_steamer_1
        given non_historical; turn 1; br_rs10_a br_rs10_b br_rs10_c br_rs10_d at archangel
        given us_339_b us_339_c us_339_d at archangel; movement allied
        allied: board br_rs10_a+br_rs10_b+br_rs10_c al_steamer_1 -> refused 15.3.a",
    );
}

#[test]
fn steamers_carry_neither_horses_nor_guns() {
    check(
        &["15.3.b", "15.3.b#1", "15.3.b#2", "15.3.b#3"],
        "given nobody else; turn 10; al_steamer_1 at 3615/NE; wr_cav_1 br_arty_21 us_339_mg_1 us_310_a br_tank_mk4 at 3615
        given red_steamer_1 at 3715/NE; red_ski_1 red_arty_1 at 3816; movement allied
        allied: board wr_cav_1 al_steamer_1 -> refused 15.3.b
        allied: board br_arty_21 al_steamer_1 -> refused 15.3.b
        allied: board br_tank_mk4 al_steamer_1 -> refused 15.3.b
        allied: board us_339_mg_1+us_310_a al_steamer_1
        given movement red
        red: board red_ski_1 red_steamer_1
        red: board red_arty_1 red_steamer_1 -> refused 15.3.b
        given edition original; movement allied
        allied: board wr_cav_1 al_steamer_1 -> refused 15.3.b
        allied: board br_tank_mk4 al_steamer_1 -> refused 15.3.b
        allied: board br_arty_21 al_steamer_1
        then br_arty_21 at = aboard:al_steamer_1",
    );
}

#[test]
fn landed_troops_need_no_survival_roll() {
    check(
        &["15.3.c", "15.3.c#1"],
        "given nobody else; turn 2; al_steamer_1 at 3615/NE; us_339_a at 3615; us_339_b at 3815; movement allied
        allied: board us_339_a al_steamer_1
        allied: sail al_steamer_1 3615/SE
        allied: land us_339_a 3616
        allied: done
        allied: done
        red: done
        red: done ; 1
        then turn = 3
        then us_339_a steps = 2
        then us_339_b steps = 2",
    );
}

#[test]
fn landed_troops_attack_at_half_strength_without_a_depot() {
    check(
        &["15.3.c#2"],
        "given nobody else; turn 2; al_steamer_1 at 3615/NE; wr_nrr_1 at 3716; us_339_hq at 3715; red_bn_8 red_83_1 at 3614
        given movement allied
        allied: board wr_nrr_1 al_steamer_1
        allied: sail al_steamer_1 3615/SE
        allied: land wr_nrr_1 3615
        allied: done
        allied: attack 3614 wr_nrr_1
        allied: done
        allied: resolve 3614 ; 6
        then wr_nrr_1 condition = normal
        then us_339_hq condition = os
        then strengths = 2-2",
    );
}

#[test]
fn nobody_lands_among_enemies_or_beyond_the_limit() {
    check(
        &["4.4.a", "15.3.a"],
        "given nobody else; turn 2; red_steamer_1 at 3615/NE; red_bn_8 red_83_1 aboard red_steamer_1; us_339_a at 3615
        given red_cav_1 at 3816; red_bn_4 red_bn_5 at 3716; movement red; red_bn_4 red_bn_5 are moved
        red: land red_bn_8 3615 -> refused 4.4.a
        red: land red_bn_8+red_83_1 3716 -> refused 6.0.a
        red: land red_bn_8 3816 -> refused 15.3.a
        red: land red_cav_1 3716 -> refused 15.3.a
        red: land red_bn_8 3716
        then red_bn_8 at = 3716",
    );
}

#[test]
fn a_landing_in_an_enemy_zone_stops_the_troops() {
    check(
        &["5.2", "15.3.a"],
        "given nobody else; turn 1; al_steamer_1 at 3615/NE; us_339_a aboard al_steamer_1; red_83_1 red_83_2 red_bn_8 at 3717
        given movement allied; red_83_1 red_83_2 red_bn_8 are not os
        then zone red 3716 = true
        allied: land us_339_a 3716
        allied: march us_339_a 3616 -> refused 5.2",
    );
}

#[test]
fn a_steamer_ferries_twice() {
    check(
        &["15.4", "15.4#1", "15.4#2"],
        "given nobody else; turn 1; al_steamer_1 at 3615/NE; us_339_a us_339_b us_339_c us_339_d at 3615; movement allied
        allied: ferry us_339_a+us_339_b+us_339_c+us_339_d al_steamer_1 -> refused 15.3.a
        allied: ferry us_339_a+us_339_b+us_339_c al_steamer_1
        then al_steamer_1 left = 15
        then us_339_a at = 3716
        then us_339_a left = 10
        then us_339_c left = 10
        allied: march us_339_a 3816
        allied: ferry us_339_d al_steamer_1
        then al_steamer_1 left = 0
        given nobody else; al_steamer_1 at 3615/NE; us_339_a at 3615; movement allied
        given al_steamer_1 spent 16
        allied: ferry us_339_a al_steamer_1 -> refused 15.4
        given al_steamer_1 spent 15; us_339_a spent 11
        allied: ferry us_339_a al_steamer_1 -> refused 4.3.a
        given us_339_a spent 10
        allied: ferry us_339_a al_steamer_1
        then us_339_a left = 0",
    );
}

#[test]
fn troops_may_march_to_the_ferry() {
    check(
        &["15.4"],
        "given nobody else; turn 1; al_steamer_1 at 3615/SE; us_339_a at 3715; us_339_b at 3614; movement allied
        allied: sail al_steamer_1 3615/NE
        allied: march us_339_a 3615
        allied: ferry us_339_a al_steamer_1
        then us_339_a at = 3716
        allied: ferry us_339_b al_steamer_1 -> refused 15.4
        allied: ferry us_339_a al_gb_advokat -> refused 15.4
        given turn 4; us_339_b at 3615; movement allied
        allied: ferry us_339_b al_steamer_1 -> refused 15.1.b",
    );
}

#[test]
fn tanks_load_and_unload_in_towns() {
    check(
        &["18.2", "18.2#2"],
        "given nobody else; turn 1; al_train br_tank_mk4 br_tank_whippet us_339_a at archangel; movement allied
        allied: board us_339_a al_train -> refused 15.3.a
        allied: board br_tank_mk4+br_tank_whippet al_train
        then br_tank_mk4 at = aboard:al_train
        allied: land br_tank_mk4 4607 -> refused 18.2
        allied: land br_tank_mk4 archangel
        then br_tank_mk4 left = 8
        allied: board br_tank_mk4 al_train -> refused 18.2
        given al_train at 3407
        allied: land br_tank_whippet 3407 -> refused 18.2
        given al_train at obozerskaya
        allied: land br_tank_whippet obozerskaya
        then br_tank_whippet at = 3507
        then br_tank_whippet left = 10",
    );
}

#[test]
fn cargo_of_ships_laid_up_goes_ashore() {
    check(
        &["23.1.T5.a"],
        "given nobody else; turn 4; al_steamer_1 at 3615/NE; us_339_a al_depot_1 aboard al_steamer_1; red_bn_8 at 3615; next turn
        then al_steamer_1 at = laid_up
        then us_339_a at = 3716
        then us_339_a steps = 2
        then al_depot_1 at = 3716",
    );
}

#[test]
fn a_steamer_that_was_stopped_or_has_just_been_taken_ferries_nobody() {
    check(
        &["15.4", "15.6.c", "15.5"],
        "given nobody else; turn 2; al_steamer_1 at 3615/NE; us_339_a us_339_hq al_depot_1 at 3615; movement allied
        given al_steamer_1 are stopped
        allied: ferry us_339_a al_steamer_1 -> refused 15.6.c
        given nobody else; al_gb_advokat at 3715/NE; red_steamer_1 at 3615/NE; us_339_a us_339_hq al_depot_1 at 3615
        given movement allied; red_steamer_1 are oc
        allied: sail al_gb_advokat 3715/SE
        allied: fire red_steamer_1 ; 4
        then red_steamer_1 side = allied
        then red_steamer_1 condition = normal
        allied: ferry us_339_a red_steamer_1 -> refused 15.4",
    );
}

#[test]
fn to_go_aboard_out_of_an_enemy_zone_costs_four_points() {
    let situation = "given nobody else; turn 2; us_339_a us_339_1_hq al_depot_1 at 3615; al_steamer_1 at 3615/NE
        given red_83_1 red_83_2 red_bn_8 red_depot_1 red_18_hq at 3614; movement allied; check; check
        then zone red 3615 = true
        then zone red 3616 = false
        then us_339_a left = 12\n";
    check(
        &["5.21.a", "5.21.a#4", "15.3.a"],
        &format!(
            "{situation} given us_339_a spent 9
            allied: board us_339_a al_steamer_1 -> refused 5.21.a
            given us_339_a spent 0
            allied: board us_339_a al_steamer_1
            then us_339_a left = 8
            allied: sail al_steamer_1 3615/SE
            allied: land us_339_a 3616
            then us_339_a left = 8"
        ),
    );
    // 5.21.b: and the steamer leads from no zone into another.
    check(
        &["5.21.b", "15.3.a"],
        &format!(
            "{situation}
            allied: board us_339_a al_steamer_1
            allied: sail al_steamer_1 3615/SE
            allied: land us_339_a 3615 -> refused 5.21.b
            allied: land us_339_a 3616"
        ),
    );
}

#[test]
fn a_ferry_out_of_an_enemy_zone_costs_four_points_more() {
    check(
        &["5.21.a", "5.21.a#4", "15.4"],
        "given nobody else; turn 2; us_339_a us_339_1_hq al_depot_1 at 3615; al_steamer_1 at 3615/NE
        given red_83_1 red_83_2 red_bn_8 red_depot_1 red_18_hq at 3614; movement allied; check; check
        then zone red 3615 = true
        then zone red 3716 = false
        given us_339_a spent 7
        allied: ferry us_339_a al_steamer_1 -> refused 5.21.a
        given us_339_a spent 6
        allied: ferry us_339_a al_steamer_1
        then us_339_a at = 3716
        then us_339_a left = 0",
    );
}

#[test]
fn a_tank_that_drove_to_the_train_is_set_down_again() {
    check(
        &["18.2", "18.2#3"],
        "given nobody else; turn 1; al_train at 3507; br_tank_mk4 at 3607; wr_nrr_1 at 3107; movement allied
        allied: march br_tank_mk4 3507
        allied: board br_tank_mk4 al_train
        allied: rail al_train 3407>3307>3207>3107
        allied: land br_tank_mk4 3107
        then br_tank_mk4 at = 3107
        allied: march br_tank_mk4 3007 -> refused 4.2.c
        allied: done ; 3",
    );
    // The train comes for it after it has driven.
    check(
        &["18.2"],
        "given nobody else; turn 1; al_train at 3707; br_tank_mk4 at 3607; wr_nrr_1 at 3107; movement allied
        allied: march br_tank_mk4 3507
        allied: rail al_train 3607>3507
        allied: march br_tank_mk4 3407 -> refused 4.2.c
        allied: board br_tank_mk4 al_train
        allied: rail al_train 3407>3307>3207>3107
        allied: land br_tank_mk4 3107
        then br_tank_mk4 at = 3107",
    );
}

#[test]
fn whole_stacks_go_aboard_across_and_ashore() {
    let game = elope::Elope::new();
    let situation =
        "given nobody else; turn 1; al_steamer_1 at 3615/NE; movement allied; us_339_a us_339_b br_arty_21 at 3615
        given us_339_c us_339_d us_339_e us_339_g at 3716; al_train br_tank_mk4 br_tank_whippet at 3507";
    let state = engine::script::run(&game, crate::rules::set_up(&game), &["15.3.a", "15.4", "18.2"], situation)
        .unwrap_or_else(|found| panic!("{found}"));
    let unit = |id: &str| crate::own().counters().find(id).expect("a known counter");
    let group = |ids: &[&str]| Units::of(ids.iter().map(|id| unit(id)));
    let mut orders = Vec::new();
    game.orders(&state, engine::Seat(0), &mut orders);
    let (steamer, train) = (unit("al_steamer_1"), unit("al_train"));
    let pair = group(&["us_339_a", "us_339_b"]);
    assert!(orders.contains(&Order::Board(pair, steamer)), "the guns stay behind");
    assert!(orders.contains(&Order::Ferry(pair, steamer)));
    assert!(orders.contains(&Order::Board(group(&["us_339_c", "us_339_d", "us_339_e"]), steamer)), "as many as fit");
    assert!(orders.contains(&Order::Board(group(&["br_tank_mk4", "br_tank_whippet"]), train)));
}

#[test]
fn a_ferry_landing_in_an_enemy_zone_stops_the_troops() {
    check(
        &["5.2", "15.4", "5.21.b"],
        "given nobody else; turn 1; al_steamer_1 at 3615/NE; us_339_a us_339_b at 3615; red_83_1 red_83_2 red_bn_8 at 3717
        given movement allied; red_83_1 red_83_2 red_bn_8 are not os
        then zone red 3716 = true
        then zone red 3615 = false
        allied: ferry us_339_a al_steamer_1
        then us_339_a at = 3716
        then us_339_a is stopped = true
        allied: march us_339_a 3816 -> refused 5.2",
    );
    check(
        &["5.21.b"],
        "given nobody else; turn 1; al_steamer_1 at 3615/NE; us_339_a at 3615; red_83_1 red_83_2 red_bn_8 at 3717
        given red_154 at 3614; movement allied; red_83_1 red_83_2 red_bn_8 red_154 are not os
        then zone red 3716 = true
        then zone red 3615 = true
        allied: ferry us_339_a al_steamer_1 -> refused 5.21.b",
    );
}

#[test]
fn a_ferry_takes_units_from_one_bank_only() {
    check(
        &["15.4"],
        "given nobody else; turn 1; al_steamer_1 at 3615/NE; us_339_a us_339_c at 3615; us_339_b at 3716; movement allied
        allied: ferry us_339_a+us_339_b al_steamer_1 -> refused 4.2.a
        allied: ferry us_339_b al_steamer_1
        then us_339_b at = 3615
        allied: ferry us_339_a+us_339_c al_steamer_1
        then us_339_a at = 3716",
    );
}

#[test]
fn passengers_aboard_take_room_on_a_ferry() {
    check(
        &["15.4", "15.3.a"],
        "given nobody else; turn 1; al_steamer_1 at 3615/NE; us_339_d aboard al_steamer_1; movement allied
        given us_339_a us_339_b us_339_c at 3615
        allied: ferry us_339_a+us_339_b+us_339_c al_steamer_1 -> refused 15.3.a
        allied: ferry us_339_a+us_339_b al_steamer_1
        then us_339_b at = 3716",
    );
}

#[test]
fn gunboats_ferry_nobody() {
    check(
        &["15.4"],
        "given nobody else; turn 1; al_gb_advokat al_steamer_1 at 3615/NE; us_339_a at 3615; movement allied
        allied: ferry us_339_a al_gb_advokat -> refused 15.4
        allied: ferry us_339_a al_steamer_1",
    );
}

#[test]
fn who_is_put_ashore_takes_the_town() {
    check(
        &["23.1.T5.a", "12.0.c"],
        "given nobody else; turn 4; red holds bereznik; al_steamer_1 at 2920/NE; us_339_a aboard al_steamer_1; us_339_b at 2920
        given red holds bereznik; next turn
        then us_339_a at = 2920
        then holder bereznik = allied",
    );
    check(
        &["15.0.e", "15.7.c"],
        "given nobody else; turn 12; red_steamer_1 at 2921/NW; red_bn_4 aboard red_steamer_1; mined 2920/NE; us_339_a at 2921
        given allied holds bereznik; movement red
        red: sail red_steamer_1 2920/NE ; 1
        then red_steamer_1 at = lost
        then red_bn_4 at = 2920
        then holder bereznik = red",
    );
}

#[test]
fn cargo_finds_the_nearest_hex_with_friends_and_room() {
    for friends in ["3616", "3715"] {
        check(
            &["23.1.T5.a"],
            &format!(
                "given nobody else; turn 4; al_steamer_1 at 3615/NE; us_339_a aboard al_steamer_1; red_bn_8 at 3615; red_bn_4 at 3716
            given us_339_b at {friends}; next turn
            then us_339_a at = {friends}"
            ),
        );
    }
    // 11.6.c: five depots fill a hex.
    check(
        &["23.1.T5.a"],
        "given nobody else; turn 4; al_steamer_1 at 3615/NE; al_depot_1 us_339_a aboard al_steamer_1; red_bn_8 at 3615
        given al_depot_2 al_depot_3 al_depot_4 al_depot_5 al_depot_6 at 3716; next turn
        then us_339_a at = 3716
        then al_depot_1 at = 3515",
    );
}

#[test]
fn who_goes_aboard_leaves_his_trench_and_the_tired_stay_there() {
    check(
        &["9.2.a", "15.3.a", "4.2.c"],
        "given nobody else; turn 2; al_steamer_1 at 3615/NE; us_339_a at 3615; us_339_a are entrenched; us_339_b aboard al_steamer_1
        given movement allied; us_339_b are moved
        allied: board us_339_a al_steamer_1
        then us_339_a is entrenched = false
        allied: land us_339_b 3615 -> refused 4.2.c",
    );
}

#[test]
fn a_depot_alone_does_not_land_on_an_enemy_depot() {
    check(
        &["11.6.b", "4.4.a"],
        "given nobody else; turn 2; al_steamer_1 at 3615/NE; al_depot_1 us_339_a aboard al_steamer_1; red_depot_1 at 3615
        given red_depot_1 are static; movement allied
        allied: land al_depot_1 3615 -> refused 4.4.a
        allied: land al_depot_1+us_339_a 3615
        then red_depot_1 side = allied",
    );
}

#[test]
fn a_ferry_is_a_march_with_its_own_limits() {
    check(
        &["15.4", "15.3.b", "5.2", "4.4.a", "4.2.c"],
        "given nobody else; turn 1; al_steamer_1 at 3615/NE; us_339_a us_339_b br_arty_21 at 3615; movement allied
        allied: ferry br_arty_21 al_steamer_1 -> refused 15.3.b
        given us_339_a are stopped
        allied: ferry us_339_a al_steamer_1 -> refused 5.2
        given us_339_a are not stopped; us_339_a are entrained
        allied: ferry us_339_a al_steamer_1 -> refused 4.82
        given us_339_a are not entrained; red_bn_4 at 3716
        allied: ferry us_339_a al_steamer_1 -> refused 4.4.a
        given red_bn_4 at never
        allied: march us_339_b 3614
        allied: ferry us_339_a al_steamer_1
        allied: march us_339_b 3513 -> refused 4.2.c
        allied: ferry us_339_b al_steamer_1 -> refused 4.2.c",
    );
}

#[test]
fn an_hq_that_supplies_across_the_river_does_not_go_aboard() {
    check(
        &["9.5", "15.3.a"],
        "given nobody else; turn 2; al_steamer_1 at 3615/NE; us_339_1_hq al_depot_1 at 3615; us_339_a at 3716; movement allied
        allied: span us_339_1_hq
        allied: board us_339_1_hq al_steamer_1 -> refused 9.5",
    );
}

#[test]
fn an_hq_without_supply_goes_neither_aboard_nor_across() {
    check(
        &["4.1.c", "15.3.a", "15.4"],
        "given nobody else; turn 2; al_steamer_1 at 3615/NE; us_339_1_hq us_339_a at 3615; movement allied
        then us_339_1_hq condition = os
        allied: board us_339_1_hq al_steamer_1 -> refused 4.1.c
        allied: board us_339_1_hq+us_339_a al_steamer_1 -> refused 4.1.c
        allied: ferry us_339_1_hq al_steamer_1 -> refused 4.1.c
        given us_339_1_hq are not os
        allied: ferry us_339_1_hq al_steamer_1
        then us_339_1_hq at = 3716",
    );
}

#[test]
fn a_tank_that_has_broken_down_is_neither_loaded_nor_set_down() {
    check(
        &["18.2", "18.4.a"],
        "given nobody else; turn 1; al_train br_tank_mk4 at 3507; br_tank_whippet aboard al_train; movement allied
        given br_tank_mk4 br_tank_whippet are broken_down
        allied: board br_tank_mk4 al_train -> refused 18.4.a
        allied: land br_tank_whippet 3507 -> refused 18.4.a",
    );
}

#[test]
fn a_tank_set_down_has_not_landed() {
    check(
        &["18.2", "15.3.c"],
        "given nobody else; turn 1; al_train at 3507; br_tank_mk4 aboard al_train; movement allied; br_tank_mk4 are os
        allied: land br_tank_mk4 3507
        then br_tank_mk4 is landed = false
        then br_tank_mk4 condition = os",
    );
}

#[test]
fn who_has_just_landed_is_late_for_another_steamer() {
    check(
        &["4.5"],
        "given nobody else; turn 2; al_steamer_1 red_steamer_1 at 3615/NE; red_steamer_1 are captured; us_339_a aboard al_steamer_1
        given movement allied
        allied: land us_339_a 3615
        allied: board us_339_a red_steamer_1
        allied: sail red_steamer_1 3615/SE -> refused 4.5
        allied: sail al_steamer_1 3615/SE",
    );
}

#[test]
fn aircraft_are_not_put_ashore_like_troops() {
    check(
        &["15.3.b", "12.51.d"],
        "given nobody else; turn 2; al_cv_nairana at 3615/NE; al_short_1 aboard al_cv_nairana; movement allied
        allied: land al_short_1 3615 -> refused 15.3.b",
    );
}

#[test]
fn a_ferry_is_ones_own_and_takes_up_who_waits_at_its_bank() {
    check(
        &["15.4"],
        "
        given nobody else; turn 2; red_steamer_1 at 3615/NE; us_339_a at 3615; movement allied
        allied: ferry us_339_a red_steamer_1 -> refused elope-not-yours
        given al_steamer_1 at 3615/NE; us_339_a at 3815
        allied: ferry us_339_a al_steamer_1 -> refused 15.4",
    );
}

#[test]
fn who_broke_away_from_nobody_lands_under_the_eyes_of_the_enemy() {
    check(
        &["5.21.b", "15.3.a"],
        "
        given non_historical; nobody else; turn 2; al_steamer_1 at 3615/NE; us_339_a at 3615
        given red_154 red_18_hq red_depot_1 at 3516; br_rf30_1 br_rf29_1 br_87_depot at 4707; movement allied
        then zone red 3616 = true
        then zone red 3615 = false
        allied: board us_339_a al_steamer_1
        allied: sail al_steamer_1 3615/SE
        allied: land us_339_a 3616
        then us_339_a at = 3616",
    );
}

#[test]
fn the_last_four_points_are_enough_to_break_away_by_water() {
    check(
        &["5.21.a"],
        "
        given non_historical; nobody else; turn 2; al_steamer_1 at 3615/NE; us_339_a at 3615
        given us_339_1_hq al_depot_1 at 3714; red_154 red_18_hq red_depot_1 at 3515
        given br_rf30_1 br_rf29_1 br_87_depot at 4707; movement allied
        then zone red 3615 = true
        then us_339_a left = 12
        given us_339_a spent 9
        allied: board us_339_a al_steamer_1 -> refused 5.21.a
        given us_339_a spent 8
        allied: board us_339_a al_steamer_1",
    );
}

#[test]
fn a_ferry_may_take_the_last_points() {
    check(
        &["15.4"],
        "
        given non_historical; nobody else; turn 2; weather dry; al_steamer_1 at 3615/NE; us_339_a at 3615
        given us_339_1_hq al_depot_1 at 3615; br_rf30_1 br_rf29_1 br_87_depot at 4707; movement allied
        given us_339_a spent 10
        allied: ferry us_339_a al_steamer_1
        then us_339_a left = 0",
    );
}
