//! Random play, to the end, in every scenario.

use engine::conformance::{Plan, Report, run_in};
use engine::{Chance, Dice, Events, Game, Seed, Setup, awaited, execute, journal::begin};
use riverdon::{NationIx, RiverDon, Terms, random_army, write_army};
use std::sync::Arc;

use crate::rules::campaign::{check, recheck};

/// Plays a scenario at random; the number of orders.
fn play(scenario: &str, options: &[(&str, &str)], seed: u64) -> usize {
    let game = RiverDon::new();
    let setup = game.title().setup(Some(scenario), options.iter().copied()).expect("a known set-up");
    let mut dice = Dice::seeded(Seed::from_number(seed), 0);
    let mut state = begin(&game, &setup, &mut dice, &mut Events::unheard()).expect("a sound scenario");
    let mut chance = Chance::new(seed);
    let mut orders = 0;
    while game.outcome(&state).is_none() {
        let waiting: Vec<_> = awaited(&game, &state).collect();
        let seat = *chance.pick(&waiting).unwrap_or_else(|| panic!("nobody is asked: {}", game.position(&state)));
        let order = game.sample(&state, seat, &mut chance);
        let order = order.unwrap_or_else(|| panic!("no order: {}", game.position(&state)));
        let carried = execute(&game, &mut state, seat, &order, &mut dice, &mut Events::unheard());
        carried.unwrap_or_else(|why| panic!("{order:?}: {why:?}"));
        orders += 1;
        assert!(orders < 60_000, "{scenario} does not end: {}", game.position(&state));
    }
    orders
}

const SCENARIOS: [&str; 6] = ["ice_march", "steppe", "warsaw", "transsib", "reval", "petlura"];

#[test]
fn every_scenario_ends() {
    for scenario in SCENARIOS {
        for seed in 0..6 {
            let orders = play(scenario, &[], seed);
            assert!(orders > 20, "{scenario}");
        }
    }
}

#[test]
fn every_degree_of_fog_and_every_kind_of_board_ends() {
    for options in [
        [("fog", "hidden"), ("cards", "covered"), ("country", "forest")],
        [("fog", "open"), ("cards", "open"), ("season", "winter")],
        [("fog", "markers"), ("partisan_ground", "no_referee"), ("muster", "chosen")],
    ] {
        for (seed, scenario) in SCENARIOS.into_iter().enumerate() {
            play(scenario, &options, seed as u64);
        }
    }
}

#[test]
fn every_way_to_fight_ends() {
    for way in ["played", "entered", "chosen"] {
        for (seed, scenario) in SCENARIOS.into_iter().enumerate() {
            play(scenario, &[("battles", way)], seed as u64);
        }
    }
}

/// The suite over some set-ups, each with these options.
fn conforms(scenarios: &[&str], options: &[(&str, &str)]) -> Report {
    let game = RiverDon::new();
    let setup = |scenario: &&str| game.title().setup(Some(scenario), options.iter().copied()).expect("a known set-up");
    let setups = scenarios.iter().map(setup).collect();
    conforms_in(game, setups)
}

/// The suite over some set-ups of a game.
fn conforms_in(game: RiverDon, setups: Vec<Setup>) -> Report {
    let game = Arc::new(game);
    let plan = Plan {
        games: 1,
        first_seed: 1,
        orders_per_turn: 6_000,
        orders_per_game: 60_000,
        looks_every: 12,
        thoroughly_every: 2,
        secrets: true,
    };
    let suite = std::thread::Builder::new().stack_size(64 << 20);
    let suite = suite.spawn(move || run_in(&game, &plan, setups).unwrap_or_else(|failure| panic!("{failure}")));
    suite.expect("a thread").join().expect("the suite passes")
}

#[test]
fn the_game_passes_the_conformance_suite() {
    differ(&conforms(&SCENARIOS, &[]));
}

/// Nearly all twins really differed.
fn differ(report: &Report) {
    assert!(report.twins > 80 && report.unnoticed > 20, "{report:#?}");
    most_differ(report);
}

fn most_differ(report: &Report) {
    assert!(report.distinct_twins * 10 > report.twins * 9, "{report:#?}");
}

#[test]
fn it_passes_with_everything_hidden() {
    differ(&conforms(&SCENARIOS, &[("fog", "hidden"), ("cards", "covered")]));
}

#[test]
fn it_passes_with_open_counters() {
    differ(&conforms(&SCENARIOS, &[("fog", "open")]));
}

#[test]
fn it_passes_with_armies_bought_unseen() {
    differ(&conforms(&SCENARIOS, &[("muster", "chosen"), ("referee", "on")]));
}

#[test]
fn it_passes_with_boards_laid_by_hand() {
    let report = conforms(&SCENARIOS, &[("building", "by_hand")]);
    differ(&report);
    did(&report, &["lay", "cross", "river"]);
}

#[test]
fn it_passes_with_boards_laid_freely() {
    did(&conforms(&["steppe", "warsaw"], &[("building", "freely")]), &["lay", "done", "agree"]);
}

#[test]
fn it_passes_with_a_town_and_along_a_great_river() {
    most_differ(&conforms(&["ice_march", "steppe", "transsib"], &[("town", "on")]));
    most_differ(&conforms(&["ice_march", "steppe", "reval"], &[("major_river", "on"), ("fog", "hidden")]));
}

