//! Chapter 8 as far as it is fought on the field, and what of 9 and 9b takes place there.

use super::*;
use crate::rules::cites;

fn names(squares: Squares) -> Vec<String> {
    squares.iter().map(Square::name).collect()
}

/// Where the defender's only group deploys on a bare card.
fn zone_of(entry: Edge, state: Detachment) -> Squares {
    let (attacker, defender) = (side(40, &[("volunteer", 4)]), group(side(40, &[("red_guard", 4)]), state));
    let battle = Battle::new(own(), Site::plain(laid("O1"), entry), &attacker, &defender);
    zone(own(), &battle, D, 0)
}

fn rows(rows: std::ops::RangeInclusive<u8>) -> Squares {
    Squares::of(Square::all().filter(|square| rows.contains(&square.row())))
}

fn columns(columns: std::ops::RangeInclusive<u8>) -> Squares {
    Squares::of(Square::all().filter(|square| columns.contains(&square.column())))
}

#[test]
fn the_same_forces_card_and_seed_give_the_same_battle_of_few_dice() {
    cites(&["8.model.1", "8.model.1#1", "8.model.1#2"]);
    let attacker =
        led(side(45, &[("volunteer", 4), ("officer", 4), ("cossack", 4), ("cossack", 4), ("mg", 1), ("gun_75", 1)]), 1);
    let defender = led(
        side(40, &[("soviet_rifle", 4), ("soviet_rifle", 4), ("red_guard", 4), ("mg", 1), ("mg", 1), ("gun_75", 1)]),
        0,
    );
    let site = Site::plain(laid("O3"), Edge::N);
    let fought = |seed| {
        let mut dice = seeded(seed);
        let outcome = fight(own(), site, &attacker, &defender, &mut dice).expect("a seed never runs out");
        (outcome, dice.count())
    };
    assert_eq!(fought(7), fought(7));
    assert!((0..20).any(|seed| fought(seed).0.winner != fought(7).0.winner), "it depends on the dice");
    // A thousand dice take far less than the time that the clause allows; `benches/play.rs` measures it.
    assert!((0..20).all(|seed| fought(seed).1 < 1000));
}

#[test]
fn missions_cut_the_flight_number_but_never_below_ten() {
    cites(&["8.flight.1", "8.flight.1#1"]);
    let mut side = side(40, &[("volunteer", 4)]);
    assert_eq!(side.flight(own()), 40);
    side.cut = 10;
    assert_eq!(side.flight(own()), 30);
    (side.flight_number, side.cut) = (25, 20);
    assert_eq!(side.flight(own()), 10);
    (side.flight_number, side.cut) = (5, 20);
    assert_eq!(side.flight(own()), 10);
}

#[test]
fn the_tally_goes_by_weight() {
    cites(&["8.flight.1", "8.flight.1#2", "8.flight.1#3", "BM.21"]);
    let mut fought = battle(
        "O1",
        Edge::N,
        &[("volunteer", 4, "c1"), ("volunteer", 4, "d1"), ("volunteer", 1, "e1")],
        &[("mg", 1, "c4")],
    );
    fought.sides[A].flight = 30;
    (fought.sides[A].troops[0].stands, fought.sides[A].troops[0].destroyed) = (1, 3);
    assert_eq!(fought.sides[A].tally(own()), (6, 18), "33.3 per cent");
    assert!(fought.sides[A].is_past_flight(own()));
    let mut fought =
        battle("O1", Edge::N, &[("volunteer", 4, "c1"), ("volunteer", 4, "d1"), ("mg", 1, "")], &[("mg", 1, "c4")]);
    let gun = &mut fought.sides[A].troops[2];
    (gun.stands, gun.captured, gun.place) = (0, 1, Place::Gone);
    assert_eq!(fought.sides[A].tally(own()), (4, 20), "20 per cent");
    fought.sides[A].troops[0].markers = 2;
    assert_eq!(fought.sides[A].tally(own()), (6, 20), "marked stands count half of lost ones");
    fought.sides[A].troops[1].place = Place::Left;
    assert_eq!(fought.sides[A].tally(own()), (14, 20), "those who left count as lost");
}

