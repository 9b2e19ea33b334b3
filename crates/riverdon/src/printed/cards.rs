//! 1.turn: the sequence of play, and a card for each side with what it does in each phase.

use engine::printed::{Cell, Chart, ChartWords, row};

use super::Desk;
use crate::ids::Side;
use crate::units::Tag;
use crate::view::{self, PHASES};

type Lines = &'static [(&'static str, &'static str)];

/// What the chart of the turn is called.
pub(super) const SEQUENCE: &str = "riverdon-print-sequence";

/// What is done in each phase, in a few words.
const IN: [&str; 7] = [
    "riverdon-print-in-initiative",
    "riverdon-print-in-resources",
    "riverdon-print-in-leaders",
    "riverdon-print-in-operation",
    "riverdon-print-in-orders",
    "riverdon-print-in-missions",
    "riverdon-print-in-execution",
];

/// What a side does in each phase.
const DO: [Lines; 7] = [
    &[
        ("2.si.a1", "riverdon-print-do-lose-initiative"),
        ("2.si.b1", "riverdon-print-do-give-up"),
        ("9.surr.1", "riverdon-print-do-surrounded"),
    ],
    &[
        ("3.res.3", "riverdon-print-do-income"),
        ("9.wea.1", "riverdon-print-do-weather"),
        ("9.sup.1", "riverdon-print-do-supply"),
    ],
    &[("4.lead.1", "riverdon-print-do-leaders"), ("4.lead.3", "riverdon-print-do-leaders-surrounded")],
    &[("5.gen.1", "riverdon-print-do-tactic"), ("9.wea.4", "riverdon-print-do-no-breakthrough")],
    &[
        ("5.gen.2", "riverdon-print-do-orders"),
        ("5.gen.4", "riverdon-print-do-necessary"),
        ("5.gen.3", "riverdon-print-do-free-orders"),
        ("5.nolead.1", "riverdon-print-do-leaderless"),
    ],
    &[
        ("9b.gen.2", "riverdon-print-do-missions"),
        ("9b.gen.4", "riverdon-print-do-pay"),
        ("9b.gdir.1", "riverdon-print-do-guns"),
        ("9.mut.1", "riverdon-print-do-desertion"),
    ],
    &[
        ("6.seq.1", "riverdon-print-do-act"),
        ("6.seq.3", "riverdon-print-do-alternate"),
        ("9.rec.1", "riverdon-print-do-scout"),
        ("8.before.1", "riverdon-print-do-retire"),
        ("5.res.4", "riverdon-print-do-reserves"),
        ("8.after.2", "riverdon-print-do-losers"),
        ("2.si.c1", "riverdon-print-do-pre-empt"),
    ],
];
/// What partisans do besides.
const PARTISANS: Lines = &[("9.part.3", "riverdon-print-do-creep"), ("9.part.5", "riverdon-print-do-ambush")];
/// What the owner of trains does besides.
const TRAINS: Lines = &[("sc4.train.2", "riverdon-print-do-trains")];
/// What a side does that has troops to come.
const LATER: Lines = &[("sc1.force.3", "riverdon-print-do-arrivals")];

/// 1.turn.1: the phases.
pub(super) fn sequence(desk: &Desk<'_>) -> Chart {
    let phases = PHASES.iter().zip(IN).enumerate();
    let rows = phases.map(|(number, ((clause, phase), does))| {
        row(Cell::text(number + 1), [Cell::Said(desk.by(clause, phase)), Cell::Said(desk.words(does))])
    });
    let columns = desk.heads(&["riverdon-print-number", "riverdon-print-phase", "riverdon-print-what"]);
    Chart::new(desk.by("1.turn.1", SEQUENCE), columns, rows.collect())
}

/// The card of a side.
pub(super) fn card(desk: &Desk<'_>, side: Side) -> Chart {
    let nation = desk.nation(side);
    let own = desk.scenario.side(side);
    let allowed = &desk.data.nations[nation.index()].allowed;
    let partisan = allowed.iter().any(|unit| desk.data.units[unit.index()].is(Tag::Partisan));
    let trains = desk.scenario.trains.is_some() && side == crate::trains::OWNER;
    let besides = |phase: usize| -> Vec<Lines> {
        let of = |is: bool, lines: Lines| is.then_some(lines);
        match phase {
            1 => of(own.later.is_some(), LATER).into_iter().collect(),
            6 => of(partisan, PARTISANS).into_iter().chain(of(trains, TRAINS)).collect(),
            _ => Vec::new(),
        }
    };
    let rows = PHASES.iter().zip(DO).enumerate().map(|(phase, ((_, name), lines))| {
        let all = std::iter::once(lines).chain(besides(phase)).flatten();
        let said = all.map(|(clause, id)| Cell::Said(desk.by(clause, id))).collect();
        row(Cell::Said(desk.words(name)), [Cell::Lines(said)])
    });
    let title = desk.by("1.turn.1", "riverdon-print-card").with("nation", desk.nation_name(nation));
    let mut chart = Chart::new(title, Vec::new(), rows.collect());
    chart.id = format!("card-{}", view::side_id(side)).into();
    chart.side = Some(view::side_id(side).to_owned());
    chart
}
