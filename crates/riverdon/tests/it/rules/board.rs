//! S1: the board.

use engine::Dice;
use riverdon::*;

use super::cites;
use crate::own;

fn space(number: u8) -> Space {
    Space::numbered(number).expect("a space")
}

fn numbers(spaces: impl IntoIterator<Item = Space>) -> Vec<u8> {
    spaces.into_iter().map(|space| space.0 + 1).collect()
}

fn card(id: &str) -> CardIx {
    own().card(id).unwrap_or_else(|| panic!("there is no card {id}"))
}

fn plan() -> Plan {
    Plan::of(own().scenario("steppe").expect("a scenario"))
}

fn place(building: &mut Building, step: Step, dice: &[u16]) -> Built {
    let mut dice = Dice::given(dice.iter().copied());
    let built = building.place(own(), step, &mut dice).expect("the dice suffice");
    assert_eq!(dice.left_over(), 0, "{step:?}");
    built
}

/// Draws a certain card, wherever it lies in the pile.
fn draw(building: &mut Building, id: &str) -> Built {
    let wanted = card(id);
    for top in 0..16 {
        let mut trial = *building;
        let built = trial.place(own(), Step::Draw, &mut Dice::given([top]));
        match built {
            Ok(Built::Laid(_, laid)) if laid.card == wanted => {}
            Ok(Built::Discarded(drawn)) if drawn == wanted => {}
            _ => continue,
        }
        *building = trial;
        return built.expect("a card was drawn");
    }
    panic!("{id} is not in the pile")
}

fn draw_all(building: &mut Building, ids: &[&str]) {
    for id in ids {
        let built = draw(building, id);
        assert!(matches!(built, Built::Laid(..)), "{id} is laid: {built:?}");
    }
}

/// A rail line begun in a column.
fn rail(plan: Plan, column: u16) -> Building {
    let mut building = Building::new(own(), plan);
    place(&mut building, Step::Roll, &[column]);
    building
}

/// A straight rail line in a column.
fn straight(plan: Plan, column: u16) -> Building {
    let mut building = rail(plan, column);
    draw_all(&mut building, &["T1", "T2", "T3", "T4", "T5", "T6"]);
    building
}

/// A river begun, beside a straight rail in a column.
fn river(plan: Plan, column: u16, side: Edge, row: u16) -> Building {
    let mut building = straight(plan, column);
    let rows = if plan.rivers == RiverPlan::Two {
        Rows::Sector(if row <= 3 { Sector::North } else { Sector::South })
    } else {
        Rows::Any
    };
    let die = if plan.rivers == RiverPlan::Two { (row - 1) % 3 + 1 } else { row };
    place(&mut building, Step::Start { side, rows }, &[die]);
    building
}

fn one() -> Plan {
    Plan { rivers: RiverPlan::One, ..plan() }
}

fn two() -> Plan {
    Plan { rivers: RiverPlan::Two, ..plan() }
}

fn town_at(number: u8) -> Plan {
    Plan { town: TownPlan::At(space(number)), ..one() }
}

fn refusal(found: Result<(), engine::Breach>) -> &'static str {
    found.expect_err("it is refused").clause().expect("a clause")
}

#[test]
fn there_are_36_spaces_in_6_rows_and_6_columns() {
    cites(&["S1.general.1", "S1.general.1#1"]);
    assert_eq!(Space::all().count(), 36);
    let widest = |of: fn(Space) -> u8| (1..=6).all(|n| Space::all().filter(|space| of(*space) == n).count() == 6);
    assert!(widest(Space::row) && widest(Space::column));
}

#[test]
fn the_field_of_a_battle_is_the_mini_map_of_its_card() {
    cites(&["S1.general.2", "S1.general.2#1"]);
    let mut board = Board::bare(Country::Mixed);
    board.lay(space(20), Lay::Card(Laid::upright(card("O3"))));
    let ground = board.ground(own(), space(20)).expect("a card");
    let letters: String = ground.iter().map(|kind| own().terrains[kind.index()].code).collect();
    assert_eq!(letters, ".......aa....va..f....ff");
}

