//! 12.5, 19.0 and 21.0.b: where aircraft are based.

use crate::rules::{check, cites};

#[test]
fn a_base_is_open_to_the_side_that_holds_it() {
    check(
        &["12.0.c", "12.0.c#1", "12.0.c#2"],
        "
        given nobody else; turn 2; al_re8_1 at obozerskaya; red_air_1 at nyandoma
        given red holds seletskoe; combat allied
        allied: transfer al_re8_1 seletskoe -> refused 12.0.c
        given allied holds seletskoe
        allied: transfer al_re8_1 seletskoe
        then al_re8_1 at = 3313
        given combat red
        red: transfer red_air_1 konoscha
        then red_air_1 at = 1006
        given allied holds konoscha; red_air_1 at never; al_dh4_1 at nyandoma; allied holds nyandoma; combat allied
        allied: transfer al_dh4_1 konoscha -> refused 12.0.c",
    );
}

#[test]
fn carriers_are_bases_for_seaplanes() {
    check(
        &["12.0.d", "12.0.d#1", "12.0.d#2"],
        "
        given nobody else; turn 2; al_cv_nairana at 4707/NW; al_short_1 al_re8_1 at archangel; combat allied
        allied: transfer al_re8_1 al_cv_nairana -> refused 12.0.d
        allied: transfer al_short_1 al_steamer_1 -> refused 12.0.d
        allied: transfer al_short_1 al_cv_nairana
        then al_short_1 at = aboard:al_cv_nairana",
    );
}

#[test]
fn seaplanes_lie_on_every_major_river_ice_or_no_ice() {
    check(
        &["12.51.a", "12.51.a#1", "12.51.a#2"],
        "
        given nobody else; turn 4; weather snow; al_fairey_1 al_avro at archangel; combat allied
        allied: transfer al_avro 4314 -> refused 12.52.a
        allied: transfer al_fairey_1 4307 -> refused 12.51.a
        allied: transfer al_fairey_1 4314
        then al_fairey_1 at = 4314",
    );
}

#[test]
fn a_seaplane_keeps_off_water_that_the_enemy_holds() {
    check(
        &["12.0.c", "12.51.a"],
        "
        given nobody else; turn 2; al_fairey_1 at bereznik; red_bn_8 at toulgas; red_bn_4 at 3020; combat allied
        allied: transfer al_fairey_1 toulgas -> refused 12.0.c
        allied: transfer al_fairey_1 3020 -> refused 12.0.c
        allied: transfer al_fairey_1 3118",
    );
}

#[test]
fn seaplanes_return_to_the_barge() {
    check(
        &["12.51.b", "12.51.b#1"],
        "
        given nobody else; turn 11; al_barge at 4608/N; al_short_1 al_short_2 at archangel; al_cv_pegasus at 4707/NW
        given al_fairey_1 aboard al_cv_pegasus; combat allied
        allied: bomb al_short_1 track-4307 ; 4
        allied: done ; 6
        then al_short_1 at = aboard:al_barge
        then al_short_2 at = aboard:al_barge
        then al_fairey_1 at = aboard:al_cv_pegasus
        given al_short_1 at archangel; al_short_1 are not flown; combat allied
        allied: transfer al_short_1 bakaritsa -> refused 12.51.b",
    );
}

#[test]
fn seaplanes_gather_when_the_barge_arrives() {
    check(
        &["12.51.b", "12.51.c", "13.2"],
        "
        given nobody else; turn 10; al_short_1 al_short_2 at archangel
        given al_cv_pegasus al_barge al_short_3 al_short_4 al_fairey_1 al_dh9a_1 at to_come; next turn
        allied: done
        red: done
        then al_short_3 at = aboard:al_cv_pegasus
        then al_short_4 at = aboard:al_cv_pegasus
        then al_fairey_1 at = aboard:al_barge
        then al_short_1 at = aboard:al_barge
        then al_short_2 at = aboard:al_barge
        then al_dh9a_1 at = 4707",
    );
}

#[test]
fn a_barge_supplies_any_number_of_seaplanes() {
    check(
        &["12.51.b#2", "12.51.b#3", "12.0.f"],
        "
        given nobody else; turn 11; al_barge at 2723/NE; us_339_1_hq at 2823; red_depot_1 at 2523
        given al_short_1 al_short_2 al_short_3 al_short_4 al_fairey_1 aboard al_barge; al_fairey_2 at 2822
        given combat allied
        allied: transfer al_fairey_2 al_barge
        then al_fairey_2 at = aboard:al_barge
        given combat allied
        allied: bomb al_fairey_1 red_depot_1 ; 3
        then al_fairey_1 doing = bombing",
    );
}

