//! Orders that a clever player would like to evade, and favours that he would like to have twice.

use super::check;

/// The way up the Dvina from Archangel, as far as a steamer goes in a turn.
const UP_THE_DVINA: &str = "4607/N>4607/NE>4608/N>4608/NE>4509/N>4509/NE>4510/N>4511/NW>4511/N>4511/NE>4512/N>4512/NE>\
     4413/N>4513/SE>4514/N>4514/NE>4415/NW>4414/NE>4315/NW>4314/NE>4215/NW>4214/NE>4115/NW>4114/NE>4015/NW>4014/N>\
     4013/SE>3913/NE>3913/SE";

#[test]
fn no_other_move_ends_the_voyage_of_the_royal_scots() {
    for edition in ["renovated", "original"] {
        check(
            &["23.1.T1.e", "23.1.T1.e#4"],
            &format!(
                "
            given edition {edition}; nobody else; turn 1; al_steamer_1 al_gb_advokat at 4707/NW; fr_21_a at 4707
            given br_rs10_hq br_rs10_a br_rs10_b br_rs10_c br_rs10_d at 4707; movement allied
            allied: board br_rs10_hq+br_rs10_a+br_rs10_b+br_rs10_c+br_rs10_d al_steamer_1
            allied: sail al_steamer_1 4706/NE
            allied: march fr_21_a 4607>4507>4407>4307>4207>4107 -> refused 23.1.T1.e
            allied: sail al_gb_advokat 4706/NE -> refused 23.1.T1.e
            allied: land br_rs10_a 4707 -> refused 23.1.T1.e
            allied: done -> refused 23.1.T1.e
            allied: sail al_steamer_1 {UP_THE_DVINA}
            then al_steamer_1 left = 0
            allied: march fr_21_a 4607>4507>4407>4307>4207>4107
            allied: sail al_gb_advokat 4706/NE"
            ),
        );
    }
}

#[test]
fn nobody_takes_the_places_of_the_us_1st_battalion() {
    check(
        &["20.0.d", "20.0.d#6"],
        "
        given option doctrine on; nobody else; turn 2; us_339_a us_339_1_hq br_rm at 4707; al_steamer_1 at 4707/NW
        given br_rf30_1 br_rf29_1 br_87_depot at 4707; movement allied
        allied: board br_rm al_steamer_1 -> refused 20.0.d
        allied: board us_339_a+br_rm al_steamer_1 -> refused 20.0.d
        allied: board us_339_a+us_339_1_hq al_steamer_1
        allied: board br_rm al_steamer_1
        then br_rm at = aboard:al_steamer_1",
    );
}

#[test]
fn the_us_1st_battalion_is_not_landed_on_the_way() {
    check(
        &["20.0.d", "20.0.d#7"],
        "
        given option doctrine on; nobody else; turn 2; us_339_a at 4707; al_steamer_1 at 4707/NW
        given br_rf30_1 br_rf29_1 br_87_depot at 4707; movement allied
        allied: board us_339_a al_steamer_1
        allied: sail al_steamer_1 4706/NE>4607/N>4607/NE>4608/N>4608/NE>4509/N>4509/NE>4510/N>4511/NW>4511/N>4511/NE>4512/N
        allied: sail al_steamer_1 4512/NE>4413/N>4513/SE
        then al_steamer_1 left = 15
        allied: land us_339_a 4513 -> refused 20.0.d
        allied: done
        then us_339_a at = aboard:al_steamer_1",
    );
}

#[test]
fn a_depot_is_not_turned_over_to_keep_its_escort() {
    check(
        &["20.0.n", "20.0.n#7"],
        "
        given option doctrine on; nobody else; turn 2; br_rf30_1 br_rf29_1 br_87_depot at 4707
        given al_depot_1 fr_21_a fr_21_hq al_depot_2 at 4607; movement allied
        allied: turn al_depot_2
        allied: march al_depot_1+fr_21_a 4507
        allied: turn al_depot_1 -> refused 23.1.T1.f
        allied: march al_depot_1+fr_21_a 4407>4307>4207>4107>4007
        allied: turn al_depot_1",
    );
    check(
        &["20.0.n", "23.1.T11.a"],
        "
        given option doctrine on; nobody else; turn 11; br_rf30_1 br_rf29_1 br_87_depot at 4707
        given us_339_3_hq us_339_i al_depot_2 al_depot_3 at 3507; al_depot_3 are static; movement allied
        allied: march us_339_i+al_depot_2 3607
        allied: turn al_depot_2 -> refused 23.1.T11.a",
    );
}

#[test]
fn who_is_ferried_is_in_supply_for_the_turn() {
    check(
        &["15.4", "15.4#3", "15.3.c"],
        "
        given non_historical; nobody else; turn 10; br_rf30_1 br_rf29_1 br_rm at 4707; al_steamer_1 at 3216/NE
        given us_339_a us_339_b at 3216; movement allied
        then us_339_a condition = os oc
        allied: ferry us_339_a al_steamer_1
        then us_339_a condition = oc
        allied: done
        allied: done
        red: done
        red: done ; 1
        then turn = 11",
    );
}

