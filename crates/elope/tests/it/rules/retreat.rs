//! 8.0 and 8.1: retreats, and advances after combat.
//!
//! North of Konoscha on turn 1: Americans at 1406 drive Red out of 1306, or Red at 1207 drives Americans out of 1307. Where
//! Red has neither HQ nor depot it is out of supply and fights with a quarter of its strength.

use super::check;

mod groups;

/// Americans with a static depot; nobody has an HQ.
const ALLIED: &str = "
    given non_historical; nobody else; turn 1; al_depot_1 at 1506; al_depot_1 are static
    given us_339_a us_339_b us_339_c us_339_d at 1406";

/// An attack of the four companies on 1306; two battalions out of supply make the column 6-1, where a five is -/2.
const ATTACK: &str = "
    given combat allied
    allied: attack 1306 us_339_a+us_339_b+us_339_c+us_339_d
    allied: done
    allied: resolve 1306";

/// Red with a static depot and a HQ at 1107.
const RED: &str = "
    given non_historical; nobody else; turn 1; red_18_1_hq red_depot_1 at 1107; red_depot_1 are static";

fn allied_check(cites: &[&str], given: &str, script: &str) {
    check(cites, &format!("{ALLIED}\n{given}\n{ATTACK}\n{script}"));
}

fn red_check(cites: &[&str], script: &str) {
    check(cites, &format!("{RED}\n{script}"));
}

#[test]
fn a_stack_retreats_as_a_stack() {
    allied_check(
        &["8.0.a", "8.0.a#1"],
        "given red_156_1 red_158_1 red_arty_1 at 1306",
        "
        allied: supply al_depot_1 ; 2
        red: yield
        red: lose red_156_1:1
        then stack 1106 = red_156_1 red_158_1 red_arty_1
        then stack 1306 = nobody",
    );
}

#[test]
fn hqs_and_mobile_depots_go_along_and_static_depots_stay() {
    allied_check(
        &["8.0.a"],
        "given red_156_1 red_18_1_hq red_depot_1 red_depot_2 at 1306; red_depot_2 are static",
        "
        then strengths = 8-5
        allied: supply al_depot_1 ; 4
        red: yield
        red: lose red_156_1:1
        then red_156_1 at = 1106
        then red_18_1_hq at = 1106
        then red_depot_1 at = 1106
        then red_depot_2 at = 1306
        allied: advance us_339_a 1306
        then red_depot_2 side = allied",
    );
}

#[test]
fn a_two_hex_retreat_ends_two_hexes_away() {
    allied_check(
        &["8.0.b", "8.0.b#1"],
        "given red_156_1 red_158_1 at 1306",
        "
        allied: supply al_depot_1 ; 5
        red: lose red_156_1:1
        red: retreat 1206 -> refused 8.0.b
        red: retreat 1206>1207 -> refused 8.0.b
        red: retreat 1206>1106>1006 -> refused 8.0.b
        red: retreat 1206>1106
        then distance 1306 1106 = 2",
    );
}

#[test]
fn a_four_hex_retreat_ends_four_hexes_from_every_attacker() {
    check(
        &["8.0.b", "8.0.b#2"],
        "
        given non_historical; nobody else; turn 1; us_339_1_hq us_339_hq al_depot_1 at 1506; al_depot_1 are static
        given us_339_a us_339_b us_339_c us_339_d at 1406; us_339_e at 1206; red_156_1 red_158_1 at 1306; combat allied
        allied: attack 1306 us_339_a+us_339_b+us_339_c+us_339_d+us_339_e
        allied: done
        allied: resolve 1306
        allied: supply al_depot_1 ; 6
        then clause = 8.0.a
        then distance 1206 0907 = 3
        red: retreat 1207>1107>1007>0907 -> refused 8.0.b
        red: retreat 1207>1208>1109>1110
        then distance 1206 1110 = 4
        then distance 1306 1110 = 4
        then red_156_1 at = 1110",
    );
}

