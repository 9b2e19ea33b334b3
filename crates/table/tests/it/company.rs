//! Names, talk among players and among those who watch, seats that change hands.

use engine::Refusal;
use table::protocol::StandingReply;

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
    assert!(matches!(
        ann.handle(&mut table, Ask::Look { seat: Some("reds".into()), before: None }),
        Reply::Refused(Refusal::Refused { .. })
    ));
}

#[test]
fn nobody_can_fill_the_talk_of_others() {
    let mut table = hotseat(1);
    let (ann, ben, watcher) = (person(&["reds"]), person(&["british"]), person(&[]));
    table.handle(&ann, say("Hello"));
    table.handle(&watcher, say("I watch"));
    for number in 0..3_000 {
        assert!(matches!(table.handle(&ben, say(&format!("ben {number}"))), Reply::Done));
    }
    for number in 0..3_000 {
        assert!(matches!(table.handle(&watcher, say(&format!("watcher {number}"))), Reply::Done));
    }
    table.handle(&ann, say("Still here"));
    let kept = heard(&table, &watcher);
    let count = |who: &str| kept.iter().filter(|text| text.starts_with(who)).count();
    assert!((500..=1_000).contains(&count("ben")) && (100..=200).contains(&count("watcher")), "{}", kept.len());
    assert_eq!(kept[0], "Hello");
    assert_eq!(kept[kept.len() - 1], "Still here");
    assert!(!kept.contains(&"I watch".to_owned()), "their own first words made room");
    assert!(kept.contains(&"ben 2999".to_owned()) && kept.contains(&"watcher 2999".to_owned()));
}

#[test]
fn long_words_leave_room_for_fewer() {
    let mut table = hotseat(1);
    let ann = person(&["reds"]);
    for _ in 0..300 {
        assert!(matches!(table.handle(&ann, say(&"Ж".repeat(2_000))), Reply::Done));
        let bytes: usize = see(&table, &ann).chat.iter().map(|said| said.text.len()).sum();
        assert!(bytes <= 128 * 1024, "{bytes}");
    }
    assert!(reason(table.handle(&ann, say(&"Ж".repeat(2_001)))).contains("2000"));
}

#[test]
fn what_those_who_watch_say_after_the_game_leaves_that_of_the_players_alone() {
    let mut table = hotseat(1);
    let all = everybody(&table);
    table.handle(&all, say("Good luck"));
    play_on(&mut table, &mut Chance::new(1), 5_000);
    assert!(table.outcome().is_some());
    for number in 0..1_100 {
        table.handle(&person(&[]), say(&format!("Well played {number}")));
    }
    assert_eq!(heard(&table, &all)[0], "Good luck");
}

#[test]
fn words_that_are_no_longer_kept_go_from_every_window() {
    let mut table = hotseat(1);
    let (ann, ben) = (person(&["reds"]), person(&["british"]));
    let mut window = Watcher::new(ann.clone(), &table);
    let mut chat = window.scene(&table).chat;
    for number in 0..1_700 {
        table.handle(if number % 3 == 0 { &ann } else { &ben }, say(&format!("{number}")));
        let change = window.change(&table).expect("something was said");
        chat.truncate(change.chat_from.unwrap_or(chat.len()));
        chat.extend(change.chat.iter().cloned());
    }
    assert!(chat.len() < 1_700, "some are forgotten");
    assert_eq!(chat, see(&table, &ann).chat);
}

#[test]
fn standing_replies_are_bounded_by_seat_and_by_size() {
    let mut table = hotseat(1);
    let stand = |seat: &str, prompt: String, reply: StandingReply| Ask::Standing {
        seat: seat.into(),
        prompt,
        reply: Some(reply),
    };
    let (ann, ben) = (person(&["reds"]), person(&["british"]));
    for number in 0..100 {
        let ask = stand("british", format!("prompt-{number}"), StandingReply::Computer);
        assert!(matches!(table.handle(&ben, ask), Reply::Done));
    }
    let before = table.notes().clone();
    let one_more = stand("british", "one-more".into(), StandingReply::Computer);
    assert!(reason(table.handle(&ben, one_more)).contains("too many standing replies"));
    for (prompt, reply) in [
        ("p".repeat(1_001), StandingReply::Computer),
        ("p".into(), StandingReply::Order(format!("bid {}", "x".repeat(1_000)))),
    ] {
        assert!(reason(table.handle(&ann, stand("reds", prompt, reply))).contains("1000"));
    }
    assert_eq!(*table.notes(), before, "what is refused changes nothing");
    let known = stand("british", "prompt-7".into(), StandingReply::Order("stand".into()));
    assert!(matches!(table.handle(&ben, known), Reply::Done), "another reply in place of one");
    assert!(matches!(table.handle(&ann, stand("reds", "p".into(), StandingReply::Computer)), Reply::Done));
}
