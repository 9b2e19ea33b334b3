//! N.czechs.

use super::check;

#[test]
fn they_are_a_faction_of_their_own_without_income() {
    check(
        &["N.czechs.1", "N.czechs.1#1", "N.czechs.2", "N.czechs.2#1"],
        "given nobody else; cz_1 at nijni_taguil; s_i1 at oufa; turn 1918-12; income
         then cz_1 faction = czech
         then s_i1 faction = siberian
         then pr czech = 0
         then points czech = 0",
    );
}

#[test]
fn their_losses_are_final() {
    check(
        &["N.czechs.3", "N.czechs.3#1"],
        "given nobody else; czech case 1; viktor cz_27 at nijni_taguil; cz_27 hits 1; siberian pr 8; viktor leads cz_27
         given army spent 1; army supplied; segment replace
         white: replace cz_27 1 -> refused N.czechs.3",
    );
    check(
        &["N.czechs.3"],
        "given nobody else; czech case 1; viktor cz_1 at nijni_taguil; cz_2 at eliminated; siberian pr 8; viktor leads cz_1
         given army spent 1; army supplied; segment replace
         white: rebuild cz_2 nijni_taguil -> refused N.czechs.3",
    );
}

#[test]
fn they_are_supplied_as_the_siberians_are() {
    check(
        &["N.czechs.4", "N.czechs.4#1"],
        "given nobody else; viktor cz_1 at nijni_taguil
         then source czech nijni_taguil = 0
         then viktor condition = supplied",
    );
}

#[test]
fn what_they_take_is_siberian_at_once() {
    check(
        &["N.czechs.5", "N.czechs.5#1", "N.czechs.6", "N.czechs.6#1"],
        "given nobody else; viktor cz_1 at 5722; weather north clear; bolshevik holds sarapoul ijevsk; turn 1919-04; viktor leads cz_1
         then rail sarapoul = bolshevik
         white: march cz_1 sarapoul
         then holder sarapoul = siberian
         then rail sarapoul = siberian",
    );
    check(
        &["N.czechs.5#1"],
        "given nobody else; turn 1919-04; siberian pr 0; bolshevik holds kazan; income
         then points siberian = 12
         then pr siberian = 7
         given siberian pr 0; siberian holds perm; income
         then points siberian = 14
         then pr siberian = 8",
    );
}

#[test]
fn active_czechs_need_no_die() {
    check(
        &["N.czechs.8", "N.czechs.8#1"],
        "given nobody else; czech case 2; viktor cz_1 at nijni_taguil; turn 1918-12; weather north clear; naming white
         then czechs = active
         white: activate viktor
         white: done ; 1
         then segment = spend",
    );
}

#[test]
fn the_mixed_unit_is_restored_with_siberian_points_in_the_first_case_only() {
    check(
        &["N.czechs.9", "N.czechs.9#1"],
        "given nobody else; czech case 1; viktor cz_bilt at nijni_taguil; cz_bilt hits 1; siberian pr 3; viktor leads cz_bilt
         given army spent 1; army supplied; segment replace
         then cz_bilt obeys siberian = true
         white: replace cz_bilt 1
         then cz_bilt hits = 0
         then pr siberian = 2",
    );
    check(
        &["N.czechs.9#2"],
        "given nobody else; czech case 2; viktor cz_bilt at nijni_taguil; cz_bilt hits 1; siberian pr 3; viktor leads cz_bilt
         given army spent 1; army supplied; segment replace
         then cz_bilt obeys siberian = false
         white: replace cz_bilt 1 -> refused N.czechs.3",
    );
    check(
        &["N.czechs.9"],
        "given nobody else; czech case 1; viktor cz_1 at nijni_taguil; cz_bilt at eliminated; siberian pr 3; viktor leads cz_1
         given army spent 1; army supplied; segment replace; siberian holds iekaterinbourg
         white: rebuild cz_bilt iekaterinbourg
         then pr siberian = 0
         then cz_bilt at = 6717",
    );
}

/// A position one order before the Military Phase of a turn opens: the weather die, then the dice of the Czechs.
fn opens(turn: &str, dice: &str) -> String {
    format!(
        "given nobody else; czech case 2; koltchak viktor cz_1 at nijni_taguil; turn {turn}; initiative bolshevik; bolshevik holds kiev
         given all played; last move white
         white: done ; {dice}
         then prompt = rossyia-ask-who-begins
         "
    )
}

