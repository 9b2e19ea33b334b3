//! The odds of a battle before it is fought: many battles over what a seat may know (8.resolve.1).

use engine::{Chance, Dice, Each, Events, Message, Seed};

use super::contingent::{ByRole, Contingent, Ending, Outcome, Role, Site};
use super::fire::Shot;
use super::order::{Order, step};
use super::state::{Audience, Battle, Phase, Place, Troop};
use super::turn::{advance, resolve};
use crate::cards::Square;
use crate::data::Data;
use crate::ids::UnitIx;

/// What a side may be, and how likely: the weight of a guess among the others.
#[derive(Debug, Clone, Copy)]
pub struct Guess<'a> {
    /// What it would bring.
    pub contingent: &'a Contingent,
    /// How much it counts.
    pub weight: u32,
}

/// Tenths of the weight that a side brought.
pub const TENTHS: usize = 10;

/// What came of many battles.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Forecast {
    /// How many were fought.
    pub battles: u32,
    /// How many each side won.
    pub won: ByRole<u32>,
    /// In how many the column passed an ambush.
    pub unsprung: u32,
    /// In how many each side was pushed past its flight number.
    pub fled: ByRole<u32>,
    /// How many ended at dusk.
    pub dusk: u32,
    /// Turns of all of them.
    pub turns: u32,
    /// Stands lost in all of them.
    pub stands: ByRole<u32>,
    /// In how many each side lost a leader.
    pub leaders: ByRole<u32>,
    /// In how many each side lost none of what it brought, up to a tenth, up to two tenths ...: by weight.
    pub losses: ByRole<[u32; TENTHS + 1]>,
}

impl Forecast {
    /// The share of battles that a side won, in tenths of a per cent.
    pub fn share(&self, role: Role) -> u32 {
        (1000 * self.won[role]).checked_div(self.battles).unwrap_or(0)
    }

    fn count(&mut self, data: &Data, outcome: &Outcome, brought: &dyn Fn(Role, usize) -> (UnitIx, u8)) {
        self.battles += 1;
        self.turns += u32::from(outcome.turns);
        self.dusk += u32::from(outcome.ending == Ending::Dusk);
        match outcome.winner {
            Some(winner) => self.won[winner] += 1,
            None => self.unsprung += 1,
        }
        for role in Role::ALL {
            let fared = &outcome.sides[role];
            self.fled[role] += u32::from(fared.past_flight);
            self.leaders[role] += u32::from(fared.killed != 0);
            let (mut lost, mut all) = (0, 0);
            for (at, fate) in fared.counters.iter().enumerate() {
                let (unit, stands) = brought(role, at);
                let weight = u32::from(data.units[unit.index()].weight);
                self.stands[role] += u32::from(fate.lost());
                lost += weight * u32::from(fate.lost());
                all += weight * u32::from(stands);
            }
            let tenth = (TENTHS as u32 * lost).div_ceil(all.max(1)) as usize;
            self.losses[role][tenth.min(TENTHS)] += 1;
        }
    }
}

/// One of several guesses, each as likely as its weight says.
fn drawn<'a>(guesses: &[Guess<'a>], chance: &mut Chance) -> Option<&'a Contingent> {
    let all: u32 = guesses.iter().map(|guess| guess.weight).sum();
    let mut drawn = chance.below(all as usize) as u32;
    for guess in guesses {
        match drawn.checked_sub(guess.weight) {
            Some(left) => drawn = left,
            None => return Some(guess.contingent),
        }
    }
    guesses.last().map(|guess| guess.contingent)
}

