//! The rules, chapter by chapter. Each test names the clauses it proves.

use std::path::Path;

use engine::{Game, Rolling, Seat, coverage};
use expect_test::expect_file;

use crate::{autumn, game, journal};

mod several;

/// Run a script that proves clauses.
fn check(cites: &[&str], script: &str) {
    let game = game();
    engine::script::run(game.as_ref(), autumn(&game), cites, script).unwrap_or_else(|found| panic!("{found}"));
}

/// Name clauses that a test proves without a script.
fn cites(clauses: &[&str]) {
    check(clauses, "");
}

#[test]
fn three_seats_play_two_sides() {
    let game = game();
    let title = game.title();
    assert_eq!(title.seats.len(), 3);
    assert_eq!(title.seats[1].side, title.seats[2].side);
    assert_ne!(title.seats[0].side, title.seats[1].side);
    check(&["1.1"], "then asked = reds british whites");
}

#[test]
fn a_bid_comes_from_the_hand_and_goes_out_of_the_game() {
    check(
        &["1.2"],
        "given hand reds night1; hand british night2; hand whites night3
         reds: bid night2 -> refused 1.2
         reds: bid night1
         british: bid night2
         whites: bid night3
         then cards reds = 0",
    );
}

#[test]
fn friends_share_a_station() {
    check(
        &["1.3"],
        "given active british\nbritish: march train verst455\nthen scots at = verst455\nthen train at = verst455",
    );
}

#[test]
fn a_turn_ends_after_three_activations_and_the_next_begins_with_the_greens() {
    check(&["2.1"], "given active reds\nreds: done ; 1\nthen asked = reds british whites\nthen greens = whites");
}

#[test]
fn a_die_says_whom_the_greens_follow() {
    for (die, follow) in [(1, "whites"), (2, "whites"), (3, "nobody"), (4, "nobody"), (5, "reds"), (6, "reds")] {
        check(
            &["2.2", "2.2#1", "2.2#2", "2.2#3"],
            &format!("given active reds\nreds: done ; {die}\nthen greens = {follow}"),
        );
    }
}

#[test]
fn greens_without_a_counter_left_follow_nobody() {
    check(
        &["2.2"],
        "given active reds; greens follow reds; nobody else; 154 at plesetskaya; scots at obozerskaya
         reds: done
         then greens = nobody",
    );
}

#[test]
fn greens_share_a_station_with_nobody() {
    check(
        &["2.3", "2.3#1"],
        "given greens follow reds; active reds
         reds: march band sheleksa -> refused 2.3
         reds: march 155 bridge -> refused 2.3
         given greens follow nobody
         reds: march 155 bridge
         then asked = reds",
    );
}

#[test]
fn bids_are_shown_together_and_can_be_given_in_any_order() {
    check(
        &["3.1", "3.1#1"],
        "given hand reds rumour1; hand british flank1; hand whites night1
         whites: bid night1
         then asked = reds british
         whites: bid night1 -> refused engine-not-asked
         then cards whites = 1
         reds: bid rumour1
         british: bid flank1
         then cards whites = 0",
    );
}

#[test]
fn a_bid_can_be_taken_back_until_the_last_is_in() {
    cites(&["3.1#2"]);
    let mut journal = journal(7, Rolling::Seeded);
    journal.order(Seat(0), "bid rumour4").expect("a card of his hand");
    journal.order(Seat(1), "bid rumour1").expect("a card of his hand");
    journal.undo(Seat(0)).expect("the seal is not opened, though another has answered");
    journal.order(Seat(0), "bid resolve3").expect("another card");
    journal.order(Seat(2), "bid rumour3").expect("the last bid");
    assert!(journal.undo(Seat(0)).is_err(), "now the bids are shown");
}

#[test]
fn a_seat_without_cards_is_not_asked_for_a_bid() {
    check(&["3.1"], "given hand whites; active reds\nreds: done ; 3\nthen asked = reds british");
}

#[test]
fn the_higher_bid_acts_first_and_equal_bids_in_seat_order() {
    check(
        &["3.2"],
        "given hand reds night1; hand british night2; hand whites flank1
         reds: bid night1
         british: bid night2
         whites: bid flank1
         then order = whites reds british
         then asked = whites",
    );
}

