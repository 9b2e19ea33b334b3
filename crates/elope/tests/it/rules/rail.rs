//! 4.8 Rail movement.

use super::check;

#[test]
fn a_unit_marches_to_a_city_and_pays_one_point_to_entrain() {
    check(
        &["4.8.a", "4.8.a#1", "4.8.a#2"],
        "
        given nobody else; turn 1; us_339_a at 4908; us_339_b at 4708; movement allied
        allied: march us_339_a 4808>4707
        then us_339_a left = 8
        allied: rail us_339_a 4607
        then us_339_a left = 7
        then us_339_a is entrained = true
        given us_339_b spent 11
        allied: march us_339_b 4707
        then us_339_b left = 0
        allied: rail us_339_b 4607 -> refused 4.8.a",
    );
}

#[test]
fn the_allies_have_no_rail_movement_in_the_original_edition() {
    check(
        &["4.8.a", "4.8.a#3"],
        "
        given nobody else; edition original; turn 2; us_339_a at 4707; movement allied
        allied: rail us_339_a 4607 -> refused 23.1.T2.rail
        given edition renovated
        allied: rail us_339_a 4607",
    );
}

#[test]
fn the_allies_do_not_ride_on_the_red_stretch_either_in_the_original_edition() {
    check(
        &["23.1.T2.rail"],
        "
        given nobody else; edition original; turn 2; us_339_a at 1706; red_bn_4 at 2705; movement allied
        allied: rail us_339_a 1806 -> refused 23.1.T2.rail
        given movement red
        red: rail red_bn_4 2605",
    );
}

#[test]
fn a_journey_is_fifteen_rail_hexes_long_and_costs_no_points() {
    check(
        &["4.8.b", "4.8.b#1", "4.8.b#2"],
        "
        given nobody else; turn 1; us_339_a at 3207; us_339_b at 3107; movement allied
        allied: rail us_339_b 3207>3307>3407>3507>3607>3707>3807>3907>4007>4107>4207>4307>4407>4507>4607>4707 \
            -> refused 4.8.b
        allied: rail us_339_a 3307>3407>3507>3607>3707>3807>3907>4007>4107>4207>4307>4407>4507>4607>4707
        then us_339_a at = 4707
        then us_339_a left = 12
        allied: rail us_339_a 4607 -> refused 4.8.b",
    );
}

#[test]
fn a_journey_in_parts_is_no_longer_than_one_in_one_go() {
    check(
        &["4.8.b"],
        "
        given nobody else; turn 1; us_339_a us_339_b at 3207; us_339_c at 4007; movement allied
        allied: rail us_339_a+us_339_b 3307>3407>3507>3607>3707>3807>3907>4007
        allied: rail us_339_a+us_339_c 4107 -> refused 4.2.a
        allied: rail us_339_a 4107>4207>4307>4407>4507>4607>4707
        allied: rail us_339_b 4107 -> refused 4.2.c
        allied: rail us_339_a 4607 -> refused 4.8.b",
    );
}

#[test]
fn a_journey_may_end_in_any_rail_hex() {
    check(
        &["4.8.b", "4.8.b#4"],
        "
        given nobody else; turn 1; us_339_a at 4707; movement allied
        allied: rail us_339_a 4607>4507>4407>4307>4207>4107>4007>3907>3807>3707>3607>3507
        then us_339_a at = 3507
        then us_339_a is entrained = true",
    );
}

#[test]
fn detraining_in_a_city_is_free() {
    check(
        &["4.81", "4.81#1"],
        "
        given nobody else; turn 1; us_339_a at 1706; movement allied; us_339_a are entrained; us_339_a spent 6
        then us_339_a left = 6
        allied: detrain us_339_a
        then us_339_a left = 6
        then us_339_a is entrained = false
        allied: detrain us_339_a -> refused 4.82",
    );
}

#[test]
fn trains_are_boarded_in_cities_only() {
    check(
        &["4.82", "4.82#1"],
        "
        given nobody else; turn 1; us_339_a at 3608; movement allied
        allied: rail us_339_a 3607 -> refused 4.82
        allied: march us_339_a 3607
        allied: rail us_339_a 3707 -> refused 4.82",
    );
}