#[test]
fn a_one_hex_retreat_goes_toward_archangel_past_the_attackers() {
    red_check(
        &["8.0.f", "8.0.f#4"],
        "
        given us_339_a at 1307; red_156_1 red_156_2 red_158_1 at 1407; red_158_2 red_161_2 at 1406; combat red
        then distance 1307 3507 = 22
        then distance 1408 3507 = 22
        red: attack 1307 red_156_1+red_156_2+red_158_1+red_158_2+red_161_2
        red: done
        red: resolve 1307
        red: supply red_depot_1 ; 4
        then us_339_a steps = 1
        allied: retreat 1207 -> refused 8.0.f
        allied: retreat 1308 -> refused 8.0.f
        allied: retreat 1408 ; 6
        then us_339_a at = 1408",
    );
}

#[test]
fn a_one_hex_retreat_may_end_beside_an_attacker() {
    red_check(
        &["8.0.b", "8.0.f"],
        "
        given us_339_a at 1307; red_156_1 red_156_2 red_158_1 at 1406; red_158_2 red_161_2 at 1207; combat red
        red: attack 1307 red_156_1+red_156_2+red_158_1+red_158_2+red_161_2
        red: done
        red: resolve 1307
        red: supply red_depot_1 ; 4
        then us_339_a steps = 1
        allied: retreat 1408 -> refused 8.0.f
        allied: retreat 1407 ; 6
        then us_339_a at = 1407",
    );
}

#[test]
fn a_retreat_through_a_zone_may_cost_a_step() {
    allied_check(
        &["8.0.c", "8.0.c#1"],
        "given red_156_1 red_158_1 at 1306; us_339_e us_339_f us_339_g at 1207",
        "
        allied: supply al_depot_1 ; 5
        red: lose red_156_1:1
        red: retreat 1206>1106 ; 3 -> pauses, rest retreat 1106
        then clause = 7.6.c
        red: lose red_158_1:1
        red: retreat 1106
        then red_156_1 steps = 1
        then red_158_1 steps = 1
        then red_158_1 at = 1106",
    );
}

#[test]
fn a_retreat_through_a_zone_may_go_well() {
    allied_check(
        &["8.0.c", "8.0.c#2"],
        "given red_156_1 red_158_1 at 1306; us_339_e us_339_f us_339_g at 1207",
        "
        allied: supply al_depot_1 ; 5
        red: lose red_156_1:1
        red: retreat 1206>1106 ; 4 -> pauses, rest retreat 1106
        red: retreat 1106
        then red_156_1 steps = 1
        then red_158_1 steps = 2",
    );
}

#[test]
fn a_die_is_rolled_for_each_controlled_hex() {
    allied_check(
        &["8.0.c", "8.0.c#3"],
        "given red_156_1 red_158_1 at 1306; us_339_e us_339_f us_339_g at 1107",
        "
        allied: supply al_depot_1 ; 5
        red: lose red_156_1:1
        red: retreat 1206>1106 ; 4 -> pauses, rest retreat 1106
        red: retreat 1106 ; 3
        red: lose red_156_1:1
        then red_156_1 at = lost
        then red_158_1 steps = 2",
    );
}

#[test]
fn a_zone_of_support_units_does_no_harm() {
    allied_check(
        &["8.0.d", "8.0.d#1"],
        "given red_156_1 red_158_1 at 1306; br_highland2 br_gurkha9 br_mg_8 at 1207",
        "
        then zone allied 1206 = true
        allied: supply al_depot_1 ; 5
        red: lose red_156_1:1
        red: retreat 1206>1106
        then red_158_1 at = 1106",
    );
}

#[test]
fn units_out_of_supply_do_no_harm() {
    red_check(
        &["8.0.d", "8.0.d#2"],
        "
        given us_339_a at 1307; red_156_1 red_156_2 red_158_1 at 1207; red_158_2 red_161_2 at 1306; combat red
        given red_bn_4 red_bn_5 red_bn_8 at 1508; red_18_1_hq at 1006
        red: attack 1307 red_156_1+red_156_2+red_158_1+red_158_2+red_161_2
        red: done
        red: resolve 1307
        then red_bn_4 condition = os oc
        red: supply red_depot_1 ; 4
        allied: retreat 1407
        then us_339_a at = 1407
        then us_339_a steps = 1",
    );
}