#[test]
fn carriers_hold_two_or_five_seaplanes() {
    check(
        &["12.51.c", "12.51.c#1", "12.51.c#2"],
        "
        given nobody else; turn 2; al_cv_nairana at 4707/NW; al_cv_argus at 4707/NW; al_short_1 al_short_2 aboard al_cv_nairana
        given al_short_3 al_short_4 al_short_5 al_short_6 aboard al_cv_argus; al_short_7 al_fairey_1 at archangel
        given combat allied
        allied: transfer al_short_7 al_cv_nairana -> refused 12.51.c
        allied: transfer al_short_7 al_cv_argus
        allied: transfer al_fairey_1 al_cv_argus -> refused 12.51.c",
    );
}

#[test]
fn carrier_seaplanes_return_to_carriers() {
    check(
        &["12.51.d", "12.51.d#1"],
        "
        given nobody else; turn 2; al_cv_nairana at 4707/NW; al_barge at 4608/N; al_cv_pegasus at 4608/N
        given al_short_1 al_short_2 aboard al_cv_nairana; combat allied
        allied: bomb al_short_1 track-4307 ; 4
        allied: done ; 6
        then al_short_1 at = aboard:al_cv_nairana
        given combat allied
        allied: transfer al_short_1 al_barge -> refused 12.1
        allied: transfer al_short_2 al_barge -> refused 12.51.d
        allied: transfer al_short_2 archangel -> refused 12.51.d
        allied: transfer al_short_2 al_cv_pegasus
        given al_short_1 are not flown
        allied: transfer al_short_1 al_barge -> refused 12.51.d",
    );
}

#[test]
fn when_a_carrier_leaves_its_seaplanes_find_other_water() {
    check(
        &["12.51.d", "19.1", "19.1#1"],
        "
        given nobody else; turn 2; al_cv_nairana at 4707/NW; al_short_1 al_short_2 aboard al_cv_nairana; next turn
        then turn = 3
        then al_cv_nairana at = withdrawn
        then al_short_1 at = 4707
        then al_short_2 at = 4707
        then prompt = elope-ask-operations",
    );
    check(
        &["12.51.d", "19.2", "19.2#1"],
        "
        given nobody else; turn 12; al_cv_argus at 4707/NW; al_barge at 4608/N; al_short_5 al_fairey_2 aboard al_cv_argus
        given next turn
        then turn = 13
        then al_cv_argus at = withdrawn
        then al_short_5 at = aboard:al_barge
        then al_fairey_2 at = aboard:al_barge",
    );
}

#[test]
fn landplanes_live_at_airbases() {
    check(
        &["12.52.a", "12.52.a#1"],
        "
        given nobody else; turn 2; al_avro al_dh4_1 at obozerskaya; allied holds emtsa; allied holds obozerskaya
        given allied holds seletskoe; combat allied
        allied: transfer al_avro emtsa -> refused 12.52.a
        allied: transfer al_avro obozerskaya -> refused 12.52.a
        allied: transfer al_avro seletskoe
        then al_avro at = 3313
        then al_avro is flown = true
        allied: transfer al_avro obozerskaya -> refused 12.1
        allied: transfer al_dh4_1 bereznik -> refused 12.0.c
        given combat allied
        allied: bomb al_avro track-3307 -> refused 12.1",
    );
}

#[test]
fn a_change_of_base_stays_within_the_range() {
    check(
        &["12.52.a", "12.0.e"],
        "
        given nobody else; turn 2; al_avro al_re8_1 at archangel; allied holds seletskoe; allied holds obozerskaya
        given combat allied
        then distance archangel seletskoe = 17
        allied: transfer al_avro seletskoe -> refused 12.0.e
        allied: transfer al_avro obozerskaya
        then al_avro at = 3507",
    );
}

#[test]
fn aircraft_whose_base_is_captured_go_to_the_nearest_other() {
    check(
        &["12.52.a", "12.52.a#2"],
        "
        given nobody else; turn 2; al_avro al_dh4_1 at bakaritsa; red_bn_4 at 4507; movement red
        red: march red_bn_4 4607
        then al_avro at = 4707
        then al_dh4_1 at = 4707
        then al_avro is flown = true",
    );
    check(
        &["12.52.a"],
        "
        given nobody else; turn 2; al_avro al_dh4_1 at bereznik; allied holds bereznik; red_bn_4 at 2919; movement red
        red: march red_bn_4 2920
        then al_avro at = lost
        then al_dh4_1 at = lost",
    );
}

