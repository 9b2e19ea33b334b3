//! Battle sheets and odds.

use engine::Each;

use super::*;
use crate::rules::cites;

#[test]
fn a_sheet_has_every_number_with_its_clause() {
    cites(&["8.manual.1", "8.flight.1", "8.arrive.1", "9b.gdir.1"]);
    let tired = Detachment { exhausted: true, dug_in: true, ..Detachment::default() };
    let mut defender = led(group(side(40, &[("red_guard", 4), ("red_guard", 2), ("gun_75", 1)]), tired), 0);
    defender.cut = 10;
    defender.groups.push(Detachment { presence: Presence::Reserve(Edge::E), ..Detachment::default() });
    defender.counters.push(Counter { unit: unit("red_cav"), stands: 4, group: 1, ..Counter::default() });
    defender.leaders.push(Leading { id: 1, rating: 2, group: 1 });
    defender.aircraft.push(Flying { unit: unit("air_bomber"), ..Flying::default() });
    let attacker = side(50, &[("volunteer", 4)]);
    let site = Site::plain(laid("O3"), Edge::N);
    let made = sheet(own(), site, Each::new([&attacker, &defender]), Each::new([false, true]));
    assert!(made.sides[A].is_none(), "what the reader may not know is not on it");
    let side = made.sides[D].as_ref().expect("his own");
    let flight = side.flight;
    assert_eq!((flight.army.value, flight.cut.value, flight.fights_with.value, flight.weight.value), (40, 10, 30, 9));
    assert_eq!(side.units.iter().map(|unit| unit.label.as_str()).collect::<Vec<_>>(), ["D1", "D2", "D3", "D4"]);
    assert_eq!(side.units.iter().map(|unit| unit.worn.value).collect::<Vec<_>>(), [1, 0, 0, 0]);
    assert_eq!(side.units[2].paid.map(|paid| (paid.value, paid.clause)), Some((true, "9b.gdir.1")));
    assert_eq!((side.units[0].paid, side.units[3].reserve), (None, true));
    let [zone] = side.zones[..] else { panic!("one group deploys") };
    assert_eq!((zone.squares.clause, zone.squares.value.len()), ("8.deploy.3", 18));
    let [reserve] = side.reserves[..] else { panic!("one reserve") };
    assert_eq!((reserve.from_turn.value, reserve.need.value, reserve.need.clause), (5, 8, "8.arrive.2"));
    assert_eq!((reserve.rating.value, reserve.edge.value), (2, Edge::E));
    assert_eq!((side.aircraft[0].lost_from.value, made.dusk.value), (11, 20));
    let clauses = [made.laid.clause, made.dusk.clause, made.down.clause, made.ambush.clause, side.edge.clause];
    let more =
        [flight.army.clause, flight.cut.clause, zone.squares.clause, reserve.edge.clause, side.units[0].dug_in.clause];
    for clause in clauses.into_iter().chain(more) {
        assert!(catalogue().clause(clause).is_some(), "{clause}");
    }
}

#[test]
fn odds_come_from_many_battles_over_what_may_be() {
    cites(&["8.resolve.1"]);
    let attacker = led(side(40, &[("volunteer", 4), ("volunteer", 4), ("mg", 1)]), 0);
    let (weak, strong) =
        (side(40, &[("red_guard", 2)]), led(side(40, &[("naval", 4), ("naval", 4), ("naval", 4), ("mg", 1)]), 1));
    let site = Site::plain(laid("O1"), Edge::N);
    let known = [Guess { contingent: &attacker, weight: 1 }];
    let odds = |weights: [u32; 2], seed: u64| {
        let guesses =
            [Guess { contingent: &weak, weight: weights[0] }, Guess { contingent: &strong, weight: weights[1] }];
        forecast(own(), site, Each::new([&known, &guesses]), 200, seed)
    };
    assert_eq!(odds([1, 1], 3), odds([1, 1], 3), "the same seed, the same odds");
    let (easy, even, hard) = (odds([1, 0], 3).share(A), odds([1, 1], 3).share(A), odds([0, 1], 3).share(A));
    assert!(easy > even && even > hard, "{easy} {even} {hard}");
    let told = odds([1, 1], 3);
    assert_eq!((told.battles, told.won[A] + told.won[D] + told.unsprung), (200, 200));
    assert_eq!(told.losses[A].iter().sum::<u32>(), 200, "losses by tenths");
    let half = forecast(own(), site, Each::new([&known, &known]), 100, 3);
    assert_eq!(forecast(own(), site, Each::new([&known, &[]]), 100, 3).battles, 0, "nobody to fight");
    assert!((300..=700).contains(&half.share(A)), "even: {}", half.share(A));
}
