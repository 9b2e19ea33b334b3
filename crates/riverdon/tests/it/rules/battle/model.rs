//! The model, rule by rule (BM.1 to BM.34), and the doctrine.

use super::*;
use crate::rules::cites;

/// The need of a unit of the attacker at a unit of the defender, by what hits and what does not.
fn need(fought: &Battle) -> u16 {
    let fires = |die: u16| {
        let mut fought = *fought;
        fought.phase = Phase::Firing(A);
        let shots = troop(&fought, A, 0).effective() * own().units[troop(&fought, A, 0).unit.index()].fire;
        let mut dice = vec![die; usize::from(shots)];
        dice.extend(std::iter::repeat_n(1, 40));
        let mut dice = Dice::given(dice);
        let order = Order::Fire(0, 0);
        assert_eq!(check(own(), &fought, A, order), Ok(()));
        step(own(), &mut fought, A, order, &mut dice, &mut Events::unheard(), Audience::NOBODY).expect("dice");
        40 - dice.left_over() > 0
    };
    (1..=6).find(|die| fires(*die)).unwrap_or(7)
}

#[test]
fn fire_needs_go_by_range_cover_crowd_and_cavalry() {
    cites(&["BM.8", "BM.33"]);
    let shot = |card: &str, from: (&str, u8, &str), to: (&str, u8, &str)| need(&battle(card, Edge::N, &[from], &[to]));
    assert_eq!(shot("O1", ("mg", 1, "c2"), ("volunteer", 4, "c3")), 5, "plain");
    assert_eq!(shot("O1", ("mg", 1, "c1"), ("volunteer", 4, "c3")), 6, "far off");
    assert_eq!(shot("O1", ("gun_75", 1, "c1"), ("volunteer", 4, "c4")), 5, "within half its range");
    assert_eq!(shot("O3", ("gun_75", 1, "b1"), ("volunteer", 4, "b3")), 6, "a village");
    assert_eq!(shot("O1", ("mg", 1, "c2"), ("cossack", 4, "c3")), 4, "cavalry in the open");
    assert_eq!(shot("O1", ("officer", 1, "c2"), ("cossack", 4, "c3")), 5, "not for foot");
    assert_eq!(shot("O2", ("mg", 1, "c1"), ("cossack", 4, "c2")), 6, "cavalry on high ground has cover");
    let mut crowded = battle("O1", Edge::N, &[("mg", 1, "c2")], &[("volunteer", 4, "c3"), ("volunteer", 2, "c3")]);
    assert_eq!(need(&crowded), 4, "a crowd");
    crowded.sides[D].troops[0].dug_in = true;
    assert_eq!(need(&crowded), 5, "dug in");
    let mut wooded = battle("O9", Edge::N, &[("mg", 1, "c1")], &[("volunteer", 4, "c2")]);
    wooded.sides[D].troops[0].dug_in = true;
    // Cover is never above 2: need 7, a 6 and then a 4; the other die misses; the effect.
    wooded.phase = Phase::Firing(A);
    give(&mut wooded, A, Order::Fire(0, 0), &[6, 4, 5, 5]);
    let street = battle("T2", Edge::N, &[("mg", 1, "d2")], &[("volunteer", 4, "d3")]);
    assert_eq!(need(&street), 6, "cover 2, less 1 from town to town");
}

#[test]
fn the_dug_in_have_cover_but_no_more_than_a_town_gives() {
    cites(&["5.dig.2", "5.dig.2#1", "5.dig.3", "5.dig.3#1", "5.dig.3#2", "BM.25"]);
    let dug = |card: &str, from: (&str, u8, &str), to: &[(&str, u8, &str)]| {
        let mut fought = battle(card, Edge::N, &[from], to);
        let before = need(&fought);
        fought.sides[D].troops[0].dug_in = true;
        (before, need(&fought))
    };
    let crowd = |at| [("volunteer", 4, at), ("volunteer", 2, at)];
    assert_eq!(dug("O1", ("mg", 1, "c2"), &[("mg", 1, "c3")]), (5, 6), "cover 1 on the steppe");
    assert_eq!(dug("O3", ("gun_75", 1, "b1"), &crowd("b3")), (5, 6), "cover 2 in a village");
    assert_eq!(dug("T2", ("mg", 1, "d2"), &crowd("d3")), (5, 5), "cover 2 in a town, as before");
}

