//! II.B initiative.

use super::check;

#[test]
fn the_first_three_turns_are_white_without_a_roll() {
    check(
        &["II.B.1", "II.B.1#1", "II.B.1#2"],
        "given nobody else; turn 1918-11; initiative white; last move white
         white: done ; 1
         then turn = 1918-12
         then initiative = white
         white: begin white
         white: done
         white: done
         bolshevik: done
         bolshevik: done ; 1
         then turn = 1919-01
         then initiative = white",
    );
}

#[test]
fn then_it_passes_to_the_other_side_every_turn() {
    check(
        &["II.B.2", "II.B.2#1"],
        "given nobody else; turn 1919-01; initiative white; last move white
         white: done ; 1
         then turn = 1919-03
         then initiative = bolshevik
         given last move white
         white: done ; 1
         then initiative = white
         given last move white
         white: done ; 1
         then turn = 1919-05
         then initiative = bolshevik",
    );
    check(
        &["II.B.2#2"],
        "given nobody else; event poland_war; turn 1919-12; initiative white; last move white
         white: done ; 1
         then turn = 1920-01
         then initiative = bolshevik
         given last move white
         white: done ; 1
         then initiative = white
         given turn 1920-12; initiative bolshevik; last move white
         white: done ; 1
         then turn = 1921-01
         then initiative = white",
    );
}

#[test]
fn an_option_takes_the_initiative_out_of_order() {
    check(
        &["II.B.3", "II.B.3#1", "II.B.4", "II.B.4#1"],
        "given nobody else; turn 1919-03; initiative bolshevik; bolshevik hand r_initiative 1; last move white
         white: done ; 1
         then turn = 1919-04
         then asked = bolshevik
         bolshevik: play r_initiative
         then initiative = bolshevik
         then hand bolshevik = 0
         given last move white
         white: done ; 1
         then turn = 1919-05
         then initiative = white
         given last move white
         white: done ; 1
         then initiative = bolshevik",
    );
}

#[test]
fn two_options_cancel_each_other() {
    check(
        &["II.B.3#2"],
        "given nobody else; turn 1919-03; initiative bolshevik; bolshevik hand r_initiative 1; white hand w_initiative 1
         given last move white
         white: done ; 1
         bolshevik: play r_initiative
         then asked = white
         then prompt = rossyia-ask-initiative-answer
         white: play w_initiative
         then initiative = white
         then hand white = 0
         then hand bolshevik = 0",
    );
}

#[test]
fn whoever_holds_any_option_face_down_is_asked() {
    check(
        &["II.B.3#4"],
        "given nobody else; turn 1919-03; initiative bolshevik; bolshevik hand r_stable 1; last move white
         white: done ; 1
         then asked = bolshevik
         then can play = false
         bolshevik: play r_stable -> refused X.options.1
         bolshevik: pass
         then initiative = white
         then hand bolshevik = 1",
    );
}

#[test]
fn it_is_too_late_once_a_hq_has_been_activated() {
    check(
        &["II.B.3#3"],
        "given turn 1919-04; white hand w_initiative 1; naming white
         white: play w_initiative -> refused II.B.3",
    );
}
