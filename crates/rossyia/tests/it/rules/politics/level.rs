//! III.A: the political level.

use engine::{Dice, Event, Events, Game, Word, carry_out, notation};

use super::super::{check, cites, game, set_up};

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

/// What is told of the level after an order: the message, and what it names.
fn moved(script: &str, seat: &str, order: &str, dice: &[u16]) -> Vec<(String, String)> {
    let game = game();
    let mut state =
        engine::script::run(game, set_up("campaign"), &[], script).unwrap_or_else(|found| panic!("{found}"));
    let seat = game.title().seat(seat).expect("a seat");
    let draft = notation::parse(game.title().verbs, order).expect("an order");
    let order = game.complete(&state, seat, &draft).expect("it can be read");
    let (mut heard, mut dice) = (Vec::new(), Dice::given(dice.iter().copied()));
    carry_out(game, &mut state, seat, &order, &mut dice, &mut Events::heard_by(&mut heard)).expect("it is legal");
    let told = heard.iter().map(|event: &Event| game.spell(&event.message));
    let told = told.filter(|told| told.id.starts_with("rossyia-level"));
    told.map(|told| {
        let named = told.args.iter().find_map(|(name, word)| match word {
            Word::Name(id) if name != "by" && name != "level" => Some(id.to_string()),
            _ => None,
        });
        (told.id.to_string(), named.unwrap_or_default())
    })
    .collect()
}

#[test]
fn whatever_moves_it_is_named() {
    let told = |id: &str, named: &str| vec![(format!("rossyia-level-{id}"), named.to_owned())];
    let option = "given nobody else; level 50; wrangel at simferopol; white hand w_reforme_agraire 1; playing white";
    assert_eq!(moved(option, "white", "play w_reforme_agraire", &[]), told("card", "w_reforme_agraire"));
    let event = "given nobody else; turn 1919-04; mannerheim fi_1 at to_come; level 50; white hand w_offensive_finlande 1; playing white";
    assert_eq!(moved(event, "white", "play w_offensive_finlande", &[]), told("card", "finland_war"));
    let line = "given nobody else; turn 1918-11; level 50; initiative white; white pool w_evenement 1; last move white";
    assert_eq!(moved(line, "white", "done", &[1, 0, 1, 1]), told("card", "white.2"));
    let alone = "given nobody else; level 50; weather north clear; weather south clear; denikine v_i1 at 7230; stalin at 7330; denikine leads v_i1; army spent 2; segment announce
         white: attack v_i1@7330";
    assert_eq!(moved(alone, "white", "resolve 7330", &[]), told("hq", "stalin"));
    let city = "given nobody else; level 50; weather north clear; youdenitch holds pskov; stalin b_18 at 2015; stalin leads b_18";
    let both = moved(city, "bolshevik", "march b_18 pskov", &[]);
    assert_eq!(both, [told("city", "1915"), told("last-city", "youdenitch")].concat());
}
