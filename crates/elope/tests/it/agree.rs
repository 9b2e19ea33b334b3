//! An explanation and the rule it explains agree, wherever play leads.

use elope::{Elope, State};
use engine::{Answer, Chance, Dice, Events, Eyes, Game, Question, Seed, awaited, carry_out};

use crate::answers::ALLIED;
use crate::rules::cites;

/// One in so many positions is looked at.
const LOOKS_ONE_IN: usize = 61;

/// Look at positions of a random game.
fn wander(seed: u64, scenario: &str, options: &[(&str, &str)], mut look: impl FnMut(&Elope, &State, &str)) {
    let game = Elope::new();
    let setup = game.title().setup(Some(scenario), options.iter().copied()).expect("a known scenario");
    let mut dice = Dice::seeded(Seed::from_number(seed), 0);
    let mut state = engine::journal::begin(&game, &setup, &mut dice, &mut Events::unheard()).expect("a sound scenario");
    let mut chance = Chance::new(seed);
    for number in 0usize.. {
        if number % LOOKS_ONE_IN == 0 {
            look(&game, &state, &format!("{scenario} {options:?} {seed}, order {number}"));
        }
        let Some(seat) = awaited(&game, &state).next() else { return };
        let order = game.sample(&state, seat, &mut chance).expect("whoever is asked has an order");
        dice.forget();
        carry_out(&game, &mut state, seat, &order, &mut dice, &mut Events::unheard()).expect("a sample is legal");
    }
}

/// Whether a derivation has a line with one of these texts.
fn says(answer: &Answer, ids: &[&str]) -> bool {
    answer.derivation.iter().any(|step| ids.contains(&step.what.id.as_str()))
}

#[test]
fn lines_that_are_shown_hold_where_the_rule_finds_a_unit_supplied_and_break_where_it_does_not() {
    cites(&["10.0.a", "10.6.a", "10.8"]);
    let mut traced = [0; 3];
    for (seed, scenario, options) in [
        (1, "historical", &[] as &[(&str, &str)]),
        (2, "historical", &[("edition", "original")]),
        (3, "non_historical", &[]),
        (4, "non_historical", &[("edition", "original")]),
    ] {
        wander(seed, scenario, options, |game, state, place| {
            for counter in game.view(state, Eyes::Public).counters {
                let question = Question::Trace { who: counter.id.clone() };
                let answer = game.answer(state, ALLIED, &question).expect("a counter can be traced");
                let of_kind = |kind: &str, is_broken: bool| {
                    let is_such = |line: &engine::question::Line| {
                        line.kind.as_ref().is_some_and(|said| said.id == kind) && line.broken.is_some() == is_broken
                    };
                    answer.lines.iter().any(is_such)
                };
                let (supply, orders) = ("elope-line-for-supply", "elope-line-for-orders");
                // Where there are several lines of a kind, one will do.
                let fails = |kind: &str| of_kind(kind, true) && !of_kind(kind, false);
                let told = || crate::answers::told(&answer);
                let freed = says(&answer, &["elope-trace-first-turn", "elope-trace-at-source"]);
                let who = format!("{place}: {}", counter.id);
                if says(&answer, &["elope-trace-normal"]) && !freed {
                    traced[0] += 1;
                    // 15.3.c: who was put ashore this turn needs no line for its supply.
                    let landed = says(&answer, &["elope-trace-landed"]);
                    // An HQ that is cut off from the rear lacks nothing itself: those under it do (10.6.b).
                    let is_hq = counter.values.iter().any(|(value, _)| value == "command");
                    assert!(
                        (landed || !fails(supply)) && (is_hq || !fails(orders)),
                        "{who} lacks nothing, and no line is shown whole\n{}",
                        told()
                    );
                }
                if says(&answer, &["elope-trace-os", "elope-trace-os-oc"]) {
                    traced[1] += 1;
                    let reason = says(&answer, &["elope-trace-no-room", "elope-trace-no-road"]);
                    let shown = of_kind(supply, true) || of_kind(orders, true) || answer.lines.is_empty();
                    assert!(shown || reason, "{who} lacks supply, and every line is shown whole\n{}", told());
                }
                if says(&answer, &["elope-trace-oc", "elope-trace-os-oc"]) {
                    traced[2] += 1;
                    let shown = of_kind(supply, true) || of_kind(orders, true) || answer.lines.is_empty();
                    assert!(shown, "{who} is out of communications, and every line is shown whole\n{}", told());
                }
            }
        });
    }
    assert!(traced.iter().all(|count| *count > 20), "{traced:?}");
}
