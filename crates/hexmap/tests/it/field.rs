//! Movement fields against the textbook, and their paths.

use hexmap::{CLOSED, Costs, DEAREST, Direction, Field, Flood, HexIx, Leaving, hex_net, plain_dijkstra};
use proptest::prelude::*;

use crate::{HexSet, SideSet, elope_like};

const ROWS: u16 = 9;
const COLUMNS: u16 = 8;
const HEXES: u16 = ROWS * COLUMNS;

#[derive(Debug, Clone)]
struct Situation {
    costs: Vec<u16>,
    starts: Vec<u16>,
    stop: Vec<u16>,
    leaving: Vec<u16>,
    toll: u16,
    blocked: Vec<u16>,
    barred: Vec<u16>,
    budget: u16,
}

fn situation() -> impl Strategy<Value = Situation> {
    let cost = prop_oneof![8 => 1_u16..5, 1 => Just(0), 1 => Just(CLOSED), 1 => 5_u16..40];
    let hexes = |most| prop::collection::vec(0..HEXES, 0..most);
    (
        prop::collection::vec(cost, usize::from(HEXES) * 6),
        prop::collection::vec(0..HEXES, 1..4),
        hexes(12),
        (hexes(30), prop_oneof![0_u16..6, 1_000_u16..1_100, Just(CLOSED)]),
        hexes(12),
        hexes(20),
        prop_oneof![0_u16..30, Just(CLOSED)],
    )
        .prop_map(|(costs, starts, stop, (leaving, toll), blocked, barred, budget)| Situation {
            costs,
            starts,
            stop,
            leaving,
            toll,
            blocked,
            barred,
            budget,
        })
}

fn hexes(list: &[u16]) -> HexSet {
    list.iter().map(|&h| HexIx(h)).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn a_field_agrees_with_the_textbook(situations in prop::collection::vec(situation(), 1..4)) {
        let grid = elope_like(ROWS, COLUMNS);
        let net = hex_net(&grid);
        // The same field floods again and again: nothing of an earlier flood may show.
        let mut field = Field::new();
        for s in situations {
            let costs = Costs::new(&net, |hex: HexIx, step, _| s.costs[hex.index() * 6 + step]);
            let [stop, blocked, zone] = [&s.stop, &s.blocked, &s.leaving].map(|list| hexes(list));
            let leaving = Some(Leaving { spots: zone.members(), points: s.toll });
            let barred: SideSet = s.barred.iter().map(|&h| grid.side(HexIx(h), Direction::new(usize::from(h)))).collect();
            let rule = Flood { stop: Some(stop.members()), blocked: Some(blocked.members()), barred: Some(barred.members()), ..Flood::new(&net, &costs, s.budget) };
            let free = Flood::new(&net, &costs, s.budget);
            let dear = Flood { leaving, ..free };
            let all = Flood { leaving, ..rule };
            let starts: Vec<HexIx> = s.starts.iter().map(|&h| HexIx(h)).collect();
            for rule in [rule, free, dear, all] {
                field.flood(&rule, &starts);
                let expected = plain_dijkstra(&rule, &starts);
                for hex in grid.hexes() {
                    let cost = expected[hex.index()];
                    prop_assert_eq!(field.cost(hex), (cost != CLOSED).then_some(cost));
                    prop_assert_eq!(field.remaining(hex), (cost != CLOSED).then(|| s.budget.min(CLOSED - 1) - cost));
                    let path = field.path(hex);
                    prop_assert_eq!(path.is_empty(), cost == CLOSED);
                    let toll = |from: HexIx| rule.leaving.map_or(0, |leaving| if zone.contains(from) { leaving.points.min(DEAREST) } else { 0 });
                    let spent: u16 = path.windows(2).map(|w| grid.direction(w[0], w[1]).map_or(CLOSED, |d| costs.get(w[0], d.index()) + toll(w[0]))).sum();
                    prop_assert!(path.is_empty() || (spent == cost && starts.contains(&path[0]) && path[path.len() - 1] == hex));
                }
                let order: Vec<_> = field.reached().iter().map(|&h| field.cost(h)).collect();
                prop_assert!(order.is_sorted() && order.len() == expected.iter().filter(|&&c| c != CLOSED).count());
            }
        }
    }
}

