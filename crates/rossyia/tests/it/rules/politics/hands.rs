//! X.hidden.1, III.B.10: what the enemy may believe of a hand.

use engine::{Chance, Eyes, Game, Seat, Shown};

use super::super::{cites, game, set_up};

fn twins(script: &str) -> Vec<Vec<String>> {
    let state = engine::script::run(game(), set_up("campaign"), &[], script).unwrap_or_else(|found| panic!("{found}"));
    let seen = game().view(&state, Eyes::Seat(Seat(1)));
    let mut chance = Chance::new(11);
    let deal = |chance: &mut Chance| {
        let twin = game().redeal(&state, Seat(1), chance);
        assert_eq!(game().view(&twin, Eyes::Seat(Seat(1))), seen, "the enemy sees the same");
        let own = game().view(&twin, Eyes::Seat(Seat(0)));
        let hand = own.hands.into_iter().find(|hand| hand.id == "options-white").expect("a hand");
        hand.seen.iter().map(|id| id.to_string()).collect::<Vec<String>>()
    };
    (0..200).map(|_| deal(&mut chance)).collect()
}

#[test]
fn what_is_played_at_once_lies_in_no_hand() {
    cites(&["X.hidden.1", "III.D.1"]);
    let hands = twins("given options; white hand w_raid 2");
    let immediate = ["w_stable", "w_evenement"];
    assert!(hands.iter().flatten().all(|option| !immediate.contains(&option.as_str())));
    assert!(hands.iter().flatten().any(|option| option == "w_partisans"));
}

#[test]
fn what_january_has_shown_stays_known_and_the_rest_is_something_else() {
    cites(&["III.B.10", "X.hidden.1"]);
    let hands = twins(
        "given nobody else; kichinev_lost in 1918-11; poland_war in 1918-11; poland_beaten in 1918-11; turn 1919-12; initiative white; level 10; white pool w_partisans 4; white pool w_or_imperial 2
         given white hand w_propagande 3; white hand w_raid 1; last move white
         white: done ; 1
         white: pass",
    );
    for hand in &hands {
        assert_eq!(hand.iter().filter(|option| *option == "w_propagande").count(), 1, "{hand:?}");
        assert!(hand.iter().all(|option| option != "w_partisans"), "{hand:?}");
    }
    assert!(hands.iter().any(|hand| !hand.contains(&"w_raid".to_owned())));
}
#[test]
fn a_position_with_everything_in_it_comes_back_as_it_was() {
    cites(&["X.hidden.1"]);
    let script = "given options; nobody else; stalin at tsaritzin; frounze at moscou; w_offensive_pologne counts as w_occident_soutien
         given kichinev_lost in 1918-11; bolshevik hand r_spetsy 1; white hand w_partisans 1; playing bolshevik
         bolshevik: play r_spetsy
         bolshevik: target stalin";
    let state = engine::script::run(game(), set_up("campaign"), &[], script).unwrap_or_else(|found| panic!("{found}"));
    let written = game().position(&state);
    assert_eq!(game().restore(&written).expect("just written"), state);
}
