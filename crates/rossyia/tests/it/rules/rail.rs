//! VI.F rail movement, railheads, X.bridge.

use super::check;

#[test]
fn rail_points_by_step_and_arm() {
    check(
        &[
            "VI.F.2",
            "VI.F.2#1",
            "VI.F.3",
            "VI.F.3#1",
            "VI.F.4",
            "VI.F.4#1",
            "EX.VI.F",
            "EX.VI.F#1",
            "VII.B.3",
            "VII.B.3#1",
        ],
        "given nobody else; b_18 at 4347; v_k1 v_art1 s_c1 s_c2 s_i1 at 7234; naming white
         then rail price b_18 = 3
         then rail price v_k1 = 4
         then rail price v_art1 = 2
         then rail price stalin = 3
         then rail price s_c1 s_c2 = 8
         then rail price s_c1 s_c2 s_i1 koltchak = 13
         given b_18 hits 2
         then rail price b_18 = 3",
    );
}

#[test]
fn an_army_leaves_kazan_by_rail() {
    check(
        &["VI.F.1", "EX.VI.F#2", "EX.VI.F#3", "VI.F.8", "VI.F.8#1"],
        "given nobody else; siberian holds kazan; siberian rail 5023 5123; koltchak s_c1 s_c2 s_i1 at kazan; b_18 at 5024; siberian points 16; koltchak leads s_c1 s_c2 s_i1; army spent 1; army supplied; bolshevik rail 4824
         then zoc bolshevik kazan = 0
         white: rail koltchak+s_c1+s_c2+s_i1 5023 -> refused VI.F.6
         given b_18 at 4925
         white: rail koltchak+s_c1+s_c2+s_i1 4824 -> refused VI.F.5
         white: rail koltchak+s_c1+s_c2+s_i1 5023>5123
         then points siberian = 3
         then s_i1 at = 5123
         white: march s_i1 5223 -> refused X.move.1",
    );
}

#[test]
fn too_few_points_and_too_few_armt_send_nobody() {
    check(
        &["VI.F.1#1", "V.I.3", "V.I.3#1", "V.I.6", "V.I.6#1", "V.H.5#2"],
        "given nobody else; bolshevik holds tsaritzin; bolshevik rail 4246 4245; stalin b_18 at tsaritzin; bolshevik points 2; stalin leads b_18; army spent 1; army supplied
         bolshevik: rail b_18 4246>4245 -> refused VI.F.1
         given bolshevik points 3; army spent 0
         bolshevik: rail b_18 4246>4245 -> refused V.I.3
         given army spent 1; army isolated
         bolshevik: rail b_18 4246>4245 -> refused V.H.5
         given army supplied
         bolshevik: rail b_18 4246>4245
         then points bolshevik = 0",
    );
}

#[test]
fn a_journey_begins_and_ends_on_the_own_network() {
    check(
        &["VI.F.5", "VI.F.5#1", "VI.F.10", "VI.F.10#1", "X.move.2"],
        "given nobody else; bolshevik holds tsaritzin; bolshevik rail 4246 4245 4247; stalin b_18 b_6 b_9 at tsaritzin; b_9 at 4345; bolshevik points 9; stalin leads b_18 b_6 b_9; army spent 1; army supplied
         bolshevik: march b_9 4246
         bolshevik: rail b_9 4245 -> refused VI.F.5
         bolshevik: rail b_18 4346 -> refused VI.F.5
         bolshevik: rail b_18 4247>4246 -> refused VI.F.5
         bolshevik: rail b_18 4246>4245
         then points bolshevik = 6
         bolshevik: march b_18 4244 -> refused X.move.1
         bolshevik: rail b_18 4246 -> refused X.move.1",
    );
}

#[test]
fn enemy_zones_close_the_line_but_where_a_friend_stands() {
    check(
        &["VI.F.6", "VI.F.6#1", "VI.F.7", "VI.F.7#1"],
        "given nobody else; bolshevik holds tsaritzin; bolshevik rail 4246 4245 4144; stalin b_18 at tsaritzin; v_i1 at 4345; bolshevik points 9; stalin leads b_18; army spent 1; army supplied
         then zoc white 4246 = 1
         then zoc white 4245 = 1
         bolshevik: rail b_18 4246>4245>4144 -> refused VI.F.6
         given b_9 at 4246; b_6 at 4245
         bolshevik: rail b_18 4246>4245>4144
         then b_18 at = 4144",
    );
}