#[test]
fn the_owner_chooses_between_bases_equally_near() {
    check(
        &["12.52.a", "12.51.a"],
        "
        given nobody else; turn 2; al_fairey_1 at 3615; red_bn_4 at 3614; movement red
        red: march red_bn_4 3615
        then asked = allied
        then prompt = elope-ask-stranded
        then can transfer = true
        allied: transfer al_fairey_1 archangel -> refused 12.52.a
        allied: transfer al_fairey_1 3616
        then al_fairey_1 at = 3616
        then asked = red",
    );
}

#[test]
fn a_dh9a_needs_a_long_field() {
    check(
        &["12.52.b", "12.52.b#1", "12.52.b#2"],
        "
        given nobody else; turn 11; al_dh9a_1 at archangel; allied holds seletskoe; allied holds bereznik; combat allied
        allied: transfer al_dh9a_1 seletskoe -> refused 12.52.b
        allied: transfer al_dh9a_1 bereznik
        then al_dh9a_1 at = 2920",
    );
}

#[test]
fn airbases_hold_two_aircraft_beresnik_three_archangel_any_number() {
    check(
        &["12.52.c", "12.52.c#1", "12.52.c#2"],
        "
        given nobody else; turn 11; allied holds bereznik; allied holds seletskoe; allied holds bakaritsa
        given al_dh4_1 al_dh4_2 al_re8_1 at bereznik; al_dh9a_1 al_dh9a_2 at archangel
        given al_avro al_nieuport at bakaritsa; al_re8_2 al_dh4_3 at archangel; combat allied
        allied: transfer al_dh9a_1 bereznik -> refused 12.52.c
        allied: transfer al_re8_2 bakaritsa -> refused 12.52.c
        allied: transfer al_avro archangel
        allied: transfer al_re8_2 bakaritsa",
    );
    check(
        &["12.52.c"],
        "
        given nobody else; turn 3; red_air_1 red_air_2 red_air_3 at kotlas; red_air_4 at due; movement red
        red: enter red_air_4 kotlas -> refused 12.52.c
        given red_air_2 at never
        red: enter red_air_4 kotlas
        then red_air_4 at = 1248",
    );
}

#[test]
fn there_are_three_carriers() {
    cites(&["19.0", "19.0#1"]);
    let carriers = crate::own().counters().iter().filter(|(_, counter)| counter.arm == elope::Arm::Carrier);
    let mut ids: Vec<&str> = carriers.map(|(_, counter)| counter.id.as_str()).collect();
    ids.sort_unstable();
    assert_eq!(ids, ["al_cv_argus", "al_cv_nairana", "al_cv_pegasus"]);
}

#[test]
fn aircraft_from_vologda_go_to_any_base() {
    check(
        &["21.0.b", "21.0.b#1", "13.2"],
        "
        given nobody else; turn 1; red_air_1 red_air_2 at vologda_box; red_6a_hq at konoscha; next turn
        allied: done
        red: done
        allied: done
        allied: done
        then red_air_1 at = 1006
        then distance konoscha kotlas = 42
        red: transfer red_air_1 kotlas -> refused 3.0.h
        red: done
        red: transfer red_air_1 obozerskaya -> refused 12.0.c
        red: transfer red_air_1 kotlas
        then red_air_1 at = 1248
        then red_air_1 is flown = false
        red: transfer red_air_1 konoscha -> refused 12.0.e
        red: bomb red_air_2 track-1206 ; 5
        then red_air_2 doing = bombing",
    );
}

#[test]
fn a_full_konoscha_sends_newcomers_on() {
    check(
        &["21.0.b", "12.52.c"],
        "
        given nobody else; turn 2; red_air_2 red_air_5 at konoscha; red_air_1 at vologda_box; red holds seletskoe
        given next turn
        allied: done
        red: done ; 6
        allied: done
        allied: done
        then red_air_1 at = 3313
        red: done
        red: transfer red_air_1 kotlas
        then red_air_1 at = 1248",
    );
}

#[test]
fn the_nairana_starts_with_two_short_seaplanes() {
    check(&["23.1.T1.c", "23.1.T1.c#1"], "then al_cv_nairana carries = al_short_1 al_short_2");
}

