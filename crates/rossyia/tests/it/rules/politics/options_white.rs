//! Every White option is played, and does what it says (III.B.2, III.D.3).

use super::super::check;

/// The Whites play an option in a position, and this follows.
fn plays(given: &str, script: &str) {
    let given = format!("given nobody else; level 50; {given}; playing white");
    check(&["III.A.2", "III.B.2", "X.options.1"], &format!("{given}\n{script}"));
}

#[test]
fn western_support_gives_pr_or_armt() {
    plays(
        "denikine at ekaterinodar; south pr 0; white hand w_occident_soutien 2",
        "white: play w_occident_soutien
         then level = 51
         white: choose 1
         then pr south = 4
         white: play w_occident_soutien
         white: choose 2
         then denikine armt = 2",
    );
    plays(
        "denikine at ekaterinodar; koltchak at omsk; south pr 1; siberian pr 0; white hand w_occident_soutien 1",
        "white: play w_occident_soutien
         white: choose 1
         white: grant miller 1 -> refused X.options.1
         white: grant south 5 -> refused X.options.1
         white: grant south 3
         then asked = white
         white: grant siberian 1
         then pr south = 4
         then pr siberian = 1",
    );
}

#[test]
fn rivalry_at_versailles_stops_the_allies() {
    check(
        &["III.B.9", "III.D.1"],
        "given nobody else; romania_peace in 1918-11; level 50; turn 1919-01; initiative white; a_s1 at odessa; white pool w_rivalite_versailles 1; last move white
         white: done ; 1 0
         then level = 48
         then may attack a_s1 = false
         then count white played w_rivalite_versailles = 1
         then plays w_rivalite_versailles = w_occident_soutien",
    );
}

#[test]
fn finland_and_turkey_enter() {
    plays(
        "turn 1919-05; white hand w_offensive_finlande 1",
        "white: play w_offensive_finlande
         then at war finland = true
         then level = 52",
    );
    plays(
        "turn 1920-05; white hand w_offensive_turquie 1",
        "white: play w_offensive_turquie
         then at war turkey = true
         then count white pool w_offensive_turquie = 1",
    );
    plays(
        "turn 1920-12; turkey_war_1 in 1920-05; turkey_peace in 1920-08; w_offensive_turquie occurred 1; bolshevik holds rostov astrakhan groszny; white hand w_offensive_turquie 1",
        "white: play w_offensive_turquie
         then happened turkey_war_2 = true
         then level = 52
         then count white pool w_offensive_turquie = 0",
    );
}

#[test]
fn propaganda_strikes_every_unit_of_a_stack_but_its_train() {
    check(
        &["VIII.A.22", "VIII.A.22#1", "X.options.1"],
        "given nobody else; b_18 b_6 b_train_a at 3046; stalin b_39 at tsaritzin; white hand w_propagande 1; playing white
         white: play w_propagande
         white: mark moscou -> refused X.options.1
         white: mark 3046 ; 4 6
         then b_18 hits = 1
         then b_6 hits = 2
         then b_train_a hits = 0
         then b_39 hits = 0",
    );
}

#[test]
fn partisans_cut_a_line_or_wear_a_unit_down() {
    plays(
        "white hand w_partisans 1; b_18 at 3121; v_i1 at 2617",
        "white: play w_partisans
         white: choose 1
         white: mark 3224 -> refused X.options.1
         white: mark 3121 -> refused X.options.1
         white: mark 2616 -> refused X.options.1
         white: mark 3021
         then partisans 3021 = true
         then partisans 2920 = false
         given nobody else; last move white
         white: done ; 1
         then ongoing = 0
         then partisans 3021 = false",
    );
    plays(
        "white hand w_partisans 1; weather north clear; b_18 at 3021; b_6 at moscou",
        "white: play w_partisans
         white: choose 2 ; 6
         then b_18 hits = 2
         then b_6 hits = 0",
    );
}

#[test]
fn options_for_points() {
    plays(
        "siberian holds omsk_city; siberian pr 1; white hand w_or_imperial 1",
        "white: play w_or_imperial
         then level = 51
         then pr siberian = 5",
    );
    plays("bolshevik holds omsk_city; white hand w_or_imperial 1", "white: play w_or_imperial -> refused X.options.4");
    plays(
        "white hand w_intervention_caspienne 1",
        "white: play w_intervention_caspienne
         then level = 51
         then naval white caspian = 3",
    );
    plays(
        "wrangel at simferopol; south pr 0; white hand w_reforme_agraire 1",
        "white: play w_reforme_agraire
         then pr south = 3",
    );
    plays("white hand w_reforme_agraire 1", "white: play w_reforme_agraire -> refused X.options.4");
}