#[test]
fn raw_units_roll_half_their_dice_and_needs_above_six_a_second_die() {
    cites(&["BM.8"]);
    let mut fought = battle("O1", Edge::N, &[("red_guard", 3, "c2")], &[("volunteer", 4, "c3")]);
    fought.phase = Phase::Firing(A);
    give(&mut fought, A, Order::Fire(0, 0), &[5, 5]);
    let mut hard = battle("O3", Edge::N, &[("volunteer", 2, "b2")], &[("volunteer", 4, "b3")]);
    hard.phase = Phase::Firing(A);
    // Need 7: a 6 and a 3, a 6 and a 4; then the effect.
    give(&mut hard, A, Order::Fire(0, 0), &[6, 3, 6, 4, 5]);
    assert_eq!(troop(&hard, D, 0).destroyed, 1);
}

#[test]
fn howitzers_and_mortars_fire_without_sight_at_a_price_but_not_near() {
    cites(&["BM.7"]);
    let blind = |id| battle("O4", Edge::N, &[(id, 1, "a1")], &[("volunteer", 4, "a3")]);
    let mut gun = blind("gun_75");
    gun.phase = Phase::Firing(A);
    let spotter = Troop { place: Place::On(at("a2")), ..troop(&gun, A, 0) };
    gun.sides[A].troops.push(spotter);
    assert_eq!(refused(&gun, A, Order::Fire(0, 0)).1, "riverdon-battle-out-of-sight");
    let mut howitzer = blind("howitzer_105");
    howitzer.phase = Phase::Firing(A);
    give(&mut howitzer, A, Order::Fire(0, 0), &[6, 6, 5, 3, 3]);
    let mut near = battle("O1", Edge::N, &[("howitzer_105", 1, "a1"), ("mg", 1, "a1")], &[("volunteer", 4, "a2")]);
    near.phase = Phase::Firing(A);
    assert_eq!(refused(&near, A, Order::Fire(0, 0)).1, "riverdon-battle-too-near");
    assert_eq!(check(own(), &near, A, Order::Fire(1, 0)), Ok(()));
}

#[test]
fn armour_has_to_be_pierced() {
    cites(&["BM.10"]);
    let mut rifles = battle("O1", Edge::N, &[("volunteer", 1, "c2")], &[("armoured_car", 1, "c3")]);
    rifles.phase = Phase::Firing(A);
    give(&mut rifles, A, Order::Fire(0, 0), &[6, 5]);
    assert_eq!(troop(&rifles, D, 0).stands, 1, "not confirmed, and no effect is rolled");
    let mut gun = battle("O1", Edge::N, &[("gun_75", 1, "c2")], &[("tank_heavy", 1, "c3")]);
    gun.phase = Phase::Firing(A);
    give(&mut gun, A, Order::Fire(0, 0), &[5, 6, 4, 5]);
    assert_eq!(troop(&gun, D, 0).destroyed, 1, "the second hit is wasted");
    let mut mg = battle("O1", Edge::N, &[("mg", 1, "c2"), ("gun_75", 1, "c2")], &[("tank_heavy", 1, "c3")]);
    mg.phase = Phase::Firing(A);
    assert_eq!(refused(&mg, A, Order::Fire(0, 0)).1, "riverdon-battle-no-effect");
}

#[test]
fn a_hit_marks_the_steady_and_kills_where_nobody_is_left_to_mark() {
    cites(&["BM.9"]);
    let mut fought = battle("O1", Edge::N, &[("officer", 4, "c2")], &[("volunteer", 2, "c3")]);
    fought.sides[D].leaders.push(Leader { id: 0, rating: 0, with: Some(0), killed: false, placed: false });
    fought.phase = Phase::Firing(A);
    // Four hits: a marker, a marker, a stand, the last stand; then the leader's dice.
    give(&mut fought, A, Order::Fire(0, 0), &[5, 5, 5, 5, 4, 4, 1, 1, 6, 6]);
    assert_eq!((troop(&fought, D, 0).destroyed, troop(&fought, D, 0).place), (2, Place::Gone));
    assert!(fought.sides[D].leaders[0].killed, "a 12");
}

