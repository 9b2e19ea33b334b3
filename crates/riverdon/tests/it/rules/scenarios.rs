//! sc, sc1 to sc6: scenarios and how they are won.

use std::collections::BTreeSet;

use engine::journal::begin;
use engine::script::Staging;
use engine::{Dice, Events, Game, Seed};
use riverdon::{Edge, Side, Space};

use super::{check, cites, game, start};
use crate::own;

#[test]
fn forces_leave_over_the_exit_edge() {
    check(
        &["sc.gen.3", "sc.gen.3#1"],
        "scenario ice_march
         given plain board; nobody else; initiative first; turn 2; first tactic assault; second tactic hold; first began 300 50
         given first at 09 volunteer:4 leader:0 order:maneuver; second at 36 red_guard:4 leader:0; execution
         first: act 09
         first: leave -> refused sc.gen.3
         first: go 03
         first: leave
         then exited first = 4
         then stands first 03 = nobody
         then leader first 1 = left
         then acting = reply",
    );
}

#[test]
fn nobody_leaves_where_nothing_asks_for_it() {
    check(
        &["sc.gen.3", "sc.gen.3#2"],
        "given plain board; nobody else; initiative first; turn 2; first tactic assault; second tactic hold
         given first at 03 volunteer:4 leader:0 order:maneuver; second at 36 soviet_rifle:4 leader:0; execution
         first: act 03
         first: leave -> refused sc.gen.3",
    );
}

#[test]
fn a_won_assault_stays() {
    check(
        &["sc.gen.3", "sc.gen.3#3"],
        "scenario ice_march
         given plain board; nobody else; initiative first; turn 2; first tactic assault; second tactic hold; first began 300 50
         given first at 09 volunteer:4 leader:0 order:assault; second at 03 red_cav:1 leader:0; execution
         first: act 09
         first: go 03
         first: state 1
         second: state 1
         second: retire
         second: retreat 02
         first: leave -> refused 8.effect.1
         first: halt",
    );
}

#[test]
fn one_that_met_nobody_may_go_on() {
    check(
        &["sc.gen.3"],
        "scenario ice_march
         given plain board; nobody else; initiative first; turn 2; first tactic assault; second tactic hold; first began 300 50
         given first at 09 volunteer:4 leader:0 order:assault; second at 36 red_cav:1 leader:0; execution
         first: act 09
         first: go 03
         first: leave
         then exited first = 4",
    );
}

#[test]
fn a_probe_does_not_leave() {
    check(
        &["sc.gen.3"],
        "scenario ice_march
         given plain board; nobody else; initiative first; turn 2; first tactic probe; second tactic hold; first began 300 50
         given first at 09 cossack:4 leader:0 order:probe; second at 36 red_cav:1 leader:0; execution
         first: act 09
         first: go 03
         first: leave -> refused sc.gen.3",
    );
}

#[test]
fn the_reds_do_not_leave() {
    check(
        &["sc.gen.3"],
        "scenario ice_march
         given plain board; nobody else; initiative second; turn 2; second tactic assault; first tactic hold; first began 300 50
         given second at 03 red_cav:4 leader:0 order:maneuver; first at 36 volunteer:1 leader:0; execution
         second: act 03
         second: leave -> refused sc.gen.3",
    );
}

#[test]
fn leaving_costs_a_space() {
    check(
        &["sc.gen.3"],
        "scenario ice_march
         given plain board; nobody else; initiative first; turn 2; first tactic assault; second tactic hold; first began 300 50
         given first at 15 volunteer:4 leader:0 order:maneuver; second at 36 red_guard:4 leader:0; execution
         first: act 15
         first: go 09>03
         first: leave -> refused 5.man.2",
    );
}

#[test]
fn both_at_once_is_a_draw() {
    check(
        &["sc.gen.4", "sc.gen.4#1"],
        "given plain board; nobody else; initiative first; turn 5; first at 33 volunteer:4 leader:0; second at 01 soviet_rifle:4 leader:0
         given first began 700 100; second began 700 100; first lost 350; second lost 350; end of turn
         then winner = nobody
         then outcome = sc.gen.4",
    );
}

