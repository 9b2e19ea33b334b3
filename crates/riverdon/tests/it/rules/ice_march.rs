//! sc1: the Ice March and its boards.

use engine::script;
use engine::{Dice, Events, Game, Seed, execute};
use riverdon::{Order, State};

use super::{check, cites, game, start};

#[test]
fn the_second_round_can_be_lost() {
    check(
        &["sc1.variant.1", "sc1.variant.1#2"],
        "scenario ice_march boards=three
         given plain board; nobody else; round 2; initiative first; turn 5; first at 33 officer:1 leader:0; second at 01 red_guard:4 leader:0
         given first began 300 50; first lost 100 21; end of turn
         then winner = second
         then round = 2",
    );
}

#[test]
fn the_last_board_decides() {
    check(
        &["sc1.variant.1"],
        "scenario ice_march boards=two
         given plain board; nobody else; round 2; initiative first; turn 5; first tactic assault; second tactic hold; first began 300 39
         given first exited officer:23; first at 03 officer:1 leader:0 order:maneuver; first at 33 officer:1; second at 36 red_guard:4 leader:0
         given execution
         first: act 03
         first: leave
         then winner = first",
    );
}

#[test]
fn twenty_three_of_thirty_nine_are_too_few() {
    check(
        &["sc1.variant.1"],
        "scenario ice_march boards=two
         given plain board; nobody else; round 2; initiative first; turn 5; first tactic assault; second tactic hold; first began 300 39
         given first exited officer:22; first at 03 officer:1 leader:0 order:maneuver; first at 33 officer:1; second at 36 red_guard:4 leader:0
         given execution
         first: act 03
         first: leave
         then winner = undecided",
    );
}

/// The first board is crossed by 34 of 50 stands.
fn crossed(boards: &str, seed: u64) -> State {
    let state = script::run(
        game(),
        start(&format!("ice_march boards={boards}")),
        &[],
        "given plain board; nobody else; initiative second; turn 9; contact 2; first began 300 50; first stock 3
         given first exited officer:29; first at 03 officer:5 leader:2 order:maneuver; first at 33 officer:4 leader:0
         given first at 32 officer:1 leader:0; second at 36 red_guard:40 leader:0; first tactic hold; second tactic assault; bridge down 15; rest
         first: act 03",
    );
    leave(state.unwrap_or_else(|reason| panic!("{reason}")), seed)
}

/// The acting group leaves the board; what follows is diced for.
fn leave(mut state: State, seed: u64) -> State {
    let mut dice = Dice::seeded(Seed::from_number(seed), 0);
    let seat = game().title().seat("first").expect("a seat");
    let left = execute(game(), &mut state, seat, &Order::Leave, &mut dice, &mut Events::unheard());
    left.unwrap_or_else(|why| panic!("{why:?}"));
    state
}

fn fact(state: &State, what: &str) -> String {
    script::fact(game(), state, what).unwrap_or_else(|reason| panic!("{what}: {reason}"))
}

#[test]
fn a_new_board_follows_with_what_got_through_and_cossacks() {
    cites(&["sc1.variant.1", "sc1.variant.1#1", "sc1.variant.1#3", "sc1.variant.2", "sc1.variant.2#1"]);
    let mut pips = std::collections::BTreeSet::new();
    for seed in 0..40 {
        let state = crossed("two", seed);
        assert_eq!(game().outcome(&state), None);
        assert_eq!((fact(&state, "round"), fact(&state, "phase")), ("2".into(), "settingup".into()));
        assert_eq!(fact(&state, "initiative"), "first", "whoever held it before");
        assert_eq!((fact(&state, "contact"), fact(&state, "stock first")), ("none".into(), "3".into()));
        assert_eq!((fact(&state, "bridge 15"), fact(&state, "leaders first")), ("whole".into(), "3".into()));
        // A die of Cossacks, ten points for each pip: cavalry of 6 points, and plastoons of 4 for what is left.
        let waits = fact(&state, "waits first");
        let count = |unit: &str| -> u16 {
            let found = waits.split(' ').find_map(|word| word.strip_prefix(unit)?.strip_prefix(':'));
            found.map_or(0, |count| count.parse().expect("a number"))
        };
        assert_eq!(count("officer"), 34, "{waits}: those who stayed are lost");
        let points = 6 * count("cossack") + 4 * count("plastoon");
        let die = points.div_ceil(10);
        assert!((1..=6).contains(&die) && 10 * die - points < 4, "{waits}");
        pips.insert(die);
        // Sixty in a hundred of those that begin it.
        let began: u16 = fact(&state, "began first").parse().expect("a number");
        assert_eq!(began, 34 + count("cossack") + count("plastoon"));
    }
    assert_eq!(pips.len(), 6, "every face falls: {pips:?}");
}

#[test]
fn turn_1_starts_once_both_have_set_up() {
    cites(&["sc1.variant.1#1"]);
    let mut state = crossed("three", 3);
    let mut dice = Dice::seeded(Seed::from_number(3), 0);
    let mut chance = engine::Chance::new(3);
    for orders in 0.. {
        assert!(orders < 2_000, "the set-up ends");
        if fact(&state, "phase") != "settingup" {
            break;
        }
        let seat = engine::awaited(game(), &state).next().expect("somebody sets up");
        let order = game().sample(&state, seat, &mut chance).expect("an order");
        execute(game(), &mut state, seat, &order, &mut dice, &mut Events::unheard()).expect("legal");
    }
    assert_eq!((fact(&state, "turn"), fact(&state, "round")), ("1".into(), "2".into()));
}

