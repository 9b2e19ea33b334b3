//! 23.1.c: orders that nobody sits out, by work, by rail, by water, in the enemy's zone or without supply.

use super::{check, original_check};

/// The Royal Scots and their steamer on turn 1, with marines beside them.
const LANDING: &str = "
    given nobody else; turn 1; br_rs10_hq br_rs10_a br_rs10_b br_rs10_c br_rs10_d br_rm at 4707
    given al_steamer_1 at 4707/NW; movement allied
";

/// Three Red battalions in supply, whose zone reaches hex 3207.
const RED_ZONE: &str = "red_48rr_1 red_48rr_2 red_bn_4 red_depot_1 red_18_hq at 3107";

#[test]
fn to_work_is_not_to_go() {
    check(
        &["23.1.c", "23.1.c#5", "9.2.a"],
        "
        given nobody else; turn 1; fr_21_a at 4107; movement allied
        then fr_21_a allowance = 12
        allied: entrench fr_21_a -> refused 23.1.T1.f
        allied: wreck fr_21_a -> refused 23.1.T1.f
        allied: march fr_21_a 4007>3907>3807>3707>3607
        allied: entrench fr_21_a -> refused 23.1.T1.f
        allied: march fr_21_a 3507
        then fr_21_a left = 6
        allied: entrench fr_21_a
        then fr_21_a is entrenched = true
        allied: done",
    );
    // An HQ does not give up its march to supply across a river.
    check(
        &["23.1.c", "9.5"],
        "
        given nobody else; turn 1; fr_21_hq at 4607; fr_21_a at 4707; movement allied
        allied: span fr_21_hq -> refused 23.1.T1.f",
    );
}

#[test]
fn whoever_cannot_go_may_work_and_goes_on_once_it_can() {
    check(
        &["23.1.c"],
        "
        given nobody else; turn 1; fr_21_a at 3207; red_bn_4 at 3107; movement allied
        allied: entrench fr_21_a
        given red_bn_4 at never
        allied: done -> refused 23.1.T1.f
        allied: march fr_21_a 3107
        allied: done",
    );
}

#[test]
fn one_stop_by_train_is_not_far_enough() {
    check(
        &["23.1.c", "23.1.c#6"],
        "
        given nobody else; turn 1; fr_21_a fr_21_b br_rm at 4707; movement allied
        allied: rail fr_21_a+fr_21_b 4607
        allied: done -> refused 23.1.T1.f
        allied: march br_rm 4607 -> refused 23.1.T1.f
        allied: rail fr_21_a 4507 -> refused 23.1.T1.f
        allied: rail fr_21_a+fr_21_b 4507>4407>4307
        allied: done -> refused 23.1.T1.f
        allied: rail fr_21_a+fr_21_b 4207
        allied: march br_rm 4607
        allied: done",
    );
}

#[test]
fn a_steamer_with_somebody_to_carry_ferries_nobody() {
    check(
        &["23.1.c", "23.1.c#7"],
        "
        given nobody else; turn 11; us_339_i aboard al_steamer_1; al_steamer_1 at 3615/NE; br_rm at 3615; movement allied
        allied: ferry br_rm al_steamer_1 -> refused 23.1.T11.a
        given us_339_i at never
        allied: ferry br_rm al_steamer_1",
    );
}

#[test]
fn an_enemy_zone_does_not_excuse_from_coming_back() {
    check(
        &["23.1.c", "23.1.c#8", "23.1.T5.c"],
        &format!(
            "
        given nobody else; turn 5; us_339_m at 3207; us_339_3_hq al_depot_1 at 3307; {RED_ZONE}
        given movement allied; check; check
        then zone red 3207 = true
        allied: done -> refused 23.1.T5.c
        allied: march us_339_m 3307
        allied: done"
        ),
    );
}

#[test]
fn nothing_keeps_the_royal_scots_from_their_steamer() {
    check(
        &["23.1.T1.e", "23.1.T1.e#3"],
        &format!(
            "{LANDING}
        allied: entrench br_rs10_a -> refused 23.1.T1.e
        allied: board br_rm al_steamer_1 -> refused 23.1.T1.e
        allied: ferry br_rm al_steamer_1 -> refused 23.1.T1.e
        allied: board br_rs10_hq+br_rs10_a+br_rs10_b+br_rs10_c+br_rs10_d al_steamer_1
        allied: ferry br_rm al_steamer_1 -> refused 23.1.T1.e
        allied: entrench br_rm
        allied: done -> refused 23.1.T1.e"
        ),
    );
}

