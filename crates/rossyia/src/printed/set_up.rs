//! Who stands where when a scenario begins, and what everybody has and holds.

use engine::printed::{Cell, Chart, ChartWords, row};

use super::Desk;
use crate::ids::{FactionIx, Side};
use crate::named::side_id;

/// The side of a faction, as the data have it.
fn side_of(desk: &Desk<'_>, faction: FactionIx) -> Side {
    desk.data.factions[faction.index()].side.unwrap_or(Side::White)
}

/// The stacks of a side, place by place; then the cities of its factions.
pub(super) fn set_up(desk: &Desk<'_>, side: Side) -> Chart {
    let ids = &desk.data.ids;
    let stacks = desk.scenario.setup.iter().filter(|stack| side_of(desk, stack.faction) == side);
    let stacks = stacks.map(|stack| {
        let at = Cell::name(desk.data.spot_name(stack.at));
        row(Cell::name(ids.id(stack.faction)), [at, desk.who(&stack.hq, &stack.units)])
    });
    let holders = desk.scenario.control.iter().filter(|(faction, _)| side_of(desk, **faction) == side);
    let cities = holders.map(|(faction, cities)| {
        let names = cities.iter().map(|city| ids.id(*city).to_owned()).collect();
        row(Cell::name(ids.id(*faction)), [desk.words("rossyia-print-cities").into(), Cell::Names(names)])
    });
    let columns = desk.heads(&["rossyia-print-of", "rossyia-print-where", "rossyia-print-who"]);
    let title = match side {
        Side::White => "rossyia-print-white-set-up",
        Side::Bolshevik => "rossyia-print-bolshevik-set-up",
    };
    let rows = stacks.chain(cities).collect();
    Chart { side: Some(side_id(side).to_owned()), ..Chart::new(desk.words(title), columns, rows) }
}

/// The level, PR of factions and Armt of headquarters.
pub(super) fn means(desk: &Desk<'_>) -> Chart {
    let (ids, scenario) = (&desk.data.ids, desk.scenario);
    let level = row(desk.words("rossyia-print-level"), [Cell::text(scenario.political_level)]);
    let of = |name: &str, words: &'static str, points: u8| {
        let what = desk.words(words).with("name", engine::Word::Name(name.into()));
        row(Cell::Said(what), [Cell::text(points)])
    };
    let pr = scenario.pr.iter().map(|(faction, points)| of(ids.id(*faction), "rossyia-print-pr-of", *points));
    let armt = scenario.armt.iter().map(|(hq, points)| of(ids.id(*hq), "rossyia-print-armt-of", *points));
    let columns = desk.heads(&["rossyia-print-what", "rossyia-print-points"]);
    Chart::new(desk.words("rossyia-print-means"), columns, std::iter::once(level).chain(pr).chain(armt).collect())
}
