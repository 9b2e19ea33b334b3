//! Answers to questions: reach, why, odds, trace, threat.

use elope::{Elope, State};
use engine::{Answer, Draft, Game, Question, Seat, Shown, Spelled, notation};
use expect_test::{Expect, expect};

use crate::rules::set_up;

pub(crate) const ALLIED: Seat = Seat(0);
pub(crate) const RED: Seat = Seat(1);

pub(crate) fn situation(game: &Elope, script: &str) -> State {
    engine::script::run(game, set_up(game), &[], script).unwrap_or_else(|found| panic!("{found}"))
}

pub(crate) fn order(text: &str) -> Draft {
    notation::parse(Elope::new().title().verbs, text).unwrap_or_else(|fault| panic!("{fault}"))
}

pub(crate) fn ask(script: &str, seat: Seat, question: &Question) -> Answer {
    let game = Elope::new();
    let state = situation(&game, script);
    game.answer(&state, seat, question).unwrap_or_else(|breach| panic!("{}", breach.0.id))
}

/// A message in short: clause, id and arguments.
pub(crate) fn short(said: &Spelled) -> String {
    let plain = serde_json::to_value(said).expect("plain data");
    let word = |arg: &serde_json::Value| {
        let value = arg[1].as_object().and_then(|word| word.values().next().cloned()).unwrap_or_default();
        value.as_str().map_or_else(|| value.to_string(), str::to_owned)
    };
    let args = plain["args"].as_array().into_iter().flatten();
    let args: String = args.map(|arg| format!(" {}", word(arg))).collect();
    format!("{} {}{args}", said.clause.as_deref().unwrap_or("-"), said.id.trim_start_matches("elope-"))
}

pub(crate) fn told(answer: &Answer) -> String {
    let mut text = String::new();
    for step in &answer.derivation {
        text += &format!("{}: {:+} = {}\n", short(&step.what), step.adds, step.sum);
    }
    for line in &answer.lines {
        let broken = line.broken.as_ref().map_or(String::new(), |broken| format!(" broken: {}", short(broken)));
        text += &format!("{}{broken}\n", line.places.join(">"));
    }
    for chances in &answer.outcomes {
        text += &format!("{}: {} in {}\n", short(&chances.result), chances.weight, chances.of);
    }
    text
}

pub(crate) fn expect_answer(script: &str, seat: Seat, question: Question, expected: Expect) {
    expected.assert_eq(&told(&ask(script, seat, &question)));
}

fn left_at(answer: &Answer, hex: &str) -> Option<i64> {
    answer.field.iter().find(|(place, _)| place == hex).map(|(_, left)| *left)
}

#[test]
fn reach_gives_the_points_left_in_each_hex() {
    let given = "given non_historical; nobody else; turn 2; weather dry; us_339_a us_339_1_hq al_depot_1 at 3907
                 given br_rf30_1 br_rf29_1 br_87_depot at 4707; movement allied";
    let answer = ask(given, ALLIED, &Question::Reach { who: vec!["us_339_a".into()] });
    assert_eq!(left_at(&answer, "3807"), Some(11), "the railway costs a point");
    assert_eq!(left_at(&answer, "4707"), Some(3), "the bridge costs another");
    assert_eq!(left_at(&answer, "3907"), None, "it is there already");
    assert!(answer.field.iter().all(|(_, left)| (0..12).contains(left)));
}

#[test]
fn an_advance_has_no_points_to_show() {
    let met = "given non_historical; nobody else; turn 1; al_depot_1 at 1506; al_depot_1 are static
               given us_339_a us_339_b us_339_c at 1406; us_339_d at 1307; red_156_1 red_158_1 at 1306; combat allied
               allied: attack 1306 us_339_a+us_339_b+us_339_c+us_339_d
               allied: done";
    let reach = Question::Reach { who: vec!["us_339_d".into()] };
    assert!(!ask(met, ALLIED, &reach).field.is_empty(), "before that, what the map allows");
    let won = format!("{met}\nallied: resolve 1306\nallied: supply al_depot_1 ; 5\nred: lose red_156_1:1");
    let won = format!("{won}\nred: retreat 1206>1106\nthen clause = 8.1.a");
    assert!(ask(&won, ALLIED, &reach).field.is_empty());
}

