//! How a campaign stands, and where a battle stands in the charts.

use engine::{Eyes, Seat, Shown, Word};
use riverdon::State;

use super::{FIRST, SECOND, check, odds};
use crate::rules::game;

/// A line of how it stands, with its numbers.
fn line(state: &State, eyes: Eyes, id: &str) -> Option<Vec<i64>> {
    let told = game().winning(state, eyes);
    let line = told.stands.into_iter().find(|line| line.id == id)?;
    let numbers =
        line.args.iter().filter_map(|(_, word)| if let Word::Int(number) = word { Some(*number) } else { None });
    Some(numbers.collect())
}

#[test]
fn trains_are_counted_for_everybody() {
    let state = check(
        &["sc4.victory.1"],
        "transsib",
        "given plain board; nobody else; turn 5; trains through 2; trains left 3; trains derailed 1
         given second at 33 soviet_rifle:4 leader:0; first at 01 partisan:4 leader:0; execution",
    );
    for eyes in [Eyes::Public, Eyes::Seat(Seat(0)), Eyes::Seat(Seat(1))] {
        let numbers = line(&state, eyes, "riverdon-stands-trains").expect("a line");
        assert!(numbers.starts_with(&[2]) && numbers.ends_with(&[3, 1]), "{numbers:?}");
    }
}

#[test]
fn spaces_of_the_enemy_row_count_as_far_as_they_are_seen() {
    let text = |fog: &str| {
        format!(
            "given plain board; nobody else; turn 5; {fog}; first at 01 volunteer:1; first at 02 volunteer:1 leader:0
             given second at 15 soviet_rifle:4 leader:0; execution"
        )
    };
    let seen = check(&["sc2.victory.2"], "steppe", &text("fog markers"));
    let held = |state: &State, eyes| line(state, eyes, "riverdon-stands-edge").expect("a line")[0];
    assert_eq!([Eyes::Public, Eyes::Seat(FIRST), Eyes::Seat(SECOND)].map(|eyes| held(&seen, eyes)), [2, 2, 2]);
    let hidden = check(&["sc2.victory.2", "S2.setup.3"], "steppe", &text("fog hidden"));
    assert_eq!([Eyes::Public, Eyes::Seat(FIRST), Eyes::Seat(SECOND)].map(|eyes| held(&hidden, eyes)), [0, 2, 0]);
    let places = game().winning(&seen, Eyes::Public).places;
    let holder = places.iter().find(|place| place.place == "01").and_then(|place| place.held.clone());
    assert_eq!(holder.as_deref(), Some("first"));
}

#[test]
fn a_cleared_way_is_told_to_whoever_clears_it() {
    let rows: Vec<String> =
        (0..3).map(|row| format!("first friendly {:02} {:02}", 31 - 6 * row, 32 - 6 * row)).collect();
    let state = check(
        &["sc3.victory.1"],
        "warsaw",
        &format!(
            "given plain board; nobody else; turn 5; {}; second at 36 soviet_rifle:1
             given first at 05 soviet_rifle:4 leader:0; execution",
            rows.join("; ")
        ),
    );
    let told = [Eyes::Seat(FIRST), Eyes::Seat(SECOND), Eyes::Public]
        .map(|eyes| line(&state, eyes, "riverdon-stands-corridor").map(|numbers| numbers[0]));
    assert_eq!(told.iter().filter(|one| one.is_some()).count(), 1, "{told:?}");
    assert!(told[2].is_none());
}

#[test]
fn a_blown_rail_bridge_is_remembered() {
    let text =
        "given plain board; nobody else; turn 5; initiative first; contact 1; first tactic assault; second tactic hold
         given card 21 TR2; first stock 20; first at 21 volunteer:4 leader:0; second at 03 soviet_rifle:4; missions";
    let state = check(&["9.brid.5"], "steppe", text);
    assert!(line(&state, Eyes::Public, "riverdon-preview-draw").is_some());
    assert!(line(&state, Eyes::Public, "riverdon-stands-bridge").is_none());
    let blown = check(
        &["9.brid.5"],
        "steppe",
        &format!("{text}\n first: mission demolish_rail_bridge 21 bank=near\n first: done\n second: done"),
    );
    assert!(line(&blown, Eyes::Public, "riverdon-stands-bridge").is_some());
}

#[test]
fn a_town_is_held_by_whoever_stands_there_alone() {
    let text = |more: &str| {
        format!(
            "given plain board; card 16 C1; nobody else; turn 5; second at 16 red_guard:4 leader:0; first at 09 red_guard:4{more}; execution"
        )
    };
    let state = check(&["sc6.victory.1"], "petlura", &text(""));
    let held = |state: &State| {
        let places = game().winning(state, Eyes::Public).places;
        places.iter().find(|place| place.place == "16").and_then(|place| place.held.clone())
    };
    assert_eq!(held(&state).as_deref(), Some("second"));
    assert!(line(&state, Eyes::Public, "riverdon-stands-holds").is_some());
    let nobody = check(&["sc6.victory.1"], "petlura", &text("; second 16 gone"));
    assert_eq!(held(&nobody), None);
    assert!(line(&nobody, Eyes::Public, "riverdon-stands-unheld").is_some());
}

#[test]
fn the_odds_before_a_battle_mark_the_charts() {
    let state = check(
        &["8.resolve.1", "8.deploy.4"],
        "steppe",
        "given plain board; nobody else; initiative first; turn 5; contact 1; first tactic assault; second tactic hold
         given battles by hand; first at 21 volunteer:4 leader:0 order:assault; second at 15 soviet_rifle:4; execution
         first: act 21
         first: go 15
         first: state 1
         second: state 1",
    );
    let marked = odds(&state, SECOND, "stand").marked;
    let zone = marked.iter().find(|one| one.chart == "riverdon-print-deployment").expect("the defender's zone");
    assert_eq!((zone.rows.clone(), zone.column), (vec![2], Some(1)), "he was there, and is attacked from the south");
}
