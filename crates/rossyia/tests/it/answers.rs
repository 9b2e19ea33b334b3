//! What is answered: reach, lines, odds and overlays, by the position as it is.

use engine::script::Staging;
use engine::{Question, Seat, Shown, notation};
use rossyia::{Rossyia, State};

use crate::rules::{game, set_up};

const WHITE: Seat = Seat(0);

fn position(lines: &[&str]) -> State {
    let mut state = set_up("campaign");
    for line in lines {
        game().arrange(&mut state, line).unwrap_or_else(|reason| panic!("{line}: {reason}"));
    }
    state
}

fn ask(state: &State, question: &Question) -> engine::Answer {
    game().answer(state, WHITE, question).unwrap_or_else(|breach| panic!("{breach:?}"))
}

fn drafted(game: &Rossyia, text: &str) -> engine::Draft {
    use engine::Game;
    notation::parse(game.title().verbs, text).expect("an order")
}

#[test]
fn a_hq_shows_the_line_to_its_source_and_a_unit_the_one_to_its_hq() {
    let state = position(&["nobody else", "denikine v_i1 at 7234", "v_i2 at 7534"]);
    let of = |who: &str| ask(&state, &Question::Trace { who: who.into() }).lines.remove(0);
    let far = of("v_i2");
    assert_eq!((far.places.first().map(String::as_str), far.places.len()), (Some("7234"), 4), "{far:?}");
    assert!(far.broken.is_none());
    assert!(!of("denikine").places.is_empty());
    let away = position(&["nobody else", "v_i1 at 7234"]);
    let line = ask(&away, &Question::Trace { who: "v_i1".into() }).lines.remove(0);
    assert_eq!(line.broken.and_then(|why| why.clause).as_deref(), Some("V.E.2"));
}

#[test]
fn a_line_is_told_over_bridges_and_round_the_sea() {
    let shore = ["nobody else", "stalin at 4249", "bolshevik bridge don_tchir"];
    for at in ["4148", "4048", "3948", "4149", "4049", "4050", "4051", "4151", "4252", "4253", "4250", "4251"] {
        let unit = format!("b_39 at {at}");
        let state = position(&[&shore[..], &[&unit]].concat());
        holds(&state, "b_39");
    }
    let far = ["nobody else", "redoubt 2953", "petlioura at 3056", "bolshevik holds kiev lemberg", "naming white"];
    let state = position(&far);
    let line = ask(&state, &Question::Trace { who: "petlioura".into() }).lines.remove(0);
    assert_eq!(line.places.len(), 11, "X.sea.2: {line:?}");
    holds(&state, "petlioura");
}

/// What is told of a line is what the rule finds, its length too.
fn holds(state: &State, who: &str) {
    let question = Question::Trace { who: who.into() };
    let claims = game().claims(state, WHITE, &question, &ask(state, &question));
    for claim in &claims {
        engine::script::run(game(), state.clone(), &[], claim).unwrap_or_else(|found| panic!("{claim}: {found}"));
    }
    assert!(claims.iter().any(|claim| claim.contains("line")), "{claims:?}");
}

/// The clauses of an explanation, and what each line adds.
fn lines(state: &State, question: &Question) -> Vec<(String, i64)> {
    let told = ask(state, question).derivation;
    told.into_iter().map(|step| (step.what.clause.unwrap_or_default().into(), step.adds)).collect()
}

#[test]
fn the_price_of_a_march_is_told_part_by_part() {
    let open = ["nobody else", "weather north clear", "weather south clear"];
    let army = ["denikine v_i1 v_k1 at 7234", "denikine leads v_i1 v_k1", "army supplied", "segment move"];
    let why = |lines_of: &[&str], order: &str| {
        lines(&position(&[&open, &army[..], lines_of].concat()), &Question::Why { order: drafted(game(), order) })
    };
    let clauses = |told: Vec<(String, i64)>| -> Vec<String> { told.into_iter().map(|(clause, _)| clause).collect() };
    assert_eq!(clauses(why(&[], "march v_i1 7233")), ["VI.D.4"]);
    assert_eq!(why(&["b_18 at 7334"], "march v_i1 7233")[1], ("VI.B.6".to_owned(), 3), "without shock");
    assert_eq!(why(&["b_18 at 7334"], "march v_k1 7233")[1], ("VI.B.5".to_owned(), 2), "with shock");
    assert_eq!(why(&["b_18 at 7334"], "march denikine 7233")[1], ("VI.B.7".to_owned(), 2), "a headquarters");
    let interdicted = why(&["interdiction 7233"], "march v_i1 7233");
    assert_eq!(interdicted[1], ("VIII.B.9".to_owned(), 2), "{interdicted:?}");
}

