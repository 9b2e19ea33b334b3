//! VIII.B, X.air: aircraft.

use super::super::check;

#[test]
fn aircraft_count_against_the_capacity() {
    check(
        &["VIII.B.1", "VIII.B.1#1"],
        "given nobody else; fedko b_6 b_18 b_12 b_13 b_14 b_15 b_air1 at tsaritzin; turn 1919-04; naming bolshevik
         bolshevik: activate fedko
         bolshevik: command b_6+b_18+b_12+b_13+b_14+b_air1
         bolshevik: command b_15 -> refused V.C.5",
    );
}

#[test]
fn a_base_lies_outside_enemy_zones() {
    check(
        &["VIII.B.2", "VIII.B.2#1", "X.air.2"],
        "given nobody else; weather south clear; bolshevik holds tsaritzin; stalin b_air1 at tsaritzin; v_i1 at 4249; stalin leads b_air1
         then zoc white 4248 = 1
         bolshevik: fly b_air1 4248 -> refused VIII.B.2
         bolshevik: fly b_air1 4249 -> refused VI.D.9
         bolshevik: fly b_air1 4346
         then b_air1 at = 4346
         bolshevik: fly b_air1 tsaritzin -> refused X.air.1",
    );
}

#[test]
fn a_mission_flies_ten_hexes_and_lands_ten_from_its_target() {
    check(
        &["VIII.B.3", "VIII.B.3#1", "VIII.B.3#2", "VIII.B.8", "VIII.B.8#1", "V.I.6#2"],
        "given nobody else; weather south clear; bolshevik holds tsaritzin; bolshevik hex 2347; stalin b_air1 at tsaritzin; stalin leads b_air1; army spent 1; army supplied
         then flight tsaritzin 3247 = 11
         then flight tsaritzin 3347 = 10
         bolshevik: interdict b_air1 3247 -> refused VIII.B.3
         bolshevik: interdict b_air1 3347 ; 2
         then interdicted 3347 = true
         then asked = bolshevik
         then flight 3347 2347 = 10
         bolshevik: fly b_air1 2247 -> refused VIII.B.3
         bolshevik: fly b_air1 2347
         then b_air1 at = 2347
         then segment = move",
    );
}

#[test]
fn a_box_lies_one_hex_behind_its_entry_hexes() {
    check(
        &["VIII.B.3"],
        "given naming white
         then flight archangelsk 3701 = 1
         then flight archangelsk 3702 = 2
         then flight omsk 7619 = 1
         then flight europe 3701 = none",
    );
}

#[test]
fn there_are_two_missions_and_moving() {
    check(
        &["VIII.B.6", "VIII.B.6#1"],
        "given nobody else; weather south clear; bolshevik holds tsaritzin; stalin b_18 b_air1 at tsaritzin; v_air1 at 4547; stalin leads b_18 b_air1; army spent 1; army supplied
         bolshevik: interdict b_18 4346 -> refused VIII.B.6
         bolshevik: march b_air1 4346 -> refused VIII.B.1
         bolshevik: rail b_air1 4246 -> refused VIII.B.1
         bolshevik: intercept b_air1 -> refused VIII.B.15
         bolshevik: interdict b_air1 4346
         then prompt = rossyia-ask-intercept",
    );
}

#[test]
fn snow_at_the_target_grounds_missions() {
    check(
        &["VIII.B.7", "VIII.B.7#1", "II.A.5#2"],
        "given nobody else; weather south snow; weather north clear; bolshevik holds tsaritzin; stalin b_air1 at tsaritzin; stalin leads b_air1; army spent 1; army supplied
         bolshevik: interdict b_air1 4346 -> refused VIII.B.7
         given weather south mud; v_air1 at 4547
         then faces 4346 = 3
         bolshevik: interdict b_air1 4346
         then asked = white",
    );
}

#[test]
fn interdiction_costs_two_points_in_and_two_out_for_everybody() {
    check(
        &["VIII.B.9", "VIII.B.9#1"],
        "given nobody else; weather south clear; b_18 at moscou; v_i1 at rostov; naming white
         then price b_18 4246 4346 = 1
         given interdiction 4346
         then price b_18 4246 4346 = 3
         then price b_18 4346 4246 = 3
         then price v_i1 4246 4346 = 3
         then price v_i1 4346 4246 = 3",
    );
}

#[test]
fn rail_is_the_harder_target() {
    check(
        &["VIII.B.10", "VIII.B.10#1"],
        "given weather south clear; naming white
         then faces 4346 = 4
         then faces 4246 = 2
         given weather south mud
         then faces 4346 = 3
         then faces 4246 = 1",
    );
}

