//! 1.0 and 2.0: what the game is, its words and its die.

use elope::Elope;
use engine::{Chance, Dice, Events, Game, Seed, awaited, carry_out};

use super::{check, cites, set_up};

#[test]
fn two_seats_play_the_allies_and_the_reds() {
    cites(&["1.0", "1.0#1"]);
    let game = Elope::new();
    for scenario in ["historical", "non_historical"] {
        let setup = game.title().setup(Some(scenario), [("edition", "original")]).expect("a known scenario");
        let mut dice = Dice::seeded(Seed::from_number(1), 0);
        let state = engine::journal::begin(&game, &setup, &mut dice, &mut Events::unheard()).expect("a sound scenario");
        let seats: Vec<&str> = game.title().all_seats().map(|seat| game.title().seat_id(seat)).collect();
        assert_eq!(seats, ["allied", "red"], "{scenario}");
        assert_eq!(awaited(&game, &state).count(), 1, "{scenario}");
    }
}

#[test]
fn a_turn_is_a_month() {
    let turn = "
        allied: done
        red: done
        allied: done
        allied: done
        red: done
        red: done";
    let october = turn.replacen("red: done", "red: done ; 6", 1);
    let script = format!(
        "
        given non_historical; nobody else; turn 1; operations allied
        then month = August 1918
        {turn}
        then month = September 1918
        {turn}
        {october}
        {turn}
        then turn = 5
        then month = December 1918"
    );
    check(&["2.0.a", "2.0.a#1"], &script);
}

#[test]
fn a_hex_is_six_miles_across() {
    check(
        &["2.0.a", "2.0.a#2"],
        "
        then distance 3507 3007 = 5
        then miles 3507 3007 = 30",
    );
}

#[test]
fn allied_counters_are_companies_or_platoons_and_red_ones_battalions_or_regiments() {
    cites(&["2.0.b"]);
    let ground = |unit: &elope::Counter| {
        use elope::Arm::{Cavalry, Engineer, Infantry, Ski};
        matches!(unit.arm, Infantry | Cavalry | Engineer | Ski)
    };
    let mut counters = 0;
    for (_, unit) in crate::own().counters().iter() {
        counters += 1;
        let western = unit.side == elope::Side::Allied && unit.nationality != elope::Nationality::WhiteRussian;
        let battalions = ["br_highland2", "br_gurkha9"];
        let sizes: &[elope::Size] = match (western, unit.side) {
            (true, _) if battalions.contains(&unit.id.as_str()) => &[elope::Size::Battalion],
            (true, _) => &[elope::Size::Company, elope::Size::Platoon, elope::Size::Detachment],
            (false, _) if unit.id.starts_with("wr_cav_") => &[elope::Size::Company],
            (false, _) => &[elope::Size::Battalion, elope::Size::Regiment],
        };
        assert!(!ground(unit) || sizes.contains(&unit.size), "{}", unit.id);
    }
    assert_eq!(counters, 260);
}

#[test]
fn every_roll_is_one_die_of_six_sides() {
    check(
        &["2.0.c"],
        "
        given non_historical; nobody else; turn 2; us_339_a at 3607; combat red
        red: done ; 6
        then us_339_a steps = 1",
    );
    cites(&["2.0.c", "2.0.c#1"]);
    let game = Elope::new();
    let mut rolled = 0;
    for seed in 0..3 {
        let mut state = set_up(&game);
        let mut chance = Chance::new(seed);
        let mut dice = Dice::seeded(Seed::from_number(seed), 0);
        while game.outcome(&state).is_none() && rolled < 400 * (seed + 1) {
            let seat = awaited(&game, &state).next().expect("somebody is asked");
            let order = game.sample(&state, seat, &mut chance).expect("whoever is asked has an order");
            dice.forget();
            carry_out(&game, &mut state, seat, &order, &mut dice, &mut Events::unheard()).expect("a sample is legal");
            for fallen in dice.fallen() {
                assert!((1..=6).contains(&fallen.value), "{fallen:?}");
                rolled += 1;
            }
        }
    }
    assert!(rolled > 300, "only {rolled} dice");
}

#[test]
fn tactical_advantages_offset_each_other_and_shift_the_column() {
    // The original edition stops for the defender's depot after the attacker has paid: the sums can be read off.
    check(
        &["2.1.a", "2.1.a#1"],
        "
        given non_historical; edition original; nobody else; turn 1
        given us_339_a br_arty_67 br_arty_68 br_mg_8 at 3207; al_depot_1 at 3407; al_depot_1 are static
        given red_bn_4 red_bn_5 red_bn_8 at 3107; red_18_hq red_depot_1 at 3006; combat allied
        allied: attack 3107 us_339_a+br_arty_67+br_arty_68+br_mg_8
        allied: done
        allied: resolve 3107
        allied: supply al_depot_1
        then ta = 3-1
        then strengths = 12-6
        then ratio = 2-1
        then column = 4-1",
    );
    check(
        &["2.1.a", "2.1.a#2"],
        "
        given non_historical; nobody else; turn 1
        given us_339_a us_339_b us_339_c at 3307; al_depot_1 at 3407
        given red_bn_4 at 3207; red_18_hq red_depot_1 at 3006; fort 3207; combat allied
        allied: attack 3207 us_339_a+us_339_b+us_339_c
        allied: done
        allied: resolve 3207
        then ta = 0-2
        then strengths = 6-3
        then ratio = 2-1
        then column = 1-2",
    );
}

