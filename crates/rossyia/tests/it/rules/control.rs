//! X.control: who holds what, and since when.

use super::check;

#[test]
fn a_city_belongs_to_whoever_entered_it_last() {
    check(
        &["X.control.1", "X.control.1#1", "X.control.1#2", "X.control.1#3", "X.control.2", "X.control.2#1"],
        "given nobody else; bolshevik holds taganrog rostov; bolshevik hex 3353 3453; denikine v_i1 v_air1 at 3354; south rail 3354; level 50; denikine leads v_i1 v_air1
         then held 3453 = bolshevik
         white: march denikine 3453>3452
         then holder rostov = bolshevik
         white: march v_i1 3453>3452
         then holder rostov = south
         then rail rostov = south
         then held 3453 = white
         then level = 53
         given v_i1 denikine at 3354
         then holder rostov = south
         then held rostov = white",
    );
}

#[test]
fn railheads_follow_an_unbroken_run_of_own_rail() {
    check(
        &["X.control.3", "X.control.3#1", "X.control.3#2", "VI.F.12"],
        "given nobody else; south holds rostov; bolshevik rail 3551 3450 3549 3548 3547 3546; bolshevik hex 3551 3450 3549 3548 3547 3546; denikine v_i1 at rostov; denikine leads v_i1
         given south rail 3551; white hex 3551 3450 3549 3547; segment adjust
         then rail 3450 = south
         then rail 3549 = south
         then rail 3548 = bolshevik
         then rail 3547 = bolshevik
         given denikine leads v_i1; white hex 3548; segment adjust
         then rail 3548 = south
         then rail 3547 = south
         then rail 3546 = bolshevik",
    );
}

#[test]
fn independent_units_move_the_railhead_too() {
    check(
        &["X.control.3#3"],
        "given nobody else; south holds rostov; south rail 3551; bolshevik rail 3450; bolshevik hex 3450; v_i1 at 3551; independent move white
         white: march v_i1 3450
         then rail 3450 = bolshevik
         white: done ; 1
         then rail 3450 = south",
    );
}

#[test]
fn a_city_alone_founds_a_network() {
    check(
        &["X.control.3#4"],
        "given nobody else; turn 1919-03; bolshevik holds odessa; bolshevik rail 1751 1651; bolshevik hex 1751 1651; denikine v_i1 at 1851; denikine leads v_i1
         white: march v_i1 1752
         given segment adjust
         then rail odessa = south
         then rail 1751 = bolshevik
         given denikine leads v_i1; white hex 1751; segment adjust
         then rail 1751 = south
         then rail 1651 = bolshevik",
    );
}

#[test]
fn rail_that_hangs_in_the_air_grows_nowhere() {
    check(
        &["X.control.3#6"],
        "given nobody else; bolshevik holds rostov tsaritzin; bolshevik rail 3749 3748 3848 3948 3649; white hex 3749 3748 3848 3948; south rail 3848; denikine v_i1 at 3848; denikine leads v_i1; segment adjust
         then rail 3948 = bolshevik
         then rail 3748 = bolshevik
         then rail 3848 = south",
    );
}

#[test]
fn rail_of_a_friend_stays_his() {
    check(
        &["X.control.3#5"],
        "given nobody else; south holds rostov; south rail 3551 3450; petlioura k_sitch at 3450; petlioura leads k_sitch; segment adjust
         then rail 3450 = south",
    );
}

#[test]
fn conquests_go_to_the_faction_that_made_them_but_for_guests_and_balts() {
    check(
        &["X.control.4", "X.control.4#1", "X.control.4#2", "X.control.4#3", "X.control.4#4", "N.czechs.5"],
        "given nobody else; bolshevik holds minsk odessa archangelsk_city riga kazan; event poland_war; event revolution_mondiale; poland follows white; turn 1920-06; p_1 at 1626; pilsudski at 1626; pilsudski leads p_1
         white: march p_1 1627
         then holder minsk = poland
         given franchet a_s1 at 1751; franchet leads a_s1
         white: march a_s1 1752
         then holder odessa = south
         given ironside a_n1 at 3701; ironside leads a_n1
         white: march a_n1 archangelsk
         then holder archangelsk_city = miller
         given youdenitch y_i1 at 1316; youdenitch leads y_i1
         white: march y_i1 1216
         then holder riga = baltic
         given viktor cz_1 at 5024; viktor leads cz_1
         white: march cz_1 4924
         then holder kazan = siberian
         then rail kazan = siberian",
    );
}

