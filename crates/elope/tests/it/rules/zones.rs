//! 5.0 Zones of control.

use super::check;

#[test]
fn a_zone_is_the_six_hexes_around() {
    check(
        &["5.0.a", "5.0.a#1"],
        "
        given non_historical; nobody else; turn 2; red_bn_4 red_bn_5 red_bn_8 at 3207; red_18_hq red_depot_1 at 3107
        given movement allied
        then zone red = 6
        then zone red 3307 = true
        then zone red 3308 = true
        then zone red 3208 = true
        then zone red 3107 = true
        then zone red 3206 = true
        then zone red 3306 = true
        then zone red 3207 = false",
    );
}

#[test]
fn a_zone_reaches_across_every_river() {
    check(
        &["5.0.a", "5.0.a#2"],
        "
        given non_historical; nobody else; turn 2; weather dry; red_bn_4 red_bn_5 red_bn_8 at 1248; movement allied
        then cost red_bn_4 1248 1348 = closed
        then zone red 1348 = true
        then cost red_bn_4 1248 1147 = closed
        then zone red 1147 = true
        then zone red = 6",
    );
}

#[test]
fn entering_an_enemy_controlled_hex_ends_the_move() {
    check(
        &["5.0.b", "5.0.b#1"],
        "
        given non_historical; nobody else; turn 1; us_339_a at 3507; red_154 red_18_1_hq red_depot_1 at 3207
        given movement allied
        allied: march us_339_a 3407>3307>3308 -> refused 5.2
        then us_339_a at = 3507
        allied: march us_339_a 3407>3307
        allied: march us_339_a 3308 -> refused 5.2",
    );
}

#[test]
fn units_out_of_supply_have_no_zone_and_units_out_of_communications_have_one() {
    check(
        &["5.0.c", "5.0.c#1"],
        "
        given non_historical; nobody else; turn 1; us_339_a at 3507; red_bn_4 red_bn_5 red_bn_8 at 3207
        given movement allied
        then red_bn_4 condition = os oc
        then zone red = 0
        allied: march us_339_a 3407>3307>3308
        then us_339_a at = 3308",
    );
    check(
        &["5.0.c", "5.0.c#2"],
        "
        given non_historical; nobody else; turn 1; us_339_a at 3507; red_bn_4 red_bn_5 red_bn_8 at 3207
        given red_18_hq red_depot_1 at 3107; movement allied
        given red_bn_4 red_bn_5 red_bn_8 are oc
        then red_bn_4 condition = oc
        allied: march us_339_a 3407>3307>3308 -> refused 5.2
        allied: march us_339_a 3407>3307
        allied: march us_339_a 3407 -> refused 5.2",
    );
}

#[test]
fn depots_aircraft_and_ships_have_no_zone() {
    check(
        &["5.0.c"],
        "
        given non_historical; nobody else; turn 2; red_depot_1 red_depot_2 red_depot_3 red_air_1 red_18_hq at 3107
        given red_gb_1 red_gb_2 red_gb_3 at 2920/NE; movement allied
        then zone red = 0",
    );
}

#[test]
fn enemies_without_supply_cut_nobody_off() {
    // 3607 on the only way of four hexes is next to the battalions. One check is enough, whatever was found before.
    check(
        &["5.0.c", "5.0.c#3", "10.0.c"],
        "
        given non_historical; nobody else; turn 2; us_339_a at 3407; us_339_1_hq al_depot_1 at 3807
        given red_bn_4 red_bn_5 red_bn_8 at 3608; combat red; check
        then zone red = 0
        then us_339_a condition = normal
        given red_18_hq red_depot_1 at 3308; check
        then zone red = 6
        then us_339_a condition = os",
    );
}

#[test]
fn of_two_bodies_that_cut_each_other_off_the_one_that_does_not_move_is_believed() {
    check(
        &["5.0.c", "5.0.c#4"],
        "
        given non_historical; nobody else; turn 2; us_339_a us_339_b us_339_c at 3407
        given us_339_1_hq al_depot_1 at 3807; red_bn_4 red_bn_5 red_bn_8 at 3608; red_18_hq red_depot_1 at 3208
        given movement allied
        then zone red = 6
        then zone allied = 0
        then red_bn_4 condition = normal
        then us_339_a condition = os
        given combat allied; check
        then us_339_a condition = os
        given movement red
        then zone red = 0
        then zone allied = 6
        then red_bn_4 condition = os
        then us_339_a condition = normal
        given movement allied; us_339_b at never; check
        then red_bn_4 condition = normal
        then us_339_a condition = os",
    );
}

