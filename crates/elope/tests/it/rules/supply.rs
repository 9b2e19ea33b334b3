//! 11.0 Supply.

use super::check;

#[test]
fn going_aboard_ends_the_check_of_the_phase() {
    // Four companies and one mobile depot: when one goes aboard, the fourth is not supplied in its place.
    check(
        &["3.0.f", "11.3.c"],
        "
        given non_historical; nobody else; turn 2; us_339_a us_339_b us_339_c us_339_d us_339_1_hq al_depot_1 at 3715
        given al_steamer_1 at 3715/SE; movement allied
        then us_339_d condition = os
        allied: board us_339_a al_steamer_1
        allied: ration us_339_d -> refused 3.0.f",
    );
}

#[test]
fn nothing_is_traced_for_units_aboard() {
    check(
        &["10.0.b", "15.3.c"],
        "
        given non_historical; nobody else; turn 2; us_339_a us_339_b at 3715; al_steamer_1 at 3715/SE
        given us_339_a aboard al_steamer_1; movement allied
        then us_339_b condition = os oc
        then us_339_a condition = normal",
    );
}

#[test]
fn points_received_are_added_to_the_track() {
    check(
        &["11.0.a", "11.0.a#1"],
        "
        given nobody else; turn 1; points allied 1; points red 1; next turn
        then turn = 2
        then points allied = 5
        then points red = 3",
    );
}

#[test]
fn red_points_are_spent_in_the_towns_that_red_still_holds() {
    check(
        &["11.0.b", "11.0.b#1", "11.0.b#2"],
        "
        given nobody else; points red 2; red holds konoscha; allied holds kotlas; operations red
        red: depot kotlas mobile -> refused 11.0.b
        red: depot konoscha mobile
        then red_depot_1 at = 1006
        given allied holds konoscha
        red: depot konoscha mobile -> refused 11.0.b
        then can depot = false",
    );
}

#[test]
fn points_become_depots_in_the_mutual_operations_phase() {
    check(
        &["11.1", "11.1#1", "11.11", "11.11#1", "11.11#2"],
        "
        given nobody else; points allied 5; operations allied
        allied: depot archangel mobile
        allied: depot archangel static
        then points allied = 1
        then stack archangel = al_depot_1 al_depot_2
        then al_depot_1 is static = false
        then al_depot_2 is static = true
        allied: depot archangel mobile -> refused 11.11
        given points allied 2
        allied: depot bereznik mobile -> refused 11.11
        given movement allied
        allied: depot archangel mobile -> refused 3.0.e",
    );
}

#[test]
fn a_red_depot_costs_a_point_in_konoscha_or_kotlas() {
    check(
        &["11.12", "11.12#1", "11.12#2"],
        "
        given nobody else; points red 2; red holds konoscha; red holds kotlas; red holds plesetskaya; operations red
        red: depot plesetskaya mobile -> refused 11.12
        red: depot konoscha mobile
        red: depot kotlas mobile
        then points red = 0
        then red_depot_1 at = 1006
        then red_depot_2 at = 1248
        red: depot kotlas mobile -> refused 11.12",
    );
}

#[test]
fn in_the_original_edition_depots_settle_in_towns_marshes_and_forests() {
    check(
        &["11.13", "11.13#1", "11.13#2"],
        "
        given nobody else; turn 2; al_depot_1 at 4708; al_depot_2 at 3607; al_depot_3 at 4606; al_depot_4 at 3507
        given al_depot_5 at 4916; movement allied
        given edition original
        allied: turn al_depot_1 -> refused 11.13
        allied: turn al_depot_5 -> refused 11.13
        allied: turn al_depot_2
        allied: turn al_depot_3
        allied: turn al_depot_4
        given edition renovated
        allied: turn al_depot_1
        then al_depot_1 is static = true",
    );
}

