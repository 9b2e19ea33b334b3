//! The reason that is given is the one that would remain if the player mended the others.

use engine::script::Staging;
use engine::{Arg, Breach, Game, Seat, Shown};
use rossyia::State;

use crate::rules::{game, set_up};

const WHITE: Seat = Seat(0);
const RED: Seat = Seat(1);

fn position(lines: &str) -> State {
    let mut state = set_up("campaign");
    for line in lines.split(';') {
        game().arrange(&mut state, line.trim()).unwrap_or_else(|reason| panic!("{line}: {reason}"));
    }
    state
}

fn breaches(state: &State, seat: Seat, who: &str, place: Option<&str>) -> Vec<Breach> {
    let who: Vec<&str> = who.split_whitespace().collect();
    game().bars(state, seat, &who, place)
}

/// The reasons by clause and id.
fn bars(state: &State, seat: Seat, who: &str, place: Option<&str>) -> Vec<(Option<&'static str>, &'static str)> {
    let found = breaches(state, seat, who, place);
    found.iter().map(|breach| (breach.clause(), breach.0.id)).collect()
}

fn number(breach: &Breach, name: &str) -> Option<Arg> {
    breach.0.args.iter().find(|(arg, _)| *arg == name).map(|(_, value)| *value)
}

#[test]
fn what_is_only_too_far_says_what_the_whole_way_costs_and_then_why_a_march_does_not_help() {
    let state = position("nobody else; stalin b_18 at 7034; stalin leads b_18");
    let found = breaches(&state, RED, "b_18", Some("7631"));
    let ids: Vec<_> = found.iter().map(|one| (one.clause(), one.0.id)).collect();
    assert_eq!(ids, [(Some("VI.D.2"), "rossyia-too-far"), (Some("VI.E.1"), "rossyia-march-needs-armt")]);
    assert!(matches!(number(&found[0], "cost"), Some(Arg::Int(7..))), "{found:?}");
    assert_eq!(number(&found[0], "left"), Some(Arg::Int(6)));
    assert_eq!(bars(&state, RED, "b_18", Some("7634")), [], "six hexes of plain for six points");
}

#[test]
fn the_enemy_bars_before_the_distance_does() {
    let state = position("nobody else; stalin b_18 at 7034; v_i1 at 7631; stalin leads b_18");
    let found = bars(&state, RED, "b_18", Some("7631"));
    assert_eq!(found.first(), Some(&(Some("VI.D.9"), "rossyia-enemy-in-the-way")), "{found:?}");
    assert_eq!(found[1], (Some("VI.D.2"), "rossyia-too-far"), "{found:?}");
}

#[test]
fn water_is_water_however_far_it_is() {
    let state = position("nobody else; stalin b_18 at taganrog; stalin leads b_18");
    assert_eq!(bars(&state, RED, "b_18", Some("3152")), [(Some("VI.D.9"), "rossyia-water")]);
}

#[test]
fn a_full_hex_bars_those_who_could_come_there_and_distance_the_others() {
    let state = position("nobody else; stalin b_18 at 7034; b_6 b_9 at 7631; stalin leads b_18");
    let far = bars(&state, RED, "b_18", Some("7631"));
    assert_eq!(far.first(), Some(&(Some("VI.D.2"), "rossyia-too-far")), "{far:?}");
    assert_eq!(far.last().map(|(_, id)| *id), Some("rossyia-overstacked"), "{far:?}");
    let near = position("nobody else; stalin b_18 at 7034; b_6 b_9 at 7134; stalin leads b_18");
    let found = bars(&near, RED, "b_18", Some("7134"));
    assert_eq!(found.iter().map(|(_, id)| *id).collect::<Vec<_>>(), ["rossyia-overstacked"]);
}

