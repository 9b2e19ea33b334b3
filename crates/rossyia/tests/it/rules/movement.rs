//! VI.D, X.move, X.zone, X.neutral, X.area: movement.

use engine::script::Staging;

use super::{check, cites, game, scenario_check, set_up};

#[test]
fn the_right_hand_number_is_the_allowance_and_a_maximum() {
    check(
        &["VI.D.1", "VI.D.1#1", "VI.D.2", "VI.D.3", "VI.D.10", "VI.D.10#1", "V.C.2", "V.C.2#1"],
        "given nobody else; stalin b_18 b_c01 at 7034; stalin leads b_18 b_c01
         then allowance b_18 = 6
         then allowance b_c01 = 9
         then allowance stalin = 6
         bolshevik: march stalin 7134>7234>7334>7434>7534>7634
         then spent stalin = 6
         bolshevik: march stalin 7633 -> refused VI.D.2
         bolshevik: march b_18 7134>7234>7334>7434>7534>7634>7633 -> refused VI.D.2",
    );
}

#[test]
fn every_hex_is_paid_by_the_chart() {
    check(
        &["VI.D.2#1", "VI.D.3#1", "VI.D.4"],
        "given nobody else; stalin b_18 at 6828; stalin leads b_18
         then terrain 6728 = mountain
         then price b_18 6828 6728 = 3
         then price b_cav1 6828 6728 = 4
         then price v_pl1 6828 6728 = 2
         bolshevik: march b_18 6828 -> refused VI.D.3
         bolshevik: march b_18 6728>6828
         then spent b_18 = 4
         given weather north mud; weather south mud
         then price b_18 6728 6828 = 2
         then price b_18 6828 6728 = 4",
    );
}

/// Points to enter each terrain on foot, mounted and on wheels, in clear weather, mud and snow; mountain troops in mountains.
const CHART: [(&str, [[u8; 3]; 3]); 7] = [
    ("clear", [[1, 2, 1], [1, 2, 1], [1, 3, 2]]),
    ("majorcity", [[1, 1, 1]; 3]),
    ("minorcity", [[1, 1, 1]; 3]),
    ("desert", [[2, 2, 2], [1, 2, 2], [2, 3, 3]]),
    ("forest", [[2, 3, 2], [2, 3, 3], [3, 4, 4]]),
    ("marsh", [[3, 4, 2], [3, 4, 2], [5, 6, 3]]),
    ("mountain", [[3, 4, 4], [4, 5, 5], [6, 6, 6]]),
];

#[test]
fn every_kind_of_unit_has_one_price_for_every_terrain() {
    cites(&["VI.D.4", "VI.D.4#1"]);
    let grid = &game().data().map.grid;
    let mut state = set_up("campaign");
    game().arrange(&mut state, "nobody else").expect("a situation");
    for (row, weather) in ["clear", "mud", "snow"].into_iter().enumerate() {
        for zone in ["north", "south"] {
            game().arrange(&mut state, &format!("weather {zone} {weather}")).expect("a weather");
        }
        let fact = |what: String| game().fact(&state, &what).expect("a fact");
        for (terrain, prices) in CHART {
            // A river on the way costs more: the least is the price of the terrain alone.
            let there = grid.hexes().filter(|hex| fact(format!("terrain {}", grid.number(*hex))) == terrain).take(12);
            let steps: Vec<(String, String)> = there
                .flat_map(|to| grid.neighbours(to).map(move |(_, from)| (from, to)))
                .map(|(from, to)| (grid.number(from).to_string(), grid.number(to).to_string()))
                .collect();
            let least = |who: &str| {
                let price = |(from, to): &(String, String)| fact(format!("price {who} {from} {to}"));
                steps.iter().map(price).filter_map(|price| price.parse::<u8>().ok()).filter(|price| *price > 0).min()
            };
            for (who, of_class) in ["b_18", "b_cav1", "a_tank"].into_iter().zip(prices) {
                assert_eq!(least(who), Some(of_class[row]), "{who} into {terrain}, {weather}");
            }
        }
    }
}