#[test]
fn whoever_has_nobody_left_has_lost() {
    check(
        &["sc.gen.5", "sc.gen.5#1"],
        "scenario petlura
         given plain board; nobody else; initiative first; turn 5; first at 33 ukr_rifle:4 leader:0; end of turn
         then winner = first
         then outcome = sc.gen.5",
    );
}

#[test]
fn unless_somebody_is_to_come() {
    check(
        &["sc.gen.5", "sc.gen.5#2"],
        "scenario ice_march
         given plain board; nobody else; initiative first; turn 2; first at 33 volunteer:4 leader:0; first began 300 50
         given second waits red_guard:150; end of turn
         then winner = undecided
         then phase = initiative",
    );
}

#[test]
fn both_gone_is_a_draw() {
    check(
        &["sc.gen.5"],
        "scenario petlura
         given plain board; nobody else; initiative first; turn 5; end of turn
         then winner = nobody
         then outcome = sc.gen.5",
    );
}

#[test]
fn what_left_the_board_may_be_enough() {
    check(
        &["sc.gen.5"],
        "scenario ice_march
         given plain board; nobody else; initiative first; turn 5; second at 01 red_guard:4 leader:0; first began 300 50
         given first exited officer:30; end of turn
         then winner = first
         then outcome = sc1.victory.1",
    );
}

#[test]
fn the_whites_of_the_ice_march() {
    check(
        &["sc1.force.1", "sc1.force.1#1", "sc1.winter.1", "sc1.winter.1#2"],
        "scenario ice_march
         then points first = 300
         then leaders first = 3
         then initiative = first
         then points second = 200
         then later second = 300
         then stock first = 1
         then stock second = 1",
    );
}

#[test]
fn no_more_than_100_points_in_a_space() {
    check(
        &["sc1.force.2", "sc1.force.2#1", "10.limit.3", "10.limit.3#1"],
        "scenario ice_march
         given plain board
         second: place red_guard:39,naval:1,international:3 01
         second: place international:1,naval:3,red_cav:4,mg:3,gun_75:1 02
         second: post leader1 01
         second: post leader2 off
         second: done -> refused sc1.force.2
         second: lift 01
         second: place red_guard:39,international:3,red_guard:0 01
         second: place naval:1 03
         second: post leader1 01
         second: done",
    );
}

#[test]
fn elsewhere_they_stand_as_they_like() {
    check(
        &["10.limit.3", "10.limit.3#1"],
        "given plain board
         second: place red_conscript:40,soviet_rifle:40 01
         then stands second 01 = red_conscript:40 soviet_rifle:40",
    );
}

#[test]
fn before_turn_3_nobody_is_called() {
    check(
        &["sc1.force.3", "sc1.force.3#1"],
        "scenario ice_march
         given plain board; nobody else; initiative first; turn 1; first at 33 volunteer:4 leader:0; first began 300 50
         given second at 01 red_guard:4 leader:0; second waits red_guard:150; turn start
         first: keep ; 1 1 1
         then turn = 2
         then phase = leaders",
    );
}

#[test]
fn on_8_they_come_as_a_whole() {
    check(
        &["sc1.force.3", "sc1.force.3#2"],
        "scenario ice_march
         given plain board; nobody else; initiative first; turn 2; first at 33 volunteer:4 leader:0; first began 300 50; first at 13 volunteer:1
         given second at 02 red_guard:4 leader:0; second at off leader:0; second waits red_guard:150; turn start
         first: keep ; 4 4 1 1 1
         then turn = 3
         then prompt = riverdon-ask-enter
         second: done -> refused sc1.force.3
         second: enter red_guard:150 02 -> refused sc1.force.3
         second: enter red_guard:150 13 -> refused sc1.force.3
         second: enter red_guard:149 07 -> refused sc1.force.3
         second: enter red_guard:150 07
         then stands second 07 = red_guard:150
         then leader second 2 = 07
         then phase = leaders",
    );
}

