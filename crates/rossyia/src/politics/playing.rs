//! III.D, X.options: playing options, at once, in their turn or in reply.

use engine::{Breach, Events, Message, Seats};

use super::{Moment, PoliticalOption, Returns, pools};
use crate::cited::Cited;
use crate::data::Data;
use crate::effects::Condition;
use crate::ids::{OptionIx, ProgramIx, Side};
use crate::procedure::Frame;
use crate::state::State;
use crate::{args, conditions};

/// What an option counter is played as: another option from its second occurrence on (III.B.6), or once it has become
/// one; the second play of some is another one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Kind {
    pub(crate) option: OptionIx,
    pub(crate) later: bool,
}

impl Kind {
    pub(crate) fn info(self, data: &Data) -> &PoliticalOption {
        &data.politics.options[self.option.index()]
    }

    fn program(self, data: &Data) -> ProgramIx {
        data.politics.programs.of_option(self.option, self.later)
    }

    /// The first of what it needs that is not there, if any is missing (X.options.4).
    fn lacks<'d>(self, data: &'d Data, state: &State) -> Option<&'d Condition> {
        let info = self.info(data);
        let needs = if self.later { &info.later_condition } else { &info.condition };
        needs.iter().find(|condition| !conditions::holds(data, state, condition))
    }

    /// Whether what it needs is there (X.options.4).
    fn can_take_effect(self, data: &Data, state: &State) -> bool {
        self.lacks(data, state).is_none()
    }

    /// The clause by which it cannot be played without what it needs.
    fn barred_by(self, data: &Data) -> &'static str {
        Cited::or(self.info(data).barred_by, "X.options.4")
    }
}

pub(crate) fn kind(data: &Data, state: &State, option: OptionIx) -> Kind {
    let first = |option| Kind { option, later: false };
    if let Some(other) = state.affairs.counts_as[option] {
        return first(other);
    }
    let info = &data.politics.options[option.index()];
    match (state.affairs.occurrences[option], info.later_as) {
        (0, _) => first(option),
        (_, Some(other)) => first(other),
        (_, None) => Kind { option, later: !info.later_effect.is_empty() },
    }
}

/// Whether a side is in the middle of playing, or is asked for a reply.
pub(crate) fn check(data: &Data, state: &State, side: Side, option: OptionIx) -> Result<(), Breach> {
    let refuse = |clause, id| Err(Breach::of(clause, id).with("option", args::option(option)));
    let listed = data.politics.options.get(option.index()).is_some_and(|info| info.side == side);
    if !listed || state.options[side].hand[option] == 0 {
        return refuse("III.B.4", "rossyia-option-not-held");
    }
    let kind = kind(data, state, option);
    let info = kind.info(data);
    let fits = match state.top() {
        Frame::Playing { .. } => info.moment == Moment::Political,
        Frame::Reply { to, .. } => info.moment == Moment::Reply && info.reply_to.contains(&to),
        Frame::Initiative { .. } => info.moment == Moment::Initiative,
        _ => false,
    };
    if !fits {
        let clause = if info.moment == Moment::Initiative { "II.B.3" } else { "X.options.1" };
        // Where options are played in the Mutual Phase the general clause speaks of all others.
        let clause = if matches!(state.top(), Frame::Initiative { .. }) { "X.options.1" } else { clause };
        return refuse(clause, "rossyia-option-another-moment");
    }
    match kind.lacks(data, state) {
        None => Ok(()),
        Some(lacking) => {
            let why = conditions::unmet(data, state, lacking, kind.barred_by(data));
            Err(Breach(Box::new(why.with("option", args::option(option)))))
        }
    }
}

/// A counter leaves a hand: one that the enemy knows, if there is one.
fn leave_hand(data: &Data, state: &mut State, side: Side, option: OptionIx) {
    let options = &mut state.options[side];
    options.hand[option] -= 1;
    if options.shown[option] > 0 {
        options.shown[option] -= 1;
    } else if !pools::is_shown_in_january(data, option) {
        options.cleared = options.cleared.saturating_sub(1);
    }
    options.cleared = options.cleared.min(options.face_down());
}

/// A played counter is laid aside, or goes back at once (X.options.3, III.B.7).
fn lay_aside(data: &Data, state: &mut State, side: Side, option: OptionIx, events: &mut Events<'_>) {
    let (options, info) = (&mut state.options[side], &data.politics.options[option.index()]);
    match info.returns {
        Returns::AtOnce => {
            options.pool[option] += 1;
            events.tell(Seats::ALL, || {
                let clause = if info.later_effect.is_empty() { "III.B.7" } else { "N.turkey.2" };
                let told = Message::by(clause, "rossyia-option-added").with("option", args::option(option));
                told.with("count", args::int(1))
            });
        }
        Returns::January | Returns::HalfJanuary | Returns::Never => options.played[option] += 1,
    }
}

/// What an option does begins; it has occurred once more.
fn take_effect(data: &Data, state: &mut State, side: Side, option: OptionIx, kind: Kind) {
    state.affairs.occurrences[option] = state.affairs.occurrences[option].saturating_add(1);
    state.stack.push(super::effect(kind.program(data), side));
}

/// An option that was drawn and has to be played at once (III.D.1); without its condition it is laid aside (X.options.4).
pub(crate) fn play_drawn(
    data: &Data,
    state: &mut State,
    side: Side,
    option: OptionIx,
    kind: Kind,
    events: &mut Events<'_>,
) {
    lay_aside(data, state, side, option, events);
    if kind.can_take_effect(data, state) {
        take_effect(data, state, side, option, kind);
        ask_for_reply(data, state, side, kind.option);
    } else {
        events.tell(Seats::ALL, || {
            Message::by(kind.barred_by(data), "rossyia-option-without-effect").with("option", args::option(option))
        });
    }
}

/// An option is played out of the hand.
pub(crate) fn play(data: &Data, state: &mut State, side: Side, option: OptionIx, events: &mut Events<'_>) {
    let kind = kind(data, state, option);
    let replies = matches!(state.top(), Frame::Reply { .. });
    leave_hand(data, state, side, option);
    events.reveal(Seats::ALL, || {
        let played = Message::by("X.options.1", "rossyia-option-played");
        played.with("side", args::side(side)).with("option", args::option(option))
    });
    lay_aside(data, state, side, option, events);
    if replies {
        state.stack.pop();
    }
    take_effect(data, state, side, option, kind);
    ask_for_reply(data, state, side, kind.option);
}

/// X.options.1: whoever holds an option face down is asked, whichever it is.
fn ask_for_reply(data: &Data, state: &mut State, side: Side, option: OptionIx) {
    let enemy = side.enemy();
    if pools::can_be_answered(data, option) && state.options[enemy].holds_face_down() {
        state.stack.push(Frame::Reply { side: enemy, to: option });
    }
}

/// A side that holds options is asked to play them, once (X.options.1).
pub(crate) fn has_options(state: &State, side: Side) -> bool {
    state.options[side].hand.values().iter().any(|count| *count > 0)
}

/// The initiative has been played for: the counter is spent (II.B.3).
pub(crate) fn spend_for_initiative(
    data: &Data,
    state: &mut State,
    side: Side,
    option: OptionIx,
    events: &mut Events<'_>,
) {
    leave_hand(data, state, side, option);
    lay_aside(data, state, side, option, events);
    state.affairs.occurrences[option] = state.affairs.occurrences[option].saturating_add(1);
}
