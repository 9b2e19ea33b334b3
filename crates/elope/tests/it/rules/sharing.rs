//! 11.3: how many a depot supplies, and who comes first where it does not suffice.

use super::check;

#[test]
fn a_mobile_depot_has_room_for_three_units_an_hq_and_a_support_unit() {
    // The owner has another one supplied instead.
    check(
        &["11.3.c", "11.3.c#1"],
        "
        given nobody else; turn 2; us_339_a us_339_b us_339_c us_339_d us_339_1_hq us_339_mg_1 al_depot_1 at 3907
        given movement allied
        then us_339_a condition = normal
        then us_339_b condition = normal
        then us_339_c condition = normal
        then us_339_d condition = os
        then us_339_1_hq condition = normal
        then us_339_mg_1 condition = normal
        allied: ration us_339_d
        then us_339_d condition = normal
        then us_339_c condition = os
        allied: ration us_339_d -> refused 11.3.c
        allied: ration al_depot_1 -> refused 11.3.c
        given us_339_2_hq us_339_mg_2 at 3907; movement allied
        then us_339_2_hq condition = os
        then us_339_mg_2 condition = os",
    );
}

#[test]
fn units_are_shared_out_among_depots_so_that_most_are_supplied() {
    // Two depots: the first company reaches both, three others only the nearer one.
    check(
        &["11.3.c"],
        "
        given nobody else; turn 2; us_339_a at 3607; us_339_b us_339_c us_339_d at 3407; us_339_1_hq at 3607
        given al_depot_1 at 3207; al_depot_2 at 4207; movement allied
        then us_339_a condition = normal
        then us_339_b condition = normal
        then us_339_c condition = normal
        then us_339_d condition = normal",
    );
}

#[test]
fn depots_out_of_reach_have_no_room_for_anybody() {
    // 10.8, 11.3.c: two depots ten hexes away, with room to spare, do not help the fourth company here.
    check(
        &["11.3.c", "10.8"],
        "
        given nobody else; turn 2; us_339_e us_339_f us_339_g us_339_h us_339_2_hq al_depot_1 at 3907
        given us_339_a us_339_1_hq al_depot_2 al_depot_3 at 2907; movement allied
        then distance 3907 2907 = 10
        then us_339_a condition = normal
        then us_339_e condition = normal
        then us_339_f condition = normal
        then us_339_g condition = normal
        then us_339_h condition = os",
    );
}

#[test]
fn sharing_out_gives_no_depot_more_than_its_room() {
    // Seven companies, room for six: four reach both depots, three only the nearer one.
    check(
        &["11.3.c"],
        "
        given nobody else; turn 2; us_339_a us_339_b us_339_c us_339_d at 3607; us_339_e us_339_f us_339_g at 3407
        given us_339_1_hq us_339_2_hq at 3607; al_depot_1 at 3207; al_depot_2 at 4207; movement allied
        then us_339_a condition = normal
        then us_339_b condition = normal
        then us_339_c condition = normal
        then us_339_d condition = normal
        then us_339_e condition = normal
        then us_339_f condition = normal
        then us_339_g condition = os",
    );
}

#[test]
fn after_a_depot_was_turned_nobody_is_rationed() {
    check(
        &["11.3.c", "10.0.c"],
        "
        given nobody else; turn 2; us_339_a us_339_b us_339_c us_339_d us_339_1_hq al_depot_1 at 3907
        given movement allied
        allied: turn al_depot_1
        allied: ration us_339_d -> refused 3.0.f
        then us_339_d condition = os",
    );
}

#[test]
fn a_static_depot_has_room_for_five_units_and_two_hqs() {
    check(
        &["11.3.d", "11.3.d#1"],
        "
        given nobody else; turn 2
        given us_339_a us_339_b us_339_c us_339_d us_339_e us_339_f us_339_1_hq us_339_2_hq at 3907
        given us_339_mg_1 us_339_mg_2 us_339_mg_3 fr_21_mg_1 us_339_hq al_depot_1 at 3907; al_depot_1 are static
        given movement allied
        then us_339_a condition = normal
        then us_339_b condition = normal
        then us_339_c condition = normal
        then us_339_d condition = normal
        then us_339_e condition = normal
        then us_339_f condition = os
        then us_339_mg_1 condition = normal
        then us_339_mg_2 condition = normal
        then us_339_mg_3 condition = normal
        then fr_21_mg_1 condition = normal
        then us_339_hq condition = normal
        then us_339_1_hq condition = normal
        then us_339_2_hq condition = os",
    );
}

