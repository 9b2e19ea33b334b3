//! 9.sup: lines of supply as they are drawn, and what breaks them.

use engine::Question;
use engine::question::Line;
use riverdon::State;

use super::{FIRST, REFEREE, SECOND, ask, check};

const SOUTH: &str =
    "given plain board; nobody else; initiative first; turn 5; contact 1; first tactic assault; second tactic hold";

fn lines(state: &State, who: &str) -> Vec<Line> {
    ask(state, FIRST, Question::Trace { who: who.into() }).lines
}

fn broken(line: &Line) -> Option<(&str, &str)> {
    line.broken.as_ref().map(|why| (why.id.as_str(), why.clause.as_deref().unwrap_or_default()))
}

#[test]
fn a_line_is_drawn_space_by_space_and_names_its_break() {
    let state = check(
        &["9.sup.2", "9.sup.2#1", "9.sup.2#2"],
        "steppe",
        &format!("{SOUTH}; first at 09 volunteer:4 leader:0; second at 01 soviet_rifle:4; execution"),
    );
    let [line] = &lines(&state, "09.1")[..] else { panic!("one line") };
    assert_eq!((line.places.len(), broken(line)), (5, None));
    assert_eq!(line.places.first().map(String::as_str), Some("09"));
    let far = check(
        &["9.sup.2"],
        "steppe",
        &format!("{SOUTH}; first at 03 volunteer:4 leader:0; second at 01 soviet_rifle:4; execution"),
    );
    let [line] = &lines(&far, "03.1")[..] else { panic!("one line") };
    assert_eq!((line.places.len(), broken(line)), (5, Some(("riverdon-supply-too-long", "9.sup.2"))));
    assert_eq!(lines(&far, "leader1"), lines(&far, "03.1"), "a leader is supplied with his force");
}

#[test]
fn an_enemy_who_is_seen_breaks_a_line_and_one_who_hides_does_not() {
    let ring = "second at 22 soviet_rifle:1; second at 27 soviet_rifle:1; second at 28 soviet_rifle:1; second at 20 soviet_rifle:1
         given second at 15 soviet_rifle:1";
    let text = |more: &str| format!("{SOUTH}; first at 21 volunteer:4 leader:0; {ring}{more}; execution");
    let state = check(&["9.sup.2"], "steppe", &text(""));
    let [line] = &lines(&state, "21.1")[..] else { panic!("one line") };
    assert_eq!(broken(line), Some(("riverdon-supply-enemy", "9.sup.2")));
    assert_eq!(line.places.last().map(String::as_str), Some("27"), "{line:?}");
    // With everything hidden nobody knows of them; that the force is out of supply it was told.
    let hidden = check(&["9.part.4"], "steppe", &text("; fog hidden; first 21 is unsupplied"));
    let told = ask(&hidden, FIRST, Question::Trace { who: "21.1".into() });
    assert_eq!(broken(&told.lines[0]), None);
    let ids: Vec<&str> = told.derivation.iter().map(|step| step.what.id.as_str()).collect();
    assert!(ids.contains(&"riverdon-supply-cut-unseen"), "{ids:?}");
    let text = format!("{:?}", told.derivation);
    assert!(!["20", "22", "27", "28"].iter().any(|at| text.contains(&format!("\"{at}\""))), "{text}");
}

#[test]
fn without_a_referee_the_line_ends_where_nobody_stands_and_no_place_is_named() {
    let state = check(
        &["9.part.4", "9.part.4#1"],
        "transsib",
        "given plain board; nobody else; no referee knowledge; initiative first; turn 5; contact 1
         given second at 03 soviet_rifle:4 leader:0; second at 09 soviet_rifle:1; first at 36 partisan:1; execution",
    );
    let told = ask(&state, SECOND, Question::Trace { who: "03.1".into() });
    let unsure = told.lines.iter().find_map(broken);
    assert_eq!(unsure, Some(("riverdon-supply-unsure", "9.part.4")), "{told:?}");
    assert_eq!(told.lines[0].places, ["03", "09"], "it is drawn as far as troops stand");
}

#[test]
fn a_railway_leads_home_as_a_line_of_its_own() {
    let state = check(
        &["9.sup.3", "9.sup.3#1"],
        "steppe",
        &format!(
            "{SOUTH}; card 04 T1; card 10 T1; card 16 T1; card 22 T1; card 28 T1; card 34 T1
             given first at 03 volunteer:4 leader:0; second at 01 soviet_rifle:4; execution"
        ),
    );
    let drawn = lines(&state, "03.1");
    let kinds: Vec<&str> = drawn.iter().filter_map(|line| line.kind.as_ref()).map(|kind| kind.id.as_str()).collect();
    assert_eq!(kinds, ["riverdon-line-supply", "riverdon-line-railway"], "{drawn:?}");
    assert_eq!(drawn[1].places, ["04", "10", "16", "22", "28", "34"]);
}

#[test]
fn the_overlay_draws_the_lines_of_all_forces_and_the_referee_has_both() {
    let state = check(
        &["9.sup.1"],
        "steppe referee=on",
        &format!(
            "{SOUTH}; first at 09 volunteer:4 leader:0; first at 03 volunteer:1; second at 01 soviet_rifle:4; execution"
        ),
    );
    let overlay = |seat| ask(&state, seat, Question::Overlay { id: "unsupplied".into() });
    let own = overlay(FIRST);
    assert_eq!((own.lines.len(), own.field.clone()), (2, vec![("03".to_owned(), 1)]));
    assert_eq!(overlay(REFEREE).lines.len(), own.lines.len() + overlay(SECOND).lines.len());
    assert!(!ask(&state, REFEREE, Question::Overlay { id: "friendly".into() }).field.is_empty());
    let traced = ask(&state, REFEREE, Question::Trace { who: "first-09.1".into() });
    assert_eq!(traced.lines.len(), 1, "{traced:?}");
}

#[test]
fn the_referee_sees_where_a_force_can_go() {
    let state = check(
        &["5.man.2"],
        "steppe referee=on",
        &format!("{SOUTH}; first at 33 volunteer:4 leader:0 order:maneuver; second at 01 soviet_rifle:4; execution"),
    );
    let reach = |seat, who: &str| ask(&state, seat, Question::Reach { who: vec![who.into()] }).field;
    assert!(!reach(FIRST, "33.1").is_empty());
    assert_eq!(reach(REFEREE, "first-33.1"), reach(FIRST, "33.1"));
    assert_eq!(reach(REFEREE, "second-33.1"), []);
}