#[test]
fn a_retreat_into_a_full_hex_goes_on_and_may_cost_a_step() {
    allied_check(
        &["8.0.e", "8.0.e#1", "6.3"],
        "given red_156_1 red_158_1 at 1306; red_bn_4 red_bn_5 red_bn_8 at 1106",
        "
        allied: supply al_depot_1 ; 5
        red: lose red_156_1:1
        red: retreat 1206>1106 -> refused 8.0.b
        red: retreat 1206>1106>1006 ; 2
        red: lose red_158_1:1
        then red_156_1 steps = 1
        then red_158_1 steps = 1
        then red_158_1 at = 1006",
    );
}

#[test]
fn a_full_hex_on_the_way_does_no_harm() {
    allied_check(
        &["8.0.e", "8.0.e#2"],
        "given red_156_1 red_158_1 at 1306; red_bn_4 red_bn_5 red_bn_8 at 1206",
        "
        allied: supply al_depot_1 ; 5
        red: lose red_156_1:1
        red: retreat 1206>1106
        then red_156_1 at = 1106
        then red_158_1 steps = 2",
    );
}

#[test]
fn red_goes_straight_south() {
    allied_check(
        &["8.0.f", "8.0.f#1"],
        "given red_156_1 red_158_1 at 1306",
        "
        allied: supply al_depot_1 ; 5
        red: lose red_156_1:1
        red: retreat 1305>1304 -> refused 8.0.f
        red: retreat 1205>1105 -> refused 8.0.f
        red: retreat 1206>1107 -> refused 8.0.f
        red: retreat 1206>1106",
    );
}

#[test]
fn the_allies_go_sideways_where_enemies_bar_the_way_to_archangel() {
    red_check(
        &["8.0.f", "8.0.f#2"],
        "
        given us_339_a at 1307; red_156_1 red_156_2 red_158_1 at 1207; red_158_2 red_161_2 at 1306; red_bn_4 at 1407
        given combat red
        red: attack 1307 red_156_1+red_156_2+red_158_1+red_158_2+red_161_2
        red: done
        red: resolve 1307
        red: supply red_depot_1 ; 4
        allied: retreat 1407 -> refused 8.0.b
        allied: retreat 1308 -> refused 8.0.f
        allied: retreat 1408
        then us_339_a at = 1408",
    );
}

#[test]
fn a_surrounded_stack_does_not_outlive_a_breakthrough() {
    check(
        &["8.0.f", "8.0.f#3"],
        "
        given non_historical; nobody else; turn 1; us_339_1_hq us_339_hq al_depot_1 at 1506; al_depot_1 are static
        given us_339_a us_339_b us_339_c us_339_d at 1406; us_339_e at 1307; us_339_f at 1207; us_339_g at 1206
        given us_339_h at 1205; us_339_i at 1305; red_156_1 red_158_1 red_arty_1 at 1306; combat allied
        allied: attack 1306 us_339_a+us_339_b+us_339_c+us_339_d
        allied: done
        allied: resolve 1306
        allied: supply al_depot_1 ; 6
        then red_156_1 at = lost
        then red_158_1 at = lost
        then red_arty_1 at = lost
        then clause = 7.8.b",
    );
}

/// Three battalions out of supply at 1634 with the upper Dvina behind them; they give up a step and go back.
fn across_the_dvina_check(cites: &[&str], given: &str, script: &str) {
    check(
        cites,
        &format!(
            "
        given non_historical; nobody else; turn 1; al_depot_1 at 1834; al_depot_1 are static
        given us_339_a us_339_b us_339_c us_339_d at 1734; red_bn_4 red_156_1 red_158_1 at 1634; red_bn_4 are reduced
        {given}
        given combat allied
        allied: attack 1634 us_339_a+us_339_b+us_339_c+us_339_d
        allied: done
        allied: resolve 1634
        allied: supply al_depot_1 ; 2
        red: yield
        red: lose red_bn_4:1
        then red_156_1 at = 1434
        then red_158_1 at = 1434
        {script}"
        ),
    );
}

#[test]
fn a_retreat_across_a_major_river_costs_each_unit_a_step() {
    across_the_dvina_check(
        &["8.0.g", "8.0.g#1"],
        "given weather dry",
        "
        then red_156_1 steps = 1
        then red_158_1 steps = 1",
    );
    across_the_dvina_check(
        &["8.0.g"],
        "given weather thaw",
        "
        then red_156_1 steps = 1
        then red_158_1 steps = 1",
    );
}

