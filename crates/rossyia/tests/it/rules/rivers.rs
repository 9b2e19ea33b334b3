//! VI.G, X.river, X.move.2: transport on major rivers.

use super::check;

#[test]
fn a_river_carries_one_unit_a_turn_and_that_is_its_whole_movement() {
    check(
        &["VI.G.1", "VI.G.1#1", "X.move.2", "X.move.2#1", "X.move.2#2"],
        "given nobody else; bolshevik holds voronej liski; stalin b_18 b_6 b_9 at 3844; b_9 at 3843; stalin leads b_18 b_6 b_9
         bolshevik: march b_9 3744
         bolshevik: ship b_9 3643 -> refused X.move.2
         bolshevik: ship b_18+b_6 3643 -> refused VI.G.1
         bolshevik: ship b_18 3643
         then b_18 at = 3643
         bolshevik: march b_18 3642 -> refused X.move.1
         bolshevik: ship b_6 3643 -> refused VI.G.1
         bolshevik: ship stalin 3643 -> refused VI.G.1
         given a new turn; stalin leads b_6
         bolshevik: ship stalin 3643
         then stalin at = 3643",
    );
}

#[test]
fn independent_units_are_carried_aircraft_are_not() {
    check(
        &["VI.G.1#2"],
        "given nobody else; south holds rostov; v_i1 v_i2 v_air1 at 3950; last move white
         white: ship v_air1 3652 -> refused VIII.B.1
         white: ship v_i1 3652
         then v_i1 at = 3652
         white: ship v_i2 3652 -> refused VI.G.1",
    );
}

#[test]
fn some_city_on_the_river_must_be_ours() {
    check(
        &["VI.G.2", "VI.G.2#1"],
        "given nobody else; siberian holds orenbourg ouralsk gouriev; stalin b_18 at 5643; stalin leads b_18
         bolshevik: ship b_18 5646 -> refused VI.G.2
         given bolshevik holds ouralsk
         bolshevik: ship b_18 5646
         then b_18 at = 5646",
    );
}

#[test]
fn zones_hinder_neither_embarking_nor_landing_but_enemies_do() {
    check(
        &["VI.G.3", "VI.G.3#1", "VI.G.4", "VI.G.4#1"],
        "given nobody else; bolshevik holds voronej; south holds rostov; stalin b_18 at 4147; v_i1 at 4046; v_i2 at 3949; stalin leads b_18
         then zoc white 4147 = 1
         then zoc white 3950 = 1
         then rivers at 4145 = don
         bolshevik: ship b_18 3849 -> refused VI.G.4
         bolshevik: ship b_18 4346 -> refused VI.G.4
         given v_i3 at 4049
         bolshevik: ship b_18 4049 -> refused VI.D.9
         given v_i3 at pool
         bolshevik: ship b_18 3950
         then b_18 at = 3950
         then spent b_18 = 6",
    );
}

#[test]
fn an_enemy_between_start_and_landing_bars_the_river() {
    check(
        &["VI.G.5", "VI.G.5#1", "VI.G.5#2"],
        "given nobody else; bolshevik holds voronej; stalin b_18 at 4147; v_i1 at 4148; stalin leads b_18
         bolshevik: ship b_18 4049 -> refused VI.G.5
         given v_i1 at 4247
         bolshevik: ship b_18 4049
         then b_18 at = 4049
         given stalin at 4147; v_i1 at pool; denikine at 4148; a new turn; stalin leads b_18
         bolshevik: ship stalin 4049
         then stalin at = 4049",
    );
}

const VOLGA: &str = "given nobody else; bolshevik holds kazan nijni_novgorod simbirsk saratov kamychine tsaritzin astrakhan perm; \
    stalin b_18 b_6 b_9 b_12 b_cav1 at kazan; b_6 at tsaritzin; b_cav1 at simbirsk; siberian holds samara; ";

#[test]
fn while_samara_is_white_each_part_of_the_volga_carries_one_red_unit() {
    check(
        &["VI.G.6", "VI.G.6#1", "VI.G.6#2", "VI.G.13#1"],
        &format!(
            "{VOLGA}stalin leads b_18 b_6 b_9 b_cav1
         bolshevik: ship b_cav1 saratov -> refused VI.G.6
         bolshevik: ship b_18 nijni_novgorod
         bolshevik: ship b_9 perm -> refused VI.G.1
         bolshevik: ship b_6 astrakhan
         then b_6 at = 5054
         bolshevik: ship b_cav1 kazan -> refused VI.G.1
         given a new turn; stalin leads b_9
         bolshevik: ship b_9 perm
         then b_9 at = 6015"
        ),
    );
}

#[test]
fn with_samara_red_both_capacities_serve_the_whole_volga() {
    check(
        &["VI.G.7", "VI.G.7#1"],
        &format!(
            "{VOLGA}bolshevik holds samara; stalin leads b_18 b_6 b_9 b_12 b_cav1
         bolshevik: ship b_18 nijni_novgorod
         bolshevik: ship b_cav1 saratov
         then b_cav1 at = 4538
         bolshevik: ship b_9 perm -> refused VI.G.1
         bolshevik: ship b_6 astrakhan -> refused VI.G.1
         given a new turn; stalin leads b_9 b_12 b_6
         bolshevik: ship b_9 perm
         bolshevik: ship b_12 nijni_novgorod
         bolshevik: ship b_6 astrakhan -> refused VI.G.1"
        ),
    );
}

#[test]
fn the_whites_have_one_capacity_on_the_volga() {
    check(
        &["VI.G.6#3"],
        "given nobody else; siberian holds samara kazan saratov; koltchak s_i1 s_i2 at kazan; s_i2 at saratov; koltchak leads s_i1 s_i2
         white: ship s_i1 simbirsk
         then s_i1 at = 4929
         white: ship s_i2 kamychine -> refused VI.G.1",
    );
}

#[test]
fn snow_closes_the_rivers_of_the_north_alone() {
    check(
        &["VI.G.8", "VI.G.8#1", "VI.G.8#2", "VI.G.10", "VI.G.10#1"],
        "given nobody else; bolshevik holds kotlas viatka voronej samara saratov; weather north snow; weather south snow; stalin b_18 at kotlas; b_6 at 3844; b_9 at saratov; stalin leads b_18 b_6 b_9
         bolshevik: ship b_18 viatka -> refused VI.G.8
         bolshevik: ship b_9 kazan -> refused VI.G.8
         bolshevik: ship b_9 kamychine
         bolshevik: ship b_6 3950
         then b_6 at = 3950
         given weather north mud
         bolshevik: ship b_18 viatka
         then b_18 at = 5015",
    );
}

#[test]
fn the_list_of_rivers() {
    check(
        &["VI.G.12", "VI.G.12#1", "VI.G.16", "VI.G.16#1"],
        "then rivers at 3352 = don
         then rivers at voronej = don
         then rivers at kourgan = irtych
         then river systems = volga don dnieper ural irtych vytchegda",
    );
}
