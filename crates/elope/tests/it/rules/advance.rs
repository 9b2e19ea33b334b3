//! 8.1 Advance after combat.

use super::check;

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
fn infantry_advances_two_hexes_along_the_path() {
    allied_check(
        &["8.1.a", "8.1.a#1"],
        "given red_156_1 red_158_1 at 1306",
        "
        allied: supply al_depot_1 ; 5
        red: lose red_156_1:1
        red: retreat 1206>1106
        then clause = 8.1.a
        allied: advance us_339_a 1306>1206>1106 -> refused 8.1.a
        allied: advance us_339_a 1206 -> refused 8.1.a
        allied: advance us_339_a+us_339_b 1306>1206
        allied: advance us_339_a 1106 -> refused 8.1.a
        allied: advance us_339_c 1306
        then us_339_a at = 1206
        then us_339_b at = 1206
        then us_339_c at = 1306
        allied: done
        then us_339_d at = 1406",
    );
}

#[test]
fn units_advance_together_from_one_hex_only() {
    check(
        &["4.2.a", "8.1.a"],
        "
        given non_historical; nobody else; turn 1; al_depot_1 at 1506; al_depot_1 are static
        given us_339_a us_339_b us_339_c at 1406; us_339_d at 1307; red_156_1 red_158_1 at 1306; combat allied
        allied: attack 1306 us_339_a+us_339_b+us_339_c+us_339_d
        allied: done
        allied: resolve 1306
        allied: supply al_depot_1 ; 5
        red: lose red_156_1:1
        red: retreat 1206>1106
        allied: advance us_339_a+us_339_d 1306 -> refused 4.2.a
        allied: advance us_339_d 1306",
    );
}

#[test]
fn infantry_does_not_leave_the_path() {
    allied_check(
        &["8.1.a", "8.1.a#2"],
        "given red_156_1 red_158_1 at 1306; us_339_e at 1307",
        "
        allied: supply al_depot_1 ; 5
        red: lose red_156_1:1
        red: retreat 1206>1106
        allied: advance us_339_a 1306>1207 -> refused 8.1.a
        allied: advance us_339_e 1306 -> refused 8.1.a
        allied: advance us_339_a 1306>1206",
    );
}

#[test]
fn where_nobody_went_back_there_is_no_path_beyond_the_vacated_hex() {
    allied_check(
        &["8.1.a", "8.1.a#3"],
        "given red_156_1 at 1306; red_156_1 are reduced",
        "
        allied: supply al_depot_1 ; 5
        then red_156_1 at = lost
        allied: advance us_339_a 1306>1206 -> refused 8.1.a
        allied: advance us_339_a 1306
        then us_339_a at = 1306",
    );
}

#[test]
fn a_victorious_counterattack_may_be_followed_by_an_advance() {
    check(
        &["8.1.a"],
        "
        given non_historical; nobody else; turn 1; al_depot_1 at 1506; red_18_1_hq red_depot_1 at 1206
        given ca_det at 1307; us_339_a us_339_b us_339_c at 1406; red_misc red_cav_1 at 1306; combat allied
        allied: attack 1306 ca_det+us_339_a+us_339_b+us_339_c
        allied: done
        allied: resolve 1306
        then strengths = 7-4
        allied: supply nothing ; 6
        red: lose red_misc:1
        red: counterattack 1307
        red: supply red_depot_1 ; 6
        then ca_det at = lost
        then asked = red
        then clause = 8.1.a
        red: advance red_cav_1 1307
        then red_cav_1 at = 1307",
    );
}

/// Red drives an American company from 1307 to 1407.
fn ski_check(cites: &[&str], given: &str, script: &str) {
    red_check(
        cites,
        &format!(
            "
        given us_339_a at 1307; red_ski_1 red_156_1 red_156_2 at 1207; red_158_1 red_158_2 at 1306
        {given}
        given combat red
        red: attack 1307 red_ski_1+red_156_1+red_156_2+red_158_1+red_158_2
        red: done
        red: resolve 1307
        red: supply red_depot_1 ; 4
        allied: retreat 1407
        {script}"
        ),
    );
}

