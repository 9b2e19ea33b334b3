//! Positions of a table as text.

use engine::{Refusal, Setup};

use super::*;

fn write_down(table: &mut Table, person: Person, order: usize) -> Reply {
    Watcher::new(person, table).handle(table, Ask::WriteDown { order })
}

#[test]
fn whoever_watches_an_open_game_can_write_its_position_down_and_play_from_it() {
    let mut table = table(elope(), 3, Rolling::Seeded, &[]);
    play_on(&mut table, &mut Chance::new(3), 40);
    let Reply::Position { order, text } = write_down(&mut table, person(&[]), 40) else { panic!("it can be written") };
    assert!(order <= 40 && text.starts_with("game: elope\nscenario: "), "{text}");
    let setup = Setup { position: Some(text), ..elope().title().default_setup() };
    let again = Table::begin(elope(), setup, Seed::from_number(1), Rolling::Seeded, Vec::new()).expect("it is sound");
    let Reply::Scene { scene, .. } = table.handle(&person(&[]), Ask::At { order }) else { panic!("it is a scene") };
    assert_eq!(see(&again, &person(&[])).view, scene.view);
}

#[test]
fn a_position_with_secrets_is_written_down_for_nobody_who_may_not_know_them() {
    let mut table = hotseat(5);
    bid(&mut table);
    for seats in [&["reds"][..], &[]] {
        let Reply::Refused(Refusal::Refused { refusal, .. }) = write_down(&mut table, person(seats), 3) else {
            panic!("it is refused")
        };
        assert_eq!(refusal.id, "table-position-hidden");
    }
}
