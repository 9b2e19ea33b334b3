//! The battle that the data work out die by die (8.model.2).

use engine::{Dice, Events};

use super::*;
use crate::rules::cites;

/// The example as it is deployed.
pub(super) fn example() -> Battle {
    let example = &own().battle.example;
    let mut sides = [Contingent::new(example.flight_numbers.0), Contingent::new(example.flight_numbers.1)];
    for unit in &example.units {
        let side = &mut sides[usize::from(unit.id.starts_with('D'))];
        side.counters.push(Counter { unit: unit.r#type, stands: unit.stands, ..Counter::default() });
        if let Some(rating) = unit.leader {
            side.leaders.push(Leading { id: 0, rating, group: 0 });
        }
    }
    sides.iter_mut().for_each(|side| assert!(side.groups.push(Detachment::default())));
    let site = Site::plain(Laid::upright(example.card), Edge::N);
    let mut battle = Battle::new(own(), site, &sides[0], &sides[1]);
    for role in Role::ALL {
        let named = example.units.iter().filter(|unit| unit.id.starts_with(role.letter()));
        for (troop, unit) in battle.sides[role].troops.iter_mut().zip(named) {
            troop.place = Place::On(unit.square);
        }
        battle.sides[role].doctrine = true;
    }
    battle.phase = Phase::AirCombat;
    battle
}

#[test]
fn the_79_dice_of_the_example_give_its_battle() {
    cites(&["8.model.2", "8.model.2#1", "8.model.2#2", "BM.3", "BM.4", "BM.31"]);
    let (data, mut battle) = (own(), example());
    let mut dice = Dice::given(data.battle.example.dice.iter().map(|die| u16::from(*die)));
    let mut tallies = Vec::new();
    while battle.phase != Phase::Over {
        let turn_ends = battle.phase == Phase::Check;
        advance(data, &mut battle, &mut dice, &mut Events::unheard(), Audience::NOBODY).expect("the dice suffice");
        if turn_ends {
            tallies.push(Role::ALL.map(|role| battle.sides[role].tally(data).0));
        }
    }
    assert_eq!(tallies, [[4, 0], [7, 4], [7, 4], [5, 4]], "the tallies of the checks, of 20");
    assert_eq!(dice.left_over(), 0, "79 dice were used");
    let outcome = battle.outcome(data).expect("it is over");
    assert_eq!((outcome.winner, outcome.ending, outcome.turns), (Some(Role::Attacker), Ending::Retired, 5));
    let lost = |role: Role| outcome.sides[role].counters.iter().map(|fate| fate.lost()).collect::<Vec<_>>();
    assert_eq!((lost(Role::Attacker), lost(Role::Defender)), (vec![2, 0, 0], vec![0, 4, 0]));
    assert_eq!(outcome.sides[Role::Defender].tally, (8, 20), "40.0 per cent");
    assert!(!outcome.sides[Role::Defender].past_flight);
    assert_eq!(battle.sides[Role::Attacker].troops[1].place, Place::On(at("c3")), "A2 takes its square");
}
