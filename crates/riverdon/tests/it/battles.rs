//! Battles of all sorts: they end, keep the counts of stands, and never fail; whoever is asked has an order.

use engine::{Chance, Dice, Events, Seed};
use riverdon::battle::*;
use riverdon::battle::{Ending, Place};
use riverdon::results::{Entry, Pending, read_entry, write_entry};
use riverdon::*;

use crate::own;

/// A force at random: some types of a nation, a few counters of each, in one or two groups and perhaps a reserve.
fn contingent(chance: &mut Chance, river: bool) -> Contingent {
    let data = own();
    let nation = &data.nations[chance.below(data.nations.len())];
    let mut side = Contingent::new(nation.flight_number);
    (side.cut, side.surrounded) = (10 * chance.below(3) as u8, chance.one_in(5));
    for group in 0..1 + chance.below(3) {
        let (mut stands, mut paid) = (Stands::default(), Stands::default());
        for _ in 0..1 + chance.below(6) {
            let unit = *chance.pick(&nation.allowed).expect("a nation buys something");
            if matches!(data.units[unit.index()].class, Class::Air | Class::Boat) {
                continue;
            }
            stands.set(unit, stands.count(unit) + 1 + chance.below(6) as u16);
            paid.set(unit, chance.below(3) as u16);
        }
        let edge = *chance.pick(&Edge::ALL).expect("four");
        let presence = match chance.below(3) {
            0 if group > 0 => Presence::Reserve(edge),
            1 => Presence::Arrived(edge),
            _ => Presence::Before,
        };
        let bank = if chance.one_in(2) { Bank::Near } else { Bank::Far };
        let flag = |chance: &mut Chance| chance.one_in(3);
        let (dug_in, wire, exhausted) = (flag(chance), flag(chance), flag(chance));
        let group_state = Detachment { presence, bank, dug_in, wire, exhausted };
        let left = side.join(data, group_state, &stands, &paid);
        assert_eq!(left, Stands::default(), "there is room");
        if chance.one_in(2) {
            side.leaders.push(Leading { id: group as u8, rating: chance.below(4) as i8 - 1, group: group as u8 });
        }
    }
    for id in ["air_fighter", "air_bomber", "air_recon"] {
        if chance.one_in(4) {
            let unit = data.ids.named(id).expect("a type");
            side.aircraft.push(Flying { unit, superiority: id == "air_fighter" && chance.one_in(2), fought: false });
        }
    }
    if river && chance.one_in(3) {
        let unit = data.ids.named("gunboat").expect("a type");
        let edge = *chance.pick(&Edge::ALL).expect("four");
        side.counters.push(Counter { unit, stands: 1, group: 0, paid: chance.one_in(2), river: Some(edge) });
    }
    side
}

fn battle(chance: &mut Chance, card: CardIx) -> (Battle, [Contingent; 2]) {
    let data = own();
    let laid = Laid { card, turned: chance.one_in(2) };
    let country = *chance.pick(&Country::ALL).expect("three");
    let face = data.cards[card.index()].face(laid.turned);
    let entry = *chance.pick(&Edge::ALL).expect("four");
    let bank = if face.halves(Bank::Near).touch(entry) { Bank::Near } else { Bank::Far };
    let down = if chance.one_in(3) { 0xff } else { 0 };
    let ambush = chance.one_in(6);
    let site = Site { laid, country, winter: chance.one_in(3), down, entry, bank, ambush, ..Site::plain(laid, entry) };
    let sides = [contingent(chance, true), contingent(chance, true)];
    (Battle::new(data, site, &sides[0], &sides[1]), sides)
}

/// What holds at any time: stands are where they were or counted as lost, squares are not overfull or shared.
fn sound(battle: &Battle, sides: &[Contingent; 2]) {
    let data = own();
    for role in Role::ALL {
        let party = &battle.sides[role];
        for (troop, counter) in party.troops.iter().zip(sides[role as usize].counters.iter()) {
            assert_eq!(troop.stands + troop.destroyed + troop.captured, counter.stands);
            assert!(troop.markers <= troop.stands && troop.worn <= troop.markers);
            assert_eq!(troop.stands == 0, troop.place == Place::Gone);
            if let Some(square) = troop.square() {
                assert!(battle.field(data).takes(troop.class(data), square), "{square:?} is closed");
                assert!(battle.sides[role.enemy()].at(square).next().is_none(), "{square:?} is shared");
            }
        }
        assert!(party.crowd().iter().all(|stands| *stands <= data.battle.field.stack_limit));
        for leader in party.leaders.iter().filter(|leader| !leader.killed) {
            let with = leader.with.map(|with| &party.troops[usize::from(with)]);
            assert!(with.is_none_or(|troop| troop.stands > 0), "a leader is with nobody");
        }
    }
}

