//! 15.0.d to 15.0.f, 15.5, 15.6: fire from the bank, gunboats against steamers and against each other.

use crate::rules::check;

#[test]
fn artillery_on_the_bank_sinks_a_steamer_on_three() {
    check(
        &["15.0.d", "15.0.d#1", "15.0.d#3"],
        "given nobody else; turn 2; al_steamer_1 red_steamer_1 at 3715/SE; red_steamer_1 are captured
        given red_18_1_hq red_arty_1 red_arty_2 at 3615; movement allied
        allied: sail al_steamer_1+red_steamer_1 3615/NE>3615/SE ; 3 -> pauses, rest sail al_steamer_1+red_steamer_1 3615/SE
        then asked = allied
        then prompt = elope-ask-lost-ship
        allied: lose red_gb_1:1 -> refused 15.0.d
        allied: lose red_steamer_1:1
        then red_steamer_1 at = lost
        then al_steamer_1 at = 3615/NE
        allied: sail al_steamer_1 3615/SE>3515/NE
        then al_steamer_1 at = 3515/NE",
    );
}

#[test]
fn fire_that_misses_lets_the_stack_go_on() {
    check(
        &["15.0.d#2"],
        "given nobody else; turn 2; al_steamer_1 at 3715/SE; red_arty_1 at 3615; red_arty_2 at 3616; movement allied
        allied: sail al_steamer_1 3615/NE>3615/SE ; 4 -> pauses, rest sail al_steamer_1 3615/SE
        allied: sail al_steamer_1 3615/SE ; 4
        then al_steamer_1 at = 3615/SE",
    );
}

#[test]
fn an_hq_alone_fires_and_a_battalion_does_not() {
    check(
        &["15.0.d"],
        "given nobody else; turn 2; al_steamer_1 at 3715/SE; red_bn_8 at 3615; movement allied
        allied: sail al_steamer_1 3615/NE
        given nobody else; al_steamer_1 at 3715/SE; red_18_1_hq at 3615; movement allied
        allied: sail al_steamer_1 3615/NE ; 3
        then al_steamer_1 at = lost",
    );
}

#[test]
fn mortars_fire_on_red_steamers() {
    check(
        &["15.0.d"],
        "given nobody else; turn 11; red_steamer_1 at 3715/SE; br_mtr_238 at 3615; movement red
        red: sail red_steamer_1 3615/NE ; 1
        then red_steamer_1 at = lost",
    );
}

#[test]
fn passengers_of_a_sunk_steamer_come_ashore_reduced() {
    check(
        &["15.0.e", "15.0.e#1", "15.0.e#2"],
        "given nobody else; turn 2; al_steamer_1 at 3715/SE; red_arty_1 at 3615; movement allied
        given br_rs10_a br_rs10_b al_depot_1 aboard al_steamer_1
        allied: sail al_steamer_1 3615/NE ; 2
        then al_steamer_1 at = lost
        then br_rs10_a at = 3716
        then br_rs10_b at = 3716
        then br_rs10_a steps = 1
        then br_rs10_b steps = 1
        then al_depot_1 at = lost
        allied: march br_rs10_a 3816 -> refused 4.2.c",
    );
}

#[test]
fn passengers_without_a_free_bank_are_lost() {
    check(
        &["15.0.e"],
        "given nobody else; turn 2; al_steamer_1 at 3715/SE; red_arty_1 at 3615; red_bn_8 at 3716; movement allied
        given br_rs10_a aboard al_steamer_1
        allied: sail al_steamer_1 3615/NE ; 2
        then br_rs10_a at = lost",
    );
}

#[test]
fn a_gunboat_in_the_stack_draws_the_fire() {
    check(
        &["15.0.f", "15.0.f#1", "15.0.f#2", "15.0.f#3"],
        "given nobody else; turn 2; al_steamer_1 al_gb_advokat at 3715/SE; red_arty_1 at 3615; movement allied
        allied: sail al_steamer_1+al_gb_advokat 3615/NE ; 1
        then al_gb_advokat at = lost
        then al_steamer_1 at = 3615/NE
        given al_steamer_1 al_gb_advokat at 3715/SE; movement allied
        allied: sail al_steamer_1+al_gb_advokat 3615/NE ; 2
        then al_gb_advokat at = 3615/NE
        then al_steamer_1 at = lost
        given al_steamer_1 al_gb_advokat at 3715/SE; movement allied
        allied: sail al_steamer_1+al_gb_advokat 3615/NE ; 3
        then al_gb_advokat at = 3615/NE
        then al_steamer_1 at = 3615/NE
        given al_ms_sword at 3715/SE; movement allied
        allied: sail al_ms_sword 3615/NE ; 2
        then al_ms_sword at = 3615/NE
        given al_ms_sword at 3715/SE; movement allied
        allied: sail al_ms_sword 3615/NE ; 1
        then al_ms_sword at = lost",
    );
}

