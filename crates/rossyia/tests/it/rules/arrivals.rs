//! II.E reinforcements, X.pool.

use rossyia::{Arm, Flag};

use super::{check, cites, game};

#[test]
fn white_arrivals_are_named_and_come_on_their_turn_only() {
    check(
        &["II.E.2", "II.E.2#1", "II.E.3", "II.E.3#1"],
        "given nobody else; s_r6 s_c3 at to_come; turn 1919-05; initiative bolshevik; last move white
         white: done ; 1
         then s_r6 at = omsk
         then s_c3 at = to_come
         given last move white
         white: done ; 1
         then s_c3 at = to_come",
    );
}

#[test]
fn bolshevik_units_are_drawn_from_two_pools() {
    check(
        &["II.E.4", "II.E.5"],
        "given nobody else; b_p01 b_p02 b_p03 b_c01 b_c02 at pool; turn 1918-11; initiative white; last move white
         white: done ; 1 2 0 1
         then pool infantry = 1
         then pool cavalry = 1
         then b_p03 at = drawn
         then b_p01 at = drawn
         then b_c02 at = drawn
         then asked = bolshevik
         bolshevik: place b_p03 saratov -> refused II.E.7
         bolshevik: place b_p03+b_p01 moscou
         bolshevik: place b_c02 petrograd
         then b_c02 at = 2309",
    );
}

#[test]
fn an_empty_pool_gives_no_more() {
    check(
        &["X.pool.1", "X.pool.1#1"],
        "given nobody else; b_p01 at pool; b_c01 at eliminated; turn 1919-11; initiative bolshevik; last move white
         white: done ; 1 0
         then pool infantry = 0
         then pool cavalry = 0
         bolshevik: place b_p01 moscou
         then b_p01 at = 3224
         then b_c01 at = eliminated",
    );
}

#[test]
fn pools_hold_foot_guns_and_horse() {
    cites(&["II.E.5#1", "II.E.6", "II.E.6#1"]);
    for unit in game().data().units.iter().filter(|unit| unit.pool.is_some()) {
        assert!([Arm::Infantry, Arm::Artillery, Arm::Cavalry].contains(&unit.arm), "{}", unit.id);
        assert!(!unit.is(Flag::NoPool), "{}", unit.id);
    }
}

#[test]
fn a_full_city_sends_arrivals_beside_it() {
    check(
        &["II.E.7", "II.E.7#1"],
        "given nobody else; s_r6 at delayed:6126; s_i1 s_i2 s_i3 s_i4 at oufa; turn 1919-11; initiative bolshevik
         given last move white
         white: done ; 1
         then asked = white
         white: place s_r6 oufa -> refused II.E.7
         white: place s_r6 6127",
    );
}

#[test]
fn in_a_lost_place_half_are_delayed_and_every_hq_is() {
    check(
        &["II.E.11", "II.E.12", "II.E.12#1", "II.E.13"],
        "given nobody else; youdenitch y_i1 y_i2 y_i3 at to_come; bolshevik holds reval narva riga; turn 1919-04; initiative bolshevik
         given last move white
         white: done ; 1
         then asked = white
         then prompt = rossyia-ask-delay
         white: delay y_i1+y_i2 -> refused II.E.11
         white: delay y_i2
         then youdenitch at = delayed:1509
         then y_i2 at = delayed:1509
         then y_i1 at = eliminated
         then y_i3 at = eliminated",
    );
    check(
        &["II.E.11#2"],
        "given nobody else; v_r2 at to_come; bolshevik holds ekaterinodar; turn 1919-01; initiative white; last move white
         white: done ; 1
         then v_r2 at = eliminated",
    );
}

#[test]
fn of_five_two_are_delayed_and_three_lost() {
    check(
        &["II.E.11#1", "II.E.13#1"],
        "given nobody else; a_s1 a_s2 a_s3 a_s4 a_pol at to_come; b_18 at europe; turn 1918-11; initiative white; last move white
         white: done ; 1
         white: delay a_s1 -> refused II.E.11
         white: delay a_s1+a_pol
         then a_s1 at = delayed:europe
         then a_s2 at = eliminated
         then a_s3 at = eliminated",
    );
}

#[test]
fn the_initiative_side_places_first() {
    check(
        &["II.E.1#2"],
        "given nobody else; b_p01 at pool; antonov g_i1 at to_come; turn 1919-06; initiative white; last move white
         white: done ; 1 0
         then turn = 1919-07
         then initiative = bolshevik
         then asked = bolshevik
         bolshevik: place b_p01 moscou
         then asked = white
         white: place antonov+g_i1 3733",
    );
}

#[test]
fn makhno_does_not_share_his_home_with_red_troops() {
    check(
        &["II.E.7#3"],
        "given nobody else; makhno mk_c1 at to_come; b_18 at gouliai_polie; turn 1918-12; initiative white; last move white
         white: done ; 1
         then asked = bolshevik
         bolshevik: place makhno+mk_c1 gouliai_polie -> refused II.E.7
         bolshevik: place makhno+mk_c1 2751
         then mk_c1 at = 2751",
    );
}

