//! Orders, judgements and answers.

use engine::{Question, Refusal, Rolling};
use table::protocol::{Ask, Reply};

use super::*;

#[test]
fn a_hotseat_turn_is_played_from_one_chair() {
    let mut table = hotseat(1);
    bid(&mut table);
    let all = everybody(&table);
    let scene = see(&table, &all);
    let active = &scene.now.asked[0];
    assert_eq!(
        scene.eyes, None,
        "nobody looks through the eyes of a seat that has a hand before the curtain is lifted"
    );
    assert_eq!(active.buttons, ["done"]);
    assert_eq!(active.onward.as_deref(), Some("done"));
    assert!(!active.ready.is_empty(), "counters can march");
    assert!(!active.more && !active.orders.is_empty());
    assert!(matches!(table.handle(&all, order(&active.seat, "done")), Reply::Done));
    assert_eq!(see(&table, &all).now.orders, 4);
}

#[test]
fn a_refusal_names_the_clause_and_changes_nothing() {
    let mut table = hotseat(1);
    let all = everybody(&table);
    let before = see(&table, &all);
    let Reply::Refused(Refusal::Breach { breach }) = table.handle(&all, order("reds", "march 154 bridge")) else {
        panic!("bids come first");
    };
    assert!(breach.clause.is_some() || breach.id.starts_with("engine"), "{breach:?}");
    assert_eq!(see(&table, &all), before);
    bid(&mut table);
    let active = see(&table, &all).now.asked[0].seat.clone();
    let counter = see(&table, &all).now.asked[0].ready[0].clone();
    let reply =
        table.handle(&all, Ask::Judge { seat: active, order: format!("march {counter} obozerskaya>plesetskaya") });
    assert!(matches!(&reply, Reply::Refused(Refusal::Breach { breach }) if breach.clause.is_some()), "{reply:?}");
}

#[test]
fn strangers_and_nonsense_are_refused_plainly() {
    let mut table = hotseat(1);
    let ann = person(&["reds"]);
    let ask = |table: &mut Table, ask: Ask| table.handle(&person(&["reds"]), ask);
    assert_eq!(reason(ask(&mut table, order("greens", "done"))), "There is no seat “greens” in this game.");
    assert!(reason(ask(&mut table, order("whites", "done"))).ends_with("is not your seat."));
    let look = Ask::Look { seat: Some("whites".into()), before: None };
    assert!(reason(ask(&mut table, look)).ends_with("is not your seat."));
    let question = Ask::Question { seat: "whites".into(), question: Question::Threat };
    assert!(reason(table.handle(&ann, question)).ends_with("is not your seat."));
    assert!(reason(ask(&mut table, order("reds", "fly away"))).contains("there is no order \"fly\""));
    assert!(reason(ask(&mut table, Ask::Record)).starts_with("Only whoever keeps the table"));
    assert!(reason(ask(&mut table, Ask::At { order: 1 })).starts_with("There is no order 2"));
    assert!(reason(ask(&mut table, Ask::Say { text: " ".into() })).starts_with("Nothing"));
}

#[test]
fn a_half_built_order_is_told_what_it_lacks() {
    let mut table = hotseat(1);
    let ann = person(&["reds"]);
    let reply = table.handle(&ann, order("reds", "bid"));
    assert!(matches!(&reply, Reply::Refused(Refusal::Missing { field }) if *field == "card"), "{reply:?}");
    assert_eq!(see(&table, &ann).now.orders, 0);
}

#[test]
fn spectators_ask_for_nobody_and_see_what_everybody_sees() {
    let mut table = hotseat(1);
    let guest = person(&[]);
    let scene = see(&table, &guest);
    assert_eq!(scene.eyes, None);
    assert!(scene.now.asked.iter().all(|asked| !asked.more && asked.orders.is_empty() && asked.ready.is_empty()));
    assert!(reason(table.handle(&guest, Ask::Orders { seat: "reds".into(), who: vec![] })).ends_with("your seat."));
}

#[test]
fn an_order_is_explained() {
    let mut table = hotseat(1);
    bid(&mut table);
    let all = everybody(&table);
    let active = see(&table, &all).now.asked[0].clone();
    let march = active.orders.iter().find(|order| order.starts_with("march")).expect("somebody marches").clone();
    let explain = Ask::Explain { seat: active.seat.clone(), order: march };
    let Reply::Explained { breach, why, .. } = table.handle(&all, explain) else { panic!("it can be explained") };
    assert_eq!(breach, None);
    assert!(!why.derivation.is_empty());
    let half = Ask::Explain { seat: active.seat.clone(), order: format!("march {}", active.ready[0]) };
    assert!(matches!(table.handle(&all, half), Reply::Explained { .. } | Reply::Refused(Refusal::Missing { .. })));
    assert!(reason(table.handle(&all, Ask::Explain { seat: active.seat, order: "fly".into() })).contains("fly"));
}

#[test]
fn counters_that_were_picked_up_have_their_orders() {
    let mut table = table(elope(), 3, Rolling::Seeded, &[]);
    let all = everybody(&table);
    let mut chance = Chance::new(3);
    for _ in 0..200 {
        let scene = see(&table, &all);
        let Some(asked) = scene.now.asked.iter().find(|asked| !asked.ready.is_empty()) else {
            play_on(&mut table, &mut chance, 1);
            continue;
        };
        let who = vec![asked.ready[0].clone()];
        let found = asked.ready.iter().any(|counter| {
            let ask = Ask::Orders { seat: asked.seat.clone(), who: vec![counter.clone()] };
            matches!(table.handle(&all, ask), Reply::Orders { orders } if orders.iter().any(|order| order.contains(counter)))
        });
        assert!(found, "{who:?}");
        return;
    }
    panic!("no counter ever had an order");
}

