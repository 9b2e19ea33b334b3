//! How good a position is, for computer players: the political level, cities and what threatens them, troops that are
//! commanded and supplied, Armt, and the way to go; of an activation under way also what it promises ([`prospects`]). What
//! the Whites gain the Bolsheviks lose.

mod prospects;

use engine::Index;
use hexmap::HexIx;

use crate::data::Data;
use crate::ids::{CityIx, CounterIx, FactionIx, HqIx, Side, Whereabouts};
use crate::place::Standing;
use crate::places::{City, CitySize};
use crate::procedure::Condition;
use crate::state::State;
use crate::supply;

/// What things are worth to a computer player. They are no numbers of the rulebook, but a judgement of the game.
mod price {
    /// A game that is won.
    pub(super) const WON: i64 = 1_000_000_000;
    /// A point of the political level.
    pub(super) const LEVEL: i64 = 1500;
    /// A city, by size, and a point of rail or resources that it gives.
    pub(super) const MAJOR_CITY: i64 = 1500;
    pub(super) const MINOR_CITY: i64 = 500;
    pub(super) const INCOME: i64 = 250;
    /// The part of a city's price that it loses when nobody guards it and the enemy is near.
    pub(super) const UNGUARDED: i64 = 4;
    /// A step, and a point of strength or shock for each step left.
    pub(super) const STEP: i64 = 250;
    pub(super) const STRENGTH: i64 = 120;
    /// A HQ, and what it loses alone in an enemy ZOC.
    pub(super) const HQ: i64 = 1500;
    pub(super) const HQ_ALONE: i64 = 700;
    /// Armt, by how much of it a HQ has: the first points are needed most. And a PR.
    pub(super) const ARMT: [i64; 6] = [0, 320, 600, 820, 980, 1080];
    pub(super) const PR: i64 = 60;
    /// For each step: out of every HQ's range; in an enemy ZOC.
    pub(super) const UNCOMMANDED: i64 = 60;
    pub(super) const IN_ZOC: i64 = 4;
    /// A HQ of the activation that is out of supply, or isolated.
    pub(super) const OUT_OF_SUPPLY: i64 = 1800;
    pub(super) const ISOLATED: i64 = 4000;
    /// Each hex nearer to what an army wants, for each step.
    pub(super) const NEARER: i64 = 6;
    /// From how far a goal draws.
    pub(super) const DRAWS: u16 = 20;
}

/// How good a position is for a side.
pub(crate) fn worth(data: &Data, state: &State, side: engine::Side) -> i64 {
    let white = match state.ended.map(|ending| ending.victor) {
        Some(Some(Side::White)) => price::WON,
        Some(Some(Side::Bolshevik)) => -price::WON,
        Some(None) => 0,
        None => whites(data, state),
    };
    if usize::from(side.0) == Side::White.index() { white } else { -white }
}

const fn sign(side: Side) -> i64 {
    match side {
        Side::White => 1,
        Side::Bolshevik => -1,
    }
}

fn whites(data: &Data, state: &State) -> i64 {
    let mut worth = i64::from(state.level) * price::LEVEL;
    let mut goals: [Vec<HexIx>; 2] = Default::default();
    for (index, city) in data.cities.iter().enumerate() {
        let Some(holder) = state.city_side(CityIx::from_index(index)) else { continue };
        let mut value = value(city);
        if let Whereabouts::Hex(hex) = data.ids.whereabouts(city.spot) {
            goals[holder.enemy().index()].push(hex);
            if is_unguarded(data, state, holder, hex) {
                value -= value / price::UNGUARDED;
            }
        }
        worth += sign(holder) * value;
    }
    for side in Side::ALL {
        worth += sign(side) * forces(data, state, side, &goals[side.index()]);
    }
    let (side, promised) = prospects::prospects(data, state);
    worth + side.map_or(0, sign) * promised
}

fn value(city: &City) -> i64 {
    let size = if city.size == CitySize::Major { price::MAJOR_CITY } else { price::MINOR_CITY };
    size + i64::from(city.rail + city.pr) * price::INCOME
}

/// Whether no combat unit stands in a city, and one of the enemy is within two hexes.
fn is_unguarded(data: &Data, state: &State, holder: Side, city: HexIx) -> bool {
    let (ours, theirs) = (&state.cache.combat[holder], &state.cache.combat[holder.enemy()]);
    let around = |hex: HexIx| data.board.around[hex.index()].iter().flatten().copied();
    !ours.contains(city)
        && around(city).any(|near| theirs.contains(near) || around(near).any(|hex| theirs.contains(hex)))
}

/// A HQ on the board: where it is, how far it commands, what it wants.
struct Post {
    faction: FactionIx,
    at: HexIx,
    range: u8,
    goal: Option<HexIx>,
}

fn forces(data: &Data, state: &State, side: Side, goals: &[HexIx]) -> i64 {
    let grid = &data.map.grid;
    let mut worth = 0;
    let mut posts: Vec<Post> = Vec::with_capacity(24);
    for hq in data.all_hqs() {
        let counter = data.counter_of(hq);
        if state.side(data, counter) != Some(side) || state.spot(counter).is_none() {
            continue;
        }
        let armt = usize::from(state.armt[hq]).min(price::ARMT.len() - 1);
        worth += price::HQ + price::ARMT[armt] - hardship(data, state, hq);
        let Some(at) = state.hex(data, counter) else { continue };
        if state.in_enemy_zoc(side, at) && !state.cache.combat[side].contains(at) {
            worth -= price::HQ_ALONE;
        }
        let goal = goals.iter().copied().min_by_key(|goal| grid.distance(at, *goal));
        posts.push(Post { faction: state.faction(data, counter), at, range: data.hqs[hq.index()].range, goal });
    }
    for (index, unit) in data.units.iter().enumerate() {
        let counter = CounterIx(index as u16);
        if state.side(data, counter) != Some(side) {
            continue;
        }
        let coming = matches!(state.place[counter].standing(), Standing::Due(_) | Standing::Drawn);
        if state.spot(counter).is_none() && !coming {
            continue;
        }
        let steps = i64::from(state.steps(data, counter));
        worth += steps * (price::STEP + i64::from(unit.combat + unit.shock) * price::STRENGTH);
        let Some(hex) = state.hex(data, counter) else { continue };
        worth -= if state.in_enemy_zoc(side, hex) { steps * price::IN_ZOC } else { 0 };
        let faction = state.faction(data, counter);
        let own = posts.iter().filter(|post| post.faction == faction);
        match own.min_by_key(|post| grid.distance(post.at, hex)) {
            Some(post) if grid.distance(post.at, hex) <= u16::from(post.range) => {
                let to_go = post.goal.map_or(price::DRAWS, |goal| grid.distance(hex, goal).min(price::DRAWS));
                worth += steps * i64::from(price::DRAWS - to_go) * price::NEARER;
            }
            _ => worth -= steps * price::UNCOMMANDED,
        }
    }
    let pr = data.ids.all::<FactionIx>().filter(|faction| state.is_of(*faction, side));
    worth + pr.map(|faction| i64::from(state.pr[faction]) * price::PR).sum::<i64>()
}

/// What it costs a HQ of the activation to stand where its lines break (V.G, V.H): others have not moved.
fn hardship(data: &Data, state: &State, hq: HqIx) -> i64 {
    if !state.activation.armies.iter().any(|army| army.hq == Some(hq)) {
        return 0;
    }
    match supply::condition(data, state, hq) {
        Condition::Supplied => 0,
        Condition::OutOfSupply => price::OUT_OF_SUPPLY,
        Condition::Isolated => price::ISOLATED,
    }
}
