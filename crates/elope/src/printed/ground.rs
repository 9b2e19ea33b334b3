//! 4.0, 6.0, 14.0: movement and terrain, works, stacking, weather.

use engine::printed::{Cell, Chart, ChartWords, row, without_clause};
use engine::{Message, Word};

use super::Desk;
use crate::args;
use crate::scenarios::Edition;
use crate::tables::{Chart as Costs, TrackCost};

/// What the chart of terrain is called.
pub(super) const TERRAIN: &str = "elope-print-terrain";

/// AID.tec
pub(super) fn movement(desk: &Desk<'_>) -> Chart {
    let movement = &desk.data.tables.movement;
    let costs = match desk.state.options.edition {
        Edition::Renovated => &movement.renovated,
        Edition::Original => &movement.original,
    };
    let tank = &movement.tank;
    let seasons = [&costs.dry, &costs.thaw, &costs.snow];
    let line = |id: &'static str, cost: &dyn Fn(&Costs) -> Cell, tank: Option<u8>| {
        let tank = tank.map_or_else(|| Cell::text("-"), Cell::text);
        row(desk.words(id), seasons.map(cost).into_iter().chain([tank]))
    };
    let plain = |cost: u8| Cell::text(cost);
    let more = |cost: u8| Cell::Text(format!("+{cost}"));
    let track = |costs: &Costs| match &costs.track {
        TrackCost::Points(points) => Cell::text(points),
        TrackCost::Vanished(_) => Cell::Said(desk.words("elope-print-vanished")),
    };
    let major = |costs: &Costs| match costs.add_major_river {
        Some(cost) => more(cost),
        None => Cell::Said(desk.words("elope-print-bridge-only")),
    };
    let rows = vec![
        line("elope-print-railway", &|c| plain(c.railroad), Some(tank.railroad)),
        line("elope-print-road", &|c| plain(c.road), Some(tank.road)),
        line("elope-print-track", &track, Some(tank.track)),
        line("elope-print-city", &|c| plain(c.city), Some(tank.city)),
        line("elope-print-town", &|c| plain(c.town), Some(tank.town)),
        line("elope-print-clear", &|c| plain(c.clear), Some(tank.clear)),
        line("elope-print-forest", &|c| plain(c.forest), Some(tank.forest)),
        line("elope-print-marsh", &|c| plain(c.marsh), None),
        line("elope-print-uphill", &|c| more(c.add_uphill), None),
        line("elope-print-over-bridge", &|c| more(c.add_bridge), None),
        line("elope-print-minor-river", &|c| more(c.add_minor_river), None),
        line("elope-print-major-river", &major, None),
    ];
    let columns = desk.heads(&[
        "elope-print-enter",
        "elope-print-dry",
        "elope-print-thaw",
        "elope-print-snow",
        "elope-print-tanks",
    ]);
    let mut chart = Chart::new(desk.by("AID.tec.a", TERRAIN), columns, rows);
    chart.notes = vec![desk.by("18.5", "elope-print-tank-note")];
    if desk.original() {
        let dearer = Message::by("18.5", "elope-print-tank-weather")
            .with("snow", args::int(costs.snow_add))
            .with("thaw", args::int(costs.thaw_add));
        chart.notes.push(desk.spell(&dearer));
    }
    chart
}

/// What else costs movement points.
pub(super) fn actions(desk: &Desk<'_>) -> Chart {
    let (actions, build) = (&desk.data.tables.movement.actions, &desk.data.tables.build);
    let numbered = |clause, id, points: u8| row(desk.by(clause, id), [Cell::text(points)]);
    let worded = |clause, id, words| row(desk.by(clause, id), [Cell::Said(desk.words(words))]);
    let improve = actions.hasty_defense_by_entrenched_unit.supply_points;
    let mut rows = vec![
        numbered("AID.disengage", "elope-print-disengage", actions.disengage),
        numbered("9.0.b", "elope-print-overrun", actions.overrun_lone_support),
        worded("9.2.a", "elope-print-entrench", "elope-print-half-allowance"),
        row(
            desk.with("9.2.b", "elope-print-improve", "points", improve),
            [Cell::Said(desk.words("elope-print-whole-allowance"))],
        ),
        worded("9.4.d", "elope-print-cross", "elope-print-whole-allowance"),
        numbered("17.0.b", "elope-print-build-bridge", build.bridge_mp),
        numbered("17.0.b", "elope-print-build-hasty", build.hasty_defense_mp),
        numbered("17.0.b", "elope-print-build-fort", build.fort_mp),
        numbered("17.0.b", "elope-print-mend-track", build.repair_railroad_mp),
        numbered("16.5", "elope-print-wreck-track", actions.destroy_railroad),
    ];
    if desk.original() {
        let rail = &actions.rail_original;
        let mut name = desk.with("23.1.T2.rail", "elope-print-rail-original", "turn", rail.from_turn);
        for (end, place) in ["from", "to"].into_iter().zip(&rail.between) {
            name = name.with(end, Word::Name(desk.place(place).into()));
        }
        rows.push(row(name, [Cell::text(rail.limit_mp)]));
    } else {
        rows.push(numbered("4.8.a", "elope-print-entrain", actions.entrain));
        let hexes = desk.with("4.8.b", "elope-print-hexes", "hexes", actions.rail_hexes_max);
        rows.push(row(desk.by("4.8.b", "elope-print-rail-hexes"), [without_clause(hexes)]));
    }
    let heads = desk.heads(&["elope-print-deed", "elope-print-points"]);
    let mut chart = Chart::new(desk.words("elope-print-actions"), heads, rows);
    chart.notes = vec![desk.by("9.2.d", "elope-print-works-weather"), desk.by("17.0.c", "elope-print-works-supply")];
    chart
}

