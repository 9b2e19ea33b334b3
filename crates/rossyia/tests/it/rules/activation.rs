//! V.A, V.B, X.activation.

use super::check;

/// Three HQs a side, with nobody to command.
const THREE: &str = "given nobody else; stalin at tsaritzin; ovseenko at koursk; zinoviev at petrograd
     given denikine hetman at ekaterinodar; koltchak at oufa; turn 1919-04; initiative white";

#[test]
fn the_holder_of_the_initiative_says_who_begins() {
    check(
        &["V.A.1", "V.A.1#1", "II.B.5", "II.B.5#1", "II.B.6"],
        "given nobody else; stalin at tsaritzin; denikine at ekaterinodar; turn 1919-04; initiative white; military
         then asked = white
         white: begin bolshevik
         then asked = bolshevik
         then prompt = rossyia-ask-activate",
    );
    check(
        &["II.B.6#1"],
        "given nobody else; stalin at tsaritzin; denikine at ekaterinodar; initiative bolshevik; military
         then asked = bolshevik
         bolshevik: begin bolshevik
         then asked = bolshevik",
    );
}

#[test]
fn activations_alternate() {
    check(
        &["V.A.2", "V.A.2#1"],
        &format!(
            "{THREE}; military
             white: begin white
             white: activate denikine ; 1
             white: spend 0
             white: done
             then asked = bolshevik
             bolshevik: activate stalin ; 1
             bolshevik: spend 0
             bolshevik: done
             then asked = white
             white: activate hetman ; 1
             white: spend 0
             white: done
             then asked = bolshevik
             bolshevik: activate ovseenko ; 1
             bolshevik: spend 0
             bolshevik: done
             then asked = white
             white: activate koltchak ; 1
             white: spend 0
             white: done
             then asked = bolshevik
             bolshevik: activate zinoviev ; 1
             bolshevik: spend 0
             bolshevik: done
             then phase = whoisfirst"
        ),
    );
}

#[test]
fn who_has_run_out_leaves_the_rest_to_the_other() {
    check(
        &["V.A.3", "V.A.3#1", "V.A.3#2", "X.activation.2", "X.activation.2#2"],
        "given nobody else; stalin at tsaritzin; denikine hetman at ekaterinodar; koltchak at oufa; turn 1919-04; naming bolshevik
         bolshevik: activate stalin ; 1
         bolshevik: spend 0
         bolshevik: done
         white: activate denikine ; 1
         white: spend 0
         white: done
         then asked = white
         white: activate denikine -> refused V.A.3
         white: activate hetman ; 1
         white: spend 0
         white: done
         then asked = white",
    );
}

#[test]
fn in_the_first_turns_three_white_hqs_follow_each_other() {
    check(
        &["V.A.4", "V.A.4#1", "EX.V.A#2"],
        "given nobody else; stalin at tsaritzin; denikine hetman at ekaterinodar; koltchak sakharov at oufa; turn 1918-12
         given naming white
         white: activate denikine ; 1
         white: spend 0
         white: done
         then asked = white
         white: activate koltchak ; 1
         white: spend 0
         white: done
         then asked = white
         white: activate hetman ; 1
         white: spend 0
         white: done
         then asked = bolshevik
         white: activate sakharov -> refused engine-not-asked",
    );
    check(
        &["V.A.4#2"],
        "given nobody else; stalin at tsaritzin; denikine hetman at ekaterinodar; turn 1919-03; naming white
         white: activate denikine ; 1
         white: spend 0
         white: done
         then asked = bolshevik
         white: activate hetman -> refused engine-not-asked",
    );
}

#[test]
fn two_of_the_three_may_be_coordinated() {
    check(
        &["EX.V.A", "EX.V.A#1", "II.B.7", "II.B.7#1"],
        "given nobody else; stalin at tsaritzin; denikine hetman at ekaterinodar; koltchak sakharov at oufa; turn 1918-11
         given naming white
         white: activate koltchak with=sakharov ; 3 1 1
         white: spend 0
         white: spend 0
         then koltchak played = true
         then sakharov played = true
         white: done
         then asked = white
         white: activate denikine ; 1
         white: spend 0
         white: done
         then asked = bolshevik",
    );
}