#[test]
fn marches_go_from_station_to_neighbouring_station() {
    check(
        &["4.1", "4.1#1"],
        "given active reds
         reds: march 154 kodish -> refused 4.1
         reds: march 154+155 bridge -> refused 4.1
         reds: march () bridge -> refused 4.1
         reds: march 154 () -> refused 4.1
         british: march scots emtsa -> refused 4.1
         reds: march 154 avda
         then 154 at = avda",
    );
}

#[test]
fn each_station_costs_a_point_of_pace() {
    check(
        &["4.2", "4.2#1"],
        "given active reds; partisans at verst455; band at obozerskaya
         reds: march 154 avda>kodish>bridge -> refused 4.2
         reds: march 154+horse avda -> refused 4.1
         reds: march 154 avda
         reds: march 154+horse kodish
         reds: march 154+horse bridge -> refused 4.2
         reds: march horse bridge
         reds: march horse sheleksa -> carried out
         reds: march horse bridge -> refused 4.2",
    );
}

#[test]
fn the_train_keeps_to_the_rails() {
    check(
        &["4.3", "4.3#1"],
        "given active british; band at obozerskaya
         british: march train bridge>kodish -> refused 4.3
         british: march train bridge>sheleksa
         then asked = reds",
    );
}

#[test]
fn meeting_the_enemy_ends_the_march_in_a_contest() {
    check(
        &["4.4", "4.4#1", "4.4#2"],
        "given active reds; band at obozerskaya
         reds: march horse kodish>bridge -> refused 4.4
         reds: march horse kodish
         then asked = whites
         whites: stand
         then asked = reds whites",
    );
}

#[test]
fn whoever_has_met_the_enemy_marches_no_further() {
    check(
        &["4.4"],
        "given active reds
         reds: march horse kodish
         whites: retreat partisans@obozerskaya
         then asked = reds
         reds: march horse bridge -> refused 4.2",
    );
}

#[test]
fn a_seat_moves_only_what_it_commands() {
    check(
        &["4.5", "4.5#1"],
        "given active british
         british: march archangel verst455 -> refused 4.5
         british: march 154 sheleksa -> refused 4.5
         british: march band kodish -> refused 4.5",
    );
}

#[test]
fn a_mine_goes_off_on_1_or_2_and_is_gone() {
    check(
        &["4.6", "4.6#1"],
        "given active reds; nobody else; 155 at bridge; scots at obozerskaya
         reds: march 155 emtsa>verst455 ; 2 -> pauses, rest march 155 verst455
         then 155 steps = 2
         then mine emtsa bridge = false
         reds: march 155 verst455
         then 155 at = verst455",
    );
}

#[test]
fn a_mine_stays_quiet_on_3_and_is_no_danger_for_the_allies() {
    check(
        &["4.6", "4.6#2"],
        "given active reds; nobody else; 155 at bridge; scots at obozerskaya; archangel at kodish
         reds: march 155 emtsa>verst455 ; 3 -> pauses, rest march 155 verst455
         then 155 steps = 3
         then mine emtsa bridge = true
         given active whites; 155 at plesetskaya
         whites: march archangel emtsa
         then archangel steps = 2",
    );
}

#[test]
fn a_group_that_a_mine_destroys_ends_its_march() {
    check(
        &["4.6"],
        "given active reds; nobody else; 155 at bridge; 155 steps 1; 154 at plesetskaya; scots at obozerskaya
         reds: march 155 emtsa>verst455 ; 1
         then 155 at = lost
         then asked = reds",
    );
}

#[test]
fn only_the_active_seat_ends_the_activation() {
    check(
        &["4.7"],
        "given active reds\nbritish: done -> refused 4.7\nreds: done ; 4\nthen asked = reds british whites",
    );
}

#[test]
fn the_train_withdraws_in_a_red_activation_and_the_reds_go_on() {
    check(
        &["5.1", "5.1#1"],
        "given active reds
         then may = british
         whites: withdraw verst455 -> refused engine-not-asked
         british: withdraw verst455
         then train at = verst455
         then asked = reds
         given active whites
         then may = nobody
         british: withdraw obozerskaya -> refused engine-not-asked",
    );
}

