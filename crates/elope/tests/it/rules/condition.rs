//! 10.0 Supply and communications.

use super::check;

#[test]
fn supply_and_communications_are_two_flags() {
    // An enclave: six battalions stand around a supplied company.
    check(
        &["10.0.a", "10.0.a#1", "10.0.a#2", "10.61", "10.61#1", "10.6.b"],
        "
        given nobody else; turn 2; us_339_a us_339_1_hq al_depot_1 at 3907
        given red_83_1 at 3807; red_83_2 at 3906; red_6kam at 3908; red_bn_4 at 4006; red_bn_5 at 4007
        given red_bn_8 at 4008
        given movement allied
        then us_339_a condition = oc
        then us_339_a allowance = 6
        given combat allied
        allied: attack 3807 us_339_a
        allied: done
        allied: resolve 3807
        allied: supply al_depot_1 ; 2
        then attack = 3
        given nobody else; us_339_a at 3907; movement allied
        then us_339_a condition = os oc",
    );
}

#[test]
fn companions_share_the_lines_of_their_hex() {
    check(
        &["10.0.b", "10.0.b#1"],
        "
        given nobody else; turn 2; fr_21_a br_rs10_a at 3607; br_rs10_hq al_depot_1 at 3907; movement allied
        then fr_21_a condition = normal
        then br_rs10_a condition = normal
        given br_rs10_a at 3608; movement allied
        then br_rs10_a condition = normal
        then fr_21_a condition = os oc",
    );
}

#[test]
fn a_mobile_depot_supplies_three_of_five_companions() {
    check(
        &["10.0.b", "10.0.b#2"],
        "
        given nobody else; turn 2; us_339_a us_339_b us_339_c us_339_d us_310_a at 3807
        given us_339_1_hq al_depot_1 at 3907
        given movement allied
        then us_339_a condition = normal
        then us_339_b condition = normal
        then us_339_c condition = normal
        then us_339_d condition = os
        then us_310_a condition = os",
    );
}

#[test]
fn whoever_marches_out_of_supply_attacks_out_of_supply() {
    check(
        &["10.0.c", "10.0.c#1"],
        "
        given non_historical; nobody else; turn 2; us_339_a at 3607; us_339_1_hq al_depot_1 at 3907
        given red_83_1 at 3307; br_rf30_1 br_rf29_1 br_87_depot at 4707
        given movement allied
        allied: march us_339_a 3507>3407
        then us_339_a condition = normal
        allied: done
        allied: attack 3307 us_339_a
        allied: done
        then us_339_a condition = normal
        allied: resolve 3307
        then us_339_a condition = os
        then attack = 1",
    );
}

#[test]
fn a_depot_lost_in_one_attack_is_missing_in_the_next() {
    check(
        &["10.0.c", "10.0.c#2"],
        "
        given non_historical; nobody else; turn 2; us_339_det al_depot_1 at 3907; al_depot_1 are static
        given us_339_1_hq at 4007
        given us_339_a us_339_b us_339_c at 3808; us_339_d at 4009; red_83_1 at 3807; red_83_2 at 4010
        given red_18_hq red_depot_1 at 3507; combat allied; check
        then us_339_d condition = normal
        allied: attack 3807 us_339_a+us_339_b+us_339_c+us_339_det
        allied: attack 4010 us_339_d
        allied: done
        allied: resolve 3807
        allied: supply nothing ; 4
        red: counterattack 3907
        red: supply nothing ; 4
        red: advance red_83_1 3907
        then al_depot_1 side = red
        allied: resolve 4010 ; 2
        then us_339_d condition = os",
    );
}

#[test]
fn a_mobile_depot_needs_nobody_to_move() {
    check(
        &["10.1", "10.1#1"],
        "
        given non_historical; nobody else; turn 2; al_depot_1 at 3507; us_339_1_hq at archangel; movement allied
        then distance 3507 4707 = 12
        then al_depot_1 left = 10
        allied: march al_depot_1 3607>3707>3807>3907>4007>4107>4207>4307>4407>4507
        then al_depot_1 at = 4507
        then al_depot_1 left = 0",
    );
}

#[test]
fn headquarters_and_tanks_do_not_starve() {
    check(
        &["10.2", "10.2#1"],
        "
        given nobody else; turn 2; us_339_1_hq br_tank_mk4 at 3607; check
        then us_339_1_hq condition = os
        then br_tank_mk4 condition = os oc
        given combat red
        red: done
        then us_339_1_hq at = 3607
        then br_tank_mk4 at = 3607
        then turn = 3",
    );
}

