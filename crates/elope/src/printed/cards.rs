//! 3.0: the sequence of play, and a card for each side with what it may do in each phase.

use engine::printed::{Cell, Chart, ChartWords, row};

use super::Desk;
use crate::counters::Side;

type Lines = &'static [(&'static str, &'static str)];

/// What both do before anybody moves.
const OPERATIONS: Lines = &[
    ("3.0.d", "elope-print-do-points"),
    ("11.1", "elope-print-do-depots"),
    ("13.3", "elope-print-do-replacements"),
    ("14.0", "elope-print-do-weather"),
];
/// What the side whose turn it is does when it moves.
const MOVEMENT: Lines = &[
    ("3.0.f", "elope-print-do-check"),
    ("3.0.i", "elope-print-do-arrivals"),
    ("4.1.a", "elope-print-do-march"),
    ("5.2", "elope-print-do-zones"),
    ("5.21.a", "elope-print-do-disengage"),
    ("15.2", "elope-print-do-sail"),
    ("9.2.a", "elope-print-do-entrench"),
    ("11.3.b", "elope-print-do-turn-depots"),
];
/// What it does when it fights.
const COMBAT: Lines = &[
    ("7.0.c", "elope-print-do-announce"),
    ("12.1", "elope-print-do-fly"),
    ("7.2.a", "elope-print-do-expend"),
    ("7.3.a", "elope-print-do-odds"),
    ("7.3.b", "elope-print-do-shift"),
    ("7.6.c", "elope-print-do-losses"),
    ("8.0.a", "elope-print-do-retreat"),
    ("8.1.a", "elope-print-do-advance"),
    ("7.8.b", "elope-print-do-exploit"),
];
/// 4.8, 23.1.T2.rail: who goes by rail.
const RAIL: Lines = &[("4.82", "elope-print-do-rail")];
const RAIL_ORIGINAL: Lines = &[("23.1.T2.rail", "elope-print-do-rail-original")];
/// What a side does while the other moves and fights.
const WAITING: Lines = &[
    ("15.0.d", "elope-print-do-shore-fire"),
    ("7.61.a", "elope-print-do-hold"),
    ("7.7.a", "elope-print-do-counterattack"),
    ("11.6.a", "elope-print-do-flee"),
];
const SURVIVAL: Lines = &[("3.0.l", "elope-print-do-survival"), ("10.2", "elope-print-do-exempt")];

/// Only the Allies.
const ALLIED_MOVEMENT: Lines = &[
    ("17.0.a", "elope-print-do-works"),
    ("15.7.a", "elope-print-do-mines"),
    ("15.71.a", "elope-print-do-sweep"),
    ("18.2", "elope-print-do-tanks"),
];
const ALLIED_COMBAT: Lines = &[("22.0.a", "elope-print-do-gas"), ("12.3.c", "elope-print-do-bomb-troops")];
/// Only the Reds.
const RED_MOVEMENT: Lines = &[("15.7.c", "elope-print-do-pass-mines")];
/// Only in the original edition.
const DEFENCE: Lines = &[("7.2.b", "elope-print-do-expend-defence")];

/// What the chart of the turn is called.
pub(super) const SEQUENCE: &str = "elope-print-sequence";

/// 3.0: the phases of a turn.
pub(super) fn sequence(desk: &Desk<'_>) -> Chart {
    let step = |number: u8, clause, id, does| {
        row(Cell::text(number), [Cell::Said(desk.by(clause, id)), Cell::Said(desk.words(does))])
    };
    let rows = vec![
        step(1, "3.0.d", "elope-phase-operations", "elope-print-in-operations"),
        step(2, "3.0.f", "elope-phase-allied-movement", "elope-print-in-movement"),
        step(3, "3.0.j", "elope-phase-allied-combat", "elope-print-in-combat"),
        step(4, "3.0.k", "elope-phase-red-movement", "elope-print-in-movement"),
        step(5, "3.0.k", "elope-phase-red-combat", "elope-print-in-combat"),
        step(6, "3.0.l", "elope-phase-survival", "elope-print-in-survival"),
        step(7, "3.0.a", "elope-print-phase-turn", "elope-print-in-turn"),
    ];
    Chart::new(desk.by("3.0.a", SEQUENCE), Vec::new(), rows)
}

/// A card for each side.
pub(super) fn cards(desk: &Desk<'_>) -> Vec<Chart> {
    [Side::Allied, Side::Red].map(|side| card(desk, side)).to_vec()
}

fn card(desk: &Desk<'_>, side: Side) -> Chart {
    let lines = |parts: &[Lines]| {
        let all = parts.iter().flat_map(|part| part.iter());
        Cell::Lines(all.map(|(clause, id)| Cell::Said(desk.by(clause, id))).collect())
    };
    let mut fly: Vec<Lines> = vec![COMBAT];
    let mut waiting: Vec<Lines> = vec![WAITING];
    if desk.original() {
        waiting.push(DEFENCE);
    }
    if desk.state.options.interception {
        waiting.push(&[("7.1.a", "elope-print-do-intercept")]);
    }
    let mut moves: Vec<Lines> = vec![MOVEMENT];
    match (desk.original(), side) {
        (false, _) => moves.push(RAIL),
        (true, Side::Red) => moves.push(RAIL_ORIGINAL),
        (true, Side::Allied) => {}
    }
    match side {
        Side::Allied => {
            moves.push(ALLIED_MOVEMENT);
            fly.push(ALLIED_COMBAT);
            if desk.state.options.doctrine {
                moves.push(&[("20.0.a", "elope-print-do-doctrine")]);
            }
        }
        Side::Red => moves.push(RED_MOVEMENT),
    }
    let phase = |name, cell: Cell| row(desk.words(name), [cell]);
    let operations = phase("elope-phase-operations", lines(&[OPERATIONS]));
    let (own_movement, own_combat) = match side {
        Side::Allied => ("elope-phase-allied-movement", "elope-phase-allied-combat"),
        Side::Red => ("elope-phase-red-movement", "elope-phase-red-combat"),
    };
    let own = [phase(own_movement, lines(&moves)), phase(own_combat, lines(&fly))];
    let other = phase(
        match side {
            Side::Allied => "elope-print-red-turn",
            Side::Red => "elope-print-allied-turn",
        },
        lines(&waiting),
    );
    let mut rows = vec![operations];
    match side {
        Side::Allied => {
            rows.extend(own);
            rows.push(other);
        }
        Side::Red => {
            rows.push(other);
            rows.extend(own);
        }
    }
    rows.push(phase("elope-phase-survival", lines(&[SURVIVAL])));
    let (title, id) = match side {
        Side::Allied => ("elope-print-card-allied", "allied"),
        Side::Red => ("elope-print-card-red", "red"),
    };
    let columns = desk.heads(&["elope-print-phase", "elope-print-you-may"]);
    Chart { side: Some(id.to_owned()), ..Chart::new(desk.by("3.0.a", title), columns, rows) }
}
