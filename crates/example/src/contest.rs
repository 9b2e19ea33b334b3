//! 6.0: the contest, a procedure inside an activation.

use engine::{Advance, Arg, Breach, Decision, Dice, Events, Interrupt, Message, Seat, Seats, Side};

use crate::data::{Data, Station, Unit, Way};
use crate::march::{counter, place};
use crate::sequence::{in_hand, show};
use crate::state::{Frame, Group, Sealed, Stage, State, side};
use crate::victory;

/// The contest that is being fought, taken apart.
#[derive(Debug, Clone, Copy)]
struct Contest {
    at: Station,
    from: Station,
    attacker: Seat,
    defender: Option<Seat>,
    round: u8,
    stage: Stage,
}

fn current(state: &State) -> Option<Contest> {
    match state.top() {
        Frame::Contest { at, from, attacker, defender, round, stage } => {
            Some(Contest { at, from, attacker, defender, round, stage })
        }
        _ => None,
    }
}

fn set_stage(state: &mut State, new: Stage) {
    if let Some(Frame::Contest { stage, .. }) = state.stack.top_mut() {
        *stage = new;
    }
}

/// 6.1: the seat that commands the strongest counter among a side's enemies in a station.
pub(crate) fn senior(data: &Data, state: &State, at: Station, attackers: Side) -> Option<Seat> {
    let mut strongest: Option<Unit> = None;
    for unit in state.enemies_at(data, at, attackers).iter() {
        if strongest.is_none_or(|best| state.steps(unit) > state.steps(best)) {
            strongest = Some(unit);
        }
    }
    strongest.and_then(|unit| state.commander(data, unit))
}

pub(crate) fn decision(
    state: &State,
    seat: Seat,
    at: Station,
    stage: Stage,
    [attacker, defender]: [Option<Seat>; 2],
) -> Option<Decision> {
    let ask = |clause, id| Some(Decision::asked(seat, Message::by(clause, id).with("place", place(at))));
    match stage {
        Stage::Challenge if defender == Some(seat) => ask("6.1", "emtsa-ask-stand"),
        Stage::Support if [attacker, defender].contains(&Some(seat)) => {
            let open = state.sealed[usize::from(seat.0)] == Sealed::Open;
            open.then(|| Decision::sealed(seat, Message::by("6.3", "emtsa-ask-support").with("place", place(at))))
        }
        Stage::Losses { loser, steps, .. } if loser == Some(seat) => {
            let prompt = Message::by("6.6", "emtsa-ask-losses").with("steps", Arg::Int(i32::from(steps)));
            Some(Decision::asked(seat, prompt))
        }
        Stage::GiveWay if defender == Some(seat) => ask("6.7", "emtsa-ask-retreat"),
        _ => None,
    }
}

/// 6.1: without defenders the contest is over; Greens that nobody commands stand.
pub(crate) fn challenge(data: &Data, state: &mut State, events: &mut Events<'_>) -> Advance {
    let Some(contest) = current(state) else { return Advance::Waits };
    if state.enemies_at(data, contest.at, side(contest.attacker)).is_empty() {
        state.stack.pop();
        victory::take(data, state, contest.at);
        events.tell(Seats::ALL, || Message::by("6.1", "emtsa-taken").with("place", place(contest.at)));
        return Advance::Ran;
    }
    // The strongest counter may have left: the senior seat is whoever commands the strongest of the rest.
    let senior = senior(data, state, contest.at, side(contest.attacker));
    if senior != contest.defender {
        if let Some(Frame::Contest { defender, .. }) = state.stack.top_mut() {
            *defender = senior;
        }
        return Advance::Ran;
    }
    if senior.is_none() {
        stand(state);
        return Advance::Ran;
    }
    Advance::Waits
}

/// 6.1: only the senior defender, and only before the contest.
pub(crate) fn check_stand(state: &State, seat: Seat) -> Result<(), Breach> {
    match current(state) {
        Some(Contest { stage: Stage::Challenge, defender, .. }) if defender == Some(seat) => Ok(()),
        _ => Err(Breach::of("6.1", "emtsa-no-challenge")),
    }
}

