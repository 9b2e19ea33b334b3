//! Several at once: a rule binds each of a group, and what was done in a turn ends with it.

use super::check;

#[test]
fn a_new_turn_gives_every_counter_its_pace_again() {
    check(
        &["2.1", "4.2"],
        "given active reds; nobody else; 154 at plesetskaya; scots at obozerskaya
         reds: march 154 avda>kodish
         reds: march 154 bridge -> refused 4.2
         reds: done
         given active reds
         reds: march 154 bridge
         then 154 at = bridge",
    );
}

#[test]
fn a_mine_costs_the_first_of_a_group_one_step() {
    check(
        &["4.6"],
        "given active reds; nobody else; 154 at kodish; 155 at kodish; scots at obozerskaya
         reds: march 154+155 emtsa ; 1
         then 154 steps = 2
         then 155 steps = 3
         then 154 at = emtsa
         then 155 at = emtsa
         then mine kodish emtsa = false",
    );
}

#[test]
fn a_train_among_others_keeps_them_on_the_rails() {
    check(
        &["4.3"],
        "given active british; nobody else; scots at emtsa; train at emtsa; 154 at plesetskaya
         british: march scots+train kodish -> refused 4.3
         british: march scots+train verst455
         then train at = verst455
         then scots at = verst455",
    );
}

#[test]
fn all_attackers_count_and_all_go_back() {
    check(
        &["6.4", "6.6", "6.7"],
        "given active reds; nobody else; 154 at sheleksa; 155 at sheleksa; horse at avda; scots at bridge; train at bridge
         given hand reds; hand british
         given 154 steps 2; 155 steps 2
         reds: march 154+155 bridge
         british: stand ; 1 2
         reds: lose 154:1 -> refused 6.6
         reds: lose 154:1,155:1
         then 154 at = sheleksa
         then 155 at = sheleksa
         then 154 steps = 1
         then 155 steps = 1
         then holder bridge = allied",
    );
}

#[test]
fn all_defenders_retreat_and_none_is_left_behind() {
    check(
        &["6.1", "6.2"],
        "given active reds; nobody else; 155 at sheleksa; scots at bridge; partisans at bridge; train at bridge
         reds: march 155 bridge
         british: retreat scots@emtsa,partisans@kodish -> refused 6.1
         british: retreat scots@emtsa,partisans@kodish,train@kodish -> refused 6.2
         british: retreat scots@emtsa,partisans@kodish,partisans@emtsa,train@emtsa -> refused 6.2
         british: retreat scots@emtsa,partisans@kodish,train@emtsa
         then scots at = emtsa
         then partisans at = kodish
         then train at = emtsa
         then holder kodish = allied
         then holder bridge = red",
    );
}

#[test]
fn the_train_leaves_before_the_contest_or_not_at_all() {
    check(
        &["5.1"],
        "given active reds; nobody else; 155 at sheleksa; train at bridge; hand reds rumour1; hand british rumour2
         reds: march 155 bridge
         british: stand
         british: withdraw emtsa -> refused 5.1
         then train at = bridge",
    );
}

#[test]
fn two_stations_are_one_withdrawal_and_three_are_too_far() {
    check(
        &["5.2"],
        "given active reds
         british: withdraw verst455>obozerskaya>verst455 -> refused 5.2
         british: withdraw verst455>obozerskaya
         then train at = obozerskaya
         then may = nobody
         given active british
         then may = nobody",
    );
}

#[test]
fn three_equal_bids_act_in_seat_order() {
    check(
        &["3.2"],
        "given hand reds night1; hand british night2; hand whites night3
         whites: bid night3
         british: bid night2
         reds: bid night1
         then order = reds british whites
         then asked = reds",
    );
}
