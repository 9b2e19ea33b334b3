//! VIII.A.23 to VIII.A.38: whose trains there are, and what cities do to them.

use super::super::{check, scenario_check};

#[test]
fn the_trains_of_november_18() {
    check(
        &[
            "VIII.A.23",
            "VIII.A.23#1",
            "VIII.A.27",
            "VIII.A.27#1",
            "VIII.A.28",
            "VIII.A.28#1",
            "VIII.A.29",
            "VIII.A.29#1",
            "VIII.A.30",
            "VIII.A.30#1",
            "VIII.A.34",
            "VIII.A.34#1",
        ],
        "then trains bolshevik = 6-6 5-4 3-3
         then trains siberian = 6-5
         then trains czech = 5-4
         then trains ukrainian = 3-3
         then trains miller = 2-2
         then trains south =
         then trains youdenitch =
         then trains allies =
         then trains romania =
         then trains finland =
         then trains turkey =
         then trains green =
         then trains makhno =
         then trains baltic =",
    );
}

#[test]
fn rostov_costs_the_reds_a_level_and_gives_the_south_a_train() {
    check(
        &["VIII.A.24", "VIII.A.24#1", "VIII.A.31", "VIII.A.31#1", "EX.VIII.A.a", "EX.VIII.A.a#1", "VIII.A.38", "VIII.A.38#1"],
        "given nobody else; v_train1 v_train2 at to_come; bolshevik holds rostov moscou; b_train_trotsky at moscou; b_train_a at voronej; b_train_b at saratov; denikine v_i1 at 3551; denikine leads v_i1
         then trains bolshevik = 6-6 5-4 3-3
         white: march v_i1 rostov
         then trains bolshevik = 6-6 3-3 3-3
         then v_train1 at = to_come
         white: done
         then v_train1 at = 3452
         then trains south = 5-4
         given stalin b_18 at 3451; v_i1 at novorossisk; v_train1 at 3453; stalin leads b_18; b_train_trotsky show full; b_train_b show full
         bolshevik: march b_18 rostov
         then trains south =
         then v_train1 at = to_come
         then trains bolshevik = 8-7 5-4 5-4",
    );
}

#[test]
fn a_level_recovered_leaves_a_choice() {
    check(
        &["EX.VIII.A.a#1", "VIII.A.38#1", "VIII.A.11"],
        "given nobody else; south holds rostov; b_train_trotsky at moscou; b_train_a at voronej; b_train_b at saratov; b_train_a show reduced; v_train1 at 3453; stalin b_18 at 3451; stalin leads b_18
         then trains bolshevik = 6-6 3-3 3-3
         bolshevik: march b_18 rostov
         then asked = bolshevik
         bolshevik: turn v_train1 -> refused VIII.A.25
         bolshevik: turn b_train_a
         then trains bolshevik = 6-6 5-4 3-3
         then trains south =
         bolshevik: turn b_train_b -> refused VIII.A.11",
    );
}

#[test]
fn without_an_ordinary_full_train_trotskys_is_reduced_and_without_any_nothing() {
    check(
        &["VIII.A.24"],
        "given nobody else; bolshevik holds rostov; b_train_trotsky at moscou; b_train_a at voronej; b_train_trotsky show full; b_train_a show reduced; denikine v_i1 at 3551; denikine leads v_i1
         white: march v_i1 rostov
         then trains bolshevik = 6-6 3-3
         given bolshevik holds rostov; v_i1 at 3551; denikine leads v_i1; v_i1 spent 0
         white: march v_i1 rostov
         then trains bolshevik = 6-6 3-3",
    );
}

#[test]
fn a_train_that_fell_in_combat_does_not_come_back_with_its_city() {
    check(
        &["VIII.A.4"],
        "given nobody else; v_train1 at lost; bolshevik holds rostov; denikine v_i1 at 3551; denikine leads v_i1
         white: march v_i1 rostov
         white: done
         then v_train1 at = lost",
    );
}

