//! X.hidden.1: hands and pools that the enemy cannot tell apart.

use engine::{Chance, Index};

use super::pools;
use crate::data::Data;
use crate::ids::{OptionIx, Side};
use crate::state::State;

/// Hand and pool of a side dealt anew, as its enemy could believe them: what was shown stays in the hand, what has to be
/// played at once cannot lie in one, and what January did not show is none of what January shows (III.B.10).
pub(crate) fn redeal(data: &Data, state: &mut State, side: Side, chance: &mut Chance) {
    let before = state.options[side];
    let mut unknown: Vec<OptionIx> = Vec::new();
    for index in 0..before.hand.values().len() {
        let option = OptionIx::from_index(index);
        let hidden = before.hand[option].saturating_sub(before.shown[option]);
        unknown.extend((0..hidden + before.pool[option]).map(|_| option));
    }
    chance.shuffle(&mut unknown);
    let face_down = usize::from(before.face_down());
    // The strictest places in the hand are filled first, so that there is something for each.
    let cleared =
        |option: &OptionIx| pools::can_be_kept(data, state, *option) && !pools::is_shown_in_january(data, *option);
    let kept = |option: &OptionIx| pools::can_be_kept(data, state, *option);
    let mut hand: Vec<OptionIx> = Vec::with_capacity(face_down);
    take(&mut unknown, &mut hand, usize::from(before.cleared).min(face_down), cleared);
    take(&mut unknown, &mut hand, face_down, kept);
    take(&mut unknown, &mut hand, face_down, |_| true);
    let options = &mut state.options[side];
    (options.hand, options.pool) = (options.shown, Default::default());
    hand.into_iter().for_each(|option| options.hand[option] += 1);
    unknown.into_iter().for_each(|option| options.pool[option] += 1);
}

/// Move what fits from one list into the other until that has so many.
fn take(from: &mut Vec<OptionIx>, into: &mut Vec<OptionIx>, until: usize, fits: impl Fn(&OptionIx) -> bool) {
    let mut index = 0;
    while into.len() < until && index < from.len() {
        match fits(&from[index]) {
            true => into.push(from.remove(index)),
            false => index += 1,
        }
    }
}
