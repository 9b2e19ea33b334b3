//! X.area, X.pool.

use super::{check, cites, scenario_check};

#[test]
fn nothing_lies_beyond_the_area_of_a_scenario() {
    cites(&["X.area.1", "X.area.1#1"]);
    scenario_check(
        &[],
        "ice_and_steppe",
        "given nobody else; weather south clear; stalin b_39 at 2742; stalin leads b_39
         bolshevik: march b_39 2642 -> refused X.area.1
         bolshevik: march b_39 2842",
    );
}

#[test]
fn edge_hexes_of_the_area_are_friendly_map_edges() {
    cites(&["X.area.1#2"]);
    scenario_check(
        &[],
        "ice_and_steppe",
        "given nobody else; south holds koursk voronej kharkov bielgorod; stalin at 2740; bolshevik rail 2740
         then source kind bolshevik 2740 = rail",
    );
}

#[test]
fn an_empty_pool_ends_the_draw_and_the_dead_do_not_fill_it() {
    check(
        &["X.pool.1", "X.pool.1#1", "X.pool.1#2"],
        "given nobody else; b_c01 at pool; b_c02 at eliminated; turn 1919-04; initiative white; bolshevik holds kiev; all played; last move white
         white: done ; 1 0
         then pool cavalry = 0
         then b_c01 at = drawn
         then b_c02 at = eliminated
         then rebuild price b_c02 = 6",
    );
}

#[test]
fn an_option_offers_only_cities_of_the_area() {
    cites(&["X.area.1#3"]);
    scenario_check(
        &[],
        "ice_and_steppe",
        "given nobody else; turn 1919-01; b_p01 b_p04 b_p07 at pool; bolshevik hand r_mobilisation 1; playing bolshevik
         bolshevik: play r_mobilisation ; 0 0
         then prompt = rossyia-ask-put
         bolshevik: place b_p01 moscou -> refused X.options.1
         bolshevik: place b_p01 koursk -> refused X.options.1
         bolshevik: place b_p01 saratov",
    );
}
