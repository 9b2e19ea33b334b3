//! III.B, III.C: option pools, what comes into them and back, and the draws.

use engine::{Dice, Each, Events, Interrupt, Message, Seats};

use super::{Moment, Returns, events, playing};
use crate::args;
use crate::data::Data;
use crate::effects::{Effect, OptionsIn};
use crate::ids::{BySide, OptionIx, Side};
use crate::procedure::{Frame, PoliticalStep};
use crate::scenarios::Scenario;
use crate::seats;
use crate::state::{Options, State};

/// The options of a side, in the order of the file.
fn of_side(data: &Data, side: Side) -> impl Iterator<Item = OptionIx> + '_ {
    data.ids.all::<OptionIx>().filter(move |option| data.politics.options[option.index()].side == side)
}

/// III.B.3: a side's options as the scenario begins. Those that come with a date or an event wait for it.
pub(crate) fn at_start(data: &Data, scenario: &Scenario, side: Side) -> Options {
    let pool = match side {
        Side::White => &scenario.pools.white,
        Side::Bolshevik => &scenario.pools.bolshevik,
    };
    let by_event = |option: OptionIx| {
        data.politics.steps().map(move |step| match step.effect {
            Effect::AddOption { option: of, count } if of == option => count,
            _ => 0,
        })
    };
    let to_come = |option: OptionIx| match data.politics.options.get(option.index()) {
        Some(info) if scenario.dated_options && info.side == side => {
            info.added.iter().map(|added| added.count).chain(by_event(option)).sum()
        }
        _ => 0,
    };
    Options {
        pool: Each::by(|option: OptionIx| pool.get(&option).copied().unwrap_or(0)),
        to_come: Each::by(to_come),
        ..Options::default()
    }
}

/// The options that a side can have in a scenario: counters from the start, and those that come later or that one becomes.
pub(crate) fn ever(data: &Data, scenario: &Scenario, side: Side) -> Vec<(OptionIx, u8, u8)> {
    let start = at_start(data, scenario, side);
    let has = |option: OptionIx| start.pool[option] + start.to_come[option] > 0;
    let becomes = |option: OptionIx| {
        let one =
            |effect: &Effect| matches!(effect, Effect::Becomes { option: of, other } if *other == option && has(*of));
        u8::from(data.politics.steps().any(|step| one(&step.effect)))
    };
    let counted = |option: OptionIx| (option, start.pool[option], start.to_come[option] + becomes(option));
    of_side(data, side).map(counted).filter(|(_, now, later)| now + later > 0).collect()
}

/// III.B.5, III.B.8 to III.B.10: new options, then what January brings back.
pub(crate) fn renew(data: &Data, state: &mut State, events: &mut Events<'_>) {
    let turn = state.turn;
    for option in data.ids.all::<OptionIx>() {
        let info = &data.politics.options[option.index()];
        for added in info.added.iter().filter(|added| added.turn == turn) {
            bring(data, state, option, added.count, "III.B.5", events);
        }
    }
    if data.calendar.turns[turn.index()].months.contains(&1) {
        Side::ALL.into_iter().for_each(|side| return_in_january(data, state, side, events));
    }
}

/// Counters that are still to come go into the pool (III.B.5).
pub(crate) fn bring(
    data: &Data,
    state: &mut State,
    option: OptionIx,
    count: u8,
    clause: &'static str,
    events: &mut Events<'_>,
) {
    let options = &mut state.options[data.politics.options[option.index()].side];
    let count = count.min(options.to_come[option]);
    options.to_come[option] -= count;
    add(state, data, option, count, clause, events);
}

/// Counters go into the pool of the option's side.
fn add(state: &mut State, data: &Data, option: OptionIx, count: u8, clause: &'static str, events: &mut Events<'_>) {
    if count == 0 {
        return;
    }
    state.options[data.politics.options[option.index()].side].pool[option] += count;
    events.tell(Seats::ALL, || {
        Message::by(clause, "rossyia-option-added").with("option", args::option(option)).with("count", args::int(count))
    });
}

fn return_in_january(data: &Data, state: &mut State, side: Side, events: &mut Events<'_>) {
    let mut shown = false;
    for option in of_side(data, side) {
        let options = &mut state.options[side];
        let (saved, back) = match data.politics.options[option.index()].returns {
            Returns::January => (0, options.played[option]),
            Returns::HalfJanuary => {
                // III.B.10: half of all, rounded up, those saved first; before that they are shown.
                let saved = options.hand[option];
                shown = true;
                if saved > 0 {
                    events.reveal(Seats::ALL, || {
                        Message::by("III.B.10", "rossyia-options-shown")
                            .with("side", args::side(side))
                            .with("option", args::option(option))
                            .with("count", args::int(saved))
                    });
                }
                let half = (saved + options.played[option]).div_ceil(2);
                (saved.min(half), half.saturating_sub(saved))
            }
            Returns::AtOnce | Returns::Never => (0, 0),
        };
        options.hand[option] -= saved;
        if data.politics.options[option.index()].returns == Returns::HalfJanuary {
            options.shown[option] = options.hand[option];
        }
        options.played[option] -= back;
        let info = &data.politics.options[option.index()];
        let clause = match info.returns {
            Returns::HalfJanuary => "III.B.10",
            _ if info.later_as.is_some() => "III.B.9",
            _ => "III.B.8",
        };
        add(state, data, option, saved + back, clause, events);
    }
    // Whatever is still face down is none of those that were shown.
    if shown {
        state.options[side].cleared = state.options[side].face_down();
    }
}

