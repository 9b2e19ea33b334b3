//! Nothing hidden reaches a report while a game goes on.

use engine::{Eyes, Rolling, Seat};

use super::{account, begin, order, random, written};

const BRITISH: Seat = Seat(1);

#[test]
fn what_lies_under_seal_changes_nothing_for_the_others() {
    let shelved = shelf::game("emtsa").expect("on the shelf");
    let page = |card: &str, eyes: Eyes| {
        let mut begun = begin(&shelved, 3, Rolling::Seeded);
        order(begun.journal.as_mut(), "reds", &format!("bid {card}"), &[]);
        written(&shelved, begun.journal.as_ref(), eyes)
    };
    for eyes in [Eyes::Public, Eyes::Seat(BRITISH)] {
        assert_eq!(page("rumour1", eyes), page("flank1", eyes), "{eyes:?}");
    }
}

#[test]
fn other_hands_change_nothing_for_everybody() {
    let shelved = shelf::game("emtsa").expect("on the shelf");
    let page = |seed: u64| written(&shelved, begin(&shelved, seed, Rolling::Seeded).journal.as_ref(), Eyes::Public);
    assert_eq!(page(3), page(4), "they differ in the cards that were dealt");
}

#[test]
fn dice_are_not_weighed_while_cards_are_hidden() {
    let shelved = shelf::game("emtsa").expect("on the shelf");
    let journal = (5..)
        .map(|seed| random(&shelved, seed, 40))
        .find(|journal| journal.outcome().is_none() && journal.entries().iter().any(|entry| !entry.dice.is_empty()));
    let account = account(&shelved, journal.expect("one of them").as_ref(), Eyes::Public);
    assert!(account.trials.is_empty() && account.withheld > 0, "{account:?}");
}

#[test]
fn where_nothing_is_hidden_dice_are_weighed_at_once() {
    let shelved = shelf::game("elope").expect("on the shelf");
    let account = account(&shelved, random(&shelved, 5, 700).as_ref(), Eyes::Public);
    assert!(!account.trials.is_empty() && account.withheld == 0, "{} dice withheld", account.withheld);
}
