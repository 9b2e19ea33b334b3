//! 20.0 and 23.1: where orders begin to bind, and where they end.

use crate::rules::check;

#[test]
fn the_us_1st_battalion_goes_by_steamer_where_there_is_one() {
    let archangel = "given option doctrine on; nobody else; turn 2; al_steamer_1 at 4707/NW
        given us_339_a br_rf30_1 br_rf29_1 br_87_depot at 4707; movement allied";
    check(
        &["20.0.d"],
        &format!(
            "{archangel}
        allied: march us_339_a 4607>4608>4509>4510>4411>4412 -> refused 20.0.d
        allied: done -> refused 20.0.d
        allied: board us_339_a al_steamer_1
        allied: sail al_steamer_1 4706/NE>4607/N>4607/NE>4608/N>4608/NE>4509/N>4509/NE>4510/N>4511/NW>4511/N>4511/NE>4512/N>4512/NE>4413/N>4513/SE>4514/N>4514/NE>4415/NW>4414/NE>4315/NW
        allied: done"
        ),
    );
    // 23.1.c: out of supply it need not march, but it can still go aboard.
    check(
        &["20.0.d"],
        &format!(
            "{archangel}
        given us_339_a are os
        allied: done -> refused 20.0.d
        given al_steamer_1 at never; us_339_a are os
        then us_339_a condition = os
        allied: done"
        ),
    );
    // Whoever has been at Vaga, or is elsewhere, marches.
    check(
        &["20.0.d"],
        &format!(
            "{archangel}
        given us_339_a are arrived
        allied: march us_339_a 4607>4608
        then us_339_a is arrived = true"
        ),
    );
    check(
        &["20.0.d"],
        "
        given option doctrine on; nobody else; turn 2; al_steamer_1 at 4607/N
        given us_339_a at 4607; us_339_hq al_depot_1 at 4507; br_rf30_1 br_rf29_1 br_87_depot at 4707; movement allied
        allied: march us_339_a 4608>4509>4510>4411>4412>4313
        then us_339_a is arrived = false
        allied: done",
    );
    check(
        &["20.0.d"],
        "
        given option doctrine on; nobody else; turn 2; al_steamer_1 at 4707/NW
        given us_339_a at 4807; us_339_hq al_depot_1 at 4507; br_rf30_1 br_rf29_1 br_87_depot at 4707; movement allied
        allied: march us_339_a 4707
        allied: march us_339_a 4607>4608",
    );
}

#[test]
fn who_has_landed_has_gone_far_enough() {
    let dvina = "given option doctrine on; nobody else; al_steamer_1 at 4512/N
        given br_rf30_1 br_rf29_1 br_87_depot at 4707";
    check(
        &["23.1.c"],
        &format!(
            "{dvina}; turn 11; us_339_i aboard al_steamer_1; movement allied; al_steamer_1 are moved
        allied: land us_339_i 4512
        allied: done"
        ),
    );
    check(
        &["23.1.c"],
        &format!(
            "{dvina}; turn 2; us_339_a us_339_1_hq al_depot_1 at 4412; movement allied
        then us_339_a condition = normal
        allied: done -> refused 20.0.d"
        ),
    );
}

#[test]
fn depots_sail_with_an_escort() {
    check(
        &["20.0.n"],
        "
        given option doctrine on; nobody else; turn 2; al_steamer_1 at 4608/N; al_depot_1 aboard al_steamer_1
        given br_rf30_1 br_rf29_1 br_87_depot at 4707; movement allied
        allied: sail al_steamer_1 4608/NE -> refused 20.0.n
        given us_339_2_hq aboard al_steamer_1
        allied: sail al_steamer_1 4608/NE -> refused 20.0.n
        given us_339_2_hq at never; us_339_g aboard al_steamer_1
        allied: sail al_steamer_1 4608/NE
        given us_339_g at never; option doctrine off
        allied: sail al_steamer_1 4509/N",
    );
}

#[test]
fn the_quarter_of_the_guns_is_counted_exactly() {
    let guns = "nobody else; turn 6; br_arty_21 br_arty_41 br_arty_42 at 4707
        given br_arty_43 br_arty_44 ca_16_a ca_16_b ca_16_c at 3507; movement allied";
    check(
        &["20.0.p"],
        &format!(
            "given option doctrine on; {guns}
        allied: march br_arty_21+br_arty_41 4607>4507 -> refused 20.0.p
        allied: march br_arty_21 4607>4507
        given br_arty_41 at 4607
        allied: march br_arty_41 4507 -> refused 20.0.p
        allied: march br_arty_41 4707"
        ),
    );
    check(
        &["20.0.p", "20.0.a"],
        &format!(
            "given option doctrine off; {guns}
        allied: march br_arty_21+br_arty_41 4607>4507"
        ),
    );
}

