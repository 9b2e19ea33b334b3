//! Charts of what is paid and what fits: prices by arm, stacking, ships and rivers, what counts in a combat.

use engine::printed::{Cell, Chart, ChartWords, row, signed};
use engine::{Spelled, Word};

use super::Desk;
use crate::counters::Arm;
use crate::ids::{SeaIx, Side, TurnIx};
use crate::named::side_id;
use crate::tables::NavalPool;

/// What an arm is called.
const ARMS: [(Arm, &str); 9] = [
    (Arm::Infantry, "rossyia-print-arm-infantry"),
    (Arm::Cavalry, "rossyia-print-arm-cavalry"),
    (Arm::Artillery, "rossyia-print-arm-artillery"),
    (Arm::HeavyArtillery, "rossyia-print-arm-heavy"),
    (Arm::Engineer, "rossyia-print-arm-engineers"),
    (Arm::Armor, "rossyia-print-arm-armour"),
    (Arm::Motorized, "rossyia-print-arm-motorized"),
    (Arm::ArmoredTrain, "rossyia-print-arm-train"),
    (Arm::Air, "rossyia-print-arm-air"),
];

fn arm_word(arm: Arm) -> &'static str {
    ARMS.iter().find(|(known, _)| *known == arm).map_or("rossyia-print-arm-infantry", |(_, word)| word)
}

/// What a thing costs, or that it cannot be had.
fn price(points: Option<u8>) -> Cell {
    points.map_or_else(|| Cell::text("-"), Cell::text)
}

/// V.K, VI.F, VI.B: rebuilding, rail and leaving a ZOC, by arm.
pub(super) fn by_arm(desk: &Desk<'_>) -> Chart {
    let tables = &desk.data.tables;
    let (rebuild, rail, exit) = (&tables.rebuild, &tables.rail, &tables.zoc.exit);
    let of_both = desk
        .words("rossyia-print-rebuilt-for")
        .with("more", Word::Int(rebuild.white_more_than_steps.into()))
        .with("red", Word::Int(rebuild.bolshevik.into()));
    let by_shock = Cell::text(format!("{} / {}", exit.with_shock, exit.without_shock));
    let line = |(arm, word): &(Arm, &'static str)| {
        let (built, step, leaves) = match arm {
            Arm::Infantry => (Cell::Said(of_both.clone()), Some(rail.step.infantry), by_shock.clone()),
            Arm::Cavalry => (Cell::Said(of_both.clone()), Some(rail.step.cavalry), by_shock.clone()),
            Arm::Artillery => (Cell::text(rebuild.arm.artillery), Some(rail.step.artillery), by_shock.clone()),
            Arm::HeavyArtillery => {
                (Cell::text(rebuild.arm.heavy_artillery), Some(rail.step.heavy_artillery), by_shock.clone())
            }
            Arm::Engineer => (Cell::text(rebuild.arm.engineer), Some(rail.step.engineer), by_shock.clone()),
            Arm::Armor => (Cell::text(rebuild.arm.armor), Some(rail.step.armor), by_shock.clone()),
            Arm::Motorized => (Cell::text(rebuild.arm.motorized), Some(rail.step.motorized), by_shock.clone()),
            Arm::ArmoredTrain => (price(None), Some(rail.armored_train), Cell::text(exit.armored_train)),
            Arm::Air => (Cell::text(rebuild.arm.air), None, Cell::text(exit.air)),
        };
        row(desk.words(word), [built, price(step), leaves])
    };
    let mut rows: Vec<Vec<Cell>> = ARMS.iter().map(line).collect();
    let hq = [Cell::text(rebuild.hq), Cell::text(rail.hq), Cell::text(exit.hq)];
    rows.push(row(desk.words("rossyia-print-arm-hq"), hq));
    let columns = desk.heads(&[
        "rossyia-print-arm",
        "rossyia-print-rebuild",
        "rossyia-print-rail-a-step",
        "rossyia-print-leave-zoc",
    ]);
    let mut chart = Chart::new(desk.by("V.K.8", "rossyia-print-prices"), columns, rows);
    // Rail points are those of VI.F.2, what leaving a ZOC costs that of VI.B.3.
    chart.notes = vec![desk.with("V.J.2", "rossyia-print-replace-step", "pr", rebuild.step)];
    if rebuild.bolshevik_needs_shock {
        chart.notes.push(desk.by("V.K.6", "rossyia-print-red-shock"));
    }
    chart.notes.push(desk.with("II.D.11", "rossyia-print-pr-kept", "pr", rebuild.kept_at_end_of_turn));
    chart
}

