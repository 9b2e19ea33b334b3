//! 15.0: what vessels may do, what they meet, the depth of the Dvina.

use engine::printed::{Cell, Chart, ChartWords, faces, row};
use engine::{Message, Spelled};

use super::Desk;
use crate::args;
use crate::counters::Arm;
use crate::scenarios::Edition;
use crate::tables::RiverGrade;

/// 15.0.a, 15.2 to 15.4
pub(super) fn vessels(desk: &Desk<'_>) -> Chart {
    let naval = &desk.data.tables.naval;
    let grades = match desk.state.options.edition {
        Edition::Renovated => &naval.river_grades.renovated,
        Edition::Original => &naval.river_grades.original,
    };
    let kinds = [Arm::Gunboat, Arm::Monitor, Arm::Minesweeper, Arm::Steamer, Arm::Carrier];
    let rows = kinds.iter().map(|arm| {
        let minor = grades.get(arm).is_some_and(|grades| grades.contains(&RiverGrade::Minor));
        let rivers = desk.words(if minor { "elope-print-all-rivers" } else { "elope-print-major-rivers" });
        row(desk.arm(*arm), [Cell::Said(rivers)])
    });
    let mut chart = Chart::new(
        desk.by("15.0.a", "elope-print-vessels"),
        desk.heads(&["elope-print-vessel", "elope-print-rivers"]),
        rows.collect(),
    );
    chart.notes = vec![
        desk.with("15.8.a", "elope-print-low-water", "turn", naval.low_water.from_turn),
        desk.spell(
            &Message::by("15.2", "elope-print-vessel-moves")
                .with("points", args::int(naval.vessel_ma))
                .with("cost", args::int(naval.mp_per_hexside)),
        ),
        desk.spell(
            &Message::by("15.4", "elope-print-steamer-carries")
                .with("units", args::int(naval.steamer.transport))
                .with("points", args::int(naval.steamer.ferry_mp)),
        ),
    ];
    chart
}

/// 15.3.b: what steamers carry.
pub(super) fn cargo(desk: &Desk<'_>) -> Chart {
    let naval = &desk.data.tables.naval;
    let line = match desk.state.options.edition {
        Edition::Renovated => ("elope-print-carried", &naval.steamer.carries),
        Edition::Original => ("elope-print-never-carried", &naval.steamer_original.never),
    };
    let rows = vec![row(desk.words(line.0), [desk.arms(line.1)])];
    Chart::new(desk.by("15.3.b", "elope-print-cargo"), Vec::new(), rows)
}

/// 15.0.d, 15.5 to 15.8: what is rolled, and what it brings.
pub(super) fn dangers(desk: &Desk<'_>) -> Chart {
    let naval = &desk.data.tables.naval;
    let on = |id: &'static str, on: &[u8]| Cell::Said(desk.on(id, on));
    let from = |clause, id, turn: u8| desk.with(clause, id, "turn", turn);
    let line = |name: Spelled, results: Vec<Cell>| row(name, [Cell::Lines(results)]);
    let rows = vec![
        line(
            desk.by("15.0.d", "elope-print-shore-steamer"),
            vec![on("elope-print-on-steamer-sunk", &naval.shore_fire.steamer_only.steamer_sunk)],
        ),
        line(
            desk.by("15.0.d", "elope-print-shore-gunboat"),
            vec![
                on("elope-print-on-gunboat-sunk", &naval.shore_fire.gunboat_present.gunboat_sunk),
                on("elope-print-on-steamer-sunk", &naval.shore_fire.gunboat_present.steamer_sunk),
            ],
        ),
        line(
            desk.by("15.5", "elope-print-gunboat-steamer"),
            vec![
                on("elope-print-on-sunk", &naval.gunboat_vs_steamer.sunk),
                on("elope-print-on-surrenders", &naval.gunboat_vs_steamer.surrenders),
                on("elope-print-on-escapes", &naval.gunboat_vs_steamer.escapes),
                Cell::Said(
                    desk.spell(
                        &Message::plain("elope-print-escape-bonus")
                            .with("points", args::int(naval.gunboat_vs_steamer.escape_bonus_mp)),
                    ),
                ),
            ],
        ),
        line(
            desk.by("15.6.a", "elope-print-gunboat-gunboat"),
            vec![Cell::Said(
                desk.spell(
                    &Message::plain("elope-print-duel")
                        .with("difference", args::int(naval.gunboat_vs_gunboat.sunk_at_difference_from))
                        .with("red", args::int(naval.gunboat_vs_gunboat.red_modifier))
                        .with("monitor", args::int(naval.gunboat_vs_gunboat.allied_monitor_modifier)),
                ),
            )],
        ),
        line(
            desk.by("15.7.c", "elope-print-mined"),
            vec![
                Cell::Said(desk.by("15.7.b", "elope-print-mines-bar")),
                Cell::Said(desk.spell(
                    &Message::plain("elope-print-mines-cost").with("points", args::int(naval.mines.red_extra_mp)),
                )),
                on("elope-print-on-sunk", &naval.mines.sunk_on),
                on("elope-print-on-cleared", &naval.mines.cleared_on),
                Cell::Said(
                    desk.spell(&Message::plain("elope-print-lay-mines").with("points", args::int(naval.mines.lay_mp))),
                ),
            ],
        ),
        line(
            from("15.8.b", "elope-print-shoals", naval.grounding.from_turn),
            vec![
                on("elope-print-on-aground", &naval.grounding.aground_on),
                Cell::Said(desk.spell(
                    &Message::plain("elope-print-shoal-cost").with("points", args::int(naval.grounding.mp_per_hexside)),
                )),
            ],
        ),
        line(
            from("15.8.e", "elope-print-upper-mines", naval.upper_dvina_mines.from_turn),
            vec![on("elope-print-on-sunk", &naval.upper_dvina_mines.sunk_on)],
        ),
    ];
    let columns = desk.heads(&["elope-print-when", "elope-print-die"]);
    Chart::new(desk.by("AID.naval.a", "elope-print-dangers"), columns, rows)
}

/// 15.81
pub(super) fn depth(desk: &Desk<'_>) -> Chart {
    let depth = &desk.data.tables.river_depth;
    let rows = depth.rows.iter().map(|line| {
        row(
            Cell::Text(faces(&line.die)),
            [Cell::text(line.feet), desk.arms(&line.upper_dvina), desk.arms(&line.grounding)],
        )
    });
    let columns =
        desk.heads(&["elope-print-die", "elope-print-feet", "elope-print-may-pass", "elope-print-may-ground"]);
    Chart::new(desk.with("15.81.a", "elope-print-depth", "turn", depth.from_turn), columns, rows.collect())
}
