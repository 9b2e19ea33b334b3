//! How good a position is, for computer players: places, strength, supply and the way to go, at a glance and without
//! any flood. What the Allies gain the Reds lose.

use hexmap::HexIx;

use crate::board::Ground;
use crate::combat::declare::with_task;
use crate::combat::odds;
use crate::counters::{Arm, Side, UnitIx};
use crate::data::Data;
use crate::roster::Unit;
use crate::sets::Hexes;
use crate::state::{Battle, Frame, Place, State, Task};
use crate::tables::CrtResult;
use crate::victory;

/// What things are worth to a computer player. They are no numbers of the rulebook, but a judgement of the game.
mod price {
    /// A game that is won.
    pub(super) const WON: i64 = 1_000_000_000;
    /// A victory point with a garrison, and one that is only held.
    pub(super) const POINT: i64 = 600;
    pub(super) const POINT_HELD: i64 = 150;
    /// A point of strength, and a step.
    pub(super) const STRENGTH: i64 = 600;
    pub(super) const STEP: i64 = 300;
    pub(super) const HQ: u16 = 1200;
    pub(super) const TRAIN: u16 = 1500;
    pub(super) const DEPOT: u16 = 500;
    pub(super) const SUPPLY_POINT: i64 = 220;
    pub(super) const GUNBOAT: u16 = 800;
    pub(super) const VESSEL: u16 = 300;
    pub(super) const AIRCRAFT: u16 = 400;
    /// A step that a battle costs, with the strength that goes with it; a breakthrough counts for so many.
    pub(super) const STEP_FOUGHT: i64 = 1100;
    pub(super) const BREAKTHROUGH: i64 = 3;
    /// For each point of strength: within reach of depot, HQ and road; out of supply; out of communications.
    pub(super) const IN_REACH: i64 = 40;
    pub(super) const OS: i64 = 150;
    pub(super) const OC: i64 = 50;
}

/// Room for the places that somebody wants.
const GOALS: usize = 32;

/// From how far a place draws troops.
const DRAWS: u16 = 45;

/// How strongly each goal draws troops that stand in a hex.
type Draw = [u8; GOALS];

/// A counter as a computer player sees it.
#[derive(Clone, Copy)]
struct Piece {
    /// What it is worth wherever it is; none for troops, which count by strength.
    fixed: Option<u16>,
    strength: u8,
    reduced: Option<u8>,
}

impl Piece {
    fn of(info: &Unit) -> Piece {
        let fixed = match info.arm {
            Arm::Depot => Some(price::DEPOT),
            Arm::Hq => Some(price::HQ),
            Arm::ArmoredTrain => Some(price::TRAIN),
            Arm::Aircraft => Some(price::AIRCRAFT),
            Arm::Gunboat | Arm::Monitor => Some(price::GUNBOAT),
            _ if info.is_vessel() => Some(price::VESSEL),
            _ => None,
        };
        Piece { fixed, strength: info.combat, reduced: info.reduced }
    }
}

/// The map as a computer player sees it, worked out once.
pub(crate) struct Outlook {
    pieces: Vec<Piece>,
    /// Places with victory points.
    goals: Vec<(HexIx, i64)>,
    draw: Vec<Draw>,
    /// How strongly Archangel draws the Reds.
    archangel: Vec<u8>,
    /// Hexes within reach of a depot and of an HQ, as the crow flies.
    of_depot: Vec<Hexes>,
    of_hq: Vec<Hexes>,
}

fn closeness(data: &Data, from: HexIx, to: HexIx, most: i64) -> u8 {
    let near = i64::from(DRAWS.saturating_sub(data.board.distance(from, to)));
    (most * near / i64::from(DRAWS)).clamp(0, 255) as u8
}

/// How strongly a place draws, by its points.
fn strongest(points: i64) -> i64 {
    (60 + points * 13 / 2).min(255)
}

