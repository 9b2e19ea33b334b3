//! Charts of the campaign: the scenario, tactics and orders, initiative, missions, weather, supply, scouting, crossings,
//! captures (2 to 9b, sc).

use engine::Word;
use engine::printed::{Cell, Chart, ChartWords, row};

use super::{Desk, noted, number, term};
use crate::campaign::{Arm, OrderKind, Tactic};
use crate::ids::Side;
use crate::tactics;
use crate::units::Class;
use crate::{victory, winning};

/// What the charts are called in which a position is marked.
pub(super) const TACTICS: &str = "riverdon-print-tactics";
pub(super) const WEATHER: &str = "riverdon-print-weather";
/// The rows of the weather that hold when it is bad.
pub(super) const BAD_WEATHER: usize = 3;

/// Clauses in rows of their own, one below the other.
fn list(desk: &Desk<'_>, title: (&'static str, &'static str), lines: &[(&'static str, &'static str)]) -> Chart {
    let rows = lines.iter().map(|(clause, id)| vec![Cell::Said(desk.by(clause, id))]);
    Chart::new(desk.by(title.0, title.1), Vec::new(), rows.collect())
}

/// S0.scenario.1: who fights with what for what.
pub(super) fn scenario(desk: &Desk<'_>) -> Chart {
    let scenario = desk.scenario;
    let sides = Side::ALL.map(|side| scenario.side(side));
    let both = |of: &dyn Fn(Side) -> Cell| Side::ALL.map(of);
    let points = |side: Side| {
        let own = scenario.side(side);
        match (desk.settings.second_points, own.points_per_pip) {
            (Some(points), _) if side == Side::Second => number(points),
            (Some(points), _) => number(points / 2 * 3),
            (None, 0) => number(own.points),
            (None, pips) => Cell::text(format!("{} + {pips} × d6", own.points)),
        }
    };
    let edges = |side: Side| Cell::Lines(scenario.side(side).edges.iter().map(|edge| term(edge.term())).collect());
    let rows_of = |side: Side| {
        let own = scenario.side(side);
        match (own.off_board, own.rows) {
            (true, _) => term("riverdon-part-off-board"),
            (_, (first, last)) if first == last => number(first),
            (_, (first, last)) => Cell::text(format!("{first}-{last}")),
        }
    };
    let mut rows = vec![
        row(desk.by("S2.buy.1", "riverdon-print-points"), both(&points)),
        row(desk.by("S2.setup.1", "riverdon-print-rows"), both(&rows_of)),
        row(desk.by("S1.edge.1", "riverdon-print-edges"), both(&edges)),
    ];
    if sides.iter().any(|side| side.later.is_some()) {
        let later = |side: Side| match &scenario.side(side).later {
            None => Cell::text("-"),
            Some(later) => {
                let said = desk.words("riverdon-print-later-from").with("points", Word::Int(later.points.into()));
                let when = Cell::Said(said.with("turn", Word::Int(later.from_turn.into())));
                let need = later.need.map(|need| Cell::text(format!("2d6: {need}+")));
                Cell::Lines(std::iter::once(when).chain(need).collect())
            }
        };
        rows.push(row(desk.words("riverdon-print-later"), both(&later)));
    }
    if sides.iter().any(|side| side.space_points_max.is_some()) {
        let most = |side: Side| scenario.side(side).space_points_max.map_or_else(|| Cell::text("-"), number);
        rows.push(row(desk.by("10.limit.3", "riverdon-print-in-a-space"), both(&most)));
    }
    if sides.iter().any(|side| !side.fortified.is_empty()) {
        let spaces = |side: Side| Cell::Names(scenario.side(side).fortified.iter().map(|at| at.number()).collect());
        rows.push(row(desk.by("S2.setup.5", "riverdon-print-fortified"), both(&spaces)));
    }
    let holds = |side: Side| match scenario.side(side).nation == scenario.initiative {
        true => term("riverdon-form-yes"),
        false => Cell::text("-"),
    };
    rows.push(row(desk.by("2.si.1", "riverdon-print-holder"), both(&holds)));
    let aims = winning::aims(desk.game, scenario, victory::striver_of(scenario));
    let wins = |side: Side| {
        Cell::Lines(aims.iter().filter(|(whose, _)| *whose == side).map(|(_, what)| what.clone().into()).collect())
    };
    rows.push(row(desk.words("riverdon-print-wins"), both(&wins)));
    let mut columns = vec![Cell::blank()];
    columns.extend(Side::ALL.map(|side| Cell::name(desk.data.ids.id(desk.nation(side)))));
    let title = desk.by("S0.scenario.1", "riverdon-print-scenario");
    Chart::new(title.with("scenario", Word::Name(scenario.id.as_str().into())), columns, rows)
}

