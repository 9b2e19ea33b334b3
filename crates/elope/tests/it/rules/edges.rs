//! Edges of combat, advance and lines: what is refused, and what just goes.

use super::check;

#[test]
fn only_an_engaged_defender_strikes_back_or_gives_way() {
    check(
        &["7.7.a", "7.7.c"],
        "
        given non_historical; nobody else; turn 1; al_depot_1 at 1506; al_depot_1 are static
        given us_339_a us_339_b us_339_c us_339_d at 1406; red_156_1 red_158_1 at 1306; combat allied
        allied: yield -> refused 7.7.c
        allied: counterattack 1306 -> refused 7.7.a
        allied: attack 1306 us_339_a+us_339_b+us_339_c+us_339_d
        allied: done
        allied: resolve 1306
        allied: supply al_depot_1 ; 5
        then asked = red
        red: yield -> refused 7.7.c
        red: counterattack 1406 -> refused 7.7.a",
    );
}

#[test]
fn an_engaged_defender_without_a_way_back_cannot_give_way() {
    check(
        &["7.7.c", "8.0.f"],
        "
        given non_historical; nobody else; turn 1; al_depot_1 at 1506; al_depot_1 are static
        given us_339_a us_339_b us_339_c us_339_d at 1406; us_339_e at 1307; us_339_f at 1207; us_339_g at 1206
        given us_339_h at 1205; us_339_i at 1305; red_156_1 red_158_1 at 1306; combat allied
        allied: attack 1306 us_339_a+us_339_b+us_339_c+us_339_d+us_339_e
        allied: done
        allied: resolve 1306
        allied: supply al_depot_1 ; 1
        then asked = red
        red: yield -> refused 8.0.f",
    );
}

#[test]
fn cavalry_and_tanks_advance_three_hexes_too() {
    check(
        &["8.1.b"],
        "
        given non_historical; nobody else; turn 1; red_18_1_hq red_depot_1 at 1107; red_depot_1 are static
        given us_339_a at 1307; red_cav_1 red_156_1 red_156_2 at 1207; red_158_1 red_158_2 at 1306; combat red
        red: attack 1307 red_cav_1+red_156_1+red_156_2+red_158_1+red_158_2
        red: done
        red: resolve 1307
        red: supply red_depot_1 ; 4
        allied: retreat 1407
        red: advance red_cav_1 1307>1308>1309",
    );
    check(
        &["8.1.b"],
        "
        given non_historical; nobody else; turn 1; al_depot_1 at 1506; al_depot_1 are static
        given us_339_a us_339_b us_339_c br_tank_mk4 at 1406; red_156_1 at 1306; combat allied
        allied: attack 1306 us_339_a+us_339_b+us_339_c+br_tank_mk4
        allied: done
        allied: resolve 1306
        allied: supply al_depot_1 ; 5
        red: retreat 1206>1106
        allied: advance us_339_a 1306>1206>1205 -> refused 8.1.a
        allied: advance br_tank_mk4 1306>1206>1207",
    );
}

#[test]
fn an_attack_on_a_hex_that_was_left_meanwhile_falls_away() {
    check(
        &["7.4.b"],
        "
        given non_historical; nobody else; turn 1; us_339_a at 1406; red_156_1 at 1306; combat allied
        allied: attack 1306 us_339_a
        allied: done
        given red_156_1 at 1006
        allied: resolve 1306
        then phase = movement
        then us_339_a at = 1406",
    );
}

#[test]
fn an_hq_inside_a_ring_of_zones_is_out_of_touch() {
    // 10.6: the way to Konoscha, two hexes off, leads through a zone, whether the town itself lies in one or not.
    for beyond in ["4707", "1007"] {
        check(
            &["10.6.b"],
            &format!(
                "
            given non_historical; nobody else; turn 1; red_156_1 red_18_1_hq at 1206; us_339_a us_339_b us_339_c at 1306
            given us_339_d us_339_e us_339_f at 1107; us_339_g us_339_h us_339_i at 1105
            given us_339_k us_339_l us_339_m at {beyond}; check; check
            then zone allied 1106 = true
            then red_156_1 condition = os oc"
            ),
        );
    }
}

#[test]
fn whoever_cannot_move_does_not_go_aboard() {
    check(
        &["4.2.c", "5.2", "4.82"],
        "
        given nobody else; turn 2; us_339_a us_339_b us_339_c us_339_d at 3615; al_steamer_1 at 3615/NE; movement allied
        given us_339_a are moved; us_339_b are stopped; us_339_c are entrained
        allied: board us_339_a al_steamer_1 -> refused 4.2.c
        allied: board us_339_b al_steamer_1 -> refused 5.2
        allied: board us_339_c al_steamer_1 -> refused 4.82
        allied: board us_339_d al_steamer_1",
    );
}

#[test]
fn tanks_board_the_train_where_both_stand_in_one_town() {
    check(
        &["18.2"],
        "
        given nobody else; turn 14; br_tank_mk4 al_train at 4507; movement allied
        allied: board br_tank_mk4 al_train -> refused 18.2
        given br_tank_mk4 at 4707; al_train at 4607
        allied: board br_tank_mk4 al_train -> refused 18.2
        given br_tank_mk4 at 4607
        allied: board br_tank_mk4 al_train",
    );
}

#[test]
fn depots_alone_are_not_attacked() {
    check(
        &["7.0.a"],
        "
        given non_historical; nobody else; turn 1; us_339_a at 1406; red_depot_1 at 1306; combat allied
        allied: attack 1306 us_339_a -> refused 7.0.a",
    );
}

