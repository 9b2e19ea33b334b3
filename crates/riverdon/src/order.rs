//! The orders of the campaign, each declared once.

mod entries;
mod parts;

use engine::orders;

pub use entries::{Arrivals, Bridge, Bridges, Coverings, Labels, Losses, Together};

use crate::army::{Part, Stands};
use crate::battle::{Ending, Role};
use crate::building::Rows;
use crate::campaign::{OrderKind, Tactic};
use crate::cards::{Bank, Laid, Square};
use crate::data::Data;
use crate::forces::{LeaderIx, Place};
use crate::ids::{CardIx, MissionIx, TerrainIx, UnitIx};
use crate::procedure::Way;
use crate::results::Passed;
use crate::space::{Edge, Space};

orders! {
    /// An order.
    pub enum Order named by Data {
        /// Take a step in laying the board (S1.B.1, S1.C.1).
        lay: Lay(step: Laying),
        /// Lay a card over the rails that the river meets (S1.C.10).
        cross: Cross(card: CardIx),
        /// Start a river from a side of the board (S1.C.7, S1.C.12).
        river: River(side: Edge, rows: Rows),
        /// Lay a card, or what else there is, into a space (S1.general.4).
        put: Put(at: Space, covering: Covering),
        /// The same for many spaces at once.
        lay_out: LayOut(spaces: Coverings),
        /// Have so many stands of a type in a part of the army (S2.buy.1).
        buy: Buy(part: Part, unit: UnitIx, stands: Count),
        /// Take the army of the nation's list (S2.buy.1).
        muster: Muster,
        /// Move stands from the other part of the army into this one (S2.buy.1).
        shift: Shift(to: Part, stands: Troops),
        /// Have exactly these stands on and off the board, whatever was bought before (S2.buy.1).
        raise: Raise(on: Troops, off: Troops),
        /// Have models of so many stands; of any number without a list (10.points.2).
        own: Own(models: Models),
        /// Put stands into a space (S2.setup.1).
        place: Place(stands: Troops, at: Space, bank: Option<Bank>),
        /// Take everybody up again from a space.
        lift: Lift(at: Space),
        /// Send a leader to a space, or off the board, before the game (S2.setup.1, 10.leaders.6).
        post: Post(leader: LeaderIx, at: Post),
        /// Dig trenches in a space, or wire them (S2.setup.5).
        fortify: Fortify(at: Space),
        /// Nothing more: close what is under seal, end the phase, or act no more.
        done: Done,
        /// Keep the initiative (2.si.3).
        keep: Keep,
        /// Give the initiative up (2.si.b1).
        yield_up: YieldUp,
        /// Have captured weapons, deserters or a new leader join in a space (9.yield.1, 9.des.3, S2.lead.1).
        join: Join(at: Space),
        /// Bring stands on (sc1.force.3, sc4.force.2).
        enter: Enter(stands: Troops, at: Space),
        /// Buy reinforcements (sc5.reinf.1).
        enlist: Enlist(stands: Troops),
        /// Move a leader (4.lead.1).
        ride: Ride(leader: LeaderIx, path: Vec<Space>),
        /// Have a force pass for so many counters (9.rec.5).
        present: Present(at: Space, total: Count),
        /// Choose an operation or a defence (5.gen.1).
        choose: Choose(tactic: Tactic),
        /// Give stands to a leader; the others of his group are left to themselves (S2.force.1).
        divide: Divide(leader: LeaderIx, stands: Troops),
        /// Give the stands of a leader back to another group of the space.
        unite: Unite(leader: LeaderIx),
        /// Name a leader commander of the group he is with (4.lead.8).
        name: Name(leader: LeaderIx),
        /// Write an order for a leader, or none (5.gen.2).
        order: Order(leader: LeaderIx, order: Option<OrderKind>),
        /// Write an order for a group without a leader, or none (5.nolead).
        task: Task(who: Who, order: Option<OrderKind>),
        /// Place a mission (9b.gen.2).
        mission: Mission(
            kind: MissionIx,
            at: Space,
            from: Option<Space>,
            unit: Option<UnitIx>,
            guns: Guns,
            bank: Option<Bank>,
        ),
        /// Take a mission back.
        cancel: Cancel(number: Count),
        /// Have a force act; some of it stays behind (6.seq.1).
        act: Act(who: Who, leaving: Leaving),
        /// Go on along a path (5.carry.1).
        go: Go(path: Vec<Space>),
        /// Go no farther; on which bank, where both could be reached (6.river.6).
        halt: Halt(bank: Option<Bank>),
        /// Go back to where the probe started (5.probe.3).
        back: Back,
        /// Leave the board (sc.gen.3).
        leave: Leave,
        /// Move a gunboat (S1.V.5).
        sail: Sail(path: Vec<Space>),
        /// Do nothing (6.seq.3, 9.part.5).
        pass: Pass,
        /// Spring an ambush (9.part.5).
        spring: Spring,
        /// Slip away, still hidden (9.part.5).
        slip: Slip(at: Space),
        /// State a total (9.rec.2).
        state: State(total: Count),
        /// State the true total, whatever it is: it can stand as a reply to every report (9.rec.2).
        state_truth: StateTruth,
        /// Hold an aircraft back from the battle, for another one (9b.dir.2).
        spare: Spare(unit: UnitIx),
        /// Stay and fight (8.before.4).
        stand: Stand,
        /// Retire before the battle, or from the field (8.before.1, BM.27).
        retire: Retire,
        /// Call a reserve to the battle: who marches, on which way, and whether the leader goes along (5.res.4).
        call: Call(who: Who, path: Vec<Space>, leaving: Leaving, leader: Along),
        /// Name a way to fight it (8.resolve.1).
        fight: Fight(way: Way),
        /// Propose other ground for a square of the field (S1.general.2).
        alter: Alter(square: Square, ground: TerrainIx),
        /// Agree to what was proposed.
        agree: Agree,
        /// Deploy units in a square (BM.2).
        deploy: Deploy(who: Together, square: Square),
        /// Attach a leader to a unit (BM.18).
        attach: Attach(leader: LeaderIx, who: Label),
        /// Give a marker of exhaustion from one unit to another (BM.20).
        wear: Wear(who: Label, to: Label),
        /// Move a unit to a square (BM.5).
        march: March(who: Label, square: Square),
        /// Have a broken unit fall back (BM.12).
        fall_back: FallBack(who: Label),
        /// Have a waiting unit enter the field (BM.2).
        come_on: ComeOn(who: Label, square: Square),
        /// Declare the charge of a unit on a square (BM.15).
        charge: Charge(who: Label, square: Square),
        /// Fire with a unit at an enemy (BM.8).
        fire: Fire(who: Label, target: Label),
        /// Send the aircraft at an enemy (BM.24).
        strafe: Strafe(target: Label),
        /// Leave the rest of the battle to the doctrine (8.model.1).
        hand_over: HandOver,
        /// Enter the result of a battle on a real table (8.manual.1).
        result: Result(
            space: Space,
            turns: Count,
            winner: Role,
            ending: Ending,
            flight: Passed,
            losses: Losses,
            captured: Labels,
            reserves: Arrivals,
            killed: Labels,
            downed: Labels,
            bridges: Bridges,
            found: Option<YesNo>,
            sure: Option<YesNo>,
        ),
        /// Accept the result that was entered (8.manual.1).
        accept: Accept,
        /// Send the last result back (8.manual.1).
        send_back: SendBack,
        /// Go back along a path (8.after.2).
        retreat: Retreat(path: Vec<Space>),
        /// Say which gun or mortar is hit (9b.bomb.5).
        lose: Lose(unit: UnitIx),
        /// Take weapons for a derailed train, or none for resource points (sc4.train.5).
        claim: Claim(stands: Troops),
        /// Run the supply train so many spaces (sc4.train.2).
        run: Run(spaces: Count),
    }
}