#[test]
fn a_train_that_withdraws_before_the_contest_leaves_the_station_to_the_reds() {
    check(
        &["5.1", "5.1#2"],
        "given active reds; nobody else; 155 at sheleksa; train at bridge
         reds: march 155 bridge
         then asked = british
         british: withdraw emtsa
         then holder bridge = red
         then asked = reds",
    );
}

#[test]
fn when_the_train_leaves_the_next_strongest_defender_decides() {
    check(
        &["5.1", "6.1"],
        "given active reds; nobody else; 155 at sheleksa; train at bridge; partisans at bridge
         reds: march 155 bridge
         then asked = british
         british: withdraw emtsa
         then asked = whites",
    );
}

#[test]
fn withdrawals_add_up_to_two_stations() {
    check(
        &["5.2", "5.2#1"],
        "given active reds
         british: withdraw verst455
         british: withdraw obozerskaya>verst455 -> refused 5.2
         british: withdraw obozerskaya
         british: withdraw verst455 -> refused engine-not-asked",
    );
}

#[test]
fn the_train_has_steam_again_in_the_next_turn() {
    check(
        &["5.2", "2.1"],
        "given active reds
         british: withdraw verst455
         british: withdraw obozerskaya
         then may = nobody
         reds: done ; 3
         given active reds
         then may = british
         british: withdraw verst455
         then train at = verst455",
    );
}

#[test]
fn the_train_does_not_withdraw_into_the_enemy_nor_behind_the_attackers() {
    check(
        &["5.3", "5.3#1"],
        "given active reds; nobody else; 155 at sheleksa; 154 at plesetskaya; train at bridge; horse at emtsa
         british: withdraw emtsa -> refused engine-not-asked
         given horse at avda
         british: withdraw sheleksa -> refused 5.3
         reds: march 155 bridge
         british: withdraw sheleksa -> refused 5.3
         british: withdraw kodish -> refused 4.3
         british: withdraw emtsa",
    );
}

#[test]
fn defenders_who_retreat_leave_the_station_without_a_contest() {
    check(
        &["6.1", "6.1#1"],
        "given active reds
         reds: march horse kodish
         reds: done -> refused engine-not-asked
         british: stand -> refused 6.1
         whites: retreat partisans@obozerskaya
         then holder kodish = red
         then asked = reds
         then partisans at = obozerskaya",
    );
}

#[test]
fn whoever_retreats_into_an_empty_station_holds_it() {
    check(
        &["6.2", "7.1"],
        "given active reds; nobody else; horse at avda; partisans at kodish; band at bridge
         then holder obozerskaya = nobody
         reds: march horse kodish
         whites: retreat partisans@obozerskaya
         then holder obozerskaya = allied",
    );
}

#[test]
fn among_equal_defenders_the_british_decide() {
    check(
        &["6.1"],
        "given active reds; nobody else; 155 at sheleksa; train at bridge; archangel at bridge
         reds: march 155 bridge
         then asked = british",
    );
}

#[test]
fn greens_retreat_to_nobody() {
    check(
        &["2.3", "6.2"],
        "given active british; greens follow reds; nobody else; scots at emtsa; band at bridge; 155 at sheleksa
         british: march scots bridge
         reds: retreat band@sheleksa -> refused 6.2
         reds: retreat band@kodish",
    );
}

#[test]
fn greens_that_nobody_commands_stand() {
    check(
        &["6.1"],
        "given active reds; greens follow nobody; hand reds flank1
         reds: march 155 bridge
         then asked = reds
         reds: support flank1 ; 3 3
         then band at = lost
         then holder bridge = red",
    );
}

#[test]
fn a_retreat_goes_to_a_free_neighbour_but_not_where_the_attackers_came_from() {
    check(
        &["6.2"],
        "given active reds; band at obozerskaya
         reds: march horse kodish
         whites: retreat partisans@avda -> refused 6.2
         whites: retreat partisans@plesetskaya -> refused 6.2
         whites: retreat () -> refused 6.1
         whites: retreat partisans@bridge",
    );
}

#[test]
fn a_defender_without_a_free_station_is_lost() {
    check(
        &["6.2", "6.2#1"],
        "given active reds; greens follow nobody; nobody else; horse at avda; 154 at bridge; 155 at emtsa; band at obozerskaya; partisans at kodish; scots at verst455
         reds: march horse kodish
         whites: retreat ()
         then partisans at = lost",
    );
}

