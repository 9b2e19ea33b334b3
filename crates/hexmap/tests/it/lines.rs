//! Lines through hexes, along ways and along rivers.

use hexmap::{
    CLOSED, Costs, Field, Flood, HexIx, Map, SideIx, Trace, Tracer, Ways, hex_net, plain_dijkstra, river_net,
};
use proptest::prelude::*;

use crate::{BEND, HexSet, SideSet, elope_like, map};

fn numbers(map: &Map, line: &[HexIx]) -> String {
    line.iter().map(|&h| map.grid.number(h).to_string()).collect::<Vec<_>>().join(" ")
}

fn at(map: &Map, number: &str) -> HexIx {
    map.grid.parse(number).unwrap_or_else(|| panic!("{number}"))
}

#[test]
fn a_line_along_the_road_keeps_to_the_road() {
    let bend = map(BEND);
    let net = hex_net(&bend.grid);
    let costs = Costs::along(&bend, &net, Ways::ROAD);
    let mut tracer = Tracer::new();
    let goals: HexSet = [at(&bend, "3412"), at(&bend, "3113")].into_iter().collect();
    let trace = tracer.trace(&Flood::new(&net, &costs, CLOSED), at(&bend, "3112"), goals.members());
    assert_eq!(trace, Trace::Open { cost: 3 });
    assert_eq!(numbers(&bend, tracer.line()), "3112 3212 3312 3412");
    let nowhere: HexSet = [at(&bend, "3113")].into_iter().collect();
    assert_eq!(tracer.trace(&Flood::new(&net, &costs, CLOSED), at(&bend, "3112"), nowhere.members()), Trace::NoWay);
}

#[test]
fn a_line_that_is_too_long_says_how_long_it_would_be() {
    let bend = map(BEND);
    let net = hex_net(&bend.grid);
    let costs = Costs::along(&bend, &net, Ways::ROAD);
    let mut tracer = Tracer::new();
    let goals: HexSet = [at(&bend, "3412")].into_iter().collect();
    let trace = tracer.trace(&Flood::new(&net, &costs, 2), at(&bend, "3112"), goals.members());
    assert_eq!(trace, Trace::TooFar { cost: 3 });
    assert_eq!(numbers(&bend, tracer.line()), "3112 3212 3312");
}

#[test]
fn a_blocked_line_says_where_it_is_stopped() {
    let bend = map(BEND);
    let net = hex_net(&bend.grid);
    let costs = Costs::along(&bend, &net, Ways::ROAD);
    let mut tracer = Tracer::new();
    let goals: HexSet = [at(&bend, "3412")].into_iter().collect();
    let enemy: HexSet = [at(&bend, "3312")].into_iter().collect();
    let rule = Flood { blocked: Some(enemy.members()), ..Flood::new(&net, &costs, CLOSED) };
    assert_eq!(tracer.trace(&rule, at(&bend, "3112"), goals.members()), Trace::BlockedAt(at(&bend, "3312")));
    assert_eq!(numbers(&bend, tracer.line()), "3112 3212");
    let bridge = bend.grid.parse_side("3112/N").unwrap_or(SideIx(0));
    let down: SideSet = [bridge].into_iter().collect();
    let rule = Flood { barred: Some(down.members()), ..Flood::new(&net, &costs, CLOSED) };
    assert_eq!(tracer.trace(&rule, at(&bend, "3112"), goals.members()), Trace::BarredAt(bridge));
    assert_eq!(numbers(&bend, tracer.line()), "3112");
}

#[test]
fn a_ship_goes_from_hexside_to_hexside_where_they_share_a_corner() {
    let bend = map(BEND);
    let net = river_net(&bend, |_| true);
    let costs = Costs::even(&net, 1);
    let side = |name: &str| bend.grid.parse_side(name).unwrap_or_else(|| panic!("{name}"));
    let next: Vec<String> = net.next_to(side("3111/NE")).map(|(_, s)| bend.grid.side_name(s)).collect();
    assert_eq!(next.len(), 2);
    assert!(next.contains(&"3111/N".to_owned()) && next.contains(&"3112/N".to_owned()), "{next:?}");
    let mut field: Field<SideIx> = Field::new();
    field.flood(&Flood::new(&net, &costs, 3), &[side("3111/N")]);
    let reached: Vec<String> = field.reached().iter().map(|&s| bend.grid.side_name(s)).collect();
    assert_eq!(reached.join(" "), "3111/N 3111/NE 3112/N 3113/NW");
    let mut tracer = Tracer::new();
    let mouth: SideSet = [side("3113/N")].into_iter().collect();
    assert_eq!(
        tracer.trace(&Flood::new(&net, &costs, CLOSED), side("3111/N"), mouth.members()),
        Trace::Open { cost: 4 }
    );
    let closed = river_net(&bend, |_| false);
    assert_eq!(closed.next_to(side("3111/NE")).count(), 0);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]

    #[test]
    fn a_line_is_open_when_a_goal_is_within_reach(
        blocked in prop::collection::vec(0_u16..81, 0..40),
        goals in prop::collection::vec(0_u16..81, 0..4),
        from in 0_u16..81,
        limit in prop_oneof![0_u16..12, Just(CLOSED)],
    ) {
        let grid = elope_like(9, 9);
        let net = hex_net(&grid);
        let costs = Costs::even(&net, 1);
        let blocked: HexSet = blocked.into_iter().map(HexIx).collect();
        let goals: HexSet = goals.into_iter().map(HexIx).collect();
        let rule = Flood { blocked: Some(blocked.members()), ..Flood::new(&net, &costs, limit) };
        let costs_to = plain_dijkstra(&rule, &[HexIx(from)]);
        let nearest = goals.iter().map(|g| costs_to[g.index()]).min().filter(|&c| c != CLOSED);
        let mut tracer = Tracer::new();
        let trace = tracer.trace(&rule, HexIx(from), goals.members());
        let line = tracer.line();
        prop_assert_eq!(line.first(), Some(&HexIx(from)));
        prop_assert!(line.windows(2).all(|w| grid.distance(w[0], w[1]) == 1));
        prop_assert!(line.iter().skip(1).all(|&h| !blocked.contains(h)));
        match (trace, nearest) {
            (Trace::Open { cost }, Some(nearest)) => {
                prop_assert_eq!(cost, nearest);
                prop_assert_eq!(line.len(), usize::from(cost) + 1);
            }
            (Trace::TooFar { cost }, None) => prop_assert!(cost > limit && line.len() == usize::from(limit) + 1),
            (Trace::BlockedAt(hex), None) => prop_assert!(blocked.contains(hex)),
            (Trace::NoWay, None) => prop_assert!(goals.is_empty()),
            other => prop_assert!(false, "{:?}", other),
        }
    }
}

#[test]
fn a_line_that_must_stop_on_its_way_is_stopped_there() {
    let bend = map(BEND);
    let net = hex_net(&bend.grid);
    let costs = Costs::along(&bend, &net, Ways::ROAD);
    let mut tracer = Tracer::new();
    let goals: HexSet = [at(&bend, "3412")].into_iter().collect();
    let stop: HexSet = [at(&bend, "3212")].into_iter().collect();
    let rule = Flood { stop: Some(stop.members()), ..Flood::new(&net, &costs, CLOSED) };
    let trace = tracer.trace(&rule, at(&bend, "3112"), goals.members());
    assert_eq!(trace, Trace::BlockedAt(at(&bend, "3212")));
    assert_eq!(numbers(&bend, tracer.line()), "3112 3212");
}