/// 6.1, 6.3: the defenders stand; both seats are asked for support, if they hold cards.
pub(crate) fn stand(state: &mut State) {
    let Some(contest) = current(state) else { return };
    for seat in [Some(contest.attacker), contest.defender].into_iter().flatten() {
        let i = usize::from(seat.0);
        state.sealed[i] = if !state.hands[i].is_empty() { Sealed::Open } else { Sealed::NotAsked };
    }
    set_stage(state, Stage::Support);
}

/// 6.3: whether this support can be sealed.
pub(crate) fn check_support(state: &State, seat: Seat, card: Option<crate::data::Card>) -> Result<(), Breach> {
    let asked = matches!(current(state), Some(Contest { stage: Stage::Support, .. }));
    if !asked || state.sealed[usize::from(seat.0)] != Sealed::Open {
        return Err(Breach::of("6.3", "emtsa-no-support-now"));
    }
    card.map_or(Ok(()), |card| in_hand(state, seat, card))
}

/// 6.4, 6.5: show the support, roll, compare.
pub(crate) fn fight(data: &Data, state: &mut State, dice: &mut Dice, events: &mut Events<'_>) -> Result<(), Interrupt> {
    let Some(contest) = current(state) else { return Ok(()) };
    let attackers = state.friends_at(data, contest.at, side(contest.attacker));
    let defenders = state.enemies_at(data, contest.at, side(contest.attacker));
    let mut sums = [0i32; 2];
    for (sum, (seat, group)) in
        sums.iter_mut().zip([(Some(contest.attacker), attackers), (contest.defender, defenders)])
    {
        let steps: u8 = group.iter().map(|unit| state.steps(unit)).sum();
        let card = seat.map_or(0, |seat| show(data, state, seat, "6.3", events));
        let die = dice.roll(6, "6.4")?;
        *sum = i32::from(steps) + i32::from(card) + i32::from(die);
        events.tell(Seats::ALL, || {
            let role = if group == attackers { "emtsa-attackers" } else { "emtsa-defenders" };
            let message = Message::by("6.4", "emtsa-sum").with("role", Arg::Term(role));
            let message = message.with("steps", Arg::Int(i32::from(steps))).with("card", Arg::Int(i32::from(card)));
            message.with("die", Arg::Die(die)).with("sum", Arg::Int(*sum))
        });
    }
    let margin = sums[0] - sums[1];
    if margin == 0 {
        equal(data, state, contest, attackers, events);
        return Ok(());
    }
    let attackers_lost = margin < 0;
    let (group, loser) = match attackers_lost {
        true => (attackers, Some(contest.attacker)),
        false => (defenders, contest.defender),
    };
    let strength: u8 = group.iter().map(|unit| state.steps(unit)).sum();
    let steps = (margin.unsigned_abs() as u8).min(data.numbers.most_losses).min(strength);
    set_stage(state, Stage::Losses { loser, attackers_lost, steps });
    Ok(())
}

/// 6.5: a second round, or back.
fn equal(data: &Data, state: &mut State, contest: Contest, attackers: Group, events: &mut Events<'_>) {
    if contest.round < data.numbers.rounds {
        events.tell(Seats::ALL, || Message::by("6.5", "emtsa-again"));
        if let Some(Frame::Contest { round, .. }) = state.stack.top_mut() {
            *round += 1;
        }
        stand(state);
        return;
    }
    events.tell(Seats::ALL, || Message::by("6.5", "emtsa-stalemate"));
    go_back(state, contest, attackers);
}

fn go_back(state: &mut State, contest: Contest, attackers: Group) {
    for unit in attackers.iter() {
        state.place[usize::from(unit.0)] = Some(contest.from);
    }
    state.stack.pop();
}

/// The counters that have to bear the losses.
fn losers(data: &Data, state: &State, contest: Contest, attackers_lost: bool) -> Group {
    match attackers_lost {
        true => state.friends_at(data, contest.at, side(contest.attacker)),
        false => state.enemies_at(data, contest.at, side(contest.attacker)),
    }
}