#[test]
fn a_town_is_a_source_while_its_side_holds_it() {
    check(
        &["11.2.a", "11.2.a#1"],
        "
        given nobody else; turn 2; us_339_a us_339_1_hq at 3117; allied holds bereznik; movement allied
        then us_339_a condition = normal
        given red_83_1 at bereznik; movement allied
        then us_339_a condition = os
        given nobody else; red_83_1 red_18_hq at 1206; red holds konoscha; movement red
        then red_83_1 condition = normal
        given allied holds konoscha; movement red
        then red_83_1 condition = os",
    );
}

#[test]
fn a_town_supplies_any_number_of_units() {
    check(
        &["11.2.a", "11.2.a#2"],
        "
        given nobody else; turn 2
        given us_339_a us_339_b us_339_c us_339_d us_339_e us_339_f us_339_g us_339_h us_339_1_hq us_339_2_hq at 4307
        given movement allied
        then us_339_a condition = normal
        then us_339_b condition = normal
        then us_339_c condition = normal
        then us_339_d condition = normal
        then us_339_e condition = normal
        then us_339_f condition = normal
        then us_339_g condition = normal
        then us_339_h condition = normal
        then us_339_2_hq condition = normal",
    );
}

#[test]
fn a_point_pays_for_an_attack_from_a_main_source() {
    check(
        &["11.2.b", "11.2.b#1", "11.2.b#2"],
        "
        given nobody else; red_161_2 red_18_hq at 1206; red holds konoscha; us_339_a at 1306; points red 1
        given combat red; check
        red: attack 1306 red_161_2
        red: done
        red: resolve 1306
        then attack = 2
        red: supply point ; 3
        then points red = 0
        then attack = 4
        given nobody else; red_161_2 red_18_hq red_depot_1 at 1206; us_339_a at 1306; points red 0; combat red
        given check
        red: attack 1306 red_161_2
        red: done
        red: resolve 1306
        red: supply point -> refused 11.2.b
        red: supply red_depot_1+point -> refused 11.2.b",
    );
}

#[test]
fn in_the_original_edition_a_point_pays_for_a_defence_too() {
    check(
        &["11.2.b"],
        "
        given nobody else; edition original; red_161_2 red_18_hq at 1206; red holds konoscha
        given us_339_a us_339_1_hq at 1306; points red 1
        given combat allied; check
        allied: attack 1206 us_339_a
        allied: done
        allied: resolve 1206
        then defence = 2
        red: supply point ; 6
        then points red = 0",
    );
}

#[test]
fn a_depot_moves_on_its_mobile_side_and_never_attacks() {
    // The strength in parentheses defends with combat units.
    check(
        &["11.3.a", "11.3.a#1", "11.3.a#2"],
        "
        given non_historical; nobody else; turn 2; al_depot_1 al_depot_2 at 3907; al_depot_1 are static
        given movement allied
        allied: march al_depot_1 4007 -> refused 11.3.a
        then al_depot_2 left = 10
        allied: march al_depot_2 3807>3707>3607>3507
        then al_depot_2 left = 6
        given red_83_1 at 3407; combat allied
        allied: attack 3407 al_depot_2 -> refused 11.3.a
        given nobody else; us_339_a al_depot_1 at 3607; red_161_2 red_18_hq red_depot_1 at 3507; turn 1; combat red
        given check
        red: attack 3607 red_161_2
        red: done
        red: resolve 3607
        then defence = 4
        given al_depot_1 are static
        then defence = 3",
    );
}

#[test]
fn a_depot_is_turned_over_once_a_turn() {
    check(
        &["11.3.b", "11.3.b#1", "11.3.b#2"],
        "
        given non_historical; nobody else; turn 2; al_depot_1 al_depot_2 at 3907; al_depot_2 are static
        given movement allied
        allied: march al_depot_1 3807>3707>3607>3507>3407>3307
        then al_depot_1 left = 4
        allied: turn al_depot_1
        then al_depot_1 is static = true
        then al_depot_1 left = 4
        allied: march al_depot_1 3207 -> refused 11.3.a
        allied: turn al_depot_2
        then al_depot_2 is static = false
        allied: turn al_depot_2 -> refused 11.3.b
        given operations allied
        allied: turn al_depot_2 -> refused 3.0.b
        given movement red
        red: turn al_depot_1 -> refused elope-not-yours",
    );
}

