//! What is printed: every card once, counters that have faces, charts whole, sheets that tell no more than their reader may
//! know.

use std::collections::BTreeSet;

use engine::printed::{Cell, Chart, Printed, Sheet, SheetPart, Written};
use engine::{Chance, Dice, Events, Eyes, Game, OnPaper, Picture, Seat, Seed, Setup, Shown, SmolStr, awaited};
use riverdon::{RiverDon, State};

const OPTIONS: [&[(&str, &str)]; 3] = [
    &[],
    &[("country", "forest"), ("season", "winter"), ("fog", "hidden")],
    &[("country", "steppe"), ("muster", "chosen")],
];

fn every_setup(game: &RiverDon) -> Vec<Setup> {
    let title = game.title();
    let setups = title.scenarios.iter().flat_map(|one| OPTIONS.map(|options| (one.id.as_str(), options)));
    setups.map(|(id, options)| title.setup(Some(id), options.iter().copied()).expect("sound")).collect()
}

fn charts(printed: &Printed) -> impl Iterator<Item = &Chart> {
    let tables = printed.sheets.iter().flat_map(tables);
    printed.charts.iter().chain(&printed.cards).chain(tables)
}

fn tables(sheet: &Sheet) -> impl Iterator<Item = &Chart> {
    sheet.parts.iter().filter_map(|part| match part {
        SheetPart::Table(chart) => Some(chart),
        _ => None,
    })
}

fn clauses(cell: &Cell, out: &mut BTreeSet<SmolStr>) {
    match cell {
        Cell::Text(_) | Cell::Names(_) | Cell::Boxes(_) => {}
        Cell::Said(words) => out.extend(words.clause.clone()),
        Cell::Lines(cells) => cells.iter().for_each(|cell| clauses(cell, out)),
    }
}

fn chart<'p>(printed: &'p Printed, id: &str) -> &'p Chart {
    printed.charts.iter().find(|chart| chart.id == id).unwrap_or_else(|| panic!("there is no {id}"))
}

fn text(cell: &Cell) -> &str {
    match cell {
        Cell::Text(text) => text,
        other => panic!("{other:?} is not plain text"),
    }
}

#[test]
fn rows_have_a_cell_for_each_column_and_clauses_are_in_the_catalogue() {
    let game = RiverDon::new();
    for setup in every_setup(&game) {
        let printed = game.printed(&setup);
        for chart in charts(&printed) {
            let mut cited: BTreeSet<SmolStr> = chart.title.clause.iter().cloned().collect();
            cited.extend(chart.notes.iter().filter_map(|note| note.clause.clone()));
            let wide = chart.rows.iter().map(Vec::len).max().unwrap_or(0);
            assert!(wide > 0, "{}: it has rows", chart.id);
            for row in &chart.rows {
                let columns = if chart.columns.is_empty() { wide } else { chart.columns.len() };
                assert_eq!(row.len(), columns, "{}: {row:?}", chart.id);
                row.iter().for_each(|cell| clauses(cell, &mut cited));
            }
            for clause in cited {
                assert!(game.catalogue().clause(&clause).is_some(), "{setup:?}, {}: {clause}", chart.id);
            }
        }
        let ids: BTreeSet<&str> = printed.charts.iter().chain(&printed.cards).map(|chart| chart.id.as_str()).collect();
        assert_eq!(ids.len(), printed.charts.len() + printed.cards.len(), "every chart has an id of its own");
    }
}

#[test]
fn every_card_is_printed_once_and_its_lines_leave_where_those_of_its_neighbours_come_in() {
    let game = RiverDon::new();
    for setup in every_setup(&game) {
        let printed = game.printed(&setup);
        let numbers: BTreeSet<&str> = printed.deck.iter().map(|card| card.number.as_str()).collect();
        assert_eq!((printed.deck.len(), numbers.len()), (66, 66));
        // Where lines leave: rail and road at points of their own, rivers in the middle.
        let mut exits: [BTreeSet<String>; 3] = Default::default();
        for card in &printed.deck {
            assert!(matches!(game.picture(&card.back), Some(Picture::Back)), "{}", card.number);
            let Some(Picture::Land(land)) = game.picture(&card.front) else { panic!("{} has no face", card.number) };
            let (wide, high) = (f64::from(land.across), f64::from(land.down));
            for (kind, lines) in [&land.rails, &land.roads, &land.rivers].into_iter().enumerate() {
                for (x, y) in lines.iter().flat_map(|line| [line[0], line[line.len() - 1]]) {
                    if x == 0.0 || x == wide {
                        exits[kind].insert(format!("side {y}"));
                    } else if y == 0.0 || y == high {
                        exits[kind].insert(format!("top {x}"));
                    }
                }
            }
        }
        for (kind, exits) in exits.iter().enumerate() {
            assert_eq!(exits.len(), 2, "lines of kind {kind} leave at one point of each edge: {exits:?}");
        }
    }
}

