//! Counter sheets.

use engine::Spelled;
use engine::printed::{DeckCard, Marker, Piece, Printed, Sign, Written};
use press::paper::{Flip, Paper, Size};
use press::sheets::{CellGrid, Item, deck, sheets};

fn words(id: &str) -> Spelled {
    Spelled { id: id.into(), clause: None, args: Vec::new() }
}

fn grids() -> impl Iterator<Item = CellGrid> {
    let sides = [12.7, 15.1, 20.0];
    let cards = [Size { width: 86.4, height: 57.6 }, Size { width: 102.6, height: 68.4 }];
    Paper::ALL.into_iter().flat_map(move |(_, paper)| {
        sides.map(|side| CellGrid::new(paper, side)).into_iter().chain(cards.map(|card| CellGrid::of(paper, card)))
    })
}

#[test]
fn a_back_lies_behind_its_front_whichever_edge_the_sheet_turns_over() {
    for grid in grids() {
        for place in [(0, 0), (grid.count.0 - 1, 0), (grid.count.0 - 1, grid.count.1 - 1)] {
            let front = grid.front(place);
            let long = grid.back(place, Flip::Long);
            // Over the long edge left and right change places: seen from the front, the back is where the front is.
            assert!((grid.sheet.width - long.right() - front.left).abs() < 1e-9 && long.top == front.top);
            let short = grid.back(place, Flip::Short);
            assert!((grid.sheet.height - short.bottom() - front.top).abs() < 1e-9 && short.left == front.left);
        }
    }
}

#[test]
fn backs_use_the_same_cells_as_fronts() {
    for grid in grids() {
        let (across, down) = grid.count;
        let back = grid.back((0, 0), Flip::Long);
        let front = grid.front((across - 1, 0));
        assert!((back.left - front.left).abs() < 1e-9 && (back.top - front.top).abs() < 1e-9);
        let back = grid.back((0, 0), Flip::Short);
        let front = grid.front((0, down - 1));
        assert!((back.left - front.left).abs() < 1e-9 && (back.top - front.top).abs() < 1e-9);
    }
}

#[test]
fn cells_lie_within_the_sheet_and_side_by_side() {
    for grid in grids() {
        let (first, next) = (grid.front((0, 0)), grid.front((1, 0)));
        assert!((first.right() - next.left).abs() < 1e-9);
        let last = grid.front((grid.count.0 - 1, grid.count.1 - 1));
        assert!(first.left >= 13.0 - 1e-9 && last.right() <= grid.sheet.width - 13.0 + 1e-9, "{first:?}");
        assert!(first.top >= 17.0 - 1e-9 && last.bottom() <= grid.sheet.height - 17.0 + 1e-9, "{last:?}");
    }
}

#[test]
fn groups_begin_a_row_and_markers_come_as_often_as_they_should() {
    let piece = |group: &str, k: usize| Piece {
        group: words(group),
        front: format!("{group}{k}"),
        back: None,
        written: Written::Nothing,
    };
    let pieces = (0..20).map(|k| piece("us", k)).chain((0..3).map(|k| piece("red", k))).collect();
    let sign = |id: &str| Sign { id: id.into(), words: words(id) };
    let markers = vec![
        Marker { front: sign("moved"), back: Some(sign("fired")), count: 30 },
        Marker { front: sign("fort"), back: None, count: 2 },
    ];
    let grid = CellGrid::new(Paper::A4, 12.7);
    let sheets = sheets(&Printed { pieces, markers, ..Printed::default() }, &words("markers"), &grid);
    assert_eq!(sheets.len(), 1);
    let sheet = &sheets[0];
    assert_eq!(sheet.groups, [(0, words("us")), (2, words("red")), (3, words("markers"))]);
    assert_eq!(sheet.cells.len(), 20 + 3 + 32);
    let fort = sheet.cells.iter().find(|cell| matches!(&cell.item, Item::Marker(front, _) if front.id == "fort"));
    assert!(matches!(&fort.expect("a fort").item, Item::Marker(front, back) if front == back));
    let mut places: Vec<_> = sheet.cells.iter().map(|cell| cell.place).collect();
    places.sort_unstable();
    places.dedup();
    assert_eq!(places.len(), sheet.cells.len(), "no cell is used twice");
}

#[test]
fn what_does_not_fit_a_sheet_goes_on_the_next() {
    let grid = CellGrid::new(Paper::Letter, 12.7);
    let room = grid.count.0 * grid.count.1;
    let piece =
        |k: usize| Piece { group: words("red"), front: format!("red{k}"), back: None, written: Written::Nothing };
    let pieces = (0..room + 1).map(piece).collect();
    let sheets = sheets(&Printed { pieces, ..Printed::default() }, &words("markers"), &grid);
    assert_eq!(sheets.iter().map(|sheet| sheet.cells.len()).collect::<Vec<_>>(), [room, 1]);
    assert_eq!(sheets[1].groups, [(0, words("red"))], "the heading is repeated");
}

#[test]
fn cards_of_a_deck_lie_deck_by_deck_each_in_a_cell_of_its_own() {
    let card = |group: &str, k: usize| DeckCard {
        group: words(group),
        front: format!("{group}{k}"),
        back: "back".into(),
        number: k.to_string(),
        name: String::new(),
        mark: group.into(),
        squares: (6, 4),
    };
    let cards: Vec<DeckCard> = (0..5).map(|k| card("rail", k)).chain((0..9).map(|k| card("river", k))).collect();
    let grid = CellGrid::of(Paper::A4, Size { width: 86.4, height: 57.6 });
    assert_eq!(grid.count, (2, 4));
    let sheets = deck(&Printed { deck: cards.clone(), ..Printed::default() }, &grid);
    assert_eq!(sheets.iter().map(|sheet| sheet.cells.len()).collect::<Vec<_>>(), [7, 7]);
    assert_eq!(sheets[0].groups, [(0, words("rail")), (3, words("river"))]);
    let cells = sheets.iter().flat_map(|sheet| &sheet.cells);
    let laid: Vec<&DeckCard> = cells
        .filter_map(|cell| match &cell.item {
            Item::Card(card) => Some(card),
            _ => None,
        })
        .collect();
    assert!(laid.into_iter().eq(&cards));
}