#[test]
fn the_pass_of_the_ural_is_no_mountain() {
    check(
        &["VI.D.6", "VI.D.6#1", "VI.D.7", "VI.D.7#1", "VI.D.7#2"],
        "given nobody else; b_18 at 6517; naming white
         then terrain 6617 = clear
         then limit 6617 = 8
         then zoc bolshevik 6617 = 1
         then terrain 6623 = mountain
         then limit 6623 = 4",
    );
}

#[test]
fn one_hex_is_always_allowed() {
    check(
        &["VI.D.8", "VI.D.8#1"],
        "given nobody else; denikine v_i1 at 6828; b_18 at 6928; weather north mud; weather south mud; denikine leads v_i1
         then price v_i1 6828 6728 = 7
         white: march v_i1 6728
         then v_i1 at = 6728
         then spent v_i1 = 6
         white: march v_i1 6727 -> refused VI.D.2",
    );
}

#[test]
fn nobody_enters_the_enemy_water_or_a_closed_country() {
    check(
        &["VI.D.9", "VI.D.9#1", "X.neutral.1"],
        "given nobody else; stalin b_18 at 7234; v_i1 at 7334; denikine at 7134; stalin leads b_18
         bolshevik: march b_18 7334 -> refused VI.D.9
         bolshevik: march b_18 7134 -> refused VI.D.9
         given nobody else; stalin at 7234; a_air at 7235; stalin leads
         bolshevik: march stalin 7235
         then stalin at = 7235
         given nobody else; stalin b_18 at taganrog; stalin leads b_18
         bolshevik: march b_18 3152 -> refused VI.D.9",
    );
}

#[test]
fn a_train_keeps_to_the_rails() {
    check(
        &["VI.D.11", "VI.D.11#1"],
        "given nobody else; stalin b_18 b_train_a at 4246; stalin leads b_18 b_train_a
         bolshevik: march b_train_a 4345 -> refused VI.D.11
         bolshevik: march b_18+b_train_a 4345 -> refused VI.D.11",
    );
}

#[test]
fn a_stack_goes_as_far_as_its_slowest_and_a_finished_move_is_over() {
    check(
        &["X.move.1", "X.move.1#1", "X.move.1#2"],
        "given nobody else; stalin b_18 b_cav1 b_6 at 7034; stalin leads b_18 b_cav1 b_6
         then allowance b_cav1 = 8
         bolshevik: march b_18+b_cav1 7134>7234>7334>7434>7534>7634>7633 -> refused VI.D.2
         bolshevik: march b_18+b_cav1 7134>7234
         bolshevik: march b_6 7134
         bolshevik: march b_cav1 7334 -> refused X.move.1
         bolshevik: march b_6 7133
         then spent b_6 = 2",
    );
}

#[test]
fn whoever_is_not_activated_does_not_move() {
    check(
        &["V.C.4"],
        "given nobody else; stalin b_18 b_6 at 7034; v_i1 at 7434; stalin leads b_18
         bolshevik: march b_6 7134 -> refused V.C.4
         bolshevik: march v_i1 7433 -> refused V.C.4",
    );
}

#[test]
fn finland_is_closed_until_it_is_at_war() {
    check(
        &["X.neutral.1#1"],
        "given nobody else; zinoviev b_18 at 2307; zinoviev leads b_18
         bolshevik: march b_18 2206 -> refused X.neutral.1
         given event finland_war
         bolshevik: march b_18 2206",
    );
}

#[test]
fn a_zone_of_action_ends_so_many_hexes_beyond_it() {
    check(
        &["X.zone.1", "X.zone.1#1", "X.zone.1#2"],
        "given nobody else; petlioura k_i1 k_i2 at 1632; k_i2 at 1530; petlioura leads k_i1 k_i2
         then beyond ukrainian 1632 = 3
         then beyond ukrainian 1631 = 4
         then beyond ukrainian 1530 = 5
         white: march k_i1 1631
         white: march k_i1 1530 -> refused N.ukraine.3
         white: march k_i2 1529 -> refused X.zone.1
         white: march k_i2 1631
         then k_i2 at = 1631",
    );
}

