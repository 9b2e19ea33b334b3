//! N.greens, X.greens.

use rossyia::{Arm, ArmtColumn};

use super::{check, cites, game};

#[test]
fn they_are_white_and_seven_steps_strong() {
    check(&["N.greens.1", "N.greens.1#1"], "then g_i1 side = white");
    cites(&["N.greens.16", "N.greens.16#1"]);
    let data = game().data();
    let own: Vec<_> = data.units.iter().filter(|unit| unit.id.starts_with("g_")).collect();
    let count = |arm: Arm| own.iter().filter(|unit| unit.arm == arm).count();
    assert_eq!((count(Arm::Infantry), count(Arm::Cavalry), own.len()), (5, 1, 6));
    assert_eq!(own.iter().map(|unit| unit.steps).sum::<u8>(), 7);
    let infantry = |unit: &&&rossyia::Unit| (unit.combat, unit.shock, unit.steps, unit.mp) == (3, 0, 1, 6);
    assert_eq!(own.iter().filter(infantry).count(), 5);
    let antonov = data.hqs.iter().find(|hq| hq.id == "antonov").expect("Antonov");
    assert_eq!((antonov.capacity, antonov.bonus, antonov.range), (6, 0, 6));
}

#[test]
fn they_come_on_the_date_of_the_scenario() {
    check(
        &["N.greens.2", "N.greens.2#1"],
        "given nobody else; turn 1919-06; initiative bolshevik; bolshevik holds kiev; antonov g_i1 at to_come; all played; last move white
         white: done ; 1
         then turn = 1919-07
         then prompt = rossyia-ask-place
         white: place antonov+g_i1 2040 -> refused II.E.7
         white: place antonov+g_i1 3733
         then antonov at = 3733",
    );
}

#[test]
fn in_their_zone_they_are_in_supply_and_beyond_it_they_do_nothing() {
    check(
        &["N.greens.3", "N.greens.3#1"],
        "given nobody else; antonov g_i1 at 3733; b_18 at 3633; b_6 at 3834; b_12 at 3732; b_13 at 3735; b_14 at 3834; b_15 at 3734
         then antonov condition = supplied",
    );
    check(
        &["N.greens.4", "N.greens.4#1"],
        "given nobody else; weather south clear; weather north clear; antonov g_i1 at 3531; antonov leads g_i1
         white: march g_i1 3431 -> refused N.greens.4
         white: march g_i1 3532
         then attack green 3431 = N.greens.4
         then attack green 3531 = legal",
    );
}

#[test]
fn antonov_is_one_of_the_white_hqs() {
    check(
        &["N.greens.5", "N.greens.5#1"],
        "given nobody else; antonov g_i1 at 3733; denikine at ekaterinodar; turn 1919-07; naming white
         then waiting white = 2",
    );
}

#[test]
fn the_die_says_who_plays_them() {
    check(
        &["N.greens.6", "N.greens.6#1"],
        "given nobody else; antonov g_i1 at 3733; turn 1919-07; naming white
         white: activate antonov ; 3
         then player green = white
         then asked = white",
    );
    check(
        &["N.greens.7", "N.greens.7#1"],
        "given nobody else; antonov g_i1 at 3733; turn 1919-07; naming white
         white: activate antonov ; 5
         then player green = nobody
         then phase = whoisfirst
         then antonov played = true",
    );
    check(
        &["N.greens.8", "N.greens.8#1", "X.sides.1#2"],
        "given nobody else; antonov g_i1 at 3733; turn 1919-07; naming white
         white: activate antonov ; 6
         then player green = bolshevik
         then asked = bolshevik
         bolshevik: command g_i1",
    );
}

#[test]
fn the_die_holds_for_all_of_them() {
    check(
        &["N.greens.5#2"],
        "given nobody else; weather south clear; weather north clear; antonov g_i1 at 3531; g_i2 at 4137; turn 1919-07; naming white
         white: activate antonov ; 6
         bolshevik: command g_i1
         bolshevik: done ; 1
         bolshevik: done
         then phase = whoisfirst
         given green played by bolshevik; antonov g_i1 are played; last replacements bolshevik
         bolshevik: done
         then can march = true",
    );
    check(
        &["N.greens.5#3"],
        "given nobody else; antonov at eliminated; g_i2 at 4137; turn 1919-07; initiative white; independent
         white: begin white ; 4
         then player green = nobody",
    );
}

#[test]
fn the_enemy_who_plays_them_keeps_stacks_and_hq_together() {
    check(
        &["N.greens.9", "N.greens.9#1"],
        "given nobody else; weather south clear; weather north clear; antonov g_i1 g_i2 at 3733; antonov leads g_i1 g_i2; green played by bolshevik
         bolshevik: march g_i1 3833 -> refused N.greens.9
         bolshevik: march antonov+g_i1+g_i2 3833",
    );
    check(
        &["N.greens.10", "N.greens.10#1"],
        "given nobody else; weather south clear; weather north clear; antonov g_i1 at 3733; antonov leads g_i1; green played by bolshevik
         bolshevik: march antonov 3833 -> refused N.greens.10
         bolshevik: march g_i1 3833 -> refused N.greens.10",
    );
    check(
        &["N.greens.10#2"],
        "given nobody else; weather south clear; weather north clear; antonov at 3733; antonov leads antonov; green played by bolshevik
         bolshevik: march antonov 3833
         then antonov at = 3833",
    );
}