#[test]
fn being_out_of_supply_and_keeping_the_depot_both_halve() {
    check(
        &["10.3", "10.3#1", "10.3#2", "10.3#3"],
        "
        given nobody else; red_18_hq red_depot_1 at 2507; red_161_2 at 2509; br_rm at 2510; combat red; check
        then red_161_2 condition = os
        red: attack 2510 red_161_2
        red: done
        red: resolve 2510
        then attack = 1
        red: supply red_depot_1 ; 3
        then attack = 2
        given nobody else; red_18_hq red_depot_1 at 2507; red_154 at 2509; br_rm at 2510; combat red; check
        red: attack 2510 red_154
        red: done
        red: resolve 2510
        then attack = 2",
    );
}

#[test]
fn a_line_crosses_a_major_river_on_a_bridge_or_on_ice() {
    check(
        &["10.4", "10.4#1", "10.42", "10.42#1", "10.42#2"],
        "
        given nobody else; turn 2; weather dry; us_339_1_hq al_depot_1 at 3713; us_339_a at 3914; movement allied
        then us_339_a condition = os oc
        given bridge 3814/N; movement allied
        then us_339_a condition = normal
        given no bridge 3814/N; weather thaw; movement allied
        then us_339_a condition = os oc
        given weather snow; movement allied
        then us_339_a condition = normal",
    );
}

#[test]
fn minor_rivers_stop_no_line() {
    check(
        &["10.41", "10.41#1", "10.41#2"],
        "
        given nobody else; turn 2; weather dry; no bridge 2906/N; no bridge 3112/N; no bridge 3413/NE
        given no bridge 3514/N
        given us_339_1_hq al_depot_1 at 3313; us_339_a at 3213; movement allied
        then bridge 3213/N = false
        then us_339_a condition = normal
        given bridge 3213/N; movement allied
        then us_339_a condition = normal",
    );
}

#[test]
fn a_unit_with_both_lines_is_in_normal_condition() {
    check(
        &["10.5", "10.5#1", "10.51", "10.51#1"],
        "
        given nobody else; turn 2; us_339_a at 3707; us_339_1_hq at 4007; al_depot_1 at 3907; red_83_1 at 3607
        given movement allied
        then us_339_a condition = normal
        then us_339_a allowance = 12
        given combat allied
        allied: attack 3607 us_339_a
        allied: done
        allied: resolve 3607
        allied: supply al_depot_1 ; 1
        then attack = 3",
    );
}

#[test]
fn a_supplied_unit_has_a_road_within_two_hexes_and_its_hq_within_four() {
    check(
        &["10.52.a", "10.52.a#1", "10.52.a#2", "10.52.a#3"],
        "
        given nobody else; turn 2; us_339_a at 3805; us_339_1_hq at 4107; al_depot_1 at 3907; movement allied
        then distance 3805 4107 = 4
        then us_339_a condition = normal
        given nobody else; us_339_a at 3904; us_339_1_hq at 3905; al_depot_1 at 3907; movement allied
        then distance 3904 3905 = 1
        then us_339_a condition = os
        given nobody else; us_339_a at 3607; us_339_1_hq at 4107; al_depot_1 at 3907; movement allied
        then distance 3607 4107 = 5
        then us_339_a condition = os",
    );
}

#[test]
fn a_source_serves_nobody_far_from_the_roads() {
    check(
        &["10.52.a"],
        "
        given nobody else; turn 2; us_339_1_hq at 4707; us_339_a at 4811; us_339_b at 4809; movement allied
        then distance 4707 4811 = 4
        then us_339_a condition = os
        then us_339_b condition = normal",
    );
}

#[test]
fn a_supplied_hq_has_a_depot_or_source_within_six_hexes() {
    check(
        &["10.52.b", "10.52.b#1", "10.52.b#2"],
        "
        given nobody else; turn 2; us_339_a at 3707; us_339_1_hq at 4007; al_depot_1 at 3307; movement allied
        then distance 4007 3307 = 7
        then distance 4007 archangel = 7
        then us_339_1_hq condition = os
        then us_339_a condition = os
        given us_339_1_hq at 3907; movement allied
        then distance 3907 3307 = 6
        then us_339_1_hq condition = normal
        then us_339_a condition = normal",
    );
}