#[test]
fn leaders_and_the_cheka_steady_whoever_stands_with_them() {
    cites(&["BM.14", "BM.19"]);
    let mut fought =
        battle("O1", Edge::N, &[], &[("red_conscript", 4, "c3"), ("cheka", 4, "c3"), ("volunteer", 4, "d3")]);
    fought.sides[D].leaders.push(Leader { id: 0, rating: 2, with: Some(2), killed: false, placed: false });
    assert_eq!([0, 1, 2].map(|at| fought.sides[D].morale(own(), at)), [3, 4, 5], "never above 5");
    fought.sides[D].troops[2].place = Place::On(at("c3"));
    fought.sides[D].troops[1].place = Place::Gone;
    assert_eq!(fought.sides[D].morale(own(), 0), 4);
}

#[test]
fn a_leader_whose_unit_is_gone_joins_the_nearest() {
    cites(&["BM.18"]);
    let mut fought = battle(
        "O1",
        Edge::N,
        &[("officer", 4, "c2")],
        &[("mg", 1, "c3"), ("red_guard", 2, "e3"), ("red_guard", 4, "c1")],
    );
    fought.sides[D].leaders.push(Leader { id: 0, rating: 0, with: Some(0), killed: false, placed: false });
    fought.phase = Phase::Firing(A);
    give(&mut fought, A, Order::Fire(0, 0), &[5, 1, 1, 1, 6, 3, 3]);
    assert_eq!(fought.sides[D].leaders[0].with, Some(2), "as near as the other, and larger");
}

#[test]
fn broken_units_fall_back_and_leave_and_rally_only_out_of_contact() {
    cites(&["BM.12", "BM.13"]);
    let mut fought =
        battle("O1", Edge::N, &[("volunteer", 4, "c1")], &[("red_guard", 1, "c3"), ("red_guard", 1, "d4")]);
    fought.sides[D].troops.iter_mut().for_each(|troop| troop.markers = 1);
    fought.sides[D].doctrine = true;
    (fought.sides[D].active, fought.phase) = (false, Phase::Moving(D));
    go_on(&mut fought, &[]);
    assert_eq!([0, 1].map(|at| troop(&fought, D, at).place), [Place::On(at("c4")), Place::Left], "even in a lull");
    let mut near = battle("O1", Edge::N, &[("volunteer", 4, "c2"), ("volunteer", 4, "a1")], &[("red_guard", 4, "c3")]);
    near.sides[A].troops.iter_mut().for_each(|troop| troop.markers = 2);
    near.sides[A].leaders.push(Leader { id: 0, rating: 1, with: Some(1), killed: false, placed: false });
    near.phase = Phase::Opening(A);
    near.sides[A].doctrine = true;
    // One nerve test, of the unit out of contact; then command.
    go_on(&mut near, &[5, 3, 3]);
    assert_eq!([0, 1].map(|at| troop(&near, A, at).markers), [2, 0], "two go with a leader of +1");
    assert!(near.sides[A].active, "6 and 1");
}

#[test]
fn a_command_roll_goes_by_the_commander_or_whoever_is_there() {
    cites(&["BM.32"]);
    let commanded = |rating: Option<i8>, dice: &[u16]| {
        let mut fought = battle("O1", Edge::N, &[("volunteer", 4, "c1")], &[("red_guard", 4, "c4")]);
        fought.sides[A].leaders =
            List::of(rating.map(|rating| Leader { id: 0, rating, with: Some(0), killed: false, placed: false }));
        (fought.phase, fought.sides[A].doctrine) = (Phase::Opening(A), true);
        go_on(&mut fought, dice);
        fought.sides[A].active
    };
    assert!(commanded(Some(0), &[3, 4]) && !commanded(None, &[3, 4]) && commanded(None, &[4, 4]));
    assert!(commanded(Some(2), &[2, 3]) && !commanded(Some(1), &[2, 3]));
}

