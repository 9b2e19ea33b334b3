//! Battles fought on a real table (8.manual): what is entered, held to what was possible, and agreed upon.

mod consent;
mod text;

use engine::{Arg, Each, Message};
use serde::{Deserialize, Serialize};

pub use consent::{Next, Talks};
pub use text::{read_entry, write_entry};

use crate::args;
use crate::battle::*;
use crate::cards::CrossingKind;
use crate::data::Data;
use crate::ids::UnitIx;
use crate::space::Space;
use crate::units::{Class, words};

/// The clause of entered results.
pub(crate) const MANUAL: &str = "8.manual.1";

words!(
    /// Who was pushed past the flight number.
    Passed {
        /// Nobody.
        None,
        /// The attacker.
        Attacker,
        /// The defender.
        Defender,
        /// Both.
        Both,
    }
);

impl Passed {
    /// All of them.
    pub const ALL: [Passed; 4] = [Passed::None, Passed::Attacker, Passed::Defender, Passed::Both];

    /// One side alone.
    pub const fn only(role: Role) -> Passed {
        match role {
            Role::Attacker => Passed::Attacker,
            Role::Defender => Passed::Defender,
        }
    }

    /// Whether a side is among them.
    pub const fn has(self, role: Role) -> bool {
        match self {
            Passed::None => false,
            Passed::Both => true,
            Passed::Attacker => matches!(role, Role::Attacker),
            Passed::Defender => matches!(role, Role::Defender),
        }
    }
}

/// What is entered for a side; lists are in the order of its contingent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Entered {
    /// Stands lost outright by each counter, whoever has them now.
    pub lost: List<u8, ROOM>,
    /// Which of the counters lost the enemy has captured.
    pub captured: List<bool, ROOM>,
    /// The turn on which each reserve arrived; 0 for those that did not.
    pub arrived: [u8; GROUPS],
    /// Which leaders were killed, bit by bit.
    pub killed: u8,
    /// Which aircraft were lost, bit by bit.
    pub shot_down: u8,
}

/// An entered result.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// The space of the battle.
    pub space: Space,
    /// Turns played.
    pub turns: u8,
    /// Who won.
    pub winner: Role,
    /// How it ended.
    pub ending: Ending,
    /// Who was pushed past the flight number.
    pub passed: Passed,
    /// What became of each side.
    pub sides: ByRole<Entered>,
    /// The crossings destroyed in the battle, by their numbers on the card.
    pub down: u8,
    /// In an ambush: whether the hidden were found or struck.
    pub found: Option<bool>,
    /// Whether whoever entered it stands by what looks odd.
    pub sure: bool,
}

/// The battle that waits for a result.
#[derive(Debug, Clone, Copy)]
pub struct Pending<'a> {
    /// Where it takes place.
    pub space: Space,
    /// Its site.
    pub site: Site,
    /// What the sides brought.
    pub sides: ByRole<&'a Contingent>,
    /// Whether night ends battles (BM.28).
    pub dusk: bool,
}

/// What is wrong with an entry, and what looks odd and has to be confirmed.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Judgement {
    /// It cannot be so.
    pub flaws: Vec<Message>,
    /// It can hardly be so.
    pub doubts: Vec<Message>,
}

impl Judgement {
    /// Whether the entry stands.
    pub fn stands(&self, entry: &Entry) -> bool {
        self.flaws.is_empty() && (self.doubts.is_empty() || entry.sure)
    }

    fn flaw(&mut self, message: Message) {
        self.flaws.push(message);
    }
}

fn message(id: &'static str) -> Message {
    Message::by(MANUAL, id)
}

fn number(number: impl Into<i32>) -> Arg {
    Arg::Int(number.into())
}

/// Whether a class can be captured (V.6).
pub(crate) fn is_booty(class: Class) -> bool {
    !matches!(class, Class::Foot | Class::Cav | Class::Boat | Class::Air)
}

/// Whether a battle can bring a crossing down: rail bridges are blown before it, at their price (9.brid.2, 9.brid.5).
pub(crate) fn can_fall(kind: CrossingKind) -> bool {
    kind == CrossingKind::Bridge
}

