//! 12.3, 12.4, 22.0 and T.bomb: ground support, gas and bombing.

use super::front_check;
use crate::rules::check;

#[test]
fn ground_support_adds_to_the_odds() {
    front_check(
        &["12.3.a", "12.3.a#1", "12.3.a#2"],
        "
        given us_310_a at 3507; al_dh9a_1 at archangel; red_bn_4 red_bn_5 at never; red_161_2 at 3407
        allied: support al_dh9a_1 3407 -> refused 12.3.a
        allied: attack 3407 us_339_a+us_339_b+us_310_a
        allied: support al_dh9a_1 3307 -> refused 12.3.a
        allied: support al_dh9a_1 3407 ; 3
        allied: done
        allied: resolve 3407
        then strengths = 8-4
        then ratio = 2-1
        then ta = 0-0",
    );
}

#[test]
fn a_plane_bombs_or_supports_but_not_both() {
    front_check(
        &["12.3.b", "12.3.b#1"],
        "
        allied: attack 3407 us_339_a+us_339_b
        allied: bomb al_dh4_1 troops-3407 ; 4
        allied: support al_dh4_1 3407 -> refused 12.3.b
        allied: support al_dh4_2 3407
        allied: bomb al_dh4_2 troops-3407 -> refused 12.3.b
        allied: done ; 6
        then panic 3407 = false
        allied: support al_dh4_1 3407 -> refused 12.3.b
        allied: resolve 3407
        then strengths = 6-6",
    );
}

#[test]
fn bombed_red_troops_may_panic() {
    let raid = "
        given red_bn_8 at 3408; us_339_c at 3508
        allied: attack 3407 us_339_a+us_339_b
        allied: attack 3408 us_339_c
        allied: bomb al_dh4_1 troops-3407 ; 4
    ";
    front_check(
        &["12.3.c", "12.3.c#1", "T.bomb.f", "T.bomb.f#1", "T.bomb.f#2", "T.bomb.a#2"],
        &format!(
            "{raid}
            allied: done ; 1 3
            then panic 3407 = true
            then red_bn_4 steps = 2
            allied: resolve 3408
            then modifier = -1
            allied: supply nothing ; 1
            allied: resolve 3407
            then modifier = 0"
        ),
    );
    front_check(
        &["12.3.c#2", "T.bomb.f"],
        &format!(
            "{raid}
            allied: done ; 2 4
            then panic 3407 = false
            allied: resolve 3407
            then modifier = -1"
        ),
    );
}

#[test]
fn panic_helps_nobody_against_the_allies() {
    check(
        &["12.3.c"],
        "
        given nobody else; turn 1; us_339_a at 3407; red_154 at 3307; red_depot_1 at 3207; combat red; panic 3407
        red: attack 3407 red_154
        red: done
        red: resolve 3407
        then modifier = 0",
    );
}

#[test]
fn only_the_allies_bomb_troops() {
    front_check(
        &["12.4", "12.4#1", "12.4#2"],
        "
        given combat red; red_air_2 at plesetskaya
        red: bomb red_air_1 troops-3507 -> refused 12.4
        red: bomb red_air_1 us_339_a -> refused 12.4
        red: bomb red_air_1 fort-3507 -> refused 12.4
        given fort 3507; hasty 3508; red_air_4 red_air_5 red_air_6 at plesetskaya
        red: bomb red_air_1 bridge-2906/N ; 5
        red: bomb red_air_2 fort-3507
        red: bomb red_air_4 al_depot_1
        red: bomb red_air_5 track-3507
        red: bomb red_air_6 hasty_defence-3508
        then red_air_1 doing = bombing
        then red_air_6 doing = bombing",
    );
}

#[test]
fn bombs_destroy_trains() {
    front_check(
        &["16.4", "16.4#1"],
        "
        given red_train_1 at 3307
        allied: bomb al_dh4_1 red_train_1 ; 4
        allied: done ; 2
        then red_train_1 at = 3307
        given al_dh4_1 are not flown; combat allied
        allied: bomb al_dh4_1 red_train_1
        allied: done ; 1
        then red_train_1 at = lost",
    );
}