#[test]
fn who_waits_for_a_hq_is_told_for_which() {
    let state = position("nobody else; denikine v_i1 at 7234; v_i2 at 6021; naming white");
    let waiting = breaches(&state, WHITE, "v_i1", None);
    let [breach] = waiting.as_slice() else { panic!("{waiting:?}") };
    assert_eq!((breach.clause(), breach.0.id), (Some("V.C.4"), "rossyia-acts-with-hq"));
    assert!(number(breach, "hq").is_some());
    // Nobody has it in range: it is played with the independent units.
    assert_eq!(bars(&state, WHITE, "v_i2", None), [(Some("I.B.7"), "rossyia-acts-independently")]);
    // A HQ moves when it has been named, and not before.
    assert_eq!(bars(&state, WHITE, "denikine", Some("7235")), [(Some("V.C.4"), "rossyia-activated-first")]);
    let played = position("nobody else; denikine v_i1 at 7234; v_i1 denikine are played; naming white");
    assert_eq!(bars(&played, WHITE, "v_i1", None), [(Some("V.C.4"), "rossyia-activated-before")]);
    assert_eq!(bars(&played, WHITE, "denikine", None), [(Some("V.A.3"), "rossyia-hq-activated-before")]);
}

#[test]
fn a_hq_says_why_it_does_not_take_somebody() {
    let state = position("nobody else; denikine v_i1 v_i2 at 7234; v_i3 at 6021; denikine leads v_i1; segment pick");
    assert_eq!(bars(&state, WHITE, "v_i1", None), [(Some("V.C.4"), "rossyia-under-command")]);
    assert_eq!(bars(&state, WHITE, "v_i3", None), [(Some("V.E.2"), "rossyia-out-of-range")]);
    assert_eq!(bars(&state, WHITE, "v_i2", None), []);
}

#[test]
fn those_of_another_army_and_those_in_reserve_are_told_apart() {
    let state = position("nobody else; denikine v_i1 v_i2 at 7234; denikine leads v_i1");
    assert_eq!(bars(&state, WHITE, "v_i2", Some("7235")), [(Some("I.B.7"), "rossyia-acts-independently")]);
    let gone = position("nobody else; denikine v_i1 at 7234; denikine leads v_i1; v_i1 spent 2");
    assert_eq!(bars(&gone, WHITE, "v_i1", None), [(Some("X.move.1"), "rossyia-move-is-over")]);
}

#[test]
fn between_movements_the_segment_is_named_and_the_one_in_which_units_move() {
    let state = position("nobody else; denikine v_i1 at 7234; denikine armt 2; denikine leads v_i1; segment spend");
    for place in [None, Some("7235")] {
        let found = breaches(&state, WHITE, "v_i1", place);
        let [breach] = found.as_slice() else { panic!("{found:?}") };
        assert_eq!((breach.clause(), breach.0.id), (Some("I.B.6"), "rossyia-not-in-this-segment"));
        assert_eq!(number(breach, "now"), Some(Arg::Term("rossyia-during-spend")));
        assert_eq!(number(breach, "then"), Some(Arg::Term("rossyia-during-move")));
    }
}

#[test]
fn to_end_movement_with_an_army_unmoved_is_worth_a_question() {
    let done = |state: &State| {
        game().complete(state, WHITE, &engine::notation::parse(game().title().verbs, "done").expect("an order"))
    };
    let undone = |lines: &str| {
        let state = position(lines);
        let Ok(order) = done(&state) else { panic!("it is an order") };
        game().left_undone(&state, WHITE, &order).map(|message| (message.id, message.args.to_vec()))
    };
    let (id, args) = undone("nobody else; denikine v_i1 v_i2 at 7234; denikine leads v_i1 v_i2").expect("nobody moved");
    assert_eq!((id, args.last()), ("rossyia-army-unmoved", Some(&("others", Arg::Int(1)))));
    assert_eq!(undone("nobody else; denikine v_i1 v_i2 at 7234; denikine leads v_i1 v_i2; v_i1 spent 2"), None);
    assert_eq!(undone("nobody else; denikine v_i1 at 7234; denikine leads v_i1; segment pick"), None);
}

#[test]
fn a_seat_that_is_not_asked_is_told_nothing() {
    let state = position("nobody else; stalin b_18 at 7034; stalin leads b_18");
    assert_eq!(bars(&state, WHITE, "b_18", Some("7631")), []);
}

fn played(script: &str) -> State {
    engine::script::run(game(), set_up("campaign"), &[], script).unwrap_or_else(|found| panic!("{found}"))
}