#[test]
fn kharkov_gives_the_south_its_second_train() {
    check(
        &["VIII.A.32", "VIII.A.32#1", "VIII.A.38"],
        "given nobody else; v_train2 at to_come; south holds rostov; v_train1 at rostov; bolshevik holds kharkov; denikine v_i1 at 2943; denikine leads v_i1
         white: march v_i1 kharkov
         white: done
         then trains south = 5-4 3-3
         then v_train2 at = 2842
         given stalin b_18 at 2941; v_i1 at rostov; stalin leads b_18; v_train2 at 2943
         bolshevik: march b_18 kharkov
         then trains south = 5-4",
    );
}

#[test]
fn omsk_gives_a_level_of_choice_and_takes_the_trains_of_the_east() {
    check(
        &["VIII.A.25", "VIII.A.25#1", "VIII.A.35", "VIII.A.35#1"],
        "given nobody else; siberian holds omsk_city; b_train_trotsky at moscou; b_train_a at voronej; b_train_b at saratov; b_train_a show reduced; s_train at 7419; cz_train at 7519; stalin b_18 at 7619; stalin leads b_18
         bolshevik: march b_18 omsk
         then holder omsk_city = bolshevik
         then s_train at = lost
         then cz_train at = lost
         then asked = bolshevik
         bolshevik: turn b_train_trotsky
         then trains bolshevik = 8-7 3-3 3-3",
    );
}

#[test]
fn omsk_lost_again_costs_the_level() {
    check(
        &["VIII.A.38#2"],
        "given nobody else; bolshevik holds omsk_city; b_train_trotsky at moscou; b_train_a at voronej; koltchak s_i1 at 7619; koltchak leads s_i1
         then trains bolshevik = 6-6 5-4
         white: march s_i1 omsk
         then trains bolshevik = 6-6 3-3
         then s_train at = never",
    );
}

#[test]
fn a_level_comes_in_august_19_and_is_lost_above_the_maximum() {
    check(
        &["VIII.A.26", "VIII.A.26#1"],
        "given nobody else; weather north clear; bolshevik holds moscou; b_train_trotsky at moscou; b_train_a at voronej; b_train_b at saratov; turn 1919-07; initiative bolshevik; last move white
         white: done ; 1
         then prompt = rossyia-ask-level-gained
         bolshevik: turn b_train_b
         then trains bolshevik = 6-6 5-4 5-4",
    );
    check(
        &["VIII.A.26#2", "EX.VIII.A.b#2"],
        "given nobody else; weather north clear; bolshevik holds moscou; b_train_trotsky at moscou; b_train_a at voronej; b_train_b at saratov; b_train_trotsky b_train_a b_train_b show full; turn 1919-07; initiative bolshevik; last move white
         white: done ; 1
         then turn = 1919-08
         then trains bolshevik = 8-7 5-4 5-4",
    );
}

#[test]
fn the_maximum_of_december_19() {
    check(
        &["EX.VIII.A.b", "EX.VIII.A.b#1"],
        "given nobody else; weather north clear; v_train1 at to_come; siberian holds omsk_city; bolshevik holds rostov moscou; b_train_trotsky at moscou; b_train_a at voronej; b_train_b at saratov; denikine v_i1 at 3551; denikine leads v_i1
         then trains bolshevik = 6-6 5-4 3-3
         white: march v_i1 rostov
         then trains bolshevik = 6-6 3-3 3-3
         given nobody else; b_train_trotsky at moscou; b_train_a at voronej; b_train_b at saratov; turn 1919-07; initiative bolshevik; last move white
         white: done ; 1
         bolshevik: turn b_train_a
         then trains bolshevik = 6-6 5-4 3-3
         given stalin b_18 at 7619; stalin leads b_18
         bolshevik: march b_18 omsk
         bolshevik: turn b_train_trotsky
         given v_train1 at 3453; b_6 at 3451; stalin leads b_6
         bolshevik: march b_6 rostov
         then trains bolshevik = 8-7 5-4 5-4",
    );
}