#[test]
fn reach_counts_the_way_out_of_a_zone() {
    let given = "given non_historical; nobody else; turn 2; weather dry; us_339_a us_339_1_hq al_depot_1 at 3907
                 given red_83_1 red_83_2 red_6kam red_18_hq red_depot_1 at 3807; movement allied";
    let answer = ask(given, ALLIED, &Question::Reach { who: vec!["us_339_a".into()] });
    assert_eq!(left_at(&answer, "4007"), Some(7));
    assert_eq!(left_at(&answer, "3906"), Some(2), "not from zone to zone, but by way of a free hex");
}

#[test]
fn why_derives_a_march_hex_by_hex() {
    let given = "given non_historical; nobody else; turn 2; weather dry; us_339_a us_339_1_hq al_depot_1 at 3907
                 given br_rf30_1 br_rf29_1 br_87_depot at 4707; movement allied";
    let asked = Question::Why { order: order("march us_339_a 3807>3907>3906") };
    expect_answer(
        given,
        ALLIED,
        asked,
        expect![[r#"
            4.1.a why-points us_339_a 12: +0 = 0
            AID.tec.b why-rail 3807: +1 = 1
            AID.tec.b why-rail 3907: +1 = 2
            4.7 why-through-friends 3907: +0 = 2
            AID.tec.a why-ground 3906: +3 = 5
        "#]],
    );
    let asked = Question::Why { order: order("march us_339_a 3906>3905>3904>3903>3902") };
    expect_answer(
        given,
        ALLIED,
        asked,
        expect![[r#"
        4.1.a why-points us_339_a 12: +0 = 0
        AID.tec.a why-ground 3906: +3 = 3
        AID.tec.a why-ground 3905: +3 = 6
        AID.tec.a why-ground 3904: +3 = 9
        AID.tec.a why-ground 3903: +3 = 12
        AID.tec.a why-ground 3902: +3 = 15
        4.3.a too-dear 3902 3 0: +0 = 15
    "#]],
    );
    let asked = Question::Why { order: order("turn al_depot_1") };
    expect_answer(
        given,
        ALLIED,
        asked,
        expect![[r#"
        - why-legal: +0 = 0
    "#]],
    );
}

#[test]
fn why_and_odds_derive_a_battle() {
    let given = "given nobody else; red_161_2 red_2mos_1 red_arty_15 red_18_hq red_depot_1 at 3407
                 given us_339_a us_339_1_hq al_depot_1 at 3507; combat red; check";
    let asked = || order("attack 3507 red_161_2+red_2mos_1+red_arty_15");
    expect_answer(
        given,
        RED,
        Question::Why { order: asked() },
        expect![[r#"
            7.3.a odds-attacker red_161_2: +4 = 4
            7.3.a odds-attacker red_2mos_1: +4 = 8
            7.3.a odds-attacker red_arty_15: +3 = 11
            9.0.d odds-defender-hq us_339_1_hq: +0 = 0
            7.4.d odds-defender us_339_a: +3 = 3
            11.3.a odds-defender al_depot_1: +1 = 4
            7.52 ta-asterisk red_arty_15: +1 = 1
            AID.ta.a ta-town: +1 = 1
            9.6.c mod-command red_18_hq: +2 = 2
            2.1.e mod-command us_339_1_hq: -1 = 1
            7.3.a why-ratio 11 4 elope-column-2-1: +0 = 0
            7.3.b why-column 1 1 elope-column-2-1: +0 = 0
            7.3.c why-modifier: +1 = 1
            7.2.a why-supplied 11 4 elope-column-2-1 1: +0 = 0
            7.2.c why-unsupplied 6 4 elope-column-1-2: +0 = 0
        "#]],
    );
    expect_answer(
        given,
        RED,
        Question::Odds { order: asked() },
        expect![[r#"
        T.crt.b result-losses 1 1: 3 in 6
        T.crt.c result-engaged 0: 1 in 6
        T.crt.c result-engaged 1: 1 in 6
        T.crt.b result-losses 0 1: 1 in 6
    "#]],
    );
    let fought = format!(
        "{given}
         red: attack 3507 red_161_2+red_2mos_1+red_arty_15
         red: done"
    );
    let resolve = Question::Odds { order: order("resolve 3507") };
    let announced = ask(&fought, RED, &resolve);
    assert_eq!(announced, ask(given, RED, &Question::Odds { order: asked() }), "announced or not");
    let pays = format!("{fought}\nred: resolve 3507");
    let with = ask(&pays, RED, &Question::Odds { order: order("supply red_depot_1") });
    assert_eq!(with, announced, "the attackers expend what they can");
    let without = ask(&pays, RED, &Question::Why { order: order("supply nothing") });
    expect![[r#"
        7.3.a odds-attacker red_161_2: +4 = 4
        11.5.a odds-halved-unpaid red_161_2: -2 = 2
        7.3.a odds-attacker red_2mos_1: +4 = 6
        11.5.a odds-halved-unpaid red_2mos_1: -2 = 4
        7.3.a odds-attacker red_arty_15: +3 = 7
        11.5.a odds-halved-unpaid red_arty_15: -1 = 6
        9.0.d odds-defender-hq us_339_1_hq: +0 = 0
        7.4.d odds-defender us_339_a: +3 = 3
        11.3.a odds-defender al_depot_1: +1 = 4
        11.5.b ta-none-unpaid red_arty_15: +0 = 0
        AID.ta.a ta-town: +1 = 1
        9.6.c mod-command red_18_hq: +2 = 2
        2.1.e mod-command us_339_1_hq: -1 = 1
        7.3.a why-ratio 6 4 elope-column-1-1: +0 = 0
        7.5.a why-column 0 1 elope-column-1-2: -1 = -1
        7.3.c why-modifier: +1 = 1
    "#]]
    .assert_eq(&told(&without));
}

#[test]
fn odds_are_for_battles_only() {
    let game = Elope::new();
    let state = situation(&game, "given nobody else; us_339_a at 3507; movement allied");
    let breach = game.answer(&state, ALLIED, &Question::Odds { order: order("march us_339_a 3407") });
    assert_eq!(breach.expect_err("no battle").0.id, "elope-no-odds");
    let breach = game.answer(&state, ALLIED, &Question::Odds { order: order("attack 3407 us_339_a") });
    assert_eq!(breach.expect_err("nobody is there").clause(), Some("7.0.a"));
    let breach = game.answer(&state, ALLIED, &Question::Trace { who: "nobody".into() });
    assert_eq!(breach.expect_err("nobody").0.id, "elope-no-such-counter");
}

#[test]
fn a_trace_shows_every_line_and_where_it_breaks() {
    let trace = |who: &str| Question::Trace { who: who.into() };
    let normal = "given nobody else; turn 2; us_339_a at 3707; us_339_1_hq al_depot_1 at 3907; movement allied";
    expect_answer(
        normal,
        ALLIED,
        trace("us_339_a"),
        expect![[r#"
            10.52.a trace-road us_339_a: +0 = 0
            10.62.c trace-parents us_339_a us_339_hq 1: +0 = 0
            10.8 trace-supply us_339_a: +2 = 2
            10.52.a trace-hq us_339_a: +2 = 2
            10.6.a trace-word us_339_a: +2 = 2
            10.52.b trace-hq-supply us_339_a: +0 = 0
            10.6.b trace-hq-rear us_339_a: +8 = 8
            10.0.a trace-normal us_339_a: +0 = 0
            10.51 trace-moves-in-full us_339_a: +0 = 0
            3707>3807>3907
            3707>3807>3907
            3707>3807>3907
            3907
            3907>4007>4107>4207>4307>4407>4507>4607>4707
        "#]],
    );
    let far = "given nobody else; turn 2; us_339_a at 3507; us_339_1_hq at 4007; movement allied";
    expect_answer(
        far,
        ALLIED,
        trace("us_339_a"),
        expect![[r#"
            10.52.a trace-road us_339_a: +0 = 0
            10.62.c trace-parents us_339_a us_339_hq 1: +0 = 0
            10.8 trace-supply us_339_a: +6 = 6
            10.52.a trace-hq us_339_a: +4 = 4
            10.6.a trace-word us_339_a: +5 = 5
            10.52.b trace-hq-supply us_339_a: +6 = 6
            10.6.b trace-hq-rear us_339_a: +7 = 7
            10.81 trace-fails us_339_a: +0 = 0
            10.0.a trace-os us_339_a: +0 = 0
            10.82 trace-halved-os us_339_a: +0 = 0
            5.0.c trace-no-zone us_339_a: +0 = 0
            3507>3607>3707>3807>3907>4007>4107 broken: 10.8 line-too-long 12 6
            3507>3607>3707>3807>3907 broken: 10.52.a line-too-long 5 4
            3507>3607>3707>3807>3907>4007
            4007>4107>4207>4307>4407>4507>4607 broken: 10.52.b line-too-long 7 6
            4007>4107>4207>4307>4407>4507>4607>4707
        "#]],
    );
    let river = "given nobody else; turn 2; weather dry; us_339_1_hq al_depot_1 at 3713; us_339_a at 3914
                 given movement allied";
    expect_answer(
        river,
        ALLIED,
        trace("us_339_a"),
        expect![[r#"
            10.52.a trace-road us_339_a: +0 = 0
            10.62.c trace-parents us_339_a us_339_hq 1: +0 = 0
            10.8 trace-supply us_339_a: +0 = 0
            10.52.a trace-hq us_339_a: +0 = 0
            10.6.a trace-word us_339_a: +0 = 0
            10.52.b trace-hq-supply us_339_a: +0 = 0
            10.6.b trace-hq-rear us_339_a: +13 = 13
            10.81 trace-fails us_339_a: +0 = 0
            10.0.a trace-os-oc us_339_a: +0 = 0
            10.9 trace-quartered us_339_a: +0 = 0
            5.0.c trace-no-zone us_339_a: +0 = 0
            3914 broken: 10.42 line-river 3814/N
            3914 broken: 10.42 line-river 3814/N
            3914 broken: 10.42 line-river 3814/N
            3713
            3713>3813>3913>4013>4113>4213>4313>4412>4411>4510>4509>4608>4607>4707
        "#]],
    );
    let zone = "given nobody else; turn 2; weather dry; bridge 3814/N; us_339_1_hq al_depot_1 at 3713; us_339_a at 3914
                given red_83_1 red_83_2 red_6kam red_18_hq red_depot_1 at 3815; movement allied";
    expect_answer(
        zone,
        ALLIED,
        trace("us_339_a"),
        expect![[r#"
            10.52.a trace-road us_339_a: +0 = 0
            10.62.c trace-parents us_339_a us_339_hq 1: +0 = 0
            10.8 trace-supply us_339_a: +1 = 1
            10.52.a trace-hq us_339_a: +1 = 1
            10.6.a trace-word us_339_a: +1 = 1
            10.52.b trace-hq-supply us_339_a: +0 = 0
            10.6.b trace-hq-rear us_339_a: +13 = 13
            10.81 trace-fails us_339_a: +0 = 0
            10.0.a trace-os-oc us_339_a: +0 = 0
            10.9 trace-quartered us_339_a: +0 = 0
            5.0.c trace-no-zone us_339_a: +0 = 0
            3914>3814 broken: 10.62.a line-zone 3814
            3914>3814 broken: 10.62.a line-zone 3814
            3914>3814 broken: 10.62.a line-zone 3814
            3713
            3713>3813>3913>4013>4113>4213>4313>4412>4411>4510>4509>4608>4607>4707
        "#]],
    );
    let crowd = "given nobody else; turn 2; us_339_a us_339_b us_339_c us_339_d us_339_1_hq al_depot_1 at 3907
                 given movement allied";
    expect_answer(
        crowd,
        ALLIED,
        trace("us_339_d"),
        expect![[r#"
            10.52.a trace-road us_339_d: +0 = 0
            10.62.c trace-parents us_339_d us_339_hq 1: +0 = 0
            10.8 trace-supply us_339_d: +0 = 0
            10.52.a trace-hq us_339_d: +0 = 0
            10.6.a trace-word us_339_d: +0 = 0
            10.52.b trace-hq-supply us_339_d: +0 = 0
            10.6.b trace-hq-rear us_339_d: +8 = 8
            11.3.c trace-no-room us_339_d: +0 = 0
            10.0.a trace-os us_339_d: +0 = 0
            10.82 trace-halved-os us_339_d: +0 = 0
            5.1.b trace-zone us_339_d: +0 = 0
            3907
            3907
            3907
            3907
            3907>4007>4107>4207>4307>4407>4507>4607>4707
        "#]],
    );
    expect_answer(
        crowd,
        ALLIED,
        trace("al_depot_1"),
        expect![[r#"
            10.1 trace-depot al_depot_1: +0 = 0
            11.3.c trace-depot-mobile al_depot_1 3 1: +0 = 0
        "#]],
    );
}

#[test]
fn a_threat_is_the_strength_that_can_come() {
    let given = "given non_historical; nobody else; turn 2; weather dry; us_339_a us_339_1_hq al_depot_1 at 3907
                 given movement red";
    let answer = ask(given, RED, &Question::Threat);
    assert_eq!(left_at(&answer, "3807"), Some(3));
    assert_eq!(left_at(&answer, "4807"), Some(3), "next to Archangel, which it can reach");
    assert_eq!(left_at(&answer, "1006"), None);
    assert_eq!(ask(given, ALLIED, &Question::Threat), Answer::default(), "there are no Reds");
}

#[test]
fn the_kind_of_an_order_is_that_of_its_draft() {
    let game = Elope::new();
    for text in ["done", "hold", "march us_339_a 3807", "supply nothing", "rescue 3507", "sail al_gb_cock 4707/NW"] {
        let draft = order(text);
        let state = situation(&game, "");
        let Ok(order) = game.complete(&state, ALLIED, &draft) else { panic!("{text}") };
        assert_eq!(game.verb(&order).map(|verb| verb.id), Some(draft.verb.as_str()));
    }
}

#[test]
fn why_tells_what_a_depot_costs_and_what_its_side_can_do() {
    let given = "given nobody else; turn 2; points allied 4; operations allied";
    let told_of =
        |face: &str| told(&ask(given, ALLIED, &Question::Why { order: order(&format!("depot 4707 {face}")) }));
    assert_eq!(told_of("mobile"), "11.1 why-depot 4707: +2 = 2\n11.3.c why-depot-mobile 3 1: +0 = 2\n");
    assert_eq!(told_of("static"), "11.1 why-depot 4707: +2 = 2\n11.3.d why-depot-static 5 2: +0 = 2\n");
}

#[test]
fn the_parts_of_a_battle_have_headings_and_sums_of_their_own() {
    let given = "given nobody else; red_161_2 red_18_hq red_depot_1 at 3407
                 given us_339_a us_339_1_hq al_depot_1 at 3507; combat red; check";
    let answer = ask(given, RED, &Question::Why { order: order("attack 3507 red_161_2") });
    let headed = answer.derivation.iter().filter_map(|step| Some((step.heading.as_ref()?.id.as_str(), step)));
    let headings: Vec<&str> = headed.clone().map(|(id, _)| id).collect();
    assert_eq!(
        headings,
        [
            "elope-part-attack",
            "elope-part-defence",
            "elope-part-defender-advantages",
            "elope-part-modifiers",
            "elope-part-odds",
            "elope-part-supply",
        ]
    );
    assert!(headed.clone().all(|(_, step)| step.sum == step.adds), "each begins anew");
}

#[test]
fn lines_of_supply_and_of_communications_are_of_two_kinds() {
    let given = "given non_historical; nobody else; turn 2; us_339_a us_339_1_hq al_depot_1 at 3907; movement allied";
    let answer = ask(given, ALLIED, &Question::Trace { who: "us_339_a".into() });
    let kinds: Vec<&str> = answer.lines.iter().filter_map(|line| Some(line.kind.as_ref()?.id.as_str())).collect();
    let (supply, orders) = ("elope-line-for-supply", "elope-line-for-orders");
    assert_eq!(kinds, [supply, supply, orders, supply, orders]);
}