#[test]
fn a_cut_line_carries_neither_travellers_nor_armt_but_supply() {
    check(
        &["VIII.B.11", "VIII.B.11#1"],
        "given nobody else; weather south clear; bolshevik holds tsaritzin; bolshevik rail 4246 4245 4144; stalin b_18 at 4246; bolshevik points 9; stalin leads b_18; army spent 1; army supplied; interdiction 4245
         bolshevik: rail b_18 4245>4144 -> refused VIII.B.11
         bolshevik: rail b_18 tsaritzin
         then b_18 at = 4347",
    );
}

#[test]
fn a_train_passes_a_cut_line_for_five_points() {
    check(
        &["VIII.B.12", "VIII.B.12#1"],
        "given nobody else; bolshevik holds tsaritzin; bolshevik rail 4246 4245 4144; stalin b_train_b at tsaritzin; stalin leads b_train_b; interdiction 4246
         bolshevik: rail b_train_b 4246
         then spent b_train_b = 6
         bolshevik: rail b_train_b 4245
         then spent b_train_b = 7",
    );
}

#[test]
fn aircraft_try_the_same_hex_one_by_one() {
    check(
        &["VIII.B.14", "VIII.B.14#1"],
        "given nobody else; weather south clear; bolshevik holds tsaritzin; stalin b_air1 b_air2 at tsaritzin; stalin leads b_air1 b_air2; army spent 1; army supplied
         bolshevik: interdict b_air1 4346 ; 5
         then interdicted 4346 = false
         bolshevik: fly b_air1 tsaritzin
         bolshevik: interdict b_air2 4346 ; 1
         then interdicted 4346 = true
         bolshevik: fly b_air2 tsaritzin
         then price b_18 4246 4346 = 3",
    );
}

#[test]
fn interceptors_come_from_five_hexes() {
    check(
        &["VIII.B.15", "VIII.B.15#1", "VIII.B.16", "VIII.B.16#1", "VIII.B.17", "VIII.B.17#1", "X.air.1"],
        "given nobody else; weather south clear; bolshevik holds tsaritzin; stalin b_air1 b_air2 at tsaritzin; v_air1 at 4846; v_air2 at 4946; stalin leads b_air1 b_air2; army spent 1; army supplied
         then flight 4346 4846 = 5
         bolshevik: interdict b_air1 4346
         then asked = white
         white: intercept v_air2 -> refused VIII.B.15
         white: intercept b_air2 -> refused X.sides.2
         white: intercept v_air1 ; 4
         then interdicted 4346 = false
         then aloft = b_air1 v_air1
         bolshevik: fly b_air2 tsaritzin -> refused X.air.1
         bolshevik: fly b_air1 tsaritzin
         then asked = white
         white: fly v_air1 4847
         then asked = bolshevik
         bolshevik: interdict b_air2 4346 ; 1
         then interdicted 4346 = true",
    );
}

#[test]
fn several_try_until_one_succeeds_or_all_let_it_pass() {
    check(
        &["VIII.B.15#2", "VIII.B.16#1", "VIII.B.17"],
        "given nobody else; weather south clear; bolshevik holds tsaritzin; stalin b_air1 b_air2 at tsaritzin; v_air1 at 4846; v_air2 at 4746; stalin leads b_air1 b_air2; army spent 1; army supplied
         bolshevik: interdict b_air1 4346
         white: intercept v_air1 ; 6
         then asked = white
         white: intercept v_air1 -> refused X.air.1
         white: intercept v_air2 ; 5 3
         then interdicted 4346 = true
         bolshevik: fly b_air1 tsaritzin
         white: fly v_air1 4846
         white: fly v_air2 4746
         bolshevik: interdict b_air2 4247 ; 6
         then interdicted 4247 = false",
    );
    check(
        &["VIII.B.15"],
        "given nobody else; weather south clear; bolshevik holds tsaritzin; stalin b_air1 at tsaritzin; v_air1 at 4846; v_air2 at 4746; stalin leads b_air1; army spent 1; army supplied
         bolshevik: interdict b_air1 4346
         white: pass ; 5
         then interdicted 4346 = false
         then asked = bolshevik",
    );
}

#[test]
fn one_mission_and_one_interception_a_turn() {
    check(
        &["X.air.1", "X.air.1#1", "X.air.1#2"],
        "given nobody else; weather south clear; bolshevik holds tsaritzin; stalin b_air1 b_air2 at tsaritzin; stalin leads b_air1 b_air2; army spent 1; army supplied; b_air1 flew; b_air2 intercepted
         bolshevik: interdict b_air1 4346 -> refused X.air.1
         bolshevik: interdict b_air2 4346 ; 1
         then interdicted 4346 = true",
    );
}

