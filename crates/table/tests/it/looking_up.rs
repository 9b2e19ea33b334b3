//! What is looked up at a table: how the game is won, and the charts.

use super::*;

#[test]
fn how_the_game_stood_is_told_of_any_position_and_of_none_that_never_was() {
    let mut table = table(elope(), 3, Rolling::Seeded, &[]);
    play_on(&mut table, &mut Chance::new(3), 20);
    for order in [0, 20] {
        let Reply::Winning { winning } = table.handle(&person(&[]), Ask::Winning { order }) else {
            panic!("it is told")
        };
        assert!(!winning.aims.is_empty() && !winning.places.is_empty());
    }
    assert_eq!(
        reason(table.handle(&person(&[]), Ask::Winning { order: 21 })),
        "There is no order 22: 20 have been given."
    );
}

#[test]
fn the_charts_of_the_table_are_those_that_are_printed_and_the_phase_is_marked_in_them() {
    let mut table = table(elope(), 3, Rolling::Seeded, &[]);
    let Reply::Charts { charts, marked } = table.handle(&person(&[]), Ask::Charts { order: 0 }) else {
        panic!("it has charts")
    };
    let printed = engine::OnPaper::printed(ELOPE.as_ref(), &elope().title().default_setup());
    assert_eq!(charts.len(), printed.charts.len() + printed.cards.len());
    assert!(marked.iter().all(|mark| charts.iter().any(|chart| chart.id == mark.chart)), "{marked:?}");
    assert!(!marked.is_empty());
}
