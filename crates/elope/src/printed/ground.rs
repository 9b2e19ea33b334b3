//! 4.0, 6.0, 10.0, 14.0: movement and terrain, works, stacking, supply, weather.

use engine::printed::{Cell, Chart};
use engine::{Message, Word};

use super::{Desk, faces, row, signed};
use crate::say;
use crate::scenarios::Edition;
use crate::tables::{Chart as Costs, TrackCost};

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
        row(desk.said(id), seasons.map(cost).into_iter().chain([tank]))
    };
    let plain = |cost: u8| Cell::text(cost);
    let more = |cost: u8| Cell::Text(format!("+{cost}"));
    let track = |costs: &Costs| match &costs.track {
        TrackCost::Points(points) => Cell::text(points),
        TrackCost::Vanished(_) => Cell::Said(desk.said("elope-print-vanished")),
    };
    let major = |costs: &Costs| match costs.add_major_river {
        Some(cost) => more(cost),
        None => Cell::Said(desk.said("elope-print-bridge-only")),
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
    let mut chart = desk.chart(desk.by("AID.tec.a", "elope-print-terrain"), columns, rows);
    chart.notes = vec![desk.by("18.5", "elope-print-tank-note")];
    chart
}

/// What else costs movement points.
pub(super) fn actions(desk: &Desk<'_>) -> Chart {
    let (actions, build) = (&desk.data.tables.movement.actions, &desk.data.tables.build);
    let numbered = |clause, id, points: u8| row(desk.by(clause, id), [Cell::text(points)]);
    let worded = |clause, id, words| row(desk.by(clause, id), [Cell::Said(desk.said(words))]);
    let mut rows = vec![
        numbered("AID.disengage", "elope-print-disengage", actions.disengage),
        numbered("9.0.b", "elope-print-overrun", actions.overrun_lone_support),
        worded("9.2.a", "elope-print-entrench", "elope-print-half-allowance"),
        worded("9.2.b", "elope-print-improve", "elope-print-whole-allowance"),
        numbered("17.0.b", "elope-print-build-bridge", build.bridge_mp),
        numbered("17.0.b", "elope-print-build-hasty", build.hasty_defense_mp),
        numbered("17.0.b", "elope-print-build-fort", build.fort_mp),
        numbered("17.0.b", "elope-print-mend-track", build.repair_railroad_mp),
        numbered("16.5", "elope-print-wreck-track", actions.destroy_railroad),
        numbered("4.8.a", "elope-print-entrain", actions.entrain),
    ];
    rows.push(row(
        desk.by("4.8.b", "elope-print-rail-hexes"),
        [Cell::Said(desk.with("4.8.b", "elope-print-hexes", "hexes", actions.rail_hexes_max))],
    ));
    for line in &mut rows {
        // The clause stands behind the name; once is enough.
        if let Some(Cell::Said(words)) = line.get_mut(1) {
            words.clause = None;
        }
    }
    desk.chart(desk.said("elope-print-actions"), desk.heads(&["elope-print-deed", "elope-print-points"]), rows)
}

/// 14.0
pub(super) fn weather(desk: &Desk<'_>) -> Chart {
    let weather = &desk.data.tables.weather;
    let named = |clause, id, name: &str, faces_on: &[u8]| {
        let mut words = desk.by(clause, id);
        words.args.push((name.to_owned(), Word::Name(faces(faces_on))));
        words
    };
    let turns = |clause, id, [first, last]: [u8; 2]| {
        desk.spell(&Message::by(clause, id).with("first", say::int(first)).with("last", say::int(last)))
    };
    let rows = vec![
        row(desk.said("elope-print-dry"), [Cell::Said(desk.by("14.1", "elope-print-weather-dry"))]),
        row(
            desk.said("elope-print-thaw"),
            [Cell::Lines(vec![
                Cell::Said(desk.by("14.32", "elope-print-weather-thaw")),
                Cell::Said(named("12.6", "elope-print-weather-airfields", "faces", &weather.thaw.airfield_closed_on)),
            ])],
        ),
        row(
            desk.said("elope-print-snow"),
            [Cell::Lines(vec![
                Cell::Said(desk.by("14.2", "elope-print-weather-snow")),
                Cell::Said(desk.by("10.4", "elope-print-weather-lines")),
            ])],
        ),
        row(
            desk.said("elope-print-october"),
            [Cell::Said(named(
                "14.4.b",
                "elope-print-weather-october",
                "faces",
                &weather.october_roll.snow_and_upper_dvina_freezes,
            ))],
        ),
        row(
            desk.said("elope-print-ice"),
            [Cell::Lines(vec![
                Cell::Said(turns("14.41", "elope-print-ice-upper", weather.freezing.upper_dvina_turns)),
                Cell::Said(turns("14.4.a", "elope-print-ice-lower", weather.freezing.lower_dvina_and_vaga_turns)),
            ])],
        ),
    ];
    desk.chart(desk.by("14.0", "elope-print-weather"), Vec::new(), rows)
}