/// 6.6, 6.7: what needs no decision: losses that leave no choice, attackers that go back, defenders without a way.
pub(crate) fn aftermath(data: &Data, state: &mut State, events: &mut Events<'_>) -> Advance {
    let Some(contest) = current(state) else { return Advance::Waits };
    let attackers = state.friends_at(data, contest.at, side(contest.attacker));
    let defenders = state.enemies_at(data, contest.at, side(contest.attacker));
    match contest.stage {
        Stage::Losses { attackers_lost, steps, .. } if steps > 0 => {
            let group = losers(data, state, contest, attackers_lost);
            let strength: u8 = group.iter().map(|unit| state.steps(unit)).sum();
            if steps < strength && group.len() > 1 {
                return Advance::Waits;
            }
            let shares = group.iter().map(|unit| (unit, steps.min(state.steps(unit)))).collect::<Vec<_>>();
            lose(state, &shares, events);
        }
        Stage::Losses { attackers_lost: true, .. } => go_back(state, contest, attackers),
        Stage::Losses { .. } => set_stage(state, Stage::GiveWay),
        Stage::GiveWay if defenders.is_empty() => {
            state.stack.pop();
            victory::take(data, state, contest.at);
            events.tell(Seats::ALL, || Message::by("6.7", "emtsa-taken").with("place", place(contest.at)));
        }
        Stage::GiveWay => {
            let trapped = Group::of(defenders.iter().filter(|unit| ways_out(data, state, *unit).is_empty()));
            if trapped.is_empty() {
                if contest.defender.is_some() {
                    return Advance::Waits;
                }
                // Greens that nobody commands slip away to the first free station.
                let away = |unit: Unit| Some((unit, *ways_out(data, state, unit).first()?));
                let to: Vec<(Unit, Station)> = defenders.iter().filter_map(away).collect();
                retreat(data, state, &to, events);
            }
            for unit in trapped.iter() {
                state.lose(unit, u8::MAX);
                events.tell(Seats::ALL, || Message::by("6.2", "emtsa-trapped").with("unit", counter(unit)));
            }
            // Whoever commands the strongest of those that are left retreats them.
            let senior = senior(data, state, contest.at, side(contest.attacker));
            if let Some(Frame::Contest { defender, .. }) = state.stack.top_mut() {
                *defender = senior;
            }
        }
        _ => return Advance::Waits,
    }
    Advance::Ran
}

/// 6.6: whether the losses are assigned in full, and to the right counters.
pub(crate) fn check_losses(data: &Data, state: &State, seat: Seat, shares: &[(Unit, u8)]) -> Result<(), Breach> {
    let contest = current(state).ok_or(Breach::of("6.6", "emtsa-no-losses-now"))?;
    let Stage::Losses { loser, attackers_lost, steps } = contest.stage else {
        return Err(Breach::of("6.6", "emtsa-no-losses-now"));
    };
    if loser != Some(seat) {
        return Err(Breach::of("6.6", "emtsa-no-losses-now"));
    }
    let group = losers(data, state, contest, attackers_lost);
    let mut seen = Group::default();
    let mut sum = 0u32;
    for (unit, share) in shares {
        if !group.contains(*unit) || seen.contains(*unit) {
            return Err(Breach::of("6.6", "emtsa-not-in-contest").with("unit", counter(*unit)));
        }
        if *share == 0 || *share > state.steps(*unit) {
            return Err(Breach::of("6.6", "emtsa-steps-out-of-range").with("unit", counter(*unit)));
        }
        seen.insert(*unit);
        sum += u32::from(*share);
    }
    if sum != u32::from(steps) {
        let breach = Breach::of("6.6", "emtsa-wrong-sum").with("steps", Arg::Int(i32::from(steps)));
        return Err(breach.with("given", Arg::Int(sum as i32)));
    }
    Ok(())
}

/// 6.6: the losses.
pub(crate) fn lose(state: &mut State, shares: &[(Unit, u8)], events: &mut Events<'_>) {
    for (unit, share) in shares {
        state.lose(*unit, *share);
        events.tell(Seats::ALL, || {
            let message = Message::by("6.6", "emtsa-loses").with("unit", counter(*unit));
            message.with("steps", Arg::Int(i32::from(*share)))
        });
    }
    if let Some(Frame::Contest { stage: Stage::Losses { steps, .. }, .. }) = state.stack.top_mut() {
        *steps = 0;
    }
}

