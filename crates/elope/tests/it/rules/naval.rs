//! 15.0 Naval units, and what else belongs to the river: 4.5, 9.0.c, 14.21.b, 14.4.c, 18.2, AID.naval.

use super::check;

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
fn deep_ships_keep_to_major_rivers() {
    check(
        &["15.0.a", "15.0.a#1", "15.0.a#2", "15.0.a#3"],
        "given nobody else; turn 1; al_mon_23_25 al_gb_advokat al_steamer_1 al_cv_nairana at 3615/SE; movement allied
        allied: sail al_mon_23_25 3515/N -> refused 15.0.a
        allied: sail al_cv_nairana 3515/N -> refused 15.0.a
        allied: sail al_gb_advokat 3515/N
        allied: sail al_steamer_1 3515/N
        given edition original; al_gb_advokat al_steamer_1 at 3615/SE; movement allied
        allied: sail al_steamer_1 3515/N -> refused 15.0.a
        allied: sail al_gb_advokat 3515/N -> refused 15.0.a
        allied: sail al_steamer_1 3515/NE
        given al_cv_argus at 4707/NW; al_gb_cicala at 2702/NE; movement allied
        allied: sail al_cv_argus 4706/NE -> refused 15.0.a
        allied: sail al_gb_cicala 2703/NW -> refused 15.0.a
        allied: sail us_339_a 2703/NW -> refused elope-not-on-the-map",
    );
}

#[test]
fn monitors_use_the_dvina() {
    check(
        &["AID.naval.a", "AID.naval.a#1"],
        "given nobody else; turn 11; al_mon_23_25 al_cv_pegasus at 3615/SE; movement allied
        allied: sail al_mon_23_25 3515/NE>3516/N
        allied: sail al_cv_pegasus 3515/NE
        allied: sail al_mon_23_25 3516/NE -> refused 4.2.c",
    );
}

#[test]
fn a_barge_goes_by_its_own_allowance_on_major_rivers() {
    check(
        &["12.51.b", "23.1.T10.a", "23.1.T10.a#1"],
        "given nobody else; turn 11; al_barge al_balloon_1 al_ds_fox al_ds_cyclops at 3615/SE; movement allied
        then al_barge left = 15
        allied: sail al_barge+al_balloon_1 3615/NE>3715/SE
        then al_barge left = 13
        allied: sail al_barge 3615/NE>3615/SE>3515/N -> refused 15.0.a
        given al_ds_fox at 4707/NW; turn 10; movement allied
        allied: sail al_ds_fox 4706/NE -> refused 23.1.T10.a
        given edition original; movement allied
        allied: sail al_ds_cyclops 3615/NE -> refused 23.1.T10.a",
    );
}

#[test]
fn vessels_go_thirty_hexsides_from_corner_to_corner() {
    check(
        &["15.0.b", "15.0.b#1", "15.0.b#2", "15.2", "15.2#1"],
        "given nobody else; turn 1; al_gb_advokat al_steamer_1 at 4707/NW; movement allied
        allied: sail al_gb_advokat 4608/N -> refused 15.0.b
        allied: sail al_steamer_1 4706/NE>4607/N>4607/NE>4608/N>4608/NE>4509/N>4509/NE>4510/N>4511/NW>4511/N>4511/NE>4512/N>4512/NE>4413/N>4513/SE>4514/N>4514/NE>4415/NW>4414/NE>4315/NW>4314/NE>4215/NW>4214/NE>4115/NW>4114/NE>4015/NW>4014/N>4013/SE>3913/NE>3913/SE>3813/NE -> refused 15.2
        allied: sail al_gb_advokat 4706/NE>4607/N>4607/NE>4608/N>4608/NE>4509/N>4509/NE>4510/N>4511/NW>4511/N>4511/NE>4512/N>4512/NE>4413/N>4513/SE>4514/N>4514/NE>4415/NW>4414/NE>4315/NW>4314/NE>4215/NW>4214/NE>4115/NW>4114/NE>4015/NW>4014/N>4013/SE>3913/NE>3913/SE
        then al_gb_advokat at = 3913/SE
        then al_gb_advokat left = 0",
    );
}

#[test]
fn terrain_and_zones_on_the_banks_mean_nothing_to_vessels() {
    check(
        &["15.0.c", "15.0.c#1", "15.21", "15.21#1"],
        "given nobody else; turn 1; al_gb_advokat at 3417/NW; red_83_1 red_83_2 red_bn_8 at 3317; movement allied
        given red_83_1 red_83_2 red_bn_8 are not os
        then zone red 3316 = true
        allied: sail al_gb_advokat 3416/NE>3317/NW>3316/NE>3217/NW
        then al_gb_advokat left = 26
        then al_gb_advokat at = 3217/NW",
    );
}