#[test]
fn regimental_and_brigade_hqs_stand_in_for_battalion_hqs() {
    check(
        &["10.52.c", "10.52.c#1", "10.52.c#2"],
        "
        given nobody else; turn 2; us_339_a at 3607; us_339_1_hq at 4207; us_339_hq al_depot_1 at 3907
        given movement allied
        then distance 3607 4207 = 6
        then us_339_a condition = normal
        given us_339_hq at never; movement allied
        then us_339_a condition = os oc
        given nobody else; br_rf45_a at 3607; br_sj_hq al_depot_1 at 3907; movement allied
        then br_rf45_a condition = normal
        given nobody else; wr_nrr_1 at 3607; br_rs10_a at 3608; br_grogan_hq al_depot_1 at 3907; movement allied
        then wr_nrr_1 condition = normal
        then br_rs10_a condition = os oc",
    );
}

#[test]
fn contingents_without_an_hq_use_a_british_or_american_one() {
    check(
        &["10.52.d", "10.52.d#1"],
        "
        given nobody else; turn 2; pl_mg at 3607; us_339_2_hq al_depot_1 at 3907; movement allied
        then pl_mg condition = normal
        given us_339_2_hq at never; br_rs10_hq at 3907; movement allied
        then pl_mg condition = normal
        given br_rs10_hq at never; fr_21_hq at 3907; movement allied
        then pl_mg condition = os oc",
    );
}

#[test]
fn communications_reach_five_hexes_and_in_the_original_edition_four() {
    check(
        &["10.6.a", "10.6.a#1", "10.6.a#2", "10.6.a#3"],
        "
        given nobody else; turn 2; us_339_a at 3607; us_339_1_hq at 4107; al_depot_1 at 3907; movement allied
        then distance 3607 4107 = 5
        then us_339_a condition = os
        given edition original; movement allied
        then us_339_a condition = os oc
        given us_339_1_hq at 4207; movement allied
        then us_339_a condition = os oc
        given edition renovated; movement allied
        then us_339_a condition = os oc
        given edition original; us_339_1_hq at 4007; movement allied
        then us_339_a condition = normal",
    );
}

#[test]
fn an_hq_without_a_line_to_the_rear_leaves_its_units_out_of_communications() {
    check(
        &["10.6.b", "10.6.b#1"],
        "
        given nobody else; turn 2; us_339_a us_339_1_hq al_depot_1 at 4107
        given red_83_1 red_83_2 red_6kam red_18_hq red_depot_1 at 4607; movement allied
        then us_339_a condition = normal
        given red_48rr_1 red_48rr_2 red_bn_4 red_6a_hq red_depot_2 at 4807; movement allied
        then zone red 4706 = true
        then zone red 4708 = true
        then zone red 4806 = true
        then zone red 4808 = true
        then us_339_a condition = oc",
    );
}

#[test]
fn plesetskaya_is_the_rear_in_the_renovated_edition_only() {
    // Allied companies shut Plesetskaya and the hex before it off from all the rest.
    check(
        &["10.6.b", "10.6.b#2"],
        "
        given nobody else; red_83_1 red_18_hq red_depot_1 at 2805
        given us_339_a at 2605; us_339_b at 2704; us_339_c at 2706; us_339_d at 2804; us_339_e at 2806
        given us_339_f at 2904
        given us_339_g at 2905; us_339_h at 2906; red holds plesetskaya; movement red
        then red_83_1 condition = normal
        given edition original; movement red
        then red_83_1 condition = oc",
    );
}

#[test]
fn an_enemy_zone_breaks_a_line_in_the_middle_but_not_at_its_end() {
    check(
        &["10.62.a", "10.62.a#1", "10.62.a#2"],
        "
        given nobody else; turn 2; weather dry; bridge 3814/N; us_339_1_hq al_depot_1 at 3713; us_339_a at 3914
        given red_83_1 red_83_2 red_6kam red_18_hq red_depot_1 at 3815; movement allied
        then zone red 3814 = true
        then us_339_a condition = os oc
        given red_83_1 red_83_2 red_6kam red_18_hq red_depot_1 at 4014; movement allied
        then zone red 3914 = true
        then zone red 3814 = false
        then us_339_a condition = normal",
    );
}

