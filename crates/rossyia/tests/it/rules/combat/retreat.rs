//! VII.K, X.retreat: the loser goes back.

use crate::rules::check;

/// Two cavalry units beat a Red stack at 7334, which has still to decide.
fn beaten(red: &str, more: &str) -> String {
    format!(
        "given nobody else; weather north clear; weather south clear; denikine v_k1 v_k4 v_guard at 7234; {red} at 7334; {more}; denikine leads v_k1 v_k4 v_guard; army spent 3; segment announce
         white: attack v_k1@7334,v_k4@7334,v_guard@7334
         white: resolve 7334 ; 6
         white: lose v_guard:1\n"
    )
}

#[test]
fn a_stack_may_split_and_go_where_it_likes() {
    check(
        &["VII.K.4", "VII.K.4#1", "VII.K.5", "VII.K.5#1", "VII.K.1"],
        &format!(
            "{}bolshevik: lose b_18:1,b_6:1,b_9:1
             then asked = bolshevik
             bolshevik: retreat b_18+b_6 7434>7534
             then prompt = rossyia-ask-retreat
             bolshevik: stand -> refused VII.K.1
             bolshevik: retreat b_9 7333>7232
             then b_9 at = 7232
             then b_18 at = 7534
             white: done",
            beaten("b_18 b_6 b_9", "b_12 at 4950")
        ),
    );
}

#[test]
fn nobody_goes_back_into_the_enemy_or_the_sea() {
    check(
        &["VII.K.3", "X.retreat.2", "X.retreat.2#2"],
        &format!(
            "{}bolshevik: lose b_18:2,b_6:1
             bolshevik: retreat b_18+b_6 7234>7134 -> refused VII.K.3
             bolshevik: retreat b_18+b_6 7434 -> refused X.retreat.2
             bolshevik: retreat b_18+b_6 7434>7433 -> refused X.retreat.2
             bolshevik: retreat b_18+b_6 7434>7536 -> refused VII.K.12
             bolshevik: retreat v_k1 7134>7034 -> refused VII.K.1
             bolshevik: retreat b_18+b_6 7434>7534",
            beaten("b_18 b_6", "b_12 at 4950")
        ),
    );
}

#[test]
fn each_hex_in_enemy_zone_costs_the_group_a_loss_unless_a_friend_is_there() {
    check(
        &["VII.K.6", "VII.K.6#1", "VII.K.7", "VII.K.7#1"],
        &format!(
            "{}bolshevik: lose b_18:1,b_6:1
             then zoc white 7335 = 1
             then zoc white 7236 = 1
             bolshevik: retreat b_18+b_6 7335>7236
             then losses = 2
             bolshevik: lose b_18:1,b_6:1
             then b_18 at = 7236
             then b_18 hits = 2",
            beaten("b_18 b_6", "v_i1 at 7136; b_art1 at 4950").replace("resolve 7334 ; 6", "resolve 7334 ; 2")
        ),
    );
    check(
        &["VII.K.7#1"],
        &format!(
            "{}bolshevik: lose b_18:1,b_6:1
             bolshevik: retreat b_18+b_6 7335>7336
             then b_18 hits = 1
             then b_6 hits = 1",
            beaten("b_18 b_6", "b_art1 at 7335; b_art1 were attacked").replace("resolve 7334 ; 6", "resolve 7334 ; 2")
        ),
    );
}

#[test]
fn those_that_go_back_together_do_not_screen_each_other() {
    check(
        &["VII.K.7"],
        &format!(
            "{}bolshevik: lose b_18:1,b_6:1
             bolshevik: retreat b_18 7335>7236
             then b_18 at = lost
             bolshevik: retreat b_6 7335>7236
             then b_6 at = lost",
            beaten("b_18 b_6", "v_i1 at 7136; b_art1 at 4950").replace("resolve 7334 ; 6", "resolve 7334 ; 2")
        ),
    );
}

#[test]
fn a_unit_that_dies_in_an_isolated_hex_is_gone_for_good() {
    check(
        &["VII.K.8", "VII.K.8#1", "EX.4", "EX.4#2", "EX.4#3"],
        &format!(
            "{}given b_24 hits 2
             bolshevik: retreat b_24 7335>7336
             then b_24 at = lost",
            beaten("b_24", "b_art1 at 4950").replace("resolve 7334 ; 6", "resolve 7334 ; 1")
        ),
    );
}

