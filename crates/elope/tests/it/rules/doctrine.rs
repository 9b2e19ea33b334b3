//! 20.0 The doctrine.

use elope::Elope;
use engine::Game;

use super::{check, cites};

mod garrison;
mod groups;
mod limits;

#[test]
fn without_the_option_four_us_companies_attack_together() {
    check(
        &["20.0.a", "20.0.a#1"],
        "
        given historical; option doctrine off; nobody else; turn 2; combat allied
        given us_339_a us_339_b us_339_c us_339_d at 3507; red_bn_4 at 3407
        allied: attack 3407 us_339_a+us_339_b+us_339_c+us_339_d",
    );
}

#[test]
fn the_doctrine_belongs_to_the_historical_scenario() {
    cites(&["20.0.a", "20.0.a#2"]);
    let game = Elope::new();
    let setup = |scenario: &str, doctrine: &str| {
        game.title().setup(Some(scenario), [("doctrine", doctrine)]).expect("both are known words")
    };
    assert!(!game.fits(&setup("non_historical", "on")));
    assert!(game.fits(&setup("non_historical", "scenario")) && game.fits(&setup("historical", "on")));
    let mut dice = engine::Dice::seeded(engine::Seed::from_number(1), 0);
    let mut events = engine::Events::unheard();
    assert!(game.setup(&setup("non_historical", "on"), &mut dice, &mut events).is_err());
    assert!(game.setup(&setup("historical", "on"), &mut dice, &mut events).is_ok());
}

#[test]
fn every_combination_that_fits_can_be_set_up() {
    cites(&["23.23", "20.0.a#2"]);
    let game = Elope::new();
    let mut dice = engine::Dice::seeded(engine::Seed::from_number(1), 0);
    let setups = game.title().all_setups();
    assert!(setups.iter().any(|setup| !game.fits(setup)), "doctrine and shortening do not fit everywhere");
    for setup in setups {
        let begun = game.setup(&setup, &mut dice, &mut engine::Events::unheard());
        assert_eq!(begun.is_ok(), game.fits(&setup), "{setup:?}");
    }
}

#[test]
fn the_french_keep_to_the_railway() {
    check(
        &["20.0.b", "20.0.b#1", "20.0.b#2"],
        "
        given option doctrine on; nobody else; turn 1; allied holds plesetskaya; fr_ffl_1 fr_ffl_2 at 3609; movement allied
        then distance 3612 3607 = 5
        allied: march fr_ffl_1 3610>3611>3612 -> refused 20.0.b
        allied: march fr_ffl_1 3610 -> refused 20.0.b
        allied: march fr_ffl_1 3608>3607
        then fr_ffl_1 at = 3607",
    );
}

#[test]
fn a_french_unit_that_was_forced_off_the_railway_returns() {
    check(
        &["20.0.a", "20.0.b"],
        "
        given option doctrine on; nobody else; turn 1; allied holds plesetskaya; fr_ffl_1 at 3810; movement allied
        then distance 3810 3807 = 3
        allied: done -> refused 20.0.b
        allied: march fr_ffl_1 3811 -> refused 20.0.b
        allied: march fr_ffl_1 3809
        allied: done",
    );
}

#[test]
fn the_us_2nd_battalion_stays_near_archangel() {
    check(
        &["20.0.c", "20.0.c#1"],
        "
        given option doctrine on; nobody else; turn 1; us_339_g at 4607; br_rf30_1 br_rf29_1 br_87_depot at 4707
        given movement allied
        then distance 4707 4307 = 4
        allied: march us_339_g 4507>4407>4307 -> refused 20.0.c
        allied: march us_339_g 4507>4407",
    );
}

#[test]
fn f_company_is_free_from_turn_5_on() {
    check(
        &["20.0.c", "20.0.c#2"],
        "
        given option doctrine on; nobody else; turn 5; us_339_f us_339_g us_339_hq at 4207; al_depot_1 at 4207
        given br_rf30_1 br_rf29_1 br_87_depot at 4707; movement allied
        then distance 4707 3707 = 10
        then us_339_g condition = normal
        allied: march us_339_f 4107>4007>3907>3807>3707
        allied: march us_339_g 4107 -> refused 20.0.c",
    );
}

