//! An owner's corrections: ground in single hexes, and what is refused.

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