#[test]
fn rivers_are_crossed_at_crossings_with_the_first_step() {
    cites(&["9.brid.6", "BM.6"]);
    let moves = |card: &str, id: &str, from: &str, to: &str, down: u8| {
        let mut fought = battle(card, Edge::N, &[(id, 1, from)], &[("red_guard", 4, "f4")]);
        (fought.phase, fought.site.down) = (Phase::Moving(A), down);
        check(own(), &fought, A, Order::Move(0, at(to))).map_err(|breach| breach.0.id)
    };
    assert_eq!(moves("R1", "volunteer", "b2", "b3", 0), Ok(()), "a bridge");
    assert_eq!(moves("R1", "volunteer", "b2", "b3", 0xff), Err("riverdon-battle-too-far"), "it is down");
    assert_eq!(moves("R1", "cossack", "b2", "b4", 0), Err("riverdon-battle-too-far"), "crossing ends the move");
    assert_eq!(moves("R1", "cossack", "b1", "b3", 0), Err("riverdon-battle-too-far"), "not with the second step");
    assert_eq!(moves("R2", "cossack", "b2", "b3", 0), Ok(()), "a ford");
    assert_eq!(moves("R2", "armoured_car", "b2", "b3", 0), Err("riverdon-battle-too-far"), "not for cars");
    assert_eq!(moves("R3", "volunteer", "c2", "c3", 0), Err("riverdon-battle-too-far"), "the river itself");
    assert_eq!(moves("O4", "gun_75", "c3", "b3", 0), Err("riverdon-battle-closed"), "a forest");
    assert_eq!(moves("O4", "cossack", "c3", "a3", 0), Err("riverdon-battle-too-far"), "forest ends the move");
}

#[test]
fn a_square_holds_eight_stands_of_one_side() {
    cites(&["BM.1"]);
    let mut fought = battle(
        "O1",
        Edge::N,
        &[("volunteer", 4, "c1"), ("volunteer", 4, "d1"), ("mg", 1, "d1")],
        &[("red_guard", 4, "c2")],
    );
    fought.phase = Phase::Moving(A);
    assert_eq!(refused(&fought, A, Order::Move(0, at("d1"))), ("BM.1", "riverdon-battle-full"));
    assert_eq!(refused(&fought, A, Order::Move(0, at("c2"))), ("BM.1", "riverdon-battle-enemy-held"));
    fought.sides[A].troops[2].place = Place::Left;
    assert_eq!(check(own(), &fought, A, Order::Move(0, at("d1"))), Ok(()));
}

#[test]
fn who_moved_neither_fires_nor_charges_without_a_step_left() {
    cites(&["BM.4", "BM.5"]);
    let mut fought = battle(
        "O1",
        Edge::N,
        &[("volunteer", 4, "b2"), ("cossack", 4, "d2"), ("tchanka", 1, "e2")],
        &[("red_guard", 4, "c3")],
    );
    fought.phase = Phase::Moving(A);
    give(&mut fought, A, Order::Move(0, at("c2")), &[]);
    give(&mut fought, A, Order::Move(1, at("d3")), &[]);
    give(&mut fought, A, Order::Move(2, at("d2")), &[]);
    give(&mut fought, A, Order::Done, &[]);
    assert_eq!(refused(&fought, A, Order::Charge(0, at("c3"))).1, "riverdon-battle-no-step-left");
    assert_eq!(refused(&fought, A, Order::Charge(2, at("c3"))).1, "riverdon-battle-does-not-charge");
    assert_eq!(check(own(), &fought, A, Order::Charge(1, at("c3"))), Ok(()), "horse has a step left");
    give(&mut fought, A, Order::Done, &[]);
    assert_eq!(refused(&fought, A, Order::Fire(0, 0)).1, "riverdon-battle-moved-too");
    assert_eq!(check(own(), &fought, A, Order::Fire(2, 0)), Ok(()), "tchankas fire on the move");
}