#[test]
fn no_interception_where_it_snows() {
    check(
        &["X.air.1#3", "VIII.B.7"],
        "given nobody else; weather south clear; v_air1 at 4846; naming white
         then interceptors white 4346 = v_air1
         then mission bolshevik 4346 = rossyia-why-interdiction rossyia-why-intercepted
         given weather south snow
         then interceptors white 4346 = nobody",
    );
}

#[test]
fn missions_need_armt_and_a_hq() {
    check(
        &["V.I.3", "X.air.1"],
        "given nobody else; weather south clear; bolshevik holds tsaritzin; stalin b_air1 at tsaritzin; stalin leads b_air1; army spent 0; army supplied
         bolshevik: interdict b_air1 4346 -> refused V.I.3
         given army spent 1; army isolated
         bolshevik: interdict b_air1 4346 -> refused V.H.5
         given last move bolshevik; b_air1 are not played
         bolshevik: interdict b_air1 4346 -> refused X.air.1",
    );
}

#[test]
fn a_base_is_changed_in_any_weather_and_without_armt() {
    check(
        &["X.air.2", "X.air.2#1"],
        "given nobody else; weather south snow; bolshevik holds tsaritzin; bolshevik hex 3347; stalin b_air1 at tsaritzin; stalin leads b_air1; army spent 0; army supplied
         bolshevik: fly b_air1 3247 -> refused X.air.2
         bolshevik: fly b_air1 3347
         then b_air1 at = 3347
         given b_air2 at tsaritzin; last move bolshevik; b_air2 are not played
         bolshevik: fly b_air2 4346
         then b_air2 at = 4346",
    );
}

#[test]
fn an_air_unit_gives_way_three_hexes_to_its_own_ground() {
    check(
        &["VIII.B.4", "VIII.B.4#1", "VIII.B.4#2", "VI.D.9"],
        "given nobody else; weather south clear; b_air1 at 4446; white hex 4746; denikine v_i1 at 4647; denikine leads v_i1
         white: march v_i1 4547>4546 -> pauses, rest march v_i1 4546
         then asked = bolshevik
         bolshevik: fly b_air1 4346 -> refused VIII.B.4
         bolshevik: fly b_air1 4746 -> refused VIII.B.4
         bolshevik: fly b_air1 4146
         then b_air1 at = 4146
         then asked = white
         white: march v_i1 4546>4446
         then v_i1 at = 4446",
    );
}

#[test]
fn an_air_unit_without_refuge_is_eliminated() {
    check(
        &["VIII.B.5", "VIII.B.5#1"],
        "given nobody else; weather north clear; weather south clear; b_air1 at 7023; koltchak s_i1 at 6925; koltchak leads s_i1
         white: march s_i1 6924
         then b_air1 at = eliminated
         then asked = white",
    );
}

#[test]
fn markers_go_at_the_end_of_the_turn() {
    check(
        &["VIII.B.8", "X.turn.2"],
        "given nobody else; weather north clear; turn 1919-03; initiative bolshevik; interdiction 4346; last move white
         white: done ; 1
         then interdicted 4346 = false",
    );
}

#[test]
fn a_hq_gets_no_armt_over_a_cut_line() {
    check(
        &["VIII.B.11#1"],
        "given nobody else; turn 1919-04; weather north clear; weather south clear; stalin b_18 at 4245; naming bolshevik
         then column stalin = zero
         given interdiction 4245
         then stalin condition = supplied
         then column stalin = one
         given interdiction 4246; interdiction 4144
         then stalin condition = supplied",
    );
}

#[test]
fn supply_is_drawn_over_a_cut_line() {
    check(
        &["VIII.B.13", "VIII.B.13#1"],
        "given nobody else; weather south clear; south holds kotelnikovo tsaritzin; south rail 4149 4148 4247; bolshevik rail 4051; white hex 4149 4148 4247; denikine at 4149; naming white
         then column denikine = zero
         given interdiction 4148
         then column denikine = twoormore
         then source kind south 4149 = rail
         then denikine condition = supplied
         given bolshevik rail 4148
         then source kind south 4149 = none",
    );
}

#[test]
fn aircraft_that_an_event_strikes_neither_fly_nor_intercept() {
    check(
        &["X.options.1", "X.air.1"],
        "given nobody else; weather south clear; bolshevik holds tsaritzin; stalin b_air1 at tsaritzin; a_air v_air1 at 3349; program bolshevik.10 of bolshevik
         then may move a_air = false
         given stalin leads b_air1; army spent 1; army supplied
         then interceptors white 3347 = v_air1
         given franchet at 3349; franchet leads a_air; army spent 1; army supplied
         white: fly a_air 3348 -> refused X.options.1
         white: interdict a_air 4246 -> refused X.options.1",
    );
}
