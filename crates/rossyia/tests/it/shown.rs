//! What a screen shows and asks: the row of headquarters, holders, hands, reach, a set of attacks.

use engine::script::Staging;
use engine::view::ActingStage;
use engine::{Draft, Eyes, Game, Question, Seat, Shown, Value, View, notation};
use rossyia::State;

use crate::rules::{game, set_up};

const WHITE: Seat = Seat(0);

fn staged(given: &str) -> State {
    let mut state = set_up("campaign");
    for line in given.split("; ") {
        game().arrange(&mut state, line).unwrap_or_else(|fault| panic!("{line}: {fault}"));
    }
    state
}

fn draft(order: &str) -> Draft {
    notation::parse(game().title().verbs, order).expect("an order")
}

fn view(state: &State) -> View {
    game().view(state, Eyes::Public)
}

#[test]
fn the_row_says_who_may_be_named_and_who_is_still_to_come() {
    let state = set_up("campaign");
    let row = view(&state).row;
    let stage = |side: &str, stage: ActingStage| {
        row.iter().filter(|one| one.side.as_deref() == Some(side) && one.stage == stage).count()
    };
    assert!(stage("white", ActingStage::Named) > 3 && stage("white", ActingStage::Waits) == 0);
    assert!(stage("bolshevik", ActingStage::Waits) > 3 && stage("bolshevik", ActingStage::Named) == 0);
}

#[test]
fn every_town_and_rail_hex_of_an_area_has_its_holder_and_nothing_else_is_told() {
    let (whole, part) = (view(&set_up("campaign")).holders, view(&set_up("ice_and_steppe")).holders);
    let rails = |holders: &[engine::view::Holder]| holders.iter().filter(|one| one.what == "railroad").count();
    assert!(rails(&whole) > 700 && rails(&part) > 50 && rails(&part) * 3 < rails(&whole));
    assert!(part.iter().any(|one| one.what == "town"));
}

#[test]
fn a_group_can_be_led_to_every_place_that_it_is_told_it_reaches() {
    let state = staged(
        "nobody else; weather south clear; weather north clear; denikine v_i1 at 7234; denikine leads v_i1; army supplied; \
         army spent 2; segment move",
    );
    let reach = game().answer(&state, WHITE, &Question::Reach { who: vec!["v_i1".into()] }).expect("an answer");
    let mut orders = Vec::new();
    game().orders_of(&state, WHITE, &["v_i1"], &mut orders);
    assert!(reach.field.len() > 6 && orders.len() > 6, "{} places, {} orders", reach.field.len(), orders.len());
    assert!(orders.iter().all(|order| game().check(&state, WHITE, order).is_ok()));
    let ends = |order| match game().draft(order).fields.iter().find(|(field, _)| field == "path") {
        Some((_, Value::Path(path))) => path.last().cloned(),
        _ => None,
    };
    let led: Vec<String> = orders.iter().filter_map(ends).collect();
    assert!(led.iter().all(|place| reach.field.iter().any(|(known, _)| known == place)), "{led:?}");
}

#[test]
fn two_headquarters_hear_their_chance_before_they_try() {
    let state = set_up("campaign");
    let order = draft("activate denikine with=hetman");
    let odds = game().answer(&state, WHITE, &Question::Odds { order }).expect("an answer").outcomes;
    assert_eq!(odds.iter().map(|one| one.weight).sum::<u64>(), 6);
    assert_eq!(odds.len(), 2);
}

#[test]
fn an_order_changes_little_of_what_is_shown() {
    let state = set_up("campaign");
    let before = view(&state);
    let order = game().complete(&state, WHITE, &draft("activate denikine")).expect("a whole order");
    let mut after = state;
    let mut dice = engine::Dice::seeded(engine::Seed::from_number(1), 0);
    engine::carry_out(game(), &mut after, WHITE, &order, &mut dice, &mut engine::Events::unheard()).expect("legal");
    let now = view(&after);
    let fresh: Vec<_> = now.counters.iter().filter(|counter| !before.counters.contains(counter)).collect();
    let held: Vec<_> = now.holders.iter().filter(|one| !before.holders.contains(one)).collect();
    let bytes = |value: serde_json::Value| value.to_string().len();
    let parts =
        [serde_json::json!(fresh), serde_json::json!(held), serde_json::json!(now.row), serde_json::json!(now.tracks)];
    let sum: usize = parts.into_iter().map(bytes).sum();
    assert!(sum < 10_000, "{sum} bytes");
}