#[test]
fn melee_needs_go_by_ground_and_works() {
    cites(&["S2.setup.5", "BM.16"]);
    // What a charge of one stand needs to score against a marked unit, which neither fires nor strikes back.
    let need = |card: &str, id: &str, from: &str, to: &str, dug: Option<bool>| {
        let scores = |die: u16| {
            let mut fought = battle(card, Edge::N, &[(id, 1, from)], &[("red_guard", 1, to)]);
            let foe = &mut fought.sides[D].troops[0];
            (foe.markers, foe.dug_in) = (1, dug.is_some());
            fought.sides[D].groups[0].wire = dug == Some(true);
            fought.sides[A].troops[0].charges = Some(at(to));
            fought.charged.push(at(to));
            fought.phase = Phase::Settling(A);
            let mut dice = Dice::given([die, die, 1, 1, 1, 1, 1]);
            advance(own(), &mut fought, &mut dice, &mut Events::unheard(), Audience::NOBODY).expect("dice");
            troop(&fought, D, 0).destroyed > 0
        };
        (1..=6).find(|die| scores(*die)).unwrap_or(7)
    };
    assert_eq!(need("O1", "volunteer", "c2", "c3", None), 5);
    assert_eq!(need("O1", "volunteer", "c2", "c3", Some(false)), 6, "dug in");
    assert_eq!(need("O1", "officer", "c2", "c3", Some(false)), 5);
    assert_eq!(need("O1", "officer", "c2", "c3", Some(true)), 6, "behind wire");
    assert_eq!(need("O3", "volunteer", "b2", "b3", None), 6, "a village");
    assert_eq!(need("O1", "cossack", "c2", "c3", None), 3, "cavalry in the open");
    assert_eq!(need("O6", "cossack", "b2", "c2", None), 5, "cavalry in scrub");
    assert_eq!(need("O2", "volunteer", "c1", "c2", None), 6, "uphill");
    assert_eq!(need("O2", "cossack", "c1", "c2", None), 5, "open high ground is not rough");
    assert_eq!(need("R1", "volunteer", "b2", "b3", None), 6, "over a bridge");
}

#[test]
fn a_beaten_unit_retreats_sideways_or_is_taken() {
    cites(&["BM.17"]);
    let beaten = |others: &[(&str, u8, &str)]| {
        let units = [[("red_guard", 2, "c3")].as_slice(), others].concat();
        let mut fought = battle("O1", Edge::N, &[("officer", 4, "c2"), ("officer", 4, "b3"), ("mg", 1, "d3")], &units);
        fought.sides[D].troops[0].markers = 2;
        fought.sides[A].troops[0].charges = Some(at("c3"));
        fought.charged.push(at("c3"));
        fought.phase = Phase::Settling(A);
        go_on(&mut fought, &[1, 1, 1, 1]);
        fought
    };
    let back = beaten(&[]);
    assert_eq!((troop(&back, D, 0).place, troop(&back, A, 0).place), (Place::On(at("c4")), Place::On(at("c3"))));
    let taken = beaten(&[("red_guard", 4, "c4"), ("red_guard", 4, "c4")]);
    assert_eq!(
        (troop(&taken, D, 0).captured, troop(&taken, D, 0).place),
        (2, Place::Gone),
        "no room behind, enemies beside"
    );
}

#[test]
fn a_unit_beaten_on_its_own_edge_leaves_the_field() {
    cites(&["BM.17"]);
    let mut fought = battle("O1", Edge::N, &[("officer", 4, "c3")], &[("red_guard", 2, "c4")]);
    fought.sides[D].troops[0].markers = 2;
    fought.sides[A].troops[0].charges = Some(at("c4"));
    fought.charged.push(at("c4"));
    fought.phase = Phase::Settling(A);
    go_on(&mut fought, &[1, 1, 1, 1]);
    assert_eq!(troop(&fought, D, 0).place, Place::Left);
}

