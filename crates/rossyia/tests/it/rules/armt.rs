//! V.F, V.G, V.H, V.I: Armt, and what supply means for an activation.

use rossyia::{ArmtColumn, Weather};

use super::{check, cites, game};

#[test]
fn a_supplied_hq_rolls_once_and_keeps_five_at_most() {
    check(
        &["V.F.1", "V.F.1#1", "V.F.2", "V.F.9", "V.F.9#1", "V.F.8", "V.F.6"],
        "given nobody else; weather south mud; stalin at tsaritzin; stalin armt 4; turn 1919-04; naming bolshevik
         bolshevik: activate stalin ; 6
         then stalin armt = 5
         bolshevik: spend 3
         then stalin armt = 2",
    );
}

#[test]
fn the_bonus_is_added_and_the_example_gives_two() {
    cites(&["V.F.6#1", "EX.V.F#2", "V.F.7", "V.F.7#1", "V.F.5", "V.F.5#1"]);
    let table = &game().data().tables.armt;
    let hetman = game().data().hqs.iter().find(|hq| hq.id == "hetman").expect("Hetman");
    assert_eq!(6 + hetman.bonus, 8);
    assert_eq!(table.gained(Weather::Snow, ArmtColumn::TwoOrMore, 8), 2);
    for weather in [Weather::Clear, Weather::Mud, Weather::Snow] {
        for total in 1..=11 {
            let [zero, one, more] = [ArmtColumn::Zero, ArmtColumn::One, ArmtColumn::TwoOrMore]
                .map(|column| table.gained(weather, column, total));
            assert!(zero >= one && one >= more && zero <= 3, "{weather:?} {total}");
        }
    }
}

#[test]
fn what_is_spent_is_at_most_three_and_at_most_what_is_there() {
    check(
        &["V.I.1", "V.I.1#1"],
        "given nobody else; stalin at tsaritzin; stalin armt 5; turn 1919-04; naming bolshevik
         bolshevik: activate stalin ; 1
         bolshevik: spend 4 -> refused V.I.1
         bolshevik: spend 3
         then stalin armt = 2",
    );
    check(
        &["V.I.1#2"],
        "given nobody else; weather south mud; stalin at 4350; stalin armt 1; turn 1919-04; naming bolshevik
         bolshevik: activate stalin ; 1
         then stalin armt = 1
         bolshevik: spend 2 -> refused V.I.1
         bolshevik: spend 1",
    );
}

#[test]
fn a_hq_out_of_supply_gains_nothing_and_may_spend() {
    check(
        &["V.F.10", "V.F.10#1", "V.G.1", "V.G.3", "V.G.3#1", "V.G.4"],
        "given nobody else; stalin at 6703; stalin armt 2; turn 1919-04; naming bolshevik
         then stalin condition = outofsupply
         bolshevik: activate stalin
         then stalin armt = 2
         bolshevik: spend 2
         then stalin armt = 0",
    );
}

#[test]
fn of_a_hq_out_of_supply_one_stack_checks_as_its_owner_chooses() {
    check(
        &["V.G.5", "V.G.5#1", "V.G.6", "V.G.6#1", "V.G.2"],
        "given nobody else; weather north clear; stalin b_18 b_6 b_12 at 6703; b_13 b_14 at 6803; b_15 at 6704; turn 1919-04
         given naming bolshevik
         bolshevik: activate stalin
         bolshevik: command b_18+b_6+b_12+b_13+b_14+b_15
         bolshevik: done
         then segment = attrition
         bolshevik: check 6704 ; 5
         then b_15 hits = 1
         then b_18 hits = 0
         then segment = move",
    );
}

#[test]
fn an_isolated_hq_loses_its_points_and_two_stacks_check() {
    check(
        &["V.H.2", "V.H.3", "V.H.3#1", "V.H.4", "V.H.4#1"],
        "given nobody else; weather north clear; stalin b_18 at 6801; b_13 b_14 at 6802; b_15 b_16 b_17 b_12 at 6901; stalin armt 4
         given turn 1919-04; naming bolshevik
         then stalin condition = isolated
         bolshevik: activate stalin
         bolshevik: command b_18+b_13+b_14+b_15+b_16+b_17+b_12
         bolshevik: done
         then stalin armt = 0
         bolshevik: check 6801 ; 1
         bolshevik: check 6802 ; 1 1
         then segment = move",
    );
    check(
        &["V.H.4#2"],
        "given nobody else; weather north clear; stalin b_18 b_13 at 6801; stalin armt 4; turn 1919-04; naming bolshevik
         bolshevik: activate stalin
         bolshevik: command b_18+b_13
         bolshevik: done ; 1 1
         then segment = move",
    );
}

