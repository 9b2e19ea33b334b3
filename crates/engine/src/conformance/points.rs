//! What is checked at each decision, and of each order.

use std::collections::BTreeSet;

use super::{Report, check_clause, mutate, reopen, spelled};
use crate::chance::Chance;
use crate::decision::Urgency;
use crate::dice::{Dice, Seed};
use crate::draft::Draft;
use crate::event::{Event, Events};
use crate::execute::{awaited, carry_out, execute, judge};
use crate::game::{Interrupt, Unfinished};
use crate::journal::{Journal, noticed};
use crate::notation;
use crate::seat::{Eyes, Faction, Seat};
use crate::shown::Shown;

/// Everything that must hold between two orders.
pub(super) fn check_decision_point<G: Shown>(
    journal: &Journal<G>,
    chance: &mut Chance,
    thorough: bool,
    report: &mut Report,
) -> Result<(), String> {
    let (game, state) = (journal.game(), journal.state());
    game.invariants(state)?;
    if awaited(game, state).next().is_none() {
        return Err("the game is not over, but nobody is asked".into());
    }
    let mut all: Vec<(Seat, Draft)> = Vec::new();
    for seat in game.title().all_seats() {
        let decision = game.decision(state, seat);
        let mut orders = Vec::new();
        game.orders(state, seat, &mut orders);
        let who = game.title().seat_id(seat);
        let has_to = decision.as_ref().is_some_and(|decision| decision.urgency != Urgency::May);
        if has_to != game.awaits(state).contains(seat) {
            return Err(format!("{who} is waited for without a decision, or has one and is not waited for"));
        }
        match &decision {
            None if !orders.is_empty() => return Err(format!("{who} has orders but no decision")),
            Some(_) if orders.is_empty() => return Err(format!("{who} has a decision but no orders")),
            Some(decision) if decision.seat != seat => return Err(format!("{who} is told of another seat's decision")),
            Some(decision) => check_clause(game, &decision.prompt)?,
            None => {}
        }
        for order in &orders {
            check_listed(game, state, seat, order)?;
            if !thorough {
                break;
            }
        }
        if decision.is_some() {
            let sample = game.sample(state, seat, chance).ok_or_else(|| format!("{who} has orders but no sample"))?;
            check_listed(game, state, seat, &sample)?;
        }
        check_outline(game, state, seat, &orders)?;
        all.extend(orders.iter().map(|order| (seat, game.draft(order))));
    }
    check_commanded(game, state)?;
    check_seen(game, state)?;
    if thorough {
        let copy = game.restore(&game.position(state)).map_err(|fault| format!("the position is refused: {fault}"))?;
        if copy != *state {
            return Err(format!("a position does not come back as it was\n{state:?}\n{copy:?}"));
        }
        check_sealed_commute(game, state, chance, report)?;
    }
    check_altered(game, state, &all, chance, report)
}

/// What shows what a seat can do is legal, has every order without fields, and somebody to act who has any order.
fn check_outline<G: Shown>(game: &G, state: &G::State, seat: Seat, orders: &[G::Order]) -> Result<(), String> {
    let mut outline = Vec::new();
    let all = game.outline(state, seat, &mut outline);
    let counters = game.view(state, Eyes::Seat(seat)).counters;
    let is_counter = |name: &str| counters.iter().any(|counter| counter.id == name);
    let [listed, outlined] = [orders, outline.as_slice()].map(|orders| {
        let drafts = orders.iter().map(|order| game.draft(order));
        let acting = |draft: Draft| match draft.fields.is_empty() {
            true => vec![draft.verb],
            false => draft.actors(is_counter).map(str::to_owned).collect(),
        };
        drafts.flat_map(acting).collect::<BTreeSet<String>>()
    });
    if listed != outlined || (all && orders.len() != outline.len()) {
        let missing: Vec<_> = listed.symmetric_difference(&outlined).collect();
        return Err(format!("the outline of {} differs from its orders: {missing:?}", game.title().seat_id(seat)));
    }
    outline.iter().try_for_each(|order| check_listed(game, state, seat, order))
}