#[test]
fn a_gun_that_is_missing_at_archangel_comes_nearer_or_stays() {
    check(
        &["20.0.p"],
        "
        given option doctrine on; nobody else; turn 1; ca_16_a at 3608; movement allied
        allied: march ca_16_a 3609 -> refused 20.0.p
        allied: march ca_16_a 3508 -> refused 20.0.p
        allied: march ca_16_a 3607",
    );
}

#[test]
fn the_brigade_for_the_railway_is_named_in_the_operations_phase() {
    check(
        &["20.0.i"],
        "
        given option doctrine on; nobody else; turn 11; operations allied
        then can railway = true
        given movement allied
        allied: railway br_sj_hq -> refused 20.0.i
        given turn 10; operations allied
        allied: railway br_sj_hq -> refused 20.0.i",
    );
}

#[test]
fn each_brigade_keeps_to_its_own_axis() {
    check(
        &["20.0.i"],
        "
        given option doctrine on; nobody else; turn 11; kotlas yes; railway br_sj_hq
        given br_rf46_a br_rf46_hq br_hants2_a br_hants2_hq al_depot_1 at 3316; movement allied
        then br_rf46_a condition = normal
        then br_hants2_a condition = normal
        allied: march br_rf46_a 3216 -> refused 20.0.i
        allied: march br_hants2_a 3315 -> refused 20.0.i
        allied: march br_hants2_a 3216>3117>3118>3018>2919>2920
        allied: march br_rf46_a 3315>3314",
    );
}

#[test]
fn a_march_that_comes_no_nearer_is_no_way_back() {
    // 3215 and 3115 lie each beside clear ground that is seven hexes from the railway.
    let outside = "given option doctrine on; nobody else; turn 1; us_339_i at 3215; movement allied";
    check(
        &["20.0.e", "23.1.c"],
        &format!(
            "{outside}
        then cost us_339_i 3215 3314 = 2
        then cost us_339_i 3115 3114 = 2
        allied: march us_339_i 3115 -> refused 20.0.e
        allied: done -> refused 20.0.e
        allied: march us_339_i 3314"
        ),
    );
    // An enemy on one way bars nobody who has another.
    check(
        &["23.1.c"],
        &format!(
            "{outside}
        given red_bn_4 at 3115; movement allied
        allied: done -> refused 20.0.e
        given red_bn_4 at 3314; movement allied
        allied: done -> refused 20.0.e"
        ),
    );
}

#[test]
fn who_begins_in_an_enemy_zone_on_his_way_to_the_front_may_stop_when_he_likes() {
    let front = "given nobody else; turn 1; fr_21_a at 3207; us_339_k at 4007; red_48rr_1 red_48rr_2 red_bn_4 at 3107
        given movement allied; red_48rr_1 red_48rr_2 red_bn_4 are not os; check; check";
    check(
        &["23.1.c"],
        &format!(
            "{front}; red_depot_1 red_18_hq at 3107; check; check
        then zone red 3207 = true
        allied: march fr_21_a 3307
        allied: march us_339_k 3907
        allied: done"
        ),
    );
    // Whoever was forced out of his area comes back all the same.
    check(
        &["23.1.c"],
        "given option doctrine on; nobody else; turn 1; us_339_i at 3315; us_339_k at 4007; red_83_1 red_83_2 red_bn_8 at 3316
        given movement allied; red_83_1 red_83_2 red_bn_8 are not os
        then zone red 3315 = true
        then zone red 3415 = false
        allied: march us_339_i 3415
        then us_339_i left = 7
        allied: march us_339_k 3907 -> refused 20.0.e",
    );
}

#[test]
fn the_french_take_no_ship_even_out_of_supply() {
    check(
        &["23.1.T1.f", "23.1.c"],
        "
        given nobody else; turn 1; fr_21_a at 4607; al_steamer_1 at 4607/N; movement allied
        allied: board fr_21_a al_steamer_1 -> refused 23.1.T1.f
        given fr_21_a are os
        allied: board fr_21_a al_steamer_1 -> refused 23.1.T1.f",
    );
}

