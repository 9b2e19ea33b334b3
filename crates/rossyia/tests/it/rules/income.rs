//! II.C Rail points, II.D PR.

use rossyia::CityIx;

use super::{check, cites, game};

#[test]
fn every_faction_has_totals_of_its_own() {
    check(
        &[
            "I.C.2", "I.C.2#1", "I.C.3", "I.C.3#1", "II.C.3", "II.D.3", "II.D.2", "II.C.2", "II.C.7", "II.D.6",
            "II.D.6#1",
        ],
        "given nobody else; turn 1919-04; siberian pr 0; south pr 0; bolshevik pr 0; income
         then points siberian = 12
         then points bolshevik = 58
         then pr siberian = 7
         then pr bolshevik = 22
         then pr czech = 0
         then points czech = 0
         then pr poland = 0",
    );
}

#[test]
fn rail_points_do_not_carry_over_and_pr_do() {
    check(
        &["II.C.1", "II.C.1#1", "II.D.1"],
        "given nobody else; turn 1919-10; initiative white; south points 99; south pr 5; last move white
         white: done ; 1
         then points south = 4
         then pr south = 8",
    );
}

#[test]
fn values_belong_to_the_controller_as_far_as_they_serve_him() {
    check(
        &["EX.II.C", "EX.II.C#2", "X.control.8", "X.control.8#1"],
        "given nobody else; turn 1920-06; event poland_war; bolshevik holds warsaw lublin bialystok przemysl; bolshevik pr 0; income
         then points poland = 0",
    );
}

#[test]
fn no_more_than_five_pr_are_kept() {
    check(
        &["II.D.11", "II.D.11#1", "II.D.11#2", "EX.V.K.a#3"],
        "given nobody else; turn 1921-12; siberian pr 8; south pr 4; last move white
         white: done
         then pr siberian = 5
         then pr south = 4",
    );
}

#[test]
fn the_owner_says_what_an_isolated_city_gives_up() {
    check(
        &["II.D.11"],
        "given nobody else; turn 1921-12; siberian pr 4; oufa own 0 3; last move white
         white: done
         then prompt = rossyia-ask-discard
         white: discard oufa 3 -> refused II.D.11
         white: discard oufa 1
         then pr siberian = 3
         then own oufa = 0-2",
    );
}

#[test]
fn what_one_isolated_city_and_the_pool_do_not_cover_another_gives_up() {
    check(
        &["II.D.11"],
        "given nobody else; turn 1921-12; siberian holds oufa perm; siberian pr 0; oufa own 0 6; perm own 0 6; last move white
         white: done
         white: discard oufa 0 -> refused II.D.11
         white: discard oufa 6
         then prompt = rossyia-ask-discard
         white: discard perm 1
         then own oufa = 0-0
         then own perm = 0-5",
    );
}

#[test]
fn a_green_unit_in_a_city_stops_what_it_gives() {
    cites(&["II.C.5", "II.D.4"]);
    let city = |id: &str| &game().data().cities[game().data().ids.named::<CityIx>(id).expect("a city").index()];
    assert_eq!((city("tambov").rail, city("tambov").pr), (0, 1));
    check(
        &["X.control.5", "X.control.5#1"],
        "given nobody else; turn 1920-06; bolshevik pr 0; income
         then pr bolshevik = 22
         given g_i1 at tambov
         given bolshevik holds tambov; bolshevik pr 0; income
         then pr bolshevik = 21
         then level = 50",
    );
}

#[test]
fn an_isolated_city_counts_apart_and_joins_again_later() {
    check(
        &["II.C.6", "II.C.6#1", "II.D.5", "II.D.5#1"],
        "given nobody else; turn 1919-04; v_i1 at 4447; v_i2 at 4247; v_i3 at 4346; v_pl1 at 4246; v_pl2 at 4348; v_markov at 4248
         given b_39 at tsaritzin; income
         then isolated tsaritzin = true
         then own tsaritzin = 2-1",
    );
    check(
        &["II.D.12", "II.D.12#2"],
        "given nobody else; turn 1919-04; tsaritzin own 2 3; bolshevik pr 0; income
         then isolated tsaritzin = false
         then own tsaritzin = 0-0
         then pr bolshevik = 25",
    );
}

#[test]
fn an_isolated_city_pays_with_its_own_only() {
    check(
        &["II.D.12#1", "V.J.5#2"],
        "given nobody else; turn 1919-04; stalin b_39 at tsaritzin; stalin armt 2; b_39 hits 2; bolshevik pr 9; naming bolshevik
         given tsaritzin own 0 1
         bolshevik: activate stalin
         bolshevik: command b_39
         bolshevik: done ; 1
         bolshevik: spend 1
         bolshevik: replace b_39 2 -> refused II.D.12
         bolshevik: replace b_39 1
         then own tsaritzin = 0-0
         then pr bolshevik = 9",
    );
}

#[test]
fn the_left_number_is_rail_and_the_right_one_pr() {
    check(
        &["II.C.5", "II.C.5#1", "II.D.4", "II.D.4#1"],
        "given nobody else; turn 1919-04; bolshevik pr 0; income
         then points bolshevik = 58
         then pr bolshevik = 22
         given siberian holds kazan; bolshevik pr 0; income
         then points bolshevik = 55
         then pr bolshevik = 21",
    );
}

#[test]
fn what_comes_in_is_added_to_the_pool() {
    check(
        &["II.D.1", "II.D.1#1", "EX.V.K.a#1"],
        "given nobody else; turn 1919-04; bolshevik holds oufa; siberian pr 5; income
         then pr siberian = 11",
    );
}

