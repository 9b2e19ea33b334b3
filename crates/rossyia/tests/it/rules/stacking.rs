//! VI.A, X.stack: stacking.

use super::check;

#[test]
fn printed_steps_are_counted() {
    check(
        &["VI.A.1", "VI.A.1#1", "VI.A.2", "VI.A.2#1"],
        "given nobody else; v_i1 b_18 at 7234; naming white
         then weight 7234 = 5
         given b_18 hits 2
         then weight 7234 = 5",
    );
}

#[test]
fn a_hex_holds_six_steps_on_rail_eight_in_mountains_four() {
    check(
        &["VI.A.3", "VI.A.4", "VI.A.4#1", "VI.A.5"],
        "given nobody else; naming white
         then limit 7234 = 6
         then limit 4246 = 8
         then limit 6728 = 4
         then limit 6623 = 4
         given v_i1 v_i2 v_i3 v_markov at 4246
         then legal 4246 = true
         given v_kertch at 4246
         then legal 4246 = false",
    );
}

#[test]
fn a_move_does_not_end_where_there_is_no_room() {
    check(
        &["VI.A.3#1", "X.stack.1", "X.stack.1#1"],
        "given nobody else; denikine v_kertch v_coast at 7134; v_i1 v_i2 v_i3 at 7234; denikine leads v_kertch v_coast
         white: march v_kertch 7234 -> refused VI.A.3
         white: march v_kertch 7234>7334
         then v_kertch at = 7334
         white: march denikine 7234
         then denikine at = 7234",
    );
}

#[test]
fn a_mountain_is_full_with_four() {
    check(
        &["VI.A.5#1"],
        "given nobody else; denikine v_kertch at 6828; v_i1 v_i2 at 6728; denikine leads v_kertch
         white: march v_kertch 6728 -> refused VI.A.5
         given v_i2 at pool
         white: march v_kertch 6728",
    );
}

#[test]
fn boxes_have_no_limit_and_hold_all_factions() {
    check(
        &["VI.A.6", "VI.A.6#1", "VIII.D.6", "VIII.D.6#1"],
        "given nobody else; s_i1 s_i2 s_i3 s_i4 s_i5 s_i6 s_i7 s_i8 s_i9 s_i10 s_i11 s_guard1 s_guard2 s_ijevsk cz_1 at omsk; naming white
         then weight omsk = 30
         then legal omsk = true
         given m_i1 a_n1 at mourmansk
         then legal mourmansk = true",
    );
}

#[test]
fn hqs_and_aircraft_are_not_counted() {
    check(
        &["VI.A.7", "VI.A.7#1", "V.C.6", "V.C.6#1"],
        "given nobody else; v_i1 v_i2 v_i3 denikine hetman at 7234; naming white
         then legal 7234 = true
         given nobody else; a_s1 a_s2 franchet ironside a_air at 7234
         then weight 7234 = 6
         then legal 7234 = true",
    );
}

#[test]
fn one_train_counts_a_step_and_a_second_is_too_many() {
    check(
        &["VI.A.8", "VI.A.8#1"],
        "given nobody else; b_18 b_6 b_dvina at pool; b_18 b_dvina b_vologda b_train_a at 4246; naming white
         then weight 4246 = 8
         then legal 4246 = true
         given b_vologda at pool; b_train_b at 4246
         then weight 4246 = 7
         then legal 4246 = false",
    );
}

#[test]
fn factions_do_not_mix_but_pass_through_each_other() {
    check(
        &["VI.A.9", "VI.A.9#1", "VI.A.9#2", "X.stack.1#3"],
        "given nobody else; koltchak s_i1 s_i2 at 7134; cz_1 at 7234; denikine at 7233; koltchak leads s_i1 s_i2
         white: march s_i1 7234 -> refused VI.A.9
         white: march s_i1 7233 -> refused VI.A.9
         white: march s_i1 7234>7334
         then s_i1 at = 7334
         given cz_1 at pool; cz_bilt at 7234; cz_bilt join siberian
         then legal 7234 = true
         given nobody else; s_i1 cz_1 at omsk
         then legal omsk = true
         given nobody else; s_i1 cz_bilt at 7234
         then legal 7234 = true
         given nobody else; s_i1 cz_1 at 7234
         then legal 7234 = false",
    );
}

#[test]
fn a_segment_does_not_end_while_somebody_has_moved_to_where_there_is_no_room() {
    check(
        &["X.stack.1#2"],
        "given nobody else; denikine v_i1 v_i2 v_i3 v_markov at 7234; denikine leads v_i1 v_i2 v_i3 v_markov; v_markov spent 2
         white: done -> refused VI.A.3
         given v_markov spent 0
         white: done",
    );
}

#[test]
fn a_stack_too_high_by_force_comes_down_when_it_is_activated() {
    check(
        &["VI.A.11", "VI.A.11#1", "VI.A.11#2"],
        "given nobody else; denikine v_i1 v_i2 v_i3 v_markov at 7234; hetman at 7034; denikine leads v_i1 v_i2 v_i3 v_markov
         white: march v_markov 7334
         white: done
         then phase = naming
         given nobody else; denikine v_i1 v_i2 v_i3 v_markov at 7234; hetman at 7034; denikine leads v_i1 v_i2 v_i3 v_markov
         white: done
         then phase = excess
         then prompt = rossyia-ask-disband
         then excess white 7234 = 2
         white: disband v_i1+v_i2 -> refused VI.A.11
         white: disband denikine -> refused VI.A.11
         white: disband v_i1
         then v_i1 at = eliminated
         then weight 7234 = 6",
    );
}

#[test]
fn independent_units_come_down_to_the_limit_as_well() {
    check(
        &["VI.A.11#3"],
        "given nobody else; weather south clear; weather north clear; v_i1 v_i2 v_i3 v_markov at 7234; last move white
         white: done ; 1 1 1 1
         then phase = excess
         then asked = white
         white: disband v_i1 ; 1
         then v_i1 at = eliminated
         then weight 7234 = 6",
    );
}

#[test]
fn whoever_is_driven_back_onto_a_full_stack_has_time_until_the_next_activation() {
    check(
        &["VI.A.11#4"],
        "given nobody else; weather north clear; weather south clear; v_i1 v_i2 at 7234; denikine v_i3 v_markov v_k1 at 7134; hetman at 7034; b_cav1 at 7334; b_6 at 7233; b_9 at 7333; b_12 at 7335; b_13 at 7235; b_6 b_9 b_12 b_13 were attacked; denikine leads v_i1 v_i2; army spent 3; segment announce
         white: attack v_i1@7334,v_i2@7334
         white: resolve 7334 ; 1
         then loser = attacker
         white: lose v_i1:1
         white: retreat v_i1+v_i2 7134
         then weight 7134 = 10
         then phase = naming",
    );
}

#[test]
fn whoever_is_given_up_while_isolated_never_comes_back() {
    check(
        &["VI.A.11", "V.K.1#3"],
        "given nobody else; stalin b_cav1 b_cav2 b_cav3 at 7234; stalin leads b_cav1 b_cav2 b_cav3
         then cut off bolshevik 7234 = true
         bolshevik: done
         bolshevik: disband b_cav3
         then b_cav3 at = lost",
    );
}