#[test]
fn a_depot_can_be_turned_again_in_the_next_turn() {
    check(
        &["11.3.b"],
        "
        given non_historical; nobody else; turn 1; al_depot_1 at 3907; movement allied
        allied: turn al_depot_1
        allied: turn al_depot_1 -> refused 11.3.b
        given next turn
        allied: done
        red: done
        then turn = 2
        allied: turn al_depot_1
        then al_depot_1 is static = false",
    );
}

#[test]
fn five_depots_fill_a_hex() {
    check(
        &["11.3.e", "11.3.e#1"],
        "
        given non_historical; nobody else; turn 2
        given al_depot_1 al_depot_2 al_depot_3 al_depot_4 al_depot_5 at archangel; points allied 4
        given al_depot_6 at 4507; operations allied
        allied: depot archangel mobile -> refused 11.3.e
        given movement allied
        allied: march al_depot_6 4607>4707 -> refused 11.3.e",
    );
}

#[test]
fn a_line_to_a_depot_does_not_expend_it() {
    check(
        &["11.4", "11.4#1"],
        "
        given nobody else; turn 2; us_339_a us_339_b us_339_c us_339_1_hq al_depot_1 at 3907
        given movement allied
        then us_339_c condition = normal
        allied: done
        allied: done
        red: done
        red: done
        then turn = 3
        then al_depot_1 at = 3907
        then us_339_c condition = normal",
    );
}

#[test]
fn an_expended_depot_is_gone() {
    check(
        &["11.4", "11.4#2"],
        "
        given nobody else; red_161_2 red_18_hq red_depot_1 red_depot_2 at 3407
        given us_339_a us_339_1_hq al_depot_1 at 3507; combat red; check
        red: attack 3507 red_161_2
        red: done
        red: resolve 3507
        red: supply al_depot_1 -> refused 7.2.a
        red: supply red_depot_1 ; 6
        then red_depot_1 at = lost
        then red_depot_2 at = 3407
        then al_depot_1 at = 3507
        given nobody else; edition original; us_339_a are full; red_161_2 are full
        given red_161_2 red_18_hq red_depot_1 at 3407; us_339_a us_339_1_hq al_depot_1 at 3507; combat red; check
        red: attack 3507 red_161_2
        red: done
        red: resolve 3507
        red: supply nothing
        then asked = allied
        allied: supply al_depot_1 ; 1
        then al_depot_1 at = lost
        then red_depot_1 at = 3407",
    );
}

#[test]
fn without_a_depot_an_attack_is_halved_and_in_the_original_edition_a_defence_too() {
    // The garrison battalion counts 6; the company that it must go with counts 2.
    check(
        &["11.5.a", "11.5.a#1", "11.5.a#2"],
        "
        given nobody else; br_highland2 br_rm us_339_1_hq al_depot_1 at 3607; red_161_2 at 3507; combat allied
        given check
        then br_highland2 condition = normal
        allied: attack 3507 br_highland2+br_rm
        allied: done
        allied: resolve 3507
        then br_highland2 strength = 6
        then attack = 4
        given combat red; nobody else; br_highland2 at 3607; us_339_1_hq al_depot_1 at 3707
        given red_161_2 red_18_hq red_depot_1 at 3507
        given check
        red: attack 3607 red_161_2
        red: done
        red: resolve 3607
        then defence = 6
        given combat red; nobody else; edition original; br_highland2 at 3607
        given red_161_2 red_18_hq red_depot_1 at 3507
        given us_339_1_hq al_depot_1 at 3707; check
        red: attack 3607 red_161_2
        red: done
        red: resolve 3607
        then defence = 3
        red: supply red_depot_1
        then defence = 3",
    );
}