#[test]
fn on_7_they_wait_and_roll_again() {
    check(
        &["sc1.force.3"],
        "scenario ice_march
         given plain board; nobody else; initiative first; turn 2; first at 33 volunteer:4 leader:0; first began 300 50
         given second at 02 red_guard:4 leader:0; second waits red_guard:150; turn start
         first: keep ; 4 3 1 1 1
         then phase = leaders
         given turn start
         first: keep ; 5 3 1 1 1
         then prompt = riverdon-ask-enter",
    );
}

#[test]
fn with_all_gates_held_they_wait_without_a_roll() {
    check(
        &["sc1.force.3"],
        "scenario ice_march
         given plain board; nobody else; initiative first; turn 2; first at 01 volunteer:1 leader:0; first at 07 volunteer:1; first at 13 volunteer:1
         given first at 06 volunteer:1; first at 12 volunteer:1; first at 18 volunteer:1; first began 300 50
         given second at 33 red_guard:4 leader:0; second waits red_guard:150; turn start
         first: keep ; 4 4 1 1 1
         second: done
         then phase = leaders
         then later second = 300
         given turn start
         first: keep ; 1 1 1
         second: done
         then phase = leaders",
    );
}

#[test]
fn where_they_start() {
    check(
        &["sc1.setup.1", "sc1.setup.1#1"],
        "scenario ice_march
         given plain board
         first: place officer:1 28 -> refused S2.setup.1
         first: place officer:1 31
         second: place red_guard:1 31 -> refused S2.setup.1
         second: place red_guard:1 25",
    );
}

#[test]
fn sixty_in_a_hundred_stands() {
    check(
        &["sc1.victory.1", "sc1.victory.1#1"],
        "scenario ice_march
         given plain board; nobody else; initiative first; turn 5; first tactic assault; second tactic hold; first began 300 50
         given first exited officer:29; first at 03 officer:1 leader:0 order:maneuver; first at 33 officer:1; second at 36 red_guard:4 leader:0
         given execution
         then winner = undecided
         first: act 03
         first: leave
         then winner = first
         then outcome = sc1.victory.1",
    );
}

#[test]
fn twenty_nine_are_not_enough() {
    check(
        &["sc1.victory.1"],
        "scenario ice_march
         given plain board; nobody else; initiative first; turn 5; first tactic assault; second tactic hold; first began 300 50
         given first exited officer:28; first at 03 officer:1 leader:0 order:maneuver; first at 33 officer:1; second at 36 red_guard:4 leader:0
         given execution
         first: act 03
         first: leave
         then winner = undecided",
    );
}

#[test]
fn once_it_is_impossible_the_reds_win() {
    check(
        &["sc1.victory.1", "sc1.victory.1#2"],
        "scenario ice_march
         given plain board; nobody else; initiative first; turn 5; first at 33 officer:1 leader:0; second at 01 red_guard:4 leader:0
         given first began 300 50; first lost 100 20; end of turn
         then winner = undecided
         given first lost 100 21; end of turn
         then winner = second
         then outcome = sc1.victory.1",
    );
}

#[test]
fn after_thirty_turns_the_reds_win() {
    check(
        &["sc1.victory.1"],
        "scenario ice_march
         given plain board; nobody else; initiative first; turn 29; first at 33 officer:1 leader:0; second at 01 red_guard:4 leader:0
         given first began 300 50; end of turn
         then winner = undecided
         given turn 30; end of turn
         then winner = second",
    );
}

#[test]
fn it_is_winter() {
    check(
        &["sc1.winter.1", "sc1.winter.1#1"],
        "scenario ice_march
         given plain board; nobody else; initiative first; turn 1; first at 33 volunteer:4 leader:0; first began 300 50
         given second at 01 red_guard:4 leader:0; turn start
         first: keep ; 1 1 4
         then weather = bad",
    );
}

#[test]
fn denikin_begins() {
    check(
        &["sc2.force.1", "sc2.force.1#1"],
        "scenario steppe
         then initiative = first",
    );
}

