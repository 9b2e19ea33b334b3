//! VII.L, X.advance.1: advance and breakthrough.

use crate::rules::check;

/// A victory at 7334: a Red unit with one step is destroyed, losses fall on the first of the attackers.
fn won(white: &str, first: &str) -> String {
    let attack: Vec<String> = white.split(' ').map(|unit| format!("{unit}@7334")).collect();
    format!(
        "given nobody else; weather north clear; weather south clear; denikine {white} at 7234; b_wilna at 7334; b_wilna hits 1; denikine leads {white}; army spent 3; segment announce
         white: attack {}
         white: resolve 7334 ; 6
         {first}
         then b_wilna at = lost\n",
        attack.join(",")
    )
}

#[test]
fn the_advance_keeps_to_the_stacking_limit() {
    check(
        &["VII.L.2", "VII.L.2#1", "VII.L.1"],
        &format!(
            "{}then limit 7334 = 6
             white: advance v_i1+v_i2+v_i3+v_guard 7334 -> refused VI.A.3
             white: advance v_i1+v_i2+v_i3 7334
             then weight 7334 = 6
             then v_guard at = 7234",
            won("v_i1 v_i2 v_i3 v_guard", "")
        ),
    );
}

#[test]
fn cavalry_goes_on_if_somebody_stays() {
    check(
        &["VII.L.3", "VII.L.3#1", "VII.L.5", "VII.L.5#1", "EX.19"],
        &format!(
            "{}white: advance v_k1 7334>7434 -> refused VII.L.3
             white: advance v_i1 7334
             white: advance v_i1 7434 -> refused VII.L.3
             white: advance v_k1 7334>7434
             white: advance v_k2 7334
             white: advance v_k2 7435
             then v_k1 at = 7434
             then v_k2 at = 7435
             then held 7435 = white",
            won("v_i1 v_k1 v_k2", "")
        ),
    );
    check(
        &["VII.L.3#2"],
        &format!(
            "{}white: advance v_k1 7334>7434 -> refused VII.L.3\n white: advance v_k1 7334\n then v_k1 at = 7334",
            won("v_k1 v_k2", "")
        ),
    );
}

#[test]
fn armour_and_motorized_units_go_on_too() {
    check(
        &["VII.L.6", "VII.L.6#1", "VIII.C.3", "VIII.C.3#1"],
        &format!(
            "{}white: advance v_i1 7334
             white: advance v_tank1 7334>7434
             then v_tank1 at = 7434",
            won("v_i1 v_tank1 v_k1", "")
        ),
    );
}

#[test]
fn nobody_breaks_through_over_a_river_that_the_enemy_holds() {
    check(
        &["VII.L.4", "VII.L.4#1"],
        "given nobody else; weather south clear; denikine v_i1 v_k1 v_k4 at 3551; b_wilna at 3552; b_wilna hits 1; b_37 at 3652; b_38 at 3554; denikine leads v_i1 v_k1 v_k4; army spent 3; segment announce
         white: attack v_i1@3552,v_k1@3552,v_k4@3552
         white: resolve 3552 ; 4
         then b_wilna at = lost
         white: advance v_i1 3552
         white: advance v_k1 3552>3653 -> refused VII.L.4
         white: advance v_k1 3552>3651
         then v_k1 at = 3651",
    );
}

#[test]
fn a_hq_may_go_along_and_a_train_only_by_rail() {
    check(
        &["X.advance.1", "X.advance.1#1", "X.advance.1#2"],
        "given nobody else; weather south clear; denikine v_i1 v_train1 at 3551; b_wilna at 3552; b_wilna hits 1; denikine leads v_i1 v_train1; army spent 3; segment announce
         white: attack v_i1@3552,v_train1@3552
         white: resolve 3552 ; 6
         then b_wilna at = lost
         white: advance v_train1 3552 -> refused X.advance.1
         white: advance denikine 3552 -> refused VII.L.1
         white: advance v_i1+denikine 3552
         then denikine at = 3552",
    );
}