/// Where a game says that all see the same, they do.
fn check_seen<G: Shown>(game: &G, state: &G::State) -> Result<(), String> {
    if !game.all_see_the_same() {
        return Ok(());
    }
    let all = game.view(state, Eyes::Public);
    match game.title().all_seats().find(|seat| game.view(state, Eyes::Seat(*seat)) != all) {
        Some(seat) => Err(format!("all are said to see the same, but {} does not", game.title().seat_id(seat))),
        None => Ok(()),
    }
}

/// Whose a counter is: the view and [`Game::controller`] say the same.
fn check_commanded<G: Shown>(game: &G, state: &G::State) -> Result<(), String> {
    let title = game.title();
    for counter in game.view(state, Eyes::Public).counters {
        let faction = title.factions.iter().position(|faction| faction.id == counter.faction);
        let faction = faction.ok_or_else(|| format!("{} is of no faction", counter.id))?;
        let seat = game.controller(state, Faction(faction as u8));
        let side = seat.and_then(|seat| title.seats.get(usize::from(seat.0))).and_then(|seat| seat.side);
        let side = side.map(|side| title.sides[usize::from(side.0)].id.as_str());
        if side != counter.side.as_deref() {
            return Err(format!("{} is shown as {:?}, and commanded by {side:?}", counter.id, counter.side));
        }
    }
    Ok(())
}

/// An order from the list, or a sample: legal, and the same after a trip through its notation.
fn check_listed<G: Shown>(game: &G, state: &G::State, seat: Seat, order: &G::Order) -> Result<(), String> {
    let draft = game.draft(order);
    let verbs = game.title().verbs;
    let text = notation::print(verbs, &draft);
    let who = game.title().seat_id(seat);
    if let Err(breach) = game.check(state, seat, order) {
        return Err(format!("{who}: `{text}` is listed but refused: {}", spelled(game, &breach.0)));
    }
    if game.verb(order).is_none_or(|verb| verb.id != draft.verb) {
        return Err(format!("`{text}` is drafted as {:?} but is of the kind {:?}", draft.verb, game.verb(order)));
    }
    match notation::parse(verbs, &text) {
        Ok(parsed) if parsed == draft => {}
        other => return Err(format!("`{text}` is read as {other:?}, not {draft:?}")),
    }
    match game.complete(state, seat, &draft) {
        Ok(again) if again == *order => Ok(()),
        other => Err(format!("`{text}` is completed to {other:?}, not {order:?}")),
    }
}

/// Altered orders, and orders out of turn: judged as carried out, and nothing changes when they are refused.
fn check_altered<G: Shown>(
    game: &G,
    state: &G::State,
    all: &[(Seat, Draft)],
    chance: &mut Chance,
    report: &mut Report,
) -> Result<(), String> {
    let drafts: Vec<Draft> = all.iter().map(|(_, draft)| draft.clone()).collect();
    let words = mutate::vocabulary(&drafts);
    let seats: Vec<Seat> = game.title().all_seats().collect();
    for _ in 0..4 {
        let (Some((owner, draft)), Some(stranger)) = (chance.pick(all), chance.pick(&seats)) else {
            return Ok(());
        };
        let seat = if chance.one_in(3) { *stranger } else { *owner };
        let altered = mutate::mutate(game.title().verbs, draft, &words, chance);
        let draft = if chance.one_in(4) { draft } else { &altered };
        let text = notation::print(game.title().verbs, draft);
        let who = game.title().seat_id(seat);
        let order = game.complete(state, seat, draft);
        if game.decision(state, seat).is_none() {
            report.out_of_turn += 1;
            if order.is_ok_and(|order| game.check(state, seat, &order).is_ok()) {
                return Err(format!("{who}: `{text}` is accepted out of turn"));
            }
            continue;
        }
        match judge(game, state, seat, draft) {
            Err(Unfinished::Missing(_) | Unfinished::Unknown(..)) => {}
            Err(Unfinished::Breach(breach)) => {
                check_clause(game, &breach.0)?;
                let clause = breach.clause().unwrap_or("plain").to_owned();
                *report.refused.entry(clause).or_default() += 1;
                if let Ok(order) = order {
                    refused_in_single_steps(game, state, seat, &order, &text)?;
                }
            }
            Ok(order) => {
                report.accepted += 1;
                if !all.iter().any(|(other, listed)| *other == seat && listed.verb == draft.verb) {
                    return Err(format!("{who}: `{text}` is accepted, but no such order is listed"));
                }
                let mut after = state.clone();
                let mut dice = Dice::seeded(Seed::from_number(1), 0);
                execute(game, &mut after, seat, &order, &mut dice, &mut Events::unheard())
                    .map_err(|interrupt| format!("{who}: `{text}` is legal but stops: {interrupt:?}"))?;
                check_single_steps(game, state, seat, &order, chance, report)?;
            }
        }
    }
    Ok(())
}