#[test]
fn of_two_bodies_that_cut_each_other_off_neither_starves() {
    let given = "
        given non_historical; nobody else; turn 2; us_339_a us_339_b us_339_c at 3407
        given us_339_1_hq al_depot_1 at 3807; red_bn_4 red_bn_5 red_bn_8 at 3608; red_18_hq red_depot_1 at 3208";
    check(
        &["5.0.c", "5.0.c#6", "10.83"],
        &format!(
            "{given}
        given movement red
        then red_bn_4 condition = os
        red: done
        red: done
        then turn = 3
        then red_bn_4 steps = 2
        then us_339_a condition = normal
        then red_bn_4 condition = normal
        then zone allied = 6
        then zone red = 6"
        ),
    );
    check(
        &["5.0.c"],
        &format!(
            "{given}
        given operations red; check
        then us_339_a condition = normal
        then red_bn_4 condition = normal
        given us_339_b at never; check
        then us_339_a condition = os
        then red_bn_4 condition = normal"
        ),
    );
}

#[test]
fn where_no_state_is_stable_whoever_was_once_without_supply_stays_without() {
    // The depot has room for three: A Company, which only the Red body keeps from it, comes before D Company, whose zone
    // alone keeps the Red body from its HQ.
    let given = "
        given non_historical; nobody else; turn 2; us_339_a at 3807; us_339_b us_339_c us_339_d at 3407
        given us_339_1_hq al_depot_1 at 3407; red_bn_4 red_bn_5 red_bn_8 at 3608; red_18_hq red_depot_1 at 3208";
    check(
        &["5.0.c", "5.0.c#7", "11.3.c"],
        &format!(
            "{given}
        given movement red
        then us_339_a condition = os
        then us_339_b condition = normal
        then us_339_d condition = os
        then red_bn_4 condition = normal
        then zone allied = 0
        then zone red = 6
        given movement allied
        then red_bn_4 condition = os
        then us_339_a condition = normal
        then us_339_d condition = os
        then zone allied = 0
        then zone red = 0"
        ),
    );
}

#[test]
fn a_zone_does_not_outlive_the_depot_behind_it() {
    check(
        &["5.0.c", "5.0.c#5", "10.0.c"],
        "
        given non_historical; nobody else; turn 2; us_339_a at 3407; us_339_b at 3309; us_339_1_hq al_depot_1 at 3807
        given red_83_1 at 3307; red_bn_4 red_bn_5 red_bn_8 at 3608; red_18_hq at 3508
        given red_depot_1 at 3308; red_depot_1 are static; movement allied
        then us_339_a condition = os
        allied: march us_339_b 3308
        then red_depot_1 side = allied
        allied: done
        allied: attack 3307 us_339_a
        allied: done
        then zone red = 6
        allied: resolve 3307
        then zone red = 0
        then us_339_a condition = normal",
    );
}

#[test]
fn zones_follow_supply_at_the_next_check() {
    // The depot goes: the zone stands until supply is looked at again, in the Supply Survival Phase.
    check(
        &["5.0.c"],
        "
        given non_historical; nobody else; turn 2; red_154 red_18_hq at 3107; red_depot_1 at 2906; movement red
        then zone red = 6
        red: march red_depot_1 2805>2705>2605>2606>2506>2406>2306
        then zone red = 6
        red: done
        then zone red = 6
        red: done ; 1
        then turn = 3
        then zone red = 0",
    );
}

#[test]
fn three_red_battalions_or_a_regiment_throw_a_zone() {
    let zone = |units: &str, hexes: u8| {
        format!(
            "
        given non_historical; nobody else; turn 2; {units}; red_18_hq red_depot_1 at 3107; movement allied
        then zone red = {hexes}"
        )
    };
    check(&["5.1.a", "5.1.a#1"], &zone("red_bn_4 red_bn_5 red_arty_1 at 3107", 0));
    check(
        &["5.1.a", "5.1.a#2"],
        &zone("red_bn_4 red_bn_5 red_bn_8 at 3107; red_bn_4 red_bn_5 red_bn_8 are reduced", 6),
    );
    check(&["5.1.a", "5.1.a#3"], &zone("red_154 at 3107", 6));
    check(&["5.1.a"], &zone("red_bn_4 red_bn_5 red_train_1 red_18_1_hq at 3107", 0));
    check(&["5.1.a"], &zone("red_bn_4 red_bn_5 red_cav_1 at 3107", 6));
}

/// The zone of Allied units in Archangel, where they are always in supply.
fn allied_zone(edition: &str, units: &str, hexes: u8) -> String {
    format!(
        "
        given non_historical; edition {edition}; nobody else; turn 2; {units} at 3507; us_339_hq al_depot_1 at 3607
        given al_depot_1 are static; movement allied
        then {} condition = normal
        then zone allied = {hexes}",
        units.split(' ').next().unwrap_or_default()
    )
}

