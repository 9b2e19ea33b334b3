//! Every scenario can be laid out, written and read again.

use engine::script::Staging;
use engine::{Chance, Dice, Events, Game, Seed, awaited, carry_out};
use rossyia::{Rossyia, State};

fn begun(game: &Rossyia, scenario: &str) -> State {
    let setup = game.title().setup(Some(scenario), []).expect("a known scenario");
    let mut dice = Dice::seeded(Seed::from_number(1), 0);
    game.setup(&setup, &mut dice, &mut Events::unheard()).expect("a sound scenario")
}

#[test]
fn every_scenario_is_laid_out_and_comes_back_from_its_text() {
    let game = Rossyia::new();
    for scenario in &game.data().scenarios {
        let state = begun(&game, &scenario.id);
        let position = game.position(&state);
        assert_eq!(game.restore(&position).map_err(|fault| fault.to_string()), Ok(state), "{}", scenario.id);
    }
}

#[test]
fn the_czech_case_is_chosen_only_where_there_are_czechs() {
    let game = Rossyia::new();
    let chosen = |scenario: &str| {
        let setups = game.title().all_setups();
        setups.iter().any(|setup| setup.scenario == scenario && setup.options["czech_case"] != "scenario")
    };
    for scenario in &game.data().scenarios {
        assert_eq!(chosen(&scenario.id), scenario.czechs.is_some(), "{}", scenario.id);
    }
}

#[test]
fn what_comes_after_the_last_turn_is_written_down_too() {
    let game = Rossyia::new();
    let mut state = begun(&game, "campaign");
    for line in ["turn 1921-12", "recalled allies south to europe 3 franchet"] {
        game.arrange(&mut state, line).expect("a situation");
    }
    let mut position = game.position(&state);
    assert_eq!(position["nations"]["leaving"][0]["last"], "later", "{position}");
    assert_eq!(game.restore(&position).map_err(|fault| fault.to_string()), Ok(state));
    position["turn"] = "later".into();
    assert_eq!(game.restore(&position).map_err(|fault| fault.reason), Err("there is no such turn".to_owned()));
}

#[test]
fn a_state_has_at_most_24_kilobytes() {
    let size = std::mem::size_of::<State>();
    assert!(size <= 24 * 1024, "{size} bytes");
}

#[test]
fn whoever_is_asked_has_an_order_until_the_game_ends() {
    let game = Rossyia::new();
    for scenario in game.data().scenarios.iter().filter(|scenario| scenario.turns() < 10) {
        let setup = game.title().setup(Some(&scenario.id), [("white_players", "three")]).expect("a known scenario");
        let mut dice = Dice::seeded(Seed::from_number(7), 0);
        let mut state =
            engine::journal::begin(&game, &setup, &mut dice, &mut Events::unheard()).expect("a sound scenario");
        let mut chance = Chance::new(7);
        let mut given = 0;
        while game.outcome(&state).is_none() {
            let seat = awaited(&game, &state).next().unwrap_or_else(|| panic!("{}: nobody is asked", scenario.id));
            let order = game.sample(&state, seat, &mut chance);
            let stack = || game.position(&state)["stack"].to_string();
            let order = order.unwrap_or_else(|| panic!("{}: no order for {seat:?} in {}", scenario.id, stack()));
            carry_out(&game, &mut state, seat, &order, &mut dice, &mut Events::unheard()).expect("a sample is legal");
            given += 1;
            if given % 16 == 0 {
                let again = game.restore(&game.position(&state));
                let again = again.unwrap_or_else(|fault| panic!("{}, {given} orders: {fault}", scenario.id));
                assert!(again == state, "{}, {given} orders: the position is another", scenario.id);
            }
            assert!(given < 5000, "{} does not end", scenario.id);
        }
        assert_eq!(game.invariants(&state), Ok(()), "{}", scenario.id);
    }
}
