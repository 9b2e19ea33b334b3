//! Ambushes (9.part.6 to 9.part.8, BM.26).

use super::*;
use crate::rules::cites;

fn ambush(card: &str, attacker: &[(&str, u8)], defender: &[(&str, u8)]) -> Battle {
    let site = Site { ambush: true, ..Site::plain(laid(card), Edge::N) };
    Battle::new(own(), site, &side(40, attacker), &side(40, defender))
}

fn row(squares: &[Square]) -> Vec<String> {
    squares.iter().map(|square| square.name()).collect()
}

#[test]
fn ambushers_hide_anywhere_but_on_the_route() {
    cites(&["9.part.6", "9.part.6#1", "BM.26"]);
    let fought = ambush("O12", &[("volunteer", 4)], &[("partisan", 4)]);
    assert_eq!(row(&fought.march.route), ["c1", "c2", "c3", "c4"]);
    let zone = zone(own(), &fought, D, 0);
    let scrub = Squares::of(["a1", "d1", "a2", "b2", "f2", "f3", "b4"].map(at));
    assert_eq!(zone, scrub, "scrub, except c4 on the route");
    assert_eq!(refused(&fought, D, Order::Deploy(0, at("c4"))), ("9.part.6", "riverdon-battle-not-hiding"));
    assert_eq!(refused(&fought, D, Order::Deploy(0, at("e4"))).1, "riverdon-battle-not-hiding");
    let laid_at = |card: &str| {
        let site = Site { ambush: true, winter: true, ..Site::plain(laid(card), Edge::N) };
        can_be_laid(own(), &site, &side(40, &[("partisan", 4)]))
    };
    assert!(laid_at("O12") && !laid_at("O17"), "O17 is bare in winter");
}

#[test]
fn farmland_hides_nobody_in_winter() {
    cites(&["9.part.6"]);
    let fields = |winter: bool| {
        let site = Site { ambush: true, winter, ..Site::plain(laid("O17"), Edge::N) };
        can_be_laid(own(), &site, &side(40, &[("partisan", 4)]))
    };
    assert!(fields(false) && !fields(true));
}

#[test]
fn routes_follow_roads_rails_rivers_or_go_straight_on() {
    cites(&["9.part.7", "BM.26"]);
    let goes =
        |card: &str, entry: Edge, bank: Bank| row(&route(own(), &Site { bank, ..Site::plain(laid(card), entry) }));
    assert_eq!(goes("O3", Edge::N, Bank::Near), ["b1", "b2", "b3", "b4"], "the road");
    assert_eq!(goes("O3", Edge::W, Bank::Near), ["a2", "b2", "c2", "d2", "e2", "f2"], "no road from the west");
    assert_eq!(goes("T1", Edge::N, Bank::Near), ["d1", "d2", "d3", "d4"], "the railway");
    assert_eq!(
        goes("O11", Edge::N, Bank::Near),
        ["b1", "b2", "b3", "c3", "d3", "e3", "f3"],
        "the road to another edge"
    );
    assert_eq!(goes("R3", Edge::W, Bank::Far), ["a3", "b3", "c3", "d3", "e3", "f3"], "along the river");
}

/// A battle on O3 in which partisans hide in f4, far from the road, until they are put elsewhere.
fn marching(attacker: &[(&str, u8)], hidden: &str) -> Battle {
    let mut fought = ambush("O3", attacker, &[("partisan", 4)]);
    fought.sides[D].troops[0].place = Place::On(at(hidden));
    (fought.turn, fought.phase) = (1, Phase::Opening(A));
    fought
}

#[test]
fn the_column_marches_at_full_speed_one_unit_to_a_square() {
    cites(&["9.part.7", "9.part.7#1", "9.part.7#2", "BM.26"]);
    let mut fought = marching(&[("cossack", 4), ("volunteer", 4), ("volunteer", 4), ("armoured_train", 1)], "f4");
    go_on(&mut fought, &[]);
    assert_eq!(troop(&fought, A, 0).place, Place::On(at("b2")), "its full move along the road");
    assert_eq!((troop(&fought, A, 1).place, fought.phase), (Place::Beside, Phase::Watching), "one enters at a time");
    fought.phase = Phase::Opening(A);
    go_on(&mut fought, &[]);
    assert_eq!([0, 1].map(|at| troop(&fought, A, at).place), [Place::On(at("b4")), Place::On(at("b1"))]);
    fought.phase = Phase::Opening(A);
    go_on(&mut fought, &[]);
    assert_eq!(
        [0, 1, 2].map(|at| troop(&fought, A, at).place),
        [Place::Passed, Place::On(at("b2")), Place::On(at("b1"))]
    );
    assert_eq!(troop(&fought, A, 3).place, Place::Beside, "a train waits: the road is closed to it");
    let barred = battle("O3", Edge::N, &[("volunteer", 4, "b2")], &[("partisan", 4, "b3")]);
    let mut barred = Battle { march: March { on: true, ..fought.march }, ..barred };
    barred.phase = Phase::Watching;
    assert_eq!(refused(&barred, D, Order::Fire(0, 0)), ("9.part.7", "riverdon-battle-marching"));
}