#[test]
fn short_seaplanes_use_land_bases_from_turn_5() {
    check(
        &["23.1.T5.b", "23.1.T5.b#1", "12.0.d"],
        "
        given nobody else; turn 4; allied holds obozerskaya; al_short_1 at bakaritsa; al_short_2 al_fairey_1 at bakaritsa
        given combat allied
        allied: transfer al_short_1 obozerskaya -> refused 12.51.a
        given turn 5
        allied: transfer al_short_1 archangel
        allied: transfer al_fairey_1 obozerskaya -> refused 12.51.a
        allied: transfer al_short_2 obozerskaya
        then al_short_2 at = 3507
        given al_short_2 are not flown; al_cv_pegasus at 4707/NW; allied holds seletskoe
        allied: transfer al_short_2 seletskoe -> refused 12.51.a",
    );
}

#[test]
fn aircraft_of_a_sunk_carrier_find_other_water() {
    check(
        &["T.bomb.b", "12.51.d"],
        "
        given nobody else; turn 11; red_6a_hq red_depot_1 red_air_1 at seletskoe; al_cv_nairana at 3615/NE; al_depot_1 at 3614
        given al_short_1 al_short_2 aboard al_cv_nairana; combat red
        red: bomb red_air_1 al_cv_nairana ; 5
        red: done ; 1
        then al_cv_nairana at = 3615/NE
        given red_air_2 red_air_4 at seletskoe; red_air_1 are not flown; combat red
        red: bomb red_air_1+red_air_2+red_air_4 al_cv_nairana ; 5
        red: done ; 1
        then al_cv_nairana at = lost
        then al_short_1 at = 3615",
    );
}

#[test]
fn aircraft_at_unsupplied_land_bases_roll_for_survival() {
    let base = "given nobody else; turn 2; al_avro at obozerskaya; allied holds obozerskaya; combat red\n";
    check(
        &["10.21", "10.21#2"],
        &format!(
            "{base} red: done ; 6
            then al_avro at = lost"
        ),
    );
    check(
        &["10.21", "10.21#3"],
        &format!(
            "{base} red: done ; 5
            then al_avro at = 3507"
        ),
    );
    check(
        &["10.21", "10.21#1", "10.21#4"],
        "
        given nobody else; turn 2; al_avro at archangel; al_cv_nairana at 3615/NE; al_short_1 aboard al_cv_nairana
        given al_barge at 3020/N; al_short_3 aboard al_barge; combat red
        red: done
        then al_avro at = 4707
        then phase = operations",
    );
}

#[test]
fn an_airbase_draws_on_a_depot_six_hexes_away() {
    let base = "given nobody else; turn 2; al_avro at obozerskaya; allied holds obozerskaya; us_339_hq at obozerskaya";
    check(
        &["12.0.f"],
        &format!(
            "{base}; al_depot_1 at 4107; combat allied
            then distance obozerskaya 4107 = 6
            allied: bomb al_avro track-3307 ; 4
            then al_avro doing = bombing"
        ),
    );
    check(
        &["12.0.f"],
        &format!(
            "{base}; al_depot_1 at 4207; combat allied
            allied: bomb al_avro track-3307 -> refused 12.0.f"
        ),
    );
    // Near enough, but Red stands all around the base.
    check(
        &["12.0.f"],
        &format!(
            "{base}; al_depot_1 at 3707; combat allied
            given red_bn_4 at 3607; red_bn_5 at 3407; red_bn_8 at 3608; red_83_1 at 3508; red_83_2 at 3606; red_154 at 3506
            allied: bomb al_avro track-3307 -> refused 12.0.f"
        ),
    );
    // 23.1.T1.d: on the first turn the Allies are supplied anywhere, and Red is not.
    check(
        &["23.1.T1.d", "12.0.f"],
        "
        given nobody else; turn 1; al_avro us_339_hq at obozerskaya; allied holds obozerskaya; combat allied
        allied: bomb al_avro track-3307 ; 4
        given red_air_1 red_18_hq at seletskoe; red holds seletskoe; combat red
        red: bomb red_air_1 track-3307 -> refused 12.0.f",
    );
}

#[test]
fn a_seaplane_ashore_takes_room_and_one_afloat_does_not() {
    check(
        &["12.52.c", "12.51.a"],
        "
        given nobody else; turn 11; allied holds bereznik; al_dh4_1 al_re8_1 at bereznik; al_fairey_1 at bereznik
        given al_dh9a_1 at archangel; combat allied
        allied: transfer al_dh9a_1 bereznik
        given al_fairey_2 at 3118
        allied: transfer al_fairey_2 bereznik
        then al_fairey_2 at = 2920",
    );
}