#[test]
fn who_left_the_field_is_not_lost() {
    cites(&["BM.30"]);
    let mut fought = battle("O1", Edge::N, &[("officer", 4, "c3")], &[("red_guard", 2, "c4")]);
    fought.sides[D].troops[0].markers = 2;
    fought.sides[A].troops[0].charges = Some(at("c4"));
    fought.charged.push(at("c4"));
    fought.phase = Phase::Settling(A);
    go_on(&mut fought, &[1, 1, 1, 1]);
    let before = troop(&fought, D, 0);
    (fought.phase, fought.ended) = (Phase::Over, Some((Some(A), Ending::Flight)));
    let outcome = fought.outcome(own()).expect("it is over");
    assert_eq!(u32::from(outcome.sides[D].counters[0].lost()), u32::from(before.destroyed + before.captured));
    assert_eq!(before.stands + before.destroyed + before.captured, 2, "whoever left rejoins his force");
}

#[test]
fn what_waits_beside_the_field_its_owner_alone_sees() {
    cites(&["BM.35"]);
    let mut fought = battle("O1", Edge::N, &[("officer", 4, "c3")], &[("red_guard", 2, "c4"), ("red_guard", 2, "d4")]);
    fought.sides[D].troops[1].place = Place::Beside;
    let (own, theirs) = (fought.seen_by(D), fought.seen_by(A));
    assert_eq!((own.sides[D].troops[1].stands, own.sides[D].troops[1].place), (2, Place::Beside));
    assert_eq!((theirs.sides[D].troops[1].stands, theirs.sides[D].troops[1].place), (0, Place::Gone));
    assert_eq!(theirs.sides[D].troops[0].stands, 2, "what is on the field both see");
}

#[test]
fn sideways_begins_with_the_direction_after_the_own_edge() {
    cites(&["BM.17"]);
    for (entry, from, full, to) in [(Edge::N, "c2", "c4", "b3"), (Edge::S, "c4", "c2", "d3")] {
        let mut fought = battle(
            "O1",
            entry,
            &[("officer", 4, from)],
            &[("red_guard", 2, "c3"), ("red_guard", 4, full), ("red_guard", 4, full)],
        );
        fought.sides[D].troops[0].markers = 2;
        fought.sides[A].troops[0].charges = Some(at("c3"));
        fought.charged.push(at("c3"));
        fought.phase = Phase::Settling(A);
        go_on(&mut fought, &[1, 1, 1, 1]);
        assert_eq!(troop(&fought, D, 0).place, Place::On(at(to)), "{entry:?}");
    }
}

#[test]
fn tanks_frighten_foot_and_horse() {
    cites(&["BM.34"]);
    let mut fought = battle("O1", Edge::N, &[("tank_light", 1, "c2")], &[("red_guard", 4, "c3")]);
    fought.sides[A].troops[0].charges = Some(at("c3"));
    fought.charged.push(at("c3"));
    fought.phase = Phase::Settling(A);
    go_on(&mut fought, &[3]);
    assert_eq!((troop(&fought, D, 0).place, troop(&fought, D, 0).markers), (Place::On(at("c4")), 1), "3 against 2");
    assert_eq!(troop(&fought, A, 0).place, Place::On(at("c3")), "the tank moves in");
}

#[test]
fn eight_stands_charge_a_square_and_a_failed_charge_stays() {
    cites(&["BM.15"]);
    let mut fought = battle(
        "O1",
        Edge::N,
        &[("volunteer", 4, "c2"), ("volunteer", 4, "b3"), ("volunteer", 1, "d3"), ("volunteer", 1, "f3")],
        &[("volunteer", 4, "c3"), ("red_guard", 1, "f4")],
    );
    fought.phase = Phase::Charging(A);
    give(&mut fought, A, Order::Charge(0, at("c3")), &[4]);
    give(&mut fought, A, Order::Charge(1, at("c3")), &[5]);
    assert_eq!(troop(&fought, A, 1).charges, None, "its nerve fails");
    assert_eq!(refused(&fought, A, Order::Charge(1, at("c3"))).1, "riverdon-battle-spent");
    give(&mut fought, A, Order::Charge(2, at("c3")), &[1]);
    fought.sides[A].troops[1].charges = Some(at("c3"));
    fought.sides[A].troops[2].charges = None;
    fought.sides[A].troops[2].declared = false;
    assert_eq!(refused(&fought, A, Order::Charge(2, at("c3"))).1, "riverdon-battle-too-many-charge");
    fought.sides[A].troops[1].charges = None;
    fought.phase = Phase::Settling(A);
    // Defensive fire misses; four dice miss, one of four hits; the effect marks; the beaten charge takes a marker.
    go_on(&mut fought, &[1, 1, 1, 1, 1, 1, 1, 1, 5, 1, 1, 1, 3]);
    assert_eq!((troop(&fought, A, 0).place, troop(&fought, A, 0).markers), (Place::On(at("c2")), 2));
}

