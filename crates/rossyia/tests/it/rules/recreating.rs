//! V.K rebuilding.

use super::check;

#[test]
fn koltchak_rebuilds_a_unit_in_perm() {
    check(
        &["V.K.1", "V.K.1#1", "V.K.3", "V.K.3#1", "V.K.4", "V.K.4#1", "V.K.7", "V.K.7#1", "EX.V.K.a", "EX.V.K.a#2"],
        "given nobody else; siberian holds perm omsk_city iekaterinbourg; koltchak at perm; s_i1 s_i2 at eliminated; siberian pr 11; koltchak leads; army spent 1; army supplied; segment replace
         then rebuild price s_i1 = 3
         then rebuild price a_s1 = 4
         white: rebuild s_i1 perm
         then pr siberian = 8
         then s_i1 at = 6015
         then s_i1 commanded = true
         white: rebuild s_i1 perm -> refused V.K.1
         given s_i2 at lost
         white: rebuild s_i2 perm -> refused V.K.1",
    );
}

#[test]
fn prices_by_arm() {
    check(
        &["V.K.5", "V.K.5#1", "V.K.8", "V.K.8#1", "V.K.9", "V.K.9#1", "EX.V.K.b#2"],
        "given nobody else; naming white
         then rebuild price b_lett = 6
         then rebuild price b_kronstadt = 6
         then rebuild price b_c01 = 6
         then rebuild price b_18 = never
         then rebuild price v_art1 = 3
         then rebuild price a_air = 6
         then rebuild price a_tank = 3
         then rebuild price b_train_a = never
         then rebuild price stalin = 3",
    );
}

#[test]
fn the_reds_rebuild_shock_and_aircraft_and_no_plain_infantry() {
    check(
        &["V.K.6", "V.K.6#1", "V.K.6#2", "V.K.9"],
        "given nobody else; worochilov at orel; b_c01 b_18 b_air1 at eliminated; bolshevik pr 12; worochilov leads; army spent 1; army supplied; segment replace
         then rebuild price b_air1 = 6
         bolshevik: rebuild b_18 orel -> refused V.K.6
         bolshevik: rebuild b_air1 orel
         then b_air1 at = 2933
         then pr bolshevik = 6
         bolshevik: rebuild b_c01 orel
         then pr bolshevik = 0",
    );
}

#[test]
fn worochilov_rebuilds_cavalry_in_orel() {
    check(
        &["EX.V.K.b", "EX.V.K.b#1", "V.K.2"],
        "given nobody else; worochilov at orel; b_c01 at eliminated; bolshevik pr 6; worochilov leads; army spent 1; army supplied; segment replace
         bolshevik: rebuild b_c01 moscou -> refused V.K.2
         bolshevik: rebuild b_c01 2932 -> refused V.K.2
         given bolshevik pr 5
         bolshevik: rebuild b_c01 orel -> refused V.K.7
         given bolshevik pr 6
         bolshevik: rebuild b_c01 orel
         then pr bolshevik = 0",
    );
}

#[test]
fn a_hq_comes_back_in_a_major_city_however_far() {
    check(
        &["V.K.10", "V.K.10#1", "V.K.11", "V.K.11#1"],
        "given nobody else; worochilov at orel; stalin at eliminated; bolshevik pr 5; worochilov leads; army spent 1; army supplied; segment replace
         bolshevik: rebuild stalin orel -> refused V.K.11
         bolshevik: rebuild stalin petrograd
         then stalin at = 2309
         then pr bolshevik = 2",
    );
}

#[test]
fn miller_comes_back_at_his_base() {
    check(
        &["V.K.11#2", "V.K.10#3"],
        "given nobody else; miller at eliminated; miller pr 3; miller holds mourmansk_city; last replacements white
         white: rebuild miller mourmansk
         then miller at = mourmansk
         then pr miller = 0",
    );
}

#[test]
fn a_destroyed_unit_comes_back_for_its_price() {
    check(
        &["II.D.10", "II.D.10#1"],
        "given nobody else; siberian holds perm omsk_city iekaterinbourg; koltchak at perm; s_i1 at eliminated; siberian pr 3; koltchak leads; army spent 1; army supplied; segment replace
         white: rebuild s_i1 perm
         then pr siberian = 0
         then s_i1 at = 6015",
    );
}