/// VI.A: steps in a place.
pub(super) fn stacking(desk: &Desk<'_>) -> Chart {
    let table = &desk.data.tables.stacking;
    let any = desk.words("rossyia-print-any");
    let rows = vec![
        row(desk.by("VI.A.3", "rossyia-print-stack-hex"), [Cell::text(table.normal)]),
        row(desk.by("VI.A.4", "rossyia-print-stack-rail"), [Cell::text(table.rail_hex)]),
        row(desk.by("VI.A.5", "rossyia-print-mountain"), [Cell::text(table.mountain)]),
        row(desk.by("VI.A.6", "rossyia-print-box"), [any.into()]),
        row(desk.by("VIII.D.10", "rossyia-print-stack-in-box"), [Cell::text(desk.data.tables.boxes.stack_in_combat)]),
    ];
    let columns = desk.heads(&["rossyia-print-where", "rossyia-print-steps"]);
    let mut chart = Chart::new(desk.by("VI.A.1", "rossyia-print-stacking"), columns, rows);
    chart.notes = vec![desk.with("VI.A.8", "rossyia-print-stack-trains", "trains", table.armored_trains)];
    chart
}

/// VI.H: naval points and what a voyage costs.
pub(super) fn naval(desk: &Desk<'_>) -> Chart {
    let (data, table) = (desk.data, &desk.data.tables.naval);
    let pools = |side: Side| if side == Side::White { &table.white } else { &table.bolshevik };
    let points = |side: Side, sea: SeaIx| {
        let of_sea: Vec<&NavalPool> = pools(side).iter().filter(|pool| pool.pool == sea).collect();
        let cells: Vec<Cell> = of_sea.iter().map(|pool| pool_cell(desk, pool)).collect();
        if cells.is_empty() { Cell::text("-") } else { Cell::Lines(cells) }
    };
    let seas = data.ids.all::<SeaIx>().filter(|sea| {
        Side::ALL.into_iter().any(|side| pools(side).iter().any(|pool| pool.pool == *sea && is_to_come(desk, pool)))
    });
    let rows = seas.map(|sea| {
        let name = Spelled::plain(format!("rossyia-track-naval_{}", data.ids.id(sea)));
        row(name, Side::ALL.map(|side| points(side, sea)))
    });
    let mut columns = vec![desk.words("rossyia-print-naval-points").into()];
    columns.extend(Side::ALL.map(|side| Cell::name(side_id(side))));
    let mut chart = Chart::new(desk.by("VI.H.1", "rossyia-print-naval"), columns, rows.collect());
    let voyage = desk
        .by("VI.H.6", "rossyia-print-voyage")
        .with("port", Word::Int(table.port_to_port.into()))
        .with("coast", Word::Int(table.coast_to_port.into()))
        .with("landing", Word::Int(table.port_to_coast.into()))
        .with("hq", Word::Int(table.hq.into()));
    chart.notes = vec![
        voyage,
        desk.with("VI.H.9", "rossyia-print-after-port", "percent", table.move_percent_after_port),
        desk.by("VI.H.13", "rossyia-print-azov").with("city", Word::Name(data.ids.id(table.azov.needs).into())),
        desk.by("VI.H.17", "rossyia-print-landings"),
    ];
    chart
}

/// Whether a pool has something in a turn of the scenario.
fn is_to_come(desk: &Desk<'_>, pool: &NavalPool) -> bool {
    pool.from <= desk.scenario.last_turn && pool.upto.is_none_or(|upto| upto >= desk.scenario.first_turn)
}

fn pool_cell(desk: &Desk<'_>, pool: &NavalPool) -> Cell {
    let turn = |turn: TurnIx| Word::Name(desk.data.ids.id(turn).into());
    let number = Word::Int(pool.points.into());
    match pool.upto {
        Some(upto) => desk.words("rossyia-print-until").with("points", number).with("turn", turn(upto)).into(),
        None if pool.from > desk.scenario.first_turn => {
            desk.words("rossyia-print-from").with("points", number).with("turn", turn(pool.from)).into()
        }
        None => Cell::text(pool.points),
    }
}

/// VI.G: what rivers carry in a turn.
pub(super) fn rivers(desk: &Desk<'_>) -> Chart {
    let table = &desk.data.tables.river;
    let volga = &table.volga;
    let city = || Word::Name(desk.data.ids.id(volga.divide).into());
    let rows = vec![
        row(desk.by("VI.G.1", "rossyia-print-any-river"), [Cell::text(table.units)]),
        row(
            desk.by("VI.G.6", "rossyia-print-volga-parts").with("city", city()),
            [Cell::text(format!("{} / {}", volga.north, volga.south))],
        ),
        row(desk.by("VI.G.7", "rossyia-print-volga-whole").with("city", city()), [Cell::text(volga.everywhere)]),
    ];
    let columns = desk.heads(&["rossyia-print-river", "rossyia-print-units"]);
    let mut chart = Chart::new(desk.by("VI.G.1", "rossyia-print-rivers"), columns, rows);
    chart.notes = vec![desk.by("VI.G.8", "rossyia-print-river-snow")];
    chart
}