#[test]
fn a_group_that_can_go_somewhere_is_picked_up_before_one_that_can_only_act_where_it_is() {
    let mut table = table(elope(), 3, Rolling::Seeded, &[]);
    let (all, mut chance) = (everybody(&table), Chance::new(3));
    let title = elope().title().clone();
    let leads = |order: &String| title.verb_of(order).is_some_and(|verb| verb.leads_somewhere());
    for _ in 0..2_000 {
        for asked in see(&table, &all).now.asked {
            let mut pick_up =
                |groups: Vec<Vec<String>>| match table.handle(&all, Ask::PickUp { seat: asked.seat.clone(), groups }) {
                    Reply::PickedUp { who, orders, .. } => (who, orders),
                    other => panic!("{other:?}"),
                };
            let alone: Vec<_> = asked.ready.iter().map(|counter| pick_up(vec![vec![counter.clone()]])).collect();
            let stays = alone.iter().find(|(_, orders)| !orders.is_empty() && !orders.iter().any(leads));
            let goes = alone.iter().find(|(_, orders)| orders.iter().any(leads));
            if let (Some((stays, _)), Some((goes, _))) = (stays, goes) {
                assert_eq!(&pick_up(vec![stays.clone(), goes.clone()]).0, goes);
                assert_eq!(&pick_up(vec![vec!["nobody".into()], stays.clone()]).0, stays);
                return;
            }
        }
        play_on(&mut table, &mut chance, 1);
    }
    panic!("nobody was ever able to act only where he stood");
}

#[test]
fn of_the_groups_that_one_picks_up_the_first_that_can_act_is_answered() {
    let mut table = table(elope(), 3, Rolling::Seeded, &[]);
    let all = everybody(&table);
    let mut chance = Chance::new(3);
    let asked = loop {
        let scene = see(&table, &all);
        if let Some(asked) = scene.now.asked.into_iter().find(|asked| asked.ready.len() > 1) {
            break asked;
        }
        play_on(&mut table, &mut chance, 1);
    };
    let mut pick_up =
        |groups: Vec<Vec<String>>| match table.handle(&all, Ask::PickUp { seat: asked.seat.clone(), groups }) {
            Reply::PickedUp { who, orders, reach } => (who, orders, reach.field),
            other => panic!("{other:?}"),
        };
    let nobody = vec!["nobody".to_owned()];
    let able = asked.ready.iter().map(|counter| vec![counter.clone()]);
    let able =
        able.into_iter().find(|who| !pick_up(vec![who.clone()]).2.is_empty()).expect("somebody can go somewhere");
    let (who, orders, field) = pick_up(vec![nobody.clone(), able.clone()]);
    assert_eq!(who, able);
    assert!(!orders.is_empty() && !field.is_empty());
    assert_eq!(pick_up(vec![nobody.clone()]), (nobody, Vec::new(), Vec::new()));
    assert_eq!(pick_up(Vec::new()).1, Vec::<String>::new());
    let reply = table.handle(&all, Ask::PickUp { seat: asked.seat.clone(), groups: vec![able; 17] });
    assert!(reason(reply).contains("at most"));
}

#[test]
fn players_who_roll_their_own_are_asked_for_each_die() {
    let mut table = table(emtsa(), 5, Rolling::Typed, &[]);
    let all = everybody(&table);
    let mut chance = Chance::new(5);
    let mut typed = 0;
    for _ in 0..400 {
        let Some((seat, text)) = random_order(&mut table, &mut chance) else { break };
        let mut rolls = Vec::new();
        loop {
            let reply =
                table.handle(&all, Ask::Order { seat: seat.clone(), order: text.clone(), rolls: rolls.clone() });
            let (sides, clause) = match reply {
                Reply::Done => break,
                Reply::Refused(Refusal::Die { sides, clause, rolls: kept }) => {
                    assert_eq!(kept, rolls);
                    (sides, clause)
                }
                other => panic!("{seat}: {text}: {other:?}"),
            };
            let pending = see(&table, &all).now.pending.expect("an order waits");
            assert_eq!((pending.sides, pending.clause.as_str(), &pending.rolls), (sides.into(), clause, &rolls));
            assert_eq!((pending.seat, pending.order), (seat.clone(), text.clone()));
            let mut wrong = rolls.clone();
            wrong.push(u16::from(sides) + 1);
            let reply = table.handle(&all, Ask::Order { seat: seat.clone(), order: text.clone(), rolls: wrong });
            assert!(reason(reply).contains("cannot show"));
            rolls.push(1 + chance.below(usize::from(sides)) as u16);
            typed += 1;
        }
    }
    assert!(typed > 5, "{typed} dice were typed");
}

#[test]
fn a_person_rolls_for_the_computer() {
    let computers = [("british", "random"), ("whites", "random"), ("reds", "random")];
    let mut table = table(emtsa(), 5, Rolling::Typed, &computers[..2]);
    let ann = person(&["reds"]);
    let mut chance = Chance::new(5);
    for _ in 0..600 {
        while table.computer_acts() {}
        let scene = see(&table, &ann);
        if let Some(pending) = scene.now.pending {
            let mut rolls = pending.rolls;
            rolls.push(1);
            let reply = table.handle(&ann, Ask::Order { seat: pending.seat.clone(), order: String::new(), rolls });
            assert!(matches!(reply, Reply::Done | Reply::Refused(Refusal::Die { .. })), "{reply:?}");
            if pending.seat != "reds" {
                return;
            }
        } else if let Some(asked) = scene.now.asked.iter().find(|asked| asked.more || !asked.orders.is_empty()) {
            let text = chance.pick(&asked.orders).expect("few orders").clone();
            table.handle(&ann, order("reds", &text));
        }
    }
    panic!("the computer never rolled a die");
}
