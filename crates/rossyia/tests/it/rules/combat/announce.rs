//! VII.A, VII.C, VII.D, X.combat.1, X.combat.2: combats announced as a set.

use crate::rules::check;

/// Three lonely pairs in the open.
const THREE: &str = "given nobody else; weather north clear; weather south clear; denikine v_i1 at 7230; v_i2 at 7234; v_i3 at 7238; b_18 at 7330; b_6 at 7334; b_9 at 7338; denikine leads v_i1 v_i2 v_i3; army spent 2; segment announce\n";

fn three_check(cites: &[&str], script: &str) {
    check(cites, &format!("{THREE}{script}"));
}

#[test]
fn combats_are_announced_together_and_resolved_in_any_order() {
    three_check(
        &["VII.A.1", "VII.A.1#1", "VII.A.1#2"],
        "then asked = white
         white: attack v_i1@7330,v_i2@7334,v_i3@7338
         then combats = 3
         white: resolve 7334 ; 4
         then asked = bolshevik
         white: attack v_i1@7330 -> refused engine-not-asked
         bolshevik: stand
         white: done
         then combats = 2
         white: attack v_i1@7330 -> refused VII.A.1
         white: resolve 7334 -> refused VII.A.1
         white: resolve 7330 ; 4",
    );
}

#[test]
fn a_set_that_breaks_one_rule_is_refused_as_a_whole() {
    three_check(
        &["VII.A.1#3"],
        "given b_12 at 7339
         white: attack v_i1@7330,v_i3@7338 -> refused VII.A.3
         then combats = 0
         then segment = announce
         then v_i1 attacked = false",
    );
}

#[test]
fn attacking_is_voluntary_and_the_enemy_is_next_to_it() {
    three_check(
        &["VII.A.2", "VII.A.2#1", "VII.A.2#2"],
        "white: attack v_i1@7334 -> refused VII.A.2
         white: attack v_i1@7331 -> refused VII.A.2
         white: attack ()
         then segment = none
         then b_18 hits = 0",
    );
    three_check(&["VII.A.2#1"], "white: done\n then v_i1 hits = 0");
}

#[test]
fn every_stack_whose_zone_covers_the_attackers_is_attacked() {
    check(
        &["VII.A.3", "VII.A.3#1", "VII.A.4", "VII.A.4#1"],
        "given nobody else; weather south clear; weather north clear; denikine v_i1 v_i2 at 7234; b_18 at 7333; b_6 at 7334; b_9 at 7335; denikine leads v_i1 v_i2; army supplied; army spent 2; segment announce
         then duties v_i1@7333 v_i2@7333 = 7334, 7335
         white: attack v_i1@7333,v_i2@7333 -> refused VII.A.3
         given b_18 at pool; b_6 at 7233; b_9 at 7335; b_12 at 7337; v_i3 v_drozd at 7236; denikine leads v_i1 v_i2 v_i3 v_drozd; army supplied; army spent 2; segment announce
         then duties v_i1@7233 v_i3@7335 = 7337
         white: attack v_i1@7233,v_i2@7233,v_i3@7335 -> refused VII.A.3
         white: attack v_i1@7233,v_i2@7233,v_i3@7335,v_drozd@7337
         then combats = 3",
    );
}

#[test]
fn no_zone_reaches_into_a_major_city_so_nothing_is_owed_there() {
    check(
        &["VII.A.5", "VII.A.5#1"],
        "given nobody else; weather north clear; denikine v_i1 v_i2 v_guard at kazan; b_18 at 5023; b_6 at 5024; b_9 at 4923; denikine leads v_i1 v_i2 v_guard; army supplied; army spent 2; segment announce
         then duties v_i1@5023 = none
         white: attack v_i1@5023,v_i2@5023
         then combats = 1",
    );
}

#[test]
fn a_stack_may_split_in_groups() {
    check(
        &["VII.A.6", "VII.A.6#1"],
        "given nobody else; weather north clear; weather south clear; denikine v_i1 v_i2 v_i3 at 7234; b_18 at 7334; b_6 at 7134; denikine leads v_i1 v_i2 v_i3; army supplied; army spent 2; segment announce
         white: attack v_i1@7334,v_i2@7334,v_i3@7134
         then combats = 2",
    );
}

