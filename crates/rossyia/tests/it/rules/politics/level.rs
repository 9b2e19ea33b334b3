//! III.A: the political level.

use super::super::{check, cites, game};

#[test]
fn it_stops_at_the_ends_of_the_track() {
    check(
        &["III.A.1", "III.A.1#1"],
        "given nobody else; bolshevik holds petrograd; level 99; white hand w_cronstadt 1; playing white
         white: play w_cronstadt
         then level = 100",
    );
    check(
        &["III.A.1#2"],
        "given nobody else; turn 1920-08; level 1; initiative white; military; poland at war; poland_beaten happens
         white: begin white
         then level = 0",
    );
}

#[test]
fn an_option_moves_it_as_its_description_says() {
    check(
        &["III.A.2", "III.A.2#1"],
        "given nobody else; level 50; wrangel at simferopol; white hand w_reforme_agraire 1; playing white
         white: play w_reforme_agraire
         then level = 52",
    );
    check(
        &["III.D.3", "III.D.3#1"],
        "given nobody else; level 40; bolshevik hand r_accord_londres 1; playing bolshevik
         bolshevik: play r_accord_londres
         then level = 38",
    );
}

#[test]
fn a_capture_moves_it_by_what_the_city_is_worth() {
    check(
        &["III.A.3", "III.A.3#1", "III.A.4"],
        "given nobody else; level 50; weather south clear; south holds kharkov; stalin b_18 at 2942; stalin leads b_18
         bolshevik: march b_18 kharkov
         then holder kharkov = bolshevik
         then level = 47",
    );
    check(
        &["III.A.3"],
        "given nobody else; level 50; weather south clear; bolshevik holds kharkov; denikine v_i1 at 2942; denikine leads v_i1
         white: march v_i1 kharkov
         then holder kharkov = south
         then level = 53",
    );
}

#[test]
fn every_entry_moves_it_by_exactly_what_is_listed() {
    cites(&["III.A.4", "III.A.4#1"]);
    let data = game().data();
    let np = |id: &str| data.politics.entries.iter().find(|entry| entry.id == id).and_then(|entry| entry.np);
    assert_eq!(np("finland_enters"), Some(2));
    assert_eq!(np("poland_enters"), Some(4));
    check(
        &["III.A.4#1"],
        "given nobody else; turn 1919-05; level 50; initiative white; military; finland_war happens
         white: begin white
         then level = 52",
    );
}

#[test]
fn a_faction_that_loses_its_last_city_costs_the_whites_points_once() {
    check(
        &["III.A.4"],
        "given nobody else; level 50; weather north clear; youdenitch holds pskov; stalin b_18 at 2015; stalin leads b_18
         bolshevik: march b_18 pskov
         then holder pskov = bolshevik
         then level = 46",
    );
    check(
        &["III.A.4"],
        "given nobody else; level 50; weather north clear; youdenitch holds pskov narva; stalin b_18 at 2015; stalin leads b_18
         bolshevik: march b_18 pskov
         then level = 49",
    );
}