#[test]
fn neighbouring_spaces_are_one_space_apart() {
    cites(&["S1.general.3", "S1.general.3#1"]);
    assert_eq!(space(15).distance(space(16)), 1);
    assert_eq!(space(1).distance(space(8)), 2);
}

#[test]
fn a_board_laid_freely_has_to_join() {
    cites(&["S1.general.4", "S1.general.4#1", "S1.general.4#2"]);
    let data = own();
    let mut building = river(one(), 3, Edge::W, 2);
    draw_all(&mut building, &["R1", "R2"]);
    place(&mut building, Step::Lay(card("TR1")), &[]);
    draw_all(&mut building, &["R3", "R4", "R5"]);
    place(&mut building, Step::Deal, &[0; 25]);
    let mut board = building.board;
    assert_eq!(board.flaws(data), []);
    let below = board.at(space(9));
    board.lay(space(9), Lay::Card(Laid::upright(card("R12"))));
    let flaws = board.flaws(data);
    let named =
        |flaw: &engine::Breach, number: u16| flaw.0.args.iter().any(|(_, arg)| *arg == engine::Arg::Place(number - 1));
    assert!(
        flaws.iter().any(|flaw| flaw.0.id == "riverdon-rail-ends" && named(flaw, 3) && named(flaw, 9)),
        "{flaws:?}"
    );
    board.lay(space(9), below);
    assert_eq!(board.flaws(data), []);
}

#[test]
fn spaces_are_adjacent_if_they_share_an_edge() {
    cites(&["S1.adj.1", "S1.adj.1#1", "S1.adj.1#2"]);
    let beside = |number| {
        let mut found = numbers(space(number).neighbours().map(|(_, space)| space));
        found.sort_unstable();
        found
    };
    assert_eq!(beside(8), [2, 7, 9, 14]);
    assert_eq!(beside(1), [2, 7]);
}

#[test]
fn spaces_are_numbered_row_by_row() {
    cites(&["S1.A.1", "S1.A.1#1", "S1.A.1#2"]);
    assert_eq!(Space::at(3, 4), Some(space(16)));
    assert_eq!((space(31).row(), space(31).column()), (6, 1));
    assert_eq!((Space::at(0, 1), Space::at(1, 7), Space::numbered(37)), (None, None, None));
}

#[test]
fn the_board_has_a_north_and_a_south_whatever_they_are_called() {
    cites(&["S1.A.2", "S1.A.2#1", "S1.A.2#2", "S1.A.3", "S1.A.3#1", "S1.A.5", "S1.A.5#1"]);
    assert_eq!(space(18).sector(), Sector::North);
    assert_eq!(space(19).sector(), Sector::South);
    assert_eq!(space(36).sector(), Sector::South);
    assert_eq!(Space::all().filter(|space| space.sector() == Sector::North).count(), 18);
}

#[test]
fn the_first_and_the_last_column_are_the_western_and_the_eastern_edge() {
    cites(&["S1.A.4", "S1.A.4#1", "S1.A.4#2"]);
    assert_eq!(space(25).board_edges(), Edges::of([Edge::W]));
    assert_eq!(space(6).board_edges(), Edges::of([Edge::N, Edge::E]));
}

#[test]
fn a_side_has_a_home_edge() {
    cites(&["S1.edge.1", "S1.edge.1#1", "S1.D.2", "S1.D.2#1"]);
    assert_eq!(numbers(home_row(Edge::S)), [31, 32, 33, 34, 35, 36]);
    let march = own().scenario("ice_march").expect("a scenario");
    assert_eq!(own().ids.id(march.sides[0].nation), "afsr_ice_march");
    assert_eq!(march.sides[0].edges, [Edge::S]);
}