#[test]
fn the_us_1st_battalion_goes_up_the_dvina() {
    check(
        &["20.0.d", "20.0.d#1"],
        "
        given option doctrine on; nobody else; turn 1; us_339_a us_339_1_hq at to_come; al_steamer_1 at 4707/NW
        given br_rf30_1 br_rf29_1 br_87_depot at 4707; next turn
        allied: done
        red: done
        then us_339_a at = 4707
        allied: march us_339_a 4607>4507>4407>4307>4207>4107 -> refused 20.0.d
        allied: march us_339_a 4607>4608>4509>4510>4411>4412 -> refused 20.0.d
        allied: board us_339_a al_steamer_1
        then us_339_a at = aboard:al_steamer_1",
    );
    check(
        &["20.0.d", "20.0.d#3"],
        "
        given option doctrine on; nobody else; turn 2; us_339_a us_339_1_hq at 4707; al_steamer_1 at 4608/N
        given br_rf30_1 br_rf29_1 br_87_depot at 4707; movement allied
        allied: march us_339_a 4607>4507>4407>4307>4207>4107 -> refused 20.0.d
        allied: march us_339_a 4607>4608>4509>4510>4411>4412
        then us_339_a at = 4412
        allied: done -> refused 20.0.d",
    );
}

#[test]
fn at_vaga_the_battalion_is_free_to_follow_the_rivers() {
    check(
        &["20.0.d", "20.0.d#2"],
        "
        given option doctrine on; nobody else; turn 2; us_339_a us_339_b us_339_1_hq al_depot_1 at 2720
        given us_339_a us_339_1_hq are arrived; movement allied
        then us_339_a condition = normal
        allied: march us_339_a 2620>2520>2420
        given movement allied; us_339_a at 2618
        allied: march us_339_a 2617 -> refused 20.0.d",
    );
    check(
        &["20.0.d"],
        "
        given option doctrine on; nobody else; turn 2; us_339_b us_339_1_hq al_depot_1 at 2820; movement allied
        allied: march us_339_b 2720
        then us_339_b is arrived = true
        allied: march us_339_b 2620",
    );
}

#[test]
fn the_us_3rd_battalion_keeps_within_seven_hexes_of_the_railway() {
    check(
        &["20.0.e", "20.0.e#1", "20.0.e#2"],
        "
        given option doctrine on; nobody else; turn 1; us_339_i at 3713; movement allied
        then distance 3715 3707 = 8
        then distance 3714 3707 = 7
        allied: march us_339_i 3714>3715 -> refused 20.0.e
        allied: march us_339_i 3714
        allied: march us_339_i 3715 -> refused 20.0.e",
    );
}

#[test]
fn the_british_keep_to_the_railway_or_the_rivers() {
    check(
        &["20.0.f", "20.0.f#1"],
        "
        given option doctrine on; nobody else; turn 1; br_rm at 4117; movement allied
        then month = August 1918
        then distance 4118 4107 = 11
        then distance 4118 4115 = 3
        allied: march br_rm 4118 -> refused 20.0.f
        allied: march br_rm 4116",
    );
}

#[test]
fn the_67th_battery_may_go_to_the_upper_dvina_below_toulgas() {
    check(
        &["20.0.f", "20.0.f#2"],
        "
        given option doctrine on; nobody else; turn 4; br_arty_67 us_339_hq al_depot_1 at 2720
        given br_arty_21 at 4707; movement allied
        then br_arty_67 condition = normal
        allied: march br_arty_67 2721>2822
        then br_arty_67 at = 2822",
    );
}

#[test]
fn the_upper_dvina_beyond_toulgas_is_closed_until_july() {
    check(
        &["20.0.g", "20.0.g#1", "20.0.g#3"],
        "
        given option doctrine on; nobody else; turn 6; wr_dyer us_339_hq al_depot_1 at 2723; red_bn_8 at 2523
        given movement allied
        then wr_dyer condition = normal
        allied: march wr_dyer 2623 -> refused 20.0.g
        given red_bn_8 at 2623; combat allied
        allied: attack 2623 wr_dyer -> refused 20.0.g
        given wr_dyer at 2822; us_339_hq al_depot_1 at 2720; red_bn_8 at 2723; combat allied
        allied: attack 2723 wr_dyer",
    );
    check(
        &["20.0.g", "20.0.g#2"],
        "
        given option doctrine on; nobody else; turn 12; july yes; wr_dyer at 2723; red_bn_8 at 2623; combat allied
        allied: attack 2623 wr_dyer",
    );
}