/// 5.op, 5.def: which orders a tactic needs and allows.
pub(super) fn tactics(desk: &Desk<'_>) -> Chart {
    let campaign = &desk.data.campaign;
    let orders = |orders: &[OrderKind]| Cell::Lines(orders.iter().map(|one| term(tactics::order_term(*one))).collect());
    let line = |tactic: Tactic| {
        let operation = campaign.operations.iter().find(|one| one.id == tactic);
        let necessary = operation.map_or_else(|| Cell::text("-"), |one| orders(&one.necessary));
        let leaderless = campaign.leaderless.iter().find(|one| one.tactic == tactic);
        let leaderless = leaderless.map_or_else(|| Cell::text("-"), |one| term(tactics::order_term(one.order)));
        let name = desk.by(tactics::clause(tactic), tactics::term(tactic));
        row(name, [necessary, orders(tactics::allowed(desk.data, tactic)), leaderless])
    };
    let columns = desk.heads(&[
        "riverdon-print-tactic",
        "riverdon-print-necessary",
        "riverdon-print-allowed",
        "riverdon-print-without-leader",
    ]);
    Chart::new(desk.by("5.gen.1", TACTICS), columns, tactics::TACTICS.into_iter().map(line).collect())
}

/// 5: what each order means.
pub(super) fn orders(desk: &Desk<'_>) -> Chart {
    let lines = [
        (OrderKind::Probe, "5.probe.1", "riverdon-print-order-probe"),
        (OrderKind::Assault, "5.assault.1", "riverdon-print-order-assault"),
        (OrderKind::Breakthrough, "5.break.1", "riverdon-print-order-breakthrough"),
        (OrderKind::Maneuver, "5.man.1", "riverdon-print-order-maneuver"),
        (OrderKind::Disengage, "5.dis.1", "riverdon-print-order-disengage"),
        (OrderKind::Reserve, "5.res.1", "riverdon-print-order-reserve"),
        (OrderKind::DigIn, "5.dig.1", "riverdon-print-order-dig-in"),
    ];
    let rows = lines.map(|(order, clause, about)| {
        row(desk.by(clause, tactics::order_term(order)), [Cell::Said(desk.words(about))])
    });
    let columns = desk.heads(&["riverdon-form-order", "riverdon-print-what"]);
    Chart::new(desk.by("5.gen.2", "riverdon-print-orders"), columns, rows.to_vec())
}

/// 2.si: how the initiative is kept and lost.
pub(super) fn initiative(desk: &Desk<'_>) -> Chart {
    list(
        desk,
        ("2.si.1", "riverdon-phase-initiative"),
        &[
            ("2.si.a1", "riverdon-print-initiative-failed"),
            ("2.si.a2", "riverdon-print-initiative-empty"),
            ("2.si.b1", "riverdon-print-initiative-given"),
            ("2.si.c1", "riverdon-print-initiative-cut-in"),
            ("2.si.c3", "riverdon-print-initiative-taken"),
            ("2.si.first.1", "riverdon-print-initiative-first"),
        ],
    )
}

/// What a mission does, by its id in the data.
const MISSIONS: [(&str, &str, &str); 14] = [
    ("leaflet", "9b.leaf.1", "riverdon-print-mission-leaflet"),
    ("bomb_strafe", "9b.bomb.1", "riverdon-print-mission-bomb"),
    ("bomb_battery", "9b.bomb.5", "riverdon-print-mission-battery"),
    ("air_superiority", "9b.sup.1", "riverdon-print-mission-superiority"),
    ("direct_support_air", "9b.dir.1", "riverdon-print-mission-support-air"),
    ("air_reconnaissance", "9b.rec.1", "riverdon-print-mission-reconnaissance"),
    ("soften", "9b.soft.1", "riverdon-print-mission-soften"),
    ("major_bombardment", "9b.major.1", "riverdon-print-mission-major"),
    ("direct_support_ground", "9b.gdir.1", "riverdon-print-mission-support-guns"),
    ("demolish_bridge", "9.brid.1", "riverdon-print-mission-bridge"),
    ("demolish_rail_bridge", "9.brid.2", "riverdon-print-mission-rail-bridge"),
    ("repair_bridge", "9.brid.3", "riverdon-print-mission-repair"),
    ("destroy_track", "sc4.track.1", "riverdon-print-mission-track"),
    ("repair_track", "sc4.track.2", "riverdon-print-mission-repair-track"),
];

/// 9b: missions and what they cost.
pub(super) fn missions(desk: &Desk<'_>) -> Chart {
    let line = |mission: &crate::campaign::Mission| {
        let arm = match mission.arm {
            Arm::Air => "riverdon-print-arm-air",
            Arm::Artillery => "riverdon-print-arm-artillery",
            Arm::Engineer => "riverdon-print-arm-engineer",
        };
        let does = MISSIONS.iter().find(|(id, ..)| *id == mission.id);
        let does = does.map_or_else(Cell::blank, |(_, clause, id)| Cell::Said(desk.by(clause, id)));
        row(Cell::name(&mission.id), [term(arm), number(mission.cost), does])
    };
    let columns =
        desk.heads(&["riverdon-print-mission", "riverdon-print-by-whom", "riverdon-print-cost", "riverdon-print-what"]);
    let missions = desk.data.campaign.missions.iter();
    let in_play = missions.filter(|one| desk.scenario.trains.is_some() || !one.id.ends_with("_track"));
    Chart::new(desk.by("9b.gen.1", "riverdon-print-missions"), columns, in_play.map(line).collect())
}

