//! 15.7, 15.8, 15.81: mines, low water, the depth of the Dvina.

use crate::rules::check;

#[test]
fn mines_cost_ten_points_and_bar_the_allies() {
    check(
        &["15.7.a", "15.7.a#1", "15.7.a#2", "15.7.b", "15.7.b#1"],
        "given nobody else; turn 12; al_ms_sword at 3615/NE; al_steamer_1 at 3715/NE; al_gb_advokat at 3615/SE; movement allied
        allied: mine al_gb_advokat 3615/SE -> refused 15.7.a
        allied: mine al_ms_sword 3515/NE -> refused 15.7.a
        allied: mine al_ms_sword 3615/NE
        then al_ms_sword left = 20
        then mines 3615/NE = true
        allied: mine al_ms_sword 3615/NE -> refused 15.7.a
        allied: sail al_ms_sword 3715/SE
        allied: mine al_ms_sword 3715/SE
        then al_ms_sword left = 9
        allied: mine al_ms_sword 3715/NE -> refused 15.7.a
        allied: sail al_steamer_1 3715/SE -> refused 15.7.b
        allied: sail al_gb_advokat 3615/NE -> refused 15.7.b",
    );
}

#[test]
fn red_vessels_risk_the_minefield() {
    check(
        &["15.7.c", "15.7.c#1", "15.7.c#2", "15.7.c#3", "AID.naval.d", "AID.naval.d#1"],
        "given nobody else; turn 12; red_gb_1 red_gb_2 red_steamer_1 at 3715/NE; mined 3715/SE; movement red
        red: sail red_gb_1 3715/SE ; 2
        then red_gb_1 at = lost
        red: sail red_gb_2+red_steamer_1 3715/SE>3615/NE ; 3 1 -> pauses, rest sail red_gb_2 3615/NE
        then red_steamer_1 at = lost
        then red_gb_2 left = 24
        then mines 3715/SE = true
        red: sail red_gb_2 3615/NE
        then red_gb_2 left = 23",
    );
}

#[test]
fn minesweepers_clear_mines_on_three() {
    check(
        &["15.71.a", "15.71.a#1", "15.71.a#2", "15.71.a#3", "AID.naval.d"],
        "given nobody else; turn 12; al_ms_sword al_ms_morris at 3615/NE; mined 3715/SE; mined 3615/SE; movement allied
        allied: sweep al_ms_sword 3715/NE -> refused 15.71.a
        allied: sweep al_ms_sword 3615/NE -> refused 15.71.a
        allied: sweep al_ms_sword 3715/SE ; 3
        then mines 3715/SE = false
        allied: sweep al_ms_sword 3615/SE -> refused 15.71.a
        allied: sail al_ms_sword 3715/SE -> refused 15.71.a
        allied: mine al_ms_morris 3615/NE
        allied: sweep al_ms_morris 3615/SE -> refused 15.71.a
        given al_ms_morris are not laid
        allied: sweep al_ms_morris 3615/SE ; 4
        then mines 3615/SE = true
        given al_ms_morris at 2920/NE; mined 2821/NE; movement allied
        allied: sail al_ms_morris 2821/N ; 2
        allied: sweep al_ms_morris 2821/NE -> refused 15.71.a
        then mines 2821/NE = true",
    );
}

#[test]
fn a_hexside_beyond_toulgas_is_swept_for_good() {
    check(
        &["15.71.a", "15.8.e"],
        "given nobody else; turn 12; al_ms_sword al_gb_advokat at 2723/SE; movement allied
        allied: sweep al_ms_sword 2723/NE -> refused 15.71.a
        allied: sweep al_ms_sword 2623/NE ; 1
        then swept 2623/NE = true
        allied: sail al_gb_advokat 2623/NE ; 3
        then al_gb_advokat at = 2623/NE",
    );
}

#[test]
fn minesweepers_run_aground_like_gunboats() {
    check(
        &["15.71.b", "15.71.b#1"],
        "given nobody else; turn 12; al_ms_sword at 2920/NE; movement allied
        allied: sail al_ms_sword 2821/N ; 2
        then al_ms_sword is aground = true
        allied: sail al_ms_sword 2821/NE -> refused 15.8.b
        allied: mine al_ms_sword 2821/N -> refused 15.8.b
        allied: done
        allied: done
        red: done
        red: done
        then al_ms_sword is aground = false",
    );
}

#[test]
fn a_minesweeper_aground_sweeps_nothing() {
    check(
        &["15.71.a"],
        "given nobody else; turn 12; al_ms_sword at 2821/N; al_ms_sword are aground; mined 2821/NE; movement allied
        given al_ms_sword are aground
        allied: sweep al_ms_sword 2821/NE -> refused 15.71.a
        given al_ms_sword are not aground
        allied: sweep al_ms_sword 2821/NE ; 1
        then mines 2821/NE = false",
    );
}