impl Outlook {
    pub(crate) fn new(data: &Data) -> Outlook {
        let board = &data.board;
        let table = &data.tables.victory;
        let value = |place: &hexmap::Place| {
            let named = table.places.iter().find(|value| value.place == place.id).map(|value| value.vp);
            let town = board.ground[place.hex.index()] == Ground::Town;
            named.unwrap_or(if town { table.each_town } else { 0 })
        };
        let goals = board.map.places.iter().map(|place| (place.hex, i64::from(value(place))));
        let goals: Vec<(HexIx, i64)> = goals.filter(|(_, points)| *points > 0).take(GOALS).collect();
        let hexes = || board.map.grid.hexes();
        let draw = hexes().map(|hex| {
            let mut draw = [0; GOALS];
            for (slot, (goal, points)) in draw.iter_mut().zip(&goals) {
                *slot = closeness(data, hex, *goal, strongest(*points));
            }
            draw
        });
        let disc = |hex: HexIx, range: u8| Hexes::of(hexes().filter(|to| board.distance(hex, *to) <= u16::from(range)));
        let supply = &data.tables.supply;
        Outlook {
            pieces: data.roster.all().map(|unit| Piece::of(data.roster.get(unit))).collect(),
            draw: draw.collect(),
            archangel: hexes().map(|hex| closeness(data, hex, board.places.archangel, 255)).collect(),
            of_depot: hexes().map(|hex| disc(hex, supply.hq_to_depot)).collect(),
            of_hq: hexes().map(|hex| disc(hex, supply.unit_to_hq)).collect(),
            goals,
        }
    }
}

/// How good a position is for a side.
pub(crate) fn worth(data: &Data, state: &State, side: engine::Side) -> i64 {
    let allied = allied(data, state);
    if side == engine::Side(Side::Allied.index() as u8) { allied } else { -allied }
}

/// How good it is for the Allies.
fn allied(data: &Data, state: &State) -> i64 {
    if let Some(outcome) = victory::outcome(data, state) {
        return match outcome.winner {
            Some(engine::Side(0)) => price::WON,
            Some(_) => -price::WON,
            None => 0,
        };
    }
    let outlook = data.outlook();
    let mut worth = places(data, state, outlook);
    for side in [Side::Allied, Side::Red] {
        let sign = if side == Side::Allied { 1 } else { -1 };
        let forces = Forces::of(data, state, outlook, side);
        worth += sign * (i64::from(state.points[side]) * price::SUPPLY_POINT + forces.worth(data, state));
    }
    worth + announced(data, state)
}

/// What the announced attacks promise on average, with a depot for each: otherwise nobody would ever announce one.
fn announced(data: &Data, state: &State) -> i64 {
    let phasing = match state.top() {
        Frame::Declare { side } | Frame::Interception { side } | Frame::Resolve { side } => side,
        Frame::AirCombat { side } | Frame::Bombing { side } => side,
        _ => return 0,
    };
    let kinds = &data.roster.kinds;
    let mut worth = 0;
    for (index, attack) in state.attacks.iter().enumerate().filter(|(_, attack)| !attack.resolved) {
        let joined = with_task(state, Task::Attack(index as u8));
        let attackers = joined.without(kinds.aircraft);
        let battle = Battle {
            red_attacks: phasing == Side::Red,
            target: Some(attack.target),
            attackers,
            aircraft: joined.and(kinds.aircraft),
            gas: attack.gas,
            paid_for: attackers,
            ..Battle::default()
        };
        let odds = odds::odds(data, state, &battle, &mut odds::Silent);
        let results = (1..=6).map(|die| match odds::result(data, &odds, die) {
            CrtResult::Losses(attacker, defender) => i64::from(defender) - i64::from(attacker),
            CrtResult::Engaged(defender) => i64::from(defender),
            CrtResult::Breakthrough => price::BREAKTHROUGH,
        });
        worth += results.sum::<i64>() * price::STEP_FOUGHT / 6;
    }
    if phasing == Side::Allied { worth } else { -worth }
}

