//! 23.1 The historical scenario: set-up, orders and the first three turns.

use super::{check, original_check};

#[test]
fn the_editions_give_different_supply_points() {
    check(
        &["23.1.b", "23.1.b#1"],
        "
        given nobody else; turn 1; points allied 0; points red 0; next turn
        then points allied = 4
        then points red = 2",
    );
    check(
        &["23.1.b", "23.1.b#2"],
        "
        given nobody else; edition original; turn 1; points allied 0; points red 0; next turn
        then points allied = 3
        then points red = 2",
    );
    check(
        &["23.1.b", "23.1.b#3"],
        "
        red: deploy red_cav_1 2920
        then turn = 1
        then points allied = 0
        then points red = 0",
    );
    check(
        &["23.1.b", "23.1.b#4"],
        "
        given nobody else; edition original; turn 11; points allied 0; points red 0; next turn
        then points allied = 3
        then points red = 2",
    );
}

#[test]
fn whoever_is_ordered_somewhere_ends_each_move_nearer() {
    check(
        &["23.1.c", "23.1.c#1", "23.1.T1.f"],
        "
        given nobody else; turn 1; fr_21_a at 4107; movement allied
        allied: march fr_21_a 4207 -> refused 23.1.T1.f
        allied: done -> refused 23.1.T1.f
        allied: march fr_21_a 4007>3907>3807>3707>3607>3507
        allied: done",
    );
}

#[test]
fn whoever_is_ordered_somewhere_uses_half_its_allowance() {
    check(
        &["23.1.c"],
        "
        given nobody else; turn 1; fr_21_a br_rm at 4107; movement allied
        allied: march fr_21_a 4007>3907
        then fr_21_a left = 10
        allied: march br_rm 4007 -> refused 23.1.T1.f
        allied: done -> refused 23.1.T1.f
        allied: march fr_21_a 3807>3707>3607>3507
        allied: march br_rm 4007
        allied: done",
    );
}

#[test]
fn a_company_that_has_to_go_on_is_not_left_behind() {
    check(
        &["23.1.c"],
        "
        given nobody else; turn 1; fr_21_a fr_21_b at 4107; movement allied
        allied: march fr_21_a+fr_21_b 4007>3907
        allied: march fr_21_a 3807>3707>3607>3507 -> refused 23.1.T1.f
        allied: march fr_21_a+fr_21_b 3807>3707>3607>3507
        allied: march fr_21_a 3407
        allied: done",
    );
}

#[test]
fn an_enemy_zone_lack_of_supply_and_a_barred_way_excuse_it() {
    check(
        &["23.1.c", "23.1.c#2"],
        "
        given nobody else; turn 1; fr_21_a at 3207; red_48rr_1 red_48rr_2 red_bn_4 red_depot_1 red_18_hq at 3107
        given movement allied; check; check
        then zone red 3207 = true
        allied: done",
    );
    check(
        &["23.1.c"],
        "
        given nobody else; turn 2; fr_21_a at 4107; movement allied
        then fr_21_a condition = os oc
        allied: done",
    );
    check(
        &["23.1.c"],
        "
        given nobody else; turn 1; fr_21_a at 3207; red_bn_4 at 3107; movement allied
        then zone red 3207 = false
        allied: done",
    );
}

#[test]
fn a_garrison_stays_in_archangel() {
    check(
        &["23.1.d", "23.1.d#1", "23.1.T1.g", "23.1.T1.g#1"],
        "
        given nobody else; turn 1; br_rf30_1 br_87_depot at 4707; movement allied
        allied: march br_rf30_1 4607 -> refused 23.1.T1.g
        allied: march br_87_depot 4607 -> refused 23.1.T1.g
        allied: done",
    );
    check(
        &["23.1.d", "23.1.d#2"],
        "
        given nobody else; turn 4; br_dli7_a br_dli7_hq at 4707; movement allied
        allied: march br_dli7_a 4607 -> refused 23.1.d
        allied: board br_dli7_a al_steamer_1 -> refused 23.1.d",
    );
    check(
        &["23.1.d"],
        "
        given nobody else; turn 11; br_gurkha9 at 4707; movement allied
        allied: march br_gurkha9 4607 -> refused 23.1.d",
    );
}

