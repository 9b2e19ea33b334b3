//! What is shown beside the counters and above the map: their orders, where the game stands, what things are called.

use elope::Elope;
use engine::{
    Breach, Chance, Dice, Events, Eyes, Game, Named, Seat, Seed, Shown, SmolStr, View, awaited, carry_out, notation,
};

use crate::rules::set_up;

fn view(script: &str) -> View {
    let game = Elope::new();
    let state = engine::script::run(&game, set_up(&game), &[], script).unwrap_or_else(|found| panic!("{found}"));
    game.view(&state, Eyes::Public)
}

fn states_of(view: &View, counter: &str) -> Vec<SmolStr> {
    let found = view.counters.iter().find(|one| one.id == counter);
    found.unwrap_or_else(|| panic!("{counter} is in sight")).states.clone()
}

#[test]
fn a_counter_under_orders_says_where_it_must_go_and_a_garrison_that_it_is_one() {
    let view = view("given nobody else; turn 1; fr_21_a at 4107; br_rf30_1 at 4707; movement allied");
    let company = view.counters.iter().find(|one| one.id == "fr_21_a").expect("it is in sight");
    let notes = serde_json::to_value(&company.notes).expect("plain data");
    assert_eq!(notes[0]["id"], "elope-ordered");
    assert_eq!(notes[0]["clause"], "23.1.T1.f");
    assert!(notes[0]["args"].to_string().contains("2705"), "to Plesetskaya: {notes}");
    assert_eq!(states_of(&view, "fr_21_a"), [""; 0]);
    assert_eq!(states_of(&view, "br_rf30_1"), ["garrison"], "in Archangel (23.1.T1.g)");
}

#[test]
fn whoever_is_aboard_names_what_carries_it() {
    let view =
        view("given nobody else; turn 1; al_steamer_1 at 4707/NW; us_339_a aboard al_steamer_1; movement allied");
    let company = view.counters.iter().find(|one| one.id == "us_339_a").expect("it is in sight");
    assert_eq!(company.aboard.as_deref(), Some("al_steamer_1"));
    let notes = serde_json::to_string(&company.notes).expect("plain data");
    assert!(notes.contains("elope-aboard") && notes.contains("al_steamer_1"), "{notes}");
    let steamer = view.counters.iter().find(|one| one.id == "al_steamer_1").expect("it is in sight");
    assert_eq!((&steamer.aboard, &company.place), (&None, &steamer.place), "they are drawn in one place");
}

#[test]
fn the_weather_of_october_is_open_until_its_die_has_fallen() {
    let stage = |script: &str| serde_json::to_string(&view(script).stage).expect("plain data");
    let october = "given nobody else; turn 2; next turn\n";
    let before = stage(october);
    assert!(before.contains("elope-weather-open") && !before.contains("elope-dry"), "{before}");
    let after = stage(&format!("{october}allied: done\nred: done ; 4"));
    assert!(after.contains("elope-dry") && !after.contains("elope-weather-open"), "{after}");
    let may = stage("given nobody else; turn 9; next turn");
    assert!(may.contains("elope-dry"), "{may}");
}

/// What a counter still has to do: the id of the message, and the places and counters it names.
fn errand_of(view: &View, counter: &str) -> Option<String> {
    let found = view.counters.iter().find(|one| one.id == counter)?;
    found.errand.as_ref().map(|errand| serde_json::to_string(errand).expect("plain data"))
}

#[test]
fn all_who_still_have_to_set_out_are_told_where_not_only_the_first() {
    let view = view("given nobody else; turn 1; fr_21_a at 4107; fr_21_b at 4007; br_rf30_1 at 4707; movement allied");
    for company in ["fr_21_a", "fr_21_b"] {
        let errand = errand_of(&view, company).expect("it has not moved");
        assert!(errand.contains("elope-must-set-out") && errand.contains("2705"), "{errand}");
    }
    assert_eq!(errand_of(&view, "br_rf30_1"), None, "a garrison has nothing to do");
}

#[test]
fn whoever_has_marched_far_enough_or_waits_for_another_phase_has_no_errand() {
    let moved = view(
        "given nobody else; turn 1; fr_21_a at 4107; movement allied
         allied: march fr_21_a 4007>3907>3807>3707>3607>3507",
    );
    assert_eq!(errand_of(&moved, "fr_21_a"), None, "half of its allowance is spent");
    let later = view("given nobody else; turn 1; fr_21_a at 4107; red_154 at 3107; combat allied");
    assert_eq!(errand_of(&later, "fr_21_a"), None, "orders are for the Movement Phase");
}

