//! 7 and 8: battles.

mod clauses;
mod golden;
mod march;
mod model;
mod shares;
mod sheets;

use engine::{Dice, Events, Seed};
use riverdon::battle::*;
use riverdon::battle::{Ending, Leader, Order, Place};
use riverdon::*;

use crate::own;

/// A type.
fn unit(id: &str) -> UnitIx {
    own().ids.named(id).unwrap_or_else(|| panic!("there is no type {id}"))
}

/// A card that lies upright.
fn laid(id: &str) -> Laid {
    Laid::upright(own().card(id).unwrap_or_else(|| panic!("there is no card {id}")))
}

/// A square by its name.
fn at(name: &str) -> Square {
    Square::parse(name).unwrap_or_else(|| panic!("there is no square {name}"))
}

/// A side with counters, all in one group; weapons are paid for.
fn side(flight: u8, counters: &[(&str, u8)]) -> Contingent {
    let mut side = Contingent::new(flight);
    side.groups.push(Detachment::default());
    for (id, stands) in counters {
        side.counters.push(Counter { unit: unit(id), stands: *stands, paid: true, ..Counter::default() });
    }
    side
}

/// The same with a leader of a rating.
fn led(mut side: Contingent, rating: i8) -> Contingent {
    side.leaders.push(Leading { id: 0, rating, group: 0 });
    side
}

/// The same with its only group in a state.
fn group(mut side: Contingent, state: Detachment) -> Contingent {
    side.groups[0] = state;
    side
}

/// A battle on a card entered from an edge, with units where they are named.
fn battle(card: &str, entry: Edge, attacker: &[(&str, u8, &str)], defender: &[(&str, u8, &str)]) -> Battle {
    let bare = |units: &[(&str, u8, &str)]| -> Vec<(String, u8)> {
        units.iter().map(|(id, stands, _)| ((*id).to_owned(), *stands)).collect()
    };
    let made = |units: &[(String, u8)]| side(40, &units.iter().map(|(id, n)| (id.as_str(), *n)).collect::<Vec<_>>());
    let sides = [made(&bare(attacker)), made(&bare(defender))];
    let mut battle = Battle::new(own(), Site::plain(laid(card), entry), &sides[0], &sides[1]);
    for (role, units) in [(Role::Attacker, attacker), (Role::Defender, defender)] {
        for (troop, (_, _, square)) in battle.sides[role].troops.iter_mut().zip(units) {
            troop.place = if square.is_empty() { Place::Beside } else { Place::On(at(square)) };
            troop.steps = own().units[troop.unit.index()].moves;
        }
        battle.sides[role].active = true;
    }
    battle.turn = 1;
    battle
}

/// Carries an order out with exactly these dice.
fn give(battle: &mut Battle, role: Role, order: Order, dice: &[u16]) {
    assert_eq!(check(own(), battle, role, order), Ok(()), "{order:?}");
    let mut dice = Dice::given(dice.iter().copied());
    step(own(), battle, role, order, &mut dice, &mut Events::unheard(), Audience::NOBODY).expect("the dice suffice");
    assert_eq!(dice.left_over(), 0, "{order:?} rolls fewer dice");
}

/// The clause and the message by which an order is refused.
fn refused(battle: &Battle, role: Role, order: Order) -> (&'static str, &'static str) {
    let breach = check(own(), battle, role, order).expect_err("it is refused");
    (breach.clause().expect("a clause"), breach.0.id)
}

/// Goes on by one step with exactly these dice.
fn go_on(battle: &mut Battle, dice: &[u16]) {
    let mut dice = Dice::given(dice.iter().copied());
    let ran = advance(own(), battle, &mut dice, &mut Events::unheard(), Audience::NOBODY).expect("the dice suffice");
    assert!(ran, "nobody decides in {:?}", battle.phase);
    assert_eq!(dice.left_over(), 0, "{:?} follows after fewer dice", battle.phase);
}

/// A unit of a side.
fn troop(battle: &Battle, role: Role, number: usize) -> Troop {
    battle.sides[role].troops[number]
}

fn seeded(seed: u64) -> Dice {
    Dice::seeded(Seed::from_number(seed), 0)
}

const A: Role = Role::Attacker;
const D: Role = Role::Defender;
