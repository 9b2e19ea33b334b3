//! 4.0 Movement.

use super::check;

#[test]
fn any_all_or_none_of_the_units_move() {
    check(
        &["4.0", "4.0#1"],
        "
        given non_historical; nobody else; turn 1
        given us_339_a us_339_b us_339_c us_339_d us_339_e us_339_f us_339_g us_339_h us_339_i us_339_k at 3507
        given movement allied
        allied: march us_339_a 3407
        allied: march us_339_b 3607
        allied: march us_339_c 3508
        allied: done
        then us_339_c at = 3508
        then us_339_d at = 3507
        then phase = declare",
    );
}

#[test]
fn nobody_else_and_nothing_off_the_map_can_be_ordered_about() {
    check(
        &["4.0"],
        "
        given non_historical; nobody else; turn 1; us_339_a at 3507; red_bn_4 at 3407; movement allied
        allied: march red_bn_4 3307 -> refused elope-not-yours
        allied: march us_339_b 3407 -> refused elope-not-on-the-map
        allied: march us_339_a 3407 -> refused 4.4.a
        then red_bn_4 at = 3407",
    );
}

#[test]
fn a_unit_out_of_supply_has_half_its_allowance() {
    for edition in ["renovated", "original"] {
        check(
            &["4.1.a", "4.1.a#1"],
            &format!(
                "
            given non_historical; edition {edition}; nobody else; turn 2; us_339_a us_339_1_hq at 3507
            given movement allied
            then us_339_a condition = os
            then us_339_a left = 6
            allied: march us_339_a 3407>3307>3207>3107>3007>3006>2906 -> refused 4.3.a
            allied: march us_339_a 3407>3307>3207>3107>3007>3006
            then us_339_a left = 0"
            ),
        );
    }
}

#[test]
fn fractions_of_an_allowance_are_rounded_up() {
    check(
        &["4.1.a", "4.1.a#2"],
        "
        given non_historical; nobody else; turn 2; red_bn_4 at 3307; movement red
        then red_bn_4 condition = os oc
        then red_bn_4 left = 3
        red: march red_bn_4 3207>3107>3007>3006 -> refused 4.3.a
        red: march red_bn_4 3207>3107>3007",
    );
}

#[test]
fn supply_never_limits_trains_and_vessels() {
    check(
        &["4.1.b", "4.1.b#2"],
        "
        given non_historical; nobody else; turn 2; al_train us_339_a at 3507; movement allied
        then us_339_a condition = os oc
        then us_339_a left = 3
        then al_train left = 15
        given al_train are os
        then al_train left = 15",
    );
    check(
        &["4.1.b", "4.1.b#1"],
        "
        given non_historical; nobody else; turn 12; al_gb_cicala at 2920/NE; movement allied
        given al_gb_cicala are os
        then al_gb_cicala left = 30",
    );
}

#[test]
fn an_hq_out_of_supply_does_not_move() {
    check(
        &["4.1.c", "4.1.c#1"],
        "
        given non_historical; nobody else; turn 2; red_18_hq red_bn_4 at 3107; movement red
        then red_18_hq condition = os
        red: march red_18_hq 3007 -> refused 4.1.c
        red: march red_bn_4+red_18_hq 3007 -> refused 4.1.c
        red: march red_bn_4 3007",
    );
    check(
        &["4.1.c"],
        "
        given non_historical; nobody else; turn 2; red_18_hq red_depot_1 at 3107; movement red
        red: march red_18_hq 3007",
    );
}

#[test]
fn an_hq_out_of_supply_goes_aboard_no_steamer() {
    check(
        &["4.1.c"],
        "
        given non_historical; nobody else; turn 2; us_339_1_hq us_339_a at 3715; al_steamer_1 at 3715/SE; movement allied
        then us_339_1_hq condition = os
        allied: board us_339_1_hq+us_339_a al_steamer_1 -> refused 4.1.c
        allied: board us_339_a al_steamer_1
        given al_depot_1 at 3715; movement allied
        allied: board us_339_1_hq al_steamer_1",
    );
}

