//! 14.0 Weather.

use super::check;

#[test]
fn each_turn_has_its_printed_weather() {
    check(
        &["14.0", "14.0#1", "14.2"],
        "
        given nobody else; turn 3; next turn
        then turn = 4
        then weather = snow",
    );
    check(
        &["14.0", "14.0#2", "14.3", "14.3#1", "14.2#2"],
        "
        given nobody else; turn 8; next turn
        then month = April 1919
        then weather = thaw",
    );
    check(
        &["14.0", "14.0#3"],
        "
        given nobody else; turn 14; next turn
        then month = October 1919
        allied: done
        red: done
        then weather = dry
        then phase = movement",
    );
}

#[test]
fn summer_is_dry_and_free_of_ice() {
    check(
        &["14.1", "14.1#1"],
        "
        given nobody else; turn 10; next turn
        then month = June 1919
        then weather = dry
        then ice = false
        then cost br_rm 4012 4013 = 2
        then cost br_rm 4013 4014 = closed",
    );
}

#[test]
fn snow_lasts_from_november_to_march() {
    check(
        &["14.2", "14.2#1"],
        "
        given nobody else; turn 7; next turn
        then month = March 1919
        then weather = snow",
    );
}

#[test]
fn snow_freezes_rivers_for_those_who_march() {
    check(
        &["14.21.a", "14.21.a#1"],
        "
        given nobody else; turn 4; br_rm us_339_hq al_depot_1 at 4013; movement allied
        then cost br_rm 4013 4014 = 6
        then br_rm left = 12
        allied: march br_rm 4014
        then br_rm left = 6",
    );
}

#[test]
fn in_the_original_edition_snow_adds_one_to_every_cost() {
    check(
        &["14.21.c", "14.21.c#1", "14.21.c#2"],
        "
        given nobody else; edition original; turn 4
        then cost br_rm 4012 4013 = 3
        then cost br_rm 3009 3010 = 6",
    );
    check(
        &["14.21.c", "14.21.c#3"],
        "
        given nobody else; turn 4
        then cost br_rm 4704 4705 = 2",
    );
}

#[test]
fn in_a_thaw_rivers_are_open() {
    check(
        &["14.31.a", "14.31.a#1"],
        "
        given nobody else; turn 9; br_rm us_339_hq al_depot_1 at 4013; movement allied
        then weather = thaw
        allied: march br_rm 4014 -> refused AID.tec.d",
    );
}

#[test]
fn in_the_original_edition_a_thaw_adds_two_to_every_cost() {
    check(
        &["14.31.b", "14.31.b#1", "14.31.b#2"],
        "
        given nobody else; edition original; turn 9
        then cost br_rm 4012 4013 = 4
        then cost br_rm 4107 4007 = 3",
    );
    check(
        &["14.31.b", "14.31.b#3"],
        "
        given nobody else; turn 9
        then cost br_rm 4003 4004 = 3",
    );
}

#[test]
fn a_thaw_wipes_out_the_tracks() {
    check(
        &["14.32", "14.32#1", "14.32#2"],
        "
        given nobody else; turn 2
        then cost br_rm 2714 2615 = 2
        given turn 9
        then cost br_rm 2714 2615 = 3
        then cost br_rm 2713 2712 = 3
        then cost br_rm 4107 4007 = 2",
    );
    check(
        &["14.32"],
        "
        given nobody else; edition original; turn 9
        then cost br_rm 2714 2615 = 5
        then cost br_rm 2713 2712 = 5",
    );
}

#[test]
fn beresnik_divides_the_dvina() {
    check(
        &["14.4.a", "14.4.a#1", "14.4.a#2"],
        "
        then water 2723/NE = upper dvina
        then water 4013/SE = lower dvina
        then water 2920/NE = lower dvina
        then water 2821/N = upper dvina",
    );
}

#[test]
fn the_october_die_freezes_the_upper_dvina_at_once_or_in_november() {
    check(
        &["14.4.b", "14.4.b#1", "14.4.c"],
        "
        given nobody else; turn 2; next turn
        allied: done
        red: done ; 3
        then ice 2723/NE = true
        then ice 4013/SE = false
        then ice 2720/NE = false",
    );
    check(
        &["14.4.b", "14.4.b#2", "14.4.c"],
        "
        given nobody else; turn 2; next turn
        allied: done
        red: done ; 4
        then ice 2723/NE = false
        given turn 3; next turn
        then turn = 4
        then ice 2723/NE = true
        then ice 4013/SE = true
        then ice 2720/NE = true",
    );
}