#[test]
fn artillery_on_the_bank_sinks_a_steamer_on_three() {
    check(
        &["15.0.d", "15.0.d#1", "15.0.d#3"],
        "given nobody else; turn 2; al_steamer_1 red_steamer_1 at 3715/SE; red_steamer_1 are captured
        given red_18_1_hq red_arty_1 red_arty_2 at 3615; movement allied
        allied: sail al_steamer_1+red_steamer_1 3615/NE>3615/SE ; 3 -> pauses, rest sail al_steamer_1+red_steamer_1 3615/SE
        then asked = allied
        then prompt = elope-ask-lost-ship
        allied: lose red_gb_1:1 -> refused 15.0.d
        allied: lose red_steamer_1:1
        then red_steamer_1 at = lost
        then al_steamer_1 at = 3615/NE
        allied: sail al_steamer_1 3615/SE>3515/NE
        then al_steamer_1 at = 3515/NE",
    );
}

#[test]
fn fire_that_misses_lets_the_stack_go_on() {
    check(
        &["15.0.d#2"],
        "given nobody else; turn 2; al_steamer_1 at 3715/SE; red_arty_1 at 3615; red_arty_2 at 3616; movement allied
        allied: sail al_steamer_1 3615/NE>3615/SE ; 4 -> pauses, rest sail al_steamer_1 3615/SE
        allied: sail al_steamer_1 3615/SE ; 4
        then al_steamer_1 at = 3615/SE",
    );
}

#[test]
fn an_hq_alone_fires_and_a_battalion_does_not() {
    check(
        &["15.0.d"],
        "given nobody else; turn 2; al_steamer_1 at 3715/SE; red_bn_8 at 3615; movement allied
        allied: sail al_steamer_1 3615/NE
        given nobody else; al_steamer_1 at 3715/SE; red_18_1_hq at 3615; movement allied
        allied: sail al_steamer_1 3615/NE ; 3
        then al_steamer_1 at = lost",
    );
}

#[test]
fn mortars_fire_on_red_steamers() {
    check(
        &["15.0.d"],
        "given nobody else; turn 11; red_steamer_1 at 3715/SE; br_mtr_238 at 3615; movement red
        red: sail red_steamer_1 3615/NE ; 1
        then red_steamer_1 at = lost",
    );
}

#[test]
fn passengers_of_a_sunk_steamer_come_ashore_reduced() {
    check(
        &["15.0.e", "15.0.e#1", "15.0.e#2"],
        "given nobody else; turn 2; al_steamer_1 at 3715/SE; red_arty_1 at 3615; movement allied
        given br_rs10_a br_rs10_b al_depot_1 aboard al_steamer_1
        allied: sail al_steamer_1 3615/NE ; 2
        then al_steamer_1 at = lost
        then br_rs10_a at = 3716
        then br_rs10_b at = 3716
        then br_rs10_a steps = 1
        then br_rs10_b steps = 1
        then al_depot_1 at = lost
        allied: march br_rs10_a 3816 -> refused 4.2.c",
    );
}

#[test]
fn passengers_without_a_free_bank_are_lost() {
    check(
        &["15.0.e"],
        "given nobody else; turn 2; al_steamer_1 at 3715/SE; red_arty_1 at 3615; red_bn_8 at 3716; movement allied
        given br_rs10_a aboard al_steamer_1
        allied: sail al_steamer_1 3615/NE ; 2
        then br_rs10_a at = lost",
    );
}

#[test]
fn a_gunboat_in_the_stack_draws_the_fire() {
    check(
        &["15.0.f", "15.0.f#1", "15.0.f#2", "15.0.f#3"],
        "given nobody else; turn 2; al_steamer_1 al_gb_advokat at 3715/SE; red_arty_1 at 3615; movement allied
        allied: sail al_steamer_1+al_gb_advokat 3615/NE ; 1
        then al_gb_advokat at = lost
        then al_steamer_1 at = 3615/NE
        given al_steamer_1 al_gb_advokat at 3715/SE; movement allied
        allied: sail al_steamer_1+al_gb_advokat 3615/NE ; 2
        then al_gb_advokat at = 3615/NE
        then al_steamer_1 at = lost
        given al_steamer_1 al_gb_advokat at 3715/SE; movement allied
        allied: sail al_steamer_1+al_gb_advokat 3615/NE ; 3
        then al_gb_advokat at = 3615/NE
        then al_steamer_1 at = 3615/NE
        given al_ms_sword at 3715/SE; movement allied
        allied: sail al_ms_sword 3615/NE ; 2
        then al_ms_sword at = 3615/NE
        given al_ms_sword at 3715/SE; movement allied
        allied: sail al_ms_sword 3615/NE ; 1
        then al_ms_sword at = lost",
    );
}

