//! 3.0 The sequence of play.

use super::check;

#[test]
fn a_turn_runs_through_its_phases_in_order() {
    for edition in ["renovated", "original"] {
        check(
            &["3.0.a", "3.0.a#1", "3.0.k", "3.0.k#1", "3.0.m"],
            &format!(
                "
            given non_historical; edition {edition}; nobody else; us_339_a at 3607; turn 1; next turn
            then turn = 2
            then phase = operations
            then phasing = allied
            allied: done
            then phase = operations
            then phasing = red
            red: done
            then phase = movement
            then phasing = allied
            allied: done
            then phase = declare
            then phasing = allied
            allied: done
            then phase = movement
            then phasing = red
            red: done
            then phase = declare
            then phasing = red
            then turn = 2
            red: done ; 5
            then us_339_a steps = 1
            then turn = 3
            then phase = operations"
            ),
        );
    }
}

#[test]
fn after_the_last_turn_victory_is_assessed() {
    check(
        &["3.0.a", "3.0.a#2"],
        "
        given non_historical; nobody else; turn 14; combat red
        red: done
        then turn = 15
        then winner = undecided
        given combat red
        red: done
        then phase = over
        then asked =
        then winner = red",
    );
}

#[test]
fn the_turn_marker_advances() {
    check(
        &["3.0.m", "3.0.m#1"],
        "
        given non_historical; nobody else; turn 4; combat red
        then turn = 4
        red: done
        then turn = 5",
    );
}

#[test]
fn an_action_out_of_sequence_is_illegal() {
    check(
        &["3.0.b", "3.0.b#1"],
        "
        given non_historical; nobody else; turn 1; us_339_a at 3507; combat allied
        allied: march us_339_a 3407 -> refused 3.0.b",
    );
    check(
        &["3.0.b", "3.0.b#2"],
        "
        given non_historical; nobody else; turn 1; us_339_a at 3507; red_bn_4 at 3407; movement allied
        red: attack 3507 red_bn_4 -> refused engine-not-asked
        allied: attack 3407 us_339_a -> refused 3.0.b
        red: march red_bn_4 3307 -> refused engine-not-asked
        red: done -> refused engine-not-asked
        allied: resolve 3407 -> refused 3.0.b
        then red_bn_4 at = 3407
        then us_339_a at = 3507",
    );
}

#[test]
fn whoever_wants_to_do_nothing_passes() {
    for edition in ["renovated", "original"] {
        check(
            &["3.0.c", "3.0.c#1"],
            &format!(
                "
            given non_historical; edition {edition}; nobody else; turn 2; red_bn_4 at 3107; movement red
            red: done
            then phase = declare
            then phasing = red"
            ),
        );
    }
}

#[test]
fn penalties_cannot_be_passed_over() {
    check(
        &["3.0.c", "3.0.c#2"],
        "
        given non_historical; nobody else; turn 2; us_339_a at 3607; combat red
        allied: done -> refused engine-not-asked
        red: done ; 6
        then us_339_a steps = 1",
    );
    // A battle that is announced is fought, and its losses are taken.
    check(
        &["3.0.c"],
        "
        given non_historical; nobody else; turn 1; us_339_a us_339_b us_339_c us_339_d at 3307
        given red_bn_4 red_bn_5 at 3207; combat allied
        allied: attack 3207 us_339_a+us_339_b+us_339_c+us_339_d
        allied: done
        allied: done -> refused 3.0.c
        allied: resolve 3207 ; 6
        then prompt = elope-ask-losses
        red: done -> refused 3.0.c
        red: lose red_bn_4:1",
    );
}

#[test]
fn supply_points_are_added_to_what_is_left_and_can_be_used_at_once() {
    check(
        &["3.0.d", "3.0.d#1"],
        "
        given non_historical; nobody else; turn 1; points allied 2; points red 30; next turn
        then points allied = 6
        then points red = 32",
    );
    check(
        &["3.0.d", "3.0.d#2"],
        "
        given non_historical; nobody else; turn 1; points allied 0; next turn
        allied: depot archangel mobile
        then points allied = 2
        then al_depot_1 at = 4707",
    );
}

#[test]
fn depots_and_replacements_belong_to_the_mutual_operations_phase() {
    check(
        &["3.0.e", "3.0.e#1"],
        "
        given non_historical; nobody else; turn 2; points allied 9; us_339_a us_339_1_hq at 4707; us_339_a are reduced
        given movement allied
        allied: depot archangel mobile -> refused 3.0.e
        allied: rebuild us_339_a -> refused 3.0.e
        red: depot konoscha mobile -> refused engine-not-asked",
    );
    check(
        &["3.0.e", "3.0.e#2"],
        "
        given non_historical; nobody else; turn 2; points red 3; red_bn_4 red_18_hq at 2705; red_bn_4 are reduced
        given operations allied
        red: depot konoscha static -> refused engine-not-asked
        allied: done
        red: depot konoscha static
        red: rebuild red_bn_4
        then points red = 1
        then red_bn_4 steps = 2",
    );
}