#[test]
fn a_set_of_attacks_is_reckoned_target_by_target_and_says_who_is_still_to_be_attacked() {
    let state = staged(
        "nobody else; weather south clear; weather north clear; denikine v_i1 v_i2 at 7234; b_18 at 7333; b_6 at 7334; b_9 at \
         7335; denikine leads v_i1 v_i2; army supplied; army spent 2; segment announce",
    );
    let odds = |order: &str| {
        let question = Question::Odds { order: draft(order) };
        game().answer(&state, WHITE, &question).expect("an answer").parts
    };
    let parts = odds("attack v_i1@7333");
    let told: Vec<(&str, usize, bool)> =
        parts.iter().map(|part| (part.at.as_str(), part.who.len(), part.duty.is_some())).collect();
    assert_eq!(told, [("7333", 1, false), ("7334", 0, true), ("7335", 0, true)]);
    let attack = &parts[0];
    assert_eq!((attack.outcomes.len(), attack.column.is_some()), (6, true), "each face of the die");
    assert!(attack.derivation.iter().any(|step| step.heading.is_some() && step.halves));
    assert_eq!(parts[1].could.iter().map(|(who, _)| who.as_str()).collect::<Vec<_>>(), ["v_i2"]);
    assert!(odds("attack ()").is_empty());
}

#[test]
fn only_what_a_hand_matters_to_is_decided_behind_a_curtain() {
    let open = |state: &State| -> Vec<bool> {
        [Seat(0), Seat(1)].into_iter().filter_map(|seat| Some(game().decision(state, seat)?.open)).collect()
    };
    assert_eq!(open(&set_up("campaign")), [true], "a headquarters is named openly");
    let state = staged("white hand w_initiative 1; bolshevik hand r_initiative 1; initiative step");
    assert_eq!(open(&state), [false], "who plays for the initiative looks at the hand");
}

const RED: Seat = Seat(1);

/// What a group can do together, in notation.
fn orders_of(state: &State, seat: Seat, who: &[&str]) -> Vec<String> {
    let mut orders = Vec::new();
    game().orders_of(state, seat, who, &mut orders);
    assert!(orders.iter().all(|order| game().check(state, seat, order).is_ok()), "{orders:?}");
    orders.iter().map(|order| notation::print(game().title().verbs, &game().draft(order))).collect()
}

fn has(orders: &[String], wanted: &str) -> bool {
    orders.iter().any(|order| order == wanted)
}

#[test]
fn a_stack_is_taken_under_command_together() {
    let state = staged("nobody else; denikine v_i1 v_i2 v_art1 at 7234; denikine leads; segment pick");
    let orders = orders_of(&state, WHITE, &["v_i1", "v_art1"]);
    assert!(has(&orders, "command v_art1+v_i1"), "{orders:?}");
}

#[test]
fn whoever_is_asked_to_join_is_not_the_one_who_is_named() {
    let orders = orders_of(&set_up("campaign"), WHITE, &["denikine"]);
    assert!(has(&orders, "activate denikine") && has(&orders, "activate denikine with=hetman"), "{orders:?}");
    assert!(orders.iter().all(|order| order.starts_with("activate denikine")), "{orders:?}");
}

#[test]
fn a_group_goes_by_rail_as_far_as_its_network_leads() {
    let held = "nobody else; bolshevik holds tsaritzin saratov kamychine; stalin b_18 b_6 at tsaritzin; stalin leads b_18 b_6; \
                army supplied; segment move";
    let by_rail = |given: &str| {
        let orders = orders_of(&staged(given), RED, &["b_18", "b_6"]);
        orders.into_iter().filter(|order| order.starts_with("rail ")).collect::<Vec<_>>()
    };
    let journeys = by_rail(&format!("{held}; army spent 1; bolshevik points 20"));
    assert!(journeys.len() > 3, "{journeys:?}");
    assert!(journeys.iter().any(|order| order.matches('>').count() > 2), "{journeys:?}");
    assert_eq!(by_rail(&format!("{held}; army spent 0; bolshevik points 20")), Vec::<String>::new(), "V.I.3");
}