#[test]
fn who_is_upstream_when_the_word_is_taken_back_may_stay() {
    check(
        &["20.0.g"],
        "
        given option doctrine on; nobody else; turn 11; kotlas undecided; railway br_sj_hq
        given wr_dyer us_339_hq al_depot_1 at 2423; movement allied
        allied: march wr_dyer 2323 -> refused 20.0.g
        allied: done",
    );
}

#[test]
fn grogans_brigade_is_bound_for_the_rivers() {
    check(
        &["20.0.h", "20.0.h#1"],
        "
        given option doctrine on; nobody else; turn 10; br_hants2_a br_hants2_hq al_depot_1 at 3507; movement allied
        then br_hants2_a condition = normal
        allied: march br_hants2_a 3607>3707>3807 -> refused 20.0.h
        allied: march br_hants2_a 3508>3409>3410>3311>3412>3313
        allied: done -> refused 20.0.h",
    );
}

#[test]
fn one_brigade_takes_the_railway_and_the_other_the_river() {
    check(
        &["20.0.i", "20.0.i#1"],
        "
        given option doctrine on; nobody else; turn 10; combat red
        red: done ; 3
        allied: done -> refused 20.0.i
        allied: railway us_339_hq -> refused 20.0.i
        allied: railway br_sj_hq
        allied: railway br_grogan_hq -> refused 20.0.i
        allied: done
        given br_rf46_a br_rf46_hq br_hants2_a br_hants2_hq al_depot_1 at 2919; movement allied
        then br_rf46_a condition = normal
        allied: march br_rf46_a 2920>2821 -> refused 20.0.i
        allied: march br_hants2_a 2920>2821",
    );
}

#[test]
fn the_decision_table_says_yes_or_undecided() {
    check(
        &["20.0.j", "20.0.j#1"],
        "
        given option doctrine on; nobody else; turn 9; combat red
        red: done ; 3
        given wr_dyer at 2723; red_bn_8 at 2623
        allied: done
        red: done
        allied: done
        allied: attack 2623 wr_dyer",
    );
    check(
        &["20.0.j", "20.0.j#2"],
        "
        given option doctrine on; nobody else; turn 10; railway br_sj_hq; combat red
        red: done ; 4
        given wr_dyer at 2723; red_bn_8 at 2623
        allied: done
        red: done
        allied: done
        allied: attack 2623 wr_dyer -> refused 20.0.k",
    );
}

#[test]
fn depth_and_decision_are_known_before_points_are_spent() {
    check(
        &["20.0.j", "20.0.j#3", "15.81.a"],
        "
        given option doctrine on; option river_depth on; nobody else; turn 9; combat red
        red: done ; 5 3
        then phase = operations
        then asked = allied
        then depth = 4
        given wr_dyer at 2723; red_bn_8 at 2623
        allied: done
        red: done
        allied: done
        allied: attack 2623 wr_dyer",
    );
}

#[test]
fn without_the_doctrine_nobody_decides() {
    check(
        &["20.0.j"],
        "
        given option doctrine off; nobody else; turn 9; combat red
        red: done
        then phase = operations",
    );
}

#[test]
fn an_undecided_turn_stops_attacks_toward_kotlas_alone() {
    check(
        &["20.0.k", "20.0.k#1", "20.0.k#2"],
        "
        given option doctrine on; nobody else; turn 11; kotlas undecided; combat allied
        given wr_dyer at 3507; red_bn_4 at 3407; wr_nrr_1 at 2623; red_bn_8 at 2523
        allied: attack 3407 wr_dyer
        allied: attack 2523 wr_nrr_1 -> refused 20.0.k",
    );
}

#[test]
fn after_a_yes_in_july_there_is_no_win_without_kotlas() {
    check(
        &["20.0.l", "20.0.l#1"],
        "
        given option doctrine on; nobody else; turn 15; july yes; us_339_hq at 2705; br_grogan_hq at 1439
        then vp = 45
        given survival
        then winner = red
        then how = elope-won-no-kotlas",
    );
}

#[test]
fn after_an_undecided_july_seltso_is_the_limit() {
    check(
        &["20.0.l", "20.0.l#2", "20.0.l#3"],
        "
        given option doctrine on; nobody else; turn 12; july undecided; kotlas undecided
        given wr_dyer us_339_hq al_depot_1 at 2523; movement allied
        allied: march wr_dyer 2423 -> refused 20.0.l
        given wr_dyer at 2623; red_bn_8 at 2523; us_339_hq al_depot_1 at 2723; combat allied
        allied: attack 2523 wr_dyer
        given wr_dyer at 2523; red_bn_8 at 2423; combat allied
        allied: attack 2423 wr_dyer -> refused 20.0.l",
    );
}

