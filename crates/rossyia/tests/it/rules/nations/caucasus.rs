//! N.armenia, N.georgia.

use super::{check, cites, game};

#[test]
fn armenia_and_georgia_are_two_boxes_each_without_an_army() {
    cites(&[
        "N.armenia.1",
        "N.armenia.1#1",
        "N.armenia.2",
        "N.armenia.2#1",
        "N.georgia.1",
        "N.georgia.1#1",
        "N.georgia.2",
        "N.georgia.2#1",
    ]);
    let data = game().data();
    for id in ["armenia", "georgia"] {
        let republic = data.nations.caucasus.republics.iter().find(|one| data.ids.id(one.faction) == id);
        let republic = republic.expect("a republic");
        assert_eq!(republic.boxes.len(), 2);
        assert!(data.units.iter().all(|unit| unit.faction != republic.faction));
        assert!(data.hqs.iter().all(|hq| hq.faction != republic.faction));
    }
}

#[test]
fn twelve_southern_steps_find_refuge_in_armenia_and_any_number_of_allies() {
    check(
        &["N.armenia.3", "N.armenia.3#1", "N.armenia.4", "N.armenia.4#1"],
        "given nobody else; weather south clear; v_guard v_i1 v_i2 v_i3 v_r1 v_r2 at armenia; denikine v_art1 at 4466; franchet a_s1 at georgia_2
         given denikine leads v_art1
         white: march v_art1 georgia_2>armenia -> refused N.armenia.3
         given franchet leads a_s1
         white: march a_s1 armenia
         then a_s1 at = armenia",
    );
}

#[test]
fn everybody_in_armenia_is_in_supply() {
    check(
        &["N.armenia.5", "N.armenia.5#1"],
        "given nobody else; denikine v_i1 at armenia
         then denikine condition = supplied",
    );
}

#[test]
fn kars_and_tiflis_pay_nobody_until_the_bolsheviks_come() {
    check(
        &["N.armenia.6", "N.armenia.6#1", "N.armenia.11", "N.armenia.11#1", "N.georgia.9", "N.georgia.9#1"],
        "given nobody else; south holds kars_city tiflis
         then drawn kars_city = 0
         then drawn tiflis = 0
         given invaded armenia; invaded georgia
         then drawn kars_city = 1
         then drawn tiflis = 1",
    );
}

#[test]
fn the_turks_drive_the_whites_out_of_kars() {
    check(
        &["N.armenia.7", "N.armenia.7#1"],
        "given nobody else; turkey at war; event turkey_war_1; v_i1 v_i2 v_i3 at kars; karabekir t_i1 at turkey; karabekir leads t_i1
         white: march t_i1 kars
         then v_i1 at = armenia
         then v_i3 at = armenia
         then holder kars_city = turkey",
    );
    check(
        &["N.armenia.8", "N.armenia.8#1"],
        "given nobody else; turkey at war; event turkey_war_1; v_i1 at kars; b_18 at armenia; karabekir t_i1 at turkey; karabekir leads t_i1
         white: march t_i1 kars
         then v_i1 at = lost",
    );
}

#[test]
fn a_bolshevik_invasion_opens_armenia_and_georgia() {
    check(
        &["N.armenia.9", "N.armenia.9#1", "N.georgia.7", "N.georgia.7#1"],
        "given nobody else; fedko b_t1 at 4466; fedko leads b_t1
         bolshevik: march b_t1 georgia_2
         then invaded georgia = true
         given fedko at georgia_2; fedko leads b_t1; b_t1 spent 0
         bolshevik: march b_t1 armenia
         then invaded armenia = true",
    );
    check(
        &["N.armenia.10", "N.armenia.10#1"],
        "given nobody else; invaded armenia; v_guard v_i1 v_i2 v_i3 v_r1 v_r2 at armenia; denikine v_art1 at 4466; denikine leads v_art1
         white: march v_art1 georgia_2>armenia",
    );
    check(
        &["N.georgia.8", "N.georgia.8#1"],
        "given nobody else; invaded georgia; denikine v_guard v_i1 v_i2 v_i3 at 4466; v_r1 v_r2 v_r3 v_drozd at 4466; denikine leads v_guard v_i1 v_i2 v_i3 v_r1 v_r2 v_r3 v_drozd
         white: march v_guard+v_i1+v_i2+v_i3+v_r1+v_r2+v_r3 georgia_2",
    );
}

