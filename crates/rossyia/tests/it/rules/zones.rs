//! VI.B zones of control, VI.C major rivers.

use super::check;

#[test]
fn a_combat_unit_projects_its_zone_into_the_six_hexes_around_it() {
    check(
        &["VI.B.1", "VI.B.1#1"],
        "given nobody else; b_18 at 7234; naming white
         then source bolshevik 7234 = none
         then zoc bolshevik 7334 = 1
         then zoc bolshevik 7335 = 1
         then zoc bolshevik 7235 = 1
         then zoc bolshevik 7134 = 1
         then zoc bolshevik 7233 = 1
         then zoc bolshevik 7333 = 1
         then zoc bolshevik 7234 = 0
         then zoc bolshevik 7434 = 0
         given b_6 at 7434
         then zoc bolshevik 7334 = 2
         given b_18 at 7034
         then zoc bolshevik 7334 = 1
         then zoc bolshevik 7235 = 0",
    );
}

#[test]
fn hqs_trains_and_aircraft_project_none() {
    check(
        &["VI.B.2", "VI.B.2#1"],
        "given nobody else; stalin b_train_a at 7234; a_air at 7434; naming white
         then zoc bolshevik 7334 = 0
         then zoc white 7334 = 0
         given b_18 at 7234
         then zoc bolshevik 7334 = 1",
    );
}

#[test]
fn none_reaches_into_a_major_city() {
    check(
        &["VI.B.9", "VI.B.9#1"],
        "given nobody else; v_i1 at 5024; b_18 at kazan; naming white
         then zoc white kazan = 0
         then zoc bolshevik 5024 = 1
         then zoc white 5023 = 1",
    );
}

#[test]
fn only_mountain_units_project_theirs_into_mountains() {
    check(
        &["VI.B.10", "VI.B.10#1"],
        "given nobody else; v_i1 at 6828; naming white
         then terrain 6728 = mountain
         then zoc white 6728 = 0
         given v_i1 at pool; v_pl1 at 6828
         then zoc white 6728 = 1
         given v_pl1 at pool
         then zoc white 6728 = 0",
    );
}

#[test]
fn none_crosses_a_major_river_but_by_a_bridge_of_the_side() {
    check(
        &["VI.B.11", "VI.B.11#1", "VI.B.12", "VI.B.12#1", "X.bridge.1", "X.bridge.1#1"],
        "given nobody else; b_18 at 3552; v_i1 at 3651; naming white
         then zoc bolshevik 3653 = 0
         then zoc bolshevik 3551 = 1
         then zoc white 3751 = 1
         given nobody else; b_18 at 4148; nobody bridge don_tchir
         then zoc bolshevik 4048 = 0
         given bolshevik bridge don_tchir
         then zoc bolshevik 4048 = 1
         then zoc bolshevik 4147 = 0
         given white bridge don_tchir
         then zoc bolshevik 4048 = 0",
    );
}

#[test]
fn leaving_a_zone_costs_points_and_entering_one_none() {
    check(
        &["VI.B.3", "VI.B.3#1", "VI.B.4", "VI.B.4#1", "VI.B.5", "VI.B.5#1", "VI.B.6", "VI.B.6#1"],
        "given nobody else; denikine v_guard v_i1 v_i2 at 7134; b_18 at 7334; denikine leads v_guard v_i1 v_i2
         white: march v_guard+v_i1 7234
         then spent v_guard = 1
         then spent v_i1 = 1
         then zoc bolshevik 7234 = 1
         white: march v_guard 7235
         then spent v_guard = 4
         white: march v_i1 7235 -> refused X.move.1
         given nobody else; denikine v_i1 v_i2 at 7234; b_18 at 7334; denikine leads v_i1 v_i2
         white: march v_i1 7134
         then spent v_i1 = 4",
    );
}