#[test]
fn conditions_at_the_start_of_the_phase_govern_its_movement() {
    // Without a depot: half the allowance, wherever a depot goes afterwards.
    check(
        &["3.0.f", "3.0.f#1"],
        "
        given non_historical; nobody else; turn 2; us_339_a us_339_1_hq at 3507; al_depot_1 at 4307; movement allied
        then us_339_a condition = os
        allied: march al_depot_1 4207>4107>4007>3907>3807>3707>3607
        then us_339_a left = 6
        allied: march us_339_a 3407>3307>3207>3107>3007>3006>2906 -> refused 4.3.a
        allied: march us_339_a 3407>3307>3207>3107>3007>3006",
    );
    check(
        &["3.0.f", "3.0.f#2"],
        "
        given non_historical; nobody else; turn 2; us_339_a us_339_1_hq al_depot_1 at 3507; movement allied
        then us_339_a condition = normal
        allied: march us_339_a 3407>3307>3207>3107>3007>3006
        then us_339_a left = 6
        allied: march us_339_a 2906>2805>2705
        then us_339_a left = 2",
    );
}

#[test]
fn reinforcements_come_in_their_owners_movement_phase() {
    for edition in ["renovated", "original"] {
        check(
            &["3.0.i", "3.0.i#1", "3.0.i#2"],
            &format!(
                "
            given non_historical; edition {edition}; turn 1; next turn
            then us_339_a at = to_come
            then phase = operations
            allied: done
            then us_339_a at = to_come
            red: done
            then us_339_a at = 4707
            then phase = movement
            then phasing = allied
            allied: march us_339_a 4607>4507
            then us_339_a at = 4507"
            ),
        );
    }
}

#[test]
fn attacks_are_made_in_the_combat_phase() {
    check(
        &["3.0.j", "3.0.j#1"],
        "
        given non_historical; nobody else; turn 1; us_339_a at 3507; red_bn_4 at 3407; combat allied
        allied: attack 3407 us_339_a
        red: attack 3507 red_bn_4 -> refused engine-not-asked
        allied: done
        then phase = resolve",
    );
}

#[test]
fn the_red_player_turn_mirrors_the_allied_one() {
    check(
        &["3.0.k", "3.0.k#1"],
        "
        given non_historical; nobody else; turn 1; us_339_a at 3507; red_bn_4 at 3407; combat allied
        allied: done
        then phase = movement
        then phasing = red
        red: march red_bn_4 3408
        red: done
        red: attack 3507 red_bn_4 -> refused 7.0.a
        red: done ; 1
        then turn = 2",
    );
}

#[test]
fn only_units_out_of_supply_roll_for_survival() {
    check(
        &["3.0.l", "3.0.l#1"],
        "
        given non_historical; nobody else; turn 2; red_bn_4 at 1006; combat red
        red: done
        then red_bn_4 steps = 2
        then turn = 3",
    );
    check(
        &["AID.seq.e", "AID.seq.e#1"],
        "
        given non_historical; nobody else; turn 2; red_bn_4 red_bn_5 red_bn_8 at 1006; us_339_a at 3607; combat red
        red: done ; 3
        then us_339_a steps = 2",
    );
}

#[test]
fn shelter_helps_to_survive_the_best_one_counts() {
    for edition in ["renovated", "original"] {
        let situation = format!("given non_historical; edition {edition}; nobody else; turn 2; combat red");
        check(
            &["3.0.l", "3.0.l#2"],
            &format!(
                "{situation}
            given fr_21_a at 2021
            red: done ; 5
            then fr_21_a steps = 2"
            ),
        );
        check(
            &["3.0.l"],
            &format!(
                "{situation}
            given fr_21_a at 2021
            red: done ; 6
            then fr_21_a steps = 1"
            ),
        );
        check(
            &["3.0.l", "3.0.l#3"],
            &format!(
                "{situation}
            given fr_21_a at 3112; hasty 3112
            red: done ; 5
            then fr_21_a steps = 1"
            ),
        );
        for shelter in ["hasty 3607", "fort 3607"] {
            check(
                &["3.0.l", "AID.seq.e"],
                &format!(
                    "{situation}
                given fr_21_a at 3607; {shelter}
                red: done ; 4
                then fr_21_a steps = 2"
                ),
            );
        }
    }
}

#[test]
fn the_dvina_is_rolled_for_in_october_after_depots_and_replacements() {
    for edition in ["renovated", "original"] {
        check(
            &["AID.seq.a", "AID.seq.a#1"],
            &format!(
                "
            given non_historical; edition {edition}; nobody else; turn 2; points red 1; next turn
            then turn = 3
            allied: done
            then ice = false
            red: depot kotlas mobile
            red: done ; 3
            then ice = true
            then weather = snow
            then phase = movement
            then phasing = allied"
            ),
        );
    }
    check(
        &["AID.seq.a", "AID.seq.a#2"],
        "
        given non_historical; nobody else; turn 1; points allied 0; points red 0; next turn
        then points allied = 4
        allied: depot archangel mobile
        then points allied = 2
        allied: done
        then points red = 2
        red: depot konoscha mobile
        red: depot kotlas mobile
        then points red = 0
        red: done
        then phase = movement
        then ice = false",
    );
}

