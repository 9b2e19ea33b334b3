//! Answers about battles: where a unit can go, why it can fire or charge and what comes of it, and the odds of the whole,
//! by many battles over what the seat may know (8.resolve.1).

use engine::question::{Chances, Step};
use engine::{Answer, Arg, Breach, Chance, Draft, Game, Message, Question, Seat, SmolStr, Unfinished, judge};

use super::{contingent, played, role, side_of, site};
use crate::args;
use crate::army::{Stands, rating};
use crate::battle::{self, Battle, ByRole, Contingent, Detachment, Forecast, Guess, Leading, Role};
use crate::data::Data;
use crate::forces::{LeaderIx, heading_bit};
use crate::game::RiverDon;
use crate::general::scouting;
use crate::ids::{Side, UnitIx};
use crate::order::Order;
use crate::printed;
use crate::procedure::{Clash, Frame};
use crate::redeal::forget;
use crate::seats::{self, REFEREE};
use crate::state::{Fog, State};

/// How many battles make a forecast, and over how many guesses at the enemy.
const BATTLES: u32 = 120;
const GUESSES: u64 = 12;
/// How many charges are tried.
const CHARGES: u32 = 200;
/// More hits than this are told together.
const HITS: usize = 5;

/// The answer to a question about a battle; none where it is about something else.
pub(crate) fn answer(
    game: &RiverDon,
    state: &State,
    seat: Seat,
    question: &Question,
) -> Option<Result<Answer, Breach>> {
    let clash = state.clash.as_ref()?;
    let side = seats::side_of(seat);
    match (state.top(), question) {
        (Frame::Battle, Question::Reach { who }) => Some(Ok(reach(game, state, side?, who))),
        (Frame::Battle, Question::Why { order }) => Some(Ok(why(game, state, seat, order))),
        (Frame::Battle, Question::Odds { order }) => Some(odds(game, state, seat, order)),
        // A reserve that is called rolls first (5.res.5).
        (Frame::Clash { .. }, Question::Odds { order }) if order.verb == "call" => None,
        (Frame::Clash { .. } | Frame::Result, Question::Odds { .. }) => Some(before(game, state, clash, seat)),
        _ => None,
    }
}

fn step(game: &RiverDon, message: Message, adds: i64, sum: i64) -> Step {
    Step::new(game.spell(&message), adds, sum)
}

/// BM.5: the squares that a unit can go to, with the steps that it has left there.
fn reach(game: &RiverDon, state: &State, side: Side, who: &[String]) -> Answer {
    let mut orders = Vec::new();
    played::orders(game.data(), state, side, &mut orders);
    let field = orders.iter().filter_map(|order| match order {
        Order::March(label, square) | Order::ComeOn(label, square) if *who == [label.name()] => {
            let left = state.battle.as_ref()?.steps_left(game.data(), label.role, usize::from(label.at), *square);
            Some((square.name(), i64::from(left)))
        }
        _ => None,
    });
    Answer { field: field.collect(), ..Answer::default() }
}

/// Why an order is legal or not: a shot line by line.
fn why(game: &RiverDon, state: &State, seat: Seat, draft: &Draft) -> Answer {
    let derivation = match judge(game, state, seat, draft) {
        Ok(order) => match shot_of(game.data(), state, &order) {
            Some(lines) => summed(game, lines),
            None => vec![step(game, Message::plain("riverdon-battle-legal"), 0, 0)],
        },
        Err(Unfinished::Breach(breach)) => vec![step(game, *breach.0, 0, 0)],
        Err(_) => vec![step(game, Message::plain("riverdon-battle-half-built"), 0, 0)],
    };
    Answer { derivation, ..Answer::default() }
}

fn summed(game: &RiverDon, lines: Vec<(Message, i64)>) -> Vec<Step> {
    let mut sum = 0;
    let told = lines.into_iter().map(|(message, adds)| {
        sum += adds;
        step(game, message, adds, sum)
    });
    told.collect()
}