#[test]
fn conquered_rail_joins_the_network_when_the_activation_ends() {
    check(
        &["VI.F.11", "VI.F.11#1", "VI.F.12", "VI.F.12#1", "VI.F.12#2", "X.control.3", "IV.0.4", "IV.0.4#1"],
        "given nobody else; south holds rostov; south rail 3551; bolshevik rail 3450 3549 3448 3649 3749; bolshevik hex 3450 3549 3448 3649 3749; denikine v_i1 v_i2 at 3551; hetman at 3553; v_i3 at 3650; south points 9; denikine leads v_i1 v_i2 v_i3; army spent 1; army supplied
         white: march v_i1 3450>3549
         white: march v_i3 3749
         then rail 3450 = bolshevik
         white: rail v_i2 3450 -> refused VI.F.5
         white: done
         then rail 3450 = south
         then rail 3549 = south
         then rail 3749 = bolshevik",
    );
}

#[test]
fn a_bridge_is_whose_both_ends_are() {
    check(
        &["X.bridge.2", "X.bridge.2#1", "X.bridge.2#2"],
        "given nobody else; bolshevik holds rostov; white hex 3453; naming white
         then bridge don_rostov = nobody
         given denikine v_i1 at 3453; hetman at 3553; denikine leads v_i1
         white: march v_i1 rostov
         then holder rostov = south
         then bridge don_rostov = nobody
         white: done
         then bridge don_rostov = white",
    );
}

#[test]
fn allies_and_czechs_travel_on_the_points_of_russians() {
    check(
        &["N.czechs.7", "N.czechs.7#1", "II.C.7#1", "X.allies.1", "X.allies.1#2"],
        "given nobody else; siberian holds kazan; siberian rail 5023; viktor cz_1 at kazan; siberian points 10; viktor leads cz_1; army spent 1; army supplied
         white: rail cz_1 5023
         then points siberian = 8
         given nobody else; south holds rostov; south rail 3551; franchet a_s1 at rostov; south points 5; franchet leads a_s1; army spent 1; army supplied
         white: rail a_s1 3551
         then points south = 2",
    );
}

#[test]
fn a_traveller_does_not_free_his_own_hex() {
    check(
        &["VI.F.6"],
        "given nobody else; bolshevik holds tsaritzin; bolshevik rail 4246; stalin b_18 at 4246; v_i1 at 4345; bolshevik points 9; stalin leads b_18; army spent 1; army supplied
         bolshevik: rail b_18+stalin tsaritzin -> refused VI.F.6
         bolshevik: rail b_18 tsaritzin
         then b_18 at = 4347",
    );
}

#[test]
fn two_steps_of_cavalry_take_four_points() {
    check(
        &["II.C.4", "II.C.4#1"],
        "given nobody else; south holds rostov; south rail 3551; denikine v_k1 at rostov; south points 4; denikine leads v_k1; army spent 1; army supplied
         white: rail v_k1 3551
         then points south = 0",
    );
}

#[test]
fn however_far_it_goes_the_price_is_the_same() {
    check(
        &["VI.F.9", "VI.F.9#1"],
        "given nobody else; bolshevik points 9; stalin b_18 b_6 at moscou; stalin leads b_18 b_6; army spent 1; army supplied
         bolshevik: rail b_6 3325>3326
         then points bolshevik = 6
         bolshevik: rail b_18 3325>3326>3426>3527>3528>3629>3530>3631>3632>3633>3634>3534>3535>3536>3636>3737>3738>3838>3939>3940>4041>4042>4143>4144>4245>4246>4347
         then b_18 at = 4347
         then points bolshevik = 3",
    );
}

#[test]
fn youdenitch_travels_on_baltic_rail_for_his_own_points() {
    check(
        &["X.supply.3#3"],
        "given nobody else; youdenitch y_i1 at reval; baltic holds reval narva; youdenitch points 1; youdenitch leads y_i1; army spent 1; army supplied
         white: rail y_i1 1609>1610>1710>1810>1910 -> refused VI.F.1
         given youdenitch points 2
         white: rail y_i1 1609>1610>1710>1810>1910
         then points youdenitch = 0",
    );
}

#[test]
fn a_fight_for_both_ends_leaves_the_bridge_standing() {
    check(
        &["X.bridge.1", "X.bridge.1#2"],
        "given nobody else; weather south clear; denikine v_guard v_i1 at 3453; v_markov v_drozd at 3451; v_i2 v_i3 at 3551; b_ekat at rostov; hetman at 3553; denikine leads v_guard v_i1 v_markov v_drozd v_i2 v_i3; army spent 3; army supplied; segment announce
         then bridge don_rostov = nobody
         white: attack v_guard@rostov,v_i1@rostov,v_markov@rostov,v_drozd@rostov,v_i2@rostov,v_i3@rostov
         white: resolve rostov ; 6
         white: advance v_guard rostov
         white: done
         then bridge don_rostov = white
         then range hetman rostov = 2",
    );
}

#[test]
fn an_attack_over_a_bridge_is_halved_too() {
    check(
        &["X.bridge.3#1"],
        "given nobody else; weather south clear; denikine v_i1 at 4048; b_18 at 4148; white bridge don_tchir; denikine leads v_i1; army spent 2; segment announce
         then attack v_i1 vs 4148 = 2.5",
    );
}