#[test]
fn terrain_alone_gives_advantages_without_a_depot() {
    check(
        &["11.5.b", "11.5.b#1", "11.5.b#2"],
        "
        given nobody else; edition original; us_339_a us_339_b al_depot_1 at shenkursk
        given red_161_2 red_18_hq red_depot_1 at 1921
        given combat red; check
        red: attack shenkursk red_161_2
        red: done
        red: resolve shenkursk
        red: supply red_depot_1
        then asked = allied
        allied: supply nothing ; 2
        then asked = allied
        then ta = 0-2
        given nobody else; us_339_a br_arty_67 al_depot_1 at 3513; red_161_2 red_18_hq red_depot_1 at 3514
        given red_161_2 are full
        given combat red; check
        red: attack 3513 red_161_2
        red: done
        red: resolve 3513
        red: supply red_depot_1
        allied: supply nothing ; 2
        then prompt = elope-ask-losses
        then ta = 0-1
        given nobody else; us_339_a br_arty_67 al_depot_1 at 3513; red_161_2 red_18_hq red_depot_1 at 3514
        given combat red; check
        red: attack 3513 red_161_2
        red: done
        red: resolve 3513
        red: supply red_depot_1
        allied: supply al_depot_1 ; 2
        then ta = 0-2",
    );
}

#[test]
fn a_mobile_depot_alone_is_caught_on_1_or_2() {
    check(
        &["11.6.a", "11.6.a#1"],
        "
        given non_historical; nobody else; turn 2; us_339_a at 3607; red_depot_1 at 3507; movement allied
        allied: march us_339_a 3507 ; 2
        then red_depot_1 side = allied
        then red_depot_1 at = 3507
        then red_depot_1 is static = false
        then us_339_a left = 2
        allied: march red_depot_1 3407 -> refused 4.2.c",
    );
}

#[test]
fn a_mobile_depot_that_slips_away_moves_ten_points() {
    check(
        &["11.6.a", "11.6.a#2"],
        "
        given non_historical; nobody else; turn 2; us_339_a at 3607; red_depot_1 at 3507; movement allied
        allied: march us_339_a 3507>3407 ; 3 -> pauses, rest march us_339_a 3407
        then asked = red
        then clause = 11.6.a
        allied: done -> refused engine-not-asked
        red: flee 3407>3307>3207>3107>3007>3006>2906>2805>2705>2605 -> refused 11.6.a
        red: flee 3407>3307>3207>3107>3007>3006>2906>2805>2705
        then red_depot_1 at = 2705
        then red_depot_1 side = red
        then asked = allied
        allied: march us_339_a 3407",
    );
}

#[test]
fn a_fleeing_depot_keeps_out_of_enemy_zones_or_is_caught() {
    check(
        &["11.6.a"],
        "
        given non_historical; nobody else; turn 2; us_339_a us_339_b us_339_c us_339_1_hq al_depot_1 at 3407
        given us_339_d at 3607; red_depot_1 red_depot_2 at 3507; movement allied
        then zone allied 3506 = true
        allied: march us_339_d 3507 ; 6 1
        then asked = red
        red: flee 3506 -> refused 11.6.a
        red: flee 3606>3605
        then red_depot_1 at = 3605
        then red_depot_2 side = allied
        given nobody else; us_339_d at 3607; red_depot_1 at 3507; us_339_a at 3407; us_339_b at 3506
        given us_339_c at 3508
        given us_339_e at 3606; us_339_f at 3608; us_339_g at 3607; movement allied
        allied: march us_339_d 3507 ; 6
        then red_depot_1 side = allied",
    );
}

#[test]
fn a_static_depot_alone_is_taken_without_a_roll() {
    check(
        &["11.6.b", "11.6.b#1"],
        "
        given non_historical; nobody else; turn 2; us_339_a at 3607; red_depot_1 at 3507; red_depot_1 are static
        given us_339_1_hq at 3807
        given movement allied
        then us_339_a condition = os
        allied: march us_339_a 3507
        then red_depot_1 side = allied
        then red_depot_1 is static = true
        then us_339_a condition = os
        given movement allied
        then us_339_a condition = normal",
    );
}

