//! 10.0, 11.0: supply, communications and survival; depots and what they serve.

use engine::Message;
use engine::printed::{Cell, Chart, ChartWords, faces, row, signed};

use super::Desk;
use crate::args;
use crate::counters::Side;
use crate::scenarios::Edition;

fn same(cell: Cell) -> [Cell; 2] {
    [cell.clone(), cell]
}

fn both_sides(desk: &Desk<'_>) -> Vec<Cell> {
    vec![Cell::Said(desk.words("elope-print-what")), desk.side(Side::Allied), desk.side(Side::Red)]
}

/// 10.0
pub(super) fn supply(desk: &Desk<'_>) -> Chart {
    let supply = &desk.data.tables.supply;
    let (reach, red_ends) = match desk.state.options.edition {
        Edition::Renovated => (supply.loc_unit_to_hq.renovated, &supply.loc_ends.red_renovated),
        Edition::Original => (supply.loc_unit_to_hq.original, &supply.loc_ends.red_original),
    };
    let ends = |ids: &[String]| {
        let (on_map, edges): (Vec<String>, Vec<String>) =
            ids.iter().cloned().partition(|id| desk.data.board.map.place(id).is_some());
        let edge = edges.first().map(|_| Cell::Said(desk.by("10.62.a", "elope-print-south-edge")));
        Cell::Lines([desk.places(&on_map)].into_iter().chain(edge).collect())
    };
    let survival = &supply.survival;
    let numbered = |clause, id, number: u8| row(desk.by(clause, id), same(Cell::text(number)));
    let rows = vec![
        row(
            desk.by("10.8", "elope-print-sources"),
            [desk.places(&supply.sources[Side::Allied]), desk.places(&supply.sources[Side::Red])],
        ),
        numbered("10.52.a", "elope-print-unit-hq", supply.unit_to_hq),
        numbered("10.52.a", "elope-print-unit-road", supply.unit_to_road),
        numbered("10.8", "elope-print-hq-depot", supply.hq_to_depot),
        numbered("10.6.a", "elope-print-unit-hq-communications", reach),
        row(desk.by("10.6.b", "elope-print-communications-ends"), [ends(&supply.loc_ends.allied), ends(red_ends)]),
        row(
            desk.by("10.83", "elope-print-survival"),
            same(Cell::Text(
                [survival.fort, survival.hasty_defense, survival.town, survival.city].map(signed).join(" / "),
            )),
        ),
    ];
    let mut chart = Chart::new(desk.by("10.0.a", "elope-print-supply"), both_sides(desk), rows);
    chart.notes = vec![
        desk.by("10.82", "elope-print-out-of-supply-effect"),
        desk.by("10.61", "elope-print-out-of-communications-effect"),
        desk.by("10.9", "elope-print-both-effect"),
        desk.by("10.83", "elope-print-survival-effect"),
    ];
    chart
}

/// 11.0, 13.3
pub(super) fn depots(desk: &Desk<'_>) -> Chart {
    let supply = &desk.data.tables.supply;
    let (mobile, fixed, train) = (&supply.mobile_depot, &supply.static_depot, &supply.train_resupply);
    let fight = match desk.state.options.edition {
        Edition::Renovated => ("7.2.a", "elope-print-in-attack"),
        Edition::Original => ("7.2.b", "elope-print-in-attack-and-defence"),
    };
    let mobile_serves = Message::plain("elope-print-mobile-serves")
        .with("units", args::int(mobile.units))
        .with("hq", args::int(mobile.hq))
        .with("support", args::int(mobile.support));
    let static_serves = Message::plain("elope-print-static-serves")
        .with("units", args::int(fixed.units))
        .with("hq", args::int(fixed.hq));
    let numbered = |clause, id, number: u8| row(desk.by(clause, id), same(Cell::text(number)));
    let rows = vec![
        row(
            desk.by("11.1", "elope-print-depot-cost"),
            [Cell::text(supply.depot_cost[Side::Allied]), Cell::text(supply.depot_cost[Side::Red])],
        ),
        row(
            desk.by("11.11", "elope-print-depot-places"),
            [desk.places(&supply.depot_places[Side::Allied]), desk.places(&supply.depot_places[Side::Red])],
        ),
        numbered("13.31", "elope-print-replacement", supply.replacement_cost),
        row(desk.by("11.3.c", "elope-print-mobile"), same(Cell::Said(desk.spell(&mobile_serves)))),
        row(desk.by("11.3.d", "elope-print-static"), same(Cell::Said(desk.spell(&static_serves)))),
        numbered("11.3.e", "elope-print-depots-per-hex", supply.depots_per_hex),
        row(desk.by("11.4", "elope-print-expended"), same(Cell::Said(desk.by(fight.0, fight.1)))),
        numbered("11.2.b", "elope-print-point-per-use", supply.cost_per_use_at_source),
        row(desk.by("11.6.a", "elope-print-mobile-captured"), same(Cell::Text(faces(&supply.capture_mobile_on)))),
        row(
            desk.with("16.2", "elope-print-train-refit", "turns", train.after_turns_of_use),
            [Cell::name(desk.place(&train.allied_at)), Cell::name(desk.place(&train.red_at))],
        ),
    ];
    let mut chart = Chart::new(desk.by("11.0.a", "elope-print-depots-chart"), both_sides(desk), rows);
    chart.notes = vec![
        desk.by(if desk.original() { "7.2.b" } else { "11.5.a" }, "elope-print-without-depot"),
        desk.by("11.6.b", "elope-print-static-captured"),
    ];
    chart
}