#[test]
fn want_of_supply_excuses_nobody_from_a_limit() {
    check(
        &["20.0.l", "23.1.c"],
        "
        given option doctrine on; nobody else; turn 12; july undecided; kotlas undecided
        given wr_dyer us_339_hq at 2423; movement allied; wr_dyer are os; wr_dyer are not oc
        allied: march wr_dyer 2323 -> refused 20.0.l
        allied: march wr_dyer 2523",
    );
}

#[test]
fn a_town_that_is_cut_off_does_not_count() {
    check(&["20.0.m", "20.0.m#1"], "
        given option doctrine on; nobody else; turn 15; us_339_hq at 2021
        then vp = 10
        given red_bn_4 at 2121; red_bn_5 at 1921; red_bn_8 at 2122; red_83_1 at 2022; red_83_2 at 2120; red_48rr_1 at 2020
        then vp = 0
        given option doctrine off
        then vp = 10");
}

#[test]
fn nobody_digs_in_who_has_to_board() {
    check(
        &["20.0.d", "20.0.d#5"],
        "
        given option doctrine on; nobody else; turn 2; al_steamer_1 at 4707/NW
        given us_339_a br_rf30_1 br_rf29_1 br_87_depot at 4707; movement allied
        allied: entrench us_339_a -> refused 20.0.d
        given al_steamer_1 at never
        allied: entrench us_339_a -> refused 20.0.d",
    );
}

#[test]
fn an_attack_has_no_more_companies_than_the_doctrine_allows() {
    check(
        &["20.0.q", "20.0.q#1"],
        "
        given option doctrine on; nobody else; turn 2; combat allied
        given us_339_a us_339_b us_339_c br_arty_21 at 3507; red_bn_4 at 3407
        allied: attack 3407 us_339_a+us_339_b+us_339_c -> refused 20.0.q
        allied: attack 3407 us_339_a+us_339_b+br_arty_21",
    );
    check(
        &["20.0.q", "20.0.q#2"],
        "
        given option doctrine on; nobody else; turn 5; combat allied
        then month = December 1918
        given us_339_a us_339_b br_rm br_rf30_1 br_rf29_1 at 3507; red_bn_4 at 3407
        allied: attack 3407 us_339_a+us_339_b+br_rm+br_rf30_1+br_rf29_1 -> refused 20.0.q
        allied: attack 3407 us_339_a+br_rm+br_rf30_1+br_rf29_1",
    );
    for edition in ["renovated", "original"] {
        let december = format!("given option doctrine on; edition {edition}; nobody else; turn 5; combat allied");
        check(
            &["20.0.q", "20.0.q#4", "20.0.q#5"],
            &format!(
                "
            {december}; wr_nrr_1 br_rf30_1 br_rf29_1 at 3507; red_bn_4 at 3407
            allied: attack 3407 wr_nrr_1+br_rf30_1+br_rf29_1 -> refused 20.0.q
            allied: attack 3407 wr_nrr_1+br_rf30_1"
            ),
        );
        check(
            &["20.0.q", "20.0.q#6"],
            &format!(
                "
            {december}; us_339_i us_339_k us_339_l us_310_det at 3507; red_bn_4 at 3407
            allied: attack 3407 us_339_i+us_339_k+us_339_l -> refused 20.0.q
            allied: attack 3407 us_339_i+us_339_k+us_310_det"
            ),
        );
    }
    for (edition, judged) in [("renovated", "-> refused 20.0.q"), ("original", "")] {
        check(
            &["20.0.q", "20.0.q#7", "5.1.d"],
            &format!(
                "
            given edition {edition}; option doctrine on; nobody else; turn 5; combat allied
            given us_339_i us_339_k us_339_mg_1 at 3507; red_bn_4 at 3407
            allied: attack 3407 us_339_i+us_339_k+us_339_mg_1 {judged}"
            ),
        );
    }
    check(
        &["20.0.q"],
        "
        given option doctrine on; nobody else; turn 10; kotlas undecided; combat allied; red_bn_4 at 3407
        given br_hants2_a br_hants2_b br_hants2_c br_hants2_d fr_21_a fr_21_b fr_21_c fr_21_d at 3507
        allied: attack 3407 br_hants2_a+br_hants2_b+br_hants2_c+br_hants2_d -> refused 20.0.q
        allied: attack 3407 fr_21_a+fr_21_b+fr_21_c+fr_21_d -> refused 20.0.q
        allied: attack 3407 fr_21_a+fr_21_b+fr_21_c+br_hants2_a",
    );
    check(
        &["20.0.q", "20.0.q#3"],
        "
        given option doctrine on; nobody else; turn 11; kotlas undecided; combat allied; red_bn_4 at 3407
        given br_hants2_a br_hants2_b br_hants2_c br_hants2_d br_rm br_rf46_a br_rf46_b at 3507
        allied: attack 3407 br_hants2_a+br_hants2_b+br_hants2_c+br_hants2_d+br_rm+br_rf46_a+br_rf46_b -> refused 20.0.q
        allied: attack 3407 br_hants2_a+br_hants2_b+br_hants2_c+br_hants2_d+br_rm+br_rf46_a",
    );
}

#[test]
fn a_steamer_takes_nobody_out_of_its_area() {
    check(
        &["20.0.c", "23.1.c"],
        "
        given option doctrine on; nobody else; turn 2; al_steamer_1 at 4608/N; us_339_g aboard al_steamer_1
        given movement allied
        then distance archangel 4608 = 2
        then distance archangel 4512 = 5
        allied: sail al_steamer_1 4608/NE>4509/N>4509/NE>4510/N>4511/NW>4511/N>4511/NE>4512/N -> refused 20.0.c
        allied: sail al_steamer_1 4608/NE
        then al_steamer_1 at = 4608/NE
        given us_339_g at never
        allied: sail al_steamer_1 4509/N>4509/NE>4510/N>4511/NW>4511/N>4511/NE>4512/N",
    );
}

#[test]
fn the_die_of_july_sets_the_limit() {
    check(
        &["20.0.l", "20.0.j"],
        "
        given option doctrine on; nobody else; turn 11; railway br_sj_hq; combat red
        red: done ; 4
        then turn = 12
        given wr_dyer us_339_hq al_depot_1 at 2523
        allied: done
        red: done
        allied: march wr_dyer 2423 -> refused 20.0.l",
    );
}

#[test]
fn the_us_1st_battalion_is_carried_as_far_as_it_can_be() {
    // The steamer waits for the battalion, and with it aboard sails up the river with at least half its points.
    check(
        &["20.0.d", "23.1.c"],
        "
        given option doctrine on; nobody else; turn 2; us_339_a us_339_1_hq at 4707; al_steamer_1 at 4707/NW
        given br_rf30_1 br_rf29_1 br_87_depot br_rm at 4707; movement allied
        allied: sail al_steamer_1 4706/NE -> refused 20.0.d
        allied: ferry br_rm al_steamer_1 -> refused 20.0.d
        allied: done -> refused 20.0.d
        allied: board us_339_a+us_339_1_hq al_steamer_1
        allied: done -> refused 20.0.d
        allied: sail al_steamer_1 4706/NE>4607/N>4607/NE>4608/N>4608/NE>4509/N>4509/NE>4510/N>4511/NW>4511/N>4511/NE>4512/N>4512/NE>4413/N
        then al_steamer_1 left = 16
        allied: land us_339_a 4413 -> refused 20.0.d
        allied: march br_rm 4607 -> refused 20.0.d
        allied: done -> refused 20.0.d
        allied: sail al_steamer_1 4513/SE>4514/N>4514/NE>4415/NW>4414/NE>4315/NW
        then al_steamer_1 left = 10
        allied: land us_339_a 4414 -> refused 20.0.d
        allied: done",
    );
}

#[test]
fn the_us_1st_battalion_lands_at_vaga() {
    check(
        &["20.0.d", "20.0.d#4"],
        "
        given option doctrine on; nobody else; turn 2; al_steamer_1 at 2721/N; us_339_a aboard al_steamer_1; movement allied
        allied: done -> refused 20.0.d
        allied: sail al_steamer_1 2721/NW>2720/NE
        allied: done -> refused 20.0.d
        allied: land us_339_a 2720
        then us_339_a is arrived = true
        allied: done",
    );
    // Red holds the town: they land as near as they can.
    check(
        &["20.0.d"],
        "
        given option doctrine on; nobody else; turn 2; al_steamer_1 at 2720/NE; us_339_a aboard al_steamer_1; red_bn_4 at 2720
        given movement allied
        allied: done -> refused 20.0.d
        allied: land us_339_a 2720 -> refused 4.4.a
        allied: land us_339_a 2721
        allied: done",
    );
}

#[test]
fn a_steamer_that_comes_in_the_same_phase_takes_nobody_up_the_dvina() {
    // 4.5: whoever went aboard now would be carried next turn only: the company marches.
    check(
        &["20.0.d", "23.1.c"],
        "
        given option doctrine on; nobody else; turn 2; us_339_a at 4707; al_steamer_1 at 4608/N
        given br_rf30_1 br_rf29_1 br_87_depot us_339_1_hq at 4707; us_339_1_hq are arrived; movement allied
        allied: sail al_steamer_1 4607/NE>4607/N>4706/NE>4707/NW
        allied: board us_339_a al_steamer_1 -> refused 20.0.d
        allied: done -> refused 20.0.d
        allied: march us_339_a 4607>4608>4509>4510>4411>4412
        allied: done",
    );
}

#[test]
fn nobody_comes_too_late_aboard_a_steamer_that_has_to_sail() {
    check(
        &["20.0.d", "4.5"],
        "
        given option doctrine on; nobody else; turn 2; us_339_a at 4707; al_steamer_1 at 4707/NW; br_rm us_339_hq al_depot_1 at 4507
        given br_rf30_1 br_rf29_1 br_87_depot at 4707; movement allied
        allied: march br_rm 4607>4707
        allied: board br_rm al_steamer_1 -> refused 20.0.d
        allied: board us_339_a al_steamer_1
        allied: board br_rm al_steamer_1 -> refused 20.0.d
        given us_339_a at never
        allied: board br_rm al_steamer_1",
    );
}

/// White Russians, whom no area binds, attack with others from one hex and destroy a weak unit in the next.
fn advance_check(cites: &[&str], who: &str, from: &str, to: &str, script: &str) {
    check(
        cites,
        &format!(
            "
        given option doctrine on; nobody else; turn 1; br_rf30_1 br_rf29_1 at 4707; br_arty_41 at 3507
        given wr_dyer {who} al_depot_1 at {from}; red_misc at {to}
        given red_misc are reduced; combat allied
        allied: attack {to} wr_dyer+{who}
        allied: done
        allied: resolve {to}
        allied: supply al_depot_1 ; 6
        then red_misc at = lost
        {script}"
        ),
    );
}

#[test]
fn an_advance_after_combat_stays_in_the_area() {
    let refused = "
        allied: advance fr_ffl_1 3610 -> refused 20.0.b
        allied: advance wr_dyer 3610";
    advance_check(&["20.0.b"], "fr_ffl_1", "3609", "3610", refused);
    advance_check(&["20.0.b"], "fr_ffl_1", "3608", "3609", "allied: advance fr_ffl_1 3609");
    // 23.1.c: who has an order to go somewhere may advance the other way, but not into a closed area.
    advance_check(&["20.0.d", "23.1.c"], "us_339_a", "4412", "4411", "allied: advance us_339_a 4411");
    let refused = "
        allied: advance us_339_a 4118 -> refused 20.0.d
        allied: advance wr_dyer 4118";
    advance_check(&["20.0.d"], "us_339_a", "4117", "4118", refused);
}

#[test]
fn an_advance_leaves_garrison_and_guns_at_archangel() {
    let garrison = "
        allied: advance br_rm+wr_dyer 4607 -> refused 20.0.o
        allied: advance br_rm 4607
        then wr_dyer at = 4707";
    advance_check(&["20.0.o"], "br_rm", "4707", "4607", garrison);
    let guns = "
        allied: advance br_arty_21+wr_dyer 4507 -> refused 20.0.p
        given br_arty_42 at 4707
        allied: advance br_arty_21+wr_dyer 4507";
    advance_check(&["20.0.p"], "br_arty_21", "4607", "4507", guns);
}

#[test]
fn nobody_lands_outside_the_area() {
    check(
        &["20.0.c", "23.1.c"],
        "
        given option doctrine on; nobody else; turn 2; al_steamer_1 at 4512/N; us_339_g aboard al_steamer_1
        given movement allied
        allied: land us_339_g 4512 -> refused 20.0.c
        given al_steamer_1 at 4608/N
        allied: land us_339_g 4608",
    );
}

#[test]
fn who_cannot_come_nearer_to_his_area_stays() {
    // The Dvina lies between: no march along the bank saves anything.
    check(
        &["20.0.b", "23.1.c"],
        "
        given option doctrine on; nobody else; turn 1; fr_ffl_1 at 4115; movement allied
        allied: done",
    );
}