#[test]
fn a_retreat_across_ice_or_a_bridge_costs_nothing() {
    across_the_dvina_check(
        &["8.0.g", "8.0.g#2"],
        "given weather snow",
        "
        then red_156_1 steps = 2
        then red_158_1 steps = 2",
    );
    across_the_dvina_check(
        &["8.0.g"],
        "given weather dry; bridge 1534/N",
        "
        then red_156_1 steps = 2
        then red_158_1 steps = 2",
    );
}

#[test]
fn a_retreat_across_a_minor_river_costs_nothing() {
    check(
        &["8.0.g", "8.0.g#3"],
        "
        given non_historical; nobody else; turn 1; al_depot_1 at 3310; al_depot_1 are static
        given us_339_a us_339_b us_339_c us_339_d at 3210; red_bn_4 red_156_1 red_158_1 at 3110; red_bn_4 are reduced
        given combat allied
        then cost red_156_1 3110 3010 = 4
        allied: attack 3110 us_339_a+us_339_b+us_339_c+us_339_d
        allied: done
        allied: resolve 3110
        allied: supply al_depot_1 ; 2
        red: yield
        red: lose red_bn_4:1
        then red_156_1 at = 2910
        then red_156_1 steps = 2
        then red_158_1 steps = 2",
    );
}

#[test]
fn tanks_keep_a_retreat_on_ground_that_is_open_to_them() {
    red_check(
        &["8.0.f", "18.5"],
        "
        given br_tank_mk4 us_339_a at 1307; red_156_1 red_156_2 red_158_1 at 1207; red_158_2 red_161_2 at 1306
        given red_18_hq at 1107; combat red
        red: attack 1307 red_156_1+red_156_2+red_158_1+red_158_2+red_161_2
        red: done
        red: resolve 1307
        red: supply red_depot_1 ; 1
        then strengths = 20-7
        then clause = 7.7.a
        allied: yield
        allied: lose us_339_a:1
        then cost br_tank_mk4 1307 1407 = closed
        then br_tank_mk4 at = 1406
        then us_339_a at = 1406",
    );
}

#[test]
fn a_stack_that_finds_no_room_loses_its_excess() {
    check(
        &["8.0.e", "6.3"],
        "
        given non_historical; nobody else; turn 1; al_depot_1 at 0506; al_depot_1 are static
        given us_339_a us_339_b us_339_c us_339_d at 0406; red_156_1 red_158_1 at 0306; red_bn_4 red_bn_5 at 0106
        given combat allied
        allied: attack 0306 us_339_a+us_339_b+us_339_c+us_339_d
        allied: done
        allied: resolve 0306
        allied: supply al_depot_1 ; 5
        red: lose red_156_1:1
        red: retreat 0206>0106
        then clause = 6.3
        red: lose red_bn_4:2 -> refused 6.3
        red: lose red_156_1:1
        then red_156_1 at = lost
        then red_158_1 at = 0106",
    );
}

#[test]
fn a_single_excess_unit_is_lost_without_a_question() {
    check(
        &["8.0.e", "6.3"],
        "
        given non_historical; nobody else; turn 1; al_depot_1 at 0506; al_depot_1 are static
        given us_339_a us_339_b us_339_c us_339_d at 0406; red_156_1 at 0306; red_bn_4 red_bn_5 red_bn_8 at 0106
        given combat allied
        allied: attack 0306 us_339_a+us_339_b+us_339_c+us_339_d
        allied: done
        allied: resolve 0306
        allied: supply al_depot_1 ; 5
        red: retreat 0206>0106
        then red_156_1 at = lost
        then clause = 8.1.a",
    );
    // Guns that go along are no excess.
    check(
        &["6.3", "6.4"],
        "
        given non_historical; nobody else; turn 1; al_depot_1 at 0506; al_depot_1 are static
        given us_339_a us_339_b us_339_c us_339_d at 0406; red_arty_1 red_156_1 at 0306
        given red_bn_4 red_bn_5 red_bn_8 at 0106; combat allied
        allied: attack 0306 us_339_a+us_339_b+us_339_c+us_339_d
        allied: done
        allied: resolve 0306
        allied: supply al_depot_1 ; 6
        red: lose red_arty_1:1
        red: retreat 0206>0106
        then red_156_1 at = lost
        then red_arty_1 at = 0106
        then clause = 8.1.a",
    );
}