#[test]
fn slow_units_keep_those_behind_waiting() {
    cites(&["9.part.7#2"]);
    let mut fought = marching(&[("volunteer", 4), ("cossack", 4)], "f4");
    go_on(&mut fought, &[]);
    fought.phase = Phase::Opening(A);
    go_on(&mut fought, &[]);
    assert_eq!([0, 1].map(|at| troop(&fought, A, at).place), [Place::On(at("b2")), Place::On(at("b1"))]);
}

#[test]
fn once_found_everything_is_normal() {
    cites(&["9.part.8", "9.part.8#1"]);
    let mut fought = marching(&[("volunteer", 4)], "c2");
    go_on(&mut fought, &[]);
    fought.phase = Phase::Opening(A);
    let mut found = fought;
    go_on(&mut fought, &[4]);
    assert!(fought.march.on && fought.phase == Phase::Watching, "a 4 does not find them");
    go_on(&mut found, &[5]);
    assert_eq!((found.march.on, found.phase), (false, Phase::Opening(D)), "found: no extra fire");
    assert!(troop(&found, D, 0).fires_hidden, "but the first fire has a need one lower");
    give(&mut fought, D, Order::Spring, &[]);
    assert_eq!((fought.march.on, fought.phase), (false, Phase::Springing));
    // Partisans are raw: two dice at 6, less 1 for the ambush.
    give(&mut fought, D, Order::Fire(0, 0), &[5, 4, 4]);
    assert_eq!(troop(&fought, A, 0).markers, 1);
    go_on(&mut fought, &[]);
    assert_eq!(fought.phase, Phase::Opening(D), "nobody else can fire");
    fought.sides[D].doctrine = true;
    go_on(&mut fought, &[6, 6]);
    fought.phase = Phase::Opening(A);
    go_on(&mut fought, &[6, 6]);
    assert_eq!(awaited(own(), &fought), Some(A), "the column restrictions are gone");
    assert_eq!(check(own(), &fought, A, Order::Move(0, at("a2"))), Ok(()));
}

#[test]
fn cavalry_finds_them_sooner() {
    cites(&["9.part.7", "BM.26"]);
    let mut fought = marching(&[("cossack", 4)], "c2");
    go_on(&mut fought, &[4]);
    assert!(!fought.march.on);
}

#[test]
fn a_column_that_passes_has_met_nobody() {
    cites(&["9.part.5", "9.part.7"]);
    let mut fought = marching(&[("cossack", 4)], "f4");
    for _ in 0..3 {
        fought.phase = Phase::Opening(A);
        go_on(&mut fought, &[]);
    }
    let outcome = fought.outcome(own()).expect("it is over");
    assert_eq!((outcome.winner, outcome.ending), (None, Ending::Unsprung));
    let mut late = marching(&[("volunteer", 4)], "f4");
    (late.turn, late.phase) = (20, Phase::Check);
    go_on(&mut late, &[]);
    assert_eq!(late.ended, Some((None, Ending::Unsprung)), "dusk falls on the march");
}

#[test]
fn the_doctrine_springs_at_four_stands_or_past_the_middle() {
    cites(&["9.part.8"]);
    let springs = |attacker: &[(&str, u8)], steps: usize, hidden: &str| {
        let mut fought = marching(attacker, hidden);
        fought.sides[D].doctrine = true;
        for _ in 0..steps {
            fought.phase = Phase::Opening(A);
            let mut dice = Dice::given([1; 9]);
            advance(own(), &mut fought, &mut dice, &mut Events::unheard(), Audience::NOBODY).expect("dice");
        }
        go_on(&mut fought, &[]);
        !fought.march.on
    };
    assert!(springs(&[("volunteer", 4)], 2, "c2") && !springs(&[("volunteer", 3)], 2, "c2"));
    assert!(springs(&[("volunteer", 3)], 3, "f4"), "the head has passed the middle of four squares");
}