#[test]
fn the_closed_water_above_toulgas_is_two_hexes_wide() {
    check(
        &["20.0.g"],
        "
        given option doctrine on; nobody else; turn 6; wr_dyer at 2520; red_bn_8 at 2420; red_bn_4 at 2421; combat allied
        then distance 2421 2423 = 2
        then distance 2420 2423 = 3
        allied: attack 2421 wr_dyer -> refused 20.0.g
        allied: attack 2420 wr_dyer",
    );
    // Across the river from Toulgas the bank is open as far as the town's own hexsides go.
    check(
        &["20.0.g"],
        "
        given option doctrine on; nobody else; turn 6; wr_dyer at 2723; red_bn_8 at 2724; red_bn_4 at 2623; combat allied
        allied: attack 2623 wr_dyer -> refused 20.0.g
        allied: attack 2724 wr_dyer",
    );
}

#[test]
fn nobody_else_leaves_for_onega() {
    check(
        &["23.1.T2.b"],
        "
        given nobody else; turn 2; us_339_h us_339_a us_339_g us_339_2_hq al_depot_1 at 3601; movement allied
        allied: exit us_339_g -> refused 23.1.T2.b
        given us_339_h are moved
        allied: exit us_339_h -> refused 4.2.c
        given us_339_h are not moved
        allied: march us_339_a 3602
        allied: exit us_339_h
        allied: march us_339_a 3601 -> refused 4.2.c",
    );
    check(
        &["23.1.T2.b"],
        "
        given non_historical; nobody else; turn 2; us_339_h us_339_2_hq al_depot_1 at 3601; movement allied
        allied: exit us_339_h -> refused 23.1.T2.b",
    );
}

#[test]
fn a_move_may_lead_out_of_archangel_and_back() {
    check(
        &["20.0.o"],
        "
        given option doctrine on; nobody else; turn 2; br_rf30_1 br_rf29_1 br_rm us_339_hq at 4707; movement allied
        allied: march br_rm 4607 -> refused 20.0.o
        allied: march br_rm 4607>4707
        then br_rm left = 8",
    );
}

#[test]
fn other_ships_do_not_wait_for_the_royal_scots() {
    check(
        &["23.1.T1.e"],
        "
        given nobody else; turn 1; al_steamer_1 al_gb_advokat at 4707/NW
        given br_rs10_hq br_rs10_a br_rs10_b br_rs10_c br_rs10_d at 4707; movement allied
        allied: sail al_steamer_1 4706/NE -> refused 23.1.T1.e
        allied: sail al_gb_advokat 4706/NE",
    );
}

#[test]
fn f_company_is_free_once_it_is_attached_or_the_battalion_is_gone() {
    let f = "given nobody else; edition original; turn 5; us_339_f us_339_2_hq al_depot_1 at 4412";
    check(
        &["23.1.T5.c"],
        &format!(
            "{f}; us_339_1_hq at 4313; us_339_f are attached; movement allied
        then us_339_f condition = normal
        allied: march us_339_f 4411"
        ),
    );
    check(
        &["23.1.T5.c"],
        &format!(
            "{f}; movement allied
        allied: march us_339_f 4313"
        ),
    );
}

#[test]
fn one_march_may_lead_through_vaga_and_on() {
    check(
        &["20.0.d"],
        "
        given option doctrine on; nobody else; turn 2; us_339_b us_339_c us_339_1_hq al_depot_1 at 2820; movement allied
        allied: march us_339_b 2720>2620
        then us_339_b is arrived = true
        allied: march us_339_c 2821 -> refused 20.0.d",
    );
}

#[test]
fn nobody_is_put_ashore_outside_his_area() {
    check(
        &["20.0.c", "23.1.c"],
        "
        given option doctrine on; nobody else; turn 2; al_steamer_1 at 4512/N; us_339_e aboard al_steamer_1
        given br_rf30_1 br_rf29_1 br_87_depot at 4707; movement allied; al_steamer_1 are moved
        then distance 4707 4512 = 5
        allied: land us_339_e 4512 -> refused 20.0.c
        given al_steamer_1 at 4608/N
        allied: land us_339_e 4608",
    );
}

#[test]
fn when_the_dvina_is_frozen_the_1st_battalion_marches() {
    check(
        &["20.0.d", "14.4.c"],
        "
        given option doctrine on; nobody else; turn 4; al_steamer_1 at 4707/NW
        given us_339_a us_339_hq al_depot_1 br_rf30_1 br_rf29_1 br_87_depot at 4707; movement allied
        then ice 4707/NW = true
        allied: march us_339_a 4607>4608>4509>4510
        then us_339_a at = 4510",
    );
}

