//! VIII.D, X.box: boxes, and how they are fought for.

use super::super::{check, cites, game};

#[test]
fn there_are_twelve_boxes() {
    cites(&["VIII.D.1", "VIII.D.1#1"]);
    assert_eq!(game().data().boxes.len(), 12);
}

#[test]
fn a_box_with_a_line_in_its_entry_hex_is_reached_by_rail() {
    check(
        &["VIII.D.5", "VIII.D.5#1"],
        "given nobody else; siberian holds omsk_city; siberian rail 7419 7519 7619; koltchak s_i1 s_i2 at 7519; siberian points 5; koltchak leads s_i1 s_i2; army spent 1; army supplied
         white: rail s_i1 7619>omsk
         then s_i1 at = omsk
         then points siberian = 3
         given koltchak s_i3 at 7427; siberian rail 7427; koltchak leads s_i3; army spent 1; army supplied
         white: rail s_i3 omsk
         then points siberian = 1",
    );
}

#[test]
fn a_box_is_attacked_from_inside() {
    check(
        &["VIII.D.9", "VIII.D.9#1"],
        "given nobody else; siberian holds omsk_city; s_i1 at omsk; s_i2 at 7519; stalin b_18 at 7619; b_6 at omsk; stalin leads b_18 b_6; army spent 2; army supplied; segment announce
         bolshevik: attack b_18@omsk -> refused VIII.D.9
         bolshevik: attack b_6@7519 -> refused VIII.D.9
         bolshevik: attack b_6@omsk
         bolshevik: resolve omsk
         then prompt = rossyia-ask-form-attack",
    );
}

#[test]
fn defenders_form_stacks_of_six_steps() {
    check(
        &["VIII.D.10", "VIII.D.10#1"],
        "given nobody else; siberian holds omsk_city; s_i1 s_i2 s_i3 s_i4 s_i5 s_i6 s_i7 at omsk; stalin b_18 b_6 b_12 at omsk; stalin leads b_18 b_6 b_12; army spent 2; army supplied; segment announce
         bolshevik: attack b_18@omsk,b_6@omsk,b_12@omsk
         bolshevik: resolve omsk
         then asked = white
         white: form s_i1:1,s_i2:1,s_i3:1,s_i4:1,s_i5:2,s_i6:2,s_i7:2 -> refused VIII.D.10
         white: form s_i1:1,s_i2:1,s_i3:1,s_i4:2,s_i5:2,s_i6:2 -> refused VIII.D.10
         white: form s_i1:0,s_i2:1,s_i3:1,s_i4:2,s_i5:2,s_i6:2,s_i7:3 -> refused VIII.D.10
         white: form s_i1:1,s_i2:1,s_i3:1,s_i4:2,s_i5:2,s_i6:2,s_i7:3
         then asked = bolshevik",
    );
}

/// Two stacks of one Siberian unit each in Omsk, eight Red divisions in the box with Stalin.
const OMSK: &str = "given nobody else; weather north clear; siberian holds omsk_city; s_i1 s_i6 at omsk; stalin b_18 b_6 b_9 b_12 b_13 b_14 b_15 b_16 at omsk; stalin leads b_18 b_6 b_9 b_12 b_13 b_14 b_15 b_16; army spent 2; army supplied; segment announce
         bolshevik: attack b_18@omsk,b_6@omsk,b_9@omsk,b_12@omsk,b_13@omsk,b_14@omsk,b_15@omsk,b_16@omsk
         bolshevik: resolve omsk
         white: form s_i1:1,s_i6:2
         ";

fn omsk_check(cites: &[&str], script: &str) {
    check(cites, &format!("{OMSK}{script}"));
}

#[test]
fn one_stack_has_the_city_and_the_others_open_ground() {
    omsk_check(
        &["VIII.D.11", "VIII.D.11#1"],
        "bolshevik: form b_18:11,b_6:11,b_9:21,b_12:21
         then ground of stack 1 = majorcity
         then ground of stack 2 = clear
         then odds of stack 1 = 9 5 6
         then odds of stack 2 = 8 3 6",
    );
}

