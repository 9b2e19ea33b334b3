//! 9.cap, 9.pris: what is captured, and what becomes of prisoners.

use engine::{Events, Message, Seats};

use crate::args;
use crate::army::Stands;
use crate::data::Data;
use crate::forces::{Banks, Force, ForceIx, Place};
use crate::ids::Side;
use crate::space::Space;
use crate::state::State;
use crate::units::{Class, Tag};
use crate::{fog, rivers};

/// What a captor can use: weapons but tanks and trains, and conscripts (9.pris.2, 9.pris.3).
pub(crate) fn usable(data: &Data, stands: &Stands) -> Stands {
    stands.only(|unit| {
        let unit = &data.units[unit.index()];
        unit.is(Tag::Conscript)
            || matches!(
                unit.class,
                Class::Mg
                    | Class::Tchanka
                    | Class::Mortar
                    | Class::Gun
                    | Class::Howitzer
                    | Class::Aa
                    | Class::ArmouredCar
            )
    })
}

/// Stands of a side are gone for good: they count for victory (sc2.victory.1).
pub(crate) fn count_lost(data: &Data, state: &mut State, side: Side, stands: &Stands) {
    let lost = &mut state.hosts[side].lost;
    lost.0 += stands.points(data);
    lost.1 += stands.reckoned(data);
}

/// 9.cap, 9.pris.1: stands of a side are captured; what the captor can use of them.
pub(crate) fn capture(data: &Data, state: &mut State, loser: Side, stands: &Stands, events: &mut Events<'_>) -> Stands {
    count_lost(data, state, loser, stands);
    let price = |class: Class| {
        let class = if class == Class::Aa { Class::Gun } else { class };
        data.results.entry.captured.iter().find(|(of, _)| *of == class).map_or(0, |(_, points)| u16::from(*points))
    };
    for (unit, count) in stands.iter() {
        let class = data.units[unit.index()].class;
        let due = price(class).saturating_mul(count);
        let taken = due.min(state.hosts[loser].resources);
        if taken > 0 {
            state.hosts[loser].resources -= taken;
            let stock = &mut state.hosts[loser.enemy()].resources;
            *stock = stock.saturating_add(taken);
            let reckoned = &mut state.known[loser.enemy()].stock;
            *reckoned = (reckoned.0.saturating_sub(taken), reckoned.1.saturating_sub(taken));
            let reckoned = &mut state.known[loser].stock;
            *reckoned = (reckoned.0.saturating_add(taken), reckoned.1.saturating_add(taken));
        }
        if due > 0 {
            let clause = match class {
                Class::Howitzer => "9.cap.2",
                Class::Train => "9.cap.3",
                _ => "9.cap.1",
            };
            events.reveal(Seats::ALL, || {
                let told = Message::by(clause, "riverdon-resources-captured").with("unit", args::unit(unit));
                told.with("points", args::int(taken))
            });
        }
    }
    usable(data, stands)
}

/// Stands of which the enemy was told join the troops of a side in a space, or form a group of their own there.
pub(crate) fn join(data: &Data, state: &mut State, side: Side, at: Space, stands: &Stands) {
    if let Some(force) = join_untold(data, state, side, at, stands) {
        fog::tell_of(state, side, force);
    }
}

/// The same where the enemy was not told who they are: the group that they are in.
pub(crate) fn join_untold(data: &Data, state: &mut State, side: Side, at: Space, stands: &Stands) -> Option<ForceIx> {
    if stands.is_empty() {
        return None;
    }
    let first = state.groups_at(side, Place::At(at)).map(|(force, _)| force).next();
    if let Some(force) = first {
        let before = fog::marked_spaces(state, side);
        let group = state.force_mut(side, force);
        let lay_hidden = group.hidden;
        group.stands = group.stands.with(stands);
        group.hidden &= group.stands.are_partisans(data);
        // 9.part.1: whoever is no partisan gives them away.
        if lay_hidden && !group.hidden {
            fog::arrive(state, side, at);
            fog::reletter(state, side, before, &[at], None);
        }
        return first;
    }
    let banks = rivers::settle(data, state, at, Banks::default(), stands);
    let raised = state.raise(side, Force { stands: *stands, place: Place::Nowhere, banks, ..Force::default() });
    raised.iter().for_each(|force| fog::shift(state, side, *force, Place::At(at)));
    raised
}

/// Captured stands join their captor's troops in a space; if nobody of them is left there, they are lost.
pub(crate) fn join_where(data: &Data, state: &mut State, side: Side, at: Space, stands: &Stands) {
    if state.occupied(side, at) {
        join(data, state, side, at, stands);
    }
}

/// A group loses stands; without any left it is gone.
pub(crate) fn take_off(state: &mut State, side: Side, force: ForceIx, stands: &Stands) {
    let group = state.force_mut(side, force);
    group.stands = group.stands.without(stands);
    if group.stands.is_empty() {
        fog::remove(state, side, force);
    }
}