#[test]
fn trains_are_left_in_cities_only() {
    check(
        &["4.82", "4.82#2"],
        "
        given nobody else; turn 1; us_339_a at 4707; movement allied
        allied: rail us_339_a 4607>4507>4407>4307
        allied: detrain us_339_a -> refused 4.82
        allied: march us_339_a 4207 -> refused 4.82
        allied: entrench us_339_a -> refused 4.82
        allied: rail us_339_a 4207",
    );
}

#[test]
fn a_unit_behind_its_lines_is_entrained_already() {
    check(
        &["4.83", "4.83#1"],
        "
        given nobody else; turn 1; us_339_a at 3607; red_bn_4 at 2206; movement allied
        allied: rail us_339_a 3707>3807
        then us_339_a left = 12
        given movement red; red_bn_4 are not os; red_bn_4 are not oc
        red: rail red_bn_4 2306
        then red_bn_4 left = 10",
    );
}

#[test]
fn nobody_is_behind_his_lines_in_an_enemy_zone_or_beyond_a_cut() {
    check(
        &["4.83", "4.83#2"],
        "
        given nobody else; turn 1; us_339_a at 3607; red_154 at 3608; movement allied; red_154 are not os
        allied: rail us_339_a 3707 -> refused 4.84
        given red_154 at 4108
        allied: rail us_339_a 3507 -> refused 4.83
        given red_154 at 2001; wrecked 4107
        allied: rail us_339_a 3507 -> refused 4.83
        given us_310_a at 4107; us_310_a spent 0
        allied: build us_310_a track
        given red holds archangel
        allied: rail us_339_a 3507 -> refused 4.83
        given allied holds archangel; us_339_a are landed
        allied: rail us_339_a 3507 -> refused 4.82
        given us_339_a are not landed
        allied: rail us_339_a 3507",
    );
}

#[test]
fn nobody_is_behind_his_lines_beyond_a_fallen_bridge() {
    check(
        &["4.83"],
        "
        given nobody else; turn 1; us_339_a at 3607; no bridge 4607/N; movement allied
        allied: rail us_339_a 3507 -> refused 4.83
        given bridge 4607/N
        allied: rail us_339_a 3507
        then us_339_a left = 12",
    );
}

#[test]
fn each_supply_city_on_the_line_has_a_rear_of_its_own() {
    // Cut off from Konoscha, but not from Plesetskaya; then from both.
    check(
        &["4.83"],
        "
        given nobody else; turn 2; red_bn_4 red_bn_5 at 2206; wrecked 1806; movement red
        given red_bn_4 red_bn_5 are not os; red_bn_4 red_bn_5 are not oc
        red: rail red_bn_4 2306
        given wrecked 2406
        red: rail red_bn_5 2306 -> refused 4.83",
    );
}

#[test]
fn nobody_entrains_in_an_enemy_zone_but_may_leave_it_first() {
    check(
        &["4.84", "4.84#1", "4.84#2"],
        "
        given nobody else; turn 2; us_339_a at 4707; us_339_b at 4807; red_154 at 4708; movement allied
        given red_154 are not os
        allied: rail us_339_a 4607 -> refused 4.84
        given red_154 at 4908; red_154 are not os; us_339_b are os; us_339_b are not oc
        then us_339_b left = 6
        then zone red 4707 = false
        allied: march us_339_b 4707
        then us_339_b left = 1
        allied: rail us_339_b 4607
        then us_339_b left = 0",
    );
}

#[test]
fn a_journey_halts_where_the_track_is_cut() {
    check(
        &["4.85", "4.85#1"],
        "
        given nobody else; turn 1; us_339_a at 4707; wrecked 4307; movement allied
        allied: rail us_339_a 4607>4507>4407>4307>4207 -> refused 4.85
        allied: rail us_339_a 4607>4507>4407>4307
        then us_339_a is entrained = false
        allied: rail us_339_a 4207 -> refused 4.85
        then us_339_a left = 6
        allied: march us_339_a 4207
        then us_339_a left = 5",
    );
}

#[test]
fn a_journey_needs_a_line_without_enemies_and_gaps() {
    check(
        &["4.85", "4.85#2"],
        "
        given nobody else; turn 1; us_339_a at 4707; red_bn_4 at 4307; movement allied
        then zone red 4407 = false
        allied: rail us_339_a 4607>4507>4407>4307>4207 -> refused 4.85
        allied: rail us_339_a 4507 -> refused 4.85
        allied: rail us_339_a 4708 -> refused 4.85
        given no bridge 4607/N
        allied: rail us_339_a 4607 -> refused 4.85
        given bridge 4607/N
        allied: rail us_339_a 4607>4507>4407",
    );
}

