//! S0, S2: scenarios and settings, buying, set-up, fog of war, forces and leaders.

use std::sync::Arc;

use commander::Commanded;
use engine::{Dice, Event, Events, Eyes, Game, Rolling, Seat, Seed, Setup, Shown, View, execute};
use riverdon::{Board, Order, RiverDon, Space, State, read_board};
use table::Table;

use super::campaign::{begun, check, deployed, half_deployed, recheck, scenario_check};
use super::{cites, game};
use crate::own;

fn seat(id: &str) -> Seat {
    game().title().seat(id).expect("a seat")
}

/// What a seat sees.
fn seen(state: &State, by: &str) -> View {
    game().view(state, Eyes::Seat(seat(by)))
}

/// What a seat sees, to be compared to the byte.
fn bytes(state: &State, by: &str) -> String {
    serde_json::to_string(&seen(state, by)).expect("a view")
}

/// What a seat sees of the counters of a side: what is on them, where, and their values.
fn counters(state: &State, by: &str, of: &str) -> Vec<(String, String, Vec<String>)> {
    let own = |counter: &engine::view::Counter| counter.side.as_deref() == Some(of);
    let values = |counter: &engine::view::Counter| counter.values.iter().map(|(id, _)| id.to_string()).collect();
    let all = seen(state, by).counters.into_iter().filter(own);
    let face = |counter: &engine::view::Counter| counter.face.split('/').nth(1).unwrap_or(&counter.face).to_owned();
    all.map(|counter| (face(&counter), counter.place.to_string(), values(&counter))).collect()
}

#[test]
fn without_settings_our_readings_are_in_force() {
    cites(&["S0.house.1", "S0.house.1#1"]);
    let title = game().title();
    let bare = Setup { options: Default::default(), ..title.setup(Some("steppe"), []).expect("a scenario") };
    let mut dice = Dice::seeded(Seed::from_number(1), 0);
    let bare = game().setup(&bare, &mut dice, &mut Events::unheard()).expect("a sound set-up");
    assert_eq!(game().position(&bare)["settings"], game().position(&begun("steppe", &[]))["settings"]);
    let settings = &game().position(&bare)["settings"];
    assert_eq!(settings["fog"], "markers");
    assert_eq!(settings["way"], "resolved");
    assert_eq!(settings["dusk"], true);
    for set in ["by_hand", "referee", "no_referee_knowledge", "chosen_armies", "shipping"] {
        assert_eq!(settings[set], false, "{set}");
    }
}

#[test]
fn a_setting_survives_saving() {
    cites(&["S0.house.1", "S0.house.1#2"]);
    let state = begun("steppe", &[("fog", "hidden"), ("season", "winter"), ("cards", "covered")]);
    let read = game().restore(&game().position(&state)).expect("our own position");
    assert_eq!(game().position(&read)["settings"], game().position(&state)["settings"]);
    assert_eq!(game().position(&read)["settings"]["fog"], "hidden");
    assert_eq!(read, state);
}

#[test]
fn there_is_no_shipping_where_neither_army_can_have_gunboats() {
    cites(&["S1.V.5"]);
    let shipping = |game: &RiverDon, scenario: &str| {
        let setup = game.title().setup(Some(scenario), [("major_river", "shipping")]).expect("known");
        let mut dice = Dice::seeded(Seed::from_number(1), 0);
        (game.fits(&setup), game.setup(&setup, &mut dice, &mut Events::unheard()))
    };
    for scenario in ["ice_march", "steppe", "reval"] {
        let (fits, refused) = shipping(game(), scenario);
        let Err(engine::SetupFailure::Fault(fault)) = refused else { panic!("{scenario} is refused") };
        let said = fault.message.expect("it says something");
        assert_eq!((fits, said.clause.as_deref()), (false, Some("S1.V.5")), "{scenario}");
    }
    let north = RiverDon::with_scenario(&crate::OUR_WAR.replace("afsr_denikin", "interv_far_north"), "mine");
    let (fits, begun) = shipping(&north.expect("a sound scenario"), "our_war");
    assert!(fits && begun.is_ok());
    let forbids = crate::OUR_WAR.replace("afsr_denikin", "interv_far_north");
    let forbids = forbids.replacen("points = 400", "points = 400\nforbidden = [\"gunboat\"]", 1);
    assert!(!shipping(&RiverDon::with_scenario(&forbids, "mine").expect("a sound scenario"), "our_war").0);
}