#[test]
fn each_group_keeps_its_own_state() {
    cites(&["8.forces.1", "8.forces.1#2"]);
    let mut defender = Contingent::new(40);
    let stands = Stands::of([(unit("red_guard"), 4)]);
    let dug = Detachment { dug_in: true, ..Detachment::default() };
    let came = Detachment { presence: Presence::Arrived(Edge::S), ..Detachment::default() };
    defender.join(own(), dug, &stands, &Stands::default());
    defender.join(own(), came, &stands, &Stands::default());
    let mut fought = Battle::new(own(), Site::plain(laid("O1"), Edge::N), &side(40, &[("volunteer", 4)]), &defender);
    assert_eq!(names(zone(own(), &fought, D, 1)), ["a4", "b4", "c4", "d4", "e4", "f4"]);
    fought.sides[D].doctrine = true;
    go_on(&mut fought, &[]);
    assert_eq!([troop(&fought, D, 0).dug_in, troop(&fought, D, 1).dug_in], [true, false]);
    assert!(fought.sides[D].on_field().count() == 2, "both are on the field");
}

#[test]
fn the_defenders_edge_is_opposite_the_entry() {
    cites(&["8.forces.2", "8.forces.2#1"]);
    for (entry, edge) in [(Edge::N, Edge::S), (Edge::S, Edge::N), (Edge::W, Edge::E), (Edge::E, Edge::W)] {
        assert_eq!(battle("O1", entry, &[], &[]).sides[D].edge, edge);
    }
}

#[test]
fn defenders_who_arrived_deploy_in_a_quarter() {
    cites(&["8.deploy.1", "8.deploy.1#1", "8.deploy.1#2"]);
    let arrived = |edge| Detachment { presence: Presence::Arrived(edge), ..Detachment::default() };
    assert_eq!(zone_of(Edge::N, arrived(Edge::S)), rows(3..=3));
    assert_eq!(zone_of(Edge::E, arrived(Edge::W)), columns(0..=1));
    assert_eq!(zone_of(Edge::N, arrived(Edge::N)), rows(3..=3), "not from the attacker's own edge");
    assert_eq!(zone_of(Edge::N, arrived(Edge::W)), columns(0..=1).without(rows(0..=0)), "never on his rank");
}

#[test]
fn defenders_who_were_there_deploy_in_their_half() {
    cites(&["8.deploy.2", "8.deploy.2#1", "8.deploy.2#2"]);
    assert_eq!(zone_of(Edge::N, Detachment::default()), rows(2..=3));
    assert_eq!(zone_of(Edge::E, Detachment::default()), columns(0..=2));
    let fought = battle("O1", Edge::N, &[("volunteer", 4, "")], &[("red_guard", 4, "")]);
    let outside = refused(&fought, D, Order::Deploy(0, at("c2")));
    assert_eq!(outside, ("8.deploy.2", "riverdon-battle-outside-zone"));
    assert_eq!(check(own(), &fought, D, Order::Deploy(0, at("c3"))), Ok(()));
}

#[test]
fn defenders_who_dug_in_deploy_in_two_thirds() {
    cites(&["8.deploy.3", "8.deploy.3#1", "8.deploy.3#2"]);
    let dug = Detachment { dug_in: true, ..Detachment::default() };
    assert_eq!(zone_of(Edge::N, dug), rows(1..=3));
    assert_eq!(zone_of(Edge::W, dug), columns(2..=5));
}

#[test]
fn the_attacker_deploys_along_his_edge() {
    cites(&["8.deploy.4", "8.deploy.4#1"]);
    let fought = battle("O1", Edge::W, &[("volunteer", 4, "")], &[("red_guard", 4, "f2")]);
    assert_eq!(zone(own(), &fought, A, 0), columns(0..=0));
}