#[test]
fn armt_limits_the_number_of_attacks() {
    three_check(
        &["VII.A.7", "V.I.4", "V.I.4#1", "V.I.7", "V.I.7#2"],
        "given army spent 0
         white: attack v_i1@7330,v_i2@7334 -> refused V.I.4
         given army spent 1
         white: attack v_i1@7330,v_i2@7334,v_i3@7338 -> refused V.I.7
         white: attack v_i1@7330,v_i2@7334
         then combats = 2",
    );
    check(
        &["VII.A.7#1", "V.I.4#1"],
        "given nobody else; weather north clear; weather south clear; denikine v_i1 v_i2 v_guard at 7234; b_18 at 7333; b_6 at 7334; b_9 at 7335; denikine leads v_i1 v_i2 v_guard; army supplied; army spent 1; segment announce
         white: attack v_i1@7333,v_i2@7334,v_guard@7335 -> refused V.I.7
         white: attack v_i1@7333,v_i2@7334 -> refused VII.A.3
         given b_18 at pool; b_9 at pool; v_i2 at 7333; army spent 0
         white: attack v_i1@7334,v_i2@7334 -> refused V.I.4
         white: attack v_i1@7334
         then combats = 1",
    );
}

#[test]
fn two_armt_and_more_allow_any_number_and_add_to_each_die() {
    three_check(
        &["V.I.9", "V.I.9#1", "V.I.12", "V.I.12#1", "V.I.7#1", "V.I.4#2", "VII.G.4", "VII.G.4#1"],
        "then modifier v_i1 vs 7330 = 1
         then modifier v_i2 vs 7334 = 1
         white: attack v_i1@7330,v_i2@7334,v_i3@7338
         then combats = 3
         given army spent 3
         then modifier v_i1 vs 7330 = 2
         then modifier v_i3 vs 7338 = 2
         given army spent 1
         then modifier v_i1 vs 7330 = 0
         given army spent 0
         then modifier v_i1 vs 7330 = -1",
    );
}

#[test]
fn an_isolated_hq_that_had_armt_makes_one_attack_at_minus_one() {
    three_check(
        &["V.H.5", "V.H.5#1"],
        "given army isolated; army had armt; army spent 0
         then modifier v_i1 vs 7330 = -1
         white: attack v_i1@7330,v_i2@7334 -> refused V.H.5
         white: attack v_i1@7330
         then combats = 1",
    );
}

#[test]
fn whoever_attacks_over_a_major_river_attacks_all_beyond_it() {
    check(
        &["VII.A.8", "VII.A.8#1", "EX.3", "EX.3#1"],
        "given nobody else; weather south mud; turn 1918-12; denikine v_guard v_i1 v_i2 at 3653; b_cav4 at 3552; b_cav3 at 3652; denikine leads v_guard v_i1 v_i2; army spent 3; segment announce
         then bank 3653 3552 = majorriver
         then zoc bolshevik 3653 = 0
         then duties v_guard@3552 = 3652 river
         white: attack v_guard@3552,v_i1@3552,v_i2@3552 -> refused VII.A.8
         white: attack v_guard@3552,v_i1@3652,v_i2@3652
         then combats = 2",
    );
}

#[test]
fn a_unit_attacks_once_in_a_turn() {
    three_check(
        &["VII.A.9", "VII.A.9#1"],
        "given v_i1 attacked
         white: attack v_i1@7330 -> refused VII.A.9
         white: attack v_i2@7334,v_i2@7334 -> refused VII.A.9
         white: attack v_i2@7334",
    );
}

#[test]
fn the_odds_reach_the_leftmost_column() {
    check(
        &["VII.A.10", "VII.A.10#1", "VII.A.10#2", "VII.E.8", "VII.E.8#1", "VII.E.8#2"],
        "then odds of 4 10 clear = refused
         then odds of 5 10 clear = 1-2
         then odds of 16 11 city = refused
         then odds of 49 100 clear = refused
         then odds of 50 100 clear = 1-2
         then odds of 99 100 clear = 1-2
         then odds of 100 100 clear = 1-1
         then odds of 75 100 rough = refused
         then odds of 75 100 rough shifted 2 = refused
         then odds of 16 11 city shifted 1 = 3-2
         then odds of 100 100 rough shifted -1 = refused
         given nobody else; weather north clear; weather south clear; denikine v_pl1 at 7234; b_24 b_25 at 7334; denikine leads v_pl1; army spent 2; segment announce
         white: attack v_pl1@7334 -> refused VII.A.10
         given v_i1 at 7234; b_25 at 4950; b_24 at 7334; denikine leads v_pl1 v_i1; army spent 2; segment announce
         white: attack v_i1@7334,v_pl1@7334",
    );
}

#[test]
fn a_stack_attacked_before_is_ignored_and_not_attacked_again() {
    check(
        &["VII.A.11", "VII.A.11#1", "VII.A.12", "VII.A.12#1", "VII.D.1", "VII.D.1#1", "VII.D.2", "VII.D.2#1"],
        "given nobody else; weather north clear; weather south clear; viktor cz_1 cz_2 at 7234; b_18 at 7334; b_6 at 7134; b_6 were attacked; viktor leads cz_1 cz_2; army supplied; army spent 2; segment announce
         then duties cz_1@7334 = none
         white: attack cz_1@7134,cz_2@7334 -> refused VII.A.12
         given b_9 at 7134
         white: attack cz_1@7134,cz_2@7334 -> refused VII.A.12
         white: attack cz_1@7334,cz_2@7334
         then combats = 1",
    );
}