#[test]
fn an_hq_out_of_supply_goes_back_with_its_stack() {
    check(
        &["4.1.c", "4.1.c#2"],
        "
        given non_historical; nobody else; turn 1
        given us_339_a us_339_b us_339_c us_339_d us_339_e us_339_f us_339_g us_339_h at 3307
        given us_339_hq us_339_1_hq us_339_2_hq at 3507; red_bn_4 red_18_hq at 3207; combat allied
        allied: attack 3207 us_339_a+us_339_b+us_339_c+us_339_d+us_339_e+us_339_f+us_339_g+us_339_h
        allied: done
        allied: resolve 3207 ; 6
        then red_18_hq condition = os
        then red_18_hq at = 2807",
    );
}

#[test]
fn a_stack_goes_as_far_as_its_slowest_member() {
    check(
        &["4.2.a", "4.2.a#1"],
        "
        given non_historical; nobody else; turn 1; us_339_a br_arty_21 at 4607; br_rf30_1 br_rf29_1 br_87_depot at 4707
        given movement allied
        allied: march us_339_a+br_arty_21 4507>4407>4307>4207>4107>4007>3907>3807>3707 -> refused 4.3.a
        allied: march us_339_a+br_arty_21 4507>4407>4307>4207>4107>4007>3907>3807
        then us_339_a left = 4
        then br_arty_21 left = 0
        allied: march us_339_a+br_arty_21 3707 -> refused 4.3.a
        allied: march us_339_a 3707",
    );
}

#[test]
fn whom_a_stack_leaves_behind_has_moved_and_nobody_is_picked_up() {
    check(
        &["4.2.a", "4.2.a#2"],
        "
        given non_historical; nobody else; turn 1; us_339_a us_339_b at 4607; us_339_c at 4307; br_rf30_1 br_rf29_1 br_87_depot at 4707
        given movement allied
        allied: march us_339_a+us_339_b 4507>4407
        allied: march us_339_a 4307
        allied: march us_339_a+us_339_c 4207 -> refused 4.2.a
        allied: march us_339_b 4307 -> refused 4.2.c
        then us_339_b left = 10
        allied: march us_339_a 4207>4307>4308
        then us_339_a at = 4308",
    );
    check(
        &["4.2.a"],
        "
        given non_historical; nobody else; turn 1; us_339_a at 4607; us_339_b at 4507; movement allied
        allied: march us_339_a+us_339_b 4407 -> refused 4.2.a",
    );
}

#[test]
fn movement_points_are_neither_saved_nor_lent() {
    check(
        &["4.2.b", "4.2.b#1"],
        "
        given nobody else; turn 1; us_339_a us_339_b us_339_1_hq at 4707; movement allied
        allied: march us_339_a 4607>4507
        then us_339_a left = 9
        then us_339_b left = 12
        allied: done
        allied: done
        red: done
        red: done
        allied: done
        red: done
        then turn = 2
        then us_339_a left = 12
        then us_339_b left = 12",
    );
}

#[test]
fn a_move_once_begun_is_finished_before_the_next() {
    check(
        &["4.2.c", "4.2.c#1"],
        "
        given non_historical; nobody else; turn 1; us_339_a us_339_b at 3507; movement allied
        allied: march us_339_a 3407
        allied: march us_339_a 3307
        allied: march us_339_b 3607
        allied: march us_339_a 3207 -> refused 4.2.c
        allied: march us_339_b 3707
        then us_339_a at = 3307",
    );
}

#[test]
fn each_hex_is_paid_for_by_terrain_and_hexside() {
    check(
        &["4.3.a", "4.3.a#1", "4.3.a#2"],
        "
        given non_historical; nobody else; turn 1; us_339_a us_339_b at 3112; movement allied
        given us_339_a spent 9; us_339_b spent 8
        then us_339_a left = 3
        allied: march us_339_a 3111 -> refused 4.3.a
        then us_339_b left = 4
        allied: march us_339_b 3111
        then us_339_b left = 0",
    );
}