#[test]
fn each_bomb_point_is_a_die_against_track() {
    front_check(
        &["16.41", "16.41#1", "T.bomb.g", "T.bomb.g#1"],
        "
        allied: bomb al_dh4_1 track-3407 ; 4
        allied: bomb al_dh4_2 track-3307
        allied: bomb al_dh4_2 track-3408 -> refused 12.4
        allied: done ; 5 1 6 6
        then track 3407 = destroyed
        then track 3307 = intact",
    );
    front_check(
        &["16.41", "16.41#2"],
        "
        allied: bomb al_dh4_1 track-3407 ; 4
        allied: done ; 2 6
        then track 3407 = intact",
    );
}

#[test]
fn one_hit_in_any_of_its_dice_destroys_track() {
    front_check(
        &["16.41"],
        "
        allied: bomb al_dh4_1 track-3407 ; 4
        allied: bomb al_dh4_2 track-3307
        allied: done ; 1 6 6 1
        then track 3407 = destroyed
        then track 3307 = destroyed",
    );
}

#[test]
fn forts_shield_what_is_inside_in_the_original_edition() {
    let raid = "given fort 3407; red_depot_3 at 3407\n";
    front_check(
        &["17.0.g", "17.0.g#1", "17.0.g#2", "T.bomb.d"],
        &format!(
            "{raid} given edition original; option interception off
            allied: bomb al_dh4_1 troops-3407 -> refused 17.0.g
            allied: bomb al_dh4_1 red_depot_3 -> refused 17.0.g
            allied: bomb al_dh4_1 fort-3407 ; 4
            allied: done ; 2 1
            then fort 3407 = false"
        ),
    );
    front_check(
        &["17.0.g#3"],
        &format!(
            "{raid}
            allied: attack 3407 us_339_a
            allied: bomb al_dh4_1 troops-3407 ; 4
            allied: done ; 2 3
            then panic 3407 = true
            then fort 3407 = true"
        ),
    );
}

#[test]
fn the_british_have_gas_from_turn_13() {
    let planes = "given al_re8_1 al_dh9a_1 at archangel; al_nieuport at obozerskaya; red_bn_5 at 3409; us_339_c at 3508
        given red_bn_4 at 3409; us_339_a us_339_b at 3408\n";
    front_check(
        &["22.0.a", "22.0.a#1"],
        &format!(
            "{planes} given turn 12
            allied: attack 3409 us_339_a+us_339_b
            allied: support al_dh4_1+al_dh4_2+al_re8_1 3409 load=gas -> refused 22.0.a"
        ),
    );
    front_check(
        &["22.0.a", "22.0.a#2", "22.0.c", "22.0.c#1", "23.1.T13.a", "23.1.T13.a#1"],
        &format!(
            "{planes} given turn 13
            allied: attack 3409 us_339_a+us_339_b
            allied: support al_nieuport 3409 load=gas -> refused 22.0.a
            then can support = true
            allied: support al_dh4_1+al_dh4_2+al_re8_1 3409 load=gas ; 4 4
            allied: support al_dh9a_1 3409 -> refused 22.0.b
            allied: done
            allied: resolve 3409
            then ta = 0-0
            allied: supply al_depot_1 ; 3
            then strengths = 11-6
            then ratio = 1-1
            then ta = 2-0
            then column = 3-1"
        ),
    );
}

#[test]
fn a_gas_attack_takes_three_planes() {
    front_check(
        &["22.0.b", "22.0.b#1"],
        "
        given turn 13; red_bn_4 red_bn_5 at 3409; us_339_a us_339_b at 3408
        allied: attack 3409 us_339_a+us_339_b
        allied: support al_dh4_1+al_dh4_2 3409 load=gas ; 4
        allied: done
        allied: resolve 3409
        allied: supply al_depot_1 ; 3
        then strengths = 10-6
        then ta = 0-0",
    );
}