#[test]
fn a_march_is_offered_where_a_normal_move_does_not_lead() {
    let state = staged(
        "nobody else; weather north mud; weather south mud; bolshevik holds tsaritzin saratov kamychine; stalin b_cav1 at \
         tsaritzin; stalin leads b_cav1; army spent 3; army supplied; segment move",
    );
    let orders = orders_of(&state, RED, &["b_cav1"]);
    let end = |order: &String| order.rsplit([' ', '>']).next().map(str::to_owned);
    let ends =
        |verb: &str| -> Vec<String> { orders.iter().filter(|order| order.starts_with(verb)).filter_map(end).collect() };
    let (moves, marches) = (ends("march "), ends("force "));
    assert!(moves.len() > 3 && marches.len() > 3, "{orders:?}");
    assert!(marches.iter().all(|place| !moves.contains(place)), "{orders:?}");
    let reach = game().answer(&state, RED, &Question::Reach { who: vec!["b_cav1".into()] }).expect("an answer");
    assert_eq!(reach.field.len(), moves.len() + marches.len(), "each place once, with the points left");
}

#[test]
fn the_dice_of_a_combat_are_told_with_the_bonus_of_a_hq_and_without() {
    let mut state = staged(
        "nobody else; weather south clear; weather north clear; denikine v_i1 v_i2 v_i3 at 7230; b_18 at 7330; denikine leads v_i1 \
         v_i2 v_i3; army supplied; army spent 2; segment announce",
    );
    let attack = draft("attack v_i1@7330,v_i2@7330,v_i3@7330");
    let order = game().complete(&state, WHITE, &attack).expect("a whole order");
    let mut dice = engine::Dice::seeded(engine::Seed::from_number(1), 0);
    engine::carry_out(game(), &mut state, WHITE, &order, &mut dice, &mut engine::Events::unheard()).expect("legal");
    let lines = |order: &str| {
        let told = game().answer(&state, WHITE, &Question::Odds { order: draft(order) }).expect("an answer");
        told.derivation.iter().filter(|step| step.what.clause.as_deref() == Some("VII.G.5") && step.adds > 0).count()
    };
    assert_eq!((lines("resolve 7330 with=denikine"), lines("resolve 7330")), (1, 0));
}

#[test]
fn what_armt_allows_is_told_before_it_is_spent() {
    let state = staged(
        "nobody else; denikine v_i1 at 7234; denikine leads v_i1; denikine armt 3; army supplied; segment spend",
    );
    let told = |points: u8| -> Vec<String> {
        let order = draft(&format!("spend {points}"));
        let why = game().answer(&state, WHITE, &Question::Why { order }).expect("an answer");
        why.derivation.iter().map(|step| step.what.id.to_string()).collect()
    };
    assert_eq!(told(0), ["rossyia-allows-attacks"]);
    assert_eq!(told(1), ["rossyia-allows-attacks", "rossyia-allows-replacements", "rossyia-allows-rail"]);
    assert!(
        told(3).contains(&"rossyia-allows-march".to_owned()) && told(3).contains(&"rossyia-allows-reserve".to_owned())
    );
}

#[test]
fn the_row_numbers_those_that_have_acted_and_says_how_many_a_hq_commands() {
    let mut state = set_up("campaign");
    let mut dice = engine::Dice::seeded(engine::Seed::from_number(1), 0);
    let order = game().complete(&state, WHITE, &draft("activate denikine")).expect("a whole order");
    engine::carry_out(game(), &mut state, WHITE, &order, &mut dice, &mut engine::Events::unheard()).expect("legal");
    let row = view(&state).row;
    let of = |who: &str| row.iter().find(|one| one.who == who).expect("in the row");
    assert_eq!((of("denikine").number, of("hetman").number), (Some(1), None));
    assert!(of("denikine").notes.iter().any(|note| note.clause.as_deref() == Some("V.C.5")), "{:?}", of("denikine"));
    let done = view(&state).counters.iter().any(|counter| counter.id == "denikine" && !counter.states.is_empty());
    assert!(!done, "whoever acts is not done");
}

