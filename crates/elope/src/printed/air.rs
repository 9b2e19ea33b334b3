//! 12.0: air combat, bombing, which aircraft fly, bases.

use engine::printed::{Cell, Chart, ChartWords, faces, row, signed, without_clause};

use super::Desk;
use crate::tables::{AirResult, Capacity};

/// T.air
pub(super) fn air_combat(desk: &Desk<'_>) -> Chart {
    let air = &desk.data.tables.air_to_air;
    let mut columns = desk.heads(&["elope-print-die"]);
    columns.extend(air.columns.iter().map(Cell::text));
    let result = |result: &AirResult| {
        Cell::Text(match result {
            AirResult::DefenderAborts => "DA".to_owned(),
            AirResult::AttackerAborts => "AA".to_owned(),
            AirResult::DefenderLoses(count) => format!("D{count}"),
            AirResult::AttackerLoses(count) => format!("A{count}"),
        })
    };
    let rows = air.rows.iter().map(|line| row(Cell::text(line.die), line.results.iter().map(result))).collect();
    let mut chart = Chart::new(desk.by("T.air.a", "elope-print-air"), columns, rows);
    chart.notes = vec![
        desk.by("T.air.b", "elope-print-air-codes"),
        match desk.original() {
            true => desk.with("12.21", "elope-print-air-red-original", "number", -air.red_modifier_original),
            false => desk.with("T.air.d", "elope-print-air-red", "number", air.red_modifier),
        },
        desk.with("12.2", "elope-print-air-reach", "hexes", desk.data.tables.aircraft.intercept_hexes_from_base),
    ];
    chart
}

/// T.bomb
pub(super) fn bombing(desk: &Desk<'_>) -> Chart {
    let bombing = &desk.data.tables.bombing;
    let mut columns = desk.heads(&["elope-print-die"]);
    columns.extend(bombing.columns.iter().map(Cell::text));
    let rows = bombing.rows.iter().map(|line| row(Cell::text(&line.die), line.results.iter().map(Cell::text)));
    let mut chart = Chart::new(desk.by("T.bomb.a", "elope-print-bombing"), columns, rows.collect());
    chart.notes = vec![desk.by("T.bomb.a", "elope-print-bombing-note")];
    chart
}

/// T.bomb: what is added for each target, and what a hit does.
pub(super) fn bomb_targets(desk: &Desk<'_>) -> Chart {
    let bombing = &desk.data.tables.bombing;
    let names = [
        ("ship", "elope-print-ship"),
        ("bridge", "elope-print-target-bridge"),
        ("depot", "elope-print-target-depot"),
        ("fort", "elope-print-target-fort"),
        ("hasty_defense", "elope-print-target-hasty"),
        ("red_troops", "elope-print-target-troops"),
    ];
    let target = |(id, name): &(&str, &'static str)| {
        let modifier = bombing.modifiers.get(*id).copied().unwrap_or(0);
        let effect = bombing.effects.iter().find(|effect| effect.target == *id);
        let second = effect.and_then(|effect| effect.second_roll.as_ref()).map_or("-".to_owned(), |on| faces(on));
        row(desk.words(name), [Cell::Text(signed(modifier)), Cell::Text(second)])
    };
    let mut rows: Vec<Vec<Cell>> = names.iter().map(target).collect();
    let railway = &bombing.railroad;
    let dice = desk.with("16.41", "elope-print-dice-per-point", "dice", railway.dice_per_bomb_point);
    let broken_on = Cell::Text(faces(&railway.destroyed_on));
    rows.push(row(desk.by("16.41", "elope-print-target-track"), [without_clause(dice), broken_on]));
    let columns = desk.heads(&["elope-print-target", "elope-print-to-the-die", "elope-print-second-roll"]);
    let mut chart = Chart::new(desk.by("T.bomb.a", "elope-print-bomb-targets"), columns, rows);
    chart.notes = vec![desk.by("12.4", "elope-print-who-bombs")];
    if desk.original() {
        chart.notes.push(desk.by("17.0.g", "elope-print-fort-shields"));
    }
    chart
}

/// 12.8
pub(super) fn reliability(desk: &Desk<'_>) -> Chart {
    let aircraft = &desk.data.tables.aircraft;
    let names = [
        ("re8", "RE 8"),
        ("dh4", "DH 4"),
        ("short_184", "Short 184"),
        ("dh9a", "DH 9A"),
        ("fairey_3c", "Fairey IIIC"),
        ("nieuport_17", "Nieuport 17"),
        ("avro", "Avro"),
        ("m9", "M 9"),
    ];
    let rows = aircraft.reliability.iter().map(|model| {
        let name = names.iter().find(|(id, _)| *id == model.model).map(|(_, name)| Cell::text(name));
        let name = name.unwrap_or_else(|| desk.words("elope-print-red-aircraft").into());
        let mut limits = Vec::new();
        if model.no_snow && !desk.original() {
            limits.push(Cell::Said(desk.words("elope-print-not-in-snow")));
        }
        limits.extend(model.bases.iter().map(|base| Cell::name(desk.place(base))));
        let limits = if limits.is_empty() { Cell::text("-") } else { Cell::Lines(limits) };
        row(name, [Cell::Text(faces(&model.grounded_on)), limits])
    });
    let columns = desk.heads(&["elope-print-aircraft", "elope-print-grounded-on", "elope-print-limits"]);
    let mut chart = Chart::new(desk.by("12.81", "elope-print-reliability"), columns, rows.collect());
    chart.notes = vec![desk.with("12.8.b", "elope-print-reliability-snow", "number", aircraft.snow_modifier)];
    if desk.original() {
        chart.notes.insert(0, desk.by("12.0.g", "elope-print-fly-when-dry"));
    }
    chart
}

/// 12.5
pub(super) fn bases(desk: &Desk<'_>) -> Chart {
    let rows = desk.data.tables.airbase.iter().map(|(place, capacity)| {
        let holds = match capacity {
            Capacity::Limited(count) => Cell::text(count),
            Capacity::Unlimited(_) => Cell::Said(desk.words("elope-print-any-number")),
        };
        row(Cell::name(desk.place(place)), [holds])
    });
    let columns = desk.heads(&["elope-print-base", "elope-print-counters"]);
    Chart::new(desk.by("12.52.c", "elope-print-bases"), columns, rows.collect())
}