#[test]
fn the_stronger_are_supplied_first() {
    check(
        &["11.3.c", "11.3.c#2"],
        "
        given nobody else; turn 2; us_339_a us_339_b us_339_c us_339_d us_339_1_hq al_depot_1 at 3907
        given us_339_a are reduced; movement allied
        then us_339_a condition = os
        then us_339_d condition = normal
        allied: ration us_339_a
        then us_339_a condition = normal
        then us_339_c condition = normal
        then us_339_d condition = os",
    );
}

/// Four companies, room for three, and an enemy beside them, in the Combat Phase. In the original edition the strength
/// can be read off before the defender has paid.
const FOUR: &str = "
        given non_historical; edition original; nobody else; turn 2
        given us_339_a us_339_b us_339_c us_339_d us_339_1_hq al_depot_1 at 3907
        given red_83_1 red_18_hq red_depot_1 at 3807; movement allied
        then us_339_d condition = os
        given combat allied";

#[test]
fn those_who_fight_draw_on_depots_before_those_who_do_not() {
    check(
        &["11.3.c", "11.3.c#3", "10.0.c"],
        &format!(
            "{FOUR}
        allied: attack 3807 us_339_d
        allied: done
        allied: resolve 3807
        then us_339_d condition = normal
        then us_339_c condition = os
        allied: supply al_depot_1
        then attack = 3"
        ),
    );
}

#[test]
fn in_battle_too_the_owner_says_who_is_supplied() {
    let announced = format!(
        "{FOUR}
        allied: attack 3807 us_339_a+us_339_b+us_339_c+us_339_d"
    );
    let fourth = "
        then us_339_d condition = normal
        then us_339_c condition = os
        then us_339_a condition = normal";
    let resolved = "
        allied: done
        allied: resolve 3807";
    let third = "
        then us_339_d condition = os
        then us_339_c condition = normal";
    check(&["11.3.c"], &format!("{announced} {resolved} {third}"));
    for (before, after) in [("allied: ration us_339_d", ""), ("", "allied: ration us_339_d")] {
        let script = format!(
            "{announced}
        {before} {resolved}
        {after} {fourth}"
        );
        check(&["11.3.c", "11.3.c#4"], &script);
    }
    check(
        &["11.3.c", "11.3.c#4"],
        &format!(
            "{announced}
        allied: done
        allied: ration us_339_d
        allied: ration us_339_d -> refused 11.3.c
        allied: resolve 3807 {fourth}"
        ),
    );
}

#[test]
fn expended_depots_cover_those_whom_the_owner_named() {
    // Of four attackers three are covered: the reduced one, too, if its owner says so.
    let attack = |ration: &str, strength: u8| {
        format!(
            "{FOUR}
        given us_339_a are reduced
        allied: attack 3807 us_339_a+us_339_b+us_339_c+us_339_d
        allied: done
        allied: resolve 3807
        {ration}
        allied: supply al_depot_1
        then attack = {strength}"
        )
    };
    // 3 + 3 + 3 and a quarter of 2; named, 2 + 3 + 3 and a quarter of 3.
    check(&["11.3.c", "7.2.a"], &attack("", 10));
    check(&["11.3.c", "7.2.a"], &attack("allied: ration us_339_a", 9));
}

#[test]
fn a_choice_that_changes_nothing_or_comes_at_another_time_is_refused() {
    check(
        &["11.3.c", "11.3.c#5"],
        &format!(
            "{FOUR}
        allied: ration al_depot_1 -> refused 11.3.c
        given movement allied
        allied: ration us_339_a -> refused 11.3.c
        given operations allied
        allied: ration us_339_d -> refused 11.3.c"
        ),
    );
}