#[test]
fn if_the_bolsheviks_start_the_three_follow_then() {
    check(
        &["V.A.4"],
        "given nobody else; stalin at tsaritzin; ovseenko at koursk; denikine hetman at ekaterinodar; turn 1918-11
         given naming bolshevik
         bolshevik: activate stalin ; 1
         bolshevik: spend 0
         bolshevik: done
         white: activate denikine ; 1
         white: spend 0
         white: done
         then asked = white
         white: pass
         then asked = bolshevik
         bolshevik: activate ovseenko ; 1
         bolshevik: spend 0
         bolshevik: done
         then asked = white",
    );
}

#[test]
fn who_has_fewer_may_pass_but_not_at_first() {
    check(
        &["V.A.5", "V.A.5#1"],
        "given nobody else; stalin at tsaritzin; ovseenko at koursk; denikine hetman at ekaterinodar; koltchak sakharov at oufa
         given turn 1919-04; naming bolshevik; activated white 1
         bolshevik: pass
         then asked = white
         white: pass -> refused V.A.5",
    );
    check(&["V.A.5#2"], &format!("{THREE}; naming bolshevik; activated white 1\n bolshevik: pass -> refused V.A.5"));
    check(
        &["V.A.6", "V.A.6#1"],
        "given nobody else; stalin at tsaritzin; denikine hetman at ekaterinodar; turn 1919-04; initiative white; military
         white: begin bolshevik
         bolshevik: pass -> refused V.A.6",
    );
}

#[test]
fn the_holder_may_have_the_last_word() {
    check(
        &["V.A.7", "V.A.7#1", "II.B.8", "II.B.8#1"],
        "given nobody else; stalin at tsaritzin; denikine at ekaterinodar; turn 1919-04; initiative white; naming white
         white: hold
         then asked = bolshevik
         bolshevik: hold -> refused V.A.7
         bolshevik: activate stalin ; 1
         bolshevik: spend 0
         bolshevik: done
         then asked = white
         white: activate denikine ; 1
         white: spend 0
         white: done
         then phase = whoisfirst",
    );
}

#[test]
fn coordination_is_rolled_for() {
    check(
        &["V.B.1", "V.B.1#1", "V.B.2", "V.B.2#1", "V.B.6", "V.B.6#1", "V.B.3", "V.B.3#1"],
        "given nobody else; stalin at tsaritzin; zinoviev at petrograd; ovseenko at koursk; denikine at ekaterinodar; turn 1919-04
         given naming bolshevik
         bolshevik: activate stalin with=zinoviev ; 5 1
         bolshevik: spend 0
         then zinoviev played = false
         then stalin played = true
         bolshevik: done
         white: activate denikine ; 1
         white: spend 0
         white: done
         bolshevik: activate ovseenko with=zinoviev ; 4 1 1
         bolshevik: spend 0
         bolshevik: spend 0
         then zinoviev played = true",
    );
}

#[test]
fn two_attempts_as_in_the_example() {
    check(
        &["EX.V.B", "EX.V.B#1", "EX.V.B#2", "EX.V.B#3", "V.B.4", "V.B.4#1", "V.B.8", "V.B.7"],
        "given nobody else; denikine hetman koutiepov at ekaterinodar; koltchak sakharov doutov at oufa; turn 1919-04
         given naming white
         white: activate koltchak with=sakharov ; 5 1
         white: spend 0
         then sakharov played = false
         white: done
         white: activate denikine with=sakharov ; 1 1 1
         white: spend 0
         white: spend 0
         then sakharov played = true
         white: done
         white: activate hetman with=koutiepov -> refused V.B.4",
    );
}

#[test]
fn factions_coordinate_as_the_table_says() {
    check(
        &["V.B.7#1", "V.B.8#1"],
        "given nobody else; denikine hetman koutiepov at ekaterinodar; koltchak sakharov at oufa; turn 1919-04; naming white
         white: activate denikine with=koutiepov ; 4 1 1
         white: spend 0
         white: spend 0
         then koutiepov played = true
         white: done
         white: activate hetman with=sakharov ; 3 1
         white: spend 0
         then sakharov played = false",
    );
    check(
        &["V.B.8#1"],
        "given nobody else; denikine at ekaterinodar; sakharov at oufa; turn 1919-04; naming white
         white: activate denikine with=sakharov ; 2 1 1
         white: spend 0
         white: spend 0
         then sakharov played = true",
    );
}