/// A war of our own between nations that have gunboats on a great river, each with one; with some options.
fn war_of_gunboats(second: &str, options: &[(&str, &str)]) -> Report {
    let ours = crate::OUR_WAR.replace("afsr_denikin", "interv_far_north").replace("bolshevik_1919", second);
    let ours = ours.replace("rows = [5, 6]", "rows = [3, 6]");
    let game = RiverDon::with_scenario(&ours, "ours").expect("a sound scenario");
    let data = game.data();
    let boats = data.ids.named("gunboat").expect("a type");
    let army = |nation: &str| {
        let nation: NationIx = data.ids.named(nation).expect("a nation");
        let mut chance = Chance::new(1);
        let armies = std::iter::repeat_with(|| random_army(data, &Terms::plain(nation, 400), &mut chance));
        let army = armies.take(1_000).find(|army| army.on_board.count(boats) > 0);
        army.map(|army| write_army(data, &army))
    };
    let armies = [("army-first", army("interv_far_north")), ("army-second", army(second))];
    let options = [("major_river", "shipping")].iter().chain(options).copied();
    let setup = game.title().setup(Some("our_war"), options).expect("known");
    let carried = armies.iter().filter_map(|(side, army)| Some((*side, army.as_deref()?)));
    let setup = game.title().carrying(setup, carried.collect::<Vec<_>>()).expect("it carries them");
    conforms_in(game, vec![setup])
}

#[test]
fn it_passes_with_gunboats() {
    did(&war_of_gunboats("bolshevik_1919", &[]), &["sail"]);
}

#[test]
fn it_passes_with_gunboats_that_nobody_sees() {
    did(&war_of_gunboats("interv_far_north", &[("fog", "hidden")]), &["sail"]);
}

/// Every one of these verbs was given.
fn did(report: &Report, verbs: &[&str]) {
    for verb in verbs {
        assert!(report.by_verb.contains_key(*verb), "nobody does {verb}: {:?}", report.by_verb);
    }
}

const INSIDE: [&str; 4] = ["deploy", "march", "fire", "hand_over"];

#[test]
fn battles_that_are_played_pass_it_with_markers() {
    did(&conforms(&["ice_march", "steppe", "petlura"], &[("battles", "played")]), &INSIDE);
}

#[test]
fn battles_that_are_played_pass_it_unseen() {
    let options = [("battles", "played"), ("fog", "hidden")];
    did(&conforms(&SCENARIOS, &options), &["march"]);
}

#[test]
fn battles_that_are_played_pass_it_in_the_open() {
    let options = [("battles", "played"), ("fog", "open"), ("details", "agreed")];
    did(&conforms(&["reval", "steppe"], &options), &["march", "alter"]);
}

#[test]
fn scenarios_that_are_evened_out_pass_it() {
    let evened = ["ice_march", "warsaw", "transsib", "reval"];
    let report = conforms(&evened, &[("balance", "evened")]);
    assert_eq!(report.games, evened.len() as u64);
}

const ENTERED: [&str; 2] = ["result", "accept"];

#[test]
fn battles_on_a_real_table_pass_it_with_markers() {
    did(&conforms(&["ice_march", "steppe", "petlura"], &[("battles", "entered")]), &ENTERED);
}

#[test]
fn battles_on_a_real_table_pass_it_unseen_and_before_a_referee() {
    let options = [("battles", "entered"), ("fog", "hidden"), ("referee", "on")];
    did(&conforms(&SCENARIOS, &options), &ENTERED);
}

#[test]
fn battles_on_a_real_table_pass_it_in_the_open() {
    did(&conforms(&["reval", "steppe"], &[("battles", "chosen"), ("fog", "open")]), &["fight"]);
}

/// What a position is worth to the first side.
fn worth(state: &riverdon::State) -> i64 {
    RiverDon::new().worth(state, engine::Side(0))
}

#[test]
fn a_computer_player_blows_bridges_before_the_enemy_only_and_repairs_them_out_of_his_sight() {
    let gains = |enemy: &str, more: &str, order: &str| {
        let given = format!(
            "given card 15 R1; first at 15 volunteer:4 leader:0; second at {enemy} red_guard:4; first stock 9; {more}missions"
        );
        let before = check(&[], &given);
        worth(&recheck(&[], before, &format!("first: mission {order}"))) - worth(&before)
    };
    assert!(gains("03", "", "demolish_bridge 15 bank=near") < 0, "nobody is near");
    assert!(gains("09", "", "demolish_bridge 15 bank=near") > 0, "the enemy is");
    assert!(gains("03", "bridge down 15; ", "repair_bridge 15") > 0);
    assert!(gains("09", "bridge down 15; ", "repair_bridge 15") < 0);
}

#[test]
fn a_computer_player_fights_on_no_real_table() {
    let asked = check(
        &[],
        "given battles by hand; first at 21 volunteer:4 leader:0 order:assault; second at 15 red_guard:4 leader:0; execution
         first: act 21
         first: go 15
         first: state 1
         second: state 1
         second: stand
         first: stand
         first: done
         second: done",
    );
    let named = |way: &str| worth(&recheck(&[], asked, &format!("first: fight {way}")));
    assert!(named("entered") < named("played") && named("entered") < named("resolved"));
    let game = RiverDon::new();
    let mut chance = Chance::new(1);
    let drawn = (0..60).map(|_| game.sample(&asked, engine::Seat(0), &mut chance).expect("an order"));
    assert!(drawn.into_iter().all(|order| order != riverdon::Order::Fight(riverdon::Way::Entered)));
}
