//! 24.0: what places are worth, the levels of victory, sudden death.

use engine::printed::{Cell, Chart, ChartWords, row};

use super::Desk;
use crate::counters::Side;

/// 24.0
pub(super) fn victory(desk: &Desk<'_>) -> Chart {
    let victory = &desk.data.tables.victory;
    let mut places: Vec<_> = victory.places.iter().collect();
    places.sort_by_key(|value| std::cmp::Reverse(value.vp));
    let mut rows: Vec<Vec<Cell>> =
        places.iter().map(|value| row(Cell::name(desk.place(&value.place)), [Cell::text(value.vp)])).collect();
    rows.push(row(desk.words("elope-print-each-town"), [Cell::text(victory.each_town)]));
    let columns = desk.heads(&["elope-print-place", "elope-print-points"]);
    let mut chart = Chart::new(desk.by("24.0.c", "elope-print-victory"), columns, rows);
    let levels = victory.levels.iter().zip(["elope-print-marginal", "elope-print-substantial"]);
    chart.notes = vec![desk.by("24.0.b", "elope-print-held-and-occupied")];
    chart.notes.extend(levels.map(|(level, id)| desk.with("24.0.d", id, "from", level.from)));
    chart
}

/// 24.1; none in the original edition.
pub(super) fn sudden_death(desk: &Desk<'_>) -> Option<Chart> {
    if desk.original() {
        return None;
    }
    let towns = desk.places(&desk.data.tables.victory.sudden_death_allied);
    let archangel = desk.data.board.map.grid.number(desk.data.board.places.archangel);
    let rows = vec![
        row(desk.side(Side::Allied), [Cell::Lines(vec![towns, desk.by("24.1.a", "elope-print-sudden-allied").into()])]),
        row(
            desk.side(Side::Red),
            [Cell::Lines(vec![Cell::name(archangel), desk.by("24.1.b", "elope-print-sudden-red").into()])],
        ),
    ];
    let columns = desk.heads(&["elope-print-who-wins", "elope-print-at-once"]);
    Some(Chart::new(desk.by("24.1.a", "elope-print-sudden"), columns, rows))
}
