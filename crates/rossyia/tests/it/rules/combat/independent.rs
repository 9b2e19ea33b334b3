//! VII.N: independent units.

use crate::rules::check;

#[test]
fn all_that_no_hq_activated_are_played_when_hqs_are_done() {
    check(
        &["VII.N.1", "VII.N.1#1", "VII.N.2", "VII.N.2#1", "V.C.10", "V.C.10#1"],
        "given nobody else; initiative white; v_i1 at rostov; b_18 at moscou; b_6 at moscou; b_6 are played; independent
         then independent bolshevik = b_18
         then independent white = v_i1
         white: begin bolshevik
         then asked = bolshevik
         bolshevik: done
         bolshevik: done
         then asked = white",
    );
}

#[test]
fn all_move_before_any_fights() {
    check(
        &["VII.N.1#2", "VII.N.1#3", "VII.N.4", "VII.N.4#1"],
        "given nobody else; weather north clear; weather south clear; b_18 at 7234; b_6 at 7034; v_i1 at 7334; independent move bolshevik
         bolshevik: done ; 1 1
         then prompt = rossyia-ask-attack
         bolshevik: march b_6 7035 -> refused I.B.7
         bolshevik: attack b_18@7334
         bolshevik: resolve 7334 ; 3
         then can march = false",
    );
    check(
        &["VII.N.4#1", "VII.N.1#3"],
        "given nobody else; weather north clear; weather south clear; b_18 at 7234; b_18 hits 2; v_i1 at 7334; independent move bolshevik
         bolshevik: done ; 5
         then b_18 at = lost",
    );
}

#[test]
fn cities_of_friends_supply_them() {
    check(
        &["VII.N.3", "VII.N.3#1", "VII.N.3#2", "VII.N.3#3", "VII.N.3#4", "VII.N.3#5", "VII.N.3#6", "V.C.11", "V.C.11#1"],
        "given nobody else; siberian holds iekaterinbourg; baltic holds reval; ukrainian holds kiev; miller holds archangelsk_city; naming white
         then supplies czech iekaterinbourg = true
         then supplies youdenitch reval = true
         then supplies south kiev = false
         then supplies allies archangelsk = true
         then supplies south 7234 = false
         given weather south clear; v_i1 at rostov; independent replace white
         white: done
         white: march v_i1 3451>3450
         white: done
         then v_i1 hits = 0
         given nobody else; weather south clear; v_i1 v_i2 at 3450; denikine at rostov; south holds rostov; independent move white
         white: done ; 3
         then losses = 1",
    );
}

#[test]
fn near_a_supplied_hq_a_stack_checks_once() {
    check(
        &["VII.N.5", "VII.N.6", "EX.VII.N.b", "EX.VII.N.b#1", "EX.VII.N.b#2", "EX.VII.N.b#3", "VII.N.5#1"],
        "given nobody else; weather south snow; weather north snow; denikine at rostov; south holds rostov; v_i1 v_i2 at 3449; independent move white
         then source south rostov = 0
         then line south rostov 3449 = 3
         white: done ; 5
         then losses = 2
         white: lose v_i1:1,v_i2:1
         then v_i1 hits = 1
         then v_i2 hits = 1",
    );
    check(
        &["VII.N.6", "VII.N.6#1"],
        "given nobody else; weather south clear; weather north clear; denikine at rostov; south holds rostov; v_i1 v_i2 v_i3 at 3445; independent move white
         then line south rostov 3445 = 7
         white: done ; 3 3 3
         then v_i1 hits = 1
         then v_i3 hits = 1",
    );
}

#[test]
fn they_attack_at_minus_one_and_each_stack_for_itself() {
    check(
        &["VII.N.11", "VII.N.11#1", "VII.N.12", "VII.N.12#1"],
        "given nobody else; weather north clear; weather south clear; v_i1 v_i2 at 7234; v_i3 at 7333; b_18 at 7334; independent attacks white
         then modifier v_i1 vs 7334 = -1
         white: attack v_i1@7334,v_i3@7334 -> refused VII.N.12
         white: attack v_i1@7334,v_i2@7334",
    );
}