#[test]
fn every_counter_has_a_face_and_a_name_and_every_type_that_can_be_bought_is_printed() {
    let game = RiverDon::new();
    let faces: BTreeSet<String> = game.faces().into_iter().map(|face| face.id).collect();
    for setup in every_setup(&game) {
        let printed = game.printed(&setup);
        for piece in &printed.pieces {
            assert!(faces.contains(&piece.front), "{}", piece.front);
            assert!(piece.back.iter().all(|back| faces.contains(back)), "{:?}", piece.back);
        }
        let data = game.data();
        let scenario = data.scenario(&setup.scenario).expect("it is played");
        for side in &scenario.sides {
            let nation = &data.nations[usize::from(side.nation.0)];
            for unit in &nation.allowed {
                let id = data.ids.id(*unit);
                let there = printed.pieces.iter().any(|piece| piece.written == Written::Name(id.to_owned()));
                let boat = id == "gunboat";
                assert!(there || boat || side.forbidden.contains(unit), "{}: {id}", nation.id);
            }
        }
    }
}

#[test]
fn counters_of_every_type_are_printed_for_one_scenario_or_another() {
    let printed = |game: &RiverDon, setups: Vec<engine::Setup>| -> BTreeSet<String> {
        let pieces = setups.iter().flat_map(|setup| game.printed(setup).pieces);
        pieces.filter_map(|piece| if let Written::Name(id) = piece.written { Some(id) } else { None }).collect()
    };
    let own = RiverDon::new();
    let mut types = printed(&own, every_setup(&own));
    assert_eq!(own.data().units.len() - types.len(), 7, "of nations that are in no scenario of the rulebook");
    for nation in &own.data().nations {
        let ours = crate::OUR_WAR.replace("bolshevik_1919", &nation.id);
        let game = RiverDon::with_scenario(&ours, "ours").expect("sound");
        let setup = |river: &str| game.title().setup(Some("our_war"), [("major_river", river)]).expect("known");
        let setup = Some(setup("shipping")).filter(|setup| game.fits(setup)).unwrap_or_else(|| setup("off"));
        types.extend(printed(&game, vec![setup]));
    }
    assert_eq!(types.len(), own.data().units.len(), "a scenario of one's own prints the rest");
}

#[test]
fn the_counters_are_enough_for_the_army_of_the_list() {
    let game = RiverDon::new();
    let data = game.data();
    let setup = game.title().setup(Some("ice_march"), []).expect("sound");
    let printed = game.printed(&setup);
    let scenario = data.scenario("ice_march").expect("the first");
    for side in &scenario.sides {
        let army = riverdon::muster(data, &riverdon::Terms::of(side, 0)).all();
        for (unit, stands) in army.iter() {
            let most = data.units[usize::from(unit.0)].max_stands;
            let full = printed.pieces.iter().filter(|piece| {
                let nation = data.ids.id(side.nation);
                let colours = if nation == "afsr_ice_march" { "southern" } else { "red" };
                piece.front == format!("{colours}/{}/{most}", data.ids.id(unit))
            });
            assert!(full.count() * usize::from(most) >= usize::from(stands), "{}", data.ids.id(unit));
        }
    }
}

#[test]
fn charts_have_the_numbers_of_the_data() {
    let game = RiverDon::new();
    let data = game.data();
    let printed = game.printed(&game.title().default_setup());
    let terrain = chart(&printed, "riverdon-print-terrain");
    assert_eq!(terrain.rows.len(), data.battle.terrain.len());
    assert_eq!(text(&terrain.rows[5][1]), "+2", "wooded high ground covers best");
    let units = chart(&printed, "riverdon-print-units");
    assert_eq!((units.rows.len(), text(&units.rows[0][1])), (56, "2"), "a Red Guard costs two points");
    let nations = printed.charts.iter().filter(|chart| chart.title.id == "riverdon-print-nation");
    assert_eq!(nations.count(), 22);
    let missions = chart(&printed, "riverdon-print-missions");
    assert_eq!(missions.rows.len(), 12, "track is cut in the fourth scenario alone");
    let transsib = game.printed(&game.title().setup(Some("transsib"), []).expect("sound"));
    assert_eq!(chart(&transsib, "riverdon-print-missions").rows.len(), 14);
    assert!(chart(&transsib, "riverdon-print-missions").rows.iter().all(|row| row[3] != Cell::blank()));
}

