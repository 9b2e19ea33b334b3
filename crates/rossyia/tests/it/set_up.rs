//! Every scenario can be laid out, written and read again.

use engine::{Dice, Events, Game, Seed};
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
fn a_state_has_at_most_24_kilobytes() {
    let size = std::mem::size_of::<State>();
    assert!(size <= 24 * 1024, "{size} bytes");
}
