//! N.ukraine.

use super::check;

#[test]
fn the_ukraine_ends_at_the_dniepr() {
    check(
        &["N.ukraine.1", "N.ukraine.1#1", "N.ukraine.2", "N.ukraine.2#1"],
        "given nobody else; weather north clear; weather south clear; petlioura k_i1 at 1840; petlioura leads k_i1
         then beyond ukrainian 1839 = 0
         then beyond ukrainian 2039 = 1
         white: march k_i1 1839",
    );
}

#[test]
fn ukrainians_go_four_hexes_beyond_and_attack_no_farther() {
    check(
        &["N.ukraine.3", "N.ukraine.3#1", "N.ukraine.4", "N.ukraine.4#1"],
        "given nobody else; weather south clear; weather north clear; petlioura k_i1 at 2341; petlioura leads k_i1
         then beyond ukrainian 2340 = 4
         white: march k_i1 2340
         white: march k_i1 2440 -> refused N.ukraine.3
         then attack ukrainian 2440 = N.ukraine.4
         then attack ukrainian 2340 = legal",
    );
}

#[test]
fn partisans_strike_whom_the_whites_choose_before_an_attack_on_kiev() {
    check(
        &["N.ukraine.5", "N.ukraine.5#1"],
        "given nobody else; weather south clear; weather north clear; b_u1 b_u2 b_9 b_train_a at kiev; denikine at ekaterinodar; naming white; partisans kiev
         then asked = white
         white: strike b_train_a -> refused N.ukraine.5
         white: strike b_u1 ; 1
         then phase = naming",
    );
}

#[test]
fn whoever_the_check_destroys_no_longer_counts() {
    check(
        &["N.ukraine.6", "N.ukraine.6#1"],
        "given nobody else; weather south clear; weather north clear; b_u1 at kiev; b_u1 hits 2; naming white; partisans kiev
         white: strike b_u1 ; 6
         then b_u1 at = lost
         then stack kiev = nobody",
    );
}

#[test]
fn kiev_gives_the_ukrainians_more_than_others() {
    check(
        &["N.ukraine.8", "N.ukraine.8#1", "N.ukraine.9", "N.ukraine.9#1"],
        "given nobody else; ukrainian holds kiev
         then drawn kiev = 2
         given bolshevik holds kiev
         then drawn kiev = 1
         given south holds kiev
         then drawn kiev = 1",
    );
}

#[test]
fn the_redoubt_is_placed_when_both_cities_are_lost_and_the_turn_ends() {
    check(
        &["N.ukraine.10", "N.ukraine.10#1", "N.ukraine.10#3"],
        "given nobody else; turn 1919-04; initiative bolshevik; bolshevik holds kiev lemberg; k_i1 at 1138; all played; last move white
         then redoubt = none
         white: done
         then prompt = rossyia-ask-redoubt
         white: redoubt 1038 -> refused N.ukraine.10
         white: redoubt 2039 -> refused N.ukraine.10
         white: redoubt 1138 ; 1
         then redoubt = 1138",
    );
    check(
        &["N.ukraine.10#2"],
        "given nobody else; turn 1919-04; initiative bolshevik; bolshevik holds kiev; k_i1 at 1138; all played; last move white
         white: done ; 1
         then redoubt = none",
    );
}

#[test]
fn the_redoubt_gives_a_point_and_units_come_back_in_it() {
    check(
        &["N.ukraine.11", "N.ukraine.11#1"],
        "given nobody else; turn 1919-04; bolshevik holds kiev lemberg jitomir vinnitsa kamenetz_podolsk tarnopol tcherkassy; ukrainian pr 0
         given redoubt 1138; income
         then pr ukrainian = 1",
    );
    check(
        &["N.ukraine.11#2"],
        "given nobody else; bolshevik holds kiev lemberg; redoubt 1138; petlioura k_i1 at 1238; k_i2 at eliminated; ukrainian pr 3
         given petlioura leads k_i1; army spent 1; army supplied; segment replace
         white: rebuild k_i2 1139 -> refused V.K.2
         white: rebuild k_i2 1138
         then pr ukrainian = 0",
    );
}

#[test]
fn the_redoubt_moves_eight_hexes_once_a_turn() {
    check(
        &["N.ukraine.12", "N.ukraine.12#1"],
        "given nobody else; bolshevik holds kiev lemberg; redoubt 1939; petlioura k_i1 at 1238; petlioura leads k_i1
         white: redoubt 1038 -> refused N.ukraine.12
         white: redoubt 1138
         then redoubt = 1138
         white: redoubt 1139 -> refused N.ukraine.12",
    );
}

