//! Names, talk among players and among those who watch, seats that change hands.

use super::*;

fn say(text: &str) -> Ask {
    Ask::Say { text: text.into() }
}

fn heard(table: &Table, person: &Person) -> Vec<String> {
    see(table, person).chat.into_iter().map(|said| said.text).collect()
}

#[test]
fn who_watches_is_heard_by_those_who_watch_and_by_nobody_who_plays() {
    let mut table = hotseat(1);
    let (ann, ben) = (person(&["reds"]), person(&["british"]));
    table.handle(&ann, say("Hello"));
    table.handle(&person(&[]), say("She holds the night card"));
    assert_eq!(heard(&table, &ben), ["Hello"]);
    assert_eq!(heard(&table, &person(&[])), ["Hello", "She holds the night card"]);
    assert_eq!(see(&table, &ben).chat[0].seat.as_deref(), Some("reds"));
}

#[test]
fn what_is_said_aside_is_no_change_for_those_who_play() {
    let mut table = hotseat(1);
    let mut ann = Watcher::new(person(&["reds"]), &table);
    ann.scene(&table);
    table.handle(&person(&[]), say("Look at Emtsa"));
    assert_eq!(ann.change(&table), None);
}

#[test]
fn a_name_stands_beside_the_seats_of_its_person() {
    let mut table = hotseat(1);
    let mut ann = Watcher::new(person(&["reds", "whites"]), &table);
    assert!(matches!(ann.handle(&mut table, Ask::Name { name: "  Anna\u{7} Petrovna ".into() }), Reply::Done));
    let names: Vec<String> = see(&table, &person(&[])).seats.into_iter().map(|seat| seat.name).collect();
    assert_eq!(names.iter().filter(|name| *name == "Anna Petrovna").count(), 2, "{names:?}");
    ann.handle(&mut table, say("Good evening"));
    assert_eq!(see(&table, &person(&[])).chat[0].who, "Anna Petrovna");
}

#[test]
fn a_seat_changes_hands_in_mid_game() {
    let mut table = table(emtsa(), 4, Rolling::Seeded, &[("british", "greedy")]);
    let all = everybody(&table);
    table.handle(&person(&["whites"]), Ask::Name { name: "Wanda".into() });
    table.hand_over("british", Player::Person).expect("there is such a seat");
    bid(&mut table);
    assert_eq!(see(&table, &all).now.orders, 3, "persons have bid for all seats");
    table.hand_over("whites", Player::Computer("random".into())).expect("there is such a player");
    let whites = see(&table, &all).seats.into_iter().find(|seat| seat.id == "whites").expect("it is still there");
    assert_eq!((whites.player, whites.name.as_str()), (Player::Computer("random".into()), ""));
    let before = table.notes().clone();
    assert!(table.hand_over("whites", Player::Computer("genius".into())).is_err());
    assert!(table.hand_over("blues", Player::Person).is_err());
    assert_eq!(*table.notes(), before, "what is refused changes nothing");
}

#[test]
fn who_loses_a_seat_sees_what_everybody_may_see() {
    let mut table = hotseat(1);
    let mut ann = Watcher::new(person(&["reds"]), &table);
    let mine = ann.scene(&table);
    table.hand_over("reds", Player::Computer("random".into())).expect("there is such a player");
    ann.becomes(person(&[]), &table);
    let scene = ann.scene(&table);
    assert_eq!((mine.eyes.as_deref(), scene.eyes), (Some("reds"), None));
    assert!(matches!(ann.handle(&mut table, Ask::Look { seat: Some("reds".into()) }), Reply::Refused { .. }));
}