#[test]
fn a_hq_goes_back_with_its_units() {
    check(
        &["VII.K.9", "VII.K.9#1"],
        &format!(
            "{}bolshevik: lose b_18:2,b_6:1
             bolshevik: retreat b_18+b_6 7434>7534
             then stalin at = 7534",
            beaten("b_18 b_6 stalin", "b_art1 at 4950")
        ),
    );
}

#[test]
fn a_full_hex_is_entered_only_where_there_is_no_other() {
    check(
        &["X.retreat.3", "X.retreat.3#1", "VII.K.11"],
        &format!(
            "{}bolshevik: retreat b_24 7434>7534 -> refused X.retreat.3
             bolshevik: retreat b_24 7434>7535
             then b_24 at = 7535",
            beaten("b_24", "b_37 b_38 at 7534").replace("resolve 7334 ; 6", "resolve 7334 ; 1")
        ),
    );
}

#[test]
fn surplus_units_suffer_and_add_nothing() {
    check(
        &["VII.K.11", "VII.K.11#1", "VI.A.10", "VI.A.10#1"],
        "given nobody else; weather north clear; weather south clear; denikine v_i1 at 7234; b_6 b_9 b_dvina at 7334; denikine leads v_i1; army spent 3; segment announce
         then limit 7334 = 6
         then defence v_i1 vs 7334 = 9
         then lines defence v_i1 vs 7334 = 3",
    );
}

#[test]
fn nobody_goes_back_over_the_bank_of_the_enemy_at_a_loss() {
    check(
        &["VII.K.10", "VII.K.10#1"],
        "given nobody else; weather south clear; denikine v_k1 v_k4 v_guard at 3551; b_37 b_38 at 3552; v_i1 at 3651; denikine leads v_k1 v_k4 v_guard; army spent 3; segment announce
         then zoc white 3653 = 0
         white: attack v_k1@3552,v_k4@3552,v_guard@3552
         white: resolve 3552 ; 2
         white: lose v_guard:1
         bolshevik: lose b_37:2
         bolshevik: retreat b_37+b_38 3653>3654
         then b_37 hits = 2
         then b_38 hits = 0",
    );
}

/// Rostov all around: only 3551 is Red.
const ROSTOV: &str = "given nobody else; weather south clear; turn 1919-01; denikine v_k1 v_k2 v_k4 at 3651; koutiepov v_guard v_i1 v_i2 at 3451; v_i3 at 3352; v_pl1 at 3453; v_pl2 at 3553; v_kertch at 3552; b_wilna at 3551; b_37 b_38 at rostov; denikine leads v_k1 v_k2 v_k4; army spent 3; joint koutiepov v_guard v_i1 v_i2; joint spent 3; segment announce
     white: attack v_k1@3551,v_k2@3551,v_k4@3551,v_guard@rostov,v_i1@rostov,v_i2@rostov\n";

#[test]
fn a_stack_without_a_way_back_holds_or_dies() {
    check(
        &[
            "VII.C.3",
            "VII.C.3#1",
            "VII.K.3",
            "VII.K.3#1",
            "X.retreat.1",
            "X.retreat.1#1",
            "X.retreat.2#1",
            "EX.6",
            "EX.6#1",
            "EX.6#2",
            "V.B.5",
        ],
        &format!(
            "{ROSTOV}white: resolve 3551 ; 6
             then b_wilna at = lost
             white: advance v_k1 3551
             white: done
             then cut off bolshevik rostov = true
             white: resolve rostov ; 4
             white: lose v_guard:1,v_i1:1
             bolshevik: lose b_37:2
             then losses = 3
             bolshevik: lose b_37:1,b_38:2
             then b_37 at = lost
             then b_38 at = 3452"
        ),
    );
}

#[test]
fn attackers_without_a_way_back_stand() {
    check(
        &["X.retreat.1#2", "X.retreat.4", "X.retreat.4#1"],
        "given nobody else; weather north clear; weather south clear; denikine v_guard v_i1 at 7234; b_18 b_6 at 7334; b_12 at 7333; b_13 at 7233; b_14 at 7134; b_15 at 7235; b_9 at 7335; b_12 b_13 b_14 b_15 b_9 were attacked; denikine leads v_guard v_i1; army supplied; army spent 1; segment announce
         white: attack v_guard@7334,v_i1@7334
         white: resolve 7334 ; 3
         white: lose v_guard:1,v_i1:1
         bolshevik: lose b_18:1
         then losses = 1
         white: lose v_guard:1
         then v_i1 at = 7234",
    );
}

