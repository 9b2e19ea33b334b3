//! Charts of dice beside those of combat: who plays bands, what the Czechs and Poland do, aircraft, the end of the war.

use engine::Word;
use engine::printed::{Cell, Chart, ChartWords, faces, row, signed};

use super::Desk;
use super::prices::is_played;
use crate::ids::{FactionIx, TurnIx};
use crate::nations::numbers::{BehaviourRoll, CzechCase};

fn turn(desk: &Desk<'_>, turn: TurnIx) -> Cell {
    Cell::name(desk.data.ids.id(turn))
}

/// N.greens, X.makhno: who plays them this turn.
pub(super) fn behaviour(desk: &Desk<'_>) -> Chart {
    let nations = &desk.data.nations;
    let line = |clause: &'static str, faction: FactionIx, roll: &BehaviourRoll| {
        let who = desk.by(clause, "rossyia-print-faction");
        let who = who.with("faction", Word::Name(desk.data.ids.id(faction).into()));
        row(who, [&roll.white, &roll.nobody, &roll.bolshevik].map(|on| Cell::text(faces(on))))
    };
    let all = [
        (nations.greens.faction, line("N.greens.6", nations.greens.faction, &nations.greens.behaviour)),
        (nations.makhno.faction, line("X.makhno.2", nations.makhno.faction, &nations.makhno.behaviour)),
    ];
    let rows = all.into_iter().filter(|(faction, _)| desk.plays(*faction)).map(|(_, row)| row).collect();
    let columns = vec![
        desk.words("rossyia-print-of").into(),
        Cell::name("white"),
        desk.words("rossyia-print-nobody").into(),
        Cell::name("bolshevik"),
    ];
    Chart::new(desk.words("rossyia-print-behaviour"), columns, rows)
}

/// N.czechs: the cases, and on which faces they are active.
pub(super) fn czechs(desk: &Desk<'_>) -> Chart {
    let czechs = &desk.data.nations.czechs;
    let case = |case: &CzechCase| {
        let at = &case.states;
        let turns = [at.semi_inactive, at.quasi_inactive, at.inactive, case.departure].map(|at| turn(desk, at));
        row(Cell::text(format!("{} ({})", case.id, faces(&case.roll))), turns)
    };
    let rows = if desk.scenario.czechs.is_some() { czechs.cases.iter().map(case).collect() } else { Vec::new() };
    let columns = vec![
        desk.words("rossyia-print-case").into(),
        desk.on("rossyia-print-active-on", &czechs.states.semi_inactive).into(),
        desk.on("rossyia-print-active-on", &czechs.states.quasi_inactive).into(),
        desk.words("rossyia-print-inactive").into(),
        desk.words("rossyia-print-czechs-leave").into(),
    ];
    let mut chart = Chart::new(desk.by("N.czechs.9", "rossyia-print-czechs"), columns, rows);
    chart.notes = vec![desk.by_on("N.czechs.11", "rossyia-print-one-attack", &czechs.inactive_one_attack)];
    chart
}

/// N.poland: the die that declares war, and the option on the turn track.
pub(super) fn poland(desk: &Desk<'_>) -> Chart {
    let poland = &desk.data.nations.poland;
    let rolls = desk.plays(poland.faction) && is_played(desk, poland.from) && is_played(desk, poland.track.r#box);
    let name = |id: &str| Word::Name(id.into());
    let cities = poland.cities.iter().map(|city| {
        let held = desk.by("N.poland.10", "rossyia-print-held-by-whites");
        row(held.with("city", name(desk.data.ids.id(*city))), [Cell::text(signed(poland.city_bonus as i8))])
    });
    let later = desk.by("N.poland.11", "rossyia-print-from-then");
    let later = later.with("turn", name(desk.data.ids.id(poland.later.from)));
    let later = row(later, [Cell::text(signed(poland.later.bonus as i8))]);
    let rows = if rolls { cities.chain([later]).collect() } else { Vec::new() };
    let columns = desk.heads(&["rossyia-print-what", "rossyia-print-die"]);
    let mut chart = Chart::new(desk.by("N.poland.9", "rossyia-print-poland"), columns, rows);
    let track = &poland.track;
    chart.notes = vec![
        desk.by("N.poland.9", "rossyia-print-poland-war")
            .with("turn", name(desk.data.ids.id(poland.from)))
            .with("total", Word::Int(poland.declares_war_on.into())),
        desk.by("N.poland.4", "rossyia-print-poland-track")
            .with("city", name(desk.data.ids.id(track.city)))
            .with("turn", name(desk.data.ids.id(track.r#box)))
            .with("even", Word::Int(track.even.into()))
            .with("odd", Word::Int(track.odd.into())),
    ];
    chart
}

/// VIII.B: on which faces an interdiction succeeds.
pub(super) fn air(desk: &Desk<'_>) -> Chart {
    let air = &desk.data.tables.air;
    let rows = vec![
        row(
            desk.by("VIII.B.10", "rossyia-print-stack-rail"),
            [&air.rail_hex.clear, &air.rail_hex.mud].map(|on| Cell::text(faces(on))),
        ),
        row(
            desk.words("rossyia-print-other-hex"),
            [&air.other_hex.clear, &air.other_hex.mud].map(|on| Cell::text(faces(on))),
        ),
    ];
    let columns = desk.heads(&["rossyia-print-target", "rossyia-weather-clear", "rossyia-weather-mud"]);
    let mut chart = Chart::new(desk.by("VIII.B.8", "rossyia-print-interdiction"), columns, rows);
    chart.notes = vec![
        desk.by("VIII.B.3", "rossyia-print-flights")
            .with("radius", Word::Int(air.mission_radius.into()))
            .with("landing", Word::Int(air.landing_radius.into())),
        desk.by("VIII.B.9", "rossyia-print-cut-hex")
            .with("enter", Word::Int(air.enter.into()))
            .with("leave", Word::Int(air.leave.into())),
        desk.by_on("VIII.B.16", "rossyia-print-interception", &air.interception.success)
            .with("radius", Word::Int(air.interception.radius.into())),
    ];
    chart
}

/// VIII.S.3 to VIII.S.6: the faces that end the game.
pub(super) fn end(desk: &Desk<'_>) -> Chart {
    let rolls = desk.data.calendar.end_of_game.iter().filter(|(at, _)| is_played(desk, **at));
    let rows = rolls.map(|(at, on)| row(turn(desk, *at), [Cell::text(faces(on))])).collect();
    let columns = desk.heads(&["rossyia-print-turn", "rossyia-print-ends-on"]);
    Chart::new(desk.by("VIII.S.2", "rossyia-print-end"), columns, rows)
}