impl Entry {
    /// An entry in which nothing is lost.
    pub fn blank(pending: &Pending<'_>) -> Entry {
        let side = |role: Role| {
            let counters = pending.sides[role].counters.len();
            Entered {
                lost: List::of(std::iter::repeat_n(0, counters)),
                captured: List::of(std::iter::repeat_n(false, counters)),
                ..Entered::default()
            }
        };
        Entry {
            space: pending.space,
            turns: 1,
            winner: Role::Attacker,
            ending: Ending::Retired,
            passed: Passed::None,
            sides: Each::by(side),
            down: 0,
            found: pending.site.ambush.then_some(true),
            sure: false,
        }
    }

    /// The entry that describes an outcome of the model.
    pub fn of(data: &Data, pending: &Pending<'_>, outcome: &Outcome) -> Entry {
        let mut entry = Entry {
            turns: outcome.turns,
            sure: true,
            down: outcome.down & !pending.site.down,
            ..Entry::blank(pending)
        };
        match outcome.winner {
            Some(winner) => (entry.winner, entry.ending) = (winner, outcome.ending),
            None => entry.found = Some(false),
        }
        let past = |role: Role| outcome.sides[role].past_flight;
        let loser = entry.loser();
        entry.passed = match (outcome.winner, outcome.ending) {
            (None, _) | (_, Ending::Dusk | Ending::RetiredBefore) => Passed::None,
            (_, Ending::Retired) if past(loser) => Passed::only(loser),
            (_, Ending::Retired) => Passed::None,
            _ if past(Role::Attacker) && past(Role::Defender) => Passed::Both,
            _ if past(loser) => Passed::only(loser),
            _ => Passed::None,
        };
        for role in Role::ALL {
            let (fared, counters) = (&outcome.sides[role], &pending.sides[role].counters);
            let side = &mut entry.sides[role];
            (side.arrived, side.killed, side.shot_down) = (fared.arrived, fared.killed, fared.shot_down);
            side.lost = List::of(fared.counters.iter().map(|fate| fate.lost()));
            let booty =
                |(counter, fate): (&Counter, &Fate)| fate.captured > 0 && is_booty(class_of(data, counter.unit));
            side.captured = List::of(counters.iter().zip(fared.counters.iter()).map(booty));
        }
        entry
    }

    fn loser(&self) -> Role {
        self.winner.enemy()
    }

    /// All that is wrong with it, at once (V.1 to V.15).
    pub fn judge(&self, data: &Data, pending: &Pending<'_>) -> Judgement {
        let mut judged = Judgement::default();
        if self.space != pending.space {
            let place = |space: Space| Arg::Place(u16::from(space.0));
            let flaw = message("riverdon-entry-other-space").with("space", place(self.space));
            judged.flaw(flaw.with("wanted", place(pending.space)));
        }
        for role in Role::ALL {
            self.judge_counters(data, pending, role, &mut judged);
            self.judge_reserves(data, pending, role, &mut judged);
            self.judge_people(pending, role, &mut judged);
        }
        self.judge_ending(pending, &mut judged);
        self.judge_turns(data, pending, &mut judged);
        self.judge_flight(data, pending, &mut judged);
        self.judge_field(data, pending, &mut judged);
        judged
    }

    /// V.2, V.6.
    fn judge_counters(&self, data: &Data, pending: &Pending<'_>, role: Role, judged: &mut Judgement) {
        let (side, counters) = (&self.sides[role], &pending.sides[role].counters);
        if side.lost.len() != counters.len() || side.captured.len() != counters.len() {
            let flaw = message("riverdon-entry-other-counters").with("side", Arg::Term(role.term()));
            judged
                .flaw(flaw.with("listed", number(side.lost.len() as u8)).with("wanted", number(counters.len() as u8)));
        }
        for (at, counter) in counters.iter().enumerate() {
            let lost = side.lost.get(at).copied().unwrap_or(0);
            let captured = side.captured.get(at).copied().unwrap_or(false);
            let of = |id| message(id).with("unit", args::unit(counter.unit));
            if lost > counter.stands {
                let flaw = of("riverdon-entry-too-many-lost").with("lost", number(lost));
                judged.flaw(flaw.with("stands", number(counter.stands)));
            }
            if captured && !is_booty(class_of(data, counter.unit)) {
                judged.flaw(of("riverdon-entry-no-booty"));
            }
            if captured && lost == 0 {
                judged.flaw(of("riverdon-entry-captured-not-lost"));
            }
        }
    }

