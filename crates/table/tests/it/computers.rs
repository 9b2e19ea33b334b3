//! Computer players and standing replies.

use table::protocol::{Ask, Reply, StandingReply};

use super::*;

#[test]
fn computers_play_a_game_to_its_end() {
    for kind in ["random", "greedy"] {
        let mut table = table(emtsa(), 4, Rolling::Seeded, &[("reds", kind), ("british", kind), ("whites", kind)]);
        let mut orders = 0;
        while table.computer_acts() {
            orders += 1;
            assert!(orders < 5_000, "it does not end");
        }
        assert!(table.outcome().is_some(), "{kind}: it stands still after {orders} orders");
    }
}

#[test]
fn the_computer_answers_a_person_and_then_waits() {
    let mut table = table(emtsa(), 4, Rolling::Seeded, &[("british", "greedy"), ("whites", "random")]);
    let ann = person(&["reds"]);
    let mut chance = Chance::new(4);
    for _ in 0..500 {
        while table.computer_acts() {}
        let scene = see(&table, &ann);
        if scene.now.outcome.is_some() {
            return;
        }
        let mine = scene.now.asked.iter().find(|asked| asked.seat == "reds" && asked.urgency != engine::Urgency::May);
        let orders = &mine.expect("it is their decision").orders;
        let text = chance.pick(orders).expect("there is an order").clone();
        assert!(matches!(table.handle(&ann, order("reds", &text)), Reply::Done));
    }
    panic!("it does not end");
}

#[test]
fn a_standing_reply_answers_its_kind_of_decision_until_it_is_taken_back() {
    let mut table = hotseat(2);
    bid(&mut table);
    let all = everybody(&table);
    let standing = |reply: Option<StandingReply>, seat: &str| Ask::Standing {
        seat: seat.into(),
        prompt: "emtsa-ask-march".into(),
        reply,
    };
    let done = Some(StandingReply::Order("done".into()));
    let nonsense = Some(StandingReply::Order("fly".into()));
    assert!(reason(table.handle(&all, standing(nonsense, "reds"))).contains("fly"));
    for seat in ["reds", "british"] {
        assert!(matches!(table.handle(&all, standing(done.clone(), seat)), Reply::Done));
    }
    table.handle(&all, standing(Some(StandingReply::Computer), "whites"));
    assert_eq!(see(&table, &all).standing.len(), 3);
    assert_eq!(see(&table, &person(&["whites"])).standing.len(), 1, "others' habits are their own");
    let mut orders = 0;
    while table.computer_acts() {
        orders += 1;
    }
    assert!(orders >= 1, "somebody's activation was answered");
    let scene = see(&table, &all);
    assert!(scene.now.asked.iter().all(|asked| asked.prompt.id != "emtsa-ask-march"), "{:?}", scene.now.asked);
    table.handle(&all, standing(None, "reds"));
    assert_eq!(see(&table, &all).standing.len(), 2);
}

#[test]
fn a_reply_for_a_turn_lapses_when_the_turn_is_over() {
    let mut table = hotseat(2);
    let all = everybody(&table);
    let turn =
        |table: &Table| see(table, &all).view.tracks.iter().find(|track| track.id == "turn").map(|track| track.value);
    let now = turn(&table).expect("turns are counted");
    let reply = Some(StandingReply::Turn { order: "done".into(), turn: now });
    table.handle(&all, Ask::Standing { seat: "reds".into(), prompt: "emtsa-ask-march".into(), reply });
    assert_eq!(see(&table, &all).standing.len(), 1);
    let mut chance = Chance::new(7);
    while turn(&table) == Some(now) {
        assert_eq!(see(&table, &all).standing.len(), 1, "it holds while the turn lasts");
        play_on(&mut table, &mut chance, 1);
    }
    assert_eq!(see(&table, &all).standing.len(), 0);
}

/// A game in which a standing reply has just given an order for this seat.
fn answered_by_a_standing_reply() -> (Table, String) {
    let mut table = hotseat(2);
    bid(&mut table);
    let all = everybody(&table);
    let seat = see(&table, &all).now.asked[0].seat.clone();
    let reply = Some(StandingReply::Order("done".into()));
    table.handle(&all, Ask::Standing { seat: seat.clone(), prompt: "emtsa-ask-march".into(), reply });
    assert!(table.computer_acts(), "it is answered");
    (table, seat)
}

#[test]
fn after_an_undo_the_person_is_asked_although_there_is_a_standing_reply() {
    let (mut table, seat) = answered_by_a_standing_reply();
    let all = everybody(&table);
    let orders = see(&table, &all).now.orders;
    assert!(matches!(table.handle(&all, Ask::Undo { seat: seat.clone() }), Reply::Done));
    assert!(!table.computer_acts(), "the same would be ordered again");
    let opened = Table::open(emtsa(), &table.record(), table.notes().clone()).expect("it was written by us");
    table = opened.table;
    assert!(!table.computer_acts(), "not after it was opened again either");
    let scene = see(&table, &all);
    assert_eq!((scene.now.orders, scene.now.asked[0].seat.as_str()), (orders - 1, seat.as_str()));
    assert_eq!(scene.standing.len(), 1, "the standing reply is still there");
}

#[test]
fn once_the_person_has_decided_the_standing_reply_holds_again() {
    let (mut table, seat) = answered_by_a_standing_reply();
    let all = everybody(&table);
    table.handle(&all, Ask::Undo { seat: seat.clone() });
    let march = see(&table, &all).now.asked[0].orders.iter().find(|order| order.starts_with("march")).cloned();
    assert!(matches!(table.handle(&all, order(&seat, &march.expect("somebody can march"))), Reply::Done));
    assert_eq!(table.notes().asked_again, []);
}

#[test]
fn a_standing_reply_that_is_given_anew_holds_at_once() {
    let (mut table, seat) = answered_by_a_standing_reply();
    let all = everybody(&table);
    table.handle(&all, Ask::Undo { seat: seat.clone() });
    let reply = Some(StandingReply::Order("done".into()));
    table.handle(&all, Ask::Standing { seat, prompt: "emtsa-ask-march".into(), reply });
    assert!(table.computer_acts());
}

#[test]
fn an_unknown_computer_or_seat_is_refused() {
    let seats = |id: &str, kind: &str| {
        vec![SeatState { id: id.into(), player: Player::Computer(kind.into()), name: String::new() }]
    };
    let begin = |seats: Vec<SeatState>| {
        let setup = emtsa().title().default_setup();
        let begun = Table::begin(emtsa(), setup, Seed::from_number(1), Rolling::Seeded, seats);
        begun.map(|_| ()).expect_err("it is wrong").to_string()
    };
    assert!(begin(seats("reds", "genius")).contains("there is no player \"genius\""));
    assert!(begin(seats("blues", "random")).contains("there is no seat \"blues\""));
    assert!(begin([seats("reds", "random"), seats("reds", "greedy")].concat()).contains("twice"));
}
