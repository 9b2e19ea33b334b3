//! VII.B.4 to VII.B.7, VII.G.11 to VII.G.13, VII.I.6, VII.I.7, X.combat.4: losses.

use crate::rules::check;

fn open(white: &str, red: &str) -> String {
    format!(
        "given nobody else; weather north clear; weather south clear; denikine {white} at 7234; {red} at 7334; denikine leads {white}; army spent 1; segment announce\n"
    )
}

#[test]
fn in_an_assault_half_of_the_attackers_losses_fall_on_shock() {
    // 4-1 on the first table, total 0 or 1: 1/1; 1-1, 3: 2/1, and standing makes it 3.
    check(
        &["VII.I.6", "VII.I.6#1"],
        &format!(
            "{}white: attack v_guard@7334,v_i1@7334
             white: resolve 7334 ; 3
             white: lose v_i1:2 -> refused VII.I.6
             white: lose v_i1:1 -> refused VII.G.11
             white: lose v_i1:1,b_18:1 -> refused VII.G.11
             white: lose v_guard:3 -> refused VII.G.11
             white: lose v_guard:1,v_i1:1
             bolshevik: lose b_18:1
             white: stand
             white: lose v_i1:1 -> refused VII.I.6
             white: lose v_guard:1",
            open("v_guard v_i1", "b_18 b_6")
        ),
    );
    check(
        &["VII.I.6#1"],
        &format!(
            "{}given army spent 3
             white: attack v_guard@7334,v_i1@7334
             white: resolve 7334 ; 4
             then losses = 1
             white: lose v_i1:1 -> refused VII.I.6
             white: lose v_guard:1",
            open("v_guard v_i1", "b_18 b_6")
        ),
    );
}

#[test]
fn guns_are_exempt_and_armour_only_in_the_open() {
    check(
        &["VII.I.7", "VII.I.7#1", "VIII.C.1", "VIII.C.1#1", "VIII.A.3", "VIII.A.3#1"],
        &format!(
            "{}then kind v_art1 v_i1 v_i2 vs 7334 = assault
             white: attack v_art1@7334,v_i1@7334,v_i2@7334
             then odds v_art1 v_i1 v_i2 vs 7334 = 1-1
             white: resolve 7334 ; 2
             then losses = 2
             white: lose v_i1:1,v_i2:1",
            open("v_art1 v_i1 v_i2", "b_18 b_6")
        ),
    );
    check(
        &["VIII.C.1#1", "VII.I.7"],
        &format!(
            "{}white: attack v_tank1@7334,v_drozd@7334,v_i1@7334
             white: resolve 7334 ; 2
             then losses = 2
             white: lose v_i1:2 -> refused VII.I.6
             white: lose v_tank1:1,v_i1:1
             bolshevik: lose b_18:1",
            open("v_tank1 v_drozd v_i1", "b_18 b_6 b_art1")
        ),
    );
    check(
        &["VII.I.7#2"],
        "given nobody else; weather north clear; weather south clear; turn 1919-08; denikine v_tank1 v_i1 v_i2 at 4108; b_18 b_6 at 4008; denikine leads v_tank1 v_i1 v_i2; army supplied; army spent 1; segment announce
         then terrain 4008 = forest
         white: attack v_tank1@4008,v_i1@4008,v_i2@4008
         white: resolve 4008 ; 2
         then losses = 2
         white: lose v_i1:1,v_i2:1 -> refused VII.I.6
         white: lose v_tank1:1,v_i2:1",
    );
}

#[test]
fn armour_pays_first_for_its_terror() {
    check(
        &["VIII.C.6", "VIII.C.6#1"],
        "given nobody else; weather south clear; turn 1919-05; denikine v_tank1 v_k4 v_i1 at 3852; b_mosc b_9 at velikokniajeskaia; denikine leads v_tank1 v_k4 v_i1; army spent 1; segment announce
         white: attack v_tank1@3853,v_k4@3853,v_i1@3853
         white: resolve 3853 ; 1
         then losses = 2
         white: lose v_i1:1,v_k4:1 -> refused VIII.C.6
         white: lose v_tank1:1,v_i1:1",
    );
}

#[test]
fn what_is_left_over_of_losses_is_ignored() {
    check(
        &["X.combat.4", "X.combat.4#1", "VII.G.12", "VII.G.12#1", "X.retreat.1"],
        &format!(
            "{}given b_18 hits 2; b_6 hits 0; v_markov at 7333
             white: attack v_guard@7334,v_i1@7334,v_i2@7334,v_markov@7334
             then odds v_guard v_i1 v_i2 v_markov vs 7334 = 3-1
             white: resolve 7334 ; 4
             white: lose v_guard:1
             bolshevik: lose b_6:2
             bolshevik: stand
             then b_18 at = lost
             then b_6 at = lost
             then prompt = rossyia-ask-advance",
            open("v_guard v_i1 v_i2 v_markov", "b_18 b_6")
        ),
    );
}

#[test]
fn a_train_may_take_a_loss() {
    check(
        &["X.combat.4#2"],
        "given nobody else; weather south clear; denikine v_guard v_i1 at 3551; b_ros b_train_a at 3450; denikine leads v_guard v_i1; army spent 1; segment announce
         white: attack v_guard@3450,v_i1@3450
         then odds v_guard v_i1 vs 3450 = 3-1
         white: resolve 3450 ; 1
         then result clear 3-1 1 = 2/1 white
         then kind v_guard v_i1 vs 3450 = normal
         white: lose v_i1:2
         bolshevik: lose b_train_a:1
         then b_train_a at = lost",
    );
}

#[test]
fn whoever_is_isolated_red_without_shock_or_czech_never_comes_back() {
    check(
        &["VII.B.5", "VII.B.5#1", "VII.G.13", "VII.G.13#1"],
        &format!(
            "{}given b_6 at 7134; v_i1 hits 1; army supplied; segment announce
             then cut off south 7234 = true
             white: attack v_i1@7334,v_i2@7134
             white: resolve 7334 ; 1
             then v_i1 at = lost",
            open("v_i1 v_i2", "b_18")
        ),
    );
    check(
        &["VII.B.6", "VII.B.6#1", "VII.B.7", "VII.B.7#1"],
        "given nobody else; weather south clear; hetman v_guard v_i1 at 4247; b_37 b_24 at tsaritzin; b_24 hits 2; hetman leads v_guard v_i1; army spent 3; south holds rostov taganrog; naming white
         then cut off bolshevik tsaritzin = false
         then gone b_37 = true
         then gone b_24 = false
         given viktor cz_1 at omsk; cz_bilt at omsk
         then gone cz_1 = true",
    );
}

#[test]
fn a_hq_is_lost_with_its_stack_and_may_come_back() {
    check(
        &["V.C.8", "V.C.8#1", "VII.K.9", "X.hq.1"],
        &format!(
            "{}given stalin at 7334; stalin armt 3; b_dvina hits 1
             white: attack v_guard@7334,v_i1@7334
             white: resolve 7334 ; 5
             white: lose v_guard:1
             then b_dvina at = lost
             then stalin at = eliminated
             then stalin armt = 0",
            open("v_guard v_i1", "b_dvina")
        ),
    );
}