#[test]
fn an_advance_takes_the_depot_that_a_retreat_leaves_behind() {
    check(
        &["11.6.b", "11.6.b#2"],
        "
        given nobody else; red_2mos_1 red_2mos_2 red_2mos_3 red_18_hq red_depot_1 at 3507
        given us_339_a al_depot_1 at 3607
        given al_depot_1 are static; combat red; check
        red: attack 3607 red_2mos_1+red_2mos_2+red_2mos_3
        red: done
        red: resolve 3607
        red: supply red_depot_1 ; 5
        allied: retreat 3707
        then us_339_a at = 3707
        then al_depot_1 at = 3607
        red: advance red_2mos_1 3607
        then al_depot_1 side = red
        then al_depot_1 is static = true",
    );
}

#[test]
fn a_fleeing_depot_counts_its_points_and_goes_past_nobody() {
    // 11.6.a: every end is in reach, but not through a zone, past an enemy or with more than ten points.
    let situation = "
        given non_historical; nobody else; turn 2; us_339_a us_339_b us_339_c us_339_1_hq al_depot_1 at 3407
        given us_339_d at 3607; red_depot_1 at 3507; movement allied
        allied: march us_339_d 3507 ; 6
        then red_depot_1 side = red";
    check(&["11.6.a"], &format!("{situation}\n red: flee 3506>3606 -> refused 11.6.a\n red: flee 3606"));
    check(
        &["11.6.a"],
        "
        given non_historical; nobody else; turn 2; us_339_a at 3607; red_depot_1 at 3507; movement allied
        allied: march us_339_a 3507 ; 3
        red: flee 3407>3307>3407>3307>3407>3307>3407>3307>3407>3307>3407>3307 -> refused 11.6.a
        red: flee 3407>3507>3407 -> refused 11.6.a
        red: flee 3407>3307",
    );
}

#[test]
fn a_fleeing_depot_ends_where_there_is_room() {
    check(
        &["11.6.a", "11.3.e"],
        "
        given non_historical; nobody else; turn 2; us_339_a at 3607; red_depot_1 at 3507; movement allied
        given red_depot_2 red_depot_3 red_depot_4 red_depot_5 red_depot_6 at 3407
        allied: march us_339_a 3507 ; 3
        red: flee 3407 -> refused 11.6.a
        red: flee 3407>3307
        then red_depot_1 at = 3307",
    );
}

#[test]
fn a_depot_that_is_retaken_returns_to_its_side() {
    check(
        &["11.6.b"],
        "
        given non_historical; nobody else; turn 2; us_339_a at 3607; red_depot_1 at 3507; movement allied
        given red_depot_1 are captured; red_depot_1 are static; red_bn_4 at 3407; movement red
        then red_depot_1 side = allied
        red: march red_bn_4 3507
        then red_depot_1 side = red",
    );
}

#[test]
fn only_depots_are_turned_over() {
    check(
        &["11.3.b"],
        "
        given nobody else; turn 2; us_339_a al_depot_1 at 4707; movement allied
        allied: turn us_339_a -> refused 11.3.b
        allied: turn al_depot_1",
    );
}

#[test]
fn a_depot_takes_no_enemy_depot() {
    check(
        &["11.6.b", "4.4.a"],
        "
        given nobody else; turn 1; al_depot_1 us_339_a at 3608; red_depot_1 at 3607; red_depot_1 are static; movement allied
        allied: march al_depot_1 3607 -> refused 4.4.a
        allied: march al_depot_1+us_339_a 3607
        then red_depot_1 side = allied",
    );
}

#[test]
fn a_captured_depot_is_off_its_train() {
    check(
        &["11.6.b", "23.1.T2.rail"],
        "
        given non_historical; edition original; nobody else; turn 2; us_339_a at 2406; red_depot_1 at 2306
        given red_depot_1 are entrained; movement allied
        allied: march us_339_a 2306 ; 1
        then red_depot_1 side = allied
        then red_depot_1 is entrained = false",
    );
}