#[test]
fn red_lines_may_leave_by_the_south_edge() {
    // An enemy in its way to the edge, on all sides.
    check(
        &["10.62.a", "10.62.a#3"],
        "
        given nobody else; red_83_1 red_18_hq red_depot_1 at 0506; us_339_a at konoscha; us_339_b at kotlas
        given us_339_c at plesetskaya
        given movement red
        then red_83_1 condition = normal
        given us_339_d at 0406; us_339_e at 0405; us_339_f at 0407; us_339_g at 0505; us_339_h at 0507
        given us_339_i at 0606
        given movement red
        then red_83_1 condition = oc",
    );
}

#[test]
fn white_russians_and_serbs_trace_to_every_allied_hq() {
    check(
        &["10.62.b", "10.62.b#1"],
        "
        given nobody else; turn 2; wr_nrr_1 at 3607; sb_co at 3608; fr_21_hq al_depot_1 at 3907; movement allied
        then wr_nrr_1 condition = normal
        then sb_co condition = normal",
    );
}

#[test]
fn line_units_trace_to_their_own_battalion_or_its_regiment() {
    check(
        &["10.62.c", "10.62.c#1"],
        "
        given nobody else; turn 2; us_339_e at 3607; us_339_3_hq al_depot_1 at 3907; movement allied
        then us_339_e condition = os oc
        given us_339_3_hq at never; us_339_2_hq at 3907; movement allied
        then us_339_e condition = normal
        given us_339_2_hq at never; us_339_hq at 3907; movement allied
        then us_339_e condition = normal
        given nobody else; br_hants2_a at 3607; br_grogan_hq al_depot_1 at 3907; br_oxbucks1_hq at 3807
        given movement allied
        then br_hants2_a condition = normal
        given br_grogan_hq at never; movement allied
        then br_hants2_a condition = os oc",
    );
}

#[test]
fn american_engineers_and_machine_guns_trace_to_any_american_hq() {
    check(
        &["10.62.d", "10.62.d#1"],
        "
        given nobody else; turn 2; us_310_b at 3607; us_339_mg_1 at 3608; us_339_3_hq al_depot_1 at 3907
        given movement allied
        then us_310_b condition = normal
        then us_339_mg_1 condition = normal
        given us_339_3_hq at never; us_339_hq at 3907; movement allied
        then us_310_b condition = normal
        given us_339_hq at never; br_rs10_hq at 3907; movement allied
        then us_310_b condition = os oc
        then us_339_mg_1 condition = os oc",
    );
}

#[test]
fn american_detachments_trace_to_any_allied_hq() {
    check(
        &["10.62.e", "10.62.e#1"],
        "
        given nobody else; turn 2; us_339_det at 3607; us_310_det at 3608; br_rs10_hq al_depot_1 at 3907
        given movement allied
        then us_339_det condition = normal
        then us_310_det condition = normal
        given br_rs10_hq at never; fr_21_hq at 3907; movement allied
        then us_339_det condition = normal",
    );
}

#[test]
fn british_machine_guns_and_tanks_trace_to_british_battalions() {
    check(
        &["10.62.f", "10.62.f#1", "10.62.f#2"],
        "
        given nobody else; turn 2; br_mg_252_1 at 3607; br_mg_280_1 at 3608; br_tank_mk4 at 3707
        given us_339_1_hq al_depot_1 at 3907
        given al_depot_1 are static; movement allied
        then br_mg_252_1 condition = os oc
        then br_mg_280_1 condition = os oc
        then br_tank_mk4 condition = os oc
        given us_339_1_hq at never; br_rs10_hq at 3907; movement allied
        then br_mg_252_1 condition = normal
        then br_mg_280_1 condition = normal
        then br_tank_mk4 condition = normal
        given br_rs10_hq at never; br_grogan_hq at 3907; movement allied
        then br_tank_mk4 condition = os oc",
    );
}

#[test]
fn canadians_trace_to_american_and_british_hqs() {
    check(
        &["10.62.g", "10.62.g#1"],
        "
        given nobody else; turn 2; ca_16_a at 3607; us_339_1_hq al_depot_1 at 3907; movement allied
        then ca_16_a condition = normal
        given us_339_1_hq at never; br_sj_hq at 3907; movement allied
        then ca_16_a condition = normal
        given br_sj_hq at never; fr_21_hq at 3907; movement allied
        then ca_16_a condition = os oc",
    );
}

