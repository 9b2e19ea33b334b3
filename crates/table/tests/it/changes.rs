//! Changes, applied to the last scene, give the scene that there is now; a replay shows what was seen then.

use std::sync::Arc;

use engine::View;
use table::protocol::{Change, Line, Reply};

use super::*;

/// What a page does with a change.
fn apply(scene: &mut Scene, change: &Change) {
    let change = change.clone();
    let view = Arc::make_mut(&mut scene.view);
    view.counters.retain(|counter| !change.gone.contains(&counter.id));
    for counter in change.counters {
        match view.counters.iter_mut().find(|old| old.id == counter.id) {
            Some(old) => *old = counter,
            None => view.counters.push(counter),
        }
    }
    replace(&mut view.stage, change.stage);
    replace(&mut view.phases, change.phases);
    replace(&mut view.turns, change.turns);
    replace(&mut view.board, change.board);
    replace(&mut view.pictures, change.pictures);
    replace(&mut view.ground, change.ground);
    replace(&mut view.grounds, change.grounds);
    replace(&mut view.row, change.row);
    for held in change.holders {
        view.holders.retain(|old| (&old.what, &old.place) != (&held.what, &held.place));
        if !held.by.is_empty() {
            view.holders.push(held);
        }
    }
    replace(&mut view.marks, change.marks);
    replace(&mut view.tracks, change.tracks);
    replace(&mut view.hands, change.hands);
    replace(&mut scene.seats, change.seats);
    replace(&mut scene.standing, change.standing);
    replace(&mut scene.branches, change.branches);
    scene.now = change.now;
    scene.log.truncate(change.log_from.saturating_sub(scene.log_before));
    scene.log.drain(..change.log_before.saturating_sub(scene.log_before).min(scene.log.len()));
    scene.log.extend(change.log);
    scene.log_before = change.log_before;
    scene.chat.truncate(change.chat_from.unwrap_or(scene.chat.len()));
    scene.chat.extend(change.chat);
}

fn replace<T>(old: &mut T, new: Option<T>) {
    if let Some(new) = new {
        *old = new;
    }
}

/// The order of counters in a view means nothing.
fn sorted(mut scene: Scene) -> Scene {
    sort(Arc::make_mut(&mut scene.view));
    scene
}

fn sort(view: &mut View) {
    view.counters.sort_by(|a, b| a.id.cmp(&b.id));
}

/// Everybody who may watch: each seat, all seats in one, and a spectator.
fn audience(table: &Table) -> Vec<(Watcher, Scene)> {
    let seats = table.title().seats.iter().map(|seat| person(&[&seat.id]));
    let people = seats.chain([everybody(table), person(&[])]);
    people
        .map(|person| {
            let mut watcher = Watcher::new(person, table);
            let scene = watcher.scene(table);
            (watcher, scene)
        })
        .collect()
}

/// Do something at random: mostly an order, now and then something else.
fn something(table: &mut Table, chance: &mut Chance) {
    let all = everybody(table);
    let count = see(table, &all).now.orders;
    let seat = table.title().seats[chance.below(table.title().seats.len())].id.clone();
    match chance.below(20) {
        0 => drop(table.handle(&all, Ask::Undo { seat })),
        1 => drop(table.handle(&all, Ask::Say { text: format!("after {count}") })),
        2 => drop(table.handle(&all, Ask::Redo { seat })),
        3 if chance.one_in(4) => drop(table.handle(&all, Ask::Takeback { seat, to: count.saturating_sub(3) })),
        4 => {
            let branches = see(table, &all).branches;
            if let Some(branch) = chance.pick(&branches).map(|branch| branch.id) {
                assert!(matches!(table.handle(&all, Ask::OpenBranch { seat, branch }), Reply::Done));
            }
        }
        _ => play_on(table, chance, 1),
    }
}