#[test]
fn three_allied_companies_throw_a_zone() {
    check(&["5.1.b", "5.1.b#1"], &allied_zone("renovated", "us_339_a us_339_b us_339_c", 6));
    check(&["5.1.b", "5.1.b#2"], &allied_zone("renovated", "br_rf30_1 br_rf29_1", 0));
    check(&["5.1.b"], &allied_zone("renovated", "us_339_a us_310_a br_mg_8", 6));
    check(&["5.1.b", "5.1.b#4"], &allied_zone("renovated", "us_339_a us_339_b us_339_mg_1", 6));
    check(&["5.1.b", "5.1.b#5"], &allied_zone("original", "us_339_a us_339_b us_339_mg_1", 0));
    check(&["5.1.b", "5.1.b#6"], &allied_zone("renovated", "us_339_a us_339_b br_arty_21", 0));
    check(&["5.1.b"], &allied_zone("renovated", "us_339_a us_339_b br_mtr_238 us_310_det us_339_1_hq", 0));
    check(&["5.1.b"], &allied_zone("renovated", "ca_malamute_1 ca_dismounted_1 br_eng_238_1", 6));
    // A battalion counts as one unit like any other.
    check(&["5.1.b"], &allied_zone("renovated", "br_highland2 br_gurkha9", 0));
    check(&["5.1.b"], &allied_zone("renovated", "br_highland2 br_gurkha9 us_339_a", 6));
}

#[test]
fn the_original_edition_asks_for_three_companies_or_two_battalions() {
    check(&["5.1.b"], &allied_zone("original", "us_339_a us_339_b us_339_c", 6));
    check(&["5.1.b"], &allied_zone("original", "br_rf30_1 br_rf29_1", 0));
    check(&["5.1.b", "5.1.b#3"], &allied_zone("original", "br_highland2 br_gurkha9", 6));
    check(&["5.1.b"], &allied_zone("original", "br_highland2 us_339_a", 0));
    check(&["5.1.b"], &allied_zone("original", "br_highland2 us_339_a us_339_b", 6));
    check(&["5.1.b"], &allied_zone("original", "wr_dyer br_gurkha9", 6));
}

#[test]
fn a_white_russian_regiment_throws_a_zone() {
    for edition in ["renovated", "original"] {
        check(&["5.1.c", "5.1.c#1"], &allied_zone(edition, "wr_nrr_1", 6));
        check(&["5.1.c", "5.1.c#2"], &allied_zone(edition, "wr_dyer", 0));
        check(&["5.1.c"], &allied_zone(edition, "wr_dyer wr_cav_1 wr_cav_2", 6));
    }
    check(&["5.1.c"], &allied_zone("renovated", "wr_dyer wr_cav_1", 0));
    check(&["5.1.c", "5.1.c#3"], &allied_zone("original", "wr_cav_1", 6));
    check(&["5.1.c"], &allied_zone("renovated", "wr_cav_1", 0));
}

#[test]
fn a_counter_without_a_printed_size_has_the_size_of_its_army() {
    check(
        &["5.1.d", "5.1.d#1", "5.1.d#2", "5.1.d#3", "5.1.d#4"],
        "
        then red_83_1 size = battalion
        then red_bn_4 size = battalion
        then red_misc size = battalion
        then us_339_a size = company
        then br_rm size = company
        then red_arty_1 size = platoon
        then br_arty_21 size = platoon
        then ca_16_a size = platoon
        then us_339_mg_1 size = company
        then ca_malamute_1 size = company
        then us_310_det size = detachment
        then red_154 size = regiment
        then wr_nrr_1 size = regiment
        given edition original
        then us_339_mg_1 size = platoon",
    );
}

#[test]
fn a_ground_unit_halts_in_an_enemy_zone() {
    for edition in ["renovated", "original"] {
        check(
            &["5.2", "5.2#1"],
            &format!(
                "
            given non_historical; edition {edition}; nobody else; turn 1; us_339_a at 3407
            given red_154 red_18_1_hq red_depot_1 at 3207; movement allied
            given us_339_a spent 5
            allied: march us_339_a 3307
            then us_339_a left = 6
            allied: march us_339_a 3407 -> refused 5.2"
            ),
        );
    }
}

#[test]
fn a_depot_and_an_hq_halt_too() {
    check(
        &["5.2"],
        "
        given non_historical; nobody else; turn 1; us_339_1_hq al_depot_1 at 3407
        given red_154 red_18_1_hq red_depot_1 at 3207; movement allied
        allied: march us_339_1_hq+al_depot_1 3307>3407 -> refused 5.2
        allied: march us_339_1_hq+al_depot_1 3307",
    );
}

