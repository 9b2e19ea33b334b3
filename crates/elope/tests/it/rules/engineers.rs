//! 17.0 Engineers, and 9.2 field works.

use super::check;

#[test]
fn us_and_british_engineers_build() {
    check(
        &["17.0.a", "17.0.a#1", "17.0.a#2"],
        "
        given nobody else; turn 1; us_310_a br_eng_385 fr_21_a us_339_a at 4707; movement allied
        allied: build us_310_a hasty_defence
        then hasty 4707 = true
        allied: build br_eng_385 bridge-4707/SW
        then bridge 4707/SW = true
        allied: build fr_21_a fort -> refused 17.0.a
        allied: build us_339_a fort -> refused 17.0.a
        allied: build fr_21_a bridge-4707/NW -> refused 17.0.a
        given red_bn_4 at 2705; movement red
        red: build red_bn_4 bridge-4707/NW -> refused 17.0.a
        red: build red_bn_4 fort -> refused 17.0.a",
    );
}

#[test]
fn a_built_bridge_lets_units_cross() {
    check(
        &["17.0.a"],
        "
        given nobody else; turn 1; us_310_a us_339_a at 4707; movement allied
        allied: march us_339_a 4706 -> refused AID.tec.d
        allied: build us_310_a bridge-4707/SW
        allied: march us_339_a 4706
        then us_339_a left = 8",
    );
}

#[test]
fn nothing_is_built_twice_or_where_it_cannot_stand() {
    check(
        &["17.0.a", "17.0.f"],
        "
        given nobody else; turn 1; us_310_a at 4707; hasty 4707; movement allied
        allied: build us_310_a hasty_defence -> refused 17.0.a
        allied: build us_310_a track -> refused 17.0.a
        allied: build us_310_a bridge-4607/N -> refused 17.0.a
        allied: build us_310_a bridge-4608/N -> refused 17.0.a
        allied: build us_310_a fort
        then fort 4707 = true
        allied: build us_310_a fort -> refused 17.0.a",
    );
}

#[test]
fn no_bridge_leads_into_the_sea_or_off_the_map() {
    check(
        &["17.0.a"],
        "
        given nobody else; turn 1; us_310_a at 4907; us_310_b at 3101; movement allied
        allied: build us_310_a bridge-4907/NW -> refused 17.0.a
        allied: build us_310_b bridge-3101/NW -> refused 17.0.a",
    );
}

#[test]
fn works_cost_movement_points_besides_the_march() {
    check(
        &["17.0.b", "17.0.b#1", "17.0.b#2", "17.0.b#3"],
        "
        given nobody else; turn 1; us_310_a at 4707; us_310_b at 4707; us_310_c at 4407; wrecked 4407; movement allied
        allied: march us_310_a 4708
        allied: build us_310_a fort
        then us_310_a left = 5
        given us_310_b spent 9
        allied: build us_310_b bridge-4707/SW -> refused 17.0.b
        given us_310_b spent 8
        allied: build us_310_b bridge-4707/SW
        then us_310_b left = 0
        given us_310_c spent 8
        allied: build us_310_c track
        then track 4407 = intact
        then us_310_c left = 2
        allied: build us_310_c hasty_defence -> refused 17.0.b",
    );
}

#[test]
fn builders_must_be_in_supply() {
    check(
        &["17.0.c", "17.0.c#1"],
        "
        given nobody else; turn 2; us_310_a us_310_b at 4707; movement allied; us_310_a are os; us_310_b are oc
        allied: build us_310_a fort -> refused 17.0.c
        then us_310_b left = 6
        allied: build us_310_b fort
        then us_310_b left = 1",
    );
}

#[test]
fn nothing_is_built_next_to_the_enemy_save_behind_an_open_river() {
    check(
        &["17.0.d", "17.0.d#1", "17.0.d#2", "17.0.d#3"],
        "
        given nobody else; turn 1; us_310_a us_310_b at 4708; red_bn_4 at 4609; movement allied
        allied: build us_310_a hasty_defence -> refused 17.0.d
        given red_bn_4 at 4608; weather snow
        allied: build us_310_a hasty_defence -> refused 17.0.d
        allied: build us_310_a bridge-4708/SW -> refused 17.0.d
        given weather dry
        allied: build us_310_a hasty_defence
        then hasty 4708 = true",
    );
}