/// 9.wea: what bad weather means, and when there is some.
pub(super) fn weather(desk: &Desk<'_>) -> Chart {
    let weather = &desk.data.campaign.rolls.weather;
    let lines = [
        ("9.wea.3", "riverdon-print-weather-air"),
        ("9.wea.4", "riverdon-print-weather-breakthrough"),
        ("9.wea.5", "riverdon-print-weather-maneuver"),
    ];
    let chart = list(desk, ("9.wea.1", WEATHER), &lines);
    noted(
        chart,
        vec![
            desk.with("9.wea.1", "riverdon-print-weather-bad", "from", weather.bad_from),
            desk.with("9.wea.2", "riverdon-print-weather-winter", "adds", weather.winter),
        ],
    )
}

/// 9.sup, 9.surr: who can draw on the stock.
pub(super) fn supply(desk: &Desk<'_>) -> Chart {
    list(
        desk,
        ("9.sup.1", "riverdon-print-supply"),
        &[
            ("9.sup.2", "riverdon-print-supply-edge"),
            ("9.sup.3", "riverdon-print-supply-rail"),
            ("9.sup.4", "riverdon-print-supply-out"),
            ("9.surr.1", "riverdon-print-surrounded"),
            ("9.surr.2", "riverdon-print-surrounded-friend"),
            ("9.surr.3", "riverdon-print-surrounded-stock"),
            ("9.yield.5", "riverdon-print-surrounded-out"),
            ("9.exh.1", "riverdon-print-exhausted"),
        ],
    )
}

/// 9.rec: what is told of a force.
pub(super) fn scouting(desk: &Desk<'_>) -> Chart {
    list(
        desk,
        ("9.rec.1", "riverdon-print-scouting"),
        &[
            ("9.rec.1", "riverdon-print-scouting-both"),
            ("9.rec.2", "riverdon-print-scouting-told"),
            ("9.rec.3", "riverdon-print-scouting-false"),
            ("9.rec.5", "riverdon-print-scouting-high"),
            ("9b.rec.1", "riverdon-print-scouting-air"),
        ],
    )
}

/// 6.river, 9.brid: who crosses where, and what it costs to blow and to mend.
pub(super) fn crossings(desk: &Desk<'_>) -> Chart {
    let cost = |id: &str| {
        let mission = desk.data.campaign.missions.iter().find(|one| one.id == id);
        mission.map_or_else(|| Cell::text("-"), |one| number(one.cost))
    };
    let mend = desk.data.campaign.missions.iter().find(|one| one.id == "repair_bridge").map_or(0, |one| one.cost);
    let said = |clause, id| Cell::Said(desk.by(clause, id));
    let all = || said("6.river.2", "riverdon-print-crossed-by-all");
    let rows = vec![
        row(
            desk.words("riverdon-print-bridge"),
            [all(), cost("demolish_bridge"), Cell::text(format!("{mend} + {mend}"))],
        ),
        row(
            desk.words("riverdon-print-rail-bridge"),
            [all(), cost("demolish_rail_bridge"), said("9.brid.4", "riverdon-print-never")],
        ),
        row(
            desk.words("riverdon-print-ford"),
            [said("6.river.3", "riverdon-print-crossed-not-by-cars"), Cell::text("-"), Cell::text("-")],
        ),
    ];
    let columns = desk.heads(&[
        "riverdon-print-crossing",
        "riverdon-print-crossed-by",
        "riverdon-print-blow",
        "riverdon-print-mend",
    ]);
    let chart = Chart::new(desk.by("6.river.1", "riverdon-print-crossings"), columns, rows);
    noted(chart, vec![desk.by("9.brid.5", "riverdon-print-rail-bridge-price")])
}

/// 9.cap: what captured weapons bring.
pub(super) fn captures(desk: &Desk<'_>) -> Chart {
    let captured = desk.data.results.entry.captured.iter();
    let rows = captured.map(|(class, points)| row(term(class_term(*class)), [number(*points)]));
    let columns = desk.heads(&["riverdon-print-weapon", "riverdon-form-resources"]);
    Chart::new(desk.by("9.cap.1", "riverdon-print-captures"), columns, rows.collect())
}

/// What a class of units is called.
pub(super) const fn class_term(class: Class) -> &'static str {
    match class {
        Class::Foot => "riverdon-print-class-foot",
        Class::Cav => "riverdon-print-class-cavalry",
        Class::Mg => "riverdon-print-class-machine-guns",
        Class::Tchanka => "riverdon-print-class-tchankas",
        Class::Mortar => "riverdon-print-class-mortars",
        Class::Gun => "riverdon-print-class-guns",
        Class::Howitzer => "riverdon-print-class-howitzers",
        Class::Aa => "riverdon-print-class-aa-guns",
        Class::ArmouredCar => "riverdon-print-class-cars",
        Class::Tank => "riverdon-print-class-tanks",
        Class::Train => "riverdon-print-class-trains",
        Class::Boat => "riverdon-print-class-gunboats",
        Class::Air => "riverdon-print-class-aircraft",
    }
}