#[test]
fn there_are_three_gas_attacks_a_turn() {
    front_check(
        &["22.0.b", "22.0.b#2"],
        "
        given turn 13; al_dh4_3 al_dh9a_1 at archangel; red_bn_4 at 3407; red_bn_5 at 3608; red_bn_8 at 3508; red_83_1 at 3506
        given us_339_c us_339_d at 3507
        allied: attack 3407 us_339_a
        allied: attack 3608 us_339_b
        allied: attack 3508 us_339_c
        allied: attack 3506 us_339_d
        allied: support al_dh4_1 3407 load=gas ; 4
        allied: support al_dh4_2 3608 load=gas
        allied: support al_dh4_3 3508 load=gas
        allied: support al_dh9a_1 3506 load=gas -> refused 22.0.b
        allied: support al_dh9a_1 3407 load=gas ; 3",
    );
}

#[test]
fn every_turn_has_its_own_gas_attacks() {
    check(
        &["22.0.b", "22.0.b#3"],
        "
        given nobody else; turn 12; gas attacks 3; next turn
        then turn = 13
        given us_339_a us_339_b at 3507; us_339_1_hq al_depot_1 at 3607; red_bn_4 at 3407; al_dh4_1 at archangel
        given combat allied
        allied: attack 3407 us_339_a+us_339_b
        allied: support al_dh4_1 3407 load=gas ; 4
        given gas attacks 3; al_dh9a_1 at archangel; red_bn_5 at 3508; us_339_c at 3507
        allied: attack 3508 us_339_c
        allied: support al_dh9a_1 3508 load=gas -> refused 22.0.b",
    );
}

#[test]
fn red_aircraft_bomb_tanks_by_name() {
    let tank = "given nobody else; turn 14; br_tank_mk4 at 3407; red_18_hq red_depot_1 at 3207
        given red_air_1 red_depot_2 at plesetskaya; combat red";
    check(
        &["9.0.c", "9.0.c#3", "12.4"],
        &format!(
            "{tank}
        red: bomb red_air_1 br_tank_mk4 ; 5
        red: done ; 1
        then br_tank_mk4 at = lost"
        ),
    );
    check(
        &["9.0.c"],
        &format!(
            "{tank}
        red: bomb red_air_1 br_tank_mk4 ; 5
        red: done ; 4
        then br_tank_mk4 at = 3407"
        ),
    );
}

#[test]
fn all_bombers_of_a_target_make_one_roll() {
    front_check(
        &["T.bomb.a", "T.bomb.a#1", "T.bomb.c", "T.bomb.c#2"],
        "
        allied: bomb al_dh4_1 red_depot_1 ; 4
        allied: bomb al_dh4_2 red_depot_1
        allied: done ; 2
        then red_depot_1 at = lost",
    );
    front_check(
        &["T.bomb.a"],
        "
        allied: bomb al_dh4_1 red_depot_1 ; 4
        allied: done ; 2
        then red_depot_1 at = 3207",
    );
}

#[test]
fn a_hit_costs_a_depot_one_level() {
    front_check(
        &["T.bomb.c", "T.bomb.c#1"],
        "
        given red_depot_1 are static
        allied: bomb al_dh4_1 red_depot_1 ; 4
        allied: done ; 1
        then red_depot_1 at = 3207
        then red_depot_1 is static = false
        then red_depot_1 is turned = false",
    );
}

#[test]
fn bridges_are_hard_to_hit_and_fall_at_once() {
    front_check(
        &["T.bomb.b", "T.bomb.b#1"],
        "
        given us_339_1_hq at 3207; red_18_hq red_depot_1 at never
        allied: bomb al_dh4_1+al_dh4_2 bridge-2906/N ; 4
        allied: bomb al_dh4_2 bridge-2907/N -> refused 12.4
        allied: done ; 1
        then bridge 2906/N = false",
    );
}

