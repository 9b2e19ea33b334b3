//! Charts of the military game: weather, Armt, coordination, attrition, movement, combat, boxes.

use engine::printed::{Cell, Chart, ChartWords, Marked, row, signed};
use engine::{Message, Word};
use hexmap::LinkBy;

use super::Desk;
use crate::answers::chances::COLUMNS;
use crate::args;
use crate::calendar::Weather;
use crate::combat::odds::Reckoning;
use crate::data::Data;
use crate::ids::{FactionIx, Spot};
use crate::places::Terrain;
use crate::tables::{CrtTable, CrtZone, Spent};

const WEATHERS: [&str; 3] = ["rossyia-weather-clear", "rossyia-weather-mud", "rossyia-weather-snow"];

fn weather_word(weather: Weather) -> &'static str {
    WEATHERS[weather as usize]
}

/// M.weather: by months and total.
pub(super) fn weather(desk: &Desk<'_>) -> Chart {
    let table = &desk.data.calendar.weather;
    let mut columns = desk.heads(&["rossyia-print-months"]);
    columns.extend((1..=7).map(Cell::text));
    let rows = table.row.iter().map(|line| {
        let months: Vec<String> = line.months.iter().map(u8::to_string).collect();
        row(Cell::text(months.join(", ")), line.results.iter().map(|one| desk.words(weather_word(*one)).into()))
    });
    let mut chart = Chart::new(desk.by("II.A.1", "rossyia-print-weather"), columns, rows.collect());
    chart.notes = vec![desk.with("II.A.3", "rossyia-print-north-adds", "adds", table.north_adds)];
    chart
}

/// V.F: Armt gained by weather, hexes to the rail and total.
pub(super) fn gaining(desk: &Desk<'_>) -> Chart {
    let armt = &desk.data.tables.armt;
    let mut columns = desk.heads(&["rossyia-print-weather-and-rail"]);
    columns.extend((1..=11).map(|total| Cell::text(if total == 11 { "11+".to_owned() } else { total.to_string() })));
    let mut rows = Vec::new();
    for (weather, table) in [(Weather::Clear, &armt.clear), (Weather::Mud, &armt.mud), (Weather::Snow, &armt.snow)] {
        for (hexes, results) in [("0", &table.zero), ("1", &table.one), ("2+", &table.two_or_more)] {
            let name = desk.words("rossyia-print-weather-at").with("weather", Word::Term(weather_word(weather).into()));
            let name = name.with("hexes", Word::Text(hexes.to_owned()));
            rows.push(row(name, results.iter().map(Cell::text)));
        }
    }
    let mut chart = Chart::new(desk.by("V.F.1", "rossyia-print-gaining"), columns, rows);
    chart.notes = vec![desk.with("V.F.1", "rossyia-print-most-armt", "most", armt.maximum)];
    chart
}

/// V.I: what so many Armt allow.
pub(super) fn spending(desk: &Desk<'_>) -> Chart {
    let yes = |allowed: bool| Cell::text(if allowed { "+" } else { "-" });
    let most = |limit: Option<u8>| limit.map_or_else(|| Cell::Said(desk.words("rossyia-print-any")), Cell::text);
    let columns = desk.heads(&[
        "rossyia-print-armt-spent",
        "rossyia-print-replacements",
        "rossyia-print-by-rail",
        "rossyia-print-air",
        "rossyia-print-march",
        "rossyia-print-reserve",
        "rossyia-print-attacks",
        "rossyia-print-stacks",
        "rossyia-print-die",
    ]);
    let line = |(points, spent): (usize, &Spent)| {
        let allowed = [spent.replacements, spent.rail, spent.air, spent.march, spent.reserve].map(yes);
        let rest = [most(spent.attacks), most(spent.stacks), Cell::text(signed(spent.modifier))];
        row(Cell::text(points), allowed.into_iter().chain(rest))
    };
    let rows = desk.data.tables.armt_spending.spent.iter().enumerate().map(line).collect();
    Chart::new(desk.by("V.I.1", "rossyia-print-spending"), columns, rows)
}

/// V.B: the highest roll on which two headquarters act together.
pub(super) fn coordination(desk: &Desk<'_>) -> Chart {
    let table = &desk.data.tables.coordination;
    let name = |faction: FactionIx| desk.data.ids.id(faction).to_owned();
    let mut rows = vec![
        row(desk.words("rossyia-print-two-red"), [Cell::text(table.bolshevik)]),
        row(desk.words("rossyia-print-same-faction"), [Cell::text(table.same_faction)]),
        row(desk.words("rossyia-print-other-factions"), [Cell::text(table.other_factions)]),
    ];
    let plays = |pair: &&crate::tables::Pair| desk.plays(pair.a) && pair.b.is_none_or(|b| desk.plays(b));
    rows.extend(table.pairs.iter().filter(plays).map(|pair| {
        let both = std::iter::once(name(pair.a)).chain(pair.b.map(name)).collect();
        row(Cell::Names(both), [Cell::text(pair.upto)])
    }));
    let never: Vec<String> = table.never.iter().copied().filter(|faction| desk.plays(*faction)).map(name).collect();
    if !never.is_empty() {
        rows.push(row(Cell::Names(never), [desk.words("rossyia-print-never").into()]));
    }
    let columns = desk.heads(&["rossyia-print-two-hqs", "rossyia-print-upto"]);
    let mut chart = Chart::new(desk.by("V.B.6", "rossyia-print-coordination"), columns, rows);
    chart.notes = vec![desk.with("V.B.4", "rossyia-print-attempts", "attempts", table.attempts_per_turn)];
    chart
}