#[test]
fn support_is_sealed_by_both_and_shown_together() {
    check(
        &["6.3"],
        "given active reds; hand reds rumour1; hand whites flank1
         reds: march horse kodish
         whites: stand
         whites: support flank1
         then cards whites = 1
         reds: support flank1 -> refused 1.2
         reds: bid rumour1 -> refused 3.1
         reds: support nothing ; 6 1
         then cards whites = 0",
    );
}

#[test]
fn steps_card_and_die_decide_the_contest() {
    check(
        &["6.4", "6.4#1", "6.7"],
        "given active reds; nobody else; horse at sheleksa; scots at bridge; band at avda
         given hand reds barrage1; hand british rumour1
         reds: march horse bridge
         british: stand
         reds: support barrage1
         british: support nothing ; 4 5
         then scots steps = 2
         then asked = british
         british: retreat scots@emtsa
         then holder bridge = red",
    );
}

#[test]
fn a_contest_costs_at_most_three_steps() {
    check(
        &["6.4"],
        "given active reds; nobody else; 155 at sheleksa; scots at bridge; train at bridge; hand reds flank1; hand british rumour1
         reds: march 155 bridge
         british: stand
         reds: support flank1
         british: support nothing ; 6 1
         british: lose scots:3
         then scots at = lost
         then train steps = 2",
    );
}

#[test]
fn equal_sums_are_fought_once_more_and_then_the_attackers_go_back() {
    check(
        &["6.5"],
        "given active reds; nobody else; 155 at sheleksa; scots at bridge; hand reds rumour1; hand british rumour2
         reds: march 155 bridge
         british: stand
         reds: support nothing
         british: support nothing ; 4 4
         then asked = reds british
         reds: support nothing
         british: support nothing ; 2 2
         then 155 at = sheleksa
         then scots at = bridge
         then asked = reds",
    );
}

#[test]
fn the_loser_shares_out_the_losses() {
    check(
        &["6.6", "6.6#1", "6.6#2"],
        "given active reds; nobody else; 155 at sheleksa; train at bridge; partisans at bridge; hand reds barrage1; hand british rumour1
         reds: march 155 bridge
         british: stand
         reds: support barrage1
         british: support nothing ; 2 3
         then asked = british
         british: lose train:3 -> refused 6.6
         british: lose train:1 -> refused 6.6
         british: lose scots:2 -> refused 6.6
         british: lose train:1,train:1 -> refused 6.6
         british: lose train:2,partisans:0 -> refused 6.6
         reds: lose train:2 -> refused engine-not-asked
         british: lose partisans:1,train:1
         then partisans at = lost
         then train steps = 1",
    );
}

#[test]
fn beaten_attackers_go_back() {
    check(
        &["6.7"],
        "given active reds; nobody else; 155 at sheleksa; scots at bridge; hand reds; hand british
         reds: march 155 bridge
         british: stand ; 1 2
         then 155 at = sheleksa
         then 155 steps = 2
         then holder bridge = allied",
    );
}

#[test]
fn a_station_is_held_until_the_enemy_is_alone_in_it() {
    check(
        &["7.1"],
        "given active reds; greens follow reds
         reds: march horse kodish
         then holder kodish = allied
         whites: retreat partisans@obozerskaya
         then holder kodish = red
         reds: march 154 avda
         then holder plesetskaya = red
         reds: march band emtsa ; 5
         then holder emtsa = allied",
    );
}

#[test]
fn greens_alone_in_a_station_hold_it_for_nobody() {
    check(
        &["7.1"],
        "given active reds; greens follow reds; nobody else; 154 at plesetskaya; scots at obozerskaya; band at bridge
         then holder bridge = nobody
         reds: march band sheleksa
         then band at = sheleksa
         then holder sheleksa = nobody",
    );
}

#[test]
fn after_the_last_turn_the_worthier_side_wins() {
    check(
        &["7.2"],
        "given active reds; turn 5; nobody else; 154 at plesetskaya; scots at kodish
         reds: done
         then winner = red",
    );
    check(
        &["7.2"],
        "given active reds; turn 5; nobody else; 154 at plesetskaya; scots at obozerskaya
         reds: done
         then winner = nobody",
    );
}