/// The board, as a referee could write it down.
fn board_of(state: &State) -> Board {
    let text = game().carried(state, Eyes::Seat(seat("referee")), "board").expect("there is a board");
    read_board(own(), &text, "written").expect("our own text")
}

#[test]
fn a_scenario_is_chosen_first() {
    cites(&["S0.scenario.1", "S0.scenario.1#1", "S0.scenario.1#2"]);
    let title = game().title();
    let chosen = title.setup(Some("warsaw"), []).expect("a scenario");
    assert!(game().fits(&chosen));
    for none in ["", "nowhere"] {
        let setup = Setup { scenario: none.into(), ..chosen.clone() };
        assert!(!game().fits(&setup));
        let mut dice = Dice::given([]);
        assert!(game().setup(&setup, &mut dice, &mut Events::unheard()).is_err(), "no board is built");
    }
    for seed in 0..12 {
        let mut dice = Dice::seeded(Seed::from_number(seed), 0);
        let state = game().setup(&chosen, &mut dice, &mut Events::unheard()).expect("a sound set-up");
        let board = board_of(&state);
        let mut on_rivers: Vec<Space> = Space::all().filter(|at| board.has_river(own(), *at)).collect();
        let mut rivers = 0;
        while let Some(&at) = on_rivers.first() {
            let river = board.river_of(own(), at);
            on_rivers.retain(|at| !river.contains(*at));
            rivers += 1;
        }
        assert_eq!(rivers, 2, "seed {seed}");
    }
    assert!(!game().fits(&title.setup(Some("warsaw"), [("rivers", "one")]).expect("known options")));
    assert!(game().fits(&title.setup(Some("steppe"), [("rivers", "one")]).expect("known options")));
}

#[test]
fn points_that_are_not_spent_are_gone() {
    let state = begun("ice_march", &[("muster", "chosen")]);
    let state = recheck(
        &["S2.buy.1", "S2.buy.1#2"],
        state,
        "first: muster
         second: muster
         first: buy on_board plastoon 0
         first: done
         second: done
         then phase = settingup
         then saved first = 0
         first: buy on_board plastoon 1 -> refused 1.turn.1",
    );
    let spent = |side: usize| game().position(&state)["hosts"][side]["began_with"][0].as_u64().expect("points");
    assert!(spent(0) < 300, "some are left over");
}

#[test]
fn nobody_sees_what_the_other_buys() {
    let before = begun("ice_march", &[("muster", "chosen")]);
    let after = recheck(
        &["S2.buy.1", "S2.buy.1#3"],
        before,
        "then asked = first second
         first: muster
         first: buy on_board plastoon 0
         first: done
         then asked = second",
    );
    assert_eq!(bytes(&before, "second"), bytes(&after, "second"));
    assert_ne!(bytes(&before, "referee"), "");
}

/// Gives `done` to both sides in a battle and lets it be fought.
fn fight(state: &State, seed: u64) -> (State, Vec<Event>) {
    let (mut state, mut heard) = (*state, Vec::new());
    let mut dice = Dice::seeded(Seed::from_number(seed), 0);
    for side in ["first", "second"] {
        execute(game(), &mut state, seat(side), &Order::Done, &mut dice, &mut Events::heard_by(&mut heard))
            .expect("a legal order");
    }
    (state, heard)
}

#[test]
fn a_leader_who_falls_is_replaced_at_once() {
    let battle = |units: &str, total: u8| {
        check(
            &["S2.lead.1", "S2.lead.1#1", "S2.lead.1#2"],
            &format!(
                "given first at 21 {units} leader:0 order:assault; second at 15 soviet_veteran:12 mg:2
                 given first at 33 volunteer:3 leader:0; first at 36 volunteer:3 leader:0; execution
                 first: act 21
                 first: go 15
                 first: state {total}
                 second: state 5
                 second: stand
                 first: stand
                 then leaders first = 3"
            ),
        )
    };
    let falls = |units: &str, total: u8, wanted: &dyn Fn(&State) -> bool| {
        let battle = battle(units, total);
        let fallen = (0..400).map(|seed| fight(&battle, seed)).find(|(state, heard)| {
            heard.iter().any(|event| event.message.id == "riverdon-leader-falls") && wanted(state)
        });
        fallen.expect("a battle in which the leader falls").0
    };
    let fact = |state: &State, what: &str| engine::script::fact(game(), state, what).expect("a fact");
    // The force is still there: the new leader is with it.
    let state = falls("volunteer:20 mg:2", 7, &|state| fact(state, "leader first 1") == "15");
    recheck(&[], state, "then leaders first = 3");
    // It is gone: the owner says where the new one appears.
    let state = falls("volunteer:3", 1, &|state| fact(state, "prompt") == "riverdon-ask-succession");
    recheck(
        &[],
        state,
        "then asked = first
         first: join 15 -> refused S2.lead.1
         first: join 36
         then leaders first = 3
         then leader first 1 = 36",
    );
}

