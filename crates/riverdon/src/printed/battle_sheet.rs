//! The sheet of a battle that is fought on a real table: the field with its zones, flight numbers with their cuts, counters,
//! reserves and when they roll, paid guns, aircraft; and the result, in the order in which it is entered (8.manual.1). A seat
//! gets its own side, and of the other what stands on the field (BM.35).

use engine::printed::{Cell, Chart, FieldSquare, Sheet, SheetPart, row, signed};
use engine::{Eyes, Spelled, Word};

use super::{from, number, term};
use crate::battle::{self, ByRole, Changes, Cited, Ending, Role, Sheet as Brought, SheetSide};
use crate::cards::{COLUMNS, Square};
use crate::data::Data;
use crate::engage::{contingent, side_of, site};
use crate::game::RiverDon;
use crate::procedure::{Clash, Frame};
use crate::results::{MANUAL, Passed};
use crate::seats::{self, REFEREE};
use crate::state::State;
use crate::{appearance, pictures, view};

/// Counters, reserves, leaders and aircraft of a side on a blank sheet.
const BLANK: [usize; 4] = [12, 3, 3, 2];
/// Stands of a counter at most, to tick off.
const STANDS: u8 = 4;

fn text(id: &'static str) -> Spelled {
    Spelled::plain(id)
}

fn by(clause: &'static str, id: &'static str) -> Spelled {
    Spelled::by(clause, id)
}

/// The sheets of the battle that is about to be fought; none for those who have no part in it.
pub(crate) fn sheets(game: &RiverDon, state: &State, eyes: Eyes) -> Vec<Sheet> {
    let data = game.data();
    let waits = matches!(state.top(), Frame::Clash { .. } | Frame::Result);
    let clash = state.clash.filter(|clash| waits && clash.winner.is_none());
    let Some((clash, Eyes::Seat(seat))) = clash.zip(Some(eyes)) else { return Vec::new() };
    let Some(site) = site(data, state, &clash).filter(|_| view::has_seen(state, eyes, clash.at)) else {
        return Vec::new();
    };
    let brought = ByRole::by(|role| contingent(data, state, &clash, side_of(&clash, role)));
    let sides = ByRole::new([&brought[Role::Attacker], &brought[Role::Defender]]);
    let owns = |role: Role| seat == REFEREE || seats::side_of(seat) == Some(side_of(&clash, role));
    // What stands on the field is seen once the battle has begun; who lies in ambush is not.
    let meets = |role: Role| state.top() == Frame::Result && !(clash.ambush && role == Role::Defender);
    let shown = ByRole::by(|role| owns(role) || meets(role));
    let mut sheet = battle::sheet(data, site, sides, shown);
    for role in Role::ALL.into_iter().filter(|role| !owns(*role)) {
        sheet.sides[role] = sheet.sides[role].take().map(on_the_field);
    }
    vec![filled(data, state, &clash, &sheet, ByRole::by(owns))]
}

/// What the other side sees: the counters on the field and the leaders with them.
fn on_the_field(side: SheetSide) -> SheetSide {
    let there = |group: u8| side.reserves.iter().all(|reserve| reserve.group != group);
    SheetSide {
        units: side.units.iter().filter(|unit| !unit.reserve && there(unit.group)).cloned().collect(),
        leaders: side.leaders.iter().filter(|leader| there(leader.value.1)).copied().collect(),
        zones: Vec::new(),
        reserves: Vec::new(),
        aircraft: Vec::new(),
        ..side
    }
}

