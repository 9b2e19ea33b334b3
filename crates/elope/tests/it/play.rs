//! Games played to their end.

use elope::Elope;
use engine::{Chance, Dice, Events, Game, Seed, awaited, carry_out};

fn play(seed: u64, scenario: &str, options: &[(&str, &str)]) -> (u32, String) {
    let game = Elope::new();
    let setup = game.title().setup(Some(scenario), options.iter().copied()).expect("a known scenario");
    let mut dice = Dice::seeded(Seed::from_number(seed), 0);
    let mut state = engine::journal::begin(&game, &setup, &mut dice, &mut Events::unheard()).expect("a sound scenario");
    let mut chance = Chance::new(seed);
    let mut orders = 0;
    while game.outcome(&state).is_none() {
        let seat = awaited(&game, &state).next().expect("somebody is asked");
        let Some(order) = game.sample(&state, seat, &mut chance) else {
            panic!("{seed}: no order for {seat:?}\n{}", game.position(&state));
        };
        let mut events = Events::unheard();
        let position = dice.position();
        dice = Dice::seeded(Seed::from_number(seed), position);
        if let Err(stop) = carry_out(&game, &mut state, seat, &order, &mut dice, &mut events) {
            panic!("{seed}: {:?} stops: {stop:?}", game.draft(&order));
        }
        orders += 1;
        assert!(orders < 100_000, "{seed}: the game does not end");
    }
    (orders, game.outcome(&state).expect("it is over").how.id.to_owned())
}

#[test]
fn random_games_come_to_an_end() {
    for seed in 0..20 {
        let (orders, how) = play(seed, "historical", &[]);
        eprintln!("{seed}: {orders} orders, {how}");
    }
}
