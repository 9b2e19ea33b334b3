//! VIII.S: how the game ends.

use super::super::{check, cites, game, set_up};

#[test]
fn total_victory_is_judged_at_the_end_of_the_turn() {
    check(
        &["VIII.S.1", "VIII.S.1#1"],
        "given nobody else; kichinev_lost in 1918-11; bolshevik holds petrograd; turn 1919-03; level 97; white hand w_cronstadt 1; playing white
         white: play w_cronstadt
         then level = 100
         then winner = undecided
         given level 97; last move white
         white: done ; 1
         then turn = 1919-04
         then winner = undecided",
    );
    check(
        &["III.A.6", "III.A.6#1"],
        "given nobody else; kichinev_lost in 1918-11; turn 1919-03; level 100; last move white
         white: done
         then winner = white
         then grade = total",
    );
}

#[test]
fn the_fall_of_the_level_does_not_take_a_total_victory_away() {
    check(
        &["III.A.6#2", "III.A.7", "X.turn.2"],
        "given nobody else; kichinev_lost in 1918-11; turn 1919-05; level 100; bolshevik holds kiev; last move white
         white: done
         then winner = white
         then grade = total
         then level = 100",
    );
}

#[test]
fn the_end_rolls_of_1921() {
    check(
        &["VIII.S.2", "VIII.S.2#1"],
        "given nobody else; kichinev_lost in 1918-11; poland_war in 1918-11; poland_beaten in 1918-11; turn 1921-08; level 50; last move white
         white: done ; 1
         then turn = 1921-09
         then winner = undecided",
    );
    for (clause, turn, ends, goes_on) in
        [("VIII.S.3", "1921-09", 6, 5), ("VIII.S.4", "1921-10", 5, 4), ("VIII.S.5", "1921-11", 4, 3)]
    {
        let given = format!(
            "given nobody else; kichinev_lost in 1918-11; poland_war in 1918-11; poland_beaten in 1918-11; turn {turn}; level 60; last move white"
        );
        check(&[clause], &format!("{given}\n white: done ; {ends}\n then phase = over\n then grade = marginal"));
        check(&[clause], &format!("{given}\n white: done ; {goes_on} 1\n then winner = undecided"));
    }
    cites(&["VIII.S.3#1", "VIII.S.4#1", "VIII.S.5#1"]);
    check(
        &["VIII.S.6", "VIII.S.6#1"],
        "given nobody else; kichinev_lost in 1918-11; poland_war in 1918-11; poland_beaten in 1918-11; turn 1921-12; level 30; last move white
         white: done
         then phase = over
         then winner = bolshevik
         then grade = substantial",
    );
}

/// How the campaign ends after December 21, which began at a level: the victor and the degree.
fn judged(level: u8) -> (String, String) {
    let script = format!(
        "given nobody else; kichinev_lost in 1918-11; poland_war in 1918-11; poland_beaten in 1918-11; turn 1921-12
         given level {level}; last move white
         white: done"
    );
    let ended = engine::script::run(game(), set_up("campaign"), &[], &script).unwrap_or_else(|found| panic!("{found}"));
    let fact = |what: &str| engine::script::fact(game(), &ended, what).expect("a fact");
    (fact("winner"), fact("grade"))
}

#[test]
fn every_level_gives_one_degree() {
    cites(&["VIII.S.7", "VIII.S.7#1"]);
    let degree = |level: u8| match level {
        1..=15 => ("bolshevik", "decisive"),
        16..=30 => ("bolshevik", "substantial"),
        31..=44 => ("bolshevik", "marginal"),
        45..=55 => ("nobody", "none"),
        56..=69 => ("white", "marginal"),
        70..=84 => ("white", "substantial"),
        _ => ("white", "decisive"),
    };
    // The revolution takes root once more before the end is judged.
    for level in 1..99 {
        let (victor, grade) = judged(level + 1);
        assert_eq!((victor.as_str(), grade.as_str()), degree(level), "level {level}");
    }
}

#[test]
fn a_scenario_judges_every_level() {
    for scenario in game().data().scenarios.iter().filter_map(|scenario| scenario.victory.as_ref()) {
        for level in 0..=100u8 {
            assert_eq!(scenario.iter().filter(|row| (row.low..=row.high).contains(&level)).count(), 1);
        }
    }
}

#[test]
fn treaties_come_before_the_fall_and_the_judgement() {
    check(
        &["X.turn.2#1"],
        "given nobody else; turn 1919-05; level 1; kichinev_lost in 1919-03; romania at war; last move white
         white: done ; 1
         then happened romania_peace = true
         then level = 2
         then winner = undecided",
    );
}