#[test]
fn no_faction_uses_the_pr_of_another() {
    check(
        &["II.D.7", "II.D.7#1"],
        "given nobody else; denikine v_i1 at ekaterinodar; denikine armt 1; v_i1 hits 1; south pr 0; siberian pr 8; turn 1919-04
         given naming white
         white: activate denikine
         white: command v_i1
         white: done ; 1
         white: spend 1
         white: replace v_i1 1 -> refused II.D.7",
    );
}

#[test]
fn all_hqs_of_a_faction_spend_from_one_pool() {
    check(
        &["II.D.8", "II.D.8#1", "II.D.9", "II.D.9#1", "V.J.3#1"],
        "given nobody else; stalin b_39 b_steel at tsaritzin; ovseenko b_9 at koursk; stalin armt 1; ovseenko armt 1; b_39 hits 2
         given b_9 hits 2; bolshevik pr 3; turn 1919-04; naming bolshevik
         bolshevik: activate stalin
         bolshevik: command b_39
         bolshevik: done ; 1
         bolshevik: spend 1
         bolshevik: replace b_39 2
         then b_39 hits = 0
         then pr bolshevik = 1
         bolshevik: done
         bolshevik: done
         bolshevik: activate ovseenko
         bolshevik: command b_9
         bolshevik: done ; 1
         bolshevik: spend 1
         bolshevik: replace b_9 2 -> refused II.D.7
         bolshevik: replace b_9 1",
    );
}

#[test]
fn each_side_and_faction_has_one_total() {
    check(
        &["II.C.2#1", "II.D.2#1"],
        "given nobody else; turn 1919-04; bolshevik pr 0; income
         then points bolshevik = 58
         then pr bolshevik = 22
         given siberian holds kazan; bolshevik pr 0; income
         then points bolshevik = 55
         then pr bolshevik = 21",
    );
    check(
        &["II.C.3#1", "II.D.3#1"],
        "given nobody else; turn 1919-04; siberian pr 0; south pr 0; bolshevik holds iekaterinbourg tcheliabinsk; south holds rostov taganrog; income
         then points siberian = 7
         then points south = 7
         then pr siberian = 5
         then pr south = 4",
    );
}

#[test]
fn cities_far_apart_on_one_line_are_not_isolated() {
    check(
        &["II.C.6#2"],
        "given nobody else; turn 1919-04; income
         then line bolshevik petrograd tsaritzin = none
         then isolated petrograd = false
         then isolated tsaritzin = false",
    );
}

#[test]
fn each_isolated_city_has_totals_of_its_own() {
    check(
        &["II.C.6#3"],
        "given nobody else; turn 1919-04; v_i1 at 4447; v_i2 at 4247; v_i3 at 4346; v_pl1 at 4246; v_pl2 at 4348; v_markov at 4248; b_39 at tsaritzin
         given s_i1 at 3713; s_i2 at 3513; s_i3 at 3612; s_i4 at 3512; s_i5 at 3614; s_i6 at 3514; b_18 at vologda; income
         then own tsaritzin = 2-1
         then own vologda = 1-0
         then points bolshevik = 55",
    );
}

#[test]
fn koltchak_takes_nijni_novgorod() {
    check(
        &["EX.II.C#1"],
        "given nobody else; turn 1919-04; siberian holds kazan; siberian rail 4824 4825 4726 4626 4627 4528 4428 4429 4330 4329 4228 4227 4126 4225 4124; income
         then points bolshevik = 55
         then own kazan = 3-1
         given siberian points 12; siberian holds nijni_novgorod; income
         then points bolshevik = 53
         then points siberian = 17",
    );
}

#[test]
fn the_bolsheviks_take_warsaw() {
    check(
        &["EX.II.C", "EX.II.C#2", "X.control.8#1"],
        "given nobody else; turn 1920-06; poland at war; event poland_war; poland pr 0; bolshevik pr 0; income
         then points poland = 6
         then points bolshevik = 58
         then pr poland = 4
         then pr bolshevik = 22
         given bolshevik holds warsaw; poland pr 0; bolshevik pr 0; income
         then points poland = 2
         then points bolshevik = 58
         then pr poland = 1",
    );
}

#[test]
fn all_red_cities_pay_into_one_total_and_white_ones_into_that_of_their_faction() {
    check(
        &["II.C.2#1", "II.D.2#1"],
        "given nobody else; turn 1919-04; bolshevik pr 0; income
         then points bolshevik = 58
         then pr bolshevik = 22
         given siberian holds kharkov rostov kazan; bolshevik pr 0; income
         then points bolshevik = 49
         then pr bolshevik = 18",
    );
    check(
        &["II.C.3#1", "II.D.3#1"],
        "given nobody else; turn 1919-04; siberian pr 0; south pr 0; income
         then points siberian = 12
         then points south = 4
         then pr siberian = 7
         then pr south = 3
         given south holds iekaterinbourg; siberian pr 0; south pr 0; income
         then points siberian = 9
         then pr siberian = 6",
    );
}

#[test]
fn a_city_counts_for_its_conqueror_from_the_next_turn_on() {
    check(
        &["I.B.4#2"],
        "given nobody else; bolshevik holds rostov; south holds armavir; denikine v_i1 at 3453; hetman at 3553; south points 5; turn 1919-04; initiative bolshevik; denikine leads v_i1
         white: march v_i1 rostov
         then holder rostov = south
         then points south = 5
         given last move white
         white: done ; 1
         then turn = 1919-05
         then points south = 7",
    );
}
