//! N.turkey.

use super::{check, cites, game};

#[test]
fn its_first_war_leads_to_kars_and_nowhere_else() {
    check(
        &["N.turkey.3", "N.turkey.3#1", "N.turkey.5", "N.turkey.5#1"],
        "given nobody else; turkey at war; event turkey_war_1; karabekir t_i1 t_i2 at kars; turkey holds kars_city; karabekir leads t_i1 t_i2
         white: march t_i1 armenia -> refused N.turkey.5
         white: march t_i1 georgia_2 -> refused N.turkey.5
         white: march t_i1 turkey",
    );
}

#[test]
fn the_turkey_box_supplies_it() {
    check(
        &["N.turkey.4", "N.turkey.4#1"],
        "given nobody else; turkey at war; event turkey_war_1; karabekir t_i1 at kars
         then karabekir condition = supplied
         then source turkey kars = 1",
    );
}

#[test]
fn its_second_war_leads_into_the_caucasus_and_no_farther_than_the_line() {
    check(
        &["N.turkey.11", "N.turkey.11#1", "N.turkey.14", "N.turkey.14#1"],
        "given nobody else; turkey at war; event turkey_war_1; event turkey_war_2; kemal t_i5 at kars; turkey holds kars_city; kemal leads t_i5
         white: march t_i5 georgia_2
         then t_i5 at = georgia_2",
    );
    check(
        &["N.turkey.15", "N.turkey.15#1"],
        "given nobody else; weather south clear; turkey at war; event turkey_war_2; kemal t_i5 at 3860; bolshevik holds armavir; kemal leads t_i5
         white: march t_i5 3859
         white: march t_i5 3858 -> refused X.zone.1
         then attack turkey 3858 = X.zone.1",
    );
}

#[test]
fn a_unit_driven_over_the_line_comes_back() {
    check(
        &["N.turkey.15", "X.zone.1"],
        "given nobody else; weather south clear; turkey at war; event turkey_war_2; kemal t_i5 at 3657; kemal leads t_i5
         white: march t_i5 3656 -> refused X.zone.1
         white: march t_i5 3658
         then t_i5 at = 3658",
    );
}

#[test]
fn its_wars_give_points_that_include_those_of_kars() {
    check(
        &["N.turkey.12", "N.turkey.12#1"],
        "given nobody else; turn 1920-09; invaded armenia; turkey at war; event turkey_war_1; event turkey_war_2; turkey holds kars_city groszny; turkey pr 0; income
         then pr turkey = 6",
    );
    check(
        &["N.turkey.12"],
        "given nobody else; turn 1920-05; turkey at war; event turkey_war_1; turkey holds kars_city; turkey pr 0; income
         then pr turkey = 2",
    );
}

#[test]
fn turks_and_southern_whites_stay_five_hexes_apart() {
    check(
        &["N.turkey.19", "N.turkey.19#1"],
        "given nobody else; weather south clear; turkey at war; event turkey_war_2; t_i5 at 4362; denikine v_i1 at 3861; denikine leads v_i1
         white: march v_i1 3961>4061 -> refused N.turkey.19
         white: march v_i1 3860
         then v_i1 at = 3860",
    );
    check(
        &["N.turkey.19#2"],
        "given nobody else; weather south clear; turkey at war; event turkey_war_2; t_i5 at 4362; denikine v_i1 at 4161; denikine leads v_i1
         white: march v_i1 4162 -> refused N.turkey.19
         white: march v_i1 4061
         then v_i1 at = 4061",
    );
    check(
        &["N.turkey.19"],
        "given nobody else; weather south clear; turkey at peace; t_i5 at 4362; denikine v_i1 at 3861; denikine leads v_i1
         white: march v_i1 3961>4061",
    );
}

#[test]
fn the_turks_keep_what_they_hold() {
    check(
        &["N.turkey.20", "N.turkey.20#1"],
        "given nobody else; turkey holds groszny; denikine v_k1 at 4464; weather south clear; denikine leads v_k1
         white: march v_k1 groszny
         then holder groszny = turkey
         white: cede groszny -> refused N.turkey.20
         then drawn groszny = 1",
    );
}

#[test]
fn half_of_its_army_is_eleven_units() {
    cites(&["N.turkey.17"]);
    let data = game().data();
    let own = data.units.iter().filter(|unit| unit.faction == data.nations.turkey.faction).count();
    assert_eq!(own, 22);
}
