//! 13.0 Reinforcements and replacements, and 21.0 the Vologda box.

use super::check;

#[test]
fn allied_reinforcements_come_to_archangel() {
    check(
        &["13.11", "13.11#1"],
        "
        given nobody else; turn 1; us_339_g us_339_2_hq at to_come; next turn
        then us_339_g at = to_come
        allied: done
        red: done
        then us_339_g at = 4707
        then us_339_g left = 12
        allied: march us_339_g 4607>4507",
    );
    check(
        &["13.11", "13.11#2"],
        "
        given nobody else; turn 1; us_339_g us_339_2_hq at to_come; allied holds bereznik; next turn
        allied: done
        red: done
        allied: enter us_339_g bereznik -> refused 13.11
        then us_339_g at = 4707
        given us_339_g at due
        allied: enter us_339_g bereznik -> refused 13.11
        then us_339_g at = due",
    );
}

#[test]
fn allied_reinforcements_wait_while_archangel_is_lost() {
    check(
        &["13.11"],
        "
        given nobody else; edition original; turn 1; us_339_g at to_come; red_bn_4 at 4707; next turn
        allied: done
        red: done
        then us_339_g at = to_come
        given red_bn_4 at never; br_rm at 4707; turn 2; next turn
        allied: done
        red: done ; 4
        then us_339_g at = 4707",
    );
}

#[test]
fn red_reinforcements_come_to_vologda_or_kotlas() {
    check(
        &["13.12", "13.12#1", "21.0.a", "21.0.a#1", "21.0.a#2"],
        "
        given nobody else; turn 1; red_6kam at to_come; next turn
        allied: done
        red: done
        allied: done
        allied: done
        then phasing = red
        then red_6kam at = vologda_box
        red: enter red_6kam konoscha -> refused 21.0.a
        red: done
        red: done
        allied: done
        red: done ; 4
        allied: done
        allied: done
        then turn = 3
        then red_6kam at = 1006
        red: march red_6kam 1106",
    );
    check(
        &["13.12", "13.12#2"],
        "
        given nobody else; turn 8; red_155_1 at to_come; next turn
        allied: done
        red: done
        allied: done
        allied: done
        then red_155_1 at = 1248
        red: march red_155_1 1148",
    );
}

#[test]
fn what_is_set_up_at_vologda_comes_on_turn_2() {
    check(
        &["21.0.a"],
        "
        given nobody else; turn 1; red_arty_1 at vologda_box; combat allied
        allied: done
        then phasing = red
        then red_arty_1 at = vologda_box
        red: done
        red: done
        allied: done
        red: done
        allied: done
        allied: done
        then turn = 2
        then red_arty_1 at = 1006",
    );
}

#[test]
fn units_stay_in_the_box_while_konoscha_is_lost() {
    check(
        &["21.0.a"],
        "
        given nobody else; turn 4; red_bn_4 at vologda_box; br_rm at 1006; combat allied
        allied: done
        then red_bn_4 at = vologda_box",
    );
}

#[test]
fn gunboats_for_kotlas_are_there_at_once() {
    check(
        &["21.0.c", "21.0.c#1"],
        "
        given nobody else; turn 3; red_gb_3 at to_come; next turn
        allied: done
        red: done
        allied: done
        allied: done
        then red_gb_3 at = 1247/SE",
    );
}

#[test]
fn a_supply_point_brings_a_reduced_unit_back_to_strength() {
    check(
        &["13.3", "13.3#1", "13.32#1"],
        "
        given nobody else; turn 2; points allied 1; us_339_g us_339_1_hq at 4107; us_339_g are reduced
        given operations allied
        allied: rebuild us_339_g
        then us_339_g steps = 2
        then points allied = 0",
    );
    check(
        &["13.31", "13.31#1"],
        "
        given nobody else; turn 2; points allied 3; us_339_a us_339_b us_339_c us_339_d us_339_1_hq at 4107
        given us_339_a us_339_b us_339_c us_339_d are reduced; operations allied
        allied: rebuild us_339_a
        allied: rebuild us_339_b
        allied: rebuild us_339_c
        then points allied = 0
        allied: rebuild us_339_d -> refused 13.31
        then us_339_d steps = 1",
    );
}