#[test]
fn reserves_are_not_bound_by_earlier_attacks() {
    check(
        &["VII.D.3", "VII.D.3#1", "VII.M.7", "VII.M.7#1", "VII.M.8", "VII.M.8#1", "EX.9", "EX.9#1"],
        "given nobody else; weather north clear; weather south clear; turn 1918-12; viktor cz_1 cz_2 at 7234; b_18 at 7334; b_6 at 7134; b_6 were attacked; viktor leads cz_1 cz_2; army supplied; army spent 3; segment announce
         white: attack cz_1@7134,cz_2@7334 -> refused VII.A.12
         given cz_1 cz_2 in reserve; segment reserve announce
         white: attack cz_1@7334,cz_2@7334
         then combats = 1
         given viktor leads cz_1 cz_2; army supplied; army spent 3; cz_1 cz_2 in reserve; segment reserve announce
         white: attack cz_1@7134,cz_2@7334
         then combats = 2",
    );
}

#[test]
fn a_hex_is_attacked_as_a_whole_by_all_who_attack_it() {
    check(
        &["X.combat.1", "X.combat.1#1", "X.combat.1#2"],
        "given nobody else; weather north clear; weather south clear; denikine v_i1 at 7234; v_i2 at 7333; b_18 b_6 at 7334; denikine leads v_i1 v_i2; army spent 2; segment announce
         then attack v_i1 v_i2 vs 7334 = 10
         then defence v_i1 v_i2 vs 7334 = 9
         white: attack v_i1@7334,v_i2@7334
         then combats = 1",
    );
}

#[test]
fn units_of_the_activation_attack_but_not_those_that_marched() {
    three_check(
        &["X.combat.2", "X.combat.2#1", "X.combat.2#2", "VI.E.4", "VI.E.4#1"],
        "given v_drozd at 7238; denikine leads v_i1 v_i2 v_i3; army spent 2; v_i1 railed; v_i2 marched; segment announce
         white: attack v_drozd@7338,v_i3@7338 -> refused X.combat.2
         white: attack v_i2@7334 -> refused VI.E.4
         white: attack v_i1@7330",
    );
}

#[test]
fn a_train_rams_one_hex_alone_and_owes_nothing_else() {
    check(
        &["VIII.A.13", "VIII.A.13#1", "VIII.A.14", "VIII.A.14#1", "VIII.A.15", "VIII.A.15#1"],
        "given nobody else; weather south clear; denikine v_train1 v_i1 v_i2 at 3551; v_i3 at 3550; b_18 at 3552; b_6 at 3651; b_9 at 3450; denikine leads v_train1 v_i1 v_i2 v_i3; army supplied; army spent 3; segment announce
         then duties v_i1@3552 = 3651, 3450
         then rail at 3651 = false
         white: attack v_train1@3651,v_i1@3651,v_i2@3651,v_i3@3651 -> refused VIII.A.15
         white: attack v_train1@3651,v_i1@3651,v_i2@3552 -> refused VIII.A.15
         white: attack v_train1@3651,v_i1@3651,v_i2@3651
         then combats = 1",
    );
}

#[test]
fn a_set_is_proposed_that_meets_its_duties() {
    check(
        &["VII.A.3", "VII.A.6"],
        "given nobody else; weather north clear; weather south clear; denikine v_i1 v_i2 v_guard at 7234; b_dvina at 7334; b_vologda at 7134; denikine leads v_i1 v_i2 v_guard; army spent 2; army supplied; segment announce
         then proposal = 2
         then can attack = true",
    );
}

#[test]
fn absurd_sets_are_refused() {
    three_check(
        &["VII.A.1"],
        "white: attack denikine@7330 -> refused V.C.7
         white: attack b_18@7230 -> refused X.combat.2
         white: attack v_i1@omsk -> refused VIII.D.9
         then segment = announce",
    );
}

#[test]
fn a_hq_alone_is_eliminated_without_a_die() {
    check(
        &["V.C.9", "V.C.9#1"],
        "given nobody else; weather north clear; weather south clear; denikine v_i1 at 7234; stalin at 7334; denikine leads v_i1; army spent 2; segment announce
         white: attack v_i1@7334
         white: resolve 7334
         then stalin at = eliminated
         white: advance v_i1 7334
         then v_i1 at = 7334",
    );
}
