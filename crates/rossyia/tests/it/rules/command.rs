//! V.C command, V.E command range.

use super::check;

#[test]
fn those_not_picked_stay_for_others() {
    check(
        &["V.C.4", "V.C.4#1", "X.activation.5"],
        "given nobody else; stalin b_steel b_39 at tsaritzin; b_18 b_6 at 4346; ordjozenike at tsaritzin; turn 1919-04; naming bolshevik
         bolshevik: activate stalin
         bolshevik: command b_steel+b_39
         bolshevik: command b_steel -> refused X.activation.5
         bolshevik: done ; 1
         bolshevik: spend 0
         bolshevik: done
         bolshevik: activate ordjozenike
         bolshevik: command b_39 -> refused X.activation.5
         bolshevik: command b_18+b_6
         then b_18 commanded = true",
    );
}

#[test]
fn nobody_is_added_after_the_armt_roll() {
    check(
        &["V.C.4#2"],
        "given nobody else; stalin b_steel b_39 at tsaritzin; stalin armt 1; turn 1919-04; naming bolshevik
         bolshevik: activate stalin
         bolshevik: command b_steel
         bolshevik: done ; 1
         then segment = spend
         bolshevik: command b_39 -> refused V.C.4",
    );
}

#[test]
fn the_capacity_is_kept_and_trains_do_not_count() {
    check(
        &["V.C.5", "V.C.5#1", "X.unit.1#2", "X.unit.1", "V.E.3"],
        "given nobody else; fedko b_6 b_18 b_12 b_13 b_14 b_15 b_16 b_train_a at tsaritzin; turn 1919-04; naming bolshevik
         bolshevik: activate fedko
         bolshevik: command b_6+b_18+b_12+b_13+b_14+b_15+b_16 -> refused V.C.5
         bolshevik: command b_6+b_18+b_12+b_13+b_14+b_15+b_train_a
         bolshevik: command b_16 -> refused V.C.5",
    );
}

#[test]
fn a_hq_commands_its_own_faction() {
    check(
        &["V.C.3", "V.C.3#1"],
        "given nobody else; koltchak s_i1 at oufa; cz_1 at 6226; turn 1919-04; naming white
         white: activate koltchak
         white: command cz_1 -> refused V.C.3
         white: command s_i1",
    );
}

#[test]
fn a_unit_beyond_the_range_is_not_commanded() {
    check(
        &["V.E.2", "V.E.2#1", "V.E.4"],
        "given nobody else; zinoviev b_18 at moscou; b_6 at 3724; b_13 at 3824; turn 1919-04; naming bolshevik
         bolshevik: activate zinoviev
         bolshevik: command b_13 -> refused V.E.2
         bolshevik: command b_6+b_18",
    );
}

#[test]
fn an_isolated_hq_still_is_activated_and_checks_inside_its_first_segment() {
    check(
        &["I.B.6#3", "EX.V.H#1", "V.H.6", "V.H.6#1"],
        "given nobody else; weather north clear; stalin b_18 b_6 b_12 at 6801; turn 1919-04; naming bolshevik
         then stalin condition = isolated
         bolshevik: activate stalin
         bolshevik: command b_18+b_6+b_12
         bolshevik: done ; 1 1 1
         then segment = move",
    );
}