#[test]
fn the_zone_of_action_of_a_faction_is_laid_over_the_map() {
    let state = set_up("campaign");
    let field =
        |id: &str| game().answer(&state, WHITE, &Question::Overlay { id: id.into() }).expect("an answer").field.len();
    let zones: Vec<usize> =
        game().board().overlays.iter().filter(|one| one.kind == "action").map(|one| field(&one.id)).collect();
    assert!(zones.len() > 3 && zones.iter().any(|hexes| *hexes > 50), "{zones:?}");
    assert!(zones.contains(&0), "who is not in the war has none: {zones:?}");
    assert_eq!(field("action-south"), 0, "who may go anywhere has none");
}

#[test]
fn a_move_through_georgia_to_a_refuge_is_offered_and_a_halt_there_is_not() {
    let state = staged(
        "nobody else; weather south clear; weather north clear; denikine v_i1 at 4466; denikine leads v_i1; army supplied; army \
         spent 2; segment move",
    );
    let orders = orders_of(&state, WHITE, &["v_i1"]);
    assert!(has(&orders, "march v_i1 georgia_2>armenia"), "{orders:?}");
    assert!(!has(&orders, "march v_i1 georgia_2"), "{orders:?}");
}

#[test]
fn how_the_game_is_won_tells_of_its_end_its_levels_and_the_cities_in_play() {
    let ids = |scenario: &str| -> Vec<String> {
        let winning = game().winning(&set_up(scenario), Eyes::Public);
        winning.aims.iter().map(|aim| aim.what.id.to_string()).collect()
    };
    let count = |all: &[String], id: &str| all.iter().filter(|one| *one == id).count();
    let campaign = ids("campaign");
    assert_eq!(count(&campaign, "rossyia-goal-end-die"), 3, "VIII.S.3 to VIII.S.5");
    assert_eq!(count(&campaign, "rossyia-goal-end-latest"), 1, "VIII.S.6");
    let short = ids("ice_and_steppe");
    assert_eq!((count(&short, "rossyia-goal-end-die"), count(&short, "rossyia-goal-end")), (0, 1), "VIII.S.8");
    let winning = game().winning(&staged("level 12"), Eyes::Public);
    let now: Vec<_> = winning.levels.iter().filter(|level| level.now).map(|level| (level.from, level.to)).collect();
    assert_eq!(now, [(1, Some(15))], "12 of 100");
    let moscow = &winning.places[0];
    assert_eq!((moscow.points, moscow.held.as_deref()), (15, Some("bolshevik")), "Moscow is worth most");
    let fewer = game().winning(&set_up("ice_and_steppe"), Eyes::Public).places.len();
    assert!(fewer < winning.places.len(), "{fewer} cities of the area");
}

#[test]
fn a_combat_is_marked_in_the_table_of_its_ground_by_its_column_and_its_kind() {
    let setup = game().title().setup(Some("campaign"), [("czech_case", "2")]).expect("a known scenario");
    let charts = engine::OnPaper::printed(game(), &setup).charts;
    let crt: Vec<_> =
        charts.iter().filter(|chart| chart.title.id == "rossyia-print-crt").map(|chart| &chart.id).collect();
    assert_eq!(crt, ["crt-clear", "crt-rough", "crt-major-city"], "each has an id of its own");
    let marked = game().marked(&set_up("campaign"));
    assert!(marked.iter().all(|mark| charts.iter().any(|chart| chart.id == mark.chart)), "{marked:?}");
    assert_eq!(marked[0].rows, [2, 3], "headquarters are being named");
    let rows = |given: &str| game().marked(&staged(given)).remove(0).rows;
    let led = "nobody else; denikine v_i1 at 7234; denikine leads v_i1";
    assert_eq!(rows(led), [2, 7], "the third segment of an activation: movement");
    assert_eq!(rows(&format!("{led}; segment adjust")), [2, 10], "the last one");
    assert_eq!(rows("nobody else; v_i1 at 7234; independent move white"), [11], "independent units come after them");
}

