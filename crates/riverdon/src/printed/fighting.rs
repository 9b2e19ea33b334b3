//! Charts of the battle model: its turn, deployment, ground, fire, armour, melee, and every type of unit (8.model, 8.deploy).

use engine::Word;
use engine::printed::{Cell, Chart, ChartWords, row, signed};

use super::campaign::class_term;
use super::{Desk, from, noted, number, term};
use crate::args::GROUND;
use crate::battle::{Confirmed, Depth};
use crate::engage::shown::STEPS;
use crate::ids::TerrainIx;
use crate::units::Armour;

/// What the charts are called in which a battle is marked.
pub(super) const SEQUENCE: &str = "riverdon-print-battle";
pub(super) const TERRAIN: &str = "riverdon-print-terrain";
pub(super) const FIRE: &str = "riverdon-print-fire";
pub(super) const MELEE: &str = "riverdon-print-melee";
pub(super) const DEPLOYMENT: &str = "riverdon-print-deployment";
pub(super) const UNITS: &str = "riverdon-print-units";

/// The lines of a shot, as answers tell them, in the order of the rows of the chart of fire.
pub(super) const FIRE_LINES: [&str; 7] = [
    "riverdon-why-cover",
    "riverdon-why-open-cavalry",
    "riverdon-why-long-range",
    "riverdon-why-blind",
    "riverdon-why-crowded",
    "riverdon-why-street",
    "riverdon-why-ambush",
];

/// The lines of a charge, in the order of the rows of the chart of melee.
pub(super) const MELEE_LINES: [&str; 7] = [
    "riverdon-print-melee-dug-in",
    "riverdon-print-melee-wire",
    "riverdon-print-melee-rough",
    "riverdon-print-melee-open",
    "riverdon-print-melee-crossing",
    "riverdon-print-melee-uphill",
    "riverdon-print-fire-ambush",
];

/// The rows of the chart of deployment.
pub(super) const ATTACKER: usize = 0;
pub(super) const ARRIVED: usize = 1;
pub(super) const THERE: usize = 2;
pub(super) const DUG_IN: usize = 3;

/// The columns of fire and of melee in the chart of units.
pub(super) const FIRE_COLUMN: usize = 4;
pub(super) const MELEE_COLUMN: usize = 6;

/// 8.model: the steps of a battle turn.
pub(super) fn sequence(desk: &Desk<'_>) -> Chart {
    let (field, rolls) = (&desk.data.battle.field, &desk.data.campaign.rolls);
    let said = |id: &'static str, numbers: &[(&'static str, i64)]| {
        let words = numbers.iter().fold(desk.words(id), |said, (name, value)| said.with(*name, Word::Int(*value)));
        Cell::Said(words)
    };
    let arrive = [("turn", rolls.reserve_arrival.from_turn.into()), ("every", field.air_every.into())];
    let retire = [("turn", field.retire_from_turn.into()), ("need", field.command_need.into())];
    let does = [
        said("riverdon-print-battle-deploy", &[]),
        said("riverdon-print-battle-arrive", &arrive),
        said("riverdon-print-battle-retire", &retire),
        said("riverdon-print-battle-move", &[("most", field.stack_limit.into())]),
        said("riverdon-print-battle-charge", &[]),
        said("riverdon-print-battle-fire", &[]),
        said("riverdon-print-battle-settle", &[("need", field.overrun_captured_from.into())]),
    ];
    let rows = STEPS.into_iter().zip(does).enumerate();
    let rows = rows.map(|(step, (id, does))| row(Cell::text(step), [Cell::Said(desk.words(id)), does]));
    let columns = desk.heads(&["riverdon-print-number", "riverdon-print-step", "riverdon-print-what"]);
    let chart = Chart::new(desk.by("8.model.1", SEQUENCE), columns, rows.collect());
    noted(
        chart,
        vec![
            desk.with("8.flight.1", "riverdon-print-flight", "least", field.least_flight_number),
            desk.with("8.victory.2", "riverdon-print-dusk", "turns", field.max_turns),
            desk.with("S2.lead.1", "riverdon-print-leader-killed", "on", field.leader_killed_on),
            desk.with("9.exh.1", "riverdon-print-exhaustion", "per", field.exhausted_per),
        ],
    )
}

