//! What is shown beside the counters and above the map: their orders, where the game stands, what things are called.

use elope::Elope;
use engine::{Breach, Eyes, Game, Seat, View};

use crate::rules::set_up;

fn view(script: &str) -> View {
    let game = Elope::new();
    let state = engine::script::run(&game, set_up(&game), &[], script).unwrap_or_else(|found| panic!("{found}"));
    game.view(&state, Eyes::Public)
}

fn states_of(view: &View, counter: &str) -> Vec<String> {
    let found = view.counters.iter().find(|one| one.id == counter);
    found.unwrap_or_else(|| panic!("{counter} is in sight")).states.clone()
}

#[test]
fn a_counter_under_orders_says_where_it_must_go_and_a_garrison_that_it_is_one() {
    let view = view("given nobody else; turn 1; fr_21_a at 4107; br_rf30_1 at 4707; movement allied");
    assert_eq!(states_of(&view, "fr_21_a"), ["ordered-2705"], "to Plesetskaya (23.1.T1.f)");
    assert_eq!(states_of(&view, "br_rf30_1"), ["garrison"], "in Archangel (23.1.T1.g)");
}

#[test]
fn whoever_is_where_it_must_go_has_no_orders_any_more() {
    let view = view("given nobody else; turn 1; fr_21_a at 2705; movement allied");
    assert_eq!(states_of(&view, "fr_21_a"), Vec::<String>::new());
}

#[test]
fn the_phase_that_cannot_end_yet_names_who_must_go_where() {
    let game = Elope::new();
    let script = "given nobody else; turn 1; fr_21_a at 4107; movement allied";
    let state = engine::script::run(&game, set_up(&game), &[], script).unwrap_or_else(|found| panic!("{found}"));
    let done = engine::notation::parse(game.title().verbs, "done").expect("it is an order");
    let done = game.complete(&state, Seat(0), &done).expect("nothing is missing");
    let Err(Breach(message)) = game.check(&state, Seat(0), &done) else { panic!("the French have not moved") };
    let said = serde_json::to_string(&game.spell(&message)).expect("plain data");
    assert!(said.contains("fr_21_a") && said.contains("2705"), "{said}");
}

#[test]
fn before_the_first_turn_the_stage_is_the_set_up_and_no_phase_has_begun() {
    let game = Elope::new();
    let view = game.view(&set_up(&game), Eyes::Public);
    assert_eq!(view.stage[0].id, "elope-stage-set-up");
    assert!(view.phases.iter().all(|phase| !phase.now));
}

#[test]
fn every_counter_and_the_river_beside_a_town_have_a_spoken_name() {
    let game = Elope::new();
    let named = game.named();
    for id in ["red_depot_3", "4707/NW"] {
        assert!(named.iter().any(|one| one == id), "{id}");
        assert_ne!(game.spoken(id), id);
    }
}