#[test]
fn attackers_form_three_stacks_against_each() {
    omsk_check(
        &["VIII.D.12", "VIII.D.12#1", "VII.A.10"],
        "bolshevik: form b_18:11,b_6:11,b_9:11 -> refused VIII.D.12
         bolshevik: form b_18:14 -> refused VIII.D.12
         bolshevik: form b_18:31 -> refused VIII.D.12
         bolshevik: form s_i1:11 -> refused VIII.D.12
         bolshevik: form b_18:11 -> refused VII.A.10
         bolshevik: form b_18:11,b_6:11,b_9:12,b_12:12,b_13:13,b_14:13,b_15:21,b_16:21
         then prompt = rossyia-ask-fight-box",
    );
}

#[test]
fn a_box_is_taken_when_all_stacks_are_beaten() {
    omsk_check(
        &["VIII.D.13", "X.box.2", "X.box.2#2", "X.box.1"],
        "bolshevik: form b_18:11,b_6:11,b_9:12,b_12:12,b_13:21,b_14:21,b_15:22
         bolshevik: resolve omsk ; 6
         bolshevik: lose b_18:2
         then s_i1 at = eliminated
         bolshevik: resolve omsk ; 6
         bolshevik: lose b_13:1
         then s_i6 at = eliminated
         then holder omsk_city = bolshevik",
    );
}

#[test]
fn a_box_that_is_not_wholly_beaten_is_left_again() {
    omsk_check(
        &["VIII.D.13", "VIII.D.13#1", "VIII.D.14", "VIII.D.14#1"],
        "bolshevik: form b_18:21,b_6:21,b_9:22,b_12:22
         bolshevik: resolve omsk ; 6
         then holder omsk_city = siberian
         then asked = bolshevik
         bolshevik: retreat b_18+b_6+b_9+b_12+b_13+b_14+b_15+b_16+stalin 7518 -> refused X.box.1
         bolshevik: retreat b_18+b_6+stalin 7619
         bolshevik: retreat b_9+b_12 7515
         then b_18 at = 7619
         then stalin at = 7619
         then b_9 at = 7515",
    );
}

#[test]
fn whoever_gives_the_attack_up_leaves_the_box() {
    omsk_check(
        &["VIII.D.14", "X.box.2"],
        "bolshevik: done
         then prompt = rossyia-ask-leave-box",
    );
    check(
        &["X.box.2"],
        "given nobody else; weather north clear; siberian holds omsk_city; s_i1 at omsk; stalin at 7519; b_18 at omsk; stalin leads b_18; army spent 2; army supplied; segment announce
         bolshevik: done
         then prompt = rossyia-ask-leave-box
         bolshevik: retreat b_18 7619
         then b_18 at = 7619",
    );
}

#[test]
fn units_in_a_box_attack_an_entry_hex_with_three_stacks() {
    check(
        &["VIII.D.15", "VIII.D.15#1"],
        "given nobody else; weather north clear; bolshevik holds omsk_city; s_i1 at 7619; stalin b_18 b_6 b_9 b_12 b_13 b_14 b_15 at omsk; stalin leads b_18 b_6 b_9 b_12 b_13 b_14 b_15; army spent 2; army supplied; segment announce
         bolshevik: attack b_18@7619,b_6@7619,b_9@7619,b_12@7619,b_13@7619,b_14@7619,b_15@7619 -> refused VIII.D.15
         bolshevik: attack b_18@7619,b_6@7619,b_9@7619,b_12@7619,b_13@7619,b_14@7619
         bolshevik: resolve 7619 ; 6
         then s_i1 at = eliminated
         then asked = bolshevik
         bolshevik: advance b_18 7619
         then b_18 at = 7619",
    );
}

#[test]
fn beaten_defenders_go_to_a_free_entry_hex_or_a_linked_box() {
    check(
        &["X.box.1", "X.box.1#1"],
        "given nobody else; weather north clear; bolshevik holds archangelsk_city; b_18 at archangelsk; miller m_i1 m_i2 a_n1 a_n2 a_n6 at archangelsk; miller leads m_i1 m_i2 a_n1 a_n2 a_n6; army spent 2; army supplied; segment announce
         white: attack m_i1@archangelsk,m_i2@archangelsk,a_n1@archangelsk,a_n2@archangelsk,a_n6@archangelsk
         white: resolve archangelsk
         white: form m_i1:11,m_i2:11,a_n1:12,a_n2:12,a_n6:12
         white: resolve archangelsk ; 1
         white: lose a_n1:1
         bolshevik: retreat b_18 4001
         then b_18 at = 4001
         then holder archangelsk_city = miller",
    );
}

