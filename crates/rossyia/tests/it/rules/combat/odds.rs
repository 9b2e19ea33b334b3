//! VII.B.2, VII.E, VII.F, VII.G.1 to VII.G.9, VII.J: strength, odds, shock, tables and modifiers.

use crate::rules::check;

#[test]
fn hits_change_neither_strength_nor_size() {
    check(
        &["VII.B.1", "VII.B.1#1", "VII.B.2", "VII.B.2#1", "VII.B.3", "VII.B.3#1", "EX.4", "EX.4#1"],
        "given nobody else; weather south clear; denikine v_i1 at 7234; b_cav_ros at 7334; b_cav_ros hits 2; b_18 at moscou; b_18 hits 2; naming white
         then defence v_i1 vs 7334 = 6
         then defence shock v_i1 vs 7334 = 2
         then b_18 hits = 2
         then weight moscou = 3
         then rail price b_18 = 3",
    );
}

#[test]
fn totals_are_added_and_odds_named() {
    check(
        &[
            "VII.E.1", "VII.E.1#1", "VII.E.3", "VII.E.3#1", "VII.E.3#2", "VII.E.4", "VII.E.4#1", "VII.E.5", "VII.E.5#1",
            "VII.E.6", "VII.E.6#1", "VII.E.6#2", "VII.E.7", "VII.E.7#1", "VII.E.7#2",
        ],
        "given nobody else; weather south snow; v_guard v_art1 v_art2 v_art3 at 3453; v_art4 v_art5 v_i1 v_i2 at 3553; b_ros b_cav_ros b_train_a at rostov; b_train_a show full; naming white
         then attack v_guard v_art1 v_art2 v_art3 v_art4 v_art5 v_i1 v_i2 vs rostov = 28
         then quotient 28 11 = 2.54
         then quotient 299 200 = 1.49
         then quotient 39 12 = 3.25
         then odds of 28 11 city = 3-1
         then odds of 299 200 clear = 1-1
         then odds of 39 12 city = 3-1
         then odds of 35 10 clear = 4-1
         then odds of 5 1 clear = 5-1
         then odds of 90 10 clear = 6-1
         then odds of 149 100 clear = 1-1
         then odds of 150 100 clear = 3-2
         then odds of 199 100 clear = 3-2
         then odds of 200 100 clear = 2-1
         then odds of 249 100 clear = 2-1
         then odds of 250 100 clear = 3-1",
    );
}

#[test]
fn columns_lie_in_their_order_and_shifts_go_one_by_one() {
    check(
        &["VII.E.10", "VII.E.10#1"],
        "then odds of 2 1 clear shifted -1 = 3-2
         then odds of 2 1 clear shifted 2 = 4-1
         then odds of 6 1 clear shifted 2 = 6-1
         then odds of 1 2 clear shifted -1 = refused",
    );
}

#[test]
fn a_major_river_halves_all_but_guns_and_engineers() {
    check(
        &["VII.E.2", "VII.E.2#1", "VII.F.3", "VII.F.3#1", "VII.F.3#2", "VII.J.6", "VII.J.6#1"],
        "given nobody else; weather south clear; v_i1 v_i2 v_k4 at 3653; v_art1 v_art2 v_art3 v_art4 v_art5 at 3653; b_18 at 3552; naming white
         then attack v_i1 vs 3552 = 2.5
         then attack v_i1 v_i2 vs 3552 = 5
         then attack v_i1 v_art1 vs 3552 = 5.5
         then shock v_k4 vs 3552 = 1.5
         then shock v_art1 v_art2 v_art3 v_art4 v_art5 vs 3552 = 15
         then sum attack v_i1 v_art1 vs 3552 = 5.5",
    );
}

#[test]
fn a_minor_river_in_front_of_everybody_costs_a_column() {
    check(
        &["VII.E.9", "VII.E.9#1", "VII.E.9#2", "VII.J.7", "VII.J.7#1"],
        "given nobody else; weather south mud; v_guard v_pl1 at 3652; v_i1 at 3650; b_18 at 3751; naming white
         then bank 3652 3751 = minorriver
         then odds v_guard v_pl1 vs 3751 = 2-1
         given weather south snow
         then odds v_guard v_pl1 vs 3751 = 3-1
         given weather south clear; v_i1 at 3750
         then bank 3750 3751 = nothing
         then odds v_guard v_pl1 v_i1 vs 3751 = 4-1
         given b_18 at pool; b_mosc at 3751
         then odds v_guard v_pl1 vs 3751 = 3-2",
    );
}

