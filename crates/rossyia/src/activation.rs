//! V.A, V.B.3, II.B.6 to II.B.8, X.activation: who activates next, passing, the last word, coordination.

use engine::{Arg, Breach, Dice, Events, Interrupt, Message, Seats};

use crate::data::Data;
use crate::ids::{FactionIx, HqIx, Side};
use crate::politics::ongoing;
use crate::procedure::{Activation, Frame, Segment};
use crate::state::State;
use crate::{args, nations};

/// Whether nobody has been activated yet this turn (V.A.6).
fn is_first(state: &State) -> bool {
    let activated = state.alternation.activated;
    activated[Side::White] == 0 && activated[Side::Bolshevik] == 0
}

/// V.A.4: whether the Whites may name another HQ at once.
pub(crate) fn in_series(data: &Data, state: &State) -> bool {
    let series = &data.calendar.white_series;
    series.turns.contains(&state.turn)
        && !state.alternation.series_over
        && (1..series.hqs).contains(&state.alternation.activated[Side::White])
}

/// Whether a side names HQs now.
fn naming(state: &State, side: Side) -> Result<(), Breach> {
    match state.top() {
        Frame::Naming { side: named } if named == side => Ok(()),
        Frame::Naming { .. } => Err(Breach::of("V.A.2", "rossyia-the-other-side-activates")),
        _ => Err(Breach::of("IV.0.1", "rossyia-no-hq-is-named-now")),
    }
}

/// Whether a HQ can be named.
pub(crate) fn check_hq(data: &Data, state: &State, side: Side, hq: HqIx) -> Result<(), Breach> {
    let counter = data.counter_of(hq);
    let refuse = |clause: &'static str, id: &'static str| Err(Breach::of(clause, id).with("hq", args::hq(data, hq)));
    if state.side(data, counter) != Some(side) {
        return refuse("V.A.2", "rossyia-hq-of-the-enemy");
    }
    if !data.kinds.commanding.contains(counter) {
        return refuse("X.activation.4", "rossyia-hq-without-army");
    }
    if state.played.contains(counter) {
        return refuse("V.A.3", "rossyia-hq-activated-before");
    }
    match state.spot(counter) {
        Some(_) => Ok(()),
        None => refuse("X.activation.2", "rossyia-hq-not-on-the-board"),
    }
}

/// The highest roll on which two HQs coordinate; none where they never do (V.B.6 to V.B.9).
pub(crate) fn limit(data: &Data, state: &State, a: HqIx, b: HqIx) -> Option<u8> {
    let table = &data.tables.coordination;
    let faction = |hq: HqIx| state.faction(data, data.counter_of(hq));
    let (a, b) = (faction(a), faction(b));
    if table.never.contains(&a) || table.never.contains(&b) {
        return None;
    }
    if let Some(upto) = ongoing::coordination(data, state, a, b) {
        return Some(upto).filter(|upto| *upto > 0);
    }
    if a == b {
        let red = state.is_of(a, Side::Bolshevik);
        return Some(if red { table.bolshevik } else { table.same_faction });
    }
    let is = |one: FactionIx, other: FactionIx, pair: &crate::tables::Pair| {
        pair.a == one && pair.b.is_none_or(|second| second == other)
    };
    let pair = table.pairs.iter().find(|pair| is(a, b, pair) || is(b, a, pair));
    Some(pair.map_or(table.other_factions, |pair| pair.upto))
}

/// The clause of that limit.
fn limited_by(data: &Data, state: &State, a: HqIx, b: HqIx) -> &'static str {
    let [a, b] = [a, b].map(|hq| state.faction(data, data.counter_of(hq)));
    match a == b {
        _ if ongoing::coordination(data, state, a, b).is_some() => "V.B.1",
        true if state.is_of(a, Side::Bolshevik) => "V.B.6",
        true => "V.B.7",
        false => "V.B.8",
    }
}

/// V.A.2, V.B.1
pub(crate) fn check(data: &Data, state: &State, side: Side, hq: HqIx, with: Option<HqIx>) -> Result<(), Breach> {
    naming(state, side)?;
    check_hq(data, state, side, hq)?;
    let Some(second) = with else { return Ok(()) };
    check_hq(data, state, side, second)?;
    if second == hq {
        return Err(Breach::of("V.B.1", "rossyia-two-hqs-are-needed"));
    }
    if state.alternation.attempts[side] >= data.tables.coordination.attempts_per_turn {
        return Err(Breach::of("V.B.4", "rossyia-no-attempt-left"));
    }
    match limit(data, state, hq, second) {
        Some(_) => Ok(()),
        None => Err(Breach::of("V.B.9", "rossyia-never-coordinates").with("hq", args::hq(data, second))),
    }
}

/// What comes of an attempt at acting together (V.B.1).
pub(crate) fn coordination(together: bool) -> Message {
    match together {
        true => Message::by("V.B.1", "rossyia-odds-together"),
        false => Message::by("V.B.2", "rossyia-odds-apart"),
    }
}

