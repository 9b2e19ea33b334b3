//! Positions from a real table: written down and read again, judged, played on.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use elope::{Elope, State};
use engine::erased::AnyGame;
use engine::journal::{SavedGame, begin};
use engine::script::Staging;
use engine::situation::lay_out;
use engine::{
    Chance, Dice, Events, Eyes, Flaw, Game, Journal, OnPaper, Rolling, Seat, Seed, Setup, Shown, Situation, awaited,
    carry_out,
};

fn setup(game: &Elope, scenario: &str, options: &[(&str, &str)]) -> Setup {
    game.title().setup(Some(scenario), options.iter().copied()).expect("it is known")
}

/// The prompts of the phases in which a position can be taken.
const PHASES: [&str; 3] = ["elope-ask-operations", "elope-ask-movement", "elope-ask-attacks"];

/// What is asked, of whom.
fn asked(game: &Elope, state: &State) -> Option<(Seat, &'static str)> {
    let seat = awaited(game, state).next()?;
    Some((seat, game.decision(state, seat)?.prompt.id))
}

/// Play at random and look at every phase that begins.
fn phases_begin(game: &Elope, setup: &Setup, seed: u64, orders: usize, mut look: impl FnMut(&State, &'static str)) {
    let mut dice = Dice::seeded(Seed::from_number(seed), 0);
    let mut state = begin(game, setup, &mut dice, &mut Events::unheard()).expect("the scenario is sound");
    let mut chance = Chance::new(seed);
    let mut seen = BTreeSet::new();
    for _ in 0..orders {
        let Some((seat, prompt)) = asked(game, &state) else { return };
        let phase = PHASES.contains(&prompt);
        if phase && seen.insert((game.player_turn(&state), seat.0, prompt)) {
            look(&state, prompt);
        }
        let order = game.sample(&state, seat, &mut chance).expect("whoever is asked has an order");
        carry_out(game, &mut state, seat, &order, &mut dice, &mut Events::unheard()).expect("a sample is legal");
    }
}

#[test]
fn a_phase_that_begins_is_written_down_and_read_again_to_the_same_view() {
    let game = Elope::new();
    let games: [(&str, &[(&str, &str)]); 4] = [
        ("historical", &[("interception", "on")]),
        ("non_historical", &[("river_depth", "on")]),
        ("historical", &[("edition", "original")]),
        ("non_historical", &[("edition", "original")]),
    ];
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for (seed, (scenario, options)) in games.into_iter().enumerate() {
        let setup = setup(&game, scenario, options);
        phases_begin(&game, &setup, seed as u64, 6_000, |state, prompt| {
            let written = game.write_down(state).expect("nobody has acted yet").to_string();
            let laid = lay_out(&game, &setup, &written).expect("it can be entered");
            assert_eq!(laid.flaws, [], "{written}");
            assert_eq!(game.view(&laid.state, Eyes::Public), game.view(state, Eyes::Public), "{written}");
            *counts.entry(prompt).or_default() += 1;
        });
    }
    assert!(PHASES.iter().all(|phase| counts[phase] > 50), "{counts:?}");
}

#[test]
fn in_the_middle_of_a_phase_no_position_is_written() {
    let game = Elope::new();
    let setup = setup(&game, "historical", &[]);
    let mut dice = Dice::seeded(Seed::from_number(7), 0);
    let mut state = begin(&game, &setup, &mut dice, &mut Events::unheard()).expect("the scenario is sound");
    let mut chance = Chance::new(7);
    let (mut marched, mut written) = (false, 0);
    for _ in 0..200 {
        let (seat, _) = asked(&game, &state).expect("the game goes on");
        if marched {
            written += usize::from(game.write_down(&state).is_some());
            break;
        }
        let order = game.sample(&state, seat, &mut chance).expect("whoever is asked has an order");
        marched = game.draft(&order).verb == "march";
        carry_out(&game, &mut state, seat, &order, &mut dice, &mut Events::unheard()).expect("a sample is legal");
    }
    assert!(marched, "somebody has marched");
    assert_eq!(written, 0);
}

#[test]
fn the_set_up_of_every_scenario_can_be_written_down_and_entered() {
    let game = Elope::new();
    for setup in game.title().all_setups().into_iter().filter(|setup| game.fits(setup)) {
        let mut dice = Dice::seeded(Seed::from_number(1), 0);
        let state = begin(&game, &setup, &mut dice, &mut Events::unheard()).expect("the scenario is sound");
        let written = game.write_down(&state).expect("nobody has acted yet").to_string();
        let laid = lay_out(&game, &setup, &written).expect("it can be entered");
        assert_eq!(laid.flaws, [], "{setup:?}");
        assert!(laid.state == state, "{setup:?}");
    }
}

/// A sound position of a few counters, with what the text adds.
fn flaws_of(text: &str) -> Vec<Flaw> {
    let game = Elope::new();
    let setup = setup(&game, "historical", &[("river_depth", "on")]);
    lay_out(&game, &setup, text).expect("it can be entered").flaws
}

const SOUND: &str = "turn: 2\nphase: movement allied\n4507: us_339_a us_339_b(reduced)\n3107: red_bn_4 red_bn_5\n";

/// What is wrong with a line that is added to a sound position: the line, the clause, the message.
fn wrong(line: &str) -> (Option<usize>, String, String) {
    let flaws = flaws_of(&format!("{SOUND}{line}\n"));
    let [flaw] = flaws.as_slice() else { panic!("{line}: one flaw, not {flaws:#?}") };
    (flaw.line, flaw.what.clause.clone().unwrap_or_default().into(), flaw.what.id.replace("elope-position-", ""))
}

#[test]
fn a_sound_position_has_no_flaws() {
    assert_eq!(flaws_of(SOUND), []);
}

#[test]
fn a_position_needs_a_turn_and_a_phase() {
    let ids = |text: &str| flaws_of(text).iter().map(|flaw| flaw.what.id.to_string()).collect::<Vec<_>>();
    assert_eq!(ids(""), ["elope-position-no-turn", "elope-position-no-phase"]);
    assert_eq!(ids("turn: 2"), ["elope-position-no-phase"]);
    // What is wrong with no line in particular comes last.
    assert_eq!(ids("phase: movement red\n4607: us_999_z"), ["engine-position-no-counter", "elope-position-no-turn"]);
    assert_eq!(ids("turn: 16\nphase: movement red"), ["elope-position-no-such-turn"]);
    assert_eq!(ids("turn: 2\nphase: breakfast"), ["elope-position-no-such-phase"]);
    assert_eq!(ids("turn: 2\nphase: set up\ndue: red_cav_1"), ["elope-position-set-up-is-first"]);
    assert_eq!(ids("turn: 1\nphase: set up"), ["elope-position-nobody-to-set-up"]);
}

#[test]
fn every_mistake_in_a_line_is_told_with_its_line_and_its_clause() {
    let cases = [
        ("turn: 3", "", "engine-position-field-twice"),
        ("weather: fog", "", "engine-position-no-such-value"),
        ("weather: snow", "AID.weather", "wrong-weather"),
        ("depth: 5", "15.81.a", "depth-not-rolled"),
        ("kotlas: yes", "20.0.j", "no-decision"),
        ("july: yes", "20.0.l", "no-decision"),
        ("been in kotlas: perhaps", "", "engine-position-no-such-value"),
        ("railway brigade: us_339_a", "", "engine-position-no-such-value"),
        ("points red: many", "", "engine-position-no-such-value"),
        ("conditions: fine", "", "engine-position-no-such-value"),
        ("held red: atlantis", "", "no-place"),
        ("held red: kotlas\nheld allied: kotlas", "", "held-by-both"),
        ("forts: 9999", "", "no-place"),
        ("forts: 5001", "17.0.a", "no-land"),
        ("bridges built: 4607/N", "17.0.a", "bridge-is-there"),
        ("bridges down: 4706/NE", "17.0.a", "no-bridge-there"),
        ("wrecked: 4014", "16.5", "no-railway"),
        ("mined: 3107", "15.0.b", "no-hexside"),
        ("open airfields: emtsa", "12.6", "no-airfield"),
        ("running engines: spitfire", "", "engine-position-no-such-value"),
        ("atlantis: us_339_c", "", "no-place"),
        ("4607: us_999_z", "", "engine-position-no-counter"),
        ("aboard titanic: us_339_c", "", "engine-position-no-counter"),
        ("4607: us_339_a", "", "engine-position-counter-twice"),
        ("4607: br_rf45_a", "23.1.b", "comes-later"),
        ("4607: sb_co", "23.1.b", "not-in-scenario"),
        ("to_come: al_nieuport", "23.1.b", "never-comes"),
        ("4607: al_gb_advokat", "15.0.b", "ship-on-land"),
        ("4706/NE: us_339_c", "15.0.b", "not-a-ship"),
        ("5001: us_339_c", "4.0", "in-the-water"),
        ("4014: red_train_1", "16.0.a", "train-off-rails"),
        ("2201/NW: al_gb_advokat", "15.0.b", "ship-not-navigable"),
        ("mined: 2201/NW", "15.7.a", "not-navigable"),
        ("vologda_box: us_339_c", "21.0.a", "vologda-is-red"),
        ("laid_up: us_339_c", "23.1.T5.a", "only-ships-laid-up"),
        ("due: us_339_c", "13.12", "not-due"),
        ("4607: us_339_c(brave)", "", "engine-position-no-state"),
        ("4607: us_339_hq(reduced)", "7.6.a", "no-reduced-side"),
        ("4607: us_339_c(static)", "11.3.a", "state-does-not-fit"),
        ("4607: us_339_c(captured)", "11.6.b", "state-does-not-fit"),
        ("4607: us_339_c(broken_down)", "18.4.a", "state-does-not-fit"),
        ("4607: us_339_c(aground)", "15.8.b", "state-does-not-fit"),
        ("4607: us_339_c(flown)", "12.1", "state-does-not-fit"),
        ("4607: us_339_c(fought)", "16.2", "state-does-not-fit"),
        ("4607: us_339_c(bound=red_18_1_hq)", "9.6.b", "state-does-not-fit"),
        ("4607: us_339_c(os)", "10.0.c", "conditions-are-found"),
        ("aboard al_steamer_1: us_339_c", "15.3.a", "aboard-nothing"),
        ("a line without a key", "", "engine-position-no-key"),
        ("4607: us_339_c(reduced", "", "engine-position-parentheses"),
    ];
    let found: Vec<_> = cases.iter().map(|(line, ..)| (*line, wrong(line))).collect();
    let due: Vec<_> = cases
        .iter()
        .map(|(line, clause, id)| {
            let at = if line.contains('\n') { 6 } else { 5 };
            (*line, (Some(at), (*clause).to_owned(), (*id).to_owned()))
        })
        .collect();
    assert_eq!(found, due);
}

#[test]
fn counters_and_mines_are_only_where_the_rules_let_them_be() {
    let told = |scenario: &str, text: &str| {
        let game = Elope::new();
        let laid = lay_out(&game, &setup(&game, scenario, &[]), text).expect("it can be entered");
        let flaws = laid.flaws.iter();
        let told = flaws.map(|flaw| format!("{} {}", flaw.what.clause.as_deref().unwrap_or_default(), flaw.what.id));
        told.collect::<Vec<_>>().join(", ").replace("elope-", "").replace("position-", "")
    };
    let at = |turn: u8, line: &str| format!("turn: {turn}\nphase: movement allied\n{line}\n");
    // Who has left the game, from the turn on in which he does.
    let carrier = "4707/NW: al_cv_nairana";
    assert_eq!(told("historical", &at(2, carrier)), "");
    assert_eq!(told("historical", &at(3, carrier)), "23.1.T3.e has-left");
    assert_eq!(told("non_historical", &at(3, carrier)), "23.2.T3.a has-left");
    assert_eq!(told("historical", &at(11, "4707: us_339_e")), "");
    assert_eq!(told("historical", &at(13, "4707: us_339_e")), "23.1.T12.a has-left");
    assert_eq!(told("historical", &at(13, "4707/NW: al_cv_argus")), "23.1.T13.c has-left");
    assert_eq!(told("historical", &at(13, "withdrawn: us_339_e al_cv_argus")), "");
    // Waters that a vessel cannot use, and mines where none lie.
    assert_eq!(told("historical", &at(12, "2721/N: al_cv_pegasus")), "15.0.g carrier-beyond-bereznik");
    assert_eq!(told("historical", &at(2, "3515/N: al_gb_advokat")), "");
    assert_eq!(told("historical", &at(2, "3515/N: al_mon_23_25")), "15.0.a river-too-small");
    assert_eq!(told("historical", &at(2, "mined: 2720/NE")), "15.8.d no-mines-in-the-vaga");
    // Ground that is closed to tanks.
    assert_eq!(told("historical", &at(14, "4607: br_tank_mk4")), "");
    assert_eq!(told("historical", &at(14, "3612: br_tank_mk4")), "18.5 no-ground-for-tanks");
}

#[test]
fn what_is_held_besides_and_mines_laid_again_are_noted() {
    let noted = |line: &str| {
        let game = Elope::new();
        let text = format!("turn: 12\nphase: movement red\n{line}\n");
        let laid = lay_out(&game, &setup(&game, "non_historical", &[]), &text).expect("it can be entered");
        assert_eq!(laid.flaws, [], "{line}");
        let ids = laid.notices.iter().map(|notice| notice.what.id.replace("elope-position-", ""));
        ids.filter(|id| ["assumed-held", "mined-and-swept"].contains(&id.as_str())).collect::<Vec<_>>()
    };
    assert_eq!(noted("held allied: emtsa"), ["assumed-held"]);
    assert_eq!(noted("1006: red_bn_4"), [""; 0]);
    assert_eq!(noted("mined: 2723/N\nswept: 2723/N"), ["mined-and-swept"]);
    assert_eq!(noted("mined: 2723/N"), [""; 0]);
}

#[test]
fn enemies_crowds_and_overloaded_ships_are_told_with_their_places() {
    let told = |line: &str| {
        let flaws = flaws_of(&format!("{SOUND}{line}\n"));
        let [flaw] = flaws.as_slice() else { panic!("{line}: one flaw, not {flaws:#?}") };
        (flaw.what.clause.clone().unwrap_or_default().to_string(), flaw.place.clone().unwrap_or_default())
    };
    let pair = |clause: &str, place: &str| (clause.to_owned(), place.to_owned());
    assert_eq!(told("3107: us_339_c"), pair("4.4.a", "3107"));
    assert_eq!(told("3107: red_bn_8 red_83_1"), pair("6.0.a", "3107"));
    assert_eq!(
        told("3007: red_depot_1 red_depot_2 red_depot_3 red_depot_4 red_depot_5 red_depot_6"),
        pair("11.3.e", "3007")
    );
    assert_eq!(told("4507: al_re8_1"), pair("12.52.a", "4507"));
    let ship =
        "4706/NE: al_steamer_1\naboard al_steamer_1: us_339_c us_339_d us_339_e us_339_f us_339_g us_339_h us_339_i";
    assert_eq!(told(ship), pair("15.3.a", "4706/NE"));
}

#[test]
fn a_depth_that_was_rolled_must_be_said_and_a_decision_is_assumed() {
    let game = Elope::new();
    let setup = setup(&game, "historical", &[("river_depth", "on")]);
    let laid = lay_out(&game, &setup, "turn: 12\nphase: movement allied\n").expect("it can be entered");
    let ids = |flaws: &[Flaw]| flaws.iter().map(|flaw| flaw.what.id.to_string()).collect::<Vec<_>>();
    assert_eq!(ids(&laid.flaws), ["elope-position-no-depth"]);
    assert!(ids(&laid.notices).contains(&"elope-position-decision-assumed".to_owned()));
    // In the Mutual Operations Phase they may be said, or left to the dice.
    let operations = "turn: 12\nphase: operations red\n";
    let said = lay_out(&game, &setup, &format!("{operations}depth: 4\nkotlas: yes\n")).expect("it can be entered");
    assert_eq!(ids(&said.flaws), [""; 0]);
    assert_eq!(game.fact(&said.state, "depth").as_deref(), Ok("4"));
    let open = lay_out(&game, &setup, operations).expect("it can be entered");
    assert_eq!(ids(&open.flaws), [""; 0]);
    assert_eq!(game.fact(&open.state, "depth").as_deref(), Ok("none"));
    assert!(!ids(&open.notices).contains(&"elope-position-decision-assumed".to_owned()));
}

#[test]
fn a_ship_in_the_ice_is_noted_and_stays() {
    let game = Elope::new();
    let setup = setup(&game, "historical", &[]);
    let laid =
        lay_out(&game, &setup, "turn: 6\nphase: movement allied\n2723/N: red_gb_1\n").expect("it can be entered");
    assert_eq!(laid.flaws, []);
    assert!(laid.notices.iter().any(|notice| notice.what.clause.as_deref() == Some("15.1.b")));
}

#[test]
fn snow_in_october_closes_the_upper_dvina_in_a_position_too() {
    let game = Elope::new();
    let setup = setup(&game, "historical", &[]);
    let notes = |weather: &str| {
        let text = format!("turn: 3\nphase: movement red\nweather: {weather}\n2723/N: red_gb_1\n");
        let laid = lay_out(&game, &setup, &text).expect("it can be entered");
        assert_eq!(laid.flaws, []);
        laid.notices.iter().any(|notice| notice.what.clause.as_deref() == Some("15.1.b"))
    };
    // 14.4.b: with the snow comes the ice.
    assert!(notes("snow") && !notes("dry"));
}

#[test]
fn nobody_travels_aboard_an_enemy() {
    let flaws = flaws_of(&format!("{SOUND}4706/NE: al_steamer_1\naboard al_steamer_1: red_bn_8\n"));
    let ids: Vec<&str> = flaws.iter().map(|flaw| flaw.what.id.as_str()).collect();
    assert_eq!(ids, ["elope-position-aboard-an-enemy"]);
}

#[test]
fn a_crowd_in_its_own_movement_phase_is_only_noted() {
    let game = Elope::new();
    let setup = setup(&game, "historical", &[]);
    let text = "turn: 2\nphase: movement red\n3107: red_bn_4 red_bn_5 red_bn_8 red_83_1\n";
    let laid = lay_out(&game, &setup, text).expect("it can be entered");
    assert_eq!(laid.flaws, []);
    assert!(laid.notices.iter().any(|notice| notice.what.clause.as_deref() == Some("6.0.a")));
}

#[test]
fn what_is_not_named_is_lost_or_still_to_come_and_both_are_said() {
    let game = Elope::new();
    let setup = setup(&game, "historical", &[]);
    let laid = lay_out(&game, &setup, SOUND).expect("it can be entered");
    let ids: Vec<&str> = laid.notices.iter().map(|notice| notice.what.id.as_str()).collect();
    assert_eq!(ids, ["elope-position-assumed-lost", "elope-position-assumed-to-come"]);
    let view = game.view(&laid.state, Eyes::Public);
    let place = |id: &str| view.counters.iter().find(|one| one.id == id).map(|one| one.place.as_str());
    assert_eq!((place("us_339_c"), place("br_rf45_a")), (None, Some("turn_11")));
}

#[test]
fn a_game_begun_from_a_position_plays_is_saved_and_opens_again() {
    let game = Arc::new(Elope::new());
    let setup = setup(&game, "historical", &[]).from_position(SOUND);
    let (mut journal, _) =
        Journal::new(game.clone(), setup, Seed::from_number(3), Rolling::Seeded).expect("a sound position");
    let mut chance = Chance::new(3);
    for _ in 0..30 {
        let (seat, _) = asked(&game, journal.state()).expect("the game goes on");
        let order = game.sample(journal.state(), seat, &mut chance).expect("whoever is asked has an order");
        journal.give(seat, &order, &[]).expect("a sample is legal");
    }
    let record = journal.record();
    assert!(record.contains("\nposition 4507: us_339_a us_339_b(reduced)\n"), "the record carries it");
    let saved = SavedGame::read(&record, "the record").expect("it reads");
    let opened = Journal::open(game.clone(), saved).expect("it opens");
    assert_eq!(opened.journal.record(), record);
    opened.journal.verify().expect("it replays from the position");
}

#[test]
fn a_flawed_position_is_refused_with_its_first_line() {
    let game = Arc::new(Elope::new());
    let setup = setup(&game, "historical", &[]).from_position(&format!("{SOUND}3107: us_339_c"));
    let refused = AnyGame::begin(&game, setup, Seed::from_number(3), Rolling::Seeded);
    let fault = refused.err().expect("enemies stand together");
    assert_eq!((fault.at, fault.reason.contains("4.4.a")), (Some((4, 1)), true), "{fault}");
}

#[test]
fn whatever_is_written_is_judged_without_a_panic() {
    let game = Elope::new();
    let setup = setup(&game, "non_historical", &[]);
    let words = [
        "turn",
        "phase",
        ":",
        "movement",
        "red",
        "combat",
        "allied",
        "set",
        "up",
        "4607",
        "4706/NE",
        "aboard",
        "lost",
        "due",
        "to_come",
        "vologda_box",
        "red_bn_4",
        "al_steamer_1",
        "us_339_a",
        "(",
        ")",
        "reduced",
        "uses=2",
        "\n",
        "\n",
        "15",
        "held",
        "mined",
        "al_re8_1",
        "al_cv_nairana",
        "captured",
        "#",
        ",",
        "red_train",
        "999999",
        "conditions",
        "marked",
        "os",
        "bound=red_18_1_hq",
    ];
    let mut chance = Chance::new(1918);
    for _ in 0..400 {
        let mut text = String::from("turn: 3\nphase: movement red\n");
        for _ in 0..60 {
            text.push_str(chance.pick(&words).expect("there are words"));
            text.push(' ');
        }
        let laid = lay_out(&game, &setup, &text).expect("it can be entered");
        let _ = game.view(&laid.state, Eyes::Public);
        if laid.flaws.is_empty() {
            game.invariants(&laid.state).unwrap_or_else(|reason| panic!("{reason}:\n{text}"));
        }
    }
}

#[test]
fn a_notice_of_counters_that_are_not_named_lists_them_all() {
    let game = Elope::new();
    let setup = setup(&game, "historical", &[]);
    let laid = lay_out(&game, &setup, SOUND).expect("it can be entered");
    let lost = &laid.notices[0].counters;
    assert!(lost.contains(&"us_339_c".to_owned()) || lost.contains(&"red_bn_8".to_owned()), "{lost:?}");
    assert!(!lost.contains(&"red_bn_4".to_owned()), "{lost:?}");
    assert!(laid.notices[1].counters.contains(&"br_rf45_a".to_owned()));
}

#[test]
fn the_form_says_which_formation_a_counter_belongs_to_and_where_it_can_lie() {
    let game = Elope::new();
    let form = game.form(&setup(&game, "historical", &[])).expect("it can be entered");
    let counter = |id: &str| form.counters.iter().find(|one| one.id == id).expect("it is there");
    assert_eq!(counter("us_339_a").formation.as_deref(), Some("us_339_1_hq"));
    assert_eq!(counter("us_339_1_hq").formation.as_deref(), Some("us_339_1_hq"));
    assert_eq!(counter("wr_dyer").formation, None);
    let board = game.board();
    let outline = |id: &str| board.places.iter().find(|place| place.id == id).expect("it is there").outline;
    assert_eq!(counter("us_339_a").outlines, [outline("4607")]);
    assert_eq!(counter("al_steamer_1").outlines, [outline("4707/NW")]);
}

#[test]
fn a_position_says_what_it_belongs_to_and_another_game_or_scenario_is_told() {
    let game = Elope::new();
    let setup = setup(&game, "historical", &[]);
    let headed = format!("{}{SOUND}", Situation::headed(game.title(), &setup));
    assert_eq!(lay_out(&game, &setup, &headed).expect("it can be entered").flaws, []);
    let other = lay_out(&game, &setup, "game: emtsa\n4607: nobody\n").expect("it can be entered");
    assert_eq!(
        other.flaws.iter().map(|flaw| (flaw.line, flaw.what.id.as_str())).collect::<Vec<_>>(),
        [(Some(1), "engine-position-other-game")]
    );
    let head = "scenario: non_historical\noptions: interception=on\n";
    let laid = lay_out(&game, &setup, &format!("{head}{SOUND}")).expect("it can be entered");
    assert_eq!(laid.flaws, []);
    let told: Vec<_> = laid.notices.iter().filter_map(|notice| Some((notice.line?, notice.what.id.as_str()))).collect();
    assert_eq!(told, [(1, "engine-position-other-scenario"), (2, "engine-position-other-option")]);
}

#[test]
fn a_saved_state_that_says_nothing_of_attacks_and_losses_opens() {
    let game = Elope::new();
    let state = crate::rules::set_up(&game);
    let mut saved = game.position(&state);
    for (within, field) in [("", "attacked"), ("", "bloodied"), ("/battle", "answered"), ("/battle", "spared")] {
        let part = saved.pointer_mut(within).and_then(|part| part.as_object_mut()).expect("a part of the state");
        assert!(part.remove(field).is_some(), "{field}");
    }
    assert_eq!(game.restore(&saved).expect("it opens"), state);
}

/// A fact of a position, laid out without flaws.
fn fact_of(options: &[(&str, &str)], text: &str, fact: &str) -> String {
    let game = Elope::new();
    let laid = lay_out(&game, &setup(&game, "historical", options), text).expect("it can be entered");
    assert_eq!(laid.flaws, [], "{text}");
    game.fact(&laid.state, fact).unwrap_or_else(|reason| panic!("{reason}"))
}

#[test]
fn what_follows_from_a_position_need_not_be_said() {
    let allied = "turn: 10\nphase: movement allied\n";
    let cases = [
        // 10.1, 10.2
        ("4507: us_339_a", "us_339_a condition", "os oc"),
        ("4507: us_339_a us_339_1_hq al_depot_1", "us_339_a condition", "normal"),
        // 15.1.a
        ("3615/NE: al_gb_advokat", "al_gb_advokat condition", "normal"),
        ("3615/NE: al_gb_advokat\n4707: red_bn_4", "al_gb_advokat condition", "oc"),
        // 9.2.c
        ("3207: us_339_a\n3107: red_154 red_18_hq red_depot_1", "us_339_a is disturbed", "true"),
        ("3307: us_339_a\n3107: red_154 red_18_hq red_depot_1", "us_339_a is disturbed", "false"),
        // 23.1.T2.rail: aboard until track or an enemy says otherwise.
        ("4207: us_339_a(entrained)", "us_339_a is entrained", "true"),
        ("4207: us_339_a(entrained)\nwrecked: 4207", "us_339_a is entrained", "false"),
        // 12.0.c: homes, and whoever stands there.
        ("", "holder archangel", "allied"),
        ("", "holder kotlas", "red"),
        ("", "holder obozerskaya", "nobody"),
        ("obozerskaya: red_bn_4", "holder obozerskaya", "red"),
        // What is said of one place says nothing of the others.
        ("held red: archangel", "holder archangel", "red"),
        ("held red: archangel", "holder kotlas", "red"),
        ("held red: archangel\nobozerskaya: us_339_a", "holder obozerskaya", "allied"),
        ("held red: obozerskaya\nobozerskaya: us_339_a", "holder obozerskaya", "red"),
    ];
    for (line, fact, value) in cases {
        assert_eq!(fact_of(&[], &format!("{allied}{line}\n"), fact), value, "{line}");
    }
    // 23.1.T5.c
    let battalion = "turn: 5\nphase: operations allied\n4507: us_339_f\n4107: us_339_1_hq\n";
    assert_eq!(fact_of(&[("edition", "original")], battalion, "us_339_f is attached"), "true");
    let apart = battalion.replace("4107", "4007");
    assert_eq!(fact_of(&[("edition", "original")], &apart, "us_339_f is attached"), "false");
}

#[test]
fn conditions_that_are_marked_are_as_they_are_said() {
    let marked = "turn: 10\nphase: movement allied\nconditions: marked\n";
    let cases = [
        ("4507: us_339_a", "us_339_a condition", "normal"),
        ("4507: us_339_a(oc) us_339_1_hq al_depot_1", "us_339_a condition", "oc"),
        ("3615/NE: al_gb_advokat\n4707: red_bn_4", "al_gb_advokat condition", "normal"),
        ("3207: us_339_a\n3107: red_154 red_18_hq red_depot_1", "us_339_a is disturbed", "false"),
        ("3307: us_339_a(disturbed)", "us_339_a is disturbed", "true"),
    ];
    for (line, fact, value) in cases {
        assert_eq!(fact_of(&[], &format!("{marked}{line}\n"), fact), value, "{line}");
    }
}

#[test]
fn numbers_and_dice_of_a_position_have_their_limits() {
    let ids = |text: &str| flaws_of(text).iter().map(|flaw| flaw.what.id.to_string()).collect::<Vec<_>>();
    let none = [""; 0];
    // 16.2
    let train = |uses: u8| format!("turn: 3\nphase: movement red\n1006: red_train_1(uses={uses})\n");
    assert_eq!(ids(&train(2)), none);
    assert_eq!(ids(&train(3)), ["elope-position-state-does-not-fit"]);
    // 20.0.l: July's word is known once it is rolled, and not before.
    let july = |turn: u8, phase: &str, more: &str| format!("turn: {turn}\nphase: {phase}\njuly: yes\n{more}");
    assert_eq!(ids(&july(11, "movement red", "depth: 5\nkotlas: yes\n")), ["elope-position-no-decision"]);
    assert_eq!(ids(&july(12, "operations red", "depth: 5\nkotlas: silent\n")), ["elope-position-no-decision"]);
    assert_eq!(ids(&july(12, "operations red", "depth: 5\nkotlas: yes\n")), none);
    assert_eq!(ids(&july(13, "operations red", "")), none);
    // 14.4.b: October's weather is open until the die has fallen.
    let october = |phase: &str, weather: &str| format!("turn: 3\nphase: {phase}\nweather: {weather}\n");
    assert_eq!(ids(&october("operations red", "snow")), ["elope-position-wrong-weather"]);
    assert_eq!(ids(&october("operations red", "dry")), none);
    assert_eq!(ids(&october("movement allied", "snow")), none);
    assert_eq!(ids(&october("movement allied", "dry")), none);
    assert_eq!(ids(&october("movement allied", "thaw")), ["elope-position-wrong-weather"]);
}

#[test]
fn reinforcements_of_this_turn_come_with_their_own_movement_phase() {
    let comes = |phase: &str, who: &str| {
        let flaws = flaws_of(&format!("turn: 2\nphase: {phase}\n{who}\n"));
        flaws.iter().map(|flaw| flaw.what.id.clone()).collect::<Vec<_>>()
    };
    let later = ["elope-position-comes-later"];
    assert_eq!(comes("operations red", "4707: us_339_a"), later);
    assert_eq!(comes("movement allied", "4707: us_339_a"), [""; 0]);
    assert_eq!(comes("combat allied", "1248: red_air_3"), later);
    assert_eq!(comes("movement red", "1248: red_air_3"), [""; 0]);
}

#[test]
fn how_many_dice_an_order_wants_is_told_from_the_least_to_the_most() {
    let game = Arc::new(Elope::new());
    let thaw = setup(&game, "historical", &[]).from_position("turn: 9\nphase: combat allied\n4707: al_dh4_1\n");
    let begun =
        |rolling| Journal::new(game.clone(), thaw.clone(), Seed::from_number(1), rolling).expect("it is sound").0;
    let draft = engine::notation::parse(game.title().verbs, "bomb al_dh4_1 track-4307").expect("it can be read");
    let journal = begun(Rolling::Typed);
    let bomb = game.complete(journal.state(), Seat(0), &draft).expect("it is whole");
    let wanted = |rolls: &[u16]| journal.dice_wanted(Seat(0), &bomb, rolls).map(|dice| (dice.least, dice.most));
    // 12.6, 12.81: where the field is mud nobody looks at the engine.
    assert_eq!(wanted(&[]), Some((1, Some(2))));
    assert_eq!(wanted(&[3]), Some((0, Some(0))));
    assert_eq!(wanted(&[4]), Some((1, Some(1))));
    assert_eq!(begun(Rolling::Seeded).dice_wanted(Seat(0), &bomb, &[]), None);
}

#[test]
fn an_airfield_that_is_just_full_is_sound() {
    let field = "turn: 9\nphase: movement allied\n4607: al_dh4_1 al_re8_1";
    assert_eq!(fact_of(&[], field, "al_re8_1 at"), "4607");
    let flaws = flaws_of(&format!("{field} al_dh4_2\n"));
    assert!(flaws.iter().any(|flaw| flaw.what.clause.as_deref() == Some("12.52.c")), "{flaws:?}");
}

#[test]
fn the_royal_scots_crowd_their_steamer_in_their_own_scenario_only() {
    let game = Elope::new();
    let crowd = "turn: 2\nphase: movement allied\n4706/NE: al_steamer_1\n\
                 aboard al_steamer_1: br_rs10_hq br_rs10_a br_rs10_b br_rs10_c br_rs10_d\n";
    let flaws = |scenario: &str| lay_out(&game, &setup(&game, scenario, &[]), crowd).expect("it can be entered").flaws;
    assert_eq!(flaws("historical"), []);
    assert!(flaws("non_historical").iter().any(|flaw| flaw.what.clause.as_deref() == Some("15.3.a")));
}

#[test]
fn nobody_waits_to_be_set_up_whose_place_is_printed() {
    let ids = |text: &str| flaws_of(text).iter().map(|flaw| flaw.what.id.to_string()).collect::<Vec<_>>();
    let not_due = "elope-position-not-due".to_owned();
    assert!(!ids("turn: 1\nphase: set up\ndue: red_cav_1").contains(&not_due));
    for printed in ["red_18_hq", "fr_21_a"] {
        assert!(ids(&format!("turn: 1\nphase: set up\ndue: red_cav_1 {printed}")).contains(&not_due), "{printed}");
    }
}
