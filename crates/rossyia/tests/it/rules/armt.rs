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