#[test]
fn who_has_no_part_in_losses_and_retreats_is_told_so() {
    let attack = "given nobody else; weather north snow; turn 1918-11; koltchak s_i1 s_i2 at 6115; s_i3 at 6215; b_ural at perm; b_29 at 5915; koltchak leads s_i1 s_i2; army supplied; army spent 3; segment announce
         white: attack s_i1@perm,s_i2@perm
         white: resolve perm ; 5";
    let losses = played(attack);
    assert_eq!(bars(&losses, WHITE, "s_i3", None), [(Some("VII.G.11"), "rossyia-bears-no-losses")]);
    let retreat = played(&format!("{attack}\n white: lose s_i1:1,s_i2:1"));
    assert_eq!(bars(&retreat, RED, "b_29", None), [(Some("VII.K.1"), "rossyia-does-not-go-back")]);
    assert_eq!(bars(&retreat, RED, "b_ural", None), [], "it goes back");
}

#[test]
fn who_is_not_due_does_not_land_and_plays_no_option_is_told_so() {
    let due = played(
        "given nobody else; s_r6 at delayed:6126; s_i1 s_i2 s_i3 s_i4 at oufa; turn 1919-11; initiative bolshevik; last move white
         white: done ; 1",
    );
    assert_eq!(bars(&due, WHITE, "s_i1", None), [(Some("II.E.1"), "rossyia-not-due")]);
    assert_eq!(bars(&due, WHITE, "s_r6", None), []);
    let landing = played(
        "given nobody else; weather south clear; bolshevik holds tsaritzin; bolshevik hex 2347; stalin b_air1 b_39 at tsaritzin; stalin leads b_air1 b_39; army spent 1; army supplied
         bolshevik: interdict b_air1 3347 ; 2",
    );
    assert_eq!(bars(&landing, RED, "b_39", None), [(Some("X.air.1"), "rossyia-another-lands")]);
    let options = position("nobody else; v_i1 at 7234; white hand w_raid 1; playing white");
    assert_eq!(bars(&options, WHITE, "v_i1", None), [(Some("X.options.1"), "rossyia-asked-otherwise")]);
    assert_eq!(bars(&options, WHITE, "v_i1", Some("7235")), [(Some("X.options.1"), "rossyia-asked-otherwise")]);
}

fn refusal(state: &State, seat: Seat, order: &str) -> engine::Spelled {
    let draft = engine::notation::parse(game().title().verbs, order).expect("an order");
    let order = game().complete(state, seat, &draft).expect("it can be read");
    let breach = game().check(state, seat, &order).expect_err("it is refused");
    game().spell(&breach.0)
}

/// What a sentence names.
fn named(told: &engine::Spelled, arg: &str) -> String {
    let word = told.args.iter().find(|(name, _)| name == arg).map(|(_, word)| word);
    match word {
        Some(engine::Word::Name(name)) => name.to_string(),
        other => format!("{other:?}"),
    }
}

#[test]
fn what_forbids_to_move_and_to_attack_is_named() {
    let still = played("given nobody else; trotsky b_train_trotsky b_18 at moscou; program white.12 of white");
    let mut state = still;
    game().arrange(&mut state, "trotsky leads b_train_trotsky").expect("a situation");
    let moves = refusal(&state, RED, "rail b_train_trotsky 3124");
    assert_eq!((moves.id.as_str(), named(&moves, "card").as_str()), ("rossyia-held-by-an-option", "white.12"));
    let mut state = still;
    for line in ["v_i1 at 3324", "trotsky leads b_train_trotsky", "army spent 2", "segment announce"] {
        game().arrange(&mut state, line).expect("a situation");
    }
    let attacks = refusal(&state, RED, "attack b_train_trotsky@3324");
    assert_eq!((attacks.id.as_str(), named(&attacks, "card").as_str()), ("rossyia-may-not-attack", "white.12"));
}