#[test]
fn low_water_keeps_monitors_below_bereznik() {
    check(
        &["15.8.a", "15.8.a#1", "15.8.a#2"],
        "given nobody else; turn 12; al_mon_23_25 al_cv_pegasus at 2920/NE; al_mon_24_26 at 2822/N; al_mon_27_33 at 2720/NE
        given movement allied
        allied: sail al_mon_23_25 2821/N -> refused 15.8.a
        allied: sail al_mon_24_26 2822/NE -> refused 15.8.a
        allied: sail al_mon_24_26 2821/SE -> refused 15.8.a
        allied: sail al_mon_24_26 2821/NE ; 3
        allied: sail al_mon_27_33 2621/NW -> refused 15.8.a
        allied: sail al_mon_27_33 2721/NW ; 1
        then al_mon_27_33 is aground = true
        given turn 11; movement allied
        allied: sail al_mon_23_25 2821/N
        then al_mon_23_25 at = 2821/N",
    );
}

#[test]
fn gunboats_run_aground_on_one_and_two() {
    check(
        &["15.8.b", "15.8.b#1", "15.8.b#2", "AID.naval.d"],
        "given nobody else; turn 12; al_gb_advokat at 2920/NE; movement allied
        allied: sail al_gb_advokat 2821/N>2821/NE ; 3 -> pauses, rest sail al_gb_advokat 2821/NE
        allied: sail al_gb_advokat 2821/NE>2822/N ; 1
        then al_gb_advokat at = 2821/NE
        then al_gb_advokat is aground = true
        allied: sail al_gb_advokat 2822/N -> refused 15.8.b
        given turn 11; al_gb_advokat at 2920/NE; al_gb_advokat are not aground; movement allied
        allied: sail al_gb_advokat 2821/N>2821/NE
        then al_gb_advokat at = 2821/NE",
    );
}

#[test]
fn difficult_water_costs_five_points() {
    check(
        &["15.8.c", "15.8.c#1", "15.8.c#2"],
        "given nobody else; turn 12; al_gb_advokat at 2920/NE; al_barge at 2920/NE; movement allied
        allied: sail al_gb_advokat 2821/N ; 3
        allied: sail al_gb_advokat 2821/NE ; 3
        allied: sail al_gb_advokat 2822/N ; 3
        allied: sail al_gb_advokat 2822/NE ; 3
        allied: sail al_gb_advokat 2723/N ; 3
        then al_gb_advokat left = 5
        allied: sail al_gb_advokat 2723/NE ; 3
        then al_gb_advokat left = 0
        allied: sail al_gb_advokat 2723/SE -> refused 15.2
        allied: sail al_barge 2821/N
        then al_barge left = 10
        given turn 10; al_gb_advokat at 2920/NE; movement allied
        allied: sail al_gb_advokat 2821/N>2821/NE>2822/N
        then al_gb_advokat left = 27",
    );
}

#[test]
fn the_vaga_has_shoals_and_no_mines() {
    check(
        &["15.8.d", "15.8.d#1"],
        "given nobody else; turn 12; al_gb_advokat at 2721/NW; al_ms_sword at 2621/NW; movement allied
        allied: sail al_gb_advokat 2720/NE ; 3
        then al_gb_advokat at = 2720/NE
        allied: mine al_ms_sword 2621/NW -> refused 15.8.d",
    );
}

#[test]
fn red_mines_lie_beyond_toulgas() {
    check(
        &["15.8.e", "15.8.e#1", "15.8.e#2", "15.8.e#3", "AID.naval.d#2"],
        "given nobody else; turn 12; al_gb_advokat al_gb_cicala at 2723/SE; al_gb_cock at 2523/NE; movement allied
        allied: sail al_gb_advokat 2623/NE ; 3 1
        then al_gb_advokat at = lost
        allied: sail al_gb_cicala 2623/NE ; 3 2
        then al_gb_cicala at = 2623/NE
        allied: sail al_gb_cock 2623/SE>2623/NE>2723/SE ; 3 -> pauses, rest sail al_gb_cock 2623/NE>2723/SE
        allied: sail al_gb_cock 2623/NE ; 3
        then al_gb_cock at = 2623/NE",
    );
}

#[test]
fn a_side_river_leads_to_the_mines_as_well() {
    check(
        &["15.8.e"],
        "given nobody else; turn 12; al_gb_advokat al_gb_cicala at 2323/N; movement allied
        allied: sail al_gb_advokat 2323/NE ; 3 2
        allied: sail al_gb_cicala 2423/SE ; 3
        then al_gb_cicala at = 2423/SE",
    );
}