#[test]
fn one_die_covers_the_whole_stack() {
    check(
        &["AID.naval.b", "AID.naval.b#1"],
        "given nobody else; turn 2; red_steamer_1 are captured; red_arty_1 at 3615
        given al_gb_advokat al_steamer_1 red_steamer_1 at 3715/SE; movement allied
        allied: sail al_gb_advokat+al_steamer_1+red_steamer_1 3615/NE ; 3
        then al_gb_advokat at = 3615/NE",
    );
}

#[test]
fn gunboats_sink_a_steamer_on_three() {
    check(
        &["15.5", "15.5#1", "AID.naval.c", "15.0.e"],
        "given nobody else; turn 2; al_gb_advokat at 3715/NE; red_steamer_1 at 3615/NE; red_bn_8 aboard red_steamer_1
        given movement allied
        allied: sail al_gb_advokat 3715/SE>3715/NE -> pauses, rest sail al_gb_advokat 3715/NE
        then prompt = elope-ask-fire
        allied: done -> refused 3.0.c
        allied: fire red_steamer_1 ; 3
        then red_steamer_1 at = lost
        then asked = red
        then red_bn_8 at = adrift
        red: rescue 3715 -> refused 15.0.e
        red: rescue 3716
        then red_bn_8 at = 3716
        then red_bn_8 steps = 1
        then asked = allied",
    );
}

#[test]
fn a_company_of_a_sunk_steamer_is_put_ashore_reduced() {
    check(
        &["AID.naval.c#1"],
        "given nobody else; turn 2; red_gb_1 at 3715/NE; al_steamer_1 at 3615/NE; us_339_a aboard al_steamer_1; movement red
        red: sail red_gb_1 3715/SE
        red: fire al_steamer_1 ; 1
        allied: rescue 3615
        then us_339_a at = 3615
        then us_339_a steps = 1",
    );
}

#[test]
fn a_steamer_surrenders_on_five_with_its_depots() {
    check(
        &["15.5#2"],
        "given nobody else; turn 2; al_mon_23_25 at 3715/NE; red_steamer_1 at 3615/NE; movement allied
        given red_bn_8 red_depot_1 aboard red_steamer_1
        allied: sail al_mon_23_25 3715/SE
        allied: fire red_steamer_1 ; 5
        then red_steamer_1 side = allied
        then red_depot_1 side = allied
        then red_depot_1 at = aboard:red_steamer_1
        then red_bn_8 at = lost
        allied: sail red_steamer_1 3615/SE -> refused 4.2.c
        given movement allied
        allied: sail red_steamer_1 3615/SE",
    );
}

#[test]
fn a_steamer_escapes_on_six_by_ten_hexsides() {
    check(
        &["15.5#3"],
        "given nobody else; turn 2; al_gb_advokat at 3715/NE; red_steamer_1 at 3615/NE; movement allied
        allied: sail al_gb_advokat 3715/SE
        allied: fire red_steamer_1 ; 6
        then asked = red
        then prompt = elope-ask-escape
        red: escape 3615/SE>3515/NE>3516/N>3516/NE>3417/NW>3416/NE>3317/NW>3316/NE>3217/NW>3216/NE>3117/N -> refused 15.5
        red: escape 3615/SE>3515/NE>3516/N>3516/NE>3417/NW>3416/NE>3317/NW>3316/NE>3217/NW>3216/NE
        then red_steamer_1 at = 3216/NE
        allied: sail al_gb_advokat 3615/NE
        then asked = allied",
    );
}

#[test]
fn each_stack_tries_each_steamer_once() {
    check(
        &["15.5"],
        "given nobody else; turn 2; al_gb_advokat al_gb_cicala al_ms_sword at 3715/NE; red_steamer_1 at 3615/NE; movement allied
        allied: sail al_ms_sword 3715/SE
        then prompt = elope-ask-movement
        allied: sail al_gb_advokat 3715/SE
        allied: fire al_ms_sword -> refused 15.5
        allied: fire red_steamer_1 ; 6
        red: hold
        then red_steamer_1 at = 3615/NE
        allied: sail al_gb_advokat 3715/NE>3715/SE
        then prompt = elope-ask-movement
        allied: sail al_gb_cicala 3715/SE
        then prompt = elope-ask-fire
        allied: hold
        allied: fire red_steamer_1 -> refused 15.5
        allied: sail al_gb_cicala 3715/NE",
    );
}

