//! 7.4.c Once per phase: no unit is attacked twice, and none attacks twice, whatever retreats and counterattacks bring
//! together.

use super::check;

/// Americans with two depots and no HQ; Red is out of supply. Four companies at 1406 drive two battalions out of 1306 and
/// into 1106, which two more companies at 1007 attack afterwards.
const DRIVEN: &str = "
    given non_historical; nobody else; turn 1; al_depot_1 at 1506; al_depot_2 at 0907; al_depot_1 al_depot_2 are static
    given us_339_a us_339_b us_339_c us_339_d at 1406; us_339_e us_339_f at 1007
    given red_156_1 red_158_1 at 1306; red_161_2 at 1106; combat allied
    allied: attack 1306 us_339_a+us_339_b+us_339_c+us_339_d
    allied: attack 1106 us_339_e+us_339_f
    allied: done
    allied: resolve 1306
    allied: supply al_depot_1 ; 5
    red: lose red_156_1:1
    red: retreat 1206>1106
    then stack 1106 = red_161_2 red_156_1 red_158_1
    allied: done";

fn driven_check(cites: &[&str], script: &str) {
    check(cites, &format!("{DRIVEN}\n{script}"));
}

#[test]
fn who_has_been_attacked_adds_nothing_and_loses_nothing_where_he_has_gone() {
    driven_check(
        &["7.4.c", "7.4.c#3"],
        "
        allied: resolve 1106
        then strengths = 4-1
        allied: supply al_depot_2 ; 4
        then red_161_2 steps = 1
        then red_156_1 steps = 1
        then red_158_1 steps = 2",
    );
}

#[test]
fn who_has_been_attacked_stays_when_the_others_go_back() {
    driven_check(
        &["7.4.c", "7.4.c#4"],
        "
        allied: resolve 1106
        allied: supply al_depot_2 ; 6
        then red_161_2 steps = 1
        red: retreat 1006>0906
        then stack 1106 = red_156_1 red_158_1
        then red_161_2 at = 0906
        then phase = movement",
    );
}

#[test]
fn an_attack_on_nobody_but_those_attacked_before_falls_away() {
    driven_check(
        &["7.4.c", "7.4.c#5"],
        "
        given red_161_2 at 0606
        allied: resolve 1106
        then red_156_1 steps = 1
        then red_158_1 steps = 2
        then al_depot_2 at = 0907
        then phase = movement",
    );
}

#[test]
fn who_has_been_attacked_does_not_join_in_a_counterattack() {
    // One battalion strikes back and is lost: with the other two Red would have to choose.
    driven_check(
        &["7.4.c", "7.7.a"],
        "
        allied: resolve 1106
        allied: supply nothing ; 3
        red: counterattack 1007 ; 1
        then red_161_2 at = lost
        then red_156_1 steps = 1
        then red_158_1 steps = 2",
    );
}

#[test]
fn the_next_phase_has_forgotten_who_was_attacked() {
    check(
        &["7.4.c"],
        "
        given non_historical; nobody else; turn 1; red_18_1_hq red_depot_1 at 1206; red_depot_1 are static
        given us_339_1_hq us_339_hq al_depot_1 al_depot_2 at 1506; al_depot_1 al_depot_2 are static
        given us_339_a us_339_b us_339_c us_339_d at 1406; red_156_1 red_158_1 at 1306; combat allied
        allied: attack 1306 us_339_a+us_339_b+us_339_c+us_339_d
        allied: done
        allied: resolve 1306
        allied: supply al_depot_1 ; 1
        allied: lose us_339_a:1
        red: done
        red: done
        then turn = 2
        allied: done
        red: done
        allied: done
        allied: attack 1306 us_339_a+us_339_b+us_339_c+us_339_d
        allied: done
        allied: resolve 1306
        then strengths = 7-8",
    );
}

