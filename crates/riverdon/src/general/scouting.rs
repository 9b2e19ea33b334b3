//! 9.rec: what forces are told of each other.

use crate::army::Stands;
use crate::data::Data;
use crate::fog;
use crate::forces::Place;
use crate::ids::Side;
use crate::initiative;
use crate::seats;
use crate::space::Space;
use crate::state::State;
use crate::units::Recon;
use engine::{Arg, Events, Message};

/// 9.rec.3: the totals that may be stated for so many counters: from half to one and a half times, rounded inward,
/// as far as a number goes.
pub(crate) fn bounds(total: u8) -> (u8, u8) {
    (total.div_ceil(2).max(1), total.saturating_add(total / 2).max(1))
}

/// Whether a space has high ground (9.rec.5).
pub(crate) fn is_high(data: &Data, state: &State, space: Space) -> bool {
    let ground = state.board.ground(data, space);
    ground.is_some_and(|ground| ground.iter().any(|kind| data.terrains[kind.index()].high))
}

/// Whether more than half of a card is open, so that hidden partisans are seen from above (9b.rec.1).
pub(crate) fn is_open(data: &Data, state: &State, space: Space) -> bool {
    let Some(ground) = state.board.ground(data, space) else { return false };
    let open = ground.iter().filter(|kind| data.terrains[kind.index()].open).count();
    2 * open > ground.len()
}

/// The stands of a side in a space that scouts from outside can see: hidden partisans only on open ground.
pub(crate) fn in_view(data: &Data, state: &State, side: Side, space: Space) -> Stands {
    let open = is_open(data, state, space);
    let seen = state.groups_at(side, Place::At(space)).filter(|(_, force)| !force.hidden || open);
    seen.fold(Stands::default(), |all, (_, force)| all.with(&force.stands))
}

/// The total that a side's troops in a space pass for (9.rec.5).
fn presented(data: &Data, state: &State, side: Side, space: Space, seen: &Stands) -> u8 {
    let total = seen.total(data);
    let laid_down = state.groups_at(side, Place::At(space)).map(|(_, force)| force.presents).find(|total| *total > 0);
    let (least, most) = bounds(total);
    laid_down.map_or(total, |wanted| wanted.clamp(least, most))
}

/// 9.rec.5: those on high ground look around.
pub(crate) fn look_around(data: &Data, state: &mut State, events: &mut Events<'_>) {
    for side in Side::ALL {
        for space in state.held(side).iter() {
            if is_high(data, state, space) {
                for (_, beside) in space.neighbours() {
                    report(data, state, side, beside, events);
                }
            }
        }
    }
}

/// 9.rec.5: a side has come into a space; those on high ground beside it see it, and it sees around from high ground.
pub(crate) fn look_at_arrival(data: &Data, state: &mut State, side: Side, space: Space, events: &mut Events<'_>) {
    let watched =
        space.neighbours().any(|(_, beside)| state.occupied(side.enemy(), beside) && is_high(data, state, beside));
    if watched {
        report(data, state, side.enemy(), space, events);
    }
    if is_high(data, state, space) {
        for (_, beside) in space.neighbours() {
            report(data, state, side, beside, events);
        }
    }
}

/// A side is told of the enemies in a space, and sees its card.
fn report(data: &Data, state: &mut State, viewer: Side, space: Space, events: &mut Events<'_>) {
    state.board.enter(space, viewer, false);
    let seen = in_view(data, state, viewer.enemy(), space);
    if seen.is_empty() {
        if fog::is_fresh(state, &state.known[viewer].sighted[space]) && !state.occupied(viewer.enemy(), space) {
            fog::see_empty(state, viewer, space);
        }
        return;
    }
    let total = presented(data, state, viewer.enemy(), space, &seen);
    tell(state, viewer, space, total, seen.headings(data), "9.rec.5", events);
    initiative::make_contact_if_unseen(state, viewer.enemy(), space, events);
}

/// A report: the total and the headings, to one side alone.
pub(crate) fn tell(
    state: &mut State,
    viewer: Side,
    space: Space,
    total: u8,
    headings: u8,
    clause: &'static str,
    events: &mut Events<'_>,
) {
    fog::sight(state, viewer, space, total, headings);
    events.reveal(seats::only(viewer), || {
        let has = |heading: Recon, yes: &'static str| match headings & crate::forces::heading_bit(heading) {
            0 => Arg::Term("riverdon-scouts-none"),
            _ => Arg::Term(yes),
        };
        Message::by(clause, "riverdon-report")
            .with("space", crate::args::space(space))
            .with("total", crate::args::int(total))
            .with("infantry", has(Recon::Infantry, "riverdon-scouts-infantry"))
            .with("cavalry", has(Recon::Cavalry, "riverdon-scouts-cavalry"))
            .with("artillery", has(Recon::Artillery, "riverdon-scouts-artillery"))
            .with("vehicles", has(Recon::Vehicles, "riverdon-scouts-vehicles"))
    });
}

#[cfg(test)]
mod tests {
    use super::bounds;

    #[test]
    fn totals_lie_between_half_and_one_and_a_half_times_however_many_there_are() {
        let found = [0, 1, 7, 170, 171, 255].map(bounds);
        assert_eq!(found, [(1, 1), (1, 1), (4, 10), (85, 255), (86, 255), (128, 255)]);
    }
}