/// X.attrition.1
pub(super) fn attrition(desk: &Desk<'_>) -> Chart {
    let table = &desk.data.tables.attrition;
    let upto = |upto: Option<u8>| upto.map_or_else(|| Cell::Said(desk.words("rossyia-print-more")), Cell::text);
    let rows = table.rows.iter().map(|line| row(upto(line.upto), [Cell::text(line.losses)])).collect();
    let columns = desk.heads(&["rossyia-print-total-upto", "rossyia-print-steps-lost"]);
    let mut chart = Chart::new(desk.by("X.attrition.1", "rossyia-print-attrition"), columns, rows);
    let [clear, mud, snow] = table.weather;
    chart.notes = vec![
        desk.words("rossyia-print-attrition-weather")
            .with("clear", Word::Int(clear.into()))
            .with("mud", Word::Int(mud.into()))
            .with("snow", Word::Int(snow.into())),
        desk.with("X.attrition.1", "rossyia-print-attrition-isolated", "adds", table.isolated),
    ];
    chart
}

fn terrain_word(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Clear => "rossyia-print-clear",
        Terrain::Desert => "rossyia-print-desert",
        Terrain::Forest => "rossyia-print-forest",
        Terrain::Marsh => "rossyia-print-marsh",
        Terrain::Mountain => "rossyia-print-mountain",
        Terrain::MinorCity => "rossyia-print-minor-city",
        Terrain::MajorCity => "rossyia-print-major-city",
        Terrain::Sea | Terrain::Lake => "rossyia-print-water",
    }
}

/// VI.D: what hexes and rivers cost, in clear weather, mud and snow.
pub(super) fn movement(desk: &Desk<'_>) -> Chart {
    let table = &desk.data.tables.movement;
    let cost = |costs: &[u8; 3]| Cell::text(costs.map(|cost| cost.to_string()).join(" / "));
    let mut rows: Vec<Vec<Cell>> = Vec::new();
    for terrain in Terrain::LAND {
        let Some(costs) = table.cost.of(terrain) else { continue };
        let arms = [cost(&costs.foot), cost(&costs.mounted), cost(&costs.wheeled)];
        rows.push(row(desk.words(terrain_word(terrain)), arms));
    }
    let all = |costs: &[u8; 3]| [cost(costs), cost(costs), cost(costs)];
    rows.push(row(desk.words("rossyia-print-minor-river"), all(&table.minor_river)));
    rows.push(row(desk.words("rossyia-print-major-river"), all(&table.major_river)));
    let columns =
        desk.heads(&["rossyia-print-terrain", "rossyia-print-foot", "rossyia-print-mounted", "rossyia-print-wheeled"]);
    let mut chart = Chart::new(desk.by("VI.D.1", "rossyia-print-movement"), columns, rows);
    chart.notes = vec![
        desk.words("rossyia-print-movement-weather"),
        desk.with("VI.E.1", "rossyia-print-march-factor", "factor", table.march_factor),
    ];
    chart
}

/// What the three combat results tables are called among the charts.
const CRT_IDS: [&str; 3] = ["crt-clear", "crt-rough", "crt-major-city"];

/// What decides who is beaten: by zones, or in a shock-assault.
const BEATEN: &str = "rossyia-print-beaten";

/// VII.G: the three combat results tables, and who is beaten (VII.H, VII.I).
pub(super) fn combat(desk: &Desk<'_>) -> Vec<Chart> {
    let tables = desk.data.tables.crt.all().into_iter().zip(CRT_IDS);
    let mut charts: Vec<Chart> = tables.map(|(table, id)| Chart { id: id.into(), ..results(desk, table) }).collect();
    charts.push(beaten(desk));
    charts
}

/// Where a combat stands in those charts: the column, the rows that a die can bring, the kind of combat.
pub(crate) fn marked(data: &Data, reckoning: &Reckoning<'_>) -> Vec<Marked> {
    let tables = data.tables.crt.all().into_iter().zip(CRT_IDS);
    let Some((table, id)) = tables.into_iter().find(|(table, _)| std::ptr::eq(*table, reckoning.table)) else {
        return Vec::new();
    };
    let mut rows: Vec<usize> = (1..=6).map(|die| table.row(die + reckoning.modifier)).collect();
    rows.dedup();
    let kind = if reckoning.is_assault() { vec![3] } else { vec![0, 1, 2] };
    vec![
        Marked { chart: id.into(), rows, column: reckoning.column.map(|column| column + 1) },
        Marked { chart: BEATEN.into(), rows: kind, column: None },
    ]
}