fn filled(data: &Data, state: &State, clash: &Clash, sheet: &Brought, owns: ByRole<bool>) -> Sheet {
    let mut parts = Vec::new();
    if let Some(picture) = pictures::of_field(data, state, clash.at, Changes::default()) {
        parts.push(SheetPart::Field { picture, across: COLUMNS, squares: squares(sheet) });
    }
    let nation = |role: Role| Cell::name(data.ids.id(state.hosts[side_of(clash, role)].nation));
    let site = appearance::site(data, sheet.laid.value.card);
    let mut rows = vec![
        row(by("8.board.1", "riverdon-print-card-there"), [Cell::name(site)]),
        row(by("8.forces.2", "riverdon-print-entry"), [term(sheet.entry.term())]),
    ];
    rows.extend(Role::ALL.map(|role| row(text(role.term()), [nation(role)])));
    if sheet.ambush.value {
        rows.push(row(cited(&sheet.ambush, "riverdon-print-ambush"), [term("riverdon-form-yes")]));
    }
    if sheet.down.value > 0 {
        let down = (0..8u8).filter(|bit| sheet.down.value >> bit & 1 == 1).map(|bit| (bit + 1).to_string());
        let down = Cell::text(down.collect::<Vec<_>>().join(", "));
        rows.push(row(cited(&sheet.down, "riverdon-print-bridges-down"), [down]));
    }
    if state.settings.dusk {
        rows.push(row(cited(&sheet.dusk, "riverdon-print-dusk-after"), [number(sheet.dusk.value)]));
    }
    for role in Role::ALL.into_iter().filter(|role| owns[*role]) {
        if let Some(side) = &sheet.sides[role] {
            rows.push(row(
                cited(&side.flight.fights_with, "riverdon-print-fights-with").with("side", whose(role)),
                [flight(side)],
            ));
        }
    }
    parts.push(SheetPart::Table(Chart::new(by(MANUAL, "riverdon-form-battle"), Vec::new(), rows)));
    parts.push(SheetPart::Table(result(sheet.ambush.value)));
    for role in Role::ALL {
        match &sheet.sides[role] {
            Some(side) => {
                parts.push(SheetPart::Table(units(data, role, side)));
                parts.extend(others(data, role, side).map(SheetPart::Table));
            }
            None => parts.push(SheetPart::Table(blank_units(role))),
        }
    }
    let space = Word::Name(clash.at.number().into());
    Sheet { title: text("riverdon-print-sheet-battle-at").with("space", space), parts }
}

fn whose(role: Role) -> Word {
    Word::Term(role.term().into())
}

/// Words with the clause of what they are about.
fn cited<T>(of: &Cited<T>, id: &'static str) -> Spelled {
    by(of.clause, id)
}

/// 8.flight.1: the army's number, what missions cut, and the weight that it is reckoned by.
fn flight(side: &SheetSide) -> Cell {
    let flight = &side.flight;
    let whole = text("riverdon-print-flight-of")
        .with("army", Word::Int(flight.army.value.into()))
        .with("cut", Word::Int(flight.cut.value.into()))
        .with("number", Word::Int(flight.fights_with.value.into()))
        .with("weight", Word::Int(flight.weight.value.into()));
    Cell::Said(whole)
}

/// The squares of the field, and who may deploy there.
fn squares(sheet: &Brought) -> Vec<FieldSquare> {
    let signs = |square: Square| {
        let mut signs = Vec::new();
        for role in Role::ALL {
            let zones = sheet.sides[role].iter().flat_map(|side| &side.zones);
            for zone in zones.filter(|zone| zone.squares.value.iter().any(|one| one == square)) {
                signs.push(group_name(role, zone.group));
            }
        }
        signs
    };
    Square::all().map(|square| FieldSquare { name: square.name(), signs: signs(square) }).collect()
}

/// What a group of a side is called on the sheet.
fn group_name(role: Role, group: u8) -> String {
    format!("{}·{}", role.letter(), group + 1)
}

fn unit_heads() -> Vec<Cell> {
    [
        "riverdon-print-counter",
        "riverdon-print-unit",
        "riverdon-value-stands",
        "riverdon-print-group",
        "riverdon-print-remarks",
        "riverdon-value-lost",
        "riverdon-form-captured",
    ]
    .map(term)
    .to_vec()
}

fn units_title(role: Role) -> Spelled {
    by("8.forces.1", "riverdon-print-counters-of").with("side", whose(role))
}