#[test]
fn one_die_covers_the_whole_stack() {
    check(
        &["AID.naval.b", "AID.naval.b#1"],
        "given nobody else; turn 2; red_steamer_1 are captured; red_arty_1 at 3615
        given al_gb_advokat al_steamer_1 red_steamer_1 at 3715/SE; movement allied
        allied: sail al_gb_advokat+al_steamer_1+red_steamer_1 3615/NE ; 3
        then al_gb_advokat at = 3615/NE",
    );
}

#[test]
fn carriers_stay_below_bereznik() {
    check(
        &["15.0.g", "15.0.g#1", "15.0.g#2"],
        "given nobody else; turn 1; al_cv_pegasus at 2920/NE; al_cv_nairana at 4707/NW; movement allied
        allied: sail al_cv_pegasus 2821/N -> refused 15.0.g
        allied: sail al_cv_nairana 4706/NE>4607/N>4607/NE>4608/N>4608/NE>4509/N>4509/NE>4510/N>4511/NW>4511/N>4511/NE>4512/N>4512/NE>4413/N>4513/SE>4514/N>4514/NE>4415/NW>4414/NE>4315/NW>4314/NE>4215/NW>4214/NE>4115/NW>4114/NE>4015/NW>4014/N>4013/SE>3913/NE>3913/SE
        given turn 2; movement allied
        allied: sail al_cv_nairana 3813/NE>3814/N>3814/NE>3715/N>3715/NE>3715/SE>3615/NE>3615/SE>3515/NE>3516/N>3516/NE>3417/NW>3416/NE>3317/NW>3316/NE>3217/NW>3216/NE>3117/N>3117/NE>3118/N>3118/NE>3019/N>3019/NE>3020/N>3020/NE>2921/NW>2920/NE
        then al_cv_nairana at = 2920/NE",
    );
}

#[test]
fn a_carrier_takes_its_aircraft_along() {
    check(
        &["15.0.b"],
        "given nobody else; turn 1; al_cv_nairana at 4707/NW; al_short_1 al_short_2 aboard al_cv_nairana; movement allied
        allied: sail al_cv_nairana 4706/NE
        then al_short_1 at = aboard:al_cv_nairana
        allied: land al_short_1 4707 -> refused 15.3.b",
    );
}

#[test]
fn naval_guns_support_troops_beside_them() {
    check(
        &["15.0.h", "15.0.h#1", "15.0.h#2"],
        "given nobody else; turn 1; br_rs10_a al_depot_1 at 3615; al_mon_23_25 at 3615/NE; red_bn_8 at 3716
        given br_rs10_b at 3715; al_steamer_1 at 3615/NE; combat allied
        allied: attack 3716 br_rs10_b+al_mon_23_25 -> refused 15.0.h
        allied: attack 3716 br_rs10_a+al_steamer_1 -> refused 15.0.h
        allied: attack 3716 br_rs10_a+al_mon_23_25
        allied: done
        allied: resolve 3716
        then strengths = 4-1
        allied: supply al_depot_1 ; 4
        then strengths = 5-1",
    );
}

#[test]
fn vessels_cut_off_have_half_their_allowance() {
    check(
        &["15.1.a", "15.1.a#1", "15.1.a#2"],
        "given nobody else; turn 2; al_gb_advokat at 1017/SE; movement allied
        then al_gb_advokat left = 30
        given red_gb_1 at 1018/N; movement allied
        then al_gb_advokat left = 30
        given red_83_1 red_83_2 red_bn_8 red_18_1_hq red_depot_1 at 0917; movement allied
        then zone red 1017 = true
        then zone red 1018 = true
        then al_gb_advokat left = 15
        then al_gb_advokat condition = oc
        given check
        then al_gb_advokat condition = oc
        given red_gb_1 at 1147/NE; movement allied
        then al_gb_advokat left = 30",
    );
}

#[test]
fn mines_of_their_own_cut_allied_vessels_off() {
    check(
        &["15.1.a"],
        "given nobody else; turn 2; al_gb_advokat at 1017/SE; red_83_1 red_83_2 red_bn_8 red_18_1_hq red_depot_1 at 0917
        given mined 1018/N; movement allied
        then al_gb_advokat left = 15
        given red_gb_1 at 1017/SE; al_gb_advokat at never; movement red
        then red_gb_1 left = 30",
    );
}

#[test]
fn ice_closes_the_rivers() {
    check(
        &["15.1.b", "15.1.b#1", "14.21.b", "14.21.b#1", "14.21.b#2"],
        "given nobody else; turn 4; al_steamer_1 al_gb_advokat at 3615/NE; movement allied
        allied: sail al_steamer_1 3615/SE -> refused 15.1.b
        allied: sail al_gb_advokat 3615/SE -> refused 15.1.b
        given turn 9; movement allied
        allied: sail al_gb_advokat 3615/SE
        then al_gb_advokat at = 3615/SE
        given red_gb_1 at 1147/N; movement red
        red: sail red_gb_1 1246/NE -> refused 15.1.b",
    );
}