#[test]
fn the_foreign_legion_goes_down_the_railway_with_the_other_french() {
    let legion = "given nobody else; turn 3; fr_ffl_1 at 4707; movement allied
        given fr_ffl_1 are not os; fr_ffl_1 are not oc";
    let script = format!(
        "{legion}
        allied: done -> refused 23.1.T1.f
        allied: march fr_ffl_1 4708 -> refused 23.1.T1.f
        allied: march fr_ffl_1 4607>4507>4407>4307>4207>4107
        allied: done"
    );
    check(&["23.1.T1.f", "23.1.T1.f#3"], &script);
    original_check(&["23.1.T1.f"], &script);
}

#[test]
fn the_french_stay_by_the_railway_without_the_doctrine_too() {
    check(
        &["23.1.T1.f", "23.1.T1.f#4"],
        "
        given nobody else; turn 1; allied holds plesetskaya; fr_21_a at 3809; movement allied
        then distance 3809 3807 = 2
        allied: march fr_21_a 3810 -> refused 23.1.T1.f
        allied: march fr_21_a 3808
        allied: done",
    );
}

#[test]
fn h_company_does_not_linger_at_the_edge() {
    let edge = "given nobody else; turn 2; us_339_h us_339_2_hq al_depot_1 at 3601; movement allied";
    check(
        &["23.1.T2.b", "23.1.T2.b#3"],
        &format!(
            "{edge}
        allied: march us_339_h 3701 -> refused 23.1.T2.b
        allied: entrench us_339_h -> refused 23.1.T2.b
        allied: exit us_339_h
        then us_339_h at = withdrawn
        allied: done"
        ),
    );
    // Out of supply it goes all the same.
    check(
        &["23.1.T2.b", "23.1.c"],
        "
        given nobody else; turn 2; us_339_h at 3602; movement allied
        then us_339_h condition = os oc
        allied: done -> refused 23.1.T2.b",
    );
}

#[test]
fn whoever_is_ordered_home_goes_out_of_supply_and_out_of_a_zone() {
    check(
        &["23.1.T11.a", "23.1.T11.a#3"],
        "
        given nobody else; turn 11; us_339_i at 4107; movement allied
        then us_339_i condition = os oc
        then us_339_i allowance = 3
        allied: done -> refused 23.1.T11.a
        allied: march us_339_i 4007 -> refused 23.1.T11.a
        allied: march us_339_i 4207>4307
        allied: done",
    );
    check(
        &["23.1.T11.a", "23.1.T11.a#3"],
        &format!(
            "
        given nobody else; turn 11; us_339_i at 3207; us_339_hq al_depot_1 at 3307; {RED_ZONE}
        given movement allied; check; check
        then zone red 3207 = true
        then us_339_i condition = normal
        allied: done -> refused 23.1.T11.a
        allied: march us_339_i 3307>3407
        allied: done"
        ),
    );
}

#[test]
fn whoever_is_ordered_home_does_not_advance_the_other_way() {
    check(
        &["23.1.T11.a"],
        "
        given nobody else; turn 11; wr_dyer us_339_i al_depot_1 at 3507; us_339_hq al_depot_2 at 3607; red_misc at 3407
        given red_misc are reduced; combat allied; check; check
        allied: attack 3407 wr_dyer+us_339_i
        allied: done
        allied: resolve 3407
        allied: supply al_depot_1 ; 6
        then red_misc at = lost
        allied: exploit us_339_i 3407 -> refused 23.1.T11.a
        allied: exploit wr_dyer 3407",
    );
}

#[test]
fn whoever_is_ordered_home_holds_nothing() {
    check(
        &["23.1.T11.a", "23.1.T11.a#4", "24.0.b"],
        "
        given nobody else; turn 15; fr_21_a us_339_1_hq at 2705; us_339_h at 3107
        then vp = 0
        given us_339_hq at 2705
        then vp = 25
        given us_339_hq at never; turn 10
        then vp = 25",
    );
    check(
        &["24.1.a", "24.0.b"],
        "
        given nobody else; turn 11; fr_21_a at plesetskaya; wr_nrr_1 at shenkursk; wr_nrr_2 at kotlas; combat allied
        allied: done
        then winner = undecided",
    );
}

#[test]
fn f_company_follows_the_hq_aboard_its_ship() {
    original_check(
        &["23.1.T5.c"],
        "
        given nobody else; turn 9; us_339_f al_depot_1 us_339_2_hq at 4507; al_steamer_1 at 4512/N
        given us_339_1_hq aboard al_steamer_1; movement allied
        given us_339_f are not os; us_339_f are not oc
        allied: done -> refused 23.1.T5.c
        allied: march us_339_f 4407 -> refused 23.1.T5.c",
    );
}

#[test]
fn who_is_sent_somewhere_does_not_pass_through_and_out_again() {
    check(
        &["23.1.c", "23.1.T5.c"],
        "
        given nobody else; turn 5; us_339_m us_339_3_hq al_depot_1 at 4507; movement allied
        given us_339_m are not os; us_339_m are not oc
        allied: march us_339_m 4607>4707>4708 -> refused 23.1.T5.c
        allied: march us_339_m 4607>4707
        allied: march us_339_m 4708 -> refused 23.1.T5.c",
    );
}