#[test]
fn some_never_coordinate() {
    check(
        &["V.B.9", "V.B.9#1"],
        "given nobody else; denikine at ekaterinodar; averescu at galatz; turn 1919-04; naming white
         white: activate denikine with=averescu -> refused V.B.9
         white: activate averescu with=denikine -> refused V.B.9",
    );
}

#[test]
fn a_side_without_hqs_is_skipped() {
    check(
        &["X.activation.1", "X.activation.1#1"],
        "given nobody else; denikine hetman at ekaterinodar; turn 1919-04; initiative white; military
         white: begin bolshevik
         then asked = white
         then prompt = rossyia-ask-activate",
    );
    check(
        &["X.activation.1#2"],
        "given nobody else; b_18 at moscou; turn 1919-04; initiative white; military
         then phase = whoisfirst",
    );
    check(
        &["X.activation.1#3"],
        "given nobody else; denikine hetman koutiepov at ekaterinodar; koltchak at oufa; turn 1919-04; naming bolshevik
         white: activate denikine ; 1
         white: spend 0
         white: done
         white: activate hetman ; 1
         white: spend 0
         white: done
         white: activate koutiepov ; 1
         white: spend 0
         white: done
         white: activate koltchak ; 1
         white: spend 0
         white: done
         then phase = whoisfirst",
    );
}

#[test]
fn nobody_is_left_out() {
    check(
        &["X.activation.2#1"],
        "given nobody else; stalin at tsaritzin; turn 1919-04; naming bolshevik
         bolshevik: done -> refused X.activation.2
         bolshevik: pass -> refused V.A.6",
    );
}

#[test]
fn a_hq_activated_before_is_not_activated_again() {
    check(
        &["X.activation.3", "X.activation.3#1", "X.activation.3#2"],
        "given nobody else; stalin at tsaritzin; ovseenko at koursk; turn 1919-04; naming bolshevik
         then waiting bolshevik = 2
         bolshevik: activate stalin ; 1
         bolshevik: spend 0
         bolshevik: done
         given stalin at eliminated
         given stalin at moscou; zinoviev at petrograd
         then waiting bolshevik = 2
         bolshevik: activate stalin -> refused V.A.3",
    );
}

#[test]
fn trotsky_does_not_count_and_is_not_activated() {
    check(
        &["X.activation.4", "X.activation.4#2"],
        "given nobody else; trotsky b_train_trotsky at moscou; stalin at tsaritzin; ovseenko at koursk; zinoviev at petrograd
         given turn 1919-04; naming bolshevik
         then waiting bolshevik = 3
         bolshevik: activate trotsky -> refused X.activation.4",
    );
}

#[test]
fn coordinated_armies_attack_together() {
    check(
        &["V.B.5#1"],
        "given nobody else; weather south clear; denikine v_guard v_i1 at 3453; koutiepov v_i2 v_markov at 3451; b_18 at rostov; denikine leads v_guard v_i1; army spent 2; army supplied; joint koutiepov v_i2 v_markov; joint spent 2; segment announce
         then attack v_guard v_i1 v_i2 v_markov vs rostov = 21.5
         white: attack v_guard@rostov,v_i1@rostov,v_i2@rostov,v_markov@rostov
         then combats = 1",
    );
    check(
        &["V.B.5#2"],
        "given nobody else; weather north clear; weather south clear; denikine v_i1 at 7234; koutiepov v_i2 at 7335; v_i3 at 7238; v_markov at 7538; b_18 at 7334; b_6 at 7338; b_9 at 7638; denikine leads v_i1; army spent 3; army supplied; joint koutiepov v_i2 v_i3 v_markov; joint spent 1; segment announce
         then modifier v_i1 vs 7334 = 2
         then modifier v_i1 v_i2 vs 7334 = 0
         white: attack v_i1@7334,v_i2@7334,v_i3@7338,v_markov@7638 -> refused V.I.7
         white: attack v_i1@7334,v_i2@7334,v_i3@7338
         then combats = 2",
    );
}
