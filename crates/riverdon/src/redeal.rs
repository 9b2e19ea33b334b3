//! States that a seat cannot tell apart: what it was not told is dealt anew, within all that it was told.
//!
//! Told is what lies open: markers, cards that were seen, orders and missions that were shown, ratings that are known,
//! totals that were stated, losses. Whatever a side was told and cannot be read off the position is kept in it: bounds of
//! the enemy's stock and where nobody was seen ([`Known`](crate::state::Known)), groups of which something was told, and
//! groups that were seen to be swift ([`Force`](crate::forces::Force)).

mod cards;
mod set_up;
mod troops;
mod writing;

pub(crate) use writing::forget;

use engine::{Chance, Seat};

use crate::battle;
use crate::data::Data;
use crate::forces::Leader;
use crate::ids::Side;
use crate::leaders;
use crate::procedure::Frame;
use crate::seats::side_of;
use crate::state::{Fog, State};

/// Another state in which the enemy of a seat has, holds and plans what the seat was not told of.
pub(crate) fn redeal(data: &Data, state: &State, seat: Seat, chance: &mut Chance) -> State {
    let mut twin = *state;
    let Some(viewer) = side_of(seat) else { return twin };
    let enemy = viewer.enemy();
    if state.ended.is_some() {
        return twin;
    }
    if let (Some(battle), Some(clash)) = (&state.battle, &state.clash)
        && clash.attacker == viewer
    {
        twin.battle = Some(battle::hidden_elsewhere(data, battle, chance));
    }
    if state.top() != Frame::Laying {
        cards::deal(data, &mut twin, viewer, chance);
    }
    deal_ratings(data, &mut twin, enemy, chance);
    match state.top() {
        // The board that is laid is seen by both (S1.mode.1).
        Frame::Laying => {}
        Frame::Buying => set_up::buy(data, &mut twin, enemy, chance),
        Frame::SettingUp => set_up::deploy(data, &mut twin, enemy, chance),
        _ => {
            // In the open the stock tells what was paid for.
            if state.settings.fog != Fog::Open {
                writing::drop_missions(&mut twin, enemy);
                troops::hide(data, &mut twin, viewer, chance);
                if state.action.is_none() && state.clash.is_none() {
                    troops::sight_anew(&mut twin, viewer, chance);
                }
                troops::exchange(data, &mut twin, viewer, chance);
                troops::save_up(data, &mut twin, viewer, chance);
                troops::seat_leaders(&mut twin, enemy, chance);
                troops::present(data, &mut twin, enemy, chance);
            }
            writing::deal_orders(data, &mut twin, enemy, chance);
            writing::deal_answers(data, &mut twin, enemy, chance);
        }
    }
    match state.settings.fog {
        Fog::Open => twin.hosts[enemy].resources = state.hosts[enemy].resources,
        Fog::Markers | Fog::Hidden => deal_stock(&mut twin, viewer, chance),
    }
    twin
}

/// Ratings that nobody knows (S2.lead.2).
fn deal_ratings(data: &Data, twin: &mut State, enemy: Side, chance: &mut Chance) {
    let nation = twin.hosts[enemy].nation;
    for leader in leaders::numbers() {
        let other = &mut twin.leaders[enemy][leader];
        if *other != Leader::default() && !other.known {
            let two = 2 + chance.below(6) + chance.below(6);
            other.rating = crate::army::rating(data, nation, two as u8);
        }
    }
}

/// The stock, as far as it can be reckoned (3.res.1).
fn deal_stock(twin: &mut State, viewer: Side, chance: &mut Chance) {
    let (least, most) = twin.known[viewer].stock;
    twin.hosts[viewer.enemy()].resources = least + chance.below(usize::from(most.saturating_sub(least)) + 1) as u16;
}