#[test]
fn a_unit_is_rebuilt_with_an_hq_that_has_a_line_home() {
    check(
        &["13.32", "13.32#1"],
        "
        given nobody else; turn 2; points allied 2; us_339_a br_rm us_339_2_hq at 4107; us_339_b at 4007
        given us_339_a us_339_b are reduced; operations allied
        allied: rebuild us_339_b -> refused 13.32
        allied: rebuild us_339_a",
    );
    check(
        &["13.32", "13.32#2"],
        "
        given nobody else; turn 2; points red 2; red_bn_4 red_18_hq at 2705; red_bn_4 are reduced; operations red
        given br_rm at 1006; us_339_hq at 1248
        red: rebuild red_bn_4 -> refused 13.32
        given br_rm at 4707; red holds konoscha
        red: rebuild red_bn_4",
    );
    check(
        &["13.32", "13.32#3"],
        "
        given nobody else; turn 2; points allied 2; us_339_a us_339_2_hq at 4107; us_339_a are reduced; red_bn_4 at 4007
        given operations allied
        allied: rebuild us_339_a -> refused 13.32
        given red_bn_4 at 3907
        allied: rebuild us_339_a",
    );
}

#[test]
fn nothing_is_rebuilt_next_to_any_counter_of_the_enemy() {
    for (home, enemy) in
        [("4107", "red_depot_1 at 4007"), ("4107", "red_air_1 at 4007"), ("4215", "red_gb_1 at 4215/NW")]
    {
        check(
            &["13.32", "13.32#4", "13.32#5"],
            &format!(
                "
            given nobody else; turn 2; points allied 2; us_339_a us_339_2_hq at {home}; us_339_a are reduced
            given {enemy}; operations allied
            allied: rebuild us_339_a -> refused 13.32"
            ),
        );
    }
    check(
        &["13.32", "13.32#6"],
        "
        given nobody else; turn 2; points allied 2; us_339_a us_339_2_hq at 4215; us_339_a are reduced
        given red_gb_1 at 4314/NE; operations allied
        allied: rebuild us_339_a",
    );
}

#[test]
fn nobody_is_rebuilt_who_is_whole_or_while_no_depot_town_is_left() {
    check(
        &["13.3", "11.0.b"],
        "
        given nobody else; turn 2; points allied 2; us_339_a us_339_b us_339_2_hq at 4107; us_339_a are reduced
        given operations allied
        allied: rebuild us_339_b -> refused 13.3
        then points allied = 2
        given red holds archangel
        allied: rebuild us_339_a -> refused 11.0.b
        given allied holds archangel
        allied: rebuild us_339_a",
    );
}

#[test]
fn neither_ships_nor_aircraft_nor_the_dead_are_rebuilt() {
    check(
        &["13.33", "13.33#1", "13.33#2"],
        "
        given nobody else; turn 2; points allied 3; al_gb_advokat al_dh4_1 at lost; operations allied
        allied: rebuild al_gb_advokat -> refused 13.33
        allied: rebuild al_dh4_1 -> refused 13.33",
    );
    check(
        &["13.34", "13.34#1"],
        "
        given nobody else; turn 2; points allied 3; us_339_a at lost; operations allied
        allied: rebuild us_339_a -> refused 13.34",
    );
}

#[test]
fn a_captured_steamer_laid_up_for_the_winter_returns_to_its_captor() {
    check(
        &["15.5", "23.1.T5.a"],
        "
        given nobody else; turn 4; red_steamer_1 al_gb_advokat at 3615/NE; red_gb_1 at 1248/N; red_steamer_1 are captured
        given next turn
        then red_steamer_1 at = laid_up
        then red_steamer_1 side = allied
        given turn 8; next turn
        then turn = 9
        then red_steamer_1 side = allied
        then red_steamer_1 at = 4707/NW
        then al_gb_advokat at = 4707/NW
        then red_gb_1 at = laid_up
        given turn 9; next turn
        then red_steamer_1 at = 4707/NW",
    );
    check(
        &["15.5", "23.1.T5.a"],
        "
        given nobody else; turn 4; al_steamer_1 at 2723/NE; al_steamer_1 are captured; next turn
        given turn 8; next turn
        then al_steamer_1 at = laid_up
        given turn 9; next turn
        then al_steamer_1 side = red
        then al_steamer_1 at = 1247/SE",
    );
}