/// 3509 is in the zone of a supplied regiment at 3608, clear 3409 beyond it is not; 3609 and 3508 are.
fn engaged(edition: &str, turn: u8) -> String {
    format!(
        "
        given non_historical; edition {edition}; nobody else; turn {turn}; us_339_a br_arty_21 at 3509
        given red_154 red_18_1_hq red_depot_1 at 3608; movement allied
        then zone red 3509 = true
        then zone red 3409 = false"
    )
}

#[test]
fn leaving_a_zone_costs_four_points() {
    for edition in ["renovated", "original"] {
        check(
            &["5.21.a", "5.21.a#1"],
            &format!(
                "{}
            allied: march us_339_a 3409
            then us_339_a left = 6
            allied: done",
                engaged(edition, 1)
            ),
        );
        check(
            &["5.21.a", "5.21.a#2"],
            &format!(
                "{}
            then us_339_a left = 3
            allied: march us_339_a 3409 -> refused 5.21.a
            then us_339_a at = 3509",
                engaged(edition, 2)
            ),
        );
        // Every member pays, and the poorest must be able to.
        check(
            &["5.21.a"],
            &format!(
                "{}
            allied: march us_339_a+br_arty_21 3409>3410
            then us_339_a left = 4
            then br_arty_21 left = 0",
                engaged(edition, 1)
            ),
        );
        check(
            &["5.21.a"],
            &format!(
                "{}
            given br_arty_21 spent 3
            allied: march us_339_a+br_arty_21 3409 -> refused 5.21.a
            allied: march us_339_a 3409",
                engaged(edition, 1)
            ),
        );
    }
}

#[test]
fn next_to_enemies_without_a_zone_one_leaves_freely() {
    check(
        &["5.21.a", "5.21.a#3"],
        "
        given non_historical; nobody else; turn 1; us_339_a at 3509; red_bn_4 red_18_1_hq red_depot_1 at 3608
        given movement allied
        allied: march us_339_a 3409
        then us_339_a left = 10",
    );
}

#[test]
fn nobody_goes_directly_from_zone_to_zone() {
    for edition in ["renovated", "original"] {
        check(
            &["5.21.b", "5.21.b#1"],
            &format!(
                "{}
            then zone red 3609 = true
            allied: march us_339_a 3609 -> refused 5.21.b
            then zone red 3508 = true
            allied: march us_339_a 3508 -> refused 5.21.b
            then us_339_a at = 3509",
                engaged(edition, 1)
            ),
        );
        check(
            &["5.21.b", "5.21.b#2", "AID.disengage", "AID.disengage#1"],
            &format!(
                "{}
            allied: march us_339_a 3409>3508
            then us_339_a at = 3508
            then us_339_a left = 5
            allied: march us_339_a 3507 -> refused 5.2",
                engaged(edition, 1)
            ),
        );
    }
}

#[test]
fn vessels_pass_through_zones() {
    check(
        &["5.2", "5.2#2"],
        "
        given nobody else; turn 2; al_gb_advokat at 3715/SE; red_154 at 3614; movement allied; red_154 are not os
        then zone red 3615 = true
        allied: sail al_gb_advokat 3615/NE
        allied: sail al_gb_advokat 3615/SE>3515/NE
        then al_gb_advokat at = 3515/NE",
    );
}

#[test]
fn a_ferry_leads_from_no_zone_to_another() {
    check(
        &["5.21.b", "15.4"],
        "
        given non_historical; nobody else; turn 1; al_steamer_1 at 3615/NE; us_339_a at 3615; red_154 at 3616
        given movement allied; red_154 are not os
        then zone red 3615 = true
        then zone red 3716 = true
        allied: ferry us_339_a al_steamer_1 -> refused 5.21.b
        given red_154 are os
        allied: ferry us_339_a al_steamer_1
        then us_339_a at = 3716",
    );
}

#[test]
fn nobody_crosses_a_closed_river_out_of_an_enemy_zone() {
    check(
        &["5.21.a", "9.4.d", "9.4.d#4"],
        "
        given nobody else; turn 2; us_339_a us_339_1_hq al_depot_1 at 3615
        given red_83_1 red_83_2 red_bn_8 red_depot_1 red_18_hq at 3614; movement allied; check; check
        then zone red 3615 = true
        then zone red 3716 = false
        allied: cross us_339_a 3716 -> refused 5.21.a
        given red_83_1 at never; movement allied; check; check
        then zone red 3615 = false
        allied: cross us_339_a 3716
        then us_339_a left = 0",
    );
}

#[test]
fn in_the_original_edition_red_still_needs_three_battalions() {
    check(
        &["5.1.a"],
        "
        given nobody else; edition original; turn 2; red_83_1 red_83_2 red_18_hq red_depot_1 at 3407; check
        then red_83_1 condition = normal
        then zone red 3507 = false
        given red_bn_4 at 3407; check
        then zone red 3507 = true",
    );
}
