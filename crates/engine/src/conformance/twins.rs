//! Twins: two states that differ only in what a seat may not know. Everything that reaches the seat must be equal, to
//! the byte, now and when both are played forward, until something is revealed to it.

use super::{Report, mutate, spelled};
use crate::chance::Chance;
use crate::decision::Urgency;
use crate::dice::{Dice, Seed};
use crate::draft::Draft;
use crate::event::{Event, Events};
use crate::execute::{awaited, execute, judge};
use crate::game::{Game, Unfinished};
use crate::journal::Journal;
use crate::notation;
use crate::question::Question;
use crate::seat::{Eyes, Seat, Side};
use crate::shown::Shown;

/// How many orders twins are played forward.
const FORWARD: usize = 12;

pub(super) fn compare<G: Shown>(journal: &Journal<G>, chance: &mut Chance, report: &mut Report) -> Result<(), String> {
    let game = journal.game();
    let seats: Vec<Seat> = game.title().all_seats().filter(|seat| !game.is_referee(*seat)).collect();
    let Some(seat) = chance.pick(&seats).copied() else { return Ok(()) };
    let who = game.title().seat_id(seat);
    let mut state = journal.state().clone();
    let mut twin = game.redeal(&state, seat, chance);
    report.twins += 1;
    report.distinct_twins += u64::from(twin != state);
    for round in 0..FORWARD {
        let seed = chance.below(1 << 30) as u64;
        let (mine, theirs) = (received(game, &state, seat, seed), received(game, &twin, seat, seed));
        if let Some(at) = (0..mine.len().max(theirs.len())).find(|at| mine.get(*at) != theirs.get(*at)) {
            let (mine, theirs) = (mine.get(at), theirs.get(at));
            return Err(format!("{who} can tell twins apart after {round} orders:\n{mine:?}\n{theirs:?}"));
        }
        let waiting: Vec<Seat> = awaited(game, &state).collect();
        if awaited(game, &twin).collect::<Vec<_>>() != waiting {
            return Err(format!("{who} can tell twins apart by who is asked"));
        }
        let may = |seat: &Seat| game.decision(&state, *seat).is_some_and(|decision| decision.urgency == Urgency::May);
        let may: Vec<Seat> = game.title().all_seats().filter(may).collect();
        let pool = if !may.is_empty() && chance.one_in(4) { &may } else { &waiting };
        let Some(active) = chance.pick(pool).copied() else { return Ok(()) };
        let Some((order, other)) = orders_for_both(game, &state, &twin, active, chance) else { return Ok(()) };
        let dice = Seed::from_number(chance.below(1 << 30) as u64);
        let (state_after, heard, pause) = run(game, &state, active, &order, dice)?;
        let (twin_after, heard_by_twin, twin_pause) = run(game, &twin, active, &other, dice)?;
        report.twin_orders += 1;
        let text = || notation::print(game.title().verbs, &game.draft(&order));
        let difference = first_difference(game, seat, &heard, &heard_by_twin);
        if difference.is_none() && order == other && pause != twin_pause {
            return Err(format!("{who} can tell twins apart by where `{}` pauses", text()));
        }
        match difference {
            Some(true) => {
                report.twins_parted += 1;
                return Ok(());
            }
            Some(false) => {
                return Err(format!("{who} can tell twins apart by what happens after `{}`", text()));
            }
            None => (state, twin) = (state_after, twin_after),
        }
    }
    Ok(())
}

