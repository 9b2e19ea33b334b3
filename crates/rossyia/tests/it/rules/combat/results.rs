//! VII.C, VII.G.10, VII.G.14, VII.H, VII.I, X.combat.3: what a result means.

use crate::rules::check;

/// A White stack against a Red one in the open; `FORCES` says who.
fn open(white: &str, red: &str) -> String {
    format!(
        "given nobody else; weather north clear; weather south clear; denikine {white} at 7234; {red} at 7334; denikine leads {white}; army spent 1; segment announce\n"
    )
}

#[test]
fn a_combat_goes_from_losses_to_retreat_to_advance() {
    check(
        &["VII.C.1", "VII.C.1#1", "VII.G.10", "VII.K.1", "VII.K.1#1", "X.combat.3"],
        &format!(
            "{}then kind v_k1 v_i1 vs 7334 = assault
             white: attack v_k1@7334,v_i1@7334
             then odds v_k1 v_i1 vs 7334 = 3-1
             white: resolve 7334 ; 5
             then prompt = rossyia-ask-losses
             then asked = white
             white: lose v_k1:1
             then v_k1 hits = 1
             then b_18 hits = 2
             then asked = bolshevik
             then prompt = rossyia-ask-stand-or-retreat
             bolshevik: retreat b_18 7434>7534
             then asked = white
             then prompt = rossyia-ask-advance
             white: advance v_k1+v_i1 7334
             then v_i1 at = 7334
             then held 7334 = white",
            open("v_k1 v_i1", "b_18")
        ),
    );
}

#[test]
fn the_kind_of_combat_decides_who_loses() {
    check(
        &[
            "VII.G.14",
            "VII.G.14#1",
            "VII.H.2",
            "VII.H.2#1",
            "VII.H.3",
            "VII.H.4",
            "VII.H.5",
            "VII.H.6",
            "VII.H.7",
            "VII.I.2",
            "VII.I.2#1",
            "VII.I.3",
            "VII.I.4",
        ],
        "then result city 4-1 5 = 2/2 white
         then loser normal city 4-1 5 = attacker
         then loser assault city 4-1 5 = defender tripled
         then result clear 3-1 0 = 2/1 lower
         then loser normal clear 3-1 0 = attacker
         then loser assault clear 3-1 0 = attacker
         then result clear 2-1 5 = 1/2 white
         then loser normal clear 2-1 5 = defender
         then loser assault clear 2-1 5 = defender tripled
         then result clear 1-1 4 = 2/1 white
         then loser normal clear 1-1 4 = attacker
         then result city 2-1 8 = 2/2 higher
         then loser normal city 2-1 8 = defender tripled
         then result city 3-2 4 = 2/1 lower
         then loser assault city 3-2 4 = attacker",
    );
}

#[test]
fn a_beaten_attacker_goes_back_a_hex_or_stays_for_one_loss_more() {
    // Normal combat, 1-1 on the first table: 3 is 2/1 in lower grey, 5 is 1/1 in white, 4 is 2/1 in white.
    let forces = open("v_i1 v_i2", "b_cav1 b_mosc");
    check(
        &["VII.H.3", "VII.H.3#1", "VII.G.10#1", "VII.G.11", "VII.G.11#1", "X.combat.3#1"],
        &format!(
            "{forces}then kind v_i1 v_i2 vs 7334 = normal
             white: attack v_i1@7334,v_i2@7334
             then odds v_i1 v_i2 vs 7334 = 1-1
             white: resolve 7334 ; 3
             white: lose v_i1:1,v_i2:1
             bolshevik: lose b_mosc:1
             then asked = white
             then stand price = 1
             white: stand
             white: lose v_i1:1
             then v_i1 at = eliminated
             then v_i2 hits = 1
             then v_i2 at = 7234
             then b_mosc hits = 1
             then segment = none"
        ),
    );
    check(
        &["VII.H.4", "VII.H.4#1"],
        &format!(
            "{forces}white: attack v_i1@7334,v_i2@7334
             white: resolve 7334 ; 5
             white: lose v_i1:1
             bolshevik: lose b_mosc:1
             then loser = attacker
             white: stand
             white: lose v_i2:1
             then v_i1 hits = 1
             then v_i2 hits = 1"
        ),
    );
    check(
        &["VII.H.6", "VII.H.6#1", "VII.K.2", "VII.K.2#1", "VII.G.11#1"],
        &format!(
            "{forces}given v_i1 spent 6; v_i2 spent 6
             white: attack v_i1@7334,v_i2@7334
             white: resolve 7334 ; 4
             white: lose v_i1:2
             bolshevik: lose b_cav1:1
             then loser = attacker
             white: retreat v_i2 7134
             then v_i2 at = 7134
             then v_i2 hits = 0"
        ),
    );
}

