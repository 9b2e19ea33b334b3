//! What the rules and the catalogue state of the data is what the data say.

use std::collections::BTreeMap;

use riverdon::*;

use crate::own;

#[test]
fn there_are_as_many_as_the_catalogue_counts() {
    let data = own();
    assert_eq!(data.cards.len(), 66);
    let decks: Vec<(Deck, usize)> = data.decks.iter().map(|deck| (deck.id, deck.cards)).collect();
    assert_eq!(decks, [(Deck::T, 12), (Deck::R, 12), (Deck::TR, 16), (Deck::O, 25), (Deck::C, 1)]);
    assert_eq!((data.units.len(), data.groups.len(), data.nations.len()), (56, 15, 22));
    assert_eq!((data.terrains.len(), data.campaign.missions.len()), (9, 14));
    assert_eq!((data.settings.len(), data.scenarios.len()), (18, 6));
    assert_eq!((data.blocks.len(), data.examples.len()), (22, 15));
    assert_eq!(data.battle.example.dice.len(), 79);
    assert_eq!((data.results.fields.len(), data.results.checks.len()), (13, 15));
    let clauses = &catalogue().clauses;
    let of_the_model = clauses.iter().filter(|clause| clause.id.starts_with("BM.")).count();
    assert_eq!((clauses.len() - of_the_model, of_the_model), (405, 35));
    assert_eq!(clauses.iter().map(|clause| clause.checks.len()).sum::<usize>(), 663);
}

#[test]
fn clauses_that_the_data_name_are_in_the_catalogue() {
    let data = own();
    let decks = data.decks.iter().map(|deck| &deck.clause);
    let settings = data.settings.iter().map(|setting| &setting.clause);
    let levels =
        data.controls.iter().map(|level| &level.clause).chain(data.resources.iter().map(|level| &level.clause));
    let tactics = data.campaign.operations.iter().map(|one| &one.clause);
    let tactics = tactics.chain(data.campaign.defences.iter().map(|one| &one.clause));
    let countries = data.building.countries.iter().map(|country| &country.clause);
    for clause in decks.chain(settings).chain(levels).chain(tactics).chain(countries) {
        assert!(catalogue().clause(clause).is_some(), "there is no {clause}");
    }
}

/// How many cards of a deck have these rails and these rivers.
fn composition(deck: Deck) -> BTreeMap<(String, String), usize> {
    let data = own();
    let letters = |edges: Edges| edges.iter().map(Edge::letter).collect::<String>();
    let mut found = BTreeMap::new();
    for card in data.deck(deck).iter() {
        let face = data.cards[card.index()].face(false);
        *found.entry((letters(face.rail), letters(face.river))).or_default() += 1;
    }
    found
}

#[test]
fn decks_are_composed_as_the_procedure_needs_them() {
    let of = |list: &[(&str, &str, usize)]| -> BTreeMap<(String, String), usize> {
        list.iter().map(|(rail, river, count)| (((*rail).to_owned(), (*river).to_owned()), *count)).collect()
    };
    let rails = of(&[("NS", "", 8), ("NE", "", 1), ("NW", "", 1), ("SE", "", 1), ("SW", "", 1)]);
    assert_eq!(composition(Deck::T), rails);
    let rivers = of(&[("", "WE", 8), ("", "NW", 1), ("", "SW", 1), ("", "NE", 1), ("", "SE", 1)]);
    assert_eq!(composition(Deck::R), rivers);
    let bends = [("NE", "WE", 2), ("NW", "WE", 2), ("SE", "WE", 2), ("SW", "WE", 2)];
    let straight =
        [("NS", "WE", 3), ("NS", "SW", 1), ("NS", "NW", 1), ("NS", "NE", 1), ("NS", "SE", 1), ("NS", "NS", 1)];
    assert_eq!(composition(Deck::TR), of(&[&bends[..], &straight[..]].concat()));
    assert_eq!(composition(Deck::O), of(&[("", "", 25)]));
    assert_eq!(composition(Deck::C), of(&[("NS", "WE", 1)]));
}