#[test]
fn the_first_side_lays_the_rail_and_the_other_the_rivers() {
    cites(&["S1.B.1", "S1.B.1#1", "S1.C.1", "S1.C.1#1"]);
    let building = rail(plan(), 3);
    assert_eq!(building.builder(), Some(Side::First));
    assert_eq!(refusal(building.check(own(), Side::Second, Step::Draw)), "S1.B.1");
    let building = straight(plan(), 3);
    assert_eq!(building.builder(), Some(Side::Second));
    assert_eq!(refusal(building.check(own(), Side::First, Step::Rivers(1))), "S1.C.1");
    assert_eq!(building.check(own(), Side::Second, Step::Rivers(1)), Ok(()));
}

#[test]
fn the_die_says_in_which_column_the_rail_begins() {
    cites(&["S1.B.2", "S1.B.2#1"]);
    assert_eq!(rail(plan(), 4).next_space(), Some(space(4)));
}

#[test]
fn rail_cards_are_drawn_from_a_deck_of_twelve() {
    cites(&["S1.B.3", "S1.B.3#1", "S1.B.3#2"]);
    let mut building = rail(plan(), 4);
    assert_eq!(building.pile(), (12, 0));
    assert!(matches!(draw(&mut building, "T11"), Built::Discarded(_)));
    draw_all(&mut building, &["T1", "T2"]);
    assert!(matches!(draw(&mut building, "T12"), Built::Discarded(_)));
    draw_all(&mut building, &["T3"]);
    assert_eq!(building.pile(), (7, 2));
}

#[test]
fn cards_lie_upright_unless_nothing_else_fits() {
    cites(&["S1.B.4", "S1.B.4#1", "S1.B.4#2"]);
    let mut building = rail(plan(), 2);
    draw_all(&mut building, &["T1"]);
    let turned = Laid { card: card("T9"), turned: true };
    assert_eq!(refusal(building.fits_rail(own(), turned)), "S1.B.4");
    let [upright, turned] = &own().cards[card("T9").index()].faces;
    assert_eq!(turned.rail, Edges::of([Edge::S, Edge::W]));
    let mut reversed = upright.ground;
    reversed.reverse();
    assert_eq!(turned.ground, reversed);
    assert!(Square::all().filter(|square| turned.rails.contains(*square)).count() == 6, "drawn anew");
}

#[test]
fn the_first_rail_card_begins_in_the_north() {
    cites(&["S1.B.5", "S1.B.5#1"]);
    let mut building = rail(plan(), 4);
    assert_eq!(refusal(building.fits_rail(own(), Laid::upright(card("T11")))), "S1.B.5");
    assert!(matches!(draw(&mut building, "T11"), Built::Discarded(_)));
    assert_eq!(draw(&mut building, "T4"), Built::Laid(space(4), Laid::upright(card("T4"))));
}

#[test]
fn a_rail_card_continues_the_line() {
    cites(&["S1.B.6", "S1.B.6#1", "S1.B.6#2"]);
    let mut building = rail(plan(), 2);
    draw_all(&mut building, &["T9"]);
    assert_eq!(building.next_space(), Some(space(3)));
    assert_eq!(refusal(building.fits_rail(own(), Laid::upright(card("T4")))), "S1.B.6");
    draw_all(&mut building, &["T12"]);
    assert_eq!(building.next_space(), Some(space(9)));
}

#[test]
fn the_rail_never_leaves_by_the_east_or_the_west() {
    cites(&["S1.B.7", "S1.B.7#1", "S1.B.7#2"]);
    let mut east = rail(plan(), 6);
    assert_eq!(refusal(east.fits_rail(own(), Laid::upright(card("T9")))), "S1.B.7");
    assert!(matches!(draw(&mut east, "T9"), Built::Discarded(_)));
    let mut west = rail(plan(), 1);
    assert!(matches!(draw(&mut west, "T10"), Built::Discarded(_)));
}