#[test]
fn a_leader_of_a_force_that_surrenders_is_replaced() {
    check(
        &["S2.lead.1#3"],
        "given first at 21 volunteer:3 leader:2; first at 36 volunteer:3; second at 20 red_guard:3; second at 22 red_guard:3
         given turn 3; rest
         second: done
         first: keep ; 1 1 1",
    );
    check(
        &["S2.lead.1#3"],
        "given first at 21 volunteer:3 leader:1; first at 36 volunteer:3; second at 20 red_guard:3; second at 22 red_guard:3
         given turn 3; rest
         second: done
         first: keep ; 2 5 5
         then stands first 21 = nobody
         then asked = first
         first: join 36 ; 1 1 1
         then leader first 1 = 36
         then rating first 1 = 2",
    );
}

#[test]
fn while_a_side_has_no_force_its_leader_waits() {
    check(
        &["S2.lead.1"],
        "given first at 21 volunteer:3 leader:1; first at 36 volunteer:3; second at 20 red_guard:3; second at 22 red_guard:3
         given turn 3; rest
         second: done
         given first 36 gone
         first: keep ; 2 5 5 1 1 1
         then leaders first = 1
         then asked = first second",
    );
}

#[test]
fn ratings_are_drawn_and_nobody_is_told() {
    cites(&["S2.lead.2#3"]);
    let title = game().title();
    let setup = title.setup(Some("petlura"), []).expect("a scenario");
    let mut heard = Vec::new();
    let mut dice = Dice::seeded(Seed::from_number(1), 0);
    game().setup(&setup, &mut dice, &mut Events::heard_by(&mut heard)).expect("a sound set-up");
    let asked: Vec<_> = dice.asked().iter().filter(|throw| throw.clause.0 == "S2.lead.2").collect();
    assert!(asked.len() >= 4, "two for each leader");
    assert!(asked.iter().all(|throw| throw.kind == engine::Throws::Draw), "nobody types them in");
    assert!(heard.iter().all(|event| event.message.clause.is_none_or(|clause| clause.0 != "S2.lead.2")));
}

#[test]
fn a_rating_shows_when_its_privilege_is_used() {
    check(
        &["S2.lead.2"],
        "given first at 21 volunteer:3 leader:2 order:disengage; first at 33 volunteer:3 leader:2 order:maneuver
         given second at 03 red_guard:3; execution
         then rated first 1 = false
         first: act 21
         then rated first 1 = true
         first: go 27
         first: halt
         second: pass
         first: act 33
         then rated first 2 = false",
    );
}

#[test]
fn the_attacking_side_holds_the_initiative() {
    recheck(&["S2.roles.1", "S2.roles.1#1"], begun("steppe", &[]), "then initiative = first");
    let steppe = own().scenario("steppe").expect("a scenario");
    assert_eq!(own().ids.id(steppe.sides[0].nation), "afsr_denikin");
}

#[test]
fn both_set_up_unseen_where_the_scenario_lets_them() {
    let before = begun("steppe", &[]);
    let after = recheck(
        &["S2.setup.1", "S2.setup.1#1", "S2.setup.1#2", "S2.setup.1#3"],
        before,
        "then asked = first second
         first: place volunteer:3 19 -> refused S2.setup.1
         first: place volunteer:3 25
         first: post leader1 31 -> refused S2.setup.1
         first: post leader1 25
         first: done -> refused S2.setup.1",
    );
    assert_eq!(bytes(&before, "second"), bytes(&after, "second"));
    assert_eq!(counters(&after, "second", "first"), []);
    let state = deployed("steppe", &["31", "32", "33"], &["01", "02", "03"]);
    assert!(!counters(&state, "second", "first").is_empty(), "both are closed");
    let closed = half_deployed("steppe", &["31", "32", "33"]);
    assert_eq!(counters(&closed, "second", "first"), [], "one is not");
    recheck(&[], closed, "then asked = second");
}

