//! A battle on a real table (8.manual.1): one side enters the result, the other accepts it or sends it back; after three
//! the referee or the model decides (V.14).

use engine::{Advance, Arg, Breach, Chance, Dice, Events, Interrupt, Message, Seat, Seats, Seed};

use super::{contingent, end, role, side_of, site};
use crate::args;
use crate::battle::{self, ByRole, Contingent, List, ROOM, Role, Site};
use crate::data::Data;
use crate::order::{Arrivals, Bridge, Bridges, Count, Label, Labels, Losses, Order, YesNo};
use crate::results::{Entry, MANUAL, Next, Pending, can_fall};
use crate::seats::{self, REFEREE};
use crate::space::Space;
use crate::state::State;

/// How many results are offered to choose from.
const OFFERED: u64 = 3;
/// How often, in so many draws, a result is accepted.
const ACCEPTS_ONE_IN: usize = 2;

/// What both sides brought to the battle that waits for a result.
struct Brought {
    space: Space,
    site: Site,
    sides: ByRole<Contingent>,
    dusk: bool,
}

impl Brought {
    fn of(data: &Data, state: &State) -> Option<Brought> {
        let clash = state.clash.as_ref()?;
        let sides = ByRole::by(|role| contingent(data, state, clash, side_of(clash, role)));
        Some(Brought { space: clash.at, site: site(data, state, clash)?, sides, dusk: state.settings.dusk })
    }

    fn pending(&self) -> Pending<'_> {
        let sides = ByRole::new([&self.sides[Role::Attacker], &self.sides[Role::Defender]]);
        Pending { space: self.space, site: self.site, sides, dusk: self.dusk }
    }

    /// The result that the model would give with the dice of a seed.
    fn imagined(&self, data: &Data, seed: u64) -> Option<Order> {
        let mut dice = Dice::seeded(Seed::from_number(seed), 0);
        let (attacker, defender) = (&self.sides[Role::Attacker], &self.sides[Role::Defender]);
        let outcome = battle::fight(data, self.site, attacker, defender, &mut dice).ok()?;
        Some(order_of(&Entry::of(data, &self.pending(), &outcome)))
    }
}

fn next(data: &Data, state: &State) -> Option<Next> {
    Some(state.talks.as_ref()?.next(data, state.settings.referee))
}

/// What a seat is asked, and whether play waits for its answer.
pub(crate) fn asks(data: &Data, state: &State, seat: Seat) -> Option<(Message, bool)> {
    let clash = state.clash.as_ref()?;
    let ask = |id| Message::by(MANUAL, id);
    let is = |role: Role| seats::seat_of(side_of(clash, role)) == seat;
    match next(data, state)? {
        Next::Enter(role) => is(role).then(|| (ask("riverdon-ask-result"), true)),
        Next::Answer(role) => is(role).then(|| (ask("riverdon-ask-accept"), true)),
        Next::Referee if seat == REFEREE => Some((ask("riverdon-ask-ruling"), true)),
        Next::Referee => {
            let side = seats::side_of(seat)?;
            let left = state.talks.as_ref()?.left[role(clash, side)];
            (!left).then(|| (ask("riverdon-ask-leave-it"), false))
        }
        Next::Model | Next::Agreed => None,
    }
}