#[test]
fn discards_become_a_new_pile() {
    cites(&["S1.B.8", "S1.B.8#1"]);
    let mut building = rail(plan(), 1);
    for id in ["T10", "T11", "T12"] {
        draw(&mut building, id);
    }
    draw_all(&mut building, &["T1", "T2"]);
    draw(&mut building, "T9");
    assert_eq!(building.next_space(), Some(space(14)), "the line bends east");
    for id in ["T3", "T4", "T5", "T6", "T7", "T8"] {
        draw(&mut building, id);
    }
    assert_eq!(building.pile(), (0, 9));
    draw_all(&mut building, &["T12"]);
    assert_eq!(building.pile(), (8, 0), "all nine were shuffled, one was laid");
}

#[test]
fn the_line_is_finished_once_it_runs_off_the_south() {
    cites(&["S1.B.9", "S1.B.9#1"]);
    let building = straight(plan(), 3);
    assert!(building.board.has_rail(own(), space(33)));
    assert!(!building.legal(own()).contains(&Step::Draw));
}

#[test]
fn the_line_does_not_double_back() {
    cites(&["S1.B.10", "S1.B.10#1"]);
    let mut building = rail(plan(), 2);
    draw_all(&mut building, &["T1", "T9"]);
    assert_eq!(building.next_space(), Some(space(9)));
    assert_eq!(refusal(building.fits_rail(own(), Laid::upright(card("T10")))), "S1.B.10");
    assert!(matches!(draw(&mut building, "T10"), Built::Discarded(_)));
}

#[test]
fn where_no_rail_card_fits_the_last_one_is_lifted() {
    cites(&["S1.B.11", "S1.B.11#1"]);
    let mut building = Building::new(own(), town_at(18));
    place(&mut building, Step::Roll, &[]);
    draw_all(&mut building, &["T11"]);
    assert_eq!(building.next_space(), Some(space(24)), "the northern arm left by the east");
    draw_all(&mut building, &["T10"]);
    assert_eq!(building.next_space(), Some(space(24)), "neither T11 nor a turned T10 was left to go on with");
    assert_eq!(building.board.at(space(24)), Lay::Open);
    assert_eq!(building.pile().1, 1);
}

#[test]
fn the_first_river_crosses_from_edge_to_edge() {
    cites(&["S1.C.2", "S1.C.2#1", "S1.C.11", "S1.C.11#1", "S1.C.11#2"]);
    let mut building = river(one(), 4, Edge::W, 3);
    draw_all(&mut building, &["R1", "R2", "R3"]);
    assert_eq!(building.next_space(), Some(space(16)));
    place(&mut building, Step::Lay(card("TR1")), &[]);
    assert_eq!(building.board.card(space(16)), Some(Laid::upright(card("TR1"))));
    let t3 = |at: &Space| building.board.card(*at) == Some(Laid::upright(card("T3")));
    assert_eq!(Space::all().filter(t3).count(), 0, "the rail card is nowhere");
    assert_eq!(building.legal(own()), [Step::Draw], "the R deck is used again");
    draw_all(&mut building, &["R4", "R5"]);
    assert_eq!(building.legal(own()), [Step::Deal], "it has left the east edge");
}

#[test]
fn the_builder_or_the_scenario_says_how_many_rivers_there_are() {
    cites(&["S1.C.3", "S1.C.3#1", "S1.C.3#2"]);
    let warsaw = own().scenario("warsaw").expect("a scenario");
    assert_eq!(refusal(one().judge(warsaw)), "S1.C.3");
    assert_eq!(Plan::of(warsaw).judge(warsaw), Ok(()));
    assert_eq!(straight(plan(), 3).legal(own()), [Step::Rivers(1), Step::Rivers(2)]);
}

#[test]
fn the_first_river_does_not_leave_by_the_north_or_the_south() {
    cites(&["S1.C.4", "S1.C.4#1", "S1.C.9", "S1.C.9#1"]);
    let mut building = river(one(), 6, Edge::W, 1);
    draw_all(&mut building, &["R1", "R2"]);
    assert_eq!(building.next_space(), Some(space(3)));
    assert_eq!(refusal(building.fits_river(own(), card("R9"))), "S1.C.4");
    assert!(matches!(draw(&mut building, "R9"), Built::Discarded(_)));
    assert_eq!(refusal(building.fits_river(own(), card("R11"))), "S1.C.9");
    assert!(matches!(draw(&mut building, "R11"), Built::Discarded(_)));
}