#[test]
fn a_zone_ends_the_move_but_not_at_its_start() {
    let grid = elope_like(7, 7);
    let net = hex_net(&grid);
    let costs = Costs::even(&net, 1);
    let at = |number: &str| grid.parse(number).unwrap_or_else(|| panic!("{number}"));
    // A wall of zones across the map in row 4.
    let wall: HexSet = grid.hexes().filter(|&h| grid.row_column(h).0 == 4).collect();
    let mut field = Field::new();
    let rule = Flood { stop: Some(wall.members()), ..Flood::new(&net, &costs, 6) };
    field.flood(&rule, &[at("0203")]);
    assert_eq!(field.cost(at("0403")), Some(2));
    assert_eq!(field.remaining(at("0403")), Some(4));
    assert_eq!(field.cost(at("0603")), None, "nobody passes the wall");
    field.flood(&rule, &[at("0403")]);
    assert_eq!(field.cost(at("0603")), Some(2), "who starts in the wall may leave it");
}

#[test]
fn who_leaves_a_zone_pays_for_it_and_who_enters_it_does_not() {
    let grid = elope_like(7, 7);
    let net = hex_net(&grid);
    let costs = Costs::even(&net, 1);
    let at = |number: &str| grid.parse(number).unwrap_or_else(|| panic!("{number}"));
    let wall: HexSet = grid.hexes().filter(|&h| grid.row_column(h).0 == 4).collect();
    let leaving = Some(Leaving { spots: wall.members(), points: 2 });
    let mut field = Field::new();
    let rule = Flood { leaving, ..Flood::new(&net, &costs, 6) };
    field.flood(&rule, &[at("0203")]);
    assert_eq!(field.cost(at("0403")), Some(2));
    assert_eq!(field.cost(at("0503")), Some(5), "two to the wall, two to leave it, one for the hex");
    assert_eq!(field.remaining(at("0603")), Some(0));
    field.flood(&rule, &[at("0403")]);
    assert_eq!(field.cost(at("0503")), Some(3), "who starts in the wall pays, too");
    assert_eq!(field.cost(at("0402")), Some(3), "along the wall as anywhere");
}

#[test]
fn a_flood_ends_at_the_first_goal() {
    let grid = elope_like(9, 9);
    let net = hex_net(&grid);
    let costs = Costs::even(&net, 2);
    let at = |number: &str| grid.parse(number).unwrap_or_else(|| panic!("{number}"));
    let goals: HexSet = [at("0905"), at("0505"), at("0109")].into_iter().collect();
    let mut field = Field::new();
    let found = field.flood(&Flood { until: Some(goals.members()), ..Flood::new(&net, &costs, CLOSED) }, &[at("0205")]);
    assert_eq!(found, Some(at("0505")));
    assert_eq!(field.path(at("0505")).len(), 4);
    // And the next flood is not disturbed by what was left over.
    field.flood(&Flood::new(&net, &costs, 2), &[at("0205")]);
    assert_eq!(field.reached().len(), 7);
}

#[test]
fn a_field_stays_right_however_often_it_is_used() {
    // The numbers that mark each flood run out after some sixty-five thousand and begin anew.
    let grid = elope_like(3, 3);
    let net = hex_net(&grid);
    let costs = Costs::even(&net, 2);
    let mut field = Field::new();
    let (near, far) = (HexIx(0), HexIx(8));
    let mut alone = Field::new();
    alone.flood(&Flood::new(&net, &costs, 4), &[near]);
    let expected: Vec<Option<u16>> = grid.hexes().map(|hex| alone.cost(hex)).collect();
    for round in 0..140_000 {
        // Between two equal floods another one leaves its traces.
        field.flood(&Flood::new(&net, &costs, CLOSED), &[far]);
        field.flood(&Flood::new(&net, &costs, 4), &[near]);
        if round % 1_000 == 0 || (32_000..33_500).contains(&round) || (65_000..66_000).contains(&round) {
            let found: Vec<Option<u16>> = grid.hexes().map(|hex| field.cost(hex)).collect();
            assert_eq!(found, expected, "in round {round}");
        }
    }
}