/// A HQ begins its activation, with another one if the die allows (V.B.1, V.B.2).
pub(crate) fn begin(
    data: &Data,
    state: &mut State,
    side: Side,
    hq: HqIx,
    with: Option<HqIx>,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<(), Interrupt> {
    let mut second = None;
    if let Some(other) = with
        && let Some(limit) = limit(data, state, hq, other)
    {
        let die = dice.roll(6, "V.B.1")?;
        state.alternation.attempts[side] += 1;
        second = (die <= limit).then_some(other);
        events.tell(Seats::ALL, || {
            Message::by(limited_by(data, state, hq, other), "rossyia-coordination")
                .with("hq", args::hq(data, hq))
                .with("other", args::hq(data, other))
                .with("die", Arg::Die(die))
                .with("limit", args::int(limit))
        });
        events.tell(Seats::ALL, || coordination(second.is_some()));
    }
    // V.A.4: the series ends when the other side has come in.
    if side == Side::Bolshevik && state.alternation.activated[Side::White] > 0 {
        state.alternation.series_over = true;
    }
    second = behave(data, state, [Some(hq), second], dice, events)?;
    state.nations.given = false;
    state.activation = Activation { side: Some(side), ..Activation::default() };
    for (army, named) in [Some(hq), second].into_iter().enumerate() {
        let Some(named) = named else { continue };
        state.activation.armies[army].hq = Some(named);
        state.played.insert(data.counter_of(named));
        state.alternation.activated[side] += 1;
        state.alternation.acted[named] = state.alternation.activated.values().iter().sum();
        let clause = if army == 0 { "V.C.4" } else { "V.B.5" };
        events.tell(Seats::ALL, || Message::by(clause, "rossyia-activated").with("hq", args::hq(data, named)));
    }
    if acts(data, state, hq) {
        state.stack.push(Frame::Army { segment: Segment::Pick });
    } else {
        // N.greens.7, X.makhno.2: his activation is over before it began.
        let next = next(data, state, side);
        state.activation = Activation::default();
        state.stack.pop();
        state.stack.push(next);
    }
    Ok(())
}

/// Whether anybody plays a HQ this turn.
fn acts(data: &Data, state: &State, hq: HqIx) -> bool {
    state.player(data, data.counter_of(hq)).is_some()
}

/// The dice for those whom nobody commands for sure (N.greens.5, X.makhno.2); who acts together with the first. If the die does
/// not leave both to their own side, the first acts alone and the other stays to be activated.
fn behave(
    data: &Data,
    state: &mut State,
    named: [Option<HqIx>; 2],
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<Option<HqIx>, Interrupt> {
    let mut together = true;
    for hq in named.into_iter().flatten() {
        let faction = state.faction(data, data.counter_of(hq));
        nations::greens::behave(data, state, faction, dice, events)?;
        together &= state.player[faction] == state.allegiance[faction];
    }
    Ok(named[1].filter(|_| together))
}

/// V.A.4, V.A.5, V.A.6
pub(crate) fn check_pass(data: &Data, state: &State, side: Side) -> Result<(), Breach> {
    naming(state, side)?;
    let (own, enemy) = (state.waiting(data, side).len(), state.waiting(data, side.enemy()).len());
    if side == Side::White && in_series(data, state) && enemy > 0 {
        return Ok(());
    }
    if is_first(state) {
        return Err(Breach::of("V.A.6", "rossyia-the-first-is-not-passed"));
    }
    match own < enemy {
        true => Ok(()),
        false => Err(Breach::of("V.A.5", "rossyia-too-many-to-pass")
            .with("own", args::int(own as i32))
            .with("enemy", args::int(enemy as i32))),
    }
}

/// V.A.7
pub(crate) fn check_hold(data: &Data, state: &State, side: Side) -> Result<(), Breach> {
    naming(state, side)?;
    let (own, enemy) = (state.waiting(data, side).len(), state.waiting(data, side.enemy()).len());
    match state.initiative == side && own == 1 && enemy > 0 {
        true => Ok(()),
        false => Err(Breach::of("V.A.7", "rossyia-cannot-hold-back")),
    }
}

/// The turn to name passes to the other side.
pub(crate) fn yield_turn(state: &mut State, side: Side) {
    if side == Side::White && state.alternation.activated[Side::White] > 0 {
        state.alternation.series_over = true;
    }
    state.stack.pop();
    state.stack.push(Frame::Naming { side: side.enemy() });
}

/// Who names next when an activation is over (V.A.2 to V.A.4).
pub(crate) fn next(data: &Data, state: &State, side: Side) -> Frame {
    match side == Side::White && in_series(data, state) && !state.waiting(data, side).is_empty() {
        true => Frame::Naming { side },
        false => Frame::Naming { side: side.enemy() },
    }
}