#[test]
fn a_garrison_attacks_from_archangel_but_does_not_advance() {
    check(&["23.1.d"], "
        given nobody else; turn 4; br_dli7_a br_dli7_b br_dli7_c br_dli7_hq at 4707; red_bn_4 at 4607; red_bn_4 are reduced
        given points allied 3; combat allied
        allied: attack 4607 br_dli7_a+br_dli7_b+br_dli7_c
        allied: done
        allied: resolve 4607
        allied: supply nothing ; 6
        then red_bn_4 at = lost
        then stack 4607 = nobody");
}

#[test]
fn each_edition_has_forces_of_its_own() {
    check(
        &["23.1.e", "23.1.e#1"],
        "
        then al_depot_1 at = 4707
        then al_depot_2 at = 4707
        then al_depot_3 at = 4707
        then al_depot_4 at = 4707
        then red_cav_2 at = 2705",
    );
    original_check(
        &["23.1.e", "23.1.e#2"],
        "
        then al_depot_1 at = 4707
        then al_depot_2 at = 4707
        then al_depot_3 at = never
        then al_depot_4 at = never
        then red_cav_2 at = never",
    );
    original_check(
        &["23.1.e", "23.1.e#3", "23.1.e#4"],
        "
        given turn 10; next turn
        then br_gurkha9 at = never
        then br_highland2 at = to_come
        allied: done
        red: done
        then br_eng_385 at = 4707
        then br_gurkha9 at = never
        then br_highland2 at = to_come",
    );
    check(
        &["23.1.e", "23.1.e#4"],
        "
        given turn 10; next turn
        allied: done
        red: done
        then br_eng_385 at = 4707
        then br_gurkha9 at = 4707
        then br_highland2 at = 4707",
    );
}

#[test]
fn red_sets_up_first() {
    check(
        &["23.1.T1.a", "23.1.T1.a#1", "23.1.T1.a#2"],
        "
        then asked = red
        then prompt = elope-ask-set-up
        red: deploy red_cav_1 2920
        then turn = 1
        then phase = operations",
    );
}

#[test]
fn the_cavalry_is_set_up_within_ten_hexes_of_beresnik() {
    check(
        &["23.1.T1.b", "23.1.T1.b#1", "23.1.T1.b#2"],
        "
        then distance 2920 4020 = 11
        red: deploy red_cav_1 4020 -> refused 23.1.T1.b
        red: deploy red_bn_4 2920 -> refused 23.1.T1.a
        given us_339_a at 3920
        red: deploy red_cav_1 3920 -> refused 6.0.a
        given us_339_a at never; red_83_1 red_83_2 red_bn_8 at 3920
        red: deploy red_cav_1 3920 -> refused 6.0.a
        given red_83_1 at never
        then distance 2920 3920 = 10
        red: deploy red_cav_1 3920
        then red_cav_1 at = 3920",
    );
}

#[test]
fn the_fleet_lies_beside_archangel() {
    check(
        &["23.1.T1.c"],
        "
        then al_mon_23_25 at = 4707/NW
        then al_gb_advokat at = 4707/NW
        then al_steamer_1 at = 4707/NW
        then al_cv_nairana at = 4707/NW",
    );
}

#[test]
fn the_allies_need_no_tracing_on_turn_1() {
    check(
        &["23.1.T1.d", "23.1.T1.d#1"],
        "
        given nobody else; turn 1; br_rm at 2707; check
        then distance 4707 2707 = 20
        then br_rm condition = normal",
    );
    check(
        &["23.1.T1.d", "23.1.T1.d#2"],
        "
        given nobody else; turn 2; br_rm at 2707; check
        then br_rm condition = os oc",
    );
}

#[test]
fn the_royal_scots_neither_march_nor_ride_on_turn_1() {
    check(
        &["23.1.T1.e", "23.1.T1.e#2"],
        "
        given nobody else; turn 1; br_rs10_a br_rs10_b at 4707; movement allied
        allied: march br_rs10_a 4607>4507 -> refused 23.1.T1.e
        allied: rail br_rs10_a 4607>4507 -> refused 23.1.T1.e
        given turn 2; movement allied
        allied: march br_rs10_a 4607>4507
        allied: rail br_rs10_b 4607>4507",
    );
}

#[test]
fn the_royal_scots_go_up_the_dvina_as_far_as_the_steamer_can() {
    let battalion = "br_rs10_hq+br_rs10_a+br_rs10_b+br_rs10_c+br_rs10_d";
    let way = "4706/NE>4607/N>4607/NE>4608/N>4608/NE>4509/N>4509/NE>4510/N>4511/NW>4511/N>4511/NE>4512/N>4512/NE>4413/N>4513/SE>4514/N>4514/NE>4415/NW>4414/NE>4315/NW>4314/NE>4215/NW>4214/NE>4115/NW>4114/NE>4015/NW>4014/N>4013/SE>3913/NE>3913/SE";
    check(
        &["23.1.T1.e", "23.1.T1.e#1"],
        &format!(
            "
        given nobody else; turn 1; br_rs10_hq br_rs10_a br_rs10_b br_rs10_c br_rs10_d at 4707; al_steamer_1 at 4707/NW
        given movement allied
        allied: done -> refused 23.1.T1.e
        allied: sail al_steamer_1 4706/NE -> refused 23.1.T1.e
        allied: board {battalion} al_steamer_1
        allied: done -> refused 23.1.T1.e
        allied: land {battalion} 4707 -> refused 23.1.T1.e
        allied: sail al_steamer_1 4806/NE -> refused 23.1.T1.e
        allied: sail al_steamer_1 {way}
        then al_steamer_1 left = 0
        allied: done -> refused 23.1.T1.e
        allied: land {battalion} 3913
        then br_rs10_hq at = 3913
        then br_rs10_d at = 3913
        allied: march br_rs10_a 3813 -> refused 23.1.T1.e
        allied: board br_rs10_a al_steamer_1 -> refused 15.3.a
        allied: done"
        ),
    );
}

#[test]
fn the_french_advance_along_the_railway() {
    check(
        &["23.1.T1.f", "23.1.T1.f#1", "23.1.T1.f#2"],
        "
        given nobody else; turn 1; fr_21_a at 4707; movement allied
        allied: march fr_21_a 4708>4709 -> refused 23.1.T1.f
        allied: march fr_21_a 4607>4507>4407>4307>4207>4107
        then fr_21_a at = 4107",
    );
}

#[test]
fn the_french_are_free_once_the_allies_hold_plesetskaya() {
    check(
        &["23.1.T1.f"],
        "
        given nobody else; turn 1; fr_21_a fr_21_b at 2805; movement allied
        allied: march fr_21_b 2906 -> refused 23.1.T1.f
        allied: march fr_21_a 2705>2605
        allied: march fr_21_b 2906
        allied: done",
    );
}

#[test]
fn the_set_up_is_that_of_the_list() {
    check(
        &["23.1.T1.h", "23.1.T1.h#1", "23.1.T1.h#2", "23.1.T1.h#3"],
        "
        red: deploy red_cav_1 2920
        then stack 2723 = red_bn_8
        then fr_21_hq at = 4707
        then fr_21_a at = 4707
        then fr_21_b at = 4707
        then fr_21_c at = 4707
        then fr_21_d at = 4707
        then fr_21_mg_1 at = 4707
        then fr_21_mg_2 at = 4707
        then fr_63_arty at = 4707
        then red_train_1 at = 2705
        then red_83_2 at = 3313
        then red_6a_hq at = vologda_box",
    );
}

#[test]
fn the_garrison_is_released_on_turn_2() {
    check(
        &["23.1.T2.a", "23.1.T2.a#1"],
        "
        given nobody else; turn 2; br_rf30_1 br_87_depot at 4707; movement allied
        allied: march br_rf30_1 4607
        allied: march br_87_depot 4607",
    );
    check(
        &["23.1.T2.a", "23.1.T2.a#2"],
        "
        given nobody else; edition original; turn 2; br_rf30_1 br_87_depot at 4707; movement allied
        allied: march br_87_depot 4607 -> refused 23.1.T2.a
        allied: march br_rf30_1 4607",
    );
}

#[test]
fn h_company_leaves_for_onega() {
    check(
        &["23.1.T2.b", "23.1.T2.b#1"],
        "
        given nobody else; turn 2; us_339_h us_339_2_hq al_depot_1 at 3602; movement allied
        then us_339_h left = 12
        allied: exit us_339_h -> refused 23.1.T2.b
        allied: march us_339_h 3601
        allied: done -> refused 23.1.T2.b
        given us_339_h spent 12
        allied: exit us_339_h -> refused 23.1.T2.b
        given us_339_h spent 11
        then us_339_h left = 1
        allied: exit us_339_h
        then us_339_h at = withdrawn
        allied: done",
    );
    check(
        &["23.1.T2.b", "23.1.T2.b#2"],
        "
        given nobody else; turn 2; us_339_h us_339_2_hq al_depot_1 at 3505; movement allied
        then us_339_h condition = normal
        allied: march us_339_h 3506>3507 -> refused 23.1.T2.b
        allied: exit us_339_2_hq -> refused 23.1.T2.b
        allied: done -> refused 23.1.T2.b
        allied: march us_339_h 3504>3503>3602>3601",
    );
    check(
        &["23.1.T2.b"],
        "
        given nobody else; edition original; turn 2; us_339_h us_339_2_hq al_depot_1 at 3601; movement allied
        allied: exit us_339_h
        then us_339_h at = withdrawn",
    );
}

#[test]
fn a_die_makes_october_snowy_or_dry() {
    check(
        &["23.1.T3.a", "23.1.T3.a#1", "14.4.b", "14.4.b#1"],
        "
        given nobody else; turn 2; next turn
        allied: done
        red: done ; 3
        then weather = snow
        then ice = true",
    );
    check(
        &["23.1.T3.a", "23.1.T3.a#2"],
        "
        given nobody else; turn 2; next turn
        allied: done
        red: done ; 4
        then weather = dry
        then ice = false",
    );
}

#[test]
fn h_company_pays_for_breaking_away_when_it_leaves_the_map() {
    check(
        &["23.1.T2.b", "5.21.a"],
        "
        given nobody else; turn 2; us_339_h us_339_2_hq al_depot_1 at 3601; red_154 at 3602; movement allied
        given red_154 are not os; us_339_h are not os; us_339_h are not oc
        then zone red 3601 = true
        given us_339_h spent 8
        then us_339_h left = 4
        allied: exit us_339_h -> refused 23.1.T2.b
        given us_339_h spent 7
        allied: exit us_339_h
        then us_339_h at = withdrawn",
    );
}

#[test]
fn a_die_decides_about_the_11th_sussex() {
    check(
        &["23.1.T3.b", "23.1.T3.b#1"],
        "
        given turn 2; next turn
        allied: done
        red: done ; 4 2
        then br_sussex11_hq at = 4707
        then br_sussex11_a at = 4707
        then br_sussex11_d at = 4707",
    );
    check(
        &["23.1.T3.b", "23.1.T3.b#2"],
        "
        given turn 2; next turn
        allied: done
        red: done ; 4 3
        then br_sussex11_hq at = never
        then br_sussex11_a at = never",
    );
}

#[test]
fn the_armoured_train_comes_on_turn_3() {
    check(
        &["23.1.T3.c"],
        "
        given nobody else; al_train at to_come; turn 2; next turn
        allied: done
        red: done ; 4
        then al_train at = 4707",
    );
}

#[test]
fn two_batteries_go_to_the_rivers() {
    check(
        &["23.1.T3.d", "23.1.T3.d#1"],
        "
        given nobody else; turn 3; br_arty_67 us_339_hq at 4707; movement allied
        then br_arty_67 condition = normal
        allied: march br_arty_67 4607>4507>4407 -> refused 23.1.T3.d
        allied: march br_arty_67 4607>4608>4509",
    );
    check(
        &["23.1.T3.d", "23.1.T3.d#2"],
        "
        given nobody else; turn 4; br_arty_68 us_339_hq al_depot_1 at 2720; movement allied
        allied: march br_arty_68 2620>2520
        given br_arty_68 at 2618; movement allied
        allied: march br_arty_68 2617 -> refused 23.1.T3.d",
    );
}

#[test]
fn the_nairana_leaves_on_turn_3() {
    check(
        &["23.1.T3.e", "23.1.T3.e#1", "19.1", "19.1#1"],
        "
        then al_cv_nairana at = 4707/NW
        given turn 2; next turn
        then al_cv_nairana at = withdrawn",
    );
    original_check(
        &["23.1.T3.e"],
        "
        given turn 2; next turn
        then al_cv_nairana at = withdrawn",
    );
}

#[test]
fn the_french_do_not_go_aboard() {
    check(
        &["23.1.T1.f", "23.1.c"],
        "
        given nobody else; turn 2; fr_21_a us_339_i at 4707; al_steamer_1 at 4707/NW; movement allied
        allied: board fr_21_a al_steamer_1 -> refused 23.1.T1.f
        allied: board us_339_i al_steamer_1
        given turn 11; fr_21_a at 3615; al_steamer_1 at 3615/NE; movement allied
        allied: board fr_21_a al_steamer_1",
    );
}

#[test]
fn the_forces_of_the_renovated_edition_come_on_their_turns() {
    for (turn, dice, forces) in
        [(4, "", "wr_nrr_2"), (7, "", "wr_arty_1 wr_arty_2"), (9, "", "wr_nrr_6 wr_cav_1 wr_cav_2")]
    {
        let facts = |place: &str| {
            let lines: Vec<String> = forces.split(' ').map(|id| format!("then {id} at = {place}")).collect();
            lines.join("\n")
        };
        let script = |place: &str| {
            format!(
                "given nobody else; turn {}; {forces} at {}; next turn\nallied: done\nred: done {dice}\n{}",
                turn - 1,
                if place == "never" { "never" } else { "to_come" },
                facts(place)
            )
        };
        check(&["23.1.e"], &script("4707"));
        original_check(&["23.1.e"], &facts("never"));
    }
}

#[test]
fn h_company_does_not_leave_out_of_a_zone_that_has_stopped_it() {
    check(
        &["23.1.T2.b", "5.2"],
        "
        given nobody else; turn 2; us_339_h us_339_2_hq al_depot_1 at 3601; movement allied; us_339_h are stopped
        allied: exit us_339_h -> refused 5.2
        allied: done
        then us_339_h at = 3601",
    );
}

#[test]
fn cavalry_that_is_set_up_in_a_town_holds_it() {
    check(
        &["23.1.T1.b", "12.0.c"],
        "
        then holder bereznik = nobody
        red: deploy red_cav_1 2920
        then holder bereznik = red",
    );
}

#[test]
fn other_orders_are_no_leave_to_go_off_the_map() {
    check(
        &["23.1.T2.b"],
        "
        given nobody else; turn 2; fr_21_a us_339_2_hq al_depot_1 at 3601; movement allied
        allied: exit fr_21_a -> refused 23.1.T2.b",
    );
}

#[test]
fn the_royal_scots_are_not_carried_back_on_the_way() {
    check(
        &["23.1.T1.e"],
        "
        given nobody else; turn 1; br_rs10_a aboard al_steamer_1; al_steamer_1 at 4607/N; movement allied
        allied: sail al_steamer_1 4607/NE>4607/N -> refused 23.1.T1.e",
    );
}

#[test]
fn after_turn_1_the_royal_scots_dig_in_beside_their_steamer() {
    check(
        &["23.1.T1.e"],
        "
        given nobody else; turn 2; weather dry; br_rs10_hq br_rs10_a al_depot_1 at 3615; al_steamer_1 at 3615/NE
        given movement allied
        allied: entrench br_rs10_a",
    );
}