#[test]
fn the_reds_start_afresh() {
    cites(&["sc1.variant.3", "sc1.variant.3#1"]);
    let state = crossed("two", 5);
    assert_eq!(fact(&state, "stands second 36"), "nobody");
    let before = start("ice_march");
    for what in ["waits second", "later second", "stock second", "leaders second", "points second"] {
        assert_eq!(fact(&state, what), fact(&before, what), "{what}");
    }
    assert_eq!(fact(&state, "lost second"), "0");
}

#[test]
fn a_rail_bridge_blown_on_the_first_board_is_not_forgotten() {
    let through = "given plain board; nobody else; turn 5; contact 1; weather good; initiative first; first tactic assault; second tactic hold
         given first began 300 1; first at 03 officer:1 leader:0 order:maneuver; second at 36 red_guard:4 leader:0; execution
         first: act 03";
    let blown = "given plain board; card 15 TR1; nobody else; turn 4; initiative first; first stock 3; first tactic assault; second tactic hold
         given first at 15 officer:1 leader:0; second at 36 red_guard:4 leader:0; missions
         first: mission demolish_rail_bridge 15
         first: done
         second: done";
    let won = |cut: &str| {
        let first = script::run(
            game(),
            start("ice_march boards=two"),
            &["9.brid.5", "sc1.variant.1"],
            &format!("{cut}\n{through}"),
        );
        let second = leave(first.unwrap_or_else(|reason| panic!("{reason}")), 5);
        assert_eq!(fact(&second, "round"), "2");
        leave(script::run(game(), second, &[], through).unwrap_or_else(|reason| panic!("{reason}")), 5)
    };
    assert_eq!(fact(&won(""), "winner"), "first");
    assert_eq!(fact(&won(blown), "winner"), "nobody");
}

/// Plays whatever is asked until the game is in another phase.
fn through(mut state: State, phase: &str, seed: u64) -> State {
    let mut dice = Dice::seeded(Seed::from_number(seed), 0);
    let mut chance = engine::Chance::new(seed);
    for orders in 0.. {
        assert!(orders < 4_000, "{phase} ends");
        if fact(&state, "phase") != phase {
            break;
        }
        let seat = engine::awaited(game(), &state).next().expect("somebody is asked");
        let order = game().sample(&state, seat, &mut chance).expect("an order");
        execute(game(), &mut state, seat, &order, &mut dice, &mut Events::unheard()).expect("legal");
    }
    state
}

#[test]
fn where_armies_are_bought_the_reds_buy_again_and_the_whites_buy_cossacks() {
    cites(&["sc1.variant.2", "sc1.variant.3", "sc1.variant.3#1"]);
    let state = crossed("two muster=chosen", 5);
    let bought = script::run(
        game(),
        state,
        &[],
        "then phase = buying
         then asked = first second
         first: buy on_board officer 1 -> refused sc1.variant.2
         first: buy on_board cossack 11 -> refused S2.buy.1
         first: buy on_board cossack 1
         first: done
         second: done -> refused S2.buy.1
         second: buy on_board red_guard 200 -> refused S2.buy.1
         second: muster
         second: done
         then phase = settingup
         then round = 2",
    );
    let state = bought.unwrap_or_else(|reason| panic!("{reason}"));
    let waits = fact(&state, "waits first");
    assert!(waits.contains("officer:34") && waits.contains("cossack:1"), "{waits}");
    assert_eq!(fact(&state, "began first"), "35");
    let before = script::run(game(), start("ice_march muster=chosen"), &[], "second: muster").expect("it can be had");
    assert_eq!(fact(&state, "waits second"), fact(&before, "waits second"));
    // What either has bought is hidden from the other.
    for (viewer, other) in [(0, "waits second"), (1, "waits first")] {
        let twin = |seed| game().redeal(&state, engine::Seat(viewer), &mut engine::Chance::new(seed));
        let twins: std::collections::BTreeSet<String> = (0..30).map(|seed| fact(&twin(seed), other)).collect();
        assert!(twins.len() > 1, "{other}: {twins:?}");
        assert!(viewer == 0 || twins.iter().all(|twin| twin.contains("officer:34")), "{twins:?}");
    }
}

#[test]
fn whoever_lays_the_first_board_by_hand_lays_the_next_one_too() {
    cites(&["sc1.variant.1", "S1.B.1"]);
    for building in ["by_hand", "freely"] {
        let state = crossed(&format!("two building={building}"), 3);
        assert_eq!((fact(&state, "phase"), fact(&state, "asked")), ("laying".into(), "first".into()), "{building}");
        let state = through(state, "laying", 3);
        assert_eq!((fact(&state, "phase"), fact(&state, "round")), ("settingup".into(), "2".into()));
        assert!(fact(&state, "waits first").contains("officer:34"));
        let state = through(state, "settingup", 3);
        assert_eq!(fact(&state, "turn"), "1");
    }
}
