//! VI.H, X.sea: naval points, voyages, landings.

use super::check;

#[test]
fn naval_points_by_sea_and_date() {
    check(
        &["VI.H.2", "VI.H.2#1", "VI.H.3", "VI.H.3#1", "VI.H.4", "VI.H.4#1"],
        "given turn 1918-11
         then ships white baltic = 10
         then ships white black_sea = 0
         then ships bolshevik black_sea = 4
         given turn 1918-12
         then ships white black_sea = 0
         then ships bolshevik black_sea = 0
         given turn 1919-01
         then ships white black_sea = 16
         then ships white caspian = 0
         given event caspian_intervention
         then ships white caspian = 3
         given turn 1921-12
         then ships white baltic = 10
         then ships white black_sea = 16
         then ships bolshevik baltic = 0",
    );
}

#[test]
fn the_points_of_a_sea_are_common_to_the_whites_and_filled_each_turn() {
    check(
        &["VI.H.1", "VI.H.1#1"],
        "given nobody else; turn 1919-06; ships; youdenitch y_i1 y_i2 y_i3 at reval; youdenitch leads y_i1 y_i2 y_i3
         white: sail y_i1+y_i2+y_i3 riga
         then naval white baltic = 4
         given ironside a_s1 a_s2 at riga; y_i1 y_i2 y_i3 at narva; ironside leads a_s1 a_s2
         white: sail a_s1+a_s2 libau -> refused VI.H.1
         white: sail a_s1+ironside libau
         then naval white baltic = 1
         given a new turn
         then naval white baltic = 10",
    );
}

#[test]
fn the_reds_have_ships_in_november_18_in_the_black_sea_alone() {
    check(
        &["VI.H.5", "VI.H.5#1", "VI.H.14"],
        "given nobody else; turn 1918-11; ships; bolshevik holds odessa sebastopol petrograd narva; stalin b_18 b_6 at odessa; b_9 at petrograd; stalin leads b_18 b_6 b_9
         bolshevik: sail b_9 narva -> refused VI.H.5
         bolshevik: sail b_18 1753 -> refused X.sea.1
         bolshevik: sail b_18 1851 -> refused VI.H.14
         bolshevik: sail b_18 sebastopol
         then naval bolshevik black_sea = 1
         bolshevik: sail b_6 sebastopol -> refused VI.H.1
         given turn 1918-12; ships; stalin leads b_6
         bolshevik: sail stalin sebastopol -> refused VI.H.5",
    );
}

#[test]
fn a_point_for_a_step_from_port_to_port_and_none_for_a_hq() {
    check(
        &["VI.H.6", "VI.H.6#1", "VI.H.7", "VI.H.7#1", "VII.B.3", "VII.B.3#2"],
        "given nobody else; turn 1919-03; ships; south holds odessa sebastopol; franchet a_s1 at odessa; denikine v_i1 at sebastopol; franchet leads a_s1
         white: sail a_s1+franchet novorossisk
         then naval white black_sea = 13
         given denikine leads v_i1
         white: sail v_i1+denikine odessa
         then naval white black_sea = 11
         given a new turn; denikine leads v_i1; v_i1 hits 1
         white: sail v_i1 sebastopol
         then naval white black_sea = 14",
    );
}

#[test]
fn who_sails_begins_in_the_port_and_moves_on_with_half() {
    check(
        &["VI.H.8", "VI.H.8#1", "VI.H.9", "VI.H.9#1"],
        "given nobody else; turn 1919-03; ships; south holds odessa; denikine v_i1 v_rc2 at odessa; v_i2 at 1751; denikine leads v_i1 v_i2 v_rc2
         white: march v_i2 odessa
         white: sail v_i2 novorossisk -> refused VI.H.8
         white: sail v_i1+v_rc2 novorossisk
         then spent v_i1 = 3
         then spent v_rc2 = 5
         white: march v_i1 3058>3157>3257>3357 -> refused VI.D.2
         white: march v_i1 3058
         then v_i1 at = 3058
         white: sail v_rc2 odessa -> refused VI.H.8",
    );
}

#[test]
fn from_a_coast_at_the_double_price_and_no_further() {
    check(
        &["VI.H.10", "VI.H.10#1", "VI.H.10#2", "VI.H.11", "VI.H.11#1"],
        "given nobody else; turn 1919-03; ships; south holds odessa; denikine v_i1 v_i2 at 1851; v_i2 at 1750; v_i3 at 2608; denikine leads v_i1 v_i2 v_i3
         then coast 1851 = black_sea
         then coast 2608 =
         white: sail v_i3 narva -> refused VI.H.10
         white: sail v_i2 novorossisk -> refused VI.H.10
         white: march v_i2 1851
         white: sail v_i2 novorossisk -> refused VI.H.10
         white: sail v_i1 novorossisk
         then naval white black_sea = 12
         then v_i1 at = 3059
         white: march v_i1 3058 -> refused X.move.1",
    );
}