#[test]
fn the_vaga_freezes_in_november() {
    check(
        &["14.4.c", "14.4.c#1", "14.4.c#2"],
        "given nobody else; turn 3; weather snow; ice; al_steamer_1 at 2720/NE; al_gb_advokat at 3615/NE; movement allied
        allied: sail al_steamer_1 2621/NW
        allied: sail al_gb_advokat 3615/SE
        given turn 4; movement allied
        allied: sail al_steamer_1 2620/NE -> refused 15.1.b",
    );
}

#[test]
fn naval_stacks_split_and_each_part_goes_on() {
    check(
        &["15.22", "15.22#1"],
        "given nobody else; turn 1; al_gb_advokat al_gb_cicala at 3814/NE; movement allied
        allied: sail al_gb_advokat+al_gb_cicala 3715/N>3715/NE>3715/SE>3615/NE>3615/SE>3615/NE>3715/SE>3715/NE>3715/SE>3615/NE
        then al_gb_cicala left = 20
        allied: sail al_gb_advokat 3615/SE>3515/NE>3516/N
        then al_gb_advokat left = 17
        allied: sail al_gb_cicala 3615/SE>3515/N>3515/NW
        then al_gb_cicala left = 17
        allied: sail al_gb_advokat 3516/NE -> refused 4.2.c",
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
        given non_historical; turn 1; br_rs10_a br_rs10_b br_rs10_c br_rs10_d at archangel; movement allied
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
fn gunboats_sink_a_steamer_on_three() {
    check(
        &["15.5", "15.5#1", "AID.naval.c", "15.0.e"],
        "given nobody else; turn 2; al_gb_advokat at 3715/NE; red_steamer_1 at 3615/NE; red_bn_8 aboard red_steamer_1
        given movement allied
        allied: sail al_gb_advokat 3715/SE>3715/NE -> pauses, rest sail al_gb_advokat 3715/NE
        then prompt = elope-ask-fire
        allied: done -> refused 3.0.c
        allied: fire red_steamer_1 ; 3
        then red_steamer_1 at = lost
        then asked = red
        then red_bn_8 at = adrift
        red: rescue 3715 -> refused 15.0.e
        red: rescue 3716
        then red_bn_8 at = 3716
        then red_bn_8 steps = 1
        then asked = allied",
    );
}

#[test]
fn a_company_of_a_sunk_steamer_is_put_ashore_reduced() {
    check(
        &["AID.naval.c#1"],
        "given nobody else; turn 2; red_gb_1 at 3715/NE; al_steamer_1 at 3615/NE; us_339_a aboard al_steamer_1; movement red
        red: sail red_gb_1 3715/SE
        red: fire al_steamer_1 ; 1
        allied: rescue 3615
        then us_339_a at = 3615
        then us_339_a steps = 1",
    );
}

#[test]
fn a_steamer_surrenders_on_five_with_its_depots() {
    check(
        &["15.5#2"],
        "given nobody else; turn 2; al_mon_23_25 at 3715/NE; red_steamer_1 at 3615/NE; movement allied
        given red_bn_8 red_depot_1 aboard red_steamer_1
        allied: sail al_mon_23_25 3715/SE
        allied: fire red_steamer_1 ; 5
        then red_steamer_1 side = allied
        then red_depot_1 side = allied
        then red_depot_1 at = aboard:red_steamer_1
        then red_bn_8 at = lost
        allied: sail red_steamer_1 3615/SE -> refused 4.2.c
        given movement allied
        allied: sail red_steamer_1 3615/SE",
    );
}

#[test]
fn a_steamer_escapes_on_six_by_ten_hexsides() {
    check(
        &["15.5#3"],
        "given nobody else; turn 2; al_gb_advokat at 3715/NE; red_steamer_1 at 3615/NE; movement allied
        allied: sail al_gb_advokat 3715/SE
        allied: fire red_steamer_1 ; 6
        then asked = red
        then prompt = elope-ask-escape
        red: escape 3615/SE>3515/NE>3516/N>3516/NE>3417/NW>3416/NE>3317/NW>3316/NE>3217/NW>3216/NE>3117/N -> refused 15.5
        red: escape 3615/SE>3515/NE>3516/N>3516/NE>3417/NW>3416/NE>3317/NW>3316/NE>3217/NW>3216/NE
        then red_steamer_1 at = 3216/NE
        allied: sail al_gb_advokat 3615/NE
        then asked = allied",
    );
}

#[test]
fn each_stack_tries_each_steamer_once() {
    check(
        &["15.5"],
        "given nobody else; turn 2; al_gb_advokat al_gb_cicala al_ms_sword at 3715/NE; red_steamer_1 at 3615/NE; movement allied
        allied: sail al_ms_sword 3715/SE
        then prompt = elope-ask-movement
        allied: sail al_gb_advokat 3715/SE
        allied: fire red_steamer_1 ; 6
        red: hold
        then red_steamer_1 at = 3615/NE
        allied: sail al_gb_advokat 3715/NE>3715/SE
        then prompt = elope-ask-movement
        allied: sail al_gb_cicala 3715/SE
        then prompt = elope-ask-fire
        allied: hold
        allied: fire red_steamer_1 -> refused 15.5
        allied: sail al_gb_cicala 3715/NE",
    );
}

#[test]
fn gunboats_that_meet_roll_a_die_each() {
    check(
        &["15.6.a", "15.6.a#1", "15.6.c#2", "15.6.d"],
        "given nobody else; turn 2; al_gb_advokat al_steamer_1 at 3715/NE; red_gb_1 at 3615/NE; movement allied
        allied: sail al_gb_advokat+al_steamer_1 3715/SE ; 3 2
        then al_gb_advokat at = 3715/SE
        then red_gb_1 at = 3615/NE
        allied: sail al_gb_advokat 3715/NE -> refused 15.6.c
        allied: sail al_steamer_1 3715/NE -> refused 15.6.c",
    );
}

#[test]
fn the_better_dice_are_compared_first() {
    check(
        &["15.6.a#2"],
        "given nobody else; turn 2; al_gb_advokat al_gb_cicala at 3715/NE; red_gb_1 at 3615/NE; movement allied
        allied: sail al_gb_advokat+al_gb_cicala 3715/SE ; 2 5 3
        then red_gb_1 at = 3615/SE
        then al_gb_advokat at = 3715/SE
        then al_gb_cicala at = 3715/SE",
    );
}

#[test]
fn a_difference_of_five_sinks() {
    check(
        &["15.6.b", "15.6.b#1", "15.6.b#2"],
        "given nobody else; turn 2; al_gb_advokat al_gb_cicala at 3715/NE; red_gb_1 at 3615/NE; movement allied
        allied: sail al_gb_advokat 3715/SE ; 2 6
        then al_gb_advokat at = lost
        then red_gb_1 at = 3615/NE
        allied: sail al_gb_cicala 3715/SE ; 1 6
        then al_gb_cicala at = lost
        given edition original; al_gb_advokat at 3715/NE; al_mon_23_25 at 3715/NE; movement allied
        allied: sail al_gb_advokat 3715/SE ; 1 6
        then al_gb_advokat at = lost
        allied: sail al_mon_23_25 3715/SE ; 6 1
        then red_gb_1 at = lost",
    );
}

#[test]
fn a_smaller_difference_displaces() {
    check(
        &["15.6.c", "15.6.c#1", "15.6.c#3"],
        "given nobody else; turn 2; al_gb_advokat al_gb_cicala at 3715/NE; red_gb_1 at 3615/NE; movement allied
        allied: sail al_gb_advokat 3715/SE>3615/NE -> refused 4.4.a
        allied: sail al_gb_advokat 3715/SE ; 5 2
        then red_gb_1 at = 3615/SE
        allied: sail al_gb_advokat 3615/NE>3615/SE>3515/NE
        then al_gb_advokat at = 3515/NE
        allied: sail al_gb_cicala 3715/SE>3615/NE>3715/SE ; 1 1
        then al_gb_cicala at = 3715/SE
        then al_gb_cicala is stopped = true
        then red_gb_1 at = 3615/SE",
    );
}

#[test]
fn a_displaced_mover_ends_its_move() {
    check(
        &["15.6.c"],
        "given nobody else; turn 2; al_gb_advokat at 3715/NE; red_gb_1 at 3615/NE; movement allied
        allied: sail al_gb_advokat 3715/SE ; 1 1
        then al_gb_advokat at = 3715/NE
        allied: sail al_gb_advokat 3715/N -> refused 15.6.c",
    );
}

#[test]
fn the_owner_chooses_where_a_vessel_gives_way() {
    check(
        &["15.6.c"],
        "given nobody else; turn 2; al_gb_advokat at 2920/NE; red_gb_1 at 2821/NE; movement allied
        allied: sail al_gb_advokat 2821/N ; 5 2
        then asked = red
        then prompt = elope-ask-displaced
        red: escape 2821/N -> refused 15.6.c
        red: escape 2821/SE
        then red_gb_1 at = 2821/SE
        given red_gb_1 at 1017/SE; al_gb_advokat at 1019/NW; movement allied
        allied: sail al_gb_advokat 1018/N ; 5 2
        then red_gb_1 at = lost",
    );
}

#[test]
fn red_adds_one_and_so_do_the_allies_with_a_monitor() {
    check(
        &["15.6.d", "15.6.d#1", "15.6.d#2"],
        "given nobody else; turn 2; al_gb_advokat at 3715/NE; red_gb_1 at 3615/NE; movement allied
        allied: sail al_gb_advokat 3715/SE ; 5 4
        then red_gb_1 at = 3615/NE
        then al_gb_advokat is stopped = true
        given nobody else; al_gb_advokat al_mon_23_25 at 3715/NE; red_gb_1 red_gb_2 at 3615/NE; movement allied
        allied: sail al_gb_advokat+al_mon_23_25 3715/SE ; 2 5 5 2
        then red_gb_1 at = 3615/NE
        then red_gb_2 at = 3615/NE
        then al_gb_advokat is stopped = true
        then al_mon_23_25 is stopped = true",
    );
}

#[test]
fn mines_cost_ten_points_and_bar_the_allies() {
    check(
        &["15.7.a", "15.7.a#1", "15.7.a#2", "15.7.b", "15.7.b#1"],
        "given nobody else; turn 12; al_ms_sword at 3615/NE; al_steamer_1 at 3715/NE; al_gb_advokat at 3615/SE; movement allied
        allied: mine al_gb_advokat 3615/SE -> refused 15.7.a
        allied: mine al_ms_sword 3515/NE -> refused 15.7.a
        allied: mine al_ms_sword 3615/NE
        then al_ms_sword left = 20
        then mines 3615/NE = true
        allied: mine al_ms_sword 3615/NE -> refused 15.7.a
        allied: sail al_ms_sword 3715/SE
        allied: mine al_ms_sword 3715/SE
        then al_ms_sword left = 9
        allied: mine al_ms_sword 3715/NE -> refused 15.7.a
        allied: sail al_steamer_1 3715/SE -> refused 15.7.b
        allied: sail al_gb_advokat 3615/NE -> refused 15.7.b",
    );
}

#[test]
fn red_vessels_risk_the_minefield() {
    check(
        &["15.7.c", "15.7.c#1", "15.7.c#2", "15.7.c#3", "AID.naval.d", "AID.naval.d#1"],
        "given nobody else; turn 12; red_gb_1 red_gb_2 red_steamer_1 at 3715/NE; mined 3715/SE; movement red
        red: sail red_gb_1 3715/SE ; 2
        then red_gb_1 at = lost
        red: sail red_gb_2+red_steamer_1 3715/SE>3615/NE ; 3 1 -> pauses, rest sail red_gb_2 3615/NE
        then red_steamer_1 at = lost
        then red_gb_2 left = 24
        then mines 3715/SE = true
        red: sail red_gb_2 3615/NE
        then red_gb_2 left = 23",
    );
}

#[test]
fn minesweepers_clear_mines_on_three() {
    check(
        &["15.71.a", "15.71.a#1", "15.71.a#2", "15.71.a#3", "AID.naval.d"],
        "given nobody else; turn 12; al_ms_sword al_ms_morris at 3615/NE; mined 3715/SE; mined 3615/SE; movement allied
        allied: sweep al_ms_sword 3715/NE -> refused 15.71.a
        allied: sweep al_ms_sword 3615/NE -> refused 15.71.a
        allied: sweep al_ms_sword 3715/SE ; 3
        then mines 3715/SE = false
        allied: sweep al_ms_sword 3615/SE -> refused 15.71.a
        allied: sail al_ms_sword 3715/SE -> refused 4.2.c
        given al_ms_morris are aground
        allied: sweep al_ms_morris 3615/SE -> refused 15.71.a
        given al_ms_morris are not aground; al_ms_morris are laid
        allied: sweep al_ms_morris 3615/SE -> refused 15.71.a
        given al_ms_morris are not laid
        allied: sweep al_ms_morris 3615/SE ; 4
        then mines 3615/SE = true",
    );
}

#[test]
fn a_hexside_beyond_toulgas_is_swept_for_good() {
    check(
        &["15.71.a", "15.8.e"],
        "given nobody else; turn 12; al_ms_sword al_gb_advokat at 2723/SE; movement allied
        allied: sweep al_ms_sword 2723/NE -> refused 15.71.a
        allied: sweep al_ms_sword 2623/NE ; 1
        then swept 2623/NE = true
        allied: sail al_gb_advokat 2623/NE ; 3
        then al_gb_advokat at = 2623/NE",
    );
}

#[test]
fn minesweepers_run_aground_like_gunboats() {
    check(
        &["15.71.b", "15.71.b#1"],
        "given nobody else; turn 12; al_ms_sword at 2920/NE; movement allied
        allied: sail al_ms_sword 2821/N ; 2
        then al_ms_sword is aground = true
        allied: sail al_ms_sword 2821/NE -> refused 15.8.b
        allied: mine al_ms_sword 2821/N -> refused 15.8.b
        allied: done
        allied: done
        red: done
        red: done
        then al_ms_sword is aground = false",
    );
}

#[test]
fn low_water_keeps_monitors_below_bereznik() {
    check(
        &["15.8.a", "15.8.a#1", "15.8.a#2"],
        "given nobody else; turn 12; al_mon_23_25 al_cv_pegasus at 2920/NE; al_mon_24_26 at 2822/N; al_mon_27_33 at 2720/NE
        given movement allied
        allied: sail al_mon_23_25 2821/N -> refused 15.8.a
        allied: sail al_mon_24_26 2822/NE -> refused 15.8.a
        allied: sail al_mon_24_26 2821/SE -> refused 15.8.a
        allied: sail al_mon_24_26 2821/NE ; 3
        allied: sail al_mon_27_33 2621/NW -> refused 15.8.a
        allied: sail al_mon_27_33 2721/NW ; 1
        then al_mon_27_33 is aground = true
        given turn 11; movement allied
        allied: sail al_mon_23_25 2821/N
        then al_mon_23_25 at = 2821/N",
    );
}

#[test]
fn gunboats_run_aground_on_one_and_two() {
    check(
        &["15.8.b", "15.8.b#1", "15.8.b#2", "AID.naval.d"],
        "given nobody else; turn 12; al_gb_advokat at 2920/NE; movement allied
        allied: sail al_gb_advokat 2821/N>2821/NE ; 3 -> pauses, rest sail al_gb_advokat 2821/NE
        allied: sail al_gb_advokat 2821/NE>2822/N ; 1
        then al_gb_advokat at = 2821/NE
        then al_gb_advokat is aground = true
        allied: sail al_gb_advokat 2822/N -> refused 15.8.b
        given turn 11; al_gb_advokat at 2920/NE; al_gb_advokat are not aground; movement allied
        allied: sail al_gb_advokat 2821/N>2821/NE
        then al_gb_advokat at = 2821/NE",
    );
}

#[test]
fn a_grounded_vessel_is_fought_normally() {
    check(
        &["15.8.b"],
        "given nobody else; turn 12; al_gb_advokat at 2821/N; al_gb_advokat are aground; red_gb_1 at 2822/N; movement red
        red: sail red_gb_1 2821/NE ; 6 2
        then al_gb_advokat at = lost",
    );
}

#[test]
fn difficult_water_costs_five_points() {
    check(
        &["15.8.c", "15.8.c#1", "15.8.c#2"],
        "given nobody else; turn 12; al_gb_advokat at 2920/NE; al_barge at 2920/NE; movement allied
        allied: sail al_gb_advokat 2821/N ; 3
        allied: sail al_gb_advokat 2821/NE ; 3
        allied: sail al_gb_advokat 2822/N ; 3
        allied: sail al_gb_advokat 2822/NE ; 3
        allied: sail al_gb_advokat 2723/N ; 3
        then al_gb_advokat left = 5
        allied: sail al_gb_advokat 2723/NE ; 3
        then al_gb_advokat left = 0
        allied: sail al_gb_advokat 2723/SE -> refused 15.2
        allied: sail al_barge 2821/N
        then al_barge left = 10
        given turn 10; al_gb_advokat at 2920/NE; movement allied
        allied: sail al_gb_advokat 2821/N>2821/NE>2822/N
        then al_gb_advokat left = 27",
    );
}

#[test]
fn the_vaga_has_shoals_and_no_mines() {
    check(
        &["15.8.d", "15.8.d#1"],
        "given nobody else; turn 12; al_gb_advokat at 2721/NW; al_ms_sword at 2621/NW; movement allied
        allied: sail al_gb_advokat 2720/NE ; 3
        then al_gb_advokat at = 2720/NE
        allied: mine al_ms_sword 2621/NW -> refused 15.8.d",
    );
}

#[test]
fn red_mines_lie_beyond_toulgas() {
    check(
        &["15.8.e", "15.8.e#1", "15.8.e#2", "15.8.e#3", "AID.naval.d#2"],
        "given nobody else; turn 12; al_gb_advokat al_gb_cicala at 2723/SE; al_gb_cock at 2523/NE; movement allied
        allied: sail al_gb_advokat 2623/NE ; 3 1
        then al_gb_advokat at = lost
        allied: sail al_gb_cicala 2623/NE ; 3 2
        then al_gb_cicala at = 2623/NE
        allied: sail al_gb_cock 2623/SE>2623/NE>2723/SE ; 3 -> pauses, rest sail al_gb_cock 2623/NE>2723/SE
        allied: sail al_gb_cock 2623/NE ; 3
        then al_gb_cock at = 2623/NE",
    );
}

#[test]
fn a_side_river_leads_to_the_mines_as_well() {
    check(
        &["15.8.e"],
        "given nobody else; turn 12; al_gb_advokat al_gb_cicala at 2323/N; movement allied
        allied: sail al_gb_advokat 2323/NE ; 3 2
        allied: sail al_gb_cicala 2423/SE ; 3
        then al_gb_cicala at = 2423/SE",
    );
}

#[test]
fn red_and_steamers_are_spared() {
    check(
        &["15.8.f", "15.8.f#1", "15.8.f#2"],
        "given nobody else; turn 12; red_gb_1 red_steamer_1 at 2723/SE; movement red
        red: sail red_gb_1+red_steamer_1 2623/NE>2623/SE>2523/NE
        then red_gb_1 left = 27
        then red_steamer_1 left = 27
        given nobody else; al_steamer_1 at 2723/SE; movement allied
        allied: sail al_steamer_1 2623/NE ; 2
        then al_steamer_1 at = 2623/NE
        then al_steamer_1 left = 25",
    );
}

#[test]
fn the_depth_is_rolled_from_may() {
    check(
        &["15.81.a", "15.81.a#1", "15.81.a#2"],
        "given nobody else; option river_depth on; turn 9; next turn
        then turn = 10
        allied: done
        red: done ; 4
        then depth = 5
        given turn 8; next turn
        then turn = 9
        allied: done
        red: done
        then depth = none
        given option river_depth off; turn 9; next turn
        allied: done
        red: done
        then depth = none",
    );
}

#[test]
fn six_feet_are_enough_for_all() {
    check(
        &["15.81.b", "15.81.b#1"],
        "given nobody else; option river_depth on; turn 12; depth 6; al_mon_23_25 at 2920/NE; movement allied
        allied: sail al_mon_23_25 2821/N>2821/NE>2822/N
        then al_mon_23_25 at = 2822/N
        then al_mon_23_25 left = 27
        allied: sail al_mon_23_25 2821/SE -> refused 15.8.a",
    );
}

#[test]
fn five_feet_hamper_monitors() {
    check(
        &["15.81.c", "15.81.c#1", "15.81.c#2"],
        "given nobody else; option river_depth on; turn 12; depth 5; al_mon_23_25 al_gb_advokat at 2920/NE; movement allied
        allied: sail al_mon_23_25 2821/N ; 2
        then al_mon_23_25 is aground = true
        then al_mon_23_25 left = 29
        allied: sail al_gb_advokat 2821/N>2821/NE
        then al_gb_advokat left = 28",
    );
}

#[test]
fn four_feet_bar_monitors_and_hamper_gunboats() {
    check(
        &["15.81.d", "15.81.d#1", "15.81.d#2"],
        "given nobody else; option river_depth on; turn 10; depth 4; movement allied
        given al_mon_23_25 al_gb_advokat al_ms_sword al_steamer_1 at 2920/NE; movement allied
        allied: sail al_mon_23_25 2821/N -> refused 15.81.d
        allied: sail al_gb_advokat 2821/N ; 1
        then al_gb_advokat is aground = true
        then al_gb_advokat left = 25
        allied: sail al_ms_sword 2821/N ; 2
        then al_ms_sword is aground = true
        allied: sail al_steamer_1 2821/N
        then al_steamer_1 left = 25",
    );
}

#[test]
fn ships_and_trains_are_not_overrun() {
    check(
        &["9.0.c", "9.0.c#1", "9.0.c#2"],
        "given nobody else; turn 1; red_gb_1 at 3615/NE; us_339_a at 3715; us_339_i at 3507; red_train_1 at 3407; movement allied
        allied: march us_339_a 3615
        then red_gb_1 at = 3615/NE
        allied: march us_339_i 3407 -> refused 4.4.a
        then red_train_1 at = 3407",
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
        allied: board br_tank_mk4 al_train -> refused 15.3.a
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
fn every_naval_order_is_on_the_list() {
    check(
        &["15.0.b", "15.5"],
        "given nobody else; turn 12; al_ms_sword al_steamer_1 al_gb_advokat at 3615/NE; us_339_a at 3615; movement allied
        given us_339_b aboard al_steamer_1; mined 3715/SE
        then can sail = true
        then can board = true
        then can land = true
        then can ferry = true
        then can mine = true
        then can sweep = true",
    );
}

#[test]
fn every_answer_on_the_river_is_on_the_list() {
    check(
        &["15.5"],
        "given nobody else; turn 2; red_steamer_1 at 3615/NE; al_gb_advokat at 3715/NE; red_bn_8 aboard red_steamer_1
        given movement allied
        allied: sail al_gb_advokat 3715/SE
        then can fire = true
        then can hold = true
        allied: fire red_steamer_1 ; 6
        then can escape = true
        then can hold = true
        red: escape 3615/SE
        allied: sail al_gb_advokat 3715/NE
        given red_steamer_1 at 3615/NE; movement allied
        allied: sail al_gb_advokat 3715/SE
        allied: fire red_steamer_1 ; 1
        then can rescue = true",
    );
}