#[test]
fn a_scenario_ends_at_its_rim() {
    scenario_check(
        &["X.area.1", "X.area.1#1", "X.move.4", "X.move.4#1"],
        "ice_and_steppe",
        "given nobody else; stalin b_18 at 3137; stalin leads b_18
         bolshevik: march b_18 3136 -> refused X.area.1
         bolshevik: march b_18 omsk -> refused VIII.D.2",
    );
}

#[test]
fn a_box_and_its_entry_hexes_are_neighbours() {
    check(
        &["VIII.D.2", "VIII.D.2#1", "VIII.D.3", "VIII.D.3#1", "VIII.D.3#2", "VIII.D.4", "VIII.D.4#1"],
        "given nobody else; koltchak s_i1 s_i2 at 7427; s_i3 at omsk; koltchak leads s_i1 s_i2 s_i3
         then box of 7427 = omsk
         then box of 7527 = none
         white: march s_i2 europe -> refused VIII.D.2
         white: march s_i1 omsk
         then s_i1 at = omsk
         then spent s_i1 = 1
         given s_i2 at pool; koltchak at 7427; s_i1 at omsk
         then zoc white 7427 = 0
         then range koltchak omsk = 1
         white: march s_i3 7427
         then spent s_i3 = 1",
    );
}

#[test]
fn from_box_to_box_is_a_whole_turn() {
    check(
        &["VIII.D.7", "VIII.D.7#1", "VIII.D.8", "VIII.D.8#1", "VIII.D.8#2"],
        "given nobody else; stalin b_18 b_6 at azerbaijan; b_9 at 5066; stalin leads b_18 b_6 b_9
         bolshevik: march b_18 kars -> refused VIII.D.7
         bolshevik: march b_18 georgia_2
         then b_18 at = georgia_2
         bolshevik: march b_18 4466 -> refused VI.D.2
         bolshevik: march b_9 azerbaijan
         bolshevik: march b_9 georgia_2 -> refused VIII.D.8",
    );
}

#[test]
fn a_stack_pays_what_its_dearest_unit_pays() {
    check(
        &["X.move.1#3"],
        "given nobody else; denikine v_art1 v_k1 at 6828; denikine leads v_art1 v_k1
         then price v_art1 6828 6728 = 3
         then price v_k1 6828 6728 = 4
         white: march v_art1+v_k1 6728
         then spent v_art1 = 4
         then spent v_k1 = 4",
    );
}

#[test]
fn the_background_of_a_clear_hex_makes_no_difference() {
    check(
        &["VI.D.5", "VI.D.5#1"],
        "given nobody else; weather north clear; weather south clear; b_18 at 7234; naming white
         then terrain 1549 = clear
         then terrain 7234 = clear
         then price b_18 7134 7234 = 1
         then price b_18 1548 1549 = 1",
    );
}

#[test]
fn a_minor_river_costs_a_point_more_but_when_it_is_frozen() {
    check(
        &["X.move.3"],
        "given nobody else; weather south clear; weather north clear; v_i1 at 3652
         then bank 3652 3751 = minorriver
         then terrain 3751 = clear
         then price v_i1 3652 3751 = 2
         given weather south mud; weather north mud
         then price v_i1 3652 3751 = 3
         given weather south snow; weather north snow
         then price v_i1 3652 3751 = 1",
    );
}

#[test]
fn a_box_is_no_free_way_out_of_a_zone_or_from_under_fire() {
    check(
        &["VIII.D.4#2", "VI.B.3", "VIII.B.9"],
        "given nobody else; koltchak s_i1 s_guard1 at 7427; b_18 at 7428; koltchak leads s_i1 s_guard1
         then zoc bolshevik 7427 = 1
         then price s_i1 7427 omsk = 4
         then price s_guard1 7427 omsk = 3
         then price s_i1 omsk 7427 = 1
         white: march s_i1 omsk
         then spent s_i1 = 4
         given b_18 at pool; interdiction 7427
         then price s_guard1 7427 omsk = 3
         then price s_i1 omsk 7427 = 3",
    );
}