#[test]
fn a_choice_for_the_march_lapses_with_it_and_one_for_the_battle_holds() {
    check(
        &["11.3.c", "11.3.c#6"],
        "
        given non_historical; nobody else; turn 2; red_bn_4 red_18_hq red_depot_1 at 3107; movement red
        given red_bn_4 are rationed
        red: done
        then red_bn_4 is rationed = false
        red: ration red_bn_4
        red: done
        then turn = 3
        then red_bn_4 is rationed = true",
    );
}

#[test]
fn once_somebody_has_marched_nobody_is_rationed() {
    check(
        &["11.3.c", "3.0.f"],
        "
        given nobody else; turn 2; us_339_a us_339_b us_339_c us_339_d us_339_1_hq al_depot_1 at 3907
        given movement allied
        allied: march us_339_a 4007
        allied: ration us_339_d -> refused 3.0.f
        then us_339_d condition = os",
    );
}

#[test]
fn of_two_hqs_the_one_with_more_units_is_supplied() {
    check(
        &["11.3.c", "11.3.c#7"],
        "
        given nobody else; turn 3; br_rs10_hq br_dli7_hq br_dli7_a br_dli7_b br_dli7_c al_depot_1 at 3607; check
        then br_dli7_hq condition = normal
        then br_dli7_c condition = normal
        then br_rs10_hq condition = os",
    );
}

#[test]
fn those_who_fight_come_before_those_whom_the_owner_names() {
    check(
        &["11.3.c"],
        "
        given non_historical; edition original; nobody else; turn 2
        given us_339_a us_339_b us_339_c us_339_d us_339_1_hq al_depot_1 at 3907
        given red_83_1 red_18_hq red_depot_1 at 3807; movement allied
        then us_339_d condition = os
        given combat allied
        allied: ration us_339_a+us_339_b+us_339_c
        allied: attack 3807 us_339_d
        allied: done
        allied: resolve 3807
        then us_339_d condition = normal
        then us_339_c condition = os",
    );
}

#[test]
fn an_hq_far_from_the_roads_draws_on_a_depot() {
    check(
        &["10.52.b", "10.52.a"],
        "
        given non_historical; nobody else; turn 2; us_339_1_hq us_339_a al_depot_1 at 3816; movement allied
        then us_339_1_hq condition = normal
        then us_339_a condition = os",
    );
}

#[test]
fn a_line_across_a_river_adds_the_depots_of_the_other_bank() {
    check(
        &["9.5", "11.3.c"],
        "
        given non_historical; nobody else; turn 2; weather dry; us_339_1_hq at 3113
        given us_339_a us_339_b us_339_c us_339_d al_depot_1 at 3212; al_depot_2 at 2513; movement allied
        then distance 3113 2513 = 6
        then distance 3212 2513 = 7
        then us_339_d condition = os
        allied: span us_339_1_hq
        then us_339_d condition = normal",
    );
}

#[test]
fn an_expended_mobile_depot_covers_one_gun() {
    check(
        &["11.3.c", "7.2.a"],
        "
        given non_historical; edition original; nobody else; turn 2
        given us_339_a br_arty_67 br_arty_21 us_339_1_hq br_rs10_hq al_depot_1 al_depot_2 at 3907
        given red_83_1 red_18_hq red_depot_1 at 3807; movement allied
        then br_arty_21 condition = normal
        then br_arty_67 condition = normal
        given combat allied
        allied: attack 3807 us_339_a+br_arty_21+br_arty_67
        allied: done
        allied: resolve 3807
        then attack = 5
        allied: supply al_depot_1
        then attack = 7",
    );
}

#[test]
fn units_out_of_its_range_do_not_speak_for_an_hq() {
    check(
        &["11.3.c"],
        "
        given nobody else; turn 3; br_rs10_hq br_rs10_a br_dli7_hq al_depot_1 at 3607
        given br_dli7_a br_dli7_b br_dli7_c at 4207; check
        then distance 3607 4207 = 6
        then br_rs10_hq condition = normal
        then br_dli7_hq condition = os",
    );
}