#[test]
fn an_attack_is_resolved_once() {
    check(
        &["7.4.b"],
        "
        given non_historical; nobody else; turn 1; us_339_a us_339_b us_339_1_hq al_depot_1 at 1406
        given red_156_1 at 1306; red_158_1 at 1407; combat allied
        allied: attack 1306 us_339_a
        allied: attack 1407 us_339_b
        allied: done
        allied: resolve 1306
        allied: supply nothing ; 1
        allied: resolve 1306 -> refused 7.4.b",
    );
}

#[test]
fn guns_whose_company_is_gone_do_not_attack() {
    check(
        &["9.0.a", "7.4.b"],
        "
        given non_historical; nobody else; turn 1; us_339_a br_arty_21 at 1406; red_156_1 at 1306; combat allied
        allied: attack 1306 us_339_a+br_arty_21
        allied: done
        given us_339_a at never
        allied: resolve 1306
        then phase = movement
        then red_156_1 steps = 2",
    );
}

#[test]
fn kotlas_is_the_rear_of_an_hq_inside_it() {
    check(
        &["10.6.b"],
        "
        given non_historical; nobody else; turn 1; red_18_1_hq at kotlas; red_bn_4 at 1148
        given us_339_a us_339_b us_339_c at 1348; us_339_d us_339_e us_339_f at 1147
        given us_339_g us_339_h us_339_i at 1149; check; check
        then distance 1248 1348 = 1
        then distance 1248 1147 = 1
        then distance 1248 1149 = 1
        then zone allied 1148 = true
        then zone allied 1247 = true
        then zone allied 1249 = true
        then red_bn_4 condition = normal",
    );
}

#[test]
fn nobody_attacks_with_units_of_the_enemy() {
    check(
        &["7.0.a"],
        "
        given non_historical; nobody else; turn 1; us_339_a at 1406; red_156_1 at 1306; red_158_1 at 1307
        given combat allied
        allied: attack 1306 us_339_a+red_158_1 -> refused elope-not-yours",
    );
}

#[test]
fn guns_do_not_go_on_with_a_train_alone() {
    check(
        &["9.0.a", "7.4.b"],
        "
        given nobody else; turn 1; us_339_a us_339_mg_1 al_train at 3507; red_bn_4 red_bn_5 at 3407; combat allied
        allied: attack 3407 us_339_a+us_339_mg_1+al_train
        allied: done
        given us_339_a at never
        allied: resolve 3407 ; 1
        then al_train at = lost
        then us_339_mg_1 at = 3507",
    );
}

#[test]
fn canadians_go_back_one_hex_and_the_smaller_nations_two() {
    let (one, two) = ("allied: retreat 1407", "allied: retreat 1407 -> refused 8.0.b\n allied: retreat 1407>1507");
    for (unit, way) in [("ca_malamute_1", one), ("br_rs10_a", one), ("sb_co", two), ("pl_mg", two), ("au_mg", two)] {
        check(
            &["7.6.d"],
            &format!(
                "
            given non_historical; nobody else; turn 1; red_18_1_hq red_depot_1 at 1107; red_depot_1 are static
            given {unit} at 1307; {unit} are bloodied; red_156_1 red_156_2 red_158_1 at 1207; combat red
            red: attack 1307 red_156_1+red_156_2+red_158_1
            red: done
            red: resolve 1307
            red: supply red_depot_1 ; 2
            then clause = 7.61.a
            {way}"
            ),
        );
    }
}

#[test]
fn a_depot_six_hexes_away_is_expended_for_a_battle() {
    check(
        &["7.2.a"],
        "
        given non_historical; nobody else; turn 2; us_339_a us_339_1_hq at 1406; al_depot_1 at 2006
        given red_156_1 at 1306; combat allied
        then distance 1406 2006 = 6
        allied: attack 1306 us_339_a
        allied: done
        allied: resolve 1306
        allied: supply al_depot_1 ; 1",
    );
}

#[test]
fn an_hq_that_has_spent_a_single_point_spans_no_river() {
    check(
        &["9.5"],
        "
        given non_historical; nobody else; turn 2; weather dry; us_339_1_hq al_depot_1 at 3715; us_339_a at 3816
        given movement allied
        given us_339_1_hq spent 1
        allied: span us_339_1_hq -> refused 9.5
        given us_339_1_hq spent 0
        allied: span us_339_1_hq",
    );
}

#[test]
fn a_point_pays_for_those_within_six_hexes_of_the_source() {
    check(
        &["11.2.b"],
        "
        given nobody else; turn 2; us_339_a us_339_1_hq at 4107; us_339_b at 4007; red_bn_4 at 4106
        given points allied 5; combat allied
        then distance 4107 4707 = 6
        allied: attack 4106 us_339_a+us_339_b
        allied: done
        allied: resolve 4106
        allied: supply point ; 1
        then us_339_a is paid = true
        then us_339_b is paid = false",
    );
}

#[test]
fn once_somebody_has_marched_no_hq_spans_a_river() {
    check(
        &["9.5", "3.0.f"],
        "
        given non_historical; nobody else; turn 2; weather dry; us_339_1_hq al_depot_1 us_339_b at 3715
        given us_339_a at 3816; movement allied
        allied: march us_339_b 3714
        allied: span us_339_1_hq -> refused 3.0.f",
    );
}