#[test]
fn in_april_the_upper_dvina_alone_is_frozen() {
    check(
        &["14.41", "14.21.b"],
        "
        given nobody else; turn 9
        then ice 2723/NE = true
        then ice 4013/SE = false
        then ice 2720/NE = false
        then cost br_rm 2824 2823 = 4
        then cost br_rm 2723 2823 = 7
        given turn 10
        then ice 2723/NE = false
        then cost br_rm 2723 2823 = closed",
    );
}

#[test]
fn in_april_the_vaga_is_open_water() {
    check(
        &["14.41", "14.41#4", "14.31.a"],
        "
        given nobody else; turn 9; br_rm at 2620; movement allied
        then water 2620/NE = vaga
        then cost br_rm 2620 2621 = closed
        allied: march br_rm 2621 -> refused AID.tec.d
        given turn 8
        then cost br_rm 2620 2621 = 6",
    );
}

#[test]
fn the_ice_of_winter_lasts_until_april() {
    check(
        &["14.4.c", "14.4.c#3"],
        "
        given nobody else; turn 8; al_steamer_1 at 3615/NE; al_gb_advokat at 2720/NE; movement allied
        allied: sail al_steamer_1 3615/SE -> refused 15.1.b
        then ice 2720/NE = true
        then ice 2723/NE = true
        given turn 9; movement allied
        then ice 2720/NE = false
        allied: sail al_steamer_1 3615/SE",
    );
}

#[test]
fn in_april_supply_is_traced_across_the_upper_dvina() {
    check(
        &["14.41", "14.41#2"],
        "
        given nobody else; turn 9; br_rm us_339_hq at 2824; al_depot_1 at 2723; check
        then br_rm condition = normal
        given turn 10; check
        then br_rm condition = os",
    );
}

#[test]
fn a_snowy_october_leaves_the_lower_dvina_open() {
    check(
        &["14.21.a", "14.21.a#2"],
        "
        given nobody else; turn 2; al_gb_advokat at 3615/SE; al_gb_cicala at 2920/NE; next turn
        then month = October 1918
        allied: done
        red: done ; 3
        then weather = snow
        then phase = movement
        allied: sail al_gb_cicala 2821/N -> refused 15.1.b
        allied: sail al_gb_advokat 3515/NE
        then al_gb_advokat at = 3515/NE",
    );
}

#[test]
fn who_lies_in_the_ice_does_not_sail_out_of_it() {
    check(
        &["15.1.b", "14.21.b"],
        "
        given nobody else; turn 3; weather snow; ice; al_gb_advokat at 2821/N; movement allied
        then ice 2821/N = true
        then ice 2920/NE = false
        allied: sail al_gb_advokat 2920/NE -> refused 15.1.b
        given weather dry; no ice
        allied: sail al_gb_advokat 2920/NE",
    );
}

#[test]
fn snow_alone_closes_the_other_rivers() {
    check(
        &["14.21.b", "15.1.b"],
        "
        given nobody else; turn 3; weather snow
        then water 3112/N = other
        then ice 3112/N = true
        given weather thaw
        then ice 3112/N = false
        given weather dry
        then ice 3112/N = false",
    );
}

#[test]
fn gunboats_wait_for_may_to_go_up_the_dvina() {
    check(
        &["14.41", "14.41#1"],
        "
        given nobody else; turn 9; al_gb_advokat at 2920/NE; movement allied
        then water 2920/NE = lower dvina
        then water 2821/N = upper dvina
        allied: sail al_gb_advokat 2821/N -> refused 15.1.b
        then al_gb_advokat at = 2920/NE",
    );
    check(
        &["14.41", "14.41#3"],
        "
        given nobody else; turn 10; al_gb_advokat at 2821/N; movement allied
        allied: sail al_gb_advokat 2821/NE
        then al_gb_advokat at = 2821/NE",
    );
}

#[test]
fn one_die_decides_the_weather_of_october() {
    for edition in ["renovated", "original"] {
        for (die, weather, ice) in [
            (1, "snow", true),
            (2, "snow", true),
            (3, "snow", true),
            (4, "dry", false),
            (5, "dry", false),
            (6, "dry", false),
        ] {
            check(
                &["AID.weather", "AID.weather#1", "AID.weather#2"],
                &format!(
                    "
                    given nobody else; edition {edition}; turn 2; next turn
                    then turn = 3
                    allied: done
                    red: done ; {die}
                    then weather = {weather}
                    then ice = {ice}"
                ),
            );
        }
    }
}