#[test]
fn red_and_steamers_are_spared() {
    check(
        &["15.8.f", "15.8.f#1", "15.8.f#2"],
        "given nobody else; turn 12; red_gb_1 red_steamer_1 at 2723/SE; movement red
        red: sail red_gb_1+red_steamer_1 2623/NE>2623/SE>2523/NE
        then red_gb_1 left = 27
        then red_steamer_1 left = 27
        given nobody else; al_steamer_1 at 2723/SE; movement allied
        allied: sail al_steamer_1 2623/NE ; 2
        then al_steamer_1 at = 2623/NE
        then al_steamer_1 left = 25",
    );
}

#[test]
fn the_depth_is_rolled_from_may_when_the_turn_begins() {
    check(
        &["15.81.a", "15.81.a#1", "15.81.a#2"],
        "given nobody else; option river_depth on; turn 9; combat red
        red: done ; 4
        then turn = 10
        then phase = operations
        then asked = allied
        then depth = 5
        allied: done
        red: done
        then depth = 5
        given turn 8; combat red
        red: done
        then turn = 9
        then depth = none
        allied: done
        red: done
        then depth = none
        given option river_depth off; turn 9; combat red
        red: done
        then depth = none",
    );
    // A position entered in the Mutual Operations Phase may leave it to the die.
    check(
        &["15.81.a"],
        "given nobody else; option river_depth on; turn 10; operations red
        red: done ; 6
        then depth = 4",
    );
}

#[test]
fn the_die_tells_the_depth() {
    for (die, feet) in [(1, 6), (2, 6), (3, 5), (4, 5), (5, 4), (6, 4)] {
        check(
            &["15.81.a"],
            &format!(
                "given nobody else; option river_depth on; turn 9; combat red
                red: done ; {die}
                then depth = {feet}"
            ),
        );
    }
}

#[test]
fn a_monitor_that_is_barred_comes_back_at_a_risk() {
    check(
        &["15.8.a", "15.8.a#3"],
        "given nobody else; turn 12; al_mon_23_25 at 2821/NE; movement allied
        allied: sail al_mon_23_25 2822/N -> refused 15.8.a
        allied: sail al_mon_23_25 2821/N ; 2
        then al_mon_23_25 is aground = true
        then al_mon_23_25 left = 25",
    );
    check(
        &["15.81.d", "15.81.d#3"],
        "given nobody else; option river_depth on; turn 10; depth 4; al_mon_23_25 at 2821/NE; movement allied
        allied: sail al_mon_23_25 2822/N -> refused 15.81.d
        allied: sail al_mon_23_25 2821/N ; 3
        then al_mon_23_25 is aground = false
        then al_mon_23_25 left = 25",
    );
}

#[test]
fn six_feet_of_water_sweep_no_mines() {
    check(
        &["15.81.b", "15.81.b#2", "15.81.a"],
        "given nobody else; option river_depth on; turn 12; depth 6; al_mon_23_25 at 2723/SE; movement allied
        allied: sail al_mon_23_25 2623/NE ; 2
        then al_mon_23_25 left = 29",
    );
}

#[test]
fn six_feet_are_enough_for_all() {
    check(
        &["15.81.b", "15.81.b#1"],
        "given nobody else; option river_depth on; turn 12; depth 6; al_mon_23_25 at 2920/NE; movement allied
        allied: sail al_mon_23_25 2821/N>2821/NE>2822/N
        then al_mon_23_25 at = 2822/N
        then al_mon_23_25 left = 27
        allied: sail al_mon_23_25 2821/SE -> refused 15.8.a",
    );
}

#[test]
fn five_feet_hamper_monitors() {
    check(
        &["15.81.c", "15.81.c#1", "15.81.c#2"],
        "given nobody else; option river_depth on; turn 12; depth 5; al_mon_23_25 al_gb_advokat at 2920/NE; movement allied
        allied: sail al_mon_23_25 2821/N ; 2
        then al_mon_23_25 is aground = true
        then al_mon_23_25 left = 29
        allied: sail al_gb_advokat 2821/N>2821/NE
        then al_gb_advokat left = 28",
    );
}

#[test]
fn four_feet_bar_monitors_and_hamper_gunboats() {
    check(
        &["15.81.d", "15.81.d#1", "15.81.d#2"],
        "given nobody else; option river_depth on; turn 10; depth 4; movement allied
        given al_mon_23_25 al_gb_advokat al_ms_sword al_steamer_1 at 2920/NE; movement allied
        allied: sail al_mon_23_25 2821/N -> refused 15.81.d
        allied: sail al_gb_advokat 2821/N ; 1
        then al_gb_advokat is aground = true
        then al_gb_advokat left = 25
        allied: sail al_ms_sword 2821/N ; 2
        then al_ms_sword is aground = true
        allied: sail al_steamer_1 2821/N
        then al_steamer_1 left = 25",
    );
}