#[test]
fn the_shifted_column_is_the_one_that_the_die_is_read_in() {
    // 9 against 9 in a town: 1-1, shifted to 3-1; the Red staff subtracts 2, so that a 4 is read as 2: engaged.
    // Without the shift the attacker would lose a step.
    check(
        &["2.1.a"],
        "
        given non_historical; nobody else; turn 1
        given us_339_a br_arty_67 br_arty_68 br_mg_8 at 3207; al_depot_1 at 3407; al_depot_1 are static
        given red_bn_4 red_bn_5 red_bn_8 at 3107; red_18_hq red_depot_1 at 3006; combat allied
        allied: attack 3107 us_339_a+br_arty_67+br_arty_68+br_mg_8
        allied: done
        allied: resolve 3107
        allied: supply al_depot_1 ; 4
        then prompt = elope-ask-engaged
        then us_339_a steps = 2
        then red_bn_4 steps = 2",
    );
}

#[test]
fn a_unit_that_keeps_its_depot_has_no_advantage_of_its_own() {
    let situation = "
        given non_historical; edition original; nobody else; turn 1
        given us_339_a br_mg_8 at 3307; al_depot_1 at 3407
        given red_bn_4 at 3207; red_18_hq red_depot_1 at 3006; combat allied
        allied: attack 3207 us_339_a+br_mg_8
        allied: done
        allied: resolve 3207";
    check(
        &["2.1.b", "2.1.b#1"],
        &format!(
            "{situation}
        allied: supply nothing
        then ta = 0-0"
        ),
    );
    check(
        &["2.1.b"],
        &format!(
            "{situation}
        allied: supply al_depot_1
        then ta = 1-0"
        ),
    );
}

#[test]
fn a_defender_out_of_supply_keeps_only_the_ground() {
    let attack = "
        given red_18_1_hq red_depot_1 at 3006; red_bn_4 at 3007; combat red
        red: attack 3107 red_bn_4
        red: done
        red: resolve 3107";
    check(
        &["2.1.b", "2.1.b#2"],
        &format!(
            "
        given non_historical; nobody else; turn 2; us_339_a br_mg_8 at 3107
        {attack}
        then us_339_a condition = os oc
        then ta = 0-1"
        ),
    );
    check(
        &["2.1.b"],
        &format!(
            "
        given non_historical; nobody else; turn 2; us_339_a br_mg_8 at 3107; us_339_1_hq al_depot_1 at 3207
        {attack}
        then us_339_a condition = normal
        then ta = 0-2"
        ),
    );
}

#[test]
fn a_train_needs_no_depot_for_its_advantage() {
    check(
        &["2.1.b", "2.1.b#3"],
        "
        given non_historical; edition original; nobody else; turn 1; al_train us_339_a br_mg_8 at 3207
        given red_18_1_hq red_depot_1 at 3006; red_bn_4 at 3107; combat red
        red: attack 3207 red_bn_4
        red: done
        red: resolve 3207
        then ta = 0-2",
    );
}

#[test]
fn troop_competence_is_what_a_survival_roll_is_compared_with() {
    let situation = "given non_historical; nobody else; turn 2; us_339_a at 3607; combat red";
    check(
        &["2.1.d", "2.1.d#1"],
        &format!(
            "{situation}
        red: done ; 4
        then us_339_a steps = 2"
        ),
    );
    check(
        &["2.1.d", "2.1.d#2"],
        &format!(
            "{situation}
        red: done ; 5
        then us_339_a steps = 1"
        ),
    );
}

