//! What computer players think of a position.

use elope::{Elope, State};
use engine::{Game, Side};

use crate::rules::set_up;

const ALLIED: Side = Side(0);
const RED: Side = Side(1);

fn situation(script: &str) -> State {
    let game = Elope::new();
    engine::script::run(&game, set_up(&game), &[], script).unwrap_or_else(|found| panic!("{found}"))
}

fn worth(script: &str) -> i64 {
    Elope::new().worth(&situation(script), ALLIED)
}

const FRONT: &str = "given nobody else; turn 2; us_339_a us_339_1_hq al_depot_1 at 3907
                     given red_83_1 red_83_2 red_18_hq red_depot_1 at 3207; movement allied\n";

fn then(more: &str) -> String {
    format!("{FRONT}given {more}")
}

#[test]
fn what_one_side_gains_the_other_loses() {
    let game = Elope::new();
    for script in ["", FRONT, &then("red_83_1 at archangel")] {
        let state = situation(script);
        assert_eq!(game.worth(&state, ALLIED), -game.worth(&state, RED));
    }
}

#[test]
fn a_town_is_worth_taking_and_worth_going_to() {
    let nearer = worth(&then("us_339_a at 3807"));
    let taken = worth(&then("us_339_a at 3507"));
    assert!(nearer > worth(FRONT), "the way there");
    assert!(taken - nearer > nearer - worth(FRONT), "the town");
}

#[test]
fn the_reds_go_for_archangel() {
    assert!(worth(&then("red_83_1 at 3307")) < worth(FRONT));
}

#[test]
fn steps_supply_and_depots_count() {
    let before = worth(FRONT);
    assert!(worth(&then("us_339_a are reduced")) < before, "a step");
    assert!(worth(&then("red_83_1 are reduced")) > before, "a Red step");
    assert!(worth(&then("us_339_a are os")) < before, "supply");
    assert!(worth(&then("us_339_a are oc")) < before, "communications");
    assert!(worth(&then("al_depot_1 at lost")) < before, "a depot");
    assert!(worth(&then("us_339_a at lost")) < worth(&then("us_339_a are reduced")), "a unit");
}

#[test]
fn the_fall_of_archangel_is_the_worst() {
    let script = "given non_historical; nobody else; turn 2; us_339_a at 3907; red_83_1 at 4708; movement red
                  red: march red_83_1 4707";
    assert!(worth(script) < -1_000_000);
}