#[test]
fn every_counter_of_the_enemy_keeps_engineers_from_work() {
    for enemy in [
        "red_18_hq at 4609",
        "red_depot_1 at 4609",
        "red_train_1 at 4609",
        "red_arty_1 at 4609",
        "red_air_1 at 4609",
        "red_gb_1 at 4708/SW",
    ] {
        check(
            &["17.0.d", "17.0.d#4", "17.0.d#5", "17.0.d#6"],
            &format!(
                "
            given nobody else; turn 1; us_310_a at 4708; {enemy}; movement allied
            allied: build us_310_a fort -> refused 17.0.d"
            ),
        );
    }
    check(
        &["17.0.d"],
        "
        given nobody else; turn 1; us_310_a at 4708; red_18_hq at 4608; red_gb_1 at 4509/N; movement allied
        allied: build us_310_a fort",
    );
}

#[test]
fn a_minor_river_does_not_screen_a_building_site() {
    check(
        &["17.0.d"],
        "
        given nobody else; turn 1; us_310_a at 3113; red_bn_4 at 3212; movement allied
        then cost us_310_a 3113 3212 = 4
        allied: build us_310_a fort -> refused 17.0.d
        given red_bn_4 at 3312
        allied: build us_310_a fort",
    );
}

#[test]
fn a_detachment_builds_as_well_as_a_company() {
    check(
        &["17.0.e", "17.0.e#1"],
        "
        given nobody else; turn 1; us_310_det at 4708; movement allied
        then us_310_det size = detachment
        allied: build us_310_det fort
        allied: build us_310_det bridge-4708/S
        then fort 4708 = true
        then bridge 4708/S = true",
    );
}

#[test]
fn works_serve_whoever_holds_them() {
    check(
        &["17.0.f", "17.0.f#1"],
        "
        given nobody else; turn 1; us_310_a at 4708; movement allied
        allied: build us_310_a fort
        given us_310_a at 4707; us_339_a at 4707; red_bn_4 at 4708; hasty 4708; points allied 1; combat allied
        allied: attack 4708 us_339_a
        allied: done
        allied: resolve 4708
        then ta = 0-2",
    );
}

#[test]
fn exactly_enough_points_are_enough() {
    check(
        &["AID.eng", "AID.eng#1"],
        "
        given nobody else; turn 1; br_eng_250 at 4708; movement allied; br_eng_250 spent 7
        allied: build br_eng_250 fort
        then br_eng_250 left = 0
        then fort 4708 = true",
    );
}

#[test]
fn a_unit_digs_in_for_half_its_points() {
    check(
        &["9.2.a", "9.2.a#1", "9.2.a#2"],
        "
        given nobody else; turn 1; us_339_a us_339_b us_339_c at 3607; movement allied; us_339_b are os; us_339_c are oc
        allied: entrench us_339_b -> refused 9.2.a
        allied: entrench us_339_c -> refused 9.2.a
        allied: entrench us_339_a
        then us_339_a left = 6
        then us_339_a is entrenched = true
        allied: entrench us_339_a -> refused 9.2.a
        allied: march us_339_a 3507
        then us_339_a is entrenched = false
        then us_339_a left = 5
        allied: entrench us_339_a -> refused 9.2.a",
    );
}

#[test]
fn a_trench_gives_no_advantage() {
    check(
        &["9.2.a", "9.2.a#3"],
        "
        given nobody else; turn 1; us_339_a at 4708; us_339_a are entrenched; red_154 at 4609; red_depot_1 at 4610
        given combat red
        red: attack 4708 red_154
        red: done
        red: resolve 4708
        then ta = 0-0
        given hasty 4708
        then ta = 0-1",
    );
}

#[test]
fn only_troops_dig_and_only_a_trench_is_improved() {
    check(
        &["9.2.a", "9.2.b"],
        "
        given nobody else; turn 1; us_339_a al_depot_1 al_train at 3607; points allied 1; movement allied
        allied: entrench al_depot_1 -> refused 9.2.a
        allied: entrench al_train -> refused 9.2.a
        allied: improve us_339_a -> refused 9.2.b
        given us_339_a are entrenched
        allied: improve us_339_a",
    );
}

#[test]
fn a_trench_becomes_a_hasty_defence() {
    check(
        &["9.2.b", "9.2.b#1", "9.2.b#2"],
        "
        given nobody else; turn 1; us_339_a us_339_b us_310_a us_339_hq at 3607; points allied 0
        given us_339_a us_310_a us_339_hq are entrenched; movement allied
        allied: improve us_339_b -> refused 9.2.b
        allied: improve us_310_a -> refused 9.2.b
        allied: improve us_339_hq -> refused 9.2.b
        allied: improve us_339_a -> refused 9.2.b
        given points allied 1; us_339_a spent 1
        allied: improve us_339_a -> refused 9.2.b
        given us_339_a spent 0; us_339_a are os
        allied: improve us_339_a -> refused 9.2.b
        given us_339_a are not os
        allied: improve us_339_a
        then hasty 3607 = true
        then points allied = 0
        then us_339_a left = 0",
    );
}