#[test]
fn gunboats_that_meet_roll_a_die_each() {
    check(
        &["15.6.a", "15.6.a#1", "15.6.c#2", "15.6.d"],
        "given nobody else; turn 2; al_gb_advokat al_steamer_1 at 3715/NE; red_gb_1 at 3615/NE; movement allied
        allied: sail al_gb_advokat+al_steamer_1 3715/SE ; 3 2
        then al_gb_advokat at = 3715/SE
        then red_gb_1 at = 3615/NE
        allied: sail al_gb_advokat 3715/NE -> refused 15.6.c
        allied: sail al_steamer_1 3715/NE -> refused 15.6.c",
    );
}

#[test]
fn the_better_dice_are_compared_first() {
    check(
        &["15.6.a#2"],
        "given nobody else; turn 2; al_gb_advokat al_gb_cicala at 3715/NE; red_gb_1 at 3615/NE; movement allied
        allied: sail al_gb_advokat+al_gb_cicala 3715/SE ; 2 5 3
        then red_gb_1 at = 3615/SE
        then al_gb_advokat at = 3715/SE
        then al_gb_cicala at = 3715/SE",
    );
}

#[test]
fn a_difference_of_five_sinks() {
    check(
        &["15.6.b", "15.6.b#1", "15.6.b#2"],
        "given nobody else; turn 2; al_gb_advokat al_gb_cicala at 3715/NE; red_gb_1 at 3615/NE; movement allied
        allied: sail al_gb_advokat 3715/SE ; 2 6
        then al_gb_advokat at = lost
        then red_gb_1 at = 3615/NE
        allied: sail al_gb_cicala 3715/SE ; 1 6
        then al_gb_cicala at = lost
        given edition original; al_gb_advokat at 3715/NE; al_mon_23_25 at 3715/NE; movement allied
        allied: sail al_gb_advokat 3715/SE ; 1 6
        then al_gb_advokat at = lost
        allied: sail al_mon_23_25 3715/SE ; 6 1
        then red_gb_1 at = lost",
    );
}

#[test]
fn a_smaller_difference_displaces() {
    check(
        &["15.6.c", "15.6.c#1", "15.6.c#3"],
        "given nobody else; turn 2; al_gb_advokat al_gb_cicala at 3715/NE; red_gb_1 at 3615/NE; movement allied
        allied: sail al_gb_advokat 3715/SE>3615/NE -> refused 4.4.a
        allied: sail al_gb_advokat 3715/SE ; 5 2
        then red_gb_1 at = 3615/SE
        allied: sail al_gb_advokat 3615/NE>3615/SE>3515/NE
        then al_gb_advokat at = 3515/NE
        allied: sail al_gb_cicala 3715/SE>3615/NE>3715/SE ; 1 1
        then al_gb_cicala at = 3715/SE
        then al_gb_cicala is stopped = true
        then red_gb_1 at = 3615/SE",
    );
}

#[test]
fn a_displaced_mover_ends_its_move() {
    check(
        &["15.6.c"],
        "given nobody else; turn 2; al_gb_advokat at 3715/NE; red_gb_1 at 3615/NE; movement allied
        allied: sail al_gb_advokat 3715/SE ; 1 1
        then al_gb_advokat at = 3715/NE
        allied: sail al_gb_advokat 3715/N -> refused 15.6.c",
    );
}

#[test]
fn the_owner_chooses_where_a_vessel_gives_way() {
    check(
        &["15.6.c"],
        "given nobody else; turn 2; al_gb_advokat at 2920/NE; red_gb_1 at 2821/NE; movement allied
        allied: sail al_gb_advokat 2821/N ; 5 2
        then asked = red
        then prompt = elope-ask-displaced
        red: escape 2821/N -> refused 15.6.c
        red: escape 2821/SE
        then red_gb_1 at = 2821/SE
        given red_gb_1 at 1017/SE; al_gb_advokat at 1019/NW; movement allied
        allied: sail al_gb_advokat 1018/N ; 5 2
        then red_gb_1 at = lost",
    );
}

#[test]
fn red_adds_one_and_so_do_the_allies_with_a_monitor() {
    check(
        &["15.6.d", "15.6.d#1", "15.6.d#2"],
        "given nobody else; turn 2; al_gb_advokat at 3715/NE; red_gb_1 at 3615/NE; movement allied
        allied: sail al_gb_advokat 3715/SE ; 5 4
        then red_gb_1 at = 3615/NE
        then al_gb_advokat is stopped = true
        given nobody else; al_gb_advokat al_mon_23_25 at 3715/NE; red_gb_1 red_gb_2 at 3615/NE; movement allied
        allied: sail al_gb_advokat+al_mon_23_25 3715/SE ; 2 5 5 2
        then red_gb_1 at = 3615/NE
        then red_gb_2 at = 3615/NE
        then al_gb_advokat is stopped = true
        then al_mon_23_25 is stopped = true
        then al_gb_advokat at = 3715/SE
        then al_mon_23_25 at = 3715/SE",
    );
}