#[test]
fn attrition_is_final() {
    check(
        &["V.G.7"],
        "given nobody else; weather north snow; stalin b_18 b_kronstadt at 6801; turn 1919-04; naming bolshevik
         bolshevik: activate stalin
         bolshevik: command b_18+b_kronstadt
         bolshevik: done ; 6 1
         then b_18 at = lost
         then b_kronstadt hits = 1",
    );
}

#[test]
fn replacements_cost_one_point_a_step() {
    check(
        &["V.J.1", "V.J.1#1", "V.J.1#2", "V.J.2", "V.J.2#1", "V.J.3", "II.D.8", "II.D.9", "V.I.5", "V.I.5#1"],
        "given nobody else; stalin b_steel b_39 at tsaritzin; b_18 at moscou; stalin armt 1; b_39 hits 2; b_18 hits 1
         given bolshevik pr 1; turn 1919-04; naming bolshevik
         bolshevik: activate stalin
         bolshevik: command b_39
         bolshevik: done ; 1
         bolshevik: spend 1
         bolshevik: replace b_18 1 -> refused V.J.1
         bolshevik: replace b_39 2 -> refused II.D.7
         bolshevik: replace b_39 1
         then b_39 hits = 1
         then pr bolshevik = 0",
    );
}

#[test]
fn nobody_is_restored_in_an_enemy_zoc_but_in_a_major_city() {
    check(
        &["V.I.5#2", "V.J.4", "V.J.4#1"],
        "given nobody else; stalin at tsaritzin; b_39 at 4345; v_i1 at 4344; stalin armt 1; b_39 hits 1; bolshevik pr 3; turn 1919-04
         given naming bolshevik
         bolshevik: activate stalin
         bolshevik: command b_39
         bolshevik: done ; 1
         bolshevik: spend 1
         bolshevik: replace b_39 1 -> refused V.J.4",
    );
    check(
        &["V.J.7", "V.J.7#1"],
        "given nobody else; stalin b_39 at tsaritzin; v_i1 at 4346; stalin armt 1; b_39 hits 1; bolshevik pr 3; turn 1919-04
         given naming bolshevik
         bolshevik: activate stalin
         bolshevik: command b_39
         bolshevik: done ; 1
         bolshevik: spend 1
         bolshevik: replace b_39 1
         then b_39 hits = 0",
    );
}

/// Stalin in supply at Tsaritzin has spent so many points.
fn after_spending(points: u8, then: &str) -> String {
    format!(
        "given nobody else; stalin b_39 at tsaritzin; stalin armt 4; turn 1919-04; naming bolshevik
         bolshevik: activate stalin
         bolshevik: command b_39
         bolshevik: done ; 1
         bolshevik: spend {points}
         {then}"
    )
}

#[test]
fn what_was_spent_governs_what_the_army_may_do() {
    check(
        &["V.I.3", "V.I.4", "V.I.4#2"],
        &after_spending(
            0,
            "then allows rail = false
             then allows air = false
             then allows attacks = 1
             then allows modifier = -1",
        ),
    );
    check(
        &["V.I.6", "V.I.7", "V.I.7#1"],
        &after_spending(
            1,
            "then allows rail = true
             then allows air = true
             then allows attacks = 2
             then allows modifier = 0",
        ),
    );
    check(
        &["V.I.8", "V.I.8#1", "V.I.9", "V.I.9#1"],
        &after_spending(
            2,
            "then allows replacements = true
             then allows rail = true
             then allows air = true
             then allows march = false
             then allows reserve = false
             then allows attacks = any
             then allows modifier = 1",
        ),
    );
    check(
        &["V.I.10", "V.I.10#1", "V.I.11", "V.I.12", "V.I.12#1", "V.I.13"],
        &after_spending(
            3,
            "then allows replacements = true
             then allows rail = true
             then allows air = true
             then allows march = true
             then allows reserve = true
             then allows attacks = any
             then allows modifier = 2",
        ),
    );
}

