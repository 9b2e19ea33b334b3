//! An owner's corrections: ground in single hexes, and what is refused.

use engine::{Dice, Events, Game, Seed};
use rossyia::Rossyia;

fn refused(text: &str) -> String {
    let made = Rossyia::corrected(text, "mine.toml");
    made.err().map_or_else(|| panic!("{text} is accepted"), |fault| fault.to_string())
}

#[test]
fn other_ground_lies_in_single_hexes() {
    let game = Rossyia::corrected("game = 'rossyia'\n[map.hex]\n7234 = 'marsh'", "mine.toml");
    let game = game.unwrap_or_else(|fault| panic!("{fault}"));
    let at = game.data().map.grid.parse("7234").expect("a hex");
    assert_eq!(game.data().ground.terrain[at.index()], rossyia::Terrain::Marsh);
    assert_ne!(Rossyia::new().data().ground.terrain[at.index()], rossyia::Terrain::Marsh);
    let told = refused("game = 'rossyia'\n[map.hex]\n7234 = 'swamp'");
    assert!(told.starts_with("mine.toml") && told.contains("there is no ground \"swamp\" for 7234"), "{told}");
}

#[test]
fn a_river_may_lengthen_a_line_by_more_than_the_rules_say() {
    let game = Rossyia::corrected("game = 'rossyia'\n[tables.supply]\nmajor_river = 2", "mine.toml");
    let game = game.unwrap_or_else(|fault| panic!("{fault}"));
    let setup = game.title().setup(Some("campaign"), [("czech_case", "2")]).expect("a known scenario");
    let mut dice = Dice::seeded(Seed::from_number(1), 0);
    let state = game.setup(&setup, &mut dice, &mut Events::unheard()).expect("a sound scenario");
    let script = "given nobody else; stalin at 4249; nobody bridge don_tchir; naming white
         then range stalin 4148 = 1
         then range stalin 4048 = 4
         then range stalin 3948 = 5";
    engine::script::run(&game, state, &["V.D.4", "V.E.7"], script).unwrap_or_else(|found| panic!("{found}"));
}