#[test]
fn a_brigade_on_its_way_is_not_kept_to_the_axes_of_the_other_british() {
    check(
        &["20.0.h", "20.0.f"],
        "
        given option doctrine on; nobody else; turn 10; br_hants2_a br_hants2_hq br_rm al_depot_1 at 2613; movement allied
        allied: march br_rm 2614 -> refused 20.0.f
        allied: march br_hants2_a 2614
        then br_hants2_a at = 2614",
    );
}

#[test]
fn whom_a_ship_can_bring_no_nearer_it_puts_ashore() {
    check(
        &["20.0.d", "23.1.c"],
        "
        given option doctrine on; nobody else; turn 2; al_steamer_1 at 2920/NE; us_339_a aboard al_steamer_1; mined 2821/N
        given br_rf30_1 br_rf29_1 br_87_depot at 4707; movement allied
        allied: done -> refused 20.0.d
        allied: land us_339_a 2920
        allied: done",
    );
}

#[test]
fn guns_aboard_a_ship_count_among_those_in_play() {
    let guns = "given option doctrine on; nobody else; turn 6; br_arty_21 br_arty_41 at 4707
        given br_arty_42 br_arty_43 at 3507; al_steamer_1 at 3615/NE";
    check(
        &["20.0.p"],
        &format!(
            "{guns}; br_arty_44 aboard al_steamer_1; movement allied
        allied: march br_arty_21 4607>4507 -> refused 20.0.p"
        ),
    );
    check(
        &["20.0.p"],
        &format!(
            "{guns}; movement allied
        allied: march br_arty_21 4607>4507"
        ),
    );
}

#[test]
fn who_is_ordered_home_takes_no_steamer_up_the_dvina() {
    check(
        &["20.0.d", "23.1.T11.a"],
        "
        given option doctrine on; nobody else; turn 11; kotlas yes; railway br_sj_hq; al_steamer_1 at 4707/NW
        given us_339_a br_rf30_1 br_rf29_1 br_87_depot at 4707; movement allied
        allied: done",
    );
}

#[test]
fn who_is_in_his_area_may_stay_aboard() {
    check(
        &["20.0.h", "23.1.c"],
        "
        given option doctrine on; nobody else; turn 10; al_steamer_1 at 2822/N; br_hants2_a aboard al_steamer_1
        given br_rf30_1 br_rf29_1 br_87_depot at 4707; movement allied
        allied: done
        then br_hants2_a at = aboard:al_steamer_1",
    );
}

#[test]
fn a_detachment_of_machine_guns_is_an_escort() {
    check(
        &["20.0.n"],
        "
        given option doctrine on; nobody else; turn 2; ca_mg al_depot_1 at 3507
        given br_rf30_1 br_rf29_1 br_87_depot at 4707; movement allied
        allied: march ca_mg+al_depot_1 3407",
    );
}

#[test]
fn troops_sail_where_they_like_though_guns_are_missing_at_archangel() {
    check(
        &["20.0.p"],
        "
        given option doctrine on; nobody else; turn 2; br_arty_21 at 3507; al_steamer_1 at 4608/N
        given us_339_e aboard al_steamer_1; br_rf30_1 br_rf29_1 br_87_depot at 4707; movement allied
        allied: sail al_steamer_1 4608/NE",
    );
}

#[test]
fn the_doctrine_limits_no_red_attack() {
    check(
        &["20.0.q"],
        "
        given option doctrine on; nobody else; turn 2; us_339_a us_339_1_hq al_depot_1 at 3507
        given red_156_1 red_158_1 red_158_2 red_18_1_hq red_depot_1 at 3407; red_83_1 red_bn_4 at 3607
        given combat red
        red: attack 3507 red_156_1+red_158_1+red_158_2+red_83_1+red_bn_4",
    );
}

#[test]
fn troops_go_aboard_though_guns_are_missing_at_archangel() {
    check(
        &["20.0.p"],
        "
        given option doctrine on; nobody else; turn 6; br_arty_21 at 3507
        given wr_nrr_1 br_rf30_1 br_rf29_1 br_87_depot at 4707; al_steamer_1 at 4707/NW; movement allied
        allied: board wr_nrr_1 al_steamer_1",
    );
}

#[test]
fn the_depots_of_every_ship_of_a_stack_have_an_escort_aboard() {
    check(
        &["20.0.n"],
        "
        given option doctrine on; nobody else; turn 2; al_gb_advokat al_steamer_1 at 4608/N
        given al_depot_1 aboard al_steamer_1; br_rf30_1 br_rf29_1 br_87_depot at 4707; movement allied
        allied: sail al_gb_advokat+al_steamer_1 4608/NE -> refused 20.0.n",
    );
}