#[test]
fn a_breakthrough_attacks_whom_it_likes() {
    check(
        &["7.4.c", "7.4.c#6"],
        "
        given non_historical; nobody else; turn 1; al_depot_1 us_339_hq at 1506; al_depot_2 at 0907
        given al_depot_1 al_depot_2 are static; us_339_a us_339_b us_339_c us_339_d at 1406
        given us_339_e us_339_f us_339_g us_339_h at 1007; red_156_1 red_158_1 at 1306; red_bn_4 at 1008
        given red_bn_4 are reduced; combat allied
        allied: attack 1306 us_339_a+us_339_b+us_339_c+us_339_d
        allied: attack 1008 us_339_e+us_339_f+us_339_g+us_339_h
        allied: done
        allied: resolve 1306
        allied: supply al_depot_1 ; 3
        red: lose red_156_1:1
        red: retreat 1206>1106 ; 6
        allied: done
        allied: resolve 1008
        allied: supply al_depot_2 ; 6
        then clause = 7.8.b
        allied: attack 1106 us_339_e+us_339_f ; 5
        then strengths = 4-2
        then clause = 7.61.a",
    );
}

/// A reduced company and a whole one share 1406; the first joins in an attack on 1306, the other in one on 1405, and
/// whoever holds those is engaged and turns on 1406.
const SHARED: &str = "
    given non_historical; nobody else; turn 1; al_depot_1 al_depot_2 al_depot_3 at 1506
    given al_depot_1 al_depot_2 al_depot_3 are static; us_339_a us_339_c at 1406; us_339_a are reduced
    given us_339_b us_339_d us_339_e us_339_f us_339_g at 1307; us_339_h us_339_i at 1505
    given red_18_1_hq red_depot_1 at 1206; red_depot_1 are static; red_156_1 red_156_2 at 1306; red_158_1 at 1405
    given combat allied
    allied: attack 1306 us_339_a+us_339_b+us_339_d+us_339_e+us_339_f+us_339_g
    allied: attack 1405 us_339_c+us_339_h+us_339_i
    allied: done
    allied: resolve 1306
    allied: supply al_depot_1 ; 4
    red: counterattack 1406
    then strengths = 4-5";

#[test]
fn a_bystander_defends_in_a_chain_and_keeps_his_own_attack() {
    check(
        &["7.7.b", "7.7.b#3", "7.4.d", "7.0.c", "7.0.c#1"],
        &format!(
            "{SHARED}
    red: supply red_depot_1 ; 4
    allied: lose us_339_c:1
    allied: counterattack 1306
    then strengths = 1-8
    allied: supply nothing ; 3
    then us_339_a at = lost
    allied: resolve 1405
    then strengths = 5-4"
        ),
    );
}

#[test]
fn who_was_counterattacked_once_is_passed_by_when_his_hex_is_again() {
    check(
        &["7.4.c", "7.4.c#7"],
        &format!(
            "{SHARED}
    red: supply nothing ; 2
    red: lose red_156_1:1
    allied: resolve 1405
    allied: supply al_depot_2 ; 4
    red: counterattack 1406
    then strengths = 2-3"
        ),
    );
}

#[test]
fn who_has_been_attacked_lends_the_others_no_hq() {
    check(
        &["7.4.c", "2.1.f"],
        "
        given non_historical; nobody else; turn 1; al_depot_1 at 1506; al_depot_2 at 0907
        given al_depot_1 al_depot_2 are static
        given us_339_a us_339_b us_339_c us_339_d at 1406; us_339_e us_339_f at 1007
        given red_156_1 red_158_1 at 1306; red_161_2 at 1106; red_161_2 bound red_18_2_hq; red_18_1_hq at 1105
        given allied holds konoscha; combat allied; check
        allied: attack 1306 us_339_a+us_339_b+us_339_c+us_339_d
        allied: attack 1106 us_339_e+us_339_f
        allied: done
        allied: resolve 1306
        then modifier = -1
        allied: supply al_depot_1 ; 4
        red: yield
        red: lose red_156_1:1
        then red_158_1 at = 1106
        allied: done
        allied: resolve 1106
        then modifier = 0",
    );
}