    /// V.8.
    fn judge_reserves(&self, data: &Data, pending: &Pending<'_>, role: Role, judged: &mut Judgement) {
        let (side, contingent) = (&self.sides[role], pending.sides[role]);
        for (group, turn) in side.arrived.iter().copied().enumerate() {
            let reserve = contingent.groups.get(group).is_some_and(|one| matches!(one.presence, Presence::Reserve(_)));
            let of = |id| message(id).with("side", Arg::Term(role.term())).with("turn", number(turn));
            let first = data.campaign.rolls.reserve_arrival.from_turn;
            match (reserve, turn) {
                (_, 0) => {}
                (false, _) => judged.flaw(of("riverdon-entry-no-reserve")),
                (true, turn) if turn < first => {
                    judged.flaw(of("riverdon-entry-reserve-early").with("least", number(first)));
                }
                (true, turn) if turn > self.turns => {
                    judged.flaw(of("riverdon-entry-reserve-late").with("turns", number(self.turns)));
                }
                _ => {}
            }
            let counters = contingent.counters.iter().zip(side.lost.iter());
            for (counter, _) in counters.filter(|(counter, lost)| usize::from(counter.group) == group && **lost > 0) {
                if reserve && turn == 0 {
                    judged.flaw(message("riverdon-entry-absent-lost").with("unit", args::unit(counter.unit)));
                }
            }
        }
    }

    /// V.11, V.12.
    fn judge_people(&self, pending: &Pending<'_>, role: Role, judged: &mut Judgement) {
        let (side, contingent) = (&self.sides[role], pending.sides[role]);
        let of = |id| message(id).with("side", Arg::Term(role.term()));
        for bit in (0..8).filter(|bit| side.killed & 1 << bit != 0) {
            let there = contingent.leaders.get(bit).is_some_and(|leader| {
                let alone = contingent.counters.iter().all(|counter| counter.group != leader.group);
                alone || self.took_part(pending, role, leader.group)
            });
            if !there {
                judged.flaw(of("riverdon-entry-no-leader").with("number", number(bit as u8 + 1)));
            }
        }
        for bit in (0..8).filter(|bit| side.shot_down & 1 << bit != 0 && *bit >= contingent.aircraft.len()) {
            judged.flaw(of("riverdon-entry-no-aircraft").with("number", number(bit as u8 + 1)));
        }
    }

    /// V.3, V.10.
    fn judge_ending(&self, pending: &Pending<'_>, judged: &mut Judgement) {
        let (loser, passed) = (self.loser(), self.passed);
        let none_or_loser = passed == Passed::None || passed == Passed::only(loser);
        let fits = match self.ending {
            Ending::Flight => passed.has(loser),
            Ending::Retired => none_or_loser,
            Ending::RetiredBefore | Ending::Dusk => passed == Passed::None,
            Ending::Surrendered | Ending::Destroyed => true,
            Ending::Unsprung => false,
        };
        if !fits {
            let flaw = message("riverdon-entry-ending-and-flight").with("ending", Arg::Term(self.ending.term()));
            judged.flaw(flaw.with("passed", Arg::Term(passed.term())));
        }
        if self.ending == Ending::Dusk && self.winner != Role::Defender {
            judged.flaw(message("riverdon-entry-dusk-for-the-defender"));
        }
        let contingent = pending.sides[loser];
        let left: i32 = (contingent.counters.iter().zip(self.sides[loser].lost.iter()))
            .filter(|(counter, _)| counter.river.is_none() && self.took_part(pending, loser, counter.group))
            .map(|(counter, lost)| i32::from(counter.stands.saturating_sub(*lost)))
            .sum();
        if self.ending == Ending::Destroyed && left > 0 {
            let flaw = message("riverdon-entry-not-destroyed").with("side", Arg::Term(loser.term()));
            judged.flaw(flaw.with("stands", Arg::Int(left)));
        }
        if self.ending == Ending::Surrendered && !contingent.surrounded && contingent.way_out {
            judged.flaw(message("riverdon-entry-need-not-surrender").with("side", Arg::Term(loser.term())));
        }
    }