#[test]
fn a_ferry_takes_nobody_home() {
    check(
        &["15.4", "15.4#4", "23.1.T11.a"],
        "
        given option doctrine off; nobody else; turn 11; us_339_i at 3716; al_steamer_1 at 3615/NE; movement allied
        allied: ferry us_339_i al_steamer_1
        then us_339_i at = 3615
        allied: done -> refused 23.1.T11.a",
    );
}

#[test]
fn f_company_is_checked_with_its_new_hq() {
    check(
        &["23.1.T5.c", "23.1.T5.c#3"],
        "
        given edition original; option doctrine off; nobody else; turn 4; al_depot_1 at 2720; al_depot_1 are static
        given us_339_1_hq us_339_f at 2720; next turn
        allied: done
        red: done
        then us_339_f is attached = true
        then us_339_f condition = normal
        then us_339_f left = 12",
    );
}

#[test]
fn guns_on_the_bank_fire_again_on_who_comes_back() {
    check(
        &["15.0.d", "15.0.d#4"],
        "
        given nobody else; turn 2; al_steamer_1 at 3715/SE; red_arty_1 at 3615; movement allied
        allied: sail al_steamer_1 3615/NE ; 4
        allied: sail al_steamer_1 3615/SE
        allied: sail al_steamer_1 3615/NE>3715/SE
        allied: sail al_steamer_1 3615/NE ; 4",
    );
}

#[test]
fn a_counterattack_is_not_limited_by_the_doctrine() {
    check(
        &["20.0.q", "20.0.q#8", "7.7.b"],
        "
        given option doctrine on; nobody else; turn 6; br_rf30_1 br_rf29_1 br_rm at 4707
        given us_339_i us_339_k us_339_l us_339_m us_339_3_hq al_depot_1 at 3407; al_depot_1 are static
        given red_18_hq red_bn_4 red_bn_5 red_bn_8 red_depot_1 at 3307; red_depot_1 are static; red_6kam at 3406
        given combat red
        red: attack 3407 red_bn_4+red_bn_5+red_bn_8+red_6kam
        red: done
        red: resolve 3407
        red: supply red_depot_1 ; 5
        allied: lose us_339_i:1
        allied: counterattack 3307
        then strengths = 7-6",
    );
}

#[test]
fn when_the_british_have_left_no_brigade_is_named() {
    check(
        &["20.0.i", "20.0.i#2"],
        "
        given option doctrine on; nobody else; turn 13; wr_nrr_1 at 4707; next turn
        then turn = 14
        allied: done
        then asked = red",
    );
}

#[test]
fn an_enemy_without_a_zone_does_not_close_the_river() {
    check(
        &["24.1.a", "24.1.a#4"],
        "
        given nobody else; turn 6; us_339_hq at 2705; us_339_1_hq at 2021; us_339_2_hq at 1248; red_bn_5 at 2121
        given check; check
        then zone red 2021 = false
        given combat allied
        allied: done
        then winner = allied",
    );
}

#[test]
fn a_retreat_under_way_is_asked_on_from_where_it_is() {
    check(
        &["8.0.a", "8.0.c"],
        "
        given non_historical; nobody else; turn 4; br_rf30_1 br_arty_21 al_depot_1 at 4707; combat red
        given red_18_hq red_bn_4 red_bn_5 red_bn_8 red_depot_1 at 4706; red_depot_1 are static
        given red_48rr_1 red_48rr_2 red_161_2 at 4708; red_83_1 red_6kam red_6a_hq at 4607; check; check
        red: attack 4707 red_48rr_1+red_48rr_2+red_bn_4+red_bn_5+red_bn_8+red_6kam+red_83_1+red_161_2
        red: done
        red: resolve 4707
        red: supply red_depot_1 ; 6
        then prompt = elope-ask-retreat
        allied: retreat 4808>4809>4910>4911 ; 3 -> pauses, rest retreat 4809>4910>4911
        allied: lose br_rf30_1:1
        then prompt = elope-ask-retreat-on",
    );
}

#[test]
fn aircraft_change_base_in_the_combat_phase() {
    check(
        &["3.0.h", "3.0.h#3", "12.3.b"],
        "
        given nobody else; turn 2; al_avro al_dh4_1 at archangel; red_depot_1 at 4507; movement allied
        allied: transfer al_avro bakaritsa -> refused 3.0.h
        given combat allied
        allied: transfer al_avro bakaritsa
        then al_avro is flown = true
        allied: bomb al_dh4_1 red_depot_1 ; 6
        allied: transfer al_dh4_1 bakaritsa -> refused 12.1",
    );
}