fn face(id: &str) -> &'static Face {
    own().cards[own().card(id).expect("a card").index()].face(false)
}

#[test]
fn a_river_cuts_its_card_into_two_banks() {
    let melnikov = face("R1");
    let (near, far) = (melnikov.halves(Bank::Near), melnikov.halves(Bank::Far));
    assert!(near.hold(Edge::N) && !near.touch(Edge::S) && near.on(Edge::W) == [true, false]);
    assert!(far.hold(Edge::S) && !far.touch(Edge::N) && far.on(Edge::E) == [false, true]);
    for card in own().cards.iter().filter(|card| !card.face(false).river.is_empty()) {
        for face in &card.faces {
            for edge in Edge::ALL {
                let [one, two] = [face.halves(Bank::Near).on(edge), face.halves(Bank::Far).on(edge)];
                assert!(one[0] != two[0] && one[1] != two[1], "{}: every half has one bank", card.id);
                assert_eq!(one[0] != one[1], face.river.contains(edge), "{}: the river divides its edges", card.id);
            }
        }
    }
}

#[test]
fn crossings_are_where_rails_and_roads_pass_the_river() {
    let kinds = |id: &str| face(id).crossings.iter().map(|crossing| crossing.kind).collect::<Vec<_>>();
    assert_eq!(kinds("R1"), [CrossingKind::Bridge]);
    assert_eq!(kinds("R2"), [CrossingKind::Ford]);
    assert_eq!(kinds("R3"), []);
    assert_eq!(kinds("TR1"), [CrossingKind::RailBridge, CrossingKind::Bridge]);
    assert_eq!(kinds("TR3"), [CrossingKind::RailBridge, CrossingKind::Ford]);
    assert_eq!(kinds("TR5"), []);
    assert_eq!(kinds("C1"), [CrossingKind::RailBridge, CrossingKind::Bridge]);
    let at = |column, row| Square::at(column, row).expect("a square");
    assert_eq!(face("TR15").crossings[1].between, (at(2, 2), at(3, 2)), "a river from the south is crossed sideways");
    assert_eq!(own().cards.iter().map(|card| card.face(false).crossings.len()).sum::<usize>(), 30);
}

#[test]
fn cars_pass_a_card_where_open_ground_joins_its_edges() {
    assert_eq!(face("T1").axes.len(), 6);
    assert!(!face("R1").axes.contains(&(Edge::N, Edge::S)) && face("R1").axes.len() == 5);
    assert_eq!(face("C1").axes.len(), 4);
}

#[test]
fn what_is_printed_is_named_and_the_rest_is_ours() {
    let data = own();
    let given = |file: &str, entry: &str, value: &str| {
        data.given.iter().any(|one| one.file == file && one.entry == entry && one.value == value)
    };
    assert!(given("data/units.toml", "red_guard", "points"));
    assert!(given("data/units.toml", "howitzer_105", "points"));
    assert_eq!(data.given.iter().filter(|one| one.file == "data/units.toml").count(), 2);
    assert!(given("data/nations.toml", "red_guard_army", "max_pct.heavy"));
    assert!(!given("data/nations.toml", "kavkom", "resources"), "our ruling");
    assert!(given("data/nations.toml", "leaders", "most"));
    assert!(given("data/scenarios.toml", "ice_march", "side.2.later.need"));
    assert!(!given("data/scenarios.toml", "ice_march", "turn_limit"));
    assert!(!data.given.iter().any(|one| one.file == "data/muster.toml" || one.file == "data/settings.toml"));
}

#[test]
fn printed_lists_of_control_and_resources_are_kept() {
    let data = own();
    let of = |control| data.nations.iter().filter(|nation| nation.control == control).count();
    assert_eq!((of(Control::Professional), of(Control::High), of(Control::Low)), (4, 12, 6));
    let modern: Vec<&str> =
        data.nations.iter().filter(|one| one.resources == Resources::Modern).map(|one| one.id.as_str()).collect();
    let wanted =
        ["afsr_wrangel", "german_ww1", "interv_far_north", "interv_far_east", "interv_central_asia", "interv_odessa"];
    assert_eq!(modern, wanted);
}