#[test]
fn greens_take_nothing_and_stop_what_a_city_gives() {
    check(
        &["X.control.5", "X.control.5#2"],
        "given nobody else; turn 1919-08; antonov g_i1 at tambov; bolshevik holds tambov; bolshevik hex tambov 3634; bolshevik rail 3634; antonov leads g_i1
         then holder tambov = bolshevik
         white: march g_i1 3634
         then rail 3634 = bolshevik
         then held 3634 = bolshevik",
    );
}

#[test]
fn white_factions_cede_cities_to_each_other_but_the_turks_do_not() {
    check(
        &["X.control.6", "X.control.6#1", "X.control.6#2", "X.control.6#3", "N.turkey.20", "N.turkey.20#1"],
        "given nobody else; siberian holds rostov; denikine v_i1 at 3453; denikine leads v_i1; level 50
         white: cede rostov -> refused X.control.6
         white: march v_i1 3452
         then holder rostov = siberian
         white: cede rostov
         then holder rostov = south
         then rail rostov = south
         then level = 50
         white: cede rostov -> refused X.control.6
         given turkey holds rostov
         white: cede rostov -> refused N.turkey.20
         given bolshevik holds rostov
         white: cede rostov -> refused X.control.6",
    );
}

#[test]
fn a_city_without_combat_units_of_its_side_is_evacuated() {
    check(
        &["X.control.7"],
        "given nobody else; bolshevik holds kichinev; stalin a_air at kichinev
         then evacuated kichinev = true
         given b_18 at kichinev
         then evacuated kichinev = false",
    );
    let ends_with = |who: &str| {
        format!(
            "given nobody else; bolshevik holds kichinev; {who} at kichinev; turn 1919-01; initiative white; level 50; all played; last move white
             white: done ; 1
             then happened kichinev_lost = "
        )
    };
    check(&["X.control.7", "X.control.7#2"], &format!("{}false", ends_with("b_18")));
    check(&["X.control.7#3"], &format!("{}false", ends_with("b_train_b")));
    check(&["X.control.7#3"], &format!("{}false", ends_with("makhno follows bolshevik; mk_c1")));
    check(&["X.control.7#3"], &format!("{}true", ends_with("b_air1")));
}

#[test]
fn only_the_holder_at_the_count_draws_and_only_what_serves_him() {
    check(
        &["X.control.8", "X.control.8#2", "X.control.8#3"],
        "given nobody else; bolshevik holds tsaritzin; denikine v_i1 at 4246; denikine leads v_i1; tsaritzin own 2 1
         then own tsaritzin = 2-1
         white: march v_i1 4347
         then holder tsaritzin = south
         then own tsaritzin = 0-0
         then isolated tsaritzin = false
         given v_i1 at pool; stalin b_18 at 4246; stalin leads b_18; south pr 0
         bolshevik: march b_18 4347
         then holder tsaritzin = bolshevik
         then pr south = 0",
    );
}

#[test]
fn whoever_retreats_conquers_nothing() {
    check(
        &["X.control.2#2"],
        "given nobody else; weather north clear; weather south clear; denikine v_k1 v_k4 v_guard at 7234; b_18 b_6 b_9 at 7334; white hex 7434 7534; denikine leads v_k1 v_k4 v_guard; army spent 3; segment announce
         white: attack v_k1@7334,v_k4@7334,v_guard@7334
         white: resolve 7334 ; 6
         white: lose v_guard:1
         bolshevik: lose b_18:1,b_6:1,b_9:1
         bolshevik: retreat b_18+b_6 7434>7534
         bolshevik: retreat b_9 7434>7533
         then b_18 at = 7534
         then held 7434 = white
         then held 7534 = white",
    );
}