/// Whether the Whites draw one more (III.C.3 to III.C.5).
fn has_extra(data: &Data, state: &State) -> bool {
    let lasts = |cause: &super::ExtraDrawCause| {
        let over = |event: &crate::ids::EventIx| events::has_happened(data, state, *event);
        events::has_happened(data, state, cause.from) && !cause.until.iter().any(over)
    };
    data.politics.white_extra_draw.causes.iter().any(lasts)
}

/// How many options each side draws at the level as it is (III.C.1).
pub(crate) fn numbers(data: &Data, state: &State) -> BySide<u8> {
    let row = data.politics.levels.iter().find(|row| (row.low..=row.high).contains(&state.level));
    let (white, bolshevik) = match (state.scenario(data).options_per_turn, row) {
        (Some(each), _) => (each.white, each.bolshevik),
        (None, Some(row)) => (row.white, row.bolshevik),
        (None, None) => (0, 0),
    };
    let extra = if has_extra(data, state) { data.politics.white_extra_draw.count } else { 0 };
    BySide::by(|side| if side == Side::White { white + extra } else { bolshevik })
}

/// Both numbers are settled as the draws begin; the initiative side draws first (III.C.1).
pub(crate) fn begin_draws(data: &Data, state: &mut State) {
    let numbers = numbers(data, state);
    let first = state.initiative;
    state.stack.pop();
    state.stack.push(Frame::Politics { step: PoliticalStep::Play });
    state.stack.push(Frame::Drawing { side: first.enemy(), left: numbers[first.enemy()] });
    state.stack.push(Frame::Drawing { side: first, left: numbers[first] });
}

/// One counter is drawn (III.C.1, X.options.2): kept, or played at once (III.D.1).
pub(crate) fn draw(
    data: &Data,
    state: &mut State,
    side: Side,
    left: u8,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<(), Interrupt> {
    state.stack.pop();
    let size: u16 = state.options[side].pool.values().iter().map(|count| u16::from(*count)).sum();
    if left > 0 && size == 0 {
        events.tell(Seats::ALL, || {
            Message::by("X.options.2", "rossyia-option-pool-empty").with("side", args::side(side))
        });
    }
    if left == 0 || size == 0 {
        return Ok(());
    }
    let mut index = dice.draw(size, "III.C.1")?;
    let drawn = state.options[side].pool.iter().find_map(|(option, count)| match u16::from(*count) > index {
        true => Some(option),
        false => {
            index -= u16::from(*count);
            None
        }
    });
    let Some(option) = drawn else { return Ok(()) };
    state.stack.push(Frame::Drawing { side, left: left - 1 });
    state.options[side].pool[option] -= 1;
    let kind = playing::kind(data, state, option);
    if kind.info(data).immediate {
        let clause = if kind.info(data).effect.is_empty() { "III.C.2" } else { "III.D.1" };
        events.reveal(Seats::ALL, || told(clause, side, option));
        playing::play_drawn(data, state, side, option, kind, events);
    } else {
        state.options[side].hand[option] += 1;
        let own = seats::of_side(side);
        events.tell(own, || told("III.C.1", side, option));
        let others = seats::of_side(side.enemy());
        events.tell(others, || Message::by("III.D.2", "rossyia-option-drawn-secretly").with("side", args::side(side)));
    }
    Ok(())
}

fn told(clause: &'static str, side: Side, option: OptionIx) -> Message {
    Message::by(clause, "rossyia-option-drawn").with("side", args::side(side)).with("option", args::option(option))
}

/// Whether an option, by what it is played as, could lie face down in a hand.
pub(crate) fn can_be_kept(data: &Data, state: &State, option: OptionIx) -> bool {
    match data.politics.options.get(option.index()) {
        Some(_) => !playing::kind(data, state, option).info(data).immediate,
        None => false,
    }
}

/// Whether an option is one of those that January shows (III.B.10).
pub(crate) fn is_shown_in_january(data: &Data, option: OptionIx) -> bool {
    data.politics.options.get(option.index()).is_some_and(|info| info.returns == Returns::HalfJanuary)
}

/// Options of the enemy that could answer this one (X.options.1).
pub(crate) fn can_be_answered(data: &Data, option: OptionIx) -> bool {
    data.politics.options.iter().any(|info| info.moment == Moment::Reply && info.reply_to.contains(&option))
}

/// All counters of an option, and of those that count as it, leave the game.
pub(crate) fn remove(data: &Data, state: &mut State, option: OptionIx, from: &[OptionsIn], events: &mut Events<'_>) {
    for side in Side::ALL {
        for counter in data.ids.all::<OptionIx>() {
            let counts = counter == option || playing::kind(data, state, counter).option == option;
            if !counts || data.politics.options[counter.index()].side != side {
                continue;
            }
            let options = &mut state.options[side];
            let held = if from.contains(&OptionsIn::Hand) { options.hand[counter] } else { 0 };
            let pooled = if from.contains(&OptionsIn::Pool) { options.pool[counter] } else { 0 };
            options.hand[counter] -= held;
            options.pool[counter] -= pooled;
            options.shown[counter] = options.shown[counter].min(options.hand[counter]);
            options.cleared = options.cleared.min(options.face_down());
            if held > 0 {
                events.reveal(Seats::ALL, || {
                    Message::by("X.options.3", "rossyia-options-shown")
                        .with("side", args::side(side))
                        .with("option", args::option(counter))
                        .with("count", args::int(held))
                });
            }
            if held + pooled > 0 {
                events.tell(Seats::ALL, || {
                    Message::by("X.options.3", "rossyia-option-removed")
                        .with("option", args::option(counter))
                        .with("count", args::int(held + pooled))
                });
            }
        }
    }
}
