//! Why an order is legal or not, and what it costs.

use engine::question::Step;
use engine::{Answer, Draft, Game, Message, Seat, Unfinished};

use crate::game::Rossyia;
use crate::ids::{Counters, Spot};
use crate::movement::{self, Manner};
use crate::order::Order;
use crate::rules;
use crate::state::State;
use crate::{args, rail};

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
        Order::Rail(who, _) => {
            let mut sum = 0;
            let lines = who.iter().map(|unit| {
                let points = i64::from(rail::points(data, unit));
                sum += points;
                let what = Message::by("VI.F.2", "rossyia-why-rail").with("unit", args::counter(unit));
                Step::new(game.spell(&what), points, sum)
            });
            lines.collect()
        }
        _ => Vec::new(),
    };
    Answer { derivation, ..Answer::default() }
}

fn told(game: &Rossyia, message: &Message) -> Answer {
    Answer { derivation: vec![Step::new(game.spell(message), 0, 0)], ..Answer::default() }
}

/// What each step costs the dearest of the stack (X.move.1), or all that it has (VI.D.8, VIII.D.8).
fn march(game: &Rossyia, state: &State, who: Counters, path: &[Spot], manner: Manner) -> Vec<Step> {
    let data = game.data();
    let Some(mut from) = who.first().and_then(|unit| state.spot(unit)) else { return Vec::new() };
    let takes_all = matches!(movement::pay(data, state, who, from, path, manner), Ok(None));
    let (mut sum, mut steps) = (0, Vec::new());
    for &to in path {
        let cost = match takes_all {
            true => i64::from(movement::left(data, state, who, manner)) - sum,
            false => i64::from(movement::dearest(data, state, who, from, to).0),
        };
        sum += cost;
        let what = Message::by("VI.D.3", "rossyia-why-enters").with("place", args::spot(to));
        steps.push(Step::new(game.spell(&what), cost, sum));
        from = to;
    }
    steps
}