#[test]
fn nobody_goes_back_to_a_box_that_is_closed_to_him() {
    let stormed = |turkey: &str| {
        format!(
            "given nobody else; weather south clear; invaded armenia; south holds kars_city; turkey at {turkey}; v_i1 at kars; stalin b_18 b_6 b_9 b_12 at kars; stalin leads b_18 b_6 b_9 b_12; army spent 2; army supplied; segment announce
             bolshevik: attack b_18@kars,b_6@kars,b_9@kars,b_12@kars
             bolshevik: resolve kars
             bolshevik: form b_18:11,b_6:11,b_9:12,b_12:12
             bolshevik: resolve kars ; 3
             bolshevik: lose b_18:1\n"
        )
    };
    check(
        &["X.box.1", "X.box.1#3", "X.neutral.1"],
        &format!(
            "{}white: retreat v_i1 turkey -> refused X.box.1
             white: retreat v_i1 armenia
             then v_i1 at = armenia",
            stormed("peace")
        ),
    );
    check(&["X.box.1#3"], &format!("{}white: retreat v_i1 turkey\n then v_i1 at = turkey", stormed("war")));
}

#[test]
fn attackers_by_sea_go_back_over_the_sea() {
    check(
        &["X.box.1#2"],
        "given nobody else; weather north clear; miller holds mourmansk_city; bolshevik holds archangelsk_city; b_18 b_6 at archangelsk; b_9 at 3701; b_12 at 4001; ironside a_n1 a_n2 at mourmansk; white naval baltic 10; ironside leads a_n1 a_n2; army spent 1; army supplied
         white: sail a_n1+a_n2 archangelsk
         white: done
         white: done
         then a_n1 at = mourmansk
         then a_n2 at = mourmansk",
    );
}

#[test]
fn a_held_box_is_entered_to_attack_only() {
    check(
        &["X.box.2", "X.box.2#1"],
        "given nobody else; siberian holds omsk_city; s_i1 at omsk; stalin b_18 at 7619; stalin leads b_18; army spent 0; army isolated
         bolshevik: march b_18 omsk -> refused X.box.2
         given army supplied
         bolshevik: march b_18 omsk
         then b_18 at = omsk
         then holder omsk_city = siberian",
    );
}

#[test]
fn boxes_supply_those_in_them() {
    check(
        &["X.box.3", "X.box.3#1", "X.box.3#2"],
        "given nobody else; weather north clear; weather south clear; bolshevik holds omsk_city; a_c1 at caspian_2; b_18 at omsk; naming white
         then supplies allies caspian_2 = true
         then supplies bolshevik omsk = true
         then supplies bolshevik caspian_2 = false
         then cut off allies caspian_2 = false
         then cut off bolshevik caspian_1 = false",
    );
}

#[test]
fn land_links_carry_lines_of_one_hex() {
    check(
        &["X.box.3#3"],
        "given nobody else; turkey follows white; event turkey_war_2; naming white
         then line turkey 4466 turkey = 3
         given b_18 at kars
         then line turkey 4466 turkey = none",
    );
}

#[test]
fn sea_links_are_paid_and_closed_to_the_reds() {
    check(
        &["VIII.D.8", "VIII.D.8#3", "VIII.D.8#4"],
        "given nobody else; miller holds mourmansk_city archangelsk_city; ironside a_n1 a_n2 a_n6 at mourmansk; white naval baltic 10; ironside leads a_n1 a_n2 a_n6; army spent 1; army supplied
         white: sail a_n1+a_n2+a_n6 archangelsk
         then a_n1 at = archangelsk
         then naval white baltic = 4
         given nobody else; bolshevik holds mourmansk_city archangelsk_city; stalin b_18 at archangelsk; stalin leads b_18; army spent 1; army supplied
         bolshevik: sail b_18 mourmansk -> refused VI.H.5",
    );
}