#[test]
fn the_field_is_the_card() {
    cites(&["8.board.1", "8.board.1#1"]);
    let fought = battle("TR1", Edge::N, &[], &[]);
    let field = fought.field(own());
    assert!(field.seam(at("d2"), Edge::S) && field.seam(at("b2"), Edge::S));
    assert_eq!(field.step(Class::Train, at("d2"), Edge::S, 0), Some(at("d3")), "a rail bridge");
    assert_eq!(field.step(Class::ArmouredCar, at("b2"), Edge::S, 0), Some(at("b3")), "a road bridge");
    assert_eq!(field.step(Class::Train, at("b2"), Edge::S, 0), None, "no rails there");
    assert_eq!(field.step(Class::Foot, at("c2"), Edge::S, 0), None, "the river");
    assert_eq!(field.step(Class::Foot, at("b2"), Edge::S, 0xff), None, "the bridge is down");
}

#[test]
fn a_side_is_beaten_above_its_flight_number() {
    cites(&["8.victory.1", "8.victory.1#1", "8.victory.1#2"]);
    // 100 platoons of weight 1.
    let many: Vec<(&str, u8)> = std::iter::repeat_n(("volunteer", 4), 25).collect();
    let check_with = |lost: u8| {
        let mut fought =
            Battle::new(own(), Site::plain(laid("O1"), Edge::N), &side(40, &[("volunteer", 4)]), &side(40, &many));
        fought.sides[A].troops[0].place = Place::On(at("c1"));
        for number in 0..lost {
            let troop = &mut fought.sides[D].troops[usize::from(number / 4)];
            (troop.stands, troop.destroyed) = (troop.stands - 1, troop.destroyed + 1);
            troop.place = if troop.stands == 0 { Place::Gone } else { troop.place };
        }
        fought.phase = Phase::Check;
        go_on(&mut fought, &[]);
        fought.ended
    };
    assert_eq!(check_with(41), Some((Some(A), Ending::Flight)));
    assert_eq!(check_with(40), None);
}

#[test]
fn after_both_have_fled_the_one_that_exceeds_by_less_has_won() {
    cites(&["8.victory.1", "BM.21"]);
    let fled = |a: u8, d: u8| {
        let mut fought = battle(
            "O1",
            Edge::N,
            &[("volunteer", 4, "c1"), ("volunteer", 4, "d1")],
            &[("red_guard", 4, "c4"), ("red_guard", 4, "d4")],
        );
        for (role, markers) in [(A, a), (D, d)] {
            fought.sides[role].flight = 10;
            fought.sides[role].troops[0].markers = markers;
        }
        fought.phase = Phase::Check;
        go_on(&mut fought, &[]);
        fought.ended.and_then(|(winner, _)| winner)
    };
    assert_eq!((fled(2, 3), fled(3, 2), fled(3, 3)), (Some(A), Some(D), Some(D)));
    assert_eq!((fled(0, 2), fled(2, 0), fled(1, 1)), (Some(A), Some(D), None));
}

#[test]
fn a_side_without_a_stand_on_or_beside_the_field_has_lost() {
    cites(&["8.victory.1", "BM.21"]);
    let left = |a: bool, d: bool| {
        let mut fought = battle("O1", Edge::N, &[("volunteer", 4, "c1")], &[("red_guard", 4, "c4")]);
        for (role, left) in [(A, a), (D, d)] {
            fought.sides[role].flight = 100;
            if left {
                fought.sides[role].troops[0].place = Place::Left;
            }
        }
        fought.phase = Phase::Check;
        go_on(&mut fought, &[]);
        fought.ended.and_then(|(winner, _)| winner)
    };
    assert_eq!((left(true, false), left(false, true), left(true, true)), (Some(D), Some(A), Some(D)));
}

#[test]
fn night_falls_for_the_defender() {
    cites(&["8.victory.2", "8.victory.2#1", "BM.28"]);
    let mut fought = battle("O1", Edge::N, &[("volunteer", 4, "c1")], &[("red_guard", 4, "c4")]);
    (fought.turn, fought.phase) = (19, Phase::Check);
    go_on(&mut fought, &[]);
    assert_eq!((fought.ended, fought.turn), (None, 20));
    fought.phase = Phase::Check;
    go_on(&mut fought, &[]);
    assert_eq!(fought.ended, Some((Some(D), Ending::Dusk)));
}

