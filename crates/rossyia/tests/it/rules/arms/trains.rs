//! VIII.A armoured trains: what they are, how they run and fall back.

use rossyia::Arm;

use super::super::{check, cites, game};

#[test]
fn every_train_has_guns_one_step_and_fifteen_points() {
    cites(&["VIII.A.1", "VIII.A.1#1", "VIII.A.4"]);
    let trains: Vec<_> = game().data().units.iter().filter(|unit| unit.arm == Arm::ArmoredTrain).collect();
    assert_eq!(trains.len(), 11);
    for train in trains {
        assert_eq!((train.steps, train.mp), (1, 15), "{}", train.id);
        assert!(train.combat > 0 && train.shock > 0, "{}", train.id);
    }
}

#[test]
fn a_train_defends_with_one_point_and_all_its_shock() {
    check(
        &["VIII.A.2", "VIII.A.2#1", "VIII.A.11", "VIII.A.11#1"],
        "given nobody else; b_train_a b_train_trotsky at rostov; v_train1 at tsaritzin; naming white
         then defence b_train_a = 1-4
         then worth b_train_a = 5-4
         given b_train_a show reduced; b_train_trotsky show full
         then worth b_train_a = 3-3
         then defence b_train_a = 1-3
         then worth b_train_trotsky = 8-7
         then worth v_train1 = 5-4",
    );
}

#[test]
fn a_destroyed_train_never_comes_back() {
    check(
        &["VIII.A.4", "VIII.A.4#1", "VIII.A.20", "VIII.A.20#1"],
        "given nobody else; bolshevik holds tsaritzin moscou; bolshevik pr 9; bolshevik rail 4246; v_i1 at 4246; v_i2 at 4247; v_i3 at 4248; b_train_b at tsaritzin; stalin at moscou; denikine at 4248; denikine leads v_i1; stack of bolshevik at tsaritzin is wiped out
         then b_train_b at = lost
         then asked = white
         then rebuild price b_train_b = never
         given stalin leads; segment replace; army spent 1
         bolshevik: rebuild b_train_b moscou -> refused V.K.1",
    );
}

#[test]
fn one_train_in_a_hex_and_only_on_rails() {
    check(
        &["VIII.A.5", "VIII.A.5#1", "VIII.A.6", "VIII.A.6#1", "VI.D.11"],
        "given nobody else; bolshevik holds tsaritzin; bolshevik rail 4246 4245; stalin b_18 b_train_b at tsaritzin; b_train_a at 4246; stalin leads b_18 b_train_b; army spent 1; army supplied
         bolshevik: rail b_train_b 4246 -> refused VI.A.8
         bolshevik: rail b_train_b 4346 -> refused VIII.A.6
         bolshevik: march b_train_b 4346 -> refused VI.D.11
         bolshevik: rail b_18+b_train_b 4246>4245 -> refused VIII.A.6
         bolshevik: rail b_train_b 4246>4245
         then b_train_b at = 4245",
    );
}

#[test]
fn a_train_pays_no_heed_to_zones_and_needs_no_points() {
    check(
        &["VIII.A.7", "VIII.A.7#1", "VIII.A.10", "VIII.A.10#1", "V.I.3"],
        "given nobody else; bolshevik holds tsaritzin; bolshevik rail 4246 4245 4144; stalin b_train_b at tsaritzin; v_i1 at 4345; bolshevik points 0; stalin leads b_train_b; army spent 0
         then zoc white 4246 = 1
         then zoc white 4245 = 1
         bolshevik: rail b_train_b 4246>4245>4144
         then spent b_train_b = 3
         then points bolshevik = 0",
    );
}

#[test]
fn a_train_has_fifteen_points() {
    check(
        &["VIII.A.6", "VIII.A.1"],
        "given nobody else; bolshevik rail 4347 4246 4245 4144 4143 4042 4041 3940 3939 3838 3738 3737 3636 3536 3535 3435 3334; bolshevik holds tsaritzin; stalin b_train_b at tsaritzin; stalin leads b_train_b
         bolshevik: rail b_train_b 4246>4245>4144>4143>4042>4041>3940>3939>3838>3738>3737>3636>3536>3535>3435>3334 -> refused VI.D.2
         bolshevik: rail b_train_b 4246>4245>4144>4143>4042>4041>3940>3939>3838>3738>3737>3636>3536>3535
         bolshevik: rail b_train_b 3435
         bolshevik: rail b_train_b 3334 -> refused VI.D.2
         then spent b_train_b = 15",
    );
}

#[test]
fn the_ban_on_held_rivers_binds_trains() {
    check(
        &["VIII.A.8", "VIII.A.8#1"],
        "given nobody else; bolshevik rail 4048 4148; bolshevik hex 4048 4148; stalin at 4248; b_train_b at 4048; v_i1 at 4147; stalin leads b_train_b
         bolshevik: rail b_train_b 4148 -> refused VIII.A.8
         given v_i1 at 4146
         bolshevik: rail b_train_b 4148
         then b_train_b at = 4148",
    );
}