#[test]
fn the_cossacks_rise_near_veshenskaya() {
    plays(
        "d_v1 d_v2 at to_come; b_18 at 3944; white hand w_revolte_cosaque 1",
        "white: play w_revolte_cosaque
         then level = 51
         white: place d_v1+d_v2 3944 -> refused X.options.1
         white: place d_v1+d_v2 3849 -> refused X.options.1
         white: place v_i1 3844 -> refused X.options.1
         white: place d_v1 3844
         white: place d_v2 3744
         then d_v1 at = 3844
         then d_v2 at = 3744",
    );
}

#[test]
fn peasants_and_grigoriev_rise() {
    plays(
        "weather north clear; weather south clear; b_18 at 3834; b_6 at tambov; bolshevik pr 5; white hand w_insurrection 1",
        "white: play w_insurrection ; 3
         then level = 51
         then pr bolshevik = 2
         then b_18 hits = 1",
    );
    plays("white hand w_grigoriev 1; b_18 at moscou", "white: play w_grigoriev -> refused X.options.4");
    plays(
        "white hand w_grigoriev 1; b_18 at elisavetgrad; bolshevik holds elisavetgrad",
        "white: play w_grigoriev
         then level = 51
         then b_18 at = lost
         then holder elisavetgrad = ukrainian",
    );
    plays(
        "white hand w_grigoriev 1; b_18 b_6 at elisavetgrad; bolshevik holds elisavetgrad",
        "white: play w_grigoriev
         white: target b_18
         then b_18 at = lost
         then holder elisavetgrad = bolshevik",
    );
}

#[test]
fn the_british_mission_brings_armt_and_tanks() {
    plays(
        "denikine at ekaterinodar; v_tank1 at eliminated; white hand w_mission_britannique 1",
        "white: play w_mission_britannique
         then armt roll denikine = 1
         white: place v_tank1 moscou -> refused X.options.1
         white: place v_tank1 novorossisk
         then v_tank1 at = 3059
         then level = 50",
    );
}

#[test]
fn a_raid_frees_the_cavalry_of_a_stack() {
    plays(
        "v_k1 v_k2 v_i1 at 3257; white hand w_raid 1",
        "white: play w_raid
         then level = 51
         then factor v_k1 = 2
         then factor v_k2 = 2
         then factor v_i1 = 1
         then exit cost v_k1 = 0
         then exit cost v_i1 = no
         then always supplied v_k1 = true
         then always supplied v_i1 = false",
    );
}

#[test]
fn kronstadt_rises() {
    plays(
        "turn 1921-03; weather north clear; bolshevik holds petrograd; b_18 b_6 at petrograd; white hand w_cronstadt 1",
        "white: play w_cronstadt ; 2 3
         then level = 54
         then b_18 hits = 0
         then b_6 hits = 1
         then held reinforcements bolshevik petrograd = no
         given turn 1921-04
         then held reinforcements bolshevik petrograd = lost
         then held reinforcements bolshevik moscou = no
         given turn 1921-05
         then held reinforcements bolshevik petrograd = no",
    );
}

#[test]
fn poland_brings_options() {
    plays(
        "poland at war; weather north clear; weather south clear; b_18 at 0932; b_6 at 3121; white hand w_partisans_polonais 1",
        "white: play w_partisans_polonais
         white: choose 2 ; 5
         then b_18 hits = 1
         then b_6 hits = 0",
    );
    plays(
        "poland at war; ukrainian pr 0; white hand w_aide_polonaise 1",
        "white: play w_aide_polonaise
         then level = 51
         then pr ukrainian = 3
         then sources of ukrainian = poland
         then sources of south = no",
    );
    plays(
        "poland at war; turn 1920-06; white hand w_alliance 1",
        "white: play w_alliance
         then level = 52
         then coordination poland south = 4
         then coordination poland poland = no
         then zone limit poland = false
         then zone limit finland = true
         given turn 1920-07
         then coordination poland south = 4
         given turn 1920-08
         then coordination poland south = no",
    );
    plays("white hand w_alliance 1", "white: play w_alliance -> refused X.options.4");
}