/// VII.E to VII.J: what counts in a combat beside strength: to the die, to the column, to strength and shock.
pub(super) fn modifiers(desk: &Desk<'_>) -> Chart {
    let (tables, combat) = (&desk.data.tables, &desk.data.tables.combat);
    let die = |by: i8| Cell::Said(desk.words("rossyia-print-to-die").with("by", Word::Text(signed(by))));
    let column = |by: i8| Cell::Said(desk.words("rossyia-print-to-column").with("by", Word::Text(signed(by))));
    let times = |factor: u8| Cell::text(format!("×{factor}"));
    let armt = tables.armt_spending.spent.iter().enumerate();
    let armt: Vec<String> = armt.map(|(points, spent)| format!("{points}: {}", signed(spent.modifier))).collect();
    let mut rows = vec![
        row(
            desk.by("VII.G.4", "rossyia-odds-armt"),
            [desk.words("rossyia-print-to-die").with("by", Word::Text(armt.join(", "))).into()],
        ),
        row(
            desk.by("VII.G.5", "rossyia-print-own-bonus"),
            [desk.words("rossyia-print-to-die").with("by", Word::Text("+".to_owned())).into()],
        ),
        row(
            desk.by("VII.G.6", "rossyia-print-enemy-bonus"),
            [desk.words("rossyia-print-to-die").with("by", Word::Text("-".to_owned())).into()],
        ),
        row(desk.by("VII.G.3", "rossyia-odds-double-shock"), [die(combat.shock_at_least_double)]),
        row(desk.by("VII.G.7", "rossyia-odds-weather"), [die(combat.bad_weather)]),
        row(desk.by("V.H.5", "rossyia-odds-isolated"), [die(combat.isolated_hq)]),
        row(desk.by("VII.N.11", "rossyia-odds-independent"), [die(combat.independent)]),
        row(desk.by("VII.E.9", "rossyia-print-across-minor"), [column(combat.minor_river_shift)]),
    ];
    let in_play = combat.armor_terror.iter().filter(|terror| terror.upto >= desk.scenario.first_turn);
    rows.extend(in_play.map(|terror| {
        let until = Word::Name(desk.data.ids.id(terror.upto).into());
        row(desk.by("VIII.C.5", "rossyia-print-terror").with("turn", until), [column(terror.shift)])
    }));
    rows.push(row(
        desk.by("VII.E.2", "rossyia-print-across-major"),
        [Cell::text(format!("{} %", combat.major_river_percent))],
    ));
    let spared = combat.major_river_exempt.iter().map(|arm| Cell::Said(desk.words(arm_word(*arm))));
    rows.push(row(desk.by("VII.J.6", "rossyia-print-not-halved"), [Cell::Lines(spared.collect())]));
    rows.push(row(desk.by("VII.J.8", "rossyia-print-armour-open"), [times(combat.armor_shock_in_clear)]));
    rows.push(row(desk.by("VIII.A.2", "rossyia-print-train-defends"), [Cell::text(combat.armored_train_defence)]));
    let city = &combat.against_city;
    let against = |clause: &'static str, arm: Arm, worth: Cell| {
        let what = desk.by(clause, "rossyia-print-against-city").with("arm", Word::Term(arm_word(arm).into()));
        row(what, [worth])
    };
    rows.extend([
        against("VII.J.2", Arm::Artillery, times(city.artillery)),
        against("VII.J.3", Arm::HeavyArtillery, times(city.heavy_artillery)),
        against("VIII.A.16", Arm::ArmoredTrain, times(city.armored_train)),
        against("VII.J.4", Arm::Engineer, Cell::text(format!("+{}", city.engineer_bonus))),
        row(desk.by("VII.J.1", "rossyia-print-cavalry-city"), [Cell::text(city.cavalry_shock)]),
    ]);
    let columns = desk.heads(&["rossyia-print-what", "rossyia-print-effect"]);
    let mut chart = Chart::new(desk.by("VII.G.9", "rossyia-print-modifiers"), columns, rows);
    chart.notes = vec![desk.by("VII.J.5", "rossyia-print-no-city-bonus"), desk.by("VII.E.4", "rossyia-print-quotient")];
    chart
}

/// Whether a turn is played in the scenario.
pub(super) fn is_played(desk: &Desk<'_>, turn: TurnIx) -> bool {
    (desk.scenario.first_turn.index()..=desk.scenario.last_turn.index()).contains(&turn.index())
}