#[test]
fn the_ban_on_held_rivers_binds_trains_at_full_steam() {
    check(
        &["VIII.A.8", "VIII.A.8#2", "VIII.A.18"],
        "given nobody else; bolshevik rail 3948 4048 4148; bolshevik hex 3948 4048 4148; b_train_b at 4048; denikine v_i1 at 4147; denikine leads v_i1
         bolshevik: react b_train_b 4148 -> refused VIII.A.8
         given v_i1 at 4146
         bolshevik: react b_train_b 4148
         then b_train_b at = 4148",
    );
    check(
        &["VIII.A.8#2", "VIII.A.20"],
        "given nobody else; bolshevik rail 4048 4148; bolshevik hex 4048 4148; b_train_b at 4048; denikine v_i1 at 4147; v_i2 at 3948; denikine leads v_i1; stack of bolshevik at 4048 is wiped out
         then b_train_b at = lost",
    );
}

#[test]
fn a_train_runs_on_rail_just_taken_and_on_no_other_of_the_enemy() {
    check(
        &["VIII.A.9", "VIII.A.9#1", "VIII.A.9#2"],
        "given nobody else; south holds rostov; south rail 3551; bolshevik rail 3450 3549 3448 3649; bolshevik hex 3450 3549 3448 3649; denikine v_i1 v_i2 v_train1 at 3551; hetman at 3553; south points 9; denikine leads v_i1 v_i2 v_train1; army spent 1; army supplied
         white: march v_i1 3450>3549>3448
         white: rail v_i2 3450 -> refused VI.F.5
         white: rail v_train1 3450>3549>3649 -> refused VIII.A.9
         white: rail v_train1 3450>3549>3448
         then v_train1 at = 3448
         then rail 3448 = bolshevik",
    );
}

#[test]
fn a_train_does_not_end_among_another_faction() {
    check(
        &["VIII.A.9"],
        "given nobody else; south holds rostov; south rail 3551 3450; denikine v_train1 at rostov; s_i1 at 3551; denikine leads v_train1
         white: rail v_train1 3551 -> refused VI.A.9
         white: rail v_train1 3551>3450
         then v_train1 at = 3450",
    );
}

#[test]
fn trains_stand_outside_the_capacity_of_a_hq() {
    check(
        &["VIII.A.12", "VIII.A.12#1"],
        "given nobody else; fedko b_6 b_18 b_12 b_13 b_14 b_15 b_train_a at tsaritzin; turn 1919-04; naming bolshevik
         bolshevik: activate fedko
         bolshevik: command b_6+b_18+b_12+b_13+b_14+b_15
         bolshevik: command b_train_a
         then b_train_a commanded = true",
    );
}

#[test]
fn a_train_falls_back_ten_hexes_a_turn_and_nobody_waits_for_it() {
    check(
        &["VIII.A.18", "VIII.A.18#1", "IV.0.1#1"],
        "given nobody else; bolshevik rail 4246 4245 4144 4143 4042 4041 3940; bolshevik hex 4246; b_train_b at 4246; denikine v_i1 at 4346; denikine leads v_i1; b_train_b fell back 6
         then asked = white
         bolshevik: done -> refused IV.0.1
         bolshevik: react b_train_b 4245>4144>4143>4042>4041 -> refused VIII.A.18
         bolshevik: react b_train_b 4245>4144
         then fell back b_train_b = 8
         white: march v_i1 4246
         bolshevik: react b_train_b 4143>4042
         bolshevik: react b_train_b 4041 -> refused engine-not-asked
         then b_train_b at = 4042",
    );
}

#[test]
fn a_train_that_is_derailed_does_not_fall_back() {
    check(
        &["VIII.A.18", "X.options.1"],
        "given nobody else; bolshevik rail 4246 4245 4144; bolshevik hex 4246; b_train_trotsky at 4246; program white.12 of white
         given denikine v_i1 at 4346; denikine leads v_i1
         then may move b_train_trotsky = false
         bolshevik: react b_train_trotsky 4245 -> refused engine-not-asked
         given b_train_trotsky at pool; b_train_b at 4246
         bolshevik: react b_train_b 4245
         then b_train_b at = 4245",
    );
}

#[test]
fn a_train_does_not_fall_back_over_enemies_nor_in_its_own_activation() {
    check(
        &["VIII.A.18"],
        "given nobody else; bolshevik rail 4246 4245 4144; bolshevik hex 4246 4245 4144; stalin b_train_b at 4246; v_i1 at 4245; stalin leads b_train_b
         bolshevik: react b_train_b 4347 -> refused VIII.A.18
         given denikine at 4245; denikine leads v_i1; bolshevik holds tsaritzin
         bolshevik: react b_train_b 4245>4144 -> refused VI.D.9
         bolshevik: react b_train_b 4346 -> refused VIII.A.6
         bolshevik: react stalin tsaritzin -> refused VIII.A.18
         bolshevik: react b_train_b tsaritzin
         then b_train_b at = 4347",
    );
}