#[test]
fn every_occupied_space_has_a_lettered_marker() {
    let state = check(
        &["S2.setup.2", "S2.setup.2#1", "S2.setup.3", "S2.setup.3#1"],
        "given first at 21 volunteer:6 leader:0 order:maneuver; first at 33 volunteer:3; first at 36 cossack:3
         given second at 03 red_guard:3; execution",
    );
    let markers = counters(&state, "second", "first");
    let expected = ["21", "33", "36"].map(|place| ("marker".to_owned(), place.to_owned(), Vec::<String>::new()));
    assert_eq!(markers, expected);
    recheck(
        &[],
        state,
        "then letter first 21 = 1
         then letter first 33 = 2
         then letter first 36 = 3",
    );
    assert!(counters(&state, "first", "first").iter().any(|(.., values)| !values.is_empty()), "its owner sees it");
}

#[test]
fn whoever_splits_or_merges_gets_new_letters() {
    check(
        &["S2.setup.2", "S2.setup.2#2"],
        "given first at 21 volunteer:6 leader:0 order:maneuver; first at 33 volunteer:3; second at 03 red_guard:3; execution
         then letter first 21 = 1
         first: act 21 leaving=volunteer:3
         first: go 27
         then letter first 21 = 3
         then letter first 27 = 4
         first: go 33
         then letter first 27 = 0
         then letter first 33 = 5",
    );
    check(
        &["S2.setup.2"],
        "given first at 21 volunteer:6 leader:0 order:maneuver; second at 03 red_guard:3; execution
         first: act 21
         first: go 27
         then letter first 27 = 1",
    );
}

#[test]
fn what_is_hidden_depends_on_the_level() {
    let line = "given first at 21 volunteer:6 leader:1; second at 03 red_guard:3; first stock 7; execution";
    let tracks = |state: &State| {
        let all = seen(state, "second").tracks;
        all.iter().any(|track| track.id == "stock" && track.side.as_deref() == Some("first"))
    };
    let markers = check(&["S2.setup.3", "S2.setup.3#1", "S2.setup.3#3"], line);
    assert_eq!(counters(&markers, "second", "first").len(), 1);
    assert!(!tracks(&markers));
    let hidden = check(&["S2.setup.3#2"], &line.replace("given ", "given fog hidden; "));
    assert_eq!(counters(&hidden, "second", "first"), []);
    assert!(!tracks(&hidden));
    let open = check(&["S2.setup.3"], &line.replace("given ", "given fog open; "));
    let notes = |state: &State| -> usize {
        seen(state, "second")
            .counters
            .iter()
            .filter(|counter| counter.side.as_deref() == Some("first"))
            .map(|counter| counter.notes.len())
            .sum()
    };
    assert_eq!((notes(&markers), notes(&open)), (0, 1), "open counters say what is there");
    assert!(tracks(&open));
}

#[test]
fn the_referee_announces_a_battle_and_nothing_else() {
    let state = check(
        &["S2.setup.4", "S2.setup.4#1"],
        "given fog hidden; first at 27 volunteer:3 leader:0 order:maneuver; second at 21 red_guard:3; second at 15 red_guard:3
         given first at 33 volunteer:3; execution
         first: act 27
         first: go 21
         then phase = clash
         then asked = first second",
    );
    let places =
        |by: &str, of: &str| counters(&state, by, of).into_iter().map(|(_, place, _)| place).collect::<Vec<_>>();
    assert_eq!(places("second", "first"), ["21"]);
    assert_eq!(places("first", "second"), ["21"]);
    assert_eq!(places("referee", "second").len(), 2, "he sees everything");
}

#[test]
fn nobody_waits_for_a_referee_who_was_not_asked_for() {
    cites(&["S2.setup.4#3"]);
    let title = game().title();
    let with = |on: &str| title.of_setup(&title.setup(Some("steppe"), [("referee", on)]).expect("known")).seats.len();
    assert_eq!((with("off"), with("on")), (2, 3));
    let state = begun("steppe", &[("referee", "on")]);
    assert!(!engine::awaited(game(), &state).any(|waits| waits == seat("referee")));
}