#[test]
fn a_unit_is_rebuilt_beside_an_hq_away_from_the_enemy() {
    for edition in ["renovated", "original"] {
        let situation = format!(
            "given non_historical; edition {edition}; nobody else; turn 2; points allied 1
            given us_339_a us_339_2_hq at 3507; us_339_a are reduced; operations allied"
        );
        check(
            &["AID.seq.b", "AID.seq.b#1"],
            &format!(
                "{situation}
            given red_bn_4 at 3307
            allied: rebuild us_339_a
            then us_339_a steps = 2
            then points allied = 0"
            ),
        );
        check(
            &["AID.seq.b", "AID.seq.b#2"],
            &format!(
                "{situation}
            given red_bn_4 at 3407
            allied: rebuild us_339_a -> refused 13.32
            then us_339_a steps = 1"
            ),
        );
        check(
            &["AID.seq.b"],
            &format!(
                "{situation}
            given us_339_2_hq at 3607
            allied: rebuild us_339_a -> refused 13.32"
            ),
        );
    }
}

#[test]
fn conditions_are_checked_before_reinforcements_come() {
    // The staff from the box would have brought the battalion into supply and communications.
    check(
        &["AID.seq.c", "AID.seq.c#1"],
        "
        given non_historical; nobody else; turn 5; red_bn_4 at 1106; red_18_hq at vologda_box; combat allied
        allied: done
        then red_18_hq at = 1006
        then red_bn_4 condition = os oc
        then red_bn_4 left = 3",
    );
}

#[test]
fn red_reinforcements_choose_between_the_box_and_kotlas() {
    let situation = "
        given non_historical; nobody else; turn 10; red_misc red_cav_3 at to_come; combat allied
        allied: done
        then red_misc at = due
        then red_cav_3 at = due";
    check(
        &["AID.seq.c", "AID.seq.c#2"],
        &format!(
            "{situation}
        red: enter red_misc konoscha -> refused 13.12
        red: enter red_misc plesetskaya -> refused 13.12
        red: enter red_misc kotlas
        red: enter red_misc vologda_box -> refused 13.12
        red: enter red_cav_3 vologda_box
        then red_misc at = 1248
        then red_cav_3 at = vologda_box"
        ),
    );
}

#[test]
fn all_attacks_are_announced_before_the_first_is_resolved() {
    let situation = "
        given non_historical; nobody else; turn 1; us_339_a us_339_b at 3507; us_339_c at 3607; al_depot_1 at 3707
        given red_bn_4 at 3407; red_bn_5 at 3508; red_bn_8 at 3608; combat allied
        allied: attack 3407 us_339_a
        allied: attack 3508 us_339_b
        allied: done
        allied: resolve 3407
        then prompt = elope-ask-depots
        allied: supply nothing ; 1";
    check(
        &["AID.seq.d", "AID.seq.d#1"],
        &format!(
            "{situation}
        allied: attack 3608 us_339_c -> refused AID.seq.d"
        ),
    );
    check(
        &["AID.seq.d", "AID.seq.d#2"],
        &format!(
            "{situation}
        then phase = resolve
        then al_depot_1 at = 3707
        allied: resolve 3508
        then prompt = elope-ask-depots
        allied: supply al_depot_1 ; 3
        then al_depot_1 at = lost"
        ),
    );
}

#[test]
fn in_the_original_edition_the_defender_decides_on_depots_after_the_attacker() {
    check(
        &["AID.seq.d"],
        "
        given non_historical; edition original; nobody else; turn 1; us_339_a at 3307; al_depot_1 at 3507
        given red_bn_4 at 3207; red_18_hq red_depot_1 at 3006; combat allied
        allied: attack 3207 us_339_a
        allied: done
        allied: resolve 3207
        then asked = allied
        allied: supply al_depot_1
        then asked = red
        then prompt = elope-ask-depots-defence
        red: supply nothing ; 3
        then red_depot_1 at = 3006",
    );
}

#[test]
fn gunboats_fight_in_the_movement_phase_before_anything_else_moves() {
    check(
        &["3.0.g", "3.0.g#1", "15.6.a"],
        "
        given nobody else; turn 2; al_gb_advokat at 3715/NE; red_gb_1 at 3615/NE; us_339_a at 3507
        given movement allied
        allied: sail al_gb_advokat 3715/SE>3715/NE ; 6 3 -> pauses, rest sail al_gb_advokat 3715/NE
        then phase = movement
        then al_gb_advokat at = 3715/SE
        then red_gb_1 at = 3615/SE
        allied: march us_339_a 3607
        given movement allied; al_gb_advokat at 3715/NE; red_gb_1 at 3615/NE
        allied: sail al_gb_advokat 3715/SE>3715/NE ; 1 5
        then al_gb_advokat at = lost",
    );
}