#[test]
fn the_south_crosses_georgia_for_four_points_and_does_not_halt() {
    check(
        &["N.georgia.3", "N.georgia.3#1", "N.georgia.4", "N.georgia.4#1"],
        "given nobody else; denikine v_i1 at 4466; v_i1 spent 2; denikine leads v_i1; moving v_i1
         white: march v_i1 georgia_2 -> refused N.georgia.3
         white: march v_i1 georgia_2>armenia
         then v_i1 at = armenia
         then spent v_i1 = 6",
    );
    check(
        &["N.georgia.4#1"],
        "given nobody else; denikine v_i1 at 4466; denikine leads v_i1; v_i1 spent 3; moving v_i1
         white: march v_i1 georgia_2>armenia -> refused VI.D.2",
    );
    check(
        &["N.georgia.3#1"],
        "given nobody else; denikine v_guard v_i1 v_i2 v_i3 v_r1 v_r2 v_art1 at 4466; denikine leads v_guard v_i1 v_i2 v_i3 v_r1 v_r2 v_art1
         white: march v_guard+v_i1+v_i2+v_i3+v_r1+v_r2+v_art1 georgia_2>armenia -> refused N.georgia.3
         white: march v_guard+v_i1+v_i2+v_i3+v_r1+v_r2 georgia_2>armenia",
    );
}

#[test]
fn the_south_goes_the_same_way_back() {
    check(
        &["N.georgia.5", "N.georgia.5#1"],
        "given nobody else; denikine v_i1 at armenia; denikine leads v_i1
         white: march v_i1 georgia_2>4466
         then v_i1 at = 4466
         then spent v_i1 = 4",
    );
}

#[test]
fn the_allies_stay_in_georgia_as_they_like() {
    check(
        &["N.georgia.6", "N.georgia.6#1"],
        "given nobody else; franchet a_s1 at 3463; franchet leads a_s1
         white: march a_s1 georgia_1
         then a_s1 at = georgia_1",
    );
}

#[test]
fn azerbaijan_is_invaded_like_georgia() {
    check(
        &["X.neutral.1", "X.neutral.1#2"],
        "given nobody else; fedko b_t1 at 5066; fedko leads b_t1
         bolshevik: march b_t1 azerbaijan
         then invaded azerbaijan = true
         then holder bakou = bolshevik",
    );
}

#[test]
fn guests_take_nothing_from_their_hosts() {
    check(
        &["N.armenia.3#2"],
        "given nobody else; denikine v_i1 at 4466; denikine leads v_i1; level 50
         white: march v_i1 georgia_2>armenia
         then holder tiflis = georgia
         then holder erivan = armenia
         then level = 50
         given franchet a_s1 at 3463; franchet leads a_s1
         white: march a_s1 georgia_1
         then holder batoum = georgia
         then level = 50",
    );
    check(
        &["N.armenia.3#2", "N.georgia.8"],
        "given nobody else; invaded georgia; denikine v_i1 at 3463; denikine leads v_i1
         white: march v_i1 georgia_1
         then holder batoum = south",
    );
}

#[test]
fn the_way_through_georgia_leads_to_armenia_or_from_there() {
    check(
        &["N.georgia.3#2"],
        "given nobody else; weather south clear; denikine v_k1 at 3463; denikine leads v_k1
         white: march v_k1 georgia_1>georgia_2>4466 -> refused N.georgia.3
         white: march v_k1 georgia_1>3463 -> refused N.georgia.3
         white: march v_k1 georgia_1>georgia_2>kars",
    );
    check(
        &["N.georgia.3#3"],
        "given nobody else; south holds petrovsk groszny; denikine v_i1 at petrovsk; south rail 4965 5065 5066; south points 9; denikine leads v_i1; army spent 1; army supplied
         white: rail v_i1 5066>azerbaijan -> refused N.georgia.3
         white: rail v_i1 5066",
    );
    check(
        &["X.neutral.1"],
        "given nobody else; siberian holds petrovsk groszny; koltchak s_i1 at petrovsk; siberian rail 4965 5065 5066; siberian points 9; koltchak leads s_i1; army spent 1; army supplied
         white: rail s_i1 5066>azerbaijan -> refused X.neutral.1",
    );
}

#[test]
fn a_train_keeps_to_countries_that_are_open_to_it() {
    check(
        &["X.neutral.1#4"],
        "given nobody else; siberian holds petrovsk groszny; koltchak s_train at petrovsk; siberian rail 4965 5065 5066; koltchak leads s_train
         white: rail s_train 5066>azerbaijan -> refused X.neutral.1
         given invaded azerbaijan
         white: rail s_train 5066>azerbaijan
         then s_train at = azerbaijan",
    );
    check(
        &["X.neutral.1#4", "N.georgia.3"],
        "given nobody else; south holds petrovsk groszny; v_train1 at 5066; south rail 4965 5065 5066; fedko b_t1 at 4766; fedko leads b_t1
         white: react v_train1 azerbaijan -> refused N.georgia.3
         white: react v_train1 5065",
    );
}