#[test]
fn attackers_from_several_hexes_each_go_back_from_their_own() {
    let forces = "given nobody else; weather north clear; weather south clear; denikine v_guard at 7234; v_i1 at 7333; b_18 b_6 at 7334; denikine leads v_guard v_i1; army spent 1; segment announce
         white: attack v_guard@7334,v_i1@7334
         white: resolve 7334 ; 3
         white: lose v_guard:1,v_i1:1
         bolshevik: lose b_18:1\n";
    check(
        &["X.retreat.4", "X.retreat.4#1"],
        &format!("{forces}then stand price = 1\n white: stand\n white: lose v_guard:1\n then v_i1 hits = 1"),
    );
    check(
        &["X.retreat.4#2"],
        &format!(
            "{forces}white: retreat v_guard 7134
             then prompt = rossyia-ask-retreat
             white: retreat v_i1 7332
             then v_guard at = 7134
             then v_i1 at = 7332"
        ),
    );
}

#[test]
fn no_retreat_ends_with_another_faction() {
    check(
        &["X.retreat.3#2"],
        "given nobody else; weather north clear; weather south clear; koltchak s_i1 s_i2 at 7234; b_18 b_6 at 7334; cz_1 at 7134; koltchak leads s_i1 s_i2; army spent 0; segment announce
         white: attack s_i1@7334,s_i2@7334
         white: resolve 7334 ; 3
         white: lose s_i1:1,s_i2:1
         white: retreat s_i1+s_i2 7134 -> refused X.retreat.3
         white: retreat s_i1+s_i2 7233",
    );
}

#[test]
fn a_train_goes_back_along_its_rails_or_is_lost() {
    let forces = "given nobody else; weather south clear; denikine v_k1 v_k4 v_guard at 3651; b_37 b_train_a at 3551; denikine leads v_k1 v_k4 v_guard; army spent 3; segment announce
         white: attack v_k1@3551,v_k4@3551,v_guard@3551
         white: resolve 3551 ; 2
         white: lose v_guard:1
         bolshevik: lose b_37:2\n";
    check(
        &["X.retreat.5", "X.retreat.5#1"],
        &format!(
            "{forces}bolshevik: retreat b_37 3451>3351
             bolshevik: retreat b_train_a 3451>3351 -> refused X.retreat.5
             bolshevik: retreat b_train_a rostov>3352
             then b_train_a at = 3352"
        ),
    );
    check(
        &["X.retreat.5#2"],
        &format!(
            "{forces}given v_i1 at rostov; v_i2 at 3450
             bolshevik: retreat b_37 3451>3351
             then b_train_a at = lost"
        ),
    );
}

#[test]
fn a_train_whose_stack_is_wiped_out_flees() {
    check(
        &["VIII.A.19", "VIII.A.19#1"],
        "given nobody else; weather south clear; denikine v_k1 v_k4 v_guard at 3651; b_dvina b_train_a at 3551; denikine leads v_k1 v_k4 v_guard; army spent 3; segment announce
         white: attack v_k1@3551,v_k4@3551,v_guard@3551
         white: resolve 3551 ; 1
         white: lose v_guard:1
         bolshevik: lose b_dvina:2
         then b_dvina at = lost
         bolshevik: react b_train_a rostov>3352
         then b_train_a at = 3352
         white: advance v_k1 3551",
    );
}

/// Allies beaten in Odessa, with so many naval points.
fn beaten_in_odessa(points: u8) -> String {
    format!(
        "given nobody else; weather south clear; turn 1919-03; south holds odessa sebastopol; white naval black_sea {points}; worochilov b_25 b_lett at 1751; b_16 b_24 at 1652; a_s1 a_s2 at odessa; worochilov leads b_25 b_lett b_16 b_24; army supplied; army spent 3; segment announce
         bolshevik: attack b_25@odessa,b_lett@odessa,b_16@odessa,b_24@odessa
         then odds b_25 b_lett b_16 b_24 vs odessa = 2-1
         bolshevik: resolve odessa ; 4
         bolshevik: lose b_25:1,b_lett:1
         white: lose a_s2:2
         then loser = defender\n"
    )
}