#[test]
fn the_enemy_who_plays_them_spends_nothing_and_goes_half_as_far() {
    check(
        &["N.greens.11", "N.greens.11#1"],
        "given nobody else; antonov g_i1 at 3733; antonov armt 2; antonov leads g_i1; green played by bolshevik; spending
         then segment = move
         then antonov armt = 2",
    );
    check(
        &["N.greens.12", "N.greens.12#1"],
        "given nobody else; antonov g_i1 at 3733; green played by bolshevik
         then allowance g_i1 = 3
         then allowance antonov = 3
         given green played by white
         then allowance g_i1 = 6",
    );
}

#[test]
fn antonov_always_draws_on_the_worst_column() {
    check(
        &["N.greens.13", "N.greens.13#1"],
        "given nobody else; antonov at 3734; weather south clear; weather north clear
         then column antonov = twoormore",
    );
    assert_eq!(game().data().nations.greens.armt_column, Some(ArmtColumn::TwoOrMore));
}

#[test]
fn they_have_a_point_while_antonov_lives() {
    check(
        &["N.greens.14", "N.greens.14#1"],
        "given nobody else; turn 1919-08; antonov at 3733; green pr 0; income
         then pr green = 1
         given antonov at eliminated; green pr 0; income
         then pr green = 0",
    );
}

#[test]
fn they_come_back_anywhere_in_their_zone() {
    check(
        &["N.greens.15", "N.greens.15#1"],
        "given nobody else; antonov g_i2 at 3733; g_i1 at eliminated; green pr 2; antonov leads g_i2; army spent 1; army supplied; segment replace
         white: rebuild g_i1 3431 -> refused V.K.2
         white: rebuild g_i1 3833
         then pr green = 0
         then g_i1 at = 3833",
    );
}

#[test]
fn they_project_no_zoc() {
    check(
        &["N.greens.17", "N.greens.17#1"],
        "given nobody else; g_i1 at 3733; b_18 at 3833
         then zoc white 3833 = 0",
    );
}

#[test]
fn red_hqs_east_of_greens_on_the_line_draw_badly() {
    check(
        &["N.greens.18", "N.greens.18#1"],
        "given nobody else; stalin at saratov
         then column stalin = zero
         given g_i1 at 4437
         then column stalin = twoormore
         given stalin at 4136
         then column stalin = zero
         given stalin at penza; g_i1 at 4333
         then column stalin = zero",
    );
}

#[test]
fn they_block_neither_lines_nor_trains_and_nobody_ends_beside_them() {
    check(
        &["N.greens.19", "N.greens.19#1", "N.greens.19#2"],
        "given nobody else; g_i1 at 3834; stalin b_18 at 3734; bolshevik points 9; bolshevik rail 3734 3834 3935; stalin leads b_18; army spent 1; army supplied
         then passes bolshevik 3834 = true
         bolshevik: rail b_18 3834 -> refused VI.D.9
         bolshevik: rail b_18 3834>3935
         then b_18 at = 3935",
    );
}

#[test]
fn attacked_greens_slip_away_into_a_free_hex_of_their_zone() {
    check(
        &["N.greens.20", "N.greens.20#1"],
        "given nobody else; antonov g_i1 at 3733; b_18 at 3633; naming bolshevik; flight 3733
         then asked = white
         white: retreat antonov+g_i1 3633 -> refused N.greens.20
         white: retreat g_i1 3833 -> refused N.greens.20
         white: retreat antonov+g_i1 3833
         then antonov at = 3833
         then stack 3733 = nobody
         then phase = naming",
    );
    check(
        &["N.greens.20"],
        "given nobody else; antonov g_i1 at 3733; b_18 at 3633; naming bolshevik; flight 3733
         white: stand
         then antonov at = 3733",
    );
}

#[test]
fn whoever_attacks_fleeing_greens_may_advance() {
    check(
        &["N.greens.20", "N.greens.20#1"],
        "given nobody else; weather south clear; weather north clear; antonov g_i1 at 3733; stalin b_39 at 3633; stalin leads b_39; army spent 1; army supplied; segment announce
         bolshevik: attack b_39@3733
         bolshevik: resolve 3733
         then asked = white
         white: retreat antonov+g_i1 3833
         then g_i1 at = 3833
         bolshevik: advance b_39 3733
         then b_39 at = 3733",
    );
}

#[test]
fn greens_played_by_the_bolsheviks_still_fight_them() {
    check(
        &["X.greens.1", "X.greens.1#1"],
        "given nobody else; weather south clear; weather north clear; antonov g_c at 3733; b_t1 at 3633; v_i1 at 3833; antonov leads g_c; green played by bolshevik; army spent 0; army supplied; segment announce
         then allows modifier = -1
         bolshevik: attack g_c@3833 -> refused VII.A.2
         bolshevik: attack g_c@3633",
    );
}
