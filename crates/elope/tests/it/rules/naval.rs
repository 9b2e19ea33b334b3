//! 15.0 Naval units: where vessels go, what they do for troops beside them, their lines, ice.

mod meeting;
mod shoals;
mod transport;

use super::check;

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
        allied: sail al_gb_advokat 4706/NE>4608/N -> refused 15.0.b
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
fn carriers_do_not_go_up_the_vaga() {
    check(
        &["15.0.g"],
        "given nobody else; turn 2; al_cv_nairana al_gb_advokat at 2821/NE; movement allied
        then water 2821/SE = vaga
        allied: sail al_cv_nairana 2821/SE -> refused 15.0.g
        allied: sail al_gb_advokat 2821/SE",
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
fn a_line_over_land_comes_to_a_vessel_among_mines() {
    check(
        &["15.1.a"],
        "given nobody else; turn 2; al_gb_advokat at 3615/NE; mined 3715/SE; mined 3615/NE; mined 3615/SE; movement allied
        then al_gb_advokat condition = normal
        given red_154 at 3615; red_2kasan at 3716; movement allied
        then al_gb_advokat condition = oc",
    );
}

#[test]
fn half_of_an_odd_allowance_is_rounded_up_for_a_barge_without_a_line() {
    check(
        &["10.61", "15.1.a"],
        "given nobody else; turn 11; al_barge at 3615/NE; mined 3715/SE; mined 3615/NE; mined 3615/SE; movement allied
        then al_barge left = 15
        given red_154 at 3615; red_2kasan at 3716; movement allied
        then al_barge condition = oc
        then al_barge left = 8",
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
fn every_naval_order_is_on_the_list() {
    check(
        &["15.0.b", "15.5"],
        "given nobody else; turn 12; al_ms_sword al_steamer_1 al_gb_advokat at 3615/NE; br_kl17_c at 3615; movement allied
        given br_rm aboard al_steamer_1; mined 3715/SE
        then can sail = true
        then can board = true
        then can land = true
        then can ferry = true
        then can mine = true
        then can sweep = true",
    );
}

#[test]
fn a_line_goes_from_river_to_river_over_land() {
    // A gunboat closes the Vaga and the hexes at its source are controlled: the line goes round over land, and on by water.
    check(
        &["15.1.a"],
        "given nobody else; turn 2; al_gb_advokat at 1017/SE; red_gb_1 at 1218/NE
        given red_83_1 red_83_2 red_bn_8 red_18_1_hq red_depot_1 at 1018; movement allied
        then zone red 1017 = true
        then zone red 1118 = true
        then zone red 1119 = false
        then al_gb_advokat condition = normal
        given red_gb_2 at 1019/NW; movement allied
        then al_gb_advokat condition = oc",
    );
}

#[test]
fn naval_guns_defend_troops_beside_them() {
    check(
        &["15.0.h"],
        "
        given nobody else; turn 1; br_rs10_a at 3615; al_mon_23_25 at 3615/NE
        given red_bn_8 red_18_hq red_depot_1 at 3614; combat red
        red: attack 3615 red_bn_8
        red: done
        red: resolve 3615
        then defence = 5",
    );
}

#[test]
fn naval_guns_defend_no_machine_guns_alone() {
    check(
        &["15.0.h", "9.0.a"],
        "
        given nobody else; turn 1; us_339_mg_1 at 3615; al_mon_23_25 at 3615/NE
        given red_bn_8 red_18_hq red_depot_1 at 3614; combat red
        red: attack 3615 red_bn_8
        red: done
        red: resolve 3615
        then defence = 1",
    );
}

#[test]
fn naval_guns_defend_without_a_depot_in_the_original_edition() {
    check(
        &["15.0.h", "7.2.b"],
        "
        given nobody else; edition original; turn 1; br_rs10_a at 3615; al_mon_23_25 at 3615/NE
        given red_bn_8 red_18_hq red_depot_1 at 3614; combat red
        red: attack 3615 red_bn_8
        red: done
        red: resolve 3615
        then defence = 4",
    );
}

#[test]
fn a_line_over_land_crosses_a_great_river_by_its_bridge() {
    check(
        &["15.1.a"],
        "given nobody else; turn 2; al_gb_advokat at 3615/NE; red_154 red_18_hq red_depot_1 at 4808; red_depot_1 are static
        given mined 4707/NW; mined 4706/NE; mined 4607/N; movement allied
        then zone red 4708 = true
        then zone red 4807 = true
        then al_gb_advokat condition = normal
        given no bridge 4607/N; movement allied
        then al_gb_advokat condition = oc
        given red_154 at never; movement allied
        then al_gb_advokat condition = normal
        given red_154 at 4808; turn 6; movement allied
        then ice 4607/N = true
        then zone red 4708 = true
        then al_gb_advokat condition = normal",
    );
}

#[test]
fn a_line_ends_at_a_port_without_enemies_and_next_to_the_vessel() {
    check(
        &["15.1.a"],
        "given nobody else; turn 2; al_gb_advokat at 3615/NE; red_gb_1 at 2723/N; movement allied
        then al_gb_advokat condition = normal
        given red_bn_4 at 4707; movement allied
        then al_gb_advokat condition = oc
        given red_bn_4 at never; us_339_a at 1248; movement red
        then red_gb_1 condition = oc
        given us_339_a at never; movement red
        then red_gb_1 condition = normal",
    );
    // The hexside of the vessel is mined and both banks are the enemy's: the line comes to the next hexside.
    check(
        &["15.1.a"],
        "given nobody else; turn 2; al_gb_advokat at 3615/NE; mined 3615/NE; red_bn_4 at 3615; red_bn_5 at 3716; movement allied
        then al_gb_advokat condition = normal
        given mined 3715/SE; mined 3615/SE; movement allied
        then al_gb_advokat condition = oc",
    );
}

#[test]
fn mines_cut_no_red_line() {
    check(
        &["15.1.a", "15.7.c"],
        "given nobody else; turn 2; red_gb_1 at 3615/NE; us_339_a at 3615; us_339_b at 3716; movement red
        then red_gb_1 condition = normal
        given mined 3615/NE; mined 3715/SE; mined 3615/SE; movement red
        then red_gb_1 condition = normal",
    );
}

#[test]
fn vessels_together_go_no_further_than_each_of_them_can() {
    check(
        &["15.2"],
        "given nobody else; turn 1; al_gb_advokat al_gb_cicala at 4707/NW; movement allied
        given al_gb_cicala spent 29
        allied: sail al_gb_advokat+al_gb_cicala 4706/NE>4607/N -> refused 15.2
        allied: sail al_gb_advokat+al_gb_cicala 4706/NE
        then al_gb_cicala left = 0",
    );
}

#[test]
fn one_of_the_attackers_on_its_bank_is_enough_for_a_gunboat() {
    check(
        &["15.0.h"],
        "
        given nobody else; turn 2; al_gb_advokat at 3615/NE; us_339_a at 3615
        given us_339_b us_339_1_hq al_depot_1 at 3515; red_bn_4 at 3616; combat allied
        then distance 3615 3616 = 1
        then distance 3515 3616 = 1
        allied: attack 3616 us_339_a+us_339_b+al_gb_advokat",
    );
}

#[test]
fn gunboats_of_the_own_side_cut_no_line() {
    check(
        &["15.1.a"],
        "given nobody else; turn 2; al_gb_advokat at 1017/SE; al_gb_cicala at 1018/N
        given red_83_1 red_83_2 red_bn_8 red_18_1_hq red_depot_1 at 0917; movement allied
        then zone red 1017 = true
        then zone red 1018 = true
        then al_gb_advokat condition = normal
        then al_gb_cicala condition = normal",
    );
}

#[test]
fn every_vessel_has_a_line_of_its_own() {
    check(
        &["15.1.a"],
        "given nobody else; turn 2; al_gb_cicala at 4707/NW; al_gb_advokat at 3615/NE
        given mined 3715/SE; mined 3615/NE; mined 3615/SE; movement allied
        then al_gb_cicala condition = normal
        then al_gb_advokat condition = normal
        given red_154 at 3615; red_2kasan at 3716; movement allied
        then al_gb_cicala condition = normal
        then al_gb_advokat condition = oc",
    );
}

#[test]
fn a_line_goes_ashore_from_any_bank_that_it_comes_to() {
    // Archangel is shut in by land, the vessel by mines; the next hexside has the enemy on both banks.
    for (held, beside) in [("3615", "3716"), ("3716", "3615")] {
        check(
            &["15.1.a"],
            &format!(
                "given nobody else; turn 2; weather dry; al_gb_advokat at 3615/NE; mined 3715/SE; mined 3615/NE; mined 3615/SE
        given red_154 red_18_hq red_depot_1 at 4808; red_depot_1 are static; no bridge 4607/N
        given red_bn_4 at 3715; red_bn_5 at 3816; red_bn_8 at {held}; movement allied
        then zone red 4708 = true
        then zone red 4807 = true
        then zone red {beside} = false
        then al_gb_advokat condition = normal
        given red_bn_8 at 3615; red_83_1 at 3716; movement allied
        then al_gb_advokat condition = oc"
            ),
        );
    }
}

#[test]
fn a_line_to_one_of_the_next_hexsides_is_enough() {
    check(
        &["15.1.a"],
        "given nobody else; turn 2; al_gb_advokat at 3615/NE; mined 3615/NE; mined 3615/SE
        given red_bn_4 at 3615; red_bn_5 at 3716; movement allied
        then al_gb_advokat condition = normal
        given mined 3715/SE; movement allied
        then al_gb_advokat condition = oc",
    );
}
