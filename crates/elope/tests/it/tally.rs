//! What a report counts: a result costs at once, whoever has yet to take it off.

use elope::{Elope, State};
use engine::{Headline, Named, Shown, Side, Tally};

use crate::rules::set_up;

const RED: Side = Side(1);

/// A result of two steps against two full counters of the Reds, as far as the script has got.
fn after(more: &str) -> State {
    let game = Elope::new();
    let script = format!(
        "given non_historical; nobody else; turn 1; us_339_1_hq al_depot_1 at 1506; al_depot_1 are static
         given red_18_1_hq at 1106
         given us_339_a us_339_b us_339_c us_339_d at 1406; us_339_e at 1307; red_misc red_cav_1 at 1306
         given red_cav_1 are reduced; combat allied
         allied: attack 1306 us_339_a+us_339_b+us_339_c+us_339_d+us_339_e
         allied: done
         allied: resolve 1306
         {more}"
    );
    engine::script::run(&game, set_up(&game), &[], &script).unwrap_or_else(|found| panic!("{found}"))
}

/// Steps lost and steps owed since the battle began.
fn lost(more: &str) -> (i64, i64) {
    let tally = |state: &State| Elope::new().tally(state, RED);
    let (Tally { steps: before, .. }, now) = (tally(&after("")), tally(&after(more)));
    (now.steps - before, now.owed)
}

#[test]
fn a_result_costs_steps_before_they_are_taken_off() {
    assert_eq!(lost("allied: supply al_depot_1 ; 6"), (0, 2), "two to come");
    assert_eq!(lost("allied: supply al_depot_1 ; 6\nred: lose red_misc:1"), (1, 1), "one taken off, one to come");
}

#[test]
fn steps_bought_off_by_going_back_are_not_lost() {
    let bought = "allied: supply al_depot_1 ; 6\nred: lose red_misc:1\nred: retreat 1206>1106";
    assert_eq!(lost(bought), (1, 0));
}

#[test]
fn depots_are_no_troops() {
    let expended = Elope::new().tally(&after("allied: supply al_depot_1 ; 6"), Side(0));
    let kept = Elope::new().tally(&after(""), Side(0));
    assert_eq!((expended.steps, expended.units), (kept.steps, kept.units));
}

#[test]
fn headlines_have_texts() {
    let game = Elope::new();
    let ids = ["elope-battle", "elope-combat-die", "elope-result-losses", "elope-takes-place", "elope-eliminated"];
    let kinds = ids.map(|id| game.headline(id));
    assert_eq!(
        kinds,
        [Headline::Battle, Headline::Odds, Headline::Result, Headline::Taken, Headline::Eliminated].map(Some)
    );
    assert!(ids.iter().all(|id| game.messages().iter().any(|(_, text)| text.contains(&format!("{id} =")))));
}