fn changes_lead_to_the_scene(mut table: Table, seed: u64, steps: usize) {
    let mut chance = Chance::new(seed);
    let mut audience = audience(&table);
    for step in 0..steps {
        something(&mut table, &mut chance);
        for (watcher, shown) in &mut audience {
            // A slow window gets several changes in one.
            if chance.one_in(5) {
                continue;
            }
            if let Some(change) = watcher.change(&table) {
                apply(shown, &change);
            }
            // What somebody sees is made anew for another version of the table.
            table.call("The same");
            let seat = shown.eyes.clone();
            let mut other = Watcher::new(watcher.person().clone(), &table);
            let Reply::Scene { scene, .. } = other.handle(&mut table, Ask::Look { seat, before: None }) else {
                panic!("their own eyes")
            };
            assert_eq!(sorted(shown.clone()), sorted(Scene::clone(&scene)), "step {step}");
            assert_eq!(watcher.change(&table), None, "nothing has happened since");
        }
        if table.outcome().is_some() {
            return;
        }
    }
}

#[test]
fn changes_of_the_example_lead_to_the_scene() {
    for seed in 1..=6 {
        changes_lead_to_the_scene(hotseat(seed), seed, 200);
    }
}

#[test]
fn changes_of_elope_lead_to_the_scene() {
    changes_lead_to_the_scene(table(elope(), 2, Rolling::Seeded, &[]), 2, 150);
}

#[test]
fn whoever_sees_the_same_shares_it_and_nobody_else_does() {
    let mut table = hotseat(1);
    let mut watchers =
        [&["reds"][..], &["reds"], &["whites"], &[], &[]].map(|seats| Watcher::new(person(seats), &table));
    let scenes = watchers.each_mut().map(|watcher| watcher.look_around(&table));
    let same = |one: usize, other: usize| Arc::ptr_eq(&scenes[one], &scenes[other]);
    assert!(same(0, 1) && same(3, 4));
    assert!(!same(0, 2) && !same(0, 3) && !same(2, 3));
    table.handle(&person(&["reds"]), Ask::Say { text: "Hello".into() });
    let changes = watchers.each_mut().map(|watcher| watcher.change(&table).expect("something was said"));
    assert!(Arc::ptr_eq(&changes[0], &changes[1]) && Arc::ptr_eq(&changes[3], &changes[4]));
    // Who comes later has seen something else, and hears something else.
    let mut late = Watcher::new(person(&[]), &table);
    late.scene(&table);
    table.handle(&person(&["reds"]), Ask::Say { text: "Tea?".into() });
    assert_eq!(late.change(&table).map(|change| change.chat.len()), Some(1));
    table.handle(&person(&["reds"]), Ask::Say { text: "Coffee?".into() });
    assert_eq!(late.change(&table).map(|change| change.chat.len()), Some(1));
    assert_eq!(watchers[3].change(&table).map(|change| change.chat.len()), Some(2));
}

#[test]
fn the_order_that_was_given_is_told_unless_it_was_sealed() {
    let mut table = hotseat(1);
    let (mut reds, mut whites) = (Watcher::new(person(&["reds"]), &table), Watcher::new(person(&["whites"]), &table));
    let scene = reds.scene(&table);
    whites.scene(&table);
    let bid = scene.now.asked[0].orders[0].clone();
    reds.handle(&mut table, order("reds", &bid));
    let given = reds.change(&table).and_then(|change| change.given.clone()).expect("their own order");
    assert_eq!((given.seat.as_str(), given.order), ("reds", bid));
    assert_eq!(whites.change(&table).expect("something happened").given, None);
    let Reply::Scene { scene, .. } = whites.handle(&mut table, Ask::At { order: 1 }) else { panic!("a scene") };
    assert_eq!(scene.given, None, "nor in the replay");
    for seat in ["british", "whites"] {
        let bid =
            see(&table, &person(&[seat])).now.asked.iter().find(|asked| asked.seat == seat).expect("asked").orders[0]
                .clone();
        table.handle(&person(&[seat]), order(seat, &bid));
    }
    whites.change(&table);
    let active = see(&table, &person(&[])).now.asked[0].seat.clone();
    table.handle(&person(&[&active]), order(&active, "done"));
    let given = whites.change(&table).and_then(|change| change.given.clone()).expect("an open order");
    assert_eq!((given.seat, given.order.as_str()), (active, "done"));
}