/// A battle on a turn to which a reserve of the attacker may come by the west.
fn with_reserve(turn: u8, counters: &[(&str, u8)], rating: Option<i8>) -> Battle {
    let mut attacker = side(40, &[("volunteer", 4)]);
    attacker.groups.push(Detachment { presence: Presence::Reserve(Edge::W), ..Detachment::default() });
    for (id, stands) in counters {
        attacker.counters.push(Counter { unit: unit(id), stands: *stands, group: 1, ..Counter::default() });
    }
    attacker.leaders = List::of(rating.map(|rating| Leading { id: 0, rating, group: 1 }));
    let mut fought = Battle::new(own(), Site::plain(laid("O1"), Edge::N), &attacker, &side(40, &[("red_guard", 4)]));
    fought.sides[A].troops[0].place = Place::On(at("c1"));
    fought.sides[D].troops[0].place = Place::On(at("f4"));
    (fought.turn, fought.phase) = (turn, Phase::Arrivals);
    fought
}

fn arrived(mut fought: Battle, dice: &[u16]) -> bool {
    go_on(&mut fought, dice);
    fought.sides[A].arrived[1] > 0
}

#[test]
fn reserves_roll_from_the_fifth_turn_on() {
    cites(&["8.arrive.1", "8.arrive.1#1", "8.arrive.1#2", "BM.3"]);
    assert!(!arrived(with_reserve(4, &[("volunteer", 4)], None), &[]), "nobody rolls");
    assert!(arrived(with_reserve(5, &[("volunteer", 4)], None), &[4, 5]));
    assert!(!arrived(with_reserve(5, &[("volunteer", 4)], None), &[4, 4]));
    assert!(arrived(with_reserve(9, &[("volunteer", 4)], None), &[6, 3]));
}

#[test]
fn mounted_reserves_and_cars_need_less() {
    cites(&["8.arrive.2", "8.arrive.2#1", "8.arrive.2#2"]);
    assert!(arrived(with_reserve(5, &[("cossack", 4)], None), &[4, 4]));
    assert!(arrived(with_reserve(5, &[("cossack", 4), ("armoured_car", 1), ("tchanka", 1)], None), &[4, 4]));
    assert!(!arrived(with_reserve(5, &[("cossack", 4), ("volunteer", 4)], None), &[4, 4]));
    assert!(!arrived(with_reserve(5, &[("cossack", 4)], None), &[4, 3]));
}

#[test]
fn only_the_leader_of_a_reserve_changes_its_roll() {
    cites(&["8.arrive.3", "8.arrive.3#1", "8.arrive.3#2"]);
    assert!(arrived(with_reserve(5, &[("volunteer", 4)], Some(2)), &[3, 4]));
    assert!(!arrived(with_reserve(5, &[("volunteer", 4)], Some(1)), &[3, 4]));
    assert!(arrived(with_reserve(5, &[("volunteer", 4), ("gun_75", 1)], None), &[4, 5]), "guns do not slow it");
}

#[test]
fn a_reserve_enters_by_its_own_edge_from_the_middle_outwards() {
    cites(&["8.arrive.4", "8.arrive.4#1", "BM.22"]);
    let mut fought = with_reserve(5, &[("volunteer", 4), ("volunteer", 4), ("mg", 1)], None);
    fought.sides[D].troops[0].place = Place::On(at("a3"));
    go_on(&mut fought, &[6, 6]);
    let places: Vec<Place> = fought.sides[A].troops[1..].iter().map(|troop| troop.place).collect();
    assert_eq!(places, [Place::On(at("a2")), Place::On(at("a2")), Place::On(at("a1"))], "a3 is the enemy's, a2 full");
    assert_eq!(fought.sides[A].tally(own()).1, 2 * (4 + 8 + 2), "it counts from now on");
}