/// Two rivers wanted, the first straight through row 6.
fn second_river(row_die: u16) -> Building {
    let mut building = river(two(), 6, Edge::W, 6);
    draw_all(&mut building, &["R1", "R2", "R3", "R4", "R5"]);
    place(&mut building, Step::Lay(card("TR1")), &[]);
    place(&mut building, Step::Start { side: Edge::W, rows: Rows::Sector(Sector::North) }, &[row_die]);
    building
}

#[test]
fn the_second_river_needs_four_cards() {
    cites(&["S1.C.5", "S1.C.5#1", "S1.C.5#2"]);
    let mut building = second_river(1);
    draw_all(&mut building, &["R6", "R7"]);
    assert_eq!(refusal(building.fits_river(own(), card("R9"))), "S1.C.5", "as the third card");
    draw_all(&mut building, &["R8"]);
    draw_all(&mut building, &["R9"]);
    assert_eq!(building.legal(own()), [Step::Deal], "as the fourth it leaves by the north");
}

#[test]
fn rivers_do_not_meet() {
    cites(&["S1.C.6", "S1.C.6#1"]);
    let mut building = river(two(), 6, Edge::W, 4);
    draw_all(&mut building, &["R1", "R2", "R3", "R4", "R5"]);
    place(&mut building, Step::Lay(card("TR1")), &[]);
    place(&mut building, Step::Start { side: Edge::W, rows: Rows::Sector(Sector::North) }, &[3]);
    assert_eq!(building.next_space(), Some(space(13)));
    assert_eq!(refusal(building.fits_river(own(), card("R10"))), "S1.C.6", "it would enter 19");
}

#[test]
fn a_single_river_starts_where_the_die_says_from_the_side_that_is_chosen() {
    cites(&["S1.C.7", "S1.C.7#1", "S1.C.7#2"]);
    assert_eq!(river(one(), 3, Edge::E, 2).next_space(), Some(space(12)));
    assert_eq!(river(one(), 3, Edge::W, 5).next_space(), Some(space(25)));
    let building = straight(one(), 3);
    let chosen = Step::Start { side: Edge::W, rows: Rows::Row(3) };
    assert_eq!(refusal(building.check(own(), Side::Second, chosen)), "S1.C.7");
}

#[test]
fn by_agreement_the_river_starts_in_the_middle() {
    cites(&["S1.C.8", "S1.C.8#1"]);
    let building = straight(Plan { middle: true, ..one() }, 3);
    let rows = |step: &Step| matches!(step, Step::Start { rows: Rows::Row(3 | 4), .. });
    assert!(building.legal(own()).len() == 4 && building.legal(own()).iter().all(rows));
    let rolled = Step::Start { side: Edge::W, rows: Rows::Any };
    assert_eq!(refusal(building.check(own(), Side::Second, rolled)), "S1.C.8");
}

#[test]
fn discarded_river_cards_are_shuffled_again() {
    cites(&["S1.C.9#2"]);
    let mut building = river(one(), 6, Edge::W, 1);
    for id in ["R9", "R11", "R12"] {
        assert!(matches!(draw(&mut building, id), Built::Discarded(_)), "{id}");
    }
    assert_eq!(building.pile(), (9, 3));
    draw_all(&mut building, &["R10"]);
    assert_eq!(building.next_space(), Some(space(7)), "the river turned south");
    for id in ["R1", "R2", "R3", "R4", "R5", "R6", "R7", "R8"] {
        assert!(matches!(draw(&mut building, id), Built::Discarded(_)), "{id}");
    }
    assert_eq!(building.pile(), (0, 11));
    draw_all(&mut building, &["R11"]);
    assert_eq!((building.pile(), building.next_space()), ((10, 0), Some(space(8))));
}