#[test]
fn miller_without_a_rail_city_loses_his_train() {
    check(
        &["VIII.A.36", "VIII.A.36#1"],
        "given nobody else; miller holds mourmansk_city; bolshevik holds archangelsk_city; m_train at 3003; stalin b_18 at 3001; stalin leads b_18
         bolshevik: march b_18 mourmansk
         then holder mourmansk_city = bolshevik
         then m_train at = lost",
    );
}

#[test]
fn ukrainians_without_a_city_in_the_ukraine_lose_their_train() {
    check(
        &["VIII.A.37", "VIII.A.37#1"],
        "given nobody else; k_train at 1838; bolshevik holds vinnitsa kamenetz_podolsk lemberg tarnopol tcherkassy; ukrainian holds kiev jitomir; stalin b_18 at 1938; stalin leads b_18
         bolshevik: march b_18 kiev
         then k_train at = 1838
         given bolshevik holds jitomir; ukrainian holds kiev; b_18 at 1938; stalin leads b_18; b_18 spent 0
         bolshevik: march b_18 kiev
         then k_train at = lost",
    );
}

#[test]
fn poland_brings_two_trains_into_its_war() {
    scenario_check(&["VIII.A.33", "VIII.A.33#1"], "miracle_on_the_vistula", "then trains poland = 4-4 4-4");
}

#[test]
fn rostov_costs_a_level_while_its_aircraft_are_driven_out() {
    check(
        &["VIII.A.24", "VIII.B.4"],
        "given nobody else; weather south clear; bolshevik holds rostov; b_train_a at voronej; b_train_b at saratov; b_train_a show full; b_train_b show full; b_air1 at 3451; denikine v_i1 at 3453; denikine leads v_i1
         white: march v_i1 rostov
         then asked = bolshevik
         bolshevik: fly b_air1 3448
         bolshevik: turn b_train_a
         then trains bolshevik = 3-3 5-4
         then asked = white",
    );
}

#[test]
fn trotsky_s_train_loses_its_level_last() {
    check(
        &["VIII.A.24"],
        "given nobody else; bolshevik holds rostov; b_train_trotsky at moscou; b_train_a at voronej; b_train_trotsky b_train_a show full; denikine v_i1 at 3551; denikine leads v_i1
         then trains bolshevik = 8-7 5-4
         white: march v_i1 rostov
         then trains bolshevik = 8-7 3-3
         then asked = white",
    );
}

#[test]
fn a_line_leads_to_murmansk_and_keeps_millers_train() {
    check(
        &["VIII.A.36#2"],
        "then holder archangelsk_city = bolshevik
         then m_train at = mourmansk
         white: activate denikine
         white: done ; 3
         then m_train at = mourmansk",
    );
}

#[test]
fn what_was_not_lost_with_a_city_is_not_recovered_with_it() {
    check(
        &["VIII.A.38#3", "VIII.A.24"],
        "given nobody else; bolshevik holds rostov; b_train_trotsky at moscou; b_train_a at voronej; b_train_trotsky b_train_a show reduced; denikine v_i1 at 3551; denikine leads v_i1
         white: march v_i1 rostov
         then trains bolshevik = 6-6 3-3
         given v_i1 at pool; stalin b_18 at 3551; stalin leads b_18
         bolshevik: march b_18 rostov
         then holder rostov = bolshevik
         then trains bolshevik = 6-6 3-3",
    );
    check(
        &["VIII.A.38"],
        "given nobody else; siberian holds omsk_city; b_train_trotsky at moscou; b_train_a at voronej; b_train_trotsky b_train_a show full; stalin b_18 at 7619; stalin leads b_18
         bolshevik: march b_18 omsk
         then holder omsk_city = bolshevik
         given b_18 at pool; koltchak s_i1 at 7619; koltchak leads s_i1
         white: march s_i1 omsk
         then trains bolshevik = 8-7 5-4",
    );
}