#[test]
fn the_french_trace_to_their_own_hq_and_american_ones() {
    check(
        &["10.62.h", "10.62.h#1", "10.62.h#2"],
        "
        given nobody else; turn 2; fr_21_a at 3607; br_rs10_hq al_depot_1 at 3907; movement allied
        then fr_21_a condition = os oc
        given br_rs10_hq at never; us_339_3_hq at 3907; movement allied
        then fr_21_a condition = normal
        given us_339_3_hq at never; fr_21_hq at 3907; movement allied
        then fr_21_a condition = normal",
    );
}

#[test]
fn the_grogan_brigade_serves_its_own_units() {
    check(
        &["10.62.i", "10.62.i#1", "10.62.i#2"],
        "
        given nobody else; turn 2; br_mtr_239 at 3607; br_mtr_238 at 3707; br_hants2_a at 3608
        given br_oxbucks1_a at 3708; br_arty_55 at 3807
        given br_mg_8 at 3706; br_mtr_240 at 3806; br_grogan_hq al_depot_1 at 3907; al_depot_1 are static
        given movement allied
        then br_mtr_239 condition = normal
        then br_mtr_238 condition = normal
        then br_hants2_a condition = normal
        then br_oxbucks1_a condition = normal
        then br_arty_55 condition = normal
        then br_mg_8 condition = normal
        then br_mtr_240 condition = os oc",
    );
}

#[test]
fn the_sadlier_jackson_brigade_serves_its_own_units() {
    check(
        &["10.62.j", "10.62.j#1"],
        "
        given nobody else; turn 2; br_mg_201 at 3607; br_mtr_240 at 3707; br_mtr_241 at 3806; br_rf45_a at 3608
        given br_rf46_a at 3708
        given br_arty_420 at 3807; br_mtr_239 at 3706; br_sj_hq al_depot_1 at 3907; al_depot_1 are static
        given movement allied
        then br_mg_201 condition = normal
        then br_mtr_240 condition = normal
        then br_mtr_241 condition = normal
        then br_rf45_a condition = normal
        then br_rf46_a condition = normal
        then br_arty_420 condition = normal
        then br_mtr_239 condition = os oc",
    );
}

#[test]
fn british_units_without_an_hq_use_any_british_or_american_one() {
    check(
        &["10.62.k", "10.62.k#1"],
        "
        given nobody else; turn 2; br_arty_21 at 3607; us_339_1_hq al_depot_1 at 3907; movement allied
        then br_arty_21 condition = normal
        given us_339_1_hq at never; br_yorks6_hq at 3907; movement allied
        then br_arty_21 condition = normal
        given br_yorks6_hq at never; fr_21_hq at 3907; movement allied
        then br_arty_21 condition = os oc",
    );
}

#[test]
fn a_red_unit_in_a_town_hears_from_plesetskaya() {
    check(
        &["10.7.a", "10.7.a#1", "10.7.a#2"],
        "
        given nobody else; red_161_2 red_depot_1 at emtsa; br_rm at 3207; red holds plesetskaya; movement red
        then red_161_2 condition = os
        given combat red
        red: attack 3207 red_161_2
        red: done
        red: resolve 3207
        then modifier = 0
        given nobody else; red_161_2 red_depot_1 at emtsa; allied holds plesetskaya; movement red
        then red_161_2 condition = os oc
        given red holds plesetskaya; us_339_a at 2605; us_339_b at 2704; us_339_c at 2706; us_339_d at 2804
        given us_339_e at 2806; us_339_f at 2805
        given movement red
        then red_161_2 condition = os oc",
    );
}

#[test]
fn in_the_open_plesetskaya_does_not_help() {
    check(
        &["10.7.b", "10.7.b#1", "10.7.b#2"],
        "
        given nobody else; red_161_2 red_depot_1 at 3007; red holds plesetskaya; movement red
        then red_161_2 condition = os oc
        given edition original; movement red
        then red_161_2 condition = os oc
        given edition renovated; red_18_hq at 2806; movement red
        then distance 3007 2806 = 3
        then red_161_2 condition = normal",
    );
}

#[test]
fn a_supplied_unit_has_a_depot_or_supply_town_within_six_hexes() {
    check(
        &["10.8", "10.8#1", "10.8#2", "10.8#3"],
        "
        given nobody else; turn 2; us_339_a at 3507; us_339_1_hq at 3907; al_depot_1 at 4107; movement allied
        then distance 3507 4107 = 6
        then us_339_a condition = normal
        given al_depot_1 at 4207; movement allied
        then us_339_1_hq condition = normal
        then us_339_a condition = os
        given nobody else; us_339_a at archangel; us_339_1_hq at 3707; movement allied
        then distance archangel 3707 = 10
        then us_339_a condition = normal",
    );
}