#[test]
fn the_railway_is_crossed_by_a_card_with_the_same_rails() {
    cites(&["S1.C.10", "S1.C.10#1", "S1.C.10#2"]);
    let mut building = river(one(), 4, Edge::W, 3);
    draw_all(&mut building, &["R1", "R2", "R3"]);
    let ids = |cards: Cards| cards.iter().map(|card| own().ids.id(card)).collect::<Vec<_>>();
    assert_eq!(ids(building.candidates(own())), ["TR1", "TR2", "TR3", "TR12", "TR13"]);
    assert_eq!(refusal(building.check(own(), Side::Second, Step::Lay(card("TR4")))), "S1.C.10");
    assert_eq!(refusal(building.check(own(), Side::Second, Step::Draw)), "S1.C.10");
    let mut bent = rail(one(), 4);
    draw_all(&mut bent, &["T1", "T2", "T9", "T12", "T3", "T4", "T5"]);
    place(&mut bent, Step::Start { side: Edge::W, rows: Rows::Any }, &[3]);
    draw_all(&mut bent, &["R1", "R2", "R3"]);
    assert_eq!(ids(bent.candidates(own())), ["TR4", "TR5"]);
}

#[test]
fn two_rivers_start_in_a_sector_each() {
    cites(&["S1.C.12", "S1.C.12#1", "S1.C.12#2"]);
    let mut building = river(two(), 6, Edge::E, 2);
    place(&mut building, Step::Lay(card("TR1")), &[]);
    draw_all(&mut building, &["R1", "R2", "R3", "R4", "R5"]);
    let south = Rows::Sector(Sector::South);
    assert_eq!(building.offered(own(), Edge::W, south), [4, 5, 6]);
    assert!(building.legal(own()).iter().all(|step| matches!(step, Step::Start { rows, .. } if *rows == south)));
    let north = Step::Start { side: Edge::W, rows: Rows::Sector(Sector::North) };
    assert_eq!(refusal(building.check(own(), Side::Second, north)), "S1.C.12");
    let mut wandered = river(two(), 6, Edge::W, 3);
    draw_all(&mut wandered, &["R10", "R11", "R1", "R2", "R3", "R4"]);
    place(&mut wandered, Step::Lay(card("TR1")), &[]);
    assert!(wandered.board.has_river(own(), space(19)));
    assert_eq!(wandered.offered(own(), Edge::W, south), [5, 6]);
}

#[test]
fn the_source_of_a_short_river_hinders_nobody() {
    cites(&["S1.C.15", "S1.C.15#1"]);
    let mut building = second_river(3);
    draw_all(&mut building, &["R6", "R7", "R8"]);
    assert_eq!(refusal(building.check(own(), Side::Second, Step::Stop)), "S1.C.15");
    draw_all(&mut building, &["R10"]);
    assert_eq!(building.check(own(), Side::Second, Step::Stop), Ok(()));
    place(&mut building, Step::Stop, &[]);
    let open = building.board.open().count();
    place(&mut building, Step::Deal, &vec![0; open]);
    assert_eq!(building.board.flaws(own()), [], "one loose end is its source");
    for bank in Bank::ALL {
        let from = Footing { space: space(16), bank };
        assert_eq!(building.board.by_bank(own(), from, Edge::S).count(), 1, "from either bank");
    }
}