#[test]
fn a_city_that_gives_rail_or_pr_in_reach_serves_and_no_other() {
    check(
        &["V.K.2#1", "V.K.2#2"],
        "given nobody else; worochilov at orel; b_c01 at eliminated; bolshevik pr 6; worochilov leads; army spent 1; army supplied; segment replace
         then range worochilov elets = 4
         bolshevik: rebuild b_c01 elets -> refused V.K.2
         then range worochilov koursk = 4
         bolshevik: rebuild b_c01 koursk
         then pr bolshevik = 0",
    );
}

#[test]
fn czechs_have_no_pr_for_a_hq() {
    check(
        &["V.K.10#2"],
        "given nobody else; siberian holds omsk_city iekaterinbourg; viktor sakharov at eliminated; siberian pr 8; last replacements white
         white: rebuild viktor iekaterinbourg -> refused V.K.10
         white: rebuild sakharov iekaterinbourg",
    );
}

#[test]
fn the_armt_of_a_lost_hq_is_lost() {
    check(
        &["X.hq.1#1"],
        "given nobody else; weather north clear; weather south clear; worochilov at orel; stalin at 7334; stalin armt 4; v_i1 denikine at 7234; bolshevik pr 5; denikine leads v_i1; army spent 2; segment announce
         white: attack v_i1@7334
         white: resolve 7334
         then stalin at = eliminated
         given worochilov leads; army spent 1; army supplied; segment replace
         bolshevik: rebuild stalin petrograd
         then stalin armt = 0",
    );
}

#[test]
fn the_second_of_two_hqs_rebuilds_in_its_own_radius() {
    check(
        &["V.K.2#3"],
        "given nobody else; siberian holds perm omsk_city iekaterinbourg kourgan; koltchak at kourgan; sakharov at perm; s_i1 at eliminated; siberian pr 11; koltchak leads; army spent 1; army supplied; joint sakharov; segment replace
         white: rebuild s_i1 perm -> refused V.K.2
         given army spent 0; joint spent 1
         white: rebuild s_i1 perm
         then s_i1 commanded = true
         then pr siberian = 8",
    );
}

#[test]
fn rebuilt_cavalry_keeps_to_its_half_of_the_army() {
    let orel = |under: &str| {
        format!(
            "given nobody else; worochilov b_18 at orel; b_c01 at eliminated; bolshevik pr 6; worochilov leads {under}; army spent 1; army supplied; segment replace
             bolshevik: rebuild b_c01 orel
             then b_c01 commanded = {}",
            !under.is_empty()
        )
    };
    check(&["V.K.3#2", "VI.I.1"], &orel(""));
    check(&["V.K.3#2"], &orel("b_18"));
}

#[test]
fn nobody_comes_back_where_an_enemy_stands() {
    check(
        &["VI.D.9", "N.greens.15"],
        "given nobody else; weather south clear; antonov at 3733; g_i1 at eliminated; b_18 at 3633; green pr 9; antonov leads; army spent 1; army supplied; segment replace
         white: rebuild g_i1 3633 -> refused VI.D.9
         white: rebuild g_i1 3733
         then g_i1 at = 3733",
    );
}

#[test]
fn a_unit_formed_anew_has_not_been_attacked() {
    check(
        &["VII.D.2", "V.K.3"],
        "given nobody else; weather south clear; weather north clear; turn 1919-10; bolshevik pr 9; worochilov b_18 at orel; b_cav1 at eliminated; b_cav1 were attacked; worochilov leads b_18; army spent 1; army supplied; segment replace
         bolshevik: rebuild b_cav1 orel
         given denikine v_guard v_i1 v_i2 at 2934; denikine leads v_guard v_i1 v_i2; army supplied; army spent 3; segment announce
         white: attack v_guard@orel,v_i1@orel,v_i2@orel",
    );
}

#[test]
fn a_city_whose_points_are_reserved_to_another_rebuilds_nobody() {
    check(
        &["V.K.2", "V.K.2#4", "X.control.8"],
        "given nobody else; event poland_war; poland at war; bolshevik holds bialystok brest_litowsk; stalin at brest_litowsk; b_c01 at eliminated; bolshevik pr 12; stalin leads; army spent 1; army supplied; segment replace
         then cut off bolshevik bialystok = false
         bolshevik: rebuild b_c01 bialystok -> refused V.K.2
         bolshevik: rebuild b_c01 brest_litowsk
         then b_c01 at = 0831",
    );
}