#[test]
fn semi_inactive_czechs_are_active_on_even_dice() {
    check(&["N.czechs.10", "N.czechs.10#1"], &(opens("1919-01", "1 4") + "then czechs = active"));
    check(&["N.czechs.10#1", "N.czechs.12#1"], &(opens("1919-01", "1 3 5") + "then czechs = inactive 0"));
}

#[test]
fn quasi_inactive_czechs_are_active_on_one_and_two() {
    check(&["N.czechs.11", "N.czechs.11#1"], &(opens("1919-04", "1 2") + "then czechs = active"));
    check(&["N.czechs.11#1", "N.czechs.12#1"], &(opens("1919-04", "1 3 1") + "then czechs = inactive 1"));
}

#[test]
fn inactive_czechs_have_one_attack_at_most() {
    check(
        &["N.czechs.12", "N.czechs.12#1"],
        &(opens("1919-06", "1 1") + "then czechs = inactive 1\n         then attack czech perm = legal"),
    );
    check(
        &["N.czechs.12#1", "N.czechs.12#2"],
        &(opens("1919-06", "1 5") + "then czechs = inactive 0\n         then attack czech perm = N.czechs.12"),
    );
}

#[test]
fn koltchak_and_viktor_roll_better_while_the_czechs_are_inactive() {
    check(
        &["N.czechs.13", "N.czechs.13#1", "N.czechs.10#2"],
        "given nobody else; czechs inactive 0; koltchak s_i1 at iekaterinbourg; koltchak armt 0; weather north clear; turn 1919-07; naming white
         white: activate koltchak
         white: done ; 4
         then koltchak armt = 3",
    );
    check(
        &["N.czechs.14", "N.czechs.14#1"],
        "given nobody else; czechs inactive 0; viktor cz_1 at 6716; viktor armt 0; weather north snow; turn 1919-07; naming white
         white: activate viktor
         white: done ; 4
         then viktor armt = 2",
    );
}

#[test]
fn inactive_czechs_may_pass_armt_on_at_half_its_worth() {
    check(
        &["N.czechs.15", "N.czechs.15#1"],
        "given nobody else; czechs inactive 0; koltchak at oufa; viktor cz_1 at iekaterinbourg; viktor armt 3; koltchak armt 1; viktor leads cz_1; spending
         white: give koltchak
         then viktor armt = 1
         then koltchak armt = 2
         white: give koltchak -> refused N.czechs.15",
    );
    check(
        &["N.czechs.15#2"],
        "given nobody else; czechs inactive 0; koltchak at oufa; viktor cz_1 at iekaterinbourg; viktor armt 1; viktor leads cz_1; spending
         white: give koltchak -> refused N.czechs.15
         given viktor armt 3; koltchak armt 5
         white: give koltchak -> refused N.czechs.15
         given czechs active; koltchak armt 0
         white: give koltchak -> refused N.czechs.15
         white: give sakharov -> refused N.czechs.15",
    );
}

#[test]
fn inactive_czechs_keep_to_the_railway() {
    check(
        &["N.czechs.16", "N.czechs.16#1"],
        "given nobody else; viktor at 6230; cz_1 cz_2 at 6718; cz_3 cz_4 at 6817; cz_6 cz_7 cz_27 at 6716
         then czechs well placed = true
         given cz_4 at 6716
         then czechs well placed = false",
    );
    check(
        &["N.czechs.17", "N.czechs.17#1"],
        "given nobody else; cz_1 cz_2 at 6718; cz_3 at 6131
         then czechs well placed = true
         given cz_3 at 6231
         then czechs well placed = false",
    );
}

#[test]
fn the_departure_comes_with_the_case() {
    check(
        &["N.czechs.19", "N.czechs.19#1"],
        "given nobody else; no options; czech case 2; turn 1919-06; initiative bolshevik; bolshevik holds kiev; all played; last move white
         white: done ; 1
         then turn = 1919-07
         then happened czech_departure = false
         given initiative white; all played; last move white
         white: done ; 1
         then turn = 1919-08
         then happened czech_departure = true",
    );
}

#[test]
fn misplaced_czechs_cost_a_point_each_turn() {
    check(
        &["N.czechs.18", "N.czechs.18#1"],
        "given nobody else; czech case 2; czechs inactive 0; cz_1 at 6231; level 50; bolshevik holds kiev; turn 1919-03; initiative bolshevik; all played; last move white
         white: done ; 1 2
         then level = 49",
    );
}