#[test]
fn ordinary_cards_fill_what_is_open() {
    cites(&["S1.D.1", "S1.D.1#1", "S1.D.1#3", "S1.V.3", "S1.V.3#1", "S1.V.4", "S1.V.4#1", "S1.V.6", "S1.V.6#1"]);
    let mut building = river(one(), 4, Edge::W, 3);
    draw_all(&mut building, &["R1", "R2", "R3"]);
    place(&mut building, Step::Lay(card("TR1")), &[]);
    draw_all(&mut building, &["R4", "R5"]);
    assert_eq!(building.board.open().count(), 25);
    place(&mut building, Step::Deal, &[0; 25]);
    assert_eq!(building.board.flaws(own()), []);

    let mut great = rail(Plan { major_river: true, ..one() }, 3);
    draw_all(&mut great, &["T1", "T2", "T3", "T4", "T5", "T6"]);
    assert_eq!(great.legal(own()), [Step::Beside(Edge::W), Step::Beside(Edge::E)], "no R deck");
    assert_eq!(numbers(great.beside(own(), Edge::E)), [4, 10, 16, 22, 28, 34]);
    place(&mut great, Step::Beside(Edge::E), &[]);
    assert_eq!(great.board.open().count(), 24);
    place(&mut great, Step::Deal, &[0; 24]);
    assert_eq!(great.board.at(space(16)), Lay::MajorRiver, "no card lies there");

    let mut short = rail(Plan { major_river: true, ..one() }, 6);
    draw_all(&mut short, &["T1", "T2", "T10", "T11", "T3", "T4", "T5"]);
    assert_eq!(short.legal(own()), [Step::Beside(Edge::W), Step::Beside(Edge::E)]);
    place(&mut short, Step::Beside(Edge::E), &[]);
    assert_eq!(short.board.open().count(), 26);
    place(&mut short, Step::Deal, &[0; 26]);
    let filler = |at: &Space| short.board.card(*at) == Some(Laid::upright(card("O25")));
    assert_eq!(Space::all().filter(filler).count(), 2, "the last space is a second O25");
    assert_eq!(short.board.flaws(own()), []);
}

#[test]
fn a_great_river_runs_beside_the_outermost_rail() {
    cites(&["S1.V.3#2", "S1.V.5", "S1.V.5#3"]);
    let mut building = rail(Plan { major_river: true, ..one() }, 3);
    draw_all(&mut building, &["T9", "T12", "T1", "T2", "T3", "T4", "T5"]);
    assert_eq!(numbers(building.beside(own(), Edge::E)), [5, 11, 17, 23, 29, 35]);
    assert_eq!(numbers(building.beside(own(), Edge::W)), [2, 9, 15, 21, 27, 33]);
    place(&mut building, Step::Beside(Edge::W), &[]);
    let board = building.board;
    assert_eq!(numbers(board.by_water(space(2))), [9], "over a corner");
    assert_eq!(numbers(board.by_water(space(9))), [2, 15]);
    let from = Footing { space: space(10), bank: Bank::Near };
    assert_eq!(board.by_bank(own(), from, Edge::W).count(), 0, "nobody walks into it");
}

#[test]
fn a_great_river_goes_with_neither_two_rivers_nor_the_town() {
    cites(&["S1.V.6#2"]);
    for id in ["warsaw", "petlura"] {
        let scenario = own().scenario(id).expect("a scenario");
        assert_eq!(refusal(Plan { major_river: true, ..Plan::of(scenario) }.judge(scenario)), "S1.V.6");
    }
}

