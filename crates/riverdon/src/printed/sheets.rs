//! Blank sheets: the hidden map of each side, orders, missions with the book of resources, the muster, a battle
//! (S2.setup.1, 5.gen.2, 9b.gen.2, S2.buy.1, 8.manual.1).

use engine::printed::{Cell, Chart, ChartWords, Sheet, SheetPart, row};
use engine::{Spelled, Word};

use super::{Desk, battle_sheet, number, term};
use crate::args::GROUP;
use crate::ids::{GroupIx, Side};
use crate::space::{SIZE, Space};

/// How high a space is on the hidden map, in hundredths of its width.
const SPACE_HIGH: u8 = 66;
/// Rows to write in.
const FORCES: usize = 16;
const LINES: usize = 30;

/// All of them: those of the first side, of the second, of a battle.
pub(super) fn sheets(desk: &Desk<'_>) -> Vec<Sheet> {
    let of_side = |side: Side| [map(desk, side), orders(desk, side), missions(desk, side), muster(desk, side)];
    let mut sheets: Vec<Sheet> = Side::ALL.into_iter().flat_map(of_side).collect();
    sheets.push(battle_sheet::blank(desk.data));
    sheets
}

fn titled(desk: &Desk<'_>, side: Side, id: &'static str) -> Spelled {
    desk.words(id).with("nation", desk.nation_name(desk.nation(side)))
}

/// A table with nothing but its head.
fn empty(title: Spelled, columns: Vec<Cell>, rows: usize) -> SheetPart {
    let row = vec![Cell::blank(); columns.len()];
    SheetPart::Table(Chart::new(title, columns, vec![row; rows]))
}

/// S2.setup.1: the board as one side keeps it.
fn map(desk: &Desk<'_>, side: Side) -> Sheet {
    let labels = Space::all().map(Space::number).collect();
    let board = SheetPart::Boxes { across: SIZE, high_pct: SPACE_HIGH, labels };
    let columns = desk.heads(&[
        "riverdon-value-letter",
        "riverdon-print-space",
        "riverdon-print-leader",
        "riverdon-print-stands-there",
        "riverdon-print-remarks",
    ]);
    let forces = empty(desk.by("S2.setup.2", "riverdon-print-forces"), columns, FORCES);
    Sheet { title: titled(desk, side, "riverdon-print-sheet-map"), parts: vec![board, forces] }
}

/// 5.gen.2: an order for each leader, turn by turn.
fn orders(desk: &Desk<'_>, side: Side) -> Sheet {
    let columns = desk.heads(&[
        "riverdon-print-turn",
        "riverdon-print-tactic",
        "riverdon-value-letter",
        "riverdon-print-leader",
        "riverdon-form-order",
        "riverdon-print-to",
        "riverdon-print-remarks",
    ]);
    let table = empty(desk.by("5.gen.2", "riverdon-print-orders-written"), columns, LINES);
    Sheet { title: titled(desk, side, "riverdon-print-sheet-orders"), parts: vec![table] }
}

/// 9b.gen.2, 3.res: missions, and what they leave of the stock.
fn missions(desk: &Desk<'_>, side: Side) -> Sheet {
    let columns = desk.heads(&[
        "riverdon-print-turn",
        "riverdon-print-income-got",
        "riverdon-print-mission",
        "riverdon-print-space",
        "riverdon-form-mission-unit",
        "riverdon-print-cost",
        "riverdon-print-left",
        "riverdon-print-result",
    ]);
    let table = empty(desk.by("9b.gen.2", "riverdon-print-missions-written"), columns, LINES);
    Sheet { title: titled(desk, side, "riverdon-print-sheet-missions"), parts: vec![table] }
}

/// S2.buy: what can be bought, and the limits of the national card.
fn muster(desk: &Desk<'_>, side: Side) -> Sheet {
    let nation = &desk.data.nations[desk.nation(side).index()];
    let forbidden = &desk.scenario.side(side).forbidden;
    let types = nation.allowed.iter().filter(|unit| !forbidden.contains(unit)).map(|unit| {
        let price = number(desk.data.units[unit.index()].points);
        row(desk.unit(*unit), [price, Cell::blank(), Cell::blank(), Cell::blank()])
    });
    let columns = desk.heads(&[
        "riverdon-print-unit",
        "riverdon-value-points",
        "riverdon-part-on-board",
        "riverdon-part-off-board",
        "riverdon-print-sum",
    ]);
    let army = Chart::new(desk.by("S2.buy.1", "riverdon-print-army-bought"), columns, types.collect());
    let group = |of: &GroupIx| Cell::name(format!("{GROUP}{}", desk.data.ids.id(*of)));
    let pct = |id: &'static str, pct: u8| Cell::Said(desk.words(id).with("pct", Word::Int(pct.into())));
    let line = |(of, share): (&GroupIx, &u8), id| row(group(of), [pct(id, *share), Cell::blank()]);
    let least = nation.min_pct.iter().map(|one| line(one, "riverdon-form-at-least"));
    let most = nation.max_pct.iter().map(|one| line(one, "riverdon-form-at-most"));
    let limits = Chart::new(
        desk.by("10.limit.1", "riverdon-print-limits"),
        desk.heads(&["riverdon-print-group", "riverdon-print-limit", "riverdon-value-stands"]),
        least.chain(most).collect(),
    );
    let terms = super::pieces::terms(desk, side);
    let own = desk.scenario.side(side);
    let points = match own.points_per_pip {
        0 => number(terms.on_board),
        pips => Cell::text(format!("{} + {pips} × d6", own.points)),
    };
    let head = Chart::new(
        desk.by("10.limit.2", "riverdon-print-points-and-leaders"),
        Vec::new(),
        vec![
            row(term("riverdon-part-on-board"), [points, Cell::blank()]),
            row(term("riverdon-part-off-board"), [number(terms.off_board), Cell::blank()]),
            row(term("riverdon-form-leaders-page"), [Cell::blank(), Cell::blank()]),
            row(term("riverdon-form-resources"), [Cell::blank(), Cell::blank()]),
        ],
    );
    let parts = vec![SheetPart::Table(head), SheetPart::Table(limits), SheetPart::Table(army)];
    Sheet { title: titled(desk, side, "riverdon-print-sheet-muster"), parts }
}