#[test]
fn a_reserve_without_room_tries_again_without_a_roll() {
    cites(&["8.arrive.4", "BM.22"]);
    let mut fought = with_reserve(5, &[("volunteer", 4)], None);
    let mut full = side(40, &[("red_guard", 4); 4]);
    full.groups[0] = Detachment::default();
    fought.sides[D] = Battle::new(own(), fought.site, &full, &full).sides[D];
    for (troop, square) in fought.sides[D].troops.iter_mut().zip(["a1", "a2", "a3", "a4"]) {
        troop.place = Place::On(at(square));
    }
    go_on(&mut fought, &[6, 6]);
    assert_eq!((troop(&fought, A, 1).place, fought.sides[A].arrived[1]), (Place::Reserve, 5));
    fought.sides[D].troops[2].place = Place::Left;
    (fought.turn, fought.phase) = (6, Phase::Arrivals);
    go_on(&mut fought, &[]);
    assert_eq!(troop(&fought, A, 1).place, Place::On(at("a3")));
}

#[test]
fn mounted_are_cavalry_tchankas_and_horse_guns() {
    cites(&["8.mounted.1", "8.mounted.1#1", "8.mounted.1#2"]);
    assert!(is_mounted(own(), unit("tchanka")) && is_mounted(own(), unit("horse_gun_75")));
    assert!(is_mounted(own(), unit("cossack")) && !is_mounted(own(), unit("gun_75")));
    let mut reserve = side(40, &[("tchanka", 1), ("horse_gun_75", 1)]);
    assert!(reserve.mobile(own(), 0));
    reserve.counters.push(Counter { unit: unit("gun_75"), stands: 1, ..Counter::default() });
    assert!(!reserve.mobile(own(), 0));
}

#[test]
fn exhaustion_marks_one_stand_in_five_of_foot_and_cavalry() {
    cites(&["9.exh.1", "9.exh.1#1", "9.exh.1#2", "8.before.3", "8.effect.2", "BM.20"]);
    let worn = |counters: &[(&str, u8)]| {
        let tired = Detachment { exhausted: true, ..Detachment::default() };
        let fought =
            Battle::new(own(), Site::plain(laid("O1"), Edge::N), &group(side(40, counters), tired), &side(40, &[]));
        fought.sides[A].troops.iter().map(|troop| troop.markers).collect::<Vec<_>>()
    };
    assert_eq!(worn(&[("volunteer", 4), ("volunteer", 4), ("volunteer", 4)]), [1, 1, 0]);
    assert_eq!(worn(&[("volunteer", 3), ("volunteer", 4), ("volunteer", 3)]), [1, 1, 0], "the largest first");
    assert_eq!(worn(&[("volunteer", 4), ("mg", 1), ("mg", 1), ("mg", 1)]), [0, 0, 0, 0]);
    assert_eq!(worn(&[("volunteer", 4), ("volunteer", 4), ("volunteer", 2)]), [1, 1, 0]);
}

#[test]
fn markers_of_exhaustion_are_not_rallied_away() {
    cites(&["9.exh.2", "BM.11"]);
    let mut fought = battle("O1", Edge::N, &[("volunteer", 4, "c1")], &[("red_guard", 4, "c4")]);
    (fought.sides[A].troops[0].markers, fought.sides[A].troops[0].worn) = (2, 1);
    fought.phase = Phase::Opening(A);
    fought.sides[A].doctrine = true;
    go_on(&mut fought, &[1, 3, 3]);
    assert_eq!((troop(&fought, A, 0).markers, troop(&fought, A, 0).worn), (1, 1));
    fought.phase = Phase::Opening(A);
    go_on(&mut fought, &[3, 3]);
    assert_eq!(troop(&fought, A, 0).markers, 1, "no die is rolled for it");
}

#[test]
fn an_owner_spreads_his_markers_evenly() {
    cites(&["9.exh.1", "BM.20"]);
    let tired = Detachment { exhausted: true, ..Detachment::default() };
    let defender = group(side(40, &[("red_guard", 4), ("red_guard", 2), ("mg", 1)]), tired);
    let mut fought = Battle::new(own(), Site::plain(laid("O1"), Edge::N), &side(40, &[("volunteer", 4)]), &defender);
    assert_eq!(refused(&fought, D, Order::Wear(0, 2)), ("9.exh.1", "riverdon-battle-uneven-wear"));
    give(&mut fought, D, Order::Wear(0, 1), &[]);
    assert_eq!([0, 1].map(|at| troop(&fought, D, at).worn), [0, 1]);
    assert_eq!(refused(&fought, D, Order::Wear(1, 0)).1, "riverdon-battle-uneven-wear", "not back again");
}

