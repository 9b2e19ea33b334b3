//! What is told of winning agrees with how the game is won.

use elope::State;
use engine::{Eyes, Game, Question, Seat, Shown, Winning, notation};

use crate::own;
use crate::rules::set_up;

fn staged(given: &str) -> State {
    let script = format!("given non_historical; nobody else; turn 1; {given}");
    engine::script::run(own(), set_up(own()), &[], &script).unwrap_or_else(|found| panic!("{found}"))
}

fn winning(given: &str) -> Winning {
    own().winning(&staged(given), Eyes::Public)
}

/// The messages of a list, by their ids.
fn ids(winning: &Winning) -> Vec<&str> {
    winning.aims.iter().map(|aim| aim.what.id.as_str()).collect()
}

#[test]
fn the_level_that_is_marked_is_that_of_the_points_and_a_place_says_whether_it_counts() {
    let found = winning("allied holds plesetskaya; allied holds shenkursk; us_339_a at 2705");
    let prize = |place: &str| found.places.iter().find(|prize| prize.place == place).expect("it counts");
    let note = |place: &str| prize(place).note.as_ref().map(|note| note.id.as_str());
    assert_eq!((prize("2705").points, note("2705")), (25, Some("elope-place-counts")));
    assert_eq!(note("2021"), Some("elope-place-empty"), "nobody is there");
    assert_eq!(note("1706"), None, "the Reds hold it");
    assert_eq!(prize("2705").held.as_deref(), Some("allied"));
    let now: Vec<_> = found.levels.iter().filter(|level| level.now).map(|level| level.what.id.as_str()).collect();
    assert_eq!(now, ["elope-goal-red"], "25 points are too few");
    let found = winning("allied holds plesetskaya; allied holds shenkursk; us_339_a at 2705; us_339_b at 2021");
    let now: Vec<_> = found.levels.iter().filter(|level| level.now).map(|level| (level.from, level.to)).collect();
    assert_eq!(now, [(35, Some(40))], "35 points");
}

#[test]
fn sudden_death_is_told_of_where_there_is_any() {
    assert_eq!(
        ids(&winning("us_339_a at 2705")),
        [
            "elope-goal-points",
            "elope-print-held-and-occupied",
            "elope-goal-towns",
            "elope-goal-prevent",
            "elope-goal-archangel"
        ]
    );
    let original = winning("edition original; us_339_a at 2705");
    assert_eq!(ids(&original), ["elope-goal-points", "elope-print-held-and-occupied", "elope-goal-prevent"]);
    assert_eq!(original.stands.len(), 1, "points alone");
}

#[test]
fn a_battle_is_marked_in_the_chart_in_its_column_and_where_its_dice_lead() {
    let state = staged(
        "us_339_1_hq al_depot_1 at 1506; al_depot_1 are static; red_18_1_hq at 1106
         given us_339_a us_339_b us_339_c us_339_d at 1406; us_339_e at 1307; red_misc red_cav_1 at 1306
         given red_cav_1 are reduced; combat allied",
    );
    let order = "attack 1306 us_339_a+us_339_b+us_339_c+us_339_d+us_339_e";
    let order = notation::parse(own().title().verbs, order).expect("an order");
    let answer = own().answer(&state, Seat(0), &Question::Odds { order }).expect("it has odds");
    let [mark] = answer.marked.as_slice() else { panic!("one chart: {:?}", answer.marked) };
    let charts = engine::OnPaper::printed(own(), &own().title().default_setup()).charts;
    let chart = charts.iter().find(|chart| chart.id == mark.chart).expect("it is printed");
    let cell = |row: usize| &chart.rows[row][mark.column.expect("a column")];
    let results: usize = answer.outcomes.iter().map(|chances| chances.faces.len()).sum();
    assert_eq!(results, 6);
    let different: std::collections::HashSet<String> =
        mark.rows.iter().map(|row| format!("{:?}", cell(*row))).collect();
    assert_eq!(different.len(), answer.outcomes.len(), "what the rows say is what can come of it");
}