#[test]
fn a_choice_in_battle_does_not_put_those_who_fight_behind() {
    check(
        &["11.3.c"],
        "
        given non_historical; edition original; nobody else; turn 2
        given us_339_a us_339_b us_339_c us_339_d us_339_1_hq al_depot_1 at 3907
        given red_83_1 red_18_hq red_depot_1 at 3807; movement allied
        given combat allied
        allied: attack 3807 us_339_d
        allied: done
        allied: resolve 3807
        allied: ration us_339_a+us_339_b+us_339_c
        then us_339_d condition = normal
        then us_339_c condition = os",
    );
}

#[test]
fn those_who_are_attacked_draw_on_depots_first_too() {
    check(
        &["11.3.c", "10.0.c"],
        "
        given non_historical; nobody else; turn 2; us_339_a us_339_b us_339_c us_339_1_hq al_depot_1 at 3907
        given us_339_d at 3807
        given red_83_1 red_18_hq red_depot_1 at 3707; movement allied
        then us_339_d condition = os
        given combat red
        red: attack 3807 red_83_1
        red: done
        red: resolve 3807
        then us_339_d condition = normal
        then us_339_c condition = os",
    );
}

#[test]
fn nobody_names_units_of_the_enemy() {
    check(
        &["11.3.c"],
        "
        given non_historical; nobody else; turn 2; us_339_a us_339_1_hq al_depot_1 at 3907; red_bn_5 at 2001
        given movement allied
        then red_bn_5 condition = os oc
        allied: ration red_bn_5 -> refused 11.3.c",
    );
}

#[test]
fn an_hq_supplies_across_all_its_rivers() {
    check(
        &["9.5"],
        "
        given non_historical; nobody else; turn 2; weather dry; us_339_1_hq al_depot_1 at 3615; us_339_a at 3716
        given us_339_b at 3616; movement allied
        then us_339_a condition = os oc
        then us_339_b condition = os oc
        allied: span us_339_1_hq
        then us_339_a condition = normal
        then us_339_b condition = normal",
    );
}

#[test]
fn a_train_that_replenishes_ends_the_check_of_the_phase() {
    check(
        &["3.0.f", "11.3.c"],
        "
        given non_historical; nobody else; turn 3; weather dry; al_train al_depot_2 at 4707; al_train uses 1
        given us_339_a us_339_b us_339_c us_339_d us_339_1_hq al_depot_1 at 3907; movement allied
        then us_339_d condition = os
        allied: refit al_train al_depot_2
        allied: ration us_339_d -> refused 3.0.f",
    );
}

#[test]
fn a_point_covers_guns_as_well() {
    check(
        &["11.2.b"],
        "
        given nobody else; red_161_2 red_arty_1 red_18_hq at 1206; red holds konoscha
        given us_339_a us_339_1_hq al_depot_1 at 1306; edition original; points red 1; turn 1
        given combat red; check
        red: attack 1306 red_161_2+red_arty_1
        red: done
        red: resolve 1306
        then attack = 3
        red: supply point
        then attack = 6",
    );
}

#[test]
fn of_two_hqs_the_one_with_more_units_in_its_range_comes_first_and_four_hexes_are_in_range() {
    check(
        &["11.3.c"],
        "
        given nobody else; turn 2; us_339_1_hq us_339_2_hq al_depot_1 at 3907; us_339_e at 3507; movement allied
        then distance 3907 3507 = 4
        then us_339_2_hq condition = normal
        then us_339_1_hq condition = os
        given us_339_e at 3407; movement allied
        then us_339_1_hq condition = normal
        then us_339_2_hq condition = os",
    );
}

#[test]
fn the_first_depot_may_be_the_one_that_nobody_reaches() {
    check(
        &["11.3.c"],
        "
        given nobody else; turn 2; us_339_a at 3607; us_339_b us_339_c us_339_d at 3407; us_339_1_hq at 3607
        given al_depot_1 at 1507; al_depot_2 at 3207; al_depot_3 at 4207; movement allied
        then us_339_a condition = normal
        then us_339_b condition = normal
        then us_339_c condition = normal
        then us_339_d condition = normal",
    );
}