#[test]
fn the_phase_can_end_when_nobody_has_an_errand_and_is_refused_in_the_words_of_one() {
    let game = Elope::new();
    let draft = notation::parse(game.title().verbs, "done").expect("it is notation");
    let (mut refused, mut free) = (0, 0);
    for (seed, doctrine) in [(1, "on"), (2, "off"), (3, "on")] {
        let setup = game.title().setup(None, [("doctrine", doctrine)]).expect("a setup");
        let mut dice = Dice::seeded(Seed::from_number(seed), 0);
        let mut state = engine::journal::begin(&game, &setup, &mut dice, &mut Events::unheard()).expect("a sound one");
        let mut chance = Chance::new(seed);
        while game.outcome(&state).is_none() {
            let seat = awaited(&game, &state).next().expect("somebody is asked");
            let decision = game.decision(&state, seat).expect("it is asked");
            if decision.prompt.id == "elope-ask-movement" && seat == Seat(0) {
                let done = game.complete(&state, seat, &draft).expect("nothing is missing");
                let counters = game.view(&state, Eyes::Public).counters;
                let errands: Vec<_> = counters.into_iter().filter_map(|counter| counter.errand).collect();
                match game.check(&state, seat, &done) {
                    Ok(()) => {
                        assert!(errands.is_empty(), "{seed}: the phase may end, but {errands:?}");
                        free += 1;
                    }
                    Err(Breach(why)) if why.id.starts_with("elope-must-") => {
                        let why = game.spell(&why);
                        assert!(errands.contains(&why), "{seed}: {why:?} is none of {errands:?}");
                        refused += 1;
                    }
                    Err(_) => {}
                }
            }
            let order = game.sample(&state, seat, &mut chance).expect("whoever is asked has an order");
            carry_out(&game, &mut state, seat, &order, &mut dice, &mut Events::unheard()).expect("a sample is legal");
        }
    }
    assert!(refused > 50 && free > 50, "{refused} refused, {free} free");
}

#[test]
fn whoever_leaves_for_onega_is_told_how_on_the_way_and_at_the_edge() {
    let far = view("given nobody else; turn 2; us_339_h us_339_2_hq al_depot_1 at 3505; movement allied");
    let errand = errand_of(&far, "us_339_h").expect("it has orders");
    assert!(errand.contains("elope-must-go-to-the-edge"), "{errand}");
    let there = view("given nobody else; turn 2; us_339_h us_339_2_hq al_depot_1 at 3601; movement allied");
    let errand = errand_of(&there, "us_339_h").expect("it has orders");
    assert!(errand.contains("elope-must-leave-the-map"), "{errand}");
}

#[test]
fn those_who_go_by_steamer_are_told_to_board_each_of_them() {
    let view = view("given nobody else; turn 1; br_rs10_a br_rs10_b at 4707; al_steamer_1 at 4707/NW; movement allied");
    for company in ["br_rs10_a", "br_rs10_b"] {
        let errand = errand_of(&view, company).expect("the steamer waits");
        assert!(errand.contains("elope-royal-scots-go-aboard"), "{errand}");
    }
}

#[test]
fn an_announced_attack_is_shown_from_where_it_comes_until_it_is_resolved() {
    let given = "given nobody else; red_161_2 red_2mos_1 red_18_hq red_depot_1 at 3407
                 given us_339_a us_339_1_hq al_depot_1 at 3507; combat red; check";
    assert_eq!(view(given).announced, []);
    let fought = format!("{given}\nred: attack 3507 red_161_2+red_2mos_1");
    let announced = view(&fought).announced;
    assert_eq!(announced.len(), 1);
    assert_eq!((announced[0].from.as_slice(), announced[0].to.as_str()), (["3407".into()].as_slice(), "3507"));
    let resolved = view(&format!("{fought}\nred: done\nred: resolve 3507"));
    assert_eq!(resolved.announced, [], "it is being fought");
}

