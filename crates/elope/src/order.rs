//! The orders of the game, each declared once.

mod parts;

use engine::orders;
use hexmap::HexIx;

use crate::counters::UnitIx;
use crate::data::Data;
use crate::sets::{Reach, Units};
use crate::state::Target;

orders! {
    /// An order.
    pub enum Order named by Data {
        /// Set a counter up in a hex (23.1.T1.b).
        deploy: Deploy(who: UnitIx, hex: HexIx),
        /// Build a depot (11.1), on its static side or not.
        depot: Depot(hex: HexIx, face: Face),
        /// Bring a unit back to full strength (13.3).
        rebuild: Rebuild(who: UnitIx),
        /// Name the brigade HQ that takes the railway (20.0.i).
        railway: Railway(who: UnitIx),
        /// Nothing more in this segment (3.0.c).
        done: Done,
        /// Bring reinforcements on: to the Vologda box, or to a hex (13.12).
        enter: Enter(who: Units, hex: Entrance),
        /// Have these supplied first (11.3.c).
        ration: Ration(who: Units),
        /// An HQ supplies across the river (9.5).
        span: Span(who: UnitIx),
        /// March along a path (4.0).
        march: March(who: Units, path: Vec<HexIx>),
        /// Cross a closed river with the whole allowance (9.4.d), by this HQ where there is a choice (9.4.f).
        cross: Cross(who: UnitIx, hex: HexIx, by: Option<UnitIx>),
        /// Go by rail (4.8), or run an armoured train (16.0).
        rail: Rail(who: Units, path: Vec<HexIx>),
        /// Leave a railway train in a city (4.81).
        detrain: Detrain(who: Units),
        /// Sail along river hexsides (15.0).
        sail: Sail(who: Units, path: Vec<Reach>),
        /// Go aboard a steamer (15.3) or the armoured train (18.2).
        board: Board(who: Units, on: UnitIx),
        /// Be put ashore or set down.
        land: Land(who: Units, hex: HexIx),
        /// A steamer carries units over the river it is on (15.4).
        ferry: Ferry(who: Units, by: UnitIx),
        /// Dig in (9.2.a).
        entrench: Entrench(who: UnitIx),
        /// Improve an entrenchment to a hasty defence (9.2.b).
        improve: Improve(who: UnitIx),
        /// Engineers at work (17.0).
        build: Build(who: UnitIx, work: Work),
        /// Destroy the track (16.5).
        wreck: Wreck(who: UnitIx),
        /// Turn a depot over (11.3.b).
        turn: Turn(who: UnitIx),
        /// Lay mines (15.7.a).
        mine: Mine(who: UnitIx, side: Reach),
        /// Sweep mines (15.71.a).
        sweep: Sweep(who: UnitIx, side: Reach),
        /// An aircraft changes base (12.52.a).
        transfer: Transfer(who: UnitIx, base: Base),
        /// An armoured train replenishes from a depot (16.2).
        refit: Refit(who: UnitIx, depot: UnitIx),
        /// Leave the map for Onega (23.1.T2.b).
        exit: Exit(who: UnitIx),
        /// Give up a unit that stands over the stacking limit and cannot leave (6.1).
        disband: Disband(who: UnitIx),
        /// Announce an attack on a hex (7.0).
        attack: Attack(hex: HexIx, who: Units),
        /// Aircraft support an attack, perhaps with gas (12.3, 22.0).
        support: Support(who: Units, hex: HexIx, load: Load),
        /// Aircraft bomb (12.4).
        bomb: Bomb(who: Units, target: Target),
        /// Aircraft intercept over a hex (7.1).
        intercept: Intercept(who: Units, hex: HexIx),
        /// Resolve the attack on a hex (7.4.b).
        resolve: Resolve(hex: HexIx),
        /// Expend depots, or a supply point, for a battle; do without these brigade HQs (7.2, 9.6.b).
        supply: Supply(from: Supplies, without: Declined),
        /// Steps lost, or aircraft, or a ship (7.6.c, T.air.b, 15.0.d).
        lose: Lose(steps: Vec<(UnitIx, u8)>),
        /// Go back along a path (8.0).
        retreat: Retreat(path: Vec<HexIx>),
        /// Counterattack a hex (7.7.a).
        counterattack: Counterattack(hex: HexIx),
        /// Lose a step more and retreat instead of counterattacking (7.7.c).
        yield: Yield,
        /// Advance after combat (8.1).
        advance: Advance(who: Units, path: Vec<HexIx>),
        /// Move after a breakthrough (7.8.b).
        exploit: Exploit(who: Units, path: Vec<HexIx>),
        /// A depot flees (11.6.a).
        flee: Flee(path: Vec<HexIx>),
        /// Fire on a steamer (15.5).
        fire: Fire(who: UnitIx),
        /// Let the steamers be (15.5).
        hold: Hold,
        /// A steamer gets away (15.5), or a vessel gives way (15.6.c).
        escape: Escape(path: Vec<Reach>),
        /// Passengers of a sunk steamer come ashore (15.0.e).
        rescue: Rescue(hex: HexIx),
    }
}

/// A work that engineers put up or mend (17.0).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Work {
    /// A bridge over this river hexside.
    Bridge(Reach),
    /// A hasty defence.
    HastyDefence,
    /// A fort or blockhouse.
    Fort,
    /// Mended track.
    Track,
}

/// Where aircraft can be based.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Base {
    /// In a hex: an airbase, or water for a seaplane.
    Hex(HexIx),
    /// On a carrier or barge.
    Ship(UnitIx),
}

/// Where reinforcements come in (13.11, 13.12): a hex, or the Vologda box.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Entrance(pub Option<HexIx>);

/// The side of a depot (11.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Face {
    /// It can move.
    Mobile,
    /// It supplies more.
    Static,
}

/// What aircraft in support carry.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Load {
    /// Bombs.
    Bombs,
    /// Gas (22.0).
    Gas,
}

/// What is expended for a battle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Supplies {
    /// Depots.
    pub depots: Units,
    /// A supply point from the track (11.2.b).
    pub point: bool,
}

/// Brigade HQs that an attacker does without (9.6.b).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Declined(pub Units);