#[test]
fn out_of_supply_there_is_no_march_and_isolated_hardly_an_attack() {
    check(
        &["V.G.4", "V.G.4#1"],
        "given nobody else; weather north clear; stalin at 6703; stalin armt 3; turn 1919-04; naming bolshevik
         bolshevik: activate stalin
         bolshevik: spend 2
         then allows attacks = any
         then allows modifier = 1
         given stalin at 6703; stalin are not played; stalin armt 3; naming bolshevik
         bolshevik: activate stalin
         bolshevik: spend 3
         then allows modifier = 2
         then allows march = false",
    );
    check(
        &["V.H.5"],
        "given nobody else; weather north clear; stalin at 6801; stalin armt 2; turn 1919-04; naming bolshevik
         bolshevik: activate stalin
         then segment = move
         then allows attacks = 1
         then allows modifier = -1
         then allows rail = false
         then allows replacements = false",
    );
    check(
        &["V.H.7"],
        "given nobody else; weather north clear; stalin at 6801; turn 1919-04; naming bolshevik
         bolshevik: activate stalin
         then segment = move
         then allows attacks = 0",
    );
}

#[test]
fn the_column_is_that_of_the_best_source() {
    check(
        &["V.F.2#1"],
        "given nobody else; siberian holds omsk_city; koltchak at 7433; naming white
         then source siberian 7433 = 6
         then column koltchak = twoormore",
    );
    check(
        &["V.F.2#2"],
        "given nobody else; stalin at tsaritzin; weather south mud; naming white
         then column stalin = zero",
    );
    check(
        &["V.F.2#3"],
        "given nobody else; bolshevik holds tsaritzin rostov kotelnikovo; south holds velikokniajeskaia tikhoretskaia; south rail 4148 4149 4050 4051 3951 3852 3853; nobody bridge don_tchir; denikine at 4147; naming white
         then source kind south 4148 = rail
         then source south 4147 = 2
         then column denikine = twoormore
         given white bridge don_tchir; denikine at 4048
         then source south 4048 = 1
         then column denikine = one",
    );
    check(
        &["V.F.2#4"],
        "given nobody else; miller at mourmansk; miller holds mourmansk_city; naming white
         then column miller = zero",
    );
}

#[test]
fn hetman_draws_armt_from_a_port() {
    check(
        &["V.F.3", "V.F.3#1", "EX.V.F#1", "EX.V.F#3"],
        "given nobody else; hetman at 2253; south holds sebastopol; hetman armt 4; weather south snow; turn 1919-04; naming white
         then source south 2253 = 6
         then hetman condition = supplied
         then column hetman = twoormore
         white: activate hetman ; 6
         then hetman armt = 5",
    );
}

#[test]
fn a_river_brings_armt_to_its_bank_only() {
    check(
        &["V.F.4", "V.F.4#1", "X.river.1#1"],
        "given nobody else; south holds tsaritzin; bolshevik holds saratov kamychine moscou; stalin at 4445; naming white
         then source kind bolshevik 4445 = river
         then column stalin = one
         given v_i1 at 4444; v_i2 at 4643
         then column stalin = twoormore",
    );
    check(
        &["V.F.1#2", "V.F.4#2"],
        "given nobody else; south holds tsaritzin; bolshevik holds saratov kamychine moscou; stalin at 4947; turn 1919-04; naming bolshevik
         then source bolshevik 4947 = 3
         then stalin condition = supplied
         then column stalin = none
         bolshevik: activate stalin
         then segment = move
         then stalin armt = 0",
    );
}

#[test]
fn points_held_and_gained_are_added() {
    check(
        &["V.F.8#1"],
        "given nobody else; stalin at tsaritzin; stalin armt 2; weather south mud; turn 1919-04; naming bolshevik
         bolshevik: activate stalin ; 2
         then stalin armt = 3",
    );
}

#[test]
fn armt_is_not_given_away() {
    check(
        &["V.F.12#1"],
        "given nobody else; denikine hetman at ekaterinodar; denikine armt 2; hetman armt 1; turn 1919-04; naming white
         white: activate denikine ; 1
         white: give hetman -> refused V.F.12
         then hetman armt = 1",
    );
}

#[test]
fn no_unit_of_a_hq_out_of_supply_marches() {
    check(
        &["V.G.2#1"],
        "given nobody else; weather north clear; stalin b_18 b_6 at 6703; b_13 b_14 at 6803; b_15 at 6704; stalin armt 3; turn 1919-04; naming bolshevik
         bolshevik: activate stalin
         bolshevik: command b_18+b_6+b_13+b_14+b_15
         bolshevik: done
         bolshevik: check 6704 ; 1
         bolshevik: spend 3
         bolshevik: done
         bolshevik: force b_18 6604 -> refused VI.E.1
         bolshevik: force b_15 6604 -> refused VI.E.1",
    );
}