#[test]
fn supplied_units_are_replaced_rebuilt_and_moved_by_rail() {
    check(
        &["VII.N.7", "VII.N.7#1", "VII.N.8", "VII.N.8#1"],
        "given nobody else; south holds rostov; v_i1 at rostov; v_i1 hits 1; v_i2 at 3449; v_i2 hits 1; v_i3 at eliminated; south pr 5; last replacements white
         white: replace v_i2 1 -> refused VII.N.7
         white: replace v_i1 1
         then v_i1 hits = 0
         then pr south = 4
         white: rebuild v_i3 rostov
         then pr south = 1
         then v_i3 at = 3452",
    );
    check(
        &["VII.N.7", "VII.N.7#2"],
        "given nobody else; south holds rostov; weather south clear; v_i1 at rostov; independent move white
         white: march v_i1 3451>3450
         white: done
         given v_i1 hits 1; south pr 5; last replacements white
         white: replace v_i1 1 -> refused VII.N.7",
    );
    check(
        &["VII.N.9", "VII.N.9#1"],
        "given nobody else; weather south clear; weather north clear; v_i1 at 7234; last move white
         then allowance v_i1 = 6
         white: march v_i1 7334>7434>7534>7634
         then spent v_i1 = 4",
    );
}

#[test]
fn supplied_units_go_by_rail_and_others_do_not() {
    check(
        &["VII.N.10", "VII.N.10#1"],
        "given nobody else; weather south clear; south holds rostov taganrog; south rail 3352 3551; south points 4; v_i1 at rostov; v_i2 at 3551; independent move white
         then source south rostov = 0
         white: rail v_i2 rostov>3352 -> refused VII.N.10
         white: rail v_i1 3551
         then points south = 2",
    );
    check(
        &["VII.N.10#2", "VI.H.5"],
        "given nobody else; turn 1918-11; ships; bolshevik holds odessa sebastopol; worochilov b_18 at odessa; last move bolshevik
         bolshevik: sail b_18 sebastopol -> refused VII.N.10
         given worochilov leads b_18
         bolshevik: sail b_18 sebastopol
         then b_18 at = 2259",
    );
}

#[test]
fn without_a_hq_nobody_is_rebuilt_in_a_minor_city_that_is_no_source() {
    check(
        &["VII.N.8#2"],
        "given nobody else; south holds stavropol ekaterinodar; v_i3 at eliminated; south pr 6; bolshevik rail stavropol; last replacements white
         then supplies south stavropol = false
         then cut off south stavropol = false
         white: rebuild v_i3 stavropol -> refused VII.N.8
         white: rebuild v_i3 ekaterinodar",
    );
}

#[test]
fn bolshevik_units_on_the_vytchegda_are_supplied_by_it() {
    check(
        &["EX.VII.N.a", "EX.VII.N.a#1", "EX.VII.N.a#2", "EX.VII.N.a#3", "EX.VII.N.a#4"],
        "given nobody else; turn 1918-11; weather north mud; bolshevik holds kotlas viatka; b_18 at viatka; b_dvina at kotlas; b_olonets at 3002; b_vologda at 3002; b_olonets hits 1; b_vologda hits 1; independent move bolshevik
         then linked bolshevik viatka = kotlas viatka
         then supplies bolshevik viatka = true
         then supplies bolshevik kotlas = true
         then supplies bolshevik 3002 = false
         bolshevik: ship b_18 kotlas
         then b_18 at = 4507
         bolshevik: ship b_dvina viatka -> refused VI.G.1
         bolshevik: done ; 1 6
         then b_olonets at = lost
         then b_vologda hits = 1",
    );
}

#[test]
fn hits_of_a_worn_stack_go_where_its_owner_lays_them() {
    check(
        &["X.attrition.1#2"],
        "given nobody else; weather south snow; weather north snow; denikine at rostov; south holds rostov; v_i1 v_i2 at 3449; independent move white
         white: done ; 5
         white: lose v_i1:2
         then v_i1 at = lost
         then v_i2 hits = 0",
    );
    check(
        &["X.attrition.1", "X.attrition.1#1"],
        "given nobody else; weather north snow; koltchak s_i1 at 6801; s_i1 hits 1; turn 1919-04; naming white
         white: activate koltchak
         white: command s_i1
         white: done ; 3
         then s_i1 at = lost",
    );
}

#[test]
fn hqs_aircraft_and_trains_do_not_check() {
    check(
        &["X.attrition.2", "X.attrition.2#1"],
        "given nobody else; weather north clear; weather south clear; bolshevik holds rostov taganrog; denikine v_i1 v_i2 v_air1 v_train1 at 4246; turn 1919-04; naming white
         then denikine condition = outofsupply
         white: activate denikine
         white: command v_i1+v_i2+v_air1+v_train1
         white: done ; 1 1
         then segment = move",
    );
}

#[test]
fn a_hq_outlives_the_troops_that_attrition_takes_from_it() {
    check(
        &["V.C.8#3", "VII.N.5", "X.attrition.2"],
        "given nobody else; weather south snow; weather north snow; denikine at rostov; south holds rostov; hetman v_i1 at 3449; independent move white
         white: done ; 5
         then v_i1 at = lost
         then hetman at = 3449",
    );
}
