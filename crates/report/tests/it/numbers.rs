//! One contest, reckoned by hand. One step attacks two, without cards: 1 + a against 2 + b. Of the 36 pairs of dice the
//! defender loses one step by four and both by six, the attacker his only one by 21, and by five they fight again.

use engine::erased::AnyJournal;
use engine::{Eyes, Rolling, Side};
use report::account::{Account, Line};
use shelf::Shelved;

use super::{account, begin, idle, order, random};

const REDS: Side = Side(0);
const ALLIES: Side = Side(1);
const EXPECTED: f64 = (4.0 + 2.0 * 6.0 - 21.0) / 36.0;

fn close(a: f64, b: f64) -> bool {
    (a - b).abs() < 1e-9
}

/// Partisans ride against the cavalry at Avda, and the dice fall so.
fn contest(shelved: &Shelved, dice: [u16; 2]) -> Box<dyn AnyJournal> {
    let mut journal = begin(shelved, 3, Rolling::Typed).journal;
    let game = journal.as_mut();
    for (seat, card) in [("reds", "rumour1"), ("british", "rumour3"), ("whites", "barrage1")] {
        order(game, seat, &format!("bid {card}"), &[]);
    }
    order(game, "whites", "march partisans avda", &[]);
    order(game, "reds", "stand", &[]);
    order(game, "reds", "support nothing", &[]);
    order(game, "whites", "support nothing", &dice);
    journal
}

fn finished(shelved: &Shelved, dice: [u16; 2]) -> Account {
    let mut journal = contest(shelved, dice);
    idle(journal.as_mut());
    assert!(journal.outcome().is_some(), "the game is over");
    account(shelved, journal.as_ref(), Eyes::Public)
}

#[test]
fn luck_is_what_came_less_what_was_to_be_expected() {
    let shelved = shelf::game("emtsa").expect("on the shelf");
    let account = finished(&shelved, [6, 1]);
    assert_eq!(account.trials.len(), 1, "{:?}", account.trials);
    let trial = &account.trials[0];
    assert_eq!(
        (trial.faces.as_slice(), trial.gain.as_slice(), trial.clause.as_str()),
        (&[6, 1][..], &[-2, 2][..], "6.4")
    );
    let (luck, _) = account.luck(ALLIES);
    assert!(close(luck, 2.0 - EXPECTED), "{luck}");
    assert!(close(account.luck(REDS).0, -luck), "what one side gains the other loses");
}

#[test]
fn the_p_value_is_the_chance_of_luck_as_one_sided() {
    let shelved = shelf::game("emtsa").expect("on the shelf");
    // Nothing is as far from the average as the loss of both steps: 6 pairs of 36.
    assert!(close(finished(&shelved, [6, 1]).luck(ALLIES).1, 6.0 / 36.0));
    // His only step, 0.86 from the average: 21 pairs, and the ten that cost the enemy something are farther.
    assert!(close(finished(&shelved, [1, 6]).luck(ALLIES).1, 31.0 / 36.0));
}

#[test]
fn a_battle_belongs_to_its_attacker_and_is_told() {
    let shelved = shelf::game("emtsa").expect("on the shelf");
    let account = finished(&shelved, [6, 1]);
    let battles = account.battles();
    let (trial, battle) = battles.first().expect("there was one");
    assert_eq!(battle.attacker, ALLIES);
    let turn = &account.turns[trial.turn];
    assert!(matches!(&turn.story[battle.line], Line::Battle(lines) if lines.len() >= 3), "{:?}", turn.story);
    assert!(turn.fought.contains(&"avda".to_owned()) && turn.taken.contains(&"avda".to_owned()), "{turn:?}");
}

#[test]
fn losses_are_counted_in_the_turn_in_which_they_fell() {
    let shelved = shelf::game("emtsa").expect("on the shelf");
    let account = finished(&shelved, [6, 1]);
    let lost: Vec<(i64, i64)> =
        account.turns.iter().map(|turn| (turn.tallies[0].steps, turn.tallies[1].steps)).collect();
    assert_eq!(lost, [(2, 0), (0, 0), (0, 0), (0, 0), (0, 0)]);
    assert_eq!(account.turns[0].tallies[0].units, 1);
    assert_eq!(account.turns.iter().map(|turn| turn.number).collect::<Vec<_>>(), [1, 2, 3, 4, 5]);
}

#[test]
fn the_faces_of_all_dice_are_counted() {
    let shelved = shelf::game("emtsa").expect("on the shelf");
    assert_eq!(finished(&shelved, [6, 1]).faces, [1, 0, 0, 0, 0, 1]);
}

#[test]
fn what_came_was_always_possible_and_chances_add_up() {
    for (id, orders) in [("emtsa", 400), ("elope", 700)] {
        let shelved = shelf::game(id).expect("on the shelf");
        let journal = random(&shelved, 5, orders);
        let course = journal.course(Eyes::Public, &mut |_| ()).expect("it can be replayed");
        let casts: Vec<_> = course.moments.iter().flat_map(|moment| &moment.casts).collect();
        assert!(casts.len() > 3, "{id}: {}", casts.len());
        for cast in casts {
            let all: f64 = cast.prospects.iter().map(|prospect| prospect.chance).sum();
            assert!(close(all, 1.0), "{id}: {cast:?}");
            assert!(cast.prospects.iter().any(|prospect| prospect.steps == cast.steps), "{id}: {cast:?}");
        }
    }
}