#[test]
fn the_better_staff_adds_its_points_to_the_die() {
    let battle = |edition: &str, staff: &str, enemy: &str, modifier: i32| {
        format!(
            "
        given non_historical; edition {edition}; nobody else; turn 1; us_339_a at 3207
        given {staff} al_depot_1 at 3407; red_bn_4 at 3107; {enemy} at 3007; combat allied
        allied: attack 3107 us_339_a
        allied: done
        allied: resolve 3107
        then modifier = {modifier}"
        )
    };
    check(&["2.1.e"], &battle("original", "us_339_hq us_339_1_hq", "red_18_1_hq", 2));
    check(&["2.1.e"], &battle("original", "", "red_18_hq", -2));
    // At 1-2 a 4 would cost the attacker two steps, a 6 one.
    check(
        &["2.1.e", "2.1.e#1"],
        &format!(
            "{}
        then column = 1-2
        allied: supply nothing ; 4
        then us_339_a steps = 1
        then red_bn_4 steps = 1",
            battle("renovated", "us_339_hq us_339_1_hq", "red_18_1_hq", 2)
        ),
    );
    // And a 4 that is read as 2 costs the defender nothing.
    check(
        &["2.1.e", "2.1.e#2"],
        &format!(
            "{}
        then column = 1-2
        allied: supply nothing ; 4
        then us_339_a steps = 1
        then red_bn_4 steps = 2",
            battle("renovated", "", "red_18_hq", -2)
        ),
    );
}

/// An attack on Emtsa from the railway north of it, to the moment when the modifier can be read.
fn attack_with(edition: &str, units: &str, staff: &str) -> String {
    format!(
        "
        given non_historical; edition {edition}; nobody else; turn 1; {} at 3207; {staff}; al_depot_1 at 3407
        given red_bn_4 at 3107; combat allied
        allied: attack 3107 {units}
        allied: done
        allied: resolve 3107",
        units.replace('+', " ")
    )
}

#[test]
fn an_hq_counts_once_for_its_own_units_within_its_radius() {
    for edition in ["renovated", "original"] {
        let with = |units: &str, staff: &str, modifier: i32| {
            format!("{}\nthen modifier = {modifier}", attack_with(edition, units, staff))
        };
        check(&["2.1.f", "2.1.f#1"], &with("us_339_a+us_339_b", "us_339_1_hq at 3507", 1));
        check(&["2.1.f", "2.1.f#2"], &with("us_339_a", "us_339_1_hq at 3707", 0));
        check(&["2.1.f", "2.1.f#3"], &with("us_339_a", "us_339_2_hq at 3307", 0));
        check(&["2.1.f", "2.1.f#4"], &with("wr_nrr_1", "br_rs10_hq at 3407", 1));
        check(&["2.1.f", "2.1.f#5"], &with("us_339_a", "br_rs10_hq at 3407", 0));
    }
}

#[test]
fn every_hq_of_the_original_edition_commands_four_hexes() {
    let with = |edition: &str, staff: &str, modifier: i32| {
        format!("{}\nthen modifier = {modifier}", attack_with(edition, "us_339_a", staff))
    };
    check(&["2.1.f", "2.1.f#6"], &with("original", "us_339_hq at 3707", 0));
    check(&["2.1.f", "2.1.f#6"], &with("original", "us_339_hq at 3607", 2));
    check(&["2.1.f"], &with("renovated", "us_339_hq at 3707", 2));
}

#[test]
fn a_unit_out_of_communications_gets_nothing_from_its_hq() {
    // Six hexes: inside the radius of the regiment's staff, outside the range of communications.
    let attack = attack_with("renovated", "us_339_a", "us_339_hq at 3807");
    check(&["2.1.f"], &format!("{attack}\nthen modifier = 2"));
    let later = attack.replace("turn 1", "turn 2");
    check(&["2.1.f"], &format!("{later}\nthen us_339_a condition = os oc\nthen modifier = 0"));
}

#[test]
fn white_russians_and_small_contingents_are_allied_and_the_rest_is_red() {
    check(
        &["2.1.g", "2.1.g#1", "2.1.g#2", "2.1.h", "2.1.h#1"],
        "
        then wr_nrr_1 side = allied
        then sb_co side = allied
        then us_339_a side = allied
        then br_rm side = allied
        then fr_21_a side = allied
        then ca_det side = allied
        then pl_mg side = allied
        then red_18_1_hq side = red
        then red_83_1 side = red",
    );
}

#[test]
fn a_gunboat_counter_is_sunk_whole() {
    check(
        &["2.0.b", "2.0.b#1"],
        "
        given nobody else; turn 2; al_gb_advokat at 3715/SE; red_arty_1 at 3615; movement allied
        then al_gb_advokat steps = 1
        allied: sail al_gb_advokat 3615/NE ; 1
        then al_gb_advokat at = lost
        then al_gb_advokat steps = 0
        then can sail = false",
    );
}

#[test]
fn a_radius_is_counted_from_the_base_to_the_target() {
    check(
        &["2.1.c", "2.1.c#1", "2.1.c#2"],
        "
        given nobody else; turn 12; al_avro at archangel; us_339_hq at 3507; combat allied
        then distance archangel 3507 = 12
        then distance archangel 3407 = 13
        allied: bomb al_avro track-3407 -> refused 12.0.e
        allied: bomb al_avro track-3507 ; 3
        then al_avro doing = bombing",
    );
}