#[test]
fn no_hex_is_skipped_and_no_prohibited_hexside_crossed() {
    check(
        &["4.3.b", "4.3.b#1"],
        "
        given non_historical; nobody else; turn 1; us_339_a at 3507; movement allied
        allied: march us_339_a 3407>3207 -> refused 4.3.b
        allied: march us_339_a 3307 -> refused 4.3.b
        then us_339_a at = 3507",
    );
    check(
        &["4.3.b", "4.3.b#2"],
        "
        given non_historical; nobody else; turn 1; weather dry; us_339_a at 2920; movement allied
        allied: march us_339_a 2921 -> refused AID.tec.d
        then us_339_a at = 2920",
    );
}

#[test]
fn enemy_occupied_hexes_are_closed() {
    check(
        &["4.4.a", "4.4.a#1"],
        "
        given non_historical; nobody else; turn 1; us_339_a at 3507; red_bn_4 at 3407; red_18_hq at 3508
        given red_train_1 at 3607; red_arty_1 red_18_1_hq at 3506; movement allied
        allied: march us_339_a 3407 -> refused 4.4.a
        allied: march us_339_a 3407>3307 -> refused 4.4.a
        allied: march us_339_a 3508 -> refused 4.4.a
        allied: march us_339_a 3607 -> refused 4.4.a
        allied: march us_339_a 3506 -> refused 4.4.a",
    );
    check(
        &["4.4.a"],
        "
        given non_historical; nobody else; turn 14; br_tank_mk4 fr_21_mg_1 at 3407; br_gurkha9 at 3508
        given red_bn_4 at 3507; red_depot_1 red_18_hq at 3606; movement red
        red: march red_bn_4 3407 -> refused 4.4.a
        red: march red_bn_4 3508 -> refused 4.4.a",
    );
}

#[test]
fn lone_guns_and_depots_do_not_close_a_hex_nor_do_ships() {
    check(
        &["4.4.a", "4.4.a#2"],
        "
        given non_historical; nobody else; turn 1; us_339_a us_339_b at 3112; red_arty_1 at 3012; movement allied
        given us_339_a spent 6; us_339_b spent 5
        allied: march us_339_a 3012 -> refused 9.0.b
        allied: march us_339_b 3012
        then us_339_b left = 0
        then red_arty_1 at = lost",
    );
    check(
        &["4.4.a"],
        "
        given non_historical; nobody else; turn 1; us_339_a at 3507; red_depot_1 at 3407; movement allied
        allied: march us_339_a 3407 ; 2
        then red_depot_1 side = allied
        then us_339_a left = 11",
    );
    check(
        &["4.4.a"],
        "
        given non_historical; nobody else; turn 1; us_339_a at 2919; red_gb_1 at 2920/NE; movement allied
        allied: march us_339_a 2920
        then red_gb_1 at = 2920/NE",
    );
}

/// A company enters the zone of a supplied regiment; then eight companies beat the regiment.
const VERST_455: &str = "
        given non_historical; nobody else; turn 1; us_339_a at 3707
        given us_339_b us_339_c us_339_d us_339_e us_339_f us_339_g us_339_h at 3307
        given us_339_hq us_339_1_hq us_339_2_hq at 3507; red_154 at 3207; red_18_1_hq red_depot_1 at 3006
        given br_rf30_1 br_rf29_1 br_87_depot at 4707; movement allied";

#[test]
fn a_unit_stops_in_an_enemy_zone_and_may_advance_after_combat() {
    check(
        &["4.4.b", "4.4.b#1", "4.4.b#2"],
        &format!(
            "{VERST_455}
        allied: march us_339_a 3607>3507>3407>3307
        then us_339_a left = 8
        allied: march us_339_a 3407 -> refused 5.2
        allied: march us_339_a 3308 -> refused 5.2
        allied: done
        allied: attack 3207 us_339_a+us_339_b+us_339_c+us_339_d+us_339_e+us_339_f+us_339_g+us_339_h
        allied: done
        allied: resolve 3207 ; 5
        red: retreat 3107>3007
        allied: advance us_339_a 3207
        then us_339_a at = 3207"
        ),
    );
}

