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
    assert_eq!((far.places.last().map(String::as_str), far.places.len()), (Some("7234"), 4), "{far:?}");
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
    let told = ask(&state, &Question::Trace { who: "petlioura".into() });
    assert_eq!(told.lines[0].places.len(), 7, "it ends where the range does: {told:?}");
    let hexes = told.derivation.iter().find(|step| step.what.id == "rossyia-trace-hexes").map(|step| step.adds);
    assert_eq!(hexes, Some(10), "X.sea.2: {told:?}");
    engine::script::run(game(), state, &[], "then petlioura condition = outofsupply").expect("beyond 6 hexes");
}

/// What is told of a line is what the rule finds, its length too.
fn holds(state: &State, who: &str) {
    let question = Question::Trace { who: who.into() };
    let claims = game().claims(state, WHITE, &question, &ask(state, &question));
    for claim in &claims {
        engine::script::run(game(), *state, &[], claim).unwrap_or_else(|found| panic!("{claim}: {found}"));
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

fn line_of(state: &State, hq: &str) -> engine::question::Line {
    ask(state, &Question::Trace { who: hq.into() }).lines.remove(0)
}

/// Its length in hexes, its last place, and the clause of what breaks it.
fn ends(line: &engine::question::Line) -> (usize, &str, Option<&str>) {
    let broken = line.broken.as_ref().and_then(|why| why.clause.as_deref());
    (line.places.len() - 1, line.places.last().map_or("", String::as_str), broken)
}

#[test]
fn a_line_out_of_supply_ends_where_the_range_of_the_hq_does() {
    let at = |place: &str| position(&["nobody else", "siberian holds omsk_city", &format!("koltchak at {place}")]);
    let sources = |state: &State| ask(state, &Question::Overlay { id: "supply-white".into() }).field;
    let is_source = |state: &State, place: &str| sources(state).iter().any(|(known, _)| known == place);
    let near = at("7433");
    let line = line_of(&near, "koltchak");
    let (length, last, broken) = ends(&line);
    assert_eq!((length, is_source(&near, last), broken), (6, true, None), "a source within range: {line:?}");
    let cut = at("7434");
    let line = line_of(&cut, "koltchak");
    let (length, last, broken) = ends(&line);
    assert_eq!((length, is_source(&cut, last), broken), (6, false, Some("V.G.1")), "the seventh hex is one: {line:?}");
    let told = lines(&cut, &Question::Trace { who: "koltchak".into() });
    assert_eq!(told.first(), Some(&("V.D.3".to_owned(), 7)), "the whole line is told: {told:?}");
    assert!(told.contains(&("V.D.2".to_owned(), 0)), "{told:?}");
}

#[test]
fn an_isolated_hq_is_shown_the_first_hex_that_bars_its_line() {
    let held = ["nobody else", "siberian holds omsk_city", "koltchak at 7430"];
    let surrounded = |more: &[&str]| line_of(&position(&[&held[..], more].concat()), "koltchak");
    let zone = surrounded(&["b_18 at 7429", "b_6 at 7530", "b_9 at 7431", "b_12 at 7330"]);
    let (length, last, clause) = ends(&zone);
    assert_eq!((length, clause), (1, Some("V.D.2")), "{zone:?}");
    assert!(zone.broken.as_ref().is_some_and(|why| why.id == "rossyia-line-zone"), "{zone:?}");
    assert!(!["7429", "7530", "7431", "7330"].contains(&last), "the zone bars it, nobody stands there: {zone:?}");
    let closed = ["b_18 at 7429", "b_6 at 7530", "b_9 at 7431", "b_12 at 7330", "b_13 at 7529", "b_14 at 7531"];
    let enemy = surrounded(&[&closed[..], &["b_15 at 7329", "b_16 at 7331"]].concat());
    let (length, _, clause) = ends(&enemy);
    assert_eq!((length, clause), (1, Some("V.D.2")), "{enemy:?}");
    assert!(enemy.broken.as_ref().is_some_and(|why| why.id == "rossyia-line-enemy"), "{enemy:?}");
    let far = line_of(&position(&["nobody else", "siberian holds omsk_city", "koltchak at 7638"]), "koltchak");
    let (length, _, clause) = ends(&far);
    assert_eq!((length, clause), (10, Some("V.H.1")), "ten free hexes do not lead to a source: {far:?}");
}

#[test]
fn the_overlay_of_supply_shades_the_sources_and_draws_every_line() {
    let state = position(&["nobody else", "siberian holds omsk_city", "siberian pr 1", "koltchak at 7434"]);
    let overlay = ask(&state, &Question::Overlay { id: "supply-white".into() });
    let shaded = |place: &str| overlay.field.iter().any(|(known, _)| known == place);
    assert!(shaded("omsk") && !shaded("7434"), "{:?}", overlay.field);
    assert_eq!(overlay.lines, [line_of(&state, "koltchak")]);
    let red = position(&[
        "nobody else",
        "south holds omsk_city",
        "bolshevik holds omsk_city",
        "siberian pr 1",
        "koltchak at 7434",
    ]);
    let overlay = ask(&red, &Question::Overlay { id: "supply-white".into() });
    assert!(!overlay.field.iter().any(|(place, _)| place == "omsk"), "a Red box feeds no Siberians");
}

#[test]
fn a_hq_that_is_asked_about_shows_how_far_it_commands_and_others_do_not() {
    let state = position(&["nobody else", "denikine v_i1 at 7234", "koltchak at 7434"]);
    let field = |who: &str| ask(&state, &Question::Trace { who: who.into() }).field;
    let of = field("denikine");
    let left = |place: &str| of.iter().find(|(known, _)| known == place).map(|(_, left)| *left);
    assert_eq!((left("7234"), left("7235")), (Some(7), Some(6)), "a range of six hexes");
    assert_eq!(field("v_i1"), []);
    let merged = ask(&state, &Question::Overlay { id: "command-white".into() }).field;
    assert!(of.len() < merged.len(), "{} of {}", of.len(), merged.len());
}

/// What an explanation adds up, by clause.
type Told = Vec<(String, i64)>;

/// What can come of an order, and on how many faces.
type Faces = Vec<(String, u64)>;

/// The explanation of an order, and its odds.
fn preview(state: &State, seat: Seat, order: &str) -> (Told, Faces) {
    let asked =
        |question: Question| game().answer(state, seat, &question).unwrap_or_else(|breach| panic!("{breach:?}"));
    let clause = |spelled: &engine::Spelled| spelled.clause.clone().unwrap_or_default().to_string();
    let order = drafted(game(), order);
    let why = asked(Question::Why { order: order.clone() }).derivation;
    let odds = asked(Question::Odds { order }).outcomes;
    (
        why.into_iter().map(|step| (clause(&step.what), step.adds)).collect(),
        odds.into_iter().map(|one| (format!("{} {}", one.result.id, clause(&one.result)), one.weight)).collect(),
    )
}

fn has(told: &[(String, i64)], clause: &str, adds: i64) -> bool {
    told.iter().any(|(known, added)| known == clause && *added == adds)
}

const RED: Seat = Seat(1);

#[test]
fn a_mission_is_told_its_faces_and_who_can_meet_it() {
    let army = ["stalin b_air1 at tsaritzin", "stalin leads b_air1", "army spent 1", "army supplied"];
    let clear = ["nobody else", "weather south clear", "bolshevik holds tsaritzin", "bolshevik hex 2347"];
    let alone = position(&[&clear[..], &army].concat());
    let (why, odds) = preview(&alone, RED, "interdict b_air1 3347");
    assert_eq!(why, [("VIII.B.8".to_owned(), 0)]);
    assert_eq!(odds.len(), 6);
    let hits = odds.iter().filter(|(told, _)| told.starts_with("rossyia-interdicted")).count();
    assert_eq!(hits, game().data().tables.air.rail_hex.clear.len(), "{odds:?}");
    let met = position(&[&clear[..], &["v_air1 at 3349"], &army].concat());
    let (why, _) = preview(&met, RED, "interdict b_air1 3347");
    assert!(has(&why, "VIII.B.15", 0), "{why:?}");
    let (why, _) = preview(&alone, RED, "fly b_air1 4346");
    assert_eq!(why, [("X.air.2".to_owned(), 0)]);
}

#[test]
fn an_option_tells_what_it_does_before_it_is_played() {
    let script = "given nobody else; kichinev_lost in 1918-11; turn 1919-04; level 40; initiative bolshevik
         given white pool w_reforme_agraire 1; wrangel at simferopol; last move white
         white: done ; 1 0
         white: pass
         given turn 1919-06; initiative white; last move white
         white: done ; 1
         white: pass
         then prompt = rossyia-ask-play";
    let state =
        engine::script::run(game(), set_up("campaign"), &[], script).unwrap_or_else(|reason| panic!("{reason}"));
    let order = drafted(game(), "play w_reforme_agraire");
    let told = game().answer(&state, WHITE, &Question::Why { order }).expect("an answer").derivation;
    let said: Vec<&str> = told.iter().map(|step| step.what.id.as_str()).collect();
    assert_eq!(said, ["rossyia-card-w_reforme_agraire"]);
}

#[test]
fn an_interceptor_is_told_its_faces() {
    let mut state = position(&[
        "nobody else",
        "weather south clear",
        "bolshevik holds tsaritzin",
        "stalin b_air1 at tsaritzin",
        "v_air1 at 3349",
        "stalin leads b_air1",
        "army spent 1",
        "army supplied",
    ]);
    state = engine::script::run(game(), state, &[], "bolshevik: interdict b_air1 3347").expect("it takes off");
    let (why, odds) = preview(&state, WHITE, "intercept v_air1");
    assert_eq!(why, [("VIII.B.15".to_owned(), 0)]);
    let met = odds.iter().filter(|(told, _)| told == "rossyia-intercepted VIII.B.17").count();
    assert_eq!((odds.len(), met), (6, 4), "{odds:?}");
}

#[test]
fn what_is_restored_and_rebuilt_is_told_its_price_and_what_is_left() {
    let state = position(&[
        "nobody else",
        "siberian holds perm omsk_city iekaterinbourg",
        "koltchak s_i3 at perm",
        "s_i3 hits 1",
        "s_i1 at eliminated",
        "siberian pr 11",
        "koltchak leads s_i3",
        "army spent 1",
        "army supplied",
        "segment replace",
    ]);
    let (why, _) = preview(&state, WHITE, "rebuild s_i1 perm");
    assert_eq!(why, [("V.K.4".to_owned(), 3), ("II.D.7".to_owned(), 0), ("V.C.4".to_owned(), 0)]);
    let (why, _) = preview(&state, WHITE, "replace s_i3 1");
    assert_eq!(why, [("V.J.2".to_owned(), 1), ("II.D.7".to_owned(), 0)]);
}

#[test]
fn a_unit_on_a_river_is_told_as_which_of_how_many_it_travels() {
    let state = position(&[
        "nobody else",
        "weather north clear",
        "weather south clear",
        "bolshevik holds tsaritzin saratov kamychine",
        "stalin b_18 at tsaritzin",
        "stalin leads b_18",
    ]);
    let (why, _) = preview(&state, RED, "ship b_18 saratov");
    assert_eq!(why.len(), 1, "{why:?}");
    assert!(why[0].0.starts_with("VI.G."), "{why:?}");
}

#[test]
fn a_check_of_attrition_is_told_its_dice_and_what_they_bring() {
    let worn = |given: &[&str]| {
        let base = ["nobody else", "weather north snow", "weather south snow"];
        let army = ["stalin at 6801", "army isolated", "segment attrition"];
        position(&[&base[..], given, &army[1..]].concat())
    };
    let one = worn(&["stalin b_18 at 6801", "stalin leads b_18"]);
    let (why, odds) = preview(&one, RED, "check 6801");
    let table = &game().data().tables.attrition;
    assert!(has(&why, "X.attrition.1", i64::from(table.weather[2])), "{why:?}");
    assert!(has(&why, "X.attrition.1", i64::from(table.isolated)), "{why:?}");
    assert_eq!(odds.len(), 6, "each face of one die: {odds:?}");
    let two = worn(&["stalin b_18 b_6 at 6801", "stalin leads b_18 b_6"]);
    let (_, odds) = preview(&two, RED, "check 6801");
    assert_eq!(odds.iter().map(|(_, weight)| weight).sum::<u64>(), 12, "one die for each of two: {odds:?}");
}

#[test]
fn a_choice_that_an_option_leaves_is_told() {
    let hand = ["white hand w_occident_soutien 1", "playing white"];
    let before = position(&[&["nobody else", "level 50", "denikine at ekaterinodar"][..], &hand].concat());
    let state = engine::script::run(game(), before, &[], "white: play w_occident_soutien").expect("it can be played");
    for (order, id, points) in [("choose 1", "rossyia-alternative-pr", 4), ("choose 2", "rossyia-alternative-armt", 2)]
    {
        let told = ask(&state, &Question::Why { order: drafted(game(), order) }).derivation;
        assert_eq!(told[0].what.id, id);
        assert!(format!("{:?}", told[0].what.args).contains(&format!("Int({points})")), "{told:?}");
    }
}

#[test]
fn who_is_destroyed_by_losses_is_told_before_they_are_laid() {
    let attack = "given nobody else; weather north snow; turn 1918-11; koltchak s_i1 s_i2 at 6115; s_i1 hits 1; b_ural at perm; koltchak leads s_i1 s_i2; army supplied; army spent 3; segment announce
         white: attack s_i1@perm,s_i2@perm
         white: resolve perm ; 5";
    let state = engine::script::run(game(), set_up("campaign"), &[], attack).unwrap_or_else(|found| panic!("{found}"));
    assert_eq!(preview(&state, WHITE, "lose s_i1:1,s_i2:1").0, [("VII.B.4".to_owned(), 0)]);
    assert_eq!(preview(&state, WHITE, "lose s_i2:2").0, [("VII.B.4".to_owned(), 0)]);
}

#[test]
fn nobody_is_threatened_at_sea() {
    let state = position(&["nobody else", "b_18 at taganrog"]);
    let struck = ask(&state, &Question::Threat).field;
    let land = |place: &str| game().data().map.grid.parse(place).is_some_and(|hex| game().data().is_land(hex));
    assert!(!struck.is_empty() && struck.iter().all(|(place, _)| land(place)), "{struck:?}");
    assert!(!land("3152"), "the Sea of Azov, two hexes away");
}