#[test]
fn at_most_half_of_an_army_is_cavalry() {
    check(
        &["VI.I.1", "VI.I.1#1", "VI.I.1#2", "VI.I.2", "VI.I.2#1", "VI.I.2#2"],
        "given nobody else; turn 1920-01; stalin tchoukatchevski at 4347; b_18 b_6 at 4346; b_9 b_12 at 4246; b_cav1 b_cav2 b_cav3 b_cav4 at 4245; naming bolshevik
         bolshevik: activate stalin
         bolshevik: command b_cav1 -> refused VI.I.1
         bolshevik: command b_18+b_6+b_9+b_cav1+b_cav2+b_cav3+b_cav4 -> refused VI.I.1
         bolshevik: command b_18+b_6+b_9+b_12+b_cav1+b_cav2+b_cav3
         then b_cav3 commanded = true
         given b_18 b_6 b_9 b_cav1 b_cav2 b_cav3 b_cav4 b_12 are not played; naming bolshevik
         bolshevik: activate tchoukatchevski
         bolshevik: command b_18+b_cav1+b_cav2+b_cav3+b_cav4
         then b_cav4 commanded = true
         given turn 1919-12; tchoukatchevski b_18 b_6 b_9 b_cav1 b_cav2 b_cav3 b_cav4 b_12 are not played; naming bolshevik
         bolshevik: activate tchoukatchevski
         bolshevik: command b_18+b_cav1+b_cav2+b_cav3+b_cav4 -> refused VI.I.1",
    );
}

#[test]
fn whom_a_hq_cannot_lead_it_cannot_supply() {
    check(
        &["V.E.3#1"],
        "given nobody else; stalin b_18 b_6 at tsaritzin; b_9 b_12 at 4346; b_13 b_14 at 4246; b_15 b_16 at 4245; b_17 b_20 at 4247; b_22 b_23 at 4248; b_24 b_25 at 4348; b_26 at 4345; turn 1919-04; naming bolshevik
         bolshevik: activate stalin
         bolshevik: command b_18+b_6+b_9+b_12+b_13+b_14+b_15+b_16+b_17+b_20+b_22+b_23+b_24+b_25+b_26 -> refused V.C.5
         bolshevik: command b_18+b_6+b_9+b_12+b_13+b_14+b_15+b_16+b_17+b_20+b_22+b_23+b_24+b_25
         bolshevik: command b_26 -> refused V.C.5",
    );
    check(
        &["EX.V.E#1"],
        "given nobody else; stalin b_18 b_6 at tsaritzin; b_9 b_12 at 4346; b_13 b_14 at 4246; b_15 at 4245; turn 1919-04; naming bolshevik
         bolshevik: activate stalin
         bolshevik: command b_18+b_6+b_9+b_12+b_13+b_14+b_15
         then b_15 commanded = true",
    );
}

#[test]
fn six_cavalry_units_need_an_army_of_twelve() {
    check(
        &["EX.VI.E#3"],
        "given nobody else; turn 1919-05; ordjozenike b_18 b_6 b_9 at 4347; b_12 b_13 at 4246; b_cav1 b_cav2 at 4245; b_cav3 b_cav4 at 4346; b_cav5 b_cav6 at 4247; b_14 at 4345; naming bolshevik
         bolshevik: activate ordjozenike
         bolshevik: command b_18+b_6+b_9+b_12+b_13+b_cav1+b_cav2+b_cav3+b_cav4+b_cav5+b_cav6 -> refused VI.I.1
         bolshevik: command b_18+b_6+b_9+b_12+b_13+b_14+b_cav1+b_cav2+b_cav3+b_cav4+b_cav5+b_cav6
         then b_cav6 commanded = true",
    );
}

#[test]
fn who_was_picked_is_not_independent_later() {
    check(
        &["X.activation.5#1"],
        "given nobody else; denikine v_i1 v_i2 at ekaterinodar; turn 1919-04; naming white
         white: activate denikine
         white: command v_i1
         white: done ; 1
         white: spend 0
         white: done
         then independent white = v_i2",
    );
}

#[test]
fn aircraft_are_no_troops_beside_whom_cavalry_is_half() {
    check(
        &["VI.I.1", "VI.I.1#3"],
        "given nobody else; fedko b_6 b_cav1 b_air1 at tsaritzin; turn 1919-04; naming bolshevik
         bolshevik: activate fedko
         bolshevik: command b_cav1+b_air1 -> refused VI.I.1
         bolshevik: command b_cav1+b_air1+b_6",
    );
}