/// A step in laying the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Laying {
    /// Roll for where the town or the rail begins (S1.B.2, S1.E.1).
    Roll,
    /// Turn the top card (S1.B.3, S1.C.9).
    Draw,
    /// One river (S1.C.3).
    One,
    /// Two.
    Two,
    /// Let the second river end in a spring (S1.C.15).
    Spring,
    /// Try the second river once more (S1.C.13).
    Again,
    /// Be content with one (S1.C.13).
    Content,
    /// The great river west of the rail (S1.V.3).
    West,
    /// East of it.
    East,
    /// Deal the O cards (S1.D.1).
    Deal,
    /// Have O cards dealt into all open spaces, in the end (S1.D.1).
    Rest,
    /// Take everything up again (S1.general.4).
    Bare,
    /// Lay the board by the procedure, to change it then (S1.general.4).
    Procedure,
    /// Send a board back that was laid freely (S1.general.4).
    Refuse,
}

/// What lies in a space of a board that is laid freely (S1.general.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Covering {
    /// Nothing.
    Nothing,
    /// An O card, dealt in the end.
    Dealt,
    /// A great river.
    Water,
    /// A card.
    Card(Laid),
}

/// A number in an order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Count(pub u16);

/// How many guns are paid for; none for missions without.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub struct Guns(pub u8);

/// Stands by type.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Troops(pub Stands);

/// Stands that stay behind; nobody without.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Leaving(pub Stands);

/// Models that somebody owns; any without.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Models(pub Option<Stands>);

/// Whether the leader of a reserve goes along (5.res.10).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Along {
    /// He does.
    Goes,
    /// He stays behind.
    Stays,
}

/// Yes or no.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum YesNo {
    /// Yes.
    Yes,
    /// No.
    No,
}

impl YesNo {
    /// Yes, if it is so.
    pub const fn of(is: bool) -> YesNo {
        if is { YesNo::Yes } else { YesNo::No }
    }
}

/// A unit, a leader, an aircraft or a group of a side in a battle, by its number there from 1: `A1`, `D12`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Label {
    /// Whose.
    pub role: Role,
    /// Its place in the list, from 0.
    pub at: u8,
}

impl Label {
    /// The label of a place in a list.
    pub const fn new(role: Role, at: usize) -> Label {
        Label { role, at: at as u8 }
    }

    /// As it is written.
    pub fn name(self) -> String {
        format!("{}{}", self.role.letter(), u16::from(self.at) + 1)
    }

    /// What is written so.
    pub fn parse(name: &str) -> Option<Label> {
        let (letter, number) = name.split_at_checked(1)?;
        let role = Role::ALL.into_iter().find(|role| letter == role.letter().to_string())?;
        let plain = number.len() <= 3 && number.bytes().all(|byte| byte.is_ascii_digit()) && !number.starts_with('0');
        let number: u8 = number.parse().ok().filter(|_| plain)?;
        Some(Label { role, at: number.checked_sub(1)? })
    }
}

/// Where a leader begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Post {
    /// In a space.
    At(Space),
    /// Off the board.
    Off,
}

/// A group of one's own, by its place and its number there: `21.1`, `21.2`, `off.1`; `21` is the first one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Who {
    /// Its place.
    pub place: Place,
    /// Its number there, from 1.
    pub number: u8,
}
