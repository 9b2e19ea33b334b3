//! What always holds.

use crate::forces::Place;
use crate::ids::Side;
use crate::procedure::Frame;
use crate::space::Space;
use crate::state::State;

/// What does not hold, if anything: groups have stands and places, leaders are where their groups are, and nobody shares a
/// space with an enemy whom he sees, except where they fight.
pub(crate) fn judge(state: &State) -> Result<(), String> {
    if state.stack.frames().is_empty() {
        return Err("nothing is under way".to_owned());
    }
    for side in Side::ALL {
        let (least, most) = state.known[side.enemy()].stock;
        let stock = state.hosts[side].resources;
        if stock > most || least > most {
            return Err(format!("{side:?} has {stock} points, and the enemy reckons with {least} to {most}"));
        }
        for (index, force) in state.forces[side].iter() {
            if force.is_there() == force.stands.is_empty() {
                return Err(format!("group {} of {side:?} has a place or stands alone", index.0));
            }
        }
        for (index, leader) in state.leaders[side].iter() {
            if let Some(force) = leader.with
                && state.force(side, force).place != leader.place
            {
                return Err(format!("leader {} of {side:?} is not with his group", index.0));
            }
        }
    }
    let fights = state.clash.map(|clash| clash.at);
    let acts = state.action.and_then(|action| state.force(action.side, action.force).place.space());
    let retires = |space: Space| Side::ALL.into_iter().any(|side| state.retiring[side].from == Some(space));
    for space in Space::all() {
        let open = |side: Side| state.groups_at(side, Place::At(space)).any(|(_, force)| !force.hidden);
        let excused = fights == Some(space) || acts == Some(space) || retires(space) || state.top() == Frame::SettingUp;
        if open(Side::First) && open(Side::Second) && !excused {
            return Err(format!("both sides stand in {}", space.number()));
        }
    }
    match state.ended.is_some() == (state.top() == Frame::Over) {
        true => Ok(()),
        false => Err("the campaign is over and yet goes on, or stands still".to_owned()),
    }
}