#[test]
fn who_is_eliminated_is_offered_where_he_can_come_back() {
    let given = "nobody else; siberian holds perm omsk_city iekaterinbourg; koltchak at perm; s_i1 s_i2 at eliminated; s_i2 at lost; \
                 koltchak leads; army spent 1; army supplied; segment replace";
    let offered = |points: &str| -> Vec<String> {
        let state = staged(&format!("{given}; siberian pr {points}"));
        let mut orders = Vec::new();
        game().orders(&state, WHITE, &mut orders);
        let text = |order: &rossyia::Order| notation::print(game().title().verbs, &game().draft(order));
        orders.iter().map(text).filter(|order| order.starts_with("rebuild")).collect()
    };
    let found = offered("3");
    assert!(has(&found, "rebuild s_i1 6015"), "in the city of the headquarters: {found:?}");
    assert!(found.iter().all(|order| order.starts_with("rebuild s_i1 ")), "who is lost for good stays so: {found:?}");
    assert_eq!(offered("2"), Vec::<String>::new(), "too dear");
}

#[test]
fn random_players_find_ships_aircraft_boxes_and_the_eliminated() {
    let mut chance = engine::Chance::new(7);
    let mut drawn = |given: &str, seat: Seat| -> std::collections::BTreeSet<&'static str> {
        let state = staged(given);
        let one =
            |_| game().sample(&state, seat, &mut chance).and_then(|order| game().verb(&order)).map(|verb| verb.id);
        (0..2000).filter_map(one).collect()
    };
    let clear = "nobody else; weather south clear; weather north clear";
    let at = |army: &str| format!("{clear}; {army}; army supplied; army spent 3; segment move");
    let ports = drawn(
        &at(
            "turn 1919-04; white naval black_sea 16; south holds odessa; denikine v_i1 at novorossisk; denikine leads v_i1",
        ),
        WHITE,
    );
    assert!(ports.contains("sail"), "{ports:?}");
    let river = drawn(&at("stalin b_39 at tsaritzin; stalin leads b_39"), Seat(1));
    assert!(river.contains("ship"), "{river:?}");
    let air = drawn(&at("denikine a_air at 7234; b_18 at 7236; denikine leads a_air"), WHITE);
    assert!(air.contains("interdict"), "{air:?}");
    let gone =
        format!("{clear}; koltchak at perm; siberian holds perm; s_i1 at eliminated; siberian pr 9; koltchak leads");
    let back = drawn(&format!("{gone}; army supplied; army spent 1; segment replace"), WHITE);
    assert!(back.contains("rebuild"), "{back:?}");
}

#[test]
fn random_players_walk_to_a_box_that_the_enemy_holds_and_fight_there() {
    let mut chance = engine::Chance::new(7);
    let mut drawn = |army: &str| -> Vec<String> {
        let clear = "nobody else; weather south clear; weather north clear; siberian holds omsk_city; s_i1 at omsk";
        let state = staged(&format!("{clear}; {army}"));
        let text = |order: &rossyia::Order| notation::print(game().title().verbs, &game().draft(order));
        (0..200).filter_map(|_| game().sample(&state, Seat(1), &mut chance)).map(|order| text(&order)).collect()
    };
    let army = "stalin leads b_39; army supplied; army spent 3";
    let near = drawn(&format!("stalin b_39 at 7417; {army}; segment move"));
    let to_the_gate = |order: &&String| order.starts_with("march") && order.ends_with("7515");
    assert!(near.iter().filter(to_the_gate).count() > 10, "{near:?}");
    let before = drawn(&format!("stalin b_39 at 7619; {army}; segment move"));
    assert!(before.iter().filter(|order| order.ends_with(" omsk")).count() > 40, "{before:?}");
    let inside = drawn(&format!("stalin b_39 at omsk; {army}; segment announce"));
    assert!(inside.iter().filter(|order| *order == "attack b_39@omsk").count() > 80, "{inside:?}");
}