#[test]
fn an_option_that_may_not_be_played_names_what_it_lacks() {
    let lacks = |given: &str, option: &str, seat: Seat| {
        let side = if seat == WHITE { "white" } else { "bolshevik" };
        let state = position(&format!("nobody else; {given}; {side} hand {option} 1; playing {side}"));
        refusal(&state, seat, &format!("play {option}"))
    };
    let told = lacks("south holds petrograd", "w_cronstadt", WHITE);
    assert_eq!((told.id.as_str(), named(&told, "faction").as_str()), ("rossyia-needs-city", "bolshevik"));
    assert_eq!(named(&told, "option"), "w_cronstadt");
    let told = lacks("level 50", "w_reforme_agraire", WHITE);
    assert_eq!((told.id.as_str(), named(&told, "hq").as_str()), ("rossyia-needs-hq", "wrangel"));
    let told = lacks("poland at peace", "w_alliance", WHITE);
    assert_eq!((told.id.as_str(), named(&told, "faction").as_str()), ("rossyia-needs-war", "poland"));
    let told = lacks("level 50", "w_grigoriev", WHITE);
    assert_eq!((told.id.as_str(), named(&told, "place").as_str()), ("rossyia-needs-units-near", "2046"));
    let told = lacks("level 50", "r_mutinerie", RED);
    assert_eq!((told.id.as_str(), named(&told, "faction").as_str()), ("rossyia-needs-units", "allies"));
    let told = lacks("poland at war; turn 1921-03", "r_traite_riga", RED);
    assert_eq!(told.id, "rossyia-needs-turn-or-garrison");
    let second = "w_offensive_turquie occurred 1";
    let told = lacks(second, "w_offensive_turquie", WHITE);
    assert_eq!((told.id.as_str(), named(&told, "event").as_str()), ("rossyia-needs-event", "turkey_peace"));
    let told = lacks(
        &format!("{second}; turkey_peace in 1920-07; south holds rostov; v_i1 at rostov"),
        "w_offensive_turquie",
        WHITE,
    );
    assert_eq!((told.id.as_str(), named(&told, "place").as_str()), ("rossyia-needs-each-city", "3452"));
}

#[test]
fn odds_that_nobody_could_raise_come_before_whom_else_to_attack() {
    let weak = "nobody else; weather south clear; weather north clear; denikine v_art1 at 7234; b_39 b_18 at 7334; b_6 at 7233; \
                denikine leads v_art1; army supplied; army spent 3; segment announce";
    let state = position(weak);
    let found = bars(&state, WHITE, "v_art1", Some("7334"));
    assert_eq!(found.first(), Some(&(Some("VII.A.10"), "rossyia-odds-never-enough")), "{found:?}");
    let helped = position(
        &weak
            .replace("v_art1 at 7234", "v_art1 v_guard v_markov at 7234")
            .replace("leads v_art1", "leads v_art1 v_guard v_markov"),
    );
    let found = bars(&helped, WHITE, "v_art1", Some("7334"));
    assert!(found.iter().all(|(_, id)| *id != "rossyia-odds-never-enough"), "{found:?}");
    let hopeless = position(&weak.replace("; b_6 at 7233", ""));
    assert_eq!(bars(&hopeless, WHITE, "v_art1", None), [(Some("VII.A.10"), "rossyia-odds-never-enough")]);
    assert_eq!(bars(&hopeless, WHITE, "denikine", Some("7334")), [(Some("V.C.7"), "rossyia-no-combat-unit")]);
    let apart = position(&weak.replace("b_39 b_18 at 7334; b_6 at 7233", "b_39 at 7534"));
    assert_eq!(bars(&apart, WHITE, "v_art1", None), [(Some("VII.A.2"), "rossyia-no-enemy-beside")]);
}

#[test]
fn to_end_the_movement_of_independent_units_that_will_wear_down_is_worth_a_question() {
    let undone = |lines: &str| {
        let state = position(lines);
        let draft = engine::notation::parse(game().title().verbs, "done").expect("an order");
        let Ok(order) = game().complete(&state, WHITE, &draft) else { panic!("it is an order") };
        game().left_undone(&state, WHITE, &order).map(|message| (message.clause.map(|clause| clause.0), message.id))
    };
    let lone = "nobody else; weather south clear; v_i1 at 3349; independent move white";
    assert_eq!(undone(lone), Some((Some("VII.N.3"), "rossyia-independents-unsupplied")));
    assert_eq!(undone(&lone.replace("at 3349", "at rostov; south holds rostov")), None);
}