/// Plays at random with battles on a real table; whoever looks sees each position in which one is at hand.
fn battles(seed: u64, mut look: impl FnMut(&RiverDon, &State)) {
    let game = RiverDon::new();
    let options = [("battles", "entered"), ("referee", "on")];
    let setup = game.title().setup(Some("ice_march"), options).expect("sound");
    let mut dice = Dice::seeded(Seed::from_number(seed), 0);
    let mut state = engine::journal::begin(&game, &setup, &mut dice, &mut Events::unheard()).expect("sound");
    let mut chance = Chance::new(seed);
    for _ in 0..3000 {
        let Some(seat) = awaited(&game, &state).next() else { break };
        if !game.sheets(&state, REFEREE).is_empty() {
            look(&game, &state);
        }
        let order = game.sample(&state, seat, &mut chance).expect("whoever is asked has an order");
        let _ = engine::carry_out(&game, &mut state, seat, &order, &mut dice, &mut Events::unheard());
    }
}

const FIRST: Eyes = Eyes::Seat(Seat(0));
const SECOND: Eyes = Eyes::Seat(Seat(1));
const REFEREE: Eyes = Eyes::Seat(Seat(2));

#[test]
fn a_battle_has_a_sheet_for_each_side_and_the_referee_and_none_for_everybody() {
    let (mut seen, mut results) = (0, 0);
    battles(11, |game, state| {
        assert!(game.sheets(state, Eyes::Public).is_empty());
        for eyes in [FIRST, SECOND, REFEREE] {
            let sheets = game.sheets(state, eyes);
            assert_eq!(sheets.len(), 1, "{eyes:?}");
            for sheet in &sheets {
                let squares = sheet.parts.iter().find_map(|part| match part {
                    SheetPart::Field { picture, squares, .. } => game.picture(picture).map(|_| squares.len()),
                    _ => None,
                });
                assert_eq!(squares, Some(24), "the field with its squares");
                let result = tables(sheet).any(|chart| chart.title.id == "riverdon-form-result");
                assert!(result, "room for the result");
                for row in tables(sheet)
                    .filter(|chart| !chart.columns.is_empty())
                    .flat_map(|chart| chart.rows.iter().map(|row| (row.len(), chart.columns.len())))
                {
                    assert_eq!(row.0, row.1);
                }
            }
        }
        seen += 1;
        let asked = [Seat(0), Seat(1)].into_iter().filter_map(|seat| game.decision(state, seat));
        results += asked.filter(|decision| decision.prompt.id == "riverdon-ask-result").count();
    });
    assert!(seen > 5 && results > 0, "{seen} positions with a battle at hand, {results} that wait for a result");
}

#[test]
fn a_sheet_holds_nothing_that_its_reader_may_not_know() {
    let (mut compared, mut differ) = (0, 0);
    let mut chance = Chance::new(7);
    for seed in [11, 12, 13] {
        battles(seed, |game, state| {
            for seat in [Seat(0), Seat(1)] {
                let twin = game.redeal(state, seat, &mut chance);
                let (own, other) = (game.sheets(state, Eyes::Seat(seat)), game.sheets(&twin, Eyes::Seat(seat)));
                assert!(own == other, "{seat:?}: the sheet tells what is hidden");
                compared += usize::from(!own.is_empty());
                differ += usize::from(game.sheets(state, REFEREE) != game.sheets(&twin, REFEREE));
            }
        });
    }
    assert!(compared > 20 && differ > 0, "{compared} compared, {differ} of them with something to hide");
}

#[test]
fn a_position_is_marked_in_the_charts() {
    let game = RiverDon::new();
    let options = [("battles", "played"), ("referee", "on")];
    let setup = game.title().setup(Some("ice_march"), options).expect("sound");
    let printed = game.printed(&setup);
    let mut dice = Dice::seeded(Seed::from_number(11), 0);
    let mut state = engine::journal::begin(&game, &setup, &mut dice, &mut Events::unheard()).expect("sound");
    let mut chance = Chance::new(11);
    let mut marked: BTreeSet<SmolStr> = BTreeSet::new();
    for _ in 0..6000 {
        let Some(seat) = awaited(&game, &state).next() else { break };
        for mark in game.marked(&state) {
            let rows = chart(&printed, &mark.chart).rows.len();
            assert!(!mark.rows.is_empty() && mark.rows.iter().all(|row| *row < rows), "{mark:?}");
            marked.insert(mark.chart);
        }
        let order = game.sample(&state, seat, &mut chance).expect("whoever is asked has an order");
        let _ = engine::carry_out(&game, &mut state, seat, &order, &mut dice, &mut Events::unheard());
    }
    for id in ["sequence", "tactics", "weather", "battle", "terrain"] {
        assert!(marked.contains(format!("riverdon-print-{id}").as_str()), "{id} of {marked:?}");
    }
}
