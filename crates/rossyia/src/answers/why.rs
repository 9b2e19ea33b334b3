//! Why an order is legal or not, and what it costs.

use engine::question::Step;
use engine::{Answer, Draft, Game, Message, Seat, Spelled, Unfinished};

use crate::combat::losses;
use crate::game::Rossyia;
use crate::ids::{CounterIx, Counters, Side, Spot, Whereabouts};
use crate::movement::{self, Manner};
use crate::order::{Order, Points};
use crate::procedure::Army;
use crate::rules;
use crate::state::State;
use crate::tables::Spent;
use crate::{
    air, args, armt, attrition, command, nations, naval, politics, rail, rebuilding, recreating, rivers, step_price,
    trains,
};

/// Why an order may be given or not: a refusal with its clause, or what it costs step by step.
pub(crate) fn why(game: &Rossyia, state: &State, seat: Seat, draft: &Draft) -> Answer {
    let data = game.data();
    let order = match Order::complete(data, draft) {
        Ok(order) => order,
        Err(Unfinished::Breach(breach)) => return told(game, &breach.0),
        Err(_) => return Answer::default(),
    };
    if let Err(breach) = rules::check(data, state, seat, &order) {
        return told(game, &breach.0);
    }
    let derivation = match &order {
        Order::March(who, path) => march(game, state, *who, path, Manner::Normal),
        Order::Force(who, path) => march(game, state, *who, path, Manner::March),
        Order::Rail(who, path) => match trains::runner(data, *who) {
            Some(train) => run(game, state, train, path),
            None => {
                let points = |unit: CounterIx| {
                    let what = Message::by(rail::priced_by(data, state, unit), "rossyia-why-rail");
                    (what.with("unit", args::counter(unit)), i64::from(rail::points(data, unit)))
                };
                summed(game, who.iter().map(points))
            }
        },
        Order::Sail(who, to) => {
            let mut lines = Vec::new();
            naval::fares(data, state, *who, *to, &mut lines);
            summed(game, lines)
        }
        Order::Command(who) => {
            let mut lines = Vec::new();
            let hq = state.activation.army().hq;
            hq.into_iter().for_each(|hq| command::weigh(data, state, hq, *who, &mut lines));
            summed(game, lines)
        }
        Order::Spend(points) => {
            let army = Army { spent: Some(points.0), ..*state.activation.army() };
            summed(game, allows(points.0, &armt::allowed(data, &army)).into_iter().map(|what| (what, 0)))
        }
        Order::Interdict(unit, at) => {
            let side = state.side(data, *unit).unwrap_or(Side::White);
            summed(game, air::explain(data, state, side, *at).into_iter().map(|what| (what, 0)))
        }
        Order::Intercept(unit) => summed(game, [(air::odds_of_meeting(data, *unit), 0)]),
        Order::Fly(who, to) => {
            let flight = who.first().and_then(|unit| air::flight(data, state, unit, *to));
            summed(game, flight.into_iter().map(|what| (what, 0)))
        }
        Order::Ship(who, to) => summed(game, rivers::explain(data, state, *who, *to).into_iter().map(|what| (what, 0))),
        Order::Play(option) => {
            let card = Spelled { clause: Some("X.options.1".into()), ..data.option_card(*option) };
            vec![Step::new(card, 0, 0)]
        }
        Order::Choose(Points(number)) => {
            summed(game, politics::choices::alternative(data, state, *number).into_iter().map(|what| (what, 0)))
        }
        Order::Check(at) => checks(game, state, *at),
        Order::Rebuild(who, at) => {
            let mut lines = Vec::new();
            recreating::weigh(data, state, *who, *at, &mut lines);
            summed(game, lines)
        }
        Order::Replace(unit, Points(steps)) => {
            let mut lines = Vec::new();
            rebuilding::weigh(data, state, *unit, *steps, &mut lines);
            summed(game, lines)
        }
        Order::Lose(laid) => summed(game, losses::destroyed(data, state, laid).into_iter().map(|what| (what, 0))),
        _ => Vec::new(),
    };
    Answer { derivation, ..Answer::default() }
}

/// Lines with what each adds, and the sum so far.
fn summed(game: &Rossyia, lines: impl IntoIterator<Item = (Message, i64)>) -> Vec<Step> {
    let mut sum = 0;
    let step = |(what, adds): (Message, i64)| {
        sum += adds;
        Step::new(game.spell(&what), adds, sum)
    };
    lines.into_iter().map(step).collect()
}