#[test]
fn the_enemys_independent_units_are_an_activation_too() {
    check(
        &["VIII.A.18#2"],
        "given nobody else; bolshevik rail 4246 4245; bolshevik hex 4246 4245; b_train_b at 4246; v_i1 at 4446; last move white
         white: march v_i1 4346
         bolshevik: react b_train_b 4245
         then b_train_b at = 4245
         then asked = white",
    );
}

#[test]
fn full_steam_is_there_again_in_the_next_turn() {
    check(
        &["VIII.A.18"],
        "given nobody else; weather north clear; turn 1919-03; initiative bolshevik; b_train_b at 4246; b_train_b fell back 10; last move white
         white: done ; 1
         then fell back b_train_b = 0",
    );
}

#[test]
fn a_train_flees_from_a_stack_that_is_wiped_out() {
    check(
        &["VIII.A.19", "VIII.A.19#1"],
        "given nobody else; bolshevik rail 4246 4245; bolshevik hex 4246 4245; b_train_b at 4246; denikine v_i1 at 4346; denikine leads v_i1; stack of bolshevik at 4246 is wiped out
         then asked = bolshevik
         bolshevik: done -> refused I.B.6
         bolshevik: react b_train_b 4245
         then b_train_b at = 4245
         then asked = white",
    );
}

#[test]
fn a_train_that_has_used_its_steam_is_destroyed() {
    check(
        &["VIII.A.20", "VIII.A.20#1"],
        "given nobody else; bolshevik rail 4246 4245; bolshevik hex 4246 4245; b_train_b at 4246; b_train_b fell back 10; denikine v_i1 at 4346; denikine leads v_i1; stack of bolshevik at 4246 is wiped out
         then b_train_b at = lost",
    );
}

#[test]
fn trotsky_rides_his_train_and_dies_with_it() {
    check(
        &["X.activation.4#3"],
        "given nobody else; bolshevik rail 4246 4245 4144; bolshevik hex 4246 4245 4144; trotsky b_train_trotsky at 4246; denikine v_i1 at 4346; denikine leads v_i1
         bolshevik: react b_train_trotsky 4245>4144
         then trotsky at = 4144
         given b_train_trotsky fell back 10; stack of bolshevik at 4144 is wiped out
         then b_train_trotsky at = lost
         then trotsky at = eliminated
         given trotsky b_train_b at 4246
         bolshevik: react b_train_b 4245
         then trotsky at = 4245",
    );
}

#[test]
fn a_train_never_checks_attrition() {
    check(
        &["VIII.A.21"],
        "given nobody else; weather north clear; stalin b_18 b_train_b at 6801; turn 1919-04; naming bolshevik
         then stalin condition = isolated
         bolshevik: activate stalin
         bolshevik: command b_18+b_train_b
         bolshevik: done ; 1
         then segment = move",
    );
}

#[test]
fn a_battering_ram_is_one_stack_with_a_train() {
    check(
        &["VIII.A.13", "VIII.A.15"],
        "given nobody else; b_18 b_train_b at 4246; b_6 at 4245; naming bolshevik
         then rams b_18 b_train_b = true
         then rams b_18 = false
         then rams b_18 b_train_b b_6 = false",
    );
}

#[test]
fn a_train_alone_in_enemy_country_is_in_supply() {
    check(
        &["VIII.A.21", "VIII.A.21#1"],
        "given nobody else; weather north clear; initiative bolshevik; b_train_b at 7022; independent
         bolshevik: begin bolshevik
         bolshevik: done
         bolshevik: done
         then asked = white
         then b_train_b at = 7022",
    );
}

#[test]
fn a_train_leaves_a_stack_that_dies_to_the_last_step() {
    check(
        &["VIII.A.19", "X.combat.4"],
        "given nobody else; weather south clear; bolshevik rail 4246 4245 4144; bolshevik hex 4246 4245 4144; b_18 b_train_b at 4246; b_18 hits 2; denikine v_k1 v_k2 v_k4 at 4346; denikine leads v_k1 v_k2 v_k4; army spent 3; army supplied; segment announce
         white: attack v_k1@4246,v_k2@4246,v_k4@4246
         white: resolve 4246 ; 6
         then b_18 at = lost
         then asked = bolshevik
         bolshevik: react b_train_b 4245>4144
         then b_train_b at = 4144
         then asked = white",
    );
}

#[test]
fn propaganda_does_not_move_a_train() {
    check(
        &["VIII.A.22", "VIII.A.22#1"],
        "given nobody else; b_18 b_6 b_train_b at 4246; b_9 at moscou; program w_propagande of white
         white: mark 4246 ; 6 4
         then b_18 hits = 2
         then b_6 hits = 1
         then b_train_b hits = 0
         then b_train_b at = 4246",
    );
}
