//! What computer players go by: command, supply, Armt, attacks and cities are worth something.

use engine::script::Staging;
use engine::{Game, Side};
use rossyia::Rossyia;

use crate::rules::{game, set_up};

const WHITE: Side = Side(0);

/// How much better a situation is for the Whites with more lines than without them.
fn gain(given: &[&str], more: &[&str]) -> i64 {
    let game: &Rossyia = game();
    let mut state = set_up("campaign");
    let mut arrange = |lines: &[&str]| {
        lines
            .iter()
            .for_each(|line| game.arrange(&mut state, line).unwrap_or_else(|reason| panic!("{line}: {reason}")));
        game.worth(&state, WHITE)
    };
    let before = arrange(given);
    arrange(more) - before
}

/// An army of the South before Tsaritzin, with its HQ at work.
const BEFORE_TSARITZIN: [&str; 6] = [
    "nobody else",
    "weather south clear",
    "denikine at 4048",
    "v_i1 v_i2 v_markov at 4147",
    "bolshevik holds tsaritzin",
    "b_18 at 4345",
];

fn with<'a>(lines: &[&'a str], more: &[&'a str]) -> Vec<&'a str> {
    [lines, more].concat()
}

#[test]
fn units_under_command_are_worth_more() {
    let leads = ["denikine leads"];
    let some = gain(&with(&BEFORE_TSARITZIN, &leads), &["denikine leads v_i1"]);
    let all = gain(&with(&BEFORE_TSARITZIN, &leads), &["denikine leads v_i1 v_i2 v_markov"]);
    assert!(some > 0 && all > some, "{some} {all}");
}

#[test]
fn armt_is_spent_where_there_is_somebody_to_fight() {
    let leads = ["denikine armt 1", "denikine leads v_i1 v_i2 v_markov", "army supplied"];
    let spends = ["army spent 1", "denikine armt 0"];
    let near = gain(&with(&BEFORE_TSARITZIN, &leads), &spends);
    let far = gain(&with(&with(&BEFORE_TSARITZIN, &["b_18 at moscou"]), &leads), &spends);
    assert!(near > far, "{near} {far}");
    assert!(far < 0, "{far}");
}

#[test]
fn a_stack_beside_a_weaker_enemy_is_better_placed_than_one_a_hex_away() {
    let leads = ["denikine armt 0", "denikine leads v_i1 v_i2 v_markov", "army spent 2", "army supplied"];
    let beside = gain(&with(&BEFORE_TSARITZIN, &leads), &["v_i1 v_i2 v_markov at 4246"]);
    let away = gain(&with(&BEFORE_TSARITZIN, &leads), &["v_i1 v_i2 v_markov at 4247"]);
    assert!(beside > away + 200, "{beside} {away}");
}

#[test]
fn a_city_is_guarded_while_the_enemy_is_near() {
    let near = ["nobody else", "bolshevik holds tsaritzin", "b_18 at tsaritzin", "v_i1 at 4147"];
    let left = gain(&near, &["b_18 at 4646"]);
    let unthreatened = gain(&with(&near, &["v_i1 at novorossisk"]), &["b_18 at 4646"]);
    assert!(left > unthreatened, "{left} {unthreatened}");
}

#[test]
fn an_army_does_not_walk_out_of_its_supply() {
    let army = with(&BEFORE_TSARITZIN, &["denikine at ekaterinodar", "denikine leads v_i1"]);
    let lost = gain(&army, &["denikine at 6801"]);
    assert!(lost < -3000, "{lost}");
}

#[test]
fn what_one_side_gains_the_other_loses() {
    let game = game();
    let mut state = set_up("ice_and_steppe");
    for line in ["denikine leads v_i1 v_i2", "army spent 1"] {
        game.arrange(&mut state, line).expect("a situation");
    }
    assert_eq!(game.worth(&state, WHITE), -game.worth(&state, Side(1)));
}
