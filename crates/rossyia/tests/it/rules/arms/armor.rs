//! VIII.C armour.

use super::super::check;

#[test]
fn armour_is_rebuilt_for_three_points() {
    check(
        &["VIII.C.4", "VIII.C.4#1"],
        "given nobody else; v_tank1 at eliminated; naming white
         then rebuild price v_tank1 = 3
         then armor v_tank1 = true
         then armor v_train1 = false",
    );
}
