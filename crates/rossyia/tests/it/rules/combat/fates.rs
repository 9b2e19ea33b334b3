//! What becomes of trains and HQs whose stack is beaten or wiped out.

use crate::rules::check;

/// Reds at 3551, on the rail beside Rostov, lose two steps and are beaten in an assault.
fn beside_rostov(stack: &str, die: u8, lost: &str) -> String {
    format!(
        "given nobody else; weather south clear; level 50; denikine v_k1 v_k4 v_guard at 3651; {stack} at 3551; denikine leads v_k1 v_k4 v_guard; army spent 3; segment announce
         white: attack v_k1@3551,v_k4@3551,v_guard@3551
         white: resolve 3551 ; {die}
         white: lose v_guard:1
         bolshevik: lose {lost}:2\n"
    )
}

#[test]
fn a_train_flees_from_a_stack_that_stood_and_died() {
    check(
        &["VIII.A.19", "VIII.A.19#2"],
        &format!(
            "{}bolshevik: stand
             then b_37 at = lost
             then asked = bolshevik
             bolshevik: react b_train_a rostov>3352
             white: advance v_k1 3551
             then v_k1 at = 3551",
            beside_rostov("b_37 b_train_a", 2, "b_37")
        ),
    );
}

#[test]
fn the_train_of_attackers_who_are_wiped_out_flees_too() {
    check(
        &["VIII.A.19", "VIII.A.19#3", "VII.I.8"],
        "given nobody else; weather south clear; worochilov at 3550; b_dvina b_train_a at 3551; bolshevik rail 3450; bolshevik hex 3450; b_dvina hits 1; v_i1 at rostov; worochilov leads b_dvina b_train_a; army supplied; army spent 1; segment announce
         bolshevik: attack b_dvina@rostov,b_train_a@rostov
         then odds b_dvina b_train_a vs rostov = 4-1
         then modifier b_dvina b_train_a vs rostov = 1
         bolshevik: resolve rostov ; 3
         then b_dvina at = lost
         then asked = bolshevik
         bolshevik: react b_train_a 3450
         then v_i1 at = eliminated
         then b_train_a at = 3450
         then holder rostov = south",
    );
}

#[test]
fn a_hq_is_lost_when_the_train_of_its_stack_flees() {
    check(
        &["V.C.8", "V.C.8#2", "VIII.A.19"],
        &format!(
            "{}then b_dvina at = lost
             bolshevik: react b_train_a rostov>3352
             then stalin at = eliminated
             then level = 51
             white: advance v_k1 3551",
            beside_rostov("stalin b_dvina b_train_a", 2, "b_dvina")
        ),
    );
}

#[test]
fn a_hq_goes_back_with_troops_rather_than_with_a_train() {
    check(
        &["VII.K.9", "VII.K.9#2", "X.retreat.5"],
        &format!(
            "{}bolshevik: retreat b_37 3451>3351
             then stalin at = 3351
             then trotsky at = 3551
             bolshevik: retreat b_train_trotsky rostov>3352
             then trotsky at = 3352",
            beside_rostov("stalin trotsky b_37 b_train_trotsky", 3, "b_37")
        ),
    );
}

#[test]
fn zoc_costs_a_train_nothing_when_it_goes_back() {
    check(
        &["VIII.A.7", "VIII.A.7#2", "VII.K.6"],
        "given nobody else; weather south clear; turn 1919-05; worochilov b_25 b_6 b_train_trotsky trotsky at 3551; v_i1 at 3449; denikine v_guard v_heavy v_art1 v_art2 at rostov; worochilov leads b_25 b_6 b_train_trotsky; army spent 3; segment announce
         then zoc white 3450 = 1
         bolshevik: attack b_25@rostov,b_6@rostov,b_train_trotsky@rostov
         bolshevik: resolve rostov with=trotsky ; 2
         bolshevik: lose b_25:1,b_6:1
         white: lose v_guard:1
         bolshevik: retreat b_25+b_6 3651
         bolshevik: retreat b_train_trotsky 3450
         then b_train_trotsky at = 3450
         then trotsky at = 3450",
    );
}

#[test]
fn a_hq_that_is_lost_moves_the_level_once() {
    check(
        &["V.C.9", "V.C.9#2"],
        "given nobody else; weather north clear; weather south clear; level 50; denikine v_i1 at 7234; stalin at 7334; denikine leads v_i1; army spent 2; segment announce
         white: attack v_i1@7334
         white: resolve 7334
         then stalin at = eliminated
         then level = 51",
    );
    check(
        &["X.activation.4#3", "V.C.9#2"],
        "given nobody else; bolshevik rail 4246 4245 4144; bolshevik hex 4246 4245 4144; level 50; trotsky b_train_trotsky at 4246; b_train_trotsky fell back 10; denikine v_i1 at 4346; denikine leads v_i1; stack of bolshevik at 4246 is wiped out
         then trotsky at = eliminated
         then level = 51",
    );
}

#[test]
fn the_reserve_strikes_again_in_a_box() {
    check(
        &["VII.M.7", "VII.M.7#2"],
        "given nobody else; weather north clear; siberian holds omsk_city; s_i1 at omsk; s_i1 were attacked; stalin b_25 b_lett at omsk; stalin leads b_25 b_lett; army spent 3; army supplied; b_25 b_lett in reserve; segment reserve announce
         bolshevik: attack b_25@omsk,b_lett@omsk
         then combats = 1",
    );
}