#[test]
fn zone_and_over_stacking_each_cost_a_step() {
    let situation = "given red_156_1 red_158_1 at 1306; red_bn_4 red_bn_5 red_bn_8 at 1106
        given us_339_e us_339_f us_339_g at 1207";
    allied_check(
        &["AID.retreat", "AID.retreat#1"],
        situation,
        "
        allied: supply al_depot_1 ; 5
        red: lose red_156_1:1
        red: retreat 1206>1106>1006 ; 2 -> pauses, rest retreat 1106>1006
        red: lose red_158_1:1
        red: retreat 1106>1006 ; 1
        red: lose red_156_1:1
        then red_156_1 at = lost
        then red_158_1 steps = 1
        then red_158_1 at = 1006",
    );
    allied_check(
        &["AID.retreat", "AID.retreat#2"],
        situation,
        "
        allied: supply al_depot_1 ; 5
        red: lose red_156_1:1
        red: retreat 1206>1106>1006 ; 5 -> pauses, rest retreat 1106>1006
        red: retreat 1106>1006 ; 6
        then red_156_1 steps = 1
        then red_158_1 steps = 2
        then red_158_1 at = 1006",
    );
}

#[test]
fn a_prolonged_retreat_that_finds_no_room_does_not_roll_for_it() {
    check(
        &["8.0.e", "8.0.e#3", "6.3"],
        "
        given non_historical; nobody else; turn 1; al_depot_1 at 0606; al_depot_1 are static
        given us_339_a us_339_b us_339_c us_339_d at 0506; red_156_1 red_158_1 at 0406; red_bn_4 red_bn_5 at 0206
        given red_bn_8 red_83_1 at 0106; combat allied
        allied: attack 0406 us_339_a+us_339_b+us_339_c+us_339_d
        allied: done
        allied: resolve 0406
        allied: supply al_depot_1 ; 5
        red: lose red_156_1:1
        red: retreat 0306>0206>0106
        then clause = 6.3
        red: lose red_156_1:1
        then red_158_1 at = 0106
        then red_158_1 steps = 2",
    );
}

#[test]
fn whom_the_river_destroys_rolls_for_no_zone() {
    // Both battalions have one step left; the Americans beyond the river have a zone.
    check(
        &["8.0.g", "8.0.c"],
        "
        given non_historical; nobody else; turn 1; al_depot_1 at 1834; al_depot_1 are static; weather dry
        given us_339_a us_339_b us_339_c us_339_d at 1734; red_bn_4 red_156_1 red_158_1 at 1634
        given red_bn_4 red_156_1 red_158_1 are reduced; br_hants2_a br_hants2_b br_hants2_c at 1535; check
        then zone allied 1534 = true
        given combat allied
        allied: attack 1634 us_339_a+us_339_b+us_339_c+us_339_d
        allied: done
        allied: resolve 1634
        allied: supply al_depot_1 ; 2
        red: yield
        red: lose red_bn_4:1
        then red_156_1 at = lost
        then red_158_1 at = lost
        then phase = advance",
    );
}

#[test]
fn nobody_goes_back_over_an_enemy_depot() {
    check(
        &["8.0.f", "8.0.b"],
        "
        given non_historical; nobody else; turn 1; al_depot_1 at 1506; al_depot_1 are static
        given us_339_a us_339_b us_339_c us_339_d at 1406
        given red_156_1 red_158_1 at 1306; al_depot_2 at 1206; combat allied
        allied: attack 1306 us_339_a+us_339_b+us_339_c+us_339_d
        allied: done
        allied: resolve 1306
        allied: supply al_depot_1 ; 5
        red: lose red_156_1:1
        red: retreat 1206>1106 -> refused 8.0.b
        red: retreat 1207>1107",
    );
}

#[test]
fn a_retreat_takes_the_town_that_it_leads_through() {
    check(
        &["12.0.c", "8.0.a"],
        "
        given non_historical; nobody else; turn 1; al_depot_1 at 1506; al_depot_1 are static
        given us_339_a us_339_b us_339_c us_339_d at 1206
        given red_156_1 red_158_1 at 1106; allied holds konoscha; combat allied
        allied: attack 1106 us_339_a+us_339_b+us_339_c+us_339_d
        allied: done
        allied: resolve 1106
        allied: supply al_depot_1 ; 5
        red: lose red_156_1:1
        red: retreat 1006>0906
        then holder konoscha = red",
    );
}