#[test]
fn shock_is_added_and_makes_the_kind_of_combat() {
    check(
        &[
            "VII.F.1", "VII.F.1#1", "VII.F.2", "VII.F.2#1", "VII.F.5", "VII.F.5#1", "VII.F.6", "VII.F.6#1", "VII.F.6#2",
            "VII.H.1", "VII.H.1#1", "VII.I.1", "VII.I.1#1", "EX.12", "EX.12#1", "EX.12#2", "VII.B.2",
        ],
        "given nobody else; weather south clear; weather north clear; v_k1 v_k4 v_i1 v_drozd at 7234; b_c01 b_cav1 at 7334; naming white
         then shock v_k1 v_k4 vs 7334 = 5
         then defence shock v_k1 v_k4 vs 7334 = 6
         then kind v_k1 v_k4 vs 7334 = normal
         then kind v_k1 v_k4 v_drozd vs 7334 = assault
         given b_cav1 at pool; b_18 at 7334
         then defence shock v_k1 v_k4 vs 7334 = 4
         then kind v_k1 v_k4 vs 7334 = assault
         then kind v_k1 v_drozd vs 7334 = normal
         then modifier v_k1 v_k4 vs 7334 = -1
         given b_c01 at pool; b_cav1 at 7334
         then defence shock v_k1 v_k4 vs 7334 = 2
         then modifier v_k1 v_k4 vs 7334 = 0
         given b_cav1 at pool
         then kind v_i1 vs 7334 = assault
         then modifier v_i1 vs 7334 = -1",
    );
}

#[test]
fn cavalry_has_no_shock_in_cities() {
    check(
        &["VII.F.4", "VII.F.4#1", "VII.J.1", "VII.J.1#1"],
        "given nobody else; weather south clear; v_i1 at 3551; v_k4 at 3853; b_cav_ros at rostov; b_c01 at 3852; b_18 at velikokniajeskaia; v_k4 at 3852; naming white
         then terrain 3853 = minorcity
         then defence shock v_i1 vs rostov = 0
         then defence v_i1 vs rostov = 6
         then shock v_k4 vs 3853 = 0
         then attack v_k4 vs 3853 = 6",
    );
}

#[test]
fn the_ground_of_the_defender_chooses_the_table() {
    check(
        &["VII.G.1", "VII.G.1#1"],
        "then serves majorcity = city
         then serves clear = clear
         then serves desert = clear
         then serves forest = rough
         then serves marsh = rough
         then serves mountain = rough
         then serves minorcity = rough
         given nobody else; v_i1 at 3551; b_18 at rostov; naming white
         then table v_i1 vs rostov = city",
    );
}

#[test]
fn guns_and_engineers_are_worth_more_against_a_city() {
    check(
        &[
            "VII.J.2", "VII.J.2#1", "VII.J.3", "VII.J.3#1", "VII.J.4", "VII.J.4#1", "VIII.A.16", "VIII.A.16#1",
        ],
        "given nobody else; weather north clear; s_art1 s_train s_guard1 at 5023; b_kaz at kazan; b_train_trotsky at 3852; v_pl1 at velikokniajeskaia; v_heavy at 3551; b_ros at rostov; naming white
         then attack s_art1 vs kazan = 4
         then shock s_art1 vs kazan = 3
         then attack s_train vs kazan = 18
         then shock s_train vs kazan = 5
         then attack s_guard1 vs kazan = 7
         then attack v_heavy vs rostov = 9
         then attack b_train_trotsky vs velikokniajeskaia = 18
         then shock b_train_trotsky vs velikokniajeskaia = 6",
    );
}