/// An order that is refused as a whole is refused at one of its steps, and the refused step changes nothing.
fn refused_in_single_steps<G: Shown>(
    game: &G,
    state: &G::State,
    seat: Seat,
    order: &G::Order,
    text: &str,
) -> Result<(), String> {
    let mut state = state.clone();
    let mut order = order.clone();
    loop {
        let (first, rest) = match game.split(&state, &order) {
            Some((first, rest)) => (first, Some(rest)),
            None => (order.clone(), None),
        };
        let before = state.clone();
        let mut dice = Dice::seeded(Seed::from_number(1), 0);
        let mut events = Events::unheard();
        match execute(game, &mut state, seat, &first, &mut dice, &mut events) {
            Err(_) if state != before => return Err(format!("`{text}` is refused and yet changes something")),
            Err(_) => return Ok(()),
            // Chance or a secret may close the way or open it: the comparison ends here.
            Ok(_) if dice.count() > 0 || events.revealed() => return Ok(()),
            Ok(_) => match rest {
                Some(rest) => order = rest,
                None => return Err(format!("`{text}` is refused as a whole but goes in single steps")),
            },
        }
    }
}

/// An order and the same order in single steps give the same state.
fn check_single_steps<G: Shown>(
    game: &G,
    state: &G::State,
    seat: Seat,
    order: &G::Order,
    chance: &mut Chance,
    report: &mut Report,
) -> Result<(), String> {
    let Some((first, rest)) = game.split(state, order) else { return Ok(()) };
    let text = notation::print(game.title().verbs, &game.draft(order));
    let seed = Seed::from_number(chance.below(1 << 20) as u64);
    let stops = |interrupt: Interrupt| format!("`{text}` is legal but stops: {interrupt:?}");
    let mut whole = state.clone();
    let mut dice = Dice::seeded(seed, 0);
    let left = execute(game, &mut whole, seat, order, &mut dice, &mut Events::unheard()).map_err(stops)?.rest;
    let mut single = state.clone();
    let mut dice = Dice::seeded(seed, 0);
    execute(game, &mut single, seat, &first, &mut dice, &mut Events::unheard()).map_err(stops)?;
    // The single steps go on to where the whole order paused, or as far as they can.
    let mut todo = Some(rest);
    while let Some(next) = todo.take_if(|next| Some(&*next) != left.as_ref()) {
        let (first, rest) = match game.split(&single, &next) {
            Some((first, rest)) => (first, Some(rest)),
            None => (next, None),
        };
        dice = Dice::seeded(seed, dice.position());
        match execute(game, &mut single, seat, &first, &mut dice, &mut Events::unheard()) {
            Ok(_) => todo = rest,
            Err(_) => break,
        }
    }
    report.split += 1;
    match single == whole {
        true => Ok(()),
        false => Err(format!("`{text}` and its single steps lead to different states\n{whole:?}\n{single:?}")),
    }
}