#[test]
fn the_czechs_have_three_turns_to_leave() {
    check(
        &["N.czechs.20", "N.czechs.20#1"],
        "given nobody else; no options; viktor cz_1 at omsk; cz_bilt cz_27 at 6718; turn 1919-08; military dice rolled; program r_depart_tcheque of bolshevik
         then leaving czech = 1919-10",
    );
}

/// Czechs of so many steps in Omsk and the rest elsewhere, in the last turn of their withdrawal or before.
fn leaving(omsk: &str, outside: &str, turn: &str) -> String {
    let outside = if outside.is_empty() { String::new() } else { format!("; {outside} at 6718") };
    format!(
        "given nobody else; czech case 2; turn 1919-08; {omsk} at omsk{outside}; recalled czech all to omsk 3 viktor; bolshevik holds kiev
         given turn {turn}; czechs active; initiative bolshevik; level 50; all played; last move white
         "
    )
}

#[test]
fn they_are_gone_when_all_are_in_omsk() {
    check(
        &["N.czechs.21", "N.czechs.21#1", "N.czechs.24", "N.czechs.24#1"],
        &(leaving("viktor cz_1 cz_2 cz_3 cz_4 cz_6", "cz_7", "1919-08")
            + "white: done ; 1 1
         then cz_1 at = omsk
         given cz_7 at omsk; turn 1919-09; czechs active; initiative white; level 50; all played; last move white
         white: done ; 1
         then cz_1 at = withdrawn
         then viktor at = withdrawn
         then level = 48"),
    );
}

#[test]
fn their_hq_has_to_be_in_omsk_too() {
    check(
        &["N.czechs.21#2"],
        &(leaving("cz_1 cz_2 cz_3 cz_4 cz_6", "viktor", "1919-08")
            + "white: done ; 1 1
         then cz_1 at = omsk
         given kichinev_lost in 1918-11; turn 1919-10; czechs active; initiative white; level 50; all played; last move white
         white: done ; 1
         then cz_1 at = withdrawn
         then viktor at = withdrawn
         then level = 45"),
    );
}

#[test]
fn missing_steps_cost_a_point_each_and_a_reduced_unit_is_one() {
    check(
        &["N.czechs.22", "N.czechs.22#1", "N.czechs.23", "N.czechs.23#1"],
        &(leaving("viktor cz_1 cz_2 cz_3 cz_4 cz_6", "", "1919-08")
            + "given cz_6 hits 1
         white: done ; 1
         then cz_1 at = withdrawn
         then level = 48"),
    );
    check(
        &["N.czechs.22#1"],
        &(leaving("viktor cz_1 cz_2 cz_3", "", "1919-08") + "given cz_3 hits 1\n white: done ; 1\n then level = 44"),
    );
}

#[test]
fn whoever_is_left_at_the_end_is_fetched_for_a_point() {
    check(
        &["N.czechs.25", "N.czechs.25#1", "N.czechs.25#2", "N.czechs.24#1"],
        &(leaving("cz_1 cz_2 cz_3 cz_4", "viktor cz_6 cz_7", "1919-10")
            + "white: done ; 1
         then cz_6 at = withdrawn
         then viktor at = withdrawn
         then level = 43"),
    );
}

#[test]
fn bilt_and_the_27th_brigade_stay_with_the_siberians() {
    check(
        &["N.czechs.26", "N.czechs.26#1", "N.czechs.27", "N.czechs.27#1"],
        "given nobody else; no options; czech case 2; viktor cz_1 cz_2 cz_3 cz_4 cz_6 at omsk; cz_bilt cz_27 koltchak at oufa; turn 1919-08
         given bolshevik holds kiev; military dice rolled; program r_depart_tcheque of bolshevik
         given czechs active; initiative bolshevik; level 50; all played; last move white
         white: done ; 1
         then cz_1 at = withdrawn
         then level = 49
         then cz_bilt faction = siberian
         then cz_27 faction = siberian
         given weather north clear; naming white
         white: activate koltchak
         white: command cz_bilt+cz_27",
    );
}

#[test]
fn the_one_attack_is_that_of_the_whole_faction() {
    check(
        &["N.czechs.12", "N.czechs.12#2"],
        "given nobody else; weather north clear; czechs inactive 1; viktor cz_1 at 6718; cz_2 at 6918; b_39 at 6818; viktor leads cz_1; army spent 1; army supplied; segment announce
         white: attack cz_1@6818
         then czechs = inactive 0
         then attack czech 6818 = N.czechs.12",
    );
}
