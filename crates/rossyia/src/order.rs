//! The orders of the game, each declared once.

mod parts;

use engine::orders;

use crate::data::Data;
use crate::ids::{CityIx, CounterIx, Counters, FactionIx, HqIx, OptionIx, Side, Spot};

orders! {
    /// An order.
    pub enum Order named by Data {
        /// Play an option (II.B.3, X.options.1).
        play: Play(option: OptionIx),
        /// Play none, or let one pass; do not activate (II.B.3, V.A.5).
        pass: Pass,
        /// Of several things that an option can do, choose one: the first is 1 (X.options.1).
        choose: Choose(number: Points),
        /// Name whom an option strikes (X.options.1).
        target: Target(who: Counters),
        /// Name the stack that an option strikes, or the hex it marks (X.options.1).
        mark: Mark(at: Spot),
        /// Give a faction so many of the points that an option brings (X.options.1).
        grant: Grant(faction: FactionIx, points: Points),
        /// Place arrivals (II.E.1).
        place: Place(who: Counters, at: Spot),
        /// Of the units due in a lost place these come a turn later, the others never (II.E.11, II.E.13).
        delay: Delay(who: Chosen),
        /// Say which side begins, or plays its independent units first (V.A.1, VII.N.2).
        begin: Begin(side: Side),
        /// Activate a HQ, with another one if the die allows (V.A.2, V.B.1).
        activate: Activate(hq: HqIx, with: Option<HqIx>),
        /// Hold the last HQ back (V.A.7).
        hold: Hold,
        /// Take units under the command of the HQ (V.C.4).
        command: Command(who: Counters),
        /// Nothing more in this segment.
        done: Done,
        /// Have a stack check attrition (V.G.5, V.H.4).
        check: Check(at: Spot),
        /// Spend Armt (V.I.1).
        spend: Spend(points: Points),
        /// Give Armt to another HQ; of its own an Allied HQ gives a point up (N.czechs.15, X.allies.2).
        give: Give(to: HqIx),
        /// Restore steps of a unit (V.J).
        replace: Replace(who: CounterIx, steps: Points),
        /// Rebuild a unit or a HQ in a place (V.K).
        rebuild: Rebuild(who: CounterIx, at: Spot),
        /// Keep units in reserve (VII.M).
        reserve: Reserve(who: Counters),
        /// Move along a path (VI.D).
        march: March(who: Counters, path: Vec<Spot>),
        /// Move along a path by March Movement (VI.E).
        force: Force(who: Counters, path: Vec<Spot>),
        /// Travel by rail, or run an armoured train (VI.F, VIII.A).
        rail: Rail(who: Counters, path: Vec<Spot>),
        /// Travel on a major river to a city or landing (VI.G).
        ship: Ship(who: Counters, to: Spot),
        /// Travel by sea (VI.H).
        sail: Sail(who: Counters, to: Spot),
        /// An aircraft lands, moves to another base, or out of the enemy's way (VIII.B.3, VIII.B.4, X.air.2).
        fly: Fly(who: Counters, to: Spot),
        /// An aircraft flies an interdiction (VIII.B.8).
        interdict: Interdict(who: CounterIx, at: Spot),
        /// An aircraft tries to intercept the mission under way (VIII.B.15).
        intercept: Intercept(who: CounterIx),
        /// Cede a city to the faction that entered it (X.control.6).
        cede: Cede(city: CityIx),
        /// Give up units above the stacking limit (VI.A.11).
        disband: Disband(who: Counters),
        /// Announce all combats: attackers and the hexes they attack (VII.A.1).
        attack: Attack(targets: Vec<(CounterIx, Spot)>),
        /// Resolve the combat announced on a hex, with the bonus of a HQ (VII.A.1, VII.G.5).
        resolve: Resolve(at: Spot, with: Option<HqIx>),
        /// Form stacks for the combat in a box (VIII.D.10, VIII.D.12).
        form: Form(stacks: Vec<(CounterIx, u8)>),
        /// Hits taken (VII.H, VII.N.5).
        lose: Lose(steps: Vec<(CounterIx, u8)>),
        /// Stand, at the price of steps, instead of going back (VII.H, VII.I).
        stand: Stand,
        /// Go back along a path (VII.K).
        retreat: Retreat(who: Counters, path: Vec<Spot>),
        /// Advance after combat (VII.L).
        advance: Advance(who: Counters, path: Vec<Spot>),
        /// An armoured train falls back in the enemy's activation (VIII.A.18).
        react: React(who: CounterIx, path: Vec<Spot>),
        /// Ask for peace (N.finland.8).
        sue: Sue(with: FactionIx),
        /// Declare war (N.romania.9).
        declare: Declare(on: FactionIx),
        /// Place the redoubt, or move it (N.ukraine.10, N.ukraine.12).
        redoubt: Redoubt(at: Spot),
        /// Say whom the partisans strike (N.ukraine.5).
        strike: Strike(who: CounterIx),
        /// Turn a Red train to its other side (VIII.A.25).
        turn: Turn(who: CounterIx),
        /// Give up PR above the limit: so many of an isolated city (II.D.11).
        discard: Discard(city: CityIx, points: Points),
    }
}

/// A number in an order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Points(pub u8);

/// Counters chosen among some; perhaps nobody.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Chosen(pub Counters);