#[test]
fn a_hq_pays_as_a_unit_with_shock_and_a_train_nothing() {
    check(
        &["VI.B.7", "VI.B.7#1", "VI.B.8", "VI.B.8#1"],
        "given nobody else; denikine v_i1 at 7234; b_18 at 7334; denikine leads v_i1
         then price denikine 7234 7134 = 3
         then price v_i1 7234 7134 = 4
         then exit b_train_a = 0
         then exit a_air = 0",
    );
}

#[test]
fn the_bank_of_a_major_river_is_free_of_those_beyond_it() {
    check(
        &["VI.B.13", "VI.B.13#1", "VI.E.9", "VI.E.9#1"],
        "given nobody else; denikine v_i1 v_i2 at 4345; b_18 at 4446; b_6 at 4444; south holds tsaritzin rostov taganrog; south rail 4246 4245 4247; denikine leads v_i1 v_i2; army spent 3
         white: march v_i1 4346>4246>4245
         then spent v_i1 = 3
         white: force v_i2 4346
         then v_i2 at = 4346",
    );
}

#[test]
fn nobody_crosses_from_zone_to_zone() {
    check(
        &["VI.C.1", "VI.C.1#1", "VI.C.2", "VI.C.2#1", "VI.C.2#3", "EX.VI.C", "EX.VI.C#1"],
        "given nobody else; denikine v_i1 v_i2 at 3553; v_k1 at 3653; b_ros at rostov; b_cav1 at 3652; denikine leads v_i1 v_k1
         white: march v_i1 3552 -> refused VI.C.2
         white: march v_k1 3552 -> refused VI.C.2
         given b_ros at pool; b_cav1 at pool
         white: march v_i1 3552
         then v_i1 at = 3552",
    );
}

#[test]
fn a_crossing_away_from_the_enemy_is_open_and_dear() {
    check(
        &["VI.C.2#2", "EX.VI.C#2", "X.move.3", "X.move.3#1"],
        "given nobody else; denikine v_i1 at 3851; b_ros at rostov; b_cav1 at 3652; denikine leads v_i1
         white: march v_i1 3750
         then spent v_i1 = 3",
    );
}

#[test]
fn the_ban_asks_for_both_hexes() {
    check(
        &["VI.C.2#2"],
        "given nobody else; denikine v_i1 at 3752; b_cav1 at 3650; denikine leads v_i1
         then zoc bolshevik 3751 = 1
         white: march v_i1 3751
         then v_i1 at = 3751",
    );
}

#[test]
fn a_bridge_does_not_lift_the_ban() {
    check(
        &["X.bridge.3", "X.bridge.3#2"],
        "given nobody else; denikine v_i1 at 4048; b_18 at 4147; white bridge don_tchir; denikine leads v_i1
         white: march v_i1 4148 -> refused VI.C.2
         given b_18 at pool
         white: march v_i1 4148
         then spent v_i1 = 3",
    );
}

#[test]
fn a_strait_is_water() {
    check(
        &["X.sea.2", "X.sea.2#1", "X.sea.2#2"],
        "given nobody else; stalin b_18 at 2858; stalin leads b_18
         bolshevik: march b_18 kertch -> refused X.sea.2
         given v_i1 at kertch
         then zoc white 2858 = 0",
    );
}

#[test]
fn guns_alone_project_a_zone() {
    check(
        &["X.unit.1#1"],
        "given nobody else; v_art1 at 7234; naming white
         then zoc white 7334 = 1",
    );
}

#[test]
fn a_barred_river_is_crossed_by_attack() {
    check(
        &["VI.C.3", "VI.C.3#1"],
        "given nobody else; weather south clear; denikine v_guard v_i1 v_art1 v_art2 at 3653; b_cav4 at 3552; denikine leads v_guard v_i1 v_art1 v_art2; army supplied; army spent 3
         white: march v_i1 3652 -> refused VI.C.2
         given segment announce
         white: attack v_guard@3552,v_i1@3552,v_art1@3552,v_art2@3552
         white: resolve 3552 ; 6
         white: advance v_guard+v_i1 3552
         then v_guard at = 3552",
    );
}