#[test]
fn an_enemy_zone_throws_a_unit_off_the_train() {
    check(
        &["4.86", "4.86#1", "4.86#2"],
        "
        given nobody else; turn 1; us_339_a at 4707; red_154 at 4308; movement allied; red_154 are not os
        then zone red 4307 = true
        then zone red 4207 = true
        allied: rail us_339_a 4607>4507>4407>4307>4207>4107 -> refused 4.86
        allied: rail us_339_a 4607>4507>4407>4307
        then us_339_a is entrained = false
        allied: rail us_339_a 4207 -> refused 5.2
        allied: march us_339_a 4407 -> refused 5.2",
    );
}

#[test]
fn everybody_is_off_the_train_when_the_phase_ends() {
    check(
        &["4.86", "4.86#3"],
        "
        given nobody else; turn 1; us_339_a at 4707; movement allied
        allied: rail us_339_a 4607>4507>4407>4307
        then us_339_a is entrained = true
        allied: done
        then us_339_a is entrained = false
        then us_339_a at = 4307
        then us_339_a left = 12
        given movement allied
        allied: rail us_339_a 4207
        then us_339_a left = 12",
    );
}

#[test]
fn half_the_allowance_is_left_after_a_journey() {
    check(
        &["4.87", "4.87#1", "4.87#2"],
        "
        given nobody else; turn 1; us_339_a at 4107; us_339_b at 2705; movement allied
        allied: rail us_339_a 4207>4307>4407>4507>4607>4707
        allied: detrain us_339_a
        then us_339_a left = 6
        allied: march us_339_a 4708>4709>4710 -> refused 4.3.a
        allied: march us_339_a 4708>4709
        allied: rail us_339_a 4708 -> refused 4.82
        given us_339_b spent 7
        allied: rail us_339_b 2605>2606>2506>2406>2306>2206>2106>2006>1906>1806>1706
        allied: detrain us_339_b
        then us_339_b left = 4",
    );
}

#[test]
fn half_of_an_odd_allowance_after_a_journey_is_rounded_up() {
    check(
        &["4.87"],
        "
        given nobody else; turn 2; red_bn_4 at 1706; us_339_a at 4607; movement red
        given red_bn_4 us_339_a are os; red_bn_4 are not oc; us_339_a are oc
        then red_bn_4 left = 5
        red: rail red_bn_4 1806>1906>2006>2106>2206>2306>2406>2506>2606>2605>2705
        red: detrain red_bn_4
        then red_bn_4 left = 3
        given movement allied; us_339_a are os; us_339_a are oc
        then us_339_a left = 3
        allied: rail us_339_a 4707
        allied: detrain us_339_a
        then us_339_a left = 2",
    );
}

#[test]
fn who_has_had_his_journey_boards_no_other_train() {
    check(
        &["4.8.b", "4.87"],
        "
        given nobody else; turn 1; us_339_a at 4107; movement allied
        allied: rail us_339_a 4207>4307>4407>4507>4607>4707
        allied: detrain us_339_a
        allied: rail us_339_a 4607 -> refused 4.8.b",
    );
}

#[test]
fn tanks_headquarters_without_supply_and_static_depots_take_no_train() {
    check(
        &["4.8.a", "4.1.c"],
        "
        given nobody else; turn 2; br_tank_mk4 us_339_hq al_depot_1 al_depot_2 at 4707; al_depot_1 are static
        given movement allied; us_339_hq are os
        allied: rail br_tank_mk4 4607 -> refused 18.2
        allied: rail us_339_hq 4607 -> refused 4.1.c
        allied: rail al_depot_1 4607 -> refused 11.3.a
        allied: rail al_depot_2 4607
        allied: rail al_train 4607 -> refused elope-not-on-the-map
        allied: rail red_bn_4 4607 -> refused elope-not-yours",
    );
}