#[test]
fn units_from_vologda_take_back_a_town_that_nobody_guards() {
    let waiting = "given nobody else; turn 2; red_bn_4 red_air_1 at vologda_box; allied holds konoscha\n";
    let movement = "given operations red
        red: done
        allied: done
        allied: done";
    check(
        &["21.0.a", "21.0.b"],
        &format!(
            "{waiting} {movement}
            then red_bn_4 at = 1006
            then red_air_1 at = 1006
            then holder konoscha = red"
        ),
    );
    for guard in ["us_339_a", "al_depot_1"] {
        check(
            &["21.0.a"],
            &format!(
                "{waiting} given {guard} at konoscha
                {movement}
                then red_bn_4 at = vologda_box
                then red_air_1 at = vologda_box"
            ),
        );
    }
}

#[test]
fn who_leaves_the_game_by_train_is_gone() {
    check(
        &["23.1.T11.a"],
        "
        given nobody else; turn 11; us_339_a us_339_hq at 4507; al_depot_1 at 4507; movement allied
        allied: rail us_339_a+us_339_hq 4607>4707
        then us_339_a at = withdrawn
        then us_339_a is entrained = false
        then us_339_hq at = 4707",
    );
}

#[test]
fn a_town_that_the_enemy_has_taken_and_left_is_no_town_of_entry() {
    // 13.11: Archangel changes hands when a unit enters it, and stays in those hands.
    check(
        &["13.11"],
        "
        given nobody else; edition original; turn 1; us_339_g at to_come; red holds archangel; next turn
        allied: done
        red: done
        then us_339_g at = to_come",
    );
}

#[test]
fn only_ships_on_the_map_are_laid_up_and_the_lost_stay_lost() {
    check(
        &["23.1.T5.a", "15.0.e"],
        "
        given nobody else; turn 4; al_gb_advokat at lost; al_steamer_1 at never; red_gb_1 at to_come; red_gb_2 at 1147/N
        given next turn
        then turn = 5
        then al_gb_advokat at = lost
        then al_steamer_1 at = never
        then red_gb_1 at = to_come
        then red_gb_2 at = laid_up",
    );
    check(
        &["19.1"],
        "
        given nobody else; turn 2; al_cv_nairana at lost; next turn
        then al_cv_nairana at = lost
        given turn 2; al_cv_nairana at to_come; next turn
        then al_cv_nairana at = withdrawn",
    );
}

#[test]
fn newcomers_choose_among_the_places_of_their_list() {
    check(
        &["13.12"],
        "
        given nobody else; turn 3; red_air_4 at due; movement red
        red: enter red_air_4 plesetskaya -> refused 13.12
        red: enter red_bn_4 kotlas -> refused 13.12
        given allied holds kotlas
        red: enter red_air_4 kotlas -> refused 13.12
        red: enter red_air_4 vologda_box
        then red_air_4 at = vologda_box
        red: enter red_air_4 kotlas -> refused 21.0.a",
    );
}

#[test]
fn nobody_brings_on_the_enemys_reinforcements() {
    check(
        &["13.11", "13.12"],
        "
        given nobody else; turn 3; red_air_4 at due; movement allied
        allied: enter red_air_4 vologda_box -> refused 13.11
        given movement red
        red: enter red_air_4 vologda_box
        then red_air_4 at = vologda_box",
    );
}

#[test]
fn each_side_has_its_reinforcements_in_its_own_phase() {
    check(
        &["13.12", "3.0.i"],
        "
        given nobody else; turn 1; us_339_hq red_6kam at to_come; next turn
        allied: done
        red: done
        then us_339_hq at = 4707
        then red_6kam at = to_come",
    );
}

#[test]
fn each_of_those_who_are_brought_on_together_has_to_be_due_there() {
    check(
        &["13.12"],
        "
        given nobody else; turn 10; red_misc red_cav_3 at due; red_155_1 at to_come; red_161_2 at 1248; movement red
        red: enter red_misc+red_155_1 kotlas -> refused 13.12
        red: enter red_misc+red_161_2 kotlas -> refused 13.12
        red: enter red_misc+red_cav_3 konoscha -> refused 13.12
        red: enter red_misc+red_cav_3 kotlas
        then red_misc at = 1248
        then red_cav_3 at = 1248",
    );
}