/// The need of a shot, line by line.
fn shot_of(data: &Data, state: &State, order: &Order) -> Option<Vec<(Message, i64)>> {
    let Order::Fire(who, target) = order else { return None };
    let mut lines = Vec::new();
    let battle = state.battle.as_ref()?;
    battle::shot_lines(data, battle, who.role, who.at, target.at, &mut lines)?;
    Some(lines)
}

/// What can come of an order in the battle.
fn odds(game: &RiverDon, state: &State, seat: Seat, draft: &Draft) -> Result<Answer, Breach> {
    let (data, none) = (game.data(), || Breach::plain("riverdon-odds-no-battle"));
    let order = judge(game, state, seat, draft).map_err(|unfinished| match unfinished {
        Unfinished::Breach(breach) => breach,
        _ => Breach::plain("riverdon-battle-half-built"),
    })?;
    let (battle, clash) = state.battle.as_ref().zip(state.clash.as_ref()).ok_or_else(none)?;
    let role = role(clash, seats::side_of(seat).ok_or_else(none)?);
    match order {
        Order::Fire(who, target) => {
            let shot = battle::shot_at(data, battle, role, who.at, target.at).ok_or_else(none)?;
            let derivation = shot_of(data, state, &order).map_or_else(Vec::new, |lines| summed(game, lines));
            let lines: Vec<_> = derivation.iter().map(|step| step.what.id.clone()).collect();
            let marked = printed::marked_shot(data, state, role, who.at, target.at, &lines);
            Ok(Answer { outcomes: hits(game, shot.dice, shot.chance(data)), derivation, marked, ..Answer::default() })
        }
        Order::Charge(who, square) => Ok(charge(game, battle, role, who.at, square)),
        _ if battle.march.on && role == Role::Attacker => Err(none()),
        _ => Ok(answer_of(game, state, clash, &battle::forecast_from(data, battle, role, BATTLES, 0), None)),
    }
}

/// How many of so many dice hit, each with a chance in 216ths.
fn hits(game: &RiverDon, dice: u8, chance: u16) -> Vec<Chances> {
    let (hit, all) = (f64::from(chance) / 216.0, usize::from(dice));
    let mut shares = vec![0.0; all + 1];
    shares[0] = 1.0;
    for rolled in 1..=all {
        for count in (0..=rolled).rev() {
            let before = if count == 0 { 0.0 } else { shares[count - 1] };
            shares[count] = shares[count] * (1.0 - hit) + before * hit;
        }
    }
    let weight = |share: f64| (share * 1000.0).round() as u64;
    let told = |id, count: usize, share| Chances {
        result: game.spell(&Message::by(battle::clause_of(id), id).with("hits", Arg::Int(count as i32))),
        weight: weight(share),
        of: 1000,
        faces: Vec::new(),
    };
    let mut outcomes: Vec<Chances> = (shares.iter().enumerate().take(HITS))
        .map(|(count, share)| told("riverdon-odds-hits", count, *share))
        .collect();
    if shares.len() > HITS {
        outcomes.push(told("riverdon-odds-hits-more", HITS, shares[HITS..].iter().sum()));
    }
    // Roundings go where most is.
    let sum: u64 = outcomes.iter().map(|chances| chances.weight).sum();
    if let Some(most) = outcomes.iter_mut().max_by_key(|chances| chances.weight) {
        most.weight = (most.weight + 1000).saturating_sub(sum);
    }
    outcomes
}

