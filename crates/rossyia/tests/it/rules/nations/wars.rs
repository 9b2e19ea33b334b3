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