/// 8.deploy: how deep sides deploy, in ranks of squares.
pub(super) fn deployment(desk: &Desk<'_>) -> Chart {
    let zones = &desk.data.battle.deployment;
    let line =
        |clause, id, depth: &Depth| row(desk.by(clause, id), [number(depth.north_south), number(depth.west_east)]);
    let rows = vec![
        line("8.deploy.4", "riverdon-print-zone-attacker", &zones.attacker),
        line("8.deploy.1", "riverdon-print-zone-arrived", &zones.arrived_this_turn),
        line("8.deploy.2", "riverdon-print-zone-there", &zones.started_turn_here),
        line("8.deploy.3", "riverdon-print-zone-dug-in", &zones.started_and_dug_in),
    ];
    let columns = desk.heads(&["riverdon-print-who", "riverdon-print-north-south", "riverdon-print-west-east"]);
    Chart::new(desk.words(DEPLOYMENT), columns, rows)
}

fn yes(is: bool) -> Cell {
    if is { term("riverdon-form-yes") } else { Cell::text("-") }
}

/// What ground does in battle.
pub(super) fn terrain(desk: &Desk<'_>) -> Chart {
    let name = |terrain: TerrainIx| Cell::name(format!("{GROUND}{}", desk.data.ids.id(terrain)));
    let rows = desk.data.battle.terrain.iter().map(|effect| {
        let closed = match effect.closed_to.is_empty() {
            true => Cell::text("-"),
            false => Cell::Lines(effect.closed_to.iter().map(|class| term(class_term(*class))).collect()),
        };
        let cover = Cell::text(signed(effect.cover));
        row(name(effect.terrain), [cover, yes(effect.stop), yes(effect.blocks_sight), yes(effect.ambush), closed])
    });
    let columns = desk.heads(&[
        "riverdon-print-ground",
        "riverdon-print-cover",
        "riverdon-print-stop",
        "riverdon-print-blocks-sight",
        "riverdon-print-hides",
        "riverdon-print-closed",
    ]);
    Chart::new(desk.by("BM.5", TERRAIN), columns, rows.collect())
}

/// What changes the need of fire.
pub(super) fn fire(desk: &Desk<'_>) -> Chart {
    let (fire, hard) = (&desk.data.battle.fire, &desk.data.battle.hard_shot);
    let line = |id, adds: i8| row(desk.words(id), [Cell::text(signed(adds))]);
    let cover = desk.words("riverdon-print-fire-cover").with("most", Word::Int(fire.most_cover.into()));
    let rows = vec![
        row(cover, [Cell::text(format!("+1…{}", signed(fire.most_cover)))]),
        line("riverdon-print-fire-open-cavalry", fire.cavalry_in_the_open),
        line("riverdon-print-fire-long-range", fire.long_range),
        line("riverdon-print-fire-blind", fire.blind),
        line("riverdon-print-fire-crowded", fire.crowded),
        line("riverdon-print-fire-street", fire.street),
        line("riverdon-print-fire-ambush", fire.hidden),
    ];
    let columns = desk.heads(&["riverdon-print-fire-when", "riverdon-print-need"]);
    let chart = Chart::new(desk.by("BM.8", FIRE), columns, rows);
    let hard = (desk.by("BM.8", "riverdon-print-fire-hard"))
        .with("seven", Word::Int(hard.need_7.into()))
        .with("eight", Word::Int(hard.need_8.into()));
    let least = desk.with("BM.8", "riverdon-print-fire-least", "least", desk.data.battle.field.lowest_need);
    noted(chart, vec![least, hard, desk.by("9b.gdir.1", "riverdon-print-fire-paid")])
}