#[test]
fn from_north_to_south_the_allies_need_two_turns_by_way_of_europe() {
    check(
        &["VI.H.12", "VI.H.12#1", "VI.H.12#2", "X.sea.1", "X.sea.1#2"],
        "given nobody else; turn 1919-05; ships; miller holds archangelsk_city; south holds odessa sebastopol; ironside a_n1 y_i1 at riga; ironside leads a_n1
         white: sail a_n1 odessa -> refused X.sea.1
         white: sail a_n1 archangelsk -> refused X.sea.1
         white: sail a_n1 europe
         then naval white baltic = 8
         white: sail a_n1 odessa -> refused X.move.1
         given ironside leads y_i1; youdenitch y_i1 at riga; youdenitch leads y_i1
         white: sail y_i1 europe -> refused VI.H.12
         white: sail y_i1 reval
         given a new turn; ironside leads a_n1
         white: sail a_n1 archangelsk
         then a_n1 at = archangelsk
         given bolshevik holds odessa sebastopol; a_n1 at europe; a new turn; ironside leads a_n1
         white: sail a_n1 odessa -> refused X.sea.1
         white: sail a_n1 sebastopol -> refused X.sea.1
         white: sail a_n1 touapse -> refused X.sea.1
         white: sail a_n1 1851 -> refused VI.H.14
         white: sail a_n1 novorossisk
         then naval white black_sea = 14
         white: march a_n1 3058 -> refused X.move.1",
    );
}

#[test]
fn kertch_opens_the_sea_of_azov() {
    check(
        &["VI.H.13", "VI.H.13#1", "VI.H.13#2"],
        "given nobody else; turn 1919-03; ships; south holds taganrog eisk; bolshevik holds kertch; denikine v_i1 at novorossisk; v_i2 at eisk; denikine leads v_i1 v_i2
         white: sail v_i1 taganrog -> refused VI.H.13
         white: sail v_i2 taganrog -> refused VI.H.13
         then source kind allies taganrog = none
         given south holds kertch
         white: sail v_i1 taganrog
         then source kind allies taganrog = open
         given nobody else; turn 1918-11; ships; bolshevik holds taganrog marioupol; stalin b_18 at taganrog; stalin leads b_18
         bolshevik: sail b_18 marioupol -> refused VI.H.13
         given bolshevik holds kertch
         bolshevik: sail b_18 marioupol",
    );
}

#[test]
fn a_landing_costs_double_and_needs_an_empty_coast_without_a_city() {
    check(
        &["VI.H.14#1", "VI.H.15", "VI.H.15#1", "VI.H.16", "VI.H.16#1", "VI.H.16#2"],
        "given nobody else; turn 1919-06; ships; bolshevik holds touapse nikolaiev; weather south clear; franchet a_s1 a_s2 at novorossisk; b_18 at 1850; v_i1 at 2056; franchet leads a_s1 a_s2
         then zoc bolshevik 1851 = 1
         then coast 2056 = black_sea
         white: sail a_s1 touapse -> refused VI.H.16
         white: sail a_s1 2056 -> refused VI.H.16
         white: sail a_s1 1851
         then naval white black_sea = 10
         then a_s1 at = 1851
         white: march a_s1 1751 -> refused X.move.1
         white: sail a_s2 1851 -> refused VI.H.16",
    );
}

#[test]
fn landings_want_fair_weather_except_on_the_caspian() {
    check(
        &["VI.H.17", "VI.H.17#1"],
        "given nobody else; turn 1919-06; event caspian_intervention; ships; weather south mud; south holds petrovsk; franchet a_s1 at novorossisk; v_kertch at petrovsk; franchet leads a_s1
         white: sail a_s1 1851 -> refused VI.H.17
         given denikine at petrovsk; denikine leads v_kertch
         then coast 4963 = caspian
         white: sail v_kertch 4963
         then naval white caspian = 1",
    );
}

#[test]
fn ports_of_the_enemy_are_closed_and_ships_cross_straits() {
    check(
        &["X.sea.1#1", "X.sea.2", "X.sea.2#1", "X.sea.2#2", "X.sea.2#3"],
        "given nobody else; turn 1919-03; ships; bolshevik holds odessa; denikine v_i1 at novorossisk; denikine leads v_i1
         white: sail v_i1 odessa -> refused VI.H.16
         white: sail v_i1 kertch
         then v_i1 at = 2857
         then zoc white 2858 = 0
         then zoc white 2757 = 1
         given stalin b_18 at 2858; south holds kertch; v_i1 at pool; stalin leads b_18
         bolshevik: march b_18 kertch -> refused X.sea.2",
    );
}

#[test]
fn sea_links_of_boxes_are_paid_and_the_reds_have_no_ships_for_them() {
    check(
        &["VIII.D.8#3", "VIII.D.8#4", "X.box.2", "X.box.2#1"],
        "given nobody else; turn 1918-11; ships; ironside a_n1 a_n2 a_n6 at mourmansk; b_18 stalin at archangelsk; ironside leads a_n1 a_n2 a_n6; army isolated
         white: sail a_n1+a_n2+a_n6 archangelsk -> refused X.box.2
         given army supplied
         white: sail ironside archangelsk -> refused X.box.2
         white: sail a_n1+a_n2+a_n6 archangelsk
         then naval white baltic = 4
         then a_n1 at = archangelsk
         then holder archangelsk_city = bolshevik
         given stalin leads b_18
         bolshevik: sail b_18 mourmansk -> refused VI.H.5",
    );
}

#[test]
fn wrangel_leaves_for_europe_and_the_south_follows() {
    check(
        &["X.wrangel.1", "X.wrangel.1#2"],
        "given nobody else; turn 1920-11; ships; south holds sebastopol; wrangel v_i1 at sebastopol; wrangel leads v_i1
         white: sail v_i1 europe -> refused VI.H.12
         white: sail wrangel europe
         then wrangel at = withdrawn
         then naval white black_sea = 16
         white: sail v_i1 europe
         then naval white black_sea = 14
         then v_i1 at = europe
         given wrangel at 2258; a new turn; wrangel leads v_i1
         white: march wrangel sebastopol
         white: sail wrangel europe -> refused VI.H.8",
    );
}