#[test]
fn a_depot_ringed_by_zones_flees_into_one() {
    check(
        &["11.6.a"],
        "
        given non_historical; nobody else; turn 2; us_339_a us_339_b us_339_c us_339_1_hq al_depot_1 at 3407
        given us_339_d us_339_e us_339_f us_339_g us_339_2_hq al_depot_2 at 3607; al_depot_2 are static
        given red_depot_1 at 3507; br_rf30_1 br_rf29_1 br_87_depot at 4707; movement allied
        then zone allied 3506 = true
        allied: march us_339_d 3507 ; 6
        then asked = red
        then zone allied 3606 = true
        then zone allied 3608 = true
        then zone allied 3506 = true
        then zone allied 3508 = true
        red: flee 3606
        then red_depot_1 at = 3606",
    );
}

#[test]
fn a_counter_of_a_lost_depot_is_used_again() {
    check(
        &["11.1"],
        "
        given nobody else; turn 2
        given al_depot_1 al_depot_2 al_depot_3 al_depot_4 al_depot_5 al_depot_6 al_depot_7 al_depot_8 at 3907
        given al_depot_9 al_depot_10 al_depot_11 al_depot_12 al_depot_13 al_depot_14 al_depot_15 at 3907
        given al_depot_16 al_depot_17 al_depot_18 al_depot_19 al_depot_20 al_depot_21 al_depot_22 at 3907
        given al_depot_23 al_depot_24 at 3907
        given al_depot_9 at lost; points allied 2; operations allied
        allied: depot archangel mobile
        then al_depot_9 at = 4707",
    );
}

#[test]
fn a_depot_is_turned_in_the_turn_in_which_it_was_built() {
    check(
        &["11.3.b"],
        "
        given nobody else; turn 2; points allied 2; operations allied
        allied: depot archangel mobile
        given movement allied
        allied: turn al_depot_1
        then al_depot_1 is static = true",
    );
}

#[test]
fn going_ashore_ends_the_check_of_the_phase() {
    check(
        &["3.0.f", "11.3.c"],
        "
        given non_historical; nobody else; turn 2; al_steamer_1 at 3615/NE; us_339_e aboard al_steamer_1
        given us_339_a us_339_b us_339_c us_339_d us_339_1_hq al_depot_1 at 3715
        given br_rf30_1 br_rf29_1 at 4707; movement allied
        then us_339_d condition = os
        allied: land us_339_e 3615
        allied: ration us_339_d -> refused 3.0.f",
    );
}

#[test]
fn in_the_original_edition_depots_become_mobile_anywhere() {
    check(
        &["11.13"],
        "
        given non_historical; nobody else; turn 2; edition original; al_depot_1 at 4708; al_depot_1 are static
        given movement allied
        allied: turn al_depot_1
        then al_depot_1 is static = false",
    );
}

#[test]
fn red_rebuilds_with_a_line_to_kotlas() {
    check(
        &["13.32"],
        "
        given non_historical; nobody else; turn 2; us_339_a at konoscha; red_18_hq red_bn_4 at kotlas
        given red_bn_4 are reduced; red holds kotlas; points red 1; operations red
        red: rebuild red_bn_4
        then red_bn_4 steps = 2",
    );
}

#[test]
fn a_fleeing_depot_goes_past_no_enemy_depot() {
    check(
        &["11.6.a"],
        "
        given non_historical; nobody else; turn 2; us_339_a at 3607; red_depot_1 at 3507; al_depot_1 at 3407
        given br_rf30_1 br_rf29_1 br_87_depot at 4707; movement allied
        allied: march us_339_a 3507 ; 6
        red: flee 3407>3307 -> refused 11.6.a
        red: flee 3508",
    );
}

#[test]
fn bereznik_is_no_depot_town() {
    check(
        &["11.0.b", "11.11"],
        "
        given nobody else; turn 2; allied holds bereznik; points allied 4; operations allied
        allied: depot bereznik mobile -> refused 11.11
        given edition original; red holds archangel; us_339_a us_339_1_hq at bereznik; us_339_a are reduced
        allied: depot bereznik mobile -> refused 11.0.b",
    );
}