/// What an army may do with what its HQ spends, line by line (V.I.3 to V.I.13).
fn allows(points: u8, spent: &Spent) -> Vec<Message> {
    let attacks_by = ["V.I.4", "V.I.7", "V.I.9"].get(usize::from(points)).copied().unwrap_or("V.I.12");
    let attacks = match spent.attacks {
        Some(most) => Message::by(attacks_by, "rossyia-allows-attacks").with("most", args::int(most)),
        None => Message::by(attacks_by, "rossyia-allows-any-attacks"),
    };
    let mut lines = vec![attacks.with("modifier", args::int(spent.modifier))];
    if spent.replacements && spent.rail {
        lines.push(Message::by("V.I.5", "rossyia-allows-replacements"));
        let clause = ["V.I.3", "V.I.6", "V.I.8"].get(usize::from(points)).copied().unwrap_or("V.I.10");
        lines.push(Message::by(clause, "rossyia-allows-rail"));
    }
    if spent.march {
        lines.push(Message::by("V.I.11", "rossyia-allows-march"));
    }
    if spent.reserve {
        lines.push(Message::by("V.I.13", "rossyia-allows-reserve"));
    }
    lines
}

/// Who checks attrition in a stack, and what is added to each die (X.attrition.1).
fn checks(game: &Rossyia, state: &State, at: Spot) -> Vec<Step> {
    let data = game.data();
    let (units, isolated, clause) = attrition::checking(data, state, at);
    let (weather, apart) = attrition::modifiers(data, state, at, isolated);
    let by = |clause: &'static str, id: &'static str| Message::by(clause, id);
    let mut lines = vec![
        (by(clause, "rossyia-why-checks").with("units", args::int(units.len() as i32)), 0),
        (by("X.attrition.1", "rossyia-why-check-weather").with("place", args::spot(at)), i64::from(weather)),
    ];
    if isolated {
        lines.push((by("X.attrition.1", "rossyia-why-check-isolated"), i64::from(apart)));
    }
    summed(game, lines)
}

/// What each hex costs a train: points of its own, no Rail points, and nothing for ZOC (VIII.A.7, VIII.A.10).
fn run(game: &Rossyia, state: &State, train: CounterIx, path: &[Spot]) -> Vec<Step> {
    let data = game.data();
    let mut lines = vec![(Message::by("VIII.A.10", "rossyia-why-no-rail-points"), 0)];
    let in_zoc = |at: Spot| match (data.ids.whereabouts(at), state.side(data, train)) {
        (Whereabouts::Hex(hex), Some(side)) => state.in_enemy_zoc(side, hex),
        _ => false,
    };
    if state.spot(train).into_iter().chain(path.iter().copied()).any(in_zoc) {
        lines.push((Message::by("VIII.A.7", "rossyia-why-heedless").with("unit", args::counter(train)), 0));
    }
    for &to in path {
        let (cost, clause) = trains::priced(data, state, to);
        lines.push((Message::by(clause, "rossyia-why-enters").with("place", args::spot(to)), i64::from(cost)));
    }
    summed(game, lines)
}

fn told(game: &Rossyia, message: &Message) -> Answer {
    Answer { derivation: vec![Step::new(game.spell(message), 0, 0)], ..Answer::default() }
}

/// What each step costs the dearest of the stack (X.move.1), or all that it has (VI.D.8, VIII.D.8).
fn march(game: &Rossyia, state: &State, who: Counters, path: &[Spot], manner: Manner) -> Vec<Step> {
    let data = game.data();
    let Some(mut from) = who.first().and_then(|unit| state.spot(unit)) else { return Vec::new() };
    let mut lines = Vec::new();
    if let Some(unit) = who.iter().find(|unit| nations::greens::moves_half(data, state, *unit)) {
        lines.push((Message::by("N.greens.12", "rossyia-why-half").with("unit", args::counter(unit)), 0));
    }
    if matches!(movement::pay(data, state, who, from, path, manner), Ok(None)) {
        // One hex, or one box, whatever it costs.
        let boxes = path.iter().chain([&from]).all(|spot| matches!(data.ids.whereabouts(*spot), Whereabouts::Box(_)));
        let clause = if boxes { "VIII.D.8" } else { "VI.D.8" };
        let all = i64::from(movement::left(data, state, who, manner));
        lines.push((Message::by(clause, "rossyia-why-takes-all"), all));
        return summed(game, lines);
    }
    for &to in path {
        let (_, dearest) = step_price::dearest(data, state, who, from, to);
        step_price::priced(data, state, dearest, from, to, &mut lines);
        from = to;
    }
    summed(game, lines)
}
