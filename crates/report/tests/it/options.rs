//! A game with options, wars and headquarters: what of them is told, and what of hands is not.

use engine::erased::AnyJournal;
use engine::{Eyes, Headline, Rolling, Seat, Seed, Urgency};
use report::account::Line;
use shelf::Shelved;

use super::{account, random, written};

const BOLSHEVIK: Seat = Seat(1);

/// The campaign with this hand of the Whites, which the other side cannot know, played on for a few orders that do not
/// depend on it.
fn with_hand(shelved: &Shelved, hand: &str) -> Box<dyn AnyJournal> {
    let position = format!("turn: 4\nphase: initiative white\nhand white: {hand}\nhand bolshevik: r_mobilisation\n");
    let setup = shelved.game.title().setup(Some("campaign"), [("czech_case", "2")]).expect("a setup");
    let setup = setup.from_position(&position);
    let mut journal = shelved.game.begin(setup, Seed::from_number(5), Rolling::Seeded).expect("it is sound").journal;
    for _ in 0..2 {
        let asked = journal.asked().into_iter().find(|asked| asked.urgency != Urgency::May).expect("somebody is asked");
        let orders = journal.orders(asked.seat);
        // Which options can be played is what the two games differ in.
        let same = orders.iter().rev().find(|order| !order.starts_with("play "));
        let order = same.cloned().expect("whoever is asked has an order");
        journal.order(asked.seat, &order, &[]).expect("it is legal");
    }
    journal
}

#[test]
fn a_hidden_hand_changes_nothing_for_the_other_side_and_for_everybody() {
    let shelved = shelf::game("rossyia").expect("on the shelf");
    let hands = ["w_initiative, w_propagande=2", "w_partisans=2, w_or_imperial"];
    for eyes in [Eyes::Public, Eyes::Seat(BOLSHEVIK)] {
        let pages = hands.map(|hand| written(&shelved, with_hand(&shelved, hand).as_ref(), eyes));
        assert_eq!(pages[0], pages[1], "{eyes:?}");
    }
}

#[test]
fn options_that_are_played_are_told_and_wars_peaces_and_lost_headquarters_would_be() {
    let shelved = shelf::game("rossyia").expect("on the shelf");
    for id in ["option-played", "event", "event-line", "war", "peace", "hq-lost"] {
        assert_eq!(shelved.game.headline(&format!("rossyia-{id}")), Some(Headline::Event), "{id}");
    }
    let journal = random(&shelved, 3, 900);
    let account = account(&shelved, journal.as_ref(), Eyes::Public);
    let told: Vec<&str> = account
        .turns
        .iter()
        .flat_map(|turn| &turn.story)
        .filter_map(|line| match line {
            Line::Told(message) => Some(message.id.as_str()),
            _ => None,
        })
        .collect();
    assert!(told.contains(&"rossyia-option-played"), "{told:?}");
    let page = written(&shelved, journal.as_ref(), Eyes::Public);
    assert!(page.contains(r#"<li class="event">"#) && !page.contains("rossyia-"), "it is told in words");
}

#[test]
fn a_turn_is_named_once_points_are_called_as_the_game_does_and_what_decides_nothing_is_left_out() {
    let shelved = shelf::game("rossyia").expect("on the shelf");
    let setup = shelved.game.title().setup(Some("ice_and_steppe"), []).expect("a setup");
    let journal = shelved.game.begin(setup, Seed::from_number(5), Rolling::Seeded).expect("it is sound").journal;
    let page = written(&shelved, journal.as_ref(), Eyes::Public);
    assert!(page.contains("Turn 1 \u{b7} November 18") && !page.contains("Turn 1, Turn 1"), "{page}");
    assert!(page.contains("<h2>Political level</h2>") && !page.contains("Victory points"));
    assert!(!page.contains("Czech case"), "there are no Czechs in this scenario");
}
