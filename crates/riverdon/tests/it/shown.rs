//! What is shown: cards by who has seen them, markers that tell nothing, names and pictures for all of it.

use std::collections::BTreeSet;

use engine::{Chance, Dice, Events, Eyes, Game, Named, Picture, Seat, Seed, Shown, View, awaited};
use riverdon::{RiverDon, State};

const REFEREE: Eyes = Eyes::Seat(Seat(2));
const EYES: [Eyes; 4] = [Eyes::Seat(Seat(0)), Eyes::Seat(Seat(1)), REFEREE, Eyes::Public];

fn begun(game: &RiverDon, scenario: &str, options: &[(&str, &str)]) -> State {
    let setup = game.title().setup(Some(scenario), options.iter().copied()).expect("sound");
    let mut dice = Dice::seeded(Seed::from_number(3), 0);
    engine::journal::begin(game, &setup, &mut dice, &mut Events::unheard()).expect("sound")
}

/// Plays at random and looks at every tenth position.
fn played(game: &RiverDon, mut state: State, mut look: impl FnMut(&State)) {
    let (mut dice, mut chance) = (Dice::seeded(Seed::from_number(5), 0), Chance::new(5));
    for number in 0..400 {
        if number % 10 == 0 {
            look(&state);
        }
        let Some(seat) = awaited(game, &state).next() else { break };
        let order = game.sample(&state, seat, &mut chance).expect("whoever is asked has an order");
        let _ = engine::carry_out(game, &mut state, seat, &order, &mut dice, &mut Events::unheard());
    }
}

fn picture_at<'v>(view: &'v View, place: &str) -> &'v str {
    view.pictures.iter().find(|one| one.place == place).map_or("", |one| one.picture.as_str())
}

#[test]
fn every_picture_face_and_name_that_is_shown_is_known() {
    let game = RiverDon::new();
    let faces: BTreeSet<String> = game.faces().into_iter().map(|face| face.id).collect();
    let places: BTreeSet<String> = game.board().places.into_iter().map(|place| place.id).collect();
    let named: BTreeSet<String> = game.named_ids().into_iter().collect();
    for scenario in ["ice_march", "steppe", "transsib"] {
        played(&game, begun(&game, scenario, &[("major_river", "off"), ("referee", "on")]), |state| {
            for eyes in EYES {
                let view = game.view(state, eyes);
                assert_eq!(view.pictures.len(), 36, "every space has a card or its back");
                for one in &view.pictures {
                    assert!(game.picture(&one.picture).is_some() && places.contains(one.place.as_str()), "{one:?}");
                    assert!(one.name.is_empty() || named.contains(one.name.as_str()), "{one:?}");
                }
                for counter in &view.counters {
                    assert!(faces.contains(counter.face.as_str()), "{counter:?}");
                    assert!(named.contains(counter.id.as_str()) && game.name_of(&counter.id) != counter.id.as_str());
                }
                let ids: BTreeSet<&str> = view.counters.iter().map(|counter| counter.id.as_str()).collect();
                assert_eq!(ids.len(), view.counters.len(), "every counter has an id of its own");
            }
        });
    }
}

#[test]
fn a_card_that_somebody_has_not_seen_shows_its_back_to_them_and_its_face_to_the_referee() {
    let game = RiverDon::new();
    let state = begun(&game, "steppe", &[("cards", "covered"), ("referee", "on")]);
    let [first, second, referee, public] = EYES.map(|eyes| game.view(&state, eyes));
    for place in ["01", "16", "36"] {
        assert_eq!([&first, &second, &public].map(|view| picture_at(view, place)), ["back"; 3], "{place}");
        assert!(matches!(game.picture(picture_at(&referee, place)), Some(Picture::Land(_))), "{place}");
    }
    let blind = begun(&game, "steppe", &[("cards", "blind_first")]);
    let seen = |eyes: Eyes| game.view(&blind, eyes).pictures.iter().filter(|one| one.picture != "back").count();
    assert_eq!(seen(EYES[0]), 0);
    assert!(seen(EYES[1]) > 6, "rail and river");
}

#[test]
fn of_the_enemy_markers_tell_a_letter_and_what_was_reported_and_nothing_else() {
    let game = RiverDon::new();
    let mut markers = 0;
    played(&game, begun(&game, "steppe", &[]), |state| {
        for (eyes, own) in [(EYES[0], "first"), (EYES[1], "second"), (Eyes::Public, "")] {
            let view = game.view(state, eyes);
            for counter in view.counters.iter().filter(|counter| counter.side.as_deref() != Some(own)) {
                markers += 1;
                let lettered = counter.lettered.as_ref().expect("it is a marker");
                let reported = lettered.small.strip_prefix('≈').is_some();
                assert!(lettered.small.is_empty() || reported, "{counter:?}");
                assert!(counter.states.is_empty() && counter.notes.len() <= usize::from(reported), "{counter:?}");
                assert!(counter.values.iter().all(|(id, _)| id == "total"), "{counter:?}");
            }
        }
    });
    assert!(markers > 100, "{markers}");
}

#[test]
fn on_a_river_card_the_banks_are_apart_and_whoever_is_on_one_of_them_stands_there() {
    let game = RiverDon::new();
    let mut on_banks = 0;
    played(&game, begun(&game, "steppe", &[("rivers", "two")]), |state| {
        let view = game.view(state, EYES[0]);
        for one in view.pictures.iter().filter(|one| !one.parts.is_empty()) {
            let ids: Vec<&str> = one.parts.iter().map(|part| part.id.as_str()).collect();
            assert_eq!(ids, ["near", "far"]);
            let apart = (one.parts[0].x - one.parts[1].x).abs() + (one.parts[0].y - one.parts[1].y).abs();
            assert!(apart >= 40, "{one:?}");
        }
        for counter in view.counters.iter().filter(|counter| counter.part.is_some()) {
            on_banks += 1;
            let picture = view.pictures.iter().find(|one| one.place == counter.place).expect("a card");
            assert!(picture.parts.iter().any(|part| Some(&part.id) == counter.part.as_ref()), "{counter:?}");
        }
    });
    assert!(on_banks > 0);
}

#[test]
fn seats_and_sides_are_called_by_the_nations_of_the_scenario() {
    let game = RiverDon::new();
    let names = |scenario: &str| {
        let setup = game.title().setup(Some(scenario), []).expect("sound");
        let title = game.title().of_setup(&setup);
        assert_eq!(title.seats.len(), 2, "no referee");
        assert_ne!(title.sides[0].pattern, title.sides[1].pattern);
        [&title.seats[0].name, &title.sides[1].name].map(String::clone)
    };
    assert_eq!(names("ice_march"), ["AFSR, Ice March", "Bolsheviks, Red Guard"]);
    assert_eq!(names("warsaw"), ["Bolsheviks, 1920", "Polish"]);
}

#[test]
fn names_of_pictures_that_are_none_are_refused() {
    let game = RiverDon::new();
    for wrong in [
        "",
        "front",
        "T1",
        "T1-u-mixed-summer-",
        "T1-u-mixed-summer-bb",
        "T1-u-mixed-summer-fb",
        "T99-u-mixed-summer-0",
    ] {
        assert_eq!(game.picture(wrong), None, "{wrong}");
    }
    let down = game.picture("R1-u-mixed-winter-b").expect("a card whose bridge is down");
    let Picture::Land(land) = down else { panic!("a card") };
    assert!(land.crossings.iter().any(|crossing| crossing.down) && land.rails.is_empty() && land.rivers.len() == 1);
}
