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
         bolshevik: march b_6 1714 -> refused N.baltic.3
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

#[test]
fn after_world_revolution_balts_obey_youdenitch_and_the_allies() {
    check(
        &["N.baltic.4", "N.baltic.4#1"],
        "given nobody else; no options; turn 1919-09; youdenitch y_i1 at narva; ba_e1 at to_come; ba_e2 at narva
         then ba_e2 obeys youdenitch = false
         given program r_revolution_mondiale of bolshevik
         then ba_e1 at = 1509
         then ba_e2 obeys youdenitch = true
         then ba_e2 obeys allies = true
         then ba_e2 obeys south = false
         given weather north clear; naming white
         white: activate youdenitch
         white: command y_i1+ba_e2",
    );
}