/// Everything that reaches a seat between two orders, as text.
fn received<G: Shown>(game: &G, state: &G::State, seat: Seat, seed: u64) -> Vec<String> {
    let mut all = vec![json(&game.view(state, Eyes::Seat(seat))), json(&game.view(state, Eyes::Public))];
    all.push(json(&game.winning(state, Eyes::Seat(seat))));
    all.push(json(&game.marked(state)));
    for other in game.title().all_seats() {
        let decision = game.decision(state, other);
        all.push(format!("{:?}", decision.map(|decision| (decision.urgency, spelled(game, &decision.prompt)))));
    }
    // What a seat's own side knows is worth the same in both.
    let side: Option<Side> = game.title().seats.get(usize::from(seat.0)).and_then(|info| info.side);
    all.push(format!("worth {:?}", side.map(|side| game.worth(state, side))));
    let mut orders = Vec::new();
    game.orders(state, seat, &mut orders);
    let drafts: Vec<Draft> = orders.iter().map(|order| game.draft(order)).collect();
    all.push(json(&drafts));
    all.push(json(&game.offers(state, seat)));
    all.push(json(&game.order_form(state, seat, None)));
    all.extend(game.title().texts.iter().map(|text| json(&game.carried(state, Eyes::Seat(seat), &text.id))));
    let verbs = game.title().verbs;
    let words = mutate::vocabulary(&drafts);
    let mut chance = Chance::new(seed);
    all.extend(game.sample(state, seat, &mut chance).map(|order| json(&game.draft(&order))));
    let mut questions = vec![Question::Threat];
    for _ in 0..3 {
        let Some(draft) = chance.pick(&drafts) else { break };
        let altered = mutate::mutate(verbs, draft, &words, &mut chance);
        let verdict = match judge(game, state, seat, &altered) {
            Ok(order) => json(&game.draft(&order)),
            Err(Unfinished::Missing(field)) => field.to_owned(),
            Err(Unfinished::Unknown(field, name)) => format!("{field} {name}"),
            Err(Unfinished::Breach(breach)) => spelled(game, &breach.0),
        };
        all.push(verdict);
        all.push(json(&game.order_form(state, seat, Some(&altered))));
        questions.push(Question::Why { order: altered });
        questions.push(Question::Odds { order: draft.clone() });
    }
    for counter in game.view(state, Eyes::Seat(seat)).counters {
        questions.push(Question::Trace { who: counter.id.to_string() });
        questions.push(Question::Reach { who: vec![counter.id.into()] });
    }
    for question in questions {
        all.push(match game.answer(state, seat, &question) {
            Ok(answer) => json(&answer),
            Err(breach) => spelled(game, &breach.0),
        });
    }
    all
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

/// How often another order of a kind is looked for.
const TRIES: usize = 20;

/// An order of the active seat in each twin: the same, or under seal any of its kind. That somebody is through with an
/// answer of many parts is seen, so what ends it in one twin ends it in the other.
fn orders_for_both<G: Shown>(
    game: &G,
    state: &G::State,
    twin: &G::State,
    active: Seat,
    chance: &mut Chance,
) -> Option<(G::Order, G::Order)> {
    let order = game.sample(state, active, chance)?;
    let sealed = game.decision(state, active)?.urgency == Urgency::Sealed;
    if game.check(twin, active, &order).is_ok() {
        return Some((order.clone(), order));
    }
    let verb = game.verb(&order)?.id;
    let mut drawn = (0..if sealed { TRIES } else { 0 }).filter_map(|_| game.sample(twin, active, chance));
    let other = drawn.find(|other| game.verb(other).is_some_and(|kind| kind.id == verb))?;
    Some((order, other))
}

/// A state after an order, what was heard, and how it paused: its rest, and how many dice fell.
type Run<G> = (<G as Game>::State, Vec<Event>, (Option<<G as Game>::Order>, usize));

fn run<G: Shown>(game: &G, state: &G::State, seat: Seat, order: &G::Order, seed: Seed) -> Result<Run<G>, String> {
    let mut state = state.clone();
    let mut list = Vec::new();
    let mut dice = Dice::seeded(seed, 0);
    let progress = execute(game, &mut state, seat, order, &mut dice, &mut Events::heard_by(&mut list))
        .map_err(|interrupt| format!("a legal order of a twin stops: {interrupt:?}"))?;
    Ok((state, list, (progress.rest, dice.count())))
}

/// Whether the seat hears the same in both; if not, whether the difference begins with something revealed to it.
fn first_difference<G: Shown>(game: &G, seat: Seat, mine: &[Event], theirs: &[Event]) -> Option<bool> {
    let heard = |events: &[Event]| -> Vec<(bool, String)> {
        let reaches = events.iter().filter(|event| event.to.contains(seat));
        reaches.map(|event| (event.reveals, spelled(game, &event.message))).collect()
    };
    let (mine, theirs) = (heard(mine), heard(theirs));
    let at = (0..mine.len().max(theirs.len())).find(|at| mine.get(*at) != theirs.get(*at))?;
    let reveals = |list: &[(bool, String)]| list.get(at).is_some_and(|(reveals, _)| *reveals);
    Some(reveals(&mine) || reveals(&theirs))
}