#[test]
fn a_steamer_without_royal_scots_sails_where_it_likes() {
    check(
        &["23.1.T1.e"],
        "
        given nobody else; turn 1; al_steamer_1 at 4608/N; movement allied
        allied: sail al_steamer_1 4607/NE>4608/N",
    );
}

#[test]
fn a_march_together_is_gone_on_with_together() {
    check(
        &["23.1.c"],
        "
        given nobody else; turn 1; fr_21_a fr_21_b br_rm at 4107; movement allied
        given fr_21_a fr_21_b br_rm are not os; fr_21_a fr_21_b br_rm are not oc
        allied: march fr_21_a+fr_21_b 4007
        allied: march fr_21_a 3907 -> refused 23.1.T1.f
        allied: march fr_21_a+fr_21_b 3907>3807>3707>3607>3507
        allied: march fr_21_a 3407",
    );
}

#[test]
fn a_garrison_does_not_go_aboard() {
    check(
        &["23.1.T5.d", "23.1.d"],
        "
        given nobody else; turn 10; br_kl17_a br_kl17_b at 4707; al_steamer_1 at 4707/NW; movement allied
        allied: board br_kl17_a al_steamer_1 -> refused 23.1.T5.d
        allied: board br_kl17_b al_steamer_1",
    );
}

#[test]
fn garrisons_stay_as_long_as_their_orders_last() {
    check(
        &["23.1.T5.c", "23.1.T5.d"],
        "
        given nobody else; turn 10; us_339_m br_kl17_a at 4707; movement allied
        allied: march us_339_m 4607 -> refused 23.1.T5.c
        allied: march br_kl17_a 4607 -> refused 23.1.T5.d
        given turn 13; movement allied
        allied: march br_kl17_a 4607 -> refused 23.1.T5.d",
    );
}

#[test]
fn orders_last_until_others_take_their_place() {
    let orders = [
        ("10", "fr_21_a at 4107", "march fr_21_a 4207 -> refused 23.1.T1.f"),
        ("11", "fr_21_a at 4107", "march fr_21_a 4007 -> refused 23.1.T11.a"),
        ("11", "fr_21_a at 4107", "march fr_21_a 4207"),
        ("13", "br_arty_67 at 3507", "march br_arty_67 3407 -> refused 23.1.T3.d"),
        ("13", "br_arty_68 at 3507", "march br_arty_68 3607 -> refused 23.1.T3.d"),
        ("9", "us_339_h at 3505", "march us_339_h 3506 -> refused 23.1.T2.b"),
        ("15", "us_339_h at 3505", "march us_339_h 3506 -> refused 23.1.T2.b"),
        ("4", "br_kl17_d at 4307", "march br_kl17_d 4207 -> refused 23.1.T4.a"),
        ("5", "br_kl17_d at 4307", "march br_kl17_d 4207"),
        ("15", "br_tank_mk4 at 4107", "march br_tank_mk4 4007 -> refused 23.1.T14.a"),
        ("14", "br_tank_whippet at 4107", "march br_tank_whippet 4007 -> refused 23.1.T14.a"),
        ("13", "br_tank_mk4 at 4107", "march br_tank_mk4 4007"),
    ];
    for (turn, who, order) in orders {
        let unit = who.split(' ').next().expect("a counter");
        let script = format!(
            "
        given nobody else; turn {turn}; {who}; movement allied; {unit} are not os; {unit} are not oc
        allied: {order}"
        );
        check(&["23.1.c", "23.1.T1.f", "23.1.T2.b", "23.1.T3.d", "23.1.T4.a", "23.1.T11.a", "23.1.T14.a"], &script);
        original_check(&["23.1.c"], &script);
    }
}

#[test]
fn who_is_ordered_home_stays_in_the_game_until_he_is_there() {
    check(
        &["23.1.T11.a"],
        "
        given nobody else; turn 10; us_339_i us_339_a at 4107; us_339_m at 4707; next turn
        then us_339_i at = 4107
        then us_339_a at = 4107
        then us_339_m at = withdrawn",
    );
}

#[test]
fn a_ship_beside_the_place_its_passengers_are_sent_to_may_go_round_it() {
    // Archangel lies on one bank only of either hexside.
    check(
        &["23.1.c", "23.1.T11.a"],
        "
        given nobody else; turn 11; al_steamer_1 at 4707/NW; us_339_a aboard al_steamer_1; movement allied
        allied: sail al_steamer_1 4706/NE>4607/N
        then al_steamer_1 at = 4607/N",
    );
}