#[test]
fn a_hq_is_told_what_supplies_it_and_how_it_draws_armt() {
    let state = position(&["nobody else", "stalin b_39 at tsaritzin"]);
    let told = lines(&state, &Question::Trace { who: "stalin".into() });
    let bonus = told.iter().find(|(clause, _)| clause == "V.F.6").map(|(_, adds)| *adds);
    let clauses: Vec<&str> = told.iter().map(|(clause, _)| clause.as_str()).collect();
    assert_eq!(clauses, ["V.D.3", "V.D.5", "V.F.2", "V.F.6"], "on the rail");
    assert_eq!((told[0].1, bonus), (0, Some(1)));
    let unit = lines(&state, &Question::Trace { who: "b_39".into() });
    assert!(unit.contains(&("VII.N.3".to_owned(), 0)), "a major city shelters it: {unit:?}");
}

#[test]
fn what_a_hq_commands_is_weighed_and_a_train_weighs_nothing() {
    let state = position(&[
        "nobody else",
        "stalin b_39 b_train_b at tsaritzin",
        "turn 1919-04",
        "stalin leads",
        "segment pick",
    ]);
    let red = |order: &str| {
        let question = Question::Why { order: drafted(game(), order) };
        let told = game().answer(&state, Seat(1), &question).expect("an answer").derivation;
        told.into_iter().map(|step| (step.what.clause.unwrap_or_default().to_string(), step.sum)).collect::<Vec<_>>()
    };
    let told = red("command b_39+b_train_b");
    assert_eq!(told.last().map(|(_, sum)| *sum), Some(1), "{told:?}");
    assert!(told.iter().any(|(clause, _)| clause == "VIII.A.12"), "{told:?}");
}

#[test]
fn two_hqs_are_told_their_chance_before_they_try() {
    let state = set_up("campaign");
    let answer = ask(&state, &Question::Odds { order: drafted(game(), "activate denikine with=hetman") });
    let weights: Vec<(u64, u64)> = answer.outcomes.iter().map(|one| (one.weight, one.of)).collect();
    assert_eq!(weights.iter().map(|(weight, _)| weight).sum::<u64>(), 6, "{weights:?}");
    assert!(answer.outcomes.iter().all(|one| one.faces.len() as u64 == one.weight));
}

#[test]
fn the_zone_of_a_side_is_what_its_units_project() {
    let state = position(&["nobody else", "v_i1 at 7234"]);
    let field = |id: &str| ask(&state, &Question::Overlay { id: id.into() }).field;
    assert_eq!(field("zones-bolshevik"), []);
    let zone = field("zones-white");
    assert!(!zone.is_empty() && zone.len() <= 6, "{zone:?}");
}

#[test]
fn what_nobody_has_is_refused() {
    let state = set_up("campaign");
    let breach = game().answer(&state, WHITE, &Question::Trace { who: "nobody".into() });
    assert_eq!(breach.map_err(|breach| breach.0.id), Err("rossyia-no-such-counter"));
}

/// Three against what stands beside them.
fn beside(enemy: &str) -> State {
    let enemy = format!("{enemy} at 7330");
    let army = "denikine leads v_i1 v_i2 v_i3";
    let weather = ["weather north clear", "weather south clear"];
    let at = "denikine v_i1 v_i2 v_i3 at 7230";
    position(&["nobody else", weather[0], weather[1], at, &enemy, army, "army spent 2", "segment announce"])
}

#[test]
fn a_set_of_attacks_is_listed_once() {
    use engine::Game;
    let mut orders = Vec::new();
    game().orders(&beside("b_18"), WHITE, &mut orders);
    assert!(orders.len() > 1, "{orders:?}");
    for (index, order) in orders.iter().enumerate() {
        assert!(!orders[..index].contains(order), "{order:?} is there twice");
    }
}

#[test]
fn no_die_is_shown_against_a_hq_alone() {
    let order = drafted(game(), "attack v_i1@7330,v_i2@7330,v_i3@7330");
    let told = |enemy: &str| ask(&beside(enemy), &Question::Odds { order: order.clone() }).parts.remove(0).outcomes;
    assert_eq!(told("b_18").len(), 6);
    let alone = told("stalin");
    let told: Vec<_> = alone.iter().map(|one| (one.result.clause.as_deref(), one.weight, one.of)).collect();
    assert_eq!(told, [(Some("V.C.9"), 1, 1)]);
}
