//! What an order would bring: price, dice, chances, effect; the battles that it could lead to.

use engine::Question;

use super::{FIRST, chances, check, draft, odds, why};
use crate::rules::game;
use engine::Shown;

const MEN: &str =
    "given plain board; nobody else; initiative first; turn 5; contact 1; first tactic assault; second tactic hold
     given first stock 20; first aircraft air_fighter:1";

fn missions(more: &str) -> riverdon::State {
    let text = format!(
        "{MEN}
         given first at 21 volunteer:4 howitzer_105:3 gun_75:1 leader:0; second at 15 soviet_rifle:4 leader:0; {more}missions"
    );
    check(&["9b.bomb.1", "9b.gen.1"], "steppe", &text)
}

#[test]
fn a_mission_tells_its_price_and_its_chances() {
    let state = missions("");
    let bomb = "mission bomb_strafe 15 unit=air_fighter";
    let told = odds(&state, FIRST, bomb);
    assert_eq!(
        chances(&told.outcomes),
        [
            ("riverdon-preview-cut", 10, 36),
            ("riverdon-preview-nothing", 26, 36),
            ("riverdon-preview-plane-lost", 3, 36),
            ("riverdon-preview-plane-home", 33, 36),
        ]
    );
    let lines = why(&state, FIRST, bomb);
    assert_eq!(lines[0].0, "riverdon-preview-price");
    // Of those who are not seen nobody says whether they ride.
    assert!(lines.iter().any(|(id, _)| id == "riverdon-preview-cavalry"), "{lines:?}");
    let open = missions("fog open; ");
    assert!(!why(&open, FIRST, bomb).iter().any(|(id, _)| id == "riverdon-preview-cavalry"), "they are on foot");
    let major = odds(&state, FIRST, "mission major_bombardment 15 from=21");
    assert_eq!(
        chances(&major.outcomes),
        [("riverdon-preview-cut", 15, 36), ("riverdon-preview-cut", 15, 36), ("riverdon-preview-nothing", 6, 36)]
    );
    let soften = odds(&state, FIRST, "mission soften 15 from=21");
    assert_eq!(chances(&soften.outcomes), [("riverdon-preview-cut", 10, 36), ("riverdon-preview-nothing", 26, 36)]);
    let leaflet = odds(&state, FIRST, "mission leaflet 15 unit=air_fighter");
    assert_eq!(
        chances(&leaflet.outcomes)[..2],
        [("riverdon-preview-company-fails", 3, 6), ("riverdon-preview-company-holds", 3, 6)]
    );
}

#[test]
fn cavalry_that_is_seen_is_easier_to_bomb() {
    let text = format!(
        "{MEN}; fog open
         given first at 21 volunteer:4 leader:0; second at 15 red_cav:4 leader:0; missions"
    );
    let state = check(&["9b.bomb.4"], "steppe", &text);
    let told = odds(&state, FIRST, "mission bomb_strafe 15 unit=air_fighter");
    assert_eq!(chances(&told.outcomes)[0], ("riverdon-preview-cut", 21, 36));
}

#[test]
fn whoever_blows_a_rail_bridge_is_told_what_it_means() {
    let text =
        format!("{MEN}\n given card 21 TR2; first at 21 volunteer:4 leader:0; second at 03 soviet_rifle:4; missions");
    let state = check(&["9.brid.5", "9.brid.2"], "steppe", &text);
    let ids: Vec<String> =
        why(&state, FIRST, "mission demolish_rail_bridge 21").into_iter().map(|(id, _)| id).collect();
    assert!(ids.iter().any(|id| id == "riverdon-preview-rail-bridge" || id == "riverdon-bank-wanted"), "{ids:?}");
    if ids.iter().any(|id| id == "riverdon-preview-rail-bridge") {
        assert!(ids.iter().any(|id| id == "riverdon-preview-draw"), "{ids:?}");
    }
}

#[test]
fn a_reserve_tells_how_likely_it_comes() {
    let text = format!(
        "{MEN}
         given battles by hand; first at 21 volunteer:4 leader:0 order:assault; second at 15 soviet_rifle:4
         given first at 22 volunteer:4 leader:1 order:reserve; execution
         first: act 21
         first: go 15
         first: state 1
         second: state 1
         second: stand
         first: stand"
    );
    let state = check(&["5.res.5"], "steppe", &text);
    let told = odds(&state, FIRST, "call 22 16>15 goes");
    let all = chances(&told.outcomes);
    // Two dice and +1 for the leader: 7 or more.
    assert!(all.contains(&("riverdon-preview-reserve-comes", 21, 36)), "{all:?}");
}

