//! 7.0: the Combat Results Table, tactical advantages, die modifiers, retreats and advances.

use engine::printed::{Cell, Chart, ChartWords, Marked, row, signed};

use super::Desk;
use crate::combat::odds::{Odds, row as row_of};
use crate::data::Data;
use crate::tables::CrtResult;

/// What the Combat Results Table is called among the charts.
const CRT: &str = "elope-print-crt";

/// Where a battle stands in it: the column, and the rows that the die can bring.
pub(crate) fn marked(data: &Data, odds: &Odds) -> Marked {
    let mut rows: Vec<usize> = (1..=6).map(|die| row_of(data, odds, die)).collect();
    rows.dedup();
    Marked { chart: CRT.into(), rows, column: Some(odds.column + 1) }
}

/// T.crt
pub(super) fn results(desk: &Desk<'_>) -> Chart {
    let crt = &desk.data.tables.crt;
    let mut columns = desk.heads(&["elope-print-die"]);
    columns.extend(crt.columns.iter().map(Cell::text));
    let rows = crt.rows.iter().map(|line| row(Cell::text(line.die), line.results.iter().map(|one| result(*one))));
    let mut chart = Chart::new(desk.by("T.crt.a", CRT), columns, rows.collect());
    let breakthrough = &crt.breakthrough;
    chart.notes = vec![
        desk.by("T.crt.b", "elope-print-crt-losses"),
        desk.by("T.crt.c", "elope-print-crt-engaged"),
        desk.spell(
            &engine::Message::by("T.crt.d", "elope-print-crt-breakthrough")
                .with("hexes", crate::args::int(breakthrough.retreat_hexes))
                .with("steps", crate::args::int(breakthrough.step_losses))
                .with("points", crate::args::int(breakthrough.extra_mp)),
        ),
    ];
    chart
}

fn result(result: CrtResult) -> Cell {
    let steps = |steps: u8| if steps == 0 { "-".to_owned() } else { steps.to_string() };
    Cell::Text(match result {
        CrtResult::Losses(attacker, defender) => format!("{}/{}", steps(attacker), steps(defender)),
        CrtResult::Engaged(defender) => format!("En/{}", steps(defender)),
        CrtResult::Breakthrough => "B".to_owned(),
    })
}

/// AID.ta
pub(super) fn advantages(desk: &Desk<'_>) -> Chart {
    let ta = &desk.data.tables.tactical_advantage;
    let rows = [
        ("elope-print-ta-city", ta.city),
        ("elope-print-ta-town", ta.town),
        ("elope-print-ta-hill", ta.hill),
        ("elope-print-ta-marsh", ta.marsh),
        ("elope-print-ta-fort", ta.blockhouse),
        ("elope-print-ta-hasty", ta.hasty_defense),
        ("elope-print-ta-minor", ta.minor_river),
        ("elope-print-ta-major", ta.major_river),
        ("elope-print-ta-train", ta.armored_train_alone),
        ("elope-print-ta-train-friend", ta.armored_train_with_friend),
        ("elope-print-ta-asterisk", ta.asterisk_each),
        ("elope-print-ta-tanks", ta.two_tanks_same_hex),
        ("elope-print-ta-gas", ta.gas),
    ];
    let rows = rows.iter().map(|(id, value)| row(desk.words(id), [Cell::text(value)])).collect();
    let columns = desk.heads(&["elope-print-for", "elope-print-columns"]);
    let mut chart = Chart::new(desk.by("AID.ta.d", "elope-print-ta"), columns, rows);
    chart.notes = vec![desk.with("7.5.b", "elope-print-ta-most", "most", ta.maximum_per_side)];
    chart
}