/// What comes of a charge: nerve, fire against it, melee.
fn charge(game: &RiverDon, battle: &Battle, role: Role, at: u8, square: crate::cards::Square) -> Answer {
    let data = game.data();
    let seen = battle.seen_by(role);
    let tried = battle::charge_often(data, &seen, role, at, square, CHARGES);
    let beaten = CHARGES - tried.failed - tried.taken;
    let result = |message: Message, weight: u32| Chances {
        result: game.spell(&message),
        weight: u64::from(weight),
        of: u64::from(CHARGES),
        faces: Vec::new(),
    };
    let told = |id| Message::by(battle::clause_of(id), id);
    let outcomes = vec![
        result(told("riverdon-odds-charge-wins").with("square", args::square(square)), tried.taken),
        result(told("riverdon-odds-charge-fails"), beaten),
        result(told("riverdon-odds-nerve-fails"), tried.failed),
    ];
    let (own, theirs) = battle::expected(data, &seen, role, at, square);
    let morale = seen.sides[role].morale(data, usize::from(at));
    let hundredths = |hits: u32| i64::from(100 * hits / 216);
    let nerve = told("riverdon-odds-nerve").with("morale", args::int(morale));
    let mut lines = Vec::new();
    let dice = battle::charge_lines(data, &seen, role, at, square, &mut lines).map_or(0, |(dice, _)| dice);
    let why: Vec<SmolStr> = lines.iter().map(|(line, _)| line.id.into()).collect();
    let mut derivation = vec![step(game, nerve, 0, 0)];
    derivation.extend(summed(game, lines));
    derivation.extend([
        step(game, Message::by("BM.16", "riverdon-why-dice").with("dice", args::int(dice)), 0, 0),
        step(game, told("riverdon-odds-own-hits"), hundredths(own), hundredths(own)),
        step(game, told("riverdon-odds-their-hits"), -hundredths(theirs), hundredths(own) - hundredths(theirs)),
    ]);
    let marked = printed::marked_charge(data, &seen, role, at, square, &why);
    Answer { outcomes, derivation, marked, ..Answer::default() }
}