/// Fights so many battles between what the sides may be. The same seed gives the same forecast; battle *n* is decided
/// by its number alone.
pub fn forecast(data: &Data, site: Site, sides: ByRole<&[Guess<'_>]>, battles: u32, seed: u64) -> Forecast {
    let mut forecast = Forecast::default();
    for number in 0..battles {
        let mut chance = Chance::new(seed.wrapping_add(u64::from(number)));
        let mut next = |role: Role| drawn(sides[role], &mut chance);
        let (Some(attacker), Some(defender)) = (next(Role::Attacker), next(Role::Defender)) else { break };
        let battle = Battle::new(data, site, attacker, defender);
        if let Ok(outcome) = resolve(data, battle, &mut dice_of(seed, number)) {
            let sides: ByRole<&Contingent> = Each::new([attacker, defender]);
            forecast
                .count(data, &outcome, &|role, at| (sides[role].counters[at].unit, sides[role].counters[at].stands));
        }
    }
    forecast
}

/// The dice of a battle, by its number alone.
fn dice_of(seed: u64, number: u32) -> Dice {
    let mut bytes = Seed::from_number(seed).0;
    bytes[8..12].copy_from_slice(&number.to_le_bytes());
    Dice::seeded(Seed(bytes), 0)
}

/// Fights a battle under way to its end so many times, by what one side sees of it (BM.35).
pub fn forecast_from(data: &Data, battle: &Battle, viewer: Role, battles: u32, seed: u64) -> Forecast {
    let seen = battle.seen_by(viewer);
    let mut forecast = Forecast::default();
    for number in 0..battles {
        if let Ok(outcome) = resolve(data, seen, &mut dice_of(seed, number)) {
            forecast.count(data, &outcome, &|role, at| {
                let troop = &seen.sides[role].troops[at];
                (troop.unit, troop.stands + troop.destroyed + troop.captured)
            });
        }
    }
    forecast
}

/// What came of many charges of one unit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Charged {
    /// How many there were.
    pub charges: u32,
    /// How often its nerve failed.
    pub failed: u32,
    /// How often the square was taken.
    pub taken: u32,
}

/// Has a unit charge a square so many times, alone or with those who have been told to (BM.15 to BM.17).
pub fn charge_often(data: &Data, battle: &Battle, role: Role, at: u8, square: Square, charges: u32) -> Charged {
    let mut charged = Charged { charges, ..Charged::default() };
    let mut unheard = Events::unheard();
    for number in 0..charges {
        let (mut fought, mut dice) = (*battle, dice_of(0, number));
        let order = Order::Charge(at, square);
        if step(data, &mut fought, role, order, &mut dice, &mut unheard, Audience::NOBODY).is_err() {
            continue;
        }
        if fought.sides[role].troops[usize::from(at)].charges.is_none() {
            charged.failed += 1;
            continue;
        }
        fought.phase = Phase::Settling(role);
        let settled = advance(data, &mut fought, &mut dice, &mut unheard, Audience::NOBODY);
        charged.taken += u32::from(settled.is_ok() && fought.sides[role].at(square).next().is_some());
    }
    charged
}

/// What a unit would roll at another.
pub fn shot_at(data: &Data, battle: &Battle, role: Role, at: u8, target: u8) -> Option<Shot> {
    battle.sides[role].troops.get(usize::from(at))?;
    battle.shot(data, role, usize::from(at), usize::from(target)).ok()
}

/// The same, line by line.
pub fn shot_lines(
    data: &Data,
    battle: &Battle,
    role: Role,
    at: u8,
    target: u8,
    lines: &mut Vec<(Message, i64)>,
) -> Option<Shot> {
    let from = battle.sides[role].troops.get(usize::from(at))?.place;
    battle.shot_told(data, role, usize::from(at), from, usize::from(target), lines).ok()
}

/// Dice and need of the charge of a unit, line by line (BM.16).
pub fn charge_lines(
    data: &Data,
    battle: &Battle,
    role: Role,
    at: u8,
    square: Square,
    lines: &mut Vec<(Message, i64)>,
) -> Option<(u8, i8)> {
    battle.sides[role].troops.get(usize::from(at))?;
    Some(battle.charge_told(data, role, usize::from(at), square, lines))
}

/// Hits to expect of the charge of a unit and against it, in 216ths (D.5).
pub fn expected(data: &Data, battle: &Battle, role: Role, at: u8, square: Square) -> (u32, u32) {
    battle.expected(data, role, square, &[at])
}

impl Battle {
    /// The steps that a unit has left when it gets to a square.
    pub fn steps_left(&self, data: &Data, role: Role, at: usize, to: Square) -> u8 {
        self.may_move(data, role, at, to).map_or(0, |taken| self.steps_after(data, role, at, to, taken))
    }

    /// The battle as one side sees it: without what waits beside the field or in reserve on the other (BM.35).
    pub fn seen_by(&self, viewer: Role) -> Battle {
        let mut seen = *self;
        let party = &mut seen.sides[viewer.enemy()];
        for troop in party.troops.iter_mut() {
            if matches!(troop.place, Place::Reserve | Place::Beside) {
                *troop = Troop { unit: troop.unit, group: troop.group, place: Place::Gone, ..Troop::default() };
            }
        }
        for number in 0..party.leaders.len() {
            let with = party.leaders[number].with.map(|with| party.troops[usize::from(with)].place);
            party.leaders[number].killed |= with.is_none_or(|place| place == Place::Gone);
        }
        seen
    }
}