#[test]
fn the_last_of_the_announced_attacks_is_asked_for_by_name() {
    let game = Elope::new();
    let script = "given nobody else; red_161_2 red_18_hq red_depot_1 at 3407; us_339_a us_339_1_hq at 3507; combat red
                  red: attack 3507 red_161_2
                  red: done";
    let state = engine::script::run(&game, set_up(&game), &[], script).unwrap_or_else(|found| panic!("{found}"));
    let decision = game.decision(&state, Seat(1)).expect("the attacker resolves it");
    assert_eq!(decision.prompt.id, "elope-ask-resolve-the-last");
    assert_eq!(decision.ends_with, Some("resolve"), "whatever else can be done before");
}

#[test]
fn a_phase_has_a_verb_that_ends_it_and_a_choice_has_none() {
    let game = Elope::new();
    let ends = |script: &str, seat: Seat| {
        let state = engine::script::run(&game, set_up(&game), &[], script).unwrap_or_else(|found| panic!("{found}"));
        game.decision(&state, seat).expect("it is asked").ends_with
    };
    assert_eq!(ends("given nobody else; turn 2; us_339_a at 3507; movement allied", Seat(0)), Some("done"));
    let battle = "given nobody else; red_161_2 red_18_hq red_depot_1 at 3407; us_339_a us_339_1_hq at 3507; combat red
                  red: attack 3507 red_161_2
                  red: done
                  red: resolve 3507";
    assert_eq!(ends(battle, Seat(1)), None, "depots or none");
}

#[test]
fn whoever_is_too_many_in_a_hex_shows_it_and_must_make_room_until_somebody_has_left() {
    let given = "given non_historical; nobody else; turn 2; red_bn_4 red_bn_5 red_bn_8 red_depot_2 at 3107
                 given red_83_1 red_18_hq red_18_1_hq red_depot_1 at 3007; movement red";
    let joined = format!("{given}\nred: march red_83_1 3107");
    let errand = |view: &View, counter: &str| {
        let counter = view.counters.iter().find(|one| one.id == counter).expect("it is in sight");
        counter.errand.as_ref().map(|errand| (errand.id.clone(), errand.clause.clone()))
    };
    let is_marked = |view: &View, counter: &str| states_of(view, counter).contains(&"overstacked".into());
    let said = Some(("elope-over-stacked".into(), Some("6.1.a".into())));
    let crowd = view(&joined);
    for counter in ["red_83_1", "red_bn_4"] {
        assert!(is_marked(&crowd, counter), "{counter}");
        assert_eq!(errand(&crowd, counter), said, "{counter}");
    }
    assert!(!is_marked(&crowd, "red_depot_2"), "it does not count");
    let left = view(&format!("{joined}\nred: march red_bn_4 3108"));
    assert!(!is_marked(&left, "red_83_1"));
    assert_eq!(errand(&left, "red_83_1"), None);
}

#[test]
fn whoever_is_where_it_must_go_has_no_orders_any_more() {
    let view = view("given nobody else; turn 1; fr_21_a at 2705; movement allied");
    assert_eq!(states_of(&view, "fr_21_a"), Vec::<String>::new());
}

#[test]
fn the_phase_that_cannot_end_yet_names_who_must_go_where() {
    let game = Elope::new();
    let script = "given nobody else; turn 1; fr_21_a at 4107; movement allied";
    let state = engine::script::run(&game, set_up(&game), &[], script).unwrap_or_else(|found| panic!("{found}"));
    let done = engine::notation::parse(game.title().verbs, "done").expect("it is an order");
    let done = game.complete(&state, Seat(0), &done).expect("nothing is missing");
    let Err(Breach(message)) = game.check(&state, Seat(0), &done) else { panic!("the French have not moved") };
    let said = serde_json::to_string(&game.spell(&message)).expect("plain data");
    assert!(said.contains("fr_21_a") && said.contains("2705"), "{said}");
}

#[test]
fn before_the_first_turn_the_stage_is_the_set_up_and_no_phase_has_begun() {
    let game = Elope::new();
    let view = game.view(&set_up(&game), Eyes::Public);
    assert_eq!(view.stage[0].id, "elope-stage-set-up");
    assert!(view.phases.iter().all(|phase| !phase.now));
}

#[test]
fn every_counter_and_the_river_beside_a_town_have_a_spoken_name() {
    let game = Elope::new();
    let named = game.named_ids();
    for id in ["red_depot_3", "4707/NW"] {
        assert!(named.iter().any(|one| one == id), "{id}");
        assert_ne!(game.name_of(id), id);
    }
}