#[test]
fn unpaid_guns_do_not_fire_but_can_be_overrun() {
    cites(&["9b.gdir.1", "9b.gdir.1#1", "9b.gdir.1#2", "BM.23"]);
    let mut fought = battle("O1", Edge::N, &[("volunteer", 4, "c2")], &[("gun_75", 1, "c3"), ("gun_75", 1, "d4")]);
    fought.sides[D].troops[0].paid = false;
    fought.phase = Phase::Firing(D);
    assert_eq!(refused(&fought, D, Order::Fire(0, 0)), ("9b.gdir.1", "riverdon-battle-unpaid"));
    assert_eq!(check(own(), &fought, D, Order::Fire(1, 0)), Ok(()));
    // The charge: nerve; the gun does not fire; melee 4 dice against 1; it is overrun.
    fought.phase = Phase::Charging(A);
    give(&mut fought, A, Order::Charge(0, at("c3")), &[1]);
    fought.phase = Phase::Settling(A);
    go_on(&mut fought, &[6, 1, 1, 1, 1, 1, 3]);
    assert_eq!((troop(&fought, D, 0).captured, troop(&fought, A, 0).place), (1, Place::On(at("c3"))));
}

#[test]
fn an_overrun_gun_is_captured_from_three_on() {
    cites(&["9b.gdir.1#2", "BM.17"]);
    for (die, captured) in [(2, 0), (3, 1)] {
        let mut fought = battle("O1", Edge::N, &[("officer", 4, "c2")], &[("mg", 1, "c3")]);
        (fought.sides[D].troops[0].markers, fought.sides[A].troops[0].charges) = (1, Some(at("c3")));
        fought.charged.push(at("c3"));
        fought.phase = Phase::Settling(A);
        go_on(&mut fought, &[1, 1, 1, 1, die]);
        let gun = troop(&fought, D, 0);
        assert_eq!((gun.captured, gun.destroyed, gun.place), (captured, 1 - captured, Place::Gone), "{die}");
        assert_eq!(troop(&fought, A, 0).place, Place::On(at("c3")));
    }
}

/// A battle with aircraft.
fn with_planes(attacker: &[(&str, bool)], defender: &[(&str, bool)], guns: u8) -> Battle {
    let planes = |of: &[(&str, bool)]| {
        List::of(of.iter().map(|(id, superiority)| Flying { unit: unit(id), superiority: *superiority, fought: false }))
    };
    let mut sides = [side(40, &[("volunteer", 4)]), side(40, &[("red_guard", 4)])];
    (sides[0].aircraft, sides[1].aircraft) = (planes(attacker), planes(defender));
    for _ in 0..guns {
        sides[1].counters.push(Counter { unit: unit("aa_gun"), stands: 1, ..Counter::default() });
    }
    let mut fought = Battle::new(own(), Site::plain(laid("O1"), Edge::N), &sides[0], &sides[1]);
    for (role, square) in [(A, "c1"), (D, "c4")] {
        fought.sides[role].troops.iter_mut().for_each(|troop| troop.place = Place::On(at(square)));
        fought.sides[role].doctrine = true;
    }
    fought.phase = Phase::AirCombat;
    fought
}

#[test]
fn a_fighter_drives_a_bomber_off() {
    cites(&["9b.sup.1", "9b.sup.1#1", "BM.24"]);
    let mut fought = with_planes(&[("air_bomber", false)], &[("air_fighter", true)], 0);
    go_on(&mut fought, &[3, 4, 4, 4]);
    let bomber = fought.sides[A].planes[0];
    assert_eq!((bomber.flies, bomber.lost), (false, false), "9 to 8: the side that flies superiority rolls first");
    let mut fought = with_planes(&[("air_bomber", false)], &[("air_fighter", true)], 0);
    go_on(&mut fought, &[3, 4, 2, 3]);
    assert!(fought.sides[A].planes[0].lost, "9 to 5");
    let mut fought = with_planes(&[("air_bomber", false)], &[("air_fighter", true)], 0);
    go_on(&mut fought, &[3, 4, 4, 5]);
    assert!(fought.sides[A].planes[0].flies && fought.sides[D].planes[0].flies, "a tie changes nothing");
}