#[test]
fn engineers_in_a_trench_build_by_their_own_rule() {
    check(
        &["9.2.b", "17.0.a"],
        "
        given nobody else; turn 1; us_339_a us_310_a at 3607; us_339_a us_310_a are entrenched; points allied 1
        given movement allied
        allied: improve us_310_a -> refused 9.2.b
        then points allied = 1
        allied: build us_310_a hasty_defence
        then points allied = 1",
    );
}

#[test]
fn without_a_depot_town_nobody_improves_a_trench() {
    check(
        &["9.2.b", "11.0.b"],
        "
        given nobody else; turn 1; us_339_a at 3607; us_339_a are entrenched; points allied 1; red holds archangel
        given movement allied
        allied: improve us_339_a -> refused 11.0.b
        given allied holds archangel
        allied: improve us_339_a",
    );
}

#[test]
fn a_hasty_defence_belongs_to_the_hex_and_is_not_built_twice() {
    check(
        &["9.2.b"],
        "
        given nobody else; turn 1; us_339_a us_339_b at 3607; us_339_a us_339_b are entrenched; points allied 2
        given movement allied
        allied: improve us_339_a
        allied: improve us_339_b -> refused 9.2.b
        given movement allied
        allied: march us_339_a+us_339_b 3507
        then hasty 3607 = true",
    );
}

#[test]
fn who_felt_the_enemy_does_not_build() {
    check(
        &["9.2.c", "9.2.c#1"],
        "
        given nobody else; turn 1; us_339_a at 3607; us_339_a are entrenched; red_154 at 3608; points allied 1
        given movement red; red_154 are not os
        then zone red 3607 = true
        red: done
        given red_154 at 2001; movement allied
        then zone red 3607 = false
        allied: improve us_339_a -> refused 9.2.c
        allied: done
        given movement red
        red: done
        given movement allied
        allied: improve us_339_a",
    );
}

#[test]
fn who_feels_the_enemy_does_not_build() {
    check(
        &["9.2.c"],
        "
        given nobody else; turn 1; us_339_a at 3607; us_339_a are entrenched; red_154 at 3608; points allied 1
        given movement allied; red_154 are not os
        allied: improve us_339_a -> refused 9.2.c
        given red_154 are os
        allied: improve us_339_a",
    );
}

#[test]
fn snow_and_marsh_forbid_works_and_trenches_want_dry_ground() {
    check(
        &["9.2.d", "9.2.d#1", "9.2.d#2", "9.2.d#3"],
        "
        given nobody else; turn 5; us_339_a us_310_a at 4507; us_339_b at 4307; us_339_a us_339_b are entrenched
        given points allied 2; movement allied; us_339_a us_310_a us_339_b are not os; us_339_a us_339_b are not oc
        then weather = snow
        allied: improve us_339_a -> refused 9.2.d
        allied: build us_310_a hasty_defence -> refused 9.2.d
        allied: build us_310_a fort -> refused 9.2.d
        allied: improve us_339_b
        then hasty 4307 = true
        given weather thaw; us_339_c at 4307
        allied: entrench us_339_c -> refused 9.2.d
        given weather snow
        allied: entrench us_339_c -> refused 9.2.d
        given weather thaw
        allied: build us_310_a hasty_defence
        then hasty 4507 = true",
    );
}

#[test]
fn works_help_survival() {
    check(
        &["9.3", "9.3#1"],
        "
        given nobody else; turn 5; fr_21_a at 3101; hasty 3101; combat red
        red: done ; 4
        then fr_21_a steps = 2
        given nobody else; turn 5; fr_21_a at 3101; combat red
        then hasty 3101 = true
        red: done ; 5
        then fr_21_a steps = 1",
    );
}

#[test]
fn works_are_offered() {
    check(
        &["9.2.a", "9.2.b", "16.5", "17.0.a"],
        "
        given nobody else; turn 1; us_310_a at 4707; points allied 1; movement allied
        then can build = true
        then can entrench = true
        then can wreck = true
        then can improve = false
        given us_339_a at 4707; us_339_a are entrenched
        then can improve = true",
    );
}