#[test]
fn a_defender_beaten_in_the_white_zone_stands_for_one_loss_more() {
    check(
        &["VII.H.5", "VII.H.5#1"],
        &format!(
            "{}given army spent 3; v_drozd at 7333
             white: attack v_i1@7334,v_i2@7334,v_i3@7334,v_drozd@7334
             then odds v_i1 v_i2 v_i3 v_drozd vs 7334 = 2-1
             then kind v_i1 v_i2 v_i3 v_drozd vs 7334 = normal
             white: resolve 7334 ; 3
             white: lose v_i1:1
             bolshevik: lose b_mosc:2
             then loser = defender
             then stand price = 1
             bolshevik: stand
             bolshevik: lose b_cav1:1
             then b_mosc hits = 2
             then b_cav1 hits = 1
             then segment = none",
            open("v_i1 v_i2 v_i3 v_drozd", "b_cav1 b_mosc")
        ),
    );
}

#[test]
fn a_defender_beaten_in_the_higher_zone_stands_for_three_times_his_losses() {
    check(
        &["VII.H.7", "VII.H.7#1", "VII.L.1", "VII.L.1#1"],
        &format!(
            "{}given army spent 3
             white: attack v_i1@7334,v_i2@7334,v_i3@7334,v_drozd@7334
             then kind v_i1 v_i2 v_i3 v_drozd vs 7334 = normal
             white: resolve 7334 ; 5
             then losses = 1
             white: lose v_i1:1
             then losses = 2
             bolshevik: lose b_mosc:2
             then stand price = 4
             bolshevik: stand
             then losses = 4
             bolshevik: lose b_cav1:2,b_mosc:1 -> refused VII.G.11
             bolshevik: lose b_cav1:2,b_mosc:1,b_art1:1
             then b_cav1 hits = 2
             white: advance v_i2 7334 -> refused VII.L.1",
            open("v_i1 v_i2 v_i3 v_drozd", "b_cav1 b_mosc b_art1")
        ),
    );
}

#[test]
fn a_major_city_lowers_the_tripled_losses_by_one() {
    // Rostov, 3-1, total 8 is 2/2.
    check(
        &["VII.H.8", "VII.H.8#1", "VII.I.5"],
        "given nobody else; weather south clear; denikine v_guard v_i1 v_i2 v_markov at 3551; b_cav_ros b_cav1 at rostov; b_train_a at rostov; b_train_a show full; denikine leads v_guard v_i1 v_i2 v_markov; army spent 3; segment announce
         then kind v_guard v_i1 v_i2 v_markov vs rostov = normal
         then odds v_guard v_i1 v_i2 v_markov vs rostov = 2-1
         white: attack v_guard@rostov,v_i1@rostov,v_i2@rostov,v_markov@rostov
         white: resolve rostov ; 6
         white: lose v_i1:2
         bolshevik: lose b_cav1:2
         then stand price = 3",
    );
    check(
        &["VII.I.4", "VII.I.4#1", "VII.I.5", "VII.I.5#1"],
        "given nobody else; weather south clear; hetman v_guard v_art1 v_i1 v_i2 at 4247; b_37 b_38 at tsaritzin; hetman leads v_guard v_art1 v_i1 v_i2; army spent 3; segment announce
         then kind v_guard v_art1 v_i1 v_i2 vs tsaritzin = assault
         then odds v_guard v_art1 v_i1 v_i2 vs tsaritzin = 3-1
         white: attack v_guard@tsaritzin,v_art1@tsaritzin,v_i1@tsaritzin,v_i2@tsaritzin
         white: resolve tsaritzin ; 4
         white: lose v_guard:1,v_i1:1
         bolshevik: lose b_37:2
         then loser = defender
         then stand price = 3",
    );
    check(
        &["VII.I.4#1", "VII.I.4#2"],
        &format!(
            "{}given army spent 3
             then kind v_guard v_i1 v_i2 vs 7334 = assault
             white: attack v_guard@7334,v_i1@7334,v_i2@7334
             then odds v_guard v_i1 v_i2 vs 7334 = 2-1
             white: resolve 7334 ; 2
             white: lose v_guard:1
             bolshevik: lose b_18:2
             then stand price = 4
             bolshevik: retreat b_18+b_6 7433>7533
             then b_18 hits = 2
             then b_6 at = 7533",
            open("v_guard v_i1 v_i2", "b_18 b_6")
        ),
    );
}

