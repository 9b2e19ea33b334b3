//! The rolls of the campaign: dice, what they need, what is added (5, 8, 9, 9b).

use engine::Word;
use engine::printed::{Cell, Chart, ChartWords, row, signed};

use super::{Desk, from};

/// A number that is added, and when.
fn adds(desk: &Desk<'_>, id: &'static str, number: i8) -> Cell {
    Cell::Said(desk.words(id).with("adds", Word::Name(signed(number).into())))
}

/// What comes of so much or more, or of so much or less.
fn result(desk: &Desk<'_>, id: &'static str, numbers: &[(&'static str, i64)]) -> Cell {
    let said = numbers.iter().fold(desk.words(id), |said, (name, value)| said.with(*name, Word::Int(*value)));
    Cell::Said(said)
}

/// All of them.
pub(super) fn rolls(desk: &Desk<'_>) -> Chart {
    let rolls = &desk.data.campaign.rolls;
    let dice = |count: u8| Cell::text(format!("{count}d6"));
    let rating = || Cell::Said(desk.words("riverdon-print-adds-rating"));
    let none = || Cell::text("-");
    let mut rows = Vec::new();
    let mut line = |clause: &'static str, id: &'static str, count: u8, needs: Cell, more: Cell| {
        rows.push(row(desk.by(clause, id), [dice(count), needs, more]));
    };
    let of = &rolls.reserve_intervention;
    line(
        "5.res.5",
        "riverdon-print-roll-intervention",
        of.dice,
        from(of.need),
        Cell::Lines(vec![
            rating(),
            adds(desk, "riverdon-print-adds-all-cavalry", of.all_cavalry),
            adds(desk, "riverdon-print-adds-all-cars", of.all_armoured_cars),
            adds(desk, "riverdon-print-adds-mixed", of.mounted_and_cars_mixed),
            adds(desk, "riverdon-print-adds-foot-guns", of.foot_artillery_present),
        ]),
    );
    let of = &rolls.reserve_arrival;
    let numbers = [
        ("need", i64::from(of.need)),
        ("mounted", i64::from(of.need_all_mounted_or_cars)),
        ("turn", i64::from(of.from_turn)),
    ];
    line(
        "8.arrive.1",
        "riverdon-print-roll-arrival",
        of.dice,
        result(desk, "riverdon-print-result-arrival", &numbers),
        rating(),
    );
    let of = &rolls.retiring;
    let numbers = [("need", i64::from(of.need)), ("fast", i64::from(of.need_cavalry_and_cars))];
    let retiring = || {
        Cell::Lines(vec![
            adds(desk, "riverdon-print-adds-pursued", of.enemy_more_cavalry),
            adds(desk, "riverdon-print-adds-dug-in", of.dig_in),
            adds(desk, "riverdon-print-adds-disengaging", of.disengage),
        ])
    };
    line(
        "8.cas.1",
        "riverdon-print-roll-retiring",
        of.dice,
        result(desk, "riverdon-print-result-retiring", &numbers),
        retiring(),
    );
    let of = &rolls.conscript_retiring;
    let numbers = [("loses", i64::from(of.lose_one_stand_from)), ("changes", i64::from(of.change_sides_from))];
    line(
        "8.cons.1",
        "riverdon-print-roll-conscripts",
        of.dice,
        result(desk, "riverdon-print-result-conscripts", &numbers),
        retiring(),
    );
    let of = &rolls.surrender;
    line(
        "9.yield.1",
        "riverdon-print-roll-surrender",
        of.dice,
        result(desk, "riverdon-print-result-up-to", &[("most", i64::from(of.surrender_up_to))]),
        Cell::Lines(vec![
            adds(desk, "riverdon-print-adds-steadfast", of.cheka_naval_officer_colourful),
            adds(desk, "riverdon-print-adds-no-leader", of.no_leader),
        ]),
    );
    line("9b.leaf.1", "riverdon-print-roll-leaflet", rolls.leaflet.dice, from(rolls.leaflet.fails_from), none());
    let of = &rolls.bomb;
    let numbers = [
        ("need", i64::from(of.need)),
        ("cut", i64::from(of.flight_cut)),
        ("most", i64::from(of.cap)),
        ("dug", i64::from(of.dug_in_successes)),
    ];
    line(
        "9b.bomb.1",
        "riverdon-print-roll-bomb",
        of.dice,
        result(desk, "riverdon-print-result-bomb", &numbers),
        adds(desk, "riverdon-print-adds-mostly-cavalry", of.mostly_cavalry),
    );
    let of = &rolls.major_bombardment;
    let numbers = [
        ("need", i64::from(of.need)),
        ("cut", i64::from(of.flight_cut)),
        ("strong", i64::from(of.strong_need)),
        ("more", i64::from(of.strong_cut)),
    ];
    line(
        "9b.major.1",
        "riverdon-print-roll-major",
        of.dice,
        result(desk, "riverdon-print-result-major", &numbers),
        Cell::text(signed(of.add)),
    );
    let of = &rolls.aircraft_loss;
    line(
        "9b.air.2",
        "riverdon-print-roll-aircraft",
        of.dice,
        from(of.lost_from),
        adds(desk, "riverdon-print-adds-each-aa", of.per_aa),
    );
    let of = &rolls.air_combat;
    line(
        "9b.sup.1",
        "riverdon-print-roll-air-combat",
        of.dice,
        result(desk, "riverdon-print-result-air-combat", &[("by", i64::from(of.destroyed_by))]),
        Cell::Said(desk.words("riverdon-print-adds-air-rating")),
    );
    line("9.mut.3", "riverdon-print-roll-mutiny", rolls.mutiny_recovery.dice, from(rolls.mutiny_recovery.need), none());
    let of = &rolls.conscript_desertion;
    line(
        "9.des.2",
        "riverdon-print-roll-desertion",
        of.dice,
        Cell::text(format!("{}, {}", of.desert_on.0, of.desert_on.1)),
        none(),
    );
    let of = &rolls.tank_breakdown;
    line(
        "5.tank.1",
        "riverdon-print-roll-tank",
        of.dice,
        result(desk, "riverdon-print-result-up-to", &[("most", i64::from(of.breaks_down_up_to))]),
        none(),
    );
    let columns = desk.heads(&[
        "riverdon-print-roll",
        "riverdon-print-dice",
        "riverdon-print-result",
        "riverdon-print-modifiers",
    ]);
    Chart::new(desk.words("riverdon-print-rolls"), columns, rows)
}
