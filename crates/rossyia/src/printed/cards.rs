//! X.turn.1, I.B.6: the sequence of a turn, and a card for each side with what it does in each part of it.

use engine::printed::{Cell, Chart, ChartWords, Marked, row};

use super::Desk;
use crate::ids::Side;
use crate::named::side_id;
use crate::panels;
use crate::procedure::{Frame, Segment};
use crate::state::State;

type Lines = &'static [(&'static str, &'static str)];
/// Parts of a phase: what the chart of the turn calls them, and what is done in each.
type Parts = &'static [(&'static str, Lines)];

const START: Lines = &[
    ("II.A.1", "rossyia-print-do-weather"),
    ("II.B.3", "rossyia-print-do-initiative"),
    ("II.C.1", "rossyia-print-do-rail"),
    ("II.D.1", "rossyia-print-do-pr"),
    ("II.E.1", "rossyia-print-do-arrivals"),
];
const POLITICS: Lines = &[("III.C.1", "rossyia-print-do-draw"), ("X.options.1", "rossyia-print-do-options")];
const NAMING: Lines = &[("V.A.2", "rossyia-print-do-name")];
const COMMAND: Lines = &[("V.C.4", "rossyia-print-do-command")];
const SUPPLY: Lines = &[("V.D.1", "rossyia-print-do-supply"), ("V.I.1", "rossyia-print-do-spend")];
const REPLACEMENTS: Lines = &[("V.J.1", "rossyia-print-do-replace")];
const MOVEMENT: Lines = &[("VI.D.1", "rossyia-print-do-move")];
const COMBAT: Lines = &[("VII.A.1", "rossyia-print-do-announce"), ("VII.G.1", "rossyia-print-do-fight")];
const RESERVE: Lines = &[("VII.M.6", "rossyia-print-do-reserve")];
const RAILHEADS: Lines = &[("X.control.3", "rossyia-print-do-adjust")];
/// What is done with each headquarters, and the letters of the segments (I.B.6).
const ACTIVATION: Parts = &[
    ("\u{b7}", NAMING),
    ("\u{b7}", COMMAND),
    ("a", SUPPLY),
    ("b", REPLACEMENTS),
    ("c", MOVEMENT),
    ("d", COMBAT),
    ("e", RESERVE),
    ("f", RAILHEADS),
];
const INDEPENDENT: Lines = &[("VII.N.1", "rossyia-print-do-independent")];
const END: Lines = &[("III.A.7", "rossyia-print-do-drift"), ("VIII.S.1", "rossyia-print-do-end")];
/// What the Bolsheviks alone do.
const RED: Lines = &[("VIII.A.11", "rossyia-print-do-trains")];
/// What the Whites alone do.
const WHITE: Lines = &[("V.A.4", "rossyia-print-do-series")];

/// The phases; only the parts of activations have rows of their own in the chart of the turn.
const PHASES: [(&str, &str, Parts); 5] = [
    ("X.turn.1", "rossyia-phase-start", &[("", START)]),
    ("I.B.5", "rossyia-phase-politics", &[("", POLITICS)]),
    ("V.A.2", ACTIVATIONS, ACTIVATION),
    ("VII.N.1", "rossyia-phase-independent", &[("", INDEPENDENT)]),
    ("X.turn.2", "rossyia-phase-end", &[("", END)]),
];
const ACTIVATIONS: &str = "rossyia-phase-activations";

/// What the chart of the turn is called.
const SEQUENCE: &str = "rossyia-print-sequence";

/// The parts of a turn, and under the activations the segments of each.
pub(super) fn sequence(desk: &Desk<'_>) -> Chart {
    let said = |lines: Lines| Cell::Lines(lines.iter().map(|(clause, id)| Cell::Said(desk.by(clause, id))).collect());
    let part = |(number, (clause, id, parts)): (usize, &(&'static str, &'static str, Parts))| {
        let whole = row(Cell::text(number + 1), [Cell::Said(desk.by(clause, id))]);
        let inner = parts.iter().filter(|(name, _)| !name.is_empty());
        let inner = inner.map(|(name, lines)| row(Cell::text(name), [said(lines)])).collect::<Vec<_>>();
        std::iter::once(whole).chain(inner)
    };
    let rows = PHASES.iter().enumerate().flat_map(part).collect();
    Chart::new(desk.by("X.turn.1", SEQUENCE), Vec::new(), rows)
}

/// Where a position stands in the chart of the turn: its phase, and in an activation its segment.
pub(super) fn marked(state: &State) -> Option<Marked> {
    let phase = panels::phase_now(state)?;
    let activations = PHASES.iter().position(|(_, id, _)| *id == ACTIVATIONS)?;
    let before = if phase > activations { ACTIVATION.len() } else { 0 };
    let part = (phase == activations).then(|| part_now(state)).flatten();
    let rows = std::iter::once(phase + before).chain(part.map(|part| activations + 1 + part)).collect();
    Some(Marked { chart: SEQUENCE.into(), rows, column: None })
}

/// Which part of an activation is played.
fn part_now(state: &State) -> Option<usize> {
    let now = match (state.top(), panels::in_activation(state)) {
        (Frame::Naming { .. }, _) => NAMING,
        (_, None) => return None,
        (_, Some(Segment::Pick)) => COMMAND,
        (_, Some(Segment::Supply | Segment::Attrition | Segment::Spend)) => SUPPLY,
        (_, Some(Segment::Replace | Segment::NameReserve)) => REPLACEMENTS,
        (_, Some(Segment::Move)) => MOVEMENT,
        (_, Some(Segment::Announce | Segment::Fight)) => COMBAT,
        (_, Some(Segment::ReserveMove | Segment::ReserveAnnounce | Segment::ReserveFight)) => RESERVE,
        (_, Some(Segment::Adjust)) => RAILHEADS,
    };
    ACTIVATION.iter().position(|(_, lines)| *lines == now)
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
    let part = |(_, id, does): &(&'static str, &'static str, Parts)| {
        let mut parts: Vec<Lines> = does.iter().map(|(_, lines)| *lines).collect();
        parts.extend((*id == ACTIVATIONS).then_some(own));
        row(desk.words(id), [lines(&parts)])
    };
    let title = match side {
        Side::White => "rossyia-print-white-turn",
        Side::Bolshevik => "rossyia-print-bolshevik-turn",
    };
    let rows = PHASES.iter().map(part).collect();
    Chart { side: Some(side_id(side).to_owned()), ..Chart::new(desk.by("X.turn.1", title), Vec::new(), rows) }
}
