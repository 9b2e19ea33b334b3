//! Armies that are bought, and set-ups, behind the curtain (S2.buy.1, S2.setup.1).

use engine::Chance;

use crate::army::Army;
use crate::data::Data;
use crate::forces::{LeaderIx, Place};
use crate::ids::Side;
use crate::leaders;
use crate::muster::random_army;
use crate::setup;
use crate::space::Space;
use crate::state::State;

/// Another legal army; or whatever is bought so far.
pub(super) fn buy(data: &Data, twin: &mut State, enemy: Side, chance: &mut Chance) {
    let nation = twin.hosts[enemy].nation;
    twin.hosts[enemy].army = match twin.hosts[enemy].closed || chance.one_in(2) {
        true => random_army(data, &setup::buys(data, twin, enemy), chance),
        false => Army::new(nation),
    };
}

/// Another legal set-up, if the enemy is through with his; otherwise nothing is placed yet.
pub(super) fn deploy(data: &Data, twin: &mut State, enemy: Side, chance: &mut Chance) {
    let before = *twin;
    if twin.settings.chosen_armies && !twin.side(data, enemy).off_board {
        buy_anew(data, twin, enemy, chance);
    }
    for space in Space::all() {
        setup::lift(twin, enemy, space);
    }
    if !twin.hosts[enemy].closed {
        return;
    }
    let mut spaces: Vec<Space> = Space::all().filter(|space| twin.side(data, enemy).sets_up_in(*space)).collect();
    while !spaces.is_empty() {
        let at = spaces.swap_remove(chance.below(spaces.len()));
        let mut stands = setup::fitting(data, twin, enemy, at);
        let part = stands.only(|_| chance.one_in(2));
        if !part.is_empty() && spaces.len() > 3 {
            stands = part;
        }
        if !stands.is_empty() {
            setup::place(data, twin, enemy, &stands, at, None);
        }
    }
    let held: Vec<Space> = Space::all().filter(|space| twin.occupied(enemy, *space)).collect();
    let posted: Vec<LeaderIx> = leaders::numbers().filter(|leader| twin.leaders[enemy][*leader].waits).collect();
    for leader in posted {
        if let Some(at) = chance.pick(&held) {
            let leader = &mut twin.leaders[enemy][leader];
            (leader.place, leader.waits) = (Place::At(*at), false);
        }
    }
    if setup::check_set_up(data, twin, enemy).is_err() {
        let (forces, leaders, army) = (before.forces[enemy], before.leaders[enemy], before.hosts[enemy]);
        (twin.forces[enemy], twin.hosts[enemy]) = (forces, army);
        for leader in crate::leaders::numbers() {
            let rating = twin.leaders[enemy][leader].rating;
            twin.leaders[enemy][leader] = crate::forces::Leader { rating, ..leaders[leader] };
        }
    }
}

/// Another army for the one that was bought unseen, with as many points.
fn buy_anew(data: &Data, twin: &mut State, enemy: Side, chance: &mut Chance) {
    for space in Space::all() {
        setup::lift(twin, enemy, space);
    }
    let army = random_army(data, &setup::buys(data, twin, enemy), chance);
    let host = &mut twin.hosts[enemy];
    host.army = army;
    setup::gather(data, host);
}