/// The counters of a side: what they are, what they do in this battle, room for what they lose.
fn units(data: &Data, role: Role, side: &SheetSide) -> Chart {
    let rows = side.units.iter().map(|unit| {
        let mut remarks: Vec<Cell> = Vec::new();
        if unit.reserve {
            remarks.push(term("riverdon-battle-in-reserve"));
        }
        if unit.dug_in.value {
            remarks.push(cited(&unit.dug_in, "riverdon-state-dug-in").into());
        }
        if unit.worn.value > 0 {
            let worn = cited(&unit.worn, "riverdon-print-worn").with("markers", Word::Int(unit.worn.value.into()));
            remarks.push(worn.into());
        }
        if let Some(paid) = &unit.paid {
            let id = if paid.value { "riverdon-state-paid" } else { "riverdon-state-unpaid" };
            remarks.push(cited(paid, id).into());
        }
        if let Some(edge) = unit.river {
            remarks.push(term(edge.term()));
        }
        let remarks = if remarks.is_empty() { Cell::text("-") } else { Cell::Lines(remarks) };
        row(
            Cell::text(&unit.label),
            [
                Cell::name(data.ids.id(unit.unit)),
                Cell::Boxes(unit.stands),
                Cell::text(group_name(role, unit.group)),
                remarks,
                Cell::blank(),
                Cell::Boxes(1),
            ],
        )
    });
    Chart::new(units_title(role), unit_heads(), rows.collect())
}

/// Reserves, leaders and aircraft of a side, as far as it has any.
fn others(data: &Data, role: Role, side: &SheetSide) -> impl Iterator<Item = Chart> {
    let reserves = side.reserves.iter().map(|reserve| {
        let rating = Cell::text(signed(reserve.rating.value));
        let values =
            [number(reserve.from_turn.value), from(reserve.need.value), rating, term(reserve.edge.value.term())];
        row(Cell::text(group_name(role, reserve.group)), values.into_iter().chain([Cell::blank()]))
    });
    let leaders = side.leaders.iter().enumerate().map(|(at, leader)| {
        let (rating, group) = leader.value;
        let values = [Cell::text(signed(rating)), Cell::text(group_name(role, group)), Cell::Boxes(1)];
        row(Cell::text(at + 1), values)
    });
    let aircraft = side.aircraft.iter().enumerate().map(|(at, plane)| {
        let flies = match plane.superiority.value {
            true => cited(&plane.superiority, "riverdon-print-flies-superiority").into(),
            false => term("riverdon-print-flies-support"),
        };
        let values = [Cell::name(data.ids.id(plane.unit)), flies, from(plane.lost_from.value), Cell::Boxes(1)];
        row(Cell::text(at + 1), values)
    });
    let charts = [
        Chart::new(reserves_title(role), reserve_heads(), reserves.collect()),
        Chart::new(leaders_title(role), leader_heads(), leaders.collect()),
        Chart::new(aircraft_title(role), aircraft_heads(), aircraft.collect()),
    ];
    charts.into_iter().filter(|chart| !chart.rows.is_empty())
}

fn reserves_title(role: Role) -> Spelled {
    by("8.arrive.1", "riverdon-print-reserves-of").with("side", whose(role))
}

fn reserve_heads() -> Vec<Cell> {
    [
        "riverdon-print-group",
        "riverdon-print-from-turn",
        "riverdon-print-needs",
        "riverdon-value-rating",
        "riverdon-print-by-edge",
        "riverdon-print-came-on-turn",
    ]
    .map(term)
    .to_vec()
}

fn leaders_title(role: Role) -> Spelled {
    by("S2.lead.1", "riverdon-print-leaders-in").with("side", whose(role))
}

fn leader_heads() -> Vec<Cell> {
    ["riverdon-print-leader", "riverdon-value-rating", "riverdon-print-group", "riverdon-print-killed"]
        .map(term)
        .to_vec()
}