#[test]
fn within_two_rows() {
    check(
        &["sc2.setup.1", "sc2.setup.1#1"],
        "given plain board
         second: place red_conscript:1 13 -> refused S2.setup.1
         second: place red_conscript:1 12
         first: place volunteer:1 24 -> refused S2.setup.1
         first: place volunteer:1 25",
    );
}

#[test]
fn half_of_the_enemy() {
    check(
        &["sc2.victory.1", "sc2.victory.1#1"],
        "given plain board; nobody else; initiative first; turn 5; first at 33 volunteer:4 leader:0; second at 01 soviet_rifle:4 leader:0
         given first began 700 100; second began 700 100; second lost 349; end of turn
         then winner = undecided
         given second lost 350; end of turn
         then winner = first
         then outcome = sc2.victory.1",
    );
}

#[test]
fn three_spaces_of_his_row() {
    check(
        &["sc2.victory.2", "sc2.victory.2#1"],
        "given plain board; nobody else; initiative first; turn 7; first at 02 volunteer:4 leader:0; first at 03 volunteer:4
         given second at 01 soviet_rifle:4 leader:0; first began 700 100; second began 700 100; end of turn
         then winner = undecided
         given turn 7; first at 05 volunteer:4; end of turn
         then winner = first",
    );
}

#[test]
fn the_larger_share_wins_after_thirty_turns() {
    check(
        &["sc2.victory.3", "sc2.victory.3#1"],
        "given plain board; nobody else; initiative first; turn 30; first at 33 volunteer:4 leader:0; second at 01 soviet_rifle:4 leader:0
         given first began 600 100; second began 800 100; second lost 320; first lost 210; end of turn
         then winner = first",
    );
}

#[test]
fn shares_not_points() {
    check(
        &["sc2.victory.3"],
        "given plain board; nobody else; initiative first; turn 30; first at 33 volunteer:4 leader:0; second at 01 soviet_rifle:4 leader:0
         given first began 600 100; second began 800 100; second lost 270; first lost 210; end of turn
         then winner = second",
    );
}

#[test]
fn equal_shares_are_a_draw() {
    check(
        &["sc2.victory.3"],
        "given plain board; nobody else; initiative first; turn 30; first at 33 volunteer:4 leader:0; second at 01 soviet_rifle:4 leader:0
         given first began 600 100; second began 800 100; second lost 280; first lost 210; end of turn
         then winner = nobody",
    );
}

#[test]
fn not_before() {
    check(
        &["sc2.victory.3"],
        "given plain board; nobody else; initiative first; turn 29; first at 33 volunteer:4 leader:0; second at 01 soviet_rifle:4 leader:0
         given first began 600 100; second began 800 100; second lost 320; first lost 210; end of turn
         then winner = undecided",
    );
}

#[test]
fn within_so_many_spaces_are_the_first_rows() {
    cites(&["sc.gen.1", "sc.gen.1#1", "sc.gen.1#2"]);
    let rows = |scenario: &str, side: Side| {
        let info = own().scenario(scenario).expect("a scenario").side(side);
        Space::all().filter(|at| info.sets_up_in(*at)).map(Space::row).collect::<BTreeSet<u8>>()
    };
    assert_eq!(rows("steppe", Side::First), BTreeSet::from([5, 6]), "within two spaces of the south");
    assert_eq!(rows("warsaw", Side::Second), BTreeSet::from([1, 2, 3, 4]), "two rows lie between them and the south");
    for seed in 0..6 {
        let town = (13..=18).filter(|at| fact(&format!("petlura seed={seed}"), &format!("card {at}")) == "C1");
        assert_eq!(town.count(), 1, "two spaces away from the north is the third row");
    }
}