#[test]
fn a_beaten_assault_goes_back_or_pays() {
    check(
        &["VII.I.3", "VII.I.3#1", "VII.G.10#1"],
        &format!(
            "{}white: attack v_guard@7334,v_i1@7334
             then odds v_guard v_i1 vs 7334 = 1-1
             white: resolve 7334 ; 3
             then losses = 2
             white: lose v_guard:1,v_i1:1
             bolshevik: lose b_18:1
             then loser = attacker
             white: stand
             white: lose v_guard:1
             then v_guard at = eliminated
             then v_i1 hits = 1",
            open("v_guard v_i1", "b_18 b_6")
        ),
    );
}

#[test]
fn a_defender_who_is_wiped_out_has_lost_whatever_the_result() {
    check(
        &["VII.H.9", "VII.H.9#1", "VII.B.4", "VII.B.4#1", "X.combat.3#2"],
        &format!(
            "{}given b_cav3 hits 1
             then kind v_i1 vs 7334 = normal
             white: attack v_i1@7334
             then odds v_i1 vs 7334 = 1-1
             white: resolve 7334 ; 4
             then v_i1 at = eliminated
             then b_cav3 at = lost
             then segment = none",
            open("v_i1", "b_cav3")
        ),
    );
    check(
        &["VII.H.9#1", "X.combat.3#2", "VII.I.8", "VII.I.8#1"],
        &format!(
            "{}given b_wilna hits 1
             then kind v_guard v_i1 vs 7334 = assault
             white: attack v_guard@7334,v_i1@7334
             white: resolve 7334 ; 1
             then result clear 4-1 1 = 1/1 white
             white: lose v_guard:1
             then b_wilna at = lost
             then prompt = rossyia-ask-advance
             white: done",
            open("v_guard v_i1", "b_wilna")
        ),
    );
}

#[test]
fn combats_are_fought_with_what_is_there_when_their_turn_comes() {
    check(
        &["VII.C.2", "VII.C.2#1"],
        "given nobody else; weather north clear; weather south clear; denikine v_k1 v_guard at 7234; v_i1 v_i2 at 7236; b_wilna at 7334; b_wilna hits 1; b_dvina at 7336; denikine leads v_k1 v_guard v_i1 v_i2; army spent 3; segment announce
         white: attack v_k1@7334,v_guard@7334,v_i1@7336,v_i2@7336
         then zoc white 7435 = 0
         white: resolve 7334 ; 6
         then b_wilna at = lost
         white: advance v_k1+v_guard 7334
         then zoc white 7435 = 1
         then combats = 1",
    );
}

#[test]
fn an_announced_combat_can_lapse() {
    // Two Red stacks behind each other: the first goes back into the hex of the second.
    let forces = "given nobody else; weather north clear; weather south clear; denikine v_k1 v_k2 at 7234; v_pl1 at 7536; b_18 at 7334; b_9 at 7535; denikine leads v_k1 v_k2 v_pl1; army spent 3; segment announce\n";
    check(
        &["VII.C.2", "VII.C.2#2"],
        &format!(
            "{forces}given b_38 at 7334
             then odds v_pl1 vs 7535 = 1-1
             white: attack v_k1@7334,v_k2@7334,v_pl1@7535
             white: resolve 7334 ; 4
             white: lose v_k1:1
             bolshevik: lose b_18:2
             bolshevik: retreat b_38 7435>7535
             bolshevik: retreat b_18 7434>7534
             then odds v_pl1 vs 7535 = refused
             white: done
             then combats = 0
             then v_pl1 attacked = false
             given hetman v_i1 v_i2 v_i3 at 7635; v_pl1 at pool; b_18 at pool; b_38 at pool; hetman leads v_i1 v_i2 v_i3; army supplied; army spent 2; segment announce
             white: attack v_i1@7535,v_i2@7535"
        ),
    );
    check(
        &["VII.C.2#3"],
        &format!(
            "{forces}white: attack v_k1@7334,v_k2@7334,v_pl1@7535
             given b_9 at 4950
             white: resolve 7535
             then combats = 1
             white: resolve 7334 ; 4"
        ),
    );
}