/// 10.0, 11.0
pub(super) fn supply(desk: &Desk<'_>) -> Chart {
    let supply = &desk.data.tables.supply;
    let places = |ids: &[String]| ids.iter().map(|id| desk.place(id)).collect::<Vec<_>>().join(", ");
    let both = |allied: String, red: String| [Cell::Text(allied), Cell::Text(red)];
    let same = |text: String| both(text.clone(), text);
    let reach = match desk.state.options.edition {
        Edition::Renovated => supply.loc_unit_to_hq.renovated,
        Edition::Original => supply.loc_unit_to_hq.original,
    };
    let (mobile, fixed, survival) = (&supply.mobile_depot, &supply.static_depot, &supply.survival);
    let rows = vec![
        row(
            desk.by("11.1", "elope-print-depot-cost"),
            both(supply.depot_cost.allied.to_string(), supply.depot_cost.red.to_string()),
        ),
        row(
            desk.by("11.11", "elope-print-depot-places"),
            both(places(&supply.depot_places.allied), places(&supply.depot_places.red)),
        ),
        row(desk.by("10.8", "elope-print-sources"), both(places(&supply.sources.allied), places(&supply.sources.red))),
        row(desk.by("13.31", "elope-print-replacement"), same(supply.replacement_cost.to_string())),
        row(desk.by("10.52.a", "elope-print-unit-hq"), same(supply.unit_to_hq.to_string())),
        row(desk.by("10.8", "elope-print-hq-depot"), same(supply.hq_to_depot.to_string())),
        row(desk.by("10.6.a", "elope-print-unit-hq-communications"), same(reach.to_string())),
        row(
            desk.by("11.3.a", "elope-print-mobile"),
            [(); 2].map(|()| {
                let message = Message::plain("elope-print-mobile-serves").with("units", say::int(mobile.units));
                let message = message.with("hq", say::int(mobile.hq)).with("support", say::int(mobile.support));
                Cell::Said(desk.spell(&message))
            }),
        ),
        row(
            desk.by("11.3.b", "elope-print-static"),
            [(); 2].map(|()| {
                let message = Message::plain("elope-print-static-serves").with("units", say::int(fixed.units));
                Cell::Said(desk.spell(&message.with("hq", say::int(fixed.hq))))
            }),
        ),
        row(
            desk.by("10.83", "elope-print-survival"),
            same([survival.fort, survival.hasty_defense, survival.town, survival.city].map(signed).join(" / ")),
        ),
    ];
    let columns = vec![
        Cell::Said(desk.said("elope-print-what")),
        Cell::Text(desk.side(crate::counters::Side::Allied)),
        Cell::Text(desk.side(crate::counters::Side::Red)),
    ];
    let mut chart = desk.chart(desk.by("10.0.a", "elope-print-supply"), columns, rows);
    chart.notes = vec![
        desk.by("10.82", "elope-print-out-of-supply-effect"),
        desk.by("10.61", "elope-print-out-of-communications-effect"),
    ];
    chart
}

/// 6.0, 5.1
pub(super) fn stacking(desk: &Desk<'_>) -> Chart {
    let stacking = &desk.data.tables.stacking;
    let most = desk.spell(
        &Message::by("6.0.a", "elope-print-stacking-most")
            .with("battalions", say::int(stacking.battalions))
            .with("regiments", say::int(stacking.regiments)),
    );
    let zone = match desk.state.options.edition {
        Edition::Renovated => desk.with("5.1.b", "elope-print-zone-companies", "companies", stacking.zone_companies),
        Edition::Original => desk.with("5.1.b", "elope-print-zone-points", "points", stacking.zone_points),
    };
    let rows = vec![
        row(desk.said("elope-print-red"), [Cell::Said(most.clone())]),
        row(desk.said("elope-print-white-russian"), [Cell::Said(most)]),
        row(desk.said("elope-print-other-allied"), [Cell::Said(desk.by("6.2", "elope-print-stacking-free"))]),
        row(desk.said("elope-print-free-units"), [Cell::Said(desk.by("6.4", "elope-print-stacking-free-units"))]),
        row(
            desk.said("elope-print-zone-red"),
            [Cell::Said(
                desk.spell(
                    &Message::by("5.1.a", "elope-print-stacking-most")
                        .with("battalions", say::int(stacking.battalions))
                        .with("regiments", say::int(stacking.regiments)),
                ),
            )],
        ),
        row(desk.said("elope-print-zone-allied"), [Cell::Said(zone)]),
    ];
    desk.chart(desk.by("6.0.a", "elope-print-stacking"), Vec::new(), rows)
}