#[test]
fn a_friend_beside_the_city_frees_the_hex_and_without_one_the_limit_is_passed() {
    const SURROUNDED: &str = "given nobody else; s_r6 at delayed:6126; s_i1 s_i2 s_i3 s_i4 at oufa; turn 1919-11
         given b_6 at 6226; b_12 at 6026; b_13 at 6225; b_14 at 6125; b_15 at 6227; initiative bolshevik";
    check(
        &["II.E.8", "II.E.8#1"],
        &format!(
            "{SURROUNDED}; s_i5 at 6127; last move white
             white: done ; 1
             white: done ; 1
             white: place s_r6 oufa -> refused II.E.7
             white: place s_r6 6127"
        ),
    );
    check(
        &["II.E.9"],
        &format!(
            "{SURROUNDED}; b_16 at 6127; last move white
             white: done
             white: done ; 1
             white: place s_r6 oufa
             then s_r6 at = 6126"
        ),
    );
}

#[test]
fn of_ten_and_five_two_and_one_are_drawn() {
    check(
        &["II.E.4#1"],
        "given nobody else; b_p01 b_p02 b_p03 b_p04 b_p05 b_p06 b_p07 b_p08 b_p09 b_p10 b_c01 b_c02 b_c03 b_c04 b_c05 at pool; turn 1918-11; initiative white; last move white
         white: done ; 1 9 3 4
         then pool infantry = 8
         then pool cavalry = 4
         then b_p10 at = drawn
         then b_p04 at = drawn
         then b_c05 at = drawn",
    );
}

#[test]
fn nobody_is_placed_in_a_lake() {
    check(
        &["II.E.7#2"],
        "given nobody else; ba_e1 at due:dorpat; ba_e2 ba_l1 ba_l2 ba_l3 at dorpat; b_6 at 1613; b_12 at 1712; b_13 at 1714; b_14 at 1614; b_15 at 1612; turn 1919-11; initiative bolshevik; arrivals
         then terrain 1813 = lake
         white: place ba_e1 1813 -> refused II.E.7
         white: place ba_e1 dorpat",
    );
}

#[test]
fn with_all_neighbours_closed_nine_steps_stand_on_a_limit_of_six() {
    check(
        &["II.E.9#1"],
        "given nobody else; b_6 at due:kamychine; b_18 b_9 at kamychine; v_i1 at 4443; v_i2 at 4442; v_i3 at 4643; v_drozd at 4542; v_markov at 4544; v_pl1 at 4444; turn 1919-11; initiative bolshevik; arrivals
         then limit kamychine = 6
         bolshevik: place b_6 4442 -> refused II.E.7
         bolshevik: place b_6 kamychine
         then weight kamychine = 9",
    );
}

#[test]
fn units_above_the_limit_add_nothing_and_go_back_with_the_rest() {
    check(
        &["II.E.10", "II.E.10#1"],
        "given nobody else; weather north clear; weather south clear; d_i1 d_i2 d_i3 v_r3 at 7334; stalin b_25 b_lett at 7234; b_24 b_16 at 7335; stalin leads b_25 b_lett b_24 b_16; army supplied; army spent 2; segment announce
         then limit 7334 = 6
         then weight 7334 = 8
         then defence b_25 b_lett b_24 b_16 vs 7334 = 12
         bolshevik: attack b_25@7334,b_lett@7334,b_24@7334,b_16@7334
         bolshevik: resolve 7334 ; 4
         then to go = d_i1 d_i2 d_i3 v_r3",
    );
}

#[test]
fn allies_kept_from_archangelsk_come_to_mourmansk_a_turn_later() {
    check(
        &["II.E.11#3"],
        "given nobody else; a_n4 a_n6 at due:archangelsk; bolshevik holds archangelsk_city; miller holds mourmansk_city; turn 1919-05; initiative bolshevik; arrivals
         white: delay a_n6
         then a_n4 at = eliminated
         given last move white
         white: done ; 1
         then turn = 1919-06
         white: place a_n6 archangelsk -> refused II.E.7
         white: place a_n6 mourmansk
         then a_n6 at = mourmansk",
    );
}

#[test]
fn what_does_not_fit_is_not_put_beyond_a_barred_river() {
    let full = |more: &str| {
        format!(
            "given nobody else; v_i1 v_i2 v_i3 at 3553; v_markov at due:3553; {more}turn 1919-11; initiative bolshevik; last move white
             white: done ; 1 1 1 "
        )
    };
    check(&["II.E.7"], &format!("{}1\n white: place v_markov 3552\n then v_markov at = 3552", full("")));
    check(
        &["II.E.7#4"],
        &format!("{}\n white: done ; 1\n white: place v_markov 3552 -> refused II.E.7", full("b_18 at 3653; ")),
    );
}