#[test]
fn engineers_build_while_their_stack_has_orders_to_go_on() {
    // 23.1.c: the work leaves nobody behind, so the French need not have gone half their way.
    check(
        &["17.0.b", "23.1.c"],
        "
        given nobody else; turn 1; fr_21_a us_310_a at 4107; movement allied
        allied: march fr_21_a+us_310_a 4007
        allied: build us_310_a hasty_defence
        then hasty 4007 = true
        allied: march us_310_a 3907 -> refused 23.1.T1.f
        allied: done -> refused 23.1.T1.f
        allied: march fr_21_a+us_310_a 3907",
    );
}

#[test]
fn a_trench_is_improved_with_the_last_points() {
    // 9.2.b: what a hasty defence costs a unit in its trench, and one point less.
    check(
        &["9.2.b"],
        "
        given nobody else; turn 2; us_339_a us_339_hq al_depot_1 at 4507; us_339_a are entrenched; movement allied
        given points allied 0
        allied: improve us_339_a -> refused 9.2.b
        given points allied 1
        allied: improve us_339_a
        then points allied = 0",
    );
}

#[test]
fn a_work_is_part_of_the_move_under_way() {
    check(
        &["16.5", "4.2.c"],
        "
        given nobody else; turn 2; red_bn_4 red_bn_5 red_18_hq red_depot_1 at 3307; movement red
        red: march red_bn_4+red_bn_5 3207
        red: wreck red_bn_4
        then red_bn_4 left = 4
        red: march red_bn_5 3107
        then red_bn_5 at = 3107",
    );
    check(
        &["16.5", "4.2.c"],
        "
        given nobody else; turn 2; red_bn_4 red_bn_5 red_18_hq red_depot_1 at 3307; movement red
        red: march red_bn_5 3207
        red: wreck red_bn_4
        red: march red_bn_5 3107 -> refused 4.2.c",
    );
}

#[test]
fn whose_move_is_over_does_no_work() {
    check(
        &["4.2.c", "9.2.a", "16.5"],
        "
        given nobody else; turn 1; us_339_a us_339_hq al_depot_1 at 4507; movement allied
        given us_339_a are moved
        allied: entrench us_339_a -> refused 4.2.c
        allied: wreck us_339_a -> refused 4.2.c
        given us_339_a are not moved
        allied: entrench us_339_a",
    );
}

#[test]
fn support_units_wreck_the_track() {
    check(
        &["16.5"],
        "
        given non_historical; nobody else; turn 2; us_339_mg_1 us_339_1_hq al_depot_1 at 3407; movement allied
        allied: wreck us_339_mg_1
        then track 3407 = destroyed",
    );
}

#[test]
fn a_zone_at_the_end_of_the_combat_phase_disturbs() {
    check(
        &["9.2.c"],
        "
        given non_historical; nobody else; turn 1; us_339_a us_339_1_hq al_depot_1 at 3607; red_154 at 3709
        given red_18_hq red_depot_1 at 3809; br_rf30_1 br_rf29_1 br_87_depot at 4707; movement allied
        then zone red 3607 = false
        allied: done
        given red_154 at 3608; check
        then zone red 3607 = true
        allied: done
        then us_339_a is disturbed = true",
    );
}

#[test]
fn red_too_is_disturbed_at_its_works() {
    check(
        &["9.2.c"],
        "
        given non_historical; nobody else; turn 1; red_bn_4 at 3407
        given us_339_a us_339_b us_339_c us_339_1_hq al_depot_1 at 3507; br_rf30_1 br_rf29_1 br_87_depot at 4707
        given movement allied
        then zone allied 3407 = true
        allied: done
        then red_bn_4 is disturbed = true",
    );
}

#[test]
fn a_steamer_beside_the_site_is_an_enemy() {
    check(
        &["17.0.d"],
        "
        given nobody else; turn 2; us_310_a us_339_hq al_depot_1 at 3615; red_steamer_1 at 3615/NE; movement allied
        then us_310_a condition = normal
        allied: build us_310_a fort -> refused 17.0.d
        given red_steamer_1 at never
        allied: build us_310_a fort",
    );
}

#[test]
fn destroyed_track_is_not_destroyed_again() {
    check(
        &["16.5"],
        "
        given non_historical; nobody else; turn 2; us_339_a us_339_1_hq al_depot_1 at 3407; wrecked 3407
        given movement allied
        allied: wreck us_339_a -> refused 16.5
        then us_339_a left = 12",
    );
}

#[test]
fn a_fort_leaves_nothing_to_improve() {
    check(
        &["9.2.b", "17.0.f"],
        "
        given non_historical; nobody else; turn 2; us_339_a us_339_1_hq al_depot_1 at 3607
        given us_339_a are entrenched; fort 3607; points allied 1; movement allied
        allied: improve us_339_a -> refused 9.2.b",
    );
}