/// The odds before a battle: what this side brings against what it may know of the other.
pub(crate) fn before(game: &RiverDon, state: &State, clash: &Clash, seat: Seat) -> Result<Answer, Breach> {
    let (data, none) = (game.data(), || Breach::plain("riverdon-odds-no-battle"));
    let site = site(data, state, clash).ok_or_else(none)?;
    let sighting = |viewer: Side| state.known[viewer].sighted[clash.at];
    let knows = |viewer: Side| {
        seat == REFEREE
            || seats::side_of(seat) != Some(viewer)
            || state.settings.fog == Fog::Open
            || state.talks.is_some()
    };
    let viewer = seats::side_of(seat);
    if viewer.is_none() && seat != REFEREE {
        return Err(none());
    }
    let mut brought: ByRole<Vec<Contingent>> = ByRole::by(|_| Vec::new());
    for owner in Side::ALL {
        let own = viewer.is_none_or(|viewer| viewer == owner) || knows(owner.enemy());
        brought[role(clash, owner)] = match own {
            true => vec![known(data, state, clash, owner, viewer)],
            false => {
                let told = sighting(owner.enemy());
                if told.total == 0 {
                    return Err(none());
                }
                (0..GUESSES).map(|seed| guess(data, state, owner, told.total, told.headings, seed)).collect()
            }
        };
    }
    let guesses = ByRole::by(|role| {
        brought[role].iter().map(|contingent| Guess { contingent, weight: 1 }).collect::<Vec<Guess<'_>>>()
    });
    let sides: ByRole<&[Guess<'_>]> = ByRole::new([&guesses[Role::Attacker], &guesses[Role::Defender]]);
    let forecast = battle::forecast(data, site, sides, BATTLES, 0);
    let report = viewer.filter(|viewer| !knows(*viewer)).map(|viewer| sighting(viewer).total);
    let marked = printed::marked_before(data, state, clash, viewer);
    Ok(Answer { marked, ..answer_of(game, state, clash, &forecast, report) })
}

/// What a side brings, as far as another knows it: orders, missions and ratings that nobody has shown count nothing.
fn known(data: &Data, state: &State, clash: &Clash, owner: Side, viewer: Option<Side>) -> Contingent {
    let mut seen = *state;
    if viewer == Some(owner.enemy()) && state.talks.is_none() {
        forget(&mut seen, owner);
    }
    let mut brings = contingent(data, &seen, clash, owner);
    if viewer == Some(owner.enemy()) {
        let shown = |leading: &Leading| state.leaders[owner][LeaderIx(leading.id)].known;
        brings.commander = brings.commander.filter(|_| brings.leaders.iter().all(shown));
        for leading in brings.leaders.iter_mut().filter(|leading| !shown(leading)) {
            leading.rating = 0;
        }
    }
    brings
}

/// A force that a report could be about: as many counters as it lets there be, of the kinds that it names.
fn guess(data: &Data, state: &State, owner: Side, stated: u8, headings: u8, seed: u64) -> Contingent {
    let mut chance = Chance::new(seed);
    let nation = state.hosts[owner].nation;
    let fits = |total: &u8| {
        let (least, most) = scouting::bounds(*total);
        (least..=most).contains(&stated)
    };
    let totals: Vec<u8> = (1..=stated.saturating_mul(2).max(1)).filter(fits).collect();
    let total = usize::from(chance.pick(&totals).copied().unwrap_or(stated));
    let named =
        |unit: &&UnitIx| data.units[unit.index()].recon.is_some_and(|heading| headings & heading_bit(heading) != 0);
    let allowed: Vec<UnitIx> = data.nations[nation.index()].allowed.iter().filter(named).copied().collect();
    let mut stands = Stands::default();
    let (mut counters, mut paid) = (0, Stands::default());
    while counters < total {
        let Some(&unit) = chance.pick(&allowed) else { break };
        let kind = &data.units[unit.index()];
        // Companies are more common than weapons.
        if kind.max_stands == 1 && chance.one_in(2) {
            continue;
        }
        stands.add(unit, u16::from(kind.max_stands));
        if chance.one_in(2) {
            paid.add(unit, 1);
        }
        counters += 1;
    }
    let mut brings = Contingent::new(data.nations[nation.index()].flight_number);
    brings.join(data, Detachment::default(), &stands, &paid);
    if !chance.one_in(4) {
        let two = 2 + chance.below(6) + chance.below(6);
        brings.leaders.push(Leading { id: 0, rating: rating(data, nation, two as u8), group: 0 });
    }
    brings
}

/// A forecast in words: who wins how often, then what it costs.
fn answer_of(game: &RiverDon, state: &State, clash: &Clash, forecast: &Forecast, report: Option<u8>) -> Answer {
    let by = |id| Message::by("8.model.1", id);
    let named = |id, role: Role| by(id).with("side", args::side(state, side_of(clash, role)));
    let chances = |message: Message, weight: u32| Chances {
        result: game.spell(&message),
        weight: u64::from(weight),
        of: u64::from(forecast.battles),
        faces: Vec::new(),
    };
    let mut outcomes: Vec<Chances> =
        Role::ALL.into_iter().map(|role| chances(named("riverdon-odds-won", role), forecast.won[role])).collect();
    if forecast.unsprung > 0 {
        outcomes.push(chances(by("riverdon-odds-unsprung"), forecast.unsprung));
    }
    let per = |count: u32, of: u32| i64::from(of * count / forecast.battles.max(1));
    let mut lines = Vec::new();
    if let Some(total) = report {
        lines.push((Message::by("9.rec.2", "riverdon-odds-report").with("total", args::int(total)), 0));
    }
    lines.push((Message::by("8.resolve.1", "riverdon-odds-battles"), i64::from(forecast.battles)));
    for role in Role::ALL {
        let flight =
            Message::by("8.flight.1", "riverdon-odds-fled").with("side", args::side(state, side_of(clash, role)));
        lines.push((flight, per(forecast.fled[role], 100)));
        lines.push((named("riverdon-odds-lost", role), per(forecast.stands[role], 10)));
        lines.push((named("riverdon-odds-leader", role), per(forecast.leaders[role], 100)));
    }
    lines.push((Message::by("8.victory.2", "riverdon-odds-dusk"), per(forecast.dusk, 100)));
    lines.push((by("riverdon-odds-turns"), per(forecast.turns, 10)));
    let derivation = lines.into_iter().map(|(message, number)| step(game, message, number, number));
    Answer { outcomes, derivation: derivation.collect(), ..Answer::default() }
}