#[test]
fn whoever_holds_a_side_cannot_hold_the_referees_seat() {
    cites(&["S2.setup.4#2"]);
    let game: Arc<dyn Commanded> = Arc::new(Arc::new(RiverDon::new()));
    let setup = game.title().setup(Some("steppe"), [("referee", "on")]).expect("known");
    let table = Table::begin(game, setup, Seed::from_number(1), Rolling::Seeded, Vec::new()).expect("sound");
    let held = |seats: &[&str]| -> Vec<String> {
        table.together(seats.iter().map(|seat| (*seat).to_owned())).into_iter().collect()
    };
    assert_eq!(held(&["first", "referee"]), ["first"]);
    assert_eq!(held(&["first", "second", "referee"]), ["first", "second"], "nor on one screen");
    assert_eq!(held(&["referee"]), ["referee"]);
}

#[test]
fn works_are_bought_where_the_scenario_lets_them_be() {
    recheck(&["S2.setup.5", "S2.setup.5#1"], begun("reval", &[]), "second: fortify 14 -> refused S2.setup.5");
}

#[test]
fn a_garrison_behind_bought_trenches_is_dug_in() {
    cites(&["S2.setup.5", "S2.setup.5#2"]);
    let corrections = "game = \"riverdon\"
        [scenarios.scenario.steppe]
        side = [
            { nation = \"afsr_denikin\", edges = [\"S\"], points = 600, rows = [5, 6] },
            { nation = \"bolshevik_1919\", edges = [\"N\"], points = 600, rows = [1, 3], fortified = [\"14\"] },
        ]";
    let game = RiverDon::corrected(corrections, "mine").expect("a sound scenario");
    let setup = game.title().setup(Some("steppe"), [("muster", "chosen")]).expect("a scenario");
    let mut dice = Dice::seeded(Seed::from_number(1), 0);
    let state = game.setup(&setup, &mut dice, &mut Events::unheard()).expect("a sound set-up");
    let script = "first: muster
         second: muster
         second: buy on_board mg 0
         first: done
         second: done
         second: fortify 15 -> refused S2.setup.5
         second: fortify 14
         second: fortify 14
         second: fortify 14 -> refused S2.setup.5
         given plain board; nobody else; turn 5; contact 1; first tactic assault; second tactic hold
         given first at 20 volunteer:3 leader:0 order:assault; second at 14 red_guard:3; second at 13 red_guard:3
         given first at 19 volunteer:3 leader:0 order:assault; execution
         first: act 20
         first: go 14
         then dug second = true
         first: state 1
         second: state 1
         second: retire ; 4 4
         second: retreat 08
         then stands second 08 = red_guard:2
         first: halt
         first: act 19
         first: go 13
         then dug second = false
         given nobody else; first at 20 volunteer:1 leader:0 order:assault; second at 14 red_guard:3; second at 01 red_guard:1 leader:0; execution
         first: act 20
         first: go 14
         first: state 1
         second: state 1
         second: stand
         first: retire ; 4 4
         first: retreat 20
         then stands first 20 = volunteer:1";
    engine::script::run(&game, state, &[], script).unwrap_or_else(|found| panic!("{found}"));
}

#[test]
fn leaders_share_out_a_space() {
    check(
        &["S2.force.1", "S2.force.1#1"],
        "given first at 20 volunteer:12 cossack:6 leader:0 leader:1; second at 14 red_guard:3; orders
         then groups first 20 = 1
         first: divide leader2 volunteer:12
         first: unite leader2
         then groups first 20 = 1
         first: divide leader2 cossack:6
         first: order leader1 order=assault
         first: order leader2 order=probe
         then groups first 20 = 2
         then written first = 2",
    );
    check(
        &["S2.force.1#2"],
        "given first at 20 volunteer:12 cossack:6 leader:0; second at 14 red_guard:3; orders
         first: divide leader1 volunteer:12
         then groups first 20 = 2
         then first 20 leader = 1
         then first 20.2 leader = none
         first: task 20.2 order=reserve -> refused 5.nolead.1",
    );
}

#[test]
fn a_space_is_friendly_to_whoever_was_there_last() {
    check(
        &["S2.force.2", "S2.force.2#1"],
        "given first at 33 volunteer:3 leader:0 order:maneuver; first friendly 27; second at 21 red_guard:3 leader:0 order:maneuver
         given initiative second; second tactic assault; first tactic hold; execution
         then friendly first 27 = true
         second: act 21
         second: go 27
         then friendly first 27 = false
         given second 27 gone; execution
         then friendly first 27 = false
         given initiative first; execution
         first: act 33
         first: go 27
         then stands first 27 = volunteer:3
         then friendly first 27 = true",
    );
    check(
        &["S2.force.2#2"],
        "given first at 27 volunteer:3 leader:0 order:maneuver; first at 33 volunteer:3 leader:0 order:probe
         given second at 03 red_guard:3; execution
         first: act 27
         first: go 21
         first: halt
         second: pass
         first: act 33
         first: go 27 -> refused 5.probe.7",
    );
    check(
        &["S2.force.2#3"],
        "given turn 3; first at 27 volunteer:3 leader:0 order:probe; second at 03 red_guard:3; execution
         first: act 27
         first: go 21
         then friendly first 21 = true
         first: back
         then friendly first 21 = false
         second: pass
         first: done
         second: done
         then turn = 4
         then friendly first 21 = false",
    );
    check(
        &["S2.force.2#4"],
        "given first at 27 volunteer:3 leader:0 order:maneuver; second at 03 red_guard:3; execution
         first: act 27
         first: go 21>15
         then friendly first 21 = true
         then friendly first 09 = false",
    );
}

#[test]
fn what_passes_unseen_changes_nothing() {
    scenario_check(
        &["S2.force.2#5"],
        "transsib",
        "given first at 26 partisan:3 leader:0 order:maneuver; second at 03 interv_rifle:3; second friendly 27
         given first 26 is hidden; execution
         first: act 26
         first: go 27
         then friendly first 27 = true
         then friendly second 27 = true
         first: go 28
         then friendly second 27 = true",
    );
}

#[test]
fn hidden_partisans_are_known_once_they_were_met() {
    scenario_check(
        &["S2.force.3", "S2.force.3#2"],
        "transsib",
        "given initiative second; second tactic assault; first tactic hold
         given first at 10 partisan:3; second at 23 interv_rifle:3 leader:0 order:maneuver; first 10 is hidden; execution
         then knows second 10 = false
         second: act 23
         second: go 17
         first: pass
         second: go 11
         then stands second 11 = interv_rifle:3",
    );
    scenario_check(
        &["S2.force.3"],
        "transsib",
        "given turn 6; first at 10 partisan:3; second at 23 interv_rifle:3; first 10 is hidden; second sees 10 1; execution
         then knows second 10 = true
         given turn 7; execution
         then knows second 10 = true
         given turn 8; execution
         then knows second 10 = false",
    );
}

#[test]
fn whoever_sets_up_where_nothing_joins_the_banks_chooses_one() {
    crate::rules::check(
        &["6.river.1", "6.river.1#3"],
        "scenario ice_march
         given plain board; card 15 R3; card 16 R1
         second: place red_guard:4 15 -> refused 6.river.1
         second: place red_guard:4 15 bank=far
         second: place red_guard:2 15 bank=near
         then second 15 banks = far
         then second 15.2 banks = near
         second: place red_guard:4 16 bank=far -> refused 6.river.6
         second: place red_guard:4 16
         then second 16 banks = both
         second: place red_guard:4 14 bank=near -> refused 6.river.6",
    );
    // A card that nobody has seen does not say that a river runs there.
    crate::rules::check(
        &["6.river.1"],
        "scenario ice_march cards=covered
         given plain board; card 15 R3; covered
         second: place red_guard:4 15 bank=far -> refused 6.river.6
         second: place red_guard:4 15",
    );
}

#[test]
fn a_scenario_is_evened_out_where_that_is_set_and_its_data_say_how() {
    cites(&["S0.house.1", "S0.house.1#1"]);
    let data = own();
    for scenario in &data.scenarios {
        let setup = game().title().setup(Some(&scenario.id), [("balance", "evened")]).expect("known");
        assert_eq!(game().fits(&setup), scenario.evened.is_some(), "{}", scenario.id);
    }
    let railway = data.scenario("transsib").and_then(|scenario| scenario.evened).expect("it is the most lopsided");
    let limit = railway.turn_limit.expect("another limit");
    assert_ne!(Some(limit), data.scenario("transsib").and_then(|scenario| scenario.turn_limit));
    crate::rules::check(&["S0.house.1"], &format!("scenario transsib balance=evened\n then turn_limit = {limit}"));
    crate::rules::check(&["S0.house.1", "S0.house.1#1"], "scenario transsib\n then turn_limit = 12");
}
