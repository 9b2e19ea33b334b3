//! N.poland.

use super::{check, cites, game};

#[test]
fn it_claims_greater_poland_and_is_supplied_from_warsaw() {
    cites(&["N.poland.12", "N.poland.12#1"]);
    let data = game().data();
    let poland = data.factions.iter().find(|one| one.id == "poland").expect("Poland");
    assert_eq!(poland.home.map(|zone| data.ids.id(zone)), Some("poland_green"));
    check(
        &["N.poland.13", "N.poland.13#1"],
        "given nobody else; event poland_war; poland at war; pilsudski at warsaw; haller at bialystok
         then source poland warsaw = 0
         then haller condition = supplied",
    );
}

#[test]
fn the_baltic_countries_are_closed_to_poles_until_world_revolution() {
    check(
        &["N.poland.18", "N.poland.18#1"],
        "given nobody else; weather north clear; event poland_war; poland at war; pilsudski p_1 at 1025; pilsudski leads p_1
         white: march p_1 0924 -> refused X.neutral.1
         given event revolution_mondiale
         white: march p_1 0924",
    );
}

#[test]
fn poles_go_sixteen_hexes_beyond_the_green_border() {
    check(
        &["N.poland.19", "N.poland.19#1", "N.poland.20", "N.poland.20#1"],
        "given nobody else; weather north clear; weather south clear; event poland_war; poland at war; pilsudski p_1 at 2930; pilsudski leads p_1
         then beyond poland 2930 = 16
         white: march p_1 3030 -> refused X.zone.1
         then attack poland 3030 = X.zone.1
         then attack poland 2930 = legal",
    );
}

#[test]
fn lemberg_gives_the_poles_three_and_one() {
    check(
        &["N.poland.21", "N.poland.21#1"],
        "given nobody else; turn 1920-05; event poland_war; poland at war; poland pr 0; income
         then points poland = 6
         given poland holds lemberg; poland pr 0; income
         then points poland = 9",
    );
}

#[test]
fn sikorski_stays_in_poland() {
    check(
        &["N.poland.22", "N.poland.22#1"],
        "given nobody else; weather north clear; weather south clear; event poland_war; poland at war; sikorski p_1 at 0632; sikorski leads p_1
         white: march sikorski 0732 -> refused N.poland.22
         white: march p_1 0732
         white: march sikorski 0532",
    );
}

#[test]
fn cities_and_the_date_bring_war_nearer() {
    check(
        &["N.poland.10", "N.poland.11"],
        "given nobody else; turn 1920-03; bolshevik holds lemberg tarnopol grodno wilna brest_litowsk
         then entry bonus = 0
         given ukrainian holds lemberg; poland holds wilna
         then entry bonus = 2
         given turn 1920-05
         then entry bonus = 3",
    );
}