/// All that is wrong with what a seat orders about a result, at once (V.1 to V.15).
pub(crate) fn flaws(data: &Data, state: &State, seat: Seat, order: &Order) -> Vec<Message> {
    let not_now = || vec![Message::by(MANUAL, "riverdon-entry-not-now")];
    let (Some(next), Some(talks)) = (next(data, state), &state.talks) else { return not_now() };
    match (next, order) {
        (Next::Answer(_), Order::Accept) => Vec::new(),
        (Next::Answer(_), Order::SendBack) if talks.is_last(data) => Vec::new(),
        (Next::Answer(_), Order::SendBack) => vec![Message::by(MANUAL, "riverdon-entry-own-wanted")],
        (Next::Answer(_), Order::Result { .. }) if talks.is_last(data) => {
            vec![Message::by(MANUAL, "riverdon-entry-no-fourth")]
        }
        (Next::Referee, Order::HandOver) if seat != REFEREE => Vec::new(),
        (Next::Referee, Order::Result { .. }) if seat != REFEREE => not_now(),
        (Next::Enter(_) | Next::Answer(_) | Next::Referee, Order::Result { .. }) => {
            let Some(brought) = Brought::of(data, state) else { return not_now() };
            let (entry, mut flaws) = entry_of(&brought.pending(), order);
            let judged = entry.judge(data, &brought.pending());
            flaws.extend(judged.flaws);
            if !entry.sure {
                flaws.extend(judged.doubts);
            }
            flaws
        }
        _ => not_now(),
    }
}

/// Whether an order about a result is legal; the first of its flaws, if not.
pub(crate) fn check(data: &Data, state: &State, seat: Seat, order: &Order) -> Result<(), Breach> {
    flaws(data, state, seat, order).into_iter().next().map_or(Ok(()), |flaw| Err(Breach(Box::new(flaw))))
}

/// Carries an order about a result out.
pub(crate) fn step(
    data: &Data,
    state: &mut State,
    seat: Seat,
    order: &Order,
    events: &mut Events<'_>,
) -> Result<(), Interrupt> {
    let (Some(brought), Some(clash)) = (Brought::of(data, state), state.clash) else { return Ok(()) };
    let Some(talks) = &mut state.talks else { return Ok(()) };
    let told = |id| Message::by(MANUAL, id).with("space", args::space(clash.at));
    match order {
        Order::Accept => {
            talks.agree();
            events.tell(Seats::ALL, || told("riverdon-result-accepted"));
        }
        Order::SendBack => {
            talks.send_back(data, None)?;
            events.tell(Seats::ALL, || told("riverdon-result-sent-back"));
        }
        Order::HandOver => {
            if let Some(side) = seats::side_of(seat) {
                talks.left[role(&clash, side)] = true;
            }
        }
        order => {
            let (entry, _) = entry_of(&brought.pending(), order);
            match seat {
                REFEREE => {
                    talks.enter(entry);
                    talks.agree();
                }
                _ if talks.entry.is_some() => talks.send_back(data, Some(entry))?,
                _ => talks.enter(entry),
            }
            events.tell(Seats::ALL, || told("riverdon-result-entered"));
        }
    }
    Ok(())
}

/// Some orders about a result: what the model would say, and the answers.
pub(crate) fn candidates(data: &Data, state: &State, seat: Seat, out: &mut Vec<Order>) {
    let Some(next) = next(data, state) else { return };
    match next {
        Next::Answer(_) => out.extend([Order::Accept, Order::SendBack]),
        Next::Referee if seat != REFEREE => return out.push(Order::HandOver),
        _ => {}
    }
    let Some(brought) = Brought::of(data, state) else { return };
    out.extend((0..OFFERED).filter_map(|seed| brought.imagined(data, seed)));
}

/// One order about a result: any that the model could give.
pub(crate) fn sample(data: &Data, state: &State, seat: Seat, chance: &mut Chance) -> Option<Order> {
    let last = state.talks.as_ref()?.is_last(data);
    let answers = matches!(next(data, state)?, Next::Answer(_));
    match next(data, state)? {
        Next::Referee if seat != REFEREE => Some(Order::HandOver),
        _ if answers && chance.one_in(ACCEPTS_ONE_IN) => Some(Order::Accept),
        _ if answers && last => Some(Order::SendBack),
        _ => Brought::of(data, state)?.imagined(data, chance.below(1 << 20) as u64),
    }
}

