//! 20.0: the doctrine of the Allies, and the Decision Table.

use engine::printed::{Cell, Chart, ChartWords, faces, row};
use engine::{Message, Spelled};

use super::Desk;
use crate::args;

/// 20.0.j to 20.0.l
pub(super) fn decision(desk: &Desk<'_>) -> Chart {
    let decision = &desk.data.tables.decision;
    let others: Vec<u8> = (1..=6).filter(|face| !decision.kotlas_on.contains(face)).collect();
    let last = decision.final_turn;
    let earlier: Vec<u8> = decision.turns.iter().copied().filter(|turn| *turn != last).collect();
    let line = |on: &[u8], clause, before, at_last| {
        row(Cell::Text(faces(on)), [Cell::Said(desk.by(clause, before)), Cell::Said(desk.by("20.0.l", at_last))])
    };
    let rows = vec![
        line(&decision.kotlas_on, "20.0.j", "elope-print-decision-yes", "elope-print-decision-kotlas"),
        line(&others, "20.0.k", "elope-print-decision-undecided", "elope-print-decision-limit"),
    ];
    let mut columns = desk.heads(&["elope-print-die"]);
    columns.push(Cell::Said(desk.on("elope-print-on-turns", &earlier)));
    columns.push(Cell::Said(desk.on("elope-print-on-turns", &[last])));
    Chart::new(desk.by("20.0.j", "elope-print-decision"), columns, rows)
}

/// 20.0
pub(super) fn doctrine(desk: &Desk<'_>) -> Chart {
    let doctrine = &desk.data.tables.doctrine;
    let one = |clause, id, name, number: u16| desk.with(clause, id, name, i32::from(number));
    let line = |whose: &'static str, rules: Vec<Spelled>| {
        row(desk.words(whose), [Cell::Lines(rules.into_iter().map(Cell::Said).collect())])
    };
    let each = doctrine.max_french_or_british_companies_per_attack;
    let attacks = Message::by("20.0.q", "elope-print-doctrine-attack")
        .with("us", args::int(doctrine.max_us_companies_per_attack))
        .with("each", args::int(each))
        .with("all", args::int(doctrine.max_allied_companies_per_attack_before_turn_11));
    let later = Message::by("20.0.q", "elope-print-doctrine-attack-later")
        .with("turn", args::int(doctrine.british_limit_rises_on_turn))
        .with("british", args::int(doctrine.max_british_companies_per_attack_from_turn_11));
    let guns = Message::by("20.0.p", "elope-print-doctrine-guns")
        .with("share", args::int(doctrine.artillery_share))
        .with("hexes", args::int(i32::from(doctrine.artillery_hexes)));
    let british = Message::by("20.0.f", "elope-print-doctrine-british")
        .with("railway", args::int(i32::from(doctrine.british_max_hexes_from_railroad)))
        .with("river", args::int(i32::from(doctrine.max_hexes_from_river)));
    let rows = vec![
        line(
            "elope-print-french",
            vec![one("20.0.b", "elope-print-doctrine-railway", "hexes", doctrine.french_max_hexes_from_railroad)],
        ),
        line(
            "elope-print-us-1",
            vec![one("20.0.d", "elope-print-doctrine-vaga", "hexes", doctrine.max_hexes_from_river)],
        ),
        line(
            "elope-print-us-2",
            vec![one("20.0.c", "elope-print-doctrine-near", "hexes", doctrine.us_2nd_bn_max_hexes_from_archangel)],
        ),
        line(
            "elope-print-us-3",
            vec![one("20.0.e", "elope-print-doctrine-railway", "hexes", doctrine.us_3rd_bn_max_hexes_from_railroad)],
        ),
        line("elope-print-british", vec![desk.spell(&british)]),
        line(
            "elope-print-brigades",
            vec![
                one("20.0.h", "elope-print-doctrine-grogan", "hexes", doctrine.max_hexes_from_river),
                desk.by("20.0.i", "elope-print-doctrine-part"),
            ],
        ),
        line(
            "elope-print-upper-dvina",
            vec![desk.with("20.0.g", "elope-print-doctrine-upriver", "turn", doctrine.upper_dvina_advance_from_turn)],
        ),
        line(
            "elope-print-archangel",
            vec![
                desk.with("20.0.o", "elope-print-doctrine-garrison", "units", doctrine.archangel_minimum_battalions),
                desk.spell(&guns),
            ],
        ),
        line("elope-print-depots", vec![desk.by("20.0.n", "elope-print-doctrine-escort")]),
        line("elope-print-attacks", vec![desk.spell(&attacks), desk.spell(&later)]),
        line("elope-print-points-head", vec![desk.by("20.0.m", "elope-print-doctrine-line")]),
    ];
    Chart::new(desk.by("20.0.a", "elope-print-doctrine"), Vec::new(), rows)
}