    /// V.9, V.15.
    fn judge_turns(&self, data: &Data, pending: &Pending<'_>, judged: &mut Judgement) {
        let (rules, turns) = (&data.results.entry, self.turns);
        let most = data.battle.field.max_turns;
        let with = |id, most: u8| message(id).with("turns", number(turns)).with("most", number(most));
        if turns > rules.most_turns {
            judged.flaw(with("riverdon-entry-too-long", rules.most_turns));
        }
        let by_dusk = self.ending == Ending::Dusk && self.winner == Role::Defender;
        if pending.dusk && turns > most && !by_dusk {
            judged.flaw(with("riverdon-entry-after-dusk", most));
        }
        let lost = Role::ALL.into_iter().any(|role| self.sides[role].lost.iter().any(|lost| *lost > 0));
        match (self.ending == Ending::RetiredBefore, turns) {
            (true, 0) if lost => judged.flaw(message("riverdon-entry-lost-before")),
            (true, 1..) => judged.flaw(message("riverdon-entry-played-before").with("turns", number(turns))),
            (false, 0) => judged.flaw(message("riverdon-entry-not-played")),
            _ => {}
        }
    }

    /// Whether a group was on the field.
    pub(crate) fn took_part(&self, pending: &Pending<'_>, role: Role, group: u8) -> bool {
        let one = pending.sides[role].groups.get(usize::from(group));
        let reserve = one.is_some_and(|one| matches!(one.presence, Presence::Reserve(_)));
        !reserve || self.sides[role].arrived.get(usize::from(group)).is_some_and(|turn| *turn > 0)
    }

    /// The weight of stands lost, and of all brought.
    fn weight(&self, data: &Data, pending: &Pending<'_>, role: Role) -> (u32, u32) {
        let (mut lost, mut all) = (0, 0);
        for (at, counter) in pending.sides[role].counters.iter().enumerate() {
            if self.took_part(pending, role, counter.group) {
                let weight = u32::from(data.units[counter.unit.index()].weight);
                all += weight * u32::from(counter.stands);
                lost += weight * u32::from(self.sides[role].lost.get(at).copied().unwrap_or(0).min(counter.stands));
            }
        }
        (lost, all)
    }

    /// V.4, V.5.
    fn judge_flight(&self, data: &Data, pending: &Pending<'_>, judged: &mut Judgement) {
        let (winner, loser) = (self.winner, self.loser());
        let flight = |role: Role| u32::from(pending.sides[role].flight(data));
        if self.passed == Passed::only(winner) {
            judged.flaw(message("riverdon-entry-winner-fled").with("side", Arg::Term(winner.term())));
        }
        let tenths = |(lost, all): (u32, u32)| (1000 * lost).checked_div(all).unwrap_or(0);
        let (lost, all) = self.weight(data, pending, loser);
        let share = u32::from(data.results.entry.flight_share_pct);
        if self.passed.has(loser) && 10_000 * lost < share * flight(loser) * all {
            let doubt = message("riverdon-entry-few-lost").with("side", Arg::Term(loser.term()));
            let doubt = doubt.with("pct", Arg::Int((tenths((lost, all)) / 10) as i32));
            judged.doubts.push(doubt.with("flight", Arg::Int(flight(loser) as i32)));
        }
        let own = self.weight(data, pending, winner);
        if 100 * own.0 > flight(winner) * own.1 {
            let over = |role: Role, weight: (u32, u32)| tenths(weight) as i32 - 10 * flight(role) as i32;
            let (mine, theirs) = (over(winner, own), over(loser, (lost, all)));
            let right = theirs > mine || theirs == mine && winner == Role::Defender;
            if self.passed != Passed::Both || !right {
                let doubt = message("riverdon-entry-winner-lost-much").with("side", Arg::Term(winner.term()));
                let doubt = doubt.with("pct", Arg::Int((tenths(own) / 10) as i32));
                judged.doubts.push(doubt.with("flight", Arg::Int(flight(winner) as i32)));
            }
        }
    }

