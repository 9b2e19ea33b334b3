//! X.turn.2, first two steps: what the nations settle as a turn ends. Peace is asked for, the recalled leave, the Czechs pay for
//! where they stand, the redoubt is placed, the Polish option comes nearer.

use engine::{Dice, Events, Interrupt, Message, Seats};
use serde::{Deserialize, Serialize};

use super::allies::{self, Leaving};
use super::{czechs, poland, ukraine};
use crate::data::Data;
use crate::effects::Effect;
use crate::ids::{Counters, EventIx, FactionIx, Spot, Whereabouts};
use crate::level::Why;
use crate::politics::{Cause, JudgedAt};
use crate::procedure::Frame;
use crate::state::State;
use crate::{args, level, politics};

/// How far the end of the turn has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Closing {
    #[default]
    Treaties,
    Withdrawals,
    Redoubt,
    PolishOption,
    Over,
}

/// One step of the end of the turn; whether there was one.
pub(crate) fn at_turn_end(
    data: &Data,
    state: &mut State,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<bool, Interrupt> {
    let next = match state.nations.closing {
        Closing::Treaties => {
            if let Some(frame) = ask(data, state, JudgedAt::EndOfTurn) {
                state.stack.push(frame);
                return Ok(true);
            }
            Closing::Withdrawals
        }
        Closing::Withdrawals => {
            withdrawals(data, state, events);
            if let Some(clause) = czechs::misplaced(data, state).filter(|_| state.nations.czechs.inactive) {
                events.tell(Seats::ALL, || Message::by(clause, "rossyia-czechs-misplaced"));
                level::entry(data, state, data.nations.czechs.misplaced, Why::CzechsMisplaced, events);
            }
            Closing::Redoubt
        }
        Closing::Redoubt => {
            if ukraine::is_due(data, state, false, events) {
                state.stack.push(Frame::Redoubt);
                return Ok(true);
            }
            Closing::PolishOption
        }
        Closing::PolishOption => {
            poland::advance_option(data, state, dice, events)?;
            Closing::Over
        }
        Closing::Over => return Ok(false),
    };
    state.nations.closing = next;
    Ok(true)
}

/// The frame that asks for war or peace, where somebody may have it now and has not been asked this turn.
pub(crate) fn ask(data: &Data, state: &mut State, at: JudgedAt) -> Option<Frame> {
    let event = on_request(data, state, at)?;
    state.nations.asked.insert(event);
    Some(Frame::Treaty { event })
}

/// An event that a side may bring about now, by asking for peace or declaring war, and has not been asked about this turn
/// (N.romania.9, N.finland.8).
fn on_request(data: &Data, state: &State, at: JudgedAt) -> Option<EventIx> {
    let open = |event: &EventIx| {
        let info = &data.politics.events[event.index()];
        let done = state.events.contains(*event) && !info.repeats;
        let occasion = info.on.iter().any(|occasion| {
            let (Cause::Asked { after, turns, .. } | Cause::Declared { after, turns, .. }) = occasion.cause else {
                return false;
            };
            let since = politics::events::turn_of(data, state, after);
            let open = occasion.at == at && politics::events::is_open(data, state, occasion);
            open && since.is_some_and(|since| state.turn.0 >= since.0 + turns)
        });
        !done && occasion && is_sensible(data, state, *event) && !state.nations.asked.contains(*event)
    };
    data.ids.all::<EventIx>().find(open)
}

/// Whether war or peace would change anything for the country that an event is about.
fn is_sensible(data: &Data, state: &State, event: EventIx) -> bool {
    data.politics.events[event.index()].effect.iter().all(|step| match &step.effect {
        Effect::War { country } => !state.at_war.contains(*country),
        Effect::Peace { country, .. } => state.at_war.contains(*country),
        _ => true,
    })
}

/// The country that an event makes war on or peace with.
pub(crate) fn country(data: &Data, event: EventIx) -> Option<FactionIx> {
    data.politics.events[event.index()].effect.iter().find_map(|step| match &step.effect {
        Effect::War { country } | Effect::Peace { country, .. } => Some(*country),
        _ => None,
    })
}

/// Those who are recalled leave when their time has come, the Czechs as soon as all are there (X.allies.3, N.czechs.21).
fn withdrawals(data: &Data, state: &mut State, events: &mut Events<'_>) {
    for slot in 0..state.nations.leaving.len() {
        let Some(leaving) = state.nations.leaving[slot] else { continue };
        let gone = match leaving.counts {
            true => evacuate(data, state, &leaving, events),
            false if state.turn >= leaving.last => {
                allies::embark(data, state, &leaving, events);
                true
            }
            false => false,
        };
        if gone {
            state.nations.leaving[slot] = None;
            let over = |event: &EventIx| {
                let on = &data.politics.events[event.index()].on;
                on.iter().any(|occasion| occasion.cause == Cause::Withdrawn(leaving.faction))
            };
            if let Some(event) = data.ids.all::<EventIx>().find(over) {
                politics::events::occur(data, state, event, events);
            }
        }
    }
}

/// N.czechs.21 to N.czechs.26; whether they are gone.
fn evacuate(data: &Data, state: &mut State, leaving: &Leaving, events: &mut Events<'_>) -> bool {
    let czechs = &data.nations.czechs;
    let here = leaving.who.filter(|one| state.spot(one).is_some() && state.faction(data, one) == leaving.faction);
    let away = |spot: Spot| data.ids.whereabouts(spot) != Whereabouts::Box(leaving.to);
    let outside = here.filter(|one| state.spot(one).is_some_and(away));
    let last = state.turn >= leaving.last;
    if !outside.is_empty() && !last {
        return false;
    }
    let forced = !outside.is_empty();
    // N.czechs.25: whoever is fetched counts as evacuated, and costs a point himself.
    let counted = if forced { here } else { here.without(outside) };
    let steps = czechs::steps(data, state, counted);
    if forced {
        for unit in outside.iter() {
            level::entry(data, state, czechs.left_behind, Why::LeftBehind(unit), events);
        }
    }
    for _ in steps..czechs.evacuated_steps {
        level::entry(data, state, czechs.missing_step, Why::MissingStep, events);
    }
    let turns = leaving.last.0.saturating_sub(leaving.since.0) + 1;
    let delay = if forced { turns } else { state.turn.0.saturating_sub(leaving.since.0) };
    level::entry_after(data, state, czechs.delay, delay, events);
    go_home(data, state, here, events);
    true
}

fn go_home(data: &Data, state: &mut State, who: Counters, events: &mut Events<'_>) {
    for counter in who.iter() {
        allies::leave(data, state, counter);
        events
            .tell(Seats::ALL, || Message::by("N.czechs.21", "rossyia-goes-home").with("unit", args::counter(counter)));
    }
}