#[test]
fn trains_deploy_on_rails_wherever_their_zone_has_none() {
    cites(&["8.deploy.2", "8.deploy.4", "BM.2"]);
    // Rails leave T9 by north and east: the attacker from the west has none on his rank.
    let (attacker, defender) =
        (side(40, &[("armoured_train", 1)]), side(40, &[("armoured_train", 1), ("red_guard", 4)]));
    let mut fought = Battle::new(own(), Site::plain(laid("T9"), Edge::W), &attacker, &defender);
    (fought.sides[A].doctrine, fought.sides[D].doctrine) = (true, true);
    go_on(&mut fought, &[]);
    go_on(&mut fought, &[]);
    for role in [A, D] {
        let square = troop(&fought, role, 0).square().expect("it is on the field");
        assert!(fought.field(own()).rails.contains(square), "{role:?}");
    }
    let none = Battle::new(own(), Site::plain(laid("O1"), Edge::W), &attacker, &defender);
    assert_eq!(refused(&none, D, Order::Deploy(0, at("f2"))), ("BM.5", "riverdon-battle-closed"), "no rails at all");
}

#[test]
fn units_that_do_not_fit_wait_and_enter_where_there_is_room() {
    cites(&["8.deploy.2", "BM.2"]);
    let many: Vec<(&str, u8)> = std::iter::repeat_n(("red_guard", 4), 30).collect();
    let (attacker, defender) = (side(40, &[("volunteer", 4)]), side(40, &many));
    let mut fought = Battle::new(own(), Site::plain(laid("T9"), Edge::W), &attacker, &defender);
    (fought.sides[A].doctrine, fought.sides[D].doctrine) = (true, true);
    go_on(&mut fought, &[]);
    go_on(&mut fought, &[]);
    let waiting = |fought: &Battle| fought.sides[D].troops.iter().filter(|troop| troop.place == Place::Beside).count();
    assert_eq!(waiting(&fought), 6, "three columns take 24 companies");
    assert_eq!(fought.sides[D].tally(own()).1, 2 * 120, "but they count");
    (fought.turn, fought.phase) = (1, Phase::Moving(D));
    let gone = fought.sides[D].troops.iter().position(|troop| troop.square().is_some_and(|at| rank(at, Edge::E) == 0));
    fought.sides[D].troops[gone.expect("somebody is there")].place = Place::Left;
    go_on(&mut fought, &[]);
    assert_eq!(waiting(&fought), 5, "one enters where there is room");
}

#[test]
fn banks_bind_whoever_has_no_crossing() {
    cites(&["8.deploy.2", "8.deploy.4", "9.brid.6", "BM.2"]);
    let far = Detachment { bank: Bank::Far, ..Detachment::default() };
    let near = Detachment::default();
    let fought = |entry, bank, state, down| {
        let site = Site { bank, down, ..Site::plain(laid("R1"), entry) };
        Battle::new(own(), site, &side(40, &[("volunteer", 4)]), &group(side(40, &[("red_guard", 4)]), state))
    };
    let north: Squares = Squares::of(Square::all().filter(|square| square.row() <= 1));
    let cut = fought(Edge::W, Bank::Near, far, 0xff);
    assert_eq!(zone(own(), &cut, A, 0), Squares::of([at("a1"), at("a2")]), "the bank over which he came");
    assert!(zone(own(), &cut, D, 0).and(north).is_empty());
    let whole = fought(Edge::W, Bank::Near, far, 0);
    assert!(!zone(own(), &whole, D, 0).and(north).is_empty(), "a bridge stands");
    // Attacked from the north with only the northern bank: the whole bank but the attacker's rank, and another edge.
    let pressed = fought(Edge::N, Bank::Near, near, 0xff);
    assert_eq!(zone(own(), &pressed, D, 0), Squares::of(Square::all().filter(|square| square.row() == 1)));
    assert_eq!(pressed.sides[D].edge, Edge::E, "its opposite edge is across the river");
}