/// Where a mark lies.
fn marked(state: &State, id: &str) -> Vec<String> {
    view(state).marks.iter().filter(|mark| mark.id == id).map(|mark| mark.place.to_string()).collect()
}

/// Who is in a state.
fn who_is(state: &State, word: &str) -> Vec<String> {
    let view = view(state);
    let worn = view.counters.iter().filter(|counter| counter.states.iter().any(|state| state == word));
    worn.map(|counter| counter.id.to_string()).collect()
}

/// The same position after some orders.
fn after(mut state: State, seat: Seat, orders: &[&str]) -> State {
    let mut dice = engine::Dice::seeded(engine::Seed::from_number(1), 0);
    for text in orders {
        let order = game().complete(&state, seat, &draft(text)).expect("a whole order");
        engine::carry_out(game(), &mut state, seat, &order, &mut dice, &mut engine::Events::unheard()).expect("legal");
    }
    state
}

#[test]
fn interdiction_partisans_the_redoubt_and_bridges_lie_on_the_board() {
    let state =
        staged("nobody else; level 50; white hand w_partisans 1; interdiction 4245; redoubt 1939; playing white");
    let state = after(state, WHITE, &["play w_partisans", "choose 1", "mark 3021"]);
    assert_eq!(marked(&state, "interdicted"), ["4245"], "VIII.B.8");
    assert_eq!(marked(&state, "partisans"), ["3021"], "X.options.1");
    assert_eq!(marked(&state, "redoubt"), ["1939"], "N.ukraine.10");
    let bridges = |state: &State| (marked(state, "bridge_white").len(), marked(state, "bridge_red").len());
    let (white, red) = bridges(&state);
    assert!(white > 0 && red > 3, "X.bridge.2: {white} and {red}");
    assert!(bridges(&set_up("ice_and_steppe")).1 < red, "of an area those that lie in it");
    let board = game().board();
    for mark in view(&state).marks {
        assert!(board.places.iter().any(|place| place.id == mark.place), "{mark:?} lies on a place");
        assert!(board.badges.iter().any(|badge| badge.id == mark.id), "{mark:?} has a badge");
    }
}

#[test]
fn counters_show_what_they_are_in() {
    let given = "nobody else; weather south clear; denikine v_i1 v_i2 v_i3 v_pl1 v_pl2 at 3347; b_18 b_6 at 4248; b_39 at 3348; \
                 b_18 were attacked; denikine leads v_i1 v_i2";
    let state = staged(&format!("{given}; v_i2 in reserve; army unsupplied; segment move"));
    assert_eq!(who_is(&state, "was_attacked"), ["b_18"], "VII.D.1");
    assert_eq!(who_is(&state, "reserve"), ["v_i2"], "VII.M.4");
    assert_eq!(who_is(&state, "out_of_supply"), ["v_i1", "v_i2", "denikine"], "V.G.1, V.G.2");
    assert_eq!(who_is(&state, "overstacked").len(), 5, "VI.A.10");
    assert!(who_is(&state, "isolated").is_empty());
    let state = staged(&format!("{given}; army isolated; segment move"));
    assert_eq!(who_is(&state, "isolated"), ["v_i1", "v_i2", "denikine"], "V.H.1");
    let over = staged(&format!("{given}; army isolated; naming bolshevik"));
    assert!(who_is(&over, "isolated").is_empty(), "the marker lies while the activation lasts");
    let alone = staged(
        "nobody else; weather south snow; v_i1 at 3349; v_i2 at rostov; south holds rostov; independent move white",
    );
    assert_eq!(who_is(&alone, "out_of_supply"), ["v_i1"], "VII.N.3");
    let notes = |id: &str| {
        let counters = view(&alone).counters;
        let counter = counters.iter().find(|counter| counter.id == id).expect("it is on the board");
        counter.notes.iter().map(|note| (note.id.to_string(), note.args.clone())).collect::<Vec<_>>()
    };
    let adds = game().data().tables.attrition.weather[2];
    let expected = vec![("adds".into(), engine::Word::Int(adds.into()))];
    assert_eq!(notes("v_i1"), [("rossyia-attrition-awaits".to_owned(), expected)], "VII.N.6, in snow");
    assert!(notes("v_i2").is_empty(), "a major city feeds it");
    let badges = game().board().badges;
    for word in ["overstacked", "out_of_supply", "isolated", "was_attacked", "reserve", "attacked", "played"] {
        assert!(badges.iter().any(|badge| badge.id == word), "{word} has a badge");
    }
}