#[test]
fn the_mines_beyond_toulgas_lie_there_from_june_on() {
    check(
        &["15.8.e"],
        "given nobody else; turn 11; al_gb_advokat al_ms_sword at 2723/SE; movement allied
        allied: sweep al_ms_sword 2623/NE -> refused 15.71.a
        allied: sail al_gb_advokat 2623/NE",
    );
}

#[test]
fn two_minefields_fit_into_one_allowance() {
    check(
        &["15.7.a", "15.1.b", "15.71.a"],
        "given nobody else; turn 12; al_ms_sword at 3615/NE; movement allied; al_ms_sword spent 20
        allied: mine al_ms_sword 3615/NE
        then al_ms_sword left = 0
        given turn 4; mined 3715/SE; movement allied
        allied: mine al_ms_sword 3615/SE -> refused 15.1.b
        allied: sweep al_ms_sword 3715/SE -> refused 15.1.b",
    );
}

#[test]
fn laying_mines_is_a_move_of_its_own() {
    check(
        &["15.7.a", "4.2.c", "15.71.a"],
        "given nobody else; turn 12; al_ms_sword al_ms_morris al_gb_advokat at 3615/NE; mined 3715/SE; movement allied
        allied: sweep al_gb_advokat 3715/SE -> refused 15.71.a
        allied: sail al_gb_advokat 3615/SE
        allied: mine al_ms_sword 3615/NE
        allied: sail al_gb_advokat 3515/NE -> refused 4.2.c
        allied: sweep al_ms_sword 3715/SE -> refused 15.71.a
        allied: sail al_ms_morris 3615/SE
        allied: mine al_ms_sword 3615/SE -> refused 4.2.c",
    );
}

#[test]
fn there_are_no_red_mines_beside_toulgas() {
    check(
        &["15.8.e", "15.71.a"],
        "given nobody else; turn 12; al_gb_advokat at 2723/NE; al_ms_sword at 2723/SE; movement allied
        allied: sweep al_ms_sword 2723/SE -> refused 15.71.a
        allied: sail al_gb_advokat 2723/SE ; 3
        then al_gb_advokat at = 2723/SE",
    );
}

#[test]
fn the_mines_beyond_toulgas_spare_barges() {
    check(
        &["15.8.e"],
        "given nobody else; turn 12; al_barge al_steamer_1 at 2723/SE; movement allied
        allied: sail al_barge 2623/NE
        then al_barge at = 2623/NE
        allied: sail al_steamer_1 2623/NE ; 1
        then al_steamer_1 at = lost",
    );
}

#[test]
fn a_minelayer_that_the_enemy_has_stopped_lays_nothing() {
    check(
        &["15.7.a", "15.6.c"],
        "given nobody else; turn 12; al_ms_sword at 3615/NE; movement allied; al_ms_sword are stopped
        allied: mine al_ms_sword 3615/NE -> refused 15.6.c
        given al_ms_sword are not stopped; al_ms_sword are moved
        allied: mine al_ms_sword 3615/NE -> refused 4.2.c",
    );
}

#[test]
fn nobody_works_with_the_enemys_minesweepers() {
    check(
        &["15.7.a", "15.71.a"],
        "given nobody else; turn 12; al_ms_sword at 3615/NE; mined 3715/SE; movement red
        red: mine al_ms_sword 3615/NE -> refused elope-not-yours
        red: sweep al_ms_sword 3715/SE -> refused elope-not-yours",
    );
}

#[test]
fn whoever_runs_aground_beyond_toulgas_is_among_the_mines_too() {
    check(
        &["15.8.b", "15.8.e"],
        "given nobody else; turn 12; al_gb_advokat al_gb_cicala at 2723/SE; movement allied
        allied: sail al_gb_advokat 2623/NE ; 2 1
        then al_gb_advokat at = lost
        allied: sail al_gb_cicala 2623/NE ; 2 2
        then al_gb_cicala is aground = true",
    );
}

#[test]
fn mines_go_off_before_the_guns_on_the_bank_fire() {
    check(
        &["15.7.c", "15.0.d"],
        "given nobody else; turn 12; red_gb_1 red_gb_2 at 3715/NE; mined 3715/SE; br_arty_21 at 3715; movement red
        red: sail red_gb_1 3715/SE ; 2
        then red_gb_1 at = lost
        red: sail red_gb_2 3715/SE ; 3 6
        then red_gb_2 at = 3715/SE",
    );
}