#[test]
fn gunboats_fire_three_steps_inland_and_are_hit_by_guns_alone() {
    cites(&["BM.29"]);
    let mut fought = battle(
        "O1",
        Edge::N,
        &[("gunboat", 1, "c1")],
        &[("volunteer", 4, "b2"), ("gun_75", 1, "c4"), ("volunteer", 4, "d2")],
    );
    fought.sides[A].troops[0].place = Place::River(Edge::W);
    fought.phase = Phase::Firing(A);
    assert_eq!(check(own(), &fought, A, Order::Fire(0, 0)), Ok(()), "two steps");
    assert_eq!(check(own(), &fought, A, Order::Fire(0, 1)), Ok(()), "three steps");
    assert_eq!(refused(&fought, A, Order::Fire(0, 2)).1, "riverdon-battle-out-of-range");
    fought.phase = Phase::Firing(D);
    assert_eq!(refused(&fought, D, Order::Fire(0, 0)).1, "riverdon-battle-out-of-range");
    give(&mut fought, D, Order::Fire(1, 0), &[5, 1, 4, 5]);
    assert_eq!((troop(&fought, A, 0).destroyed, fought.sides[A].tally(own()).1), (1, 0), "destroyed, without weight");
}

#[test]
fn a_side_retires_from_the_second_turn_on_and_hands_over_at_any_time() {
    cites(&["8.victory.1", "BM.27"]);
    let mut fought = battle("O1", Edge::N, &[("volunteer", 4, "c1")], &[("red_guard", 4, "c4")]);
    fought.phase = Phase::Moving(A);
    assert_eq!(refused(&fought, A, Order::Retire).1, "riverdon-battle-too-early");
    fought.turn = 2;
    fought.phase = Phase::Opening(A);
    go_on(&mut fought, &[]);
    assert_eq!((fought.phase, awaited(own(), &fought)), (Phase::Considering(A), Some(A)));
    let mut other = fought;
    give(&mut fought, A, Order::Retire, &[]);
    assert_eq!(fought.ended, Some((Some(D), Ending::Retired)));
    give(&mut other, A, Order::HandOver, &[]);
    assert_eq!(awaited(own(), &other), None);
    go_on(&mut other, &[4, 4]);
    assert_eq!(other.phase, Phase::Moving(A));
}

#[test]
fn the_doctrine_retires_when_it_loses_faster() {
    cites(&["8.victory.1"]);
    let retires = |own_lost: u8, surrounded: bool, way_out: bool| {
        let mut fought = battle(
            "O1",
            Edge::N,
            &[("volunteer", 4, "c1"), ("volunteer", 4, "d1"), ("volunteer", 2, "e1")],
            &[("red_guard", 4, "c4")],
        );
        let party = &mut fought.sides[A];
        (party.doctrine, party.surrounded, party.way_out) = (true, surrounded, way_out);
        (party.troops[0].markers, party.troops[1].markers) = (own_lost.min(4), own_lost.saturating_sub(4));
        (fought.turn, fought.phase) = (2, Phase::Considering(A));
        let mut dice = seeded(1);
        advance(own(), &mut fought, &mut dice, &mut Events::unheard(), Audience::NOBODY).expect("a seed");
        fought.ended.is_some()
    };
    // Flight number 40 of 20: 7 markers are 35 per cent, a quotient of 0.875; 8 are 0.9 and more.
    assert!(!retires(7, false, true) && retires(8, false, true));
    assert!(retires(6, true, true) && !retires(5, true, true), "the surrounded go at 0.7");
    assert!(!retires(6, true, false), "unless they have nowhere to go");
}