#[test]
fn a_staff_is_no_excess() {
    check(
        &["6.3"],
        "
        given non_historical; nobody else; turn 1; al_depot_1 at 0506; al_depot_1 are static
        given us_339_a us_339_b us_339_c us_339_d at 0406; red_156_1 red_158_1 red_18_1_hq at 0306
        given red_bn_4 red_bn_5 at 0106
        given combat allied
        allied: attack 0306 us_339_a+us_339_b+us_339_c+us_339_d
        allied: done
        allied: resolve 0306
        then modifier = -1
        allied: supply al_depot_1 ; 4
        red: yield
        red: lose red_156_1:1
        then clause = 6.3
        red: lose red_18_1_hq:1 -> refused 6.3
        red: lose red_156_1:1
        then red_18_1_hq at = 0106",
    );
}

#[test]
fn a_depot_comes_through_the_river() {
    check(
        &["8.0.g"],
        "
        given non_historical; nobody else; turn 1; al_depot_1 at 1834; al_depot_1 are static; weather dry
        given us_339_a us_339_b us_339_c us_339_d at 1734; red_bn_4 red_156_1 red_158_1 red_depot_1 at 1634
        given red_bn_4 are reduced
        given combat allied
        allied: attack 1634 us_339_a+us_339_b+us_339_c+us_339_d
        allied: done
        allied: resolve 1634
        allied: supply al_depot_1 ; 3
        red: yield
        red: lose red_bn_4:1
        then red_156_1 at = 1434
        then red_depot_1 at = 1434",
    );
}

#[test]
fn one_harmful_zone_among_harmless_ones_is_enough() {
    check(
        &["8.0.c", "8.0.d"],
        "
        given non_historical; nobody else; turn 1; al_depot_1 at 1506; al_depot_1 are static
        given us_339_a us_339_b us_339_c us_339_d at 1406
        given red_156_1 red_158_1 at 1306; br_highland2 br_gurkha9 br_mg_8 at 1207
        given us_339_e us_339_f us_339_g at 1205
        given combat allied
        allied: attack 1306 us_339_a+us_339_b+us_339_c+us_339_d
        allied: done
        allied: resolve 1306
        allied: supply al_depot_1 ; 5
        red: lose red_156_1:1
        red: retreat 1206>1106 ; 4 -> pauses, rest retreat 1106",
    );
}

#[test]
fn no_more_are_given_up_than_there_is_no_room_for() {
    check(
        &["6.3"],
        "
        given non_historical; nobody else; turn 1; al_depot_1 at 0506; al_depot_1 are static
        given us_339_a us_339_b us_339_c us_339_d at 0406; red_156_1 red_158_1 red_161_2 at 0306; red_bn_4 at 0106
        given combat allied
        allied: attack 0306 us_339_a+us_339_b+us_339_c+us_339_d
        allied: done
        allied: resolve 0306
        allied: supply al_depot_1 ; 3
        red: yield
        red: lose red_156_1:1
        then clause = 6.3
        red: lose red_156_1:1
        then phase = advance",
    );
}

#[test]
fn a_depot_bears_no_step_of_a_retreat() {
    check(
        &["8.0.c"],
        "
        given non_historical; nobody else; turn 1; al_depot_1 at 1506; al_depot_1 are static
        given us_339_a us_339_b us_339_c us_339_d at 1406; us_339_m us_339_g us_339_h at 1205
        given red_156_1 red_158_1 red_depot_1 at 1306; red_158_1 are bloodied; red_156_1 are reduced
        given combat allied
        allied: attack 1306 us_339_a+us_339_b+us_339_c+us_339_d
        allied: done
        allied: resolve 1306
        allied: supply al_depot_1 ; 5
        red: retreat 1206>1106 ; 3 -> pauses, rest retreat 1106
        red: lose red_depot_1:1 -> refused 7.6.c
        red: lose red_158_1:1
        then red_depot_1 at = 1206",
    );
}