/// Once both agree the result flows back; where they cannot, and there is no referee, the model fights the battle.
pub(crate) fn advance(
    data: &Data,
    state: &mut State,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<Advance, Interrupt> {
    let (Some(next), Some(talks)) = (next(data, state), state.talks) else { return Ok(Advance::Waits) };
    if !matches!(next, Next::Agreed | Next::Model) {
        return Ok(Advance::Waits);
    }
    let Some(brought) = Brought::of(data, state) else { return Ok(Advance::Waits) };
    let outcome = match talks.outcome(data, &brought.pending()) {
        Some(outcome) => outcome,
        None => {
            let at = brought.space;
            events.tell(Seats::ALL, || Message::by(MANUAL, "riverdon-result-model").with("space", args::space(at)));
            let (attacker, defender) = (&brought.sides[Role::Attacker], &brought.sides[Role::Defender]);
            battle::fight(data, brought.site, attacker, defender, dice)?
        }
    };
    end(data, state, &outcome, dice, events)?;
    Ok(Advance::Ran)
}

/// The entry that an order holds, and what is wrong with its lists.
fn entry_of(pending: &Pending<'_>, order: &Order) -> (Entry, Vec<Message>) {
    let mut entry = Entry { found: None, ..Entry::blank(pending) };
    let mut flaws = Vec::new();
    let Order::Result(
        space,
        turns,
        winner,
        ending,
        flight,
        losses,
        captured,
        reserves,
        killed,
        downed,
        bridges,
        found,
        sure,
    ) = order
    else {
        return (entry, flaws);
    };
    (entry.space, entry.winner, entry.ending, entry.passed) = (*space, *winner, *ending, *flight);
    entry.turns = u8::try_from(turns.0).unwrap_or(u8::MAX);
    entry.found = found.map(|found| found == YesNo::Yes);
    entry.sure = *sure == Some(YesNo::Yes);
    for Bridge(number) in &bridges.0 {
        entry.down |= 1 << number;
    }
    let wrong = |id, label: &Label| {
        let told = Message::by(MANUAL, id).with("side", Arg::Term(label.role.term()));
        told.with("number", Arg::Int(i32::from(label.at) + 1))
    };
    for (label, turn) in &reserves.0 {
        match entry.sides[label.role].arrived.get_mut(usize::from(label.at)) {
            Some(arrived) => *arrived = *turn,
            None => flaws.push(wrong("riverdon-entry-no-group", label)),
        }
    }
    let bit = |label: &Label| 1u8.checked_shl(u32::from(label.at)).unwrap_or(0);
    for label in &killed.0 {
        entry.sides[label.role].killed |= bit(label);
        flaws.extend((bit(label) == 0).then(|| wrong("riverdon-entry-no-leader", label)));
    }
    for label in &downed.0 {
        entry.sides[label.role].shot_down |= bit(label);
        flaws.extend((bit(label) == 0).then(|| wrong("riverdon-entry-no-aircraft", label)));
    }
    list_losses(pending, &mut entry, losses, captured, &wrong, &mut flaws);
    (entry, flaws)
}

/// V.2: every counter that took part is listed once.
fn list_losses(
    pending: &Pending<'_>,
    entry: &mut Entry,
    losses: &Losses,
    captured: &Labels,
    wrong: &impl Fn(&'static str, &Label) -> Message,
    flaws: &mut Vec<Message>,
) {
    let mut listed: ByRole<[bool; ROOM]> = ByRole::new([[false; ROOM]; 2]);
    for (label, stands) in &losses.0 {
        match entry.sides[label.role].lost.get_mut(usize::from(label.at)) {
            None => flaws.push(wrong("riverdon-entry-no-counter", label)),
            Some(_) if listed[label.role][usize::from(label.at)] => flaws.push(wrong("riverdon-entry-twice", label)),
            Some(lost) => {
                *lost = *stands;
                listed[label.role][usize::from(label.at)] = true;
            }
        }
    }
    for label in &captured.0 {
        match entry.sides[label.role].captured.get_mut(usize::from(label.at)) {
            None => flaws.push(wrong("riverdon-entry-no-counter", label)),
            Some(taken) => *taken = true,
        }
    }
    for role in Role::ALL {
        for (at, counter) in pending.sides[role].counters.iter().enumerate() {
            if !listed[role][at] && entry.took_part(pending, role, counter.group) {
                flaws.push(wrong("riverdon-entry-not-listed", &Label::new(role, at)));
            }
        }
    }
}

/// What a result is entered on.
pub(crate) struct Sheet {
    /// What was entered so far: nothing is lost where nothing was said.
    pub(crate) entry: Entry,
    /// What the sides brought, …
    pub(crate) sides: ByRole<Contingent>,
    /// … and who they are.
    pub(crate) whose: ByRole<crate::ids::Side>,
    /// Whether it is an ambush.
    pub(crate) ambush: bool,
    /// The bridges that stand, by their numbers on the card.
    pub(crate) bridges: u8,
}

/// The sheet of the battle that waits for a result: with what an order holds, or the result that was entered last.
pub(crate) fn sheet(data: &Data, state: &State, order: Option<&Order>) -> Option<Sheet> {
    let (brought, clash, talks) = (Brought::of(data, state)?, state.clash.as_ref()?, state.talks.as_ref()?);
    let pending = brought.pending();
    let entry = match order {
        Some(order) if matches!(order, Order::Result { .. }) => entry_of(&pending, order).0,
        _ => talks
            .entry
            .unwrap_or_else(|| Entry { found: brought.site.ambush.then_some(true), ..Entry::blank(&pending) }),
    };
    let crossings = brought.site.field(data).crossings.iter().enumerate();
    let stands = crossings.filter(|(at, kind)| can_fall(**kind) && brought.site.down >> at & 1 == 0);
    let bridges = stands.fold(0, |set, (at, _)| set | 1u8.checked_shl(at as u32).unwrap_or(0));
    let whose = ByRole::by(|role| side_of(clash, role));
    Some(Sheet { entry, whose, ambush: brought.site.ambush, bridges, sides: brought.sides })
}

/// The order that holds an entry.
pub(crate) fn order_of(entry: &Entry) -> Order {
    let all = |of: &dyn Fn(Role) -> Vec<Label>| Labels(Role::ALL.into_iter().flat_map(of).collect());
    let bits = |role: Role, set: u8| {
        (0..8).filter(|at| set >> at & 1 == 1).map(|at| Label::new(role, at)).collect::<Vec<Label>>()
    };
    let lost = |role: Role| {
        let lost = entry.sides[role].lost.iter().enumerate();
        lost.map(move |(at, lost)| (Label::new(role, at), *lost)).collect::<Vec<_>>()
    };
    let taken = |role: Role| {
        let taken: &List<bool, ROOM> = &entry.sides[role].captured;
        taken.iter().enumerate().filter(|(_, taken)| **taken).map(|(at, _)| Label::new(role, at)).collect()
    };
    let arrived = |role: Role| {
        let turns = entry.sides[role].arrived.into_iter().enumerate();
        turns.filter(|(_, turn)| *turn > 0).map(move |(at, turn)| (Label::new(role, at), turn)).collect::<Vec<_>>()
    };
    Order::Result(
        entry.space,
        Count(u16::from(entry.turns)),
        entry.winner,
        entry.ending,
        entry.passed,
        Losses(Role::ALL.into_iter().flat_map(lost).collect()),
        all(&taken),
        Arrivals(Role::ALL.into_iter().flat_map(arrived).collect()),
        all(&|role| bits(role, entry.sides[role].killed)),
        all(&|role| bits(role, entry.sides[role].shot_down)),
        Bridges((0..8).filter(|at| entry.down >> at & 1 == 1).map(Bridge).collect()),
        entry.found.map(YesNo::of),
        entry.sure.then_some(YesNo::Yes),
    )
}
