//! X.war.

use super::check;

#[test]
fn a_country_at_war_has_no_points_until_the_next_count() {
    check(
        &["X.war.1"],
        "given nobody else; turn 1919-04; finland pr 3; war finland
         then at war finland = true
         then since finland = 1919-04
         then pr finland = 0
         then points finland = 0",
    );
}

#[test]
fn peace_sends_a_country_home_and_gives_back_what_it_may_not_keep() {
    check(
        &["X.war.2", "X.war.2#1"],
        "given nobody else; romania at war; averescu ro_1 at odessa; romania rail 1651; level 50; peace romania romania bessarabie
         then at war romania = false
         then ro_1 at = withdrawn
         then averescu at = withdrawn
         then holder odessa = bolshevik
         then rail 1651 = bolshevik
         then holder kichinev = romania
         then level = 50
         then closed bolshevik 1449 = true
         then closed bolshevik 1651 = false",
    );
}

#[test]
fn strangers_in_the_land_of_a_treaty_go_home_or_are_lost() {
    check(
        &["X.war.2#2"],
        "given nobody else; finland at war; event finland_war; bolshevik holds petrozavodsk olonets petrograd; b_6 at 2806; peace finland finland carelie
         then b_6 at = 2711",
    );
    check(
        &["X.war.2#3"],
        "given nobody else; poland at war; event poland_war; k_i1 at 0933; bolshevik holds kiev lemberg jitomir vinnitsa kamenetz_podolsk tarnopol tcherkassy
         given peace poland poland_green
         then k_i1 at = lost",
    );
}

#[test]
fn a_country_comes_back_with_what_it_still_had() {
    check(
        &["X.war.3", "X.war.3#1"],
        "given nobody else; romania at war; averescu ro_1 ro_2 at iassy; ro_3 ro_4 at eliminated; peace romania romania bessarabie
         then ro_1 at = withdrawn
         then ro_3 at = lost
         given war romania
         then ro_1 faction = romania
         then ro_3 at = lost
         then closed bolshevik 1449 = false",
    );
    check(
        &["X.war.3"],
        "given nobody else; turkey at war; karabekir t_i1 at kars; peace turkey turkey kars
         then t_i1 at = withdrawn
         given war turkey
         then t_i1 at = turkey",
    );
}

#[test]
fn strangers_leave_a_country_that_makes_peace_even_if_it_has_lost() {
    check(
        &["X.war.2#4"],
        "given nobody else; romania at war; b_kich at kichinev; b_18 at iassy; romania_peace in 1919-03; romania_war_2 in 1920-03; kichinev_retaken in 1920-04
         given turn 1920-06; initiative white; event poland_war; level 50; all played; last move white
         white: done ; 1
         then at war romania = false
         then holder kichinev = bolshevik
         then holder iassy = romania
         then rail iassy = romania
         then b_18 at = 1449",
    );
}

#[test]
fn what_a_country_won_by_treaty_is_open_in_its_next_war() {
    check(
        &["X.war.1#4"],
        "given nobody else; event poland_war; turkey at war; turkey_war_1 in 1920-04; kars_taken in 1920-04; turkey holds kars_city; karabekir t_i1 at kars; bolshevik holds kiev
         given turn 1920-06; initiative bolshevik; level 50; all played; last move white
         white: done ; 1
         then t_i1 at = withdrawn
         given no options; w_offensive_turquie occurred 1; bolshevik holds rostov astrakhan groszny; white hand w_offensive_turquie 1; playing white
         white: play w_offensive_turquie
         then t_i1 at = turkey
         given karabekir leads t_i1
         white: march t_i1 kars
         then t_i1 at = kars",
    );
}

#[test]
fn strangers_who_go_home_do_not_crowd_in_with_another_faction() {
    check(
        &["X.war.2", "X.war.2#5", "VI.A.9"],
        "given nobody else; finland at war; event finland_war; bolshevik holds petrozavodsk olonets petrograd; miller holds tikhvin; miller m_i1 a_n1 a_n2 at 2806; peace finland finland carelie
         then m_i1 at = 2711
         then miller at = 2711
         then legal 2711 = true
         then a_n1 at = 2610
         then a_n2 at = 2610",
    );
}
