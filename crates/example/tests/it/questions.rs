//! Questions and views.

use engine::{Draft, Eyes, Game, Question, Seat, Shown, Value};
use expect_test::expect;

use crate::{autumn, game};

const REDS: Seat = Seat(0);
const BRITISH: Seat = Seat(1);

fn ask(given: &str, seat: Seat, question: Question) -> String {
    let game = game();
    let state = engine::script::run(game.as_ref(), autumn(&game), &[], given).expect("a sound situation");
    match game.answer(&state, seat, &question) {
        Ok(answer) => serde_json::to_string(&answer).expect("plain data"),
        Err(breach) => serde_json::to_string(&game.spell(&breach.0)).expect("plain data"),
    }
}

fn march(who: &str, path: &[&str]) -> Draft {
    let path = path.iter().map(|place| (*place).to_owned()).collect();
    Draft::new("march").with("who", Value::Several(vec![who.into()])).with("path", Value::Path(path))
}

#[test]
fn reach_gives_the_points_left_at_each_station() {
    let found = ask("given active reds", REDS, Question::Reach { who: vec!["horse".into()] });
    expect![[r#"{"field":[["kodish",0],["plesetskaya",2],["sheleksa",1],["bridge",0]]}"#]].assert_eq(&found);
}

#[test]
fn why_derives_the_cost_or_cites_the_clause() {
    let found = ask("given active reds", REDS, Question::Why { order: march("154", &["avda", "kodish"]) });
    expect![[r#"{"derivation":[{"what":{"id":"emtsa-costs","clause":"4.2","args":[["place",{"name":"avda"}]]},"adds":1,"sum":1},{"what":{"id":"emtsa-costs","clause":"4.2","args":[["place",{"name":"kodish"}]]},"adds":1,"sum":2},{"what":{"id":"emtsa-costs-contest","clause":"4.4","args":[["place",{"name":"kodish"}]]},"adds":0,"sum":2}]}"#]].assert_eq(&found);
    let found = ask("given active reds", REDS, Question::Why { order: march("154", &["kodish"]) });
    expect![[r#"{"derivation":[{"what":{"id":"emtsa-not-joined","clause":"4.1","args":[["from",{"name":"plesetskaya"}],["to",{"name":"kodish"}]]},"adds":0,"sum":0}]}"#]].assert_eq(&found);
}

#[test]
fn odds_count_every_die_and_every_card_not_seen() {
    let given = "given active reds; nobody else; 155 at sheleksa; scots at bridge; hand reds flank1; hand british
                 reds: march 155 bridge
                 british: stand";
    let order = Draft::new("support").with("card", Value::One("flank1".into()));
    // 3 + 6 + a die against 3 + a die: at worst 10 against 9.
    expect![[r#"{"outcomes":[{"result":{"id":"emtsa-odds-lose","clause":"6.4"},"weight":0,"of":36},{"result":{"id":"emtsa-odds-again","clause":"6.4"},"weight":0,"of":36},{"result":{"id":"emtsa-odds-win","clause":"6.4"},"weight":36,"of":36}],"derivation":[{"what":{"id":"emtsa-own-steps","clause":"6.4"},"adds":3,"sum":3},{"what":{"id":"emtsa-own-card","clause":"6.4"},"adds":6,"sum":9}]}"#]].assert_eq(&ask(given, REDS, Question::Odds { order }));
    let order = Draft::new("support").with("card", Value::One("nothing".into()));
    // Even strength: 15 of 36 either way, 6 equal.
    expect![[r#"{"outcomes":[{"result":{"id":"emtsa-odds-lose","clause":"6.4"},"weight":15,"of":36},{"result":{"id":"emtsa-odds-again","clause":"6.4"},"weight":6,"of":36},{"result":{"id":"emtsa-odds-win","clause":"6.4"},"weight":15,"of":36}],"derivation":[{"what":{"id":"emtsa-own-steps","clause":"6.4"},"adds":3,"sum":3},{"what":{"id":"emtsa-own-card","clause":"6.4"},"adds":0,"sum":3}]}"#]].assert_eq(&ask(given, REDS, Question::Odds { order }));
}

#[test]
fn a_trace_is_broken_where_an_enemy_stands() {
    let given = "given active reds; nobody else; 155 at emtsa; 154 at bridge; scots at sheleksa; partisans at avda";
    expect![[r#"{"lines":[{"places":["emtsa","bridge","sheleksa"],"broken":{"id":"emtsa-line-broken","clause":"4.4","args":[["unit",{"name":"scots"}],["place",{"name":"sheleksa"}]]}}]}"#]].assert_eq(&ask(given, REDS, Question::Trace { who: "155".into() }));
    let given = "given active reds; nobody else; 155 at emtsa; scots at obozerskaya";
    expect![[r#"{"lines":[{"places":["emtsa","bridge","sheleksa","plesetskaya"]}]}"#]].assert_eq(&ask(
        given,
        REDS,
        Question::Trace { who: "155".into() },
    ));
}

#[test]
fn the_threat_adds_up_the_steps_that_can_come() {
    let given = "given active british; nobody else; 154 at plesetskaya; horse at avda; scots at obozerskaya";
    expect![[r#"{"field":[["obozerskaya",2],["verst455",2],["emtsa",2],["bridge",5],["sheleksa",5],["plesetskaya",2],["kodish",5],["avda",3]]}"#]].assert_eq(&ask(given, BRITISH, Question::Threat));
}

#[test]
fn a_view_shows_the_own_hand_and_only_the_size_of_the_others() {
    let game = game();
    let given = "given hand reds night1; hand british night2; hand whites night3\nreds: bid night1";
    let state = engine::script::run(game.as_ref(), autumn(&game), &[], given).expect("a sound situation");
    let hands = |eyes| serde_json::to_string(&game.view(&state, eyes).hands).expect("plain data");
    expect![[r#"[{"id":"reds","count":1,"seen":["night1"],"own":true},{"id":"british","count":1,"seen":[]},{"id":"whites","count":1,"seen":[]},{"id":"sealed-reds","count":1,"seen":["night1"],"own":true},{"id":"sealed-british","count":0,"seen":[]},{"id":"sealed-whites","count":0,"seen":[]}]"#]].assert_eq(&hands(Eyes::Seat(REDS)));
    expect![[r#"[{"id":"reds","count":1,"seen":[]},{"id":"british","count":1,"seen":["night2"],"own":true},{"id":"whites","count":1,"seen":[]},{"id":"sealed-reds","count":1,"seen":[]},{"id":"sealed-british","count":0,"seen":[],"own":true},{"id":"sealed-whites","count":0,"seen":[]}]"#]].assert_eq(&hands(Eyes::Seat(BRITISH)));
    expect![[r#"[{"id":"reds","count":1,"seen":[]},{"id":"british","count":1,"seen":[]},{"id":"whites","count":1,"seen":[]},{"id":"sealed-reds","count":1,"seen":[]},{"id":"sealed-british","count":0,"seen":[]},{"id":"sealed-whites","count":0,"seen":[]}]"#]].assert_eq(&hands(Eyes::Public));
}

/// What bars counters of the autumn, by clause and id.
fn bars(given: &str, seat: Seat, who: &[&str], place: Option<&str>) -> Vec<(Option<&'static str>, &'static str)> {
    let game = game();
    let state = engine::script::run(game.as_ref(), autumn(&game), &[], given).expect("a sound situation");
    let bars = game.bars(&state, seat, who, place);
    bars.iter().map(|breach| (breach.0.clause.map(|clause| clause.0), breach.0.id)).collect()
}

#[test]
fn a_march_is_barred_by_the_ground_and_the_enemy_before_the_distance() {
    let far = "given active reds; nobody else; 154 at plesetskaya; scots at obozerskaya";
    assert_eq!(bars(far, REDS, &["154"], Some("obozerskaya")), [(Some("4.2"), "emtsa-too-far")]);
    assert_eq!(bars(far, REDS, &["154"], Some("sheleksa")), []);
    assert_eq!(bars(far, REDS, &["154"], Some("plesetskaya")), []);
    let held = "given active reds; nobody else; 154 at plesetskaya; scots at kodish; train at bridge";
    let found = bars(held, REDS, &["154"], Some("emtsa"));
    assert_eq!(found, [(Some("4.4"), "emtsa-enemy-in-the-way"), (Some("4.2"), "emtsa-too-far")]);
    let railed = "given active british; nobody else; train at bridge; 154 at plesetskaya";
    assert_eq!(bars(railed, BRITISH, &["train"], Some("kodish")), [(Some("4.3"), "emtsa-no-rails")]);
    let found = bars(railed, BRITISH, &["train"], Some("avda"));
    assert_eq!(found, [(Some("4.3"), "emtsa-no-rails")]);
    let crowded = "given active reds; greens follow reds; nobody else; band at kodish; 154 at avda; scots at emtsa";
    assert_eq!(bars(crowded, REDS, &["154"], Some("kodish")), [(Some("2.3"), "emtsa-greens-alone")]);
}

#[test]
fn whoever_can_do_nothing_says_why() {
    let spent = "given active reds; nobody else; 154 at plesetskaya; scots at obozerskaya
                 reds: march 154 avda>kodish";
    assert_eq!(bars(spent, REDS, &["154"], None), [(Some("4.2"), "emtsa-pace-spent")]);
    let fresh = "given active british; nobody else; scots at bridge; archangel at emtsa; 154 at plesetskaya";
    assert_eq!(bars(fresh, BRITISH, &["scots"], None), []);
    assert_eq!(bars(fresh, BRITISH, &["archangel"], None), [(Some("4.5"), "emtsa-not-yours")]);
    assert_eq!(bars(fresh, REDS, &["154"], None), [(Some("4.1"), "emtsa-not-active")]);
    assert_eq!(bars(fresh, REDS, &["155"], None), [(Some("4.1"), "emtsa-not-on-the-line")]);
}

#[test]
fn in_a_contest_and_while_the_train_may_withdraw_the_others_hear_that_they_wait() {
    let contest = "given active reds; nobody else; 154 at avda; scots at kodish; train at emtsa
                   reds: march 154 kodish";
    assert_eq!(bars(contest, BRITISH, &["scots"], None), []);
    assert_eq!(bars(contest, REDS, &["154"], None), []);
    assert_eq!(bars(contest, BRITISH, &["train"], Some("verst455")), []);
    assert_eq!(bars(contest, BRITISH, &["train"], Some("kodish")), [(Some("4.3"), "emtsa-no-rails")]);
    let beside = "given active reds; nobody else; 154 at avda; horse at plesetskaya; scots at kodish
                  reds: march 154 kodish";
    assert_eq!(bars(beside, REDS, &["horse"], None), [(Some("6.1"), "emtsa-no-part")]);
}