fn replay_shows_what_was_seen(mut table: Table, seed: u64, orders: usize) {
    let mut chance = Chance::new(seed);
    let seats: Vec<String> = table.title().seats.iter().map(|seat| seat.id.clone()).collect();
    let look = |table: &mut Table, seat: &str, ask: Ask| -> Scene {
        let Reply::Scene { scene, .. } = table.handle(&person(&[seat]), ask) else { panic!("a scene") };
        Scene::clone(&scene)
    };
    let mut seen = Vec::new();
    for at in 0..orders {
        let now: Vec<Scene> = seats.iter().map(|seat| look(&mut table, seat, Ask::At { order: at })).collect();
        seen.push(now);
        play_on(&mut table, &mut chance, 1);
    }
    for (at, then) in seen.iter().enumerate().step_by(7) {
        for (seat, then) in seats.iter().zip(then) {
            let again = look(&mut table, seat, Ask::At { order: at });
            assert_eq!((again.now.orders, &again.view, &again.log), (at, &then.view, &then.log));
            assert_eq!(again.given, then.given, "and which order led there, as far as they might know it");
        }
    }
}

#[test]
fn a_replay_shows_what_was_seen_then() {
    replay_shows_what_was_seen(hotseat(9), 9, 60);
    replay_shows_what_was_seen(table(elope(), 9, Rolling::Seeded, &[]), 9, 60);
}

/// What somebody who comes now is told, made anew.
fn log_of_a_newcomer(table: &Table) -> (usize, Vec<Arc<Line>>) {
    let again = Table::open(table.game(), &table.record(), table.notes().clone()).expect("it was written by us");
    let scene = Watcher::new(person(&[]), &again.table).scene(&again.table);
    (scene.log_before, scene.log)
}

#[test]
fn of_a_long_log_the_last_lines_are_shown_and_changes_lead_from_one_to_the_other() {
    let seats: Vec<String> = elope().title().seats.iter().map(|seat| seat.id.clone()).collect();
    let computers: Vec<(&str, &str)> = seats.iter().map(|seat| (seat.as_str(), "random")).collect();
    let mut table = table(elope(), 3, Rolling::Seeded, &computers);
    let mut watcher = Watcher::new(person(&[]), &table);
    let mut shown = watcher.scene(&table);
    let follow = |table: &Table, watcher: &mut Watcher, shown: &mut Scene| {
        if let Some(change) = watcher.change(table) {
            apply(shown, &change);
        }
        if shown.now.orders.is_multiple_of(10) || shown.now.orders < 10 {
            let fresh = log_of_a_newcomer(table);
            assert_eq!((shown.log_before, &shown.log), (fresh.0, &fresh.1), "after {} orders", shown.now.orders);
        }
    };
    while shown.log_before < 100 {
        assert!(table.computer_acts(), "the game goes on");
        follow(&table, &mut watcher, &mut shown);
    }
    let (whole, first) = (shown.log_before + shown.log.len(), shown.log[0].order);
    assert!(shown.log.len() >= 200 && whole >= 300);
    // Far back, to before all that is shown now.
    table.hand_over(&seats[0], Player::Person).expect("it is a seat");
    let to = first.expect("an order") / 20 * 10;
    assert!(matches!(table.handle(&person(&[&seats[0]]), Ask::Takeback { seat: seats[0].clone(), to }), Reply::Done));
    follow(&table, &mut watcher, &mut shown);
    assert_eq!(shown.now.orders, to);
    // What was shown of the past is what had been told by then.
    let Reply::Scene { scene, .. } = watcher.handle(&mut table, Ask::At { order: to / 2 }) else {
        panic!("a position")
    };
    let told = shown.log_before..shown.log_before + shown.log.len();
    assert!(!told.is_empty() && scene.log.iter().all(|line| line.order.is_none_or(|order| order < to / 2)));
}
