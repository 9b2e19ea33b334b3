//! III.D, X.options: playing options.

use super::super::check;

#[test]
fn an_option_may_be_kept_and_is_played_in_a_later_turn() {
    check(
        &["III.D.2", "III.D.2#1"],
        "given nobody else; kichinev_lost in 1918-11; turn 1919-04; level 40; initiative bolshevik; white pool w_reforme_agraire 1; wrangel at simferopol; last move white
         white: done ; 1 0
         then hand white = 1
         then asked = white
         white: pass
         given turn 1919-06; initiative white; last move white
         white: done ; 1
         white: pass
         then asked = white
         then prompt = rossyia-ask-play
         white: play w_reforme_agraire
         then hand white = 0",
    );
}

#[test]
fn the_initiative_side_is_asked_first_and_each_once() {
    check(
        &["III.D.5", "III.D.5#1", "X.options.1"],
        "given nobody else; turn 1919-05; initiative bolshevik; white hand w_stable 1; bolshevik hand r_stable 1; politics
         white: pass -> refused engine-not-asked
         bolshevik: pass
         then asked = white",
    );
    check(
        &["X.options.1#1"],
        "given nobody else; kichinev_lost in 1918-11; turn 1919-05; level 50; initiative bolshevik; white hand w_raid 1; bolshevik hand r_nep 1; last move white
         white: done ; 1
         then asked = bolshevik
         bolshevik: pass
         then prompt = rossyia-ask-play
         then asked = white
         white: pass
         then asked = bolshevik
         then prompt = rossyia-ask-play
         bolshevik: pass
         then phase = whoisfirst",
    );
}

#[test]
fn an_option_is_not_played_in_the_military_phase() {
    check(
        &["X.options.1#2"],
        "given white hand w_or_imperial 1; naming white
         white: play w_or_imperial -> refused X.options.1",
    );
}

#[test]
fn whoever_holds_anything_face_down_is_asked_for_a_reply() {
    check(
        &["X.options.1#3"],
        "given nobody else; b_18 at 3046; white hand w_partisans 1; bolshevik hand r_nep 1; playing white
         white: play w_partisans
         then asked = bolshevik
         then prompt = rossyia-ask-reply
         then can play = false
         bolshevik: play r_nep -> refused X.options.1
         bolshevik: pass
         then asked = white
         then prompt = rossyia-ask-choose",
    );
    check(
        &["X.options.1"],
        "given nobody else; b_18 at 3046; white hand w_partisans 1; bolshevik hand r_propagande 1; bolshevik shown r_propagande 1; playing white
         white: play w_partisans
         then asked = white",
    );
}

#[test]
fn a_reply_cancels_the_option() {
    check(
        &["X.options.1", "X.options.3"],
        "given nobody else; level 50; white hand w_insurrection 1; bolshevik hand r_tcheka 1; bolshevik pr 3; playing white
         white: play w_insurrection
         bolshevik: play r_tcheka
         then level = 50
         then pr bolshevik = 3
         then count white played w_insurrection = 1
         then count bolshevik played r_tcheka = 1
         then phase = whoisfirst",
    );
}

#[test]
fn an_option_whose_condition_is_unmet_is_refused() {
    check(
        &["X.options.4", "X.options.4#1"],
        "given nobody else; turkey_war_1 in 1920-04; w_offensive_turquie occurred 1; white hand w_offensive_turquie 1; playing white
         white: play w_offensive_turquie -> refused N.turkey.10",
    );
}

#[test]
fn a_known_counter_is_played_before_a_hidden_one() {
    check(
        &["III.B.10"],
        "given nobody else; b_18 b_6 at 3046; white hand w_propagande 2; white shown w_propagande 1; playing white
         white: play w_propagande ; 1 1
         then count white shown w_propagande = 0
         then face down white = 1",
    );
}

#[test]
fn nothing_else_can_be_answered_and_nothing_absurd() {
    check(
        &["X.options.1"],
        "given nobody else; b_18 b_6 at 3046; b_39 at 3047; white hand w_partisans 1; playing white
         white: play w_raid -> refused III.B.4
         white: play r_nep -> refused III.B.4
         white: play w_partisans
         white: choose 3 -> refused X.options.1
         white: choose 0 -> refused X.options.1
         white: target b_18 -> refused X.options.1
         white: grant south 1 -> refused X.options.1
         white: choose 2
         white: target v_i1 -> refused X.options.1
         white: target b_18+b_6 -> refused X.options.1
         white: mark 3046 -> refused X.options.1
         white: target b_39 ; 6
         then phase = whoisfirst",
    );
}