#[test]
fn ships_are_hard_to_hit() {
    let ships =
        "given nobody else; turn 11; al_dh4_1 al_dh4_2 al_dh9a_1 at archangel; red_gb_1 at 4608/N; combat allied\n";
    check(
        &["T.bomb.b", "T.bomb.b#2"],
        &format!(
            "{ships} allied: bomb al_dh4_1+al_dh4_2 red_gb_1 ; 4
            allied: done ; 2
            then red_gb_1 at = 4608/N"
        ),
    );
    check(
        &["T.bomb.b", "T.bomb.b#2"],
        &format!(
            "{ships} allied: bomb al_dh4_1+al_dh9a_1 red_gb_1 ; 4 3
            allied: done ; 2
            then red_gb_1 at = lost"
        ),
    );
}

#[test]
fn works_take_a_second_die() {
    let raid = "given fort 3407; hasty 3307\n";
    front_check(
        &["T.bomb.d", "T.bomb.d#1", "T.bomb.e", "T.bomb.e#1"],
        &format!(
            "{raid} allied: bomb al_dh4_1 fort-3407 ; 4
            allied: bomb al_dh4_2 hasty_defence-3307
            allied: done ; 2 1 2 2
            then fort 3407 = false
            then hasty 3307 = false"
        ),
    );
    front_check(
        &["T.bomb.d", "T.bomb.d#2", "T.bomb.e", "T.bomb.e#2"],
        &format!(
            "{raid} allied: bomb al_dh4_1 fort-3407 ; 4
            allied: bomb al_dh4_2 hasty_defence-3307
            allied: done ; 2 2 2 3
            then fort 3407 = true
            then hasty 3307 = true"
        ),
    );
}

#[test]
fn planes_that_join_a_gas_attack_make_no_new_one() {
    front_check(
        &["22.0.b"],
        "
        given turn 13; al_dh4_3 al_dh9a_1 at archangel; red_bn_4 at 3407; red_bn_5 at 3608; red_bn_8 at 3508
        given us_339_c at 3507
        allied: attack 3407 us_339_a
        allied: attack 3608 us_339_b
        allied: attack 3508 us_339_c
        allied: support al_dh4_1 3407 load=gas ; 4
        allied: support al_dh4_2 3407 load=gas
        allied: support al_dh4_3 3608 load=gas
        allied: support al_dh9a_1 3508 load=gas ; 3
        then al_dh9a_1 doing = supporting",
    );
}

#[test]
fn only_what_is_there_and_the_enemys_is_bombed() {
    front_check(
        &["12.4"],
        "
        given red_depot_1 at never; red_depot_2 at 3409; wrecked 3407
        allied: bomb al_dh4_1 al_depot_1 -> refused 12.4
        allied: bomb al_dh4_1 red_depot_1 -> refused 12.4
        allied: bomb al_dh4_1 track-3407 -> refused 12.4
        allied: bomb al_dh4_1 track-3408 -> refused 12.4
        allied: bomb al_dh4_1 red_depot_2 ; 4
        allied: bomb al_dh4_2 track-3307
        then al_dh4_2 doing = bombing",
    );
}

#[test]
fn three_planes_with_bombs_bring_no_gas() {
    check(
        &["22.0.c"],
        "
        given non_historical; nobody else; turn 13; us_339_a us_339_b us_339_1_hq al_depot_1 at 3408
        given red_bn_4 at 3409; al_dh4_1 al_dh4_2 al_re8_1 at archangel; combat allied
        allied: attack 3409 us_339_a+us_339_b
        given al_dh4_1 al_dh4_2 al_re8_1 support 3409
        allied: done
        allied: resolve 3409
        given us_339_a us_339_b are paid
        then ta = 0-0",
    );
}

#[test]
fn a_depot_alone_is_no_troops_to_panic() {
    front_check(
        &["12.3.c", "T.bomb.f", "12.4"],
        "
        given red_depot_1 at never; red_depot_2 at 3409
        allied: bomb al_dh4_1 troops-3409 -> refused 12.4
        given red_18_2_hq at 3409
        allied: bomb al_dh4_1 troops-3409 ; 4
        then al_dh4_1 doing = bombing",
    );
}

