//! N.baltic.

use super::check;

#[test]
fn whites_enter_the_baltic_countries_and_bolsheviks_only_after_world_revolution() {
    check(
        &["N.baltic.1", "N.baltic.1#1"],
        "given nobody else; weather north clear; youdenitch y_i1 at 1814; youdenitch leads y_i1
         white: march y_i1 1714",
    );
    check(
        &["N.baltic.3", "N.baltic.3#1"],
        "given nobody else; weather north clear; zinoviev b_6 at 1814; zinoviev leads b_6
         bolshevik: march b_6 1714 -> refused X.neutral.1
         given event revolution_mondiale
         bolshevik: march b_6 1714",
    );
}

#[test]
fn baltic_rail_supplies_youdenitch_and_nobody_beside_him_and_the_allies() {
    check(
        &["N.baltic.2", "N.baltic.2#1"],
        "given nobody else; youdenitch at 1815; miller at 1815
         then source youdenitch 1815 = 1
         then source miller 1815 = none",
    );
}