#[test]
fn retreats_and_advances_cost_no_movement_points() {
    check(
        &["4.6", "4.6#1"],
        &format!(
            "{VERST_455}
        given us_339_a at 3307; us_339_a spent 12; red_154 spent 10
        then us_339_a left = 0
        allied: done
        allied: attack 3207 us_339_a+us_339_b+us_339_c+us_339_d+us_339_e+us_339_f+us_339_g+us_339_h
        allied: done
        allied: resolve 3207 ; 5
        red: retreat 3107>3007
        then red_154 at = 3007
        allied: advance us_339_a 3207
        then us_339_a at = 3207
        then us_339_a left = 0"
        ),
    );
}

#[test]
fn a_march_through_friends_costs_nothing_extra() {
    let situation = "
        given non_historical; nobody else; turn 2; red_bn_4 red_bn_5 red_bn_8 at 3207; red_83_1 at 3307
        given red_18_hq at 3107; red_depot_1 at 3007; red_depot_1 are static; movement red
        given red_bn_4 red_bn_5 red_bn_8 are moved
        then red_83_1 left = 10";
    check(
        &["4.7", "4.7#1"],
        &format!(
            "{situation}
        red: march red_83_1 3207>3107
        then red_83_1 at = 3107
        then red_83_1 left = 8
        red: done"
        ),
    );
    check(
        &["4.7", "4.7#2"],
        &format!(
            "{situation}
        red: march red_83_1 3207 -> refused 6.0.a
        then red_83_1 at = 3307"
        ),
    );
}

#[test]
fn a_path_that_comes_back_to_a_zone_ends_there() {
    // The company leaves the zone, and may come back to where it was, but not go on from there.
    check(
        &["4.4.b", "5.0.b"],
        "
        given non_historical; nobody else; turn 1; us_339_a at 3509; red_154 red_18_1_hq red_depot_1 at 3608
        given movement allied
        allied: march us_339_a 3409>3509>3409 -> refused 5.2
        allied: march us_339_a 3409>3509
        then us_339_a left = 3",
    );
}

#[test]
fn nobody_moves_or_employs_counters_of_the_enemy() {
    check(
        &["4.0", "11.3.b", "9.5", "16.2", "6.1.a"],
        "
        given non_historical; nobody else; turn 2; weather dry
        given red_bn_4 red_18_1_hq red_depot_1 red_train_1 at 3407
        given us_339_a us_310_a us_339_1_hq al_depot_1 at 3707; movement allied
        allied: march red_bn_4 3507 -> refused elope-not-yours
        allied: rail red_bn_4 3507 -> refused elope-not-yours
        allied: rail red_train_1 3507 -> refused elope-not-yours
        allied: cross red_bn_4 3507 -> refused elope-not-yours
        allied: entrench red_bn_4 -> refused elope-not-yours
        allied: improve red_bn_4 -> refused elope-not-yours
        allied: wreck red_bn_4 -> refused elope-not-yours
        allied: detrain red_bn_4 -> refused elope-not-yours
        allied: turn red_depot_1 -> refused elope-not-yours
        allied: ration red_bn_4 -> refused 11.3.c
        allied: span red_18_1_hq -> refused 9.5
        allied: refit red_train_1 red_depot_1 -> refused 16.2
        allied: disband red_bn_4 -> refused 6.1.a
        given movement red
        red: build us_310_a fort -> refused elope-not-yours
        given operations allied; red_bn_4 are reduced
        allied: rebuild red_bn_4 -> refused elope-not-yours",
    );
}

#[test]
fn ships_do_not_march() {
    check(
        &["15.0.a"],
        "
        given nobody else; turn 2; al_steamer_1 at 3615/NE; movement allied
        allied: march al_steamer_1 3615 -> refused 15.0.a",
    );
}