/// The order that will be given next: carried out on a copy it leaves the original alone, and its steps agree.
pub(super) fn check_order<G: Shown>(
    journal: &Journal<G>,
    seat: Seat,
    order: &G::Order,
    chance: &mut Chance,
    report: &mut Report,
) -> Result<(), String> {
    let (game, state) = (journal.game(), journal.state());
    check_listed(game, state, seat, order)?;
    let original = state.clone();
    let mut copy = state.clone();
    let mut dice = Dice::seeded(Seed::from_number(3), 0);
    carry_out(game, &mut copy, seat, order, &mut dice, &mut Events::unheard())
        .map_err(|interrupt| format!("a legal order stops: {interrupt:?}"))?;
    if original != *state {
        return Err("carrying out an order on a copy changes the original".into());
    }
    let mut list = Vec::new();
    let mut heard = state.clone();
    let mut dice = Dice::seeded(Seed::from_number(3), 0);
    let _ = carry_out(game, &mut heard, seat, order, &mut dice, &mut Events::heard_by(&mut list));
    if heard != copy {
        return Err("the result depends on whether somebody listens".into());
    }
    list.iter().try_for_each(|event| check_clause(game, &event.message))?;
    check_unnoticed(game, state, &heard, seat, &list, report)?;
    check_single_steps(game, state, seat, order, chance, report)
}

/// Whoever cannot notice an order sees and is asked the same before it and after.
fn check_unnoticed<G: Shown>(
    game: &G,
    before: &G::State,
    after: &G::State,
    seat: Seat,
    heard: &[Event],
    report: &mut Report,
) -> Result<(), String> {
    let noticed = noticed(game, game.decision(before, seat).as_ref(), after, seat, heard);
    let seats = game.title().all_seats().filter(|other| !game.is_referee(*other)).map(Eyes::Seat);
    for eyes in seats.chain([Eyes::Public]).filter(|eyes| !eyes.among(noticed)) {
        report.unnoticed += 1;
        if game.view(before, eyes) != game.view(after, eyes) {
            return Err(format!(
                "a part of a sealed answer tells {eyes:?} nothing, but they see something else after it"
            ));
        }
        let asked = |state: &G::State| -> Vec<_> {
            let others = game.title().all_seats().filter(|other| *other != seat);
            others.map(|other| game.decision(state, other)).collect()
        };
        if asked(before) != asked(after) {
            return Err("others are asked something else after a part of a sealed answer".into());
        }
    }
    Ok(())
}

/// Sealed answers of two seats lead to the same state in either order.
fn check_sealed_commute<G: Shown>(
    game: &G,
    state: &G::State,
    chance: &mut Chance,
    report: &mut Report,
) -> Result<(), String> {
    let sealed = |seat: &Seat| game.decision(state, *seat).is_some_and(|decision| decision.urgency == Urgency::Sealed);
    let seats: Vec<Seat> = game.title().all_seats().filter(sealed).collect();
    let [a, b, ..] = seats.as_slice() else { return Ok(()) };
    let (Some(first), Some(second)) = (game.sample(state, *a, chance), game.sample(state, *b, chance)) else {
        return Ok(());
    };
    let run = |orders: [(Seat, &G::Order); 2]| {
        let mut state = state.clone();
        let mut dice = Dice::seeded(Seed::from_number(5), 0);
        for (seat, order) in orders {
            execute(game, &mut state, seat, order, &mut dice, &mut Events::unheard())
                .map_err(|interrupt| format!("a sealed answer is refused after another: {interrupt:?}"))?;
        }
        Ok::<_, String>(state)
    };
    let one_way = run([(*a, &first), (*b, &second)])?;
    let other_way = run([(*b, &second), (*a, &first)])?;
    report.commuted += 1;
    match one_way == other_way {
        true => Ok(()),
        false => Err("sealed answers do not commute".into()),
    }
}