#[test]
fn who_leaves_the_game_in_archangel_leaves_the_train_too() {
    check(
        &["4.8.b", "23.1.T11.a"],
        "
        given nobody else; turn 11; us_339_a br_rs10_a at 4607; movement allied
        given us_339_a br_rs10_a are not os; us_339_a br_rs10_a are not oc
        allied: rail us_339_a 4707
        then us_339_a at = withdrawn
        then us_339_a is entrained = false",
    );
}

#[test]
fn stacking_limits_hold_where_a_journey_ends() {
    check(
        &["4.8.b", "6.0.a"],
        "
        given nobody else; turn 2; red_bn_4 red_bn_5 red_bn_8 at 1806; red_6kam at 1006; movement red
        given red_bn_4 red_bn_5 red_bn_8 are moved
        red: rail red_6kam 1106>1206>1306>1406>1506>1606>1706>1806 -> refused 6.0.a
        red: rail red_6kam 1106>1206>1306>1406>1506>1606>1706>1806>1906",
    );
}

#[test]
fn red_rides_fifteen_points_in_the_original_edition() {
    check(
        &["23.1.T2.rail", "23.1.T2.rail#1", "23.1.T2.rail#2", "23.1.T2.rail#3"],
        "
        given nobody else; edition original; turn 1; red_bn_4 at 1006; red_bn_5 at 2705; movement red
        red: rail red_bn_4 1106 -> refused 23.1.T2.rail
        given turn 2; movement red
        red: rail red_bn_5 2805 -> refused 23.1.T2.rail
        red: rail red_bn_4 \
            1106>1206>1306>1406>1506>1606>1706>1806>1906>2006>2106>2206>2306>2406>2506>2606 -> refused 23.1.T2.rail
        red: rail red_bn_4 1106>1206>1306>1406>1506>1606>1706>1806>1906>2006>2106>2206>2306>2406>2506
        then red_bn_4 at = 2506
        then red_bn_4 left = 10
        given red_bn_8 at 1706
        red: rail red_bn_8 1806>1906>2006>2106>2206>2306>2406>2506>2606>2605>2705
        red: detrain red_bn_8
        then red_bn_8 left = 5",
    );
}

#[test]
fn the_weather_shortens_journeys_in_the_original_edition() {
    check(
        &["4.8.b", "4.8.b#3", "23.1.T2.rail"],
        "
        given nobody else; edition original; turn 5; weather snow; red_bn_4 red_bn_5 at 1006; movement red
        red: rail red_bn_4 1106>1206>1306>1406>1506>1606>1706>1806 -> refused 23.1.T2.rail
        red: rail red_bn_4 1106>1206>1306>1406>1506>1606>1706
        given weather thaw
        red: rail red_bn_5 1106>1206>1306>1406>1506>1606 -> refused 23.1.T2.rail
        red: rail red_bn_5 1106>1206>1306>1406>1506",
    );
}

#[test]
fn who_reaches_no_city_stays_aboard_in_the_original_edition() {
    check(
        &["23.1.T2.rail", "23.1.T2.rail#4"],
        "
        given nobody else; edition original; turn 2; red_bn_4 at 1906; red_bn_5 at 2705; movement red
        red: rail red_bn_4 2006 -> refused 23.1.T2.rail
        given red_bn_4 at 1706
        red: rail red_bn_4 1806>1906>2006>2106>2206>2306>2406>2506
        red: done
        then red_bn_4 is entrained = true
        given movement red; red_bn_4 are not os; red_bn_4 are not oc
        red: detrain red_bn_4 -> refused 23.1.T2.rail
        red: march red_bn_4 2406 -> refused 23.1.T2.rail
        red: rail red_bn_4 2606>2605>2705
        then red_bn_4 left = 10
        red: detrain red_bn_4
        then red_bn_4 left = 5",
    );
}

#[test]
fn who_has_reached_a_city_is_off_the_train_when_the_phase_ends_in_the_original_edition() {
    check(
        &["23.1.T2.rail"],
        "
        given nobody else; edition original; turn 2; red_bn_4 at 1706; movement red
        red: rail red_bn_4 1806>1906>2006>2106>2206>2306>2406>2506>2606>2605>2705
        then red_bn_4 is entrained = true
        red: done
        then red_bn_4 at = 2705
        then red_bn_4 is entrained = false",
    );
}