#[test]
fn one_loss_roll_is_made_for_all_runs_when_the_battle_is_over() {
    cites(&["9b.air.2", "9b.air.2#1", "9b.air.2#2", "9b.air.2#3", "BM.24"]);
    for (dice, lost) in [([5, 6], true), ([5, 5], false)] {
        let mut fought = with_planes(&[("air_recon", false)], &[], 0);
        for turn in [2, 4, 6, 8] {
            (fought.turn, fought.phase) = (turn, Phase::AirRun(A, 0));
            go_on(&mut fought, &[]);
            go_on(&mut fought, &[1]);
        }
        assert!(!fought.sides[A].planes[0].tested, "four runs without a loss roll");
        (fought.ended, fought.phase) = (Some((Some(A), Ending::Flight)), Phase::Landing);
        go_on(&mut fought, &dice);
        assert_eq!(fought.sides[A].planes[0].lost, lost);
    }
    let mut fought = with_planes(&[("air_recon", false)], &[], 0);
    (fought.turn, fought.phase) = (3, Phase::AirRun(A, 0));
    go_on(&mut fought, &[]);
    assert_eq!(fought.phase, Phase::AirRun(D, 0), "no run on an odd turn");
}

#[test]
fn before_anti_aircraft_guns_the_loss_roll_comes_first() {
    cites(&["9b.air.3", "9b.air.3#1"]);
    let mut fought = with_planes(&[("air_recon", false)], &[], 2);
    (fought.turn, fought.phase) = (2, Phase::AirRun(A, 0));
    go_on(&mut fought, &[4, 5]);
    assert!(fought.sides[A].planes[0].lost);
    assert_eq!(fought.phase, Phase::AirRun(A, 1), "it is lost before it acts");
    let mut fought = with_planes(&[("air_recon", false)], &[], 2);
    (fought.turn, fought.phase) = (2, Phase::AirRun(A, 0));
    go_on(&mut fought, &[4, 4]);
    assert_eq!((fought.sides[A].planes[0].lost, fought.phase), (false, Phase::Aiming(A, 0)));
}

#[test]
fn what_both_sides_change_on_the_field_holds_for_one_battle() {
    let attack = "initiative first; turn 5; contact 1; first tactic assault; second tactic hold
         given first at 21 volunteer:4 leader:0 order:assault; second at 15 soviet_rifle:4 leader:0; execution
         first: act 21
         first: go 15
         first: state 1
         second: state 1
         second: stand
         first: stand
         first: done
         second: done";
    crate::rules::check(
        &["S1.general.2", "S1.general.2#2"],
        &format!(
            "scenario steppe battles=played details=agreed
         given plain board; card 15 O3; nobody else; {attack}
         then ground a1 = steppe
         then prompt = riverdon-ask-battle-alter
         then asked = first
         first: alter a1 ground_steppe -> refused S1.general.2
         first: alter a1 ground_forest
         then asked = second
         then prompt = riverdon-ask-battle-agree
         then ground a1 = steppe
         second: agree
         then ground a1 = forest
         then asked = second
         second: alter b1 ground_marsh
         first: done
         then ground b1 = steppe
         then prompt = riverdon-ask-battle-deploy
         given nobody else; {attack}
         then ground a1 = steppe"
        ),
    );
    // Where it was not agreed on before, nobody is asked.
    let plain = format!(
        "scenario steppe battles=played
         given plain board; card 15 O3; nobody else; {attack}
         then prompt = riverdon-ask-battle-deploy
         second: alter a1 ground_forest -> refused BM.4"
    );
    crate::rules::check(&["S1.general.2"], &plain);
}