#[test]
fn the_redoubt_moves_with_the_second_of_two_headquarters_too() {
    check(
        &["N.ukraine.12", "N.ukraine.12#2"],
        "given nobody else; bolshevik holds kiev lemberg; redoubt 1939; denikine v_i1 at ekaterinodar; petlioura k_i1 at 1238; denikine leads v_i1
         white: redoubt 1138 -> refused N.ukraine.12
         given joint petlioura k_i1
         white: redoubt 1138
         then redoubt = 1138",
    );
}

#[test]
fn a_destroyed_redoubt_comes_back_after_two_turns() {
    check(
        &["N.ukraine.13", "N.ukraine.13#1"],
        "given nobody else; weather south clear; weather north clear; turn 1919-05; initiative white; bolshevik holds kiev lemberg; redoubt 1138
         given stalin b_u1 at 1139; k_i1 at 0742; stalin leads b_u1
         bolshevik: march b_u1 1138
         then redoubt = none
         given b_u1 at 1939; initiative bolshevik; all played; last move white
         white: done ; 1
         then turn = 1919-06
         then redoubt = none
         given initiative white; all played; last move white
         white: done ; 1
         then turn = 1919-07
         then prompt = rossyia-ask-redoubt
         white: redoubt 1038
         then redoubt = 1038",
    );
}

#[test]
fn the_redoubt_leaves_the_game_when_a_city_is_regained() {
    check(
        &["N.ukraine.14", "N.ukraine.14#1", "N.ukraine.15", "N.ukraine.15#1"],
        "given nobody else; turn 1919-04; initiative bolshevik; bolshevik holds kiev lemberg jitomir vinnitsa kamenetz_podolsk tarnopol tcherkassy
         given redoubt 1138; k_i1 at 1138; ukrainian pr 0; ukrainian holds lemberg; bolshevik holds kiev; all played; last move white
         white: done ; 1
         then redoubt = none
         then pr ukrainian = 1
         given ukrainian pr 0; ukrainian holds kiev; bolshevik holds lemberg; income
         then pr ukrainian = 2",
    );
}

#[test]
fn kiev_in_polish_hands_still_pays_the_ukrainians() {
    check(
        &["N.ukraine.16", "N.ukraine.16#1"],
        "given nobody else; turn 1920-05; bolshevik holds jitomir vinnitsa kamenetz_podolsk tarnopol tcherkassy lublin bialystok przemysl warsaw
         given poland at war; poland holds kiev lemberg vinnitsa; poland rail 1839 1740 1640 1641 1541; ukrainian pr 0; poland pr 0; income
         then pr ukrainian = 2
         then pr poland = 1",
    );
}

#[test]
fn an_emptied_kiev_is_open_to_the_attackers() {
    check(
        &["N.ukraine.5#1", "N.ukraine.6", "N.ukraine.6#2"],
        "given nobody else; weather south clear; weather north clear; b_u1 at kiev; b_u1 hits 2; petlioura k_sitch k_i1 k_i2 at 1840; petlioura leads k_sitch k_i1 k_i2; army spent 1; army supplied; segment announce
         white: attack k_sitch@kiev,k_i1@kiev,k_i2@kiev
         white: resolve kiev
         then prompt = rossyia-ask-strike
         white: strike b_u1 ; 6
         then b_u1 at = lost
         white: advance k_sitch kiev
         then holder kiev = ukrainian",
    );
}

#[test]
fn ukrainians_go_beyond_their_land_to_the_north_and_the_east_alone() {
    check(
        &["N.ukraine.3", "N.ukraine.3#2", "N.ukraine.4"],
        "given nobody else; weather south clear; petlioura k_i1 at 1345; petlioura leads k_i1
         then beyond ukrainian 1345 = 0
         white: march k_i1 1245 -> refused N.ukraine.3
         then attack ukrainian 1245 = N.ukraine.4
         given k_i1 at 1246
         white: march k_i1 1146 -> refused X.zone.1
         white: march k_i1 1345
         then k_i1 at = 1345",
    );
}

#[test]
fn a_garrison_that_is_cut_off_suffers_more_from_the_partisans() {
    check(
        &["N.ukraine.5", "X.attrition.1"],
        "given nobody else; weather south clear; weather north clear; b_u1 at kiev; k_i1 at 1938; k_i2 at 1940; k_i3 at 1839; k_i4 at 1840; k_i5 at 2039; k_g1 at 2040; naming white; partisans kiev
         then cut off bolshevik kiev = true
         white: strike b_u1 ; 2
         then b_u1 hits = 1",
    );
}