/// What confirms a hit on armour.
pub(super) fn armour(desk: &Desk<'_>) -> Chart {
    let table = &desk.data.battle.armour;
    let line = |armour: Armour, confirmed: &Confirmed| {
        let small = confirmed.small_arms.map_or_else(|| Cell::text("-"), from);
        row(term(armour_term(armour)), [small, from(confirmed.guns)])
    };
    let rows =
        vec![line(Armour::Light, &table.light), line(Armour::Heavy, &table.heavy), line(Armour::Train, &table.train)];
    let columns = desk.heads(&["riverdon-print-armour", "riverdon-print-small-arms", "riverdon-print-by-guns"]);
    Chart::new(desk.by("BM.10", "riverdon-print-armour-table"), columns, rows)
}

const fn armour_term(armour: Armour) -> &'static str {
    match armour {
        Armour::None => "riverdon-print-armour-none",
        Armour::Light => "riverdon-print-armour-light",
        Armour::Heavy => "riverdon-print-armour-heavy",
        Armour::Train => "riverdon-print-armour-train",
    }
}

/// What changes the need of melee.
pub(super) fn melee(desk: &Desk<'_>) -> Chart {
    let melee = &desk.data.battle.melee;
    let line = |id, adds: i8| row(desk.words(id), [Cell::text(signed(adds))]);
    let rows = vec![
        line("riverdon-print-melee-dug-in", melee.settlement_or_dug_in),
        line("riverdon-print-melee-wire", melee.wire),
        line("riverdon-print-melee-rough", melee.cavalry_in_rough),
        line("riverdon-print-melee-open", melee.cavalry_in_the_open),
        line("riverdon-print-melee-crossing", melee.over_a_crossing),
        line("riverdon-print-melee-uphill", melee.uphill),
        line("riverdon-print-fire-ambush", melee.hidden),
    ];
    let columns = desk.heads(&["riverdon-print-melee-when", "riverdon-print-need"]);
    let chart = Chart::new(desk.by("BM.16", MELEE), columns, rows);
    let limits = (desk.by("BM.16", "riverdon-print-melee-limits"))
        .with("least", Word::Int(melee.lowest_need.into()))
        .with("most", Word::Int(melee.highest_need.into()));
    noted(chart, vec![limits])
}

/// S2.buy: every type of unit.
pub(super) fn units(desk: &Desk<'_>) -> Chart {
    let dice = |dice: u8, need: u8| match (dice, need) {
        (0, _) | (_, 7..) => Cell::text("-"),
        (dice, need) => Cell::text(format!("{dice} × {need}+")),
    };
    let rows = desk.data.units.iter().map(|unit| {
        let range = match (unit.range, unit.min_range) {
            (0, _) => "-".to_owned(),
            (most, 0 | 1) => most.to_string(),
            (most, least) => format!("{least}-{most}"),
        };
        let armour = match unit.armour {
            Armour::None => Cell::text("-"),
            armour => term(armour_term(armour)),
        };
        let values = [
            number(unit.points),
            number(unit.max_stands),
            number(unit.morale),
            dice(unit.fire, unit.need),
            Cell::text(range),
            dice(unit.melee, unit.melee_need),
            number(unit.moves),
            number(unit.campaign_move),
            number(unit.weight),
            armour,
        ];
        row(Cell::name(&unit.id), values)
    });
    let columns = desk.heads(&[
        "riverdon-print-unit",
        "riverdon-value-points",
        "riverdon-value-stands",
        "riverdon-print-morale",
        "riverdon-print-fire-dice",
        "riverdon-print-range",
        "riverdon-print-melee-dice",
        "riverdon-print-squares",
        "riverdon-print-spaces",
        "riverdon-print-weight",
        "riverdon-print-armour",
    ]);
    Chart::new(desk.by("S2.buy.1", UNITS), columns, rows.collect())
}