#[test]
fn a_ship_is_in_command_with_either_bank() {
    check(
        &["12.0.a", "12.4"],
        "
        given nobody else; turn 2; al_dh4_1 at archangel; red_steamer_1 at 4512/NE; red_gb_1 at 4413/N; combat allied
        then distance 4707 4512 = 5
        then distance 4707 4513 = 6
        allied: bomb al_dh4_1 red_gb_1 -> refused 12.0.a
        allied: bomb al_dh4_1 red_steamer_1 ; 4
        then al_dh4_1 doing = bombing",
    );
}

#[test]
fn seaplanes_of_a_carrier_that_is_bombed_find_other_water() {
    check(
        &["12.51.d", "T.bomb.b"],
        "
        given nobody else; turn 1; al_cv_nairana at 3615/NE; al_short_1 aboard al_cv_nairana; red holds seletskoe
        given red_air_1 red_air_2 red_air_4 red_depot_1 at seletskoe; red_18_hq at 3514; combat red
        red: bomb red_air_1+red_air_2+red_air_4 al_cv_nairana ; 5
        red: done ; 1
        then al_cv_nairana at = lost
        then al_short_1 at = 3615",
    );
}

#[test]
fn gas_that_stays_on_the_ground_is_no_gas_attack() {
    check(
        &["22.0.b", "12.8.a"],
        "
        given nobody else; turn 13; us_339_a us_339_b us_339_c at 3507; us_339_1_hq al_depot_1 at 3607; red_bn_4 at 3407
        given red_bn_5 at 3508; al_dh4_1 al_dh9a_1 al_dh9a_2 at archangel; gas attacks 2; combat allied
        allied: attack 3407 us_339_a+us_339_b
        allied: attack 3508 us_339_c
        allied: support al_dh4_1 3407 load=gas ; 3
        then al_dh4_1 doing = based
        allied: support al_dh9a_1 3508 load=gas ; 3
        then al_dh9a_1 doing = supporting
        allied: support al_dh9a_2 3407 load=gas -> refused 22.0.b",
    );
}

#[test]
fn one_foreign_plane_keeps_the_gas_at_home() {
    check(
        &["22.0.a"],
        "
        given nobody else; turn 13; us_339_a us_339_b at 3507; us_339_1_hq al_depot_1 at 3607; red_bn_4 at 3407
        given al_dh4_1 al_nieuport at obozerskaya; combat allied
        allied: attack 3407 us_339_a+us_339_b
        allied: support al_dh4_1+al_nieuport 3407 load=gas -> refused 22.0.a
        allied: support al_dh4_1+al_nieuport 3407 ; 4 3",
    );
}

#[test]
fn support_with_bombs_is_no_gas_attack() {
    check(
        &["22.0.b"],
        "
        given nobody else; turn 13; us_339_1_hq al_depot_1 at 3507; us_339_a us_339_b at 3507; red_bn_4 at 3407
        given red_bn_5 at 3608; al_dh4_1 al_dh4_2 at archangel; gas attacks 2; combat allied
        allied: attack 3407 us_339_a
        allied: attack 3608 us_339_b
        allied: support al_dh4_1 3407 ; 4
        allied: support al_dh4_2 3608 load=gas",
    );
}

#[test]
fn who_has_no_gas_left_supports_with_bombs() {
    check(
        &["22.0.b"],
        "
        given nobody else; turn 13; us_339_1_hq al_depot_1 at 3507; us_339_a us_339_b at 3507; red_bn_4 at 3407
        given al_dh4_1 al_dh4_2 at archangel; gas attacks 3; combat allied
        allied: attack 3407 us_339_a
        allied: support al_dh4_1 3407 load=gas -> refused 22.0.b
        allied: support al_dh4_1 3407 ; 4",
    );
}