/// Undo returns the exact state, redo the exact state after; what is binding stays.
pub(super) fn check_undo<G: Shown>(
    journal: &Journal<G>,
    seat: Seat,
    before: &G::State,
    report: &mut Report,
) -> Result<(), String> {
    let game = journal.game();
    let Some(last) = journal.entries().last() else { return Ok(()) };
    let mut copy = journal.clone();
    let undone = copy.undo(seat);
    match (last.binding, undone) {
        (true, Ok(())) => return Err("an order that rolled or revealed was undone".into()),
        (true, Err(_)) => {}
        // Others are asked under seal since.
        (false, Err(breach)) if breach.0.id == "engine-undo-sealed" => {}
        (false, Err(breach)) => return Err(format!("the last order cannot be undone: {}", breach.0.id)),
        (false, Ok(())) => {
            if copy.state() != before {
                return Err("undo does not return the state before".into());
            }
            let others = game.title().all_seats().filter(|other| *other != seat);
            if let Some(other) = { others }.find(|other| copy.redo(*other).is_ok()) {
                return Err(format!("{} gives another's order again", game.title().seat_id(other)));
            }
            copy.redo(seat).map_err(|breach| format!("redo fails: {}", breach.0.id))?;
            if copy.state() != journal.state() || copy.entries() != journal.entries() {
                return Err("redo does not return the state after".into());
            }
            if copy.record() != journal.record() || copy.rest() != journal.rest() {
                return Err("after undo and redo the game is written differently".into());
            }
            report.undone += 1;
        }
    }
    // A sealed answer can be withdrawn although others have answered since.
    let count = journal.entries().len();
    if count >= 2 && last.urgency == Urgency::Sealed && !last.binding {
        let earlier = &journal.entries()[count - 2];
        if earlier.urgency == Urgency::Sealed && !earlier.binding && earlier.seat != seat {
            let mut copy = journal.clone();
            match copy.undo(earlier.seat) {
                // The next answers under seal are being given.
                Err(breach) if breach.0.id == "engine-undo-sealed" => {}
                Err(breach) => return Err(format!("a sealed answer stays: {}", breach.0.id)),
                Ok(()) => {
                    let open = game.decision(copy.state(), earlier.seat);
                    if open.is_none_or(|decision| decision.urgency != Urgency::Sealed) {
                        return Err("a withdrawn answer is not asked again".into());
                    }
                    report.withdrawn += 1;
                }
            }
        }
    }
    // Taking back everything and replaying the rest leads here again.
    let half = count / 2;
    let mut copy = journal.clone();
    copy.takeback(half).map_err(|fault| fault.to_string())?;
    if copy.state() != &journal.state_at(half).map_err(|fault| fault.to_string())? {
        return Err("takeback does not return the state it goes back to".into());
    }
    // Nothing that was played is lost.
    let Some(left) = copy.left_lines().pop() else { return Err("takeback keeps no branch".into()) };
    copy.open_branch(left.branch).map_err(|fault| fault.to_string())?;
    match copy.state() == journal.state() && copy.record() == journal.record() {
        true => Ok(()),
        false => Err("a branch does not open to the game that was left".into()),
    }
}

/// A record opens to the same game, and replays.
pub(super) fn check_record<G: Shown>(journal: &Journal<G>, report: &mut Report) -> Result<(), String> {
    let text = journal.record();
    let opened = reopen(journal, &text)?;
    if opened.state() != journal.state() || opened.entries() != journal.entries() {
        return Err("a record does not open to the same game".into());
    }
    if opened.record() != text {
        return Err("a record is not written the same again".into());
    }
    opened.verify().map_err(|fault| format!("an opened record does not replay: {fault}"))?;
    report.records += 1;
    Ok(())
}