fn aircraft_title(role: Role) -> Spelled {
    by("9b.dir.1", "riverdon-print-aircraft-of").with("side", whose(role))
}

fn aircraft_heads() -> Vec<Cell> {
    [
        "riverdon-print-number",
        "riverdon-print-unit",
        "riverdon-print-mission",
        "riverdon-print-lost-on",
        "riverdon-print-downed",
    ]
    .map(term)
    .to_vec()
}

/// V.1 to V.15: the result, in the order of the form on the page.
fn result(ambush: bool) -> Chart {
    let line = |id: &'static str, choices: Vec<&'static str>| {
        let choices = choices.into_iter().map(|choice| Cell::Lines(vec![term(choice)])).collect();
        row(text(id), [Cell::Lines(choices), Cell::blank()])
    };
    let yes_no = || vec!["riverdon-form-yes", "riverdon-form-no"];
    let endings = Ending::ALL.into_iter().filter(|ending| *ending != Ending::Unsprung).map(Ending::term);
    let mut rows = vec![
        line("riverdon-form-winner", Role::ALL.map(Role::term).to_vec()),
        line("riverdon-form-ending", endings.collect()),
        row(text("riverdon-form-turns"), [Cell::text("-"), Cell::blank()]),
        line("riverdon-form-flight", Passed::ALL.map(Passed::term).to_vec()),
    ];
    if ambush {
        rows.push(line("riverdon-form-found", yes_no()));
    }
    rows.push(row(text("riverdon-print-bridges-blown"), [Cell::text("-"), Cell::blank()]));
    Chart::new(by(MANUAL, "riverdon-form-result"), Vec::new(), rows)
}

/// Counters of a side that the reader may not know yet, or of a blank sheet.
fn blank_units(role: Role) -> Chart {
    let line = |at: usize| {
        row(
            Cell::text(format!("{}{}", role.letter(), at)),
            [Cell::blank(), Cell::Boxes(STANDS), Cell::blank(), Cell::blank(), Cell::blank(), Cell::Boxes(1)],
        )
    };
    Chart::new(units_title(role), unit_heads(), (1..=BLANK[0]).map(line).collect())
}

/// A sheet for any battle.
pub(super) fn blank(data: &Data) -> Sheet {
    let empty = |id: &'static str| row(text(id), [Cell::blank()]);
    let mut head =
        vec![empty("riverdon-print-space"), empty("riverdon-print-card-there"), empty("riverdon-print-entry")];
    for role in Role::ALL {
        head.push(empty(role.term()));
        head.push(row(text("riverdon-print-fights-with").with("side", whose(role)), [Cell::blank()]));
    }
    let mut parts = vec![
        SheetPart::Table(Chart::new(by(MANUAL, "riverdon-form-battle"), Vec::new(), head)),
        SheetPart::Table(result(true)),
    ];
    let [_, reserves, leaders, aircraft] = BLANK;
    let rolls = &data.campaign.rolls;
    let lines = |count: usize, cells: Vec<Cell>| vec![cells; count];
    for role in Role::ALL {
        let arrival = vec![
            Cell::blank(),
            number(rolls.reserve_arrival.from_turn),
            Cell::blank(),
            Cell::blank(),
            Cell::blank(),
            Cell::blank(),
        ];
        let leader = vec![Cell::blank(), Cell::blank(), Cell::blank(), Cell::Boxes(1)];
        let lost = from(rolls.aircraft_loss.lost_from);
        let plane = vec![Cell::blank(), Cell::blank(), Cell::blank(), lost, Cell::Boxes(1)];
        parts.extend(
            [
                blank_units(role),
                Chart::new(reserves_title(role), reserve_heads(), lines(reserves, arrival)),
                Chart::new(leaders_title(role), leader_heads(), lines(leaders, leader)),
                Chart::new(aircraft_title(role), aircraft_heads(), lines(aircraft, plane)),
            ]
            .map(SheetPart::Table),
        );
    }
    Sheet { title: text("riverdon-print-sheet-battle"), parts }
}
