//! 5.0.c, 10.0: conditions and zones follow from the position alone, agree with each other, and survive being written
//! down and read again.

use engine::{Chance, Dice, Events, Game, OnPaper, Seed, Situation, awaited, carry_out};

use super::survey::Survey;
use super::{agree, allowance, believed_first, check, checked_now};
use crate::counters::Side;
use crate::data::Data;
use crate::game::Elope;
use crate::sets::Units;
use crate::state::State;
use crate::zones;

/// What a check found: conditions, zones, allowances.
fn found(data: &Data, state: &State) -> impl PartialEq + std::fmt::Debug {
    let allowances: Vec<u8> = data.roster.all().map(|unit| allowance(data, state, unit)).collect();
    (state.os, state.oc, state.holders, state.zone, allowances)
}

/// A check that comes after another history: these units were out of supply before.
fn after(data: &Data, state: &State, os: Units) -> State {
    let mut state = *state;
    (state.os, state.settled) = (os, false);
    zones::refresh(data, &mut state);
    check(data, &mut state);
    state
}

/// Whether each side's supply is what its lines give it against the zones that the other side's supply gives it: in the
/// phases that both share, with its own side believed.
fn is_stable(data: &Data, state: &State) -> bool {
    [Side::Allied, Side::Red].into_iter().all(|side| {
        let mut state = *state;
        if believed_first(&state).is_none() {
            let mut surveys = [side, side.enemy()].map(|side| Survey::of(data, &state, side, Units::NONE));
            let os = state.os.and(state.of_side(data, side));
            agree(data, &mut state, &mut surveys);
            assert_eq!(os, state.os.and(state.of_side(data, side)));
        }
        let state = &state;
        let os = Survey::of(data, state, side, Units::NONE).unsupplied(data, state);
        os == state.os.and(state.of_side(data, side))
    })
}

/// A position as people would enter it who do not know what the last check found.
fn without_marks(mut situation: Situation) -> Situation {
    situation.lines.retain(|line| line.key != "conditions");
    for item in situation.lines.iter_mut().flat_map(|line| &mut line.items) {
        item.states.retain(|state| !["os", "oc", "disturbed"].contains(&state.as_str()));
    }
    situation
}

/// One in so many positions is looked at, and every beginning of a phase.
const LOOKS_ONE_IN: usize = 32;

/// Play a random game and look at its positions: how many were written down.
fn play(seed: u64, scenario: &str, options: &[(&str, &str)]) -> usize {
    let game = Elope::new();
    let data = &*game.data;
    let setup = game.title().setup(Some(scenario), options.iter().copied()).expect("a known scenario");
    let mut dice = Dice::seeded(Seed::from_number(seed), 0);
    let mut state = engine::journal::begin(&game, &setup, &mut dice, &mut Events::unheard()).expect("a sound scenario");
    let mut chance = Chance::new(seed);
    let (mut written, mut phase) = (0, None);
    for order in 0usize.. {
        let place = format!("{scenario} {options:?} {seed}, order {order}");
        if order % LOOKS_ONE_IN == 0 {
            let now = after(data, &state, state.os);
            for os in [Units::NONE, data.roster.kinds.troops] {
                assert_eq!(
                    found(data, &after(data, &state, os)),
                    found(data, &now),
                    "{place}: it depends on what was found before"
                );
            }
            assert!(is_stable(data, &now), "{place}: supply and zones do not agree");
        }
        let begins = phase.replace(state.top()) != Some(state.top()) && state.turn > 0;
        if let Some(situation) = begins.then(|| game.write_down(&state)).flatten() {
            written += 1;
            let again = game.lay_out(&setup, &situation).expect("it can be entered").state;
            assert_eq!(found(data, &again), found(data, &state), "{place}: read again\n{situation}");
            let afresh = game.lay_out(&setup, &without_marks(situation)).expect("it can be entered").state;
            assert_eq!(checked_now(data, &state).os, afresh.os, "{place}: entered afresh");
        }
        let Some(seat) = awaited(&game, &state).next() else { return written };
        let order = game.sample(&state, seat, &mut chance).expect("whoever is asked has an order");
        dice.forget();
        carry_out(&game, &mut state, seat, &order, &mut dice, &mut Events::unheard()).expect("a sample is legal");
    }
    written
}

#[test]
fn conditions_follow_from_the_position_alone() {
    let mut written = 0;
    written += play(0, "historical", &[]);
    written += play(1, "historical", &[("edition", "original")]);
    written += play(2, "non_historical", &[]);
    written += play(3, "non_historical", &[("edition", "original")]);
    assert!(written > 100, "hardly any position was written down");
}