/// The points that the Allies have, and those that they would have with a garrison.
fn places(data: &Data, state: &State, outlook: &Outlook) -> i64 {
    let point = |(hex, points): &(HexIx, i64)| {
        let garrison = state.occupied[Side::Allied].contains(*hex);
        let held = state.holds_hex(data, Side::Allied, *hex);
        points
            * if garrison {
                price::POINT
            } else if held {
                price::POINT_HELD
            } else {
                0
            }
    };
    outlook.goals.iter().map(point).sum()
}

/// One side's forces, with what they look for and where supply reaches.
struct Forces<'a> {
    side: Side,
    outlook: &'a Outlook,
    /// How much of each goal's draw counts: all, half, or nothing, as a mask.
    full: Draw,
    half: Draw,
    supplied: Hexes,
}

impl Forces<'_> {
    fn of<'a>(data: &Data, state: &State, outlook: &'a Outlook, side: Side) -> Forces<'a> {
        let (mut full, mut half) = ([0; GOALS], [0; GOALS]);
        for (index, (hex, _)) in outlook.goals.iter().enumerate() {
            let taken = state.occupied[Side::Allied].contains(*hex) || state.holds_hex(data, Side::Allied, *hex);
            // The Allies look for what they have not; the Reds for what they have lost, and keep the rest.
            let wanted = taken == (side == Side::Red);
            full[index] = if wanted { 255 } else { 0 };
            half[index] = if side == Side::Red && !wanted { 255 } else { 0 };
        }
        let own = state.of_side(data, side);
        let around = |units: crate::sets::Units, discs: &[Hexes]| {
            let hexes = units.iter().filter_map(|unit| state.hex(unit));
            hexes.fold(Hexes::NONE, |all, hex| all.or(discs[hex.index()]))
        };
        let kinds = &data.roster.kinds;
        let held = |hex: &&HexIx| state.holds_hex(data, side, **hex);
        let sources = data.board.sources[side].iter().filter(held);
        let depots = around(own.and(kinds.depots), &outlook.of_depot);
        let depots = sources.fold(depots, |all, hex| all.or(outlook.of_depot[hex.index()]));
        let hqs = around(own.and(kinds.hq), &outlook.of_hq);
        Forces { side, outlook, full, half, supplied: depots.and(hqs).and(data.board.near_road) }
    }

    fn worth(&self, data: &Data, state: &State) -> i64 {
        state.of_side(data, self.side).iter().map(|unit| self.worth_of(state, unit)).sum()
    }

    fn worth_of(&self, state: &State, unit: UnitIx) -> i64 {
        let hex = match state.spot[unit].place() {
            Place::Hex(hex) => Some(hex),
            Place::River(_) | Place::Aboard(_) => None,
            _ => return 0,
        };
        let piece = &self.outlook.pieces[usize::from(unit.0)];
        if let Some(fixed) = piece.fixed {
            return i64::from(fixed);
        }
        let (strength, steps) = match piece.reduced {
            Some(reduced) if state.reduced.contains(unit) => (reduced, 1),
            Some(_) => (piece.strength, 2),
            None => (piece.strength, 1),
        };
        let strength = i64::from(strength);
        let mut worth = strength * price::STRENGTH + steps * price::STEP;
        worth -= if state.os.contains(unit) { strength * price::OS } else { 0 };
        worth -= if state.oc.contains(unit) { strength * price::OC } else { 0 };
        let Some(hex) = hex else { return worth };
        worth += if self.supplied.contains(hex) { strength * price::IN_REACH } else { 0 };
        worth + strength * i64::from(self.drawn(hex))
    }

    /// How near troops in a hex are to what they look for.
    fn drawn(&self, hex: HexIx) -> u8 {
        let draw = &self.outlook.draw[hex.index()];
        let mut most = if self.side == Side::Red { self.outlook.archangel[hex.index()] } else { 0 };
        for (draw, (full, half)) in draw.iter().zip(self.full.iter().zip(&self.half)) {
            most = most.max(draw & full | draw >> 1 & half);
        }
        most
    }
}
