//! 9.mut, 9.des, 9.part.3: mutiny, desertion, and partisans that hide again.

use engine::{Arg, Dice, Events, Interrupt, Message, Seats};

use crate::data::Data;
use crate::forces::ForceIx;
use crate::ids::Side;
use crate::state::{Fog, State};
use crate::writing::numbers;
use crate::{args, fog};

/// 9.mut.3: mutineers to whom a new leader has come roll, one after the other.
pub(crate) fn rally(
    data: &Data,
    state: &mut State,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<(), Interrupt> {
    for side in Side::ALL {
        for force in numbers() {
            let group = *state.force(side, force);
            let Some(space) = group.place.space().filter(|_| group.mutinous && group.relieved) else { continue };
            let die = dice.roll(6, "9.mut.3")?;
            let back = die as i8 >= data.campaign.rolls.mutiny_recovery.need;
            state.force_mut(side, force).mutinous = !back;
            let id = if back { "riverdon-mutiny-ends" } else { "riverdon-mutiny-lasts" };
            events.reveal(Seats::ALL, || {
                Message::by("9.mut.3", id).with("space", args::space(space)).with("die", Arg::Die(die))
            });
        }
    }
    Ok(())
}

/// 9.part.3: revealed partisans hide again after a turn that ends without enemies beside them.
pub(crate) fn hide_again(data: &Data, state: &mut State, side: Side) {
    if state.settings.fog == Fog::Open || !fog::may_lurk(data, state, side) {
        return;
    }
    let hides = |state: &State, force: ForceIx| {
        let group = state.force(side, force);
        let near = group.place.space().is_some_and(|at| {
            at.neighbours().any(|(_, beside)| state.occupied(side.enemy(), beside))
        });
        group.place.space().is_some() && !group.hidden && !near && group.stands.are_partisans(data)
    };
    for force in numbers().filter(|force| hides(state, *force)).collect::<Vec<_>>() {
        let before = fog::marked_spaces(state, side);
        state.force_mut(side, force).hidden = true;
        if let Some(space) = state.force(side, force).place.space() {
            fog::reletter(state, side, before, &[space], None);
        }
    }
}