/// 14.0
pub(super) fn weather(desk: &Desk<'_>) -> Chart {
    let weather = &desk.data.tables.weather;
    let turns = |clause, id, [first, last]: [u8; 2]| {
        desk.spell(&Message::by(clause, id).with("first", args::int(first)).with("last", args::int(last)))
    };
    let airfields = desk.by_on("12.6", "elope-print-weather-airfields", &weather.thaw.airfield_closed_on);
    let mut thaw = vec![Cell::Said(desk.by("14.32", "elope-print-weather-thaw"))];
    let mut snow = vec![
        Cell::Said(desk.by("14.2", "elope-print-weather-snow")),
        Cell::Said(desk.by("10.4", "elope-print-weather-lines")),
    ];
    match desk.state.options.edition {
        Edition::Renovated => thaw.push(Cell::Said(airfields)),
        Edition::Original => {
            for lines in [&mut thaw, &mut snow] {
                lines.push(Cell::Said(desk.by("12.0.g", "elope-print-weather-no-flight")));
            }
        }
    }
    let rows = vec![
        row(desk.words("elope-print-dry"), [Cell::Said(desk.by("14.1", "elope-print-weather-dry"))]),
        row(desk.words("elope-print-thaw"), [Cell::Lines(thaw)]),
        row(desk.words("elope-print-snow"), [Cell::Lines(snow)]),
        row(
            desk.words("elope-print-october"),
            [Cell::Said(desk.by_on(
                "14.4.b",
                "elope-print-weather-october",
                &weather.october_roll.snow_and_upper_dvina_freezes,
            ))],
        ),
        row(
            desk.words("elope-print-ice"),
            [Cell::Lines(vec![
                Cell::Said(turns("14.41", "elope-print-ice-upper", weather.freezing.upper_dvina_turns)),
                Cell::Said(turns("14.4.a", "elope-print-ice-lower", weather.freezing.lower_dvina_and_vaga_turns)),
            ])],
        ),
    ];
    Chart::new(desk.by("14.0", "elope-print-weather"), Vec::new(), rows)
}

/// 6.0, 5.1
pub(super) fn stacking(desk: &Desk<'_>) -> Chart {
    let stacking = &desk.data.tables.stacking;
    let most = |clause: &'static str| {
        desk.spell(
            &Message::by(clause, "elope-print-stacking-most")
                .with("battalions", args::int(stacking.battalions))
                .with("regiments", args::int(stacking.regiments)),
        )
    };
    let zone = match desk.state.options.edition {
        Edition::Renovated => desk.with("5.1.b", "elope-print-zone-companies", "companies", stacking.zone_companies),
        Edition::Original => desk.spell(
            &Message::by("5.1.b", "elope-print-zone-points")
                .with("points", args::int(stacking.zone_points))
                .with("company", args::int(stacking.zone_points_company))
                .with("battalion", args::int(stacking.zone_points_battalion)),
        ),
    };
    let rows = vec![
        row(desk.words("elope-print-red"), [Cell::Said(most("6.0.a"))]),
        row(desk.words("elope-print-white-russian"), [Cell::Said(most("6.0.a"))]),
        row(desk.words("elope-print-other-allied"), [Cell::Said(desk.by("6.2", "elope-print-stacking-free"))]),
        row(desk.words("elope-print-free-units"), [Cell::Said(desk.by("6.4", "elope-print-stacking-free-units"))]),
        row(desk.words("elope-print-zone-red"), [Cell::Said(most("5.1.a"))]),
        row(desk.words("elope-print-zone-allied"), [Cell::Said(zone)]),
    ];
    Chart::new(desk.by("6.0.a", "elope-print-stacking"), Vec::new(), rows)
}
