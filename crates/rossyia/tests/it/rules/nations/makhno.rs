//! X.makhno, X.greens.

use super::check;

#[test]
fn he_comes_with_the_schedule() {
    check(
        &["X.makhno.1", "X.makhno.1#1"],
        "given nobody else; turn 1918-12; initiative white; bolshevik holds kiev; makhno mk_c1 mk_i1 at to_come; all played; last move white
         white: done ; 1
         then turn = 1919-01
         then makhno at = 2750
         then mk_c1 at = 2750
         then mk_c1 faction = makhno",
    );
}

#[test]
fn the_bolsheviks_activate_him_and_a_die_says_who_plays_him() {
    check(
        &["X.makhno.2", "X.makhno.2#1", "X.makhno.2#2"],
        "given nobody else; makhno mk_i1 at gouliai_polie; stalin at tsaritzin; turn 1919-04; naming bolshevik
         then waiting bolshevik = 2
         bolshevik: activate makhno ; 3
         then player makhno = bolshevik
         then asked = bolshevik",
    );
    check(
        &["X.makhno.2#1"],
        "given nobody else; makhno mk_i1 at gouliai_polie; turn 1919-04; naming bolshevik
         bolshevik: activate makhno ; 4
         then player makhno = nobody
         then phase = whoisfirst",
    );
    check(
        &["X.makhno.2#1"],
        "given nobody else; makhno mk_i1 at gouliai_polie; turn 1919-04; naming bolshevik
         bolshevik: activate makhno ; 6
         then player makhno = white
         then asked = white
         then mk_i1 side = bolshevik",
    );
}

#[test]
fn the_whites_play_him_under_the_restrictions_of_the_greens() {
    check(
        &["X.makhno.3", "X.makhno.3#1"],
        "given nobody else; weather south clear; makhno mk_c1 mk_c2 at 2749; makhno leads mk_c1 mk_c2; makhno played by white
         then allowance mk_c1 = 4
         white: march mk_c1 2748 -> refused X.makhno.3
         white: march makhno 2748 -> refused X.makhno.3",
    );
    check(
        &["X.makhno.3#2"],
        "given nobody else; makhno mk_i1 at gouliai_polie; makhno armt 2; makhno leads mk_i1; makhno played by white; spending
         then segment = move
         then makhno armt = 2",
    );
}

#[test]
fn he_stands_apart_from_the_reds_who_are_his_friends() {
    check(
        &["X.makhno.4"],
        "given nobody else; weather south clear; makhno mk_i1 at 2749; b_18 at 2748; denikine at 2849; bolshevik points 9; bolshevik pr 5
         given makhno leads mk_i1; army spent 1; army supplied
         bolshevik: march mk_i1 2748 -> refused VI.A.9
         bolshevik: march mk_i1 2748>2747
         then mk_i1 at = 2747",
    );
    check(
        &["X.makhno.4", "X.makhno.4#2"],
        "given nobody else; turn 1919-04; makhno at gouliai_polie; makhno pr 0; income
         then pr makhno = 1
         given makhno at eliminated; makhno pr 0; income
         then pr makhno = 0",
    );
    check(
        &["X.makhno.4"],
        "given nobody else; makhno mk_i1 at gouliai_polie; mk_i1 hits 1; bolshevik pr 5; makhno pr 0; makhno leads mk_i1; army spent 1; army supplied; segment replace
         bolshevik: replace mk_i1 1 -> refused II.D.7",
    );
}

#[test]
fn his_land_supplies_him() {
    check(
        &["X.makhno.5", "X.makhno.5#1"],
        "given nobody else; south holds gouliai_polie; makhno at 2244; v_i1 at 2344; v_i2 at 2144; v_i3 at 2345; v_r1 at 2243; v_r2 at 2343; v_r3 at 2245
         then makhno condition = supplied",
    );
    check(
        &["X.makhno.5#2"],
        "given nobody else; makhno at 6703
         then source makhno 6703 = none",
    );
    check(
        &["X.makhno.5", "X.supply.2#4"],
        "given nobody else; nobody holds cities; south rail 3037 3337; makhno at 3137
         then source kind makhno 3137 = none
         given bolshevik rail 3037 3337; bolshevik holds koursk voronej
         then source kind makhno 3137 = rail",
    );
    check(
        &["X.makhno.5"],
        "given nobody else; south holds melitopol; bolshevik holds alexandrovsk; makhno mk_c1 at gouliai_polie; mk_i1 mk_i2 at eliminated; makhno pr 6
         given makhno leads mk_c1; army spent 1; army supplied; segment replace
         bolshevik: rebuild mk_i1 melitopol -> refused V.K.2
         bolshevik: rebuild mk_i1 gouliai_polie",
    );
}

#[test]
fn what_he_takes_is_red_and_he_takes_nothing_from_the_reds() {
    check(
        &["X.makhno.6", "X.makhno.6#1"],
        "given nobody else; weather south clear; south holds berdiansk; makhno mk_c1 at 2852; level 50; makhno leads mk_c1
         bolshevik: march mk_c1 berdiansk
         then holder berdiansk = bolshevik
         then level = 49",
    );
    check(
        &["X.makhno.6#2"],
        "given nobody else; weather south clear; bolshevik holds berdiansk; makhno mk_c1 at 2852; makhno leads mk_c1; makhno played by white
         white: march makhno+mk_c1 berdiansk
         then holder berdiansk = bolshevik",
    );
}

#[test]
fn he_joins_no_attack_of_the_reds() {
    check(
        &["X.makhno.4#1"],
        "given nobody else; weather south clear; makhno mk_c1 at 2749; b_39 at 2748; v_i1 at 2648; makhno leads mk_c1; makhno played by bolshevik; army spent 1; army supplied; segment announce
         then asked = bolshevik
         bolshevik: attack mk_c1@2648,b_39@2648 -> refused X.combat.2",
    );
}