/// VII.H, VII.I
fn beaten(desk: &Desk<'_>) -> Chart {
    let retreat = &desk.data.tables.combat.retreat;
    let said = |clause: &'static str, id: &'static str, hexes: u8, or: (&'static str, u8)| {
        let message = Message::by(clause, id).with("hexes", args::int(hexes)).with(or.0, args::int(or.1));
        Cell::Said(desk.spell(&message))
    };
    let (tripled, stands) = (("factor", retreat.defender_stand_factor), ("steps", retreat.defender_stand_cost));
    let by_attacker = ("steps", retreat.attacker_stand_cost);
    let rows = vec![
        row(
            desk.words("rossyia-print-zone-lower"),
            [said("VII.H.3", "rossyia-print-attacker-beaten", retreat.attacker, by_attacker)],
        ),
        row(
            desk.words("rossyia-print-zone-white"),
            [said("VII.H.5", "rossyia-print-more-losses", retreat.defender, stands)],
        ),
        row(
            desk.words("rossyia-print-zone-higher"),
            [said("VII.H.7", "rossyia-print-defender-beaten", retreat.defender, tripled)],
        ),
        row(
            desk.by("VII.F.6", "rossyia-print-assault"),
            [said("VII.I.4", "rossyia-print-assault-losses", retreat.defender, tripled)],
        ),
    ];
    let mut chart = Chart::new(desk.by("VII.F.1", BEATEN), Vec::new(), rows);
    chart.notes = vec![desk.by("VII.F.5", "rossyia-print-shock-note")];
    chart
}

fn results(desk: &Desk<'_>, table: &CrtTable) -> Chart {
    let mut columns = desk.heads(&["rossyia-print-total"]);
    columns.extend(table.columns.iter().map(|odds| Cell::text(COLUMNS[*odds as usize])));
    let total = |total: usize| match total {
        0 => "< 1".to_owned(),
        10 => "10+".to_owned(),
        total => total.to_string(),
    };
    let rows = table.rows.iter().enumerate().map(|(index, line)| {
        let cell = |one: &crate::tables::CrtCell| {
            let zone = match one.zone {
                CrtZone::Lower => "A",
                CrtZone::White => "",
                CrtZone::Higher => "D",
            };
            Cell::text(format!("{}/{} {zone}", one.attacker, one.defender).trim_end().to_owned())
        };
        row(Cell::text(total(index)), line.iter().map(cell))
    });
    let mut chart = Chart::new(desk.by("VII.G.1", "rossyia-print-crt"), columns, rows.collect());
    chart.notes = table.terrain.iter().map(|terrain| desk.words(terrain_word(*terrain))).collect();
    chart.notes.push(desk.words("rossyia-print-crt-zones"));
    chart
}

/// VIII.D: the boxes in play, the hexes that lead there and what they are joined with.
pub(super) fn boxes(desk: &Desk<'_>) -> Chart {
    let (data, grid) = (desk.data, &desk.data.map.grid);
    let in_play =
        |id: &str| desk.scenario.boxes.as_ref().is_none_or(|boxes| boxes.iter().any(|of| data.ids.id(*of) == id));
    let names = |names: Vec<String>| if names.is_empty() { Cell::text("-") } else { Cell::Names(names) };
    let rows = data.map.off_map.iter().filter(|place| in_play(&place.id)).map(|place| {
        let entries = place.entries.iter().map(|hex| grid.number(*hex).to_string()).collect();
        let by = |way: LinkBy| place.links.iter().filter(|link| link.by == way).map(|link| link.to.clone()).collect();
        let ports = data.spot_named(&place.id).map(|spot| ports(desk, spot)).unwrap_or_default();
        let sea: Vec<String> = by(LinkBy::Sea);
        row(
            Cell::name(&place.id),
            [names(entries), names(by(LinkBy::Land)), names(sea.into_iter().chain(ports).collect())],
        )
    });
    let columns =
        desk.heads(&["rossyia-print-box", "rossyia-print-entries", "rossyia-print-by-land", "rossyia-print-by-sea"]);
    Chart::new(desk.by("VIII.D.1", "rossyia-print-boxes"), columns, rows.collect())
}

/// The ports from which ships reach a box.
fn ports(desk: &Desk<'_>, spot: Spot) -> Vec<String> {
    let index = spot.index().checked_sub(desk.data.map.grid.len());
    let of = index.and_then(|index| desk.data.boxes.get(index));
    of.map_or_else(Vec::new, |one| one.entry_ports.iter().map(|city| desk.data.ids.id(*city).to_owned()).collect())
}