/// What the model gives could have been entered by hand, and read from a file.
fn possible(sides: &[Contingent; 2], battle: &Battle, outcome: &Outcome) {
    let data = own();
    let space = Space::numbered(15).expect("a space");
    let pending = Pending { space, site: battle.site, sides: engine::Each::new([&sides[0], &sides[1]]), dusk: true };
    let entry = Entry::of(data, &pending, outcome);
    assert_eq!(entry.judge(data, &pending).flaws, [], "{outcome:?}");
    let text = write_entry(data, &pending, &entry);
    assert_eq!(read_entry(data, &pending, &text, "result"), Ok(entry));
    let told = entry.outcome(data, &pending);
    assert_eq!((told.winner, told.ending, told.turns), (outcome.winner, outcome.ending, outcome.turns));
}

#[test]
fn battles_by_the_doctrine_end_on_every_card_and_keep_the_counts() {
    let (data, mut chance) = (own(), Chance::new(1));
    let mut endings = std::collections::BTreeMap::new();
    for round in 0..12 {
        for card in data.ids.all::<CardIx>() {
            let (mut battle, sides) = battle(&mut chance, card);
            for role in Role::ALL {
                battle.sides[role].doctrine = true;
            }
            let again = battle;
            let mut dice = Dice::seeded(Seed::from_number(round), 0);
            while battle.phase != Phase::Over {
                let ran = advance(data, &mut battle, &mut dice, &mut Events::unheard(), Audience::NOBODY);
                assert!(ran.expect("a seed never runs out"), "nobody waits for the doctrine");
                sound(&battle, &sides);
            }
            let outcome = battle.outcome(data).expect("it is over");
            assert_eq!(resolve(data, again, &mut Dice::seeded(Seed::from_number(round), 0)), Ok(outcome));
            assert_eq!(outcome.winner.is_none(), outcome.ending == Ending::Unsprung);
            possible(&sides, &battle, &outcome);
            *endings.entry(outcome.ending).or_insert(0) += 1;
        }
    }
    for ending in [Ending::Flight, Ending::Retired, Ending::Destroyed, Ending::Dusk, Ending::Unsprung] {
        assert!(endings.contains_key(&ending), "{endings:?}");
    }
}

#[test]
fn battles_played_at_random_end_and_whoever_is_asked_has_an_order() {
    let (data, mut chance) = (own(), Chance::new(2));
    for seed in 0..150 {
        let card = CardIx(chance.below(data.cards.len()) as u8);
        let (mut battle, sides) = battle(&mut chance, card);
        let mut dice = Dice::seeded(Seed::from_number(seed), 0);
        let mut orders = 0;
        while battle.phase != Phase::Over {
            while advance(data, &mut battle, &mut dice, &mut Events::unheard(), Audience::NOBODY).expect("a seed") {}
            sound(&battle, &sides);
            let Some(role) = awaited(data, &battle) else { continue };
            let order = sample(data, &battle, role, &mut chance).expect("whoever is asked has an order");
            assert_eq!(check(data, &battle, role, order), Ok(()));
            assert!(check(data, &battle, role.enemy(), order).is_err(), "the other side is not asked");
            step(data, &mut battle, role, order, &mut dice, &mut Events::unheard(), Audience::NOBODY).expect("a seed");
            sound(&battle, &sides);
            orders += 1;
            assert!(orders < 20_000, "it goes on without end");
        }
    }
}

#[test]
fn a_battle_is_written_and_read_again() {
    let (data, mut chance) = (own(), Chance::new(3));
    let (mut battle, _) = battle(&mut chance, CardIx(20));
    let mut dice = Dice::seeded(Seed::from_number(1), 0);
    battle.sides[Role::Defender].doctrine = true;
    while advance(data, &mut battle, &mut dice, &mut Events::unheard(), Audience::NOBODY).expect("a seed") {}
    let written = engine::naming::write(&battle, &data.ids).expect("it can be written");
    let read: Battle = engine::naming::read(&written, &data.ids).expect("it can be read");
    assert_eq!(read, battle);
}