#[test]
fn who_holds_the_initiative_stands_beside_the_turn() {
    let side = |given: &str| {
        let stage = view(&staged(given)).stage;
        stage[0].args.iter().find(|(name, _)| name == "side").map(|(_, word)| word.clone())
    };
    assert_ne!(side("initiative white"), side("initiative bolshevik"));
    assert!(side("initiative white").is_some());
}

#[test]
fn isolated_cities_have_a_purse_of_their_own() {
    let of = |state: &State| -> Vec<(String, i64)> {
        let tracks = view(state).tracks;
        let own = tracks.iter().filter(|track| track.faction.as_deref() == Some("tsaritzin"));
        own.map(|track| (track.id.to_string(), track.value)).collect()
    };
    assert_eq!(
        of(&staged("tsaritzin own 2 3")),
        [("pr".to_owned(), 3), ("rail_points".to_owned(), 2)],
        "II.C.6, II.D.12"
    );
    assert!(of(&set_up("campaign")).is_empty());
}

#[test]
fn a_unit_is_offered_every_bank_of_its_river_and_an_aircraft_every_base_and_target() {
    let clear = "nobody else; weather south clear; weather north clear";
    let state = staged(&format!(
        "{clear}; bolshevik holds voronej liski; stalin b_18 at 3844; stalin leads b_18; segment move"
    ));
    let by_ship = orders_of(&state, RED, &["b_18"]).into_iter().filter(|order| order.starts_with("ship "));
    let by_ship: Vec<String> = by_ship.collect();
    assert!(has(&by_ship, "ship b_18 3643") && by_ship.len() > 10, "VI.G.4: {by_ship:?}");
    let state = staged(&format!(
        "{clear}; stalin b_air1 at tsaritzin; stalin leads b_air1; army spent 1; army supplied; segment move"
    ));
    let flights = orders_of(&state, RED, &["b_air1"]);
    assert!(
        has(&flights, "fly b_air1 4245") && has(&flights, "interdict b_air1 4644"),
        "VIII.B.2, VIII.B.3: {flights:?}"
    );
}

#[test]
fn the_redoubt_is_offered_every_hex_that_it_may_go_to() {
    let state =
        staged("nobody else; bolshevik holds kiev lemberg; redoubt 1939; petlioura k_i1 at 1238; petlioura leads k_i1");
    let mut orders = Vec::new();
    game().orders(&state, WHITE, &mut orders);
    let text = |order: &rossyia::Order| notation::print(game().title().verbs, &game().draft(order));
    let sites: Vec<String> = orders.iter().map(text).filter(|order| order.starts_with("redoubt ")).collect();
    assert!(has(&sites, "redoubt 1138") && !has(&sites, "redoubt 1038"), "N.ukraine.12: {sites:?}");
    assert!(sites.len() > 20, "{sites:?}");
}

#[test]
fn random_players_sail_to_a_box_that_the_enemy_holds() {
    let state = staged(
        "nobody else; turn 1919-03; weather north clear; miller holds mourmansk_city; bolshevik holds archangelsk_city; b_18 at \
         archangelsk; white naval baltic 10; ironside a_n1 a_n2 at mourmansk; ironside leads a_n1 a_n2; army supplied; army spent 1; \
         segment move",
    );
    let mut chance = engine::Chance::new(7);
    let text = |order: &rossyia::Order| notation::print(game().title().verbs, &game().draft(order));
    let drawn: Vec<String> =
        (0..200).filter_map(|_| game().sample(&state, WHITE, &mut chance)).map(|order| text(&order)).collect();
    let over_the_sea =
        drawn.iter().filter(|order| order.starts_with("sail") && order.ends_with(" archangelsk")).count();
    assert!(over_the_sea > 60, "{drawn:?}");
}
