//! 12.52: room on airfields, and the way to another one.

use crate::rules::check;

#[test]
fn a_base_at_the_end_of_the_range_is_a_refuge() {
    check(
        &["12.52.a", "12.0.e"],
        "
        given nobody else; turn 2; al_avro al_nieuport at obozerskaya; red holds bakaritsa; red_bn_4 at 3407
        given movement red
        then distance obozerskaya archangel = 12
        red: march red_bn_4 3507
        then al_avro at = 4707
        then al_nieuport at = lost",
    );
}

#[test]
fn reinforcements_that_come_together_all_find_room() {
    check(
        &["12.52.c", "12.52.c#3"],
        "
        given nobody else; turn 12; red_air_1 at kotlas; red_air_4 red_air_6 at due; movement red
        red: enter red_air_4+red_air_6 kotlas -> refused 12.52.c
        red: enter red_air_6 kotlas
        then red_air_6 at = 1248
        red: enter red_air_4 kotlas -> refused 12.52.c
        given red_air_1 red_air_6 at never; red_air_6 at due
        red: enter red_air_4+red_air_6 kotlas
        then red_air_4 at = 1248
        then red_air_6 at = 1248",
    );
}