#[test]
fn ski_troops_advance_three_hexes_and_leave_the_path() {
    ski_check(
        &["8.1.b", "8.1.b#1"],
        "",
        "
        red: advance red_156_1 1307>1308 -> refused 8.1.a
        red: advance red_ski_1 1308 -> refused 8.1.a
        red: advance red_ski_1 1307>1308>1309>1310 -> refused 8.1.b
        red: advance red_ski_1 1307>1308>1309
        then red_ski_1 at = 1309",
    );
}

#[test]
fn the_first_enemy_zone_ends_an_advance() {
    ski_check(
        &["8.1.b", "8.1.b#2"],
        "given us_339_e us_339_f us_339_g at 1209",
        "
        then zone allied 1308 = true
        red: advance red_ski_1 1307>1308>1408 -> refused 8.1.b
        red: advance red_ski_1 1307>1308
        then red_ski_1 at = 1308",
    );
}

#[test]
fn a_zone_over_the_vacated_hex_ends_an_advance_there() {
    red_check(
        &["8.1.b", "8.1.b#3"],
        "
        given us_339_a us_339_b us_339_c at 1307; red_ski_1 red_156_1 red_156_2 at 1207; red_158_1 red_158_2 at 1306
        given red_6a_hq at 1107; combat red
        red: attack 1307 red_ski_1+red_156_1+red_156_2+red_158_1+red_158_2
        red: done
        red: resolve 1307
        red: supply red_depot_1 ; 5
        allied: lose us_339_a:1
        allied: retreat 1407
        then zone allied 1307 = true
        red: advance red_ski_1 1307>1308 -> refused 8.1.b
        red: advance red_ski_1 1307
        then red_ski_1 at = 1307",
    );
}

#[test]
fn infantry_stops_in_the_first_enemy_zone_too() {
    allied_check(
        &["8.1.b"],
        "given red_156_1 red_158_1 at 1306; red_154 at 1305",
        "
        allied: supply al_depot_1 ; 5
        red: lose red_156_1:1
        red: retreat 1206>1106
        given red_154 are not os
        then zone red 1306 = true
        allied: advance us_339_a 1306>1206 -> refused 8.1.b
        allied: advance us_339_a 1306
        then us_339_a at = 1306",
    );
}

/// A Red unit on the left bank of the upper Dvina is destroyed from both banks.
fn on_the_dvina_check(cites: &[&str], given: &str, script: &str) {
    check(
        cites,
        &format!(
            "
        given non_historical; nobody else; turn 1; us_339_a at 1634; us_339_b at 1434; red_bn_4 at 1534
        given red_bn_4 are reduced
        {given}
        given combat allied
        allied: attack 1534 us_339_a+us_339_b
        allied: done
        allied: resolve 1534 ; 6
        then red_bn_4 at = lost
        {script}"
        ),
    );
}

#[test]
fn an_advance_does_not_cross_an_open_major_river() {
    on_the_dvina_check(
        &["8.1.c", "8.1.c#1"],
        "given weather dry",
        "
        allied: advance us_339_a 1534 -> refused 8.1.c
        allied: advance us_339_b 1534
        then us_339_b at = 1534",
    );
}

#[test]
fn an_advance_crosses_ice_and_bridges() {
    on_the_dvina_check(
        &["8.1.c", "8.1.c#2"],
        "given weather snow",
        "
        allied: advance us_339_a 1534
        then us_339_a at = 1534",
    );
    on_the_dvina_check(
        &["8.1.c"],
        "given weather dry; bridge 1534/N",
        "
        allied: advance us_339_a 1534
        then us_339_a at = 1534",
    );
}

#[test]
fn a_victor_who_cannot_advance_is_not_asked() {
    check(
        &["8.1.c"],
        "
        given non_historical; nobody else; turn 1; us_339_a us_339_b us_339_c at 1634; red_bn_4 at 1534
        given red_bn_4 are reduced; combat allied
        allied: attack 1534 us_339_a+us_339_b+us_339_c
        allied: done
        allied: resolve 1534 ; 6
        then red_bn_4 at = lost
        then phase = movement",
    );
}