#[test]
fn across_a_major_river_there_is_no_bonus_against_a_major_city() {
    check(
        &["VII.J.5", "VII.J.5#1", "VII.J.5#2", "VIII.A.17", "VIII.A.17#1"],
        "given nobody else; weather south clear; v_art1 v_guard at 3553; b_ros at rostov; b_18 at 3552; b_train_trotsky at 3653; v_i1 at 3652; naming white
         then attack v_art1 vs rostov = 3
         then attack v_guard vs rostov = 8
         then attack b_train_trotsky vs 3652 = 6
         then shock b_train_trotsky vs 3652 = 6
         given b_ros at pool; v_i2 at rostov; b_train_trotsky at 3453
         then attack b_train_trotsky vs rostov = 6
         then shock b_train_trotsky vs rostov = 6",
    );
}

#[test]
fn armour_has_double_shock_in_the_open_and_not_over_a_river() {
    check(
        &["VII.J.8", "VII.J.8#1", "VII.J.8#2", "VIII.C.2", "VIII.C.2#1"],
        "given nobody else; weather south clear; weather north clear; v_tank1 at 7234; b_18 at 7334; naming white
         then shock v_tank1 vs 7334 = 6
         given v_tank1 at 3652; b_18 at 3751
         then shock v_tank1 vs 3751 = 3
         given nobody else; v_i1 at 7234; b_arm at 7334
         then defence shock v_i1 vs 7334 = 4",
    );
}

#[test]
fn armour_frightens_a_city_in_its_first_months() {
    check(
        &["VIII.C.5", "VIII.C.5#1", "VIII.C.7", "VIII.C.7#1", "VIII.C.8", "VIII.C.8#1"],
        "given nobody else; weather south clear; turn 1919-05; v_tank1 v_tank2 at 3852; b_mosc at velikokniajeskaia; b_18 at 3951; v_k4 at 3852; naming white
         then odds v_k4 v_tank1 vs velikokniajeskaia = 3-1
         then shift v_k4 v_tank1 v_tank2 vs velikokniajeskaia = 2
         given turn 1919-06
         then odds v_k4 v_tank1 vs velikokniajeskaia = 2-1
         given turn 1919-07
         then odds v_k4 v_tank1 vs velikokniajeskaia = 3-2
         then shift v_k4 v_tank1 vs velikokniajeskaia = 0",
    );
}

#[test]
fn twice_the_shock_adds_one() {
    check(
        &["VII.G.3", "VII.G.3#1", "VII.G.3#2", "VIII.A.2", "VIII.A.2#1"],
        "given nobody else; weather south clear; weather north clear; v_art1 v_art2 v_k1 at 7234; v_i1 v_drozd at 7234; b_c01 at 7334; denikine at 7234; denikine leads v_art1 v_art2 v_k1 v_i1 v_drozd; army spent 1; segment announce
         then shock v_art1 v_art2 v_drozd vs 7334 = 7
         then modifier v_art1 v_art2 v_drozd vs 7334 = 0
         then shock v_art1 v_art2 v_k1 vs 7334 = 8
         then modifier v_art1 v_art2 v_k1 vs 7334 = 1
         given b_c01 at pool; b_18 at 7334
         then modifier v_art1 v_art2 v_k1 vs 7334 = 1
         then modifier v_i1 vs 7334 = 0
         given b_18 at pool; b_train_a at 7334; b_train_a show full
         then defence v_i1 vs 7334 = 1
         then defence shock v_i1 vs 7334 = 4",
    );
}

#[test]
fn one_hq_lends_its_bonus_in_one_combat_of_an_activation() {
    check(
        &["VII.G.5", "VII.G.5#1", "VII.G.8"],
        "given nobody else; weather north clear; weather south clear; denikine v_i1 at 7230; v_i2 at 7234; v_i3 at 7238; b_18 at 7330; b_6 at 7334; b_9 at 7338; denikine leads v_i1 v_i2 v_i3; army spent 2; segment announce
         white: attack v_i1@7330,v_i2@7334,v_i3@7338
         then modifier v_i1 vs 7330 with denikine = 2
         then modifier v_i1 vs 7330 = 1
         white: resolve 7330 with=koltchak -> refused VII.G.5
         white: resolve 7330 with=denikine ; 1
         then b_18 hits = 1
         white: resolve 7334 with=denikine -> refused VII.G.5
         white: resolve 7334 ; 1",
    );
}