#[test]
fn any_of_three_failings_puts_a_unit_out_of_supply() {
    check(
        &["10.81", "10.81#1", "10.81#2", "10.81#3"],
        "
        given nobody else; turn 2; us_339_a at 3609; us_339_1_hq at 4007; al_depot_1 at 3608; movement allied
        then distance 3609 4007 = 5
        then distance 3609 3608 = 1
        then us_339_a condition = os
        given nobody else; us_339_a at 3904; us_339_1_hq al_depot_2 at 3906; al_depot_1 at 3905; movement allied
        then distance 3904 3906 = 2
        then us_339_a condition = os
        given nobody else; us_339_a at 3606; us_339_1_hq at 3907; al_depot_1 at 4107; movement allied
        then distance 3606 3907 = 4
        then distance 3606 4107 = 6
        then us_339_a condition = normal
        given edition original; movement allied
        then us_339_a condition = normal",
    );
}

#[test]
fn being_out_of_supply_halves_strength_and_movement() {
    check(
        &["10.82", "10.82#1"],
        "
        given nobody else; red_154 at 2509; red_18_hq red_depot_1 at 2507; us_339_a us_339_1_hq al_depot_1 at 2510
        given movement red
        then red_154 condition = os
        then red_154 allowance = 5
        given combat allied
        allied: attack 2509 us_339_a
        allied: done
        allied: resolve 2509
        then defence = 3",
    );
}

#[test]
fn each_unit_out_of_supply_rolls_to_survive() {
    check(
        &["10.83", "10.83#1", "10.83#2", "10.83#3"],
        "
        given nobody else; turn 2; us_339_a us_339_b at 3607; combat red
        red: done ; 5 4
        then us_339_a steps = 1
        then us_339_b steps = 2
        given nobody else; us_339_a at 3607; fort 3607; combat red
        given us_339_a are full
        red: done ; 5
        then us_339_a steps = 2
        given nobody else; us_339_a at 3607; combat red
        red: done ; 6
        then us_339_a steps = 1
        given nobody else; us_339_a at shenkursk; us_339_a are full; combat red
        red: done ; 6
        then us_339_a steps = 2
        given nobody else; red_48rr_1 at 2809; red_48rr_1 are reduced; combat red
        red: done ; 3
        then red_48rr_1 at = lost",
    );
}

#[test]
fn a_unit_without_supply_and_communications_is_quartered() {
    check(
        &["10.9", "10.9#1", "10.9#2"],
        "
        given nobody else; red_154 at 2509; us_339_a us_339_1_hq al_depot_1 at 2510; movement red
        then red_154 condition = os oc
        then red_154 allowance = 3
        given combat allied
        allied: attack 2509 us_339_a
        allied: done
        allied: resolve 2509
        then defence = 2
        given nobody else; red_161_2 at 2509; red_depot_1 at 2507; br_rm at 2510; combat red; check
        red: attack 2510 red_161_2
        red: done
        red: resolve 2510
        then attack = 1
        given nobody else; red_154 at 2509; red_depot_1 at 2507; br_rm at 2510; combat red; check
        red: attack 2510 red_154
        red: done
        red: resolve 2510
        then attack = 1
        given edition original; nobody else; red_154 at 2509; red_depot_1 at 2507; br_rm at 2510; combat red; check
        then red_154 allowance = 3",
    );
}

#[test]
fn five_hexes_and_a_line_to_plesetskaya_are_communications() {
    check(
        &["AID.cond.a", "AID.cond.a#1"],
        "
        given nobody else; red_161_2 at 3207; red_depot_1 at 3006; red_18_hq at plesetskaya; red_18_hq at 2805
        given movement red
        then distance 3207 2805 = 5
        then red_161_2 condition = os",
    );
}

#[test]
fn bereznik_ends_a_supply_line_but_no_line_of_communications() {
    check(
        &["10.8", "10.8#4", "10.8#5", "10.6.b", "10.62.a", "11.2.a"],
        "
        given nobody else; turn 2; us_339_a at bereznik; allied holds bereznik; movement allied
        then us_339_a condition = os oc
        given us_339_1_hq at bereznik; movement allied
        then us_339_a condition = normal
        given us_339_1_hq at never; us_339_a at archangel; movement allied
        then us_339_a condition = normal",
    );
}