#[test]
fn a_grounded_vessel_is_fought_normally() {
    check(
        &["15.8.b"],
        "given nobody else; turn 12; al_gb_advokat at 2821/N; al_gb_advokat are aground; red_gb_1 at 2822/N; movement red
        red: sail red_gb_1 2821/NE ; 6 2
        then al_gb_advokat at = lost",
    );
}

#[test]
fn every_answer_on_the_river_is_on_the_list() {
    check(
        &["15.5"],
        "given nobody else; turn 2; red_steamer_1 at 3615/NE; al_gb_advokat at 3715/NE; red_bn_8 aboard red_steamer_1
        given movement allied
        allied: sail al_gb_advokat 3715/SE
        then can fire = true
        then can hold = true
        allied: fire red_steamer_1 ; 6
        then can escape = true
        then can hold = true
        red: escape 3615/SE
        allied: sail al_gb_advokat 3715/NE
        given red_steamer_1 at 3615/NE; movement allied
        allied: sail al_gb_advokat 3715/SE
        allied: fire red_steamer_1 ; 1
        then can rescue = true",
    );
}

#[test]
fn nobody_holds_outside_a_meeting() {
    check(
        &["15.5"],
        "
        given nobody else; turn 2; us_339_a at 3507; movement allied
        allied: hold -> refused 15.5
        then phase = movement",
    );
}

#[test]
fn a_vessel_gives_way_from_the_victor_and_not_into_mines() {
    // 15.6.c: at the mouth of the Vaga the victor is next to 2821/SE as well; 2821/N leads away from him.
    check(
        &["15.6.c"],
        "given nobody else; turn 2; al_gb_advokat at 2822/NE; red_gb_1 at 2821/NE; movement allied
        allied: sail al_gb_advokat 2822/N ; 5 2
        then red_gb_1 at = 2821/N",
    );
    // The only free hexside is mined: there is no refuge.
    check(
        &["15.6.c"],
        "given nobody else; turn 2; al_gb_advokat at 3715/NE; red_gb_1 at 3615/NE; mined 3615/SE; movement allied
        allied: sail al_gb_advokat 3715/SE ; 5 2
        then red_gb_1 at = lost",
    );
}

#[test]
fn carriers_barges_and_the_balloon_draw_no_fire() {
    check(
        &["15.0.d"],
        "given nobody else; turn 2; al_cv_nairana al_barge al_balloon_1 at 3715/SE; red_arty_1 red_18_1_hq at 3615; movement allied
        allied: sail al_cv_nairana+al_barge+al_balloon_1 3615/NE>3615/SE
        then al_cv_nairana at = 3615/SE",
    );
}

#[test]
fn a_hex_fires_on_each_vessel_that_comes_beside_it() {
    // 15.0.d: whether it is another, or the same that comes back.
    check(
        &["15.0.d"],
        "given nobody else; turn 2; al_gb_advokat al_gb_cicala at 3715/SE; red_arty_1 red_18_1_hq at 3615; movement allied
        allied: sail al_gb_advokat 3615/NE ; 3
        allied: sail al_gb_advokat 3715/SE>3615/NE>3715/SE ; 3 -> pauses, rest sail al_gb_advokat 3715/SE
        allied: sail al_gb_advokat 3715/SE
        allied: sail al_gb_cicala 3615/NE ; 3
        given movement allied
        allied: sail al_gb_cicala 3715/SE>3615/NE ; 3",
    );
}

#[test]
fn nobody_gives_way_to_a_hexside_with_an_enemy_on_it() {
    for (held, end) in [("al_steamer_1", "lost"), ("red_steamer_1", "3615/SE")] {
        check(
            &["15.6.c"],
            &format!(
                "given nobody else; turn 2; al_gb_advokat at 3715/NE; red_gb_1 at 3615/NE; {held} at 3615/SE; movement allied
                allied: sail al_gb_advokat 3715/SE ; 5 2
                then red_gb_1 at = {end}"
            ),
        );
    }
}