#[test]
fn a_red_journey_enters_no_zone_in_the_original_edition() {
    check(
        &["23.1.T2.rail", "4.86"],
        "
        given nobody else; edition original; turn 2; red_bn_4 at 1006; us_339_a us_339_b us_339_c at 1207; movement red
        given us_339_a us_339_b us_339_c are not os
        then zone allied 1206 = true
        red: rail red_bn_4 1106>1206 -> refused 23.1.T2.rail
        given edition renovated
        red: rail red_bn_4 1106>1206
        then red_bn_4 is stopped = true",
    );
}

#[test]
fn zones_and_cut_track_free_a_unit_aboard_in_the_original_edition() {
    check(
        &["23.1.T2.rail"],
        "
        given nobody else; edition original; turn 2; red_bn_4 at 2206; red_bn_5 at 1606
        given red_bn_4 red_bn_5 are entrained; wrecked 2206; movement red; red_bn_4 red_bn_5 are not os
        given red_bn_4 red_bn_5 are not oc
        then red_bn_4 is entrained = false
        red: march red_bn_5 1506 -> refused 23.1.T2.rail
        red: march red_bn_4 2106",
    );
}

#[test]
fn leaving_the_train_begins_a_move() {
    // 23.1.T2.rail: who stayed aboard since last turn gets off; the units under way before are done.
    check(
        &["4.2.c", "23.1.T2.rail"],
        "
        given nobody else; edition original; turn 3; red_bn_4 red_18_hq red_depot_1 at 2705; red_bn_5 at 2605; movement red
        given red_bn_4 are entrained
        red: march red_bn_5 2505
        red: detrain red_bn_4
        red: march red_bn_5 2506 -> refused 4.2.c
        red: march red_bn_4 2605",
    );
}

#[test]
fn in_the_original_edition_depots_stay_aboard() {
    check(
        &["23.1.T2.rail"],
        "
        given nobody else; edition original; turn 2; red_depot_1 at konoscha; red_18_hq at 2306; movement red
        red: rail red_depot_1 1106>1206>1306
        then red_depot_1 is entrained = true
        red: done
        then red_depot_1 is entrained = true",
    );
}

#[test]
fn snow_does_not_shorten_a_journey() {
    check(
        &["4.8.b"],
        "
        given nobody else; turn 5; us_339_a at 4707; us_339_1_hq al_depot_1 at 4607; movement allied
        then weather = snow
        then us_339_a condition = normal
        given non_historical; br_rf30_1 br_rf29_1 br_87_depot at 4707
        allied: rail us_339_a 4607>4507>4407>4307>4207>4107>4007>3907>3807>3707>3607>3507>3407>3307>3207
        then us_339_a at = 3207",
    );
}

#[test]
fn a_town_is_no_station() {
    check(
        &["4.82"],
        "
        given non_historical; nobody else; turn 2
        given us_339_a us_339_1_hq al_depot_1 br_rf30_1 br_rf29_1 br_87_depot at 4707; movement allied
        allied: rail us_339_a 4607>4507>4407>4307>4207>4107>4007>3907>3807>3707>3607>3507
        allied: detrain us_339_a -> refused 4.82",
    );
}

#[test]
fn a_zone_or_a_gap_right_at_the_first_hex_ends_a_journey() {
    check(
        &["4.85", "4.86"],
        "
        given nobody else; turn 1; us_339_a at 4407; red_154 at 4308; movement allied; red_154 are not os
        then zone red 4407 = false
        allied: rail us_339_a 4307>4207 -> refused 4.86
        given red_154 at never; wrecked 4307
        allied: rail us_339_a 4307>4207 -> refused 4.85",
    );
}

#[test]
fn trains_run_to_the_edge_of_the_map() {
    check(
        &["4.8.b"],
        "
        given nobody else; turn 2; red_bn_4 at 1006; red holds konoscha; movement red
        red: rail red_bn_4 0906>0806>0706>0606>0506>0406>0306>0206>0106
        then red_bn_4 at = 0106",
    );
}

#[test]
fn the_own_zone_throws_nobody_off_the_train_in_the_enemys_phase() {
    check(
        &["23.1.T2.rail"],
        "
        given nobody else; edition original; turn 8; red_154 red_18_hq red_depot_1 at 1206; red_bn_4 at 1306; check
        given red_bn_4 are entrained; next turn
        allied: done
        red: done
        then phasing = allied
        then zone red 1306 = true
        then red_bn_4 is entrained = true",
    );
}