#[test]
fn what_is_seen_of_the_cards_is_a_matter_of_choice() {
    cites(&["S1.mode.1", "S1.mode.1#1", "S1.mode.1#2", "S1.mode.1#3", "S1.mode.1#4"]);
    cites(&["S1.mode.2", "S1.mode.2#1", "S1.mode.3", "S1.mode.3#1", "S1.mode.4", "S1.mode.4#1"]);
    let built = |knowledge| {
        let mut dice = Dice::seeded(engine::Seed::from_number(3), 0);
        build(own(), Plan { knowledge, ..one() }, &mut dice).expect("dice from a seed")
    };
    let seen = |board: &Board, side| Space::all().filter(|space| board.shown(side, *space).is_some()).count();
    let usual = built(Knowledge::Usual);
    for at in Space::all() {
        let ordinary = usual.card(at).is_some_and(|laid| own().cards[laid.card.index()].deck == Deck::O);
        assert_eq!(usual.shown(Side::First, at).is_none(), ordinary);
    }
    let back = Space::all().find(|at| usual.shown(Side::First, *at).is_none()).expect("an O card");
    let (mut marked, mut hidden) = (usual, usual);
    marked.enter(back, Side::Second, true);
    assert!(marked.shown(Side::First, back).is_some() && marked.shown(Side::Second, back).is_some());
    hidden.enter(back, Side::First, false);
    assert!(hidden.shown(Side::First, back).is_some() && hidden.shown(Side::Second, back).is_none());
    let blind = built(Knowledge::BlindFirst);
    assert_eq!(seen(&blind, Side::First), 0);
    assert!(seen(&blind, Side::Second) > 0);
    let building = Building::new(own(), Plan { knowledge: Knowledge::BlindFirst, ..one() });
    assert_eq!(refusal(building.check(own(), Side::First, Step::Roll)), "S1.mode.2");
    assert_eq!(building.check(own(), Side::Second, Step::Roll), Ok(()));
    let covered = built(Knowledge::Covered);
    assert_eq!((seen(&covered, Side::First), seen(&covered, Side::Second)), (0, 0));
    let open = built(Knowledge::Open);
    assert_eq!((seen(&open, Side::First), seen(&open, Side::Second)), (36, 36));
}

#[test]
fn rails_and_rivers_radiate_from_the_town() {
    cites(&["S1.E.1", "S1.E.1#1", "S1.E.2", "S1.E.2#1", "S1.E.2#2"]);
    let mut building = Building::new(own(), town_at(15));
    assert_eq!(refusal(building.check(own(), Side::First, Step::Draw)), "S1.E.1");
    place(&mut building, Step::Roll, &[]);
    assert_eq!(building.next_space(), Some(space(9)));
    draw_all(&mut building, &["T1", "T2"]);
    assert_eq!(building.next_space(), Some(space(21)));
    let mut west = Building::new(own(), town_at(13));
    place(&mut west, Step::Roll, &[]);
    draw_all(&mut west, &["T1", "T2", "T3", "T4", "T5"]);
    assert_eq!(west.next_space(), Some(space(14)), "the western arm is complete");
}

#[test]
fn with_the_town_the_rail_may_leave_sideways() {
    cites(&["S1.E.3", "S1.E.3#1", "S1.E.3#2"]);
    let mut building = Building::new(own(), town_at(18));
    place(&mut building, Step::Roll, &[]);
    assert_eq!(building.next_space(), Some(space(12)));
    draw_all(&mut building, &["T11"]);
    assert_eq!(building.next_space(), Some(space(24)), "the northern arm is complete");
    let without = rail(plan(), 6);
    assert_eq!(refusal(without.fits_rail(own(), Laid::upright(card("T9")))), "S1.B.7");
}

/// The letters of a card's map in a country.
fn letters(country: Country, id: &str) -> String {
    let mut board = Board::bare(country);
    board.lay(space(1), Lay::Card(Laid::upright(card(id))));
    let ground = board.ground(own(), space(1)).expect("a card");
    ground.iter().map(|kind| own().terrains[kind.index()].code).collect()
}

#[test]
fn in_the_steppe_woods_grow_beside_rivers_alone() {
    cites(&["S1.V.1", "S1.V.1#1", "S1.V.1#2"]);
    assert!(letters(Country::Mixed, "O4").contains('f'));
    assert!(!letters(Country::Steppe, "O4").contains(['f', 'w']));
    assert_eq!(letters(Country::Steppe, "R1").as_bytes()[6 + 4], b'f');
}

#[test]
fn in_the_forest_all_scrub_is_wood() {
    cites(&["S1.V.2", "S1.V.2#1"]);
    let count = |country, letter| letters(country, "O12").matches(letter).count();
    assert_eq!((count(Country::Mixed, 's'), count(Country::Forest, 's')), (8, 0));
    assert_eq!(count(Country::Forest, 'f'), count(Country::Mixed, 'f') + 8);
}