#[test]
fn the_attacker_comes_from_the_south() {
    cites(&["sc.gen.2", "sc.gen.2#1"]);
    for (id, attacker) in [("ice_march", 0), ("steppe", 0), ("warsaw", 0), ("reval", 0), ("petlura", 0)] {
        let scenario = own().scenario(id).expect("a scenario");
        assert_eq!(scenario.sides[attacker].nation, scenario.initiative, "{id}");
        assert_eq!(scenario.sides[attacker].edges, [Edge::S], "{id}");
        assert_eq!(scenario.sides[1 - attacker].edges, [Edge::N], "{id}");
    }
}

fn fact(played: &str, what: &str) -> String {
    game().fact(&start(played), what).unwrap_or_else(|reason| panic!("{played}: {reason}"))
}

#[test]
fn each_side_rolls_for_its_points() {
    cites(&["sc2.force.2", "sc2.force.2#1"]);
    let of =
        |seed: u32| ["first", "second"].map(|side| fact(&format!("steppe seed={seed}"), &format!("points {side}")));
    let rolled: Vec<[String; 2]> = (0..60).map(of).collect();
    for side in 0..2 {
        let found: BTreeSet<&str> = rolled.iter().map(|both| both[side].as_str()).collect();
        assert_eq!(found, BTreeSet::from(["600", "650", "700", "750", "800", "850"]));
    }
    assert!(rolled.iter().any(|[first, second]| first != second), "each has a die of its own");
}

#[test]
fn to_warsaw_two_rivers_are_crossed() {
    cites(&["sc3.setup.3", "sc3.setup.3#1"]);
    let setup = game().title().setup(Some("warsaw"), [("rivers", "one")]).expect("options that there are");
    let mut dice = Dice::seeded(Seed::from_number(1), 0);
    assert!(begin(game(), &setup, &mut dice, &mut Events::unheard()).is_err(), "one river is refused");
    for seed in 0..12 {
        let played = format!("warsaw seed={seed}");
        let crossed = |space: Space| {
            let card = fact(&played, &format!("card {}", space.number()));
            own().card(&card).is_some_and(|card| !own().cards[card.index()].face(false).river.is_empty())
        };
        assert!(Space::all().filter(|space| crossed(*space)).count() >= 10, "six cards and four at least: {seed}");
    }
}

#[test]
fn the_railway_has_seven_cards_at_most_and_a_town_in_the_north() {
    cites(&["sc4.setup.1", "sc4.setup.1#2"]);
    for seed in 0..40 {
        let played = format!("transsib seed={seed}");
        let card = |space: Space| own().card(&fact(&played, &format!("card {}", space.number()))).expect("a card");
        let rails: Vec<Space> =
            Space::all().filter(|space| !own().cards[card(*space).index()].face(false).rail.is_empty()).collect();
        assert!((6..=7).contains(&rails.len()), "{seed}: {rails:?}");
        let town = |space: &&Space| {
            let ground = &own().cards[card(**space).index()].face(false).ground;
            ground.iter().any(|kind| own().terrains[kind.index()].id == "town")
        };
        assert!(rails.iter().filter(|space| space.row() <= 3).any(|space| town(&space)), "{seed}");
    }
}

#[test]
fn gordinische_lies_in_the_third_row() {
    cites(&["sc6.setup.1", "sc6.setup.1#1"]);
    let at = |seed: u32| {
        let played = format!("petlura seed={seed}");
        Space::all().find(|space| fact(&played, &format!("card {}", space.number())) == "C1")
    };
    let columns: BTreeSet<u8> = (0..60)
        .map(|seed| {
            let at = at(seed).expect("the town is obligatory");
            assert_eq!(at.row(), 3);
            at.column()
        })
        .collect();
    assert_eq!(columns, BTreeSet::from([1, 2, 3, 4, 5, 6]), "the column is rolled");
}

#[test]
fn spaces_of_his_row_have_to_be_held() {
    check(
        &["sc2.victory.2"],
        "given plain board; nobody else; turn 7; contact 1; initiative first; first at 02 volunteer:4 leader:0; first at 03 volunteer:4
         given first friendly 05; first began 600 100; second began 600 100; second at 36 soviet_rifle:4 leader:0; end of turn
         then winner = undecided",
    );
}