#[test]
fn only_its_own_counters_change_base() {
    check(
        &["12.52.a"],
        "
        given nobody else; turn 2; al_avro at archangel; al_re8_1 at to_come; red_air_1 at konoscha; us_339_a at archangel
        given combat allied
        allied: transfer red_air_1 nyandoma -> refused elope-not-yours
        allied: transfer us_339_a bakaritsa -> refused 12.52.a
        allied: transfer al_re8_1 archangel -> refused elope-not-on-the-map",
    );
}

#[test]
fn a_home_base_serves_its_own_side_only_and_a_change_goes_as_far_as_the_range() {
    check(
        &["12.0.c", "12.0.e"],
        "
        given nobody else; turn 2; red_air_1 at obozerskaya; red holds obozerskaya; red holds archangel; combat red
        red: transfer red_air_1 archangel -> refused 12.0.c",
    );
}

#[test]
fn seaplanes_of_a_lost_carrier_reach_the_barge_within_their_range() {
    let carrier = "given nobody else; turn 12; al_cv_argus at 4707/NW; al_short_5 aboard al_cv_argus";
    check(
        &["12.51.d"],
        &format!(
            "{carrier}; al_barge at 2723/NE; next turn
        then al_cv_argus at = withdrawn
        then al_short_5 at = lost"
        ),
    );
    check(
        &["12.51.d"],
        &format!(
            "{carrier}; al_barge at 4608/N; next turn
        then al_short_5 at = aboard:al_barge"
        ),
    );
}

#[test]
fn of_two_waters_equally_near_a_stranded_seaplane_takes_the_one_its_side_holds() {
    // 12.52.a: Bereznik is held; the other banks next to the plane are open to anybody.
    check(
        &["12.52.a"],
        "
        given nobody else; turn 2; al_fairey_1 at 2921; allied holds bereznik; red_bn_4 at 2922; movement red
        red: march red_bn_4 2921
        then al_fairey_1 at = 2920",
    );
}

#[test]
fn while_a_stranded_plane_looks_for_a_base_no_other_changes_its_own() {
    check(
        &["12.52.a"],
        "
        given nobody else; turn 2; al_fairey_1 at 3615; al_fairey_2 at 3118; red_bn_4 at 3614; movement red
        red: march red_bn_4 3615
        then prompt = elope-ask-stranded
        allied: transfer al_fairey_2 3118 -> refused 12.52.a
        allied: transfer al_fairey_1 3616",
    );
    // A carrier beside the lost base is nearer than any other water.
    check(
        &["12.52.a", "12.0.d"],
        "
        given nobody else; turn 2; al_fairey_1 at 3615; al_cv_nairana at 3615/NE; red_bn_4 at 3614; movement red
        red: march red_bn_4 3615
        then al_fairey_1 at = aboard:al_cv_nairana",
    );
}

#[test]
fn aircraft_wait_in_vologda_while_konoscha_is_lost() {
    check(
        &["21.0.b", "13.12"],
        "
        given nobody else; turn 1; red_air_1 at vologda_box; allied holds konoscha; next turn
        allied: done
        red: done
        allied: done
        allied: done
        then red_air_1 at = vologda_box
        then red_air_1 is from_vologda = false",
    );
    // Those who come by rail take the town back, and the aircraft follow.
    check(
        &["21.0.b", "21.0.a"],
        "
        given nobody else; turn 1; red_air_1 red_bn_4 at vologda_box; allied holds konoscha; next turn
        allied: done
        red: done
        allied: done
        allied: done
        then holder konoscha = red
        then red_air_1 at = 1006",
    );
}

#[test]
fn a_barge_gathers_all_seaplanes() {
    check(
        &["12.51.b"],
        "
        given nobody else; turn 11; al_barge at 4608/N; al_short_1 al_short_2 al_short_3 al_short_4 al_fairey_1 al_avro at archangel
        given combat allied
        allied: done
        then al_barge carries = al_short_1 al_short_2 al_short_3 al_short_4 al_fairey_1
        then al_avro at = 4707",
    );
}

#[test]
fn a_seaplane_keeps_off_a_town_that_the_enemy_holds_and_has_left() {
    check(
        &["12.0.c", "12.51.a"],
        "
        given nobody else; turn 2; al_fairey_1 at bereznik; red holds toulgas; combat allied
        allied: transfer al_fairey_1 toulgas -> refused 12.0.c
        given allied holds toulgas
        allied: transfer al_fairey_1 toulgas",
    );
}
