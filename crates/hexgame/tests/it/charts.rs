//! Movement charts: those of the map, and those of other bridges.

use std::cell::Cell;

use engine::Set;
use hexgame::{Charts, Reach};
use hexmap::{Costs, HexIx, Net, hex_net};

use crate::grid;

type Bridges = Set<Reach, 2>;

/// Charts in which every step costs as much as a river has bridges, and ten times that in the second.
fn even(net: &Net<HexIx>, chart: usize, bridges: &Bridges) -> Costs<HexIx> {
    Costs::even(net, bridges.len() as u16 * [1, 10][chart])
}

#[test]
fn a_chart_is_worked_out_again_for_other_bridges_and_for_no_others() {
    let net = hex_net(&grid(3, 3));
    let printed = Bridges::of([Reach(1), Reach(2)]);
    let [ours, theirs] =
        [(); 2].map(|()| Charts::new(printed, (0..2).map(|chart| even(&net, chart, &printed)).collect::<Vec<_>>()));
    let asked = Cell::new(0);
    let price = |charts: &Charts<2>, chart: usize, bridges: Bridges| {
        let work_out = || {
            asked.set(asked.get() + 1);
            even(&net, chart, &bridges)
        };
        charts.with(chart, &bridges, work_out, |costs| costs.get(HexIx(4), 0))
    };
    assert_eq!([price(&ours, 0, printed), price(&ours, 1, printed), asked.get()], [2, 20, 0]);
    let (one, another) = (Bridges::one(Reach(1)), Bridges::of([Reach(1), Reach(2), Reach(70)]));
    for _ in 0..3 {
        assert_eq!([price(&ours, 0, one), price(&ours, 1, one), price(&ours, 0, another)], [1, 10, 3]);
    }
    assert_eq!(asked.get(), 3, "once each");
    price(&theirs, 0, one);
    assert_eq!(asked.get(), 4, "what is kept of one map is not used for another");
    for reach in 3..9 {
        assert_eq!(price(&ours, 0, Bridges::of((0..reach).map(Reach))), reach);
    }
    let before = asked.get();
    assert_eq!((price(&ours, 0, one), asked.get()), (1, before + 1), "the oldest has made room");
}