/// Command, tanks, bombs.
pub(super) fn modifiers(desk: &Desk<'_>) -> Chart {
    let modifiers = &desk.data.tables.die_modifiers;
    let rows = vec![
        row(desk.words("elope-print-mod-command"), [Cell::Said(desk.words("elope-print-mod-difference"))]),
        row(desk.words("elope-print-mod-tank-attacking"), [Cell::Text(signed(modifiers.tank_attacking_each))]),
        row(desk.words("elope-print-mod-tank-defending"), [Cell::Text(signed(modifiers.tank_defending_each))]),
        row(desk.words("elope-print-mod-bombing"), [Cell::Text(signed(modifiers.successful_bombing))]),
    ];
    let columns = desk.heads(&["elope-print-for", "elope-print-to-the-die"]);
    Chart::new(desk.by("7.3.c", "elope-print-modifiers"), columns, rows)
}

/// 7.6.d, 8.0, 8.1
pub(super) fn retreats(desk: &Desk<'_>) -> Chart {
    let retreat = &desk.data.tables.retreat;
    let nations = [
        ("elope-print-us", retreat.us),
        ("elope-print-british", retreat.british),
        ("elope-print-canadian", retreat.canadian),
        ("elope-print-french", retreat.french),
        ("elope-print-polish", retreat.polish),
        ("elope-print-australian", retreat.australian),
        ("elope-print-serb", retreat.serb),
        ("elope-print-white-russian", retreat.white_russian),
        ("elope-print-red", retreat.red),
    ];
    let mut rows: Vec<Vec<Cell>> =
        nations.iter().map(|(id, hexes)| row(desk.words(id), [Cell::text(hexes), Cell::text("")])).collect();
    let advance = &retreat.advance;
    let arms = [
        ("elope-print-infantry", advance.infantry),
        ("elope-print-tanks", advance.tank),
        ("elope-print-ski", advance.ski),
        ("elope-print-cavalry", advance.cavalry),
    ];
    rows.extend(arms.iter().map(|(id, hexes)| row(desk.words(id), [Cell::text(""), Cell::text(hexes)])));
    let columns = desk.heads(&["elope-print-whose", "elope-print-retreat-hexes", "elope-print-advance-hexes"]);
    let mut chart = Chart::new(desk.by("AID.retreat", "elope-print-retreats"), columns, rows);
    chart.notes = vec![
        desk.by_on("8.0.c", "elope-print-retreat-loss", &retreat.step_loss_in_enemy_zoc_on),
        desk.by_on("8.0.e", "elope-print-retreat-overstacked", &retreat.step_loss_overstacked_on),
        desk.by("8.0.g", "elope-print-retreat-river"),
        desk.by("8.0.f", "elope-print-retreat-direction"),
    ];
    chart
}

/// AID.tank, 18.4
pub(super) fn tanks(desk: &Desk<'_>) -> Chart {
    let tank = &desk.data.tables.tank;
    let rows = vec![
        row(
            desk.by("18.4.a", "elope-print-tank-moved"),
            [Cell::Said(desk.on("elope-print-on-breaks-down", &tank.breakdown_on))],
        ),
        row(
            desk.by("18.4.b", "elope-print-tank-next-turn"),
            [Cell::Said(desk.on("elope-print-on-repaired", &tank.repaired_on))],
        ),
    ];
    let mut chart = Chart::new(
        desk.by("AID.tank", "elope-print-tank-breakdown"),
        desk.heads(&["elope-print-when", "elope-print-die"]),
        rows,
    );
    chart.notes = vec![desk.by("18.4.a", "elope-print-tank-stays"), desk.by("18.2", "elope-print-tank-train")];
    chart
}

/// 22.0
pub(super) fn gas(desk: &Desk<'_>) -> Chart {
    let gas = &desk.data.tables.gas;
    let rows = vec![
        row(desk.by("22.0.a", "elope-print-gas-from"), [Cell::text(gas.from_turn)]),
        row(desk.by("22.0.b", "elope-print-gas-attacks"), [Cell::text(gas.attacks_per_turn)]),
        row(desk.by("22.0.b", "elope-print-gas-aircraft"), [Cell::text(gas.minimum_aircraft_counters)]),
        row(desk.by("22.0.c", "elope-print-gas-advantage"), [Cell::text(gas.tactical_advantage)]),
    ];
    Chart::new(desk.by("22.0.a", "elope-print-gas"), Vec::new(), rows)
}