#[test]
fn an_attack_on_an_enemy_who_was_sighted_tells_the_odds_before_it_is_ordered() {
    let text = |phase: &str, sees: &str| {
        format!(
            "{MEN}
             given first at 21 volunteer:4 leader:0 order:assault; second at 15 soviet_rifle:4 leader:0{sees}; {phase}"
        )
    };
    let seen = "; first sees 15 1";
    let won = |state: &riverdon::State, order: &str| {
        let told = odds(state, FIRST, order);
        let sum: u64 =
            told.outcomes.iter().filter(|one| one.result.id == "riverdon-odds-won").map(|one| one.weight).sum();
        (sum, told.outcomes[0].of, told.marked)
    };
    let acting = check(&["8.resolve.1", "9.rec.2"], "steppe", &text("execution\nfirst: act 21", seen));
    let (sum, of, marked) = won(&acting, "go 15");
    assert!(sum == of && of > 0, "{sum} of {of}");
    let charts: Vec<&str> = marked.iter().map(|one| one.chart.as_str()).collect();
    assert_eq!(charts, ["riverdon-print-terrain", "riverdon-print-deployment", "riverdon-print-units"]);
    let ready = check(&["8.resolve.1"], "steppe", &text("execution", seen));
    assert_eq!(won(&ready, "act 21").0, of);
    let writing = check(&["5.gen.2"], "steppe", &text("orders", seen));
    assert_eq!(won(&writing, "order leader1 order=assault").0, of);
    // Nothing was sighted but that somebody is there: nothing is foretold.
    let unseen = check(&["8.resolve.1"], "steppe", &text("execution\nfirst: act 21", ""));
    let none = game().answer(&unseen, FIRST, &Question::Odds { order: draft("go 15") });
    assert!(none.is_err(), "{none:?}");
}

#[test]
fn tactics_and_orders_tell_what_they_allow() {
    let text = format!("{MEN}\n given first at 21 volunteer:4 leader:0; second at 15 soviet_rifle:4");
    let state = check(&["5.gen.1", "5.gen.4"], "steppe", &format!("{text}; operation"));
    let lines = why(&state, FIRST, "choose assault");
    let ids: Vec<&str> = lines.iter().map(|(id, _)| id.as_str()).collect();
    assert_eq!(ids[0], "riverdon-preview-necessary");
    assert_eq!(ids.iter().filter(|id| **id == "riverdon-preview-allows").count(), 4);
    let state = check(&["5.assault.1"], "steppe", &format!("{text}; orders"));
    let lines = why(&state, FIRST, "order leader1 order=assault");
    assert_eq!(lines[0].0, "riverdon-print-order-assault");
    assert_eq!(lines[1].0, "riverdon-preview-reach");
    let state = check(&["4.lead.1"], "steppe", &format!("{text}; leaders"));
    assert_eq!(
        why(&state, FIRST, "ride leader1 27>33"),
        [("riverdon-takes-a-space".to_owned(), 1), ("riverdon-takes-a-space".to_owned(), 1)]
    );
}

#[test]
fn a_tank_that_leaves_the_rail_tells_its_risk() {
    let text = format!(
        "{MEN}
         given card 15 T1; card 21 T1; card 09 T1; first at 21 tank_light:1 leader:0 order:maneuver; second at 01 soviet_rifle:4
         given execution
         first: act 21"
    );
    let state = check(&["5.tank.2"], "steppe", &text);
    let told = odds(&state, FIRST, "go 20");
    assert_eq!(chances(&told.outcomes), [("riverdon-preview-tank-stays", 2, 6), ("riverdon-preview-tank-goes", 4, 6)]);
}

#[test]
fn a_way_tells_on_which_bank_it_ends_and_reach_knows_both() {
    let text = format!(
        "{MEN}
         given card 15 R3; first at 21 cossack:4 leader:0 order:maneuver; second at 01 soviet_rifle:4; execution
         first: act 21"
    );
    let state = check(&["6.river.1", "6.river.6"], "steppe", &text);
    let last = |order: &str| why(&state, FIRST, order).last().expect("some lines").0.clone();
    assert_eq!(last("go 15"), "riverdon-comes-to-bank", "from the south");
    assert_eq!(last("go 20"), "riverdon-takes-a-space", "there is no river");
    let told = super::ask(&state, FIRST, Question::Reach { who: vec!["21.1".to_owned()] });
    let left = |space: &str| told.field.iter().find(|(at, _)| at == space).map(|(_, left)| *left);
    assert_eq!((left("15"), left("09")), (Some(3), Some(0)), "round the river, and on from its other bank");
}