    /// Bridges and ambushes (9.brid.2).
    fn judge_field(&self, data: &Data, pending: &Pending<'_>, judged: &mut Judgement) {
        let crossings = &pending.site.field(data).crossings;
        for bit in (0..8).filter(|bit| self.down & 1 << bit != 0) {
            let kind = crossings.get(bit).filter(|_| pending.site.down & 1 << bit == 0);
            if kind == Some(&CrossingKind::RailBridge) {
                judged.flaw(message("riverdon-entry-rail-bridge"));
            } else if !kind.is_some_and(|kind| can_fall(*kind)) {
                judged.flaw(message("riverdon-entry-no-bridge").with("number", number(bit as u8 + 1)));
            }
        }
        if self.found.is_some() != pending.site.ambush {
            judged.flaw(message("riverdon-entry-ambush-or-not"));
        }
        let lost = Role::ALL.into_iter().any(|role| self.sides[role].lost.iter().any(|lost| *lost > 0));
        if self.found == Some(false) && lost {
            judged.flaw(message("riverdon-entry-lost-unfound"));
        }
    }

    /// Resource points that captures bring, before what their owner has (V.7, 9.cap).
    pub fn booty(&self, data: &Data, pending: &Pending<'_>, captor: Role) -> u16 {
        let owner = captor.enemy();
        let counters = pending.sides[owner].counters.iter().zip(self.sides[owner].captured.iter());
        counters.filter(|(_, captured)| **captured).map(|(counter, _)| booty_of(data, counter.unit)).sum()
    }

    /// The outcome that it describes.
    pub fn outcome(&self, data: &Data, pending: &Pending<'_>) -> Outcome {
        let unsprung = self.found == Some(false);
        let fared = |role: Role| {
            let side = &self.sides[role];
            let fate = |(lost, captured): (&u8, &bool)| match captured {
                true => Fate { destroyed: 0, captured: *lost },
                false => Fate { destroyed: *lost, captured: 0 },
            };
            let (lost, all) = self.weight(data, pending, role);
            let flown = (0..pending.sides[role].aircraft.len()).fold(0, |set, at| set | 1u8 << at);
            Fared {
                counters: List::of(side.lost.iter().zip(side.captured.iter()).map(fate)),
                killed: side.killed,
                shot_down: side.shot_down,
                flown,
                arrived: side.arrived,
                past_flight: self.passed.has(role),
                tally: ((2 * lost) as u16, (2 * all) as u16),
            }
        };
        Outcome {
            winner: (!unsprung).then_some(self.winner),
            ending: if unsprung { Ending::Unsprung } else { self.ending },
            turns: self.turns,
            sides: Each::by(fared),
            down: pending.site.down | self.down,
        }
    }
}

fn class_of(data: &Data, unit: UnitIx) -> Class {
    data.units[unit.index()].class
}

/// Resource points for a captured weapon (9.cap).
pub fn booty_of(data: &Data, unit: UnitIx) -> u16 {
    let paid = data.results.entry.captured.iter().find(|(class, _)| *class == class_of(data, unit));
    paid.map_or(0, |(_, points)| u16::from(*points))
}

impl Ending {
    /// The message id of its name.
    pub const fn term(self) -> &'static str {
        match self {
            Ending::Flight => "riverdon-ending-flight",
            Ending::Retired => "riverdon-ending-retired",
            Ending::RetiredBefore => "riverdon-ending-retired-before",
            Ending::Surrendered => "riverdon-ending-surrendered",
            Ending::Destroyed => "riverdon-ending-destroyed",
            Ending::Dusk => "riverdon-ending-dusk",
            Ending::Unsprung => "riverdon-ending-unsprung",
        }
    }
}

impl Passed {
    /// The message id of its name.
    pub const fn term(self) -> &'static str {
        match self {
            Passed::None => "riverdon-passed-none",
            Passed::Attacker => "riverdon-role-attacker",
            Passed::Defender => "riverdon-role-defender",
            Passed::Both => "riverdon-passed-both",
        }
    }
}