#[test]
fn whites_go_back_by_sea_from_port_to_port() {
    check(
        &["VII.K.12", "VII.K.12#1"],
        &format!(
            "{}white: retreat a_s1 sebastopol
             then naval white black_sea = 1
             then a_s1 at = 2259",
            beaten_in_odessa(4)
        ),
    );
    check(&["VII.K.12#2"], &format!("{}white: retreat a_s1 sebastopol -> refused VI.H.1", beaten_in_odessa(2)));
}

#[test]
fn whites_who_are_surrounded_in_a_port_divide_to_where_there_is_room() {
    let surrounded = |points: u8| {
        beaten_in_odessa(points).replace("at 1652;", "at 1652; b_9 at 1852; b_18 at 1851; b_6 at 1651; a_s3 a_n1 at sebastopol; a_s4 a_n2 at novorossisk; v_i1 at touapse; peace romania romania;")
    };
    check(
        &["VII.K.12", "VII.K.12#5", "VII.K.4"],
        &format!(
            "{}white: retreat a_s1+a_s2 sebastopol -> refused VI.A.4
             white: retreat a_s1 sebastopol
             white: retreat a_s2 novorossisk
             then a_s2 at = 3059",
            surrounded(6)
        ),
    );
    check(&["VII.K.12#5", "X.retreat.1"], &format!("{}then a_s1 at = 1752", surrounded(5)));
}

#[test]
fn nobody_goes_back_by_sea_to_a_country_at_peace() {
    check(
        &["VII.K.12", "VII.K.12#4", "X.neutral.1", "X.neutral.1#3"],
        &format!(
            "{}given peace romania romania
             white: retreat a_s1 constantza -> refused X.neutral.1
             white: retreat a_s1 sebastopol
             then a_s1 at = 2259",
            beaten_in_odessa(4)
        ),
    );
    check(&["X.neutral.1#3"], &format!("{}white: retreat a_s1 constantza\n then a_s1 at = 1158", beaten_in_odessa(4)));
}

#[test]
fn whites_leave_the_port_of_a_box_by_sea() {
    let stormed = |points: u8| {
        format!(
            "given nobody else; weather north clear; turn 1919-03; miller holds archangelsk_city mourmansk_city; white naval baltic {points}; m_i1 m_i2 at archangelsk; stalin b_18 b_6 b_9 b_12 at archangelsk; b_14 at 3701; b_13 at 4001; stalin leads b_18 b_6 b_9 b_12; army spent 2; army supplied; segment announce
             bolshevik: attack b_18@archangelsk,b_6@archangelsk,b_9@archangelsk,b_12@archangelsk
             bolshevik: resolve archangelsk
             white: form m_i1:1,m_i2:1
             bolshevik: form b_18:11,b_6:11,b_9:12,b_12:12
             bolshevik: resolve archangelsk ; 4
             bolshevik: lose b_18:1
             white: lose m_i1:1,m_i2:1\n"
        )
    };
    check(
        &["VII.K.12#3", "X.box.1"],
        &format!(
            "{}white: retreat m_i1+m_i2 mourmansk
             then m_i1 at = mourmansk
             then naval white baltic = 1
             then holder archangelsk_city = bolshevik",
            stormed(5)
        ),
    );
    check(
        &["VII.K.12", "X.retreat.1"],
        &format!(
            "{}then m_i1 at = eliminated
             then naval white baltic = 3",
            stormed(3)
        ),
    );
}

#[test]
fn a_stack_that_can_divide_does_not_crowd_into_one_hex() {
    check(
        &["X.retreat.3", "X.retreat.3#3", "VII.K.4"],
        "given nobody else; weather north clear; weather south clear; v_i1 v_i2 at 7234; denikine v_i3 v_markov at 7134; v_k1 v_k2 at 7333; hetman at 7034; b_cav1 at 7334; b_6 at 7233; b_12 at 7335; b_13 at 7235; b_6 b_12 b_13 were attacked; denikine leads v_i1 v_i2; army spent 3; segment announce
         white: attack v_i1@7334,v_i2@7334
         white: resolve 7334 ; 1
         white: lose v_i1:1
         white: retreat v_i1+v_i2 7134 -> refused X.retreat.3
         white: retreat v_i1 7134
         white: retreat v_i2 7134 -> refused X.retreat.3
         white: retreat v_i2 7333
         then weight 7134 = 6
         then weight 7333 = 6",
    );
}
