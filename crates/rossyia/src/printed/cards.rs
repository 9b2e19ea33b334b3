//! X.turn.1: the sequence of a turn, and a card for each side with what it does in each part of it.

use engine::printed::{Cell, Chart, ChartWords, row};

use super::Desk;
use crate::ids::Side;
use crate::named::side_id;

type Lines = &'static [(&'static str, &'static str)];

const START: Lines = &[
    ("II.A.1", "rossyia-print-do-weather"),
    ("II.B.3", "rossyia-print-do-initiative"),
    ("II.C.1", "rossyia-print-do-rail"),
    ("II.D.1", "rossyia-print-do-pr"),
    ("II.E.1", "rossyia-print-do-arrivals"),
];
const POLITICS: Lines = &[("III.C.1", "rossyia-print-do-draw"), ("X.options.1", "rossyia-print-do-options")];
const ACTIVATION: Lines = &[
    ("V.A.2", "rossyia-print-do-name"),
    ("V.C.4", "rossyia-print-do-command"),
    ("V.D.1", "rossyia-print-do-supply"),
    ("V.I.1", "rossyia-print-do-spend"),
    ("V.J.1", "rossyia-print-do-replace"),
    ("VI.D.1", "rossyia-print-do-move"),
    ("VII.A.1", "rossyia-print-do-announce"),
    ("VII.G.1", "rossyia-print-do-fight"),
    ("VII.M.6", "rossyia-print-do-reserve"),
    ("X.control.3", "rossyia-print-do-adjust"),
];
const INDEPENDENT: Lines = &[("VII.N.1", "rossyia-print-do-independent")];
const END: Lines = &[("III.A.7", "rossyia-print-do-drift"), ("VIII.S.1", "rossyia-print-do-end")];
/// What the Bolsheviks alone do.
const RED: Lines = &[("VIII.A.11", "rossyia-print-do-trains")];
/// What the Whites alone do.
const WHITE: Lines = &[("V.A.4", "rossyia-print-do-series")];

const PHASES: [(&str, &str, Lines); 5] = [
    ("X.turn.1", "rossyia-phase-start", START),
    ("I.B.5", "rossyia-phase-politics", POLITICS),
    ("V.A.2", "rossyia-phase-activations", ACTIVATION),
    ("VII.N.1", "rossyia-phase-independent", INDEPENDENT),
    ("X.turn.2", "rossyia-phase-end", END),
];

/// What the chart of the turn is called.
pub(super) const SEQUENCE: &str = "rossyia-print-sequence";

/// The parts of a turn.
pub(super) fn sequence(desk: &Desk<'_>) -> Chart {
    let part = |(number, (clause, id, _)): (usize, &(&'static str, &'static str, Lines))| {
        row(Cell::text(number + 1), [Cell::Said(desk.by(clause, id))])
    };
    let rows = PHASES.iter().enumerate().map(part).collect();
    Chart::new(desk.by("X.turn.1", SEQUENCE), Vec::new(), rows)
}

/// A card for each side.
pub(super) fn cards(desk: &Desk<'_>) -> Vec<Chart> {
    Side::ALL.map(|side| card(desk, side)).to_vec()
}

fn card(desk: &Desk<'_>, side: Side) -> Chart {
    let own = if side == Side::White { WHITE } else { RED };
    let lines = |parts: &[Lines]| {
        let all = parts.iter().flat_map(|part| part.iter());
        Cell::Lines(all.map(|(clause, id)| Cell::Said(desk.by(clause, id))).collect())
    };
    let part = |(_, id, does): &(&'static str, &'static str, Lines)| {
        let parts = if *id == "rossyia-phase-activations" { vec![*does, own] } else { vec![*does] };
        row(desk.words(id), [lines(&parts)])
    };
    let title = match side {
        Side::White => "rossyia-print-white-turn",
        Side::Bolshevik => "rossyia-print-bolshevik-turn",
    };
    let rows = PHASES.iter().map(part).collect();
    Chart { side: Some(side_id(side).to_owned()), ..Chart::new(desk.by("X.turn.1", title), Vec::new(), rows) }
}
