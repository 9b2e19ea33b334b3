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
         white: march t_i5 3858 -> refused N.turkey.15
         then attack turkey 3858 = N.turkey.15",
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
fn nor_do_trains_bring_them_nearer() {
    check(
        &["N.turkey.19#3"],
        "given nobody else; turkey at war; event turkey_war_2; t_i5 at 4364; denikine v_i1 at 3860; south holds armavir piatigorsk; south rail 3760 3860 3961 4061 4062; south points 9; denikine leads v_i1; army spent 1; army supplied
         white: rail v_i1 3961>4061>4062 -> refused N.turkey.19
         white: rail v_i1 3961",
    );
    check(
        &["N.turkey.19#3"],
        "given nobody else; turkey at war; event turkey_war_2; v_i1 at 4162; kemal t_i5 at groszny; turkey holds groszny; turkey rail 4465 4364 4363 4464 4564; turkey points 9; kemal leads t_i5; army spent 1; army supplied
         white: rail t_i5 4464>4465>4364 -> refused N.turkey.19",
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

#[test]
fn the_option_brings_turkey_into_a_first_war_and_goes_back_to_the_pool() {
    check(
        &["N.turkey.1", "N.turkey.2", "N.turkey.2#1"],
        "given nobody else; no options; turn 1920-04; karabekir t_i1 at to_come; white hand w_offensive_turquie 1; playing white
         white: play w_offensive_turquie
         then at war turkey = true
         then karabekir at = turkey
         then count white pool w_offensive_turquie = 1",
    );
    check(
        &["N.turkey.1#1"],
        "given nobody else; kichinev_lost in 1918-11; poland_war in 1918-11; poland_beaten in 1918-11; bolshevik holds kiev; initiative white; level 10; white awaits w_offensive_turquie 1
         given turn 1920-01; last move white
         white: done ; 1
         then turn = 1920-03
         then pool white = 0
         given white hand w_raid 1; playing white
         white: play w_offensive_turquie -> refused III.B.4
         given white hand w_raid 0; level 75; initiative white; last move white
         white: done ; 1 0
         then turn = 1920-04
         then count white hand w_offensive_turquie = 1
         white: play w_offensive_turquie
         then at war turkey = true",
    );
}

#[test]
fn peace_comes_two_turns_after_kars_was_taken() {
    check(
        &["N.turkey.6", "N.turkey.6#1", "N.turkey.7", "N.turkey.7#1"],
        "given nobody else; event poland_war; turkey at war; turkey_war_1 in 1920-04; kars_taken in 1920-04; turkey holds kars_city; t_i1 at kars; bolshevik holds kiev
         given turn 1920-05; initiative white; level 50; all played; last move white
         white: done ; 1
         then at war turkey = true
         given initiative bolshevik; level 50; all played; last move white
         white: done ; 1
         then at war turkey = false
         then level = 51
         then holder kars_city = turkey
         then t_i1 at = withdrawn",
    );
}

#[test]
fn a_second_war_needs_the_first_peace_and_a_free_south() {
    check(
        &["N.turkey.8", "N.turkey.8#1", "N.turkey.9", "N.turkey.9#1"],
        "given nobody else; no options; event poland_war; turkey at war; turkey_war_1 in 1920-04; kars_taken in 1920-05; w_offensive_turquie occurred 1; turn 1920-06
         given bolshevik holds rostov astrakhan groszny; white hand w_offensive_turquie 1; playing white
         white: play w_offensive_turquie -> refused N.turkey.10",
    );
    check(
        &["N.turkey.10", "N.turkey.10#1", "N.turkey.13", "N.turkey.13#1", "X.options.4#1"],
        "given nobody else; no options; event poland_war; turkey_war_1 in 1920-04; turkey_peace in 1920-07; w_offensive_turquie occurred 1; turn 1920-09; level 50
         given bolshevik holds rostov astrakhan; south holds groszny; v_i1 at 4264; white hand w_offensive_turquie 1; playing white
         white: play w_offensive_turquie -> refused N.turkey.10
         given v_i1 at 3860
         white: play w_offensive_turquie
         then at war turkey = true
         then level = 52",
    );
}

#[test]
fn the_bolsheviks_make_no_peace_in_the_second_war() {
    check(
        &["N.turkey.16", "N.turkey.16#1"],
        "given nobody else; event poland_war; turkey at war; turkey_war_2 in 1920-09; t_i5 at kars; bolshevik holds kiev; turn 1920-11; initiative white; all played; last move white
         white: done ; 1
         then at war turkey = true
         bolshevik: sue turkey -> refused N.finland.8",
    );
}

#[test]
fn eleven_lost_units_end_the_second_war() {
    check(
        &["N.turkey.17", "N.turkey.17#1", "N.turkey.18", "N.turkey.18#1", "X.war.3#2"],
        "given nobody else; event poland_war; turkey at war; turkey_war_1 in 1920-04; turkey_war_2 in 1920-09; turkey holds kars_city groszny petrovsk vladicaucase; t_i5 at kars
         given t_i1 t_i2 t_i3 at lost; t_i6 t_i7 t_i8 t_i9 t_i10 t_i11 t_i12 at eliminated; level 40; turn 1920-10; stalin at moscou; naming bolshevik
         then at war turkey = true
         given t_i13 at eliminated; naming bolshevik
         bolshevik: activate stalin ; 1
         then at war turkey = false
         then level = 35
         then holder kars_city = bolshevik
         then holder groszny = bolshevik",
    );
}