#[test]
fn a_side_without_counters_loses_at_once() {
    check(
        &["7.3", "7.3#1"],
        "given active reds; nobody else; horse at avda; scots at kodish; archangel at kodish; hand reds; hand british
         reds: march horse kodish
         british: stand ; 1 6
         then winner = allied
         then asked = ",
    );
}

#[test]
fn greens_keep_no_side_in_the_game() {
    check(
        &["7.3"],
        "given active reds; nobody else; horse at avda; scots at kodish; archangel at kodish; band at sheleksa; hand reds; hand british
         given greens follow reds
         reds: march horse kodish
         british: stand ; 1 6
         then winner = allied",
    );
}

#[test]
fn when_the_trapped_are_lost_the_defenders_who_are_left_decide() {
    check(
        &["6.7"],
        "given active reds; nobody else; 155 at bridge; horse at verst455; train at emtsa; partisans at emtsa
         given hand reds; hand british; hand whites
         reds: march 155 emtsa ; 5
         british: stand ; 2 1
         british: lose train:1
         then train at = lost
         then asked = whites
         whites: retreat partisans@kodish
         then holder emtsa = red",
    );
}

#[test]
fn every_clause_and_every_check_has_a_test_and_the_list_names_them() {
    let tests = coverage::scan_folder(Path::new("tests")).expect("they are beside the sources");
    let found = coverage::coverage(game().catalogue(), &tests);
    assert_eq!((found.missing, found.unknown), (Vec::new(), Vec::new()));
    expect_file!["../clauses.txt"].assert_eq(&coverage::list(&tests));
}

/// The autumn scenario with an option off.
fn without(option: &str) -> example::State {
    let game = game();
    let setup = game.title().setup(None, [(option, "off")]).expect("it has the option");
    let mut dice = engine::Dice::seeded(engine::Seed::from_number(7), 0);
    engine::journal::begin(game.as_ref(), &setup, &mut dice, &mut engine::Events::unheard()).expect("it is sound")
}

#[test]
fn without_mines_nothing_goes_off() {
    let script = "given active reds; nobody else; 155 at bridge; scots at obozerskaya
         then mine emtsa bridge = false
         reds: march 155 emtsa>verst455
         then 155 steps = 3";
    engine::script::run(game().as_ref(), without("mines"), &["4.6"], script).unwrap_or_else(|found| panic!("{found}"));
}

#[test]
fn without_the_greens_there_is_neither_band_nor_die() {
    let script = "then band at = lost
         then greens = nobody
         given active whites; turn 2
         whites: done
         then greens = nobody";
    engine::script::run(game().as_ref(), without("greens"), &["2.2"], script).unwrap_or_else(|found| panic!("{found}"));
}

#[test]
fn without_a_band_no_die_is_rolled_for_the_greens() {
    check(
        &["2.2"],
        "given active whites; nobody else; 154 at avda; scots at emtsa; turn 2
         whites: done
         then greens = nobody",
    );
}

#[test]
fn who_loses_everything_is_not_asked_how() {
    check(
        &["6.6"],
        "given active reds; nobody else; 154 at sheleksa; 155 at sheleksa; 154 steps 1; 155 steps 1; horse at avda; scots at bridge
         reds: march 154+155 bridge
         british: stand
         reds: support nothing
         british: support nothing ; 1 6
         then 154 at = lost
         then 155 at = lost
         then asked = reds",
    );
}

#[test]
fn greens_come_back_to_where_they_set_out() {
    check(
        &["2.3", "4.1"],
        "given active whites; greens follow whites; nobody else; band at bridge; scots at obozerskaya; 154 at plesetskaya
         whites: march band kodish>bridge
         then band at = bridge",
    );
}

#[test]
fn the_train_does_not_withdraw_to_greens_that_its_friends_command() {
    check(
        &["2.3", "5.3"],
        "given active reds; greens follow whites; nobody else; train at emtsa; band at verst455; 154 at plesetskaya
         british: withdraw verst455 -> refused 2.3
         british: withdraw bridge
         then train at = bridge",
    );
}