/// 6.2: where a defender can retreat.
pub(crate) fn ways_out(data: &Data, state: &State, unit: Unit) -> Vec<Station> {
    let (Some(contest), Some(here)) = (current(state), state.at(unit)) else {
        return Vec::new();
    };
    let own_side = state.commander(data, unit).map(side);
    let free = |to: Station, stretch: usize| {
        let rails = !data.unit(unit).train || data.stretches[stretch].way == Way::Rail;
        let green = |other: Unit| data.unit(other).faction == crate::state::GREENS;
        let there = state.units_at(to);
        let alone = !there.iter().any(green) && (!green(unit) || there.is_empty());
        let no_enemy = there.iter().all(|other| state.commander(data, other).map(side) == own_side);
        rails && alone && no_enemy && to != contest.from
    };
    let next = data.next_to(here).iter();
    next.filter(|(to, stretch)| free(*to, *stretch)).map(|(to, _)| *to).collect()
}

/// 6.1, 6.2, 6.7: whether a retreat is complete and possible.
pub(crate) fn check_retreat(data: &Data, state: &State, seat: Seat, to: &[(Unit, Station)]) -> Result<(), Breach> {
    let contest = current(state).filter(|contest| contest.defender == Some(seat));
    let contest = contest.filter(|contest| matches!(contest.stage, Stage::Challenge | Stage::GiveWay));
    let contest = contest.ok_or(Breach::of("6.2", "emtsa-no-retreat-now"))?;
    let defenders = state.enemies_at(data, contest.at, side(contest.attacker));
    let mut seen = Group::default();
    for (unit, station) in to {
        if !defenders.contains(*unit) || seen.contains(*unit) {
            return Err(Breach::of("6.2", "emtsa-not-in-contest").with("unit", counter(*unit)));
        }
        if !ways_out(data, state, *unit).contains(station) {
            let breach = Breach::of("6.2", "emtsa-no-retreat-there").with("unit", counter(*unit));
            return Err(breach.with("place", place(*station)));
        }
        seen.insert(*unit);
    }
    // Before the contest a counter without a way out may be given up; it is lost.
    let left = defenders.iter().find(|unit| !seen.contains(*unit) && !ways_out(data, state, *unit).is_empty());
    match left {
        Some(unit) => Err(Breach::of("6.1", "emtsa-left-behind").with("unit", counter(unit))),
        None => Ok(()),
    }
}

/// 6.2: the retreat. Who has no way out is lost.
pub(crate) fn retreat(data: &Data, state: &mut State, to: &[(Unit, Station)], events: &mut Events<'_>) {
    let Some(contest) = current(state) else { return };
    let defenders = state.enemies_at(data, contest.at, side(contest.attacker));
    for unit in defenders.iter() {
        match to.iter().find(|(who, _)| *who == unit) {
            Some((_, station)) => {
                state.place[usize::from(unit.0)] = Some(*station);
                victory::take(data, state, *station);
                events.tell(Seats::ALL, || {
                    Message::by("6.2", "emtsa-retreats").with("unit", counter(unit)).with("place", place(*station))
                });
            }
            None => {
                state.lose(unit, u8::MAX);
                events.tell(Seats::ALL, || Message::by("6.2", "emtsa-trapped").with("unit", counter(unit)));
            }
        }
    }
}

/// Whether a contest that came from outside is one that play could lead to.
pub(crate) fn judge_restored(data: &Data, state: &State) -> Result<(), String> {
    let Some(contest) = current(state) else { return Ok(()) };
    if !(1..=data.numbers.rounds).contains(&contest.round) {
        return Err(format!("a contest has no round {}", contest.round));
    }
    if data.stretch(contest.from, contest.at).is_none() {
        return Err("a contest's attackers come from a station that is not next to it".into());
    }
    if state.friends_at(data, contest.at, side(contest.attacker)).is_empty() {
        return Err("a contest has no attackers".into());
    }
    let attackers = |seat: Option<Seat>| seat.is_some_and(|seat| side(seat) == side(contest.attacker));
    if attackers(contest.defender) {
        return Err("a contest's attacker and defender are on one side".into());
    }
    if let Stage::Losses { loser, attackers_lost, steps } = contest.stage {
        let strength: u8 = losers(data, state, contest, attackers_lost).iter().map(|unit| state.steps(unit)).sum();
        let right_loser = if attackers_lost { Some(contest.attacker) } else { contest.defender };
        if loser != right_loser || steps > data.numbers.most_losses.min(strength) {
            return Err("the losses of a contest do not fit it".into());
        }
    }
    Ok(())
}