#[test]
fn a_defending_hq_subtracts_its_bonus_and_only_one_does() {
    check(
        &["VII.G.6", "VII.G.6#1", "VII.G.8", "VII.G.8#1", "V.C.7", "V.C.7#1"],
        "given nobody else; weather north clear; weather south clear; denikine v_i1 at 7234; b_18 blucher at 7334; denikine leads v_i1; army spent 1; segment announce
         then defence v_i1 vs 7334 = 4
         then modifier v_i1 vs 7334 = -2
         given stalin at 7334
         then modifier v_i1 vs 7334 = -2
         given blucher at pool
         then modifier v_i1 vs 7334 = -1",
    );
}

#[test]
fn mud_and_snow_subtract_one() {
    check(
        &["VII.G.7", "VII.G.7#1"],
        "given nobody else; weather north clear; weather south clear; denikine v_i1 at 7234; b_18 at 7334; denikine leads v_i1; army spent 1; segment announce
         then modifier v_i1 vs 7334 = 0
         given weather north snow; weather south snow
         then modifier v_i1 vs 7334 = -1
         given weather north mud; weather south mud
         then modifier v_i1 vs 7334 = -1",
    );
}

#[test]
fn all_modifiers_come_together_line_by_line() {
    check(
        &["VII.G.9", "VII.G.9#1", "VII.G.9#2", "VII.G.2", "VII.G.2#1"],
        "given nobody else; weather north snow; weather south snow; denikine v_art1 at 7234; b_18 at 7334; denikine leads v_art1; army spent 3; segment announce
         then modifier v_art1 vs 7334 with denikine = 3
         then sum modifier v_art1 vs 7334 = 2
         then lines modifier v_art1 vs 7334 = 3
         then lines faces v_art1 vs 7334 = 6
         given nobody else; koltchak s_art1 at 7234; b_18 blucher at 7334; koltchak leads s_art1; army spent 3; segment announce
         then modifier s_art1 vs 7334 with koltchak = 1
         then result city 3-1 8 = 2/2 higher
         then result city 3-1 99 = 1/2 higher
         then result city 3-1 -9 = 3/0 lower",
    );
}

#[test]
fn attackers_above_the_limit_of_their_hex_add_nothing() {
    check(
        &["VI.A.10", "VI.A.10#2"],
        "given nobody else; weather south clear; weather north clear; v_i1 v_i2 v_i3 v_markov at 7234; b_18 at 7334; naming white
         then limit 7234 = 6
         then attack v_i1 v_i2 v_i3 vs 7334 = 15
         then attack v_i1 v_i2 v_i3 v_markov vs 7334 = 16
         then shock v_i1 v_i2 v_i3 v_markov vs 7334 = 1
         then sum attack v_i1 v_i2 v_i3 v_markov vs 7334 = 16",
    );
}

#[test]
fn each_of_two_hqs_lends_its_bonus_to_its_own_army() {
    check(
        &["VII.G.5", "V.B.5"],
        "given nobody else; weather south clear; weather north clear; denikine v_i1 v_i2 at 7234; koutiepov v_i3 v_pl1 at 7333; b_dvina at 7334; b_olonets at 7235; denikine leads v_i1 v_i2; joint koutiepov v_i3 v_pl1; army spent 2; joint spent 2; segment announce
         white: attack v_i1@7235,v_i2@7235,v_i3@7334,v_pl1@7334
         white: resolve 7334 with=denikine -> refused VII.G.5
         white: resolve 7334 with=koutiepov ; 6
         then bonus koutiepov = true
         then bonus denikine = false",
    );
}

#[test]
fn a_hq_lost_in_an_earlier_combat_lends_nothing() {
    check(
        &["VII.G.5#2"],
        "given nobody else; weather south clear; weather north clear; denikine v_kertch at 7234; v_i3 v_pl1 at 7433; b_dvina at 7235; b_olonets at 7434; denikine leads v_kertch v_i3 v_pl1; army spent 2; segment announce
         white: attack v_kertch@7235,v_i3@7434,v_pl1@7434
         white: resolve 7235 ; 1
         then denikine at = eliminated
         white: resolve 7434 with=denikine -> refused VII.G.5",
    );
}
