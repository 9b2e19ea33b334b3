//! The probes: what is computed on every platform and compared.

use std::sync::Arc;

use engine::journal::SavedGame;
use engine::{Chance, Dice, Digest, Events, Game, Journal, Rolling, Seed, Setup, awaited, carry_out};
use example::EmtsaLine;
use hexmap::{CLOSED, Costs, Field, Flood, Grade, hex_net};
use table::protocol::{Player, SeatState};
use table::{Person, Table, Watcher};

/// A probe: its name, one word, and what it computes.
pub type Probe = (&'static str, fn() -> u64);

/// Every probe, in the order in which they are printed.
pub const PROBES: &[Probe] = &[
    ("dice_of_a_seed", dice_of_a_seed),
    ("replay_of_the_example", replay_of_the_example),
    ("random_play_of_the_example", random_play_of_the_example),
    ("table_of_computers", table_of_computers),
    ("map_of_elope", map_of_elope),
    ("movement_over_elope", movement_over_elope),
    ("map_of_rossyia", map_of_rossyia),
    ("random_play_of_rossyia", random_play_of_rossyia),
    ("random_play_of_riverdon", random_play_of_riverdon),
];

/// How a thousand dice and draws of one seed fall, and where its stream stands then.
fn dice_of_a_seed() -> u64 {
    let mut dice = Dice::seeded(Seed::from_number(1918), 0);
    let throw = |n| format!("{:?} {:?}\n", dice.roll(6, "probe"), dice.draw(n, "probe"));
    let fallen: String = (1..=500).map(throw).collect();
    Digest::of(format!("{fallen}{}", dice.position()).as_bytes()).0
}

/// A recorded game of the example, opened and replayed with every die compared: the fingerprint of its last state.
fn replay_of_the_example() -> u64 {
    let game = Arc::new(EmtsaLine::new().expect("its own data is sound"));
    let saved = SavedGame::read(include_str!("../data/emtsa.stavka"), "emtsa.stavka").expect("it was written by us");
    let opened = Journal::open(game, saved).expect("it is whole");
    assert!(opened.notices.is_empty(), "the rules have changed since it was recorded: record it anew");
    opened.journal.verify().expect("it replays").0
}

/// A hundred random games of the example: the fingerprint of all their ends.
fn random_play_of_the_example() -> u64 {
    let game = EmtsaLine::new().expect("its own data is sound");
    let setups = game.title().all_setups();
    let ends: String = (1..=100).zip(setups.iter().cycle()).map(|(seed, setup)| played(&game, setup, seed)).collect();
    Digest::of(ends.as_bytes()).0
}

/// The fingerprint of the end of a random game.
fn played<G: Game>(game: &G, setup: &Setup, seed: u64) -> String {
    let mut dice = Dice::seeded(Seed::from_number(seed), 0);
    let begun = engine::journal::begin(game, setup, &mut dice, &mut Events::unheard());
    let mut state = begun.unwrap_or_else(|_| unreachable!("its own scenarios are sound"));
    let mut chance = Chance::new(seed);
    while let Some(seat) = { awaited(game, &state).next() } {
        let order = game.sample(&state, seat, &mut chance).expect("whoever is asked has an order");
        dice.forget();
        carry_out(game, &mut state, seat, &order, &mut dice, &mut Events::unheard()).expect("a sample is legal");
    }
    game.digest(&state).to_string()
}

/// A table of the example at which computers play to the end: the fingerprint of its record and of its last scene.
fn table_of_computers() -> u64 {
    let game = Arc::new(Arc::new(EmtsaLine::new().expect("its own data is sound")));
    let kinds = ["greedy", "random", "greedy"].map(|kind| Player::Computer(kind.to_owned()));
    let seat =
        |(seat, player): (&engine::SeatInfo, Player)| SeatState { id: seat.id.clone(), player, name: String::new() };
    let seats = game.title().seats.iter().zip(kinds).map(seat).collect();
    let setup = game.title().default_setup();
    let begun = Table::begin(game, setup, Seed::from_number(1918), Rolling::Seeded, seats);
    let mut table = begun.expect("its own scenarios are sound");
    while table.computer_acts() {}
    let scene = Watcher::new(Person::default(), &table).scene(&table);
    Digest::of(format!("{}{scene:?}", table.record()).as_bytes()).0
}

/// The map of Operation Elope, read and written again.
fn map_of_elope() -> u64 {
    Digest::of(hexmap::write_map(elope::Elope::new().map()).as_bytes()).0
}

/// Movement over the whole map of Operation Elope from every tenth hex, at costs of the kind that its rules have.
fn movement_over_elope() -> u64 {
    let game = elope::Elope::new();
    let map = game.map();
    let net = hex_net(&map.grid);
    let costs = Costs::new(&net, |from, _, to| {
        let side = map.grid.side_between(from, to);
        let river = side.and_then(|side| map.grade(side)).filter(|_| side.is_none_or(|side| !map.bridge[side.index()]));
        match (map.terrain_of(to).id.as_str(), river) {
            ("sea" | "lake", _) | (_, Some(Grade::Major)) => CLOSED,
            ("town" | "city", None) => 1,
            ("town" | "city", Some(Grade::Minor)) => 3,
            (terrain, river) => (if terrain == "clear" { 2 } else { 3 }) + 2 * u16::from(river.is_some()),
        }
    });
    let mut field = Field::new();
    let mut reached = Vec::new();
    for start in map.grid.hexes().step_by(10) {
        field.flood(&Flood::new(&net, &costs, 40), &[start]);
        let left = map.grid.hexes().map(|hex| field.remaining(hex).map_or(255, |points| points as u8));
        reached.extend(left);
    }
    Digest::of(&reached).0
}

/// The map of Rossyïa, read and written again.
fn map_of_rossyia() -> u64 {
    Digest::of(hexmap::write_map(&rossyia::Rossyia::new().data().map).as_bytes()).0
}

/// A random game of each short scenario of Rossyïa, three Whites against the Bolsheviks: the fingerprint of all their ends.
fn random_play_of_rossyia() -> u64 {
    let game = rossyia::Rossyia::new();
    let short = game.data().scenarios.iter().filter(|scenario| scenario.turns() < 10);
    let three =
        |id: &str| game.title().setup(Some(id), [("white_players", "three")]).expect("its own scenarios are known");
    let ends: String = (1..).zip(short).map(|(seed, scenario)| played(&game, &three(&scenario.id), seed)).collect();
    Digest::of(ends.as_bytes()).0
}

/// A random campaign of each scenario of Beyond the River Don, its battles resolved in one and played square by square in
/// the next: the fingerprint of all their ends.
fn random_play_of_riverdon() -> u64 {
    let game = riverdon::RiverDon::new();
    let setup = |(seed, scenario): (u64, &engine::Scenario)| {
        let battles = if seed % 2 == 0 { "played" } else { "resolved" };
        let setup = game.title().setup(Some(&scenario.id), [("battles", battles)]);
        (seed, setup.expect("its own scenarios are known"))
    };
    let setups = (1..).zip(&game.title().scenarios).map(setup);
    let ends: String = setups.map(|(seed, setup)| played(&game, &setup, seed)).collect();
    Digest::of(ends.as_bytes()).0
}