#[test]
fn who_is_lost_by_attrition_is_not_rebuilt() {
    check(
        &["V.G.7#1", "V.K.1#2"],
        "given nobody else; weather north snow; koltchak s_guard1 at 6801; turn 1919-04; naming white
         white: activate koltchak
         white: command s_guard1
         white: done ; 6
         then s_guard1 at = lost
         given koltchak at perm; siberian holds perm omsk_city iekaterinbourg; siberian pr 11; koltchak leads; army spent 1; army supplied; segment replace
         white: rebuild s_guard1 perm -> refused V.K.1",
    );
}

#[test]
fn dzerjinski_and_the_rest_of_his_army_move_and_do_not_attack() {
    check(
        &["EX.V.H#2", "V.H.2#1", "V.H.7#1"],
        "given nobody else; weather north clear; dzerjinski b_18 b_6 b_9 at 6801; v_i1 at 6803; turn 1919-04; naming bolshevik
         then dzerjinski condition = isolated
         bolshevik: activate dzerjinski
         bolshevik: command b_18+b_6+b_9
         bolshevik: done ; 2 1 6
         then b_18 hits = 1
         then b_6 hits = 1
         then b_9 at = lost
         bolshevik: march b_18 6802
         then zoc white 6802 = 1
         then allows attacks = 0
         bolshevik: done
         then phase = whoisfirst",
    );
}

#[test]
fn an_isolated_army_without_armt_does_not_attack_beside_another_that_may() {
    check(
        &["V.H.7#1"],
        "given nobody else; weather north clear; weather south clear; dzerjinski at 6801; b_18 at 6802; v_i1 at 6803; turn 1919-04
         given stalin at tsaritzin; b_39 at 4246; v_i2 at 4345; dzerjinski leads b_18; joint stalin b_39; segment announce
         bolshevik: attack b_18@6803 -> refused V.H.7
         bolshevik: attack b_39@4345
         then combats = 1",
    );
}

#[test]
fn a_restored_unit_moves_and_fights() {
    check(
        &["V.J.6", "V.J.6#1"],
        "given nobody else; weather south clear; stalin b_39 b_18 b_6 at tsaritzin; v_i1 at 4345; stalin armt 2; b_39 hits 2; bolshevik pr 2; turn 1919-04; naming bolshevik
         bolshevik: activate stalin
         bolshevik: command b_39+b_18+b_6
         bolshevik: done ; 1
         bolshevik: spend 2
         bolshevik: replace b_39 2
         bolshevik: done
         bolshevik: march b_39+b_18 4246
         bolshevik: done
         bolshevik: attack b_39@4345,b_18@4345
         then combats = 1",
    );
}

#[test]
fn tchoukatchevski_escapes_from_kazan() {
    check(
        &["EX.V.I", "EX.V.I#1", "EX.V.I#2"],
        "given nobody else; weather north clear; tchoukatchevski b_18 b_6 b_9 at kazan; s_i1 at 5024; b_18 hits 1; b_6 hits 2; bolshevik pr 3; bolshevik points 9; tchoukatchevski leads b_18 b_6 b_9; army supplied; army spent 3; segment replace
         then zoc white kazan = 0
         bolshevik: replace b_18 1
         bolshevik: replace b_6 2
         then pr bolshevik = 0
         bolshevik: done
         then marching b_18 = 12
         bolshevik: force b_18 4923>4823
         bolshevik: rail b_6 4824>4825>4726
         then b_18 at = 4823
         then b_6 at = 4726",
    );
}

#[test]
fn a_unit_in_rostov_is_restored_without_a_hq() {
    check(
        &["EX.V.J", "EX.V.J#1", "EX.V.J#2"],
        "given nobody else; turn 1918-11; weather south mud; b_18 at rostov; b_18 hits 2; bolshevik pr 2; denikine v_i1 at 3453; last replacements bolshevik
         then zoc white rostov = 0
         bolshevik: replace b_18 2
         then b_18 hits = 0
         then pr bolshevik = 0",
    );
}

#[test]
fn nobody_gives_armt_to_a_hq_that_is_cut_off() {
    check(
        &["V.F.10#2", "N.czechs.15"],
        "given nobody else; czechs inactive 0; koltchak at 4246; bolshevik holds tsaritzin rostov; viktor cz_1 at iekaterinbourg; viktor armt 3; koltchak armt 1; viktor leads cz_1; spending
         then koltchak condition = outofsupply
         white: give koltchak -> refused V.F.10
         then viktor armt = 3",
    );
}