#[test]
fn a_steamer_that_escapes_risks_what_lies_in_the_water() {
    for (die, end) in [(2, "lost"), (3, "3615/SE")] {
        check(
            &["15.5", "15.7.c"],
            &format!(
                "given nobody else; turn 2; al_gb_advokat at 3715/NE; red_steamer_1 at 3615/NE; mined 3615/SE; movement allied
                allied: sail al_gb_advokat 3715/SE
                allied: fire red_steamer_1 ; 6
                red: escape 3615/SE ; {die}
                then red_steamer_1 at = {end}
                then asked = allied"
            ),
        );
    }
}

#[test]
fn nothing_is_left_of_a_voyage_that_the_enemy_has_stopped() {
    check(
        &["15.6.c"],
        "given nobody else; turn 2; al_gb_advokat al_steamer_1 at 3715/NE; red_gb_1 at 3615/NE; movement allied
        allied: sail al_gb_advokat+al_steamer_1 3715/SE>3715/NE ; 3 2
        then al_gb_advokat at = 3715/SE
        then al_steamer_1 at = 3715/SE",
    );
}

#[test]
fn survivors_come_ashore_where_there_is_room() {
    check(
        &["15.0.e", "6.0.a"],
        "given nobody else; turn 2; al_gb_advokat at 3715/NE; red_steamer_1 at 3615/NE; red_bn_8 aboard red_steamer_1
        given red_bn_4 red_bn_5 red_83_1 at 3615; movement allied
        allied: sail al_gb_advokat 3715/SE
        allied: fire red_steamer_1 ; 3
        then red_bn_8 at = 3716
        then asked = allied",
    );
}

#[test]
fn a_prize_that_is_taken_back_is_its_first_owners_again() {
    check(
        &["15.5"],
        "given nobody else; turn 2; red_gb_1 at 3715/NE; red_steamer_1 at 3615/NE; red_depot_1 us_339_a aboard red_steamer_1
        given red_steamer_1 red_depot_1 are captured; movement red
        red: sail red_gb_1 3715/SE
        red: fire red_steamer_1 ; 5
        then red_steamer_1 side = red
        then red_depot_1 side = red
        then us_339_a at = lost",
    );
}

#[test]
fn survivors_stay_together_where_there_is_room_for_all() {
    check(
        &["15.0.e", "6.0.a"],
        "given nobody else; turn 2; al_gb_advokat at 3715/NE; red_steamer_1 at 3615/NE; red_bn_8 red_83_1 aboard red_steamer_1
        given red_bn_4 red_bn_5 at 3615; movement allied
        allied: sail al_gb_advokat 3715/SE
        allied: fire red_steamer_1 ; 3
        then red_bn_8 at = 3716
        then red_83_1 at = 3716",
    );
}

#[test]
fn two_gunboats_a_side_fight_two_duels() {
    check(
        &["15.6.a", "15.6.b"],
        "
        given nobody else; turn 2; al_gb_advokat al_gb_cicala at 3715/NE; red_gb_1 red_gb_2 at 3615/NE
        given movement allied
        allied: sail al_gb_advokat+al_gb_cicala 3715/SE ; 1 1 6 6
        then al_gb_advokat at = lost
        then al_gb_cicala at = lost",
    );
}

#[test]
fn all_aboard_drown_where_neither_bank_is_free() {
    check(
        &["15.0.e"],
        "
        given nobody else; turn 2; al_steamer_1 at 3715/SE; red_arty_1 at 3615; red_bn_8 at 3716
        given movement allied
        given br_rs10_a br_rs10_b aboard al_steamer_1
        allied: sail al_steamer_1 3615/NE ; 2
        then br_rs10_a at = lost
        then br_rs10_b at = lost",
    );
}

#[test]
fn all_troops_aboard_a_steamer_that_surrenders_are_lost() {
    check(
        &["15.5"],
        "
        given nobody else; turn 2; al_mon_23_25 at 3715/NE; red_steamer_1 at 3615/NE; movement allied
        given red_bn_4 red_bn_8 aboard red_steamer_1
        allied: sail al_mon_23_25 3715/SE
        allied: fire red_steamer_1 ; 5
        then red_bn_4 at = lost
        then red_bn_8 at = lost",
    );
}

#[test]
fn the_guns_on_the_bank_fire_before_the_gunboats_meet() {
    check(
        &["15.0.d", "15.0.f", "15.6.a"],
        "given nobody else; turn 2; al_gb_advokat al_gb_cicala at 3715/NE; red_gb_1 at 3615/NE; red_arty_1 at 3715
        given movement allied
        allied: sail al_gb_advokat 3715/SE ; 1
        then al_gb_advokat at = lost
        allied: sail al_gb_cicala 3715/SE ; 6 3 2
        then al_gb_cicala at = 3715/SE
        then al_gb_cicala is stopped = true",
    );
}
